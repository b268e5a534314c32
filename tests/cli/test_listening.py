"""A listener outside of a match: names, roles and redaction."""

from __future__ import annotations

import io
from typing import Any

import pytest

from accessgames.cli.console import Console
from accessgames.cli.narrator import Narrator
from accessgames.engine import SPECTATOR, Perspective, SeatSpec
from accessgames.engine.match import redacted
from accessgames.language import Person
from tests.cli.pig_room import ROOM
from tests.pig.rules import Kept, Rolled

_SEATS = (SeatSpec("Jana", gender="feminine"), SeatSpec("", "bot:2"), SeatSpec("Petr", gender="masculine"))


def known(viewer: int) -> Perspective[Any, Any, Any, Any]:
    """What somebody knows before anything has happened."""
    game = ROOM.game
    return Perspective(game, game.view(game.initial(game.setup(3, {})), viewer), viewer)


@pytest.fixture
def listener() -> Narrator:
    """Somebody who hears Pig told in Czech."""
    return Narrator(ROOM, Console("cs", io.StringIO(), io.StringIO()), _SEATS)


def told_so_far(listener: Narrator) -> str:
    """What stands on the screen."""
    out = listener.console.out
    assert isinstance(out, io.StringIO)
    return out.getvalue()


def test_everybody_is_told_about_by_name(listener: Narrator) -> None:
    """Nobody is addressed; whoever has no name is called by the number of the chair."""
    desk = listener.listener(known(SPECTATOR))
    expected = (Person("Jana", gender="feminine"), Person("Hráč 2"), Person("Petr", gender="masculine"))
    assert expected == desk.people
    assert {"other"} == {person.role for person in desk.people}
    assert (frozenset({1}), SPECTATOR) == (desk.bots, desk.seat)


def test_events_are_redacted(listener: Narrator, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a viewer must not notice is not told, and each event is seen with the viewer's eyes."""
    viewers: list[int] = []

    def redact(_self: object, event: object, viewer: int) -> object | None:
        viewers.append(viewer)
        return event if isinstance(event, Kept) else None

    monkeypatch.setattr(type(ROOM.game), "redact", redact)
    events: list[Any] = [Rolled(2, 6, 6), Kept(2, 6, 6)]
    seen = redacted(ROOM.game, 1, events)
    listener.told(known(1), seen)
    assert "2: Kept\n" == told_so_far(listener)
    assert [1, 1] == viewers
