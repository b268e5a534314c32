# IOTA s vlastními kartami: co se na stole táhne a ohlašuje. Podoby jsou tytéž jako v iota.ftl.

## Na co se program ptá

iota-own-starter = Losuje { NAME($who) }. Jaká je to karta?
    .brief = Losuje { NAME($who) }. Karta?
    .braille = los { NAME($who) }?
iota-own-start = { REGISTER() ->
        [informal] Otoč
       *[formal] Otočte
    } horní kartu balíčku na pole m50. Jaká je to karta?
    .brief = Karta na poli m50?
    .braille = karta m50?
iota-own-did = { NAME($who) }: { $turn }
    .brief = { NAME($who) }: { $turn }
    .braille = { NAME($who) }: { $turn }
iota-own-turn = Jaký to byl tah? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } ho celý.
    .brief = Jaký to byl tah?
    .braille = jaký tah?
iota-own-card = Jaká to byla karta?
    .brief = Jaká karta?
    .braille = jaká karta?
iota-own-dealt = { REGISTER() ->
        [informal] Lízni si { NP($count, noun: "card", case: "acc") } a napiš
       *[formal] Lízněte si { NP($count, noun: "card", case: "acc") } a napište
    } { $count ->
        [one] ji.
        [few] je na jeden řádek.
       *[other] je na jeden řádek.
    }
    .brief = { $count ->
        [one] Jaká je to karta?
        [few] Jaké jsou to karty?
       *[other] Jaké jsou to karty?
    }
    .braille = { $count ->
        [one] jaká karta?
        [few] jaké karty?
       *[other] jaké karty?
    }
iota-own-drawn = { REGISTER() ->
        [informal] Dober { NP($count, noun: "card", case: "acc") } a napiš,
       *[formal] Doberte { NP($count, noun: "card", case: "acc") } a napište,
    } co přišlo.
    .brief = Dobírá se { $count }. Co přišlo?
    .braille = dobírá se { $count }, co?
iota-own-left = { NAME($who) } ukazuje zbylé karty: { NP($count, noun: "card") }. Které to jsou?
    .brief = { NAME($who) }: zbylé karty, { $count }?
    .braille = zbytek { NAME($who) }?
iota-own-more = Ještě { NP($count, noun: "card") }, zatím { LIST($cards) }.
    .brief = Ještě { $count }, zatím { LIST($cards) }.
    .braille = ještě { $count }: { SHORT($cards) }
iota-own-heard = { CAP(LIST($cards)) }.
    .brief = { CAP(LIST($cards)) }.
    .braille = { SHORT($cards) }
iota-own-word = Slovo { $word } není karta. Karta se píše třeba čk3, divoká div.
    .brief = Slovo { $word } není karta.
    .braille = { $word } není karta
iota-own-too-many = Karet je { $count }, má jich být { $wanted }.
    .brief = Karet { $count }, má být { $wanted }.
    .braille = karet { $count }, ne { $wanted }
iota-own-elsewhere = { CAP($card) } už je jinde, na desce nebo v ruce.
    .brief = { CAP($card) } už je jinde.
    .braille = { SHORT($card) } už je jinde

## Když ruce nikdo jiný nezná

iota-dealt-untold = Každý si lízne { NP($count, noun: "card", case: "acc") }, ostatním je neukazuje.
    .brief = Každý si lízne { NP($count, noun: "card", case: "acc") }.
    .braille = každý lízne { $count }
iota-drew-untold = { PERSON($who) ->
        [formal] Dobíráte
        [informal] Dobíráš
       *[other] { NAME($who) } dobírá
    } { NP($count, noun: "card", case: "acc") }.
    .brief = { PERSON($who) ->
        [formal] Dobíráte { $count }.
        [informal] Dobíráš { $count }.
       *[other] { NAME($who) } dobírá { $count }.
    }
    .braille = { PERSON($who) ->
        [formal] dobíráte { $count }
        [informal] dobíráš { $count }
       *[other] { NAME($who) } dobírá { $count }
    }
iota-turn-showing = Ukazují se karty, které zbyly v rukou.
    .brief = Ukazují se zbylé karty.
    .braille = zbylé karty
iota-hand-untold = { $count ->
        [one] V ruce je { NP($count, noun: "card") }, která to je, program neví.
        [few] V ruce jsou { NP($count, noun: "card") }, které to jsou, program neví.
       *[other] V ruce je { NP($count, noun: "card") }, které to jsou, program neví.
    }
    .brief = V ruce { NP($count, noun: "card") }, program je nezná.
    .braille = v ruce { $count }
