# Quantum on paper: the sheets for the fingers.

quantum-paper-all = Sheets of Quantum
quantum-paper-blank = Empty sheet of Quantum
quantum-paper-of = { NAME($who) }: { NP($points, noun: "point") }, { NP($misses, noun: "miss") }
quantum-paper-empty = an empty field
quantum-paper-divider = the line after the fourth column
