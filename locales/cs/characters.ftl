### Soupeři, kteří mají jméno: jak se jmenují, kdo to jsou a co občas řeknou.

## Jak jste spolu hráli naposledy

character-memory = { $mark ->
        [won] { REGISTER() ->
            [formal] Naposledy jste proti { $rival } vyhráli
           *[informal] Naposledy to byla tvoje výhra proti { $rival }
        }
        [lost] { REGISTER() ->
            [formal] Naposledy jste proti { $rival } prohráli
           *[informal] Naposledy to byla tvoje prohra proti { $rival }
        }
       *[shared] Naposledy to proti { $rival } skončilo nerozhodně
    }{ $points ->
        [0] {""}
       *[other] {" o "}{ NP($points, noun: "point", case: "acc") }
    }{ $met ->
        [1] {""}
       *[other] {", celkem "}{ $won } ku { $lost }
    }.
    .braille = { $mark ->
        [won] minule { $points ->
            [0] výhra
           *[other] +{ $points }
        }
        [lost] minule { $points ->
            [0] prohra
           *[other] -{ $points }
        }
       *[shared] minule stejně
    }, { $won }:{ $lost }

## IOTA

character-hoarder-name = Hedvika
character-hoarder-gender = feminine
character-hoarder-cases = Hedviky, Hedvice, Hedviku, Hedviko, Hedvikou
character-hoarder-against = Hedvice
character-hoarder-about = Hedvika je trpělivá: raději vynechá tah a počká na čtveřici, než by kladla za málo.
    .braille = Hedvika: čeká
character-hoarder-gain = { NAME($who) }: Vyplatilo se počkat.
    .braille = { NAME($who) }: vyplatilo se
character-hoarder-praise = { NAME($who) }: To je krásný tah. Na takový bych si počkala.
    .braille = { NAME($who) }: krásný tah
character-hoarder-lead = { NAME($who) }: Tak jsem čekala moc dlouho.
    .braille = { NAME($who) }: čekala jsem moc
character-hoarder-luck = { NAME($who) }: Nic. Ale co mám v ruce, to mám.
    .braille = { NAME($who) }: zatím nic
character-hoarder-won = { NAME($who) }: Trpělivost se vyplácí. Díky za hru.
    .braille = { NAME($who) }: díky za hru
character-hoarder-lost = { NAME($who) }: Příště počkám zase o tah déle. Díky za hru.
    .braille = { NAME($who) }: díky za hru

character-blocker-name = Norbert
character-blocker-gender = masculine
character-blocker-cases = Norberta, Norbertovi, Norberte, Norbertem
character-blocker-against = Norbertovi
character-blocker-about = Norbert hlídá druhé: položí radši za méně, jen aby po sobě nic dobrého nenechal.
    .braille = Norbert: hlídá
character-blocker-gain = { NAME($who) }: A nic jsem po sobě nenechal.
    .braille = { NAME($who) }: nic nezbylo
character-blocker-praise = { NAME($who) }: Tudy nikdo projít neměl.
    .braille = { NAME($who) }: tudy ne
character-blocker-lead = { NAME($who) }: Někde zůstala díra.
    .braille = { NAME($who) }: je tam díra
character-blocker-luck = { NAME($who) }: Když nemůžu já, aspoň ať nikdo.
    .braille = { NAME($who) }: tak nikdo
character-blocker-won = { NAME($who) }: Dveře byly zavřené. Díky za hru.
    .braille = { NAME($who) }: díky za hru
character-blocker-lost = { NAME($who) }: Všechny dveře zavřít nejde. Díky za hru.
    .braille = { NAME($who) }: díky za hru

character-gambler-name = Kryštof
character-gambler-gender = masculine
character-gambler-cases = Kryštofa, Kryštofovi, Kryštofe, Kryštofem
character-gambler-against = Kryštofovi
character-gambler-about = Kryštof riskuje: vyměňuje karty, kdykoli může, a na to, co komu nechá, se neohlíží.
    .braille = Kryštof: mění
