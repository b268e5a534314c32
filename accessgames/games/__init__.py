"""One room per game, found through the entry-point group `accessgames.games`."""
