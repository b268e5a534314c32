# Herna po síti: co se v ní říká a jak se v ní mluví.

hall-usual-name = Herna
hall-serves = Herna „{ $name }“ je otevřená.
    .brief = Herna „{ $name }“ běží.
    .braille = herna { $name } běží
cli-hall-address = Hosté napíší: accessgames pripoj { $address }
    .brief = accessgames pripoj { $address }
    .braille = pripoj { $address }
hall-page = V prohlížeči nebo v telefonu: { $address }
    .braille = { $address }
hall-terminal = Z terminálu: ssh -p { $port } jmeno@{ $address }
    .braille = ssh -p { $port } { $address }
hall-mark = Hosté uslyší a porovnají těchto šest slov: { $words }.
    .brief = Slova herny: { $words }.
    .braille = slova: { $words }
hall-terminal-mark = Otisk klíče pro ssh: { $mark }
    .brief = Klíč ssh: { $mark }
    .braille = klíč ssh { $mark }
hall-guest-word = Hosté řeknou slovo: { $word }.
    .braille = slovo: { $word }
cli-hall-near = Hosté ve stejné síti napíší jen: accessgames pripoj
    .brief = accessgames pripoj
    .braille = pripoj
hall-looking = Hledám herny v síti, chvilku to potrvá.
    .brief = Hledám herny.
    .braille = hledám herny
hall-none-near = V této síti žádnou hernu neslyším. Zadejte její adresu za příkaz „pripoj“.
    .brief = Žádná herna v síti.
    .braille = herna v síti není
hall-ask-which = Do které herny chcete vejít?
    .braille = která herna?
hall-near = { $name }, { $address }
hall-ask-trust = { $known ->
        [yes] Herna se prokázala jinak než minule. Možná to není ona.
       *[no] Hernu váš program ještě nezná.
    } ⏎ Pořadatel má číst těchto šest slov: { $words }. ⏎ Jsou stejná?
    .brief = Slova herny: { $words }. ⏎ Jsou stejná?
    .braille = { $words }: stejná?
hall-ask-word = Jaké slovo vám řekl pořadatel?
    .braille = slovo pořadatele?
hall-ssh-new = Jméno „{ $name }“ tu ještě nikdo nemá. Vymyslete si k němu heslo, aspoň osm znaků.
hall-ssh-known = Jméno „{ $name }“ chrání heslo.
hall-ssh-prompt = Heslo:
hall-host-word = Kdo hernu pořádá, přidá --slovo "{ $word }", hosté ho nepotřebují.
    .brief = Slovo pořadatele: { $word }.
    .braille = pořadatel: { $word }
hall-stop = Hernu zavře Ctrl+C, stoly zůstanou uložené.
    .brief = Zavře ji Ctrl+C.
    .braille = Ctrl+C zavře
hall-served = Herna je zavřená.
hall-ask-name = Jak si v herně budete říkat?
    .braille = jméno v herně?
hall-ask-passphrase = Jaké heslo chrání jméno „{ $name }“?
    .braille = heslo { $name }?
hall-hello = Vítejte v herně „{ $hall }“. Tady se jmenujete { $name }.
    .brief = Herna „{ $hall }“, jste { $name }.
    .braille = { $hall }, jste { $name }
hall-bye = Odcházíte z herny. Rozehrané stoly na vás počkají.
    .brief = Odcházíte z herny.
    .braille = odchod z herny
hall-next = Co se tu hraje, řekne příkaz { COMMAND($tables) }, ⏎ vlastní stůl otevře příkaz { COMMAND($new) }. ⏎ Ostatní řekne { COMMAND($help) }.
    .brief = { COMMAND($tables) }, { COMMAND($new) }, { COMMAND($help) }
    .braille = { $tables }, { $new }
hall-waits = Stůl { $table } čeká na hráče. ⏎ Volná místa dá počítačům { COMMAND($begin) }, od stolu odejde { COMMAND($stand) }.
    .brief = Stůl { $table } čeká.
    .braille = stůl { $table } čeká
hall-no-tables = Žádný stůl v herně není. ⏎ Vlastní otevře příkaz { COMMAND($new) } a hra.
    .brief = Stoly nejsou.
    .braille = stoly nejsou
