# At the organiser's desk: answers, questions, explanations and mistakes of the commands of a club. Result first.

club-usual-club = Our club
club-usual-tournament = Tournament

## Conversation

club-hello = Club: { $name }.
    .braille = { $name }
club-hello-none = There is no club yet; it comes with the first tournament.
    .brief = No club yet.
    .braille = no club
club-hello-new = Make a tournament with the word { COMMAND($create) }.
    .brief = Tournament: { COMMAND($create) }.
    .braille = tournament: { $create }
club-bye = Everything is written down, you are leaving the club.
    .brief = Everything is written down.
    .braille = written, end
club-back = Back in the club; what was said is written down.
    .brief = Back in the club.
    .braille = back in the club
club-saved = Everything is written down as it is said. File: { $file }
    .brief = Written: { $file }
    .braille = written
club-help-group = { $group ->
        [tournament] Tournament
        [people] People
        [club] Register
        [rounds] Rounds
       *[outcome] Results
    }: { LIST($words) }.
    .braille = { LIST($words, join: "comma") }
club-help-more = One word is explained with { COMMAND($command, $example) }.
    .braille = { $command } { $example }
club-error-answer = An empty answer is not enough; { COMMAND(WORD("undo")) } goes back.
    .braille = empty is no answer

## Help on commands

help-club-create = Makes a tournament and asks for the whole announcement; an empty line leaves the usual value.
    .braille = new tournament, asks
help-club-amend = Changes the announcement: alone it asks about everything, { COMMAND("amend rounds 4") } changes one entry.
    .braille = changes it, as in rounds 4
help-club-proposal = Reads the announcement of the tournament.
    .braille = the announcement
help-club-list = Lists the tournaments of the club.
    .braille = tournaments here
help-club-open = Goes to another tournament of the club, as in { COMMAND("open december") }.
    .braille = to a tournament
help-club-show = Says how far the tournament has got and what it waits for.
    .braille = state, what is next
help-club-register = Registers players, as in { COMMAND("register Jana blind, Petr") }; alone it asks until an empty line.
    .braille = registers: Jana blind, Petr
help-club-people = Says who is registered.
    .braille = who is registered
help-club-category = Puts a player into a category, as in { COMMAND("category Petr blind") }.
    .braille = as in Petr blind
help-club-rename = Corrects a name, as in { COMMAND("rename Jana, Jana Nová") }.
    .braille = corrects: Jana, Jana Nová
help-club-withdraw = Withdraws a player; points already won stay.
    .braille = leaves, points stay
help-club-return = Brings back a player who has left.
    .braille = brings back a player
help-club-substitute = Replaces a player with a new one, as in { COMMAND("substitute Petr, Karel blind") }.
    .braille = replaces: Petr, Karel blind
help-club-qualify = Notes direct qualification, as in { COMMAND("qualify Jana") }; { COMMAND("qualify Jana, no") } takes it back.
    .braille = qualifies; Jana, no: takes it back
help-club-decline = Lets a player give up a qualifying place; the next one gets it.
    .braille = gives up the place
help-club-seat = Draws the tables of the next round; { COMMAND("draw again") } changes them, { COMMAND("draw Jana, Petr / Eva, Karel") } sets them by hand.
    .braille = draws; Jana, Petr / Eva, Karel
help-club-mix = Explains or chooses what weighs more in a draw by score: new opponents, balanced or close scores.
    .braille = what weighs in a draw
help-club-tables = Reads the tables of a round, as in { COMMAND("tables 2") }.
    .braille = tables of a round
help-club-play = Plays the match of a table here, as in { COMMAND("play 3") }, and notes the result; { COMMAND("play 3 words") } adds words to the luck.
    .braille = match of a table here, as in 3
help-club-import = Imports matches, an exported club or a tournament, as in { COMMAND("import match.jsonl") }.
    .braille = imports matches or a club
help-club-result = Records the result of a table, as in { COMMAND("result 2 Jana 34, Petr 28") }; alone it asks table by table.
    .braille = as in 2 Jana 34, Petr 28
