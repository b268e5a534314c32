"""Progress in words: who waits hears how far it is, by a clock that tests move, and can stop it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError, watched
from accessgames.language import say
from accessgames.output.ports import Ports
from accessgames.patience import NOBODY_WAITS, Patience
from tests.shell.stage import Stage, speak

if TYPE_CHECKING:
    from accessgames.language import Message, Rendered


@dataclass
class Waiter:
    """Somebody who waits, and a clock.

    Attributes:
        now: What the clock says.
        heard: When what was heard.
    """

    now: float = 0.0
    heard: list[tuple[float, Message]] = field(default_factory=list)

    def patience(self) -> Patience:
        """What is under test."""
        return Patience(lambda message: self.heard.append((self.now, message)), lambda: self.now)

    def sentences(self, tag: str = "cs") -> list[str]:
        """Everything that was heard, in full."""
        language = speak(tag)
        return [language.form(message, "full") for _, message in self.heard]


def work(waiter: Waiter, total: int, seconds: float) -> None:
    """Do so many pieces of work that take so long each."""
    with waiter.patience().games(total) as watch:
        for _ in watched(range(total), watch):
            waiter.now += seconds
        watch(total)


def test_it_is_told_after_two_seconds_and_then_at_twice_the_time() -> None:
    """Ever more seldom, never once it is done."""
    waiter = Waiter()
    work(waiter, 100, 0.25)
    assert [2.0, 4.0, 8.0, 16.0] == [when for when, _ in waiter.heard]
    assert "Odehráno 8 ze 100 partií, Ctrl plus C zastaví." == waiter.sentences()[0]


def test_of_what_is_quick_nothing_is_told() -> None:
    """Nor of what takes long and is done by then."""
    waiter = Waiter()
    work(waiter, 100, 0.019)
    work(waiter, 1, 60.0)
    assert [] == waiter.heard


def test_where_the_clock_stands_still_nobody_waits() -> None:
    """Other programs, and sessions that repeat, are told nothing."""
    with NOBODY_WAITS.lines(10**6) as watch:
        for done in range(1000):
            watch(done)


def stop_after(waiter: Waiter, unit: str) -> None:
    """Press Ctrl+C when three of five pieces are done and two seconds have passed."""
    with getattr(waiter.patience(), unit)(5) as watch:
        waiter.now = 2.5
        watch(3)
        raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("unit", "czech", "english"),
    [
        ("games", "Odehráno 3 z 5 partií", "3 of 5 matches played"),
        ("decisions", "Zhodnoceno 3 z 5 tahů", "3 of 5 turns judged"),
        ("actions", "Přehráno 3 z 5 akcí", "3 of 5 actions played through"),
        ("lines", "Ověřeno 3 z 5 řádků", "3 of 5 lines checked"),
        ("ports", "Vyzkoušeno 3 z 5 výstupů", "3 of 5 outputs tried"),
    ],
)
def test_what_is_counted_has_a_name(unit: str, czech: str, english: str) -> None:
    """In each language, also where it is stopped, and short enough for a Braille line of 40 cells."""
    waiter = Waiter()
    with pytest.raises(GameError) as stopped:
        stop_after(waiter, unit)
    assert ("patience-stopped", ["reached"]) == (stopped.value.key, list(stopped.value.args_))
    assert [f"{czech}, Ctrl plus C zastaví."] == waiter.sentences()
    assert [f"{english}, Ctrl plus C stops."] == waiter.sentences("en")
    for tag in ("cs", "en"):
        assert len(speak(tag).form(waiter.heard[0][1], "braille")) <= 40


class Finger:
    """A Braille line, and an ear."""

    brailles = True

    def __init__(self) -> None:
        self.shown: list[str] = []
        self._taken: list[str] = []

    def speak(self, rendered: Rendered, *, interrupt: bool) -> None:
        """Take a line."""
        del interrupt
        self._taken.append(rendered.braille)

    def flush(self) -> None:
        """Show what was taken."""
        self.shown += self._taken
        self._taken = []

    def stop(self) -> None:
        """Nothing sounds."""

    def close(self) -> None:
        """Nothing is open."""


def test_it_is_felt_and_heard_while_one_waits() -> None:
    """It goes out to every port at once, behind what was told before, and the answer follows."""
    stage, finger = Stage(), Finger()
    stage.console.ports = Ports((finger,))
    stage.console.tell(say("shell-silence"))
    stage.console.interject(say("shell-stopped", "system"))
    assert ["Ticho.", "Přerušeno."] == finger.shown
    assert stage.spy.text.endswith("Ticho.\nPřerušeno.\n")
    stage.console.tell(say("shell-over"))
    stage.console.flush()
    render = stage.console.language.render
    told = [render(say("shell-silence")), render(say("shell-over"))]
    assert told == [heard.rendered for heard in stage.console.last]


def test_checking_a_match_says_how_far_it_is() -> None:
    """Whoever lets a long match be played through once more hears of it, and stops it by Ctrl+C."""
    stage = Stage()
    stage.type("hod", "přičti", "hod", "přičti")
    now = iter(range(1000))
    stage.console.clock = lambda: float(next(now))
    before = len(stage.spy.text)
    stage.type("kontrola")
    told = stage.spy.text[before:].splitlines()
    assert told[0].startswith("Přehráno 1 z")
    assert not any("zastaví" in line for line in told[-1:])
