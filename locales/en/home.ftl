# Home: what waits, what an empty line does, and how a match is set up in one sentence.

home-hello = Welcome. These are table games for ears and fingers, against the computer or with several people.
    .brief = Welcome, table games for ears and fingers.
    .braille = table games
home-choose = Which game? Its number or name, empty line: { $usual }.
    .braille = which game? ({ $usual })
home-first-more = The word { COMMAND(WORD("learn")) } teaches you a game, { COMMAND(WORD("help")) } tells all the rest.
    .brief = The word { COMMAND(WORD("learn")) } teaches you a game.
    .braille = tutor: { WORD("learn") }
home-waiting = Unfinished: { $game }, { LIST($players) }. { $people ->
        [1] It is your turn, an
       *[other] An
    } empty line goes on.
    .brief = { $game }, { LIST($players) }. An empty line goes on.
    .braille = Enter: { $game }
home-last = As last time: { $plan }. An empty line plays, { COMMAND(WORD("home-change")) } changes it.
    .brief = { $plan }. An empty line plays.
    .braille = { $plan }: Enter
home-set-up = { $plan }. An empty line plays, { COMMAND(WORD("home-change")) } changes it.
    .brief = { $plan }. An empty line plays.
    .braille = { $plan }: Enter
home-plan = { $game }, { LIST($players) }{ $level ->
        [none] {""}
        [mixed] {", several levels"}
       *[other] { $beside ->
            [0] {" at level "}
            [one] {", a computer at level "}
           *[other] {", computers at level "}
        }{ $level }
    }{ $options ->
        [0] {""}
       *[other] {", changed rules"}
    }{ $locked ->
        [yes] {", no advice"}
       *[no] {""}
    }
    .braille = { $game } { LIST($players, join: "comma") }{ $level ->
        [none] {""}
        [mixed] {""}
       *[other] {" lv "}{ $level }
    }{ $locked ->
        [yes] {" no help"}
       *[no] {""}
    }
