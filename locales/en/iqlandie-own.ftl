# iQLANDIE with the real set: what is drawn at the table. The forms are the same as in iqlandie.ftl.

iqlandie-own-condition = { NAME($who) } draws a condition. Which two colours are on the card?
    .brief = Condition, { NAME($who) }: which colours?
    .braille = colours { NAME($who) }?
iqlandie-own-one = What was drawn?
    .brief = What was it?
    .braille = what was drawn?
iqlandie-own-card = { CAP($kind) }. Draw a card of tasks. What is its number?
    .brief = { CAP($kind) }. What is the number of the card?
    .braille = card number?
iqlandie-own-pieces = { CAP($kind) }. Draw { CNT($count, noun: "iq-piece") }, in this order: { LINES($bags) }. ⏎ What came?
    .brief = { CAP($kind) }, { LIST($bags) }. What came?
    .braille = { $kind }: { $count }?
iqlandie-own-more = { $count ->
        [one] { $count } more piece
       *[other] { $count } more pieces
    }, so far { LINES($pieces) }.
    .brief = { $count } more, so far { LIST($pieces) }.
    .braille = { $count } more: { SHORT($pieces) }
iqlandie-own-heard-condition = Condition: { LIST($colours) }.
    .brief = Condition: { LIST($colours) }.
    .braille = { SHORT($colours) }
iqlandie-own-heard-card = Card { $number }.
    .brief = Card { $number }.
    .braille = card { $number }
iqlandie-own-heard-pieces = { CAP(LINES($pieces)) }.
    .brief = { CAP(LIST($pieces)) }.
    .braille = { SHORT($pieces) }
iqlandie-own-word = “{ $word }” is no piece. Type a piece such as { COMMAND("pt4") }.
    .brief = “{ $word }” is no piece.
    .braille = { $word } is no piece
iqlandie-own-which = “{ $word }” may be several pieces. Type colour and shape, such as { COMMAND("pt4") }.
    .brief = “{ $word }” may be several pieces.
    .braille = { $word }: several
iqlandie-own-no-piece = “{ $word }” is not in the bag that is drawn from.
    .brief = “{ $word }” is not in the bag.
    .braille = { $word } not in bag
iqlandie-own-too-many = Those are too many pieces, { $count ->
        [one] { $count } is expected.
       *[other] { $count } are expected.
    }
    .brief = It has to be { $count }.
    .braille = not { $count }
iqlandie-own-number = “{ $word }” is no number of a card.
    .brief = “{ $word }” is no number.
    .braille = { $word } is no number
iqlandie-own-no-card = Card { $number } cannot come now.
    .brief = Card { $number } cannot come.
    .braille = no card { $number }
iqlandie-own-colours = “{ $word }”: there is no such condition. It has two different colours, such as { COMMAND("purple blue") }.
    .brief = “{ $word }”: no such condition.
    .braille = { $word }: none
iqlandie-option-draws-program = Conditions, pieces and cards are drawn by the program.
iqlandie-option-draws-own = You play with the real set and tell the program what was drawn.
