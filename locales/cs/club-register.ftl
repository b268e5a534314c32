# Klub: rejstřík lidí, kteří zůstávají od večera k večeru. Kdo je kdo, co se o něm vede, s čím souhlasí.

help-club-persons = Vypíše lidi z rejstříku klubu; čísla platí i za slovy { COMMAND(WORD("club-person")) }, { COMMAND(WORD("club-merge")) } a { COMMAND(WORD("club-split")) }.
    .braille = lidé klubu
help-club-person = Řekne, co se o někom vede, třeba { COMMAND(WORD("club-person"), "Nov") }.
    .braille = co se vede: osoba Nov
help-club-extract = Vypíše všechno, co klub o někom má, i co odehrál a hodnocení, třeba { COMMAND(WORD("club-extract"), "Jana") }.
    .braille = vše o někom: výpis Jana
help-club-add-person = Přidá do rejstříku někoho, kdo ještě nehrál, třeba { COMMAND(WORD("club-add-person"), "Jana Nová") }.
    .braille = přidá, kdo ještě nehrál
help-club-note = Doplní údaj, třeba { COMMAND(WORD("club-note"), "Jana Nová, kontakt jana@klub.cz") }; slovo „nic“ ho zase smaže.
    .braille = doplní: Jana Nová, kontakt
help-club-consent = Zapíše souhlas, třeba { COMMAND(WORD("club-consent"), "Jana Nová, jméno ano") } nebo { COMMAND(WORD("club-consent"), "všichni, jméno") }.
    .braille = souhlas: Jana Nová, jméno ano
help-club-merge = Sloučí dva záznamy téhož člověka, jméno zůstane druhé, třeba { COMMAND(WORD("club-merge"), "Jana Nova, Jana Nová") }.
    .braille = sloučí: Jana Nova, Jana Nová
help-club-split = Vrátí poslední sloučení, třeba { COMMAND(WORD("club-split"), "Jana Nová") }; { COMMAND(WORD("club-split"), "Jan Novák, prosinec") } oddělí jeden turnaj.
    .braille = vrátí sloučení

## Seznam a jeden člověk

club-persons-none = V rejstříku zatím nikdo není, přibude s prvním zapsaným hráčem.
    .brief = V rejstříku nikdo není.
    .braille = rejstřík prázdný
club-persons-head = V rejstříku { $count ->
        [one] je { NP($count, gender: "mi") } člověk
        [few] jsou { NP($count, gender: "mi") } lidé
       *[other] je { NP($count, gender: "mi") } lidí
    }.
    .brief = Lidí { $count }.
    .braille = lidí { $count }
club-persons-entry = { $number }: { NAME($player) }, { $count ->
        [0] zatím bez turnaje
        [one] { NP($count, gender: "mi") } turnaj
        [few] { NP($count, gender: "mi") } turnaje
       *[other] { NP($count, gender: "mi") } turnajů
    }.
    .brief = { $number }: { NAME($player) }, { $count }.
    .braille = { $number } { NAME($player) } { $count }
club-persons-double = { NAME($player) } je tu víckrát pod čísly { LIST($numbers) }. Je-li to jeden člověk, spojí je slovo { COMMAND(WORD("club-merge")) } a dvě čísla.
    .brief = { NAME($player) } víckrát: { LIST($numbers) }, spojí { COMMAND(WORD("club-merge")) }.
    .braille = { NAME($player) } { LIST($numbers, join: "comma") } sluč?
club-person-head = { NAME($player) }, { $count ->
        [0] v klubu zatím bez turnaje
        [one] v klubu { NP($count, gender: "mi") } turnaj
        [few] v klubu { NP($count, gender: "mi") } turnaje
       *[other] v klubu { NP($count, gender: "mi") } turnajů
    }.
    .brief = { NAME($player) }, turnajů { $count }.
    .braille = { NAME($player) }, turnajů { $count }
club-person-spoken = Výslovnost: { $value }.
    .braille = výslovnost { $value }
