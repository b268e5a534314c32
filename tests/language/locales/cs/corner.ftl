# A game's own names of the positions of a corner piece.

corner-down-left = roh vlevo dole
corner-up-left = roh vlevo nahoře
corner-up-right = roh vpravo nahoře
corner-down-right = roh vpravo dole
