# Lekce hry iQLANDIE; co která zpráva znamená, je v tutor-iota.ftl.

tutor-iqlandie-chapter-biology = biologie
tutor-iqlandie-chapter-programming = programování
tutor-iqlandie-chapter-optics = optika
tutor-iqlandie-chapter-space = vesmír
tutor-iqlandie-chapter-exhibitions = expozice

## Cíle: úkol, pomoc, a co by tah udělal místo toho

tutor-iqlandie-aim-biology = složit cíl a ohlásit ho slovem { COMMAND(WORD("claim", of: "iqlandie")) }
    .braille = složit cíl; { WORD("claim", of: "iqlandie") }
tutor-iqlandie-aim-biology-hint = Co ještě nesedí, řekne { COMMAND(WORD("difference", of: "iqlandie")) }. Zadání zopakuje { COMMAND(WORD("goal", of: "iqlandie")) }.
    .brief = Co nesedí, řekne { COMMAND(WORD("difference", of: "iqlandie")) }.
    .braille = viz { WORD("difference", of: "iqlandie") }
tutor-iqlandie-aim-programming = ohlásit, kde robot skončí: pole a { COMMAND(WORD("claim", of: "iqlandie")) }
    .braille = konec robota; { WORD("claim", of: "iqlandie") }
tutor-iqlandie-aim-programming-hint = Projděte příkazy jeden po druhém. Zadání zopakuje { COMMAND(WORD("goal", of: "iqlandie")) }.
    .brief = Zadání zopakuje { COMMAND(WORD("goal", of: "iqlandie")) }.
    .braille = viz { WORD("goal", of: "iqlandie") }
tutor-iqlandie-aim-optics = dovést paprsek do cíle všemi dílky, pak { COMMAND(WORD("claim", of: "iqlandie")) }
    .braille = paprsek; { WORD("claim", of: "iqlandie") }
tutor-iqlandie-aim-optics-hint = Kudy teď letí, řekne { COMMAND(WORD("beam", of: "iqlandie")) }. Zadání zopakuje { COMMAND(WORD("goal", of: "iqlandie")) }.
    .brief = Kudy letí, řekne { COMMAND(WORD("beam", of: "iqlandie")) }.
    .braille = viz { WORD("beam", of: "iqlandie") }
tutor-iqlandie-aim-space = položit karty, aby ukázaly cíl, pak { COMMAND(WORD("claim", of: "iqlandie")) }
    .braille = ukázat cíl; { WORD("claim", of: "iqlandie") }
tutor-iqlandie-aim-space-hint = Co je vidět, řekne { COMMAND(WORD("pile", of: "iqlandie")) }, co ještě nesedí, { COMMAND(WORD("difference", of: "iqlandie")) }.
    .brief = Co je vidět, řekne { COMMAND(WORD("pile", of: "iqlandie")) }.
    .braille = viz { WORD("pile", of: "iqlandie") }
tutor-iqlandie-aim-gains = získat v expozici { $number } aspoň { NP($points, noun: "point", case: "acc") }
    .braille = ex{ $number } aspoň { $points }
tutor-iqlandie-aim-gains-hint = Co místa přinesou, vypíše { COMMAND(WORD("moves")) }. Dílky řekne { COMMAND(WORD("hand")) }.
    .brief = Co místa přinesou, vypíše { COMMAND(WORD("moves")) }.
    .braille = viz { WORD("moves") }
tutor-iqlandie-instead-solved = Ne. { $wrong }
    .brief = Ne. { $wrong }
    .braille = ne, { $wrong }
tutor-iqlandie-instead-given-up = Ne, úloha by zůstala bez řešení.
    .brief = Ne, bez řešení.
    .braille = ne, bez řešení
tutor-iqlandie-instead-unplaced = Ne, dílek by nikde neležel.
    .brief = Ne, nic by neleželo.
    .braille = ne, neleželo by
