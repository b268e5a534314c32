# The command line of the operating system: help, mistakes, what the commands tell.
# A mistake is one sentence; it names the wrong value and what would be right.

cli-interrupted = Interrupted.

## Help

cli-help-usage = Usage: accessgames COMMAND and its options
cli-help-start = Without a command the program introduces itself and offers the games.
cli-help-commands = Commands:
cli-help-options = Options:
cli-help-deeds = What the club can do:
cli-help-deed = { $deed }: { $what }
cli-help-deed-usage = Usage: accessgames club { $deed } and options
cli-help-more = Options of one command: for example accessgames play --help
cli-help-english = Czech names of commands and options work too: hraj, --hraci

cli-command-play = play GAME: starts a match
cli-command-resume = resume: goes on with a saved match
cli-command-tutor = tutor GAME CHAPTER: teaches a game step by step in a prepared match
cli-command-replay = replay FILE: retells, verifies or analyses a saved match
cli-command-simulate = simulate GAME: lets computer players play each other
cli-command-ladder = ladder GAME: measures how each level of the computer beats the one below
cli-command-analyse = analyse GAME: tells what can be played in a position and what is best
cli-command-rules = rules GAME: prints the rules of a game
cli-command-mistakes = mistakes GAME: asks the next of your own mistakes in finished matches
cli-command-daily = daily GAME: asks the task of the day, with --date an earlier one
cli-command-records = records GAME: prints the personal records
cli-command-statistics = statistics GAME: prints results of matches and ratings
cli-command-backup = backup FILE: saves everything personal in one file
cli-command-restore = restore FILE: adds what is in a backup but not here
cli-command-news = news: tells what is new in the program
cli-command-not-understood = not-understood: tells which lines the program did not understand
cli-command-braille = braille FILE: transcribes a text into Czech Braille
cli-command-sheet = sheet GAME PART: writes a board or diagram of a game for the fingers
cli-command-serve = serve: opens a hall for guests at other computers
cli-command-join = join ADDRESS: enters a hall where people play over a network
cli-command-table = table FILE: plays a tournament's table from its file and writes the result into it
cli-command-club = club: tournaments of the club; without another word it is a conversation with the organiser
cli-command-doctor = doctor: finds out what works on this machine
cli-command-bench = bench: measures how fast the program is
cli-command-new-game = new-game: begins a package with a game of your own

cli-usage-play = Usage: accessgames play GAME and options
cli-usage-resume = Usage: accessgames resume FILE and options; without a file it is the last unfinished match
cli-usage-tutor = Usage: accessgames tutor GAME CHAPTER and options; without a game the program asks
cli-usage-replay = Usage: accessgames replay FILE and options
cli-usage-simulate = Usage: accessgames simulate GAME and options
cli-usage-ladder = Usage: accessgames ladder GAME and options; without a game it measures all games
cli-usage-analyse = Usage: accessgames analyse GAME FILE and options; without a file it is the start of the game
cli-usage-rules = Usage: accessgames rules GAME SECTION; without a section it prints all rules
cli-usage-mistakes = Usage: accessgames mistakes GAME and options
cli-usage-daily = Usage: accessgames daily GAME and options; --line checks a line with a result
cli-usage-records = Usage: accessgames records GAME; without a game it prints those of all games
cli-usage-statistics = Usage: accessgames statistics GAME; without a game it prints those of all games
cli-usage-backup = Usage: accessgames backup FILE; without a file its name has today's date
cli-usage-restore = Usage: accessgames restore FILE
cli-usage-news = Usage: accessgames news
cli-usage-not-understood = Usage: accessgames not-understood; --file puts them into a new file
cli-usage-braille = Usage: accessgames braille FILE and options; a hyphen instead of the file reads the input
cli-usage-sheet = Usage: accessgames sheet GAME PART and options, like accessgames sheet tetrikon A1
cli-usage-serve = Usage: accessgames serve and options
cli-usage-join = Usage: accessgames join ADDRESS and options
cli-usage-table = Usage: accessgames table FILE and options
cli-usage-club = Usage: accessgames club WHAT and options; without WHAT it is a conversation
cli-usage-doctor = Usage: accessgames doctor and options
cli-usage-bench = Usage: accessgames bench and options
cli-usage-new-game = Usage: accessgames new-game NAME, like accessgames new-game nim

