# Sentences that only tests say: each construction of the grammar at work.

golden-points = { PERSON($who) ->
        [formal] získáváte
        [informal] získáváš
       *[other] { NAME($who) } získává
    } { NP($n, noun: "point", case: "acc") }
golden-points-words = { CNT($n, noun: "point") }
golden-cards = { CNT($n, noun: "card") }
golden-cards-without = bez { CNT($n, noun: "card", case: "gen") }
golden-cards-with = { PREP(CNT($n, noun: "card", case: "ins"), p: "s") }
golden-cards-figures = { NP($n, noun: "card") }
golden-turns = { NP($n, noun: "turn") }
golden-turns-after = po { NP($n, noun: "turn", case: "loc") }
golden-lots = { CNT($n, noun: "lot") }
golden-lots-for = za { CNT($n, noun: "lot", case: "acc") }
golden-lots-left = { PAST($n, stem: "zbyl", noun: "lot") } { NP($n, noun: "lot") }
golden-left = { $n ->
        [one] zbývá
        [few] zbývají
       *[other] zbývá
    } { NP($n, noun: "card") }
golden-row = { PREP(ORD($n, case: "loc", noun: "row"), p: "v") }
golden-column = { PREP(ORD($n, case: "gen", noun: "column"), p: "z") }
golden-player = { CAP(ORD($n, noun: "player")) }
golden-cell = { ORD($n, noun: "cell") }
golden-place = { PERSON($who) ->
        [formal] Pokládáte
        [informal] Pokládáš
       *[other] { NAME($who) } pokládá
    } { LIST($cards, case: "acc") } na pole { COORD($cell) }.
    .brief = { NAME($who) }: { LIST($cards) } na { COORD($cell) }
    .braille = { SHORT($cards) } { COORD($cell) }
golden-placed = { GENDER($who) ->
        [masculine] Položil
        [feminine] Položila
       *[unknown] Položili
    } { REGISTER() ->
        [formal] jste
       *[informal] jsi
    } { NP($card, case: "acc") } na pole { COORD($cell) }.
golden-passed = { GENDER($who) ->
        [masculine] Hráč { NAME($who) } položil
        [feminine] Hráčka { NAME($who) } položila
       *[unknown] { NAME($who) } pokládá
    } { NP($card, case: "acc") }.
golden-case-nom = { NP($what) }
golden-case-gen = bez { NP($what, case: "gen") }
golden-case-dat = { PREP($what, p: "k") }
golden-case-acc = vidíte { NP($what, case: "acc") }
golden-case-loc = { PREP($what, p: "v") }
golden-case-ins = { PREP($what, p: "s") }
golden-case-from = { PREP($what, p: "z") }
golden-plural-nom = { NP($what, number: "pl") }
golden-plural-gen = bez { NP($what, case: "gen", number: "pl") }
golden-plural-ins = { PREP($what, p: "s", number: "pl") }
golden-counted = { CNT($what) }
golden-counted-gen = bez { CNT($what, case: "gen") }
golden-counted-ins = { PREP(CNT($what, case: "ins"), p: "s") }
golden-list = { LIST($items, case: "acc") }
golden-choice = { LIST($items, join: "or") }
golden-comma = { LIST($items, join: "comma") }
golden-count = { COUNT($items) ->
        [0] nic
        [one] jedna věc
        [few] několik věcí
       *[other] mnoho věcí
    }
golden-fits = { PAST($what, stem: "doplněn") } { NP($what) }
golden-person-past = { NAME($who) } { PAST($who, stem: "vyhrál") }
golden-at = pole { COORD($cell) }, sloupec { COLUMN($cell) }
    .braille = { COORD($cell) } { COLUMN($cell) }
golden-number = { NUM($n, case: "gen", gender: "f") }
golden-from = { PREP(NP($n, noun: "card", case: "gen"), p: "z") }
golden-score = Skóre { $n }
golden-outer = Nejlepší tah: { $inner }
    .brief = Nejlepší: { $inner }
    .braille = rada { $inner }
golden-inner = { NP($card) } na pole { COORD($cell) }
    .brief = { COORD($cell) }
    .braille = { SHORT($card) }
golden-lines = První řádek
    pokračuje.

    Druhý řádek.
golden-empty-variant = Jana { $n ->
        [one] { "" }
        [few] { "" }
       *[other] ještě
    } hraje.
golden-command = Napište { WORD("status") } nebo { WORD("place", of: "golden") }.
golden-code = barva { $code }
golden-term = Hrajete { -golden-name }.
-golden-name = IOTA
golden-refers = { golden-score } a { golden-code }
golden-broken = { NAME($who) } a { $missing }
golden-wrong-case = { NP($what, case: "foo") }
golden-wrong-value = { COORD($what) }
golden-heard = Skóre { $n }/10
    .voice = Skóre { $n } z deseti
golden-where = { COORD($cell) }.
