"""The real set on the table: conditions, pieces and cards that are drawn from it are told by people."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any, Final

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import MalformedAction
from accessgames.games.board_questions import quote
from accessgames.games.iqlandie import naming
from accessgames.games.iqlandie.material import COLOURS, CONDITIONS, MATERIAL, Piece
from accessgames.games.iqlandie.rules import actions, supply
from accessgames.games.iqlandie.typed import matching_pieces, meaningful, one_of, read_wanted
from accessgames.games.room import ActionSeries
from accessgames.language import Found, Listing, Message, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.iqlandie.naming import IqListener
    from accessgames.games.iqlandie.rules.state import IqTable, IqView

_KINDS: Final = {"conditions": "told-condition", "card": "told-card"}
"""Phase -> word id of what is told; in the others it is a piece."""

_NOT_THERE: Final = "iqlandie-own-no-piece"
"""What is said of a piece that is not in the bag; it may be in another one."""

_SHORT: Final = 2
"""Words so short are no corrections."""


@dataclass(frozen=True, slots=True)
class OwnDraws:
    """Takes what is drawn from the real set; see `games.room.OwnChance` and `games.room.PrivateChance`.

    Attributes:
        single: Whether one piece is told by itself, as where it is corrected.
    """

    single: bool = False

    def alone(self) -> OwnDraws:
        """Return what takes one piece by itself."""
        return OwnDraws(single=True)

    def holder(self, view: IqView) -> int | None:
        """Return that everybody sees what is drawn."""
        del view
        return None

    def asked(self, view: IqView) -> bool:
        """Whether people draw; in a practice the program does."""
        return view.table.own_draws and view.table.phase in {"conditions", "offers", "card", "draw"}

    def question(self, told: tuple[Any, ...], listener: IqListener) -> Message:
        """Ask what was drawn, or what is missing of it."""
        table: IqTable = listener.view.table
        if self.single:
            return say("iqlandie-own-one", "turn")
        if table.phase == "conditions":
            who = listener.person(table.conditions.index(""))
            return say("iqlandie-own-condition", "turn", who=who)
        if table.phase == "card":
            return say("iqlandie-own-card", "turn", kind=naming.name_kind(table.kind))
        missing = self._wanted(table) - len(told)
        if told:
            return say("iqlandie-own-more", "turn", count=missing, pieces=naming.name_pieces(told))
        bags = Listing(tuple(naming.name_bag(owed.bag) for owed in table.owed[:missing]))
        kind = naming.name_kind(table.owed[0].kind)
        return say("iqlandie-own-pieces", "turn", count=missing, kind=kind, bags=bags)

    def hear(self, words: Sequence[str], told: tuple[Any, ...], listener: IqListener) -> tuple[Any, ...]:
        """Return what is told after these words; "oprav" before it or "smaž" instead take back what was.

        Raises:
            MalformedAction: The words name nothing that can be drawn now, or too much.
        """
        verb = listener.words.match(words, ("dice-erase", "dice-correct"))
        if isinstance(verb, Found) and len(words[0]) > _SHORT:
            if verb.id == "dice-erase":
                return ()
            words, told = words[verb.used :], ()
        table: IqTable = listener.view.table
        if table.phase == "conditions":
            return (_condition(words, listener),)
        if table.phase == "card":
            return (self._card(words, listener),)
        return self._pieces(words, told, listener)

    def action(self, told: tuple[Any, ...], listener: IqListener) -> Any | None:  # noqa: ANN401 - an action or several
        """Return what is drawn once all of it is told."""
        table: IqTable = listener.view.table
        if not told or (table.phase in {"offers", "draw"} and len(told) < self._wanted(table)):
            return None
        if table.phase == "conditions":
            return actions.DealCondition(told[0])
        if table.phase == "card":
            return actions.DrawCard(table.kind, told[0])
        if len(told) == 1:
            return actions.DrawPiece(told[0])
        return ActionSeries(tuple(map(actions.DrawPiece, _by_bags(table, told))))

    def kind(self, listener: IqListener) -> str:
        """Return whether a condition, a card or a piece is told."""
        return _KINDS.get(listener.view.table.phase, "told-piece")

    def told(self, action: Any, listener: IqListener) -> tuple[Any, ...]:  # noqa: ANN401 - by kind
        """Return the condition, the number or the piece."""
        del listener
        match action:
            case actions.DealCondition(condition):
                return (condition,)
            case actions.DrawCard(_, number):
                return (number,)
        return (action.piece,)

    def read_back(self, told: tuple[Any, ...], listener: IqListener) -> Message:
        """Repeat what was understood."""
        match listener.view.table.phase:
            case "conditions":
                colours = Listing(tuple(map(naming.name_colour, MATERIAL.conditions[told[0]])))
                return say("iqlandie-own-heard-condition", "turn", colours=colours)
            case "card":
                return say("iqlandie-own-heard-card", "turn", number=told[0])
        return say("iqlandie-own-heard-pieces", "turn", pieces=naming.name_pieces(told))

    def _wanted(self, table: IqTable) -> int:
        """Return how many pieces are told together: those that go to one offer."""
        if self.single or table.owed[0].seat is not None:
            return 1
        return sum(owed.kind == table.owed[0].kind for owed in table.owed)

    def _card(self, words: Sequence[str], listener: IqListener) -> int:
        """Read the number of a card that may come."""
        table: IqTable = listener.view.table
        rest = meaningful(words, listener.words)
        number = listener.words.read.alone(rest)
        if number is None:
            raise MalformedAction("iqlandie-own-number", word=quote(" ".join(words)))
        # In a correction the card that was told counts as played already.
        numbers = supply.drawable_cards(table, table.kind)
        if number not in numbers:
            raise MalformedAction("iqlandie-own-no-card", number=number)
        return number

    def _pieces(
        self, words: Sequence[str], told: tuple[Piece, ...], listener: IqListener
    ) -> tuple[Piece, ...]:
        """Read pieces that can come from the bags of an offer, in whatever order people read them out."""
        table: IqTable = listener.view.table
        wanted = self._wanted(table)
        told = () if len(told) >= wanted else told
        tables = _open(table, wanted)
        for piece in told:
            tables = _after(tables, piece)
        heard: list[Piece] = []
        rest = meaningful(words, listener.words)
        while rest:
            if not tables:
                raise MalformedAction("iqlandie-own-too-many", count=wanted)
            piece, used = _piece_of_any(rest, tables, listener)
            heard.append(piece)
            rest = rest[used:]
            tables = _after(tables, piece)
        if not heard:
            raise MalformedAction("iqlandie-own-word", word=quote(" ".join(words)))
        return (*told, *heard)


def _open(table: IqTable, count: int) -> tuple[IqTable, ...]:
    """Return the table once for each of the next pieces that are owed, as if that one came first."""
    owed = table.owed
    return tuple(
        replace(table, owed=(owed[place], *owed[:place], *owed[place + 1 :])) for place in range(count)
    )


def _after(tables: tuple[IqTable, ...], piece: Piece) -> tuple[IqTable, ...]:
    """Return what is still open once a piece has come, from the first bag in which it can be."""
    table = next((one for one in tables if piece in supply.drawable_pieces(one)), tables[0])
    return _open(supply.with_drawn(table, piece)[0], len(tables) - 1)


def _by_bags(table: IqTable, told: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Return pieces in the order of the bags that they are drawn from."""
    for order in permutations(told):
        now, fits = table, True
        for piece in order:
            fits = fits and piece in supply.drawable_pieces(now)
            now, _ = supply.with_drawn(now, piece)
        if fits:
            return order
    return told


