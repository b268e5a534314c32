"""Thousands of games of IOTA by a simulator in C: where the weights of the computer players come from."""
