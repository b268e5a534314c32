# iQLANDIE in English. Whatever happens has three forms: whole, brief, and short for a Braille line.
# The result stands first, sentences are short and in the present tense.

iqlandie-name = iQLANDIE

## Parts of sentences

iqlandie-somebody = { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    }
iqlandie-empty = empty
    .braille = emp
iqlandie-direction = { $way ->
        [north] north
        [northeast] north-east
        [east] east
        [southeast] south-east
        [south] south
        [southwest] south-west
        [west] west
       *[northwest] north-west
    }
    .braille = { $way ->
        [north] n
        [northeast] ne
        [east] e
        [southeast] se
        [south] s
        [southwest] sw
        [west] w
       *[northwest] nw
    }

## Tasks: squares, rows, columns

iqlandie-row = Row { $row }: { LINES($items, join: "comma") }.
    .braille = { $row }: { SHORT($items) }
iqlandie-goal-row = Goal, row { $row }: { LINES($items, join: "comma") }.
    .braille = g{ $row }: { SHORT($items) }
iqlandie-rows-empty = Rows { $row } to { $last }: { iqlandie-empty }.
    .braille = { $row }-{ $last }: { iqlandie-empty.braille }
iqlandie-column = Column { COLUMN($cell) }: { LINES($items, join: "comma") }.
    .braille = { COLUMN($cell) }: { SHORT($items) }
iqlandie-cell = Cell { COORD($cell) }: { $content }.
    .brief = { COORD($cell) }: { $content }.
    .braille = { COORD($cell) } { SHORT($content) }
iqlandie-around = { CAP($way) }, { COORD($cell) }: { $content }.
    .braille = { COORD($cell) } { SHORT($content) }

## Tasks: biology

iqlandie-biology-start = At the start:
    .brief = Start:
    .braille = start
iqlandie-biology-slid = { $amount ->
        [short] Slid: { LINES($tokens, join: "comma") }. ⏎ The empty cell is { COORD($cell) }.
       *[long] Slid { $count } times, last { $last }. ⏎ The empty cell is { COORD($cell) }.
    }
    .brief = { $amount ->
        [short] { CAP(LIST($tokens, join: "comma")) }. Empty { COORD($cell) }.
       *[long] { $count } times, last { $last }. Empty { COORD($cell) }.
    }
    .braille = { $amount ->
        [short] { SHORT($tokens) } emp { COORD($cell) }
       *[long] { $count } times { SHORT($last) } emp { COORD($cell) }
    }
iqlandie-biology-turned = The frame is turned { $turn ->
        [right] right
        [left] left
       *[over] upside down
    }, the empty cell is { COORD($cell) }.
    .brief = Turned { $turn ->
        [right] right
        [left] left
       *[over] upside down
    }, empty { COORD($cell) }.
    .braille = turned { $turn ->
        [right] r
        [left] l
       *[over] u
    } emp { COORD($cell) }
iqlandie-biology-same = { $turn ->
        [none] Everything lies as in the goal.
        [right] Turned right, everything lies as in the goal.
        [left] Turned left, everything lies as in the goal.
       *[over] Turned upside down, everything lies as in the goal.
    }
    .braille = all as in the goal
iqlandie-biology-right = { $count ->
        [0] No cell is right.
        [one] { NP($count, noun: "cell") } is right: { LINES($cells, join: "comma") }.
       *[other] { NP($count, noun: "cell") } are right: { LINES($cells, join: "comma") }.
    }
    .brief = Right { $count }: { LIST($cells, join: "comma") }.
    .braille = ok { $count }: { SHORT($cells) }
iqlandie-biology-better = With the frame turned { $turn ->
        [right] right
        [left] left
       *[over] upside down
    } it would be { $count }.
    .braille = turn { $turn ->
        [right] r
        [left] l
       *[over] u
    }: { $count }
iqlandie-biology-cell = { $same ->
        [yes] Cell { COORD($cell) }: { $content }, right.
       *[no] Cell { COORD($cell) }: { $content }, in the goal { $goal }.
    }
    .brief = { $same ->
        [yes] { COORD($cell) }: { $content }, right.
       *[no] { COORD($cell) }: { $content }, goal { $goal }.
    }
    .braille = { $same ->
        [yes] { COORD($cell) } { SHORT($content) }, right
       *[no] { COORD($cell) } { SHORT($content) }, goal { SHORT($goal) }
    }
iqlandie-biology-hole = The empty cell is { COORD($cell) }, these can slide: { LINES($tokens, join: "comma") }.
    .brief = Empty { COORD($cell) }: { LIST($tokens, join: "comma") }.
    .braille = emp { COORD($cell) }: { SHORT($tokens) }
iqlandie-biology-where = { CAP($token) }: { COORD($cell) }, in the goal { COORD($goal) }.
    .braille = { SHORT($token) } { COORD($cell) }, goal { COORD($goal) }
iqlandie-biology-turn = Turn the frame { $turn ->
        [right] right
        [left] left
       *[over] upside down
    }.
    .braille = turn { $turn ->
        [right] r
        [left] l
       *[over] u
    }
iqlandie-biology-slide = { CAP($token) } to { COORD($cell) }, ⏎ { COORD($hole) } becomes empty.
    .brief = { CAP($token) } to { COORD($cell) }.
    .braille = { SHORT($token) } { COORD($cell) }, emp { COORD($hole) }
iqlandie-biology-solution = { $part ->
        [first] Solution: { LINES($tokens, join: "comma") }.
       *[more] Then: { LINES($tokens, join: "comma") }.
    }
    .braille = { SHORT($tokens) }

## Tasks: programming

iqlandie-programming-start = The robot stands on { COORD($cell) }.
    .brief = Robot: { COORD($cell) }.
    .braille = robot { COORD($cell) }
iqlandie-programming-turned = Mind, the board is turned: blue is { $way }.
    .braille = turned, b { $way }
iqlandie-programming-signs = { CAP(LINES($entries)) }.
    .braille = { LIST($entries, join: "comma") }
iqlandie-programming-sign = { $way } { $sign }
    .braille = { $way } { SHORT($sign) }
iqlandie-programming-order = { $sign } { $count }
    .braille = { SHORT($sign) }{ $count }
iqlandie-programming-commands = { $count ->
        [one] Command { $first }: { LINES($commands, join: "comma") }.
       *[other] Commands { $first } to { $last }: { LINES($commands, join: "comma") }.
    }
    .brief = From { $first }: { LIST($commands, join: "comma") }.
    .braille = { $first }: { SHORT($commands) }
iqlandie-programming-command = Command { $number }: { $command }.
    .braille = { $number }: { $command }
iqlandie-programming-stands = Answer so far: the robot ends on { COORD($cell) }.
    .brief = Answer: { COORD($cell) }.
    .braille = answer { COORD($cell) }
iqlandie-programming-count = { $count ->
        [one] There is { $count } command.
       *[other] There are { $count } commands.
    }
    .braille = commands { $count }
iqlandie-programming-difference = Only the last square can be right here, ⏎ there is nothing to compare on the way.
    .braille = only the end counts
iqlandie-programming-robot = robot
    .braille = rob
iqlandie-programming-begin = start of the way
    .braille = sta
iqlandie-programming-free = Nothing stands in the robot's way.
    .braille = all free
iqlandie-programming-put = The robot is on { COORD($cell) }.
    .brief = Robot: { COORD($cell) }.
    .braille = robot { COORD($cell) }
iqlandie-programming-step = Robot to { COORD($cell) }.
    .braille = robot { COORD($cell) }
iqlandie-programming-solution = Solution: the robot ends on { COORD($cell) }.
    .brief = Solution: { COORD($cell) }.
    .braille = solution { COORD($cell) }
iqlandie-programming-way = Stops: { LINES($cells, join: "comma") }.
    .braille = { SHORT($cells) }

## Tasks: optics

iqlandie-optics-point = on the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    } side ⏎ in { $line ->
        [row] row { $row }
       *[column] column { COLUMN($cell) }
    }
    .braille = { $side ->
        [north] n
        [east] e
        [south] s
       *[west] w
    } { $line ->
        [row] { $row }
       *[column] { COLUMN($cell) }
    }
iqlandie-optics-enters = The laser enters { $port }.
    .braille = enters { $port }
iqlandie-optics-leaves = It has to leave { $port }.
    .braille = to leave { $port }
iqlandie-optics-use = To be used: { LINES($pieces) }.
    .braille = use { SHORT($pieces) }
iqlandie-optics-rest = Still to be used: { LINES($pieces) }.
    .braille = left { SHORT($pieces) }
iqlandie-optics-no-rest = Everything is used.
    .braille = all used
iqlandie-optics-missed = The beam misses: { LINES($cells, join: "comma") }.
    .braille = misses { SHORT($cells) }
iqlandie-optics-empty = The grid is empty.
    .braille = empty
iqlandie-optics-lying = On the grid: { LINES($pieces, join: "comma") }.
    .braille = { LIST($pieces, join: "comma") }
iqlandie-optics-lies = { COORD($cell) } { $piece }
iqlandie-optics-turning = { $piece } { $turn ->
        [right] right
       *[left] left
    }
    .braille = { SHORT($piece) }{ $turn ->
        [right] r
       *[left] l
    }
iqlandie-optics-passes = From { COORD($cell) } the beam goes { $way }.
    .brief = The beam goes { $way }.
    .braille = on { $way }
iqlandie-optics-put = { $part ->
        [first] Put: { LINES($pieces, join: "comma") }.
       *[more] Then: { LINES($pieces, join: "comma") }.
    }
    .brief = { $part ->
        [first] Put { LIST($pieces, join: "comma") }.
       *[more] Then { LIST($pieces, join: "comma") }.
    }
    .braille = put { LIST($pieces, join: "comma") }
iqlandie-optics-lifted = Lifted: { LINES($cells, join: "comma") }.
    .brief = Lifted { LIST($cells, join: "comma") }.
    .braille = off { SHORT($cells) }
iqlandie-optics-can-put = Put on { COORD($cell) }: ⏎ { $piece }.
    .braille = { COORD($cell) } { $piece }
iqlandie-optics-can-lift = Lift { $piece }.
    .braille = lift { $piece }
iqlandie-optics-solution = { $part ->
        [first] Solution: { LINES($pieces, join: "comma") }.
       *[more] Then: { LINES($pieces, join: "comma") }.
    }
    .braille = { SHORT($pieces) }
iqlandie-optics-leg = Then: { LINES($squares, join: "comma") }.
    .braille = { SHORT($squares) }
iqlandie-optics-goal-met = It leaves at the goal, { $port }.
    .braille = goal { $port }
iqlandie-optics-port = It leaves elsewhere, { $port }.
    .braille = elsewhere { $port }
iqlandie-optics-crooked = From { COORD($cell) } it leaves slantwise, { $way }.
    .braille = slanted { COORD($cell) } { $way }
iqlandie-optics-edge = It ends on { COORD($cell) }, meeting the mirror slantwise.
    .braille = end { COORD($cell) }, slanted
iqlandie-optics-again = It ends on { COORD($cell) }, meeting the same piece again.
    .braille = end { COORD($cell) }, again

## Tasks: space

iqlandie-laid = { $card } { $turn ->
        [straight] straight
        [right] right
        [left] left
       *[over] upside down
    }{ $shifted ->
        [yes] {" "}by { LINES($shifts) }
       *[no] { "" }
    }
    .braille = { $card }{ $turn ->
        [straight] { "" }
        [right] r
        [left] l
       *[over] u
    }{ $shifted ->
        [yes] +{ $first }{ $second }
       *[no] { "" }
    }
