# Příkazový řádek operačního systému: nápověda, chyby, zprávy příkazů.
# Chyba je jedna věta, říká špatnou hodnotu i to, co by bylo správně.

cli-interrupted = Přerušeno.

## Nápověda

cli-help-usage = Použití: accessgames PŘÍKAZ a za ním volby
cli-help-start = Bez příkazu se program ohlásí a nabídne hry.
cli-help-commands = Příkazy:
cli-help-options = Volby:
cli-help-deeds = Co klub umí:
cli-help-deed = { $deed }: { $what }
cli-help-deed-usage = Použití: accessgames klub { $deed } a volby
cli-help-more = Volby příkazu vypíše například accessgames hraj --help
cli-help-english = Anglická jména příkazů a voleb platí také: play, --players

cli-command-play = hraj HRA: začne partii
cli-command-resume = pokracuj: pokračuje v uložené partii
cli-command-tutor = uc HRA KAPITOLA: naučí hrát krok za krokem na připravené partii
cli-command-replay = prehraj SOUBOR: převypráví, ověří nebo rozebere uloženou partii
cli-command-simulate = simuluj HRA: nechá mezi sebou hrát počítače
cli-command-ladder = zebricek HRA: změří, jak každá úroveň počítače poráží tu pod ní
cli-command-analyse = rozbor HRA: řekne, co lze v pozici zahrát a co je nejlepší
cli-command-rules = pravidla HRA: vypíše pravidla hry
cli-command-mistakes = pouceni HRA: položí další z vlastních chyb z dohraných partií
cli-command-daily = denni HRA: položí úlohu dne, s --datum i dřívější
cli-command-records = rekordy HRA: vypíše osobní rekordy
cli-command-statistics = statistika HRA: vypíše výsledky partií a hodnocení
cli-command-backup = zaloha SOUBOR: uloží všechno osobní do jednoho souboru
cli-command-restore = obnova SOUBOR: přidá, co je v záloze a tady ne
cli-command-news = novinky: řekne, co je v programu nového
cli-command-not-understood = nerozpoznane: řekne, kterým řádkům program nerozuměl
cli-command-braille = brajl SOUBOR: přepíše text do českého braillu
cli-command-sheet = tisk HRA CO: zapíše desku nebo diagram hry pro hmat
cli-command-serve = herna: otevře hernu pro hosty u jiných počítačů
cli-command-join = pripoj ADRESA: vejde do herny, kde se hraje po síti
cli-command-table = stul SOUBOR: odehraje stůl turnaje z jeho souboru a zapíše do něj výsledek
cli-command-club = klub: turnaje klubu; bez dalšího slova rozhovor s pořadatelem
cli-command-doctor = diagnostika: zjistí, co na tomto počítači funguje
cli-command-bench = mereni: změří rychlost programu
cli-command-new-game = nova-hra: založí balíček s vlastní hrou

cli-usage-play = Použití: accessgames hraj HRA a volby
cli-usage-resume = Použití: accessgames pokracuj SOUBOR a volby; bez souboru poslední nedohraná partie
cli-usage-tutor = Použití: accessgames uc HRA KAPITOLA a volby; bez hry se program zeptá
cli-usage-replay = Použití: accessgames prehraj SOUBOR a volby
cli-usage-simulate = Použití: accessgames simuluj HRA a volby
cli-usage-ladder = Použití: accessgames zebricek HRA a volby; bez hry všechny hry
cli-usage-analyse = Použití: accessgames rozbor HRA SOUBOR a volby; bez souboru začátek hry
cli-usage-rules = Použití: accessgames pravidla HRA ODDÍL; bez oddílu všechna pravidla
cli-usage-mistakes = Použití: accessgames pouceni HRA a volby
cli-usage-daily = Použití: accessgames denni HRA a volby; --radek ověří řádek s výsledkem
cli-usage-records = Použití: accessgames rekordy HRA; bez hry rekordy všech her
cli-usage-statistics = Použití: accessgames statistika HRA; bez hry všechny hry
cli-usage-backup = Použití: accessgames zaloha SOUBOR; bez souboru jeden s dnešním datem
cli-usage-restore = Použití: accessgames obnova SOUBOR
cli-usage-news = Použití: accessgames novinky
cli-usage-not-understood = Použití: accessgames nerozpoznane; --soubor je zapíše do nového souboru
cli-usage-braille = Použití: accessgames brajl SOUBOR a volby; pomlčka místo souboru čte vstup
cli-usage-sheet = Použití: accessgames tisk HRA CO a volby, třeba accessgames tisk tetrikon A1
cli-usage-serve = Použití: accessgames herna a volby
cli-usage-join = Použití: accessgames pripoj ADRESA a volby
cli-usage-table = Použití: accessgames stul SOUBOR a volby
cli-usage-club = Použití: accessgames klub CO a volby; bez slova CO rozhovor
cli-usage-doctor = Použití: accessgames diagnostika a volby
cli-usage-bench = Použití: accessgames mereni a volby
cli-usage-new-game = Použití: accessgames nova-hra JMENO, třeba accessgames nova-hra nim

