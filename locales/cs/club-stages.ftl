# Turnaje klubu po částech: předkolo a finále, skupiny. Co platí v propozicích, kdo postupuje a co z opravy plyne.

## Propozice

club-proposal-final = Po { NP($before, noun: "round", case: "loc") } { $players ->
    [one] postupuje do finále { NP($players, noun: "player") }
    [few] postupují do finále { NP($players, noun: "player") }
   *[other] postupuje do finále { NP($players, noun: "player") }
} podle pořadí, finále má { NP($rounds, noun: "round", case: "acc") }.
    .braille = finále: hráčů { $players }, kol { $rounds }
club-proposal-carry = { $carry ->
    [added] Body z finále se přičítají k bodům před finále.
   *[apart] Mezi finalisty rozhodují jen body z finále, při shodě místo před finále.
}
    .braille = { $carry ->
        [added] body se sčítají
       *[apart] finále od nuly
    }
club-proposal-groups-carry = Body z finále se přičítají k bodům ze skupin.
    .braille = body se sčítají
club-proposal-groups-best = Kromě nich { $best ->
    [one] postupuje { NP($best, gender: "ma") } nejlepší
    [few] postupují { $best } nejlepší
   *[other] postupuje { $best } nejlepších
} z dalších míst ve skupinách, rozhodují body na odehrané kolo.
    .braille = a { $best } z dalších míst
club-ask-final = Kolik lidí postupuje do finále a kolik má finále kol? Prázdný řádek: { $usual }.
    .brief = Finále? Prázdné: { $usual }.
    .braille = finále? { $usual }

## Postup a opravy

club-stage-undecided = O postup teď musí rozhodnout los: { LIST($players, join: "comma") }. { REGISTER() ->
    [informal] Napiš
   *[formal] Napište
} { COMMAND($lot) }.
    .brief = Los o postup: { LIST($players, join: "comma") }.
    .braille = los: { LIST($players, join: "comma") }
club-stage-others = { $began ->
    [yes] Finále už se hraje, finalisté zůstávají. Podle opravy by nově mělo postoupit: { LIST($came, join: "comma") }, nepostoupit: { LIST($went, join: "comma") }.
   *[no] Oprava mění postup do finále: nově { LIST($came, join: "comma") }, už ne { LIST($went, join: "comma") }.
}
    .brief = { $began ->
        [yes] Finále už se hraje. Podle opravy nově { LIST($came, join: "comma") }, už ne { LIST($went, join: "comma") }.
       *[no] Postup nově { LIST($came, join: "comma") }, už ne { LIST($went, join: "comma") }.
    }
    .braille = { $began ->
        [yes] zůstává
       *[no] postup
    }: +{ LIST($came, join: "comma") } -{ LIST($went, join: "comma") }

## Pořadí částí

club-ranking-before = Pořadí před finále
    .braille = před finále
club-ranking-group = Skupina { $group }
    .braille = skupina { $group }
club-ranking-decided-before = { LIST($players) } mají ve finále stejně bodů, rozhoduje místo před finále: { LIST($figures) }.
    .braille = před finále: { LIST($pairs, join: "comma") }

## Proč to nejde

club-refused-no-final = Tento turnaj finále nemá.
    .braille = bez finále
club-refused-final-started = Finále už se hraje, změnit ho nejde.
    .braille = finále se hraje
club-refused-final-early = { CAP(ORD($round, gender: "n")) } kolo už se hrálo, před finále by ale { $before ->
    [one] patřilo jen { NP($before, noun: "round") }
    [few] patřila jen { NP($before, noun: "round") }
   *[other] patřilo jen { NP($before, noun: "round") }
}.
    .braille = kolo { $round } už je odehrané
club-refused-final-groups = Skupiny mají svoje finále, další k nim nepatří.
    .braille = skupiny mají finále
club-refused-final-rounds = S finále má turnaj aspoň 2 kola, jedno z nich před finále.
    .braille = aspoň 2 kola
club-error-final = „{ $text }“ není finále, správně jsou dvě čísla: kolik lidí postupuje a kolik má finále kol.
    .braille = { $text } není finále
club-error-no-finalists = Do finále ještě nikdo nepostoupil, pořadí před finále je zatím celé pořadí.
    .braille = finále ještě není

## K pořadí

club-ranking-apart = Finalisté mají body z finále, ostatní z kol před finále.
    .braille = finalisté: body z finále
club-group-members = Skupina { $group }: { LIST($players) }.
    .braille = skupina { $group }: { LIST($players, join: "comma") }
