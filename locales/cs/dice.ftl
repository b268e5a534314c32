# Skutečné kostky na stole: co se stane, když řečené strany nemohou padnout. Společné všem hrám s kostkami.

dice-error-nothing = Chybí, co kostky ukazují.
dice-error-word = Slovu „{ $word }“ nerozumím, kostka se píše svou barvou a číslem.
    .brief = Slovu „{ $word }“ nerozumím.
dice-error-face = „{ $word }“ na žádné kostce není.
    .braille = { $word } na kostce není
dice-error-correction = Oprava se píše špatnou a správnou stranou, třeba { COMMAND(WORD("dice-correct"), "č4 č5") }.
    .brief = { COMMAND(WORD("dice-correct"), "č4 č5") }.
dice-error-not-told = { CAP($face) } ještě řečena není, opravit ji nejde.
    .brief = { CAP($face) } řečena není.
dice-error-many = { $count ->
        [one] Řečena je { NP($count, noun: "die") }, hází se jen { $most }.
        [few] Řečeny jsou { NP($count, noun: "die") }, hází se jen { $most }.
       *[other] Řečeno je { NP($count, noun: "die") }, hází se jen { $most }.
    }
    .brief = Kostek je { $count }, hází se { $most }.
dice-error-complete = Všechny kostky už jsou řečeny, oprava se píše třeba { COMMAND(WORD("dice-correct"), "č4 č5") }.
    .brief = Všechny kostky už jsou řečeny.
dice-error-kept = { CAP($face) } měla zůstat ležet, mezi řečenými kostkami chybí.
    .brief = Chybí { $face }, měla zůstat.
dice-error-absent = { CAP($face) } na kostkách, které se hází, není{ COUNT($offered) ->
        [0] { "" }
        [one] , je tam { LIST($offered, join: "or") }
        [few] , je tam { LIST($offered, join: "or") }
       *[other] , je tam { LIST($offered, join: "or") }
    }.
    .brief = { CAP($face) } padnout nemohla.
dice-error-beside = { CAP($face) } nemohla padnout spolu s tím, co už je řečeno: { LIST($rivals) }.
    .brief = { CAP($face) } vedle toho nejde: { LIST($rivals) }.
dice-error-clash = { CAP($face) } vedle { LIST($rivals, case: "gen") } padnout nemohla, jen { LIST($offered, join: "or") }.
    .brief = { CAP($face) } nejde, jen { LIST($offered, join: "or") }.
