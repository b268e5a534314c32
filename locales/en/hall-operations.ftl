# A hall: what is needed by whoever keeps it running.

hall-figures = Figures for Prometheus: { $address }
    .brief = Figures of its running: { $address }
    .braille = figures: { $address }
cli-option-figures = --figures NUMBER: figures for Prometheus, on this computer alone
cli-option-addresses = --addresses: the log may hold addresses of those who were not let in

hall-heard-restarts = The hall restarts in a moment, matches stay saved.
    .brief = The hall restarts, matches stay.
    .braille = hall restarts
hall-heard-closes = The hall is closing, matches stay saved.
    .brief = The hall closes, matches stay.
    .braille = hall closes
hall-heard-put-back = The hall was put back to an earlier state, without the match of table { $table }. You are in the hall.
    .brief = The hall was put back, without table { $table }.
    .braille = table { $table } is gone
hall-store-fails = The hall cannot save anything now, so moves are refused. Check the space on the disk, or the database.
    .brief = The hall cannot save anything, check the disk or the database.
    .braille = hall saves nothing
hall-store-works = The hall saves everything again, play goes on.
    .brief = The hall saves everything again.
    .braille = hall saves again
net-restarts = The hall is just closing. When it opens again, try once more.
    .brief = The hall is closing, try later.
    .braille = hall is closing

cli-option-backup = --backup FILE: saves the hall in a file, also while people play, and verifies it
cli-option-restore = --restore FILE: puts the hall back from a file into an empty folder, if it can be verified
hall-copied = The backup of the hall is in { $file }. Matches verified: { $matches }. It holds secrets, send it to nobody.
    .brief = Backup: { $file }, matches { $matches }.
    .braille = backup { $file }
hall-restored = The hall is restored. People { $people }, tables { $tables }, matches verified { $matches }.
    .brief = Restored: people { $people }, tables { $tables }, matches { $matches }.
    .braille = restored, matches { $matches }
hall-copy-nothing = There is no hall in the folder { $folder }, so there is nothing to save.
    .brief = No hall here: { $folder }
    .braille = no hall here
hall-copy-not-empty = The folder { $folder } is not empty. Move the hall that is in it elsewhere, then restore again.
    .brief = The folder { $folder } is not empty.
    .braille = folder not empty
hall-copy-broken = The match at table { $table } cannot be verified in the backup, so it cannot be trusted.
    .brief = Table { $table } of the backup cannot be verified.
    .braille = backup: table { $table } broken
