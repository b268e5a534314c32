"""What expositions are worth: points of now by the rules, and what may still come."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from accessgames.games.iqlandie.bot.evaluation import (
    EVALUATORS,
    NO_CONTENT,
    Content,
    Weights,
    content_of,
    evaluate_pairs,
    hope_of,
    usable,
)
from accessgames.games.iqlandie.material import BOARDS, EXPOSITIONS
from accessgames.games.iqlandie.rules.scoring import exposition_points
from tests.games.iqlandie.boards import random_board
from tests.games.iqlandie.bot.sitting import GREEDY, WEIGHTS
from tests.games.iqlandie.positions import GOLDEN, board, lay, mask


def content(exposition: int, *pieces: str) -> Content:
    """Return the content of an exposition with these pieces."""
    return content_of(lay(board({}), exposition, *pieces)[exposition - 1])


def valued(index: int, held: Content, weights: Weights, hope: float) -> float:
    """Return the value of an exposition with some content."""
    grid = EXPOSITIONS[index]
    return EVALUATORS[grid.scoring](grid, held, weights, hope)


def worth(exposition: int, pieces: Sequence[str], hope: float = 1.0) -> float:
    """Return the value of an exposition with these pieces."""
    return valued(exposition - 1, content(exposition, *pieces), WEIGHTS, hope)


def test_golden_position_counts_by_the_rules() -> None:
    """Without hope the golden position is worth exactly its points: 20, 14, 21, 15, 12, 12."""
    golden = board(GOLDEN)
    found = [valued(index, content_of(golden[index]), GREEDY, 0.0) for index in range(6)]
    assert [20, 14, 21, 15, 12, 12] == found


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("hope", [0.0, 1.0])
def test_without_weights_points_count_by_the_rules(seed: int, hope: float) -> None:
    """On any board without jokers the value without weights is what the rules score."""
    there = random_board(f"worth {seed}", 4 + 2 * seed)
    for index, laid in enumerate(there):
        assert exposition_points(EXPOSITIONS[index], laid) == valued(index, content_of(laid), GREEDY, hope)


@pytest.mark.parametrize("seed", range(8))
def test_jokers_are_never_worth_more_than_by_the_rules_elsewhere(seed: int) -> None:
    """Where colours do not matter, jokers change nothing; in expositions 1 and 2 they stand for the best."""
    there = random_board(f"jokers {seed}", 16, jokers=4)
    for index in (0, 2, 3, 4):
        found = valued(index, content_of(there[index]), GREEDY, 0.0)
        assert exposition_points(EXPOSITIONS[index], there[index]) == found


def test_content_of_nothing() -> None:
    """An empty exposition has no squares, robots or shapes."""
    assert NO_CONTENT == content_of(())
    assert 0 == NO_CONTENT.taken


def test_content_grows_with_pieces() -> None:
    """Masks by colour, robots and shapes; a single square is no shape."""
    there = content(4, "l4r* c1 a2 b2 c2 : c1", "o1g a1")
    assert mask(4, "a1 c1 a2 b2 c2") == there.taken
    assert mask(4, "c1") == there.robots
    assert {"l4"} == there.shapes
    assert [0, 4] == sorted({each.bit_count() for each in there.masks} - {1})


def test_usable_squares() -> None:
    """Free areas of one or two squares are of no use for pieces."""
    assert 25 == usable(EXPOSITIONS[0], 0)
    assert 22 == usable(EXPOSITIONS[0], mask(1, "a1 b1 c1"))
    assert 21 == usable(EXPOSITIONS[0], mask(1, "a2 b1 c1"))


def test_own_colour_beats_another() -> None:
    """Exposition 1: a further piece of the first colour is better than one of another."""
    assert worth(1, ["i3r a1 b1 c1", "i3r a2 b2 c2"]) > worth(1, ["i3r a1 b1 c1", "i3g a2 b2 c2"])


def test_balance_beats_a_lead() -> None:
    """Exposition 2: two colours alike are better than one alone, and one alone better than three."""
    two = worth(2, ["i3r a1 b1 c1", "i3g a2 b2 c2"])
    one = worth(2, ["i3r a1 b1 c1", "i3r a2 b2 c2"])
    assert two > one
    three = worth(2, ["i3r a1 b1 c1", "i3g a2 b2 c2", "i3b a3 b3 c3"])
    assert three < worth(2, ["i3r a1 b1 c1", "i3g a2 b2 c2", "i3g a3 b3 c3"])


def test_gaps_that_can_be_split_are_worth_more() -> None:
    """Exposition 3: the same number of gaps counts more when one of them is large."""
    corner = worth(3, ["i3r a1 b1 c1"])
    middle = worth(3, ["i3r a1 a2 a3"])
    assert corner == middle
    assert worth(3, ["v3r b1 a2 b2"]) > corner


def test_new_shapes_need_room() -> None:
    """Exposition 4: a shape that is there already only takes room from others."""
    assert worth(4, ["i3r a1 b1 c1", "v3g d1 e1 e2"]) > worth(4, ["i3r a1 b1 c1", "i3g d1 e1 f1"])


def test_robots_want_free_neighbours() -> None:
    """Exposition 5: a robot with free squares beside it is worth something before another one comes."""
    inside = worth(5, ["i3r* b1 b2 b3 : b2"])
    blank = worth(5, ["i3r b1 b2 b3"])
    assert inside > blank
    assert 0 == worth(5, ["i3r* b1 b2 b3 : b2"], hope=0.0)


def test_lines_hope_for_two_colours() -> None:
    """Exposition 6: a third colour spoils a line, a second one costs a little."""
    same = worth(6, ["i3r a1 b1 c1"])
    other = worth(6, ["i3r a1 b1 c1", "i3g a2 b2 c2", "i3b a3 b3 c3"])
    alike = worth(6, ["i3r a1 b1 c1", "i3r a2 b2 c2", "i3g a3 b3 c3"])
    assert alike > other
    assert same > 0
    # Three open lines of two squares, in one colour or in two, where only a third one is forbidden.
    one, two = (worth(6, ["i3r a1 b1 c1", f"i3{colour} a2 b2 c2"]) for colour in "rg")
    assert 3 * 1.4 * (1 - 0.7) == pytest.approx(one - two)


def test_hope_shrinks_to_the_points() -> None:
    """In the last round only the points count."""
    assert 3 == worth(1, ["i3r a1 b1 c1"], hope=0.0)
    assert 0.0 == hope_of(WEIGHTS, 0)
    assert [0.5, 0.5, 0.8, 1.0, 1.0] == [hope_of(WEIGHTS, left) for left in (1, 2, 3, 6, 11)]


def test_pairs() -> None:
    """Point 7: two points a pair, and a hope for every piece without a partner."""
    assert 6 == evaluate_pairs((3, 5), GREEDY, 1.0)
    assert 6 + 2 * 0.6 == pytest.approx(evaluate_pairs((5, 3), WEIGHTS, 1.0))


def test_every_exposition_has_room_for_hope() -> None:
    """An empty board has a value that is more than its points, in each exposition."""
    for index in range(len(BOARDS)):
        assert valued(index, NO_CONTENT, WEIGHTS, 1.0) > valued(index, NO_CONTENT, WEIGHTS, 0.0)
