# U pořadatele: odpovědi, otázky, vysvětlení a chyby příkazů klubu. Výsledek stojí první, věty jsou krátké.

club-usual-club = Náš klub
club-usual-tournament = Turnaj

## Rozhovor

club-hello = Klub: { $name }.
    .braille = { $name }
club-hello-none = Zatím tu žádný klub není, vznikne s prvním turnajem.
    .brief = Zatím žádný klub.
    .braille = žádný klub
club-hello-new = Turnaj { REGISTER() ->
        [informal] založ
       *[formal] založte
    } slovem { COMMAND($create) }.
    .brief = Turnaj: { COMMAND($create) }.
    .braille = turnaj: { $create }
club-bye = Vše je zapsáno, práce s klubem končí.
    .brief = Vše je zapsáno.
    .braille = zapsáno, konec
club-back = Zpátky v klubu, co zaznělo, je zapsáno.
    .brief = Zpátky v klubu.
    .braille = zpátky v klubu
club-saved = Vše je zapsáno hned, jak to zazní. Soubor: { $file }
    .brief = Zapsáno: { $file }
    .braille = zapsáno
club-help-group = { $group ->
        [tournament] Turnaj
        [people] Lidé
        [club] Rejstřík
        [rounds] Kola
       *[outcome] Výsledky
    }: { LIST($words) }.
    .braille = { LIST($words, join: "comma") }
club-help-more = Jedno slovo vysvětlí třeba { COMMAND($command, $example) }.
    .braille = { $command } { $example }
club-error-answer = Prázdná odpověď nestačí, zpátky vede slovo { COMMAND(WORD("undo")) }.
    .braille = prázdné nestačí

## Nápověda k příkazům

help-club-create = Založí turnaj a ptá se postupně na vše z propozic; prázdný řádek nechá obvyklou hodnotu.
    .braille = nový turnaj, ptá se
help-club-amend = Změní propozice: bez údaje se zeptá na všechno, s údajem změní jen ten, třeba { COMMAND(WORD("club-amend"), "kola 4") }.
    .braille = změní propozice, třeba kola 4
help-club-proposal = Přečte propozice turnaje.
    .braille = propozice turnaje
help-club-list = Vypíše turnaje klubu.
    .braille = turnaje klubu
help-club-open = Přejde k jinému turnaji klubu, třeba { COMMAND(WORD("club-open"), "prosinec") }.
    .braille = přejde k turnaji
help-club-show = Řekne, jak je turnaj daleko a na co se čeká.
    .braille = stav, na co se čeká
help-club-register = Zapíše hráče, třeba { COMMAND(WORD("club-register"), "Jana nevidomí, Petr") }; bez jména se ptá, dokud nepřijde prázdný řádek.
    .braille = zapíše: Jana nevidomí, Petr
help-club-people = Řekne, kdo je zapsán.
    .braille = kdo je zapsán
help-club-category = Zařadí hráče do kategorie, třeba { COMMAND(WORD("club-category"), "Petr nevidomí") }.
    .braille = třeba Petr nevidomí
help-club-rename = Opraví jméno, třeba { COMMAND(WORD("club-rename"), "Jana, Jana Nová") }.
    .braille = opraví: Jana, Jana Nová
help-club-withdraw = Odhlásí hráče; co získal, zůstává.
    .braille = odhlásí, body nechá
help-club-return = Vrátí odhlášeného hráče do hry.
    .braille = vrátí odhlášeného
help-club-substitute = Vystřídá hráče novým, třeba { COMMAND(WORD("club-substitute"), "Petr, Karel nevidomí") }.
    .braille = vystřídá: Petr, Karel nevidomí
help-club-qualify = Poznamená přímý postup, třeba { COMMAND(WORD("club-qualify"), "Jana") }; zruší ho { COMMAND(WORD("club-qualify"), "Jana, ne") }.
    .braille = přímý postup; Jana, ne ho zruší
help-club-decline = Hráč se vzdá postupu, místo dostane další v pořadí.
    .braille = vzdá se postupu
help-club-seat = Losuje stoly kola; { COMMAND(WORD("club-seat"), "znovu") } je změní, { COMMAND(WORD("club-seat"), "Jana, Petr / Eva, Karel") } je určí, lomítko dělí stoly.
    .braille = los kola; Jana, Petr / Eva, Karel
help-club-mix = Vysvětlí nebo zvolí, co váží víc při losování podle bodů: noví soupeři, vyváženě, blízké body.
    .braille = co váží při losu
help-club-tables = Přečte stoly kola, třeba { COMMAND(WORD("club-tables"), "2") }.
    .braille = stoly kola
help-club-play = Zahraje partii stolu tady, třeba { COMMAND(WORD("club-play"), "3") }, výsledek se zapíše sám; { COMMAND(WORD("club-play"), "3 slova") } přidá do losu slova hráčů.
    .braille = partie stolu tady, třeba 3
help-club-import = Načte záznamy partií, vyvezený klub nebo turnaj, třeba { COMMAND(WORD("club-import"), "partie.jsonl") }.
    .braille = načte záznamy nebo klub
