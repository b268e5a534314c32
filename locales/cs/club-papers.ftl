# Dokumenty klubu: propozice, rozsazení, karty stolů, výsledky, pořadí, zpráva, liga.
# Nadpisy jsou bez tečky. Věta řádku tabulky řekne totéž co její buňky, nejdřív to hlavní.

## Hodnoty

club-category-blind = nevidomí
club-category-sighted = slabozrací a vidící
    .braille = se zrakem
club-figure = { $sign }{ $whole },{ $part }
club-points-part = { $figure } bodu

## Propozice

club-proposal-title = Propozice turnaje { $name }
    .braille = propozice
club-proposal-when = Datum a čas konání
    .braille = kdy
club-proposal-where = Místo konání
    .braille = kde
club-proposal-who = Pořádá
    .braille = pořádá
club-proposal-rules = Propozice turnaje
    .braille = jak
club-proposal-counting = Vyhodnocení her
    .braille = hodnocení
club-proposal-heading = { $heading ->
    [fee] Startovné
    [travel] Doprava
    [entries] Přihlášky
    [deadline] Uzávěrka přihlášek
   *[notes] Poznámky
}
club-proposal-text = { $text }
club-proposal-day = { CAP($date) }.
    .braille = { $date }
club-proposal-day-time = { CAP($date) } od { $time }.
    .braille = { $date }, { $time }
club-proposal-rounds = { $rounds ->
    [one] Hraje
    [few] Hrají
   *[other] Hraje
} se { NP($rounds, noun: "round") }.
    .braille = kol { $rounds }
club-proposal-seating = { $kind ->
    [lot] Stoly se losují před každým kolem.
    [meet] Stoly jsou rozepsané na všechna kola tak, aby každý potkal co nejvíc různých soupeřů.
    [score] Od druhého kola sedí spolu lidé s podobnými body.
    [circle] Hraje každý s každým ve dvojicích.
    [groups] Hraje se ve skupinách a pak finále.
    [knockout] Hraje se na vyřazení.
    [swiss] Hraje se švýcarským systémem ve dvojicích.
    [credits] Hraje se po týdny na kredity, stoly otevírají lidé, kteří se sejdou.
   *[hand] Stoly určuje pořadatel.
}
    .braille = { $kind ->
        [lot] stoly losem
        [meet] setkání
        [score] podle bodů
        [circle] každý s každým
        [groups] skupiny a finále
        [knockout] na vyřazení
        [swiss] švýcarský systém
        [credits] na kredity
       *[hand] stoly ručně
    }
club-proposal-mix = { $mix ->
    [new] Přednost mají noví soupeři, blízké body až potom.
    [balanced] Noví soupeři a blízké body váží stejně.
   *[close] Přednost mají blízké body, noví soupeři až potom.
}
    .braille = { $mix ->
        [new] noví soupeři
        [balanced] vyváženě
       *[close] blízké body
    }
club-proposal-groups = { $groups ->
    [one] Skupina je { $groups }
    [few] Skupiny jsou { $groups }
   *[other] Skupin je { $groups }
}, z každé { $advance ->
    [one] postupuje { NP($advance, gender: "ma") } hráč
    [few] postupují { $advance } hráči
   *[other] postupuje { $advance } hráčů
}, finále má { NP($rounds, noun: "round", case: "acc") }.
    .braille = skupiny { $groups }, postup { $advance }, finále { $rounds }
club-proposal-game = Hra: { $game }.
    .braille = { $game }
club-proposal-table = U stolu { $players ->
    [one] sedí pokud možno { NP($players, gender: "ma") } hráč
    [few] sedí pokud možno { $players } hráči
   *[other] sedí pokud možno { $players } hráčů
}, nejméně { $least }, nejvýš { $most }.
    .braille = u stolu { $players }, { $least }-{ $most }
club-proposal-table-strict = U stolu { $players ->
    [one] sedí { NP($players, gender: "ma") } hráč
    [few] sedí { $players } hráči
   *[other] sedí { $players } hráčů
}, menší stůl není povolen.
    .braille = u stolu jen { $players }
