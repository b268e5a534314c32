# Flat shapes on a board of squares: the board by rows, free areas, the outline, a shape, a position.
# Shared by the games that are built by touch and by ear.

space-at = { STYLE($cell) ->
        [numbers] column { COLUMN($cell) }, row { $row }
       *[other] square { COORD($cell) }
    }
space-from = { STYLE($cell) ->
        [numbers] from column { COLUMN($cell) } row { $row }
       *[other] from square { COORD($cell) }
    }

## Places

space-run = { $way ->
        [single] { STYLE($first) ->
            [numbers] row { $low } column { COLUMN($first) }
           *[other] { COORD($first) }
        }
        [row] { STYLE($first) ->
            [numbers] row { $low } columns { COLUMN($first) } to { COLUMN($last) }
           *[other] { COORD($first) } to { COORD($last) }
        }
       *[column] { STYLE($first) ->
            [numbers] column { COLUMN($first) } rows { $low } to { $high }
           *[other] { COORD($first) } to { COORD($last) }
        }
    }
    .braille = { $way ->
        [single] { COORD($first) }
        [row] { COLUMN($first) }-{ COORD($last) }
       *[column] { COORD($first) }-{ $high }
    }

## The board

space-extent = { $wide ->
        [yes] Columns { COLUMN($first) } to { COLUMN($last) }
       *[no] Column { COLUMN($first) }
    }, ⏎ { $tall ->
        [yes] rows { $low } to { $high }
       *[no] row { $low }
    } from the { $start ->
        [bottom] bottom
       *[top] top
    }, ⏎ { NP($squares, noun: "space-square") }.
    .brief = { $wide ->
        [yes] { COLUMN($first) } to { COLUMN($last) }
       *[no] { COLUMN($first) }
    }, { $tall ->
        [yes] rows { $low } to { $high }
       *[no] row { $low }
    }, { NP($squares, noun: "space-square") }.
    .braille = { COLUMN($first) }-{ COLUMN($last) } { $low }-{ $high }, { $squares } sq
space-row = Row { $row }: { LINES($runs, join: "comma") }.
    .brief = { $row }: { LIST($runs, join: "comma") }.
    .braille = r{ $row } { LIST($runs, join: "comma") }
space-rows-free = Rows { $low } to { $high }: { LINES($runs, join: "comma") }.
    .brief = { $low } to { $high }: { LIST($runs, join: "comma") }.
    .braille = r{ $low }-{ $high } { LIST($runs, join: "comma") }
space-row-on = Row { $row } goes on: { LINES($runs, join: "comma") }.
    .brief = { $row } on: { LIST($runs, join: "comma") }.
    .braille = r{ $row } { LIST($runs, join: "comma") }
space-column = Column { COLUMN($cell) }: { LINES($runs, join: "comma") }.
    .braille = col { COLUMN($cell) } { LIST($runs, join: "comma") }
space-column-on = Column { COLUMN($cell) } goes on: { LINES($runs, join: "comma") }.
    .braille = col { COLUMN($cell) } { LIST($runs, join: "comma") }
space-stretch-free = { $line ->
        [row] { $long ->
            [yes] free { COLUMN($first) } to { COLUMN($last) }
           *[no] free { COLUMN($first) }
        }
       *[column] { $long ->
            [yes] free { $low } to { $high }
           *[no] free { $low }
        }
    }
    .braille = { $line ->
        [row] { $long ->
            [yes] free { COLUMN($first) }-{ COLUMN($last) }
           *[no] free { COLUMN($first) }
        }
       *[column] { $long ->
            [yes] free { $low }-{ $high }
           *[no] free { $low }
        }
    }
space-stretch = { $line ->
        [row] { STYLE($first) ->
            [numbers] { $long ->
                [yes] columns { COLUMN($first) } to { COLUMN($last) }
               *[no] column { COLUMN($first) }
            }
           *[other] { $long ->
                [yes] { COLUMN($first) } to { COLUMN($last) }
               *[no] { COLUMN($first) }
            }
        }
       *[column] { $long ->
            [yes] rows { $low } to { $high }
           *[no] row { $low }
        }
    } { $name }
    .braille = { $line ->
        [row] { $long ->
            [yes] { COLUMN($first) }-{ COLUMN($last) }
           *[no] { COLUMN($first) }
        }
       *[column] { $long ->
            [yes] { $low }-{ $high }
           *[no] { $low }
        }
    } { SHORT($name) }
space-row-outside = Row { $row } is all outside the outline.
    .brief = Row { $row }: outside.
    .braille = r{ $row } outside
space-column-outside = Column { COLUMN($cell) } is all outside the outline.
    .brief = Column { COLUMN($cell) }: outside.
    .braille = col { COLUMN($cell) } outside
space-square-free = { CAP(space-at) }: free.
    .brief = { COORD($cell) }: free.
    .braille = { COORD($cell) } free
space-square-outside = { CAP(space-at) }: outside the outline.
    .brief = { COORD($cell) }: outside the outline.
    .braille = { COORD($cell) } outside