cli-option-action = --action ACTION: asks about an action in the game's notation; repeatable
cli-option-analyse = --analyse: tells the turning points of a finished match and what was better
cli-option-begins = --begins TIME: when it begins, such as 16:00
cli-option-best = --best COUNT: how many of the best results count in a league, 0 for all
cli-option-bye = --bye average, nothing, win or draw: what a player without a table gets
cli-option-capacity = --capacity COUNT: how many players there may be at most
cli-option-category = --category NAME: category of players; when a tournament is made, all of them, with commas
cli-option-clock = --clock SECONDS: every line takes this long, so that a match with a clock repeats
cli-option-club = --club NAME: which club, else the one used last
cli-option-date = --date DAY: day of the tournament or task, such as 2026-11-21
cli-option-deadline = --deadline TEXT: deadline for entries, for the announcement
cli-option-delete = --delete: deletes results, ratings and personal records, records of matches stay
cli-option-entries = --entries TEXT: where to enter, for the announcement
cli-option-evaluation = --evaluation TEXT: text about counting, for the announcement
cli-option-fee = --fee TEXT: entry fee, for the announcement
cli-option-file = --file FILE: an announcement in TOML, or the file to be written
cli-option-format = --format brf, pef, unicode, for a board also svg: form of the output, unicode if not given
cli-option-game = --game GAME: game of the tournament, name or id; may be repeated, rounds alternate
cli-option-games = --games COUNT: how many games are played; 100 if not given, 200 on the ladder
cli-option-final = --final "4, 1": how many go on to a final and how many rounds it has; the word “added” adds points up
cli-option-groups = --groups "4, 2, 1": how many groups, how many go on from each, rounds of the final
cli-option-handicaps = --handicaps WORD: whether handicaps are added to the result or are a start in each game
cli-option-teams = --teams "4, best 3": how many make a team and how they count: “sum”, “best” or “board order”
cli-option-credits = --credits "8, best 6, together 3": over weeks at several places, how many tables of each count
cli-option-help = --help: this help
cli-option-inherits = --inherits: the substitute takes over the points so far, too
cli-option-jobs = --jobs COUNT: how many processes work at once; the result stays the same
cli-option-journal = --journal FOLDER: writes a journal of every game
cli-option-csv = --csv: prints a table in CSV and nothing else
cli-option-json = --json: prints one JSON document and nothing else
cli-option-knockout = --knockout "1, next places": how many go on from a table, and whether next places are played for
cli-option-lang = --lang cs or en: language of the program
cli-option-limit = --limit COUNT: how many actions are told, 20 if not given
cli-option-line = --line LINE: checks the line of a result by its code
cli-option-lines = --lines COUNT: lines on a page, 25 if not given
cli-option-lower = --lower GAMES: other games in which fewer points win: names, “yes” or “no”
cli-option-minutes = --minutes COUNT: time limit of a match
cli-option-mix = --mix new, balanced or close: what weighs more when people sit by score
cli-option-no-help = --no-help: nobody is advised in the match, and its journal says so
cli-option-notes = --notes TEXT: notes for the announcement
cli-option-only = --only NAME: only this measurement or this pair of the ladder; repeatable
cli-option-option = --option KEY=VALUE: an option of the rules; repeatable
cli-option-organiser = --organiser NAME: who organises
cli-option-page = --page NUMBER: which page for svg, the first if not given
cli-option-paper = --paper SHEET: a4, a4-full without margins or us, a4 if not given
cli-option-place = --place TEXT: where it is played
cli-option-players = --players "Jana,bot:2": names of people, and bot with a level or a policy
cli-option-points = --points 8-6-4-2-0: points for places at a table, or “penalties” or “score”
cli-option-profile = --profile ctecka, klavesy or zrak: way of control
cli-option-qualified = --qualified: the player is qualified directly
cli-option-qualifies = --qualifies COUNT: how many places qualify, the words “each category” make it for each one
cli-option-reason = --reason TEXT: reason of a correction or penalty
cli-option-round = --round NUMBER: which round, else the one that is awaited
cli-option-rounds = --rounds COUNT: how many rounds the tournament has
cli-option-scale = --scale HOW: points “from first place”, “from last place” or the “share of those beaten”
cli-option-seating = --seating lot, meetings, "by score", circle, groups or swiss: how tables are made up
cli-option-seed = --seed NUMBER: the same number gives the same luck
cli-option-solved = --solved: the diagram with its solution
cli-option-sound = --sound FILE.wav: writes the test sentence as a sound
cli-option-table = --table CODE: the table of a tournament that the match is played for, as on its card
cli-option-tables = --tables 3-4: fewest and most people at a table; in a draw, names at one table, repeatable
cli-option-ties = --ties "sum, best game, lot": what breaks ties, in order
cli-option-tournament = --tournament ID: which tournament of the club, else the latest that is not closed
cli-option-travel = --travel TEXT: travel, for the announcement
cli-option-try = --try: says the test sentence and shows it on the Braille line
cli-option-verify = --verify: does not retell the match, only verifies it
cli-option-version = --version: version of the program
cli-option-words = --words: each person adds words of their own to the luck, unseen by the others
cli-option-walk = --walk: walks through a finished match with words, numbers or keys
cli-option-width = --width COUNT: cells on a line, 30 if not given

