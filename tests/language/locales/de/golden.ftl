golden-place = { PERSON($who) ->
        [formal] Sie legen
        [informal] Du legst
       *[other] { NAME($who) } legt
    } { LIST($cards, case: "acc") } auf Feld { COORD($cell) }.
    .braille = { SHORT($cards) } { COORD($cell) }
golden-cards = { CNT($n, noun: "card") }
golden-row = in der { ORD($n, case: "dat", gender: "f") } Reihe