club-proposal-limit = Limit partie: { NP($minutes, noun: "minute") }.
    .braille = limit { $minutes } min
club-points-places = Body za místa u stolu po řadě: { LIST($points, join: "comma") }.
    .braille = body { LIST($points, join: "comma") }
club-points-kind = { $kind ->
    [score] Počítají se body ze hry.
   *[penalties] Počítají se trestné body, méně je lépe.
}
    .braille = { $kind ->
        [score] body ze hry
       *[penalties] trestné body
    }
club-proposal-category = Vlastní pořadí má i kategorie { $category }.
    .braille = pořadí { $category }
club-proposal-qualifies = { $places ->
    [one] Postupuje { NP($places, gender: "ma") } nejlepší
    [few] Postupují { NP($places, gender: "ma") } nejlepší
   *[other] Postupuje { $places } nejlepších
}{ $where ->
    [each] {" "}z každé kategorie.
   *[joint] {" "}ze společného pořadí.
}
    .braille = postup { $places }{ $where ->
        [each] {" "}z kategorie
       *[joint] {""}
    }
club-proposal-capacity = Hráčů může být nejvýš { $players }.
    .braille = hráčů nejvýš { $players }
club-proposal-ties = Při shodě bodů rozhoduje po řadě: { LIST($ties, join: "comma") }.
    .braille = shoda: { LIST($ties, join: "comma") }
club-tie-break = { $by ->
    [scores] součet výsledků ze her
    [zeros] počet her bez trestného bodu
    [best-game] nejlepší hra
    [best-round] nejlepší kolo
    [wins] počet vítězství
    [mutual] vzájemné partie
    [direct] vzájemné partie podle FIDE
    [buchholz-cut] Buchholz bez nejslabšího soupeře
    [buchholz] Buchholz
    [sonneborn] Sonneborn-Berger
   *[lot] los
}
    .braille = { $by ->
        [scores] součet
        [zeros] nuly
        [best-game] nejlepší hra
        [best-round] nejlepší kolo
        [wins] výhry
        [mutual] vzájemné
        [direct] přímé střetnutí
        [buchholz-cut] Buchholz bez 1
        [buchholz] Buchholz
        [sonneborn] Sonneborn
       *[lot] los
    }

## Rozsazení a karty stolů

club-seating-title = { $name }, { ORD($round, gender: "n") } kolo: rozsazení
    .braille = rozsazení { $round }
club-seating-game = { CAP(ORD($round, gender: "n")) } kolo, hraje se { $game }.
    .braille = kolo { $round } { $game }
club-seating-caption = Stoly { ORD($round, case: "gen", gender: "n") } kola, první v řadě začíná:
    .braille = první začíná:
club-seating-players = { LIST($players, join: "comma") }
club-seating-table = Stůl { $table }: { LIST($players) }.
    .braille = { $table }: { LIST($players, join: "comma") }
club-seating-out = Bez stolu: { LIST($players) }.
    .braille = bez stolu: { LIST($players, join: "comma") }
club-column-table = Stůl
club-column-players = Hráči
club-cards-title = { $name }, { ORD($round, gender: "n") } kolo: karty stolů
club-card-title = { CAP(ORD($round, gender: "n")) } kolo, stůl { $table }
    .braille = kolo { $round } stůl { $table }
club-card-seat = { $seat }: { NAME($player) }
club-card-game = Hra: { $game }.
club-card-limit = Limit partie: { NP($minutes, noun: "minute") }.
    .braille = limit { $minutes } min
club-card-occasion = Pro počítač: --stul { $occasion }.
    .braille = --stul { $occasion }
club-card-seed = Semínko pro počítač: { $seed }.
    .braille = semínko { $seed }

## Výsledky kola

club-results-title = { $name }, { ORD($round, gender: "n") } kolo: výsledky
    .braille = výsledky kola { $round }
club-results-table = Stůl { $table }
    .braille = stůl { $table }
club-results-caption = Výsledek u stolu { $table }:
    .braille = stůl { $table }:
