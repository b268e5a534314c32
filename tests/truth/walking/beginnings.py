"""What can be begun on a place: every legal action that changes what lies there, tried on a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.games.board_walk import ActionGroup
from accessgames.games.iota.naming import name_card
from accessgames.games.iota.rules.actions import Place as Lay
from accessgames.games.iota.rules.cards import Spot
from accessgames.games.iqlandie.naming import name_piece as name_exhibit
from accessgames.games.tetrikon.naming import name_piece
from accessgames.games.tetrikon.rules.actions import Exchange
from accessgames.language import Message, Nested
from tests.truth.walking.grounds import lying

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from tests.shell.stage import Stage
    from tests.truth.walking.grounds import Ground


def changing(stage: Stage, ground: Ground) -> Mapping[tuple[int, int], set[str]]:
    """By place the legal actions that change what lies there, as the journal writes them.

    What takes up a piece and lays another one begins at the piece, not where the other one comes to lie.
    """
    match, game = stage.match, stage.match.game
    before = lying(game.id, match.state, ground.id)
    found: dict[tuple[int, int], set[str]] = {}
    for action in match.perspective(0).legal:
        after = lying(game.id, game.apply(match.state, 0, action).state, ground.id)
        for at in before.keys() | after.keys():
            taken = before.get(at) is not None
            if before.get(at) != after.get(at) and (taken or not isinstance(action, Exchange)):
                found.setdefault(at, set()).add(game.format_action(action))
    return found


def flat(entries: Iterable[Any]) -> list[Any]:
    """Actions with those of groups."""
    return [
        one for entry in entries for one in (entry.actions if isinstance(entry, ActionGroup) else (entry,))
    ]


def named(message: Message, *arguments: str) -> Iterator[str]:
    """What some arguments of a message name, as they were given."""
    for argument in arguments:
        value: Any = message.args.get(argument)
        if isinstance(value, Nested):
            yield from named(value.message, *arguments)
        elif value is not None:
            items = getattr(value, "items", None)
            yield from map(repr, items if isinstance(items, tuple) else (value,))


def fitting(game: str, actions: Iterable[Any], at: tuple[int, int]) -> set[str]:
    """The cards or pieces that come to lie on a place by the first thing that is done there alone."""
    if game == "iota":
        single = (one for one in actions if isinstance(one, Lay) and len(one) == 1)
        return {repr(name_card(card)) for one in single for spot, card in one if spot == Spot(*at)}
    name: Any = name_piece if game == "tetrikon" else name_exhibit
    return {repr(name(one.piece)) for one in actions if hasattr(one, "piece")}
