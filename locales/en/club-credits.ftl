# Credits: people play over weeks at several places, whenever they meet, and so many tables of each count.

## Announcement

club-proposal-credits = Everybody has { $tables ->
    [one] { $tables } credit
   *[other] { $tables } credits
}: that many of their tables count, ⏎ the first ones by day and time{ $best ->
    [0] .
   *[other] , ⏎ and of these the best { $best }.
}
    .brief = { $tables } credits{ $best ->
        [0] .
       *[other] , the best { $best }.
    }
    .braille = { $tables } credits{ $best ->
        [0] {""}
       *[other] , best { $best }
    }
club-proposal-credits-together = With the same person { $times ->
    [one] at most { $times } table counts
   *[other] at most { $times } tables count
}.
    .braille = together at most { $times }
club-proposal-credits-until = The last day that counts is { $date }.
    .braille = until { $date }
club-proposal-credits-time = Where somebody spends the last credit at two places, ⏎ the table that began earlier counts, ⏎ the later one was played without a credit.
    .brief = The last credit belongs to the table ⏎ that began earlier.
    .braille = earlier table counts
club-ask-credits = How many tables of each count? Empty line: { $usual }.
    .brief = Credits? Empty: { $usual }.
    .braille = credits? { $usual }

## Tables

help-club-open-table = Seats people in a tournament with credits, ⏎ as in { COMMAND("table Jana, Petr in Brno on 25. 11.") }; without a day, today.
    .brief = table Jana, Petr in Brno
help-club-suggest = Says who of those present should sit down, ⏎ as in { COMMAND("suggest Jana, Petr, Eva, Ota, Dan") }.
    .brief = suggest Jana, Petr, Eva
help-club-credits = Tells how many credits everybody has and where they played; ⏎ with names, only of these people.
    .brief = Credits of everybody.
    .braille = credits of everybody
club-event-opened = Table { $table }{ $placed ->
    [yes] {" "}{ $where }
   *[no] {""}
}, { $date }{ $timed ->
    [yes] , { $time }
   *[no] {""}
}: ⏎ { LIST($players) }.
    .brief = Table { $table }{ $placed ->
        [yes] {" "}{ $where }
       *[no] {""}
    }: { LIST($players, join: "comma") }.
    .braille = t{ $table } { $placed ->
        [yes] { $where }{" "}
       *[no] {""}
    }{ LIST($players, join: "comma") }
club-event-told = { $changed ->
    [yes] Corrected, table { $table }
   *[no] Table { $table }
}: { LIST($results, join: "comma") }.
    .braille = { $changed ->
        [yes] corrected t{ $table }
       *[no] t{ $table }
    }: { LIST($results, join: "comma") }
club-suggest = { LIST($players) } should sit down.
    .brief = Sit down: { LIST($players, join: "comma") }.
    .braille = { LIST($players, join: "comma") }
club-suggest-met = { $times ->
    [0] None of them has met another one yet.
    [1] Two of them have met once.
   *[other] Pairs of them have met { $times } times in all.
}
    .braille = meetings { $times }
club-suggest-next = { COMMAND($word, $line) } seats them.
    .braille = { $word } { $line }
club-credits-of = { NAME($player) } { $left }
    .brief = { NAME($player) } { $left }
    .braille = { NAME($player) } { $left }
club-credits-left = Credits left: { LIST($people, join: "comma") }.
    .braille = left { LIST($people, join: "comma") }
club-credits-place = { $where } { $times }
    .brief = { $where } { $times }
    .braille = { $where } { $times }
club-credits-line = { NAME($player) }: { $left ->
    [one] { $left } credit
   *[other] { $left } credits
} of { $all } left{ $open ->
    [0] {""}
    [one] , playing at { $open } table
   *[other] , playing at { $open } tables
}{ $count ->
    [0] .
   *[other] ; ⏎ tables played: { LIST($places, join: "comma") }.
}
    .brief = { NAME($player) } { $left } of { $all }{ $count ->
        [0] .
       *[other] , { LIST($places, join: "comma") }.
    }
    .braille = { NAME($player) } { $left }/{ $all }
