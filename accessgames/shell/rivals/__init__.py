"""Computer players that are somebody: their names, how they are introduced, what they say now and then."""
