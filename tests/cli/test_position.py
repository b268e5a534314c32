"""Walking through a list of actions, and asking about further ones."""

from __future__ import annotations

import pytest

from accessgames.cli.analysis import ListedMoves, Position, ask_action, read_actor
from accessgames.engine import CHANCE, CLOCK, IllegalAction, MalformedAction
from tests.pig import ROOM
from tests.pig.rules import State


def _walk(seed: str = "1") -> ListedMoves:
    return ListedMoves(ROOM, ROOM.game.initial(ROOM.game.setup(2, {})), seed)


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
    assert None is walk.take("0 roll")
    assert walk.state.rolling
    assert None is walk.take("chance die 6")
    assert 6 == walk.state.turn
    drawn = []
    for _ in range(2):
        other = _walk()
        other.take("0 roll")
        other.let_chance_act()
        drawn.append(other.state)
    assert drawn[0] == drawn[1]
    assert not drawn[0].rolling


def test_the_next_line_lets_chance_act_first() -> None:
    """A line of a seat waits for the dice that are still in the air."""
    turns = set()
    for seed in range(20):
        walk = _walk(str(seed))
        walk.take("0 roll")
        refused = walk.take("0 hold")
        turns.add((walk.state.total(0) > 0, refused is None))
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
    before = walk.state
    refused = walk.take(line)
    assert refused is not None
    assert (line, key) == (refused.text, refused.key)
    assert before == walk.state
    assert isinstance(refused.error, IllegalAction) == (refused.refusal is not None)


def test_asking_changes_nothing() -> None:
    """Possible actions are not reported, impossible ones are, and the position stays."""
    walk = _walk()
    position = Position(ROOM, (), walk.state)
    refused = ask_action(position, 0, ("roll", "hold", "jump"))
    assert ["hold", "jump"] == [one.text for one in refused]
    assert walk.state == position.state


def test_nobody_may_act_when_the_game_is_over() -> None:
    """In a finished game every action is refused as such."""
    over = Position(ROOM, (), State(50, ((50,), (0,)), over=True))
    (refused,) = ask_action(over, None, ("roll",))
    assert "error-game-over" == refused.key
