# Příkazový řádek operačního systému: nápověda, chyby, zprávy příkazů.
# Chyba je jedna věta, říká špatnou hodnotu i to, co by bylo správně.

cli-version = accessgames { $version }
cli-interrupted = Přerušeno.

## Nápověda

cli-help-usage = Použití: accessgames PŘÍKAZ a za ním volby
cli-help-start = Bez příkazu se program ohlásí a nabídne hry.
cli-help-commands = Příkazy:
cli-help-options = Volby:
cli-help-more = Volby příkazu vypíše například accessgames hraj --help
cli-help-english = Anglická jména příkazů a voleb platí také: play, --players

cli-command-play = hraj HRA: začne partii
cli-command-resume = pokracuj [SOUBOR]: pokračuje v uložené partii
cli-command-replay = prehraj SOUBOR: převypráví nebo ověří uloženou partii
cli-command-simulate = simuluj HRA: nechá mezi sebou hrát počítače
cli-command-analyse = rozbor HRA [SOUBOR]: řekne, co lze v pozici zahrát a co je nejlepší
cli-command-rules = pravidla HRA [ODDÍL]: vypíše pravidla hry
cli-command-braille = brajl SOUBOR: přepíše text do českého braillu
cli-command-doctor = diagnostika: zjistí, co na tomto počítači funguje
cli-command-bench = mereni: změří rychlost programu

cli-usage-play = Použití: accessgames hraj HRA [volby]
cli-usage-resume = Použití: accessgames pokracuj [SOUBOR] [volby]; bez souboru poslední nedohraná partie
cli-usage-replay = Použití: accessgames prehraj SOUBOR [volby]
cli-usage-simulate = Použití: accessgames simuluj HRA [volby]
cli-usage-analyse = Použití: accessgames rozbor HRA [SOUBOR] [volby]; bez souboru začátek hry
cli-usage-rules = Použití: accessgames pravidla HRA [ODDÍL]; bez oddílu všechna pravidla
cli-usage-braille = Použití: accessgames brajl SOUBOR [volby]; pomlčka místo souboru čte vstup
cli-usage-doctor = Použití: accessgames diagnostika [volby]
cli-usage-bench = Použití: accessgames mereni [volby]

cli-option-action = --tah TAH: zeptá se na tah v zápisu hry, třeba proč nejde; lze opakovat
cli-option-format = --format brf, pef nebo unicode: podoba výstupu, jinak unicode
cli-option-games = --partii POČET: kolik partií se odehraje, jinak 100
cli-option-help = --help: tato nápověda
cli-option-jobs = --procesu POČET: kolik procesů počítá naráz, jinak 1; výsledek se nemění
cli-option-journal = --zaznamy SLOŽKA: uloží záznam každé partie
cli-option-json = --json: vypíše jeden dokument JSON a nic jiného
cli-option-lang = --jazyk cs nebo en: jazyk programu
cli-option-limit = --nejvys POČET: kolik tahů se vypíše, jinak 20
cli-option-lines = --radku POČET: řádků na stránku, jinak 25
cli-option-only = --jen JMÉNO: jen měření, jejichž jméno tak začíná; lze opakovat
cli-option-option = --volba KLÍČ=HODNOTA: volba pravidel; lze opakovat
cli-option-players = --hraci "Jana,bot:2": jména lidí a bot s úrovní nebo povahou
cli-option-profile = --profil ctecka, klavesy nebo zrak: způsob ovládání
cli-option-seed = --seminko ČÍSLO: stejné číslo dá stejnou náhodu
cli-option-verify = --over: partii nepřevypráví, jen ověří
cli-option-version = --version: verze programu
cli-option-width = --sirka POČET: buněk na řádek, jinak 30

## Chybné použití

cli-error-command-unknown = Příkaz „{ $word }“ neexistuje, příkazy vypíše accessgames --help.
cli-error-command-near = Příkaz „{ $word }“ neexistuje, nejbližší je „{ $near }“.
cli-error-option-unknown = Volba „{ $word }“ neexistuje, volby vypíše --help.
cli-error-option-near = Volba „{ $word }“ neexistuje, nejbližší je „--{ $near }“.
cli-error-option-foreign = Volba „--{ $flag }“ k příkazu „{ $command }“ nepatří, jeho volby vypíše --help.
cli-error-no-value = Za volbou „--{ $flag }“ chybí hodnota.
cli-error-unwanted = Volba „--{ $flag }“ nemá hodnotu, „{ $value }“ je navíc.
cli-error-twice = Volba „--{ $flag }“ je zadána dvakrát, stačí jednou.
cli-error-extra = Slovo „{ $word }“ je navíc.
cli-error-missing-game = Chybí jméno hry, na výběr je { LIST($choices, join: "or") }.
cli-error-missing-file = Chybí jméno souboru.
cli-error-number = Volba „--{ $flag }“ chce celé číslo od { $least } do { $most }, ne „{ $value }“.
cli-error-choice = Volba „--{ $flag }“ může být { LIST($choices, join: "or") }, ne „{ $value }“.
cli-error-option-pair = Volba pravidel se píše klíč=hodnota, ne „{ $pair }“.
cli-error-player-empty = Mezi hráči chybí jméno, správně je třeba „Jana,bot:2“.
cli-error-player-name = Jméno „{ $name }“ nejde použít, smí mít nejvýš { NP($most, noun: "letter") }.
cli-error-player-twice = Jméno „{ $name }“ mají dva hráči, každý potřebuje jiné.
cli-error-person = Hráč „{ $name }“ je člověk, tady hrají jen počítače, třeba bot:2.
error-bot-form = Počítačový hráč se píše bot:2 nebo bot:greedy, ne „{ $player }“.
error-bot-level = Počítač „{ $player }“ neexistuje, úrovně jsou 1 až { $most }.
error-bot-policy = Počítač „{ $player }“ neexistuje, povahy jsou { LIST($known) }.

## Soubory a systém

cli-error-file-missing = Soubor „{ $file }“ neexistuje.
cli-error-file-permission = K souboru „{ $file }“ nemáte přístup.
cli-error-file-folder = „{ $file }“ je složka, potřeba je soubor.
cli-error-file-exists = Soubor „{ $file }“ už existuje a nepřepíše se.
cli-error-system = Systém odmítl „{ $file }“: { $reason }.

## Simulace

cli-simulate-head = { $game }: { NP($games, noun: "match") }, semínko { $seed }
cli-simulate-seat = Hráč { $seat }, { $player }: výhry { $wins }, to je { $percent } procenta, průměr { $mean } bodu
cli-simulate-speed = Za { $seconds } sekundy: { $games } partie a { $actions } akce za sekundu
cli-simulate-progress = Odehráno { $done } z { $games }.
