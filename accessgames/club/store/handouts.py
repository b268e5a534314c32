"""Files of single tables: what a computer needs that has no copy of the club, and what it gives back.

A file is text that people can read and write into with anything: who sits at the table, then a line for the
result that is typed by hand, then the journal of the match where it was played by the program. What the desk
wrote is sealed with the secret seed of the tournament (`luck.handout_seal`), so each copy of the club, and
nobody else, can tell that it is whole and its own; that seed, and anything of other tables, is not in it.
"""

from __future__ import annotations

import re
from typing import Final

from accessgames.club.model import luck
from accessgames.club.rules import bounds
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError
from accessgames.storage import journal_files, signing

HEAD: Final = "accessgames table 1"
"""The first line of each file."""

MAX_BYTES: Final = journal_files.MAX_JOURNAL_BYTES + (1 << 16)
"""Largest file that is read."""

MAX_LINE: Final = 400
"""Longest line before the journal, in characters."""

MAX_LINES: Final = 300
"""Most lines before the journal."""

_REMARK: Final = "#"
_NO_GENDER: Final = "-"
_GENDERS: Final = frozenset({"feminine", "masculine", "neuter", _NO_GENDER})
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,3}")
_MATCH: Final = re.compile(r"match ([1-9][0-9]{0,6})")
_WORD: Final = re.compile(r"[a-z0-9-]{1,40}")
_SEED: Final = re.compile(r"[0-9]{0,6}")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_CODE: Final = re.compile(r"[0-9a-f]{32}")
_MOST: Final = 64
_MOST_SEATS: Final = 10
_PEOPLE: Final = range(2, _MOST_SEATS + 1)


@dataclass(frozen=True, slots=True)
class Handout:
    """What a table needs, as the desk gave it out.

    Attributes:
        club: Name of the club, for the ear.
        tournament: Id of the tournament among those of the club that gave it out.
        name: Name of the tournament.
        round_: Number of the round.
        table: Number of the table.
        game: Id of the game.
        options: What its options are.
        seats: Name and gender of everybody who sits there, in the order of the seats.
        occasion: What the match says that it is part of.
        seed: Seed of the match in a tournament with a chosen seed; empty where each match draws its own.
        heads: Hashes of the entries that the desk knew as the last ones, ascending.
        code: 32 random hexadecimal digits, other ones each time.
        seal: `luck.handout_seal` of all of that.
    """

    club: str
    tournament: str
    name: str
    round_: int
    table: int
    game: str
    options: tuple[tuple[str, str], ...]
    seats: tuple[tuple[str, str], ...]
    occasion: str
    seed: str
    heads: tuple[str, ...]
    code: str
    seal: str = ""

    def lines(self) -> tuple[str, ...]:
        """Return it as lines, without the seal."""
        return (
            f"club {self.club}",
            f"tournament {self.tournament}",
            f"name {self.name}",
            f"round {self.round_}",
            f"table {self.table}",
            f"game {self.game}",
            *(f"option {key} {value}" for key, value in self.options),
            *(f"seat {gender or _NO_GENDER} {name}" for name, gender in self.seats),
            f"occasion {self.occasion}",
            *([f"seed {self.seed}"] if self.seed else []),
            *(f"head {head}" for head in self.heads),
            f"code {self.code}",
        )

    def sealed(self, seed: str) -> Handout:
        """Return it with the seal of a tournament, whose seed is given."""
        return replace(self, seal=luck.handout_seal(seed, "\n".join(self.lines())))

    def is_sealed(self, seed: str) -> bool:
        """Tell whether a desk of the tournament with this seed gave it out just as it is."""
        return self.seal == self.sealed(seed).seal


@dataclass(frozen=True, slots=True)
class TableFile:
    """The file of a table.

    Attributes:
        handout: What the desk gave out.
        typed: Result that was typed by hand, or empty.
        match: Journal of the match, or empty.
        signature: Signature of the journal, or None.
        remarks: Lines for people that nothing reads.
    """

    handout: Handout
    typed: str = ""
    match: str = ""
    signature: signing.Seal | None = None
    remarks: tuple[str, ...] = ()

    def text(self) -> str:
        """Return the text of the file."""
        lines = [HEAD, *self.handout.lines(), f"sealed {self.handout.seal}"]
        lines += (f"{_REMARK} {remark}" for remark in self.remarks)
        lines.append(f"result {self.typed}")
        if self.match:
            journal = self.match.removesuffix("\n").split("\n")
            lines += (f"match {len(journal)}", *journal)
            lines += [] if self.signature is None else [self.signature.text()]
        return "".join(f"{line}\n" for line in lines)


