# Bodování, směr, návraty, družstva a vyrovnání: co k tomu pořadatel slyší. Výsledek stojí první.

## Směr: jestli vítězí víc bodů, nebo míň

club-proposal-direction = { $which ->
    [fewer] Vítězí méně bodů.
   *[more] Vítězí více bodů.
}
    .braille = { $which ->
        [fewer] méně vítězí
       *[more] více vítězí
    }
club-refused-direction = Ve hře „{ $game }“ vítězí { $which ->
    [fewer] méně
   *[more] více
} bodů, to určuje hra a změnit to nejde.
    .braille = { $game }: { $which ->
        [fewer] méně
       *[more] více
    } vítězí
club-error-game = Hru „{ $word }“ turnaj nemá, na výběr je { LIST($choices, join: "or") }.
    .braille = { $word }: není hra
club-error-result-negative = „{ $score }“: trestné body se píšou bez minusu, tedy { $right }.
    .braille = { $score } pište { $right }
club-ask-lower = Ve které jiné hře vítězí méně bodů? Název, ano pro všechny, ne pro žádnou. Prázdný řádek: { $usual }.
    .brief = Kde vítězí méně bodů? Prázdné: { $usual }.
    .braille = méně bodů? { $usual }

## Změna po losu

club-did-amend-kept = Rozlosovaná kola, do { ORD($last, case: "gen", gender: "n") } včetně, platí dál, ostatní losuje potom slovo { COMMAND($seat) }.
    .brief = Do kola { $last } los platí, další losuje { COMMAND($seat) }.
    .braille = los do kola { $last } platí
club-did-amend-playing = { CAP(ORD($round, gender: "n")) } kolo se už hraje a dohraje se tak, jak je rozlosované.
    .brief = Kolo { $round } se dohraje, jak je.
    .braille = kolo { $round } beze změny

## Zpět

club-did-undo-step = Vzat zpět krok { $step }: { $line }
    .brief = Zpět { $step }: { $line }
    .braille = zpět { $step }: { $line }
club-did-undo = Vzato zpět: { $line }
    .brief = Vzato zpět: { $line }
    .braille = zpět: { $line }
club-did-undo-registered = Vzat zpět krok { $step }, zápis: { LIST($players) }.
    .brief = Zpět { $step }, zápis: { LIST($players) }.
    .braille = zpět zápis { LIST($players, join: "comma") }
club-did-undo-together = Vzat zpět krok { $step } se vším, co k němu patří, částí { $count }.
    .brief = Zpět { $step }, částí { $count }.
    .braille = zpět { $step } částí { $count }

## Volby v rozhovoru a výběr klubu

club-error-option-here = Volba --{ $flag } platí jen na příkazové řádce, u pořadatele ne.
    .braille = --{ $flag } tu neplatí
club-did-open-club = Pracuje se s klubem { $name }.
    .brief = Klub { $name }.
    .braille = klub { $name }
club-did-want-club = Klub { $name } zatím není, vznikne s prvním turnajem, ten založí slovo { COMMAND($create) }.
    .brief = Klub { $name } vznikne s turnajem.
    .braille = { $name } zatím není
help-club-desk = Přejde k jinému klubu, třeba { COMMAND(WORD("club-desk"), "--klub Sobota") }; nový klub vznikne s prvním turnajem.
    .braille = jiný klub: --klub Sobota

## Který stůl

club-error-target = Není jasné, který stůl a které kolo: „{ $text }“. Napište třeba { COMMAND($correct, $table, "2", $round, "3") }.
    .braille = stůl a kolo?
club-error-target-table = Který stůl { ORD($round, case: "gen", gender: "n") } kola? Napište třeba { COMMAND($correct, $table, "1", $word, $round) }.
    .brief = Který stůl kola { $round }?
    .braille = kolo { $round } stůl?
club-error-result-for = { CAP(ORD($round, gender: "n")) } kolo, stůl { $table }: chybí výsledek, sedí tam { LIST($players) }.
    .braille = k{ $round } s{ $table }: { LIST($players, join: "comma") }?

## Body podle velikosti stolu

club-ask-scale = Jak do bodů vstupuje velikost stolu? ⏎ Prázdný řádek: { $usual }.
    .brief = Velikost stolu? Prázdné: { $usual }.
    .braille = stůl? { $usual }
club-scale = { $word }: ⏎ { $scale ->
    [first] vítěz má u každého stolu stejně, ⏎ poslední u menšího víc.
    [last] poslední má u každého stolu stejně, ⏎ vítěz u menšího méně.
   *[beaten] rozhoduje, jakou část soupeřů u stolu ⏎ kdo porazil; shoda je půl.
}
    .braille = { $word }
club-points-scale = { $scale ->
    [last] Body za místa se počítají od posledního, vítěz má u většího stolu víc.
   *[beaten] Body jsou podíl poražených soupeřů u stolu, za všechny { $most }, shoda platí za půl.
}
    .braille = { $scale ->
        [last] od posledního místa
       *[beaten] podíl z { $most }
    }
club-points-table = U stolu pro { $players }: { LIST($points, join: "comma") }.
    .braille = { $players }: { LIST($points, join: "comma") }
club-refused-points-short = Body od posledního místa mají jen { $places ->
    [one] { $places } číslo
    [few] { $places } čísla
   *[other] { $places } čísel
}, u stolu může sedět { $most }; je třeba aspoň tolik čísel.
    .braille = čísel { $places }, třeba { $most }
club-refused-points-beaten = Podíl poražených má jen jedno číslo, body za všechny poražené, ne { $points }.
    .braille = podíl má jedno číslo
club-refused-points-scale = Velikost stolu vstupuje jen do bodů za místa, ne do bodů nebo trestů ze hry.
    .braille = jen k bodům za místa
