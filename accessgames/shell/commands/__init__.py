"""What the shell itself understands in every game, by word id; a game may answer the same ids better."""
