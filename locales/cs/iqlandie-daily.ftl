# Úloha dne: co se hledá, jak dopadla odpověď a proč.

iqlandie-daily-biology = { REGISTER() ->
        [informal] Přesuň
       *[formal] Přesuňte
    } symboly do cíle co nejmenším počtem kroků.
    .brief = Do cíle co nejmenším počtem kroků.
    .braille = co nejméně kroků
iqlandie-daily-programming = { REGISTER() ->
        [informal] Najdi
       *[formal] Najděte
    } pole, kde robot skončí.
    .brief = Kde robot skončí?
    .braille = kde robot skončí?
iqlandie-daily-optics = { REGISTER() ->
        [informal] Doveď
       *[formal] Doveďte
    } paprsek k cíli přes všechny dílky; { $count ->
        [one] řešení je jediné
        [few] řešení jsou { $count }
       *[other] řešení je { $count }
    }.
    .brief = Paprsek k cíli přes všechny dílky, řešení: { $count }.
    .braille = paprsek, řešení { $count }
iqlandie-daily-space = { REGISTER() ->
        [informal] Slož
       *[formal] Složte
    } cílový obrázek z co nejmenšího počtu karet.
    .brief = Obrázek z co nejméně karet.
    .braille = co nejméně karet

iqlandie-daily-right-biology = { $more ->
        [0] Správně a nejkratší cestou, { NP($used, noun: "iq-step") }.
       *[other] Správně, ale delší cestou: { NP($used, noun: "iq-step") }, stačí { $least }.
    }
    .brief = { $more ->
        [0] Nejkratší cesta, { NP($used, noun: "iq-step") }.
       *[other] Správně: { NP($used, noun: "iq-step") }, stačí { $least }.
    }
    .braille = { $more ->
        [0] správně, { $used }
       *[other] { $used }, stačí { $least }
    }
iqlandie-daily-right-programming = Správně, právě tam robot skončí.
    .brief = Správně.
    .braille = správně
iqlandie-daily-right-optics = Správně, paprsek došel k cíli přes všechny dílky.
    .brief = Správně.
    .braille = správně
iqlandie-daily-right-space = { $more ->
        [0] Správně a s nejmenším počtem karet, { NP($used, noun: "card") }.
       *[other] Správně, ale místo { NP($used, noun: "card", case: "gen") } stačí { NP($least, noun: "card") }.
    }
    .brief = { $more ->
        [0] Nejméně karet, { NP($used, noun: "card") }.
       *[other] Správně: { NP($used, noun: "card") }, stačí { $least }.
    }
    .braille = { $more ->
        [0] správně, { $used }
       *[other] { $used }, stačí { $least }
    }
iqlandie-daily-gave-up = Úloha zůstala bez odpovědi.
    .brief = Bez odpovědi.
    .braille = bez odpovědi

iqlandie-daily-why-biology = { $count ->
        [one] Nejkratší cesta má { NP($least, noun: "iq-step", case: "acc") } a je jediná.
        [few] Nejkratší cesta má { NP($least, noun: "iq-step", case: "acc") }, takové cesty jsou { $count }.
       *[other] Nejkratší cesta má { NP($least, noun: "iq-step", case: "acc") }, takových cest je { $count }.
    }
    .brief = Nejméně { NP($least, noun: "iq-step") }, cest: { $count }.
    .braille = nejméně { $least }
iqlandie-daily-why-programming = Po každém příkazu se robot zastavil na jiném poli; příkazů bylo { $least }.
    .brief = Příkazů: { $least }.
    .braille = příkazů { $least }
iqlandie-daily-why-optics = { $count ->
        [one] Jinak se dílky rozmístit nedají.
        [few] Dílky se dají rozmístit { $count } způsoby.
       *[other] Dílky se dají rozmístit { $count } způsoby.
    }
    .brief = Řešení: { $count }.
    .braille = řešení { $count }
iqlandie-daily-why-space = Méně než { NP($least, noun: "card") } nestačí, { $count ->
        [one] a jde to jediným způsobem.
        [few] možnosti jsou { $count }.
       *[other] možností je { $count }.
    }
    .brief = Nejméně { NP($least, noun: "card") }, možnosti: { $count }.
    .braille = nejméně { $least }