club-results-open = U stolu { $table } se ještě hraje.
    .braille = stůl { $table } hraje
club-results-place = { CAP(ORD($place, gender: "n")) } místo má { NAME($player) }.
    .braille = { $place }. { NAME($player) }
club-results-score = { CAP(ORD($place, gender: "n")) } místo má { NAME($player) }, výsledek { $score }.
    .braille = { $place }. { NAME($player) } { $score }
club-results-absent = { NAME($player) } nehraje do konce.
    .braille = { NAME($player) } chybí
club-results-changed = Výsledek je opravený.
    .braille = opraveno
club-results-corrected = Výsledek je opravený, důvod: { $reason }.
    .braille = opraveno: { $reason }
club-column-place = Místo
club-column-name = Jméno
club-column-score = Výsledek

## Události a protokol

club-event-created = Turnaj { $name } je založený.
    .brief = Založeno: { $name }.
    .braille = turnaj { $name }
club-event-amended = Propozice turnaje { $name } jsou změněné.
    .brief = Propozice změněné.
    .braille = propozice změněné
club-event-closed = Výsledek turnaje { $name } je konečný.
    .brief = Výsledek je konečný.
    .braille = výsledek konečný
club-event-reopened = Výsledek turnaje { $name } je zase otevřený.
    .brief = Výsledek je zase otevřený.
    .braille = výsledek otevřený
club-event-undone = { $steps ->
    [one] Poslední krok je vzatý zpět.
    [few] Poslední { $steps } kroky jsou vzaté zpět.
   *[other] Posledních { $steps } kroků je vzato zpět.
}
    .brief = Vzato zpět: { $steps }.
    .braille = zpět { $steps }
club-event-registered = Číslo { $number }: { NAME($player) }.
    .brief = { $number }: { NAME($player) }.
    .braille = { $number } { NAME($player) }
club-event-registered-in = Číslo { $number }: { NAME($player) }, kategorie { $category }.
    .brief = { $number }: { NAME($player) }, { $category }.
    .braille = { $number } { NAME($player) }, { $category }
club-event-changed = Číslo { $number } má nové údaje: { NAME($player) }.
    .brief = { $number } opraveno: { NAME($player) }.
    .braille = { $number } { NAME($player) } změna
club-event-withdrawn = { NAME($player) } odchází.
    .brief = { NAME($player) } odchází.
    .braille = { NAME($player) } pryč
club-event-returned = { NAME($player) } se vrací.
    .brief = { NAME($player) } se vrací.
    .braille = { NAME($player) } zpět
club-event-substituted = Střídání: odchází { NAME($player) }, přichází { NAME($substitute) }.
    .brief = { NAME($player) } odchází, { NAME($substitute) } přichází.
    .braille = { NAME($player) } pryč, { NAME($substitute) }
club-event-declined = { NAME($player) } se vzdává postupu.
    .brief = { NAME($player) } se vzdává postupu.
    .braille = { NAME($player) } bez postupu
club-event-seated = Stoly { ORD($round, case: "gen", gender: "n") } kola jsou určené.
    .brief = Stoly { ORD($round, case: "gen", gender: "n") } kola určené.
    .braille = kolo { $round } stoly
club-event-planned = Stoly { ORD($first, case: "gen", gender: "n") } { $count ->
    [1] kola
    [2] a { ORD($last, case: "gen", gender: "n") } kola
   *[other] až { ORD($last, case: "gen", gender: "n") } kola
} jsou určené.
    .brief = Stoly kol { $first } až { $last } určené.
    .braille = kola { $first }-{ $last } stoly
club-event-grouped = { $groups ->
    [one] Losem je určená { $groups } skupina.
    [few] Losem jsou určené { NP($groups, gender: "f") } skupiny.
   *[other] Losem je určeno { $groups } skupin.
}
    .brief = Skupiny určené: { $groups }.
    .braille = skupiny { $groups }
club-event-advanced = Do finále { COUNT($players) ->
    [one] postupuje
    [few] postupují
   *[other] postupují
} { LIST($players) }.
    .brief = Ve finále: { LIST($players, join: "comma") }.
    .braille = finále: { LIST($players, join: "comma") }
