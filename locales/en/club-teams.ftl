# Tournaments of a club: evenings with several games, handicaps and teams.

## Several games

club-proposal-mixed = Points of different games are not added, ⏎ places at the tables count.
    .braille = places, not points
club-did-amend-ties = There are several games, ⏎ so equals are parted by { LIST($ties, join: "comma") }.
    .brief = Ties: { LIST($ties, join: "comma") }.
    .braille = ties: { LIST($ties, join: "comma") }
club-refused-mixed-scores = Each game has a scale of points of its own, ⏎ they cannot be added. ⏎ Use points for places, such as { $points }.
    .braille = such as { $points }
club-refused-mixed-ties = Points of different games cannot be compared, ⏎ so equals cannot be parted by { $by ->
    [scores] the sum of scores
    [best-game] the best game
   *[best-round] the best round
}. ⏎ Use wins or games between them.
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
help-club-handicap = Gives somebody a handicap, ⏎ as in { COMMAND("handicap Jana 15") }. ⏎ Without a name it lists them.
    .brief = handicap Jana 15
club-error-handicap = A name and points are missing, as in { COMMAND("Jana 15") }.
    .braille = such as Jana 15
club-error-handicaps-off = This tournament has no handicaps. ⏎ { COMMAND($command) } brings them in.
    .braille = type { $command }
club-refused-handicap-places = { $name } has a handicap, ⏎ which places would leave out. ⏎ Scores are needed.
    .braille = scores, not places
club-error-handicap-given = Round { $round }, table { $table }: ⏎ nobody there had a handicap of { $points }.
    .braille = r{ $round } t{ $table } handicap?
club-refused-no-handicaps = This tournament has no handicaps; ⏎ the announcement has to say so first.
    .braille = no handicaps
club-refused-handicap = { $name }: a handicap belongs to points ⏎ and helps whoever has it.
    .braille = { $name }: handicap no

## Teams and pairs

club-proposal-teams = { $size ->
    [2] Pairs play as well: ⏎ in each round { $scoring ->
        [best] the better of the two results counts.
        [boards] the first is compared with the first ⏎ and the second with the second of all others, 1 point for more, half a point for as much.
       *[sum] the points of both are added.
    }
   *[other] Teams of { $size } play as well: in each round { $scoring ->
        [best] the { $best } best results count.
        [boards] the first is compared with the first, ⏎ the second with the second and so on, 1 point for more, half a point for as much.
       *[sum] the points of all are added.
    }
}
    .braille = { $scoring ->
        [best] of { $size }, best { $best }
        [boards] of { $size }, board order
       *[sum] of { $size }, sum
    }
club-proposal-teams-missing = For whoever is missing, the { $kind ->
    [pair] pair
   *[team] team
} has the worst result of the table, ⏎ and of the round where nobody sits. ⏎ Equals are parted by tables won.
    .braille = missing: worst result
club-proposal-teams-final = Rounds of the final do not count for { $kind ->
    [pair] pairs
   *[team] teams
}.
    .braille = without the final
club-event-teamed = { $gone ->
    [yes] The { $kind ->
        [pair] pair
       *[team] team
    }{ $named ->
        [yes] {" "}{ $team }
        [no] {" "}{ LIST($players) }
       *[nobody] {""}
    } is dissolved.
   *[no] { $kind ->
        [pair] Pair
       *[team] Team
    } { $named ->
        [yes] { $team }: ⏎ { LIST($players) }.
       *[no] { LIST($players) }.
    }
}
    .braille = { $named ->
        [yes] { $team }: { $gone ->
            [yes] gone
           *[no] { LIST($players, join: "comma") }
        }
        [no] { LIST($players, join: "comma") }{ $gone ->
            [yes] {" "}gone
           *[no] {""}
        }
       *[nobody] gone
    }
club-team-people = { LIST($players) }
    .braille = { LIST($players, join: "comma") }
club-team-cell = { $team }
club-team-count = { $team } { $count }
club-team-place = Place { $place }: the { $kind ->
    [pair] pair
   *[team] team
} { $team } ⏎ with { NP($points) }{ $named ->
    [yes] : ⏎ { LIST($players) }.
   *[no] .
}
    .brief = { $place }: { $team } { $figure }.
    .braille = { $place }. { $team } { $figure }
