## The two best moves and what separates them

# Parts of sentences about the first of two moves, without a name and without a stop: "brings 6 points fewer".

advice-contrast = { $joint ->
        [alone] { CAP($first) }.
        [and] { CAP($first) } ⏎ and { $second }.
        [but] { CAP($first) }, ⏎ but { $second }.
        [even] { CAP($first) }, ⏎ yet on the whole it comes to the same.
        [better] { CAP($first) }, ⏎ yet by estimate it is better on the whole.
       *[worse] { CAP($first) }, ⏎ yet by estimate it is worse on the whole.
    }
    .brief = { $joint ->
        [and] { CAP($first) } ⏎ and { $second }.
        [but] { CAP($first) }, ⏎ but { $second }.
        [even] { CAP($first) }, the same on the whole.
        [better] { CAP($first) }, better on the whole.
        [worse] { CAP($first) }, worse on the whole.
       *[alone] { CAP($first) }.
    }
    .braille = { $first }{ $joint ->
        [but] , { $second }
       *[alone] { "" }
    }
advice-part = { CAP($first) }.
    .brief = { CAP($first) }.
    .braille = { $first }
advice-second = Second choice: { $move }
    .brief = Second: { $move }
    .braille = 2 { $move }
advice-equal = It makes no difference, this is just as good: { $move }
    .brief = Just as good: { $move }
    .braille = equal { $move }
advice-estimated = It does not show at once, but by estimate it is worse.
    .brief = Worse by estimate.
    .braille = worse by estimate
advice-only = There is no other choice.
    .brief = No other choice.
    .braille = no other choice
advice-no-more = There is no more to say about it.
    .brief = No more to say.
    .braille = no more
advice-numbers = Number 2 plays the second choice. ⏎ { COMMAND($more) } tells more, ⏎ { COMMAND($nudge) } only nudges.
    .brief = Second: number 2. More: { COMMAND($more) }.
    .braille = more: { $more }

# IOTA.

iota-contrast-points = it brings { NP($by, noun: "point") } { $way ->
        [more] more
       *[less] less
    }
    .brief = { NP($by, noun: "point") } { $way ->
        [more] more
       *[less] less
    }
    .braille = { $way ->
        [more] +
       *[less] -
    }{ $by } pt
iota-contrast-wild = { $way ->
        [more] it keeps { NP($by, noun: "wild-card") } more in hand
       *[less] it costs { NP($by, noun: "wild-card") } more
    }
    .brief = { $way ->
        [more] it keeps the wild card
       *[less] it spends the wild card
    }
    .braille = { $way ->
        [more] keeps wild
       *[less] spends wild
    }
iota-contrast-lots = { $lots ->
        [0] it completes no lot
       *[other] it completes { NP($lots, noun: "lot") }
    }{ $other ->
        [0] { "" }
       *[other] {" "}instead of { $other }
    }
    .brief = lots: { $lots } instead of { $other }
    .braille = lots { $lots }, else { $other }
iota-contrast-threes = { $threes ->
        [0] it opens no three
       *[other] it opens { NP($threes, noun: "three") }
    } instead of { $other ->
        [0] none
       *[other] { $other }
    }
    .brief = threes opened: { $threes } instead of { $other }
    .braille = threes { $threes }, else { $other }
iota-contrast-reply = { NAME($who) } can then score about { NP($points, noun: "point") } with a single card instead of { $other }
    .brief = { NAME($who) } then about { $points } instead of { $other }
    .braille = { NAME($who) } { $points }, else { $other }
iota-contrast-draws = { NP($by, noun: "card") } { $way ->
        [more] more
       *[less] fewer
    } { $by ->
        [one] comes
       *[other] come
    } from the deck
    .brief = new cards: { $by } { $way ->
        [more] more
       *[less] fewer
    }
    .braille = new { $way ->
        [more] +
       *[less] -
    }{ $by }
iota-contrast-out = { $way ->
        [ends] it ends the game
       *[goes] it does not end the game yet
    }
    .brief = { $way ->
        [ends] it ends the game
       *[goes] the game goes on
    }
    .braille = { $way ->
        [ends] ends game
       *[goes] game goes on
    }

# Quantum.

quantum-contrast-certain = { $way ->
        [wins] it wins for certain{ $lead ->
            [0] { "" }
           *[other] {" "}by at least { $lead }
        }
       *[loses] it lets a certain win go{ $lead ->
            [0] { "" }
           *[other] , by { $lead } at least
        }
    }
    .brief = { $way ->
        [wins] it wins for certain
       *[loses] it lets a certain win go
    }
    .braille = { $way ->
        [wins] certain win
       *[loses] lets certain win go
    }
quantum-contrast-lead = it wins for certain by { NP($by, noun: "point") } { $way ->
        [more] more
       *[less] less
    }
    .brief = win { $way ->
        [more] higher
       *[less] lower
    } by { $by }
    .braille = win { $way ->
        [more] +
       *[less] -
    }{ $by }
quantum-contrast-chance = { $colour } { $span ->
        [single] { $low }
       *[more] { $low } to { $high }
    } has a chance of { NP($percent, noun: "percent") } instead of { $other }
    .brief = { $colour } { $span ->
        [single] { $low }
       *[more] { $low } to { $high }
    }: { NP($percent, noun: "percent") } instead of { $other }
    .braille = { SHORT($colour) } { $span ->
        [single] { $low }
       *[more] { $low }-{ $high }
    } { $percent }:{ $other }
quantum-contrast-dice = { NP($by, noun: "die") } { $way ->
        [more] more
       *[less] fewer
    } { $by ->
        [one] is
       *[other] are
    } thrown
    .brief = dice thrown: { $by } { $way ->
        [more] more
       *[less] fewer
    }
    .braille = dice { $way ->
        [more] +
       *[less] -
    }{ $by }
