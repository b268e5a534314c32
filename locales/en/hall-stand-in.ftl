# The hall: a computer player who goes on for somebody who has left.

hall-stand-in-asked = { $count ->
        [0] From now on a computer player of level { $level } plays for { $who }.
        [one] One person at the table still has to agree.
       *[other] { NP($count, noun: "person") } at the table still have to agree.
    }
    .brief = { $count ->
        [0] { $who }: computer { $level } plays.
       *[other] Still to agree: { $count }.
    }
    .braille = { $count ->
        [0] { $who }: computer { $level }
       *[other] to agree yet: { $count }
    }
hall-voted = { $yes ->
        [no] You are against it, the seat keeps waiting.
       *[yes] { $count ->
            [0] All have agreed, a computer player has the seat.
           *[other] You are for it. Others have to agree yet.
        }
    }
    .brief = { $yes ->
        [no] The seat waits.
       *[yes] { $count ->
            [0] The computer plays.
           *[other] Others are awaited.
        }
    }
    .braille = { $yes ->
        [no] seat waits
       *[yes] { $count ->
            [0] computer plays
           *[other] others yet
        }
    }
hall-came-back = In your seat you play yourself again.
    .brief = You play again.
    .braille = you play again
hall-heard-proposed = { $who } proposes that a computer player of level { $level } goes on for { $text }. ⏎ Type { COMMAND(WORD("hall-agree")) } or { COMMAND(WORD("hall-oppose")) }.
    .brief = { $who }: computer { $level } for { $text }? ⏎ { COMMAND(WORD("hall-agree")) } or { COMMAND(WORD("hall-oppose")) }?
    .braille = { $text }: computer { $level }?
hall-heard-opposed = { $who } does not agree. The seat of { $text } keeps waiting.
    .brief = { $who } does not agree, the seat waits.
    .braille = { $who } is against
hall-heard-replaced = { $code ->
        [yes] A computer player of level { $level } plays on your seat. Take it back by { COMMAND(WORD("hall-come-back")) }.
       *[no] A computer player of level { $level } plays for { $who } now.
    }
    .brief = { $code ->
        [yes] Computer { $level } plays for you, back by { COMMAND(WORD("hall-come-back")) }.
       *[no] { $who }: computer { $level } plays.
    }
    .braille = { $code ->
        [yes] computer { $level } for you
       *[no] { $who }: computer { $level }
    }
hall-heard-returned = { $who } plays again instead of the computer.
    .brief = { $who } plays again.
    .braille = { $who } plays again
cli-replay-stand-in = { NAME($who) }: { $level ->
        [0] the person plays again
       *[other] from here a computer player of level { $level } plays
    }.
hall-error-stand-in = Say a name and the level of a computer player, for example { COMMAND($command, "Petr 3") }.
    .brief = For example { COMMAND($command, "Petr 3") }.
    .braille = name and level?
net-nobody-seated = Nobody called “{ $name }” sits at table { $table }.
    .brief = “{ $name }” does not sit there.
    .braille = { $name } not seated
net-is-at-table = { $name } is at the table, nobody needs to take over.
    .brief = { $name } is at the table.
    .braille = { $name } is there
net-stood-in-already = A computer player has the seat of { $name } already.
    .brief = { $name }: the computer plays already.
    .braille = { $name }: computer plays
hall-error-stood-in = A computer player has your seat. Take it back first with { COMMAND(WORD("hall-come-back")) }.
    .brief = The computer plays for you, back with { COMMAND(WORD("hall-come-back")) }.
    .braille = computer plays for you
net-not-stood-in = No computer player has your seat.
    .brief = No computer plays for you.
    .braille = no computer plays
net-no-vote = Nobody has proposed anything at this table.
    .brief = Nothing is proposed.
    .braille = nothing proposed
net-nothing-goes = That works only at a table where you sit and a match goes on.
    .brief = Only at a table where you play.
    .braille = only where you play
help-hall-stand-in = { WORD("hall-stand-in") }, a name and a level: proposes a computer player for somebody who has left the table.
    .braille = name and level
help-hall-agree = { WORD("hall-agree") }: agrees to the computer player that somebody proposed.
    .braille = agree to the computer
help-hall-oppose = { WORD("hall-oppose") }: refuses the computer player, and the seat keeps waiting.
    .braille = the seat waits
help-hall-come-back = { WORD("hall-come-back") }: gives you back the seat on which a computer player acts for you.
    .braille = back to your seat
