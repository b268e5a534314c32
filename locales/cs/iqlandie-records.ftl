# Jak se jmenuje disciplína osobního rekordu; stojí uprostřed věty.

iqlandie-record-task = { iqlandie-kind }, ⏎ obtížnost { $level }
iqlandie-record-game = celá hra na { NP($rounds, noun: "round", case: "acc") }