quantum-contrast-points = it brings { NP($by, noun: "point") } { $way ->
        [more] more
       *[less] less
    } at once
    .brief = at once { NP($by, noun: "point") } { $way ->
        [more] more
       *[less] less
    }
    .braille = now { $way ->
        [more] +
       *[less] -
    }{ $by } pt
quantum-contrast-skips = it skips { NP($by, noun: "number") } { $way ->
        [more] more
       *[less] fewer
    }
    .brief = it skips { $by } { $way ->
        [more] more
       *[less] fewer
    }
    .braille = skips { $way ->
        [more] +
       *[less] -
    }{ $by }
quantum-contrast-column = column { $column } then lacks only { NP($missing, noun: "number") }
    .brief = column { $column } then lacks { $missing }
    .braille = col{ $column } lacks { $missing }
quantum-contrast-waits = column { $column } still lacks { NP($missing, noun: "number") }
    .brief = column { $column } still lacks { $missing }
    .braille = col{ $column } lacks { $missing }
quantum-contrast-choice = the row goes on with { NP($by, noun: "number") } { $way ->
        [more] more
       *[less] fewer
    } to choose from
    .brief = row then: { NP($by, noun: "number") } { $way ->
        [more] more
       *[less] fewer
    }
    .braille = row { $way ->
        [more] +
       *[less] -
    }{ $by }
quantum-contrast-writes = { $way ->
        [number] it writes a number at once
       *[nothing] it writes nothing now
    }
    .brief = { $way ->
        [number] it writes at once
       *[nothing] it writes nothing
    }
    .braille = { $way ->
        [number] writes now
       *[nothing] writes nothing
    }
quantum-contrast-denial = { NAME($who) } { $way ->
        [kept] cannot write { $colour } in step C
       *[left] can write { $colour } in step C
    }
    .brief = { NAME($who) } { $way ->
        [kept] cannot write { $colour }
       *[left] can write { $colour }
    }
    .braille = { SHORT($colour) } { NAME($who) } { $way ->
        [kept] no
       *[left] yes
    }

# Tetrikon.

tetrikon-contrast-full = { $way ->
        [this] it fills the whole diagram
       *[other] it does not fill the whole diagram
    }
    .brief = { $way ->
        [this] the diagram is full
       *[other] the diagram is not full
    }
    .braille = { $way ->
        [this] diagram full
       *[other] diagram not full
    }
tetrikon-contrast-left = it fills { NP($by, noun: "tetrikon-square") } { $way ->
        [more] more
       *[less] fewer
    }
    .brief = squares: { $by } { $way ->
        [more] more
       *[less] fewer
    }
    .braille = squares { $way ->
        [more] +
       *[less] -
    }{ $by }
tetrikon-contrast-hopeless = { $way ->
        [this] the rest cannot be filled then without an exchange
       *[other] the rest can still be filled then
    }
    .brief = { $way ->
        [this] the rest cannot be filled
       *[other] the rest can be filled
    }
    .braille = { $way ->
        [this] rest impossible
       *[other] rest possible
    }
tetrikon-contrast-missing = { $missing ->
        [0] no piece is missing then
       *[other] { NP($missing, noun: "tetrikon-piece") } { $missing ->
            [one] is
           *[other] are
        } missing then
    } instead of { $other ->
        [0] none
       *[other] { $other }
    }
    .brief = pieces missing: { $missing } instead of { $other }
    .braille = lacks { $missing }, else { $other }
tetrikon-contrast-pieces = it adds { NP($by, noun: "tetrikon-piece") } { $way ->
        [more] more
       *[less] fewer
    }
    .brief = pieces: { $by } { $way ->
        [more] more
       *[less] fewer
    }
    .braille = p { $way ->
        [more] +
       *[less] -
    }{ $by }
tetrikon-contrast-money = { $way ->
        [more] it leaves { $by } T more
       *[less] it costs { $by } T more
    }
    .brief = { $way ->
        [more] { $by } T more left
       *[less] it costs { $by } T more
    }
    .braille = { $way ->
        [more] +
       *[less] -
    }{ $by } T
tetrikon-contrast-roll = { $way ->
        [this] it rolls for cards
       *[other] it does not roll for cards
    }
    .brief = { $way ->
        [this] it rolls
       *[other] no roll
    }
    .braille = { $way ->
        [this] roll
       *[other] no roll
    }

# iQLANDIE.

iqlandie-contrast-points = it brings { NP($by, noun: "point") } { $way ->
        [more] more
       *[less] less
    }
    .brief = { NP($by, noun: "point") } { $way ->
        [more] more
       *[less] less
    }
    .braille = { $way ->
        [more] +
       *[less] -
    }{ $by } pt
iqlandie-contrast-offer = it can bring { NP($by, noun: "point") } { $way ->
        [more] more
       *[less] less
    }
    .brief = up to { NP($by, noun: "point") } { $way ->
        [more] more
       *[less] less
    }
    .braille = up to { $way ->
        [more] +
       *[less] -
    }{ $by } pt
iqlandie-contrast-squares = it leaves { NP($by, noun: "cell") } { $way ->
        [more] more
       *[less] fewer
    } for pieces
    .brief = room: { NP($by, noun: "cell") } { $way ->
        [more] more
       *[less] fewer
    }
    .braille = room { $way ->
        [more] +
       *[less] -
    }{ $by }
iqlandie-contrast-rivals = the piece would bring a rival up to { NP($points, noun: "point") } instead of { $other }
    .brief = rivals up to { $points } instead of { $other }
    .braille = rivals { $points }, else { $other }
