"""What a game says, as JSON and back: views, events, results, reasons, refusals."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any, Final, Literal, TypeAlias

import msgspec

from accessgames.engine import Game, GameError, IllegalAction, Outcome, Reason, Refusal, errors
from accessgames.engine.journal import PublicHeader
from accessgames.engine.notes import Notes
from accessgames.net import hints
from accessgames.net.frames import Fault, FrameError
from accessgames.net.shapes import Shapes, sequence_of

Kind: TypeAlias = Literal[
    "view", "events", "heard", "outcome", "notes", "refusal", "reasons", "header", "arguments"
]
"""What a value is."""

_LASTING: Final = frozenset({"outcome", "notes"})
"""What is told again with each action, and mostly is the very same."""

_ERRORS: Final = {
    kind.__name__: kind
    for kind in (
        errors.GameError,
        errors.MalformedAction,
        errors.NotYourTurn,
        errors.SetupError,
        errors.UndoError,
        errors.JournalError,
    )
}
"""Kinds of mistakes that go across; any other is told as a `GameError`."""


@cache
def _shapes(kind: type[Game[Any, Any, Any, Any]]) -> tuple[Shapes, dict[str, Any]]:
    """Return the mirrors of a game's values and the type of each kind; made once for each game."""
    _, action, event, view = hints.type_arguments(kind, Game)
    events = sequence_of(event)
    types: dict[str, Any] = {
        "view": view,
        "events": events,
        "heard": sequence_of(events),
        "outcome": Outcome | None,
        "notes": Notes,
        "refusal": Refusal | None,
        "reasons": tuple[Reason, ...],
        "header": PublicHeader,
        "arguments": tuple[tuple[str, object], ...],
    }
    shapes = Shapes((*types.values(), action, *kind.loose_values))
    return shapes, {name: shapes.wire_type(one) for name, one in types.items()}


class Values:
    """Writes and reads what a game says.

    Attributes:
        game: The rules.
    """

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        """Make the mirrors of its values.

        Raises:
            ShapeError: A view, an event or an action has a field that no form is known for.
        """
        self.game = game
        self._shapes, self._types = _shapes(type(game))
        self._last_view: tuple[object, object] | None = None
        self._last: dict[Kind, tuple[object, msgspec.Raw]] = {}

    @cached_property
    def _decoders(self) -> dict[str, msgspec.json.Decoder[Any]]:
        return {name: msgspec.json.Decoder(kind, strict=True) for name, kind in self._types.items()}

    def write(self, kind: Kind, value: object) -> msgspec.Raw:
        """Return a value as JSON.

        Raises:
            ShapeError: It is made of something that no form is known for.
        """
        if kind == "view":
            return msgspec.Raw(msgspec.json.encode(self._mirror_of_view(value)))
        last = self._last.get(kind)
        if last is not None and last[0] is value:
            return last[1]
        written = msgspec.Raw(msgspec.json.encode(self._shapes.flatten(value, loose=kind == "arguments")))
        if kind in _LASTING:
            self._last[kind] = value, written
        return written

    def _mirror_of_view(self, view: object) -> object:
        """Return the mirror of a view; what it shares with the one before is taken from there."""
        last = self._last_view
        made = self._shapes.flatten(view) if last is None else self._shapes.flatten_again(view, *last)
        self._last_view = view, made
        return made

    def read(self, kind: Kind, text: bytes | msgspec.Raw) -> Any:  # noqa: ANN401 - by kind
        """Return the value that was written.

        Raises:
            FrameError: It is none.
        """
        try:
            return self._shapes.rebuild(self._decoders[kind].decode(text))
        except (msgspec.MsgspecError, RecursionError, TypeError, UnicodeDecodeError) as error:
            raise FrameError(str(error)) from error

    def write_fault(self, error: GameError) -> Fault:
        """Return a mistake as it is told; what names another mistake inside goes without it."""
        refused = error.refusal.args if isinstance(error, IllegalAction) else error.args_.items()
        told = tuple((name, value) for name, value in refused if not isinstance(value, Exception))
        return Fault(type(error).__name__, error.key, self.write("arguments", told))

    def read_fault(self, fault: Fault) -> GameError:
        """Return the mistake that was told.

        Raises:
            FrameError: It is none.
        """
        arguments = self.read("arguments", fault.arguments)
        if fault.kind == IllegalAction.__name__:
            return IllegalAction(Refusal(fault.key, arguments))
        return _ERRORS.get(fault.kind, GameError)(fault.key, **dict(arguments))

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of everything that the game says, by kind, with its definitions."""
        schemas, definitions = msgspec.json.schema_components(
            self._types.values(), ref_template="#/$defs/{name}"
        )
        named = dict(zip(self._types, schemas, strict=True))
        return {"title": self.game.id, "properties": named, "$defs": definitions}


_PLAIN: Final = msgspec.json.Decoder(
    tuple[tuple[str, str | int | bool | tuple[str | int, ...] | None], ...], strict=True
)


def write_plain_fault(error: GameError) -> Fault:
    """Return a mistake about no game as it is told: with its arguments that are numbers or texts."""
    told = tuple(
        (name, value) for name, value in error.args_.items() if isinstance(value, str | int | tuple | None)
    )
    return Fault(type(error).__name__, error.key, msgspec.Raw(msgspec.json.encode(told)))


def read_plain_fault(fault: Fault) -> GameError:
    """Return the mistake that was told.

    Raises:
        FrameError: It is none.
    """
    try:
        return _ERRORS.get(fault.kind, GameError)(fault.key, **dict(_PLAIN.decode(fault.arguments)))
    except (msgspec.MsgspecError, TypeError) as error:
        raise FrameError(str(error)) from error
