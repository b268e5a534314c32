# iQLANDIE česky. Co se stalo, má tři podoby: celou, stručnou a krátkou pro braillský řádek.
# Výsledek stojí první, jména hráčů zůstávají v prvním pádě, děj je v přítomném čase.

iqlandie-name = iQLANDIE

## Díly vět

iqlandie-somebody = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    }
iqlandie-empty = volno
    .braille = vol
iqlandie-direction = { $way ->
        [north] sever
        [northeast] severovýchod
        [east] východ
        [southeast] jihovýchod
        [south] jih
        [southwest] jihozápad
        [west] západ
       *[northwest] severozápad
    }
    .braille = { $way ->
        [north] s
        [northeast] sv
        [east] v
        [southeast] jv
        [south] j
        [southwest] jz
        [west] z
       *[northwest] sz
    }

## Úlohy: pole, řady, sloupce

iqlandie-row = Řada { $row }: { LINES($items, join: "comma") }.
    .braille = { $row }: { SHORT($items) }
iqlandie-goal-row = Cíl, řada { $row }: { LINES($items, join: "comma") }.
    .braille = c{ $row }: { SHORT($items) }
iqlandie-rows-empty = Řady { $row } až { $last }: { iqlandie-empty }.
    .braille = { $row }-{ $last }: { iqlandie-empty.braille }
iqlandie-column = Sloupec { COLUMN($cell) }: { LINES($items, join: "comma") }.
    .braille = { COLUMN($cell) }: { SHORT($items) }
iqlandie-cell = Pole { COORD($cell) }: { $content }.
    .brief = { COORD($cell) }: { $content }.
    .braille = { COORD($cell) } { SHORT($content) }
iqlandie-around = { CAP($way) }, { COORD($cell) }: { $content }.
    .braille = { COORD($cell) } { SHORT($content) }

## Úlohy: biologie

iqlandie-biology-start = Na začátku leží:
    .brief = Začátek:
    .braille = začátek
iqlandie-biology-slid = { $amount ->
        [short] Posunuto: { LINES($tokens, join: "comma") }. ⏎ Volno je { COORD($cell) }.
       *[long] Posunuto { $count }krát, naposled { $last }. ⏎ Volno je { COORD($cell) }.
    }
    .brief = { $amount ->
        [short] { CAP(LIST($tokens, join: "comma")) }. Volno { COORD($cell) }.
       *[long] { $count }krát, naposled { $last }. Volno { COORD($cell) }.
    }
    .braille = { $amount ->
        [short] { SHORT($tokens) } vol { COORD($cell) }
       *[long] { $count }x { SHORT($last) } vol { COORD($cell) }
    }
iqlandie-biology-turned = Rámeček je otočen { $turn ->
        [right] vpravo
        [left] vlevo
       *[over] vzhůru nohama
    }, volno je { COORD($cell) }.
    .brief = Otočeno { $turn ->
        [right] vpravo
        [left] vlevo
       *[over] vzhůru nohama
    }, volno { COORD($cell) }.
    .braille = otočeno { $turn ->
        [right] p
        [left] l
       *[over] o
    } vol { COORD($cell) }
iqlandie-biology-same = { $turn ->
        [none] Všechno leží podle cíle.
        [right] Po otočení vpravo všechno leží podle cíle.
        [left] Po otočení vlevo všechno leží podle cíle.
       *[over] Po otočení vzhůru nohama všechno leží podle cíle.
    }
    .braille = vše podle cíle
iqlandie-biology-right = { $count ->
        [0] Správně není žádné pole.
        [one] Správně je { NP($count, noun: "cell") }: { LINES($cells, join: "comma") }.
        [few] Správně jsou { NP($count, noun: "cell") }: { LINES($cells, join: "comma") }.
       *[other] Správně je { NP($count, noun: "cell") }: { LINES($cells, join: "comma") }.
    }
    .brief = Správně { $count }: { LIST($cells, join: "comma") }.
    .braille = ok { $count }: { SHORT($cells) }
iqlandie-biology-better = Po otočení { $turn ->
        [right] vpravo
        [left] vlevo
       *[over] vzhůru nohama
    } by jich bylo { $count }.
    .braille = otoč { $turn ->
        [right] p
        [left] l
       *[over] o
    }: { $count }
iqlandie-biology-cell = { $same ->
        [yes] Pole { COORD($cell) }: { $content }, správně.
       *[no] Pole { COORD($cell) }: { $content }, v cíli { $goal }.
    }
    .brief = { $same ->
        [yes] { COORD($cell) }: { $content }, správně.
       *[no] { COORD($cell) }: { $content }, v cíli { $goal }.
    }
    .braille = { $same ->
        [yes] { COORD($cell) } { SHORT($content) }, sedí
       *[no] { COORD($cell) } { SHORT($content) }, cíl { SHORT($goal) }
    }
iqlandie-biology-hole = Volno je { COORD($cell) }, posunout jde: { LINES($tokens, join: "comma") }.
    .brief = Volno { COORD($cell) }: { LIST($tokens, join: "comma") }.
    .braille = vol { COORD($cell) }: { SHORT($tokens) }
iqlandie-biology-where = { CAP($token) }: { COORD($cell) }, v cíli { COORD($goal) }.
    .braille = { SHORT($token) } { COORD($cell) }, cíl { COORD($goal) }
iqlandie-biology-turn = Otočit rámeček { $turn ->
        [right] vpravo
        [left] vlevo
       *[over] vzhůru nohama
    }.
    .braille = otoč { $turn ->
        [right] p
        [left] l
       *[over] o
    }
iqlandie-biology-slide = { CAP($token) } na pole { COORD($cell) }, ⏎ volno bude { COORD($hole) }.
    .brief = { CAP($token) } na pole { COORD($cell) }.
    .braille = { SHORT($token) } { COORD($cell) }, vol { COORD($hole) }
iqlandie-biology-solution = { $part ->
        [first] Řešení: { LINES($tokens, join: "comma") }.
       *[more] Dál: { LINES($tokens, join: "comma") }.
    }
    .braille = { SHORT($tokens) }

## Úlohy: programování

iqlandie-programming-start = Robot stojí na poli { COORD($cell) }.
    .brief = Robot: { COORD($cell) }.
    .braille = robot { COORD($cell) }
iqlandie-programming-turned = Pozor, deska je otočená: modrá je { $way }.
    .braille = otočeno, m { $way }
iqlandie-programming-signs = { CAP(LINES($entries)) }.
    .braille = { LIST($entries, join: "comma") }
iqlandie-programming-sign = { $way } { $sign }
    .braille = { $way } { SHORT($sign) }
iqlandie-programming-order = { $sign } { $count }
    .braille = { SHORT($sign) }{ $count }
iqlandie-programming-commands = { $count ->
        [one] Příkaz { $first }: { LINES($commands, join: "comma") }.
        [few] Příkazy { $first } až { $last }: { LINES($commands, join: "comma") }.
       *[other] Příkazy { $first } až { $last }: { LINES($commands, join: "comma") }.
    }
    .brief = Od { $first }: { LIST($commands, join: "comma") }.
    .braille = { $first }: { SHORT($commands) }
iqlandie-programming-command = Příkaz { $number }: { $command }.
    .braille = { $number }: { $command }
iqlandie-programming-stands = Odpověď zatím: robot skončí na poli { COORD($cell) }.
    .brief = Odpověď: { COORD($cell) }.
    .braille = odpověď { COORD($cell) }
iqlandie-programming-count = { $count ->
        [one] Příkaz je jeden.
        [few] Příkazy jsou { NP($count, gender: "mi") }.
       *[other] Příkazů je { $count }.
    }
    .braille = příkazů { $count }
iqlandie-programming-difference = Správné je tu jen konečné pole, ⏎ po cestě není co srovnávat.
    .braille = platí jen konec
iqlandie-programming-robot = robot
    .braille = rob
iqlandie-programming-begin = začátek cesty
    .braille = zač
iqlandie-programming-free = Robotovi v cestě nic nestojí.
    .braille = vše volné
iqlandie-programming-put = Robot je na poli { COORD($cell) }.
    .brief = Robot: { COORD($cell) }.
    .braille = robot { COORD($cell) }
iqlandie-programming-step = Robot na pole { COORD($cell) }.
    .braille = robot { COORD($cell) }
iqlandie-programming-solution = Řešení: robot skončí na poli { COORD($cell) }.
    .brief = Řešení: { COORD($cell) }.
    .braille = řešení { COORD($cell) }
iqlandie-programming-way = Zastávky: { LINES($cells, join: "comma") }.
    .braille = { SHORT($cells) }

## Úlohy: optika

iqlandie-optics-point = { $side ->
        [north] na severu
        [east] na východě
        [south] na jihu
       *[west] na západě
    } ⏎ { $line ->
        [row] v řadě { $row }
       *[column] ve sloupci { COLUMN($cell) }
    }
    .braille = { $side ->
        [north] s
        [east] v
        [south] j
       *[west] z
    } { $line ->
        [row] { $row }
       *[column] { COLUMN($cell) }
    }
iqlandie-optics-enters = Laser vchází { $port }.
    .braille = vchází { $port }
iqlandie-optics-leaves = Má vyjít { $port }.
    .braille = má vyjít { $port }
iqlandie-optics-use = Použít: { LINES($pieces, case: "acc") }.
    .braille = použít { SHORT($pieces) }
iqlandie-optics-rest = Zbývá použít: { LINES($pieces, case: "acc") }.
    .braille = zbývá { SHORT($pieces) }
iqlandie-optics-no-rest = Všechno je použito.
    .braille = vše použito
iqlandie-optics-missed = Paprsek mine: { LINES($cells, join: "comma") }.
    .braille = mine { SHORT($cells) }
iqlandie-optics-empty = Na mřížce nic neleží.
    .braille = nic neleží
iqlandie-optics-lying = Leží: { LINES($pieces, join: "comma") }.
    .braille = { LIST($pieces, join: "comma") }
iqlandie-optics-lies = { COORD($cell) } { $piece }
iqlandie-optics-turning = { $piece } { $turn ->
        [right] vpravo
       *[left] vlevo
    }
    .braille = { SHORT($piece) }{ $turn ->
        [right] p
       *[left] l
    }
iqlandie-optics-passes = Paprsek z pole { COORD($cell) } jde dál na { $way }.
    .brief = Paprsek dál na { $way }.
    .braille = dál { $way }
iqlandie-optics-put = { $part ->
        [first] Položeno: { LINES($pieces, join: "comma") }.
       *[more] Dál: { LINES($pieces, join: "comma") }.
    }
    .brief = { $part ->
        [first] Leží { LIST($pieces, join: "comma") }.
       *[more] Dál { LIST($pieces, join: "comma") }.
    }
    .braille = leží { LIST($pieces, join: "comma") }
iqlandie-optics-lifted = Zvednuto: { LINES($cells, join: "comma") }.
    .brief = Zvednuto { LIST($cells, join: "comma") }.
    .braille = pryč { SHORT($cells) }
iqlandie-optics-can-put = Položit na pole { COORD($cell) } { $piece }.
    .braille = { COORD($cell) } { $piece }
iqlandie-optics-can-lift = Zvednout z pole { $piece }.
    .braille = zvedni { $piece }
iqlandie-optics-solution = { $part ->
        [first] Řešení: { LINES($pieces, join: "comma") }.
       *[more] Dál: { LINES($pieces, join: "comma") }.
    }
    .braille = { SHORT($pieces) }
iqlandie-optics-leg = Dál: { LINES($squares, join: "comma") }.
    .braille = { SHORT($squares) }
iqlandie-optics-goal-met = Vychází u cíle, { $port }.
    .braille = cíl { $port }
iqlandie-optics-port = Vychází jinde, { $port }.
    .braille = jinde { $port }
iqlandie-optics-crooked = Z pole { COORD($cell) } vychází šikmo, na { $way }.
    .braille = šikmo { COORD($cell) } { $way }
iqlandie-optics-edge = Končí na poli { COORD($cell) }, do zrcadla přichází šikmo.
    .braille = konec { COORD($cell) }, šikmo
iqlandie-optics-again = Končí na poli { COORD($cell) }, na tentýž dílek přichází podruhé.
    .braille = konec { COORD($cell) }, podruhé

## Úlohy: vesmír

iqlandie-laid = { $card } { $turn ->
        [straight] rovně
        [right] vpravo
        [left] vlevo
       *[over] obráceně
    }{ $shifted ->
        [yes] {" "}o { LINES($shifts) }
       *[no] { "" }
    }
    .braille = { $card }{ $turn ->
        [straight] { "" }
        [right] p
        [left] l
       *[over] o
    }{ $shifted ->
        [yes] +{ $first }{ $second }
       *[no] { "" }
    }
iqlandie-shift = { $count } na { $way ->
        [north] sever
        [east] východ
        [south] jih
       *[west] západ
    }
    .braille = { $way ->
        [north] s
        [east] v
        [south] j
       *[west] z
    }{ $count }
iqlandie-space-pile = { $count ->
        [0] Hromádka je prázdná.
       *[other] { $part ->
            [first] Hromádka odspodu: { LINES($cards, join: "comma") }.
           *[more] Na nich: { LINES($cards, join: "comma") }.
        }
    }
    .brief = { $count ->
        [0] Hromádka je prázdná.
       *[other] { $part ->
            [first] Odspodu: { LIST($cards, join: "comma") }.
           *[more] Na nich: { LIST($cards, join: "comma") }.
        }
    }
    .braille = { $count ->
        [0] prázdno
       *[other] { SHORT($cards) }
    }
iqlandie-space-left = Stranou leží: { LINES($cards, join: "comma") }.
    .braille = stranou { SHORT($cards) }
iqlandie-space-all-used = V hromádce je všech pět karet.
    .braille = všech 5 karet
iqlandie-space-wrong = { $count ->
        [one] Nesedí { NP($count, noun: "cell") }:
        [few] Nesedí { NP($count, noun: "cell") }:
       *[other] Nesedí { NP($count, noun: "cell") }:
    }
    .braille = nesedí { $count }
iqlandie-space-differs = { COORD($cell) }: { $content }, má být { $goal }.
    .braille = { COORD($cell) } { SHORT($content) }, cíl { SHORT($goal) }
iqlandie-space-same = Hromádka ukazuje přesně cíl.
    .braille = vše podle cíle
iqlandie-space-shows = Ukazuje to karta { $card }.
    .braille = karta { $card }
iqlandie-space-can-show = { $part ->
        [first] { CAP($body) } na poli { COORD($cell) }: { LINES($cards, join: "comma") }.
       *[more] Také: { LINES($cards, join: "comma") }.
    }
    .braille = { $part ->
        [first] { SHORT($body) } { COORD($cell) }: { SHORT($cards) }
       *[more] { SHORT($cards) }
    }
