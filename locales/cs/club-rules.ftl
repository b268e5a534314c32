# Turnaje klubu: proč něco nejde. Nejdřív co je špatně, pak co by bylo správně.

## Soubory

error-club-foreign = Soubor není záznamem turnaje tohoto programu.
error-club-version = Záznam turnaje má verzi { $version }, program zná nejvýš verzi { $known }.
error-club-long = Záznam turnaje má víc než { NP($most, noun: "text-line", case: "acc") }, tolik jich být nemůže.

## Texty a čísla

club-refused-empty = Text chybí, může mít 1 až { $most } znaků.
club-refused-long = „{ $text }“: text je moc dlouhý, může mít nejvýš { $most } znaků.
club-refused-unprintable = „{ $text }“: na kraji je mezera nebo je uvnitř znak, který nelze vytisknout.
club-refused-range = { $field ->
    [rounds] Počet kol
    [games] Počet her
    [options] Počet voleb hry
    [minutes] Počet minut na partii
    [table] Počet hráčů u stolu
    [table-least] Nejmenší počet hráčů u stolu
    [table-most] Největší počet hráčů u stolu
    [places] Počet bodovaných míst
    [points] Počet bodů za místo
    [order] Počet kol v pořadí her
    [game-number] Číslo hry v pořadí her
    [qualifies] Počet postupových míst
    [capacity] Nejvyšší počet hráčů
    [groups] Počet skupin
    [advance] Počet postupujících ze skupiny
    [advance-best] Počet dalších postupujících
    [final-rounds] Počet kol finále
    [categories] Počet kategorií
    [finalists] Počet finalistů
    [names] Počet zapomenutých jmen
    [lot] Počet hráčů v losu
    [round] Číslo kola
    [table-number] Číslo stolu
    [best] Počet nejlepších turnajů
    [tournaments] Počet turnajů v lize
    [penalty] Srážka bodů
    [handicap] Vyrovnání
    [team] Počet hráčů družstva
    [team-best] Počet výsledků, které se počítají
    [credits] Počet kreditů
    [credits-best] Počet nejlepších stolů
    [credits-together] Počet stolů se stejným člověkem
    [parts] Počet partií jednoho hráče u stolu
   *[score] Počet bodů ze hry
} je { $value }, správně je { $least } až { $most }.
club-refused-date = Datum „{ $date }“ neexistuje nebo nemá tvar rok, měsíc, den, třeba 2026-11-21.
club-refused-time = Čas „{ $time }“ nemá tvar hodiny a minuty, třeba 16:00.
club-refused-heading = Nadpis „{ $heading }“ propozice nemají nebo je dvakrát, možné jsou { LIST($known) }.
club-refused-key = Položku „{ $field }“ propozice nemají, nejbližší je { $nearest }.
club-refused-key-missing = V propozicích chybí položka „{ $field }“.
club-refused-value = Položka „{ $field }“: hodnota „{ $value }“ se sem nehodí.
club-refused-choice = Položka „{ $field }“: hodnotu „{ $value }“ neznám, ⏎ možné jsou { LINES($known, join: "or") }.

## Propozice

club-refused-game = „{ $game }“: hra má mít buď označení hry programu, nebo vlastní název.
club-refused-points-mixed = Trestné body musí mít buď všechny hry turnaje, nebo žádná.
club-refused-points-list = Body za místa { LIST($points, join: "comma") } patří jen k bodování podle míst.
club-refused-points-rise = Body za místa { $points } rostou, horší místo nesmí mít víc bodů než lepší.
club-refused-penalties-high = S trestnými body vyhrává nejmenší počet, ve hře ale vyhrává největší.
club-refused-score-low = Body ze hry se sčítají, jen když vyhrává největší počet. Jinak zvolte trestné body.
club-refused-bye-penalties = S trestnými body nemůže být za volné kolo nic, byla by to výhoda. Zvolte průměr.
club-refused-circle-size = Každý s každým se hraje ve dvojicích, tahle hra ale pro dva není.
club-refused-groups-missing = Skupiny musí být popsané právě tehdy, když se ve skupinách hraje.
club-refused-tie-breaks = Pomocná hodnocení se nesmějí opakovat a los může být jen poslední.
club-refused-category-twice = Kategorie „{ $category }“ je v propozicích dvakrát.
club-refused-category-used = Kategorii „{ $category }“ nelze zrušit, má ji { $name }.
    .braille = { $name } má { $category }
club-refused-league-twice = „{ $name }“ je v lize dvakrát.
club-refused-rounds-played = { $played ->
    [one] Odehrané už je { NP($played, noun: "round") }
    [few] Odehraná už jsou { NP($played, noun: "round") }
   *[other] Odehráno už je { NP($played, noun: "round") }
}, kol nemůže být jen { $rounds }.
club-refused-game-played = Hru { ORD($round, case: "gen", gender: "n") } kola nelze změnit, kolo se už hrálo.

## Lidé

club-refused-nobody = Číslo { $number } nikdo nemá, { $most ->
    [0] zatím není nikdo přihlášený
   *[other] hráči mají čísla 1 až { $most }
}.
    .braille = číslo { $number } není
club-refused-number = Číslo { $number } teď přidělit nelze, na řadě je číslo { $expected }.
club-refused-full = Místo už není, turnaj je nejvýš pro { NP($most, noun: "player", case: "acc") }.
    .braille = plno, nejvýš { $most }
club-refused-name-taken = Jméno { $name } už má hráč s číslem { $number }, přidejte třeba příjmení.
    .braille = { $name } už je { $number }
