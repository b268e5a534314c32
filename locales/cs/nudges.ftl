# První a druhý krok rady: na co se dívat a kde hledat; tah sám se neprozradí.

## IOTA

iota-nudge-place = { REGISTER() ->
        [informal] Podívej se
       *[formal] Podívejte se
    }, kam patří { $card }{ $more ->
        [0] .
        [one] {" "}a ještě jedna karta.
        [few] {" "}a ještě { NP($more, gender: "f") } karty.
       *[other] {" "}a ještě { $more } karet.
    }
    .brief = Kam patří { $card }?
    .braille = kam { SHORT($card) }?
iota-nudge-wild = { REGISTER() ->
        [informal] Všimni si
       *[formal] Všimněte si
    } divoké karty na desce.
    .brief = Divoká na desce.
    .braille = divoká na desce
iota-nudge-trade = Přiložení teď není to nejlepší.
    .brief = Lepší než přiložit.
    .braille = radši nepřikládat
iota-nudge-area = { REGISTER() ->
        [informal] Hledej
       *[formal] Hledejte
    } { $line }.
    .brief = Hledat { $line }.
    .braille = { $line }

## Quantum

quantum-nudge-dice = { REGISTER() ->
        [informal] Porovnej
       *[formal] Porovnejte
    } kostky se svým listem.
    .brief = Porovnat kostky s listem.
    .braille = kostky a list
quantum-nudge-sheet = { REGISTER() ->
        [informal] Prohlédni si, kde končí tvoje řady.
       *[formal] Prohlédněte si, kde končí vaše řady.
    }
    .brief = Kde končí řady?
    .braille = konce řad
quantum-nudge-area = Vyplatí se přehodit { NP($count, noun: "die", case: "acc") }.
    .brief = Přehodit { NP($count, noun: "die", case: "acc") }.
    .braille = přehoz { $count }

## Tetrikon

tetrikon-nudge-build = { REGISTER() ->
        [informal] Podívej se
       *[formal] Podívejte se
    }, kam patří { $piece }.
    .brief = Kam patří { $piece }?
    .braille = kam { SHORT($piece) }?
tetrikon-nudge-exchange = { REGISTER() ->
        [informal] Podívej se
       *[formal] Podívejte se
    }, který dílek v diagramu překáží.
    .brief = Který dílek překáží?
    .braille = co překáží?
tetrikon-nudge-offer = { REGISTER() ->
        [informal] Podívej se
       *[formal] Podívejte se
    } do nabídky dílků.
    .brief = Nabídka dílků.
    .braille = nabídka
tetrikon-nudge-spare = { REGISTER() ->
        [informal] Podívej se, který dílek nepotřebuješ.
       *[formal] Podívejte se, který dílek nepotřebujete.
    }
    .brief = Který dílek není potřeba?
    .braille = co je navíc?
tetrikon-nudge-card = { REGISTER() ->
        [informal] Zvaž
       *[formal] Zvažte
    }, kdy se hodí karta náhody.
    .brief = Kdy se hodí náhoda?
    .braille = karta náhody
tetrikon-nudge-money = { REGISTER() ->
        [informal] Spočítej si
       *[formal] Spočítejte si
    } karty T.
    .brief = Karty T.
    .braille = karty T
tetrikon-nudge-deal = { REGISTER() ->
        [informal] Podívej se
       *[formal] Podívejte se
    }, které dílky mají soupeři.
    .brief = Dílky soupeřů.
    .braille = dílky soupeřů
tetrikon-nudge-answer = { REGISTER() ->
        [informal] Spočítej si, co ti
       *[formal] Spočítejte si, co vám
    } obchod dá a co vezme.
    .brief = Co obchod dá a vezme?
    .braille = co dá obchod?
tetrikon-nudge-gain = { REGISTER() ->
        [informal] Rozmysli si, zda ti
       *[formal] Rozmyslete si, zda vám
    } chybějí spíš karty, nebo dílky.
    .brief = Chybějí karty, nebo dílky?
    .braille = karty, nebo dílky?
tetrikon-nudge-stop = { REGISTER() ->
        [informal] Rozmysli si
       *[formal] Rozmyslete si
    }, zda tah ještě něco přinese.
    .brief = Přinese tah ještě něco?
    .braille = stačí to?
tetrikon-nudge-weigh = { REGISTER() ->
        [informal] Rozmysli si, zda ti
       *[formal] Rozmyslete si, zda vám
    } to teď pomůže.
    .brief = Pomůže to teď?
    .braille = pomůže to?
