simple-over = The game is over.
    .brief = Game over.
    .braille = game over
simple-place = Place { $place }: { NAME($who) }.
    .brief = { $place }. { NAME($who) }.
    .braille = { $place } { NAME($who) }

## Rules and options: what is read beside the sentences of the rules

rules-with = With the option “{ LIST($options, join: "or") }”: { $told }
rules-only = This section only holds with the option “{ LIST($options, join: "or") }”.
rules-elsewhere = This section does not hold in this match, only with the option “{ LIST($options, join: "or") }”.
rules-choice = Options that decide about this: { LIST($options) }.
