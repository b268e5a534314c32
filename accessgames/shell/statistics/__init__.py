"""Statistics at the console: matches counted when they end, and what has been counted, told."""