iqlandie-shift = { $count } { $way ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
    .braille = { $way ->
        [north] n
        [east] e
        [south] s
       *[west] w
    }{ $count }
iqlandie-space-pile = { $count ->
        [0] The pile is empty.
       *[other] { $part ->
            [first] Pile from the bottom: { LINES($cards, join: "comma") }.
           *[more] On them: { LINES($cards, join: "comma") }.
        }
    }
    .brief = { $count ->
        [0] The pile is empty.
       *[other] { $part ->
            [first] Bottom up: { LIST($cards, join: "comma") }.
           *[more] On them: { LIST($cards, join: "comma") }.
        }
    }
    .braille = { $count ->
        [0] empty
       *[other] { SHORT($cards) }
    }
iqlandie-space-left = Beside it: { LINES($cards, join: "comma") }.
    .braille = beside { SHORT($cards) }
iqlandie-space-all-used = All five cards are in the pile.
    .braille = all 5 cards
iqlandie-space-wrong = { $count ->
        [one] { NP($count, noun: "cell") } differs:
       *[other] { NP($count, noun: "cell") } differ:
    }
    .braille = wrong { $count }
iqlandie-space-differs = { COORD($cell) }: { $content }, should be { $goal }.
    .braille = { COORD($cell) } { SHORT($content) }, goal { SHORT($goal) }
iqlandie-space-same = The pile shows exactly the goal.
    .braille = all as in the goal
iqlandie-space-shows = Shown by card { $card }.
    .braille = card { $card }
iqlandie-space-can-show = { $part ->
        [first] { CAP($body) } on square { COORD($cell) }: { LINES($cards, join: "comma") }.
       *[more] Also: { LINES($cards, join: "comma") }.
    }
    .braille = { $part ->
        [first] { SHORT($body) } { COORD($cell) }: { SHORT($cards) }
       *[more] { SHORT($cards) }
    }
iqlandie-space-none-shows = { CAP($body) } on square { COORD($cell) }: no card without a shift.
    .braille = { SHORT($body) } { COORD($cell) } none
iqlandie-space-layer = { $part ->
        [none] Layer { $number }, card { $card }: changes nothing.
        [first] Layer { $number }, card { $card }: ⏎ { LINES($cells, join: "comma") }.
       *[more] Then: { LINES($cells, join: "comma") }.
    }
    .braille = { $part ->
        [none] { $card } nothing
        [first] { $card }: { SHORT($cells) }
       *[more] { SHORT($cells) }
    }
iqlandie-space-now = { COORD($cell) } { $content }
    .braille = { COORD($cell) } { SHORT($content) }
iqlandie-space-card = Card { $card }:
    .braille = card { $card }
iqlandie-space-rows = Card { $card }: { LINES($first, join: "comma") }; { LINES($second, join: "comma") }; { LINES($third, join: "comma") }.
    .braille = { $card }: { SHORT($first) }; { SHORT($second) }; { SHORT($third) }
iqlandie-space-lay = On top comes card { $card }.
    .braille = top { $card }
iqlandie-space-take = Take card { $card } out of the pile.
    .braille = off { $card }
iqlandie-space-solution = { $part ->
        [first] Solution from the bottom: { LINES($cards, join: "comma") }.
       *[more] On them: { LINES($cards, join: "comma") }.
    }
    .braille = { SHORT($cards) }

## Pieces, bags, exhibitions, time

iqlandie-piece = { $case ->
        [acc] the { NP($piece) }
       *[nom] { NP($piece) }
    }{ $robot ->
        [yes] {" "}with a robot
       *[no] { "" }
    }
    .braille = { SHORT($piece) }{ $robot ->
        [yes] r
       *[no] { "" }
    }
iqlandie-numbered = { $number } { $piece }
    .braille = { $leads ->
        [yes] { $number } { $piece }
       *[no] { $piece }
    }
    .voice = number { $number } { $piece }
iqlandie-kind = { $kind ->
        [biology] biology
        [programming] programming
        [optics] optics
       *[space] space
    }
    .braille = { $kind ->
        [biology] bio
        [programming] pro
        [optics] opt
       *[space] spa
    }
iqlandie-bag = { $case ->
        [gen] { $bag ->
            [small] small bag
            [medium] medium bag
           *[large] large bag
        }
       *[nom] { $bag ->
            [small] small bag
            [medium] medium bag
           *[large] large bag
        }
    }
    .braille = { $bag ->
        [small] sma
        [medium] med
       *[large] lar
    }
iqlandie-after = after { $minutes ->
        [0] { NP($seconds, noun: "second") }
       *[other] { NP($minutes, noun: "minute") }{ $seconds ->
            [0] { "" }
           *[other] {" "}and { NP($seconds, noun: "second") }
        }
    }
    .braille = { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds }
    }
iqlandie-exhibition-1 = one colour
    .braille = 1 colour
iqlandie-exhibition-2 = two colours
    .braille = 2 colours
iqlandie-exhibition-3 = gaps
iqlandie-exhibition-4 = shapes
iqlandie-exhibition-5 = robots
iqlandie-exhibition-6 = rows and columns
    .braille = rows, col

## Round and task

iqlandie-condition-dealt = { PERSON($who) ->
        [you] You collect pairs: { LINES($colours) }.
       *[other] { NAME($who) } collects pairs: { LINES($colours) }.
    }
    .brief = { PERSON($who) ->
        [you] Your colours: { LIST($colours) }.
       *[other] { NAME($who) }: { LIST($colours) }.
    }
    .braille = { PERSON($who) ->
        [you] colours { SHORT($colours) }
       *[other] { NAME($who) } { SHORT($colours) }
    }
iqlandie-round = { PERSON($who) ->
        [you] Round { $number } of { $rounds }, you choose.
       *[other] Round { $number } of { $rounds }, { NAME($who) } chooses.
    }
    .brief = { PERSON($who) ->
        [you] Round { $number }, you choose.
       *[other] Round { $number }, { NAME($who) }.
    }
    .braille = { PERSON($who) ->
        [you] round { $number } you choose
       *[other] round { $number }, { NAME($who) }
    }
iqlandie-near-end = This is the last round.
    .brief = The last round.
    .braille = last round
iqlandie-round-practice = Task { $number } of { $rounds }, { $kind }.
    .brief = Task { $number }, { $kind }.
    .braille = task { $number }, { $kind }
iqlandie-chosen = { PERSON($who) ->
        [you] You choose { $kind }.
       *[other] { NAME($who) } chooses { $kind }.
    }
    .brief = { CAP($kind) }.
    .braille = kind { $kind }
iqlandie-prepares = { NAME($who) } prepares.
    .brief = { NAME($who) } prepares.
    .braille = { NAME($who) } prepares
iqlandie-ready = { PERSON($who) ->
        [you] Ready.
       *[other] { NAME($who) }: ready.
    }
    .brief = { PERSON($who) ->
        [you] Ready.
       *[other] { NAME($who) }: ready.
    }
    .braille = { PERSON($who) ->
        [you] ready
       *[other] { NAME($who) } ready
    }
iqlandie-ready-waits = { PERSON($who) ->
        [you] Ready, waiting for: { LINES($waiting, join: "comma") }.
       *[other] { NAME($who) }: ready, waiting for: { LINES($waiting, join: "comma") }.
    }
    .brief = Ready, still { LIST($waiting, join: "comma") }.
    .braille = waits { LIST($waiting, join: "comma") }
iqlandie-solves = { NAME($who) } solves.
    .brief = { NAME($who) } solves.
    .braille = { NAME($who) } solves
iqlandie-back = { $all ->
        [yes] Back to the start of the task.
       *[no] One step back.
    }
    .brief = { $all ->
        [yes] From the start.
       *[no] Back.
    }
    .braille = { $all ->
        [yes] from the start
       *[no] back
    }
iqlandie-hint-cost = The hint adds { NP($seconds, noun: "second") } to the time.
    .brief = Plus { NP($seconds, noun: "second") }.
    .braille = +{ $seconds } s
iqlandie-planned = “Done” will be said { $after }.
    .brief = Done { $after }.
    .braille = done { $after }
iqlandie-pressed = { PERSON($who) ->
        [you] Stopped { $after }, type the answer.
       *[other] { NAME($who) }: stopped { $after }, now types the answer.
    }
    .brief = { PERSON($who) ->
        [you] Stopped { $after }.
       *[other] { NAME($who) }: stopped { $after }.
    }
    .braille = { PERSON($who) ->
        [you] stop { $after }
       *[other] { NAME($who) } stop { $after }
    }
iqlandie-claimed = { PERSON($who) ->
        [you] Done { $after }
       *[other] { NAME($who) } is done { $after }
    }{ $token ->
        [0] .
       *[other] , ⏎ token { $token }.
    }
    .brief = { PERSON($who) ->
        [you] Done { $after }.
       *[other] { NAME($who) }: done { $after }.
    }
    .braille = { PERSON($who) ->
        [you] { $token ->
            [0] done { $after }
           *[other] tok { $token }, { $after }
        }
       *[other] { NAME($who) } { $token }, { $after }
    }
iqlandie-gave-up = { PERSON($who) ->
        [you] You give up, token { $token }.
       *[other] { NAME($who) } gives up, token { $token }.
    }
    .brief = { PERSON($who) ->
        [you] Given up, token { $token }.
       *[other] { NAME($who) } gives up.
    }
    .braille = { PERSON($who) ->
        [you] given up, tok { $token }
       *[other] { NAME($who) } gives up
    }
iqlandie-late = { PERSON($who) ->
        [you] Token { $token }, the last one, is left for you, ⏎ without a solution.
       *[other] { NAME($who) } takes token { $token }, the last one, ⏎ without a solution.
    }
    .brief = { PERSON($who) ->
        [you] No solution, token { $token }.
       *[other] { NAME($who) }: no solution.
    }
    .braille = { PERSON($who) ->
        [you] none, tok { $token }
       *[other] { NAME($who) } none, tok { $token }
    }
iqlandie-judged = { PERSON($who) ->
        [you] { $verdict ->
            [right] Your solution is right.
           *[wrong] Your solution is wrong.
        }
       *[other] { NAME($who) }: { $verdict ->
            [right] right.
           *[wrong] wrong.
        }
    }
    .brief = { PERSON($who) ->
        [you] You
       *[other] { NAME($who) }
    }: { $verdict ->
        [right] right.
       *[wrong] wrong.
    }
    .braille = { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    } { $verdict ->
        [right] right
       *[wrong] wrong
    }
iqlandie-order = Order: { LINES($who, join: "comma") }.
    .brief = Order: { LIST($who, join: "comma") }.
    .braille = { LIST($who, join: "comma") }
iqlandie-first = { PERSON($who) ->
        [you] The two points are yours, ⏎ { NP($firsts, noun: "iq-first") } so far.
       *[other] The two points go to { NAME($who) }, ⏎ { NP($firsts, noun: "iq-first") } so far.
    }
    .brief = { PERSON($who) ->
        [you] You get 2 points.
       *[other] { NAME($who) } gets 2 points.
    }
    .braille = { PERSON($who) ->
        [you] 2 p for you
       *[other] { NAME($who) } 2 p
    }
iqlandie-first-lost = { PERSON($who) ->
        [you] You lose the two points of the first token.
       *[other] { NAME($who) } loses the two points of the first token.
    }
    .brief = { PERSON($who) ->
        [you] You lose 2 points.
       *[other] { NAME($who) } loses 2 points.
    }
    .braille = { PERSON($who) ->
        [you] without 2 p
       *[other] { NAME($who) } without 2 p
    }
iqlandie-first-nobody = Nobody gets the two points.
    .brief = 2 points for nobody.
    .braille = 2 p nobody

## Pieces

iqlandie-offered = { CAP($kind) }{ $refilled ->
        [yes] {" "}now
       *[no] { "" }
    }: ⏎ { LINES($pieces, join: "comma") }.
    .brief = { CAP($kind) }: { LIST($pieces, join: "comma") }.
    .braille = { $kind } { SHORT($pieces) }
iqlandie-offer-now = Offer: ⏎ { LINES($pieces, join: "comma") }.
    .brief = Offer: { LIST($pieces, join: "comma") }.
    .braille = { SHORT($pieces) }
iqlandie-bag-empty = The { $bag } is empty, the piece is from the { $instead }.
    .brief = The { $bag } is empty.
    .braille = { $bag } bag empty
iqlandie-took = { PERSON($who) ->
        [you] You take { LINES($pieces) }.
       *[other] { NAME($who) } takes { LINES($pieces) }.
    }
    .brief = { PERSON($who) ->
        [you] You have { LIST($pieces) }.
       *[other] { NAME($who) }: { LIST($pieces) }.
    }
    .braille = { PERSON($who) ->
        [you] you take { SHORT($pieces) }
       *[other] { NAME($who) } { SHORT($pieces) }
    }
iqlandie-added = { PERSON($who) ->
        [you] You add from the { $bag }: ⏎ { $piece }.
       *[other] { NAME($who) } adds from the { $bag }: ⏎ { $piece }.
    }
    .brief = { PERSON($who) ->
        [you] Added: { $piece }.
       *[other] { NAME($who) } adds { $piece }.
    }
    .braille = { PERSON($who) ->
        [you] added { $piece }
       *[other] { NAME($who) } adds { $piece }
    }
iqlandie-returned = Back to the bags: { LINES($pieces, join: "comma") }.
    .brief = Back: { LIST($pieces, join: "comma") }.
    .braille = back { SHORT($pieces) }
