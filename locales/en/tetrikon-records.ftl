# What a discipline of personal records is called; it stands inside a sentence.

tetrikon-record-solo = solo { LIST($diagrams, join: "comma") }
tetrikon-record-blitz = blitz { LIST($diagrams, join: "comma") }
