# Chyby jádra: jedna věta, v ní špatná hodnota a to, co by bylo správně.

## Na tahu a pravidla

error-not-your-turn = { REGISTER() ->
        [informal] Nejsi
       *[formal] Nejste
    } na tahu, { COUNT($expected) ->
        [0] teď nehraje nikdo
        [one] hraje { LIST($expected) }
        [few] hrají { LIST($expected) }
       *[other] hrají { LIST($expected) }
    }.
    .brief = { COUNT($expected) ->
        [0] Na tahu teď není nikdo.
        [one] Na tahu: { LIST($expected) }.
        [few] Na tahu: { LIST($expected) }.
       *[other] Na tahu: { LIST($expected) }.
    }
    .braille = { COUNT($expected) ->
        [0] na tahu nikdo
        [one] tah: { LIST($expected) }
        [few] tah: { LIST($expected) }
       *[other] tah: { LIST($expected) }
    }
error-actor-chance = náhoda
error-actor-clock = čas
error-not-to-act = { CAP($actor) } teď nejedná, na řadě je: { LIST($expected) }.
    .brief = Na řadě je: { LIST($expected) }.
    .braille = na řadě { LIST($expected) }
error-unsayable = Jednu zprávu program neumí říct, podrobnosti jsou v jeho záznamu chyb.
    .brief = Zprávu program neumí říct.
    .braille = zpráva nejde říct
error-game-over = Partie už skončila.
    .brief = Partie už skončila.
    .braille = po partii
error-malformed-action = Zápisu „{ $text }“ nerozumím, správně je například { $expected }.
    .brief = Nerozumím zápisu „{ $text }“.
error-word-arguments = V souboru { $file } je u slova { $word } hodnota arguments „{ $value }“, správně je { LIST($choices, join: "or") }.
    .brief = Hodnota arguments „{ $value }“ není správně.
    .braille = arguments { $value }
error-package-words = Slova balíčku { $package } vynechávám, je v nich chyba. { $reason }
    .brief = Slova balíčku { $package } jsou chybná.
    .braille = balíček { $package } vynechán
error-endless = Partie hry { $game } nekončí ani po { NP($actions, noun: "turn", case: "loc") }, proto je zastavena.
error-daily-none = Na den { $date } hra { $game } úlohu nenašla, je to chyba programu.
    .brief = Úloha na { $date } se nenašla.
    .braille = úloha { $date } není

## Napsaný příkaz

error-unknown-command = Příkaz „{ $word }“ neznám, všechny vypíše { COMMAND(WORD("help")) }.
    .brief = Příkaz „{ $word }“ neznám.
    .braille = neznám { $word }
error-unknown-command-near = Příkaz „{ $word }“ neznám, nejbližší je { COMMANDS($nearest, join: "or") }.
    .brief = „{ $word }“ neznám, možná { COMMANDS($nearest, join: "or") }.
    .braille = { $word }? { LIST($nearest, join: "or") }
error-word-home = „{ $word }“ platí doma, z partie tam vede { COMMAND(WORD("home")) }.
    .brief = „{ $word }“ platí jen doma.
    .braille = { $word }: doma
error-word-match = „{ $word }“ platí až v partii.
    .brief = „{ $word }“ platí až v partii.
    .braille = { $word }: v partii
error-ambiguous = „{ $word }“ má více významů, { REGISTER() ->
        [informal] vyber
       *[formal] vyberte
    } číslo:
    .brief = „{ $word }“: které číslo?
    .braille = { $word }: číslo?
error-choice-number = Číslo { $number } v seznamu není, je v něm { $most ->
        [1] jen 1
       *[other] 1 až { $most }
    }.
    .brief = Číslo { $number } v seznamu není.
    .braille = { $most ->
        [1] jen 1
       *[other] jen 1 až { $most }
    }
error-extra-words = Za příkazem { COMMAND($command) } je navíc „{ $words }“.
error-no-number = { $most ->
        [1] „{ $word }“ nejde, možné je jen číslo { $least ->
            [1] 1
           *[other] { $least } nebo 1
        }.
       *[other] „{ $word }“ není číslo od { NP($least, case: "gen") } do { NP($most, case: "gen") }.
    }

## Vzít zpět

error-undo-nothing = Není co vzít zpět.
error-undo-other = Poslední tah má { $name }, vzít zpět jde jen vlastní poslední tah.
error-undo-seen = Zpět to nejde, od té doby bylo vidět něco nového.
error-correct-chance = To opravit nejde, opravuje se jen to, co bylo řečeno o stole.
error-correct-same = Přesně tak to v partii už je.

