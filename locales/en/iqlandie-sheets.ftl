# iQLANDIE on paper: the expositions for the fingers.

iqlandie-sheet-own = Exhibitions, { NAME($who) }
iqlandie-sheet-empty = Empty exhibitions
iqlandie-sheet-exposition = Exhibition { $number }, { $purpose }
iqlandie-sheet-robot = a robot on the square before the sign
iqlandie-sheet-unknown = There is no exhibition “{ $words }”, they are numbered 1 to { $most }.
iqlandie-sheet-pieces = Pieces in all positions
iqlandie-sheet-piece = { CAP($shape) }{ $robot ->
        [yes] , the piece has a robot
       *[no] {""}
    }
iqlandie-sheet-robots = the square with the robot
iqlandie-sheet-cards = Space cards in all turns
iqlandie-sheet-card = Card { $number }
iqlandie-sheet-window = window
iqlandie-sheet-task = Task
iqlandie-sheet-content = { $what }
iqlandie-sheet-enters = the beam comes in here
iqlandie-sheet-leaves = the beam is to go out here
iqlandie-sheet-nothing = an empty square
