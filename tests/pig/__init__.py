"""Pig, the tiny game that docs/adding-a-game.md builds: complete, but installed nowhere."""
ROOM = None
