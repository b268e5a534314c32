# Tetrikon in English. What happened has three forms: whole, brief, and short for a Braille line.

tetrikon-name = Tetrikon

## Parts of sentences

tetrikon-somebody = { PERSON($who) ->
        [you] you
        *[other] { NAME($who) }
    }
tetrikon-count-of = { PERSON($who) ->
        [you] you
        *[other] { NAME($who) }
    } { $count }
tetrikon-points = { $points } T
    .braille = { $points }T
tetrikon-times = { $count } times { $points } T
    .brief = { $count } times { $points } T
    .braille = { $count }x{ $points }
tetrikon-note = { $points } T
    .braille = { $points }
tetrikon-nothing = nothing
tetrikon-inflation = inflation
tetrikon-at-place = { $place } { $piece }
    .braille = { SHORT($piece) }
tetrikon-place-empty = { $place } nothing
    .braille = none

## How a game begins

tetrikon-game-began = { $of ->
        [1] The diagrams have the letter { $level }.
        *[other] Game { $number } of { $of }, the diagrams have the letter { $level }.
    }
    .brief = { $of ->
        [1] Letter { $level }.
        *[other] Game { $number } of { $of }, letter { $level }.
    }
    .braille = { $of ->
        [1] letter { $level }
        *[other] game { $number } of { $of }: { $level }
    }
tetrikon-diagram-dealt = { PERSON($who) ->
        [you] You have diagram { $diagram }, { NP($squares, noun: "tetrikon-square") }.
        *[other] { NAME($who) } has diagram { $diagram }.
    }
    .brief = { PERSON($who) ->
        [you] Diagram { $diagram }.
        *[other] { NAME($who) }: { $diagram }.
    }
    .braille = { PERSON($who) ->
        [you] diagram { $diagram }
        *[other] { NAME($who) } { $diagram }
    }
tetrikon-offer-begins = On offer: { LINES($pieces, join: "comma") }.
    .brief = On offer: { LIST($pieces, join: "comma") }.
    .braille = { SHORT($pieces) }
tetrikon-offer-filled = Place { $place } gets a new piece: { $piece }{ $left ->
        [0] , the bag is empty
        [1] , the bag has one piece left
        *[other] { "" }
    }.
    .brief = Place { $place }: { $piece }.
    .braille = { $place }: { SHORT($piece) }
tetrikon-start-rolled = Rolls for the start: { LINES($rolls, join: "comma") }.
    .brief = Rolls: { LIST($rolls, join: "comma") }.
    .braille = { LIST($rolls, join: "comma") }
tetrikon-start-tied = A tie with { $face }, rolling again: { LINES($who) }.
    .brief = Again: { LIST($who) }.
    .braille = again { LIST($who, join: "comma") }
tetrikon-starter = { PERSON($who) ->
        [you] You start.
        *[other] { NAME($who) } starts.
    }
    .brief = { PERSON($who) ->
        [you] You start.
        *[other] { NAME($who) } starts.
    }
    .braille = { PERSON($who) ->
        [you] you start
        *[other] { NAME($who) } starts
    }

## A turn

tetrikon-doubt-end = Nothing has been done in this turn yet. ⏎ Really end it? Type { COMMAND(WORD("end", of: "tetrikon")) } once more, or { COMMAND(WORD("no")) }.
    .brief = Nothing done yet. { COMMAND(WORD("end", of: "tetrikon")) } again, or { COMMAND(WORD("no")) }?
    .braille = empty turn: { WORD("yes") }/{ WORD("no") }?
tetrikon-doubt-give-up = Really give the diagram up? Type { COMMAND(WORD("give-up", of: "tetrikon")) } once more, or { COMMAND(WORD("no")) }.
    .brief = Give it up? { COMMAND(WORD("give-up", of: "tetrikon")) } again, or { COMMAND(WORD("no")) }?
    .braille = give up: { WORD("yes") }/{ WORD("no") }?
tetrikon-turn-began = { PERSON($who) ->
        [you] { $final ->
        [yes] This is your last turn.
        *[no] Your turn.
    }
        *[other] { $final ->
        [yes] This is the last turn of { NAME($who) }.
        *[no] { NAME($who) } plays.
    }
    }
    .brief = { PERSON($who) ->
        [you] Your turn.
        *[other] { NAME($who) } plays.
    }
    .braille = { PERSON($who) ->
        [you] your turn
        *[other] { NAME($who) } plays
    }
tetrikon-turn-passed = { PERSON($who) ->
        [you] You do nothing.
        *[other] { NAME($who) } does nothing.
    }
    .brief = { PERSON($who) ->
        [you] No action.
        *[other] { NAME($who) }: nothing.
    }
    .braille = { PERSON($who) ->
        [you] nothing
        *[other] { NAME($who) } nothing
    }
tetrikon-rolled = { PERSON($who) ->
        [you] You roll { $low } and { $high }{ $choice ->
        [no] : ⏎ { NP($money, noun: "card") } from the treasury
        *[yes] { "" }
    }.
        *[other] { NAME($who) } rolls { $low } and { $high }{ $choice ->
        [no] : ⏎ { NP($money, noun: "card") }
        *[yes] { "" }
    }.
    }
    .brief = { PERSON($who) ->
        [you] You roll { $low } and { $high }.
        *[other] { NAME($who) }: { $low } and { $high }.
    }
    .braille = { PERSON($who) ->
        [you] roll { $low } { $high }
        *[other] { NAME($who) } roll { $low } { $high }
    }
tetrikon-reward-money = { PERSON($who) ->
        [you] You draw from the treasury.
        *[other] { NAME($who) } draws from the treasury.
    }
    .brief = { PERSON($who) ->
        [you] From the treasury.
        *[other] { NAME($who) }: treasury.
    }
    .braille = { PERSON($who) ->
        [you] from treasury
        *[other] { NAME($who) } treasury
    }
tetrikon-die-empty = The die shows { $face }, that place is empty, so it is rolled again.
    .brief = { $face }, an empty place.
    .braille = { $face } empty, again
tetrikon-die = The die shows { $face }.
    .brief = The die shows { $face }.
    .braille = die { $face }

## T cards

tetrikon-drew = { $number ->
        [one] New card: ⏎ { LINES($cards) }
       *[other] New cards: ⏎ { LINES($cards) }
    }{ $sum ->
        [0] { "" }
       *[other] , ⏎ you have { $sum } T in all
    }.
    .brief = { CAP(LIST($cards)) }{ $sum ->
        [0] { "" }
        *[other] , { $sum } T in all
    }.
    .braille = +{ SHORT($values) }{ $sum ->
        [0] { "" }
       *[other] , now { $sum }
    }
tetrikon-drew-other = { NAME($who) } draws { NP($count, noun: "card") } from the treasury.
    .brief = { NAME($who) } draws { NP($count, noun: "card") }.
    .braille = { NAME($who) } draws { $count }
tetrikon-money-missing = The treasury is empty, { NP($short, noun: "card") } less.
    .brief = The treasury is empty.
    .braille = treasury empty
tetrikon-treasury-refilled = The cards that were paid are shuffled into a new treasury: { NP($count, noun: "card") }.
    .brief = New treasury, { NP($count, noun: "card") }.
    .braille = new treasury { $count }
tetrikon-paid-manager = { PERSON($who) ->
        [you] You pay { $amount } T{ $number ->
        [0] { "" }
        *[other] : { LINES($cards) }
    }{ COUNT($change) ->
        [0] { "" }
        *[other] , change { LINES($change) }
    }{ $way ->
        [more] , { $difference } T too much
        *[exact] { "" }
    }.
        *[other] { NAME($who) } pays { $amount } T{ COUNT($change) ->
        [0] { "" }
        *[other] , change { LINES($change) }
    }.
    }
    .brief = { PERSON($who) ->
        [you] You pay { $amount } T.
        *[other] { NAME($who) } pays { $amount } T.
    }
    .braille = { PERSON($who) ->
        [you] you pay { $amount } T
        *[other] { NAME($who) } pays { $amount } T
    }
tetrikon-paid-player = { PERSON($who) ->
        [you] You give { $amount } T{ $way ->
        [less] {" of the "}{ $owed } T
        *[exact] { "" }
    } to { NAME($to) }.
        *[other] { NAME($who) } gives { $amount } T{ $way ->
        [less] {" of the "}{ $owed } T
        *[exact] { "" }
    } to { PERSON($to) ->
        [you] you
        *[other] { NAME($to) }
    }.
    }
    .brief = { PERSON($who) ->
        [you] You give { $amount } T.
        *[other] { NAME($who) } gives { $amount } T.
    }
    .braille = { PERSON($who) ->
        [you] you give { $amount } T
        *[other] { NAME($who) } gives { $amount } T
    }
tetrikon-broken = { PERSON($who) ->
        [you] You change { $card } T into { LINES($into) }.
        *[other] { NAME($who) } changes { $card } T into { LINES($into) }.
    }
    .brief = { PERSON($who) ->
        [you] You change { $card } T.
        *[other] { NAME($who) } changes { $card } T.
    }
    .braille = { PERSON($who) ->
        [you] change of { $card } T
        *[other] { NAME($who) } changes { $card } T
    }
tetrikon-paid-out = { PERSON($who) ->
        [you] The manager gives you { $amount } T{ $number ->
        [0] { "" }
        *[other] : { LINES($cards) }
    }{ $way ->
        [less] , more is not possible
        *[exact] { "" }
    }.
        *[other] { NAME($who) } gets { $amount } T from the manager.
    }
    .brief = { PERSON($who) ->
        [you] You get { $amount } T.
        *[other] { NAME($who) } gets { $amount } T.
    }
    .braille = { PERSON($who) ->
        [you] +{ $amount } T from M
        *[other] { NAME($who) } +{ $amount } T
    }
tetrikon-money-discarded = { PERSON($who) ->
        [you] You discard { $value } T.
        *[other] { NAME($who) } discards { $value ->
        [0] a T card
        *[other] { $value } T
    }.
    }
    .brief = { PERSON($who) ->
        [you] Discarded { $value } T.
        *[other] { NAME($who) } discards { $value ->
        [0] a T card
        *[other] { $value } T
    }.
    }
    .braille = { PERSON($who) ->
        [you] discard { $value } T
        *[other] { NAME($who) } discards { $value ->
        [0] T
        *[other] { $value } T
    }
    }
tetrikon-purchase = { PERSON($who) ->
        [you] You buy a piece for 100 T.
        *[other] { NAME($who) } buys a piece.
    }
    .brief = { PERSON($who) ->
        [you] You buy a piece.
        *[other] { NAME($who) } buys a piece.
    }
    .braille = { PERSON($who) ->
        [you] you buy
        *[other] { NAME($who) } buys
    }
tetrikon-purchase-withdrawn = { PERSON($who) ->
        [you] You do not buy.
        *[other] { NAME($who) } does not buy.
    }
    .brief = { PERSON($who) ->
        [you] You do not buy.
        *[other] { NAME($who) } does not buy.
    }
    .braille = { PERSON($who) ->
        [you] you do not buy
        *[other] { NAME($who) } buys nothing
    }

## Chance cards

tetrikon-chance-drawn = { PERSON($who) ->
        [you] Chance card: ⏎ { $card }.
        *[other] { NAME($who) } draws a chance card: ⏎ { $card }.
    }
    .brief = { PERSON($who) ->
        [you] Chance card: { $card }.
        *[other] { NAME($who) }, chance card: { $card }.
    }
    .braille = { PERSON($who) ->
        [you] { $card }
        *[other] { NAME($who) }: { $card }
    }
tetrikon-chance-drawn-hidden = { NAME($who) } draws a chance card.
    .brief = { NAME($who) } draws a chance card.
    .braille = { NAME($who) } draws N
tetrikon-chance-reshuffled = The chance cards are shuffled again, { NP($count, noun: "card") }.
    .brief = The chance cards are shuffled.
    .braille = N shuffled: { $count }
tetrikon-card-kept = { PERSON($who) ->
        [you] You keep the card: { $card }.
        *[other] { NAME($who) } keeps the card.
    }
    .brief = { PERSON($who) ->
        [you] You keep: { $card }.
        *[other] { NAME($who) } keeps a card.
    }
    .braille = { PERSON($who) ->
        [you] kept { $card }
        *[other] { NAME($who) } keeps N
    }
tetrikon-card-kept-hidden = { NAME($who) } keeps the card.
    .brief = { NAME($who) } keeps a card.
    .braille = { NAME($who) } keeps N
tetrikon-card-used = { PERSON($who) ->
        [you] { COUNT($cards) ->
        [one] You use the card
        *[other] You use the cards
    }: ⏎ { LINES($cards) }.
        *[other] { COUNT($cards) ->
        [one] { NAME($who) } uses the card
        *[other] { NAME($who) } uses the cards
    }: ⏎ { LINES($cards) }.
    }
    .brief = { PERSON($who) ->
        [you] Card: { LIST($cards) }.
        *[other] { NAME($who) }: { LIST($cards) }.
    }
    .braille = { PERSON($who) ->
        [you] { $number ->
            [1] { LIST($cards, join: "comma") }
            [2] { LIST($cards, join: "comma") }
           *[other] jokers { $number }
        }
        *[other] { NAME($who) }: { $number ->
            [1] { LIST($cards, join: "comma") }
            [2] { LIST($cards, join: "comma") }
           *[other] jokers { $number }
        }
    }
tetrikon-card-used-on = { PERSON($who) ->
        [you] You use the card: { $card }. ⏎ It concerns { NAME($partner) }.
        *[other] { NAME($who) } uses the card: { $card }. ⏎ It concerns { PERSON($partner) ->
        [you] you
        *[other] { NAME($partner) }
    }.
    }
    .brief = { PERSON($who) ->
        [you] Card: { $card }, { NAME($partner) }.
        *[other] { NAME($who) }: { $card }, { PERSON($partner) ->
        [you] you
        *[other] { NAME($partner) }
    }.
    }
    .braille = { PERSON($who) ->
        [you] { $card }: { NAME($partner) }
        *[other] { NAME($who) }: { $card }
    }
tetrikon-card-idle = { PERSON($who) ->
        [you] You have nothing to give, the card has no effect: { $card }.
        *[other] { NAME($who) } has nothing to give, the card has no effect: { $card }.
    }
    .brief = { PERSON($who) ->
        [you] You have nothing to give.
        *[other] { NAME($who) } has nothing to give.
    }
    .braille = { PERSON($who) ->
        [you] nothing to give
        *[other] { NAME($who) } has nothing
    }
