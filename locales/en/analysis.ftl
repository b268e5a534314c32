# Analysis of a finished match.

analysis-points = { NP($amount, noun: "point") }
analysis-wins = { NP($amount, noun: "percent") } of the chance to win
    .brief = { NP($amount, noun: "percent") }
    .braille = { $amount } % chance
tetrikon-worth = { $amount } T
analysis-begins = Analysis of the match, { NP($count, noun: "turn") }.
    .brief = Analysis, { NP($count, noun: "turn") }.
    .braille = analysis, { $count }
analysis-how = Walk through it with { COMMAND(WORD("next")) }, { COMMAND(WORD("previous")) }, { COMMAND(WORD("walk-turning")) }, { COMMAND(WORD("walk-summary")) }, the number of a move or { COMMAND(WORD("quit")) }.
    .brief = { COMMAND(WORD("next")) }, { COMMAND(WORD("previous")) }, { COMMAND(WORD("walk-turning")) }, { COMMAND(WORD("walk-summary")) }, number, { COMMAND(WORD("quit")) }
    .braille = { WORD("next") }, { WORD("quit") }
analysis-view = Judged only by what the player knew at that moment.
    .brief = Judged without hidden cards.
    .braille = no hidden cards
analysis-step = { $number } of { $count }: { $line }
    .brief = { $number }: { $line }
    .braille = { $number }: { $line }
analysis-nothing = The start of the match.
    .brief = The start.
    .braille = start
analysis-done = { NAME($who) }: { $move }
    .brief = { NAME($who) }: { $move }
    .braille = { NAME($who) }: { $move }
analysis-here = Move { $number } of { $count }, { NAME($who) }.
    .brief = Move { $number }, { NAME($who) }.
    .braille = { $number }/{ $count } { NAME($who) }
analysis-here-start = The start, before the first move, number of moves: { $count }.
    .brief = The start.
    .braille = 0/{ $count }
analysis-loss = { $turning ->
        [yes] Turning point: it costs
       *[no] It costs
    } about { $worth }.
    .brief = { $turning ->
        [yes] Turning point:
       *[no] Loss:
    } about { $worth }.
    .braille = { $turning ->
        [yes] turning
       *[no] loss
    } { $worth }
analysis-decisive = { $turning ->
        [yes] Turning point: a great loss.
       *[no] A great loss.
    }
    .brief = { $turning ->
        [yes] Turning point, great loss.
       *[no] Great loss.
    }
    .braille = { $turning ->
        [yes] turning, great loss
       *[no] great loss
    }
analysis-chosen = Played: { $move }
    .brief = Played: { $move }
    .braille = did { $move }
analysis-better = Better: { $move }
    .brief = Better: { $move }
    .braille = better { $move }
analysis-best = The best choice, the others are worse by { $worth } or more.
    .brief = The best, by { $worth }.
    .braille = best by { $worth }
analysis-as-good = Nothing was better.
    .brief = Nothing better.
    .braille = nothing better
analysis-no-choice = There was nothing to judge here.
    .brief = Not judged.
    .braille = not judged
analysis-summary = { $decisions ->
        [0] Turning points
       *[other] Decisions judged: { $decisions }, turning points
    }: { $turning }.
    .brief = { $decisions ->
        [0] Turning points
       *[other] Decisions { $decisions }, turning points
    } { $turning }.
    .braille = { $decisions ->
        [0] turning
       *[other] dec { $decisions }, turning
    } { $turning }
analysis-lost = { $worth }{ $great ->
        [0] { "" }
        [one] {" "}and { $great } great loss
       *[other] {" "}and { $great } great losses
    }
