## Dvě nejlepší možnosti a co je dělí

# Části vět o první ze dvou možností, beze jména a bez tečky: „přináší o 6 bodů méně“.

advice-contrast = { $joint ->
        [alone] { CAP($first) }.
        [and] { CAP($first) } ⏎ a { $second }.
        [but] { CAP($first) }, ⏎ ale { $second }.
        [even] { CAP($first) }, ⏎ celkem to ale vyjde nastejno.
        [better] { CAP($first) }, ⏎ celkem je to ale podle odhadu lepší.
       *[worse] { CAP($first) }, ⏎ celkem je to ale podle odhadu horší.
    }
    .brief = { $joint ->
        [and] { CAP($first) } ⏎ a { $second }.
        [but] { CAP($first) }, ⏎ ale { $second }.
        [even] { CAP($first) }, celkem nastejno.
        [better] { CAP($first) }, celkem lepší.
        [worse] { CAP($first) }, celkem horší.
       *[alone] { CAP($first) }.
    }
    .braille = { $first }{ $joint ->
        [but] , { $second }
       *[alone] { "" }
    }
advice-part = { CAP($first) }.
    .brief = { CAP($first) }.
    .braille = { $first }
advice-second = Druhá možnost: { $move }
    .brief = Druhá: { $move }
    .braille = 2 { $move }
advice-equal = Je to jedno, stejně dobré: { $move }
    .brief = Stejně dobré: { $move }
    .braille = stejně { $move }
advice-estimated = Hned se to nepozná, podle odhadu je to ale horší.
    .brief = Odhadem horší.
    .braille = odhadem horší
advice-only = Jiná možnost není.
    .brief = Nic jiného nejde.
    .braille = jiné nejde
advice-no-more = Víc se k tomu říct nedá.
    .brief = Víc říct nejde.
    .braille = víc nic
advice-numbers = Druhou možnost zahraje číslo 2. ⏎ Víc řekne { COMMAND($more) }, ⏎ jen napoví { COMMAND($nudge) }.
    .brief = Druhá: číslo 2. Víc: { COMMAND($more) }.
    .braille = víc: { $more }

# IOTA.

