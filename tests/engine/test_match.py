from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import (
    CHANCE,
    CLOCK,
    SPECTATOR,
    Damage,
    Entry,
    GameError,
    Header,
    IllegalAction,
    JournalError,
    Match,
    NotYourTurn,
    SeatSpec,
    SetupError,
    Step,
    Undo,
    UndoError,
    Writer,
    read_journal,
    verify,
)
from tests.duel.rules import Duel, Play
from tests.engine.helpers import DUEL, PIG, AnyGame, AnyMatch, header, perform, play, table, texts
from tests.pig.notation import HOLD, ROLL, Face
from tests.pig.rules import Pig

if TYPE_CHECKING:
    from accessgames.engine import Actor, Refusal
    from accessgames.engine.journal import Record
    from tests.duel.rules import Action, State
    from tests.pig.notation import Action as PigAction
    from tests.pig.rules import Event as PigEvent
    from tests.pig.rules import State as PigState

GAMES = [PIG, DUEL]


class DiskFullError(Exception):
    """What a sink raises in these tests."""


class Disk:
    """A sink that can be full."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.full = False

    def __call__(self, line: str) -> None:
        if self.full:
            raise DiskFullError
        self.lines.append(line)


def journal_of(game: AnyGame, records: list[Record], /, **changes: Any) -> list[str]:  # noqa: ANN401 - see replace
    """Lines with hashes that fit, whatever they tell."""
    writer = Writer()
    return [writer.header(replace(header(game), **changes)), *map(writer.record, records)]


@pytest.mark.parametrize("game", GAMES)
def test_a_journal_alone_replays_a_match(game: AnyGame) -> None:
    """State, entries and outcome come back from the lines, without any random generator."""
    match, lines = play(game)
    copy = Match.replay(game, read_journal(lines))
    assert match.state == copy.state
    assert match.entries == copy.entries
    assert match.outcome == copy.outcome
    assert match.header == copy.header
    assert match.moment == copy.moment == len(lines) - 1


@pytest.mark.parametrize("game", GAMES)
def test_replay_tells_every_action_in_order(game: AnyGame) -> None:
    """Those who retell a match get every step, with the states it went through."""
    match, lines = play(game)
    told: list[tuple[int, Any]] = []
    Match.replay(game, read_journal(lines), told=lambda actor, step: told.append((actor, step.state)))
    expected = [(entry.actor, match.state_at(n)) for n, entry in enumerate(match.entries, 1)]
    assert expected == told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("stop", [1, 3, 8])
def test_a_resumed_match_goes_on_as_the_uninterrupted_one(game: AnyGame, stop: int) -> None:
    """Interrupting a match changes neither the luck nor the journal that follows."""
    whole, lines = play(game)
    _, begun = play(game, limit=stop)
    more: list[str] = []
    match = Match.replay(game, read_journal(begun), more.append)
    players = table(match)
    while players.advance():
        pass
    assert lines == begun + more
    assert whole.state == match.state


def test_nothing_is_written_again_when_replaying() -> None:
    """A replay is not a new match."""
    _, lines = play(PIG, limit=5)
    again: list[str] = []
    Match.replay(PIG, read_journal(lines), again.append)
    assert [] == again


def test_the_header_names_every_option() -> None:
    """A journal does not depend on what the defaults will be one day."""
    lines: list[str] = []
    match = Match(PIG, replace(header(PIG), options=()), lines.append)
    assert (("target", "100"),) == match.header.options
    assert match.header == read_journal(lines).header


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "error-journal-rules"),
        ({"rules": 2}, "error-journal-rules"),
        ({"seats": (SeatSpec("Jana"),)}, "error-seats"),
        ({"options": (("target", "60"),)}, "error-option-value"),
        ({"options": (("length", "50"),)}, "error-option-unknown"),
        ({"seats": (SeatSpec("Jana\n"), SeatSpec("Petr"))}, "error-text-unfit"),
    ],
)
def test_a_match_that_could_not_be_resumed_does_not_start(changes: Any, key: str) -> None:  # noqa: ANN401 - see replace
    """What replaying would refuse is refused at the start, before a line is written."""
    lines: list[str] = []
    with pytest.raises(GameError) as caught:
        Match(PIG, replace(header(PIG), **changes), lines.append)
    assert key == caught.value.key
    assert [] == lines


@pytest.mark.parametrize(
    ("changes", "kind", "key"),
    [
        ({"game": "chess"}, JournalError, "error-journal-rules"),
        ({"rules": 2}, JournalError, "error-journal-rules"),
        ({"seats": (SeatSpec("Jana"),)}, SetupError, "error-seats"),
        ({"options": (("target", "60"),)}, SetupError, "error-option-value"),
    ],
)
def test_a_journal_of_another_game_is_refused(changes: Any, kind: type[GameError], key: str) -> None:  # noqa: ANN401
    """Game, rules version, seats and options have to fit."""
    with pytest.raises(kind) as caught:
        Match.replay(PIG, read_journal(journal_of(PIG, [], **changes)))
    assert key == caught.value.key


@pytest.mark.parametrize(
    ("records", "line", "key"),
    [
        ([Entry(0, "dance")], 2, "error-malformed-action"),
        ([Entry(0, "hold")], 2, "pig-refused-nothing"),
        ([Entry(1, "roll")], 2, "error-not-your-turn"),
        ([Entry(0, "roll"), Entry(CHANCE, "die 3"), Entry(CHANCE, "die 3")], 4, "error-not-your-turn"),
        ([Entry(0, "roll"), Entry(0, "die 3")], 3, "error-not-your-turn"),
        ([Entry(0, "roll"), Undo(1)], 3, "error-undo-nothing"),
        ([Undo(0)], 2, "error-undo-nothing"),
        ([Entry(0, "roll"), Undo(10**18)], 3, "error-undo-nothing"),
    ],
)
def test_a_journal_that_tells_the_impossible_is_named_by_its_line(
    records: list[Record], line: int, key: str
) -> None:
    """Hashes may fit: the rules still have the last word, and the mistake behind it is kept."""
    with pytest.raises(JournalError) as caught:
        Match.replay(PIG, read_journal(journal_of(PIG, records)))
    assert "error-journal-impossible" == caught.value.key
    assert line == caught.value.args_["line"]
    cause = caught.value.args_["cause"]
    assert isinstance(cause, GameError)
    assert key == cause.key


class Sloppy(Pig):
    """Pig that also reads capitals."""

    def parse_action(self, text: str) -> Any:  # noqa: ANN401 - as in the game
        return super().parse_action(text.lower())


def test_only_the_notation_that_we_write_is_read() -> None:
    """A journal has one way to write each action, or two journals could tell the same match."""
    with pytest.raises(JournalError) as caught:
        Match.replay(Sloppy(), read_journal(journal_of(PIG, [Entry(0, "ROLL")])))
    cause = caught.value.args_["cause"]
    assert isinstance(cause, JournalError)
    assert "error-journal-notation" == cause.key


def test_a_line_is_written_before_the_action_counts() -> None:
    """While the sink works, the match still stands before the action."""
    seen: list[int] = []
    match: AnyMatch = Match(PIG, header(PIG), lambda _: seen.append(match.moment if seen else -1))
    match.submit(0, ROLL)
    match.submit(CHANCE, Face(3))
    assert [-1, 0, 1] == seen


def test_refused_actions_change_and_write_nothing() -> None:
    """Neither the state nor the journal notices a refused action."""
    disk = Disk()
    match: AnyMatch = Match(PIG, header(PIG), disk)
    before = match.state
    with pytest.raises(IllegalAction):
        match.submit(0, HOLD)
    with pytest.raises(NotYourTurn):
        match.submit(1, ROLL)
    assert before == match.state
    assert 1 == len(disk.lines)


def test_an_action_that_could_not_be_written_did_not_happen_and_leaves_no_gap() -> None:
    """After a failed write the match stands where it stood, and the next line fits the one before."""
    disk = Disk()
    match: AnyMatch = Match(PIG, header(PIG, training=True), disk)
    perform(match, "roll", "die 4")
    disk.full = True
    for _ in range(3):
        with pytest.raises(DiskFullError):
            match.submit(0, HOLD)
    with pytest.raises(DiskFullError):
        match.undo(0)
    assert [(0, "roll"), (CHANCE, "die 4")] == texts(match)
    disk.full = False
    match.submit(0, ROLL)
    journal = read_journal(disk.lines)
    assert journal.damage is None
    assert match.state == Match.replay(PIG, journal).state


def test_a_match_without_a_journal_needs_no_sink() -> None:
    """Simulations keep nothing."""
    match: AnyMatch = Match(PIG, header(PIG))
    perform(match, "roll", "die 4", "hold")
    assert (1,) == match.actors


def test_views_and_perspectives_are_those_of_the_game() -> None:
    """The match hands out what the game lets each viewer see."""
    match, _ = play(DUEL, limit=8)
    for viewer in (0, 1, SPECTATOR):
        assert DUEL.view(match.state, viewer) == match.view(viewer)
        assert match.view(viewer) == match.perspective(viewer).view
        assert viewer == match.perspective(viewer).seat


def test_the_own_last_action_is_taken_back() -> None:
    """An action that showed nothing new can be taken back until somebody else has acted."""
    disk = Disk()
    match: AnyMatch = Match(PIG, header(PIG), disk)
    perform(match, "roll", "die 4", "roll")
    assert 1 == match.undo(0)
    assert [(0, "roll"), (CHANCE, "die 4")] == texts(match)
    assert match.state_at(2) == match.state
    assert '"by":"undo","do":"2"' in disk.lines[-1]
    match.submit(0, HOLD)
    assert match.state == Match.replay(PIG, read_journal(disk.lines)).state


def test_what_somebody_has_seen_cannot_be_taken_back() -> None:
    """After the die has been rolled, the roll stays; nothing is written for the attempt."""
    disk = Disk()
    match: AnyMatch = Match(PIG, header(PIG), disk)
    perform(match, "roll", "die 4")
    with pytest.raises(UndoError) as caught:
        match.undo(0)
    assert "error-undo-seen" == caught.value.key
    assert 3 == len(disk.lines)


def test_who_has_not_acted_has_nothing_to_take_back() -> None:
    """Nobody takes back what others did."""
    match: AnyMatch = Match(PIG, header(PIG, training=True))
    perform(match, "roll", "die 4")
    with pytest.raises(UndoError) as caught:
        match.undo_point(1)
    assert "error-undo-nothing" == caught.value.key


def laid(last: int) -> AnyMatch:
    """A duel in which all cards are dealt and the seats up to `last` have laid one."""
    match: AnyMatch = Match(DUEL, header(DUEL, 3))
    perform(match, *(f"deal {seat} {card}" for card in ("paper", "scissors", "stone") for seat in range(3)))
    for seat in range(last + 1):
        match.submit(seat, Play("stone"))
    return match


def test_a_sealed_choice_is_taken_back_until_others_act_or_it_opens_the_cards() -> None:
    """Laying the last card reveals the others, laying an earlier one does not."""
    match = laid(1)
    assert 1 == match.undo(1)
    match = laid(1)
    with pytest.raises(UndoError):
        match.undo(0)
    match = laid(2)
    with pytest.raises(UndoError):
        match.undo(2)


def test_who_has_chosen_since_is_the_reason_where_nothing_was_seen() -> None:
    """A sealed choice of somebody else shows nothing; that it was made is why the own one stays."""
    match = laid(1)
    with pytest.raises(UndoError) as caught:
        match.undo(0)
    assert ("error-undo-other", match.header.seats[1].name) == (caught.value.key, caught.value.args_["name"])


def test_in_training_everything_since_the_own_last_action_goes() -> None:
    """Learners may take back what dice and others have answered, and do it again with the same luck."""
    match, lines = play(PIG, limit=9, training=True)
    seat = next(entry.actor for entry in reversed(match.entries) if entry.actor >= 0)
    before = texts(match)
    gone = match.undo(seat)
    assert before[:-gone] == texts(match)
    assert seat == before[-gone][0]
    players = table(match)
    for _ in range(gone):
        players.advance()
    assert before == texts(match)
    assert match.state == Match.replay(PIG, read_journal(lines)).state


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_to_the_start(game: AnyGame) -> None:
    """Taking back again and again passes every earlier state on the way to the first."""
    match, lines = play(game, training=True)
    earlier = [match.state_at(n) for n in range(match.moment + 1)]
    while any(entry.actor >= 0 for entry in match.entries):
        seat = next(entry.actor for entry in reversed(match.entries) if entry.actor >= 0)
        match.undo(seat)
        assert earlier[match.moment] == match.state
        assert match.state == Match.replay(game, read_journal(lines)).state
    assert all(entry.actor < 0 for entry in match.entries)


@given(st.lists(st.sampled_from(["roll", "hold", "die 1", "die 6", "undo 0", "undo 1"]), max_size=30))
def test_replay_follows_any_history(commands: list[str]) -> None:
    """Whatever people try, in whatever order, the journal gives the state they ended in."""
    lines: list[str] = []
    match: AnyMatch = Match(PIG, header(PIG, training=True), lines.append)
    for command in commands:
        try:
            if command.startswith("undo"):
                match.undo(int(command[-1]))
            else:
                match.submit(match.actors[0], PIG.parse_action(command))
        except GameError:
            continue
    copy = Match.replay(PIG, read_journal(lines))
    assert match.state == copy.state
    assert match.entries == copy.entries


def test_a_whole_journal_is_verified() -> None:
    """Verification tells the number of actions and the outcome."""
    match, lines = play(PIG)
    found = verify(PIG, read_journal(lines))
    assert found.ok
    assert match.moment == found.actions
    assert match.outcome == found.outcome
    assert found.damage is None
    assert found.error is None


def test_verification_reports_damage_and_what_came_before() -> None:
    """A torn line is reported; the actions before it are counted."""
    _, lines = play(PIG, limit=6)
    lines[-1] = lines[-1][:10]
    found = verify(PIG, read_journal(lines))
    assert not found.ok
    assert Damage("error-journal-torn", 7) == found.damage
    assert 5 == found.actions
    assert found.outcome is None


@pytest.mark.parametrize("changes", [{"rules": 9}, {"seats": (SeatSpec("Jana"),)}])
def test_verification_reports_instead_of_raising(changes: Any) -> None:  # noqa: ANN401 - see replace
    """A journal that cannot be replayed is not ok, and says why."""
    found = verify(PIG, read_journal(journal_of(PIG, [Entry(0, "roll")], **changes)))
    assert not found.ok
    assert 0 == found.actions
    assert isinstance(found.error, GameError)


def test_a_header_knows_nothing_of_time() -> None:
    """The time of the start comes from outside and is kept as it was given."""
    given_header = replace(header(PIG), started="2026-11-21T10:00:00+01:00")
    assert isinstance(given_header, Header)
    lines: list[str] = []
    Match(PIG, given_header, lines.append)
    assert "2026-11-21T10:00:00+01:00" == read_journal(lines).header.started


def test_the_clock_acts_like_everybody_else() -> None:
    """Actions of the clock stand in the journal and cannot be taken back by a seat."""
    match, lines = play(DUEL, limit=6)
    match.submit(CLOCK, DUEL.parse_action("tick"))
    assert '"by":"clock","do":"tick"' in lines[-1]
    with pytest.raises(UndoError):
        match.undo(0)


class Quiet(Duel):
    """A duel whose ticks nobody sees."""

    def reveals(self, state: State, actor: Actor, action: Action) -> bool:
        return actor != CLOCK and super().reveals(state, actor, action)


@pytest.mark.parametrize("game", [DUEL, Quiet()])
def test_time_that_shows_nothing_does_not_keep_an_action(game: AnyGame) -> None:
    """Where the clock's actions reveal nothing, what a seat did before them can still be taken back."""
    match: AnyMatch = Match(game, header(game))
    perform(match, *(f"deal {seat} {card}" for card in ("paper", "scissors", "stone") for seat in range(2)))
    match.submit(0, Play("stone"))
    match.submit(CLOCK, game.parse_action("tick"))
    if game is DUEL:
        with pytest.raises(UndoError):
            match.undo(0)
    else:
        assert 2 == match.undo(0)
        assert (CLOCK, 0, 1) == match.actors