analysis-share = { NAME($who) }: { $decisions ->
        [0] { $turning ->
            [0] no turning point
            [one] one turning point
           *[other] { $turning } turning points
        }
       *[other] the best choice in { $best } of { $decisions } decisions, ⏎ { $turning ->
            [0] no turning point
            [one] one turning point
           *[other] { $turning } turning points
        }, ⏎ a loss of about { $lost }
    }.
    .brief = { NAME($who) }: { $decisions ->
        [0] turning points { $turning }
       *[other] best in { $best } of { $decisions }, loss about { $lost }
    }.
    .braille = { NAME($who) } { $decisions ->
        [0] turning { $turning }
       *[other] { $best }/{ $decisions }, { $lost }
    }
analysis-average = { NAME($who) }: a decision costs { $below ->
        [yes] less than
       *[no] about
    } { $mean } on average, ⏎ the worst was move { $number }, { $size ->
        [decisive] a great loss
       *[counted] about { $worth }
    }.
    .brief = { NAME($who) }: most in move { $number }, { $size ->
        [decisive] a great loss
       *[counted] about { $worth }
    }.
    .braille = { NAME($who) } most { $number }, { $size ->
        [decisive] much
       *[counted] { $worth }
    }
analysis-summary-luck = Turning points made by luck: { $count }.
    .brief = Turned by luck: { $count }.
    .braille = by luck { $count }
analysis-fact = Turning point: { $line }
    .brief = Turning point: { $line }
    .braille = turning { $line }
analysis-luck = { $turning ->
        [yes] Luck turns the match
       *[no] Luck
    }, { NAME($who) }: { NP($after, noun: "percent") } chance to win, { $before } before.
    .brief = { $turning ->
        [yes] Turned by luck
       *[no] Luck
    }, { NAME($who) }: { NP($after, noun: "percent") }, before { $before }.
    .braille = luck { NAME($who) } { $before }-{ $after }
analysis-turning-luck = Luck turns the match { $number ->
        [0] before the first move
       *[other] in move { $number }
    }, { NAME($who) }: { NP($after, noun: "percent") } chance to win, { $before } before.
    .brief = { $number }, luck, { NAME($who) }: { NP($after, noun: "percent") }, before { $before }.
    .braille = { $number } luck { NAME($who) } { $before }-{ $after }
analysis-turning-fact = { $number ->
        [0] Turning point before the first move
       *[other] Turning point in move { $number }
    }: { $line }
    .brief = { $number }: { $line }
    .braille = { $number } { $line }
analysis-top = The best move is { $number }, { NAME($who) }, ⏎ the other choices are worse by { $worth } or more.
    .brief = Best move: { $number }, { NAME($who) }.
    .braille = best { $number } { NAME($who) }
analysis-top-move = Move { $number }: { $move }
    .brief = Move { $number }: { $move }
    .braille = { $number }: { $move }
analysis-turning = Turning point in move { $number }, { NAME($who) }: { $size ->
        [decisive] a great loss
       *[counted] it costs about { $worth }
    }.
    .brief = { $number }, { NAME($who) }: { $size ->
        [decisive] great loss
       *[counted] about { $worth }
    }.
    .braille = { $number } { NAME($who) } { $size ->
        [decisive] much
       *[counted] { $worth }
    }
analysis-ends = End of the analysis.
    .brief = End of analysis.
    .braille = end of analysis
analysis-no-turning = There is no turning point ahead.
    .brief = No turning point ahead.
    .braille = none ahead
analysis-no-turning-before = There is no turning point before.
    .brief = No turning point before.
    .braille = none before
analysis-at-start = This is the start of the match.
    .brief = The start.
    .braille = start
analysis-at-end = This is the last move of the match.
    .brief = The last move.
    .braille = last move
analysis-no-move = The match has no move { $number }, the last is { $count }.
    .brief = The last move is { $count }.
    .braille = last is { $count }
analysis-which = “{ $word }” is not the number of a move, the last is { $count }.
    .brief = “{ $word }” is no number.
    .braille = which number?
analysis-only-read = The record of a finished match does not change any more.
analysis-unfinished = Only a finished match can be analysed.
    .brief = Only after the end.
    .braille = only after the end

