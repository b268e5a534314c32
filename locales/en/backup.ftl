# Backup: everything personal in one file, for another computer, too.

backup-file-name = accessgames-backup-{ $day }.zip
backup-written = The backup is in { $file }. It holds the hidden cards of unfinished matches, so send it to nobody.
    .brief = Backup: { $file }
    .braille = backup { $file }
backup-which = After { COMMAND($command) } goes the file of a backup.
    .braille = { $command } + file
backup-nowhere = Nothing can be backed up or restored here.
    .brief = No backup here.
    .braille = no backup here
backup-added = The backup brought: { $matches ->
        [0] {""}
       *[other] { NP($matches, noun: "match") }{ $results ->
            [0] {""}
           *[other] {", "}
        }
    }{ $results ->
        [0] {""}
       *[other] results for the statistics: { $results }
    }{ $others ->
        [0] {""}
       *[other] { $matches ->
            [0] { $results ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }other files: { $others }
    }.
    .brief = Came: matches { $matches }, results { $results }, files { $others }.
    .braille = +{ $matches } +{ $results } +{ $others }
backup-settings = From now on the settings are those of the backup.
    .brief = Settings are from the backup.
    .braille = settings of backup
backup-known = Everything in the backup was here already, nothing has changed.
    .brief = Everything was here already.
    .braille = nothing new
backup-aside = What gave way to the backup is in the folder { $folder }.
    .brief = Before: { $folder }
    .braille = before { $folder }
backup-unread = { $count ->
        [one] { $count } file of the backup cannot be read and stays in it
       *[other] { $count } files of the backup cannot be read and stay in it
    }.
    .brief = Files not read: { $count }.
    .braille = not read { $count }
parcel-foreign = The file { $file } is not a backup of this program, or it is damaged. Nothing has changed.
    .brief = { $file } is not a backup.
    .braille = { $file } no backup
parcel-torn = In the backup { $file } the file { $name } is damaged. Nothing has changed.
    .brief = Damaged: { $name }
    .braille = damaged: { $name }
parcel-name = In the backup { $file } there is a file { $name } that does not belong there. Nothing has changed.
    .brief = { $name } does not belong in a backup.
    .braille = strange: { $name }
parcel-large = In the backup { $file } the file { $name } is larger than the { $most } kB allowed. Nothing has changed.
    .brief = { $name } is too large, { $most } kB at most.
    .braille = { $name } > { $most } kB
parcel-full = A backup holds { NP($count, noun: "file") } and { $most } MB at most, here there is more. Nothing was written.
    .brief = A backup holds { $most } MB at most.
    .braille = backup is full
help-home-backup = { WORD("home-backup") }: saves everything personal in one file for another computer; its name may follow.
    .braille = backup to a file
help-home-restore = { WORD("home-restore") } and the file of a backup: adds what is not here yet; nothing is overwritten, only put aside.
    .braille = adds a backup
