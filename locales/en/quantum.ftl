# Quantum in English. What happened has three forms: full, brief and short for a Braille line.

quantum-name = Quantum

## Parts of sentences

quantum-somebody = { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    }
quantum-score-of = { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    } { $points }
quantum-missing = { $colour } is missing
quantum-die = { $number } { $face }
    .voice = { ORD($number) } { $face }
quantum-group = { $colour } { LINES($numbers) }
    .braille = { SHORT($colour) }{ $digits }

## The throw

quantum-started = { PERSON($who) ->
        [you] You start.
       *[other] { NAME($who) } starts.
    }
    .brief = { PERSON($who) ->
        [you] You start.
       *[other] { NAME($who) } starts.
    }
    .braille = { PERSON($who) ->
        [you] you start
       *[other] { NAME($who) } starts
    }
quantum-doubt-nothing = Really write nothing? Type { COMMAND(WORD("nothing", of: "quantum")) } again, or { COMMAND(WORD("no")) }.
    .brief = Writing is possible. { COMMAND(WORD("nothing", of: "quantum")) } again, or { COMMAND(WORD("no")) }?
    .braille = sure? { WORD("nothing", of: "quantum") }/{ WORD("no") }
quantum-turn-began = { PERSON($who) ->
        [you] Your turn.
       *[other] { NAME($who) } plays.
    }
    .brief = { PERSON($who) ->
        [you] Your turn.
       *[other] { NAME($who) } plays.
    }
    .braille = { PERSON($who) ->
        [you] your turn
       *[other] { NAME($who) } plays
    }
quantum-rolled = { CAP(LINES($items, join: "comma")) }; white { $white } is counted.
    .brief = { CAP(LIST($items, join: "comma")) }.
    .braille = { SHORT($sums) }
quantum-rolled-bot = { CAP(LINES($sums, join: "comma")) }.
    .brief = { CAP(LIST($sums, join: "comma")) }.
    .braille = { SHORT($sums) }
quantum-rolled-again = Now { LINES($items, join: "comma") }.
    .brief = Now { LIST($items, join: "comma") }.
    .braille = { SHORT($sums) }
quantum-rolled-same = The totals stay the same.
    .brief = The same totals.
    .braille = { SHORT($sums) }
quantum-keeping = { PERSON($who) ->
        [you] You keep the throw.
       *[other] { NAME($who) } keeps the throw.
    }
    .brief = { PERSON($who) ->
        [you] You keep.
       *[other] { NAME($who) } keeps.
    }
    .braille = { PERSON($who) ->
        [you] you keep
       *[other] { NAME($who) } keeps
    }
quantum-rerolling = { PERSON($who) ->
        [you] You reroll { NP($count, noun: "die") }.
       *[other] { NAME($who) } rerolls { NP($count, noun: "die") }.
    }
    .brief = { PERSON($who) ->
        [you] You reroll { $count }.
       *[other] { NAME($who) } rerolls { $count }.
    }
    .braille = { PERSON($who) ->
        [you] reroll { $count }
       *[other] { NAME($who) } rerolls { $count }
    }
quantum-rerolling-all = { PERSON($who) ->
        [you] You reroll all dice.
       *[other] { NAME($who) } rerolls all dice.
    }
    .brief = { PERSON($who) ->
        [you] You reroll all.
       *[other] { NAME($who) } rerolls all.
    }
    .braille = { PERSON($who) ->
        [you] reroll all
       *[other] { NAME($who) } rerolls all
    }

## Writing

quantum-wrote = { PERSON($who) ->
        [you] You write { $number }.
       *[other] { NAME($who) } writes { $number }.
    }
    .brief = { PERSON($who) ->
        [you] Written: { $number }.
       *[other] { NAME($who) }: { $number }.
    }
    .braille = { PERSON($who) ->
        [you] you { SHORT($number) }
       *[other] { NAME($who) } { SHORT($number) }
    }
quantum-column = { PERSON($who) ->
        [you] Column { $column }: ⏎ { NP($points, noun: "point") }, ⏎ { $score } in all.
       *[other] { NAME($who) }, ⏎ column { $column }: ⏎ { NP($points, noun: "point") }, ⏎ { $score } in all.
    }
    .brief = { PERSON($who) ->
        [you] Column { $column }: { $points }, { $score } in all.
       *[other] { NAME($who) }: { $points } for column { $column }, { $score } in all.
    }
    .braille = { PERSON($who) ->
        [you] col{ $column } { $points }, { $score }
       *[other] { NAME($who) } c{ $column } { $points }, { $score }
    }
quantum-near-full = { PERSON($who) ->
        [you] Your sheet lacks two numbers, ⏎ the game may end in the next turn.
       *[other] { NAME($who) }: ⏎ the sheet lacks two numbers, ⏎ the game may end in the next turn.
    }
    .brief = { PERSON($who) ->
        [you] Your sheet lacks two numbers.
       *[other] { NAME($who) }: the sheet lacks two numbers.
    }
    .braille = { PERSON($who) ->
        [you] lacks 2 numbers
       *[other] { NAME($who) } lacks 2
    }
quantum-near-misses = { PERSON($who) ->
        [you] Your next miss ends the game.
       *[other] { NAME($who) }: the next miss ends the game.
    }
    .brief = { PERSON($who) ->
        [you] The next miss ends the game.
       *[other] { NAME($who) }: the next miss ends the game.
    }
    .braille = { PERSON($who) ->
        [you] next miss = end
       *[other] { NAME($who) }: miss = end
    }
quantum-passed-alone = { PERSON($who) ->
        [you] You write nothing in step B.
       *[other] { NAME($who) } writes nothing in step B.
    }
    .brief = { PERSON($who) ->
        [you] Step B: nothing.
       *[other] { NAME($who) }, step B: nothing.
    }
    .braille = { PERSON($who) ->
        [you] B: nothing
       *[other] { NAME($who) } B: nothing
    }
quantum-passed = { PERSON($who) ->
        [you] You write nothing.
       *[other] { NAME($who) } writes nothing.
    }
    .brief = { PERSON($who) ->
        [you] Written: nothing.
       *[other] { NAME($who) }: nothing.
    }
    .braille = { PERSON($who) ->
        [you] you nothing
       *[other] { NAME($who) } nothing
    }
