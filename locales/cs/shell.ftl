# Rozhovor s hráčem: společné věty všech her. Výsledek stojí první, věty jsou krátké.

## Výzvy, na kterých stojí kurzor

shell-prompt = Příkaz:
    .braille = příkaz
shell-prompt-answer = Odpověď:
    .braille = odpověď
shell-prompt-key = Klávesa:
    .braille = klávesa
shell-prompt-more = { $line } +{ $more }

## Začátek a konec

shell-profile = Profil { $profile ->
        [klavesy] klávesy
        [zrak] zrak
       *[ctecka] odečítač
    }{ $source ->
        [flag] {", podle volby při spuštění"}
        [environment] {", podle proměnné systému"}
        [settings] {", podle nastavení"}
        [pipe] {", vstup není klávesnice"}
       *[default] {", výchozí"}
    }.
    .braille = profil { $profile ->
        [klavesy] klávesy
        [zrak] zrak
       *[ctecka] odečítač
    }
shell-begins = { $game }. { COUNT($players) ->
        [one] Hraje
        [few] Hrají
       *[other] Hraje
    } { LIST($players) }.
    .brief = { $game }: { LIST($players) }.
    .braille = { $game }: { LIST($players, join: "comma") }
shell-goes-on = Pokračuje { $game }. { COUNT($players) ->
        [one] Hraje
        [few] Hrají
       *[other] Hraje
    } { LIST($players) }, { $actions ->
        [0] nikdo zatím nehrál
       *[other] { PAST($actions, stem: "odehrán", noun: "turn") } { NP($actions, noun: "turn") }
    }.
    .brief = Pokračuje { $game }: { LIST($players) }.
    .braille = { $game } dál: { LIST($players, join: "comma") }
shell-ended-before = Minule skončila hra { $game }, u stolu: { $players }.
    .brief = { $game }: konec.
    .braille = { $game } konec
shell-left = Partie je uložena. { $at ->
        [home] Až program zase spustíte, prázdný řádek v ní pokračuje.
       *[file] Dohraje ji v terminálu accessgames pokracuj "{ $file }"
    }
    .brief = Partie je uložena.
    .braille = uloženo
shell-left-home = Partie je uložena.
    .braille = uloženo
shell-again-unfinished = Ještě se hraje, nová partie jde až po konci; domů odejde { COMMAND($command) }.
    .brief = Ještě se hraje.
    .braille = ještě se hraje
shell-again-table = Partie patří ke stolu turnaje { $occasion }, tady se neopakuje.
    .brief = Turnajová partie se neopakuje.
    .braille = turnaj: neopakuje se
shell-good-bye = Na shledanou.
    .braille = konec
shell-stopped = Přerušeno.
shell-crashed = Program se zastavil kvůli chybě, nic uloženého se neztratilo. Záznam chyby: { $file }
    .brief = Chyba programu, záznam: { $file }
shell-crashed-far = Program se zastavil kvůli chybě, nic uloženého se neztratilo. Záznam chyby má hostitel.
shell-crashed-unlogged = Program se zastavil kvůli chybě, nic uloženého se neztratilo. Záznam chyby nejde zapsat.
shell-game = { $game }

## Kdo je na tahu

shell-over = Partie skončila.
    .brief = Partie skončila.
    .braille = konec partie
shell-after-end = { REGISTER() ->
        [informal] Můžeš
       *[formal] Můžete
    } { $again ->
        [no] se ptát, třeba { COMMAND(WORD("why")) }, { COMMAND(WORD("history")) } nebo { COMMAND(WORD("analysis")) }.
       *[yes] se ptát: { COMMAND(WORD("why")) }, { COMMAND(WORD("history")) }, { COMMAND(WORD("analysis")) }, nebo dál: { COMMAND(WORD("rematch")) }, { COMMAND(WORD("play-again")) }, { COMMAND(WORD("home")) }.
    }
    .brief = { COMMAND(WORD("why")) }, { COMMAND(WORD("history")) }, { $again ->
        [no] { COMMAND(WORD("quit")) }
       *[yes] { COMMAND(WORD("rematch")) }, { COMMAND(WORD("home")) }
    }
    .braille = { WORD("why") }, { $again ->
        [no] { WORD("history") }, { WORD("quit") }
       *[yes] { WORD("rematch") }, { WORD("home") }
    }
shell-can-do = Možných tahů: { $count }.
    .brief = Možností: { $count }.
    .braille = možností { $count }
shell-hand-over = Ke klávesnici: { NAME($who) }. { $screen ->
        [stays] Na obrazovce zůstává, co na ní je. Pak{" "}
        [scrolled] Obrazovka je odsunutá nahoru. Pak{" "}
       *[none] Pak{" "}
    }{ REGISTER() ->
        [informal] napiš
       *[formal] napište
    } { COMMAND(WORD("yes")) }{ $screen ->
        [wiped] {" "}a Enter.
       *[none] .
    }
    .brief = Klávesnice: { NAME($who) }. { $screen ->
        [stays] Obrazovka zůstává. Pak{" "}
        [scrolled] Obrazovka je odsunutá. Pak{" "}
       *[none] Pak{" "}
    }{ COMMAND(WORD("yes")) }.
    .braille = { NAME($who) }: { WORD("yes") }?
shell-confirm-quit = Opravdu skončit? Partie zůstane uložena. { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND(WORD("yes")) } nebo { COMMAND(WORD("no")) }.
    .brief = Skončit? { CAP(WORD("yes")) } nebo { WORD("no") }.
    .braille = konec? { WORD("yes") }/{ WORD("no") }
shell-confirm-abandon = Nechat partii nedohranou natrvalo? { $sealed ->
        [yes] Semínko pak bude v záznamu, pokračovat
       *[no] Pokračovat
    } nepůjde. { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND(WORD("yes")) } nebo { COMMAND(WORD("no")) }.
    .brief = Nedohrát natrvalo? { CAP(WORD("yes")) } nebo { WORD("no") }.
    .braille = nedohrát? { WORD("yes") }/{ WORD("no") }
