"""The match of a table: begun when everybody sits, or taken from its journal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from accessgames.bots.policies import make_policy
from accessgames.engine import Header, Help, SeatSpec, read_journal
from accessgames.engine.journal import PERSON
from accessgames.engine.luck import SecretSeed, draw_luck
from accessgames.net.counted_lines import CountedLines
from accessgames.net.hall.matches import HostedMatch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from accessgames.games import Room
    from accessgames.net.hall.ledger import Ledger
    from accessgames.net.hall.tables import Table


def begin_match(table: Table, room: Room, ledger: Ledger, monotonic: Callable[[], float]) -> None:
    """Draw the luck of a match, write the header, and seat the computer players.

    At a table of a tournament help is locked with the next line, before anybody has done anything.
    """
    desk, seats = table.kept.desk, table.kept.seats
    luck = draw_luck(desk.occasion if desk else "")
    genders = [place.gender for place in desk.places] if desk else [""] * len(seats)
    specs = tuple(
        SeatSpec(seat.name, PERSON if seat.person else f"bot:{seat.level}", gender)
        for seat, gender in zip(seats, genders, strict=True)
    )
    words = tuple(seat.words for seat in seats)
    chosen = desk.seed if desk else ""
    sealed = None if chosen else replace(luck.sealed, words=words if any(words) else ())
    secret = None if chosen else luck.secret
    header = Header(
        table.kept.game, room.game.rules_version, specs, table.kept.options, chosen,
        started=datetime.now(UTC).isoformat(timespec="seconds"), sealed=sealed,
    )  # fmt: skip
    lines = CountedLines(ledger.sink(table.number))
    match = table.match = HostedMatch(room, ledger, lines, _bots(room, table), secret, header)
    match.arrange(monotonic, table.kept.delay)
    table.state, table.secret = "goes", "" if secret is None else secret.reveal()
    if desk:
        match.seat.note(Help(None))


def resume_match(
    table: Table, room: Room, ledger: Ledger, lines: Sequence[str], monotonic: Callable[[], float]
) -> HostedMatch:
    """Return the match of a table, taken from its journal."""
    secret = SecretSeed(table.secret) if table.secret else None
    kept = CountedLines(ledger.sink(table.number, len(lines)), lines)
    journal = read_journal(list(lines))
    match = HostedMatch(room, ledger, kept, _bots(room, table), secret, journal)
    match.arrange(monotonic, table.kept.delay)
    return match


def _bots(room: Room, table: Table) -> Mapping[int, Any]:
    return {
        at: make_policy(room.bots, f"bot:{seat.level}")
        for at, seat in enumerate(table.kept.seats)
        if seat.level
    }
