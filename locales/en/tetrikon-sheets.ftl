# Tetrikon on paper: the diagram for the fingers.

tetrikon-sheet-own = Diagram { $diagram }, { NAME($who) }
tetrikon-sheet-diagram = Diagram { $diagram }
tetrikon-sheet-solution = Diagram { $diagram }, solved
tetrikon-sheet-free = Free pieces: { LIST($pieces, join: "comma") }.
tetrikon-sheet-which = The diagram is missing, the set has { $first } to { $last }.
tetrikon-sheet-unknown = There is no diagram “{ $words }” in the set, it has { $first } to { $last }.
tetrikon-sheet-pieces = Pieces in all positions
tetrikon-sheet-piece = { CAP($piece) }
