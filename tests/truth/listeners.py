"""Who asks and who listens in the positions of the truth suite."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import SPECTATOR, Perspective
from accessgames.games import Listener
from accessgames.language import Language, Person

if TYPE_CHECKING:
    from accessgames.engine import Game
    from tests.truth.positions import Position

NAMES: Final = ("Jana", "Petr", "Eva", "Hugo")


@cache
def words_of(game_id: str, language: str = "cs") -> Any:  # noqa: ANN401 - a vocabulary
    """The words of a game, Czech ones unless told."""
    return Language(language, strict=True).vocabulary("common", "space", "shell", game_id)


def listener(known: Perspective[Any, Any, Any, Any], seats: int) -> Listener:
    """Return somebody who knows this, where so many play."""
    people = tuple(Person(name) for name in NAMES[:seats])
    return Listener(known, people, frozenset(), words_of(known.game.id))


def seen(game: Game[Any, Any, Any, Any], state: object, viewer: int, seats: int) -> Listener:
    """Return somebody who knows of a state what a seat, or a spectator, may."""
    return listener(Perspective(game, game.view(state, viewer), viewer), seats)


def acting(position: Position) -> Listener:
    """Return who is to act in a position."""
    return listener(position.perspective, position.seats)


def desks(position: Position) -> Iterator[Listener]:
    """Yield who asks in a position: the seat that is to act, another one, and somebody who watches."""
    known = position.perspective
    others = [(known.seat + 1 + position.number) % position.seats] if position.number % 3 == 0 else []
    watching = [SPECTATOR] if position.number % 5 == 0 else []
    yield acting(position)
    for viewer in {*others, *watching} - {known.seat}:
        yield seen(known.game, known.world, viewer, position.seats)
