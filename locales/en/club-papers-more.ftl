# More documents of a club: attendance, slips, plans, certificates, book of results, pages of a season; files of tables.

## Files of tables

club-did-papers = Done, { NP($count, noun: "file") } with one table each: ⏎ { LIST($files) }. ⏎ { $paper }
    .brief = Written: { LIST($files) }
    .braille = done { LIST($files, join: "comma") }
club-error-no-workbook = No XLSX workbook can be written, the library xlsxwriter is missing. ⏎ To add it: python3 start.py add club, or else pip install xlsxwriter.
    .brief = The library xlsxwriter is missing.
    .braille = no xlsxwriter

## Papers before play and during it

club-handout-name = { NAME($player) }
club-handout-place = Where: { $place }.
    .braille = { $place }
club-attendance-title = { $name }: attendance list
    .braille = attendance
club-attendance-caption = Those present, sign next to the name:
    .braille = sign after the name:
club-attendance-row = { $number }: { NAME($player) }.
    .braille = { $number } { NAME($player) }
club-column-signature = Signature
club-slips-title = { $name }, round { $round }: result slips
    .braille = slips { $round }
club-slip-caption = Write the result and the place next to each name:
    .braille = result and place:
club-slip-signature = Signature:
club-column-seat = Seat
club-places-title = { $name }, round { $round }: place cards
    .braille = place cards { $round }
club-place-seat = Round { $round }, table { $table }, seat { $seat }.
    .braille = r{ $round } table { $table } seat { $seat }
club-place-starts = Whoever sits here begins.
    .braille = begins
club-plans-title = { $name }: { $count ->
    [one] personal plan
   *[other] personal plans
}
    .braille = { $count ->
        [one] personal plan
       *[other] personal plans
    }
club-plan-open = { NP($drawn, noun: "round") } { $drawn ->
    [one] is
   *[other] are
} drawn so far, there will be { $rounds }.
    .braille = drawn { $drawn } of { $rounds }
club-plan-caption = Round, game, seat and opponents:
    .braille = where, with whom:
club-plan-round = Round { $round }, { $game }: table { $table }, seat { $seat }, with { LIST($others) }.
    .braille = r{ $round } table { $table } seat { $seat }: { LIST($others, join: "comma") }
club-plan-out = Round { $round }, { $game }: no table.
    .braille = r{ $round } no table
club-column-round-number = Round
club-column-game = Game
club-column-opponents = Opponents

## Certificates

club-certificates-title = { $name }: certificates
    .braille = certificates
club-certificate-place = Place { $place }, tournament { $name }.
    .braille = { $place }. { $name }
club-certificate-category = Place { $place } in the category “{ $category }”.
    .braille = { $place }. { $category }
club-certificate-points = { $unit ->
    [penalties] Penalty points: { $figure }.
   *[points] Won: { NP($points) }.
}
    .braille = { $figure }
club-certificate-signature = Signature of the organiser:
club-error-not-over = Certificates are written when everything is played; so far { $played } of { $rounds } rounds have been.
    .braille = played { $played } of { $rounds }

## Book of results

club-book-title = Book of results: { $name }
    .braille = book of results
club-book-part = { $number }: { $title }
club-book-round = Round { $round }, { $game }
    .braille = round { $round } { $game }
club-book-game = { $game }
club-book-person = Round by round:
club-book-played = Round { $round }, { $game }: table { $table }, place { $place }{ $scored ->
    [true] , result { $score }
   *[false] {""}
}, points { $points }, with { LIST($others) }.
    .braille = r{ $round } t{ $table }: { $place }.{ $scored ->
        [true] {" "}{ $score }
       *[false] {""}
    } p { $points }
club-book-other = Round { $round }, { $game }: { $kind ->
    [out] no table
    [absent] not played to the end
   *[missed] not played
}, points { $points }.
    .braille = r{ $round } { $kind ->
        [out] no table
        [absent] not ended
       *[missed] not played
    } p { $points }

## Pages of a season

club-season-title = { $club }: results of the season
club-season-count = { $count ->
    [one] There is { $count } tournament.
   *[other] There are { $count } tournaments.
}
club-season-leagues = Leagues
club-season-tournaments = Tournaments, the latest first
club-season-entry = { CAP($date) }, { $name }: { NP($players, noun: "player") }, first { LIST($winners) }
club-season-entry-open = { CAP($date) }, { $name }: not finished yet
club-season-records = Records
club-season-records-caption = The best result of each game:
club-season-record = { $game }: { $player } { $score }, { $tournament }.
    .braille = { $game } { $player } { $score }
club-column-at = Tournament
club-season-back = Back to the page of { $club }
club-season-other = { $which ->
    [before] Tournament before
   *[after] Tournament after
}: { $name }
help-club-pages = Writes the web pages of the season into a folder, as in { COMMAND("pages web") }; newer ones replace older ones.
    .braille = season's pages: pages web
club-did-pages = The pages of the season are in the folder { $folder }, ⏎ { NP($files, noun: "file") }, the first is { $first }.
    .braille = { $folder }: files { $files }
club-did-pages-removed = What is no longer part of the season was removed: { LIST($files) }.
    .braille = gone { LIST($files, join: "comma") }
club-error-pages-where = Into which folder? Type { COMMAND($pages, "web") }, for instance.
    .braille = which folder?
club-error-pages-foreign = The file { $file } is not a page of the season, nothing was written. ⏎ Choose another folder.
    .braille = { $file } is foreign
club-ask-folder = Into which folder do the pages go?
    .braille = folder?
