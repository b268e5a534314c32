"""A house of several servers on PostgreSQL, and everything that may go wrong with it."""
