# Draws: what cannot be, and what a draw guarantees.

club-refused-method = Tohle losování je podle způsobu { $method }, tahle verze programu zná způsoby nejvýš do { $most }; novější program ho přečte.
    .brief = Způsob losování { $method } neznám, nejvýš { $most }.
    .braille = způsob losu { $method }, znám { $most }
club-refused-avoid = Dvojice hráčů číslo { $one } a { $two }, kteří nemají sedět spolu, je v losování dvakrát, nebo je to jeden a týž hráč.
    .brief = Dvojice { $one } a { $two } je dvakrát, nebo je to jeden hráč.
    .braille = dvojice { $one }-{ $two } špatně
