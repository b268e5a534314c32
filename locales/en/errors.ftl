# Mistakes of the engine: one sentence each, with the offending value and what would be right.

## Turns and rules

error-not-your-turn = { COUNT($expected) ->
        [0] It is nobody's turn now.
       *[other] It is not your turn but { LIST($expected) }'s.
    }
    .brief = { COUNT($expected) ->
        [0] Nobody's turn now.
       *[other] To move: { LIST($expected) }.
    }
    .braille = { COUNT($expected) ->
        [0] nobody's turn
       *[other] turn: { LIST($expected) }
    }
error-actor-chance = chance
error-actor-clock = the clock
error-not-to-act = { CAP($actor) } does not act now, next to act: { LIST($expected) }.
    .brief = Next to act: { LIST($expected) }.
    .braille = next: { LIST($expected) }
error-unsayable = There is a message that the program cannot say, details are in its error log.
    .brief = A message cannot be said.
    .braille = message cannot be said
error-game-over = The match is over.
    .brief = The match is over.
    .braille = match over
error-malformed-action = I do not understand “{ $text }”, it should be { $expected }.
    .brief = “{ $text }” is not understood.
error-word-arguments = In the file { $file }, word { $word }, arguments is “{ $value }”, it should be { LIST($choices, join: "or") }.
    .brief = The value “{ $value }” of arguments is wrong.
    .braille = arguments { $value }
error-package-words = The words of the package { $package } are left out, they have a mistake. { $reason }
    .brief = The words of the package { $package } are wrong.
    .braille = package { $package } left out
error-endless = A match of { $game } did not end after { NP($actions, noun: "turn") }, so it was stopped.
error-daily-none = { $game } found no task for { $date }, which is a mistake of the program.
    .brief = No task was found for { $date }.
    .braille = no task { $date }

## Typed commands

error-unknown-command = I do not know “{ $word }”, { COMMAND(WORD("help")) } lists all commands.
    .brief = “{ $word }” is unknown.
    .braille = unknown { $word }
error-unknown-command-near = I do not know “{ $word }”, the nearest is { COMMANDS($nearest, join: "or") }.
    .brief = “{ $word }” is unknown, perhaps { COMMANDS($nearest, join: "or") }.
    .braille = { $word }? { LIST($nearest, join: "or") }
error-word-home = “{ $word }” works at home, { COMMAND(WORD("home")) } leads there from a match.
    .brief = “{ $word }” works only at home.
    .braille = { $word }: at home
error-word-match = “{ $word }” works in a match only.
    .brief = “{ $word }” works in a match only.
    .braille = { $word }: in a match
error-ambiguous = “{ $word }” has several meanings, choose a number:
    .brief = “{ $word }”: which number?
    .braille = { $word }: number?
error-choice-number = Number { $number } is not in the list, it has { $most ->
        [1] only 1
       *[other] 1 to { $most }
    }.
    .brief = Number { $number } is not in the list.
    .braille = { $most ->
        [1] only 1
       *[other] only 1 to { $most }
    }
error-extra-words = After { COMMAND($command) }, “{ $words }” is too much.
error-no-number = { $most ->
        [1] “{ $word }” cannot be, only number { $least ->
            [1] 1
           *[other] { $least } or 1
        } can.
       *[other] “{ $word }” is not a number from { $least } to { $most }.
    }

## Taking back

error-undo-nothing = There is nothing to take back.
error-undo-other = The last move was made by { $name }, and you can take back only your own.
error-undo-seen = This cannot be taken back, something new has been seen since.
error-correct-chance = This cannot be corrected, only what was told of the table can.
error-correct-same = The match already says exactly that.

## Start of a match

error-game-unknown = I do not know the game “{ $game }”, choose { LIST($known, join: "or") }.
error-seats = There cannot be { NP($seats, noun: "player") }, the game is for { $least } to { $most }.
error-option-unknown = The game has no option “{ $option }”, choose { LIST($known, join: "or") }.
error-option-value = The option { $option } cannot be “{ $value }”, choose { LIST($choices, join: "or") }.
    .brief = The option { $option } is only { LIST($choices, join: "or") }.
    .braille = { $option }: { LIST($choices, join: "comma") }
error-text-unfit = The text “{ $text }” is too long or has invisible characters, it may have at most { NP($most, noun: "letter") }.
error-name-alike = { $name } looks like another, { $whose ->
        [old] whose character { $number }
       *[new] its character { $number }
    } { $kind ->
        [hidden] is not seen
        [cyrillic] is a Cyrillic { $letter }
        [greek] is a Greek { $letter }
        [figure] is a figure, not { $letter }
        [wide] is a wide { $letter }
       *[other] is an unusual { $letter }
    }.{ $asked ->
        [yes] {" "}Retyped, it holds.
       *[no] {""}
    }
    .braille = { $name }: { $whose ->
        [old] other name
       *[new] here
    } character { $number } { $kind ->
        [hidden] not seen
        [cyrillic] Cyrillic
        [greek] Greek
        [figure] a figure
       *[other] unusual
    }

## Record of a match

