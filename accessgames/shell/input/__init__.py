"""How a person's input reaches the program: whole lines, single keys, or a pipe."""