club-credits-without = { NAME($player) }: table { $table } does not count, ⏎ { $reason ->
    [late] it was played after the last day.
    [spent] the credits were spent before.
   *[together] with one of the others as many as count were played before.
}
    .brief = { NAME($player) }: table { $table } without credit, { $reason ->
        [late] too late.
        [spent] none left.
       *[together] same opponents.
    }
    .braille = { NAME($player) } t{ $table } without
club-credits-until = The last day that counts is { $date }.
    .braille = until { $date }
club-credits-nobody = Nobody has credits yet, nobody is registered.
    .braille = nobody
club-credits-no-table = No table is being played now.
    .braille = none plays
club-show-weeks = Play is for credits, tables so far: { $played }{ $count ->
    [0] .
   *[other] , ⏎ tables being played: { LIST($tables, join: "comma") }.
}
    .brief = Tables { $played }{ $count ->
        [0] .
       *[other] , playing { LIST($tables, join: "comma") }.
    }
    .braille = tables { $played }{ $count ->
        [0] {""}
       *[other] , play { LIST($tables, join: "comma") }
    }
club-next-weeks = { COMMAND($open) } seats people, { COMMAND($suggest) } tells whom to seat, ⏎ { COMMAND($result) } writes results, { COMMAND($credits) } tells what is left.
    .brief = Next: { COMMAND($open) }, { COMMAND($suggest) }, { COMMAND($result) } or { COMMAND($credits) }.
    .braille = next: { $open }, { $result }
club-ranking-weeks = { $name }: standings after { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
    .braille = standings, tables { $tables }
club-results-weeks = { $name }: results
    .braille = results
club-credits-game = The game is { $game }.
    .braille = { $game }
club-report-tables = It is played with credits, { $tables ->
    [one] { $tables } table has
   *[other] { $tables } tables have
} been played, the game is { $game }.
    .braille = tables { $tables }, { $game }

## Why it cannot be

club-error-credits = Credits “{ $text }”: a number is needed, ⏎ such as { COMMAND("8, best 6, together 3, until 2026-12-20") }.
    .braille = such as 8, together 3
club-error-open-table = A table needs at least two people, ⏎ as in { COMMAND($word, "Jana, Petr in Brno") }.
    .braille = { $word } Jana, Petr
club-error-suggest = The names of those present are needed, ⏎ two to { $most }, ⏎ as in { COMMAND($word, "Jana, Petr, Eva") }.
    .braille = { $word } Jana, Petr, Eva
club-error-suggest-none = Those present make no table: ⏎ they have no credits left, ⏎ or have played together as often as counts.
    .braille = no table
club-error-credits-late = { CAP($date) } is too late, ⏎ the last day is { $until }.
    .braille = after the last day
club-error-credits-spent = { $name } has no credit left, ⏎ { $tables ->
    [one] { $tables } table counts
   *[other] { $tables } tables count
}.
    .braille = { $name }: 0 credits
club-error-credits-together = { LIST($names) } have sat together at { $times ->
    [one] { $times } table
   *[other] { $times } tables
}, no more of them count. ⏎ Seat them with somebody else.
    .brief = { LIST($names) }: together { $times }, no more.
    .braille = together { $times } already
club-refused-credits-missing = Credits and seating by credits belong together, ⏎ one cannot be without the other.
    .braille = credits need seating
club-refused-credits-parts = With credits, there are no groups, no final, ⏎ no knock-out and no teams.
    .braille = credits: no parts
club-refused-credits-games = With credits one game is played, in one round.
    .braille = one game, one round
club-refused-credits-points = With credits points are for places, ⏎ such as 8-6-4-2-0.
    .braille = points like 8-6-4-2-0
club-refused-credits-size = A table should have { $least } to { $most } people, this one has { $players }.
    .braille = { $least } to { $most } at a table
club-refused-credits-drawn = With credits tables are not drawn, ⏎ people are seated with { COMMAND(WORD("club-open-table")) }.
    .braille = { WORD("club-open-table") } Jana, Petr
club-refused-no-credits = This tournament is not played with credits.
    .braille = no credits here
club-refused-token = The mark “{ $token }” belongs to another table.
    .braille = another table
