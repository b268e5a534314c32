# The story of an evening for a newsletter: past tense, every number from the results.

club-story-title = Story of the evening: { $name }
    .braille = story
club-story-part = { $part ->
    [beginning] How it ended
    [course] How it went
    [results] Results worth a word
   *[people] People
}
club-story-opening = { CAP($date) }: ⏎ { NP($players, noun: "person") } played at the tournament { $name }.
    .braille = { $date } players { $players }
club-story-opening-at = { CAP($date) }, { $place }: ⏎ { NP($players, noun: "person") } played at the tournament { $name }.
    .braille = { $date } players { $players }
club-story-rounds = { NP($rounds, noun: "round") } { $rounds ->
    [one] was
   *[other] were
} played, ⏎ the { COUNT($games) ->
    [one] game was
   *[other] games were
} { LIST($games) }.
    .braille = rounds { $rounds }, { LIST($games, join: "comma") }
club-story-place = place { $place } { NAME($player) }, { $unit ->
    [penalties] penalty points { $figure }
   *[points] { NP($points) }
}
    .braille = { $place }. { NAME($player) } { $figure }
club-story-podium = The final order began like this: { LINES($places, join: "semicolon") }.
    .braille = { LIST($places, join: "comma") }
club-story-margin = First place was ahead by { NP($points) }.
    .braille = ahead { NP($points) }
club-story-parted = The first two places had the same points, ⏎ { $by ->
    [scores] the sum of the results of the games
    [zeros] the number of games without a penalty
    [best-game] the best game
    [best-round] the best round
    [wins] the number of wins
    [preliminary] the place before the final
    [mutual] the games against each other
    [direct] the direct encounter
    [buchholz-cut] Buchholz without the weakest opponent
    [buchholz] Buchholz
    [sonneborn] Sonneborn-Berger
   *[lot] the lot
} decided.
    .braille = same points: { $by ->
        [scores] sum
        [zeros] zeros
        [best-game] best game
        [best-round] best round
        [wins] wins
        [preliminary] before the final
        [mutual] mutual
        [direct] direct
        [buchholz-cut] Buchholz cut 1
        [buchholz] Buchholz
        [sonneborn] Sonneborn
       *[lot] lot
    }
club-story-category = First in the category “{ $category }” ⏎ { COUNT($players) ->
    [one] was
   *[other] were
} { LINES($players) }.
    .braille = { $category }: { LIST($players, join: "comma") }
club-story-lead-kept = From the first round to the end ⏎ { LINES($players) } led.
    .braille = always led { LIST($players, join: "comma") }
club-story-lead-changed = The lead changed { $times ->
    [one] once
   *[other] { $times } times
}: ⏎ { LINES($leads, join: "semicolon") }.
    .braille = lead: { LIST($leads, join: "comma") }
club-story-lead = after round { $round } { LIST($players) }
    .braille = r{ $round } { LIST($players, join: "comma") }
club-story-lead-many = after round { $round } { NP($count, noun: "person") } with the same points
    .braille = r{ $round } { $count } people
club-story-turn = The turn that lasted came in round { $round }.
    .braille = turn in round { $round }
club-story-climb = The greatest rise since the first round was by { NP($places, noun: "place") }: ⏎ { LINES($climbs) }.
    .braille = rise { $places }: { LIST($climbs, join: "comma") }
club-story-climb-of = { NAME($player) } from place { $before } to place { $after }
    .braille = { NAME($player) } { $before }.-{ $after }.
club-story-turns = The liveliest match was { $at }: ⏎ the lead changed { $times ->
    [one] once
   *[other] { $times } times
}, { $left ->
    [0] the last time with the last move
   *[other] the last time { NP($left, noun: "turn") } before the end
}, ⏎ and the match had { NP($moves, noun: "turn") }.
    .braille = { $at } turns { $times }
club-story-latest = The latest change of the lead was { $at }, ⏎ { $left ->
    [0] with the last move
   *[other] { NP($left, noun: "turn") } before the end
}.
    .braille = { $at } turn { $left } before end
