# Tables that are played at another computer: a file for one table goes out, and comes back with the result.

help-club-hand-out = Writes a table as a file into a folder: ⏎ { COMMAND("hand out table 3, E:") }, ⏎ or the whole round: { COMMAND("hand out tables, E:") }.
    .braille = a file for a table
help-club-accept = Takes results from files of tables: { COMMAND("accept E:") } takes all that lie in the folder.
    .braille = results from files

club-hand-remark = Whoever plays without the program types the result after the word { COMMAND("result") }, such as { COMMAND("result Jana 34, Petr 28") }.
    .brief = A result without the program belongs after the word { COMMAND("result") }.
    .braille = put it after result
club-did-hand = Table { $table } is in the file { $file }. ⏎ Its players are { LIST($players) }.
    .brief = Table { $table }: { $file }.
    .braille = { $file }
club-accept-known = Round { $round }, table { $table }: the club has that result already.
    .brief = Table { $table } has it already.
    .braille = t{ $table } known
club-accept-skipped = The file { $file } was not taken, it changed nothing. { $cause }
    .brief = { $file } not taken. { $cause }
    .braille = { $file } no
club-handed-left = The match is saved on this computer, the same command goes on. ⏎ The file { $file } does not have it yet.
    .brief = Saved here, not yet in { $file }.
    .braille = saved, not in file
club-handed-done = The match is in the file { $file }. ⏎ Bring it to the organiser.
    .brief = The match is in { $file }.
    .braille = done: { $file }

club-error-hand-old = The tournament has a journal of an earlier version, its tables cannot be handed out. ⏎ The word { COMMAND(WORD("club-import")) } takes results from elsewhere.
    .braille = older journal, no
club-error-hand-where = { $named ->
        [no] A folder for the table is missing.
       *[other] The folder { $text } is not there.
    } ⏎ Type for instance { COMMAND(WORD("club-hand-out"), "table 3, E:") }.
    .brief = Into which folder?
    .braille = which folder?
club-error-hand-which = Table “{ $text }” is not awaited; still awaited: { LIST($tables) }.
    .braille = awaited { LIST($tables) }
club-error-accept-what = A file or a folder with files of tables is missing, such as { COMMAND($example, "E:") }.
    .braille = which file?
club-error-accept-none = The folder { $file } has no file of a table.
    .braille = no file of a table
club-error-handed-foreign = That is not the file of a table. ⏎ The organiser of a tournament writes one.
    .braille = no file of a table
club-error-handed-line = Line { $line } of the table's file is not as it was handed out.
    .braille = wrong line { $line }
club-error-handed-strange = Table { $table } of the tournament { $name } was not handed out by this club, or the file was changed.
    .brief = Table { $table } is not from here, or changed.
    .braille = t{ $table } not from here
club-error-handed-ahead = Table { $table } was handed out by another computer, whose entries are not here. ⏎ Unite the copies of the club first.
    .brief = Table { $table } is from elsewhere, unite first.
    .braille = unite copies first
club-error-handed-redrawn = Table { $table } of round { $round } was drawn again since it was handed out, the file no longer holds.
    .braille = t{ $table } drawn again
club-error-handed-both = The file { $file } has a match and a typed result. ⏎ Leave nothing after the word { COMMAND("result") }, or enter the result yourself.
    .brief = { $file }: a match or a result, not both.
    .braille = match and result
club-error-handed-empty = The file { $file } has no result of table { $table } yet.
    .braille = t{ $table } no result
club-error-handed-done = The file { $file } has a result already. ⏎ Bring it to the organiser.
    .braille = it has a result
club-error-handed-game = The program has no game { $game }. ⏎ Type the result into the file { $file } after the word { COMMAND("result") }.
    .brief = The result belongs after the word { COMMAND("result") }.
    .braille = put it after result
