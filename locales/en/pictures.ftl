# The profile zrak: labels of the picture. They are for the eye; what is told stands elsewhere.

iota-picture-grid = Table
iota-picture-hand = Cards in hand
quantum-picture-sheet = { NAME($who) }: { NP($points, noun: "point") }, { NP($misses, noun: "miss") }
quantum-picture-dice = Dice and totals
tetrikon-picture-free = Free pieces, { NAME($who) }
tetrikon-picture-offer = Offer
iqlandie-picture-exhibition = { $number } { $purpose }, { NAME($who) }
iqlandie-picture-declared = { $piece }: { $colour }
    .braille = { SHORT($piece) }{ SHORT($colour) }
iqlandie-picture-task = { $what ->
        [goal] Goal
       *[task] Task
    }
sight-label = { SHORT($value) }
sight-words = { $value }
sight-more = { $rows ->
        [one] { $rows } more line: Enter
       *[other] { $rows } more lines: Enter
    }
sight-others = F6: { $count } more.
sight-span = { $first } to { $last }
sight-part = { $across ->
        [all] { $down ->
            [all] All of it.
            [first] The top
            [last] The bottom
           *[middle] The middle
        }
        [first] { $down ->
            [all] The left
            [first] Top left
            [last] Bottom left
           *[middle] Middle left
        }
        [last] { $down ->
            [all] The right
            [first] Top right
            [last] Bottom right
           *[middle] Middle right
        }
       *[middle] { $down ->
            [all] The middle
            [first] Top middle
            [last] Bottom middle
           *[middle] The middle
        }
    }{ $named ->
        [yes] : { $columns }, { $rows }.
       *[no] { "" }
    }