# Blitz and solo.

tetrikon-remark-blocked = { NAME($who) }: the rest, { NP($left, noun: "tetrikon-square") }, can no longer be filled.
    .brief = { NAME($who) }: the rest can no longer be filled.
    .braille = { NAME($who) } rest fails
tetrikon-remark-instead = What would have fitted instead: { LIST($pieces) }.
    .brief = Would have fitted: { LIST($pieces) }.
    .braille = by { LIST($pieces, join: "comma") }
tetrikon-remark-way = What would have fitted there: { LIST($pieces) }.
    .brief = Would have fitted: { LIST($pieces) }.
    .braille = by { LIST($pieces, join: "comma") }
tetrikon-remark-lacking = One more piece would be enough: { $piece }.
    .brief = Lacking one more: { $piece }.
    .braille = lacks { $piece }
tetrikon-remark-needless = The rest could be filled without taking that out.
    .brief = Taking out was needless.
    .braille = needless
tetrikon-remark-open = { NAME($who) }: the rest, { NP($left, noun: "tetrikon-square") }, can be filled.
    .brief = { NAME($who) }: the rest can be filled.
    .braille = { NAME($who) } rest works
tetrikon-remark-reopened = { NAME($who) }: the rest, { NP($left, noun: "tetrikon-square") }, can be filled again.
    .brief = { NAME($who) }: the rest can be filled again.
    .braille = rest works again
tetrikon-remark-given-up = { NAME($who) }: the rest, { NP($left, noun: "tetrikon-square") }, could be filled, though.
    .brief = { NAME($who) }: the rest could be filled.
    .braille = { NAME($who) } rest works
tetrikon-remark-stuck = { NAME($who) }: the rest, { NP($left, noun: "tetrikon-square") }, cannot be filled like this.
    .brief = { NAME($who) }: the rest cannot be filled so.
    .braille = rest fails
tetrikon-remark-remedy = Taking the { $piece } out from { COORD($cell) } is enough.
    .brief = Take out { $piece }, { COORD($cell) }.
    .braille = out { COORD($cell) }

# Races of iQLANDIE.

iqlandie-remark-shorter = { NAME($who) }: solved in { NP($made, noun: "iq-step") }, { $steps } would do.
    .brief = { NAME($who) }: steps { $made }, { $steps } would do.
    .braille = { NAME($who) } { $made }, need { $steps }
iqlandie-remark-missing = { NAME($who) }: { NP($steps, noun: "iq-step") } short of a solution.
    .brief = { NAME($who) }: { NP($steps, noun: "iq-step") } short.
    .braille = { NAME($who) } { $steps } more
iqlandie-remark-wrong = { NAME($who) }: a right answer would have meant { ORD($place, noun: "place") }, now it is { ORD($now, noun: "place") }.
    .brief = { NAME($who) }: if right { ORD($place, noun: "place") }.
    .braille = { NAME($who) } if right { $place }
iqlandie-remark-hints = { NAME($who) }: without the time for hints it would be { ORD($place, noun: "place") }, now it is { ORD($now, noun: "place") }.
    .brief = { NAME($who) }: without hints { ORD($place, noun: "place") }.
    .braille = { NAME($who) } no hints { $place }
iqlandie-remark-behind = { NAME($who) }: about { NP($seconds, noun: "second") } behind first place.
    .brief = { NAME($who) }: about { NP($seconds, noun: "second") } behind.
    .braille = { NAME($who) } behind { $seconds } s
iqlandie-remark-last = { NAME($who) }: the last pieces could have brought { NP($points, noun: "point") } more.
    .brief = { NAME($who) }: { NP($points, noun: "point") } more.
    .braille = { NAME($who) } { $points } more
iqlandie-remark-where = { CAP($piece) }, exhibition { $number }: { LIST($squares, join: "comma") }.
    .brief = { CAP($piece) }, exhibition { $number }.
    .braille = { $piece }, ex { $number }
