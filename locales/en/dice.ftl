# Real dice on the table: what is said when the faces told cannot fall. Shared by all games with dice.

dice-error-nothing = What the dice show is missing.
dice-error-word = I do not understand “{ $word }”; a die is typed as its colour and number.
    .brief = I do not understand “{ $word }”.
dice-error-face = No die has “{ $word }”.
    .braille = no die has { $word }
dice-error-correction = A correction is typed as the wrong and the right face, such as { COMMAND(WORD("dice-correct"), "r4 r5") }.
    .brief = { COMMAND(WORD("dice-correct"), "r4 r5") }.
dice-error-not-told = { CAP($face) } was not told, so it cannot be corrected.
    .brief = { CAP($face) } was not told.
dice-error-many = { $count ->
        [one] { CAP(NP($count, noun: "die")) } is told, and the throw has only { $most }.
       *[other] { CAP(NP($count, noun: "die")) } are told, and the throw has only { $most }.
    }
    .brief = { CAP(NP($count, noun: "die")) } told, { $most } thrown.
dice-error-complete = All dice are told already; a correction is typed like { COMMAND(WORD("dice-correct"), "r4 r5") }.
    .brief = All dice are told already.
dice-error-kept = { CAP($face) } should have stayed, but it is missing among those told.
    .brief = { CAP($face) } is missing, it should have stayed.
dice-error-absent = { CAP($face) } is not on the dice thrown now{ COUNT($offered) ->
        [0] { "" }
        [one] , there is { LIST($offered, join: "or") }
       *[other] , there is { LIST($offered, join: "or") }
    }.
    .brief = { CAP($face) } cannot have fallen.
dice-error-beside = { CAP($face) } cannot have fallen together with { LIST($rivals) }.
    .brief = { CAP($face) } does not go with { LIST($rivals) }.
dice-error-clash = { CAP($face) } cannot have fallen beside { LIST($rivals) }, only { LIST($offered, join: "or") }.
    .brief = { CAP($face) } does not go, only { LIST($offered, join: "or") }.
