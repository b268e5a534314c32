# The task of the day: what is to be found, how the answer was, and why.

iqlandie-daily-biology = Bring the symbols to the goal in as few steps as possible.
    .brief = To the goal in the fewest steps.
    .braille = fewest steps
iqlandie-daily-programming = Find the square where the robot ends.
    .brief = Where does the robot end?
    .braille = where does it end?
iqlandie-daily-optics = Lead the beam to the goal through all pieces; { $count ->
        [one] there is one solution
       *[other] there are { $count } solutions
    }.
    .brief = Beam to the goal through all pieces, solutions: { $count }.
    .braille = beam, solutions { $count }
iqlandie-daily-space = Make the target picture with as few cards as possible.
    .brief = Picture with the fewest cards.
    .braille = fewest cards

iqlandie-daily-right-biology = { $more ->
        [0] Right, and by the shortest way, { NP($used, noun: "iq-step") }.
       *[other] Right, but by a longer way: { NP($used, noun: "iq-step") }, { $least } are enough.
    }
    .brief = { $more ->
        [0] Shortest way, { NP($used, noun: "iq-step") }.
       *[other] Right: { NP($used, noun: "iq-step") }, { $least } are enough.
    }
    .braille = { $more ->
        [0] right, { $used }
       *[other] { $used }, { $least } enough
    }
iqlandie-daily-right-programming = Right, that is where the robot ends.
    .brief = Right.
    .braille = right
iqlandie-daily-right-optics = Right, the beam reached the goal through all pieces.
    .brief = Right.
    .braille = right
iqlandie-daily-right-space = { $more ->
        [0] Right, and with the fewest cards, { NP($used, noun: "card") }.
       *[other] Right, but { $least } cards are enough instead of { $used }.
    }
    .brief = { $more ->
        [0] Fewest cards, { NP($used, noun: "card") }.
       *[other] Right: { NP($used, noun: "card") }, { $least } are enough.
    }
    .braille = { $more ->
        [0] right, { $used }
       *[other] { $used }, { $least } enough
    }
iqlandie-daily-gave-up = The task was left without an answer.
    .brief = No answer.
    .braille = no answer

iqlandie-daily-why-biology = { $count ->
        [one] The shortest way has { NP($least, noun: "iq-step") } and is the only one.
       *[other] The shortest way has { NP($least, noun: "iq-step") }, and there are { $count } of them.
    }
    .brief = At least { NP($least, noun: "iq-step") }, ways: { $count }.
    .braille = least { $least }
iqlandie-daily-why-programming = The robot stopped on another square after each command; there { $least ->
        [one] was { $least } command.
       *[other] were { $least } commands.
    }
    .brief = Commands: { $least }.
    .braille = commands { $least }
iqlandie-daily-why-optics = { $count ->
        [one] The pieces cannot be placed in any other way.
       *[other] The pieces can be placed in { $count } ways.
    }
    .brief = Solutions: { $count }.
    .braille = solutions { $count }
iqlandie-daily-why-space = Fewer than { NP($least, noun: "card") } are not enough, { $count ->
        [one] and there is one way only.
       *[other] and there are { $count } ways.
    }
    .brief = At least { NP($least, noun: "card") }, ways: { $count }.
    .braille = least { $least }
