pig-name = Pig

pig-rolled = { PERSON($who) ->
        [you] You roll { $face }, the turn is worth { $turn }.
       *[other] { NAME($who) } rolls { $face }, the turn is worth { $turn }.
    }
    .brief = { NAME($who) }: { $face }, turn { $turn }.
    .braille = { NAME($who) } { $face } turn { $turn }
pig-lost = { PERSON($who) ->
        [you] You roll 1 and lose { NP($points, noun: "point") }.
       *[other] { NAME($who) } rolls 1 and loses { NP($points, noun: "point") }.
    }
    .brief = { NAME($who) }: 1, lost { $points }.
    .braille = { NAME($who) } 1 lost { $points }
pig-kept = { PERSON($who) ->
        [you] You keep { NP($points, noun: "point") }, { $total } in all.
       *[other] { NAME($who) } keeps { NP($points, noun: "point") }, { $total } in all.
    }
    .brief = { NAME($who) }: plus { $points }, { $total } in all.
    .braille = { NAME($who) } +{ $points } = { $total }
pig-turn = { PERSON($who) ->
        [you] Your turn: { $turn ->
            [0] { WORD("roll", of: "pig") }.
           *[other] { WORD("roll", of: "pig") } or { WORD("hold", of: "pig") }.
        }
       *[other] It is { NAME($who) }'s turn.
    }
    .brief = To move: { NAME($who) }.
    .braille = turn { NAME($who) }
pig-action-roll = roll the die
pig-action-hold = keep { NP($points, noun: "point") }
pig-preview-hold = That would make { NP($total, noun: "point") }.
pig-preview-roll = A one would take { NP($points, noun: "point") }.
pig-refused-nothing = There is nothing to keep yet, roll first.
    .brief = Nothing to keep.
    .braille = nothing to keep
pig-refused-other = { $action } is not possible now.
    .brief = Not now: { $action }.
    .braille = not { $action }
pig-item-turn = Turn { $number }: { NP($points, noun: "point") }.
pig-reason-wins = { NP($points, noun: "point") } are enough to win.
    .brief = Enough to win.
    .braille = wins
pig-reason-stake = { NP($points, noun: "point") } at stake.
    .brief = At stake: { $points }.
    .braille = stake { $points }
pig-place = Place { $place }: { NAME($who) }, { NP($total, noun: "point") }.
    .brief = { $place }. { NAME($who) }, { $total }.
    .braille = { $place } { NAME($who) } { $total }
pig-option-target = The game goes to { NP($points, noun: "point") }.
pig-over = The game is over.
pig-status = { PERSON($who) ->
        [you] Your turn
       *[other] { NAME($who) }'s turn
    }, worth { NP($turn, noun: "point") }, the game goes to { $target }.
pig-score = { NAME($who) }: { NP($total, noun: "point") }.

pig-rules-goal = Goal
pig-rules-goal-1 = Whoever first has the agreed number of points wins.
pig-rules-roll = Rolling
pig-rules-roll-1 = Two to six are added to the points of the turn.
pig-rules-roll-2 = A one takes the points of the turn and ends it.
pig-rules-hold = Keeping
pig-rules-hold-1 = Whoever keeps the points of the turn has them for good, and the turn ends.
