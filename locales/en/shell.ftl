# Talking with the player: sentences that all games share. Results first, short sentences.

## Prompts that the cursor waits behind

shell-prompt = Command:
    .braille = command
shell-prompt-answer = Answer:
    .braille = answer
shell-prompt-key = Key:
    .braille = key
shell-prompt-more = { $line } +{ $more }

## Beginning and end

shell-profile = The profile is { $profile ->
        [klavesy] single keys
        [zrak] low vision
       *[ctecka] screen reader
    }{ $source ->
        [flag] {", as chosen at the start"}
        [environment] {", as the environment says"}
        [settings] {", as set before"}
        [pipe] {", as the input is not a keyboard"}
       *[default] {", the usual one"}
    }.
    .braille = profile { $profile ->
        [klavesy] single keys
        [zrak] low vision
       *[ctecka] reader
    }
shell-begins = { $game }. Playing: { LIST($players) }.
    .brief = { $game }: { LIST($players) }.
    .braille = { $game }: { LIST($players, join: "comma") }
shell-goes-on = { $game } goes on. Playing: { LIST($players) }, { $actions ->
        [0] nobody has moved yet
        [one] { $actions } move made
       *[other] { $actions } moves made
    }.
    .brief = { $game } goes on: { LIST($players) }.
    .braille = { $game } on: { LIST($players, join: "comma") }
shell-ended-before = { $game } ended last time, at the table: { $players }.
    .brief = { $game }: the end.
    .braille = { $game } end
shell-left = The match is saved. { $at ->
        [home] Start the program again, and an empty line goes on with it.
       *[file] In the terminal, “accessgames resume "{ $file }"” goes on with it.
    }
    .brief = The match is saved.
    .braille = saved
shell-left-home = The match is saved.
    .braille = saved
shell-again-unfinished = The match still goes on, a new one comes after its end; { COMMAND($command) } leaves it.
    .brief = The match still goes on.
    .braille = match goes on
shell-again-table = The match belongs to the table { $occasion } of a tournament, it is not repeated here.
    .brief = A match of a tournament is not repeated.
    .braille = not repeated
shell-good-bye = Good-bye.
    .braille = bye
shell-stopped = Stopped.
shell-crashed = The program stopped because of a mistake, nothing that was saved is lost. Log: { $file }
    .brief = Mistake in the program, log: { $file }
shell-crashed-far = The program stopped because of a mistake, nothing that was saved is lost. The host has the log.
shell-crashed-unlogged = The program stopped because of a mistake, nothing that was saved is lost. No log can be written.
shell-game = { $game }

## Whose turn it is

shell-over = The match is over.
    .brief = The match is over.
    .braille = match over
shell-after-end = { $again ->
        [no] You may ask { COMMAND(WORD("why")) }, { COMMAND(WORD("history")) } or { COMMAND(WORD("analysis")) }.
       *[yes] Go on: { COMMAND(WORD("rematch")) }, { COMMAND(WORD("home")) }, { COMMAND(WORD("why")) } or { COMMAND(WORD("analysis")) }.
    }
    .brief = { COMMAND(WORD("why")) }, { COMMAND(WORD("history")) }, { $again ->
        [no] { COMMAND(WORD("quit")) }
       *[yes] { COMMAND(WORD("rematch")) }, { COMMAND(WORD("home")) }
    }
    .braille = { WORD("why") }, { $again ->
        [no] { WORD("history") }, { WORD("quit") }
       *[yes] { WORD("rematch") }, { WORD("home") }
    }
shell-can-do = Possible moves: { $count }.
    .brief = Moves: { $count }.
    .braille = moves { $count }
shell-hand-over = Over to { NAME($who) }. { $screen ->
        [stays] What is on the screen stays there. Then type{" "}
        [scrolled] The screen has been scrolled. Then type{" "}
       *[none] Then type{" "}
    }{ COMMAND(WORD("yes")) }{ $screen ->
        [wiped] {" "}and Enter.
       *[none] .
    }
    .brief = Keyboard: { NAME($who) }. { $screen ->
        [stays] The screen stays. Then{" "}
        [scrolled] The screen is scrolled. Then{" "}
       *[none] Then{" "}
    }{ COMMAND(WORD("yes")) }.
    .braille = { NAME($who) }: { WORD("yes") }?
