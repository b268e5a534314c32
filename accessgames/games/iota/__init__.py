"""IOTA (Gene Mackles, 2011): lines of two to four cards, each property all the same or all different."""
