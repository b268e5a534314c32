# Steps of a tournament: what can be taken back, by what, and restored; numbers in words; names like commands.

help-club-redo = Restores what was taken back last; right after it, { COMMAND("again") } does so as well.
    .braille = restores a step
help-club-steps = Tells the latest steps with their numbers, and what is taken back; { COMMAND(WORD("all")) } may follow.
    .braille = steps, numbers

club-refused-restored = A step can be restored only in a tournament of signed entries.
    .braille = cannot be restored
club-event-restored = A step that was taken back holds again.
    .braille = step holds again

club-step = Step { $step }: { $line }
    .braille = { $step }: { $line }
club-step-named = step { $step } { $what }
    .braille = { $step } { $what }
club-redo-named = { $number } { $what }
club-steps-none = Nothing has happened that could be taken back.
    .brief = Nothing to undo.
    .braille = nothing to undo
club-steps-more = { $count ->
        [one] { $count } step is older, { COMMAND($word) } tells them all.
       *[other] { $count } steps are older, { COMMAND($word) } tells them all.
    }
    .brief = { $count } more: { COMMAND($word) }.
    .braille = { $count } more: { $word }
club-steps-gone = Taken back, { $number }: { $line }
    .braille = back { $number }: { $line }
club-steps-redo = { COMMAND($redo) } with a number, or with what it was, restores it.
    .brief = { COMMAND($redo) } restores it.
    .braille = { $redo } restores

club-did-redo = Step { $step } holds again: { $line }
    .brief = Holds { $step }: { $line }
    .braille = holds { $step }: { $line }

club-error-step-none = There is no step “{ $text }” that holds. ⏎ { COMMAND($word) } tells the steps.
    .braille = no step { $text }
club-error-step-number = There is no step { $number }, steps have the numbers 1 to { $most }.
    .braille = steps 1 to { $most }
club-error-step-several = “{ $text }” fits several steps, { $count }: { LIST($steps, join: "comma") }. ⏎ Choose by number, such as { COMMAND($example) }.
    .brief = { LIST($steps, join: "comma") }? Such as { COMMAND($example) }.
    .braille = { LIST($steps, join: "comma") }
club-error-step-stands = { $count ->
        [one] { $count } other step depends
       *[other] { $count } other steps depend
    } on step { $step }: { LIST($steps, join: "comma") }. ⏎ { COMMAND($example) } takes all of it back.
    .braille = on it: { LIST($steps, join: "comma") }
club-error-undo-old = This tournament has an older journal, only the last step can be taken back: { COMMAND($undo) }.
    .braille = only the last: { $undo }
club-error-redo-nothing = There is nothing to restore, nothing is taken back here.
    .braille = nothing to restore
club-error-redo-which = Taken back: { LIST($steps, join: "comma") }. ⏎ Choose by number, such as { COMMAND($example) }.
    .braille = { LIST($steps, join: "comma") }
club-error-redo-stands = It cannot be restored, what is in its way: { LIST($steps, join: "comma") }.
    .braille = in its way: { LIST($steps, join: "comma") }
club-error-redo-refused = It cannot be restored. { $cause }
    .braille = no: { $cause }

## Numbers in words

club-error-dictated = The numbers can be read in several ways: { LIST($readings, join: "or") }. ⏎ Write them in figures or with commas.
    .brief = { LIST($readings, join: "or") }? With commas.
    .braille = { LIST($readings, join: "or") }?

## Names

club-error-name-number = The name { $name } is a number, and players and tables have numbers.{ $asked ->
        [yes] {" "}Typed again it holds.
       *[no] {""}
    }
    .braille = { $name } is a number
club-error-name-command = The name { $name } is also a command of the desk.{ $asked ->
        [yes] {" "}Typed again it holds.
       *[no] {""}
    }
    .braille = { $name } is a command
