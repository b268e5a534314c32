"""How strong the characters of a game are, and by which figures their manners differ."""
