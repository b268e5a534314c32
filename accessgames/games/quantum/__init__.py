"""Quantum: the dice game, published as Qwantum."""