shell-abandoned = Partie zůstává nedohraná, záznam: { $file }
    .braille = nedohráno
shell-abandon-over = Partie je dohraná, nechat ji nedohranou už nejde.
    .braille = dohráno
shell-abandon-table = Partie patří k turnaji jako { $occasion }, nedohranou ji nechat nejde. Výsledek zapíše pořadatel.
    .brief = Partie { $occasion } je turnajová, nedohranou ji nechat nejde.
    .braille = turnaj { $occasion }
shell-stay = Hrajeme dál.
    .braille = hrajeme dál
shell-doubt-idle = Opravdu to má být { COMMAND($words) }? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND($words) } ještě jednou, nebo { COMMAND(WORD("no")) }.
    .brief = Opravdu { COMMAND($words) }? Znovu, nebo { COMMAND(WORD("no")) }.
    .braille = { $words }: { WORD("yes") }/{ WORD("no") }?
shell-not-meant = Dobře, neprovedeno.
    .brief = Neprovedeno.
    .braille = neprovedeno
shell-paused = Pauza, čas stojí. Dál se hraje slovem { COMMAND(WORD("go-on")) }.
    .brief = Pauza. Dál: { COMMAND(WORD("go-on")) }.
    .braille = pauza: { WORD("go-on") }
shell-goes-on-again = Čas zase běží.
shell-no-time = Čas teď neběží, není co zastavit.
    .brief = Čas teď neběží.
    .braille = čas neběží
shell-who-acts = Na řadě: { $who }.
    .brief = { $who }.
    .braille = na řadě: { $who }
shell-who-speaks = Kdo? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } nejdřív číslo nebo jméno: { LIST($players, join: "comma") }.
    .brief = Kdo? { LIST($players, join: "comma") }.
    .braille = kdo? { LIST($players, join: "comma") }
shell-confirm-chance = { $heard } Souhlasí? { CAP(WORD("yes")) } nebo { WORD("no") }.
    .brief = { $heard } Souhlasí?
    .braille = { $heard }?
shell-chance-unheard = „{ $word }“ tu nic nepotvrzuje, { REGISTER() ->
        [informal] napiš
       *[formal] napište
    }, co je na stole.
    .brief = „{ $word }“ tu nic nepotvrzuje.
    .braille = „{ $word }“ nepotvrzuje
shell-chance-awaited = Teď není na tahu nikdo, nejdřív { REGISTER() ->
        [informal] napiš
       *[formal] napište
    }, co je na stole.
    .brief = Nejdřív { REGISTER() ->
        [informal] napiš
       *[formal] napište
    }, co je na stole.
    .braille = co je na stole?
shell-no-own-chance = Tato hra vlastní kostky nemá.
shell-player-human = { NAME($who) } je člověk.
    .brief = { NAME($who) }: člověk
    .braille = { NAME($who) } člověk
shell-player-bot = { NAME($who) } je počítač, úroveň { $level }.
    .brief = { NAME($who) }: počítač { $level }
    .braille = { NAME($who) } poč. { $level }
shell-player-level = { NAME($who) } je počítač, úroveň { $level }, { $name }.
    .brief = { NAME($who) }: počítač { $level }, { $name }
    .braille = { NAME($who) } poč. { $level }
shell-player-character = { NAME($who) } je počítač, silou asi jako úroveň { $level }, { $name }.
    .brief = { NAME($who) }: počítač, asi { $level }, { $name }
    .braille = { NAME($who) } asi { $level }
shell-player-policy = { NAME($who) } je počítač, povaha { $policy }.
    .brief = { NAME($who) }: počítač { $policy }
    .braille = { NAME($who) } poč. { $policy }
shell-who-is = „{ $typed }“ u stolu nesedí. Sedí tu { LIST($names) }.
    .brief = „{ $typed }“ tu není.
    .braille = tu není: { $typed }
shell-level = { $level ->
        [1] začátečník
        [2] učeň
        [3] hráč
        [4] mistr
       *[other] velmistr
    }
shell-bot-name = { $number ->
        [1] Alfa
        [2] Beta
        [3] Gama
        [4] Delta
        [5] Epsilon
       *[other] Robot { $number }
    }

## Co se stalo

shell-nothing-happened = Zatím se nic nestalo.
shell-nothing-since = { PERSON($who) ->
        [formal] Od vašeho tahu se nic nestalo.
        [informal] Od tvého tahu se nic nestalo.
       *[other] Od posledního tahu se nic nestalo.
    }
    .brief = Od té doby nic.
    .braille = od tahu nic
shell-since-own = { PERSON($who) ->
        [formal] Přibylo od vašeho tahu: { LIST($entries, join: "comma") }.
        [informal] Přibylo od tvého tahu: { LIST($entries, join: "comma") }.
       *[other] Přibylo od tahu: { LIST($entries, join: "comma") }.
    }
    .brief = Přibylo: { LIST($entries, join: "comma") }.
    .braille = nově { LIST($entries, join: "comma") }
shell-since-start = Přibylo od začátku partie: { LIST($entries, join: "comma") }.
    .brief = Přibylo: { LIST($entries, join: "comma") }.
    .braille = nově { LIST($entries, join: "comma") }
shell-since-nothing = Od té doby nikomu nic nepřibylo.
    .brief = Nikomu nic nepřibylo.
    .braille = nově nic
shell-since-of = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    } { LIST($things) }
    .brief = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    } { LIST($things) }
    .braille = { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    } { SHORT($things) }
shell-thanks = Není zač.
shell-which-meant = Není jisté, co z toho myslíte. Napište číslo.
    .brief = Co z toho? Napište číslo.
    .braille = co z toho? číslo
