# Why a computer player of Tetrikon advises or does something: pieces and the plan of the diagram, cards, deals.

tetrikon-reason-full = That fills the diagram.
    .brief = Fills the diagram.
    .braille = diagram full
tetrikon-reason-plan = The { NP($piece) } is part of the plan, ⏎ { NP($left, noun: "tetrikon-square") } will be left, ⏎ { $missing ->
        [0] the pieces for them are there
        [one] { NP($missing, noun: "tetrikon-piece") } is missing
       *[other] { NP($missing, noun: "tetrikon-piece") } are missing
    }.
    .brief = Part of the plan, { $left } left, { NP($missing, noun: "tetrikon-piece") } missing.
    .braille = plan, { $left } left
tetrikon-reason-rest = { $left ->
        [one] { NP($left, noun: "tetrikon-square") } will be left, which can be filled.
       *[other] { NP($left, noun: "tetrikon-square") } will be left, which can be filled.
    }
    .brief = The rest can be filled.
    .braille = { $left } left, works
tetrikon-reason-blocked = { $left ->
        [one] { NP($left, noun: "tetrikon-square") } will be left, which takes an exchange to fill.
       *[other] { NP($left, noun: "tetrikon-square") } will be left, which take an exchange to fill.
    }
    .brief = The rest takes an exchange.
    .braille = { $left } left, stuck
tetrikon-reason-repair = With the { NP($piece) } in place of the { NP($out) } { $missing ->
        [0] nothing is missing
        [one] { NP($missing, noun: "tetrikon-piece") } is missing
       *[other] { NP($missing, noun: "tetrikon-piece") } are missing
    }.
    .brief = The { NP($piece) } for the { NP($out) }, then { $missing } missing.
    .braille = { SHORT($piece) } for { SHORT($out) }
tetrikon-reason-refit = The { NP($piece) } comes in place of the { NP($out) }.
    .brief = The { NP($piece) } for the { NP($out) }.
    .braille = { SHORT($piece) } for { SHORT($out) }
tetrikon-reason-roll = A roll brings new cards.
    .brief = A roll brings cards.
    .braille = roll for cards
tetrikon-reason-save = { $short } T is missing to buy a piece.
    .brief = { $short } T short of a piece.
    .braille = { $short } T short
tetrikon-reason-offer = { $useful ->
        [0] Nothing on offer is of use now, but the offer will change.
       *[other] Pieces on offer: { $count }, of use: { $useful }.
    }
    .brief = Of use on offer: { $useful } of { $count }.
    .braille = { $useful } of { $count } fit
tetrikon-reason-wanted = The { NP($piece) } is of use, ⏎ then { $missing ->
        [0] nothing is missing
        [one] { NP($missing, noun: "tetrikon-piece") } is missing
       *[other] { NP($missing, noun: "tetrikon-piece") } are missing
    }.
    .brief = The { NP($piece) } is of use.
    .braille = { SHORT($piece) } useful
tetrikon-reason-unwanted = The { NP($piece) } is of no use in the plan.
    .brief = The { NP($piece) } is of no use.
    .braille = { SHORT($piece) } useless
tetrikon-reason-needed = The { NP($piece) } is needed in the plan, apart from it { $missing ->
        [0] nothing is missing
        [one] { NP($missing, noun: "tetrikon-piece") } is missing
       *[other] { NP($missing, noun: "tetrikon-piece") } are missing
    }.
    .brief = The { NP($piece) } is needed.
    .braille = { SHORT($piece) } needed
tetrikon-reason-spare = The { NP($piece) } can be spared, ⏎ even so { $missing ->
        [0] nothing is missing
        [one] { NP($missing, noun: "tetrikon-piece") } is missing
       *[other] { NP($missing, noun: "tetrikon-piece") } are missing
    }.
    .brief = The { NP($piece) } can be spared.
    .braille = { SHORT($piece) } to spare
tetrikon-reason-money = The card brings { $worth } T.
    .brief = The card is for { $worth } T.
    .braille = card gives { $worth } T
