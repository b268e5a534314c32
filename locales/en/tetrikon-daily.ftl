# The task of the day: a diagram that is to be finished, and how that went.

tetrikon-daily-question = Fill the rest of the diagram; { $count ->
        [one] { NP($count, noun: "tetrikon-piece") } is left
       *[other] { NP($count, noun: "tetrikon-piece") } are left
    } and there is one way.
    .brief = Fill the rest, { NP($count, noun: "tetrikon-piece") }, one way.
    .braille = fill, pieces { $count }
tetrikon-daily-filled = { $wrong ->
        [0] The diagram is full and no piece was laid wrongly.
        [one] The diagram is full, { $wrong } piece was laid wrongly on the way.
       *[other] The diagram is full, { $wrong } pieces were laid wrongly on the way.
    }
    .brief = { $wrong ->
        [0] Full, no mistake.
       *[other] Full, laid wrongly: { $wrong }.
    }
    .braille = { $wrong ->
        [0] full, no mistake
       *[other] full, wrong { $wrong }
    }
tetrikon-daily-gave-up = The diagram was left unfinished, with { NP($right, noun: "tetrikon-piece") } of { $pieces } in the right place.
    .brief = Unfinished, { $right } of { $pieces } right.
    .braille = right { $right } of { $pieces }
tetrikon-daily-begin = You could begin on { COORD($cell) }: { $count ->
        [one] only the { $piece } fits there, in one way.
       *[other] there are only { $count } ways, the { $piece } is right.
    }
    .brief = Begin on { COORD($cell) }: { $piece }.
    .braille = { COORD($cell) } { SHORT($piece) }
tetrikon-daily-piece = { CAP($piece) }: { LINES($cells, join: "comma") }.
    .braille = { SHORT($piece) } { SHORT($cells) }
