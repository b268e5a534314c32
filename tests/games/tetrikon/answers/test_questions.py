"""Every question and its answer, line by line, in a position with nearly everything."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.engine import GameError
from tests.games.tetrikon.positions import play, position
from tests.games.tetrikon.wording import COMMANDS, ask, desk_at, full, mistake

RICH: Final = position(
    money=["50 25 10 5", "50 20"],
    cards=["joker-10 immunity", "draw-1"],
    free=["i4 l4 l4", "r3 t4"],
    placed=["o4 1 a1", "t3 1 a1"],
    bag="k1 k1 d2",
    returned="20 20",
    used="draw-2",
)
"""Jana on turn, her diagram 4 by 3 squares."""

ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "stav": (
        "Váš tah: hod, karta, stavba, obchod nebo výměna u managera?",
        "Kolo 2.",
        "Diagram A1: zbývá vyplnit 8 čtverečků ze 12.",
        "V ruce 90 T, 2 náhody, 3 volné dílky.",
    ),
    "skóre": ("Vpředu: vy, zbývá vyplnit 8 čtverečků.", "Prázdné čtverečky: vy 8, Petr 9."),
    "skóre Petr": ("Petr zatím nemá trestné body.",),
    "ruka": (
        "90 T: 50 T, 25 T, 10 T a 5 T.",
        "Náhody: imunita a žolík 10 T.",
        "3 volné dílky: tyč, 2 háky.",
    ),
    "deska": (
        "Váš diagram A1.",
        "Sloupce a až d, řady 1 až 3 odspodu, 12 čtverečků.",
        "Řada 1: a až b čtverec, volno c až d.",
        "Řada 2: a až b čtverec, volno c až d.",
        "Řada 3: volno a až d.",
        "Zakryto 4 ze 12, zbývá 8.",
    ),
    "deska Petr": (
        "Petr, diagram A2.",
        "Sloupce a až d, řady 1 až 3 odspodu, 12 čtverečků.",
        "Řada 1: a až c tyčka, volno d.",
        "Řady 2 až 3: volno a až d.",
        "Zakryto 3 ze 12, zbývá 9.",
    ),
    "řada 3": ("Řada 3: volno a až d.",),
    "sloupec c": ("Sloupec c: volno 1 až 3.",),
    "pole c3": ("Pole c3: volno.", "Zakryje ho tyč, 1 možnost, zbude 4; hák, 6 možností, zbude 4."),
    "pole b2": ("Pole b2: čtverec, místa a1 až b1, a2 až b2.",),
    "okolí b2": (
        "Pole b2: čtverec, místa a1 až b1, a2 až b2.",
        "Čtverec: dole, vlevo dole, vlevo.",
        "Volno: nahoře, vpravo nahoře, vpravo, vpravo dole, vlevo nahoře.",
    ),
    "kde hák": ("Hák je mezi volnými dílky 2krát.",),
    "kde roh": (
        "Roh je v nabídce na místě 4.",
        "Roh mezi volnými dílky má Petr.",
    ),
    "kde kostička": ("Kostička je v nabídce na místě 1.",),
    "kde kříž": ("Kříž tu nikde není.",),
    "kde podkova": ("Podkova tu nikde není.",),
    "volno": ("Zbývá 8 čtverečků, jedna oblast od pole c1.",),
    "oblasti": ("Oblast 1, 8 čtverečků: c1 až d1, c2 až d2, a3 až d3.",),
    "obrys": (
        "Obrys má 4 rohy, začátek je pole a1, vlevo dole.",
        "Vpravo 4, nahoru 3, vlevo 4, dolů 3.",
    ),
    "nabídka": (
        "Nabídka: 1 kostička, 2 domino, 3 tyčka, 4 roh, 5 tyč, 6 čtverec.",
        "V sáčku jsou 3 dílky.",
    ),
    "dílky": (
        "1 čtvereček: kostička.",
        "2 čtverečky: domino.",
        "3 čtverečky: tyčka, roh.",
        "4 čtverečky: tyč, čtverec, hák, zub, schod.",
        "5 čtverečků: dlouhá tyč, podkova, kříž, vlajka.",
    ),
    "dílky hák": (
        "Hák: 4 čtverečky, šířka 3, výška 2.",
        "Dole tři. Nad nimi zleva jeden.",
        "Po čtverečcích: vpravo 2, od prvního čtverečku nahoru 1.",
        "V rohu desky: a1 až c1, a2.",
    ),
    "soupeři": (
        "Petr: diagram A2, zbývá vyplnit 9 čtverečků ze 12.",
        "V diagramu 1 dílek: tyčka.",
        "2 volné dílky: roh, zub.",
        "V ruce 2 karty T, 1 náhoda.",
    ),
    "soupeři Petr": (
        "Petr: diagram A2, zbývá vyplnit 9 čtverečků ze 12.",
        "V diagramu 1 dílek: tyčka.",
        "2 volné dílky: roh, zub.",
        "V ruce 2 karty T, 1 náhoda.",
    ),
    "karta": (
        "Imunita: zkratka „imunita“, kartu si lze nechat na později.",
        "Zruší jednu náhodu, která by hráči něco vzala nebo zakázala, i mimo jeho tah.",
        "Žolík 10 T: zkratka „žolík 10 T“, kartu si lze nechat na později.",
        "Manager za ni dá karty T v hodnotě 10 T. Žolíků lze vyměnit víc naráz.",
    ),
    "karta žolík 25 T": (
        "Žolík 25 T: zkratka „žolík 25 T“, kartu si lze nechat na později.",
        "Manager za ni dá karty T v hodnotě 25 T. Žolíků lze vyměnit víc naráz.",
    ),
    "akce": (
        "V tahu zatím nemáte žádnou akci. Zbývají dvě akce.",
        "Teď jde: hod, karta, stavba, obchod, výměna u managera.",
    ),
    "sáček": (
        "V sáčku jsou 3 dílky.",
        "2 kostičky, domino.",
    ),
    "pokladnice": (
        "V pokladnici 88 karet, zaplaceny 2.",
        "V balíčku 38 náhod, použita 1.",
    ),
    "obchod": ("Teď nikdo nic nenabízí.",),
    "zákazy": ("Žádný zákaz teď neplatí.",),
    "jde to": ("Zbytek jde vyplnit už jen volnými dílky.",),
    "co potřebuji": ("Zbytek by šel vyplnit: 1 kostička, 2 domino, 3 tyčka, 4 roh, 5 tyč, 6 čtverec.",),
    "čas": ("Čas není omezen.",),
    "diagram": (
        "Váš diagram A1.",
        "Sloupce a až d, řady 1 až 3 odspodu, 12 čtverečků.",
        "Řada 1: a až b čtverec, volno c až d.",
        "Řada 2: a až b čtverec, volno c až d.",
        "Řada 3: volno a až d.",
        "Zakryto 4 ze 12, zbývá 8.",
    ),
}
"""Questions as they are typed, and what Jana hears."""


@pytest.mark.parametrize("typed", ANSWERS)
def test_a_question_is_answered(typed: str) -> None:
    """The answer says what was asked, in whole sentences, and costs nothing."""
    assert ANSWERS[typed] == tuple(ask(desk_at(RICH), typed))


def test_others_hands_are_not_told() -> None:
    """Whatever Petr asks, he hears nothing of the values and kept cards that Jana has."""
    other = position(
        money=["20 20 20 1", "50 20"],
        cards=["draw-3 inheritance", "draw-1"],
        free=["i4 l4 l4", "r3 t4"],
        placed=["o4 1 a1", "t3 1 a1"],
        bag="k1 k1 d2",
        returned="20 20",
        used="draw-2",
    )
    told = []
    for state in (RICH, other):
        desk = desk_at(state, 1)
        lines = []
        for answer in COMMANDS.answers.values():
            try:
                lines += full(answer(desk, ()))
            except GameError as error:
                lines.append(mistake(error))
        told.append(lines)
    assert told[0] == told[1]


def test_an_open_offer_is_read_in_full() -> None:
    """`obchod` reads the offer that waits for an answer, to either side."""
    state, _ = play(RICH, "deal 1", "add give i4", "add give 25", "add take r3", "propose 25")
    assert ["Jana vám nabízí tyč a 25 T za roh."] == ask(desk_at(state, 1), "obchod")
    assert ["Nabízíte tyč a 25 T za roh. Odpovídá Petr."] == ask(desk_at(state, 0), "obchod")


def test_bans_are_told() -> None:
    """`zákazy` tells who must not do what, and for how long."""
    state, _ = play(position(), "roll", "dice 2 2", "choose chance", "chance no-build")
    assert ["V tomto tahu nestavíte."] == ask(desk_at(state), "zákazy")
    assert ["Jana v tomto tahu nestaví."] == ask(desk_at(state, 1), "zákazy")
    state, _ = play(position(), "roll", "dice 2 2", "choose chance", "chance no-roll", "end")
    assert ["Jana v příštím tahu nehází pro karty."] == ask(desk_at(state, 1), "zákazy")


def test_what_can_still_be_filled() -> None:
    """`jde to` tells whether the own pieces do, whether others can still come, or that a piece has to go."""
    filled = position(placed=["i4 1 a1, i4 1 a2", ""], free=["i4", ""])
    coming = position(placed=["i4 1 a1, i4 1 a2", ""])
    never = position(placed=["x5 1 b1", ""], bag="", offer="x5 x5 u5 u5 p5 p5")
    assert ["Zbytek jde vyplnit už jen volnými dílky."] == ask(desk_at(filled), "jde to")
    assert ["Zbytek jde vyplnit dílky, které ještě mohou přijít."] == ask(desk_at(coming), "jde to")
    assert ["Zbytek už vyplnit nejde, musel by se vyměnit vložený dílek."] == ask(desk_at(never), "jde to")


def test_what_is_needed() -> None:
    """`co potřebuji` parts the offer: what leaves a rest to be filled, what spoils it, what is too big."""
    one = position(placed=["i4 1 a1, i4 1 a2", ""], bag="", offer="i4 t3 d2 x5 t4 u5")
    assert [
        "Zbytek by šel vyplnit: 1 tyč.",
        "Zbytek by už nešel vyplnit: 2 tyčka, 3 domino.",
        "Nevejde se: 4 kříž, 5 zub, 6 podkova.",
    ] == ask(desk_at(one), "co potřebuji")
