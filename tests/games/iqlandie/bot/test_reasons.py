"""Reasons are the real parts of the value."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import Reason
from accessgames.games.iqlandie.bot.evaluation import read_weights
from accessgames.games.iqlandie.bot.judges import Builder, reasons
from accessgames.games.iqlandie.notation import parse_action
from accessgames.games.iqlandie.rules.actions import IqAction, Place
from tests.games.iqlandie.boards import random_board
from tests.games.iqlandie.bot.sitting import GREEDY, WEIGHTS
from tests.games.iqlandie.positions import GAME, board, building, choosing, do, piece, racing, taking

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqState

PLANNING = Builder(WEIGHTS, plans=True)
GREEDILY = Builder(GREEDY, plans=False)


def told(state: IqState, action: IqAction | str, builder: Builder = PLANNING) -> tuple[Reason, ...]:
    """Return the reasons for an action of seat 0."""
    read = parse_action(action) if isinstance(action, str) else action
    return reasons(builder, GAME.view(state, 0), read)


@pytest.mark.parametrize("seed", range(4))
def test_parts_of_a_place_add_up(seed: int) -> None:
    """Without hope points and pairs make the whole value."""
    state = building(["t4r* i3p", ""], [random_board(f"reasons {seed}", 8), board({})])
    actions = [one for one in GAME.legal_actions(state, 0) if isinstance(one, Place)][::7]
    view = GAME.view(state, 0)
    for action in actions:
        found = told(state, action, GREEDILY)
        assert found
        total = sum(dict(reason.args).get("points", 0) for reason in found)  # type: ignore[misc]
        assert GREEDILY.values(view, [action])[0] == total


def test_weightiest_part_first() -> None:
    """The points of a place are told by weight, the room that is left after them."""
    state = building(["p5r", ""], [board({1: ["i4r a1 b1 c1 d1"]}), board({})])
    for action in [one for one in GAME.legal_actions(state, 0) if isinstance(one, Place)][::5]:
        found = told(state, action)
        weights = [abs(int(str(dict(reason.args).get("points", 0)))) for reason in found]
        assert sorted(weights, reverse=True) == weights
        assert "iqlandie-reason-room" not in {reason.key for reason in found[:-1]}


def test_greedy_reasons_are_points() -> None:
    """Without hope nothing but points of now is a reason."""
    state = building(["p5r", ""], [board({1: ["i4r a1 b1 c1 d1"]}), board({})])
    keys = {
        reason.key
        for action in GAME.legal_actions(state, 0)
        if isinstance(action, Place)
        for reason in told(state, action, GREEDILY)
    }
    assert keys <= {"iqlandie-reason-points", "iqlandie-reason-pair", "iqlandie-reason-harmless"}


def test_reasons_name_points_of_the_exposition() -> None:
    """Five squares more of the first colour in exposition 1 are five points."""
    state = building(["p5r", ""], [board({1: ["i4r a1 b1 c1 d1"]}), board({})])
    action = next(
        one for one in GAME.legal_actions(state, 0) if isinstance(one, Place) and one.exposition == 1
    )
    assert Reason("iqlandie-reason-points", (("exposition", 1), ("points", 5))) in told(state, action)


def test_taking_tells_the_place_and_what_rivals_would_have() -> None:
    """A piece is taken for what it brings at its best place, and for what a rival would have of it."""
    state = taking(seats=3)
    action = next(iter(GAME.legal_actions(state, 0)))
    jealous = {**{name: getattr(WEIGHTS, name) for name in WEIGHTS.__slots__}, "denial": (5.0,)}
    found = told(state, action, Builder(read_weights(jealous), plans=True))
    assert "iqlandie-reason-most" == found[0].key
    assert found[-1].key == "iqlandie-reason-denial"
    careless = told(state, action, GREEDILY)
    assert "iqlandie-reason-denial" not in {reason.key for reason in careless}


def test_piece_that_fits_nowhere() -> None:
    """A piece without a place is exchanged because it fits nowhere."""
    (reason,) = told(building(["x5r", ""]), "exchange x5r")
    assert ("iqlandie-reason-nowhere", (("piece", piece("x5r")),)) == (reason.key, reason.args)


def test_choosing_tells_the_best_two_pieces() -> None:
    """A kind is chosen for two pieces of its offer."""
    state = choosing()
    (reason,) = told(state, "choose optics")
    args = dict(reason.args)
    assert ("iqlandie-reason-offer", "optics") == (reason.key, args["kind"])
    assert set(args["pieces"]) <= set(state.table.offer("optics"))  # type: ignore[call-overload]
    assert 2 == len(args["pieces"])  # type: ignore[arg-type]


def test_bag_names_who_is_next() -> None:
    """A bag is chosen with a look at the seat that takes next."""
    state = taking()
    for _ in range(2):
        state = GAME.play(state, 0, next(iter(GAME.legal_actions(state, 0)))).state
    (reason,) = told(state, "add small")
    assert Reason("iqlandie-reason-bag", (("seat", 1),)) == reason


def test_joker_tells_the_points_with_its_colour() -> None:
    """A colour of a joker is told with what the board is worth then."""
    there = board({1: ["i4r a1 b1 c1 d1", "i3j a2 b2 c2"]})
    state = building(["", ""], [there, board({})])
    state = replace(state, table=replace(state.table, phase="declare", waiting=(0,)))
    (red,), (green,) = told(state, "declare 01 red"), told(state, "declare 01 green")
    assert int(str(dict(red.args)["points"])) >= 3 + int(str(dict(green.args)["points"]))


def test_the_next_hint_is_numbered() -> None:
    """Who asks for help is told which hint it will be, and how many seconds it costs."""
    assert (Reason("iqlandie-reason-hint", (("count", 1), ("seconds", 30))),) == told(racing("space"), "hint")


@pytest.mark.parametrize(("text", "key"), [("done", "built"), ("ready", "ready")])
def test_plain_reasons(text: str, key: str) -> None:
    """Actions without any weighing have one plain reason."""
    assert (Reason(f"iqlandie-reason-{key}", minor=True),) == told(racing("space"), text)


@pytest.mark.parametrize("text", ["claim 0000000", "give-up", "back", "restart", "press", "lay 2L"])
def test_no_reasons_in_a_race(text: str) -> None:
    """What one does in a race is never explained, as that would be a solution."""
    assert () == told(do(racing("space"), 0, "lay 1"), text)
