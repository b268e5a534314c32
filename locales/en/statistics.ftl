# Statistics: what was counted of finished matches.

statistics-title = Statistics:
    .braille = statistics
statistics-who = { $game }, { $name }
    .braille = { $game } { $name }
statistics-who-against = { $who }, { $opponent }
    .braille = { $opponent }
statistics-against = Of these { $opponent }
    .brief = { $opponent }
    .braille = { $opponent }
statistics-level = against level { $level }
    .braille = lev. { $level }
statistics-bot = against the computer { $player }
    .braille = { $player }
statistics-rival = against { $rival }
    .braille = { $rival }
statistics-person = against { $name }
    .braille = { $name }
statistics-balance = { $who }: { NP($played, noun: "match") }{ $won ->
        [0] {""}
       *[other] {", "}won { $won }
    }{ $shared ->
        [0] {""}
       *[other] {", "}shared { $shared }
    }{ $lost ->
        [0] {""}
       *[other] {", "}lost { $lost }
    }{ $alone ->
        [0] {""}
       *[other] {", "}without opponents { $alone }
    }{ $given ->
        [0] {""}
       *[other] {", "}and given up { $given }
    }.
    .brief = { $who }: matches { $played }, won { $won }, lost { $lost }.
    .braille = { $who } { $played }: +{ $won } ={ $shared } -{ $lost }
statistics-streak = Most wins in a row { $longest }, now { $now }.
    .brief = In a row { $longest }, now { $now }.
    .braille = row { $longest }, now { $now }
statistics-points = On average { NP($mean, noun: "point") }, { $best } at most.
    .brief = Points on average { $mean }, { $best } at most.
    .braille = mean { $mean } max { $best }
statistics-time = A match takes { LIST($time, case: "acc") } on average.
    .brief = On average { $figures }.
    .braille = mean { $figures }
statistics-rating = The rating { $points } is { $sureness ->
        [guess] only a guess so far
        [roughly] roughly sure
        [fairly] fairly sure
       *[sure] sure
    }, it is almost certainly between { $low } and { $high }{ $level ->
        [0] {""}
       *[other] {", "}the nearest level is { $level }
    }.
    .brief = Rating { $points }, { $sureness ->
        [guess] only a guess
        [roughly] roughly
        [fairly] fairly sure
       *[sure] sure
    }.
    .braille = { $points }{ $sureness ->
        [guess] ??
        [roughly] ?
       *[other] {""}
    } ({ $low }-{ $high })
statistics-unread = { $count ->
        [one] { $count } record of a finished match cannot be read, it is not in the statistics
       *[other] { $count } records of finished matches cannot be read, they are not in the statistics
    }.
    .brief = Unreadable records: { $count }.
    .braille = unreadable: { $count }
statistics-none = There is no such finished match yet.
    .brief = No match yet.
    .braille = no match
statistics-nowhere = No statistics are kept here.
    .braille = not kept
statistics-what = After { COMMAND(WORD("statistics")) } comes a game, { COMMAND(WORD("statistics-level")) } with a number or the name of somebody who has played here, not “{ $word }”.
    .brief = “{ $word }” does not go with { COMMAND(WORD("statistics")) }.
    .braille = { $word }?
statistics-ask-clear = Really delete all statistics, ratings and personal records?
    .brief = Really delete?
    .braille = delete?
statistics-cleared = Statistics, ratings and personal records are deleted, the records of matches have stayed.
    .brief = Statistics are deleted.
    .braille = deleted
statistics-stay = The statistics have stayed.
    .braille = stayed
statistics-file-name = statistics.csv
statistics-written = { NP($count, noun: "match") } of the statistics in the file { $file }
    .brief = Statistics: { $file }
    .braille = { $file }
