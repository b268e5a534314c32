"""A hall: people, tables and matches that one server keeps for guests who come through its doors."""
