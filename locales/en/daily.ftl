# The daily round: a task for every day and game, the same for everybody.

daily-best = The best: { $move }
    .brief = The best: { $move }
    .braille = best: { $move }
daily-day = { $date }
daily-about-iota = the best placement of cards
daily-about-iqlandie = a puzzle
daily-about-quantum = what to throw again
daily-about-tetrikon = a diagram to finish
daily-head = Tasks for { $date }: done { $done }, in all { $count }.
    .brief = { $done } of { $count } done.
    .braille = done { $done }/{ $count }
daily-open = { $game }: { $about }, waiting.
    .brief = { $game } waits.
    .braille = { $game } waits
daily-done = { $game }: { $about }, { $stars ->
        [0] done without a star
        [one] done for { $stars } star
       *[other] done for { $stars } stars
    }.
    .brief = { $game }: done, stars: { $stars }.
    .braille = { $game } { $stars }/3
daily-waits = The tasks wait, they begin outside a match.
    .brief = They begin outside a match.
    .braille = after the match
daily-streak = Days in a row with a task: { $days }{ $forgiven ->
        [yes] , one missed day is forgiven
       *[no] {""}
    }.
    .brief = Days in a row: { $days }.
    .braille = days in a row { $days }
daily-title = Task: { $game }, { $date }, { $hardness ->
        [1] easy
        [2] rather easy
        [3] of medium difficulty
        [4] rather hard
       *[other] hard
    }.
    .brief = { $game }, { $date }, difficulty { $hardness } of 5.
    .braille = { $game } { $date }
daily-before = This task is done already, its stars: { $stars }. Nothing more is counted.
    .brief = Done already, stars: { $stars }, not counted.
    .braille = done, stars { $stars }
daily-level = A computer player of level { $level } finds the best answer.
    .brief = Level { $level } of the computer finds it.
    .braille = level { $level } finds it
daily-level-none = No level of the computer finds the best answer without looking ahead.
    .brief = The computer does not find it without search.
    .braille = too hard for bots
daily-share = For friends: { $line }
    .brief = { $line }
    .braille = { $line }
daily-line = accessgames { $game } { $date } v{ $version }: { $stars ->
        [0] no star
        [one] { $stars } star
       *[other] { $stars } stars
    } of 3, help { $helps }.
daily-code = The code at the end finds a line that was altered, but it proves nothing.
    .brief = The code finds changes and proves nothing.
    .braille = code proves nothing
daily-future = There is no task for { $date } yet, only today and earlier days are possible.
    .brief = No task for { $date } yet.
    .braille = not yet
daily-not-here = { $game } has no task of the day.
    .brief = { $game } has no task of the day.
    .braille = { $game }: no task
daily-nowhere = There are no daily tasks here.
    .brief = No daily tasks here.
    .braille = no tasks here
daily-unknown = I do not understand “{ $word }”, a game and a day belong here, such as { COMMAND($command, "iota 12 November") }.
    .brief = Not understood, such as { COMMAND($command, "iota 12 November") }.
    .braille = { $command } iota 12 November
daily-none-today = No task was done here today, { COMMAND($command) } begins them.
    .brief = No task done today, see { COMMAND($command) }.
    .braille = none today
daily-unaltered = The line fits its code. That proves nothing, as anybody can work the code out.
    .brief = The line fits its code, which proves nothing.
    .braille = fits its code
daily-check-what = After { COMMAND($command) } goes the line of a friend's result, all of it with the code at its end.
    .brief = { COMMAND($command) } and the whole line with its code.
    .braille = { $command } and a line
daily-altered = The line “{ $line }” does not fit its code: somebody altered it, or it is not whole.
    .brief = The line does not fit its code.
    .braille = does not fit

## A task: the question, help for stars, the answer

task-always = In a task, { COMMAND(WORD("hint")) } costs a star, { COMMAND(WORD("try")) } tries a move and { COMMAND(WORD("quit")) } leaves; the first answer counts.
    .brief = { COMMAND(WORD("hint")) } costs a star, { COMMAND(WORD("try")) } nothing, { COMMAND(WORD("quit")) } leaves.
    .braille = { WORD("hint") }, { WORD("try") }, { WORD("quit") }
task-answer = The answer: { $move } Type { COMMAND($words) }.
    .brief = The answer: { COMMAND($words) }.
    .braille = { $words }
task-left-stars = { $stars ->
        [0] No star is left.
        [one] { $stars } star is left.
       *[other] { $stars } stars are left.
    }
    .brief = Stars left: { $stars }.
    .braille = stars { $stars }
task-stars = { $stars ->
        [0] No star.
        [one] { $stars } star of 3.
       *[other] { $stars } stars of 3.
    }
    .brief = Stars: { $stars } of 3.
    .braille = stars { $stars }/3
task-astray = From here nothing leads to a best answer, { COMMAND(WORD("undo")) } goes back.
    .brief = No way from here, { COMMAND(WORD("undo")) } goes back.
    .braille = not here, { WORD("undo") }
task-order = In a task moves cannot be sorted { $order }, only { LIST($orders, join: "or") }.
    .brief = In a task: { LIST($orders, join: "or") }.
    .braille = { LIST($orders, join: "or") }
task-player = { NAME($who) } belongs to the task.
    .brief = { NAME($who) } belongs to the task.
    .braille = { NAME($who) }: task
task-scripted = The others belong to the task and did not think about their turns.
    .brief = The others belong to the task.
    .braille = belong to the task
task-saved = The first answer of a task and its help are remembered, there is nothing to save.
    .brief = There is nothing to save.
    .braille = nothing to save
task-busy = A lesson has to wait until { COMMAND($command) } ends the task.
    .brief = First { COMMAND($command) }.
    .braille = first { $command }
task-left = The task stays without an answer.
    .brief = No answer to the task.
    .braille = no answer
task-left-before = The task is left; the answer from last time counts.
    .brief = The earlier answer counts.
    .braille = earlier counts
daily-error-date = There is no day “{ $date }”, it is written like 2026-11-12.
    .brief = There is no day “{ $date }”.
    .braille = as 2026-11-12
