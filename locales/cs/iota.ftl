# IOTA česky. Co se stalo, má tři podoby: celou, stručnou a krátkou pro braillský řádek.
# Výsledek stojí první, jména hráčů zůstávají v prvním pádě, děj je v přítomném čase.

iota-name = IOTA

## Díly vět

iota-somebody = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    }
iota-card-at = { COORD($cell) } { $card }
    .braille = { COORD($cell) } { SHORT($card) }
iota-line = { $way ->
        [row] řada { $row }
       *[column] sloupec { COLUMN($cell) }
    }
    .braille = { $way ->
        [row] ř{ $row }
       *[column] sl { COLUMN($cell) }
    }
iota-in-line = { $way ->
        [row] v řadě { $row }
       *[column] ve sloupci { COLUMN($cell) }
    }
    .braille = { $way ->
        [row] ř{ $row }
       *[column] sl { COLUMN($cell) }
    }
iota-run = { $way ->
        [row] řada { $low }, ⏎ { COLUMN($first) }{ $long ->
            [yes] { " " }až { COLUMN($last) }
           *[no] { "" }
        }
       *[column] sloupec { COLUMN($first) }, ⏎ { $low }{ $long ->
            [yes] { " " }až { $high }
           *[no] { "" }
        }
    }
    .braille = { $way ->
        [row] { COLUMN($first) }{ $low }{ $long ->
            [yes] -{ COLUMN($last) }
           *[no] { "" }
        }
       *[column] { COLUMN($first) }{ $low }{ $long ->
            [yes] -{ $high }
           *[no] { "" }
        }
    }
iota-column = { COLUMN($cell) }
iota-columns = { COLUMN($first) } až { COLUMN($last) }
    .braille = { COLUMN($first) }-{ COLUMN($last) }
iota-colour = { $colour ->
        [red] červená
        [green] zelená
        [blue] modrá
       *[yellow] žlutá
    }
    .braille = { $colour ->
        [red] č
        [green] z
        [blue] m
       *[yellow] ž
    }
iota-score-of = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    } { $points }

## Losování a rozdání

iota-starter-drawn = { PERSON($who) ->
        [formal] Losujete
        [informal] Losuješ
       *[other] { NAME($who) } losuje
    } { NP($card, case: "acc") }.
    .brief = { PERSON($who) ->
        [formal] Váš los: { $card }.
        [informal] Tvůj los: { $card }.
       *[other] { NAME($who) }: { $card }.
    }
    .braille = { PERSON($who) ->
       *[other] { NAME($who) } { SHORT($card) }
        [formal] los { SHORT($card) }
        [informal] los { SHORT($card) }
    }
iota-starter-tied = Shoda na čísle { $number }, losuje se znovu.
    .brief = Shoda, losuje se znovu.
    .braille = shoda, znovu
