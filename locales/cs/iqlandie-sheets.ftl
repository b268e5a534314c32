# iQLANDIE na papíře: expozice pro hmat.

iqlandie-sheet-own = Expozice, { NAME($who) }
iqlandie-sheet-empty = Prázdné expozice
iqlandie-sheet-exposition = Expozice { $number }, { $purpose }
iqlandie-sheet-robot = robot na čtverečku před znakem
iqlandie-sheet-unknown = Expozice „{ $words }“ není, expozice mají čísla 1 až { $most }.
iqlandie-sheet-pieces = Dílky ve všech polohách
iqlandie-sheet-piece = { CAP($shape) }{ $robot ->
        [yes] , dílek má robota
       *[no] {""}
    }
iqlandie-sheet-robots = čtvereček s robotem
iqlandie-sheet-cards = Karty vesmíru ve všech otočeních
iqlandie-sheet-card = Karta { $number }
iqlandie-sheet-window = okénko
iqlandie-sheet-task = Úloha
iqlandie-sheet-content = { $what }
iqlandie-sheet-enters = tudy vchází paprsek
iqlandie-sheet-leaves = tudy má vyjít paprsek
iqlandie-sheet-nothing = prázdné pole
