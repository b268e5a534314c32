simple-over = The game is over.
simple-place = Place { $place }: { NAME($who) }.
    .brief = { $place }. { NAME($who) }.
    .braille = { $place } { NAME($who) }
