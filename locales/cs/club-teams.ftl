# Turnaje klubu: večery s více hrami, vyrovnání sil a družstva.

## Více her

club-proposal-mixed = Body různých her se nesčítají, ⏎ počítají se body za místa u stolů.
    .braille = body za místa
club-did-amend-ties = Her je víc, ⏎ při shodě teď rozhoduje { LIST($ties, join: "comma") }.
    .brief = Při shodě { LIST($ties, join: "comma") }.
    .braille = shoda: { LIST($ties, join: "comma") }
club-refused-mixed-scores = Každá hra má jinou stupnici bodů, ⏎ sčítat je nejde. ⏎ Správně jsou body za místa, třeba { $points }.
    .braille = třeba { $points }
club-refused-mixed-ties = Body různých her porovnat nejde, ⏎ při shodě tedy nemůže rozhodovat { $by ->
    [scores] součet výsledků
    [best-game] nejlepší hra
   *[best-round] nejlepší kolo
}. ⏎ Správně jsou třeba výhry nebo vzájemné partie.
    .braille = shoda: třeba výhry

## Vyrovnání sil

club-proposal-handicaps = { $how ->
    [start] Kdo má vyrovnání, má ho jako náskok ⏎ v každé partii u stolu.
   *[result] Kdo má vyrovnání, má ho jednou ⏎ k výsledku u stolu.
} ⏎ Kde vítězí méně bodů, tam se odečítá.
    .braille = { $how ->
        [start] vyrovnání: náskok
       *[result] vyrovnání k výsledku
    }
club-event-handicapped = { $points ->
    [0] { NAME($player) } je bez vyrovnání.
   *[other] { NAME($player) } má vyrovnání { NP($points, noun: "point") }.
}
    .brief = { NAME($player) }: vyrovnání { $points }.
    .braille = { NAME($player) } vyrovnání { $points }
club-handicaps-none = Vyrovnání zatím nikdo nemá.
    .braille = nikdo
club-event-score-level = { NAME($player) } { $score }, s vyrovnáním { $level }
    .brief = { NAME($player) } { $score }, s vyrovnáním { $level }
    .braille = { NAME($player) } { $score }/{ $level }
club-results-score-level = { CAP(ORD($place, gender: "n")) } místo má { NAME($player) }, výsledek { $score }, s vyrovnáním { $level }.
    .braille = { $place }. { NAME($player) } { $score }/{ $level }
club-column-level = S vyrovnáním
help-club-handicap = Zapíše vyrovnání sil, ⏎ třeba vyrovnání Jana 15. ⏎ Bez jména je vypíše.
    .brief = vyrovnání Jana 15
club-error-handicap = Chybí jméno a body, správně je například Jana 15.
    .braille = třeba Jana 15
club-error-handicaps-off = Tento turnaj vyrovnání nemá. ⏎ Zavede ho { $command }.
    .braille = zavede { $command }
club-refused-handicap-places = { $name } má vyrovnání, ⏎ místa by ho nepočítala. ⏎ Správně je zapsat body.
    .braille = třeba body, ne místa
club-error-handicap-given = Kolo { $round }, stůl { $table }: ⏎ vyrovnání { $points } nikdo z nich neměl.
    .braille = k{ $round } s{ $table } vyrovnání?
club-refused-no-handicaps = Tento turnaj vyrovnání nemá, ⏎ patří nejdřív do propozic.
    .braille = bez vyrovnání
club-refused-handicap = { $name }: vyrovnání patří jen k bodům ⏎ a pomáhá tomu, kdo ho má.
    .braille = { $name }: vyrovnání ne
