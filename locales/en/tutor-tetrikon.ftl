# The lessons of Tetrikon; what each message is for stands in tutor-iota.ftl.

tutor-tetrikon-chapter-building = building
tutor-tetrikon-chapter-cards = cards
tutor-tetrikon-chapter-trading = trading
tutor-tetrikon-chapter-ways = four ways to play
    .braille = four ways

## Aims: the task, help, and what a move would do instead

tutor-tetrikon-aim-lay = place a free piece in the diagram
    .braille = place a piece
tutor-tetrikon-aim-lay-hint = Type { COMMAND(WORD("build", of: "tetrikon")) }, the piece and its first square, the leftmost at the bottom.
    .brief = { COMMAND(WORD("build", of: "tetrikon")) }, piece and square.
    .braille = { WORD("build", of: "tetrikon") } piece cell
tutor-tetrikon-aim-close = fill all that is empty with a single piece
    .braille = fill with one piece
tutor-tetrikon-aim-close-hint = Count the empty squares. { COMMAND(WORD("moves")) } and the name of a piece list its places.
    .brief = { COMMAND(WORD("moves")) } and a piece list its places.
    .braille = { WORD("moves") } and piece
tutor-tetrikon-aim-rest = place one piece so that the other fills the rest
    .braille = so the rest works
tutor-tetrikon-aim-rest-hint = { COMMAND(WORD("try")) } with piece, square and position says first what would be left.
    .brief = { COMMAND(WORD("try")) } says it first.
    .braille = { WORD("try") } piece square
tutor-tetrikon-aim-save = pay exactly, and keep cards of { $kept }
    .braille = pay, keep { $kept }
tutor-tetrikon-aim-save-hint = Name the cards: { COMMAND(WORD("pay", of: "tetrikon"), "50 20 20 10") }. { COMMAND(WORD("hand")) } says what you have.
    .brief = Name the cards: { COMMAND(WORD("pay", of: "tetrikon"), "50 20 20 10") }.
    .braille = { WORD("pay", of: "tetrikon") } 50 20 20 10
tutor-tetrikon-aim-swap = offer the { $give } for the { $take }
    .braille = { SHORT($give) } for { SHORT($take) }
tutor-tetrikon-aim-swap-hint = An offer is one sentence: { COMMAND(WORD("offer", of: "tetrikon")) }, whom, what, { COMMAND(WORD("for", of: "tetrikon")) }, and what.
    .brief = { COMMAND(WORD("offer", of: "tetrikon")) } whom what { COMMAND(WORD("for", of: "tetrikon")) } what.
    .braille = { WORD("offer", of: "tetrikon") } name what
tutor-tetrikon-aim-price = offer at most { $most } for the { $take }
    .braille = { SHORT($take) } up to { $most }
tutor-tetrikon-aim-price-hint = As for a piece: { COMMAND(WORD("offer", of: "tetrikon")) }, whom, how much T, { COMMAND(WORD("for", of: "tetrikon")) }, and the piece.
    .brief = { COMMAND(WORD("offer", of: "tetrikon")) } whom how much T { COMMAND(WORD("for", of: "tetrikon")) } what.
    .braille = { WORD("offer", of: "tetrikon") } name T
tutor-tetrikon-instead-nothing = No, nothing would be laid into the diagram.
    .brief = No, nothing would be laid.
    .braille = no, nothing laid
tutor-tetrikon-instead-close = No, these would stay empty: { LINES($cells) }.
    .brief = No, empty: { LINES($cells) }.
    .braille = no, { $count } left
tutor-tetrikon-instead-rest = No, { LINES($cells) } would be left, and no free piece fills that.
    .brief = No, { LINES($cells) } would be left.
    .braille = no, rest unfilled
tutor-tetrikon-instead-pay = No, these would pay: { LINES($cards) }.
    .brief = No, that is { LINES($cards) }.
    .braille = no, { LINES($cards) }
tutor-tetrikon-instead-unpaid = No, the piece would not be paid for.
    .brief = No, nothing would be paid.
    .braille = no, not paid
tutor-tetrikon-instead-deal = No, the offer would be: { $give } for { $take }.
    .brief = No: { $give } for { $take }.
    .braille = no, { $give } for { $take }
tutor-tetrikon-instead-no-deal = No, the other player would get no offer.
    .brief = No, there would be no offer.
    .braille = no, no offer

## First lesson

tutor-tetrikon-roll-before = Each has a diagram, an outline of squares. Whoever fills it first wins.
    .braille = diagram: an outline ⏎ fill it with pieces ⏎ first: you win
