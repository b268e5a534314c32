# Kurzor na desce: kde stojí, kam dojít nejde, jak je daleko, co se tam dá udělat.

cursor-no-board = Teď tu není žádná deska, po které by se dalo chodit.
    .brief = Není deska.
    .braille = není deska
cursor-outside = Místo „{ $words }“ na této desce není.
    .brief = „{ $words }“ tu není.
    .braille = není { $words }
cursor-steps = „{ $words }“ není počet kroků od { NP(1, case: "gen") } do { NP($most, case: "gen") }.
    .brief = „{ $words }“ není počet kroků.
    .braille = není počet: { $words }
cursor-edge = { $way ->
        [up] Nahoře
        [down] Dole
        [left] Vlevo
       *[right] Vpravo
    } je okraj.
    .brief = Okraj { $way ->
        [up] nahoře
        [down] dole
        [left] vlevo
       *[right] vpravo
    }.
    .braille = okraj
cursor-none = { $what ->
        [free] Volné místo tu není.
        [mine] Nic vlastního tu není.
       *[changed] Od posledního vlastního tahu se tu nic nezměnilo.
    }
    .braille = { $what ->
        [free] není volno
        [mine] nic vlastního
       *[changed] beze změny
    }
cursor-only = { $what ->
        [free] Jiné volné místo tu není.
        [mine] Nic jiného vlastního tu není.
       *[changed] Nic jiného se tu nezměnilo.
    }
    .braille = jen zde
cursor-again = Znovu od kraje.
    .braille = od kraje
cursor-one-board = Jiná deska tu není.
    .braille = jediná deska
cursor-marked = Značka: { $place }.
    .braille = značka { $place }
cursor-no-mark = Značka zatím není, udělá ji { COMMAND(WORD("cursor-mark")) }.
    .brief = Není značka.
    .braille = není značka
cursor-other-board = Značka je na jiné desce.
    .braille = značka jinde
cursor-distance = Od značky { $place }: { $shape ->
        [here] kurzor je na ní
        [columns] { NP($columns, noun: "column") } { $across ->
            [right] vpravo
           *[left] vlevo
        }
        [rows] { NP($rows, noun: "row") } { $along ->
            [up] nahoru
           *[down] dolů
        }
       *[both] { NP($columns, noun: "column") } { $across ->
            [right] vpravo
           *[left] vlevo
        } a { NP($rows, noun: "row") } { $along ->
            [up] nahoru
           *[down] dolů
        }
    }.
    .braille = { $shape ->
        [here] na značce
        [columns] { $columns } { $across ->
            [right] vpravo
           *[left] vlevo
        }
        [rows] { $rows } { $along ->
            [up] nahoru
           *[down] dolů
        }
       *[both] { $columns } { $across ->
            [right] vpravo
           *[left] vlevo
        } { $rows } { $along ->
            [up] nahoru
           *[down] dolů
        }
    }
cursor-nothing = Na místě { $place } teď nelze nic udělat.
    .brief = { $place }: nelze nic.
    .braille = { $place } nelze nic
cursor-no-further = { $keys ->
        [yes] Zpátky už není kam, jednotlivé klávesy vypne { COMMAND($command) }.
       *[no] Zpátky už není kam.
    }
    .brief = Zpátky není kam.
    .braille = není kam zpět
cursor-row = { $alone ->
        [yes] { $first }
       *[no] { $first } až { $last }
    }: obsazeno { $taken }, volno { $free }, prázdno { $empty }.
    .braille = { $alone ->
        [yes] { $first }
       *[no] { $first }–{ $last }
    }: { $taken } obs, { $free } volno
cursor-row-silent = Tóny nejsou slyšet, zapne je { COMMAND(WORD("settings"), WORD("set-cues"), WORD("yes")) }.
    .brief = Tóny jsou vypnuté.
    .braille = bez tónů
cursor-row-or-column = „{ $words }“ není řada ani sloupec. Zazní { COMMAND(WORD("cursor-tones"), WORD("row")) } nebo { COMMAND(WORD("cursor-tones"), WORD("column")) }.
    .brief = „{ $words }“ není řada ani sloupec.
    .braille = { WORD("row") }/{ WORD("column") }?
