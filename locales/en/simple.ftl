simple-over = The game is over.
    .brief = Game over.
    .braille = game over
simple-place = Place { $place }: { NAME($who) }.
    .brief = { $place }. { NAME($who) }.
    .braille = { $place } { NAME($who) }