club-team-penalties = Place { $place }: the { $kind ->
    [pair] pair
   *[team] team
} { $team }, ⏎ penalty points { $figure }{ $named ->
    [yes] : ⏎ { LIST($players) }.
   *[no] .
}
    .brief = { $place }: { $team } { $figure }.
    .braille = { $place }. { $team } { $figure }
club-teams-ranking = Standings of { $kind ->
    [pair] pairs
   *[team] teams
}
    .braille = standings: { $kind ->
        [pair] pairs
       *[team] teams
    }
club-teams-caption = Standings of { $kind ->
    [pair] pairs
   *[team] teams
}, from first place:
    .braille = standings:
club-column-team = { $kind ->
    [pair] Pair
   *[team] Team
}
club-column-team-people = Players
club-column-team-wins = Tables won
club-teams-decided = { LIST($teams, join: "semicolon") }: ⏎ points are equal, ⏎ tables won decide: { LIST($figures) }.
    .braille = tables: { LIST($figures, join: "comma") }
club-teams-none = { $kind ->
    [pair] There is no pair yet.
   *[team] There is no team yet.
}
    .braille = none yet
club-teams-size = Instead of { NP($size, noun: "player") }, ⏎ the { $kind ->
    [pair] pair
   *[team] team
} has: { LIST($teams) }. ⏎ For whoever is missing ⏎ the worst result counts, ⏎ whoever is over is a reserve.
    .braille = sizes: { LIST($teams, join: "comma") }
club-teams-without = Without a { $kind ->
    [pair] pair
   *[team] team
}: { LIST($players) }.
    .braille = without: { LIST($players, join: "comma") }
club-team-late = { $changed ->
    [yes] Rounds that were played ⏎ count as they were, ⏎ the change holds from round { $round } on.
   *[no] Rounds that its players have played ⏎ count as well.
}
    .braille = { $changed ->
        [yes] from round { $round }
       *[no] earlier rounds too
    }
club-story-teams = First of { $of } { $kind ->
    [pair] pairs { COUNT($teams) ->
        [one] was
       *[other] were
    }
   *[team] teams { COUNT($teams) ->
        [one] was
       *[other] were
    }
} { LIST($teams, join: "semicolon") }, ⏎ { $unit ->
    [penalties] with penalty points { $figure }.
   *[points] with { NP($points) }.
}
    .braille = { LIST($teams, join: "comma") } { $figure }
help-club-team = Notes a team, ⏎ as in { COMMAND("team Blues: Jana, Petr") }; ⏎ a slash stands between several. ⏎ { COMMAND("team Blues: none") } dissolves it.
    .brief = team Blues: Jana, Petr
help-club-pairs = Notes pairs without a name, ⏎ as in { COMMAND("pair Jana, Petr") }; ⏎ { COMMAND("pair Jana, Petr, none") } dissolves it.
    .brief = pair Jana, Petr
help-club-teams = Tells the standings of teams or pairs, ⏎ and before anything counts who is in which.
    .brief = Standings of teams.
    .braille = standings of teams
club-error-teams-off = This tournament has no teams. ⏎ { COMMAND($command) } brings them in.
    .braille = type { $command }
club-error-teams = Teams “{ $text }”: say how many play and how they count, ⏎ such as { COMMAND("2") } or { COMMAND("4, best 3") }.
    .braille = such as 4, best 3
club-error-team = Names are missing, as in ⏎ { COMMAND("Blues: Jana, Petr") }.
    .braille = such as Blues: Jana
club-error-pair = A pair has nobody else: { $text }. ⏎ Two names are needed, as in { COMMAND("Jana, Petr") }.
    .braille = { $text } is alone
club-error-team-unknown = There is no team “{ $word }”. { COUNT($choices) ->
    [0] {""}
   *[other] The tournament has: { LIST($choices, join: "semicolon") }.
}
    .braille = no { $word }
club-refused-no-teams = This tournament has no teams; ⏎ the announcement has to say so first.
    .braille = no teams
club-refused-team-name = The team “{ $name }” sounds like { $other }, ⏎ choose another name.
    .braille = sounds like { $other }
club-refused-team-unknown = There is no such team, ⏎ so it cannot be dissolved.
    .braille = no such team
club-refused-team-taken = { $name } plays for another team already: ⏎ { LIST($team) }.
    .braille = { $name }: elsewhere
club-refused-teams-knockout = A knock-out has no teams: ⏎ whoever is out no longer plays for any.
    .braille = knock-out: no teams