## Wrong usage

cli-error-command-unknown = There is no command “{ $word }”; accessgames --help lists them.
cli-error-command-near = There is no command “{ $word }”; the nearest is “{ $near }”.
cli-error-deed-unknown = The club does not know “{ $word }”; accessgames club --help lists what it does.
cli-error-deed-near = The club does not know “{ $word }”; the nearest is “{ $near }”.
cli-error-option-unknown = There is no option “{ $word }”; --help lists them.
cli-error-option-near = There is no option “{ $word }”; the nearest is “--{ $near }”.
cli-error-option-alone = The option “--{ $flag }” belongs to a command, but there is none here; accessgames --help lists them.
cli-error-option-foreign = The option “--{ $flag }” does not belong to the command “{ $command }”; --help lists its options.
cli-error-option-foreign-deed = The option “--{ $flag }” does not belong to “club { $deed }”; --help lists its options.
cli-error-words-seed = The option “--{ $flag }” belongs to secret luck, it does not go with a chosen seed.
cli-error-no-value = The option “--{ $flag }” lacks its value.
cli-error-unwanted = The option “--{ $flag }” takes no value, “{ $value }” is too much.
cli-error-twice = The option “--{ $flag }” is given twice, once is enough.
cli-error-extra = The word “{ $word }” is too much.
cli-error-missing-game = The game is missing, choose { LIST($choices, join: "or") }.
cli-error-missing-file = The name of the file is missing.
cli-error-missing-name = The name of the new game is missing.
cli-error-game-name = A game cannot be called “{ $name }”, a name has two to twenty small letters a to z or figures and begins with a letter.
cli-error-game-name-taken = The program uses the name “{ $name }” already, choose another one.
cli-error-folder-exists = The folder { $file } exists already, nothing was written.
cli-new-game-written = The game is in the folder { $file }.
cli-new-game-install = This installs it: pip install -e { $file }
cli-new-game-check = It is checked by pytest, run in the folder { $file }.
cli-error-table = There is no table “{ $value }”; on the card of a table it looks like { $example }.
cli-error-table-seed = At table { $table } the seed is drawn; leave out either --seed or --table.
cli-error-number = The option “--{ $flag }” wants a whole number from { $least } to { $most }, not “{ $value }”.
cli-error-choice = The option “--{ $flag }” can be { LIST($choices, join: "or") }, not “{ $value }”.
cli-error-option-pair = An option of the rules is written key=value, not “{ $pair }”.
cli-error-player-empty = A name is missing among the players, write for example “Jana,bot:2”.
cli-error-player-name = The name “{ $name }” is too long or has invisible characters, it may have at most { NP($most, noun: "letter") }.
cli-error-player-twice = Two players are called “{ $name }”, each needs another name.
cli-error-person = The player “{ $name }” is a person, only computers play here, such as bot:2.
error-bot-form = A computer player is written bot:2, bot:master or bot:greedy, not “{ $player }”.
error-bot-level = There is no level “{ $level }”, the levels are 1 to { $most }.
    .brief = Levels are 1 to { $most }.
    .braille = levels 1 to { $most }
