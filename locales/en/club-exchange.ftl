# Whole tournaments exchanged with other programs: one JSON document out, one in.

club-did-exchange-out = The tournament { $name } is in the file { $file }. ⏎ Players { $count }, rounds { $rounds }.
    .brief = Exported: { $file }
    .braille = done { $file }
club-did-exchange-names = { $public ->
        [yes] It names only those who agreed, and so with categories.
       *[no] All names and categories are in it. ⏎ For the public, type { COMMAND(WORD("club-export"), "public.json,", $word) }.
    }
    .brief = { $public ->
        [yes] Names by consent only.
       *[no] With all names.
    }
    .braille = { $public ->
        [yes] by consent
       *[no] all names
    }
club-did-exchange-in = The tournament { $name } is imported and open. ⏎ Players { $count }, rounds { $rounds }.
    .brief = Imported tournament { $name }, players { $count }.
    .braille = imported { $name }

club-error-exchange-json = The file is not valid JSON, the mistake is on line { $line }, character { $column }. ⏎ Nothing was imported.
    .brief = Not valid JSON, line { $line }, character { $column }.
    .braille = JSON l{ $line } c{ $column }
club-error-exchange-foreign = The document is not a tournament for exchange, which has the format { $format }. ⏎ Nothing was imported.
    .brief = The document is not a tournament for exchange.
    .braille = no tournament
club-error-exchange-version = The document has version { $version }, the program knows version { $known }. ⏎ Nothing was imported.
    .brief = Version { $version }, the program knows { $known }.
    .braille = version { $version }, know { $known }
club-error-exchange-many = The document has { $count } events, it can have at most { $most }. ⏎ Nothing was imported.
    .brief = Events { $count }, at most { $most }.
    .braille = at most { $most }
club-error-exchange-long = Something in the document is longer than the journal of a tournament takes. ⏎ Nothing was imported.
    .brief = The document has something too long.
    .braille = something too long
club-error-exchange-shape = { $wanted ->
        [object] { LIST($place) } is “{ $value }”, where an object belongs.
        [array] { LIST($place) } is “{ $value }”, where an array belongs.
        [integer] { LIST($place) } is “{ $value }”, where a whole number belongs.
        [number] The document has the number “{ $value }”, only whole numbers of up to 12 digits are allowed.
        [string] { LIST($place) } is “{ $value }”, where a text belongs.
        [boolean] { LIST($place) } is “{ $value }”, where true or false belongs.
        [key] In { LIST($place) }, { LIST($choices) } is missing.
        [known] In { LIST($place) }, “{ $value }” is too much, there can only be { LIST($choices, join: "or") }.
        [length] { LIST($place) } is “{ $value }”, the number of items there is { LIST($choices) }.
       *[choice] { LIST($place) } is “{ $value }”, what belongs there is { LIST($choices, join: "or") }.
    } ⏎ Nothing was imported.
    .brief = { $wanted ->
        [key] { LIST($place) }: { LIST($choices) } is missing.
       *[other] { LIST($place) }: not “{ $value }”.
    }
    .braille = wrong { $start }
club-error-exchange-rule = The event { LIST($place) } could not happen. { $cause } ⏎ Nothing was imported.
    .brief = { LIST($place) }: { $cause }
    .braille = { $start } impossible
club-error-exchange-differs = { LIST($place) } is “{ $value }”, by the history it is { LIST($choices, join: "or") }. ⏎ Nothing was imported.
    .brief = { LIST($place) }: it is { LIST($choices, join: "or") }.
    .braille = wrong { $start }
club-error-exchange-known = That tournament is in the club already, as { $tournament }. ⏎ Nothing was imported.
    .brief = The tournament is here: { $tournament }.
    .braille = known: { $tournament }
