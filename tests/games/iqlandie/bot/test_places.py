"""The best place of a piece, against the rules' own list of changes."""

from __future__ import annotations

import pytest

from accessgames.games.iqlandie.bot.evaluation import NOWHERE, best_place, gains, pair_gain
from accessgames.games.iqlandie.material import EXPOSITIONS, JOKER, PIECES
from accessgames.games.iqlandie.rules.placements import placement_gains_on
from accessgames.games.iqlandie.rules.state import places
from tests.games.iqlandie.boards import random_board
from tests.games.iqlandie.bot.sitting import GREEDY, WEIGHTS
from tests.games.iqlandie.positions import GOLDEN, board, piece

PAIR = ("red", "purple")


@pytest.mark.parametrize("seed", range(10))
def test_greedy_gains_are_the_changes_of_the_rules(seed: int) -> None:
    """Without weights and jokers every place brings exactly what the rules say, point 7 included."""
    there = random_board(f"places {seed}", 5 + seed)
    for name in ("t4r*", "i3p", "x5g", "o4b"):
        pairs = pair_gain(there, PAIR, piece(name), GREEDY, 0.0)
        for change in placement_gains_on(EXPOSITIONS, there, PAIR, piece(name)):
            index = change.spot.exposition - 1
            found = gains(EXPOSITIONS[index], there[index], piece(name), GREEDY, 0.0)[change.spot]
            assert (change.gain, change.total) == (found, found + pairs)


@pytest.mark.parametrize("seed", range(5))
def test_best_place_is_the_best_change(seed: int) -> None:
    """The best place brings as much as the first change of the rules."""
    there = random_board(f"best {seed}", 10)
    for name in ("l4r", "u5p*", "v3o"):
        best = best_place(EXPOSITIONS, there, PAIR, piece(name), GREEDY, 0.0)
        assert placement_gains_on(EXPOSITIONS, there, PAIR, piece(name))[0].total == best.gain
        assert best.spot in places(EXPOSITIONS, there, piece(name))


def test_every_free_place_is_looked_at() -> None:
    """Gains are known for all places where the piece fits, and for no others."""
    there = board(GOLDEN)
    for wanted in (PIECES["i3b"], PIECES["o1b"]):
        found = {
            spot
            for grid, laid in zip(EXPOSITIONS, there, strict=True)
            for spot in gains(grid, laid, wanted, WEIGHTS, 1.0)
        }
        assert set(places(EXPOSITIONS, there, wanted)) == found


def test_piece_that_fits_nowhere() -> None:
    """A piece without a place has no spot and costs a little, so that others are taken first."""
    full = random_board("full", 60)
    name = next(name for name in PIECES if not places(EXPOSITIONS, full, PIECES[name]))
    assert (NOWHERE, None) == best_place(EXPOSITIONS, full, PAIR, PIECES[name], WEIGHTS, 1.0)


def test_pairs_count_the_colour_that_is_behind() -> None:
    """A piece of the colour that is behind completes a pair; one of the other brings hope only."""
    there = board({1: ["i3r a1 b1 c1"]})
    assert 2 == pair_gain(there, PAIR, piece("i3p"), GREEDY, 0.0)
    assert 0 == pair_gain(there, PAIR, piece("i3r"), GREEDY, 0.0)
    assert 0.6 == pytest.approx(pair_gain(there, PAIR, piece("i3r"), WEIGHTS, 1.0))
    assert 0 == pair_gain(there, PAIR, piece("i3g"), WEIGHTS, 1.0)
    assert 0 == pair_gain(there, None, piece("i3p"), WEIGHTS, 1.0)


def test_jokers_complete_pairs() -> None:
    """A joker counts as the colour that is behind, in hand and on the board."""
    joker = next(one for one in PIECES.values() if one.colour == JOKER)
    assert 2 == pair_gain(board({1: ["i3r a1 b1 c1"]}), PAIR, joker, GREEDY, 0.0)
    there = board({1: ["i3r a1 b1 c1"], 2: ["i3j a1 b1 c1"]})
    assert 0 == pair_gain(there, PAIR, piece("i3p"), GREEDY, 0.0)
