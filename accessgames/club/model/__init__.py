"""What a tournament is made of, as immutable values without text, files, clock or randomness.

Numbers that people hear start at 1: players, rounds and tables. A player's number is his place in
`Tournament.players`, given in the order of registration and never given again.
"""
