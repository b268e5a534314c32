"""The seven dice against the published figures: layout, totals and exact probabilities."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import product
from math import sqrt
from pathlib import Path

import pytest

from accessgames.games.quantum.rules.dice import (
    COLOURS,
    DIE_FACES,
    FACE_BY_NAME,
    WHITE_DIE,
    absent,
    dice_of_mask,
    face_colour,
    face_name,
    face_number,
    totals,
)
from tests.games.quantum.helpers import faces

PUBLISHED = {
    # colour: mean, standard deviation, P(>= 10), P(>= 15), P(>= 20), in per cent from the third figure on
    "R": (8.67, 4.57, 39.4, 11.4, 1.9),
    "Y": (8.67, 4.53, 39.7, 11.2, 1.8),
    "B": (8.83, 4.52, 41.2, 11.7, 1.8),
    "P": (8.83, 4.58, 40.8, 11.9, 2.0),
}
ALL_THROWS = 6**7


def coloured_sums(colour: int) -> Counter[int]:
    """Return the ways of each sum of one colour over the six coloured dice."""
    sums = Counter({0: 1})
    for die in DIE_FACES[:WHITE_DIE]:
        following: Counter[int] = Counter()
        for total, ways in sums.items():
            for face in die:
                following[total + face_number(face) * (face_colour(face) == colour)] += ways
        sums = following
    return sums


def distribution(letter: str) -> dict[int, Fraction]:
    """Return the exact probability of each total of a colour, the white die counted."""
    result: dict[int, Fraction] = {}
    for total, ways in coloured_sums(COLOURS.index(letter)).items():
        for white in range(1, 7):
            result[total + white] = result.get(total + white, Fraction(0)) + Fraction(ways, ALL_THROWS)
    return result


def at_least(letter: str, bound: int) -> float:
    """Return the probability of a total of at least `bound`, in per cent."""
    return 100 * float(sum(p for total, p in distribution(letter).items() if total >= bound))


@pytest.mark.parametrize("letter", COLOURS)
def test_mean_and_deviation_are_the_published_ones(letter: str) -> None:
    """One throw has the mean and the standard deviation of the published table."""
    chances = distribution(letter)
    mean = sum(total * p for total, p in chances.items())
    deviation = sqrt(sum((total - mean) ** 2 * p for total, p in chances.items()))
    assert PUBLISHED[letter][:2] == (round(float(mean), 2), round(deviation, 2))


@pytest.mark.parametrize("letter", COLOURS)
def test_high_totals_are_as_rare_as_published(letter: str) -> None:
    """At least 10, 15 and 20 have the published probabilities."""
    assert PUBLISHED[letter][2:] == tuple(round(at_least(letter, bound), 1) for bound in (10, 15, 20))


@pytest.mark.parametrize("letter", COLOURS)
def test_the_highest_total_needs_all_seven_dice(letter: str) -> None:
    """33 falls once in 279,936 throws and nothing is higher (case Q9)."""
    chances = distribution(letter)
    assert (33, Fraction(1, 279_936)) == (max(chances), chances[33])


@pytest.mark.parametrize("letter", COLOURS)
def test_a_colour_is_absent_in_every_sixth_throw(letter: str) -> None:
    """Each colour is missing in 17.1 % of throws."""
    assert 17.1 == round(100 * coloured_sums(COLOURS.index(letter))[0] / 6**6, 1)


def test_some_colour_is_absent_in_most_throws() -> None:
    """At least one colour is missing in 60.3 % of throws."""
    shown = Counter[frozenset[int]]({frozenset(): 1})
    for die in DIE_FACES[:WHITE_DIE]:
        following: Counter[frozenset[int]] = Counter()
        for colours, ways in shown.items():
            for face in die:
                colour = face_colour(face)
                assert colour is not None
                following[colours | {colour}] += ways
        shown = following
    complete = shown[frozenset(range(4))]
    assert 60.3 == round(100 * (1 - complete / 6**6), 1)


def test_every_number_and_every_colour_is_equally_common() -> None:
    """The 36 coloured faces bear each number six times and each colour nine times."""
    coloured = [face for die in DIE_FACES[:WHITE_DIE] for face in die]
    numbers = Counter(face_number(face) for face in coloured)
    colours = Counter(face_colour(face) for face in coloured)
    assert (dict.fromkeys(range(1, 7), 6), dict.fromkeys(range(4), 9)) == (numbers, colours)


def test_every_coloured_die_has_two_colours_twice() -> None:
    """Two colours occur twice on each coloured die and two once."""
    for die in DIE_FACES[:WHITE_DIE]:
        assert [1, 1, 2, 2] == sorted(Counter(map(face_colour, die)).values())


def test_the_layout_is_the_shared_one() -> None:
    """The shipped file has the faces of the data that the project was given, when that data is at hand."""
    shared = Path(__file__).parents[4] / "shared/data/quantum_dice.json"
    if not shared.exists():
        pytest.skip("the project's shared data is not beside this checkout")
    expected = [sorted(die) for die in json.loads(shared.read_text(encoding="utf-8"))["dice"]]
    assert expected == [[face_name(face) for face in die] for die in DIE_FACES[:WHITE_DIE]]


def test_names_and_faces_are_pairs() -> None:
    """Every face has a name of its own and is found by it."""
    assert list(range(30)) == [FACE_BY_NAME[face_name(face)] for face in range(30)]


@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("R1 R2 B4 P3 B6 Y5 3", (6, 8, 13, 6)),
        ("Y5 B5 B4 B2 B2 B3 3", (3, 8, 19, 3)),
        ("R4 R6 R3 R5 R3 R6 6", (33, 6, 6, 6)),
        ("Y5 Y3 Y4 Y6 Y4 Y5 6", (6, 33, 6, 6)),
        ("B5 B5 B4 B4 B6 B3 6", (6, 6, 33, 6)),
        ("P6 P4 P3 P3 P5 P6 6", (6, 6, 6, 33)),
        ("P6 P4 B4 B4 Y4 R6 4", (10, 8, 12, 14)),
    ],
    ids=["Q1", "Q3", "Q9 red", "Q9 yellow", "Q9 blue", "Q9 purple", "Q13"],
)
def test_totals(dice: str, expected: tuple[int, ...]) -> None:
    """Dice of a colour are added up, the white die to each total; a missing colour is white alone."""
    assert expected == totals(faces(dice))


def test_absent_colours_are_named() -> None:
    """In case Q3 red and purple are missing."""
    assert (0, 3) == absent(faces("Y5 B5 B4 B2 B2 B3 3"))


def test_masks_name_dice() -> None:
    """A mask lists its dice from the first."""
    assert (0, 3, 6) == dice_of_mask(0b1001001)


def test_totals_agree_with_adding_up_face_by_face() -> None:
    """The packed sum equals the plain one for every throw of three dice over a fixed rest."""
    rest = faces("R1 Y1 B4")
    for shown in product(DIE_FACES[3], DIE_FACES[4], DIE_FACES[5], DIE_FACES[6]):
        dice = (*rest, *shown)
        white = face_number(dice[-1])
        plain = tuple(
            white + sum(face_number(face) for face in dice[:-1] if face_colour(face) == colour)
            for colour in range(4)
        )
        assert plain == totals(dice)
