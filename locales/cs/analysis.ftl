# Rozbor dohrané partie.

analysis-points = { NP($amount, noun: "point") }
analysis-wins = { NP($amount, noun: "percent") } naděje na výhru
    .brief = { NP($amount, noun: "percent") }
    .braille = { $amount } % výhry
tetrikon-worth = { $amount } T
analysis-begins = Rozbor partie, { NP($count, noun: "turn") }.
    .brief = Rozbor, { NP($count, noun: "turn") }.
    .braille = rozbor, tahů { $count }
analysis-how = Partií se prochází číslem tahu a slovy { COMMAND(WORD("next")) }, { COMMAND(WORD("previous")) }, { COMMAND(WORD("walk-turning")) }, { COMMAND(WORD("walk-summary")) } a { COMMAND(WORD("quit")) }.
    .brief = { COMMAND(WORD("next")) }, { COMMAND(WORD("previous")) }, { COMMAND(WORD("walk-turning")) }, { COMMAND(WORD("walk-summary")) }, číslo, { COMMAND(WORD("quit")) }
    .braille = { WORD("next") } { WORD("walk-turning") } { WORD("quit") }
analysis-view = Hodnotí se jen podle toho, co hráč v té chvíli věděl.
    .brief = Hodnotí se bez skrytých karet.
    .braille = bez skrytých karet
analysis-step = { $number } { PREP(NP($count, case: "gen"), p: "z") }: { $line }
    .brief = { $number }: { $line }
    .braille = { $number }: { $line }
analysis-nothing = Začátek partie.
    .brief = Začátek.
    .braille = začátek
analysis-done = { NAME($who) }: { $move }
    .brief = { NAME($who) }: { $move }
    .braille = { NAME($who) }: { $move }
analysis-here = Tah { $number } { PREP(NP($count, case: "gen"), p: "z") }, { NAME($who) }.
    .brief = Tah { $number }, { NAME($who) }.
    .braille = { $number }/{ $count } { NAME($who) }
analysis-here-start = Začátek, před prvním tahem, tahů je { $count }.
    .brief = Začátek.
    .braille = 0/{ $count }
analysis-loss = { $turning ->
        [yes] Obrat: ztráta
       *[no] Ztráta
    } asi { $worth }.
    .brief = { $turning ->
        [yes] Obrat:
       *[no] Ztráta:
    } asi { $worth }.
    .braille = { $turning ->
        [yes] obrat
       *[no] ztráta
    } { $worth }
analysis-decisive = { $turning ->
        [yes] Obrat: velká ztráta.
       *[no] Velká ztráta.
    }
    .brief = { $turning ->
        [yes] Obrat, velká ztráta.
       *[no] Velká ztráta.
    }
    .braille = { $turning ->
        [yes] obrat, velká ztráta
       *[no] velká ztráta
    }
analysis-chosen = Zahráno: { $move }
    .brief = Zahráno: { $move }
    .braille = volba { $move }
analysis-better = Lepší: { $move }
    .brief = Lepší: { $move }
    .braille = lépe { $move }
analysis-best = Nejlepší možnost, jiné jsou aspoň o { $worth } horší.
    .brief = Nejlepší, náskok { $worth }.
    .braille = nejlepší, { $worth }
analysis-as-good = Nic lepšího tu není.
    .brief = Nic lepšího.
    .braille = nic lepšího
analysis-no-choice = Tady není co hodnotit.
    .brief = Nehodnotí se.
    .braille = nehodnotí se
analysis-summary = { $decisions ->
        [0] Obratů
       *[other] Hodnocených rozhodnutí: { $decisions }, obratů
    }: { $turning }.
    .brief = { $decisions ->
        [0] Obratů
       *[other] Rozhodnutí { $decisions }, obratů
    } { $turning }.
    .braille = { $decisions ->
        [0] obratů
       *[other] rozh { $decisions }, obratů
    } { $turning }
analysis-lost = { $worth }{ $great ->
        [0] { "" }
        [one] {" "}a { $great } velká ztráta
        [few] {" "}a { NP($great, gender: "f") } velké ztráty
       *[other] {" "}a { $great } velkých ztrát
    }