space-square-one = { CAP(space-at) }: { $name }.
    .brief = { COORD($cell) }: { $name }.
    .braille = { COORD($cell) } { SHORT($name) }
space-square = { CAP(space-at) }: { $name }, covering { LINES($squares, join: "comma") }.
    .brief = { COORD($cell) }: { $name }.
    .braille = { COORD($cell) } { SHORT($name) }: { SHORT($squares) }
space-around = { CAP($name) }: { LINES($sides, join: "comma") }.
    .braille = { SHORT($name) }: { LIST($sides, join: "comma") }
space-around-free = Free: { LINES($sides, join: "comma") }.
    .braille = free: { LIST($sides, join: "comma") }
space-around-outside = Outside the outline: { LINES($sides, join: "comma") }.
    .braille = out: { LIST($sides, join: "comma") }
space-side = { $side ->
        [up] up
        [up-right] up right
        [right] right
        [down-right] down right
        [down] down
        [down-left] down left
        [left] left
        [up-left] up left
       *[all] on all sides
    }
    .braille = { $side ->
        [up] u
        [up-right] ur
        [right] r
        [down-right] dr
        [down] d
        [down-left] dl
        [left] l
        [up-left] ul
       *[all] all
    }

## What is left

space-left-nothing = Nothing free is left.
    .brief = Nothing is left.
    .braille = left 0
space-left-one = { $squares ->
        [one] { NP($squares, noun: "space-square") } is left: ⏎ { space-at }.
       *[other] { NP($squares, noun: "space-square") } are left, ⏎ one area { space-from }.
    }
    .brief = { $squares ->
        [one] { $squares } left: { space-at }.
       *[other] { $squares } left, one area.
    }
    .braille = left { $squares }: { COORD($cell) }
space-left = { $squares ->
        [one] { NP($squares, noun: "space-square") } is left, ⏎ { NP($areas) }: ⏎ { LINES($list, join: "comma") }.
       *[other] { NP($squares, noun: "space-square") } are left, ⏎ { NP($areas) }: ⏎ { LINES($list, join: "comma") }.
    }
    .brief = { $squares } left: { LIST($list, join: "comma") }.
    .braille = sq { $squares }: { SHORT($list) }
space-left-more = Then { LINES($list, join: "comma") }.
    .braille = also { SHORT($list) }
space-area-at = { $squares } { space-from }
    .braille = { $squares } { COORD($cell) }
space-areas = { $squares ->
        [one] { NP($squares, noun: "space-square") } is left, { NP($areas) }.
       *[other] { NP($squares, noun: "space-square") } are left, { NP($areas) }.
    }
    .brief = { $squares } left, { NP($areas) }.
    .braille = left { $squares }, { COUNT($areas) } areas
space-area = Area { $number }, { NP($squares, noun: "space-square") }: { LINES($list, join: "comma") }.
    .brief = { $number }: { $squares }, { LIST($list, join: "comma") }.
    .braille = { $number }: { $squares }, { SHORT($list) }
space-area-more = Area { $number } goes on: { LINES($list, join: "comma") }.
    .brief = { $number } on: { LIST($list, join: "comma") }.
    .braille = { $number }: { SHORT($list) }
space-total = { $covered } of { $all } covered, { $left } left.
    .brief = { $covered } of { $all }.
    .braille = { $covered } of { $all }
space-total-full = All covered, { NP($all, noun: "space-square") }.
    .brief = All covered.
    .braille = all, { $all } sq
space-covers = Covered: { LINES($squares, join: "comma") }.
    .brief = { LIST($squares, join: "comma") }.
    .braille = { SHORT($squares) }

## The outline

space-outline = The outline has { NP($corners, noun: "space-corner") } and starts at { space-at }, ⏎ { $start ->
        [bottom] bottom left
       *[top] top left
    }.
    .brief = Outline, { NP($corners, noun: "space-corner") }: { space-at }.
    .braille = outline { COORD($cell) }, { $corners } corners
space-outline-legs = { CAP(LINES($legs, join: "comma")) }.
    .braille = { SHORT($legs) }
space-leg = { $way ->
        [right] right { $steps }
        [up] up { $steps }
        [left] left { $steps }
       *[down] down { $steps }
    }
    .braille = { $way ->
        [right] r{ $steps }
        [up] u{ $steps }
        [left] l{ $steps }
       *[down] d{ $steps }
    }
space-hole = Missing inside: { LINES($squares, join: "comma") }.
    .brief = Missing: { LIST($squares, join: "comma") }.
    .braille = missing { SHORT($squares) }

## A shape

space-shape = { $squares ->
        [one] { CAP($name) }: one square.
       *[other] { CAP($name) }: { NP($squares, noun: "space-square") }, { $wide } wide, { $high } high.
    }
    .brief = { CAP($name) }: { $wide } by { $high }, { NP($squares, noun: "space-square") }.
    .braille = { SHORT($name) } { $squares } sq { $wide }x{ $high }
space-shape-bar = { $way ->
        [row] { CAP(NUM($count)) } side by side.
       *[column] { CAP(NUM($count)) } one above the other.
    }
    .braille = { $way ->
        [row] { $count } side by side
       *[column] { $count } upright
    }
