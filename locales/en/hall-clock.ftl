# The hall: time at a table, and spectators who see a match late.

hall-error-pause = At a table of a hall, the time cannot be stopped, the others wait with you.
    .brief = In a hall, the time cannot be stopped.
    .braille = time cannot be stopped
hall-error-delay = { $word ->
        [no] After { COMMAND(WORD("hall-delay")) } goes a number of moves from 1 to { $most }.
       *[other] “{ $word }” is not a number of moves for { COMMAND(WORD("hall-delay")) }, it can be 1 to { $most }.
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
hall-watches-late = At table { $table }, you see the match { NP($delay) } { $delay ->
        [one] move
       *[other] moves
    } late, and all of it at its end.
    .brief = You see it { $delay } { $delay ->
        [one] move
       *[other] moves
    } late.
    .braille = seen -{ $delay }
