simple-over = Hra skončila.
simple-place = { NAME($who) }: { $place }. místo.
    .brief = { $place }. { NAME($who) }.
    .braille = { $place } { NAME($who) }