tetrikon-immunity-used = { PERSON($who) ->
        [you] You use immunity, this is void for you: { $card }.
        *[other] { NAME($who) } uses immunity, this is void: { $card }.
    }
    .brief = { PERSON($who) ->
        [you] Immunity against: { $card }.
        *[other] { NAME($who) }, immunity against: { $card }.
    }
    .braille = { PERSON($who) ->
        [you] immunity: { $card }
        *[other] { NAME($who) } immunity
    }
tetrikon-ban-set = { PERSON($who) ->
        [you] { $kind ->
        [no-trade] You do not trade until your next turn.
        [no-roll] You do not roll for cards in your next turn.
        *[no-build] You do not build in this turn.
    }
        *[other] { $kind ->
        [no-trade] { NAME($who) } does not trade until the next turn.
        [no-roll] { NAME($who) } does not roll for cards in the next turn.
        *[no-build] { NAME($who) } does not build in this turn.
    }
    }
    .brief = { PERSON($who) ->
        [you] { $kind ->
        [no-trade] No trading.
        [no-roll] No rolling.
        *[no-build] No building.
    }
        *[other] { NAME($who) }: { $kind ->
        [no-trade] no trading
        [no-roll] no rolling
        *[no-build] no building
    }.
    }
    .braille = { PERSON($who) ->
        [you] { $kind ->
        [no-trade] no trading
        [no-roll] no rolling
        *[no-build] no building
    }
        *[other] { NAME($who) }: { $kind ->
        [no-trade] no trading
        [no-roll] no rolling
        *[no-build] no building
    }
    }
tetrikon-ban-lifted = { PERSON($who) ->
        [you] { $kind ->
        [no-trade] You may trade again.
        [no-roll] The ban on rolling ends.
        *[no-build] The ban on building ends.
    }
        *[other] { NAME($who) }: { $kind ->
        [no-trade] the ban on trading ends
        [no-roll] the ban on rolling ends
        *[no-build] the ban on building ends
    }.
    }
    .brief = { PERSON($who) ->
        [you] The ban ends.
        *[other] { NAME($who) }: the ban ends.
    }
    .braille = { PERSON($who) ->
        [you] ban ends
        *[other] { NAME($who) }: ban ends
    }
tetrikon-chance-discarded = { PERSON($who) ->
        [you] You discard the card: { $card }.
        *[other] { NAME($who) } discards the card: { $card }.
    }
    .brief = { PERSON($who) ->
        [you] Discarded: { $card }.
        *[other] { NAME($who) } discards: { $card }.
    }
    .braille = { PERSON($who) ->
        [you] discard { $card }
        *[other] { NAME($who) } discards { $card }
    }

## Pieces

tetrikon-piece-bought = { PERSON($who) ->
        [you] { $rolled ->
        [yes] The die shows { $place }, ⏎ you buy this piece: ⏎ { $piece }.
        *[no] You buy this piece: ⏎ { $piece }.
    }
        *[other] { NAME($who) } buys this piece: ⏎ { $piece }.
    }
    .brief = { PERSON($who) ->
        [you] Bought: { $piece }.
        *[other] { NAME($who) } buys: { $piece }.
    }
    .braille = { PERSON($who) ->
        [you] bought { SHORT($piece) }
        *[other] { NAME($who) } buys { SHORT($piece) }
    }
tetrikon-piece-taken = { PERSON($who) ->
        [you] { $rolled ->
        [yes] The die shows { $place }, ⏎ you get this piece: ⏎ { $piece }.
        *[no] You get this piece: ⏎ { $piece }.
    }
        *[other] { NAME($who) } gets this piece: ⏎ { $piece }.
    }
    .brief = { PERSON($who) ->
        [you] New piece: { $piece }.
        *[other] { NAME($who) } gets: { $piece }.
    }
    .braille = { PERSON($who) ->
        [you] +{ SHORT($piece) }
        *[other] { NAME($who) } +{ SHORT($piece) }
    }
tetrikon-piece-returned = { $place ->
        [0] Into the bag: { $piece }.
        *[other] To place { $place }: { $piece }.
    }
    .brief = { $place ->
        [0] Into the bag: { $piece }.
        *[other] Place { $place }: { $piece }.
    }
    .braille = { $place ->
        [0] { SHORT($piece) } to the bag
        *[other] { $place }: { SHORT($piece) }
    }
tetrikon-piece-given = { PERSON($who) ->
        [you] You give this piece to { NAME($to) }: { $piece }.
        *[other] { NAME($who) } gives this piece to { PERSON($to) ->
        [you] you
        *[other] { NAME($to) }
    }: { $piece }.
    }
    .brief = { PERSON($who) ->
        [you] You give: { $piece }.
        *[other] { NAME($who) } gives: { $piece }.
    }
    .braille = { PERSON($who) ->
        [you] -{ SHORT($piece) }
        *[other] { NAME($who) } gives { SHORT($piece) }
    }
tetrikon-piece-surrendered = { PERSON($who) ->
        [you] { $placed ->
        [yes] Out of the diagram you give up: { $piece }.
        *[no] You give up: { $piece }.
    }
        *[other] { $placed ->
        [yes] { NAME($who) } gives up, out of the diagram: { $piece }.
        *[no] { NAME($who) } gives up: { $piece }.
    }
    }
    .brief = { PERSON($who) ->
        [you] You give up: { $piece }.
        *[other] { NAME($who) } gives up: { $piece }.
    }
    .braille = { PERSON($who) ->
        [you] -{ SHORT($piece) }
        *[other] { NAME($who) } -{ SHORT($piece) }
    }
tetrikon-swap-announced = { PERSON($who) ->
        [you] You swap a piece with the manager: ⏎ { $piece }.
        *[other] { NAME($who) } swaps a piece with the manager: ⏎ { $piece }.
    }
    .brief = { PERSON($who) ->
        [you] You swap: { $piece }.
        *[other] { NAME($who) } swaps: { $piece }.
    }
    .braille = { PERSON($who) ->
        [you] swap { SHORT($piece) }
        *[other] { NAME($who) } swaps { SHORT($piece) }
    }

## Building

tetrikon-built = { PERSON($who) ->
        [you] { CAP($piece) } placed: { LINES($squares, join: "comma") }.
        *[other] { NAME($who) } places a piece: { $piece }. ⏎ { $left ->
        [0] The diagram is full.
        *[other] { $left } left.
    }
    }
    .brief = { PERSON($who) ->
        [you] { CAP($piece) }: { LIST($squares, join: "comma") }.
        *[other] { NAME($who) }: { $piece }, { $left } left.
    }
    .braille = { PERSON($who) ->
        [you] { SHORT($piece) } { LIST($squares, join: "comma") }
       *[other] { NAME($who) } { SHORT($piece) }, sq { $left }
    }
tetrikon-near-filled = { PERSON($who) ->
        [you] You lack { NP($left, noun: "space-square") }, ⏎ the next piece may close the game.
       *[other] { NAME($who) } lacks { NP($left, noun: "space-square") }, ⏎ the next piece may close the game.
    }
    .brief = { PERSON($who) ->
        [you] You lack { $left }, the game may close.
       *[other] { NAME($who) } lacks { $left }, the game may close.
    }
    .braille = { PERSON($who) ->
        [you] lack { $left }
       *[other] { NAME($who) } lacks { $left }
    }
tetrikon-near-run = This is the last diagram, ⏎ the game ends with it.
    .brief = Last diagram.
    .braille = last diagram
tetrikon-near-time = The time is nearly over, { $time } left.
    .brief = { $time } left.
    .braille = { $time } left
tetrikon-near-rounds = The last round of the game begins, { $round }.
    .brief = The last round, { $round }.
    .braille = last round { $round }
tetrikon-exchanged = { PERSON($who) ->
        [you] You place the { $piece } for the { $removed }: ⏎ { LINES($squares, join: "comma") }.
        *[other] { NAME($who) } places the { $piece } for the { $removed }. ⏎ { $left ->
        [0] The diagram is full.
        *[other] { $left } left.
    }
    }
    .brief = { PERSON($who) ->
        [you] { CAP($piece) }: { LIST($squares, join: "comma") }.
        *[other] { NAME($who) }: { $piece } for { $removed }, { $left } left.
    }
    .braille = { PERSON($who) ->
        [you] { SHORT($piece) } { LIST($squares, join: "comma") }
       *[other] { NAME($who) } { SHORT($piece) }, sq { $left }
    }

## Inflation

tetrikon-inflation-pieces = Inflation of pieces. ⏎ To be returned: { LINES($owed, join: "comma") }.
    .brief = Inflation of pieces: { LIST($owed, join: "comma") }.
    .braille = inflation p: { LIST($owed, join: "comma") }
tetrikon-inflation-money = Inflation of T cards. ⏎ Cards to be returned: { LINES($owed, join: "comma") }.
    .brief = Inflation of T cards: { LIST($owed, join: "comma") }.
    .braille = inflation T: { LIST($owed, join: "comma") }
tetrikon-inflation-declined = There is no inflation.
    .brief = No inflation.
    .braille = no inflation

## Trading

tetrikon-deal-proposed = { PERSON($who) ->
        [you] You offer a deal: { LINES($give) } for { LINES($take) }. ⏎ { NAME($partner) } answers.
        *[other] { PERSON($partner) ->
        [you] { NAME($who) } offers you a deal: { LINES($give) } for { LINES($take) }.
        *[other] { NAME($who) } offers a deal: { LINES($give) } for { LINES($take) }. ⏎ { NAME($partner) } answers.
    }
    }
    .brief = { PERSON($who) ->
        [you] You offer { LIST($give) } for { LIST($take) }.
        *[other] { NAME($who) } offers { LIST($give) } for { LIST($take) }.
    }
    .braille = { PERSON($who) ->
        [you] { SHORT($give) } for { SHORT($take) }
        *[other] { NAME($who) }: { SHORT($give) } for { SHORT($take) }
    }
tetrikon-deal-cancelled = { PERSON($who) ->
        [you] You cancel the offer.
        *[other] { NAME($who) } cancels the offer.
    }
    .brief = { PERSON($who) ->
        [you] No offer.
        *[other] { NAME($who) } offers nothing.
    }
    .braille = { PERSON($who) ->
        [you] no offer
        *[other] { NAME($who) } no offer
    }
tetrikon-deal-refused = { PERSON($who) ->
        [you] You refuse.
        *[other] { NAME($who) } refuses.
    }
    .brief = { PERSON($who) ->
        [you] You refuse.
        *[other] { NAME($who) } refuses.
    }
    .braille = { PERSON($who) ->
        [you] you refuse
        *[other] { NAME($who) } refuses
    }
tetrikon-deal-made = { PERSON($who) ->
        [you] It is a deal. ⏎ You give: { LINES($give) }. ⏎ You get: { LINES($take) }.
        *[other] It is a deal. ⏎ { NAME($who) } gives: { LINES($give) }. ⏎ { NAME($partner) } gives: { LINES($take) }.
    }
    .brief = { PERSON($who) ->
        [you] Deal: you give { LIST($give) }, you get { LIST($take) }.
        *[other] Deal: { NAME($who) } { LIST($give) }, { NAME($partner) } { LIST($take) }.
    }
    .braille = { PERSON($who) ->
        [you] deal, +{ SHORT($take) }
        *[other] { NAME($who) }, { NAME($partner) }: deal
    }
tetrikon-draft = The offer so far: { LINES($give) } for { LINES($take) }.
    .brief = So far { LIST($give) } for { LIST($take) }.
    .braille = { SHORT($give) } for { SHORT($take) }
tetrikon-deal-why = { NAME($who) }: { $reason }
    .brief = { NAME($who) }: { $reason }
    .braille = { NAME($who) }: { $reason }
tetrikon-swap-proposed = { PERSON($who) ->
        [you] You offer a swap: { $give } for { $take }. ⏎ { NAME($partner) } answers.
        *[other] { PERSON($partner) ->
        [you] { NAME($who) } offers you a swap: { $give } for { $take }.
        *[other] { NAME($who) } offers a swap: { $give } for { $take }. ⏎ { NAME($partner) } answers.
    }
    }
    .brief = { PERSON($who) ->
        [you] Swap: { $give } for { $take }.
        *[other] { NAME($who) } offers the { $give } for the { $take }.
    }
    .braille = { PERSON($who) ->
        [you] { SHORT($give) } for { SHORT($take) }?
        *[other] { NAME($who) }: { SHORT($give) } for { SHORT($take) }
    }
tetrikon-swap-made = { PERSON($who) ->
        [you] Swapped. ⏎ You give the { $give }, you get the { $take }.
        *[other] Swapped. ⏎ { NAME($who) } gives the { $give }, { NAME($partner) } gives the { $take }.
    }
    .brief = { PERSON($who) ->
        [you] Swapped: you get the { $take }.
        *[other] Swapped: { NAME($who) } gets the { $take }.
    }
    .braille = { PERSON($who) ->
        [you] swapped, +{ SHORT($take) }
        *[other] { NAME($who) } +{ SHORT($take) }
    }

## The end of a game

tetrikon-closing-filled = { PERSON($who) ->
        [you] Your diagram is full, ⏎ you close the game!
        *[other] { NAME($who) } has a full diagram and closes the game!
    }
    .brief = { PERSON($who) ->
        [you] You close the game!
        *[other] { NAME($who) } closes the game!
    }
    .braille = { PERSON($who) ->
        [you] you close the game
        *[other] { NAME($who) } closes it
    }
tetrikon-closing = { $reason ->
        [time] The time is up, this turn is finished.
        [called] The manager declares the time to be up, this turn is finished.
        [rounds] The most rounds have been played, the game ends.
        *[dead-end] Nobody did anything for two rounds, the game ends.
    }
    .brief = { $reason ->
        [time] The time is up.
        [called] Time is called.
        [rounds] No more rounds.
        *[dead-end] Nobody plays, the end.
    }
    .braille = { $reason ->
        [time] time is up
        [called] time called
        [rounds] no more rounds
        *[dead-end] nobody plays
    }
tetrikon-last-turns = One more turn for: { LINES($who, join: "comma") }. ⏎ Trading is over.
    .brief = One more turn: { LIST($who, join: "comma") }.
    .braille = last: { LIST($who, join: "comma") }
