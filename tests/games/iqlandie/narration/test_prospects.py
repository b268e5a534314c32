"""Entries of the list of moves, and previews."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine.grid import Square
from accessgames.games.iqlandie.notation import parse_action
from accessgames.language import Listing, Value, say
from accessgames.language.space import name_square
from tests.games.iqlandie.positions import GOLDEN, board, building, do, racing
from tests.games.iqlandie.wording import TELL, dots, full, listener_at

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState

BOARDS = (board(GOLDEN), board({1: ("o4r a1 b1 a2 b2",), 3: ("v3j a1 b1 a2",)}))
JOKERS = building(("i3b v3r", "i3b v3r"), BOARDS)
OPEN = building(("t4r* i3b", "i3b"))
LAID = do(OPEN, 0, "place i3b 1 a1 1")


def told(state: IqState, notation: str, seat: int = 0, tag: str = "cs") -> str:
    """An entry of the list of moves."""
    return full([TELL.action(parse_action(notation), listener_at(state, seat, tag))], tag)[0]


def previewed(state: IqState, notation: str, seat: int = 0, tag: str = "cs") -> list[str]:
    """What an action would bring, in detail."""
    return full(TELL.preview(parse_action(notation), listener_at(state, seat, tag)), tag)


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("place i3b 1 a1 1", "Plus 3, expozice 1, modrá krátká tyčka, vodorovně: a1 až c1."),
        ("place i3b 1 a1 2", "Plus 3, expozice 1, modrá krátká tyčka, svisle: a1 až a3."),
        ("place i3b 3 a3 1", "Beze změny, expozice 3, modrá krátká tyčka, vodorovně: a3 až c3."),
        ("place t4r* 3 a4 1", "Plus 3, expozice 3, červené téčko s robotem, nožka dolů: a4 až c4, b5."),
        ("place t4r* 5 b1 3", "Beze změny, expozice 5, červené téčko s robotem, nožka nahoru: b1, a2 až c2."),
        ("place t4r* 6 a1 1", "Beze změny, expozice 6, červené téčko s robotem, nožka dolů: a1 až c1, b2."),
    ],
)
def test_places(notation: str, expected: str) -> None:
    """What a place brings there, and how the piece lies."""
    assert expected == told(OPEN, notation)


@pytest.mark.parametrize(
    ("tag", "expected"),
    [("cs", "Minus 2, celkem 0, expozice 4: a1."), ("en", "Minus 2, 0 in all, exhibition 4: a1.")],
)
def test_a_whole_that_stays_is_no_nothing(tag: str, expected: str) -> None:
    """What an exhibition loses and a joker brings elsewhere is nought, as a number beside a number."""
    change: dict[str, Value] = {"sign": "minus", "points": 2, "whole": "none", "total": 0, "number": 4}
    squares = Listing((name_square(Square(0, 0)),))
    line = say("iqlandie-can-place", **change, several="no", piece="", posed="no", way="", squares=squares)
    assert [expected] == full([line], tag)


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        (
            "place i3b 1 c1 1",
            "Beze změny, celkem plus 2, expozice 1, modrá krátká tyčka, vodorovně: c1 až e1.",
        ),
        (
            "place i3b 2 a1 1",
            "Beze změny, celkem plus 2, expozice 2, modrá krátká tyčka, vodorovně: a1 až c1.",
        ),
        ("place v3r 1 c1 1", "Plus 3, expozice 1, červený růžek, roh vlevo nahoře: c1 až d1, c2."),
        ("place v3r 4 a1 1", "Plus 3, expozice 4, červený růžek, roh vlevo nahoře: a1 až b1, a2."),
    ],
)
def test_places_with_jokers(notation: str, expected: str) -> None:
    """With a joker on the board the whole may change otherwise than the exhibition."""
    assert expected == told(JOKERS, notation, 1)


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("choose optics", "Okruh optika."),
        ("ready", "Ohlásit připraveno."),
        ("claim 0000000", "Ohlásit hotovo."),
        ("claim 0032000", "Hotovo se ohlásí po 32 sekundách."),
        ("give-up", "Vzdát úlohu."),
        ("press", "Zastavit čas a psát odpověď."),
        ("hint", "Nechat si poradit."),
        ("back", "Vzít zpět poslední krok."),
        ("restart", "Začít úlohu od začátku."),
        ("pick t4r*", "Vzít červené téčko s robotem."),
        ("pick v3j", "Vzít žolíkový růžek."),
        ("add small", "Přidat z malého pytlíku."),
        ("add medium", "Přidat ze středního pytlíku."),
        ("exchange i3b", "Vyměnit za kostičku: modrou krátkou tyčku."),
        ("done", "Ukončit stavbu."),
        ("unplace 1 a1", "Zvednout z expozice 1: a1."),
    ],
)
def test_other_actions(notation: str, expected: str) -> None:
    """Each says what it does."""
    assert expected == told(OPEN, notation)


def test_lifting_names_the_piece() -> None:
    """What was laid in this round is named."""
    assert "Zvednout z expozice 1: modrá krátká tyčka." == told(LAID, "unplace 1 a1")


@pytest.mark.parametrize(
    ("kind", "notation", "expected"),
    [
        ("biology", "slide B", "Bakterie na pole a3, volno bude b3."),
        ("biology", "turn P", "Otočit rámeček vpravo."),
        ("biology", "turn O", "Otočit rámeček vzhůru nohama."),
        ("programming", "stand a5", "Robot na pole a5."),
        ("optics", "put e5 Z P", "Položit na pole e5 zrcadlo vpravo."),
        ("space", "lay 2L", "Navrch přijde karta 2 vlevo."),
        ("space", "lay 4+V1", "Navrch přijde karta 4 rovně o 1 na východ."),
    ],
)
def test_steps(kind: str, notation: str, expected: str) -> None:
    """A step of a task says what it changes."""
    assert expected == told(racing(kind), notation)


@pytest.mark.parametrize(
    ("kind", "first", "notation", "expected"),
    [
        ("optics", "put e5 Z P", "lift e5", "Zvednout z pole e5 zrcadlo vpravo."),
        ("space", "lay 2L", "take 2", "Vzít z hromádky kartu 2 vlevo."),
    ],
)
def test_lifts(kind: str, first: str, notation: str, expected: str) -> None:
    """Taking something out of a task."""
    assert expected == told(do(racing(kind), 0, first), notation)


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        (
            "place i3b 1 a1 1",
            [
                "Plus 3 body, expozice 1, jedna barva, bude mít 3.",
                "Modrá krátká tyčka, poloha 1 ze 2, vodorovně.",
                "Zakryto: a1 až c1.",
                "Zbývá 22 čtverečků, jedna oblast od pole d1.",
            ],
        ),
        (
            "place t4r* 3 a4 1",
            [
                "Plus 3 body, expozice 3, mezery, bude mít 6.",
                "Červené téčko s robotem, poloha 1 ze 4, nožka dolů.",
                "Zakryto: a4 až c4, b5.",
                "Zbývá 21 čtverečků, 2 volné oblasti: 20 od pole a1, 1 od pole a5.",
            ],
        ),
        (
            "place t4r* 5 b1 3",
            [
                "Beze změny bodů, expozice 5, roboti, bude mít 0.",
                "Červené téčko s robotem, poloha 3 ze 4, nožka nahoru.",
                "Zakryto: b1, a2 až c2.",
                "Zbývá 12 čtverečků, 2 volné oblasti: 1 od pole a1, 11 od pole c1.",
            ],
        ),
    ],
)
def test_previews(notation: str, expected: list[str]) -> None:
    """Points first, then the way it lies, what it covers and what stays free."""
    assert expected == previewed(OPEN, notation)


@pytest.mark.parametrize(
    ("kind", "notation", "expected"),
    [
        (
            "biology",
            "slide B",
            ["Bakterie na pole a3, volno bude b3.", "Správně jsou 4 pole: c1, c2, a3, c3."],
        ),
        (
            "optics",
            "put e5 Z P",
            [
                "Položit na pole e5 zrcadlo vpravo.",
                "Zbývá použít: 1 zrcadlo.",
                "Vychází jinde, na severu ve sloupci e.",
            ],
        ),
        (
            "space",
            "lay 2L",
            [
                "Navrch přijde karta 2 vlevo.",
                "Nesedí 9 polí:",
                "a1: hvězda, má být měsíc.",
                "b1: volno, má být planeta.",
                "c1: měsíc, má být planeta.",
                "a2: volno, má být hvězda.",
                "b2: volno, má být planeta.",
                "c2: planeta, má být hvězda.",
                "a3: měsíc, má být hvězda.",
                "b3: volno, má být planeta.",
                "c3: planeta, má být měsíc.",
            ],
        ),
        (
            "programming",
            "stand a5",
            ["Robot na pole a5.", "Správné je tu jen konečné pole, po cestě není co srovnávat."],
        ),
    ],
)
def test_previews_of_steps(kind: str, notation: str, expected: list[str]) -> None:
    """A step with what would differ from the goal then."""
    assert expected == previewed(racing(kind), notation)


def test_preview_of_lifting() -> None:
    """Lifting loses points."""
    assert [
        "Zvednout z expozice 1: modrá krátká tyčka.",
        "Minus 3 body, expozice 1, jedna barva, bude mít 0.",
    ] == previewed(LAID, "unplace 1 a1")


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("place i3b 1 a1 1", "Plus 3, exhibition 1, blue short bar, level: a1 to c1."),
        ("place t4r* 3 a4 1", "Plus 3, exhibition 3, red T with a robot, stem down: a4 to c4, b5."),
        ("choose optics", "Choose optics."),
        ("claim 0000000", "Say that it is done."),
        ("claim 0032000", "“Done” will be said after 32 seconds."),
        ("pick t4r*", "Take the red T with a robot."),
        ("add small", "Add from the small bag."),
        ("exchange i3b", "Exchange for a cube: the blue short bar."),
        ("done", "End building."),
    ],
)
def test_english(notation: str, expected: str) -> None:
    """The same in English."""
    assert expected == told(OPEN, notation, 0, "en")


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("place i3b 1 c1 1", ["+0/+2 ex1 mi3 c-e1"]),
        ("place i3b 2 a1 1", ["+0/+2 ex2 mi3 a-c1"]),
        ("choose optics", ["okruh opt"]),
        ("done", ["hotovo"]),
        ("pick t4r*", ["čt4r"]),
        ("add small", ["mal"]),
    ],
)
def test_braille(notation: str, expected: list[str]) -> None:
    """For a line of twenty cells."""
    assert expected == dots([TELL.action(parse_action(notation), listener_at(JOKERS, 1))])
