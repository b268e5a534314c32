# Záloha: všechno osobní v jednom souboru, i na jiný počítač.

backup-file-name = zaloha-accessgames-{ $day }.zip
backup-written = Záloha je v souboru { $file }. Jsou v ní i skryté karty rozehraných partií, nikomu ji neposílejte.
    .brief = Záloha: { $file }
    .braille = záloha { $file }
backup-which = Za { COMMAND($command) } patří soubor se zálohou.
    .braille = { $command } + soubor
backup-nowhere = Tady se zálohovat ani obnovovat nedá.
    .brief = Tady záloha nejde.
    .braille = záloha tu nejde
backup-added = Ze zálohy přibylo: { $matches ->
        [0] {""}
       *[other] { NP($matches, noun: "match") }{ $results ->
            [0] {""}
           *[other] {", "}
        }
    }{ $results ->
        [0] {""}
       *[other] výsledků do statistik { $results }
    }{ $others ->
        [0] {""}
       *[other] { $matches ->
            [0] { $results ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ NP($others, noun: "file") } odjinud
    }.
    .brief = Přibylo: partií { $matches }, výsledků { $results }, souborů { $others }.
    .braille = +{ $matches } +{ $results } +{ $others }
backup-settings = Nastavení je ze zálohy a hned platí.
    .brief = Nastavení je ze zálohy.
    .braille = nastavení ze zálohy
backup-known = Všechno ze zálohy už tu bylo, nic se nezměnilo.
    .brief = Všechno už tu bylo.
    .braille = nic nového
backup-aside = Co kvůli záloze ustoupilo, leží ve složce { $folder }.
    .brief = Původní: { $folder }
    .braille = původní { $folder }
backup-unread = { $count ->
        [one] { NP($count, gender: "mi") } soubor ze zálohy nejde přečíst, zůstal v ní
        [few] { $count } soubory ze zálohy nejdou přečíst, zůstaly v ní
       *[other] { $count } souborů ze zálohy nejde přečíst, zůstalo v ní
    }.
    .brief = Nečitelných souborů: { $count }.
    .braille = nečitelných { $count }
parcel-foreign = Soubor { $file } není záloha tohoto programu nebo je poškozený. Nic se nezměnilo.
    .brief = { $file } není záloha.
    .braille = { $file } není záloha
parcel-torn = V záloze { $file } je poškozený soubor { $name }. Nic se nezměnilo.
    .brief = Poškozeno: { $name }
    .braille = vadné: { $name }
parcel-name = V záloze { $file } je soubor { $name }, který do ní nepatří. Nic se nezměnilo.
    .brief = Do zálohy nepatří { $name }.
    .braille = nepatří: { $name }
parcel-large = V záloze { $file } je soubor { $name } větší než { $most } kB, víc mít nesmí. Nic se nezměnilo.
    .brief = { $name } je moc velký, nejvýš { $most } kB.
    .braille = { $name } > { $most } kB
parcel-full = Do jedné zálohy se { $count ->
        [one] vejde
        [few] vejdou
       *[other] vejde
    } nejvýš { NP($count, noun: "file", case: "acc") } a { $most } MB, tady je víc. Nic se nezapsalo.
    .brief = Do zálohy se všechno nevejde, nejvýš { $most } MB.
    .braille = záloha je plná
help-home-backup = { WORD("home-backup") }: uloží všechno osobní do jednoho souboru pro jiný počítač; za slovem smí být jeho jméno.
    .braille = záloha do souboru
help-home-restore = { WORD("home-restore") } a soubor se zálohou: přidá, co tu ještě není; nic se nepřepíše bez odložení.
    .braille = přidá zálohu z něj
