"""A season of a club, played with the real program in processes that are killed."""
