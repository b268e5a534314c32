# iQLANDIE on paper: the expositions for the fingers.

iqlandie-sheet-own = Expositions, { NAME($who) }
iqlandie-sheet-empty = Empty expositions
iqlandie-sheet-exposition = Exposition { $number }, { $purpose }
iqlandie-sheet-robot = a robot on the square before the sign
iqlandie-sheet-unknown = There is no exposition “{ $words }”, they are numbered 1 to { $most }.
