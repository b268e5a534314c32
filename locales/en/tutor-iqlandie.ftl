# The lessons of iQLANDIE; what each message is for stands in tutor-iota.ftl.

tutor-iqlandie-chapter-biology = biology
tutor-iqlandie-chapter-programming = programming
tutor-iqlandie-chapter-optics = optics
tutor-iqlandie-chapter-space = space
tutor-iqlandie-chapter-exhibitions = exhibitions

## Aims: the task, help, and what a move would do instead

tutor-iqlandie-aim-biology = build the goal, then claim it with { COMMAND(WORD("claim", of: "iqlandie")) }
    .braille = build goal; { WORD("claim", of: "iqlandie") }
tutor-iqlandie-aim-biology-hint = { COMMAND(WORD("difference", of: "iqlandie")) } says what is still wrong. { COMMAND(WORD("goal", of: "iqlandie")) } repeats the task.
    .brief = { COMMAND(WORD("difference", of: "iqlandie")) } says what is wrong.
    .braille = see { WORD("difference", of: "iqlandie") }
tutor-iqlandie-aim-programming = claim where the robot stops: the square and { COMMAND(WORD("claim", of: "iqlandie")) }
    .braille = where it stops; { WORD("claim", of: "iqlandie") }
tutor-iqlandie-aim-programming-hint = Go command by command. { COMMAND(WORD("goal", of: "iqlandie")) } repeats the task.
    .brief = { COMMAND(WORD("goal", of: "iqlandie")) } repeats the task.
    .braille = see { WORD("goal", of: "iqlandie") }
tutor-iqlandie-aim-optics = lead the beam to its goal by all pieces, then { COMMAND(WORD("claim", of: "iqlandie")) }
    .braille = lead beam; { WORD("claim", of: "iqlandie") }
tutor-iqlandie-aim-optics-hint = { COMMAND(WORD("beam", of: "iqlandie")) } says where it goes now. { COMMAND(WORD("goal", of: "iqlandie")) } repeats the task.
    .brief = { COMMAND(WORD("beam", of: "iqlandie")) } says where it goes.
    .braille = see { WORD("beam", of: "iqlandie") }
tutor-iqlandie-aim-space = lay cards that show the goal, then { COMMAND(WORD("claim", of: "iqlandie")) }
    .braille = show goal; { WORD("claim", of: "iqlandie") }
tutor-iqlandie-aim-space-hint = { COMMAND(WORD("pile", of: "iqlandie")) } says what is seen, { COMMAND(WORD("difference", of: "iqlandie")) } what is still wrong.
    .brief = { COMMAND(WORD("pile", of: "iqlandie")) } says what is seen.
    .braille = see { WORD("pile", of: "iqlandie") }
tutor-iqlandie-aim-gains = gain at least { NP($points, noun: "point") } in exhibition { $number }
    .braille = ex{ $number } at least { $points }
tutor-iqlandie-aim-gains-hint = { COMMAND(WORD("moves")) } lists what places bring. { COMMAND(WORD("hand")) } names the pieces.
    .brief = { COMMAND(WORD("moves")) } lists what places bring.
    .braille = see { WORD("moves") }
tutor-iqlandie-instead-solved = No. { $wrong }
    .brief = No. { $wrong }
    .braille = no, { $wrong }
tutor-iqlandie-instead-given-up = No, the task would stay unsolved.
    .brief = No, unsolved.
    .braille = no, unsolved
tutor-iqlandie-instead-unplaced = No, the piece would not lie anywhere.
    .brief = No, nothing would be placed.
    .braille = no, not placed
tutor-iqlandie-instead-gained = { $points ->
        [0] No, exhibition { $number } would gain nothing.
       *[other] No, exhibition { $number } would gain { NP($points, noun: "point") }.
    }
    .brief = No, exhibition { $number } only { $points }.
    .braille = no, ex{ $number } only { $points }

## First lesson

tutor-iqlandie-choose-before = Each round has a task, a race against time. Pieces won build an exhibition.
    .braille = round: a task, a race ⏎ it brings pieces
tutor-iqlandie-choose = A piece is squares of one colour: ⏎ the short bar is three in a row, the corner three bent,
    .braille = short bar: 3 in a row ⏎ corner: 3 bent
tutor-iqlandie-choose-more = the square two by two; the L, T, P, U and plus look like these signs.
    .braille = square: 2 by 2 ⏎ others like signs
