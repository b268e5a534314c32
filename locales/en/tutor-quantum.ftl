# The lessons of Quantum; what each message is for stands in tutor-iota.ftl.

tutor-quantum-chapter-throws = rerolling
tutor-quantum-chapter-order = order of numbers
tutor-quantum-chapter-columns = columns
tutor-quantum-chapter-misses = misses
tutor-quantum-chapter-step-c = step C

## Aims: the task, help, and what a move would do instead

tutor-quantum-aim-throw = reroll just the dice that show { $what ->
        [R] red
        [Y] yellow
        [B] blue
        [P] purple
       *[other] the number { $what }
    }
    .braille = reroll only { $what ->
        [R] red
        [Y] yellow
        [B] blue
        [P] purple
       *[other] { $what }
    }
tutor-quantum-aim-throw-hint = After { COMMAND(WORD("reroll", of: "quantum")) } a colour or a number will do, such as { COMMAND(WORD("reroll", of: "quantum"), "sixes") }.
    .brief = { COMMAND(WORD("reroll", of: "quantum")) } and a colour or number.
    .braille = { WORD("reroll", of: "quantum") } + colour
tutor-quantum-aim-least = write the number that skips the fewest others in its row
    .braille = write what skips least
tutor-quantum-aim-least-hint = { COMMAND(WORD("cost", of: "quantum")) } will say how many numbers each colour skips.
    .brief = { COMMAND(WORD("cost", of: "quantum")) } will say.
    .braille = see { WORD("cost", of: "quantum") }
tutor-quantum-aim-column = write a number that completes a column
    .braille = complete a column
tutor-quantum-aim-column-hint = { COMMAND(WORD("nearly", of: "quantum")) } will say which column lacks something.
    .brief = { COMMAND(WORD("nearly", of: "quantum")) } will say.
    .braille = see { WORD("nearly", of: "quantum") }
tutor-quantum-aim-cell = write a number into box { $cell }
    .braille = write into box { $cell }
tutor-quantum-aim-cell-hint = { COMMAND(WORD("free")) } will say at which box each row goes on.
    .brief = { COMMAND(WORD("free")) } will say.
    .braille = see { WORD("free") }
tutor-quantum-aim-written = write something, so that the turn is not without a number
    .braille = write something
tutor-quantum-aim-written-hint = { COMMAND(WORD("moves")) } will say what can be written.
    .brief = { COMMAND(WORD("moves")) } will say.
    .braille = see { WORD("moves") }
tutor-quantum-instead-keep = No, the throw would stay as it is, with nothing new.
    .brief = No, nothing would be rerolled.
    .braille = no, throw stays
tutor-quantum-instead-throw = No, this would also reroll what is to stay: { LINES($dice) }.
    .brief = No, also { LINES($dice) }.
    .braille = no, also { LINES($dice) }
tutor-quantum-instead-stay = No, this would leave on the table what is to go: { LINES($dice) }.
    .brief = No, { LINES($dice) } would stay.
    .braille = no, stays { LINES($dice) }
tutor-quantum-instead-skips = No, { $number } would skip { NP($skipped, noun: "number") }, another colour skips fewer.
    .brief = No, { $number } skips { $skipped }, another fewer.
    .braille = no, { SHORT($number) } skips { $skipped }
tutor-quantum-instead-column = No, { $number } would go into box { $cell } and complete no column.
    .brief = No, { $number } completes no column.
    .braille = no, { SHORT($number) } no column
tutor-quantum-instead-cell = No, { $number } would go into box { $cell }.
    .brief = No, { $number } goes into { $cell }.
    .braille = no, { SHORT($number) } box { $cell }
tutor-quantum-instead-wait = No, nothing would be written in step B.
    .brief = No, nothing would be written.
    .braille = no, B stays empty
tutor-quantum-instead-miss = No, the turn would have no number, and that costs { NP($cost, noun: "point") }.
    .brief = No, it would cost { NP($cost, noun: "point") }.
    .braille = no, minus { $cost }
tutor-quantum-instead-nothing = No, nothing would be written on the sheet.
    .brief = No, nothing would be written.
    .braille = no, nothing written

## First lesson

tutor-quantum-reroll-before = Dice give numbers. They fill a sheet, and the most points win.
    .braille = numbers of dice ⏎ fill a sheet
tutor-quantum-reroll-picture = There are seven dice: six coloured, and a white one that counts for all colours.
    .braille = 6 coloured dice ⏎ and a white for all
tutor-quantum-reroll-colours = The colours are red, yellow, blue and purple. A throw gives four totals.
    .braille = colours: red, ⏎ yellow, blue, purple ⏎ a throw: 4 totals
tutor-quantum-reroll-faces = A coloured die has faces of all four, so it may show another colour next.
    .braille = each die has faces ⏎ of all colours: ⏎ a throw changes them
tutor-quantum-reroll = In step A dice are rerolled, in step B the active player writes, in step C all.
    .braille = step A: reroll ⏎ step B: the active ⏎ player writes ⏎ step C: all write
tutor-quantum-reroll-more = Blue is high. Once in a turn you may reroll dice, or keep them.
    .braille = blue is high; ⏎ reroll once a turn
tutor-quantum-reroll-task = reroll the blue six: { COMMAND($typed) }
tutor-quantum-reroll-ways = reroll b6 | reroll 5 | reroll blue 6 | rer b6
tutor-quantum-write = The die shows yellow now: blue has gone down, ⏎ yellow up. That was step A.
    .braille = the die is yellow ⏎ that was step A
tutor-quantum-write-more = In step B the active player writes ⏎ the total of one colour into its row.
    .braille = step B: the active ⏎ player writes one
