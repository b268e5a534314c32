# Jak se jmenuje disciplína osobního rekordu; stojí uprostřed věty.

iqlandie-record-task = { iqlandie-kind }, ⏎ obtížnost { $level }
    .braille = { iqlandie-kind.braille } { $level }
iqlandie-record-game = celá hra na { NP($rounds, noun: "round", case: "acc") }
    .braille = kol { $rounds }
