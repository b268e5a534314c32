# Who does not sit together: the organiser's word, the sentence about draws, and what cannot be.

help-club-apart = Says who should not sit together, ⏎ as in { COMMAND("apart Jana, Petr") }; ⏎ { COMMAND("apart Jana, Petr, no") } ends it. ⏎ Alone it lists them.
    .brief = apart Jana, Petr
    .braille = apart Jana, Petr
club-event-apart = { LIST($players) } { $apart ->
    [yes] are kept apart.
   *[no] may sit together again.
}
    .brief = { LIST($players) } { $apart ->
        [yes] apart.
       *[no] together again.
    }
    .braille = { LIST($players, join: "comma") } { $apart ->
        [yes] apart
       *[no] together
    }
club-apart-none = Everybody may sit with everybody, ⏎ nobody is kept apart.
    .braille = nobody
club-apart-stale = Round { $round } is drawn already, ⏎ and people who should be apart sit together in it.
    .brief = Round { $round } seats people together who should be apart.
    .braille = r{ $round } seats together
club-apart-round = { LIST($players) } in round { $round }
    .braille = { LIST($players, join: "comma") } r{ $round }
club-guarantee-apart = { $pairs ->
    [one] The pair that should not sit together ⏎ is apart in all rounds.
   *[other] All { $pairs } pairs that should not sit together ⏎ are apart in all rounds.
}
    .brief = Apart: { $pairs } pairs, all of them.
    .braille = apart { $pairs }, all
club-guarantee-together = Together all the same: { LINES($pairs, join: "comma") }{ $more ->
    [0] {""}
    [one] {" "}and { $more } more pair
   *[other] {" "}and { $more } more pairs
}; ⏎ { $best ->
    [yes] so few tables leave no other way.
   *[no] { $least ->
        [0] nobody would have to.
       *[other] only { $least } would have to.
    }
}
    .brief = Together all the same: { LINES($pairs, join: "comma") }; ⏎ { $count } in all, at least { $least }.
    .braille = together { $count }, least { $least }
club-error-apart = A name is missing, at least two are needed, ⏎ such as { COMMAND("Jana, Petr") }.
    .braille = such as Jana, Petr
club-error-apart-same = { LIST($names) } { $apart ->
    [yes] are kept apart already, nothing changes.
   *[no] may sit together, nothing changes.
}
    .braille = no change
club-refused-apart = { $name } is named here twice, ⏎ two different names are needed.
    .braille = { $name } twice
club-error-draw-apart = The draw of round { $round } ⏎ did not keep apart everybody whom it should.
    .braille = r{ $round }: other pairs
