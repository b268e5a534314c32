# Proč počítač v Tetrikonu něco radí nebo dělá: dílky a plán diagramu, karty, obchod.

tetrikon-reason-full = Diagram tím bude plný.
    .brief = Diagram bude plný.
    .braille = diagram plný
tetrikon-reason-plan = { CAP($piece) } patří do plánu, ⏎ { $left ->
        [one] zbude
        [few] zbudou
       *[other] zbude
    } { NP($left, noun: "tetrikon-square") }, ⏎ { $missing ->
        [0] dílky na to už jsou
        [one] chybí { NP($missing, noun: "tetrikon-piece") }
        [few] chybějí { NP($missing, noun: "tetrikon-piece") }
       *[other] chybí { NP($missing, noun: "tetrikon-piece") }
    }.
    .brief = Podle plánu, zbývá { $left }, chybí { NP($missing, noun: "tetrikon-piece") }.
    .braille = plán, zbude { $left }
tetrikon-reason-rest = { $left ->
        [one] Zbude { NP($left, noun: "tetrikon-square") }
        [few] Zbudou { NP($left, noun: "tetrikon-square") }
       *[other] Zbude { NP($left, noun: "tetrikon-square") }
    }, to vyplnit půjde.
    .brief = Zbytek vyplnit půjde.
    .braille = zbude { $left }, jde to
tetrikon-reason-blocked = { $left ->
        [one] Zbude { NP($left, noun: "tetrikon-square") }
        [few] Zbudou { NP($left, noun: "tetrikon-square") }
       *[other] Zbude { NP($left, noun: "tetrikon-square") }
    }, to bez výměny vyplnit nepůjde.
    .brief = Zbytek bez výměny vyplnit nepůjde.
    .braille = zbude { $left }, nejde to
tetrikon-reason-repair = { CAP($piece) } místo { NP($out, case: "gen") }, { $missing ->
        [0] pak už nic nechybí
        [one] pak chybí { NP($missing, noun: "tetrikon-piece") }
        [few] pak chybějí { NP($missing, noun: "tetrikon-piece") }
       *[other] pak chybí { NP($missing, noun: "tetrikon-piece") }
    }.
    .brief = { CAP($piece) } místo { NP($out, case: "gen") }, bude chybět { $missing }.
    .braille = { SHORT($piece) } místo { SHORT($out) }
tetrikon-reason-refit = Místo { NP($out, case: "gen") } přijde { NP($piece) }.
    .brief = { CAP($piece) } místo { NP($out, case: "gen") }.
    .braille = { SHORT($piece) } místo { SHORT($out) }
tetrikon-reason-roll = Hod přináší nové karty.
    .brief = Hod přináší karty.
    .braille = hod dá karty
tetrikon-reason-save = Na nákup dílku chybí { $short } T.
    .brief = Na nákup chybí { $short } T.
    .braille = nákup: chybí { $short } T
tetrikon-reason-offer = { $useful ->
        [0] V nabídce se teď nic nehodí, aspoň se obmění.
       *[other] { CAP(PREP(NP($count, noun: "tetrikon-piece", case: "gen"), p: "z")) } v nabídce se hodí { $useful }.
    }
    .brief = Z nabídky se hodí { $useful } { PREP(NP($count, case: "gen"), p: "z") }.
    .braille = hodí se { $useful } z { $count }
tetrikon-reason-wanted = { CAP($piece) } se hodí, ⏎ { $missing ->
        [0] pak už nic nechybí
        [one] pak chybí { NP($missing, noun: "tetrikon-piece") }
        [few] pak chybějí { NP($missing, noun: "tetrikon-piece") }
       *[other] pak chybí { NP($missing, noun: "tetrikon-piece") }
    }.
    .brief = { CAP($piece) } se hodí.
    .braille = { SHORT($piece) } se hodí
tetrikon-reason-unwanted = { CAP($piece) } se do plánu nehodí.
    .brief = { CAP($piece) } se nehodí.
    .braille = { SHORT($piece) } nehodí se
tetrikon-reason-needed = { CAP($piece) } je v plánu potřeba, { $missing ->
        [0] jinak už nic nechybí
        [one] k tomu chybí { NP($missing, noun: "tetrikon-piece") }
        [few] k tomu chybějí { NP($missing, noun: "tetrikon-piece") }
       *[other] k tomu chybí { NP($missing, noun: "tetrikon-piece") }
    }.
    .brief = { CAP($piece) } je potřeba.
    .braille = { SHORT($piece) } je třeba
tetrikon-reason-spare = { CAP($piece) } se dá postrádat, ⏎ { $missing ->
        [0] ani tak nic nechybí
        [one] i tak chybí { NP($missing, noun: "tetrikon-piece") }
        [few] i tak chybějí { NP($missing, noun: "tetrikon-piece") }
       *[other] i tak chybí { NP($missing, noun: "tetrikon-piece") }
    }.
    .brief = { CAP($piece) } se dá postrádat.
    .braille = { SHORT($piece) } postrádat
tetrikon-reason-money = Karta přináší { $worth } T.
    .brief = Karta za { $worth } T.
    .braille = karta dá { $worth } T
tetrikon-reason-claim = Karta přináší nejvýš { $worth } T.
    .brief = Karta až za { $worth } T.
    .braille = karta dá až { $worth } T
tetrikon-reason-draw = { $cards ->
        [one] Přináší { NP($cards, case: "acc", gender: "f") } kartu z pokladnice.
        [few] Přináší { NP($cards, case: "acc", gender: "f") } karty z pokladnice.
       *[other] Přináší { $cards } karet z pokladnice.
    }
    .brief = Karty z pokladnice: { $cards }.
    .braille = karty T: { $cards }
