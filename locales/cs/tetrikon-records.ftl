# Jak se jmenuje disciplína osobního rekordu; stojí uprostřed věty.

tetrikon-record-solo = sólo { LIST($diagrams, join: "comma") }
tetrikon-record-blitz = blesková hra { LIST($diagrams, join: "comma") }
