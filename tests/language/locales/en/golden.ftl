# Sentences that only tests say.

golden-points = { PERSON($who) ->
        [you] You score
       *[other] { NAME($who) } scores
    } { NP($n, noun: "point") }
golden-points-words = { CNT($n, noun: "point") }
golden-cards = { CNT($n, noun: "card") }
golden-lots = { CNT($n, noun: "lot") }
golden-turns = { NP($n, noun: "turn") }
golden-row = in the { ORD($n, noun: "row") }
golden-place = { PERSON($who) ->
        [you] You place
       *[other] { NAME($who) } places
    } { LIST($cards) } at cell { COORD($cell) }.
    .brief = { NAME($who) }: { LIST($cards) } at { COORD($cell) }
    .braille = { SHORT($cards) } { COORD($cell) }
golden-case-nom = { NP($what, case: "acc") }
golden-plural-nom = { NP($what, number: "pl") }
golden-counted = { CNT($what) }
golden-choice = { LIST($items, join: "or") }
golden-score = Score { $n }
golden-at = cell { COORD($cell) }, column { COLUMN($cell) }
golden-placed = { GENDER($who) ->
        [masculine] He
        [feminine] She
       *[unknown] They
    } placed it
golden-command = Type { WORD("status") }.
