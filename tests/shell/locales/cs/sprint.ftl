sprint-name = Závod
sprint-walked = { PERSON($who) ->
        [formal] Máte { $steps } kroků.
        [informal] Máš { $steps } kroků.
       *[other] { NAME($who) } má { $steps } kroků.
    }
    .brief = { NAME($who) }: { $steps }
    .braille = { NAME($who) } { $steps }
sprint-arrived = Do cíle dorazí { NAME($who) }.
    .brief = V cíli { NAME($who) }.
    .braille = cíl { NAME($who) }
sprint-shouted = Křičí { NAME($who) }.
    .brief = Křik: { NAME($who) }.
    .braille = křik { NAME($who) }
sprint-rang = { $over ->
        [yes] Čas vypršel.
       *[no] Zvoní, půl času je pryč.
    }
    .brief = Zvonek.
    .braille = zvonek
sprint-turn = { PERSON($who) ->
        [formal] Jděte.
        [informal] Jdi.
       *[other] Jde { NAME($who) }.
    }
    .brief = Krok?
    .braille = krok?
sprint-turn-all = Jděte všichni naráz.
    .brief = Všichni.
    .braille = všichni
sprint-action = jít { $steps }
sprint-refused = To nejde: { $action }
    .brief = Nejde.
    .braille = nejde
sprint-what = Kolik kroků?
    .brief = Kolik?
    .braille = kolik?
sprint-item = za { $steps } kroků
sprint-place = { NAME($who) } ušel { $steps }.
    .brief = { NAME($who) }: { $steps }
    .braille = { NAME($who) } { $steps }
sprint-option = { $option } je { $value }.
sprint-time = Uplynulo { $seconds } s.
sprint-hand = Kroků: { $steps }.
sprint-record = { $discipline ->
        [walk] cesta
       *[other] kroky
    }
sprint-section = Pravidla závodu
sprint-rules = Závod
sprint-rules-1 = Deset kroků, kdo dřív.
