# Lekce hry IOTA. Ke každému úkolu: co zazní předem, -more druhá věta, -task zadání v infinitivu,
# -done co zazní po splnění, -ways jak to jde napsat; první způsob se ukazuje, ostatní se zkoušejí v testech.

tutor-iota-hand-before = Karty se přikládají do řad a sloupců. Body jsou čísla na nich, víc vyhrává.
    .braille = karty do řad ⏎ a sloupců, body jsou ⏎ jejich čísla
tutor-iota-hand = Karta má barvu, tvar a číslo. Barvy: červená, zelená, modrá a žlutá.
    .braille = barvy: červená, ⏎ zelená, modrá, žlutá
tutor-iota-hand-more = Tvary: kruh, čtverec, trojúhelník a kříž. Čísla: 1 až 4. V ruce jsou čtyři.
    .braille = tvary: kruh, čtverec, ⏎ trojúhelník, kříž ⏎ čísla: 1 až 4 ⏎ v ruce 4 karty
tutor-iota-hand-task = zjistit, co je v ruce, slovem { COMMAND($typed) }
tutor-iota-board = Deska je společná. Řada 51 je nad řadou 50.
    .braille = řada 51 je nad 50
tutor-iota-board-task = přečíst desku slovem { COMMAND($typed) }
tutor-iota-around = Karty těsně za sebou, v řadě nebo ve sloupci, ⏎ tvoří linii.
    .braille = linie: karty ⏎ těsně za sebou
tutor-iota-around-task = zjistit, co je kolem startovní karty: { COMMAND($typed) }
tutor-iota-around-ways = okolí m50 | okoli m50 | kolem m50 | okolí pole m50 | oko m50
tutor-iota-moves = V linii musí být barva všude stejná, ⏎ nebo na každé kartě jiná. Tvar a číslo také.
    .braille = v linii je barva, ⏎ tvar i číslo všude ⏎ stejné, nebo každé ⏎ jiné
tutor-iota-moves-task = vypsat, co jde zahrát, slovem { COMMAND($typed) }
tutor-iota-place = Na desce leží startovní karta, červený kruh 1, na poli m50.
    .braille = startovní karta: ⏎ čk1 na m50
tutor-iota-place-more = Písmeno je sloupec, číslo řada. Vpravo je tedy pole n50.
    .braille = písmeno: sloupec ⏎ číslo: řada
tutor-iota-place-task = přiložit vpravo od ní: { COMMAND($typed) }
tutor-iota-place-ways = polož červený kruh 4 n50 | čk4 n50 | polož červený kruh 4 na n50 | poloz cerveny kruh 4 n50 | polo čk4 n50 | dej čk4 na n50
tutor-iota-wrong = Tah jde psát i číslem ze seznamu, nebo zkratkou. ⏎ Teď schválně chyba: k červeným modrá.
    .braille = teď schválně chyba: ⏎ modrá k červeným
tutor-iota-wrong-task = přiložit modrý kruh 3: { COMMAND($typed) }
tutor-iota-wrong-ways = polož mk3 p50 | mk3 p50 | polož modrý kruh 3 na p50
tutor-iota-rule = Odmítnutí říká, co nesedí. ⏎ Na desce se nic nemění.
    .braille = nic se nemění
tutor-iota-rule-task = přečíst porušené pravidlo slovem { COMMAND($typed) }
tutor-iota-four = Správná je trojka. ⏎ Čtyři karty v linii jsou čtveřice: body dvakrát.
    .braille = trojka je správná; ⏎ 4 karty v linii: ⏎ čtveřice, dvakrát
tutor-iota-four-ways = polož čk3 p50 | čk3 p50 | polož červený kruh 3 na p50 | ck3 p50
tutor-iota-points = Body jsou čísla karet ve všech liniích, ⏎ které vznikly nebo se prodloužily.
    .braille = body: čísla v nových ⏎ a delších liniích
tutor-iota-points-more = Kdo nechce přiložit, smí karty vyměnit, jako teď Alfa.
    .braille = karty jde vyměnit
tutor-iota-points-task = zjistit, odkud body jsou, stejným slovem jako pravidlo
tutor-iota-back = Tah jde vzít zpět, dokud po něm nikdo nehrál. ⏎ Ve výuce to jde vždy.
    .braille = tah jde vzít zpět
