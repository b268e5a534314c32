"""Diagrams of Tetrikon on paper: with the pieces of a match, empty, or with a solution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction
from accessgames.games.sheets import Drawing, Figures, Mark, Sheet, shape_figure
from accessgames.games.tetrikon.naming import TetrikonListener, name_piece, name_pieces
from accessgames.games.tetrikon.player_areas import area_of, own_seat
from accessgames.language import Found, Vocabulary, say
from accessgames.language.commandline import normalise_bare, quote_briefly
from accessgames.language.space import explain_free, explain_piece

if TYPE_CHECKING:
    from accessgames.engine.grid import Board, Placement
    from accessgames.games.tetrikon.material import Diagram, Material


@dataclass(frozen=True, slots=True)
class TetrikonSheets:
    """What can be put on paper with a set.

    Attributes:
        kit: The set.
    """

    kit: Material

    def table(self, listener: TetrikonListener, words: Sequence[str]) -> Sheet | None:
        """Describe the listener's diagram with what lies in it, an empty one that is named, or all pieces."""
        if words:
            if _means_pieces(words, listener.words):
                return self._pieces()
            diagram = self._find(words)
            return None if diagram is None else self._empty(diagram)
        seat = own_seat(listener)
        area = area_of(listener, seat)
        if not area.diagram:
            return None
        title = say("tetrikon-sheet-own", diagram=area.diagram, who=listener.person(seat))
        rest = (say("tetrikon-sheet-free", pieces=name_pieces(area.free)),) if area.free else ()
        return Sheet(title, (_draw(area.board, area.placed),), rest)

    def material(self, words: Sequence[str], known: Vocabulary, *, solved: bool) -> Sheet:
        """Describe a diagram of the set, or all pieces.

        Raises:
            MalformedAction: The set has no such diagram.
        """
        if _means_pieces(words, known):
            return self._pieces()
        diagram = self._find(words)
        if diagram is None:
            first, last = self.kit.diagrams[0], self.kit.diagrams[-1]
            typed = quote_briefly(" ".join(words))
            if not typed:
                raise MalformedAction("tetrikon-sheet-which", first=first.id, last=last.id)
            raise MalformedAction("tetrikon-sheet-unknown", words=typed, first=first.id, last=last.id)
        if not solved:
            return self._empty(diagram)
        title = say("tetrikon-sheet-solution", diagram=diagram.id)
        return Sheet(title, (_draw(self.kit.board.outlined(diagram.mask), diagram.solution),))

    def _pieces(self) -> Sheet:
        """Draw every kind of piece in every orientation, with the numbers of the match."""
        upward = self.kit.board.upward
        figures = tuple(
            Figures(
                say("tetrikon-sheet-piece", piece=name_piece(piece.id)),
                tuple(
                    shape_figure(way.shape, way.number, upward=upward)
                    for way in piece.shape.orientations(mirror=True, upward=upward)
                ),
            )
            for piece in self.kit.pieces
        )
        return Sheet(say("tetrikon-sheet-pieces"), figures=figures)

    def _find(self, words: Sequence[str]) -> Diagram | None:
        """Find a diagram by its id in small or capital letters, also apart: "e 7"."""
        return self.kit.diagram_by_id.get(normalise_bare("".join(words)).upper())

    def _empty(self, diagram: Diagram) -> Sheet:
        title = say("tetrikon-sheet-diagram", diagram=diagram.id)
        return Sheet(title, (_draw(self.kit.board.outlined(diagram.mask), ()),))


def _means_pieces(words: Sequence[str], known: Vocabulary) -> bool:
    """Tell whether the words are nothing but "the pieces"."""
    match = known.match(words, ("pieces",)) if words else None
    return isinstance(match, Found) and match.used == len(words)


def _draw(board: Board, placed: Sequence[Placement]) -> Drawing:
    free = board.mask & ~sum(laid.mask for laid in placed)
    pieces = tuple(
        Mark(laid.mask, explain_piece(board, laid.mask, name_piece(laid.shape))) for laid in placed
    )
    return Drawing(board, Mark(free, explain_free(free)), pieces)