tetrikon-reason-luck = Náhoda může přinést i dílek.
    .brief = Náhoda může dát i dílek.
    .braille = náhoda, třeba dílek
tetrikon-reason-two = Položit jde dva dílky naráz.
    .brief = Dva dílky naráz.
    .braille = dva dílky naráz
tetrikon-reason-free = Dílek od hráče nestojí nic.
    .brief = Dílek zadarmo.
    .braille = dílek zadarmo
tetrikon-reason-keep = Kartu lze použít i později.
    .brief = Karta se dá použít později.
    .braille = karta na později
tetrikon-reason-nothing = Nic dalšího teď nepomůže.
    .brief = Nic dalšího nepomůže.
    .braille = nic nepomůže
tetrikon-reason-cancel = Zrušená nabídka nic nestojí.
    .brief = Zrušení nic nestojí.
    .braille = zrušit nic nestojí
tetrikon-reason-exact = Zaplatí se přesně.
    .brief = Přesná částka.
    .braille = přesně
tetrikon-reason-over = Přesně to nejde, zaplatí se o { $by } T víc.
    .brief = Zaplatí se o { $by } T víc.
    .braille = o { $by } T víc
tetrikon-reason-under = Přesně to nejde, zaplatí se o { $by } T méně.
    .brief = Zaplatí se o { $by } T méně.
    .braille = o { $by } T méně
tetrikon-reason-lowest = Nejnižší karta v ruce je { $value } T.
    .brief = Nejnižší karta, { $value } T.
    .braille = nejnižší { $value } T
tetrikon-reason-fewer = { $after ->
        [0] Pak už nebude chybět nic, teď { $before ->
                [one] chybí { NP($before, noun: "tetrikon-piece") }
                [few] chybějí { NP($before, noun: "tetrikon-piece") }
               *[other] chybí { NP($before, noun: "tetrikon-piece") }
            }.
        [one] Bude chybět { NP($after, noun: "tetrikon-piece") }, teď { $before }.
        [few] Budou chybět { NP($after, noun: "tetrikon-piece") }, teď { $before }.
       *[other] Bude chybět { NP($after, noun: "tetrikon-piece") }, teď { $before }.
    }
    .brief = { $after ->
        [one] Bude
        [few] Budou
       *[other] Bude
    } chybět { NP($after, noun: "tetrikon-piece") }, teď { $before }.
    .braille = chybí { $before }, pak { $after }
tetrikon-reason-same = { $missing ->
        [0] Teď nechybí nic, ⏎ potom také ne.
        [one] Bude chybět { NP($missing, noun: "tetrikon-piece") } stejně jako teď.
        [few] Budou chybět { NP($missing, noun: "tetrikon-piece") } stejně jako teď.
       *[other] Bude chybět { NP($missing, noun: "tetrikon-piece") } stejně jako teď.
    }
    .brief = Chybět bude stejně dílků, { $missing }.
    .braille = chybí stále { $missing }
tetrikon-reason-more = { $after ->
        [one] Bude chybět { NP($after, noun: "tetrikon-piece") }, teď { $before ->
                [0] nic
               *[other] { $before }
            }.
        [few] Budou chybět { NP($after, noun: "tetrikon-piece") }, teď { $before ->
                [0] nic
               *[other] { $before }
            }.
       *[other] Bude chybět { NP($after, noun: "tetrikon-piece") }, teď { $before ->
                [0] nic
               *[other] { $before }
            }.
    }
    .brief = { $after ->
        [one] Bude
        [few] Budou
       *[other] Bude
    } chybět { NP($after, noun: "tetrikon-piece") }, teď { $before }.
    .braille = chybí { $before }, pak { $after }
tetrikon-reason-rival = { $after ->
        [0] Druhé straně pak nebude chybět nic, teď { $before }.
        [one] Druhé straně bude chybět jen { NP($after, noun: "tetrikon-piece") }, teď { $before }.
        [few] Druhé straně budou chybět jen { NP($after, noun: "tetrikon-piece") }, teď { $before }.
       *[other] Druhé straně bude chybět jen { NP($after, noun: "tetrikon-piece") }, teď { $before }.
    }
    .brief = Druhé straně pomůže, chybělo { $before }, bude { $after }.
    .braille = druhým { $before }, pak { $after }
tetrikon-reason-price = Dílek je za { $paid } T, u managera za { $price } T.
    .brief = Dílek za { $paid } T místo { $price } T.
    .braille = dílek za { $paid } T
tetrikon-reason-think = { $seconds ->
        [one] Rozmýšlení trvá { NP($seconds, case: "acc", gender: "f") } sekundu.
        [few] Rozmýšlení trvá { NP($seconds, case: "acc", gender: "f") } sekundy.
       *[other] Rozmýšlení trvá { $seconds } sekund.
    }
    .brief = Rozmýšlení, sekund { $seconds }.
    .braille = rozmýšlí { $seconds } s
tetrikon-reason-unfillable = Zbytek, { NP($left, noun: "tetrikon-square") }, takhle vyplnit nejde.
    .brief = Zbytek takhle vyplnit nejde.
    .braille = zbytek nejde
tetrikon-reason-hopeless = Jak zbytek vyplnit, nevím, zbývá vyplnit { NP($left, noun: "tetrikon-square", case: "acc") }.
    .brief = Jak zbytek vyplnit, nevím.
    .braille = nevím jak

## Měření

tetrikon-work-solved = diagramy vyplněné jednou soupravou
tetrikon-work-fillable = zda jde vyplnit zbytek diagramu
