# Příběh večera do zpravodaje: minulý čas, jména v prvním pádě, každé číslo z výsledků. Kdo hrál, nemusí mít rod,
# proto je podmětem turnaj, pořadí, rekord nebo jméno, nikdy člověk.

club-story-title = Příběh večera: { $name }
    .braille = příběh večera
club-story-part = { $part ->
    [beginning] Jak to dopadlo
    [course] Jak se to vyvíjelo
    [results] Výsledky, které stojí za řeč
   *[people] Lidé
}
club-story-opening = { CAP($date) }: ⏎ na turnaji { $name } { $players ->
    [one] hrál { NP($players, noun: "person") }
    [few] hráli { NP($players, noun: "person") }
   *[other] hrálo { NP($players, noun: "person") }
}.
    .braille = { $date } hráčů { $players }
club-story-opening-at = { CAP($date) }, { $place }: ⏎ na turnaji { $name } { $players ->
    [one] hrál { NP($players, noun: "person") }
    [few] hráli { NP($players, noun: "person") }
   *[other] hrálo { NP($players, noun: "person") }
}.
    .braille = { $date } hráčů { $players }
club-story-rounds = { $rounds ->
    [one] Odehrálo se { NP($rounds, noun: "round") }
    [few] Odehrála se { NP($rounds, noun: "round") }
   *[other] Odehrálo se { NP($rounds, noun: "round") }
} ⏎ a na programu { COUNT($games) ->
    [one] byla hra
    [few] byly hry
   *[other] byly hry
} { LIST($games) }.
    .braille = kol { $rounds }, { LIST($games, join: "comma") }
club-story-place = { ORD($place, gender: "n") } místo { NAME($player) }, { $unit ->
    [penalties] trestné body { $figure }
   *[points] { NP($points) }
}
    .braille = { $place }. { NAME($player) } { $figure }
club-story-podium = Konečné pořadí začínalo takto: { LINES($places, join: "semicolon") }.
    .braille = { LIST($places, join: "comma") }
club-story-margin = Náskok prvního místa činil { NP($points, case: "acc") }.
    .braille = náskok { NP($points, case: "acc") }
club-story-parted = Na prvních dvou místech bylo bodů stejně, ⏎ { $by ->
    [scores] rozhodl součet výsledků ze her
    [zeros] rozhodl počet her bez trestného bodu
    [best-game] rozhodla nejlepší hra
    [best-round] rozhodlo nejlepší kolo
    [wins] rozhodl počet vítězství
    [preliminary] rozhodlo místo před finále
    [mutual] rozhodly vzájemné partie
    [direct] rozhodly vzájemné partie podle FIDE
    [buchholz-cut] rozhodl Buchholz bez nejslabšího soupeře
    [buchholz] rozhodl Buchholz
    [sonneborn] rozhodl Sonneborn-Berger
   *[lot] rozhodl los
}.
    .braille = shoda bodů: { $by ->
        [scores] součet
        [zeros] nuly
        [best-game] nejlepší hra
        [best-round] nejlepší kolo
        [wins] výhry
        [preliminary] před finále
        [mutual] vzájemné
        [direct] přímé střetnutí
        [buchholz-cut] Buchholz bez 1
        [buchholz] Buchholz
        [sonneborn] Sonneborn
       *[lot] los
    }
club-story-category = V kategorii „{ $category }“ ⏎ { COUNT($players) ->
    [one] stálo na prvním místě jméno
    [few] stála na prvním místě jména
   *[other] stála na prvním místě jména
} { LINES($players) }.
    .braille = { $category }: { LIST($players, join: "comma") }
club-story-lead-kept = Od prvního kola až do konce ⏎ { COUNT($players) ->
    [one] bylo v čele totéž jméno
    [few] byla v čele táž jména
   *[other] byla v čele táž jména
}: { LINES($players) }.
    .braille = vždy v čele { LIST($players, join: "comma") }
club-story-lead-changed = Čelo pořadí se změnilo { $times ->
    [one] jednou
    [few] { $times }krát
   *[other] { $times }krát
}: ⏎ { LINES($leads, join: "semicolon") }.
    .braille = vedení: { LIST($leads, join: "comma") }
club-story-lead = po { ORD($round, case: "loc", gender: "n") } kole { LIST($players) }
    .braille = k{ $round } { LIST($players, join: "comma") }
club-story-lead-many = po { ORD($round, case: "loc", gender: "n") } kole { $count ->
    [one] { $count } jméno
    [few] { $count } jména
   *[other] { $count } jmen
} s týmiž body
    .braille = k{ $round } { $count } lidí
club-story-turn = Obrat, který vydržel, přineslo { ORD($round, gender: "n") } kolo.
    .braille = obrat v kole { $round }
club-story-climb = Největší vzestup od prvního kola byl o { NP($places, noun: "place", case: "acc") }: ⏎ { LINES($climbs) }.
    .braille = vzestup { $places }: { LIST($climbs, join: "comma") }
club-story-climb-of = { NAME($player) } { PREP(ORD($before, case: "gen", gender: "n"), p: "z") } na { ORD($after, case: "acc", gender: "n") } místo
    .braille = { NAME($player) } { $before }.-{ $after }.
club-story-turns = Nejvíc zvratů bylo { $at }: ⏎ vedení se změnilo { $times ->
    [one] jednou
    [few] { $times }krát
   *[other] { $times }krát
}, ⏎ { $left ->
    [0] naposledy posledním tahem
   *[other] naposledy { NP($left, noun: "turn", case: "acc") } před koncem
}, ⏎ partie měla { NP($moves, noun: "turn", case: "acc") }.
    .braille = { $at } zvratů { $times }
