# Domů: co čeká, co udělá prázdný řádek a jak se partie zadá jednou větou.

home-hello = Vítejte. Tohle jsou stolní hry na poslech i pro hmat, proti počítači nebo ve více lidech.
    .brief = Vítejte, stolní hry na poslech i pro hmat.
    .braille = stolní hry
home-choose = Která hra? Číslo nebo jméno, prázdný řádek: { $usual }.
    .braille = která hra? ({ $usual })
home-first-more = Hrát naučí slovo { COMMAND(WORD("learn")) }, všechno ostatní řekne { COMMAND(WORD("help")) }.
    .brief = Hrát naučí slovo { COMMAND(WORD("learn")) }.
    .braille = výuka: { WORD("learn") }
home-waiting = Rozehráno: { $game }, { LIST($players) }. { $people ->
        [1] { REGISTER() ->
            [informal] Jsi na tahu, prázdný
           *[formal] Jste na tahu, prázdný
        }
       *[other] Prázdný
    } řádek pokračuje.
    .brief = { $game }, { LIST($players) }. Prázdný řádek pokračuje.
    .braille = Enter: { $game }
home-last = Jako minule: { $plan }. Prázdný řádek hraje, { COMMAND(WORD("home-change")) } mění.
    .brief = { $plan }. Prázdný řádek hraje.
    .braille = { $plan }: Enter
home-set-up = { $plan }. Prázdný řádek hraje, { COMMAND(WORD("home-change")) } mění.
    .brief = { $plan }. Prázdný řádek hraje.
    .braille = { $plan }: Enter
home-plan = { $game }, { LIST($players) }{ $level ->
        [none] {""}
        [mixed] {", různé úrovně"}
       *[other] { $beside ->
            [0] {" úrovně "}
            [one] {", počítač úrovně "}
            [few] {", počítače úrovně "}
           *[other] {", počítače úrovně "}
        }{ $level }
    }{ $options ->
        [0] {""}
       *[other] {", upravená pravidla"}
    }{ $locked ->
        [yes] {", bez rad"}
       *[no] {""}
    }
    .braille = { $game } { LIST($players, join: "comma") }{ $level ->
        [none] {""}
        [mixed] {""}
       *[other] {" úr. "}{ $level }
    }{ $locked ->
        [yes] {" bez rad"}
       *[no] {""}
    }
home-more = { $tasks ->
        [0] {""}
        [one] Čeká { NP($tasks, gender: "f") } úloha dne, začne ji { COMMAND(WORD("daily-round")) }.{" "}
        [few] Čekají { NP($tasks, gender: "f") } úlohy dne, začne je { COMMAND(WORD("daily-round")) }.{" "}
       *[other] Čeká { $tasks } úloh dne, začne je { COMMAND(WORD("daily-round")) }.{" "}
    }{ $lessons ->
        [0] { $fresh ->
            [yes] Nové partie projde { COMMAND(WORD("mistakes")) }.{" "}
           *[no] {""}
        }
       *[other] Poučení na dnes: { $lessons }.{" "}
    }Jinou hru začne její jméno, { $lessons ->
        [0] { $fresh ->
            [yes] ostatní
           *[no] všechno ostatní
        }
       *[other] ostatní
    } řekne { COMMAND(WORD("help")) }.
    .brief = { $tasks ->
        [0] {""}
       *[other] Úlohy: { COMMAND(WORD("daily-round")) }.{" "}
    }{ $lessons ->
        [0] {""}
       *[other] Chyby: { COMMAND(WORD("mistakes")) }.{" "}
    }Jinou hru začne její jméno.
    .braille = { $lessons ->
        [0] { $tasks ->
            [0] jiná hra: jméno
           *[other] úlohy: { WORD("daily-round") }
        }
       *[other] { $tasks ->
            [0] { WORD("mistakes") } { $lessons }
           *[other] { WORD("daily-round") }, { WORD("mistakes") } { $lessons }
        }
    }
home-match = { $game }: { LIST($players) }{ $apart ->
        [no] {""}
       *[other] {", "}{ home-match-apart }
    }
    .braille = { $game } { LIST($players, join: "comma") }{ $apart ->
        [no] {""}
       *[other] {" "}{ home-match-apart.braille }
    }
