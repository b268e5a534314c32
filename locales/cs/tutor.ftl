# Výuka: co je společné lekcím všech her. Texty lekcí jsou v souborech tutor-<hra>.ftl.
# Úkol je v infinitivu a bez tečky, aby se dal vložit do věty a nezáležel na oslovení.

tutor-begins = Výuka: { $game }. Úkolů je { $count }.
    .brief = Výuka: { $game }, úkolů { $count }.
    .braille = výuka { $game }, úkolů { $count }
tutor-goes-on = Výuka: { $game }. Na řadě je úkol { $number } { PREP(NP($count, case: "gen"), p: "z") }.
    .brief = Výuka: { $game }, úkol { $number } { PREP(NP($count, case: "gen"), p: "z") }.
    .braille = výuka { $game } { $number }/{ $count }
tutor-always = Slovo { COMMAND(WORD("lesson-task")) } zopakuje zadání, { COMMAND(WORD("lesson-skip")) } ukáže odpověď, { COMMAND(WORD("quit")) } výuku přeruší.
    .brief = Pomůže { COMMAND(WORD("lesson-task")) }, { COMMAND(WORD("lesson-skip")) }, { COMMAND(WORD("undo")) } a { COMMAND(WORD("quit")) }.
    .braille = { WORD("lesson-task") }, { WORD("lesson-skip") }, { WORD("quit") }
tutor-task-first = Úkol { $number } { PREP(NP($count, case: "gen"), p: "z") }: { $task }.
    .brief = Úkol { $number }: { $task }.
    .braille = { $number }/{ $count }: { $typed }
tutor-task = Úkol: { $task }.
    .brief = Úkol: { $task }.
    .braille = úkol: { $typed }
tutor-key = Stačí i klávesa { $key }.
    .brief = Nebo klávesa { $key }.
    .braille = klávesa { $key }
tutor-solution = Takhle: { COMMAND($typed) }.
    .brief = Takhle: { COMMAND($typed) }.
    .braille = { $typed }
tutor-other-move = Ne, to by byl jiný tah: ⏎ { $move }
    .brief = Ne, jiný tah: { $move }
    .braille = ne, { $move }
tutor-first-step = Tohle je první úkol, dál zpět to nejde.
    .brief = Tohle je první úkol.
    .braille = první úkol
tutor-busy = Jinou hru jde učit, až tuto výuku přeruší { COMMAND($command) }.
    .brief = Nejdřív { COMMAND($command) }.
    .braille = nejdřív { $command }
tutor-player = { NAME($who) } hraje podle výuky.
    .brief = { NAME($who) } podle výuky.
    .braille = { NAME($who) }: výuka
tutor-scripted = Soupeři hrají podle výuky, o tazích nepřemýšlejí.
    .brief = Hrají podle výuky.
    .braille = podle výuky
tutor-saved = Výuka si úkol { $number } { PREP(NP($count, case: "gen"), p: "z") } pamatuje sama.
    .brief = Úkol { $number } si výuka pamatuje.
    .braille = úkol { $number } uložen
tutor-left = Výuka je přerušena u úkolu { $number } { PREP(NP($count, case: "gen"), p: "z") }. Příště naváže.
    .brief = Výuka přerušena u úkolu { $number }.
    .braille = výuka: úkol { $number }
tutor-back = Zpátky v partii, nic se v ní nemění.
    .brief = Zpátky v partii.
    .braille = zpět v partii
tutor-chapter-begins = Výuka: { $game }, kapitola { $chapter } { PREP(NP($chapters, case: "gen"), p: "z") }, { $title }{ $number ->
        [1] .
       *[other] , od úkolu { $number }.
    }
    .brief = { $game }, kapitola { $chapter }, { $title }.
    .braille = { $game } kap. { $chapter }: { $title }
tutor-chapter = { $title }: { $standing ->
        [begun] rozdělaná
        [due] k zopakování
        [done] hotová
        [failed] nesložená
        [known] umíte ji
       *[new] čeká
    }
    .braille = { $title } { $standing ->
        [begun] rozděl.
        [due] opak.
        [done] ok
        [failed] nesl.
        [known] umíte
       *[new] čeká
    }
tutor-first-title = první lekce
tutor-no-chapter = Kapitola „{ $word }“ tu není. Jsou tu { $choices }.
    .brief = Kapitoly: { $choices }.
    .braille = kapitoly: { $choices }