help-club-results = Reads the results of a round, as in { COMMAND("results 1") }.
    .braille = results of a round
help-club-correct = Corrects a result, as in { COMMAND("correct 2 Jana 30, Petr 28") }; the old one stays in the protocol.
    .braille = corrects: 2 Jana 30, Petr 28
help-club-penalty = Takes points from a player, as in { COMMAND("penalty Petr 2, late") }.
    .braille = takes points: Petr 2, late
help-club-undo = Takes back the last step, or { COMMAND("undo registration of Peter") }, { COMMAND("undo result table 2") }, { COMMAND("undo 3") }.
    .braille = takes back a step
help-club-standings = Reads the standings; a category or { COMMAND(WORD("all")) } may follow.
    .braille = standings, category
help-club-lot = Draws lots between those whom nothing else separates.
    .braille = draws lots
help-club-league = Reads a league; { COMMAND("league Autumn, october, november") } makes a new one.
    .braille = league; new: Autumn, october
help-club-papers = Writes a paper to a file, as in { COMMAND("papers standings, standings.html") }; the ending sets the format.
    .braille = paper: standings, standings.html
help-club-close = Closes the tournament, so that the result is final.
    .braille = result is final
help-club-reopen = Opens a closed tournament again.
    .braille = opens a closed one
help-club-export = Writes the whole club to a file, ⏎ { COMMAND("export club.txt") }, ⏎ or a tournament for other programs: { COMMAND("export evening.json") }.
    .braille = club to a file
help-club-verify = Works everything out again, says whether it agrees and who signed it; { COMMAND("verify 23") } tells the words of 23 lines.
    .braille = checks everything

## Questions when a tournament is made

club-ask-name = What is the tournament called? Empty line: { $usual }.
    .brief = Name? Empty: { $usual }.
    .braille = name? { $usual }
club-ask-date = On which day? Empty line: { $usual }.
    .brief = Date? Empty: { $usual }.
    .braille = { $usual }?
club-ask-begins = At what time? { $given ->
        [no] It may stay empty.
       *[yes] Empty line: { $usual }.
    }
    .brief = Time? { $given ->
        [no] It may stay empty.
       *[yes] Empty: { $usual }.
    }
    .braille = time? { $given ->
        [no] {""}
       *[yes] { $usual }
    }
club-ask-place = Where? { $given ->
        [no] It may stay empty.
       *[yes] Empty line: { $usual }.
    }
    .brief = Place? { $given ->
        [no] It may stay empty.
       *[yes] Empty: { $usual }.
    }
    .braille = place? { $given ->
        [no] {""}
       *[yes] { $usual }
    }
club-ask-organiser = Who organises it? { $given ->
        [no] It may stay empty.
       *[yes] Empty line: { $usual }.
    }
    .brief = Organiser? { $given ->
        [no] It may stay empty.
       *[yes] Empty: { $usual }.
    }
    .braille = organiser? { $given ->
        [no] {""}
       *[yes] { $usual }
    }
club-ask-game = Which games? Separate several with commas, the rounds alternate between them. Empty line: { $usual }.
    .brief = Games? Empty: { $usual }.
    .braille = games? { $usual }
club-ask-tables = How many people at a table, at least and at most? Empty line: { $usual }.
    .brief = At a table? Empty: { $usual }.
    .braille = at a table? { $usual }
club-ask-rounds = How many rounds? Empty line: { $usual }.
    .brief = Rounds? Empty: { $usual }.
    .braille = rounds? { $usual }
club-ask-seating = How are the tables made up? Empty line: { $usual }.
    .brief = Tables? Empty: { $usual }.
    .braille = tables? { $usual }
club-ask-mix = What weighs more? Empty line: { $usual }.
    .brief = Weight? Empty: { $usual }.
    .braille = weight? { $usual }
club-ask-groups = How many groups, how many go on from each, how many rounds in the final? Empty line: { $usual }.
    .brief = Groups, going on, final rounds? Empty: { $usual }.
    .braille = groups? { $usual }
club-ask-points = How are points given? Empty line: { $usual }.
    .brief = Points? Empty: { $usual }.
    .braille = points? { $usual }
