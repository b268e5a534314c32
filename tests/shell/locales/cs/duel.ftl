duel-name = Souboj
duel-card = { $card ->
        [paper] papír
        [scissors] nůžky
        [stone] kámen
       *[hidden] karta
    }
duel-dealt = { PERSON($who) ->
        [formal] Dostáváte: { $card }.
        [informal] Dostáváš: { $card }.
       *[other] { NAME($who) } dostává: { $card }.
    }
    .brief = { NAME($who) }: { $card }
    .braille = { NAME($who) } { $card }
duel-laid = { PERSON($who) ->
        [formal] Kladete: { $card }.
        [informal] Kladeš: { $card }.
       *[other] { NAME($who) } klade: { $card }.
    }
    .brief = { NAME($who) } klade: { $card }
    .braille = { NAME($who) } dal { $card }
duel-opened = Odkryto: { LIST($cards, join: "comma") }.
    .brief = Odkryto: { LIST($cards, join: "comma") }.
    .braille = { LIST($cards, join: "comma") }
duel-ticked = Hodiny ukazují { $left }.
    .brief = Hodiny: { $left }.
    .braille = hodiny { $left }
duel-turn = { PERSON($who) ->
        [formal] Vyberte kartu.
        [informal] Vyber kartu.
       *[other] Kartu vybírá { NAME($who) }.
    }
    .brief = Karta?
    .braille = karta?
duel-turn-all = Všichni vybírají kartu.
    .brief = Všichni vybírají.
    .braille = všichni
duel-hand = V ruce: { LIST($cards) }.
duel-action = zahrát { $card }
duel-preview = Karta leží rubem nahoru: { $card }.
duel-refused = Kartu { $card } v ruce nemáte.
    .brief = Nemáte { $card }.
    .braille = není { $card }
duel-item = Kolo { $round }: { NP($points, noun: "point") }.
duel-reason = { $card } je jedna z možností.
    .brief = možnost
    .braille = možnost
duel-place = { NAME($who) }: { NP($total, noun: "point") }.
    .brief = { NAME($who) }: { $total }
    .braille = { NAME($who) } { $total }
duel-what = Taková karta není: { $word }.
duel-which = Kterou kartu?
duel-rules = Hra
duel-rules-1 = Každý položí jednu kartu.
help-duel-lay = Položí kartu z ruky.
