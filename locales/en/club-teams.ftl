# Tournaments of a club: evenings with several games, handicaps and teams.

## Several games

club-proposal-mixed = Points of different games are not added, ⏎ places at the tables count.
    .braille = places, not points
club-did-amend-ties = There are several games, ⏎ so equals are parted by { LIST($ties, join: "comma") }.
    .brief = Ties: { LIST($ties, join: "comma") }.
    .braille = ties: { LIST($ties, join: "comma") }
club-refused-mixed-scores = Each game has a scale of points of its own, ⏎ they can't be added. ⏎ Right are points for places, such as { $points }.
    .braille = such as { $points }
club-refused-mixed-ties = Points of different games can't be compared, ⏎ so equals can't be parted by { $by ->
    [scores] the sum of scores
    [best-game] the best game
   *[best-round] the best round
}. ⏎ Right are wins or games between them.
    .braille = ties: wins, mutual