character-gambler-gain = { NAME($who) }: Já věděl, že to přijde!
    .braille = { NAME($who) }: přišlo to!
character-gambler-praise = { NAME($who) }: Páni! To bych si vsadil taky.
    .braille = { NAME($who) }: páni!
character-gambler-lead = { NAME($who) }: No a co, štěstí se vrátí.
    .braille = { NAME($who) }: štěstí se vrátí
character-gambler-luck = { NAME($who) }: Karty dnes spí.
    .braille = { NAME($who) }: karty spí
character-gambler-won = { NAME($who) }: Kdo se bojí, nesmí na led. Díky za hru.
    .braille = { NAME($who) }: díky za hru
character-gambler-lost = { NAME($who) }: Prohrát s chutí, to se počítá. Díky za hru.
    .braille = { NAME($who) }: díky za hru

## Quantum

character-cautious-name = Ludmila
character-cautious-gender = feminine
character-cautious-cases = Ludmily, Ludmile, Ludmilu, Ludmilo, Ludmilou
character-cautious-against = Ludmile
character-cautious-about = Ludmila je opatrná: kostky, které se hodí, drží v ruce a znovu jich hází co nejméně.
    .braille = Ludmila: opatrná
character-cautious-gain = { NAME($who) }: Pomalu a jistě.
    .braille = { NAME($who) }: pomalu a jistě
character-cautious-praise = { NAME($who) }: To byl čistý sloupec.
    .braille = { NAME($who) }: čistý sloupec
character-cautious-lead = { NAME($who) }: Snad jsem měla hodit ještě jednou.
    .braille = { NAME($who) }: měla jsem hodit
character-cautious-luck = { NAME($who) }: A přitom jsem hodila tak málo.
    .braille = { NAME($who) }: smůla
character-cautious-won = { NAME($who) }: Opatrnost se dnes vyplatila. Díky za hru.
    .braille = { NAME($who) }: díky za hru
character-cautious-lost = { NAME($who) }: Příště přidám kostku. Možná. Díky za hru.
    .braille = { NAME($who) }: díky za hru

character-daring-name = Žofie
character-daring-gender = feminine
character-daring-cases = Žofii, Žofií
character-daring-against = Žofii
character-daring-about = Žofie ráda hází: znovu vezme i kostky, které by jiní nechali ležet.
    .braille = Žofie: hází
character-daring-gain = { NAME($who) }: Stačí hodit ještě jednou!
    .braille = { NAME($who) }: stačí hodit!
character-daring-praise = { NAME($who) }: To se povedlo! Ty kostky si půjčím.
    .braille = { NAME($who) }: povedlo se
character-daring-lead = { NAME($who) }: To se dalo čekat. Ještě hodíme.
    .braille = { NAME($who) }: ještě hodíme
character-daring-luck = { NAME($who) }: Všechny kostky a nic. Paráda.
    .braille = { NAME($who) }: kostky a nic
character-daring-won = { NAME($who) }: Kostky mě mají rády. Díky za hru.
    .braille = { NAME($who) }: díky za hru
character-daring-lost = { NAME($who) }: Hodů bylo dost, bodů méně. Díky za hru.
    .braille = { NAME($who) }: díky za hru

character-spoiler-name = Vendelín
character-spoiler-gender = masculine
character-spoiler-cases = Vendelína, Vendelínovi, Vendelíne, Vendelínem
character-spoiler-against = Vendelínovi
character-spoiler-about = Vendelín se dívá do cizích listů: sám napíše barvu, kterou by chtěli ostatní.
    .braille = Vendelín: škodí
character-spoiler-gain = { NAME($who) }: A tu barvu chtěl ještě někdo, že?
    .braille = { NAME($who) }: barva pryč
character-spoiler-praise = { NAME($who) }: Tu barvu jsem měl vzít já.
    .braille = { NAME($who) }: měl jsem ji vzít
