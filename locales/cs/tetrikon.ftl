# Tetrikon česky. Co se stalo, má tři podoby: celou, stručnou a krátkou pro braillský řádek.
# Výsledek stojí první, jména hráčů zůstávají v prvním pádě, děj je v přítomném čase.

tetrikon-name = Tetrikon

## Díly vět

tetrikon-somebody = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    }
tetrikon-count-of = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    } { $count }
tetrikon-points = { $points } T
    .braille = { $points }T
tetrikon-note = { $points } T
    .braille = { $points }
tetrikon-nothing = nic
tetrikon-at-place = { $place } { $piece }
    .braille = { SHORT($piece) }
tetrikon-place-empty = { $place } nic
    .braille = nic

## Začátek hry

tetrikon-game-began = { $of ->
        [1] Diagramy mají písmeno { $level }.
       *[other] Hra { $number } { PREP(NP($of, case: "gen"), p: "z") }, diagramy mají písmeno { $level }.
    }
    .brief = { $of ->
        [1] Písmeno { $level }.
       *[other] Hra { $number } { PREP(NP($of, case: "gen"), p: "z") }, písmeno { $level }.
    }
    .braille = { $of ->
        [1] písmeno { $level }
       *[other] hra { $number } z { $of }: { $level }
    }
tetrikon-diagram-dealt = { PERSON($who) ->
        [formal] Máte diagram { $diagram }, { NP($squares, noun: "tetrikon-square") }.
        [informal] Máš diagram { $diagram }, { NP($squares, noun: "tetrikon-square") }.
       *[other] { NAME($who) } má diagram { $diagram }.
    }
    .brief = { PERSON($who) ->
        [formal] Diagram { $diagram }.
        [informal] Diagram { $diagram }.
       *[other] { NAME($who) }: { $diagram }.
    }
    .braille = { PERSON($who) ->
        [formal] diagram { $diagram }
        [informal] diagram { $diagram }
       *[other] { NAME($who) } { $diagram }
    }
tetrikon-offer-begins = Nabídka: { LINES($pieces, join: "comma") }.
    .brief = Nabídka: { LIST($pieces, join: "comma") }.
    .braille = { SHORT($pieces) }
tetrikon-offer-filled = Na místo { $place } přichází { $piece }{ $left ->
        [0] , sáček je prázdný
        [1] , v sáčku je poslední dílek
       *[other] { "" }
    }.
    .brief = Místo { $place }: { $piece }.
    .braille = { $place }: { SHORT($piece) }
tetrikon-start-rolled = Hod o začátek: { LINES($rolls, join: "comma") }.
    .brief = Hod: { LIST($rolls, join: "comma") }.
    .braille = { LIST($rolls, join: "comma") }
tetrikon-start-tied = Shoda na { $face }, znovu hází: { LINES($who) }.
    .brief = Znovu hází: { LIST($who) }.
    .braille = znovu { LIST($who, join: "comma") }
tetrikon-starter = { PERSON($who) ->
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

## Průběh tahu

tetrikon-doubt-end = V tomto tahu se zatím nic nestalo. ⏎ Opravdu ho ukončit? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND(WORD("end", of: "tetrikon")) } ještě jednou, nebo { COMMAND(WORD("no")) }.
    .brief = Tah je zatím prázdný. Znovu { COMMAND(WORD("end", of: "tetrikon")) }, nebo { COMMAND(WORD("no")) }?
    .braille = prázdný tah: { WORD("yes") }/{ WORD("no") }?
tetrikon-doubt-give-up = Opravdu diagram vzdát? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND(WORD("give-up", of: "tetrikon")) } ještě jednou, nebo { COMMAND(WORD("no")) }.
    .brief = Vzdát diagram? Znovu { COMMAND(WORD("give-up", of: "tetrikon")) }, nebo { COMMAND(WORD("no")) }?
    .braille = vzdát: { WORD("yes") }/{ WORD("no") }?
