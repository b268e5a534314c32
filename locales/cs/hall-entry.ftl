## Lidé přicházejí do herny s heslem, a je jich najednou hodně.

hall-entry-waits = Přihlašuje se víc lidí najednou. Před vámi { $count ->
        [one] je { $count } člověk
        [few] jsou { $count } lidé
       *[other] je { $count } lidí
    }, potrvá to asi { NP($seconds, noun: "second", case: "acc") }.
    .brief = Před vámi { $count ->
        [one] { $count } člověk
        [few] { $count } lidé
       *[other] { $count } lidí
    }, asi { NP($seconds, noun: "second") }.
    .braille = před vámi { $count }, { $seconds } s
net-hall-busy = Přihlašuje se příliš mnoho lidí najednou. Zkuste to za chvíli.
    .brief = Moc lidí najednou, zkuste to za chvíli.
    .braille = moc lidí, za chvíli
