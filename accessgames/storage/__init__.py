"""Where matches and settings live on disk."""
