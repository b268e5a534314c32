# What a discipline of personal records is called; it stands inside a sentence.

iqlandie-record-task = { iqlandie-kind }, ⏎ difficulty { $level }
    .braille = { iqlandie-kind.braille } { $level }
iqlandie-record-game = whole game of { NP($rounds, noun: "round") }
    .braille = { $rounds } rounds
