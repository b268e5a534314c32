# Draws: what cannot be, and what a draw guarantees.

club-refused-method = Tohle losování je podle způsobu { $method }, tahle verze programu zná způsoby nejvýš do { $most }; novější program ho přečte.
    .brief = Způsob losování { $method } neznám, nejvýš { $most }.
    .braille = způsob losu { $method }, znám { $most }
club-refused-avoid = Dvojice hráčů číslo { $one } a { $two }, kteří nemají sedět spolu, je v losování dvakrát, nebo je to jeden a týž hráč.
    .brief = Dvojice { $one } a { $two } je dvakrát, nebo je to jeden hráč.
    .braille = dvojice { $one }-{ $two } špatně

help-club-proof = Řekne, co losování zaručuje: kolik dvojic se potká, kdo sedí u menších stolů, kdo začíná, a co je nejvýš možné.
    .brief = Co losování zaručuje.
    .braille = záruka losu
club-guarantee = Losování zaručuje: { $met ->
        [one] potká
        [few] potkají
       *[other] potká
    } se { $met } { PREP(NP($pairs, case: "gen"), p: "z") } dvojic, { $near ->
        [yes] při stejné rovnosti jich víc být nemůže
       *[no] při stejné rovnosti jich může být nejvýš { $most }
    }; ⏎ { $sizes }; ⏎ začíná každý { $starts }.
    .brief = Dvojic { $met }, nejvýš { $most }; ⏎ { $sizes }; ⏎ začátky { $starts }.
    .braille = dvojic { $met }/{ $most }, { $sizes }, zač { $starts }
club-guarantee-sizes = u menších stolů sedí každý { $smaller }
    .brief = menší stoly { $smaller }
    .braille = menší { $smaller }
club-guarantee-alike = stoly jsou stejně velké
    .brief = stoly stejné
    .braille = stoly stejné
club-guarantee-spread = { $one ->
        [yes] { $low }krát
       *[no] { $low } až { $high }krát
    }, { $best ->
        [yes] rovněji to nejde
       *[no] rovněji by to možná šlo
    }
    .brief = { $one ->
        [yes] { $low }krát
       *[no] { $low } až { $high }krát
    }
    .braille = { $one ->
        [yes] { $low }
       *[no] { $low }-{ $high }
    }
club-guarantee-weeks = Stoly se nelosují, kdo si s kým sedne, domlouvají lidé: ⏎ { $met ->
        [one] potkala
        [few] potkaly
       *[other] potkalo
    } se { $met } { PREP(NP($pairs, case: "gen"), p: "z") } dvojic.
    .brief = Nelosuje se; dvojic se potkalo { $met } { PREP(NP($pairs, case: "gen"), p: "z") }.
    .braille = potkalo se { $met } z { $pairs }
club-guarantee-uneven = Stejně často u menších stolů tu čísla nedovolují: ⏎ { $count ->
        [one] { $count } hráč tam sedí
        [few] { NP($count, noun: "player") } tam sedí
       *[other] { $count } hráčů tam sedí
    } o jednou méně než ostatní a naděje nejsou úplně stejné.
    .brief = U menších stolů méně často, hráčů: { $count }.
    .braille = méně u menších: { $count }
club-guarantee-beaten = Skoro to vyrovnají body za podíl poražených: ⏎ { COMMAND(WORD("club-amend"), WORD("field-points"), "12") } a { COMMAND(WORD("club-amend"), WORD("field-scale"), WORD("scale-beaten")) }.
    .brief = Vyrovnají to body za podíl poražených: { COMMAND(WORD("club-amend"), WORD("field-points"), "12") } a { COMMAND(WORD("club-amend"), WORD("field-scale"), WORD("scale-beaten")) }.
    .braille = vyrovná podíl poražených
