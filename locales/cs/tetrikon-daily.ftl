# Úloha dne: diagram, který se má dokončit, a jak to dopadlo.

tetrikon-daily-question = { REGISTER() ->
        [informal] Vyplň
       *[formal] Vyplňte
    } zbytek diagramu; { $count ->
        [one] zbývá { NP($count, noun: "tetrikon-piece") }
        [few] zbývají { NP($count, noun: "tetrikon-piece") }
       *[other] zbývá { NP($count, noun: "tetrikon-piece") }
    } a jde to jediným způsobem.
    .brief = Vyplnit zbytek, { NP($count, noun: "tetrikon-piece") }, jediné řešení.
    .braille = vyplnit, dílků { $count }
tetrikon-daily-filled = { $wrong ->
        [0] Diagram je plný a žádný dílek nebyl položen špatně.
        [one] Diagram je plný, { NP($wrong, gender: "n") } položení nebylo správné.
        [few] Diagram je plný, { NP($wrong, gender: "n") } položení nebyla správná.
       *[other] Diagram je plný, { $wrong } položení nebylo správných.
    }
    .brief = { $wrong ->
        [0] Plný, bez chyby.
       *[other] Plný, špatných položení: { $wrong }.
    }
    .braille = { $wrong ->
        [0] plný, bez chyby
       *[other] plný, chyb { $wrong }
    }
tetrikon-daily-gave-up = Diagram zůstal nedokončen, správně { $right ->
        [one] leží { NP($right, noun: "tetrikon-piece") }
        [few] leží { NP($right, noun: "tetrikon-piece") }
       *[other] leží { NP($right, noun: "tetrikon-piece") }
    } { PREP(NP($pieces, case: "gen"), p: "z") }.
    .brief = Nedokončeno, správně { $right } { PREP(NP($pieces, case: "gen"), p: "z") }.
    .braille = správně { $right } z { $pieces }
tetrikon-daily-begin = Začít se dalo na poli { COORD($cell) }: { $count ->
        [one] tam pasuje jen { $piece }, a to jediným způsobem.
        [few] tam jsou jen { NP($count, gender: "f") } možnosti, správně je { $piece }.
       *[other] tam je jen { $count } možností, správně je { $piece }.
    }
    .brief = Začátek { COORD($cell) }: { $piece }.
    .braille = { COORD($cell) } { SHORT($piece) }
tetrikon-daily-piece = { CAP($piece) }: { LINES($cells, join: "comma") }.
    .braille = { SHORT($piece) } { SHORT($cells) }
