"""What people say at each table, in each language, and what it means; the README tells how it is written."""