error-bot-policy = There is no computer player “{ $player }”, the levels are 1 to { $most }, the policies { LIST($known) }.

## Files and the system

cli-error-output = The output cannot be written, the system says { $reason }.
cli-error-nothing-saved = No unfinished match is saved.
cli-error-file-exists = The file “{ $file }” exists already and is not overwritten.
cli-error-checkout = The command “{ $command }” is for developers and works only in a checkout of the source.

## Simulation

cli-simulate-head = { $game }: { NP($games, noun: "match") }, seed { $seed }
cli-simulate-seat = Player { $seat }, { $player }: wins { $wins }, that is { $percent } percent, mean points { $mean }
cli-simulate-speed = Seconds { $seconds }, games per second { $games }, actions per second { $actions }

## Ladder

cli-ladder-head = { $game }: { NP($games, noun: "match") } for each pair, seed { $seed }
cli-ladder-machine = Measured with { $python }, { $system }, processors { $processors }, seed { $seed }
cli-ladder-rung = { $above } against { $below }: wins { $wins }{ $half ->
        [yes] {" "}and a half
       *[no] {""}
    } of { $games }, that is { $percent } percent
cli-ladder-table = { $above } against { $below }, players { $seats }{ $any ->
        [yes] , { $options }
       *[no] {""}
    }: ahead in { $percent } percent, matches { $games }
cli-ladder-interval = Confidence interval { $low } to { $high } percent, the aim of { $wanted } is { $kept ->
        [yes] reached
       *[no] not reached
    }
cli-ladder-pace = { $player }: a decision takes { $mean } ms on average, the slowest { $slowest } ms

## Bench

cli-bench-first-line = { $game }: first line after { $value } ms
cli-bench-first-reply = { $game }: first typed line answered after { $value } ms
cli-bench-memory = { $game }: memory while playing { $value } MB
cli-bench-hung-answer = { $game }: with a voice that hangs, an answer usually takes { $value } ms
cli-bench-hung-slowest = { $game }: with a voice that hangs, the slowest answer takes { $value } ms
cli-bench-hung-quit = { $game }: with a voice that hangs, the program ends in { $value } ms
cli-bench-cancel-median = { $game }: cancelling speech is usually accepted after { $value } ms
cli-bench-cancel-slowest = { $game }: cancelling speech is accepted after at most { $value } ms
cli-bench-cancel-silent = { $game }: after cancelling, silence usually comes after { $value } ms
cli-bench-no-cancel = Cancelling speech is not measured, missing: { LIST($programs) }.
cli-bench-answer-first = { $game }: the first answer to a question comes after at most { $value } ms
cli-bench-answer-median = { $game }: an answer usually comes after { $value } ms
cli-bench-answer-p95 = { $game }: answer in 95 percent of cases within { $value } ms
cli-bench-render = { $game }: one sentence in three forms in { $value } microseconds
cli-bench-legal-median = { $game }: all possible actions usually in { $value } ms
cli-bench-legal-p95 = { $game }: all possible actions in 95 percent of cases within { $value } ms
cli-bench-legal-each = { $game }: one possible action in { $value } microseconds
cli-bench-games-random = { $game }: random players, games per second { $value }
cli-bench-games-greedy = { $game }: greedy players, games per second { $value }
cli-bench-games-careful = { $game }: careful players, games per second { $value }
cli-bench-decision-median = { $game }: a decision of the computer at level { $level } usually takes { $value } ms
cli-bench-decision-slowest = { $game }: the slowest decision of the computer at level { $level } takes { $value } ms
cli-bench-greedy-game = { $game }: a game of greedy players usually takes { $value } ms
cli-bench-events = { $game }: { $value } engine actions per second
cli-bench-work = { $game }: { $work }, { $value } per second
cli-bench-work-time = { $game }: { $work }, 95 percent within { $value } ms
cli-bench-tiling-pentominoes = { $game }: one tiling of 6 by 10 with the pentominoes in { $value } ms
cli-bench-tiling-hand = { $game }: all tilings of 5 by 7 with eight pieces in { $value } ms
cli-bench-tiling-supply = { $game }: one tiling of 8 by 8 from a supply of pieces in { $value } ms
cli-bench-seating-cost = Club, { NP($people, noun: "person") }, { NP($rounds, noun: "round") }: repeated meetings { $value }
cli-bench-seating-score = Club by score, { NP($people, noun: "person") }, { NP($rounds, noun: "round") }: repeated meetings { $value }
cli-bench-seating-time = Club, { NP($people, noun: "person") }, { NP($rounds, noun: "round") }: seated in { $value } ms
cli-bench-seating-bound = Club, { NP($people, noun: "person") }, { NP($rounds, noun: "round") }: { $what ->
        [met] pairs that meet
        [sizes] difference at smaller tables
       *[starts] difference in starts
    } { $value }, bound { $bound }
