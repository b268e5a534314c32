# The season of a club: where a forgotten name still stands, the table of a season, records.

club-did-forget-left = The name is still in files of the program: { LIST($files) }.
    .brief = Still in files: { LIST($files) }.
    .braille = still in: { LIST($files) }
club-did-forget-left-further = Further files with that name: { $count }.
    .braille = further files { $count }
club-did-forget-clean = The folder of the program no longer has the name.
    .braille = nowhere else here

## The table of a season, and records

help-club-season = Tells the table of a season, points for places at all tournaments, as in { COMMAND("season 2026") } or { COMMAND("season all") }.
    .braille = table of a year: season 2026
help-club-records = Tells the records of the club: best results, the longest run of wins, the closest tables.
    .braille = records of the club
club-season-table = { $every ->
        [true] Season of the club from its beginning
       *[false] Season { $year }
    }, { NP($evenings, noun: "tournament") }, { NP($people, noun: "player") }, { NP($tables, noun: "table") }
    .braille = season { $year }
club-error-season = The club has no season { $word }. It has: { LIST($choices) }.
    .braille = seasons: { LIST($choices) }
club-error-league-scales = The tournaments { $one } and { $other } give different points, which cannot be added. ⏎ A league can have points for places, such as { $points }.
    .brief = { $one } and { $other } have different points.
    .braille = different points, try { $points }
club-records-title = Records of the club { $club }, { NP($evenings, noun: "tournament") }, { NP($tables, noun: "table") }.
    .braille = records { $club }
club-records-none = No table has been finished yet, there are no records so far.
    .braille = no records
club-records-score = { $game }, best result: { $score }, { NAME($player) }. ⏎ { CAP($date) }, { $tournament }, round { $round }.
    .brief = { $game }, best { $score }, { NAME($player) }, { $tournament }.
    .braille = { $game } { $score } { NAME($player) }
club-records-close = { $game }, closest table: { NAME($one) } { $own }, { NAME($other) } { $behind }. ⏎ { CAP($date) }, { $tournament }, round { $round }.
    .brief = { $game }, closest { $own } and { $behind }, { $tournament }.
    .braille = { $game } { $own }:{ $behind }
club-records-row = Longest run of wins: { $count }, { NAME($player) }. ⏎ First: { $date }, { $tournament }, round { $round }. ⏎ Last: { $lastdate }, { $lasttournament }, round { $lastround }.
    .brief = Longest run of wins: { $count }, { NAME($player) }.
    .braille = run { $count } { NAME($player) }
club-records-met = Most often at one table: { NAME($one) } and { NAME($other) }, { $count } times. ⏎ First: { $date }, { $tournament }, round { $round }. ⏎ Last: { $lastdate }, { $lasttournament }, round { $lastround }.
    .brief = Most often together: { NAME($one) } and { NAME($other) }, { $count } times.
    .braille = { NAME($one) }, { NAME($other) } { $count }x
club-records-evenings = Most tournaments: { $count }, { NAME($player) }. ⏎ First: { $date }, { $tournament }, round { $round }.
    .brief = Most tournaments: { $count }, { NAME($player) }.
    .braille = tournaments { $count } { NAME($player) }
club-records-further = { $further ->
        [one] It happened once more.
       *[other] It happened { $further } more times.
    }
    .braille = the same { $further }x more
