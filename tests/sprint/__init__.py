"""A game for tests only: walking against a clock, where all may act at once and the clock has news."""