help-club-result = Zapíše výsledek stolu, třeba { COMMAND(WORD("club-result"), "2 Jana 34, Petr 28") }; bez čísla se ptá stůl po stolu.
    .braille = třeba 2 Jana 34, Petr 28
help-club-results = Přečte výsledky kola, třeba { COMMAND(WORD("club-results"), "1") }.
    .braille = výsledky kola
help-club-correct = Opraví výsledek stolu, třeba { COMMAND(WORD("club-correct"), "2 Jana 30, Petr 28") }; co tam bylo, zůstává v protokolu.
    .braille = opraví: 2 Jana 30, Petr 28
help-club-penalty = Odečte hráči body, třeba { COMMAND(WORD("club-penalty"), "Petr 2, pozdní příchod") }.
    .braille = ubere body: Petr 2, pozdní příchod
help-club-undo = Vezme zpět poslední krok, nebo třeba { COMMAND(WORD("club-undo"), "zápis Petra") }, { COMMAND(WORD("club-undo"), "výsledek stůl 2") } nebo { COMMAND(WORD("club-undo"), "3") }.
    .braille = vezme krok zpět
help-club-standings = Přečte pořadí; za slovem může být kategorie nebo „vše“.
    .braille = pořadí, i kategorie
help-club-lot = Rozhodne losem mezi těmi, které jinak nic nerozdělí.
    .braille = rozhodne los
help-club-league = Přečte ligu; novou založí třeba { COMMAND(WORD("club-league"), "Podzim, říjen, listopad") }.
    .braille = liga; nová: Podzim, říjen
help-club-papers = Zapíše listinu do souboru, třeba { COMMAND(WORD("club-papers"), "pořadí, poradi.html") }; koncovka určí podobu.
    .braille = listina: pořadí, poradi.html
help-club-close = Uzavře turnaj, výsledek je pak konečný.
    .braille = výsledek je konečný
help-club-reopen = Znovu otevře uzavřený turnaj.
    .braille = otevře uzavřený
help-club-export = Zapíše celý klub do souboru, ⏎ třeba { COMMAND(WORD("club-export"), "klub.txt") }, ⏎ nebo turnaj pro jiné programy, třeba { COMMAND(WORD("club-export"), "turnaj.json") }.
    .braille = klub do souboru
help-club-verify = Všechno spočítá znovu a řekne, jestli to souhlasí a kdo to podepsal; { COMMAND(WORD("club-verify"), "23") } řekne otisk 23 řádků.
    .braille = vše spočte znovu

## Otázky při zakládání turnaje

club-ask-name = Jak se turnaj jmenuje? Prázdný řádek: { $usual }.
    .brief = Název? Prázdné: { $usual }.
    .braille = název? { $usual }
club-ask-date = Kdy se hraje? Prázdný řádek: { $usual }.
    .brief = Datum? Prázdné: { $usual }.
    .braille = datum? { $usual }
club-ask-begins = V kolik hodin? { $given ->
        [no] Může zůstat prázdné.
       *[yes] Prázdný řádek: { $usual }.
    }
    .brief = Čas? { $given ->
        [no] Může zůstat prázdné.
       *[yes] Prázdné: { $usual }.
    }
    .braille = čas? { $given ->
        [no] {""}
       *[yes] { $usual }
    }
club-ask-place = Kde se hraje? { $given ->
        [no] Může zůstat prázdné.
       *[yes] Prázdný řádek: { $usual }.
    }
    .brief = Místo? { $given ->
        [no] Může zůstat prázdné.
       *[yes] Prázdné: { $usual }.
    }
    .braille = místo? { $given ->
        [no] {""}
       *[yes] { $usual }
    }
club-ask-organiser = Kdo pořádá? { $given ->
        [no] Může zůstat prázdné.
       *[yes] Prázdný řádek: { $usual }.
    }
    .brief = Pořadatel? { $given ->
        [no] Může zůstat prázdné.
       *[yes] Prázdné: { $usual }.
    }
    .braille = pořádá? { $given ->
        [no] {""}
       *[yes] { $usual }
    }
club-ask-game = Které hry se hrají? Víc her oddělte čárkou, kola se v nich střídají. Prázdný řádek: { $usual }.
    .brief = Hry? Prázdné: { $usual }.
    .braille = hry? { $usual }
club-ask-tables = Kolik lidí u stolu, nejméně a nejvýš? Prázdný řádek: { $usual }.
    .brief = U stolu? Prázdné: { $usual }.
    .braille = u stolu? { $usual }
club-ask-rounds = Kolik kol? Prázdný řádek: { $usual }.
    .brief = Kolik kol? Prázdné: { $usual }.
    .braille = kola? { $usual }
club-ask-seating = Jak se určují stoly? Prázdný řádek: { $usual }.
    .brief = Stoly? Prázdné: { $usual }.
    .braille = stoly? { $usual }
