"""The optics tasks."""
