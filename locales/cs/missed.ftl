# Řádky, kterým program nerozuměl: zapisují se jen na přání, bez jmen a jen na tomto počítači.

missed-person = <hráč>
missed-file-name = nerozpoznane-{ $day }.txt
missed-title = Řádky, kterým program nerozuměl; za znaky => patří to, co mají znamenat.
missed-head = { $count ->
        [0] Ke čtení není žádný nerozpoznaný řádek
        [one] Ke čtení je { NP($count, gender: "mi") } nerozpoznaný řádek
        [few] Ke čtení jsou { $count } nerozpoznané řádky
       *[other] Ke čtení je { $count } nerozpoznaných řádků
    }, zapisování je { $keeps ->
        [yes] zapnuto
       *[no] vypnuto
    }.
    .brief = Řádků { $count }, zapisování je { $keeps ->
        [yes] zapnuto
       *[no] vypnuto
    }.
    .braille = řádků { $count }, { $keeps ->
        [yes] zapnuto
       *[no] vypnuto
    }
missed-line = „{ $line }“{ $count ->
        [1] {""}
       *[other] {", "}napsáno { $count }krát
    }, { $subject ->
        [club] klub
        [set-up] před hrou
       *[other] { $game }
    }{ $place ->
        [question] {", odpověď na otázku"}
       *[other] {""}
    }
    .brief = „{ $line }“{ $count ->
        [1] {""}
       *[other] {", "}{ $count }krát
    }
    .braille = { $line }{ $count ->
        [1] {""}
       *[other] {" "}{ $count }×
    }
missed-about = { $day }, { $subject ->
        [club] klub
        [set-up] před hrou
       *[other] { $game }
    }, jazyk { $language }, odpověď programu: { $answer }.
    .brief = { $day }, { $answer }.
    .braille = { $day } { $answer }
missed-more = { $left ->
        [one] Další { NP($left, gender: "mi") } řádek přečte
        [few] Další { $left } řádky přečte
       *[other] Dalších { $left } řádků přečte
    } týž příkaz ve hře, do souboru jdou všechny.
    .brief = A ještě { $left }.
    .braille = dalších { $left }
missed-withheld = { $count ->
        [one] { NP($count, gender: "mi") } řádek patří
        [few] { $count } řádky patří
       *[other] { $count } řádků patří
    } k partii více lidí, která ještě neskončila; do té doby je program nečte.
    .brief = { $count } po skončení partie.
    .braille = { $count } po partii
missed-switched = { $keeps ->
        [yes] Nerozpoznané řádky se zapisují bez jmen hráčů do souboru { $file }. Nikam se neposílají.
       *[no] Nerozpoznané řádky se nezapisují. Co je zapsáno, smaže { COMMAND(WORD("missed"), WORD("missed-clear")) }.
    }
    .brief = Nerozpoznané řádky se { $keeps ->
        [yes] zapisují
       *[no] nezapisují
    }.
    .braille = nerozpoznané { $keeps ->
        [yes] zapisuje
       *[no] nezapisuje
    }
missed-written = Do souboru { $file } { $count ->
        [one] je zapsán { NP($count, gender: "mi") } nerozpoznaný řádek
        [few] jsou zapsány { $count } nerozpoznané řádky
       *[other] je zapsáno { $count } nerozpoznaných řádků
    }.
    .brief = Zapsáno: { $file }
    .braille = zapsáno { $file }
missed-none = Žádný nerozpoznaný řádek ke čtení není, soubor nevznikl.
    .brief = Žádný řádek není, soubor nevznikl.
    .braille = nic, soubor není
missed-nowhere = Tady se nerozpoznané řádky nikam nezapisují.
    .brief = Tady se nic nezapisuje.
    .braille = nezapisuje se
missed-what = Za { COMMAND(WORD("missed")) } nemůže být „{ $word }“, jde { COMMAND(WORD("missed-file")) }, { COMMAND(WORD("missed-clear")) }, { COMMAND(WORD("on")) } nebo { COMMAND(WORD("off")) }.
    .brief = „{ $word }“ za { COMMAND(WORD("missed")) } nepatří.
    .braille = { $word }?
missed-ask-clear = Opravdu smazat všechny zapsané nerozpoznané řádky?
    .brief = Opravdu smazat?
    .braille = smazat? { WORD("yes") }/{ WORD("no") }
missed-cleared = Nerozpoznané řádky jsou smazány.
    .brief = Smazáno.
    .braille = smazáno
missed-stay = Nerozpoznané řádky zůstaly, jak byly.
    .brief = Zůstaly.
    .braille = zůstaly
missed-not-kept = Nerozpoznaný řádek se nezapsal, hra jde dál.
    .brief = Řádek se nezapsal.
    .braille = nezapsáno
error-missed-line = V souboru { $file } je vadný řádek { $line }, zbylé nerozpoznané řádky platí.
    .brief = Vadný řádek { $line } { PREP($file, p: "v") }.
    .braille = vadný řádek { $line }