club-ask-mix = Co váží víc? Prázdný řádek: { $usual }.
    .brief = Váha? Prázdné: { $usual }.
    .braille = váha? { $usual }
club-ask-groups = Kolik skupin, kolik z každé postupuje, kolik kol má finále? Prázdný řádek: { $usual }.
    .brief = Skupiny, postup, kola finále? Prázdné: { $usual }.
    .braille = skupiny? { $usual }
club-ask-points = Jak se boduje? Prázdný řádek: { $usual }.
    .brief = Body? Prázdné: { $usual }.
    .braille = body? { $usual }
club-ask-ties = Co rozhoduje při shodě, po řadě? Prázdný řádek: { $usual }.
    .brief = Při shodě? Prázdné: { $usual }.
    .braille = při shodě? { $usual }
club-ask-categories = Které kategorie mají vlastní pořadí? Prázdný řádek: { $usual }.
    .brief = Kategorie? Prázdné: { $usual }.
    .braille = kategorie? { $usual }
club-ask-minutes = Kolik minut má partie? Nula znamená bez limitu. Prázdný řádek: { $usual }.
    .brief = Minut na partii? Prázdné: { $usual }.
    .braille = minut? { $usual }
club-asked-all = Propozice jsou hotové. Hráče { REGISTER() ->
        [informal] zapiš
       *[formal] zapište
    } slovem { COMMAND($register) }.
    .brief = Propozice jsou hotové.
    .braille = propozice hotové

## Ostatní otázky

club-ask-register = Kdo hraje? Jméno, za ním může být kategorie jako { $example }; prázdný řádek končí.
    .brief = Kdo hraje? Prázdný řádek končí.
    .braille = kdo hraje?
club-ask-register-next = Kdo dál? Prázdný řádek končí.
    .brief = Kdo další?
    .braille = kdo další?
club-ask-result = Stůl { $table }, { LIST($players, join: "comma") }: kdo kolik? Prázdný řádek nechá stůl na potom.
    .brief = Stůl { $table }, { LIST($players, join: "comma") }: kdo kolik?
    .braille = { $table }: { LIST($players, join: "comma") }?
club-ask-who = Kdo?
    .braille = kdo?
club-ask-category = Do které kategorie?
    .braille = kategorie?
club-ask-new-name = Jaké je správné jméno?
    .braille = nové jméno?
club-ask-leaving = Kdo odchází?
    .braille = kdo odchází?
club-ask-coming = Kdo přichází? Za jménem může být kategorie.
    .brief = Kdo přichází?
    .braille = kdo přichází?
club-ask-penalty = Kdo a kolik bodů? Za čárkou může být důvod.
    .brief = Kdo a kolik bodů?
    .braille = kdo, kolik bodů?
club-ask-correct = Který stůl a jaký výsledek, třeba 2 Jana 30, Petr 28?
    .brief = Stůl a výsledek?
    .braille = stůl a výsledek?
club-ask-import = Který soubor?
    .braille = soubor?
club-ask-file = Do kterého souboru?
    .braille = do souboru?
club-ask-open = Který turnaj? Prázdný řádek: { $usual }.
    .brief = Turnaj? Prázdné: { $usual }.
    .braille = turnaj? { $usual }
club-ask-paper = Která listina? Prázdný řádek: { $usual }.
    .brief = Listina? Prázdné: { $usual }.
    .braille = listina? { $usual }
club-ask-format = V jaké podobě? Prázdný řádek: { $usual }.
    .brief = Podoba? Prázdné: { $usual }.
    .braille = podoba? { $usual }

## Co se stalo

club-did-create-what = { CAP($date) }. { $count ->
        [one] Hra
        [few] Hry
       *[other] Hry
    }: { LIST($games) }. Kol: { $rounds }.
    .brief = { $date }, { LIST($games) }, kol { $rounds }.
    .braille = { $date } kol { $rounds }
club-did-amend-rounds = Rozlosovaná kola od { ORD($first, case: "gen", gender: "n") } už neplatí, losují se znovu.
    .brief = Kola od { NP($first, case: "gen") } se losují znovu.
    .braille = od kola { $first } losovat
club-did-close-early = Odehráno je { $played } { PREP(NP($rounds, case: "gen"), p: "z") } kol; další hraní umožní slovo { COMMAND(WORD("club-reopen")) }.
    .brief = Odehráno { $played } { PREP(NP($rounds, case: "gen"), p: "z") } kol.
    .braille = kol { $played } z { $rounds }
club-did-register = Zapsáno: { LIST($players) }. Celkem { NP($count, noun: "player") }.
    .brief = Zapsáno, hráčů { $count }.
    .braille = zapsáno, hráčů { $count }
club-did-register-late = { $count ->
        [one] Hraje
        [few] Hrají
       *[other] Hrají
    } od { ORD($round, case: "gen", gender: "n") } kola.
    .brief = Od kola { $round }.
    .braille = od kola { $round }
club-did-withdraw-table = { NAME($player) } ještě sedí u stolu { $table }, do výsledku patří jméno a slovo { COMMAND($absent) }.
    .brief = { NAME($player) } je ještě u stolu { $table }.
    .braille = stůl { $table }: { $absent }
