# Herna: čas u stolu a diváci, kteří vidí partii se zpožděním.

hall-error-pause = U stolu herny čas zastavit nejde, soupeři čekají s vámi.
    .brief = V herně čas zastavit nejde.
    .braille = čas nejde zastavit
hall-error-delay = { $word ->
        [no] Za slovem { COMMAND(WORD("hall-delay")) } chybí počet tahů, správně je číslo od 1 do { $most }.
       *[other] „{ $word }“ není počet tahů za slovem { COMMAND(WORD("hall-delay")) }, správně je číslo od 1 do { $most }.
    }
    .brief = Tahů je 1 až { $most }.
    .braille = tahů 1 až { $most }
hall-late = Kdo se na stůl { $table } dívá, vidí partii o { NP($delay, case: "acc") } { $delay ->
        [one] tah
        [few] tahy
       *[other] tahů
    } později.
    .brief = Diváci jsou o { $delay } { $delay ->
        [one] tah
        [few] tahy
       *[other] tahů
    } pozadu.
    .braille = diváci -{ $delay }
hall-watches-late = Partii u stolu { $table } vidíte o { NP($delay, case: "acc") } { $delay ->
        [one] tah
        [few] tahy
       *[other] tahů
    } později, po jejím konci celou.
    .brief = Vidíte ji o { $delay } { $delay ->
        [one] tah
        [few] tahy
       *[other] tahů
    } později.
    .braille = vidíte -{ $delay }
