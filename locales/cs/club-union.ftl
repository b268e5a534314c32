# Klub na více počítačích: spojení kopií, co neplatí, sporné výsledky, soubor pro jeden stůl.

club-refused-unregistered = Týká se { $count ->
        [one] člověka, který tu zapsaný není
        [few] { $count } lidí, kteří tu zapsaní nejsou
       *[other] { $count } lidí, kteří tu zapsaní nejsou
    }.
    .braille = není tu zapsaný

help-club-unite = Spojí klub s kopiemi ve složce, třeba na flešce, a svou kopii tam zapíše, třeba { COMMAND(WORD("club-unite"), "E:") }.
    .braille = spojí kopie ve složce
help-club-pending = Řekne, o kterých výsledcích se má rozhodnout a co ze zápisů jiných počítačů neplatí.
    .braille = co čeká na rozhodnutí
help-club-settle = Rozhodne mezi dvěma výsledky stolu: { COMMAND(WORD("club-settle"), "2, 1") } znamená u stolu 2 první z nich.
    .braille = rozhodne mezi výsledky

## Spojení kopií

club-unite-renamed = Turnaj { $old } se tu teď jmenuje { $new }, dřív založený turnaj má totéž jméno.
    .brief = { $old } je teď { $new }.
    .braille = { $old } je { $new }
club-unite-twice = { LIST($players) }: { $count ->
        [one] dva počítače zapsaly stejné jméno, je to jeden člověk.
        [few] dva počítače zapsaly stejná jména, je to pokaždé jeden člověk.
       *[other] dva počítače zapsaly stejná jména, je to pokaždé jeden člověk.
    }
    .braille = { LIST($players) } jen jednou
club-unite-number = { NAME($player) } má nově číslo { $new }, dosud { $old }.
    .brief = { NAME($player) } má { $new }, dosud { $old }.
    .braille = { NAME($player) } { $old } je { $new }
club-unite-numbers = Nová čísla { $count ->
        [one] má ještě { $count } hráč
        [few] mají ještě { $count } hráči
       *[other] má ještě { $count } hráčů
    }.
    .braille = nová čísla ještě { $count }
club-unite-league = Liga { $league } je teď založená tak, jak se změnila jinde.
    .brief = Liga { $league } se mění.
    .braille = liga { $league } jinak
club-unite-round = Stoly { ORD($round, case: "gen", gender: "n") } kola jsou jiné, než tu platily. Losovaly je dva počítače.
    .brief = Stoly { ORD($round, case: "gen", gender: "n") } kola jsou jiné.
    .braille = kolo { $round } jiné stoly

club-did-unite = Tahle kopie klubu je ve složce jako { $file }, v záznamech { NP($lines, noun: "text-line") }.
    .brief = Zapsáno do { $file }.
    .braille = { $file }
club-unite-skipped = Soubor { $file } se nenačetl, nic se jím nezměnilo. { $cause }
    .brief = { $file } ne. { $cause }
    .braille = { $file } ne
club-error-unite-where = Chybí složka, ve které jsou nebo budou kopie klubu, třeba flešky.
    .braille = kterou složku?

## Co neplatí

club-aside = Odloženo, { $own ->
        [true] zapsal tento počítač
       *[false] zapsal jiný počítač
    }: { $what } Neplatí: { $cause }
    .brief = Odloženo: { $what } { $cause }
    .braille = odloženo: { $what }
club-aside-unknown = Zápis o někom, kdo tu není.
    .braille = někdo neznámý
club-aside-more = { $count ->
        [one] Odložený je ještě { $count } zápis
        [few] Odložené jsou ještě { $count } zápisy
       *[other] Odložených je ještě { $count } zápisů
    }.
    .braille = odloženo ještě { $count }
club-verify-aside = Zápisů jiných počítačů, které neplatí: { $count }. Přečte je { COMMAND($pending) }.
    .brief = Odložených zápisů: { $count }.
    .braille = odloženo { $count }
club-pending-none = Nic sporného ani odloženého tu není.
    .braille = nic sporného

## Sporné výsledky

club-dispute = { CAP(ORD($round, gender: "n")) } kolo, stůl { $table }: { $count ->
        [2] dva lidé zapsali různé výsledky
       *[other] zapsané jsou různé výsledky, celkem { $count }
    }.
    .brief = Kolo { $round }, stůl { $table }: různé výsledky.
    .braille = k{ $round } s{ $table } spor
club-dispute-result = Možnost { $number }: { $result }
    .brief = { $number }: { $result }
    .braille = { $number }: { $result }
club-dispute-settle = Zatím platí možnost 1. Rozhodne { COMMAND($settle, $first) } nebo { COMMAND($settle, $second) }.
    .brief = Rozhodne { COMMAND($settle, $first) }.
    .braille = { $settle } { $first }
club-did-settle = Rozhodnuto. { $result }
    .braille = { $result }
club-error-settle = Který výsledek platí, řekne třeba { COMMAND($settle, "2, 1") }; sporné jsou stoly { LIST($tables) }.
    .braille = sporné { LIST($tables) }
club-error-verify-state = Tolik řádků, { $lines }, záznam nikdy neměl, slova z listiny nejsou z tohoto turnaje.
    .braille = { $lines } řádků nikdy
club-error-entry-people = Zápis mluví o jiných lidech, než které jeho počítač znal.
    .braille = zápis o jiných lidech

## Druhé okno

club-news = V druhém okně { $count ->
        [one] přibyl { $count } zápis
        [few] přibyly { $count } zápisy
       *[other] přibylo { $count } zápisů
    }.
    .braille = druhé okno { $count }