def _piece_of_any(
    rest: Sequence[str], tables: tuple[IqTable, ...], listener: IqListener
) -> tuple[Piece, int]:
    """Read one piece from the first bag in which there is such a one.

    Raises:
        MalformedAction: It is no piece, none that can come, or it may be several.
    """
    *others, last = tables
    for table in others:
        try:
            return _piece(rest, supply.drawable_pieces(table), listener)
        except MalformedAction as error:
            if error.key != _NOT_THERE:
                raise
    return _piece(rest, supply.drawable_pieces(last), listener)


def _condition(words: Sequence[str], listener: IqListener) -> str:
    """Read a condition by its two colours."""
    rest, colours = meaningful(words, listener.words), set[str]()
    while rest:
        found = one_of(rest, COLOURS, listener.words)
        if found is None:
            raise MalformedAction("iqlandie-own-colours", word=quote(rest[0]))
        colours.add(found[0])
        rest = rest[found[1] :]
    names = [name for name in CONDITIONS if set(MATERIAL.conditions[name]) == colours]
    if not names:
        raise MalformedAction("iqlandie-own-colours", word=quote(" ".join(words)))
    return names[0]


def _piece(rest: Sequence[str], there: Sequence[Piece], listener: IqListener) -> tuple[Piece, int]:
    """Read one piece; without a word of a robot it has none, where there are both.

    Raises:
        MalformedAction: It is no piece, none that can come, or it may be several.
    """
    wanted, used = read_wanted(rest, listener.words, listener.view.table.pieces.own)
    word = quote(" ".join(rest[: used or 1]))
    if not used:
        raise MalformedAction("iqlandie-own-word", word=word)
    try:
        found = matching_pieces(wanted, there)
    except MalformedAction:
        raise MalformedAction(_NOT_THERE, word=word) from None
    found = tuple(piece for piece in found if piece.robot == wanted.robot) or found
    if len(found) > 1:
        raise MalformedAction("iqlandie-own-which", word=word)
    return found[0], used