club-event-lot = Los určuje pořadí: { LIST($players, join: "comma") }.
    .brief = Los: { LIST($players, join: "comma") }.
    .braille = los: { LIST($players, join: "comma") }
club-event-reported = { CAP(ORD($round, gender: "n")) } kolo, stůl { $table }: { LIST($results, join: "comma") }.
    .brief = Kolo { $round }, stůl { $table }: { LIST($results, join: "comma") }.
    .braille = k{ $round } s{ $table }: { LIST($results, join: "comma") }
club-event-corrected = Oprava, { ORD($round, gender: "n") } kolo, stůl { $table }: { LIST($results, join: "comma") }.
    .brief = Oprava, kolo { $round }, stůl { $table }: { LIST($results, join: "comma") }.
    .braille = oprava k{ $round } s{ $table }: { LIST($results, join: "comma") }
club-event-score = { NAME($player) } { $score }
    .brief = { NAME($player) } { $score }
    .braille = { NAME($player) } { $score }
club-event-place = { ORD($place, gender: "n") } místo { NAME($player) }
    .brief = { $place }: { NAME($player) }
    .braille = { $place }. { NAME($player) }
club-event-absent = { NAME($player) } nehraje
    .brief = { NAME($player) } nehraje
    .braille = { NAME($player) } chybí
club-event-penalised = { NAME($player) }: trest { NP($amount, noun: "point") }.
    .brief = { NAME($player) }: trest { $amount }.
    .braille = { NAME($player) } trest { $amount }
club-event-penalised-for = { NAME($player) }: trest { NP($amount, noun: "point") }, důvod: { $reason }.
    .brief = { NAME($player) }: trest { $amount }.
    .braille = { NAME($player) } trest { $amount }
club-protocol-title = Protokol turnaje { $name }
    .braille = protokol
club-protocol-entry = { $number }: { $event }
club-protocol-entry-time = { $number }: { $event } Čas { $time }.

## Pořadí

club-ranking-final = { $name }: konečné pořadí
    .braille = konečné pořadí
club-ranking-start = { $name }: pořadí před prvním kolem
    .braille = pořadí před hrou
club-ranking-during = { $name }: průběžné pořadí { PREP(ORD($round, case: "loc", gender: "n"), p: "v") } kole
    .braille = pořadí v kole { $round }
club-ranking-after = { $name }: pořadí po { ORD($round, case: "loc", gender: "n") } kole
    .braille = pořadí po kole { $round }
club-ranking-joint = Společné pořadí
    .braille = společné
club-ranking-category = Kategorie { $category }
    .braille = { $category }
club-ranking-caption = Společné pořadí, od prvního místa:
    .braille = společné pořadí:
club-ranking-caption-category = Pořadí v kategorii „{ $category }“:
    .braille = pořadí { $category }:
club-ranking-place = { CAP(ORD($place, gender: "n")) } místo má { NAME($player) } se ziskem { NP($points, case: "gen") }.
    .brief = { $place }: { NAME($player) } { $figure }.
    .braille = { $place }. { NAME($player) } { $figure }
club-ranking-penalties = { CAP(ORD($place, gender: "n")) } místo má { NAME($player) }, trestné body { $figure }.
    .brief = { $place }: { NAME($player) } { $figure }.
    .braille = { $place }. { NAME($player) } { $figure }
club-ranking-decided = { LIST($players) } mají stejně bodů, rozhoduje { $by ->
    [scores] součet výsledků ze her
    [zeros] počet her bez trestného bodu
    [best-game] nejlepší hra
    [best-round] nejlepší kolo
    [wins] počet vítězství
    [direct] počet bodů ze vzájemných partií podle FIDE
    [buchholz-cut] Buchholz bez nejslabšího soupeře
    [buchholz] Buchholz
    [sonneborn] Sonneborn-Berger
   *[mutual] počet bodů ze vzájemných partií
}: { LIST($figures) }.
    .braille = { $by ->
        [scores] součet
        [zeros] nuly
        [best-game] nejlepší hra
        [best-round] nejlepší kolo
        [wins] výhry
        [direct] přímé střetnutí
        [buchholz-cut] Buchholz bez 1
        [buchholz] Buchholz
        [sonneborn] Sonneborn
       *[mutual] vzájemné
    }: { LIST($pairs, join: "comma") }
