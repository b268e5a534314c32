# Ploché tvary na desce ze čtverečků: deska po řadách, volné oblasti, obrys, tvar, poloha.
# Společné pro hry, ve kterých se staví po hmatu a po sluchu.

space-at = { STYLE($cell) ->
        [numbers] sloupec { COLUMN($cell) }, řada { $row }
       *[other] pole { COORD($cell) }
    }
space-from = { STYLE($cell) ->
        [numbers] od sloupce { COLUMN($cell) } řady { $row }
       *[other] od pole { COORD($cell) }
    }

## Místa

space-run = { $way ->
        [single] { STYLE($first) ->
            [numbers] řada { $low } sloupec { COLUMN($first) }
           *[other] { COORD($first) }
        }
        [row] { STYLE($first) ->
            [numbers] řada { $low } sloupce { COLUMN($first) } až { COLUMN($last) }
           *[other] { COORD($first) } až { COORD($last) }
        }
       *[column] { STYLE($first) ->
            [numbers] sloupec { COLUMN($first) } řady { $low } až { $high }
           *[other] { COORD($first) } až { COORD($last) }
        }
    }
    .braille = { $way ->
        [single] { COORD($first) }
        [row] { COLUMN($first) }-{ COORD($last) }
       *[column] { COORD($first) }-{ $high }
    }

## Deska

space-extent = { $wide ->
        [yes] Sloupce { COLUMN($first) } až { COLUMN($last) }
       *[no] Sloupec { COLUMN($first) }
    }, ⏎ { $tall ->
        [yes] řady { $low } až { $high }
       *[no] řada { $low }
    } { $start ->
        [bottom] odspodu
       *[top] odshora
    }, ⏎ { NP($squares, noun: "space-square") }.
    .brief = { $wide ->
        [yes] { COLUMN($first) } až { COLUMN($last) }
       *[no] { COLUMN($first) }
    }, { $tall ->
        [yes] řady { $low } až { $high }
       *[no] řada { $low }
    }, { NP($squares, noun: "space-square") }.
    .braille = { COLUMN($first) }-{ COLUMN($last) } { $low }-{ $high }, { $squares } čtv
space-row = Řada { $row }: { LINES($runs, join: "comma") }.
    .brief = { $row }: { LIST($runs, join: "comma") }.
    .braille = ř{ $row } { LIST($runs, join: "comma") }
space-rows-free = Řady { $low } až { $high }: { LINES($runs, join: "comma") }.
    .brief = { $low } až { $high }: { LIST($runs, join: "comma") }.
    .braille = ř{ $low }-{ $high } { LIST($runs, join: "comma") }
space-row-on = Řada { $row } dál: { LINES($runs, join: "comma") }.
    .brief = { $row } dál: { LIST($runs, join: "comma") }.
    .braille = ř{ $row } { LIST($runs, join: "comma") }
space-column = Sloupec { COLUMN($cell) }: { LINES($runs, join: "comma") }.
    .braille = s { COLUMN($cell) } { LIST($runs, join: "comma") }
space-column-on = Sloupec { COLUMN($cell) } dál: { LINES($runs, join: "comma") }.
    .braille = s { COLUMN($cell) } { LIST($runs, join: "comma") }
space-stretch-free = { $line ->
        [row] { $long ->
            [yes] volno { COLUMN($first) } až { COLUMN($last) }
           *[no] volno { COLUMN($first) }
        }
       *[column] { $long ->
            [yes] volno { $low } až { $high }
           *[no] volno { $low }
        }
    }
    .braille = { $line ->
        [row] { $long ->
            [yes] vol { COLUMN($first) }-{ COLUMN($last) }
           *[no] vol { COLUMN($first) }
        }
       *[column] { $long ->
            [yes] vol { $low }-{ $high }
           *[no] vol { $low }
        }
    }
space-stretch = { $line ->
        [row] { STYLE($first) ->
            [numbers] { $long ->
                [yes] sloupce { COLUMN($first) } až { COLUMN($last) }
               *[no] sloupec { COLUMN($first) }
            }
           *[other] { $long ->
                [yes] { COLUMN($first) } až { COLUMN($last) }
               *[no] { COLUMN($first) }
            }
        }
       *[column] { $long ->
            [yes] řady { $low } až { $high }
           *[no] řada { $low }
        }
    } { $name }
    .braille = { $line ->
        [row] { $long ->
            [yes] { COLUMN($first) }-{ COLUMN($last) }
           *[no] { COLUMN($first) }
        }
       *[column] { $long ->
            [yes] { $low }-{ $high }
           *[no] { $low }
        }
    } { SHORT($name) }