iqlandie-placed = { PERSON($who) ->
        [you] { $sign ->
            [plus] Plus { NP($points, noun: "point") }, ⏎ exhibition { $number } has { $score }.
            [minus] Minus { NP($points, noun: "point") }, ⏎ exhibition { $number } has { $score }.
           *[none] No change, ⏎ exhibition { $number } has { $score }.
        }
       *[other] { NAME($who) }, ⏎ exhibition { $number }{ $sign ->
            [plus] , ⏎ plus { $points }
            [minus] , ⏎ minus { $points }
           *[none] { "" }
        }: ⏎ { $piece }.
    }
    .brief = { PERSON($who) ->
        [you] Exhibition { $number }: { $score }.
       *[other] { NAME($who) }, exhibition { $number }: { $piece }.
    }
    .braille = { PERSON($who) ->
        [you] ex{ $number } { $sign ->
            [plus] +{ $points }
            [minus] -{ $points }
           *[none] +0
        }, has { $score }
       *[other] { NAME($who) } ex{ $number } { $piece }
    }
iqlandie-placed-at = { CAP($piece) }: ⏎ { LINES($squares, join: "comma") }.
    .brief = { CAP($piece) }: { LIST($squares, join: "comma") }.
    .braille = { $piece } { SHORT($squares) }
iqlandie-unplaced = { PERSON($who) ->
        [you] You lift from exhibition { $number }: ⏎ { $piece }.
       *[other] { NAME($who) } lifts from exhibition { $number }: ⏎ { $piece }.
    }
    .brief = Lifted: { $piece }.
    .braille = ex{ $number } off { $piece }
iqlandie-exchanged = { PERSON($who) ->
        [you] There is no room for the { $piece }, ⏎ you take { $single }.
       *[other] { NAME($who) } takes { $single }, ⏎ there is no room for the { $piece }.
    }
    .brief = { PERSON($who) ->
        [you] You take { $single }.
       *[other] { NAME($who) } takes { $single }.
    }
    .braille = { PERSON($who) ->
        [you] for { $piece } { $single }
       *[other] { NAME($who) } { $single }
    }
iqlandie-lost = { PERSON($who) ->
        [you] There is no room for the { $piece }, not even for a cube; the piece is gone.
       *[other] { NAME($who) } has no room left, the { $piece } is gone.
    }
    .brief = The { $piece } is gone.
    .braille = gone { $piece }
iqlandie-built = { PERSON($who) ->
        [you] Built.
       *[other] { NAME($who) }: built.
    }
    .brief = { PERSON($who) ->
        [you] Built.
       *[other] { NAME($who) }: built.
    }
    .braille = { PERSON($who) ->
        [you] built
       *[other] { NAME($who) } built
    }
iqlandie-built-waits = { PERSON($who) ->
        [you] Built, waiting for: { LINES($waiting, join: "comma") }.
       *[other] { NAME($who) }: built, waiting for: { LINES($waiting, join: "comma") }.
    }
    .brief = Built, still { LIST($waiting, join: "comma") }.
    .braille = waits { LIST($waiting, join: "comma") }
iqlandie-jokers-asked = To declare jokers: { LINES($who, join: "comma") }.
    .brief = Jokers: { LIST($who, join: "comma") }.
    .braille = jokers { LIST($who, join: "comma") }
iqlandie-declared = { PERSON($who) ->
        [you] The { $piece } in exhibition { $number } ⏎ counts as { $colour }.
       *[other] { NAME($who) }, ⏎ exhibition { $number }: ⏎ the { $piece } counts as { $colour }.
    }
    .brief = { CAP($colour) }: { $piece }, exhibition { $number }.
    .braille = { PERSON($who) ->
        [you] ex{ $number } { SHORT($piece) } is { SHORT($colour) }
       *[other] { NAME($who) } { SHORT($piece) } is { SHORT($colour) }
    }
iqlandie-ended = The game is over.
    .brief = The game is over.
    .braille = game over

## Whose turn it is

iqlandie-waits = Waiting for: { LINES($who, join: "comma") }.
    .brief = Waiting for: { LIST($who, join: "comma") }.
    .braille = waits { LIST($who, join: "comma") }
iqlandie-turn-drawing = Pieces and cards are being drawn.
    .brief = Drawing.
    .braille = drawing
iqlandie-turn-choose = { PERSON($who) ->
        [you] Choose: ⏎ biology, ⏎ programming, ⏎ optics, ⏎ or space.
       *[other] { NAME($who) } chooses: ⏎ biology, ⏎ programming, ⏎ optics, ⏎ or space.
    }
    .brief = { PERSON($who) ->
        [you] Which kind?
       *[other] { NAME($who) } chooses.
    }
    .braille = { PERSON($who) ->
        [you] which kind?
       *[other] { NAME($who) } chooses
    }
iqlandie-turn-race = { $stage ->
        [preparing] { PERSON($who) ->
            [you] When you have it in mind, ⏎ type { COMMAND(WORD("ready", of: "iqlandie")) }.
           *[other] { NAME($who) }: ⏎ when it is in mind, ⏎ type { COMMAND(WORD("ready", of: "iqlandie")) }.
        }
        [pressed] { PERSON($who) ->
            [you] Type the answer and { COMMAND(WORD("claim", of: "iqlandie")) }.
           *[other] { NAME($who) }: ⏎ type the answer and { COMMAND(WORD("claim", of: "iqlandie")) }.
        }
       *[solving] { PERSON($who) ->
            [you] The clock runs. ⏎ Solve it, ⏎ then type { COMMAND(WORD("claim", of: "iqlandie")) }.
           *[other] The clock runs: ⏎ { NAME($who) }.
        }
    }
    .brief = { $stage ->
        [preparing] Then { COMMAND(WORD("ready", of: "iqlandie")) }.
        [pressed] The answer?
       *[solving] The clock runs.
    }
    .braille = { $stage ->
        [preparing] then { WORD("ready", of: "iqlandie") }
        [pressed] answer?
       *[solving] clock runs
    }
iqlandie-doubt-hint = Each hint adds { NP($seconds, noun: "second") }, and the task brings no record. Really? Type { COMMAND(WORD("hint")) } once more, or { COMMAND(WORD("no")) }.
    .brief = A hint adds { NP($seconds, noun: "second") }, no record. { COMMAND(WORD("hint")) } again, or { COMMAND(WORD("no")) }?
    .braille = hint +{ $seconds }: { WORD("yes") }/{ WORD("no") }?
iqlandie-doubt-solution = The third hint is the solution and ends the task. Really? Type { COMMAND(WORD("hint")) } once more, or { COMMAND(WORD("no")) }.
    .brief = The third hint ends the task. { COMMAND(WORD("hint")) } again, or { COMMAND(WORD("no")) }?
    .braille = hint 3 end: { WORD("yes") }/{ WORD("no") }?
iqlandie-doubt-give-up = Really give the task up? Type { COMMAND(WORD("give-up", of: "iqlandie")) } once more, or { COMMAND(WORD("no")) }.
    .brief = Give it up? { COMMAND(WORD("give-up", of: "iqlandie")) } again, or { COMMAND(WORD("no")) }?
    .braille = give up: { WORD("yes") }/{ WORD("no") }?
iqlandie-doubt-claim = The solution has no step yet. Really claim it? Type { COMMAND(WORD("claim", of: "iqlandie")) } once more, or { COMMAND(WORD("no")) }.
    .brief = The solution has no step yet. Again { COMMAND(WORD("claim", of: "iqlandie")) }, or { COMMAND(WORD("no")) }?
    .braille = no step: { WORD("yes") }/{ WORD("no") }?
iqlandie-turn-all = { $stage ->
        [preparing] Preparation. ⏎ Whoever has it in mind types their number.
       *[solving] The clock runs. ⏎ Whoever has the solution types their number.
    }
    .brief = { $stage ->
        [preparing] Preparation.
       *[solving] The clock runs.
    }
    .braille = { $stage ->
        [preparing] preparation
       *[solving] clock runs
    }
iqlandie-turn-take = { PERSON($who) ->
        [you] { $count ->
            [one] Take one more piece.
           *[other] Take { CNT($count, noun: "iq-piece") }.
        }
       *[other] { NAME($who) } takes pieces.
    }
    .brief = { PERSON($who) ->
        [you] Which piece?
       *[other] { NAME($who) } takes.
    }
    .braille = { PERSON($who) ->
        [you] take { $count }
       *[other] { NAME($who) } takes
    }
iqlandie-turn-add = { PERSON($who) ->
        [you] Add from a bag: ⏎ small, ⏎ medium, ⏎ or large.
       *[other] { NAME($who) } adds from a bag: ⏎ small, ⏎ medium, ⏎ or large.
    }
    .brief = { PERSON($who) ->
        [you] Which bag?
       *[other] { NAME($who) } adds.
    }
    .braille = { PERSON($who) ->
        [you] sma med lar?
       *[other] { NAME($who) } adds
    }
iqlandie-turn-build = { PERSON($who) ->
        [you] Put down { LINES($pieces) }.
       *[other] { NAME($who) }, ⏎ to place: ⏎ { LINES($pieces) }.
    }
    .brief = To place: { LIST($pieces) }.
    .braille = place { SHORT($pieces) }
iqlandie-turn-built = { PERSON($who) ->
        [you] The pieces are in place. ⏎ { COMMAND(WORD("claim", of: "iqlandie")) } ends building.
       *[other] { NAME($who) }: { COMMAND(WORD("claim", of: "iqlandie")) } ends building.
    }
    .brief = Then { COMMAND(WORD("claim", of: "iqlandie")) }.
    .braille = then { WORD("claim", of: "iqlandie") }
iqlandie-turn-others = Building: { LINES($who, join: "comma") }.
    .brief = Building: { LIST($who, join: "comma") }.
    .braille = builds { LIST($who, join: "comma") }
iqlandie-turn-declare = { PERSON($who) ->
        [you] Which colour is the { $piece } ⏎ in exhibition { $number }? ⏎ Best is { $colour }.
       *[other] { NAME($who) }: ⏎ which colour is the { $piece } ⏎ in exhibition { $number }? ⏎ Best is { $colour }.
    }
    .brief = { CAP($piece) }, exhibition { $number }: best { $colour }.
    .braille = { SHORT($piece) } ex{ $number }: { SHORT($colour) }?
iqlandie-turn-over = The match is over.
    .brief = Over.
    .braille = over

## End and points

iqlandie-over-winner = { PERSON($who) ->
        [you] You win with { NP($points, noun: "point") }.
       *[other] { NAME($who) } wins with { NP($points, noun: "point") }.
    }
    .brief = { PERSON($who) ->
        [you] You win, { $points }.
       *[other] { NAME($who) } wins, { $points }.
    }
    .braille = 1. { iqlandie-somebody } { $points }
iqlandie-over-shared = Shared victory: { LINES($who) }, { NP($points, noun: "point") }.
    .brief = Shared victory: { LIST($who) }, { $points }.
    .braille = 1. { LIST($who, join: "comma") } { $points }
iqlandie-over-place = { CAP(ORD($place, noun: "place")) }: { LINES($who) }, { NP($points, noun: "point") }.
    .brief = { $place }: { LIST($who) }, { $points }.
    .braille = { $place }. { LIST($who, join: "comma") } { $points }
iqlandie-over-tie = { $by ->
        [condition] The points were equal, the points of the condition decided.
       *[jokers] Points were equal, fewer jokers decided.
    }
    .brief = { $by ->
        [condition] The condition decided.
       *[jokers] Fewer jokers decided.
    }
    .braille = { $by ->
        [condition] by condition
       *[jokers] by fewer jokers
    }
iqlandie-over-alone = { CAP(NP($points, noun: "point")) } in all.
    .brief = In all { $points }.
    .braille = in all { $points }
iqlandie-over-practice = { PERSON($who) ->
        [you] You have { $right } of { $count } right.
       *[other] { NAME($who) }: { $right } of { $count } right.
    }
    .brief = { PERSON($who) ->
        [you] You
       *[other] { NAME($who) }
    }: { $right } of { $count }.
    .braille = { iqlandie-somebody } { $right } of { $count }
iqlandie-counted = { $colour } { $count }
    .braille = { SHORT($colour) }{ $count }
iqlandie-column-name = { COLUMN($cell) }
iqlandie-lines = { $across ->
        [yes] { COUNT($rows) ->
            [one] row
           *[other] rows
        } { LINES($rows) }
       *[no] { "" }
    }{ $along ->
        [yes] { $across ->
            [yes] , ⏎ { "" }
           *[no] { "" }
        }{ COUNT($columns) ->
            [one] column
           *[other] columns
        } { LINES($columns) }
       *[no] { "" }
    }
    .braille = { $across ->
        [yes] r { SHORT($rows) }
       *[no] { "" }
    }{ $along ->
        [yes] {" "}col { SHORT($columns) }
       *[no] { "" }
    }
