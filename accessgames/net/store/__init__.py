"""Where a house keeps what must not be forgotten: one store, in a file of SQLite or in PostgreSQL."""
