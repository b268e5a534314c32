# Tournaments of a club: why something cannot be. First what is wrong, then what would be right.

## Files

error-club-foreign = The file is not a record of a tournament of this program.
error-club-version = The record of the tournament has version { $version }, the program knows at most { $known }.
error-club-long = The record of the tournament has more than { NP($most, noun: "text-line") }, which cannot be.

## Texts and numbers

club-refused-empty = The text is missing, it may have 1 to { $most } characters.
club-refused-long = “{ $text }”: the text is too long, it may have at most { $most } characters.
club-refused-unprintable = “{ $text }”: there is a space at the start or end, or a character that cannot be printed.
club-refused-range = { $field ->
    [rounds] The number of rounds
    [games] The number of games
    [options] The number of options of a game
    [minutes] Minutes for a match
    [table] People at a table
    [table-least] The fewest people at a table
    [table-most] The most people at a table
    [places] The number of places with points
    [points] Points for a place
    [order] The number of rounds in the order of games
    [game-number] The number of a game in the order of games
    [qualifies] The number of qualifying places
    [capacity] The most players
    [groups] The number of groups
    [advance] Players going on from a group
    [advance-best] The number of further ones who go on
    [final-rounds] The number of rounds of the final
    [categories] The number of categories
    [finalists] The number of finalists
    [names] The number of forgotten names
    [lot] Players in a lot
    [round] The number of the round
    [table-number] The number of the table
    [best] The number of best tournaments
    [tournaments] The number of tournaments in the league
    [penalty] Points taken away
    [handicap] The handicap
    [team] People of a team
    [team-best] Results that count
    [credits] The number of credits
    [credits-best] The number of best tables
    [credits-together] Tables with the same person
    [parts] Games of one player at the table
   *[score] Points of the game
} cannot be { $value }, ⏎ only { $least } to { $most }.
club-refused-date = The date “{ $date }” does not exist or is not year, month, day, such as 2026-11-21.
club-refused-time = The time “{ $time }” is not hours and minutes, such as 16:00.
club-refused-heading = An announcement has no heading “{ $heading }”, or it is there twice; ⏎ the headings are { LIST($known) }.
club-refused-key = An announcement has no entry “{ $field }”, the nearest is { $nearest }.
club-refused-key-missing = The announcement lacks the entry “{ $field }”.
club-refused-value = The entry “{ $field }” cannot have the value “{ $value }”.
club-refused-choice = The entry “{ $field }” cannot be “{ $value }”, ⏎ only { LINES($known, join: "or") }.

## The announcement

club-refused-game = “{ $game }”: a game has either the id of a game of the program or a name of its own.
club-refused-points-mixed = Either all games of a tournament count penalties or none.
club-refused-points-list = Points for places { LIST($points, join: "comma") } belong only to a scheme by places.
club-refused-points-rise = Points for places { $points } rise; a worse place may not have more than a better one.
club-refused-penalties-high = With penalties the fewest win, but this game is won by the most.
club-refused-score-low = Points of the game are added up only where the most win. Choose penalties instead.
club-refused-bye-penalties = With penalties, sitting out cannot be worth nothing, it would be a gain. Choose the average.
club-refused-circle-size = Everybody against everybody is played by two, but this game is not for two.
club-refused-groups-missing = Groups have to be described exactly when groups are played.
club-refused-tie-breaks = Tie-breaks may not repeat, and the lot can only be the last.
club-refused-category-twice = The category “{ $category }” is in the announcement twice.
club-refused-category-used = The category “{ $category }” cannot be removed, { $name } has it.
    .braille = { $name } is { $category }
club-refused-league-twice = “{ $name }” is in the league twice.
club-refused-rounds-played = Rounds played so far: { $played }, so there cannot be only { $rounds }.
club-refused-game-played = The game of round { $round } cannot change, the round has been played.

## People

club-refused-nobody = Nobody has number { $number }, { $most ->
    [0] nobody is registered yet
   *[other] players have numbers 1 to { $most }
}.
    .braille = no number { $number }
club-refused-number = Number { $number } cannot be given now, the next one is { $expected }.
club-refused-full = There is no room, the tournament is for at most { NP($most, noun: "player") }.
    .braille = full, { $most } most
club-refused-name-taken = The name { $name } belongs to player number { $number }, add a surname, for example.
    .braille = { $name } is { $number }