home-more = { $tasks ->
        [0] {""}
        [one] { $tasks } task of the day waits, { COMMAND(WORD("daily-round")) } starts it.{" "}
       *[other] { $tasks } tasks of the day wait, { COMMAND(WORD("daily-round")) } starts them.{" "}
    }{ $lessons ->
        [0] { $fresh ->
            [yes] New matches: { COMMAND(WORD("mistakes")) }.{" "}
           *[no] {""}
        }
       *[other] Mistakes for today: { $lessons }.{" "}
    }{ $lessons ->
        [0] { $fresh ->
            [yes] Another game: its name, all else: { COMMAND(WORD("help")) }.
           *[no] The name of another game starts it, { COMMAND(WORD("help")) } tells all the rest.
        }
       *[other] Another game: its name, all else: { COMMAND(WORD("help")) }.
    }
    .brief = { $tasks ->
        [0] {""}
       *[other] Tasks: { COMMAND(WORD("daily-round")) }.{" "}
    }{ $lessons ->
        [0] {""}
       *[other] Mistakes: { COMMAND(WORD("mistakes")) }.{" "}
    }The name of another game starts it.
    .braille = { $lessons ->
        [0] { $tasks ->
            [0] other game: name
           *[other] tasks: { WORD("daily-round") }
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
        [day] begun { $day }
        [minute] begun { $day } at { NP($hour, noun: "hour") } { NP($minute, noun: "minute") }
        [second] begun { $day } at { NP($hour, noun: "hour") } { NP($minute, noun: "minute") } { NP($second, noun: "second") }
       *[actions] { $actions ->
            [one] { $actions } action
           *[other] { $actions } actions
        }
    }
    .braille = { $apart ->
        [day] { $day }
        [minute] { $day } { $clock }
        [second] { $clock }.{ $second }
       *[actions] actions { $actions }
    }
home-about-more = { COMMAND(WORD("learn"), $game) } teaches it, { COMMAND(WORD("rules"), $game) } reads its rules.
    .brief = { COMMAND(WORD("learn"), $game) }, { COMMAND(WORD("rules"), $game) }
    .braille = { WORD("learn") }, { WORD("rules") }

## What can be changed

home-ask-part = What to change? A number or a word, an empty line plays it as it is.
    .braille = change what?
home-part = { WORD($part) }
home-ask-game = Which game?
    .braille = game?
home-ask-bots = How many computers? { $least } to { $most }, an empty line leaves it as it is.
    .brief = How many computers? { $least } to { $most }.
    .braille = computers { $least }-{ $most }?
home-ask-level = How strong a computer, or who? A number or a word, an empty line plays it as it is.
    .brief = How strong a computer, or who?
    .braille = how strong? who?
home-level = { $named ->
        [yes] { $name }
       *[no] level { $level }
    }
    .braille = { $named ->
        [yes] { $name }
       *[no] lv { $level }
    }
home-ask-people = How many people at the keyboard? 1 to { $most }, an empty line leaves it as it is.
    .brief = How many people? 1 to { $most }.
    .braille = people 1-{ $most }?
home-ask-rules = The rules of which game? Its number or name, empty line: { $usual }.
    .braille = rules of? ({ $usual })

## Unfinished matches

home-nothing-saved = No match waits to be finished.
    .braille = none unfinished
home-no-match = There is no unfinished match “{ $word }”, { COMMAND(WORD("home-saved")) } lists them.
    .brief = “{ $word }” is not unfinished.
    .braille = no { $word }
home-which-delete = Which match to delete? A number chooses it.
    .braille = delete which?
home-ask-delete = Delete the match { $match }? It cannot be finished then. Type { COMMAND(WORD("yes")) } or { COMMAND(WORD("no")) }.
    .brief = Delete { $match }?
    .braille = delete { $match }?
home-deleted = Deleted.
    .braille = deleted
home-kept = The match stays saved.
    .braille = it stays
home-nothing-played = No match has ended here yet, there is nothing to repeat.
    .brief = There is nothing to repeat.
    .braille = nothing to repeat
home-nothing-back = There is nothing to go back to, this is home.
    .braille = this is home

## Where an order means nothing

home-error-word = “{ $word }” means nothing in a set-up; try { COMMAND("2 computers") }, { COMMAND("level 4") }, { COMMAND("for three") } or names.
    .brief = “{ $word }” means nothing here.
    .braille = { $word }: unclear
home-error-name = Nobody called “{ $name }” has played here; type names alone, without a preposition: Jana, Petr.
    .brief = “{ $name }”: type names alone.
    .braille = { $name }: unknown
home-error-rival = { $name } is always equally strong, only a computer without a name can have level { $level }.
    .braille = { $name }: no level
home-error-rival-elsewhere = { $name } does not play this game but another one: { $game }.
    .braille = { $name }: { $game }
home-error-option = The option { $option } lacks a value, choose { LIST($choices, join: "or") }.
    .braille = { $option }: which value?
home-error-level = A number or name is missing after “level”, such as “level 4”.
    .braille = which level?

## Help

home-help-group = { $group ->
        [play] To play:
        [day] Every day:
        [know] To know the games:
       *[else] Everything else:
    } { LIST($words) }.
    .braille = { LIST($words, join: "comma") }
home-help-example = A match can be said in one sentence: { COMMAND($play, $game, "with two computers level 4") }.
    .brief = { COMMAND($play, $game, "with two computers level 4") }
    .braille = { $play } { $game } 2 bots
help-home-play = { WORD("home-play") } and a game: begins it as last time; who plays may follow: { COMMAND("2 computers") }, { COMMAND("level 4") }, { COMMAND("for three") } or names.
    .braille = new match: game, players, level
help-home-change = { WORD("home-change") }: lists what can be changed; { COMMAND(WORD("home-change"), "level 4") } changes it at once.
    .braille = changes it, as in level 4
help-home-continue = { WORD("home-continue") }: goes on with the last match; a number of the list, a game or a player may follow.
    .braille = goes on; number, game or player
help-home-saved = { WORD("home-saved") }: lists unfinished matches, a number opens one.
    .braille = unfinished matches
help-home-delete = { WORD("home-delete") } and a number or game: deletes an unfinished match; it asks first.
    .braille = deletes one, number or game
help-home-games = { WORD("home-games") }: lists the games, each in a sentence; a number starts one.
    .braille = list of games
help-home-about = { WORD("home-about") } and a game: tells in a sentence what it is about.
    .braille = what a game is about
help-home = { WORD("home") }: leaves the match for home, the match stays saved.
    .braille = home, match is saved
help-rematch = { WORD("rematch") }: after the end begins a new match, everybody a seat further.
    .braille = new, one seat further
help-play-again = { WORD("play-again") }: after the end begins a new match with the same seats.
    .braille = new, same seats
help-home-rules = { WORD("rules") } and a game: reads its rules; a section may follow.
    .braille = rules of a game
help-home-undo = { WORD("undo") }: leaves the question and goes a step back.
    .braille = one step back
help-home-learn = { WORD("learn") } and a game: begins its lesson.
    .braille = lesson of a game
help-home-quit = { WORD("quit") }: ends the program.
    .braille = end of the program
help-visit-club = { WORD("visit-club") }: goes to the organiser's desk and comes back.
    .braille = to the desk and back
help-news = { WORD("news") }: reads what is new in the program.
    .braille = what is new

## What each game is about

iota-about = IOTA: put cards into lines; in a line each colour, shape and number is the same everywhere or nowhere.
    .brief = IOTA: a crossword of cards.
    .braille = IOTA cards in lines
iqlandie-about = iQLANDIE: puzzles of four kinds against time; solved ones bring pieces to build an exhibition.
    .brief = iQLANDIE: puzzles against time.
    .braille = iQLANDIE puzzles
quantum-about = Quantum: throw coloured dice and write numbers on a sheet; complete columns bring points.
    .brief = Quantum: dice and a sheet.
    .braille = Quantum dice
tetrikon-about = Tetrikon: buy, swap and sell pieces, and fill a whole diagram with them.
    .brief = Tetrikon: pieces and trade.
    .braille = Tetrikon pieces