space-row-outside = Řada { $row } je celá mimo obrys.
    .brief = Řada { $row }: mimo obrys.
    .braille = ř{ $row } mimo
space-column-outside = Sloupec { COLUMN($cell) } je celý mimo obrys.
    .brief = Sloupec { COLUMN($cell) }: mimo obrys.
    .braille = s { COLUMN($cell) } mimo
space-square-free = { CAP(space-at) }: volno.
    .brief = { COORD($cell) }: volno.
    .braille = { COORD($cell) } volno
space-square-outside = { CAP(space-at) }: mimo obrys.
    .brief = { COORD($cell) }: mimo obrys.
    .braille = { COORD($cell) } mimo
space-square-one = { CAP(space-at) }: { $name }.
    .brief = { COORD($cell) }: { $name }.
    .braille = { COORD($cell) } { SHORT($name) }
space-square = { CAP(space-at) }: { $name }, místa { LINES($squares, join: "comma") }.
    .brief = { COORD($cell) }: { $name }.
    .braille = { COORD($cell) } { SHORT($name) }: { SHORT($squares) }
space-around = { CAP($name) }: { LINES($sides, join: "comma") }.
    .braille = { SHORT($name) }: { LIST($sides, join: "comma") }
space-around-free = Volno: { LINES($sides, join: "comma") }.
    .braille = vol: { LIST($sides, join: "comma") }
space-around-outside = Mimo obrys: { LINES($sides, join: "comma") }.
    .braille = mimo: { LIST($sides, join: "comma") }
space-side = { $side ->
        [up] nahoře
        [up-right] vpravo nahoře
        [right] vpravo
        [down-right] vpravo dole
        [down] dole
        [down-left] vlevo dole
        [left] vlevo
        [up-left] vlevo nahoře
       *[all] ze všech stran
    }
    .braille = { $side ->
        [up] n
        [up-right] pn
        [right] p
        [down-right] pd
        [down] d
        [down-left] ld
        [left] l
        [up-left] ln
       *[all] vše
    }

## Co zbývá

space-left-nothing = Nic volného nezbývá.
    .brief = Nic nezbývá.
    .braille = zbývá 0
space-left-one = { $squares ->
        [one] Zbývá { NP($squares, noun: "space-square") }: ⏎ { space-at }.
        [few] Zbývají { NP($squares, noun: "space-square") }, ⏎ jedna oblast { space-from }.
       *[other] Zbývá { NP($squares, noun: "space-square") }, ⏎ jedna oblast { space-from }.
    }
    .brief = { $squares ->
        [one] Zbývá { $squares }: { space-at }.
        [few] Zbývají { $squares }, jedna oblast.
       *[other] Zbývá { $squares }, jedna oblast.
    }
    .braille = zbývá { $squares }: { COORD($cell) }
space-left = { $squares ->
        [one] Zbývá { NP($squares, noun: "space-square") }, ⏎ { NP($areas) }: ⏎ { LINES($list, join: "comma") }.
        [few] Zbývají { NP($squares, noun: "space-square") }, ⏎ { NP($areas) }: ⏎ { LINES($list, join: "comma") }.
       *[other] Zbývá { NP($squares, noun: "space-square") }, ⏎ { NP($areas) }: ⏎ { LINES($list, join: "comma") }.
    }
    .brief = { $squares ->
        [one] Zbývá { $squares }: { LIST($list, join: "comma") }.
        [few] Zbývají { $squares }: { LIST($list, join: "comma") }.
       *[other] Zbývá { $squares }: { LIST($list, join: "comma") }.
    }
    .braille = zb { $squares }: { SHORT($list) }
space-left-more = Dál { LINES($list, join: "comma") }.
    .braille = dál { SHORT($list) }
space-area-at = { $squares } { space-from }
    .braille = { $squares } { COORD($cell) }
space-areas = { $squares ->
        [one] Zbývá { NP($squares, noun: "space-square") }, { NP($areas) }.
        [few] Zbývají { NP($squares, noun: "space-square") }, { NP($areas) }.
       *[other] Zbývá { NP($squares, noun: "space-square") }, { NP($areas) }.
    }
    .brief = { $squares ->
        [one] Zbývá { $squares }, { NP($areas) }.
        [few] Zbývají { $squares }, { NP($areas) }.
       *[other] Zbývá { $squares }, { NP($areas) }.
    }
    .braille = zbývá { $squares }, oblastí { COUNT($areas) }
