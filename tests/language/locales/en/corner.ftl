# A game's own names of the positions of a corner piece.

corner-down-left = corner bottom left
corner-up-left = corner top left
corner-up-right = corner top right
corner-down-right = corner bottom right
