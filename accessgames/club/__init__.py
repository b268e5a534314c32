"""Club evenings and tournaments: people, seating, results, standings, and the papers made of them."""
