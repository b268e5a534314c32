# A hall whose data are in a database that several servers share.

net-database = The database { $place } does not answer. Check that it runs and that you may use it.
    .brief = The database { $place } does not answer.
    .braille = database is silent
net-database-address = The address of the database, { $address }, is not right. It looks for example like postgresql://localhost/hall
    .brief = An address of a database is for example postgresql://localhost/hall
    .braille = wrong database
net-database-driver = The library libpq is missing on this computer, without it the program can't reach PostgreSQL.
    .brief = The library libpq is missing.
    .braille = libpq is missing
net-newer = A later version of the program has written the data of the hall. Open it with that one.
    .brief = The data of the hall are of a later version.
    .braille = later hall data
net-lease-lost = Other servers have taken the tables of this one. Nothing that was played is lost.
    .brief = Other servers have the tables.
    .braille = others have the tables
hall-again = This server did not answer for a while, others have taken its tables. Now it serves again.
    .brief = The server did not answer, it serves again.
    .braille = server serves again
net-table-elsewhere = Table { $table } is at another server, which does not answer now. Try again in a while.
    .brief = The server of table { $table } does not answer.
    .braille = table { $table } silent
hall-copy-database = This hall is in PostgreSQL, pg_dump saves it and pg_restore puts it back.
    .brief = pg_dump saves a hall in PostgreSQL.
    .braille = pg_dump saves it
