# iQLANDIE na papíře: expozice pro hmat.

iqlandie-sheet-own = Expozice, { NAME($who) }
iqlandie-sheet-empty = Prázdné expozice
iqlandie-sheet-exposition = Expozice { $number }, { $purpose }
iqlandie-sheet-robot = robot na čtverečku před znakem
iqlandie-sheet-unknown = Expozice „{ $words }“ není, expozice mají čísla 1 až { $most }.
