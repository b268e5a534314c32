# Kdo nesedí spolu u stolu: slovo pořadatele, věta o losování a co nejde.

help-club-apart = Určí, kdo nesedí spolu, ⏎ třeba { COMMAND(WORD("club-apart"), "Jana, Petr") }; ⏎ { COMMAND(WORD("club-apart"), "Jana, Petr, ne") } to ukončí. ⏎ Bez jmen je vypíše.
    .brief = nespolu Jana, Petr
    .braille = nespolu Jana, Petr
club-event-apart = { LIST($players) } { $apart ->
    [yes] spolu u stolu nesedí.
   *[no] mohou zase sedět spolu.
}
    .brief = { LIST($players) } { $apart ->
        [yes] nespolu.
       *[no] zase spolu.
    }
    .braille = { LIST($players, join: "comma") } { $apart ->
        [yes] nespolu
       *[no] spolu
    }
club-apart-none = Každý může sedět s každým, ⏎ odděleně nesedí nikdo.
    .braille = nikdo
club-apart-stale = { CAP(PREP(ORD($round, case: "loc", gender: "n"), p: "v")) } kole, které je už rozlosované, ⏎ sedí u stolu ti, kdo spolu sedět nemají.
    .brief = V kole { $round } sedí spolu, kdo nemá.
    .braille = k{ $round } sedí spolu
club-apart-round = { LIST($players) } { PREP(ORD($round, case: "loc", gender: "n"), p: "v") } kole
    .braille = { LIST($players, join: "comma") } k{ $round }
club-guarantee-apart = { $pairs ->
    [one] Odděleně sedí ve všech kolech dvojice, ⏎ která spolu sedět nemá.
    [few] Odděleně sedí ve všech kolech všechny { $pairs } dvojice, ⏎ které spolu sedět nemají.
   *[other] Odděleně sedí ve všech kolech všech { $pairs } dvojic, ⏎ které spolu sedět nemají.
}
    .brief = Nespolu: dvojic { $pairs }, všechny odděleně.
    .braille = nespolu { $pairs }, vše
club-guarantee-together = Spolu přesto sedí { LINES($pairs, join: "comma") }{ $more ->
    [0] {""}
    [one] {" "}a ještě { $more } dvojice
    [few] {" "}a ještě { $more } dvojice
   *[other] {" "}a ještě { $more } dvojic
}; ⏎ { $best ->
    [yes] u tolika stolů to jinak nejde.
   *[no] { $least ->
        [0] nikdo by přitom spolu sedět nemusel.
       *[other] nutně spolu sedí jen { $least }.
    }
}
    .brief = Spolu přesto { LINES($pairs, join: "comma") }; ⏎ celkem { $count }, nejméně { $least }.
    .braille = spolu { $count }, nutně { $least }
club-error-apart = Chybí jméno, správně jsou aspoň dvě, ⏎ třeba Jana, Petr.
    .braille = třeba Jana, Petr
club-error-apart-same = { LIST($names) } { $apart ->
    [yes] už spolu nesedí, nic se nemění.
   *[no] sedět spolu mohou, nic se nemění.
}
    .braille = beze změny
club-refused-apart = { $name } je tu dvakrát, ⏎ správně jsou dvě různá jména.
    .braille = { $name } dvakrát
club-error-draw-apart = Losování { ORD($round, case: "gen", gender: "n") } kola ⏎ neoddělilo ty, kdo spolu sedět nemají.
    .braille = k{ $round }: jiné dvojice