shell-now-more = Možné tahy vypíše { COMMAND(WORD("moves")) }, poradí { COMMAND(WORD("hint")) }, o hře řekne { COMMAND(WORD("primer")) }.
    .brief = Dál: { COMMAND(WORD("moves")) }, { COMMAND(WORD("hint")) } a { COMMAND(WORD("primer")) }.
    .braille = { WORD("moves") }, { WORD("hint") }, { WORD("primer") }
shell-primer-more = Celá pravidla přečte { COMMAND(WORD("rules"), WORD("all")) }, hru naučí { COMMAND(WORD("learn")) }.
    .brief = Dál: { COMMAND(WORD("rules"), WORD("all")) } a { COMMAND(WORD("learn")) }.
    .braille = { WORD("rules") } { WORD("all") }, { WORD("learn") }
shell-not-here = Slovo { COMMAND($word) } v této hře nic neznamená.
    .brief = { COMMAND($word) }: v této hře ne.
    .braille = { $word } ne
shell-undo-whose = Poslední tah vezme zpět jen ten, kdo ho má za sebou: { NAME($who) }. Je u klávesnice? { CAP(WORD("yes")) } nebo { WORD("no") }?
    .brief = Zpět jen { NAME($who) }. U klávesnice? { CAP(WORD("yes")) } nebo { WORD("no") }?
    .braille = zpět jen { NAME($who) }: { WORD("yes") }/{ WORD("no") }?
shell-undo-not = Tah zůstává.
    .braille = tah zůstává
shell-taken-back = { $count ->
        [one] Vzato zpět.
        [few] Vzato zpět i s odpovědí, { NP($count, noun: "turn", case: "nom") }.
       *[other] Vzato zpět i s odpovědí, { NP($count, noun: "turn", case: "nom") }.
    }
    .brief = Vzato zpět.
    .braille = zpět
shell-unchanged = Beze změny: { $line }
    .brief = Beze změny: { $line }
    .braille = stále: { $line }
shell-repeated = Opět: { $line }
    .brief = Opět: { $line }
    .braille = opět: { $line }
shell-once-more = Ještě jednou: { $line }
    .brief = Ještě jednou: { $line }
    .braille = znovu: { $line }
shell-short-line = Zní to: { $line }
    .brief = Zní to: { $line }
    .braille = je { $line }

## Seznamy a čtení po částech

shell-list-item = { $number } { PREP(NP($count, case: "gen"), p: "z") }: { $item }
    .brief = { $number }: { $item }
    .braille = { $number } { $item }
shell-list-only = Jediná možnost, číslo 1: { $item }
    .brief = Jen 1: { $item }
    .braille = 1 { $item }
shell-moves-count = Možností je { $count }, teď 1 až { $told }.
    .brief = { NP($count, noun: "possibility") }, teď 1 až { $told }.
    .braille = možností { $count }, 1-{ $told }
shell-moves-ordered = Možností { $order } je { $count }, teď 1 až { $told }.
    .brief = { NP($count, noun: "possibility") } { $order }, teď 1 až { $told }.
    .braille = { $count } { $order }, 1-{ $told }
shell-moves-order = Seřazeno { $order }.
    .brief = { CAP($order) }.
    .braille = { $order }
shell-order-unknown = „{ $words }“ není způsob, jak tahy seřadit, tady jde { COMMANDS($orders, join: "or") }.
    .brief = „{ $words }“ tu není, jde { COMMANDS($orders, join: "or") }.
    .braille = { LIST($orders, join: "or") }
shell-order-rated = V turnajové partii tahy { COMMAND($order) } řadit nejde, jde to { COMMANDS($orders, join: "or") }.
    .brief = V turnaji jde { COMMANDS($orders, join: "or") }.
    .braille = { LIST($orders, join: "or") }
shell-list-word = Slovu „{ $word }“ za { COMMAND(WORD("moves")) } nerozumím, patří tam druh tahu, třeba { COMMAND(WORD("moves"), $example) }.
    .brief = „{ $word }“ není druh tahu, třeba { COMMAND(WORD("moves"), $example) }.
    .braille = { $word }? { WORD("moves") } { $example }
shell-hint-rated = V turnajové partii program neradí.
    .brief = V turnaji se neradí.
    .braille = v turnaji bez rady
shell-hint-locked = V této partii jsou rady zamčené.
    .brief = Rady jsou zamčené.
    .braille = rady zamčené
shell-hands-unknown = Co kdo drží v ruce, program neví, proto neradí a tahy nevypisuje.
    .brief = Ruce program nezná, neradí.
    .braille = ruce nezná, neradí
shell-people-only = S vlastními kartami hrají jen lidé, počítačový hráč je držet neumí.
    .brief = S vlastními kartami jen lidé.
    .braille = vlastní karty: jen lidé
shell-list-more = { $left ->
        [one] Zbývá
        [few] Zbývají
       *[other] Zbývá
    } { $left }, { REGISTER() ->
        [informal] napiš
       *[formal] napište
    } { COMMAND(WORD("next")) }.
    .brief = { $left ->
        [one] Zbývá
        [few] Zbývají
       *[other] Zbývá
    } { $left }: { COMMAND(WORD("next")) }.
    .braille = +{ $left }: { WORD("next") }
shell-reading-more = { $left ->
        [one] Zbývá
        [few] Zbývají
       *[other] Zbývá
    } { NP($left, noun: "sentence") }, { REGISTER() ->
        [informal] napiš
       *[formal] napište
    } { COMMAND(WORD("next")) }.
    .brief = { $left ->
        [one] Zbývá
        [few] Zbývají
       *[other] Zbývá
    } { $left }: { COMMAND(WORD("next")) }.
    .braille = +{ $left }: { WORD("next") }
shell-answer-more = { $left ->
        [one] Zbývá
        [few] Zbývají
       *[other] Zbývá
    } { NP($left, noun: "text-line") }, { REGISTER() ->
        [informal] napiš
       *[formal] napište
    } { COMMAND(WORD("next")) }.
    .brief = { $left ->
        [one] Zbývá
        [few] Zbývají
       *[other] Zbývá
    } { $left }: { COMMAND(WORD("next")) }.
    .braille = +{ $left }: { WORD("next") }