space-area = Oblast { $number }, { NP($squares, noun: "space-square") }: { LINES($list, join: "comma") }.
    .brief = { $number }: { $squares }, { LIST($list, join: "comma") }.
    .braille = { $number }: { $squares }, { SHORT($list) }
space-area-more = Oblast { $number } dál: { LINES($list, join: "comma") }.
    .brief = { $number } dál: { LIST($list, join: "comma") }.
    .braille = { $number }: { SHORT($list) }
space-total = { $left ->
        [one] Zakryto { $covered } { PREP(NP($all, case: "gen"), p: "z") }, zbývá { $left }.
        [few] Zakryto { $covered } { PREP(NP($all, case: "gen"), p: "z") }, zbývají { $left }.
       *[other] Zakryto { $covered } { PREP(NP($all, case: "gen"), p: "z") }, zbývá { $left }.
    }
    .brief = { $covered } { PREP(NP($all, case: "gen"), p: "z") }.
    .braille = { $covered } z { $all }
space-total-full = Vše zakryto, { NP($all, noun: "space-square") }.
    .brief = Vše zakryto.
    .braille = vše, { $all } čtv
space-covers = Zakryto: { LINES($squares, join: "comma") }.
    .brief = { LIST($squares, join: "comma") }.
    .braille = { SHORT($squares) }

## Obrys

space-outline = Obrys má { NP($corners, noun: "space-corner", case: "acc") }, ⏎ začátek je { space-at }, ⏎ { $start ->
        [bottom] vlevo dole
       *[top] vlevo nahoře
    }.
    .brief = Obrys, { NP($corners, noun: "space-corner") }: { space-at }.
    .braille = obrys { COORD($cell) }, rohů { $corners }
space-outline-legs = { CAP(LINES($legs, join: "comma")) }.
    .braille = { SHORT($legs) }
space-leg = { $way ->
        [right] vpravo { $steps }
        [up] nahoru { $steps }
        [left] vlevo { $steps }
       *[down] dolů { $steps }
    }
    .braille = { $way ->
        [right] p{ $steps }
        [up] n{ $steps }
        [left] l{ $steps }
       *[down] d{ $steps }
    }
space-hole = Uvnitř chybí { LINES($squares, join: "comma") }.
    .brief = Chybí { LIST($squares, join: "comma") }.
    .braille = chybí { SHORT($squares) }

## Tvar

space-shape = { $squares ->
        [one] { CAP($name) }: jeden čtvereček.
        [few] { CAP($name) }: { NP($squares, noun: "space-square") }, šířka { $wide }, výška { $high }.
       *[other] { CAP($name) }: { NP($squares, noun: "space-square") }, šířka { $wide }, výška { $high }.
    }
    .brief = { CAP($name) }: { $wide } krát { $high }, { NP($squares, noun: "space-square") }.
    .braille = { SHORT($name) } { $squares } čtv { $wide }x{ $high }
space-shape-bar = { $way ->
        [row] { CAP(NUM($count, noun: "space-square")) } vedle sebe.
       *[column] { CAP(NUM($count, noun: "space-square")) } nad sebou.
    }
    .braille = { $way ->
        [row] { $count } vedle sebe
       *[column] { $count } nad sebou
    }
space-shape-rectangle = Celý obdélník { $wide } krát { $high }.
    .brief = Obdélník { $wide } krát { $high }.
    .braille = celé { $wide } krát { $high }
space-shape-rows = { SHORT($rows) }
    .braille = { LIST($rows, join: "comma") }
space-shape-first = { $start ->
        [bottom] Dole { LINES($runs, join: "comma") }.
       *[top] Nahoře { LINES($runs, join: "comma") }.
    }
    .braille = { $start ->
        [bottom] dole { SHORT($runs) }
       *[top] nahoře { SHORT($runs) }
    }
space-shape-next = { $start ->
        [bottom] { $below ->
            [one] Nad ním
            [few] Nad nimi
           *[other] Nad nimi
        }
       *[top] { $below ->
            [one] Pod ním
            [few] Pod nimi
           *[other] Pod nimi
        }
    } { $way ->
        [edge] zleva { LINES($runs, join: "comma") }
        [left] { LINES($runs, join: "comma") }, ⏎ o { NUM($shift, case: "acc") } vlevo
        [right] { LINES($runs, join: "comma") }, ⏎ o { NUM($shift, case: "acc") } vpravo
       *[same] { LINES($runs, join: "comma") }
    }.
    .braille = { $way ->
        [edge] { SHORT($runs) }
        [left] { SHORT($runs) } l{ $shift }
        [right] { SHORT($runs) } p{ $shift }
       *[same] { SHORT($runs) }
    }
