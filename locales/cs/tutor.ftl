# Výuka: co je společné lekcím všech her. Texty lekcí jsou v souborech tutor-<hra>.ftl.
# Úkol je v infinitivu a bez tečky, aby se dal vložit do věty a nezáležel na oslovení.

tutor-begins = Výuka: { $game }. Úkolů je { $count }.
    .brief = Výuka: { $game }, úkolů { $count }.
    .braille = výuka { $game }, úkolů { $count }
tutor-goes-on = Výuka: { $game }. Na řadě je úkol { $number } z { NP($count, case: "gen") }.
    .brief = Výuka: { $game }, úkol { $number } z { NP($count, case: "gen") }.
    .braille = výuka { $game } { $number }/{ $count }
tutor-always = Slovo { WORD("lesson-task") } zopakuje zadání, { WORD("lesson-skip") } ukáže odpověď a provede ji, { WORD("quit") } výuku přeruší.
    .brief = Pomůže { WORD("lesson-task") }, { WORD("lesson-skip") }, { WORD("undo") } a { WORD("quit") }.
    .braille = { WORD("lesson-task") }, { WORD("lesson-skip") }, { WORD("quit") }
tutor-task-first = Úkol { $number } z { NP($count, case: "gen") }: { $task }.
    .brief = Úkol { $number }: { $task }.
    .braille = { $number }/{ $count }: { $typed }
tutor-task = Úkol: { $task }.
    .brief = Úkol: { $task }.
    .braille = úkol: { $typed }
tutor-key = Stačí i klávesa { $key }.
    .brief = Nebo klávesa { $key }.
    .braille = klávesa { $key }
tutor-solution = Takhle: { $typed }
    .brief = Takhle: { $typed }
    .braille = { $typed }
tutor-other-move = Tento tah by šel, výuka ale pokračuje jiným. Nic se nemění.
    .brief = Šel by, výuka ale pokračuje jiným tahem.
    .braille = ve výuce jiný tah
tutor-first-step = Tohle je první úkol, dál zpět to nejde.
    .brief = Tohle je první úkol.
    .braille = první úkol
tutor-busy = Jinou hru jde učit, až tuto výuku přeruší { $command }.
    .brief = Nejdřív { $command }.
    .braille = nejdřív { $command }
tutor-player = { NAME($who) } hraje podle výuky.
    .brief = { NAME($who) } podle výuky.
    .braille = { NAME($who) }: výuka
tutor-scripted = Soupeři hrají podle výuky, o tazích nepřemýšlejí.
    .brief = Hrají podle výuky.
    .braille = podle výuky
tutor-saved = Výuka si úkol { $number } z { NP($count, case: "gen") } pamatuje sama.
    .brief = Úkol { $number } si výuka pamatuje.
    .braille = úkol { $number } uložen
tutor-left = Výuka je přerušena u úkolu { $number } z { NP($count, case: "gen") }. Příště naváže.
    .brief = Výuka přerušena u úkolu { $number }.
    .braille = výuka: úkol { $number }
tutor-back = Zpátky v partii, nic se v ní nemění.
    .brief = Zpátky v partii.
    .braille = zpět v partii
tutor-ask-game = Kterou hru učit? Číslo nebo jméno, prázdný řádek: { $usual }.
    .braille = učit hru? ({ $usual })

## Když v lekci něco nesedí

tutor-error-none = Hra { $game } nemá výuku.
tutor-error-broken = Lekci hry { $game } nejde přečíst.
tutor-error-field = Lekce, { $place }: položka „{ $field }“ chybí, je navíc nebo má nesprávnou hodnotu.
tutor-error-steps = Lekce má { $count } úkolů, smí jich mít nejvýš { $most }.
tutor-error-step-twice = Lekce má dva úkoly se jménem „{ $step }“.
tutor-error-move = Lekce: „{ $text }“ neříká, kdo co dělá.
tutor-error-free = Lekce: úkol „{ $step }“ se smí volně splnit jen na konci scény.