iota-starter = { PERSON($who) ->
        [formal] Začínáte.
        [informal] Začínáš.
       *[other] Začíná { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [formal] Začínáte.
        [informal] Začínáš.
       *[other] Začíná { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] začínáte
        [informal] začínáš
       *[other] začíná { NAME($who) }
    }
iota-dealt = { PERSON($who) ->
        [formal] Dostáváte
        [informal] Dostáváš
       *[other] { NAME($who) } dostává
    } { LINES($cards, case: "acc") }.
    .brief = { PERSON($who) ->
        [formal] Karty: { LIST($cards) }.
        [informal] Karty: { LIST($cards) }.
       *[other] { NAME($who) }: { LIST($cards) }.
    }
    .braille = { PERSON($who) ->
        [formal] { SHORT($cards) }
        [informal] { SHORT($cards) }
       *[other] { NAME($who) } { SHORT($cards) }
    }
iota-start-buried = Startovní karta je divoká, přijde dospod.
    .brief = Divoká přijde dospod.
    .braille = start div, dospod
iota-start-card = Na poli { COORD($cell) } leží { $card }.
    .brief = { COORD($cell) }: { $card }.
    .braille = start { COORD($cell) } { SHORT($card) }

## Tahy

iota-placed = { PERSON($who) ->
        [formal] Získáváte { NP($points, noun: "point", case: "acc") }, celkem { $score }.
        [informal] Získáváš { NP($points, noun: "point", case: "acc") }, celkem { $score }.
       *[other] { NAME($who) }: { NP($points, noun: "point") }, celkem { $score }.
    }
    .brief = { PERSON($who) ->
        [formal] { NP($points, noun: "point") }, celkem { $score }.
        [informal] { NP($points, noun: "point") }, celkem { $score }.
       *[other] { NAME($who) } { $points }, celkem { $score }.
    }
    .braille = { PERSON($who) ->
        [formal] { $points } b, celkem { $score }
        [informal] { $points } b, celkem { $score }
       *[other] { NAME($who) } { $points }, má { $score }
    }
iota-multiplied = Body krát { $times } { LINES($reasons) }.
    .brief = Krát { $times } { LIST($reasons) }.
    .braille = krát { $times }: { LIST($reasons, join: "comma") }
iota-for-lots = { $lots ->
        [one] za čtveřici
        [few] za { CNT($lots, noun: "lot", case: "acc") }
       *[other] za { CNT($lots, noun: "lot", case: "acc") }
    }
    .braille = { $lots ->
        [one] čtv
        [few] { $lots } čtv
       *[other] { $lots } čtv
    }
iota-for-four-cards = za čtyři karty
    .braille = 4 karty
iota-for-out = za poslední kartu
    .braille = konec
iota-laid = { COORD($cell) }: { $card }.
    .brief = { COORD($cell) } { $card }.
    .braille = { COORD($cell) } { SHORT($card) }
iota-recycled = { PERSON($who) ->
        [formal] Berete
        [informal] Bereš
       *[other] { NAME($who) } bere
    } divokou kartu z pole { COORD($cell) }.
    .brief = { PERSON($who) ->
        [formal] Divoká z pole { COORD($cell) } je vaše.
        [informal] Divoká z pole { COORD($cell) } je tvoje.
       *[other] { NAME($who) } bere divokou.
    }
    .braille = { PERSON($who) ->
        [formal] berete div { COORD($cell) }
        [informal] bereš div { COORD($cell) }
       *[other] { NAME($who) } bere div { COORD($cell) }
    }
iota-traded = { PERSON($who) ->
        [formal] Měníte
        [informal] Měníš
       *[other] { NAME($who) } mění
    } { NP($count, noun: "card", case: "acc") }.
    .brief = { PERSON($who) ->
        [formal] Měníte { $count }.
        [informal] Měníš { $count }.
       *[other] { NAME($who) } mění { $count }.
    }
    .braille = { PERSON($who) ->
        [formal] měníte { $count }
        [informal] měníš { $count }
       *[other] { NAME($who) } mění { $count }
    }
iota-traded-known = { PERSON($who) ->
        [formal] Odkládáte
        [informal] Odkládáš
       *[other] { NAME($who) } odkládá
    } { LINES($cards, case: "acc") }.
    .brief = { PERSON($who) ->
        [formal] Pryč: { LIST($cards) }.
        [informal] Pryč: { LIST($cards) }.
       *[other] { NAME($who) } odkládá { LIST($cards, case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] pryč { SHORT($cards) }
        [informal] pryč { SHORT($cards) }
       *[other] { NAME($who) } pryč { SHORT($cards) }
    }
iota-drew = { PERSON($who) ->
        [formal] Dobíráte
        [informal] Dobíráš
       *[other] { NAME($who) } dobírá
    } { LINES($cards, case: "acc") }.
    .brief = { PERSON($who) ->
        [formal] Nové: { LIST($cards) }.
        [informal] Nové: { LIST($cards) }.
       *[other] { NAME($who) } dobírá { LIST($cards, case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] nové { SHORT($cards) }
        [informal] nové { SHORT($cards) }
       *[other] { NAME($who) } nové { SHORT($cards) }
    }
iota-passed = { PERSON($who) ->
        [formal] Vynecháváte.
        [informal] Vynecháváš.
       *[other] { NAME($who) } vynechává.
    }
    .brief = { PERSON($who) ->
        [formal] Vynecháváte.
        [informal] Vynecháváš.
       *[other] { NAME($who) } vynechává.
    }
    .braille = { PERSON($who) ->
        [formal] vynecháváte
        [informal] vynecháváš
       *[other] { NAME($who) } vynechává
    }
iota-deck-empty = Balíček je prázdný.
    .brief = Balíček je prázdný.
    .braille = balíček prázdný
iota-near-out = Kdo teď přiloží svou poslední kartu, ⏎ hru skončí.
    .brief = Poslední karta z ruky hru skončí.
    .braille = poslední karta = konec
iota-near-idle = Když nepřiloží ani nikdo další, hra tímto kolem skončí.
    .brief = Bez přiložení kolem končí hra.
    .braille = bez přiložení konec
iota-hand-left = { PERSON($who) ->
        [formal] Máte
        [informal] Máš
       *[other] { NAME($who) } má
    } v ruce { NP($count, noun: "card", case: "acc") }.
    .brief = { PERSON($who) ->
        [formal] V ruce { $count }.
        [informal] V ruce { $count }.
       *[other] { NAME($who) }: v ruce { $count }.
    }
    .braille = { PERSON($who) ->
        [formal] v ruce { $count }
        [informal] v ruce { $count }
       *[other] { NAME($who) } v ruce { $count }
    }

## Konec

iota-ended = Konec hry.
    .brief = Konec hry.
    .braille = konec hry
iota-left-over = { PERSON($who) ->
        [formal] V ruce { COUNT($cards) ->
            [one] zbývá
            [few] zbývají
           *[other] zbývá
        } { LINES($cards) }.
        [informal] V ruce { COUNT($cards) ->
            [one] zbývá
            [few] zbývají
           *[other] zbývá
        } { LINES($cards) }.
       *[other] { NAME($who) }: v ruce { COUNT($cards) ->
            [one] zbývá
            [few] zbývají
           *[other] zbývá
        } { LINES($cards) }.
    }
    .brief = { PERSON($who) ->
        [formal] Zbytek: { LIST($cards) }.
        [informal] Zbytek: { LIST($cards) }.
       *[other] { NAME($who) }: { LIST($cards) }.
    }
    .braille = { PERSON($who) ->
        [formal] zbývá { SHORT($cards) }
        [informal] zbývá { SHORT($cards) }
       *[other] { NAME($who) } { SHORT($cards) }
    }
iota-left-over-points = { PERSON($who) ->
        [formal] Ztrácíte { NP($points, noun: "point", case: "acc") }, celkem { $score }.
        [informal] Ztrácíš { NP($points, noun: "point", case: "acc") }, celkem { $score }.
       *[other] { NAME($who) } ztrácí { NP($points, noun: "point", case: "acc") }, celkem { $score }.
    }
    .brief = { PERSON($who) ->
        [formal] Minus { $points }, celkem { $score }.
        [informal] Minus { $points }, celkem { $score }.
       *[other] { NAME($who) } minus { $points }, celkem { $score }.
    }
    .braille = { PERSON($who) ->
        [formal] -{ $points } b, celkem { $score }
        [informal] -{ $points } b, celkem { $score }
       *[other] { NAME($who) } -{ $points }, má { $score }
    }

## Kdo je na tahu

iota-doubt-pass = Nějaká karta přiložit jde. Opravdu vynechat? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND(WORD("pass", of: "iota")) } ještě jednou, nebo { COMMAND(WORD("no")) }.
    .brief = Přiložit jde. Znovu { COMMAND(WORD("pass", of: "iota")) }, nebo { COMMAND(WORD("no")) }?
    .braille = lze přiložit: { WORD("yes") }/{ WORD("no") }?
iota-turn = { PERSON($who) ->
        [formal] Jste na tahu.
        [informal] Jsi na tahu.
       *[other] Na tahu: { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [formal] Hrajete.
        [informal] Hraješ.
       *[other] Hraje { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] hrajete
        [informal] hraješ
       *[other] hraje { NAME($who) }
    }
iota-turn-goes-on = { PERSON($who) ->
        [formal] Dál jste na tahu.
        [informal] Dál jsi na tahu.
       *[other] Dál hraje { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [formal] Hrajete dál.
        [informal] Hraješ dál.
       *[other] Dál hraje { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] hrajete dál
        [informal] hraješ dál
       *[other] dál hraje { NAME($who) }
    }
iota-turn-dealing = Rozdávají se karty.
    .brief = Rozdává se.
    .braille = rozdává se
iota-turn-over = Partie skončila.
    .brief = Konec.
    .braille = konec

## Odpovědi: stav

iota-score-equal = Nikdo nevede, všichni mají { NP($points, noun: "point", case: "acc") }.
    .braille = všichni { $points } b
iota-score-leader = { PERSON($who) ->
        [formal] Vedete o { NP($lead, noun: "point", case: "acc") }.
        [informal] Vedeš o { NP($lead, noun: "point", case: "acc") }.
       *[other] Vede { NAME($who) } o { NP($lead, noun: "point", case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] vedete o { $lead }
        [informal] vedeš o { $lead }
       *[other] vede { NAME($who) } o { $lead }
    }
iota-score-leaders = Na prvním místě: { LINES($who) }, náskok { NP($lead, noun: "point") }.
    .brief = Vpředu: { LIST($who) }, o { $lead }.
iota-score-all = Body: { LINES($entries, join: "comma") }.
    .braille = { LIST($entries, join: "comma") }
iota-hand = { REGISTER() ->
        [informal] Máš
       *[formal] Máte
    } { LINES($cards, case: "acc") }.
    .brief = V ruce: { LIST($cards) }.
    .braille = { SHORT($cards) }
iota-hand-empty = V ruce nic není.
iota-hand-spectator = Divák karty v ruce nemá.
iota-deck = { $count ->
        [0] Balíček je prázdný.
        [one] V balíčku je { NP($count, noun: "card") }.
        [few] V balíčku jsou { NP($count, noun: "card") }.
       *[other] V balíčku je { NP($count, noun: "card") }.
    }
    .brief = Balíček: { $count }.
    .braille = balíček { $count }
iota-deck-bottom = { $count ->
        [one] Naspodu leží { NP($count, noun: "card") } z výměny.
        [few] Naspodu leží { NP($count, noun: "card") } z výměny.
       *[other] Naspodu leží { NP($count, noun: "card") } z výměny.
    }
    .braille = naspodu { $count }
iota-deck-known = Z nich { REGISTER() ->
        [informal] znáš
       *[formal] znáte
    } { LINES($cards, case: "acc") }.
    .braille = { SHORT($cards) }
iota-hand-sizes = Karty v ruce: { LINES($entries, join: "comma") }.
    .braille = karty { LIST($entries, join: "comma") }

## Odpovědi: deska

iota-board-empty = Deska je prázdná.
iota-board-size = Na desce: ⏎ { NP($cards, noun: "card") }, ⏎ { $tall ->
        [yes] řady { $low } až { $high }
       *[no] řada { $low }
    }, ⏎ { $wide ->
        [yes] sloupce { COLUMN($first) } až { COLUMN($last) }
       *[no] sloupec { COLUMN($first) }
    }.
    .brief = { NP($cards, noun: "card") }, { $tall ->
        [yes] řady { $low } až { $high }
       *[no] řada { $low }
    }, { $wide ->
        [yes] sloupce { COLUMN($first) } až { COLUMN($last) }
       *[no] sloupec { COLUMN($first) }
    }.
    .braille = { $cards } k, { $low }-{ $high }, { COLUMN($first) }-{ COLUMN($last) }
iota-region = { $side ->
        [up-left] vlevo nahoře
        [up] nahoře
        [up-right] vpravo nahoře
        [left] vlevo
        [right] vpravo
        [down-left] vlevo dole
        [down] dole
        [down-right] vpravo dole
       *[middle] uprostřed
    } { NP($count, noun: "card") }
    .brief = { $side ->
        [up-left] vlevo nahoře
        [up] nahoře
        [up-right] vpravo nahoře
        [left] vlevo
        [right] vpravo
        [down-left] vlevo dole
        [down] dole
        [down-right] vpravo dole
       *[middle] uprostřed
    } { $count }
    .braille = { $side ->
        [up-left] vlevo nahoře
        [up] nahoře
        [up-right] vpravo nahoře
        [left] vlevo
        [right] vpravo
        [down-left] vlevo dole
        [down] dole
        [down-right] vpravo dole
       *[middle] uprostřed
    } { $count }
iota-regions = Části stolu: { LINES($regions, join: "comma") }.
    .brief = Části: { LIST($regions, join: "comma") }.
    .braille = { LIST($regions, join: "comma") }
iota-regions-new = Nové karty: { LINES($regions, join: "comma") }.
    .brief = Nové: { LIST($regions, join: "comma") }.
    .braille = nové { LIST($regions, join: "comma") }
iota-run-cards = { CAP($run) }: { LINES($cards) }.
    .braille = { $run } { SHORT($cards) }
iota-line-empty = { $way ->
        [row] Řada { $row } je prázdná.
       *[column] Sloupec { COLUMN($cell) } je prázdný.
    }
    .braille = { $way ->
        [row] ř{ $row } prázdná
       *[column] sl { COLUMN($cell) } prázdný
    }
iota-cell-card = Na poli { COORD($cell) } leží { $card }.
    .brief = { COORD($cell) }: { $card }.
    .braille = { COORD($cell) } { SHORT($card) }
iota-cell-far = Pole { COORD($cell) } je volné a nesousedí se žádnou kartou.
    .brief = { COORD($cell) } je volné, bez sousedů.
    .braille = { COORD($cell) } bez sousedů
iota-cell-free = Pole { COORD($cell) } je volné.
    .braille = { COORD($cell) } volné
iota-cell-own = Z ruky se sem hodí { LINES($cards) }.
    .brief = Z ruky { LIST($cards) }.
    .braille = ruka { LIST($cards, join: "comma") }
iota-cell-brings = { $card } za { NP($points, noun: "point", case: "acc") }
    .brief = { $card } za { $points }
    .braille = { SHORT($card) } { $points }
iota-cell-none = Z ruky se sem nehodí žádná karta.
    .brief = Z ruky nic.
    .braille = ruka nic
iota-cell-dead = Na pole { COORD($cell) } nelze dát žádnou kartu.
    .brief = { COORD($cell) }: nehodí se nic.
    .braille = { COORD($cell) } nehodí se nic
iota-cell-spent = Na pole { COORD($cell) } už žádná karta nezbývá.
    .brief = { COORD($cell) }: karta nezbývá.
    .braille = { COORD($cell) } karta nezbývá
iota-around = { $side ->
        [up] Nahoře
        [up-right] Vpravo nahoře
        [right] Vpravo
        [down-right] Vpravo dole
        [down] Dole
        [down-left] Vlevo dole
        [left] Vlevo
       *[up-left] Vlevo nahoře
    } { COORD($cell) }: { $card }.
    .braille = { COORD($cell) } { SHORT($card) }
iota-around-rest = Ostatní sousední pole jsou volná.
    .braille = ostatní volná
iota-around-nothing = Všechna sousední pole jsou volná.
    .braille = okolí volné
iota-around-full = Volné sousední pole tu není.
    .braille = okolí plné

## Odpovědi: kde

iota-where-board = { CAP($card) } leží na poli { COORD($cell) }.
    .brief = { CAP($card) }: { COORD($cell) }.
    .braille = { SHORT($card) } { COORD($cell) }
iota-where-hand = { CAP(NP($card, case: "acc")) } { PERSON($who) ->
        [formal] máte v ruce.
        [informal] máš v ruce.
       *[other] má v ruce { NAME($who) }.
    }
    .braille = { SHORT($card) } { PERSON($who) ->
        [formal] v ruce
        [informal] v ruce
       *[other] { NAME($who) }
    }
iota-where-bottom = { CAP($card) } je naspodu balíčku.
    .braille = { SHORT($card) } naspodu
iota-where-unseen = { CAP($card) } ještě není vidět.
    .braille = { SHORT($card) } není vidět
iota-where-count = Na desce: { NP($what) }{ $number ->
        [0] { "" }
       *[other] { " " }s číslem { $number }
    }.
    .braille = na desce { COUNT($what) }
iota-where-some = { LINES($cards, join: "comma") }.
    .braille = { SHORT($cards) }
iota-where-to = { CAP(NP($card, case: "acc")) } lze dát na { NP($count, noun: "cell", case: "acc") }.
    .brief = { CAP($card) }: { NP($count, noun: "cell") }.
    .braille = { SHORT($card) } { $count }
iota-where-to-none = { CAP(NP($card, case: "acc")) } teď nelze dát nikam.
    .brief = { CAP($card) }: nikam.
    .braille = { SHORT($card) } nikam
iota-where-to-laid = { CAP($card) } už leží na poli { COORD($cell) }.
    .braille = { SHORT($card) } leží { COORD($cell) }
iota-where-to-some = { LINES($places, join: "comma") }.
    .braille = { LIST($places, join: "comma") }
iota-where-to-place = { COORD($cell) } { NP($points, noun: "point") }
    .braille = { COORD($cell) } { $points }
iota-lots-own = Čtveřici uzavře na poli { COORD($cell) } { LINES($cards, join: "or") }: { $run }.
    .brief = { COORD($cell) }: { LIST($cards, join: "or") }, { $run }.
    .braille = čtv { COORD($cell) } { SHORT($cards) }
iota-lots-unseen = Na kartu, ⏎ která není v ruce, ⏎ čeká { LINES($cells) }.
    .brief = Čeká { LIST($cells) }.
    .braille = čeká { LIST($cells, join: "comma") }
iota-lots-no-hand = Žádná karta z ruky sama čtveřici neuzavře.
    .brief = Z ruky žádná.
    .braille = z ruky 0
iota-lots-none = Žádnou čtveřici teď nelze jednou kartou uzavřít.
    .brief = Čtveřice žádná.
    .braille = čtv 0
iota-holds = { PERSON($who) ->
        [formal] V ruce máte
        [informal] V ruce máš
       *[other] { NAME($who) } má v ruce
    } { NP($count, noun: "card", case: "acc") }.
    .braille = { PERSON($who) ->
        [formal] vy { $count }
        [informal] ty { $count }
       *[other] { NAME($who) } { $count }
    }
iota-holds-known = Z toho je známo: { LINES($cards) }.
    .braille = známo { SHORT($cards) }
iota-where-held = V ruce: { LINES($cards) }.
    .braille = ruka { SHORT($cards) }
iota-where-rest = { $count ->
        [0] Všechny takové karty už jsou vidět.
        [one] { NP($count, noun: "card") } ještě není vidět.
        [few] { NP($count, noun: "card") } ještě nejsou vidět.
       *[other] { NP($count, noun: "card") } ještě není vidět.
    }
    .brief = Neviděných: { $count }.
    .braille = nevidět { $count }
iota-wild-board = Divoká karta na poli { COORD($cell) } může být:
    .brief = { COORD($cell) } divoká:
    .braille = { COORD($cell) } div:
iota-wild-hand = { PERSON($who) ->
        [formal] V ruce máte
        [informal] V ruce máš
       *[other] { NAME($who) } má v ruce
    } { CNT($count, noun: "wild-card", case: "acc") }.
    .braille = { PERSON($who) ->
        [formal] v ruce { $count } div
        [informal] v ruce { $count } div
       *[other] { NAME($who) } { $count } div
    }
iota-wild-bottom = Naspodu balíčku: { CNT($count, noun: "wild-card") }.
    .braille = naspodu { $count } div
iota-wild-unseen = Zatím není vidět: { CNT($count, noun: "wild-card") }.
    .braille = nevidět { $count } div

## Odpovědi: co je ještě možné

iota-kinds = Barva { COUNT($colours) ->
        [4] libovolná
       *[other] { LINES($colours, join: "or") }
    }, tvar { COUNT($shapes) ->
        [4] libovolný
       *[other] { LINES($shapes, join: "or") }
    }, číslo { COUNT($numbers) ->
        [4] libovolné
       *[other] { LINES($numbers, join: "or") }
    }.
    .braille = { SHORT($colours) }; { SHORT($shapes) }; { SHORT($numbers) }
iota-choice = { CAP(LINES($cards, join: "or")) }.
    .braille = { SHORT($cards) }
iota-fits-wild = Na poli { COORD($cell) } leží divoká karta.
    .brief = { COORD($cell) }: divoká.
    .braille = { COORD($cell) } div
iota-fits-hand = Na pole { COORD($cell) } se z ruky hodí { LINES($cards, join: "or") }.
    .brief = Z ruky { LIST($cards, join: "or") }.
    .braille = { COORD($cell) } ruka { SHORT($cards) }
iota-fits-no-hand = Na pole { COORD($cell) } se z ruky nehodí nic.
    .brief = Z ruky nic.
    .braille = { COORD($cell) } ruka nic
iota-fits-unseen = { $count ->
        [0] Z neviděných karet se nehodí žádná.
        [one] Z neviděných se hodí { NP($count, noun: "card") }.
        [few] Z neviděných se hodí { NP($count, noun: "card") }.
       *[other] Z neviděných se hodí { NP($count, noun: "card") }.
    }
    .brief = Neviděných: { $count }.
    .braille = nevidět { $count }
iota-free = { $count ->
        [0] Kartu nelze dát nikam.
        [one] Kartu lze dát na { NP($count, noun: "cell", case: "acc") }.
        [few] Kartu lze dát na { NP($count, noun: "cell", case: "acc") }.
       *[other] Kartu lze dát na { NP($count, noun: "cell", case: "acc") }.
    }
    .brief = { CAP(NP($count, noun: "cell")) }.
    .braille = volno { $count }
iota-free-row = Řada { $row }: { LINES($columns, join: "comma") }.
    .braille = ř{ $row } { SHORT($columns) }
iota-open-count = { $count ->
        [one] Prodloužit lze { NP($count, noun: "line", case: "acc") }.
        [few] Prodloužit lze { NP($count, noun: "line", case: "acc") }.
       *[other] Prodloužit lze { NP($count, noun: "line", case: "acc") }.
    }
    .brief = { NP($count, noun: "line") }.
    .braille = linie { $count }
iota-open-none = Žádnou linii už nelze prodloužit.
    .braille = žádná linie
iota-open-no-line = Na desce zatím žádná linie není.
    .braille = linie není
iota-open-line = { CAP($run) }, { NP($count, noun: "card") }: pole { LINES($cells) }.
    .brief = { CAP($run) }: { LIST($cells) }.
    .braille = { $run } { SHORT($cells) }

## Co by tah přinesl

iota-action-place = { NP($points, noun: "point") }, ⏎ { COORD($cell) }{ $way ->
        [right] { " " }vpravo
        [up] { " " }nahoru
       *[none] { "" }
    }: ⏎ { LINES($cards) }.
    .brief = { $points }, { COORD($cell) }{ $way ->
        [right] { " " }vpravo
        [up] { " " }nahoru
       *[none] { "" }
    }: { LIST($cards, join: "comma") }.
    .braille = +{ $points } { SHORT($cards) } { COORD($cell) }{ $way ->
        [right] { " " }vpravo
        [up] { " " }nahoru
       *[none] { "" }
    }
iota-action-recycle = vzít divokou z pole { COORD($cell) } za { NP($card, case: "acc") }.
    .braille = div { COORD($cell) } za { SHORT($card) }
iota-action-trade = vyměnit { LINES($cards, case: "acc") }.
    .braille = vyměnit { SHORT($cards) }
iota-action-pass = vynechat tah.
    .braille = vynechat
iota-try-total = Přineslo by to { NP($points, noun: "point", case: "acc") }, celkem { $score }.
    .brief = { NP($points, noun: "point") }, celkem { $score }.
    .braille = { $points } b, celkem { $score }
iota-try-move = { CAP($move) }
    .braille = { $move }
iota-try-recycle = V ruce by bylo: { LINES($cards) }.
    .brief = Pak v ruce: { LIST($cards) }.
    .braille = { SHORT($cards) }
iota-try-opens = Umožní čtveřici: { $line }, pole { LINES($cells, join: "or") }.
    .brief = Umožní: { $line }, { LIST($cells, join: "or") }.
    .braille = umožní { SHORT($cells) }

## Proč tolik bodů

iota-why-total = { PERSON($who) ->
        [formal] Vaše poslední body: { $points } za { NP($lines, noun: "line", case: "acc") }.
        [informal] Tvoje poslední body: { $points } za { NP($lines, noun: "line", case: "acc") }.
       *[other] { NAME($who) }: { NP($points, noun: "point") } za { NP($lines, noun: "line", case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] { $points } b
        [informal] { $points } b
       *[other] { NAME($who) } { $points } b
    }
iota-why-line = { CAP($run) }: { LINES($numbers) }, ⏎ dohromady { $points }.
    .braille = { $run }: { SHORT($numbers) } = { $points }
iota-why-lot-line = { CAP($run) }, čtveřice: ⏎ { LINES($numbers) }, dohromady { $points }.
    .braille = { $run }: { SHORT($numbers) } = { $points }
iota-why-base = Součet linií je { $points }.
    .braille = součet { $points }
iota-why-lot = Dvakrát za čtveřici { $place }: { $points }.
    .braille = čtv { $place } { $points }
iota-why-four = Dvakrát za čtyři karty naráz: { $points }.
    .braille = 4 karty { $points }
iota-why-out = Dvakrát za poslední kartu: { $points }.
    .braille = poslední { $points }

## Proč to nejde

iota-refused-nothing = Chybí karta k přiložení.
    .brief = Chybí karta.
    .braille = chybí karta
iota-refused-not-in-hand = { CAP($card) }: takovou kartu v ruce { REGISTER() ->
        [informal] nemáš.
       *[formal] nemáte.
    }
    .brief = { CAP($card) } není v ruce.
    .braille = { SHORT($card) } není v ruce
iota-refused-card-twice = { CAP($card) } tu stojí víckrát, než kolikrát je v ruce.
    .brief = { CAP($card) } tu stojí dvakrát.
    .braille = { SHORT($card) } dvakrát
iota-refused-occupied = Na poli { COORD($cell) } už leží { $card }.
    .brief = { COORD($cell) }: leží tam { $card }.
    .braille = { COORD($cell) } leží { SHORT($card) }
iota-refused-spot-twice = Na pole { COORD($cell) } nelze dát dvě karty.
    .brief = { COORD($cell) } je tu dvakrát.
    .braille = { COORD($cell) } dvakrát
iota-refused-not-in-line = Karty neleží v jedné řadě ani v jednom sloupci: pole { LINES($cells) }.
    .brief = Karty nejsou v jedné linii.
    .braille = ne v linii: { SHORT($cells) }
iota-refused-unconnected = { COUNT($cells) ->
        [one] Pole { LINES($cells) } nesousedí se žádnou kartou na desce.
        [few] Pole { LINES($cells) } nesousedí se žádnou kartou na desce.
       *[other] Pole { LINES($cells) } nesousedí se žádnou kartou na desce.
    }
    .brief = Pole { LIST($cells) }: chybí soused.
    .braille = nesousedí: { SHORT($cells) }
iota-refused-gap = Mezi kartami je mezera, pole { COORD($cell) } je volné.
    .brief = Mezera na poli { COORD($cell) }.
    .braille = mezera { COORD($cell) }
iota-refused-too-long = { CAP($run) }: karet by bylo { $length }, linie má nejvýš čtyři.
    .brief = { CAP($line) } by měla { NP($length, noun: "card", case: "acc") }.
    .braille = { $run } délka { $length }
iota-refused-clash = { CAP($line) }: ⏎ { $property ->
        [colour] barvy { LINES($marks) } nejsou ani stejné, ⏎ ani každá jiná.
        [shape] tvary { LINES($marks) } nejsou ani stejné, ⏎ ani každý jiný.
       *[number] čísla { LINES($marks) } nejsou ani stejná, ⏎ ani každé jiné.
    }
    .brief = { CAP($line) }, { $property ->
        [colour] barva
        [shape] tvar
       *[number] číslo
    }: { LIST($marks) }.
    .braille = { $run } { SHORT($marks) }
iota-refused-wild = Divoká karta na poli { COORD($cell) }: v řadě vyhovuje { $property ->
        [colour] barva
        [shape] tvar
       *[number] číslo
    } { LINES($row, join: "or") }, ve sloupci { LINES($column, join: "or") }.
    .brief = Divoká { COORD($cell) }: v řadě { LIST($row, join: "or") }, ve sloupci { LIST($column, join: "or") }.
    .braille = div { COORD($cell) }: { SHORT($row) } / { SHORT($column) }
iota-refused-wilds = Divoké karty na polích { LINES($cells) } by se neshodly { $direction ->
        [row] v řadě
       *[column] ve sloupci
    }, nesedí { $property ->
        [colour] barva
        [shape] tvar
       *[number] číslo
    }.
    .brief = Divoké { LIST($cells) }: nesedí { $property ->
        [colour] barva
        [shape] tvar
       *[number] číslo
    }.
    .braille = div { SHORT($cells) } nesedí
iota-refused-kind = Tohle hráč na tahu dělat nemůže.
    .brief = To teď nejde.
    .braille = to teď nejde
iota-refused-draw = { CAP($card) } v balíčku není.
    .brief = { CAP($card) } v balíčku není.
    .braille = { SHORT($card) } není v balíčku
iota-refused-recycle-empty = Na poli { COORD($cell) } žádná karta neleží.
    .brief = { COORD($cell) } je volné.
    .braille = { COORD($cell) } volné
iota-refused-recycle-not-wild = Na poli { COORD($cell) } leží { $card }, a to není divoká karta.
    .brief = { COORD($cell) }: { $card }.
    .braille = { COORD($cell) } { SHORT($card) }
iota-refused-recycle-wild-for-wild = Divokou kartu nelze vzít za jinou divokou.
    .brief = Divoká za divokou nelze.
    .braille = div za div nelze
iota-refused-recycle-once = Divokou kartu lze vzít jen jednou za tah.
    .brief = Jen jedna divoká za tah.
    .braille = jen 1 div za tah
iota-refused-trade-empty = Balíček je prázdný, měnit nelze.
    .brief = Balíček je prázdný.
    .braille = balíček prázdný
iota-refused-trade-deck = { $deck ->
        [one] V balíčku je jen { NP($deck, noun: "card") }, { NP($count, case: "acc", gender: "f") } vyměnit nelze.
        [few] V balíčku jsou jen { NP($deck, noun: "card") }, { NP($count, case: "acc", gender: "f") } vyměnit nelze.
       *[other] V balíčku je jen { NP($deck, noun: "card") }, { $count } vyměnit nelze.
    }
    .brief = V balíčku: { $deck }.
    .braille = balíček { $deck }

## Proč to radím

iota-reason-points = Přináší hned { NP($points, noun: "point", case: "acc") }, celkem { $total }.
    .brief = Hned { NP($points, noun: "point") }.
    .braille = hned { $points } b
iota-reason-lots = Uzavírá { $lots ->
        [one] čtveřici.
        [few] { CNT($lots, noun: "lot", case: "acc") }.
       *[other] { CNT($lots, noun: "lot", case: "acc") }.
    }
    .brief = Čtveřice: { $lots }.
    .braille = { $lots } čtv
iota-reason-lots-safe = Uzavírá { $lots ->
        [one] čtveřici
        [few] { CNT($lots, noun: "lot", case: "acc") }
       *[other] { CNT($lots, noun: "lot", case: "acc") }
    } a neotevírá { $rivals ->
        [one] soupeři
        [few] soupeřům
       *[other] soupeřům
    } žádnou trojici.
    .brief = Čtveřice: { $lots }, bez trojice.
    .braille = { $lots } čtv, bez troj
iota-reason-lots-opening = Uzavírá { $lots ->
        [one] čtveřici
        [few] { CNT($lots, noun: "lot", case: "acc") }
       *[other] { CNT($lots, noun: "lot", case: "acc") }
    }, ale otevírá { $threes ->
        [one] trojici.
        [few] { CNT($threes, noun: "three", case: "acc") }.
       *[other] { CNT($threes, noun: "three", case: "acc") }.
    }
    .brief = Čtveřice: { $lots }, otevírá trojice: { $threes }.
    .braille = { $lots } čtv, otv { $threes } troj
iota-reason-safe = Neotevírá { $rivals ->
        [one] soupeři
        [few] soupeřům
       *[other] soupeřům
    } žádnou trojici.
    .brief = Bez trojice.
    .braille = bez trojice
iota-reason-opening = Otevírá ale { $threes ->
        [one] trojici.
        [few] { CNT($threes, noun: "three", case: "acc") }.
       *[other] { CNT($threes, noun: "three", case: "acc") }.
    }
    .brief = Otevírá trojice: { $threes }.
    .braille = otv { $threes } troj
iota-reason-four-cards = Čtyři karty naráz body zdvojnásobí.
    .brief = Čtyři karty, body dvakrát.
    .braille = čtyři karty, dvakrát
iota-reason-out = Poslední karta ukončí hru a body zdvojnásobí.
    .brief = Poslední karta, body dvakrát.
    .braille = konec, dvakrát
iota-reason-recycle = { $points ->
        [0] Divoká karta přijde do ruky, přiložit s ní zatím nelze nic.
        [one] S divokou kartou pak lze získat { NP($points, noun: "point", case: "acc") }.
        [few] S divokou kartou pak lze získat { NP($points, noun: "point", case: "acc") }.
       *[other] S divokou kartou pak lze získat { NP($points, noun: "point", case: "acc") }.
    }
    .brief = { $points ->
        [0] Divoká na později.
        [one] Pak { NP($points, noun: "point") }.
        [few] Pak { NP($points, noun: "point") }.
       *[other] Pak { NP($points, noun: "point") }.
    }
    .braille = { $points ->
        [0] div na později
        [one] pak { $points } b
        [few] pak { $points } b
       *[other] pak { $points } b
    }
iota-reason-trade = { $points ->
        [0] Přiložit nelze nic, nová ruka slibuje za jednu kartu asi { NP($hope, noun: "point", case: "acc") }.
        [one] Nová ruka slibuje za jednu kartu asi { NP($hope, noun: "point", case: "acc") }, přiložit teď lze nejvýš za { NP($points, case: "acc", gender: "mi") }.
        [few] Nová ruka slibuje za jednu kartu asi { NP($hope, noun: "point", case: "acc") }, přiložit teď lze nejvýš za { $points }.
       *[other] Nová ruka slibuje za jednu kartu asi { NP($hope, noun: "point", case: "acc") }, přiložit teď lze nejvýš za { $points }.
    }
    .brief = { $points ->
        [0] Nelze nic, nová ruka asi { NP($hope, noun: "point") }.
        [one] Nová ruka asi { NP($hope, noun: "point") }, teď { $points }.
        [few] Nová ruka asi { NP($hope, noun: "point") }, teď { $points }.
       *[other] Nová ruka asi { NP($hope, noun: "point") }, teď { $points }.
    }
    .braille = nová asi { $hope } b, teď { $points }
iota-reason-pass = { $points ->
        [0] Přiložit nelze nic.
        [one] Přiložit lze nejvýš za { NP($points, noun: "point", case: "acc") }.
        [few] Přiložit lze nejvýš za { NP($points, noun: "point", case: "acc") }.
       *[other] Přiložit lze nejvýš za { NP($points, noun: "point", case: "acc") }.
    }
    .brief = { $points ->
        [0] Nelze nic.
        [one] Nejvýš { NP($points, noun: "point") }.
        [few] Nejvýš { NP($points, noun: "point") }.
       *[other] Nejvýš { NP($points, noun: "point") }.
    }
    .braille = { $points ->
        [0] nelze nic
        [one] nejvýš { $points } b
        [few] nejvýš { $points } b
       *[other] nejvýš { $points } b
    }
iota-reason-opens = { NAME($who) } pak může jednou kartou získat asi { NP($points, noun: "point", case: "acc") }, ⏎ víc než teď.
    .brief = { NAME($who) } pak asi { $points }, víc.
    .braille = { NAME($who) } pak asi { $points }, víc
iota-reason-closes = { NAME($who) } pak může jednou kartou získat jen asi { NP($points, noun: "point", case: "acc") }.
    .brief = { NAME($who) } pak jen asi { $points }.
    .braille = { NAME($who) } pak jen asi { $points }
iota-reason-keeps-wild = { $count ->
        [one] Divoká karta zůstává v ruce.
        [few] Obě divoké karty zůstávají v ruce.
       *[other] Divoké karty zůstávají v ruce.
    }
    .brief = { $count ->
        [one] Divoká zůstane.
        [few] Obě divoké zůstanou.
       *[other] Divoké zůstanou.
    }
    .braille = div zůstane
iota-reason-spends-wild = Stojí to { CNT($count, noun: "wild-card", case: "acc") }.
    .brief = { $count ->
        [one] Stojí divokou.
        [few] Stojí obě divoké.
       *[other] Stojí divoké.
    }
    .braille = stojí div

## Výsledek

iota-over-winner = { PERSON($who) ->
        [formal] Vyhráváte, máte { NP($points, noun: "point", case: "acc") }.
        [informal] Vyhráváš, máš { NP($points, noun: "point", case: "acc") }.
       *[other] Vyhrává { NAME($who) }, má { NP($points, noun: "point", case: "acc") }.
    }
    .brief = { PERSON($who) ->
        [formal] Vyhráváte, { $points }.
        [informal] Vyhráváš, { $points }.
       *[other] Vyhrává { NAME($who) }, { $points }.
    }
    .braille = { PERSON($who) ->
        [formal] vyhráváte, { $points }
        [informal] vyhráváš, { $points }
       *[other] vyhrává { NAME($who) }, { $points }
    }
iota-over-shared = Společné vítězství: { LINES($who) }, { NP($points, noun: "point") }.
    .brief = Společné vítězství: { LIST($who) }, { $points }.
    .braille = 1: { LIST($who, join: "comma") }, { $points }
iota-over-place = { CAP(ORD($place, noun: "place")) }: ⏎ { LINES($who) }, ⏎ { NP($points, noun: "point") }.
    .brief = { CAP(ORD($place, noun: "place")) }: { LIST($who) }, { $points }.
    .braille = { $place }: { LIST($who, join: "comma") }, { $points }
iota-over-went-out = Hra skončila poslední kartou z ruky.
    .brief = Konec poslední kartou.
    .braille = poslední karta
iota-over-stuck = Hra skončila, protože nikdo nemohl přiložit.
    .brief = Konec, nikdo nemohl přiložit.
    .braille = konec, nikdo nemohl
iota-over-idle = Hra skončila, protože dlouho nikdo nepřiložil.
    .brief = Konec, nikdo nepřikládal.
    .braille = konec, nikdo nehrál

## Konečné skóre po položkách

iota-item-lines = Linie, { $turns }: { NP($points, noun: "point") }.
    .brief = Linie: { $points }.
    .braille = linie { $points } b
iota-item-lots = Navíc za { NP($times, noun: "lot", case: "acc") }: { NP($points, noun: "point") }.
    .brief = Čtveřice: { $points }.
    .braille = { $times } čtv { $points } b
iota-item-four-cards = Navíc za čtyři karty naráz: { NP($points, noun: "point") }.
    .brief = Čtyři karty: { $points }.
    .braille = 4 karty { $points } b
iota-item-out = Navíc za poslední kartu: { NP($points, noun: "point") }.
    .brief = Poslední karta: { $points }.
    .braille = poslední { $points } b
iota-item-left = Za zbylé karty minus { NP($points, noun: "point") }: { LINES($cards) }.
    .brief = Zbylé karty: minus { $points }.
    .braille = -{ $points } b { SHORT($cards) }

## Volby před partií: co znamenají a proč

iota-option-starter-draw = Začíná ten, kdo vylosuje nejvyšší číslo, jak to chtějí pravidla.
    .brief = Začíná nejvyšší vylosované číslo.
iota-option-starter-first = Začíná první hráč bez losování, třeba vítěz minulé partie.
    .brief = Začíná první hráč.
iota-option-wild-start-allow = Startovní karta může být i divoká, pravidla ji nevylučují.
    .brief = Startovní karta může být divoká.
iota-option-wild-start-bury = Divoká startovní karta přijde dospod, aby ji hned nevzal první hráč.
    .brief = Divoká startovní karta přijde dospod.
iota-option-recycling-any = Před tahem lze vzít i obě divoké karty, pravidla jejich počet neomezují.
    .brief = Před tahem lze vzít i obě divoké karty.
iota-option-recycling-one = Před tahem lze vzít jen jednu divokou kartu, druhá zbude soupeři.
    .brief = Před tahem lze vzít jen jednu divokou kartu.
iota-option-trade-deck = Vyměnit lze nejvýš tolik karet, kolik jich má balíček, jinak by se vrátily tytéž.
    .brief = Vyměnit lze nejvýš tolik karet, kolik jich má balíček.
iota-option-trade-any = Vyměnit lze vždy až čtyři karty, i když se z malého balíčku některé vrátí.
    .brief = Vyměnit lze vždy až čtyři karty.
    .braille = výměna vždy až 4
iota-option-empty-rounds = S prázdným balíčkem hra končí po { CNT($rounds, noun: "round", case: "loc") } bez přiložení, pravidla o tom mlčí.
    .brief = S prázdným balíčkem konec po { CNT($rounds, noun: "round", case: "loc") } bez přiložení.
iota-option-idle-rounds = Hra končí po { CNT($rounds, noun: "round", case: "loc") }, kdy nikdo nepřiložil, aby netrvala věčně.
    .brief = Konec po { CNT($rounds, noun: "round", case: "loc") } bez přiložení.
iota-option-leftover-none = Karty zbylé v ruce se neodečítají, pravidla o nich mlčí.
    .brief = Zbylé karty se neodečítají.
iota-option-leftover-minus = Čísla karet zbylých v ruce se na konci odečtou, aby se vyplatilo skončit.
    .brief = Zbylé karty se odečtou.

## Napsaný tah a otázka

iota-error-word = Slovu „{ $word }“ tady nerozumím, karta se píše třeba čt3 a pole třeba { COORD("m51") }.
    .brief = Slovu „{ $word }“ nerozumím.
iota-error-list = Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam karta, její barva, tvar nebo číslo, pole, řada, sloupec nebo druh tahu.
    .brief = Slovu „{ $word }“ nerozumím, třeba { COMMAND(WORD("moves"), "čt3") }.
iota-error-more = Slovo „{ $word }“ je navíc.
iota-error-card-number = Karta s číslem { $number } není, čísla jsou 1 až 4.
iota-error-not-in-hand = Takovou kartu v ruce { REGISTER() ->
        [informal] nemáš
       *[formal] nemáte
    }: { $card }.
iota-error-position = V ruce není karta číslo { $number }, { $count ->
        [0] ruka je prázdná.
        [one] je tam { NP($count, noun: "card") }.
        [few] jsou tam { NP($count, noun: "card") }.
       *[other] je tam { NP($count, noun: "card") }.
    }
iota-error-position-twice = Číslo { $number } tu stojí dvakrát, každá karta se píše jednou.
    .brief = Číslo { $number } tu stojí dvakrát.
iota-error-cell = Pole { COORD($cell) } je mimo desku, startovní karta leží na poli { COORD("m50") }.
    .brief = Pole { COORD($cell) } je mimo desku.
iota-error-no-cards = Chybí karta, { REGISTER() ->
        [informal] napiš
       *[formal] napište
    } ji třeba čt3 nebo jejím pořadím v ruce.
    .brief = Chybí karta.
iota-error-too-many = Najednou smějí být nejvýš čtyři karty, ne { $count }.
iota-error-no-cell = Chybí pole, za kartu { REGISTER() ->
        [informal] napiš
       *[formal] napište
    } třeba { COORD("m51") }.
    .brief = Chybí pole.
iota-error-no-way = Chybí směr, za pole { COORD($cell) } { REGISTER() ->
        [informal] napiš
       *[formal] napište
    } { COMMAND(WORD("right")) }, { COMMAND(WORD("left")) }, { COMMAND(WORD("up")) } nebo { COMMAND(WORD("down")) }.
    .brief = Chybí směr za polem { COORD($cell) }.
iota-error-one-way = Se směrem stačí jedno pole a jeden směr, třeba { COORD("m51") } { COMMAND(WORD("right")) }.
iota-error-pairs = { $cards ->
        [one] Je tu { NP($cards, noun: "card") },
        [few] Jsou tu { NP($cards, noun: "card") },
       *[other] Je tu { NP($cards, noun: "card") },
    } ale { NP($cells, noun: "cell") }. Každá karta potřebuje své pole.
    .brief = Karet je { $cards }, polí { $cells }.
iota-error-recycle = { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } pole divoké karty a kartu za ni, třeba { COMMAND(WORD("recycle", of: "iota"), COORD("m50"), WORD("for", of: "iota"), "čt3") }.
    .brief = Čekám pole a jednu kartu.
iota-error-no-wild = Na desce teď žádná divoká karta není.
iota-error-trade = { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } karty k výměně, třeba { COMMAND(WORD("trade", of: "iota"), "1 3") } nebo { COMMAND(WORD("trade", of: "iota"), WORD("all")) }.
    .brief = Chybí karty k výměně.
iota-error-same-card = Tolik takových karet v ruce není.
iota-error-several = Na výběr { $count ->
        [one] je { NP($count, noun: "possibility") }
        [few] jsou { NP($count, noun: "possibility") }
       *[other] je { NP($count, noun: "possibility") }
    }, { REGISTER() ->
        [informal] vyber
       *[formal] vyberte
    } číslo:
    .brief = Které číslo?
iota-error-not-place = { $what ->
        [row] Řada „{ $words }“ není, řada se píše třeba 51.
        [column] Sloupec „{ $words }“ není, sloupec se píše třeba { COLUMN("m") }.
       *[cell] Pole „{ $words }“ není, pole se píše třeba { COORD("m51") }.
    }
iota-error-which-place = { $what ->
        [row] Chybí číslo řady, třeba 51.
        [column] Chybí písmeno sloupce, třeba { COLUMN("m") }.
       *[cell] Chybí pole, třeba { COORD("m51") }.
    }
iota-error-ask-card = Kartu „{ $words }“ neznám, karta se píše třeba čt3 nebo červený kruh.
iota-error-nobody = Hráč „{ $name }“ u stolu není, hrají { LINES($names) }.
    .brief = „{ $name }“ tu není, hrají { LIST($names) }.
    .braille = { $name } ne, { LIST($names, join: "comma") }
iota-error-which-card = Chybí karta, barva, tvar nebo číslo, třeba čt3 nebo kříž.

## Pravidla vlastními slovy. Každý řádek je jedna věta, kterou lze poslouchat zvlášť.

iota-rules-goal = Cíl hry
iota-rules-goal-1 = Hráči přikládají karty na společnou desku a sbírají body.
iota-rules-goal-2 = Vyhrává ten, kdo má na konci nejvíc bodů.
iota-rules-goal-3 = Při stejném počtu bodů se o vítězství dělí.

iota-rules-cards = Karty
iota-rules-cards-1 = Karet je 66: 64 obyčejných a dvě divoké.
iota-rules-cards-2 = Obyčejná karta má tři vlastnosti: barvu, tvar a číslo.
iota-rules-cards-3 = Barvy jsou červená, zelená, modrá a žlutá.
iota-rules-cards-4 = Tvary jsou kruh, čtverec, trojúhelník a kříž.
iota-rules-cards-5 = Čísla jsou od jedné do čtyř.
iota-rules-cards-6 = Žádné dvě obyčejné karty nejsou stejné.
iota-rules-cards-7 = Zkratka karty je barva, tvar, číslo: čt3 je červený trojúhelník 3.
iota-rules-cards-8 = Zkratky barev jsou č, z, m a ž, zkratky tvarů k, č, t a x.
iota-rules-cards-9 = Bez háčků se píše c za červenou i za čtverec a l za žlutou.
iota-rules-cards-10 = Divoká karta má zkratku div.

iota-rules-board = Deska
iota-rules-board-1 = Pole se jmenuje podle sloupce a řady, například m50.
iota-rules-board-2 = Sloupce jdou zleva doprava podle abecedy.
iota-rules-board-3 = Řady se číslují zdola nahoru: řada 51 leží nad řadou 50.
iota-rules-board-4 = Napravo od sloupce z leží sloupec aa, nalevo od sloupce a leží sloupec zz.
iota-rules-board-5 = Jméno pole se během partie nikdy nezmění.

iota-rules-start = Začátek
iota-rules-start-1 = { $starter ->
        [first] Začíná první hráč, nelosuje se.
       *[draw] Každý si vylosuje kartu a začíná ten, kdo má nejvyšší číslo.
    }
iota-rules-start-2 = { $starter ->
        [first] { "" }
       *[draw] Při shodě losují znovu ti, kdo mají nejvyšší číslo.
    }
iota-rules-start-3 = { $starter ->
        [first] { "" }
       *[draw] Divoká karta při losování platí za nulu.
    }
iota-rules-start-4 = { $starter ->
        [first] Karty se zamíchají a každý dostane čtyři.
       *[draw] Karty se vrátí, zamíchají a každý dostane čtyři.
    }
iota-rules-start-5 = Horní karta balíčku se položí na pole m50, je to startovní karta.
iota-rules-start-6 = { $wild-start ->
        [bury] Je-li divoká, přijde dospod a položí se další.
       *[allow] Startovní karta může být i divoká.
    }
iota-rules-start-7 = Do ruky druhého nikdo nevidí.

iota-rules-turn = Tah
iota-rules-turn-1 = Na tahu se buď přikládají karty na desku, nebo vyměňují karty v ruce.
iota-rules-turn-2 = Přiložit lze jednu až čtyři karty.
iota-rules-turn-3 = Potom se ruka doplní z balíčku na čtyři karty.
iota-rules-turn-4 = Ještě před tím lze vzít z desky divokou kartu výměnou za jinou.

iota-rules-line = Linie
iota-rules-line-1 = Linie jsou karty, které leží těsně vedle sebe v řadě nebo ve sloupci.
iota-rules-line-2 = Linie má dvě, tři nebo čtyři karty, pátá se už nevejde.
iota-rules-line-3 = Každá vlastnost musí být v linii všude stejná, nebo na každé kartě jiná.
iota-rules-line-4 = Platí to zvlášť pro barvu, zvlášť pro tvar a zvlášť pro číslo.
iota-rules-line-5 = Dobře: červený kruh 1, červený kruh 2, červený kruh 4. Liší se jen číslo.
iota-rules-line-6 = Dobře: zelený kříž 3, modrý kruh 3, žlutý čtverec 3. Stejné je jen číslo.
iota-rules-line-7 = Špatně: červený kruh 1, červený kruh 2, modrý kruh 4. Dvě červené a jedna modrá.
iota-rules-line-8 = Dvě různé karty tvoří linii vždycky.

iota-rules-place = Přikládání
iota-rules-place-1 = Karty jednoho tahu leží v jedné řadě nebo v jednom sloupci.
iota-rules-place-2 = S kartami na desce musí tvořit jednu linii bez mezer.
iota-rules-place-3 = Lze je dát na oba konce linie i mezi karty, které už leží na desce.
iota-rules-place-4 = Napříč mohou vzniknout další linie. Každá z nich musí být správná.
iota-rules-place-5 = Některá místa už nemusí být možné vyplnit.

iota-rules-score = Bodování
iota-rules-score-1 = Počítá se každá linie, která tahem vznikla nebo se prodloužila.
iota-rules-score-2 = Linie vynese součet čísel na všech svých kartách.
iota-rules-score-3 = Karta ve dvou takových liniích se počítá dvakrát.
iota-rules-score-4 = Divoká karta se počítá za nulu.
iota-rules-score-5 = Linie o čtyřech kartách je čtveřice.
iota-rules-score-6 = Každá dokončená čtveřice zdvojnásobí body celého tahu.
iota-rules-score-7 = Čtyři karty přiložené jedním tahem je zdvojnásobí ještě jednou.
iota-rules-score-8 = A jednou také poslední karta, kterou hra skončí.

iota-rules-wild = Divoké karty
iota-rules-wild-1 = Divoká karta zastoupí kteroukoli jinou kartu.
iota-rules-wild-2 = V řadě i ve sloupci zastupuje tutéž kartu.
iota-rules-wild-3 = Kterou, to se neříká. Musí jen aspoň jedna vyhovovat oběma liniím.
iota-rules-wild-4 = Zastoupit může i kartu, která už na desce leží.

iota-rules-recycle = Získání divoké karty
iota-rules-recycle-1 = Před svým tahem lze vzít divokou kartu z desky.
iota-rules-recycle-2 = Na její místo přijde karta z ruky, která se hodí do všech jejích linií.
iota-rules-recycle-3 = Body za to nejsou a ruka zůstane stejně velká.
iota-rules-recycle-4 = Potom se hraje dál, třeba hned s divokou kartou.
iota-rules-recycle-5 = { $recycling ->
        [any] Před jedním tahem lze vzít i obě divoké karty.
       *[single] Před jedním tahem lze vzít jen jednu divokou kartu.
    }

iota-rules-trade = Výměna karet
iota-rules-trade-1 = Kdo nechce přikládat, vymění jednu až čtyři karty z ruky.
iota-rules-trade-2 = Vyměněné karty přijdou dospod balíčku a shora se doberou nové.
iota-rules-trade-3 = { $trade ->
        [any] Vyměnit lze vždy až čtyři karty, z malého balíčku se některé hned vrátí.
       *[deck] Vyměnit lze nejvýš tolik karet, kolik jich je v balíčku.
    }
iota-rules-trade-4 = Nemusí se měnit žádná, pak se tah prostě vynechá.

iota-rules-end = Konec hry
iota-rules-end-1 = Hra končí, když je balíček prázdný a někdo přiloží svou poslední kartu.
iota-rules-end-2 = Body tohoto tahu má dvojnásobné.
iota-rules-end-3 = { $leftover ->
        [minus] Čísla karet, které zbyly v ruce, se odečtou od bodů.
       *[none] Za karty, které zbyly v ruce, se nic neodečítá.
    }
iota-rules-end-4 = S prázdným balíčkem skončí také po { CNT($empty-rounds, noun: "round", case: "loc") }, kdy nikdo nepřiloží.
iota-rules-end-5 = I s kartami v balíčku skončí po { CNT($idle-rounds, noun: "round", case: "loc") }, kdy nikdo nepřiloží.

iota-rules-examples = Příklady bodování
iota-rules-examples-1 = Na poli m50 leží startovní karta, červený kruh 2.
iota-rules-examples-2 = První hráč přiloží zelený trojúhelník 2 na pole n50 a modrý kříž 2 na pole o50.
iota-rules-examples-3 = V řadě 50 jsou tři dvojky různých barev a tvarů: 6 bodů.
iota-rules-examples-4 = Druhý hráč přiloží červený kříž 1 na pole o49 a žlutý kříž 3 na pole o48.
iota-rules-examples-5 = Ve sloupci o jsou tři kříže s čísly 2, 1 a 3: 6 bodů.
iota-rules-examples-6 = Třetí hráč přiloží žlutý čtverec 2 na pole p50 a červený kruh 3 na pole p49.
iota-rules-examples-7 = Řada 50 je teď čtveřice za 8 bodů, řada 49 dá 4 body a sloupec p 5 bodů.
iota-rules-examples-8 = Součet 17 se za čtveřici zdvojnásobí: 34 bodů.
iota-rules-examples-9 = Čtvrtý hráč přiloží do řady 51 čtyři karty na pole o51 až r51.
iota-rules-examples-10 = Jsou to zelený kříž 4, zelený trojúhelník 1, zelený kruh 2 a zelený čtverec 3.
iota-rules-examples-11 = Řada 51 je čtveřice za 10 bodů, sloupec o také, sloupec p dá 6 bodů.
iota-rules-examples-12 = Součet 26 se zdvojnásobí za první čtveřici, za druhou a za čtyři karty: 208 bodů.

## Nápověda ke slovům této hry

help-place = { WORD("place", of: "iota") } a karty s poli: přiloží je, třeba { COMMAND(WORD("place", of: "iota"), "čt3 m51") } nebo { COMMAND(WORD("place", of: "iota"), "1 2 m51 vpravo") }.
help-recycle = { WORD("recycle", of: "iota") } a pole: vezme divokou kartu za jinou, třeba { COMMAND(WORD("recycle", of: "iota"), "m50", WORD("for", of: "iota"), "čt3") }.
help-trade = { WORD("trade", of: "iota") } a karty: vymění je za nové, třeba { COMMAND(WORD("trade", of: "iota"), "1 3") }, { COMMAND(WORD("trade", of: "iota"), WORD("all")) }.
help-pass = { WORD("pass", of: "iota") }: vynechá tah a nic nezmění.
help-fits = { WORD("fits", of: "iota") } a pole: řekne, které karty se tam hodí.
help-lines = { WORD("lines", of: "iota") }: řekne, co lze prodloužit a kde.
help-deck = { WORD("deck", of: "iota") }: řekne, kolik karet zbývá a co je známo ze spodku.
help-where-to = { WORD("where-to", of: "iota") } a karta: řekne, kam ji lze dát a kolik bodů tam přinese.
help-lots = { WORD("lots", of: "iota") }: řekne, které čtveřice lze uzavřít a kterou kartou.
help-holds = { WORD("holds", of: "iota") }: řekne, kolik karet kdo má; za slovem může stát jméno.
help-wilds = { WORD("wilds", of: "iota") }: řekne, kde jsou divoké karty a co zastoupí.

## Kurzor na stole: co kde leží, co se hodí, čím začít

iota-walk-title = Kurzor je na stole.
    .brief = Stůl.
    .braille = stůl
iota-walk-card = { COORD($cell) }: { $card }.
    .braille = { COORD($cell) } { SHORT($card) }
iota-walk-fits = { COORD($cell) }: hodí se { LINES($cards, join: "or") }.
    .braille = { COORD($cell) } hodí { SHORT($cards) }
iota-walk-free = { COORD($cell) }: volno, z ruky nic.
    .braille = { COORD($cell) } z ruky nic
iota-walk-open = { COORD($cell) }: volno.
    .braille = { COORD($cell) } volno
iota-walk-dead = { COORD($cell) }: nehodí se už nic.
    .braille = { COORD($cell) } nic
iota-walk-far = { COORD($cell) }: prázdné, bez sousedů.
    .braille = { COORD($cell) } prázdné
iota-begin-card = { COORD($cell) }, { $card }: { NP($count, noun: "turn") }.
    .braille = { COORD($cell) } { SHORT($card) }: { $count }

## Úloha dne

iota-daily-question = Které umístění přinese v tomto tahu nejvíc bodů? { $count ->
        [one] Nejlepší je jedno.
        [few] Nejlepší jsou { $count }.
       *[other] Nejlepších je { $count }.
    }
    .brief = Které umístění přinese nejvíc bodů? Nejlepších: { $count }.
    .braille = nejvíc bodů? ({ $count })
iota-daily-right = Tento tah přináší { NP($points, noun: "point", case: "acc") }, víc získat nejde.
    .brief = { NP($points, noun: "point") }, víc nejde.
    .braille = { $points } b, víc nejde
iota-daily-less = Tento tah přináší { NP($points, noun: "point", case: "acc") }, nejlepší { NP($most, noun: "point", case: "acc") }.
    .brief = { NP($points, noun: "point") }, nejlepší { $most }.
    .braille = { $points } b, nejlepší { $most }

## Osobní rekordy

iota-record-match = nejlepší partie { $players ->
        [0] {""}
        [2] dvou hráčů
        [3] tří hráčů
       *[other] čtyř hráčů
    }
    .brief = nejlepší partie, hráčů { $players }
    .braille = partie { $players }
iota-record-turn = nejlepší tah
    .braille = tah
iota-record-lots = nejvíc čtveřic v partii
    .brief = čtveřic v partii
    .braille = čtveřic
