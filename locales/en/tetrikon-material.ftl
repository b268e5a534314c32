# What is wrong in a file with a club's own set of Tetrikon: the line, the wrong value, and what would be right.
# Line 0 is for what is missing, and for what is from the standard set and does not go with the club's own.

tetrikon-material-at = { $line ->
        [0] Material:
       *[other] Material, line { $line }:
    }

tetrikon-material-long = { tetrikon-material-at } the file may have { NP($most, noun: "text-line") } at most.
tetrikon-material-large = { tetrikon-material-at } the file has { $value } bytes, { $most } kilobytes are allowed.
tetrikon-material-text = { tetrikon-material-at } byte { $value } is no text, save the file as UTF-8.
tetrikon-material-wide = { tetrikon-material-at } “{ $value }” is too long, it may have at most { NP($most, noun: "letter") }.
tetrikon-material-entry = { tetrikon-material-at } “{ $value }” is no entry, it should be a name, an equals sign and a value.
tetrikon-material-homeless = { tetrikon-material-at } “{ $value }” stands before the first section, the sections are { LIST($known) }.
tetrikon-material-section = { tetrikon-material-at } “{ $value }” is no section, the sections are { LIST($known) }.
tetrikon-material-section-twice = { tetrikon-material-at } the section “{ $value }” is there already.
tetrikon-material-twice = { tetrikon-material-at } “{ $value }” stands on line { $before } already.
tetrikon-material-key = { tetrikon-material-at } “{ $value }” does not belong here, it should be { LIST($known, join: "or") }.
tetrikon-material-missing = { tetrikon-material-at } “{ $value }” is missing in the section { $section }.
tetrikon-material-empty = { tetrikon-material-at } the section “{ $value }” is empty, something has to be in it.
tetrikon-material-fields = { tetrikon-material-at } “{ $value }” should have { LIST($known) } in curly brackets.
tetrikon-material-field-missing = { tetrikon-material-at } “{ $value }” is missing in “{ $entry }”.
tetrikon-material-number = { tetrikon-material-at } “{ $entry }” has “{ $value }”, it should be a whole number from { $least } to { $most }.
tetrikon-material-number-of = { tetrikon-material-at } the number of entries in the section { $section } is { $value }, it should be { $least } to { $most }.
tetrikon-material-squares = { tetrikon-material-at } “{ $value }” are no squares, they are written like { COMMAND("a1-c1 a2") }.
tetrikon-material-outside = { tetrikon-material-at } “{ $value }” is off the board, which has { $width } columns and { $height } rows.
tetrikon-material-square-twice = { tetrikon-material-at } the square { $value } is there twice.
tetrikon-material-piece-id = { tetrikon-material-at } “{ $value }” is no code of a piece, it should be a small letter and digits, such as { COMMAND("l4") }.
tetrikon-material-piece-large = { tetrikon-material-at } the piece { $value } has more than { $most } squares.
tetrikon-material-parts = { tetrikon-material-at } the shape { $value } is in parts, its squares have to touch along their sides.
tetrikon-material-same = { tetrikon-material-at } the shape { $value } is { $other } turned or mirrored.
tetrikon-material-card-value = { tetrikon-material-at } “{ $value }” is no value of a card, it should be a number from 1 to { $most }.
tetrikon-material-card = { tetrikon-material-at } “{ $value }” is no kind of chance card, the standard set lists the kinds.
tetrikon-material-keep = { tetrikon-material-at } “{ $value }” does not say whether the card may be kept, it should be true or false.
tetrikon-material-diagram-id = { tetrikon-material-at } “{ $value }” is no number of a diagram, it should be A1 to J99.
tetrikon-material-size = { tetrikon-material-at } diagram { $value } has { NP($squares, noun: "tetrikon-square") }, { $other } has { $right }; all of one letter have the same number.
tetrikon-material-hole = { tetrikon-material-at } diagram { $value } has a hole at { $square }.
tetrikon-material-level = { tetrikon-material-at } letter { $value } has { NP($diagrams, noun: "tetrikon-diagram") }, four players need { $least } at least.
tetrikon-material-solution = { tetrikon-material-at } the solution of diagram { $value } does not fill it from one set of pieces.
tetrikon-material-place = { tetrikon-material-at } “{ $value }” is no place, write piece, position and square, such as { COMMAND("l4 1 a1") }.
tetrikon-material-impossible = { tetrikon-material-at } diagram { $value } cannot be filled from one set of pieces.
tetrikon-material-hard = { tetrikon-material-at } diagram { $value } is too hard to search, please add its solution.