quantum-nothing = { PERSON($who) ->
        [you] You cannot write anything.
       *[other] { NAME($who) } cannot write anything.
    }
    .brief = { PERSON($who) ->
        [you] Nothing fits.
       *[other] { NAME($who) }: nothing fits.
    }
    .braille = { PERSON($who) ->
        [you] nothing fits
       *[other] { NAME($who) } no fit
    }
quantum-nothing-several = Nothing fits for { LINES($who) }.
    .brief = Nothing fits: { LIST($who) }.
    .braille = no fit { SHORT($who) }
quantum-chose = { PERSON($who) ->
        [you] You have chosen.
       *[other] { NAME($who) } has chosen.
    }
    .brief = { PERSON($who) ->
        [you] Chosen.
       *[other] { NAME($who) } has chosen.
    }
    .braille = { PERSON($who) ->
        [you] chosen
       *[other] { NAME($who) } has chosen
    }
quantum-chose-number = { PERSON($who) ->
        [you] You choose { $number }.
       *[other] { NAME($who) } chooses { $number }.
    }
    .brief = { PERSON($who) ->
        [you] Chosen: { $number }.
       *[other] { NAME($who) } takes { $number }.
    }
    .braille = { PERSON($who) ->
        [you] chosen { SHORT($number) }
       *[other] { NAME($who) } takes { SHORT($number) }
    }
quantum-chose-nothing = { PERSON($who) ->
        [you] You choose nothing.
       *[other] { NAME($who) } chooses nothing.
    }
    .brief = { PERSON($who) ->
        [you] Chosen: nothing.
       *[other] { NAME($who) } takes nothing.
    }
    .braille = { PERSON($who) ->
        [you] chosen nothing
       *[other] { NAME($who) } takes nothing
    }
quantum-missed = { PERSON($who) ->
        [you] { CAP(ORD($count, noun: "miss")) }, ⏎ { $cost }, ⏎ { $score } in all.
       *[other] { NAME($who) }: ⏎ { ORD($count, noun: "miss") }, ⏎ { $cost }, ⏎ { $score } in all.
    }
    .brief = { PERSON($who) ->
        [you] { CAP(ORD($count, noun: "miss")) }, { $cost }.
       *[other] { NAME($who) }: { ORD($count, noun: "miss") }, { $cost }.
    }
    .braille = { PERSON($who) ->
        [you] miss { $count }: { $cost } ={ $score }
       *[other] { NAME($who) } m{ $count } { $cost } ={ $score }
    }

## The end

quantum-ended-misses = { PERSON($who) ->
        [you] You have five misses, ⏎ the game ends.
       *[other] { NAME($who) } has five misses, ⏎ the game ends.
    }
    .brief = { PERSON($who) ->
        [you] Five misses, the end.
       *[other] { NAME($who) }: five misses, the end.
    }
    .braille = { PERSON($who) ->
        [you] 5 misses, the end
       *[other] { NAME($who) } 5 misses, end
    }
quantum-ended-alone = { PERSON($who) ->
        [you] Your sheet is full, ⏎ the game ends in step B.
       *[other] { NAME($who) } has a full sheet, ⏎ the game ends in step B.
    }
    .brief = { PERSON($who) ->
        [you] Full sheet, the end.
       *[other] { NAME($who) }: full sheet, the end.
    }
    .braille = { PERSON($who) ->
        [you] full sheet, the end
       *[other] { NAME($who) } full sheet
    }
quantum-ended-full = { PERSON($who) ->
        [you] Your sheet is full, the game ends.
       *[other] { NAME($who) } has a full sheet, the game ends.
    }
    .brief = { PERSON($who) ->
        [you] Full sheet, the end.
       *[other] { NAME($who) }: full sheet, the end.
    }
    .braille = { PERSON($who) ->
        [you] full sheet, the end
       *[other] { NAME($who) } full sheet
    }
quantum-ended-several = Full sheets: { LINES($who) }. ⏎ The game ends.
    .brief = Full sheets: { LIST($who) }, the end.
    .braille = full: { LIST($who, join: "comma") }

## Whose turn it is and what is expected

quantum-turn-over = The match is over.
    .brief = The end.
    .braille = the end
quantum-turn-starter = Lots are drawn to decide who starts.
    .brief = Lots are drawn.
    .braille = drawing lots
quantum-turn-rolling = { PERSON($who) ->
        [you] You throw.
       *[other] { NAME($who) } throws.
    }
    .brief = { PERSON($who) ->
        [you] You throw.
       *[other] { NAME($who) } throws.
    }
    .braille = { PERSON($who) ->
        [you] you throw
       *[other] { NAME($who) } throws
    }
quantum-turn-reroll = { PERSON($who) ->
        [you] Will you reroll any dice, or keep them?
       *[other] { NAME($who) }: reroll, or keep?
    }
    .brief = { PERSON($who) ->
        [you] Reroll, or keep?
       *[other] { NAME($who) }: reroll?
    }
    .braille = { PERSON($who) ->
        [you] reroll?
       *[other] { NAME($who) }: reroll?
    }
quantum-turn-alone = { PERSON($who) ->
        [you] Step B: { COUNT($numbers) ->
            [4] which colour do you write?
           *[other] do you write { LINES($numbers, join: "or") }?
        }
       *[other] { NAME($who) }, step B: { COUNT($numbers) ->
            [4] which colour?
           *[other] { LINES($numbers, join: "comma") }?
        }
    }
    .brief = { PERSON($who) ->
        [you] Step B: { COUNT($numbers) ->
            [4] which colour?
           *[other] { LIST($numbers, join: "or") }?
        }
       *[other] { NAME($who) }, B: { COUNT($numbers) ->
            [4] which colour?
           *[other] { LIST($numbers, join: "or") }?
        }
    }
    .braille = { PERSON($who) ->
        [you] B: { SHORT($numbers) }
       *[other] { NAME($who) } B: { SHORT($numbers) }
    }