tutor-chapter-end = Kapitola je u konce, { $misses ->
        [0] všechno vyšlo napoprvé
        [one] { NP($misses, gender: "mi") } úkol napoprvé nevyšel
        [few] { NP($misses, gender: "mi") } úkoly napoprvé nevyšly
       *[other] { $misses } úkolů napoprvé nevyšlo
    }.
    .brief = Konec kapitoly.
    .braille = konec kapitoly
tutor-chapter-next = Co je na řadě dál, otevře { COMMAND(WORD("learn")) } a jméno hry.
    .brief = Dál: { COMMAND(WORD("learn")) } a jméno hry.
    .braille = dál: { WORD("learn") }
tutor-comes-back = K zopakování se kapitola vrátí { PREP($date, p: "v", case: "acc") }.
    .brief = Vrátí se { $date }.
    .braille = zpět { $date }
tutor-known = Tuto kapitolu umíte, sama už se nevrátí.
    .brief = Tuto kapitolu umíte.
    .braille = kapitolu umíte
tutor-aim-first = Úkol { $number } { PREP(NP($count, case: "gen"), p: "z") }: { $task }.
    .brief = Úkol { $number }: { $task }.
    .braille = { $number }/{ $count }: { $task }
tutor-aim = Úkol: { $task }.
    .brief = Úkol: { $task }.
    .braille = úkol: { $task }
tutor-line = Napište třeba { COMMAND($typed) }.
    .brief = Třeba { COMMAND($typed) }.
    .braille = { $typed }
tutor-otherwise = Splněno i takhle. Výuka teď jde dál s jiným tahem.
    .brief = Splněno. Dál s jiným tahem.
    .braille = splněno, dál jinak

## Závěrečná zkouška

tutor-test-title = závěrečná zkouška
    .braille = zkouška
tutor-test-begins = Závěrečná zkouška: { $game }. Na řadě je úkol { $number } { PREP(NP($count, case: "gen"), p: "z") }, platí první odpověď.
    .brief = Zkouška: { $game }, úkol { $number }, platí první odpověď.
    .braille = zkouška { $game } { $number }/{ $count }
tutor-test-right = Správně.
    .brief = Správně.
    .braille = správně
tutor-test-wrong = Tím úkol splněný není. Šlo třeba { COMMAND($typed) }.
    .brief = Chyba, šlo třeba { COMMAND($typed) }.
    .braille = chyba: { $typed }
tutor-test-passed = Zkouška je složená: správně { $right } { PREP(NP($count, case: "gen"), p: "z") }.
    .brief = Složeno, { $right } { PREP(NP($count, case: "gen"), p: "z") }.
    .braille = složeno { $right }/{ $count }
tutor-test-failed = Zkouška složená není: správně { $right } { PREP(NP($count, case: "gen"), p: "z") }, stačí { $least }. Příště budou úkoly jiné.
    .brief = Nesloženo, { $right } { PREP(NP($count, case: "gen"), p: "z") }, stačí { $least }.
    .braille = nesloženo { $right }/{ $count }
tutor-test-missed = { $count ->
        [1] Chybný byl úkol { $tasks }.
       *[other] Chybné byly úkoly { $tasks }.
    }
    .brief = Chybné: { $tasks }.
    .braille = chyby: { $tasks }
tutor-test-alone = U zkoušky se neradí ani nevrací. Kdo neví, napíše { COMMAND($command) }, to je chyba.
    .brief = Teď bez rady, jde jen { COMMAND($command) }.
    .braille = bez rady; { $command }

tutor-ask-game = Kterou hru učit? Číslo nebo jméno, prázdný řádek: { $usual }.
    .braille = učit hru? ({ $usual })

## Když v lekci něco nesedí

tutor-error-none = Hra { $game } nemá výuku.
tutor-error-broken = Lekci hry { $game } nejde přečíst.
tutor-error-field = Lekce, { $place }: položka „{ $field }“ chybí, je navíc nebo má nesprávnou hodnotu.
tutor-error-steps = Lekce má { $count } úkolů, smí jich mít nejvýš { $most }.
tutor-error-step-twice = Lekce má dva úkoly se jménem „{ $step }“.
tutor-error-move = Lekce: „{ $text }“ neříká, kdo co dělá.
tutor-error-aim = Lekce: úkol „{ $step }“ chce „{ $aim }“, to hra nezná.
tutor-error-test = Hra { $game } nenašla úkol zkoušky „{ $kind }“.
tutor-error-free = Lekce: úkol „{ $step }“ se smí volně splnit jen na konci scény.