tetrikon-turn-began = { PERSON($who) ->
        [formal] { $final ->
            [yes] Máte poslední tah.
           *[no] Hrajete vy.
        }
        [informal] { $final ->
            [yes] Máš poslední tah.
           *[no] Hraješ ty.
        }
       *[other] { $final ->
            [yes] Poslední tah má { NAME($who) }.
           *[no] Hraje { NAME($who) }.
        }
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
tetrikon-turn-passed = { PERSON($who) ->
        [formal] Nehrajete nic.
        [informal] Nehraješ nic.
       *[other] { NAME($who) } nehraje nic.
    }
    .brief = { PERSON($who) ->
        [formal] Tah bez akce.
        [informal] Tah bez akce.
       *[other] { NAME($who) }: nic.
    }
    .braille = { PERSON($who) ->
        [formal] nic
        [informal] nic
       *[other] { NAME($who) } nic
    }
tetrikon-rolled = { PERSON($who) ->
        [formal] Padlo { $low } a { $high }{ $choice ->
            [no] : ⏎ { $money ->
                [one] jedna karta
                [few] { CNT($money, noun: "card") }
               *[other] { CNT($money, noun: "card") }
            } z pokladnice
           *[yes] { "" }
        }.
        [informal] Padlo { $low } a { $high }{ $choice ->
            [no] : ⏎ { $money ->
                [one] jedna karta
                [few] { CNT($money, noun: "card") }
               *[other] { CNT($money, noun: "card") }
            } z pokladnice
           *[yes] { "" }
        }.
       *[other] { NAME($who) } hází { $low } a { $high }{ $choice ->
            [no] : ⏎ { $money ->
                [one] jedna karta
                [few] { CNT($money, noun: "card") }
               *[other] { CNT($money, noun: "card") }
            }
           *[yes] { "" }
        }.
    }
    .brief = { PERSON($who) ->
        [formal] Padlo { $low } a { $high }.
        [informal] Padlo { $low } a { $high }.
       *[other] { NAME($who) }: { $low } a { $high }.
    }
    .braille = { PERSON($who) ->
        [formal] hod { $low } { $high }
        [informal] hod { $low } { $high }
       *[other] { NAME($who) } hod { $low } { $high }
    }
tetrikon-reward-money = { PERSON($who) ->
        [formal] Berete z pokladnice.
        [informal] Bereš z pokladnice.
       *[other] { NAME($who) } bere z pokladnice.
    }
    .brief = { PERSON($who) ->
        [formal] Z pokladnice.
        [informal] Z pokladnice.
       *[other] { NAME($who) }: pokladnice.
    }
    .braille = { PERSON($who) ->
        [formal] z pokladnice
        [informal] z pokladnice
       *[other] { NAME($who) } z P
    }
tetrikon-die-empty = Padlo { $face }, to místo je prázdné, hází se znovu.
    .brief = Padlo { $face }, prázdné místo.
    .braille = { $face } prázdné, znovu

## Karty T

tetrikon-drew = { $number ->
        [one] Nová karta: ⏎ { LINES($cards) }
        [few] Nové karty: ⏎ { LINES($cards) }
       *[other] Nové karty: ⏎ { LINES($cards) }
    }{ $sum ->
        [0] { "" }
       *[other] , ⏎ dohromady { REGISTER() ->
            [informal] máš
           *[formal] máte
        } { $sum } T
    }.
    .brief = { CAP(LIST($cards)) }{ $sum ->
        [0] { "" }
       *[other] , dohromady { $sum } T
    }.
    .braille = +{ SHORT($values) }{ $sum ->
        [0] { "" }
       *[other] , { REGISTER() ->
            [informal] máš
           *[formal] máte
        } { $sum }
    }
tetrikon-drew-other = { NAME($who) } si líže { $count ->
        [one] kartu
        [few] { CNT($count, noun: "card", case: "acc") }
       *[other] { CNT($count, noun: "card", case: "acc") }
    } z pokladnice.
    .brief = { NAME($who) } si líže { NP($count, noun: "card", case: "acc") }.
    .braille = { NAME($who) } líže { $count }
tetrikon-money-missing = Pokladnice je prázdná, { $short ->
        [one] jedna karta propadá
        [few] { CNT($short, noun: "card") } propadají
       *[other] { CNT($short, noun: "card") } propadá
    }.
    .brief = Pokladnice je prázdná.
    .braille = P prázdná
tetrikon-treasury-refilled = Zaplacené karty jsou zamíchané do pokladnice: { NP($count, noun: "card") }.
    .brief = Nová pokladnice, { NP($count, noun: "card") }.
    .braille = nová P: { $count }
tetrikon-paid-manager = { PERSON($who) ->
        [formal] Platíte { $amount } T{ $number ->
            [0] { "" }
            [1] { " jednou kartou" }
           *[other] : { LINES($cards) }
        }{ COUNT($change) ->
            [0] { "" }
            [one] , zpět { LINES($change) }
            [few] , zpět { LINES($change) }
           *[other] , zpět { LINES($change) }
        }{ $way ->
            [more] , o { $difference } T víc
           *[exact] { "" }
        }.
        [informal] Platíš { $amount } T{ $number ->
            [0] { "" }
            [1] { " jednou kartou" }
           *[other] : { LINES($cards) }
        }{ COUNT($change) ->
            [0] { "" }
            [one] , zpět { LINES($change) }
            [few] , zpět { LINES($change) }
           *[other] , zpět { LINES($change) }
        }{ $way ->
            [more] , o { $difference } T víc
           *[exact] { "" }
        }.
       *[other] { NAME($who) } platí { $amount } T{ COUNT($change) ->
            [0] { "" }
            [one] , zpět { LINES($change) }
            [few] , zpět { LINES($change) }
           *[other] , zpět { LINES($change) }
        }.
    }
    .brief = { PERSON($who) ->
        [formal] Platíte { $amount } T.
        [informal] Platíš { $amount } T.
       *[other] { NAME($who) } platí { $amount } T.
    }
    .braille = { PERSON($who) ->
        [formal] platíte { $amount } T
        [informal] platíš { $amount } T
       *[other] { NAME($who) } platí { $amount } T
    }
tetrikon-paid-player = { PERSON($who) ->
        [formal] Dáváte { $amount } T{ $way ->
            [less] {" "}{ PREP($owed, p: "z") } T
           *[exact] { "" }
        }, dostává { NAME($to) }.
        [informal] Dáváš { $amount } T{ $way ->
            [less] {" "}{ PREP($owed, p: "z") } T
           *[exact] { "" }
        }, dostává { NAME($to) }.
       *[other] { NAME($who) } dává { $amount } T{ $way ->
            [less] {" "}{ PREP($owed, p: "z") } T
           *[exact] { "" }
        }, { PERSON($to) ->
            [formal] dostáváte vy
            [informal] dostáváš ty
           *[other] dostává { NAME($to) }
        }.
    }
    .brief = { PERSON($who) ->
        [formal] Dáváte { $amount } T.
        [informal] Dáváš { $amount } T.
       *[other] { NAME($who) } dává { $amount } T.
    }
    .braille = { PERSON($who) ->
        [formal] dáváte { $amount } T
        [informal] dáváš { $amount } T
       *[other] { NAME($who) } dává { $amount } T
    }
tetrikon-broken = { PERSON($who) ->
        [formal] Rozměňujete { $card } T na { LINES($into) }.
        [informal] Rozměňuješ { $card } T na { LINES($into) }.
       *[other] { NAME($who) } rozměňuje { $card } T na { LINES($into) }.
    }
    .brief = { PERSON($who) ->
        [formal] Rozměňujete { $card } T.
        [informal] Rozměňuješ { $card } T.
       *[other] { NAME($who) } rozměňuje { $card } T.
    }
    .braille = { PERSON($who) ->
        [formal] rozměna { $card } T
        [informal] rozměna { $card } T
       *[other] { NAME($who) } mění { $card } T
    }
tetrikon-paid-out = { PERSON($who) ->
        [formal] Manager vám dává { $amount } T{ $number ->
            [0] { "" }
            [1] { " jednou kartou" }
           *[other] : { LINES($cards) }
        }{ $way ->
            [less] , víc přesně nejde
           *[exact] { "" }
        }.
        [informal] Manager ti dává { $amount } T{ $number ->
            [0] { "" }
            [1] { " jednou kartou" }
           *[other] : { LINES($cards) }
        }{ $way ->
            [less] , víc přesně nejde
           *[exact] { "" }
        }.
       *[other] { NAME($who) } dostává od managera { $amount } T.
    }
    .brief = { PERSON($who) ->
        [formal] Dostáváte { $amount } T.
        [informal] Dostáváš { $amount } T.
       *[other] { NAME($who) } dostává { $amount } T.
    }
    .braille = { PERSON($who) ->
        [formal] +{ $amount } T od M
        [informal] +{ $amount } T od M
       *[other] { NAME($who) } +{ $amount } T
    }
tetrikon-money-discarded = { PERSON($who) ->
        [formal] Odhazujete { $value } T.
        [informal] Odhazuješ { $value } T.
       *[other] { NAME($who) } odhazuje { $value ->
            [0] kartu T
           *[other] { $value } T
        }.
    }
    .brief = { PERSON($who) ->
        [formal] Odhoz { $value } T.
        [informal] Odhoz { $value } T.
       *[other] { NAME($who) } odhazuje { $value ->
            [0] kartu T
           *[other] { $value } T
        }.
    }
    .braille = { PERSON($who) ->
        [formal] odhoz { $value } T
        [informal] odhoz { $value } T
       *[other] { NAME($who) } odhoz { $value ->
            [0] T
           *[other] { $value } T
        }
    }

## Náhody

tetrikon-chance-drawn = { PERSON($who) ->
        [formal] Náhoda: ⏎ { $card }.
        [informal] Náhoda: ⏎ { $card }.
       *[other] { NAME($who) } bere náhodu: ⏎ { $card }.
    }
    .brief = { PERSON($who) ->
        [formal] Náhoda: { $card }.
        [informal] Náhoda: { $card }.
       *[other] { NAME($who) }, náhoda: { $card }.
    }
    .braille = { PERSON($who) ->
        [formal] { $card }
        [informal] { $card }
       *[other] { NAME($who) }: { $card }
    }
tetrikon-chance-drawn-hidden = { NAME($who) } bere náhodu.
    .brief = { NAME($who) } bere náhodu.
    .braille = { NAME($who) } bere N
tetrikon-chance-reshuffled = Náhody jsou znovu zamíchané, { NP($count, noun: "card") }.
    .brief = Náhody jsou zamíchané.
    .braille = N zamíchané: { $count }
tetrikon-card-kept = { PERSON($who) ->
        [formal] Necháváte si kartu: { $card }.
        [informal] Necháváš si kartu: { $card }.
       *[other] { NAME($who) } si kartu nechává.
    }
    .brief = { PERSON($who) ->
        [formal] Necháváte: { $card }.
        [informal] Necháváš: { $card }.
       *[other] { NAME($who) } si nechává kartu.
    }
    .braille = { PERSON($who) ->
        [formal] máte { $card }
        [informal] máš { $card }
       *[other] { NAME($who) } nechává N
    }
tetrikon-card-used = { PERSON($who) ->
        [formal] { COUNT($cards) ->
            [one] Používáte kartu
            [few] Používáte karty
           *[other] Používáte karty
        }: ⏎ { LINES($cards) }.
        [informal] { COUNT($cards) ->
            [one] Používáš kartu
            [few] Používáš karty
           *[other] Používáš karty
        }: ⏎ { LINES($cards) }.
       *[other] { NAME($who) } používá { COUNT($cards) ->
            [one] kartu
            [few] karty
           *[other] karty
        }: ⏎ { LINES($cards) }.
    }
    .brief = { PERSON($who) ->
        [formal] Karta: { LIST($cards) }.
        [informal] Karta: { LIST($cards) }.
       *[other] { NAME($who) }: { LIST($cards) }.
    }
    .braille = { PERSON($who) ->
        [formal] { $number ->
            [1] { LIST($cards, join: "comma") }
            [2] { LIST($cards, join: "comma") }
           *[other] žolíky { $number }
        }
        [informal] { $number ->
            [1] { LIST($cards, join: "comma") }
            [2] { LIST($cards, join: "comma") }
           *[other] žolíky { $number }
        }
       *[other] { NAME($who) }: { $number ->
            [1] { LIST($cards, join: "comma") }
            [2] { LIST($cards, join: "comma") }
           *[other] žolíky { $number }
        }
    }
tetrikon-card-used-on = { PERSON($who) ->
        [formal] Používáte kartu: { $card }. ⏎ Dává { NAME($partner) }.
        [informal] Používáš kartu: { $card }. ⏎ Dává { NAME($partner) }.
       *[other] { NAME($who) } používá kartu: { $card }. ⏎ { PERSON($partner) ->
            [formal] Dáváte vy.
            [informal] Dáváš ty.
           *[other] Dává { NAME($partner) }.
        }
    }
    .brief = { PERSON($who) ->
        [formal] Karta: { $card }, dává { NAME($partner) }.
        [informal] Karta: { $card }, dává { NAME($partner) }.
       *[other] { NAME($who) }: { $card }, { PERSON($partner) ->
            [formal] dáváte vy
            [informal] dáváš ty
           *[other] dává { NAME($partner) }
        }.
    }
    .braille = { PERSON($who) ->
        [formal] { $card }: { NAME($partner) }
        [informal] { $card }: { NAME($partner) }
       *[other] { NAME($who) }: { $card }
    }
tetrikon-card-idle = { PERSON($who) ->
        [formal] Nemáte co dát, karta nemá účinek: { $card }.
        [informal] Nemáš co dát, karta nemá účinek: { $card }.
       *[other] { NAME($who) } nemá co dát, karta nemá účinek: { $card }.
    }
    .brief = { PERSON($who) ->
        [formal] Nemáte co dát.
        [informal] Nemáš co dát.
       *[other] { NAME($who) } nemá co dát.
    }
    .braille = { PERSON($who) ->
        [formal] nemáte co dát
        [informal] nemáš co dát
       *[other] { NAME($who) } nemá co dát
    }
tetrikon-immunity-used = { PERSON($who) ->
        [formal] Používáte imunitu, neplatí pro vás: { $card }.
        [informal] Používáš imunitu, neplatí pro tebe: { $card }.
       *[other] { NAME($who) } používá imunitu, neplatí: { $card }.
    }
    .brief = { PERSON($who) ->
        [formal] Imunita proti: { $card }.
        [informal] Imunita proti: { $card }.
       *[other] { NAME($who) }, imunita proti: { $card }.
    }
    .braille = { PERSON($who) ->
        [formal] imunita: { $card }
        [informal] imunita: { $card }
       *[other] { NAME($who) } imunita
    }
tetrikon-ban-set = { PERSON($who) ->
        [formal] { $kind ->
            [no-trade] Do příštího tahu neobchodujete.
            [no-roll] V příštím tahu neházíte pro karty.
           *[no-build] V tomto tahu nestavíte.
        }
        [informal] { $kind ->
            [no-trade] Do příštího tahu neobchoduješ.
            [no-roll] V příštím tahu neházíš pro karty.
           *[no-build] V tomto tahu nestavíš.
        }
       *[other] { NAME($who) } { $kind ->
            [no-trade] do příštího tahu neobchoduje
            [no-roll] v příštím tahu nehází pro karty
           *[no-build] v tomto tahu nestaví
        }.
    }
    .brief = { PERSON($who) ->
        [formal] { $kind ->
            [no-trade] Zákaz obchodu.
            [no-roll] Zákaz hodu.
           *[no-build] Zákaz stavby.
        }
        [informal] { $kind ->
            [no-trade] Zákaz obchodu.
            [no-roll] Zákaz hodu.
           *[no-build] Zákaz stavby.
        }
       *[other] { NAME($who) }, { $kind ->
            [no-trade] zákaz obchodu
            [no-roll] zákaz hodu
           *[no-build] zákaz stavby
        }.
    }
    .braille = { PERSON($who) ->
        [formal] { $kind ->
            [no-trade] neobchodujete
            [no-roll] neházíte
           *[no-build] nestavíte
        }
        [informal] { $kind ->
            [no-trade] neobchoduješ
            [no-roll] neházíš
           *[no-build] nestavíš
        }
       *[other] { NAME($who) } { $kind ->
            [no-trade] neobchoduje
            [no-roll] nehází
           *[no-build] nestaví
        }
    }
tetrikon-ban-lifted = { PERSON($who) ->
        [formal] { $kind ->
            [no-trade] Zákaz obchodu končí.
            [no-roll] Zákaz hodu končí.
           *[no-build] Zákaz stavby končí.
        }
        [informal] { $kind ->
            [no-trade] Zákaz obchodu končí.
            [no-roll] Zákaz hodu končí.
           *[no-build] Zákaz stavby končí.
        }
       *[other] { NAME($who) }: { $kind ->
            [no-trade] zákaz obchodu končí
            [no-roll] zákaz hodu končí
           *[no-build] zákaz stavby končí
        }.
    }
    .brief = { PERSON($who) ->
        [formal] Zákaz končí.
        [informal] Zákaz končí.
       *[other] { NAME($who) }: zákaz končí.
    }
    .braille = { PERSON($who) ->
        [formal] zákaz končí
        [informal] zákaz končí
       *[other] { NAME($who) }: konec zákazu
    }
tetrikon-chance-discarded = { PERSON($who) ->
        [formal] Odhazujete kartu: { $card }.
        [informal] Odhazuješ kartu: { $card }.
       *[other] { NAME($who) } odhazuje kartu: { $card }.
    }
    .brief = { PERSON($who) ->
        [formal] Odhoz: { $card }.
        [informal] Odhoz: { $card }.
       *[other] { NAME($who) } odhazuje: { $card }.
    }
    .braille = { PERSON($who) ->
        [formal] odhoz { $card }
        [informal] odhoz { $card }
       *[other] { NAME($who) } odhoz { $card }
    }

## Dílky

tetrikon-piece-bought = { PERSON($who) ->
        [formal] { $rolled ->
            [yes] Padlo { $place }, ⏎ kupujete { NP($piece, case: "acc") }.
           *[no] Kupujete { NP($piece, case: "acc") }.
        }
        [informal] { $rolled ->
            [yes] Padlo { $place }, ⏎ kupuješ { NP($piece, case: "acc") }.
           *[no] Kupuješ { NP($piece, case: "acc") }.
        }
       *[other] { NAME($who) } kupuje { NP($piece, case: "acc") }.
    }
    .brief = { PERSON($who) ->
        [formal] Nákup: { $piece }.
        [informal] Nákup: { $piece }.
       *[other] { NAME($who) } kupuje { NP($piece, case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] nákup { SHORT($piece) }
        [informal] nákup { SHORT($piece) }
       *[other] { NAME($who) } nákup { SHORT($piece) }
    }
tetrikon-piece-taken = { PERSON($who) ->
        [formal] { $rolled ->
            [yes] Padlo { $place }, ⏎ dostáváte { NP($piece, case: "acc") }.
           *[no] Dostáváte { NP($piece, case: "acc") }.
        }
        [informal] { $rolled ->
            [yes] Padlo { $place }, ⏎ dostáváš { NP($piece, case: "acc") }.
           *[no] Dostáváš { NP($piece, case: "acc") }.
        }
       *[other] { NAME($who) } dostává { NP($piece, case: "acc") }.
    }
    .brief = { PERSON($who) ->
        [formal] Nový dílek: { $piece }.
        [informal] Nový dílek: { $piece }.
       *[other] { NAME($who) } má { NP($piece, case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] +{ SHORT($piece) }
        [informal] +{ SHORT($piece) }
       *[other] { NAME($who) } +{ SHORT($piece) }
    }
tetrikon-piece-returned = { $place ->
        [0] Do sáčku jde { $piece }.
       *[other] Na místo { $place } jde { $piece }.
    }
    .brief = { $place ->
        [0] Do sáčku { $piece }.
       *[other] Místo { $place }: { $piece }.
    }
    .braille = { $place ->
        [0] { SHORT($piece) } do sáčku
       *[other] { $place }: { SHORT($piece) }
    }
tetrikon-piece-given = { PERSON($who) ->
        [formal] Dáváte { NP($piece, case: "acc") }, dostává { NAME($to) }.
        [informal] Dáváš { NP($piece, case: "acc") }, dostává { NAME($to) }.
       *[other] { NAME($who) } dává { NP($piece, case: "acc") }, { PERSON($to) ->
            [formal] dostáváte vy
            [informal] dostáváš ty
           *[other] dostává { NAME($to) }
        }.
    }
    .brief = { PERSON($who) ->
        [formal] Dáváte { NP($piece, case: "acc") }.
        [informal] Dáváš { NP($piece, case: "acc") }.
       *[other] { NAME($who) } dává { NP($piece, case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] -{ SHORT($piece) }
        [informal] -{ SHORT($piece) }
       *[other] { NAME($who) } dává { SHORT($piece) }
    }
tetrikon-piece-surrendered = { PERSON($who) ->
        [formal] { $placed ->
            [yes] Z diagramu odevzdáváte { NP($piece, case: "acc") }.
           *[no] Odevzdáváte { NP($piece, case: "acc") }.
        }
        [informal] { $placed ->
            [yes] Z diagramu odevzdáváš { NP($piece, case: "acc") }.
           *[no] Odevzdáváš { NP($piece, case: "acc") }.
        }
       *[other] { NAME($who) } odevzdává { NP($piece, case: "acc") }{ $placed ->
            [yes] {" z diagramu"}
           *[no] { "" }
        }.
    }
    .brief = { PERSON($who) ->
        [formal] Odevzdáváte { NP($piece, case: "acc") }.
        [informal] Odevzdáváš { NP($piece, case: "acc") }.
       *[other] { NAME($who) } odevzdává { NP($piece, case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] -{ SHORT($piece) }
        [informal] -{ SHORT($piece) }
       *[other] { NAME($who) } -{ SHORT($piece) }
    }
tetrikon-swap-announced = { PERSON($who) ->
        [formal] Měníte dílek u managera: ⏎ { $piece }.
        [informal] Měníš dílek u managera: ⏎ { $piece }.
       *[other] { NAME($who) } mění dílek u managera: ⏎ { $piece }.
    }
    .brief = { PERSON($who) ->
        [formal] Měníte { NP($piece, case: "acc") }.
        [informal] Měníš { NP($piece, case: "acc") }.
       *[other] { NAME($who) } mění { NP($piece, case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] měníte { SHORT($piece) }
        [informal] měníš { SHORT($piece) }
       *[other] { NAME($who) } mění { SHORT($piece) }
    }
tetrikon-purchase-withdrawn = { PERSON($who) ->
        [formal] Nekupujete.
        [informal] Nekupuješ.
       *[other] { NAME($who) } nekupuje.
    }
    .brief = { PERSON($who) ->
        [formal] Nekupujete.
        [informal] Nekupuješ.
       *[other] { NAME($who) } nekupuje.
    }
    .braille = { PERSON($who) ->
        [formal] nekupujete
        [informal] nekupuješ
       *[other] { NAME($who) } nekupuje
    }

## Stavba

tetrikon-built = { PERSON($who) ->
        [formal] { CAP($piece) } leží: { LINES($squares, join: "comma") }.
        [informal] { CAP($piece) } leží: { LINES($squares, join: "comma") }.
       *[other] { NAME($who) } vkládá { NP($piece, case: "acc") }, { $left ->
            [0] diagram je plný
           *[other] zbývá { $left }
        }.
    }
    .brief = { PERSON($who) ->
        [formal] { CAP($piece) }: { LIST($squares, join: "comma") }.
        [informal] { CAP($piece) }: { LIST($squares, join: "comma") }.
       *[other] { NAME($who) } vkládá { NP($piece, case: "acc") }, zbývá { $left }.
    }
    .braille = { PERSON($who) ->
        [formal] { SHORT($piece) } { LIST($squares, join: "comma") }
        [informal] { SHORT($piece) } { LIST($squares, join: "comma") }
       *[other] { NAME($who) } { SHORT($piece) }, zb { $left }
    }
tetrikon-near-filled = { PERSON($who) ->
        [formal] Chybí vám { NP($left, noun: "space-square") }, ⏎ hra se může příští stavbou uzavřít.
        [informal] Chybí ti { NP($left, noun: "space-square") }, ⏎ hra se může příští stavbou uzavřít.
       *[other] { NAME($who) }: ⏎ chybí { NP($left, noun: "space-square") }, ⏎ hra se může příští stavbou uzavřít.
    }
    .brief = { PERSON($who) ->
        [formal] Chybí { $left }, hra se může uzavřít.
        [informal] Chybí { $left }, hra se může uzavřít.
       *[other] { NAME($who) }: chybí { $left }, hra se může uzavřít.
    }
    .braille = { PERSON($who) ->
        [formal] chybí { $left }
        [informal] chybí { $left }
       *[other] { NAME($who) } chybí { $left }
    }
tetrikon-near-run = Je to poslední diagram, ⏎ po něm hra končí.
    .brief = Poslední diagram.
    .braille = poslední diagram
tetrikon-near-time = Pozor, čas brzy skončí, ještě { $time }.
    .brief = Ještě { $time }.
    .braille = zbývá { $time }
tetrikon-near-rounds = Začíná poslední kolo hry, { $round }.
    .brief = Poslední kolo, { $round }.
    .braille = poslední kolo { $round }
tetrikon-exchanged = { PERSON($who) ->
        [formal] { CAP($piece) } místo { NP($removed, case: "gen") }: ⏎ { LINES($squares, join: "comma") }.
        [informal] { CAP($piece) } místo { NP($removed, case: "gen") }: ⏎ { LINES($squares, join: "comma") }.
       *[other] { NAME($who) } vkládá { NP($piece, case: "acc") } místo { NP($removed, case: "gen") }, ⏎ { $left ->
            [0] diagram je plný
           *[other] zbývá { $left }
        }.
    }
    .brief = { PERSON($who) ->
        [formal] { CAP($piece) }: { LIST($squares, join: "comma") }.
        [informal] { CAP($piece) }: { LIST($squares, join: "comma") }.
       *[other] { NAME($who) }: { $piece } místo { NP($removed, case: "gen") }, zbývá { $left }.
    }
    .braille = { PERSON($who) ->
        [formal] { SHORT($piece) } { LIST($squares, join: "comma") }
        [informal] { SHORT($piece) } { LIST($squares, join: "comma") }
       *[other] { NAME($who) } { SHORT($piece) }, zb { $left }
    }

## Inflace

tetrikon-inflation-pieces = Inflace dílků. ⏎ Kolik kdo vrací: { LINES($owed, join: "comma") }.
    .brief = Inflace dílků: { LIST($owed, join: "comma") }.
    .braille = inflace d: { LIST($owed, join: "comma") }
tetrikon-inflation-money = Inflace karet T. Kolik karet kdo vrací: { LINES($owed, join: "comma") }.
    .brief = Inflace karet T: { LIST($owed, join: "comma") }.
    .braille = inflace T: { LIST($owed, join: "comma") }
tetrikon-inflation-declined = Inflace se nevyhlašuje.
    .brief = Bez inflace.
    .braille = bez inflace

## Obchod

tetrikon-deal-proposed = { PERSON($who) ->
        [formal] Nabízíte { LINES($give, case: "acc") } za { LINES($take, case: "acc") }. ⏎ Odpovídá { NAME($partner) }.
        [informal] Nabízíš { LINES($give, case: "acc") } za { LINES($take, case: "acc") }. ⏎ Odpovídá { NAME($partner) }.
       *[other] { PERSON($partner) ->
            [formal] { NAME($who) } vám nabízí { LINES($give, case: "acc") } za { LINES($take, case: "acc") }.
            [informal] { NAME($who) } ti nabízí { LINES($give, case: "acc") } za { LINES($take, case: "acc") }.
           *[other] { NAME($who) } nabízí { LINES($give, case: "acc") } za { LINES($take, case: "acc") }. ⏎ Odpovídá { NAME($partner) }.
        }
    }
    .brief = { PERSON($who) ->
        [formal] Nabízíte { LIST($give, case: "acc") } za { LIST($take, case: "acc") }.
        [informal] Nabízíš { LIST($give, case: "acc") } za { LIST($take, case: "acc") }.
       *[other] { NAME($who) } nabízí { LIST($give, case: "acc") } za { LIST($take, case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] { SHORT($give) } za { SHORT($take) }
        [informal] { SHORT($give) } za { SHORT($take) }
       *[other] { NAME($who) }: { SHORT($give) } za { SHORT($take) }
    }
tetrikon-deal-cancelled = { PERSON($who) ->
        [formal] Nabídku rušíte.
        [informal] Nabídku rušíš.
       *[other] { NAME($who) } nabídku ruší.
    }
    .brief = { PERSON($who) ->
        [formal] Bez nabídky.
        [informal] Bez nabídky.
       *[other] { NAME($who) } nenabízí.
    }
    .braille = { PERSON($who) ->
        [formal] bez nabídky
        [informal] bez nabídky
       *[other] { NAME($who) } nenabízí
    }
tetrikon-deal-refused = { PERSON($who) ->
        [formal] Odmítáte.
        [informal] Odmítáš.
       *[other] { NAME($who) } odmítá.
    }
    .brief = { PERSON($who) ->
        [formal] Odmítáte.
        [informal] Odmítáš.
       *[other] { NAME($who) } odmítá.
    }
    .braille = { PERSON($who) ->
        [formal] odmítáte
        [informal] odmítáš
       *[other] { NAME($who) } odmítá
    }
tetrikon-deal-made = Obchod platí. ⏎ { PERSON($who) ->
        [formal] Dáváte { LINES($give, case: "acc") }, dostáváte { LINES($take, case: "acc") }.
        [informal] Dáváš { LINES($give, case: "acc") }, dostáváš { LINES($take, case: "acc") }.
       *[other] { NAME($who) } dává { LINES($give, case: "acc") }, { NAME($partner) } { LINES($take, case: "acc") }.
    }
    .brief = { PERSON($who) ->
        [formal] Platí: dáváte { LIST($give, case: "acc") }, máte { LIST($take, case: "acc") }.
        [informal] Platí: dáváš { LIST($give, case: "acc") }, máš { LIST($take, case: "acc") }.
       *[other] Platí: { NAME($who) } { LIST($give) }, { NAME($partner) } { LIST($take) }.
    }
    .braille = { PERSON($who) ->
        [formal] platí, +{ SHORT($take) }
        [informal] platí, +{ SHORT($take) }
       *[other] { NAME($who) }, { NAME($partner) }: platí
    }
tetrikon-deal-why = { NAME($who) }: { $reason }
    .brief = { NAME($who) }: { $reason }
    .braille = { NAME($who) }: { $reason }
tetrikon-swap-proposed = { PERSON($who) ->
        [formal] Nabízíte výměnu: { $give } za { NP($take, case: "acc") }. ⏎ Odpovídá { NAME($partner) }.
        [informal] Nabízíš výměnu: { $give } za { NP($take, case: "acc") }. ⏎ Odpovídá { NAME($partner) }.
       *[other] { PERSON($partner) ->
            [formal] { NAME($who) } vám nabízí výměnu: { $give } za { NP($take, case: "acc") }.
            [informal] { NAME($who) } ti nabízí výměnu: { $give } za { NP($take, case: "acc") }.
           *[other] { NAME($who) } nabízí výměnu: { $give } za { NP($take, case: "acc") }. ⏎ Odpovídá { NAME($partner) }.
        }
    }
    .brief = { PERSON($who) ->
        [formal] Výměna { NP($give, case: "gen") } za { NP($take, case: "acc") }.
        [informal] Výměna { NP($give, case: "gen") } za { NP($take, case: "acc") }.
       *[other] { NAME($who) } nabízí { NP($give, case: "acc") } za { NP($take, case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] { SHORT($give) } za { SHORT($take) }?
        [informal] { SHORT($give) } za { SHORT($take) }?
       *[other] { NAME($who) }: { SHORT($give) } za { SHORT($take) }
    }
tetrikon-swap-made = Výměna platí. ⏎ { PERSON($who) ->
        [formal] Dáváte { NP($give, case: "acc") }, dostáváte { NP($take, case: "acc") }.
        [informal] Dáváš { NP($give, case: "acc") }, dostáváš { NP($take, case: "acc") }.
       *[other] { NAME($who) } dává { NP($give, case: "acc") }, { NAME($partner) } { NP($take, case: "acc") }.
    }
    .brief = { PERSON($who) ->
        [formal] Výměna platí: máte { NP($take, case: "acc") }.
        [informal] Výměna platí: máš { NP($take, case: "acc") }.
       *[other] Výměna platí: { NAME($who) } má { NP($take, case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] platí, +{ SHORT($take) }
        [informal] platí, +{ SHORT($take) }
       *[other] { NAME($who) } +{ SHORT($take) }
    }

## Konec hry

tetrikon-closing-filled = { PERSON($who) ->
        [formal] Celý diagram je plný, ⏎ uzavíráte hru!
        [informal] Celý diagram je plný, ⏎ uzavíráš hru!
       *[other] { NAME($who) } má celý diagram plný a uzavírá hru!
    }
    .brief = { PERSON($who) ->
        [formal] Uzavíráte hru!
        [informal] Uzavíráš hru!
       *[other] { NAME($who) } uzavírá hru!
    }
    .braille = { PERSON($who) ->
        [formal] uzavíráte hru
        [informal] uzavíráš hru
       *[other] { NAME($who) } uzavírá hru
    }
tetrikon-closing = { $reason ->
        [time] Čas vypršel, tah se dohraje.
        [called] Konec času vyhlašuje manager, tah se dohraje.
        [rounds] Nejvyšší počet kol je odehrán, hra končí.
       *[dead-end] Dvě kola nikdo nic nehraje, hra končí.
    }
    .brief = { $reason ->
        [time] Čas vypršel.
        [called] Konec času.
        [rounds] Kola jsou odehraná.
       *[dead-end] Nikdo nehraje, konec.
    }
    .braille = { $reason ->
        [time] čas vypršel
        [called] konec času
        [rounds] konec kol
       *[dead-end] nikdo nehraje
    }
tetrikon-last-turns = Ještě jeden tah: { LINES($who, join: "comma") }. ⏎ Už bez obchodu.
    .brief = Ještě jeden tah: { LIST($who, join: "comma") }.
    .braille = poslední: { LIST($who, join: "comma") }
tetrikon-lot-drawn = { PERSON($who) ->
        [formal] Losem máte { ORD($place, noun: "place") } vy
        [informal] Losem máš { ORD($place, noun: "place") } ty
       *[other] Losem má { ORD($place, noun: "place") } { NAME($who) }
    }, v losu: { LINES($among) }.
    .brief = { PERSON($who) ->
        [formal] Los: { ORD($place, noun: "place") } máte vy.
        [informal] Los: { ORD($place, noun: "place") } máš ty.
       *[other] Los: { ORD($place, noun: "place") } má { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] los: { $place }. vy
        [informal] los: { $place }. ty
       *[other] los: { $place }. { NAME($who) }
    }
tetrikon-game-scored = Trestné body: { LINES($penalties, join: "comma") }.
    .brief = Trestné body: { LIST($penalties, join: "comma") }.
    .braille = tb { SHORT($penalties) }
tetrikon-game-totals = Celkem po { ORD($number, noun: "game", case: "loc") }: { LINES($totals, join: "comma") }.
    .brief = Celkem: { LIST($totals, join: "comma") }.
    .braille = celkem { LIST($totals, join: "comma") }
tetrikon-total-of = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    } { $total }{ $zeros ->
        [0] { "" }
       *[other] {" a "}{ CNT($zeros, noun: "tetrikon-zero") }
    }
    .braille = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    } { $total }
tetrikon-times = { $count } krát { $points } T
    .brief = { $count } krát { $points } T
    .braille = { $count }x{ $points }
tetrikon-inflation = inflace
tetrikon-die = Padlo { $face }.
    .brief = Padlo { $face }.
    .braille = hod { $face }
tetrikon-purchase = { PERSON($who) ->
        [formal] Kupujete dílek za 100 T.
        [informal] Kupuješ dílek za 100 T.
       *[other] { NAME($who) } kupuje dílek.
    }
    .brief = { PERSON($who) ->
        [formal] Kupujete dílek.
        [informal] Kupuješ dílek.
       *[other] { NAME($who) } kupuje dílek.
    }
    .braille = { PERSON($who) ->
        [formal] kupujete
        [informal] kupuješ
       *[other] { NAME($who) } kupuje
    }
tetrikon-card-kept-hidden = { NAME($who) } si kartu nechává.
    .brief = { NAME($who) } si nechává kartu.
    .braille = { NAME($who) } nechává N
tetrikon-draft = Nabídka zatím: { LINES($give, case: "acc") } za { LINES($take, case: "acc") }.
    .brief = Zatím { LIST($give, case: "acc") } za { LIST($take, case: "acc") }.
    .braille = { SHORT($give) } za { SHORT($take) }
## Karty náhody: jméno, na braillu pevná zkratka karty, a co karta dělá

tetrikon-card-swap-manager = výměna u managera
    .brief = výměna u managera
    .braille = směna 1 u M
tetrikon-card-swap-player = výměna s hráčem
    .brief = výměna s hráčem
    .braille = směna 1 u H
tetrikon-card-random-piece = náhodný dílek od managera
    .brief = náhodný dílek
    .braille = 1 náhodně od M
tetrikon-card-piece-from-player = dílek od hráče
    .brief = dílek od hráče
    .braille = 1 od H
tetrikon-card-surrender = dílek pro managera
    .brief = dílek pro managera
    .braille = odevzdej 1 M
tetrikon-card-choose-piece = dílek podle výběru
    .brief = dílek podle výběru
    .braille = vyber 1 od M
tetrikon-card-draw-1 = jedna karta z pokladnice
    .brief = karta z pokladnice
    .braille = lízni 1 z P
tetrikon-card-draw-2 = dvě karty z pokladnice
    .brief = dvě karty z pokladnice
    .braille = lízni 2 z P
tetrikon-card-draw-3 = tři karty z pokladnice
    .brief = tři karty z pokladnice
    .braille = lízni 3 z P
tetrikon-card-discard-1 = odhoz jedné karty
    .brief = odhoz jedné karty
    .braille = odhoď 1 z R
tetrikon-card-discard-2 = odhoz dvou karet
    .brief = odhoz dvou karet
    .braille = odhoď 2 z R
tetrikon-card-no-trade = zákaz obchodu
    .brief = zákaz obchodu
    .braille = nelze obchodovat
tetrikon-card-no-roll = zákaz hodu
    .brief = zákaz hodu
    .braille = nelze házet K
tetrikon-card-ten-from-each = 10 T od každého
    .brief = 10 T od každého
    .braille = 10 T od každého
tetrikon-card-twenty-five-from-each = 25 T od každého
    .brief = 25 T od každého
    .braille = 25 T od každého
tetrikon-card-five-to-each = 5 T pro každého
    .brief = 5 T pro každého
    .braille = 5 T pro každého
tetrikon-card-joker-10 = žolík 10 T
    .brief = žolík 10 T
    .braille = žolík 10 T
tetrikon-card-joker-25 = žolík 25 T
    .brief = žolík 25 T
    .braille = žolík 25 T
tetrikon-card-joker-50 = žolík 50 T
    .brief = žolík 50 T
    .braille = žolík 50 T
tetrikon-card-build-two = stavba ze dvou dílků
    .brief = stavba ze dvou
    .braille = stavíš 2 v tahu
tetrikon-card-no-build = zákaz stavby
    .brief = zákaz stavby
    .braille = nestavíš
tetrikon-card-take-twenty-five = 25 T od vybraného hráče
    .brief = 25 T od hráče
    .braille = vyber 25 T od 1 H
tetrikon-card-immunity = imunita
    .brief = imunita
    .braille = imunita
tetrikon-card-inheritance = dědictví
    .brief = dědictví
    .braille = dědictví

tetrikon-effect-swap-manager = Hráč dá jeden volný dílek a vezme z nabídky ten, který určí kostka.
tetrikon-effect-swap-player = Hráč nabídne volný dílek za volný dílek soupeře. ⏎ Vymění se, když soupeř souhlasí.
tetrikon-effect-random-piece = Hráč dostane z nabídky dílek, který určí kostka. ⏎ Hází manager.
tetrikon-effect-piece-from-player = Vybraný soupeř dá hráči volný dílek podle své volby. ⏎ Nemá-li žádný, nedá nic.
tetrikon-effect-surrender = Hráč odevzdá jeden dílek do sáčku. ⏎ Nemá-li volný, vyjme ho z diagramu.
tetrikon-effect-choose-piece = Hráč si vezme z nabídky dílek, který chce. ⏎ Nehází se.
tetrikon-effect-draw-1 = Hráč dostane jednu kartu z pokladnice.
tetrikon-effect-draw-2 = Hráč dostane dvě karty z pokladnice.
tetrikon-effect-draw-3 = Hráč dostane tři karty z pokladnice.
tetrikon-effect-discard-1 = Hráč odhodí z ruky jednu kartu, kterou chce, kartu T nebo náhodu.
tetrikon-effect-discard-2 = Hráč odhodí z ruky dvě karty, které chce, karty T nebo náhody.
tetrikon-effect-no-trade = Hráč až do svého příštího tahu s nikým neobchoduje. ⏎ U managera nakupovat smí.
tetrikon-effect-no-roll = Hráč v příštím tahu nehází pro karty. ⏎ Ostatní akce smí.
tetrikon-effect-ten-from-each = Každý soupeř dá hráči 10 T.
tetrikon-effect-twenty-five-from-each = Každý soupeř dá hráči 25 T.
tetrikon-effect-five-to-each = Hráč dá každému soupeři 5 T.
tetrikon-effect-joker-10 = Manager za ni dá karty T v hodnotě 10 T. Žolíků lze vyměnit víc naráz.
tetrikon-effect-joker-25 = Manager za ni dá karty T v hodnotě 25 T. Žolíků lze vyměnit víc naráz.
    .braille = dá 25 z T, i víc
tetrikon-effect-joker-50 = Manager za ni dá karty T v hodnotě 50 T. Žolíků lze vyměnit víc naráz.
tetrikon-effect-build-two = Hráč vloží do diagramu až dva volné dílky. ⏎ Jinou stavbu v tom tahu nemá.
tetrikon-effect-no-build = Hráč v tomto tahu nestaví. ⏎ Ostatní akce smí.
tetrikon-effect-take-twenty-five = Vybraný soupeř dá hráči 25 T. Nemá-li tolik, dá, co má.
tetrikon-effect-immunity = Zruší jednu náhodu, která by hráči něco vzala nebo zakázala, i mimo jeho tah.
tetrikon-effect-inheritance = Manager dá hráči 150 T.

tetrikon-card-info = { CAP($card) }: zkratka { COMMAND($abbreviation) }, { $keep ->
        [yes] kartu si lze nechat na později
       *[no] platí hned
    }.
    .braille = { SHORT($card) }: { $keep ->
        [yes] lze nechat
       *[no] platí hned
    }

## Kdo je na tahu a co se čeká

tetrikon-turn-over = Partie skončila.
    .brief = Konec.
    .braille = konec
tetrikon-turn-none = Tah ještě nezačal.
tetrikon-turn-chance = { $clock ->
        [yes] Čeká se na hodiny.
       *[no] Čeká se na kostky a karty.
    }
    .brief = { $clock ->
        [yes] Hodiny.
       *[no] Kostky a karty.
    }
    .braille = { $clock ->
        [yes] hodiny
       *[no] kostky a karty
    }
tetrikon-turn-other = { $what ->
        [answer] Odpovídá { NAME($who) }.
        [pay] Platí { NAME($who) }.
        [give] Odevzdává { NAME($who) }.
        [choose] Rozhoduje se { NAME($who) }.
        [build] Staví { NAME($who) }.
        [offer] Nabídku skládá { NAME($who) }.
       *[turn] Hraje { NAME($who) }.
    }
    .brief = { $what ->
        [answer] Odpovídá { NAME($who) }.
        [pay] Platí { NAME($who) }.
        [give] Odevzdává { NAME($who) }.
        [choose] Rozhoduje se { NAME($who) }.
        [build] Staví { NAME($who) }.
        [offer] Nabídku skládá { NAME($who) }.
       *[turn] Hraje { NAME($who) }.
    }
    .braille = hraje { NAME($who) }
tetrikon-act = { $act ->
        [roll] hod
        [use] karta
        [build] stavba
        [deal] obchod
        [buy] nákup
        [swap] výměna u managera
       *[inflation] inflace
    }
    .braille = { $act ->
        [roll] hod
        [use] karta
        [build] stavba
        [deal] obch
        [buy] nák
        [swap] vým
       *[inflation] inf
    }
tetrikon-turn-own = { PERSON($who) ->
        [formal] { $first ->
            [yes] { $final ->
                [yes] Váš poslední tah
               *[no] Váš tah
            }: { LINES($acts, join: "or") }?
           *[no] Druhá akce: { LINES($acts, join: "comma") }, nebo hotovo?
        }
        [informal] { $first ->
            [yes] { $final ->
                [yes] Tvůj poslední tah
               *[no] Tvůj tah
            }: { LINES($acts, join: "or") }?
           *[no] Druhá akce: { LINES($acts, join: "comma") }, nebo hotovo?
        }
       *[other] { NAME($who) }: { LINES($acts, join: "or") }?
    }
    .brief = { PERSON($who) ->
        [formal] { $first ->
            [yes] { CAP(LIST($acts, join: "or")) }?
           *[no] { CAP(LIST($acts, join: "comma")) }, hotovo?
        }
        [informal] { $first ->
            [yes] { CAP(LIST($acts, join: "or")) }?
           *[no] { CAP(LIST($acts, join: "comma")) }, hotovo?
        }
       *[other] { NAME($who) }: { LIST($acts, join: "or") }?
    }
    .braille = { PERSON($who) ->
        [formal] { SHORT($acts) }?
        [informal] { SHORT($acts) }?
       *[other] { NAME($who) }: { SHORT($acts) }?
    }
tetrikon-turn-built = Tah ukončí { COMMAND(WORD("end", of: "tetrikon")) }, ⏎ stavbu vrátí { COMMAND(WORD("undo")) }.
    .brief = { CAP(WORD("end", of: "tetrikon")) }, nebo { WORD("undo") }?
    .braille = { WORD("end", of: "tetrikon") }/{ WORD("undo") }?
tetrikon-turn-nothing = { PERSON($who) ->
        [formal] Hrát nemáte co, ⏎ tah ukončí { COMMAND(WORD("end", of: "tetrikon")) }.
        [informal] Hrát nemáš co, ⏎ tah ukončí { COMMAND(WORD("end", of: "tetrikon")) }.
       *[other] { NAME($who) } nemá co hrát, ⏎ tah ukončí { COMMAND(WORD("end", of: "tetrikon")) }.
    }
    .brief = Zbývá { COMMAND(WORD("end", of: "tetrikon")) }.
    .braille = zbývá { WORD("end", of: "tetrikon") }
tetrikon-turn-reward = { PERSON($who) ->
        [formal] Berete
        [informal] Bereš
       *[other] { NAME($who) } bere
    } { NP($money, noun: "card", case: "acc") } z pokladnice, ⏎ { $twelve ->
        [yes] náhodu, ⏎ nebo dílek?
       *[no] nebo náhodu?
    }
    .brief = Pokladnice, { $twelve ->
        [yes] náhoda, nebo dílek?
       *[no] nebo náhoda?
    }
    .braille = { $money } z P, N{ $twelve ->
        [yes] {", dílek"}
       *[no] { "" }
    }?
tetrikon-turn-card = { PERSON($who) ->
        [formal] { $keep ->
            [yes] Použijete, nebo necháte?
           *[no] Použijte kartu: { $card }.
        }
        [informal] { $keep ->
            [yes] Použiješ, nebo necháš?
           *[no] Použij kartu: { $card }.
        }
       *[other] { NAME($who) }: použít kartu { $card }?
    }
    .brief = { $keep ->
        [yes] Použít, nebo nechat?
       *[no] Použít: { $card }.
    }
    .braille = použít { $card }?
tetrikon-turn-second = { PERSON($who) ->
        [formal] { $laid ->
            [0] Vložte první dílek.
           *[other] Vložte druhý dílek, nebo napište { COMMAND(WORD("end", of: "tetrikon")) }.
        }
        [informal] { $laid ->
            [0] Vlož první dílek.
           *[other] Vlož druhý dílek, nebo napiš { COMMAND(WORD("end", of: "tetrikon")) }.
        }
       *[other] { NAME($who) } vkládá dílek.
    }
    .brief = { $laid ->
        [0] První dílek?
       *[other] Druhý dílek?
    }
    .braille = { $laid ->
        [0] 1. dílek?
       *[other] 2. dílek?
    }
tetrikon-turn-inflation = { PERSON($who) ->
        [formal] V sáčku je jediný dílek. ⏎ Vyhlásíte inflaci? ⏎ Ano, nebo ne.
        [informal] V sáčku je jediný dílek. ⏎ Vyhlásíš inflaci? ⏎ Ano, nebo ne.
       *[other] { NAME($who) }: vyhlásit inflaci? ⏎ Ano, nebo ne.
    }
    .brief = Vyhlásit inflaci?
    .braille = inflace?
tetrikon-turn-draft = { PERSON($who) ->
        [formal] Skládá se nabídka pro vás.
        [informal] Skládá se nabídka pro tebe.
       *[other] Co dál: { COMMAND(WORD("add", of: "tetrikon")) }, { COMMAND(WORD("want", of: "tetrikon")) }, { COMMAND(WORD("propose", of: "tetrikon")) }, nebo { COMMAND(WORD("cancel", of: "tetrikon")) }? ⏎ Odpoví { NAME($who) }.
    }
    .brief = Co dál: { COMMAND(WORD("add", of: "tetrikon")) }, { COMMAND(WORD("want", of: "tetrikon")) }, { COMMAND(WORD("propose", of: "tetrikon")) }?
    .braille = { WORD("add", of: "tetrikon") }? { WORD("propose", of: "tetrikon") }?
tetrikon-turn-give = { PERSON($who) ->
        [formal] Odevzdejte { $left ->
            [1] dílek
           *[other] { CNT($left, noun: "tetrikon-piece", case: "acc") }, po jednom
        }{ $immune ->
            [yes] . Jde použít i imunitu.
           *[no] .
        }
        [informal] Odevzdej { $left ->
            [1] dílek
           *[other] { CNT($left, noun: "tetrikon-piece", case: "acc") }, po jednom
        }{ $immune ->
            [yes] . Jde použít i imunitu.
           *[no] .
        }
       *[other] Odevzdává { NAME($who) }.
    }
    .brief = Odevzdat dílek.
    .braille = odevzdat dílek
tetrikon-turn-discard = { PERSON($who) ->
        [formal] Odhoďte { $left ->
            [1] kartu
           *[other] { CNT($left, noun: "card", case: "acc") }, po jedné
        }{ $immune ->
            [yes] . Jde použít i imunitu.
           *[no] .
        }
        [informal] Odhoď { $left ->
            [1] kartu
           *[other] { CNT($left, noun: "card", case: "acc") }, po jedné
        }{ $immune ->
            [yes] . Jde použít i imunitu.
           *[no] .
        }
       *[other] Odhazuje { NAME($who) }.
    }
    .brief = Odhodit kartu.
    .braille = odhodit kartu
tetrikon-turn-ban = { PERSON($who) ->
        [formal] Bráníte se imunitou? ⏎ Ano, nebo ne: { $card }.
        [informal] Bráníš se imunitou? ⏎ Ano, nebo ne: { $card }.
       *[other] { NAME($who) }: bránit se imunitou? ⏎ Ano, nebo ne: { $card }.
    }
    .brief = Imunita proti: { $card }?
    .braille = imunita? { $card }
tetrikon-turn-answer = { PERSON($who) ->
        [formal] Dáte { LINES($give, case: "acc") }, dostanete { LINES($take, case: "acc") }. ⏎ Přijmete?
        [informal] Dáš { LINES($give, case: "acc") }, dostaneš { LINES($take, case: "acc") }. ⏎ Přijmeš?
       *[other] { NAME($who) }: { LINES($give, case: "acc") } za { LINES($take, case: "acc") }?
    }
    .brief = Dát { LIST($give, case: "acc") } za { LIST($take, case: "acc") }?
    .braille = -{ SHORT($give) } +{ SHORT($take) }?
tetrikon-turn-swap-answer = { PERSON($who) ->
        [formal] Dáte { NP($give, case: "acc") }, dostanete { NP($take, case: "acc") }. ⏎ Přijmete?
        [informal] Dáš { NP($give, case: "acc") }, dostaneš { NP($take, case: "acc") }. ⏎ Přijmeš?
       *[other] { NAME($who) }: { NP($give, case: "acc") } za { NP($take, case: "acc") }?
    }
    .brief = Dát { NP($give, case: "acc") } za { NP($take, case: "acc") }?
    .braille = -{ SHORT($give) } +{ SHORT($take) }?
tetrikon-turn-pay = { PERSON($who) ->
        [formal] { $way ->
            [exact] Zaplatíte { $amount } T{ $number ->
                [1] { " jednou kartou" }
               *[other] : ⏎ { LINES($cards) }
            }?
            [more] Přesně to nejde. ⏎ Zaplatíte { $sum } T místo { $amount } T: ⏎ { LINES($cards) }?
           *[less] { $number ->
                [0] Máte zaplatit { $amount } T a nemáte čím. ⏎ Napište { COMMAND(WORD("pay", of: "tetrikon")) }.
               *[other] Máte zaplatit { $amount } T, ⏎ zaplatíte { $sum } T: ⏎ { LINES($cards) }?
            }
        }{ $immune ->
            [yes] {" Jde použít i imunitu."}
           *[no] { "" }
        }
        [informal] { $way ->
            [exact] Zaplatíš { $amount } T{ $number ->
                [1] { " jednou kartou" }
               *[other] : ⏎ { LINES($cards) }
            }?
            [more] Přesně to nejde. ⏎ Zaplatíš { $sum } T místo { $amount } T: ⏎ { LINES($cards) }?
           *[less] { $number ->
                [0] Máš zaplatit { $amount } T a nemáš čím. ⏎ Napiš { COMMAND(WORD("pay", of: "tetrikon")) }.
               *[other] Máš zaplatit { $amount } T, ⏎ zaplatíš { $sum } T: ⏎ { LINES($cards) }?
            }
        }{ $immune ->
            [yes] {" Jde použít i imunitu."}
           *[no] { "" }
        }
       *[other] { NAME($who) } platí { $amount } T.
    }
    .brief = Zaplatit { $sum } T: { LIST($cards) }?
    .braille = { $few ->
        [yes] { $sum }: { SHORT($values) }?
       *[no] { $sum } T, { NP($number, noun: "card") }?
    }
tetrikon-turn-break = { PERSON($who) ->
        [formal] Máte zaplatit { $amount } T, přesně to jde po rozměnění: { COMMAND(WORD("break", of: "tetrikon"), $card) }.
        [informal] Máš zaplatit { $amount } T, přesně to jde po rozměnění: { COMMAND(WORD("break", of: "tetrikon"), $card) }.
       *[other] { NAME($who) } platí { $amount } T.
    }
    .brief = Dluh { $amount } T, { COMMAND(WORD("break", of: "tetrikon"), $card) }.
    .braille = { $amount } T: { WORD("break", of: "tetrikon") } { $card }
tetrikon-turn-pick = { PERSON($who) ->
        [formal] Zvolte { ORD($number, noun: "tetrikon-diagram", case: "acc") }, třeba { COMMAND(WORD("pick", of: "tetrikon"), "E7") }.
        [informal] Zvol { ORD($number, noun: "tetrikon-diagram", case: "acc") }, třeba { COMMAND(WORD("pick", of: "tetrikon"), "E7") }.
       *[other] { NAME($who) } volí { ORD($number, noun: "tetrikon-diagram", case: "acc") }.
    }
    .brief = Diagram { $number }?
    .braille = diagram { $number }?
tetrikon-turn-ready = { PERSON($who) ->
        [formal] Až budete chtít stavět, napište { COMMAND(WORD("begin", of: "tetrikon")) }. ⏎ Pak běží čas.
        [informal] Až budeš chtít stavět, napiš { COMMAND(WORD("begin", of: "tetrikon")) }. ⏎ Pak běží čas.
       *[other] Na řadě je { NAME($who) }, začíná slovem { COMMAND(WORD("begin", of: "tetrikon")) }.
    }
    .brief = Začít: { COMMAND(WORD("begin", of: "tetrikon")) }.
    .braille = { WORD("begin", of: "tetrikon") }?
tetrikon-turn-run = { PERSON($who) ->
        [formal] Co položíte?
        [informal] Co položíš?
       *[other] Staví { NAME($who) }, diagram { $diagram }.
    }
    .brief = { PERSON($who) ->
        [formal] Co položíte?
        [informal] Co položíš?
       *[other] Staví { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] { $diagram }?
        [informal] { $diagram }?
       *[other] staví { NAME($who) }
    }

## Co lze udělat a co to přinese

tetrikon-action-roll = Hodit pro karty.
    .braille = hod pro karty
tetrikon-action-keep = Kartu si nechat.
    .braille = nechat kartu
tetrikon-action-done = Druhý dílek nevkládat.
    .braille = bez druhého
tetrikon-action-end = Ukončit tah.
    .braille = konec tahu
tetrikon-action-inflation = Vyhlásit inflaci dílků.
tetrikon-action-no-inflation = Inflaci nevyhlásit.
tetrikon-action-time-up = Vyhlásit konec času.
tetrikon-action-withdraw = Nekoupit.
tetrikon-action-immune = Použít imunitu.
tetrikon-action-waive = Přijmout zákaz.
tetrikon-action-propose = Nabídku předložit.
tetrikon-action-cancel = Nabídku zrušit.
tetrikon-action-accept = Přijmout.
tetrikon-action-refuse = Odmítnout.
tetrikon-action-counter = Nabídnout jinak.
tetrikon-action-cards = { $accept ->
        [yes] Přijmout, zaplatit { LINES($cards) }.
       *[no] Předložit, připravit { LINES($cards) }.
    }
tetrikon-action-build = { CAP($piece) }, ⏎ { space-at }, ⏎ { $position }.
    .brief = { CAP($piece) }, { space-at }, { $number }.
    .braille = { SHORT($piece) } { SHORT($cell) } { $number }
tetrikon-action-build-only = { CAP($piece) }, { space-at }.
    .brief = { CAP($piece) }, { space-at }.
    .braille = { SHORT($piece) } { SHORT($cell) }
tetrikon-action-exchange = { CAP($piece) } místo { NP($removed, case: "gen") }, { space-at }, { $position }.
    .brief = { CAP($piece) } místo { NP($removed, case: "gen") }, { space-at }, { $number }.
    .braille = { SHORT($removed) } za { SHORT($piece) } { SHORT($cell) } { $number }
tetrikon-action-take-out = Z diagramu odevzdat { NP($piece, case: "acc") }, { space-at }.
    .brief = Z diagramu { $piece }.
    .braille = -{ SHORT($piece) } { SHORT($cell) }
tetrikon-action-buy = Koupit dílek za 100 T, ⏎ který určí kostka.
    .brief = Koupit dílek.
tetrikon-action-buy-piece = Koupit { NP($piece, case: "acc") } z místa { $place }.
    .braille = nák { SHORT($piece) } z { $place }
tetrikon-action-pay = Zaplatit { $amount } T: ⏎ { LINES($cards) }.
    .braille = dát { $amount }: { SHORT($cards) }
tetrikon-action-break = Rozměnit { $card } T na { LINES($into) }.
tetrikon-action-give = Odevzdat { NP($piece, case: "acc") }.
tetrikon-action-discard = Odhodit kartu: { $card }.
tetrikon-action-swap = Vyměnit u managera { NP($piece, case: "acc") }, ⏎ zabere to celý tah.
    .braille = výměna za { SHORT($piece) }
tetrikon-action-choose = { $reward ->
        [money] Vzít karty z pokladnice.
        [chance] Vzít náhodu.
       *[piece] Vzít dílek, který určí kostka.
    }
tetrikon-action-deal = { PERSON($who) ->
        [formal] Nabídnout obchod sobě.
        [informal] Nabídnout obchod sobě.
       *[other] Nabídnout obchod, odpoví { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [formal] obchod sobě
        [informal] obchod sobě
       *[other] obchod { NAME($who) }
    }
tetrikon-action-add = { $side ->
        [give] Nabídnout { NP($item, case: "acc") }.
       *[take] Říct si o { NP($item, case: "acc") }.
    }
    .braille = { $side ->
        [give] dát { SHORT($item) }
       *[take] chtít { SHORT($item) }
    }
tetrikon-action-use = Použít kartu: ⏎ { LINES($cards) }.
    .braille = karta { SHORT($cards) }
tetrikon-action-use-player = Použít kartu: { LINES($cards) }, dává { NAME($who) }.
tetrikon-action-use-piece = Použít kartu: { LINES($cards) }, { $way ->
        [give] odevzdat { NP($piece, case: "acc") }
       *[take] vzít { NP($piece, case: "acc") }
    }.
tetrikon-action-use-swap = Vyměnit { NP($give, case: "acc") } za { NP($take, case: "acc") }, odpoví { NAME($who) }. ⏎ Karta: { LINES($cards) }.
    .brief = { CAP($give) } za { NP($take, case: "acc") }, { NAME($who) }. { CAP(LIST($cards)) }.
tetrikon-action-pick = Diagram { $diagram }, { NP($squares, noun: "tetrikon-square") }.
tetrikon-action-begin = Začít stavět, čas poběží.
tetrikon-action-give-up = Vzdát se.
tetrikon-action-think = Nechat uběhnout čas: { $time }.
tetrikon-action-lift = Vyjmout { NP($piece, case: "acc") }: { LINES($squares, join: "comma") }.
tetrikon-action-lift-nothing = Vyjmout dílek z pole { COORD($cell) }.
tetrikon-group-build = { CAP($piece) }, { NP($count, noun: "place") }.
    .braille = { SHORT($piece) }: { $count } míst
tetrikon-group-position = { CAP($position) }, { NP($count, noun: "place") }.
tetrikon-group-exchange = Vyměnit vložený dílek za { NP($piece, case: "acc") }, ⏎ { NP($count, noun: "possibility") }.
    .braille = místo vloženého { SHORT($piece) }: { $count }
tetrikon-group-use = Karta { $card }, { NP($count, noun: "possibility") }.
tetrikon-filling = { $way ->
        [own] Zbytek jde vyplnit už jen volnými dílky.
        [coming] Zbytek jde vyplnit dílky, ⏎ které ještě mohou přijít.
        [never] Zbytek už vyplnit nejde, ⏎ musel by se vyměnit vložený dílek.
       *[unknown] Jestli zbytek vyplnit jde, ⏎ se nepodařilo zjistit.
    }
    .brief = { $way ->
        [own] Zbytek jde volnými dílky.
        [coming] Zbytek vyplnit jde.
        [never] Zbytek vyplnit nejde.
       *[unknown] Nezjištěno.
    }
    .braille = zbytek { $way ->
        [own] jde volnými
        [coming] jde
        [never] nejde
       *[unknown] ?
    }
tetrikon-needs = { $use ->
        [fits] Zbytek by šel vyplnit: { LINES($pieces, join: "comma") }.
        [spoils] Zbytek by už nešel vyplnit: { LINES($pieces, join: "comma") }.
        [outside] Nevejde se: { LINES($pieces, join: "comma") }.
       *[unknown] Nepodařilo se zjistit: { LINES($pieces, join: "comma") }.
    }
    .brief = { $use ->
        [fits] Hodí se: { LIST($pieces, join: "comma") }.
        [spoils] Nehodí se: { LIST($pieces, join: "comma") }.
        [outside] Nevejde se: { LIST($pieces, join: "comma") }.
       *[unknown] Nezjištěno: { LIST($pieces, join: "comma") }.
    }
    .braille = { $use ->
        [fits] +
        [spoils] -
        [outside] ne
       *[unknown] ?
    } { SHORT($pieces) }
tetrikon-needs-nothing = Nabídka je prázdná.
    .braille = nabídka prázdná
tetrikon-filling-puzzle = Tohle je při skládání na čas úkol hráče.

## Odpovědi

tetrikon-piece-name = { $piece }
    .braille = { SHORT($piece) }
tetrikon-letter = { $letter ->
        [a] hod nebo kartu
        [b] Náhodu
        [c] stavbu
        [d] obchod
        [e] nákup
       *[f] výměnu u managera
    }
    .braille = { $letter }
tetrikon-time-span = { LINES($time) }
    .braille = { $figures }
tetrikon-diagram-of-whom = { PERSON($who) ->
        [formal] Váš diagram { $diagram }.
        [informal] Tvůj diagram { $diagram }.
       *[other] { NAME($who) }, diagram { $diagram }.
    }
tetrikon-where-placed = { CAP($piece) } v diagramu: { LINES($squares, join: "comma") }.
tetrikon-where-free = { $count ->
        [one] { CAP($piece) } je mezi volnými dílky jednou.
        [few] { CAP($piece) } je mezi volnými dílky { $count }krát.
       *[other] { CAP($piece) } je mezi volnými dílky { $count }krát.
    }
    .braille = { SHORT($piece) } volných { $count }
tetrikon-where-offered = { CAP($piece) } je v nabídce { COUNT($places) ->
        [one] na místě
        [few] na místech
       *[other] na místech
    } { LINES($places) }.
    .braille = { SHORT($piece) } nabídka { SHORT($places) }
tetrikon-where-others = { CAP($piece) } mezi volnými dílky má { LINES($who) }.
tetrikon-where-nowhere = { CAP($piece) } tu nikde není.
    .braille = { SHORT($piece) } nikde
tetrikon-hand-money = { $number ->
        [1] { $total } T, jedna karta.
       *[other] { $total } T: { LINES($cards) }.
    }
    .braille = { $number ->
        [1] { $total } T
       *[other] { $total }: { SHORT($cards) }
    }
tetrikon-hand-no-money = Karta T v ruce žádná není.
tetrikon-hand-cards = Náhody: { LINES($cards) }.
tetrikon-free-pieces = { $count ->
        [0] Volný dílek žádný není.
       *[other] { CAP(NP($count, noun: "tetrikon-free-piece")) }: { LINES($pieces, join: "comma") }.
    }
    .braille = volné { $count }: { SHORT($pieces) }
tetrikon-no-cards = Náhoda v ruce žádná není.
tetrikon-bag-empty = Sáček je prázdný.
tetrikon-bag = { $count ->
        [0] Sáček je prázdný.
        [one] V sáčku je { NP($count, noun: "tetrikon-piece") }.
        [few] V sáčku jsou { NP($count, noun: "tetrikon-piece") }.
       *[other] V sáčku je { NP($count, noun: "tetrikon-piece") }.
    }
    .braille = { $count ->
        [0] sáček prázdný
       *[other] v sáčku { $count }
    }
tetrikon-bag-pieces = { CAP(LINES($pieces, join: "comma")) }.
    .braille = { SHORT($pieces) }
tetrikon-treasury = V pokladnici { NP($count, noun: "card") }, { PAST($returned, stem: "zaplacen", noun: "card") } { NP($returned, gender: "f") }.
    .braille = P { $count }, zaplac { $returned }
tetrikon-chances = V balíčku { NP($count, noun: "tetrikon-chance") }, { PAST($used, stem: "použit", noun: "tetrikon-chance") } { NP($used, gender: "f") }.
    .braille = N { $count }, použito { $used }
tetrikon-no-deal = Teď nikdo nic nenabízí.
tetrikon-no-bans = Žádný zákaz teď neplatí.
    .braille = žádný zákaz
tetrikon-ban-now = { PERSON($who) ->
        [formal] V tomto tahu neházíte pro karty.
        [informal] V tomto tahu neházíš pro karty.
       *[other] { NAME($who) } v tomto tahu nehází pro karty.
    }
tetrikon-pieces-of-size = { CAP(NP($squares, noun: "tetrikon-square")) }: { LINES($pieces, join: "comma") }.
tetrikon-no-opponents = Soupeř tu žádný není.
tetrikon-opponent = { PERSON($who) ->
        [formal] { $dealt ->
            [yes] Vy: diagram { $diagram }, zbývá vyplnit { NP($left, noun: "tetrikon-square", case: "acc") } { PREP(NP($all, case: "gen"), p: "z") }.
           *[no] Vy diagram zatím nemáte.
        }
        [informal] { $dealt ->
            [yes] Ty: diagram { $diagram }, zbývá vyplnit { NP($left, noun: "tetrikon-square", case: "acc") } { PREP(NP($all, case: "gen"), p: "z") }.
           *[no] Ty diagram zatím nemáš.
        }
       *[other] { $dealt ->
            [yes] { NAME($who) }: diagram { $diagram }, zbývá vyplnit { NP($left, noun: "tetrikon-square", case: "acc") } { PREP(NP($all, case: "gen"), p: "z") }.
           *[no] { NAME($who) } diagram zatím nemá.
        }
    }
    .braille = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    } { $dealt ->
        [yes] { $diagram } { $left } z { $all }
       *[no] bez diagramu
    }
tetrikon-opponent-placed = V diagramu { NP($count, noun: "tetrikon-piece") }: { LINES($pieces, join: "comma") }.
tetrikon-opponent-cards = { PERSON($who) ->
        [formal] V ruce { NP($money, noun: "card") } T, { NP($cards, noun: "tetrikon-chance") }.
        [informal] V ruce { NP($money, noun: "card") } T, { NP($cards, noun: "tetrikon-chance") }.
       *[other] V ruce { NP($money, noun: "card") } T, { NP($cards, noun: "tetrikon-chance") }.
    }
    .braille = karet { $money }, náhod { $cards }
tetrikon-status-round = { $of ->
        [1] Kolo { $round }.
       *[other] Hra { $game } { PREP(NP($of, case: "gen"), p: "z") }, kolo { $round }.
    }
tetrikon-status-diagram = Diagram { $diagram }: zbývá vyplnit { NP($left, noun: "tetrikon-square", case: "acc") } { PREP(NP($all, case: "gen"), p: "z") }.
    .braille = { $diagram }: { $left } z { $all }
tetrikon-status-hand = V ruce { $total } T, ⏎ { NP($cards, noun: "tetrikon-chance") }, ⏎ { NP($pieces, noun: "tetrikon-free-piece") }.
    .braille = { $total } T, { $cards } náh, { $pieces } díl
tetrikon-score-none = { PERSON($who) ->
        [formal] Trestné body zatím nemáte.
        [informal] Trestné body zatím nemáš.
       *[other] { NAME($who) } zatím nemá trestné body.
    }
tetrikon-cell-cover = Zakryje ho { LINES($ways, join: "semicolon") }.
    .brief = { LIST($ways, join: "semicolon") }.
    .braille = { LIST($ways, join: "comma") }
tetrikon-cell-ways = { $piece }, { NP($count, noun: "possibility") }, zbude { $left }
    .brief = { $piece } { $count }, zbude { $left }
    .braille = { SHORT($piece) } { $count } zbude { $left }
tetrikon-cell-none = Žádný volný dílek ho nezakryje.
    .brief = Nezakryje ho nic.
    .braille = nic
tetrikon-lead = Vpředu: { LINES($who) }, zbývá vyplnit { NP($count, noun: "tetrikon-square", case: "acc") }.
    .brief = Vpředu: { LIST($who) }, zbývá { $count }.
    .braille = vpředu { $count }: { LIST($who, join: "comma") }
tetrikon-lead-nobody = Nikdo nevede, všem zbývá vyplnit { NP($count, noun: "tetrikon-square", case: "acc") }.
    .brief = Nikdo nevede, všem zbývá { $count }.
    .braille = nikdo, { $count }
tetrikon-score-empty = Prázdné čtverečky: { LINES($counts, join: "comma") }.
    .braille = { LIST($counts, join: "comma") }
tetrikon-letters = { PERSON($who) ->
        [formal] { COUNT($done) ->
            [0] V tahu zatím nemáte žádnou akci
           *[other] V tahu máte za sebou { LINES($done) }
        }. ⏎ { $left ->
            [0] Další akce už není.
            [one] Zbývá jedna akce.
            [few] Zbývají dvě akce.
           *[other] Zbývají dvě akce.
        }
        [informal] { COUNT($done) ->
            [0] V tahu zatím nemáš žádnou akci
           *[other] V tahu máš za sebou { LINES($done) }
        }. ⏎ { $left ->
            [0] Další akce už není.
            [one] Zbývá jedna akce.
            [few] Zbývají dvě akce.
           *[other] Zbývají dvě akce.
        }
       *[other] { COUNT($done) ->
            [0] { NAME($who) } v tahu zatím nemá žádnou akci
           *[other] { NAME($who) } má v tahu za sebou { LINES($done) }
        }. ⏎ { $left ->
            [0] Další akce už není.
            [one] Zbývá jedna akce.
            [few] Zbývají dvě akce.
           *[other] Zbývají dvě akce.
        }
    }
    .braille = { PERSON($who) ->
        [formal] bylo
        [informal] bylo
       *[other] { NAME($who) }
    } { SHORT($done) }, zbývá { $left }
tetrikon-acts-possible = Teď jde: { LINES($acts, join: "comma") }.
    .braille = jde { SHORT($acts) }
tetrikon-time-unlimited = Čas není omezen.
    .braille = čas bez omezení
tetrikon-time-passed = Uběhlo: { $time }.
tetrikon-time-left = Zbývá: { $time }.

## Blesková hra a hra pro jednoho

tetrikon-diagram-picked = { PERSON($who) ->
        [formal] Diagram { $diagram }, { NP($squares, noun: "tetrikon-square") }.
        [informal] Diagram { $diagram }, { NP($squares, noun: "tetrikon-square") }.
       *[other] { NAME($who) } má diagram { $diagram }, { NP($squares, noun: "tetrikon-square") }.
    }
    .brief = { PERSON($who) ->
        [formal] { $of ->
            [1] Diagram { $diagram }.
           *[other] Diagram { $number } { PREP(NP($of, case: "gen"), p: "z") }: { $diagram }.
        }
        [informal] { $of ->
            [1] Diagram { $diagram }.
           *[other] Diagram { $number } { PREP(NP($of, case: "gen"), p: "z") }: { $diagram }.
        }
       *[other] { NAME($who) }: { $diagram }.
    }
    .braille = { PERSON($who) ->
        [formal] diagram { $diagram }
        [informal] diagram { $diagram }
       *[other] { NAME($who) } { $diagram }
    }
tetrikon-run-drawing = { PERSON($who) ->
        [formal] Začínáte, čas poběží od posledního diagramu.
        [informal] Začínáš, čas poběží od posledního diagramu.
       *[other] { NAME($who) } začíná, čas poběží od posledního diagramu.
    }
    .brief = { PERSON($who) ->
        [formal] Začínáte.
        [informal] Začínáš.
       *[other] { NAME($who) } začíná.
    }
    .braille = { PERSON($who) ->
        [formal] začínáte
        [informal] začínáš
       *[other] { NAME($who) } začíná
    }
tetrikon-run-began = { PERSON($who) ->
        [formal] Začínáte, čas běží.
        [informal] Začínáš, čas běží.
       *[other] { NAME($who) } začíná, čas běží.
    }
    .brief = { PERSON($who) ->
        [formal] Čas běží.
        [informal] Čas běží.
       *[other] { NAME($who) } začíná.
    }
    .braille = { PERSON($who) ->
        [formal] čas běží
        [informal] čas běží
       *[other] { NAME($who) } začíná
    }
tetrikon-diagram-begun = { PERSON($who) ->
        [formal] { CAP(ORD($number, noun: "tetrikon-diagram")) } ze { NUM($of, case: "gen", gender: "mi") }: ⏎ { $diagram }, ⏎ { NP($squares, noun: "tetrikon-square") }, ⏎ dílků je { $pieces }.
        [informal] { CAP(ORD($number, noun: "tetrikon-diagram")) } ze { NUM($of, case: "gen", gender: "mi") }: ⏎ { $diagram }, ⏎ { NP($squares, noun: "tetrikon-square") }, ⏎ dílků je { $pieces }.
       *[other] { NAME($who) } staví { $diagram }.
    }
    .brief = { $number } { PREP(NP($of, case: "gen"), p: "z") }: { $diagram }, { $squares }.
    .braille = { $number } z { $of }: { $diagram }
tetrikon-piece-lifted = { PERSON($who) ->
        [formal] { CAP($piece) } je zase mezi volnými.
        [informal] { CAP($piece) } je zase mezi volnými.
       *[other] { NAME($who) } vyjímá { NP($piece, case: "acc") }, zbývá { $left }.
    }
    .brief = { PERSON($who) ->
        [formal] Volný dílek: { $piece }.
        [informal] Volný dílek: { $piece }.
       *[other] { NAME($who) } vyjímá { NP($piece, case: "acc") }.
    }
    .braille = { PERSON($who) ->
        [formal] -{ SHORT($piece) }
        [informal] -{ SHORT($piece) }
       *[other] { NAME($who) } -{ SHORT($piece) }, zbývá { $left }
    }
tetrikon-diagram-filled = { PERSON($who) ->
        [formal] Diagram { $diagram } je hotový, { $time }.
        [informal] Diagram { $diagram } je hotový, { $time }.
       *[other] { NAME($who) } má hotový { $diagram }, { $time }.
    }
    .brief = { PERSON($who) ->
        [formal] { $diagram } hotový.
        [informal] { $diagram } hotový.
       *[other] { NAME($who) }: { $diagram } hotový.
    }
    .braille = { PERSON($who) ->
        [formal] { $diagram } hotový { $time }
        [informal] { $diagram } hotový { $time }
       *[other] { NAME($who) } { $diagram } { $time }
    }
tetrikon-run-ended = { PERSON($who) ->
        [formal] { $ending ->
            [filled] Hotovo! Váš čas: { $time }.
            [time] Čas vypršel, chybí { NP($empty, noun: "tetrikon-square") }.
           *[given-up] Vzdáváte se, čas { $time }, chybí { NP($empty, noun: "tetrikon-square") }.
        }
        [informal] { $ending ->
            [filled] Hotovo! Tvůj čas: { $time }.
            [time] Čas vypršel, chybí { NP($empty, noun: "tetrikon-square") }.
           *[given-up] Vzdáváš se, čas { $time }, chybí { NP($empty, noun: "tetrikon-square") }.
        }
       *[other] { $ending ->
            [filled] { NAME($who) } má hotovo, čas { $time }.
            [time] { NAME($who) }: čas vypršel, chybí { NP($empty, noun: "tetrikon-square") }.
           *[given-up] { NAME($who) } se vzdává, chybí { NP($empty, noun: "tetrikon-square") }.
        }
    }
    .brief = { PERSON($who) ->
        [formal] { $ending ->
            [filled] Hotovo, { $time }.
           *[other] Konec, chybí { $empty }.
        }
        [informal] { $ending ->
            [filled] Hotovo, { $time }.
           *[other] Konec, chybí { $empty }.
        }
       *[other] { NAME($who) }: { $ending ->
            [filled] hotovo, { $time }
           *[other] chybí { $empty }
        }.
    }
    .braille = { PERSON($who) ->
        [formal] { $ending ->
            [filled] hotovo { $time }
           *[other] chybí { $empty }
        }
        [informal] { $ending ->
            [filled] hotovo { $time }
           *[other] chybí { $empty }
        }
       *[other] { NAME($who) } { $ending ->
            [filled] { $time }
           *[other] -{ $empty }
        }
    }

## Výsledek

tetrikon-penalties = { $points ->
        [0] { " " }bez trestných bodů
       *[other] , { NP($points, noun: "penalty") }{ $zeros ->
            [0] { "" }
           *[other] , { CNT($zeros, noun: "tetrikon-zero") }
        }
    }
tetrikon-over-winner = { PERSON($who) ->
        [formal] Vyhráváte{ tetrikon-penalties }.
        [informal] Vyhráváš{ tetrikon-penalties }.
       *[other] Vyhrává { NAME($who) }{ tetrikon-penalties }.
    }
    .brief = { PERSON($who) ->
        [formal] Vyhráváte, { $points }.
        [informal] Vyhráváš, { $points }.
       *[other] Vyhrává { NAME($who) }, { $points }.
    }
    .braille = { PERSON($who) ->
        [formal] vyhráváte, tb { $points }
        [informal] vyhráváš, tb { $points }
       *[other] 1. { NAME($who) }, tb { $points }
    }
tetrikon-over-shared = Společné vítězství: { LINES($who) }{ tetrikon-penalties }.
    .brief = Společné vítězství: { LIST($who) }, { $points }.
    .braille = 1. { LIST($who, join: "comma") }, tb { $points }
tetrikon-over-place = { CAP(ORD($place, noun: "place")) }: ⏎ { LINES($who) }{ tetrikon-penalties }.
    .brief = { CAP(ORD($place, noun: "place")) }: { LIST($who) }, { $points }.
    .braille = { $place }. { LIST($who, join: "comma") }, tb { $points }
tetrikon-over-lot = Kde nerozhodly nuly ani nejlepší hra, rozhodl los.
    .brief = Shodu rozhodl los.
    .braille = shodu rozhodl los
tetrikon-over-tie = Shodu bodů rozhodly nuly nebo nejlepší hra.
    .brief = Shodu rozhodly nuly nebo nejlepší hra.
    .braille = shodu rozhodly nuly
tetrikon-over-games = { PERSON($who) ->
        [formal] Vaše hry: { LINES($amounts, join: "comma") }.
        [informal] Tvoje hry: { LINES($amounts, join: "comma") }.
       *[other] { NAME($who) }, hry: { LINES($amounts, join: "comma") }.
    }
    .brief = { PERSON($who) ->
        [formal] Vaše hry: { LIST($amounts, join: "comma") }.
        [informal] Tvoje hry: { LIST($amounts, join: "comma") }.
       *[other] { NAME($who) }: { LIST($amounts, join: "comma") }.
    }
    .braille = { PERSON($who) ->
        [formal] hry { LIST($amounts, join: "comma") }
        [informal] hry { LIST($amounts, join: "comma") }
       *[other] { NAME($who) } { LIST($amounts, join: "comma") }
    }
tetrikon-over-run = { $empty ->
        [0] { $alone ->
            [yes] Složeno za { $time }.
           *[no] { CAP(ORD($place, noun: "place")) }: { NAME($who) }, čas { $time }.
        }
       *[other] { $alone ->
            [yes] Nesloženo, chybí { NP($empty, noun: "tetrikon-square") }.
           *[no] { CAP(ORD($place, noun: "place")) }: { NAME($who) }, chybí { NP($empty, noun: "tetrikon-square") }, { NP($points, noun: "penalty") }.
        }
    }
    .brief = { $empty ->
        [0] { $alone ->
            [yes] Složeno, { $time }.
           *[no] { CAP(ORD($place, noun: "place")) }: { NAME($who) }, { $time }.
        }
       *[other] { $alone ->
            [yes] Chybí { $empty }.
           *[no] { CAP(ORD($place, noun: "place")) }: { NAME($who) }, { $points }.
        }
    }
    .braille = { $empty ->
        [0] { $alone ->
            [yes] složeno { $time }
           *[no] { $place }. { NAME($who) } { $time }
        }
       *[other] { $alone ->
            [yes] chybí { $empty }
           *[no] { $place }. { NAME($who) } tb { $points }
        }
    }
tetrikon-why-total = { PERSON($who) ->
        [formal] { $points ->
            [0] Nemáte žádné trestné body.
           *[other] Máte { NP($points, noun: "penalty", case: "acc") }.
        }
        [informal] { $points ->
            [0] Nemáš žádné trestné body.
           *[other] Máš { NP($points, noun: "penalty", case: "acc") }.
        }
       *[other] { NAME($who) } { $points ->
            [0] nemá žádné trestné body.
           *[other] má { NP($points, noun: "penalty", case: "acc") }.
        }
    }
tetrikon-item-game = Hra { $game }, ⏎ diagram { $diagram }: ⏎ { $empty ->
        [0] plný, ⏎ žádné trestné body
       *[other] { NP($empty, noun: "tetrikon-square") } po dvaceti, ⏎ { NP($points, noun: "penalty") }
    }.
    .braille = { $diagram }: { $empty ->
        [0] plný
       *[other] { $empty }, { $points } tb
    }
tetrikon-item-run = { LINES($diagrams, join: "comma") }: čas { $time }{ $empty ->
        [0] { "" }
       *[other] , chybí { NP($empty, noun: "tetrikon-square") }, { NP($points, noun: "penalty") }
    }.

## Volby a jejich důvody

tetrikon-option-mode-normal = Hraje se běžně: nákup, náhody, obchod a stavba.
tetrikon-option-mode-blitz = Blesková hra: každý má celou soupravu a skládá na čas, nejrychlejší vyhrává.
    .brief = Blesková hra na čas.
tetrikon-option-mode-solo = Hra pro jednoho: čtyři diagramy po sobě na čas ze všech dílků.
    .brief = Hra pro jednoho na čas.
tetrikon-option-games-1 = Hraje se jedna hra, tedy jeden diagram pro každého.
    .brief = Jedna hra.
tetrikon-option-games-2 = Hrají se dvě hry a trestné body se sčítají.
    .brief = Dvě hry.
tetrikon-option-games-3 = Hrají se tři hry a trestné body se sčítají.
    .brief = Tři hry.
tetrikon-option-level = { $same ->
        [yes] Hra { $number } má stejné písmeno jako první.
       *[no] { $number ->
            [1] Diagramy
           *[other] Diagramy hry { $number }
        } mají písmeno { $level }; nejlehčí je písmeno A, nejtěžší J.
    }
    .brief = { $same ->
        [yes] Hra { $number }: stejné písmeno.
       *[no] { $number ->
            [1] Písmeno { $level }.
           *[other] Hra { $number }: písmeno { $level }.
        }
    }
    .braille = { $same ->
        [yes] hra { $number }: jako první
       *[no] hra { $number }: písmeno { $level }
    }
tetrikon-option-buying-die = Který dílek kupující dostane, určí kostka, tak pravidla popisují nabídku.
    .brief = Koupený dílek určí kostka.
tetrikon-option-buying-choice = Kupující si dílek vybírá, hra je asi o polovinu kratší.
    .brief = Koupený dílek se vybírá.
tetrikon-option-mirror-yes = Dílky se smějí obracet na druhou stranu, protože jsou to tělesa.
    .brief = Dílky se smějí obracet.
tetrikon-option-mirror-no = Dílky se smějí jen otáčet, ne obracet.
    .brief = Dílky se jen otáčejí.
    .braille = dílky jen otáčet
tetrikon-option-money-standard = Mezi kartami T jsou i stovky, jak o nich mluví pravidla.
    .brief = Karty T se stovkami.
tetrikon-option-money-list = Karty T jsou bez stovek, jak je uvádí seznam karet.
    .brief = Karty T bez stovek.
tetrikon-option-change-exact = Manager vrátí, co se platí navíc, když na to má přesné karty.
    .brief = Manager vrací, když může.
tetrikon-option-change-none = Manager nevrací nic.
tetrikon-option-exchange-yes = Kdo nemůže zaplatit přesně, smí si kartu u managera rozměnit.
    .brief = Karty se smějí rozměnit.
tetrikon-option-exchange-no = Kdo nemůže zaplatit přesně, zaplatí nejblíž nižší částku.
    .brief = Karty se nerozměňují.
tetrikon-option-exchange-treasury = Kdo nemůže zaplatit přesně ani po rozměnění, zaplatí víc, a manager vrátí zbytek z pokladnice.
    .brief = Manager rozměňuje i z pokladnice.
tetrikon-option-immunity-cards = Imunita ruší jen náhody, tak je popsána na kartě.
    .brief = Imunita ruší náhody.
tetrikon-option-immunity-inflation = Imunita chrání i před inflací.
tetrikon-option-inflation-automatic = Inflace dílků přijde sama, hodí se pro turnaje.
    .brief = Inflace přijde sama.
tetrikon-option-inflation-asked = Na inflaci dílků se program zeptá managera, bez něj hráče na tahu.
    .brief = Na inflaci se program zeptá.
tetrikon-option-manager = { $number ->
        [0] Managerem stolu je program.
       *[other] Managerem stolu je hráč { $number }, vyhlašuje inflaci a konec času.
    }
    .brief = { $number ->
        [0] Managerem je program.
       *[other] Managerem je hráč { $number }.
    }
tetrikon-option-minutes = { $number ->
        [0] Čas není omezen.
       *[other] Jedna hra má { NP($number, noun: "minute", case: "acc") }, v bleskové hře a pro jednoho je má každý.
    }
    .brief = { $number ->
        [0] Čas není omezen.
       *[other] Čas: { NP($number, noun: "minute") }.
    }
tetrikon-option-rounds = Po { NP($number, noun: "round", case: "loc") } se hra uzavře, jako by vypršel čas.
    .brief = Nejvýš { NP($number, noun: "round", case: "acc") }.
tetrikon-option-offers = V jednom tahu smí hráč nabídnout obchod nejvýš { $number }krát.
    .brief = Nabídek v tahu: { $number }.
tetrikon-option-hands-private = Hodnoty karet T a schované náhody zná jen jejich majitel.
    .brief = Karty v ruce jsou tajné.
tetrikon-option-hands-open = Karty v ruce znají všichni, hodí se k výuce.
    .brief = Karty v ruce jsou otevřené.
tetrikon-option-dice-program = Hází program, kostky nejsou potřeba.
    .brief = Hází program.
tetrikon-option-dice-own = Hází se vlastními kostkami na stole a program se ptá, co padlo.
    .brief = Hází se vlastními kostkami.
    .braille = vlastní kostky
tetrikon-option-cards-program = Karty, dílky a diagramy rozdává program.
    .brief = Rozdává program.
tetrikon-option-cards-own = Karty, dílky a diagramy jsou z vlastní soupravy a program se na ně ptá.
    .brief = Karty a dílky jsou vlastní.
tetrikon-option-ties-shared = Při stejných bodech i nulách se o místo dělí.
    .brief = Při shodě se o místo dělí.
tetrikon-option-ties-best-game = Při stejných bodech i nulách rozhodne nejlepší hra, hodí se pro turnaje.
    .brief = Při shodě rozhodne nejlepší hra.
tetrikon-option-ties-lot = Při stejných bodech i nulách rozhodne nejlepší hra, a když ani ta ne, los.
    .brief = Při shodě rozhodne nejlepší hra, pak los.
tetrikon-option-starter-roll = Začíná ten, kdo hodí nejvyšší číslo.
tetrikon-option-starter-youngest = Začíná nejmladší hráč. Sedí na prvním místě a o začátek se nehází.
    .brief = Začíná nejmladší, první v pořadí.
tetrikon-option-turn-end-itself = Po druhé akci tah končí sám.
tetrikon-option-turn-end-said = Je-li druhou akcí stavba, tah končí až slovem { COMMAND(WORD("end", of: "tetrikon")) }, do té doby ji lze vrátit.
    .brief = Tah se stavbou ukončí { COMMAND(WORD("end", of: "tetrikon")) }.
tetrikon-option-diagrams-drawn = Diagramy hry pro jednoho se losují.
tetrikon-option-diagrams-chosen = Diagramy hry pro jednoho volí hráč, aby se mohl vrátit k téže čtveřici.
    .brief = Diagramy pro jednoho volí hráč.
tetrikon-option-set = { $standard ->
        [yes] Hraje se se soupravou programu.
       *[no] Hraje se s vlastní soupravou { $name }.
    }
    .brief = { $standard ->
        [yes] Souprava programu.
       *[no] Vlastní souprava.
    }

## Napsaný tah a otázka

tetrikon-error-more = Slovo „{ $word }“ je navíc.
tetrikon-error-pieces = „{ $word }“ může být { LINES($pieces, join: "or") }.
tetrikon-error-piece = „{ $word }“ není dílek, jejich jména vypíše { COMMAND(WORD("pieces", of: "tetrikon")) }.
    .brief = „{ $word }“ není dílek.
tetrikon-error-which-piece = Chybí dílek, třeba { COMMAND(WORD("build", of: "tetrikon"), "tyč c3 2") }.
    .brief = Chybí dílek.
tetrikon-error-cards = „{ $word }“ může být { LINES($cards, join: "or") }.
tetrikon-error-card = „{ $word }“ není náhoda, píše se třeba { COMMAND("žolík 25 T") }.
    .brief = „{ $word }“ není náhoda.
tetrikon-error-card-details = Karta má { NP($count, noun: "possibility", case: "acc") }, víc se musí říct: { $card }.
    .brief = Chybí podrobnosti: { $card }.
tetrikon-error-card-ways = Kartu lze použít více způsoby, { REGISTER() ->
        [informal] vyber
       *[formal] vyberte
    } číslo: { $card }.
    .brief = Který způsob?
tetrikon-error-which-card = Chybí karta, třeba { COMMAND(WORD("discard", of: "tetrikon"), "10 T") }.
    .brief = Chybí karta.
tetrikon-error-give = Chybí dílek, třeba { COMMAND(WORD("give", of: "tetrikon"), "roh") }.
    .brief = Chybí dílek.
tetrikon-error-which-chance = Chybí karta, třeba { COMMAND(WORD("use", of: "tetrikon"), "žolík 25 T") }.
    .brief = Chybí karta.
tetrikon-error-one-card = Karty se odhazují po jedné.
tetrikon-error-amount = „{ $word }“ není hodnota karty, píše se třeba { COMMAND("50 25 25") }.
    .brief = „{ $word }“ není hodnota karty.
tetrikon-error-goods = „{ $word }“ není dílek ani částka, píše se třeba { COMMAND("hák a 25 T") }.
    .brief = „{ $word }“ není dílek ani částka.
tetrikon-error-one-thing = Přidává se vždy jeden dílek, nebo jedna karta T.
tetrikon-error-player = „{ $name }“ mezi hráči není, jsou tu { LINES($known) }.
    .brief = „{ $name }“ mezi hráči není.
tetrikon-error-which-player = Chybí hráč, třeba { COMMAND(WORD("offer", of: "tetrikon"), "Petrovi hák za 50 T") }.
    .brief = Chybí hráč.
tetrikon-error-offer = Nabídka se píše třeba { COMMAND(WORD("offer", of: "tetrikon"), "Petrovi hák a 25 T za roh") }.
    .brief = Chybí, co za co.
tetrikon-error-exact = Přesně { $amount } z karet složit nejde, ⏎ v ruce je { $total }.
    .brief = Přesně { $amount } nejde.
    .braille = přesně { $amount } nejde
tetrikon-error-spot = „{ $word }“ není pole ani poloha, píše se třeba { COMMAND("tyč c3 2") }. Dílek je { $piece }.
    .brief = „{ $word }“ není pole ani poloha.
tetrikon-error-which-position = { $kind ->
        [place] Míst je tu víc
       *[position] Poloh je tu víc
    }, { REGISTER() ->
        [informal] vyber
       *[formal] vyberte
    } číslo: { $piece }.
    .brief = { $kind ->
        [place] Které místo?
       *[position] Která poloha?
    }
tetrikon-error-many-places = Míst je { $count }, chybí pole, třeba { COMMAND(WORD("moves")) } a jméno dílku je vypíše: { $piece }.
    .brief = Chybí pole, míst je { $count }.
tetrikon-error-no-place = { $posed ->
        [yes] V takové poloze se nikam nevejde
       *[no] Nikam se nevejde
    }: { $piece }.
    .brief = Nevejde se: { $piece }.
tetrikon-error-not-shape = Pole { LINES($squares, join: "comma") } nemají tvar dílku { $piece }.
    .brief = To není tvar dílku { $piece }.
tetrikon-error-not-there = Od pole { COORD($cell) } se { $posed ->
        [yes] v takové poloze
       *[no] v žádné poloze
    } nevejde: { $piece }.
    .brief = Tam se nevejde: { $piece }.
tetrikon-error-exchange = Výměna se píše třeba { COMMAND(WORD("exchange", of: "tetrikon"), "hák za tyč c3 2") }.
    .brief = Chybí, co za co a kam.
tetrikon-error-which-exchange = Takových možností je víc, { REGISTER() ->
        [informal] vyber
       *[formal] vyberte
    } číslo:
    .brief = Které číslo?
tetrikon-error-removed = „{ $word }“ v diagramu není, vložený dílek se píše jménem nebo polem.
    .brief = „{ $word }“ v diagramu není.
tetrikon-error-not-placed = V diagramu neleží { $piece }.
tetrikon-error-nothing-at = Na poli { COORD($cell) } žádný dílek neleží.
    .brief = Tam dílek neleží.
tetrikon-error-other-there = Na poli { COORD($cell) } leží { $there }, ne { $piece }.
    .brief = { COORD($cell) }: { $there }.
tetrikon-error-reward = „{ $word }“ není na výběr, je to pokladnice, náhoda, po dvou šestkách i dílek.
    .brief = „{ $word }“ není na výběr.
tetrikon-error-not-offered = „{ $word }“ v nabídce není.
tetrikon-error-no-payment = Teď není co platit.
tetrikon-error-break = Takovou kartu nelze rozměnit tak, aby to pomohlo.
tetrikon-error-break-ways = Rozměnit ji lze více způsoby, { REGISTER() ->
        [informal] vyber
       *[formal] vyberte
    } číslo:
    .brief = Který způsob?
tetrikon-error-no-free = Volný dílek teď žádný není.
tetrikon-error-which-swap = Který dílek se mění? ⏎ { REGISTER() ->
        [informal] Vyber
       *[formal] Vyberte
    } číslo:
    .brief = Který dílek?
tetrikon-error-diagram = „{ $word }“ není diagram, píše se písmenem a číslem, třeba E7.
    .brief = „{ $word }“ není diagram.
tetrikon-turned =
    { $quarters ->
        [0] Deska leží tak, jak přišla.
        [1] Deska leží otočená vpravo.
        [2] Deska leží vzhůru nohama.
       *[3] Deska leží otočená vlevo.
    }
    .braille = deska { $quarters ->
        [0] jako dřív
        [1] vpravo
        [2] vzhůru
       *[3] vlevo
    }
tetrikon-error-turn = „{ $word }“ není otočení: patří sem { COMMAND(WORD("right")) }, { COMMAND(WORD("left")) }, { COMMAND(WORD("space-half")) } nebo { COMMAND(WORD("turned-back")) }.
    .brief = „{ $word }“ není otočení.
tetrikon-error-no-diagram = Diagram ještě není rozdán.
tetrikon-error-seconds = „{ $word }“ není počet sekund, je to 1, 2, 5, 10, 20, 30 nebo 60.
    .brief = „{ $word }“ není počet sekund.
tetrikon-error-table-verb = Při skládání na čas se { COMMAND($word) } nepoužívá.
tetrikon-error-puzzle-verb = Slovo { COMMAND($word) } patří ke skládání na čas.
tetrikon-error-no-market = Při skládání na čas karty ani nabídka nejsou.
tetrikon-error-list = „{ $word }“ nelze vypsat, píše se třeba { COMMAND(WORD("moves"), "hák") }.
    .brief = „{ $word }“ nelze vypsat.

## Proč to nejde

tetrikon-refused-again = Akce { $letter } už v tomto tahu byla, každé písmeno jen jednou.
    .brief = Akce { $letter } už byla.
    .braille = { $letter } už bylo
tetrikon-refused-bag = V sáčku není { $piece }.
    .brief = V sáčku není { $piece }.
    .braille = v sáčku není { SHORT($piece) }
tetrikon-refused-break = Rozměnit { $card } T kvůli { $amount } T nelze nebo nepomůže.
    .brief = { $card } T rozměnit nelze.
    .braille = { $card } T nerozměnit
tetrikon-refused-built = V tomto tahu se už stavělo, tuto kartu použít nelze.
    .brief = Už se stavělo.
    .braille = už se stavělo
tetrikon-refused-buy-die = Dílek určí kostka, ⏎ místo { $place } zvolit nelze.
    .brief = Dílek určí kostka.
    .braille = určí kostka
tetrikon-refused-buy-money = Dílek stojí { $price } T, v ruce je { $total } T.
    .brief = Stojí { $price } T, v ruce je { $total } T.
    .braille = { $total } T z { $price } T
tetrikon-refused-buy-place = Chybí místo nabídky 1 až { $most }, třeba { COMMAND(WORD("buy", of: "tetrikon"), "3") }.
    .brief = Chybí místo 1 až { $most }.
    .braille = místo 1 až { $most }?
tetrikon-refused-card-form = U této karty něco chybí nebo přebývá: { $card }.
    .brief = Něco chybí nebo přebývá: { $card }.
    .braille = { $card }: jak?
tetrikon-refused-clock = Hodiny teď neběží.
    .brief = Hodiny neběží.
    .braille = hodiny neběží
tetrikon-refused-closing = Hra už se uzavírá.
    .brief = Hra už se uzavírá.
    .braille = hra se uzavírá
tetrikon-refused-covered = Tam už něco leží: { LINES($squares, join: "comma") }. ⏎ Nevejde se { $piece }.
    .brief = Obsazeno: { LIST($squares, join: "comma") }.
    .braille = plno { SHORT($squares) }
tetrikon-refused-deal-cards = Karty nedají přesně { $amount } T.
    .brief = Nedají { $amount } T.
    .braille = nedají { $amount } T
tetrikon-refused-deal-counter = Nabídek tam a zpět už bylo { $most }, zbývá přijmout, nebo odmítnout.
    .brief = Jen přijmout, nebo odmítnout.
    .braille = přijmout? odmítnout?
tetrikon-refused-deal-empty = V nabídce musí něco dát oba.
    .brief = Dát musí oba.
    .braille = dát musí oba
tetrikon-refused-deal-in = V nabídce už jsou všechny takové volné dílky: { $piece }.
    .brief = Víc jich není: { $piece }.
    .braille = víc není { SHORT($piece) }
tetrikon-refused-deal-large = V nabídce smí být nejvýš { $most } věcí.
    .brief = Nejvýš { $most } věcí.
    .braille = nejvýš { $most }
tetrikon-refused-deal-own = V ruce je { $total } T, nabízet { $amount } T nelze.
    .brief = V ruce je jen { $total } T.
    .braille = jen { $total } T
tetrikon-refused-deal-theirs = { PERSON($who) ->
        [formal] Máte jen { NP($cards, noun: "card", case: "acc") } T, tolik dát nemůžete.
        [informal] Máš jen { NP($cards, noun: "card", case: "acc") } T, tolik dát nemůžeš.
       *[other] { NAME($who) } má jen { NP($cards, noun: "card", case: "acc") } T, tolik dát nemůže.
    }
    .brief = { PERSON($who) ->
        [formal] Tolik dát nemůžete.
        [informal] Tolik dát nemůžeš.
       *[other] { NAME($who) } tolik dát nemůže.
    }
    .braille = tolik T nemá
tetrikon-refused-deal-value = Částka { $value } T není hodnota karty, karty jsou { LINES($known, join: "comma") }.
    .brief = Karta { $value } T není.
    .braille = { $value } T není
tetrikon-refused-deck = Tahle náhoda teď v balíčku není: { $card }.
    .brief = V balíčku není: { $card }.
    .braille = není: { $card }
tetrikon-refused-diagram = Diagram { $diagram } teď rozdat nelze.
    .brief = { $diagram } rozdat nelze.
    .braille = { $diagram } nelze
tetrikon-refused-diagram-level = Diagram { $diagram } nemá písmeno { $level }.
    .brief = { $diagram } není { $level }.
    .braille = { $diagram } není { $level }
tetrikon-refused-diagram-used = Diagram { $diagram } už někdo má.
    .brief = { $diagram } už někdo má.
    .braille = { $diagram } už má někdo
tetrikon-refused-discard-money = Odhazují se jen karty T, tahle je náhoda: { $card }.
    .brief = Jen karty T, ne { $card }.
    .braille = jen karty T
tetrikon-refused-done = Aspoň jeden dílek se vložit musí.
    .brief = Vložit se musí aspoň jeden.
    .braille = aspoň 1 dílek
tetrikon-refused-doubled = Karta pro dva dílky už byla, dál se v tomto tahu nestaví.
    .brief = Už se stavělo kartou.
    .braille = už se stavělo
tetrikon-refused-drawn = Teď jde o kartu, která právě přišla: { $card }.
    .brief = Teď jde o kartu: { $card }.
    .braille = teď { $card }
tetrikon-refused-enough = Dvě akce už { REGISTER() ->
        [informal] máš
       *[formal] máte
    } za sebou: { LINES($letters) }. ⏎ Tah ukončí { COMMAND(WORD("end", of: "tetrikon")) }.
    .brief = Dvě akce už byly.
    .braille = 2 akce už byly
tetrikon-refused-few-cards = Tahle karta je v ruce jen { $count ->
        [one] jednou
        [few] { $count }krát
       *[other] { $count }krát
    }: { $card }.
    .brief = V ruce { $count }: { $card }.
    .braille = jen { $count } { $card }
tetrikon-refused-first = V prvním tahu se jen hází pro karty.
    .brief = První tah je jen hod.
    .braille = 1. tah je jen hod
tetrikon-refused-free-first = Je tu volný dílek, z diagramu se nevyjímá.
    .brief = Nejdřív volný dílek.
    .braille = nejdřív volný
tetrikon-refused-immunity = Tady se imunitou bránit nelze.
    .brief = Imunita tu neplatí.
    .braille = imunita neplatí
tetrikon-refused-immunity-use = Imunita se použije, až když něco hrozí.
    .brief = Imunita čeká na hrozbu.
    .braille = imunita teď ne
tetrikon-refused-inflation = Inflace je možná, když je v nabídce šest dílků a v sáčku jeden; teď je v sáčku { $left }.
    .brief = V sáčku je { $left }, inflace nelze.
    .braille = v sáčku { $left }
tetrikon-refused-inflation-free = Volný dílek nemá nikdo, inflace by nic nepřinesla.
    .brief = Volný dílek nemá nikdo.
    .braille = nikdo nemá volný
tetrikon-refused-keep = Tuto kartu si nechat nelze: { $card }.
    .brief = Nechat nelze: { $card }.
    .braille = nenechat { $card }
tetrikon-refused-level = Diagram { $diagram } nemá písmeno { $level }.
    .brief = { $diagram } není { $level }.
    .braille = { $diagram } není { $level }
tetrikon-refused-manager = Tohle smí jen manager stolu.
    .brief = Smí jen manager.
    .braille = smí jen manager
tetrikon-refused-no-build = V tomto tahu platí zákaz stavby.
    .brief = Zákaz stavby.
    .braille = zákaz stavby
tetrikon-refused-no-card = Tahle karta v ruce není: { $card }.
    .brief = V ruce není: { $card }.
    .braille = není { $card }
tetrikon-refused-no-free-piece = Mezi volnými dílky není { $piece }.
    .brief = Není volný: { $piece }.
    .braille = není { SHORT($piece) }
tetrikon-refused-no-money = Karta { $value } T v ruce není.
    .brief = Karta { $value } T v ruce není.
    .braille = není { $value } T
tetrikon-refused-no-roll = V tomto tahu platí zákaz hodu.
    .brief = Zákaz hodu.
    .braille = zákaz hodu
tetrikon-refused-not-free = Mezi vlastními volnými dílky není { $piece }.
    .brief = Není volný: { $piece }.
    .braille = není { SHORT($piece) }
tetrikon-refused-not-now = Teď to nejde, { $phase ->
        [pick] volí se diagram
        [ready] čeká se na začátek
        [draw] losují se diagramy
        [run] právě se staví
       *[over] je konec
    }.
    .brief = Teď to nejde.
    .braille = teď ne
tetrikon-refused-not-theirs = { PERSON($who) ->
        [formal] Mezi vašimi volnými dílky není { $piece }.
        [informal] Mezi tvými volnými dílky není { $piece }.
       *[other] { NAME($who) } nemá volný dílek: { $piece }.
    }
    .brief = { PERSON($who) ->
        [formal] Není volný: { $piece }.
        [informal] Není volný: { $piece }.
       *[other] { NAME($who) } nemá { NP($piece, case: "acc") }.
    }
    .braille = nemá { SHORT($piece) }
tetrikon-refused-nothing-fits = Žádný volný dílek se do diagramu nevejde.
    .brief = Nic se nevejde.
    .braille = nic se nevejde
tetrikon-refused-nothing-there = Na poli { COORD($cell) } žádný dílek nezačíná.
    .brief = Tam dílek nezačíná.
    .braille = { SHORT($cell) } nic
tetrikon-refused-now = Teď to nejde, { $awaited ->
        [turn] hraje se tah
        [reward-choice] volí se, co přinese hod
        [card-choice] rozhoduje se o náhodě
        [ban-answer] odpovídá se na zákaz
        [second-piece] vkládá se dílek
        [payment] platí se
        [giving] odevzdává se dílek
        [discarding] odhazuje se karta
        [inflation-choice] rozhoduje se o inflaci
        [drafting] skládá se nabídka
        [answering] odpovídá se na nabídku
        [swap-answer] odpovídá se na výměnu
        [clock-due] čeká se na hodiny
       *[other] čeká se na kostky nebo karty
    }.
    .brief = Teď to nejde.
    .braille = teď ne
tetrikon-refused-offer-empty = Nabídka je prázdná.
    .brief = Nabídka je prázdná.
    .braille = nabídka prázdná
tetrikon-refused-offers = V tomto tahu už bylo nabídek { $most }, víc jich být nesmí.
    .brief = Nabídek už bylo { $most }.
    .braille = nabídek bylo { $most }
tetrikon-refused-orientation = Takovou polohu dílek nemá, jeho polohy jsou 1 až { $most }: { $piece }.
    .brief = { CAP($piece) } má polohy 1 až { $most }.
    .braille = { SHORT($piece) }: pol 1 až { $most }
tetrikon-refused-outside = Přes okraj diagramu by přesahoval dílek { $piece }.
    .brief = Přes okraj: { $piece }.
    .braille = přes okraj
tetrikon-refused-partner = S tímto hráčem to nejde.
    .brief = S tímto hráčem to nejde.
    .braille = s tím to nejde
tetrikon-refused-pay-cards = Takové karty v ruce nejsou: { LINES($cards) }.
    .brief = V ruce není: { LIST($cards) }.
    .braille = ty karty nejsou
tetrikon-refused-pay-exchange = Nejdřív se karta rozmění, pak jde zaplatit přesně { $amount } T.
    .brief = Nejdřív rozměnit.
    .braille = nejdřív rozměna
tetrikon-refused-pay-sum = Karty dají { $paid } T, má to být { $amount } T.
    .brief = { $paid } T místo { $amount } T.
    .braille = { $paid } T, má být { $amount }
tetrikon-refused-place = Místo { $place } v nabídce není, místa jsou 1 až { $most }.
    .brief = Místa jsou 1 až { $most }.
    .braille = místa 1 až { $most }
tetrikon-refused-place-empty = Místo { $place } v nabídce je prázdné.
    .brief = Místo { $place } je prázdné.
    .braille = místo { $place } prázdné
tetrikon-refused-reward = Za tento hod { $reward ->
        [piece] dílek není, ten je jen za dvě šestky
        [chance] náhoda není
       *[money] karty nejsou
    }.
    .brief = Za tento hod to není.
    .braille = za hod { $total } ne
tetrikon-refused-same = Takhle už tam leží { $piece }.
    .brief = Tak už leží { $piece }.
    .braille = tak už leží
tetrikon-refused-swap-first = Výměna u managera musí být první akcí tahu, za sebou { REGISTER() ->
        [informal] máš
       *[formal] máte
    } už { LINES($letters) }.
    .brief = Výměna jen jako první akce.
    .braille = výměna jen první
tetrikon-refused-thought = Čas už uběhl, teď je na řadě dílek.
    .brief = Čas už uběhl.
    .braille = čas už uběhl
tetrikon-refused-time = Tolik času už nezbývá.
    .brief = Tolik času nezbývá.
    .braille = málo času
tetrikon-refused-trade-banned = { PERSON($who) ->
        [formal] Platí pro vás zákaz obchodu.
        [informal] Platí pro tebe zákaz obchodu.
       *[other] { NAME($who) } má zákaz obchodu.
    }
    .brief = { PERSON($who) ->
        [formal] Zákaz obchodu.
        [informal] Zákaz obchodu.
       *[other] { NAME($who) } má zákaz obchodu.
    }
    .braille = zákaz obchodu
tetrikon-refused-trade-final = V posledních tazích už se neobchoduje.
    .brief = Už se neobchoduje.
    .braille = už bez obchodu
tetrikon-refused-treasury = Karta { $value } T teď v pokladnici není.
    .brief = { $value } T v pokladnici není.
    .braille = { $value } T v P není
tetrikon-refused-withdraw = Couvnout lze jen z nákupu, který nejde zaplatit přesně.
    .brief = Teď couvnout nelze.
    .braille = couvnout nelze
tetrikon-refused-withdrawn = V tomto tahu je už jeden nákup zrušen.
    .brief = Jeden nákup je už zrušen.
    .braille = nákup už zrušen

## Nápověda ke slovům této hry

help-tetrikon-roll = Hodí dvěma kostkami pro karty. ⏎ Je to akce a.
help-tetrikon-choose = Za dvě stejná čísla vybere { COMMAND(WORD("reward-money", of: "tetrikon")) }, { COMMAND(WORD("reward-chance", of: "tetrikon")) }, nebo po dvou šestkách { COMMAND(WORD("reward-piece", of: "tetrikon")) }.
help-tetrikon-use = Použije náhodu: { COMMAND(WORD("use", of: "tetrikon"), "žolík 25 T") }. Stačí i sama zkratka karty, třeba { COMMAND("vyber 1 od M 3") }.
help-tetrikon-keep = Právě vylosovanou náhodu schová na později.
help-tetrikon-build = Vloží dílek: { COMMAND(WORD("build", of: "tetrikon"), "tyč c3 2") }, tedy dílek, první čtvereček a poloha. ⏎ Stačí { COMMAND("tyč c3 2") }.
help-tetrikon-exchange = Vymění vložený dílek za volný: { COMMAND(WORD("exchange", of: "tetrikon"), "hák za tyč c3 2") }.
help-tetrikon-buy = Koupí dílek za 100 T. Nejdřív se přečte platba; { COMMAND(WORD("buy", of: "tetrikon")) } hned zaplatí rovnou.
help-tetrikon-swap = Ohlásí výměnu u managera: { COMMAND(WORD("swap", of: "tetrikon")) }, případně se jménem dílku. ⏎ Je to celý tah.
help-tetrikon-end = Ukončí tah. ⏎ Po kartě pro dva dílky řekne, že druhý se nevkládá.
help-tetrikon-offer = Nabídne obchod: { COMMAND(WORD("offer", of: "tetrikon"), "Petrovi hák a 25 T za roh") }. ⏎ Odpovídat lze jinou nabídkou.
help-tetrikon-accept = Přijme nabídku. ⏎ Stačí i { COMMAND(WORD("yes")) }.
help-tetrikon-refuse = Odmítne nabídku. ⏎ Stačí i { COMMAND(WORD("no")) }.
help-tetrikon-add = Do skládané nabídky přidá, co se dává: { COMMAND(WORD("add", of: "tetrikon"), "hák") }.
help-tetrikon-want = Do skládané nabídky přidá, co se za to žádá: { COMMAND(WORD("want", of: "tetrikon"), "roh") }.
help-tetrikon-propose = Předloží složenou nabídku.
help-tetrikon-counter = Začne skládat jinou nabídku jako odpověď.
help-tetrikon-cancel = Zruší skládanou nabídku.
help-tetrikon-immune = Použije imunitu proti náhodě, která právě hrozí.
help-tetrikon-waive = Přijme zákaz bez imunity. ⏎ Stačí i { COMMAND(WORD("no")) }.
help-tetrikon-pay = Zaplatí kartami, které program přečetl, nebo jinými: { COMMAND(WORD("pay", of: "tetrikon"), "50 25 25") }. Stačí i { COMMAND(WORD("yes")) }.
help-tetrikon-break = Rozmění kartu u managera: { COMMAND(WORD("break", of: "tetrikon"), "50") }.
help-tetrikon-withdraw = Couvne z nákupu, který nejde zaplatit přesně.
help-tetrikon-give = Odevzdá dílek: { COMMAND(WORD("give", of: "tetrikon"), "roh") }. ⏎ Z diagramu polem: { COMMAND(WORD("give", of: "tetrikon"), "c3") }.
help-tetrikon-discard = Odhodí kartu z ruky: { COMMAND(WORD("discard", of: "tetrikon"), "10 T") }.
help-tetrikon-inflation = Manager stolu vyhlásí inflaci dílků.
help-tetrikon-no-inflation = Na otázku řekne, že inflace nebude. ⏎ Stačí i { COMMAND(WORD("no")) }.
help-tetrikon-time-up = Manager stolu vyhlásí konec času.
help-tetrikon-begin = Začne skládat na čas.
help-tetrikon-pick = Zvolí diagram hry pro jednoho: { COMMAND(WORD("pick", of: "tetrikon"), "E7") }.
help-tetrikon-lift = Při skládání na čas vyjme dílek: { COMMAND(WORD("lift", of: "tetrikon"), "hák") } nebo { COMMAND(WORD("lift", of: "tetrikon"), "c3") }.
help-tetrikon-give-up = Při skládání na čas to vzdá.
help-tetrikon-think = Nechá uběhnout čas, jak to dělají počítače: { COMMAND(WORD("think", of: "tetrikon"), "5") }.
help-tetrikon-market = Přečte šest míst nabídky a kolik dílků je v sáčku.
help-tetrikon-pieces = Popíše dílek: { COMMAND(WORD("pieces", of: "tetrikon"), "hák") }. ⏎ Bez jména vypíše všechny podle velikosti.
help-tetrikon-opponents = Řekne, co mají soupeři: diagram, vložené a volné dílky, počty karet.
help-tetrikon-chance-card = Řekne, co karta dělá: { COMMAND(WORD("chance-card", of: "tetrikon"), "žolík 25 T") }. Bez jména popíše vlastní náhody.
help-tetrikon-diagram = Přečte diagram po řadách: vlastní, nebo hráče, který se řekne.
help-tetrikon-open-actions = Řekne, které akce v tahu byly, kolik jich zbývá a co teď jde.
help-tetrikon-supply = Řekne, kolik kterých dílků je v sáčku.
help-tetrikon-treasury = Řekne, kolik karet je v pokladnici a mezi náhodami.
help-tetrikon-deal = Přečte celou nabídku, na kterou se odpovídá.
help-tetrikon-bans = Řekne, které zákazy platí a pro koho.
help-tetrikon-needs = Řekne, se kterými dílky z nabídky by zbytek vašeho diagramu šel vyplnit.
help-tetrikon-turn-board = Otočí desku vpravo; { COMMAND(WORD("turn-board", of: "tetrikon"), WORD("left")) }, { COMMAND(WORD("space-half")) } nebo { COMMAND(WORD("turned-back", of: "tetrikon")) } jinak.
help-tetrikon-fillable = Řekne, zda prázdné čtverečky ještě jde vyplnit.
## Pravidla vlastními slovy. Každý řádek je jedna věta, kterou lze poslouchat zvlášť.

tetrikon-rules-goal = Cíl hry
tetrikon-rules-goal-1 = Každý má diagram, obrys ze čtverečků, a vyplňuje ho dílky.
tetrikon-rules-goal-2 = { $mode ->
        [blitz] Každý má od začátku celou soupravu dílků a skládá na čas.
        [solo] Ze všech dílků se skládají čtyři diagramy po sobě na čas.
       *[normal] Dílky se kupují u managera stolu, mění se a obchoduje se s nimi.
    }
tetrikon-rules-goal-3 = { $mode ->
        [blitz] Vyhrává, kdo diagram vyplní v nejkratším čase.
        [solo] Počítá se čas a prázdné čtverečky.
       *[normal] Kdo první vyplní poslední čtvereček svého diagramu, vyhrává.
    }
tetrikon-rules-goal-4 = { $mode ->
        [blitz] Za každý prázdný čtvereček je 20 trestných bodů.
        [solo] Za každý prázdný čtvereček je 20 trestných bodů.
       *[normal] Ostatní dostanou za každý prázdný čtvereček 20 trestných bodů.
    }
tetrikon-rules-goal-5 = Hrají dva až čtyři hráči, jeden může skládat na čas.

tetrikon-rules-pieces = Dílky
tetrikon-rules-pieces-1 = Dílků je 52: třináct druhů, každý čtyřikrát.
tetrikon-rules-pieces-2 = Kostička má jeden čtvereček, domino dva, tyčka a roh tři.
tetrikon-rules-pieces-3 = Čtyři mají tyč, čtverec, hák, zub a schod.
tetrikon-rules-pieces-4 = Pět mají dlouhá tyč, podkova, kříž a vlajka.
tetrikon-rules-pieces-5 = { $mirror ->
        [no] Dílky se smějí otáčet, ale ne obracet na druhou stranu.
       *[yes] Dílky se smějí otáčet a obracet na druhou stranu.
    }
tetrikon-rules-pieces-6 = Jak dílek vypadá, řekne třeba { COMMAND("dílky hák") }.

tetrikon-rules-diagrams = Diagramy
tetrikon-rules-diagrams-1 = Diagram má písmeno obtížnosti a číslo, třeba E7.
tetrikon-rules-diagrams-2 = Nejlehčí jsou A { PREP(NP(12, case: "ins"), p: "s") } čtverečky, nejtěžší J se { NP(40, case: "ins") }.
tetrikon-rules-diagrams-3 = { $mode ->
        [solo] { $diagrams ->
                [chosen] Čtyři diagramy hry pro jednoho volí hráč.
               *[drawn] Čtyři diagramy hry pro jednoho určí los.
            }
       *[other] V jedné hře mají všichni totéž písmeno a každý jiný diagram.
    }
tetrikon-rules-diagrams-4 = Sloupce jsou písmena, řady čísla, pole a1 je vlevo dole.
tetrikon-rules-diagrams-5 = Diagram zůstává celou hru, pohybují se jen dílky.

tetrikon-rules-market = Nabídka a nákup
tetrikon-rules-market-1 = V nabídce managera leží šest dílků na místech 1 až 6.
tetrikon-rules-market-2 = Každý dílek stojí 100 T, malý i velký.
tetrikon-rules-market-3 = { $buying ->
        [choice] Který dílek kupující dostane, si vybere sám.
       *[die] Který dílek kupující dostane, určí kostka.
    }
tetrikon-rules-market-4 = Prázdné místo se hned doplní náhodným dílkem ze sáčku.
tetrikon-rules-market-5 = { $buying ->
        [choice] Určuje-li dílek kostka a padne místo, které doplnit nešlo, hází se znovu.
       *[die] Padne-li místo, které doplnit nešlo, hází se znovu.
    }

tetrikon-rules-start = Začátek
tetrikon-rules-start-1 = { $starter ->
        [youngest] Začíná nejmladší, sedí na prvním místě.
       *[roll] Každý hodí jednou kostkou, začíná, kdo hodil nejvíc.
    }
tetrikon-rules-start-2 = { $starter ->
        [youngest] O začátek se nehází.
       *[roll] Při shodě hází znovu jen ti, kdo mají nejvíc.
    }
tetrikon-rules-start-3 = V prvním tahu je jediná akce: hod dvěma kostkami.
tetrikon-rules-start-4 = Pak hraje vždy další po levé ruce.

tetrikon-rules-turn = Tah
tetrikon-rules-turn-1 = V tahu jsou nejvýš dvě akce s různými písmeny, v jakémkoli pořadí.
tetrikon-rules-turn-2 = Akce a: hodit pro karty, nebo použít schovanou náhodu.
tetrikon-rules-turn-3 = Písmeno b je náhoda za dvě stejná čísla, patří k hodu.
tetrikon-rules-turn-4 = Akce c: vložit dílek do diagramu, nebo vyměnit vložený za volný.
tetrikon-rules-turn-5 = Akce d: obchodovat s hráči, třeba s několika.
tetrikon-rules-turn-6 = Akce e: koupit dílek u managera.
tetrikon-rules-turn-7 = Akce f: vyměnit dílek u managera. Je pak jedinou akcí tahu.
tetrikon-rules-turn-8 = Hrát se nemusí nic, tah ukončí slovo { COMMAND(WORD("end", of: "tetrikon")) }.
tetrikon-rules-turn-9 = { $turn-end ->
        [said] Je-li druhou akcí stavba, tah končí až slovem { COMMAND(WORD("end", of: "tetrikon")) }, do té doby ji vrátí slovo { COMMAND(WORD("undo")) }.
       *[itself] Po druhé akci tah končí sám.
    }

tetrikon-rules-roll = Hod pro karty
tetrikon-rules-roll-1 = Hází se dvěma kostkami a sečtou se.
tetrikon-rules-roll-2 = Za 2 až 6 je jedna karta z pokladnice, za 7 až 11 dvě, za 12 tři.
tetrikon-rules-roll-3 = Za dvě stejná čísla lze místo karet vzít jednu náhodu.
tetrikon-rules-roll-4 = Za dvě šestky lze místo toho vzít i dílek, který určí další hod.

tetrikon-rules-chance = Náhody
tetrikon-rules-chance-1 = Náhod je 42, ve { NP(24, case: "loc") } druzích.
tetrikon-rules-chance-2 = Náhoda, která pomáhá, se použije hned, nebo se nechá na později.
tetrikon-rules-chance-3 = Náhoda, která něco bere nebo zakazuje, platí hned.
tetrikon-rules-chance-4 = Použít schovanou náhodu je akce a.
tetrikon-rules-chance-5 = Žolíků lze v jedné akci vyměnit víc.
tetrikon-rules-chance-6 = Použitá karta jde dospod balíčku náhod.
tetrikon-rules-chance-7 = Co karta dělá, řekne třeba { COMMAND(WORD("chance-card", of: "tetrikon"), "žolík 25 T") }.

tetrikon-rules-build = Stavba
tetrikon-rules-build-1 = { $mode ->
        [normal] V tahu se vloží jeden dílek, nebo se vymění jeden vložený za jiný.
       *[other] Skládá se po jednom dílku, kdykoli v průběhu svého času.
    }
tetrikon-rules-build-2 = Dílek musí ležet celý v diagramu a na volných čtverečcích.
tetrikon-rules-build-3 = { $mode ->
        [normal] Vyměněný dílek je zase volný.
       *[other] Dílek lze z nedokončeného diagramu zase zvednout.
    }
tetrikon-rules-build-4 = { $mode ->
        [normal] Karta „stavíš 2 v tahu“ dovolí vložit až dva dílky.
       *[other] { "" }
    }
tetrikon-rules-build-5 = Píše se dílek, první čtvereček a poloha, třeba { COMMAND(WORD("build", of: "tetrikon"), "tyč c3 2") }.
tetrikon-rules-build-6 = První čtvereček je v nejnižší řadě dílku ten nejvíc vlevo.

tetrikon-rules-swap = Výměna u managera
tetrikon-rules-swap-1 = Výměna se ohlásí větou: Měním dílek u managera!
tetrikon-rules-swap-2 = Pak kostka určí dílek z nabídky a vlastní dílek jde do sáčku.
tetrikon-rules-swap-3 = Smí být jen první a zároveň poslední akcí tahu.
tetrikon-rules-swap-4 = Měnit lze jen volný dílek.

tetrikon-rules-trade = Obchod
tetrikon-rules-trade-1 = Prodávají se volné dílky a karty T, na obou stranách i víc najednou.
    .braille = volné dílky a karty
tetrikon-rules-trade-2 = Cena je věc dohody, obchod platí, když souhlasí oba.
    .braille = cena když chtějí oba
tetrikon-rules-trade-3 = Nabízí hráč na tahu, druhý přijme, odmítne, nebo nabídne jinak.
    .braille = druhý ano, ne, jinak
tetrikon-rules-trade-4 = Dílky v diagramu a náhody se neprodávají, na dluh se neobchoduje.
    .braille = ne z diagramu, ne N
tetrikon-rules-trade-5 = Obchody jednoho tahu jsou dohromady jedna akce.
    .braille = obchody tahu: 1 akce
tetrikon-rules-trade-6 = V jednom tahu lze nabídnout obchod nejvýš { $offers }krát.
    .braille = za tah nejvýš { $offers }

tetrikon-rules-money = Karty T
tetrikon-rules-money-1 = { $money ->
        [list] Karty mají hodnotu 1, 5, 10, 20, 25 a 50 T.
       *[standard] Karty mají hodnotu 1, 5, 10, 20, 25, 50 a 100 T.
    }
tetrikon-rules-money-2 = { $hands ->
        [open] Hodnoty všech karet a schované náhody znají všichni.
       *[private] Hodnoty svých karet zná jen ten, kdo je drží.
    }
tetrikon-rules-money-3 = Program platí přesně. Nejde-li to, dá nejméně, co stačí.
tetrikon-rules-money-4 = { $change ->
        [none] Manager nevrací nic.
       *[exact] Manager vrátí jen tehdy, když má přesné karty.
    }
tetrikon-rules-money-5 = { $exchange ->
        [no] Kdo má platit a přesně nemůže, dá nejblíž nižší částku.
        [treasury] Nejde-li přesně ani po rozměnění, manager zbytek vrátí z pokladnice.
       *[yes] Kdo má platit a přesně nemůže ani po rozměnění, dá nejblíž nižší částku.
    }
tetrikon-rules-money-6 = Když pokladnice dojde, zamíchají se do ní zaplacené karty.

tetrikon-rules-immunity = Imunita
tetrikon-rules-immunity-1 = Imunita zruší jednu náhodu, která by hráči něco vzala nebo zakázala.
tetrikon-rules-immunity-2 = Ruší vlastní kartu i kartu soupeře, u toho jen pro sebe.
tetrikon-rules-immunity-3 = Program se na ni zeptá, i když hráč není na tahu. Akci nestojí.
tetrikon-rules-immunity-4 = { $immunity ->
        [inflation] Chrání i před inflací.
       *[cards] Inflaci neruší.
    }

tetrikon-rules-inflation = Inflace
tetrikon-rules-inflation-1 = Inflace dílků hrozí, když je v nabídce šest dílků a v sáčku jeden.
tetrikon-rules-inflation-2 = { $inflation ->
        [asked] Na inflaci se program zeptá managera, bez něj hráče na tahu.
       *[automatic] Přijde sama.
    }
tetrikon-rules-inflation-3 = Každý vrátí do sáčku polovinu volných dílků, z lichého počtu tu větší.
tetrikon-rules-inflation-4 = Když dojdou všechny karty T, vrátí každý polovinu svých karet T.
tetrikon-rules-inflation-5 = Co vrátí, vybírá každý sám.

tetrikon-rules-end = Konec hry
tetrikon-rules-end-1 = Kdo vyplní celý diagram, tím hru uzavře.
tetrikon-rules-end-2 = Každý další má ještě jeden tah, už bez obchodu.
tetrikon-rules-end-3 = Když nikdo nemůže dál, hra skončí po dvou kolech bez akce.
tetrikon-rules-end-4 = Po { NP($rounds, noun: "round", case: "loc") } se hra uzavře, jako by vypršel čas.

tetrikon-rules-score = Trestné body
tetrikon-rules-score-1 = Prázdný čtvereček je 20 trestných bodů, plný diagram žádný.
tetrikon-rules-score-2 = { $mode ->
        [normal] Body se sčítají za všechny hry partie, vyhrává, kdo jich má nejméně.
       *[other] Body se sčítají za všechny diagramy, vyhrává, kdo jich má nejméně.
    }
tetrikon-rules-score-3 = { $mode ->
        [normal] Při shodě rozhodne, kdo má víc her s nulou.
       *[other] Při shodě rozhodne kratší čas.
    }
tetrikon-rules-score-4 = { $ties ->
        [best-game] Při stejných bodech i nulách rozhodne nejlepší hra.
        [lot] Při stejných bodech i nulách rozhodne nejlepší hra, potom los.
       *[shared] Při stejných bodech i nulách se o místo dělí.
    }

tetrikon-rules-time = Omezený čas
tetrikon-rules-time-1 = { $mode ->
        [normal] Když čas vyprší, hráč na tahu svůj tah dokončí.
       *[other] Když čas vyprší, skládání končí a počítá se, co v diagramu leží.
    }
tetrikon-rules-time-2 = { $mode ->
        [normal] Každý další má ještě jeden tah. Obchodovat už nelze.
       *[other] { "" }
    }

tetrikon-rules-blitz = Blesková hra
tetrikon-rules-blitz-1 = Každý má diagram a celou soupravu třinácti dílků.
tetrikon-rules-blitz-2 = Skládá se na čas, každému běží jeho hodiny.
tetrikon-rules-blitz-3 = Nejrychlejší vyhrává.
tetrikon-rules-blitz-4 = Skládání skončí vyplněním diagramu, vzdáním, nebo vypršením času.

tetrikon-rules-solo = Hra pro jednoho
tetrikon-rules-solo-1 = Skládají se čtyři diagramy po sobě ze všech 52 dílků.
tetrikon-rules-solo-2 = Dílky v dokončeném diagramu už v něm zůstanou.
tetrikon-rules-solo-3 = Měří se čas a program si pamatuje nejlepší pro tutéž čtveřici.
tetrikon-rules-solo-4 = Skončí vyplněním čtvrtého diagramu, vzdáním, nebo vypršením času.

tetrikon-rules-manager = Manager stolu
tetrikon-rules-manager-1 = Nabídku, sáček i karty vede program a hlídá pravidla.
tetrikon-rules-manager-2 = { $manager ->
        [program] Managerem stolu je program.
       *[other] Manager vyhlašuje inflaci a konec času, pravidla pro něj platí stejně.
    }

tetrikon-rules-own-chance = Vlastní kostky a karty
tetrikon-rules-own-chance-1 = S vlastní soupravou se hází i táhne na stole a program se ptá.
tetrikon-rules-own-chance-2 = Kostky se píší čísly, třeba { COMMAND("3 5") }, karty T hodnotou, třeba 25.
tetrikon-rules-own-chance-3 = Náhoda se píše zkratkou, třeba { COMMAND("směna 1 u M") }, dílek jménem.
tetrikon-rules-own-chance-4 = Program vede účty, hlídá pravidla a počítá body.

tetrikon-rules-examples = Příklady
tetrikon-rules-examples-1 = Hod 6 a 6, volba dílek, pak 3: hráč dostane dílek z místa 3.
tetrikon-rules-examples-2 = Kdo hodil pro karty, smí ještě koupit dílek, ale ne házet znovu.
tetrikon-rules-examples-3 = Kdo nejdřív vložil dílek, smí pak házet pro karty.
tetrikon-rules-examples-4 = Karta „stavíš 2 v tahu“ dovolí vložit dva dílky, ⏎ druhou akcí může být nákup.
tetrikon-rules-examples-5 = Se zákazem stavby smí hráč ve druhé akci koupit volný dílek soupeře.
tetrikon-rules-examples-6 = Tři prázdné čtverečky jsou 60 trestných bodů.
tetrikon-rules-examples-7 = 60 bodů a jedna nula je lepší než 60 bodů bez nuly.

## Vlastní kostky a karty

tetrikon-own-dice = { PERSON($who) ->
        [formal] Hoďte oběma kostkami. ⏎ Co padlo?
        [informal] Hoď oběma kostkami. ⏎ Co padlo?
       *[other] { NAME($who) } hází oběma kostkami. ⏎ Co padlo?
    }
    .brief = { $told ->
        [0] Co padlo?
       *[other] A druhá kostka?
    }
    .braille = { $told ->
        [0] 2 kostky?
       *[other] druhá kostka?
    }
tetrikon-own-die = { PERSON($who) ->
        [formal] Hoďte jednou kostkou{ $purpose ->
            [start] {" o začátek"}
           *[other] , ⏎ určí dílek
        }. Co padlo?
        [informal] Hoď jednou kostkou{ $purpose ->
            [start] {" o začátek"}
           *[other] , ⏎ určí dílek
        }. Co padlo?
       *[other] { NAME($who) } hází jednou kostkou{ $purpose ->
            [start] {" o začátek"}
           *[other] , ⏎ určí dílek
        }. Co padlo?
    }
    .brief = { PERSON($who) ->
        [formal] Váš hod?
        [informal] Tvůj hod?
       *[other] { NAME($who) }, hod?
    }
    .braille = { PERSON($who) ->
        [formal] kostka?
        [informal] kostka?
       *[other] { NAME($who) } kostka?
    }
tetrikon-own-money = { PERSON($who) ->
        [formal] Lízněte si z pokladnice{ $of ->
            [1] { "" }
           *[other] , ⏎ karta { $number } { PREP(NP($of, case: "gen"), p: "z") }
        }. Jaká je hodnota?
        [informal] Lízni si z pokladnice{ $of ->
            [1] { "" }
           *[other] , ⏎ karta { $number } { PREP(NP($of, case: "gen"), p: "z") }
        }. Jaká je hodnota?
       *[other] { NAME($who) } si líže z pokladnice{ $of ->
            [1] { "" }
           *[other] , ⏎ karta { $number } { PREP(NP($of, case: "gen"), p: "z") }
        }. Jaká je hodnota?
    }
    .brief = Karta T { $number } { PREP(NP($of, case: "gen"), p: "z") }?
    .braille = T { $number } z { $of }?
tetrikon-own-chance = { PERSON($who) ->
        [formal] Lízněte si náhodu. Která to je?
        [informal] Lízni si náhodu. Která to je?
       *[other] { NAME($who) } si líže náhodu. ⏎ Která to je?
    }
    .brief = Která náhoda?
    .braille = náhoda?
tetrikon-own-piece = Vytáhněte dílek ze sáčku na místo { $place }. ⏎ Který to je?
    .brief = Dílek na místo { $place }?
    .braille = místo { $place }?
tetrikon-own-diagram = { PERSON($who) ->
        [formal] Vylosujte si diagram{ $any ->
            [yes] { "" }
           *[no] {" písmene "}{ $level }
        }. ⏎ Který to je?
        [informal] Vylosuj si diagram{ $any ->
            [yes] { "" }
           *[no] {" písmene "}{ $level }
        }. ⏎ Který to je?
       *[other] { NAME($who) } losuje diagram{ $any ->
            [yes] { "" }
           *[no] {" písmene "}{ $level }
        }. ⏎ Který to je?
    }
    .brief = { PERSON($who) ->
        [formal] Váš diagram?
        [informal] Tvůj diagram?
       *[other] { NAME($who) }, diagram?
    }
    .braille = { PERSON($who) ->
        [formal] diagram?
        [informal] diagram?
       *[other] { NAME($who) } diagram?
    }
tetrikon-own-heard-dice = Padlo { LINES($faces) }.
    .brief = { LIST($faces) }.
    .braille = { SHORT($faces) }
tetrikon-own-heard-money = Karta { $value } T.
    .brief = Karta { $value } T.
    .braille = { $value } T
tetrikon-own-heard-chance = Náhoda: { $card }.
    .brief = { CAP($card) }.
    .braille = { $card }
tetrikon-own-heard-piece = Dílek: { $piece }.
    .brief = Dílek: { $piece }.
    .braille = { SHORT($piece) }
tetrikon-own-heard-diagram = Diagram { $diagram }.
    .brief = Diagram { $diagram }.
    .braille = { $diagram }
tetrikon-own-nothing = Teď se na nic z vlastní soupravy nečeká.
tetrikon-own-uncorrected = „{ $word }“ tu nic neopraví, na tuto otázku ještě nic řečeno není.
    .brief = „{ $word }“: ještě nic řečeno není.
tetrikon-own-impossible = „{ $word }“ teď být nemůže, podle účtů už to v soupravě není k mání.
    .brief = „{ $word }“ být nemůže.
tetrikon-own-two = Kostky jsou dvě, čísel je { $count }.
tetrikon-own-one = Kostka je jedna, čísel je { $count }.
tetrikon-own-face = „{ $word }“ na kostce není, ⏎ jsou na ní čísla 1 až 6.
    .brief = „{ $word }“ na kostce není.
    .braille = { $word } není na kostce
tetrikon-own-value = „{ $word }“ není karta T, hodnoty jsou { LINES($values) }.
    .brief = „{ $word }“ není karta T.
tetrikon-error-seats = { $mode ->
        [solo] Hra pro jednoho je pro jednoho hráče, hráčů je { $seats }.
       *[other] Tento způsob hry je pro dva až čtyři hráče, hráčů je { $seats }.
    }
tetrikon-error-manager = Managerem nemůže být hráč, který u stolu nesedí, hráčů je { $seats } a počítá se od nuly: { $seat }.

## Kurzor na diagramu: co na čtverečku leží, co ho může zakrýt

tetrikon-walk-title = Kurzor je na diagramu { $diagram }.
    .brief = Diagram { $diagram }.
    .braille = diagram { $diagram }
tetrikon-walk-piece = { COORD($cell) }: { $piece }.
    .braille = { COORD($cell) } { SHORT($piece) }
tetrikon-walk-fits = { COORD($cell) }: volno, zakryje { LINES($pieces, join: "or") }{ $more ->
        [0] { "" }
       *[other] {" "}a ještě { $more }
    }.
    .braille = { COORD($cell) } { SHORT($pieces) }{ $more ->
        [0] { "" }
       *[other] { " " }+{ $more }
    }
tetrikon-walk-free = { COORD($cell) }: volno, žádný volný dílek ho nezakryje.
    .brief = { COORD($cell) }: volno, nic.
    .braille = { COORD($cell) } nic
tetrikon-walk-empty = { COORD($cell) }: volno.
    .braille = { COORD($cell) } volno
