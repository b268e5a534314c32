"""The review of all sentences by reading: what is said, sheets of it, and what was read."""