club-did-category = Kategorie { $category }: { LIST($players) }.
    .brief = { $category }: { LIST($players) }.
    .braille = { LIST($players, join: "comma") }
club-did-category-none = Bez kategorie: { LIST($players) }.
    .braille = bez: { LIST($players, join: "comma") }
club-did-rename = Jméno je opravené: { NAME($player) }, dřív { NAME($old) }.
    .brief = Jméno opravené: { NAME($player) }.
    .braille = jméno { NAME($player) }
club-did-qualify = { $count ->
        [one] Přímý postup má
        [few] Přímý postup mají
       *[other] Přímý postup mají
    } { LIST($players) }.
    .brief = Přímo: { LIST($players) }.
    .braille = přímo { LIST($players, join: "comma") }
club-did-unqualify = { $count ->
        [one] Přímý postup nemá
        [few] Přímý postup nemají
       *[other] Přímý postup nemají
    } { LIST($players) }.
    .brief = Ne přímo: { LIST($players) }.
    .braille = ne přímo
club-did-correct-old = Původně: { $line }
    .brief = Předtím: { $line }
    .braille = byl: { $line }
club-did-paper = Soubor { $file } je hotov: { $paper }
    .brief = Zapsáno: { $file }
    .braille = hotovo { $file }
club-did-export = Klub je v souboru { $file }, turnajů: { $count }.
    .brief = Vyvezeno: { $file }
    .braille = hotovo { $file }
club-did-export-without = Turnaj { $tournament } vyvezený není, jeho záznam není v pořádku. V klubu zůstává.
    .brief = Nevyvezený turnaj { $tournament }.
    .braille = vadný turnaj chybí
club-did-import-club = Klub { $name } je načtený a ověřený, turnajů: { $count }.
    .brief = Načtený klub { $name }, turnajů { $count }.
    .braille = klub { $name } { $count }
club-did-import-tournaments = { $count ->
        [0] { $further ->
            [0] Všechny turnaje už v klubu { $club } jsou, nic se nemění.
           *[other] Do klubu { $club } žádný nový turnaj nepřibývá.
        }
        [one] Do klubu { $club } přibývá jeden ověřený turnaj.
        [few] Do klubu { $club } přibývají { $count } ověřené turnaje.
       *[other] Do klubu { $club } přibývá { $count } ověřených turnajů.
    }
    .brief = Nových turnajů: { $count }.
    .braille = nových turnajů { $count }
club-did-import-further = Turnaj { $tournament } pokračuje tím, co se zapsalo jinde.
    .brief = { $tournament } pokračuje.
    .braille = { $tournament } pokračuje
club-did-import-league-kept = Liga { $league } je tu založená jinak a zůstává, jak je.
    .brief = Liga { $league } zůstává.
    .braille = liga { $league } zůstává
club-did-verify = Turnaj { $name } souhlasí: { NP($lines, noun: "text-line") }, { NP($matches, noun: "match") } ze záznamů, losování { $draws }.
    .brief = { $name } souhlasí, řádků { $lines }.
    .braille = souhlasí { $name }
club-verify-older = { $name }: tento počítač už viděl { $seen ->
        [one] { NP($seen, gender: "mi") } řádek
        [few] { $seen } řádky
       *[other] { $seen } řádků
    }, teď jich je { $count } a nenavazují. Soubor je starší, nebo jiný.
    .brief = { $name }: viděno řádků { $seen }, teď { $count }, nenavazují.
    .braille = { $name } viděno { $seen } teď { $count }
club-verify-more = { $name }: vadných řádků je ještě { $count }.
    .brief = { $name }: špatných řádků ještě { $count }.
    .braille = a ještě { $count }

## Kde turnaj je

club-list-none = Klub zatím nemá žádný turnaj.
    .braille = žádný turnaj
club-list-head = { $name }: { NP($count, noun: "tournament") }.
    .brief = { $name }: { NP($count, noun: "tournament") }.
    .braille = { $name } { $count }
club-list-entry = { $name }, { $date }, { NP($players, noun: "player") }{ $state ->
        [closed] {", uzavřený"}
        [current] {", právě otevřený"}
       *[open] {""}
    }. Zkratka { $id }.
    .brief = { $name }, { $date }, { $id }.
    .braille = { $id }
club-list-broken = Turnaje, se kterými nelze pracovat: { $count }. V klubu zůstávají beze změny.
    .brief = Nelze pracovat s turnaji: { $count }.
    .braille = vadné turnaje { $count }
club-show = { $name }, { $date }, { NP($players, noun: "player") }.
    .brief = { $name }, { NP($players, noun: "player") }.
    .braille = { $name }, hráčů { $players }
club-show-closed = Turnaj je uzavřený.
    .braille = uzavřený
club-show-none = Žádný turnaj tu zatím není.
    .brief = Zatím žádný turnaj.
    .braille = žádný turnaj
