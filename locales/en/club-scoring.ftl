# Scoring, direction, undo, teams and handicaps: what the organiser hears of them. The result comes first.

## Direction: whether more or fewer points win

club-proposal-direction = { $which ->
    [fewer] Fewer points win.
   *[more] More points win.
}
    .braille = { $which ->
        [fewer] fewer win
       *[more] more win
    }
club-refused-direction = In the game “{ $game }” { $which ->
    [fewer] fewer
   *[more] more
} points win; that belongs to the game and cannot be changed.
    .braille = { $game }: { $which ->
        [fewer] fewer
       *[more] more
    } win
club-error-game = The tournament has no game “{ $word }”, only { LIST($choices, join: "or") }.
    .braille = { $word }: no game
club-error-result-negative = “{ $score }”: penalty points are written without a minus, as { $right }.
    .braille = { $score } write { $right }
club-ask-lower = In which other game do fewer points win? A name, “yes” for all of them, “no” for none. Empty line: { $usual }.
    .brief = Where do fewer points win? Empty: { $usual }.
    .braille = fewer win? { $usual }

## A change after the draw

club-did-amend-kept = The tables drawn already, up to round { $last }, still hold; the others are drawn later by { COMMAND($seat) }.
    .brief = Tables hold up to round { $last }, then { COMMAND($seat) }.
    .braille = holds to round { $last }
club-did-amend-playing = Round { $round } is being played and goes on as it was drawn.
    .brief = Round { $round } goes on as it is.
    .braille = round { $round } stays

## Undo

club-did-undo-step = Step { $step } taken back: { $line }
    .brief = Back { $step }: { $line }
    .braille = back { $step }: { $line }
club-did-undo = Taken back: { $line }
    .brief = Taken back: { $line }
    .braille = back: { $line }
club-did-undo-registered = Step { $step } taken back, registration: { LIST($players) }.
    .brief = Back { $step }, registration: { LIST($players) }.
    .braille = back { LIST($players, join: "comma") }
club-did-undo-together = Step { $step } is taken back with all that belongs to it, { $count } parts.
    .brief = Back { $step }, { $count } parts.
    .braille = back { $step } parts { $count }

## Options in a conversation, and which club

club-error-option-here = The option --{ $flag } is for the command line only, not for the desk.
    .braille = --{ $flag } not here
club-did-open-club = Working with the club { $name }.
    .brief = Club { $name }.
    .braille = club { $name }
club-did-want-club = There is no club { $name } yet; it begins with its first tournament, made by { COMMAND($create) }.
    .brief = Club { $name } begins with a tournament.
    .braille = no { $name } yet
help-club-desk = Goes to another club, as in { COMMAND("club --club Saturday") }; a new club begins with its first tournament.
    .braille = another: --club Saturday

## Which table

club-error-target = It is not clear which table and which round: “{ $text }”. Type for instance { COMMAND($correct, $table, "2", $round, "3") }.
    .braille = table and round?
club-error-target-table = Which table of round { $round }? Type for instance { COMMAND($correct, $table, "1", $word, $round) }.
    .brief = Which table of round { $round }?
    .braille = round { $round } table?
club-error-result-for = Round { $round }, table { $table }: the result is missing; the players are { LIST($players) }.
    .braille = r{ $round } t{ $table }: { LIST($players, join: "comma") }?

## Points by the size of a table

club-ask-scale = How does the size of a table enter the points? ⏎ Empty line: { $usual }.
    .brief = Table size? Empty: { $usual }.
    .braille = { $usual }?
club-scale = { $word }: ⏎ { $scale ->
    [first] the winner has the same at each table, ⏎ the last one more at a smaller table.
    [last] the last one has the same at each table, ⏎ the winner less at a smaller table.
   *[beaten] what counts is the share of the others ⏎ at the table that one has beaten; ⏎ an equal counts as a half.
}
    .braille = { $word }
club-points-scale = { $scale ->
    [last] Points for places are counted from the last one, the winner of a larger table has more.
   *[beaten] Points are the share of the others beaten at the table, { $most } for all of them, an equal counts as a half.
}
    .braille = { $scale ->
        [last] from the last place
       *[beaten] share of { $most }
    }
club-points-table = At a table of { $players }: { LIST($points, join: "comma") }.
    .braille = { $players }: { LIST($points, join: "comma") }
club-refused-points-short = Points from the last place have only { $places ->
    [one] { $places } number
   *[other] { $places } numbers
}, but { $most } people may sit at a table; there must be as many.
    .braille = numbers { $places }, need { $most }
club-refused-points-beaten = The share of those beaten has one number, the points for beating all, not { $points }.
    .braille = a share has one number
club-refused-points-scale = The size of a table enters points for places only, not points or penalties of the game.
    .braille = for place points only