iota-contrast-points = je to o { NP($by, noun: "point", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .brief = o { NP($by, noun: "point", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .braille = { $way ->
        [more] +
       *[less] -
    }{ $by } b
iota-contrast-wild = v ruce zůstane o { CNT($by, noun: "wild-card", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .brief = { $way ->
        [more] divokou si nechá
       *[less] divokou utratí
    }
    .braille = { $way ->
        [more] nechá div
       *[less] stojí div
    }
iota-contrast-lots = { $lots ->
        [0] neuzavře se žádná čtveřice
        [one] uzavře se { CNT($lots, noun: "lot") }
        [few] uzavřou se { CNT($lots, noun: "lot") }
       *[other] uzavře se { CNT($lots, noun: "lot") }
    }{ $other ->
        [0] { "" }
       *[other] , jinak { CNT($other, noun: "lot") }
    }
    .brief = čtveřice: { $lots }, jinak { $other }
    .braille = čtv { $lots }, jinak { $other }
iota-contrast-threes = { $threes ->
        [0] neotevře se žádná trojice
        [one] otevře se { CNT($threes, noun: "three") }
        [few] otevřou se { CNT($threes, noun: "three") }
       *[other] otevře se { CNT($threes, noun: "three") }
    } místo { $other ->
        [0] žádné
       *[other] { CNT($other, noun: "three", case: "gen") }
    }
    .brief = trojice: { $threes }, jinak { $other }
    .braille = troj { $threes }, jinak { $other }
iota-contrast-reply = { NAME($who) } pak jednou kartou získá asi { NP($points, noun: "point", case: "acc") } místo { NP($other, case: "gen") }
    .brief = { NAME($who) } pak asi { $points } místo { NP($other, case: "gen") }
    .braille = { NAME($who) } { $points }, jinak { $other }
iota-contrast-draws = z balíčku přijde o { CNT($by, noun: "card", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .brief = nových karet o { $by } { $way ->
        [more] víc
       *[less] méně
    }
    .braille = nových { $way ->
        [more] +
       *[less] -
    }{ $by }
iota-contrast-out = { $way ->
        [ends] hra tím skončí
       *[goes] hra tím ještě neskončí
    }
    .brief = { $way ->
        [ends] hra skončí
       *[goes] hra neskončí
    }
    .braille = { $way ->
        [ends] konec hry
       *[goes] hra jde dál
    }

# Quantum.

quantum-contrast-certain = { $way ->
        [wins] výhra je jistá{ $lead ->
            [0] { "" }
           *[other] , náskok bude aspoň { $lead }
        }
       *[loses] jistá výhra tím odpadá{ $lead ->
            [0] { "" }
           *[other] , náskok měl být aspoň { $lead }
        }
    }
    .brief = { $way ->
        [wins] jistě vyhrává
       *[loses] jistou výhru pouští
    }
    .braille = { $way ->
        [wins] jistá výhra
       *[loses] jistou výhru pouští
    }
quantum-contrast-lead = jistá výhra je o { NP($by, noun: "point", case: "acc") } { $way ->
        [more] vyšší
       *[less] nižší
    }
    .brief = výhra o { $by } { $way ->
        [more] vyšší
       *[less] nižší
    }
    .braille = výhra { $way ->
        [more] +
       *[less] -
    }{ $by }
quantum-contrast-chance = { $colour } { $span ->
        [single] { $low }
       *[more] { $low } až { $high }
    } vyjde na { NP($percent, noun: "percent", case: "acc") } místo { NP($other, case: "gen") }
    .brief = { $colour } { $span ->
        [single] { $low }
       *[more] { $low } až { $high }
    } na { NP($percent, noun: "percent", case: "acc") } místo { $other }
    .braille = { SHORT($colour) } { $span ->
        [single] { $low }
       *[more] { $low }-{ $high }
    } { $percent }:{ $other }
quantum-contrast-dice = hází se o { CNT($by, noun: "die", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .brief = kostek o { $by } { $way ->
        [more] víc
       *[less] méně
    }
    .braille = kostek { $way ->
        [more] +
       *[less] -
    }{ $by }
quantum-contrast-points = hned je to o { NP($by, noun: "point", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .brief = hned o { NP($by, noun: "point", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .braille = hned { $way ->
        [more] +
       *[less] -
    }{ $by } b
quantum-contrast-skips = přeskočí se o { NP($by, noun: "number", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .brief = přeskočí o { $by } { $way ->
        [more] víc
       *[less] méně
    }
    .braille = přeskočí { $way ->
        [more] +
       *[less] -
    }{ $by }
quantum-contrast-column = sloupci { $column } pak { $missing ->
        [one] chybí
        [few] chybějí
       *[other] chybí
    } jen { NP($missing, noun: "number") }
    .brief = sloupci { $column } pak chybí { $missing }
    .braille = sl{ $column } chybí { $missing }
quantum-contrast-waits = sloupci { $column } { $missing ->
        [one] dál chybí
        [few] dál chybějí
       *[other] dál chybí
    } { NP($missing, noun: "number") }
    .brief = sloupci { $column } dál chybí { $missing }
    .braille = sl{ $column } chybí { $missing }
quantum-contrast-choice = řada má dál na výběr o { NP($by, noun: "number", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .brief = v řadě dál o { NP($by, noun: "number", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .braille = řada dál { $way ->
        [more] +
       *[less] -
    }{ $by }
quantum-contrast-writes = { $way ->
        [number] číslo se zapíše hned
       *[nothing] nezapíše se teď nic
    }
    .brief = { $way ->
        [number] zapíše hned
       *[nothing] nezapíše nic
    }
    .braille = { $way ->
        [number] zapíše hned
       *[nothing] nezapíše nic
    }
quantum-contrast-denial = { NAME($who) } { $way ->
        [kept] už v kroku C nezapíše { NP($colour, case: "acc") }
       *[left] v kroku C může zapsat { NP($colour, case: "acc") }
    }
    .brief = { NP($colour, case: "acc") } { NAME($who) } { $way ->
        [kept] nezapíše
       *[left] zapsat může
    }
    .braille = { SHORT($colour) } { NAME($who) } { $way ->
        [kept] ne
       *[left] může
    }

# Tetrikon.

tetrikon-contrast-full = { $way ->
        [this] celý diagram bude plný
       *[other] celý diagram plný nebude
    }
    .brief = { $way ->
        [this] diagram bude plný
       *[other] diagram plný nebude
    }
    .braille = { $way ->
        [this] diagram plný
       *[other] diagram neplný
    }
tetrikon-contrast-left = vyplní se o { NP($by, noun: "tetrikon-square", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .brief = čtverečků o { $by } { $way ->
        [more] víc
       *[less] méně
    }
    .braille = čtverečků { $way ->
        [more] +
       *[less] -
    }{ $by }
tetrikon-contrast-hopeless = { $way ->
        [this] zbytek pak bez výměny vyplnit nejde
       *[other] zbytek pak ještě vyplnit jde
    }
    .brief = { $way ->
        [this] zbytek nejde
       *[other] zbytek jde
    }
    .braille = { $way ->
        [this] zbytek nejde
       *[other] zbytek jde
    }
tetrikon-contrast-missing = { $missing ->
        [0] pak už nechybí žádný dílek
        [one] pak chybí { NP($missing, noun: "tetrikon-piece") }
        [few] pak chybějí { NP($missing, noun: "tetrikon-piece") }
       *[other] pak chybí { NP($missing, noun: "tetrikon-piece") }
    }, jinak { $other ->
        [0] žádný
       *[other] { NP($other, gender: "mi") }
    }
    .brief = chybět bude { $missing } místo { NP($other, case: "gen") }
    .braille = chybí { $missing }, jinak { $other }
tetrikon-contrast-pieces = přibude o { CNT($by, noun: "tetrikon-piece", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .brief = dílků o { $by } { $way ->
        [more] víc
       *[less] méně
    }
    .braille = dílků { $way ->
        [more] +
       *[less] -
    }{ $by }
tetrikon-contrast-money = { $way ->
        [more] zbude o { $by } T víc
       *[less] stojí to o { $by } T víc
    }
    .brief = { $way ->
        [more] zbude o { $by } T víc
       *[less] stojí o { $by } T víc
    }
    .braille = { $way ->
        [more] +
       *[less] -
    }{ $by } T
tetrikon-contrast-roll = { $way ->
        [this] hází se pro karty
       *[other] pro karty se nehází
    }
    .brief = { $way ->
        [this] hází se
       *[other] nehází se
    }
    .braille = { $way ->
        [this] hod
       *[other] bez hodu
    }

# iQLANDIE.

iqlandie-contrast-points = je to o { NP($by, noun: "point", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .brief = o { NP($by, noun: "point", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .braille = { $way ->
        [more] +
       *[less] -
    }{ $by } b
iqlandie-contrast-offer = může to být o { NP($by, noun: "point", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .brief = až o { NP($by, noun: "point", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .braille = až { $way ->
        [more] +
       *[less] -
    }{ $by } b
iqlandie-contrast-squares = dílkům zbude o { NP($by, noun: "cell", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .brief = místa o { NP($by, noun: "cell", case: "acc") } { $way ->
        [more] víc
       *[less] méně
    }
    .braille = místa { $way ->
        [more] +
       *[less] -
    }{ $by }
iqlandie-contrast-rivals = soupeři by dílek přinesl až { NP($points, noun: "point", case: "acc") } místo { NP($other, case: "gen") }
    .brief = soupeři až { $points } místo { NP($other, case: "gen") }
    .braille = soupeři { $points }, jinak { $other }
