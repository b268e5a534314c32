# Why a computer player of Tetrikon advises or does something: pieces and the plan of the diagram, cards, deals.

tetrikon-reason-full = That fills the diagram.
    .brief = Fills the diagram.
    .braille = diagram full
tetrikon-reason-plan = The { NP($piece) } is part of the plan, { NP($left, noun: "tetrikon-square") } will be left, { $missing ->
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
tetrikon-reason-repair = The { NP($piece) } is of more use than the { NP($out) }{ $turns ->
        [0] .
       *[other] , it saves about { NP($turns, noun: "turn") }.
    }
    .brief = The { NP($piece) } is better than the { NP($out) }.
    .braille = { SHORT($piece) } beats { SHORT($out) }
tetrikon-reason-roll = A roll brings new cards.
    .brief = A roll brings cards.
    .braille = roll for cards
tetrikon-reason-offer = { $useful ->
        [0] Nothing on offer is of use now, but buying changes the offer.
       *[other] Of the { $count } pieces on offer, { $useful } can be used.
    }
    .brief = Of use on offer: { $useful } of { $count }.
    .braille = { $useful } of { $count } fit
tetrikon-reason-wanted = The { NP($piece) } is of use in the diagram.
    .brief = The { NP($piece) } is of use.
    .braille = { SHORT($piece) } useful
tetrikon-reason-unwanted = The { NP($piece) } is of no use in the diagram.
    .brief = The { NP($piece) } is of no use.
    .braille = { SHORT($piece) } useless
tetrikon-reason-needed = The { NP($piece) } is needed in the plan of the diagram.
    .brief = The { NP($piece) } is needed.
    .braille = { SHORT($piece) } needed
tetrikon-reason-spare = The { NP($piece) } can be spared.
    .brief = The { NP($piece) } can be spared.
    .braille = { SHORT($piece) } to spare
tetrikon-reason-card = { $worth ->
        [0] The card brings nothing now.
       *[other] The card brings as much as { $worth } T now.
    }
    .brief = The card is worth { $worth } T.
    .braille = card worth { $worth } T
tetrikon-reason-keep = The card brings more later.
    .brief = The card is for later.
    .braille = card for later
tetrikon-reason-nothing = Nothing else helps now.
    .brief = Nothing else helps.
    .braille = nothing helps
tetrikon-reason-deal-good = The deal brings as much as { $worth } T.
    .brief = The deal brings { $worth } T.
    .braille = deal +{ $worth } T
tetrikon-reason-deal-bad = The deal costs as much as { $worth } T.
    .brief = The deal costs { $worth } T.
    .braille = deal -{ $worth } T
tetrikon-reason-fillable = { NP($left, noun: "tetrikon-square") } will be left, for which { $pieces ->
        [one] { NP($pieces, noun: "tetrikon-piece") } is enough.
       *[other] { NP($pieces, noun: "tetrikon-piece") } are enough.
    }
    .brief = { NP($pieces, noun: "tetrikon-piece") } can fill the rest.
    .braille = rest: { $pieces } pieces
tetrikon-reason-unfillable = The rest, { NP($left, noun: "tetrikon-square") }, can’t be filled like this.
    .brief = The rest can’t be filled like this.
    .braille = rest is stuck
tetrikon-reason-hopeless = How to fill the rest I do not know, { NP($left, noun: "tetrikon-square") }.
    .brief = I know no way to fill it.
    .braille = no way known

## Bench

tetrikon-work-solved = diagrams filled from one set
tetrikon-work-fillable = whether the rest of a diagram can be filled