club-ask-ties = What breaks ties, in order? Empty line: { $usual }.
    .brief = Ties? Empty: { $usual }.
    .braille = ties? { $usual }
club-ask-categories = Which categories have standings of their own? Empty line: { $usual }.
    .brief = Categories? Empty: { $usual }.
    .braille = categories? { $usual }
club-ask-minutes = How many minutes for a match? Zero means no limit. Empty line: { $usual }.
    .brief = Minutes of a match? Empty: { $usual }.
    .braille = minutes? { $usual }
club-asked-all = The announcement is done. Register players with the word { COMMAND($register) }.
    .brief = The announcement is done.
    .braille = announcement done

## Other questions

club-ask-register = Who plays? A name, a category such as { $example } may follow; an empty line ends.
    .brief = Who plays? An empty line ends.
    .braille = who plays?
club-ask-register-next = Who else? An empty line ends.
    .brief = Who else?
    .braille = who else?
club-ask-result = Table { $table }, { LIST($players, join: "comma") }: who scored what? An empty line leaves it for later.
    .brief = Table { $table }, { LIST($players, join: "comma") }: who scored what?
    .braille = { $table }: { LIST($players, join: "comma") }?
club-ask-who = Who is it?
    .braille = who?
club-ask-category = Into which category?
    .braille = category?
club-ask-new-name = What is the right name?
    .braille = right name?
club-ask-leaving = Who leaves?
    .braille = who leaves?
club-ask-coming = Who comes? A category may follow the name.
    .brief = Who comes?
    .braille = who comes?
club-ask-penalty = Who, and how many points? A reason may follow after a comma.
    .brief = Who and how many points?
    .braille = who, how many?
club-ask-correct = Which table and what result, as in { COMMAND("2 Jana 30, Petr 28") }?
    .brief = Table and result?
    .braille = table and result?
club-ask-import = Which file?
    .braille = file?
club-ask-file = Into which file?
    .braille = into which file?
club-ask-open = Which tournament? Empty line: { $usual }.
    .brief = Tournament? Empty: { $usual }.
    .braille = tournament? { $usual }
club-ask-paper = Which paper? Empty line: { $usual }.
    .brief = Paper? Empty: { $usual }.
    .braille = paper? { $usual }
club-ask-format = In which format? Empty line: { $usual }.
    .brief = Format? Empty: { $usual }.
    .braille = format? { $usual }

## What happened

club-did-create-what = { CAP($date) }. { $count ->
        [one] Game
       *[other] Games
    }: { LIST($games) }. Rounds: { $rounds }.
    .brief = { $date }, { LIST($games) }, rounds { $rounds }.
    .braille = { $date } rounds { $rounds }
club-did-amend-rounds = The draw from round { $first } on is no longer valid, those rounds are drawn again.
    .brief = Rounds from { $first } on are drawn again.
    .braille = draw from round { $first }
club-did-close-early = { $played } of { $rounds } rounds have been played; the word { COMMAND(WORD("club-reopen")) } lets it go on.
    .brief = Rounds played: { $played } of { $rounds }.
    .braille = rounds { $played } of { $rounds }
club-did-register = Registered: { LIST($players) }. { $count ->
        [one] There is { NP($count, noun: "player") }.
       *[other] There are { NP($count, noun: "player") }.
    }
    .brief = Registered, { NP($count, noun: "player") }.
    .braille = { $count } players in
club-did-register-late = { $count ->
        [one] The player plays
       *[other] They play
    } from round { $round } on.
    .brief = From round { $round }.
    .braille = from round { $round }
club-did-withdraw-table = { NAME($player) } still sits at table { $table }; the result needs the name and the word { COMMAND($absent) }.
    .brief = { NAME($player) } is still at table { $table }.
    .braille = table { $table }: { $absent }
club-did-category = Category { $category }: { LIST($players) }.
    .brief = { $category }: { LIST($players) }.
    .braille = { LIST($players, join: "comma") }
club-did-category-none = Without a category: { LIST($players) }.
    .braille = none: { LIST($players, join: "comma") }
