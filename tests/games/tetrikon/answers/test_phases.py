"""Every question in every phase of a game at the table: what who is asked hears, and who listens."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.engine import SPECTATOR, GameError
from tests.games.tetrikon.positions import GAME
from tests.games.tetrikon.situations import SITUATIONS, over
from tests.games.tetrikon.wording import COMMANDS, ask, desk_at, full, mistake

Answers = dict[str, tuple[str, ...]]

ASKED: Final[dict[str, Answers]] = {
    "turn": {
        "stav": (
            "Váš tah: hod, karta, stavba, obchod, nákup nebo výměna u managera?",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 8 čtverečků ze 12.",
            "V ruce 135 T, 1 náhoda, 3 volné dílky.",
        ),
        "ruka": ("135 T: 2 krát 50 T, 25 T a 10 T.", "Náhody: žolík 10 T.", "3 volné dílky: tyč, 2 háky."),
        "karta": (
            "Žolík 10 T: zkratka „žolík 10 T“, kartu si lze nechat na později.",
            "Manager za ni dá karty T v hodnotě 10 T. Žolíků lze vyměnit víc naráz.",
        ),
        "akce": (
            "V tahu zatím nemáte žádnou akci. Zbývají dvě akce.",
            "Teď jde: hod, karta, stavba, obchod, nákup, výměna u managera.",
        ),
        "obchod": ("Teď nikdo nic nenabízí.",),
    },
    "second action": {
        "stav": (
            "Druhá akce: hod, nákup, nebo hotovo?",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 8 čtverečků ze 12.",
            "V ruce 100 T, 0 náhod, 0 volných dílků.",
        ),
        "ruka": ("100 T, jedna karta.", "Volný dílek žádný není."),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("V tahu máte za sebou stavbu. Zbývá jedna akce.", "Teď jde: hod, nákup."),
        "obchod": ("Teď nikdo nic nenabízí.",),
    },
    "last turn": {
        "stav": (
            "Váš poslední tah: hod, stavba, nákup nebo výměna u managera?",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 100 T, 0 náhod, 1 volný dílek.",
        ),
        "ruka": ("100 T, jedna karta.", "1 volný dílek: tyč."),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": (
            "V tahu zatím nemáte žádnou akci. Zbývají dvě akce.",
            "Teď jde: hod, stavba, nákup, výměna u managera.",
        ),
        "obchod": ("Teď nikdo nic nenabízí.",),
    },
    "card": {
        "stav": (
            "Použijete, nebo necháte?",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 0 volných dílků.",
        ),
        "ruka": ("Karta T v ruce žádná není.", "Volný dílek žádný není."),
        "karta": (
            "Žolík 25 T: zkratka „žolík 25 T“, kartu si lze nechat na později.",
            "Manager za ni dá karty T v hodnotě 25 T. Žolíků lze vyměnit víc naráz.",
        ),
        "akce": ("V tahu máte za sebou hod nebo kartu. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
    },
    "ban": {
        "stav": (
            "Bráníte se imunitou? Ano, nebo ne: zákaz obchodu.",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 1 náhoda, 0 volných dílků.",
        ),
        "ruka": ("Karta T v ruce žádná není.", "Náhody: imunita.", "Volný dílek žádný není."),
        "karta": (
            "Zákaz obchodu: zkratka „nelze obchodovat“, platí hned.",
            "Hráč až do svého příštího tahu s nikým neobchoduje. U managera nakupovat smí.",
        ),
        "akce": ("V tahu máte za sebou hod nebo kartu. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
    },
    "second piece": {
        "stav": (
            "Vložte druhý dílek, nebo napište „hotovo“.",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 8 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 1 volný dílek.",
        ),
        "ruka": ("Karta T v ruce žádná není.", "1 volný dílek: kostička."),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("V tahu máte za sebou hod nebo kartu. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
    },
    "payment more": {
        "stav": (
            "Přesně to nejde. Zaplatíte 115 T místo 100 T: 50 T, 25 T a 2 krát 20 T?",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 115 T, 0 náhod, 0 volných dílků.",
        ),
        "ruka": ("115 T: 50 T, 25 T a 2 krát 20 T.", "Volný dílek žádný není."),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("V tahu zatím nemáte žádnou akci. Zbývají dvě akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
    },
    "payment to be changed": {
        "stav": (
            "Máte zaplatit 25 T, přesně to jde po rozměnění: „rozměň 50“.",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 50 T, 0 náhod, 0 volných dílků.",
        ),
        "ruka": ("50 T, jedna karta.", "Volný dílek žádný není."),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("Jana má v tahu za sebou hod nebo kartu. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
    },
    "giving two": {
        "stav": (
            "Odevzdejte dva dílky, po jednom.",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 4 volné dílky.",
        ),
        "ruka": ("Karta T v ruce žádná není.", "4 volné dílky: tyč, roh, hák, kostička."),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("V tahu máte za sebou nákup. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
    },
    "discarding two": {
        "stav": (
            "Odhoďte dvě karty, po jedné. Jde použít i imunitu.",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 40 T, 1 náhoda, 0 volných dílků.",
        ),
        "ruka": ("40 T: 25 T, 10 T a 5 T.", "Náhody: imunita.", "Volný dílek žádný není."),
        "karta": (
            "Imunita: zkratka „imunita“, kartu si lze nechat na později.",
            "Zruší jednu náhodu, která by hráči něco vzala nebo zakázala, i mimo jeho tah.",
        ),
        "akce": ("V tahu máte za sebou hod nebo kartu. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
    },
    "inflation": {
        "stav": (
            "V sáčku je jediný dílek. Vyhlásíte inflaci? Ano, nebo ne.",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 2 volné dílky.",
        ),
        "ruka": ("Karta T v ruce žádná není.", "2 volné dílky: tyč, kostička."),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("V tahu máte za sebou nákup. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
    },
    "draft": {
        "stav": (
            "Co dál: „přidej“, „chci“, „předlož“, nebo „zruš“? Odpoví Petr.",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 25 T, 0 náhod, 1 volný dílek.",
        ),
        "ruka": ("25 T, jedna karta.", "1 volný dílek: tyč."),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("V tahu zatím nemáte žádnou akci. Zbývají dvě akce.",),
        "obchod": ("Nabídka zatím: tyč za nic.",),
    },
    "offer": {
        "stav": (
            "Dáte roh, dostanete tyč a 25 T. Přijmete?",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 10 T, 0 náhod, 1 volný dílek.",
        ),
        "ruka": ("10 T, jedna karta.", "1 volný dílek: roh."),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("Jana v tahu zatím nemá žádnou akci. Zbývají dvě akce.",),
        "obchod": ("Jana vám nabízí tyč a 25 T za roh.",),
    },
    "swap": {
        "stav": (
            "Dáte roh, dostanete tyč. Přijmete?",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 1 volný dílek.",
        ),
        "ruka": ("Karta T v ruce žádná není.", "1 volný dílek: roh."),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("Jana v tahu zatím nemá žádnou akci. Zbývají dvě akce.",),
        "obchod": ("Jana vám nabízí výměnu: tyč za roh.",),
    },
}
"""What who is asked hears in each situation."""

LISTENS: Final[dict[str, Answers]] = {
    "turn": {
        "stav": (
            "Hraje Jana.",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 9 čtverečků ze 12.",
            "V ruce 70 T, 1 náhoda, 1 volný dílek.",
        ),
        "karta": (
            "Imunita: zkratka „imunita“, kartu si lze nechat na později.",
            "Zruší jednu náhodu, která by hráči něco vzala nebo zakázala, i mimo jeho tah.",
        ),
        "akce": ("Jana v tahu zatím nemá žádnou akci. Zbývají dvě akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
        "soupeři": (
            "Jana: diagram A1, zbývá vyplnit 8 čtverečků ze 12.",
            "V diagramu 1 dílek: čtverec.",
            "3 volné dílky: tyč, 2 háky.",
            "V ruce 4 karty T, 1 náhoda.",
        ),
    },
    "second action": {
        "stav": (
            "Hraje Jana.",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 0 volných dílků.",
        ),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("Jana má v tahu za sebou stavbu. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
        "soupeři": (
            "Jana: diagram A1, zbývá vyplnit 8 čtverečků ze 12.",
            "V diagramu 1 dílek: tyč.",
            "Volný dílek žádný není.",
            "V ruce 1 karta T, 0 náhod.",
        ),
    },
    "last turn": {
        "stav": (
            "Hraje Jana.",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 1 volný dílek.",
        ),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("Jana v tahu zatím nemá žádnou akci. Zbývají dvě akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
        "soupeři": (
            "Jana: diagram A1, zbývá vyplnit 12 čtverečků ze 12.",
            "1 volný dílek: tyč.",
            "V ruce 1 karta T, 0 náhod.",
        ),
    },
    "card": {
        "stav": (
            "Rozhoduje se Jana.",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 0 volných dílků.",
        ),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("Jana má v tahu za sebou hod nebo kartu. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
        "soupeři": (
            "Jana: diagram A1, zbývá vyplnit 12 čtverečků ze 12.",
            "Volný dílek žádný není.",
            "V ruce 0 karet T, 0 náhod.",
        ),
    },
    "ban": {
        "stav": (
            "Odpovídá Jana.",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 0 volných dílků.",
        ),
        "karta": (
            "Zákaz obchodu: zkratka „nelze obchodovat“, platí hned.",
            "Hráč až do svého příštího tahu s nikým neobchoduje. U managera nakupovat smí.",
        ),
        "akce": ("Jana má v tahu za sebou hod nebo kartu. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
        "soupeři": (
            "Jana: diagram A1, zbývá vyplnit 12 čtverečků ze 12.",
            "Volný dílek žádný není.",
            "V ruce 0 karet T, 1 náhoda.",
        ),
    },
    "second piece": {
        "stav": (
            "Staví Jana.",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 0 volných dílků.",
        ),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("Jana má v tahu za sebou hod nebo kartu. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
        "soupeři": (
            "Jana: diagram A1, zbývá vyplnit 8 čtverečků ze 12.",
            "V diagramu 1 dílek: tyč.",
            "1 volný dílek: kostička.",
            "V ruce 0 karet T, 0 náhod.",
        ),
    },
    "payment more": {
        "stav": (
            "Platí Jana.",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 0 volných dílků.",
        ),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("Jana v tahu zatím nemá žádnou akci. Zbývají dvě akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
        "soupeři": (
            "Jana: diagram A1, zbývá vyplnit 12 čtverečků ze 12.",
            "Volný dílek žádný není.",
            "V ruce 4 karty T, 0 náhod.",
        ),
    },
    "payment to be changed": {
        "stav": (
            "Platí Petr.",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 0 volných dílků.",
        ),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("V tahu máte za sebou hod nebo kartu. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
        "soupeři": (
            "Petr: diagram A2, zbývá vyplnit 12 čtverečků ze 12.",
            "Volný dílek žádný není.",
            "V ruce 1 karta T, 0 náhod.",
        ),
    },
    "giving two": {
        "stav": (
            "Odevzdává Jana.",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 1 volný dílek.",
        ),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("Jana má v tahu za sebou nákup. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
        "soupeři": (
            "Jana: diagram A1, zbývá vyplnit 12 čtverečků ze 12.",
            "4 volné dílky: tyč, roh, hák, kostička.",
            "V ruce 0 karet T, 0 náhod.",
        ),
    },
    "discarding two": {
        "stav": (
            "Odevzdává Jana.",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 0 volných dílků.",
        ),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("Jana má v tahu za sebou hod nebo kartu. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
        "soupeři": (
            "Jana: diagram A1, zbývá vyplnit 12 čtverečků ze 12.",
            "Volný dílek žádný není.",
            "V ruce 3 karty T, 1 náhoda.",
        ),
    },
    "inflation": {
        "stav": (
            "Rozhoduje se Jana.",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 1 volný dílek.",
        ),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("Jana má v tahu za sebou nákup. Zbývá jedna akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
        "soupeři": (
            "Jana: diagram A1, zbývá vyplnit 12 čtverečků ze 12.",
            "2 volné dílky: tyč, kostička.",
            "V ruce 0 karet T, 0 náhod.",
        ),
    },
    "draft": {
        "stav": (
            "Nabídku skládá Jana.",
            "Kolo 2.",
            "Diagram A2: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 0 náhod, 1 volný dílek.",
        ),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("Jana v tahu zatím nemá žádnou akci. Zbývají dvě akce.",),
        "obchod": ("Teď nikdo nic nenabízí.",),
        "soupeři": (
            "Jana: diagram A1, zbývá vyplnit 12 čtverečků ze 12.",
            "1 volný dílek: tyč.",
            "V ruce 1 karta T, 0 náhod.",
        ),
    },
    "offer": {
        "stav": (
            "Odpovídá Petr.",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 25 T, 0 náhod, 1 volný dílek.",
        ),
        "karta": ("Náhoda v ruce žádná není.",),
        "akce": ("V tahu zatím nemáte žádnou akci. Zbývají dvě akce.",),
        "obchod": ("Nabízíte tyč a 25 T za roh. Odpovídá Petr.",),
        "soupeři": (
            "Petr: diagram A2, zbývá vyplnit 12 čtverečků ze 12.",
            "1 volný dílek: roh.",
            "V ruce 1 karta T, 0 náhod.",
        ),
    },
    "swap": {
        "stav": (
            "Odpovídá Petr.",
            "Kolo 2.",
            "Diagram A1: zbývá vyplnit 12 čtverečků ze 12.",
            "V ruce 0 T, 1 náhoda, 1 volný dílek.",
        ),
        "karta": (
            "Výměna s hráčem: zkratka „směna 1 u H“, kartu si lze nechat na později.",
            "Hráč nabídne volný dílek za volný dílek soupeře. Vymění se, když soupeř souhlasí.",
        ),
        "akce": ("V tahu zatím nemáte žádnou akci. Zbývají dvě akce.",),
        "obchod": ("Nabízíte výměnu: tyč za roh. Odpovídá Petr.",),
        "soupeři": (
            "Petr: diagram A2, zbývá vyplnit 12 čtverečků ze 12.",
            "1 volný dílek: roh.",
            "V ruce 0 karet T, 0 náhod.",
        ),
    },
}
"""What the other one hears meanwhile."""

ENGLISH: Final[dict[str, Answers]] = {
    "turn": {
        "status": (
            "Your turn: roll, card, build, trade, buy or swap?",
            "Round 2.",
            "Diagram A1: 8 of 12 squares left to fill.",
            "In hand: 135 T, 1 chance card, 3 free pieces.",
        ),
        "hand": (
            "135 T: 2 times 50 T, 25 T and 10 T.",
            "Chance cards: joker 10 T.",
            "3 free pieces: bar, 2 hooks.",
        ),
        "actions": (
            "Nothing has been done in your turn yet. Two actions are left.",
            "Possible now: roll, card, build, trade, buy, swap.",
        ),
        "deal": ("Nobody offers anything now.",),
        "opponents": (
            "Petr: diagram A2, 9 of 12 squares left to fill.",
            "1 piece in the diagram: stick.",
            "1 free piece: corner.",
            "In hand: 2 T cards, 1 chance card.",
        ),
    },
    "payment more": {
        "status": (
            "Not possible exactly. Pay 115 T instead of 100 T: 50 T, 25 T and 2 times 20 T?",
            "Round 2.",
            "Diagram A1: 12 of 12 squares left to fill.",
            "In hand: 115 T, 0 chance cards, 0 free pieces.",
        ),
        "hand": ("115 T: 50 T, 25 T and 2 times 20 T.", "No free pieces."),
        "actions": ("Nothing has been done in your turn yet. Two actions are left.",),
        "deal": ("Nobody offers anything now.",),
        "opponents": (
            "Petr: diagram A2, 12 of 12 squares left to fill.",
            "No free pieces.",
            "In hand: 0 T cards, 0 chance cards.",
        ),
    },
    "offer": {
        "status": (
            "You would give: corner. You would get: bar and 25 T. Do you accept?",
            "Round 2.",
            "Diagram A2: 12 of 12 squares left to fill.",
            "In hand: 10 T, 0 chance cards, 1 free piece.",
        ),
        "hand": ("10 T, one card.", "1 free piece: corner."),
        "actions": ("Jana has done nothing in this turn yet. Two actions are left.",),
        "deal": ("Jana offers you a deal: bar and 25 T for corner.",),
        "opponents": (
            "Jana: diagram A1, 12 of 12 squares left to fill.",
            "1 free piece: bar.",
            "In hand: 1 T card, 0 chance cards.",
        ),
    },
    "draft": {
        "status": (
            "What next: “add”, “want”, “propose” or “cancel”? Petr will answer.",
            "Round 2.",
            "Diagram A1: 12 of 12 squares left to fill.",
            "In hand: 25 T, 0 chance cards, 1 free piece.",
        ),
        "hand": ("25 T, one card.", "1 free piece: bar."),
        "actions": ("Nothing has been done in your turn yet. Two actions are left.",),
        "deal": ("The offer so far: bar for nothing.",),
        "opponents": (
            "Petr: diagram A2, 12 of 12 squares left to fill.",
            "1 free piece: corner.",
            "In hand: 0 T cards, 0 chance cards.",
        ),
    },
}
"""The same in English, to who is asked."""

AFTERWARDS: Final[Answers] = {
    "stav": (
        "Partie skončila.",
        "Diagram A1: zbývá vyplnit 0 čtverečků ze 12.",
        "V ruce 0 T, 0 náhod, 0 volných dílků.",
    ),
    "skóre": (
        "Vyhráváte bez trestných bodů.",
        "Druhé místo: Petr, 180 trestných bodů.",
        "Prázdné čtverečky: vy 0, Petr 9.",
        "Trestné body: vy 0, Petr 180.",
    ),
    "akce": ("Partie skončila.",),
    "ruka": ("Karta T v ruce žádná není.", "Volný dílek žádný není."),
    "soupeři": (
        "Petr: diagram A2, zbývá vyplnit 9 čtverečků ze 12.",
        "V diagramu 1 dílek: tyčka.",
        "Volný dílek žádný není.",
        "V ruce 0 karet T, 0 náhod.",
    ),
    "jde to": ("Nic volného nezbývá.",),
    "volno": ("Nic volného nezbývá.",),
    "deska": (
        "Váš diagram A1.",
        "Sloupce a až d, řady 1 až 3 odspodu, 12 čtverečků.",
        "Řada 1: a až d tyč.",
        "Řada 2: a až d tyč.",
        "Řada 3: a až d tyč.",
        "Vše zakryto, 12 čtverečků.",
    ),
    "nabídka": ("Nabídka: 1 kostička, 2 domino, 3 tyčka, 4 roh, 5 tyč, 6 čtverec.", "V sáčku je 42 dílků."),
    "zákazy": ("Žádný zákaz teď neplatí.",),
    "obchod": ("Teď nikdo nic nenabízí.",),
    "čas": ("Čas není omezen.",),
}
"""What can be asked when the match is over."""


def seat_asked(name: str) -> int:
    """Who is asked in a situation; where chance is awaited, who is on turn."""
    state, _ = SITUATIONS[name].play()
    return max(0, GAME.actors(state)[-1])


@pytest.mark.parametrize("name", ASKED)
def test_who_is_asked(name: str) -> None:
    """The answers are those of the moment: the payment, the card just drawn, the offer so far."""
    state, _ = SITUATIONS[name].play()
    desk = desk_at(state, seat_asked(name))
    assert ASKED[name] == {typed: tuple(ask(desk, typed)) for typed in ASKED[name]}


@pytest.mark.parametrize("name", LISTENS)
def test_who_listens(name: str) -> None:
    """The other player can ask the same, and hears what lies open and how many cards there are."""
    state, _ = SITUATIONS[name].play()
    desk = desk_at(state, 1 - seat_asked(name))
    assert LISTENS[name] == {typed: tuple(ask(desk, typed)) for typed in LISTENS[name]}


@pytest.mark.parametrize("name", ENGLISH)
def test_in_english(name: str) -> None:
    """English answers the same."""
    state, _ = SITUATIONS[name].play()
    desk = desk_at(state, seat_asked(name), "en")
    assert ENGLISH[name] == {typed: tuple(ask(desk, typed, "en")) for typed in ENGLISH[name]}


@pytest.mark.parametrize("typed", AFTERWARDS)
def test_when_the_match_is_over(typed: str) -> None:
    """Everything can still be asked, and nothing is awaited."""
    assert AFTERWARDS[typed] == tuple(ask(desk_at(over()), typed))


@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("tag", ["cs", "en"])
def test_everything_can_be_asked_at_any_time(name: str, tag: str) -> None:
    """Every question alone has an answer or one clear sentence, to players and to who only watches.

    No line has more than 120 characters.
    """
    state, _ = SITUATIONS[name].play()
    for seat in (0, 1, SPECTATOR):
        desk = desk_at(state, seat, tag)
        for answer in COMMANDS.answers.values():
            try:
                lines = full(answer(desk, ()), tag)
            except GameError as error:
                lines = [mistake(error, tag)]
            assert lines
            assert all(3 <= len(line) <= 120 for line in lines), lines


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_draft_is_read_to_nobody_else(name: str) -> None:
    """An offer that is being put together is read to who does so, and to nobody else."""
    state, _ = SITUATIONS[name].play()
    for seat in (1, SPECTATOR):
        told = ask(desk_at(state, seat), "obchod")
        assert not any(line.startswith("Nabídka zatím") for line in told)
