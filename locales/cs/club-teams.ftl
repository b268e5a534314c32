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
help-club-handicap = Zapíše vyrovnání sil, ⏎ třeba { COMMAND(WORD("club-handicap"), "Jana 15") }. ⏎ Bez jména je vypíše.
    .brief = vyrovnání Jana 15
club-error-handicap = Chybí jméno a body, správně je například Jana 15.
    .braille = třeba Jana 15
club-error-handicaps-off = Tento turnaj vyrovnání nemá. ⏎ Zavede ho { COMMAND($command) }.
    .braille = zavede { $command }
club-refused-handicap-places = { $name } má vyrovnání, ⏎ místa by ho nepočítala. ⏎ Správně je zapsat body.
    .braille = třeba body, ne místa
club-error-handicap-given = Kolo { $round }, stůl { $table }: ⏎ vyrovnání { $points } nikdo z nich neměl.
    .braille = k{ $round } s{ $table } vyrovnání?
club-refused-no-handicaps = Tento turnaj vyrovnání nemá, ⏎ patří nejdřív do propozic.
    .braille = bez vyrovnání
club-refused-handicap = { $name }: vyrovnání patří jen k bodům ⏎ a pomáhá tomu, kdo ho má.
    .braille = { $name }: vyrovnání ne

## Družstva a dvojice

club-proposal-teams = { $size ->
    [2] Hrají i dvojice: ⏎ v každém kole se { $scoring ->
        [best] počítá lepší výsledek z obou.
        [boards] srovná první s prvními a druhý s druhými ⏎ ostatních dvojic, 1 bod za víc a půl za stejně.
       *[sum] sčítají body obou hráčů.
    }
   *[other] Hrají i družstva, po { NP($size, noun: "player", case: "loc") }: v každém kole se { $scoring ->
        [best] { $best ->
            [1] počítá { $best } nejlepší výsledek.
            [2] počítají { $best } nejlepší výsledky.
            [3] počítají { $best } nejlepší výsledky.
            [4] počítají { $best } nejlepší výsledky.
           *[other] počítá { $best } nejlepších výsledků.
        }
        [boards] srovná první s prvními, ⏎ druhý s druhými a tak dál, 1 bod za víc a půl za stejně.
       *[sum] sčítají body všech hráčů.
    }
}
    .braille = { $scoring ->
        [best] po { $size }, nejlepší { $best }
        [boards] po { $size }, hráč s hráčem
       *[sum] po { $size }, součet
    }
club-proposal-teams-missing = Kdo chybí, za toho se { $kind ->
    [pair] dvojici
   *[team] družstvu
} počítá nejhorší výsledek stolu, ⏎ a kdo u stolu nesedí, nejhorší výsledek kola. ⏎ Při shodě rozhodují vyhrané stoly.
    .braille = kdo chybí: nejhorší výsledek
club-proposal-teams-final = Kola finále se { $kind ->
    [pair] dvojicím
   *[team] družstvům
} nepočítají.
    .braille = finále se nepočítá
club-event-teamed = { $gone ->
    [yes] { $kind ->
        [pair] { $named ->
            [yes] Dvojice { $team } je zrušená.
            [no] Dvojice { LIST($players) } je zrušená.
           *[nobody] Dvojice je zrušená.
        }
       *[team] { $named ->
            [yes] Družstvo { $team } je zrušené.
            [no] Družstvo { LIST($players) } je zrušené.
           *[nobody] Družstvo je zrušené.
        }
    }
   *[no] { $kind ->
        [pair] Dvojice
       *[team] Družstvo
    } { $named ->
        [yes] { $team }: ⏎ { LIST($players) }.
       *[no] { LIST($players) }.
    }
}
    .braille = { $named ->
        [yes] { $team }: { $gone ->
            [yes] zrušeno
           *[no] { LIST($players, join: "comma") }
        }
        [no] { LIST($players, join: "comma") }{ $gone ->
            [yes] {" "}zrušeno
           *[no] {""}
        }
       *[nobody] zrušeno
    }
club-team-people = { LIST($players) }
    .braille = { LIST($players, join: "comma") }
club-team-cell = { $team }
club-team-count = { $team } { $count }
club-team-place = { CAP(ORD($place, gender: "n")) } místo má { $kind ->
    [pair] dvojice
   *[team] družstvo
} { $team } ⏎ se ziskem { NP($points, case: "gen") }{ $named ->
    [yes] : ⏎ { LIST($players) }.
   *[no] .
}
    .brief = { $place }: { $team } { $figure }.
    .braille = { $place }. { $team } { $figure }
club-team-penalties = { CAP(ORD($place, gender: "n")) } místo má { $kind ->
    [pair] dvojice
   *[team] družstvo
} { $team }, ⏎ trestné body { $figure }{ $named ->
    [yes] : ⏎ { LIST($players) }.
   *[no] .
}
    .brief = { $place }: { $team } { $figure }.
    .braille = { $place }. { $team } { $figure }