club-show-left = Všichni hráči jsou odhlášení.
    .brief = Všichni odhlášení.
    .braille = nikdo nehraje
club-show-empty = Zatím není nikdo zapsán.
    .brief = Nikdo není zapsán.
    .braille = nikdo nezapsán
club-show-next = Na řadě je losování { ORD($round, case: "gen", gender: "n") } kola.
    .brief = Losuje se kolo { $round }.
    .braille = losovat kolo { $round }
club-show-over = Všechna kola jsou odehraná, celkem { $played }.
    .brief = Odehráno kol: { $played }.
    .braille = odehráno { $played }
club-show-round = { CAP(ORD($round, gender: "n")) } kolo, { $game }. Výsledek chybí u { $count ->
        [one] stolu
        [few] stolů
       *[other] stolů
    } { LIST($tables) }.
    .brief = Kolo { $round }, chybí { LIST($tables, join: "comma") }.
    .braille = kolo { $round } čeká { LIST($tables, join: "comma") }
club-next-register = Hráče zapíše slovo { COMMAND($register) }.
    .brief = Dál: { COMMAND($register) }.
    .braille = dál: { $register }
club-next-seat = Stoly losuje slovo { COMMAND($seat) }, další hráče zapíše { COMMAND($register) }.
    .brief = Dál: { COMMAND($seat) } nebo { COMMAND($register) }.
    .braille = dál: { $seat }, { $register }
club-next-stale = Losuje slovo { COMMAND($seat) }; když se už hraje, výsledky zapíše { COMMAND($result) }.
    .brief = Dál: { COMMAND($seat) } nebo { COMMAND($result) }.
    .braille = dál: { $seat }, { $result }
club-next-result = Výsledky zapíše slovo { COMMAND($result) }, kdo kde sedí, řekne slovo { COMMAND($tables) }.
    .brief = Dál: { COMMAND($result) } nebo { COMMAND($tables) }.
    .braille = dál: { $result }, { $tables }
club-next-over = Pořadí řekne slovo { COMMAND($standings) }, listiny zapíše { COMMAND($papers) }, turnaj uzavře { COMMAND($close) }.
    .brief = Dál: { COMMAND($standings) }, { COMMAND($papers) } nebo { COMMAND($close) }.
    .braille = { $standings }, { $papers }, { $close }
club-next-closed = Pořadí řekne slovo { COMMAND($standings) }, listiny zapíše { COMMAND($papers) }, další turnaj založí { COMMAND($create) }.
    .brief = Dál: { COMMAND($standings) }, { COMMAND($papers) } nebo { COMMAND($create) }.
    .braille = { $standings }, { $papers }, { $create }
club-round-waits = { $count ->
        [one] Zbývá stůl
        [few] Zbývají stoly
       *[other] Zbývají stoly
    } { LIST($tables) }.
    .brief = Zbývá { LIST($tables, join: "comma") }.
    .braille = zbývá { LIST($tables, join: "comma") }
club-round-over = { CAP(ORD($round, gender: "n")) } kolo je odehrané.
    .brief = Kolo { $round } odehrané.
    .braille = kolo { $round } hotovo
club-people-head = { $count ->
        [one] Zapsán je { NP($count, noun: "player") }
        [few] Zapsáni jsou { NP($count, noun: "player") }
       *[other] Zapsáno je { NP($count, noun: "player") }
    }.
    .braille = hráčů { $count }
club-people-entry = { $number }: { NAME($player) }{ $state ->
        [gone] {", už nehraje"}
        [direct] {", přímý postup"}
       *[here] {""}
    }.
    .braille = { $number } { NAME($player) }
club-people-entry-category = { $number }: { NAME($player) }, kategorie { $category }{ $state ->
        [gone] {", už nehraje"}
        [direct] {", přímý postup"}
       *[here] {""}
    }.
    .braille = { $number } { NAME($player) }, { $category }
club-standings-early = Zatím není zapsán žádný výsledek, pořadí ještě není.
    .brief = Zatím žádný výsledek.
    .braille = žádný výsledek
club-standings-none = V této kategorii zatím nikdo není.
    .braille = nikdo
club-league-none = Žádná liga zatím není, založí ji třeba { COMMAND(WORD("club-league"), "Podzim, říjen, listopad") }.
    .brief = Žádná liga není.
    .braille = žádná liga
club-papers-which = Listiny: { LINES($papers) }.
club-papers-formats = Podoby: { LIST($formats) }.

## Losování a jeho vysvětlení

club-seating-stale = Stoly { ORD($round, case: "gen", gender: "n") } kola už neodpovídají seznamu hráčů.
    .brief = Stoly kola { $round } už neplatí.
    .braille = kolo { $round } už nesedí
club-pair = { NAME($one) } a { NAME($two) }
    .braille = { NAME($one) }-{ NAME($two) }
club-span = { $first } až { $last }
    .braille = { $first }-{ $last }
club-explain-none = V tomto kole se nikdo nepotká podruhé.
    .brief = Samí noví soupeři.
    .braille = noví soupeři