cli-option-action = --tah TAH: zeptá se na tah v zápisu hry, třeba proč nejde; lze opakovat
cli-option-analyse = --rozbor: řekne obraty dohrané partie a co bylo lepší
cli-option-begins = --zacatek ČAS: v kolik hodin se začíná, třeba 16:00
cli-option-best = --nejlepsich POČET: kolik nejlepších výsledků se v lize počítá, 0 všechny
cli-option-bye = --volno prumer, nic, vyhra nebo remiza: co dostane ten, na koho nezbylo místo u stolu
cli-option-capacity = --kapacita POČET: kolik hráčů nejvýš
cli-option-category = --kategorie JMÉNO: kategorie hráčů; při zakládání všechny, oddělené čárkou
cli-option-clock = --hodiny SEKUND: každý řádek trvá tolik sekund, aby se partie s časem dala opakovat
cli-option-club = --klub JMÉNO: který klub, jinak naposledy použitý
cli-option-date = --datum DEN: den turnaje nebo úlohy, třeba 21.11.2026
cli-option-deadline = --uzaverka TEXT: uzávěrka přihlášek do propozic
cli-option-delete = --smazat: smaže výsledky, hodnocení a osobní rekordy, záznamy partií zůstanou
cli-option-entries = --prihlasky TEXT: kam se hlásit, do propozic
cli-option-evaluation = --vyhodnoceni TEXT: text o vyhodnocení do propozic
cli-option-fee = --startovne TEXT: startovné do propozic
cli-option-file = --soubor SOUBOR: propozice v TOML, nebo soubor, do kterého se má zapsat
cli-option-format = --format brf, pef, unicode, u desky i svg: podoba výstupu, jinak unicode
cli-option-game = --hra HRA: hra turnaje, jméno nebo zkratka; lze opakovat, kola se střídají
cli-option-games = --partii POČET: kolik partií se odehraje, jinak 100, v žebříčku 200
cli-option-final = --finale "4, 1": kolik lidí jde po všech kolech do finále a kolik má kol; se slovem sečíst se body přičtou
cli-option-groups = --skupiny "4, 2, 1": kolik skupin, kolik z každé postupuje, kolik kol má finále
cli-option-handicaps = --vyrovnani SLOVO: jestli se vyrovnání sil přidá k výsledku, nebo je náskokem v každé partii
cli-option-teams = --druzstva "4, nejlepší 3": kolik hráčů je v družstvu a jak se počítají: součet, nejlepší, hráč proti hráči
cli-option-credits = --kredity "8, nejlepších 6, spolu 3": po týdny na více místech, kolik stolů se každému počítá
cli-option-help = --help: tato nápověda
cli-option-inherits = --prebira: náhradník převezme i dosavadní body
cli-option-jobs = --procesu POČET: kolik procesů počítá naráz; výsledek se nemění
cli-option-journal = --zaznamy SLOŽKA: uloží záznam každé partie
cli-option-csv = --csv: vypíše tabulku CSV a nic jiného
cli-option-json = --json: vypíše jeden dokument JSON a nic jiného
cli-option-knockout = --vyrazovani "1, další místa": na vyřazení, kolik postupuje z každého stolu, a zda se hraje o další místa
cli-option-lang = --jazyk cs nebo en: jazyk programu
cli-option-limit = --nejvys POČET: kolik tahů se vypíše, jinak 20
cli-option-line = --radek ŘÁDEK: ověří řádek s výsledkem úlohy podle jeho kódu
cli-option-lines = --radku POČET: řádků na stránku, jinak 25
cli-option-lower = --mene-vitezi HRY: ve kterých jiných hrách vítězí méně bodů, jména, ano nebo ne
cli-option-minutes = --minut POČET: časový limit partie
cli-option-mix = --vaha novi, vyvazene nebo blizke: co váží víc při losování podle bodů
cli-option-no-help = --bez-pomoci: v partii nikdo nedostane radu, zůstane to v jejím záznamu
cli-option-notes = --poznamky TEXT: poznámky do propozic
cli-option-only = --jen JMÉNO: jen měření nebo dvojice žebříčku toho jména; lze opakovat
cli-option-option = --volba KLÍČ=HODNOTA: volba pravidel; lze opakovat
cli-option-organiser = --poradatel JMÉNO: kdo pořádá
cli-option-page = --stranka ČÍSLO: která stránka pro svg, jinak první
cli-option-paper = --papir LIST: a4, a4-full bez okrajů nebo us americký, jinak a4
cli-option-place = --misto TEXT: kde se hraje
cli-option-players = --hraci "Jana,bot:2": jména lidí a bot s úrovní nebo povahou
cli-option-points = --body 8-6-4-2-0: body za místa u stolu, nebo tresty či skore
cli-option-profile = --profil ctecka, klavesy nebo zrak: způsob ovládání, ctecka pro odečítač
cli-option-qualified = --primo: hráč má přímý postup
cli-option-qualifies = --postupuje POČET: kolik míst postupuje, se slovy z kazde kategorie zvlášť
cli-option-reason = --duvod TEXT: důvod opravy nebo trestu
cli-option-round = --kolo ČÍSLO: které kolo, jinak to, na které se čeká
cli-option-rounds = --kol POČET: kolik kol turnaj má
cli-option-scale = --velikost-stolu JAK: body za místa „od prvního místa“, „od posledního místa“ nebo „podíl poražených“
cli-option-seating = --rozsazeni losem, setkani, "podle bodu", kruh, skupiny nebo svycarsky: jak se určují stoly
cli-option-seed = --seminko ČÍSLO: stejné číslo dá stejnou náhodu
cli-option-solved = --reseni: diagram i s řešením
cli-option-sound = --zvuk SOUBOR.wav: zapíše zkušební větu jako zvuk
cli-option-table = --stul KÓD: stůl turnaje, pro který se partie hraje, jak stojí na jeho kartě
cli-option-tables = --stoly 3-4: nejméně a nejvýš lidí u stolu; při losování jména u jednoho stolu, lze opakovat
cli-option-ties = --shoda "součet, nejlepší hra, los": co rozhoduje při shodě, po řadě
cli-option-tournament = --turnaj ZKRATKA: který turnaj klubu, jinak poslední neuzavřený
cli-option-travel = --doprava TEXT: doprava do propozic
cli-option-try = --zkouska: řekne zkušební větu a ukáže ji na braillském řádku
cli-option-verify = --over: partii nepřevypráví, jen ověří
cli-option-version = --version: verze programu
cli-option-words = --slova: každý přidá do losu vlastní slova, která ostatní nevidí
cli-option-walk = --projdi: projde dohranou partii slovy, čísly nebo klávesami
cli-option-width = --sirka POČET: buněk na řádek, jinak 30

