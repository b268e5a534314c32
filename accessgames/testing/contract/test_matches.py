from __future__ import annotations

from typing import Any

from accessgames.engine import Decision, Match, is_seat, playout, read_journal, verify
from accessgames.engine.chance import Streams
from accessgames.engine.driver import MatchDriver, SeededChance, SimulatedClock
from accessgames.testing.walks import Walk, pick


def played(walked: Walk, *, training: bool = False) -> tuple[Match[Any, Any, Any, Any], list[str]]:
    """The walk as a match, with the lines of its journal."""
    lines: list[str] = []
    match = Match(walked.game, walked.header(training=training), lines.append)
    for moment in walked.moments:
        match.submit(moment.actor, moment.action)
    return match, lines


def test_replay_equals_the_state_after_every_action(walked: Walk) -> None:
    """The journal alone gives every state and every event again."""
    match, lines = played(walked)
    assert walked.final == match.state
    steps: list[tuple[int, Any]] = []
    copy = Match.replay(
        walked.game, read_journal(lines), told=lambda actor, step: steps.append((actor, step))
    )
    assert [(moment.actor, moment.step) for moment in walked.moments] == steps
    assert walked.final == copy.state
    assert walked.outcome == copy.outcome
    found = verify(walked.game, read_journal(lines))
    assert found.ok
    assert len(walked.moments) == found.actions


def test_a_match_may_be_saved_and_loaded_after_any_action(walked: Walk) -> None:
    """Interrupted anywhere and gone on with, a match has the same states and the same journal."""
    _, lines = played(walked)
    for moment in walked.sample(8):
        saved = "".join(lines[: moment.number + 1]).splitlines(keepends=True)
        more: list[str] = []
        match = Match.replay(walked.game, read_journal(saved), more.append)
        assert moment.state == match.state
        assert moment.actors == match.actors
        for following in walked.moments[moment.number : moment.number + 20]:
            assert following.step == match.submit(following.actor, following.action)
        assert lines[moment.number + 1 : moment.number + 21] == more


def test_undo_goes_back_to_the_start(walked: Walk) -> None:
    """In training each seat can take back its last action until nobody has done anything."""
    match, lines = played(walked, training=True)
    states = [moment.state for moment in walked.moments]
    while seats := [entry.actor for entry in match.entries if is_seat(entry.actor)]:
        before = match.moment
        assert before - match.undo(seats[-1]) == match.moment
        assert states[match.moment] == match.state
    assert not any(is_seat(entry.actor) for entry in match.entries)
    copy = Match.replay(walked.game, read_journal(lines))
    assert match.state == copy.state
    assert match.entries == copy.entries


class Thinker:
    """Plays the first or the last action by a number of its own, after thinking for a while."""

    def __init__(self, thinking: int) -> None:
        self.thinking = thinking

    def choose(self, decision: Decision[Any, Any], /) -> Any:  # noqa: ANN401 - actions differ by game
        choice = pick(decision.legal, decision.stream)
        for _ in range(self.thinking):
            decision.game.resample(decision.view, decision.stream)
            decision.stream.random()
        return choice


def journal_of_bots(walked: Walk, thinking: int) -> list[str]:
    """The journal of a match of bots with the seed of the walk, its first 60 actions."""
    lines: list[str] = []
    match = Match(walked.game, walked.header(), lines.append)
    streams = Streams(walked.beginning.seed)
    bots = {seat: Thinker(thinking) for seat in walked.seats}
    table = MatchDriver(match, bots, {-1: SeededChance(streams), -2: SimulatedClock(streams)})
    for _ in range(60):
        table.advance()
    return lines


def test_the_same_seed_is_the_same_match_however_bots_think(walked: Walk) -> None:
    """Seed and players decide alone; what a bot uses up of its own luck changes nothing for anybody."""
    first = journal_of_bots(walked, 0)
    assert first == journal_of_bots(walked, 0)
    assert first == journal_of_bots(walked, 2)


def test_the_same_seed_is_the_same_game(walked: Walk) -> None:
    """Simulated games repeat, too."""
    setup, seed = walked.beginning.setup, walked.beginning.seed
    one, two = (playout(walked.game, setup, [Thinker(0)] * setup.seats, seed) for _ in range(2))
    assert one == two