tetrikon-nudge-diagram = { REGISTER() ->
        [informal] Porovnej
       *[formal] Porovnejte
    } velikosti diagramů.
    .brief = Velikosti diagramů.
    .braille = velikosti
tetrikon-nudge-area = { REGISTER() ->
        [informal] Hledej
       *[formal] Hledejte
    } v řadě { $row }.
    .brief = Hledat v řadě { $row }.
    .braille = ř{ $row }

## iQLANDIE

iqlandie-nudge-kind = { REGISTER() ->
        [informal] Porovnej
       *[formal] Porovnejte
    }, jaké dílky nabízejí okruhy.
    .brief = Dílky v okruzích.
    .braille = dílky okruhů
iqlandie-nudge-take = { REGISTER() ->
        [informal] Hledej
       *[formal] Hledejte
    } v nabídce, barva: { $colour }.
    .brief = V nabídce, barva: { $colour }.
    .braille = { $colour }
iqlandie-nudge-take-joker = { REGISTER() ->
        [informal] Hledej
       *[formal] Hledejte
    } v nabídce žolíka.
    .brief = Žolík v nabídce.
    .braille = žolík
iqlandie-nudge-bag = { REGISTER() ->
        [informal] Rozmysli si
       *[formal] Rozmyslete si
    }, co se ostatním nehodí.
    .brief = Co se ostatním nehodí?
    .braille = co se nehodí?
iqlandie-nudge-place = { REGISTER() ->
        [informal] Podívej se
       *[formal] Podívejte se
    }, kam patří { $piece }.
    .brief = Kam patří { $piece }?
    .braille = kam { SHORT($piece) }?
iqlandie-nudge-exchange = { REGISTER() ->
        [informal] Podívej se
       *[formal] Podívejte se
    }, který dílek se nikam nevejde.
    .brief = Který se nikam nevejde?
    .braille = co se nevejde?
iqlandie-nudge-unplace = { REGISTER() ->
        [informal] Podívej se
       *[formal] Podívejte se
    }, zda některý dílek nepatří jinam.
    .brief = Nepatří dílek jinam?
    .braille = jinam?
iqlandie-nudge-done = { REGISTER() ->
        [informal] Podívej se
       *[formal] Podívejte se
    }, zda je ještě co položit.
    .brief = Je ještě co položit?
    .braille = je co položit?
iqlandie-nudge-joker = { REGISTER() ->
        [informal] Spočítej si
       *[formal] Spočítejte si
    }, která barva žolíka přinese nejvíc.
    .brief = Která barva žolíka?
    .braille = barva žolíka
iqlandie-nudge-ready = Čas začne běžet, až { REGISTER() ->
        [informal] budeš
       *[formal] budete
    } mít zadání v hlavě.
    .brief = Nejdřív zadání do hlavy.
    .braille = zadání do hlavy
iqlandie-nudge-task = { REGISTER() ->
        [informal] Projdi
       *[formal] Projděte
    } si úlohu ještě jednou.
    .brief = Ještě jednou úlohu.
    .braille = úloha znovu
iqlandie-nudge-area = { REGISTER() ->
        [informal] Hledej
       *[formal] Hledejte
    } v expozici { $exposition }, v řadě { $row }.
    .brief = Expozice { $exposition }, řada { $row }.
    .braille = ex{ $exposition } ř{ $row }
iqlandie-nudge-row = { REGISTER() ->
        [informal] Hledej
       *[formal] Hledejte
    } v řadě { $row }.
    .brief = Řada { $row }.
    .braille = řada { $row }
iqlandie-nudge-slide = { REGISTER() ->
        [informal] Všimni si
       *[formal] Všimněte si
    } symbolů vedle volného pole.
    .brief = Symboly vedle volného pole.
    .braille = vedle volného pole
iqlandie-nudge-stand = { REGISTER() ->
        [informal] Sleduj
       *[formal] Sledujte
    } zvlášť sloupec a zvlášť řadu.
    .brief = Zvlášť sloupec a zvlášť řadu.
    .braille = sloupec a řada
iqlandie-nudge-lay = { REGISTER() ->
        [informal] Rozmysli si
       *[formal] Rozmyslete si
    }, která karta přijde na řadu.
    .brief = Která karta přijde?
    .braille = která karta?
iqlandie-nudge-card = Je to karta { $card }.
    .brief = Karta { $card }.
    .braille = karta { $card }
iqlandie-nudge-back = Poslední krok tam nepatří, { REGISTER() ->
        [informal] vrať se
       *[formal] vraťte se
    } o něj.
    .brief = Poslední krok zpátky.
    .braille = krok zpátky