shell-confirm-quit = Really leave? The match stays saved. Type { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .brief = Leave? { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .braille = leave? { WORD("yes") }/{ WORD("no") }
shell-confirm-abandon = Leave the match unfinished for good? { $sealed ->
        [yes] Its seed will stand in the record, and nobody
       *[no] Nobody
    } can go on with it. Type { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .brief = Leave it unfinished for good? { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .braille = abandon? { WORD("yes") }/{ WORD("no") }
shell-abandoned = The match stays unfinished, record: { $file }
    .braille = abandoned
shell-abandon-over = The match is over, it cannot be left unfinished any more.
    .braille = over
shell-abandon-table = The match is { $occasion } of a tournament, it cannot be left unfinished. The organiser enters the result.
    .brief = The match { $occasion } belongs to a tournament, it cannot be left unfinished.
    .braille = tournament { $occasion }
shell-stay = We play on.
    .braille = we play on
shell-doubt-idle = Is { COMMAND($words) } really meant? Type { COMMAND($words) } once more, or { COMMAND(WORD("no")) }.
    .brief = Really { COMMAND($words) }? Again, or { COMMAND(WORD("no")) }.
    .braille = { $words }: { WORD("yes") }/{ WORD("no") }?
shell-not-meant = All right, not done.
    .brief = Not done.
    .braille = not done
shell-paused = Pause, the time stands still. Type { COMMAND(WORD("go-on")) } to play on.
    .brief = Pause. To play on: { COMMAND(WORD("go-on")) }.
    .braille = pause: { WORD("go-on") }
shell-goes-on-again = The time is running again.
shell-no-time = No time is running now, there is nothing to stop.
    .brief = No time is running now.
    .braille = no time running
shell-who-acts = To act: { $who }.
    .brief = { $who }.
    .braille = to act: { $who }
shell-who-speaks = Who? Begin with the number or the name: { LIST($players, join: "comma") }.
    .brief = Who? { LIST($players, join: "comma") }.
    .braille = who? { LIST($players, join: "comma") }
shell-confirm-chance = { $heard } Right? Type { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .brief = { $heard } Right?
    .braille = { $heard }?
shell-chance-unheard = “{ $word }” confirms nothing here, type what is on the table.
    .brief = “{ $word }” confirms nothing.
    .braille = “{ $word }” confirms nothing
shell-chance-awaited = Nobody is to move now, first type what is on the table.
    .brief = First type what is on the table.
    .braille = what is on table?
shell-no-own-chance = In this game you throw no dice of your own.
shell-player-human = { NAME($who) } is a person.
    .brief = { NAME($who) }: person
    .braille = { NAME($who) } person
shell-player-bot = { NAME($who) } is the computer, level { $level }.
    .brief = { NAME($who) }: computer { $level }
    .braille = { NAME($who) } comp. { $level }
shell-player-level = { NAME($who) } is the computer, level { $level }, { $name }.
    .brief = { NAME($who) }: computer { $level }, { $name }
    .braille = { NAME($who) } comp. { $level }
shell-player-character = { NAME($who) } is the computer, about as strong as level { $level }, { $name }.
    .brief = { NAME($who) }: computer, about { $level }, { $name }
    .braille = { NAME($who) } about { $level }
shell-player-policy = { NAME($who) } is the computer, policy { $policy }.
    .brief = { NAME($who) }: computer { $policy }
    .braille = { NAME($who) } comp. { $policy }
shell-who-is = “{ $typed }” is not at the table. Players here: { LIST($names) }.
    .brief = “{ $typed }” is not here.
    .braille = not here: { $typed }
shell-level = { $level ->
        [1] beginner
        [2] apprentice
        [3] player
        [4] master
       *[other] grandmaster
    }
shell-bot-name = { $number ->
        [1] Alpha
        [2] Beta
        [3] Gamma
        [4] Delta
        [5] Epsilon
       *[other] Robot { $number }
    }

## What happened

shell-nothing-happened = Nothing has happened yet.
shell-nothing-since = { PERSON($who) ->
        [you] Nothing has happened since your turn.
       *[other] Nothing has happened since the turn.
    }
    .brief = Nothing since then.
    .braille = nothing since
shell-since-own = { PERSON($who) ->
        [you] Gained since your last turn: { LIST($entries, join: "comma") }.
       *[other] Gained since the last turn: { LIST($entries, join: "comma") }.
    }
    .brief = Gained: { LIST($entries, join: "comma") }.
    .braille = new { LIST($entries, join: "comma") }
shell-since-start = Gained since the match began: { LIST($entries, join: "comma") }.
    .brief = Gained: { LIST($entries, join: "comma") }.
    .braille = new { LIST($entries, join: "comma") }
shell-since-nothing = Nobody has gained anything since then.
    .brief = Nobody gained anything.
    .braille = new none
shell-since-of = { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    } { LIST($things) }
    .brief = { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    } { LIST($things) }
    .braille = { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    } { SHORT($things) }
shell-thanks = You are welcome.
shell-which-meant = It is not certain which of these you mean. Type its number.
    .brief = Which of these? Type a number.
    .braille = which? number
shell-now-more = { COMMAND(WORD("moves")) } lists the possible moves, { COMMAND(WORD("hint")) } advises, { COMMAND(WORD("primer")) } explains the game.
    .brief = Next: { COMMAND(WORD("moves")) }, { COMMAND(WORD("hint")) } and { COMMAND(WORD("primer")) }.
    .braille = { WORD("moves") }, { WORD("hint") }, { WORD("primer") }
shell-primer-more = { COMMAND(WORD("rules"), WORD("all")) } reads all the rules, { COMMAND(WORD("learn")) } teaches the game.
    .brief = Next: { COMMAND(WORD("rules"), WORD("all")) } and { COMMAND(WORD("learn")) }.
    .braille = { WORD("rules") } { WORD("all") }, { WORD("learn") }
shell-not-here = { COMMAND($word) } means nothing in this game.
    .brief = { COMMAND($word) }: not in this game.
    .braille = { $word } no
shell-undo-whose = Only { NAME($who) }, who made the last move, may take it back. Are they at the keyboard? Type { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .brief = Undo only by { NAME($who) }. At the keyboard? { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }?
    .braille = undo only { NAME($who) }: { WORD("yes") }/{ WORD("no") }?
shell-undo-not = The move stays.
    .braille = move stays
shell-taken-back = { $count ->
        [one] Taken back.
       *[other] Taken back with what followed, { $count } moves.
    }
    .brief = Taken back.
    .braille = undone
shell-unchanged = No change: { $line }
    .brief = No change: { $line }
    .braille = still: { $line }
shell-repeated = Again: { $line }
    .brief = Again: { $line }
    .braille = again: { $line }
shell-once-more = Once more: { $line }
    .brief = Once more: { $line }
    .braille = repeat: { $line }
shell-short-line = It reads: { $line }
    .brief = It reads: { $line }
    .braille = is { $line }

## Lists, and reading in parts

shell-list-item = { $number } of { $count }: { $item }
    .brief = { $number }: { $item }
    .braille = { $number } { $item }
shell-list-only = The only one, number 1: { $item }
    .brief = Only 1: { $item }
    .braille = 1 { $item }
shell-moves-count = Possibilities: { $count }, here are the first { $told }.
    .brief = { NP($count, noun: "possibility") }, first { $told }.
    .braille = { $count } moves, 1-{ $told }
shell-moves-ordered = { NP($count, noun: "possibility") } { $order }, the first { $told }.
    .brief = { NP($count, noun: "possibility") } { $order }, first { $told }.
    .braille = { $count } { $order }, 1-{ $told }
shell-moves-order = Sorted { $order }.
    .brief = { CAP($order) }.
    .braille = { $order }
shell-order-unknown = “{ $words }” is no way to sort moves; here you can type { COMMANDS($orders, join: "or") }.
    .brief = “{ $words }” is not here, only { COMMANDS($orders, join: "or") }.
    .braille = { LIST($orders, join: "or") }
shell-order-rated = In a tournament match moves cannot be sorted { COMMAND($order) }, only { COMMANDS($orders, join: "or") }.
    .brief = In a tournament: { COMMANDS($orders, join: "or") }.
    .braille = { LIST($orders, join: "or") }
shell-list-word = I do not understand “{ $word }” after { COMMAND(WORD("moves")) }, a kind of move belongs there, such as { COMMAND(WORD("moves"), $example) }.
    .brief = “{ $word }” is no kind of move, try { COMMAND(WORD("moves"), $example) }.
    .braille = { $word }? { WORD("moves") } { $example }
shell-hint-rated = The program gives no advice in a tournament match.
    .brief = No advice in a tournament.
    .braille = no advice here
shell-hint-locked = Advice is locked in this match.
    .brief = Advice is locked.
    .braille = advice locked
shell-hands-unknown = The program does not know who holds what, so it gives no advice and lists no moves.
    .brief = Hands are unknown, no advice.
    .braille = hands unknown
shell-people-only = With cards of your own only people play, a computer player cannot hold them.
    .brief = Cards of your own: people only.
    .braille = people only
shell-list-more = { $left } left, type { COMMAND(WORD("next")) }.
    .brief = { $left } left: { COMMAND(WORD("next")) }.
    .braille = +{ $left }: { WORD("next") }
shell-reading-more = { NP($left, noun: "sentence") } left, type { COMMAND(WORD("next")) }.
    .brief = { $left } left: { COMMAND(WORD("next")) }.
    .braille = +{ $left }: { WORD("next") }
shell-answer-more = { NP($left, noun: "text-line") } left, type { COMMAND(WORD("next")) }.
    .brief = { $left } left: { COMMAND(WORD("next")) }.
    .braille = +{ $left }: { WORD("next") }
shell-list-end = There is nothing more.
shell-list-start = This is the beginning.
shell-list-stale = The list is out of date, have it read again.
    .brief = The list is out of date.
    .braille = list is old
shell-no-list = Number { $number } chooses nothing now, { COMMAND(WORD("moves")) } reads a list.
    .brief = { $number }: no list.
    .braille = { $number }: no list
shell-no-page = Nothing is being read, { COMMAND(WORD("moves")) } reads a list.
    .brief = Nothing is being read.
    .braille = nothing
shell-nothing-listed = Number { $number } chooses nothing now, no list is being read.
    .braille = no number { $number }
shell-nothing-read = Nothing is being read.
    .braille = nothing to read
shell-word = { $word }

## Moves, hints, reasons

shell-no-such-move = There is no such move now: “{ $text }”.
    .brief = No such move: “{ $text }”.
    .braille = none: { $text }
shell-try-what = After { COMMAND($command) } comes a move or a number, such as { COMMAND($command, $example) }.
    .brief = After { COMMAND($command) } comes a move or a number.
    .braille = { $command }: move or number
shell-hint = Hint: { $move }
    .brief = Hint: { $move }
    .braille = hint { $move }
shell-hint-how = Number 1 plays it, or { COMMAND($words) }.
    .brief = Typed: { COMMAND($words) }.
    .braille = { $words }
shell-hint-more = Type { COMMAND($next) } for more, { COMMAND($all) } for all.
    .brief = More: { COMMAND($next) }, everything: { COMMAND($all) }.
    .braille = more: { $next }
shell-advice-costs = With advice the match brings no personal record and no rating. Give advice? Type { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .brief = Advice costs records and rating. Give advice? { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .braille = no record: { WORD("yes") }/{ WORD("no") }?
shell-advice-ends = The solution ends the try, without points or a record. Tell it? Type { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .brief = The solution ends the try, no record. Tell it? { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .braille = solve = end: { WORD("yes") }/{ WORD("no") }?
shell-advice-not = No advice is given.
    .braille = no advice
shell-solution = That ends the try, here is the solution.
    .brief = The try ends, the solution:
    .braille = end, solution:
shell-help-locked = Advice is locked until the match ends, for everybody at the table.
    .brief = Advice is locked until the end.
    .braille = advice locked
shell-help-over = The match is over, locking advice makes no sense.
    .brief = The match is over.
    .braille = over
shell-no-hint = There is nothing to advise now.
shell-why-whom = { $count ->
        [0] “{ $word }” has no answer, there is no computer player here.
       *[other] I do not know “{ $word }”, { COMMAND(WORD("why")) } is followed by { COMMAND(WORD("computer")) } or a name: { $names }.
    }
    .brief = “{ $word }” is unknown.
    .braille = unknown { $word }
shell-why-idle = No computer player has done anything yet.
shell-why-last = The last decision of { NAME($who) }:
    .brief = { NAME($who) } last time:
    .braille = { NAME($who) }:
shell-why-deed = { NAME($who) }: { $move }
    .brief = { NAME($who) }: { $move }
    .braille = { NAME($who) }: { $move }
shell-why-random = { NAME($who) } chooses at random.
    .brief = { NAME($who) }: at random.
    .braille = { NAME($who) } random
shell-why-silent = { NAME($who) } keeps the reason to itself.
    .brief = { NAME($who) }: no reason told.
    .braille = { NAME($who) } silent
shell-thinks = { NAME($who) } is thinking, you have waited { NP($seconds, noun: "second") }. Ctrl plus C saves the match and leaves.
    .brief = { NAME($who) } is thinking, { NP($seconds, noun: "second") }.
    .braille = { NAME($who) } thinks { $seconds } s
shell-nothing-to-explain = There is nothing to explain yet.
shell-total = { CAP(ORD($place, noun: "place")) }, { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    }: { $unit ->
        [penalties] { NP($total, noun: "penalty") }
       *[points] { NP($total, noun: "point") }
    }, namely:
    .brief = { NAME($who) }: { $unit ->
        [penalties] { NP($total, noun: "penalty") }
       *[points] { NP($total, noun: "point") }
    }
    .braille = { $place }. { NAME($who) } { $total }
shell-total-bare = { CAP(ORD($place, noun: "place")) }, { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    }{ $points ->
        [no] .
       *[yes] : { $unit ->
            [penalties] { NP($total, noun: "penalty") }
           *[points] { NP($total, noun: "point") }
        }.
    }
    .brief = { $points ->
        [no] { $place }. { NAME($who) }
       *[yes] { NAME($who) }: { $unit ->
            [penalties] { NP($total, noun: "penalty") }
           *[points] { NP($total, noun: "point") }
        }
    }
    .braille = { $points ->
        [no] { $place }. { NAME($who) }
       *[yes] { $place }. { NAME($who) } { $total }
    }
shell-no-section = The rules have no section “{ $word }”, { COMMAND($command, $all) } lists them.
    .brief = No section “{ $word }”.
    .braille = no { $word }
shell-options-all = Options of the match, { $count } in all
shell-options-usual = { $changed ->
        [0] All options are the usual ones, { COMMAND($command, $all) } reads them.
       *[other] The other options are the usual ones, { COMMAND($command, $all) } reads them.
    }
shell-no-options = This game has no options.

## Review of what was told

shell-history-empty = Nothing like that has been told yet.
shell-history-kind = “{ $word }” is not in the history, { COMMAND(WORD("help"), $command) } tells its kinds.
    .brief = “{ $word }” is unknown.
    .braille = unknown { $word }
shell-search-what = After { COMMAND($command) } comes the word to be found.
    .brief = { COMMAND($command) } needs a word.
    .braille = { $command }: which word?
shell-history-step = { $number } of { $count }: { $line }
    .brief = { $number }: { $line }
    .braille = { $number } { $line }
shell-oldest = There is no older line.
shell-newest = There is no newer line.

## The match and files

shell-saved = The match is saved after every move. File: { $file }
    .brief = Saved: { $file }
    .braille = saved
shell-check-agrees = It agrees, the whole match is by the rules.
    .brief = It agrees.
    .braille = agrees
shell-check-differs = It differs, the journal leads to another position.
shell-transcript-none = No transcript is being written.
shell-transcript-goes = The transcript goes to { $file }
    .brief = Transcript: { $file }
    .braille = transcript on
shell-transcript-begun = The transcript begins in { $file }
    .brief = Transcript: { $file }
    .braille = transcript on
shell-transcript-ended = The transcript is in { $file }
    .brief = Transcript done: { $file }
    .braille = transcript done
shell-transcript-broken = The transcript cannot be written any more and ends. { $file }
    .brief = The transcript ended with a mistake.
    .braille = transcript failed
shell-file-exists = { $file } exists already and is not overwritten.
    .brief = { $file } exists already.
    .braille = exists already
shell-file-folder-missing = There is no folder for { $file }.
    .brief = There is no such folder.
    .braille = no folder
shell-file-is-folder = { $file } is a folder, a file is needed.
    .brief = { $file } is a folder.
    .braille = is a folder
shell-file-permission = The program may not write { $file }.
    .brief = It cannot be written there.
    .braille = no permission
shell-file-system = { $file } cannot be used, the system says: { $reason }
    .brief = The file cannot be used.
    .braille = file fails
shell-file-name = “{ $file }” cannot be the name of a file.
shell-sheet-written = The sheet for the fingers is in the file { $file }
    .brief = Sheet: { $file }
    .braille = sheet written
shell-sheet-swell = { $pages ->
        [1] The sheet for swell paper is in the file { $file }
       *[other] The sheet has { NP($pages, noun: "page") }, the first in the file { $file }, the last in the file { $last }
    }
    .brief = { $pages ->
        [1] Sheet: { $file }
       *[other] { NP($pages, noun: "page") }: { $file } to { $last }
    }
    .braille = { $pages ->
        [1] sheet written
       *[other] { NP($pages, noun: "page") }
    }
shell-sheet-text = The text in Braille is in the file { $file }
    .brief = Text: { $file }
    .braille = text written
shell-sheet-title = { CAP($word) }
shell-sheet-file = After { COMMAND($command) } comes the name of a file ending in brf, pef, svg or txt, such as { COMMAND($command, "board.brf") }.
    .brief = The name of a file is missing, such as board.brf.
    .braille = no file name
shell-sheet-what = “{ $words }” cannot be embossed; try { COMMANDS($answers, join: "or") }.
    .brief = “{ $words }” cannot be embossed.
    .braille = { $words }: no
shell-no-result = There is no result before the end of the match.
    .brief = No result yet.
    .braille = no result yet
shell-silence = Silence.

## What was typed

shell-too-long = The line has { NP($count, noun: "sign") }, at most { $most } are allowed.
    .brief = The line is too long, at most { $most }.
    .braille = too long
shell-unprintable = The line has invisible characters, so nothing was done.
    .brief = Invisible characters, nothing was done.
    .braille = invisible characters
shell-not-done-by-other = The rest of the line is void, the keyboard goes to somebody else.
    .brief = The rest of the line is void.
    .braille = rest is void
shell-not-done = Not done: { $commands }.
    .brief = Not done: { $commands }.
    .braille = not: { $commands }
shell-not-done-heard = Not done: { $command }. Something new was heard before it.
    .brief = Not done: { $command }, something new was heard.
    .braille = not: { $command }, news
shell-only-asked = A question mark only asks, nothing has happened.
    .brief = A question mark only asks.
    .braille = only asked
shell-asked-number = Number { $number } does it, or { COMMAND($words) }.
    .brief = Number { $number } or { COMMAND($words) }.
    .braille = { $number }: { $words }
shell-asked-words = { COMMAND($words) } does it.
    .brief = Type { COMMAND($words) }.
    .braille = type { $words }
shell-asked-same = The same line without the question mark does it.
    .brief = The line without the question mark does it.
    .braille = same without question mark
shell-asked-which = A number only says what that would bring.
    .brief = A number only says what it would bring.
    .braille = number only shows
shell-asked-item = A question mark only asks. Number { $number }: { $item }
    .brief = Only asked, { $number }: { $item }
    .braille = { $number }? { $item }
shell-complete = Possible: { COMMANDS($words, join: "comma") }.
    .braille = { LIST($words, join: "comma") }
shell-complete-none = There is no such word here.
shell-complete-many = There is more than one possibility, { $count } in all, type another letter.
    .braille = { $count } possible

## Help

shell-help-topic = { $topic ->
        [verbs] Moves
        [first] About your move
        [answers] Questions
        [cursor] The board
        [hearing] What was told
        [play] To play
        [day] Daily
        [know] To know the games
        [else] The rest
        [tournament] Tournament
        [people] People
        [rounds] Rounds
        [outcome] Results
       *[program] The program
    }
    .braille = { $topic ->
        [verbs] moves
        [first] your move
        [answers] questions
        [cursor] board
        [hearing] what was told
        [play] to play
        [day] daily
        [know] the games
        [else] the rest
        [tournament] tournament
        [people] people
        [rounds] rounds
        [outcome] results
       *[program] program
    }
shell-help-verbs = Moves: { COMMANDS($words) }.
    .braille = { LIST($words, join: "comma") }
shell-help-example = A whole move, for example { COMMAND($words) }.
    .braille = such as { $words }
shell-help-first = About your move: { COMMANDS($words) }.
    .braille = { LIST($words, join: "comma") }
shell-help-answers = You may ask: { COMMANDS($words) }.
    .braille = { LIST($words, join: "comma") }
shell-help-cursor = On the board: { COMMANDS($words) }.
    .braille = { LIST($words, join: "comma") }
shell-help-hearing = What was told: { COMMANDS($words) }.
    .braille = { LIST($words, join: "comma") }
shell-help-steps = Comma and full stop step through the history.
    .braille = , and . step back
shell-help-program = The program: { COMMANDS($words) }.
    .braille = { LIST($words, join: "comma") }
shell-help-more = One word is explained by { COMMAND($command, WORD("moves")) }.
    .braille = { $command } { WORD("moves") }
shell-help-key = The key for { COMMAND($word) } is { $key }.
shell-no-help = “{ $word }” is unknown, { COMMAND($command) } gives an overview.
    .brief = “{ $word }” is unknown.
    .braille = unknown { $word }
shell-no-help-for = There is no help for { COMMAND($word) }.
    .brief = { COMMAND($word) }: no help.
    .braille = { $word }: nothing

## Settings and keys

shell-setting = { CAP($setting) }: { $value }.
    .braille = { $setting }: { $value }
shell-setting-text = Change it like this: { COMMAND($command, "Jana") }
    .brief = { COMMAND($command, "Jana") }
shell-next-match = It applies from the next match.
    .braille = from next match
shell-value = { $value }
shell-no-setting = There is no setting “{ $word }”, { COMMAND($command) } lists them all.
    .brief = No setting “{ $word }”.
    .braille = no { $word }
shell-no-value = “{ $word }” is not possible; type { COMMANDS($choices, join: "or") }.
    .brief = Only { COMMANDS($choices, join: "or") }.
    .braille = { LIST($choices, join: "comma") }
shell-no-display = { $state ->
        [joining] The Braille display is only being connected
        [away] The Braille display is not connected now
       *[none] No Braille display is connected
    }, the hand is told aloud.
    .brief = { $state ->
        [joining] The Braille display is only being connected.
       *[none] No Braille display is connected.
    }
    .braille = no display
shell-line-away = The Braille display { $state ->
        [joining] is only being connected
       *[away] is not connected now
    }. { COMMAND($command) } puts it on the screen.
    .brief = The display { $state ->
        [joining] is being connected
       *[away] is away
    }. Otherwise { COMMAND($command) }.
    .braille = away: { $command }
shell-on-display = It is on the Braille display.
    .braille = on display
shell-key-colon = A colon begins a word that is typed whole and ended with Enter.
    .braille = colon: type
shell-key-typed = { $count ->
        [0] Here the answer is typed in full and confirmed with Enter.
       *[other] Here the answer is typed in full and confirmed with Enter: { COMMANDS($words, join: "or") }.
    }
    .brief = { $count ->
        [0] The answer is typed in full.
       *[other] Type { COMMANDS($words, join: "or") }.
    }
    .braille = { $count ->
        [0] type in full
       *[other] type { LIST($words, join: "or") }
    }
shell-key-line = { $key ->
        [space] space bar
        [comma] comma
        [point] full stop
        [plus] plus
        [minus] minus
        [question] question mark
        [up] arrow up
        [down] arrow down
        [left] arrow left
        [right] arrow right
        [home] Home
        [end] End
        [tab] Tab
        [enter] Enter
        [escape] Escape
        [help] F1
        [save] Ctrl S
        [quit] Ctrl Q
        [semicolon] semicolon
        [equals] equals sign
        [asterisk] asterisk
        [slash] slash
        [control-home] Ctrl Home
        [control-end] Ctrl End
        [back-tab] Shift and Tab
        [control-right] Ctrl and arrow right
        [page-up] Page Up
        [page-down] Page Down
       *[other] key { $key }
    }: { $word }
    .braille = { $key ->
        [space] space
        [comma] comma
        [point] full stop
        [plus] plus
        [minus] minus
        [question] question mark
        [up] arrow up
        [down] arrow down
        [left] arrow left
        [right] arrow right
        [home] Home
        [end] End
        [tab] Tab
        [enter] Enter
        [escape] Escape
        [help] F1
        [save] Ctrl S
        [quit] Ctrl Q
        [semicolon] semicolon
        [equals] equals sign
        [asterisk] asterisk
        [slash] slash
        [control-home] Ctrl Home
        [control-end] Ctrl End
        [back-tab] Shift and Tab
        [control-right] Ctrl and arrow right
        [page-up] Page Up
        [page-down] Page Down
       *[other] { $key }
    }: { $word }
shell-key-unknown = { $key ->
        [special] This key
       *[letter] Key { $key }
    } means nothing here, { COMMAND($command) } lists them all.
    .brief = { $key ->
        [special] This key
       *[letter] Key { $key }
    } means nothing here.
    .braille = { $key ->
        [special] key
       *[letter] { $key }
    }: nothing

## First start

shell-ask-language = English: type “en”. Čeština: napište “cs”. Empty line: English.
    .braille = en / cs?
shell-ask-speech = Do you hear this sentence once, twice, or never? Empty line: once.
    .brief = Do you hear this once, twice, or never?
    .braille = heard once, twice, never?
shell-ask-speech-aloud = No screen reader was found, so the program reads these questions itself. If you hear nothing else, type { COMMAND(WORD("heard-never")) }.
    .brief = If you hear the program alone, type { COMMAND(WORD("heard-never")) }.
    .braille = program alone: { WORD("heard-never") }
shell-heard-twice = This program does not speak, your reader can switch off the other voice.
    .braille = no own voice
shell-heard-never = The program itself speaks now, { COMMAND($command) } stops it.
    .braille = program speaks
shell-heard-typing = It says typed letters, too; { COMMAND(WORD("settings"), WORD("set-echo")) } changes that. Any key stops it, { COMMAND(WORD("again")) } goes on.
    .brief = It says typed letters, too; any key stops it.
    .braille = keys stop, { WORD("again") } goes on

## Questions before a match

shell-no-games = No game is installed.
shell-dialogue-help = An empty line takes what is offered, { COMMAND(WORD("undo")) } goes back, { COMMAND(WORD("quit")) } leaves.
    .brief = An empty line takes what is offered.
    .braille = empty line: default
shell-choose = “{ $word }” is not possible; type { COMMANDS($choices, join: "or") }.
    .brief = Only { COMMANDS($choices, join: "or") }.
    .braille = { LIST($choices, join: "comma") }
shell-ask-name = What is your name? Empty line: { $usual }.
    .braille = name? ({ $usual })
shell-ask-name-of = What is the name of player { $number }? Empty line: { $usual }.
    .braille = name { $number }? ({ $usual })
shell-usual-name = { $people ->
        [1] Player
       *[other] Player { $number }
    }
shell-name-taken = The name { $name } is taken.
    .braille = { $name }: taken
shell-words-wanted = Players will add words of their own to the luck, they are asked for before the match begins.
    .brief = Words for the luck: yes.
    .braille = words: yes
shell-words-chosen = The seed is a chosen one, words are not added to such luck.
    .brief = A chosen seed takes no words.
    .braille = seed chosen
shell-words-begin = Now each person types words for the luck. They are not shown, and count when all have theirs.
    .brief = Words for the luck, not shown while typed.
    .braille = words unseen
shell-ask-words = { $who }, words for the luck? Empty line: none.
    .brief = { $who }, words for the luck?
    .braille = { $who }: words?
shell-words-taken = The words are taken.
    .brief = Taken.
    .braille = taken
shell-words-none = No words.
    .braille = none
shell-words-unfit = The words have { NP($count, noun: "sign") }, there may be { $most } at most and none that cannot be seen.
    .brief = At most { NP($most, noun: "sign") }.
    .braille = at most { $most }
shell-ask-option = Which rule do you want to change? Empty line: none.
    .braille = which rule?
shell-ask-choice = How should it be? Empty line: unchanged.
    .braille = how?

## Personal records

shell-records-title = Personal records:
    .braille = records
shell-records-of = { $game }:
    .braille = { $game }
shell-records-none = There is no such personal record yet.
    .brief = No record yet.
    .braille = no record
shell-records-not-here = No personal records are kept here.
    .brief = No records here.
    .braille = no records here
shell-record-line = { $title }: { $value }, { $name }.
    .brief = { $title }: { $value }, { $name }
    .braille = { $title } { $value } { $name }
shell-record-first = First personal record of { $name }, { $title }: { $value }.
    .brief = { $name }, first record, { $title }: { $value }.
    .braille = { $name } { $title } { $value }
shell-record-new = New personal record of { $name }, { $title }: { $value }, so far { $before }.
    .brief = { $name }, new record, { $title }: { $value }.
    .braille = { $name } { $title } { $value }!
shell-record-stays = The personal record of { $name } stays, { $title }: { $value }.
    .brief = { $name }, record stays, { $title }: { $value }.
    .braille = { $name } { $title } still { $value }
shell-record-advised = A match with advice brings no personal record.
    .brief = No record with advice.
    .braille = advice, no record
shell-record-count = { $count }
    .braille = { $count }
shell-record-time = { LIST($time) }
    .brief = { $figures }
    .braille = { $figures }
shell-record-points = { NP($points, noun: "point") }
    .brief = { $points }
    .braille = { $points }

## Keys and abbreviations of one's own

shell-own-line = { $kind ->
        [own-keys] Key { $name }
       *[abbreviations] Abbreviation { $name }
    }: { $command }
    .braille = { $name }: { $command }
shell-own-empty = { $kind ->
        [own-keys] There is no key of your own, { COMMAND($command, "f5", WORD("free")) } would add one.
       *[abbreviations] There is no abbreviation of your own, { COMMAND($command, "fr", WORD("free")) } would add one.
    }
    .brief = There is none.
    .braille = none
shell-own-none = { $kind ->
        [own-keys] The key { $name } means nothing of your own.
       *[abbreviations] There is no abbreviation “{ $name }”.
    }
    .braille = no { $name }
shell-own-gone = { $kind ->
        [own-keys] The key { $name } means what it did before.
       *[abbreviations] The abbreviation “{ $name }” is gone.
    }
    .braille = { $name } gone
shell-own-key-not = The key { $name } cannot be given; a letter or a sign can, or f2 to f12.
    .brief = The key { $name } cannot be given.
    .braille = { $name } not possible
shell-own-word-not = “{ $name }” cannot be an abbreviation; it takes 2 to 12 small letters that mean nothing yet.
    .brief = “{ $name }” cannot be an abbreviation.
    .braille = { $name } not possible
shell-own-long = “{ $words }” is too long here, at most { $most } characters fit.
    .brief = At most { $most } characters.
    .braille = at most { $most } characters
shell-own-full = No more than { $most } can be kept, one has to go.
    .brief = At most { $most }.
    .braille = at most { $most }
shell-own-unknown = “{ $words }” is neither a command nor a move of this game.
    .brief = “{ $words }” is no command.
    .braille = no command: { $words }

## Putting right what was told of dice, cards and pieces

correction-now = Corrected, this is right:
    .braille = corrected:
correction-unseen = Corrected.
    .braille = corrected
correction-changed = This changes what followed:
    .braille = changes:
correction-rest = Everything that followed still counts.
    .brief = The rest still counts.
    .braille = rest counts
correction-lost = From here on it no longer fits: { NP($count, noun: "turn") } must be told again. No longer counts:
    .brief = { NP($count, noun: "turn") } again. No longer counts:
    .braille = { $count } no longer:
shell-correct-nothing = Nothing like that has been told of the table yet, there is nothing to correct.
    .brief = Nothing to correct.
    .braille = nothing to correct
shell-correct-which = Correct what?
    .braille = correct what?
shell-correct-what = Now: { $old } { $asked }
    .brief = { $asked }
    .braille = fix { $old }: { $asked }
shell-correct-means = Until now: { $old } Corrected: { $new }{ $lost ->
        [0] {""}
       *[other] {" "}{ NP($lost, noun: "turn") } must be told again.
    }
    .brief = Corrected: { $new }
    .braille = now: { $new }
shell-correct-sure = Correct it like this? Type { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .brief = Correct it?
    .braille = correct it?
shell-correct-agree = Does { NAME($who) } agree with the correction? { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }, “all” for everybody.
    .brief = Does { NAME($who) } agree?
    .braille = { NAME($who) } agrees?
shell-correct-organiser = In a tournament only the organiser may agree, with the word { COMMAND($word) }. { COMMAND(WORD("no")) } drops it.
    .brief = The word { COMMAND($word) } confirms it.
    .braille = confirm: { $word }
shell-correct-stays = Nothing is corrected.
    .braille = unchanged
shell-told-alike = { $heard } Is it that? { COMMAND(WORD("yes")) } confirms it, after { COMMAND(WORD("no")) } it is the command { COMMAND($word) }.
    .brief = { $heard } { COMMAND(WORD("yes")) }, or the command { COMMAND($word) }: { COMMAND(WORD("no")) }.
    .braille = { $heard } { WORD("yes") }/{ WORD("no") }?