space-shape-count = { NUM($count, noun: "space-square") }
    .braille = { $count }
space-shape-gap = { $count ->
        [one] mezera
        [few] { CNT($count, noun: "space-gap") }
       *[other] { CNT($count, noun: "space-gap") }
    }
    .braille = mez{ $count }
space-walk = Po čtverečcích: { LINES($legs, join: "comma") }.
    .braille = cesta { SHORT($legs) }
space-walk-more = Dál { LINES($legs, join: "comma") }.
    .braille = dál { SHORT($legs) }
space-branch = od { ORD($number, case: "gen", noun: "space-square") } { $leg }
    .brief = od { ORD($number, case: "gen") } { $leg }
    .braille = od { $number } { $leg }
space-shape-squares = V rohu desky: { LINES($squares, join: "comma") }.
    .brief = V rohu: { LIST($squares, join: "comma") }.
    .braille = { SHORT($squares) }

## Poloha

space-position-only = jediná poloha
    .braille = pol 1
space-position = poloha { $number } { PREP(NP($count, case: "gen"), p: "z") }, ⏎ { $turn }
    .brief = poloha { $number }, { $turn }
    .braille = pol { $number }
space-turn-none = základní
    .braille = zákl
space-turn-right = otočeno vpravo
    .brief = vpravo
    .braille = p
space-turn-half = otočeno vzhůru nohama
    .brief = vzhůru nohama
    .braille = vzh
space-turn-left = otočeno vlevo
    .brief = vlevo
    .braille = l
space-turn-mirrored = { $quarters ->
        [0] zrcadlově
       *[other] { $turn }, ⏎ zrcadlově
    }
    .braille = { $quarters ->
        [0] zrc
       *[other] { $turn } zrc
    }
space-turn-level = vodorovně
    .braille = vod
space-turn-upright = svisle
    .braille = svi

## Hmatový list

space-legend-free = volno, { NP($squares, noun: "space-square") }
    .brief = volno
    .braille = volno
space-legend-piece = { $name }: { LINES($squares, join: "comma") }
    .brief = { $name }
    .braille = { SHORT($name) }
space-legend-outside = mimo obrys
space-sheet-key = { $sign } { $meaning }

## Čemu program nerozumí

space-error-more = Slovo „{ $word }“ je navíc.
space-error-outside = { CAP(space-at) } je mimo desku, poslední je { STYLE($last) ->
        [numbers] sloupec { COLUMN($last) }, řada { $most }
       *[other] pole { COORD($last) }
    }.
    .brief = { CAP(space-at) } je mimo desku.
    .braille = { COORD($cell) } mimo desku
space-error-row = Řada { $row } na desce není, řady jsou 1 až { $most }.
    .brief = Řada { $row } není.
space-error-column = Sloupec { COLUMN($cell) } na desce není, poslední je { COLUMN($last) }.
    .brief = Sloupec { COLUMN($cell) } není.
space-error-column-number = Sloupec { $number } na desce není, poslední je { COLUMN($last) }.
    .brief = Sloupec { $number } není.
space-error-not-place = { $what ->
        [row] „{ $words }“ není řada, řada se píše třeba { $row }.
        [column] „{ $words }“ není sloupec, sloupec se píše třeba { COLUMN($example) }.
       *[cell] „{ $words }“ není pole, pole se píše třeba { COORD($example) }.
    }
space-error-which-place = { $what ->
        [row] Chybí číslo řady, třeba { $row }.
        [column] Chybí sloupec, třeba { COLUMN($example) }.
       *[cell] Chybí pole, třeba { COORD($example) }.
    }
space-error-position = { $count ->
        [one] Poloha „{ $words }“ není, tvar má jedinou polohu.
        [few] Poloha „{ $words }“ není, polohy jsou 1 až { $count }.
       *[other] Poloha „{ $words }“ není, polohy jsou 1 až { $count }.
    }
    .brief = Poloha „{ $words }“ není.
space-error-position-number = { $count ->
        [one] Poloha { $number } není, tvar má jedinou polohu.
        [few] Poloha { $number } není, polohy jsou 1 až { $count }.
       *[other] Poloha { $number } není, polohy jsou 1 až { $count }.
    }
    .brief = Poloha { $number } není.

## Místo na desce uprostřed věty

space-place = { COORD($cell) }
