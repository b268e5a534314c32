"""Tetrikon (Společenství duševních sportů): diagrams are filled with pieces that are bought, swapped and traded."""
