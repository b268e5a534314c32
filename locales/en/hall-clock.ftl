# The hall: time at a table, and spectators who see a match late.

hall-error-pause = At a table of a hall time can't be stopped, the others wait with you.
    .brief = In a hall time can't be stopped.
    .braille = time can't be stopped
hall-error-delay = { $word ->
        [no] Behind { COMMAND(WORD("hall-delay")) } goes a number of moves, right would be one from 1 to { $most }.
       *[other] “{ $word }” is no number of moves behind { COMMAND(WORD("hall-delay")) }, right would be one from 1 to { $most }.
    }
    .brief = Moves from 1 to { $most }.
    .braille = moves 1 to { $most }
hall-late = Whoever watches table { $table } sees the match { NP($delay) } { $delay ->
        [one] move
       *[other] moves
    } late.
    .brief = Spectators are { $delay } { $delay ->
        [one] move
       *[other] moves
    } late.
    .braille = watched -{ $delay }
hall-watches-late = You see the match at table { $table } { NP($delay) } { $delay ->
        [one] move
       *[other] moves
    } late, and all of it at its end.
    .brief = You see it { $delay } { $delay ->
        [one] move
       *[other] moves
    } late.
    .braille = seen -{ $delay }
