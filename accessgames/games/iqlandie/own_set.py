"""A club's own set of iQLANDIE: cards of tasks, the cards of space, pieces and boards, from one file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import replace
from accessgames.engine import MalformedAction
from accessgames.games.iqlandie import own_building, own_file, tasks
from accessgames.games.iqlandie.material import EXPOSITIONS, STANDARD_PIECES, Expositions, PieceSet
from accessgames.games.iqlandie.material_file import MaterialError
from accessgames.games.iqlandie.tasks import space_model
from accessgames.games.iqlandie.tasks.kind import LEVELS, AnyKind, Card
from accessgames.games.iqlandie.tasks.space import tasks_of

if TYPE_CHECKING:
    from accessgames.engine.grid import Board

NO_BOARDS: Final[Mapping[int, Board]] = MappingProxyType({})
"""Only the grids of the program."""

_DIGITS: Final = 6
"""Bytes of the digest that a name shows, twice as many hexadecimal digits."""


def own_deck(content: bytes) -> tasks.Deck:
    """Return the cards, pieces and boards that a file has, and those of the game for what it leaves out.

    Every card is solved by the independent solver of its kind, which also tells its level where the file does
    not.

    Args:
        content: The file, UTF-8: sections `[biology]`, `[programming]`, `[optics]`, `[space]`, in each
            `number = "task"` or `number = { task = "…", level = 2 }`, numbered from 1; `[cards]` has the five
            cards of space, for which tasks are made where there is no `[space]`; `[pieces]` has the shapes,
            see `own_building.read_pieces`; `[boards]` has grids, see `own_building.read_boards`.

    Raises:
        CardsError: `iqlandie-error-card-file` with the first mistake inside, which has its line.
    """
    try:
        entries = dict(own_file.read_entries(tasks.decoded(content)))
        drawn = entries.pop(own_file.PIECES, None)
        pieces = STANDARD_PIECES if drawn is None else own_building.read_pieces(drawn)
        boards = own_building.read_boards(entries.pop(own_file.BOARDS, ()))
        pictures = entries.pop(own_file.SKY, None)
        sky = space_model.PICTURES if pictures is None else _sky(pictures)
        cards = {kind: _cards(tasks.kind_with(kind, sky), found) for kind, found in entries.items()}
        if sky != space_model.PICTURES:
            cards.setdefault(tasks.SPACE.id, tasks.made_cards(tasks.kind_with(tasks.SPACE.id, sky)))
    except (tasks.CardsError, MaterialError) as mistake:
        raise own_file.told_in_file(mistake) from mistake
    other = {
        kind: found for kind, found in cards.items() if _plain(found) != _plain(tasks.shipped_cards(kind))
    }
    if not (other or boards) and pieces is STANDARD_PIECES:
        return tasks.STANDARD
    name = f"own-{digest(other, sky, pieces, boards)}"
    return tasks.Deck(name, tuple(other.items()), sky, pieces, _expositions(pieces, boards))


def _expositions(pieces: PieceSet, boards: Mapping[int, Board]) -> Expositions:
    """Return the grids with a club's own in the place of the program's, and what can be laid there."""
    if not boards and pieces is STANDARD_PIECES:
        return EXPOSITIONS
    shapes = tuple(shape.id for shape in pieces.shapes)
    return tuple(
        replace(grid, board=boards.get(grid.number, grid.board), shapes=shapes) for grid in EXPOSITIONS
    )


def digest(
    cards: Mapping[str, Sequence[Card]],
    sky: space_model.Sky = space_model.PICTURES,
    pieces: PieceSet = STANDARD_PIECES,
    boards: Mapping[int, Board] = NO_BOARDS,
) -> str:
    """Return 12 hexadecimal digits of all that matters in a match: tasks and levels by kind and number.

    Cards of space, pieces and boards that are not those of the game matter, too.
    """
    lines = [f"{kind} {level} {task}" for kind in tasks.KINDS for level, task in _plain(cards.get(kind, ()))]
    if sky != space_model.PICTURES:
        lines += [f"{own_file.SKY} {space_model.format_picture(picture)}" for picture in sky]
    if pieces is not STANDARD_PIECES:
        lines += own_building.describe_pieces(pieces)
    lines += own_building.describe_boards(boards)
    return blake2b("\n".join(lines).encode(), digest_size=_DIGITS).hexdigest()


def _plain(cards: Sequence[Card]) -> tuple[tuple[int, str], ...]:
    return tuple((card.level, tasks.KINDS[card.kind].format_task(card.task)) for card in cards)


def _sky(entries: Sequence[own_file.Entry]) -> space_model.Sky:
    """Read the five cards of space, of which tasks of every level can be made."""
    own_file.check_numbers(entries)
    pictures: list[space_model.Picture] = []
    for entry in entries:
        picture = space_model.parse_picture(entry.value) if isinstance(entry.value, str) else None
        if picture is None:
            raise own_file.wrong_form(own_file.SKY, entry)
        pictures.append(picture)
    if len(pictures) != space_model.CARDS:
        raise tasks.CardsError("iqlandie-error-space-count", count=len(pictures), expected=space_model.CARDS)
    sky = tuple(pictures)
    for level in LEVELS:
        if not tasks_of(sky).get(level):
            raise tasks.CardsError("iqlandie-error-space-level", level=level)
    return sky


def _cards(kind: AnyKind, entries: Sequence[own_file.Entry]) -> tuple[Card, ...]:
    """Read the tasks of a kind."""
    tasks.check_count(len(entries))
    cards = tasks.without_repeats((entry.line, _card(kind, entry)) for entry in entries)
    own_file.check_numbers(entries)
    return cards


def _card(kind: AnyKind, entry: own_file.Entry) -> Card:
    """Read a task and solve it."""
    match {"task": entry.value} if isinstance(entry.value, str) else entry.value:
        case {"task": str() as text, "level": int() as told, **rest} if told in LEVELS and not rest:
            level: int | None = int(told)
        case {"task": str() as text, **rest} if not rest:
            level = None
        case _:
            raise own_file.wrong_form(kind.id, entry)
    if not entry.key.isdecimal():
        raise own_file.wrong_form(kind.id, entry)
    try:
        task = kind.parse_task(text)
    except MalformedAction as mistake:
        raise own_file.fault("task", entry.line, text, expected=mistake.args_["expected"]) from None
    measure = kind.measure(task)
    if not measure.solutions:
        raise own_file.fault("unsolvable", entry.line, text)
    level = level or kind.level(task, measure)
    if level is None:
        raise own_file.fault("level", entry.line, text, levels=LEVELS)
    return Card(kind.id, task, level, measure)
