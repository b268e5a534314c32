simple-over = Hra skončila.
    .brief = Konec hry.
    .braille = Konec hry
simple-place = { NAME($who) }: { $place }. místo.
    .brief = { $place }. { NAME($who) }.
    .braille = { $place } { NAME($who) }
