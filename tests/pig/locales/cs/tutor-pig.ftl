# Výuka Prasete. Co která koncovka znamená, říká docs/adding-a-game.md.

tutor-pig-roll-before = Hází se kostkou s čísly 1 až 6. Vyhrává, kdo má první 50 bodů.
tutor-pig-roll = Dvojka až šestka se přidá k bodům tahu, jednička je všechny vezme.
tutor-pig-roll-task = hodit slovem { $typed }
tutor-pig-status = Body tahu ještě nejsou jisté.
tutor-pig-status-task = zjistit, kolik jich v tahu je, slovem { $typed }
tutor-pig-keep = Jisté jsou, až si je přičtete. Tím tah končí.
tutor-pig-nothing = Zase vaše kostka. Teď schválně chyba: přičíst nic.
tutor-pig-nothing-task = přičíst bez hodu: { $typed }
tutor-pig-rule = Odmítnutí říká, proč to nejde.
tutor-pig-rule-task = přečíst pravidlo slovem { $typed }
tutor-pig-last-before = Teď jiná partie, těsně před koncem.
tutor-pig-last = Jistých je 41 a v tahu 9.
tutor-pig-end = Výuka je u konce.
tutor-pig-end-more = Partie: { COMMAND(WORD("home-play"), "pig") }.

tutor-pig-aim-safe = mít jistých aspoň { NP($points, noun: "point", case: "gen") }
    .braille = jistých aspoň { $points }
tutor-pig-aim-safe-hint = Jisté body dělá { COMMAND(WORD("hold", of: "pig")) }.
    .brief = { WORD("hold", of: "pig") }.
    .braille = { WORD("hold", of: "pig") }
tutor-pig-instead-roll = Ne, v sázce by { PAST($points, stem: "byl", noun: "point") } { NP($points, noun: "point") } a jednička je vezme.
    .brief = Ne, v sázce { $points }.
    .braille = ne, v sázce { $points }
tutor-pig-instead-few = Ne, jistých by bylo jen { $total }, má jich být { $wanted }.
    .brief = Ne, jen { $total }.
    .braille = ne, jen { $total }
