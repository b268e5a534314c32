# A hall whose data are in a database that several servers share.

net-database = The database { $place } does not answer. Check that it runs and that you may use it.
    .brief = The database { $place } does not answer.
    .braille = database is silent
net-database-address = The address of the database, { $address }, is not right. Right is for example postgresql://localhost/hall
    .brief = An address of a database is for example postgresql://localhost/hall
    .braille = wrong database
net-database-driver = The library libpq is missing on this computer, without it the program can't reach PostgreSQL.
    .brief = The library libpq is missing.
    .braille = libpq is missing
net-newer = A later version of the program has written the data of the hall. Open it with that one.
    .brief = The data of the hall are of a later version.
    .braille = later hall data
net-lease-lost = Another server has taken the hall over, this one ends. Nothing that was played is lost.
    .brief = Another server has taken the hall over.
    .braille = another server has it
hall-standby = Another server has the hall now. This one waits and takes it over when that one ends.
    .brief = Another server has the hall, this one waits.
    .braille = other has it, waiting
