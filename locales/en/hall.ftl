# A hall in the network: what is told in it, and how it is talked to.

hall-usual-name = Hall
hall-serves = The hall “{ $name }” is open.
    .brief = The hall “{ $name }” is open.
    .braille = hall { $name } open
cli-hall-address = Guests type: accessgames join { $address }
    .brief = accessgames join { $address }
    .braille = join { $address }
hall-page = In a browser or on a phone: { $address }
    .braille = { $address }
hall-terminal = From a terminal: ssh -p { $port } name@{ $address }
    .braille = ssh -p { $port } { $address }
hall-mark = Guests hear these six words and compare them: { $words }.
    .brief = Words of the hall: { $words }.
    .braille = words: { $words }
hall-terminal-mark = Fingerprint of the key for ssh: { $mark }
    .brief = Key for ssh: { $mark }
    .braille = ssh key { $mark }
hall-guest-word = Guests say the word: { $word }.
    .braille = word: { $word }
cli-hall-near = Guests on the same network type only: accessgames join
    .brief = accessgames join
    .braille = join
hall-looking = Looking for halls on the network, this takes a moment.
    .brief = Looking for halls.
    .braille = looking for halls
hall-none-near = No hall can be heard on this network. Type its address after the command “join”.
    .brief = No hall on the network.
    .braille = no hall here
hall-ask-which = Which hall do you want to enter?
    .braille = which hall?
hall-near = { $name }, { $address }
hall-ask-trust = { $known ->
        [yes] The hall proved itself otherwise than the last time. It may not be the same one.
       *[no] Your program does not know this hall yet.
    } ⏎ The host should read these six words: { $words }. ⏎ Are they the same?
    .brief = Words of the hall: { $words }. ⏎ Are they the same?
    .braille = { $words }: the same?
hall-ask-word = Which word did the host tell you?
    .braille = the host's word?
hall-ssh-new = Nobody has the name “{ $name }” yet. Choose a passphrase for it, of at least eight characters.
hall-ssh-known = A passphrase protects the name “{ $name }”.
hall-ssh-prompt = Passphrase:
hall-host-word = Whoever hosts adds --word "{ $word }", guests do not need it.
    .brief = The host's word: { $word }.
    .braille = host: { $word }
hall-stop = Ctrl+C closes the hall, tables stay saved.
    .brief = Ctrl+C closes it.
    .braille = Ctrl+C closes
hall-served = The hall is closed.
hall-ask-name = What do you want to be called in the hall?
    .braille = name in the hall?
hall-ask-passphrase = Which passphrase protects the name “{ $name }”?
    .braille = passphrase { $name }?
hall-hello = Welcome to the hall “{ $hall }”. Here you are { $name }.
    .brief = Hall “{ $hall }”, you are { $name }.
    .braille = { $hall }, you: { $name }
hall-bye = You leave the hall. Tables that go on wait for you.
    .brief = You leave the hall.
    .braille = leaving the hall
hall-next = { COMMAND($tables) } lists the tables, { COMMAND($new) } opens your own. ⏎ { COMMAND($help) } tells the other words.
    .brief = { COMMAND($tables) }, { COMMAND($new) }, { COMMAND($help) }
    .braille = { $tables }, { $new }
hall-waits = Table { $table } waits for players. ⏎ { COMMAND($begin) } gives free seats to computers, { COMMAND($stand) } leaves the table.
    .brief = Table { $table } waits.
    .braille = table { $table } waits
hall-no-tables = There is no table in the hall. { COMMAND($new) } and a game open your own.
    .brief = No tables.
    .braille = no tables
hall-no-own-tables = You sit at no table. { COMMAND($new) } and a game open your own.
    .brief = You sit nowhere.
    .braille = you sit nowhere