tetrikon-reason-claim = The card brings { $worth } T at most.
    .brief = The card is for up to { $worth } T.
    .braille = card: up to { $worth } T
tetrikon-reason-draw = { $cards ->
        [one] It brings { $cards } card from the treasury.
       *[other] It brings { $cards } cards from the treasury.
    }
    .brief = Treasury cards: { $cards }.
    .braille = T cards: { $cards }
tetrikon-reason-luck = A chance card may even bring a piece.
    .brief = Chance may bring a piece.
    .braille = chance, maybe piece
tetrikon-reason-two = Two pieces can be laid at once.
    .brief = Two pieces at once.
    .braille = two pieces at once
tetrikon-reason-free = A piece from a player costs nothing.
    .brief = A piece for nothing.
    .braille = piece for nothing
tetrikon-reason-keep = The card can be used later, too.
    .brief = The card can be used later.
    .braille = card for later
tetrikon-reason-nothing = Nothing else helps now.
    .brief = Nothing else helps.
    .braille = nothing helps
tetrikon-reason-cancel = A cancelled offer costs nothing.
    .brief = Cancelling costs nothing.
    .braille = cancel costs nothing
tetrikon-reason-exact = The payment is exact.
    .brief = Exact payment.
    .braille = exact
tetrikon-reason-over = It cannot be paid exactly, { $by } T more is paid.
    .brief = { $by } T more is paid.
    .braille = { $by } T over
tetrikon-reason-under = It cannot be paid exactly, { $by } T less is paid.
    .brief = { $by } T less is paid.
    .braille = { $by } T under
tetrikon-reason-lowest = The lowest card in hand is { $value } T.
    .brief = The lowest card, { $value } T.
    .braille = lowest { $value } T
tetrikon-reason-fewer = { $after ->
        [0] Then nothing will be missing, now { NP($before, noun: "tetrikon-piece") } still { $before ->
        [one] is
       *[other] are
    }.
       *[other] { NP($after, noun: "tetrikon-piece") } will be missing instead of { $before }.
    }
    .brief = { NP($after, noun: "tetrikon-piece") } missing then, now { $before }.
    .braille = lacks { $before }, then { $after }
tetrikon-reason-same = { $missing ->
        [0] Nothing is missing now, ⏎ nor will be then.
       *[other] { NP($missing, noun: "tetrikon-piece") } will be missing, ⏎ the same as now.
    }
    .brief = As many missing as now, { $missing }.
    .braille = still lacks { $missing }
tetrikon-reason-more = { NP($after, noun: "tetrikon-piece") } will be missing, now { $before ->
        [0] none
       *[other] { $before }
    }.
    .brief = { NP($after, noun: "tetrikon-piece") } missing then, now { $before }.
    .braille = lacks { $before }, then { $after }
tetrikon-reason-rival = { $after ->
        [0] Then the other side will be short of nothing, now of { $before }.
       *[other] The other side will be short of { NP($after, noun: "tetrikon-piece") } only, now of { $before }.
    }
    .brief = It helps the other side, from { $before } missing to { $after }.
    .braille = others { $before }, then { $after }
tetrikon-reason-price = The piece costs { $paid } T, the manager asks { $price } T.
    .brief = A piece for { $paid } T in place of { $price } T.
    .braille = piece for { $paid } T
tetrikon-reason-think = { $seconds ->
        [one] Thinking takes { $seconds } second.
       *[other] Thinking takes { $seconds } seconds.
    }
    .brief = Thinking, { $seconds } s.
    .braille = thinks { $seconds } s
tetrikon-reason-unfillable = The rest, { NP($left, noun: "tetrikon-square") }, cannot be filled like this.
    .brief = The rest cannot be filled like this.
    .braille = rest is stuck
tetrikon-reason-hopeless = I do not know how to fill the rest, { NP($left, noun: "tetrikon-square") }.
    .brief = I know no way to fill it.
    .braille = no way known

## Bench

tetrikon-work-solved = diagrams filled from one set
tetrikon-work-fillable = whether the rest of a diagram can be filled