tutor-quantum-write-task = write purple: { COMMAND($typed) }
tutor-quantum-write-ways = write purple | p | purple | purp | p5
tutor-quantum-sheet = Step C: all make a sealed choice at once ⏎ and write one of the other colours.
    .braille = step C: all at once, ⏎ a sealed choice
tutor-quantum-sheet-more = A row has six boxes, from the left. ⏎ Four numbers go up, after a divider two down.
    .braille = a row: 6 boxes ⏎ 4 up, 2 down
tutor-quantum-sheet-task = hear the sheet: { COMMAND($typed) }
tutor-quantum-cost = Numbers that a row skips cannot go ⏎ into it any more. Low ones are precious.
    .braille = skipped numbers ⏎ are lost
tutor-quantum-cost-task = find out how many each colour skips: { COMMAND($typed) }
tutor-quantum-everybody = Now the choice of step C. ⏎ Others hear it when all have chosen.
    .braille = now choose in step C
tutor-quantum-wrong = It is the other player's turn, you write in step C. ⏎ Wrong on purpose: below the five.
    .braille = other's turn, step C ⏎ wrong on purpose
tutor-quantum-wrong-task = write the purple three: { COMMAND($typed) }
tutor-quantum-wrong-ways = purple | p | write purple
tutor-quantum-rule = The refusal says why it cannot be. ⏎ Nothing has changed on the sheet.
    .braille = nothing has changed
tutor-quantum-rule-task = hear the rule that was broken: { COMMAND($typed) }
tutor-quantum-right = The red and the yellow row are empty ⏎ and take any number. One skips more.
    .braille = r and y are empty
tutor-quantum-keep = A turn of your own. The first column ⏎ lacks only yellow, and a three fits.
    .braille = your turn; column 1 ⏎ lacks only yellow
tutor-quantum-keep-more = The throw may stay as it is.
    .braille = the throw may stay
tutor-quantum-keep-task = keep the throw: { COMMAND($typed) }
tutor-quantum-column = Boxes below each other are a column. ⏎ A full one scores its second lowest.
    .braille = a full column: ⏎ its second lowest
tutor-quantum-points = Only full columns score.
    .braille = full columns score
tutor-quantum-points-task = hear where points come from, same word as the rule
tutor-quantum-back = Writing can be taken back until others play. ⏎ In a lesson always.
    .braille = it can go back
tutor-quantum-back-task = take the yellow back: { COMMAND($typed) }
tutor-quantum-hint-before = Another match, near its end. ⏎ A single box of your sheet is empty, a blue one.
    .braille = another match, end: ⏎ one blue box is left
tutor-quantum-hint = If you do not know what to do, the computer helps: ⏎ two good moves, more when asked again.
    .braille = the computer helps
tutor-quantum-hint-task = ask for a hint: { COMMAND($typed) }
tutor-quantum-last = Whoever fills all four rows first ⏎ ends the game. The most points win.
    .braille = full rows end it
tutor-quantum-last-more = Whoever writes nothing in a turn has a miss. ⏎ Misses take points away.
    .braille = turn without: a miss
tutor-quantum-end = That was the first lesson. ⏎ { COMMAND(WORD("rules")) } reads all the rules.
    .braille = end of the lesson ⏎ on: { WORD("rules") }
tutor-quantum-end-more = A match: { COMMAND(WORD("home-play"), "quantum") }. ⏎ The next chapter: { COMMAND(WORD("learn"), "quantum") }.
    .braille = { WORD("home-play") } quantum ⏎ { WORD("learn") } quantum

## Rerolling

tutor-quantum-throw-colour = Rerolling lowers a colour: a die may show another one then.
tutor-quantum-throw-colour-more = Dice are named by colour, number or place, and these can be joined.
tutor-quantum-throw-again = Once more with another throw.
tutor-quantum-throw-number = Sometimes only a high number is too much, in any colour.
tutor-quantum-throw-number-more = A figure alone is the place of a die, so a number is a word: { COMMAND("sixes") }.

## Order of numbers

tutor-quantum-order-cost = While a row has boxes left, each number it skips is a chance lost.
tutor-quantum-order-cost-task = find out what each colour skips
tutor-quantum-order-least = The answer is in what you just heard.
tutor-quantum-order-fourth = The fourth number is the last that goes up. It skips nothing any more.
tutor-quantum-order-fifth = After the fourth box comes a divider. The fifth number is below the fourth.
tutor-quantum-order-sixth = The sixth is below the fifth, so a high fifth leaves more room.

## Columns

tutor-quantum-column-near = A column has four boxes, one of each row. It counts only when full.
tutor-quantum-column-near-task = find out which column lacks a single number: { COMMAND($typed) }
tutor-quantum-column-one = The second lowest number scores. One low number does no harm, two do.
tutor-quantum-column-two = The same on another sheet.
tutor-quantum-column-three = And once more.

## Misses

tutor-quantum-miss-count = Whoever writes nothing in a turn of their own has a miss. Each costs more.
tutor-quantum-miss-count-task = find out how many misses there are: { COMMAND($typed) }
tutor-quantum-miss-none = Nothing was written in step B here. Step C is the last chance.
tutor-quantum-miss-again = The same here. Something fits, so the best is what skips the fewest numbers.

## Step C

tutor-quantum-c-taken = The colour that was written in step B is out in step C. Try it anyway.
tutor-quantum-c-taken-task = write the colour that is taken: { COMMAND($typed) }
tutor-quantum-c-least = The other colours are there for all, and several may choose the same.
tutor-quantum-c-again = Once more on another sheet.
tutor-quantum-c-column = A column can be completed in step C, too.