iqlandie-item-colour = { $any ->
        [yes] One colour: { NP($points, noun: "point") }, most is { $colour }.
       *[no] One colour: 0 points, nothing lies here.
    }
    .brief = { $any ->
        [yes] One colour: { $count }, { $colour }.
       *[no] One colour: 0.
    }
    .braille = { $any ->
        [yes] ex1 { $points } p, { SHORT($colour) }{ $count }
       *[no] ex1 0 p
    }
iqlandie-item-second = { $count ->
        [0] Two colours: ⏎ 0 points, ⏎ nothing lies here.
        [one] Two colours: ⏎ 0 points, ⏎ a second colour is missing, ⏎ { LINES($colours) }.
       *[other] Two colours: ⏎ { NP($points, noun: "point") }, ⏎ { LINES($colours) }.
    }
    .brief = Two colours: { $points }.
    .braille = { $count ->
        [0] ex2 0 p
       *[other] ex2 { $points } p, { LIST($colours, join: "comma") }
    }
iqlandie-item-gaps = Gaps: { NP($points, noun: "point") }, { NP($count, noun: "iq-gap") }.
    .brief = Gaps: { $points }.
    .braille = ex3 { $points } p, gaps { $count }
iqlandie-item-shapes = { $count ->
        [0] Shapes: 0 points, nothing lies here.
       *[other] Shapes: { NP($points, noun: "point") }, { LINES($shapes) }.
    }
    .brief = Shapes: { $points }.
    .braille = { $count ->
        [0] ex4 0 p
       *[other] ex4 { $points } p, { SHORT($shapes) }
    }
iqlandie-item-robots = { $count ->
        [0] Robots: ⏎ 0 points, ⏎ no robot is here.
       *[other] Robots: ⏎ { NP($points, noun: "point") }, ⏎ { NP($count, noun: "iq-robot") }, ⏎ { NP($pairs, noun: "iq-pair") } side by side.
    }
    .brief = Robots: { $points }.
    .braille = ex5 { $points } p { $count } r pr { $pairs }
iqlandie-item-lines = { $count ->
        [0] Rows and columns: ⏎ 0 points, ⏎ none is full.
       *[other] Rows and columns: ⏎ { NP($points, noun: "point") }, ⏎ { $lines }.
    }
    .brief = Rows and columns: { $points }.
    .braille = { $count ->
        [0] ex6 0 p
       *[other] ex6 { $points } p, { $lines }
    }
iqlandie-item-condition = Condition: { NP($points, noun: "point") }, { NP($pairs, noun: "iq-pair") }, { LINES($colours) }.
    .brief = Condition: { $points }.
    .braille = cond { $points } p, { LIST($colours, join: "comma") }
iqlandie-item-firsts = First places: { NP($points, noun: "point") }, { NP($count, noun: "iq-first") }.
    .brief = First places: { $points }.
    .braille = first { $points } p, { $count }x
iqlandie-why-race = { PERSON($who) ->
        [you] You: token { $token }, { $verdict ->
            [right] right.
            [wrong] wrong.
            [late] no solution.
           *[gave-up] given up.
        }
       *[other] { NAME($who) }: token { $token }, { $verdict ->
            [right] right.
            [wrong] wrong.
            [late] no solution.
           *[gave-up] given up.
        }
    }
    .brief = { PERSON($who) ->
        [you] You
       *[other] { NAME($who) }
    }: token { $token }, { $verdict ->
        [right] right.
        [wrong] wrong.
        [late] no solution.
       *[gave-up] given up.
    }
    .braille = { iqlandie-somebody } tok { $token } { $verdict ->
        [right] right
        [wrong] wrong
        [late] none
       *[gave-up] none
    }
iqlandie-why-first = Two points for the first place: ⏎ { LINES($who) }.
    .brief = 2 points: { LIST($who) }.
    .braille = 2 p { LIST($who) }

## Answers

iqlandie-status-round = Round { $number } of { $rounds }.
    .braille = round { $number } of { $rounds }
iqlandie-status-kind = Round { $number } of { $rounds }, { $kind }.
    .braille = { $number } of { $rounds } { SHORT($kind) }
iqlandie-status-practice = Task { $number } of { $rounds }, { $kind }.
    .braille = { $number } of { $rounds } { SHORT($kind) }
iqlandie-score-sum = { PERSON($who) ->
        [you] You have { NP($points, noun: "point") }.
       *[other] { NAME($who) } has { NP($points, noun: "point") }.
    }
    .braille = { NAME($who) } { $points } p
iqlandie-cell-ways = { CAP($piece) }: { NP($count, noun: "possibility") } for { $one ->
        [yes] { NP($least, noun: "point") }
       *[no] { $least } to { NP($most, noun: "point") }
    }.
    .brief = { CAP($piece) }: { $count } for { $one ->
        [yes] { $least }
       *[no] { $least } to { $most }
    }.
    .braille = { SHORT($piece) } { $count }: { $one ->
        [yes] { $least }
       *[no] { $least }..{ $most }
    }
iqlandie-who-stage = { $stage ->
        [preparing] Preparing
        [ready] Ready
        [waiting] Waiting for their turn
        [claimed] With a token
       *[solving] Solving
    }: { LINES($who, join: "comma") }.
    .brief = { $stage ->
        [preparing] Preparing
        [ready] Ready
        [waiting] Waiting
        [claimed] Token
       *[solving] Solving
    }: { LIST($who, join: "comma") }.
    .braille = { $stage ->
        [preparing] preparing
        [ready] ready
        [waiting] waiting
        [claimed] token
       *[solving] solving
    } { LIST($who, join: "comma") }
iqlandie-score-equal = Nobody leads, everybody has { NP($points, noun: "point") }.
    .braille = all { $points } p
iqlandie-score-leader = { PERSON($who) ->
        [you] You lead by { NP($lead, noun: "point") }.
       *[other] { NAME($who) } leads by { NP($lead, noun: "point") }.
    }
    .braille = { PERSON($who) ->
        [you] you lead by { $lead }
       *[other] { NAME($who) } leads by { $lead }
    }
iqlandie-score-leaders = In the lead: { LINES($who) }, by { NP($lead, noun: "point") }.
    .brief = In the lead: { LIST($who) }, by { $lead }.
iqlandie-score-of = { PERSON($who) ->
        [you] you
       *[other] { NAME($who) }
    } { $points }
iqlandie-score-all = Points: { LINES($entries, join: "comma") }.
    .braille = { LIST($entries, join: "comma") }
iqlandie-hand = To place: { LINES($pieces, join: "comma") }.
    .braille = { SHORT($pieces) }
iqlandie-hand-empty = There is nothing to place now.
    .braille = none
iqlandie-hand-spectator = A spectator has no pieces.
iqlandie-offer-list = Offer: { LINES($pieces, join: "comma") }.
    .braille = { SHORT($pieces) }
iqlandie-offer-kind = { CAP($kind) }: { LINES($pieces, join: "comma") }.
    .braille = { $kind } { SHORT($pieces) }
iqlandie-offer-empty = { CAP($kind) }: nothing.
    .braille = { $kind } none
iqlandie-bag-has = { CAP($bag) }: ⏎ { NP($count, noun: "iq-piece") }, ⏎ { NP($robots, noun: "iq-robot") }, ⏎ { NP($jokers, noun: "iq-joker") }.
    .braille = { $bag } { $count }, { $robots } r, { $jokers } j
iqlandie-opponent = { NAME($who) }: { NP($points, noun: "point") }, { NP($firsts, noun: "iq-first") }.
    .braille = { NAME($who) } { $points } p 1st { $firsts }
iqlandie-opponent-hand = To place: { LINES($pieces, join: "comma") }.
    .braille = { SHORT($pieces) }
iqlandie-collects = { PERSON($who) ->
        [you] You collect pairs: { LINES($colours) }.
       *[other] { NAME($who) } collects pairs: { LINES($colours) }.
    }
    .braille = { NAME($who) } { SHORT($colours) }
iqlandie-no-condition = There are no conditions here.
iqlandie-alone = There is no opponent.
iqlandie-no-boards = In practice no pieces are collected.
iqlandie-hidden = The card is not seen yet.
iqlandie-time-ready = The clock is not running yet, ⏎ this is the preparation.
    .brief = Preparation, no time.
    .braille = no time yet
iqlandie-time = The clock has been running for { LINES($time) }.
    .brief = { $figures }.
    .braille = time { $figures }
iqlandie-time-hints = With { $hints ->
        [one] the hint
       *[other] the hints
    } it counts as { LINES($time) }.
    .brief = With { $hints ->
        [one] hint
       *[other] hints
    } { $figures }.
    .braille = with hints { $figures }
iqlandie-time-waiting = { NAME($who) } is solving, your time does not run yet.
    .brief = { NAME($who) } is solving.
    .braille = { NAME($who) } solves
iqlandie-time-none = The clock is not running now.
    .braille = clock stands
iqlandie-time-of = { PERSON($who) ->
        [you] You are done { $after }.
       *[other] { NAME($who) } is done { $after }.
    }
    .braille = { NAME($who) } { $after }

## Exhibitions

iqlandie-title = Exhibition { $number }, { $exhibition }:
    .braille = ex{ $number } { $exhibition }
iqlandie-overview = Exhibition { $number }, ⏎ { $exhibition }: ⏎ { NP($points, noun: "point") }, ⏎ { $covered } of { $all } covered.
    .brief = { $number }, { $exhibition }: { NP($points, noun: "point") }.
    .braille = ex{ $number } { $points } p, { $covered } of { $all }
iqlandie-room = { COUNT($regions) ->
        [0] Exhibition { $number }, ⏎ { $exhibition }: ⏎ full.
        [one] Exhibition { $number }, ⏎ { $exhibition }: ⏎ { $free } free.
       *[other] Exhibition { $number }, ⏎ { $exhibition }: ⏎ { $free } free, ⏎ in areas of { LINES($regions, join: "comma") }.
    }
    .brief = { $number }: { $free } free.
    .braille = ex{ $number } free { $free }: { SHORT($regions) }
iqlandie-gap = { $long ->
        [yes] Gap { $number }: { NP($size, noun: "space-square") } from { COORD($cell) } on.
       *[no] Gap { $number }: { LINES($squares, join: "comma") }.
    }
    .braille = { $long ->
        [yes] { $number }: { $size } from { COORD($cell) }
       *[no] { $number }: { SHORT($squares) }
    }
iqlandie-gap-next = Another gap comes by covering: { LINES($squares, join: "comma") }.
    .braille = next: { SHORT($squares) }
iqlandie-gap-none = Covering a single square ⏎ makes no other gap.
    .braille = no gap by one
iqlandie-shapes-missing = Missing: { LINES($shapes, join: "comma") }.
    .braille = missing { SHORT($shapes) }
iqlandie-robots-at = Robots stand on: { LINES($squares, join: "comma") }.
    .braille = r: { SHORT($squares) }
iqlandie-robots-beside = Another robot scores on: { LINES($squares, join: "comma") }.
    .brief = Scores: { LIST($squares, join: "comma") }.
    .braille = scores { SHORT($squares) }
iqlandie-line-near = { $way ->
        [row] Row { $row } waits for: { LINES($squares, join: "comma") }.
       *[column] Column { COLUMN($cell) } waits for: { LINES($squares, join: "comma") }.
    }
    .braille = { $way ->
        [row] r{ $row } lacks { SHORT($squares) }
       *[column] col { COLUMN($cell) } lacks { SHORT($squares) }
    }
iqlandie-piece-room = { $places ->
        [0] There is no room here for { $piece }.
       *[other] { CAP($piece) }: ⏎ { NP($places, noun: "place") }.
    }
    .braille = { $piece }: { $places ->
        [0] no
       *[other] { $places }×
    }
iqlandie-where = { CAP($piece) }: exhibition { $number }, { LINES($squares, join: "comma") }.
    .braille = { $piece } ex{ $number } { SHORT($squares) }
iqlandie-where-none = Nothing like that lies anywhere.
    .braille = nowhere

## Moves

iqlandie-can-choose = Choose { $kind }.
    .braille = kind { $kind }
iqlandie-can-ready = Announce that the task is in mind.
    .braille = ready
iqlandie-can-back = Take the last step back.
    .braille = step back
iqlandie-can-restart = Begin the task again.
    .braille = from the start
iqlandie-can-hint = Ask for a hint.
    .braille = hint
iqlandie-can-claim = Say that it is done.
    .braille = done
