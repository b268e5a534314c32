"""The notation of every game, and its matches: written down, read back, repeated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.engine import Decision, MalformedAction, Match, is_seat, playout, read_journal, verify
from accessgames.engine.chance import Streams
from accessgames.engine.driver import MatchDriver, SeededChance, SimulatedClock
from accessgames.engine.journal import MAX_NOTATION
from accessgames.testing.cases import Case, Walk, pick, some

if TYPE_CHECKING:
    from accessgames.engine import Stream

LETTERS = "".join(map(chr, range(32, 127)))


def actions_of(walked: Walk) -> Iterator[Any]:
    """All actions that were done, and others that could have been."""
    for moment in walked.moments:
        yield moment.action
    for moment in walked.sample(10):
        for actor in moment.actors:
            yield from some(walked.game.legal_actions(moment.state, actor), walked.stream("notation"), 60)


def test_what_is_written_is_read(walked: Walk) -> None:
    """Every action has one line of printable ASCII of at most 400 characters, and comes back from it."""
    game = walked.game
    texts: dict[str, Any] = {}
    for action in actions_of(walked):
        text = game.format_action(action)
        assert text == text.strip()
        assert text.isascii()
        assert text.isprintable()
        assert 0 < len(text) <= MAX_NOTATION
        assert action == game.parse_action(text)
        assert action == texts.setdefault(text, action)


def mutated(text: str, others: list[str], stream: Stream) -> str:
    """Spoil a notation a little: a letter or word gone, doubled, exchanged or taken from elsewhere."""
    words = text.split(" ")
    place = stream.randrange(len(words))
    letter = stream.randrange(len(text))
    match stream.randrange(8):
        case 0:
            words.pop(place)
        case 1:
            words.insert(place, words[place])
        case 2:
            words[place] = stream.choice(stream.choice(others).split(" "))
        case 3:
            stream.shuffle(words)
        case 4:
            words.append(stream.choice(stream.choice(others).split(" ")))
        case 5:
            return text[:letter] + text[letter + 1 :]
        case 6:
            return text[:letter] + stream.choice(LETTERS) + text[letter + 1 :]
        case _:
            return stream.choice([text.upper(), f" {text}", f"{text} ", text.replace(" ", "  "), text * 2])
    return " ".join(words)


def test_spoiled_notation_is_malformed_or_another_action(walked: Walk) -> None:
    """A slip is refused as malformed, or is an action that has its own line and that the rules judge."""
    game, stream = walked.game, walked.stream("mutation")
    texts = [game.format_action(action) for action in actions_of(walked)]
    for moment in walked.sample(12):
        actor = moment.actors[0]
        legal = game.legal_actions(moment.state, actor)
        for _ in range(40):
            text = mutated(stream.choice(texts), texts, stream)
            try:
                action = game.parse_action(text)
            except MalformedAction as error:
                assert error.args_  # noqa: PT017 - only some of the texts are malformed
                continue
            assert action == game.parse_action(game.format_action(action))
            assert (action in legal) == (game.refusal(moment.state, actor, action) is None), text


NONSENSE = (
    "",
    " ",
    "\0",
    "\n",
    "x",
    "-",
    "0",
    "-1",
    "9" * 4000,
    "x" * 100_000,
    "\ud800",
    "žluťoučký kůň",
    "²³",
    "٣",
    "None",
    "{}",
    '{"do":1}',
    "1e999",
    "nan",
)


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: ascii(text[:12]))
def test_nonsense_is_malformed(case: Case, text: str) -> None:
    """Nonsense is refused with what was typed, cut to a length that can be said."""
    with pytest.raises(MalformedAction) as caught:
        case.game.parse_action(text)
    assert all(len(str(value)) <= 1000 for value in caught.value.args_.values())


@settings(deadline=None)
@given(st.text(max_size=60) | st.text(LETTERS, max_size=60))
def test_any_text_is_an_action_or_malformed(case: Case, text: str) -> None:
    """Reading raises nothing but MalformedAction, whatever the text."""
    game = case.game
    try:
        action = game.parse_action(text)
    except MalformedAction:
        return
    assert action == game.parse_action(game.format_action(action))


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
    for number, last in reversed(tuple(enumerate(match.entries))):
        before = match.moment
        if number < before and is_seat(last.actor):
            assert before - match.undo(last.actor) == match.moment
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
