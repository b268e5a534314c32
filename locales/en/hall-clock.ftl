# The hall: time at a table, and spectators who see a match late.

hall-error-pause = At a table of a hall time can't be stopped, the others wait with you.
    .brief = In a hall time can't be stopped.
    .braille = time can't be stopped