cli-bench-seating-lot = the lot
cli-bench-seating-order = the order of scores
cli-bench-limit =
    { $line }, { $kept ->
        [yes] within the limit of
       *[no] over the limit of
    } { $limit }
cli-bench-reference = { $line }, ratio { $ratio } to { $reference }
cli-bench-absent = { $engine } is missing for comparison; installing the extra bench adds it.

## Replay and analysis

cli-seat-name = Player { $seat }
cli-replay-finished =
    The journal is in order, the finished match has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
cli-replay-advised = { NAME($who) }: advice, the match brings no record.
cli-replay-locked = From here advice is locked, the match goes on without help.
cli-replay-turned = { NAME($who) }: the board lies { $quarters ->
        [0] as at the beginning again
        [1] turned to the right
        [2] upside down
       *[3] turned to the left
    }.
cli-replay-unfinished =
    The journal is in order, the unfinished match has { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
cli-analyse-count = There are { $actions } possible actions.
cli-analyse-best = Best, in the game's notation: { $action }
cli-analyse-line = { $number }: { $action }
cli-analyse-refused = “{ $action }” is not possible. { $reason }
cli-error-other-game = The file “{ $file }” is a match of another game: { $game }.
cli-error-no-sheets = The game { $game } has nothing to emboss.
cli-sheet-pages = The sheet has { NP($pages, noun: "page") }, the first is written; --page chooses another.
cli-error-section = The rules have no section “{ $section }”, choose { LIST($known, join: "or") }.

## Doctor

cli-doctor-version = accessgames { $version }, Python { $python }, system { $system }
cli-doctor-input-terminal = The input is a terminal.
cli-doctor-input-pipe = The input is not a terminal, it is read line by line.
cli-doctor-width = Width of the terminal: { $width }
cli-doctor-encoding = Encoding of the output: { $encoding }
cli-doctor-profile-flag = Profile { $profile }, chosen on the command line
cli-doctor-profile-environment = Profile { $profile }, chosen by an environment variable
cli-doctor-profile-settings = Profile { $profile }, chosen in the settings
cli-doctor-profile-default = Profile { $profile }, because nothing else is chosen
cli-doctor-profile-pipe = Profile { $profile }, because the input is not a terminal
cli-doctor-languages = Languages { LIST($languages) } in the folder { $folder }
cli-doctor-data = The folder of matches can be written to: { $folder }
cli-doctor-data-closed = The folder of matches cannot be written to: { $folder }
cli-doctor-settings-broken = The settings cannot be read: { $file }
cli-doctor-game = The game { $game } is ready.
cli-doctor-game-broken = The game { $game } is installed but cannot be loaded.
cli-doctor-module = The module { $module } is installed.
cli-doctor-module-absent = The module { $module } is missing, playing does not need it.
cli-defect = There is a defect in the program, details are in the file { $file }
cli-option-name = --name TEXT: name of the hall or of the guest
cli-option-port = --port NUMBER: where the hall listens, 8021 if not given
cli-option-ssh = --ssh NUMBER: where the hall lets terminals in over ssh, 8022 if not given
cli-option-tls = --tls: connections with the hall are encrypted, guests compare six words once
cli-option-certificate = --certificate FILE: encrypted connections with the certificate of a file
cli-option-key = --key FILE: the key of the certificate, if it is in another file
cli-option-poster = --poster FILE: a poster with the address of the hall and a QR picture, to print
cli-option-reached = --reached ADDRESS: where other servers find this one, such as ws://10.0.0.7:8021
cli-option-database = --database ADDRESS: a hall in PostgreSQL, postgresql://COMPUTER/DATABASE
cli-option-word = --word TEXT: a word without which nobody enters the hall from outside
