# Lekce hry Quantum; co která zpráva znamená, je v tutor-iota.ftl.

tutor-quantum-chapter-throws = přehazování
tutor-quantum-chapter-order = pořadí čísel
tutor-quantum-chapter-columns = sloupce
tutor-quantum-chapter-misses = chyby
tutor-quantum-chapter-step-c = krok C

## Cíle: úkol, pomoc, a co by tah udělal místo toho

tutor-quantum-aim-throw = přehodit právě ty kostky, které ukazují { $what ->
        [R] červenou
        [Y] žlutou
        [B] modrou
        [P] fialovou
       *[other] číslo { $what }
    }
    .braille = přehodit jen { $what ->
        [R] červené
        [Y] žluté
        [B] modré
        [P] fialové
       *[other] { $what }
    }
tutor-quantum-aim-throw-hint = Za slovem { COMMAND(WORD("reroll", of: "quantum")) } stačí napsat barvu nebo číslo, třeba { COMMAND(WORD("reroll", of: "quantum"), "šestky") }.
    .brief = { COMMAND(WORD("reroll", of: "quantum")) } a barva nebo číslo.
    .braille = { WORD("reroll", of: "quantum") } a barva
tutor-quantum-aim-least = zapsat číslo, které v řadě přeskočí nejméně jiných
    .braille = zapsat, co přeskočí nejméně
tutor-quantum-aim-least-hint = Kolik čísel která barva přeskočí, řekne slovo { COMMAND(WORD("cost", of: "quantum")) }.
    .brief = Poví to { COMMAND(WORD("cost", of: "quantum")) }.
    .braille = viz { WORD("cost", of: "quantum") }
tutor-quantum-aim-column = zapsat číslo, které doplní celý sloupec
    .braille = doplnit sloupec
tutor-quantum-aim-column-hint = Kterému sloupci něco chybí, řekne slovo { COMMAND(WORD("nearly", of: "quantum")) }.
    .brief = Poví to { COMMAND(WORD("nearly", of: "quantum")) }.
    .braille = viz { WORD("nearly", of: "quantum") }
tutor-quantum-aim-cell = zapsat číslo na políčko { $cell }
    .braille = zapsat na políčko { $cell }
tutor-quantum-aim-cell-hint = Na kterém políčku která řada pokračuje, řekne slovo { COMMAND(WORD("free")) }.
    .brief = Poví to { COMMAND(WORD("free")) }.
    .braille = viz { WORD("free") }
tutor-quantum-aim-written = něco zapsat, aby tah nebyl bez čísla
    .braille = něco zapsat
tutor-quantum-aim-written-hint = Co jde zapsat, řekne slovo { COMMAND(WORD("moves")) }.
    .brief = Poví to { COMMAND(WORD("moves")) }.
    .braille = viz { WORD("moves") }
tutor-quantum-instead-keep = Ne, hod by zůstal, jak je, a nic nového by nepadlo.
    .brief = Ne, nic by nepadlo.
    .braille = ne, hod by zůstal
tutor-quantum-instead-throw = Ne, přehodilo by se i to, co zůstat má: { LINES($dice) }.
    .brief = Ne, navíc { LINES($dice) }.
    .braille = ne, navíc { LINES($dice) }
tutor-quantum-instead-stay = Ne, na stole by zůstalo i to, co tam být nemá: { LINES($dice) }.
    .brief = Ne, zůstalo by i toto: { LINES($dice) }.
    .braille = ne, zbude { LINES($dice) }
tutor-quantum-instead-skips = Ne, { $number } by přeskočila { NP($skipped, noun: "number", case: "acc") }, jiná barva přeskočí méně.
    .brief = Ne, { $number } přeskočí { $skipped }, jiná méně.
    .braille = ne, { SHORT($number) } přeskočí { $skipped }
tutor-quantum-instead-column = Ne, { $number } by šla na políčko { $cell } a sloupec by zůstal neúplný.
    .brief = Ne, { $number } sloupec nedoplní.
    .braille = ne, { SHORT($number) } nedoplní
tutor-quantum-instead-cell = Ne, { $number } by šla na políčko { $cell }.
    .brief = Ne, { $number } jde na { $cell }.
    .braille = ne, { SHORT($number) } jde na { $cell }
tutor-quantum-instead-wait = Ne, v kroku B by se nezapsalo nic.
    .brief = Ne, nic by se nezapsalo.
    .braille = ne, B bez zápisu
tutor-quantum-instead-miss = Ne, tah by zůstal bez čísla a to by stálo { NP($cost, noun: "point", case: "acc") }.
    .brief = Ne, stálo by to { NP($cost, noun: "point", case: "acc") }.
    .braille = ne, minus { $cost }
