"""The biology tasks."""