iqlandie-can-give-up = Give the task up.
    .braille = give up
iqlandie-can-press = Stop the clock and type the answer.
    .braille = stop
iqlandie-can-finish = End building.
    .braille = done
iqlandie-can-take = Take { $piece }.
    .braille = { $piece }
iqlandie-can-add = Add from the { $bag }.
    .braille = { $bag }
iqlandie-can-place = { $sign ->
        [plus] Plus { $points }
        [minus] Minus { $points }
       *[none] No change
    }{ $whole ->
        [plus] , ⏎ plus { $total } in all
        [minus] , ⏎ minus { $total } in all
        [none] , ⏎ 0 in all
       *[same] { "" }
    }, ⏎ exhibition { $number }{ $several ->
        [yes] , ⏎ { $piece }
       *[no] { "" }
    }{ $posed ->
        [yes] , ⏎ { $way }
       *[no] { "" }
    }: ⏎ { LINES($squares, join: "comma") }.
    .brief = { $sign ->
        [plus] Plus { $points }
        [minus] Minus { $points }
       *[none] No change
    }{ $whole ->
        [plus] , plus { $total } in all
        [minus] , minus { $total } in all
        [none] , 0 in all
       *[same] { "" }
    }: exhibition { $number }{ $several ->
        [yes] , { $piece }
       *[no] { "" }
    }, { LIST($squares, join: "comma") }.
    .braille = { $sign ->
        [plus] +{ $points }
        [minus] -{ $points }
       *[none] +0
    }{ $whole ->
        [plus] /+{ $total }
        [minus] /-{ $total }
        [none] /+0
       *[same] { "" }
    } ex{ $number }{ $several ->
        [yes] {" "}{ $piece }
       *[no] { "" }
    } { SHORT($squares) }
iqlandie-can-unplace = Lift from exhibition { $number }: ⏎ { $piece }.
    .braille = lift ex{ $number } { $piece }
iqlandie-can-lift-at = Lift from exhibition { $number }: { COORD($cell) }.
    .braille = lift ex{ $number } { COORD($cell) }
iqlandie-can-exchange = Exchange for a cube: { $piece }.
    .braille = exchange { $piece }
iqlandie-can-declare = Joker { $joker }, ⏎ { $piece } in exhibition { $number }: ⏎ { $colour }.
    .braille = { $joker }: { SHORT($piece) } ex{ $number } { SHORT($colour) }
iqlandie-would = { $sign ->
        [plus] Plus { NP($points, noun: "point") }, ⏎ exhibition { $number }, ⏎ { $exhibition }, ⏎ would have { $score }.
        [minus] Minus { NP($points, noun: "point") }, ⏎ exhibition { $number }, ⏎ { $exhibition }, ⏎ would have { $score }.
       *[none] No change, ⏎ exhibition { $number }, ⏎ { $exhibition }, ⏎ would have { $score }.
    }
    .braille = ex{ $number } { $sign ->
        [plus] +{ $points }
        [minus] -{ $points }
       *[none] +0
    }, then { $score }
iqlandie-lies = { CAP($piece) }, ⏎ { $way }.
    .braille = { $piece } { $way }
iqlandie-places = { $count ->
        [one] { CAP($piece) }, exhibition { $number }: { NP($count, noun: "place") }.
       *[other] { CAP($piece) }, exhibition { $number }: all { NP($count, noun: "place") }.
    }
    .braille = { $piece } ex{ $number }: { $count }x
iqlandie-places-of = { $count ->
        [one] { CAP($piece) }: ⏎ { NP($count, noun: "place") }.
       *[other] { CAP($piece) }: ⏎ all { NP($count, noun: "place") }.
    }
    .braille = { $piece }: { $count } places

## Reasons of a hint

iqlandie-reason-bag = { NAME($who) } takes next.
    .brief = Next is { NAME($who) }.
    .braille = then { NAME($who) }
iqlandie-reason-built = All pieces of this round are placed.
    .brief = All are placed.
    .braille = all placed
iqlandie-reason-denial = It would bring an opponent up to { NP($points, noun: "point") }.
    .brief = An opponent up to { $points }.
    .braille = rival up to { $points } p
iqlandie-reason-harmless = In exhibition { $exposition } it does no harm.
    .brief = Does no harm.
    .braille = ex{ $exposition } no harm
iqlandie-reason-hint = { $count ->
        [1] The word { COMMAND(WORD("hint")) } points at the solution and adds { NP($seconds, noun: "second") }.
        [2] The word { COMMAND(WORD("hint")) } tells the next step and adds { NP($seconds, noun: "second") }.
       *[other] The word { COMMAND(WORD("hint")) } tells the whole solution and gives the task up.
    }
    .brief = { $count ->
        [1] { CAP(WORD("hint")) }: a pointer, plus { NP($seconds, noun: "second") }.
        [2] { CAP(WORD("hint")) }: next step, plus { NP($seconds, noun: "second") }.
       *[other] { CAP(WORD("hint")) }: solution, end of the task.
    }
    .braille = { $count ->
        [1] { WORD("hint") }: pointer +{ $seconds } s
        [2] { WORD("hint") }: step +{ $seconds } s
       *[other] { WORD("hint") }: solution, give up
    }
iqlandie-reason-joker = In { $colour } the board is worth { NP($points, noun: "point") }.
    .brief = { CAP($colour) }: { NP($points, noun: "point") }.
    .braille = { SHORT($colour) } { $points } p
iqlandie-reason-most = It brings up to { NP($points, noun: "point") } now.
    .brief = It brings up to { $points }.
    .braille = up to { $points } p
iqlandie-reason-nowhere = There is no room for the { $piece }.
    .brief = No room for { $piece }.
    .braille = { $piece } no room
iqlandie-reason-offer = { CAP($kind) } has pieces for up to { NP($points, noun: "point") }: { LINES($pieces, join: "comma") }.
    .brief = { CAP($kind) }: { LIST($pieces, join: "comma") }.
    .braille = { $kind } { $points } p: { SHORT($pieces) }
iqlandie-reason-pair = { $sign ->
        [minus] The condition loses { NP($points, noun: "point") }.
       *[plus] The condition gains { NP($points, noun: "point") }.
    }
    .brief = Condition { $sign ->
        [minus] minus
       *[plus] plus
    } { $points }.
    .braille = cond { $sign ->
        [minus] -
       *[plus] +
    }{ $points }
iqlandie-reason-points = Exhibition { $exposition } { $sign ->
        [minus] loses
       *[plus] gains
    } { NP($points, noun: "point") }.
    .brief = Exhibition { $exposition } { $sign ->
        [minus] minus
       *[plus] plus
    } { $points }.
    .braille = ex{ $exposition } { $sign ->
        [minus] -
       *[plus] +
    }{ $points }
iqlandie-reason-ready = The clock does not run yet.
    .brief = No clock yet.
    .braille = no clock yet
iqlandie-reason-room = Exhibition { $exposition } { $squares ->
        [0] has no room left for a piece.
       *[other] still has room for pieces on { NP($squares, noun: "cell") }.
    }
    .brief = Room for pieces: { $squares }.
    .braille = ex{ $exposition } room { $squares }

## Why not

iqlandie-refused-back = At the start of the task there is nothing to take back.
    .brief = Nothing to take back.
    .braille = nothing to take back
iqlandie-refused-bag = The { $bag } is empty.
    .brief = The { $bag } is empty.
    .braille = { $bag } empty
iqlandie-refused-card = Such a card cannot be drawn now.
    .brief = Not this card.
    .braille = not this card
iqlandie-refused-colour = There is no colour “{ $colour }”.
    .brief = No colour “{ $colour }”.
    .braille = no such colour
iqlandie-refused-condition = Somebody has this condition already.
    .brief = Somebody has it.
    .braille = condition is gone
iqlandie-refused-covered = Something lies in exhibition { $exposition } already: { LINES($squares, join: "comma") }.
    .brief = Taken: { LIST($squares, join: "comma") }.
    .braille = ex{ $exposition } taken { SHORT($squares) }
iqlandie-refused-declared = Joker { $joker } has its colour already, { $colour }.
    .brief = Joker { $joker } has its colour.
    .braille = joker { $joker } is { SHORT($colour) }
iqlandie-refused-delay = Such a delay cannot be chosen, only every 5 seconds up to 5 minutes, then every 30 up to 15.
    .brief = Not this delay.
    .braille = not this delay
iqlandie-refused-draw = There is no such piece in the bag.
    .brief = No such piece.
    .braille = no such piece
iqlandie-refused-fits = There is still room for the { $piece }, it cannot be exchanged.
    .brief = There is room for the { $piece }.
    .braille = { $piece } has room
iqlandie-refused-hand = To place: { LINES($pieces) }, not { $piece }.
    .brief = Not to place: { $piece }.
    .braille = no { $piece }
iqlandie-refused-joker = There is no joker { $joker }, you have { $count }.
    .brief = Jokers: { $count }.
    .braille = jokers { $count }
iqlandie-refused-offer = The offer has no { $piece }.
    .brief = No { $piece } there.
    .braille = no { $piece }
iqlandie-refused-outside = The { $piece } reaches over the edge of exhibition { $exposition }.
    .brief = Over the edge.
    .braille = ex{ $exposition } over edge
iqlandie-refused-phase = { $phase ->
        [choose] Now a kind of task is chosen.
        [prepare] This is the preparation, ⏎ the task is still to come.
        [race] Now the task is solved.
        [take] Now pieces are taken from the offer.
        [add] Now a piece is added from a bag.
        [build] Now pieces are placed.
        [declare] Now jokers are declared.
        [over] The match is over.
       *[other] Now things are drawn.
    }
    .brief = { $phase ->
        [choose] Now the kind.
        [prepare] Now preparation.
        [race] Now the task.
        [take] Now the offer.
        [add] Now the bag.
        [build] Now building.
        [declare] Now jokers.
        [over] Over.
       *[other] Drawing.
    }
    .braille = { $phase ->
        [choose] now the kind
        [prepare] now preparing
        [race] now the task
        [take] now the offer
        [add] now the bag
        [build] now building
        [declare] now jokers
        [over] over
       *[other] drawing
    }
iqlandie-refused-press-alone = When players solve one after another, the clock is not stopped; { COMMAND(WORD("claim", of: "iqlandie")) } is enough.
    .brief = { COMMAND(WORD("claim", of: "iqlandie")) } is enough.
    .braille = only { WORD("claim", of: "iqlandie") }
iqlandie-refused-pressed = The clock is stopped already, type the answer.
    .brief = The clock is stopped.
    .braille = clock stands
iqlandie-refused-time = So much time cannot pass at once.
    .brief = Too much time.
    .braille = too much time
iqlandie-refused-unbuilt = Still to be placed: { LINES($pieces) }.
    .brief = Left: { LIST($pieces) }.
    .braille = left { SHORT($pieces) }
iqlandie-refused-unplace = In exhibition { $exposition } nothing of this round lies there.
    .brief = Nothing of this round there.
    .braille = ex{ $exposition } nothing
iqlandie-refused-work = This belongs to another kind, now it is { $wanted }.
    .brief = Now it is { $wanted }.
    .braille = now { $wanted }
iqlandie-refused-biology-far = The { $token } is not beside the empty cell, these can slide: { LINES($movable, join: "comma") }.
    .brief = Not { $token }, only { LIST($movable, join: "comma") }.
    .braille = { SHORT($token) } no, { SHORT($movable) }
iqlandie-refused-optics-empty = Nothing lies on { COORD($square) }.
    .brief = { COORD($square) }: nothing.
    .braille = { COORD($square) } nothing
iqlandie-refused-optics-none = { $count ->
        [0] This task has no { $piece }.
       *[other] The card has no other { $piece }, only { $count }.
    }
    .brief = No other { $piece }.
    .braille = no other { SHORT($piece) }
iqlandie-refused-optics-outside = There is no { COORD($square) } on the grid, it has a1 to e5.
    .brief = No { COORD($square) } here.
    .braille = no { COORD($square) }
iqlandie-refused-optics-taken = On { COORD($square) } there is a { $piece } already.
    .brief = { COORD($square) } is taken.
    .braille = { COORD($square) } has { SHORT($piece) }
iqlandie-refused-programming-outside = There is no { COORD($square) } on the board, ⏎ it has a1 to e5.
    .brief = No { COORD($square) } here.
    .braille = no { COORD($square) }
iqlandie-refused-programming-there = The robot is on { COORD($square) } already.
    .brief = The robot is there.
    .braille = robot is there
