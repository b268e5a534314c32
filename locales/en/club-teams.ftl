# Tournaments of a club: evenings with several games, handicaps and teams.

## Several games

club-proposal-mixed = Points of different games are not added, ⏎ places at the tables count.
    .braille = places, not points
club-did-amend-ties = There are several games, ⏎ so equals are parted by { LIST($ties, join: "comma") }.
    .brief = Ties: { LIST($ties, join: "comma") }.
    .braille = ties: { LIST($ties, join: "comma") }
club-refused-mixed-scores = Each game has a scale of points of its own, ⏎ they can't be added. ⏎ Right are points for places, such as { $points }.
    .braille = such as { $points }
club-refused-mixed-ties = Points of different games can't be compared, ⏎ so equals can't be parted by { $by ->
    [scores] the sum of scores
    [best-game] the best game
   *[best-round] the best round
}. ⏎ Right are wins or games between them.
    .braille = ties: wins, mutual

## Handicaps

club-proposal-handicaps = { $how ->
    [start] A handicap is a start ⏎ in each game of a match.
   *[result] A handicap is added once ⏎ to the result of a table.
} ⏎ Where fewer points win, it is taken away.
    .braille = { $how ->
        [start] handicap: a start
       *[result] handicap to result
    }
club-event-handicapped = { $points ->
    [0] { NAME($player) } has no handicap.
   *[other] { NAME($player) } has a handicap of { NP($points, noun: "point") }.
}
    .brief = { NAME($player) }: handicap { $points }.
    .braille = { NAME($player) } handicap { $points }
club-handicaps-none = Nobody has a handicap yet.
    .braille = nobody
club-event-score-level = { NAME($player) } { $score }, { $level } with the handicap
    .brief = { NAME($player) } { $score }, { $level } with the handicap
    .braille = { NAME($player) } { $score }/{ $level }
club-results-score-level = Place { $place }: { NAME($player) }, score { $score }, { $level } with the handicap.
    .braille = { $place }. { NAME($player) } { $score }/{ $level }
club-column-level = With handicap
help-club-handicap = Gives somebody a handicap, ⏎ as in handicap Jana 15. ⏎ Without a name it lists them.
    .brief = handicap Jana 15
club-error-handicap = A name and points are missing, as in Jana 15.
    .braille = such as Jana 15
club-error-handicaps-off = This tournament has no handicaps. ⏎ { $command } brings them in.
    .braille = type { $command }
club-refused-handicap-places = { $name } has a handicap, ⏎ which places would leave out. ⏎ Right are scores.
    .braille = scores, not places
club-error-handicap-given = Round { $round }, table { $table }: ⏎ nobody there had a handicap of { $points }.
    .braille = r{ $round } t{ $table } handicap?
club-refused-no-handicaps = This tournament has no handicaps; ⏎ the proposal has to say so first.
    .braille = no handicaps
club-refused-handicap = { $name }: a handicap belongs to points ⏎ and helps whoever has it.
    .braille = { $name }: handicap no