home-match-apart = { $apart ->
        [day] začátek { $day }
        [minute] začátek { $day }, { NP($hour, noun: "hour") } { NP($minute, noun: "minute") }
        [second] začátek { $day }, { NP($hour, noun: "hour") } { NP($minute, noun: "minute") } { NP($second, noun: "second") }
       *[actions] { $actions ->
            [one] { $actions } akce
            [few] { $actions } akce
           *[other] { $actions } akcí
        }
    }
    .braille = { $apart ->
        [day] { $day }
        [minute] { $day } { $clock }
        [second] { $clock }.{ $second }
       *[actions] akcí { $actions }
    }
home-about-more = Hrát ji naučí { COMMAND(WORD("learn"), $game) }, pravidla přečtou { COMMAND(WORD("rules"), $game) }.
    .brief = { COMMAND(WORD("learn"), $game) }, { COMMAND(WORD("rules"), $game) }
    .braille = { WORD("learn") }, { WORD("rules") }

## Co jde změnit

home-ask-part = Co změnit? Číslo nebo slovo, prázdný řádek hraje beze změny.
    .braille = co změnit?
home-part = { WORD($part) }
home-ask-game = Kterou hru?
    .braille = hra?
home-ask-bots = Kolik počítačů? { $least } až { $most }, prázdný řádek nechá, co je.
    .brief = Kolik počítačů? { $least } až { $most }.
    .braille = počítačů { $least }-{ $most }?
home-ask-level = Jak silný počítač, nebo kdo? Číslo nebo slovo, prázdný řádek hraje beze změny.
    .brief = Jak silný počítač, nebo kdo?
    .braille = jak silný? kdo?
home-level = { $named ->
        [yes] { $name }
       *[no] úroveň { $level }
    }
    .braille = { $named ->
        [yes] { $name }
       *[no] úr { $level }
    }
home-ask-people = Kolik lidí u klávesnice? 1 až { $most }, prázdný řádek nechá, co je.
    .brief = Kolik lidí? 1 až { $most }.
    .braille = lidí 1-{ $most }?
home-ask-rules = Pravidla které hry? Číslo nebo jméno, prázdný řádek: { $usual }.
    .braille = pravidla hry? ({ $usual })

## Rozehrané partie

home-nothing-saved = Žádná partie nečeká na dohrání.
    .braille = nic rozehraného
home-no-match = Partie „{ $word }“ mezi rozehranými není, přečte je { COMMAND(WORD("home-saved")) }.
    .brief = „{ $word }“ mezi rozehranými není.
    .braille = { $word }: není
home-which-delete = Kterou partii smazat? Číslo ji vybere.
    .braille = kterou smazat?
home-ask-delete = Smazat partii { $match }? Dohrát už nepůjde. Napište { COMMAND(WORD("yes")) }, nebo { COMMAND(WORD("no")) }.
    .brief = Smazat { $match }?
    .braille = smazat { $match }?
home-deleted = Smazáno.
    .braille = smazáno
home-kept = Partie zůstává uložená.
    .braille = zůstává
home-nothing-played = Teď ještě žádná partie neskončila, není co opakovat.
    .brief = Není co opakovat.
    .braille = není co opakovat
home-nothing-back = Zpátky už není kam, { REGISTER() ->
        [informal] jsi
       *[formal] jste
    } doma.
    .braille = doma, zpět nejde

## Když zadání nejde

home-error-word = „{ $word }“ v zadání partie nic neznamená, jde třeba: 2 počítače, úroveň 4, ve třech nebo jména.
    .brief = „{ $word }“ v zadání nic neznamená.
    .braille = { $word }: nejde
home-error-name = Jméno „{ $name }“ tu ještě nehrálo, napište je v prvním pádě: Jana, Petr.
    .brief = Jméno „{ $name }“ napište v prvním pádě.
    .braille = { $name }: 1. pád
home-error-rival = { $name } hraje pořád stejně silně, úroveň { $level } může mít jen počítač bez jména.
    .braille = { $name }: bez úrovně
