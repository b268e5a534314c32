"""One file a migration.

One that stands is never changed. While it is done in PostgreSQL, servers of the version before play and go on
doing so: it adds what they need not know (columns with a default, tables, indexes, by `expanding`), and what
they need is taken away no sooner than in the version after. `oldest` is the number of migrations that a
program has to know so that it may use what this one has made.
"""