class Twice(Pig):
    """Pig in which holding keeps the turn, so that a seat may do several things at once."""

    def apply(self, state: PigState, actor: Actor, action: PigAction) -> Step[PigState, PigEvent]:
        step = super().apply(state, actor, action)
        return Step(replace(step.state, seat=state.seat), step.events) if action == HOLD else step

    def refusal(self, state: PigState, actor: Actor, action: PigAction) -> Refusal | None:
        return None if action == HOLD and state.total(actor) < 9 else super().refusal(state, actor, action)


def test_what_was_submitted_together_is_taken_back_together() -> None:
    """Several actions of one line go in one step; those before the line stay."""
    match: AnyMatch = Match(Twice(), header(PIG))
    perform(match, "roll", "die 4", "hold")
    line = match.moment
    for _ in range(3):
        match.submit(0, HOLD, line)
    assert 3 == match.undo(0)
    assert line == match.moment
    assert 1 == match.undo(0)


def held_together() -> tuple[AnyMatch, list[str]]:
    """A match in which one action and three of one line were done, with its journal."""
    lines: list[str] = []
    match: AnyMatch = Match(Twice(), header(PIG), lines.append)
    perform(match, "roll", "die 4", "hold")
    line = match.moment
    for _ in range(3):
        match.submit(0, HOLD, line)
    return match, lines


