# A sentence that says what it is given: to try documents with.

probe = { $text }
probe-short = A whole sentence.
    .braille = short
