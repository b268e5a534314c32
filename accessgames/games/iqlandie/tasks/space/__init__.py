"""The space tasks."""
