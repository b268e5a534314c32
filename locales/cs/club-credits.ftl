# Kredity: hraje se po týdny na více místech, kdo se sejde, ten hraje, a každému se počítá tolik stolů.

## Propozice

club-proposal-credits = Každý má { $tables ->
    [one] { $tables } kredit
    [few] { $tables } kredity
   *[other] { $tables } kreditů
}: tolik jeho stolů se počítá, ⏎ podle dne a hodiny ty první{ $best ->
    [0] .
    [one] , ⏎ a z nich nejlepší { $best }.
    [few] , ⏎ a z nich nejlepší { $best }.
   *[other] , ⏎ a z nich nejlepších { $best }.
}
    .brief = Kreditů { $tables }{ $best ->
        [0] .
       *[other] , nejlepších: { $best }.
    }
    .braille = kreditů { $tables }{ $best ->
        [0] {""}
       *[other] , nej { $best }
    }
club-proposal-credits-together = Se stejným člověkem se { $times ->
    [one] počítá nejvýš { $times } stůl
    [few] počítají nejvýš { $times } stoly
   *[other] počítá nejvýš { $times } stolů
}.
    .braille = spolu nejvýš { $times }
club-proposal-credits-until = Poslední den, který se počítá, je { $date }.
    .braille = konec { $date }
club-proposal-credits-time = Kdo poslední kredit utratí na dvou místech, ⏎ tomu se počítá stůl, který začal dřív, ⏎ ten pozdější odehrál bez kreditu.
    .brief = Poslední kredit patří stolu, ⏎ který začal dřív.
    .braille = platí dřívější stůl
club-ask-credits = Kolik stolů se každému počítá? Prázdný řádek: { $usual }.
    .brief = Kredity? Prázdné: { $usual }.
    .braille = kredity? { $usual }

## Stoly

help-club-open-table = Posadí lidi ke stolu, kde se hraje na kredity, ⏎ třeba { COMMAND(WORD("club-open-table"), "Jana, Petr v Brně dne 25. 11.") }; bez data dnešní den.
    .brief = stůl Jana, Petr v Brně
help-club-suggest = Navrhne, kdo z přítomných má usednout, ⏎ třeba { COMMAND(WORD("club-suggest"), "Jana, Petr, Eva, Ota, Dan") }.
    .brief = navrhni Jana, Petr, Eva
help-club-credits = Řekne, kolik má kdo kreditů a kde hrál; ⏎ se jmény jen o těchto lidech.
    .brief = Kolik má kdo kreditů.
    .braille = kolik má kdo kreditů
club-event-opened = Stůl { $table }{ $placed ->
    [yes] {" "}{ $where }
   *[no] {""}
}, { $date }{ $timed ->
    [yes] , { $time }
   *[no] {""}
}: ⏎ { LIST($players) }.
    .brief = Stůl { $table }{ $placed ->
        [yes] {" "}{ $where }
       *[no] {""}
    }: { LIST($players, join: "comma") }.
    .braille = s{ $table } { $placed ->
        [yes] { $where }{" "}
       *[no] {""}
    }{ LIST($players, join: "comma") }
club-event-told = { $changed ->
    [yes] Oprava, stůl { $table }
   *[no] Stůl { $table }
}: { LIST($results, join: "comma") }.
    .braille = { $changed ->
        [yes] oprava s{ $table }
       *[no] s{ $table }
    }: { LIST($results, join: "comma") }
club-suggest = Ať usednou { LIST($players) }.
    .brief = Usednou { LIST($players) }.
    .braille = { LIST($players, join: "comma") }
club-suggest-met = { $times ->
    [0] Nikdo z nich se ještě s nikým nepotkal.
    [1] Dva z nich už spolu jednou hráli.
   *[other] Po dvou už spolu hráli, dohromady { $times }krát.
}
    .braille = setkání { $times }
club-suggest-next = Posadí je { COMMAND($word, $line) }.
    .braille = { $word } { $line }
club-credits-of = { NAME($player) } { $left }
    .brief = { NAME($player) } { $left }
    .braille = { NAME($player) } { $left }
club-credits-left = Kreditů zbývá: { LIST($people, join: "comma") }.
    .braille = zbývá { LIST($people, join: "comma") }
club-credits-place = { $where } { $times }
    .brief = { $where } { $times }
    .braille = { $where } { $times }
club-credits-line = { NAME($player) }: { $left ->
    [one] zbývá { $left } kredit
    [few] zbývají { $left } kredity
   *[other] zbývá { $left } kreditů
} { PREP($all, p: "z") }{ $open ->
    [0] {""}
    [one] , hraje u { $open } stolu
    [few] , hraje u { $open } stolů
   *[other] , hraje u { $open } stolů
}{ $count ->
    [0] .
   *[other] ; ⏎ odehrané stoly: { LIST($places, join: "comma") }.
}
    .brief = { NAME($player) } { $left } { PREP($all, p: "z") }{ $count ->
        [0] .
       *[other] , { LIST($places, join: "comma") }.
    }
    .braille = { NAME($player) } { $left }/{ $all }
