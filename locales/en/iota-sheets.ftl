# IOTA on paper: the table and the cards for the fingers.

iota-sheet-table = Table
iota-sheet-cards = Cards of IOTA
iota-sheet-colour = The first cell of a card is its colour: r red, g green, b blue, y yellow.
iota-sheet-shape = The second cell is its shape: c circle, s square, t triangle, x cross.
iota-sheet-number = The third cell is its number without the number sign.
iota-sheet-wild = wild card
iota-sheet-open = a place where some card fits
iota-sheet-empty = an empty place
iota-sheet-means = { $what }