tutor-quantum-instead-nothing = Ne, na list by se nezapsalo nic.
    .brief = Ne, nic by se nezapsalo.
    .braille = ne, bez zápisu

## První lekce

tutor-quantum-reroll-before = Kostky dávají čísla. Plní se jimi list a vyhrává, kdo má víc bodů.
    .braille = čísla kostek se píší ⏎ na list
tutor-quantum-reroll-picture = Kostek je sedm: šest barevných a bílá. Bílá se přičítá ke každé barvě.
    .braille = 6 barevných kostek ⏎ a bílá pro všechny
tutor-quantum-reroll-colours = Barvy jsou červená, žlutá, modrá a fialová. Hod tak dává čtyři součty.
    .braille = barvy: červená, ⏎ žlutá, modrá, fialová ⏎ hod dá 4 součty
tutor-quantum-reroll-faces = Na stranách každé barevné kostky jsou všechny čtyři barvy, hod je tedy mění.
    .braille = na každé kostce jsou ⏎ všechny barvy: ⏎ hod barvu mění
tutor-quantum-reroll = Tah má krok A, přehození, krok B, zápis hráče na tahu, a krok C, zápis všech.
    .braille = krok A: přehození ⏎ krok B: hráč na tahu ⏎ krok C: všichni
tutor-quantum-reroll-more = Modrá je vysoká. Jednou za tah jde kostky přehodit, nebo je nechat.
    .braille = modrá je vysoká; ⏎ 1krát jde přehodit
tutor-quantum-reroll-task = přehodit modrou šestku: { COMMAND($typed) }
tutor-quantum-reroll-ways = přehoď m6 | přehoď 5 | prehod modra 6 | přehoď modrou šestku | hoď znovu m6
tutor-quantum-write = Kostka teď ukazuje žlutou: modrá klesla, ⏎ žlutá stoupla. To byl krok A.
    .braille = kostka je žlutá ⏎ to byl krok A
tutor-quantum-write-more = V kroku B zapíše hráč na tahu ⏎ součet jedné barvy do její řady.
    .braille = krok B: hráč na tahu ⏎ zapíše jednu barvu
tutor-quantum-write-task = zapsat fialovou: { COMMAND($typed) }
tutor-quantum-write-ways = zapiš fialovou | f | fialová | fial | zapis fialova | f5
tutor-quantum-sheet = Krok C: všichni naráz, tajnou volbou, ⏎ zapíší jednu ze zbylých barev.
    .braille = krok C: všichni ⏎ naráz, tajná volba
tutor-quantum-sheet-more = Řada má šest políček, píše se zleva. ⏎ Čtyři čísla stoupají, za oddělovačem dvě klesají.
    .braille = řada: 6 políček ⏎ 4 nahoru, 2 dolů
tutor-quantum-sheet-task = přečíst list slovem { COMMAND($typed) }
tutor-quantum-cost = Čísla, která zápis v řadě přeskočí, ⏎ už do ní nepůjdou. Nízkým se neplýtvá.
    .braille = přeskočená čísla ⏎ už nepůjdou
tutor-quantum-cost-task = zjistit, kolik která barva přeskočí, slovem { COMMAND($typed) }
tutor-quantum-everybody = Teď volba v kroku C. ⏎ Ostatní ji uslyší, až když zvolí všichni.
    .braille = teď volba v kroku C
tutor-quantum-wrong = Teď hraje soupeř, v kroku C jde psát také. ⏎ Schválně špatně: číslo pod pětkou.
    .braille = hraje soupeř, krok C ⏎ schválně chyba
tutor-quantum-wrong-task = zapsat fialovou trojku: { COMMAND($typed) }
tutor-quantum-wrong-ways = fialová | f | zapiš fialovou
tutor-quantum-rule = Odmítnutí říká, proč to nejde. ⏎ Na listu se nic nemění.
    .braille = nic se nemění
tutor-quantum-rule-task = přečíst porušené pravidlo slovem { COMMAND($typed) }
tutor-quantum-right = Červená a žlutá řada jsou prázdné, ⏎ tam jde zapsat cokoli. ⏎ Jedno ale přeskočí víc.
    .braille = č a ž jsou prázdné
tutor-quantum-keep = Zase vlastní tah. V prvním sloupci ⏎ chybí jen žlutá a trojka se hodí.
    .braille = váš tah; sloupci 1 ⏎ chybí jen žlutá
tutor-quantum-keep-more = Hod jde i nechat, jak je.
    .braille = hod jde nechat
tutor-quantum-keep-task = nechat hod slovem { COMMAND($typed) }
tutor-quantum-column = Políčka pod sebou jsou sloupec. ⏎ Plný dá tolik, kolik je jeho druhé nejnižší.
    .braille = plný sloupec dá ⏎ své druhé nejnižší
