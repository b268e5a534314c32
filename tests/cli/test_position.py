"""Walking through a list of actions, and asking about further ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.cli.analysis import (
    Position,
    ask_action,
    let_chance_act,
    listed_match,
    read_actor,
    take_listed,
)
from accessgames.engine import CHANCE, CLOCK, SPECTATOR, IllegalAction, MalformedAction
from tests.pig import ROOM

if TYPE_CHECKING:
    from accessgames.engine.local_seat import LocalSeat


def _walk(seed: str = "1") -> LocalSeat[Any, Any, Any, Any]:
    return listed_match(ROOM, ROOM.game.setup(2, {}), seed)


def _view(walk: LocalSeat[Any, Any, Any, Any]) -> Any:  # noqa: ANN401 - the view of Pig
    return walk.perspective(SPECTATOR).view


@pytest.mark.parametrize(("name", "expected"), [("0", 0), ("11", 11), ("chance", CHANCE), ("clock", CLOCK)])
def test_actors(name: str, expected: int) -> None:
    """Seats count from 0, as in journals; chance and the clock have names."""
    assert expected == read_actor(name)


@pytest.mark.parametrize("name", ["", "-1", "Jana", "spectator", "100"])
def test_nobody(name: str) -> None:
    """Anything else is told with what would be right."""
    with pytest.raises(MalformedAction) as caught:
        read_actor(name)
    assert {"text": name, "expected": "0 | 1 | chance | clock"} == dict(caught.value.args_)


def test_a_written_roll_counts_and_a_missing_one_is_drawn() -> None:
    """Chance acts as the list says; where the list leaves it out, the seed decides, always alike."""
    walk = _walk()
    assert None is take_listed(walk, "0 roll")
    assert _view(walk).rolling
    assert None is take_listed(walk, "chance die 6")
    assert 6 == _view(walk).turn
    drawn = []
    for _ in range(2):
        other = _walk()
        take_listed(other, "0 roll")
        let_chance_act(other)
        drawn.append(_view(other))
    assert drawn[0] == drawn[1]
    assert not drawn[0].rolling


def test_the_next_line_lets_chance_act_first() -> None:
    """A line of a seat waits for the dice that are still in the air."""
    turns = set()
    for seed in range(20):
        walk = _walk(str(seed))
        take_listed(walk, "0 roll")
        refused = take_listed(walk, "0 hold")
        turns.add((_view(walk).total(0) > 0, refused is None))
    assert {(True, True), (False, False)} == turns


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("0", "error-malformed-action"),
        ("roll", "error-malformed-action"),
        ("0 fly", "error-malformed-action"),
        ("0 hold", "pig-refused-nothing"),
        ("1 roll", "error-not-your-turn"),
        ("chance die 3", "error-not-your-turn"),
    ],
)
def test_a_refused_line_changes_nothing(line: str, key: str) -> None:
    """What is not possible is returned with its reason, and the state is the one before."""
    walk = _walk()
    before = _view(walk)
    refused = take_listed(walk, line)
    assert refused is not None
    assert (line, key) == (refused.text, refused.key)
    assert before == _view(walk)
    assert isinstance(refused.error, IllegalAction) == (refused.refusal is not None)


def test_asking_changes_nothing() -> None:
    """Possible actions are not reported, impossible ones are, and the position stays."""
    walk = _walk()
    before = _view(walk)
    position = Position(ROOM, (), walk)
    refused = ask_action(position, 0, ("roll", "hold", "jump"))
    assert ["hold", "jump"] == [one.text for one in refused]
    assert before == _view(walk)


def test_nobody_may_act_when_the_game_is_over() -> None:
    """In a finished game every action is refused as such."""
    walk = _walk()
    for line in (*("0 roll", "chance die 6") * 17, "0 hold"):
        assert take_listed(walk, line) is None
    over = Position(ROOM, (), walk)
    (refused,) = ask_action(over, None, ("roll",))
    assert "error-game-over" == refused.key
