# Co zazní, když něco trvá déle než dvě sekundy.

patience-goes-on = { CAP($reached) }, Ctrl plus C zastaví.
    .brief = { CAP($reached) }.
    .braille = { $reached }, Ctrl C zastaví
patience-stopped = Přerušeno, { $reached }.
    .brief = Přerušeno, { $reached }.
    .braille = přerušeno { $reached }
patience-games = odehráno { $done } z { NP($total, noun: "match", case: "gen") }
    .brief = odehráno { $done } z { NP($total, case: "gen") }
    .braille = { $done } z { $total }
patience-decisions = zhodnoceno { $done } z { NP($total, noun: "turn", case: "gen") }
    .brief = zhodnoceno { $done } z { NP($total, case: "gen") }
    .braille = { $done } z { $total }
patience-actions = přehráno { $done } z { NP($total, noun: "action", case: "gen") }
    .brief = přehráno { $done } z { NP($total, case: "gen") }
    .braille = { $done } z { $total }
patience-positions = úloha se hledá, zkusila se pozice číslo { $done }
    .brief = pozice číslo { $done }
    .braille = pozice { $done }
patience-searched = prohlédnuto { $done } z { NP($total, noun: "match", case: "gen") }
    .brief = prohlédnuto { $done } z { NP($total, case: "gen") }
    .braille = { $done } z { $total }
patience-lines = ověřeno { $done } z { NP($total, noun: "text-line", case: "gen") }
    .brief = ověřeno { $done } z { NP($total, case: "gen") }
    .braille = { $done } z { $total }
patience-matches = spočítáno { $done } z { NP($total, noun: "match", case: "gen") }
    .brief = spočítáno { $done } z { NP($total, case: "gen") }
    .braille = { $done } z { $total }
patience-files = hotovo { $done } z { NP($total, case: "gen") } souborů
    .brief = hotovo { $done } z { NP($total, case: "gen") }
    .braille = { $done } z { $total }
patience-ports = vyzkoušeno { $done } z { NP($total, case: "gen") } { $total ->
        [1] výstupu
       *[other] výstupů
    }
    .brief = vyzkoušeno { $done } z { NP($total, case: "gen") }
    .braille = { $done } z { $total }
