# Klub: klíč, který podepisuje, otisky záznamů a zapomenutá jména. Otisk jsou čtyři slova, která si lidé přečtou a porovnají.

help-club-forget = Smaže jméno hráče ze všech turnajů klubu, třeba { COMMAND(WORD("club-forget"), "Jana") }; výsledky zůstanou pod číslem.
    .braille = smaže jméno, výsledky zůstanou
help-club-key = Řekne čtyři slova klíče tohoto počítače a klíče, který podepisuje turnaj.
    .braille = slova klíčů

## Klíč

club-key-signs = { $made ->
        [made] Vznikl klíč tohoto počítače a podepisuje
       *[begins] Klíč tohoto počítače podepisuje
    } každý řádek turnaje. Jeho slova: { LIST($words, join: "comma") }.
    .brief = Podepisuje klíč { LIST($words, join: "comma") }.
    .braille = klíč { LIST($words, join: "comma") }
club-key-over = Odteď podepisuje nový klíč: { LIST($words, join: "comma") }. Dosud to byl { LIST($old, join: "comma") }.
    .brief = Nový klíč { LIST($words, join: "comma") }, dosud { LIST($old, join: "comma") }.
    .braille = nový klíč { LIST($words, join: "comma") }
club-key-missing = Výsledky zůstávají bez podpisu, chybí knihovna cryptography. Přidá ji python3 start.py add club, jinak pip install cryptography.
    .brief = Bez podpisu, chybí knihovna cryptography.
    .braille = bez podpisu
club-key-own = Klíč tohoto počítače: { LIST($words, join: "comma") }.
    .braille = klíč { LIST($words, join: "comma") }
club-key-tournament = Turnaj { $name } podepisuje { $own ->
        [true] klíč tohoto počítače
       *[false] jiný klíč
    }: { LIST($words, join: "comma") }.
    .braille = { $name }: { LIST($words, join: "comma") }

## Ověření

club-verify-unsigned = Turnaj nikdo nepodepsal; kdo měl soubor v rukou, mohl výsledky změnit beze stopy.
    .brief = Bez podpisu.
    .braille = bez podpisu
club-verify-key = Podepsal ho klíč { LIST($words, join: "comma") }. { $own ->
        [true] Je to klíč tohoto počítače.
       *[false] Tento počítač má jiný; slova porovnejte s listinou pořadatele.
    }
    .brief = Klíč { LIST($words, join: "comma") }, { $own ->
        [true] tohoto počítače.
       *[false] jiného počítače.
    }
    .braille = klíč { LIST($words, join: "comma") }
club-verify-over = Od řádku { $line } ho podepsal jiný klíč, { LIST($words, join: "comma") }. { $own ->
        [true] Je to klíč tohoto počítače.
       *[false] Tento počítač má jiný; slova porovnejte s listinou pořadatele.
    }
    .brief = Od řádku { $line } klíč { LIST($words, join: "comma") }, { $own ->
        [true] tohoto počítače.
       *[false] jiného počítače.
    }
    .braille = od řádku { $line } { LIST($words, join: "comma") }
club-verify-claimed = V záznamu stojí od řádku { $line } klíč { LIST($words, join: "comma") }, jestli opravdu podepsal, ověřit nejde.
    .brief = Od řádku { $line } klíč { LIST($words, join: "comma") }, neověřen.
    .braille = od řádku { $line } { LIST($words, join: "comma") }?
club-verify-uncovered = Nepodepsaný je konec záznamu: { NP($lines, noun: "text-line") }.
    .braille = nepodepsáno { $lines }
club-verify-lost = { $matches ->
        [one] Přehrát nejde { NP($matches, case: "acc", gender: "f") } partii, záznam se smazal
        [few] Přehrát nejde { NP($matches, case: "acc", gender: "f") } partie, záznamy se smazaly
       *[other] Přehrát nejde { $matches } partií, záznamy se smazaly
    } i se zapomenutým jménem.
    .brief = Smazané záznamy: { $matches }.
    .braille = smazáno { $matches }
club-verify-words = Otisk záznamu, { NP($lines, noun: "text-line") }: { LIST($words, join: "comma") }.
    .brief = Otisk: { LIST($words, join: "comma") }.
    .braille = otisk { LIST($words, join: "comma") }