club-person-vocative = Oslovení: { $value }.
    .braille = oslovení { $value }
club-person-gender = Rod: { $value ->
        [feminine] žena
        [masculine] muž
       *[neuter] střední
    }.
    .braille = rod { $value ->
        [feminine] ženský
        [masculine] mužský
       *[neuter] střední
    }
club-person-category = Kategorie: { $value }.
    .braille = { $value }
club-person-contact = Kontakt: { $value }
    .braille = { $value }
club-person-agreed = { $to ->
        [named] Jméno na veřejných listinách
       *[category] Kategorie na veřejných listinách
    }: { $yes ->
        [yes] souhlasí
       *[no] nesouhlasí
    }, od { NP($date, case: "gen") }.
    .brief = { $to ->
        [named] Jméno
       *[category] Kategorie
    } veřejně: { $yes ->
        [yes] ano.
       *[no] ne.
    }
    .braille = { $to ->
        [named] jméno
       *[category] kategorie
    } { $yes ->
        [yes] ano
       *[no] ne
    }
club-person-unasked = { $to ->
        [named] Jméno na veřejných listinách: bez souhlasu, místo jména tam stojí hráč a číslo.
       *[category] Kategorie na veřejných listinách: bez souhlasu, neuvádí se.
    }
    .brief = { $to ->
        [named] Jméno veřejně: bez souhlasu.
       *[category] Kategorie veřejně: bez souhlasu.
    }
    .braille = { $to ->
        [named] jméno bez souhlasu
       *[category] kategorie bez souhlasu
    }
club-person-united = Spojeno { PREP(NP($count, case: "gen", gender: "mi"), p: "z") } záznamů, poslední sloučení vrátí slovo { COMMAND(WORD("club-split")) }.
    .brief = Spojeno ze záznamů: { $count }.
    .braille = spojeno z { $count }

## Změny

club-did-add-person = V rejstříku přibývá { NAME($player) }.
    .braille = přibývá { NAME($player) }
club-did-note = Zapsáno, { NAME($player) }.
    .braille = zapsáno
club-did-consent = { $yes ->
        [yes] Souhlas zapsán
       *[no] Nesouhlas zapsán
    }, { $to ->
        [named] jméno
       *[category] kategorie
    } na veřejných listinách: { LIST($players) }.
    .brief = { $yes ->
        [yes] Souhlas
       *[no] Nesouhlas
    }, lidí { $count }.
    .braille = { $yes ->
        [yes] souhlas
       *[no] nesouhlas
    }, lidí { $count }
club-did-merge = Sloučeno: { NAME($old) } a { NAME($player) } je jeden člověk, dál { NAME($player) }, { $count ->
        [one] { NP($count, gender: "mi") } turnaj
        [few] { NP($count, gender: "mi") } turnaje
       *[other] { NP($count, gender: "mi") } turnajů
    }.
    .brief = Sloučeno: { NAME($player) }.
    .braille = sloučeno: { NAME($player) }
club-merge-together = Pozor, oba záznamy hrály na jednom turnaji: { $tournament }. Jsou-li to dva lidé, vrátí to slovo { COMMAND(WORD("club-split")) } a jméno.
    .brief = Pozor, oba hráli: { $tournament }.
    .braille = oba hráli: { $tournament }
club-did-split = Rozděleno: { LIST($players) }.
    .braille = rozděleno
club-did-split-off = Rozděleno: v turnaji { $tournament } hraje jiný člověk téhož jména, { NAME($player) }.
    .brief = Rozděleno: { $tournament }, { NAME($player) }.
    .braille = rozděleno: { $tournament }
club-register-near = { NAME($player) } je v rejstříku nový člověk, podobně se jmenuje { NAME($near) }. Je-li to jeden člověk, spojí je slovo { COMMAND(WORD("club-merge")) } a obě jména.
    .brief = Nový člověk { NAME($player) }, podobně { NAME($near) }.
    .braille = nový { NAME($player) }, je { NAME($near) }

