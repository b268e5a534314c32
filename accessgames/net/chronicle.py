"""How the lines of a journal moved a match: so that whoever comes back hears just what they missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine.journal import Correction, Entry, Undo

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from accessgames.engine.journal import Record


class Chronicle:
    """For each line of a journal: how many of the actions before it still counted behind it.

    Lines only grow in number, also where moments go back; so a line is what somebody at the other end knows.
    """

    def __init__(self, records: Iterable[Record] = ()) -> None:
        """Begin behind some lines of a journal."""
        self._kept: list[int] = []
        self._entries: Sequence[Entry] = ()
        moment = 0
        for record in records:
            self._kept.append(moment)
            if isinstance(record, Entry):
                moment += 1
            elif isinstance(record, Undo):
                self._kept[-1] = moment = record.keep
            elif isinstance(record, Correction):
                self._kept[-1], moment = record.at, record.kept

    @property
    def line(self) -> int:
        """The number of the last line; 0 where there is none."""
        return len(self._kept)

    def begin(self, entries: Sequence[Entry]) -> None:
        """Know the actions that count where the lines end."""
        self._entries = entries

    def follow(self, entries: Sequence[Entry], lines: int) -> int:
        """Note that so many lines were written, behind which these actions count.

        Returns:
            How many of the actions that counted before still do.
        """
        before, self._entries = self._entries, entries
        known = min(len(before), len(entries))
        while known and before[known - 1] is not entries[known - 1]:
            known -= 1
        # One step may write several lines; none of them kept more than all of them together.
        self._kept.extend([known] * lines)
        return known

    def kept_since(self, line: int, moment: int) -> int:
        """Return how many actions still count for whoever knew `moment` of them behind a line."""
        return min((moment, *self._kept[line:]))
