"""One module for each kind of document, from the tournament to a paper without words."""
