"""IOTA's list of placements in C, to compare with."""
