## Many people come into a hall at once, with passphrases.

hall-entry-waits = Many people are logging in. { $count ->
        [one] { $count } person is
       *[other] { $count } people are
    } ahead of you, which takes about { NP($seconds, noun: "second") }.
    .brief = { $count } ahead of you, about { NP($seconds, noun: "second") }.
    .braille = { $count } before you, { $seconds } s
net-hall-busy = Too many people are logging in at once. Try again in a while.
    .brief = Too many at once, try again in a while.
    .braille = too many, try later
