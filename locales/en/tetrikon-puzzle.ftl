# Why this is advised when diagrams are filled against the time.

tetrikon-reason-fillable = { NP($pieces, noun: "tetrikon-piece") } can then fill what is left, { NP($left, noun: "tetrikon-square") }.
    .brief = { NP($pieces, noun: "tetrikon-piece") } can fill the rest.
    .braille = rest: { $pieces } pieces
tetrikon-reason-unfillable = What is left, { NP($left, noun: "tetrikon-square") }, can't be filled like this.
    .brief = The rest can't be filled like this.
    .braille = rest not fillable
tetrikon-reason-hopeless = I know no way to fill it, { NP($left, noun: "tetrikon-square") } are empty.
    .brief = I know no way to fill it.
    .braille = no way known