club-story-close = It was closest in { $game } { $at }: ⏎ { NAME($first) } { $ahead }, { NAME($second) } { $behind }, { $gap ->
    [0] a draw
   *[other] a difference of { NP($gap, noun: "point") }
}.
    .braille = { $game } { $at } { NAME($first) } { $ahead } { NAME($second) } { $behind }
club-story-close-more = { $count ->
    [one] { $count } more table was
   *[other] { $count } more tables were
} just as close.
    .braille = as close { $count }
club-story-best = The best result in { $game } was { $score }: ⏎ { LINES($reached) }.
    .braille = { $game } { $score }: { LIST($reached, join: "comma") }
club-story-best-many = The best result in { $game } was { $score }, reached { $count } times.
    .braille = { $game } { $score } { $count }x
club-story-reached = { NAME($player) }{ $round ->
    [0] { "" }
   *[other] {" "}in round { $round }
}
    .braille = { NAME($player) }{ $round ->
        [0] { "" }
       *[other] {" "}r{ $round }
    }
club-story-at = { $round ->
    [0] at table { $table }
   *[other] in round { $round } at table { $table }
}
    .braille = { $round ->
        [0] t{ $table }
       *[other] r{ $round } t{ $table }
    }
club-story-tables = { NP($tables, noun: "table") } { $tables ->
    [one] was
   *[other] were
} played, ⏎ the { COUNT($games) ->
    [one] game was
   *[other] games were
} { LIST($games) }.
    .braille = tables { $tables }, { LIST($games, join: "comma") }
club-story-record = { $beaten ->
    [true] It was a new record of the club, ⏎ until then it had been { $score }
   *[false] It equalled the record of the club, { $score }
}: ⏎ { $player }, { $tournament }.
    .braille = { $beaten ->
        [true] record, before
       *[false] record equalled
    } { $score } { $player }
club-story-own = { NAME($player) } { $now }, before { $before }
    .braille = { NAME($player) } { $now } from { $before }
club-story-own-bests = { $times ->
    [one] { $times } personal record
   *[other] { $times } personal records
} fell in { $game }: ⏎ { LINES($bests, join: "semicolon") }.
    .braille = own: { LIST($bests, join: "comma") }
club-story-own-many = { $times ->
    [one] { $times } personal record
   *[other] { $times } personal records
} fell in { $game }.
    .braille = { $game } own { $times }
club-story-wins = The greatest number of first places at a table was { $wins }: { LINES($players) }.
    .braille = tables won { $wins }: { LIST($players, join: "comma") }
club-story-meetings = { $met } of { $possible } possible pairs ⏎ met at a table.
    .braille = pairs { $met } of { $possible }
club-story-pair = { LIST($pair) }
    .braille = { LIST($pair) }
club-story-first = For { $count } of them it was the first time at the club: ⏎ { LINES($pairs, join: "semicolon") }.
    .braille = first: { LIST($pairs, join: "comma") }
club-story-first-many = { $count ->
    [0] All of them had met at the club before.
   *[other] For { $count } of them it was the first time at the club.
}
    .braille = first { $count }
club-story-newcomers = The club welcomed { COUNT($players) ->
    [one] a new face
   *[other] new faces
}: { LINES($players) }.
    .braille = new: { LIST($players, join: "comma") }
club-story-newcomers-many = The club welcomed { $count } new faces.
    .braille = new { $count }
club-story-late = { LINES($players) } joined after the beginning.
    .braille = later: { LIST($players, join: "comma") }
club-story-late-many = { $count } more people joined after the beginning.
    .braille = later { $count }
club-story-substitute = There was a substitution: { NAME($gone) } left, { NAME($player) } came.
    .braille = { NAME($player) } for { NAME($gone) }
club-story-corrections = Results that had been written down were corrected { $times ->
    [one] once
   *[other] { $times } times
}.
    .braille = corrections { $times }
club-error-story = The story is written when everything is played; so far { $played } of { $rounds } rounds have been.
    .braille = played { $played } of { $rounds }