home-error-rival-elsewhere = { $name } tuto hru nehraje, hraje jinou: { $game }.
    .braille = { $name }: { $game }
home-error-option = Volbě { $option } chybí hodnota, na výběr je { LIST($choices, join: "or") }.
    .braille = { $option }: jaká hodnota?
home-error-level = Za slovem { COMMAND("úroveň") } chybí číslo nebo jméno, třeba { COMMAND("úroveň 4") }.
    .braille = úroveň jaká?

## Nápověda

home-help-group = { $group ->
        [play] Hrát:
        [day] Každý den:
        [know] Poznat hry:
       *[else] Dál:
    } { LIST($words) }.
    .braille = { LIST($words, join: "comma") }
home-help-example = Partii lze říct jednou větou: { COMMAND($play, $game, "se dvěma počítači úrovně 4") }.
    .brief = { COMMAND($play, $game, "se dvěma počítači úrovně 4") }
    .braille = { $play } { $game } 2 boti
help-home-play = { WORD("home-play") } a hra: začne partii jako minule; za hrou smí stát, kdo a s kým: 2 počítače, úroveň 4, ve třech, jména.
    .braille = nová partie: hra, hráči, úroveň
help-home-change = { WORD("home-change") }: vypíše, co jde v partii změnit; { COMMAND(WORD("home-change"), "úroveň 4") } to rovnou změní.
    .braille = změní partii, třeba úroveň 4
help-home-continue = { WORD("home-continue") }: dohraje poslední partii; za slovem smí být číslo ze seznamu, hra nebo hráč.
    .braille = dohraje poslední, i číslo, hru, hráče
help-home-saved = { WORD("home-saved") }: vypíše partie k dohrání, číslo jednu z nich otevře.
    .braille = partie k dohrání
help-home-delete = { WORD("home-delete") } a číslo nebo hra: smaže rozehranou partii, předtím se zeptá.
    .braille = smaže partii, číslo nebo hra
help-home-games = { WORD("home-games") }: vypíše hry, každou jednou větou; číslo ji začne.
    .braille = seznam her
help-home-about = { WORD("home-about") } nebo co je a hra: řekne jednou větou, o čem hra je.
    .braille = o čem hra je
help-home = { WORD("home") }: odejde z partie domů, partie zůstane uložena.
    .braille = domů, partie zůstane
help-rematch = { WORD("rematch") }: po konci začne novou partii, každý o místo dál.
    .braille = nová, o místo dál
help-play-again = { WORD("play-again") }: po konci začne novou partii se stejnými místy.
    .braille = nová, stejná místa
help-home-rules = { WORD("rules") } a hra: přečte její pravidla; za hrou smí být oddíl.
    .braille = pravidla hry, oddíl
help-home-undo = { WORD("undo") }: opustí otázku a vrátí se o krok.
    .braille = o krok zpět
help-home-learn = { WORD("learn") } a hra: spustí její výuku.
    .braille = výuka hry
help-home-quit = { WORD("quit") }: ukončí program.
    .braille = konec programu
help-visit-club = { WORD("visit-club") }: jde k pořadateli turnajů a zase se vrátí.
    .braille = k pořadateli a zpět
help-news = { WORD("news") }: přečte, co je v programu nového.
    .braille = co je nového

## O čem která hra je

iota-about = IOTA: přikládáte karty do řad; barva, tvar i číslo jsou v řadě všude stejné, nebo každé jiné.
    .brief = IOTA: křížovka z karet.
    .braille = IOTA karty do řad
iqlandie-about = iQLANDIE: hlavolamy čtyř druhů na čas; za vyřešené berete dílky a stavíte z nich výstavu.
    .brief = iQLANDIE: hlavolamy na čas.
    .braille = iQLANDIE hlavolamy
quantum-about = Quantum: házíte barevnými kostkami a píšete čísla na list, body dávají plné sloupce.
    .brief = Quantum: kostky a list.
    .braille = Quantum kostky
tetrikon-about = Tetrikon: kupujete, měníte a prodáváte dílky a skládáte z nich celý obrazec.
    .brief = Tetrikon: dílky a obchod.
    .braille = Tetrikon dílky
