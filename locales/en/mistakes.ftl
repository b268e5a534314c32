# Lessons from own mistakes: turning points of finished matches as tasks that come back until they are known.

mistake-found = New mistakes found in finished matches: { $count }.
    .brief = New mistakes: { $count }.
    .braille = new mistakes { $count }
mistake-title = From a match: { $game }, { $date }, at the table { $players }.
    .brief = { $game }, { $date }, { $players }.
    .braille = { $game } { $date }
mistake-decides = The decision was made by { $name }.
    .brief = { $name } decides.
    .braille = { $name } decides
mistake-question = The choice then: { $move } Can you find a better one?
    .brief = Then: { $move } Better?
    .braille = then: { $move } better?
mistake-right = Right, nothing is better. { $size ->
        [decisive] The loss then was a great one.
       *[counted] The loss then: about { $worth }.
    }
    .brief = { $size ->
        [decisive] Right, a great loss then.
       *[counted] Right, lost then about { $worth }.
    }
    .braille = right
mistake-less = { $same ->
        [yes] The same choice as then,
       *[no] There is something better,
    } { $size ->
        [decisive] the loss is a great one.
       *[counted] the loss: about { $worth }.
    }
    .brief = { $same ->
        [yes] As then,
       *[no] There is better,
    } { $size ->
        [decisive] a great loss.
       *[counted] a loss of about { $worth }.
    }
    .braille = { $same ->
        [yes] as then
       *[no] there is better
    }
mistake-back = This one comes back on { $date }.
    .brief = Comes back on { $date }.
    .braille = back { $date }
mistake-known = You know this now, it does not come back.
    .brief = You know this now.
    .braille = you know this
mistake-practised = That was practice out of turn, the day on which it comes back stays { $date }.
    .brief = Practice only, comes back on { $date }.
    .braille = practice
mistake-due = { $count ->
        [one] { $count } mistake waits today, { COMMAND(WORD("mistakes")) } begins it.
       *[other] { $count } mistakes wait today, { COMMAND(WORD("mistakes")) } begins one.
    }
    .brief = Mistakes today: { $count }.
    .braille = mistakes today { $count }
mistake-next = { $count ->
        [one] { $count } mistake is left for later days
       *[other] { $count } mistakes are left for later days
    }, the nearest day: { $date }.
    .brief = Later { $count }, the nearest: { $date }.
    .braille = next { $date }
mistake-learnt = Learnt by now: { $count }.
    .brief = Learnt: { $count }.
    .braille = learnt { $count }
mistake-none = There are no mistakes here. They are found in finished matches where something was clearly better.
    .brief = There are no mistakes here.
    .braille = no mistakes
mistake-empty = There are no mistakes here.
    .brief = There are no mistakes here.
    .braille = no mistakes
mistake-waits = Mistakes wait, they are asked outside a match.
    .brief = They are asked outside a match.
    .braille = after the match
mistake-nowhere = There is no learning from mistakes here.
    .brief = There are no mistakes here.
    .braille = no mistakes here
mistake-unknown = I do not understand “{ $word }”, after { COMMAND($command) } comes the name of a game, { COMMAND($state) }, { COMMAND($list) } or { COMMAND($delete) }.
    .brief = Not understood, try { COMMAND($command, $state) }.
    .braille = { $command } { $state }
mistake-unfit = A mistake in { $game } does not fit the rules any more and is taken out.
    .brief = Taken out: { $game }, does not fit the rules.
    .braille = { $game }: taken out
mistake-line = { $game }, match of { $date }, { $today ->
        [yes] waits today
       *[no] comes back { $due }
    }.
    .brief = { $game }, { $date }, { $today ->
        [yes] waits
       *[no] comes back { $due }
    }.
    .braille = { $game } { $today ->
        [yes] waits
       *[no] { $due }
    }
mistake-ask-delete = { $count ->
        [one] Really delete { $count } mistake?
       *[other] Really delete { $count } mistakes?
    } The answer is { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .brief = Delete { $count } in all? { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }?
    .braille = delete { $count }?
mistake-deleted = Deleted, in all { $count }. They are not found in the same matches again.
    .brief = Deleted: { $count }.
    .braille = deleted { $count }
mistake-kept = The mistakes stay.
    .brief = The mistakes stay.
    .braille = they stay
