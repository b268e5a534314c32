# What becomes of a match at a table of a hall, where somebody wants to save it.

hall-kept = { $place ->
        [page] The hall saves the match after every move. When it is over, a link on the page offers the record.
        [nowhere] The hall saves the match after every move and keeps the record. A program or the page can fetch it.
       *[file] The hall saves the match after every move. When it is over, the record is written at your home.
    }
    .brief = { $place ->
        [page] The hall saves, a link on the page offers the record in the end.
        [nowhere] The hall saves and keeps the record.
       *[file] The hall saves, the record comes to your home in the end.
    }
    .braille = the hall saves
