"""The worked examples of the rules and of the published questions and answers."""

from __future__ import annotations

import pytest

from tests.games.iota.positions import play, position, refused, scoring, spot

HANDS = ("g2t b2x g3c y1t", "r1x y3x g3t y2c", "y2s r3c b4t y1s", "g4x g1t g2c g3s")
"""Hands of the four players of the Czech rules: colours are one valid choice, the geometry fits all sums."""

FIRST = "place n50=g2t o50=b2x"
SECOND = "place o48=y3x o49=r1x"
THIRD = "place p49=r3c p50=y2s"
FOURTH = "place o51=g4x p51=g1t q51=g2c r51=g3s"


def four_turns() -> list[int]:
    """Play the four turns of the rules and return the points of each."""
    state = position("m50=r2c", *HANDS)
    points = []
    for text in (FIRST, SECOND, THIRD, FOURTH):
        points.append(scoring(state, text).total)
        state, _ = play(state, text)
        while state.table.phase == "refill":
            state = play(state, f"draw {next_card(state.pool)}")[0]
    return points


def next_card(pool: tuple[int, ...]) -> str:
    """Name the first card that may be drawn."""
    colour, shape, number = pool[0] // 16, pool[0] // 4 % 4, pool[0] % 4
    return f"{'rgby'[colour]}{number + 1}{'cstx'[shape]}"


def test_the_four_turns_of_the_rules_bring_6_6_34_and_208_points() -> None:
    """The scoring examples of the rules."""
    assert [6, 6, 34, 208] == four_turns()


def test_first_turn_is_one_row_of_three() -> None:
    """Two cards beside the start card: same number, different colours and shapes."""
    told = scoring(position("m50=r2c", *HANDS), FIRST)
    assert [("row", 6)] == [(line.direction, line.points) for line in told.lines]
    assert () == told.doublings


def test_third_turn_is_a_lot_a_row_and_a_column() -> None:
    """The column played in comes first (5), then the lot (8) and the new row (4), doubled once."""
    board = "m50=r2c n50=g2t o50=b2x o49=r1x o48=y3x"
    told = scoring(position(board, HANDS[2], "b1c"), THIRD)
    lines = [(line.direction, line.points, line.lot) for line in told.lines]
    assert [("column", 5, False), ("row", 4, False), ("row", 8, True)] == lines
    assert (17, 34) == (told.base, told.total)
    assert [("lot", 34)] == [(doubling.reason, doubling.after) for doubling in told.doublings]


def test_fourth_turn_doubles_three_times() -> None:
    """Lots in row and column and four cards in one turn: 26, 52, 104, 208."""
    board = "m50=r2c n50=g2t o50=b2x p50=y2s o49=r1x p49=r3c o48=y3x"
    told = scoring(position(board, HANDS[3], "b1c"), FOURTH)
    assert [10, 10, 6] == [line.points for line in told.lines]
    steps = [("lot", 52), ("lot", 104), ("four-cards", 208)]
    assert steps == [(doubling.reason, doubling.after) for doubling in told.doublings]


STARTER = "m50=y3s"


@pytest.mark.parametrize(
    ("board", "hand", "text", "points"),
    [
        (STARTER, "b4s y2t g1c r2c", "place n49=y2t n50=b4s", 13),
        (STARTER, "b4s y2t g1c r2c", "place n49=y2t n50=b4s n51=g1c", 14),
        (
            "m50=r1s m49=g2s m48=b3s n50=g1c n49=b2c n48=r3c",
            "y4s w y4x r1c",
            "place m51=y4s n51=w o51=y4x",
            96,
        ),
        ("m50=b1s n50=b2c", "g2s g3c w g4x", "place m51=g2s n51=g3c o51=w p51=g4x", 68),
    ],
    ids=["13", "14", "96", "68"],
)
def test_published_questions(board: str, hand: str, text: str, points: int) -> None:
    """The sums of the published questions and answers."""
    assert points == scoring(position(board, hand, "b1x"), text).total


def test_a_number_that_comes_twice_among_three_is_refused() -> None:
    """Above the blue square 4 and the yellow triangle 2 the red circle 2 does not go."""
    told = refused(position(STARTER, "b4s y2t r2c", "b1x"), "place n49=y2t n50=b4s n51=r2c")
    assert "iota-refused-clash" == told["key"]
    assert ("number", "column") == (told["property"], told["direction"])


def test_two_cards_around_a_corner_are_refused() -> None:
    """All cards of a turn lie in one line."""
    told = refused(position(STARTER, "b4s y2t", "b1x"), "place m49=y2t n50=b4s")
    assert "iota-refused-not-in-line" == told["key"]


def test_a_wild_card_has_one_identity_in_row_and_column() -> None:
    """Its row needs a 2 or 4 and its column a 1 or 3: nothing can stand there."""
    told = refused(position("m50=r1c n50=r3c n51=b2t o51=g2c o52=b4c", "w y1c", "b1x"), "place o50=w")
    clash = {"property": "number", "row": (2, 4), "column": (1, 3)}
    assert {"key": "iota-refused-wild", "spot": spot("o50"), **clash} == told


def test_a_fifth_card_is_refused_even_a_wild_one() -> None:
    """A line ends at four cards."""
    told = refused(position("m50=r1c n50=r2c o50=r3c p50=r4c", "w y1c", "b1x"), "place q50=w")
    assert ("iota-refused-too-long", 5) == (told["key"], told["length"])