club-ranking-decided-figure = { NAME($player) } { $figure }
    .braille = { NAME($player) } { $figure }
club-ranking-decided-plainly = { LIST($players) } mají stejně bodů, { $by ->
    [lot] rozhoduje los.
    [mutual] rozhodují vzájemné partie.
    [best-game] rozhoduje nejlepší hra.
    [direct] rozhodují vzájemné partie podle FIDE.
   *[best-round] rozhoduje nejlepší kolo.
}
    .braille = { $by ->
        [lot] los
        [mutual] vzájemné
        [best-game] nejlepší hra
        [direct] přímé střetnutí
       *[best-round] nejlepší kolo
    }: { LIST($players, join: "comma") }
club-ranking-lot = O pořadí musí rozhodnout los: { LIST($players, join: "comma") }.
    .braille = losovat: { LIST($players, join: "comma") }
club-registered-caption = Zapsaní hráči:
club-column-number = Číslo
club-column-category = Kategorie
club-column-points = Body
club-ranking-places = { $by ->
    [scores] Součet výsledků ze her rozhoduje
    [zeros] Počet her bez trestného bodu rozhoduje
    [best-game] Nejlepší hra rozhoduje
    [best-round] Nejlepší kolo rozhoduje
    [wins] Počet vítězství rozhoduje
    [preliminary] Místo před finále rozhoduje
    [mutual] Vzájemné partie rozhodují
    [best] Nejlepší turnaj rozhoduje
    [direct] Vzájemné partie podle FIDE rozhodují
    [buchholz-cut] Buchholz bez nejslabšího soupeře rozhoduje
    [buchholz] Buchholz rozhoduje
    [sonneborn] Sonneborn-Berger rozhoduje
   *[lot] Los rozhoduje
} od { ORD($first, case: "gen", gender: "n") } do { ORD($last, case: "gen", gender: "n") } místa, body jsou tam stejné.
    .braille = { $by ->
        [scores] součet
        [zeros] nuly
        [best-game] nejlepší hra
        [best-round] nejlepší kolo
        [wins] výhry
        [preliminary] před finále
        [mutual] vzájemné
        [best] nejlepší turnaj
        [direct] přímé střetnutí
        [buchholz-cut] Buchholz bez 1
        [buchholz] Buchholz
        [sonneborn] Sonneborn
       *[lot] los
    } místa { $first }-{ $last }
club-column-tie-break = { $by ->
    [scores] Součet výsledků
    [zeros] Bez trestu
    [best-game] Nejlepší hra
    [best-round] Nejlepší kolo
    [buchholz-cut] Buchholz bez nejslabšího
    [buchholz] Buchholz
    [sonneborn] Sonneborn-Berger
   *[wins] Vítězství
}
club-further = Postup
club-further-category = Postup v kategorii „{ $category }“
    .braille = postup { $category }
club-further-direct = Přímo { COUNT($players) ->
    [one] postupuje
    [few] postupují
   *[other] postupují
}: { LIST($players, join: "comma") }.
    .braille = přímo: { LIST($players, join: "comma") }
club-further-place = { CAP(PREP(ORD($place, case: "gen", gender: "n"), p: "z")) } místa postupuje { NAME($player) }.
    .braille = postup { $place }. { NAME($player) }
club-further-instead = { CAP(PREP(ORD($place, case: "gen", gender: "n"), p: "z")) } místa postupuje { NAME($player) }, protože se { NAME($other) } vzdává.
    .braille = postup { $place }. { NAME($player) } za { NAME($other) }
club-further-waiting = O postup musí rozhodnout los: { LIST($players, join: "comma") }.
    .braille = los o postup: { LIST($players, join: "comma") }
