# Tetrikon na papíře: diagram pro hmat.

tetrikon-sheet-own = Diagram { $diagram }, { NAME($who) }
tetrikon-sheet-diagram = Diagram { $diagram }
tetrikon-sheet-solution = Diagram { $diagram }, řešení
tetrikon-sheet-free = Volné dílky: { LIST($pieces, join: "comma") }.
tetrikon-sheet-which = Chybí diagram, souprava má { $first } až { $last }.
tetrikon-sheet-unknown = Diagram „{ $words }“ v soupravě není, má { $first } až { $last }.
tetrikon-sheet-pieces = Dílky ve všech polohách
tetrikon-sheet-piece = { CAP($piece) }
