"""The rules of Tetrikon: pure functions over immutable values."""