tetrikon-lot-drawn = { PERSON($who) ->
        [you] By lot { ORD($place, noun: "place") } is yours
       *[other] By lot { ORD($place, noun: "place") } goes to { NAME($who) }
    }, drawn among { LINES($among) }.
    .brief = { PERSON($who) ->
        [you] Lot: { ORD($place, noun: "place") } is yours.
       *[other] Lot: { ORD($place, noun: "place") } to { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [you] lot: { $place }. you
       *[other] lot: { $place }. { NAME($who) }
    }
tetrikon-game-scored = Penalty points: { LINES($penalties, join: "comma") }.
    .brief = Penalty points: { LIST($penalties, join: "comma") }.
    .braille = pp { SHORT($penalties) }
tetrikon-game-totals = In all after game { $number }: { LINES($totals, join: "comma") }.
    .brief = In all: { LIST($totals, join: "comma") }.
    .braille = in all { LIST($totals, join: "comma") }
tetrikon-total-of = { PERSON($who) ->
        [you] you
        *[other] { NAME($who) }
    } { $total }{ $zeros ->
        [0] { "" }
        *[other] {" and "}{ NP($zeros, noun: "tetrikon-zero") }
    }
    .braille = { PERSON($who) ->
        [you] you
        *[other] { NAME($who) }
    } { $total }
## Chance cards: name, in Braille the abbreviation, and what the card does

tetrikon-card-swap-manager = swap with the manager
    .brief = swap with the manager
    .braille = swap 1 with M
tetrikon-card-swap-player = swap with a player
    .brief = swap with a player
    .braille = swap 1 with P
tetrikon-card-random-piece = random piece from the manager
    .brief = random piece
    .braille = 1 random from M
tetrikon-card-piece-from-player = piece from a player
    .brief = piece from a player
    .braille = 1 from P
tetrikon-card-surrender = piece for the manager
    .brief = piece for the manager
    .braille = give 1 to M
tetrikon-card-choose-piece = piece of your choice
    .brief = piece of your choice
    .braille = pick 1 from M
tetrikon-card-draw-1 = one card from the treasury
    .brief = one treasury card
    .braille = draw 1
tetrikon-card-draw-2 = two cards from the treasury
    .brief = two treasury cards
    .braille = draw 2
tetrikon-card-draw-3 = three cards from the treasury
    .brief = three treasury cards
    .braille = draw 3
tetrikon-card-discard-1 = one card discarded
    .brief = one card discarded
    .braille = discard 1
tetrikon-card-discard-2 = two cards discarded
    .brief = two cards discarded
    .braille = discard 2
tetrikon-card-no-trade = no trading
    .brief = no trading
    .braille = no trading
tetrikon-card-no-roll = no rolling
    .brief = no rolling
    .braille = no rolling
tetrikon-card-ten-from-each = 10 T from everybody
    .brief = 10 T from everybody
    .braille = 10 T from each
tetrikon-card-twenty-five-from-each = 25 T from everybody
    .brief = 25 T from everybody
    .braille = 25 T from each
tetrikon-card-five-to-each = 5 T to everybody
    .brief = 5 T to everybody
    .braille = 5 T to each
tetrikon-card-joker-10 = joker 10 T
    .brief = joker 10 T
    .braille = joker 10 T
tetrikon-card-joker-25 = joker 25 T
    .brief = joker 25 T
    .braille = joker 25 T
tetrikon-card-joker-50 = joker 50 T
    .brief = joker 50 T
    .braille = joker 50 T
tetrikon-card-build-two = building with two pieces
    .brief = building with two
    .braille = build 2
tetrikon-card-no-build = no building
    .brief = no building
    .braille = no building
tetrikon-card-take-twenty-five = 25 T from a player
    .brief = 25 T from a player
    .braille = 25 T from 1 P
tetrikon-card-immunity = immunity
    .brief = immunity
    .braille = immunity
tetrikon-card-inheritance = inheritance
    .brief = inheritance
    .braille = inheritance

tetrikon-effect-swap-manager = The player gives a free piece and takes the one on offer that a die names.
tetrikon-effect-swap-player = The player offers a free piece for an opponent's. They swap if the opponent agrees.
tetrikon-effect-random-piece = The player gets the piece on offer that a die names. ⏎ The manager rolls.
tetrikon-effect-piece-from-player = A chosen opponent gives the player a free piece of their own choice, if they have one.
tetrikon-effect-surrender = The player puts a piece into the bag. ⏎ Whoever has no free one takes it out of the diagram.
tetrikon-effect-choose-piece = The player takes any piece on offer. ⏎ Nobody rolls.
tetrikon-effect-draw-1 = The player gets one card from the treasury.
tetrikon-effect-draw-2 = The player gets two cards from the treasury.
tetrikon-effect-draw-3 = The player gets three cards from the treasury.
tetrikon-effect-discard-1 = The player discards any card in hand, a T card or a chance card.
tetrikon-effect-discard-2 = The player discards any two cards in hand, T cards or chance cards.
tetrikon-effect-no-trade = The player trades with nobody until their next turn. ⏎ Buying from the manager is allowed.
tetrikon-effect-no-roll = In the next turn the player does not roll for cards. ⏎ Other actions are allowed.
tetrikon-effect-ten-from-each = Every opponent gives the player 10 T.
tetrikon-effect-twenty-five-from-each = Every opponent gives the player 25 T.
tetrikon-effect-five-to-each = The player gives every opponent 5 T.
tetrikon-effect-joker-10 = The manager gives T cards worth 10 T for it. ⏎ Several jokers can be changed at once.
tetrikon-effect-joker-25 = The manager gives T cards worth 25 T for it. ⏎ Several jokers can be changed at once.
    .braille = gives 25, also more
tetrikon-effect-joker-50 = The manager gives T cards worth 50 T for it. ⏎ Several jokers can be changed at once.
tetrikon-effect-build-two = The player puts up to two free pieces into the diagram, and builds nothing else this turn.
tetrikon-effect-no-build = The player does not build in this turn. ⏎ Other actions are allowed.
tetrikon-effect-take-twenty-five = A chosen opponent gives the player 25 T, or what they have.
tetrikon-effect-immunity = It cancels one chance card that would take or forbid something, out of turn as well.
tetrikon-effect-inheritance = The manager gives the player 150 T.

tetrikon-card-info = { CAP($card) }: abbreviation { COMMAND($abbreviation) }, { $keep ->
        [yes] the card can be kept for later
       *[no] the card acts at once
    }.
    .braille = { SHORT($card) }: { $keep ->
        [yes] may be kept
       *[no] acts at once
    }

## Whose turn it is and what is expected

tetrikon-turn-over = The match is over.
    .brief = Over.
    .braille = over
tetrikon-turn-none = No turn has begun yet.
tetrikon-turn-chance = { $clock ->
        [yes] Waiting for the clock.
       *[no] Waiting for dice and cards.
    }
    .brief = { $clock ->
        [yes] The clock.
       *[no] Dice and cards.
    }
    .braille = { $clock ->
        [yes] clock
       *[no] dice and cards
    }
tetrikon-turn-other = { $what ->
        [answer] { NAME($who) } answers.
        [pay] { NAME($who) } pays.
        [give] { NAME($who) } gives up something.
        [choose] { NAME($who) } decides.
        [build] { NAME($who) } builds.
        [offer] { NAME($who) } puts an offer together.
       *[turn] { NAME($who) } plays.
    }
    .brief = { $what ->
        [answer] { NAME($who) } answers.
        [pay] { NAME($who) } pays.
        [give] { NAME($who) } gives up something.
        [choose] { NAME($who) } decides.
        [build] { NAME($who) } builds.
        [offer] { NAME($who) } offers.
       *[turn] { NAME($who) } plays.
    }
    .braille = { NAME($who) } plays
tetrikon-act = { $act ->
        [roll] roll
        [use] card
        [build] build
        [deal] trade
        [buy] buy
        [swap] swap
       *[inflation] inflation
    }
    .braille = { $act ->
        [roll] roll
        [use] card
        [build] put
        [deal] deal
        [buy] buy
        [swap] swap
       *[inflation] inf
    }
tetrikon-turn-own = { PERSON($who) ->
        [you] { $first ->
        [yes] { $final ->
        [yes] Your last turn
       *[no] Your turn
    }: { LINES($acts, join: "or") }?
       *[no] Second action: { LINES($acts, join: "comma") }, or done?
    }
       *[other] { NAME($who) }: { LINES($acts, join: "or") }?
    }
    .brief = { PERSON($who) ->
        [you] { $first ->
        [yes] { CAP(LIST($acts, join: "or")) }?
       *[no] { CAP(LIST($acts, join: "comma")) }, done?
    }
       *[other] { NAME($who) }: { LIST($acts, join: "or") }?
    }
    .braille = { PERSON($who) ->
        [you] { SHORT($acts) }?
       *[other] { NAME($who) }: { SHORT($acts) }?
    }
tetrikon-turn-built = { COMMAND(WORD("end", of: "tetrikon")) } ends the turn, ⏎ { COMMAND(WORD("undo")) } takes the piece back.
    .brief = { CAP(WORD("end", of: "tetrikon")) }, or { WORD("undo") }?
    .braille = { WORD("end", of: "tetrikon") }/{ WORD("undo") }?
tetrikon-turn-nothing = { PERSON($who) ->
        [you] There is nothing you can do, ⏎ { COMMAND(WORD("end", of: "tetrikon")) } ends the turn.
       *[other] { NAME($who) } can do nothing, ⏎ { COMMAND(WORD("end", of: "tetrikon")) } ends the turn.
    }
    .brief = Only { COMMAND(WORD("end", of: "tetrikon")) }.
    .braille = only { WORD("end", of: "tetrikon") }
tetrikon-turn-reward = { PERSON($who) ->
        [you] { $twelve ->
        [yes] Do you take { NP($money, noun: "card") }, ⏎ a chance card or a piece?
       *[no] Do you take { NP($money, noun: "card") } or a chance card?
    }
       *[other] { NAME($who) }: ⏎ { NP($money, noun: "card") } or a chance card?
    }
    .brief = { $twelve ->
        [yes] Cards, a chance card or a piece?
       *[no] Cards or a chance card?
    }
    .braille = { $money } T, N{ $twelve ->
        [yes] {", piece"}
       *[no] { "" }
    }?
tetrikon-turn-card = { PERSON($who) ->
        [you] { $keep ->
        [yes] Do you use or keep it?
       *[no] Use the card: { $card }.
    }
       *[other] { NAME($who) }: use the card { $card }?
    }
    .brief = { $keep ->
        [yes] Use or keep?
       *[no] Use: { $card }.
    }
    .braille = use { $card }?
tetrikon-turn-second = { PERSON($who) ->
        [you] { $laid ->
        [0] Place the first piece.
       *[other] Place the second piece, or type { COMMAND(WORD("end", of: "tetrikon")) }.
    }
       *[other] { NAME($who) } places a piece.
    }
    .brief = { $laid ->
        [0] The first piece?
       *[other] The second piece?
    }
    .braille = { $laid ->
        [0] piece 1?
       *[other] piece 2?
    }
tetrikon-turn-inflation = { PERSON($who) ->
        [you] The bag has a single piece. ⏎ Do you declare inflation? ⏎ Type { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
       *[other] { NAME($who) }: declare inflation? ⏎ Type { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    }
    .brief = Declare inflation?
    .braille = inflation?
tetrikon-turn-draft = { PERSON($who) ->
        [you] An offer for you is put together.
       *[other] What next: { COMMAND(WORD("add", of: "tetrikon")) }, { COMMAND(WORD("want", of: "tetrikon")) }, { COMMAND(WORD("propose", of: "tetrikon")) } or { COMMAND(WORD("cancel", of: "tetrikon")) }? ⏎ { NAME($who) } will answer.
    }
    .brief = What next: { COMMAND(WORD("add", of: "tetrikon")) }, { COMMAND(WORD("want", of: "tetrikon")) }, { COMMAND(WORD("propose", of: "tetrikon")) }?
    .braille = { WORD("add", of: "tetrikon") }? { WORD("propose", of: "tetrikon") }?
tetrikon-turn-give = { PERSON($who) ->
        [you] Give up { $left ->
        [1] a piece
       *[other] { NP($left, noun: "tetrikon-piece") }, one by one
    }{ $immune ->
        [yes] . Immunity is possible.
       *[no] .
    }
       *[other] { NAME($who) } gives up a piece.
    }
    .brief = Give up a piece.
    .braille = give up a piece
tetrikon-turn-discard = { PERSON($who) ->
        [you] Discard { $left ->
        [1] a card
       *[other] { NP($left, noun: "card") }, one by one
    }{ $immune ->
        [yes] . Immunity is possible.
       *[no] .
    }
       *[other] { NAME($who) } discards.
    }
    .brief = Discard a card.
    .braille = discard a card
tetrikon-turn-ban = { PERSON($who) ->
        [you] { CAP($card) }: do you use immunity? ⏎ Type { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
       *[other] { NAME($who) }: immunity against { $card }?
    }
    .brief = Immunity against: { $card }?
    .braille = immunity? { $card }
tetrikon-turn-answer = { PERSON($who) ->
        [you] You would give: { LINES($give) }. ⏎ You would get: { LINES($take) }. ⏎ Do you accept?
       *[other] { NAME($who) }: { LINES($give) } for { LINES($take) }?
    }
    .brief = Give { LIST($give) } for { LIST($take) }?
    .braille = -{ SHORT($give) } +{ SHORT($take) }?
tetrikon-turn-swap-answer = { PERSON($who) ->
        [you] You would give the { $give } and get the { $take }. ⏎ Do you accept?
       *[other] { NAME($who) }: { $give } for { $take }?
    }
    .brief = Give { $give } for { $take }?
    .braille = -{ SHORT($give) } +{ SHORT($take) }?
tetrikon-turn-pay = { PERSON($who) ->
        [you] { $way ->
        [exact] Pay { $amount } T{ $number ->
        [1] { " with one card" }
       *[other] : ⏎ { LINES($cards) }
    }?
        [more] Not possible exactly. ⏎ Pay { $sum } T instead of { $amount } T: ⏎ { LINES($cards) }?
       *[less] { $number ->
        [0] You owe { $amount } T and have nothing to pay with. ⏎ Type { COMMAND(WORD("pay", of: "tetrikon")) }.
       *[other] You owe { $amount } T, ⏎ pay { $sum } T: ⏎ { LINES($cards) }?
    }
    }{ $immune ->
        [yes] {" Immunity is possible."}
       *[no] { "" }
    }
       *[other] { NAME($who) } pays { $amount } T.
    }
    .brief = Pay { $sum } T: { LIST($cards) }?
    .braille = { $few ->
        [yes] { $sum }: { SHORT($values) }?
       *[no] { $sum } T, { NP($number, noun: "card") }?
    }
tetrikon-turn-break = { PERSON($who) ->
        [you] You owe { $amount } T, which you can pay exactly after changing: { COMMAND(WORD("break", of: "tetrikon"), $card) }.
       *[other] { NAME($who) } pays { $amount } T.
    }
    .brief = You owe { $amount } T, { COMMAND(WORD("break", of: "tetrikon"), $card) }.
    .braille = { $amount } T: { WORD("break", of: "tetrikon") } { $card }
tetrikon-turn-pick = { PERSON($who) ->
        [you] Select diagram { $number }, for example { COMMAND(WORD("pick", of: "tetrikon"), "E7") }.
       *[other] { NAME($who) } selects diagram { $number }.
    }
    .brief = Diagram { $number }?
    .braille = diagram { $number }?
tetrikon-turn-ready = { PERSON($who) ->
        [you] Type { COMMAND(WORD("begin", of: "tetrikon")) } when you want to build. ⏎ The time runs from then on.
       *[other] It is up to { NAME($who) }, { COMMAND(WORD("begin", of: "tetrikon")) } starts.
    }
    .brief = To start: { COMMAND(WORD("begin", of: "tetrikon")) }.
    .braille = { WORD("begin", of: "tetrikon") }?
tetrikon-turn-run = { PERSON($who) ->
        [you] What do you place?
       *[other] { NAME($who) } builds diagram { $diagram }.
    }
    .brief = { PERSON($who) ->
        [you] What do you place?
       *[other] { NAME($who) } builds.
    }
    .braille = { PERSON($who) ->
        [you] { $diagram }?
       *[other] { NAME($who) } builds
    }

## What can be done and what it brings

tetrikon-action-roll = Roll for cards.
    .braille = roll
tetrikon-action-keep = Keep the card.
    .braille = keep card
tetrikon-action-done = Place no second piece.
    .braille = no second
tetrikon-action-end = End the turn.
    .braille = end turn
tetrikon-action-inflation = Declare inflation of pieces.
tetrikon-action-no-inflation = Declare no inflation.
tetrikon-action-time-up = Declare the time to be up.
tetrikon-action-withdraw = Do not buy.
tetrikon-action-immune = Use immunity.
tetrikon-action-waive = Accept the ban.
tetrikon-action-propose = Make the offer.
tetrikon-action-cancel = Cancel the offer.
tetrikon-action-accept = Accept.
tetrikon-action-refuse = Refuse.
tetrikon-action-counter = Offer something else.
tetrikon-action-cards = { $accept ->
        [yes] Accept, pay { LINES($cards) }.
       *[no] Make the offer, set aside { LINES($cards) }.
    }
tetrikon-action-build = { CAP($piece) }, ⏎ { space-at }, ⏎ { $position }.
    .brief = { CAP($piece) }, { space-at }, { $number }.
    .braille = { SHORT($piece) } { SHORT($cell) } { $number }
tetrikon-action-build-only = { CAP($piece) }, { space-at }.
    .brief = { CAP($piece) }, { space-at }.
    .braille = { SHORT($piece) } { SHORT($cell) }
tetrikon-action-exchange = The { $piece } in place of the { $removed }, { space-at }, { $position }.
    .brief = { CAP($piece) } in place of { $removed }, { space-at }, { $number }.
    .braille = { SHORT($removed) } for { SHORT($piece) } { SHORT($cell) } { $number }
tetrikon-action-take-out = Give up out of the diagram: { $piece }, { space-at }.
    .brief = Out of the diagram: { $piece }.
    .braille = -{ SHORT($piece) } { SHORT($cell) }
tetrikon-action-buy = Buy a piece for 100 T, ⏎ a die decides which.
    .brief = Buy a piece.
tetrikon-action-buy-piece = Buy the piece at place { $place }: ⏎ { $piece }.
    .braille = buy { SHORT($piece) } from { $place }
tetrikon-action-pay = Pay { $amount } T: ⏎ { LINES($cards) }.
    .braille = pay { $amount }: { SHORT($cards) }
tetrikon-action-break = Change { $card } T into { LINES($into) }.
tetrikon-action-give = Give up: { $piece }.
tetrikon-action-discard = Discard: { $card }.
tetrikon-action-swap = Swap with the manager, ⏎ as the whole turn: ⏎ { $piece }.
    .braille = swap for { SHORT($piece) }
tetrikon-action-choose = { $reward ->
        [money] Take cards from the treasury.
        [chance] Take a chance card.
       *[piece] Take a piece, a die decides which.
    }
tetrikon-action-deal = { PERSON($who) ->
        [you] Offer yourself a deal.
       *[other] Offer a deal to { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [you] deal with you
       *[other] deal { NAME($who) }
    }
tetrikon-action-add = { $side ->
        [give] Offer: { $item }.
       *[take] Ask for: { $item }.
    }
    .braille = { $side ->
        [give] give { SHORT($item) }
       *[take] want { SHORT($item) }
    }
tetrikon-action-use = Use the card: ⏎ { LINES($cards) }.
    .braille = card { SHORT($cards) }
tetrikon-action-use-player = Use the card: { LINES($cards) }, on { NAME($who) }.
tetrikon-action-use-piece = Use the card: { LINES($cards) }, { $way ->
        [give] giving the { $piece }
       *[take] taking the { $piece }
    }.
tetrikon-action-use-swap = Swap the { $give } for the { $take }, { NAME($who) } answers. ⏎ Card: { LINES($cards) }.
    .brief = { CAP($give) } for { $take }, { NAME($who) }. { CAP(LIST($cards)) }.
tetrikon-action-pick = Diagram { $diagram }, { NP($squares, noun: "tetrikon-square") }.
tetrikon-action-begin = Begin to build, the time will run.
tetrikon-action-give-up = Give up.
tetrikon-action-think = Let time pass: { $time }.
tetrikon-action-lift = Take out { $piece }: { LINES($squares, join: "comma") }.
tetrikon-action-lift-nothing = Take out what lies at { COORD($cell) }.
tetrikon-group-build = { CAP($piece) }, { NP($count, noun: "place") }.
    .braille = { SHORT($piece) }: { $count } places
tetrikon-group-position = { CAP($position) }, { NP($count, noun: "place") }.
tetrikon-group-exchange = Replace a placed piece, ⏎ with the { $piece }, ⏎ { NP($count, noun: "possibility") }.
    .braille = instead { SHORT($piece) }: { $count }
tetrikon-group-use = Card: { $card }, { NP($count, noun: "possibility") }.
tetrikon-filling = { $way ->
        [own] The rest can be filled with the free pieces alone.
        [coming] The rest can be filled with pieces that can still come.
        [never] The rest cannot be filled any more without replacing a piece.
       *[unknown] It could not be found out whether the rest can be filled.
    }
    .brief = { $way ->
        [own] The free pieces can fill the rest.
        [coming] The rest can be filled.
        [never] The rest cannot be filled.
       *[unknown] Not found out.
    }
    .braille = rest { $way ->
        [own] by free pieces
        [coming] can be filled
        [never] cannot be filled
       *[unknown] ?
    }
tetrikon-needs = { $use ->
        [fits] The rest could be filled with: { LINES($pieces, join: "comma") }.
        [spoils] The rest could not be filled with: { LINES($pieces, join: "comma") }.
        [outside] No room for: { LINES($pieces, join: "comma") }.
       *[unknown] Not found out: { LINES($pieces, join: "comma") }.
    }
    .brief = { $use ->
        [fits] Fit: { LIST($pieces, join: "comma") }.
        [spoils] Spoil: { LIST($pieces, join: "comma") }.
        [outside] No room: { LIST($pieces, join: "comma") }.
       *[unknown] Not known: { LIST($pieces, join: "comma") }.
    }
    .braille = { $use ->
        [fits] +
        [spoils] -
        [outside] no
       *[unknown] ?
    } { SHORT($pieces) }
tetrikon-needs-nothing = The offer is empty.
    .braille = offer empty
tetrikon-filling-puzzle = When building against time, this is what the player has to find out.

## Answers

tetrikon-piece-name = { $piece }
    .braille = { SHORT($piece) }
tetrikon-letter = { $letter ->
        [a] a roll or card
        [b] Chance
        [c] building
        [d] trading
        [e] a purchase
       *[f] a swap with the manager
    }
    .braille = { $letter }
tetrikon-time-span = { LINES($time) }
    .braille = { $figures }
tetrikon-diagram-of-whom = { PERSON($who) ->
        [you] Your diagram { $diagram }.
       *[other] { NAME($who) }, diagram { $diagram }.
    }
tetrikon-where-placed = The { $piece } is in the diagram: { LINES($squares, join: "comma") }.
tetrikon-where-free = The { $piece }, { $count } among the free pieces.
    .braille = { SHORT($piece) } free { $count }
tetrikon-where-offered = The { $piece } is on offer at { COUNT($places) ->
        [one] place
       *[other] places
    } { LINES($places) }.
    .braille = { SHORT($piece) } offer { SHORT($places) }
tetrikon-where-others = The { $piece } is among the free pieces of { LINES($who) }.
tetrikon-where-nowhere = The { $piece } is nowhere to be seen.
    .braille = { SHORT($piece) } nowhere
tetrikon-hand-money = { $number ->
        [1] { $total } T, one card.
       *[other] { $total } T: { LINES($cards) }.
    }
    .braille = { $number ->
        [1] { $total } T
       *[other] { $total }: { SHORT($cards) }
    }
tetrikon-hand-no-money = No T cards in hand.
tetrikon-hand-cards = Chance cards: { LINES($cards) }.
tetrikon-free-pieces = { $count ->
        [0] No free pieces.
       *[other] { CAP(NP($count, noun: "tetrikon-free-piece")) }: { LINES($pieces, join: "comma") }.
    }
    .braille = free { $count }: { SHORT($pieces) }
tetrikon-no-cards = You have no chance card.
tetrikon-bag-empty = The bag is empty.
tetrikon-bag = { $count ->
        [0] The bag is empty.
       *[other] The bag has { NP($count, noun: "tetrikon-piece") }.
    }
    .braille = { $count ->
        [0] bag empty
       *[other] bag { $count }
    }
tetrikon-bag-pieces = { CAP(LINES($pieces, join: "comma")) }.
    .braille = { SHORT($pieces) }
tetrikon-treasury = The treasury has { NP($count, noun: "card") }, paid ones: { $returned }.
    .braille = T { $count }, paid { $returned }
tetrikon-chances = The chance deck has { NP($count, noun: "card") }, used ones: { $used }.
    .braille = N { $count }, used { $used }
tetrikon-no-deal = Nobody offers anything now.
tetrikon-no-bans = There is no ban in force.
    .braille = no ban
tetrikon-ban-now = { PERSON($who) ->
        [you] You do not roll for cards in this turn.
       *[other] { NAME($who) } does not roll for cards in this turn.
    }
tetrikon-pieces-of-size = { NP($squares, noun: "tetrikon-square") }: { LINES($pieces, join: "comma") }.
tetrikon-no-opponents = There is no opponent.
tetrikon-opponent = { PERSON($who) ->
        [you] { $dealt ->
        [yes] You: diagram { $diagram }, { $left } of { $all } squares left to fill.
       *[no] You: no diagram yet.
    }
       *[other] { $dealt ->
        [yes] { NAME($who) }: diagram { $diagram }, { $left } of { $all } squares left to fill.
       *[no] { NAME($who) }: no diagram yet.
    }
    }
    .braille = { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    } { $dealt ->
        [yes] { $diagram } { $left } of { $all }
       *[no] no diagram
    }
tetrikon-opponent-placed = { NP($count, noun: "tetrikon-piece") } in the diagram: { LINES($pieces, join: "comma") }.
tetrikon-opponent-cards = { PERSON($who) ->
        [you] In hand: { $money ->
        [one] 1 T card
       *[other] { $money } T cards
    }, { $cards ->
        [one] 1 chance card
       *[other] { $cards } chance cards
    }.
       *[other] In hand: { $money ->
        [one] 1 T card
       *[other] { $money } T cards
    }, { $cards ->
        [one] 1 chance card
       *[other] { $cards } chance cards
    }.
    }
    .braille = cards { $money }, N { $cards }
tetrikon-status-round = { $of ->
        [1] Round { $round }.
       *[other] Game { $game } of { $of }, round { $round }.
    }
tetrikon-status-diagram = Diagram { $diagram }: { $left } of { $all } squares left to fill.
    .braille = { $diagram }: { $left } of { $all }
tetrikon-status-hand = In hand: { $total } T, ⏎ { $cards ->
        [one] 1 chance card
       *[other] { $cards } chance cards
    }, ⏎ { NP($pieces, noun: "tetrikon-free-piece") }.
    .braille = { $total } T, N { $cards }, p { $pieces }
tetrikon-score-none = { PERSON($who) ->
        [you] You have no penalty points yet.
       *[other] { NAME($who) } has no penalty points yet.
    }
tetrikon-cell-cover = Covered by: { LINES($ways, join: "semicolon") }.
    .brief = { LIST($ways, join: "semicolon") }.
    .braille = { LIST($ways, join: "comma") }
tetrikon-cell-ways = { $piece }, { NP($count, noun: "possibility") }, leaves { $left }
    .brief = { $piece } { $count }, leaves { $left }
    .braille = { SHORT($piece) } { $count } leaves { $left }
tetrikon-cell-none = No free piece covers it.
    .brief = Nothing covers it.
    .braille = none
tetrikon-lead = Ahead: { LINES($who) }, { NP($count, noun: "tetrikon-square") } left to fill.
    .brief = Ahead: { LIST($who) }, { $count } left.
    .braille = ahead { $count }: { LIST($who, join: "comma") }
tetrikon-lead-nobody = Nobody leads, all have { NP($count, noun: "tetrikon-square") } left to fill.
    .brief = Nobody leads, { $count }.
    .braille = nobody, { $count }
tetrikon-score-empty = Empty squares: { LINES($counts, join: "comma") }.
    .braille = { LIST($counts, join: "comma") }
tetrikon-letters = { PERSON($who) ->
        [you] { COUNT($done) ->
            [0] Nothing has been done in your turn yet
           *[other] You have used this turn for { LINES($done) }
        }. ⏎ { $left ->
            [0] No further action.
            [one] One action is left.
           *[other] Two actions are left.
        }
       *[other] { COUNT($done) ->
            [0] { NAME($who) } has done nothing in this turn yet
           *[other] { NAME($who) } has used this turn for { LINES($done) }
        }. ⏎ { $left ->
            [0] No further action.
            [one] One action is left.
           *[other] Two actions are left.
        }
    }
    .braille = { PERSON($who) ->
        [you] did
       *[other] { NAME($who) }
    } { SHORT($done) }, left { $left }
tetrikon-acts-possible = Possible now: { LINES($acts, join: "comma") }.
    .braille = now { SHORT($acts) }
tetrikon-time-unlimited = There is no time limit.
    .braille = no time limit
tetrikon-time-passed = Gone: { $time }.
tetrikon-time-left = Left: { $time }.

## Blitz and solo

tetrikon-diagram-picked = { PERSON($who) ->
        [you] Diagram { $diagram }, { NP($squares, noun: "tetrikon-square") }.
       *[other] { NAME($who) } has diagram { $diagram }, { NP($squares, noun: "tetrikon-square") }.
    }
    .brief = { PERSON($who) ->
        [you] { $of ->
        [1] Diagram { $diagram }.
       *[other] Diagram { $number } of { $of }: { $diagram }.
    }
       *[other] { NAME($who) }: { $diagram }.
    }
    .braille = { PERSON($who) ->
        [you] diagram { $diagram }
       *[other] { NAME($who) } { $diagram }
    }
tetrikon-run-drawing = { PERSON($who) ->
        [you] You begin, the time runs from the last diagram on.
       *[other] { NAME($who) } begins, the time runs from the last diagram on.
    }
    .brief = { PERSON($who) ->
        [you] You begin.
       *[other] { NAME($who) } begins.
    }
    .braille = { PERSON($who) ->
        [you] you begin
       *[other] { NAME($who) } begins
    }
tetrikon-run-began = { PERSON($who) ->
        [you] You begin, the time runs.
       *[other] { NAME($who) } begins, the time runs.
    }
    .brief = { PERSON($who) ->
        [you] The time runs.
       *[other] { NAME($who) } begins.
    }
    .braille = { PERSON($who) ->
        [you] time runs
       *[other] { NAME($who) } begins
    }
tetrikon-diagram-begun = { PERSON($who) ->
        [you] Diagram { $number } of { $of }: ⏎ { $diagram }, ⏎ { NP($squares, noun: "tetrikon-square") }, ⏎ { NP($pieces, noun: "tetrikon-piece") }.
       *[other] { NAME($who) } builds { $diagram }.
    }
    .brief = { $number } of { $of }: { $diagram }, { $squares }.
    .braille = { $number } of { $of }: { $diagram }
tetrikon-piece-lifted = { PERSON($who) ->
        [you] The { $piece } is free again.
       *[other] { NAME($who) } takes out the { $piece }, { $left } left.
    }
    .brief = { PERSON($who) ->
        [you] Free again: { $piece }.
       *[other] { NAME($who) } takes out the { $piece }.
    }
    .braille = { PERSON($who) ->
        [you] -{ SHORT($piece) }
       *[other] { NAME($who) } -{ SHORT($piece) }, { $left } left
    }
tetrikon-diagram-filled = { PERSON($who) ->
        [you] Diagram { $diagram } is finished, { $time }.
       *[other] { NAME($who) } has finished { $diagram }, { $time }.
    }
    .brief = { PERSON($who) ->
        [you] { $diagram } finished.
       *[other] { NAME($who) }: { $diagram } finished.
    }
    .braille = { PERSON($who) ->
        [you] { $diagram } done { $time }
       *[other] { NAME($who) } { $diagram } { $time }
    }
tetrikon-run-ended = { PERSON($who) ->
        [you] { $ending ->
        [filled] Finished! ⏎ Your time: { $time }.
        [time] The time is up, empty squares: { $empty }.
       *[given-up] You give up after { $time }, empty squares: { $empty }.
    }
       *[other] { $ending ->
        [filled] { NAME($who) } has finished, time { $time }.
        [time] { NAME($who) }: the time is up, empty squares: { $empty }.
       *[given-up] { NAME($who) } gives up, empty squares: { $empty }.
    }
    }
    .brief = { PERSON($who) ->
        [you] { $ending ->
        [filled] Finished, { $time }.
       *[other] The end, { $empty } empty.
    }
       *[other] { NAME($who) }: { $ending ->
        [filled] finished, { $time }
       *[other] { $empty } empty
    }.
    }
    .braille = { PERSON($who) ->
        [you] { $ending ->
        [filled] finished { $time }
       *[other] { $empty } empty
    }
       *[other] { NAME($who) } { $ending ->
        [filled] { $time }
       *[other] -{ $empty }
    }
    }

## The result

tetrikon-penalties = { $points ->
        [0] no penalty points
       *[other] { NP($points, noun: "penalty") }{ $zeros ->
            [0] { "" }
           *[other] , { CNT($zeros, noun: "tetrikon-zero") }
        }
    }
tetrikon-over-winner = { PERSON($who) ->
        [you] You win with { tetrikon-penalties }.
       *[other] { NAME($who) } wins with { tetrikon-penalties }.
    }
    .brief = { PERSON($who) ->
        [you] You win, { $points }.
       *[other] { NAME($who) } wins, { $points }.
    }
    .braille = { PERSON($who) ->
        [you] you win, pp { $points }
       *[other] 1. { NAME($who) }, pp { $points }
    }
tetrikon-over-shared = Shared victory: { LINES($who) }, { tetrikon-penalties }.
    .brief = Shared victory: { LIST($who) }, { $points }.
    .braille = { LIST($who, join: "comma") } win, pp { $points }
tetrikon-over-place = { CAP(ORD($place, noun: "place")) }: ⏎ { LINES($who) }, ⏎ { tetrikon-penalties }.
    .brief = { CAP(ORD($place, noun: "place")) }: { LIST($who) }, { $points }.
    .braille = { $place }. { LIST($who, join: "comma") }, pp { $points }
tetrikon-over-lot = What neither zeros nor the best game could decide, the lot decided.
    .brief = Tie broken by lot.
    .braille = tie broken by lot
tetrikon-over-tie = The tie was broken by zeros or by the best game.
    .brief = Tie broken by zeros or the best game.
    .braille = tie broken by zeros
tetrikon-over-games = { PERSON($who) ->
        [you] Your games: { LINES($amounts, join: "comma") }.
       *[other] { NAME($who) }, games: { LINES($amounts, join: "comma") }.
    }
    .brief = { PERSON($who) ->
        [you] Your games: { LIST($amounts, join: "comma") }.
       *[other] { NAME($who) }: { LIST($amounts, join: "comma") }.
    }
    .braille = { PERSON($who) ->
        [you] games { LIST($amounts, join: "comma") }
       *[other] { NAME($who) } { LIST($amounts, join: "comma") }
    }
tetrikon-over-run = { $empty ->
        [0] { $alone ->
        [yes] Built in { $time }.
       *[no] { CAP(ORD($place, noun: "place")) }: { NAME($who) }, time { $time }.
    }
       *[other] { $alone ->
        [yes] Not finished, empty squares: { $empty }.
       *[no] { CAP(ORD($place, noun: "place")) }: { NAME($who) }, empty squares { $empty }, { NP($points, noun: "penalty") }.
    }
    }
    .brief = { $empty ->
        [0] { $alone ->
        [yes] Built, { $time }.
       *[no] { CAP(ORD($place, noun: "place")) }: { NAME($who) }, { $time }.
    }
       *[other] { $alone ->
        [yes] { $empty } empty.
       *[no] { CAP(ORD($place, noun: "place")) }: { NAME($who) }, { $points }.
    }
    }
    .braille = { $empty ->
        [0] { $alone ->
        [yes] built { $time }
       *[no] { $place }. { NAME($who) } { $time }
    }
       *[other] { $alone ->
        [yes] { $empty } empty
       *[no] { $place }. { NAME($who) } pp { $points }
    }
    }
tetrikon-why-total = { PERSON($who) ->
        [you] You have { $points ->
            [0] no penalty points.
           *[other] { NP($points, noun: "penalty") }.
        }
       *[other] { NAME($who) } has { $points ->
            [0] no penalty points.
           *[other] { NP($points, noun: "penalty") }.
        }
    }
tetrikon-item-game = Game { $game }, ⏎ diagram { $diagram }: ⏎ { $empty ->
        [0] full, ⏎ no penalty points
       *[other] { NP($empty, noun: "tetrikon-square") } at twenty each, ⏎ { NP($points, noun: "penalty") }
    }.
    .braille = { $diagram }: { $empty ->
        [0] full
       *[other] { $empty }, { $points } pp
    }
tetrikon-item-run = { LINES($diagrams, join: "comma") }: time { $time }{ $empty ->
        [0] { "" }
       *[other] , { $empty } empty, { NP($points, noun: "penalty") }
    }.

## Options and their reasons

tetrikon-option-mode-normal = The usual game: buying, chance cards, trading and building.
tetrikon-option-mode-blitz = Blitz: everybody has a whole set and builds against time, the fastest wins.
    .brief = Blitz against time.
tetrikon-option-mode-solo = For one player: four diagrams one after another against time, with all pieces.
    .brief = For one player against time.
tetrikon-option-games-1 = One game is played, one diagram for everybody.
    .brief = One game.
tetrikon-option-games-2 = Two games are played, the penalty points are added.
    .brief = Two games.
tetrikon-option-games-3 = Three games are played, the penalty points are added.
    .brief = Three games.
tetrikon-option-level = { $same ->
        [yes] Game { $number } has the same letter as the first.
       *[no] { $number ->
            [1] The diagrams
           *[other] The diagrams of game { $number }
        } have the letter { $level }; A is the easiest, J the hardest.
    }
    .brief = { $same ->
        [yes] Game { $number }: the same letter.
       *[no] { $number ->
            [1] Letter { $level }.
           *[other] Game { $number }: letter { $level }.
        }
    }
    .braille = { $same ->
        [yes] game { $number }: as first
       *[no] game { $number }: letter { $level }
    }
tetrikon-option-buying-die = A die decides which piece the buyer gets, as the rules describe the offer.
    .brief = A die decides the piece.
tetrikon-option-buying-choice = The buyer chooses the piece, which makes the game about half as long.
    .brief = The buyer chooses the piece.
tetrikon-option-mirror-yes = Pieces may be turned over, since they are solid.
    .brief = Pieces may be turned over.
tetrikon-option-mirror-no = Pieces may only be turned, not turned over.
    .brief = Pieces are not turned over.
    .braille = pieces only turned
tetrikon-option-money-standard = There are T cards of 100, as the rules speak of them.
    .brief = T cards with hundreds.
tetrikon-option-money-list = There are no T cards of 100, as in the list of cards.
    .brief = T cards without hundreds.
tetrikon-option-change-exact = The manager gives change when there are exact cards for it.
    .brief = Change where possible.
tetrikon-option-change-none = The manager gives no change.
tetrikon-option-exchange-yes = Whoever cannot pay exactly may change a card with the manager.
    .brief = Cards may be changed.
tetrikon-option-exchange-no = Whoever cannot pay exactly pays the next lower sum.
    .brief = Cards are not changed.
tetrikon-option-exchange-treasury = Whoever cannot pay exactly, not even after an exchange, pays more, and the manager gives change from the treasury.
    .brief = Change from the treasury.
tetrikon-option-immunity-cards = Immunity cancels chance cards only, as the card says.
    .brief = Immunity cancels chance cards.
tetrikon-option-immunity-inflation = Immunity protects against inflation, too.
tetrikon-option-inflation-automatic = Inflation of pieces comes by itself, which suits tournaments.
    .brief = Inflation comes by itself.
tetrikon-option-inflation-asked = The manager is asked about inflation of pieces; without a manager, the player whose turn it is.
    .brief = Inflation is asked about.
tetrikon-option-manager = { $number ->
        [0] The program is the table manager.
       *[other] Player { $number } is the table manager and declares inflation and the time.
    }
    .brief = { $number ->
        [0] The program is the manager.
       *[other] Player { $number } is the manager.
    }
tetrikon-option-minutes = { $number ->
        [0] There is no time limit.
       *[other] A game has { NP($number, noun: "minute") }; in blitz and solo each player has them.
    }
    .brief = { $number ->
        [0] No time limit.
       *[other] Time: { NP($number, noun: "minute") }.
    }
tetrikon-option-rounds = After { NP($number, noun: "round") } the game closes as if the time were up.
    .brief = At most { NP($number, noun: "round") }.
tetrikon-option-offers = In one turn a player may offer deals at most { $number } times.
    .brief = Offers in a turn: { $number }.
tetrikon-option-hands-private = Only their owner knows the values of T cards and the chance cards that were kept.
    .brief = Hands are secret.
tetrikon-option-hands-open = Everybody knows all hands, which is good for learning.
    .brief = Hands are open.
tetrikon-option-dice-program = The program rolls, no dice are needed.
    .brief = The program rolls.
tetrikon-option-dice-own = Real dice are rolled at the table, and the program asks what they show.
    .brief = Real dice are rolled.
    .braille = real dice
tetrikon-option-cards-program = The program deals cards, pieces and diagrams.
    .brief = The program deals.
tetrikon-option-cards-own = Cards, pieces and diagrams come from a real set, and the program asks for them.
    .brief = Cards and pieces are real.
tetrikon-option-ties-shared = With equal points and zeros a place is shared.
    .brief = Ties share the place.
tetrikon-option-ties-best-game = With equal points and zeros the best single game decides, which suits tournaments.
    .brief = Ties: the best game decides.
tetrikon-option-ties-lot = With equal points and zeros the best single game decides, and if that does not, the lot.
    .brief = Ties: the best game decides, then the lot.
tetrikon-option-starter-roll = Whoever rolls the highest number starts.
tetrikon-option-starter-youngest = The youngest player starts, has the first seat, and nobody rolls for the start.
    .brief = The youngest, in the first seat, starts.
tetrikon-option-turn-end-itself = After the second action the turn ends by itself.
tetrikon-option-turn-end-said = If the second action builds, the turn ends only with { COMMAND(WORD("end", of: "tetrikon")) }, and until then it can be undone.
    .brief = A turn that builds ends with { COMMAND(WORD("end", of: "tetrikon")) }.
tetrikon-option-diagrams-drawn = The diagrams for one player are drawn.
tetrikon-option-diagrams-chosen = The diagrams for one player are selected by the player, to try the same four again.
    .brief = The diagrams for one are selected.
tetrikon-option-set = { $standard ->
        [yes] The set of the program is used.
       *[no] A set of your own is used: { $name }.
    }
    .brief = { $standard ->
        [yes] The set of the program.
       *[no] A set of your own.
    }

## What was typed

tetrikon-error-more = The word “{ $word }” is one too many.
tetrikon-error-pieces = “{ $word }” can mean { COMMANDS($pieces, join: "or") }.
tetrikon-error-piece = “{ $word }” is no piece, { COMMAND(WORD("pieces", of: "tetrikon")) } lists their names.
    .brief = “{ $word }” is no piece.
tetrikon-error-which-piece = A piece is missing, such as { COMMAND(WORD("build", of: "tetrikon"), "bar c3 2") }.
    .brief = A piece is missing.
tetrikon-error-cards = “{ $word }” can mean { COMMANDS($cards, join: "or") }.
tetrikon-error-card = “{ $word }” is no chance card, type for example { COMMAND("joker 25 T") }.
    .brief = “{ $word }” is no chance card.
tetrikon-error-card-details = { CAP($card) }: the card can be used in { $count } ways, say more.
    .brief = Say more about the card: { $card }.
tetrikon-error-card-ways = { CAP($card) }: the card can be used in several ways, choose a number.
    .brief = Which way?
tetrikon-error-which-card = A card is missing, such as { COMMAND(WORD("discard", of: "tetrikon"), "10 T") }.
    .brief = A card is missing.
tetrikon-error-give = A piece is missing, such as { COMMAND(WORD("give", of: "tetrikon"), "corner") }.
    .brief = A piece is missing.
tetrikon-error-which-chance = A card is missing, such as { COMMAND(WORD("use", of: "tetrikon"), "joker 25 T") }.
    .brief = A card is missing.
tetrikon-error-one-card = Cards are discarded one by one.
tetrikon-error-amount = “{ $word }” is no value of a card, type for example { COMMAND("50 25 25") }.
    .brief = “{ $word }” is no value of a card.
tetrikon-error-goods = “{ $word }” is neither a piece nor an amount, type for example { COMMAND("hook and 25 T") }.
    .brief = “{ $word }” is neither a piece nor an amount.
tetrikon-error-one-thing = One piece or one T card is added at a time.
tetrikon-error-player = “{ $name }” is no player here, the players are { LINES($known) }.
    .brief = “{ $name }” is no player here.
tetrikon-error-which-player = A player is missing, such as { COMMAND(WORD("offer", of: "tetrikon"), "Petr hook for 50 T") }.
    .brief = A player is missing.
tetrikon-error-offer = An offer is typed like { COMMAND(WORD("offer", of: "tetrikon"), "Petr hook and 25 T for corner") }.
    .brief = What for what is missing.
tetrikon-error-exact = Your cards do not make exactly { $amount }, ⏎ you have { $total }.
    .brief = Exactly { $amount } is not possible.
    .braille = not exactly { $amount }
tetrikon-error-spot = “{ $word }” is neither a square nor a position of the { $piece }, type for example { COMMAND("bar c3 2") } or { COMMAND("hook c3 right") }.
    .brief = “{ $word }” is neither a square nor a position.
tetrikon-error-which-position = There are several { $kind ->
        [place] places
       *[position] positions
    } for the { $piece }, choose a number.
    .brief = { $kind ->
        [place] Which place?
       *[position] Which position?
    }
tetrikon-error-many-places = There are several places, { $count } in all, a square is missing; { COMMAND(WORD("moves")) } and the name lists them: { $piece }.
    .brief = A square is missing, places: { $count }.
tetrikon-error-no-place = { $posed ->
        [yes] In such a position it fits
       *[no] This piece fits
    } nowhere: { $piece }.
    .brief = It does not fit: { $piece }.
tetrikon-error-not-shape = The squares { LINES($squares, join: "comma") } are not the shape of the piece: { $piece }.
    .brief = Not the shape of { $piece }.
tetrikon-error-not-there = From { COORD($cell) } it fits in { $posed ->
        [yes] no such position
       *[no] no position
    }: { $piece }.
    .brief = It does not fit there: { $piece }.
tetrikon-error-exchange = A replacement is typed like { COMMAND(WORD("exchange", of: "tetrikon"), "hook for bar c3 2") }.
    .brief = What for what and where is missing.
tetrikon-error-which-exchange = There are several possibilities, choose a number:
    .brief = Which number?
tetrikon-error-removed = “{ $word }” is not in the diagram, type the name of a placed piece or its square.
    .brief = “{ $word }” is not in the diagram.
tetrikon-error-not-placed = Not in the diagram: { $piece }.
tetrikon-error-nothing-at = No piece lies at { COORD($cell) }.
    .brief = No piece lies there.
tetrikon-error-other-there = { COORD($cell) } holds the { $there }, not the { $piece }.
    .brief = { COORD($cell) }: { $there }.
tetrikon-error-reward = “{ $word }” is no choice, the choices are { COMMAND("treasury") }, { COMMAND("chance") } and, for two sixes, { COMMAND("piece") }.
    .brief = “{ $word }” is no choice.
tetrikon-error-not-offered = “{ $word }” is not on offer.
tetrikon-error-no-payment = There is nothing to pay now.
tetrikon-error-break = This card cannot be changed so that it helps.
tetrikon-error-break-ways = It can be changed in several ways, choose a number:
    .brief = Which way?
tetrikon-error-no-free = You have no free piece.
tetrikon-error-which-swap = Which piece do you swap? ⏎ Choose a number:
    .brief = Which piece?
tetrikon-error-diagram = “{ $word }” is no diagram, type a letter and a number, such as “E7”.
    .brief = “{ $word }” is no diagram.
tetrikon-turned =
    { $quarters ->
        [0] The board lies as it was dealt.
        [1] The board lies turned to the right.
        [2] The board lies upside down.
       *[3] The board lies turned to the left.
    }
    .braille = board { $quarters ->
        [0] as dealt
        [1] to the right
        [2] upside down
       *[3] to the left
    }
tetrikon-error-turn = “{ $word }” is no way to turn it, type { COMMAND(WORD("right")) }, { COMMAND(WORD("left")) }, { COMMAND(WORD("space-half")) } or { COMMAND(WORD("turned-back")) }.
    .brief = “{ $word }” is no way to turn it.
tetrikon-error-no-diagram = The diagram has not been dealt yet.
tetrikon-error-seconds = “{ $word }” is no number of seconds, type 1, 2, 5, 10, 20, 30 or 60.
    .brief = “{ $word }” is no number of seconds.
tetrikon-error-table-verb = The word “{ $word }” is not used when building against time.
tetrikon-error-puzzle-verb = The word “{ $word }” belongs to building against time.
tetrikon-error-no-market = There are no cards and no offer when building against time.
tetrikon-error-list = “{ $word }” cannot be listed, type for example { COMMAND(WORD("moves"), "hook") }.
    .brief = “{ $word }” cannot be listed.
tetrikon-error-seats = { $mode ->
        [solo] Solo is for one player, there are { $seats }.
       *[other] This way of playing is for two to four players, there are { $seats }.
    }
tetrikon-error-manager = Nobody sits in the manager's seat { $seat }; players here: { $seats }, counted from 0.

## Why something is not allowed

tetrikon-refused-again = Action “{ $letter }” has been done in this turn, each letter is allowed only once.
    .brief = Action “{ $letter }” has been done.
    .braille = { $letter } was done
tetrikon-refused-bag = Not in the bag: { $piece }.
    .brief = Not in the bag: { $piece }.
    .braille = no { SHORT($piece) } in bag
tetrikon-refused-break = Changing { $card } T for { $amount } T is not possible or no help.
    .brief = { $card } T cannot be changed.
    .braille = { $card } T not changed
tetrikon-refused-built = Something has already been built in this turn, so this card cannot be used.
    .brief = Something has already been built.
    .braille = was built already
tetrikon-refused-buy-die = A die decides the piece, ⏎ place { $place } cannot be chosen.
    .brief = A die decides the piece.
    .braille = a die decides
tetrikon-refused-buy-money = A piece costs { $price } T, your hand has { $total } T.
    .brief = It costs { $price } T, you have { $total } T.
    .braille = { $total } T of { $price } T
tetrikon-refused-buy-place = The number of a place is missing, 1 to { $most }, such as { COMMAND(WORD("buy", of: "tetrikon"), "3") }.
    .brief = A place 1 to { $most } is missing.
    .braille = place 1 to { $most }?
tetrikon-refused-card-form = Something is missing for this card, or too much was said: { $card }.
    .brief = Something missing or too much: { $card }.
    .braille = { $card }: how?
tetrikon-refused-clock = The clock does not run now.
    .brief = The clock does not run.
    .braille = no clock now
tetrikon-refused-closing = The game is closing already.
    .brief = The game is closing.
    .braille = game is closing
tetrikon-refused-covered = Something lies there: { LINES($squares, join: "comma") }. ⏎ No room for { $piece }.
    .brief = Covered: { LIST($squares, join: "comma") }.
    .braille = covered { SHORT($squares) }
tetrikon-refused-deal-cards = The cards do not make exactly { $amount } T.
    .brief = They do not make { $amount } T.
    .braille = not { $amount } T
tetrikon-refused-deal-counter = There were { $most } offers to and fro, now accept or refuse.
    .brief = Only accept or refuse.
    .braille = accept? refuse?
tetrikon-refused-deal-empty = Both have to give something.
    .brief = Both have to give.
    .braille = both have to give
tetrikon-refused-deal-in = All such free pieces are in the offer already: { $piece }.
    .brief = There are no more: { $piece }.
    .braille = no more { SHORT($piece) }
tetrikon-refused-deal-large = An offer has at most { $most } things.
    .brief = At most { $most } things.
    .braille = at most { $most }
tetrikon-refused-deal-own = Your hand has { $total } T, { $amount } T cannot be offered.
    .brief = Your hand has only { $total } T.
    .braille = only { $total } T
tetrikon-refused-deal-theirs = { PERSON($who) ->
        [you] You have only { NP($cards, noun: "card") }, that is not enough for so much.
       *[other] { NAME($who) } has only { NP($cards, noun: "card") }, that is not enough for so much.
    }
    .brief = { PERSON($who) ->
        [you] You cannot give so much.
       *[other] { NAME($who) } cannot give so much.
    }
    .braille = not so much T
tetrikon-refused-deal-value = There is no card of { $value } T, the cards are { LINES($known, join: "comma") }.
    .brief = No card of { $value } T.
    .braille = no { $value } T
tetrikon-refused-deck = This chance card is not in the deck now: { $card }.
    .brief = Not in the deck: { $card }.
    .braille = not there: { $card }
tetrikon-refused-diagram = Diagram { $diagram } cannot be dealt now.
    .brief = { $diagram } cannot be dealt.
    .braille = { $diagram } not now
tetrikon-refused-diagram-level = Diagram { $diagram } does not have the letter { $level }.
    .brief = { $diagram } is not { $level }.
    .braille = { $diagram } is not { $level }
tetrikon-refused-diagram-used = Somebody has diagram { $diagram } already.
    .brief = { $diagram } is taken.
    .braille = { $diagram } is taken
tetrikon-refused-discard-money = Only T cards are discarded now, this is a chance card: { $card }.
    .brief = Only T cards, not { $card }.
    .braille = only T cards
tetrikon-refused-done = At least one piece has to be placed.
    .brief = Place at least one piece.
    .braille = at least 1 piece
tetrikon-refused-doubled = The card for two pieces was used, no more building in this turn.
    .brief = The card for two was used.
    .braille = was built already
tetrikon-refused-drawn = This is about the card that was just drawn: { $card }.
    .brief = This is about: { $card }.
    .braille = now { $card }
tetrikon-refused-enough = Two actions are done: { LINES($letters) }. ⏎ { COMMAND(WORD("end", of: "tetrikon")) } ends the turn.
    .brief = Two actions were done.
    .braille = 2 actions were done
tetrikon-refused-few-cards = You have this card only { $count ->
        [one] once
       *[other] { $count } times
    }: { $card }.
    .brief = { $count } in hand: { $card }.
    .braille = only { $count } { $card }
tetrikon-refused-first = The first turn is a roll for cards only.
    .brief = The first turn is a roll.
    .braille = turn 1: only a roll
tetrikon-refused-free-first = You have a free piece, nothing is taken out of the diagram.
    .brief = A free piece first.
    .braille = a free piece first
tetrikon-refused-immunity = Immunity is no answer here.
    .brief = No immunity here.
    .braille = no immunity here
tetrikon-refused-immunity-use = Immunity is used when something threatens.
    .brief = Immunity waits for a threat.
    .braille = immunity not now
tetrikon-refused-inflation = Inflation needs six pieces on offer and one in the bag, which has { $left }.
    .brief = The bag has { $left }, no inflation.
    .braille = { $left } in the bag
tetrikon-refused-inflation-free = Nobody has a free piece, inflation would bring nothing.
    .brief = Nobody has a free piece.
    .braille = nobody has a piece
tetrikon-refused-keep = This card cannot be kept: { $card }.
    .brief = Not to be kept: { $card }.
    .braille = not kept { $card }
tetrikon-refused-level = Diagram { $diagram } does not have the letter { $level }.
    .brief = { $diagram } is not { $level }.
    .braille = { $diagram } is not { $level }
tetrikon-refused-manager = Only the table manager may do this.
    .brief = Only the manager may.
    .braille = only the manager
tetrikon-refused-no-build = There is a ban on building in this turn.
    .brief = No building.
    .braille = no building
tetrikon-refused-no-card = You do not have this card: { $card }.
    .brief = Not in hand: { $card }.
    .braille = you lack { $card }
tetrikon-refused-no-free-piece = Not among the free pieces: { $piece }.
    .brief = Not free: { $piece }.
    .braille = no { SHORT($piece) }
tetrikon-refused-no-money = You do not have a card of { $value } T.
    .brief = No card of { $value } T.
    .braille = no { $value } T
tetrikon-refused-no-roll = There is a ban on rolling in this turn.
    .brief = No rolling.
    .braille = no rolling
tetrikon-refused-not-free = Not among your free pieces: { $piece }.
    .brief = Not free: { $piece }.
    .braille = no { SHORT($piece) }
tetrikon-refused-not-now = Not now: { $phase ->
        [pick] a diagram is being selected
        [ready] somebody has to begin
        [draw] diagrams are being drawn
        [run] somebody is building
       *[over] it is over
    }.
    .brief = Not now.
    .braille = not now
tetrikon-refused-not-theirs = { PERSON($who) ->
        [you] Not among your free pieces: { $piece }.
       *[other] { NAME($who) } has no such free piece: { $piece }.
    }
    .brief = { PERSON($who) ->
        [you] Not free: { $piece }.
       *[other] { NAME($who) } lacks the { $piece }.
    }
    .braille = { PERSON($who) ->
        [you] no { SHORT($piece) }
       *[other] { NAME($who) }: no { SHORT($piece) }
    }
tetrikon-refused-nothing-fits = No free piece fits into the diagram.
    .brief = Nothing fits.
    .braille = nothing fits
tetrikon-refused-nothing-there = No piece begins at { COORD($cell) }.
    .brief = No piece begins there.
    .braille = { SHORT($cell) } nothing
tetrikon-refused-now = Not now: { $awaited ->
        [turn] a turn is being played
        [reward-choice] what the roll brings is being chosen
        [card-choice] a chance card is being decided on
        [ban-answer] a ban is being answered
        [second-piece] a piece is being placed
        [payment] something is being paid
        [giving] a piece is being given up
        [discarding] a card is being discarded
        [inflation-choice] inflation is being decided on
        [drafting] an offer is being put together
        [answering] an offer is being answered
        [swap-answer] a swap is being answered
        [clock-due] the clock is awaited
       *[other] dice or cards are awaited
    }.
    .brief = Not now.
    .braille = not now
tetrikon-refused-offer-empty = Nothing is on offer.
    .brief = Nothing is on offer.
    .braille = nothing on offer
tetrikon-refused-offers = There were { $most } offers in this turn, no more are allowed.
    .brief = There were { $most } offers.
    .braille = { $most } offers were made
tetrikon-refused-orientation = This piece has positions 1 to { $most } only: { $piece }.
    .brief = { CAP($piece) } has positions 1 to { $most }.
    .braille = { SHORT($piece) }: pos 1 to { $most }
tetrikon-refused-outside = Part of this piece would lie outside the diagram: { $piece }.
    .brief = Outside: { $piece }.
    .braille = outside
tetrikon-refused-partner = Not with this player.
    .brief = Not with this player.
    .braille = not with this one
tetrikon-refused-pay-cards = You do not have these cards: { LINES($cards) }.
    .brief = Not in hand: { LIST($cards) }.
    .braille = not your cards
tetrikon-refused-pay-exchange = Change a card first, then { $amount } T can be paid exactly.
    .brief = Change a card first.
    .braille = change a card first
tetrikon-refused-pay-sum = The cards make { $paid } T, you owe { $amount } T.
    .brief = { $paid } T instead of { $amount } T.
    .braille = { $paid } T, not { $amount }
tetrikon-refused-place = There is no place { $place }, places are 1 to { $most }.
    .brief = Places are 1 to { $most }.
    .braille = places 1 to { $most }
tetrikon-refused-place-empty = Place { $place } of the offer is empty.
    .brief = Place { $place } is empty.
    .braille = place { $place } empty
tetrikon-refused-reward = This roll brings { $reward ->
        [piece] no piece, only two sixes do
        [chance] no chance card
       *[money] no cards
    }.
    .brief = Not for this roll.
    .braille = not for { $total }
tetrikon-refused-same = It lies exactly like this already: { $piece }.
    .brief = It lies so already: { $piece }.
    .braille = lies so already
tetrikon-refused-swap-first = A swap has to be the first action, you have done { LINES($letters) }.
    .brief = A swap is first or not at all.
    .braille = swap only first
tetrikon-refused-thought = Time has passed, now a piece is due.
    .brief = Time has passed.
    .braille = time has passed
tetrikon-refused-time = There is not that much time left.
    .brief = Not so much time.
    .braille = not so much time
tetrikon-refused-trade-banned = { PERSON($who) ->
        [you] You are banned from trading.
       *[other] { NAME($who) } is banned from trading.
    }
    .brief = { PERSON($who) ->
        [you] No trading.
       *[other] { NAME($who) }: no trading.
    }
    .braille = no trading
tetrikon-refused-trade-final = There is no trading in the last turns.
    .brief = Trading is over.
    .braille = trading is over
tetrikon-refused-treasury = There is no card of { $value } T in the treasury now.
    .brief = No { $value } T in the treasury.
    .braille = no { $value } T there
tetrikon-refused-withdraw = Only a purchase that cannot be paid exactly can be withdrawn.
    .brief = No withdrawing now.
    .braille = no withdrawing
tetrikon-refused-withdrawn = You have withdrawn from buying in this turn.
    .brief = You have withdrawn.
    .braille = withdrawn already

## Help for the words of this game

help-tetrikon-roll = Rolls two dice for cards. ⏎ It is action a.
help-tetrikon-choose = Chooses for a double: { COMMAND(WORD("reward-money", of: "tetrikon")) }, { COMMAND("chance") } or, for two sixes, { COMMAND("piece") }.
help-tetrikon-use = Uses a chance card: { COMMAND(WORD("use", of: "tetrikon"), "joker 25 T") }. The abbreviation alone will do, such as { COMMAND("pick 1 from M 3") }.
help-tetrikon-keep = Keeps the chance card that was just drawn.
help-tetrikon-build = Places a piece: { COMMAND(WORD("build", of: "tetrikon"), "bar c3 2") }, the piece, its first square, its position. ⏎ Just { COMMAND("bar c3 2") } will do.
help-tetrikon-exchange = Replaces a placed piece with a free one: { COMMAND(WORD("exchange", of: "tetrikon"), "hook for bar c3 2") }.
help-tetrikon-buy = Buys a piece for 100 T. The payment is read first; { COMMAND(WORD("buy", of: "tetrikon")) } now pays directly.
help-tetrikon-swap = Announces the swap: { COMMAND(WORD("swap", of: "tetrikon")) }, with its name where needed. ⏎ It is the whole turn.
help-tetrikon-end = Ends the turn. ⏎ After the card for two pieces it says that there is no second one.
help-tetrikon-offer = Offers a deal: { COMMAND(WORD("offer", of: "tetrikon"), "Petr hook and 25 T for corner") }. ⏎ An offer can be answered by another.
help-tetrikon-accept = Accepts an offer. ⏎ Just { COMMAND("yes") } will do.
help-tetrikon-refuse = Refuses an offer. ⏎ Just { COMMAND("no") } will do.
help-tetrikon-add = Adds what you give to the offer being put together: { COMMAND(WORD("add", of: "tetrikon"), "hook") }.
help-tetrikon-want = Adds what you want to the offer being put together: { COMMAND(WORD("want", of: "tetrikon"), "corner") }.
help-tetrikon-propose = Makes the offer that was put together.
help-tetrikon-counter = Begins to put another offer together as the answer.
help-tetrikon-cancel = Cancels the offer being put together.
help-tetrikon-immune = Uses immunity against the chance card that threatens now.
help-tetrikon-waive = Accepts a ban without immunity. ⏎ Just { COMMAND("no") } will do.
help-tetrikon-pay = Pays with the cards that were read, or with others: { COMMAND(WORD("pay", of: "tetrikon"), "50 25 25") }. Just { COMMAND("yes") } will do.
help-tetrikon-break = Changes a card with the manager: { COMMAND(WORD("break", of: "tetrikon"), "50") }.
help-tetrikon-withdraw = Withdraws from a purchase that cannot be paid exactly.
help-tetrikon-give = Gives up a piece: { COMMAND(WORD("give", of: "tetrikon"), "corner") }. ⏎ Out of the diagram by its square: { COMMAND(WORD("give", of: "tetrikon"), "c3") }.
help-tetrikon-discard = Discards a card in hand: { COMMAND(WORD("discard", of: "tetrikon"), "10 T") }.
help-tetrikon-inflation = The table manager declares inflation of pieces.
help-tetrikon-no-inflation = Answers that there is no inflation. ⏎ Just { COMMAND("no") } will do.
help-tetrikon-time-up = The table manager declares the time to be up.
help-tetrikon-begin = Begins to build against time.
help-tetrikon-pick = Selects a diagram for one player: { COMMAND(WORD("pick", of: "tetrikon"), "E7") }.
help-tetrikon-lift = Takes a piece out when building against time: { COMMAND(WORD("lift", of: "tetrikon"), "hook") } or { COMMAND(WORD("lift", of: "tetrikon"), "c3") }.
help-tetrikon-give-up = Gives up when building against time.
help-tetrikon-think = Lets time pass, as computer players do: { COMMAND(WORD("think", of: "tetrikon"), "5") }.
help-tetrikon-market = Reads the six places of the offer and the number of pieces in the bag.
help-tetrikon-pieces = Describes a piece: { COMMAND(WORD("pieces", of: "tetrikon"), "hook") }. ⏎ Without a name it lists all by size.
help-tetrikon-opponents = Tells what opponents have: diagram, placed and free pieces, numbers of cards.
help-tetrikon-chance-card = Tells what a card does: { COMMAND(WORD("chance-card", of: "tetrikon"), "joker 25 T") }. Without a name it tells your own.
help-tetrikon-diagram = Reads a diagram row by row: your own, or that of a player who is named.
help-tetrikon-open-actions = Tells which actions were done in this turn, how many are left, and what is possible now.
help-tetrikon-supply = Tells how many of which pieces are in the bag.
help-tetrikon-treasury = Tells how many cards are in the treasury and among the chance cards.
help-tetrikon-deal = Reads the whole offer that is to be answered.
help-tetrikon-bans = Tells which bans are in force and for whom.
help-tetrikon-needs = Tells with which pieces on offer the rest of your diagram could be filled.
help-tetrikon-turn-board = Turns the board right; { COMMAND(WORD("turn-board", of: "tetrikon"), WORD("left")) }, { COMMAND(WORD("space-half")) } or { COMMAND(WORD("turned-back", of: "tetrikon")) } otherwise.
help-tetrikon-fillable = Tells whether the empty squares can still be filled.

## Own dice and cards

tetrikon-own-dice = { PERSON($who) ->
        [you] Roll both dice. ⏎ What do they show?
       *[other] { NAME($who) } rolls both dice. ⏎ What do they show?
    }
    .brief = { $told ->
        [0] What do they show?
       *[other] And the other die?
    }
    .braille = { $told ->
        [0] 2 dice?
       *[other] the other die?
    }
tetrikon-own-die = { PERSON($who) ->
        [you] Roll one die{ $purpose ->
        [start] {" for the start"}
       *[other] , ⏎ it decides the piece
    }. What does it show?
       *[other] { NAME($who) } rolls one die{ $purpose ->
        [start] {" for the start"}
       *[other] , ⏎ it decides the piece
    }. What does it show?
    }
    .brief = { PERSON($who) ->
        [you] Your roll?
       *[other] { NAME($who) }, roll?
    }
    .braille = { PERSON($who) ->
        [you] die?
       *[other] { NAME($who) } die?
    }
tetrikon-own-money = { PERSON($who) ->
        [you] Draw from the treasury{ $of ->
        [1] { "" }
       *[other] , ⏎ card { $number } of { $of }
    }. What is it worth?
       *[other] { NAME($who) } draws from the treasury{ $of ->
        [1] { "" }
       *[other] , ⏎ card { $number } of { $of }
    }. What is it worth?
    }
    .brief = T card { $number } of { $of }?
    .braille = T { $number } of { $of }?
tetrikon-own-chance = { PERSON($who) ->
        [you] Draw a chance card. Which is it?
       *[other] { NAME($who) } draws a chance card. ⏎ Which is it?
    }
    .brief = Which chance card?
    .braille = chance card?
tetrikon-own-piece = Draw a piece from the bag for place { $place }. ⏎ Which is it?
    .brief = The piece for place { $place }?
    .braille = place { $place }?
tetrikon-own-diagram = { PERSON($who) ->
        [you] Draw a diagram{ $any ->
            [yes] { "" }
           *[no] {" of the letter "}{ $level }
        }. ⏎ Which is it?
       *[other] { NAME($who) } draws a diagram{ $any ->
            [yes] { "" }
           *[no] {" of the letter "}{ $level }
        }. ⏎ Which is it?
    }
    .brief = { PERSON($who) ->
        [you] Your diagram?
       *[other] { NAME($who) }, diagram?
    }
    .braille = { PERSON($who) ->
        [you] diagram?
       *[other] { NAME($who) } diagram?
    }
tetrikon-own-heard-dice = The dice show { LINES($faces) }.
    .brief = { LIST($faces) }.
    .braille = { SHORT($faces) }
tetrikon-own-heard-money = A card of { $value } T.
    .brief = A card of { $value } T.
    .braille = { $value } T
tetrikon-own-heard-chance = Chance card: { $card }.
    .brief = { CAP($card) }.
    .braille = { $card }
tetrikon-own-heard-piece = Piece: { $piece }.
    .brief = Piece: { $piece }.
    .braille = { SHORT($piece) }
tetrikon-own-heard-diagram = Diagram { $diagram }.
    .brief = Diagram { $diagram }.
    .braille = { $diagram }
tetrikon-own-nothing = Nothing of the real set is awaited now.
tetrikon-own-uncorrected = “{ $word }” corrects nothing, this question has not been answered yet.
    .brief = “{ $word }”: nothing told yet.
tetrikon-own-impossible = “{ $word }” cannot be, by the books the set has none left.
    .brief = “{ $word }” cannot be.
tetrikon-own-two = There are two dice, numbers given: { $count }.
tetrikon-own-one = There is one die, numbers given: { $count }.
tetrikon-own-face = “{ $word }” is not on a die, ⏎ it has the numbers 1 to 6.
    .brief = “{ $word }” is not on a die.
    .braille = { $word } is on no die
tetrikon-own-value = “{ $word }” is no T card, the values are { LINES($values) }.
    .brief = “{ $word }” is no T card.
## The rules in our own words. Each line is one sentence that can be heard by itself.

tetrikon-rules-goal = Aim of the game
tetrikon-rules-goal-1 = Everybody has a diagram, an outline of squares, and fills it with pieces.
tetrikon-rules-goal-2 = { $mode ->
        [blitz] Everybody has a whole set of pieces from the start and builds against time.
        [solo] Four diagrams are built one after another from all pieces, against time.
       *[normal] Pieces are bought from the table manager, swapped and traded.
    }
tetrikon-rules-goal-3 = { $mode ->
        [blitz] Who fills the diagram in the shortest time wins.
        [solo] The time and the empty squares count.
       *[normal] Whoever fills the last square of the diagram first wins.
    }
tetrikon-rules-goal-4 = { $mode ->
        [blitz] Each empty square costs 20 penalty points.
        [solo] Each empty square costs 20 penalty points.
       *[normal] The others get 20 penalty points for each empty square.
    }
tetrikon-rules-goal-5 = For two to four players; one can build against the clock.

tetrikon-rules-pieces = Pieces
tetrikon-rules-pieces-1 = There are 52 pieces: thirteen kinds, four of each.
tetrikon-rules-pieces-2 = The dot has one square, the domino two, the stick and the corner three.
tetrikon-rules-pieces-3 = The bar, the block, the hook, the tooth and the step have four.
tetrikon-rules-pieces-4 = The long bar, the horseshoe, the cross and the flag have five.
tetrikon-rules-pieces-5 = { $mirror ->
        [no] Pieces may be turned, but not turned over.
       *[yes] Pieces may be turned, and turned over.
    }
tetrikon-rules-pieces-6 = To hear what a piece looks like, type, for example, { COMMAND("pieces hook") }.

tetrikon-rules-diagrams = Diagrams
tetrikon-rules-diagrams-1 = A diagram has a letter, its level, and a number, such as “E7”.
tetrikon-rules-diagrams-2 = A is the easiest with 12 squares, J the hardest with 40.
tetrikon-rules-diagrams-3 = { $mode ->
        [solo] { $diagrams ->
                [chosen] The player chooses the four diagrams of the game for one.
               *[drawn] The four diagrams of the game for one are drawn.
            }
       *[other] In one game all have the same letter, each a different diagram.
    }
tetrikon-rules-diagrams-4 = Columns are letters, rows are numbers, a1 is at the bottom left.
tetrikon-rules-diagrams-5 = The diagram stays for the whole game, only pieces move.

tetrikon-rules-market = Offer and purchase
tetrikon-rules-market-1 = The manager's offer has six pieces, at places 1 to 6.
tetrikon-rules-market-2 = Every piece costs 100 T, small or large.
tetrikon-rules-market-3 = { $buying ->
        [choice] The buyer chooses the piece.
       *[die] Which piece the buyer gets is decided by a die.
    }
tetrikon-rules-market-4 = An empty place is filled at once with a random piece from the bag.
tetrikon-rules-market-5 = { $buying ->
        [choice] Where a die does name a place and it could not be filled, it is rolled again.
       *[die] When the die names a place that could not be filled, it is rolled again.
    }

tetrikon-rules-start = Start
tetrikon-rules-start-1 = { $starter ->
        [youngest] The youngest starts, on the first seat.
       *[roll] Everybody rolls a die, the highest number starts.
    }
tetrikon-rules-start-2 = { $starter ->
        [youngest] Nobody rolls for the start.
       *[roll] In a tie only those with the highest number roll again.
    }
tetrikon-rules-start-3 = The first turn is one action only: a roll of two dice.
tetrikon-rules-start-4 = After that the next player to the left plays.

tetrikon-rules-turn = Turn
tetrikon-rules-turn-1 = A turn has at most two actions of different letters, in any order.
tetrikon-rules-turn-2 = Action a: roll for cards, or use a chance card that was kept.
tetrikon-rules-turn-3 = Letter b is the chance card for a double, it belongs to the roll.
tetrikon-rules-turn-4 = Action c: put a piece into the diagram, or replace one there with a free one.
tetrikon-rules-turn-5 = Action d: trade with players, with several if you like.
tetrikon-rules-turn-6 = Action e: buy a piece from the manager.
tetrikon-rules-turn-7 = Action f: swap a piece with the manager. It is the only action then.
tetrikon-rules-turn-8 = You need not do anything, the word { COMMAND(WORD("end", of: "tetrikon")) } ends the turn.
tetrikon-rules-turn-9 = { $turn-end ->
        [said] When the second action builds, the turn ends with { COMMAND(WORD("end", of: "tetrikon")) }; until then { COMMAND(WORD("undo")) } works.
       *[itself] After the second action the turn ends by itself.
    }

tetrikon-rules-roll = Roll for cards
tetrikon-rules-roll-1 = Two dice are rolled and added.
tetrikon-rules-roll-2 = 2 to 6 bring one card from the treasury, 7 to 11 two, 12 three.
tetrikon-rules-roll-3 = For a double, one chance card can be taken instead.
tetrikon-rules-roll-4 = For two sixes, a piece that another roll names can be taken as well.

tetrikon-rules-chance = Chance cards
tetrikon-rules-chance-1 = There are 42 chance cards of 24 kinds.
tetrikon-rules-chance-2 = A card that helps is used at once or kept for later.
tetrikon-rules-chance-3 = A card that takes or forbids something acts at once.
tetrikon-rules-chance-4 = Using a card that was kept is action a.
tetrikon-rules-chance-5 = Several jokers can be changed in one action.
tetrikon-rules-chance-6 = A used card goes under the deck of chance cards.
tetrikon-rules-chance-7 = To hear what a card does, type, for example, { COMMAND("card joker 25 T") }.

tetrikon-rules-build = Building
tetrikon-rules-build-1 = { $mode ->
        [normal] One piece is placed in a turn, or one that is there is replaced.
       *[other] Pieces are placed one by one, at any moment of your time.
    }
tetrikon-rules-build-2 = A piece must lie inside the diagram, on free squares.
tetrikon-rules-build-3 = { $mode ->
        [normal] A piece that was replaced is free again.
       *[other] A piece may be lifted again from a diagram that is not finished.
    }
tetrikon-rules-build-4 = { $mode ->
        [normal] The card “build 2” lets you place up to two pieces.
       *[other] { "" }
    }
tetrikon-rules-build-5 = Type the piece, its first square and its position: { COMMAND("place bar c3 2") }.
tetrikon-rules-build-6 = The first square is the leftmost one in the lowest row of the piece.

tetrikon-rules-swap = Swap
tetrikon-rules-swap-1 = A swap is announced: { COMMAND("I swap a piece with the manager") }.
tetrikon-rules-swap-2 = A die names the piece on offer, your own goes into the bag.
tetrikon-rules-swap-3 = It has to be the first action of the turn, and is the last.
tetrikon-rules-swap-4 = Only a free piece can be swapped.

tetrikon-rules-trade = Trading
tetrikon-rules-trade-1 = Free pieces and T cards are traded, several on both sides if you like.
    .braille = free pieces, cards
tetrikon-rules-trade-2 = The price is what both agree on, a deal needs both of them.
    .braille = price: both agree
tetrikon-rules-trade-3 = The player whose turn it is offers, the other accepts, refuses or makes another offer.
    .braille = other: yes, no, else
tetrikon-rules-trade-4 = Pieces in diagrams and chance cards are not traded, nor are debts.
    .braille = not placed, not N
tetrikon-rules-trade-5 = All deals of a turn are one action.
    .braille = deals of turn 1 act
tetrikon-rules-trade-6 = In one turn at most { $offers } deals can be offered.
    .braille = { $offers } in a turn

tetrikon-rules-money = T cards
tetrikon-rules-money-1 = { $money ->
        [list] Cards are worth 1, 5, 10, 20, 25 and 50 T.
       *[standard] Cards are worth 1, 5, 10, 20, 25, 50 and 100 T.
    }
tetrikon-rules-money-2 = { $hands ->
        [open] Everybody knows the values of all cards and the chance cards that are kept.
       *[private] Only their owner knows what cards are worth.
    }
tetrikon-rules-money-3 = The program pays exactly. Where that fails, it gives the least that is enough.
tetrikon-rules-money-4 = { $change ->
        [none] The manager gives no change.
       *[exact] The manager gives change only when there are exact cards.
    }
tetrikon-rules-money-5 = { $exchange ->
        [no] Whoever has to pay and cannot do so exactly pays the next lower sum.
        [treasury] Where an exchange does not help, the manager gives change from the treasury.
       *[yes] Whoever has to pay and cannot do so exactly, not even after an exchange, pays the next lower sum.
    }
tetrikon-rules-money-6 = When the treasury is empty, the cards that were paid are shuffled into it.

tetrikon-rules-immunity = Immunity
tetrikon-rules-immunity-1 = Immunity cancels one chance card that would take or forbid something.
tetrikon-rules-immunity-2 = It cancels your own card or, for yourself, an opponent's.
tetrikon-rules-immunity-3 = The program asks about it, out of turn as well. It costs no action.
tetrikon-rules-immunity-4 = { $immunity ->
        [inflation] It protects against inflation as well.
       *[cards] It does not cancel inflation.
    }

tetrikon-rules-inflation = Inflation
tetrikon-rules-inflation-1 = Inflation of pieces can come with six pieces on offer and one in the bag.
tetrikon-rules-inflation-2 = { $inflation ->
        [asked] The program asks the manager about it, without a manager the player whose turn it is.
       *[automatic] It comes by itself.
    }
tetrikon-rules-inflation-3 = Everybody returns half of their free pieces, of an odd number the larger half.
tetrikon-rules-inflation-4 = When all T cards are gone, everybody returns half of their T cards.
tetrikon-rules-inflation-5 = Everybody chooses for themselves what they return.

tetrikon-rules-end = End of the game
tetrikon-rules-end-1 = Whoever fills the whole diagram closes the game.
tetrikon-rules-end-2 = Everybody else has one more turn, without trading.
tetrikon-rules-end-3 = When nobody can go on, the game ends after two rounds without an action.
tetrikon-rules-end-4 = After { NP($rounds, noun: "round") } the game closes as if the time were up.

tetrikon-rules-score = Penalty points
tetrikon-rules-score-1 = An empty square costs 20 penalty points, a full diagram costs none.
tetrikon-rules-score-2 = { $mode ->
        [normal] The points of all games of the match are added, the fewest win.
       *[other] The points of all diagrams are added, the fewest win.
    }
tetrikon-rules-score-3 = { $mode ->
        [normal] In a tie, more games with zero are better.
       *[other] In a tie, the shorter time is better.
    }
tetrikon-rules-score-4 = { $ties ->
        [best-game] With equal points and zeros the best game decides.
        [lot] With equal points and zeros the best game decides, then a lot.
       *[shared] With equal points and zeros the place is shared.
    }

tetrikon-rules-time = Limited time
tetrikon-rules-time-1 = { $mode ->
        [normal] When the time is up, the player whose turn it is finishes it.
       *[other] When the time is up, building ends, and what lies in the diagram counts.
    }
tetrikon-rules-time-2 = { $mode ->
        [normal] Everybody else has one more turn. Trading is over.
       *[other] { "" }
    }

tetrikon-rules-blitz = Blitz
tetrikon-rules-blitz-1 = Everybody has a diagram and a whole set of thirteen pieces.
tetrikon-rules-blitz-2 = You build against time, each with a clock of your own.
tetrikon-rules-blitz-3 = The fastest wins.
tetrikon-rules-blitz-4 = Building ends when the diagram is full, when you give up, or when the time is up.

tetrikon-rules-solo = For one player
tetrikon-rules-solo-1 = Four diagrams are built one after another from all 52 pieces.
tetrikon-rules-solo-2 = Pieces in a finished diagram stay there.
tetrikon-rules-solo-3 = The program remembers the best time for the same four diagrams.
tetrikon-rules-solo-4 = It ends with the fourth diagram filled, when you give up, or when the time is up.

tetrikon-rules-manager = Table manager
tetrikon-rules-manager-1 = The program keeps the offer, the bag and the cards, and watches the rules.
tetrikon-rules-manager-2 = { $manager ->
        [program] The program is the table manager.
       *[other] The manager declares inflation and the time; the rules hold for the manager too.
    }

tetrikon-rules-own-chance = Own dice and cards
tetrikon-rules-own-chance-1 = With a real set you roll and draw at the table, and the program asks.
tetrikon-rules-own-chance-2 = Dice are typed as numbers, such as { COMMAND("3 5") }, T cards as values, such as “25”.
tetrikon-rules-own-chance-3 = A chance card is typed as its abbreviation, a piece by its name.
tetrikon-rules-own-chance-4 = The program keeps the books, watches the rules and counts the points.

tetrikon-rules-examples = Examples
tetrikon-rules-examples-1 = A player rolls 6 and 6, chooses a piece, then rolls 3, and gets the piece at place 3.
tetrikon-rules-examples-2 = Whoever rolled for cards may still buy a piece, but not roll again.
tetrikon-rules-examples-3 = Whoever placed a piece first may then roll for cards.
tetrikon-rules-examples-4 = The card “build 2” places two pieces, the second action can be a purchase.
tetrikon-rules-examples-5 = Whoever may not build can buy a free piece from an opponent as the second action.
tetrikon-rules-examples-6 = Three empty squares cost 60 penalty points.
tetrikon-rules-examples-7 = 60 points with one zero are better than 60 points without.

## The cursor on the diagram: what lies on a square, what can cover it

tetrikon-walk-title = The cursor is on diagram { $diagram }.
    .brief = Diagram { $diagram }.
    .braille = diagram { $diagram }
tetrikon-walk-piece = { COORD($cell) }: { $piece }.
    .braille = { COORD($cell) } { SHORT($piece) }
tetrikon-walk-fits = { COORD($cell) }: free, pieces that cover it: { LINES($pieces, join: "comma") }{ $more ->
        [0] { "" }
       *[other] , { $more } more
    }.
    .braille = { COORD($cell) } { SHORT($pieces) }{ $more ->
        [0] { "" }
       *[other] { " " }+{ $more }
    }
tetrikon-walk-free = { COORD($cell) }: free, no free piece covers it.
    .brief = { COORD($cell) }: free, nothing.
    .braille = { COORD($cell) } nothing
tetrikon-walk-empty = { COORD($cell) }: free.
    .braille = { COORD($cell) } free
