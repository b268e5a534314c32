"""Events at the table, one by one: what they bring to the listener, in full, in brief and in Braille."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from accessgames.braille import cells
from accessgames.games.tetrikon.rules.events import (
    BanLifted,
    BanSet,
    Broken,
    CardIdle,
    CardKept,
    CardUsed,
    ChanceDiscarded,
    ChanceDrawn,
    ChanceReshuffled,
    DealCancelled,
    DealMade,
    DealProposed,
    DealRefused,
    DiagramDealt,
    DiceRolled,
    DieRolled,
    GameBegan,
    GameClosing,
    GameScored,
    ImmunityUsed,
    InflationDeclared,
    InflationDeclined,
    LotDrawn,
    MoneyDiscarded,
    MoneyDrawn,
    MoneyMissing,
    OfferFilled,
    Paid,
    PaidOut,
    PieceGiven,
    PieceReturned,
    PieceTaken,
    PurchaseWithdrawn,
    RewardChosen,
    Starter,
    StartRolled,
    StartTied,
    SwapAnnounced,
    SwapMade,
    SwapProposed,
    SwapRefused,
    TreasuryRefilled,
    TurnEnded,
)
from accessgames.games.tetrikon.rules.tasks import Offer
from tests.games.tetrikon.positions import lying, position
from tests.games.tetrikon.wording import TELL, desk_at, forms, full

if TYPE_CHECKING:
    from collections.abc import Iterator

Forms = tuple[tuple[str, str, str], ...]
Row = tuple[object, Forms, Forms, tuple[str, ...], tuple[str, ...]]

STATE: Final = position(seats=4)
"""Four players: Jana, Petr, Eva and Ota; no card of theirs matters."""

HOOK: Final = lying("l4 1 a1")[0]

EVENTS: Final[tuple[Row, ...]] = (
    (
        GameBegan(2, 3, "E"),
        (("Hra 2 ze 3, diagramy mají písmeno E.", "Hra 2 ze 3, písmeno E.", "hra 2 z 3: E"),),
        (("Hra 2 ze 3, diagramy mají písmeno E.", "Hra 2 ze 3, písmeno E.", "hra 2 z 3: E"),),
        ("Game 2 of 3, the diagrams have the letter E.",),
        ("Game 2 of 3, the diagrams have the letter E.",),
    ),
    (
        DiagramDealt(0, "A1", 12),
        (("Máte diagram A1, 12 čtverečků.", "Diagram A1.", "diagram A1"),),
        (("Jana má diagram A1.", "Jana: A1.", "Jana A1"),),
        ("You have diagram A1, 12 squares.",),
        ("Jana has diagram A1.",),
    ),
    (
        OfferFilled(3, "l4", 5),
        (("Na místo 3 přichází hák.", "Místo 3: hák.", "3: hák"),),
        (("Na místo 3 přichází hák.", "Místo 3: hák.", "3: hák"),),
        ("Place 3 gets a new piece: hook.",),
        ("Place 3 gets a new piece: hook.",),
    ),
    (
        OfferFilled(3, "l4", 1),
        (("Na místo 3 přichází hák, v sáčku je poslední dílek.", "Místo 3: hák.", "3: hák"),),
        (("Na místo 3 přichází hák, v sáčku je poslední dílek.", "Místo 3: hák.", "3: hák"),),
        ("Place 3 gets a new piece: hook, the bag has one piece left.",),
        ("Place 3 gets a new piece: hook, the bag has one piece left.",),
    ),
    (
        OfferFilled(3, "l4", 0),
        (("Na místo 3 přichází hák, sáček je prázdný.", "Místo 3: hák.", "3: hák"),),
        (("Na místo 3 přichází hák, sáček je prázdný.", "Místo 3: hák.", "3: hák"),),
        ("Place 3 gets a new piece: hook, the bag is empty.",),
        ("Place 3 gets a new piece: hook, the bag is empty.",),
    ),
    (
        StartRolled(0, 3),
        (("Hod o začátek: vy 3.", "Hod: vy 3.", "vy 3"),),
        (("Hod o začátek: Jana 3.", "Hod: Jana 3.", "Jana 3"),),
        ("Rolls for the start: you 3.",),
        ("Rolls for the start: Jana 3.",),
    ),
    (
        StartTied((0, 1, 2), 6),
        (("Shoda na 6, znovu hází: vy, Petr a Eva.", "Znovu hází: vy, Petr a Eva.", "znovu vy, Petr, Eva"),),
        (("Shoda na 6, znovu hází: Jana, vy a Eva.", "Znovu hází: Jana, vy a Eva.", "znovu Jana, vy, Eva"),),
        ("A tie with 6, rolling again: you, Petr and Eva.",),
        ("A tie with 6, rolling again: Jana, you and Eva.",),
    ),
    (
        StartTied((1, 2), 5),
        (("Shoda na 5, znovu hází: Petr a Eva.", "Znovu hází: Petr a Eva.", "znovu Petr, Eva"),),
        (("Shoda na 5, znovu hází: vy a Eva.", "Znovu hází: vy a Eva.", "znovu vy, Eva"),),
        ("A tie with 5, rolling again: Petr and Eva.",),
        ("A tie with 5, rolling again: you and Eva.",),
    ),
    (
        Starter(0, 6),
        (("Začínáte.", "Začínáte.", "začínáte"),),
        (("Začíná Jana.", "Začíná Jana.", "začíná Jana"),),
        ("You start.",),
        ("Jana starts.",),
    ),
    (
        TurnEnded(0, passed=True),
        (("Nehrajete nic.", "Tah bez akce.", "nic"),),
        (("Jana nehraje nic.", "Jana: nic.", "Jana nic"),),
        ("You do nothing.",),
        ("Jana does nothing.",),
    ),
    (
        DiceRolled(0, (1, 4), 1, ("money",)),
        (("Padlo 1 a 4: jedna karta z pokladnice.", "Padlo 1 a 4.", "hod 1 4"),),
        (("Jana hází 1 a 4: jedna karta.", "Jana: 1 a 4.", "Jana hod 1 4"),),
        ("You roll 1 and 4: 1 card from the treasury.",),
        ("Jana rolls 1 and 4: 1 card.",),
    ),
    (
        DiceRolled(0, (3, 4), 2, ("money",)),
        (("Padlo 3 a 4: dvě karty z pokladnice.", "Padlo 3 a 4.", "hod 3 4"),),
        (("Jana hází 3 a 4: dvě karty.", "Jana: 3 a 4.", "Jana hod 3 4"),),
        ("You roll 3 and 4: 2 cards from the treasury.",),
        ("Jana rolls 3 and 4: 2 cards.",),
    ),
    (
        DiceRolled(0, (4, 4), 2, ("money", "chance")),
        (("Padlo 4 a 4.", "Padlo 4 a 4.", "hod 4 4"),),
        (("Jana hází 4 a 4.", "Jana: 4 a 4.", "Jana hod 4 4"),),
        ("You roll 4 and 4.",),
        ("Jana rolls 4 and 4.",),
    ),
    (
        DiceRolled(0, (6, 6), 3, ("money", "chance", "piece")),
        (("Padlo 6 a 6.", "Padlo 6 a 6.", "hod 6 6"),),
        (("Jana hází 6 a 6.", "Jana: 6 a 6.", "Jana hod 6 6"),),
        ("You roll 6 and 6.",),
        ("Jana rolls 6 and 6.",),
    ),
    (
        RewardChosen(0, "money"),
        (("Berete z pokladnice.", "Z pokladnice.", "z pokladnice"),),
        (("Jana bere z pokladnice.", "Jana: pokladnice.", "Jana z P"),),
        ("You draw from the treasury.",),
        ("Jana draws from the treasury.",),
    ),
    (
        DieRolled(0, 4, "buy"),
        (("Padlo 4.", "Padlo 4.", "hod 4"),),
        (("Padlo 4.", "Padlo 4.", "hod 4"),),
        ("The die shows 4.",),
        ("The die shows 4.",),
    ),
    (
        DieRolled(0, 4, "buy", empty=True),
        (("Padlo 4, to místo je prázdné, hází se znovu.", "Padlo 4, prázdné místo.", "4 prázdné, znovu"),),
        (("Padlo 4, to místo je prázdné, hází se znovu.", "Padlo 4, prázdné místo.", "4 prázdné, znovu"),),
        ("The die shows 4, that place is empty, so it is rolled again.",),
        ("The die shows 4, that place is empty, so it is rolled again.",),
    ),
    (
        MoneyDrawn(0, 10, 1, 1, "draw-1", 50),
        (("Nová karta: 10 T.", "10 T.", "+10"),),
        (("Jana si líže kartu z pokladnice.", "Jana si líže 1 kartu.", "Jana líže 1"),),
        ("New card: 10 T.",),
        ("Jana draws 1 card from the treasury.",),
    ),
    (
        MoneyMissing(0, 1),
        (("Pokladnice je prázdná, jedna karta propadá.", "Pokladnice je prázdná.", "P prázdná"),),
        (("Pokladnice je prázdná, jedna karta propadá.", "Pokladnice je prázdná.", "P prázdná"),),
        ("The treasury is empty, 1 card less.",),
        ("The treasury is empty, 1 card less.",),
    ),
    (
        MoneyMissing(0, 2),
        (("Pokladnice je prázdná, dvě karty propadají.", "Pokladnice je prázdná.", "P prázdná"),),
        (("Pokladnice je prázdná, dvě karty propadají.", "Pokladnice je prázdná.", "P prázdná"),),
        ("The treasury is empty, 2 cards less.",),
        ("The treasury is empty, 2 cards less.",),
    ),
    (
        TreasuryRefilled(21),
        (
            (
                "Zaplacené karty jsou zamíchané do pokladnice: 21 karet.",
                "Nová pokladnice, 21 karet.",
                "nová P: 21",
            ),
        ),
        (
            (
                "Zaplacené karty jsou zamíchané do pokladnice: 21 karet.",
                "Nová pokladnice, 21 karet.",
                "nová P: 21",
            ),
        ),
        ("The cards that were paid are shuffled into a new treasury: 21 cards.",),
        ("The cards that were paid are shuffled into a new treasury: 21 cards.",),
    ),
    (
        ChanceDrawn(0, "no-roll", keepable=False, left=3),
        (("Náhoda: zákaz hodu.", "Náhoda: zákaz hodu.", "nelze házet K"),),
        (("Jana bere náhodu: zákaz hodu.", "Jana, náhoda: zákaz hodu.", "Jana: nelze házet K"),),
        ("Chance card: no rolling.",),
        ("Jana draws a chance card: no rolling.",),
    ),
    (
        ChanceReshuffled(21),
        (("Náhody jsou znovu zamíchané, 21 karet.", "Náhody jsou zamíchané.", "N zamíchané: 21"),),
        (("Náhody jsou znovu zamíchané, 21 karet.", "Náhody jsou zamíchané.", "N zamíchané: 21"),),
        ("The chance cards are shuffled again, 21 cards.",),
        ("The chance cards are shuffled again, 21 cards.",),
    ),
    (
        CardKept(0, "joker-10"),
        (("Necháváte si kartu: žolík 10 T.", "Necháváte: žolík 10 T.", "máte žolík 10 T"),),
        (("Jana si kartu nechává.", "Jana si nechává kartu.", "Jana nechává N"),),
        ("You keep the card: joker 10 T.",),
        ("Jana keeps the card.",),
    ),
    (
        CardUsed(0, "immunity"),
        (("Používáte kartu: imunita.", "Karta: imunita.", "imunita"),),
        (("Jana používá kartu: imunita.", "Jana: imunita.", "Jana: imunita"),),
        ("You use the card: immunity.",),
        ("Jana uses the card: immunity.",),
    ),
    (
        CardUsed(0, "joker-10", ("joker-25", "joker-50")),
        (
            (
                "Používáte karty: žolík 10 T, žolík 25 T a žolík 50 T.",
                "Karta: žolík 10 T, žolík 25 T a žolík 50 T.",
                "žolíky 3",
            ),
        ),
        (
            (
                "Jana používá karty: žolík 10 T, žolík 25 T a žolík 50 T.",
                "Jana: žolík 10 T, žolík 25 T a žolík 50 T.",
                "Jana: žolíky 3",
            ),
        ),
        ("You use the cards: joker 10 T, joker 25 T and joker 50 T.",),
        ("Jana uses the cards: joker 10 T, joker 25 T and joker 50 T.",),
    ),
    (
        CardUsed(0, "take-twenty-five", (), 1),
        (
            (
                "Používáte kartu: 25 T od vybraného hráče. Dává Petr.",
                "Karta: 25 T od hráče, dává Petr.",
                "vyber 25 T od 1 H: Petr",
            ),
        ),
        (
            (
                "Jana používá kartu: 25 T od vybraného hráče. Dáváte vy.",
                "Jana: 25 T od hráče, dáváte vy.",
                "Jana: vyber 25 T od 1 H",
            ),
        ),
        ("You use the card: 25 T from a player. It concerns Petr.",),
        ("Jana uses the card: 25 T from a player. It concerns you.",),
    ),
    (
        CardUsed(0, "piece-from-player", (), 2),
        (("Používáte kartu: dílek od hráče. Dává Eva.", "Karta: dílek od hráče, dává Eva.", "1 od H: Eva"),),
        (
            (
                "Jana používá kartu: dílek od hráče. Dává Eva.",
                "Jana: dílek od hráče, dává Eva.",
                "Jana: 1 od H",
            ),
        ),
        ("You use the card: piece from a player. It concerns Eva.",),
        ("Jana uses the card: piece from a player. It concerns Eva.",),
    ),
    (
        CardIdle(0, "discard-1"),
        (("Nemáte co dát, karta nemá účinek: odhoz jedné karty.", "Nemáte co dát.", "nemáte co dát"),),
        (
            (
                "Jana nemá co dát, karta nemá účinek: odhoz jedné karty.",
                "Jana nemá co dát.",
                "Jana nemá co dát",
            ),
        ),
        ("You have nothing to give, the card has no effect: one card discarded.",),
        ("Jana has nothing to give, the card has no effect: one card discarded.",),
    ),
    (
        ImmunityUsed(0, "inflation", 1),
        (("Používáte imunitu, neplatí pro vás: inflace.", "Imunita proti: inflace.", "imunita: inflace"),),
        (("Jana používá imunitu, neplatí: inflace.", "Jana, imunita proti: inflace.", "Jana imunita"),),
        ("You use immunity, this is void for you: inflation.",),
        ("Jana uses immunity, this is void: inflation.",),
    ),
    (
        ImmunityUsed(0, "no-roll", 0),
        (
            (
                "Používáte imunitu, neplatí pro vás: zákaz hodu.",
                "Imunita proti: zákaz hodu.",
                "imunita: nelze házet K",
            ),
        ),
        (("Jana používá imunitu, neplatí: zákaz hodu.", "Jana, imunita proti: zákaz hodu.", "Jana imunita"),),
        ("You use immunity, this is void for you: no rolling.",),
        ("Jana uses immunity, this is void: no rolling.",),
    ),
    (
        BanSet(0, "no-trade"),
        (("Do příštího tahu neobchodujete.", "Zákaz obchodu.", "neobchodujete"),),
        (("Jana do příštího tahu neobchoduje.", "Jana, zákaz obchodu.", "Jana neobchoduje"),),
        ("You do not trade until your next turn.",),
        ("Jana does not trade until the next turn.",),
    ),
    (
        BanSet(0, "no-roll"),
        (("V příštím tahu neházíte pro karty.", "Zákaz hodu.", "neházíte"),),
        (("Jana v příštím tahu nehází pro karty.", "Jana, zákaz hodu.", "Jana nehází"),),
        ("You do not roll for cards in your next turn.",),
        ("Jana does not roll for cards in the next turn.",),
    ),
    (
        BanSet(0, "no-build"),
        (("V tomto tahu nestavíte.", "Zákaz stavby.", "nestavíte"),),
        (("Jana v tomto tahu nestaví.", "Jana, zákaz stavby.", "Jana nestaví"),),
        ("You do not build in this turn.",),
        ("Jana does not build in this turn.",),
    ),
    (
        BanLifted(0, "no-trade"),
        (("Zákaz obchodu končí.", "Zákaz končí.", "zákaz končí"),),
        (("Jana: zákaz obchodu končí.", "Jana: zákaz končí.", "Jana: konec zákazu"),),
        ("You may trade again.",),
        ("Jana: the ban on trading ends.",),
    ),
    (
        BanLifted(0, "no-roll"),
        (("Zákaz hodu končí.", "Zákaz končí.", "zákaz končí"),),
        (("Jana: zákaz hodu končí.", "Jana: zákaz končí.", "Jana: konec zákazu"),),
        ("The ban on rolling ends.",),
        ("Jana: the ban on rolling ends.",),
    ),
    (
        BanLifted(0, "no-build"),
        (("Zákaz stavby končí.", "Zákaz končí.", "zákaz končí"),),
        (("Jana: zákaz stavby končí.", "Jana: zákaz končí.", "Jana: konec zákazu"),),
        ("The ban on building ends.",),
        ("Jana: the ban on building ends.",),
    ),
    (
        PieceTaken(0, "i5", 3, "buy"),
        (("Kupujete dlouhou tyč.", "Nákup: dlouhá tyč.", "nákup dtyč"),),
        (("Jana kupuje dlouhou tyč.", "Jana kupuje dlouhou tyč.", "Jana nákup dtyč"),),
        ("You buy this piece: long bar.",),
        ("Jana buys this piece: long bar.",),
    ),
    (
        PieceTaken(0, "i5", 3, "random-piece"),
        (("Dostáváte dlouhou tyč.", "Nový dílek: dlouhá tyč.", "+dtyč"),),
        (("Jana dostává dlouhou tyč.", "Jana má dlouhou tyč.", "Jana +dtyč"),),
        ("You get this piece: long bar.",),
        ("Jana gets this piece: long bar.",),
    ),
    (
        PieceReturned(0, "i5", None),
        (("Do sáčku jde dlouhá tyč.", "Do sáčku dlouhá tyč.", "dtyč do sáčku"),),
        (("Do sáčku jde dlouhá tyč.", "Do sáčku dlouhá tyč.", "dtyč do sáčku"),),
        ("Into the bag: long bar.",),
        ("Into the bag: long bar.",),
    ),
    (
        PieceReturned(0, "i5", 4),
        (("Na místo 4 jde dlouhá tyč.", "Místo 4: dlouhá tyč.", "4: dtyč"),),
        (("Na místo 4 jde dlouhá tyč.", "Místo 4: dlouhá tyč.", "4: dtyč"),),
        ("To place 4: long bar.",),
        ("To place 4: long bar.",),
    ),
    (
        PieceGiven(0, "i5", None, "inflation"),
        (("Odevzdáváte dlouhou tyč.", "Odevzdáváte dlouhou tyč.", "-dtyč"),),
        (("Jana odevzdává dlouhou tyč.", "Jana odevzdává dlouhou tyč.", "Jana -dtyč"),),
        ("You give up: long bar.",),
        ("Jana gives up: long bar.",),
    ),
    (
        PieceGiven(0, "l4", None, "surrender", HOOK),
        (("Z diagramu odevzdáváte hák.", "Odevzdáváte hák.", "-hák"),),
        (("Jana odevzdává hák z diagramu.", "Jana odevzdává hák.", "Jana -hák"),),
        ("Out of the diagram you give up: hook.",),
        ("Jana gives up, out of the diagram: hook.",),
    ),
    (
        PieceGiven(0, "i5", 1, "piece-from-player"),
        (("Dáváte dlouhou tyč, dostává Petr.", "Dáváte dlouhou tyč.", "-dtyč"),),
        (("Jana dává dlouhou tyč, dostáváte vy.", "Jana dává dlouhou tyč.", "Jana dává dtyč"),),
        ("You give this piece to Petr: long bar.",),
        ("Jana gives this piece to you: long bar.",),
    ),
    (
        PieceGiven(0, "i5", 2, "piece-from-player"),
        (("Dáváte dlouhou tyč, dostává Eva.", "Dáváte dlouhou tyč.", "-dtyč"),),
        (("Jana dává dlouhou tyč, dostává Eva.", "Jana dává dlouhou tyč.", "Jana dává dtyč"),),
        ("You give this piece to Eva: long bar.",),
        ("Jana gives this piece to Eva: long bar.",),
    ),
    (
        PurchaseWithdrawn(0),
        (("Nekupujete.", "Nekupujete.", "nekupujete"),),
        (("Jana nekupuje.", "Jana nekupuje.", "Jana nekupuje"),),
        ("You do not buy.",),
        ("Jana does not buy.",),
    ),
    (
        SwapAnnounced(0, "i5"),
        (("Měníte dílek u managera: dlouhá tyč.", "Měníte dlouhou tyč.", "měníte dtyč"),),
        (("Jana mění dílek u managera: dlouhá tyč.", "Jana mění dlouhou tyč.", "Jana mění dtyč"),),
        ("You swap a piece with the manager: long bar.",),
        ("Jana swaps a piece with the manager: long bar.",),
    ),
    (
        Paid(0, None, 100, 100, (100,), 1, (), "purchase"),
        (("Platíte 100 T jednou kartou.", "Platíte 100 T.", "platíte 100 T"),),
        (("Jana platí 100 T.", "Jana platí 100 T.", "Jana platí 100 T"),),
        ("You pay 100 T: 100 T.",),
        ("Jana pays 100 T.",),
    ),
    (
        Paid(0, None, 100, 100, (50, 25, 20, 10), 4, (5,), "purchase"),
        (("Platíte 100 T: 50 T, 25 T, 20 T a 10 T, zpět 5 T.", "Platíte 100 T.", "platíte 100 T"),),
        (("Jana platí 100 T, zpět 5 T.", "Jana platí 100 T.", "Jana platí 100 T"),),
        ("You pay 100 T: 50 T, 25 T, 20 T and 10 T, change 5 T.",),
        ("Jana pays 100 T, change 5 T.",),
    ),
    (
        Paid(0, None, 100, 105, (50, 25, 20, 10), 4, (), "purchase"),
        (("Platíte 105 T: 50 T, 25 T, 20 T a 10 T, o 5 T víc.", "Platíte 105 T.", "platíte 105 T"),),
        (("Jana platí 105 T.", "Jana platí 105 T.", "Jana platí 105 T"),),
        ("You pay 105 T: 50 T, 25 T, 20 T and 10 T, 5 T too much.",),
        ("Jana pays 105 T.",),
    ),
    (
        Paid(0, 1, 25, 25, (25,), 1, (), "take-twenty-five"),
        (("Dáváte 25 T, dostává Petr.", "Dáváte 25 T.", "dáváte 25 T"),),
        (("Jana dává 25 T, dostáváte vy.", "Jana dává 25 T.", "Jana dává 25 T"),),
        ("You give 25 T to Petr.",),
        ("Jana gives 25 T to you.",),
    ),
    (
        Paid(0, 1, 25, 15, (10, 5), 2, (), "take-twenty-five"),
        (("Dáváte 15 T ze 25 T, dostává Petr.", "Dáváte 15 T.", "dáváte 15 T"),),
        (("Jana dává 15 T ze 25 T, dostáváte vy.", "Jana dává 15 T.", "Jana dává 15 T"),),
        ("You give 15 T of the 25 T to Petr.",),
        ("Jana gives 15 T of the 25 T to you.",),
    ),
    (
        Paid(0, 2, 10, 10, (10,), 1, (), "ten-from-each"),
        (("Dáváte 10 T, dostává Eva.", "Dáváte 10 T.", "dáváte 10 T"),),
        (("Jana dává 10 T, dostává Eva.", "Jana dává 10 T.", "Jana dává 10 T"),),
        ("You give 10 T to Eva.",),
        ("Jana gives 10 T to Eva.",),
    ),
    (
        Broken(0, 50, (25, 25)),
        (("Rozměňujete 50 T na 2 krát 25 T.", "Rozměňujete 50 T.", "rozměna 50 T"),),
        (("Jana rozměňuje 50 T na 2 krát 25 T.", "Jana rozměňuje 50 T.", "Jana mění 50 T"),),
        ("You change 50 T into 2 times 25 T.",),
        ("Jana changes 50 T into 2 times 25 T.",),
    ),
    (
        Broken(0, 50, (20, 20, 10)),
        (("Rozměňujete 50 T na 2 krát 20 T a 10 T.", "Rozměňujete 50 T.", "rozměna 50 T"),),
        (("Jana rozměňuje 50 T na 2 krát 20 T a 10 T.", "Jana rozměňuje 50 T.", "Jana mění 50 T"),),
        ("You change 50 T into 2 times 20 T and 10 T.",),
        ("Jana changes 50 T into 2 times 20 T and 10 T.",),
    ),
    (
        PaidOut(0, 35, 35, (25, 10), 2, "jokers"),
        (("Manager vám dává 35 T: 25 T a 10 T.", "Dostáváte 35 T.", "+35 T od M"),),
        (("Jana dostává od managera 35 T.", "Jana dostává 35 T.", "Jana +35 T"),),
        ("The manager gives you 35 T: 25 T and 10 T.",),
        ("Jana gets 35 T from the manager.",),
    ),
    (
        PaidOut(0, 35, 30, (20, 10), 2, "jokers"),
        (("Manager vám dává 30 T: 20 T a 10 T, víc přesně nejde.", "Dostáváte 30 T.", "+30 T od M"),),
        (("Jana dostává od managera 30 T.", "Jana dostává 30 T.", "Jana +30 T"),),
        ("The manager gives you 30 T: 20 T and 10 T, more is not possible.",),
        ("Jana gets 30 T from the manager.",),
    ),
    (
        PaidOut(0, 10, 10, (10,), 1, "jokers"),
        (("Manager vám dává 10 T jednou kartou.", "Dostáváte 10 T.", "+10 T od M"),),
        (("Jana dostává od managera 10 T.", "Jana dostává 10 T.", "Jana +10 T"),),
        ("The manager gives you 10 T: 10 T.",),
        ("Jana gets 10 T from the manager.",),
    ),
    (
        MoneyDiscarded(0, 10, "discard-1"),
        (("Odhazujete 10 T.", "Odhoz 10 T.", "odhoz 10 T"),),
        (("Jana odhazuje 10 T.", "Jana odhazuje 10 T.", "Jana odhoz 10 T"),),
        ("You discard 10 T.",),
        ("Jana discards 10 T.",),
    ),
    (
        ChanceDiscarded(0, "immunity", "discard-1"),
        (("Odhazujete kartu: imunita.", "Odhoz: imunita.", "odhoz imunita"),),
        (("Jana odhazuje kartu: imunita.", "Jana odhazuje: imunita.", "Jana odhoz imunita"),),
        ("You discard the card: immunity.",),
        ("Jana discards the card: immunity.",),
    ),
    (
        InflationDeclared("pieces", (2, 0, 1, 3)),
        (
            (
                "Inflace dílků. Kolik kdo vrací: vy 2, Eva 1, Ota 3.",
                "Inflace dílků: vy 2, Eva 1, Ota 3.",
                "inflace d: vy 2, Eva 1, Ota 3",
            ),
        ),
        (
            (
                "Inflace dílků. Kolik kdo vrací: Jana 2, Eva 1, Ota 3.",
                "Inflace dílků: Jana 2, Eva 1, Ota 3.",
                "inflace d: Jana 2, Eva 1, Ota 3",
            ),
        ),
        ("Inflation of pieces. To be returned: you 2, Eva 1, Ota 3.",),
        ("Inflation of pieces. To be returned: Jana 2, Eva 1, Ota 3.",),
    ),
    (
        InflationDeclared("money", (2, 5, 1, 3)),
        (
            (
                "Inflace karet T. Kolik karet kdo vrací: vy 2, Petr 5.",
                "Inflace karet T: vy 2, Petr 5.",
                "inflace T: vy 2, Petr 5",
            ),
            (
                "Inflace karet T. Kolik karet kdo vrací: Eva 1, Ota 3.",
                "Inflace karet T: Eva 1, Ota 3.",
                "inflace T: Eva 1, Ota 3",
            ),
        ),
        (
            (
                "Inflace karet T. Kolik karet kdo vrací: Jana 2, vy 5.",
                "Inflace karet T: Jana 2, vy 5.",
                "inflace T: Jana 2, vy 5",
            ),
            (
                "Inflace karet T. Kolik karet kdo vrací: Eva 1, Ota 3.",
                "Inflace karet T: Eva 1, Ota 3.",
                "inflace T: Eva 1, Ota 3",
            ),
        ),
        (
            "Inflation of T cards. Cards to be returned: you 2, Petr 5.",
            "Inflation of T cards. Cards to be returned: Eva 1, Ota 3.",
        ),
        (
            "Inflation of T cards. Cards to be returned: Jana 2, you 5.",
            "Inflation of T cards. Cards to be returned: Eva 1, Ota 3.",
        ),
    ),
    (
        InflationDeclined(0),
        (("Inflace se nevyhlašuje.", "Bez inflace.", "bez inflace"),),
        (("Inflace se nevyhlašuje.", "Bez inflace.", "bez inflace"),),
        ("There is no inflation.",),
        ("There is no inflation.",),
    ),
    (
        DealCancelled(0, 1),
        (("Nabídku rušíte.", "Bez nabídky.", "bez nabídky"),),
        (),
        ("You cancel the offer.",),
        (),
    ),
    (
        DealProposed(Offer(0, 1, ("i4", "l4", "l4"), 25, ("r3",), 0)),
        (
            (
                "Nabízíte tyč, 2 háky a 25 T za roh. Odpovídá Petr.",
                "Nabízíte tyč, 2 háky a 25 T za roh.",
                "tyč 2 hák 25T za roh",
            ),
        ),
        (
            (
                "Jana vám nabízí tyč, 2 háky a 25 T za roh.",
                "Jana nabízí tyč, 2 háky a 25 T za roh.",
                "Jana: tyč 2 hák 25T za roh",
            ),
        ),
        ("You offer a deal: bar, 2 hooks and 25 T for corner. Petr answers.",),
        ("Jana offers you a deal: bar, 2 hooks and 25 T for corner.",),
    ),
    (
        DealProposed(Offer(0, 2, (), 100, ("i5", "u5"), 0)),
        (
            (
                "Nabízíte 100 T za dlouhou tyč a podkovu. Odpovídá Eva.",
                "Nabízíte 100 T za dlouhou tyč a podkovu.",
                "100T za dtyč podk",
            ),
        ),
        (
            (
                "Jana nabízí 100 T za dlouhou tyč a podkovu. Odpovídá Eva.",
                "Jana nabízí 100 T za dlouhou tyč a podkovu.",
                "Jana: 100T za dtyč podk",
            ),
        ),
        ("You offer a deal: 100 T for long bar and horseshoe. Eva answers.",),
        ("Jana offers a deal: 100 T for long bar and horseshoe. Eva answers.",),
    ),
    (
        DealProposed(Offer(0, 1, ("k1",), 0, (), 5)),
        (("Nabízíte kostičku za 5 T. Odpovídá Petr.", "Nabízíte kostičku za 5 T.", "kost za 5T"),),
        (("Jana vám nabízí kostičku za 5 T.", "Jana nabízí kostičku za 5 T.", "Jana: kost za 5T"),),
        ("You offer a deal: dot for 5 T. Petr answers.",),
        ("Jana offers you a deal: dot for 5 T.",),
    ),
    (
        DealRefused(Offer(0, 1, ("k1",), 0, (), 5)),
        (("Petr odmítá.", "Petr odmítá.", "Petr odmítá"),),
        (("Odmítáte.", "Odmítáte.", "odmítáte"),),
        ("Petr refuses.",),
        ("You refuse.",),
    ),
    (
        DealRefused(Offer(1, 0, ("k1",), 0, (), 5)),
        (("Odmítáte.", "Odmítáte.", "odmítáte"),),
        (("Jana odmítá.", "Jana odmítá.", "Jana odmítá"),),
        ("You refuse.",),
        ("Jana refuses.",),
    ),
    (
        DealMade(Offer(0, 1, ("i4", "l4", "l4"), 25, ("r3",), 0)),
        (
            (
                "Obchod platí. Dáváte tyč, 2 háky a 25 T, dostáváte roh.",
                "Platí: dáváte tyč, 2 háky a 25 T, máte roh.",
                "platí, +roh",
            ),
        ),
        (
            (
                "Obchod platí. Dáváte roh, dostáváte tyč, 2 háky a 25 T.",
                "Platí: dáváte roh, máte tyč, 2 háky a 25 T.",
                "platí, +tyč 2 hák 25T",
            ),
        ),
        ("It is a deal. You give: bar, 2 hooks and 25 T. You get: corner.",),
        ("It is a deal. You give: corner. You get: bar, 2 hooks and 25 T.",),
    ),
    (
        DealMade(Offer(2, 3, ("i5",), 0, (), 50)),
        (
            (
                "Obchod platí. Eva dává dlouhou tyč, Ota 50 T.",
                "Platí: Eva dlouhá tyč, Ota 50 T.",
                "Eva, Ota: platí",
            ),
        ),
        (
            (
                "Obchod platí. Eva dává dlouhou tyč, Ota 50 T.",
                "Platí: Eva dlouhá tyč, Ota 50 T.",
                "Eva, Ota: platí",
            ),
        ),
        ("It is a deal. Eva gives: long bar. Ota gives: 50 T.",),
        ("It is a deal. Eva gives: long bar. Ota gives: 50 T.",),
    ),
    (
        SwapProposed(0, 1, "i5", "u5"),
        (
            (
                "Nabízíte výměnu: dlouhá tyč za podkovu. Odpovídá Petr.",
                "Výměna dlouhé tyče za podkovu.",
                "dtyč za podk?",
            ),
        ),
        (
            (
                "Jana vám nabízí výměnu: dlouhá tyč za podkovu.",
                "Jana nabízí dlouhou tyč za podkovu.",
                "Jana: dtyč za podk",
            ),
        ),
        ("You offer a swap: long bar for horseshoe. Petr answers.",),
        ("Jana offers you a swap: long bar for horseshoe.",),
    ),
    (
        SwapProposed(2, 3, "i5", "u5"),
        (
            (
                "Eva nabízí výměnu: dlouhá tyč za podkovu. Odpovídá Ota.",
                "Eva nabízí dlouhou tyč za podkovu.",
                "Eva: dtyč za podk",
            ),
        ),
        (
            (
                "Eva nabízí výměnu: dlouhá tyč za podkovu. Odpovídá Ota.",
                "Eva nabízí dlouhou tyč za podkovu.",
                "Eva: dtyč za podk",
            ),
        ),
        ("Eva offers a swap: long bar for horseshoe. Ota answers.",),
        ("Eva offers a swap: long bar for horseshoe. Ota answers.",),
    ),
    (
        SwapRefused(0, 1),
        (("Petr odmítá.", "Petr odmítá.", "Petr odmítá"),),
        (("Odmítáte.", "Odmítáte.", "odmítáte"),),
        ("Petr refuses.",),
        ("You refuse.",),
    ),
    (
        SwapMade(0, 1, "i5", "u5"),
        (
            (
                "Výměna platí. Dáváte dlouhou tyč, dostáváte podkovu.",
                "Výměna platí: máte podkovu.",
                "platí, +podk",
            ),
        ),
        (
            (
                "Výměna platí. Dáváte podkovu, dostáváte dlouhou tyč.",
                "Výměna platí: máte dlouhou tyč.",
                "platí, +dtyč",
            ),
        ),
        ("Swapped. You give the long bar, you get the horseshoe.",),
        ("Swapped. You give the horseshoe, you get the long bar.",),
    ),
    (
        SwapMade(2, 3, "i5", "u5"),
        (("Výměna platí. Eva dává dlouhou tyč, Ota podkovu.", "Výměna platí: Eva má podkovu.", "Eva +podk"),),
        (("Výměna platí. Eva dává dlouhou tyč, Ota podkovu.", "Výměna platí: Eva má podkovu.", "Eva +podk"),),
        ("Swapped. Eva gives the long bar, Ota gives the horseshoe.",),
        ("Swapped. Eva gives the long bar, Ota gives the horseshoe.",),
    ),
    (
        GameClosing("filled", 0, (1, 2, 3)),
        (
            ("Celý diagram je plný, uzavíráte hru!", "Uzavíráte hru!", "uzavíráte hru"),
            (
                "Ještě jeden tah: Petr, Eva, Ota. Už bez obchodu.",
                "Ještě jeden tah: Petr, Eva, Ota.",
                "poslední: Petr, Eva, Ota",
            ),
        ),
        (
            ("Jana má celý diagram plný a uzavírá hru!", "Jana uzavírá hru!", "Jana uzavírá hru"),
            (
                "Ještě jeden tah: vy, Eva, Ota. Už bez obchodu.",
                "Ještě jeden tah: vy, Eva, Ota.",
                "poslední: vy, Eva, Ota",
            ),
        ),
        ("Your diagram is full, you close the game!", "One more turn for: Petr, Eva, Ota. Trading is over."),
        (
            "Jana has a full diagram and closes the game!",
            "One more turn for: you, Eva, Ota. Trading is over.",
        ),
    ),
    (
        GameClosing("time", None, (1,)),
        (
            ("Čas vypršel, tah se dohraje.", "Čas vypršel.", "čas vypršel"),
            ("Ještě jeden tah: Petr. Už bez obchodu.", "Ještě jeden tah: Petr.", "poslední: Petr"),
        ),
        (
            ("Čas vypršel, tah se dohraje.", "Čas vypršel.", "čas vypršel"),
            ("Ještě jeden tah: vy. Už bez obchodu.", "Ještě jeden tah: vy.", "poslední: vy"),
        ),
        ("The time is up, this turn is finished.", "One more turn for: Petr. Trading is over."),
        ("The time is up, this turn is finished.", "One more turn for: you. Trading is over."),
    ),
    (
        GameClosing("called", 1, (2, 3)),
        (
            ("Konec času vyhlašuje manager, tah se dohraje.", "Konec času.", "konec času"),
            (
                "Ještě jeden tah: Eva, Ota. Už bez obchodu.",
                "Ještě jeden tah: Eva, Ota.",
                "poslední: Eva, Ota",
            ),
        ),
        (
            ("Konec času vyhlašuje manager, tah se dohraje.", "Konec času.", "konec času"),
            (
                "Ještě jeden tah: Eva, Ota. Už bez obchodu.",
                "Ještě jeden tah: Eva, Ota.",
                "poslední: Eva, Ota",
            ),
        ),
        (
            "The manager declares the time to be up, this turn is finished.",
            "One more turn for: Eva, Ota. Trading is over.",
        ),
        (
            "The manager declares the time to be up, this turn is finished.",
            "One more turn for: Eva, Ota. Trading is over.",
        ),
    ),
    (
        GameClosing("rounds", None, ()),
        (("Nejvyšší počet kol je odehrán, hra končí.", "Kola jsou odehraná.", "konec kol"),),
        (("Nejvyšší počet kol je odehrán, hra končí.", "Kola jsou odehraná.", "konec kol"),),
        ("The most rounds have been played, the game ends.",),
        ("The most rounds have been played, the game ends.",),
    ),
    (
        GameClosing("dead-end", None, ()),
        (("Dvě kola nikdo nic nehraje, hra končí.", "Nikdo nehraje, konec.", "nikdo nehraje"),),
        (("Dvě kola nikdo nic nehraje, hra končí.", "Nikdo nehraje, konec.", "nikdo nehraje"),),
        ("Nobody did anything for two rounds, the game ends.",),
        ("Nobody did anything for two rounds, the game ends.",),
    ),
    (
        GameScored(1, 0, (0, 1, 5, 12), (0, 20, 100, 240), (0, 20, 100, 240), (1, 0, 0, 0)),
        (
            ("Trestné body: vy 0, Petr 20.", "Trestné body: vy 0, Petr 20.", "tb vy 0 Petr 20"),
            ("Trestné body: Eva 100, Ota 240.", "Trestné body: Eva 100, Ota 240.", "tb Eva 100 Ota 240"),
        ),
        (
            ("Trestné body: Jana 0, vy 20.", "Trestné body: Jana 0, vy 20.", "tb Jana 0 vy 20"),
            ("Trestné body: Eva 100, Ota 240.", "Trestné body: Eva 100, Ota 240.", "tb Eva 100 Ota 240"),
        ),
        ("Penalty points: you 0, Petr 20.", "Penalty points: Eva 100, Ota 240."),
        ("Penalty points: Jana 0, you 20.", "Penalty points: Eva 100, Ota 240."),
    ),
    (
        LotDrawn(0, 1, (0, 1, 3)),
        (
            (
                "Losem máte první místo vy, v losu: vy, Petr a Ota.",
                "Los: první místo máte vy.",
                "los: 1. vy",
            ),
        ),
        (
            (
                "Losem má první místo Jana, v losu: Jana, vy a Ota.",
                "Los: první místo má Jana.",
                "los: 1. Jana",
            ),
        ),
        ("By lot first place is yours, drawn among you, Petr and Ota.",),
        ("By lot first place goes to Jana, drawn among Jana, you and Ota.",),
    ),
    (
        GameScored(2, None, (2, 1, 5, 12), (40, 20, 100, 240), (40, 140, 100, 240), (1, 2, 0, 5)),
        (
            ("Trestné body: vy 40, Petr 20.", "Trestné body: vy 40, Petr 20.", "tb vy 40 Petr 20"),
            ("Trestné body: Eva 100, Ota 240.", "Trestné body: Eva 100, Ota 240.", "tb Eva 100 Ota 240"),
            (
                "Celkem po druhé hře: vy 40 a jedna nula, Petr 140 a dvě nuly.",
                "Celkem: vy 40 a jedna nula, Petr 140 a dvě nuly.",
                "celkem vy 40, Petr 140",
            ),
            (
                "Celkem po druhé hře: Eva 100, Ota 240 a pět nul.",
                "Celkem: Eva 100, Ota 240 a pět nul.",
                "celkem Eva 100, Ota 240",
            ),
        ),
        (
            ("Trestné body: Jana 40, vy 20.", "Trestné body: Jana 40, vy 20.", "tb Jana 40 vy 20"),
            ("Trestné body: Eva 100, Ota 240.", "Trestné body: Eva 100, Ota 240.", "tb Eva 100 Ota 240"),
            (
                "Celkem po druhé hře: Jana 40 a jedna nula, vy 140 a dvě nuly.",
                "Celkem: Jana 40 a jedna nula, vy 140 a dvě nuly.",
                "celkem Jana 40, vy 140",
            ),
            (
                "Celkem po druhé hře: Eva 100, Ota 240 a pět nul.",
                "Celkem: Eva 100, Ota 240 a pět nul.",
                "celkem Eva 100, Ota 240",
            ),
        ),
        (
            "Penalty points: you 40, Petr 20.",
            "Penalty points: Eva 100, Ota 240.",
            "In all after game 2: you 40 and 1 zero, Petr 140 and 2 zeros.",
            "In all after game 2: Eva 100, Ota 240 and 5 zeros.",
        ),
        (
            "Penalty points: Jana 40, you 20.",
            "Penalty points: Eva 100, Ota 240.",
            "In all after game 2: Jana 40 and 1 zero, you 140 and 2 zeros.",
            "In all after game 2: Eva 100, Ota 240 and 5 zeros.",
        ),
    ),
)
"""What happens; to Jana; to Petr; to both in English."""


def lines(event: object, seat: int, tag: str = "cs") -> Iterator[tuple[str, str, str]]:
    """The three forms of what is told of one event."""
    for line in forms(TELL.tell([event], desk_at(STATE, seat, tag)), tag):
        yield line.full, line.brief, line.braille


@pytest.mark.parametrize(("event", "own", "_other", "_english", "_listened"), EVENTS)
def test_to_who_it_is_about(
    event: object, own: Forms, _other: object, _english: object, _listened: object
) -> None:
    """Jana (seat 0) hears it."""
    assert own == tuple(lines(event, 0))


@pytest.mark.parametrize(("event", "_own", "other", "_english", "_listened"), EVENTS)
def test_to_another(event: object, _own: object, other: Forms, _english: object, _listened: object) -> None:
    """Petr (seat 1) hears it."""
    assert other == tuple(lines(event, 1))


@pytest.mark.parametrize(("event", "_own", "_other", "english", "listened"), EVENTS)
def test_in_english(
    event: object,
    _own: object,
    _other: object,
    english: tuple[str, ...],
    listened: tuple[str, ...],
) -> None:
    """Both hear the same in English."""
    for seat, said in enumerate((english, listened)):
        assert said == tuple(full(TELL.tell([event], desk_at(STATE, seat, "en")), "en"))


@pytest.mark.parametrize("event", [row[0] for row in EVENTS])
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_it_fits_a_braille_line(event: object, tag: str) -> None:
    """At most 40 cells, whoever of the players reads it."""
    for seat in range(len(desk_at(STATE).people)):
        for _, _, braille in lines(event, seat, tag):
            assert cells(braille, tag) <= 40, braille
