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
club-story-opening-at = { CAP($date) }, { $place }: ⏎ { NP($players, noun: "person") } played at the tournament { $name }.
club-story-rounds = { NP($rounds, noun: "round") } { $rounds ->
    [one] was
   *[other] were
} played, ⏎ the { COUNT($games) ->
    [one] game was
   *[other] games were
} { LIST($games) }.
club-story-place = place { $place } { NAME($player) }, { $unit ->
    [penalties] penalty points { $figure }
   *[points] { NP($points) }
}
club-story-podium = The final order began like this: { LINES($places, join: "semicolon") }.
club-story-margin = The first place was ahead by { NP($points) }.
club-story-parted = The first two places had the same points, ⏎ { $by ->
    [scores] the sum of the results of the games
    [zeros] the number of games without a penalty
    [best-game] the best game
    [best-round] the best round
    [wins] the number of wins
    [preliminary] the place before the final
    [mutual] the games against each other
   *[lot] the lot
} decided.
club-story-category = First in the category “{ $category }” ⏎ { COUNT($players) ->
    [one] was
   *[other] were
} { LINES($players) }.
club-story-lead-kept = From the first round to the end ⏎ { LINES($players) } led.
club-story-lead-changed = The lead changed { $times ->
    [one] once
   *[other] { $times } times
}: ⏎ { LINES($leads, join: "semicolon") }.
club-story-lead = after round { $round } { LIST($players) }
club-story-lead-many = after round { $round } { $count } people with the same points
club-story-turn = The turn that lasted came in round { $round }.
club-story-climb = The greatest rise since the first round was by { NP($places, noun: "place") }: ⏎ { LINES($climbs) }.
club-story-climb-of = { NAME($player) } from place { $before } to place { $after }
club-story-turns = Most turns were in round { $round } at table { $table }: ⏎ the lead changed { $times ->
    [one] once
   *[other] { $times } times
}, { $left ->
    [0] the last time by the last move
   *[other] the last time { NP($left, noun: "turn") } before the end
}, ⏎ and the match had { NP($moves, noun: "turn") }.
club-story-latest = The latest change of the lead was in round { $round } at table { $table }, ⏎ { $left ->
    [0] by the last move
   *[other] { NP($left, noun: "turn") } before the end
}.
club-story-close = It was closest in { $game } in round { $round } at table { $table }: ⏎ { NAME($first) } { $ahead }, { NAME($second) } { $behind }, { $gap ->
    [0] a draw
   *[other] a difference of { NP($gap, noun: "point") }
}.
club-story-close-more = { $count ->
    [one] { NP($count, noun: "table") } more was
   *[other] { NP($count, noun: "table") } more were
} as close.
club-story-best = The best result in { $game } was { $score }: ⏎ { LINES($reached) }.
club-story-best-many = The best result in { $game } was { $score }, reached { $count } times.
club-story-reached = { NAME($player) } in round { $round }
club-story-record = { $beaten ->
    [true] It was a new record of the club, ⏎ until then it had been { $score }
   *[false] It equalled the record of the club, { $score }
}: ⏎ { $player }, { $tournament }.
club-story-own = { NAME($player) } { $now }, before { $before }
club-story-own-bests = { $times ->
    [one] { $times } personal record
   *[other] { $times } personal records
} fell in { $game }: ⏎ { LINES($bests, join: "semicolon") }.
club-story-own-many = { $times ->
    [one] { $times } personal record
   *[other] { $times } personal records
} fell in { $game }.
club-story-wins = The greatest number of first places at a table was { $wins }: { LINES($players) }.
club-story-meetings = Of { $possible } possible pairs ⏎ { $met } met at a table.
club-story-pair = { LIST($pair) }
club-story-first = For { $count } of them it was the first time at the club: ⏎ { LINES($pairs, join: "semicolon") }.
club-story-first-many = { $count ->
    [0] All of them had met at the club before.
   *[other] For { $count } of them it was the first time at the club.
}
club-story-newcomers = The club welcomed { COUNT($players) ->
    [one] a new face
   *[other] new faces
}: { LINES($players) }.
club-story-newcomers-many = The club welcomed { $count } new faces.
club-story-late = { LINES($players) } joined after the beginning.
club-story-late-many = { $count } more people joined after the beginning.
club-story-substitute = There was a substitution: { NAME($gone) } left, { NAME($player) } came.
club-story-corrections = Results that had been written down were corrected { $times ->
    [one] once
   *[other] { $times } times
}.
club-error-story = The story is written when everything is played; so far { $played } of { $rounds } rounds are.
    .braille = played { $played } of { $rounds }