club-did-rename = Name corrected: { NAME($player) }, formerly { NAME($old) }.
    .brief = Name corrected: { NAME($player) }.
    .braille = name { NAME($player) }
club-did-qualify = { $count ->
        [one] Qualified directly
       *[other] Qualified directly
    }: { LIST($players) }.
    .brief = Directly: { LIST($players) }.
    .braille = direct { LIST($players, join: "comma") }
club-did-unqualify = { $count ->
        [one] Not qualified directly
       *[other] Not qualified directly
    }: { LIST($players) }.
    .brief = Not directly: { LIST($players) }.
    .braille = not direct
club-did-correct-old = Originally: { $line }
    .brief = Before: { $line }
    .braille = was: { $line }
club-did-paper = The file { $file } is ready: { $paper }
    .brief = Written: { $file }
    .braille = done { $file }
club-did-export = The club is in the file { $file }, tournaments: { $count }.
    .brief = Exported: { $file }
    .braille = done { $file }
club-did-export-without = The tournament { $tournament } is not exported, its journal is not in order. It stays in the club.
    .brief = Not exported: { $tournament }.
    .braille = broken one left out
club-did-import-club = The club { $name } is imported and verified, tournaments: { $count }.
    .brief = Club { $name } imported, tournaments { $count }.
    .braille = club { $name } { $count }
club-did-import-tournaments = { $count ->
        [0] { $further ->
            [0] All tournaments are in the club { $club } already, nothing changes.
           *[other] No new tournament was added to the club { $club }.
        }
        [one] One verified tournament was added to the club { $club }.
       *[other] { $count } verified tournaments were added to the club { $club }.
    }
    .brief = New tournaments: { $count }.
    .braille = new tournaments { $count }
club-did-import-further = The tournament { $tournament } goes on with what was recorded elsewhere.
    .brief = { $tournament } goes on.
    .braille = { $tournament } goes on
club-did-import-league-kept = The league { $league } is set up differently here and stays as it is.
    .brief = The league { $league } stays.
    .braille = league { $league } stays
club-did-verify = { $name } agrees: { NP($lines, noun: "text-line") }, { NP($matches, noun: "match") } from journals, draws { $draws }.
    .brief = { $name } agrees, lines { $lines }.
    .braille = agrees { $name }
club-verify-older = { $name }: this computer has seen { $seen ->
        [one] { $seen } line
       *[other] { $seen } lines
    }, now there are { $count }, and these do not continue them. The file is older, or another one.
    .brief = { $name }: lines seen { $seen }, now { $count }, not going on.
    .braille = { $name } seen { $seen } now { $count }
club-verify-more = { $name }: { $count ->
        [one] { $count } more line is
       *[other] { $count } more lines are
    } not right.
    .brief = { $name }: { $count } more wrong lines.
    .braille = and { $count } more

## How far the tournament is

club-list-none = The club has no tournament yet.
    .braille = no tournament
club-list-head = { $name }: { NP($count, noun: "tournament") }.
    .brief = { $name }: { NP($count, noun: "tournament") }.
    .braille = { $name } { $count }
club-list-entry = { $name }, { $date }, { NP($players, noun: "player") }{ $state ->
        [closed] {", closed"}
        [current] {", open now"}
       *[open] {""}
    }. Short name { $id }.
    .brief = { $name }, { $date }, { $id }.
    .braille = { $id }
club-list-broken = Tournaments that cannot be used: { $count }. They stay in the club as they are.
    .brief = Tournaments not usable: { $count }.
    .braille = unusable { $count }
club-show = { $name }, { $date }, { NP($players, noun: "player") }.
    .brief = { $name }, { NP($players, noun: "player") }.
    .braille = { $name }, players { $players }
club-show-closed = The tournament is closed.
    .braille = closed
club-show-none = There is no tournament here yet.
    .brief = No tournament yet.
    .braille = no tournament
club-show-left = All players have left.
    .brief = All have left.
    .braille = all have left
club-show-empty = Nobody is registered yet.
    .brief = Nobody is registered.
    .braille = nobody
