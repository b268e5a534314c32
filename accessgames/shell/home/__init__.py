"""Home: where the program begins and matches end; what waits, and every word of the shell."""
