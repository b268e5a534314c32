# What is heard when something takes longer than two seconds.

patience-goes-on = { CAP($reached) }, Ctrl plus C stops.
    .brief = { CAP($reached) }.
    .braille = { $reached }, Ctrl C stops
patience-stopped = Stopped, { $reached }.
    .brief = Stopped, { $reached }.
    .braille = stopped { $reached }
patience-games = { $done } of { NP($total, noun: "match") } played
    .brief = { $done } of { $total } played
    .braille = { $done } of { $total }
patience-decisions = { $done } of { NP($total, noun: "turn") } judged
    .brief = { $done } of { $total } judged
    .braille = { $done } of { $total }
patience-actions = { $done } of { NP($total, noun: "action") } played through
    .brief = { $done } of { $total } played
    .braille = { $done } of { $total }
patience-positions = a task is looked for, position number { $done } was tried
    .brief = position number { $done }
    .braille = position { $done }
patience-searched = { $done } of { NP($total, noun: "match") } looked through
    .brief = { $done } of { $total } looked through
    .braille = { $done } of { $total }
patience-lines = { $done } of { NP($total, noun: "text-line") } checked
    .brief = { $done } of { $total } checked
    .braille = { $done } of { $total }
patience-matches = { $done } of { NP($total, noun: "match") } counted
    .brief = { $done } of { $total } counted
    .braille = { $done } of { $total }
patience-files = { $done } of { $total } files done
    .brief = { $done } of { $total } done
    .braille = { $done } of { $total }
patience-ports = { $done } of { $total } { $total ->
        [1] output
       *[other] outputs
    } tried
    .brief = { $done } of { $total } tried
    .braille = { $done } of { $total }
