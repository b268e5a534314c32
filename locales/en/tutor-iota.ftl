# The lesson of IOTA. For each task: what is told before, -more a second sentence, -task the task, -before what
# is told before a new match, -done what is told afterwards, -ways how it may be typed; the first way is shown.

tutor-iota-hand-before = Cards are added in rows and columns. Points are their numbers, the most win.
    .braille = cards in rows ⏎ and columns, points ⏎ are their numbers
tutor-iota-hand = A card has a colour, a shape and a number. Colours: red, green, blue, yellow.
    .braille = colours: red, green, ⏎ blue, yellow
tutor-iota-hand-more = Shapes: circle, square, triangle, cross. Numbers: 1 to 4. A hand has four.
    .braille = shapes: circle, ⏎ square, triangle, ⏎ cross; numbers 1 to 4 ⏎ a hand has 4 cards
tutor-iota-hand-task = find out what is in your hand: { COMMAND($typed) }
tutor-iota-board = The board belongs to all. Row 51 is above row 50.
    .braille = row 51 is above 50
tutor-iota-board-task = hear the board: { COMMAND($typed) }
tutor-iota-around = Cards side by side, in a row or a column, ⏎ are a line.
    .braille = a line: cards ⏎ side by side
tutor-iota-around-task = find out what is around the start: { COMMAND($typed) }
tutor-iota-around-ways = around m50 | around cell m50 | arou m50
tutor-iota-moves = In a line the colour must be the same everywhere, ⏎ or never the same. So must shape and number.
    .braille = in a line colour, ⏎ shape and number: ⏎ all the same, or all ⏎ different
tutor-iota-moves-task = list what can be played: { COMMAND($typed) }
tutor-iota-place = The starting card lies on the board, red circle 1, at m50.
    .braille = starting card: ⏎ rc1 at m50
tutor-iota-place-more = The letter is the column, the number the row. Cell n50 is right of m50.
    .braille = letter: column ⏎ number: row
tutor-iota-place-task = place to the right of it: { COMMAND($typed) }
tutor-iota-place-ways = place red circle 4 at n50 | rc4 n50 | place rc4 n50 | pla rc4 n50
tutor-iota-wrong = A move may also be a number from the list, or short. ⏎ Wrong on purpose: blue to red.
    .braille = wrong on purpose: ⏎ blue joins red
tutor-iota-wrong-task = place the blue circle 3: { COMMAND($typed) }
tutor-iota-wrong-ways = place bc3 p50 | bc3 p50 | place blue circle 3 at p50
tutor-iota-rule = The refusal says what does not fit. ⏎ Nothing has changed on the board.
    .braille = nothing has changed
tutor-iota-rule-task = hear the rule that was broken: { COMMAND($typed) }
tutor-iota-four = The three is right. ⏎ Four cards in a line are a lot: points twice.
    .braille = the three is right ⏎ 4 cards in a line: ⏎ a lot, twice
tutor-iota-four-ways = place rc3 p50 | rc3 p50 | place red circle 3 at p50
tutor-iota-points = Points are the numbers in all lines ⏎ that are new or have become longer.
    .braille = numbers in new ⏎ and longer lines
tutor-iota-points-more = Whoever places nothing may trade cards, as Alpha did.
    .braille = cards may be traded
tutor-iota-points-task = hear where points come from, same word as the rule
tutor-iota-back = A move can be taken back until others play. ⏎ In a lesson always.
    .braille = moves can go back
tutor-iota-back-task = take the lot back: { COMMAND($typed) }
tutor-iota-again = The card is in the hand again. ⏎ One move may place several, in one line.
    .braille = card in hand again
tutor-iota-again-task = complete the lot again
    .braille = the lot again
tutor-iota-again-ways = rc3 p50 | place rc3 p50
tutor-iota-hint = If you do not know what to do, the computer helps: ⏎ two good moves, more when asked again.
    .braille = the computer helps
tutor-iota-hint-task = ask for a hint: { COMMAND($typed) }
tutor-iota-status = At any time you can hear how the match stands.
    .braille = how does it stand?
tutor-iota-status-task = ask for the status: { COMMAND($typed) }
tutor-iota-hint-before = Another match, near its end. ⏎ The deck is empty, one card is in your hand.
    .braille = another match, end: ⏎ 1 card in hand
tutor-iota-last = With the deck empty, whoever goes out ⏎ with the last card scores that move twice.
    .braille = the last card: ⏎ points twice
tutor-iota-last-task = place the last card and end the game
    .braille = place the last card
tutor-iota-last-ways = place gx2 g46 | gx2 g46 | place green cross 2 at g46
tutor-iota-result = Whoever has the most points wins.
    .braille = most points win
tutor-iota-result-task = ask for the ranking: { COMMAND($typed) }
tutor-iota-end = That was the first lesson. ⏎ { COMMAND(WORD("rules")) } reads all the rules.
    .braille = end of the lesson ⏎ on: { WORD("rules") }
tutor-iota-end-more = A match: { COMMAND(WORD("home-play"), "iota") }. ⏎ The next chapter: { COMMAND(WORD("learn"), "iota") }.
    .braille = { WORD("home-play") } iota ⏎ { WORD("learn") } iota

## Chapters

