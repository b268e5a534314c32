# Proč počítač v Tetrikonu něco radí nebo dělá: dílky a plán diagramu, karty, obchod.

tetrikon-reason-full = Diagram tím bude plný.
    .brief = Diagram bude plný.
    .braille = diagram plný
tetrikon-reason-plan = { CAP($piece) } patří do plánu, { $left ->
        [one] zbude
        [few] zbudou
       *[other] zbude
    } { NP($left, noun: "tetrikon-square") }, { $missing ->
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
tetrikon-reason-repair = { CAP($piece) } se hodí víc než { NP($out) }{ $turns ->
        [0] .
       *[other] , ušetří se asi { NP($turns, noun: "turn", case: "acc") }.
    }
    .brief = { CAP($piece) } se hodí víc než { NP($out) }.
    .braille = { SHORT($piece) } líp než { SHORT($out) }
tetrikon-reason-roll = Hod přinese nové karty.
    .brief = Hod přinese karty.
    .braille = hod dá karty
tetrikon-reason-offer = { $useful ->
        [0] V nabídce se teď nic nehodí, nákup ji aspoň obmění.
       *[other] Z dílků v nabídce, kterých je { $count }, se hodí { $useful }.
    }
    .brief = Z nabídky se hodí { $useful } z { $count }.
    .braille = hodí se { $useful } z { $count }
tetrikon-reason-wanted = { CAP($piece) } se do diagramu hodí.
    .brief = { CAP($piece) } se hodí.
    .braille = { SHORT($piece) } se hodí
tetrikon-reason-unwanted = { CAP($piece) } se do diagramu nehodí.
    .brief = { CAP($piece) } se nehodí.
    .braille = { SHORT($piece) } nehodí se
tetrikon-reason-needed = { CAP($piece) } je v plánu diagramu potřeba.
    .brief = { CAP($piece) } je potřeba.
    .braille = { SHORT($piece) } je třeba
tetrikon-reason-spare = { CAP($piece) } se dá postrádat.
    .brief = { CAP($piece) } se dá postrádat.
    .braille = { SHORT($piece) } postrádat
tetrikon-reason-card = { $worth ->
        [0] Karta teď nepřinese nic.
       *[other] Karta teď přinese tolik co { $worth } T.
    }
    .brief = Karta za { $worth } T.
    .braille = karta za { $worth } T
tetrikon-reason-keep = Karta přinese víc později.
    .brief = Karta se hodí později.
    .braille = karta na později
tetrikon-reason-nothing = Nic dalšího teď nepomůže.
    .brief = Nic dalšího nepomůže.
    .braille = nic nepomůže
tetrikon-reason-deal-good = Obchod přinese tolik co { $worth } T.
    .brief = Obchod přinese { $worth } T.
    .braille = obchod +{ $worth } T
tetrikon-reason-deal-bad = Obchod stojí tolik co { $worth } T.
    .brief = Obchod stojí { $worth } T.
    .braille = obchod -{ $worth } T
tetrikon-reason-fillable = { $left ->
        [one] Zbude { NP($left, noun: "tetrikon-square") }, na to
        [few] Zbudou { NP($left, noun: "tetrikon-square") }, na to
       *[other] Zbude { NP($left, noun: "tetrikon-square") }, na to
    } { $pieces ->
        [one] stačí { NP($pieces, noun: "tetrikon-piece") }
        [few] stačí { NP($pieces, noun: "tetrikon-piece") }
       *[other] stačí { NP($pieces, noun: "tetrikon-piece") }
    }.
    .brief = Zbytek vyplní { NP($pieces, noun: "tetrikon-piece") }.
    .braille = zbytek: dílků { $pieces }
tetrikon-reason-unfillable = Zbytek, { NP($left, noun: "tetrikon-square") }, takhle vyplnit nejde.
    .brief = Zbytek takhle vyplnit nejde.
    .braille = zbytek nejde
tetrikon-reason-hopeless = Jak zbytek vyplnit, nevím, je to { NP($left, noun: "tetrikon-square") }.
    .brief = Jak zbytek vyplnit, nevím.
    .braille = nevím jak

## Měření

tetrikon-work-solved = diagramy vyplněné jednou soupravou
tetrikon-work-fillable = zda jde vyplnit zbytek diagramu
