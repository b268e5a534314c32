"""The command interpreter a player talks to."""
