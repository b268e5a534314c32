# Co záznam partie dokazuje: los, pečeť, slova hráčů, časy. Otisk jsou čtyři slova pro kontrolu sluchem.

proof-seal = Pečeť losu: { FINGERPRINT($digest) }.
    .brief = Pečeť: { FINGERPRINT($digest) }.
    .braille = pečeť { FINGERPRINT($digest) }
proof-fingerprint = Otisk záznamu: { FINGERPRINT($digest) }.
    .brief = Otisk: { FINGERPRINT($digest) }.
    .braille = otisk { FINGERPRINT($digest) }
proof-words = Slova hráčů, která jsou součástí losu: { LIST($words, join: "semicolon") }.
    .brief = Slova v losu: { LIST($words, join: "semicolon") }.
    .braille = slova { LIST($words, join: "semicolon") }
proof-seed-chosen = Semínko si někdo zvolil, los tedy mohl znát předem.
    .brief = Semínko je zvolené.
    .braille = semínko zvolené
proof-luck-drawn = Los je dokázaný: semínko sedí s pečetí, { $count ->
        [one] odpovídá mu { NP($count, gender: "n") } losování
        [few] odpovídají mu všechna { NP($count, gender: "n") } losování
       *[other] odpovídá mu všech { $count } losování
    }.
    .brief = Semínko sedí s pečetí, losování: { $count }.
    .braille = los dokázaný, { $count }
proof-luck-chosen = Semínko si někdo zvolil, los tedy mohl znát předem. { $count ->
        [one] Odpovídá mu { NP($count, gender: "n") } losování
        [few] Odpovídají mu všechna { NP($count, gender: "n") } losování
       *[other] Odpovídá mu všech { $count } losování
    }.
    .brief = Semínko je zvolené, losování: { $count }.
    .braille = semínko zvolené, { $count }
proof-luck-sealed = Semínko v záznamu není, zveřejní se na konci partie. Los zatím dokázat nejde.
    .brief = Semínko není zveřejněné, los nejde dokázat.
    .braille = los zatím nedokázaný
proof-luck-told = Podle skutečných kostek a karet: { $count } losování. Ta dokázat nejde.
    .brief = Podle skutečných kostek a karet: { $count }, bez důkazu.
    .braille = skutečné kostky { $count }
proof-started = Partie začala { MOMENT($started, at: "v") } podle hodin počítače, dokázat to nejde.
    .brief = Začátek { MOMENT($started) }, bez důkazu.
    .braille = začátek { MOMENT($started) }
proof-not-started = Kdy partie začala, v záznamu není.
    .brief = Začátek v záznamu není.
    .braille = bez začátku
proof-limits = Záznam neprokazuje, kdo seděl u klávesnice, ani že tahy počítače vymyslel program.
    .brief = Kdo opravdu hrál, záznam neprokazuje.
    .braille = kdo hrál: neprokázáno
