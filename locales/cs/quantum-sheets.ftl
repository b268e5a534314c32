# Quantum na papíře: listy pro hmat.

quantum-paper-all = Listy hry Quantum
quantum-paper-blank = Prázdný list hry Quantum
quantum-paper-of = { NAME($who) }: { NP($points, noun: "point") }, { NP($misses, noun: "miss") }
quantum-paper-empty = prázdné políčko
quantum-paper-divider = přepážka za čtvrtým sloupcem
