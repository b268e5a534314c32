from __future__ import annotations

import pytest

from accessgames.braille import cells
from accessgames.engine import MalformedAction
from accessgames.engine.grid import free_polyominoes
from accessgames.language.readers import Parsed
from accessgames.language.space import OrientationNames
from tests.language.space.boards import heard, shape
from tests.language.tongues import tongue, words


def ways(
    *rows: str, mirror: bool = True, upward: bool = True, names: tuple[str, ...] = ()
) -> OrientationNames:
    """All ways to lay a drawn shape."""
    return OrientationNames(shape(*rows).orientations(mirror=mirror, upward=upward), upward, names)


HOOK, BAR, STEP = ways("#..", "###"), ways("###"), ways(".##", "##.")
CORNER = ways(
    "#.",
    "##",
    mirror=False,
    names=("corner-down-left", "corner-up-left", "corner-up-right", "corner-down-right"),
)


def said(of: OrientationNames, number: int, form: str = "full", tag: str = "cs") -> str:
    """The name of a position."""
    return heard(of.message(number), tag, form)[0]  # type: ignore[arg-type]


def read(of: OrientationNames, typed: str, tag: str = "cs") -> Parsed[tuple[int, ...]] | None:
    """What typed words mean."""
    return of.read(words(typed), tongue(tag).vocabulary("common", "space", "corner"))


@pytest.mark.parametrize(
    ("number", "full", "brief"),
    [
        (1, "poloha 1 z 8, základní", "poloha 1, základní"),
        (2, "poloha 2 z 8, otočeno vpravo", "poloha 2, vpravo"),
        (3, "poloha 3 z 8, otočeno vzhůru nohama", "poloha 3, vzhůru nohama"),
        (4, "poloha 4 z 8, otočeno vlevo", "poloha 4, vlevo"),
        (5, "poloha 5 z 8, zrcadlově", "poloha 5, zrcadlově"),
        (8, "poloha 8 z 8, otočeno vlevo, zrcadlově", "poloha 8, vlevo, zrcadlově"),
    ],
)
def test_a_position_has_its_number_and_its_turn(number: int, full: str, brief: str) -> None:
    """Turned to the right as seen by the player, and mirrored."""
    assert full == said(HOOK, number)
    assert brief == said(HOOK, number, "brief")
    assert f"pol {number}" == said(HOOK, number, "braille")


def test_a_bar_lies_level_or_upright() -> None:
    """Nobody turns a bar to the right."""
    assert "poloha 1 ze 2, vodorovně" == said(BAR, 1)
    assert "poloha 2 ze 2, svisle" == said(BAR, 2)
    assert "position 2 of 2, upright" == said(BAR, 2, tag="en")


def test_a_shape_with_one_position() -> None:
    """Has nothing to be told apart."""
    assert "jediná poloha" == said(ways("##", "##"), 1)
    assert "pol 1" == said(ways("##", "##"), 1, "braille")


def test_the_game_may_name_positions() -> None:
    """By what is easiest to feel, such as where the corner is."""
    assert "poloha 1 ze 4, roh vlevo dole" == said(CORNER, 1)
    assert "poloha 2, roh vlevo nahoře" == said(CORNER, 2, "brief")


@pytest.mark.parametrize(
    ("typed", "numbers", "used"),
    [
        ("poloha 2", (2,), 2),
        ("polohu dvě", (2,), 2),
        ("2", (2,), 1),
        ("druhá poloha", (2,), 1),
        ("vpravo", (2,), 1),
        ("otočeno vpravo", (2,), 2),
        ("doleva", (4,), 1),
        ("vzhůru nohama", (3,), 2),
        ("základní", (1,), 1),
        ("rovně", (1,), 1),
        ("zrcadlově", (5,), 1),
        ("zrcadlo vpravo", (6,), 2),
        ("otočeno vlevo, zrcadlově", (8,), 4),
        ("vlevo a zrcadlově", (8,), 3),
        ("vodorovně", (1, 3, 5, 7), 1),
        ("svisle", (2, 4, 6, 8), 1),
        ("svisle zrcadlově", (6, 8), 2),
        ("zrcadlově vpravo c3", (6,), 2),
        ("2 c3", (2,), 1),
    ],
)
def test_positions_as_they_are_typed(typed: str, numbers: tuple[int, ...], used: int) -> None:
    """By number, by turn, by how the shape lies; several that fit are all given."""
    assert Parsed(numbers, used) == read(HOOK, typed)


