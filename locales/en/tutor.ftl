# The tutor: what the lessons of all games share. The texts of lessons stand in tutor-<game>.ftl.
# A task begins with a small letter and has no full stop, so that it fits into a sentence.

tutor-begins = Lesson: { $game }. There are { $count } tasks.
    .brief = Lesson: { $game }, { $count } tasks.
    .braille = lesson { $game }, { $count } tasks
tutor-goes-on = Lesson: { $game }. Next is task { $number } of { $count }.
    .brief = Lesson: { $game }, task { $number } of { $count }.
    .braille = lesson { $game } { $number }/{ $count }
tutor-always = “{ WORD("lesson-task") }” repeats the task, “{ WORD("lesson-skip") }” does it for you, “{ WORD("quit") }” leaves.
    .brief = There are { WORD("lesson-task") }, { WORD("lesson-skip") }, { WORD("undo") } and { WORD("quit") }.
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
tutor-solution = Like this: { $typed }
    .brief = Like this: { $typed }
    .braille = { $typed }
tutor-other-move = That move is allowed. The lesson goes on with another one, so nothing was played.
    .brief = Allowed, but the lesson needs another move.
    .braille = lesson: other move
tutor-first-step = This is the first task, there is none before it.
    .brief = This is the first task.
    .braille = first task
tutor-busy = Another game can be learned when { $command } has left this lesson.
    .brief = First { $command }.
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
tutor-ask-game = Learn which game? Its number or name, empty line: { $usual }.
    .braille = learn which game? ({ $usual })

## When something is wrong with a lesson

tutor-error-none = The game { $game } has no lesson.
tutor-error-broken = The lesson of { $game } cannot be read.
tutor-error-field = Lesson, { $place }: the field “{ $field }” is missing, unknown or has a wrong value.
tutor-error-steps = The lesson has { $count } tasks, at most { $most } are allowed.
tutor-error-step-twice = The lesson has two tasks called “{ $step }”.
tutor-error-move = Lesson: “{ $text }” does not say who does what.
tutor-error-free = Lesson: the task “{ $step }” may only be free at the end of a scene.