analysis-share = { NAME($who) }: { $decisions ->
        [0] { $turning ->
            [0] bez obratu
           *[other] { NP($turning, noun: "turning") }
        }
       *[other] nejlepší volba { PREP(NP($best, case: "loc"), p: "v") } { PREP(NP($decisions, case: "gen"), p: "z") } rozhodnutí, ⏎ { $turning ->
            [0] bez obratu
           *[other] { NP($turning, noun: "turning") }
        }, ⏎ ztráta asi { $lost }
    }.
    .brief = { NAME($who) }: { $decisions ->
        [0] obratů { $turning }
       *[other] nejlepší { PREP(NP($best, case: "loc"), p: "v") } { PREP(NP($decisions, case: "gen"), p: "z") }, ztráta asi { $lost }
    }.
    .braille = { NAME($who) } { $decisions ->
        [0] obratů { $turning }
       *[other] { $best }/{ $decisions }, { $lost }
    }
analysis-average = { NAME($who) }: rozhodnutí stojí v průměru { $below ->
        [yes] méně než
       *[no] asi
    } { $mean }, ⏎ nejvíc v tahu { $number }, { $size ->
        [decisive] velká ztráta
       *[counted] asi { $worth }
    }.
    .brief = { NAME($who) }: nejvíc v tahu { $number }, { $size ->
        [decisive] velká ztráta
       *[counted] asi { $worth }
    }.
    .braille = { NAME($who) } nejvíc { $number }, { $size ->
        [decisive] moc
       *[counted] { $worth }
    }
analysis-summary-luck = Obratů, které způsobilo štěstí: { $count }.
    .brief = Obratů štěstím: { $count }.
    .braille = štěstím { $count }
analysis-fact = Obrat: { $line }
    .brief = Obrat: { $line }
    .braille = obrat { $line }
analysis-luck = { $turning ->
        [yes] Partii obrací štěstí
       *[no] Štěstí
    }, { NAME($who) }: naděje na výhru { NP($after, noun: "percent") }, předtím { $before }.
    .brief = { $turning ->
        [yes] Obrat štěstím
       *[no] Štěstí
    }, { NAME($who) }: { NP($after, noun: "percent") }, předtím { $before }.
    .braille = štěstí { NAME($who) } { $before }-{ $after }
analysis-turning-luck = Partii obrací štěstí { $number ->
        [0] před prvním tahem
       *[other] v tahu { $number }
    }, { NAME($who) }: naděje na výhru { NP($after, noun: "percent") }, předtím { $before }.
    .brief = { $number }, štěstí, { NAME($who) }: { NP($after, noun: "percent") }, předtím { $before }.
    .braille = { $number } štěstí { NAME($who) } { $before }-{ $after }
analysis-turning-fact = Obrat { $number ->
        [0] před prvním tahem
       *[other] v tahu { $number }
    }: { $line }
    .brief = { $number }: { $line }
    .braille = { $number } { $line }
analysis-top = Nejlepší tah je { $number }, { NAME($who) }, ⏎ jiné možnosti jsou aspoň o { $worth } horší.
    .brief = Nejlepší tah: { $number }, { NAME($who) }.
    .braille = nej { $number } { NAME($who) }
analysis-top-move = Tah { $number }: { $move }
    .brief = Tah { $number }: { $move }
    .braille = { $number }: { $move }
analysis-turning = Obrat v tahu { $number }, { NAME($who) }: { $size ->
        [decisive] velká ztráta
       *[counted] ztráta asi { $worth }
    }.
    .brief = { $number }, { NAME($who) }: { $size ->
        [decisive] velká ztráta
       *[counted] asi { $worth }
    }.
    .braille = { $number } { NAME($who) } { $size ->
        [decisive] moc
       *[counted] { $worth }
    }
analysis-ends = Konec rozboru.
    .brief = Konec rozboru.
    .braille = konec rozboru
analysis-no-turning = Dál už žádný obrat není.
    .brief = Dál bez obratu.
    .braille = dál bez obratu
analysis-no-turning-before = Předtím žádný obrat není.
    .brief = Předtím bez obratu.
    .braille = předtím nic
analysis-at-start = Tohle je začátek partie.
    .brief = Začátek partie.
    .braille = začátek
analysis-at-end = Tohle je poslední tah partie.
    .brief = Poslední tah.
    .braille = poslední tah
analysis-no-move = Tah { $number } v partii není, poslední je { $count }.
    .brief = Poslední tah je { $count }.
    .braille = poslední { $count }
analysis-which = „{ $word }“ není číslo tahu, poslední je { $count }.
    .brief = „{ $word }“ není číslo tahu.
    .braille = číslo tahu?
analysis-only-read = Záznam dohrané partie se už nemění.
analysis-unfinished = Rozebrat lze až dohranou partii.
    .brief = Až po konci partie.
    .braille = až po konci