@pytest.mark.parametrize("typed", ["", "c3", "v", "d 4", "tyč", "na c3"])
def test_other_words_are_no_position(typed: str) -> None:
    """A single letter is a column, not the beginning of vpravo."""
    assert read(HOOK, typed) is None


def test_english_positions() -> None:
    """The same words as in what is told."""
    assert Parsed((2,), 2) == read(HOOK, "turned right", "en")
    assert Parsed((7,), 3) == read(HOOK, "mirrored upside down", "en")
    assert Parsed((2,), 1) == read(BAR, "upright", "en")


def test_a_turn_means_the_look_it_leads_to() -> None:
    """A bar turned to the left stands as it does turned to the right; a mirrored bar is a bar."""
    assert Parsed((2,), 1) == read(BAR, "vlevo")
    assert Parsed((2,), 1) == read(BAR, "vpravo")
    assert Parsed((1,), 1) == read(BAR, "zrcadlově")
    assert Parsed((1,), 2) == read(STEP, "vzhůru nohama")


def test_names_of_the_game_are_understood() -> None:
    """Whole, or as much of them as was typed; then several may fit."""
    assert Parsed((2,), 3) == read(CORNER, "roh vlevo nahoře")
    assert Parsed((1, 2), 2) == read(CORNER, "roh vlevo")
    assert Parsed((1, 2, 3, 4), 1) == read(CORNER, "roh c3")
    assert Parsed((2,), 1) == read(CORNER, "vpravo")
    assert Parsed((2,), 4) == read(CORNER, "roh vlevo, nahoře c3")
    assert Parsed((1, 2), 2) == read(CORNER, "roh vlevo, c3")


@pytest.mark.parametrize(
    ("of", "typed", "key", "args"),
    [
        (HOOK, "poloha 9", "space-error-position-number", {"number": 9, "count": 8}),
        (HOOK, "0", "space-error-position-number", {"number": 0, "count": 8}),
        (BAR, "3", "space-error-position-number", {"number": 3, "count": 2}),
        (
            ways("#..", "###", mirror=False),
            "zrcadlově",
            "space-error-position",
            {"words": "zrcadlově", "count": 4},
        ),
        (BAR, "svisle základní", "space-error-position", {"words": "svisle základní", "count": 2}),
    ],
)
def test_a_position_that_is_not_there(
    of: OrientationNames, typed: str, key: str, args: dict[str, object]
) -> None:
    """The error has what was typed and how many there are."""
    with pytest.raises(MalformedAction) as caught:
        read(of, typed)
    assert key == caught.value.key
    assert args == dict(caught.value.args_)


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("upward", [True, False])
def test_what_is_told_can_be_typed(tag: str, upward: bool) -> None:
    """The full and the brief name of every position of every shape mean that position."""
    for size in range(2, 6):
        for one in free_polyominoes(size, mirror=True):
            of = OrientationNames(one.orientations(mirror=True, upward=upward), upward)
            for number in range(1, 1 + len(of.ways)) if of.ways[1:] else ():
                for form in ("full", "brief"):
                    told = said(of, number, form, tag)
                    turn = told.partition(", ")[2]
                    assert Parsed((number,), len(words(turn))) == read(of, turn, tag), told
                assert cells(said(of, number, "braille", tag), tag) <= 10