character-spoiler-lead = { NAME($who) }: Díval jsem se na cizí list místo na svůj.
    .braille = { NAME($who) }: hleděl jsem jinam
character-spoiler-luck = { NAME($who) }: Aspoň že to nezbylo nikomu.
    .braille = { NAME($who) }: smůla
character-spoiler-won = { NAME($who) }: Stačilo občas někomu něco vzít. Díky za hru.
    .braille = { NAME($who) }: díky za hru
character-spoiler-lost = { NAME($who) }: Bral jsem druhým málo. Díky za hru.
    .braille = { NAME($who) }: díky za hru

## Tetrikon

character-trader-name = Matouš
character-trader-gender = masculine
character-trader-cases = Matouše, Matouši, Matoušovi, Matoušem
character-trader-against = Matoušovi
character-trader-about = Matouš obchoduje: nabízí výměny a vezme i takové, na kterých víc získá druhý.
    .braille = Matouš: směňuje
character-trader-gain = { NAME($who) }: Dobrý obchod, dobrý dílek.
    .braille = { NAME($who) }: dobrý obchod
character-trader-praise = { NAME($who) }: To bych hned koupil.
    .braille = { NAME($who) }: to bych koupil
character-trader-lead = { NAME($who) }: Asi jsem prodal lacino.
    .braille = { NAME($who) }: prodal jsem lacino
character-trader-luck = { NAME($who) }: Trh je dnes mrtvý.
    .braille = { NAME($who) }: trh je mrtvý
character-trader-won = { NAME($who) }: Všichni na tom vydělali, já nejvíc. Díky za hru.
    .braille = { NAME($who) }: díky za hru
character-trader-lost = { NAME($who) }: Dneska jsem nevydělal. Díky za hru.
    .braille = { NAME($who) }: díky za hru

character-saver-name = Růžena
character-saver-gender = feminine
character-saver-cases = Růženy, Růženě, Růženu, Růženo, Růženou
character-saver-against = Růženě
character-saver-about = Růžena šetří: nikomu nic nenabízí, nejdřív hází a kupuje, až když má z čeho.
    .braille = Růžena: šetří
character-saver-gain = { NAME($who) }: Na tohle jsem si našetřila.
    .braille = { NAME($who) }: našetřila jsem
character-saver-praise = { NAME($who) }: Tolik najednou! A za kolik to bylo?
    .braille = { NAME($who) }: za kolik?
character-saver-lead = { NAME($who) }: Šetřit se dá i moc.
    .braille = { NAME($who) }: šetřím moc
character-saver-luck = { NAME($who) }: No, aspoň mě to nic nestálo.
    .braille = { NAME($who) }: nic to nestálo
character-saver-won = { NAME($who) }: A ještě mi zbylo. Díky za hru.
    .braille = { NAME($who) }: díky za hru
character-saver-lost = { NAME($who) }: Peníze mi zbyly, dílky ne. Díky za hru.
    .braille = { NAME($who) }: díky za hru

character-adventurer-name = Hynek
character-adventurer-gender = masculine
character-adventurer-cases = Hynka, Hynkovi, Hynku, Hynkem
character-adventurer-against = Hynkovi
character-adventurer-about = Hynek věří kostce: místo vybírání nechá dílek určit hod.
    .braille = Hynek: riskuje
character-adventurer-gain = { NAME($who) }: Kostka ví nejlíp!
    .braille = { NAME($who) }: kostka ví
character-adventurer-praise = { NAME($who) }: To byl snad tah naslepo!
    .braille = { NAME($who) }: naslepo!
character-adventurer-lead = { NAME($who) }: Kostka se otočila. Zas se otočí.
    .braille = { NAME($who) }: kostka se otočí
character-adventurer-luck = { NAME($who) }: Tohle kostka nemyslela vážně.
    .braille = { NAME($who) }: to ne, kostko
