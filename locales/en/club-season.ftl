# The season of a club: where a forgotten name still stands, the table of a season, records.

club-did-forget-left = The name still stands in files of the program: { LIST($files) }.
    .brief = Still in files: { LIST($files) }.
    .braille = still in: { LIST($files) }
club-did-forget-left-further = Further files with that name: { $count }.
    .braille = further files { $count }
club-did-forget-clean = The folder of the program has the name no more.
    .braille = nowhere else here