club-refused-category = Kategorii „{ $category }“ tento turnaj nemá, jeho kategorie jsou v propozicích.
club-refused-gender = Rod „{ $gender }“ neznám, možné jsou feminine, masculine a neuter.
club-refused-replaced = { $name }: náhradníkem je už { $substitute }.
club-refused-absent = Na turnaji teď nehraje: { $name }.
    .braille = { $name } nehraje
club-refused-present = Na turnaji už hraje: { $name }.
    .braille = { $name } už hraje
club-refused-declined = { $name }: postupové místo je už vrácené.
    .braille = { $name } už ne
club-refused-unchanged = Nic by se nezměnilo, takhle už to je.
    .braille = beze změny

## Stoly, skupiny, losy

club-refused-round-started = { CAP(PREP(ORD($round, case: "loc", gender: "n"), p: "v")) } kole už je výsledek, rozsadit je znovu nelze.
club-refused-round-gap = { CAP(ORD($round, gender: "n")) } kolo ještě rozsadit nelze, na řadě je kolo { $expected }.
club-refused-round-open = { CAP(ORD($round, gender: "n")) } kolo ještě není odehrané, chybí výsledky.
    .braille = kolo { $round } není celé
club-refused-round-unseated = { $seated ->
    [0] Kolo { $round } není rozsazené, zatím není rozsazené žádné.
   *[other] Kolo { $round } není rozsazené, rozsazená jsou kola 1 až { $seated }.
}
club-refused-no-rounds = Rozsazení neobsahuje žádné kolo.
club-refused-no-rounds-left = Všechna kola, celkem { $rounds }, jsou už odehraná nebo rozsazená.
    .braille = všechna kola: { $rounds }
club-refused-one-round = Podle bodů se rozsazuje jen jedno kolo najednou, ne { $rounds }.
club-refused-no-tables = { CAP(ORD($round, gender: "n")) } kolo nemá žádný stůl.
club-refused-too-few = Hráčů je { $players }, ke stolu je třeba nejméně { $least }.
    .braille = lidí { $players }, třeba { $least }
club-refused-all-met = Každý už hrál s každým, nic dalšího rozsadit nelze.
club-refused-twice = { CAP(PREP(ORD($round, case: "loc", gender: "n"), p: "v")) } kole je dvakrát: { $name }.
    .braille = { $name } dvakrát
club-refused-named-twice = Ve výčtu je dvakrát: { $name }.
club-refused-missing = { CAP(PREP(ORD($round, case: "loc", gender: "n"), p: "v")) } kole chybí u stolů i mezi volnými: { $name }.
    .braille = { $name } chybí
club-refused-table-size = Stůl { $table }, kolo { $round }: { NP($players, noun: "player") }, správně { $least } až { $most }.
    .braille = stůl { $table } lidí { $players }, { $least }-{ $most }
club-refused-across-groups = Stůl { $table }, kolo { $round }: hráči nejsou z jedné skupiny.
club-refused-stage = Kolo { $round } patří do jiné části turnaje.
club-refused-draws = Stoly turnaje se losovaly už { $most }krát, víckrát to nejde. Rozsaďte je ručně.
club-refused-seed = Ruční rozsazení nemá semínko, dostalo „{ $seed }“.
club-refused-no-groups = Tento turnaj skupiny nemá nebo ještě nejsou rozlosované.
club-refused-groups-undrawn = Skupiny ještě nejsou rozlosované.
club-refused-groups-count = Počet skupin { $groups }: podle propozic má být { $expected }.
club-refused-group-small = Skupina { $group } má { NP($players, noun: "player", case: "acc") }, potřebuje nejméně { $least }.
club-refused-no-finalists = Finalisté ještě nejsou určení.
club-refused-lot-first = O postupu musí rozhodnout los: { LIST($names) }.

## Výsledky

club-refused-reported = Kolo { $round }, stůl { $table }: výsledek už je zapsaný, lze ho jen opravit.
    .braille = už je k{ $round } s{ $table }
club-refused-unreported = Kolo { $round }, stůl { $table }: výsledek ještě není, není co opravit.
    .braille = není k{ $round } s{ $table }
club-refused-seats = Kolo { $round }, stůl { $table }: výsledek má být pro tyto hráče v tomto pořadí: { LIST($names) }.
club-refused-source = Otisk záznamu partie „{ $source }“ má mít 64 šestnáctkových číslic.
club-refused-journal-twice = Záznam této partie už je výsledkem jinde: kolo { $round }, stůl { $table }.
club-refused-all-absent = U stolu nehrál nikdo, výsledek zapsat nelze.
club-refused-absent-result = { $name }: kdo nehrál, nemá místo ani body.
club-refused-places = Místa { LIST($places, join: "comma") } takhle rozdat nelze, po dvou prvních je třetí.
    .braille = místa { LIST($places, join: "comma") } ne
club-refused-parts = { $name }: zapsaných partií je { $parts }, u ostatních jich je { $expected }.
club-refused-scores-needed = Místa nestačí, turnaj počítá body ze hry. Zapište body.
    .braille = třeba body, ne místa
club-refused-contradiction = Místa a body si odporují: { $better } je výš než { $other }, ale podle bodů je to naopak.

## Vedení turnaje

club-refused-closed = Turnaj je uzavřený. Kdo chce něco změnit, musí ho znovu otevřít.
    .braille = turnaj uzavřený
club-refused-open = Turnaj uzavřený není.
    .braille = turnaj otevřený
club-refused-nothing-played = Uzavřít nelze, nic se ještě neodehrálo.
    .braille = nic neodehráno
club-refused-created = Turnaj už je založený.
club-refused-not-created = Záznam nezačíná založením turnaje.
club-refused-undo = { $most ->
    [0] Vzít zpět není co, turnaj je zatím jen založený.
   *[other] Ponechat lze 1 až { $most } událostí turnaje, ne { $keep }.
}