club-explain-one = { NAME($one) } a { NAME($two) } se potkají { $times ->
        [2] podruhé
        [3] potřetí
        [4] počtvrté
       *[other] už { $times }krát
    }, jinak nikdo.
    .brief = { NAME($one) } a { NAME($two) }: { $times }krát.
    .braille = { $times }x { NAME($one) }-{ NAME($two) }
club-explain-pairs = { $times ->
        [2] Podruhé
        [3] Potřetí
        [4] Počtvrté
       *[other] Už { $times }krát
    } se potkají: { LIST($pairs, join: "comma") }.
    .brief = { $times }krát: { LIST($pairs, join: "comma") }.
    .braille = { $times }x { LIST($pairs, join: "comma") }
club-explain-many = { $times ->
        [2] Podruhé
        [3] Potřetí
        [4] Počtvrté
       *[other] Už { $times }krát
    } se { $count ->
        [one] potká { $count } dvojice
        [few] potkají { NP($count, gender: "f") } dvojice
       *[other] potká { $count } dvojic
    }.
    .brief = { $times }krát dvojic: { $count }.
    .braille = { $times }x dvojic { $count }
club-explain-else = Ostatní sedí s novými soupeři.
    .brief = Jinak noví soupeři.
    .braille = jinak noví
club-explain-spread = Nejvíc se body liší u stolu { $table }, rozdíl je { $points }.
    .brief = Největší rozdíl { $points }, stůl { $table }.
    .braille = rozdíl { $points } stůl { $table }
club-explain-often = Nejčastěji, { $times }krát, se potkají: { LIST($pairs, join: "comma") }.
    .brief = { $times }krát: { LIST($pairs, join: "comma") }.
    .braille = { $times }x { LIST($pairs, join: "comma") }
club-explain-often-many = Nejčastěji, { $times }krát, se { $count ->
        [one] potká { $count } dvojice
        [few] potkají { NP($count, gender: "f") } dvojice
       *[other] potká { $count } dvojic
    }.
    .brief = { $times }krát dvojic { $count }.
    .braille = { $times }x dvojic { $count }
club-explain-out = { $times ->
        [one] Jedno kolo bez stolu
        [few] Nejvýš { NP($times, noun: "round", case: "acc") } bez stolu
       *[other] Nejvýš { NP($times, noun: "round", case: "acc") } bez stolu
    }: { LIST($players) }.
    .brief = Někdy bez stolu: { LIST($players) }.
    .braille = bez stolu { LIST($players, join: "comma") }
club-mix = { CAP($word) }: { $mix ->
        [new] kdo se ještě nepotkal, má přednost, blízké body až potom.
        [balanced] noví soupeři a blízké body váží stejně.
       *[close] sedí spolu ti s podobnými body, i když se už potkali.
    }
    .braille = { $word }
club-mix-now = Teď platí: { $word }.
    .braille = teď { $word }

## Stůl hraný tady

club-table-begins = { CAP(ORD($round, gender: "n")) } kolo, stůl { $table }: { LIST($players) }.
    .brief = Kolo { $round }, stůl { $table }.
    .braille = k{ $round } s{ $table }
club-table-left = Partie je uložená, dohraje se slovem { COMMAND($play) }.
    .brief = Uloženo, dál: { COMMAND($play) }.
    .braille = uloženo, { $play }

## Chyby: co bylo řečeno

club-error-no-tournament = Žádný turnaj tu není, založte ho slovem { COMMAND(WORD("club-create")) }.
    .braille = žádný turnaj, založ
club-error-tournament = Turnaj „{ $word }“ v klubu není, jsou tu: { LIST($choices) }.
    .braille = turnaj { $word }: { LIST($choices, join: "comma") }
club-error-club = Klub „{ $word }“ neexistuje, jsou tu: { LIST($choices) }.
    .braille = klub { $word }: { LIST($choices, join: "comma") }
club-error-word = „{ $word }“ tu nic neznamená, na výběr je { LIST($choices, join: "or") }.
    .braille = { $word }: { LIST($choices, join: "comma") }
club-error-field = „{ $word }“ není údaj a hodnota, údaje jsou: { LIST($choices) }.
    .braille = { $word }: { LIST($choices, join: "comma") }
club-error-field-value = Za „{ $word }“ chybí hodnota, třeba { COMMAND(WORD("club-amend"), "kola 4") }.
    .braille = { $word }: kolik?
club-error-category = Kategorie „{ $word }“ není, na výběr je { LIST($choices, join: "or") }.
    .braille = { $word }: { LIST($choices, join: "comma") }
club-error-no-categories = Kategorie „{ $word }“ není, turnaj nemá žádné.
    .braille = bez kategorií
club-error-name-category = „{ $word }“ je kategorie, chybí před ní jméno.
    .braille = chybí jméno
club-error-register-whom = Chybí jméno, správně je například { COMMAND(WORD("club-register"), "Jana") }.
    .braille = chybí jméno
club-error-who = Chybí jméno hráče.
    .braille = chybí jméno
