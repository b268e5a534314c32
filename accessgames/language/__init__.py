"""Both directions of words: messages, grammar, lexicon, spoken forms and the parsing of commands."""
