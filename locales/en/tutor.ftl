# The tutor: what the lessons of all games share. The texts of lessons stand in tutor-<game>.ftl.
# A task begins with a small letter and has no full stop, so that it fits into a sentence.

tutor-begins = Lesson: { $game }. Tasks in it: { $count }.
    .brief = Lesson: { $game }, tasks: { $count }.
    .braille = lesson { $game }, { $count } tasks
tutor-goes-on = Lesson: { $game }. Next is task { $number } of { $count }.
    .brief = Lesson: { $game }, task { $number } of { $count }.
    .braille = lesson { $game } { $number }/{ $count }
tutor-always = { COMMAND(WORD("lesson-task")) } repeats the task, { COMMAND(WORD("lesson-skip")) } does it for you, { COMMAND(WORD("quit")) } leaves.
    .brief = There are { COMMAND(WORD("lesson-task")) }, { COMMAND(WORD("lesson-skip")) }, { COMMAND(WORD("undo")) } and { COMMAND(WORD("quit")) }.
    .braille = { WORD("lesson-task") }, { WORD("lesson-skip") }, { WORD("quit") }
tutor-task-first = Task { $number } of { $count }: { $task }.
    .brief = Task { $number }: { $task }.
    .braille = { $number }/{ $count }: { $typed }
tutor-task = Task: { $task }.
    .brief = Task: { $task }.
    .braille = task: { $typed }
tutor-key = The key { $key } will do, too.
    .brief = Or the key { $key }.
    .braille = key { $key }
tutor-solution = Like this: { COMMAND($typed) }.
    .brief = Like this: { COMMAND($typed) }.
    .braille = { $typed }
tutor-other-move = No, that would be another move: ⏎ { $move }
    .brief = No, another move: { $move }
    .braille = no, { $move }
tutor-first-step = This is the first task, there is none before it.
    .brief = This is the first task.
    .braille = first task
tutor-busy = Another game can be learnt when { COMMAND($command) } has left this lesson.
    .brief = First { COMMAND($command) }.
    .braille = first { $command }
tutor-player = { NAME($who) } plays what the lesson says.
    .brief = { NAME($who) } plays the lesson.
    .braille = { NAME($who) }: lesson
tutor-scripted = The others play what the lesson says, they do not think about it.
    .brief = They play the lesson.
    .braille = by the lesson
tutor-saved = The lesson remembers task { $number } of { $count } by itself.
    .brief = The lesson remembers task { $number }.
    .braille = task { $number } saved
tutor-left = The lesson stops at task { $number } of { $count }. Next time it goes on from there.
    .brief = The lesson stops at task { $number }.
    .braille = lesson: task { $number }
tutor-back = Back in the match, nothing has changed.
    .brief = Back in the match.
    .braille = back in match
tutor-chapter-begins = Tutor: { $game }, chapter { $chapter } of { $chapters }, { $title }{ $number ->
        [1] .
       *[other] , from task { $number }.
    }
    .brief = { $game }, chapter { $chapter }, { $title }.
    .braille = { $game } ch. { $chapter }: { $title }
tutor-chapter = { $title }: { $standing ->
        [begun] begun
        [due] to be practised
        [done] done
        [failed] not passed
        [known] you know it
       *[new] waits
    }
    .braille = { $title } { $standing ->
        [begun] begun
        [due] again
        [done] ok
        [failed] failed
        [known] known
       *[new] waits
    }
tutor-first-title = first lesson
tutor-no-chapter = There is no chapter “{ $word }”. The chapters: { $choices }.
    .brief = Chapters: { $choices }.
    .braille = chapters: { $choices }
tutor-chapter-end = The chapter is over, { $misses ->
        [0] everything went right at the first try
        [one] { $misses } task took more than one try
       *[other] { $misses } tasks took more than one try
    }.
    .brief = End of the chapter.
    .braille = chapter over
tutor-chapter-next = { COMMAND(WORD("learn")) } and the name of the game open what comes next.
    .brief = On: { COMMAND(WORD("learn")) } and the game.
    .braille = on: { WORD("learn") }
tutor-comes-back = The chapter comes back on { $date }.
    .brief = Comes back on { $date }.
    .braille = back { $date }
tutor-known = You know this chapter, it does not come back by itself.
    .brief = You know this chapter.
    .braille = chapter known
tutor-aim-first = Task { $number } of { $count }: { $task }.
    .brief = Task { $number }: { $task }.
    .braille = { $number }/{ $count }: { $task }
tutor-aim = Task: { $task }.
    .brief = Task: { $task }.
    .braille = task: { $task }
tutor-line = Type for example { COMMAND($typed) }.
    .brief = Such as { COMMAND($typed) }.
    .braille = { $typed }
tutor-otherwise = That does it, too. The lesson goes on with another move.
    .brief = Done. On with another move.
    .braille = done, goes on

## The test at the end

tutor-test-title = final test
    .braille = test
tutor-test-begins = Final test: { $game }. Next is task { $number } of { $count }, the first answer counts.
    .brief = Test: { $game }, task { $number }, first answer counts.
    .braille = test { $game } { $number }/{ $count }
tutor-test-right = Right.
    .brief = Right.
    .braille = right
tutor-test-wrong = That does not do it. Right would be { COMMAND($typed) }.
    .brief = Wrong, right would be { COMMAND($typed) }.
    .braille = wrong: { $typed }
tutor-test-passed = The test is passed: { $right } of { $count } right.
    .brief = Passed, { $right } of { $count }.
    .braille = passed { $right }/{ $count }
tutor-test-failed = The test is not passed: { $right } of { $count } right, { $least } would do. Next time the tasks differ.
    .brief = Not passed, { $right } of { $count }, { $least } would do.
    .braille = not passed { $right }/{ $count }
tutor-test-missed = { $count ->
        [1] Task { $tasks } was wrong.
       *[other] Tasks { $tasks } were wrong.
    }
    .brief = Wrong: { $tasks }.
    .braille = wrong: { $tasks }
tutor-test-alone = A test gives no advice and takes nothing back. If you are stuck, { COMMAND($command) } gives the task up.
    .brief = No advice now, only { COMMAND($command) }.
    .braille = no advice; { $command }

tutor-ask-game = Learn which game? Its number or name, empty line: { $usual }.
    .braille = learn which game? ({ $usual })

## When something is wrong with a lesson

tutor-error-none = The game { $game } has no lesson.
tutor-error-broken = The lesson of { $game } cannot be read.
tutor-error-field = Lesson, { $place }: the field “{ $field }” is missing, unknown or has a wrong value.
tutor-error-steps = Tasks in the lesson: { $count }, at most { $most } are allowed.
tutor-error-step-twice = The lesson has two tasks called “{ $step }”.
tutor-error-move = Lesson: “{ $text }” does not say who does what.
tutor-error-aim = Lesson: step “{ $step }” wants “{ $aim }”, which the game does not know.
tutor-error-test = The game { $game } found no test task “{ $kind }”.
tutor-error-free = Lesson: the task “{ $step }” may only be free at the end of a scene.
