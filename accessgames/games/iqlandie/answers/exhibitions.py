"""Exhibitions told by their purpose: what they bring, of what, and how they can bring more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.answers.subjects import Subject, board_of, read_lone_subject, scene_of
from accessgames.games.iqlandie.material import spots
from accessgames.games.iqlandie.naming import IqListener, name_exhibition, name_piece, name_shape
from accessgames.games.iqlandie.narration import tell_gaps, tell_item
from accessgames.games.iqlandie.rules import scoring
from accessgames.games.iqlandie.rules.state import covered
from accessgames.language import Listing, Message, say
from accessgames.language.space import name_square, name_squares, portions, tell_areas, tell_rows, tell_totals

if TYPE_CHECKING:
    from accessgames.engine import ScoreItem

_NEAR = 2
"""So many missing squares make a row or column nearly full."""


def item_of(listener: IqListener, seat: int, number: int) -> ScoreItem:
    """Return the points of an exhibition with what they are made of, open jokers as they bring most."""
    board, grid = board_of(listener, seat), listener.view.table.expositions[number - 1]
    colours = scoring.with_best_colours(
        listener.view.table.expositions, board, listener.view.table.colours_of(seat)
    )
    return scoring.exposition_item(grid, board[number - 1], colours[number - 1])


def answer_exhibition(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one exhibition by its purpose; all of them in short by nothing.

    Raises:
        MalformedAction: There is no such exhibition, or something else follows.
    """
    about = read_lone_subject(listener, words)
    if listener.view.table.practice is not None:
        return (say("iqlandie-no-boards"),)
    if not about.exhibition:
        return overview(listener, about.seat)
    line = tell_item(item_of(listener, about.seat, about.exhibition), listener)
    totals = tell_totals(scene_of(listener, about.seat, about.exhibition))
    wanted = _WANTED.get(listener.view.table.expositions[about.exhibition - 1].scoring)
    wants = () if wanted is None else wanted(listener, about)
    return (Message(line.key, line.args), totals, *wants, *_fitting(listener, about))


def overview(listener: IqListener, seat: int) -> tuple[Message, ...]:
    """Tell all exhibitions of somebody, a line for each."""
    return tuple(
        say(
            "iqlandie-overview",
            number=exposition.number,
            exhibition=name_exhibition(exposition.number),
            points=item_of(listener, seat, exposition.number).amount,
            covered=covered(board_of(listener, seat)[exposition.number - 1]).bit_count(),
            all=exposition.board.size,
        )
        for exposition in listener.view.table.expositions
    )


def _gaps(listener: IqListener, about: Subject) -> Iterator[Message]:
    grid = listener.view.table.expositions[about.exhibition - 1]
    taken, board = covered(board_of(listener, about.seat)[grid.number - 1]), grid.board
    yield from tell_gaps(board, board.regions(board.mask & ~taken))
    now = scoring.gap_count(grid, taken)
    splitting = sum(
        board.bit(square)
        for square in board.squares(board.mask & ~taken)
        if scoring.gap_count(grid, taken | board.bit(square)) > now
    )
    if splitting:
        for few in portions(name_squares(board, splitting).items):
            yield say("iqlandie-gap-next", squares=few)
    else:
        yield say("iqlandie-gap-none")


def _shapes(listener: IqListener, about: Subject) -> Iterator[Message]:
    there = scoring.shapes(board_of(listener, about.seat)[about.exhibition - 1])
    missing = tuple(
        name_shape(shape.id) for shape in listener.view.table.pieces.shapes if shape.id not in there
    )
    if missing:
        yield say("iqlandie-shapes-missing", shapes=Listing(missing))


def _robots(listener: IqListener, about: Subject) -> Iterator[Message]:
    laid = board_of(listener, about.seat)[about.exhibition - 1]
    board = listener.view.table.grid(about.exhibition)
    mask = scoring.robots(laid)
    if not mask:
        return
    yield say("iqlandie-robots-at", squares=name_squares(board, mask))
    beside = board.neighbours(mask) & board.mask & ~covered(laid)
    if beside:
        for few in portions(name_squares(board, beside).items):
            yield say("iqlandie-robots-beside", squares=few)


def _lines(listener: IqListener, about: Subject) -> Iterator[Message]:
    """Tell rows and columns of at most two colours that lack few squares."""
    grid = listener.view.table.expositions[about.exhibition - 1]
    laid, board = board_of(listener, about.seat)[grid.number - 1], grid.board
    taken = covered(laid)
    for place, line in enumerate(scoring.lines(grid)):
        missing = line & ~taken
        colours = {each.colour for each in laid if each.spot.mask & line}
        if missing and missing.bit_count() <= _NEAR and len(colours) <= _NEAR:
            first = board.squares(line)[0]
            yield say(
                "iqlandie-line-near",
                way="row" if place < board.height else "column",
                row=first.row + 1,
                cell=name_square(first),
                squares=name_squares(board, missing),
            )


_WANTED: Final[dict[str, Callable[[IqListener, Subject], Iterator[Message]]]] = {
    "gaps": _gaps,
    "shapes": _shapes,
    "robots": _robots,
    "lines": _lines,
}
"""What an exhibition still wants, by its scoring."""


def _fitting(listener: IqListener, about: Subject) -> Iterator[Message]:
    """Tell at how many places the pieces in hand have room here; the best place is help, told by `tahy`."""
    if about.seat != listener.seat:
        return
    grid = listener.view.table.expositions[about.exhibition - 1]
    free = ~covered(board_of(listener, about.seat)[about.exhibition - 1])
    for piece in dict.fromkeys(listener.view.hand):
        places = {spot.mask for spot in spots(piece, grid) if not spot.mask & ~free}
        yield say("iqlandie-piece-room", piece=name_piece(piece), places=len(places))


def rows(listener: IqListener, about: Subject) -> tuple[Message, ...]:
    """Tell an exhibition by rows."""
    scene = scene_of(listener, about.seat, about.exhibition)
    return (tell_title(about.exhibition), *tell_rows(scene))


def answer_areas(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the free areas of an exhibition, or how much is free in each.

    Raises:
        MalformedAction: There is no such exhibition, or something else follows.
    """
    about = read_lone_subject(listener, words)
    if listener.view.table.practice is not None:
        return (say("iqlandie-no-boards"),)
    if about.exhibition:
        scene = scene_of(listener, about.seat, about.exhibition)
        return (tell_title(about.exhibition), *tell_areas(scene.board, scene.free))
    lines: list[Message] = []
    for number in range(1, len(listener.view.table.expositions) + 1):
        scene = scene_of(listener, about.seat, number)
        sizes = sorted((region.bit_count() for region in scene.board.regions(scene.free)), reverse=True)
        name, free = name_exhibition(number), scene.free.bit_count()
        regions = Listing(tuple(sizes))
        lines.append(say("iqlandie-room", number=number, exhibition=name, free=free, regions=regions))
    return tuple(lines)


def tell_title(number: int) -> Message:
    """Tell which exhibition follows."""
    return say("iqlandie-title", number=number, exhibition=name_exhibition(number))
