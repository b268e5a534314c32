# Co zazní, když něco trvá déle než dvě sekundy.

patience-goes-on = { CAP($reached) }, Ctrl plus C zastaví.
    .brief = { CAP($reached) }.
    .braille = { $reached }, Ctrl C zastaví
patience-stopped = Přerušeno, { $reached }.
    .brief = Přerušeno, { $reached }.
    .braille = přerušeno { $reached }
patience-games = odehráno { $done } z { NP($total, noun: "match", case: "gen") }
    .brief = odehráno { $done } z { $total }
    .braille = { $done } z { $total }
patience-decisions = zhodnoceno { $done } z { NP($total, noun: "turn", case: "gen") }
    .brief = zhodnoceno { $done } z { $total }
    .braille = { $done } z { $total }
patience-actions = přehráno { $done } z { NP($total, noun: "action", case: "gen") }
    .brief = přehráno { $done } z { $total }
    .braille = { $done } z { $total }
patience-searched = prohlédnuto { $done } z { NP($total, noun: "match", case: "gen") }
    .brief = prohlédnuto { $done } z { $total }
    .braille = { $done } z { $total }
patience-lines = ověřeno { $done } z { NP($total, noun: "text-line", case: "gen") }
    .brief = ověřeno { $done } z { $total }
    .braille = { $done } z { $total }
patience-matches = spočítáno { $done } z { NP($total, noun: "match", case: "gen") }
    .brief = spočítáno { $done } z { $total }
    .braille = { $done } z { $total }
