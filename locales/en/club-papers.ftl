# Documents of a club: announcement, seating, table cards, results, standings, report, league.
# Headings have no full stop. The sentence of a row says the same as its cells, what matters most first.

## Values

club-category-blind = blind
club-category-sighted = low vision and sighted
    .braille = with sight
club-figure = { $sign }{ $whole }.{ $part }
club-points-part = { $figure } points

## Announcement

club-proposal-title = Tournament announcement: { $name }
    .braille = announcement
club-proposal-when = Date and time
    .braille = when
club-proposal-where = Place
    .braille = where
club-proposal-who = Organiser
    .braille = organised by
club-proposal-rules = How it is played
    .braille = how
club-proposal-counting = How results count
    .braille = counting
club-proposal-heading = { $heading ->
    [fee] Entry fee
    [travel] How to get there
    [entries] Entries
    [deadline] Deadline for entries
   *[notes] Notes
}
club-proposal-text = { $text }
club-proposal-day = { $date }.
    .braille = { $date }
club-proposal-day-time = { $date }, from { $time }.
    .braille = { $date }, { $time }
club-proposal-rounds = There { $rounds ->
    [one] is { NP($rounds, noun: "round") }
   *[other] are { NP($rounds, noun: "round") }
}.
    .braille = rounds { $rounds }
club-proposal-seating = { $kind ->
    [lot] Tables are drawn by lot before each round.
    [meet] Tables of all rounds are planned so that everybody meets as many different people as possible.
    [score] From the second round on people with similar results sit together.
    [circle] Everybody plays everybody else, two at a table.
    [groups] Groups are played, then a final.
    [knockout] It is a knock-out.
    [swiss] The Swiss system is played, two at a table.
    [credits] Credits are played over weeks, whoever meets opens a table.
   *[hand] The organiser says who sits where.
}
    .braille = { $kind ->
        [lot] tables by lot
        [meet] meet everybody
        [score] by score
        [circle] all play all
        [groups] groups, final
        [knockout] knock-out
        [swiss] Swiss system
        [credits] credits
       *[hand] tables by hand
    }
club-proposal-mix = { $mix ->
    [new] New opponents come first, similar results after that.
    [balanced] New opponents and similar results weigh the same.
   *[close] Similar results come first, new opponents after that.
}
    .braille = { $mix ->
        [new] new opponents
        [balanced] balanced
       *[close] close scores
    }
club-proposal-groups = There are { $groups } groups, { $advance } of each { $advance ->
    [one] goes
   *[other] go
} on, and the final has { NP($rounds, noun: "round") }.
    .braille = groups { $groups }, on { $advance }, final { $rounds }
club-proposal-game = Game: { $game }.
    .braille = { $game }
club-proposal-table = A table is best with { NP($players, noun: "player") }, it has at least { $least } and at most { $most }.
    .braille = at table { $players }, { $least }-{ $most }
club-proposal-table-strict = { NP($players, noun: "player") } at a table, a smaller table is not allowed.
    .braille = only { $players } at table
club-proposal-limit = A match has a limit of { NP($minutes, noun: "minute") }.
    .braille = limit { $minutes } min
club-points-places = Points for places at a table, in order: { LIST($points, join: "comma") }.
    .braille = points { LIST($points, join: "comma") }
club-points-kind = { $kind ->
    [score] The points of the game count.
   *[penalties] Penalty points count, fewer are better.
}
    .braille = { $kind ->
        [score] game points
       *[penalties] penalty points
    }
club-proposal-category = The category “{ $category }” also has its own standings.
    .braille = ranks { $category }
club-proposal-qualifies = { $where ->
    [each] In each category the best
   *[joint] The best
}{ $places ->
    [one] {" "}one qualifies.
   *[other] {" "}{ $places } qualify.
}
    .braille = qualify { $places }{ $where ->
        [each] {" "}each
       *[joint] {""}
    }
club-proposal-capacity = At most { NP($players, noun: "player") } can play.
    .braille = players { $players } most
club-proposal-ties = Ties are broken by: { LIST($ties, join: "comma") }.
    .braille = ties: { LIST($ties, join: "comma") }
club-tie-break = { $by ->
    [scores] sum of the results of the games
    [zeros] number of games without a penalty
    [best-game] best game
    [best-round] best round
    [wins] number of wins
    [mutual] matches against each other
    [direct] direct encounter
    [buchholz-cut] Buchholz without the weakest opponent
    [buchholz] Buchholz
    [sonneborn] Sonneborn-Berger
   *[lot] lot
}
    .braille = { $by ->
        [scores] sum
        [zeros] zeros
        [best-game] best game
        [best-round] best round
        [wins] wins
        [mutual] mutual
        [direct] direct
        [buchholz-cut] Buchholz cut 1
        [buchholz] Buchholz
        [sonneborn] Sonneborn
       *[lot] lot
    }

