# Lines that the program did not understand: kept only where that is wanted, without names, on this computer only.

missed-person = <player>
missed-file-name = not-understood-{ $day }.txt
missed-title = Lines that the program did not understand; what each should mean belongs after the sign =>.
missed-head = { $count ->
        [0] There is no line to be read that was not understood
        [one] There is { $count } line that was not understood
       *[other] There are { $count } lines that were not understood
    }, keeping is { $keeps ->
        [yes] on
       *[no] off
    }.
    .brief = Lines: { $count }, keeping is { $keeps ->
        [yes] on
       *[no] off
    }.
    .braille = lines { $count }, { $keeps ->
        [yes] on
       *[no] off
    }
missed-line = “{ $line }”{ $count ->
        [1] {""}
       *[other] {", "}typed { $count } times
    }, { $subject ->
        [club] club
        [set-up] before a game
       *[other] { $game }
    }{ $place ->
        [question] {", an answer to a question"}
       *[other] {""}
    }
    .brief = “{ $line }”{ $count ->
        [1] {""}
       *[other] {", "}{ $count } times
    }
    .braille = { $line }{ $count ->
        [1] {""}
       *[other] {" "}{ $count }×
    }
missed-about = { $day }, { $subject ->
        [club] club
        [set-up] before a game
       *[other] { $game }
    }, language { $language }, the program answered: { $answer }.
    .brief = { $day }, { $answer }.
    .braille = { $day } { $answer }
missed-more = { $left ->
        [one] { $left } more line is
       *[other] { $left } more lines are
    } read by the same command in a game, a file takes all.
    .brief = { $left } more.
    .braille = { $left } more
missed-withheld = { $count ->
        [one] { $count } line belongs
       *[other] { $count } lines belong
    } to a match of several people that goes on and is read only after its end.
    .brief = { $count } after the match.
    .braille = { $count } after match
missed-switched = { $keeps ->
        [yes] Lines that are not understood are kept in the file { $file }, without names of players. They are sent nowhere.
       *[no] Lines that are not understood are not kept. What was kept is deleted by { COMMAND(WORD("missed"), WORD("missed-clear")) }.
    }
    .brief = Lines that are not understood are { $keeps ->
        [yes] kept
       *[no] not kept
    }.
    .braille = not understood: { $keeps ->
        [yes] kept
       *[no] not kept
    }
missed-written = The file { $file } has { $count ->
        [one] { $count } line
       *[other] { $count } lines
    } that the program did not understand.
    .brief = Written: { $file }
    .braille = written { $file }
missed-none = There is no line to be read that was not understood, no file was made.
    .brief = No line, no file was made.
    .braille = nothing, no file
missed-nowhere = Lines that are not understood are kept nowhere here.
    .brief = Nothing is kept here.
    .braille = nothing kept
missed-what = “{ $word }” cannot stand after { COMMAND(WORD("missed")) }, only { COMMAND(WORD("missed-file")) }, { COMMAND(WORD("missed-clear")) }, { COMMAND(WORD("on")) } or { COMMAND(WORD("off")) }.
    .brief = “{ $word }” cannot stand after { COMMAND(WORD("missed")) }.
    .braille = { $word }?
missed-ask-clear = Really delete all lines that were not understood?
    .brief = Really delete?
    .braille = delete? { WORD("yes") }/{ WORD("no") }
missed-cleared = The lines that were not understood are deleted.
    .brief = Deleted.
    .braille = deleted
missed-stay = The lines that were not understood stay as they were.
    .brief = They stay.
    .braille = they stay
missed-not-kept = The line that was not understood was not kept, the game goes on.
    .brief = The line was not kept.
    .braille = not kept
error-missed-line = Line { $line } of the file { $file } is broken, the other lines that were not understood still count.
    .brief = Line { $line } of { $file } is broken.
    .braille = line { $line } broken
