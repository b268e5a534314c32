# Draws: what cannot be, and what a draw guarantees.

club-refused-method = This draw was made by method { $method }, this version of the program knows methods up to { $most }; a newer one reads it.
    .brief = Unknown method of drawing { $method }, at most { $most }.
    .braille = draw method { $method }, max { $most }
club-refused-avoid = The pair of players { $one } and { $two } who should not sit together is in the draw twice, or is one and the same player.
    .brief = The pair { $one } and { $two } is there twice, or is one player.
    .braille = pair { $one }-{ $two } wrong

help-club-proof = Tells what the draw guarantees: who meets, who sits at smaller tables and who starts, beside the best there is.
    .brief = What the draw guarantees.
    .braille = proof of the draw
club-guarantee = The draw guarantees: { $met } of { $pairs } pairs meet, { $near ->
        [yes] no more could as evenly
       *[no] at most { $most } could as evenly
    }; ⏎ { $sizes }; ⏎ everybody starts { $starts }.
    .brief = Pairs { $met }, at most { $most }; ⏎ { $sizes }; ⏎ starts { $starts }.
    .braille = pairs { $met }/{ $most }, { $sizes }, starts { $starts }
club-guarantee-sizes = everybody sits at smaller tables { $smaller }
    .brief = smaller tables { $smaller }
    .braille = smaller { $smaller }
club-guarantee-alike = all tables are of the same size
    .brief = tables alike
    .braille = tables alike
club-guarantee-spread = { $one ->
        [yes] { $low ->
            [one] { $low } time
           *[other] { $low } times
        }
       *[no] { $low } to { $high } times
    }, { $best ->
        [yes] no seating is more even
       *[no] perhaps it could be more even
    }
    .brief = { $one ->
        [yes] { $low }
       *[no] { $low } to { $high }
    }
    .braille = { $one ->
        [yes] { $low }
       *[no] { $low }-{ $high }
    }
club-guarantee-weeks = Tables are not drawn, people agree on who sits down: ⏎ { $met } of { $pairs } pairs have met.
    .brief = Nothing is drawn; { $met } of { $pairs } pairs have met.
    .braille = { $met } of { $pairs } pairs met
club-guarantee-uneven = The numbers do not let everybody sit at smaller tables equally often: ⏎ { $count ->
        [one] { $count } player sits
       *[other] { $count } players sit
    } there one time fewer than the others, and chances are not quite the same.
    .brief = Less often at smaller tables, players: { $count }.
    .braille = fewer at smaller: { $count }
club-guarantee-beaten = Points by the share of those beaten make that nearly even: ⏎ { COMMAND(WORD("club-amend"), WORD("field-points"), "12") } and { COMMAND(WORD("club-amend"), WORD("field-scale"), WORD("scale-beaten")) }.
    .brief = The share of those beaten makes it even: { COMMAND(WORD("club-amend"), WORD("field-points"), "12") } and { COMMAND(WORD("club-amend"), WORD("field-scale"), WORD("scale-beaten")) }.
    .braille = share beaten evens it
