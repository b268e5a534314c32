# Statistiky: co se napočítalo z dohraných partií.

statistics-title = Statistiky:
    .braille = statistiky
statistics-who = { $game }, { $name }
    .braille = { $game } { $name }
statistics-who-against = { $who }, { $opponent }
    .braille = { $opponent }
statistics-against = Z toho { $opponent }
    .brief = { $opponent }
    .braille = { $opponent }
statistics-level = proti úrovni { $level }
    .braille = úr. { $level }
statistics-bot = proti počítači { $player }
    .braille = { $player }
statistics-rival = proti { $rival }
    .braille = { $rival }
statistics-person = proti hráči { $name }
    .braille = { $name }
statistics-balance = { $who }: { NP($played, noun: "match") }{ $won ->
        [0] {""}
       *[other] {", "}vyhráno { $won }
    }{ $shared ->
        [0] {""}
       *[other] {", "}děleno { $shared }
    }{ $lost ->
        [0] {""}
       *[other] {", "}prohráno { $lost }
    }{ $alone ->
        [0] {""}
       *[other] {", "}bez soupeře { $alone }
    }{ $given ->
        [0] {""}
       *[other] {", "}k tomu nedohráno { $given }
    }.
    .brief = { $who }: partií { $played }, výher { $won }, proher { $lost }.
    .braille = { $who } { $played }: +{ $won } ={ $shared } -{ $lost }
statistics-streak = Nejvíc výher v řadě { $longest }, teď { $now }.
    .brief = V řadě { $longest }, teď { $now }.
    .braille = řada { $longest }, teď { $now }
statistics-points = Průměrně { NP($mean, noun: "point") }, nejvíc { $best }.
    .brief = Bodů průměrně { $mean }, nejvíc { $best }.
    .braille = prům. { $mean } max. { $best }
statistics-time = Průměrná partie trvá { LIST($time, case: "acc") }.
    .brief = Průměrně { $figures }.
    .braille = prům. { $figures }
statistics-rating = Hodnocení { $points } je { $sureness ->
        [guess] zatím jen odhad
        [roughly] zhruba jisté
        [fairly] dost jisté
       *[sure] jisté
    }, skoro určitě je mezi { NP($low, case: "ins") } a { NP($high, case: "ins") }{ $level ->
        [0] {""}
       *[other] {", "}nejblíž je úroveň { $level }
    }.
    .brief = Hodnocení { $points }, { $sureness ->
        [guess] jen odhad
        [roughly] zhruba
        [fairly] dost jisté
       *[sure] jisté
    }.
    .braille = { $points }{ $sureness ->
        [guess] ??
        [roughly] ?
       *[other] {""}
    } ({ $low }-{ $high })
statistics-unread = { $count ->
        [one] { NP($count, gender: "mi") } záznam dohrané partie nejde přečíst, do statistik nepatří
        [few] { $count } záznamy dohraných partií nejdou přečíst, do statistik nepatří
       *[other] { $count } záznamů dohraných partií nejde přečíst, do statistik nepatří
    }.
    .brief = Nečitelných záznamů: { $count }.
    .braille = nečitelných: { $count }
statistics-none = Taková dohraná partie tu zatím není.
    .brief = Taková partie tu není.
    .braille = žádná partie
statistics-nowhere = Tady se statistiky nevedou.
    .braille = nevedou se
statistics-what = „{ $word }“ za slovem { COMMAND(WORD("statistics")) } nic neznamená. Jde hra, { COMMAND(WORD("statistics-level")) } s číslem nebo jméno toho, kdo tu hrál.
    .brief = „{ $word }“ tam nic neznamená.
    .braille = { $word }?
statistics-ask-clear = Opravdu smazat všechny statistiky, hodnocení a osobní rekordy?
    .brief = Opravdu smazat?
    .braille = smazat?
statistics-cleared = Statistiky, hodnocení a osobní rekordy jsou smazané, záznamy partií zůstaly.
    .brief = Statistiky jsou smazané.
    .braille = smazáno
statistics-stay = Statistiky zůstaly.
    .braille = zůstaly
statistics-file-name = statistika.csv
statistics-written = { NP($count, noun: "match", case: "nom") } ze statistik v souboru { $file }
    .brief = Statistiky: { $file }
    .braille = { $file }