hall-table = Table { $number }{ $private ->
        [yes] , private
       *[no] { "" }
    }, { $game }: { LIST($players) }{ $free ->
        [0] { "" }
        [one] , one seat free
       *[other] , { NP($free) } seats free
    }. { $state ->
        [waits] It waits for players.
        [goes] A match goes on.
        [own] You play here.
        [awaited] It is your turn.
       *[over] It is over.
    }
    .brief = Table { $number }, { $game }: { LIST($players) }. { $state ->
        [waits] Waits.
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
hall-code = The words of table { $table }, for those you invite: { $code }.
    .brief = Words of table { $table }: { $code }.
    .braille = { $table }: { $code }
hall-watches-waiting = Nothing is played at table { $table } yet.
    .brief = Table { $table } does not play yet.
    .braille = table { $table } waits
hall-stood = You are back in the hall.
    .braille = in the hall
hall-seat-waits = You go back to the hall, your seat waits for you.
    .brief = Back to the hall, the seat waits.
    .braille = hall, seat waits
hall-people = { $here ->
        [0] Nobody is free in the hall
       *[other] Free in the hall: { LIST($free) }
    }{ $tables ->
        [0] .
       *[other] . ⏎ At tables, by number: { LIST($away) }.
    }
    .brief = { $here ->
        [0] Nobody free
       *[other] Free: { LIST($free) }
    }{ $tables ->
        [0] .
       *[other] . At tables: { LIST($away) }.
    }
    .braille = { $here ->
        [0] nobody free
       *[other] { LIST($free, join: "comma") }
    }{ $tables ->
        [0] { "" }
       *[other] ; { LIST($away, join: "comma") }
    }
hall-said = { $count ->
        [0] Nobody hears you now.
        [one] One person hears you.
       *[other] { NP($count) } people hear you.
    }
    .brief = Heard by { $count }.
    .braille = heard by { $count }
hall-whispered = Only { $who } hears it.
    .braille = heard by { $who }
hall-invited = The invitation is sent to { $who }.
    .brief = Invitation: { $who }.
    .braille = invitation { $who }
hall-follows = { $on ->
        [yes] You will hear who comes and goes.
       *[no] You no longer hear who comes and goes.
    }
    .brief = Arrivals { $on ->
        [yes] on
       *[no] off
    }.
    .braille = arrivals { $on ->
        [yes] on
       *[no] off
    }
hall-protected = { $kept ->
        [yes] A passphrase protects your name now.
       *[no] No passphrase protects your name any more.
    }
    .braille = passphrase { $kept ->
        [yes] yes
       *[no] no
    }
hall-own-data = The hall has your name, { $name }, { $kept ->
        [yes] a hash of your passphrase
       *[no] no passphrase
    }{ $keys ->
        [0] { "" }
        [one] , a hash of one key
       *[other] , hashes of { $keys } keys
    }{ $settings ->
        [yes] , your settings
       *[no] { "" }
    } and { $count ->
        [0] no table
        [one] table { LIST($tables) }
       *[other] tables { LIST($tables) }
    }. ⏎ Nothing else.
    .brief = { $name }, { $kept ->
        [yes] passphrase
       *[no] no passphrase
    }, tables { $count }.
    .braille = { $name }, tables { $count }
hall-forgotten = The hall has forgotten you.
    .braille = forgotten
hall-hosted = { $how ->
        [away] { $who } leaves the hall and cannot come back.
        [silent] Nobody hears { $who } now.
        [heard] { $who } can be heard again.
        [lock] Nobody new can enter the hall.
       *[unlock] New guests may enter the hall again.
    }
    .brief = { $how ->
        [away] Out: { $who }.
        [silent] Silent: { $who }.
        [heard] Heard: { $who }.
        [lock] Locked.
       *[unlock] Unlocked.
    }
    .braille = { $how ->
        [away] out { $who }
        [silent] silent { $who }
        [heard] heard { $who }
        [lock] locked
       *[unlock] unlocked
    }
hall-taken-home = { $place ->
        [page] { $verdict ->
            [right] A link on the page offers the record of the match, and it is sound.
           *[wrong] A link on the page offers the record of the match, but something in it is wrong.
        }
        [nowhere] { $verdict ->
            [right] The record of the match is in the hall, and it is sound.
           *[wrong] The record of the match is in the hall, but something in it is wrong.
        }
       *[file] { $verdict ->
            [right] You have the record of the match at home, and it is sound: { $file }.
           *[wrong] You have the record of the match at home, but something in it is wrong: { $file }.
        }
    }
    .brief = { $place ->
        [file] Record: { $file }.
       *[other] { $verdict ->
            [right] The record is sound.
           *[wrong] Something in the record is wrong.
        }
    }
    .braille = record { $verdict ->
        [right] sound
       *[wrong] wrong
    }

hall-heard-said = { $who } says: { $text }
    .braille = { $who }: { $text }
hall-heard-whispered = { $who } whispers to you: { $text }
    .braille = { $who } whispers: { $text }
hall-heard-invited = { $who } invites you to table { $table }. { $code ->
        [no] { "" }
       *[other] Its words: { $text }.
    }
    .braille = table { $table }: { $who } invites
hall-heard-came = { $who } enters the hall.
    .braille = { $who } enters
hall-heard-went = { $who } leaves the hall.
    .braille = { $who } leaves
hall-heard-sat = { $who } sits down at the table.
    .braille = { $who } sits
hall-heard-stood = { $who } leaves the table.
    .braille = { $who } stands up
hall-heard-away = { $who } goes away, the seat waits.
    .braille = { $who } away
hall-heard-back = { $who } is back at the table.
    .braille = { $who } back
hall-heard-missed = You missed some messages, they came faster than they could be told.
    .brief = You missed some messages.
    .braille = messages missed

cli-error-key-alone = A key needs its certificate: add { COMMAND("--certificate") } and the file.
hall-error-at-home = “{ $word }” is for matches at home, { COMMAND(WORD("hall-stand")) } leaves a table of a hall.
    .brief = “{ $word }” is for home, { COMMAND(WORD("hall-stand")) } leaves.
    .braille = for home: { $word }
hall-error-which-table = “{ $word }” is no table's number, try { COMMAND(WORD("hall-sit"), "2") }.
    .brief = “{ $word }” is no table.
    .braille = which table?
hall-error-which-game = Name the game, too, for example { COMMAND(WORD("hall-new"), "iota 3") }. The games are { LIST($games) }.
    .brief = Which game? { LIST($games) }
    .braille = which game?
hall-error-new-word = “{ $word }” does not belong to a table. After the game come the number of seats and { COMMAND(WORD("hall-private")) }.
    .brief = “{ $word }” does not belong to a table.
    .braille = { $word }: no
hall-error-level = “{ $word }” is no level of a computer, try { COMMAND(WORD("hall-begin"), "3") }.
    .brief = “{ $word }” is no level.
    .braille = level?
hall-error-forget = To be forgotten by the hall, type { COMMAND($command, $name) }.
    .brief = Type { COMMAND($command, $name) }.
    .braille = { $command } { $name }
net-not-installed = Playing over a network is not installed here. { COMMAND("python3 start.py add net") } adds it.
    .brief = The part net is missing.
    .braille = part net missing
net-port-taken = Something else listens at { $port } already. Choose another, for example { COMMAND("--port 8022") }.
    .brief = Port { $port } is taken.
    .braille = port { $port } taken

hall-help-group = { $group ->
        [tables] Tables:
        [stand-in] Who has left:
        [people] People:
        [own] About you:
       *[host] Host:
    } { LIST($words) }.
    .braille = { LIST($words, join: "comma") }
help-hall-tables = { WORD("hall-tables") }: lists the tables, a number sits down at one or watches it.
    .braille = list of tables
help-hall-mine = { WORD("hall-mine") }: lists the tables where you sit, those that wait for you first.
    .braille = tables where you sit
help-hall-sit = { WORD("hall-sit") } and a number: sits down at a table or comes back to it; a private one needs its words.
    .braille = table number, words if private
help-hall-new = { WORD("hall-new") } and a game: opens a table; after the game may come the seats, options and { COMMAND(WORD("hall-private")) }.
    .braille = game, seats, private
help-hall-begin = { WORD("hall-begin") }: gives the free seats to computers and begins; a level may follow.
    .braille = computers on free seats, level
help-hall-wait = { WORD("hall-wait") }: waits until the match at the table begins.
    .braille = waits for the match
help-hall-stand = { WORD("hall-stand") }: goes from the table to the hall; the seat of a match waits.
    .braille = from the table to the hall
help-hall-watch = { WORD("hall-watch") } and a number: watches a match.
    .braille = watch a table
help-hall-people = { WORD("hall-people") }: tells who is in the hall and who at which table.
    .braille = who is here
help-hall-say = { WORD("hall-say") } and a text: says it at your table, without one in the hall.
    .braille = text for table or hall
help-hall-whisper = { WORD("hall-whisper") }, a name and a text: says it to one person alone.
    .braille = name and text for one
help-hall-invite = { WORD("hall-invite") } and a name: invites to your table.
    .braille = invites to your table
help-hall-follow = { WORD("hall-follow") }: tells who comes and goes; { COMMAND(WORD("hall-follow"), WORD("off")) } ends that.
    .braille = tells arrivals
help-hall-protect = { WORD("hall-protect") } and a text: protects your name; without a text it frees it.
    .braille = keeps your name
help-hall-data = { WORD("hall-data") }: tells everything that the hall knows of you.
    .braille = what the hall knows
help-hall-forget = { WORD("hall-forget") } and your name: deletes everything about you.
    .braille = deletes you here
help-hall-silence = { WORD("hall-silence") } and a name: nobody hears that person any more.
    .braille = silences somebody
help-hall-unsilence = { WORD("hall-unsilence") } and a name: that person is heard again.
    .braille = lets somebody speak
help-hall-remove = { WORD("hall-remove") } and a name: that person goes and does not come back.
    .braille = sends somebody away
help-hall-lock = { WORD("hall-lock") }: nobody new can enter.
    .braille = locks the hall
help-hall-unlock = { WORD("hall-unlock") }: new guests may enter again.
    .braille = unlocks the hall