## Chybné použití

cli-error-command-unknown = Příkaz „{ $word }“ neexistuje, příkazy vypíše accessgames --help.
cli-error-command-near = Příkaz „{ $word }“ neexistuje, nejbližší je „{ $near }“.
cli-error-deed-unknown = „{ $word }“ klub neumí, co umí, vypíše accessgames klub --help.
cli-error-deed-near = „{ $word }“ klub neumí, nejbližší je „{ $near }“.
cli-error-option-unknown = Volba „{ $word }“ neexistuje, volby vypíše --help.
cli-error-option-near = Volba „{ $word }“ neexistuje, nejbližší je „--{ $near }“.
cli-error-option-alone = Volba „--{ $flag }“ patří k příkazu, ale žádný tu není, příkazy vypíše accessgames --help.
cli-error-option-foreign = Volba „--{ $flag }“ k příkazu „{ $command }“ nepatří, jeho volby vypíše --help.
cli-error-option-foreign-deed = Volba „--{ $flag }“ k příkazu „klub { $deed }“ nepatří, jeho volby vypíše --help.
cli-error-words-seed = Volba „--{ $flag }“ patří k tajnému losu, se zvoleným semínkem nejde.
cli-error-no-value = Za volbou „--{ $flag }“ chybí hodnota.
cli-error-unwanted = Volba „--{ $flag }“ nemá hodnotu, „{ $value }“ je navíc.
cli-error-twice = Volba „--{ $flag }“ je zadána dvakrát, stačí jednou.
cli-error-extra = Slovo „{ $word }“ je navíc.
cli-error-missing-game = Chybí jméno hry, na výběr je { LIST($choices, join: "or") }.
cli-error-missing-file = Chybí jméno souboru.
cli-error-missing-name = Chybí jméno nové hry.
cli-error-game-name = Hra se nemůže jmenovat „{ $name }“, jméno má dvě až dvacet malých písmen bez diakritiky nebo číslic a začíná písmenem.
cli-error-game-name-taken = Jméno „{ $name }“ už program používá, zvolte jiné.
cli-error-folder-exists = Složka { $file } už existuje, nic se nezapsalo.
cli-new-game-written = Hra je ve složce { $file }.
cli-new-game-install = Nainstaluje ji: pip install -e { $file }
cli-new-game-check = Zkontroluje ji pytest spuštěný ve složce { $file }.
cli-error-table = Stůl „{ $value }“ neznám, na kartě stolu má tvar jako { $example }.
cli-error-table-seed = U stolu { $table } se semínko losuje; vynechte jednu z voleb --seminko a --stul.
cli-error-number = Volba „--{ $flag }“ chce celé číslo od { $least } do { $most }, ne „{ $value }“.
cli-error-choice = Volba „--{ $flag }“ může být { LIST($choices, join: "or") }, ne „{ $value }“.
cli-error-option-pair = Volba pravidel se píše klíč=hodnota, ne „{ $pair }“.
cli-error-player-empty = Mezi hráči chybí jméno, správně je například „Jana,bot:2“.
cli-error-player-name = Jméno „{ $name }“ je moc dlouhé nebo má neviditelné znaky, stačí { NP($most, noun: "letter") }.
cli-error-player-twice = Jméno „{ $name }“ mají dva hráči, každý potřebuje jiné.
cli-error-person = Hráč „{ $name }“ je člověk, tady hrají jen počítače, třeba bot:2.
error-bot-form = Počítačový hráč se píše bot:2, bot:mistr nebo bot:greedy, ne „{ $player }“.
error-bot-level = Úroveň { $level } tu není, úrovně jsou 1 až { $most }.
    .brief = Úrovně jsou 1 až { $most }.
    .braille = úrovně 1 až { $most }