iqlandie-space-none-shows = { CAP($body) } na poli { COORD($cell) }: bez posunu to neukáže žádná karta.
    .braille = { SHORT($body) } { COORD($cell) } nic
iqlandie-space-layer = { $part ->
        [none] Vrstva { $number }, karta { $card }: nic nemění.
        [first] Vrstva { $number }, karta { $card }: ⏎ { LINES($cells, join: "comma") }.
       *[more] Dále: { LINES($cells, join: "comma") }.
    }
    .braille = { $part ->
        [none] { $card } nic
        [first] { $card }: { SHORT($cells) }
       *[more] { SHORT($cells) }
    }
iqlandie-space-now = { COORD($cell) } { $content }
    .braille = { COORD($cell) } { SHORT($content) }
iqlandie-space-card = Karta { $card }:
    .braille = karta { $card }
iqlandie-space-rows = Karta { $card }: { LINES($first, join: "comma") }; { LINES($second, join: "comma") }; { LINES($third, join: "comma") }.
    .braille = { $card }: { SHORT($first) }; { SHORT($second) }; { SHORT($third) }
iqlandie-space-lay = Navrch přijde karta { $card }.
    .braille = navrch { $card }
iqlandie-space-take = Vzít z hromádky kartu { $card }.
    .braille = pryč { $card }
iqlandie-space-solution = { $part ->
        [first] Řešení odspodu: { LINES($cards, join: "comma") }.
       *[more] Na nich: { LINES($cards, join: "comma") }.
    }
    .braille = { SHORT($cards) }

## Dílky, pytlíky, expozice, čas

iqlandie-piece = { $case ->
        [acc] { NP($piece, case: "acc") }
       *[nom] { NP($piece) }
    }{ $robot ->
        [yes] {" "}s robotem
       *[no] { "" }
    }
    .braille = { SHORT($piece) }{ $robot ->
        [yes] r
       *[no] { "" }
    }
iqlandie-numbered = { $number } { $piece }
    .braille = { $leads ->
        [yes] { $number } { $piece }
       *[no] { $piece }
    }
    .voice = číslo { $number } { $piece }
iqlandie-kind = { $kind ->
        [biology] biologie
        [programming] programování
        [optics] optika
       *[space] vesmír
    }
    .braille = { $kind ->
        [biology] bio
        [programming] pro
        [optics] opt
       *[space] ves
    }
iqlandie-bag = { $case ->
        [gen] { $bag ->
            [small] malého pytlíku
            [medium] středního pytlíku
           *[large] velkého pytlíku
        }
       *[nom] { $bag ->
            [small] malý pytlík
            [medium] střední pytlík
           *[large] velký pytlík
        }
    }
    .braille = { $bag ->
        [small] mal
        [medium] stř
       *[large] vel
    }
iqlandie-after = po { $minutes ->
        [0] { NP($seconds, noun: "second", case: "loc") }
       *[other] { NP($minutes, noun: "minute", case: "loc") }{ $seconds ->
            [0] { "" }
           *[other] {" "}a { NP($seconds, noun: "second", case: "loc") }
        }
    }
    .braille = { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds }
    }
iqlandie-exhibition-1 = jedna barva
    .braille = 1 barva
iqlandie-exhibition-2 = dvě barvy
    .braille = 2 barvy
iqlandie-exhibition-3 = mezery
iqlandie-exhibition-4 = tvary
iqlandie-exhibition-5 = roboti
iqlandie-exhibition-6 = řady a sloupce
    .braille = řady, sl

## Kolo a úloha

iqlandie-condition-dealt = { PERSON($who) ->
        [formal] Sbíráte dvojice: { LINES($colours) }.
        [informal] Sbíráš dvojice: { LINES($colours) }.
       *[other] { NAME($who) } sbírá dvojice: { LINES($colours) }.
    }
    .brief = { PERSON($who) ->
        [formal] Vaše barvy: { LIST($colours) }.
        [informal] Tvoje barvy: { LIST($colours) }.
       *[other] { NAME($who) }: { LIST($colours) }.
    }
    .braille = { PERSON($who) ->
        [formal] barvy { SHORT($colours) }
        [informal] barvy { SHORT($colours) }
       *[other] { NAME($who) } { SHORT($colours) }
    }
iqlandie-round = { PERSON($who) ->
        [formal] Kolo { $number } { PREP(NP($rounds, case: "gen"), p: "z") }, vybíráte.
        [informal] Kolo { $number } { PREP(NP($rounds, case: "gen"), p: "z") }, vybíráš.
       *[other] Kolo { $number } { PREP(NP($rounds, case: "gen"), p: "z") }, vybírá { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [formal] Kolo { $number }, vybíráte.
        [informal] Kolo { $number }, vybíráš.
       *[other] Kolo { $number }, { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] kolo { $number }, vybíráte
        [informal] kolo { $number }, vybíráš
       *[other] kolo { $number }, { NAME($who) }
    }
iqlandie-near-end = Toto je poslední kolo.
    .brief = Poslední kolo.
    .braille = poslední kolo
iqlandie-round-practice = Úloha { $number } { PREP(NP($rounds, case: "gen"), p: "z") }, { $kind }.
    .brief = Úloha { $number }, { $kind }.
    .braille = úloha { $number }, { $kind }
iqlandie-chosen = { PERSON($who) ->
        [formal] Vybíráte okruh { $kind }.
        [informal] Vybíráš okruh { $kind }.
       *[other] { NAME($who) } vybírá okruh { $kind }.
    }
    .brief = { CAP($kind) }.
    .braille = okruh { $kind }
iqlandie-prepares = { NAME($who) } se připravuje.
    .brief = { NAME($who) } se připravuje.
    .braille = chystá se { NAME($who) }
iqlandie-ready = { PERSON($who) ->
        [formal] Připraveno.
        [informal] Připraveno.
       *[other] { NAME($who) }: připraveno.
    }
    .brief = { PERSON($who) ->
        [formal] Připraveno.
        [informal] Připraveno.
       *[other] { NAME($who) }: připraveno.
    }
    .braille = { PERSON($who) ->
        [formal] připraveno
        [informal] připraveno
       *[other] { NAME($who) } připraveno
    }
iqlandie-ready-waits = { PERSON($who) ->
        [formal] Připraveno, ještě chybí: { LINES($waiting, join: "comma") }.
        [informal] Připraveno, ještě chybí: { LINES($waiting, join: "comma") }.
       *[other] { NAME($who) }: připraveno, ještě chybí: { LINES($waiting, join: "comma") }.
    }
    .brief = Připraveno, zbývá { LIST($waiting, join: "comma") }.
    .braille = čeká { LIST($waiting, join: "comma") }
iqlandie-solves = { NAME($who) } řeší.
    .brief = { NAME($who) } řeší.
    .braille = řeší { NAME($who) }
iqlandie-back = { $all ->
        [yes] Zpět na začátek úlohy.
       *[no] O krok zpět.
    }
    .brief = { $all ->
        [yes] Od začátku.
       *[no] Zpět.
    }
    .braille = { $all ->
        [yes] od začátku
       *[no] zpět
    }
iqlandie-hint-cost = Rada přidává { NP($seconds, noun: "second", case: "acc") } času.
    .brief = Plus { NP($seconds, noun: "second") }.
    .braille = +{ $seconds } s
iqlandie-planned = Hotovo se ohlásí { $after }.
    .brief = Hotovo { $after }.
    .braille = hotovo { $after }
iqlandie-pressed = { PERSON($who) ->
        [formal] Zastaveno { $after }, napište odpověď.
        [informal] Zastaveno { $after }, napiš odpověď.
       *[other] { NAME($who) }: zastaveno { $after }, teď píše odpověď.
    }
    .brief = { PERSON($who) ->
        [formal] Zastaveno { $after }.
        [informal] Zastaveno { $after }.
       *[other] { NAME($who) }: zastaveno { $after }.
    }
    .braille = { PERSON($who) ->
        [formal] stop { $after }
        [informal] stop { $after }
       *[other] { NAME($who) } stop { $after }
    }
iqlandie-claimed = { PERSON($who) ->
        [formal] Hotovo { $after }
        [informal] Hotovo { $after }
       *[other] { NAME($who) } má hotovo { $after }
    }{ $token ->
        [0] .
       *[other] , ⏎ žeton { $token }.
    }
    .brief = { PERSON($who) ->
        [formal] Hotovo { $after }.
        [informal] Hotovo { $after }.
       *[other] { NAME($who) }: hotovo { $after }.
    }
    .braille = { PERSON($who) ->
        [formal] { $token ->
            [0] hotovo { $after }
           *[other] žet { $token }, { $after }
        }
        [informal] { $token ->
            [0] hotovo { $after }
           *[other] žet { $token }, { $after }
        }
       *[other] { NAME($who) } { $token }, { $after }
    }
iqlandie-gave-up = { PERSON($who) ->
        [formal] Vzdáváte to, žeton { $token }.
        [informal] Vzdáváš to, žeton { $token }.
       *[other] { NAME($who) } to vzdává, žeton { $token }.
    }
    .brief = { PERSON($who) ->
        [formal] Vzdáno, žeton { $token }.
        [informal] Vzdáno, žeton { $token }.
       *[other] { NAME($who) } to vzdává.
    }
    .braille = { PERSON($who) ->
        [formal] vzdáno, žet { $token }
        [informal] vzdáno, žet { $token }
       *[other] { NAME($who) } vzdává
    }
iqlandie-late = { PERSON($who) ->
        [formal] Zbývá na vás poslední žeton { $token }, ⏎ úloha je bez řešení.
        [informal] Zbývá na tebe poslední žeton { $token }, ⏎ úloha je bez řešení.
       *[other] { NAME($who) } bere poslední žeton { $token }, ⏎ bez řešení.
    }
    .brief = { PERSON($who) ->
        [formal] Bez řešení, žeton { $token }.
        [informal] Bez řešení, žeton { $token }.
       *[other] { NAME($who) }: bez řešení.
    }
    .braille = { PERSON($who) ->
        [formal] nic, žet { $token }
        [informal] nic, žet { $token }
       *[other] { NAME($who) } nic, žet { $token }
    }
iqlandie-judged = { PERSON($who) ->
        [formal] { $verdict ->
            [right] Vaše řešení je správné.
           *[wrong] Vaše řešení je špatné.
        }
        [informal] { $verdict ->
            [right] Tvoje řešení je správné.
           *[wrong] Tvoje řešení je špatné.
        }
       *[other] { NAME($who) }: { $verdict ->
            [right] správně.
           *[wrong] špatně.
        }
    }
    .brief = { PERSON($who) ->
        [formal] Vy
        [informal] Ty
       *[other] { NAME($who) }
    }: { $verdict ->
        [right] správně.
       *[wrong] špatně.
    }
    .braille = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    } { $verdict ->
        [right] ano
       *[wrong] ne
    }
iqlandie-order = Pořadí: { LINES($who, join: "comma") }.
    .brief = Pořadí: { LIST($who, join: "comma") }.
    .braille = { LIST($who, join: "comma") }
iqlandie-first = { PERSON($who) ->
        [formal] Dva body berete vy, ⏎ celkem máte { NP($firsts, noun: "iq-first", case: "acc") }.
        [informal] Dva body bereš ty, ⏎ celkem máš { NP($firsts, noun: "iq-first", case: "acc") }.
       *[other] Dva body bere { NAME($who) }, ⏎ celkem má { NP($firsts, noun: "iq-first", case: "acc") }.
    }
    .brief = { PERSON($who) ->
        [formal] Máte 2 body.
        [informal] Máš 2 body.
       *[other] { NAME($who) } má 2 body.
    }
    .braille = { PERSON($who) ->
        [formal] 2 b jsou vaše
        [informal] 2 b jsou tvoje
       *[other] { NAME($who) } 2 b
    }