shell-list-end = Dál už nic není.
shell-list-start = Tohle je začátek.
shell-list-stale = Seznam už neplatí, { REGISTER() ->
        [informal] nech
       *[formal] nechte
    } si ho přečíst znovu.
    .brief = Seznam už neplatí.
    .braille = seznam neplatí
shell-no-list = Číslo { $number } teď nic nevybírá, seznam přečte třeba { COMMAND(WORD("moves")) }.
    .brief = { $number }: žádný seznam.
    .braille = { $number }: není seznam
shell-no-page = Nic se právě nečte, seznam přečte třeba { COMMAND(WORD("moves")) }.
    .brief = Nic se nečte.
    .braille = nic
shell-nothing-listed = Číslo { $number } teď nic nevybírá, žádný seznam se nečte.
    .braille = číslo { $number } není
shell-nothing-read = Nic se právě nečte.
    .braille = nic se nečte
shell-word = { $word }

## Tahy, rady, důvody

shell-no-such-move = Takový tah teď není: „{ $text }“.
    .brief = Takový tah není: „{ $text }“.
    .braille = není: { $text }
shell-try-what = Za { COMMAND($command) } patří tah nebo číslo ze seznamu, třeba { COMMAND($command, $example) }.
    .brief = Za { COMMAND($command) } patří tah nebo číslo.
    .braille = { $command }: tah nebo číslo
shell-hint = Rada: { $move }
    .brief = Rada: { $move }
    .braille = rada { $move }
shell-hint-how = Zahraje to číslo 1, nebo { COMMAND($words) }.
    .brief = Píše se { COMMAND($words) }.
    .braille = { $words }
shell-hint-more = Další { COMMAND($next) } řekne víc, slova { COMMAND($all) } řeknou všechno najednou.
    .brief = Víc: { COMMAND($next) }, všechno: { COMMAND($all) }.
    .braille = víc: { $next }
shell-advice-costs = S radou partie nepřinese osobní rekord ani hodnocení. Poradit? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND(WORD("yes")) } nebo { COMMAND(WORD("no")) }.
    .brief = Rada stojí rekordy a hodnocení. Poradit? { CAP(WORD("yes")) } nebo { WORD("no") }.
    .braille = bez rekordu: { WORD("yes") }/{ WORD("no") }?
shell-advice-ends = Řešení pokus ukončí, bez bodů a bez rekordu. Říct ho? { REGISTER() ->
        [informal] Napiš
       *[formal] Napište
    } { COMMAND(WORD("yes")) } nebo { COMMAND(WORD("no")) }.
    .brief = Řešení pokus ukončí, bez rekordu. Říct ho? { CAP(WORD("yes")) } nebo { WORD("no") }.
    .braille = řešení = konec: { WORD("yes") }/{ WORD("no") }?
shell-advice-not = Rada nezazní.
    .braille = bez rady
shell-solution = Pokus tím končí, tady je řešení.
    .brief = Pokus končí, řešení:
    .braille = konec, řešení:
shell-help-locked = Rady jsou až do konce partie zamčené, pro všechny u stolu.
    .brief = Rady jsou do konce zamčené.
    .braille = rady zamčené
shell-help-over = Partie je dohraná, zamykat rady nemá smysl.
    .brief = Partie je dohraná.
    .braille = dohráno
shell-no-hint = Teď není co radit.
shell-why-whom = { $count ->
        [0] Na „{ $word }“ není odpověď, u stolu není žádný počítač.
       *[other] „{ $word }“ neznám, za { COMMAND(WORD("why")) } patří { COMMAND(WORD("computer")) } nebo jméno: { $names }.
    }
    .brief = „{ $word }“ neznám.
    .braille = neznám { $word }
shell-why-idle = Počítač zatím nic neudělal.
shell-why-last = Poslední rozhodnutí, { NAME($who) }:
    .brief = { NAME($who) } naposledy:
    .braille = { NAME($who) }:
shell-why-deed = { NAME($who) }: { $move }
    .brief = { NAME($who) }: { $move }
    .braille = { NAME($who) }: { $move }
shell-why-random = { NAME($who) } vybírá náhodně.
    .brief = { NAME($who) }: náhodně.
    .braille = { NAME($who) } náhodně
shell-why-silent = Svůj důvod si { NAME($who) } nechává pro sebe.
    .brief = { NAME($who) }: důvod neřekne.
    .braille = { NAME($who) } mlčí
shell-thinks = { NAME($who) } přemýšlí, čekáte { NP($seconds, noun: "second", case: "acc") }, Ctrl plus C partii uloží a skončí.
    .brief = { NAME($who) } přemýšlí, { NP($seconds, noun: "second") }.
    .braille = { NAME($who) } myslí { $seconds } s
shell-nothing-to-explain = Zatím není co vysvětlovat.
shell-total = { CAP(ORD($place, noun: "place")) }, { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    }: { $unit ->
        [penalties] { NP($total, noun: "penalty") }
       *[points] { NP($total, noun: "point") }
    }, a to:
    .brief = { NAME($who) }: { $unit ->
        [penalties] { NP($total, noun: "penalty") }
       *[points] { NP($total, noun: "point") }
    }
    .braille = { $place }. { NAME($who) } { $total }
shell-total-bare = { CAP(ORD($place, noun: "place")) }, { PERSON($who) ->
        [formal] vy
        [informal] ty
       *[other] { NAME($who) }
    }{ $points ->
        [no] .
       *[yes] : { $unit ->
            [penalties] { NP($total, noun: "penalty") }
           *[points] { NP($total, noun: "point") }
        }.
    }
    .brief = { $points ->
        [no] { $place }. { NAME($who) }
       *[yes] { NAME($who) }: { $unit ->
            [penalties] { NP($total, noun: "penalty") }
           *[points] { NP($total, noun: "point") }
        }
    }
    .braille = { $points ->
        [no] { $place }. { NAME($who) }
       *[yes] { $place }. { NAME($who) } { $total }
    }
