"""How a league is made, as entries that copies of a club are united from.

Earlier programs wrote each change of a league as a line of its own that names none before it; such lines stay
where they are, and entries follow on them. In entries a tournament of entries is named by the id of
its creation, which is the same in every copy, and any other one by its id among those of the club.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from accessgames.club import notation
from accessgames.club.model.proposal import League
from accessgames.club.union import entries
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError
from accessgames.engine.chain import chain_line

_BEGIN: Final = '{"id":'
_ID: Final = re.compile(r"[0-9a-f]{32}")
_WHOLE: Final = 64


@dataclass(frozen=True, slots=True)
class LeagueEntry:
    """One change of a league.

    Attributes:
        id: 32 random hexadecimal digits.
        after: Hashes of the last changes that the writer knew, ascending.
        height: How many changes stand before it in the longest row.
        when: ISO 8601 text, or empty.
        league: How the league is made from here on.
        hash: SHA-256 of the line.
        line: The line, without its newline.
    """

    id: str
    after: tuple[str, ...]
    height: int
    when: str
    league: League
    hash: str
    line: str


def is_entry(line: str) -> bool:
    """Tell whether a line of a league is an entry."""
    return line.startswith(_BEGIN)


def read_league_line(line: str) -> League:
    """Read how a league is made from any line of it.

    Raises:
        ValueError: The line is neither an entry nor a league as earlier programs wrote it.
    """
    return _read(line).league if is_entry(line) else notation.from_text(League, line)


def _read(line: str) -> LeagueEntry:
    content: Any = notation.parse_json(line) if len(line) <= notation.MAX_LINE else None
    if not isinstance(content, dict):
        raise ValueError(line[:80])  # noqa: TRY004 - as all that is wrong with a line
    after = notation.decode(tuple[str, ...], content.get("after"))
    fit = [*after] == sorted(set(after)) and len(after) <= entries.MAX_HEADS
    own, when = notation.decode(str, content.get("id")), notation.decode(str, content.get("at"))
    if not (fit and all(map(notation.HEX_DIGEST.fullmatch, after)) and _ID.fullmatch(own)):
        raise ValueError(line[:80])
    found = _write(
        notation.decode(League, content.get("league")),
        own,
        after,
        notation.decode(int, content.get("height")),
        when,
    )
    if found.line != line or len(when) > notation.MAX_WHEN:
        raise ValueError(line[:80])
    return found


def _write(league: League, own: str, after: tuple[str, ...], height: int, when: str) -> LeagueEntry:
    head = {"id": own, "after": [*after], "height": height, "at": when, "league": notation.encode(league)}
    line, digest = chain_line("", head, _WHOLE)
    return LeagueEntry(own, after, height, when, league, digest, line.rstrip("\n"))


def next_league_line(lines: Sequence[str], league: League, when: str, fresh: Callable[[], str]) -> str:
    """Return the line of a change behind those that are there.

    Args:
        lines: All lines of the league, in their order (`put_lines_in_order`).
        league: How it is made from here on.
        when: ISO 8601 text, or empty.
        fresh: Gives a fresh id.
    """
    there = [_read(line) for line in lines if is_entry(line)]
    height = max((entry.height for entry in there), default=-1) + 1
    return _write(league, fresh(), entries.heads_of(there), height, when).line


def put_lines_in_order(lines: Iterable[str]) -> tuple[str, ...]:
    """Return the lines of a league in their order: what earlier programs wrote, and then the entries.

    Raises:
        GameError: `error-journal-changed` with the number of the first `line` that can't stand there.
    """
    plain: list[str] = []
    found: dict[str, LeagueEntry] = {}
    places: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        if not is_entry(line):
            plain.append(line)
            continue
        try:
            entry = _read(line)
        except (ValueError, TypeError, KeyError):
            raise GameError("error-journal-changed", line=number) from None
        found[entry.hash], places[entry.hash] = entry, number
    wrong = entries.first_loose(found)
    if wrong is not None:
        raise GameError("error-journal-changed", line=places[wrong])
    return (*plain, *(entry.line for entry in entries.put_in_order(found.values())))


def unite_league(own: Sequence[str], other: Sequence[str]) -> tuple[str, ...]:
    """Return the lines of a league of two copies, in their order.

    Of lines that earlier programs wrote, where neither goes on from the other, the longer row stays, the same
    everywhere.

    Raises:
        GameError: As `put_lines_in_order`.
    """
    plain = [[line for line in lines if not is_entry(line)] for lines in (own, other)]
    rest = [line for lines in (own, other) for line in lines if is_entry(line)]
    kept = max(plain, key=lambda lines: (len(lines), lines))
    return put_lines_in_order([*kept, *rest])


def renamed(league: League, names: Mapping[str, str]) -> League:
    """Return a league with its tournaments named otherwise; what is not among the names stays."""
    return replace(league, tournaments=tuple(names.get(one, one) for one in league.tournaments))
