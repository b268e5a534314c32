# Herna a stolek pořadatele: stoly turnaje, které se hrají v herně téhož počítače.

help-club-hall = Otevře stoly kola v herně: ⏎ { COMMAND(WORD("club-hall")) }; jeden stůl { COMMAND(WORD("club-hall"), "2") }, ⏎ stáhne { COMMAND(WORD("club-hall"), "zruš") }, slova hostů řekne { COMMAND(WORD("club-hall"), "slova") }.
    .braille = stoly kola v herně
club-hall-table = { $state ->
        [waits] Stůl { $table }, { LIST($players) }, čeká v herně pod číslem { $number }.{ $count ->
            [0] { "" }
           *[other] { " " }⏎ U stolu už { $count ->
                [one] je
                [few] jsou
               *[other] jsou
            } { LIST($here) }.
        }{ $reached ->
            [0] { "" }
           *[other] { " " }⏎ Zprávu podle jména { $reached ->
                [one] dostane
                [few] dostanou
               *[other] dostanou
            } { LIST($known) }.
        }
        [goes] Stůl { $table }, { LIST($players) }, se hraje v herně pod číslem { $number }.
        [over] Stůl { $table }, { LIST($players) }, je v herně dohraný, ale výsledek se nezapsal.
        [refused] Stůl { $table } herna s těmito volbami otevřít neumí.
       *[unanswered] Stůl { $table }, { LIST($players) }, čeká, až v okně terminálu spustíte { COMMAND("accessgames herna") }.
    }
    .brief = Stůl { $table }{ $state ->
        [waits] , v herně { $number }, čeká.
        [goes] , v herně { $number }, hraje se.
        [over] , dohráno, nezapsáno.
        [refused] , herna ho neotevře.
       *[unanswered] , herna neběží.
    }
    .braille = s{ $table } { $state ->
        [waits] herna { $number } čeká
        [goes] herna { $number } hraje
        [over] konec, nezapsáno
        [refused] nejde otevřít
       *[unanswered] herna neběží
    }
club-hall-invite = { NAME($player) }: v herně napíše { COMMAND(WORD("hall-sit"), $words) }.
    .brief = { NAME($player) }: { COMMAND(WORD("hall-sit"), $words) }.
    .braille = { NAME($player) }: { $words }
club-hall-none = { CAP(ORD($round, gender: "n")) } kolo už má všechny výsledky, do herny není co otevřít.
    .brief = Všechny stoly už výsledek mají.
    .braille = není co otevřít
club-did-hall-withdraw = Stůl { $table } { ORD($round, case: "gen", gender: "n") } kola je z herny stažený.
    .brief = Stůl { $table } je z herny stažený.
    .braille = s{ $table } stažen z herny
club-hall-result = V herně je dohraný stůl { $table }.
    .braille = z herny s{ $table }
club-hall-superseded = { CAP(ORD($round, gender: "n")) } kolo, stůl { $table }: v herně se dohrálo, ale platí výsledek, který už klub má.
    .brief = Stůl { $table } z herny: platí výsledek, který už tu je.
    .braille = s{ $table }: platí dřívější
club-hall-refused = Výsledek stolu { $table } z herny se nezapsal. { $cause }
    .brief = Stůl { $table } z herny ne. { $cause }
    .braille = s{ $table } z herny ne
club-error-hall-word = „{ $text }“ k herně nepatří. Napište { COMMAND(WORD("club-hall")) }, nebo číslo stolu: { COMMAND(WORD("club-hall"), "2") }.
    .brief = Třeba { COMMAND(WORD("club-hall"), "2") }.
    .braille = herna a číslo stolu
club-error-hall-not-there = { $table ->
        [0] Žádný stůl tohoto turnaje v herně není.
       *[other] Stůl { $table } tohoto kola v herně není.
    }
    .brief = V herně není.
    .braille = v herně není
error-hall-orders = Soubor { $file }, kterým stolek předává herně stoly, je vadný. Smažte ho a stoly otevřete znovu.
    .brief = { $file } je vadný, smažte ho.
    .braille = { $file } vadný

hall-desk-table = Stůl { $number }, turnaj { $title }, { ORD($round, gender: "n") } kolo, stůl { $place }, { $game }: { LIST($players) }. { $state ->
        [waits] { $awaited ->
            [0] Všichni jsou tu.
            [one] U stolu ještě není { LIST($missing) }.
            [few] U stolu ještě nejsou { LIST($missing) }.
           *[other] U stolu ještě nejsou { LIST($missing) }.
        }
        [goes] Hraje se.
        [own] Hrajete tu.
        [awaited] Jste na tahu.
       *[over] Je dohráno.
    }
    .brief = Stůl { $number }, { $title }: { LIST($players) }. { $state ->
        [waits] { $awaited ->
            [0] Jste všichni.
           *[other] Chybí { LIST($missing) }.
        }
        [goes] Hraje se.
        [own] Hrajete.
        [awaited] Jste na tahu.
       *[over] Konec.
    }
    .braille = { $number } { $state ->
        [waits] čeká
        [goes] hra
        [own] hrajete
        [awaited] na tahu
       *[over] konec
    } { LIST($players, join: "comma") }
hall-heard-waits = Turnaj { $text }: u stolu { $table } se čeká na vás. ⏎ Sednete si příkazem { COMMAND(WORD("hall-sit"), $table) }.
    .brief = { $text }: čeká na vás stůl { $table }. ⏎ { COMMAND(WORD("hall-sit"), $table) }
    .braille = čeká stůl { $table }
hall-heard-withdrawn = Pořadatel stáhl stůl { $table }, partie na něm neplatí.
    .brief = Stůl { $table } je stažený.
    .braille = stůl { $table } stažen
net-desk-words = Ke stolu { $table } zve pořadatel turnaje. Řekne vám tři slova, například { COMMAND(WORD("hall-sit"), "modrý havran les") }.
    .brief = Slova ke stolu { $table } má pořadatel.
    .braille = slova má pořadatel
net-desk-taken = Na místě, které má v turnaji { $name }, u stolu { $table } už někdo sedí. Řekněte to pořadateli.
    .brief = Místo { $name } je obsazené.
    .braille = { $name }: obsazeno
net-desk-decides = U stolu turnaje hrají jen ti, které posadil pořadatel, bez počítače.
    .brief = O stolu rozhoduje pořadatel.
    .braille = rozhodne pořadatel
net-desk-withdrawn = Tenhle stůl pořadatel stáhl, hrát se na něm nedá.
    .brief = Stůl je stažený.
    .braille = stůl stažen
cli-verify-locked = { $start ->
        [yes] Rady byly zamčené od začátku partie.
       *[no] Rady se zamkly až během partie.
    }
    .brief = { $start ->
        [yes] Rady zamčené od začátku.
       *[no] Rady zamčené později.
    }
    .braille = rady zamčeny { $start ->
        [yes] od začátku
       *[no] později
    }