iqlandie-first-lost = { PERSON($who) ->
        [formal] O dva body za první žeton přicházíte.
        [informal] O dva body za první žeton přicházíš.
       *[other] O dva body za první žeton přichází { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [formal] O 2 body přicházíte.
        [informal] O 2 body přicházíš.
       *[other] { NAME($who) } přichází o 2 body.
    }
    .braille = { PERSON($who) ->
        [formal] bez 2 b
        [informal] bez 2 b
       *[other] { NAME($who) } bez 2 b
    }
iqlandie-first-nobody = Dva body nemá nikdo.
    .brief = 2 body nemá nikdo.
    .braille = 2 b nikdo

## Dílky

iqlandie-offered = { CAP($kind) }{ $refilled ->
        [yes] {" "}nově
       *[no] { "" }
    }: ⏎ { LINES($pieces, join: "comma") }.
    .brief = { CAP($kind) }: { LIST($pieces, join: "comma") }.
    .braille = { $kind } { SHORT($pieces) }
iqlandie-offer-now = Nabídka: ⏎ { LINES($pieces, join: "comma") }.
    .brief = Nabídka: { LIST($pieces, join: "comma") }.
    .braille = { SHORT($pieces) }
iqlandie-bag-empty = { CAP($bag) } je prázdný, dílek je { PREP($instead, p: "z") }.
    .brief = { CAP($bag) } je prázdný.
    .braille = { $bag } pytlík prázdný
iqlandie-took = { PERSON($who) ->
        [formal] Berete { LINES($pieces) }.
        [informal] Bereš { LINES($pieces) }.
       *[other] { NAME($who) } bere { LINES($pieces) }.
    }
    .brief = { PERSON($who) ->
        [formal] Máte { LIST($pieces) }.
        [informal] Máš { LIST($pieces) }.
       *[other] { NAME($who) }: { LIST($pieces) }.
    }
    .braille = { PERSON($who) ->
        [formal] berete { SHORT($pieces) }
        [informal] bereš { SHORT($pieces) }
       *[other] { NAME($who) } { SHORT($pieces) }
    }
iqlandie-added = { PERSON($who) ->
        [formal] Přidáváte { PREP($bag, p: "z") }: ⏎ { $piece }.
        [informal] Přidáváš { PREP($bag, p: "z") }: ⏎ { $piece }.
       *[other] { NAME($who) } přidává { PREP($bag, p: "z") }: ⏎ { $piece }.
    }
    .brief = { PERSON($who) ->
        [formal] Přibývá { $piece }.
        [informal] Přibývá { $piece }.
       *[other] { NAME($who) } přidává: { $piece }.
    }
    .braille = { PERSON($who) ->
        [formal] přidán { $piece }
        [informal] přidán { $piece }
       *[other] { NAME($who) } dává { $piece }
    }
iqlandie-returned = Zpět do pytlíků: { LINES($pieces, join: "comma") }.
    .brief = Zpět: { LIST($pieces, join: "comma") }.
    .braille = zpět { SHORT($pieces) }
iqlandie-placed = { PERSON($who) ->
        [formal] { $sign ->
            [plus] Plus { NP($points, noun: "point") }, ⏎ expozice { $number } má { $score }.
            [minus] Minus { NP($points, noun: "point") }, ⏎ expozice { $number } má { $score }.
           *[none] Bez změny bodů, ⏎ expozice { $number } má { $score }.
        }
        [informal] { $sign ->
            [plus] Plus { NP($points, noun: "point") }, ⏎ expozice { $number } má { $score }.
            [minus] Minus { NP($points, noun: "point") }, ⏎ expozice { $number } má { $score }.
           *[none] Bez změny bodů, ⏎ expozice { $number } má { $score }.
        }
       *[other] { NAME($who) }, ⏎ expozice { $number }{ $sign ->
            [plus] , ⏎ plus { $points }
            [minus] , ⏎ minus { $points }
           *[none] { "" }
        }: ⏎ { $piece }.
    }
    .brief = { PERSON($who) ->
        [formal] Expozice { $number }: { $score }.
        [informal] Expozice { $number }: { $score }.
       *[other] { NAME($who) }, expozice { $number }: { $piece }.
    }
    .braille = { PERSON($who) ->
        [formal] ex{ $number } { $sign ->
            [plus] +{ $points }
            [minus] -{ $points }
           *[none] +0
        }, má { $score }
        [informal] ex{ $number } { $sign ->
            [plus] +{ $points }
            [minus] -{ $points }
           *[none] +0
        }, má { $score }
       *[other] { NAME($who) } ex{ $number } { $piece }
    }
iqlandie-placed-at = { CAP($piece) }: ⏎ { LINES($squares, join: "comma") }.
    .brief = { CAP($piece) }: { LIST($squares, join: "comma") }.
    .braille = { $piece } { SHORT($squares) }
iqlandie-unplaced = { PERSON($who) ->
        [formal] Z expozice { $number } zvedáte: ⏎ { $piece }.
        [informal] Z expozice { $number } zvedáš: ⏎ { $piece }.
       *[other] { NAME($who) } zvedá z expozice { $number }: ⏎ { $piece }.
    }
    .brief = Zvednuto: { $piece }.
    .braille = ex{ $number } pryč { $piece }
iqlandie-exchanged = { PERSON($who) ->
        [formal] Nikam se nevejde { $piece }, ⏎ berete { $single }.
        [informal] Nikam se nevejde { $piece }, ⏎ bereš { $single }.
       *[other] { NAME($who) } bere { $single }, ⏎ nevejde se { $piece }.
    }
    .brief = { PERSON($who) ->
        [formal] Berete { $single }.
        [informal] Bereš { $single }.
       *[other] { NAME($who) } bere { $single }.
    }
    .braille = { PERSON($who) ->
        [formal] místo { $piece } { $single }
        [informal] místo { $piece } { $single }
       *[other] { NAME($who) } { $single }
    }
iqlandie-lost = { PERSON($who) ->
        [formal] Nikam se nevejde { $piece } ani kostička, dílek je pryč.
        [informal] Nikam se nevejde { $piece } ani kostička, dílek je pryč.
       *[other] { NAME($who) } už nemá místo, pryč je { $piece }.
    }
    .brief = Pryč je { $piece }.
    .braille = pryč { $piece }
iqlandie-built = { PERSON($who) ->
        [formal] Postaveno.
        [informal] Postaveno.
       *[other] { NAME($who) }: postaveno.
    }
    .brief = { PERSON($who) ->
        [formal] Postaveno.
        [informal] Postaveno.
       *[other] { NAME($who) }: postaveno.
    }
    .braille = { PERSON($who) ->
        [formal] postaveno
        [informal] postaveno
       *[other] { NAME($who) } postaveno
    }
iqlandie-built-waits = { PERSON($who) ->
        [formal] Postaveno, ještě chybí: { LINES($waiting, join: "comma") }.
        [informal] Postaveno, ještě chybí: { LINES($waiting, join: "comma") }.
       *[other] { NAME($who) }: postaveno, ještě chybí: { LINES($waiting, join: "comma") }.
    }
    .brief = Postaveno, zbývá { LIST($waiting, join: "comma") }.
    .braille = čeká { LIST($waiting, join: "comma") }
iqlandie-jokers-asked = Barvy žolíků určí: { LINES($who, join: "comma") }.
    .brief = Žolíci: { LIST($who, join: "comma") }.
    .braille = žolíci { LIST($who, join: "comma") }
iqlandie-declared = { PERSON($who) ->
        [formal] { CAP($piece) } v expozici { $number } ⏎ platí za { NP($colour, case: "acc") }.
        [informal] { CAP($piece) } v expozici { $number } ⏎ platí za { NP($colour, case: "acc") }.
       *[other] { NAME($who) }, ⏎ expozice { $number }: ⏎ { $piece } platí za { NP($colour, case: "acc") }.
    }
    .brief = { CAP($colour) }: { $piece }, expozice { $number }.
    .braille = { PERSON($who) ->
        [formal] ex{ $number } { SHORT($piece) } je { SHORT($colour) }
        [informal] ex{ $number } { SHORT($piece) } je { SHORT($colour) }
       *[other] { NAME($who) } { SHORT($piece) } je { SHORT($colour) }
    }
iqlandie-ended = Konec hry.
    .brief = Konec hry.
    .braille = konec hry

## Kdo je na tahu

iqlandie-waits = Ještě chybí: { LINES($who, join: "comma") }.
    .brief = Ještě chybí: { LIST($who, join: "comma") }.
    .braille = čeká { LIST($who, join: "comma") }
iqlandie-turn-drawing = Losuje se.
    .brief = Losuje se.
    .braille = losuje se
iqlandie-turn-choose = { PERSON($who) ->
        [formal] Vyberte okruh: ⏎ biologie, ⏎ programování, ⏎ optika, ⏎ nebo vesmír.
        [informal] Vyber okruh: ⏎ biologie, ⏎ programování, ⏎ optika, ⏎ nebo vesmír.
       *[other] { NAME($who) } vybírá okruh: ⏎ biologie, ⏎ programování, ⏎ optika, ⏎ nebo vesmír.
    }
    .brief = { PERSON($who) ->
        [formal] Který okruh?
        [informal] Který okruh?
       *[other] Vybírá { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] který okruh?
        [informal] který okruh?
       *[other] vybírá { NAME($who) }
    }
iqlandie-turn-race = { $stage ->
        [preparing] { PERSON($who) ->
            [formal] Až to budete mít v hlavě, ⏎ napište { COMMAND(WORD("ready", of: "iqlandie")) }.
            [informal] Až to budeš mít v hlavě, ⏎ napiš { COMMAND(WORD("ready", of: "iqlandie")) }.
           *[other] { NAME($who) }: ⏎ až to bude v hlavě, ⏎ napište { COMMAND(WORD("ready", of: "iqlandie")) }.
        }
        [pressed] { PERSON($who) ->
            [formal] Napište odpověď a { COMMAND(WORD("claim", of: "iqlandie")) }.
            [informal] Napiš odpověď a { COMMAND(WORD("claim", of: "iqlandie")) }.
           *[other] { NAME($who) }: ⏎ napište odpověď a { COMMAND(WORD("claim", of: "iqlandie")) }.
        }
       *[solving] { PERSON($who) ->
            [formal] Čas běží. ⏎ Řešte, ⏎ pak napište { COMMAND(WORD("claim", of: "iqlandie")) }.
            [informal] Čas běží. ⏎ Řeš, ⏎ pak napiš { COMMAND(WORD("claim", of: "iqlandie")) }.
           *[other] Čas běží: ⏎ { NAME($who) }.
        }
    }
    .brief = { $stage ->
        [preparing] Pak { COMMAND(WORD("ready", of: "iqlandie")) }.
        [pressed] Odpověď?
       *[solving] Čas běží.
    }
    .braille = { $stage ->
        [preparing] pak { WORD("ready", of: "iqlandie") }
        [pressed] odpověď?
       *[solving] čas běží
    }
iqlandie-doubt-hint = Každá rada přidává { NP($seconds, noun: "second", case: "acc") } a bere úloze rekord. Opravdu? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND(WORD("hint")) } ještě jednou, nebo { COMMAND(WORD("no")) }.
    .brief = Rada přidává { NP($seconds, noun: "second", case: "acc") }, bez rekordu. Znovu { COMMAND(WORD("hint")) }, nebo { COMMAND(WORD("no")) }?
    .braille = rada +{ $seconds } s: { WORD("yes") }/{ WORD("no") }?
iqlandie-doubt-solution = Třetí rada je řešení a úlohu ukončí. Opravdu? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND(WORD("hint")) } ještě jednou, nebo { COMMAND(WORD("no")) }.
    .brief = Třetí rada úlohu ukončí. Znovu { COMMAND(WORD("hint")) }, nebo { COMMAND(WORD("no")) }?
    .braille = rada 3 = konec: { WORD("yes") }/{ WORD("no") }?
iqlandie-doubt-give-up = Opravdu úlohu vzdát? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND(WORD("give-up", of: "iqlandie")) } ještě jednou, nebo { COMMAND(WORD("no")) }.
    .brief = Vzdát úlohu? Znovu { COMMAND(WORD("give-up", of: "iqlandie")) }, nebo { COMMAND(WORD("no")) }?
    .braille = vzdát: { WORD("yes") }/{ WORD("no") }?
iqlandie-doubt-claim = Řešení zatím nemá žádný krok. Opravdu ho ohlásit? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND(WORD("claim", of: "iqlandie")) } ještě jednou, nebo { COMMAND(WORD("no")) }.
    .brief = Řešení nemá žádný krok. Znovu { COMMAND(WORD("claim", of: "iqlandie")) }, nebo { COMMAND(WORD("no")) }?
    .braille = bez kroku: { WORD("yes") }/{ WORD("no") }?
iqlandie-turn-all = { $stage ->
        [preparing] Příprava. ⏎ Kdo to má v hlavě, napíše své číslo.
       *[solving] Čas běží. ⏎ Kdo má řešení, napíše své číslo.
    }
    .brief = { $stage ->
        [preparing] Příprava.
       *[solving] Čas běží.
    }
    .braille = { $stage ->
        [preparing] příprava
       *[solving] čas běží
    }