iqlandie-refused-space-card = There is no card { $card }, cards are numbered 1 to { $most }.
    .brief = Cards are numbered 1 to { $most }.
    .braille = cards 1-{ $most }
iqlandie-refused-space-far = Card { $card } may be shifted by { $most } at most.
    .brief = Shift by { $most } at most.
    .braille = shift { $most } at most
iqlandie-refused-space-laid = Card { $card } lies in the pile already.
    .brief = Card { $card } lies already.
    .braille = { $card } lies already
iqlandie-refused-space-not-laid = Card { $card } is not in the pile.
    .brief = No card { $card } there.
    .braille = { $card } not there

## What is wrong with a solution

iqlandie-wrong-biology = Cell { COORD($square) }: { $found } ⏎ instead of { $expected }.
    .brief = { COORD($square) }: { $found }, not { $expected }.
    .braille = { COORD($square) } { SHORT($found) }, goal { SHORT($expected) }
iqlandie-wrong-optics-again = On { COORD($square) } the beam comes to the same piece again.
    .brief = { COORD($square) } again.
    .braille = { COORD($square) } again
iqlandie-wrong-optics-crooked = The beam leaves { COORD($square) } slantwise.
    .brief = Slantwise from { COORD($square) }.
    .braille = slanted { COORD($square) }
iqlandie-wrong-optics-edge = The beam meets the mirror on { COORD($square) } slantwise.
    .brief = Slantwise to the mirror { COORD($square) }.
    .braille = { COORD($square) } slanted
iqlandie-wrong-optics-missed = On { COORD($square) } the beam misses the { $piece }.
    .brief = Missed: { COORD($square) }.
    .braille = misses { COORD($square) }
iqlandie-wrong-optics-missing = Not used: { LINES($pieces) }.
    .brief = Not used: { LIST($pieces) }.
    .braille = not used { SHORT($pieces) }
iqlandie-wrong-optics-port = The beam leaves elsewhere, ⏎ { $port }, ⏎ but should leave ⏎ { $expected }.
    .brief = It leaves { $port }.
    .braille = left { $port }
iqlandie-wrong-programming-early = The robot is on { COORD($square) } after command { $command } of { $commands }, ⏎ it ends on { COORD($expected) }.
    .brief = That is after command { $command }, the end is { COORD($expected) }.
    .braille = after { $command }, end { COORD($expected) }
iqlandie-wrong-programming-nothing = The answer is missing.
    .brief = The answer is missing.
    .braille = missing
iqlandie-wrong-programming-square = The robot does not end on { COORD($square) } ⏎ but on { COORD($expected) }.
    .brief = Not { COORD($square) } but { COORD($expected) }.
    .braille = no { COORD($square) }, { COORD($expected) }
iqlandie-wrong-space-empty = Square { COORD($square) } is empty, ⏎ the { $expected } belongs there. ⏎ Mistakes: { $count }.
    .brief = { COORD($square) } is empty, mistakes { $count }.
    .braille = { COORD($square) } emp, goal { SHORT($expected) }
iqlandie-wrong-space-nothing = No card lies on the table.
    .brief = No cards.
    .braille = no cards
iqlandie-wrong-space-symbol = Square { COORD($square) } shows the { $found }, ⏎ the { $expected } belongs there. ⏎ Mistakes: { $count }.
    .brief = { COORD($square) }: { $found }, mistakes { $count }.
    .braille = { COORD($square) } { SHORT($found) }, goal { SHORT($expected) }

## Hints about tasks

iqlandie-hint-done = The task is solved, { COMMAND(WORD("claim", of: "iqlandie")) } is enough.
    .brief = { COMMAND(WORD("claim", of: "iqlandie")) } is enough.
    .braille = only { WORD("claim", of: "iqlandie") }
iqlandie-hint-biology-impossible = From here the goal cannot be reached.
    .brief = Not from here.
    .braille = not from here
iqlandie-hint-biology-nudge = { $slides ->
        [one] The goal is { NP($slides, noun: "iq-step") } away
       *[other] The goal is { NP($slides, noun: "iq-step") } away
    }{ $turn ->
        [right] , with the frame turned right.
        [left] , with the frame turned left.
        [over] , with the frame upside down.
       *[none] .
    }
    .brief = { CAP(NP($slides, noun: "iq-step")) } away.
    .braille = steps { $slides }
iqlandie-hint-biology-next = Slide next: { $token }.
    .brief = Next { $token }.
    .braille = next { SHORT($token) }
iqlandie-hint-biology-solution = Here is the solution.
    .brief = Solution:
    .braille = solution
iqlandie-hint-optics-impossible = It does not work from here, try to lift pieces.
    .brief = Lift pieces.
    .braille = lift all
iqlandie-hint-optics-nudge = { $wrong ->
        [0] { $right ->
            [0] One piece belongs on { COORD($square) }.
           *[other] What lies is right. ⏎ Another piece belongs on { COORD($square) }.
        }
       *[other] Pieces to be moved: { $wrong }. ⏎ One should be on { COORD($square) }.
    }
    .brief = A piece belongs on { COORD($square) }.
    .braille = piece on { COORD($square) }
iqlandie-hint-optics-lift = Lift the piece from { COORD($square) }.
    .brief = Lift { COORD($square) }.
    .braille = lift { COORD($square) }
iqlandie-hint-optics-put = Put on { COORD($square) }: { $piece } { $turn ->
        [right] right
       *[left] left
    }.
    .brief = { COORD($square) }: { $piece } { $turn ->
        [right] right
       *[left] left
    }.
    .braille = { COORD($square) } { SHORT($piece) }{ $turn ->
        [right] r
       *[left] l
    }
iqlandie-hint-optics-solution = Here is the solution.
    .brief = Solution:
    .braille = solution
iqlandie-hint-programming-nudge = The robot ends in column { COLUMN($column) }.
    .brief = Column { COLUMN($column) }.
    .braille = col { COLUMN($column) }
iqlandie-hint-programming-next = After command { $command } the robot stands on { COORD($square) }.
    .brief = Command { $command }: { COORD($square) }.
    .braille = { $command }: { COORD($square) }
iqlandie-hint-programming-solution = Here is the solution.
    .brief = Solution:
    .braille = solution
iqlandie-hint-space-impossible = It does not work from here, try to take cards out.
    .brief = Take cards out.
    .braille = take all out
iqlandie-hint-space-nudge = { $wrong ->
        [0] { "" }
       *[other] Cards to take out: { $wrong }.{ " " }
    }{ $missing ->
        [0] { "" }
       *[other] Cards to add: { $missing }.{ " " }
    }Card { $top } will be on top.
    .brief = Card { $top } will be on top.
    .braille = on top { $top }
iqlandie-hint-space-lay = The next card: { $card }.
    .brief = Next { $card }.
    .braille = next { $card }
iqlandie-hint-space-take = Take card { $card } out.
    .brief = Card { $card } out.
    .braille = off { $card }
iqlandie-hint-space-solution = Here is the solution.
    .brief = Solution:
    .braille = solution

## What the program does not understand

iqlandie-error-word = The word “{ $word }” means nothing here.
    .brief = “{ $word }” means nothing.
    .braille = { $word }?
iqlandie-error-list = { $phase ->
        [choose] I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say a kind of task, such as { COMMAND(WORD("moves"), WORD("task-optics", of: "iqlandie")) }.
        [take] I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say a piece of the offer, its colour or its number.
        [add] I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say a bag, such as { COMMAND(WORD("moves"), WORD("bag-small", of: "iqlandie")) }.
        [build] I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say a piece, an exhibition, a square or a kind of move.
        [declare] I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say the number of a joker or a colour.
        [biology] I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say a cell, a way to turn or a kind of move.
        [programming] I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say a square or a kind of move.
        [optics] I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say a square, mirror, prism, a direction or a kind of move.
        [space] I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say the number of a card, how it is turned or a kind of move.
       *[other] I do not understand “{ $word }” after { COMMAND(WORD("moves")) }: say a kind of move.
    }
    .brief = I do not understand “{ $word }”.
    .braille = { $word }?
iqlandie-error-answer = { $kind ->
        [biology] “{ $word }” means nothing here, ⏎ tokens are typed like { COMMAND("apra") }.
        [programming] “{ $word }” means nothing here, ⏎ the answer is a cell, ⏎ such as { COMMAND("a5") }.
        [optics] “{ $word }” means nothing here, ⏎ a piece is typed like { COMMAND("e2 m r") }.
       *[space] “{ $word }” means nothing here, ⏎ cards are typed like { COMMAND("2l 5u 4") }.
    }
    .brief = “{ $word }” means nothing.
    .braille = { $word }?
iqlandie-error-more = The word “{ $word }” is one too many.
iqlandie-error-number-twice = Number { $number } is named twice, each piece is typed once.
    .brief = Number { $number } is named twice.
iqlandie-error-several = { $count ->
        [one] There is { NP($count, noun: "possibility") }
       *[other] There are { NP($count, noun: "possibility") }
    }, { REGISTER() ->
        [informal] choose
       *[formal] choose
    } a number:
    .brief = Which number?
iqlandie-error-kind = The kinds are biology, programming, optics, and space.
iqlandie-error-no-task = No task is being solved now.
iqlandie-error-no-card = The card is not seen yet.
iqlandie-error-other-task = { $kind ->
        [optics] That belongs to tasks of optics.
        [space] That belongs to tasks of space.
       *[programming] That belongs to tasks of programming.
    }
iqlandie-error-tokens = What to slide is missing, such as { COMMAND(WORD("slide", of: "iqlandie"), "apra") }.
iqlandie-error-which-token = The token is missing, such as { COMMAND(WORD("where"), "amoeba") }.
iqlandie-error-stand = The answer is a cell, such as { COMMAND("a5") }.
iqlandie-error-put = A piece is typed like { COMMAND("e2 m r") }: cell, mirror or prism, right or left.
iqlandie-error-cards = Cards are typed from the bottom, such as { COMMAND("2l 5u 4") }.
iqlandie-error-card = There is no card { $card }, cards are numbered 1 to { $most }.
iqlandie-error-command = Commands are numbered 1 to { $most }, such as { COMMAND(WORD("program", of: "iqlandie"), "1") }.
iqlandie-error-delay = After { COMMAND(WORD("claim", of: "iqlandie"), WORD("delay", of: "iqlandie")) } come seconds in fives to 300, then in thirties to 900, such as { COMMAND("35") }.
iqlandie-error-rotate = In biology the frame turns { COMMAND("right") }, { COMMAND("left") } or { COMMAND("upside down") }, such as { COMMAND(WORD("rotate", of: "iqlandie"), "right") }.
iqlandie-error-square = There is no cell “{ $word }”.
iqlandie-error-lift = { $where ->
        [board] What to lift is missing, such as { COMMAND(WORD("lift", of: "iqlandie"), "3 b2") }.
        [space] What to lift is missing, such as { COMMAND(WORD("lift", of: "iqlandie"), "2") }.
        [optics] What to lift is missing, such as { COMMAND(WORD("lift", of: "iqlandie"), "b2") }.
       *[other] Lifting is for optics, for space and for building.
    }
iqlandie-error-bag = The bags are small, medium, and large.
iqlandie-error-hand-empty = There is nothing to place now.
iqlandie-error-place = A place is typed like { COMMAND("3 b2 2") }: exhibition, upper left cell, position.
iqlandie-error-take = { $count ->
        [0] No more pieces can be taken.
        [one] Only one more piece can be taken.
       *[other] { CAP(CNT($count, noun: "iq-piece")) } can still be taken.
    }
iqlandie-error-which-piece = Which piece? ⏎ Its number, colour or shape.
iqlandie-error-no-piece = There is no such piece, to choose from: { LINES($pieces) }.
    .brief = There is no such piece.
iqlandie-error-piece-number = There is no piece { $number }, there are { $count }.
iqlandie-error-one-piece = Only one piece is exchanged at a time.
iqlandie-error-show-where = Name the square as well, such as { COMMAND(WORD("pile", of: "iqlandie"), "star b1") }.
iqlandie-error-joker = The colour of a joker is typed like { COMMAND(WORD("declare", of: "iqlandie"), "1 purple") }.
iqlandie-error-exhibition = There is no exhibition { $number }, ⏎ exhibitions are numbered 1 to { $most }.
iqlandie-error-which-exhibition = The exhibition is missing, ⏎ { $example ->
        [row] such as { COMMAND(WORD("row"), "3 2") }.
        [column] such as { COMMAND(WORD("column"), "3 b") }.
       *[cell] such as { COMMAND(WORD("cell"), "3 b2") }.
    }
iqlandie-error-player = Nobody called “{ $name }” is here, only { LINES($known) }.