club-rounds = Kolo po kole
club-rounds-caption = Body v kolech po řadě:
    .braille = body v kolech:
club-rounds-row = { NAME($player) }: { LIST($points, join: "semicolon") }.
club-rounds-none = nic
club-rounds-other = { $kind ->
    [out] bez stolu { $figure }
    [absent] nedohráno { $figure }
   *[missed] chybí { $figure }
}
    .braille = { $kind ->
        [out] volno { $figure }
        [absent] nehraje { $figure }
       *[missed] chybí { $figure }
    }
club-column-round = Kolo { $round }

## Liga

club-league-title = Liga { $name }
club-league-best = { $best ->
    [one] Každému se počítá { NP($best, gender: "mi") } nejlepší turnaj.
    [few] Každému se počítají { $best } nejlepší turnaje.
   *[other] Každému se počítá { $best } nejlepších turnajů.
}
    .braille = nejlepších { $best }
club-league-all = Každému se počítají všechny turnaje.
    .braille = všechny turnaje
club-league-tournament = { CAP(ORD($number, gender: "mi")) } turnaj: { $name }.
    .braille = turnaj { $number } { $name }
club-league-row = { CAP(ORD($place, gender: "n")) } místo má { NAME($player) }{ $unit ->
    [penalties] , trestné body { $figure }
   *[points] {" "}se ziskem { NP($points, case: "gen") }
}, ⏎ podle turnajů: { LIST($counted, join: "semicolon") }{ COUNT($left) ->
    [0] .
   *[other] , ⏎ nepočítá se: { LIST($left, join: "semicolon") }.
}
    .brief = { $place }: { NAME($player) } { $figure }.
    .braille = { $place }. { NAME($player) } { $figure }
club-league-decided = { LIST($players) } mají stejně bodů, { $by ->
    [best] rozhoduje nejlepší turnaj.
    [wins] rozhoduje počet vyhraných turnajů.
   *[lot] rozhoduje los.
}
    .braille = { $by ->
        [best] nejlepší turnaj
        [wins] vyhrané turnaje
       *[lot] los
    }: { LIST($players, join: "comma") }
club-column-tournament = Turnaj { $number }

## Zpráva

club-report-title = Ohlédnutí za turnajem { $name }
    .braille = ohlédnutí { $name }
club-report-about = Průběh
club-report-results = Výsledky
club-report-remarkable = Zajímavosti
club-report-when-where = { CAP($date) }, { $place }.
    .braille = { $date }, { $place }
club-report-organiser = Pořadatel: { $organiser }.
    .braille = pořádá { $organiser }
club-report-players = { CAP(PAST($players, stem: "hrál", noun: "person")) } { NP($players, noun: "person") }.
    .braille = hráčů { $players }
club-report-category = Kategorie { $category }: { NP($players, noun: "player") }.
    .braille = { $category } { $players }
club-report-rounds = { CAP(PAST($rounds, stem: "odehrál", noun: "round")) } se { NP($rounds, noun: "round") }, ⏎ { COUNT($games) ->
    [one] hra
    [few] hry
   *[other] hry
}: { LIST($games) }.
    .braille = kol { $rounds }, { LIST($games, join: "comma") }
club-report-best = { $game }, nejlepší výsledek: { NAME($player) } { $score }, { ORD($round, gender: "n") } kolo.
    .braille = { $game } { $score } { NAME($player) } k{ $round }
club-report-wins = Nejvíc vyhraných stolů, { $wins }: { LIST($players, join: "comma") }.
    .braille = stolů { $wins }: { LIST($players, join: "comma") }
club-report-corrections = { $corrections ->
    [one] Opravoval se { NP($corrections, gender: "mi") } výsledek.
    [few] Opravovaly se { $corrections } výsledky.
   *[other] Opravovalo se { $corrections } výsledků.
}
    .braille = oprav { $corrections }

## Chyby

club-error-format = Podobu „{ $value }“ neznám, umím: { $known }.
club-error-no-table = V této listině není tabulka, do CSV ani XLSX ji zapsat nejde; možné podoby: { $formats }.