iqlandie-turn-take = { PERSON($who) ->
        [formal] { $count ->
            [one] Vezměte ještě jeden dílek.
            [few] Vezměte { CNT($count, noun: "iq-piece", case: "acc") }.
           *[other] Vezměte { CNT($count, noun: "iq-piece", case: "acc") }.
        }
        [informal] { $count ->
            [one] Vezmi ještě jeden dílek.
            [few] Vezmi { CNT($count, noun: "iq-piece", case: "acc") }.
           *[other] Vezmi { CNT($count, noun: "iq-piece", case: "acc") }.
        }
       *[other] Dílky bere { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [formal] Který dílek?
        [informal] Který dílek?
       *[other] Bere { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] vezměte { $count }
        [informal] vezmi { $count }
       *[other] bere { NAME($who) }
    }
iqlandie-turn-add = { PERSON($who) ->
        [formal] Přidejte z pytlíku: ⏎ malý, ⏎ střední, ⏎ nebo velký.
        [informal] Přidej z pytlíku: ⏎ malý, ⏎ střední, ⏎ nebo velký.
       *[other] { NAME($who) } přidává z pytlíku: ⏎ malý, ⏎ střední, ⏎ nebo velký.
    }
    .brief = { PERSON($who) ->
        [formal] Který pytlík?
        [informal] Který pytlík?
       *[other] Přidává { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] mal stř vel?
        [informal] mal stř vel?
       *[other] přidává { NAME($who) }
    }
iqlandie-turn-build = { PERSON($who) ->
        [formal] Umístěte { LINES($pieces) }.
        [informal] Umísti { LINES($pieces) }.
       *[other] { NAME($who) }, ⏎ umístit: ⏎ { LINES($pieces) }.
    }
    .brief = Umístit: { LIST($pieces) }.
    .braille = umístit { SHORT($pieces) }
iqlandie-turn-built = { PERSON($who) ->
        [formal] Dílky leží. ⏎ Stavbu ukončí { COMMAND(WORD("claim", of: "iqlandie")) }.
        [informal] Dílky leží. ⏎ Stavbu ukončí { COMMAND(WORD("claim", of: "iqlandie")) }.
       *[other] { NAME($who) }: stavbu ukončí { COMMAND(WORD("claim", of: "iqlandie")) }.
    }
    .brief = Ještě { COMMAND(WORD("claim", of: "iqlandie")) }.
    .braille = ještě { WORD("claim", of: "iqlandie") }
iqlandie-turn-others = Staví: { LINES($who, join: "comma") }.
    .brief = Staví: { LIST($who, join: "comma") }.
    .braille = staví { LIST($who, join: "comma") }
iqlandie-turn-declare = { PERSON($who) ->
        [formal] Jakou barvu má { $piece } ⏎ v expozici { $number }? ⏎ Nejlepší je { $colour }.
        [informal] Jakou barvu má { $piece } ⏎ v expozici { $number }? ⏎ Nejlepší je { $colour }.
       *[other] { NAME($who) }: ⏎ jakou barvu má { $piece } ⏎ v expozici { $number }? ⏎ Nejlepší je { $colour }.
    }
    .brief = { CAP($piece) }, expozice { $number }: nejlépe { $colour }.
    .braille = { SHORT($piece) } ex{ $number }: { SHORT($colour) }?
iqlandie-turn-over = Partie skončila.
    .brief = Konec.
    .braille = konec

## Konec a body

iqlandie-over-winner = { PERSON($who) ->
        [formal] Vyhráváte, máte { NP($points, noun: "point", case: "acc") }.
        [informal] Vyhráváš, máš { NP($points, noun: "point", case: "acc") }.
       *[other] Vyhrává { NAME($who) }, má { NP($points, noun: "point", case: "acc") }.
    }
    .brief = { PERSON($who) ->
        [formal] Vyhráváte, { $points }.
        [informal] Vyhráváš, { $points }.
       *[other] Vyhrává { NAME($who) }, { $points }.
    }
    .braille = 1. { iqlandie-somebody } { $points }
iqlandie-over-shared = Společné vítězství: { LINES($who) }, { NP($points, noun: "point") }.
    .brief = Společné vítězství: { LIST($who) }, { $points }.
    .braille = 1. { LIST($who, join: "comma") } { $points }
iqlandie-over-place = { CAP(ORD($place, noun: "place")) }: { LINES($who) }, { NP($points, noun: "point") }.
    .brief = { $place }: { LIST($who) }, { $points }.
    .braille = { $place }. { LIST($who, join: "comma") } { $points }
iqlandie-over-tie = { $by ->
        [condition] Při rovnosti bodů rozhodly body za podmínku.
       *[jokers] Při rovnosti bodů rozhodl menší počet žolíků.
    }
    .brief = { $by ->
        [condition] Rozhodla podmínka.
       *[jokers] Rozhodli žolíci.
    }
    .braille = { $by ->
        [condition] rozhodla podm
       *[jokers] rozhodli žolíci
    }
iqlandie-over-alone = Celkem { NP($points, noun: "point") }.
    .brief = Celkem { $points }.
    .braille = celkem { $points }
iqlandie-over-practice = { PERSON($who) ->
        [formal] Správně máte { $right } { PREP(NP($count, case: "gen"), p: "z") }.
        [informal] Správně máš { $right } { PREP(NP($count, case: "gen"), p: "z") }.
       *[other] { NAME($who) }: správně { $right } { PREP(NP($count, case: "gen"), p: "z") }.
    }
    .brief = { PERSON($who) ->
        [formal] Vy
        [informal] Ty
       *[other] { NAME($who) }
    }: { $right } { PREP(NP($count, case: "gen"), p: "z") }.
    .braille = { iqlandie-somebody } { $right } z { $count }
iqlandie-counted = { $colour } { $count }
    .braille = { SHORT($colour) }{ $count }
iqlandie-column-name = { COLUMN($cell) }
iqlandie-lines = { $across ->
        [yes] { COUNT($rows) ->
            [one] řada
            [few] řady
           *[other] řady
        } { LINES($rows) }
       *[no] { "" }
    }{ $along ->
        [yes] { $across ->
            [yes] , ⏎ { "" }
           *[no] { "" }
        }{ COUNT($columns) ->
            [one] sloupec
            [few] sloupce
           *[other] sloupce
        } { LINES($columns) }
       *[no] { "" }
    }
    .braille = { $across ->
        [yes] ř { SHORT($rows) }
       *[no] { "" }
    }{ $along ->
        [yes] {" "}sl { SHORT($columns) }
       *[no] { "" }
    }
iqlandie-item-colour = { $any ->
        [yes] Jedna barva: { NP($points, noun: "point") }, nejvíc má { $colour }.
       *[no] Jedna barva: 0 bodů, nic tu neleží.
    }
    .brief = { $any ->
        [yes] Jedna barva: { $count }, { $colour }.
       *[no] Jedna barva: 0.
    }
    .braille = { $any ->
        [yes] ex1 { $points } b, { SHORT($colour) }{ $count }
       *[no] ex1 0 b
    }
iqlandie-item-second = { $count ->
        [0] Dvě barvy: ⏎ 0 bodů, ⏎ nic tu neleží.
        [one] Dvě barvy: ⏎ 0 bodů, ⏎ druhá barva chybí, ⏎ { LINES($colours) }.
        [few] Dvě barvy: ⏎ { NP($points, noun: "point") }, ⏎ { LINES($colours) }.
       *[other] Dvě barvy: ⏎ { NP($points, noun: "point") }, ⏎ { LINES($colours) }.
    }
    .brief = Dvě barvy: { $points }.
    .braille = { $count ->
        [0] ex2 0 b
       *[other] ex2 { $points } b, { LIST($colours, join: "comma") }
    }
iqlandie-item-gaps = Mezery: { NP($points, noun: "point") }, { NP($count, noun: "iq-gap") }.
    .brief = Mezery: { $points }.
    .braille = ex3 { $points } b, mezer { $count }
iqlandie-item-shapes = { $count ->
        [0] Tvary: 0 bodů, nic tu neleží.
       *[other] Tvary: { NP($points, noun: "point") }, leží { LINES($shapes) }.
    }
    .brief = Tvary: { $points }.
    .braille = { $count ->
        [0] ex4 0 b
       *[other] ex4 { $points } b, { SHORT($shapes) }
    }
iqlandie-item-robots = { $count ->
        [0] Roboti: ⏎ 0 bodů, ⏎ žádný robot tu není.
       *[other] Roboti: ⏎ { NP($points, noun: "point") }, ⏎ { NP($count, noun: "iq-robot") }, ⏎ { NP($pairs, noun: "iq-pair") } vedle sebe.
    }
    .brief = Roboti: { $points }.
    .braille = ex5 { $points } b { $count } r dv { $pairs }
iqlandie-item-lines = { $count ->
        [0] Řady a sloupce: ⏎ 0 bodů, ⏎ žádná není plná.
       *[other] Řady a sloupce: ⏎ { NP($points, noun: "point") }, ⏎ { $lines }.
    }
    .brief = Řady a sloupce: { $points }.
    .braille = { $count ->
        [0] ex6 0 b
       *[other] ex6 { $points } b, { $lines }
    }
iqlandie-item-condition = Podmínka: { NP($points, noun: "point") }, { NP($pairs, noun: "iq-pair") }, { LINES($colours) }.
    .brief = Podmínka: { $points }.
    .braille = podm { $points } b, { LIST($colours, join: "comma") }
iqlandie-item-firsts = Prvenství: { NP($points, noun: "point") }, { $count }krát.
    .brief = Prvenství: { $points }.
    .braille = první { $points } b, { $count }krát
iqlandie-why-race = { PERSON($who) ->
        [formal] Vy: žeton { $token }, { $verdict ->
            [right] správně.
            [wrong] špatně.
            [late] bez řešení.
           *[gave-up] vzdáno.
        }
        [informal] Ty: žeton { $token }, { $verdict ->
            [right] správně.
            [wrong] špatně.
            [late] bez řešení.
           *[gave-up] vzdáno.
        }
       *[other] { NAME($who) }: žeton { $token }, { $verdict ->
            [right] správně.
            [wrong] špatně.
            [late] bez řešení.
           *[gave-up] vzdáno.
        }
    }
    .brief = { PERSON($who) ->
        [formal] Vy
        [informal] Ty
       *[other] { NAME($who) }
    }: žeton { $token }, { $verdict ->
        [right] správně.
        [wrong] špatně.
        [late] bez řešení.
       *[gave-up] vzdáno.
    }
    .braille = { iqlandie-somebody } žet { $token } { $verdict ->
        [right] ano
        [wrong] ne
        [late] nic
       *[gave-up] nic
    }
iqlandie-why-first = Dva body za prvenství: ⏎ { LINES($who) }.
    .brief = 2 body: { LIST($who) }.
    .braille = 2 b { LIST($who) }

## Odpovědi

iqlandie-status-round = Kolo { $number } { PREP(NP($rounds, case: "gen"), p: "z") }.
    .braille = kolo { $number } z { $rounds }
iqlandie-status-kind = Kolo { $number } { PREP(NP($rounds, case: "gen"), p: "z") }, { $kind }.
    .braille = { $number } z { $rounds } { SHORT($kind) }
iqlandie-status-practice = Úloha { $number } { PREP(NP($rounds, case: "gen"), p: "z") }, { $kind }.
    .braille = { $number } z { $rounds } { SHORT($kind) }
iqlandie-score-sum = { PERSON($who) ->
        [formal] Máte { NP($points, noun: "point", case: "acc") }.
        [informal] Máš { NP($points, noun: "point", case: "acc") }.
       *[other] { NAME($who) } má { NP($points, noun: "point", case: "acc") }.
    }
    .braille = { NAME($who) } { $points } b
iqlandie-cell-ways = { CAP($piece) }: { NP($count, noun: "possibility") } za { $one ->
        [yes] { NP($least, noun: "point", case: "acc") }
       *[no] { $least } až { NP($most, noun: "point", case: "acc") }
    }.
    .brief = { CAP($piece) }: { $count } za { $one ->
        [yes] { $least }
       *[no] { $least } až { $most }
    }.
    .braille = { SHORT($piece) } { $count }: { $one ->
        [yes] { $least }
       *[no] { $least }..{ $most }
    }
iqlandie-who-stage = { $stage ->
        [preparing] V přípravě
        [ready] Připraveno hlásí
        [waiting] Na řadě později
        [claimed] Žeton drží
       *[solving] Řeší
    }: { LINES($who, join: "comma") }.
    .brief = { $stage ->
        [preparing] Příprava
        [ready] Připraveno
        [waiting] Později
        [claimed] Žeton
       *[solving] Řeší
    }: { LIST($who, join: "comma") }.
    .braille = { $stage ->
        [preparing] příprava
        [ready] připraveno
        [waiting] čekají
        [claimed] žeton
       *[solving] řeší
    } { LIST($who, join: "comma") }
iqlandie-score-equal = Nikdo nevede, všichni mají { NP($points, noun: "point", case: "acc") }.
    .braille = všichni { $points } b
iqlandie-score-leader = { PERSON($who) ->
        [formal] Vedete o { NP($lead, noun: "point", case: "acc") }.
        [informal] Vedeš o { NP($lead, noun: "point", case: "acc") }.
       *[other] Vede { NAME($who) } o { NP($lead, noun: "point", case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] vedete o { $lead }
        [informal] vedeš o { $lead }
       *[other] vede { NAME($who) } o { $lead }
    }
iqlandie-score-leaders = Na prvním místě: { LINES($who) }, náskok { NP($lead, noun: "point") }.
    .brief = Vpředu: { LIST($who) }, o { $lead }.
iqlandie-score-of = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    } { $points }
iqlandie-score-all = Body: { LINES($entries, join: "comma") }.
    .braille = { LIST($entries, join: "comma") }
iqlandie-hand = K umístění: { LINES($pieces, join: "comma") }.
    .braille = { SHORT($pieces) }
iqlandie-hand-empty = K umístění teď nic není.
    .braille = nic
iqlandie-hand-spectator = Divák dílky nemá.
iqlandie-offer-list = Nabídka: { LINES($pieces, join: "comma") }.
    .braille = { SHORT($pieces) }
iqlandie-offer-kind = { CAP($kind) }: { LINES($pieces, join: "comma") }.
    .braille = { $kind } { SHORT($pieces) }
iqlandie-offer-empty = { CAP($kind) }: nic.
    .braille = { $kind } nic
iqlandie-bag-has = { CAP($bag) }: ⏎ { NP($count, noun: "iq-piece") }, ⏎ { NP($robots, noun: "iq-robot") }, ⏎ { NP($jokers, noun: "iq-joker") }.
    .braille = { $bag } { $count }, { $robots } r, { $jokers } j
iqlandie-opponent = { NAME($who) }: { NP($points, noun: "point") }, { NP($firsts, noun: "iq-first") }.
    .braille = { NAME($who) } { $points } b první { $firsts }
iqlandie-opponent-hand = K umístění: { LINES($pieces, join: "comma") }.
    .braille = { SHORT($pieces) }
iqlandie-collects = { PERSON($who) ->
        [formal] Sbíráte dvojice: { LINES($colours) }.
        [informal] Sbíráš dvojice: { LINES($colours) }.
       *[other] { NAME($who) } sbírá dvojice: { LINES($colours) }.
    }
    .braille = { NAME($who) } { SHORT($colours) }
iqlandie-no-condition = Podmínky tu nejsou.
iqlandie-alone = Soupeř tu žádný není.
iqlandie-no-boards = Při cvičení se dílky nesbírají.
iqlandie-hidden = Karta úlohy zatím není vidět.
iqlandie-time-ready = Čas zatím neběží, ⏎ je příprava.
    .brief = Příprava, bez času.
    .braille = příprava bez času
iqlandie-time = Řeší se { LINES($time, case: "acc") }.
    .brief = { $figures }.
    .braille = čas { $figures }
iqlandie-time-hints = S { $hints ->
        [one] radou
        [few] radami
       *[other] radami
    } se počítá { LINES($time) }.
    .brief = S { $hints ->
        [one] radou
        [few] radami
       *[other] radami
    } { $figures }.
    .braille = s radami { $figures }
iqlandie-time-waiting = Řeší { NAME($who) }, { REGISTER() ->
        [informal] tvůj
       *[formal] váš
    } čas ještě neběží.
    .brief = Řeší { NAME($who) }.
    .braille = řeší { NAME($who) }
iqlandie-time-none = Hodiny teď neběží.
    .braille = hodiny stojí
iqlandie-time-of = { PERSON($who) ->
        [formal] Vy máte hotovo { $after }.
        [informal] Ty máš hotovo { $after }.
       *[other] { NAME($who) } má hotovo { $after }.
    }
    .braille = { NAME($who) } { $after }

## Expozice

iqlandie-title = Expozice { $number }, { $exhibition }:
    .braille = ex{ $number } { $exhibition }
iqlandie-overview = Expozice { $number }, ⏎ { $exhibition }: ⏎ { NP($points, noun: "point") }, ⏎ zakryto { $covered } { PREP(NP($all, case: "gen"), p: "z") }.
    .brief = { $number }, { $exhibition }: { NP($points, noun: "point") }.
    .braille = ex{ $number } { $points } b, { $covered } z { $all }
iqlandie-room = { COUNT($regions) ->
        [0] Expozice { $number }, ⏎ { $exhibition }: ⏎ plno.
        [one] Expozice { $number }, ⏎ { $exhibition }: ⏎ volno { $free }.
        [few] Expozice { $number }, ⏎ { $exhibition }: ⏎ volno { $free }, ⏎ v kusech { LINES($regions, join: "comma") }.
       *[other] Expozice { $number }, ⏎ { $exhibition }: ⏎ volno { $free }, ⏎ v kusech { LINES($regions, join: "comma") }.
    }
    .brief = { $number }: volno { $free }.
    .braille = ex{ $number } vol { $free }: { SHORT($regions) }
iqlandie-gap = { $long ->
        [yes] Mezera { $number }: { NP($size, noun: "space-square") } od pole { COORD($cell) }.
       *[no] Mezera { $number }: { LINES($squares, join: "comma") }.
    }
    .braille = { $long ->
        [yes] { $number }: { $size } od { COORD($cell) }
       *[no] { $number }: { SHORT($squares) }
    }
iqlandie-gap-next = Další mezera vznikne zakrytím: { LINES($squares, join: "comma") }.
    .braille = další: { SHORT($squares) }
iqlandie-gap-none = Zakrytím jednoho čtverečku ⏎ další mezera nevznikne.
    .braille = další jedním ne
iqlandie-shapes-missing = Chybí: { LINES($shapes, join: "comma") }.
    .braille = chybí { SHORT($shapes) }
iqlandie-robots-at = Místa robotů: { LINES($squares, join: "comma") }.
    .braille = r: { SHORT($squares) }
iqlandie-robots-beside = Další robot boduje na: { LINES($squares, join: "comma") }.
    .brief = Boduje: { LIST($squares, join: "comma") }.
    .braille = boduje { SHORT($squares) }
iqlandie-line-near = { $way ->
        [row] Řada { $row } čeká na: { LINES($squares, join: "comma") }.
       *[column] Sloupec { COLUMN($cell) } čeká na: { LINES($squares, join: "comma") }.
    }
    .braille = { $way ->
        [row] ř{ $row } chybí { SHORT($squares) }
       *[column] sl { COLUMN($cell) } chybí { SHORT($squares) }
    }
iqlandie-piece-room = { $places ->
        [0] { CAP($piece) } se sem nevejde.
       *[other] { CAP($piece) }: ⏎ { NP($places, noun: "place") }.
    }
    .braille = { $piece }: { $places ->
        [0] ne
       *[other] { $places }×
    }
iqlandie-where = { CAP($piece) }: expozice { $number }, { LINES($squares, join: "comma") }.
    .braille = { $piece } ex{ $number } { SHORT($squares) }
iqlandie-where-none = Nikde nic takového neleží.
    .braille = nikde

## Tahy

iqlandie-can-choose = Okruh { $kind }.
    .braille = okruh { $kind }
iqlandie-can-ready = Ohlásit připraveno.
    .braille = připraveno
iqlandie-can-back = Vzít zpět poslední krok.
    .braille = krok zpět
iqlandie-can-restart = Začít úlohu od začátku.
    .braille = od začátku
iqlandie-can-hint = Nechat si poradit.
    .braille = rada
iqlandie-can-claim = Ohlásit hotovo.
    .braille = hotovo
iqlandie-can-give-up = Vzdát úlohu.
    .braille = vzdát
iqlandie-can-press = Zastavit čas a psát odpověď.
    .braille = stop
iqlandie-can-finish = Ukončit stavbu.
    .braille = hotovo
iqlandie-can-take = Vzít { $piece }.
    .braille = { $piece }
iqlandie-can-add = Přidat { PREP($bag, p: "z") }.
    .braille = { $bag }
iqlandie-can-place = { $sign ->
        [plus] Plus { $points }
        [minus] Minus { $points }
       *[none] Beze změny
    }{ $whole ->
        [plus] , ⏎ celkem plus { $total }
        [minus] , ⏎ celkem minus { $total }
        [none] , ⏎ celkem 0
       *[same] { "" }
    }, ⏎ expozice { $number }{ $several ->
        [yes] , ⏎ { $piece }
       *[no] { "" }
    }{ $posed ->
        [yes] , ⏎ { $way }
       *[no] { "" }
    }: ⏎ { LINES($squares, join: "comma") }.
    .brief = { $sign ->
        [plus] Plus { $points }
        [minus] Minus { $points }
       *[none] Beze změny
    }{ $whole ->
        [plus] , celkem plus { $total }
        [minus] , celkem minus { $total }
        [none] , celkem 0
       *[same] { "" }
    }: expozice { $number }{ $several ->
        [yes] , { $piece }
       *[no] { "" }
    }, { LIST($squares, join: "comma") }.
    .braille = { $sign ->
        [plus] +{ $points }
        [minus] -{ $points }
       *[none] +0
    }{ $whole ->
        [plus] /+{ $total }
        [minus] /-{ $total }
        [none] /+0
       *[same] { "" }
    } ex{ $number }{ $several ->
        [yes] {" "}{ $piece }
       *[no] { "" }
    } { SHORT($squares) }
iqlandie-can-unplace = Zvednout z expozice { $number }: ⏎ { $piece }.
    .braille = zvedni ex{ $number } { $piece }
iqlandie-can-lift-at = Zvednout z expozice { $number }: { COORD($cell) }.
    .braille = zvedni ex{ $number } { COORD($cell) }
iqlandie-can-exchange = Vyměnit za kostičku: { $piece }.
    .braille = vyměň { $piece }
iqlandie-can-declare = Žolík { $joker }, ⏎ { $piece } v expozici { $number }: ⏎ { $colour }.
    .braille = { $joker }: { SHORT($piece) } ex{ $number } { SHORT($colour) }
iqlandie-would = { $sign ->
        [plus] Plus { NP($points, noun: "point") }, ⏎ expozice { $number }, ⏎ { $exhibition }, ⏎ bude mít { $score }.
        [minus] Minus { NP($points, noun: "point") }, ⏎ expozice { $number }, ⏎ { $exhibition }, ⏎ bude mít { $score }.
       *[none] Beze změny bodů, ⏎ expozice { $number }, ⏎ { $exhibition }, ⏎ bude mít { $score }.
    }
    .braille = ex{ $number } { $sign ->
        [plus] +{ $points }
        [minus] -{ $points }
       *[none] +0
    }, bude { $score }
iqlandie-lies = { CAP($piece) }, ⏎ { $way }.
    .braille = { $piece } { $way }
iqlandie-places = { $count ->
        [one] { CAP($piece) }, expozice { $number }: { NP($count, noun: "place") }.
        [few] { CAP($piece) }, expozice { $number }: všechna { NP($count, noun: "place") }.
       *[other] { CAP($piece) }, expozice { $number }: všech { NP($count, noun: "place") }.
    }
    .braille = { $piece } ex{ $number }: { $count }x
iqlandie-places-of = { $count ->
        [one] { CAP($piece) }: ⏎ { NP($count, noun: "place") }.
        [few] { CAP($piece) }: ⏎ všechna { NP($count, noun: "place") }.
       *[other] { CAP($piece) }: ⏎ všech { NP($count, noun: "place") }.
    }
    .braille = { $piece }: { $count } míst

## Polohy dílků

iqlandie-pose-corner-up-left = roh vlevo nahoře
    .braille = roh ln
iqlandie-pose-corner-up-right = roh vpravo nahoře
    .braille = roh pn
iqlandie-pose-corner-down-left = roh vlevo dole
    .braille = roh ld
iqlandie-pose-corner-down-right = roh vpravo dole
    .braille = roh pd
iqlandie-pose-foot-upright-up-left = svisle, patka vlevo nahoře
    .braille = svi ln
iqlandie-pose-foot-upright-up-right = svisle, patka vpravo nahoře
    .braille = svi pn
iqlandie-pose-foot-upright-down-left = svisle, patka vlevo dole
    .braille = svi ld
iqlandie-pose-foot-upright-down-right = svisle, patka vpravo dole
    .braille = svi pd
iqlandie-pose-foot-across-up-left = vodorovně, patka nahoře vlevo
    .braille = vod nl
iqlandie-pose-foot-across-up-right = vodorovně, patka nahoře vpravo
    .braille = vod np
iqlandie-pose-foot-across-down-left = vodorovně, patka dole vlevo
    .braille = vod dl
iqlandie-pose-foot-across-down-right = vodorovně, patka dole vpravo
    .braille = vod dp
iqlandie-pose-stem-up = nožka nahoru
    .braille = nož n
iqlandie-pose-stem-right = nožka doprava
    .braille = nož p
iqlandie-pose-stem-down = nožka dolů
    .braille = nož d
iqlandie-pose-stem-left = nožka doleva
    .braille = nož l
iqlandie-pose-missing-upright-up-left = na výšku, chybí roh vlevo nahoře
    .braille = výš ln
iqlandie-pose-missing-upright-up-right = na výšku, chybí roh vpravo nahoře
    .braille = výš pn
iqlandie-pose-missing-upright-down-left = na výšku, chybí roh vlevo dole
    .braille = výš ld
iqlandie-pose-missing-upright-down-right = na výšku, chybí roh vpravo dole
    .braille = výš pd
iqlandie-pose-missing-across-up-left = na šířku, chybí roh vlevo nahoře
    .braille = šíř ln
iqlandie-pose-missing-across-up-right = na šířku, chybí roh vpravo nahoře
    .braille = šíř pn
iqlandie-pose-missing-across-down-left = na šířku, chybí roh vlevo dole
    .braille = šíř ld
iqlandie-pose-missing-across-down-right = na šířku, chybí roh vpravo dole
    .braille = šíř pd
iqlandie-pose-open-up = otevřené nahoru
    .braille = ote n
iqlandie-pose-open-right = otevřené doprava
    .braille = ote p
iqlandie-pose-open-down = otevřené dolů
    .braille = ote d
iqlandie-pose-open-left = otevřené doleva
    .braille = ote l
iqlandie-pose-robot-up-left = robot vlevo nahoře
    .braille = r ln
iqlandie-pose-robot-up-right = robot vpravo nahoře
    .braille = r pn
iqlandie-pose-robot-down-left = robot vlevo dole
    .braille = r ld
iqlandie-pose-robot-down-right = robot vpravo dole
    .braille = r pd
iqlandie-pose-end-up = svisle, robot nahoře
    .braille = r n
iqlandie-pose-end-right = vodorovně, robot vpravo
    .braille = r p
iqlandie-pose-end-down = svisle, robot dole
    .braille = r d
iqlandie-pose-end-left = vodorovně, robot vlevo
    .braille = r l
iqlandie-pose-arm-up = robot nahoře
    .braille = r n
iqlandie-pose-arm-right = robot vpravo
    .braille = r p
iqlandie-pose-arm-down = robot dole
    .braille = r d
iqlandie-pose-arm-left = robot vlevo
    .braille = r l

## Důvody rady

iqlandie-reason-bag = Další vybírá { NAME($who) }.
    .brief = Pak vybírá { NAME($who) }.
    .braille = pak { NAME($who) }
iqlandie-reason-built = Dílky tohoto kola už leží.
    .brief = Dílky leží.
    .braille = leží vše
iqlandie-reason-denial = Soupeři by přinesl až { NP($points, noun: "point", case: "acc") }.
    .brief = Soupeři až { $points }.
    .braille = soupeři až { $points } b
iqlandie-reason-harmless = V expozici { $exposition } ničemu nevadí.
    .brief = Ničemu nevadí.
    .braille = ex{ $exposition } nevadí
iqlandie-reason-hint = { $count ->
        [1] Slovo { COMMAND(WORD("hint")) } naznačí řešení a přidá { NP($seconds, noun: "second", case: "acc") }.
        [2] Slovo { COMMAND(WORD("hint")) } řekne další krok a přidá { NP($seconds, noun: "second", case: "acc") }.
       *[other] Slovo { COMMAND(WORD("hint")) } řekne celé řešení a úlohu tím vzdá.
    }
    .brief = { $count ->
        [1] { CAP(WORD("hint")) }: náznak, plus { NP($seconds, noun: "second") }.
        [2] { CAP(WORD("hint")) }: další krok, plus { NP($seconds, noun: "second") }.
       *[other] { CAP(WORD("hint")) }: řešení, konec úlohy.
    }
    .braille = { $count ->
        [1] { WORD("hint") }: náznak +{ $seconds } s
        [2] { WORD("hint") }: krok +{ $seconds } s
       *[other] { WORD("hint") }: řešení, vzdát
    }
iqlandie-reason-joker = { CAP($colour) } barva dá celé desce { NP($points, noun: "point", case: "acc") }.
    .brief = { CAP($colour) }: { NP($points, noun: "point") }.
    .braille = { SHORT($colour) } { $points } b
iqlandie-reason-most = Teď přináší až { NP($points, noun: "point", case: "acc") }.
    .brief = Přináší až { $points }.
    .braille = až { $points } b
iqlandie-reason-nowhere = Nikam se nevejde { $piece }.
    .brief = Nevejde se { $piece }.
    .braille = { $piece } nikam
iqlandie-reason-offer = { CAP($kind) } nabízí dílky až za { NP($points, noun: "point", case: "acc") }: { LINES($pieces, join: "comma") }.
    .brief = { CAP($kind) }: { LIST($pieces, join: "comma") }.
    .braille = { $kind } { $points } b: { SHORT($pieces) }
iqlandie-reason-pair = { $sign ->
        [minus] Podmínka ztrácí { NP($points, noun: "point", case: "acc") }.
       *[plus] Podmínka získává { NP($points, noun: "point", case: "acc") }.
    }
    .brief = Podmínka { $sign ->
        [minus] minus
       *[plus] plus
    } { $points }.
    .braille = podm { $sign ->
        [minus] -
       *[plus] +
    }{ $points }
iqlandie-reason-points = Expozice { $exposition } { $sign ->
        [minus] ztrácí
       *[plus] získává
    } { NP($points, noun: "point", case: "acc") }.
    .brief = Expozice { $exposition } { $sign ->
        [minus] minus
       *[plus] plus
    } { $points }.
    .braille = ex{ $exposition } { $sign ->
        [minus] -
       *[plus] +
    }{ $points }
iqlandie-reason-ready = Čas ještě neběží.
    .brief = Čas neběží.
    .braille = čas neběží
iqlandie-reason-room = V expozici { $exposition } { $squares ->
        [0] už nezbývá místo pro žádný dílek.
        [one] zbývá pro dílky { NP($squares, noun: "cell") }.
        [few] zbývají pro dílky { NP($squares, noun: "cell") }.
       *[other] zbývá pro dílky { NP($squares, noun: "cell") }.
    }
    .brief = Místo pro dílky: { $squares }.
    .braille = ex{ $exposition } místo { $squares }

## Proč to nejde

iqlandie-refused-back = Na začátku úlohy není co vzít zpět.
    .brief = Není co vzít zpět.
    .braille = není co vrátit
iqlandie-refused-bag = { CAP($bag) } je prázdný.
    .brief = { CAP($bag) } je prázdný.
    .braille = { $bag } prázdný
iqlandie-refused-card = Takovou kartu teď vylosovat nejde.
    .brief = Tuto kartu nelze.
    .braille = karta ne
iqlandie-refused-colour = Barva „{ $colour }“ ve hře není.
    .brief = Barva „{ $colour }“ není.
    .braille = barva není
iqlandie-refused-condition = Tuto podmínku už někdo má.
    .brief = Podmínku už někdo má.
    .braille = podmínka rozdána
iqlandie-refused-covered = V expozici { $exposition } už něco leží: { LINES($squares, join: "comma") }.
    .brief = Obsazeno: { LIST($squares, join: "comma") }.
    .braille = ex{ $exposition } plné { SHORT($squares) }
iqlandie-refused-declared = Žolík { $joker } už barvu má, { $colour }.
    .brief = Žolík { $joker } už barvu má.
    .braille = žolík { $joker } má { SHORT($colour) }
iqlandie-refused-delay = Takové zpoždění zvolit nejde, jde po { NP(5, case: "loc") } sekundách do { NP(5, case: "gen") } minut, pak po { NP(30, case: "loc") } do { NP(15, case: "gen") } minut.
    .brief = Zpoždění nelze.
    .braille = zpoždění ne
iqlandie-refused-draw = Takový dílek v pytlíku není.
    .brief = Dílek v pytlíku není.
    .braille = dílek není
iqlandie-refused-fits = Vyměnit nejde, místo ještě má { $piece }.
    .brief = Místo ještě má { $piece }.
    .braille = { $piece } místo má
iqlandie-refused-hand = K umístění je { LINES($pieces) }, ne { $piece }.
    .brief = K umístění není { $piece }.
    .braille = není { $piece }
iqlandie-refused-joker = Žolík { $joker } není, žolíků { REGISTER() ->
        [informal] máš
       *[formal] máte
    } { $count }.
    .brief = Žolíků je { $count }.
    .braille = žolíků { $count }
iqlandie-refused-offer = V nabídce není { $piece }.
    .brief = V nabídce není { $piece }.
    .braille = není { $piece }
iqlandie-refused-outside = Přes okraj expozice { $exposition } přesahuje { $piece }.
    .brief = Přesahuje okraj.
    .braille = ex{ $exposition } přes okraj
iqlandie-refused-phase = { $phase ->
        [choose] Teď se vybírá okruh.
        [prepare] Teď je příprava, ⏎ úloha se teprve ukáže.
        [race] Teď se řeší úloha.
        [take] Teď se berou dílky z nabídky.
        [add] Teď se přidává dílek z pytlíku.
        [build] Teď se umisťují dílky.
        [declare] Teď se určují barvy žolíků.
        [over] Partie skončila.
       *[other] Teď se losuje.
    }
    .brief = { $phase ->
        [choose] Teď okruh.
        [prepare] Teď příprava.
        [race] Teď úloha.
        [take] Teď nabídka.
        [add] Teď pytlík.
        [build] Teď stavba.
        [declare] Teď žolíci.
        [over] Konec.
       *[other] Losuje se.
    }
    .braille = { $phase ->
        [choose] teď okruh
        [prepare] teď příprava
        [race] teď úloha
        [take] teď nabídka
        [add] teď pytlík
        [build] teď stavba
        [declare] teď žolíci
        [over] konec
       *[other] losuje se
    }
iqlandie-refused-press-alone = Při řešení po jednom se čas nezastavuje, stačí { COMMAND(WORD("claim", of: "iqlandie")) }.
    .brief = Stačí { COMMAND(WORD("claim", of: "iqlandie")) }.
    .braille = jen { WORD("claim", of: "iqlandie") }
iqlandie-refused-pressed = Čas už stojí, { REGISTER() ->
        [informal] napiš
       *[formal] napište
    } odpověď.
    .brief = Čas už stojí.
    .braille = čas stojí
iqlandie-refused-time = Tolik času najednou uplynout nemůže.
    .brief = Tolik času nelze.
    .braille = moc času
iqlandie-refused-unbuilt = Ještě je třeba umístit: { LINES($pieces) }.
    .brief = Zbývá { LIST($pieces) }.
    .braille = zbývá { SHORT($pieces) }
iqlandie-refused-unplace = V expozici { $exposition } tam z tohoto kola nic neleží.
    .brief = Nic z tohoto kola tam není.
    .braille = ex{ $exposition } nic
iqlandie-refused-work = Toto patří k jinému okruhu, řeší se { $wanted }.
    .brief = Řeší se { $wanted }.
    .braille = řeší se { $wanted }
iqlandie-refused-biology-far = { CAP($token) } není vedle volného pole, posunout jde: { LINES($movable, join: "comma") }.
    .brief = { CAP($token) } nejde, jen { LIST($movable, join: "comma") }.
    .braille = { SHORT($token) } ne, jen { SHORT($movable) }
iqlandie-refused-optics-empty = Na poli { COORD($square) } nic neleží.
    .brief = { COORD($square) }: nic.
    .braille = { COORD($square) } nic
iqlandie-refused-optics-none = { $count ->
        [0] Do této úlohy nepatří { $piece }.
       *[other] Další { $piece } už karta nemá, počet: { $count }.
    }
    .brief = Další { $piece } není.
    .braille = { SHORT($piece) } už není
iqlandie-refused-optics-outside = Pole { COORD($square) } na mřížce není, ta má pole a1 až e5.
    .brief = { COORD($square) } na mřížce není.
    .braille = { COORD($square) } není
iqlandie-refused-optics-taken = Na poli { COORD($square) } už leží { $piece }.
    .brief = { COORD($square) } je obsazeno.
    .braille = { COORD($square) } má { SHORT($piece) }
iqlandie-refused-programming-outside = Pole { COORD($square) } na desce není, ⏎ ta má pole a1 až e5.
    .brief = { COORD($square) } na desce není.
    .braille = { COORD($square) } není
iqlandie-refused-programming-there = Robot už na poli { COORD($square) } je.
    .brief = Tam už robot je.
    .braille = robot tam je
iqlandie-refused-space-card = Karta { $card } není, karty jsou 1 až { $most }.
    .brief = Karty jsou 1 až { $most }.
    .braille = karty 1-{ $most }
iqlandie-refused-space-far = Karta { $card } smí být posunutá nejvýš o { $most }.
    .brief = Posun nejvýš o { $most }.
    .braille = posun nejvýš { $most }
iqlandie-refused-space-laid = Karta { $card } už v hromádce leží.
    .brief = Karta { $card } už leží.
    .braille = { $card } už leží
iqlandie-refused-space-not-laid = Karta { $card } v hromádce není.
    .brief = Karta { $card } neleží.
    .braille = { $card } neleží

## Co je na řešení špatně

iqlandie-wrong-biology = Na poli { COORD($square) } je { $found }, ⏎ má být { $expected }.
    .brief = { COORD($square) }: { $found }, má být { $expected }.
    .braille = { COORD($square) } { SHORT($found) }, cíl { SHORT($expected) }
iqlandie-wrong-optics-again = Paprsek se na poli { COORD($square) } vrací na tentýž dílek.
    .brief = Na poli { COORD($square) } podruhé.
    .braille = { COORD($square) } podruhé
iqlandie-wrong-optics-crooked = Paprsek vychází z pole { COORD($square) } šikmo.
    .brief = Šikmo z pole { COORD($square) }.
    .braille = šikmo { COORD($square) }
iqlandie-wrong-optics-edge = Do zrcadla na poli { COORD($square) } přichází paprsek šikmo.
    .brief = Šikmo do zrcadla { COORD($square) }.
    .braille = { COORD($square) } šikmo
iqlandie-wrong-optics-missed = Paprsek na poli { COORD($square) } míjí { $piece }.
    .brief = Nezasažen dílek { COORD($square) }.
    .braille = mine { COORD($square) }
iqlandie-wrong-optics-missing = Nepoužito: { LINES($pieces) }.
    .brief = Nepoužito: { LIST($pieces) }.
    .braille = chybí { SHORT($pieces) }
iqlandie-wrong-optics-port = Paprsek vychází jinde, ⏎ { $port }, ⏎ a má vyjít ⏎ { $expected }.
    .brief = Vychází { $port }.
    .braille = vyšel { $port }
iqlandie-wrong-programming-early = Na poli { COORD($square) } je robot po příkazu { $command } { PREP(NP($commands, case: "gen"), p: "z") }, ⏎ končí na poli { COORD($expected) }.
    .brief = To je po příkazu { $command }, konec je { COORD($expected) }.
    .braille = po { $command }, konec { COORD($expected) }
iqlandie-wrong-programming-nothing = Odpověď chybí.
    .brief = Odpověď chybí.
    .braille = chybí
iqlandie-wrong-programming-square = Robot neskončí na poli { COORD($square) }, ⏎ ale na poli { COORD($expected) }.
    .brief = Ne { COORD($square) }, ale { COORD($expected) }.
    .braille = ne { COORD($square) }, { COORD($expected) }
iqlandie-wrong-space-empty = Na poli { COORD($square) } nic není, má být { $expected }. ⏎ Chyb celkem: { $count }.
    .brief = { COORD($square) } je prázdné, chyb { $count }.
    .braille = { COORD($square) } vol, cíl { SHORT($expected) }
iqlandie-wrong-space-nothing = Na stole neleží žádná karta.
    .brief = Chybí karty.
    .braille = chybí karty
iqlandie-wrong-space-symbol = Na poli { COORD($square) } je { $found }, má být { $expected }. ⏎ Chyb celkem: { $count }.
    .brief = { COORD($square) }: { $found }, chyb { $count }.
    .braille = { COORD($square) } { SHORT($found) }, cíl { SHORT($expected) }

## Rady k úlohám

iqlandie-hint-done = Úloha je vyřešená, stačí { COMMAND(WORD("claim", of: "iqlandie")) }.
    .brief = Stačí { COMMAND(WORD("claim", of: "iqlandie")) }.
    .braille = jen { WORD("claim", of: "iqlandie") }
iqlandie-hint-biology-impossible = Odtud cíl složit nejde.
    .brief = Odtud to nejde.
    .braille = nejde
iqlandie-hint-biology-nudge = { $slides ->
        [one] Do cíle chybí { NP($slides, noun: "iq-step") }
        [few] Do cíle chybí { NP($slides, noun: "iq-step") }
       *[other] Do cíle chybí { NP($slides, noun: "iq-step") }
    }{ $turn ->
        [none] .
       *[other] , rámeček { REGISTER() ->
            [informal] otoč
           *[formal] otočte
        } { $turn ->
            [right] vpravo
            [left] vlevo
           *[over] vzhůru nohama
        }.
    }
    .brief = Chybí { NP($slides, noun: "iq-step") }.
    .braille = kroků { $slides }
iqlandie-hint-biology-next = Další posun: { $token }.
    .brief = Další { $token }.
    .braille = další { SHORT($token) }
iqlandie-hint-biology-solution = Tady je řešení.
    .brief = Řešení:
    .braille = řešení
iqlandie-hint-optics-impossible = Odtud to nejde, { REGISTER() ->
        [informal] zkus
       *[formal] zkuste
    } dílky zvednout.
    .brief = { REGISTER() ->
        [informal] Zvedni
       *[formal] Zvedněte
    } dílky.
    .braille = zvednout vše
iqlandie-hint-optics-nudge = { $wrong ->
        [0] { $right ->
            [0] Jeden dílek patří na pole { COORD($square) }.
           *[other] Co leží, je správně. ⏎ Další dílek patří na pole { COORD($square) }.
        }
       *[other] Jinam patří { NP($wrong, noun: "iq-piece") }. ⏎ Jeden má být na poli { COORD($square) }.
    }
    .brief = Dílek patří na pole { COORD($square) }.
    .braille = dílek na { COORD($square) }
iqlandie-hint-optics-lift = { REGISTER() ->
        [informal] Zvedni
       *[formal] Zvedněte
    } dílek z pole { COORD($square) }.
    .brief = Pryč z pole { COORD($square) }.
    .braille = zvedni { COORD($square) }
iqlandie-hint-optics-put = Na pole { COORD($square) } patří { $piece } { $turn ->
        [right] vpravo
       *[left] vlevo
    }.
    .brief = { COORD($square) }: { $piece } { $turn ->
        [right] vpravo
       *[left] vlevo
    }.
    .braille = { COORD($square) } { SHORT($piece) }{ $turn ->
        [right] p
       *[left] l
    }
iqlandie-hint-optics-solution = Tady je řešení.
    .brief = Řešení:
    .braille = řešení
iqlandie-hint-programming-nudge = Robot skončí ve sloupci { COLUMN($column) }.
    .brief = Sloupec { COLUMN($column) }.
    .braille = sl { COLUMN($column) }
iqlandie-hint-programming-next = Po příkazu { $command } stojí robot na poli { COORD($square) }.
    .brief = Příkaz { $command }: { COORD($square) }.
    .braille = { $command }: { COORD($square) }
iqlandie-hint-programming-solution = Tady je řešení.
    .brief = Řešení:
    .braille = řešení
iqlandie-hint-space-impossible = Odtud to nejde, { REGISTER() ->
        [informal] zkus
       *[formal] zkuste
    } karty odebrat.
    .brief = { REGISTER() ->
        [informal] Odeber
       *[formal] Odeberte
    } karty.
    .braille = odebrat vše
iqlandie-hint-space-nudge = { $wrong ->
        [0] { "" }
       *[other] Odebrat { NP($wrong, noun: "card", case: "acc") }.{ " " }
    }{ $missing ->
        [0] { "" }
       *[other] Přidat { NP($missing, noun: "card", case: "acc") }.{ " " }
    }Navrchu bude karta { $top }.
    .brief = Navrchu bude karta { $top }.
    .braille = navrchu { $top }
iqlandie-hint-space-lay = Další karta: { $card }.
    .brief = Další karta { $card }.
    .braille = další { $card }
iqlandie-hint-space-take = { REGISTER() ->
        [informal] Odeber
       *[formal] Odeberte
    } kartu { $card }.
    .brief = Pryč karta { $card }.
    .braille = pryč { $card }
iqlandie-hint-space-solution = Tady je řešení.
    .brief = Řešení:
    .braille = řešení

## Čemu program nerozumí

iqlandie-error-word = Slovo „{ $word }“ tu nic neznamená.
    .brief = „{ $word }“ neznám.
    .braille = { $word }?
iqlandie-error-list = { $phase ->
        [choose] Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam okruh, třeba { COMMAND(WORD("moves"), WORD("task-optics", of: "iqlandie")) }.
        [take] Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam dílek z nabídky, jeho barva nebo pořadí.
        [add] Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam pytlík, třeba { COMMAND(WORD("moves"), WORD("bag-small", of: "iqlandie")) }.
        [build] Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam dílek, expozice, pole nebo druh tahu.
        [declare] Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam číslo žolíka nebo barva.
        [biology] Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam buňka, směr otočení nebo druh tahu.
        [programming] Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam pole nebo druh tahu.
        [optics] Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam pole, zrcadlo, hranol, směr nebo druh tahu.
        [space] Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam číslo karty, její otočení nebo druh tahu.
       *[other] Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam druh tahu.
    }
    .brief = Slovu „{ $word }“ nerozumím.
    .braille = { $word }?
iqlandie-error-answer = { $kind ->
        [biology] „{ $word }“ tu nic neznamená, ⏎ buňky se píší třeba apka.
        [programming] „{ $word }“ tu nic neznamená, ⏎ odpověď je pole, ⏎ třeba a5.
        [optics] „{ $word }“ tu nic neznamená, ⏎ dílek se píše třeba { COMMAND("e2 z p") }.
       *[space] „{ $word }“ tu nic neznamená, ⏎ karty se píší třeba 2l 5o 4.
    }
    .brief = „{ $word }“ neznám.
    .braille = { $word }?
iqlandie-error-more = Slovo „{ $word }“ je navíc.
iqlandie-error-number-twice = Číslo { $number } tu stojí dvakrát, každý dílek se píše jednou.
    .brief = Číslo { $number } tu stojí dvakrát.
iqlandie-error-several = Na výběr { $count ->
        [one] je { NP($count, noun: "possibility") }
        [few] jsou { NP($count, noun: "possibility") }
       *[other] je { NP($count, noun: "possibility") }
    }, { REGISTER() ->
        [informal] vyber
       *[formal] vyberte
    } číslo:
    .brief = Které číslo?
iqlandie-error-kind = Okruh je biologie, programování, optika, nebo vesmír.
iqlandie-error-no-task = Teď se žádná úloha neřeší.
iqlandie-error-no-card = Karta úlohy zatím není vidět.
iqlandie-error-other-task = { $kind ->
        [optics] To patří k úlohám z optiky.
        [space] To patří k úlohám z vesmíru.
       *[programming] To patří k úlohám z programování.
    }
iqlandie-error-tokens = Chybí, co posunout, třeba { COMMAND(WORD("slide", of: "iqlandie"), "apka") }.
iqlandie-error-which-token = Chybí buňka, třeba { COMMAND(WORD("where"), "améba") }.
iqlandie-error-stand = Odpověď je pole, třeba a5.
iqlandie-error-put = Dílek se píše třeba { COMMAND("e2 z p") }: pole, zrcadlo nebo hranol, vpravo nebo vlevo.
iqlandie-error-cards = Karty se píší odspodu, třeba 2l 5o 4.
iqlandie-error-card = Karta { $card } není, karty jsou 1 až { $most }.
iqlandie-error-command = Příkazy jsou 1 až { $most }, třeba { COMMAND(WORD("program", of: "iqlandie"), "1") }.
iqlandie-error-delay = Za { COMMAND(WORD("claim", of: "iqlandie"), WORD("delay", of: "iqlandie")) } patří sekundy po { NP(5, case: "loc") } do { NP(300, case: "gen") }, pak po { NP(30, case: "loc") } do { NP(900, case: "gen") }, třeba 35.
iqlandie-error-rotate = Otočit lze rámeček v biologii: { COMMAND(WORD("rotate", of: "iqlandie"), "vpravo") }, vlevo nebo obráceně.
iqlandie-error-square = Pole „{ $word }“ není.
iqlandie-error-lift = { $where ->
        [board] Chybí, co zvednout, třeba { COMMAND(WORD("lift", of: "iqlandie"), "3 b2") }.
        [space] Chybí, co zvednout, třeba { COMMAND(WORD("lift", of: "iqlandie"), "2") }.
        [optics] Chybí, co zvednout, třeba { COMMAND(WORD("lift", of: "iqlandie"), "b2") }.
       *[other] Zvedat jde v optice, ve vesmíru a při stavbě.
    }
iqlandie-error-bag = Pytlík je malý, střední, nebo velký.
iqlandie-error-hand-empty = K umístění teď nic není.
iqlandie-error-place = Místo se píše třeba { COMMAND("3 b2 2") }: expozice, levé horní pole, poloha.
iqlandie-error-take = { $count ->
        [one] Vzít lze už jen jeden dílek.
        [few] Vzít lze { CNT($count, noun: "iq-piece", case: "acc") }.
       *[other] Vzít lze { CNT($count, noun: "iq-piece", case: "acc") }.
    }
iqlandie-error-which-piece = Který dílek? ⏎ Třeba jeho číslo, barva nebo tvar.
iqlandie-error-no-piece = { COUNT($pieces) ->
        [0] Takový dílek tu není, ani žádný jiný.
        [one] Takový dílek tu není, je tu jen { LINES($pieces) }.
        [few] Takový dílek tu není, jsou tu { LINES($pieces) }.
       *[other] Takový dílek tu není, jsou tu { LINES($pieces) }.
    }
    .brief = Takový dílek tu není.
iqlandie-error-piece-number = Dílek { $number } není, dílků je { $count }.
iqlandie-error-one-piece = Vyměnit lze jen jeden dílek najednou.
iqlandie-error-show-where = Řekněte i pole, třeba { COMMAND(WORD("pile", of: "iqlandie"), "hvězda b1") }.
iqlandie-error-joker = Barva žolíka se píše třeba { COMMAND(WORD("declare", of: "iqlandie"), "1 fialová") }.
iqlandie-error-exhibition = Expozice { $number } není, ⏎ expozice jsou 1 až { $most }.
iqlandie-error-which-exhibition = Chybí expozice, ⏎ { $example ->
        [row] třeba { COMMAND(WORD("row"), "3 2") }.
        [column] třeba { COMMAND(WORD("column"), "3 b") }.
       *[cell] třeba { COMMAND(WORD("cell"), "3 b2") }.
    }
iqlandie-error-player = „{ $name }“ u stolu není, sedí u něj { LINES($known) }.

## Soubory s kartami a dílky

iqlandie-error-card-file = Soubor { $file } není v pořádku. { $cause }
iqlandie-error-card-text = Řádek { $line }: bajt { $text } není text, soubor uložte v kódování UTF-8.
iqlandie-error-card-form = Řádek { $line }: „{ $text }“ není karta, správně je například { $expected }.
iqlandie-error-card-number = Řádek { $line }: karta má číslo { $number }, čeká se { $expected }.
iqlandie-error-card-task = Řádek { $line }: „{ $text }“ není úloha, správně je například { $expected }.
iqlandie-error-card-twice = Řádek { $line }: stejná úloha už je na řádku { $first }.
iqlandie-error-card-unsolvable = Řádek { $line }: úloha „{ $text }“ nemá řešení.
iqlandie-error-card-figure = Řádek { $line }: { $figure ->
        [level] obtížnost
        [solutions] počet řešení
       *[difficulty] číslo obtížnosti
    } je { $found }, správně je { $expected }.
iqlandie-error-card-section = Řádek { $line }: „{ $text }“ tu být nemá. ⏎ Karty stojí pod oddílem, každý jen jednou: { LINES($known) }.
iqlandie-error-card-level = Řádek { $line }: obtížnost úlohy „{ $text }“ program nepozná, přidejte level { LINES($levels, join: "or") }.
iqlandie-error-card-count = Karet je { $count }, smí jich být 1 až { $most }.
iqlandie-error-space-card = Řádek { $line }: „{ $text }“ není karta vesmíru, správně je například { $expected }.
iqlandie-error-board-form = Řádek { $line }: „{ $text }“ není expozice, správně je například { $expected }.
iqlandie-error-board-number = Řádek { $line }: expozice { $number } není, jsou 1 až { $most }.
iqlandie-error-board-twice = Řádek { $line }: expozice { $number } už v souboru je.
iqlandie-error-piece-form = Řádek { $line }: „{ $text }“ není tvar dílku, správně je například { $expected }.
iqlandie-error-piece-count = Tvarů dílků je { $count }, smí jich být 1 až { $most }.
iqlandie-error-piece-again = Řádek { $line }: tvar { $shape } už v souboru je.
iqlandie-error-piece-twice = Řádek { $line }: tvar { $shape } je stejný jako { $other }, jen jinak otočený nebo zrcadlový.
iqlandie-error-piece-bag = { $bag ->
        [small] V malém
        [medium] Ve středním
       *[large] Ve velkém
    } pytlíku není žádný tvar, každý pytlík má mít aspoň jeden.
iqlandie-error-piece-code = Řádek { $line }: „{ $shape }“ není značka tvaru, má být písmeno j až z a číslice, například z4.
iqlandie-error-piece-ours = Řádek { $line }: značku { $shape } má jiný tvar z programu, vyberte jinou.
iqlandie-error-space-level = S kartami vesmíru z oddílu cards nejde složit žádná úloha obtížnosti { $level }.
iqlandie-error-space-count = Karet vesmíru je { $count }, má jich být { $expected }.
iqlandie-material-file = Soubor { $file } není v pořádku. { $cause }
iqlandie-material-text = Řádek { $line }: bajt { $value } není text, soubor uložte v kódování UTF-8.
iqlandie-material-size = Znaků v souboru je { $value }, nejvýš jich smí být { $expected }.
iqlandie-material-kind = Řádek { $line }: začíná slovem „{ $value }“, na výběr je { $expected }.
iqlandie-material-words = Řádek { $line }: „{ $value }“ má málo nebo moc slov, čeká se { $expected }.
iqlandie-material-name = Řádek { $line }: „{ $value }“ není jméno, smí mít malá písmena bez háčků, čísla a spojovník.
iqlandie-material-twice = Řádek { $line }: „{ $value }“ je tu podruhé.
iqlandie-material-unknown = Řádek { $line }: „{ $value }“ není známo, na výběr je { $expected }.
iqlandie-material-number = Řádek { $line }: „{ $value }“ není číslo od { NP($least, case: "gen") } do { NP($most, case: "gen") }.
iqlandie-material-drawing = Řádek { $line }: kresba „{ $value }“ smí mít jen znaky { $expected } a stejně dlouhé řady.
iqlandie-material-side = Řádek { $line }: kresba „{ $value }“ je moc velká, strana smí mít nejvýš { $most }.
iqlandie-material-letter = Řádek { $line }: písmeno „{ $value }“ použít nejde.
iqlandie-material-robot = Řádek { $line }: kresba „{ $value }“ musí mít právě jedno místo pro robota.
iqlandie-material-connected = Řádek { $line }: kresba „{ $value }“ nedrží pohromadě.
iqlandie-material-order = Řádek { $line }: expozice „{ $value }“ není na řadě, čeká se { $expected }.
iqlandie-material-offer = Řádek { $line }: „{ $value }“ není nabídka, dílků má být { $expected }.
iqlandie-material-missing = Za řádkem { $line } chybí „{ $value }“.

## Volby

iqlandie-option-rounds-12 = Hraje se dvanáct kol, celá hra.
    .braille = 12 kol
iqlandie-option-rounds-6 = Hraje se šest kol, poloviční hra.
    .braille = 6 kol
iqlandie-option-rounds-3 = Hrají se tři kola, krátká hra.
    .braille = 3 kola
iqlandie-option-practice-no = Hraje se celá hra s dílky.
iqlandie-option-practice-biology = Cvičí se jen biologie, bez dílků.
    .braille = jen biologie
iqlandie-option-practice-programming = Cvičí se jen programování, bez dílků.
    .braille = jen programy
iqlandie-option-practice-optics = Cvičí se jen optika, bez dílků.
    .braille = jen optika
iqlandie-option-practice-space = Cvičí se jen vesmír, bez dílků.
    .braille = jen vesmír
iqlandie-option-race-together = Úlohu řeší všichni najednou, kdo je první, bere žeton 1.
iqlandie-option-race-turns = Úlohu řeší jeden po druhém, každý má své hodiny a ostatní ji neslyší.
iqlandie-option-level-all = Úlohy jsou lehké, střední i těžké.
iqlandie-option-level-1 = Úlohy jsou jen lehké.
iqlandie-option-level-2 = Úlohy jsou jen střední.
iqlandie-option-level-3 = Úlohy jsou jen těžké.
iqlandie-option-cards-box = Karty jsou ze čtyř krabiček po čtyřiceti.
iqlandie-option-cards-new = Karty se vymýšlejí nové a přípravu nemají.
iqlandie-option-set = { $standard ->
        [yes] Karty, dílky a expozice jsou z programu.
       *[no] Karty, dílky nebo expozice jsou vlastní: { $name }.
    }
    .brief = { $standard ->
        [yes] Souprava programu.
       *[no] Vlastní souprava.
    }
iqlandie-option-pace = { $percent ->
        [100] Hráči číslo { $player } se počítá celý čas.
       *[other] Hráči číslo { $player } se čas počítá { PREP(NP($percent, noun: "percent", case: "gen"), p: "z") }.
    }

## Pravidla vlastními slovy. Každý řádek je jedna věta, kterou lze poslouchat zvlášť.

iqlandie-rules-goal = Cíl hry
iqlandie-rules-goal-1 = { $practice ->
        [no] Každý zařizuje vlastní iQLANDII: šest expozic, do kterých ukládá dílky.
       *[other] Cvičí se jeden okruh úloh, dílky ani expozice nejsou.
    }
iqlandie-rules-goal-2 = { $practice ->
        [no] Dílky získávají všichni, rychlejší řešitel úlohy si vybírá dřív.
       *[other] Body jsou jen za prvenství, dva za každé kolo.
    }
iqlandie-rules-goal-3 = Vyhrává nejvíc bodů na konci.

iqlandie-rules-round = Kolo
iqlandie-rules-round-1 = { $rounds ->
        [12] Kol je dvanáct.
        [6] Kol je šest.
       *[3] Kola jsou tři.
    }
iqlandie-rules-round-2 = { $practice ->
        [no] V každém kole jeden hráč vybere okruh: biologii, programování, optiku, nebo vesmír.
       *[other] V každém kole se řeší úloha okruhu, který se cvičí.
    }
iqlandie-rules-round-3 = { $race ->
        [turns] Všichni řeší stejnou úlohu, jeden po druhém a každý se svými hodinami.
       *[together] Všichni řeší stejnou úlohu najednou.
    }
iqlandie-rules-round-4 = { $practice ->
        [no] Potom si každý podle pořadí vezme dva dílky a umístí je.
       *[other] { "" }
    }
iqlandie-rules-round-5 = { $practice ->
        [no] V dalším kole vybírá další hráč v řadě.
       *[other] { "" }
    }

iqlandie-rules-biology = Biologie
iqlandie-rules-biology-1 = V rámečku tři krát tři leží osm buněk a jedno pole je volné.
iqlandie-rules-biology-2 = Buňka vedle volného pole se na ně posune. Zvedat se buňky nesmějí.
iqlandie-rules-biology-3 = Úkolem je složit cíl z karty. Rámeček se smí otáčet, cíl tedy platí v každém otočení.
iqlandie-rules-biology-4 = Buňky jsou améba, bakterie, krvinka, neuron, pyl, spora, trepka a vajíčko.
iqlandie-rules-biology-5 = Píší se začáteční písmena v pořadí posunů, třeba apka.
iqlandie-rules-biology-6 = { $cards ->
        [new] Příprava není: kde buňky leží, zazní s cílem a potom běží čas.
       *[box] V přípravě zazní, kde buňky leží. Cíl zazní, až když běží čas.
    }

iqlandie-rules-programming = Programování
iqlandie-rules-programming-1 = Robot stojí na desce pět krát pět a dostane příkazy.
iqlandie-rules-programming-2 = Příkaz je směr a počet polí. Barva je směr ke straně, symbol směr do rohu.
iqlandie-rules-programming-3 = Sever je modrá, východ červená, jih zelená, západ oranžová.
iqlandie-rules-programming-4 = Severovýchod je kruh, jihovýchod blesk, jihozápad srdce, severozápad list.
iqlandie-rules-programming-5 = { $cards ->
        [new] U nejtěžších karet je deska otočená. Které směry platí, řekne úloha.
       *[box] U nejtěžších karet je deska otočená. Které směry platí, řekne příprava.
    }
iqlandie-rules-programming-6 = Odpovědí je pole, na kterém robot skončí, třeba a5.

iqlandie-rules-optics = Optika
iqlandie-rules-optics-1 = Laser vchází do mřížky pět krát pět kolmo v jednom bodě okraje a kolmo má vyjít v druhém.
iqlandie-rules-optics-2 = Zrcadlo ho otočí o pravý úhel, hranol o polovinu pravého úhlu.
iqlandie-rules-optics-3 = Do zrcadla smí přijít jen paprsek, který letí rovně, ne šikmo.
iqlandie-rules-optics-4 = Použít se musí všechny předepsané dílky a každý zasáhne paprsek právě jednou.
iqlandie-rules-optics-5 = Paprsek se smí křížit na volných polích, na dílku ne.
iqlandie-rules-optics-6 = Píše se pole, dílek a kam zatočí: { COMMAND("e2 z p") } je zrcadlo vpravo na poli e2.
iqlandie-rules-optics-7 = Vpravo a vlevo je ve směru letu paprsku.
iqlandie-rules-optics-8 = Každé řešení, které vyhovuje, je správné.

iqlandie-rules-space = Vesmír
iqlandie-rules-space-1 = Karet vesmíru je pět. Na každém z devíti polí je těleso nebo okénko.
iqlandie-rules-space-2 = Karty se kladou na sebe a okénkem je vidět, co leží pod ním.
iqlandie-rules-space-3 = Úkolem je ukázat cíl z karty, bez prázdného pole a bez jiného tělesa.
iqlandie-rules-space-4 = Každou kartu lze použít jednou a všechny být použity nemusí.
iqlandie-rules-space-5 = Karty se smějí otáčet a posouvat přes okraj, ne převracet.
iqlandie-rules-space-6 = Píše se odspodu: 2l 5o 4 je dvojka vlevo, na ní pětka obráceně a navrchu čtyřka rovně.
iqlandie-rules-space-7 = Posun se píše za plus: 2l+v1 leží o jedno pole na východ.
iqlandie-rules-space-8 = Vesmír přípravu nemá, čas běží od chvíle, kdy zazní cíl.

iqlandie-rules-race = Závod
iqlandie-rules-race-1 = { $cards ->
        [new] Čas běží od chvíle, kdy zazněla celá úloha.
       *[box] Čas běží od chvíle, kdy zazněla celá úloha. Příprava se neměří.
    }
iqlandie-rules-race-2 = { $race ->
        [turns] Kdo má hotovo, napíše { COMMAND(WORD("claim", of: "iqlandie")) }. Žetony pořadí se rozdají podle časů.
       *[together] Kdo má hotovo, napíše { COMMAND(WORD("claim", of: "iqlandie")) } a vezme si nejnižší volný žeton pořadí.
    }
iqlandie-rules-race-3 = Po slově { COMMAND(WORD("claim", of: "iqlandie")) } už odpověď změnit nejde.
iqlandie-rules-race-4 = { $race ->
        [turns] Kdo řeší poslední a je pomalejší než všichni, bere poslední žeton.
       *[together] Poslední, kdo ještě řeší, bere poslední žeton.
    }
iqlandie-rules-race-5 = Čas úlohy omezen není. Vzdát ji lze slovem { COMMAND(WORD("give-up", of: "iqlandie")) }.
iqlandie-rules-race-6 = Rada má tři kroky: postrčení, další krok a řešení.
iqlandie-rules-race-7 = První dva kroky přidají po třiceti sekundách, řešení znamená vzdát se.
iqlandie-rules-race-8 = Kdo úlohu poslouchá, může mít ve volbách započtenou jen část času.

iqlandie-rules-wrong = Špatné řešení
iqlandie-rules-wrong-1 = Až mají žetony všichni, karta se otočí a řešení se zkontrolují.
iqlandie-rules-wrong-2 = Kdo má úlohu špatně, jde na konec pořadí.
iqlandie-rules-wrong-3 = Je-li jich víc, zůstanou mezi sebou podle žetonů.
iqlandie-rules-wrong-4 = Dva body získá první v konečném pořadí, pokud má řešení správně nebo zbyl bez řešení sám.
iqlandie-rules-wrong-5 = Kdo se vzdal, má je, jen když mají úlohu špatně všichni ostatní; po řešení od programu nikdy.

iqlandie-rules-pieces = Dílky
iqlandie-rules-pieces-1 = Tvarů je devět, barev pět a každý dílek je tu třikrát. Ke každému tvaru je jeden žolík.
iqlandie-rules-pieces-2 = Malé mají tři čtverečky, střední čtyři, velké pět.
iqlandie-rules-pieces-3 = Na jednom ze tří stejných dílků stojí robot.
iqlandie-rules-pieces-4 = U každého okruhu leží nabídka: ve dvou tři dílky, ve třech čtyři, ve čtyřech pět.
iqlandie-rules-pieces-5 = Každý si vezme dva a přidá jeden náhodný z pytlíku, který si zvolí.
iqlandie-rules-pieces-6 = Poslední nepřidává a bere, co zbylo. Potom se nabídka doplní.
iqlandie-rules-pieces-7 = Je-li pytlík prázdný, bere se ze středního, pak z nejplnějšího.

iqlandie-rules-build = Stavba
iqlandie-rules-build-1 = Dílek lze položit do kterékoli expozice, otočit i převrátit.
iqlandie-rules-build-2 = Dokud kolo neskončí, lze dílky tohoto kola přemístit. Potom už ne.
iqlandie-rules-build-3 = Vejde-li se dílek kamkoli, umístit se musí.
iqlandie-rules-build-4 = Nevejde-li se nikam, je pryč a místo něj je kostička stejné barvy.
iqlandie-rules-build-5 = Kostička má jeden čtvereček a robota nikdy.
iqlandie-rules-build-6 = Píše se expozice, levé horní pole dílku a poloha: { COMMAND("3 b2 2") }.

iqlandie-rules-exhibitions = Expozice
iqlandie-rules-exhibitions-1 = Expozice 1, jedna barva: bod za každý čtvereček nejpočetnější barvy.
iqlandie-rules-exhibitions-2 = Expozice 2, dvě barvy: dva body za každý čtvereček druhé nejpočetnější barvy.
iqlandie-rules-exhibitions-3 = Expozice 3, mezery: tři body za každou volnou oblast. Prázdná expozice je jedna mezera.
iqlandie-rules-exhibitions-4 = Mezera souvisí jen přes strany, ne přes rohy.
iqlandie-rules-exhibitions-5 = Expozice 4, tvary: tři body za každý jiný tvar. Kostička se nepočítá.
iqlandie-rules-exhibitions-6 = Expozice 5, roboti: každý robot dá tři body za každého robota, se kterým sousedí stranou.
iqlandie-rules-exhibitions-7 = Expozice 6, řady a sloupce: tři body za každou plnou řadu a sloupec nejvýš dvou barev.
iqlandie-rules-exhibitions-8 = Sloupce jsou písmena zleva, řady čísla shora.

iqlandie-rules-score = Bodování
iqlandie-rules-score-1 = Body jsou za šest expozic, za podmínku a za prvenství.
iqlandie-rules-score-2 = Podmínka jsou dvě barvy: dva body za každou dvojici dílků, jeden od každé.
iqlandie-rules-score-3 = Prvenství jsou dva body za každé kolo, ve kterém byl hráč první.
iqlandie-rules-score-4 = Žolík dostane barvu na konci a platí za ni všude.

iqlandie-rules-end = Konec hry
iqlandie-rules-end-1 = { $practice ->
        [no] Po posledním kole se určí barvy žolíků a sečtou se body.
       *[other] Po posledním kole se sečtou body.
    }
iqlandie-rules-end-2 = { $practice ->
        [no] Při shodě rozhodují body za podmínku, pak méně žolíků.
       *[other] { "" }
    }
iqlandie-rules-end-3 = { $practice ->
        [no] Trvá-li shoda, o místo se dělí.
       *[other] Při shodě se o místo dělí.
    }

iqlandie-rules-alone = Sám a cvičení
iqlandie-rules-alone-1 = Sám hráč řeší úlohy bez soupeřů, z nabídky tří dílků si vybere dva a třetí se vrátí.
iqlandie-rules-alone-2 = Ve cvičení se řeší jen jeden okruh a dílky nejsou.
iqlandie-rules-alone-3 = Nejlepší časy si program pamatuje, řeknou je { COMMAND(WORD("records")) }.

iqlandie-rules-examples = Příklad bodování
iqlandie-rules-examples-1 = Jedna barva: 20 fialových čtverečků je 20 bodů.
iqlandie-rules-examples-2 = Dvě barvy: 8 fialových a 7 červených čtverečků je 14 bodů.
iqlandie-rules-examples-3 = Sedm mezer je 21 bodů, pět tvarů 15 bodů.
iqlandie-rules-examples-4 = Tři roboti, první vedle obou ostatních: 6, 3 a 3 body, dohromady 12.
iqlandie-rules-examples-5 = Dvě plné řady a dva plné sloupce: 12 bodů.
iqlandie-rules-examples-6 = Podmínka: 13 fialových a 8 červených dílků je 8 dvojic, 16 bodů.
iqlandie-rules-examples-7 = Šest prvenství je 12 bodů. Součet je 122.

## Nápověda ke slovům této hry

help-iqlandie-choose = { WORD("choose", of: "iqlandie") } a okruh: zahájí kolo, třeba { COMMAND(WORD("choose", of: "iqlandie"), "optiku") }, nebo jen { COMMAND("optika") }.
help-iqlandie-ready = { WORD("ready", of: "iqlandie") }: ukončí přípravu, potom zazní úloha a běží čas.
help-iqlandie-slide = { WORD("slide", of: "iqlandie") } a písmena: posune buňky, třeba { COMMAND(WORD("slide", of: "iqlandie"), "apka") }, nebo jen { COMMAND("apka") }.
help-iqlandie-rotate = { WORD("rotate", of: "iqlandie") }: otočí v biologii celý rámeček: vpravo, vlevo, obráceně.
help-iqlandie-stand = { WORD("stand", of: "iqlandie") } a pole: odpoví v programování, třeba { COMMAND(WORD("stand", of: "iqlandie"), "a5") }, nebo jen { COMMAND("a5") }.
help-iqlandie-lift = { WORD("lift", of: "iqlandie") } a místo: zvedne dílek nebo kartu, třeba { COMMAND(WORD("lift", of: "iqlandie"), "e2") }, { COMMAND(WORD("lift", of: "iqlandie"), "2") }, { COMMAND(WORD("lift", of: "iqlandie"), "3 b2") }.
help-iqlandie-restart = { WORD("restart", of: "iqlandie") }: vrátí úlohu tam, kde začala.
help-iqlandie-claim = { WORD("claim", of: "iqlandie") }: ohlásí řešení, i s odpovědí, třeba { COMMAND(WORD("claim", of: "iqlandie"), "a5") }. Ukončí také stavbu.
help-iqlandie-press = { WORD("press", of: "iqlandie") }: zastaví čas, když hraje víc lidí u jedné klávesnice; odpověď se napíše potom.
help-iqlandie-give-up = { WORD("give-up", of: "iqlandie") }: vzdá úlohu a vezme poslední žeton.
help-iqlandie-take = { WORD("take", of: "iqlandie") } a čísla nebo jména: vezme dílky z nabídky, třeba { COMMAND(WORD("take", of: "iqlandie"), "1 3") }, nebo jen { COMMAND("1 3") }.
help-iqlandie-place = { WORD("place", of: "iqlandie") } a místo: umístí dílek, třeba { COMMAND(WORD("place", of: "iqlandie"), "3 b2 2") }; v úloze dílek optiky nebo kartu.
help-iqlandie-add = { WORD("add", of: "iqlandie") } a pytlík: přidá dílek do nabídky, třeba { COMMAND(WORD("add", of: "iqlandie"), "malý") }.
help-iqlandie-exchange = { WORD("exchange", of: "iqlandie") }: vymění dílek, který se nikam nevejde, za kostičku.
help-iqlandie-finish = { WORD("finish", of: "iqlandie") }: ukončí stavbu tohoto kola; úlohu neohlásí.
help-iqlandie-declare = { WORD("declare", of: "iqlandie") }: určí barvu žolíka, třeba { COMMAND(WORD("declare", of: "iqlandie"), "1 fialová") }; sám o sobě zvolí nejlepší.
help-iqlandie-goal = { WORD("goal", of: "iqlandie") }: zopakuje zadání úlohy.
help-iqlandie-difference = { WORD("difference", of: "iqlandie") }: řekne, co je v úloze už správně a co ne.
help-iqlandie-beam = { WORD("beam", of: "iqlandie") }: přečte v optice cestu laseru.
help-iqlandie-pile = { WORD("pile", of: "iqlandie") }: přečte ve vesmíru, co ukazuje hromádka, třeba { COMMAND(WORD("pile", of: "iqlandie"), "2l 5o") }. S tělesem a polem řekne, které karty je tam ukážou: { COMMAND(WORD("pile", of: "iqlandie"), "hvězda b1") }.
help-iqlandie-layers = { WORD("layers", of: "iqlandie") }: přečte hromádku po kartách odspodu s tím, co každá mění.
help-iqlandie-sky-cards = { WORD("sky-cards", of: "iqlandie") }: přečte karty vesmíru, { COMMAND(WORD("sky-cards", of: "iqlandie"), "2l") } jednu otočenou.
help-iqlandie-program = { WORD("program", of: "iqlandie") } a číslo: zopakuje jeden příkaz robota.
help-iqlandie-exhibition = { WORD("exhibition", of: "iqlandie") } a číslo: řekne, co expozice dává a co by ještě chtěla.
help-iqlandie-offer = { WORD("offer", of: "iqlandie") }: přečte dílky u okruhů, { COMMAND(WORD("offer", of: "iqlandie"), "optika") } u jednoho.
help-iqlandie-bags = { WORD("bags", of: "iqlandie") }: řekne, kolik dílků je v pytlících.
help-iqlandie-opponents = { WORD("opponents", of: "iqlandie") }: řekne body, prvenství a dílky ostatních.
help-iqlandie-condition = { WORD("condition", of: "iqlandie") }: řekne, které dvě barvy sbíráte a kolik jich je.

## Kurzor na desce úlohy a v expozicích

iqlandie-walk-task = Kurzor je na desce úlohy, { $kind }.
    .brief = Deska, { $kind }.
    .braille = deska { $kind }
iqlandie-walk-both = { $first } { $second }
iqlandie-walk-exhibition = Kurzor je v expozici { $number }, { $exhibition }.
    .brief = Expozice { $number }, { $exhibition }.
    .braille = expo { $number } { $exhibition }
iqlandie-walk-piece = { COORD($cell) }: { $piece }{ $robot ->
        [yes] , zde stojí robot
       *[no] { "" }
    }.
    .braille = { COORD($cell) } { SHORT($piece) }{ $robot ->
        [yes] { " " }R
       *[no] { "" }
    }
iqlandie-walk-fits = { COORD($cell) }: volno, zakryje { LINES($pieces, join: "or") }{ $more ->
        [0] { "" }
       *[other] {" "}a ještě { $more }
    }.
    .braille = { COORD($cell) } { SHORT($pieces) }{ $more ->
        [0] { "" }
       *[other] { " " }+{ $more }
    }
iqlandie-walk-free = { COORD($cell) }: volno.
    .braille = { COORD($cell) } volno