club-credits-without = { NAME($player) }: stůl { $table } se nepočítá, ⏎ { $reason ->
    [late] hrál se po uzávěrce.
    [spent] kredity už došly dřív.
   *[together] s některým ze soupeřů už odehrál, kolik se počítá.
}
    .brief = { NAME($player) }: stůl { $table } bez kreditu, { $reason ->
        [late] po uzávěrce.
        [spent] kredity došly.
       *[together] stejní soupeři.
    }
    .braille = { NAME($player) } s{ $table } bez
club-credits-until = Poslední den, který se počítá, je { $date }.
    .braille = konec { $date }
club-credits-nobody = Kredity zatím nikdo nemá, nikdo není zapsaný.
    .braille = nikdo
club-credits-no-table = Žádný stůl se teď nehraje.
    .braille = nehraje se
club-show-weeks = Hraje se na kredity, odehráno stolů { $played }{ $count ->
    [0] .
   *[other] , ⏎ teď se hraje u stolu { LIST($tables, join: "comma") }.
}
    .brief = Stolů { $played }{ $count ->
        [0] .
       *[other] , hraje se { LIST($tables, join: "comma") }.
    }
    .braille = stolů { $played }{ $count ->
        [0] {""}
       *[other] , hrají { LIST($tables, join: "comma") }
    }
club-next-weeks = Lidi posadí slovo { COMMAND($open) }, komu sednout poradí { COMMAND($suggest) }, ⏎ výsledky zapíše { COMMAND($result) }, kolik komu zbývá, řekne { COMMAND($credits) }.
    .brief = Dál: { COMMAND($open) }, { COMMAND($suggest) }, { COMMAND($result) } nebo { COMMAND($credits) }.
    .braille = dál: { $open }, { $result }
club-ranking-weeks = { $name }: pořadí po { $tables ->
    [one] { $tables } stolu
    [few] { $tables } stolech
   *[other] { $tables } stolech
}
    .braille = pořadí, stolů { $tables }
club-results-weeks = { $name }: výsledky
    .braille = výsledky
club-credits-game = Hraje se { $game }.
    .braille = { $game }
club-report-tables = Hraje se na kredity, { $tables ->
    [one] odehrán je { $tables } stůl
    [few] odehrány jsou { $tables } stoly
   *[other] odehráno je { $tables } stolů
}, hra { $game }.
    .braille = stolů { $tables }, { $game }

## Proč to nejde

club-error-credits = Kredity „{ $text }“: správně je počet, ⏎ třeba 8, nejlepších 6, spolu 3, do 20. 12. 2026.
    .braille = třeba 8, spolu 3
club-error-open-table = Ke stolu patří aspoň dva lidé, ⏎ třeba { COMMAND($word, "Jana, Petr v Brně") }.
    .braille = { $word } Jana, Petr
club-error-suggest = Návrh potřebuje jména přítomných, ⏎ dvě až { $most }, ⏎ třeba { COMMAND($word, "Jana, Petr, Eva") }.
    .braille = { $word } Jana, Petr, Eva
club-error-suggest-none = Z přítomných stůl sestavit nejde: ⏎ kredity jim došly, ⏎ nebo spolu už odehráli, kolik se počítá.
    .braille = stůl nejde
club-error-credits-late = { CAP($date) } je po uzávěrce, ⏎ poslední den: { $until }.
    .braille = po uzávěrce
club-error-credits-spent = { $name } už žádný kredit nemá, ⏎ { $tables ->
    [one] počítá se { $tables } stůl
    [few] počítají se { $tables } stoly
   *[other] počítá se { $tables } stolů
}.
    .braille = { $name }: 0 kreditů
club-error-credits-together = { LIST($names) } spolu už { $times ->
    [one] seděli u { $times } stolu
    [few] seděli u { $times } stolů
   *[other] seděli u { $times } stolů
}, víc se jich nepočítá. ⏎ Posaďte je s někým jiným.
    .brief = { LIST($names) } spolu už { $times }krát, víc ne.
    .braille = spolu už { $times }krát
club-refused-credits-missing = Kredity a rozsazení na kredity patří k sobě, ⏎ jedno bez druhého být nemůže.
    .braille = kredity patří k rozsazení
club-refused-credits-parts = Hra na kredity nemá skupiny, finále, ⏎ vyřazování ani družstva.
    .braille = kredity bez částí
club-refused-credits-games = Na kredity se hraje jedna hra, kolo je jedno.
    .braille = jedna hra, jedno kolo
club-refused-credits-points = Na kredity se hraje o body za místa, ⏎ třeba 8-6-4-2-0.
    .braille = body třeba 8-6-4-2-0
club-refused-credits-size = Lidí u stolu má být { $least } až { $most }, tady { $players ->
    [one] je { $players }
    [few] jsou { $players }
   *[other] je { $players }
}.
    .braille = u stolu { $least } až { $most }
club-refused-credits-drawn = Na kredity se stoly nelosují, ⏎ lidi posadí { COMMAND(WORD("club-open-table")) }.
    .braille = { WORD("club-open-table") } Jana, Petr
club-refused-no-credits = Tento turnaj se na kredity nehraje.
    .braille = nehraje na kredity
club-refused-token = Značka stolu „{ $token }“ k tomuto stolu nepatří.
    .braille = cizí stůl