error-bot-policy = Počítač „{ $player }“ neexistuje, úrovně jsou 1 až { $most } a povahy { LIST($known) }.

## Soubory a systém

cli-error-output = Výstup nejde zapsat, systém hlásí { $reason }.
cli-error-nothing-saved = Žádná nedohraná partie není uložená.
cli-error-file-exists = Soubor „{ $file }“ už existuje a nepřepíše se.
cli-error-checkout = Příkaz „{ $command }“ je pro vývojáře a funguje jen ve složce se zdrojovým kódem.

## Simulace

cli-simulate-head = { $game }: { NP($games, noun: "match") }, semínko { $seed }
cli-simulate-seat = Hráč { $seat }, { $player }: výher { $wins }, procent { $percent }, průměr bodů { $mean }
cli-simulate-speed = Sekund { $seconds }, partií za sekundu { $games }, akcí za sekundu { $actions }

## Žebříček

cli-ladder-head = { $game }: v každé dvojici { NP($games, noun: "match") }, semínko { $seed }
cli-ladder-machine = Měřeno: { $python }, { $system }, procesorů { $processors }, semínko { $seed }
cli-ladder-rung = { $above } proti { $below }: výher { $wins }{ $half ->
        [yes] {" "}a půl
       *[no] {""}
    } { PREP($games, p: "z") }, procent { $percent }
cli-ladder-table = { $above } proti { $below }, hráčů { $seats }{ $any ->
        [yes] , { $options }
       *[no] {""}
    }: lepší umístění, procent { $percent }, partií { $games }