tutor-tetrikon-roll = Pieces are squares side by side: a dot has one, a domino two, a stick three.
    .braille = dot: 1 square ⏎ domino: 2 in a row ⏎ stick: 3 in a row
tutor-tetrikon-roll-more = Of thirteen kinds the long bar has five, a hook three and one above its end.
    .braille = long bar: 5 in a row ⏎ hook: 3 in a row ⏎ and 1 above an end ⏎ there are 13 kinds
tutor-tetrikon-roll-then = A purchase takes T cards. The dice bring them from the treasury.
    .braille = T cards buy pieces ⏎ dice bring T cards ⏎ from the treasury
tutor-tetrikon-roll-task = roll both dice: { COMMAND($typed) }
tutor-tetrikon-hand = The new cards are in your hand. Their number is known, their values are yours.
    .braille = cards: in your hand ⏎ only you know values
tutor-tetrikon-hand-more = A free piece is one that you have and have not laid yet.
    .braille = free: not laid yet
tutor-tetrikon-hand-task = find out what is in your hand: { COMMAND($typed) }
tutor-tetrikon-board = The letter is the column, the number the row. Row 1 is at the bottom.
    .braille = letter: column ⏎ number: row ⏎ row 1 is lowest
tutor-tetrikon-board-task = hear your diagram: { COMMAND($typed) }
tutor-tetrikon-market = The table manager sells pieces: six are on offer, the others in the bag.
    .braille = manager sells ⏎ 6 pieces on offer ⏎ others in the bag
tutor-tetrikon-market-task = hear the offer: { COMMAND($typed) }
tutor-tetrikon-buy = A piece costs 100 T. A die says which it is.
    .braille = a piece costs 100 T ⏎ a die says which
tutor-tetrikon-buy-more = A turn has two of these: ⏎ a roll, building, a deal with players, a purchase.
    .braille = 2 actions a turn: ⏎ roll, build, ⏎ deal, purchase
tutor-tetrikon-buy-task = buy a piece: { COMMAND($typed) }
tutor-tetrikon-pay = The program has said what would pay. ⏎ Say { COMMAND(WORD("yes")) }, or name other cards.
    .braille = { WORD("yes") } pays so, ⏎ or name other cards
tutor-tetrikon-pay-task = pay with the card of 100 T: { COMMAND($typed) }
tutor-tetrikon-pay-ways = pay 100 | pay | yes
tutor-tetrikon-wrong = Say piece, first square and position. ⏎ Wrong on purpose: row 2 has only four.
    .braille = piece, first square, ⏎ position; ⏎ wrong on purpose
tutor-tetrikon-wrong-task = put the long bar into row 2: { COMMAND($typed) }
tutor-tetrikon-wrong-ways = place long bar c2 1 | long bar c2 1
tutor-tetrikon-rule = The refusal says what sticks out. ⏎ The diagram has not changed.
    .braille = nothing has changed
tutor-tetrikon-rule-task = hear the rule that was broken: { COMMAND($typed) }
tutor-tetrikon-build = Row 1 has five squares, a1 to e1. ⏎ In position 1 the bar lies flat.
    .braille = position 1: flat
tutor-tetrikon-build-more = Empty squares side by side are called an area.
    .braille = area: free squares
tutor-tetrikon-build-task = put the long bar into row 1
tutor-tetrikon-build-ways = place long bar a1 1 | long bar a1 | long bar a1 to e1
tutor-tetrikon-back = A move can be taken back until others play. ⏎ In a lesson always.
    .braille = moves can go back
tutor-tetrikon-back-task = take the long bar back: { COMMAND($typed) }
tutor-tetrikon-fillable-before = Now another match, some turns on. ⏎ Three squares are empty, d3 to f3.
    .braille = now empty: d3 to f3
tutor-tetrikon-fillable = You hold a hook and a stick. ⏎ It is good to know if the rest can be filled.
    .braille = can it be filled?
tutor-tetrikon-fillable-task = ask: { COMMAND($typed) }
tutor-tetrikon-hint = If you do not know what to do, the computer helps: ⏎ two good moves, more when asked again.
    .braille = the computer helps
tutor-tetrikon-hint-task = ask for a hint: { COMMAND($typed) }
tutor-tetrikon-last = Whoever fills the last square closes the game. ⏎ The others have a last turn.
    .braille = the last square ⏎ closes the game
tutor-tetrikon-last-more = An empty one costs 20 penalty points, ⏎ and whoever has the fewest wins.
    .braille = empty square: 20 pp
