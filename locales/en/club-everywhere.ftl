# A name that goes from the whole computer: from other clubs, statistics and journals of matches as well.

club-ask-forget-everywhere = Really delete the name { $player } for good everywhere on this computer, ⏎ in all clubs, statistics, records and journals of matches? ⏎ { COMMAND(WORD("yes")) } deletes it, anything else keeps it.
    .brief = Delete { $player } everywhere?
    .braille = delete { $player } everywhere?
club-error-forget-everywhere = The name { $name } would be deleted for good ⏎ everywhere on this computer. ⏎ If that is what you want, type ⏎ { COMMAND(WORD("club-forget"), $typed) }.
    .braille = confirm: { $typed }
club-everywhere-club = Club { $club }. { $told }
    .brief = { $club }: { $told }
    .braille = { $club }: { $told }
club-everywhere-refused = In the file { $file } the name stays: { $cause }
    .brief = { $file }: { $cause }
    .braille = { $file }: { $cause }
club-everywhere-home = In the statistics of this computer it is { NAME($new) } now, ⏎ matches changed: { $matches }, records deleted: { $records }.
    .brief = Statistics: { NAME($new) }, matches { $matches }.
    .braille = statistics: { NAME($new) }
club-everywhere-journals = Journals of finished matches that were deleted: { $count }.
    .braille = journals deleted { $count }
club-everywhere-hint = { COMMAND(WORD("club-forget"), $name, WORD("club-everywhere")) } ⏎ deletes the name from the whole computer.
    .braille = { WORD("club-forget") } { $name } { WORD("club-everywhere") }

## Uniting

club-unite-open = The tournament worked on is now { $tournament }, ⏎ which is not closed yet.
    .braille = now { $tournament }
