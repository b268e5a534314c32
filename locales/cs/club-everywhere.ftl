# Jméno, které mizí z celého počítače: i z jiných klubů, ze statistiky a ze záznamů partií.

club-ask-forget-everywhere = Opravdu natrvalo smazat jméno { $player } všude na tomto počítači, ⏎ ve všech klubech, statistice, rekordech a záznamech partií? ⏎ Ano smaže, cokoli jiného nechá.
    .brief = Smazat { $player } všude?
    .braille = smazat { $player } všude?
club-error-forget-everywhere = Jméno { $name } by se natrvalo smazalo ⏎ všude na tomto počítači. ⏎ Kdo to chce, napíše ⏎ { COMMAND(WORD("club-forget"), $typed) }.
    .braille = potvrďte: { $typed }
club-everywhere-club = Klub { $club }. { $told }
    .brief = { $club }: { $told }
    .braille = { $club }: { $told }
club-everywhere-refused = V souboru { $file } to jméno zůstává: { $cause }
    .brief = { $file }: { $cause }
    .braille = { $file }: { $cause }
club-everywhere-home = Ve statistice tohoto počítače je to teď { NAME($new) }, ⏎ { PAST($matches, stem: "změněn", noun: "match") } { NP($matches, noun: "match") }, { PAST($records, stem: "smazán", noun: "record") } { NP($records, noun: "record") }.
    .brief = Statistika: { NAME($new) }, partií { $matches }.
    .braille = statistika: { NAME($new) }
club-everywhere-journals = Smazaných záznamů dohraných partií: { $count }.
    .braille = smazaných záznamů { $count }
club-everywhere-hint = Z celého počítače to jméno smaže ⏎ { COMMAND(WORD("club-forget"), $name, WORD("club-everywhere")) }.
    .braille = { WORD("club-forget") } { $name } { WORD("club-everywhere") }

## Spojování

club-unite-open = Pracuje se teď s turnajem { $tournament }, ⏎ ten ještě není uzavřený.
    .braille = teď { $tournament }
