"""Whole games, played through the program as people play them."""
