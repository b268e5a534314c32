# First and second step of a hint: what to look at and where; the move itself is not told.

## IOTA

iota-nudge-place = See where { $more ->
        [0] the { $card } goes.
        [one] the { $card } and another card go.
       *[other] the { $card } and { $more } other cards go.
    }
    .brief = Where does the { $card } go?
    .braille = where { SHORT($card) }?
iota-nudge-wild = Notice the wild card on the board.
    .brief = Wild card on the board.
    .braille = wild on board
iota-nudge-trade = Placing is not the best choice now.
    .brief = Better than placing.
    .braille = better not place
iota-nudge-area = Look { $line }.
    .brief = Look { $line }.
    .braille = { $line }

## Quantum

quantum-nudge-dice = Compare the dice with your sheet.
    .brief = Dice and sheet.
    .braille = dice and sheet
quantum-nudge-sheet = See where your rows end.
    .brief = The ends of the rows.
    .braille = row ends
quantum-nudge-area = It pays to reroll { NP($count, noun: "die") }.
    .brief = Reroll { NP($count, noun: "die") }.
    .braille = reroll { $count }

## Tetrikon

tetrikon-nudge-build = See where the { $piece } goes.
    .brief = Where does the { $piece } go?
    .braille = where { SHORT($piece) }?
tetrikon-nudge-exchange = See which piece is in the way in the diagram.
    .brief = A piece in the way?
    .braille = in the way?
tetrikon-nudge-offer = Look at the pieces on offer.
    .brief = Pieces on offer.
    .braille = offer
tetrikon-nudge-spare = See which piece you do not need.
    .brief = Which is not needed?
    .braille = which is spare?
tetrikon-nudge-card = Think about when a chance card helps.
    .brief = When does chance help?
    .braille = chance card
tetrikon-nudge-money = Count your T cards.
    .brief = T cards.
    .braille = T cards
tetrikon-nudge-deal = See which pieces the others have.
    .brief = Pieces of others.
    .braille = others' pieces
tetrikon-nudge-answer = Work out what the deal gives you and what it takes.
    .brief = Gives and takes?
    .braille = deal gives what?
tetrikon-nudge-gain = Consider whether you lack cards or pieces.
    .brief = Cards or pieces?
    .braille = cards or pieces?
tetrikon-nudge-stop = Consider whether the turn can bring anything more.
    .brief = Anything more?
    .braille = enough?
tetrikon-nudge-weigh = Consider whether that helps you now.
    .brief = Does it help now?
    .braille = does it help?
tetrikon-nudge-diagram = Compare the sizes of the diagrams.
    .brief = Sizes of diagrams.
    .braille = sizes
tetrikon-nudge-area = Look in row { $row }.
    .brief = Row { $row }.
    .braille = row { $row }

## iQLANDIE

iqlandie-nudge-kind = Compare the pieces that the kinds of tasks offer.
    .brief = Pieces by kind.
    .braille = pieces offered
iqlandie-nudge-take = Look in the offer, colour: { $colour }.
    .brief = In the offer: { $colour }.
    .braille = { $colour }
iqlandie-nudge-take-joker = Look for a joker in the offer.
    .brief = A joker on offer.
    .braille = joker
iqlandie-nudge-bag = Consider what is of no use to the others.
    .brief = Of no use to others?
    .braille = no use to others
iqlandie-nudge-place = See where the { $piece } goes.
    .brief = Where does the { $piece } go?
    .braille = where { SHORT($piece) }?
iqlandie-nudge-exchange = See which piece fits nowhere.
    .brief = Which fits nowhere?
    .braille = fits nowhere?
iqlandie-nudge-unplace = See whether a piece belongs elsewhere.
    .brief = A piece elsewhere?
    .braille = elsewhere?
iqlandie-nudge-done = See whether anything is left to place.
    .brief = Anything to place?
    .braille = left to place?
iqlandie-nudge-joker = Work out which colour of the joker brings most.
    .brief = Which joker colour?
    .braille = joker colour
iqlandie-nudge-ready = The time starts when you know the task.
    .brief = Learn the task first.
    .braille = know the task
iqlandie-nudge-task = Go through the task once more.
    .brief = The task once more.
    .braille = task again
iqlandie-nudge-area = Look at exhibition { $exposition }, row { $row }.
    .brief = Exhibition { $exposition }, row { $row }.
    .braille = ex{ $exposition } row { $row }
iqlandie-nudge-row = Look in row { $row }.
    .brief = Row { $row }.
    .braille = row { $row }
iqlandie-nudge-slide = Look at the tokens beside the empty cell.
    .brief = Tokens beside the empty cell.
    .braille = beside emp cell
iqlandie-nudge-stand = Follow the column and the row one by one.
    .brief = Column and row apart.
    .braille = column, then row
iqlandie-nudge-lay = Think about which card comes next.
    .brief = Which card comes next?
    .braille = which card?
iqlandie-nudge-card = It is card { $card }.
    .brief = Card { $card }.
    .braille = card { $card }
iqlandie-nudge-back = The last step does not belong there, go back.
    .brief = One step back.
    .braille = step back