tutor-iqlandie-instead-gained = { $points ->
        [0] Ne, expozice { $number } by nezískala nic.
       *[other] Ne, expozice { $number } by získala { NP($points, noun: "point", case: "acc") }.
    }
    .brief = Ne, expozice { $number } jen { $points }.
    .braille = ne, ex{ $number } jen { $points }

## První lekce

tutor-iqlandie-choose-before = V každém kole je úloha, závod o čas. Z dílků za ni se staví výstava.
    .braille = kolo: úloha na čas ⏎ za ni dílky výstavy
tutor-iqlandie-choose = Dílek jsou čtverečky jedné barvy: krátká tyčka tři v řadě, růžek tři do rohu.
    .braille = krátká tyčka: 3 v řadě ⏎ růžek: 3 do rohu
tutor-iqlandie-choose-more = Čtverec je dva krát dva; elko, téčko, péčko, účko a plus vypadají jako ty znaky.
    .braille = čtverec: 2 krát 2 ⏎ ostatní jako znaky
tutor-iqlandie-choose-then = Výstava má šest expozic, každá se hodnotí jinak. Víc bodů vyhrává.
    .braille = expozic je 6 ⏎ víc bodů vyhrává
tutor-iqlandie-choose-last = Okruhy úloh jsou čtyři. Kdo vybírá, řekne okruh; u každého leží dílky.
    .braille = okruhy úloh jsou 4 ⏎ u každého jsou dílky
tutor-iqlandie-choose-task = vybrat programování: { COMMAND($typed) }
tutor-iqlandie-choose-ways = programování | vyber programování | programovani | vyber prog
tutor-iqlandie-goal = Příprava je první půlka zadání, ta se neměří. ⏎ Cíl jde slyšet znovu.
    .braille = příprava se neměří
tutor-iqlandie-goal-task = zopakovat zadání slovem { COMMAND($typed) }
tutor-iqlandie-ready = Robot je na poli a4. Řada 1 je nahoře, ⏎ sever je tedy k řadě 1.
    .braille = robot je na a4 ⏎ řada 1 je nahoře
tutor-iqlandie-ready-task = říct, že to máte v hlavě: { COMMAND($typed) }
tutor-iqlandie-solve = Příkaz je směr a počet polí: modrá 1 na sever, ⏎ tedy na pole a3, kruh 1 odtud na pole b2.
    .braille = modrá 1: pole a3 ⏎ kruh 1: pole b2
tutor-iqlandie-solve-more = Kdo ohlásí řešení, vezme žeton pořadí. ⏎ Ve výuce čas stojí.
    .braille = kdo hlásí řešení, ⏎ vezme žeton pořadí
tutor-iqlandie-solve-ways = a1; hotovo | hotovo a1 | a1 hotovo
tutor-iqlandie-pick = Kdo byl první a správně, má prvenství ⏎ za dva body a bere z nabídky první.
    .braille = prvenství: 2 body ⏎ a první výběr
tutor-iqlandie-pick-task = vzít krátkou tyčku a čtverec: { COMMAND($typed) }
tutor-iqlandie-pick-ways = 1 2 | vezmi 1 2 | vezmi krátkou tyčku a čtverec
tutor-iqlandie-add = Pro ostatní se přidá dílek z pytlíku: ⏎ malý, střední, nebo velký.
    .braille = dílek z pytlíku ⏎ pro ostatní
tutor-iqlandie-add-task = přidat malý: { COMMAND($typed) }
tutor-iqlandie-add-ways = malý | přidej malý | maly | pridej maly
tutor-iqlandie-exhibition = První expozice chce jednu barvu: ⏎ bod za každý její čtvereček.
    .braille = ex1: bod za čtvereček ⏎ jedné barvy
tutor-iqlandie-exhibition-task = prohlédnout ji: { COMMAND($typed) }
tutor-iqlandie-exhibition-ways = expozice 1 | expozice jedna barva | expo 1
tutor-iqlandie-wrong = Píše se dílek, expozice, levé horní pole ⏎ a poloha. Teď schválně chyba: přes okraj.
    .braille = dílek, expozice, pole ⏎ schválně chyba
