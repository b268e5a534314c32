# The lesson of Pig. What each ending means, docs/adding-a-game.md says.

tutor-pig-roll-before = A die with numbers 1 to 6 is rolled. Whoever has 50 points first wins.
tutor-pig-roll = Two to six are added to the points of the turn, a one takes them all.
tutor-pig-roll-task = roll: { $typed }
tutor-pig-status = Points of the turn are not safe yet.
tutor-pig-status-task = find out how many there are: { $typed }
tutor-pig-keep = They are safe when you hold. That ends the turn.
tutor-pig-nothing = Your turn again. A mistake on purpose: hold nothing.
tutor-pig-nothing-task = hold before a roll: { $typed }
tutor-pig-rule = The refusal says why it cannot be.
tutor-pig-rule-task = hear the rule: { $typed }
tutor-pig-last-before = Another match, near its end.
tutor-pig-last = 41 points are safe, 9 are in the turn.
tutor-pig-end = That was the lesson.
tutor-pig-end-more = A match: { COMMAND(WORD("home-play"), "pig") }.

tutor-pig-aim-safe = have at least { NP($points, noun: "point") } safe
    .braille = at least { $points } safe
tutor-pig-aim-safe-hint = Points are made safe by { COMMAND(WORD("hold", of: "pig")) }.
    .brief = { WORD("hold", of: "pig") }.
    .braille = { WORD("hold", of: "pig") }
tutor-pig-instead-roll = No, { NP($points, noun: "point") } would be at stake, and a one takes them.
    .brief = No, { $points } at stake.
    .braille = no, { $points } at stake
tutor-pig-instead-few = No, only { $total } would be safe, { $wanted } are wanted.
    .brief = No, only { $total }.
    .braille = no, only { $total }