## Začátek partie

error-game-unknown = Hru „{ $game }“ neznám, na výběr je { LIST($known, join: "or") }.
error-seats = Hráčů nemůže být { $seats }, hra je pro { $least } až { NP($most, noun: "player", case: "acc") }.
error-option-unknown = Volbu „{ $option }“ hra nemá, na výběr je { LIST($known, join: "or") }.
error-option-value = Volba { $option } nemůže být „{ $value }“, na výběr je { LIST($choices, join: "or") }.
    .brief = Volba { $option } je jen { LIST($choices, join: "or") }.
    .braille = { $option }: { LIST($choices, join: "comma") }
error-text-unfit = Text „{ $text }“ je moc dlouhý nebo má neviditelné znaky, stačí { NP($most, noun: "letter") }.
error-name-alike = Jméno { $name } vypadá jako jiné, { $whose ->
        [old] jehož znak { $number }
       *[new] jeho znak { $number }
    } { $kind ->
        [hidden] není vidět
        [cyrillic] je písmeno { $letter } z azbuky
        [greek] je řecké písmeno { $letter }
        [figure] je číslice, ne { $letter }
        [wide] je široké písmeno { $letter }
       *[other] je neobvyklé písmeno { $letter }
    }.{ $asked ->
        [yes] {" "}Podruhé platí.
       *[no] {""}
    }
    .braille = { $name }: { $whose ->
        [old] jiné jméno
       *[new] zde
    } znak { $number } { $kind ->
        [hidden] není vidět
        [cyrillic] je z azbuky
        [greek] je řecký
        [figure] je číslice
       *[other] je neobvyklý
    }

## Záznam partie

error-journal-foreign = Soubor není záznam partie z tohoto programu.
error-journal-version = Záznam má verzi { $version }, tento program čte verze od { NP(1, case: "gen") } do { NP($known, case: "gen") }.
error-material-other = Partie se hrála se soupravou { $material }, ta v souboru { $file } teď není.
error-journal-rules = Záznam hry { $game } má pravidla verze { $version }, tento program má verzi { $known }.
error-journal-long = Záznam je příliš dlouhý, smí mít nejvýš { NP($most, noun: "text-line") }.
error-journal-torn = Řádek { $line } záznamu je neúplný a vynechá se, vše před ním platí.
error-journal-changed = Řádek { $line } záznamu byl změněn, platí jen řádky před ním.
error-journal-against-rules = Řádek { $line } záznamu odporuje pravidlům.
error-journal-impossible = Řádek { $line } záznamu odporuje pravidlům. { $cause }
error-seed-lost = Partie má tajné semínko, které tu není, proto se v ní nedá losovat dál.
error-seed-missing = Chybí soubor { $file } s tajným semínkem, bez něj partie nemůže pokračovat. Převyprávět a ověřit ji jde.
error-seed-foreign = Tajné semínko nepatří k této partii, nesedí s pečetí v záznamu.
error-seed-revealed = Semínko partie je už zveřejněné, dál se v ní hrát nedá.
error-journal-luck = Řádek { $line } záznamu neodpovídá semínku, takhle se losovat nedalo.
error-journal-start = Čas začátku „{ $started }“ není platný, správně je například 2026-11-21T10:00:00+01:00.
error-journal-early = Čas začátku { MOMENT($started) } není pravdivý, program je až z roku { $first }.
error-journal-future = Čas začátku { MOMENT($started) } je v budoucnosti.
error-journal-clock = Hodiny partie ukazují { NP($minutes, noun: "minute", case: "acc") }, tolik času od jejího začátku neuplynulo.
error-journal-notation = Tah „{ $text }“ je v záznamu zapsán jinak, než ho píše program.
error-journal-full = Záznam { $file } je plný, tah neplatí. Partii ukončete slovem { COMMAND(WORD("quit")) }, zůstane uložená.
error-journal-crlf = Soubor má konce řádků CRLF z Windows, má mít LF; přeneste ho znovu beze změn.
error-journal-deleted = Záznam partie mezitím někdo smazal, celý je znovu v souboru { $file }
error-journal-replaced = Místo záznamu partie leží jiný soubor, celý záznam je vedle v souboru { $file }
error-journal-shortened = Záznam partie mezitím někdo zkrátil, celý je vedle v souboru { $file }
error-journal-rewritten = Záznam partie mezitím někdo změnil, celý je vedle v souboru { $file }
error-seed-replaced = Místo semínka partie leží jiný soubor, celý záznam je vedle v souboru { $file }
error-seed-restored = Soubor se semínkem partie chyběl, je zapsán znovu.

## Soubory