tutor-iota-back-task = vzít čtveřici zpět slovem { COMMAND($typed) }
tutor-iota-again = Karta je zase v ruce. ⏎ Jedním tahem jich jde přiložit i víc, do linie.
    .braille = karta je v ruce
tutor-iota-again-task = doplnit čtveřici znovu
    .braille = čtveřice znovu
tutor-iota-again-ways = čk3 p50 | polož čk3 p50 | ck3 p50
tutor-iota-hint = Kdo neví, jak dál, tomu počítač poradí: ⏎ dva dobré tahy, víc řekne podruhé.
    .braille = počítač umí poradit
tutor-iota-hint-task = požádat o radu slovem { COMMAND($typed) }
tutor-iota-status = Kdykoli jde zjistit, jak partie stojí.
    .braille = jak partie stojí?
tutor-iota-status-task = zeptat se na stav slovem { COMMAND($typed) }
tutor-iota-hint-before = Teď jiná partie před koncem. ⏎ Balíček je prázdný, v ruce zbývá jedna karta.
    .braille = jiná partie, konec: ⏎ v ruce 1 karta
tutor-iota-last = Kdo při prázdném balíčku skončí ⏎ poslední kartou, má za tah body dvakrát.
    .braille = poslední karta: ⏎ body dvakrát
tutor-iota-last-task = přiložit poslední kartu a ukončit hru
    .braille = poslední kartou
tutor-iota-last-ways = polož zx2 g46 | zx2 g46 | polož zelený kříž 2 na g46
tutor-iota-result = Vyhrává, kdo má nejvíc bodů.
    .braille = víc bodů vyhrává
tutor-iota-result-task = zeptat se na pořadí slovem { COMMAND($typed) }
tutor-iota-end = První lekce je u konce. ⏎ Celá pravidla čte slovo { COMMAND(WORD("rules")) }.
    .braille = konec lekce ⏎ dál { WORD("rules") }
tutor-iota-end-more = Partie: { COMMAND(WORD("home-play"), "iota") }. ⏎ Další kapitola: { COMMAND(WORD("learn"), "iota") }.
    .braille = { WORD("home-play") } iota ⏎ { WORD("learn") } iota

## Kapitoly

tutor-iota-chapter-lots = čtveřice
tutor-iota-chapter-doubles = dvojnásobky
tutor-iota-chapter-wilds = divoké karty
tutor-iota-chapter-opens = co otevírá

## Cíle: úkol, pomoc, a co by tah udělal místo toho

tutor-iota-aim-lot = doplnit čtveřici
    .braille = doplnit čtveřici
tutor-iota-aim-lot-hint = Hledejte linii o třech kartách a volné pole na jejím konci.
    .brief = Hledejte linii o třech kartách.
    .braille = hledejte trojici
tutor-iota-aim-points = získat aspoň { NP($wanted, noun: "point", case: "acc") }
    .braille = aspoň { $wanted } b
tutor-iota-aim-points-hint = Počítají se i linie napříč. Tahy podle bodů vypíše slovo { COMMAND(WORD("moves")) }.
    .brief = Tahy vypíše { COMMAND(WORD("moves")) }.
    .braille = viz { WORD("moves") }
tutor-iota-aim-four = přiložit všechny čtyři karty z ruky
    .braille = přiložit 4 karty
tutor-iota-aim-four-hint = Hledejte v ruce čtyři karty, které spolu tvoří linii. Stačí znát pole první.
    .brief = Čtyři karty mají tvořit linii.
    .braille = 4 karty v linii
tutor-iota-aim-last = přiložit poslední kartu
    .braille = přiložit poslední
tutor-iota-aim-last-hint = Kam karta patří, řekne slovo { COMMAND(WORD("moves")) }.
    .brief = Poví to { COMMAND(WORD("moves")) }.
    .braille = viz { WORD("moves") }
tutor-iota-aim-wild = přiložit divokou kartu, samotnou nebo s jinou
    .braille = přiložit divokou
tutor-iota-aim-wild-hint = Divoká karta se píše { COMMAND(WORD("wild", of: "iota")) } a hodí se vedle kterékoli.
    .brief = Píše se { COMMAND(WORD("wild", of: "iota")) }.
    .braille = píše se { WORD("wild", of: "iota") }
tutor-iota-aim-closed = přiložit tak, aby nepřibyla linie tří karet k doplnění
    .braille = neotevřít trojici
