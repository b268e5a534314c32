# Swiss for two: what holds in the announcement, who has a bye, what the draw guarantees and why something cannot be.

club-proposal-swiss = Pairs come from the Dutch system of FIDE: ⏎ people with the same points play, ⏎ nobody meets anybody twice, ⏎ and people take turns starting.
    .brief = Pairs with the same points, ⏎ nobody meets twice.
    .braille = same points, none twice
club-proposal-swiss-bye = Whoever has no opponent has a bye, ⏎ everybody at most once, ⏎ and it counts { $bye ->
    [win] as a win.
    [draw] as a draw.
   *[nothing] as nothing.
}
    .brief = A bye is { $bye ->
        [win] a win.
        [draw] a draw.
       *[nothing] nothing.
    }
    .braille = bye: { $bye ->
        [win] win
        [draw] draw
       *[nothing] nothing
    }
club-swiss-free = { COUNT($players) ->
    [one] A bye for
   *[other] Byes for
} { LIST($players) }, { $bye ->
    [win] counted as a win.
    [draw] counted as a draw.
   *[nothing] without points.
}
    .brief = Bye: { LIST($players, join: "comma") }.
    .braille = bye { LIST($players, join: "comma") }
club-swiss-guarantee = The draw guarantees: { $again ->
        [0] nobody meets anybody twice
       *[other] pairs that meet again: { $again }
    }; ⏎ games between people with different points: { $floats } of { $games }; ⏎ the numbers of games with and without the start ⏎ { $starts ->
        [0] are the same
       *[other] differ by { $starts } at most
    }; ⏎ { $frees ->
        [0] nobody has a bye twice
       *[other] players with more than one bye: { $frees }
    }.
    .brief = Met again { $again }, ⏎ different points { $floats } of { $games }, ⏎ starts differ by { $starts }.
    .braille = again { $again } mix { $floats }/{ $games } s { $starts }

## Why it cannot be

club-refused-no-swiss = This tournament is not played by the Swiss system.
    .braille = no Swiss here
club-refused-swiss-kind = The Swiss system is drawn by points only, ⏎ or tables are set by hand.
    .braille = by points only
club-refused-swiss-none = For round { $round } there are no pairs left: ⏎ somebody would meet somebody again or have a second bye. ⏎ Set the tables by hand, names between slashes, ⏎ or close the tournament.
    .brief = No pairs without repeats are left. ⏎ Set tables by hand.
    .braille = no pairs left, by hand
club-refused-swiss-library = Swiss cannot be drawn, ⏎ the library caissify-pairings is missing. ⏎ To add it: python3 start.py add club, ⏎ or else pip install caissify-pairings.
    .brief = The library caissify-pairings is missing.
    .braille = no caissify-pairings
club-refused-swiss-size = In the Swiss system exactly two sit at a table.
    .braille = exactly 2 at a table
club-refused-swiss-points = In the Swiss system a draw has to be half a win ⏎ and a loss nothing, ⏎ the same for all games: 2-1-0, for instance.
    .braille = points such as 2-1-0
club-refused-swiss-bye = In the Swiss system a bye counts as a win, ⏎ a draw or nothing, it cannot be the average.
    .braille = bye: win, draw, nothing
club-refused-swiss-final = The Swiss system has no final, ⏎ the standings after the last round decide.
    .braille = no final
club-refused-bye-duel = A bye as a win or a draw belongs to tables of two ⏎ and to points for places.
    .braille = bye: tables of 2 only
club-refused-tie-duel = { $by ->
    [sonneborn] Sonneborn-Berger
   *[buchholz] Buchholz
} belongs to tables of two and to points for places, ⏎ otherwise it cannot decide between equals.
    .braille = { $by ->
        [sonneborn] Sonneborn
       *[buchholz] Buchholz
    }: tables of 2 only
