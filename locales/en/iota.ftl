# IOTA in English. What happened has three forms: full, brief, and short for a Braille line.
# The result comes first; everything is told in the present tense.

iota-name = IOTA

## Parts of sentences

iota-somebody = { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    }
iota-card-at = { COORD($cell) } { $card }
    .braille = { COORD($cell) } { SHORT($card) }
iota-line = { $way ->
        [row] row { $row }
       *[column] column { COLUMN($cell) }
    }
    .braille = { $way ->
        [row] r{ $row }
       *[column] col { COLUMN($cell) }
    }
iota-in-line = { $way ->
        [row] in row { $row }
       *[column] in column { COLUMN($cell) }
    }
    .braille = { $way ->
        [row] r{ $row }
       *[column] col { COLUMN($cell) }
    }
iota-run = { $way ->
        [row] row { $low }, ⏎ { COLUMN($first) }{ $long ->
            [yes] { " " }to { COLUMN($last) }
           *[no] { "" }
        }
       *[column] column { COLUMN($first) }, ⏎ { $low }{ $long ->
            [yes] { " " }to { $high }
           *[no] { "" }
        }
    }
    .braille = { $way ->
        [row] { COLUMN($first) }{ $low }{ $long ->
            [yes] -{ COLUMN($last) }
           *[no] { "" }
        }
       *[column] { COLUMN($first) }{ $low }{ $long ->
            [yes] -{ $high }
           *[no] { "" }
        }
    }
iota-column = { COLUMN($cell) }
iota-columns = { COLUMN($first) } to { COLUMN($last) }
    .braille = { COLUMN($first) }-{ COLUMN($last) }
iota-colour = { $colour ->
        [red] red
        [green] green
        [blue] blue
       *[yellow] yellow
    }
    .braille = { $colour ->
        [red] r
        [green] g
        [blue] b
       *[yellow] y
    }
iota-score-of = { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    } { $points }

## The draw and the deal

iota-starter-drawn = { PERSON($who) ->
        [you] You draw
       *[other] { NAME($who) } draws
    } { $card }.
    .brief = { PERSON($who) ->
        [you] You: { $card }.
       *[other] { NAME($who) }: { $card }.
    }
    .braille = { PERSON($who) ->
        [you] you { SHORT($card) }
       *[other] { NAME($who) } { SHORT($card) }
    }
iota-starter-tied = Tied at { $number }, drawing again.
    .brief = Tied, drawing again.
    .braille = tied, again