## Files of cards and pieces

iqlandie-error-card-file = The file { $file } is not right. { $cause }
iqlandie-error-card-text = Line { $line }: byte { $text } is no text, save the file as UTF-8.
iqlandie-error-card-form = Line { $line }: “{ $text }” is no card, it should be { $expected }.
iqlandie-error-card-number = Line { $line }: the card has number { $number }, it should be { $expected }.
iqlandie-error-card-task = Line { $line }: “{ $text }” is no task, it should be { $expected }.
iqlandie-error-card-twice = Line { $line }: the same task stands on line { $first }.
iqlandie-error-card-unsolvable = Line { $line }: the task “{ $text }” has no solution.
iqlandie-error-card-figure = Line { $line }: { $figure ->
        [level] the difficulty
        [solutions] the number of solutions
       *[difficulty] the measured difficulty
    } is { $found }, it should be { $expected }.
iqlandie-error-card-section = Line { $line }: “{ $text }” does not belong here. ⏎ Cards stand below a section, each once: { LINES($known) }.
iqlandie-error-card-level = Line { $line }: the program cannot tell the difficulty of the task “{ $text }”; add level { LINES($levels, join: "or") }.
iqlandie-error-card-count = Cards here: { $count }, 1 to { $most } are allowed.
iqlandie-error-space-card = Line { $line }: “{ $text }” is no space card, it should be { $expected }.
iqlandie-error-board-form = Line { $line }: “{ $text }” is no exhibition, it should be, for example, { $expected }.
iqlandie-error-board-number = Line { $line }: there is no exhibition { $number }, exhibitions are numbered 1 to { $most }.
iqlandie-error-board-twice = Line { $line }: exhibition { $number } is there already.
iqlandie-error-piece-form = Line { $line }: “{ $text }” is no shape of pieces, it should be, for example, { $expected }.
iqlandie-error-piece-count = Shapes of pieces here: { $count }, there may be 1 to { $most }.
iqlandie-error-piece-again = Line { $line }: the shape { $shape } is there already.
iqlandie-error-piece-twice = Line { $line }: the shape { $shape } is { $other } turned or mirrored.
iqlandie-error-piece-bag = No shape is in the { $bag ->
        [small] small
        [medium] medium
       *[large] large
    } bag, each bag should have at least one.
iqlandie-error-piece-code = Line { $line }: “{ $shape }” is no code of a shape, it should be a letter j to z and a figure, such as { COMMAND("z4") }.
iqlandie-error-piece-ours = Line { $line }: { $shape } is another shape of the program, choose another code.
iqlandie-error-space-level = The cards of space in section cards make no task of difficulty { $level }.
iqlandie-error-space-count = There are { $count } space cards, there should be { $expected }.
iqlandie-material-file = The file { $file } is not right. { $cause }
iqlandie-material-text = Line { $line }: byte { $value } is no text, save the file as UTF-8.
iqlandie-material-size = Characters in the file: { $value }, at most { $expected } are allowed.
iqlandie-material-kind = Line { $line } begins with “{ $value }”, allowed: { $expected }.
iqlandie-material-words = Line { $line }: “{ $value }” has too few or too many words, it should have { $expected }.
iqlandie-material-name = Line { $line }: “{ $value }” is no name, only small letters, figures and hyphens.
iqlandie-material-twice = Line { $line }: “{ $value }” is here for the second time.
iqlandie-material-unknown = Line { $line }: “{ $value }” is not known, allowed: { $expected }.
iqlandie-material-number = Line { $line }: “{ $value }” is no number from { $least } to { $most }.
iqlandie-material-drawing = Line { $line }: the drawing “{ $value }” may only have the signs { $expected } and rows of one length.
iqlandie-material-side = Line { $line }: the drawing “{ $value }” is too large, a side may have { $most }.
iqlandie-material-letter = Line { $line }: the letter “{ $value }” cannot be used.
iqlandie-material-robot = Line { $line }: the drawing “{ $value }” needs exactly one place for a robot.
iqlandie-material-connected = Line { $line }: the drawing “{ $value }” does not hang together.
iqlandie-material-order = Line { $line }: exhibition “{ $value }” is out of order, it should be { $expected }.
iqlandie-material-offer = Line { $line }: “{ $value }” is no offer, it should have { $expected } pieces.
iqlandie-material-missing = After line { $line } there is no “{ $value }”.

## Options

iqlandie-option-rounds-12 = Twelve rounds are played, the whole game.
    .braille = 12 rounds
iqlandie-option-rounds-6 = Six rounds are played, half a game.
    .braille = 6 rounds
iqlandie-option-rounds-3 = Three rounds are played, a short game.
    .braille = 3 rounds
iqlandie-option-practice-no = The whole game with pieces is played.
iqlandie-option-practice-biology = Only biology is practised, without pieces.
    .braille = only biology
iqlandie-option-practice-programming = Only programming is practised, without pieces.
    .braille = only programming
iqlandie-option-practice-optics = Only optics is practised, without pieces.
    .braille = only optics
iqlandie-option-practice-space = Only space is practised, without pieces.
    .braille = only space
iqlandie-option-race-together = Everybody solves at once, the first one takes token 1.
iqlandie-option-race-turns = Players solve one after another, each on their own clock, unheard by the rest.
iqlandie-option-level-all = Tasks are easy, medium and hard.
iqlandie-option-level-1 = Tasks are easy only.
iqlandie-option-level-2 = Tasks are medium only.
iqlandie-option-level-3 = Tasks are hard only.
iqlandie-option-cards-box = Cards come from four boxes of forty.
iqlandie-option-cards-new = Cards are made anew and have no preparation.
iqlandie-option-set = { $standard ->
        [yes] Cards, pieces and exhibitions are those of the program.
       *[no] Cards, pieces or exhibitions are our own: { $name }.
    }
    .brief = { $standard ->
        [yes] Set of the program.
       *[no] Own set.
    }
iqlandie-option-pace = { $percent ->
        [100] For player { $player } the whole time counts.
       *[other] For player { $player }, { $percent } percent of the time counts.
    }

## The rules in our own words. Each line is one sentence that can be heard by itself.

iqlandie-rules-goal = Goal of the game
iqlandie-rules-goal-1 = { $practice ->
        [no] Everybody furnishes an iQLANDIE of their own: six exhibitions for pieces.
       *[other] One kind of tasks is practised, there are no pieces and no exhibitions.
    }
iqlandie-rules-goal-2 = { $practice ->
        [no] Everybody gets pieces, but whoever solves a task faster chooses earlier.
       *[other] Points come from first places alone, two in each round.
    }
iqlandie-rules-goal-3 = The most points at the end win.

iqlandie-rules-round = A round
iqlandie-rules-round-1 = { $rounds ->
        [12] There are twelve rounds.
        [6] There are six rounds.
       *[3] There are three rounds.
    }
iqlandie-rules-round-2 = { $practice ->
        [no] In each round one player chooses biology, programming, optics, or space.
       *[other] In each round a task of the kind that is practised is solved.
    }
iqlandie-rules-round-3 = { $race ->
        [turns] All solve the same task, one after another, each with a clock of their own.
       *[together] All solve the same task at once.
    }
iqlandie-rules-round-4 = { $practice ->
        [no] Then everybody, in order, takes two pieces and places them.
       *[other] { "" }
    }
iqlandie-rules-round-5 = { $practice ->
        [no] In the next round the next player chooses.
       *[other] { "" }
    }

iqlandie-rules-biology = Biology
iqlandie-rules-biology-1 = In a frame of three by three lie eight tokens, and one cell is empty.
iqlandie-rules-biology-2 = A token beside the empty cell slides there. Tokens are never lifted.
iqlandie-rules-biology-3 = Reach the goal of the card. The frame may be turned, so the goal counts in any turn.
iqlandie-rules-biology-4 = The tokens are amoeba, bacterium, red cell, neuron, pollen, spore, ciliate and egg.
iqlandie-rules-biology-5 = Type their initials in the order of sliding, such as { COMMAND("apra") }.
iqlandie-rules-biology-6 = { $cards ->
        [new] There is no preparation: where they lie is told with the goal, then the clock runs.
       *[box] The preparation tells where they lie. The goal is told when the clock runs.
    }

iqlandie-rules-programming = Programming
iqlandie-rules-programming-1 = A robot stands on a board of five by five and gets commands.
iqlandie-rules-programming-2 = A command is a direction and a number of squares. A colour means a side, a symbol a corner.
iqlandie-rules-programming-3 = North is blue, east red, south green, west orange.
iqlandie-rules-programming-4 = North-east is the circle, south-east lightning, south-west the heart, north-west the leaf.
iqlandie-rules-programming-5 = { $cards ->
        [new] On the hardest cards the board is turned. The task tells the directions.
       *[box] On the hardest cards the board is turned. The preparation tells the directions.
    }
iqlandie-rules-programming-6 = The answer is the square where the robot ends, such as { COMMAND("a5") }.

iqlandie-rules-optics = Optics
iqlandie-rules-optics-1 = A laser enters a grid of five by five straight at one point and must leave straight at another.
iqlandie-rules-optics-2 = A mirror turns it by a right angle, a prism by half of one.
iqlandie-rules-optics-3 = Only a straight beam may meet a mirror, not a slanted one.
iqlandie-rules-optics-4 = All prescribed pieces are used, and the beam meets each exactly once.
iqlandie-rules-optics-5 = The beam may cross itself on empty squares, not on a piece.
iqlandie-rules-optics-6 = Type square, piece and turn: { COMMAND("e2 m r") } is a mirror to the right on e2.
iqlandie-rules-optics-7 = Right and left are as the beam flies.
iqlandie-rules-optics-8 = Every solution that fits is right.

iqlandie-rules-space = Space
iqlandie-rules-space-1 = There are five space cards. Each of their nine squares has a body or a window.
iqlandie-rules-space-2 = Cards are laid on each other, and a window shows what lies below.
iqlandie-rules-space-3 = Show the goal of the card, without an empty square and without another body.
iqlandie-rules-space-4 = Each card is used once at most, and not all need be.
iqlandie-rules-space-5 = Cards may be turned and shifted over the edge, not flipped.
iqlandie-rules-space-6 = Type from the bottom: { COMMAND("2l 5u 4") } is two to the left, on it five upside down, four straight on top.
iqlandie-rules-space-7 = A shift follows a plus: { COMMAND("2l+e1") } lies one square to the east.
iqlandie-rules-space-8 = Space has no preparation, the clock runs once the goal has been told.

iqlandie-rules-race = The race
iqlandie-rules-race-1 = { $cards ->
        [new] The clock runs once the whole task has been told.
       *[box] The clock runs once the whole task has been told. Preparation is not timed.
    }
iqlandie-rules-race-2 = { $race ->
        [turns] Whoever has it types { COMMAND(WORD("claim", of: "iqlandie")) }. Order tokens go by the times.
       *[together] Whoever has it types { COMMAND(WORD("claim", of: "iqlandie")) } and takes the lowest order token.
    }
iqlandie-rules-race-3 = After { COMMAND(WORD("claim", of: "iqlandie")) } the answer cannot be changed.
iqlandie-rules-race-4 = { $race ->
        [turns] Whoever solves last and is slower than all others takes the last token.
       *[together] The last one still solving takes the last token.
    }
iqlandie-rules-race-5 = There is no time limit. To stop, give up.
iqlandie-rules-race-6 = Hints have three steps: a nudge, the next step, the solution.
iqlandie-rules-race-7 = The first two add thirty seconds each, the solution means giving up.
iqlandie-rules-race-8 = By an option, only part of the time may count for whoever listens to the task.

iqlandie-rules-wrong = Wrong solutions
iqlandie-rules-wrong-1 = When all have tokens, the card is turned over and solutions are checked.
iqlandie-rules-wrong-2 = Whoever is wrong goes to the end of the order.
iqlandie-rules-wrong-3 = Several of them stay in the order of their tokens.
iqlandie-rules-wrong-4 = The first of the final order gets two points, if right or if the only one left without a solution.
iqlandie-rules-wrong-5 = Whoever gave up gets them only if all others are wrong, and never after a hint told the solution.

iqlandie-rules-pieces = Pieces
iqlandie-rules-pieces-1 = There are nine shapes in five colours, three pieces each, and a joker of every shape.
iqlandie-rules-pieces-2 = Small ones have three squares, medium ones four, large ones five.
iqlandie-rules-pieces-3 = One of every three equal pieces has a robot.
iqlandie-rules-pieces-4 = Beside each kind lies an offer: three pieces for two players, four for three, five for four.
iqlandie-rules-pieces-5 = Everybody takes two and adds a random one from a bag of their choice.
iqlandie-rules-pieces-6 = The last one adds none and takes what is left. Then the offer is refilled.
iqlandie-rules-pieces-7 = Instead of an empty bag the medium one is used, then the fullest.

