"""Compares what guests were told, by whichever server, with what the database has in the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import msgspec

from accessgames.engine import Entry, GameError, Journal, read_journal, verify
from accessgames.engine.local_seat import LocalSeat
from accessgames.games import load_room
from accessgames.net import frames  # noqa: TC001 - dataclasses are read with their types
from accessgames.net.chronicle import Chronicle
from accessgames.net.service import SeatService
from accessgames.net.values import Values

if TYPE_CHECKING:
    from collections.abc import Sequence

OWN: Final = 0
"""The seat of whoever is compared."""

_HEARD: Final = msgspec.json.Decoder(list[msgspec.Raw])


@dataclass(slots=True)
class Told:
    """What somebody knows of a match that they play from seat 0.

    Attributes:
        table: Where it is played.
        line: The last line of its journal that was told.
        acted: Who did each action that was told.
        heard: What was told of each, as JSON.
        asked: Own actions that were asked for, each with the line that it should follow.
        confirmed: Those of them that were confirmed.
        over: Whether the end was told.
        wrong: What can't be true, whatever the database has.
    """

    table: int
    line: int = 0
    acted: list[int] = field(default_factory=list)
    heard: list[bytes] = field(default_factory=list)
    asked: set[tuple[int, str]] = field(default_factory=set)
    confirmed: list[tuple[int, str]] = field(default_factory=list)
    over: bool = False
    wrong: list[str] = field(default_factory=list)

    def take(self, moved: frames.Moved) -> None:
        """Take what was told; each action has to be told once, in its place."""
        if moved.kept != len(self.acted) or moved.line < self.line:
            self.wrong.append(
                f"table {self.table}: {len(self.acted)} actions up to line {self.line} were told, then what"
                f" follows {moved.kept} up to line {moved.line}"
            )
            del self.acted[moved.kept :], self.heard[moved.kept :]
        self.line = moved.line
        self.acted.extend(moved.acted)
        self.heard.extend(bytes(each) for each in _HEARD.decode(moved.heard))
        self.over = not moved.actors


def compare(told: Told, lines: Sequence[str]) -> list[str]:
    """Return what is wrong with the lines that are kept of a match, for who was told something of it.

    A line that was told and is not there is lost; an action that nobody asked for, or asked for once and that
    stands there twice, is double; what was told otherwise than it stands there comes from a fork.
    """
    try:
        journal = read_journal(lines)
        game = load_room(journal.header.game).game
        if journal.damage is not None or not verify(game, journal).ok:
            return [*told.wrong, f"table {told.table}: its journal does not verify"]
        return [*told.wrong, *(f"table {told.table}: {each}" for each in _differences(told, journal))]
    except GameError as error:
        return [*told.wrong, f"table {told.table}: its journal can't be read: {error.key}"]


def _differences(told: Told, journal: Journal) -> list[str]:
    kept, found = _all_told(journal), list[str]()
    if told.line > kept.line or len(told.acted) > len(kept.acted):
        found.append(f"lost: told up to line {told.line}, kept up to line {kept.line}")
    pairs = zip(kept.acted, map(bytes, _HEARD.decode(kept.heard)), strict=True)
    for at, (is_, was) in enumerate(zip(pairs, zip(told.acted, told.heard, strict=True), strict=False)):
        if is_ != was:
            found.append(f"fork: action {at} was told as {was}, kept is {is_}")
            break
    own = [
        (line, each.text)
        for line, each in enumerate(journal.records)
        if isinstance(each, Entry) and each.actor == OWN
    ]
    found += [f"lost: confirmed behind line {line} was {text}" for line, text in told.confirmed
        if next((done for at, done in own if at >= line), None) != text]  # fmt: skip
    before = -1
    for line, text in own:  # others may have acted at the same time, so it need not follow at once
        if not any(before < asked <= line and same == text for asked, same in told.asked):
            found.append(f"double: nobody asked for {text} behind line {line}")
        before = line
    return found


def _all_told(journal: Journal) -> frames.Moved:
    """Return all that a server tells somebody at seat 0 who knows nothing."""
    room = load_room(journal.header.game)
    seat: LocalSeat[Any, Any, Any, Any] = LocalSeat.resume(room.game, journal)
    own, known = seat.for_seats(frozenset({OWN})), Chronicle(journal.records)
    return SeatService(own, Values(room.game), known, str).moved(0, 0)
