# What the record of a match proves: luck, seal, words of players, times. Four words are a check for the ear.

proof-seal = Seal of the luck: { FINGERPRINT($digest) }.
    .brief = Seal: { FINGERPRINT($digest) }.
    .braille = seal { FINGERPRINT($digest) }
proof-fingerprint = Fingerprint of the record: { FINGERPRINT($digest) }.
    .brief = Fingerprint: { FINGERPRINT($digest) }.
    .braille = print { FINGERPRINT($digest) }
proof-words = Words of players that are part of the luck: { LIST($words, join: "semicolon") }.
    .brief = Words in the luck: { LIST($words, join: "semicolon") }.
    .braille = words { LIST($words, join: "semicolon") }
proof-seed-chosen = Somebody chose the seed, and so could know the luck ahead.
    .brief = The seed is a chosen one.
    .braille = seed chosen
proof-luck-drawn = The luck is proven: the seed fits the seal, and { $count ->
        [one] { $count } draw follows
       *[other] all { $count } draws follow
    } from it.
    .brief = The seed fits the seal, draws: { $count }.
    .braille = luck proven, { $count }
proof-luck-chosen = Somebody chose the seed, and so could know the luck ahead. { $count ->
        [one] { $count } draw follows
       *[other] All { $count } draws follow
    } from it.
    .brief = The seed is a chosen one, draws: { $count }.
    .braille = seed chosen, { $count }
proof-luck-sealed = The seed is not in the record, it is revealed when the match is over. The luck cannot be proven yet.
    .brief = The seed is not revealed, the luck cannot be proven.
    .braille = luck not proven yet
proof-luck-told = By real dice and cards: { $count ->
        [one] { $count } draw
       *[other] { $count } draws
    }. These cannot be proven.
    .brief = By real dice and cards: { $count }, not proven.
    .braille = real dice { $count }
proof-started = The match began on { MOMENT($started, at: "at") } by the computer's clock, which cannot be proven.
    .brief = Beginning { MOMENT($started) }, not proven.
    .braille = began { MOMENT($started) }
proof-not-started = When the match began is not in the record.
    .brief = No beginning in the record.
    .braille = no beginning
proof-limits = The record cannot prove who sat at the keyboard. Nor that the program made the moves of a computer player.
    .brief = Who really played cannot be proven.
    .braille = who played not proven
