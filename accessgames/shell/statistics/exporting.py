"""Every match that was counted, as CSV for spreadsheets and as JSON for programs."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessgames.language import say
from accessgames.shell.errors import tell_written
from accessgames.storage.files import write_new

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from accessgames.language import Message
    from accessgames.personal.results import MatchResult

_COLUMNS: Final = (
    "identity", "game", "started", "given_up", "rated", "seconds", "seat", "name", "player", "total", "place",
)  # fmt: skip


def write_out(counted: Sequence[MatchResult], name: str) -> Message:
    """Write matches into a new file, as JSON where its name ends so, else as CSV.

    Returns:
        Where it is, or why it could not be written.

    Raises:
        GameError: `shell-file-name` for a name that no file can have.
    """
    is_json = name.casefold().endswith(".json")
    text = f"{json.dumps(document(counted), ensure_ascii=False, indent=1)}\n" if is_json else table(counted)

    def written(path: str) -> Message:
        return say("statistics-written", "system", count=len(counted), file=path)

    return tell_written(name, partial(write_new, name, text.encode()), written)


def document(counted: Iterable[MatchResult]) -> list[dict[str, Any]]:
    """Return matches as values of JSON."""
    return [asdict(one) for one in counted]


def table(counted: Iterable[MatchResult]) -> str:
    """Write the matches as CSV (RFC 4180), one line a seat."""
    out = io.StringIO()
    writer = csv.DictWriter(out, _COLUMNS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(_rows(counted))
    return out.getvalue()


def _rows(counted: Iterable[MatchResult]) -> Iterator[dict[str, Any]]:
    for one in counted:
        match = {key: value for key, value in asdict(one).items() if key != "seats"}
        flags = {"given_up": int(one.given_up), "rated": int(one.rated)}
        for number, seat in enumerate(one.seats, 1):
            yield {
                **match,
                **flags,
                "seat": number,
                **asdict(seat),
                "name": f"'{seat.name}" if seat.name[:1] in {"=", "+", "-", "@"} else seat.name,
            }
