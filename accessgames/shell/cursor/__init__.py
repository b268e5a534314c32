"""The cursor: a place on the board under the fingers, for each person at the keyboard."""
