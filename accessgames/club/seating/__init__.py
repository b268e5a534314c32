"""Who sits where: by lot, to meet many people, by score, each with each, in groups. Seeded and repeatable.

`draws` makes and explains a draw, and makes a recorded one once more for an audit.
"""