error-storage-full = Na disku není místo pro { $file }.
error-storage-read-only = Disk se souborem { $file } je jen pro čtení.
error-storage-denied = K souboru { $file } chybí oprávnění.
error-storage-missing = Soubor { $file } neexistuje.
error-storage-not-file = { $file } není obyčejný soubor.
error-storage-not-folder = { $file } není složka.
error-storage-large = Soubor { $file } je moc velký, smí mít nejvýš { $most } kilobajtů.
error-storage-locked = Soubor { $file } právě používá jiné okno programu.
error-storage-failed = Soubor { $file } nejde použít, systém hlásí { $reason }.
error-signing-key = V souboru { $file } není klíč. Přejmenujte ho, program udělá nový a řekne to.
error-settings-broken = Nastavení v souboru { $file } je nečitelné, platí výchozí.
error-settings-key = Nastavení „{ $key }“ v souboru { $file } nejde použít, platí výchozí.

## Braill

braille-file-missing = Soubor { $file } neexistuje.
braille-file-not-regular = { $file } není obyčejný soubor.
braille-file-unreadable = Soubor { $file } nejde přečíst.
braille-file-too-large = Soubor { $file } má { $size } bajtů, smí mít nejvýš { $limit }.
braille-file-encoding = Soubor { $file } není text v kódování UTF-8, vadí bajt { $index }.
braille-file-binary = Soubor { $file } není text, bajt { $index } je nulový.
braille-file-empty = Soubor { $file } je prázdný.
braille-format-unknown = Podobu „{ $value }“ neznám, na výběr je { $known }.
braille-preset-unknown = Stránku „{ $value }“ neznám, na výběr je { $known }.
braille-page-width = Buněk na řádku nemůže být { $value }, smí jich být { $low } až { $high }.
braille-page-lines = Řádků na stránce nemůže být { $value }, smí jich být { $low } až { $high }.
braille-line-width = Buněk na řádku nemůže být { $value }, musí jich být nejméně { $low }.
swell-too-large = Kresba je { $width } milimetrů široká a { $height } vysoká, vejde se nejvýš { $most } na { $high }.
braille-line-too-long = Řádek má { $value } buněk, vejde se jich { $limit }.
braille-indent = Odsazení o { $value } buněk se na řádek { PREP(NP($width, case: "ins"), p: "s") } buňkami nevejde.
braille-language-unknown = Braillskou tabulku „{ $language }“ neznám, na výběr je { $known }.
braille-table-broken = Braillskou tabulku { $file } nejde použít: { $detail }
braille-table-clash = V braillské tabulce mají znaky „{ $first }“ a „{ $second }“ stejné buňky.
braille-dots = „{ $value }“ nejsou čísla bodů, správně je například 6-236.
braille-not-cells = Znak „{ $value }“ na místě { $index } není braillská buňka.
braille-brf-byte = Znak „{ $value }“ na místě { $index } do souboru BRF nepatří.
braille-pef-identifier = Dokument PEF nemůže mít označení „{ $value }“, nesmí být prázdné.
braille-pef-empty = Dokument PEF musí mít aspoň jednu stránku.
braille-pef-size = Stránka { PREP(NP($lines, case: "ins"), p: "s") } řádky po { NP($width, case: "loc") } buňkách se do dokumentu PEF nevejde.
error-lessons-broken = Soubor { $file } je nečitelný, výuka začíná od začátku.
    .brief = { $file } nejde přečíst.
    .braille = výuka od začátku
error-records-line = V souboru { $file } je vadný řádek { $line }, zbylé rekordy platí.
    .brief = Vadný řádek { $line } { PREP($file, p: "v") }.
    .braille = vadný řádek { $line }
error-personal-version = Osobní data { PREP($file, p: "v") } mají verzi { $version }, tento program zná nejvýš { $known }. Nic se nezměnilo.
    .brief = Osobní data mají verzi { $version }, znám nejvýš { $known }.
    .braille = { $file } je novější
error-personal-torn = Osobní data { PREP($file, p: "v") } jsou poškozená, nic se nezapsalo.
    .brief = Soubor { $file } je poškozený.
    .braille = { $file } vadný
error-personal-full = Do osobních dat { PREP($file, p: "v") } se víc nevejde, nic se nezapsalo.
    .brief = Soubor { $file } je plný.
    .braille = { $file } plný
error-personal-broken = Osobní data { PREP($file, p: "v") } nešla přečíst. Leží vedle jako { $kept }, začíná se znovu.
    .brief = Soubor { $file } nešlo přečíst, leží jako { $kept }.
    .braille = vadné: { $kept }
