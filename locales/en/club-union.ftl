# A club on several computers: uniting copies, what does not hold, disputed results, the file of one table.

club-refused-unregistered = It is about { $count ->
        [one] somebody who is not registered here
       *[other] { $count } people who are not registered here
    }.
    .braille = not registered

help-club-unite = Unites the club with the copies in a folder, such as a stick, and writes its own there: { COMMAND("unite E:") }.
    .braille = unites copies in a folder
help-club-pending = Tells which results wait for a decision, and which entries of other computers do not hold.
    .braille = what waits for a decision
help-club-settle = Decides between two results of a table: { COMMAND("settle 2, 1") } means the first one of table 2.
    .braille = decides between results

## Uniting copies

club-unite-renamed = The tournament { $old } is called { $new } here now, one that was made earlier has the same name.
    .brief = { $old } is { $new } now.
    .braille = { $old } is { $new }
club-unite-twice = { LIST($players) }: { $count ->
        [one] two computers entered the same name, it is one person.
       *[other] two computers entered the same names, each is one person.
    }
    .braille = { LIST($players) } once
club-unite-number = { NAME($player) } has number { $new } now, before it was { $old }.
    .brief = { NAME($player) } has { $new }, had { $old }.
    .braille = { NAME($player) } { $old } is { $new }
club-unite-numbers = { $count ->
        [one] { $count } more player has a new number
       *[other] { $count } more players have new numbers
    }.
    .braille = new numbers { $count } more
club-unite-league = The league { $league } now follows the change made elsewhere.
    .brief = The league { $league } changes.
    .braille = league { $league } changed
club-unite-round = The tables of round { $round } are not those that held here. Two computers drew them.
    .brief = The tables of round { $round } are different.
    .braille = round { $round } other tables

club-did-unite = This copy of the club is in the folder as { $file }, with { NP($lines, noun: "text-line") } of journals.
    .brief = Written to { $file }.
    .braille = { $file }
club-unite-skipped = The file { $file } was not taken in and changed nothing. { $cause }
    .brief = { $file } not. { $cause }
    .braille = { $file } not
club-error-unite-where = Name the folder where the copies of the club are or will be, such as a stick.
    .braille = which folder?

## What does not hold

club-aside = Set aside, { $own ->
        [true] written by this computer
       *[false] written by another computer
    }: { $what } It does not hold: { $cause }
    .brief = Set aside: { $what } { $cause }
    .braille = aside: { $what }
club-aside-unknown = An entry about somebody who is not here.
    .braille = somebody unknown
club-aside-more = { $count ->
        [one] { $count } more entry is set aside
       *[other] { $count } more entries are set aside
    }.
    .braille = { $count } more aside
club-verify-aside = Entries of other computers that do not hold: { $count }. { COMMAND($pending) } reads them.
    .brief = Entries set aside: { $count }.
    .braille = aside { $count }
club-pending-none = Nothing is disputed or set aside here.
    .braille = nothing disputed

## Disputed results

club-dispute = Round { $round }, table { $table }: { $count ->
        [2] two people entered different results
       *[other] { $count } different results were entered
    }.
    .brief = Round { $round }, table { $table }: different results.
    .braille = r{ $round } t{ $table } dispute
club-dispute-result = Choice { $number }: { $result }
    .brief = { $number }: { $result }
    .braille = { $number }: { $result }
club-dispute-settle = Choice 1 holds for now. { COMMAND($settle, $first) } or { COMMAND($settle, $second) } decides.
    .brief = { COMMAND($settle, $first) } decides.
    .braille = { $settle } { $first }
club-did-settle = Decided. { $result }
    .braille = { $result }
club-error-settle = Say which result holds, as in { COMMAND($settle, "2, 1") }; the disputed tables are { LIST($tables) }.
    .braille = disputed { LIST($tables) }
club-error-verify-state = The journal never had just { NP($lines, noun: "text-line") }; the words on the paper are not of this tournament.
    .braille = never { $lines } lines
club-error-entry-people = The entry speaks of other people than those its computer knew.
    .braille = entry of other people

## Another window

club-news = In another window { $count ->
        [one] { $count } entry was added
       *[other] { $count } entries were added
    }.
    .braille = other window { $count }
