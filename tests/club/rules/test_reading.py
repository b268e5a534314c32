from __future__ import annotations

import tomllib
from typing import Any

import pytest

from accessgames.club.model.proposal import (
    PRESETS,
    Bye,
    Game,
    Groups,
    Mix,
    Points,
    PointsKind,
    Proposal,
    SeatingKind,
    Sharing,
    TableSizes,
    TieBreak,
)
from accessgames.club.rules.proposal_reader import make_proposal
from accessgames.engine import IllegalAction

FULL = """
name = "Zimní turnaj"
date = "2026-12-05"
begins = "16:00"
place = "Smíchov"
organiser = "Ivana"
order = [2, 1]
rounds = 6
seating = "groups"
mix = "close"
bye = "nothing"
tie-breaks = ["scores", "lot"]
categories = ["blind", "junioři"]
qualifies = 2
by-category = true
capacity = 15

[groups]
count = 3
advance = 2
final-rounds = 1

[[games]]
game = "iota"
options = { target = "50" }
minutes = 70
table = 4
least = 4
most = 5
points = "8-6-4-2-0"
sharing = "higher"

[[games]]
name = "Suluc"
points = "score"

[texts]
fee = "Zdarma."
"""


def test_a_file_says_everything() -> None:
    """Every entry of a file stands in the proposal; games are counted from 1 in the file."""
    expected = Proposal(
        "Zimní turnaj",
        "2026-12-05",
        "16:00",
        "Smíchov",
        "Ivana",
        (
            Game(
                "iota",
                "",
                (("target", "50"),),
                70,
                TableSizes(4, 4, 5),
                Points(PointsKind.PLACES, (8, 6, 4, 2, 0), Sharing.HIGHER),
            ),
            Game("", "Suluc", points=PRESETS["score"]),
        ),
        (1, 0),
        6,
        SeatingKind.GROUPS,
        Mix.CLOSE,
        Bye.NOTHING,
        Groups(3, 2, 1),
        (TieBreak.SCORES, TieBreak.LOT),
        ("blind", "junioři"),
        2,
        by_category=True,
        capacity=15,
        texts=(("fee", "Zdarma."),),
    )
    assert expected == make_proposal(tomllib.loads(FULL))


def test_defaults() -> None:
    """What is not said has the default of the proposal; a table of three may be smaller, down to two."""
    made = make_proposal({"name": "T", "date": "2026-12-05", "games": [{"game": "iota", "table": 3}]})
    assert Proposal("T", "2026-12-05", games=(Game("iota", sizes=TableSizes(3, 2, 3)),)) == made


SMALL: dict[str, Any] = {"name": "T", "date": "2026-12-05", "games": [{"game": "iota"}]}


@pytest.mark.parametrize(
    ("changes", "expected", "args"),
    [
        ({"nme": "x"}, "key", {"field": "nme", "nearest": "name"}),
        ({"name": 3}, "value", {"field": "name", "value": "3"}),
        ({"rounds": "5"}, "value", {"field": "rounds", "value": "5"}),
        ({"rounds": True}, "value", {"field": "rounds"}),
        ({"rounds": 5.0}, "value", {"field": "rounds"}),
        ({"rounds": 500}, "range", {"value": 500}),
        ({"by-category": 1}, "value", {"field": "by-category"}),
        ({"seating": "rings"}, "choice", {"field": "seating", "value": "rings"}),
        ({"seating": ["lot"]}, "choice", {"field": "seating"}),
        ({"tie-breaks": "lot"}, "value", {"field": "tie-breaks"}),
        ({"tie-breaks": ["coin"]}, "choice", {"value": "coin"}),
        ({"games": {}}, "value", {"field": "games"}),
        ({"games": ["iota"]}, "value", {"field": "games"}),
        ({"games": [{"game": "iota", "colour": 1}]}, "key", {"field": "colour"}),
        ({"games": [{"game": "iota", "points": "lots"}]}, "value", {"field": "points"}),
        ({"games": [{"game": "iota", "points": "99999"}]}, "value", {"field": "points"}),
        ({"games": [{"game": "iota", "options": {"a": 1}}]}, "value", {"field": "options.a"}),
        ({"games": [{"game": "iota", "table": 9}]}, "range", {"field": "table"}),
        ({"games": []}, "range", {"field": "games"}),
        ({"groups": {"count": 2}}, "key-missing", {"field": "advance"}),
        ({"groups": 2}, "value", {"field": "groups"}),
        ({"categories": ["x"] * 201}, "value", {"field": "categories"}),
        ({"texts": {"motto": "x"}}, "heading", {"heading": "motto"}),
        ({"tie_breaks": []}, "key", {"field": "tie_breaks", "nearest": "tie-breaks"}),
        ({"\x1b[2J": "x"}, "key", {"field": "?[2J"}),
        ({"texts": {"\x1b" * 90: 1}}, "value", {"field": f"texts.{'?' * 34}"}),
        ({"rounds": 5 * 10**5000}, "value", {"field": "rounds", "value": "5" + "0" * 39}),
        ({"order": [-(10**5000)]}, "value", {"field": "order", "value": "-1" + "0" * 38}),
        ({"name": [7 * 10**5000]}, "value", {"field": "name", "value": "7" + "0" * 39}),
    ],
)
def test_wrong_files(changes: dict[str, Any], expected: str, args: dict[str, object]) -> None:
    """Each wrong entry is named with its value; nothing that moves a terminal is told."""
    with pytest.raises(IllegalAction) as caught:
        make_proposal({**SMALL, **changes})
    assert f"club-refused-{expected}" == caught.value.key
    assert args == {name: caught.value.args_[name] for name in args}


@pytest.mark.parametrize("missing", ["name", "date", "games"])
def test_what_must_be_said(missing: str) -> None:
    """A name, a date and a game have to be there."""
    with pytest.raises(IllegalAction) as caught:
        make_proposal({name: value for name, value in SMALL.items() if name != missing})
    assert ("club-refused-key-missing", missing) == (caught.value.key, caught.value.args_["field"])
