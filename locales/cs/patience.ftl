# Co zazní, když něco trvá déle než dvě sekundy.

patience-goes-on = { CAP($reached) }, Ctrl plus C zastaví.
    .brief = { CAP($reached) }.
    .braille = { $reached }, Ctrl C zastaví
patience-stopped = Přerušeno, { $reached }.
    .brief = Přerušeno, { $reached }.
    .braille = přerušeno { $reached }
patience-games = odehráno { $done } { PREP(NP($total, noun: "match", case: "gen"), p: "z") }
    .brief = odehráno { $done } { PREP(NP($total, case: "gen"), p: "z") }
    .braille = { $done } z { $total }
patience-decisions = zhodnoceno { $done } { PREP(NP($total, noun: "turn", case: "gen"), p: "z") }
    .brief = zhodnoceno { $done } { PREP(NP($total, case: "gen"), p: "z") }
    .braille = { $done } z { $total }
patience-actions = přehráno { $done } { PREP(NP($total, noun: "action", case: "gen"), p: "z") }
    .brief = přehráno { $done } { PREP(NP($total, case: "gen"), p: "z") }
    .braille = { $done } z { $total }
patience-positions = úloha se hledá, zkusila se pozice číslo { $done }
    .brief = pozice číslo { $done }
    .braille = pozice { $done }
patience-searched = prohlédnuto { $done } { PREP(NP($total, noun: "match", case: "gen"), p: "z") }
    .brief = prohlédnuto { $done } { PREP(NP($total, case: "gen"), p: "z") }
    .braille = { $done } z { $total }
patience-lines = ověřeno { $done } { PREP(NP($total, noun: "text-line", case: "gen"), p: "z") }
    .brief = ověřeno { $done } { PREP(NP($total, case: "gen"), p: "z") }
    .braille = { $done } z { $total }
patience-matches = spočítáno { $done } { PREP(NP($total, noun: "match", case: "gen"), p: "z") }
    .brief = spočítáno { $done } { PREP(NP($total, case: "gen"), p: "z") }
    .braille = { $done } z { $total }
patience-files = hotovo { $done } { PREP(NP($total, case: "gen"), p: "z") } souborů
    .brief = hotovo { $done } { PREP(NP($total, case: "gen"), p: "z") }
    .braille = { $done } z { $total }
patience-ports = vyzkoušeno { $done } { PREP(NP($total, case: "gen"), p: "z") } { $total ->
        [1] výstupu
       *[other] výstupů
    }
    .brief = vyzkoušeno { $done } { PREP(NP($total, case: "gen"), p: "z") }
    .braille = { $done } z { $total }