## Seating and table cards

club-seating-title = { $name }, round { $round }: tables
    .braille = seating { $round }
club-seating-game = Round { $round }, the game is { $game }.
    .braille = r{ $round } { $game }
club-seating-caption = Tables of round { $round }, the first in the row begins:
    .braille = first one starts:
club-seating-players = { LIST($players, join: "comma") }
club-seating-table = Table { $table }: { LIST($players) }.
    .braille = { $table }: { LIST($players, join: "comma") }
club-seating-out = Without a table: { LIST($players) }.
    .braille = no table: { LIST($players, join: "comma") }
club-column-table = Table
club-column-players = Players
club-cards-title = { $name }, round { $round }: table cards
club-card-title = Round { $round }, table { $table }
    .braille = round { $round } table { $table }
club-card-seat = { $seat }: { NAME($player) }
club-card-game = Game: { $game }.
club-card-limit = A match has a limit of { NP($minutes, noun: "minute") }.
    .braille = limit { $minutes } min
club-card-occasion = For the computer: --table { $occasion }.
    .braille = --table { $occasion }
club-card-seed = Seed for the computer: { $seed }.
    .braille = seed { $seed }

## Results of a round

club-results-title = { $name }, round { $round }: results
    .braille = results round { $round }
club-results-table = Table { $table }
    .braille = table { $table }
club-results-caption = Result at table { $table }:
    .braille = table { $table }:
club-results-open = Table { $table } is still playing.
    .braille = table { $table } plays
club-results-place = Place { $place }: { NAME($player) }.
    .braille = { $place }. { NAME($player) }
club-results-score = Place { $place }: { NAME($player) }, result { $score }.
    .braille = { $place }. { NAME($player) } { $score }
club-results-absent = { NAME($player) } did not finish.
    .braille = { NAME($player) } absent
club-results-changed = The result has been corrected.
    .braille = corrected
club-results-corrected = The result has been corrected, reason: { $reason }.
    .braille = corrected: { $reason }
club-column-place = Place
club-column-name = Name
club-column-score = Result

## Events and the protocol

club-event-created = The tournament { $name } has been set up.
    .brief = Set up: { $name }.
    .braille = new { $name }
club-event-amended = The announcement of { $name } has been changed.
    .brief = Announcement changed.
    .braille = announcement changed
club-event-closed = The result of { $name } is final.
    .brief = The result is final.
    .braille = result final
club-event-reopened = The result of { $name } is open again.
    .brief = The result is open again.
    .braille = result open
club-event-undone = { $steps ->
    [one] The last step is taken back.
   *[other] The last { $steps } steps are taken back.
}
    .brief = Taken back: { $steps }.
    .braille = undo { $steps }
club-event-registered = Number { $number }: { NAME($player) }.
    .brief = { $number }: { NAME($player) }.
    .braille = { $number } { NAME($player) }
club-event-registered-in = Number { $number }: { NAME($player) }, category { $category }.
    .brief = { $number }: { NAME($player) }, { $category }.
    .braille = { $number } { NAME($player) }, { $category }
club-event-changed = Number { $number } has new details: { NAME($player) }.
    .brief = { $number } changed: { NAME($player) }.
    .braille = { $number } { NAME($player) } changed
club-event-withdrawn = { NAME($player) } leaves.
    .brief = { NAME($player) } leaves.
    .braille = { NAME($player) } out
club-event-returned = { NAME($player) } is back.
    .brief = { NAME($player) } is back.
    .braille = { NAME($player) } back
club-event-substituted = Substitution: { NAME($player) } leaves, { NAME($substitute) } comes.
    .brief = { NAME($player) } leaves, { NAME($substitute) } comes.
    .braille = { NAME($player) } out, { NAME($substitute) }
club-event-declined = { NAME($player) } gives up the qualifying place.
    .brief = { NAME($player) } gives up the place.
    .braille = { NAME($player) } declines
club-event-seated = The tables of round { $round } are set.
    .brief = Tables of round { $round } set.
    .braille = r{ $round } tables
club-event-planned = The tables of { $count ->
    [1] round { $first }
    [2] rounds { $first } and { $last }
   *[other] rounds { $first } to { $last }
} are set.
    .brief = Tables of rounds { $first } to { $last } set.
    .braille = r{ $first }-{ $last } tables
club-event-grouped = { $groups ->
    [one] { $groups } group is drawn.
   *[other] { $groups } groups are drawn.
}
    .brief = Groups drawn: { $groups }.
    .braille = groups { $groups }
club-event-advanced = { LIST($players) } { COUNT($players) ->
    [one] goes
   *[other] go
} on to the final.
    .brief = In the final: { LIST($players, join: "comma") }.
    .braille = final: { LIST($players, join: "comma") }
