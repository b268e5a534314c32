"""From results to points, standings, qualification places and leagues. Pure functions.

Points are exact fractions, since shared places share points: 4 and 3 make 7/2 for each.
"""
