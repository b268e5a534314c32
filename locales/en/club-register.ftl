# Club: the register of people who stay from evening to evening. Who is who, what is kept, what they agree to.

help-club-persons = Lists the people in the club's register; their numbers also count after { COMMAND("person") }, { COMMAND("merge") } and { COMMAND("split") }.
    .braille = people of the club
help-club-person = Tells what is kept of somebody, as in { COMMAND("person Nov") }.
    .braille = what is kept: person Nov
help-club-extract = Tells all that the club has of somebody, with what they played and the rating, as in { COMMAND("extract Jana") }.
    .braille = all of somebody: extract Jana
help-club-add-person = Adds somebody who has not played yet to the register, as in { COMMAND("add Jana Nová") }.
    .braille = adds who has not played yet
help-club-note = Adds something, as in { COMMAND("note Jana Nová, contact jana@club.org") }; the word { COMMAND("none") } deletes it again.
    .braille = adds: Jana Nová, contact
help-club-consent = Notes consent, as in { COMMAND("consent Jana Nová, name yes") } or { COMMAND("consent all, name") }.
    .braille = consent: Jana Nová, name yes
help-club-merge = Unites two entries of one person, the second name stays, as in { COMMAND("merge Jana Nova, Jana Nová") }.
    .braille = merges: Jana Nova, Jana Nová
help-club-split = Undoes the last merge, as in { COMMAND("split Jana Nová") }; { COMMAND("split Jan Novák, December") } separates one tournament.
    .braille = takes merging back

## The list, and one person

club-persons-none = Nobody is in the register yet; the first player who is registered will be.
    .brief = The register is empty.
    .braille = register empty
club-persons-head = The register has { $count ->
        [one] one person
       *[other] { $count } people
    }.
    .brief = People: { $count }.
    .braille = people { $count }
club-persons-entry = { $number }: { NAME($player) }, { $count ->
        [0] no tournament yet
        [one] 1 tournament
       *[other] { $count } tournaments
    }.
    .brief = { $number }: { NAME($player) }, { $count }.
    .braille = { $number } { NAME($player) } { $count }
club-persons-double = { NAME($player) } is here several times, under { LIST($numbers) }. If it is one person, { COMMAND(WORD("club-merge")) } and two numbers unite them.
    .brief = { NAME($player) } several times: { LIST($numbers) }, { COMMAND(WORD("club-merge")) } unites them.
    .braille = { NAME($player) } { LIST($numbers, join: "comma") } merge?
club-person-head = { NAME($player) }, { $count ->
        [0] no tournament in the club yet
        [one] 1 tournament in the club
       *[other] { $count } tournaments in the club
    }.
    .brief = { NAME($player) }, tournaments { $count }.
    .braille = { NAME($player) }, { $count }
club-person-spoken = Pronunciation: { $value }.
    .braille = said { $value }
club-person-vocative = Form of address: { $value }.
    .braille = address { $value }
club-person-gender = Gender: { $value ->
        [feminine] woman
        [masculine] man
       *[neuter] neuter
    }.
    .braille = { $value ->
        [feminine] woman
        [masculine] man
       *[neuter] neuter
    }
club-person-category = Category: { $value }.
    .braille = { $value }
club-person-contact = Contact: { $value }
    .braille = { $value }
club-person-agreed = { $to ->
        [named] Name on public papers
       *[category] Category on public papers
    }: { $yes ->
        [yes] agrees
       *[no] does not agree
    }, noted { $date }.
    .brief = { $to ->
        [named] Name
       *[category] Category
    } in public: { $yes ->
        [yes] yes.
       *[no] no.
    }
    .braille = { $to ->
        [named] name
       *[category] category
    } { $yes ->
        [yes] yes
       *[no] no
    }
club-person-unasked = { $to ->
        [named] Name on public papers: no consent, player and a number stand there instead.
       *[category] Category on public papers: no consent, it is not given.
    }
    .brief = { $to ->
        [named] Name in public: no consent.
       *[category] Category in public: no consent.
    }
    .braille = { $to ->
        [named] name no consent
       *[category] category no consent
    }
club-person-united = Made of { $count } entries; the word { COMMAND(WORD("club-split")) } undoes the last merge.
    .brief = Made of { $count } entries.
    .braille = of { $count } entries

## Changes

club-did-add-person = New in the register: { NAME($player) }.
    .braille = new: { NAME($player) }
club-did-note = Noted, { NAME($player) }.
    .braille = noted
club-did-consent = { $yes ->
        [yes] Consent noted
       *[no] Refusal noted
    }, { $to ->
        [named] name
       *[category] category
    } on public papers: { LIST($players) }.
    .brief = { $yes ->
        [yes] Consent
       *[no] No consent
    }, people { $count }.
    .braille = { $yes ->
        [yes] consent
       *[no] no consent
    }, { $count }
