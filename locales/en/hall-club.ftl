# The hall and the organiser's desk: tables of a tournament that are played in the hall of the same computer.

help-club-hall = Opens the tables of the round in the hall; one: { COMMAND("hall 2") }; ⏎ { COMMAND("hall cancel") } withdraws, { COMMAND("hall words") } tells the words.
    .braille = tables of the round, hall
club-hall-table = { $state ->
        [waits] Table { $table }, { LIST($players) }, waits in the hall as number { $number }.{ $count ->
            [0] { "" }
           *[other] { " " }⏎ Already at the table: { LIST($here) }.
        }{ $reached ->
            [0] { "" }
           *[other] { " " }⏎ Told by name: { LIST($known) }.
        }
        [goes] Table { $table }, { LIST($players) }, is played in the hall as number { $number }.
        [over] Table { $table }, { LIST($players) }, is over in the hall, but its result was not written down.
        [refused] The hall cannot open table { $table } with these options.
       *[unanswered] Table { $table }, { LIST($players) }, waits until { COMMAND("accessgames serve") } is started in a terminal.
    }
    .brief = Table { $table }{ $state ->
        [waits] , in the hall { $number }, waits.
        [goes] , in the hall { $number }, goes on.
        [over] , over, not written down.
        [refused] , the hall cannot open it.
       *[unanswered] , no hall is served.
    }
    .braille = t{ $table } { $state ->
        [waits] hall { $number } waits
        [goes] hall { $number } plays
        [over] over, not kept
        [refused] cannot be opened
       *[unanswered] no hall
    }
club-hall-invite = { NAME($player) } types in the hall { COMMAND(WORD("hall-sit"), $words) }.
    .brief = { NAME($player) }: { COMMAND(WORD("hall-sit"), $words) }.
    .braille = { NAME($player) }: { $words }
club-hall-none = Round { $round } has all its results, there is nothing to open in the hall.
    .brief = All tables have results.
    .braille = nothing to open
club-did-hall-withdraw = Round { $round }, table { $table } is withdrawn from the hall.
    .brief = Table { $table } is withdrawn from the hall.
    .braille = t{ $table } out of the hall
club-hall-result = Table { $table } is over in the hall.
    .braille = from the hall t{ $table }
club-hall-superseded = Round { $round }, table { $table } is over in the hall, but the result that the club has already holds.
    .brief = Table { $table } of the hall: the result that is here holds.
    .braille = t{ $table }: earlier one holds
club-hall-refused = The result of table { $table } in the hall was not written down. { $cause }
    .brief = Table { $table } of the hall: no. { $cause }
    .braille = t{ $table } of the hall: no
club-error-hall-word = “{ $text }” does not belong to the hall. Type { COMMAND(WORD("club-hall")) }, or the number of a table: { COMMAND(WORD("club-hall"), "2") }.
    .brief = For instance { COMMAND(WORD("club-hall"), "2") }.
    .braille = hall and a number
club-error-hall-not-there = { $table ->
        [0] No table of this tournament is in the hall.
       *[other] Table { $table } of this round is not in the hall.
    }
    .brief = Not in the hall.
    .braille = not in the hall
error-hall-orders = The file { $file }, by which the desk gives tables to the hall, is damaged. Delete it and open the tables again.
    .brief = { $file } is damaged, delete it.
    .braille = { $file } damaged

hall-desk-table = Table { $number }, tournament { $title }, round { $round }, table { $place }, { $game }: { LIST($players) }. { $state ->
        [waits] { $awaited ->
            [0] Everybody is here.
           *[other] Not yet at the table: { LIST($missing) }.
        }
        [goes] A match goes on.
        [own] You play here.
        [awaited] It is your turn.
       *[over] It is over.
    }
    .brief = Table { $number }, { $title }: { LIST($players) }. { $state ->
        [waits] { $awaited ->
            [0] All here.
           *[other] Missing: { LIST($missing) }.
        }
        [goes] Goes on.
        [own] You play.
        [awaited] Your turn.
       *[over] Over.
    }
    .braille = { $number } { $state ->
        [waits] waits
        [goes] plays
        [own] yours
        [awaited] your turn
       *[over] over
    } { LIST($players, join: "comma") }
hall-heard-waits = Tournament { $text }: you are awaited at table { $table }. ⏎ To sit down, type { COMMAND(WORD("hall-sit"), $table) }.
    .brief = { $text }: table { $table } waits for you. ⏎ { COMMAND(WORD("hall-sit"), $table) }
    .braille = table { $table } waits
hall-heard-withdrawn = The organiser has withdrawn table { $table }, its match does not count.
    .brief = Table { $table } is withdrawn.
    .braille = table { $table } withdrawn
net-desk-words = The organiser invites you to table { $table } and tells you three words, such as { COMMAND(WORD("hall-sit"), "blue raven forest") }.
    .brief = The organiser has the words of table { $table }.
    .braille = ask the organiser
net-desk-taken = Somebody already sits at table { $table } in the place of { $name }. Tell the organiser.
    .brief = The place of { $name } is taken.
    .braille = { $name }: taken
net-desk-decides = At a table of a tournament only those play whom the organiser has seated, without a computer.
    .brief = The organiser decides about the table.
    .braille = the organiser decides
net-desk-withdrawn = The organiser has withdrawn this table, nothing can be played there.
    .brief = The table is withdrawn.
    .braille = table withdrawn
cli-verify-locked = { $start ->
        [yes] Advice was locked from the beginning of the match.
       *[no] Advice was locked later in the match.
    }
    .brief = { $start ->
        [yes] Advice locked from the start.
       *[no] Advice locked later.
    }
    .braille = advice locked { $start ->
        [yes] at the start
       *[no] later
    }
