# A sentence that says what it is given: to try documents with.

probe = { $text }
