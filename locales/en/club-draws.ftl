# Draws: what cannot be, and what a draw guarantees.

club-refused-method = This draw was made by method { $method }, this version of the program knows methods up to { $most }; a newer one reads it.
    .brief = Unknown method of drawing { $method }, at most { $most }.
    .braille = draw method { $method }, max { $most }
club-refused-avoid = The pair of players { $one } and { $two } who should not sit together stands twice in the draw, or is one and the same player.
    .brief = The pair { $one } and { $two } stands twice, or is one player.
    .braille = pair { $one }-{ $two } wrong
