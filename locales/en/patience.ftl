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
patience-searched = { $done } of { NP($total, noun: "match") } looked through
    .brief = { $done } of { $total } looked through
    .braille = { $done } of { $total }
patience-lines = { $done } of { NP($total, noun: "text-line") } checked
    .brief = { $done } of { $total } checked
    .braille = { $done } of { $total }
patience-matches = { $done } of { NP($total, noun: "match") } counted
    .brief = { $done } of { $total } counted
    .braille = { $done } of { $total }
