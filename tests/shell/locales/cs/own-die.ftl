own-die-question = Co padlo?
    .brief = Co padlo?
    .braille = padlo?
own-die-heard = Padlo { $face }.
    .brief = Padlo { $face }.
    .braille = { $face }