club-show-next = Next comes the draw of round { $round }.
    .brief = Draw round { $round }.
    .braille = draw round { $round }
club-show-over = All rounds have been played: { $played }.
    .brief = Rounds played: { $played }.
    .braille = played { $played }
club-show-round = Round { $round }, { $game }. Results are missing at { $count ->
        [one] table
       *[other] tables
    } { LIST($tables) }.
    .brief = Round { $round }, missing { LIST($tables, join: "comma") }.
    .braille = r{ $round } waits { LIST($tables, join: "comma") }
club-next-register = The word { COMMAND($register) } registers players.
    .brief = Next: { COMMAND($register) }.
    .braille = next: { $register }
club-next-seat = The word { COMMAND($seat) } draws the tables, { COMMAND($register) } adds players.
    .brief = Next: { COMMAND($seat) } or { COMMAND($register) }.
    .braille = next: { $seat }, { $register }
club-next-stale = The word { COMMAND($seat) } draws new tables; if play has begun, record results with { COMMAND($result) }.
    .brief = Next: { COMMAND($seat) } or { COMMAND($result) }.
    .braille = next: { $seat }, { $result }
club-next-result = Record results with { COMMAND($result) }; { COMMAND($tables) } tells who sits where.
    .brief = Next: { COMMAND($result) } or { COMMAND($tables) }.
    .braille = next: { $result }, { $tables }
club-next-over = The word { COMMAND($standings) } tells the order, { COMMAND($papers) } writes documents, { COMMAND($close) } ends the tournament.
    .brief = Next: { COMMAND($standings) }, { COMMAND($papers) } or { COMMAND($close) }.
    .braille = { $standings }, { $papers }, { $close }
club-next-closed = The word { COMMAND($standings) } tells the order, { COMMAND($papers) } writes documents, { COMMAND($create) } makes another tournament.
    .brief = Next: { COMMAND($standings) }, { COMMAND($papers) } or { COMMAND($create) }.
    .braille = { $standings }, { $papers }, { $create }
club-round-waits = { $count ->
        [one] Table { LIST($tables) } is
       *[other] Tables { LIST($tables) } are
    } still open.
    .brief = Open: { LIST($tables, join: "comma") }.
    .braille = open { LIST($tables, join: "comma") }
club-round-over = Round { $round } has been played.
    .brief = Round { $round } played.
    .braille = round { $round } done
club-people-head = { $count ->
        [one] There is { NP($count, noun: "player") }.
       *[other] There are { NP($count, noun: "player") }.
    }
    .braille = players { $count }
club-people-entry = { $number }: { NAME($player) }{ $state ->
        [gone] {", has left"}
        [direct] {", qualified directly"}
       *[here] {""}
    }.
    .braille = { $number } { NAME($player) }
club-people-entry-category = { $number }: { NAME($player) }, category { $category }{ $state ->
        [gone] {", has left"}
        [direct] {", qualified directly"}
       *[here] {""}
    }.
    .braille = { $number } { NAME($player) }, { $category }
club-standings-early = No result is recorded yet, so there are no standings.
    .brief = No result yet.
    .braille = no result
club-standings-none = Nobody is in this category yet.
    .braille = nobody
club-league-none = There is no league yet; { COMMAND(WORD("club-league"), "Autumn, october, november") } makes one.
    .brief = There is no league.
    .braille = no league
club-papers-which = Papers: { LINES($papers) }.
club-papers-formats = Formats: { LIST($formats) }.

## The draw and its explanation

club-seating-stale = The tables of round { $round } do not fit the people any more.
    .brief = Tables of round { $round } do not fit.
    .braille = round { $round } is off
club-pair = { NAME($one) } and { NAME($two) }
    .braille = { NAME($one) }-{ NAME($two) }
club-span = { $first } to { $last }
    .braille = { $first }-{ $last }
club-explain-none = Nobody meets anybody a second time.
    .brief = New opponents only.
    .braille = new opponents
