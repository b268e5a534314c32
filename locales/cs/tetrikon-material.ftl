# Co je špatně v souboru s vlastní soupravou Tetrikonu: řádek, špatná hodnota a to, co by bylo správně.
# Řádek 0 má, co chybí, a co je ze základní soupravy a k vlastní se nehodí.

tetrikon-material-at = { $line ->
        [0] Materiál:
       *[other] Materiál, řádek { $line }:
    }

tetrikon-material-long = { tetrikon-material-at } soubor smí mít nejvýš { NP($most, noun: "text-line", case: "acc") }.
tetrikon-material-large = { tetrikon-material-at } soubor má { $value } bajtů, smí mít nejvýš { $most } kilobajtů.
tetrikon-material-text = { tetrikon-material-at } bajt { $value } není text, soubor uložte v kódování UTF-8.
tetrikon-material-wide = { tetrikon-material-at } „{ $value }“ je příliš dlouhé, smí mít { NP($most, noun: "letter", case: "acc") }.
tetrikon-material-entry = { tetrikon-material-at } „{ $value }“ není údaj, má být jméno, rovnítko a hodnota.
tetrikon-material-homeless = { tetrikon-material-at } „{ $value }“ je před prvním oddílem, oddíly jsou { LIST($known) }.
tetrikon-material-section = { tetrikon-material-at } „{ $value }“ není oddíl, oddíly jsou { LIST($known) }.
tetrikon-material-section-twice = { tetrikon-material-at } oddíl „{ $value }“ už v souboru je.
tetrikon-material-twice = { tetrikon-material-at } „{ $value }“ už je na řádku { $before }.
tetrikon-material-key = { tetrikon-material-at } „{ $value }“ sem nepatří, správně je { LIST($known, join: "or") }.
tetrikon-material-missing = { tetrikon-material-at } v oddílu { $section } chybí „{ $value }“.
tetrikon-material-empty = { tetrikon-material-at } oddíl „{ $value }“ je prázdný, aspoň něco v něm být musí.
tetrikon-material-fields = { tetrikon-material-at } „{ $value }“ má mít ve složených závorkách { LIST($known) }.
tetrikon-material-field-missing = { tetrikon-material-at } u „{ $entry }“ chybí „{ $value }“.
tetrikon-material-number = { tetrikon-material-at } u „{ $entry }“ je „{ $value }“, má být celé číslo { $least } až { $most }.
tetrikon-material-number-of = { tetrikon-material-at } Údajů v oddílu { $section } je { $value }, má jich být { $least } až { $most }.
tetrikon-material-squares = { tetrikon-material-at } „{ $value }“ nejsou čtverečky, píše se například a1-c1 a2.
tetrikon-material-outside = { tetrikon-material-at } „{ $value }“ je mimo desku, ta má sloupců { $width } a řad { $height }.
tetrikon-material-square-twice = { tetrikon-material-at } čtvereček { $value } je uveden dvakrát.
tetrikon-material-piece-id = { tetrikon-material-at } „{ $value }“ není značka dílku, má být malé písmeno a třeba číslice, například l4.
tetrikon-material-piece-large = { tetrikon-material-at } dílek { $value } má víc než { $most } čtverečků.
tetrikon-material-parts = { tetrikon-material-at } tvar { $value } je rozdělený, čtverečky se musí dotýkat stranami.
tetrikon-material-same = { tetrikon-material-at } tvar { $value } je stejný jako { $other }, jen jinak otočený nebo zrcadlový.
tetrikon-material-card-value = { tetrikon-material-at } „{ $value }“ není hodnota karty, má být číslo 1 až { $most }.
tetrikon-material-card = { tetrikon-material-at } „{ $value }“ není druh karty Náhoda, druhy jsou v základní soupravě.
tetrikon-material-keep = { tetrikon-material-at } „{ $value }“ neříká, zda se karta smí uschovat, má být true nebo false.
tetrikon-material-diagram-id = { tetrikon-material-at } „{ $value }“ není číslo diagramu, má být A1 až J99.
tetrikon-material-size = { tetrikon-material-at } diagram { $value } má čtverečků { $squares }, { $other } jich má { $right }, jedno písmeno má mít všude stejně.
tetrikon-material-hole = { tetrikon-material-at } diagram { $value } má uvnitř díru { $square }.
tetrikon-material-level = { tetrikon-material-at } diagramů { $value } je { $diagrams }, aspoň { $least } jich potřebují čtyři hráči.
tetrikon-material-solution = { tetrikon-material-at } řešení diagramu { $value } ho nevyplní jednou soupravou dílků.
tetrikon-material-place = { tetrikon-material-at } „{ $value }“ není umístění, píše se dílek, poloha a čtvereček, třeba l4 1 a1.
tetrikon-material-impossible = { tetrikon-material-at } diagram { $value } nejde vyplnit jednou soupravou dílků.
tetrikon-material-hard = { tetrikon-material-at } diagram { $value } je na hledání příliš těžký, připište jeho řešení.