tutor-iqlandie-wrong-task = položit čtverec na pole e5: { COMMAND($typed) }
tutor-iqlandie-wrong-ways = čtverec 1 e5 | ctverec 1 e5 | polož čtverec 1 e5 | oo4 1 e5 1
tutor-iqlandie-rule = Odmítnutí říká, co přesahuje. ⏎ Nic se nemění.
    .braille = nic se nemění
tutor-iqlandie-rule-task = přečíst porušené pravidlo slovem { COMMAND($typed) }
tutor-iqlandie-place = Písmeno je sloupec, číslo řada. ⏎ Od pole a1 se čtverec vejde.
    .braille = písmeno: sloupec ⏎ od a1 se vejde
tutor-iqlandie-place-ways = čtverec 1 a1 | ctverec 1 a1 | polož čtverec 1 a1 | oo4 1 a1
tutor-iqlandie-back = Dokud kolo neskončí, jde dílky přemístit ⏎ nebo vzít zpět.
    .braille = dílek jde vzít zpět
tutor-iqlandie-back-task = vzít čtverec zpět slovem { COMMAND($typed) }
tutor-iqlandie-hint-before = Teď jiná partie na konci posledního kola. ⏎ Zbývá jediný dílek.
    .braille = jiná partie, konec: ⏎ zbývá 1 dílek
tutor-iqlandie-hint = Kdo neví, jak dál, tomu počítač poradí: ⏎ dva dobré tahy, víc řekne podruhé.
    .braille = počítač umí poradit
tutor-iqlandie-hint-task = požádat o radu slovem { COMMAND($typed) }
tutor-iqlandie-last = Dílek je oranžový a v první expozici ⏎ už oranžová leží.
    .braille = v ex1 je oranžová
tutor-iqlandie-done = Vše leží. Stavbu, a s ní i celou hru, ⏎ ukončí slovo { COMMAND(WORD("claim", of: "iqlandie")) }.
    .braille = { WORD("claim", of: "iqlandie") } ukončí hru
tutor-iqlandie-done-task = ukončit stavbu: { COMMAND($typed) }
tutor-iqlandie-points = Body jsou za expozice, za prvenství ⏎ a za podmínku: dvojice dvou vašich barev.
    .braille = podmínka: dvojice ⏎ vašich barev
tutor-iqlandie-points-task = zjistit, odkud body jsou, stejným slovem jako pravidlo
tutor-iqlandie-end = První lekce je u konce. ⏎ Celá pravidla čte slovo { COMMAND(WORD("rules")) }.
    .braille = konec lekce ⏎ dál { WORD("rules") }
tutor-iqlandie-end-more = Partie: { COMMAND(WORD("home-play"), "iqlandie") }. ⏎ Další kapitola: { COMMAND(WORD("learn"), "iqlandie") }.
    .braille = { WORD("home-play") } iqlandie ⏎ { WORD("learn") } iqlandie

## Biologie

tutor-iqlandie-biology-frame = V rámečku tři krát tři leží osm buněk a jedno pole je volné.
tutor-iqlandie-biology-frame-more = Buňka vedle volného pole se na ně posune. Jak mají ležet, říká cíl.
tutor-iqlandie-biology-frame-task = přečíst rámeček slovem { COMMAND($typed) }
tutor-iqlandie-biology-difference = Cíl platí v každém otočení rámečku.
tutor-iqlandie-biology-difference-task = zjistit, co ještě nesedí, slovem { COMMAND($typed) }
tutor-iqlandie-biology-two = Chybějí dva posuny. Píší se první písmena buněk za sebou, třeba { COMMAND("apk") }.
tutor-iqlandie-biology-three = Jiná úloha, tady chybějí tři.
tutor-iqlandie-biology-whole = A teď celá, na šest posunů. Zkusit jde cokoli, { COMMAND(WORD("undo")) } začne znovu.