club-refused-category = This tournament has no category “{ $category }”, its categories are in the announcement.
club-refused-gender = There is no gender “{ $gender }”, only feminine, masculine and neuter.
club-refused-replaced = { $name }: the substitute is { $substitute } already.
club-refused-absent = { $name } is not among those playing now.
    .braille = { $name } not here
club-refused-present = { $name } is among the players already.
    .braille = { $name } is here
club-refused-declined = { $name }: the qualifying place has been given up already.
    .braille = { $name } declined
club-refused-unchanged = Nothing would change, it is like this already.
    .braille = nothing changes

## Tables, groups, lots

club-refused-round-started = Round { $round } has a result, it cannot be seated anew.
club-refused-round-gap = Round { $round } cannot be seated yet, the next one is round { $expected }.
club-refused-round-open = Round { $round } is not over yet, results are missing.
    .braille = round { $round } is open
club-refused-round-unseated = { $seated ->
    [0] Round { $round } is not seated, none is so far.
   *[other] Round { $round } is not seated, rounds 1 to { $seated } are.
}
club-refused-no-rounds = The seating has no round in it.
club-refused-no-rounds-left = All rounds, { $rounds } of them, are played or seated already.
    .braille = all { $rounds } rounds
club-refused-one-round = By score, only one round is seated at a time, not { $rounds }.
club-refused-no-tables = Round { $round } has no table.
club-refused-too-few = People playing: { $players }; a table needs at least { $least }.
    .braille = people { $players }, need { $least }
club-refused-all-met = Everybody has played everybody, nothing more can be seated.
club-refused-twice = { $name } is in round { $round } twice.
    .braille = { $name } twice
club-refused-named-twice = { $name } is named twice.
club-refused-missing = { $name } is neither at a table nor sitting out in round { $round }.
    .braille = { $name } missing
club-refused-table-size = Table { $table }, round { $round }: { NP($players, noun: "player") }, there should be { $least } to { $most }.
    .braille = table { $table } has { $players }, { $least }-{ $most }
club-refused-across-groups = Table { $table }, round { $round }: the players are not of one group.
club-refused-stage = Round { $round } belongs to another part of the tournament.
club-refused-draws = The tables have been drawn { $most } times already, the most there can be. Set them by hand.
club-refused-seed = Tables set by hand have no seed, but there is “{ $seed }”.
club-refused-no-groups = This tournament has no groups, or they have not been drawn yet.
club-refused-groups-undrawn = The groups have not been drawn yet.
club-refused-groups-count = Number of groups { $groups }: by the announcement there should be { $expected }.
club-refused-group-small = Group { $group } has { NP($players, noun: "player") }, it needs at least { $least }.
club-refused-no-finalists = The finalists have not been named yet.
club-refused-lot-first = A lot has to decide who goes on: { LIST($names) }.

## Results

club-refused-reported = Round { $round }, table { $table }: the result is there, it can only be corrected.
    .braille = there is r{ $round } t{ $table }
club-refused-unreported = Round { $round }, table { $table }: there is no result yet to correct.
    .braille = no r{ $round } t{ $table }
club-refused-seats = Round { $round }, table { $table }: the result is due for these players in this order: { LIST($names) }.
club-refused-source = The digest of a match “{ $source }” should have 64 hexadecimal digits.
club-refused-journal-twice = This match is a result elsewhere already: round { $round }, table { $table }.
club-refused-all-absent = Nobody played at the table, there is no result to write down.
club-refused-absent-result = { $name }: who did not play has neither place nor points.
club-refused-places = The places { LIST($places, join: "comma") } cannot be given like this, after two first places comes the third.
    .braille = not places { LIST($places, join: "comma") }
club-refused-parts = { $name }: matches written down: { $parts }, those of the others: { $expected }.
club-refused-scores-needed = Places are not enough, the tournament counts points of the game. Write down the points.
    .braille = scores are needed
club-refused-contradiction = Places and points contradict each other: { $better } is above { $other }, by points it is the other way round.

## Leading the tournament

club-refused-closed = The tournament is closed. To change something, open it again.
    .braille = closed
club-refused-open = The tournament is not closed.
    .braille = not closed
club-refused-nothing-played = It cannot be closed, nothing has been played yet.
    .braille = nothing played
club-refused-created = The tournament exists already.
club-refused-not-created = The record does not begin with the creation of a tournament.
club-refused-undo = { $most ->
    [0] There is nothing to undo, the tournament has only been created.
   *[other] Of the events of the tournament 1 to { $most } can be kept, not { $keep }.
}