club-explain-one = { NAME($one) } and { NAME($two) } meet { $times ->
        [2] a second time
        [3] a third time
       *[other] { $times } times by now
    }, nobody else does.
    .brief = { NAME($one) } and { NAME($two) }: { $times } times.
    .braille = { $times }x { NAME($one) }-{ NAME($two) }
club-explain-pairs = { $times ->
        [2] Meeting a second time
        [3] Meeting a third time
       *[other] Meeting { $times } times by now
    }: { LIST($pairs, join: "comma") }.
    .brief = { $times } times: { LIST($pairs, join: "comma") }.
    .braille = { $times }x { LIST($pairs, join: "comma") }
club-explain-many = { $count ->
        [one] { $count } pair meets
       *[other] { $count } pairs meet
    } { $times ->
        [2] a second time
        [3] a third time
       *[other] { $times } times by now
    }.
    .brief = { $times } times, pairs: { $count }.
    .braille = { $times }x pairs { $count }
club-explain-else = Everybody else has new opponents.
    .brief = Otherwise new opponents.
    .braille = else new
club-explain-spread = Points differ most at table { $table }, by { $points }.
    .brief = Largest difference { $points }, table { $table }.
    .braille = apart { $points } table { $table }
club-explain-often = Together most often, { $times } times: { LIST($pairs, join: "comma") }.
    .brief = { $times } times: { LIST($pairs, join: "comma") }.
    .braille = { $times }x { LIST($pairs, join: "comma") }
club-explain-often-many = { $count ->
        [one] { $count } pair is
       *[other] { $count } pairs are
    } together most often, { $times } times.
    .brief = { $times } times, pairs: { $count }.
    .braille = { $times }x pairs { $count }
club-explain-out = { $times ->
        [one] One round without a table
       *[other] At most { NP($times, noun: "round") } without a table
    }: { LIST($players) }.
    .brief = Sometimes without a table: { LIST($players) }.
    .braille = no table { LIST($players, join: "comma") }
club-mix = { CAP($word) }: { $mix ->
        [new] people who have not met come first, close scores second.
        [balanced] new opponents and close scores weigh the same.
       *[close] people with close scores sit together, even if they have met.
    }
    .braille = { $word }
club-mix-now = Now: { $word }.
    .braille = now { $word }

## A table played here

club-table-begins = Round { $round }, table { $table }: { LIST($players) }.
    .brief = Round { $round }, table { $table }.
    .braille = r{ $round } t{ $table }
club-table-left = The match is saved, the word { COMMAND($play) } continues it.
    .brief = Saved, go on: { COMMAND($play) }.
    .braille = saved, { $play }

## Mistakes: what was said

club-error-no-tournament = There is no tournament here; make one with the word { COMMAND(WORD("club-create")) }.
    .braille = no tournament
club-error-tournament = There is no tournament “{ $word }” in the club, only { LIST($choices) }.
    .braille = not { $word }: { LIST($choices, join: "comma") }
club-error-club = There is no club “{ $word }”, only { LIST($choices) }.
    .braille = club { $word }: { LIST($choices, join: "comma") }
club-error-word = “{ $word }” means nothing here, choose { LIST($choices, join: "or") }.
    .braille = { $word }: { LIST($choices, join: "comma") }
club-error-field = “{ $word }” is not an entry with a value, the entries are: { LIST($choices) }.
    .braille = { $word }: { LIST($choices, join: "comma") }
club-error-field-value = A value is missing after “{ $word }”, as in { COMMAND(WORD("club-amend"), "rounds 4") }.
    .braille = { $word }: what?
club-error-category = There is no category “{ $word }”, the choice is { LIST($choices, join: "or") }.
    .braille = { $word }: { LIST($choices, join: "comma") }
club-error-no-categories = There is no category “{ $word }”, the tournament has none.
    .braille = no categories
club-error-name-category = “{ $word }” is a category, the name before it is missing.
    .braille = name is missing
club-error-register-whom = A name is missing, as in { COMMAND(WORD("club-register"), "Jana") }.
    .braille = name is missing
club-error-who = The name of a player is missing.
    .braille = name is missing
club-error-who-none = There is no player “{ $word }”, only { LIST($choices) }.
    .braille = who { $word }: { LIST($choices, join: "comma") }