tutor-iota-chapter-lots = lots
tutor-iota-chapter-doubles = doubles
tutor-iota-chapter-wilds = wild cards
tutor-iota-chapter-opens = what opens

## Aims: the task, help, and what a move would do instead

tutor-iota-aim-lot = complete a lot of four
    .braille = complete a lot
tutor-iota-aim-lot-hint = Look for a line of three cards with an empty cell at its end.
    .brief = Look for a line of three.
    .braille = look for a three
tutor-iota-aim-points = get at least { NP($wanted, noun: "point") }
    .braille = at least { $wanted } points
tutor-iota-aim-points-hint = Lines across count, too. { COMMAND(WORD("moves")) } lists moves by points.
    .brief = { COMMAND(WORD("moves")) } lists them.
    .braille = see { WORD("moves") }
tutor-iota-aim-four = place all four cards of your hand
    .braille = place 4 cards
tutor-iota-aim-four-hint = Look for four cards in hand that make a line. The cell of the first will do.
    .brief = Four cards have to make a line.
    .braille = 4 cards in line
tutor-iota-aim-last = place the last card
    .braille = place the last
tutor-iota-aim-last-hint = { COMMAND(WORD("moves")) } will say where the card fits.
    .brief = { COMMAND(WORD("moves")) } will say.
    .braille = see { WORD("moves") }
tutor-iota-aim-wild = place the wild card, alone or with another
    .braille = place the wild card
tutor-iota-aim-wild-hint = The wild card is typed { COMMAND(WORD("wild", of: "iota")) } and fits beside any card.
    .brief = It is typed { COMMAND(WORD("wild", of: "iota")) }.
    .braille = typed { WORD("wild", of: "iota") }
tutor-iota-aim-closed = place without making a line of three to complete
    .braille = open no three
tutor-iota-aim-closed-hint = A line of two does no harm, nor does one of four. Three do.
    .brief = Only a line of three matters.
    .braille = no line of three
tutor-iota-aim-recycle = take a wild card from the board
    .braille = take the wild card
tutor-iota-aim-recycle-hint = Type { COMMAND(WORD("recycle", of: "iota")) }, its cell, and a card of your hand that fits there.
    .brief = { COMMAND(WORD("recycle", of: "iota")) }, cell and card.
    .braille = { WORD("recycle", of: "iota") }, cell, card
tutor-iota-instead-trade = No, nothing would be placed, and no point gained.
    .brief = No, no point.
    .braille = no, 0 points
tutor-iota-instead-lot = No, that would give { NP($points, noun: "point") } and complete no lot.
    .brief = No, { NP($points, noun: "point") } and no lot.
    .braille = no, { $points }, no lot
tutor-iota-instead-points = No, that would give { NP($points, noun: "point") }, there are { $wanted } to be had.
    .brief = No, only { NP($points, noun: "point") } of { $wanted }.
    .braille = no, { $points } of { $wanted }
tutor-iota-instead-four = No, that would give { NP($points, noun: "point") } and leave cards in your hand.
    .brief = No, cards would stay in hand.
    .braille = no, cards left
tutor-iota-instead-last = No, that would give { NP($points, noun: "point") }, and the game would go on.
    .brief = No, the game would go on.
    .braille = no, game goes on
tutor-iota-instead-wild = No, that would give { NP($points, noun: "point") } and leave the wild card in your hand.
    .brief = No, the wild card would stay in hand.
    .braille = no, wild card stays
tutor-iota-instead-recycle = No, that would give { NP($points, noun: "point") } and leave the wild card there.
    .brief = No, the wild card would stay there.
    .braille = no, wild card stays
tutor-iota-instead-closed = No, { $line } there would be a line of three that others could complete.
    .brief = No, { $line } there would be a three.
    .braille = no, { $line } a three

## Lots

tutor-iota-lots-one = A line of four cards is a lot. It doubles the points of the whole turn.
tutor-iota-lots-one-more = Each property is the same everywhere in it, or different on every card.
tutor-iota-lots-one-then = A wild card on the board stands for any other one.
tutor-iota-lots-two = The same on another board. A line may go up a column, too.
tutor-iota-lots-three = And once more. Several cards can be added to a line at once.

## Doubles

tutor-iota-doubles-four = Four cards placed in one turn double the points, too.
tutor-iota-doubles-four-more = Several cards are typed from the first: the cards, its cell, the way.
tutor-iota-doubles-points = Each line that a turn makes or makes longer counts, lines across as well.
tutor-iota-doubles-again = Here, too, it matters how many lines a card touches.

## Wild cards

tutor-iota-wilds-use = A wild card stands for any card, but adds no point itself.
tutor-iota-wilds-take = A wild card can be taken from the board. A card that fits takes its place.
tutor-iota-wilds-take-ways = take n49 for blue cross 3
tutor-iota-wilds-take-more = Then the turn goes on, perhaps with the wild card at once.
tutor-iota-wilds-take-then = Type { COMMAND(WORD("recycle", of: "iota")) }, the cell of the wild card, and the card for it.
tutor-iota-wilds-again-ways = take l49 for red cross 2
tutor-iota-wilds-again = Once more on another board.

## What opens

tutor-iota-opens-one = A line of three tempts others: with a fourth card they score it doubled.
tutor-iota-opens-two = The same here.
