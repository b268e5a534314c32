simple-over = The game is over.
    .brief = Game over.
    .braille = game over
simple-place = Place { $place }: { NAME($who) }.
    .brief = { $place }. { NAME($who) }.
    .braille = { $place } { NAME($who) }

## Rules and options: what is read beside the sentences of the rules

rules-with = With the option { COMMANDS($options, join: "or") }: { $told }
rules-only = This section only applies with the option { COMMANDS($options, join: "or") }.
rules-elsewhere = This section does not apply in this match, only with the option { COMMANDS($options, join: "or") }.
rules-choice = Options that decide this: { COMMANDS($options) }.
