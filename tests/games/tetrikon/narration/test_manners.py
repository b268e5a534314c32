"""Events in brief, in Braille and where people say "ty": what both players hear of the same happenings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from accessgames.braille import cells
from accessgames.engine import SPECTATOR
from accessgames.language import Manners
from tests.games.tetrikon.positions import GAME
from tests.games.tetrikon.scenes import SCENES
from tests.games.tetrikon.wording import TELL, desk_at, forms, language

if TYPE_CHECKING:
    from accessgames.language import Message

Lines = tuple[str, ...]

BRIEF: Final[dict[str, Lines]] = {
    "roll": (
        "Padlo 3 a 5.",
        "25 T a 10 T, dohromady 35 T.",
    ),
    "roll double": (
        "Padlo 3 a 3.",
        "Náhoda: žolík 25 T.",
        "Necháváte: žolík 25 T.",
    ),
    "roll double money": (
        "Padlo 3 a 3.",
        "Z pokladnice.",
        "50 T, dohromady 50 T.",
    ),
    "six six piece": (
        "Padlo 6 a 6.",
        "Nový dílek: tyčka.",
        "Místo 3: hák.",
    ),
    "buy": (
        "Platíte 100 T.",
        "Nákup: domino.",
        "Místo 2: kříž.",
    ),
    "buy change": (
        "Platíte 100 T.",
        "Nákup: čtverec.",
        "Místo 6: kostička.",
    ),
    "build": (
        "Tyč: a1 až d1.",
        "Zbývá 8, jedna oblast.",
    ),
    "build full": (
        "Kostička: d3.",
        "Uzavíráte hru!",
        "Ještě jeden tah: Petr.",
        "Hraje Petr.",
    ),
    "exchange": (
        "Tyč: a1 až d1.",
        "Zbývá 8, jedna oblast.",
    ),
    "swap": (
        "Měníte hák.",
        "Nový dílek: tyčka.",
        "Místo 3: kostička.",
        "Do sáčku hák.",
        "Hraje Petr.",
    ),
    "deal": (
        "Nabízíte tyč a 25 T za roh.",
        "Platí: dáváte tyč a 25 T, máte roh.",
    ),
    "deal refused": (
        "Nabízíte tyč za roh.",
        "Petr odmítá.",
    ),
    "deal counter": (
        "Nabízíte tyč za roh.",
        "Petr nabízí roh a 50 T za tyč.",
        "Platí: dáváte tyč, máte roh a 50 T.",
    ),
    "surrender": (
        "Padlo 2 a 2.",
        "Náhoda: dílek pro managera.",
        "Odevzdáváte roh.",
    ),
    "surrender placed": (
        "Padlo 2 a 2.",
        "Náhoda: dílek pro managera.",
        "Odevzdáváte hák.",
    ),
    "discard": (
        "Padlo 2 a 2.",
        "Náhoda: odhoz jedné karty.",
        "Odhoz 10 T.",
    ),
    "no-build": (
        "Padlo 2 a 2.",
        "Náhoda: zákaz stavby.",
        "Zákaz stavby.",
    ),
    "no-trade immune": (
        "Padlo 2 a 2.",
        "Náhoda: zákaz obchodu.",
        "Imunita proti: zákaz obchodu.",
    ),
    "ten": (
        "Padlo 2 a 2.",
        "Náhoda: 10 T od každého.",
        "Karta: 10 T od každého.",
        "Petr dává 10 T.",
    ),
    "take short": (
        "Karta: 25 T od hráče, dává Petr.",
        "Petr dává 15 T.",
    ),
    "claim immune": (
        "Karta: dílek od hráče, dává Petr.",
        "Petr, imunita proti: dílek od hráče.",
    ),
    "claim given": (
        "Karta: dílek od hráče, dává Petr.",
        "Petr dává roh.",
    ),
    "idle": (
        "Karta: dílek od hráče, dává Petr.",
        "Petr nemá co dát.",
    ),
    "jokers": (
        "Karta: žolík 10 T a žolík 25 T.",
        "Dostáváte 35 T.",
    ),
    "swap-player": (
        "Výměna tyče za roh.",
        "Výměna platí: máte roh.",
    ),
    "inheritance": (
        "Karta: dědictví.",
        "Dostáváte 150 T.",
    ),
    "end": (
        "Tah bez akce.",
        "Hraje Petr.",
    ),
    "broken": (
        "Padlo 2 a 2.",
        "Náhoda: 25 T od hráče.",
        "Karta: 25 T od hráče, dává Petr.",
        "Petr rozměňuje 50 T.",
        "Petr dává 25 T.",
    ),
    "inflation": (
        "Platíte 100 T.",
        "Nákup: kostička.",
        "Místo 1: kostička.",
        "Inflace dílků: vy 2, Petr 1.",
        "Odevzdáváte tyč.",
    ),
}
"""What Jana, on turn, hears in brief."""

BRIEF_OTHER: Final[dict[str, Lines]] = {
    "roll": ("Jana: 3 a 5.",),
    "roll double": (
        "Jana: 3 a 3.",
        "Jana bere náhodu.",
        "Jana si nechává kartu.",
    ),
    "roll double money": (
        "Jana: 3 a 3.",
        "Jana: pokladnice.",
    ),
    "six six piece": (
        "Jana: 6 a 6.",
        "Jana má tyčku.",
        "Místo 3: hák.",
    ),
    "buy": (
        "Jana kupuje domino.",
        "Místo 2: kříž.",
    ),
    "buy change": (
        "Jana kupuje čtverec.",
        "Místo 6: kostička.",
    ),
    "build": ("Jana vkládá tyč, zbývá 8.",),
    "build full": (
        "Jana vkládá kostičku, zbývá 0.",
        "Jana uzavírá hru!",
        "Ještě jeden tah: vy.",
    ),
    "exchange": ("Jana: tyč místo háku, zbývá 8.",),
    "swap": (
        "Jana mění hák.",
        "Jana má tyčku.",
        "Místo 3: kostička.",
        "Do sáčku hák.",
    ),
    "deal": (
        "Jana nabízí tyč a 25 T za roh.",
        "Platí: dáváte roh, máte tyč a 25 T.",
    ),
    "deal refused": (
        "Jana nabízí tyč za roh.",
        "Odmítáte.",
    ),
    "deal counter": (
        "Jana nabízí tyč za roh.",
        "Nabízíte roh a 50 T za tyč.",
        "Platí: dáváte roh a 50 T, máte tyč.",
    ),
    "surrender": (
        "Jana: 2 a 2.",
        "Jana, náhoda: dílek pro managera.",
        "Jana odevzdává roh.",
    ),
    "surrender placed": (
        "Jana: 2 a 2.",
        "Jana, náhoda: dílek pro managera.",
        "Jana odevzdává hák.",
    ),
    "discard": (
        "Jana: 2 a 2.",
        "Jana, náhoda: odhoz jedné karty.",
        "Jana odhazuje 10 T.",
    ),
    "no-build": (
        "Jana: 2 a 2.",
        "Jana, náhoda: zákaz stavby.",
        "Jana, zákaz stavby.",
    ),
    "no-trade immune": (
        "Jana: 2 a 2.",
        "Jana, náhoda: zákaz obchodu.",
        "Jana, imunita proti: zákaz obchodu.",
    ),
    "ten": (
        "Jana: 2 a 2.",
        "Jana bere náhodu.",
        "Jana: 10 T od každého.",
        "Dáváte 10 T.",
    ),
    "take short": (
        "Jana: 25 T od hráče, dáváte vy.",
        "Dáváte 15 T.",
    ),
    "claim immune": (
        "Jana: dílek od hráče, dáváte vy.",
        "Imunita proti: dílek od hráče.",
    ),
    "claim given": (
        "Jana: dílek od hráče, dáváte vy.",
        "Dáváte roh.",
    ),
    "idle": (
        "Jana: dílek od hráče, dáváte vy.",
        "Nemáte co dát.",
    ),
    "jokers": (
        "Jana: žolík 10 T a žolík 25 T.",
        "Jana dostává 35 T.",
    ),
    "swap-player": (
        "Jana nabízí tyč za roh.",
        "Výměna platí: máte tyč.",
    ),
    "inheritance": (
        "Jana: dědictví.",
        "Jana dostává 150 T.",
    ),
    "end": ("Jana: nic.",),
    "broken": (
        "Jana: 2 a 2.",
        "Jana bere náhodu.",
        "Jana: 25 T od hráče, dáváte vy.",
        "Rozměňujete 50 T.",
        "Dáváte 25 T.",
    ),
    "inflation": (
        "Jana kupuje kostičku.",
        "Místo 1: kostička.",
        "Inflace dílků: Jana 2, vy 1.",
        "Jana odevzdává tyč.",
    ),
}
"""What Petr hears in brief."""

FELT_OTHER: Final[dict[str, Lines]] = {
    "roll": ("Jana hod 3 5",),
    "roll double": (
        "Jana hod 3 3",
        "Jana bere N",
        "Jana nechává N",
    ),
    "roll double money": (
        "Jana hod 3 3",
        "Jana z P",
    ),
    "six six piece": (
        "Jana hod 6 6",
        "Jana +tyčka",
        "3: hák",
    ),
    "buy": (
        "Jana nákup dom",
        "2: kříž",
    ),
    "buy change": (
        "Jana nákup čtv",
        "6: kost",
    ),
    "build": ("Jana tyč, zb 8",),
    "build full": (
        "Jana kost, zb 0",
        "Jana uzavírá hru",
        "poslední: vy",
    ),
    "exchange": ("Jana tyč, zb 8",),
    "swap": (
        "Jana mění hák",
        "Jana +tyčka",
        "3: kost",
        "hák do sáčku",
    ),
    "deal": (
        "Jana: tyč 25T za roh",
        "platí, +tyč 25T",
    ),
    "deal refused": (
        "Jana: tyč za roh",
        "odmítáte",
    ),
    "deal counter": (
        "Jana: tyč za roh",
        "roh 50T za tyč",
        "platí, +tyč",
    ),
    "surrender": (
        "Jana hod 2 2",
        "Jana: odevzdej 1 M",
        "Jana -roh",
    ),
    "surrender placed": (
        "Jana hod 2 2",
        "Jana: odevzdej 1 M",
        "Jana -hák",
    ),
    "discard": (
        "Jana hod 2 2",
        "Jana: odhoď 1 z R",
        "Jana odhoz 10 T",
    ),
    "no-build": (
        "Jana hod 2 2",
        "Jana: nestavíš",
        "Jana nestaví",
    ),
    "no-trade immune": (
        "Jana hod 2 2",
        "Jana: nelze obchodovat",
        "Jana imunita",
    ),
    "ten": (
        "Jana hod 2 2",
        "Jana bere N",
        "Jana: 10 T od každého",
        "dáváte 10 T",
    ),
    "take short": (
        "Jana: vyber 25 T od 1 H",
        "dáváte 15 T",
    ),
    "claim immune": (
        "Jana: 1 od H",
        "imunita: 1 od H",
    ),
    "claim given": (
        "Jana: 1 od H",
        "-roh",
    ),
    "idle": (
        "Jana: 1 od H",
        "nemáte co dát",
    ),
    "jokers": (
        "Jana: žolík 10 T, žolík 25 T",
        "Jana +35 T",
    ),
    "swap-player": (
        "Jana: tyč za roh",
        "platí, +tyč",
    ),
    "inheritance": (
        "Jana: dědictví",
        "Jana +150 T",
    ),
    "end": ("Jana nic",),
    "broken": (
        "Jana hod 2 2",
        "Jana bere N",
        "Jana: vyber 25 T od 1 H",
        "rozměna 50 T",
        "dáváte 25 T",
    ),
    "inflation": (
        "Jana nákup kost",
        "1: kost",
        "inflace d: Jana 2, vy 1",
        "Jana -tyč",
    ),
}
"""What Petr feels on his Braille line."""

INFORMAL: Final[dict[str, Lines]] = {
    "roll": (
        "Padlo 3 a 5: dvě karty z pokladnice.",
        "Nové karty: 25 T a 10 T, dohromady máš 35 T.",
    ),
    "roll double": (
        "Padlo 3 a 3.",
        "Náhoda: žolík 25 T.",
        "Necháváš si kartu: žolík 25 T.",
    ),
    "roll double money": (
        "Padlo 3 a 3.",
        "Bereš z pokladnice.",
        "Nová karta: 50 T, dohromady máš 50 T.",
    ),
    "six six piece": (
        "Padlo 6 a 6.",
        "Padlo 3, dostáváš tyčku.",
        "Na místo 3 přichází hák.",
    ),
    "buy": (
        "Platíš 100 T: 2 krát 50 T.",
        "Padlo 2, kupuješ domino.",
        "Na místo 2 přichází kříž.",
    ),
    "buy change": (
        "Platíš 100 T: 50 T, 25 T, 20 T a 10 T, zpět 5 T.",
        "Padlo 6, kupuješ čtverec.",
        "Na místo 6 přichází kostička.",
    ),
    "build": (
        "Tyč leží: a1 až d1.",
        "Zbývá 8 čtverečků, jedna oblast od pole a2.",
    ),
    "build full": (
        "Kostička leží: d3.",
        "Celý diagram je plný, uzavíráš hru!",
        "Ještě jeden tah: Petr. Už bez obchodu.",
        "Poslední tah má Petr.",
    ),
    "exchange": (
        "Tyč místo háku: a1 až d1.",
        "Zbývá 8 čtverečků, jedna oblast od pole a2.",
    ),
    "swap": (
        "Měníš dílek u managera: hák.",
        "Padlo 3, dostáváš tyčku.",
        "Na místo 3 přichází kostička.",
        "Do sáčku jde hák.",
        "Hraje Petr.",
    ),
    "deal": (
        "Nabízíš tyč a 25 T za roh. Odpovídá Petr.",
        "Obchod platí. Dáváš tyč a 25 T, dostáváš roh.",
    ),
    "deal refused": (
        "Nabízíš tyč za roh. Odpovídá Petr.",
        "Petr odmítá.",
    ),
    "deal counter": (
        "Nabízíš tyč za roh. Odpovídá Petr.",
        "Petr ti nabízí roh a 50 T za tyč.",
        "Obchod platí. Dáváš tyč, dostáváš roh a 50 T.",
    ),
    "surrender": (
        "Padlo 2 a 2.",
        "Náhoda: dílek pro managera.",
        "Odevzdáváš roh.",
    ),
    "surrender placed": (
        "Padlo 2 a 2.",
        "Náhoda: dílek pro managera.",
        "Z diagramu odevzdáváš hák.",
    ),
    "discard": (
        "Padlo 2 a 2.",
        "Náhoda: odhoz jedné karty.",
        "Odhazuješ 10 T.",
    ),
    "no-build": (
        "Padlo 2 a 2.",
        "Náhoda: zákaz stavby.",
        "V tomto tahu nestavíš.",
    ),
    "no-trade immune": (
        "Padlo 2 a 2.",
        "Náhoda: zákaz obchodu.",
        "Používáš imunitu, neplatí pro tebe: zákaz obchodu.",
    ),
    "ten": (
        "Padlo 2 a 2.",
        "Náhoda: 10 T od každého.",
        "Používáš kartu: 10 T od každého.",
        "Petr dává 10 T, dostáváš ty.",
    ),
    "take short": (
        "Používáš kartu: 25 T od vybraného hráče. Dává Petr.",
        "Petr dává 15 T ze 25 T, dostáváš ty.",
    ),
    "claim immune": (
        "Používáš kartu: dílek od hráče. Dává Petr.",
        "Petr používá imunitu, neplatí: dílek od hráče.",
    ),
    "claim given": (
        "Používáš kartu: dílek od hráče. Dává Petr.",
        "Petr dává roh, dostáváš ty.",
    ),
    "idle": (
        "Používáš kartu: dílek od hráče. Dává Petr.",
        "Petr nemá co dát, karta nemá účinek: dílek od hráče.",
    ),
    "jokers": (
        "Používáš karty: žolík 10 T a žolík 25 T.",
        "Manager ti dává 35 T: 25 T a 10 T.",
    ),
    "swap-player": (
        "Nabízíš výměnu: tyč za roh. Odpovídá Petr.",
        "Výměna platí. Dáváš tyč, dostáváš roh.",
    ),
    "inheritance": (
        "Používáš kartu: dědictví.",
        "Manager ti dává 150 T: 100 T a 50 T.",
    ),
    "end": (
        "Nehraješ nic.",
        "Hraje Petr.",
    ),
    "broken": (
        "Padlo 2 a 2.",
        "Náhoda: 25 T od vybraného hráče.",
        "Používáš kartu: 25 T od vybraného hráče. Dává Petr.",
        "Petr rozměňuje 50 T na 2 krát 25 T.",
        "Petr dává 25 T, dostáváš ty.",
    ),
    "inflation": (
        "Platíš 100 T: 2 krát 50 T.",
        "Padlo 1, kupuješ kostičku.",
        "Na místo 1 přichází kostička, v sáčku je poslední dílek.",
        "Inflace dílků. Kolik kdo vrací: ty 2, Petr 1.",
        "Odevzdáváš tyč.",
    ),
}
"""What Jana hears in full where people say "ty"."""

BRIEF_ENGLISH: Final[dict[str, Lines]] = {
    "roll": (
        "You roll 3 and 5.",
        "25 T and 10 T, 35 T in all.",
    ),
    "roll double": (
        "You roll 3 and 3.",
        "Chance card: joker 25 T.",
        "You keep: joker 25 T.",
    ),
    "roll double money": (
        "You roll 3 and 3.",
        "From the treasury.",
        "50 T, 50 T in all.",
    ),
    "six six piece": (
        "You roll 6 and 6.",
        "New piece: stick.",
        "Place 3: hook.",
    ),
    "buy": (
        "You pay 100 T.",
        "Bought: domino.",
        "Place 2: cross.",
    ),
    "buy change": (
        "You pay 100 T.",
        "Bought: block.",
        "Place 6: dot.",
    ),
    "build": (
        "Bar: a1 to d1.",
        "8 left, one area.",
    ),
    "build full": (
        "Dot: d3.",
        "You close the game!",
        "One more turn: Petr.",
        "Petr plays.",
    ),
    "exchange": (
        "Bar: a1 to d1.",
        "8 left, one area.",
    ),
    "swap": (
        "You swap: hook.",
        "New piece: stick.",
        "Place 3: dot.",
        "Into the bag: hook.",
        "Petr plays.",
    ),
    "deal": (
        "You offer bar and 25 T for corner.",
        "Deal: you give bar and 25 T, you get corner.",
    ),
    "deal refused": (
        "You offer bar for corner.",
        "Petr refuses.",
    ),
    "deal counter": (
        "You offer bar for corner.",
        "Petr offers corner and 50 T for bar.",
        "Deal: you give bar, you get corner and 50 T.",
    ),
    "surrender": (
        "You roll 2 and 2.",
        "Chance card: piece for the manager.",
        "You give up: corner.",
    ),
    "surrender placed": (
        "You roll 2 and 2.",
        "Chance card: piece for the manager.",
        "You give up: hook.",
    ),
    "discard": (
        "You roll 2 and 2.",
        "Chance card: one card discarded.",
        "Discarded 10 T.",
    ),
    "no-build": (
        "You roll 2 and 2.",
        "Chance card: no building.",
        "No building.",
    ),
    "no-trade immune": (
        "You roll 2 and 2.",
        "Chance card: no trading.",
        "Immunity against: no trading.",
    ),
    "ten": (
        "You roll 2 and 2.",
        "Chance card: 10 T from everybody.",
        "Card: 10 T from everybody.",
        "Petr gives 10 T.",
    ),
    "take short": (
        "Card: 25 T from a player, Petr.",
        "Petr gives 15 T.",
    ),
    "claim immune": (
        "Card: piece from a player, Petr.",
        "Petr, immunity against: piece from a player.",
    ),
    "claim given": (
        "Card: piece from a player, Petr.",
        "Petr gives: corner.",
    ),
    "idle": (
        "Card: piece from a player, Petr.",
        "Petr has nothing to give.",
    ),
    "jokers": (
        "Card: joker 10 T and joker 25 T.",
        "You get 35 T.",
    ),
    "swap-player": (
        "Swap: bar for corner.",
        "Swapped: you get the corner.",
    ),
    "inheritance": (
        "Card: inheritance.",
        "You get 150 T.",
    ),
    "end": (
        "No action.",
        "Petr plays.",
    ),
    "broken": (
        "You roll 2 and 2.",
        "Chance card: 25 T from a player.",
        "Card: 25 T from a player, Petr.",
        "Petr changes 50 T.",
        "Petr gives 25 T.",
    ),
    "inflation": (
        "You pay 100 T.",
        "Bought: dot.",
        "Place 1: dot.",
        "Inflation of pieces: you 2, Petr 1.",
        "You give up: bar.",
    ),
}
"""What Jana hears in brief in English."""

FELT_ENGLISH: Final[dict[str, Lines]] = {
    "roll": ("Jana roll 3 5",),
    "roll double": (
        "Jana roll 3 3",
        "Jana draws N",
        "Jana keeps N",
    ),
    "roll double money": (
        "Jana roll 3 3",
        "Jana treasury",
    ),
    "six six piece": (
        "Jana roll 6 6",
        "Jana +stick",
        "3: hook",
    ),
    "buy": (
        "Jana buys dom",
        "2: cross",
    ),
    "buy change": (
        "Jana buys block",
        "6: dot",
    ),
    "build": ("Jana bar, sq 8",),
    "build full": (
        "Jana dot, sq 0",
        "Jana closes it",
        "last: you",
    ),
    "exchange": ("Jana bar, sq 8",),
    "swap": (
        "Jana swaps hook",
        "Jana +stick",
        "3: dot",
        "hook to the bag",
    ),
    "deal": (
        "Jana: bar 25T for corn",
        "deal, +bar 25T",
    ),
    "deal refused": (
        "Jana: bar for corn",
        "you refuse",
    ),
    "deal counter": (
        "Jana: bar for corn",
        "corn 50T for bar",
        "deal, +bar",
    ),
    "surrender": (
        "Jana roll 2 2",
        "Jana: give 1 to M",
        "Jana -corn",
    ),
    "surrender placed": (
        "Jana roll 2 2",
        "Jana: give 1 to M",
        "Jana -hook",
    ),
    "discard": (
        "Jana roll 2 2",
        "Jana: discard 1",
        "Jana discards 10 T",
    ),
    "no-build": (
        "Jana roll 2 2",
        "Jana: no building",
        "Jana: no building",
    ),
    "no-trade immune": (
        "Jana roll 2 2",
        "Jana: no trading",
        "Jana immunity",
    ),
    "ten": (
        "Jana roll 2 2",
        "Jana draws N",
        "Jana: 10 T from each",
        "you give 10 T",
    ),
    "take short": (
        "Jana: 25 T from 1 P",
        "you give 15 T",
    ),
    "claim immune": (
        "Jana: 1 from P",
        "immunity: 1 from P",
    ),
    "claim given": (
        "Jana: 1 from P",
        "-corn",
    ),
    "idle": (
        "Jana: 1 from P",
        "nothing to give",
    ),
    "jokers": (
        "Jana: joker 10 T, joker 25 T",
        "Jana +35 T",
    ),
    "swap-player": (
        "Jana: bar for corn",
        "swapped, +bar",
    ),
    "inheritance": (
        "Jana: inheritance",
        "Jana +150 T",
    ),
    "end": ("Jana nothing",),
    "broken": (
        "Jana roll 2 2",
        "Jana draws N",
        "Jana: 25 T from 1 P",
        "change of 50 T",
        "you give 25 T",
    ),
    "inflation": (
        "Jana buys dot",
        "1: dot",
        "inflation p: Jana 2, you 1",
        "Jana -bar",
    ),
}
"""What Petr feels in English."""


def told(name: str, seat: int, tag: str = "cs") -> list[Message]:
    """What a seat is told of a scene, redacted for it."""
    state, events = SCENES[name].play()
    seen = (GAME.redact(event, seat) for event in events)
    return list(TELL.tell([event for event in seen if event is not None], desk_at(state, seat, tag)))


def brief(name: str, seat: int, tag: str = "cs") -> Lines:
    """The brief forms."""
    return tuple(line.brief for line in forms(told(name, seat, tag), tag))


def felt(name: str, seat: int, tag: str = "cs") -> Lines:
    """The Braille forms."""
    return tuple(line.braille for line in forms(told(name, seat, tag), tag))


@pytest.mark.parametrize("name", SCENES)
def test_brief_to_who_acts(name: str) -> None:
    """Half the words, the same news."""
    assert BRIEF[name] == brief(name, 0)


@pytest.mark.parametrize("name", SCENES)
def test_brief_to_others(name: str) -> None:
    """Who did it stands first."""
    assert BRIEF_OTHER[name] == brief(name, 1)


@pytest.mark.parametrize("name", SCENES)
def test_braille_to_others(name: str) -> None:
    """Names whole, pieces short."""
    assert FELT_OTHER[name] == felt(name, 1)


@pytest.mark.parametrize("name", SCENES)
def test_informal(name: str) -> None:
    """Friends are told in the second person singular; nothing formal is left in any form."""
    informal = language("cs").switch(Manners(register="informal"))
    lines = [informal.render(message) for message in told(name, 0)]
    assert INFORMAL[name] == tuple(line.full for line in lines)
    for line in lines:
        for form in (line.full, line.brief, line.braille):
            assert not {"vy", "vám", "vás", "máte"} & set(form.rstrip(".").split())


@pytest.mark.parametrize("name", SCENES)
def test_brief_in_english(name: str) -> None:
    """English is brief, too."""
    assert BRIEF_ENGLISH[name] == brief(name, 0, "en")


@pytest.mark.parametrize("name", SCENES)
def test_braille_in_english(name: str) -> None:
    """English on a Braille line."""
    assert FELT_ENGLISH[name] == felt(name, 1, "en")


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("name", SCENES)
def test_every_event_fits_a_braille_line(name: str, tag: str) -> None:
    """At most 40 cells, for both players and for who only watches; brief is never longer than full."""
    for seat in (0, 1, SPECTATOR):
        for line in forms(told(name, seat, tag), tag):
            assert cells(line.braille, tag) <= 40, line.braille
            assert len(line.brief) <= len(line.full), line.brief


@pytest.mark.parametrize("name", SCENES)
def test_who_only_watches_hears_names_alone(name: str) -> None:
    """A spectator is never addressed, and is told as much as the player who only listens, or less."""
    lines = [line.full for line in forms(told(name, SPECTATOR))]
    assert lines
    words = {word for line in lines for word in line.rstrip(".!").split()}
    assert not {"vy", "vám", "vás", "máte", "dáváte", "dostáváte", "ty", "máš"} & words


@pytest.mark.parametrize("name", SCENES)
def test_whose_doing_a_line_is(name: str) -> None:
    """A voice or a sound can tell own lines from those of others: own, other, bot, turn, score or system."""
    kinds = {message.kind for seat in (0, 1) for message in told(name, seat)}
    assert kinds <= {"own", "other", "turn", "score", "system"}
    state, events = SCENES[name].play()
    desk = desk_at(state, 1, bots=frozenset({0}))
    seen = [event for event in (GAME.redact(event, 1) for event in events) if event is not None]
    assert "other" not in {message.kind for message in TELL.tell(seen, desk)}