club-error-who-near = I know no player “{ $word }” here; a similar name is { LIST($choices, join: "or") }.
    .braille = who { $word }: { LIST($choices, join: "comma") }
club-error-who-unknown = I know no player “{ $word }” here; the word { COMMAND(WORD("club-people")) } tells everybody.
    .braille = who { $word }
club-error-who-table = “{ $word }” does not sit at table { $table }; the players there are { LIST($choices) }.
    .braille = { $table }: { LIST($choices, join: "comma") }
club-error-who-several = “{ $word }” may be { LIST($choices, join: "or") }, type more letters.
    .braille = { $word }: { LIST($choices, join: "comma") }
club-error-substitute = Two names are needed: who leaves, a comma, who comes.
    .braille = two names needed
club-error-rename = Two names are needed: as it is written, a comma, as it should be.
    .braille = two names needed
club-error-penalty = A name and points are missing, as in { COMMAND("Petr 2") }.
    .braille = name, points needed
club-error-no-game = A game is missing, such as { LIST($choices, join: "or") }.
club-error-option = No game of the tournament has the option “{ $option }”, only { LIST($choices) }.
club-error-groups = “{ $text }” does not describe groups; give three numbers: groups, going on from each, final rounds.
club-error-points = “{ $text }” is not a list of points, write for example 8-6-4-2-0.
    .voice = “{ $text }” is not a list of points, write numbers with hyphens, such as eight, six, four, two, zero.
    .braille = { $text } no points
club-error-toml = The announcement in { $file } is not valid TOML, the mistake is on line { $line }.
club-error-not-seated = No round has been drawn; the word { COMMAND(WORD("club-seat")) } draws one.
    .braille = not drawn yet
club-error-round-open = Round { $round } is still being played, results are missing at { $count ->
        [one] table
       *[other] tables
    } { LIST($tables) }.
    .braille = r{ $round } waits { LIST($tables, join: "comma") }
club-error-table = There is no table { $number } in round { $round }, { $most ->
        [1] there is only table 1
       *[other] the tables are 1 to { $most }
    }.
    .braille = tables only 1-{ $most }
club-error-result-what = The result is missing; at table { $table } { COUNT($players) ->
        [one] the player is
       *[other] the players are
    } { LIST($players) }.
    .braille = { $table }: { LIST($players, join: "comma") }?
club-error-result-count = Results given: { $given }, people at the table: { $expected }.
    .braille = given { $given }, due { $expected }
club-error-result-twice = { $name } has two results.
    .braille = { $name } twice
club-error-result-missing = A result is missing: { LIST($names) }.
    .braille = missing { LIST($names, join: "comma") }
club-error-result-mixed = Either points or places, not both.
    .braille = points or places
club-error-result-names = Either every number has a name or none has; “{ $text }” is unclear.
    .braille = unclear { $text }
club-error-result-number = “{ $text }” is not a name with a result, such as “Jana 34”, “Jana 1.” or { COMMAND("Petr", $absent) }.
    .braille = unclear { $text }
club-error-reported = Table { $table } has a result already; the word { COMMAND($correct) } changes it.
    .braille = table { $table }: correct
club-error-not-here = The game { $game } cannot be played here, record its result with the word { COMMAND($result) }.
club-error-no-lot = No lot is needed, nobody is tied.
    .braille = no lot due
club-error-lot-early = Lots are drawn after the last round, { $played } of { $rounds } played; “lot” with names notes a real one.
    .braille = lot at the end
club-error-league = There is no league “{ $word }”, only { LIST($choices) }.
    .braille = league { $word }: { LIST($choices, join: "comma") }
club-error-league-name = “{ $word }” is not the name of a league, a letter or figure is missing.
club-error-league-line = In the league { $league }, line { $line } of its record is not right. { $cause }
    .braille = league { $league } line { $line }
club-error-league-unread = It cannot be read; make the league again by its name and tournaments.
club-error-paper-file = The format “{ $format }” needs a file, such as --file standings.{ $format }
club-error-import-what = The name of a file is missing, as in { COMMAND(WORD("club-import"), "match.jsonl") }.
    .braille = file is missing
