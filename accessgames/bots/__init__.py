"""Players made of code: random, greedy, search, and the reasons they give."""