tutor-quantum-points = Body dávají jen plné sloupce.
    .braille = body: plné sloupce
tutor-quantum-points-task = zjistit, odkud body jsou, stejným slovem jako pravidlo
tutor-quantum-back = Zápis jde vzít zpět, dokud po něm nikdo nehrál. ⏎ Ve výuce to jde vždy.
    .braille = zápis jde vzít zpět
tutor-quantum-back-task = vzít žlutou zpět slovem { COMMAND($typed) }
tutor-quantum-hint-before = Teď jiná partie, těsně před koncem. ⏎ Na listu chybí jediné políčko, modré.
    .braille = jiná partie, konec: ⏎ chybí 1 modré
tutor-quantum-hint = Kdo neví, jak dál, tomu počítač poradí: ⏎ dva dobré tahy, víc řekne podruhé.
    .braille = počítač umí poradit
tutor-quantum-hint-task = požádat o radu slovem { COMMAND($typed) }
tutor-quantum-last = Kdo první vyplní všechny čtyři řady, ⏎ ukončí hru. Vyhrává, kdo má víc bodů.
    .braille = kdo vyplní řady, ⏎ ukončí hru
tutor-quantum-last-more = Kdo ve svém tahu nezapíše nic, má chybu. ⏎ Chyby body ubírají.
    .braille = tah bez zápisu: chyba
tutor-quantum-end = První lekce je u konce. ⏎ Celá pravidla čte slovo { COMMAND(WORD("rules")) }.
    .braille = konec lekce ⏎ dál { WORD("rules") }
tutor-quantum-end-more = Partie: { COMMAND(WORD("home-play"), "quantum") }. ⏎ Další kapitola: { COMMAND(WORD("learn"), "quantum") }.
    .braille = { WORD("home-play") } quantum ⏎ { WORD("learn") } quantum

## Přehazování

tutor-quantum-throw-colour = Barvu s vysokým součtem sníží přehození: kostka ukáže třeba jinou barvu.
tutor-quantum-throw-colour-more = Kostky se určí barvou, číslem nebo pořadím, dají se i spojit.
tutor-quantum-throw-again = Znovu s jiným hodem.
tutor-quantum-throw-number = Někdy vadí jen vysoké číslo, ať je v kterékoli barvě.
tutor-quantum-throw-number-more = Číslice sama je pořadí kostky, proto se číslo píše slovem: { COMMAND("šestky") }.

## Pořadí čísel

tutor-quantum-order-cost = Zbývá-li v řadě místo, každé přeskočené číslo je ztracená možnost.
tutor-quantum-order-cost-task = zjistit, kolik která barva přeskočí
tutor-quantum-order-least = Odpověď je v tom, co teď zaznělo.
tutor-quantum-order-fourth = Čtvrté číslo je v řadě poslední, které stoupá. Za ním už nic nepřeskočí.
tutor-quantum-order-fifth = Za čtvrtým políčkem je oddělovač. Páté číslo už je nižší než čtvrté.
tutor-quantum-order-sixth = Šesté je nižší než páté. Vysoké páté proto nechá víc místa.

## Sloupce

tutor-quantum-column-near = Sloupec má čtyři políčka, z každé řady jedno. Platí až plný.
tutor-quantum-column-near-task = zjistit, kterému sloupci chybí jediné číslo, slovem { COMMAND($typed) }
tutor-quantum-column-one = Druhé nejnižší číslo je to, za které jsou body. Jedno nízké nevadí, dvě ano.
tutor-quantum-column-two = Totéž na jiném listu.
tutor-quantum-column-three = A ještě jednou.

## Chyby

tutor-quantum-miss-count = Kdo ve svém tahu nezapíše nic ani v B, ani v C, má chybu. Stojí stále víc.
tutor-quantum-miss-count-task = zjistit, kolik chyb kdo má, slovem { COMMAND($typed) }
tutor-quantum-miss-none = V kroku B se teď nezapsalo nic. Krok C je poslední možnost.
tutor-quantum-miss-again = Stejně to stojí tady. Psát jde, tak raději to, co přeskočí nejméně.

## Krok C

tutor-quantum-c-taken = Barva, která byla zapsaná v kroku B, v kroku C neplatí. Zkuste ji přesto.
tutor-quantum-c-taken-task = zapsat zabranou barvu: { COMMAND($typed) }
tutor-quantum-c-least = Zbylé barvy platí pro všechny, i tutéž si smí vybrat víc hráčů.
tutor-quantum-c-again = Znovu na jiném listu.
tutor-quantum-c-column = I v kroku C jde doplnit sloupec.