## Programování

tutor-iqlandie-programming-command = Robot jde po desce pět krát pět. Příkaz je směr a počet polí.
tutor-iqlandie-programming-command-more = Barvy jsou strany: sever modrá, východ červená, jih zelená, západ oranžová.
tutor-iqlandie-programming-command-then = Symboly jsou rohy: od severovýchodu kruh, blesk, srdce a list.
tutor-iqlandie-programming-command-task = poslechnout si první příkaz: { COMMAND($typed) }
tutor-iqlandie-programming-command-ways = znovu 1 | příkaz 1
tutor-iqlandie-programming-one = Další příkaz začíná tam, kde předchozí skončil. Robot se sám neotáčí.
tutor-iqlandie-programming-two = Pole, na kterém robot je, jde napsat i cestou. Platí to poslední.
tutor-iqlandie-programming-three = A ještě jedna cesta.

## Optika

tutor-iqlandie-optics-beam = Laser posílá paprsek do mřížky pět krát pět, a ten má vyjít v určeném bodě.
tutor-iqlandie-optics-beam-more = Zrcadlo ho otočí o pravý úhel. Strana je ve směru, kterým paprsek letí.
tutor-iqlandie-optics-beam-then = První zrcadlo už leží.
tutor-iqlandie-optics-beam-task = zjistit, kudy letí, slovem { COMMAND($typed) }
tutor-iqlandie-optics-mirror = Píše se pole, dílek a strana, třeba { COMMAND("e2 z p") }. Použít se musí všechny.
tutor-iqlandie-optics-two = Dvě zrcadla. Každá cesta, která vyhovuje, je správná.
tutor-iqlandie-optics-prism = Hranol zatočí jen o polovinu, šikmo. Druhý hranol paprsek zase narovná.

## Vesmír

tutor-iqlandie-space-cards = Karet je pět. Na každém z devíti polí je těleso, nebo okénko.
tutor-iqlandie-space-cards-more = Okénkem je vidět, co leží pod ním.
tutor-iqlandie-space-cards-task = přečíst karty slovem { COMMAND($typed) }
tutor-iqlandie-space-pile = Karty se kladou na sebe, první je vespod. Je to hromádka, dvě už v ní jsou.
tutor-iqlandie-space-pile-task = zjistit, co hromádka ukazuje, slovem { COMMAND($typed) }
tutor-iqlandie-space-top = Chybí poslední, navrch. Píše se její číslo, leží-li rovně.
tutor-iqlandie-space-two = Tady leží jedna. Otáčí se písmenem: 4p je čtyřka vpravo, 4o obráceně.
tutor-iqlandie-space-whole = A celá úloha, tři karty odspodu nahoru.

## Expozice

tutor-iqlandie-exhibition-condition = Podmínka jsou dvě barvy. Za dvojici dílků, z každé jeden, jsou dva body.
tutor-iqlandie-exhibition-condition-task = zjistit svou podmínku slovem { COMMAND($typed) }
tutor-iqlandie-exhibition-1 = Expozice 1, jedna barva: bod za čtvereček barvy, které je v ní nejvíc.
tutor-iqlandie-exhibition-2 = Expozice 2, dvě barvy: dva body za čtvereček barvy, která je v ní druhá.
tutor-iqlandie-exhibition-3 = Expozice 3, mezery: volno, které drží u sebe, je mezera za tři body.
tutor-iqlandie-exhibition-4 = Expozice 4, tvary: tři body za každý jiný tvar.
tutor-iqlandie-exhibition-5 = Expozice 5, roboti: za robota, který má vedle sebe jiného, jsou tři body.
tutor-iqlandie-exhibition-5-more = Sousedí se stranou, ne rohem.
tutor-iqlandie-exhibition-6 = Expozice 6: tři body za plnou řadu nebo sloupec nejvýš dvou barev.
