"""Diagrams in words: rows, columns, squares, what is free, where pieces lie, what can be filled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction
from accessgames.games.board_questions import board_answers
from accessgames.games.narration import nest
from accessgames.games.tetrikon import player_areas
from accessgames.games.tetrikon.naming import TetrikonListener, name_people, name_piece
from accessgames.games.tetrikon.typed import asked_piece, asked_seat
from accessgames.language import Found, Listing, Message, Nested, say, space
from accessgames.language.commandline import quote_briefly

if TYPE_CHECKING:
    from accessgames.engine.grid import Square


def _dealt_area(listener: TetrikonListener, words: Sequence[str] = ()) -> player_areas.PlayerArea:
    """Return the diagram of the player that words name; by nothing, the one that is meant without a name.

    Raises:
        MalformedAction: Nobody is called so, or there is no diagram yet.
    """
    area = player_areas.area_of(listener, asked_seat(listener, words))
    if not area.diagram:
        raise MalformedAction("tetrikon-error-no-diagram")
    return area


@dataclass(frozen=True, slots=True)
class DiagramQuestions(space.SceneQuestions):
    """The own diagram, square by square.

    Attributes:
        listener: Whose it is.
    """

    listener: TetrikonListener

    def cell(self, square: Square) -> Sequence[Message]:
        """Tell what is on a square; of a free one also which free pieces can cover it and what they leave.

        In blitz and solo that is the puzzle itself.
        """
        area = player_areas.area_of(self.listener, player_areas.own_seat(self.listener))
        line = space.tell_square(self.scene, square)
        solved = player_areas.puzzle_of(self.listener) is not None
        if solved or self.listener.seat < 0 or not area.empty & area.board.bit(square):
            return (line,)
        covering = player_areas.covering(self.listener, area, square)
        if not covering:
            return (line, say("tetrikon-cell-none")) if area.free else (line,)
        entries = [
            Nested(
                say(
                    "tetrikon-cell-ways",
                    piece=name_piece(piece),
                    count=len(spots),
                    left=(area.empty & ~spots[0].mask).bit_count(),
                )
            )
            for piece, spots in covering.items()
        ]
        return (line, *(say("tetrikon-cell-cover", ways=few) for few in space.portions(entries, _PER_LINE)))


_PER_LINE: Final = 3
"""So many pieces with their ways fit a line."""


BOARD_ANSWERS: Final = board_answers(
    lambda listener, words, _: (DiagramQuestions(_dealt_area(listener).scene, listener), words)
)
"""Answers about rows, columns and squares of the own diagram."""


def answer_board(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a diagram row by row, the own one unless a player is named."""
    area, who = _dealt_area(listener, words), listener.person(asked_seat(listener, words))
    head = say("tetrikon-diagram-of-whom", who=who, diagram=area.diagram)
    extent, totals = space.tell_extent(area.board), space.tell_totals(area.scene)
    return (head, extent, *space.tell_rows(area.scene), totals)


_TURNS: Final = {"right": 1, "space-half": 2, "left": 3}
"""Word ids of turns, and by how many quarters to the right."""


def read_turn(listener: TetrikonListener, words: Sequence[str]) -> int:
    """Return by how many quarters to the right the own board shall lie: one more where nothing is said.

    Raises:
        MalformedAction: The words name no turn, or there is no diagram yet.
    """
    _dealt_area(listener)
    turned = player_areas.quarters_of(listener, player_areas.own_seat(listener))
    found = listener.words.match(words or [listener.words.word("right")], (*_TURNS, "turned-back"))
    if not isinstance(found, Found) or found.used < len(words):
        raise MalformedAction("tetrikon-error-turn", word=quote_briefly(" ".join(words)))
    return (turned + _TURNS[found.id]) % 4 if found.id in _TURNS else 0


def tell_turned(listener: TetrikonListener) -> tuple[Message, ...]:
    """Tell how the own board lies, and which rows and columns the diagram has so."""
    area = _dealt_area(listener)
    quarters = player_areas.quarters_of(listener, player_areas.own_seat(listener))
    return (say("tetrikon-turned", quarters=quarters), space.tell_extent(area.board))


def answer_outline(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Walk around the outline of a diagram, the own one unless a player is named."""
    area = _dealt_area(listener, words)
    return space.tell_outline(area.board, area.board.mask)


def answer_free(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how many squares are free and in how many areas; of another player when one is named."""
    area = _dealt_area(listener, words)
    return space.tell_left(area.board, area.empty)


def answer_areas(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell every free area with its squares; of another player when one is named."""
    area = _dealt_area(listener, words)
    return space.tell_areas(area.board, area.empty)


def answer_fillable(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell whether the empty squares can still be filled; not in blitz and solo, where this is the puzzle.

    Raises:
        MalformedAction: Something follows, or there is no diagram yet.
    """
    space.refuse_more_words(words)
    area = _dealt_area(listener)
    if not area.empty:
        return space.tell_left(area.board, 0)
    return player_areas.tell_fillable(listener, area.empty) or (say("tetrikon-filling-puzzle"),)


def answer_needs(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell which pieces of the offer keep the rest of the own diagram fillable; not in blitz and solo.

    Raises:
        MalformedAction: Something follows, or there is no diagram yet.
    """
    space.refuse_more_words(words)
    area = _dealt_area(listener)
    if player_areas.puzzle_of(listener) is not None:
        return (say("tetrikon-filling-puzzle"),)
    if not area.empty:
        return space.tell_left(area.board, 0)
    offer = player_areas.table_of(listener).offer
    uses = {piece: player_areas.find_use(listener, piece) for piece in offer if piece is not None}
    lines = []
    for use in ("fits", "spoils", "outside", "unknown"):
        places = [
            say("tetrikon-at-place", place=place, piece=name_piece(piece))
            for place, piece in enumerate(offer, 1)
            if piece is not None and uses[piece] == use
        ]
        if places:
            lines.append(say("tetrikon-needs", use=use, pieces=nest(places)))
    return tuple(lines) or (say("tetrikon-needs-nothing"),)


def answer_where(listener: TetrikonListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where pieces of a type are: in the own diagram, free, on offer, in front of others.

    Raises:
        MalformedAction: No piece is named.
    """
    if not words:
        raise MalformedAction("tetrikon-error-which-piece")
    piece = asked_piece(words, listener)
    own, named = player_areas.own_seat(listener), name_piece(piece)
    area = player_areas.area_of(listener, own)
    lines = [
        say("tetrikon-where-placed", piece=named, squares=space.name_squares(area.board, laid.mask))
        for laid in area.placed
        if laid.shape == piece
    ]
    if count := area.free.count(piece):
        lines.append(say("tetrikon-where-free", piece=named, count=count))
    if player_areas.puzzle_of(listener) is None:
        table = player_areas.table_of(listener)
        places = tuple(place for place, offered in enumerate(table.offer, 1) if offered == piece)
        if places:
            lines.append(say("tetrikon-where-offered", piece=named, places=Listing(places)))
        others = [seat for seat in table.seats if seat != own and piece in table.players[seat].free]
        if others:
            lines.append(say("tetrikon-where-others", piece=named, who=name_people(listener, others)))
    return tuple(lines) or (say("tetrikon-where-nowhere", piece=named),)