hall-no-own-tables = U žádného stolu nesedíte. ⏎ Vlastní otevře příkaz { COMMAND($new) } a hra.
    .brief = Nesedíte nikde.
    .braille = nesedíte nikde
hall-table = Stůl { $number }{ $private ->
        [yes] , soukromý
       *[no] { "" }
    }, { $game }: { LIST($players) }{ $free ->
        [0] { "" }
        [one] , jedno místo volné
        [few] , { NP($free) } místa volná
       *[other] , { NP($free) } míst volných
    }. { $state ->
        [waits] Čeká se na hráče.
        [goes] Hraje se.
        [own] Hrajete tu.
        [awaited] Jste na tahu.
       *[over] Je dohráno.
    }
    .brief = Stůl { $number }, { $game }: { LIST($players) }. { $state ->
        [waits] Čeká.
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
hall-code = Slova ke stolu { $table } pro ty, koho pozvete: { $code }.
    .brief = Slova stolu { $table }: { $code }.
    .braille = { $table }: { $code }
hall-watches-waiting = U stolu { $table } se ještě nehraje.
    .brief = Stůl { $table } ještě nehraje.
    .braille = stůl { $table } nehraje
hall-stood = Jste zpátky v herně.
    .braille = v herně
hall-seat-waits = Odcházíte od stolu do herny, místo na vás čeká.
    .brief = Zpět do herny, místo čeká.
    .braille = herna, místo čeká
hall-people = { $here ->
        [0] Bez stolu v herně teď nikdo není
       *[other] V herně bez stolu: { LIST($free) }
    }{ $tables ->
        [0] .
       *[other] . ⏎ U stolů podle čísla: { LIST($away) }.
    }
    .brief = { $here ->
        [0] Bez stolu nikdo
       *[other] Bez stolu: { LIST($free) }
    }{ $tables ->
        [0] .
       *[other] . U stolů: { LIST($away) }.
    }
    .braille = { $here ->
        [0] bez stolu nikdo
       *[other] { LIST($free, join: "comma") }
    }{ $tables ->
        [0] { "" }
       *[other] ; { LIST($away, join: "comma") }
    }
hall-said = { $count ->
        [0] Nikdo vás teď neslyší.
        [one] Slyší vás { $count } člověk.
        [few] Slyší vás { $count } lidé.
       *[other] Slyší vás { $count } lidí.
    }
    .brief = Slyší vás { $count }.
    .braille = slyší { $count }
hall-whispered = Slyší to jen { $who }.
    .braille = slyší { $who }
hall-invited = Pozvánka je poslaná, dostane ji { $who }.
    .brief = Pozvánka: { $who }.
    .braille = pozvánka { $who }
hall-follows = { $on ->
        [yes] Uslyšíte, kdo přichází a odchází.
       *[no] Příchody a odchody už neuslyšíte.
    }
    .brief = Příchody { $on ->
        [yes] zapnuty
       *[no] vypnuty
    }.
    .braille = příchody { $on ->
        [yes] ano
       *[no] ne
    }
hall-protected = { $kept ->
        [yes] Vaše jméno teď chrání heslo.
       *[no] Vaše jméno už heslo nechrání.
    }
    .braille = heslo { $kept ->
        [yes] ano
       *[no] ne
    }
hall-own-data = Herna o vás má jméno { $name }, { $kept ->
        [yes] otisk hesla
       *[no] žádné heslo
    }{ $keys ->
        [0] { "" }
        [one] , otisk jednoho klíče
        [few] , otisky { $keys } klíčů
       *[other] , otisky { $keys } klíčů
    }{ $settings ->
        [yes] , vaše nastavení
       *[no] { "" }
    } a { $count ->
        [0] žádný stůl
        [one] stůl { LIST($tables) }
        [few] stoly { LIST($tables) }
       *[other] stoly { LIST($tables) }
    }. ⏎ Nic dalšího.
    .brief = { $name }, { $kept ->
        [yes] heslo
       *[no] bez hesla
    }, stolů { $count }.
    .braille = { $name }, stolů { $count }
hall-forgotten = Herna na vás zapomněla.
    .braille = zapomenuto
hall-hosted = { $how ->
        [away] { $who } odchází z herny a zpátky už nemůže.
        [silent] Co píše { $who }, teď nikdo neslyší.
        [heard] Zase je slyšet { $who }.
        [lock] Nikdo nový do herny nevejde.
       *[unlock] Do herny zase smí noví hosté.
    }
    .brief = { $how ->
        [away] Venku je { $who }.
        [silent] Není slyšet { $who }.
        [heard] Je slyšet { $who }.
        [lock] Zamčeno.
       *[unlock] Odemčeno.
    }
    .braille = { $how ->
        [away] venku { $who }
        [silent] ticho { $who }
        [heard] slyšet { $who }
        [lock] zamčeno
       *[unlock] odemčeno
    }
hall-taken-home = { $place ->
        [page] { $verdict ->
            [right] Záznam partie nabízí odkaz na stránce a je v pořádku.
           *[wrong] Záznam partie nabízí odkaz na stránce, ale něco v něm nesedí.
        }
        [nowhere] { $verdict ->
            [right] Záznam partie je v herně a je v pořádku.
           *[wrong] Záznam partie je v herně, ale něco v něm nesedí.
        }
       *[file] { $verdict ->
            [right] Záznam partie máte doma a je v pořádku: { $file }.
           *[wrong] Záznam partie máte doma, ale něco v něm nesedí: { $file }.
        }
    }
    .brief = { $place ->
        [file] Záznam: { $file }.
       *[other] { $verdict ->
            [right] Záznam je v pořádku.
           *[wrong] V záznamu něco nesedí.
        }
    }
    .braille = záznam { $verdict ->
        [right] v pořádku
       *[wrong] nesedí
    }

hall-heard-said = { $who } říká: { $text }
    .braille = { $who }: { $text }
hall-heard-whispered = { $who } vám šeptá: { $text }
    .braille = { $who } šeptá: { $text }
hall-heard-invited = Ke stolu { $table } vás zve { $who }. { $code ->
        [no] { "" }
       *[other] Slova stolu: { $text }.
    }
    .braille = stůl { $table } zve { $who }
hall-heard-came = Do herny přichází { $who }.
    .braille = přichází { $who }
hall-heard-went = Z herny odchází { $who }.
    .braille = odchází { $who }
hall-heard-sat = Ke stolu si sedá { $who }.
    .braille = sedá { $who }
hall-heard-stood = Od stolu vstává { $who }.
    .braille = vstává { $who }
hall-heard-away = Od stolu odchází { $who }, místo čeká.
    .braille = odešel host { $who }
hall-heard-back = Ke stolu se vrací { $who }.
    .braille = vrací se { $who }
hall-heard-missed = Část zpráv vám utekla, přišly rychleji, než se daly vypsat.
    .brief = Část zpráv utekla.
    .braille = zprávy utekly

cli-error-key-alone = Klíč bez certifikátu nestačí: přidejte --certifikat a soubor.
hall-error-at-home = „{ $word }“ platí jen v partii doma, od stolu herny se odchází slovem { COMMAND(WORD("hall-stand")) }.
    .brief = „{ $word }“ je jen doma, odejde { COMMAND(WORD("hall-stand")) }.
    .braille = jen doma: { $word }
hall-error-which-table = „{ $word }“ není číslo stolu, správně je například { COMMAND(WORD("hall-sit"), "2") }.
    .brief = „{ $word }“ není stůl.
    .braille = číslo stolu?
hall-error-which-game = Řekněte i hru, například { COMMAND(WORD("hall-new"), "iota 3") }. Hry jsou { LIST($games) }.
    .brief = Která hra? { LIST($games) }
    .braille = která hra?
hall-error-new-word = „{ $word }“ ke stolu nepatří. Za hrou může být počet míst a slovo { COMMAND(WORD("hall-private")) }.
    .brief = „{ $word }“ ke stolu nepatří.
    .braille = { $word } nepatří
hall-error-level = „{ $word }“ není úroveň počítače, správně je například { COMMAND(WORD("hall-begin"), "3") }.
    .brief = „{ $word }“ není úroveň.
    .braille = úroveň?
hall-error-forget = Aby na vás herna zapomněla, napište { COMMAND($command, $name) }.
    .brief = Napište { COMMAND($command, $name) }.
    .braille = { $command } { $name }
net-not-installed = Hra po síti tu není nainstalovaná. Přidá ji python3 start.py add net
    .brief = Chybí součást net.
    .braille = chybí součást net
net-port-taken = Na čísle { $port } už poslouchá něco jiného. Zvolte jiné, například --port 8022.
    .brief = Port { $port } je obsazený.
    .braille = port { $port } obsazen

hall-help-group = { $group ->
        [tables] Stoly:
        [stand-in] Kdo odešel:
        [people] Lidé:
        [own] O vás:
       *[host] Pořadatel:
    } { LIST($words) }.
    .braille = { LIST($words, join: "comma") }
help-hall-tables = { WORD("hall-tables") }: vypíše stoly, číslo si k jednomu sedne nebo se na něj dívá.
    .braille = seznam stolů
help-hall-mine = { WORD("hall-mine") }: vypíše stoly, kde sedíte; ty, kde jste na tahu, jako první.
    .braille = stoly, kde sedíte
help-hall-sit = { WORD("hall-sit") } a číslo: sedne si ke stolu nebo se k němu vrátí; u soukromého následují jeho slova.
    .braille = číslo stolu, u soukromého slova
help-hall-new = { WORD("hall-new") } a hra: otevře stůl; za hrou smí být počet míst, volby hry a { COMMAND(WORD("hall-private")) }.
    .braille = hra, počet míst, soukromý
help-hall-begin = { WORD("hall-begin") }: dá volná místa počítačům a začne; za slovem smí být jejich úroveň.
    .braille = volná místa počítačům, úroveň
help-hall-wait = { WORD("hall-wait") }: počká, než partie u stolu začne.
    .braille = čeká na začátek
help-hall-stand = { WORD("hall-stand") }: odejde od stolu do herny; rozehrané místo čeká.
    .braille = od stolu do herny
help-hall-watch = { WORD("hall-watch") } a číslo: dívá se, jak se u stolu hraje.
    .braille = dívat se na stůl
help-hall-people = { WORD("hall-people") }: řekne, kdo je v herně a kdo u kterého stolu.
    .braille = kdo je v herně
help-hall-say = { WORD("hall-say") } a text: řekne to všem u vašeho stolu, bez stolu všem v herně.
    .braille = text slyší stůl nebo herna
help-hall-whisper = { WORD("hall-whisper") }, jméno a text: řekne to jen jednomu člověku.
    .braille = jméno a text pro jednoho
help-hall-invite = { WORD("hall-invite") } a jméno: pozve k vašemu stolu.
    .braille = pozve ke stolu
help-hall-follow = { WORD("hall-follow") }: hlásí, kdo přichází a odchází; { COMMAND(WORD("hall-follow"), WORD("off")) } to ukončí.
    .braille = hlásit příchody
help-hall-protect = { WORD("hall-protect") } a text: chrání vaše jméno; bez textu ochranu ruší.
    .braille = heslo ke jménu
help-hall-data = { WORD("hall-data") }: řekne všechno, co o vás herna ví.
    .braille = co o vás herna ví
help-hall-forget = { WORD("hall-forget") } a vaše jméno: smaže z herny všechno o vás.
    .braille = smaže vás z herny
help-hall-silence = { WORD("hall-silence") } a jméno: toho člověka nikdo neuslyší.
    .braille = ztiší člověka
help-hall-unsilence = { WORD("hall-unsilence") } a jméno: toho člověka je zase slyšet.
    .braille = zruší ztišení
help-hall-remove = { WORD("hall-remove") } a jméno: ten člověk odejde a nevrátí se.
    .braille = vyvede člověka
help-hall-lock = { WORD("hall-lock") }: nikdo nový dovnitř nevejde.
    .braille = zamkne hernu
help-hall-unlock = { WORD("hall-unlock") }: noví hosté zase smějí dovnitř.
    .braille = odemkne hernu
