"""How long people at a table have had: what a guest's program says of it, and what was measured here."""

from __future__ import annotations

import pytest

from accessgames.net.hall.table_clock import GRACE, TableClock

OWN, OTHER = frozenset({0}), frozenset({1})


class Watch:
    """A clock on the wall that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Turns:
    """One seat is awaited behind line 5, which was sent at once."""

    def __init__(self) -> None:
        self.watch = Watch()
        self.clock = TableClock(self.watch)
        self.clock.follow({0}, 5, anew=False)
        self.clock.sent(OWN, 5)

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.watch.now += seconds


@pytest.fixture
def turns() -> Turns:
    """As above."""
    return Turns()


def test_time_counts_from_when_the_text_was_out(turns: Turns) -> None:
    """A voice speaks for twenty seconds, somebody thinks for seven; the line takes its time both ways."""
    turns.wait(20)
    turns.clock.out(OWN, 5, 0)
    turns.wait(7)
    assert 7000 == turns.clock.owed(OWN, 7000)
    turns.clock.charged(OWN, 7000, 7000)
    turns.wait(2)  # what was said goes back and forth before the action comes
    assert 0 == turns.clock.owed(OWN)


def test_who_waits_knows_the_time_without_being_told(turns: Turns) -> None:
    """Between the word that the text is out and the action the server measures itself."""
    turns.wait(4)
    turns.clock.out(OWN, 5, 1000)
    turns.wait(9)
    assert 10_000 == turns.clock._turns[0].owed(turns.clock._now)


@pytest.mark.parametrize("seconds", [5, 59, 61, 600])
def test_who_says_nothing_gains_the_grace_and_no_more(seconds: int, turns: Turns) -> None:
    """Whether they say nothing at all, or again and again that nothing has passed."""
    expected = max(0, seconds * 1000 - GRACE)
    other = Turns()
    for _ in range(seconds):
        turns.wait(1)
        turns.clock.out(OWN, 5, 0)
        other.wait(1)
    assert [expected] * 2 == [turns.clock.owed(OWN), other.clock.owed(OWN)]


def test_small_steps_share_one_grace(turns: Turns) -> None:
    """A hundred questions and steps of one turn, each said to have taken no time."""
    for line in range(6, 106):
        turns.wait(6)
        owed = turns.clock.owed(OWN, 0)
        turns.clock.charged(OWN, 0, owed)
        turns.clock.follow({0}, line, anew=False)
        turns.clock.sent(OWN, line)
        turns.clock.out(OWN, line, 0)
    assert 600_000 - GRACE == turns.clock._turns[0].charged


def test_a_turn_that_chance_has_answered_begins_anew(turns: Turns) -> None:
    """A die was thrown: its text is heard like that of any turn."""
    turns.wait(70)
    assert 10_000 == turns.clock.owed(OWN)
    turns.clock.follow({0}, 9, anew=True)
    turns.clock.sent(OWN, 9)
    turns.wait(70)
    assert 10_000 == turns.clock.owed(OWN)


def test_nobody_takes_more_time_than_was_measured(turns: Turns) -> None:
    """A guest says an hour; what is said too much costs nobody anything."""
    turns.wait(3)
    assert 3000 == turns.clock.owed(OWN, 3_600_000)


def test_time_begins_when_the_turn_was_sent() -> None:
    """Nobody was there to whom it could be sent, then they came; the first time counts, a second does not."""
    watch = Watch()
    clock = TableClock(watch)
    clock.follow({0}, 5, anew=False)
    watch.now += 500
    assert 0 == clock.owed(OWN)
    clock.sent(OWN, 4)  # that was before it
    watch.now += 500
    assert 0 == clock.owed(OWN)
    clock.sent(OWN, 5)
    watch.now += 61
    clock.sent(OWN, 6)
    watch.now += 9
    assert 10_000 == clock.owed(OWN)


def test_what_was_out_before_the_turn_is_no_news(turns: Turns) -> None:
    """It comes late, or somebody invents it; the time of the turn goes on being nobody's until it is out."""
    turns.wait(1)
    turns.clock.out(OWN, 4, 0)
    turns.wait(30)
    turns.clock.out(OWN, 5, 0)
    turns.wait(5)
    assert 5000 == turns.clock._turns[0].owed(turns.clock._now)


def test_nobody_says_anything_about_another_seat(turns: Turns) -> None:
    """Neither that its text is out nor how long it has had, nor is it charged for what they do."""
    turns.wait(30)
    turns.clock.out(OTHER, 5, 29_000)
    assert 0 == turns.clock.owed(OTHER, 29_000)
    turns.clock.charged(OTHER, 29_000, 29_000)
    assert 30_000 == turns.clock.owed(OWN, 30_000)


def test_a_break_while_somebody_thinks_is_nobodys_time(turns: Turns) -> None:
    """They type their move ten seconds after the text, and the line brings it half a minute later."""
    turns.clock.out(OWN, 5, 0)
    turns.wait(10 + 30)
    assert 10_000 == turns.clock.owed(OWN, 10_000)


def test_where_several_are_awaited_the_last_one_to_hear_counts() -> None:
    """Nobody's time runs before their text is out; a seat that is not awaited any more counts no longer."""
    watch = Watch()
    clock = TableClock(watch)
    clock.follow({0, 1}, 5, anew=False)
    clock.sent(OWN, 5)
    clock.sent(OTHER, 5)
    clock.out(OWN, 5, 0)
    watch.now += 8
    clock.out(OTHER, 5, 0)
    watch.now += 2
    assert 2000 == clock.owed(OWN, 10_000)
    clock.follow({0}, 6, anew=False)
    assert 10_000 == clock.owed(OWN, 10_000)