tutor-iqlandie-choose-then = There are six exhibitions, each scores in its own way. The most points win.
    .braille = 6 exhibitions ⏎ most points win
tutor-iqlandie-choose-last = There are four kinds of tasks. You name the kind; pieces lie beside each.
    .braille = 4 kinds of tasks ⏎ pieces beside each
tutor-iqlandie-choose-task = choose programming: { COMMAND($typed) }
tutor-iqlandie-choose-ways = programming | choose programming | choose prog
tutor-iqlandie-goal = The preparation is the first half, it takes no time. ⏎ You may hear the goal again.
    .braille = preparation: no time
tutor-iqlandie-goal-task = hear the task again: { COMMAND($typed) }
tutor-iqlandie-ready = The robot is on a4. Row 1 is at the top, ⏎ so north leads towards row 1.
    .braille = the robot is on a4 ⏎ row 1 is at the top
tutor-iqlandie-ready-task = say that you know it by heart: { COMMAND($typed) }
tutor-iqlandie-solve = A command is a direction and a number: blue 1 north, ⏎ so to a3, circle 1 on to b2.
    .braille = blue 1: to a3 ⏎ circle 1: to b2
tutor-iqlandie-solve-more = Whoever makes a claim takes an order token. ⏎ No time passes in a lesson.
    .braille = a claim takes ⏎ an order token
tutor-iqlandie-solve-ways = a1; done | done a1 | a1 done
tutor-iqlandie-pick = Whoever was first and right has a first, ⏎ two points, and takes from the offer first.
    .braille = a first: 2 points ⏎ and the first choice
tutor-iqlandie-pick-task = take the short bar and the square: { COMMAND($typed) }
tutor-iqlandie-pick-ways = 1 2 | take 1 2 | take short bar and square
tutor-iqlandie-add = For the others a piece is added from a bag: ⏎ small, medium or large.
    .braille = a piece from a bag ⏎ for the others
tutor-iqlandie-add-task = add a small one: { COMMAND($typed) }
tutor-iqlandie-add-ways = small | add small
tutor-iqlandie-exhibition = The first exhibition wants one colour: ⏎ a point for each of its squares.
    .braille = ex1: a point a square ⏎ of one colour
tutor-iqlandie-exhibition-task = look at it: { COMMAND($typed) }
tutor-iqlandie-exhibition-ways = exhibition 1 | exhi 1
tutor-iqlandie-wrong = Type piece, exhibition, upper left cell ⏎ and position. Wrong on purpose: over the edge.
    .braille = piece, exhibition, ⏎ cell; wrong on purpose
tutor-iqlandie-wrong-task = place the square at e5: { COMMAND($typed) }
tutor-iqlandie-wrong-ways = square 1 e5 | place square 1 e5 | oo4 1 e5 1
tutor-iqlandie-rule = The refusal says what sticks out. ⏎ Nothing has changed.
    .braille = nothing has changed
tutor-iqlandie-rule-task = hear the rule that was broken: { COMMAND($typed) }
tutor-iqlandie-place = The letter is the column, the number the row. ⏎ At a1 the square fits.
    .braille = letter: column ⏎ at a1 it fits
tutor-iqlandie-place-ways = square 1 a1 | place square 1 a1 | oo4 1 a1
tutor-iqlandie-back = Until the round ends, pieces may be moved ⏎ or taken back.
    .braille = a piece can go back
tutor-iqlandie-back-task = take the square back: { COMMAND($typed) }
tutor-iqlandie-hint-before = Another match, at the end of its last round. ⏎ A single piece is left.
    .braille = another match, end: ⏎ 1 piece is left
tutor-iqlandie-hint = If you do not know what to do, the computer helps: ⏎ two good moves, more when asked again.
    .braille = the computer helps
tutor-iqlandie-hint-task = ask for a hint: { COMMAND($typed) }
tutor-iqlandie-last = The piece is orange, and there is orange ⏎ in the first exhibition already.
    .braille = ex1 has orange
tutor-iqlandie-done = Everything is placed. Building, and with it the game, ⏎ ends with { COMMAND(WORD("claim", of: "iqlandie")) }.
    .braille = { WORD("claim", of: "iqlandie") } ends the game
tutor-iqlandie-done-task = end building: { COMMAND($typed) }
tutor-iqlandie-points = Points come from exhibitions, from each first, ⏎ and from your condition: pairs of two colours.
    .braille = condition: pairs ⏎ of your colours