shell-no-section = Oddíl „{ $word }“ pravidla nemají, všechny vypíše { COMMAND($command, $all) }.
    .brief = Oddíl „{ $word }“ není.
    .braille = není { $word }
shell-options-all = Volby partie, je jich { $count }
shell-options-usual = { $changed ->
        [0] Všechny volby jsou obvyklé, přečte je { COMMAND($command, $all) }.
       *[other] Ostatní volby jsou obvyklé, přečte je { COMMAND($command, $all) }.
    }
shell-no-options = Tato hra nemá žádné volby.

## Přehled toho, co bylo řečeno

shell-history-empty = Nic takového zatím nezaznělo.
shell-history-kind = „{ $word }“ v historii není, druhy zpráv vypíše { COMMAND(WORD("help"), $command) }.
    .brief = „{ $word }“ neznám.
    .braille = neznám { $word }
shell-search-what = Za { COMMAND($command) } patří slovo, které se má najít.
    .brief = Za { COMMAND($command) } patří slovo.
    .braille = { $command }: které slovo?
shell-history-step = { $number } { PREP(NP($count, case: "gen"), p: "z") }: { $line }
    .brief = { $number }: { $line }
    .braille = { $number } { $line }
shell-oldest = Starší zpráva už není.
shell-newest = Novější zpráva už není.

## Partie a soubory

shell-saved = Partie je uložena po každém tahu. Soubor: { $file }
    .brief = Uloženo: { $file }
    .braille = uloženo
shell-check-agrees = Souhlasí, celá partie je podle pravidel.
    .brief = Souhlasí.
    .braille = souhlasí
shell-check-differs = Nesouhlasí, záznam vede k jiné pozici.
shell-transcript-none = Přepis se nepíše.
shell-transcript-goes = Přepis se píše do souboru { $file }
    .brief = Přepis: { $file }
    .braille = přepis běží
shell-transcript-begun = Přepis začíná v souboru { $file }
    .brief = Přepis: { $file }
    .braille = přepis zapnut
shell-transcript-ended = Přepis je hotov v souboru { $file }
    .brief = Přepis hotov: { $file }
    .braille = přepis hotov
shell-transcript-broken = Do přepisu už nejde psát, končí. { $file }
    .brief = Přepis skončil chybou.
    .braille = přepis: chyba
shell-file-exists = Soubor { $file } už existuje a nepřepíše se.
    .brief = { $file } už existuje.
    .braille = už existuje
shell-file-folder-missing = Složka pro { $file } neexistuje.
    .brief = Složka neexistuje.
    .braille = není složka
shell-file-is-folder = { $file } je složka, potřeba je soubor.
    .brief = { $file } je složka.
    .braille = je to složka
shell-file-permission = Do { $file } nemá program právo psát.
    .brief = Tam psát nejde.
    .braille = psát nejde
shell-file-system = Soubor { $file } nejde použít, systém hlásí: { $reason }
    .brief = Soubor nejde použít.
    .braille = soubor nejde
shell-file-name = „{ $file }“ nemůže být jméno souboru.
shell-sheet-written = Hmatový list je v souboru { $file }
    .brief = List: { $file }
    .braille = list hotov
shell-sheet-swell = { $pages ->
        [1] List pro mikrokapslový papír je v souboru { $file }
       *[other] List má { NP($pages, noun: "page") }, první je v souboru { $file }, poslední v souboru { $last }
    }
    .brief = { $pages ->
        [1] List: { $file }
       *[other] { NP($pages, noun: "page") }: { $file } až { $last }
    }
    .braille = { $pages ->
        [1] list hotov
       *[other] { NP($pages, noun: "page") }
    }
shell-sheet-text = Text v braillu je v souboru { $file }
    .brief = Text: { $file }
    .braille = text hotov
shell-sheet-title = { CAP($word) }
shell-sheet-file = Za { COMMAND($command) } patří jméno souboru s koncovkou brf, pef, svg nebo txt, třeba { COMMAND($command, "deska.brf") }
    .brief = Chybí jméno souboru, třeba deska.brf
    .braille = chybí soubor
shell-sheet-what = „{ $words }“ vytisknout nejde, jde třeba { COMMANDS($answers, join: "or") }.
    .brief = „{ $words }“ vytisknout nejde.
    .braille = { $words }: nejde
shell-no-result = Výsledek bude až po konci partie.
    .brief = Výsledek ještě není.
    .braille = výsledek není
shell-silence = Ticho.

## Co bylo napsáno

shell-too-long = Řádek má { NP($count, noun: "sign") }, nejvýš jich smí být { $most }.
    .brief = Řádek je moc dlouhý, nejvýš { $most }.
    .braille = moc dlouhé
shell-unprintable = Řádek obsahuje neviditelné znaky, proto se nic nestalo.
    .brief = Neviditelné znaky, nic se nestalo.
    .braille = neviditelné znaky
shell-not-done-by-other = Zbytek řádku neplatí, klávesnici má dostat někdo jiný.
    .brief = Zbytek řádku neplatí.
    .braille = zbytek neplatí
shell-not-done = Neprovedeno: { $commands }.
    .brief = Neprovedeno: { $commands }.
    .braille = ne: { $commands }
shell-not-done-heard = Neprovedeno: { $command }. Před tím zaznělo něco nového.
    .brief = Neprovedeno: { $command }, zaznělo něco nového.
    .braille = ne: { $command }, něco nového
shell-only-asked = Otazník se jen ptá, nic se nestalo.
    .brief = Otazník se jen ptá.
    .braille = jen otázka
shell-asked-number = Zahraje to číslo { $number }, nebo { COMMAND($words) }.
    .brief = Číslo { $number }, nebo { COMMAND($words) }.
    .braille = { $number }: { $words }
