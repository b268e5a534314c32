"""iQLANDIE with a real set: people draw conditions, pieces and cards, and tell them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.games.iqlandie.commands.spelling import spell_piece
from accessgames.games.iqlandie.material import MATERIAL
from accessgames.games.iqlandie.rules import actions
from tests.whole.real_table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.engine import Match
    from accessgames.games.iqlandie.rules.state import IqState
    from accessgames.language import Vocabulary
    from tests.whole.session import Player, Watch


def told_line(words: Vocabulary, match: Match[Any, Any, Any, Any], at: int, action: Any) -> str:  # noqa: ANN401 - by game
    """Write what was drawn as it is typed."""
    del match, at
    match action:
        case actions.DealCondition(condition):
            return " ".join(map(words.word, MATERIAL.conditions[condition]))
        case actions.DrawCard(_, number):
            return str(number)
    return spell_piece(action.piece, words)


class RealSetTable(Table):
    """People who tell the pieces of an offer together."""

    def tell(self) -> Iterator[str]:
        """Tell what is drawn."""
        state: IqState = self.watch.match.state
        owed = state.table.owed if state.table.phase in {"offers", "draw"} else ()
        filled = owed and owed[0].seat is None
        yield from self.tell_together(sum(one.kind == owed[0].kind for one in owed) if filled else 1)


def drawing(player: Player) -> Player:
    """Let somebody play with a real set."""

    def lines(watch: Watch) -> Iterator[str]:
        table, others = RealSetTable(watch, told_line), player(watch)
        while True:
            yield from table.correct()
            if table.told_now:
                yield from table.tell()
                continue
            typed = next(others, None)
            if typed is None:
                return
            yield typed

    return lines
