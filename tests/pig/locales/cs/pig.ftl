pig-name = Prase

pig-rolled = { PERSON($who) ->
        [formal] Padlo { $face }, v tahu máte { NP($turn, noun: "point", case: "acc") }.
        [informal] Padlo { $face }, v tahu máš { NP($turn, noun: "point", case: "acc") }.
       *[other] { NAME($who) } hodí { $face }, v tahu má { NP($turn, noun: "point", case: "acc") }.
    }
    .brief = { NAME($who) }: { $face }, v tahu { $turn }.
    .braille = { NAME($who) } { $face } tah { $turn }
pig-lost = { PERSON($who) ->
        [formal] Padlo 1, ztrácíte { NP($points, noun: "point", case: "acc") }.
        [informal] Padlo 1, ztrácíš { NP($points, noun: "point", case: "acc") }.
       *[other] { NAME($who) } hodí 1 a ztrácí { NP($points, noun: "point", case: "acc") }.
    }
    .brief = { NAME($who) }: 1, pryč { $points }.
    .braille = { NAME($who) } 1 pryč { $points }
pig-kept = { PERSON($who) ->
        [formal] Přičítáte si { NP($points, noun: "point", case: "acc") }, celkem { $total }.
        [informal] Přičítáš si { NP($points, noun: "point", case: "acc") }, celkem { $total }.
       *[other] { NAME($who) } si přičítá { NP($points, noun: "point", case: "acc") }, celkem { $total }.
    }
    .brief = { NAME($who) }: plus { $points }, celkem { $total }.
    .braille = { NAME($who) } +{ $points } = { $total }
pig-turn = { PERSON($who) ->
        [formal] Jste na tahu: { $turn ->
            [0] { WORD("roll", of: "pig") }.
           *[other] { WORD("roll", of: "pig") }, nebo { WORD("hold", of: "pig") }.
        }
        [informal] Jsi na tahu: { $turn ->
            [0] { WORD("roll", of: "pig") }.
           *[other] { WORD("roll", of: "pig") }, nebo { WORD("hold", of: "pig") }.
        }
       *[other] Na tahu je { NAME($who) }.
    }
    .brief = Na tahu: { NAME($who) }.
    .braille = tah { NAME($who) }
pig-action-roll = hodit kostkou
pig-action-hold = přičíst si { NP($points, noun: "point", case: "acc") }
pig-preview-hold = Celkem to dá { NP($total, noun: "point", case: "acc") }.
pig-preview-roll = V sázce: { NP($points, noun: "point") }, jednička je vezme.
pig-refused-nothing = Není co přičíst, nejdřív { REGISTER() ->
        [informal] hoď
       *[formal] hoďte
    }.
    .brief = Není co přičíst.
    .braille = není co přičíst
pig-refused-other = Teď nejde { $action }.
    .brief = Teď nejde { $action }.
    .braille = nejde { $action }
pig-item-turn = Tah { $number }: { NP($points, noun: "point") }.
pig-reason-wins = { NP($points, noun: "point") } stačí k vítězství.
    .brief = Stačí k vítězství.
    .braille = výhra
pig-reason-stake = V sázce: { NP($points, noun: "point") }.
    .brief = V sázce { $points }.
    .braille = v sázce { $points }
pig-place = { ORD($place, gender: "n") } místo: { NAME($who) }, { NP($total, noun: "point") }.
    .brief = { $place }. { NAME($who) }, { $total }.
    .braille = { $place } { NAME($who) } { $total }
pig-option-target = Hraje se do { NP($points, noun: "point", case: "gen") }.
pig-over = Hra skončila.
pig-status = { PERSON($who) ->
        [formal] Jste na tahu
        [informal] Jsi na tahu
       *[other] Na tahu je { NAME($who) }
    }, v tahu { NP($turn, noun: "point") }, hraje se do { $target }.
pig-score = { NAME($who) }: { NP($total, noun: "point") }.

pig-rules-goal = Cíl hry
pig-rules-goal-1 = Kdo první nasbírá dohodnutý počet bodů, vyhrává.
pig-rules-roll = Hod
pig-rules-roll-1 = Dvojka až šestka se přidají k bodům tahu.
pig-rules-roll-2 = Jednička body tahu vezme a tah končí.
pig-rules-hold = Přičtení
pig-rules-hold-1 = Kdo si body tahu přičte, má je jisté a tah končí.