club-teams-ranking = Pořadí { $kind ->
    [pair] dvojic
   *[team] družstev
}
    .braille = pořadí { $kind ->
        [pair] dvojic
       *[team] družstev
    }
club-teams-caption = Pořadí { $kind ->
    [pair] dvojic
   *[team] družstev
}, od prvního místa:
    .braille = pořadí:
club-column-team = { $kind ->
    [pair] Dvojice
   *[team] Družstvo
}
club-column-team-people = Hráči
club-column-team-wins = Vyhrané stoly
club-teams-decided = { LIST($teams, join: "semicolon") }: ⏎ bodů je stejně, ⏎ rozhodují vyhrané stoly: { LIST($figures) }.
    .braille = stoly: { LIST($figures, join: "comma") }
club-teams-none = { $kind ->
    [pair] Zatím tu není žádná dvojice.
   *[team] Zatím tu není žádné družstvo.
}
    .braille = zatím nic
club-teams-size = Místo { NP($size, noun: "player", case: "gen") } má { $kind ->
    [pair] dvojice
   *[team] družstvo
} { LIST($teams) }: ⏎ za toho, kdo chybí, platí nejhorší výsledek, ⏎ kdo je navíc, je náhradník.
    .braille = počty: { LIST($teams, join: "comma") }
club-teams-without = Bez { $kind ->
    [pair] dvojice
   *[team] družstva
} { COUNT($players) ->
    [one] hraje
    [few] hrají
   *[other] hraje
} { LIST($players) }.
    .braille = bez: { LIST($players, join: "comma") }
club-team-late = { $changed ->
    [yes] Odehraná kola se počítají ⏎ v původní sestavě, ⏎ změna platí od { ORD($round, case: "gen", gender: "n") } kola.
   *[no] Počítají se i kola, ⏎ která už jeho hráči odehráli.
}
    .braille = { $changed ->
        [yes] od kola { $round }
       *[no] i odehraná kola
    }
club-story-teams = První mezi { $of } { $kind ->
    [pair] dvojicemi { COUNT($teams) ->
        [one] skončila dvojice
        [few] skončily dvojice
       *[other] skončily dvojice
    }
   *[team] družstvy { COUNT($teams) ->
        [one] skončilo družstvo
        [few] skončila družstva
       *[other] skončila družstva
    }
} { LIST($teams, join: "semicolon") }, ⏎ { $unit ->
    [penalties] trestné body { $figure }.
   *[points] zisk { NP($points) }.
}
    .braille = { LIST($teams, join: "comma") } { $figure }
help-club-team = Zapíše družstvo, ⏎ třeba { COMMAND(WORD("club-team"), "Modří: Jana, Petr") }; ⏎ víc jich dělí lomítko. ⏎ Zruší ho { COMMAND(WORD("club-team"), "Modří: nic") }.
    .brief = družstvo Modří: Jana, Petr
help-club-pairs = Zapíše dvojice bez jména, ⏎ třeba { COMMAND(WORD("club-pairs"), "Jana, Petr") }; ⏎ { COMMAND(WORD("club-pairs"), "Jana, Petr, nic") } dvojici zruší.
    .brief = dvojice Jana, Petr
help-club-teams = Řekne pořadí družstev nebo dvojic ⏎ a dokud se nic nepočítá, kdo je ve kterém.
    .brief = Pořadí družstev.
    .braille = pořadí družstev
club-error-teams-off = Tento turnaj družstva nemá. ⏎ Zavede je { COMMAND($command) }.
    .braille = zavede { $command }
club-error-teams = Družstva „{ $text }“: správně je počet hráčů a způsob, ⏎ třeba 2, nebo 4, nejlepší 3.
    .braille = třeba 4, nejlepší 3
club-error-team = Chybí jména, správně je například ⏎ Modří: Jana, Petr.
    .braille = třeba Modří: Jana
club-error-pair = Ve dvojici chybí druhý: { $text }. ⏎ Správně je například Jana, Petr.
    .braille = { $text } bez druhého
club-error-team-unknown = Družstvo „{ $word }“ tu není. { COUNT($choices) ->
    [0] {""}
   *[other] Jsou tu: { LIST($choices, join: "semicolon") }.
}
    .braille = { $word } není
club-refused-no-teams = Tento turnaj družstva nemá, ⏎ patří nejdřív do propozic.
    .braille = bez družstev
club-refused-team-name = Družstvo „{ $name }“ zní jako { $other }, ⏎ správně je jiné jméno.
    .braille = zní jako { $other }
club-refused-team-unknown = Takové družstvo tu není, ⏎ zrušit ho nejde.
    .braille = takové tu není
club-refused-team-taken = { $name } už hraje za jiné družstvo: ⏎ { LIST($team) }.
    .braille = { $name }: jinde
club-refused-teams-knockout = Ve vyřazovacím turnaji družstva nejdou, ⏎ kdo vypadne, za družstvo už nehraje.
    .braille = vyřazování bez družstev
