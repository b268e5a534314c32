"""A listener outside of a match: names, roles and redaction."""

from __future__ import annotations

import io

import pytest

from accessgames.cli.console import Console
from accessgames.cli.narrator import Narrator
from accessgames.engine import SPECTATOR, SeatSpec
from accessgames.language import Person
from tests.cli.pig_room import ROOM
from tests.pig.rules import Kept, Rolled

_SEATS = (SeatSpec("Jana", gender="feminine"), SeatSpec("", "bot:2"), SeatSpec("Petr", gender="masculine"))


@pytest.fixture
def listener() -> Narrator:
    """Somebody who hears Pig told in Czech."""
    return Narrator(ROOM, Console("cs", io.StringIO(), io.StringIO()), _SEATS)


def test_everybody_is_told_about_by_name(listener: Narrator) -> None:
    """Nobody is addressed; whoever has no name is called by the number of the chair."""
    desk = listener.desk(ROOM.game.initial(ROOM.game.setup(3, {})), SPECTATOR)
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
    state = ROOM.game.initial(ROOM.game.setup(3, {}))
    assert ["2: Kept"] == listener.events(state, 1, [Rolled(2, 6, 6), Kept(2, 6, 6)])
    assert [1, 1] == viewers