tutor-iota-aim-closed-hint = Linie o dvou kartách nevadí, o čtyřech také ne. Vadí tři.
    .brief = Vadí jen linie o třech.
    .braille = ne linie o třech
tutor-iota-aim-recycle = vzít z desky divokou kartu
    .braille = vzít divokou
tutor-iota-aim-recycle-hint = Píše se { COMMAND(WORD("recycle", of: "iota")) }, pole a karta z ruky, která se tam hodí.
    .brief = { COMMAND(WORD("recycle", of: "iota")) }, pole a karta.
    .braille = { WORD("recycle", of: "iota") }, pole, karta
tutor-iota-instead-trade = Ne, nic by se nepřiložilo a žádný bod by nepřibyl.
    .brief = Ne, žádný bod.
    .braille = ne, 0 bodů
tutor-iota-instead-lot = Ne, to by dalo { NP($points, noun: "point", case: "acc") } a žádná čtveřice by nevznikla.
    .brief = Ne, { NP($points, noun: "point") } bez čtveřice.
    .braille = ne, { $points } bez čtveřice
tutor-iota-instead-points = Ne, to by dalo { NP($points, noun: "point", case: "acc") }, jde jich { $wanted }.
    .brief = Ne, jen { NP($points, noun: "point") }, jde { $wanted }.
    .braille = ne, { $points }, jde { $wanted }
tutor-iota-instead-four = Ne, to by dalo { NP($points, noun: "point", case: "acc") } a v ruce by ještě karty zůstaly.
    .brief = Ne, v ruce by karty zůstaly.
    .braille = ne, karty by zbyly
tutor-iota-instead-last = Ne, to by dalo { NP($points, noun: "point", case: "acc") } a hra by šla dál.
    .brief = Ne, hra by šla dál.
    .braille = ne, hra jde dál
tutor-iota-instead-wild = Ne, to by dalo { NP($points, noun: "point", case: "acc") } a divoká karta by zůstala v ruce.
    .brief = Ne, divoká by zůstala v ruce.
    .braille = ne, divoká zůstane
tutor-iota-instead-recycle = Ne, to by dalo { NP($points, noun: "point", case: "acc") } a divoká karta by zůstala na desce.
    .brief = Ne, divoká by zůstala na desce.
    .braille = ne, divoká zůstane
tutor-iota-instead-closed = Ne, { $line } by vznikla linie o třech kartách a soupeř by ji mohl doplnit.
    .brief = Ne, { $line } by vznikla trojice.
    .braille = ne, { $line } trojice

## Čtveřice

tutor-iota-lots-one = Linie o čtyřech kartách je čtveřice. Body celého tahu jsou za ni dvakrát.
tutor-iota-lots-one-more = Každá vlastnost je v ní všude stejná, nebo na každé kartě jiná.
tutor-iota-lots-one-then = Divoká karta na desce zastoupí kteroukoli jinou.
tutor-iota-lots-two = Totéž na jiné desce. Linie může jít i sloupcem.
tutor-iota-lots-three = A ještě jednou. K linii jde přiložit i víc karet najednou.

## Dvojnásobky

tutor-iota-doubles-four = Body se zdvojnásobí i za čtyři karty přiložené jedním tahem.
tutor-iota-doubles-four-more = Víc karet se píše za sebou od první: karty, pole první a směr.
tutor-iota-doubles-points = Počítá se každá linie, která tahem vznikne nebo se prodlouží, i napříč.
tutor-iota-doubles-again = Tady také rozhoduje, kolik linií se karta dotkne.

## Divoké karty

tutor-iota-wilds-use = Divoká karta zastoupí kteroukoli kartu, sama ale nepřidá žádný bod.
tutor-iota-wilds-take = Divokou kartu jde z desky vzít. Na její pole přijde karta, která se hodí.
tutor-iota-wilds-take-ways = vezmi n49 za modrý kříž 3
tutor-iota-wilds-take-more = Potom tah pokračuje, třeba hned s divokou kartou.
tutor-iota-wilds-take-then = Píše se { COMMAND(WORD("recycle", of: "iota")) }, pole divoké karty a karta za ni.
tutor-iota-wilds-again-ways = vezmi l49 za červený kříž 2
tutor-iota-wilds-again = Znovu na jiné desce.

## Co otevírá

tutor-iota-opens-one = Linie o třech kartách láká soupeře: čtvrtou kartou ji doplní za dvojnásobek.
tutor-iota-opens-two = Stejně tady.