cli-ladder-interval = Interval spolehlivosti v procentech: { $low } až { $high }, cíl { $wanted } je { $kept ->
        [yes] splněn
       *[no] nesplněn
    }
cli-ladder-pace = { $player }: rozhodnutí průměrně { $mean } ms, nejdéle { $slowest } ms

## Měření

cli-bench-first-line = { $game }: první řádek za { $value } ms
cli-bench-first-reply = { $game }: první napsaný řádek zodpovězen za { $value } ms
cli-bench-memory = { $game }: paměť při hře { $value } MB
cli-bench-hung-answer = { $game }: s visícím hlasem odpověď obvykle za { $value } ms
cli-bench-hung-slowest = { $game }: s visícím hlasem odpověď nejdéle za { $value } ms
cli-bench-hung-quit = { $game }: s visícím hlasem konec programu za { $value } ms
cli-bench-cancel-median = { $game }: zrušení řeči přijato obvykle za { $value } ms
cli-bench-cancel-slowest = { $game }: zrušení řeči přijato nejdéle za { $value } ms
cli-bench-cancel-silent = { $game }: ticho po zrušení obvykle za { $value } ms
cli-bench-no-cancel = Zrušení řeči se neměří, chybí { LIST($programs) }.
cli-bench-answer-first = { $game }: první odpověď na otázku nejdéle za { $value } ms
cli-bench-answer-median = { $game }: odpověď obvykle za { $value } ms
cli-bench-answer-p95 = { $game }: odpověď v 95 procentech do { $value } ms
cli-bench-render = { $game }: věta ve třech podobách, mikrosekund { $value }
cli-bench-legal-median = { $game }: všechny možné tahy obvykle za { $value } ms
cli-bench-legal-p95 = { $game }: všechny možné tahy v 95 procentech do { $value } ms
cli-bench-legal-each = { $game }: jeden možný tah, mikrosekund { $value }
cli-bench-games-random = { $game }: náhodní hráči, partií za sekundu { $value }
cli-bench-games-greedy = { $game }: hladoví hráči, partií za sekundu { $value }
cli-bench-games-careful = { $game }: opatrní hráči, partií za sekundu { $value }
cli-bench-decision-median = { $game }: rozhodnutí počítače úrovně { $level } obvykle za { $value } ms
cli-bench-decision-slowest = { $game }: rozhodnutí počítače úrovně { $level } nejdéle za { $value } ms
cli-bench-greedy-game = { $game }: partie hladových hráčů obvykle { $value } ms
cli-bench-events = { $game }: akcí jádra za sekundu { $value }
cli-bench-work = { $game }: { $work }, za sekundu { $value }
cli-bench-work-time = { $game }: { $work }, v 95 procentech do { $value } ms
cli-bench-tiling-pentominoes = { $game }: jedno vyplnění desky 6 krát 10 pentominy za { $value } ms
cli-bench-tiling-hand = { $game }: všechna vyplnění desky 5 krát 7 z osmi dílků za { $value } ms
cli-bench-tiling-supply = { $game }: jedno vyplnění desky 8 krát 8 ze zásoby dílků za { $value } ms
cli-bench-seating-cost = Klub, { NP($people, noun: "person") }, { NP($rounds, noun: "round") }, opakovaných setkání: { $value }
cli-bench-seating-score = Klub podle bodů, { NP($people, noun: "person") }, { NP($rounds, noun: "round") }, opakovaných setkání: { $value }
cli-bench-seating-time = Klub, { NP($people, noun: "person") }, { NP($rounds, noun: "round") }: rozsazení za { $value } ms
cli-bench-seating-bound = Klub, { NP($people, noun: "person") }, { NP($rounds, noun: "round") }: { $what ->
        [met] potká se dvojic
        [sizes] rozdíl u menších stolů
       *[starts] rozdíl v začátcích
    } { $value }, mez { $bound }
cli-bench-seating-lot = los
cli-bench-seating-order = pořadí podle bodů
cli-bench-limit =
    { $line }, { $kept ->
        [yes] v mezi
       *[no] přes mez
    } { $limit }
cli-bench-reference = { $line }, poměr { $ratio }, srovnání: { $reference }
cli-bench-absent = Pro srovnání chybí { $engine }, přidá se instalací s doplňkem bench.