space-shape-rectangle = A whole rectangle, { $wide } by { $high }.
    .brief = Rectangle { $wide } by { $high }.
    .braille = whole { $wide } by { $high }
space-shape-rows = { SHORT($rows) }
    .braille = { LIST($rows, join: "comma") }
space-shape-first = { $start ->
        [bottom] At the bottom { LINES($runs, join: "comma") }.
       *[top] At the top { LINES($runs, join: "comma") }.
    }
    .braille = { $start ->
        [bottom] bottom { SHORT($runs) }
       *[top] top { SHORT($runs) }
    }
space-shape-next = { $start ->
        [bottom] { $below ->
            [one] Above it
           *[other] Above them
        }
       *[top] { $below ->
            [one] Below it
           *[other] Below them
        }
    } { $way ->
        [edge] from the left { LINES($runs, join: "comma") }
        [left] { LINES($runs, join: "comma") }, ⏎ { NUM($shift) } to the left
        [right] { LINES($runs, join: "comma") }, ⏎ { NUM($shift) } to the right
       *[same] { LINES($runs, join: "comma") }
    }.
    .braille = { $way ->
        [edge] { SHORT($runs) }
        [left] { SHORT($runs) } l{ $shift }
        [right] { SHORT($runs) } r{ $shift }
       *[same] { SHORT($runs) }
    }
space-shape-count = { NUM($count) }
    .braille = { $count }
space-shape-gap = { $count ->
        [one] a gap
       *[other] { CNT($count, noun: "space-gap") }
    }
    .braille = gap{ $count }
space-walk = Square by square: { LINES($legs, join: "comma") }.
    .braille = walk { SHORT($legs) }
space-walk-more = Then { LINES($legs, join: "comma") }.
    .braille = then { SHORT($legs) }
space-branch = from the { ORD($number, noun: "space-square") } { $leg }
    .brief = from the { ORD($number) } { $leg }
    .braille = from { $number } { $leg }
space-shape-squares = In the corner of the board: { LINES($squares, join: "comma") }.
    .brief = In the corner: { LIST($squares, join: "comma") }.
    .braille = { SHORT($squares) }

## A position

space-position-only = the only position
    .braille = pos 1
space-position = position { $number } of { $count }, ⏎ { $turn }
    .brief = position { $number }, { $turn }
    .braille = pos { $number }
space-turn-none = basic
    .braille = basic
space-turn-right = turned right
    .brief = right
    .braille = r
space-turn-half = turned upside down
    .brief = upside down
    .braille = half
space-turn-left = turned left
    .brief = left
    .braille = l
space-turn-mirrored = { $quarters ->
        [0] mirrored
       *[other] { $turn }, ⏎ mirrored
    }
    .braille = { $quarters ->
        [0] mir
       *[other] { $turn } mir
    }
space-turn-level = level
    .braille = lev
space-turn-upright = upright
    .braille = upr

## A sheet for the fingers

space-legend-free = free, { NP($squares, noun: "space-square") }
    .brief = free
    .braille = free
space-legend-piece = { $name }: { LINES($squares, join: "comma") }
    .brief = { $name }
    .braille = { SHORT($name) }
space-legend-outside = outside the outline
space-sheet-key = { $sign } { $meaning }

## What is not understood

space-error-more = The word “{ $word }” is one too many.
space-error-outside = { CAP(space-at) } is off the board, the last one is { STYLE($last) ->
        [numbers] column { COLUMN($last) }, row { $most }
       *[other] square { COORD($last) }
    }.
    .brief = { CAP(space-at) } is off the board.
    .braille = { COORD($cell) } off the board
space-error-row = There is no row { $row } on the board, rows are 1 to { $most }.
    .brief = There is no row { $row }.
space-error-column = There is no column { COLUMN($cell) } on the board, the last one is { COLUMN($last) }.
    .brief = There is no column { COLUMN($cell) }.
space-error-column-number = There is no column { $number }, the last one is { COLUMN($last) }.
    .brief = No column { $number }.
space-error-not-place = { $what ->
        [row] There is no row “{ $words }”, a row is typed as { COMMAND($row) }.
        [column] There is no column “{ $words }”, a column is typed as { COMMAND(COLUMN($example)) }.
       *[cell] There is no square “{ $words }”, a square is typed as { COMMAND(COORD($example)) }.
    }
space-error-which-place = { $what ->
        [row] The number of the row is missing, such as { COMMAND($row) }.
        [column] The column is missing, such as { COMMAND(COLUMN($example)) }.
       *[cell] The square is missing, such as { COMMAND(COORD($example)) }.
    }
space-error-position = { $count ->
        [one] There is no position “{ $words }”, the shape has only one.
       *[other] There is no position “{ $words }”, positions are 1 to { $count }.
    }
    .brief = There is no position “{ $words }”.
space-error-position-number = { $count ->
        [one] There is no position { $number }, the shape has only one.
       *[other] There is no position { $number }, positions are 1 to { $count }.
    }
    .brief = There is no position { $number }.

## A place of a board within a sentence

space-place = { COORD($cell) }