iqlandie-rules-build = Building
iqlandie-rules-build-1 = A piece may lie in any exhibition, turned and flipped.
iqlandie-rules-build-2 = Until the round is over pieces of this round may be moved. Then no more.
iqlandie-rules-build-3 = If a piece has room anywhere, it must be placed.
iqlandie-rules-build-4 = Without room it is gone, and a cube of its colour comes instead.
iqlandie-rules-build-5 = A cube has one square and never a robot.
iqlandie-rules-build-6 = Type exhibition, upper left square of the piece and position: { COMMAND("3 b2 2") }.

iqlandie-rules-exhibitions = Exhibitions
iqlandie-rules-exhibitions-1 = Exhibition 1, one colour: a point for each square of the commonest colour.
iqlandie-rules-exhibitions-2 = Exhibition 2, two colours: two points for each square of the second commonest colour.
iqlandie-rules-exhibitions-3 = Exhibition 3, gaps: three points for each free area. An empty exhibition is one gap.
iqlandie-rules-exhibitions-4 = Gaps hang together by sides, not by corners.
iqlandie-rules-exhibitions-5 = Exhibition 4, shapes: three points for each different shape. Cubes do not count.
iqlandie-rules-exhibitions-6 = Exhibition 5, robots: each robot brings three points for every robot beside it.
iqlandie-rules-exhibitions-7 = Exhibition 6, rows and columns: three points for each full line of at most two colours.
iqlandie-rules-exhibitions-8 = Columns are letters from the left, rows are numbers from the top.

iqlandie-rules-score = Scoring
iqlandie-rules-score-1 = Points come from six exhibitions, the condition, and first places.
iqlandie-rules-score-2 = The condition is two colours: two points for each pair of pieces, one of each.
iqlandie-rules-score-3 = A first place in a round is two points.
iqlandie-rules-score-4 = A joker gets its colour at the end and counts as it everywhere.

iqlandie-rules-end = End of the game
iqlandie-rules-end-1 = { $practice ->
        [no] After the last round jokers are declared and points added up.
       *[other] After the last round points are added up.
    }
iqlandie-rules-end-2 = { $practice ->
        [no] Ties are broken by the points of the condition, then by fewer jokers.
       *[other] { "" }
    }
iqlandie-rules-end-3 = { $practice ->
        [no] After that the place is shared.
       *[other] In a tie the place is shared.
    }

iqlandie-rules-alone = Alone and practice
iqlandie-rules-alone-1 = Alone you solve without opponents, take two of three pieces, and the third goes back.
iqlandie-rules-alone-2 = In practice one kind of task is solved, without pieces.
iqlandie-rules-alone-3 = The best times are kept, { COMMAND(WORD("records")) } tells them.

iqlandie-rules-examples = Example of scoring
iqlandie-rules-examples-1 = One colour: 20 purple squares are 20 points.
iqlandie-rules-examples-2 = Two colours: 8 purple and 7 red squares are 14 points.
iqlandie-rules-examples-3 = Seven gaps are 21 points, five shapes 15 points.
iqlandie-rules-examples-4 = Three robots, the first beside both others: 6, 3 and 3 points, 12 in all.
iqlandie-rules-examples-5 = Two full rows and two full columns: 12 points.
iqlandie-rules-examples-6 = Condition: 13 purple and 8 red pieces are 8 pairs, 16 points.
iqlandie-rules-examples-7 = Six first places are 12 points. The sum is 122.

## Help on the words of this game

help-iqlandie-choose = { WORD("choose", of: "iqlandie") } and a kind: begins the round, like { COMMAND(WORD("choose", of: "iqlandie"), "optics") }, or just { COMMAND("optics") }.
help-iqlandie-ready = { WORD("ready", of: "iqlandie") }: ends the preparation, then the task is told and the clock runs.
help-iqlandie-slide = { WORD("slide", of: "iqlandie") } and letters: slides tokens, like { COMMAND(WORD("slide", of: "iqlandie"), "apra") }, or just { COMMAND("apra") }.
help-iqlandie-rotate = { WORD("rotate", of: "iqlandie") }: turns the whole frame of biology; { COMMAND("right") }, { COMMAND("left") } or { COMMAND("upside") } follows.
help-iqlandie-stand = { WORD("stand", of: "iqlandie") } and a cell: answers in programming, like { COMMAND(WORD("stand", of: "iqlandie"), "a5") }, or just { COMMAND("a5") }.
help-iqlandie-lift = { WORD("lift", of: "iqlandie") } and a place: lifts a piece or a card, like { COMMAND(WORD("lift", of: "iqlandie"), "e2") }, { COMMAND(WORD("lift", of: "iqlandie"), "2") }, { COMMAND(WORD("lift", of: "iqlandie"), "3 b2") }.
help-iqlandie-restart = { WORD("restart", of: "iqlandie") }: puts the task back to its start.
help-iqlandie-claim = { WORD("claim", of: "iqlandie") }: says that it is solved, also with the answer, like { COMMAND(WORD("claim", of: "iqlandie"), "a5") }. It ends building, too.
help-iqlandie-press = { WORD("press", of: "iqlandie") }: stops the clock where several people share a keyboard; the answer is typed then.
help-iqlandie-give-up = { WORD("give-up", of: "iqlandie") }: gives the task up and takes the last token.
help-iqlandie-take = { WORD("take", of: "iqlandie") } and numbers or names: takes pieces of the offer, like { COMMAND(WORD("take", of: "iqlandie"), "1 3") }, or just { COMMAND("1 3") }.
help-iqlandie-place = { WORD("place", of: "iqlandie") } and a place: lays a piece, like { COMMAND(WORD("place", of: "iqlandie"), "3 b2 2") }; in a task a piece of optics or a card.
help-iqlandie-add = { WORD("add", of: "iqlandie") } and a bag: adds a piece to the offer, like { COMMAND(WORD("add", of: "iqlandie"), "small") }.
help-iqlandie-exchange = { WORD("exchange", of: "iqlandie") }: exchanges for a cube a piece that has no room.
help-iqlandie-finish = { WORD("finish", of: "iqlandie") }: ends building in this round; it claims no task.
help-iqlandie-declare = { WORD("declare", of: "iqlandie") }: gives a joker its colour, like { COMMAND(WORD("declare", of: "iqlandie"), "1 purple") }; alone it takes the best.
help-iqlandie-goal = { WORD("goal", of: "iqlandie") }: tells the task once more.
help-iqlandie-difference = { WORD("difference", of: "iqlandie") }: tells what is right in the task already and what is not.
help-iqlandie-beam = { WORD("beam", of: "iqlandie") }: reads the way of the laser in optics.
help-iqlandie-pile = { WORD("pile", of: "iqlandie") }: reads what the pile shows in space, like { COMMAND(WORD("pile", of: "iqlandie"), "2l 5u") }. With a body and a square it tells which cards show it there: { COMMAND(WORD("pile", of: "iqlandie"), "star b1") }.
help-iqlandie-layers = { WORD("layers", of: "iqlandie") }: reads the pile card by card from the bottom with what each one changes.
help-iqlandie-sky-cards = { WORD("sky-cards", of: "iqlandie") }: reads the space cards, { COMMAND(WORD("sky-cards", of: "iqlandie"), "2l") } one of them as turned.
help-iqlandie-program = { WORD("program", of: "iqlandie") } and a number: tells one command of the robot once more.
help-iqlandie-exhibition = { WORD("exhibition", of: "iqlandie") } and a number: tells what it brings and what it still wants.
help-iqlandie-offer = { WORD("offer", of: "iqlandie") }: reads the pieces beside the kinds, { COMMAND(WORD("offer", of: "iqlandie"), "optics") } of one.
help-iqlandie-bags = { WORD("bags", of: "iqlandie") }: tells how many pieces the bags have.
help-iqlandie-opponents = { WORD("opponents", of: "iqlandie") }: tells points, first places and pieces of the others.
help-iqlandie-condition = { WORD("condition", of: "iqlandie") }: tells which two colours you collect, and how many there are.

## Positions of pieces

iqlandie-pose-corner-up-left = corner upper left
    .braille = corner ul
iqlandie-pose-corner-up-right = corner upper right
    .braille = corner ur
iqlandie-pose-corner-down-left = corner lower left
    .braille = corner dl
iqlandie-pose-corner-down-right = corner lower right
    .braille = corner dr
iqlandie-pose-foot-upright-up-left = upright, foot upper left
    .braille = upr ul
iqlandie-pose-foot-upright-up-right = upright, foot upper right
    .braille = upr ur
iqlandie-pose-foot-upright-down-left = upright, foot lower left
    .braille = upr dl
iqlandie-pose-foot-upright-down-right = upright, foot lower right
    .braille = upr dr
iqlandie-pose-foot-across-up-left = level, foot upper left
    .braille = lev ul
iqlandie-pose-foot-across-up-right = level, foot upper right
    .braille = lev ur
iqlandie-pose-foot-across-down-left = level, foot lower left
    .braille = lev dl
iqlandie-pose-foot-across-down-right = level, foot lower right
    .braille = lev dr
iqlandie-pose-stem-up = stem up
    .braille = stem u
iqlandie-pose-stem-down = stem down
    .braille = stem d
iqlandie-pose-stem-left = stem left
    .braille = stem l
iqlandie-pose-stem-right = stem right
    .braille = stem r
iqlandie-pose-missing-upright-up-left = upright, without the upper left corner
    .braille = upr ul
iqlandie-pose-missing-upright-up-right = upright, without the upper right corner
    .braille = upr ur
iqlandie-pose-missing-upright-down-left = upright, without the lower left corner
    .braille = upr dl
iqlandie-pose-missing-upright-down-right = upright, without the lower right corner
    .braille = upr dr
iqlandie-pose-missing-across-up-left = level, without the upper left corner
    .braille = lev ul
iqlandie-pose-missing-across-up-right = level, without the upper right corner
    .braille = lev ur
iqlandie-pose-missing-across-down-left = level, without the lower left corner
    .braille = lev dl
iqlandie-pose-missing-across-down-right = level, without the lower right corner
    .braille = lev dr
iqlandie-pose-open-up = open up
    .braille = open u
iqlandie-pose-open-down = open down
    .braille = open d
iqlandie-pose-open-left = open left
    .braille = open l
iqlandie-pose-open-right = open right
    .braille = open r
iqlandie-pose-robot-up-left = robot upper left
    .braille = r ul
iqlandie-pose-robot-up-right = robot upper right
    .braille = r ur
iqlandie-pose-robot-down-left = robot lower left
    .braille = r dl
iqlandie-pose-robot-down-right = robot lower right
    .braille = r dr
iqlandie-pose-end-up = upright, robot at the top
    .braille = r u
iqlandie-pose-end-down = upright, robot at the bottom
    .braille = r d
iqlandie-pose-end-left = level, robot at the left
    .braille = r l
iqlandie-pose-end-right = level, robot at the right
    .braille = r r
iqlandie-pose-arm-up = robot at the top
    .braille = r u
iqlandie-pose-arm-down = robot at the bottom
    .braille = r d
iqlandie-pose-arm-left = robot at the left
    .braille = r l
iqlandie-pose-arm-right = robot at the right
    .braille = r r

## The cursor on the board of a task and in exhibitions

iqlandie-walk-task = The cursor is on the board of the task, { $kind }.
    .brief = Board, { $kind }.
    .braille = board { $kind }
iqlandie-walk-both = { $first } { $second }
iqlandie-walk-exhibition = The cursor is in exhibition { $number }, { $exhibition }.
    .brief = Exhibition { $number }, { $exhibition }.
    .braille = ex { $number } { $exhibition }
iqlandie-walk-piece = { COORD($cell) }: { $piece }{ $robot ->
        [yes] , the robot stands here
       *[no] { "" }
    }.
    .braille = { COORD($cell) } { SHORT($piece) }{ $robot ->
        [yes] { " " }R
       *[no] { "" }
    }
iqlandie-walk-fits = { COORD($cell) }: free, what can cover it: { LINES($pieces, join: "or") }{ $more ->
        [0] { "" }
       *[other] , { $more } more
    }.
    .braille = { COORD($cell) } { SHORT($pieces) }{ $more ->
        [0] { "" }
       *[other] { " " }+{ $more }
    }
iqlandie-walk-free = { COORD($cell) }: free.
    .braille = { COORD($cell) } free
