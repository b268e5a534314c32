"""A game for tests only: sealed choices, hidden hands and a clock in as few rules as possible."""
