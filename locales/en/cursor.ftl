# The cursor on the board: where it stands, where it cannot go, how far it is, what can be done there.

cursor-no-board = There is no board to walk on now.
    .brief = No board.
    .braille = no board
cursor-outside = This board has no place “{ $words }”.
    .brief = No place “{ $words }”.
    .braille = no place { $words }
cursor-steps = “{ $words }” is not a number of steps from 1 to { $most }.
    .brief = “{ $words }” is not a number of steps.
    .braille = no number: { $words }
cursor-edge = The edge is { $way ->
        [up] above
        [down] below
        [left] on the left
       *[right] on the right
    }.
    .brief = Edge { $way ->
        [up] above
        [down] below
        [left] left
       *[right] right
    }.
    .braille = edge
cursor-none = { $what ->
        [free] There is no free place here.
        [mine] Nothing here is yours.
       *[changed] Nothing has changed here since your last move.
    }
    .braille = { $what ->
        [free] nothing free
        [mine] nothing own
       *[changed] no change
    }
cursor-only = { $what ->
        [free] There is no other free place here.
        [mine] Nothing else here is yours.
       *[changed] Nothing else has changed here.
    }
    .braille = only here
cursor-again = Again from the edge.
    .braille = from the edge
cursor-one-board = There is no other board.
    .braille = only board
cursor-marked = Mark: { $place }.
    .braille = mark { $place }
cursor-no-mark = There is no mark yet, { COMMAND(WORD("cursor-mark")) } makes one.
    .brief = No mark.
    .braille = no mark
cursor-other-board = The mark is on another board.
    .braille = mark elsewhere
cursor-distance = From the mark { $place }: { $shape ->
        [here] the cursor is on it
        [columns] { NP($columns, noun: "column") } { $across ->
            [right] to the right
           *[left] to the left
        }
        [rows] { NP($rows, noun: "row") } { $along ->
            [up] up
           *[down] down
        }
       *[both] { NP($columns, noun: "column") } { $across ->
            [right] to the right
           *[left] to the left
        } and { NP($rows, noun: "row") } { $along ->
            [up] up
           *[down] down
        }
    }.
    .braille = { $shape ->
        [here] on the mark
        [columns] { $columns } { $across ->
            [right] right
           *[left] left
        }
        [rows] { $rows } { $along ->
            [up] up
           *[down] down
        }
       *[both] { $columns } { $across ->
            [right] right
           *[left] left
        } { $rows } { $along ->
            [up] up
           *[down] down
        }
    }
cursor-nothing = Nothing can be done at { $place } now.
    .brief = { $place }: nothing to do.
    .braille = { $place } nothing
cursor-no-further = { $keys ->
        [yes] There is nothing to go back to, { COMMAND($command) } switches single keys off.
       *[no] There is nothing to go back to.
    }
    .brief = Nothing to go back to.
    .braille = no way back
cursor-row = { $alone ->
        [yes] { $first }
       *[no] { $first } to { $last }
    }: { $taken } taken, { $free } free, { $empty } empty.
    .braille = { $alone ->
        [yes] { $first }
       *[no] { $first }–{ $last }
    }: { $taken } taken, { $free } free
cursor-row-silent = The tones cannot be heard, { COMMAND(WORD("settings"), WORD("set-cues"), WORD("yes")) } turns them on.
    .brief = The tones are off.
    .braille = no tones
cursor-row-or-column = “{ $words }” is neither a row nor a column. The tones play with { COMMAND(WORD("cursor-tones"), WORD("row")) } or { COMMAND(WORD("cursor-tones"), WORD("column")) }.
    .brief = “{ $words }” is not a row or column.
    .braille = { WORD("row") }/{ WORD("column") }?