club-event-lot = The lot decides this order: { LIST($players, join: "comma") }.
    .brief = Lot: { LIST($players, join: "comma") }.
    .braille = lot: { LIST($players, join: "comma") }
club-event-reported = Round { $round }, table { $table }: { LIST($results, join: "comma") }.
    .brief = Round { $round }, table { $table }: { LIST($results, join: "comma") }.
    .braille = r{ $round } t{ $table }: { LIST($results, join: "comma") }
club-event-corrected = Correction, round { $round }, table { $table }: { LIST($results, join: "comma") }.
    .brief = Correction, round { $round }, table { $table }: { LIST($results, join: "comma") }.
    .braille = fix r{ $round } t{ $table }: { LIST($results, join: "comma") }
club-event-score = { NAME($player) } { $score }
    .brief = { NAME($player) } { $score }
    .braille = { NAME($player) } { $score }
club-event-place = place { $place } { NAME($player) }
    .brief = { $place }: { NAME($player) }
    .braille = { $place }. { NAME($player) }
club-event-absent = { NAME($player) } does not play
    .brief = { NAME($player) } not playing
    .braille = { NAME($player) } absent
club-event-penalised = { NAME($player) }: penalty of { NP($amount, noun: "point") }.
    .brief = { NAME($player) }: penalty { $amount }.
    .braille = { NAME($player) } penalty { $amount }
club-event-penalised-for = { NAME($player) }: penalty of { NP($amount, noun: "point") }, reason: { $reason }.
    .brief = { NAME($player) }: penalty { $amount }.
    .braille = { NAME($player) } penalty { $amount }
club-protocol-title = Protocol of the tournament { $name }
    .braille = protocol
club-protocol-entry = { $number }: { $event }
club-protocol-entry-time = { $number }: { $event } Time { $time }.

## Standings

club-ranking-final = { $name }: final standings
    .braille = final standings
club-ranking-start = { $name }: standings before round 1
    .braille = before round 1
club-ranking-during = { $name }: standings during round { $round }
    .braille = during round { $round }
club-ranking-after = { $name }: standings after round { $round }
    .braille = after round { $round }
club-ranking-joint = Overall standings
    .braille = joint
club-ranking-category = Category { $category }
    .braille = { $category }
club-ranking-caption = Overall standings, from place 1:
    .braille = joint standings:
club-ranking-caption-category = Standings of the category “{ $category }”:
    .braille = ranks { $category }:
club-ranking-place = Place { $place }: { NAME($player) } with { NP($points) }.
    .brief = { $place }: { NAME($player) } { $figure }.
    .braille = { $place }. { NAME($player) } { $figure }
club-ranking-penalties = Place { $place }: { NAME($player) }, penalty points { $figure }.
    .brief = { $place }: { NAME($player) } { $figure }.
    .braille = { $place }. { NAME($player) } { $figure }
club-ranking-decided = { LIST($players) } have the same points, { $by ->
    [scores] the sum of results decides
    [zeros] games without a penalty decide
    [best-game] the best game decides
    [best-round] the best round decides
    [wins] the number of wins decides
    [direct] the direct encounter decides
    [buchholz-cut] Buchholz without the weakest opponent decides
    [buchholz] Buchholz decides
    [sonneborn] Sonneborn-Berger decides
   *[mutual] the points of their own matches decide
}: { LIST($figures) }.
    .braille = { $by ->
        [scores] sum
        [zeros] zeros
        [best-game] best game
        [best-round] best round
        [wins] wins
        [direct] direct
        [buchholz-cut] Buchholz cut 1
        [buchholz] Buchholz
        [sonneborn] Sonneborn
       *[mutual] mutual
    }: { LIST($pairs, join: "comma") }
club-ranking-decided-figure = { NAME($player) } { $figure }
    .braille = { NAME($player) } { $figure }
club-ranking-decided-plainly = { LIST($players) } have the same points, { $by ->
    [lot] the lot decides.
    [mutual] matches against each other decide.
    [best-game] the best game decides.
    [direct] the direct encounter decides.
   *[best-round] the best round decides.
}
    .braille = { $by ->
        [lot] lot
        [mutual] mutual
        [best-game] best game
        [direct] direct
       *[best-round] best round
    }: { LIST($players, join: "comma") }
club-ranking-lot = A lot has to decide between: { LIST($players, join: "comma") }.
    .braille = lots: { LIST($players, join: "comma") }
