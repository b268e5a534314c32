"""How the tables of the store came to be, in the order of alembic."""
