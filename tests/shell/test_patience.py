"""The clock of players that think: it runs ahead once a person has typed something."""

from __future__ import annotations

from dataclasses import dataclass

from accessgames.shell.stopwatch import GRACE, JUMP, ThinkingBudget


@dataclass
class World:
    """A person and a clock that are moved by hand."""

    now: float = 0.0
    typed: bool = False

    def patience(self) -> ThinkingBudget:
        """The clock under test."""
        return ThinkingBudget(lambda: self.typed, lambda: self.now)


def test_as_long_as_nobody_types_it_is_a_clock() -> None:
    """What it says is what has passed."""
    world = World(5.0)
    clock = world.patience()
    begun = clock()
    world.now = 7.5
    assert 2.5 == clock() - begun


def test_thinking_may_go_on_for_a_moment() -> None:
    """Who types ahead does not make the computer player careless at once."""
    world = World()
    clock = world.patience()
    begun = clock()
    world.typed = True
    clock()
    world.now = GRACE / 2
    assert GRACE / 2 == clock() - begun


def test_then_time_is_up() -> None:
    """Also for whoever begins to think after that, until the line was read."""
    world = World(typed=True)
    clock = world.patience()
    clock()
    world.now = GRACE
    begun = clock()
    assert begun >= JUMP
    assert clock() - begun >= JUMP
    world.typed = False
    begun = clock()
    assert begun == clock()


def test_a_line_that_was_read_is_forgotten() -> None:
    """The next one has its moment again."""
    world = World(typed=True)
    clock = world.patience()
    clock()
    world.typed = False
    clock()
    world.now, world.typed = 10.0, True
    assert 10.0 == clock()