club-story-latest = Nejpozději se vedení změnilo { $at }, ⏎ { $left ->
    [0] posledním tahem
   *[other] { NP($left, noun: "turn", case: "acc") } před koncem
}.
    .braille = { $at } zvrat { $left } před koncem
club-story-close = Nejtěsněji bylo ve hře { $game } { $at }: ⏎ { NAME($first) } { $ahead }, { NAME($second) } { $behind }, { $gap ->
    [0] nerozhodně
   *[other] rozdíl { NP($gap, noun: "point") }
}.
    .braille = { $game } { $at } { NAME($first) } { $ahead } { NAME($second) } { $behind }
club-story-close-more = { $count ->
    [one] Stejně těsný byl ještě { NP($count, noun: "table") }
    [few] Stejně těsné byly ještě { NP($count, noun: "table") }
   *[other] Stejně těsných bylo ještě { NP($count, noun: "table") }
}.
    .braille = stejně ještě { $count }
club-story-best = Nejlepší výsledek ve hře { $game } byl { $score }: ⏎ { LINES($reached) }.
    .braille = { $game } { $score }: { LIST($reached, join: "comma") }
club-story-best-many = Nejlepší výsledek ve hře { $game } byl { $score } a opakoval se { $count ->
    [one] jednou
    [few] { $count }krát
   *[other] { $count }krát
}.
    .braille = { $game } { $score } { $count }x
club-story-reached = { NAME($player) }{ $round ->
    [0] { "" }
   *[other] {" "}{ PREP(ORD($round, case: "loc", gender: "n"), p: "v") } kole
}
    .braille = { NAME($player) }{ $round ->
        [0] { "" }
       *[other] {" "}k{ $round }
    }
club-story-at = { $round ->
    [0] u stolu { $table }
   *[other] { PREP(ORD($round, case: "loc", gender: "n"), p: "v") } kole u stolu { $table }
}
    .braille = { $round ->
        [0] s{ $table }
       *[other] k{ $round } s{ $table }
    }
club-story-tables = { $tables ->
    [one] Odehrál se { NP($tables, noun: "table") }
    [few] Odehrály se { NP($tables, noun: "table") }
   *[other] Odehrálo se { NP($tables, noun: "table") }
} ⏎ a na programu { COUNT($games) ->
    [one] byla hra
    [few] byly hry
   *[other] byly hry
} { LIST($games) }.
    .braille = stolů { $tables }, { LIST($games, join: "comma") }
club-story-record = { $beaten ->
    [true] Byl to nový rekord klubu, ⏎ do té doby platil výsledek { $score }
   *[false] Rekord klubu, { $score }, se tím vyrovnal
}: ⏎ { $player }, { $tournament }.
    .braille = { $beaten ->
        [true] rekord, dosud
       *[false] rekord vyrovnán
    } { $score } { $player }
club-story-own = { NAME($player) } { $now }, dřív { $before }
    .braille = { NAME($player) } { $now } z { $before }
club-story-own-bests = Osobní rekord ve hře { $game } padl { $times ->
    [one] jednou
    [few] { $times }krát
   *[other] { $times }krát
}: ⏎ { LINES($bests, join: "semicolon") }.
    .braille = osobní: { LIST($bests, join: "comma") }
club-story-own-many = Osobní rekord ve hře { $game } padl { $times ->
    [one] jednou
    [few] { $times }krát
   *[other] { $times }krát
}.
    .braille = { $game } osobních { $times }
club-story-wins = Nejvyšší počet prvních míst u stolu byl { $wins }: { LINES($players) }.
    .braille = u stolu 1. { $wins }x: { LIST($players, join: "comma") }
club-story-meetings = Dvojic, které se potkaly u stolu, ⏎ bylo { $met } { PREP($possible, p: "z") } možných.
    .braille = dvojic { $met } z { $possible }
club-story-pair = { LIST($pair) }
    .braille = { LIST($pair) }
club-story-first = Poprvé v klubu to bylo pro { $count } z nich: ⏎ { LINES($pairs, join: "semicolon") }.
    .braille = poprvé: { LIST($pairs, join: "comma") }
club-story-first-many = { $count ->
    [0] Všechny se v klubu potkaly už dřív.
   *[other] Poprvé v klubu to bylo pro { $count } z nich.
}
    .braille = poprvé { $count }
club-story-newcomers = Klub přivítal { COUNT($players) ->
    [one] novou tvář
    [few] nové tváře
   *[other] nové tváře
}: { LINES($players) }.
    .braille = noví: { LIST($players, join: "comma") }
club-story-newcomers-many = Klub přivítal nové tváře, bylo jich { $count }.
    .braille = nových { $count }
club-story-late = Až po začátku { COUNT($players) ->
    [one] přibylo jméno
    [few] přibyla jména
   *[other] přibyla jména
} { LINES($players) }.
    .braille = později: { LIST($players, join: "comma") }
club-story-late-many = Až po začátku přibyla další jména, celkem { $count }.
    .braille = později { $count }
club-story-substitute = Během večera se střídalo: odchod { NAME($gone) }, příchod { NAME($player) }.
    .braille = { NAME($player) } za { NAME($gone) }
club-story-corrections = Zapsaný výsledek se opravoval { $times ->
    [one] jednou
    [few] { $times }krát
   *[other] { $times }krát
}.
    .braille = oprav { $times }
club-error-story = Příběh se píše, až je dohráno; zatím je odehráno kol { $played } { PREP($rounds, p: "z") }.
    .braille = odehráno { $played } z { $rounds }
