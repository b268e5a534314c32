# Formats of a club's tournaments: the knock-out. What holds, who goes on, what a correction means.

## Propozice

club-proposal-knockout = { $advance ->
    [one] The best player of each table goes
   *[other] The best { NP($advance, noun: "player") } of each table go
} on, the others are out.
    .braille = on from a table { $advance }
club-proposal-knockout-rounds = Each round is drawn anew, and whoever has no table goes on without playing.
    .braille = rounds drawn anew
club-proposal-knockout-last = When all who are left fit at one table, they play the final.
    .braille = final: last table
club-proposal-knockout-ties = Between equals the rules of the standings decide who goes on, then a lot.
    .braille = equals: rules, lot
club-proposal-knockout-third = Besides the final there is a table for the next places: those who were right behind at the tables before.
    .braille = next places too
club-ask-knockout = How many go on from each table? Empty line: { $usual }.
    .brief = On from a table? Empty: { $usual }.
    .braille = going on? { $usual }

## Who goes on, and corrections

club-event-survived = { LIST($players) } { COUNT($players) ->
    [one] goes
   *[other] go
} on{ $behind ->
    [yes] , { LIST($third) } play for the next places.
   *[no] .
}
    .brief = On: { LIST($players, join: "comma") }{ $behind ->
        [yes] , next places: { LIST($third, join: "comma") }.
       *[no] .
    }
    .braille = on: { LIST($players, join: "comma") }{ $behind ->
        [yes] , next places: { LIST($third, join: "comma") }
       *[no] { "" }
    }
club-knockout-free = Going on without playing: { LIST($players) }.
    .braille = free: { LIST($players, join: "comma") }
club-knockout-last = It is the final.
    .braille = final
club-knockout-last-third = Table 1 is the final, table 2 plays for the next places.
    .brief = Table 1 final, table 2 next places.
    .braille = 1 final, 2 next places
club-knockout-late = The knock-out has begun: { LIST($players) } can now only replace somebody.
    .braille = substitute only: { LIST($players, join: "comma") }
club-knockout-others = { $began ->
    [yes] The next round is being played, its players stay. By the correction { LIST($came) } would go on, not { LIST($went) }.
   *[no] The correction changes who goes on: now { LIST($came, join: "comma") }, no longer { LIST($went, join: "comma") }.
}
    .brief = { $began ->
        [yes] The next round is being played. Now it would be { LIST($came, join: "comma") }, not { LIST($went, join: "comma") }.
       *[no] Going on now { LIST($came, join: "comma") }, no longer { LIST($went, join: "comma") }.
    }
    .braille = { $began ->
        [yes] stays
       *[no] on
    }: +{ LIST($came, join: "comma") } -{ LIST($went, join: "comma") }

## Standings

club-ranking-reached = Whoever came further ranks higher, and then whoever was better at the last table played.
    .braille = who came further is higher

## Why something cannot be

club-refused-no-knockout = This tournament is not a knock-out.
    .braille = no knock-out
club-refused-knockout-over = The knock-out has its winner, there is no further round.
    .braille = winner is known
club-refused-knockout-open = Who goes on to round { $round } has not been decided yet.
    .braille = round { $round } undecided
club-refused-knockout-one = A knock-out is drawn one round at a time, not { $rounds }.
    .braille = 1 round only
club-refused-knockout-kind = A knock-out is drawn by who goes on, or tables are set by hand.
    .braille = by who goes on
club-refused-knockout-final = In the final exactly { LIST($names) } sit at the first table.
    .braille = final: { LIST($names, join: "comma") }
club-refused-knocked-out = { NAME($name) } took no part in round { $round } and cannot go on.
    .braille = { NAME($name) } not in round { $round }
club-refused-knockout-missing = Who goes on from a table has to be described exactly when a knock-out is played.
    .braille = who goes on?
club-refused-knockout-rounds = A knock-out has as many rounds as there have to be; the number { $rounds } cannot be set.
    .braille = rounds cannot be set
club-refused-final-knockout = A knock-out has a final of its own, no other one.
    .braille = has a final
club-refused-knockout-advance = From each table { $advance } cannot go on, ⏎ only 1 to { $most }: somebody has to be out at the smallest one, too.
    .braille = on { $advance }: at most { $most }
club-error-knockout = “{ $text }” does not say who goes on; give one number: how many of each table.
    .braille = { $text }: who goes on?
