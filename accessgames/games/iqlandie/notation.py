"""Actions as text, as journals and tests use it, such as `choose optics` or `place t4r* 3 b2 5`.

Pieces are written as `material.piece_name` does, steps in a workspace as their kind of tasks does, time as
the engine does. Numbers that sort have a fixed width.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from accessgames.engine import Elapsed, MalformedAction, format_elapsed, malformed, parse_elapsed
from accessgames.engine.grid import Square, parse_square
from accessgames.games.iqlandie.material import BAGS, COLOURS, CONDITIONS, PIECES, Piece, piece_name
from accessgames.games.iqlandie.rules import actions
from accessgames.games.iqlandie.tasks import KINDS, kind_of_step, parse_step

FORMS: Final = (
    *("choose optics", "claim 0045000", "pick t4r*", "add small", "place t4r* 3 b2 4", "unplace 3 b2"),
    *("exchange t4r*", "declare 01 red", "condition a", "draw o1j", "card biology 0007"),
    *("slide A", "turn P", "stand a5", "put e2 Z P", "lift e2", "lay 2L", "take 2"),
)
"""What actions look like, for people who wrote another thing."""

_MILLISECONDS: Final = 7
_CARD: Final = 4
_MOST: Final = 2
"""Digits of delays, card numbers, and at most of other numbers."""

_PLAIN: Final[dict[str, actions.IqAction]] = {
    "ready": actions.Ready(),
    "back": actions.Back(),
    "restart": actions.Restart(),
    "hint": actions.AskHint(),
    "give-up": actions.GiveUp(),
    "press": actions.Press(),
    "done": actions.Done(),
}
_PLAIN_TEXTS: Final = {action: text for text, action in _PLAIN.items()}


_FORMATS: Final[dict[type, Callable[[Any], str]]] = {
    actions.Place: lambda action: (
        f"place {piece_name(action.piece)} {action.exposition} {action.anchor.name} {action.orientation}"
    ),
    actions.Work: lambda action: KINDS[action.kind].format_step(action.step),
    actions.Claim: lambda action: f"claim {action.delay:0{_MILLISECONDS}}",
    Elapsed: format_elapsed,
    actions.TakePiece: lambda action: f"pick {piece_name(action.piece)}",
    actions.Exchange: lambda action: f"exchange {piece_name(action.piece)}",
    actions.DrawPiece: lambda action: f"draw {piece_name(action.piece)}",
    actions.Unplace: lambda action: f"unplace {action.exposition} {action.anchor.name}",
    actions.Declare: lambda action: f"declare {action.joker:0{_MOST}} {action.colour}",
    actions.Choose: lambda action: f"choose {action.kind}",
    actions.Add: lambda action: f"add {action.bag}",
    actions.DealCondition: lambda action: f"condition {action.condition}",
    actions.DrawCard: lambda action: f"card {action.kind} {action.number:0{_CARD}}",
}
"""How actions with arguments are written."""


def format_action(action: actions.IqAction) -> str:
    """Write an action; `parse_action` reads it back."""
    return _PLAIN_TEXTS.get(action) or _FORMATS[type(action)](action)


def parse_action(text: str) -> actions.IqAction:
    """Read what `format_action` wrote.

    Raises:
        MalformedAction: The text is no action in this notation.
    """
    try:
        action = _parse(text)
    except (KeyError, ValueError, MalformedAction):
        action = None
    if action is None or format_action(action) != text:
        raise malformed(text, *FORMS)
    return action


def _parse(text: str) -> actions.IqAction | None:
    """Read an action; None or an error when it is none, and perhaps one that is written otherwise."""
    elapsed = parse_elapsed(text)
    if elapsed is not None:
        return elapsed
    word, *words = text.split(" ")
    if text in _PLAIN:
        return _PLAIN[text]
    if word in _PARSERS:
        count, parser = _PARSERS[word]
        return parser(words) if len(words) == count else None
    step = parse_step(text)
    return actions.Work(kind_of_step(step).id, step)


def _number(text: str, digits: int) -> int:
    """Read a number of at most so many digits.

    Raises:
        ValueError: It is none.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= digits):
        raise ValueError(text)
    return int(text)


def _square(text: str) -> Square:
    square = parse_square(text)
    if square is None:
        raise ValueError(text)
    return square


def _member(text: str, known: tuple[str, ...]) -> str:
    if text not in known:
        raise ValueError(text)
    return text


def _piece(text: str) -> Piece:
    return PIECES[text]


_PARSERS: Final[dict[str, tuple[int, Callable[[list[str]], actions.IqAction]]]] = {
    "choose": (1, lambda words: actions.Choose(_member(words[0], tuple(KINDS)))),
    "claim": (1, lambda words: actions.Claim(_number(words[0], _MILLISECONDS))),
    "pick": (1, lambda words: actions.TakePiece(_piece(words[0]))),
    "add": (1, lambda words: actions.Add(_member(words[0], BAGS))),
    "place": (
        4,
        lambda words: actions.Place(
            _piece(words[0]), _number(words[1], 1), _square(words[2]), _number(words[3], 1)
        ),
    ),
    "unplace": (2, lambda words: actions.Unplace(_number(words[0], 1), _square(words[1]))),
    "exchange": (1, lambda words: actions.Exchange(_piece(words[0]))),
    "declare": (2, lambda words: actions.Declare(_number(words[0], _MOST), _member(words[1], COLOURS))),
    "condition": (1, lambda words: actions.DealCondition(_member(words[0], CONDITIONS))),
    "draw": (1, lambda words: actions.DrawPiece(_piece(words[0]))),
    "card": (2, lambda words: actions.DrawCard(_member(words[0], tuple(KINDS)), _number(words[1], _CARD))),
}
"""For each first word: how many words follow, and what reads them."""