iota-hand-untold-wild = { $count ->
        [one] Z nich { NP($count, noun: "card") } je divoká, vzatá z desky.
        [few] Z nich { NP($count, noun: "card") } jsou divoké, vzaté z desky.
       *[other] Z nich { $count } je divokých, vzatých z desky.
    }
    .brief = Z nich divoké: { $count }.
    .braille = divoké { $count }
iota-action-trade-count = vyměnit { NP($count, noun: "card", case: "acc") }.
    .braille = vyměnit { $count }
iota-refused-hand-size = Karet je tu { $cards }, v ruce jich je { $count }.
    .brief = V ruce { NP($count, noun: "card") }.
    .braille = v ruce { $count }
iota-refused-seen = { CAP($card) } už leží na poli { COORD($cell) }, druhá taková není.
    .brief = { CAP($card) } už leží na poli { COORD($cell) }.
    .braille = { SHORT($card) } leží { COORD($cell) }
iota-refused-wilds-seen = Divoké karty jsou jen dvě a ostatní hráči nebo deska je už mají.
    .brief = Divoké jsou jen dvě, další není.
    .braille = divoké jen dvě
iota-refused-held-wild = { $wilds ->
        [one] Jedna karta v ruce je divoká z desky, tolik jiných tam není.
        [few] Dvě karty v ruce jsou divoké z desky, tolik jiných tam není.
       *[other] Tolik jiných karet než divokých v ruce není.
    }
    .brief = Tolik jiných karet v ruce není.
    .braille = v ruce div { $wilds } z { $count }
iota-error-card-whole = { CAP($card) } není celá karta. { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } ji celou, třeba čk3.
    .brief = Celou kartu, třeba čk3.
    .braille = celou kartu: čk3
iota-error-position-untold = Pořadí karet v ruce program nezná. { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } celou kartu, třeba čk3.
    .brief = Celou kartu, třeba čk3.
    .braille = celou kartu: čk3
iota-error-trade-count = Které karty to jsou, program znát nemusí, stačí počet: { COMMAND(WORD("trade", of: "iota"), "2") }.
    .brief = Jen počet: { COMMAND(WORD("trade", of: "iota"), "2") }.
    .braille = { WORD("trade", of: "iota") } 2

## Volba a pravidla

iota-option-cards-program = Karty rozdává program, žádné skutečné nejsou potřeba.
    .brief = Karty rozdává program.
iota-option-cards-own = Hraje se vlastními kartami a každý programu prozradí, co si lízl.
    .brief = Vlastní karty, program je zná.
iota-option-cards-blind = Hraje se vlastními kartami, karty v rukou program nezná a jen rozhoduje.
    .brief = Vlastní karty, program je nezná.
iota-rules-own-cards = Vlastní karty
iota-rules-own-cards-1 = Hraje se skutečnými kartami na stole, počítačoví hráči u něj nesedí.
iota-rules-own-cards-2 = Losované karty a startovní kartu program chce slyšet vždycky.
iota-rules-own-cards-3 = { $cards ->
        [blind] Karty v rukou program nezná, počítá jen, kolik jich kdo má.
       *[own] Líznuté karty píše jejich držitel, jakmile převezme klávesnici.
    }
iota-rules-own-cards-4 = { $cards ->
        [blind] Na tahu se ohlásí celé karty a pole, program řekne body, nebo proč to nejde.
       *[own] Všechny karty se píší na jeden řádek, třeba { COMMAND("čk3 zč1 div mx4") }, nebo po jedné.
    }
iota-rules-own-cards-5 = { $cards ->
        [blind] Karta, která už leží na desce, a třetí divoká se odmítnou.
       *[own] Karta, která je už jinde, se odmítne.
    }
iota-rules-own-cards-6 = { $cards ->
        [blind] Při výměně se říká jen počet, třeba { COMMAND("vyměň 2") }. Divoká v ruce je pak nejistá.
       *[own] Vyměněné karty jdou pod balíček v pořadí, v jakém je program čte.
    }
iota-rules-own-cards-7 = { $cards ->
        [blind] Program neradí a nevypisuje tahy, protože neví, co kdo drží.
       *[own] Až přijdou vyměněné karty znovu na řadu, program ví, které to jsou.
    }
iota-rules-own-cards-8 = { $cards ->
        [blind] { $leftover ->
            [minus] Zbylé karty se na konci ukážou a napíšou.
           *[none] Kdo přiloží poslední kartu při prázdném balíčku, pozná program sám.
        }
       *[own] Chybu v zápisu spraví { COMMAND(WORD("correct")) }, poslední karty vezme zpět „smaž“.
    }
