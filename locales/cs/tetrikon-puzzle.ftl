# Proč radit zrovna toto, když se skládá na čas.

tetrikon-reason-fillable = Zbude čtverečků { $left }, vyplní je { NP($pieces, noun: "tetrikon-piece") }.
    .brief = Zbytek vyplní { NP($pieces, noun: "tetrikon-piece") }.
    .braille = zbytek: dílků { $pieces }
tetrikon-reason-unfillable = Takto zbytek vyplnit nejde, prázdných čtverečků je { $left }.
    .brief = Zbytek takto vyplnit nejde.
    .braille = zbytek nejde
tetrikon-reason-hopeless = Jak to celé vyplnit, nevím, prázdných čtverečků je { $left }.
    .brief = Jak to vyplnit, nevím.
    .braille = nevím
