"""Own mistakes as tasks: found in finished matches, asked as they were known then, until they are learnt."""