shell-asked-words = Provede to { COMMAND($words) }.
    .brief = Píše se { COMMAND($words) }.
    .braille = píše se { $words }
shell-asked-same = Provede to stejný řádek bez otazníku.
    .brief = Provede to řádek bez otazníku.
    .braille = totéž bez otazníku
shell-asked-which = Číslo jen řekne, co by to přineslo.
    .brief = Číslo jen řekne, co by přineslo.
    .braille = číslo jen ukáže
shell-asked-item = Otazník se jen ptá. Číslo { $number }: { $item }
    .brief = Jen otázka, { $number }: { $item }
    .braille = { $number }? { $item }
shell-complete = { CAP("možnosti") }: { LIST($words, join: "comma") }.
    .braille = { LIST($words, join: "comma") }
shell-complete-none = Takové slovo tu není.
shell-complete-many = Možností je { $count }, { REGISTER() ->
        [informal] napiš
       *[formal] napište
    } ještě písmeno.
    .braille = možností { $count }

## Nápověda

shell-help-topic = { $topic ->
        [verbs] Tahy
        [first] K tahu
        [answers] Otázky
        [cursor] Deska
        [hearing] Co zaznělo
        [play] Hrát
        [day] Každý den
        [know] Poznat hry
        [else] Další
        [tournament] Turnaj
        [people] Lidé
        [rounds] Kola
        [outcome] Výsledky
       *[program] Program
    }
    .braille = { $topic ->
        [verbs] tahy
        [first] k tahu
        [answers] otázky
        [cursor] deska
        [hearing] co zaznělo
        [play] hrát
        [day] každý den
        [know] poznat hry
        [else] další
        [tournament] turnaj
        [people] lidé
        [rounds] kola
        [outcome] výsledky
       *[program] program
    }
shell-help-verbs = Tahy: { LIST($words) }.
    .braille = { LIST($words, join: "comma") }
shell-help-example = Celý tah třeba { COMMAND($words) }.
    .braille = třeba { $words }
shell-help-first = K tahu: { LIST($words) }.
    .braille = { LIST($words, join: "comma") }
shell-help-answers = Ptát se lze: { LIST($words) }.
    .braille = { LIST($words, join: "comma") }
shell-help-cursor = Na desce: { LIST($words) }.
    .braille = { LIST($words, join: "comma") }
shell-help-hearing = Co zaznělo: { LIST($words) }.
    .braille = { LIST($words, join: "comma") }
shell-help-steps = Čárka a tečka jdou historií po jedné zprávě.
    .braille = , a . jdou historií
shell-help-program = Program: { LIST($words) }.
    .braille = { LIST($words, join: "comma") }
shell-help-more = Jedno slovo vysvětlí třeba { COMMAND($command, WORD("moves")) }.
    .braille = { $command } { WORD("moves") }
shell-help-key = Klávesa pro příkaz { COMMAND($word) } je { $key }.
shell-no-help = „{ $word }“ neznám, přehled dá { COMMAND($command) }.
    .brief = „{ $word }“ neznám.
    .braille = neznám { $word }
shell-no-help-for = Ke slovu { COMMAND($word) } nápověda není.
    .brief = { COMMAND($word) }: bez nápovědy.
    .braille = { $word }: nic

## Nastavení a klávesy

shell-setting = { CAP($setting) }: { $value }.
    .braille = { $setting }: { $value }
shell-setting-text = Mění se třeba takto: { COMMAND($command, "Jana") }
    .brief = { COMMAND($command, "Jana") }
shell-next-match = Platí od příští partie.
    .braille = od příští partie
shell-value = { $value }
shell-no-setting = Nastavení „{ $word }“ není, všechna vypíše { COMMAND($command) }.
    .brief = Nastavení „{ $word }“ není.
    .braille = není { $word }
shell-no-value = „{ $word }“ nejde, na výběr je { COMMANDS($choices, join: "or") }.
    .brief = Jen { COMMANDS($choices, join: "or") }.
    .braille = { LIST($choices, join: "comma") }
shell-no-display = Braillský řádek { $state ->
        [joining] se teprve připojuje
        [away] teď není připojen
       *[none] není připojen
    }, ruka se čte nahlas.
    .brief = Braillský řádek { $state ->
        [joining] se teprve připojuje
       *[none] není připojen
    }.
    .braille = řádek nepřipojen
shell-line-away = Braillský řádek { $state ->
        [joining] se teprve připojuje
       *[away] teď není připojen
    }. Na obrazovku to dá { COMMAND($command) }.
    .brief = Řádek { $state ->
        [joining] se připojuje
       *[away] není připojen
    }. Jinak: { COMMAND($command) }.
    .braille = není: { $command }
shell-on-display = Je to na braillském řádku.
    .braille = na řádku
shell-key-colon = Dvojtečka začíná slovo, které se píše celé a potvrdí Enterem.
    .braille = dvojtečka: psát
shell-key-typed = { $count ->
        [0] Tady se odpověď píše celá a potvrdí Enterem.
       *[other] Tady se odpověď píše celá a potvrdí Enterem: { COMMANDS($words, join: "or") }.
    }
    .brief = { $count ->
        [0] Píše se celá odpověď.
       *[other] Píše se { COMMANDS($words, join: "or") }.
    }
    .braille = { $count ->
        [0] psát celé
       *[other] psát { LIST($words, join: "or") }
    }