tutor-iqlandie-points-task = hear where points come from, same word as the rule
tutor-iqlandie-end = That was the first lesson. ⏎ { COMMAND(WORD("rules")) } reads all the rules.
    .braille = end of the lesson ⏎ on: { WORD("rules") }
tutor-iqlandie-end-more = A match: { COMMAND(WORD("home-play"), "iqlandie") }. ⏎ The next chapter: { COMMAND(WORD("learn"), "iqlandie") }.
    .braille = { WORD("home-play") } iqlandie ⏎ { WORD("learn") } iqlandie

## Biology

tutor-iqlandie-biology-frame = In a frame of three by three lie eight tokens, and one cell is empty.
tutor-iqlandie-biology-frame-more = A token beside the empty cell slides into it. The goal says how they should lie.
tutor-iqlandie-biology-frame-task = hear the frame: { COMMAND($typed) }
tutor-iqlandie-biology-difference = The goal counts however the frame is turned.
tutor-iqlandie-biology-difference-task = find out what is still wrong: { COMMAND($typed) }
tutor-iqlandie-biology-two = Two slides are missing. Type the first letters of tokens, such as { COMMAND("apb") }.
tutor-iqlandie-biology-three = Another task, three are missing here.
tutor-iqlandie-biology-whole = And now a whole one, six slides. Try what you like, { COMMAND(WORD("undo")) } begins anew.

## Programming

tutor-iqlandie-programming-command = A robot walks on five by five squares. A command is a direction and a number.
tutor-iqlandie-programming-command-more = Colours are sides: blue is north, red east, green south, orange west.
tutor-iqlandie-programming-command-then = Symbols are corners: from the north-east circle, lightning, heart and leaf.
tutor-iqlandie-programming-command-task = hear the first command: { COMMAND($typed) }
tutor-iqlandie-programming-command-ways = again 1 | command 1
tutor-iqlandie-programming-one = Each command begins where the last one ended. The robot never turns by itself.
tutor-iqlandie-programming-two = You may type squares on the way, too. The last one counts.
tutor-iqlandie-programming-three = And one more way.

## Optics

tutor-iqlandie-optics-beam = A laser sends a beam into five by five squares. It should leave at its goal.
tutor-iqlandie-optics-beam-more = A mirror turns it by a right angle, to a side as the beam sees it.
tutor-iqlandie-optics-beam-then = The first mirror lies there already.
tutor-iqlandie-optics-beam-task = find out where it goes: { COMMAND($typed) }
tutor-iqlandie-optics-mirror = Type square, piece and side, such as { COMMAND("e2 m r") }. All pieces have to be used.
tutor-iqlandie-optics-two = Two mirrors. Any way that fits is right.
tutor-iqlandie-optics-prism = A prism turns it by half of that, aslant. A second one makes it straight again.

## Space

tutor-iqlandie-space-cards = There are five cards. Each of nine squares has a body or a window.
tutor-iqlandie-space-cards-more = Through a window you see what lies below.
tutor-iqlandie-space-cards-task = hear the cards: { COMMAND($typed) }
tutor-iqlandie-space-pile = Cards are laid on each other, the first is lowest. A pile of two lies there.
tutor-iqlandie-space-pile-task = find out what the pile shows: { COMMAND($typed) }
tutor-iqlandie-space-top = The last one is missing, on top. Type its number if it lies straight.
tutor-iqlandie-space-two = Here one lies already. ⏎ A letter turns: “4r” is card four turned right, “4u” upside down.
tutor-iqlandie-space-whole = And a whole task, three cards from below.

## Exhibitions

tutor-iqlandie-exhibition-condition = A condition is two colours. A pair of pieces, one of each, is two points.
tutor-iqlandie-exhibition-condition-task = find out your condition: { COMMAND($typed) }
tutor-iqlandie-exhibition-1 = Exhibition 1, one colour: a point for each square of its most frequent colour.
tutor-iqlandie-exhibition-2 = Exhibition 2, two colours: two points for each square of the second colour.
tutor-iqlandie-exhibition-3 = Exhibition 3, gaps: free squares side by side are a gap, three points.
tutor-iqlandie-exhibition-4 = Exhibition 4, shapes: three points for each different shape.
tutor-iqlandie-exhibition-5 = Exhibition 5, robots: a robot beside another one brings three points.
tutor-iqlandie-exhibition-5-more = Beside means by a side, not by a corner.
tutor-iqlandie-exhibition-6 = Exhibition 6: three points for a full row or column of at most two colours.
