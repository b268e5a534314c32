"""The lines of a journal on their way to where they are kept: counted, and to be read again at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from accessgames.engine.match import LineWriter


class CountedLines:
    """Passes lines on.

    Attributes:
        kept: The whole journal, line by line, with its header.
    """

    def __init__(self, sink: LineWriter, before: Iterable[str] = ()) -> None:
        """Pass lines on to a sink; `before` is what the journal had, with its header."""
        self._sink = sink
        self.kept = list(before)

    def __call__(self, line: str) -> None:
        """Keep a line; what can't be kept is not counted."""
        self._sink(line)
        self.kept.append(line)

    @property
    def count(self) -> int:
        """Lines behind the header that were kept."""
        return max(0, len(self.kept) - 1)

    def text(self) -> str:
        """Return the whole journal."""
        return "".join(self.kept)