def read_table_file(text: str) -> TableFile:
    """Read the text of a file; an editor may have changed the ends of its lines and left blank ones.

    Raises:
        GameError: `club-error-handed-foreign` for any other file, `club-error-handed-line` with the number of
            the first `line` that does not fit.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[0].rstrip() != HEAD:
        raise GameError("club-error-handed-foreign")
    fields: dict[str, list[str]] = {}
    remarks: list[str] = []
    for number, line in enumerate(lines[1:], 2):
        if _MATCH.fullmatch(line.rstrip()):
            return _with_match(_made(fields, remarks, number), lines, number)
        key, _, value = line.strip().partition(" ")
        if number > MAX_LINES or len(line) > MAX_LINE or not line.replace("\t", " ").isprintable():
            raise GameError("club-error-handed-line", line=number)
        if key == _REMARK:
            remarks.append(value)
        elif key and (key in _KNOWN or key.startswith(_REMARK)):
            fields.setdefault(key, []).append(value.strip())
        elif key:
            raise GameError("club-error-handed-line", line=number)
    return _made(fields, remarks, len(lines))


_ONCE: Final = {
    "club": re.compile(r".{1,40}"), "tournament": _WORD, "name": re.compile(r".{1,100}"), "round": _NUMBER,
    "table": _NUMBER, "game": _WORD, "occasion": re.compile(r"[0-9]{8}-[1-9][0-9]{0,3}-[1-9][0-9]{0,3}"),
    "code": _CODE, "sealed": _HASH,
}  # fmt: skip
_KNOWN: Final = frozenset({*_ONCE, "option", "seat", "seed", "head", "result"})


def _made(fields: dict[str, list[str]], remarks: list[str], line: int) -> TableFile:
    """Make what was read; everything stands there as often as it may, and is what it may be."""
    one = {key: found[0] for key, found in fields.items() if len(found) == 1}
    seats = [seat.partition(" ") for seat in fields.get("seat", ())]
    options = [option.partition(" ") for option in fields.get("option", ())]
    heads = fields.get("head", [])
    people = {bounds.folded(name) for _gender, _, name in seats}
    good = (
        all(pattern.fullmatch(one.get(key, "")) for key, pattern in _ONCE.items())
        and _SEED.fullmatch(one.get("seed", ""))
        and len(fields.get("seed", ())) <= 1 == len(fields.get("result", ("",)))
        and len(seats) in _PEOPLE
        and len(people) == len(seats)
        and all(gender in _GENDERS for gender, _, _name in seats)
        and all(bounds.check_text(name, bounds.MAX_NAME) is None for _gender, _, name in seats)
        and len(options) <= _MOST
        and 0 < len(heads) <= _MOST
        and all(map(_HASH.fullmatch, heads))
        and heads == sorted(set(heads))
    )
    if not good:
        raise GameError("club-error-handed-line", line=line)
    handout = Handout(
        one["club"], one["tournament"], one["name"], int(one["round"]), int(one["table"]), one["game"],
        tuple((key, value) for key, _, value in options),
        tuple((name, "" if gender == _NO_GENDER else gender) for gender, _, name in seats),
        one["occasion"], one.get("seed", ""), tuple(heads), one["code"], one["sealed"],
    )  # fmt: skip
    return TableFile(handout, one.get("result", ""), remarks=tuple(remarks))


def _with_match(found: TableFile, lines: list[str], number: int) -> TableFile:
    """Add the journal that begins behind a line, and its signature."""
    count = int(lines[number - 1].split()[1])
    journal, rest = lines[number : number + count], [line for line in lines[number + count :] if line.strip()]
    signature = signing.read_seal(rest[0]) if rest else None
    if len(journal) < count or len(rest) > 1 or bool(rest) != (signature is not None):
        raise GameError("club-error-handed-line", line=min(len(lines), number + count + 1))
    return replace(found, match="".join(f"{line}\n" for line in journal), signature=signature)