## Otázka, kdo to je

club-ask-person = Kdo je „{ $word }“? V rejstříku je { LIST($people, join: "or") }.
    .braille = { $word }?
club-ask-person-known = { NAME($player) }
    .braille = { NAME($player) }
club-ask-person-new = někdo nový, { $word }
    .braille = nový { $word }
club-ask-person-left = Nikdo se nezapsal.
    .braille = nikdo nezapsán

## Chyby

club-error-no-club = Klub tu zatím není, vznikne s prvním turnajem.
    .braille = žádný klub
club-error-person-whom = Chybí jméno člověka z rejstříku.
    .braille = chybí jméno
club-error-person-none = „{ $word }“ v rejstříku není, všechny vypíše slovo { COMMAND(WORD("club-persons")) }.
    .braille = { $word } v rejstříku není
club-error-person-near = „{ $word }“ v rejstříku není, podobně se jmenuje { LIST($choices, join: "or") }.
    .braille = { $word }: { LIST($choices, join: "comma") }?
club-error-person-several = „{ $word }“ může být { LIST($choices, join: "or") }. Napište víc písmen nebo číslo ze seznamu osob.
    .braille = { $word }: { LIST($choices, join: "comma") }?
club-error-person-number = Číslo { $number } v seznamu osob není, poslední je { $most }.
    .braille = číslo nejvýš { $most }
club-error-person-there = { $name } už v rejstříku je.
    .braille = { $name } už tu je
club-error-person-note = Chybí údaj, třeba { COMMAND("kontakt jana@klub.cz") }. Údaje jsou: { LIST($choices) }.
    .braille = { LIST($choices, join: "comma") }
club-error-person-field = „{ $word }“ nezačíná údajem. Údaje jsou: { LIST($choices) }.
    .braille = { LIST($choices, join: "comma") }
club-error-person-nobody = Na tomto turnaji nehraje nikdo z rejstříku.
    .braille = nikdo z rejstříku
club-error-merge = Potřebuji dvě jména: koho sloučit, čárka, s kým. Jméno zůstane to druhé.
    .braille = chybí druhé jméno
club-error-merge-same = { $name } už je jeden člověk.
    .braille = { $name } je jeden člověk
club-error-split = { $name } není z více záznamů, není co dělit.
    .braille = není co dělit
club-error-split-where = V turnaji { $tournament } nehraje { $name }.
    .braille = tam nehraje { $name }
club-did-forget-nowhere = Jméno { $old } je zapomenuté, v žádném turnaji nehrálo.
    .braille = zapomenuto { $old }
club-error-paper-public = Listina „{ $paper }“ je jen pro pořadatele, veřejně se nevydává.
    .braille = { $paper } není veřejná

## Výpis: co kdo odehrál

club-extract-tournament = { CAP($date) }, { $name }: { $place ->
        [0] bez pořadí
       *[other] { $over ->
            [true] místo { $place }, hráčů { $players }
           *[false] zatím místo { $place }, hráčů { $players }
        }
    }.
    .brief = { $name }: { $place ->
        [0] bez pořadí
       *[other] místo { $place } { PREP($players, p: "z") }
    }.
    .braille = { $name } { $place ->
        [0] -
       *[other] { $place }/{ $players }
    }
club-extract-tables = Odehrané stoly { $tables }, vyhrané { $won }, o první místo dělené { $shared }, nejdelší řada výher { $longest }.
    .brief = Stoly { $tables }, vyhrané { $won }, řada { $longest }.
    .braille = stolů { $tables }, v { $won }, d { $shared }, ř { $longest }
club-extract-game = { $game }, odehrané stoly: { $tables }.
    .brief = { $game }, stolů { $tables }.
    .braille = { $game } { $tables }
club-extract-best = Nejlepší výsledek { $score }, turnaj { $tournament }, { ORD($round, gender: "n") } kolo.
    .brief = Nejlepší { $score }, { $tournament }.
    .braille = max. { $score } { $tournament }
