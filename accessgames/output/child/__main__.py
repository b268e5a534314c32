"""`python -m accessgames.output.child`: serve a backend through standard input and output."""

from accessgames.output.child.serve import main

main()
