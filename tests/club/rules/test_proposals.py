from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from accessgames.club.model.proposal import (
    OPPONENTS,
    PRESETS,
    Bye,
    Game,
    Groups,
    Points,
    PointsKind,
    Proposal,
    SeatingKind,
    TableSizes,
    TieBreak,
)
from accessgames.club.rules.bounds import check_proposal
from tests.club.making import game, key, proposal

PENALTIES = game("penalties")
GROUPS = {"seating": SeatingKind.GROUPS, "groups": Groups(2, 1, 1), "rounds": 3}

GOOD: list[dict[str, Any]] = [
    {},
    {"rounds": 100},
    {"rounds": 0, "seating": SeatingKind.CIRCLE},
    {"games": (Game("iota"), game("score"))},
    {"games": (PENALTIES, replace(PENALTIES, name="Jiná"))},
    GROUPS,
    {"tie_breaks": tuple(one for one in TieBreak if one not in OPPONENTS)},
    {"tie_breaks": ()},
    {"categories": ()},
    {"texts": (("fee", "Zdarma."), ("deadline", "Do pátku."))},
    {"begins": "16:00"},
    {"order": (0, 0, 0)},
]


@pytest.mark.parametrize("changes", GOOD)
def test_possible_proposals(changes: dict[str, Any]) -> None:
    """What clubs write is possible."""
    assert "" == key(check_proposal(proposal(**changes)))


def one(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 - attributes of a game
    """A proposal with one game changed."""
    return {"games": (replace(game(), **changes),)}


BAD: list[tuple[dict[str, Any], str]] = [
    ({"name": ""}, "empty"),
    ({"name": "x" * 101}, "long"),
    ({"name": " Turnaj"}, "unprintable"),
    ({"name": "Tur\x1bnaj"}, "unprintable"),
    ({"place": "x\ny"}, "unprintable"),
    ({"date": "2026-02-30"}, "date"),
    ({"date": "21. 11. 2026"}, "date"),
    ({"date": "20261121"}, "date"),
    ({"date": "2026-W47-6"}, "date"),
    ({"begins": "25:00"}, "time"),
    ({"begins": "16"}, "time"),
    ({"games": ()}, "range"),
    ({"games": (game(),) * 11}, "range"),
    ({"rounds": 0}, "range"),
    ({"rounds": 101}, "range"),
    ({"rounds": -1, "seating": SeatingKind.CIRCLE}, "range"),
    ({"order": ()}, "range"),
    ({"order": (1,)}, "range"),
    ({"order": (-1,)}, "range"),
    ({"qualifies": -1}, "range"),
    ({"capacity": 501}, "range"),
    ({"categories": ("a", "a")}, "category-twice"),
    ({"categories": ("",)}, "empty"),
    ({"categories": tuple("abcdefghi")}, "range"),
    ({"tie_breaks": (TieBreak.LOT, TieBreak.WINS)}, "tie-breaks"),
    ({"tie_breaks": (TieBreak.WINS, TieBreak.WINS)}, "tie-breaks"),
    ({"texts": (("motto", "Hurá"),)}, "heading"),
    ({"texts": (("fee", "Zdarma."), ("fee", "Zdarma."))}, "heading"),
    ({"texts": (("fee", "x" * 1001),)}, "long"),
    ({"games": (PENALTIES, game())}, "points-mixed"),
    ({"games": (PENALTIES,), "bye": Bye.NOTHING}, "bye-penalties"),
    ({"seating": SeatingKind.GROUPS}, "groups-missing"),
    ({"groups": Groups(2, 1, 1)}, "groups-missing"),
    (GROUPS | {"groups": Groups(1, 1, 1)}, "range"),
    (GROUPS | {"groups": Groups(2, 0, 1)}, "range"),
    (GROUPS | {"groups": Groups(2, 1, 3)}, "range"),
    (GROUPS | {"rounds": 1}, "range"),
    ({"seating": SeatingKind.CIRCLE, **one(sizes=TableSizes(4, 3, 4))}, "circle-size"),
    (one(name=""), "game"),
    (one(game="iota"), "game"),
    (one(name="", game="../iota"), "game"),
    (one(minutes=-1), "range"),
    (one(minutes=1441), "range"),
    (one(sizes=TableSizes(6, 2, 6)), "range"),
    (one(sizes=TableSizes(1, 1, 1)), "range"),
    (one(sizes=TableSizes(4, 5, 5)), "range"),
    (one(sizes=TableSizes(4, 4, 3)), "range"),
    (one(options=(("", "x"),)), "empty"),
    (one(points=Points(PointsKind.PLACES, ())), "range"),
    (one(points=Points(PointsKind.PLACES, (1, 2))), "points-rise"),
    (one(points=Points(PointsKind.PLACES, (1001,))), "range"),
    (one(points=Points(PointsKind.PLACES, (0,) * 13)), "range"),
    (one(points=Points(PointsKind.SCORE, (1,))), "points-list"),
    (one(points=PRESETS["penalties"]), "penalties-high"),
    (one(points=PRESETS["score"], lower_wins=True), "score-low"),
]


@pytest.mark.parametrize(("changes", "expected"), BAD)
def test_impossible_proposals(changes: dict[str, Any], expected: str) -> None:
    """Each impossible value is refused by its own key."""
    assert f"club-refused-{expected}" == key(check_proposal(proposal(**changes)))


def test_a_refusal_says_the_value_and_what_would_be_right() -> None:
    """A number out of its bounds is told with both bounds and what it is about."""
    found = check_proposal(proposal(rounds=120))
    assert found is not None
    assert (("field", "rounds"), ("value", 120), ("least", 1), ("most", 100)) == found.args


def test_the_defaults_are_possible() -> None:
    """A name, a date and a game are enough."""
    assert None is check_proposal(Proposal("Turnaj", "2026-11-21", games=(Game("iota"),)))