shell-key-line = { $key ->
        [space] mezerník
        [comma] čárka
        [point] tečka
        [plus] plus
        [minus] minus
        [question] otazník
        [up] šipka nahoru
        [down] šipka dolů
        [left] šipka vlevo
        [right] šipka vpravo
        [home] Home
        [end] End
        [tab] tabulátor
        [enter] Enter
        [escape] Escape
        [help] F1
        [save] Ctrl S
        [quit] Ctrl Q
        [semicolon] středník
        [equals] rovnítko
        [asterisk] hvězdička
        [slash] lomítko
        [control-home] Ctrl Home
        [control-end] Ctrl End
        [back-tab] Shift a tabulátor
        [control-right] Ctrl a šipka vpravo
        [page-up] Page Up
        [page-down] Page Down
       *[other] klávesa { $key }
    }: { $word }
    .braille = { $key ->
        [space] mezera
        [comma] čárka
        [point] tečka
        [plus] plus
        [minus] minus
        [question] otazník
        [up] šipka nahoru
        [down] šipka dolů
        [left] šipka vlevo
        [right] šipka vpravo
        [home] Home
        [end] End
        [tab] tabulátor
        [enter] Enter
        [escape] Escape
        [help] F1
        [save] Ctrl S
        [quit] Ctrl Q
        [semicolon] středník
        [equals] rovnítko
        [asterisk] hvězdička
        [slash] lomítko
        [control-home] Ctrl Home
        [control-end] Ctrl End
        [back-tab] Shift a tabulátor
        [control-right] Ctrl a šipka vpravo
        [page-up] Page Up
        [page-down] Page Down
       *[other] { $key }
    }: { $word }
shell-key-unknown = { $key ->
        [special] Tato klávesa
       *[letter] Klávesa { $key }
    } tu nic neznamená, všechny vypíše { COMMAND($command) }.
    .brief = { $key ->
        [special] Tato klávesa
       *[letter] Klávesa { $key }
    } tu nic neznamená.
    .braille = { $key ->
        [special] klávesa
       *[letter] { $key }
    }: nic

## První spuštění

shell-ask-language = Čeština: napište cs. English: type en. Prázdný řádek: čeština.
    .braille = cs / en?
shell-ask-speech = Slyšíte tuto větu jednou, dvakrát, nebo vůbec? Prázdný řádek: jednou.
    .brief = Slyšíte to jednou, dvakrát, nebo vůbec?
    .braille = slyšíte jednou, dvakrát, vůbec?
shell-ask-speech-aloud = Odečítač jsme nenašli, tyto otázky proto čte i program. Slyšíte-li jen jeho, napište { COMMAND(WORD("heard-never")) }.
    .brief = Slyšíte-li jen hlas programu, napište { COMMAND(WORD("heard-never")) }.
    .braille = jen hlas programu: { WORD("heard-never") }
shell-heard-twice = Program sám nemluví, druhý hlas vypíná odečítač.
    .braille = program sám nemluví
shell-heard-never = Program teď mluví sám, umlčí jej { COMMAND($command) }.
    .braille = program mluví
shell-heard-typing = Říká i psaná písmena, mění to { COMMAND(WORD("settings"), WORD("set-echo")) }. Každá klávesa hlas přeruší, { COMMAND(WORD("again")) } dořekne zbytek.
    .brief = Říká i psaná písmena, každá klávesa hlas přeruší.
    .braille = klávesa umlčí, { WORD("again") } dořekne

## Otázky před partií

shell-no-games = Žádná hra není nainstalována.
shell-dialogue-help = Prázdný řádek bere nabízenou odpověď, { COMMAND(WORD("undo")) } se vrací, { COMMAND(WORD("quit")) } končí.
    .brief = Prázdný řádek bere nabízenou odpověď.
    .braille = prázdný řádek: výchozí
shell-choose = „{ $word }“ nejde, na výběr je { COMMANDS($choices, join: "or") }.
    .brief = Jen { COMMANDS($choices, join: "or") }.
    .braille = { LIST($choices, join: "comma") }
shell-ask-name = Jak se { REGISTER() ->
        [informal] jmenuješ
       *[formal] jmenujete
    }? Prázdný řádek: { $usual }.
    .braille = jméno? ({ $usual })
shell-ask-name-of = Jak se jmenuje hráč číslo { $number }? Prázdný řádek: { $usual }.
    .braille = jméno { $number }? ({ $usual })
shell-usual-name = { $people ->
        [1] Hráč
       *[other] Hráč { $number }
    }
shell-name-taken = Jméno { $name } už někdo má.
    .braille = { $name }: obsazeno
shell-words-wanted = Do losu přidají hráči vlastní slova, zeptáme se před začátkem.
    .brief = Slova do losu: ano.
    .braille = slova: ano
shell-words-chosen = Semínko je zvolené, k takovému losu se slova nepřidávají.
    .brief = Zvolené semínko slova nebere.
    .braille = semínko zvolené
shell-words-begin = Každý teď napíše slova do losu. Při psaní se neukazují a platí, až je mají všichni.
    .brief = Slova do losu, při psaní se neukazují.
    .braille = slova skrytě
shell-ask-words = { $who }, slova do losu? Prázdný řádek: žádná.
    .brief = { $who }, slova do losu?
    .braille = { $who }: slova?
shell-words-taken = Slova jsou přijata.
    .brief = Přijato.
    .braille = přijato
shell-words-none = Žádná slova.
    .braille = žádná
shell-words-unfit = Slova mají { NP($count, noun: "sign") }, nejvýš jich smí být { $most } a žádné neviditelné.
    .brief = Nejvýš { NP($most, noun: "sign") }.
    .braille = nejvýš { $most }
shell-ask-option = Které pravidlo změnit? Prázdný řádek: žádné.
    .braille = které pravidlo?
shell-ask-choice = Jak to má být? Prázdný řádek: beze změny.
    .braille = jak?

## Osobní rekordy

shell-records-title = Osobní rekordy:
    .braille = rekordy
shell-records-of = { $game }:
    .braille = { $game }
shell-records-none = Takový osobní rekord tu zatím není.
    .brief = Rekord zatím není.
    .braille = rekord není
shell-records-not-here = Osobní rekordy se tu nevedou.
    .brief = Rekordy tu nejsou.
    .braille = rekordy nejsou
shell-record-line = { $title }: { $value }, { $name }.
    .brief = { $title }: { $value }, { $name }
    .braille = { $title } { $value } { $name }