club-error-who-none = Hráče „{ $word }“ tu neznám, jsou tu: { LIST($choices) }.
    .braille = neznám { $word }: { LIST($choices, join: "comma") }
club-error-who-near = Hráče „{ $word }“ tu neznám, podobně se jmenuje { LIST($choices, join: "or") }.
    .braille = neznám { $word }: { LIST($choices, join: "comma") }
club-error-who-unknown = Hráče „{ $word }“ tu neznám, všechny řekne slovo { COMMAND(WORD("club-people")) }.
    .braille = neznám { $word }
club-error-who-table = „{ $word }“ u stolu { $table } nesedí, sedí tam: { LIST($choices) }.
    .braille = { $table }: { LIST($choices, join: "comma") }
club-error-who-several = „{ $word }“ může být { LIST($choices, join: "or") }, napište víc písmen.
    .braille = { $word }: { LIST($choices, join: "comma") }
club-error-substitute = Potřebuji dvě jména: kdo odchází, čárka, kdo přichází.
    .braille = chybí druhé jméno
club-error-rename = Potřebuji dvě jména: jak je zapsáno, čárka, jak je správně.
    .braille = chybí druhé jméno
club-error-penalty = Chybí jméno a body, správně je například Petr 2.
    .braille = chybí jméno, body
club-error-no-game = Chybí hra, třeba { LIST($choices, join: "or") }.
club-error-option = Volbu „{ $option }“ žádná hra turnaje nemá, jsou tu: { LIST($choices) }.
club-error-groups = „{ $text }“ nejsou skupiny, správně jsou tři čísla: skupiny, postup z každé, kola finále.
club-error-points = „{ $text }“ nejsou body, správně je například 8-6-4-2-0.
    .voice = „{ $text }“ nejsou body, správně jsou čísla s pomlčkami, například osm, šest, čtyři, dva, nula.
    .braille = { $text } nejsou body
club-error-toml = Propozice { PREP($file, p: "v") } nejdou přečíst jako TOML, chyba je na řádku { $line }.
club-error-not-seated = Žádné kolo není rozlosované, rozlosuje ho slovo { COMMAND(WORD("club-seat")) }.
    .braille = není losováno
club-error-round-open = { CAP(ORD($round, gender: "n")) } kolo se ještě hraje, výsledek chybí u { $count ->
        [one] stolu
        [few] stolů
       *[other] stolů
    } { LIST($tables) }.
    .braille = kolo { $round } čeká { LIST($tables, join: "comma") }
club-error-table = Stůl { $number } { PREP(ORD($round, case: "loc", gender: "n"), p: "v") } kole není, { $most ->
        [1] je tam jen stůl 1
       *[other] stoly jsou 1 až { $most }
    }.
    .braille = stoly jen 1-{ $most }
club-error-result-what = Chybí výsledek, u stolu { $table } { COUNT($players) ->
        [one] sedí
        [few] sedí
       *[other] sedí
    } { LIST($players) }.
    .braille = { $table }: { LIST($players, join: "comma") }?
club-error-result-count = Čísel je { $given }, u stolu sedí { $expected }.
    .braille = čísel { $given }, lidí { $expected }
club-error-result-twice = { $name } má výsledek dvakrát.
    .braille = { $name } dvakrát
club-error-result-missing = Chybí výsledek: { LIST($names) }.
    .braille = chybí { LIST($names, join: "comma") }
club-error-result-mixed = Buď body, nebo místa, obojí najednou nejde.
    .braille = body, nebo místa
club-error-result-names = Buď má každé číslo jméno, nebo žádné; nejasné je „{ $text }“.
    .braille = nejasné { $text }
club-error-result-number = „{ $text }“ není jméno a výsledek jako „Jana 34“, „Jana 1.“ nebo { COMMAND("Petr", $absent) }.
    .braille = nejasné { $text }
club-error-reported = Stůl { $table } už výsledek má, změní ho slovo { COMMAND($correct) }.
    .braille = stůl { $table }: oprav
club-error-not-here = Hra { $game } se tu hrát nedá, výsledek zapište slovem { COMMAND($result) }.
club-error-no-lot = Los není třeba, o všech místech je rozhodnuto.
    .braille = los netřeba
club-error-lot-early = Losuje se až po posledním kole, odehráno je { $played } { PREP(NP($rounds, case: "gen"), p: "z") }. Skutečný los zapíše slovo { COMMAND(WORD("club-lot")) } a za ním jména.
    .braille = los až na konci
club-error-league = Liga „{ $word }“ tu není, jsou tu: { LIST($choices) }.
    .braille = liga { $word }: { LIST($choices, join: "comma") }
club-error-league-name = „{ $word }“ není jméno ligy, chybí písmeno nebo číslice.
club-error-league-line = Liga { $league }, řádek { $line } záznamu není v pořádku. { $cause }
    .braille = liga { $league } řádek { $line }
