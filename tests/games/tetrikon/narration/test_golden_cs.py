"""What is told of each happening in Czech, to who does it and to who only hears it, whole and in Braille."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.tetrikon.scenes import SCENES
from tests.games.tetrikon.wording import asked, desk_at, felt, heard

Lines = tuple[str, ...]

OWN: Final[dict[str, Lines]] = {
    "roll": ("Padlo 3 a 5: dvě karty z pokladnice.", "Nové karty: 25 T a 10 T, dohromady máte 35 T."),
    "roll double": ("Padlo 3 a 3.", "Náhoda: žolík 25 T.", "Necháváte si kartu: žolík 25 T."),
    "roll double money": ("Padlo 3 a 3.", "Berete z pokladnice.", "Nová karta: 50 T, dohromady máte 50 T."),
    "six six piece": ("Padlo 6 a 6.", "Padlo 3, dostáváte tyčku.", "Na místo 3 přichází hák."),
    "buy": ("Platíte 100 T: 2 krát 50 T.", "Padlo 2, kupujete domino.", "Na místo 2 přichází kříž."),
    "buy change": (
        "Platíte 100 T: 50 T, 25 T, 20 T a 10 T, zpět 5 T.",
        "Padlo 6, kupujete čtverec.",
        "Na místo 6 přichází kostička.",
    ),
    "build": ("Tyč leží: a1 až d1.", "Zbývá 8 čtverečků, jedna oblast od pole a2."),
    "build full": (
        "Kostička leží: d3.",
        "Celý diagram je plný, uzavíráte hru!",
        "Ještě jeden tah: Petr. Už bez obchodu.",
        "Poslední tah má Petr.",
    ),
    "exchange": ("Tyč místo háku: a1 až d1.", "Zbývá 8 čtverečků, jedna oblast od pole a2."),
    "swap": (
        "Měníte dílek u managera: hák.",
        "Padlo 3, dostáváte tyčku.",
        "Na místo 3 přichází kostička.",
        "Do sáčku jde hák.",
        "Hraje Petr.",
    ),
    "deal": ("Nabízíte tyč a 25 T za roh. Odpovídá Petr.", "Obchod platí. Dáváte tyč a 25 T, dostáváte roh."),
    "deal refused": ("Nabízíte tyč za roh. Odpovídá Petr.", "Petr odmítá."),
    "deal counter": (
        "Nabízíte tyč za roh. Odpovídá Petr.",
        "Petr vám nabízí roh a 50 T za tyč.",
        "Obchod platí. Dáváte tyč, dostáváte roh a 50 T.",
    ),
    "surrender": ("Padlo 2 a 2.", "Náhoda: dílek pro managera.", "Odevzdáváte roh."),
    "surrender placed": ("Padlo 2 a 2.", "Náhoda: dílek pro managera.", "Z diagramu odevzdáváte hák."),
    "discard": ("Padlo 2 a 2.", "Náhoda: odhoz jedné karty.", "Odhazujete 10 T."),
    "no-build": ("Padlo 2 a 2.", "Náhoda: zákaz stavby.", "V tomto tahu nestavíte."),
    "no-trade immune": (
        "Padlo 2 a 2.",
        "Náhoda: zákaz obchodu.",
        "Používáte imunitu, neplatí pro vás: zákaz obchodu.",
    ),
    "ten": (
        "Padlo 2 a 2.",
        "Náhoda: 10 T od každého.",
        "Používáte kartu: 10 T od každého.",
        "Petr dává 10 T, dostáváte vy.",
    ),
    "take short": (
        "Používáte kartu: 25 T od vybraného hráče. Dává Petr.",
        "Petr dává 15 T ze 25 T, dostáváte vy.",
    ),
    "claim immune": (
        "Používáte kartu: dílek od hráče. Dává Petr.",
        "Petr používá imunitu, neplatí: dílek od hráče.",
    ),
    "claim given": ("Používáte kartu: dílek od hráče. Dává Petr.", "Petr dává roh, dostáváte vy."),
    "idle": (
        "Používáte kartu: dílek od hráče. Dává Petr.",
        "Petr nemá co dát, karta nemá účinek: dílek od hráče.",
    ),
    "jokers": ("Používáte karty: žolík 10 T a žolík 25 T.", "Manager vám dává 35 T: 25 T a 10 T."),
    "swap-player": (
        "Nabízíte výměnu: tyč za roh. Odpovídá Petr.",
        "Výměna platí. Dáváte tyč, dostáváte roh.",
    ),
    "inheritance": ("Používáte kartu: dědictví.", "Manager vám dává 150 T: 100 T a 50 T."),
    "end": ("Nehrajete nic.", "Hraje Petr."),
    "broken": (
        "Padlo 2 a 2.",
        "Náhoda: 25 T od vybraného hráče.",
        "Používáte kartu: 25 T od vybraného hráče. Dává Petr.",
        "Petr rozměňuje 50 T na 2 krát 25 T.",
        "Petr dává 25 T, dostáváte vy.",
    ),
    "inflation": (
        "Platíte 100 T: 2 krát 50 T.",
        "Padlo 1, kupujete kostičku.",
        "Na místo 1 přichází kostička, v sáčku je poslední dílek.",
        "Inflace dílků. Kolik kdo vrací: vy 2, Petr 1.",
        "Odevzdáváte tyč.",
    ),
}
"""What the player on turn hears, Jana."""

OTHER: Final[dict[str, Lines]] = {
    "roll": ("Jana hází 3 a 5: dvě karty.",),
    "roll double": ("Jana hází 3 a 3.", "Jana bere náhodu.", "Jana si kartu nechává."),
    "roll double money": ("Jana hází 3 a 3.", "Jana bere z pokladnice."),
    "six six piece": ("Jana hází 6 a 6.", "Jana dostává tyčku.", "Na místo 3 přichází hák."),
    "buy": ("Jana kupuje domino.", "Na místo 2 přichází kříž."),
    "buy change": ("Jana kupuje čtverec.", "Na místo 6 přichází kostička."),
    "build": ("Jana vkládá tyč, zbývá 8.",),
    "build full": (
        "Jana vkládá kostičku, diagram je plný.",
        "Jana má celý diagram plný a uzavírá hru!",
        "Ještě jeden tah: vy. Už bez obchodu.",
    ),
    "exchange": ("Jana vkládá tyč místo háku, zbývá 8.",),
    "swap": (
        "Jana mění dílek u managera: hák.",
        "Jana dostává tyčku.",
        "Na místo 3 přichází kostička.",
        "Do sáčku jde hák.",
    ),
    "deal": ("Jana vám nabízí tyč a 25 T za roh.", "Obchod platí. Dáváte roh, dostáváte tyč a 25 T."),
    "deal refused": ("Jana vám nabízí tyč za roh.", "Odmítáte."),
    "deal counter": (
        "Jana vám nabízí tyč za roh.",
        "Nabízíte roh a 50 T za tyč. Odpovídá Jana.",
        "Obchod platí. Dáváte roh a 50 T, dostáváte tyč.",
    ),
    "surrender": ("Jana hází 2 a 2.", "Jana bere náhodu: dílek pro managera.", "Jana odevzdává roh."),
    "surrender placed": (
        "Jana hází 2 a 2.",
        "Jana bere náhodu: dílek pro managera.",
        "Jana odevzdává hák z diagramu.",
    ),
    "discard": ("Jana hází 2 a 2.", "Jana bere náhodu: odhoz jedné karty.", "Jana odhazuje 10 T."),
    "no-build": ("Jana hází 2 a 2.", "Jana bere náhodu: zákaz stavby.", "Jana v tomto tahu nestaví."),
    "no-trade immune": (
        "Jana hází 2 a 2.",
        "Jana bere náhodu: zákaz obchodu.",
        "Jana používá imunitu, neplatí: zákaz obchodu.",
    ),
    "ten": (
        "Jana hází 2 a 2.",
        "Jana bere náhodu.",
        "Jana používá kartu: 10 T od každého.",
        "Dáváte 10 T, dostává Jana.",
    ),
    "take short": (
        "Jana používá kartu: 25 T od vybraného hráče. Dáváte vy.",
        "Dáváte 15 T ze 25 T, dostává Jana.",
    ),
    "claim immune": (
        "Jana používá kartu: dílek od hráče. Dáváte vy.",
        "Používáte imunitu, neplatí pro vás: dílek od hráče.",
    ),
    "claim given": ("Jana používá kartu: dílek od hráče. Dáváte vy.", "Dáváte roh, dostává Jana."),
    "idle": (
        "Jana používá kartu: dílek od hráče. Dáváte vy.",
        "Nemáte co dát, karta nemá účinek: dílek od hráče.",
    ),
    "jokers": ("Jana používá karty: žolík 10 T a žolík 25 T.", "Jana dostává od managera 35 T."),
    "swap-player": ("Jana vám nabízí výměnu: tyč za roh.", "Výměna platí. Dáváte roh, dostáváte tyč."),
    "inheritance": ("Jana používá kartu: dědictví.", "Jana dostává od managera 150 T."),
    "end": ("Jana nehraje nic.",),
    "broken": (
        "Jana hází 2 a 2.",
        "Jana bere náhodu.",
        "Jana používá kartu: 25 T od vybraného hráče. Dáváte vy.",
        "Rozměňujete 50 T na 2 krát 25 T.",
        "Dáváte 25 T, dostává Jana.",
    ),
    "inflation": (
        "Jana kupuje kostičku.",
        "Na místo 1 přichází kostička, v sáčku je poslední dílek.",
        "Inflace dílků. Kolik kdo vrací: Jana 2, vy 1.",
        "Jana odevzdává tyč.",
    ),
}
"""What the other one hears, Petr."""

FELT: Final[dict[str, Lines]] = {
    "roll": ("hod 3 5", "+25 10, máte 35"),
    "roll double": ("hod 3 3", "žolík 25 T", "máte žolík 25 T"),
    "roll double money": ("hod 3 3", "z pokladnice", "+50, máte 50"),
    "six six piece": ("hod 6 6", "+tyčka", "3: hák"),
    "buy": ("platíte 100 T", "nákup dom", "2: kříž"),
    "buy change": ("platíte 100 T", "nákup čtv", "6: kost"),
    "build": ("tyč a-d1", "zbývá 8: a2"),
    "build full": ("kost d3", "uzavíráte hru", "poslední: Petr", "hraje Petr"),
    "exchange": ("tyč a-d1", "zbývá 8: a2"),
    "swap": ("měníte hák", "+tyčka", "3: kost", "hák do sáčku", "hraje Petr"),
    "deal": ("tyč 25T za roh", "platí, +roh"),
    "deal refused": ("tyč za roh", "Petr odmítá"),
    "deal counter": ("tyč za roh", "Petr: roh 50T za tyč", "platí, +roh 50T"),
    "surrender": ("hod 2 2", "odevzdej 1 M", "-roh"),
    "surrender placed": ("hod 2 2", "odevzdej 1 M", "-hák"),
    "discard": ("hod 2 2", "odhoď 1 z R", "odhoz 10 T"),
    "no-build": ("hod 2 2", "nestavíš", "nestavíte"),
    "no-trade immune": ("hod 2 2", "nelze obchodovat", "imunita: nelze obchodovat"),
    "ten": ("hod 2 2", "10 T od každého", "10 T od každého", "Petr dává 10 T"),
    "take short": ("vyber 25 T od 1 H: Petr", "Petr dává 15 T"),
    "claim immune": ("1 od H: Petr", "Petr imunita"),
    "claim given": ("1 od H: Petr", "Petr dává roh"),
    "idle": ("1 od H: Petr", "Petr nemá co dát"),
    "jokers": ("žolík 10 T, žolík 25 T", "+35 T od M"),
    "swap-player": ("tyč za roh?", "platí, +roh"),
    "inheritance": ("dědictví", "+150 T od M"),
    "end": ("nic", "hraje Petr"),
    "broken": ("hod 2 2", "vyber 25 T od 1 H", "vyber 25 T od 1 H: Petr", "Petr mění 50 T", "Petr dává 25 T"),
    "inflation": ("platíte 100 T", "nákup kost", "1: kost", "inflace d: vy 2, Petr 1", "-tyč"),
}
"""What the player on turn feels on a Braille line."""

QUESTION: Final[dict[str, str]] = {
    "roll": "Hrát nemáte co, tah ukončí „hotovo“.",
    "roll double": "Hrát nemáte co, tah ukončí „hotovo“.",
    "roll double money": "Hrát nemáte co, tah ukončí „hotovo“.",
    "six six piece": "Druhá akce: stavba, obchod, nebo hotovo?",
    "buy": "Druhá akce: hod, stavba, obchod, nebo hotovo?",
    "buy change": "Druhá akce: hod, stavba, obchod, nebo hotovo?",
    "build": "Druhá akce: hod, nebo hotovo?",
    "build full": "Hraje Petr.",
    "exchange": "Druhá akce: hod, obchod, nebo hotovo?",
    "swap": "Hraje Petr.",
    "deal": "Druhá akce: hod, stavba, obchod, nebo hotovo?",
    "deal refused": "Váš tah: hod, stavba, obchod nebo výměna u managera?",
    "deal counter": "Druhá akce: hod, stavba, obchod, nebo hotovo?",
    "surrender": "Druhá akce: stavba, obchod, nebo hotovo?",
    "surrender placed": "Hrát nemáte co, tah ukončí „hotovo“.",
    "discard": "Hrát nemáte co, tah ukončí „hotovo“.",
    "no-build": "Hrát nemáte co, tah ukončí „hotovo“.",
    "no-trade immune": "Hrát nemáte co, tah ukončí „hotovo“.",
    "ten": "Hrát nemáte co, tah ukončí „hotovo“.",
    "take short": "Hrát nemáte co, tah ukončí „hotovo“.",
    "claim immune": "Druhá akce: obchod, nebo hotovo?",
    "claim given": "Druhá akce: stavba, obchod, nebo hotovo?",
    "idle": "Hrát nemáte co, tah ukončí „hotovo“.",
    "jokers": "Hrát nemáte co, tah ukončí „hotovo“.",
    "swap-player": "Druhá akce: stavba, obchod, nebo hotovo?",
    "inheritance": "Druhá akce: nákup, nebo hotovo?",
    "end": "Hraje Petr.",
    "broken": "Hrát nemáte co, tah ukončí „hotovo“.",
    "inflation": "Odevzdejte dílek.",
}
"""What the player on turn is asked afterwards."""


@pytest.mark.parametrize("name", SCENES)
def test_who_acts_is_told(name: str) -> None:
    """The player on turn hears what came of it, one line for each thing, the result first."""
    state, events = SCENES[name].play()
    assert OWN[name] == tuple(heard(events, desk_at(state, 0, "cs"), "cs"))


@pytest.mark.parametrize("name", SCENES)
def test_others_are_told(name: str) -> None:
    """The other player hears the same by name, without values of cards that are not theirs."""
    state, events = SCENES[name].play()
    assert OTHER[name] == tuple(heard(events, desk_at(state, 1, "cs"), "cs"))


@pytest.mark.parametrize("name", SCENES)
def test_braille_is_short(name: str) -> None:
    """The Braille line has the same in few cells, cards by their fixed abbreviations."""
    state, events = SCENES[name].play()
    assert FELT[name] == tuple(felt(events, desk_at(state, 0, "cs"), "cs"))


@pytest.mark.parametrize("name", SCENES)
def test_the_next_question_says_what_is_possible(name: str) -> None:
    """What is asked afterwards names only what makes sense then."""
    state, _ = SCENES[name].play()
    assert QUESTION[name] == asked(desk_at(state, 0, "cs"), "cs")
