"""The contract of every game: states, actions, events, views, matches, journals and randomness."""