character-adventurer-won = { NAME($who) }: Náhoda přeje odvážným. Díky za hru.
    .braille = { NAME($who) }: díky za hru
character-adventurer-lost = { NAME($who) }: Příště hodím druhou rukou. Díky za hru.
    .braille = { NAME($who) }: díky za hru

## iQLANDIE

character-sprinter-name = Jitka
character-sprinter-gender = feminine
character-sprinter-cases = Jitky, Jitce, Jitku, Jitko, Jitkou
character-sprinter-against = Jitce
character-sprinter-about = Jitka spěchá: úlohy řeší rychle a občas chybně, dílky klade, kam zrovna padnou.
    .braille = Jitka: pospíchá
character-sprinter-gain = { NAME($who) }: První! Teda skoro.
    .braille = { NAME($who) }: první!
character-sprinter-praise = { NAME($who) }: To je rychlá konkurence.
    .braille = { NAME($who) }: rychlá konkurence
character-sprinter-lead = { NAME($who) }: Kam jsem to tak spěchala?
    .braille = { NAME($who) }: kam ten spěch?
character-sprinter-luck = { NAME($who) }: Rychle a špatně, to jsem celá já.
    .braille = { NAME($who) }: rychle a špatně
character-sprinter-won = { NAME($who) }: V cíli! Díky za hru.
    .braille = { NAME($who) }: díky za hru
character-sprinter-lost = { NAME($who) }: Zakopla jsem o vlastní nohy. Díky za hru.
    .braille = { NAME($who) }: díky za hru

character-architect-name = Oldřich
character-architect-gender = masculine
character-architect-cases = Oldřicha, Oldřichovi, Oldřichu, Oldřichem
character-architect-against = Oldřichovi
character-architect-about = Oldřich má čas: úlohy řeší pomaleji a skoro bez chyb, staví s výhledem do konce.
    .braille = Oldřich: pomalu
character-architect-gain = { NAME($who) }: Do toho plánu to přesně zapadlo.
    .braille = { NAME($who) }: přesně zapadlo
character-architect-praise = { NAME($who) }: To je poctivá stavba.
    .braille = { NAME($who) }: poctivá stavba
character-architect-lead = { NAME($who) }: Plán to unese. Snad.
    .braille = { NAME($who) }: snad to unese
character-architect-luck = { NAME($who) }: Chyba ve výkresu. Moje.
    .braille = { NAME($who) }: chyba ve výkresu
character-architect-won = { NAME($who) }: Stojí to. Díky za hru.
    .braille = { NAME($who) }: díky za hru
character-architect-lost = { NAME($who) }: Příště začnu od základů. Díky za hru.
    .braille = { NAME($who) }: díky za hru

character-magpie-name = Bohdana
character-magpie-gender = feminine
character-magpie-cases = Bohdany, Bohdaně, Bohdanu, Bohdano, Bohdanou
character-magpie-against = Bohdaně
character-magpie-about = Bohdana se dívá, co sbírají druzí, a bere jim to před nosem.
    .braille = Bohdana: bere
character-magpie-gain = { NAME($who) }: Ten se mi líbil. A nejen mně.
    .braille = { NAME($who) }: líbil se mi
character-magpie-praise = { NAME($who) }: Ten měl být můj.
    .braille = { NAME($who) }: měl být můj
character-magpie-lead = { NAME($who) }: Sbírala jsem, a ono to chtělo stavět.
    .braille = { NAME($who) }: jen jsem sbírala
character-magpie-luck = { NAME($who) }: Nic se neblýskalo.
    .braille = { NAME($who) }: nic se neblýská
character-magpie-won = { NAME($who) }: Všechno pěkné je moje. Díky za hru.
    .braille = { NAME($who) }: díky za hru
character-magpie-lost = { NAME($who) }: To nejlepší mi uteklo. Díky za hru.
    .braille = { NAME($who) }: díky za hru