quantum-turn-everybody = { PERSON($who) ->
        [you] Step C: { COUNT($numbers) ->
            [4] which colour do you choose?
           *[other] do you choose { LINES($numbers, join: "or") }?
        }
       *[other] { NAME($who) }, step C: { COUNT($numbers) ->
            [4] which colour?
           *[other] { LINES($numbers, join: "comma") }?
        }
    }
    .brief = { PERSON($who) ->
        [you] Step C: { COUNT($numbers) ->
            [4] which colour?
           *[other] { LIST($numbers, join: "or") }?
        }
       *[other] { NAME($who) }, C: { COUNT($numbers) ->
            [4] which colour?
           *[other] { LIST($numbers, join: "or") }?
        }
    }
    .braille = { PERSON($who) ->
        [you] C: { SHORT($numbers) }
       *[other] { NAME($who) } C: { SHORT($numbers) }
    }
quantum-who = { PERSON($who) ->
        [you] It is your turn.
       *[other] It is { NAME($who) }'s turn.
    }
    .brief = { PERSON($who) ->
        [you] Turn: you.
       *[other] Turn: { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [you] turn you
       *[other] turn { NAME($who) }
    }
quantum-turn-waiting = Step C, choosing: { LINES($who) }.
    .brief = Step C, choosing: { LIST($who) }.
    .braille = C: { LIST($who, join: "comma") }

## Answers: state and throw

quantum-score-equal = Nobody leads, everybody has { NP($points, noun: "point") }.
    .braille = all { $points } p
quantum-score-leader = { PERSON($who) ->
        [you] You lead by { NP($lead, noun: "point") }.
       *[other] { NAME($who) } leads by { NP($lead, noun: "point") }.
    }
    .braille = { PERSON($who) ->
        [you] you lead by { $lead }
       *[other] { NAME($who) } leads by { $lead }
    }
quantum-score-leaders = In the lead: { LINES($who) }, by { NP($lead, noun: "point") }.
    .brief = In the lead: { LIST($who) }, by { $lead }.
    .braille = 1: { LIST($who, join: "comma") }, by { $lead }
quantum-score-all = Points: { LINES($entries, join: "comma") }.
    .braille = { SHORT($entries) }
quantum-score-none = { PERSON($who) ->
        [you] You have neither points nor misses yet.
       *[other] { NAME($who) } has neither points nor misses yet.
    }
    .brief = { PERSON($who) ->
        [you] So far 0.
       *[other] { NAME($who) }: so far 0.
    }
quantum-misses = Misses so far: { LINES($entries, join: "comma") }.
    .brief = Misses: { LIST($entries, join: "comma") }.
    .braille = mi { SHORT($entries) }
quantum-misses-none = Nobody has a miss yet.
    .brief = Misses: nobody.
quantum-dice-totals = { CAP(LINES($items, join: "comma")) }; white { $white } is counted.
    .brief = { CAP(LIST($items, join: "comma")) }, white { $white }.
    .braille = { SHORT($sums) } w{ $white }
quantum-dice-missing = Missing: { LINES($colours) }, { COUNT($colours) ->
        [one] its total is
       *[other] their total is
    } white { $white }.
    .brief = Missing: { LIST($colours) }.
    .braille = missing { SHORT($colours) }, { $white }
quantum-dice-each = Dice: { LINES($dice, join: "comma") }.
    .braille = { SHORT($faces) }
quantum-dice-none = The dice are not on the table yet.
    .braille = no dice yet

## Answers: sheets

quantum-sheet-of = { PERSON($who) ->
        [you] Your sheet: { NP($points, noun: "point") }.
       *[other] { NAME($who) }, sheet: { NP($points, noun: "point") }.
    }
    .braille = { PERSON($who) ->
        [you] sheet { $points } p
       *[other] { NAME($who) } { $points } p
    }
quantum-row = { CAP($colour) }: { $part ->
        [empty] nothing
        [rising] { LINES($rising, join: "comma") }
       *[falling] { LINES($rising, join: "comma") }, after the divider { LINES($falling, join: "comma") }
    }.
    .brief = { CAP($colour) }: { $part ->
        [empty] nothing
        [rising] { LIST($rising, join: "comma") }
       *[falling] { LIST($rising, join: "comma") }; { LIST($falling, join: "comma") }
    }.
    .braille = { SHORT($colour) }: { $part ->
        [empty] nothing
        [rising] { SHORT($rising) }
       *[falling] { SHORT($rising) }; { SHORT($falling) }
    }
quantum-sheet-column = { $column } for { $points }
quantum-sheet-columns = Columns: { LINES($entries, join: "comma") }.
    .braille = col { SHORT($points) }
quantum-sheet-misses = { CAP(NP($count, noun: "miss")) }: { $cost }.
    .braille = misses { $count }: { $cost }
quantum-column-empty = Column { $column } is empty.
    .braille = col{ $column } empty
quantum-column-numbers = Column { $column }: { LINES($numbers, join: "comma") }.
    .braille = col{ $column } { SHORT($numbers) }
quantum-column-points = It is complete, for { NP($points, noun: "point") }.
    .braille = complete, { $points } p
quantum-column-missing = Missing: { LINES($colours) }.
    .braille = missing { SHORT($colours) }
quantum-where = Number { $number }: { LINES($places) }.
    .braille = { $number }: { LIST($places, join: "comma") }
quantum-where-cell = { $colour }, box { $cell }
    .braille = { SHORT($colour) } at { $cell }
quantum-where-nowhere = Number { $number } is not on the sheet.
    .braille = no { $number }
quantum-where-fits = Number { $number } still fits { LINES($colours) }.
    .brief = It fits { LIST($colours) }.
    .braille = { $number } fits { SHORT($colours) }
quantum-where-brings = { CAP($number) } into box { $cell }{ $skipped ->
        [0] , ⏎ skips nothing
       *[other] , ⏎ skips { NP($skipped, noun: "number") }
    }{ $points ->
        [0] { "" }
       *[other] , ⏎ fills a column for { NP($points, noun: "point") }
    }.
    .brief = { CAP($number) } into { $cell }, skips { $skipped }{ $points ->
        [0] { "" }
       *[other] , column { $points }
    }.
    .braille = { SHORT($number) } to { $cell } past { $skipped }{ $points ->
        [0] { "" }
       *[other] , c { $points }
    }
quantum-where-unfit = Number { $number } fits no row now.
    .brief = It fits no row.
    .braille = { $number } fits nowhere

## Answers: what can still be done and what it costs

quantum-next = { CAP($next) }.
    .braille = { $next }
quantum-next-full = the row is full
    .braille = full
quantum-next-blocked = box { $cell } takes nothing any more
    .braille = { $cell } nothing
quantum-next-any = box { $cell }, any number
    .braille = { $cell } any
quantum-next-above = box { $cell }, a number above { $number }
    .braille = { $cell } above { $number }
quantum-next-below = box { $cell }, a number below { $number }
    .braille = { $cell } below { $number }
quantum-free-row = { CAP($colour) }: { $next }.
    .braille = { SHORT($colour) }: { $next }
quantum-free-taken = { CAP($colour) } is gone, { PERSON($who) ->
        [you] you took it in step B.
       *[other] { NAME($who) } took it in step B.
    }
    .brief = { CAP($colour) } is gone.
    .braille = { SHORT($colour) } is gone
quantum-free-now = You can write { LINES($numbers, join: "or") }.
    .brief = It can be { LIST($numbers, join: "or") }.
    .braille = can { SHORT($numbers) }
quantum-free-nothing = Nothing of this throw can be written.
    .braille = nothing fits
quantum-price = { CAP($number) } { $skipped ->
        [0] skips nothing.
        [one] skips { NP($skipped, noun: "number") }.
       *[other] skips { NP($skipped, noun: "number") }.
    }
    .braille = { SHORT($number) } skips { $skipped }
quantum-cost-cell = { CAP($number) } into box { $cell }.
    .braille = { SHORT($number) } at { $cell }
quantum-cost-skipped = { $count ->
        [one] It skips number { $first }.
       *[other] It skips { NP($count, noun: "number") }, { $first } to { $last }.
    }
    .braille = { $count ->
        [one] skips { $first }
       *[other] skips { $first }-{ $last }
    }
quantum-cost-nothing = It skips no number.
    .braille = skips nothing
quantum-cost-next = Then { $next }.
    .braille = then { $next }
quantum-cost-full = The row will be full.
    .braille = full then
quantum-cost-column = Column { $column } will be complete: { NP($points, noun: "point") }, { $score } in all.
    .brief = Column { $column }: { $points }, { $score } in all.
    .braille = col{ $column }: { $points }, total { $score }
quantum-cost-missing = Column { $column } then lacks { LINES($colours) }.
    .brief = Column { $column } lacks { LIST($colours) }.
    .braille = col{ $column } lacks { SHORT($colours) }
quantum-near = Column { $column } lacks only { $colour } and will be worth { $open ->
        [yes] { $least } to { NP($most, noun: "point") }
       *[no] { NP($least, noun: "point") }
    }.
    .brief = Column { $column } lacks { $colour }.
    .braille = c{ $column } { $open ->
        [yes] { $least }-{ $most }
       *[no] { $least }
    } lacks { SHORT($colour) }
quantum-near-none = No column waits for its last number.
    .brief = No column is nearly complete.
    .braille = no column

## What a move would bring

quantum-action-keep = Keep the throw.
    .brief = Keep.
    .braille = keep
quantum-action-reroll-all = Reroll all dice.
    .brief = Reroll all.
    .braille = reroll all
quantum-action-reroll = Reroll { LINES($dice) }.
    .braille = reroll { SHORT($dice) }
quantum-action-reroll-except = Reroll all but { LINES($dice) }.
    .braille = all but { SHORT($dice) }
quantum-group-reroll = Reroll { CNT($dice, noun: "die") }, { NP($count, noun: "possibility") }.
    .brief = Reroll { NP($dice, noun: "die") }: { $count }.
    .braille = reroll { $dice }: { $count }
quantum-action-write = Write { $number }, { $skipped ->
        [0] skipping nothing.
        [one] skipping { NP($skipped, noun: "number") }.
       *[other] skipping { NP($skipped, noun: "number") }.
    }
    .brief = Write { $number }.
    .braille = { SHORT($number) } skips { $skipped }
quantum-action-column = Write { $number }, column { $column } for { NP($points, noun: "point") }.
    .brief = Write { $number }, column { $column } for { $points }.
    .braille = { SHORT($number) } col{ $column } for { $points }
quantum-action-wait = Write nothing in step B.
    .brief = Step B: nothing.
    .braille = B: nothing
quantum-action-miss = Write nothing, a miss for { $cost }.
    .brief = Nothing, miss { $cost }.
    .braille = nothing, miss { $cost }
quantum-action-pass = Write nothing.
    .brief = Nothing.
    .braille = nothing
quantum-try-kept = { COUNT($dice) ->
        [one] { CAP(LINES($dice)) } stays.
       *[other] { CAP(LINES($dice)) } stay.
    }
    .braille = stay { SHORT($dice) }
quantum-try-totals = Certain so far: { LINES($numbers) }.
    .brief = Certain { LIST($numbers) }.
    .braille = certain { SHORT($numbers) }

## Why so many points

quantum-why-total = { PERSON($who) ->
        [you] Your score: { NP($points, noun: "point") }.
       *[other] { NAME($who) }: { NP($points, noun: "point") }.
    }
    .braille = { PERSON($who) ->
        [you] score { $points }
       *[other] { NAME($who) } { $points }
    }
quantum-why-rule = The second lowest number of a column counts.
    .braille = second lowest counts
quantum-item-column = Column { $column } for { $points }: { LINES($numbers, join: "comma") }.
    .braille = c{ $column } { SHORT($numbers) } ={ $points }
quantum-item-equal = Column { $column } for { $points }: all numbers the same.
    .braille = c{ $column } same ={ $points }
quantum-item-miss = { CAP(ORD($count, noun: "miss")) }: { $points }.
    .braille = miss { $count }: { $points }

## Why not

quantum-refused-phase = { $phase ->
        [reroll] First choose what to reroll, ⏎ writing comes after that.
        [alone] Rerolling is over, ⏎ now it is time to write.
        [everybody] Rerolling is over, ⏎ now it is time to write.
       *[other] That is not possible now.
    }
    .brief = { $phase ->
        [reroll] First reroll, or keep.
        [alone] Now it is time to write.
        [everybody] Now it is time to write.
       *[other] Not now.
    }
    .braille = { $phase ->
        [reroll] first the dice
        [alone] now write
        [everybody] now write
       *[other] not now
    }
quantum-refused-taken = { CAP($colour) } is gone, { PERSON($who) ->
        [you] you took it in step B.
       *[other] { NAME($who) } took it in step B.
    }
    .brief = { CAP($colour) } is gone.
    .braille = { SHORT($colour) } is gone
quantum-refused-full = The { $colour } row is full.
    .brief = { CAP($colour) } is full.
    .braille = { SHORT($colour) } is full
quantum-refused-rising = { CAP($number) } does not fit: ⏎ the row rises above { $last }.
    .brief = { CAP($number) } must be above { $last }.
    .braille = { SHORT($number) } not above { $last }
quantum-refused-falling = { CAP($number) } does not fit: the row falls below { $last }.
    .brief = { CAP($number) } must be below { $last }.
    .braille = { SHORT($number) } not below { $last }
quantum-refused-roll = These dice cannot show { LINES($faces) }.
    .brief = The dice have no such throw.
    .braille = no such throw
quantum-refused-seat = There is no player number { $who } at the table.
    .brief = There is no such player.
    .braille = no player { $who }
quantum-refused-dice = There are only { $most } dice.
    .brief = There are only { $most } dice.
    .braille = only { $most } dice

## Advice

quantum-reason-keep = Ready to write: { LINES($numbers) }.
    .brief = Ready: { LIST($numbers) }.
    .braille = ready: { SHORT($numbers) }
quantum-reason-stuck = None of these numbers goes into a row.
    .brief = Nothing can be written.
    .braille = nothing fits
quantum-reason-chance = { CAP($colour) } { $span ->
        [single] { $low }
       *[more] { $low } to { $high }
    } has a chance of { NP($percent, noun: "percent") }.
    .brief = { CAP($colour) } { $span ->
        [single] { $low }
       *[more] { $low } to { $high }
    }: { NP($percent, noun: "percent") }.
    .braille = { SHORT($colour) } { $span ->
        [single] { $low }
       *[more] { $low }-{ $high }
    }: { NP($percent, noun: "percent") }
quantum-reason-hold = { CAP($colour) } will be at least { $least }.
    .brief = { CAP($colour) } at least { $least }.
    .braille = { SHORT($colour) } at least { $least }
quantum-reason-wait = Everything is left for step C.
    .brief = All left for step C.
    .braille = all left for step C
quantum-reason-skips = Every possible number would skip at least { NP($count, noun: "number") }.
    .brief = It would skip at least { NP($count, noun: "number") }.
    .braille = skips at least { $count }
quantum-reason-free = Writing nothing costs nothing now.
    .brief = It costs nothing.
    .braille = costs nothing
quantum-reason-costs = The miss costs { NP($cost, noun: "point") }.
    .brief = Miss for { $cost }.
    .braille = miss for { $cost }
quantum-reason-saves = Otherwise a miss would cost { NP($cost, noun: "point") }.
    .brief = Otherwise a miss for { $cost }.
    .braille = else a miss for { $cost }
quantum-reason-end = It ends the game, { NP($lead, noun: "point") } ahead.
    .brief = The end, { $lead } ahead.
    .braille = end, { $lead } ahead
quantum-reason-column = It completes column { $column } for { NP($points, noun: "point") }.
    .brief = Column { $column } for { $points }.
    .braille = col{ $column } for { $points }
quantum-reason-denial = { PERSON($who) ->
        [you] You can no longer write { $colour } in step C.
       *[other] { NAME($who) } can no longer write { $colour } in step C.
    }
    .brief = { PERSON($who) ->
        [you] No { $colour } for you.
       *[other] No { $colour } for { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [you] no { SHORT($colour) } for you
       *[other] no { SHORT($colour) } for { NAME($who) }
    }
quantum-reason-step = The { $colour } row { $way ->
        [first] begins with { $step }
        [up] rises by { $step }
       *[down] falls by { $step }
    }{ $left ->
        [0] { " " }and is full.
        [one] , { NP($left, noun: "box") } is left.
       *[other] , { NP($left, noun: "box") } are left.
    }
    .brief = { CAP($colour) } { $way ->
        [first] begins with { $step }.
        [up] rises by { $step }.
       *[down] falls by { $step }.
    }
    .braille = { SHORT($colour) } { $way ->
        [first] begins { $step }
        [up] up { $step }
       *[down] down { $step }
    }, { $left } left

## The result

quantum-over-winner = { PERSON($who) ->
        [you] You win with { NP($points, noun: "point") }.
       *[other] { NAME($who) } wins with { NP($points, noun: "point") }.
    }
    .brief = { PERSON($who) ->
        [you] You win, { $points }.
       *[other] { NAME($who) } wins, { $points }.
    }
    .braille = { PERSON($who) ->
        [you] you win, { $points } p
       *[other] { NAME($who) } wins, { $points } p
    }
quantum-over-shared = Shared victory: { LINES($who) }, { NP($points, noun: "point") }.
    .brief = Shared victory: { LIST($who) }, { $points }.
    .braille = win { LIST($who, join: "comma") }, { $points } p
quantum-over-place = { CAP(ORD($place, noun: "place")) }: { LINES($who) }, { NP($points, noun: "point") }.
    .brief = { CAP(ORD($place, noun: "place")) }: { LIST($who) }, { $points }.
    .braille = { $place }. { LIST($who, join: "comma") }, { $points } p
quantum-over-misses = The tie went to whoever has fewer misses.
    .brief = Fewer misses broke the tie.
    .braille = fewer misses decided
quantum-over-parts = { PERSON($who) ->
        [you] Your columns bring { $columns }, ⏎ your misses { $misses }.
       *[other] { NAME($who) }: ⏎ columns bring { $columns }, ⏎ misses { $misses }.
    }
    .brief = { PERSON($who) ->
        [you] Columns { $columns }, misses { $misses }.
       *[other] { NAME($who) }: { $columns }, misses { $misses }.
    }
    .braille = { PERSON($who) ->
        [you] col { $columns }, misses { $misses }
       *[other] { NAME($who) } { $columns }, m { $misses }
    }

## Options and their reasons

quantum-option-fifth-below-fourth = The fifth number of a row is below the fourth: after the divider the rows fall, as the rules say.
    .brief = The fifth number is below the fourth.
quantum-option-fifth-free = The fifth number of a row is free and the row falls from there; some players read the rules so.
    .brief = The fifth number is free.
quantum-option-misses-rising = Misses cost 1, 2, 3, 4 and 5 points; the rules name only the first three, and those rise.
    .brief = Misses cost 1 to 5 points.
quantum-option-misses-at-most-three = Misses cost 1, 2, 3, 3 and 3 points; the rules never name more than three.
    .brief = A miss costs 3 points at most.
quantum-option-ties-shared = Equal totals share the place; the rules name nothing that breaks a tie.
    .brief = Ties share the place.
quantum-option-ties-fewer-misses = Of equal totals the one with fewer misses is better, which suits tournaments.
    .brief = Fewer misses break ties.
quantum-option-step-c-sealed = In step C all choose at the same time and in secret, so that nobody waits for what others choose.
    .brief = Step C is simultaneous and secret.
quantum-option-step-c-in-turn = In step C players choose in turn and aloud, beginning with the one who threw.
    .brief = Step C is in turn and open.
quantum-option-starter-random = Lots decide who starts; the rules only ask that somebody is chosen.
    .brief = Lots decide who starts.
quantum-option-starter-first = The first player starts, so that you can agree on who that is.
    .brief = The first player starts.
quantum-option-dice-program = The program throws, no dice are needed.
    .brief = The program throws.
quantum-option-dice-own = You throw your own dice on the table and the program asks what they show.
    .brief = You throw your own dice.

## Own dice

quantum-own-starter = Who starts? ⏎ Type the name.
    .brief = Who starts?
    .braille = who starts?
quantum-own-throw = { PERSON($who) ->
        [you] Throw all { CNT($count, noun: "die") }. ⏎ What do they show?
       *[other] { NAME($who) } throws { NP($count, noun: "die") }. ⏎ What do they show?
    }
    .brief = { PERSON($who) ->
        [you] Your throw, what is it?
       *[other] { NAME($who) } throws, what is it?
    }
    .braille = { PERSON($who) ->
        [you] your throw?
       *[other] throw { NAME($who) }?
    }
quantum-own-again = { PERSON($who) ->
        [you] Throw { LINES($dice) } again. ⏎ What { COUNT($dice) ->
        [one] does it
       *[other] do they
    } show?
       *[other] { NAME($who) } throws { LINES($dice) } again. ⏎ What { COUNT($dice) ->
        [one] does it
       *[other] do they
    } show?
    }
    .brief = Again { LIST($dice, join: "comma") }. What is it?
    .braille = again { SHORT($dice) }
quantum-own-more = { $count ->
        [one] One more die, so far { LINES($groups, join: "comma") }.
       *[other] { CAP(NUM($count)) } more dice, so far { LINES($groups, join: "comma") }.
    }
    .brief = { $count } more, so far { LIST($groups, join: "comma") }.
    .braille = +{ $count }: { SHORT($groups) }
quantum-own-heard = The dice show { LINES($groups, join: "comma") }.
    .brief = { CAP(LIST($groups, join: "comma")) }.
    .braille = { SHORT($groups) }
quantum-own-heard-starter = { PERSON($who) ->
        [you] You start.
       *[other] { NAME($who) } starts.
    }
    .brief = { PERSON($who) ->
        [you] You start.
       *[other] { NAME($who) } starts.
    }
    .braille = { PERSON($who) ->
        [you] you start
       *[other] { NAME($who) } starts
    }

## Typed moves and questions

quantum-error-word = I do not understand “{ $word }” here; a die is typed like { COMMAND("r4") } or by its place 1 to 7.
    .brief = I do not understand “{ $word }”.
quantum-error-list = { $step ->
        [reroll] I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say a die by its place or by what it shows, a colour or a kind of move.
       *[write] I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say a colour, a total, a column of the sheet or a kind of move.
    }
    .brief = I do not understand “{ $word }”, try { COMMAND(WORD("moves"), WORD("red", of: "quantum")) }.
quantum-error-more = The word “{ $word }” is one too many.
quantum-error-which-dice = Which dice? ⏎ Type their places, such as { COMMAND("1 4 7") }, or what they show, such as { COMMAND("r4") }.
    .brief = Which dice?
quantum-error-place = There is no die { $number }, the dice are 1 to { $most }.
quantum-error-place-twice = Number { $number } is here twice, each die is typed once.
    .brief = Number { $number } is here twice.
quantum-error-die-twice = { CAP($face) } is here more often than it was thrown, each die is typed once.
    .brief = { CAP($face) } is here twice.
quantum-error-face = Number { $number } is not on the dice, they have 1 to 6.
quantum-error-no-die = { CAP($face) } is not among the dice; { COMMAND(WORD("dice", of: "quantum")) } tells them all.
    .brief = { CAP($face) } is not among the dice.
quantum-error-no-number = No die shows { $number } now.
quantum-error-no-dice = The dice are not on the table yet.
quantum-error-which-colour = Which colour? ⏎ Type { COMMAND(WORD("write", of: "quantum"), WORD("red", of: "quantum")) }, or just { COMMAND("r") }.
    .brief = Which colour?
quantum-error-colour = “{ $word }” is no colour; the colours are red, yellow, blue and purple.
    .brief = “{ $word }” is no colour.
quantum-error-white = White has no row of its own, it is added to every colour.
quantum-error-total = { CAP($colour) } adds up to { $total }, not { $number }.
quantum-error-no-total = No colour adds up to { $number } now.
quantum-error-several = Several colours add up to { $number }, choose a number:
    .brief = Which number?
quantum-error-player = “{ $name }” is not at the table; the players are { LINES($known) }.
    .brief = “{ $name }” is not at the table.
quantum-error-which-row = Which row? ⏎ Type its colour, such as { COMMAND("red") }.
quantum-error-row = “{ $words }” is no row; the rows are red, yellow, blue and purple.
    .brief = “{ $words }” is no row.
quantum-error-column = A column is a number from 1 to { $most }.
quantum-error-number = There is no total of { $number }, the highest is { $most }.
quantum-error-where = Type a number or a colour, such as { COMMAND(WORD("where"), "13") } or { COMMAND(WORD("where"), "red") }.
    .brief = A number or a colour is missing.
quantum-error-cost = There is no throw yet; type a colour and a number, such as { COMMAND(WORD("cost", of: "quantum"), "red 12") }.
    .brief = A colour and a number are missing.

## The rules in our own words; every line is a sentence to be heard by itself

quantum-rules-goal = Aim
quantum-rules-goal-1 = Everybody writes numbers from the dice on a sheet and scores complete columns.
quantum-rules-goal-2 = Whoever writes nothing in a turn of their own has a miss, which costs points.
quantum-rules-goal-3 = The highest score wins.
quantum-rules-goal-4 = Two to four people play.

quantum-rules-dice = Dice
quantum-rules-dice-1 = There are seven dice: six coloured ones and a white one.
quantum-rules-dice-2 = The coloured ones have the numbers 1 to 6 in four colours.
quantum-rules-dice-3 = The colours are red, yellow, blue and purple.
quantum-rules-dice-4 = No two coloured dice have the same sides, and each has all four colours.
quantum-rules-dice-5 = The white die has the usual 1 to 6 and is added to every colour.
quantum-rules-dice-6 = The total of a colour is the sum of its dice and the white one.
quantum-rules-dice-7 = The highest total is 33, but a colour reaches 15 only in about one throw in nine.
quantum-rules-dice-8 = A die is typed as colour and number: “r4” is red 4, “w3” is white 3.

quantum-rules-sheet = Sheet
quantum-rules-sheet-1 = The sheet has a row of six boxes for each colour.
quantum-rules-sheet-2 = A row is filled from left to right and no box is left out.
quantum-rules-sheet-3 = The first four numbers of a row rise: each is higher than the one before.
quantum-rules-sheet-4 = After the fourth box there is a divider.
quantum-rules-sheet-5 = { $fifth ->
        [free] The fifth number is free, only from there the row falls: the sixth is lower.
       *[below-fourth] The last two fall: the fifth is below the fourth, the sixth below the fifth.
    }
quantum-rules-sheet-6 = { $fifth ->
        [free] Only the fourth and the fifth number may be the same.
       *[below-fourth] The same number cannot stand twice running.
    }
quantum-rules-sheet-7 = Where and when to write is up to you.

quantum-rules-columns = Columns
quantum-rules-columns-1 = Boxes above each other make six columns of four numbers.
quantum-rules-columns-2 = A complete column scores its second lowest number.
quantum-rules-columns-3 = Where the lowest number stands more than once, the next higher one counts.
quantum-rules-columns-4 = Where all four are the same, that number counts.
quantum-rules-columns-5 = An incomplete column scores nothing.

quantum-rules-turn = Turn
quantum-rules-turn-1 = A turn has three steps: A, B and C.
quantum-rules-turn-2 = In step A the active player throws.
quantum-rules-turn-3 = In step B only the active player may write.
quantum-rules-turn-4 = In step C everybody may write, the active player too.
quantum-rules-turn-5 = In one step a player writes one number at most, and need not write any.
quantum-rules-turn-6 = Then the next player clockwise is active.
quantum-rules-turn-7 = { $starter ->
        [first] The first player starts.
       *[random] Who starts is drawn by lot.
    }

quantum-rules-throw = Step A
quantum-rules-throw-1 = The active player throws all seven dice.
quantum-rules-throw-2 = Then any of them may be thrown once more, the white one too, or none.
quantum-rules-throw-3 = Dice are named by their places, such as { COMMAND("reroll 1 4 7") }.
quantum-rules-throw-4 = Or by what they show: { COMMAND("reroll r4 white") }, { COMMAND("reroll red") }, { COMMAND("reroll sixes") }.
quantum-rules-throw-5 = There is also { COMMAND("reroll all except blue") }, { COMMAND("keep blue") }, or just { COMMAND("keep") }.

quantum-rules-alone = Step B
quantum-rules-alone-1 = The active player may write the total of one colour into its row.
quantum-rules-alone-2 = The colour is enough, such as { COMMAND("red") } or { COMMAND("r") }.
quantum-rules-alone-3 = The others write nothing in this step.

quantum-rules-everybody = Step C
quantum-rules-everybody-1 = The colour written in step B is gone, the others are free for everybody.
quantum-rules-everybody-2 = Everybody may write one total, the active player too.
quantum-rules-everybody-3 = Several players may choose the same colour.
quantum-rules-everybody-4 = When nothing was written in step B, all four colours are free.
quantum-rules-everybody-5 = { $step-c ->
        [in-turn] Players choose in turn and openly, the active player first.
       *[sealed] All choose at once: what they chose is told when everybody has chosen.
    }

quantum-rules-missing = Missing colour
quantum-rules-missing-1 = A colour that no die shows after the throws has the white number as its total.
quantum-rules-missing-2 = Such a total can be written like any other.

quantum-rules-miss = Misses
quantum-rules-miss-1 = The active player who writes neither in step B nor in step C has a miss.
quantum-rules-miss-2 = It is a miss even if something could have been written.
quantum-rules-miss-3 = Whoever is not active gets no miss.
quantum-rules-miss-4 = { $misses ->
        [at-most-three] The first miss costs one point, the second two, every further one three.
       *[rising] The first miss costs one point, the second two and so on, the fifth five.
    }

quantum-rules-end = End of the game
quantum-rules-end-1 = The game ends when all four rows of a sheet are full.
quantum-rules-end-2 = If that happens in step B, there is no step C.
quantum-rules-end-3 = The game also ends after the step C in which somebody has a fifth miss.
quantum-rules-end-4 = The points of complete columns are added up and the misses taken off.
quantum-rules-end-5 = { $ties ->
        [fewer-misses] Between equal totals fewer misses decide, after that the place is shared.
       *[shared] Equal totals share the place.
    }

quantum-rules-own-dice = Own dice
quantum-rules-own-dice-1 = With the option “dice own” you throw on the table and the program asks what fell.
quantum-rules-own-dice-2 = The dice are typed in one line, such as { COMMAND("r1 r2 b4 p3 b6 y5 3") }, or one by one.
quantum-rules-own-dice-3 = The order does not matter, and the white one is a number alone, such as “3”, or “w3”.
quantum-rules-own-dice-4 = After the second throw it is enough to type the dice thrown again.
quantum-rules-own-dice-5 = What such dice cannot show is refused, and the program says why.
quantum-rules-own-dice-6 = Typing { COMMAND("correct r4 r5") } puts a mistake right, { COMMAND("erase") } takes the last die back.

quantum-rules-examples = Examples
quantum-rules-examples-1 = Sara has red 1 and 2, yellow 5, blue 4 and 6, purple 3 and white 3.
quantum-rules-examples-2 = Her totals are red 6, yellow 8, blue 13 and purple 6.
quantum-rules-examples-3 = In step B she writes purple 6; red, yellow and blue are left for step C.
quantum-rules-examples-4 = There Sara writes yellow 8, Tim and Ema red 6 and Linus blue 13.
quantum-rules-examples-5 = Linus has one yellow 5, all others blue, and white 3: red and purple are missing.
quantum-rules-examples-6 = His blue dice are 5, 4, 2, 2 and 3, so he has yellow 8 and blue 19.
quantum-rules-examples-7 = Red and purple are 3 because of the white die, and Linus writes purple 3.
quantum-rules-examples-8 = The column 3, 4, 6, 7 scores 4 points, the column 9, 10, 11, 13 scores 10.
quantum-rules-examples-9 = The column 4, 4, 9, 12 scores 9 points, a column of sixes scores 6.
quantum-rules-examples-10 = Ema has columns of 6, 8, 12, 16, 11 and 4, which makes 57 points.
quantum-rules-examples-11 = Her three misses cost 1, 2 and 3 points, which leaves 51.

## Help on the words of this game

help-reroll = Throws dice again, named by place, by what they show or by colour: { COMMAND("reroll 1 4 7") }, { COMMAND("reroll r4 white") }.
help-keep = Keeps the whole throw, or only the dice named and rerolls the others: { COMMAND("keep") }, { COMMAND("keep blue") }.
help-write = Writes the total of a colour into its row: { COMMAND("write red") }. ⏎ Just { COMMAND("red") } or { COMMAND("r") } will do.
help-nothing = Writes nothing in this step. ⏎ Nothing in steps B and C of your own turn is a miss.
help-red = Writes the total of red into the red row.
help-yellow = Writes the total of yellow into the yellow row.
help-blue = Writes the total of blue into the blue row.
help-purple = Writes the total of purple into the purple row.
help-dice = Tells the totals, the missing colours and what each die shows.
help-sheet = Reads a sheet: your own, or that of a player you name, such as { COMMAND("sheet Jana") }.
help-cost = Tells how many numbers a row would skip and what it takes next: { COMMAND("cost red 12") }, { COMMAND("cost red") } or just { COMMAND("cost") }.
help-nearly = Tells the columns that lack just one number, and what they will score.
help-misses = Tells how many misses everybody has.

## The cursor on the sheet: cell by cell

quantum-walk-title = { PERSON($who) ->
        [you] The cursor is on your sheet.
       *[other] The cursor is on the sheet of { NAME($who) }.
    }
    .brief = { PERSON($who) ->
        [you] Your sheet.
       *[other] Sheet of { NAME($who) }.
    }
    .braille = sheet { NAME($who) }
quantum-walk-place = { $colour }, box { $cell }
    .braille = { SHORT($colour) } { $cell }
quantum-walk-number = { CAP($colour) }, box { $cell }: { $number }.
    .braille = { SHORT($colour) } { $cell }: { $number }
quantum-walk-later = { CAP($colour) }, box { $cell }: empty.
    .braille = { SHORT($colour) } { $cell }: empty
quantum-walk-next = { CAP($colour) }, { $next }.
    .braille = { SHORT($colour) } { $next }
quantum-walk-now = { CAP($colour) }, { $next }; { $number } goes now.
    .braille = { SHORT($colour) } { $next }: { $number }
quantum-error-cell = A box is a colour and a number from 1 to { $most }, not “{ $words }”.
    .brief = Box: colour and number to { $most }.
    .braille = colour and number to { $most }

## The task of a day

quantum-daily-question = Which dice do you throw again so that the turn brings the most on average? Columns and a miss count.
    .brief = Which dice do you throw again so that the turn brings the most on average?
    .braille = throw what again?
quantum-daily-average = { $sign ->
        [minus] minus { $whole }.{ $cents }
       *[plus] { $whole }.{ $cents }
    } points
    .braille = { $sign ->
        [minus] -{ $whole }.{ $cents } p
       *[plus] { $whole }.{ $cents } p
    }
quantum-daily-right = This brings { $average } on average, more is not possible.
    .brief = { $average } on average, the most there is.
    .braille = { $average }, the most
quantum-daily-less = This brings { $own } on average, the best choice { $average }.
    .brief = { $own } on average, the best { $average }.
    .braille = { $own }, best { $average }
quantum-daily-chance = The best choice completes a column in about { $percent } of 100 throws.
    .brief = A column in { $percent } of 100 throws.
    .braille = column { $percent } %
quantum-daily-keep = Without throwing again the turn would bring { NP($points, noun: "point") }.
    .brief = Without throwing { NP($points, noun: "point") }.
    .braille = keeping { $points } p

## Personal records

quantum-record-match = best match
    .braille = match
quantum-record-column = best column
    .braille = column
quantum-record-misses = fewest misses in a match
    .brief = misses in a match
    .braille = misses