club-error-export-where = The name of a file is missing, as in { COMMAND(WORD("club-export"), "club.txt") }.
    .braille = file is missing

## Mistakes: matches from journals

club-error-match-damaged = The journal of the match cannot be used. { $cause }
    .braille = journal damaged
club-error-match-unfinished = The match in the journal is not finished, it has { NP($actions, noun: "action") }.
    .braille = match unfinished
club-error-match-training = The match in the journal was for training, moves were taken back; it does not count.
    .braille = training match
club-error-match-known = This journal has been recorded already, round { $round }, table { $table }.
    .braille = known r{ $round } t{ $table }
club-error-match-reported = There is a result already, round { $round }, table { $table }: { LIST($names) }.
    .braille = there is r{ $round } t{ $table }
club-error-match-nowhere = No table of the game { $game } seats exactly { LIST($names) }.
club-error-match-option = The match was played with the option { $option } set to { $value }, the tournament has { $expected }.
club-error-words-seed = The tournament has the chosen seed { $seed }, nothing is drawn, so words of your own can change nothing.
    .braille = seed { $seed } chosen
club-error-match-bot = The match does not belong to the tournament: { $name } is computer { $player } in the journal, and people play there.
    .braille = { $name } is a computer
club-error-match-chosen = The match has the chosen seed { $seed }, its luck could be known before; play it with --table { $occasion }.
    .brief = The match has the chosen seed { $seed }, play it with --table { $occasion }.
    .braille = seed { $seed } chosen
club-error-match-seed = The match has the seed { $seed }, this table has { $expected }.
    .braille = seed must be { $expected }
club-error-match-sealed = The match is over, but its journal does not reveal the seed, so the luck cannot be checked; import the one in finished.
    .brief = The journal does not reveal the seed, the luck cannot be checked.
    .braille = no seed
club-error-match-home = The match does not say that it belongs to this table; play it with --table { $occasion }.
    .braille = no --table { $occasion }
club-error-match-occasion = The match belongs to table { $occasion }, which is not in this tournament, or other people sit there.
    .braille = other table { $occasion }
club-error-match-before = The match began on { MOMENT($started, at: "at") }, the tournament was made only on { MOMENT($created, at: "at") }.
    .braille = before the tournament
club-error-match-lost = The journal of the match that the result is from is missing in the club.
club-error-match-other = The result of table { $table } in round { $round } does not agree with the journal of the match.
club-error-draw-seed = The seed { $seed } of the draw does not follow from that of the tournament.
club-error-draw = The draw with seed { $seed } gives other tables.

## Mistakes: files of the club

club-error-journal = In the tournament { $tournament }, line { $line } of the journal is not in order. { $cause }
    .braille = { $tournament } line { $line }
club-error-file-foreign = The file { $file } is not a club of this program.
club-error-file-version = The club in { $file } has version { $version }, this program reads version { $known } only.
club-error-file-torn = The club in { $file } is damaged, nothing was changed; an exported copy brings it back.
club-error-file-strange = The club { $file } contains something that does not belong there: { $found }. Nothing was changed.
club-error-file-long = The club { $file } is full, nothing was written.
club-error-file-exists = There is a club { $file } already, it is not overwritten.
club-error-file-gone = The club’s file { $file } is gone or is another one, nothing was written; { COMMAND(WORD("club-export")) } saves it elsewhere.
club-error-file-behind = Another program has changed the club { $file } in the meantime, open it again.
club-error-file-there = There is a file { $file } already, it is not overwritten.
    .braille = { $file } exists
club-error-archive-foreign = The file is neither the journal of a match nor an exported club.
    .braille = foreign file
club-error-archive-line = The exported club is damaged, line { $line } does not belong there.
    .braille = line { $line } is wrong
club-error-archive-changed = The exported club was changed or is not whole, nothing was imported.
    .braille = file was changed
club-error-import-differs = The tournament { $tournament } in the club { $club } differs; import the file as a new club with the option --club.
    .braille = { $tournament } differs