error-journal-foreign = The file is not the record of a match of this program.
error-journal-version = The record has version { $version }, this program reads versions from 1 to { $known }.
error-material-other = The match was played with the set { $material }, the file { $file } does not have it now.
error-journal-rules = The record of { $game } has rules version { $version }, this program has { $known }.
error-journal-long = The record is too long, it may have at most { NP($most, noun: "text-line") }.
error-journal-torn = Line { $line } of the record is incomplete and left out, all before it is kept.
error-journal-changed = Line { $line } of the record was changed, only the lines before it count.
error-journal-against-rules = Line { $line } of the record breaks the rules.
error-journal-impossible = Line { $line } of the record breaks the rules. { $cause }
error-seed-lost = The match has a secret seed that is not here, so nothing more can be drawn in it.
error-seed-missing = The file { $file } with the secret seed is missing, so the match cannot go on. It can be retold and verified.
error-seed-foreign = The secret seed does not belong to this match, it does not fit the seal in the record.
error-seed-revealed = The seed of the match is already known to everybody, it cannot be played on.
error-journal-luck = Line { $line } of the record does not follow from the seed, it cannot have been drawn like that.
error-journal-start = The beginning “{ $started }” is not a time, such as 2026-11-21T10:00:00+01:00.
error-journal-early = The beginning { MOMENT($started) } cannot be true, the program is from the year { $first }.
error-journal-future = The beginning { MOMENT($started) } is in the future.
error-journal-clock = The clock of the match shows { NP($minutes, noun: "minute") }, but that much time has not passed since it began.
error-journal-notation = The move “{ $text }” in the record is not written as this program writes it.
error-journal-full = The record { $file } is full, the move does not count. Leave the match, it stays saved.
error-journal-crlf = The file has Windows line ends, CRLF, it should have LF; copy it again unchanged.
error-journal-deleted = The record of the match was deleted meanwhile, all of it is in { $file } again
error-journal-replaced = Another file lies in place of the record, all of the match is beside it in { $file }
error-journal-shortened = The record of the match was cut meanwhile, all of it is beside it in { $file }
error-journal-rewritten = The record of the match was changed meanwhile, all of it is beside it in { $file }
error-seed-replaced = Another file lies in place of the seed, all of the match is beside it in { $file }
error-seed-restored = The file with the seed of the match was missing, it is written again.

## Files

error-storage-full = There is no room on the disk for { $file }.
error-storage-read-only = The disk with { $file } can only be read.
error-storage-denied = You have no permission for { $file }.
error-storage-missing = There is no file { $file }.
error-storage-not-file = { $file } is not a plain file.
error-storage-not-folder = { $file } is not a folder.
error-storage-large = { $file } is too large, at most { $most } kilobytes are allowed.
error-storage-locked = { $file } is being used by another window of this program.
error-storage-failed = { $file } cannot be used, the system says { $reason }.
error-signing-key = There is no key in { $file }. Rename it, and the program makes a new one and says so.
error-settings-broken = The settings in { $file } cannot be read, the defaults are in force.
error-settings-key = The setting “{ $key }” in { $file } cannot be used, its default is in force.

## Braille

braille-file-missing = There is no file { $file }.
braille-file-not-regular = { $file } is not an ordinary file.
braille-file-unreadable = The file { $file } cannot be read.
braille-file-too-large = The file { $file } has { $size } bytes, it may have at most { $limit }.
braille-file-encoding = The file { $file } is not text in UTF-8, byte { $index } is wrong.
braille-file-binary = The file { $file } is not text, byte { $index } is zero.
braille-file-empty = The file { $file } is empty.
braille-format-unknown = I do not know the format “{ $value }”, choose from { $known }.
braille-preset-unknown = I do not know the page “{ $value }”, choose from { $known }.
braille-page-width = The number of cells in a line cannot be { $value }, only { $low } to { $high }.
braille-page-lines = The number of lines on a page cannot be { $value }, only { $low } to { $high }.
braille-line-width = The number of cells in a line cannot be { $value }, only { $low } or more.
swell-too-large = The drawing is { $width } millimetres wide and { $height } high, at most { $most } by { $high } fit.
braille-line-too-long = The line is too long, { $limit } cells fit and it has { $value }.
braille-indent = An indent of { $value } does not fit a line of { $width } cells.
braille-language-unknown = I do not know the Braille table “{ $language }”, choose from { $known }.
braille-table-broken = The Braille table { $file } cannot be used: { $detail }
braille-table-clash = The signs “{ $first }” and “{ $second }” have the same cells in the Braille table.
braille-dots = “{ $value }” are not numbers of dots, which look for example like 6-236.
braille-not-cells = The sign “{ $value }” at place { $index } is not a Braille cell.
braille-brf-byte = The sign “{ $value }” at place { $index } does not belong in a BRF file.
braille-pef-identifier = A PEF document cannot be called “{ $value }”, the name must not be empty.
braille-pef-empty = A PEF document needs at least one page.
braille-pef-size = A page of { NP($lines, noun: "text-line") } of { $width } cells does not fit the PEF document.
error-lessons-broken = The file { $file } cannot be read, lessons start from the beginning.
    .brief = { $file } cannot be read.
    .braille = lessons begin anew
error-records-line = Line { $line } of the file { $file } is broken, the other records count.
    .brief = Line { $line } of { $file } is broken.
    .braille = line { $line } broken
error-personal-version = The personal data in { $file } have version { $version }, this program knows { $known } at most. Nothing was changed.
    .brief = The personal data have version { $version }, I know { $known } at most.
    .braille = { $file } is newer
error-personal-torn = The personal data in { $file } are damaged, nothing was written.
    .brief = { $file } is damaged.
    .braille = { $file } damaged
error-personal-full = No more fits into the personal data in { $file }, nothing was written.
    .brief = { $file } is full.
    .braille = { $file } full
error-personal-broken = The personal data in { $file } could not be read. They are kept beside it as { $kept }, new ones begin.
    .brief = { $file } could not be read, it is kept as { $kept }.
    .braille = bad: { $kept }