club-did-merge = Merged: { NAME($old) } and { NAME($player) } are one person, from now on { NAME($player) }, { $count ->
        [one] 1 tournament
       *[other] { $count } tournaments
    }.
    .brief = Merged: { NAME($player) }.
    .braille = merged: { NAME($player) }
club-merge-together = Mind that both played at one tournament: { $tournament }. If they are two people, { COMMAND(WORD("club-split")) } and the name take it back.
    .brief = Mind: both played { $tournament }.
    .braille = both: { $tournament }
club-did-split = Split: { LIST($players) }.
    .braille = split
club-did-split-off = Split: at { $tournament } it is another person of the same name, { NAME($player) }.
    .brief = Split: { $tournament }, { NAME($player) }.
    .braille = split: { $tournament }
club-register-near = { NAME($player) } is a new person in the register, { NAME($near) } has a similar name. If they are one person, { COMMAND(WORD("club-merge")) } and both names unite them.
    .brief = New person { NAME($player) }, similar: { NAME($near) }.
    .braille = new { NAME($player) }, there { NAME($near) }

## Who is it

club-ask-person = Who is “{ $word }”? The register has { LIST($people, join: "or") }.
    .braille = { $word }?
club-ask-person-known = { NAME($player) }
    .braille = { NAME($player) }
club-ask-person-new = somebody new, { $word }
    .braille = new { $word }
club-ask-person-left = Nobody was registered.
    .braille = nobody registered

## Mistakes

club-error-no-club = There is no club yet; it begins with the first tournament.
    .braille = no club yet
club-error-person-whom = The name of somebody in the register is missing.
    .braille = name missing
club-error-person-none = “{ $word }” is not in the register; { COMMAND(WORD("club-persons")) } lists everybody.
    .braille = { $word } not in register
club-error-person-near = “{ $word }” is not in the register, a similar name is { LIST($choices, join: "or") }.
    .braille = { $word }: { LIST($choices, join: "comma") }?
club-error-person-several = “{ $word }” can be { LIST($choices, join: "or") }. Type more letters, or the number in the list of persons.
    .braille = { $word }: { LIST($choices, join: "comma") }?
club-error-person-number = Number { $number } is not in the list of persons, the last one is { $most }.
    .braille = at most { $most }
club-error-person-there = { $name } is in the register already.
    .braille = { $name } is there
club-error-person-note = What is to be noted is missing, such as { COMMAND("contact jana@club.org") }. It can be: { LIST($choices) }.
    .braille = { LIST($choices, join: "comma") }
club-error-person-field = “{ $word }” does not begin with what it is. It can be: { LIST($choices) }.
    .braille = { LIST($choices, join: "comma") }
club-error-person-nobody = Nobody in the register plays at this tournament.
    .braille = nobody of the register
club-error-merge = Two names are needed: who, a comma, with whom. The second name stays.
    .braille = second name missing
club-error-merge-same = { $name } is one person already.
    .braille = { $name } is one person
club-error-split = { $name } is not made of several entries, there is nothing to split.
    .braille = nothing to split
club-error-split-where = { $name } does not play at { $tournament }.
    .braille = { $name } not there
club-did-forget-nowhere = The name { $old } is forgotten, it was in no tournament.
    .braille = forgotten { $old }
club-error-paper-public = The { COMMAND($paper) } paper is for the organiser alone, there is no public one.
    .braille = { $paper } is not public

## An extract: what somebody played

club-extract-tournament = { CAP($date) }, { $name }: { $place ->
        [0] no ranking
       *[other] { $over ->
            [true] place { $place } of { $players }
           *[false] so far place { $place } of { $players }
        }
    }.
    .brief = { $name }: { $place ->
        [0] no ranking
       *[other] place { $place } of { $players }
    }.
    .braille = { $name } { $place ->
        [0] -
       *[other] { $place }/{ $players }
    }
club-extract-tables = Tables played: { $tables }, won: { $won }, first place shared: { $shared }, longest run of wins: { $longest }.
    .brief = Tables { $tables }, won { $won }, run { $longest }.
    .braille = tables { $tables }, w { $won }, s { $shared }, r { $longest }
club-extract-game = { $game }, tables played: { $tables }.
    .brief = { $game }, tables { $tables }.
    .braille = { $game } { $tables }
club-extract-best = Best result { $score }, tournament { $tournament }, round { $round }.
    .brief = Best { $score }, { $tournament }.
    .braille = max. { $score } { $tournament }