iota-starter = { PERSON($who) ->
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
iota-dealt = { PERSON($who) ->
        [you] You are dealt
       *[other] { NAME($who) } is dealt
    } { LINES($cards) }.
    .brief = { PERSON($who) ->
        [you] Cards: { LIST($cards) }.
       *[other] { NAME($who) }: { LIST($cards) }.
    }
    .braille = { PERSON($who) ->
        [you] { SHORT($cards) }
       *[other] { NAME($who) } { SHORT($cards) }
    }
iota-start-buried = The starting card is wild, it goes under.
    .brief = A wild card goes under.
    .braille = start wild, goes under
iota-start-card = Starting card: ⏎ { $card } on { COORD($cell) }.
    .brief = { COORD($cell) }: { $card }.
    .braille = start { COORD($cell) } { SHORT($card) }

## Turns

iota-placed = { PERSON($who) ->
        [you] You score { NP($points, noun: "point") }, total { $score }.
       *[other] { NAME($who) }: { NP($points, noun: "point") }, total { $score }.
    }
    .brief = { PERSON($who) ->
        [you] { CAP(NP($points, noun: "point")) }, total { $score }.
       *[other] { NAME($who) } { $points }, total { $score }.
    }
    .braille = { PERSON($who) ->
        [you] { $points } p, total { $score }
       *[other] { NAME($who) } { $points }, has { $score }
    }
iota-multiplied = Points times { $times } for { LINES($reasons) }.
    .brief = Times { $times } for { LIST($reasons) }.
    .braille = times { $times }: { LIST($reasons, join: "comma") }
iota-for-lots = { $lots ->
        [one] a lot
       *[other] { CNT($lots, noun: "lot") }
    }
    .braille = { $lots ->
        [one] lot
       *[other] { $lots } lots
    }
iota-for-four-cards = four cards
    .braille = 4 cards
iota-for-out = the last card
    .braille = end
iota-laid = { COORD($cell) }: { $card }.
    .brief = { COORD($cell) } { $card }.
    .braille = { COORD($cell) } { SHORT($card) }
iota-recycled = { PERSON($who) ->
        [you] You take
       *[other] { NAME($who) } takes
    } the wild card from { COORD($cell) }.
    .brief = { PERSON($who) ->
        [you] Wild from { COORD($cell) } is yours.
       *[other] { NAME($who) } takes the wild.
    }
    .braille = { PERSON($who) ->
        [you] you take wild { COORD($cell) }
       *[other] { NAME($who) } takes wild { COORD($cell) }
    }
iota-traded = { PERSON($who) ->
        [you] You trade
       *[other] { NAME($who) } trades
    } { NP($count, noun: "card") }.
    .brief = { PERSON($who) ->
        [you] You trade { $count }.
       *[other] { NAME($who) } trades { $count }.
    }
    .braille = { PERSON($who) ->
        [you] you trade { $count }
       *[other] { NAME($who) } trades { $count }
    }
iota-traded-known = { PERSON($who) ->
        [you] You put away
       *[other] { NAME($who) } puts away
    } { LINES($cards) }.
    .brief = { PERSON($who) ->
        [you] Away: { LIST($cards) }.
       *[other] { NAME($who) } puts away { LIST($cards) }.
    }
    .braille = { PERSON($who) ->
        [you] away { SHORT($cards) }
       *[other] { NAME($who) } away { SHORT($cards) }
    }
iota-drew = { PERSON($who) ->
        [you] You draw
       *[other] { NAME($who) } draws
    } { LINES($cards) }.
    .brief = { PERSON($who) ->
        [you] New: { LIST($cards) }.
       *[other] { NAME($who) } draws { LIST($cards) }.
    }
    .braille = { PERSON($who) ->
        [you] new { SHORT($cards) }
       *[other] { NAME($who) } new { SHORT($cards) }
    }
iota-passed = { PERSON($who) ->
        [you] You pass.
       *[other] { NAME($who) } passes.
    }
    .brief = { PERSON($who) ->
        [you] You pass.
       *[other] { NAME($who) } passes.
    }
    .braille = { PERSON($who) ->
        [you] you pass
       *[other] { NAME($who) } passes
    }
iota-deck-empty = The deck is empty.
    .brief = The deck is empty.
    .braille = deck empty
iota-near-out = Placing a last card now ends the game.
    .brief = The last card of a hand ends the game.
    .braille = last card = end
iota-near-idle = If nobody else places either, the game ends with this round.
    .brief = Without a placing the round ends the game.
    .braille = no placing = end
iota-hand-left = { PERSON($who) ->
        [you] You have
       *[other] { NAME($who) } has
    } { NP($count, noun: "card") } left.
    .brief = { PERSON($who) ->
        [you] { $count } left.
       *[other] { NAME($who) }: { $count } left.
    }
    .braille = { PERSON($who) ->
        [you] { $count } left
       *[other] { NAME($who) } { $count } left
    }

## The end

iota-ended = The game is over.
    .brief = Game over.
    .braille = game over
iota-left-over = { PERSON($who) ->
        [you] Left in your hand: { LINES($cards) }.
       *[other] { NAME($who) } has left: { LINES($cards) }.
    }
    .brief = { PERSON($who) ->
        [you] Left: { LIST($cards) }.
       *[other] { NAME($who) }: { LIST($cards) }.
    }
    .braille = { PERSON($who) ->
        [you] left { SHORT($cards) }
       *[other] { NAME($who) } { SHORT($cards) }
    }
iota-left-over-points = { PERSON($who) ->
        [you] You lose { NP($points, noun: "point") }, total { $score }.
       *[other] { NAME($who) } loses { NP($points, noun: "point") }, total { $score }.
    }
    .brief = { PERSON($who) ->
        [you] Minus { $points }, total { $score }.
       *[other] { NAME($who) } minus { $points }, total { $score }.
    }
    .braille = { PERSON($who) ->
        [you] -{ $points } p, total { $score }
       *[other] { NAME($who) } -{ $points }, has { $score }
    }

## Whose turn it is

iota-doubt-pass = Some card can be placed. Really pass? Type { COMMAND(WORD("pass", of: "iota")) } once more, or { COMMAND(WORD("no")) }.
    .brief = A card fits. { COMMAND(WORD("pass", of: "iota")) } again, or { COMMAND(WORD("no")) }?
    .braille = a card fits: { WORD("yes") }/{ WORD("no") }?
iota-turn = { PERSON($who) ->
        [you] Your turn.
       *[other] To play: { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [you] Your turn.
       *[other] To play: { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [you] your turn
       *[other] turn { NAME($who) }
    }
iota-turn-goes-on = { PERSON($who) ->
        [you] Still your turn.
       *[other] Still to play: { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [you] Still your turn.
       *[other] Still { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [you] still your turn
       *[other] still { NAME($who) }
    }
iota-turn-dealing = The cards are being dealt.
    .brief = Dealing.
    .braille = dealing
iota-turn-over = The match is over.
    .brief = Match over.
    .braille = match over

## Answers: how the match stands

iota-score-equal = Nobody leads, everybody has { NP($points, noun: "point") }.
    .braille = all { $points } p
iota-score-leader = { PERSON($who) ->
        [you] You lead by { NP($lead, noun: "point") }.
       *[other] { NAME($who) } leads by { NP($lead, noun: "point") }.
    }
    .braille = { PERSON($who) ->
        [you] you lead by { $lead }
       *[other] { NAME($who) } leads by { $lead }
    }
iota-score-leaders = In the lead: { LINES($who) }, by { NP($lead, noun: "point") }.
    .brief = Lead: { LIST($who) }, by { $lead }.
iota-score-all = Points: { LINES($entries, join: "comma") }.
    .braille = { LIST($entries, join: "comma") }
iota-hand = You have { LINES($cards) }.
    .brief = Hand: { LIST($cards) }.
    .braille = { SHORT($cards) }
iota-hand-empty = The hand is empty.
iota-hand-spectator = A spectator has no hand.
iota-deck = { $count ->
        [0] The deck is empty.
        [one] The deck has { NP($count, noun: "card") }.
       *[other] The deck has { NP($count, noun: "card") }.
    }
    .brief = Deck: { $count }.
    .braille = deck { $count }
iota-deck-bottom = { $count ->
        [one] { NP($count, noun: "card") } at its bottom was traded.
       *[other] { NP($count, noun: "card") } at its bottom were traded.
    }
    .braille = bottom { $count }
iota-deck-known = Of those you know { LINES($cards) }.
    .braille = { SHORT($cards) }
iota-hand-sizes = Cards in hand: { LINES($entries, join: "comma") }.
    .braille = cards { LIST($entries, join: "comma") }

## Answers: the board

iota-board-empty = The board is empty.
iota-board-size = { CAP(NP($cards, noun: "card")) } on the board, ⏎ { $tall ->
        [yes] rows { $low } to { $high }
       *[no] row { $low }
    }, ⏎ { $wide ->
        [yes] columns { COLUMN($first) } to { COLUMN($last) }
       *[no] column { COLUMN($first) }
    }.
    .brief = { CAP(NP($cards, noun: "card")) }, { $tall ->
        [yes] rows { $low } to { $high }
       *[no] row { $low }
    }, { $wide ->
        [yes] columns { COLUMN($first) } to { COLUMN($last) }
       *[no] column { COLUMN($first) }
    }.
    .braille = { $cards } c, { $low }-{ $high }, { COLUMN($first) }-{ COLUMN($last) }
iota-region = { $side ->
        [up-left] upper left
        [up] top
        [up-right] upper right
        [left] left
        [right] right
        [down-left] lower left
        [down] bottom
        [down-right] lower right
       *[middle] middle
    } { NP($count, noun: "card") }
    .brief = { $side ->
        [up-left] upper left
        [up] top
        [up-right] upper right
        [left] left
        [right] right
        [down-left] lower left
        [down] bottom
        [down-right] lower right
       *[middle] middle
    } { $count }
    .braille = { $side ->
        [up-left] upper left
        [up] top
        [up-right] upper right
        [left] left
        [right] right
        [down-left] lower left
        [down] bottom
        [down-right] lower right
       *[middle] middle
    } { $count }
iota-regions = Parts of the table: { LINES($regions, join: "comma") }.
    .brief = Parts: { LIST($regions, join: "comma") }.
    .braille = { LIST($regions, join: "comma") }
iota-regions-new = New cards: { LINES($regions, join: "comma") }.
    .brief = New: { LIST($regions, join: "comma") }.
    .braille = new { LIST($regions, join: "comma") }
iota-run-cards = { CAP($run) }: { LINES($cards) }.
    .braille = { $run } { SHORT($cards) }
iota-line-empty = { $way ->
        [row] Row { $row } is empty.
       *[column] Column { COLUMN($cell) } is empty.
    }
    .braille = { $way ->
        [row] r{ $row } empty
       *[column] col { COLUMN($cell) } empty
    }
iota-cell-card = Cell { COORD($cell) }: ⏎ { $card }.
    .brief = { COORD($cell) }: { $card }.
    .braille = { COORD($cell) } { SHORT($card) }
iota-cell-far = Cell { COORD($cell) } is free and next to no card.
    .brief = { COORD($cell) } is free, no neighbours.
    .braille = { COORD($cell) } no neighbours
iota-cell-free = Cell { COORD($cell) } is free.
    .braille = { COORD($cell) } free
iota-cell-own = From your hand: { LINES($cards) }.
    .brief = From hand { LIST($cards) }.
    .braille = hand { LIST($cards, join: "comma") }
iota-cell-brings = { $card } for { NP($points, noun: "point") }
    .brief = { $card } for { $points }
    .braille = { SHORT($card) } { $points }
iota-cell-none = No card in your hand fits there.
    .brief = From hand nothing.
    .braille = hand none
iota-cell-dead = No card can go to cell { COORD($cell) }.
    .brief = { COORD($cell) }: nothing fits.
    .braille = { COORD($cell) } nothing fits
iota-cell-spent = No card is left for { COORD($cell) }.
    .brief = { COORD($cell) }: no card is left.
    .braille = { COORD($cell) } no card left
iota-around = { $side ->
        [up] Above
        [up-right] Upper right
        [right] Right
        [down-right] Lower right
        [down] Below
        [down-left] Lower left
        [left] Left
       *[up-left] Upper left
    } { COORD($cell) }: { $card }.
    .braille = { COORD($cell) } { SHORT($card) }
iota-around-rest = The other neighbouring cells are free.
    .braille = the rest free
iota-around-nothing = All neighbouring cells are free.
    .braille = all around free
iota-around-full = No neighbouring cell is free.
    .braille = none around free

## Answers: where

iota-where-board = { CAP($card) } lies on cell { COORD($cell) }.
    .brief = { CAP($card) }: { COORD($cell) }.
    .braille = { SHORT($card) } { COORD($cell) }
iota-where-hand = { CAP($card) } is in { PERSON($who) ->
        [you] your hand.
       *[other] the hand of { NAME($who) }.
    }
    .braille = { SHORT($card) } { PERSON($who) ->
        [you] in hand
       *[other] { NAME($who) }
    }
iota-where-bottom = { CAP($card) } is at the bottom of the deck.
    .braille = { SHORT($card) } bottom
iota-where-unseen = { CAP($card) } has not been seen yet.
    .braille = { SHORT($card) } unseen
iota-where-count = On the board: { NP($what) }{ $number ->
        [0] { "" }
       *[other] { " " }with the number { $number }
    }.
    .braille = on board { COUNT($what) }
iota-where-some = { LINES($cards, join: "comma") }.
    .braille = { SHORT($cards) }
iota-where-to = { CAP($card) } can go on { NP($count, noun: "cell") }.
    .brief = { CAP($card) }: { NP($count, noun: "cell") }.
    .braille = { SHORT($card) } { $count }
iota-where-to-none = { CAP($card) } can go nowhere now.
    .brief = { CAP($card) }: nowhere.
    .braille = { SHORT($card) } nowhere
iota-where-to-laid = { CAP($card) } lies at { COORD($cell) } already.
    .braille = { SHORT($card) } lies { COORD($cell) }
iota-where-to-some = { LINES($places, join: "comma") }.
    .braille = { LIST($places, join: "comma") }
iota-where-to-place = { COORD($cell) } { NP($points, noun: "point") }
    .braille = { COORD($cell) } { $points }
iota-lots-own = On { COORD($cell) } { LINES($cards, join: "or") } closes a lot: { $run }.
    .brief = { COORD($cell) }: { LIST($cards, join: "or") }, { $run }.
    .braille = lot { COORD($cell) } { SHORT($cards) }
iota-lots-unseen = Waiting for a card that you do not hold: ⏎ { LINES($cells) }.
    .brief = Waiting: { LIST($cells) }.
    .braille = waiting { LIST($cells, join: "comma") }
iota-lots-no-hand = No card of your hand closes a lot by itself.
    .brief = None from the hand.
    .braille = hand 0
iota-lots-none = No lot can be closed with one card now.
    .brief = No lots.
    .braille = lots 0
iota-holds = { PERSON($who) ->
        [you] You hold
       *[other] { NAME($who) } holds
    } { NP($count, noun: "card") }.
    .braille = { PERSON($who) ->
        [you] you { $count }
       *[other] { NAME($who) } { $count }
    }
iota-holds-known = Of these are known: { LINES($cards) }.
    .braille = known { SHORT($cards) }
iota-where-held = In hand: { LINES($cards) }.
    .braille = hand { SHORT($cards) }
iota-where-rest = { $count ->
        [0] All such cards have been seen.
        [one] { NP($count, noun: "card") } has not been seen yet.
       *[other] { NP($count, noun: "card") } have not been seen yet.
    }
    .brief = Unseen: { $count }.
    .braille = unseen { $count }
iota-wild-board = The wild card on cell { COORD($cell) } can be:
    .brief = { COORD($cell) } wild:
    .braille = { COORD($cell) } wild:
iota-wild-hand = { PERSON($who) ->
        [you] You hold
       *[other] { NAME($who) } holds
    } { CNT($count, noun: "wild-card") }.
    .braille = { PERSON($who) ->
        [you] in hand { $count } wild
       *[other] { NAME($who) } { $count } wild
    }
iota-wild-bottom = At the bottom of the deck: { CNT($count, noun: "wild-card") }.
    .braille = bottom { $count } wild
iota-wild-unseen = Not seen yet: { CNT($count, noun: "wild-card") }.
    .braille = unseen { $count } wild

## Answers: what is still possible

iota-kinds = { COUNT($colours) ->
        [4] Any colour
       *[other] Colour { LINES($colours, join: "or") }
    }, { COUNT($shapes) ->
        [4] any shape
       *[other] shape { LINES($shapes, join: "or") }
    }, { COUNT($numbers) ->
        [4] any number
       *[other] number { LINES($numbers, join: "or") }
    }.
    .braille = { SHORT($colours) }; { SHORT($shapes) }; { SHORT($numbers) }
iota-choice = { CAP(LINES($cards, join: "or")) }.
    .braille = { SHORT($cards) }
iota-fits-wild = Cell { COORD($cell) } has a wild card.
    .brief = { COORD($cell) }: wild.
    .braille = { COORD($cell) } wild
iota-fits-hand = Your hand has for { COORD($cell) }: { LINES($cards, join: "or") }.
    .brief = From hand { LIST($cards, join: "or") }.
    .braille = { COORD($cell) } hand { SHORT($cards) }
iota-fits-no-hand = Nothing in your hand fits { COORD($cell) }.
    .brief = From hand nothing.
    .braille = { COORD($cell) } hand none
iota-fits-unseen = { $count ->
        [0] No unseen card fits there.
        [one] Of the unseen cards { $count } fits there.
       *[other] Of the unseen cards { $count } fit there.
    }
    .brief = Unseen: { $count }.
    .braille = unseen { $count }
iota-free = { $count ->
        [0] No cell can take a card.
        [one] { NP($count, noun: "cell") } can take a card.
       *[other] { NP($count, noun: "cell") } can take a card.
    }
    .brief = { CAP(NP($count, noun: "cell")) }.
    .braille = free { $count }
iota-free-row = Row { $row }: { LINES($columns, join: "comma") }.
    .braille = r{ $row } { SHORT($columns) }
iota-open-count = { $count ->
        [one] { NP($count, noun: "line") } can be extended.
       *[other] { NP($count, noun: "line") } can be extended.
    }
    .brief = { NP($count, noun: "line") }.
    .braille = lines { $count }
iota-open-none = No line can be extended any more.
    .braille = no line
iota-open-no-line = There is no line on the board yet.
    .braille = no line
iota-open-line = { CAP($run) }, { NP($count, noun: "card") }: { COUNT($cells) ->
        [one] cell
       *[other] cells
    } { LINES($cells) }.
    .brief = { CAP($run) }: { LIST($cells) }.
    .braille = { $run } { SHORT($cells) }

## What an action would bring

iota-action-place = { NP($points, noun: "point") }, ⏎ { COORD($cell) }{ $way ->
        [right] { " " }right
        [up] { " " }up
       *[none] { "" }
    }: ⏎ { LINES($cards) }.
    .brief = { $points }, { COORD($cell) }{ $way ->
        [right] { " " }right
        [up] { " " }up
       *[none] { "" }
    }: { LIST($cards, join: "comma") }.
    .braille = +{ $points } { SHORT($cards) } { COORD($cell) }{ $way ->
        [right] { " " }right
        [up] { " " }up
       *[none] { "" }
    }
iota-action-recycle = take the wild card from { COORD($cell) } for { $card }.
    .braille = wild { COORD($cell) } for { SHORT($card) }
iota-action-trade = trade { LINES($cards) }.
    .braille = trade { SHORT($cards) }
iota-action-pass = pass the turn.
    .braille = pass
iota-try-total = This would bring { NP($points, noun: "point") }, total { $score }.
    .brief = { CAP(NP($points, noun: "point")) }, total { $score }.
    .braille = { $points } p, total { $score }
iota-try-move = { CAP($move) }
    .braille = { $move }
iota-try-recycle = You would then hold: { LINES($cards) }.
    .brief = Then in hand: { LIST($cards) }.
    .braille = { SHORT($cards) }
iota-try-opens = This allows a lot: { $line }, { COUNT($cells) ->
        [one] cell
       *[other] cells
    } { LINES($cells, join: "or") }.
    .brief = Allows: { $line }, { LIST($cells, join: "or") }.
    .braille = allows { SHORT($cells) }

## Why so many points

iota-why-total = { PERSON($who) ->
        [you] Your last points: { $points } for { NP($lines, noun: "line") }.
       *[other] { NAME($who) }: { NP($points, noun: "point") } for { NP($lines, noun: "line") }.
    }
    .braille = { PERSON($who) ->
        [you] { $points } p
       *[other] { NAME($who) } { $points } p
    }
iota-why-line = { CAP($run) }: { LINES($numbers) }, together { $points }.
    .braille = { $run }: { SHORT($numbers) } = { $points }
iota-why-lot-line = { CAP($run) }, a lot: ⏎ { LINES($numbers) }, ⏎ together { $points }.
    .braille = { $run }: { SHORT($numbers) } = { $points }
iota-why-base = The lines add up to { $points }.
    .braille = sum { $points }
iota-why-lot = Doubled for the lot { $place }: { $points }.
    .braille = lot { $place } { $points }
iota-why-four = Doubled for four cards at once: { $points }.
    .braille = 4 cards { $points }
iota-why-out = Doubled for the last card: { $points }.
    .braille = last { $points }

## Why it is not allowed

iota-refused-nothing = There is no card to place.
    .brief = No card.
    .braille = no card
iota-refused-not-in-hand = { CAP($card) }: you have no such card in your hand.
    .brief = { CAP($card) } is not in hand.
    .braille = { SHORT($card) } not in hand
iota-refused-card-twice = { CAP($card) } stands here more often than in your hand.
    .brief = { CAP($card) } stands here twice.
    .braille = { SHORT($card) } twice
iota-refused-occupied = Cell { COORD($cell) } already holds { $card }.
    .brief = { COORD($cell) }: taken by { $card }.
    .braille = { COORD($cell) } taken { SHORT($card) }
iota-refused-spot-twice = Two cards cannot go to cell { COORD($cell) }.
    .brief = { COORD($cell) } stands here twice.
    .braille = { COORD($cell) } twice
iota-refused-not-in-line = The cards are not all in one row or one column: cells { LINES($cells) }.
    .brief = The cards are not in one line.
    .braille = not in line: { SHORT($cells) }
iota-refused-unconnected = { COUNT($cells) ->
        [one] Cell { LINES($cells) } is next to no card on the board.
       *[other] Cells { LINES($cells) } are next to no card on the board.
    }
    .brief = Cell { LIST($cells) }: no neighbour.
    .braille = no neighbour: { SHORT($cells) }
iota-refused-gap = There is a gap between the cards, cell { COORD($cell) } is free.
    .brief = A gap at { COORD($cell) }.
    .braille = gap { COORD($cell) }
iota-refused-too-long = { CAP($run) } would have { NP($length, noun: "card") }, a line has four at most.
    .brief = { CAP($line) } would have { NP($length, noun: "card") }.
    .braille = { $run } length { $length }
iota-refused-clash = { CAP($line) }: ⏎ { $property ->
        [colour] the colours
        [shape] the shapes
       *[number] the numbers
    } { LINES($marks) } are neither all the same ⏎ nor all different.
    .brief = { CAP($line) }, { $property ->
        [colour] colour
        [shape] shape
       *[number] number
    }: { LIST($marks) }.
    .braille = { $run } { SHORT($marks) }
iota-refused-wild = Wild card on { COORD($cell) }: its row takes the { $property ->
        [colour] colour
        [shape] shape
       *[number] number
    } { LINES($row, join: "or") }, its column takes { LINES($column, join: "or") }.
    .brief = Wild { COORD($cell) }: in the row { LIST($row, join: "or") }, in the column { LIST($column, join: "or") }.
    .braille = wild { COORD($cell) }: { SHORT($row) } / { SHORT($column) }
iota-refused-wilds = The wild cards on { LINES($cells) } could not agree in their { $direction ->
        [row] row
       *[column] column
    } about the { $property ->
        [colour] colour
        [shape] shape
       *[number] number
    }.
    .brief = Wild { LIST($cells) } clash in { $property ->
        [colour] colour
        [shape] shape
       *[number] number
    }.
    .braille = wild { SHORT($cells) } clash
iota-refused-kind = A player cannot do this now.
    .brief = Not possible now.
    .braille = not possible now
iota-refused-draw = { CAP($card) } is not in the deck.
    .brief = { CAP($card) } is not in the deck.
    .braille = { SHORT($card) } not in deck
iota-refused-recycle-empty = There is no card on cell { COORD($cell) }.
    .brief = { COORD($cell) } is free.
    .braille = { COORD($cell) } free
iota-refused-recycle-not-wild = On cell { COORD($cell) } lies { $card }, not a wild card.
    .brief = { COORD($cell) }: { $card }.
    .braille = { COORD($cell) } { SHORT($card) }
iota-refused-recycle-wild-for-wild = A wild card cannot be taken for another wild card.
    .brief = Wild for wild is not allowed.
    .braille = no wild for wild
iota-refused-recycle-once = Only one wild card can be taken in a turn.
    .brief = One wild card a turn.
    .braille = 1 wild a turn
iota-refused-trade-empty = The deck is empty, so there is nothing to trade.
    .brief = The deck is empty.
    .braille = deck empty
iota-refused-trade-deck = The deck has only { NP($deck, noun: "card") }, so { $count } cannot be traded.
    .brief = Deck: { $deck }.
    .braille = deck { $deck }

## Why I advise this

iota-reason-points = It brings { NP($points, noun: "point") } at once, total { $total }.
    .brief = At once { NP($points, noun: "point") }.
    .braille = at once { $points } p
iota-reason-lots = It completes { $lots ->
        [one] a lot.
       *[other] { CNT($lots, noun: "lot") }.
    }
    .brief = Lots: { $lots }.
    .braille = lots { $lots }
iota-reason-lots-safe = It completes { $lots ->
        [one] a lot
       *[other] { CNT($lots, noun: "lot") }
    } and opens no three for { $rivals ->
        [one] the opponent.
       *[other] the opponents.
    }
    .brief = Lots: { $lots }, no three opened.
    .braille = lots { $lots }, no threes
iota-reason-lots-opening = It completes { $lots ->
        [one] a lot
       *[other] { CNT($lots, noun: "lot") }
    } but opens { $threes ->
        [one] a three.
       *[other] { CNT($threes, noun: "three") }.
    }
    .brief = Lots: { $lots }, threes opened: { $threes }.
    .braille = lots { $lots }, opens { $threes }
iota-reason-safe = It opens no three for { $rivals ->
        [one] the opponent.
       *[other] the opponents.
    }
    .brief = No three opened.
    .braille = no threes
iota-reason-opening = But it opens { $threes ->
        [one] a three.
       *[other] { CNT($threes, noun: "three") }.
    }
    .brief = Threes opened: { $threes }.
    .braille = opens { $threes }
iota-reason-four-cards = Four cards at once double the points.
    .brief = Four cards, doubled.
    .braille = four cards, doubled
iota-reason-out = The last card ends the game and doubles the points.
    .brief = The last card, doubled.
    .braille = end, doubled
iota-reason-recycle = { $points ->
        [0] The wild card comes into the hand, nothing can be placed with it yet.
        [one] With the wild card { NP($points, noun: "point") } can be scored then.
       *[other] With the wild card { NP($points, noun: "point") } can be scored then.
    }
    .brief = { $points ->
        [0] The wild card for later.
        [one] Then { NP($points, noun: "point") }.
       *[other] Then { NP($points, noun: "point") }.
    }
    .braille = { $points ->
        [0] wild for later
        [one] then { $points } p
       *[other] then { $points } p
    }
iota-reason-trade = { $points ->
        [0] Nothing can be placed; the new hand promises about { NP($hope, noun: "point") } with one card.
        [one] The new hand promises about { NP($hope, noun: "point") } with one card; placing now brings { $points } at most.
       *[other] The new hand promises about { NP($hope, noun: "point") } with one card; placing now brings { $points } at most.
    }
    .brief = { $points ->
        [0] Nothing fits, new hand about { NP($hope, noun: "point") }.
        [one] New hand about { NP($hope, noun: "point") }, now { $points }.
       *[other] New hand about { NP($hope, noun: "point") }, now { $points }.
    }
    .braille = new ca { $hope } p, now { $points }
iota-reason-pass = { $points ->
        [0] Nothing can be placed.
        [one] Placing brings { NP($points, noun: "point") } at most.
       *[other] Placing brings { NP($points, noun: "point") } at most.
    }
    .brief = { $points ->
        [0] Nothing fits.
        [one] At most { NP($points, noun: "point") }.
       *[other] At most { NP($points, noun: "point") }.
    }
    .braille = { $points ->
        [0] nothing fits
        [one] at most { $points } p
       *[other] at most { $points } p
    }
iota-reason-opens = { NAME($who) } can then expect about { NP($points, noun: "point") } with one card, ⏎ more than now.
    .brief = { NAME($who) } then about { $points }, more.
    .braille = { NAME($who) } then ca { $points }, more
iota-reason-closes = { NAME($who) } can then expect only about { NP($points, noun: "point") } with one card.
    .brief = { NAME($who) } then only about { $points }.
    .braille = { NAME($who) } then only { $points }
iota-reason-keeps-wild = { $count ->
        [one] The wild card stays in the hand.
       *[other] Both wild cards stay in the hand.
    }
    .brief = { $count ->
        [one] The wild card stays.
       *[other] Both wild cards stay.
    }
    .braille = wild stays
iota-reason-spends-wild = It costs { CNT($count, noun: "wild-card") }.
    .brief = { $count ->
        [one] Costs a wild.
       *[other] Costs both wilds.
    }
    .braille = costs wild

## The result

iota-over-winner = { PERSON($who) ->
        [you] You win with { NP($points, noun: "point") }.
       *[other] { NAME($who) } wins with { NP($points, noun: "point") }.
    }
    .brief = { PERSON($who) ->
        [you] You win, { $points }.
       *[other] { NAME($who) } wins, { $points }.
    }
    .braille = { PERSON($who) ->
        [you] you win, { $points }
       *[other] { NAME($who) } wins, { $points }
    }
iota-over-shared = Shared victory: { LINES($who) }, { NP($points, noun: "point") }.
    .brief = Shared victory: { LIST($who) }, { $points }.
    .braille = 1: { LIST($who, join: "comma") }, { $points }
iota-over-place = { CAP(ORD($place, noun: "place")) }: ⏎ { LINES($who) }, ⏎ { NP($points, noun: "point") }.
    .brief = { CAP(ORD($place, noun: "place")) }: { LIST($who) }, { $points }.
    .braille = { $place }: { LIST($who, join: "comma") }, { $points }
iota-over-went-out = The game ended with the last card of a hand.
    .brief = Ended by the last card.
    .braille = last card
iota-over-stuck = The game ended because nobody could place a card.
    .brief = Ended, nobody could play.
    .braille = ended, nobody could
iota-over-idle = The game ended because nobody placed for long.
    .brief = Ended, nobody placed.
    .braille = ended, nobody placed

## The final score, entry by entry

iota-item-lines = Lines in { $turns }: { NP($points, noun: "point") }.
    .brief = Lines: { $points }.
    .braille = lines { $points } p
iota-item-lots = More for { NP($times, noun: "lot") }: { NP($points, noun: "point") }.
    .brief = Lots: { $points }.
    .braille = { $times } lots { $points } p
iota-item-four-cards = More for four cards at once: { NP($points, noun: "point") }.
    .brief = Four cards: { $points }.
    .braille = 4 cards { $points } p
iota-item-out = More for the last card: { NP($points, noun: "point") }.
    .brief = Last card: { $points }.
    .braille = last { $points } p
iota-item-left = For the cards left, minus { NP($points, noun: "point") }: { LINES($cards) }.
    .brief = Cards left: minus { $points }.
    .braille = -{ $points } p { SHORT($cards) }

## Options before the match: what they mean and why

iota-option-starter-draw = Whoever draws the highest number starts, as the rules have it.
    .brief = The highest number drawn starts.
iota-option-starter-first = The first player starts without a draw, such as the winner of the last match.
    .brief = The first player starts.
iota-option-wild-start-allow = The starting card may be wild, the rules do not exclude it.
    .brief = The starting card may be wild.
iota-option-wild-start-bury = A wild starting card goes under the deck, so that the first player cannot take it.
    .brief = A wild starting card goes under the deck.
iota-option-recycling-any = Both wild cards may be taken before a turn, the rules set no limit.
    .brief = Both wild cards may be taken before a turn.
iota-option-recycling-one = Only one wild card may be taken before a turn, the other is left to the opponents.
    .brief = Only one wild card may be taken before a turn.
iota-option-trade-deck = At most as many cards as the deck holds may be traded, or the same ones would return.
    .brief = At most as many cards as the deck holds may be traded.
iota-option-trade-any = Up to four cards may always be traded, even if some return from a small deck.
    .brief = Up to four cards may always be traded.
    .braille = trade always up to 4
iota-option-empty-rounds = With an empty deck the game ends after { NP($rounds, noun: "round") } without placing; the rules are silent on it.
    .brief = With an empty deck it ends after { NP($rounds, noun: "round") } without placing.
iota-option-idle-rounds = The game ends after { NP($rounds, noun: "round") } in which nobody placed, so that it cannot last for ever.
    .brief = It ends after { NP($rounds, noun: "round") } without placing.
iota-option-leftover-none = Cards left in hand cost nothing, the rules do not mention them.
    .brief = Cards left in hand cost nothing.
iota-option-leftover-minus = The numbers of cards left in hand are taken off at the end, so that ending the game pays.
    .brief = Cards left in hand are taken off.

## What was typed

iota-error-word = I don’t understand “{ $word }” here; a card is typed as “rt3”, a cell as { COMMAND(COORD("m51")) }.
    .brief = I don’t understand “{ $word }”.
iota-error-list = I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say a card, its colour, shape or number, a spot, a row, a column or a kind of move.
    .brief = I do not understand “{ $word }”, try { COMMAND(WORD("moves"), "rt3") }.
iota-error-more = The word “{ $word }” is too much.
iota-error-card-number = There is no card with the number { $number }, the numbers are 1 to 4.
iota-error-not-in-hand = You have no such card in your hand: { $card }.
iota-error-position = There is no card number { $number } in your hand, it has { NP($count, noun: "card") }.
iota-error-position-twice = Number { $number } stands here twice, each card is written once.
    .brief = Number { $number } stands here twice.
iota-error-cell = Cell { COORD($cell) } is off the board, the starting card lies on { COORD("m50") }.
    .brief = Cell { COORD($cell) } is off the board.
iota-error-no-cards = The card is missing; type it like rt3 or by its place in your hand.
    .brief = The card is missing.
iota-error-too-many = At most four cards can go at once, not { $count }.
iota-error-no-cell = The cell is missing; type it after the card, like { COORD("m51") }.
    .brief = The cell is missing.
iota-error-no-way = The direction is missing; after cell { COORD($cell) } type { COMMAND(WORD("right")) }, { COMMAND(WORD("left")) }, { COMMAND(WORD("up")) } or { COMMAND(WORD("down")) }.
    .brief = The direction after { COORD($cell) } is missing.
iota-error-one-way = With a direction give one cell and one direction, like { COORD("m51") } { COMMAND(WORD("right")) }.
iota-error-pairs = I see { NP($cards, noun: "card") } but { NP($cells, noun: "cell") }. ⏎ Each card needs its own cell.
    .brief = Cards { $cards }, cells { $cells }.
iota-error-recycle = Type the cell of the wild card and a card for it, like { COMMAND(WORD("recycle", of: "iota"), COORD("m50"), WORD("for", of: "iota"), "rt3") }.
    .brief = I expect a cell and one card.
iota-error-no-wild = There is no wild card on the board now.
iota-error-trade = Type the cards to trade, like { COMMAND(WORD("trade", of: "iota"), "1 3") } or { COMMAND(WORD("trade", of: "iota"), WORD("all")) }.
    .brief = The cards to trade are missing.
iota-error-same-card = There are not so many such cards in your hand.
iota-error-several = There { $count ->
        [one] is
       *[other] are
    } { NP($count, noun: "possibility") }, choose a number:
    .brief = Which number?
iota-error-not-place = { $what ->
        [row] There is no row “{ $words }”, a row is typed as “51”.
        [column] There is no column “{ $words }”, a column is typed as { COMMAND(COLUMN("m")) }.
       *[cell] There is no cell “{ $words }”, a cell is typed as { COMMAND(COORD("m51")) }.
    }
iota-error-which-place = { $what ->
        [row] The number of the row is missing, such as “51”.
        [column] The letter of the column is missing, such as { COMMAND(COLUMN("m")) }.
       *[cell] The cell is missing, such as { COMMAND(COORD("m51")) }.
    }
iota-error-ask-card = I do not know the card “{ $words }”; a card is typed as “rt3” or “red circle”.
iota-error-nobody = Nobody at the table is called “{ $name }”; there are { LINES($names) }.
    .brief = No “{ $name }”; there are { LIST($names) }.
    .braille = { $name } no, { LIST($names, join: "comma") }
iota-error-which-card = A card, colour, shape or number is missing, such as “rt3” or “cross”.

## The rules in our own words. Each line is one sentence that can be listened to by itself.

iota-rules-goal = Goal
iota-rules-goal-1 = Players add cards to a shared board and collect points.
iota-rules-goal-2 = Whoever has the most points at the end wins.
iota-rules-goal-3 = Equal scores share the victory.

iota-rules-cards = Cards
iota-rules-cards-1 = There are 66 cards: 64 plain ones and two wild ones.
iota-rules-cards-2 = A plain card has three properties: colour, shape and number.
iota-rules-cards-3 = The colours are red, green, blue and yellow.
iota-rules-cards-4 = The shapes are circle, square, triangle and cross.
iota-rules-cards-5 = The numbers go from one to four.
iota-rules-cards-6 = No two plain cards are the same.
iota-rules-cards-7 = A card's short form is colour, shape, number: rt3 is the red triangle 3.
iota-rules-cards-8 = Short colours are r, g, b and y, short shapes are c, s, t and x.
iota-rules-cards-9 = Small and capital letters mean the same.
iota-rules-cards-10 = The wild card is typed as wild.

iota-rules-board = Board
iota-rules-board-1 = A cell is named by its column and row, for example m50.
iota-rules-board-2 = Columns run from left to right in alphabetical order.
iota-rules-board-3 = Rows are counted upwards: row 51 is above row 50.
iota-rules-board-4 = Right of column z comes column aa, left of column a comes column zz.
iota-rules-board-5 = The name of a cell never changes during a match.

iota-rules-start = Start
iota-rules-start-1 = { $starter ->
        [first] The first player starts, nobody draws for it.
       *[draw] Everybody draws a card, and the highest number starts.
    }
iota-rules-start-2 = { $starter ->
        [first] { "" }
       *[draw] Those who tie for the highest number draw again.
    }
iota-rules-start-3 = { $starter ->
        [first] { "" }
       *[draw] A wild card counts as zero in this draw.
    }
iota-rules-start-4 = { $starter ->
        [first] The cards are shuffled, and everybody is dealt four.
       *[draw] The cards go back, are shuffled, and everybody is dealt four.
    }
iota-rules-start-5 = The top card of the deck goes to cell m50 and is the starting card.
iota-rules-start-6 = { $wild-start ->
        [bury] A wild one goes under the deck, and the next is turned up.
       *[allow] The starting card may be a wild one, too.
    }
iota-rules-start-7 = Nobody sees another player's hand.

iota-rules-turn = Turn
iota-rules-turn-1 = On your turn you either place cards on the board or trade cards of your hand.
iota-rules-turn-2 = You may place one to four cards.
iota-rules-turn-3 = Then your hand is filled up to four from the deck.
iota-rules-turn-4 = Before all that, you may swap a card of yours for a wild card on the board.

iota-rules-line = Line
iota-rules-line-1 = A line is a run of neighbouring cards in a row or in a column.
iota-rules-line-2 = A line has two, three or four cards; a fifth never fits.
iota-rules-line-3 = Each property is the same on all cards of a line, or different on all.
iota-rules-line-4 = This holds for colour, for shape and for number, each by itself.
iota-rules-line-5 = Right: red circle 1, red circle 2, red circle 4. Only the numbers differ.
iota-rules-line-6 = Right: green cross 3, blue circle 3, yellow square 3. Only the number is shared.
iota-rules-line-7 = Wrong: red circle 1, red circle 2, blue circle 4. Two are red and one is blue.
iota-rules-line-8 = Any two different cards make a line.

iota-rules-place = Placing
iota-rules-place-1 = The cards of one turn all go into one row or one column.
iota-rules-place-2 = With the cards on the board they must form one line without a gap.
iota-rules-place-3 = They may go to both ends of a line and between cards that are there already.
iota-rules-place-4 = More lines may arise across it. Each of them must be right.
iota-rules-place-5 = Some cells may end up where no card can go.

iota-rules-score = Scoring
iota-rules-score-1 = Every line that the turn made or extended is counted.
iota-rules-score-2 = A line brings the sum of the numbers on all its cards.
iota-rules-score-3 = A card in two such lines counts twice.
iota-rules-score-4 = A wild card counts as zero.
iota-rules-score-5 = A line of four cards is a lot.
iota-rules-score-6 = Each lot that is completed doubles the points of the whole turn.
iota-rules-score-7 = Four cards placed in one turn double them once more.
iota-rules-score-8 = So does the last card, the one that ends the game.

iota-rules-wild = Wild cards
iota-rules-wild-1 = A wild card stands for any other card.
iota-rules-wild-2 = It stands for the same card in its row and in its column.
iota-rules-wild-3 = Which one is never said. There only has to be one that suits both lines.
iota-rules-wild-4 = It may even stand for a card that already lies on the board.

iota-rules-recycle = Taking a wild card
iota-rules-recycle-1 = Before your turn you may take a wild card from the board.
iota-rules-recycle-2 = A card of yours takes its place; it must suit all the lines there.
iota-rules-recycle-3 = This brings no points, and your hand stays as large as it was.
iota-rules-recycle-4 = Then your turn goes on, with the wild card at once if you like.
iota-rules-recycle-5 = { $recycling ->
        [any] Before one turn both wild cards may be taken.
       *[single] Before one turn only one wild card may be taken.
    }

iota-rules-trade = Trading
iota-rules-trade-1 = Instead of placing, you may trade one to four cards of your hand.
iota-rules-trade-2 = They go under the deck, and you draw as many from its top.
iota-rules-trade-3 = { $trade ->
        [any] You can always trade up to four cards; of a small deck some come back at once.
       *[deck] You can trade at most as many cards as the deck holds.
    }
iota-rules-trade-4 = You need not trade any; then you simply pass.

iota-rules-end = End
iota-rules-end-1 = The game ends when the deck is empty and somebody places their last card.
iota-rules-end-2 = The points of that turn are doubled.
iota-rules-end-3 = { $leftover ->
        [minus] The numbers of cards left in hand are taken off the points.
       *[none] Cards left in hand cost nothing.
    }
iota-rules-end-4 = With an empty deck it also ends after { CNT($empty-rounds, noun: "round") } in which nobody places.
iota-rules-end-5 = Even with cards in the deck it ends after { CNT($idle-rounds, noun: "round") } in which nobody places.

iota-rules-examples = Scoring examples
iota-rules-examples-1 = The starting card on cell m50 is the red circle 2.
iota-rules-examples-2 = The first player places the green triangle 2 on n50 and the blue cross 2 on o50.
iota-rules-examples-3 = Row 50 holds three twos of different colours and shapes: 6 points.
iota-rules-examples-4 = The second player places the red cross 1 on o49 and the yellow cross 3 on o48.
iota-rules-examples-5 = Column o holds three crosses with the numbers 2, 1 and 3: 6 points.
iota-rules-examples-6 = The third player places the yellow square 2 on p50 and the red circle 3 on p49.
iota-rules-examples-7 = Row 50 is now a lot worth 8, row 49 brings 4 points and column p brings 5.
iota-rules-examples-8 = The sum of 17 is doubled for the lot: 34 points.
iota-rules-examples-9 = The fourth player places four cards in row 51, on o51 to r51.
iota-rules-examples-10 = They are the green cross 4, green triangle 1, green circle 2 and green square 3.
iota-rules-examples-11 = Row 51 is a lot worth 10, so is column o, and column p brings 6 points.
iota-rules-examples-12 = The sum of 26 is doubled for the first lot, the second, and the four cards: 208 points.

## Help for the words of this game

help-place = { WORD("place", of: "iota") } and cards with cells: places them, like { COMMAND(WORD("place", of: "iota"), "rt3 m51") }, or { COMMAND(WORD("place", of: "iota"), "1 2 m51 right") }.
help-recycle = { WORD("recycle", of: "iota") } and a cell: takes the wild card for another one, like { COMMAND(WORD("recycle", of: "iota"), "m50", WORD("for", of: "iota"), "rt3") }.
help-trade = { WORD("trade", of: "iota") } and cards: swaps them for new ones, like { COMMAND(WORD("trade", of: "iota"), "1 3") }, { COMMAND(WORD("trade", of: "iota"), WORD("all")) }.
help-pass = { WORD("pass", of: "iota") }: ends your turn and changes nothing.
help-fits = { WORD("fits", of: "iota") } and a cell: tells which cards can go there.
help-lines = { WORD("lines", of: "iota") }: tells what can be extended, and where.
help-deck = { WORD("deck", of: "iota") }: tells how many cards are left and what is known of its bottom.
help-where-to = { WORD("where-to", of: "iota") } and a card: tells where it can go and how many points it scores there.
help-lots = { WORD("lots", of: "iota") }: tells which lots can be closed, and with which card.
help-holds = { WORD("holds", of: "iota") }: tells how many cards everybody has; a name may follow.
help-wilds = { WORD("wilds", of: "iota") }: tells where the wild cards are and what they can stand for.

## The cursor on the table: what lies where, what fits, how to begin

iota-walk-title = The cursor is on the table.
    .brief = Table.
    .braille = table
iota-walk-card = { COORD($cell) }: { $card }.
    .braille = { COORD($cell) } { SHORT($card) }
iota-walk-fits = { COORD($cell) }: fits { LINES($cards, join: "or") }.
    .braille = { COORD($cell) } fits { SHORT($cards) }
iota-walk-free = { COORD($cell) }: free, nothing of your hand.
    .braille = { COORD($cell) } not my hand
iota-walk-open = { COORD($cell) }: free.
    .braille = { COORD($cell) } free
iota-walk-dead = { COORD($cell) }: nothing fits any more.
    .braille = { COORD($cell) } nothing
iota-walk-far = { COORD($cell) }: empty, no neighbours.
    .braille = { COORD($cell) } empty
iota-begin-card = { COORD($cell) }, { $card }: { $count } ways.
    .braille = { COORD($cell) } { SHORT($card) }: { $count }

## The task of a day

iota-daily-question = Which placement brings the most points in this turn? { $count ->
        [one] One is best.
       *[other] { $count } are best.
    }
    .brief = Which placement brings the most points? Best ones: { $count }.
    .braille = most points? ({ $count })
iota-daily-right = This turn brings { NP($points, noun: "point") }, more is not possible.
    .brief = { NP($points, noun: "point") }, the most there is.
    .braille = { $points } p, the most
iota-daily-less = This turn brings { NP($points, noun: "point") }, the best one { NP($most, noun: "point") }.
    .brief = { NP($points, noun: "point") }, the best brings { $most }.
    .braille = { $points } p, best { $most }

## Personal records

iota-record-match = best match { $players ->
        [0] {""}
        [2] of two players
        [3] of three players
       *[other] of four players
    }
    .brief = best match, players { $players }
    .braille = match { $players }
iota-record-turn = best turn
    .braille = turn
iota-record-lots = most lots in a match
    .brief = lots in a match
    .braille = lots
