# Quantum česky. Co se stalo, má tři podoby: celou, stručnou a krátkou pro braillský řádek.
# Výsledek stojí první, jména hráčů zůstávají v prvním pádě, děj je v přítomném čase.

quantum-name = Quantum

## Díly vět

quantum-somebody = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    }
quantum-score-of = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    } { $points }
quantum-missing = { $colour } chybí
quantum-die = { $number } { $face }
    .voice = { ORD($number, gender: "f") } { $face }
quantum-group = { $colour } { LINES($numbers) }
    .braille = { SHORT($colour) }{ $digits }

## Hod

quantum-started = { PERSON($who) ->
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
quantum-doubt-nothing = Opravdu nic? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND(WORD("nothing", of: "quantum")) } znovu, nebo { COMMAND(WORD("no")) }.
    .brief = Zapsat jde. Znovu { COMMAND(WORD("nothing", of: "quantum")) }, nebo { COMMAND(WORD("no")) }?
    .braille = opravdu { WORD("nothing", of: "quantum") }? { WORD("nothing", of: "quantum") }/{ WORD("no") }
quantum-turn-began = { PERSON($who) ->
        [formal] Hrajete vy.
        [informal] Hraješ ty.
       *[other] Hraje { NAME($who) }.
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
quantum-rolled = { CAP(LINES($items, join: "comma")) }; bílá { $white } je započtena.
    .brief = { CAP(LIST($items, join: "comma")) }.
    .braille = { SHORT($sums) }
quantum-rolled-bot = { CAP(LINES($sums, join: "comma")) }.
    .brief = { CAP(LIST($sums, join: "comma")) }.
    .braille = { SHORT($sums) }
quantum-rolled-again = Nově { LINES($items, join: "comma") }.
    .brief = Nově { LIST($items, join: "comma") }.
    .braille = { SHORT($sums) }
quantum-rolled-same = Součty se nemění.
    .brief = Součty se nemění.
    .braille = { SHORT($sums) }
quantum-keeping = { PERSON($who) ->
        [formal] Necháváte hod, jak je.
        [informal] Necháváš hod, jak je.
       *[other] { NAME($who) } nechává hod, jak je.
    }
    .brief = { PERSON($who) ->
        [formal] Necháváte.
        [informal] Necháváš.
       *[other] { NAME($who) } nechává.
    }
    .braille = { PERSON($who) ->
        [formal] necháváte
        [informal] necháváš
       *[other] { NAME($who) } nechává
    }
quantum-rerolling = { PERSON($who) ->
        [formal] Přehazujete
        [informal] Přehazuješ
       *[other] { NAME($who) } přehazuje
    } { NP($count, noun: "die", case: "acc") }.
    .brief = { PERSON($who) ->
        [formal] Přehazujete { $count }.
        [informal] Přehazuješ { $count }.
       *[other] { NAME($who) } přehazuje { $count }.
    }
    .braille = { PERSON($who) ->
        [formal] přehazujete { $count }
        [informal] přehazuješ { $count }
       *[other] { NAME($who) } přehazuje { $count }
    }
quantum-rerolling-all = { PERSON($who) ->
        [formal] Přehazujete
        [informal] Přehazuješ
       *[other] { NAME($who) } přehazuje
    } všechny kostky.
    .brief = { PERSON($who) ->
        [formal] Přehazujete vše.
        [informal] Přehazuješ vše.
       *[other] { NAME($who) } přehazuje vše.
    }
    .braille = { PERSON($who) ->
        [formal] přehazujete vše
        [informal] přehazuješ vše
       *[other] { NAME($who) } přehazuje vše
    }

## Zápis

quantum-wrote = { PERSON($who) ->
        [formal] Zapisujete
        [informal] Zapisuješ
       *[other] { NAME($who) } zapisuje
    } { NP($number, case: "acc") }.
    .brief = { PERSON($who) ->
        [formal] Zápis: { $number }.
        [informal] Zápis: { $number }.
       *[other] { NAME($who) }: { $number }.
    }
    .braille = { PERSON($who) ->
        [formal] zápis { SHORT($number) }
        [informal] zápis { SHORT($number) }
       *[other] { NAME($who) } { SHORT($number) }
    }
quantum-column = { PERSON($who) ->
        [formal] Sloupec { $column }: ⏎ { NP($points, noun: "point") }, ⏎ celkem { $score }.
        [informal] Sloupec { $column }: ⏎ { NP($points, noun: "point") }, ⏎ celkem { $score }.
       *[other] { NAME($who) }, ⏎ sloupec { $column }: ⏎ { NP($points, noun: "point") }, ⏎ celkem { $score }.
    }
    .brief = { PERSON($who) ->
        [formal] Sloupec { $column }: { $points }, celkem { $score }.
        [informal] Sloupec { $column }: { $points }, celkem { $score }.
       *[other] { NAME($who) }: { $points } za sloupec { $column }, celkem { $score }.
    }
    .braille = { PERSON($who) ->
        [formal] sl{ $column } +{ $points } ={ $score }
        [informal] sl{ $column } +{ $points } ={ $score }
       *[other] { NAME($who) } sl{ $column } +{ $points } ={ $score }
    }
quantum-near-full = { PERSON($who) ->
        [formal] Do plného listu vám chybí dvě čísla, ⏎ hra může v příštím tahu skončit.
        [informal] Do plného listu ti chybí dvě čísla, ⏎ hra může v příštím tahu skončit.
       *[other] { NAME($who) }: ⏎ do plného listu chybí dvě čísla, ⏎ hra může v příštím tahu skončit.
    }
    .brief = { PERSON($who) ->
        [formal] Do plného listu dvě čísla.
        [informal] Do plného listu dvě čísla.
       *[other] { NAME($who) }: do plného listu dvě čísla.
    }
    .braille = { PERSON($who) ->
        [formal] chybí 2 čísla
        [informal] chybí 2 čísla
       *[other] { NAME($who) } chybí 2 čísla
    }
quantum-near-misses = { PERSON($who) ->
        [formal] Vaše příští chyba hru skončí.
        [informal] Tvoje příští chyba hru skončí.
       *[other] { NAME($who) }: příští chyba hru skončí.
    }
    .brief = { PERSON($who) ->
        [formal] Příští chyba hru skončí.
        [informal] Příští chyba hru skončí.
       *[other] { NAME($who) }: příští chyba hru skončí.
    }
    .braille = { PERSON($who) ->
        [formal] příští chyba = konec
        [informal] příští chyba = konec
       *[other] { NAME($who) }: chyba = konec
    }
quantum-passed-alone = { PERSON($who) ->
        [formal] V kroku B nezapisujete nic.
        [informal] V kroku B nezapisuješ nic.
       *[other] { NAME($who) } v kroku B nezapisuje nic.
    }
    .brief = { PERSON($who) ->
        [formal] Krok B: nic.
        [informal] Krok B: nic.
       *[other] { NAME($who) }, krok B: nic.
    }
    .braille = { PERSON($who) ->
        [formal] B: nic
        [informal] B: nic
       *[other] { NAME($who) } B: nic
    }
quantum-passed = { PERSON($who) ->
        [formal] Nezapisujete nic.
        [informal] Nezapisuješ nic.
       *[other] { NAME($who) } nezapisuje nic.
    }
    .brief = { PERSON($who) ->
        [formal] Zápis: nic.
        [informal] Zápis: nic.
       *[other] { NAME($who) }: nic.
    }
    .braille = { PERSON($who) ->
        [formal] zápis nic
        [informal] zápis nic
       *[other] { NAME($who) } nic
    }
quantum-nothing = { PERSON($who) ->
        [formal] Nemáte co zapsat.
        [informal] Nemáš co zapsat.
       *[other] { NAME($who) } nemá co zapsat.
    }
    .brief = { PERSON($who) ->
        [formal] Nejde zapsat nic.
        [informal] Nejde zapsat nic.
       *[other] { NAME($who) } nemůže nic.
    }
    .braille = { PERSON($who) ->
        [formal] nejde nic
        [informal] nejde nic
       *[other] { NAME($who) } nemůže
    }
quantum-nothing-several = Nemají co zapsat: { LINES($who) }.
    .brief = Nemohou: { LIST($who) }.
    .braille = nemohou { SHORT($who) }
quantum-chose = { PERSON($who) ->
        [formal] Máte vybráno.
        [informal] Máš vybráno.
       *[other] { NAME($who) } má vybráno.
    }
    .brief = { PERSON($who) ->
        [formal] Vybráno.
        [informal] Vybráno.
       *[other] { NAME($who) } má vybráno.
    }
    .braille = { PERSON($who) ->
        [formal] vybráno
        [informal] vybráno
       *[other] { NAME($who) } má vybráno
    }
quantum-chose-number = { PERSON($who) ->
        [formal] Vybíráte
        [informal] Vybíráš
       *[other] { NAME($who) } vybírá
    } { NP($number, case: "acc") }.
    .brief = { PERSON($who) ->
        [formal] Vybráno: { $number }.
        [informal] Vybráno: { $number }.
       *[other] { NAME($who) } volí { NP($number, case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] vybráno { SHORT($number) }
        [informal] vybráno { SHORT($number) }
       *[other] { NAME($who) } volí { SHORT($number) }
    }
quantum-chose-nothing = { PERSON($who) ->
        [formal] Nevybíráte nic.
        [informal] Nevybíráš nic.
       *[other] { NAME($who) } nevybírá nic.
    }
    .brief = { PERSON($who) ->
        [formal] Vybráno: nic.
        [informal] Vybráno: nic.
       *[other] { NAME($who) } nevolí nic.
    }
    .braille = { PERSON($who) ->
        [formal] vybráno nic
        [informal] vybráno nic
       *[other] { NAME($who) } volí nic
    }
quantum-missed = { PERSON($who) ->
        [formal] { CAP(ORD($count, noun: "miss")) }, ⏎ { $cost }, ⏎ celkem { $score }.
        [informal] { CAP(ORD($count, noun: "miss")) }, ⏎ { $cost }, ⏎ celkem { $score }.
       *[other] { NAME($who) }: ⏎ { ORD($count, noun: "miss") }, ⏎ { $cost }, ⏎ celkem { $score }.
    }
    .brief = { PERSON($who) ->
        [formal] { CAP(ORD($count, noun: "miss")) }, { $cost }.
        [informal] { CAP(ORD($count, noun: "miss")) }, { $cost }.
       *[other] { NAME($who) }: { ORD($count, noun: "miss") }, { $cost }.
    }
    .braille = { PERSON($who) ->
        [formal] chyba { $count }: { $cost } ={ $score }
        [informal] chyba { $count }: { $cost } ={ $score }
       *[other] { NAME($who) } ch{ $count } { $cost } ={ $score }
    }

## Konec

quantum-ended-misses = { PERSON($who) ->
        [formal] Máte pět chyb, ⏎ hra končí.
        [informal] Máš pět chyb, ⏎ hra končí.
       *[other] { NAME($who) } má pět chyb, ⏎ hra končí.
    }
    .brief = { PERSON($who) ->
        [formal] Pět chyb, konec hry.
        [informal] Pět chyb, konec hry.
       *[other] { NAME($who) }: pět chyb, konec hry.
    }
    .braille = { PERSON($who) ->
        [formal] 5 chyb, konec hry
        [informal] 5 chyb, konec hry
       *[other] { NAME($who) } 5 chyb, konec
    }
quantum-ended-alone = { PERSON($who) ->
        [formal] Máte plný list, ⏎ hra končí v kroku B.
        [informal] Máš plný list, ⏎ hra končí v kroku B.
       *[other] { NAME($who) } má plný list, ⏎ hra končí v kroku B.
    }
    .brief = { PERSON($who) ->
        [formal] Plný list, konec hry.
        [informal] Plný list, konec hry.
       *[other] { NAME($who) }: plný list, konec hry.
    }
    .braille = { PERSON($who) ->
        [formal] plný list, konec hry
        [informal] plný list, konec hry
       *[other] { NAME($who) } plný list
    }
quantum-ended-full = { PERSON($who) ->
        [formal] Máte plný list, hra končí.
        [informal] Máš plný list, hra končí.
       *[other] { NAME($who) } má plný list, hra končí.
    }
    .brief = { PERSON($who) ->
        [formal] Plný list, konec hry.
        [informal] Plný list, konec hry.
       *[other] { NAME($who) }: plný list, konec hry.
    }
    .braille = { PERSON($who) ->
        [formal] plný list, konec hry
        [informal] plný list, konec hry
       *[other] { NAME($who) } plný list, konec
    }
quantum-ended-several = Plný list: { LINES($who) }. ⏎ Hra končí.
    .brief = Plný list: { LIST($who) }, konec hry.
    .braille = plný list: { LIST($who, join: "comma") }

## Kdo je na tahu a co se čeká

quantum-turn-over = Partie skončila.
    .brief = Konec.
    .braille = konec
quantum-turn-starter = Losuje se, kdo začíná.
    .brief = Losuje se.
    .braille = losuje se
quantum-turn-rolling = { PERSON($who) ->
        [formal] Házíte.
        [informal] Házíš.
       *[other] Hází { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [formal] Házíte.
        [informal] Házíš.
       *[other] Hází { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] házíte
        [informal] házíš
       *[other] hází { NAME($who) }
    }
quantum-turn-reroll = { PERSON($who) ->
        [formal] Přehodíte něco, nebo necháte?
        [informal] Přehodíš něco, nebo necháš?
       *[other] { NAME($who) }: přehodit, nebo nechat?
    }
    .brief = { PERSON($who) ->
        [formal] Přehodit, nebo nechat?
        [informal] Přehodit, nebo nechat?
       *[other] { NAME($who) }: přehodit?
    }
    .braille = { PERSON($who) ->
        [formal] přehodit?
        [informal] přehodit?
       *[other] { NAME($who) }: přehodit?
    }
quantum-turn-alone = { PERSON($who) ->
        [formal] Krok B: { COUNT($numbers) ->
            [4] kterou barvu zapíšete?
           *[other] zapíšete { LINES($numbers, case: "acc", join: "or") }?
        }
        [informal] Krok B: { COUNT($numbers) ->
            [4] kterou barvu zapíšeš?
           *[other] zapíšeš { LINES($numbers, case: "acc", join: "or") }?
        }
       *[other] { NAME($who) }, krok B: { COUNT($numbers) ->
            [4] která barva?
           *[other] { LINES($numbers, join: "comma") }?
        }
    }
    .brief = { PERSON($who) ->
        [formal] Krok B: { COUNT($numbers) ->
            [4] kterou barvu?
           *[other] { LIST($numbers, case: "acc", join: "or") }?
        }
        [informal] Krok B: { COUNT($numbers) ->
            [4] kterou barvu?
           *[other] { LIST($numbers, case: "acc", join: "or") }?
        }
       *[other] { NAME($who) }, krok B: { COUNT($numbers) ->
            [4] kterou barvu?
           *[other] { LIST($numbers, case: "acc", join: "or") }?
        }
    }
    .braille = { PERSON($who) ->
        [formal] B: { SHORT($numbers) }
        [informal] B: { SHORT($numbers) }
       *[other] { NAME($who) } B: { SHORT($numbers) }
    }
quantum-turn-everybody = { PERSON($who) ->
        [formal] Krok C: { COUNT($numbers) ->
            [4] kterou barvu volíte?
           *[other] volíte { LINES($numbers, case: "acc", join: "or") }?
        }
        [informal] Krok C: { COUNT($numbers) ->
            [4] kterou barvu volíš?
           *[other] volíš { LINES($numbers, case: "acc", join: "or") }?
        }
       *[other] { NAME($who) }, krok C: { COUNT($numbers) ->
            [4] která barva?
           *[other] { LINES($numbers, join: "comma") }?
        }
    }
    .brief = { PERSON($who) ->
        [formal] Krok C: { COUNT($numbers) ->
            [4] kterou barvu?
           *[other] { LIST($numbers, case: "acc", join: "or") }?
        }
        [informal] Krok C: { COUNT($numbers) ->
            [4] kterou barvu?
           *[other] { LIST($numbers, case: "acc", join: "or") }?
        }
       *[other] { NAME($who) }, krok C: { COUNT($numbers) ->
            [4] kterou barvu?
           *[other] { LIST($numbers, case: "acc", join: "or") }?
        }
    }
    .braille = { PERSON($who) ->
        [formal] C: { SHORT($numbers) }
        [informal] C: { SHORT($numbers) }
       *[other] { NAME($who) } C: { SHORT($numbers) }
    }
quantum-who = { PERSON($who) ->
        [formal] Na tahu jste vy.
        [informal] Na tahu jsi ty.
       *[other] Na tahu: { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [formal] Tah: vy.
        [informal] Tah: ty.
       *[other] Tah: { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] tah vy
        [informal] tah ty
       *[other] tah { NAME($who) }
    }
quantum-turn-waiting = Krok C, na řadě: { LINES($who) }.
    .brief = Krok C, na řadě: { LIST($who) }.
    .braille = C: { LIST($who, join: "comma") }

## Odpovědi: stav a hod

quantum-score-equal = Nikdo nevede, všichni mají { NP($points, noun: "point", case: "acc") }.
    .braille = všichni { $points } b
quantum-score-leader = { PERSON($who) ->
        [formal] Vedete o { NP($lead, noun: "point", case: "acc") }.
        [informal] Vedeš o { NP($lead, noun: "point", case: "acc") }.
       *[other] Vede { NAME($who) } o { NP($lead, noun: "point", case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] vedete o { $lead }
        [informal] vedeš o { $lead }
       *[other] vede { NAME($who) } o { $lead }
    }
quantum-score-leaders = Na prvním místě: { LINES($who) }, náskok { NP($lead, noun: "point") }.
    .brief = Vpředu: { LIST($who) }, o { $lead }.
    .braille = 1: { LIST($who, join: "comma") }, o { $lead }
quantum-score-all = Body: { LINES($entries, join: "comma") }.
    .braille = { SHORT($entries) }
quantum-score-none = { PERSON($who) ->
        [formal] Zatím nemáte body ani chyby.
        [informal] Zatím nemáš body ani chyby.
       *[other] { NAME($who) } zatím nemá body ani chyby.
    }
    .brief = { PERSON($who) ->
        [formal] Zatím 0.
        [informal] Zatím 0.
       *[other] { NAME($who) }: zatím 0.
    }
quantum-misses = Kdo má kolik chyb: { LINES($entries, join: "comma") }.
    .brief = Chyb má: { LIST($entries, join: "comma") }.
    .braille = ch { SHORT($entries) }
quantum-misses-none = Chybu zatím nemá nikdo.
    .brief = Chyby: nikdo.
quantum-dice-totals = { CAP(LINES($items, join: "comma")) }; bílá { $white } je započtena.
    .brief = { CAP(LIST($items, join: "comma")) }, bílá { $white }.
    .braille = { SHORT($sums) } b{ $white }
quantum-dice-missing = Chybí { LINES($colours) }, { COUNT($colours) ->
        [one] platí za ni
        [few] platí za ně
       *[other] platí za ně
    } bílá { $white }.
    .brief = Chybí { LIST($colours) }.
    .braille = chybí { SHORT($colours) }, platí { $white }
quantum-dice-each = Kostky: { LINES($dice, join: "comma") }.
    .braille = { SHORT($faces) }
quantum-dice-none = Kostky ještě neleží na stole.
    .braille = kostky neleží

## Odpovědi: listy

quantum-sheet-of = { PERSON($who) ->
        [formal] Váš list: { NP($points, noun: "point") }.
        [informal] Tvůj list: { NP($points, noun: "point") }.
       *[other] { NAME($who) }, list: { NP($points, noun: "point") }.
    }
    .braille = { PERSON($who) ->
        [formal] list { $points } b
        [informal] list { $points } b
       *[other] { NAME($who) } { $points } b
    }
quantum-row = { CAP($colour) }: { $part ->
        [empty] nic
        [rising] { LINES($rising, join: "comma") }
       *[falling] { LINES($rising, join: "comma") }, za oddělovačem { LINES($falling, join: "comma") }
    }.
    .brief = { CAP($colour) }: { $part ->
        [empty] nic
        [rising] { LIST($rising, join: "comma") }
       *[falling] { LIST($rising, join: "comma") }; { LIST($falling, join: "comma") }
    }.
    .braille = { SHORT($colour) }: { $part ->
        [empty] nic
        [rising] { SHORT($rising) }
       *[falling] { SHORT($rising) }; { SHORT($falling) }
    }
quantum-sheet-column = { $column } za { $points }
quantum-sheet-columns = Sloupce: { LINES($entries, join: "comma") }.
    .braille = sl { SHORT($points) }
quantum-sheet-misses = { CAP(NP($count, noun: "miss")) }: { $cost }.
    .braille = chyby { $count }: { $cost }
quantum-column-empty = Sloupec { $column } je prázdný.
    .braille = sl{ $column } prázdný
quantum-column-numbers = Sloupec { $column }: { LINES($numbers, join: "comma") }.
    .braille = sl{ $column } { SHORT($numbers) }
quantum-column-points = Je plný, za { NP($points, noun: "point", case: "acc") }.
    .braille = plný, { $points } b
quantum-column-missing = Chybí { LINES($colours) }.
    .braille = chybí { SHORT($colours) }
quantum-where = Číslo { $number }: { LINES($places) }.
    .braille = { $number }: { LIST($places, join: "comma") }
quantum-where-cell = { $colour }, políčko { $cell }
    .braille = { SHORT($colour) } na { $cell }
quantum-where-nowhere = Číslo { $number } na listu není.
    .braille = { $number } není
quantum-where-fits = Číslo { $number } se ještě vejde do { LINES($colours, case: "gen") }.
    .brief = Vejde se do { LIST($colours, case: "gen") }.
    .braille = { $number } do { SHORT($colours) }
quantum-where-brings = { CAP($number) } na políčko { $cell }{ $skipped ->
        [0] , ⏎ nepřeskočí nic
       *[other] , ⏎ přeskočí { NP($skipped, noun: "number", case: "acc") }
    }{ $points ->
        [0] { "" }
       *[other] , ⏎ naplní sloupec za { NP($points, noun: "point", case: "acc") }
    }.
    .brief = { CAP($number) } na { $cell }, přeskočí { $skipped }{ $points ->
        [0] { "" }
       *[other] , sloupec { $points }
    }.
    .braille = { SHORT($number) } na { $cell } přes { $skipped }{ $points ->
        [0] { "" }
       *[other] , sl { $points }
    }
quantum-where-unfit = Číslo { $number } se teď nevejde do žádné řady.
    .brief = Nevejde se do žádné řady.
    .braille = { $number } se nevejde

## Odpovědi: co ještě jde a co to stojí

quantum-next = { CAP($next) }.
    .braille = { $next }
quantum-next-full = řada je plná
    .braille = plno
quantum-next-blocked = políčko { $cell } už nic nevezme
    .braille = { $cell } nic
quantum-next-any = políčko { $cell }, jakékoli číslo
    .braille = { $cell } cokoli
quantum-next-above = políčko { $cell }, číslo nad { NP($number, case: "ins") }
    .braille = { $cell } nad { $number }
quantum-next-below = políčko { $cell }, číslo pod { NP($number, case: "ins") }
    .braille = { $cell } pod { $number }
quantum-free-row = { CAP($colour) }: { $next }.
    .braille = { SHORT($colour) }: { $next }
quantum-free-taken = { CAP($colour) } už nejde, v kroku B ji { PERSON($who) ->
        [formal] zapisujete vy.
        [informal] zapisuješ ty.
       *[other] zapisuje { NAME($who) }.
    }
    .brief = { CAP($colour) } už nejde.
    .braille = { SHORT($colour) } už nejde
quantum-free-now = Zapsat jde: { LINES($numbers, join: "comma") }.
    .brief = Jde { LIST($numbers, join: "comma") }.
    .braille = jde { SHORT($numbers) }
quantum-free-nothing = Z tohoto hodu zapsat nejde nic.
    .braille = nejde nic
quantum-price = { CAP($number) }: { $skipped ->
        [0] nepřeskočí nic.
        [one] přeskočí { NP($skipped, noun: "number", case: "acc") }.
        [few] přeskočí { NP($skipped, noun: "number", case: "acc") }.
       *[other] přeskočí { NP($skipped, noun: "number", case: "acc") }.
    }
    .braille = { SHORT($number) } přeskočí { $skipped }
quantum-cost-cell = { CAP($number) } na políčko { $cell }.
    .braille = { SHORT($number) } na { $cell }
quantum-cost-skipped = { $count ->
        [one] Přeskočí číslo { $first }.
        [few] Přeskočí { NP($count, noun: "number", case: "acc") }, { $first } až { $last }.
       *[other] Přeskočí { NP($count, noun: "number", case: "acc") }, { $first } až { $last }.
    }
    .braille = { $count ->
        [one] přeskočí { $first }
        [few] přeskočí { $first }-{ $last }
       *[other] přeskočí { $first }-{ $last }
    }
quantum-cost-nothing = Nepřeskočí žádné číslo.
    .braille = nepřeskočí nic
quantum-cost-next = Potom { $next }.
    .braille = potom { $next }
quantum-cost-full = Řada bude plná.
    .braille = bude plno
quantum-cost-column = Sloupec { $column } bude plný: { NP($points, noun: "point") }, celkem { $score }.
    .brief = Sloupec { $column }: { $points }, celkem { $score }.
    .braille = sl{ $column }: { $points }, celkem { $score }
quantum-cost-missing = Ve sloupci { $column } chybí { LINES($colours) }.
    .brief = Ve sloupci { $column } chybí { LIST($colours) }.
    .braille = sl{ $column } chybí { SHORT($colours) }
quantum-near = Ve sloupci { $column } chybí jen { $colour }, bude za { $open ->
        [yes] { $least } až { NP($most, noun: "point", case: "acc") }
       *[no] { NP($least, noun: "point", case: "acc") }
    }.
    .brief = Sloupec { $column }: chybí { $colour }.
    .braille = sl{ $column } { $open ->
        [yes] { $least }-{ $most }
       *[no] { $least }
    }, chybí { SHORT($colour) }
quantum-near-none = Žádný sloupec nečeká na poslední číslo.
    .brief = Žádný sloupec není blízko.
    .braille = žádný sloupec

## Co by tah přinesl

quantum-action-keep = Nechat hod, jak je.
    .brief = Nechat.
    .braille = nechat
quantum-action-reroll-all = Přehodit všechny kostky.
    .brief = Přehodit vše.
    .braille = přehodit vše
quantum-action-reroll = Přehodit { LINES($dice, case: "acc") }.
    .braille = přehodit { SHORT($dice) }
quantum-action-reroll-except = Přehodit vše kromě { LINES($dice, case: "gen") }.
    .braille = vše kromě { SHORT($dice) }
quantum-group-reroll = Přehodit { CNT($dice, noun: "die", case: "acc") }, { NP($count, noun: "possibility") }.
    .brief = Přehodit { NP($dice, noun: "die", case: "acc") }: { $count }.
    .braille = přehodit { $dice }: { $count }
quantum-action-write = Zapsat { NP($number, case: "acc") }, { $skipped ->
        [0] nepřeskočí nic.
        [one] přeskočí { NP($skipped, noun: "number", case: "acc") }.
        [few] přeskočí { NP($skipped, noun: "number", case: "acc") }.
       *[other] přeskočí { NP($skipped, noun: "number", case: "acc") }.
    }
    .brief = Zapsat { NP($number, case: "acc") }.
    .braille = { SHORT($number) } přeskočí { $skipped }
quantum-action-column = Zapsat { NP($number, case: "acc") }, sloupec { $column } za { NP($points, noun: "point", case: "acc") }.
    .brief = Zapsat { NP($number, case: "acc") }, sloupec { $column } za { $points }.
    .braille = { SHORT($number) } sl{ $column } za { $points }
quantum-action-wait = V kroku B nezapsat nic.
    .brief = Krok B: nic.
    .braille = B: nic
quantum-action-miss = Nezapsat nic, chyba za { $cost }.
    .brief = Nic, chyba { $cost }.
    .braille = nic, chyba { $cost }
quantum-action-pass = Nezapsat nic.
    .brief = Nic.
    .braille = nic
quantum-try-kept = { COUNT($dice) ->
        [one] Zůstane
        [few] Zůstanou
       *[other] Zůstanou
    } { LINES($dice) }.
    .braille = zůstane { SHORT($dice) }
quantum-try-totals = { COUNT($numbers) ->
        [one] Jistý součet
        [few] Jisté součty
       *[other] Jisté součty
    }: { LINES($numbers, join: "comma") }.
    .brief = Jistě { LIST($numbers) }.
    .braille = jistě { SHORT($numbers) }

## Proč tolik bodů

quantum-why-total = { PERSON($who) ->
        [formal] Vaše skóre: { NP($points, noun: "point") }.
        [informal] Tvoje skóre: { NP($points, noun: "point") }.
       *[other] { NAME($who) }: { NP($points, noun: "point") }.
    }
    .braille = { PERSON($who) ->
        [formal] skóre { $points }
        [informal] skóre { $points }
       *[other] { NAME($who) } { $points }
    }
quantum-why-rule = Platí druhé nejnižší číslo sloupce.
    .braille = platí druhé nejnižší
quantum-item-column = Sloupec { $column } za { $points }: { LINES($numbers, join: "comma") }.
    .braille = sl{ $column } { SHORT($numbers) } ={ $points }
quantum-item-equal = Sloupec { $column } za { $points }: všechna čísla stejná.
    .braille = sl{ $column } stejná ={ $points }
quantum-item-miss = { CAP(ORD($count, noun: "miss")) }: { $points }.
    .braille = chyba { $count }: { $points }

## Proč to nejde

quantum-refused-phase = { $phase ->
        [reroll] Teď se volí, ⏎ co přehodit, ⏎ zapisuje se až potom.
        [alone] Přehazovat už nejde, ⏎ teď se zapisuje.
        [everybody] Přehazovat už nejde, ⏎ teď se zapisuje.
       *[other] To teď nejde.
    }
    .brief = { $phase ->
        [reroll] Nejdřív přehodit, nebo nechat.
        [alone] Teď se zapisuje.
        [everybody] Teď se zapisuje.
       *[other] To teď nejde.
    }
    .braille = { $phase ->
        [reroll] nejdřív hod
        [alone] teď zápis
        [everybody] teď zápis
       *[other] to teď nejde
    }
quantum-refused-taken = { CAP($colour) } nejde, v kroku B ji { PERSON($who) ->
        [formal] zapisujete vy.
        [informal] zapisuješ ty.
       *[other] zapisuje { NAME($who) }.
    }
    .brief = { CAP($colour) } už je pryč.
    .braille = { SHORT($colour) } je pryč
quantum-refused-full = { CAP($colour) } řada je plná.
    .brief = { CAP($colour) } je plná.
    .braille = { SHORT($colour) } je plná
quantum-refused-rising = { CAP($number) } nejde: ⏎ řada stoupá, ⏎ musí být nad { NP($last, case: "ins") }.
    .brief = { CAP($number) } nejde, musí být nad { NP($last, case: "ins") }.
    .braille = { SHORT($number) } nejde, nad { $last }
quantum-refused-falling = { CAP($number) } nejde: řada klesá, musí být pod { NP($last, case: "ins") }.
    .brief = { CAP($number) } nejde, musí být pod { NP($last, case: "ins") }.
    .braille = { SHORT($number) } nejde, pod { $last }
quantum-refused-roll = Tyto kostky nemohou ukázat { LINES($faces, case: "acc") }.
    .brief = Takový hod kostky nemají.
    .braille = takový hod není
quantum-refused-seat = Hráč číslo { $who } u stolu nesedí.
    .brief = Takový hráč tu není.
    .braille = hráč { $who } tu není
quantum-refused-dice = Kostek je jen { $most }.
    .brief = Kostek je jen { $most }.
    .braille = kostek je { $most }

## Rada

quantum-reason-keep = Zapsat jde { LINES($numbers, case: "acc") }.
    .brief = Jde { LIST($numbers) }.
    .braille = jde { SHORT($numbers) }
quantum-reason-stuck = Z těchto čísel se do řad nevejde žádné.
    .brief = Zapsat nejde nic.
    .braille = zapsat nejde nic
quantum-reason-chance = { CAP($colour) } { $span ->
        [single] { $low }
       *[more] { $low } až { $high }
    } padne na { NP($percent, noun: "percent", case: "acc") }.
    .brief = { CAP($colour) } { $span ->
        [single] { $low }
       *[more] { $low } až { $high }
    }: { NP($percent, noun: "percent") }.
    .braille = { SHORT($colour) } { $span ->
        [single] { $low }
       *[more] { $low }-{ $high }
    }: { NP($percent, noun: "percent") }
quantum-reason-hold = { CAP($colour) } bude aspoň { $least }.
    .brief = { CAP($colour) } aspoň { $least }.
    .braille = { SHORT($colour) } aspoň { $least }
quantum-reason-wait = Všechno zůstane na krok C.
    .brief = Vše na krok C.
    .braille = vše na krok C
quantum-reason-skips = Každé možné číslo by přeskočilo aspoň { NP($count, noun: "number", case: "acc") }.
    .brief = Přeskočilo by aspoň { NP($count, noun: "number", case: "acc") }.
    .braille = skok aspoň o { $count }
quantum-reason-free = Nezapsat teď nestojí nic.
    .brief = Nic to nestojí.
    .braille = nic to nestojí
quantum-reason-costs = Chyba stojí { NP($cost, noun: "point", case: "acc") }.
    .brief = Chyba za { $cost }.
    .braille = chyba za { $cost }
quantum-reason-saves = Jinak by přišla chyba za { NP($cost, noun: "point", case: "acc") }.
    .brief = Jinak chyba za { $cost }.
    .braille = jinak chyba za { $cost }
quantum-reason-end = Hra tím skončí s náskokem { NP($lead, noun: "point", case: "gen") }.
    .brief = Konec, náskok { $lead }.
    .braille = konec, náskok { $lead }
quantum-reason-column = Dokončuje sloupec { $column } za { NP($points, noun: "point", case: "acc") }.
    .brief = Sloupec { $column } za { $points }.
    .braille = sl{ $column } za { $points }
quantum-reason-denial = { PERSON($who) ->
        [formal] { CAP(NP($colour, case: "acc")) } už v kroku C nezapíšete.
        [informal] { CAP(NP($colour, case: "acc")) } už v kroku C nezapíšeš.
       *[other] { CAP(NP($colour, case: "acc")) } už v kroku C nezapíše { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [formal] { CAP(NP($colour, case: "acc")) } nezapíšete.
        [informal] { CAP(NP($colour, case: "acc")) } nezapíšeš.
       *[other] { CAP(NP($colour, case: "acc")) } nezapíše { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] { SHORT($colour) } nezapíšete
        [informal] { SHORT($colour) } nezapíšeš
       *[other] { SHORT($colour) } nezapíše { NAME($who) }
    }
quantum-reason-step = { CAP($colour) } { $way ->
        [first] řada začíná číslem { $step }
        [up] řada stoupá o { $step }
       *[down] řada klesá o { $step }
    }{ $left ->
        [0] { " " }a je plná.
        [one] , zbývá { NP($left, noun: "box") }.
        [few] , zbývají { NP($left, noun: "box") }.
       *[other] , zbývá { NP($left, noun: "box") }.
    }
    .brief = { CAP($colour) } { $way ->
        [first] začíná číslem { $step }.
        [up] stoupá o { $step }.
       *[down] klesá o { $step }.
    }
    .braille = { SHORT($colour) } { $way ->
        [first] začne { $step }
        [up] o { $step } výš
       *[down] o { $step } níž
    }, zbude { $left }

## Výsledek

quantum-over-winner = { PERSON($who) ->
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
        [formal] vyhráváte, { $points } b
        [informal] vyhráváš, { $points } b
       *[other] vyhrává { NAME($who) }, { $points } b
    }
quantum-over-shared = Společné vítězství: { LINES($who) }, { NP($points, noun: "point") }.
    .brief = Společné vítězství: { LIST($who) }, { $points }.
    .braille = 1. { LIST($who, join: "comma") }, { $points } b
quantum-over-place = { CAP(ORD($place, noun: "place")) }: { LINES($who) }, { NP($points, noun: "point") }.
    .brief = { CAP(ORD($place, noun: "place")) }: { LIST($who) }, { $points }.
    .braille = { $place }. { LIST($who, join: "comma") }, { $points } b
quantum-over-misses = Shodu rozhodlo, kdo má méně chyb.
    .brief = Shodu rozhodly chyby.
    .braille = rozhodly chyby
quantum-over-parts = { PERSON($who) ->
        [formal] Za sloupce máte { $columns }, ⏎ za chyby { $misses }.
        [informal] Za sloupce máš { $columns }, ⏎ za chyby { $misses }.
       *[other] { NAME($who) }: ⏎ za sloupce { $columns }, ⏎ za chyby { $misses }.
    }
    .brief = { PERSON($who) ->
        [formal] Sloupce { $columns }, chyby { $misses }.
        [informal] Sloupce { $columns }, chyby { $misses }.
       *[other] { NAME($who) }: { $columns }, chyby { $misses }.
    }
    .braille = { PERSON($who) ->
        [formal] sl { $columns }, chyby { $misses }
        [informal] sl { $columns }, chyby { $misses }
       *[other] { NAME($who) } { $columns }, chyby { $misses }
    }

## Volby a jejich důvody

quantum-option-fifth-below-fourth = Páté číslo řady je nižší než čtvrté: řada za oddělovačem klesá, jak říkají pravidla.
    .brief = Páté číslo řady je nižší než čtvrté.
quantum-option-fifth-free = Páté číslo řady je libovolné, klesá se až od něj; tak pravidla čtou někteří hráči.
    .brief = Páté číslo řady je libovolné.
quantum-option-misses-rising = Chyby stojí 1, 2, 3, 4 a 5 bodů; pravidla uvádějí jen první tři, ty rostou.
    .brief = Chyby stojí 1 až 5 bodů.
quantum-option-misses-at-most-three = Chyby stojí 1, 2, 3, 3 a 3 body, víc než tři body pravidla neuvádějí.
    .brief = Chyba stojí nejvýš 3 body.
quantum-option-ties-shared = Při stejném počtu bodů se o místo dělí, pravidla jiné rozhodnutí neznají.
    .brief = Při shodě se o místo dělí.
quantum-option-ties-fewer-misses = Při stejném počtu bodů rozhodne méně chyb, hodí se pro turnaje.
    .brief = Při shodě rozhodne méně chyb.
quantum-option-step-c-sealed = V kroku C vybírají všichni naráz a tajně, aby nikdo nečekal na výběr jiných.
    .brief = Krok C je naráz a tajně.
quantum-option-step-c-in-turn = V kroku C vybírají hráči po řadě a nahlas, první ten, kdo hází.
    .brief = Krok C je po řadě a nahlas.
quantum-option-starter-random = Kdo začíná, určí los; pravidla chtějí jen někoho vybrat.
    .brief = Kdo začíná, určí los.
quantum-option-starter-first = Začíná první hráč, třeba podle dohody.
    .brief = Začíná první hráč.
quantum-option-dice-program = Hází program, kostky nejsou potřeba.
    .brief = Hází program.
quantum-option-dice-own = Hází se vlastními kostkami na stole a program se ptá, co padlo.
    .brief = Hází se vlastními kostkami.

## Vlastní kostky

quantum-own-starter = Kdo začíná? ⏎ { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } jméno.
    .brief = Kdo začíná?
    .braille = kdo začíná?
quantum-own-throw = { PERSON($who) ->
        [formal] Hoďte všemi { CNT($count, noun: "die", case: "ins") }. ⏎ Co padlo?
        [informal] Hoď všemi { CNT($count, noun: "die", case: "ins") }. ⏎ Co padlo?
       *[other] Hází { NAME($who) }, { NP($count, noun: "die") }. ⏎ Co padlo?
    }
    .brief = { PERSON($who) ->
        [formal] Váš hod, co padlo?
        [informal] Tvůj hod, co padlo?
       *[other] Hází { NAME($who) }, co padlo?
    }
    .braille = { PERSON($who) ->
        [formal] váš hod?
        [informal] tvůj hod?
       *[other] hod { NAME($who) }?
    }
quantum-own-again = { PERSON($who) ->
        [formal] Přehoďte { LINES($dice, case: "acc") }. ⏎ Co padlo?
        [informal] Přehoď { LINES($dice, case: "acc") }. ⏎ Co padlo?
       *[other] { NAME($who) } přehazuje { LINES($dice, case: "acc") }. ⏎ Co padlo?
    }
    .brief = Znovu { LIST($dice, join: "comma") }. Co padlo?
    .braille = znovu { SHORT($dice) }
quantum-own-more = { $count ->
        [one] Ještě jedna kostka, zatím { LINES($groups, join: "comma") }.
        [few] Ještě { CNT($count, noun: "die") }, zatím { LINES($groups, join: "comma") }.
       *[other] Ještě { CNT($count, noun: "die") }, zatím { LINES($groups, join: "comma") }.
    }
    .brief = Ještě { $count }, zatím { LIST($groups, join: "comma") }.
    .braille = zb { $count }: { SHORT($groups) }
quantum-own-heard = Padlo: { LINES($groups, join: "comma") }.
    .brief = { CAP(LIST($groups, join: "comma")) }.
    .braille = { SHORT($groups) }
quantum-own-heard-starter = { PERSON($who) ->
        [formal] Začínáte vy.
        [informal] Začínáš ty.
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

## Napsaný tah a otázka

quantum-error-word = Slovu „{ $word }“ tady nerozumím, kostka se píše třeba č4 nebo svým pořadím 1 až 7.
    .brief = Slovu „{ $word }“ nerozumím.
quantum-error-list = { $step ->
        [reroll] Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam kostka svým pořadím nebo tím, co ukazuje, barva nebo druh tahu.
       *[write] Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam barva, součet, sloupec listu nebo druh tahu.
    }
    .brief = Slovu „{ $word }“ nerozumím, třeba { COMMAND(WORD("moves"), WORD("red", of: "quantum")) }.
quantum-error-more = Slovo „{ $word }“ je navíc.
quantum-error-which-dice = Chybí kostky, { REGISTER() ->
        [informal] napiš
       *[formal] napište
    } je pořadím, třeba { COMMAND("1 4 7") }, ⏎ nebo podle toho, co ukazují, třeba { COMMAND("č4") }.
    .brief = Chybí kostky.
quantum-error-place = Kostka { $number } není, kostky jsou 1 až { $most }.
quantum-error-place-twice = Číslo { $number } tu stojí dvakrát, každá kostka se píše jednou.
    .brief = Číslo { $number } tu stojí dvakrát.
quantum-error-die-twice = { CAP($face) } tu stojí víckrát, než kolik jí padlo, každá kostka se píše jednou.
    .brief = { CAP($face) } tu stojí dvakrát.
quantum-error-face = Číslo { $number } na kostkách není, jsou na nich 1 až 6.
quantum-error-no-die = { CAP($face) } mezi kostkami není, všechny vypíše { COMMAND(WORD("dice", of: "quantum")) }.
    .brief = { CAP($face) } mezi kostkami není.
quantum-error-no-number = Číslo { $number } teď žádná kostka neukazuje.
quantum-error-no-dice = Kostky ještě neleží na stole.
quantum-error-which-colour = Chybí barva, třeba { COMMAND(WORD("write", of: "quantum"), WORD("red", of: "quantum")) } nebo jen { COMMAND("č") }.
    .brief = Chybí barva.
quantum-error-colour = „{ $word }“ není barva, barvy jsou červená, žlutá, modrá a fialová.
    .brief = „{ $word }“ není barva.
quantum-error-white = Bílá svou řadu nemá, přičítá se ke všem barvám.
quantum-error-total = { CAP($colour) } má součet { $total }, ne { $number }.
quantum-error-no-total = Součet { $number } teď žádná barva nemá.
quantum-error-several = Součet { $number } má více barev, { REGISTER() ->
        [informal] vyber
       *[formal] vyberte
    } číslo:
    .brief = Které číslo?
quantum-error-player = „{ $name }“ u stolu nesedí, hráči jsou { LINES($known) }.
    .brief = „{ $name }“ u stolu nesedí.
quantum-error-which-row = Chybí barva řady, třeba { COMMAND("červená") }.
quantum-error-row = „{ $words }“ není řada, řady jsou červená, žlutá, modrá a fialová.
    .brief = „{ $words }“ není řada.
quantum-error-column = Sloupec se píše číslem od { NP(1, case: "gen") } do { NP($most, case: "gen") }.
quantum-error-number = Součet { $number } být nemůže, nejvyšší je { $most }.
quantum-error-where = { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } číslo nebo barvu, třeba { COMMAND(WORD("where"), "13") } nebo { COMMAND(WORD("where"), "červená") }.
    .brief = Chybí číslo nebo barva.
quantum-error-cost = Kostky neleží, { REGISTER() ->
        [informal] napiš
       *[formal] napište
    } barvu i číslo, třeba { COMMAND(WORD("cost", of: "quantum"), "červená 12") }.
    .brief = Chybí barva a číslo.

## Pravidla vlastními slovy. Každý řádek je jedna věta, kterou lze poslouchat zvlášť.

quantum-rules-goal = Cíl hry
quantum-rules-goal-1 = Každý píše čísla z kostek na svůj list a sbírá body za plné sloupce.
quantum-rules-goal-2 = Za každý svůj tah bez zápisu má chybu a ta body bere.
quantum-rules-goal-3 = Vyhrává ten, kdo má na konci nejvíc bodů.
quantum-rules-goal-4 = Hrají dva až čtyři hráči.

quantum-rules-dice = Kostky
quantum-rules-dice-1 = Kostek je sedm: šest barevných a jedna bílá.
quantum-rules-dice-2 = Na barevných jsou čísla 1 až 6 ve čtyřech barvách.
quantum-rules-dice-3 = Barvy jsou červená, žlutá, modrá a fialová.
quantum-rules-dice-4 = Každá barevná kostka má jiné strany a na každé jsou všechny čtyři barvy.
quantum-rules-dice-5 = Bílá má obyčejná čísla 1 až 6 a přičítá se ke každé barvě.
quantum-rules-dice-6 = Součet barvy je součet jejích kostek a bílé.
quantum-rules-dice-7 = Nejvyšší součet je 33, ale už 15 má barva jen asi v jednom hodu z devíti.
quantum-rules-dice-8 = Zkratka kostky je barva a číslo: č4 je červená 4, b3 je bílá 3.

quantum-rules-sheet = List
quantum-rules-sheet-1 = List má pro každou barvu jednu řadu o šesti políčkách.
quantum-rules-sheet-2 = Do řady se píše zleva doprava a žádné políčko se nevynechá.
quantum-rules-sheet-3 = První čtyři čísla řady stoupají: každé je vyšší než to před ním.
quantum-rules-sheet-4 = Za čtvrtým políčkem je oddělovač.
quantum-rules-sheet-5 = { $fifth ->
        [free] Páté číslo je libovolné, klesá se až od něj: šesté je nižší než páté.
       *[below-fourth] Poslední dvě čísla klesají: páté je nižší než čtvrté, šesté nižší než páté.
    }
quantum-rules-sheet-6 = { $fifth ->
        [free] Stejné číslo hned za sebou smí být jen čtvrté a páté.
       *[below-fourth] Stejné číslo hned za sebou být nemůže.
    }
quantum-rules-sheet-7 = Kam a kdy psát, volí každý sám.

quantum-rules-columns = Sloupce
quantum-rules-columns-1 = Políčka pod sebou tvoří šest sloupců o čtyřech číslech.
quantum-rules-columns-2 = Plný sloupec přinese tolik bodů, kolik je jeho druhé nejnižší číslo.
quantum-rules-columns-3 = Je-li nejnižší číslo ve sloupci víckrát, platí nejbližší vyšší.
quantum-rules-columns-4 = Jsou-li stejná všechna čtyři, platí ono samo.
quantum-rules-columns-5 = Neúplný sloupec nepřinese nic.

quantum-rules-turn = Tah
quantum-rules-turn-1 = Tah má tři kroky: A, B a C.
quantum-rules-turn-2 = V kroku A hráč na tahu hází.
quantum-rules-turn-3 = V kroku B smí psát jen on.
quantum-rules-turn-4 = V kroku C smějí psát všichni, i on.
quantum-rules-turn-5 = V jednom kroku zapíše hráč nejvýš jedno číslo a nemusí žádné.
quantum-rules-turn-6 = Pak hraje další po směru hodinových ručiček.
quantum-rules-turn-7 = { $starter ->
        [first] Začíná první hráč.
       *[random] Kdo začíná, určí los.
    }

quantum-rules-throw = Krok A
quantum-rules-throw-1 = Hráč na tahu hodí všemi sedmi kostkami.
quantum-rules-throw-2 = Potom smí jednou přehodit, kolik kostek chce, i bílou, nebo žádnou.
quantum-rules-throw-3 = Kostky se píší pořadím, třeba { COMMAND(WORD("reroll", of: "quantum"), "1 4 7") }.
quantum-rules-throw-4 = Nebo tím, co ukazují: { COMMAND(WORD("reroll", of: "quantum"), "č4 bílou") }, { COMMAND(WORD("reroll", of: "quantum"), "červené") }, { COMMAND(WORD("reroll", of: "quantum"), "šestky") }.
quantum-rules-throw-5 = Jde i { COMMAND(WORD("reroll", of: "quantum"), "vše kromě modrých") }, { COMMAND(WORD("keep", of: "quantum"), "modré") } nebo jen { COMMAND(WORD("keep", of: "quantum")) }.

quantum-rules-alone = Krok B
quantum-rules-alone-1 = Hráč na tahu smí zapsat součet jedné barvy do její řady.
quantum-rules-alone-2 = Stačí napsat barvu, třeba { COMMAND(WORD("red", of: "quantum")) } nebo { COMMAND("č") }.
quantum-rules-alone-3 = Ostatní v tomto kroku nepíší.

quantum-rules-everybody = Krok C
quantum-rules-everybody-1 = Barva zapsaná v kroku B už neplatí, jiné jsou volné pro všechny.
quantum-rules-everybody-2 = Každý smí zapsat jeden součet, i hráč na tahu.
quantum-rules-everybody-3 = Tutéž barvu si smí vybrat více hráčů.
quantum-rules-everybody-4 = Když se v kroku B nic nezapsalo, jsou volné všechny čtyři barvy.
quantum-rules-everybody-5 = { $step-c ->
        [in-turn] Vybírá se po řadě a nahlas, první ten, kdo hází.
       *[sealed] Vybírá se naráz: co kdo zvolil, se řekne, až mají vybráno všichni.
    }

quantum-rules-missing = Chybějící barva
quantum-rules-missing-1 = Barva, kterou po hodech žádná kostka neukazuje, má za součet číslo bílé.
quantum-rules-missing-2 = I takový součet lze zapsat.

quantum-rules-miss = Chyby
quantum-rules-miss-1 = Kdo na svém tahu nezapíše nic v kroku B ani C, má chybu.
quantum-rules-miss-2 = Platí to, i když psát mohl a nechtěl.
quantum-rules-miss-3 = Kdo na tahu není, chybu nedostane.
quantum-rules-miss-4 = { $misses ->
        [at-most-three] První chyba stojí bod, druhá dva body, každá další tři.
       *[rising] První chyba stojí bod, druhá dva a tak dál, pátá pět bodů.
    }

quantum-rules-end = Konec hry
quantum-rules-end-1 = Hra končí, když má někdo plné všechny čtyři řady.
quantum-rules-end-2 = Naplní-li list v kroku B, krok C se už nehraje.
quantum-rules-end-3 = Hra končí také po kroku C, když má někdo pátou chybu.
quantum-rules-end-4 = Sečtou se body plných sloupců a odečtou se chyby.
quantum-rules-end-5 = { $ties ->
        [fewer-misses] Při stejném počtu bodů rozhodne méně chyb, potom se o místo dělí.
       *[shared] Hráči se stejným počtem bodů se dělí o místo.
    }

quantum-rules-own-dice = Vlastní kostky
quantum-rules-own-dice-1 = S volbou kostky vlastní se hází na stole a program se ptá, co padlo.
quantum-rules-own-dice-2 = Kostky se píší na jeden řádek, třeba { COMMAND("č1 č2 m4 f3 m6 ž5 3") }, nebo po jedné.
quantum-rules-own-dice-3 = Na pořadí nezáleží a bílá se píše číslem, třeba 3 nebo b3.
quantum-rules-own-dice-4 = Po druhém hodu stačí přehozené kostky.
quantum-rules-own-dice-5 = Co na takových kostkách padnout nemůže, program odmítne a řekne proč.
quantum-rules-own-dice-6 = Chybu v zápisu spraví { COMMAND(WORD("correct"), "č4 č5") }, poslední kostku vezme zpět { COMMAND("smaž") }.

quantum-rules-examples = Příklady
quantum-rules-examples-1 = Sára má červenou 1 a 2, žlutou 5, modrou 4 a 6, fialovou 3 a bílou 3.
quantum-rules-examples-2 = Její součty jsou červená 6, žlutá 8, modrá 13 a fialová 6.
quantum-rules-examples-3 = V kroku B zapíše fialovou 6, do kroku C zbývá červená, žlutá a modrá.
quantum-rules-examples-4 = Sára v něm zapíše žlutou 8, Tim a Ema červenou 6 a Linus modrou 13.
quantum-rules-examples-5 = Linusovi padne jedna žlutá 5, samé modré a bílá 3, červená a fialová chybí.
quantum-rules-examples-6 = Modré jsou 5, 4, 2, 2 a 3, takže jeho součty jsou žlutá 8 a modrá 19.
quantum-rules-examples-7 = Červená i fialová mají 3 podle bílé a Linus fialovou 3 zapíše.
quantum-rules-examples-8 = Sloupec 3, 4, 6, 7 přinese 4 body, sloupec 9, 10, 11, 13 přinese 10 bodů.
quantum-rules-examples-9 = Sloupec 4, 4, 9, 12 přinese 9 bodů, sloupec samých šestek 6 bodů.
quantum-rules-examples-10 = Ema má za sloupce 6, 8, 12, 16, 11 a 4, to je 57 bodů.
quantum-rules-examples-11 = Za tři chyby ztratí 1, 2 a 3 body, celkem má 51 bodů.

## Nápověda ke slovům této hry

help-reroll = Hodí znovu kostkami, které se řeknou pořadím, tím, co ukazují, nebo barvou: { COMMAND(WORD("reroll", of: "quantum"), "1 4 7") }, { COMMAND(WORD("reroll", of: "quantum"), "č4 bílou") }.
help-keep = Nechá celý hod, nebo jen řečené kostky a ostatní přehodí: { COMMAND(WORD("keep", of: "quantum")) }, { COMMAND(WORD("keep", of: "quantum"), "modré") }.
help-write = Zapíše součet barvy do její řady: { COMMAND(WORD("write", of: "quantum"), "červenou") }. ⏎ Stačí i jen { COMMAND(WORD("red", of: "quantum")) } nebo { COMMAND("č") }.
help-nothing = V tomto kroku nezapíše nic. ⏎ Bez zápisu v kroku B i C je na vlastním tahu chyba.
help-red = Zapíše součet červené do červené řady.
help-yellow = Zapíše součet žluté do žluté řady.
help-blue = Zapíše součet modré do modré řady.
help-purple = Zapíše součet fialové do fialové řady.
help-dice = Řekne součty barev, chybějící barvy a kostku po kostce, co ukazuje.
help-sheet = Přečte list: vlastní, nebo hráče, který se řekne, třeba { COMMAND(WORD("sheet", of: "quantum"), "Jana") }.
help-cost = Řekne, kolik čísel řada zápisem přeskočí a co vezme potom: { COMMAND(WORD("cost", of: "quantum"), "červená 12") }, { COMMAND(WORD("cost", of: "quantum"), "červená") } nebo jen { COMMAND(WORD("cost", of: "quantum")) }.
help-nearly = Řekne sloupce, kterým chybí jen jedno číslo, a za kolik bodů budou.
help-misses = Řekne, kolik má kdo chyb.

## Kurzor na listu: políčko po políčku

quantum-walk-title = { PERSON($who) ->
        [formal] Kurzor je na vašem listu.
        [informal] Kurzor je na tvém listu.
       *[other] Kurzor je na listu, hraje { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [formal] Váš list.
        [informal] Tvůj list.
       *[other] List, { NAME($who) }.
    }
    .braille = list { NAME($who) }
quantum-walk-place = { $colour }, políčko { $cell }
    .braille = { SHORT($colour) } { $cell }
quantum-walk-number = { CAP($colour) }, políčko { $cell }: { $number }.
    .braille = { SHORT($colour) } { $cell }: { $number }
quantum-walk-later = { CAP($colour) }, políčko { $cell }: prázdné.
    .braille = { SHORT($colour) } { $cell }: prázdné
quantum-walk-next = { CAP($colour) }, { $next }.
    .braille = { SHORT($colour) } { $next }
quantum-walk-now = { CAP($colour) }, { $next }; teď jde { $number }.
    .braille = { SHORT($colour) } { $next } teď { $number }
quantum-error-cell = Políčko se píše barvou a číslem od { NP(1, case: "gen") } do { NP($most, case: "gen") }, ne „{ $words }“.
    .brief = Políčko: barva a číslo do { NP($most, case: "gen") }.
    .braille = barva a číslo do { $most }

## Úloha dne

quantum-daily-question = Které kostky přehodit, aby tah v průměru přinesl nejvíc? Počítají se dokončené sloupce a chyba.
    .brief = Které kostky přehodit, aby tah v průměru přinesl nejvíc?
    .braille = co přehodit?
quantum-daily-average = { $sign ->
        [minus] minus { $whole },{ $cents }
       *[plus] { $whole },{ $cents }
    } bodu
    .braille = { $sign ->
        [minus] -{ $whole },{ $cents } b
       *[plus] { $whole },{ $cents } b
    }
quantum-daily-right = Tato volba přinese v průměru { $average }, víc získat nejde.
    .brief = V průměru { $average }, víc nejde.
    .braille = { $average }, víc nejde
quantum-daily-less = Tato volba přinese v průměru { $own }, nejlepší { $average }.
    .brief = V průměru { $own }, nejlepší { $average }.
    .braille = { $own }, lépe { $average }
quantum-daily-chance = Nejlepší volba dokončí sloupec asi { PREP(NP($percent, case: "loc"), p: "v") } hodech ze { NP(100, case: "gen") }.
    .brief = Sloupec { PREP(NP($percent, case: "loc"), p: "v") } hodech ze { NP(100, case: "gen") }.
    .braille = sloupec { $percent } %
quantum-daily-keep = Bez přehození by tah přinesl { NP($points, noun: "point", case: "acc") }.
    .brief = Bez přehození { NP($points, noun: "point") }.
    .braille = nechat { $points } b

## Osobní rekordy

quantum-record-match = nejlepší partie
    .braille = partie
quantum-record-column = nejlepší sloupec
    .braille = sloupec
quantum-record-misses = nejméně chyb v partii
    .brief = chyb v partii
    .braille = chyb
