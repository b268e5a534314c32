"""The programming tasks."""
