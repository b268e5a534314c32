# Sezóna klubu: kde ještě stojí zapomenuté jméno, tabulka sezóny, rekordy.

club-did-forget-left = To jméno ještě stojí v souborech programu: { LIST($files) }.
    .brief = Ještě v souborech: { LIST($files) }.
    .braille = ještě v: { LIST($files) }
club-did-forget-left-further = Dalších souborů s tím jménem: { $count }.
    .braille = dalších souborů { $count }
club-did-forget-clean = Ve složce programu už to jméno není.
    .braille = jinde v programu není

## Tabulka sezóny a rekordy

help-club-season = Řekne tabulku sezóny, body za místa na všech turnajích roku, třeba { COMMAND(WORD("club-season"), "2026") } nebo { COMMAND(WORD("club-season"), "vše") }.
    .braille = tabulka roku: sezóna 2026
help-club-records = Řekne rekordy klubu: nejlepší výsledky, nejdelší řadu výher, nejtěsnější stoly.
    .braille = rekordy klubu
club-season-table = { $every ->
        [true] Sezóna klubu od začátku
       *[false] Sezóna { $year }
    }, { NP($evenings, noun: "tournament") }, { NP($people, noun: "player") }, { NP($tables, noun: "table") }
    .braille = sezóna { $year }
club-error-season = V klubu není sezóna { $word }. Na výběr: { LIST($choices) }.
    .braille = sezóny: { LIST($choices) }
club-error-league-scales = Turnaje { $one } a { $other } dávají různé body a sčítat je nejde. ⏎ Liga může mít body za místa, třeba { $points }.
    .brief = { $one } a { $other } mají různé body.
    .braille = různé body, zkuste { $points }
club-records-title = Rekordy klubu { $club }, { NP($evenings, noun: "tournament") }, { NP($tables, noun: "table") }.
    .braille = rekordy { $club }
club-records-none = Žádný stůl ještě není dohraný, rekordy zatím nejsou.
    .braille = rekordy nejsou
club-records-score = { $game }, nejlepší výsledek: { $score }, { NAME($player) }. ⏎ { CAP($date) }, { $tournament }, { ORD($round, gender: "n") } kolo.
    .brief = { $game }, nejlepší { $score }, { NAME($player) }, { $tournament }.
    .braille = { $game } { $score } { NAME($player) }
club-records-close = { $game }, nejtěsnější stůl: { NAME($one) } { $own }, { NAME($other) } { $behind }. ⏎ { CAP($date) }, { $tournament }, { ORD($round, gender: "n") } kolo.
    .brief = { $game }, nejtěsnější { $own } a { $behind }, { $tournament }.
    .braille = { $game } { $own }:{ $behind }
club-records-row = Nejdelší řada výher: { $count }, { NAME($player) }. ⏎ První stůl: { $date }, { $tournament }, { ORD($round, gender: "n") } kolo. ⏎ Poslední stůl: { $lastdate }, { $lasttournament }, { ORD($lastround, gender: "n") } kolo.
    .brief = Nejdelší řada výher: { $count }, { NAME($player) }.
    .braille = řada { $count } { NAME($player) }
club-records-met = Nejčastěji spolu u stolu: { NAME($one) } a { NAME($other) }, { $count }krát. ⏎ Poprvé: { $date }, { $tournament }, { ORD($round, gender: "n") } kolo. ⏎ Naposled: { $lastdate }, { $lasttournament }, { ORD($lastround, gender: "n") } kolo.
    .brief = Nejčastěji spolu: { NAME($one) } a { NAME($other) }, { $count }krát.
    .braille = { NAME($one) }, { NAME($other) } { $count }x
club-records-evenings = Nejvíc turnajů: { $count }, { NAME($player) }. ⏎ Poprvé: { $date }, { $tournament }, { ORD($round, gender: "n") } kolo.
    .brief = Nejvíc turnajů: { $count }, { NAME($player) }.
    .braille = turnajů { $count } { NAME($player) }
club-records-further = { $further ->
        [one] Totéž bylo ještě jednou.
        [few] Totéž bylo ještě { $further }krát.
       *[other] Totéž bylo ještě { $further }krát.
    }
    .braille = totéž ještě { $further }x
