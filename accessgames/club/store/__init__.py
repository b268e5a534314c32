"""Where clubs live on disk, how they stay whole there, and how they travel as one text file."""
