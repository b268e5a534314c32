"""Where matches and settings live on disk, and how they stay whole there."""