## Převyprávění a rozbor

cli-seat-name = Hráč { $seat }
cli-replay-finished =
    Záznam je v pořádku, dohraná partie má { $actions ->
        [one] { NP($actions, case: "acc", gender: "f") } akci
        [few] { NP($actions, case: "acc", gender: "f") } akce
       *[other] { $actions } akcí
    }.
cli-replay-advised = { NAME($who) }: rada, partie je bez rekordu.
cli-replay-locked = Odtud jsou rady zamčené, hraje se bez pomoci.
cli-replay-turned = { NAME($who) }: deska leží { $quarters ->
        [0] zase jako na začátku
        [1] otočená vpravo
        [2] vzhůru nohama
       *[3] otočená vlevo
    }.
cli-replay-unfinished =
    Záznam je v pořádku, nedohraná partie má { $actions ->
        [one] { NP($actions, case: "acc", gender: "f") } akci
        [few] { NP($actions, case: "acc", gender: "f") } akce
       *[other] { $actions } akcí
    }.
cli-analyse-count = Možných tahů je { $actions }.
cli-analyse-best = Nejlepší v zápisu hry: { $action }
cli-analyse-line = { $number }: { $action }
cli-analyse-refused = „{ $action }“ nejde. { $reason }
cli-error-other-game = Soubor „{ $file }“ je partie jiné hry: { $game }.
cli-error-no-sheets = Hra { $game } nemá nic, co by se tisklo pro hmat.
cli-sheet-pages = List má { NP($pages, noun: "page") }, zapsána je první, další vybírá --stranka.
cli-error-section = Oddíl „{ $section }“ pravidla nemají, na výběr je { LIST($known, join: "or") }.

## Diagnostika

cli-doctor-version = accessgames { $version }, Python { $python }, systém { $system }
cli-doctor-input-terminal = Vstup je terminál.
cli-doctor-input-pipe = Vstup není terminál, čte se po řádcích.
cli-doctor-width = Šířka terminálu: { $width }
cli-doctor-encoding = Kódování výstupu: { $encoding }
cli-doctor-profile-flag = Profil { $profile }, zvolený na příkazovém řádku
cli-doctor-profile-environment = Profil { $profile }, zvolený proměnnou prostředí
cli-doctor-profile-settings = Profil { $profile }, zvolený v nastavení
cli-doctor-profile-default = Profil { $profile }, protože nic jiného zvoleno není
cli-doctor-profile-pipe = Profil { $profile }, protože vstup není terminál
cli-doctor-languages = Jazyky { LIST($languages) } ve složce { $folder }
cli-doctor-data = Do složky s partiemi jde zapisovat: { $folder }
cli-doctor-data-closed = Do složky s partiemi nejde zapisovat: { $folder }
cli-doctor-settings-broken = Nastavení nejde přečíst: { $file }
cli-doctor-game = Hra { $game } je připravená.
cli-doctor-game-broken = Hra { $game } je nainstalovaná, ale nejde načíst.
cli-doctor-module = Modul { $module } je nainstalovaný.
cli-doctor-module-absent = Modul { $module } chybí, k hraní není potřeba.
cli-defect = V programu je chyba, podrobnosti jsou v souboru { $file }
cli-option-name = --jmeno TEXT: jméno herny nebo hosta
cli-option-port = --port ČÍSLO: kde herna poslouchá, jinak 8021
cli-option-ssh = --ssh ČÍSLO: kde herna pouští terminály přes ssh, jinak 8022
cli-option-tls = --tls: spojení s hernou je šifrované, hosté napoprvé porovnají šest slov
cli-option-certificate = --certifikat SOUBOR: šifrované spojení s certifikátem ze souboru
cli-option-key = --klic SOUBOR: klíč k certifikátu, když je v jiném souboru
cli-option-poster = --letak SOUBOR: leták s adresou herny a obrázkem QR k vytištění
cli-option-reached = --odjinud ADRESA: kde server najdou ostatní servery, třeba ws://10.0.0.7:8021
cli-option-database = --databaze ADRESA: herna v PostgreSQL, adresa postgresql://POČÍTAČ/DATABÁZE
cli-option-word = --slovo TEXT: slovo, bez kterého do herny zvenku nikdo nevejde
