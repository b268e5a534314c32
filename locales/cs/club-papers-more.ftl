# Další listiny klubu: prezence, lístky, plány, diplomy, kniha výsledků, stránky sezóny; soubory s tabulkami.

## Soubory s tabulkami

club-did-papers = Hotovo, souborů je { $count } a v každém jedna tabulka: ⏎ { LIST($files) }. ⏎ { $paper }
    .brief = Zapsáno: { LIST($files) }
    .braille = hotovo { LIST($files, join: "comma") }
club-error-no-workbook = Sešit XLSX zapsat nejde, chybí knihovna xlsxwriter. ⏎ Přidá ji python3 start.py add club, jinak pip install xlsxwriter.
    .brief = Chybí knihovna xlsxwriter.
    .braille = chybí xlsxwriter

## Listiny před hrou a při ní

club-handout-name = { NAME($player) }
club-handout-place = Kde: { $place }.
    .braille = { $place }
club-attendance-title = { $name }: prezenční listina
    .braille = prezence
club-attendance-caption = Přítomní, podpis patří za jméno:
    .braille = podpis za jméno:
club-attendance-row = { $number }: { NAME($player) }.
    .braille = { $number } { NAME($player) }
club-column-signature = Podpis
club-slips-title = { $name }, { ORD($round, gender: "n") } kolo: výsledkové lístky
    .braille = lístky { $round }
club-slip-caption = Za každé jméno patří výsledek a místo:
    .braille = výsledek a místo:
club-slip-signature = Podpis:
club-column-seat = Židle
club-places-title = { $name }, { ORD($round, gender: "n") } kolo: karty míst
    .braille = karty míst { $round }
club-place-seat = { CAP(ORD($round, gender: "n")) } kolo, stůl { $table }, židle { $seat }.
    .braille = k{ $round } stůl { $table } židle { $seat }
club-place-starts = Kdo tu sedí, začíná.
    .braille = začíná
club-plans-title = { $name }: { $count ->
    [one] osobní plán
    [few] osobní plány
   *[other] osobní plány
}
    .braille = { $count ->
        [one] osobní plán
        [few] osobní plány
       *[other] osobní plány
    }
club-plan-open = { $drawn ->
    [one] Zatím je rozlosované { NP($drawn, noun: "round") }
    [few] Zatím jsou rozlosovaná { NP($drawn, noun: "round") }
   *[other] Zatím je rozlosováno { NP($drawn, noun: "round") }
}, celkem jich má být { $rounds }.
    .braille = los zatím { $drawn } z { $rounds }
club-plan-caption = Kolo, hra, místo a soupeři:
    .braille = kde a s kým:
club-plan-round = { CAP(ORD($round, gender: "n")) } kolo, { $game }: stůl { $table }, židle { $seat }, soupeři: { LIST($others) }.
    .braille = k{ $round } stůl { $table } židle { $seat }: { LIST($others, join: "comma") }
club-plan-out = { CAP(ORD($round, gender: "n")) } kolo, { $game }: bez stolu.
    .braille = k{ $round } bez stolu
club-column-round-number = Kolo
club-column-game = Hra
club-column-opponents = Soupeři

## Diplomy

club-certificates-title = { $name }: diplomy
    .braille = diplomy
club-certificate-place = { CAP(ORD($place, gender: "n")) } místo, turnaj { $name }.
    .braille = { $place }. { $name }
club-certificate-category = { CAP(ORD($place, gender: "n")) } místo v kategorii „{ $category }“.
    .braille = { $place }. { $category }
club-certificate-points = { $unit ->
    [penalties] Trestné body: { $figure }.
   *[points] Zisk: { NP($points) }.
}
    .braille = { $figure }
club-certificate-signature = Podpis pořadatele:
club-error-not-over = Diplomy se píšou, až je dohráno; zatím je odehráno kol { $played } { PREP($rounds, p: "z") }.
    .braille = odehráno { $played } z { $rounds }

## Kniha výsledků

club-book-title = Kniha výsledků: { $name }
    .braille = kniha výsledků
club-book-part = { $number }: { $title }
club-book-round = { CAP(ORD($round, gender: "n")) } kolo, { $game }
    .braille = kolo { $round } { $game }
club-book-game = { $game }
club-book-person = Kolo po kole:
club-book-played = { CAP(ORD($round, gender: "n")) } kolo, { $game }: stůl { $table }, { ORD($place, gender: "n") } místo{ $scored ->
    [true] , výsledek { $score }
   *[false] {""}
}, body { $points }, soupeři: { LIST($others) }.
    .braille = k{ $round } s{ $table }: { $place }.{ $scored ->
        [true] {" "}{ $score }
       *[false] {""}
    } b { $points }
club-book-other = { CAP(ORD($round, gender: "n")) } kolo, { $game }: { $kind ->
    [out] bez stolu
    [absent] nedohráno
   *[missed] nehráno
}, body { $points }.
    .braille = k{ $round } { $kind ->
        [out] volno
        [absent] nedohráno
       *[missed] nehráno
    } b { $points }

## Stránky sezóny

club-season-title = { $club }: výsledky sezóny
club-season-count = { $count ->
    [one] Je tu { NP($count, gender: "mi") } turnaj.
    [few] Jsou tu { $count } turnaje.
   *[other] Je tu { $count } turnajů.
}
club-season-leagues = Ligy
club-season-tournaments = Turnaje, od posledního
club-season-entry = { CAP($date) }, { $name }: { $players ->
    [one] { NP($players, noun: "player") }
    [few] { NP($players, noun: "player") }
   *[other] { NP($players, noun: "player") }
}, na prvním místě { LIST($winners) }
club-season-entry-open = { CAP($date) }, { $name }: ještě se hraje
club-season-records = Rekordy
club-season-records-caption = Nejlepší výsledek každé hry:
club-season-record = { $game }: { $player } { $score }, { $tournament }.
    .braille = { $game } { $player } { $score }
club-column-at = Turnaj
club-season-back = Zpět na stránku klubu { $club }
club-season-other = { $which ->
    [before] Předchozí turnaj
   *[after] Další turnaj
}: { $name }
help-club-pages = Zapíše webové stránky sezóny do složky, třeba { COMMAND(WORD("club-pages"), "web") }; novější nahradí starší.
    .braille = stránky sezóny: stránky web
club-did-pages = Stránky sezóny jsou ve složce { $folder }, ⏎ { $files ->
    [one] je to { NP($files, noun: "file") }
    [few] jsou to { NP($files, noun: "file") }
   *[other] je to { NP($files, noun: "file") }
}, začíná { $first }.
    .braille = { $folder }: souborů { $files }
club-did-pages-removed = Odstraněno je, co už do sezóny nepatří: { LIST($files) }.
    .braille = pryč { LIST($files, join: "comma") }
club-error-pages-where = Do které složky? Napište třeba { COMMAND($pages, "web") }.
    .braille = která složka?
club-error-pages-foreign = Soubor { $file } není stránka sezóny, nic se nepřepsalo. ⏎ Vyberte jinou složku.
    .braille = { $file } je cizí
club-ask-folder = Do které složky stránky patří?
    .braille = složka?