tutor-tetrikon-penalties = Fewer penalty points are better.
    .braille = fewer are better
tutor-tetrikon-penalties-task = hear where points come from, same word as the rule
tutor-tetrikon-end = That was the first lesson. ⏎ { COMMAND(WORD("rules")) } reads all the rules.
    .braille = end of the lesson ⏎ on: { WORD("rules") }
tutor-tetrikon-end-more = A match: { COMMAND(WORD("home-play"), "tetrikon") }. ⏎ The next chapter: { COMMAND(WORD("learn"), "tetrikon") }.
    .braille = { WORD("home-play") } tetrikon ⏎ { WORD("learn") } tetrikon

## Building

tutor-tetrikon-building-shape = By its name you hear how a piece looks, and how it lies in each position.
tutor-tetrikon-building-shape-more = A swap is a whole turn: the manager takes a free piece, a die says for which.
tutor-tetrikon-building-shape-task = find out the shape of a free piece: { COMMAND($typed) }
tutor-tetrikon-building-shape-ways = pieces corner | piece corner
tutor-tetrikon-building-close = What is empty has just the shape of one free piece.
tutor-tetrikon-building-try = An area hangs together by sides, not by corners. Splitting it is often wrong.
tutor-tetrikon-building-try-more = What would be left can be found out first.
tutor-tetrikon-building-try-task = try what would be left: { COMMAND($typed) }
tutor-tetrikon-building-try-ways = try domino e4 1 | try domino e4
tutor-tetrikon-building-rest = Two free pieces fill the rest exactly if the first one lies well.
tutor-tetrikon-building-again = Once more with another diagram.
tutor-tetrikon-building-last = And one more piece that fits in whole.

## Cards

tutor-tetrikon-cards-save = An amount is paid exactly. The program says how, but some cards are useful.
tutor-tetrikon-cards-again = The same from another hand: name the cards one after another.
tutor-tetrikon-cards-chance = Two equal numbers: instead of T cards one may take a chance card. Here it is.
tutor-tetrikon-cards-chance-more = A chance card gives, takes or forbids something. A joker is worth T cards.
tutor-tetrikon-cards-chance-task = find out what the card does: { COMMAND($typed) }
tutor-tetrikon-cards-use = A good chance card is used at once, or kept for later.
tutor-tetrikon-cards-use-task = use it at once: { COMMAND($typed) }
tutor-tetrikon-cards-use-ways = use joker 50 T | joker 50
tutor-tetrikon-cards-keep = Immunity undoes a chance card that takes or forbids something. Keep it.
tutor-tetrikon-cards-keep-task = keep the card: { COMMAND($typed) }

## Trading

tutor-tetrikon-trading-others = Another player may have what is not on offer. A deal is an offer to them.
tutor-tetrikon-trading-others-task = find out what the other player has: { COMMAND($typed) }
tutor-tetrikon-trading-swap = An offer is one sentence: whom, what, and for what. The other is called Alpha.
tutor-tetrikon-trading-free = The other player agreed, and both pieces changed hands at once.
tutor-tetrikon-trading-free-task = find out what is in your hand now
tutor-tetrikon-trading-price = Instead of a piece you may give T cards of an exact amount.
tutor-tetrikon-trading-again = Once more piece for piece.
tutor-tetrikon-trading-last = And once more for T cards. The manager wants 100 T, a player may take less.

## Four ways to play

tutor-tetrikon-ways-time = You know the usual game. With a time limit it ends when the time is up.
tutor-tetrikon-ways-time-more = Time runs only while the program waits for people. This match has 30 minutes.
tutor-tetrikon-ways-time-task = find out how much time is left: { COMMAND($typed) }
tutor-tetrikon-ways-begin = Blitz: everybody has all thirteen pieces and fills a diagram against time.
tutor-tetrikon-ways-begin-task = begin: { COMMAND($typed) }
tutor-tetrikon-ways-look = Whoever is faster wins. There are no T cards here.
tutor-tetrikon-ways-look-task = hear the diagram
tutor-tetrikon-ways-fill = Three pieces lie there, ten more are in your hand.
tutor-tetrikon-ways-pick = Alone you fill four diagrams one after another against time, with all 52 pieces.
tutor-tetrikon-ways-pick-more = They are drawn, or you choose. The letter says how hard: A is the easiest.
tutor-tetrikon-ways-pick-task = choose the first diagram: { COMMAND($typed) }
tutor-tetrikon-ways-pick-ways = select A1