def test_a_resumed_match_takes_back_as_the_uninterrupted_one_does() -> None:
    """The journal says what was submitted together, and nothing about actions of their own."""
    match, lines = held_together()
    assert [4, 5] == [number for number, line in enumerate(lines[1:]) if '"joined":true' in line]
    again: AnyMatch = Match.replay(Twice(), read_journal(lines), lines.append)
    assert match.entries == again.entries
    assert 3 == again.undo(0)
    assert [(0, "roll"), (CHANCE, "die 4"), (0, "hold")] == texts(again)
    again.submit(0, HOLD)
    assert again.state == Match.replay(Twice(), read_journal(lines)).state


def test_a_journal_from_before_the_sign_is_taken_back_action_by_action() -> None:
    """Old journals are read as they always were."""
    match, _ = held_together()
    old = journal_of(PIG, [Entry(entry.actor, entry.text) for entry in match.entries])
    again: AnyMatch = Match.replay(Twice(), read_journal(old))
    assert match.state == again.state
    assert 1 == again.undo(0)


@pytest.mark.parametrize(
    ("records", "line"),
    [
        ([Entry(0, "roll", joined=True)], 2),
        ([Entry(0, "roll"), Entry(CHANCE, "die 3", joined=True)], 3),
        ([Entry(0, "roll"), Entry(CHANCE, "die 3"), Entry(0, "roll", joined=True)], 4),
        ([Entry(0, "roll"), Undo(0), Entry(0, "roll", joined=True)], 4),
    ],
)
def test_nothing_can_be_joined_to_what_somebody_else_did(records: list[Record], line: int) -> None:
    """Only actions of the same seat, one right behind the other, are submitted together."""
    with pytest.raises(JournalError) as caught:
        Match.replay(PIG, read_journal(journal_of(PIG, records)))
    assert line == caught.value.args_["line"]
    cause = caught.value.args_["cause"]
    assert isinstance(cause, JournalError)
    assert "error-journal-notation" == cause.key


def test_a_rehearsal_changes_nothing_and_names_the_first_refusal() -> None:
    """Each action is checked where those before it lead to; nothing is written."""
    disk = Disk()
    match: AnyMatch = Match(Twice(), header(PIG), disk)
    perform(match, "roll", "die 6", "hold", "roll", "die 6")
    before = match.state
    match.rehearse(0, ())
    match.rehearse(0, (HOLD,))
    with pytest.raises(IllegalAction) as caught:
        match.rehearse(0, (HOLD, HOLD))
    assert "pig-refused-nothing" == caught.value.refusal.key
    with pytest.raises(NotYourTurn):
        match.rehearse(0, (ROLL, ROLL))
    assert before == match.state
    assert 6 == len(disk.lines)
