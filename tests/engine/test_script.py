"""What others do in a lesson: as written, through the engine, and nothing else."""

from __future__ import annotations

import pytest

from accessgames.engine import CHANCE, Header, IllegalAction, MalformedAction, Match, SeatSpec
from accessgames.engine.driver import ScriptedDriver, ScriptedMove
from tests.pig import ROOM as PIG


def table(seed: str = "1") -> ScriptedDriver:
    seats = (SeatSpec("Jana"), SeatSpec("Alfa", "bot:lesson"))
    header = Header("pig", 1, seats, PIG.game.setup(2, {}).options, seed)
    return ScriptedDriver(Match(PIG.game, header))


def submit(at: ScriptedDriver, text: str) -> None:
    at.match.submit(0, PIG.game.parse_action(text))


def play_on(at: ScriptedDriver) -> None:
    while at.advance() is not None:
        pass


def texts(at: ScriptedDriver) -> list[tuple[int, str]]:
    return [(entry.actor, entry.text) for entry in at.match.entries]


def test_the_learner_is_awaited() -> None:
    """Nothing happens by itself while the learner is to act."""
    at = table()
    assert at.next_automatic() is None
    assert at.advance() is None


def test_what_is_written_happens_in_its_order() -> None:
    """Chance and the other player do what the lesson says, and then the learner is awaited again."""
    at = table()
    at.waiting.extend([ScriptedMove(CHANCE, "die 1"), ScriptedMove(1, "roll"), ScriptedMove(CHANCE, "die 1")])
    submit(at, "roll")
    play_on(at)
    assert [(0, "roll"), (CHANCE, "die 1"), (1, "roll"), (CHANCE, "die 1")] == texts(at)
    assert (0,) == at.match.actors


def test_chance_that_is_not_written_comes_from_the_seed() -> None:
    """The same seed rolls the same die, and nobody has to write what does not matter."""
    rolled = set()
    for seed in ("1", "1", "2", "3", "4", "5", "6"):
        at = table(seed)
        submit(at, "roll")
        play_on(at)
        rolled.add((seed, texts(at)[1]))
    assert 6 == len(rolled)
    assert 1 < len({text for _, text in rolled})


def test_a_player_for_whom_nothing_is_written_waits() -> None:
    """Nobody ever plays for another player by a judge of their own."""
    at = table()
    at.waiting.extend([ScriptedMove(CHANCE, "die 1")])
    submit(at, "roll")
    play_on(at)
    assert (1,) == at.match.actors
    assert at.advance() is None


def test_what_does_not_fit_is_refused_by_the_engine() -> None:
    """A slip in a lesson can't bend the rules."""
    at = table()
    at.waiting.extend([ScriptedMove(0, "hold")])
    with pytest.raises(IllegalAction):
        at.advance()
    at.waiting.extend([ScriptedMove(0, "jump")])
    with pytest.raises(MalformedAction):
        at.advance()
    assert [] == texts(at)
