# Poučení z vlastních chyb: obraty dohraných partií jako úlohy, které se vracejí, dokud je člověk neumí.

mistake-found = Nových poučení z dohraných partií: { $count }.
    .brief = Nových poučení: { $count }.
    .braille = nových poučení { $count }
mistake-title = Poučení z partie: { $game }, { $date }, u stolu { $players }.
    .brief = { $game }, { $date }, { $players }.
    .braille = { $game } { $date }
mistake-decides = Rozhodnutí patřilo hráči jménem { $name }.
    .brief = Hraje { $name }.
    .braille = hraje { $name }
mistake-question = Tehdejší volba: { $move } Najdete lepší?
    .brief = Tehdy: { $move } Lepší?
    .braille = tehdy: { $move } lepší?
mistake-right = Správně, nic lepšího není. { $size ->
        [decisive] Tehdejší ztráta byla velká.
       *[counted] Tehdejší ztráta: asi { $worth }.
    }
    .brief = { $size ->
        [decisive] Správně, tehdy velká ztráta.
       *[counted] Správně, tehdy ztráta asi { $worth }.
    }
    .braille = správně
mistake-less = { $same ->
        [yes] Stejná volba jako tehdy,
       *[no] Jde to lépe,
    } { $size ->
        [decisive] ztráta je velká.
       *[counted] ztráta: asi { $worth }.
    }
    .brief = { $same ->
        [yes] Jako tehdy,
       *[no] Jde to lépe,
    } { $size ->
        [decisive] velká ztráta.
       *[counted] ztráta asi { $worth }.
    }
    .braille = { $same ->
        [yes] jako tehdy
       *[no] jde to lépe
    }
mistake-back = Toto poučení se vrátí { PREP($date, p: "v", case: "acc") }.
    .brief = Vrátí se { $date }.
    .braille = zpět { $date }
mistake-known = Tohle už umíte, víckrát se to nevrátí.
    .brief = To už umíte.
    .braille = to už umíte
mistake-practised = Bylo to cvičení mimo pořadí, poučení se vrátí { PREP($date, p: "v", case: "acc") }.
    .brief = Jen cvičení, vrátí se { $date }.
    .braille = cvičení
mistake-due = { $count ->
        [one] Dnes čeká { NP($count, gender: "n") } poučení, začne je { COMMAND(WORD("mistakes")) }.
        [few] Dnes čekají { NP($count, gender: "n") } poučení, začne je { COMMAND(WORD("mistakes")) }.
       *[other] Dnes čeká { $count } poučení, začne je { COMMAND(WORD("mistakes")) }.
    }
    .brief = Dnes poučení: { $count }.
    .braille = dnes poučení { $count }
mistake-next = { $count ->
        [one] Na další dny zbývá { NP($count, gender: "n") } poučení
        [few] Na další dny zbývají { NP($count, gender: "n") } poučení
       *[other] Na další dny zbývá { $count } poučení
    }, nejbližší den: { $date }.
    .brief = Později { $count }, nejbližší: { $date }.
    .braille = další { $date }
mistake-learnt = Naučeno už máte: { $count }.
    .brief = Naučeno: { $count }.
    .braille = naučeno { $count }
mistake-none = Žádné poučení tu není. Hledá se v dohraných partiích, kde byla po ruce zřetelně lepší volba.
    .brief = Žádné poučení tu není.
    .braille = žádné poučení
mistake-empty = Žádné poučení tu není.
    .brief = Žádné poučení tu není.
    .braille = žádné poučení
mistake-waits = Poučení počkají, začínají se mimo partii.
    .brief = Začínají se mimo partii.
    .braille = po partii
mistake-nowhere = Poučení z vlastních chyb tady nejsou.
    .brief = Poučení tady nejsou.
    .braille = bez poučení
mistake-unknown = Slovům „{ $word }“ nerozumím, za { COMMAND($command) } patří jméno hry, { COMMAND($state) }, { COMMAND($list) } nebo { COMMAND($delete) }.
    .brief = Nerozumím, třeba { COMMAND($command, $state) }.
    .braille = { $command } { $state }
mistake-unfit = Jedno poučení ze hry { $game } už neodpovídá pravidlům, je vyřazené.
    .brief = Vyřazeno: { $game }, neodpovídá pravidlům.
    .braille = { $game }: vyřazeno
mistake-line = { $game }, partie hraná { PREP($date, p: "v", case: "acc") }, { $today ->
        [yes] čeká dnes
       *[no] vrátí se { PREP($due, p: "v", case: "acc") }
    }.
    .brief = { $game }, { $date }, { $today ->
        [yes] čeká
       *[no] vrátí se { $due }
    }.
    .braille = { $game } { $today ->
        [yes] čeká
       *[no] { $due }
    }
mistake-ask-delete = { $count ->
        [one] Opravdu smazat { NP($count, gender: "n") } poučení?
        [few] Opravdu smazat { NP($count, gender: "n") } poučení?
       *[other] Opravdu smazat { $count } poučení?
    } Odpověď je { COMMAND(WORD("yes")) }, nebo { COMMAND(WORD("no")) }.
    .brief = Smazat, celkem { $count }? { COMMAND(WORD("yes")) }, nebo { COMMAND(WORD("no")) }?
    .braille = smazat { $count }?
mistake-deleted = Smazáno, počet poučení: { $count }. Z týchž partií se už nenajdou.
    .brief = Smazáno: { $count }.
    .braille = smazáno { $count }
mistake-kept = Poučení zůstávají.
    .brief = Poučení zůstávají.
    .braille = zůstávají