club-verify-unchecked = Podpisy ověřit nejde, chybí knihovna cryptography. Přidá ji python3 start.py add club, jinak pip install cryptography.
    .brief = Podpisy neověřeny, chybí knihovna cryptography.
    .braille = podpisy neověřeny
club-error-signature = Podpis nesedí: řádek nebo něco před ním změnil někdo bez klíče.
    .braille = podpis nesedí
club-error-person = Jméno hráče číslo { $player } není to, které se zapsalo, nebo chybí.
    .braille = jméno { $player } nesedí
club-refused-digest = „{ $key }“ není klíč ani otisk, má mít 64 číslic od { NP(0, case: "gen") } do f.
    .braille = není klíč

## Na listinách

club-proof = Otisk a podpis
    .braille = otisk
club-proof-key = Podepisuje klíč { LIST($words, join: "comma") }.
    .braille = klíč { LIST($words, join: "comma") }

## Partie stolů

club-import-unsigned = Záznam partie nikdo nepodepsal.
    .braille = bez podpisu
club-import-unchecked = Podpis záznamu ověřit nejde, chybí knihovna cryptography.
    .braille = podpis neověřen
club-import-own = Záznam podepsal tento počítač.
    .braille = podpis tento počítač
club-import-known = Záznam podepsal známý stůl, klíč { LIST($words, join: "comma") }.
    .brief = Známý stůl, { LIST($words, join: "comma") }.
    .braille = známý stůl { LIST($words, join: "comma") }
club-import-new = Záznam podepsal klíč, který tu ještě nebyl: { LIST($words, join: "comma") }. U stolu ho řekne { COMMAND("klub klic") }.
    .brief = Neznámý klíč { LIST($words, join: "comma") }.
    .braille = neznámý klíč { LIST($words, join: "comma") }
club-error-match-seal = Podpis .sig vedle záznamu nesedí: partii někdo změnil, nebo podpis patří k jiné.
    .braille = podpis partie nesedí

## Zapomenout jméno

club-forgotten-name = hráč { $number }
club-ask-forget = Opravdu natrvalo smazat jméno { $player } ve všech turnajích klubu? Ano smaže, cokoli jiného nechá.
    .brief = Smazat { $player }?
    .braille = smazat { $player }?
club-forget-kept = { $player } zůstává, nic se nesmazalo.
    .braille = { $player } zůstává
club-did-forget = Jméno { $old } je zapomenuté, v klubu je to { $new }. { $count ->
        [one] Týká se { NP($count, case: "gen", gender: "mi") } turnaje
        [few] Týká se { NP($count, case: "gen", gender: "mi") } turnajů
       *[other] Týká se { NP($count, case: "gen", gender: "mi") } turnajů
    }{ $matches ->
        [0] {""}
        [one] , smazal se { NP($matches, gender: "mi") } záznam partie
        [few] , smazaly se { $matches } záznamy partií
       *[other] , smazalo se { $matches } záznamů partií
    }.
    .brief = { $old } je teď { $new }.
    .braille = { $old } → { $new }
club-did-forget-elsewhere = Ve vyvezených souborech, na listinách a v důvodech oprav a trestů zůstává, co tam je.
    .brief = V souborech, listinách a důvodech zůstává.
    .braille = jinde zůstává
club-did-forget-plain = V turnaji { $tournament } zůstává, ten je ze starší verze a má jména přímo v záznamu.
    .brief = V turnaji { $tournament } zůstává.
    .braille = v { $tournament } zůstává
club-error-forget-sure = Jméno { $name } by se smazalo natrvalo. Kdo to chce, napíše { COMMAND(WORD("club-forget"), $typed) }.
    .braille = potvrďte: { $typed }
club-error-forget-plain = Jméno { $name } zapomenout nejde, turnaj { $tournament } je ze starší verze a má jména přímo v záznamu.
    .braille = { $tournament } má jména v záznamu
club-error-forget-done = Jméno { $name } už je zapomenuté, víc se o něm nikde nevede.
    .braille = už zapomenuto
club-event-forgotten = Jméno hráče číslo { $number } je zapomenuté.
    .brief = Zapomenuto jméno čísla { $number }.
    .braille = zapomenuto { $number }
club-event-keyed = Odtud podepisuje řádky klíč pořadatele.
    .brief = Odtud podepisuje klíč.
    .braille = klíč