shell-record-first = První osobní rekord hráče { $name }, { $title }: { $value }.
    .brief = { $name }, první rekord, { $title }: { $value }.
    .braille = { $name } { $title } { $value }
shell-record-new = Nový osobní rekord hráče { $name }, { $title }: { $value }, dosud { $before }.
    .brief = { $name }, nový rekord, { $title }: { $value }.
    .braille = { $name } { $title } { $value }!
shell-record-stays = Osobní rekord hráče { $name } zůstává, { $title }: { $value }.
    .brief = { $name }, rekord zůstává, { $title }: { $value }.
    .braille = { $name } { $title } stále { $value }
shell-record-advised = Partie s radou osobní rekord nepřináší.
    .brief = S radou není rekord.
    .braille = s radou bez rekordu
shell-record-count = { $count }
    .braille = { $count }
shell-record-time = { LIST($time) }
    .brief = { $figures }
    .braille = { $figures }
shell-record-points = { NP($points, noun: "point") }
    .brief = { $points }
    .braille = { $points }

## Klávesy a zkratky podle vlastní volby

shell-own-line = { $kind ->
        [own-keys] Klávesa { $name }
       *[abbreviations] Zkratka { $name }
    }: { $command }
    .braille = { $name }: { $command }
shell-own-empty = { $kind ->
        [own-keys] Vlastní klávesa není žádná, přidá ji třeba { COMMAND($command, "f5", WORD("free")) }.
       *[abbreviations] Vlastní zkratka není žádná, přidá ji třeba { COMMAND($command, "vo", WORD("free")) }.
    }
    .brief = Žádná není.
    .braille = žádná není
shell-own-none = { $kind ->
        [own-keys] Klávesa { $name } nic vlastního neznamená.
       *[abbreviations] Zkratka „{ $name }“ není.
    }
    .braille = { $name } není
shell-own-gone = { $kind ->
        [own-keys] Klávesa { $name } už znamená to, co předtím.
       *[abbreviations] Zkratka „{ $name }“ už neplatí.
    }
    .braille = { $name } zrušeno
shell-own-key-not = Klávesu { $name } přidělit nelze, jde jedno písmeno nebo znaménko, nebo f2 až f12.
    .brief = Klávesu { $name } přidělit nelze.
    .braille = { $name } přidělit nelze
shell-own-word-not = Zkratka „{ $name }“ být nemůže, má to být 2 až 12 malých písmen, které ještě nic neznamenají.
    .brief = Zkratka „{ $name }“ být nemůže.
    .braille = { $name } být nemůže
shell-own-long = Příkaz „{ $words }“ je tu příliš dlouhý, patří sem nejvýš { $most } znaků.
    .brief = Patří sem nejvýš { $most } znaků.
    .braille = nejvýš { $most } znaků
shell-own-full = Víc než { $most } jich uložit nelze, některou je potřeba zrušit.
    .brief = Nejvýš { $most }.
    .braille = nejvýš { $most }
shell-own-unknown = „{ $words }“ není příkaz ani tah této hry.
    .brief = „{ $words }“ není příkaz.
    .braille = není příkaz: { $words }

## Opravy toho, co bylo řečeno o kostkách, kartách a dílcích

correction-now = Opraveno, správně je:
    .braille = opraveno:
correction-unseen = Opraveno.
    .braille = opraveno
correction-changed = Tím se mění i další:
    .braille = mění se i:
correction-rest = Všechno, co následovalo, platí dál.
    .brief = Zbytek platí dál.
    .braille = zbytek platí
correction-lost = Dál záznam nesedí, znovu se { $count ->
        [one] zadá
        [few] zadají
       *[other] zadá
    } { NP($count, noun: "turn", case: "nom") }. Už neplatí:
    .brief = Znovu { NP($count, noun: "turn", case: "nom") }. Už neplatí:
    .braille = neplatí { $count }:
shell-correct-nothing = O stole zatím nic takového řečeno není, není co opravit.
    .brief = Není co opravit.
    .braille = není co opravit
shell-correct-which = Co opravit?
    .braille = co opravit?
shell-correct-what = Platí: { $old } { $asked }
    .brief = { $asked }
    .braille = oprava { $old }: { $asked }
shell-correct-means = Dosud: { $old } Nově: { $new }{ $lost ->
        [0] {""}
        [one] {" "}Znovu se zadá { NP($lost, noun: "turn", case: "nom") }.
        [few] {" "}Znovu se zadají { NP($lost, noun: "turn", case: "nom") }.
       *[other] {" "}Znovu se zadá { NP($lost, noun: "turn", case: "nom") }.
    }
    .brief = Nově: { $new }
    .braille = nově: { $new }
shell-correct-sure = Opravit to tak? { CAP(WORD("yes")) } nebo { WORD("no") }.
    .brief = Opravit?
    .braille = opravit?
shell-correct-agree = Souhlasí s opravou { NAME($who) }? { COMMAND(WORD("yes")) } nebo { COMMAND(WORD("no")) }, za všechny „všichni“.
    .brief = Souhlasí { NAME($who) }?
    .braille = souhlasí { NAME($who) }?
shell-correct-organiser = V turnaji opravu potvrzuje jen pořadatel, slovem { COMMAND($word) }. { COMMAND(WORD("no")) } ji zruší.
    .brief = Opravu potvrzuje slovo „{ $word }“.
    .braille = potvrdí: { $word }
shell-correct-stays = Nic se neopravuje.
    .braille = beze změny
shell-told-alike = { $heard } Je to ono? Slovo { COMMAND(WORD("yes")) } to potvrdí, po slovu { COMMAND(WORD("no")) } to bude příkaz { COMMAND($word) }.
    .brief = { $heard } { COMMAND(WORD("yes")) }, nebo příkaz { COMMAND($word) }: { COMMAND(WORD("no")) }.
    .braille = { $heard } { WORD("yes") }/{ WORD("no") }?
