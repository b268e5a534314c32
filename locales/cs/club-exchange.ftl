# Výměna celých turnajů s jinými programy: jeden dokument JSON ven, jeden dovnitř.

club-did-exchange-out = Turnaj { $name } je v souboru { $file }. ⏎ Hráčů { $count }, kol { $rounds }.
    .brief = Vyvezeno: { $file }
    .braille = hotovo { $file }
club-did-exchange-names = { $public ->
        [yes] Jména a kategorie jsou v něm jen těch, kdo souhlasili.
       *[no] Jsou v něm všechna jména a kategorie. ⏎ Pro veřejnost napište { COMMAND(WORD("club-export"), "verejne.json,", $word) }.
    }
    .brief = { $public ->
        [yes] Jen jména se souhlasem.
       *[no] Se všemi jmény.
    }
    .braille = { $public ->
        [yes] se souhlasem
       *[no] všechna jména
    }
club-did-exchange-in = Turnaj { $name } je načtený a pracuje se s ním. ⏎ Hráčů { $count }, kol { $rounds }.
    .brief = Načtený turnaj { $name }, hráčů { $count }.
    .braille = načteno { $name }

club-error-exchange-json = Soubor není platný JSON, chyba je na řádku { $line }, znak { $column }. ⏎ Nic se nenačetlo.
    .brief = Neplatný JSON, řádek { $line }, znak { $column }.
    .braille = JSON ř{ $line } z{ $column }
club-error-exchange-foreign = Dokument není turnaj k výměně, správně je v něm format { $format }. ⏎ Nic se nenačetlo.
    .brief = Dokument není turnaj k výměně.
    .braille = není to turnaj
club-error-exchange-version = Dokument má verzi { $version }, program zná verzi { $known }. ⏎ Nic se nenačetlo.
    .brief = Verze { $version }, program zná { $known }.
    .braille = verze { $version }, znám { $known }
club-error-exchange-many = V dokumentu je { $count } událostí, nejvýš jich může být { $most }. ⏎ Nic se nenačetlo.
    .brief = Událostí { $count }, nejvýš { $most }.
    .braille = nejvýš { $most }
club-error-exchange-long = Něco v dokumentu je delší, než se vejde do zápisu turnaje. ⏎ Nic se nenačetlo.
    .brief = Dokument má příliš dlouhé údaje.
    .braille = moc dlouhé údaje
club-error-exchange-shape = { $wanted ->
        [object] Na místě { LIST($place) } je „{ $value }“, správně je tam objekt.
        [array] Na místě { LIST($place) } je „{ $value }“, správně je tam seznam.
        [integer] Na místě { LIST($place) } je „{ $value }“, správně je tam celé číslo.
        [number] V dokumentu je číslo „{ $value }“, správně jsou v něm celá čísla do 12 číslic.
        [string] Na místě { LIST($place) } je „{ $value }“, správně je tam text.
        [boolean] Na místě { LIST($place) } je „{ $value }“, správně je tam true nebo false.
        [key] Na místě { LIST($place) } chybí { LIST($choices) }.
        [known] Na místě { LIST($place) } je navíc „{ $value }“, správně je tam třeba { LIST($choices, join: "or") }.
        [length] Na místě { LIST($place) } je „{ $value }“, správně je tam položek { LIST($choices) }.
       *[choice] Na místě { LIST($place) } je „{ $value }“, správně je tam { LIST($choices, join: "or") }.
    } ⏎ Nic se nenačetlo.
    .brief = { $wanted ->
        [key] { LIST($place) }: chybí { LIST($choices) }.
       *[other] { LIST($place) }: ne „{ $value }“.
    }
    .braille = špatně { $start }
club-error-exchange-rule = Událost { LIST($place) } se stát nemohla. { $cause } ⏎ Nic se nenačetlo.
    .brief = { LIST($place) }: { $cause }
    .braille = { $start } nejde
club-error-exchange-differs = Na místě { LIST($place) } je „{ $value }“, podle průběhu je správně { LIST($choices, join: "or") }. ⏎ Nic se nenačetlo.
    .brief = { LIST($place) }: správně { LIST($choices, join: "or") }.
    .braille = špatně { $start }
club-error-exchange-known = Ten turnaj už v klubu je, jmenuje se { $tournament }. ⏎ Nic se nenačetlo.
    .brief = Turnaj už tu je: { $tournament }.
    .braille = už je: { $tournament }
