"""Screen readers, voices and Braille lines of Debian around whole games: what was told, and what arrived.

`sitting.py` has the games, a module for each program runs it around one, `__main__.py` makes the figures.
"""
