# IOTA na papíře: stůl a karty pro hmat.

iota-sheet-table = Stůl
iota-sheet-cards = Karty hry IOTA
iota-sheet-colour = První buňka karty je barva: č červená, z zelená, m modrá, ž žlutá.
iota-sheet-shape = Druhá buňka je tvar: k kruh, č čtverec, t trojúhelník, x kříž.
iota-sheet-number = Třetí buňka je číslo bez číselného znaku.
iota-sheet-wild = divoká karta
iota-sheet-open = místo, kam se nějaká karta hodí
iota-sheet-empty = prázdné místo
iota-sheet-means = { $what }
