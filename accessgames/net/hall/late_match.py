"""A match as it was some moves ago: for those who watch a table that lets them see it late."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.engine import Journal, is_seat, read_journal
from accessgames.engine.journal import Correction, Entry, Undo, read_on
from accessgames.engine.local_seat import LocalSeat
from accessgames.net.chronicle import Chronicle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine.luck import SecretSeed
    from accessgames.games import Room


class LateMatch:
    """Another match, played by the lines of the first when enough moves lie behind them.

    Whoever is given a seat of it can be told nothing that came later, whatever they ask. Moves are counted,
    not minutes: a position that is thought about for long stays as secret as one that is gone at once.

    Attributes:
        seat: The match, every seat of it.
        chronicle: The lines that were played.
    """

    def __init__(self, room: Room, lines: Sequence[str], secret: SecretSeed | None, delay: int) -> None:
        """Begin before the first move.

        Args:
            room: The game.
            lines: The journal, with its header.
            secret: The seed, where the header only commits to it.
            delay: How many moves of people and computer players lie behind what is shown.
        """
        self._delay = delay
        self._journal: Journal = read_journal(lines[:1])
        self._counting: list[tuple[int, bool]] = []
        self.chronicle = Chronicle()
        self.chronicle.begin(())
        self.seat: LocalSeat[Any, Any, Any, Any] = LocalSeat.reopen(room.game, self._journal, secret)
        self.seat.thin()
        self.seat.occupy({}, lambda: 0, room.told_by_people)
        self.follow(lines)

    def follow(self, lines: Sequence[str]) -> None:
        """Play what is old enough, where the journal has got so far; `lines` begin with the header."""
        known = len(self._journal.records)
        self._journal = read_on(self._journal, lines[known + 1 :])
        for number in range(known, len(self._journal.records)):
            self._count(number)
        moves = [number for number, moved in self._counting if moved]
        shown = moves[-self._delay] if len(moves) >= self._delay else 0
        for number in range(self.chronicle.line, shown):
            self.seat.repeat(number + 2, self._journal.records[number])
            self.chronicle.follow(self.seat.entries, 1)

    def _count(self, number: int) -> None:
        """Know which actions count behind a line, and which of them are moves."""
        record = self._journal.records[number]
        if isinstance(record, Entry):
            self._counting.append((number, is_seat(record.actor)))
        elif isinstance(record, Undo):
            del self._counting[record.keep :]
        elif isinstance(record, Correction):
            del self._counting[record.kept :]
