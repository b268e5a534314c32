# IOTA with own cards: what is drawn at the table and declared. The forms are the same as in iota.ftl.

## What the program asks

iota-own-starter = { NAME($who) } draws. Which card is it?
    .brief = { NAME($who) } draws. Which card?
    .braille = draw { NAME($who) }?
iota-own-start = Turn the top card of the deck up on cell m50. Which card is it?
    .brief = The card on m50?
    .braille = card m50?
iota-own-did = { NAME($who) }: { $turn }
    .brief = { NAME($who) }: { $turn }
    .braille = { NAME($who) }: { $turn }
iota-own-turn = Which turn was it? Type all of it.
    .brief = Which turn was it?
    .braille = which turn?
iota-own-card = Which card was it?
    .brief = Which card?
    .braille = which card?
iota-own-dealt = Take { NP($count, noun: "card") } and type { $count ->
        [one] it.
       *[other] them in one line.
    }
    .brief = { $count ->
        [one] Your card?
       *[other] Your cards?
    }
    .braille = { $count ->
        [one] your card?
       *[other] your cards?
    }
iota-own-drawn = Draw { NP($count, noun: "card") } and type what came.
    .brief = Draw { NP($count, noun: "card") }. What came?
    .braille = draw { $count }, what?
iota-own-left = { NAME($who) } has { NP($count, noun: "card") } left to show. What is there?
    .brief = { NAME($who) }: cards left, { $count }?
    .braille = left { NAME($who) }?
iota-own-more = { NP($count, noun: "card") } more, so far { LIST($cards) }.
    .brief = { $count } more, so far { LIST($cards) }.
    .braille = { $count } more: { SHORT($cards) }
iota-own-heard = { CAP(LIST($cards)) }.
    .brief = { CAP(LIST($cards)) }.
    .braille = { SHORT($cards) }
iota-own-word = The word { $word } is no card. Type a card like rc3, a wild card as wild.
    .brief = The word { $word } is no card.
    .braille = { $word } is no card
iota-own-too-many = Cards here: { $count }, awaited: { $wanted }.
    .brief = { NP($count, noun: "card") }, not { $wanted }.
    .braille = { $count } cards, not { $wanted }
iota-own-elsewhere = The { $card } is elsewhere already, on the board or in the hand.
    .brief = The { $card } is elsewhere.
    .braille = { SHORT($card) } is elsewhere

## Where nobody else knows the hands

iota-dealt-untold = Everybody takes { NP($count, noun: "card") } and shows them to nobody.
    .brief = Everybody takes { NP($count, noun: "card") }.
    .braille = all take { $count }
iota-drew-untold = { PERSON($who) ->
        [you] You draw
       *[other] { NAME($who) } draws
    } { NP($count, noun: "card") }.
    .brief = { PERSON($who) ->
        [you] You draw { $count }.
       *[other] { NAME($who) } draws { $count }.
    }
    .braille = { PERSON($who) ->
        [you] you draw { $count }
       *[other] { NAME($who) } draws { $count }
    }
iota-turn-showing = The cards left in the hands are being shown.
    .brief = Cards left are shown.
    .braille = cards left
iota-hand-untold = By the program's count the hand has { NP($count, noun: "card") }; which they are it does not know.
    .brief = { NP($count, noun: "card") } in hand, not known to the program.
    .braille = { $count } in hand
iota-hand-untold-wild = { $count ->
        [one] One of them is a wild card from the board.
       *[other] { $count } of them are wild cards from the board.
    }
    .brief = Wild among them: { $count }.
    .braille = wild { $count }
iota-action-trade-count = trade { NP($count, noun: "card") }.
    .braille = trade { $count }
iota-refused-hand-size = Cards here: { $cards }, the hand has { $count }.
    .brief = The hand has { NP($count, noun: "card") }.
    .braille = { $count } in hand
iota-refused-seen = The { $card } lies on cell { COORD($cell) } already, there is no second one.
    .brief = The { $card } lies on { COORD($cell) }.
    .braille = { SHORT($card) } lies { COORD($cell) }
iota-refused-wilds-seen = There are only two wild cards, and the other players or the board have them.
    .brief = There are only two wild cards, no more.
    .braille = only two wild
iota-refused-held-wild = { $wilds ->
        [one] The hand has { NP($count, noun: "card") }, one of them a wild one from the board. It does not have so many others.
       *[other] The hand has { NP($count, noun: "card") }, { $wilds } of them wild from the board. It does not have so many others.
    }
    .brief = The hand does not have so many other cards.
    .braille = wild { $wilds } of { $count }
iota-error-card-whole = { CAP($card) } is no whole card. Type the whole card, such as “rc3”.
    .brief = The whole card, such as “rc3”.
    .braille = whole card: rc3
iota-error-position-untold = The program does not know the order of your hand. Type the whole card, such as “rc3”.
    .brief = The whole card, such as “rc3”.
    .braille = whole card: rc3
iota-error-trade-count = Nobody has to know which cards they are. Say only how many: { COMMAND(WORD("trade", of: "iota"), "2") }.
    .brief = Only how many: { COMMAND(WORD("trade", of: "iota"), "2") }.
    .braille = { WORD("trade", of: "iota") } 2

## The option and the rules

iota-option-cards-program = The program deals the cards, no real ones are needed.
    .brief = The program deals the cards.
iota-option-cards-own = You play with your own cards, and everybody tells the program what they drew.
    .brief = Own cards, known to the program.
iota-option-cards-blind = You play with your own cards; the program does not know the hands and only judges.
    .brief = Own cards, unknown to the program.
iota-rules-own-cards = Own cards
iota-rules-own-cards-1 = You play with real cards, and without computer players.
iota-rules-own-cards-2 = The cards drawn for the start and the starting card are always told.
iota-rules-own-cards-3 = { $cards ->
        [blind] The program does not know the hands, it only counts how many cards each has.
       *[own] Whoever draws cards types them after taking the keyboard over.
    }
iota-rules-own-cards-4 = { $cards ->
        [blind] You declare whole cards and cells, and hear the points or what is wrong.
       *[own] All cards are typed in one line, such as { COMMAND("rc3 gs1 wild bx4") }, or one by one.
    }
iota-rules-own-cards-5 = { $cards ->
        [blind] A card that lies on the board already is refused, and so is a third wild one.
       *[own] A card that is elsewhere already is refused.
    }
iota-rules-own-cards-6 = { $cards ->
        [blind] Of a trade say only how many, such as { COMMAND("trade 2") }. A wild card in hand is uncertain then.
       *[own] Traded cards go under the deck in the order in which they are read.
    }
iota-rules-own-cards-7 = { $cards ->
        [blind] There is no advice and no list of moves, as nobody knows the hands.
       *[own] When traded cards come up again, the program knows which they are.
    }
iota-rules-own-cards-8 = { $cards ->
        [blind] { $leftover ->
            [minus] Cards that are left are shown and typed at the end.
           *[none] The program finds out by itself who places the last card.
        }
       *[own] A mistake is put right by { COMMAND(WORD("correct")) }, “erase” takes the last cards back.
    }
