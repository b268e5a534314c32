"""Why an action is not allowed, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.fronts import front_of, own_seat
from accessgames.games.tetrikon.naming import name_card, name_money, name_piece, nested
from accessgames.language import Listing, Message, event_keys, say
from accessgames.language.space import name_square, name_squares

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.room import Desk
    from accessgames.language import Kind, Value

REFUSALS: Final = event_keys(
    "tetrikon-refused-again",
    "tetrikon-refused-bag",
    "tetrikon-refused-break",
    "tetrikon-refused-built",
    "tetrikon-refused-buy-die",
    "tetrikon-refused-buy-money",
    "tetrikon-refused-buy-place",
    "tetrikon-refused-card-form",
    "tetrikon-refused-clock",
    "tetrikon-refused-closing",
    "tetrikon-refused-covered",
    "tetrikon-refused-deal-cards",
    "tetrikon-refused-deal-counter",
    "tetrikon-refused-deal-empty",
    "tetrikon-refused-deal-large",
    "tetrikon-refused-deal-own",
    "tetrikon-refused-deal-theirs",
    "tetrikon-refused-deal-value",
    "tetrikon-refused-deck",
    "tetrikon-refused-diagram",
    "tetrikon-refused-diagram-level",
    "tetrikon-refused-diagram-used",
    "tetrikon-refused-discard-money",
    "tetrikon-refused-done",
    "tetrikon-refused-doubled",
    "tetrikon-refused-drawn",
    "tetrikon-refused-enough",
    "tetrikon-refused-first",
    "tetrikon-refused-free-first",
    "tetrikon-refused-immunity",
    "tetrikon-refused-immunity-use",
    "tetrikon-refused-inflation",
    "tetrikon-refused-inflation-free",
    "tetrikon-refused-keep",
    "tetrikon-refused-level",
    "tetrikon-refused-manager",
    "tetrikon-refused-no-build",
    "tetrikon-refused-no-card",
    "tetrikon-refused-no-free-piece",
    "tetrikon-refused-no-money",
    "tetrikon-refused-no-roll",
    "tetrikon-refused-not-free",
    "tetrikon-refused-not-now",
    "tetrikon-refused-not-theirs",
    "tetrikon-refused-nothing-fits",
    "tetrikon-refused-nothing-there",
    "tetrikon-refused-now",
    "tetrikon-refused-offer-empty",
    "tetrikon-refused-offers",
    "tetrikon-refused-orientation",
    "tetrikon-refused-outside",
    "tetrikon-refused-partner",
    "tetrikon-refused-pay-cards",
    "tetrikon-refused-pay-exchange",
    "tetrikon-refused-pay-sum",
    "tetrikon-refused-place",
    "tetrikon-refused-place-empty",
    "tetrikon-refused-reward",
    "tetrikon-refused-same",
    "tetrikon-refused-swap-first",
    "tetrikon-refused-thought",
    "tetrikon-refused-time",
    "tetrikon-refused-trade-banned",
    "tetrikon-refused-trade-final",
    "tetrikon-refused-treasury",
    "tetrikon-refused-withdraw",
    "tetrikon-refused-withdrawn",
)
"""All refusals."""


_RENAMED: Final = {"kind": "card"}
"""Arguments that messages know by another name."""


def tell_refusal(refusal: Refusal, desk: Desk, kind: Kind = "refusal") -> Message:
    """Tell which rule an action breaks, with what stands in its way."""
    values: dict[str, Value] = {}
    for name, value in refusal.args:
        told = _VALUES.get(name)
        if told is not None:
            values[_RENAMED.get(name, name)] = told(value, desk)
        elif isinstance(value, int | str):
            values[name] = value
    if "squares" in values or "square" in values:
        values = _where(values)
    return say(refusal.key, kind, **values)


def _where(values: dict[str, Value]) -> dict[str, Value]:
    """Give sentences about places both what they may tell: several squares, or one with its row."""
    square = values.pop("square", None)
    if square is None:
        return values
    return {**values, "cell": square, "row": square.row}  # type: ignore[union-attr] # a Cell


def _squares(squares: Any, desk: Desk) -> Listing:  # noqa: ANN401 - squares
    board = front_of(desk, own_seat(desk)).board
    return name_squares(board, board.mask_of(squares))


def _person(seat: int | None, desk: Desk) -> Value:
    """Name a seat; one that nobody sits on by its number."""
    if seat is None or seat not in range(len(desk.people)):
        return 0 if seat is None else seat + 1
    return desk.person(seat)


def _letters(letters: str, desk: Desk) -> Listing:
    del desk
    return nested(say("tetrikon-letter", letter=letter) for letter in letters)


_VALUES: Final[Mapping[str, Callable[[Any, Any], Value]]] = {
    "piece": lambda piece, _desk: name_piece(piece),
    "kind": lambda kind, _desk: name_card(kind),
    "cards": lambda cards, _desk: name_money(cards) if isinstance(cards, tuple) else cards,
    "known": lambda known, _desk: Listing(tuple(known)),
    "square": lambda square, _desk: name_square(square),
    "squares": _squares,
    "who": _person,
    "partner": _person,
    "letters": _letters,
}
"""How arguments of refusals become values of messages; numbers and names go as they are."""