club-registered-caption = Who is registered:
club-column-number = Number
club-column-category = Category
club-column-points = Points
club-ranking-places = { $by ->
    [scores] The sum of results decides
    [zeros] Games without a penalty decide
    [best-game] The best game decides
    [best-round] The best round decides
    [wins] The number of wins decides
    [preliminary] The place before the final decides
    [mutual] Matches against each other decide
    [best] The best tournament decides
    [direct] The direct encounter decides
    [buchholz-cut] Buchholz without the weakest opponent decides
    [buchholz] Buchholz decides
    [sonneborn] Sonneborn-Berger decides
   *[lot] The lot decides
} from place { $first } to place { $last }, where points are equal.
    .braille = { $by ->
        [scores] sum
        [zeros] zeros
        [best-game] best game
        [best-round] best round
        [wins] wins
        [preliminary] before final
        [mutual] mutual
        [best] best tournament
        [direct] direct
        [buchholz-cut] Buchholz cut 1
        [buchholz] Buchholz
        [sonneborn] Sonneborn
       *[lot] lot
    } places { $first }-{ $last }
club-column-tie-break = { $by ->
    [scores] Sum of results
    [zeros] Without penalty
    [best-game] Best game
    [best-round] Best round
    [buchholz-cut] Buchholz cut 1
    [buchholz] Buchholz
    [sonneborn] Sonneborn-Berger
   *[wins] Wins
}
club-further = Who qualifies
club-further-category = Who qualifies in the category “{ $category }”
    .braille = on: { $category }
club-further-direct = Qualified directly: { LIST($players, join: "comma") }.
    .braille = direct: { LIST($players, join: "comma") }
club-further-place = { NAME($player) } qualifies from place { $place }.
    .braille = on { $place }. { NAME($player) }
club-further-instead = { NAME($player) } qualifies from place { $place }, as { NAME($other) } gives it up.
    .braille = on { $place }. { NAME($player) } for { NAME($other) }
club-further-waiting = A lot has to decide who qualifies: { LIST($players, join: "comma") }.
    .braille = lot due: { LIST($players, join: "comma") }
club-rounds = Round by round
club-rounds-caption = Points of the rounds in order:
    .braille = points of rounds:
club-rounds-row = { NAME($player) }: { LIST($points, join: "semicolon") }.
club-rounds-none = nothing
club-rounds-other = { $kind ->
    [out] without a table { $figure }
    [absent] not finished { $figure }
   *[missed] missing { $figure }
}
    .braille = { $kind ->
        [out] out { $figure }
        [absent] absent { $figure }
       *[missed] missing { $figure }
    }
club-column-round = Round { $round }

## League

club-league-title = League { $name }
club-league-best = { $best ->
    [one] Only the best tournament of each player counts.
   *[other] The best { $best } tournaments of each player count.
}
    .braille = best { $best }
club-league-all = All tournaments of each player count.
    .braille = all tournaments
club-league-tournament = Tournament { $number }: { $name }.
    .braille = { $number }. { $name }
club-league-row = Place { $place }: { NAME($player) }{ $unit ->
    [penalties] , penalty points { $figure }
   *[points] {" "}with { NP($points) }
}, by tournament: { LIST($counted, join: "semicolon") }{ COUNT($left) ->
    [0] .
   *[other] , not counted { LIST($left, join: "semicolon") }.
}
    .brief = { $place }: { NAME($player) } { $figure }.
    .braille = { $place }. { NAME($player) } { $figure }
club-league-decided = { LIST($players) } have the same points, { $by ->
    [best] the best tournament decides.
    [wins] the number of tournaments won decides.
   *[lot] the lot decides.
}
    .braille = { $by ->
        [best] best tournament
        [wins] tournaments won
       *[lot] lot
    }: { LIST($players, join: "comma") }
club-column-tournament = Tournament { $number }

## Report

club-report-title = Looking back at { $name }
    .braille = review { $name }
club-report-about = How it went
club-report-results = Results
club-report-remarkable = Highlights
club-report-when-where = { $date }, { $place }.
    .braille = { $date }, { $place }
club-report-organiser = Organised by { $organiser }.
    .braille = by { $organiser }
club-report-players = Players: { $players }.
    .braille = playing { $players }
club-report-category = Category { $category }: { NP($players, noun: "player") }.
    .braille = { $category } { $players }
club-report-rounds = Rounds played: { $rounds }, games: { LIST($games) }.
    .braille = rounds { $rounds }, { LIST($games, join: "comma") }
club-report-best = { $game }, best result: { NAME($player) } { $score }, round { $round }.
    .braille = { $game } { $score } { NAME($player) } r{ $round }
club-report-wins = Most tables won, { $wins }: { LIST($players, join: "comma") }.
    .braille = tables { $wins }: { LIST($players, join: "comma") }
club-report-corrections = { $corrections ->
    [one] { $corrections } result has been corrected.
   *[other] { $corrections } results have been corrected.
}
    .braille = corrected { $corrections }

## Errors

club-error-format = There is no format “{ $value }”, the formats are { $known }.
club-error-no-table = This document has no table, so it cannot be CSV or XLSX; it can be: { $formats }.