club-error-league-unread = Nedá se přečíst; založte ligu znovu jménem a turnaji.
club-error-paper-file = K podobě „{ $format }“ patří soubor, třeba --soubor poradi.{ $format }
club-error-import-what = Chybí jméno souboru, správně je například { COMMAND(WORD("club-import"), "partie.jsonl") }.
    .braille = chybí soubor
club-error-export-where = Chybí jméno souboru, správně je například { COMMAND(WORD("club-export"), "klub.txt") }.
    .braille = chybí soubor

## Chyby: partie ze záznamů

club-error-match-damaged = Záznam partie nejde použít. { $cause }
    .braille = záznam poškozený
club-error-match-unfinished = Partie v záznamu není dohraná, má { NP($actions, noun: "action") }.
    .braille = partie nedohraná
club-error-match-training = Partie v záznamu je cvičná, vracely se v ní tahy; do turnaje se nepočítá.
    .braille = partie cvičná
club-error-match-known = Tento záznam už je zapsaný, kolo { $round }, stůl { $table }.
    .braille = už zapsáno k{ $round } s{ $table }
club-error-match-reported = Výsledek už je zapsaný, kolo { $round }, stůl { $table }: { LIST($names) }.
    .braille = už je k{ $round } s{ $table }
club-error-match-nowhere = U žádného stolu hry { $game } nesedí právě { LIST($names) }.
club-error-match-option = Volba { $option } má v partii hodnotu { $value }, v turnaji platí { $expected }.
club-error-words-seed = Turnaj má zvolené semínko { $seed }, nic se nelosuje, a vlastní slova proto nemají co změnit.
    .braille = semínko { $seed } zvolené
club-error-match-bot = Partie nepatří do turnaje: { $name } je v záznamu počítač { $player }, u stolu hrají lidé.
    .braille = { $name } je počítač
club-error-match-chosen = Partie má zvolené semínko { $seed }, náhoda se dala znát předem; hraje se s volbou --stul { $occasion }.
    .brief = Partie má zvolené semínko { $seed }, správně je --stul { $occasion }.
    .braille = semínko { $seed } zvolené
club-error-match-seed = Partie má semínko { $seed }, tento stůl má { $expected }.
    .braille = semínko má být { $expected }
club-error-match-sealed = Partie skončila, ale záznam neprozrazuje semínko, takže náhodu nejde ověřit; načtěte záznam ze složky finished.
    .brief = Záznam neprozrazuje semínko, náhodu nejde ověřit.
    .braille = semínko chybí
club-error-match-home = Partie neříká, že patří k tomuto stolu; hraje se s volbou --stul { $occasion }.
    .braille = chybí --stul { $occasion }
club-error-match-occasion = Partie patří ke stolu { $occasion }, ten v tomto turnaji není nebo u něj sedí jiní lidé.
    .braille = cizí stůl { $occasion }
club-error-match-before = Partie začala { MOMENT($started, at: "v") }, turnaj byl založen až { MOMENT($created, at: "v") }.
    .braille = partie před turnajem
club-error-match-lost = Záznam partie, ze které je výsledek, v klubu chybí.
club-error-match-other = Výsledek stolu { $table } v kole { $round } neodpovídá záznamu partie.
club-error-draw-seed = Semínko losování { $seed } neplyne ze semínka turnaje.
club-error-draw = Losování se semínkem { $seed } dává jiné stoly.

## Chyby: soubory klubu

club-error-journal = Turnaj { $tournament }, řádek { $line } záznamu není v pořádku. { $cause }
    .braille = { $tournament } řádek { $line }
club-error-file-foreign = Soubor { $file } není klub z tohoto programu.
club-error-file-version = Klub { PREP($file, p: "v") } má verzi { $version }, tento program čte jen verzi { $known }.
club-error-file-torn = Klub { PREP($file, p: "v") } je poškozený, nic se nezměnilo; obnoví ho vyvezená kopie.
club-error-file-strange = V klubu { $file } je něco cizího: { $found }. Nic se nezměnilo.
club-error-file-long = Tolik se do klubu { $file } nevejde, nic se nezapsalo.
club-error-file-exists = Klub { $file } už existuje a nepřepíše se.
club-error-file-gone = Soubor klubu { $file } mezitím zmizel nebo je jiný, nic se nezapsalo. Turnaj uloží jinam slovo { COMMAND(WORD("club-export")) }.
club-error-file-behind = Klub { $file } mezitím změnil jiný program, otevřete ho znovu.
club-error-file-there = Soubor { $file } už existuje a nepřepíše se.
    .braille = { $file } už je
club-error-archive-foreign = Soubor není ani záznam partie, ani vyvezený klub.
    .braille = cizí soubor
club-error-archive-line = Vyvezený klub je poškozený, řádek { $line } tam nepatří.
    .braille = řádek { $line } nepatří
club-error-archive-changed = Vyvezený klub byl změněn nebo není celý, nic se nenačetlo.
    .braille = soubor změněný
club-error-import-differs = Turnaj { $tournament } v klubu { $club } je jiný, načtěte soubor jako nový klub volbou --klub.
    .braille = { $tournament } je tu jiný