# Blesk a sólo.

tetrikon-remark-blocked = { NAME($who) }: zbytek, { NP($left, noun: "tetrikon-square") }, teď vyplnit nejde, předtím to šlo.
    .brief = { NAME($who) }: zbytek teď vyplnit nejde.
    .braille = { NAME($who) } zbytek nejde
tetrikon-remark-instead = Místo toho by se vešlo: { LIST($pieces) }.
    .brief = Vešlo by se: { LIST($pieces) }.
    .braille = šlo { LIST($pieces, join: "comma") }
tetrikon-remark-way = Přesně by se tam vešlo: { LIST($pieces) }.
    .brief = Vešlo by se: { LIST($pieces) }.
    .braille = šlo { LIST($pieces, join: "comma") }
tetrikon-remark-lacking = Stačil by další dílek: { $piece }.
    .brief = Chybí další dílek: { $piece }.
    .braille = chybí { $piece }
tetrikon-remark-needless = I bez vyjmutí šel zbytek vyplnit.
    .brief = Vyjmout nebylo třeba.
    .braille = netřeba
tetrikon-remark-open = { NAME($who) }: zbytek, { NP($left, noun: "tetrikon-square") }, jde vyplnit.
    .brief = { NAME($who) }: zbytek jde vyplnit.
    .braille = { NAME($who) } zbytek jde
tetrikon-remark-reopened = { NAME($who) }: zbytek, { NP($left, noun: "tetrikon-square") }, jde zase vyplnit.
    .brief = { NAME($who) }: zbytek jde zase vyplnit.
    .braille = zbytek zase jde
tetrikon-remark-given-up = { NAME($who) }: zbytek, { NP($left, noun: "tetrikon-square") }, přitom vyplnit šel.
    .brief = { NAME($who) }: zbytek vyplnit šel.
    .braille = { NAME($who) } zbytek šel
tetrikon-remark-stuck = { NAME($who) }: zbytek, { NP($left, noun: "tetrikon-square") }, takhle vyplnit nejde.
    .brief = { NAME($who) }: zbytek takhle vyplnit nejde.
    .braille = zbytek nejde
tetrikon-remark-remedy = Stačí vyjmout { NP($piece, case: "acc") } z pole { COORD($cell) }.
    .brief = Vyjmout { NP($piece, case: "acc") }, { COORD($cell) }.
    .braille = vyjmout { COORD($cell) }

# Závody v iQLANDII.

iqlandie-remark-shorter = { NAME($who) }: řešení má { NP($made, noun: "iq-step", case: "acc") }, stačí { $steps }.
    .brief = { NAME($who) }: kroků { $made }, stačí { $steps }.
    .braille = { NAME($who) } { $made }, stačí { $steps }
iqlandie-remark-missing = { NAME($who) }: do řešení chybí { NP($steps, noun: "iq-step") }.
    .brief = { NAME($who) }: chybí { NP($steps, noun: "iq-step") }.
    .braille = { NAME($who) } ještě { $steps }
iqlandie-remark-wrong = { NAME($who) }: správné řešení by stačilo na { ORD($place, noun: "place", case: "acc") }, takhle je to { ORD($now, noun: "place") }.
    .brief = { NAME($who) }: správně { ORD($place, noun: "place") }.
    .braille = { NAME($who) } správně { $place }
iqlandie-remark-hints = { NAME($who) }: bez přirážky za rady { ORD($place, noun: "place") }, takhle { ORD($now, noun: "place") }.
    .brief = { NAME($who) }: bez rad { ORD($place, noun: "place") }.
    .braille = { NAME($who) } bez rad { $place }
iqlandie-remark-behind = { NAME($who) }: na první místo chybí asi { NP($seconds, noun: "second") }.
    .brief = { NAME($who) }: chybí asi { NP($seconds, noun: "second") }.
    .braille = { NAME($who) } chybí { $seconds } s
iqlandie-remark-last = { NAME($who) }: poslední dílky mohly přinést o { NP($points, noun: "point", case: "acc") } víc.
    .brief = { NAME($who) }: o { NP($points, noun: "point", case: "acc") } víc.
    .braille = { NAME($who) } o { $points } víc
iqlandie-remark-where = { CAP($piece) }, expozice { $number }: { LIST($squares, join: "comma") }.
    .brief = { CAP($piece) }, expozice { $number }.
    .braille = { $piece }, exp { $number }
