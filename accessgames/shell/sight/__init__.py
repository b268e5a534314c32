"""The profile for eyes that see little: boards as pictures beside what is told, painted row by row."""
