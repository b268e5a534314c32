"""A club's own set: each line of a file is one entry in TOML, so that a mistake has a line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction
from accessgames.games.iqlandie import tasks
from accessgames.games.iqlandie.tasks import space_model
from accessgames.games.iqlandie.tasks.kind import LEVELS, AnyKind, Card
from accessgames.games.iqlandie.tasks.space import tasks_of

FILE: Final = "iqlandie.toml"
"""Name of the file in the folder of own material."""

FORM: Final = '1 = "V5 Z1 ZZ"'
SKY: Final = "cards"
"""The section with the five cards of space."""

SECTIONS: Final = (*tasks.KINDS, SKY)
"""What a file may have, each section once."""

_SECTION: Final = re.compile(r"\[\s*([a-z]+)\s*\]\s*(?:#.*)?")
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,3}")
_SHOWN: Final = 40
_DIGITS: Final = 6
"""Bytes of the digest that a name shows, twice as many hexadecimal digits."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A card as it stands in the file.

    Attributes:
        line: Its line, from 1.
        number: Its number.
        task: In the notation of its kind; of a card of space what it shows.
        level: What the file says, or None.
    """

    line: int
    number: int
    task: str
    level: int | None


def own_deck(content: bytes) -> tasks.Deck:
    """Return the cards that a file has, and those of the game for the kinds that it leaves out.

    Every card is solved by the independent solver of its kind, which also tells its level where the file does
    not.

    Args:
        content: The file, UTF-8: sections `[biology]`, `[programming]`, `[optics]`, `[space]`, in each
            `number = "task"` or `number = { task = "…", level = 2 }`, numbered from 1; `[cards]` has the five
            cards of space, for which tasks are made where there is no `[space]`.

    Raises:
        CardsError: `iqlandie-error-card-file` with the first mistake inside, which has its line.
    """
    try:
        entries = dict(_entries(tasks.decoded(content)))
        sky = _sky(entries.pop(SKY)) if SKY in entries else space_model.PICTURES
        cards = {
            kind: tasks.without_repeats((entry.line, _card(_rules(kind, sky), entry)) for entry in found)
            for kind, found in entries.items()
        }
        if sky != space_model.PICTURES:
            cards.setdefault(tasks.SPACE.id, tasks.made_cards(_rules(tasks.SPACE.id, sky)))
    except tasks.CardsError as mistake:
        raise tasks.CardsError("iqlandie-error-card-file", file=FILE, cause=mistake) from mistake
    other = {
        kind: found for kind, found in cards.items() if _plain(found) != _plain(tasks.shipped_cards(kind))
    }
    if not other:
        return tasks.STANDARD
    return tasks.Deck(f"own-{digest(other, sky)}", tuple(other.items()), sky)


def digest(cards: Mapping[str, Sequence[Card]], sky: space_model.Sky = space_model.PICTURES) -> str:
    """Return 12 hexadecimal digits of all that matters in a match: tasks and levels by kind and number.

    Cards of space that are not those of the game matter, too.
    """
    lines = [f"{kind} {level} {task}" for kind in tasks.KINDS for level, task in _plain(cards.get(kind, ()))]
    if sky != space_model.PICTURES:
        lines += [f"{SKY} {space_model.format_picture(picture)}" for picture in sky]
    return blake2b("\n".join(lines).encode(), digest_size=_DIGITS).hexdigest()


def _plain(cards: Sequence[Card]) -> tuple[tuple[int, str], ...]:
    return tuple((card.level, tasks.KINDS[card.kind].format_task(card.task)) for card in cards)


def _entries(text: str) -> Mapping[str, Sequence[_Entry]]:
    """Return the entries of each section, in the order of the file."""
    found: dict[str, list[_Entry]] = {}
    section: list[_Entry] | None = None
    for line, raw in enumerate(text.split("\n"), 1):
        bare = raw.strip()
        if not bare or bare.startswith("#"):
            continue
        if bare.startswith("["):
            match = _SECTION.fullmatch(bare)
            if match is None or match[1] not in SECTIONS or match[1] in found:
                raise _fault("section", line, bare, known=SECTIONS)
            section = found[match[1]] = []
        elif section is None:
            raise _fault("section", line, bare, known=SECTIONS)
        else:
            section.append(_entry(line, bare, len(section) + 1))
    for entries in found.values():
        tasks.check_count(len(entries))
    return found


def _fault(what: str, line: int, text: str, **args: object) -> tasks.CardsError:
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:_SHOWN])
    return tasks.CardsError(f"iqlandie-error-card-{what}", line=line, text=shown, **args)


def _entry(line: int, text: str, expected: int) -> _Entry:
    """Read one line."""
    try:
        ((key, value),) = tomllib.loads(text).items()
    except (ValueError, RecursionError) as error:
        raise _fault("form", line, text, expected=FORM) from error
    match {"task": value} if isinstance(value, str) else value:
        case {"task": str() as task, "level": int() as level, **rest} if level in LEVELS:
            entry = _Entry(line, expected, task, int(level))
        case {"task": str() as task, **rest}:
            entry = _Entry(line, expected, task, None)
        case _:
            raise _fault("form", line, text, expected=FORM)
    if rest or not _NUMBER.fullmatch(key):
        raise _fault("form", line, text, expected=FORM)
    if int(key) != expected:
        raise tasks.CardsError("iqlandie-error-card-number", line=line, number=int(key), expected=expected)
    return entry


def _rules(kind: str, sky: space_model.Sky) -> AnyKind:
    return tasks.space_with(sky) if kind == tasks.SPACE.id else tasks.KINDS[kind]


def _sky(entries: Sequence[_Entry]) -> space_model.Sky:
    """Read the five cards of space, of which tasks of every level can be made."""
    sky: list[space_model.Picture] = []
    for entry in entries:
        picture = space_model.parse_picture(entry.task)
        if picture is None or entry.level is not None:
            form = f'{entry.number} = "{space_model.CARD_FORM}"'
            raise _fault("form", entry.line, entry.task, expected=form)
        sky.append(picture)
    if len(sky) != space_model.CARDS:
        raise tasks.CardsError("iqlandie-error-space-count", count=len(sky), expected=space_model.CARDS)
    for level in LEVELS:
        if not tasks_of(tuple(sky)).get(level):
            raise tasks.CardsError("iqlandie-error-space-level", level=level)
    return tuple(sky)


def _card(kind: AnyKind, entry: _Entry) -> Card:
    """Read a task and solve it."""
    try:
        task = kind.parse_task(entry.task)
    except MalformedAction as mistake:
        form = mistake.args_["expected"]
        raise _fault("task", entry.line, entry.task, expected=form) from None
    measure = kind.measure(task)
    if not measure.solutions:
        raise _fault("unsolvable", entry.line, entry.task)
    level = entry.level or kind.level(task, measure)
    if level is None:
        raise _fault("level", entry.line, entry.task, levels=LEVELS)
    return Card(kind.id, task, level, measure)
