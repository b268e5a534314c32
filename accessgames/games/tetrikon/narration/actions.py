"""Actions in words: why one is not allowed, a hint, the reasons for it, and what it would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon import naming, player_areas
from accessgames.games.tetrikon.bot import Shortage, deal_reasons
from accessgames.games.tetrikon.narration import puzzles
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.rules.puzzle import GiveUp, Lay, Lift, Pick
from accessgames.games.tetrikon.typed import placement_of
from accessgames.language import Listing, Message, Nested, event_keys, keys, say
from accessgames.language.space import name_square, name_squares, tell_cover, tell_left

if TYPE_CHECKING:
    from accessgames.engine import Reason, Refusal
    from accessgames.engine.grid import Placement, Square
    from accessgames.games.room import Listener
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.tasks import Offer
    from accessgames.language import Kind, Value

REFUSAL_KEYS: Final = event_keys(
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


def tell_refusal(refusal: Refusal, listener: Listener, kind: Kind = "refusal") -> Message:
    """Tell which rule an action breaks, with what stands in its way."""
    values: dict[str, Value] = {}
    for name, value in refusal.args:
        told = _REFUSAL_VALUES.get(name)
        if told is not None:
            values[_RENAMED.get(name, name)] = told(value, listener)
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


def _squares(squares: Any, listener: Listener) -> Listing:  # noqa: ANN401 - squares
    board = player_areas.area_of(listener, player_areas.own_seat(listener)).board
    return name_squares(board, board.mask_of(squares))


def _person(seat: int | None, listener: Listener) -> Value:
    """Name a seat; one that nobody sits on by its number."""
    if seat is None or seat not in range(len(listener.people)):
        return 0 if seat is None else seat + 1
    return listener.person(seat)


def _letters(letters: str, listener: Listener) -> Listing:
    del listener
    return naming.nest(say("tetrikon-letter", letter=letter) for letter in letters)


_REFUSAL_VALUES: Final[Mapping[str, Callable[[Any, Any], Value]]] = {
    "piece": lambda piece, _listener: naming.name_piece(piece),
    "kind": lambda kind, _listener: naming.name_card(kind),
    "cards": lambda cards, _listener: naming.name_money(cards) if isinstance(cards, tuple) else cards,
    "known": lambda known, _listener: Listing(tuple(known)),
    "square": lambda square, _listener: name_square(square),
    "squares": _squares,
    "who": _person,
    "partner": _person,
    "letters": _letters,
}
"""How arguments of refusals become values of messages; numbers and names go as they are."""


_KEYS: Final = keys(
    "tetrikon-nudge-gain", "tetrikon-nudge-card", "tetrikon-nudge-exchange", "tetrikon-nudge-offer",
    "tetrikon-nudge-spare", "tetrikon-nudge-money", "tetrikon-nudge-deal", "tetrikon-nudge-answer",
    "tetrikon-nudge-stop", "tetrikon-nudge-diagram",
)  # fmt: skip

_GROUPS: Final = (
    (actions.Roll, actions.Choose),
    (actions.UseCard, actions.KeepCard, actions.DiscardChance, actions.Immune, actions.Waive),
    (actions.Exchange, Lift),
    (actions.Buy,),
    (actions.Swap, actions.Give, actions.TakeOut),
    (actions.Pay, actions.Break, actions.DiscardMoney, actions.Withdraw),
    (actions.OpenDeal, actions.AddItem, actions.Propose, actions.CancelDeal),
    (actions.AcceptDeal, actions.RefuseDeal, actions.CounterDeal),
    (actions.EndTurn, actions.Done, GiveUp),
    (Pick,),
)

_KEY_OF: Final[Mapping[type, str]] = MappingProxyType(
    {kind: key for key, group in zip(_KEYS, _GROUPS, strict=True) for kind in group}
)


def tell_nudge(action: Any) -> Message:  # noqa: ANN401 - by game
    """Name the piece that is laid, or what else to look at."""
    if isinstance(action, actions.Build | Lay):
        return say("tetrikon-nudge-build", "hint", piece=naming.name_piece(action.piece))
    key = _KEY_OF.get(type(action))
    return say("tetrikon-nudge-weigh", "hint") if key is None else say(key, "hint")


def tell_area(action: Any) -> Message | None:  # noqa: ANN401 - by game
    """Name the row of the square that names the place of a piece; None where nothing is laid."""
    if not isinstance(action, actions.Build | Lay | actions.Exchange):
        return None
    return say("tetrikon-nudge-area", "hint", row=name_square(action.anchor).row)


_MOST: Final = 2
"""Reasons of an offer that are told."""

_REASON_VALUES: Final[Mapping[str, Callable[[Any], Value]]] = {
    "piece": naming.name_piece,
    "out": naming.name_piece,
    "cell": name_square,
    "pieces": lambda counted: naming.name_pieces(Counter(dict(counted)).elements()),
}
"""How arguments of reasons become values of messages; numbers and names go as they are."""


_AGAINST: Final = (
    "tetrikon-reason-more",
    "tetrikon-reason-rival",
    "tetrikon-reason-same",
    "tetrikon-reason-price",
)
"""Reasons for a no, the weightiest first."""


def tell_refusing(offer: Offer, listener: Listener) -> tuple[Message, ...]:
    """Tell why a computer player refused an offer; it follows from what lies open."""
    found = {reason.key: reason for reason in _reasons(offer, listener, offer.partner)}
    reason = next((found[key] for key in _AGAINST if key in found), None)
    return () if reason is None else (_said(reason, offer.partner, listener),)


def tell_offering(offer: Offer, listener: Listener) -> tuple[Message, ...]:
    """Tell what a computer player thinks of the offer it makes."""
    return tuple(
        _said(reason, offer.seat, listener) for reason in _reasons(offer, listener, offer.seat)[:_MOST]
    )


def _said(reason: Reason, seat: int, listener: Listener) -> Message:
    return say(
        "tetrikon-deal-why", "bot", who=listener.person(seat), reason=Nested(tell_reason(reason, listener))
    )


def _reasons(offer: Offer, listener: Listener, seat: int) -> tuple[Reason, ...]:
    if seat not in listener.bots:
        return ()
    return deal_reasons(
        _shortage(player_areas.material_of(listener)), player_areas.table_of(listener), offer, seat
    )


@lru_cache(maxsize=2)
def _shortage(material: Material) -> Shortage:
    return Shortage(material)


def tell_reason(reason: Reason, listener: Listener) -> Message:
    """Tell one reason of a choice."""
    values: dict[str, Value] = {}
    for name, value in reason.args:
        if name == "seat":
            values["who"] = listener.person(int(str(value)))
        elif name in _REASON_VALUES:
            values[name] = _REASON_VALUES[name](value)
        elif isinstance(value, int | str):
            values[name] = value
    return say(reason.key, "hint", **values)


_PLAIN = dict(
    zip(
        (actions.Roll, actions.KeepCard, actions.Done, actions.EndTurn, actions.CallInflation,
         actions.NoInflation, actions.CallTime, actions.Withdraw, actions.Immune, actions.Waive,
         actions.Propose, actions.CancelDeal, actions.AcceptDeal, actions.RefuseDeal, actions.CounterDeal),
        keys(
            "tetrikon-action-roll", "tetrikon-action-keep", "tetrikon-action-done", "tetrikon-action-end",
            "tetrikon-action-inflation", "tetrikon-action-no-inflation", "tetrikon-action-time-up",
            "tetrikon-action-withdraw", "tetrikon-action-immune", "tetrikon-action-waive",
            "tetrikon-action-propose", "tetrikon-action-cancel", "tetrikon-action-accept",
            "tetrikon-action-refuse", "tetrikon-action-counter",
        ),
        strict=True,
    )
)  # fmt: skip
"""Actions that are told without anything of their own; cards of offers are told where there is a choice."""


def tell_action(action: Any, listener: Listener) -> Message:  # noqa: ANN401 - by game
    """Tell a possible action with what it brings.

    Raises:
        TypeError: It is an action of chance or the clock.
    """
    told = (
        puzzles.tell_action(action, listener)
        or _built(action, listener)
        or _owed(action, listener)
        or _other(action, listener)
    )
    if told is None:
        raise TypeError(f"{action!r} is not an action of players")
    return told


def _built(action: Any, listener: Listener) -> Message | None:  # noqa: ANN401 - by game
    match action:
        case actions.Build() | Lay() if len(player_areas.orientations(listener, action.piece)) == 1:
            cell = name_square(action.anchor)
            return say(
                "tetrikon-action-build-only", piece=naming.name_piece(action.piece), cell=cell, row=cell.row
            )
        case actions.Build() | Lay():
            return say("tetrikon-action-build", **_place(action, listener))
        case actions.Exchange():
            removed = _placed(action.removed, listener)
            name = naming.name_piece(removed.shape if removed else action.piece)
            return say("tetrikon-action-exchange", removed=name, **_place(action, listener))
        case actions.TakeOut(square):
            removed = _placed(square, listener)
            cell = name_square(square)
            piece = naming.name_piece(removed.shape) if removed else ""
            return say("tetrikon-action-take-out", piece=piece, cell=cell, row=cell.row)
    return None


def _place(action: actions.Build | Lay | actions.Exchange, listener: Listener) -> dict[str, Any]:
    """Name the piece, its first square, its position, and all its squares."""
    cell = name_square(action.anchor)
    return {
        "piece": naming.name_piece(action.piece),
        "cell": cell,
        "row": cell.row,
        "number": action.orientation,
        "position": player_areas.orientation_names_of(listener, action.piece).name(action.orientation),
    }


def _placed(square: Square, listener: Listener) -> Placement | None:
    """Return the own piece that lies with its first square there."""
    placed = player_areas.area_of(listener, player_areas.own_seat(listener)).placed
    return next((laid for laid in placed if laid.anchor == square), None)


def _owed(action: Any, listener: Listener) -> Message | None:  # noqa: ANN401 - by game
    match action:
        case actions.Buy(place):
            piece = None if place is None else player_areas.table_of(listener).offer[place - 1]
            if piece is None:
                return say("tetrikon-action-buy")
            return say("tetrikon-action-buy-piece", piece=naming.name_piece(piece), place=place or 0)
        case actions.Pay(cards):
            return say("tetrikon-action-pay", amount=sum(cards), cards=naming.name_money(cards))
        case actions.Break(card, into):
            return say("tetrikon-action-break", card=card, into=naming.name_money(into))
        case actions.Swap(piece):
            return say("tetrikon-action-swap", piece=naming.name_piece(piece))
    return _given(action)


def _given(action: Any) -> Message | None:  # noqa: ANN401 - by game
    match action:
        case actions.Give(piece):
            return say("tetrikon-action-give", piece=naming.name_piece(piece))
        case actions.DiscardMoney(value):
            return say("tetrikon-action-discard", card=naming.name_points(value))
        case actions.DiscardChance(kind):
            return say("tetrikon-action-discard", card=naming.name_card(kind))
    return None


def _other(action: Any, listener: Listener) -> Message | None:  # noqa: ANN401 - by game
    match action:
        case actions.UseCard():
            return _use(action, listener)
        case actions.Choose(reward):
            return say("tetrikon-action-choose", reward=reward)
        case actions.OpenDeal(partner):
            return say("tetrikon-action-deal", who=listener.person(partner))
        case actions.AddItem(side, item):
            thing = naming.name_piece(item) if isinstance(item, str) else naming.name_points(item)
            return say("tetrikon-action-add", side=side, item=thing)
        case actions.Propose(cards) | actions.AcceptDeal(cards) if cards:
            accept = "yes" if isinstance(action, actions.AcceptDeal) else "no"
            return say("tetrikon-action-cards", accept=accept, cards=naming.name_money(cards))
    key = _PLAIN.get(type(action))
    return None if key is None else say(key)


def _use(action: actions.UseCard, listener: Listener) -> Message:
    """Tell a card with whom or what it is about."""
    cards = naming.name_cards((action.kind, *action.others))
    if action.give is not None and action.take is not None and action.partner is not None:
        return say(
            "tetrikon-action-use-swap",
            cards=cards,
            who=listener.person(action.partner),
            give=naming.name_piece(action.give),
            take=naming.name_piece(action.take),
        )
    if action.give is not None:
        return say("tetrikon-action-use-piece", cards=cards, piece=naming.name_piece(action.give), way="give")
    if action.place is not None:
        piece = player_areas.table_of(listener).offer[action.place - 1]
        named = naming.name_piece(piece) if piece else ""
        return say("tetrikon-action-use-piece", cards=cards, piece=named, way="take")
    if action.partner is not None:
        return say("tetrikon-action-use-player", cards=cards, who=listener.person(action.partner))
    return say("tetrikon-action-use", cards=cards)


def preview_action(action: Any, listener: Listener) -> tuple[Message, ...]:  # noqa: ANN401 - by game
    """Tell in detail what a legal action would bring.

    Of building: every square, what stays free, and whether the rest can still be filled.
    """
    if isinstance(action, actions.Build | Lay | actions.Exchange):
        return tuple(_preview_built(action, listener))
    if isinstance(action, Lift):
        return tuple(_preview_lift(action, listener))
    if isinstance(action, actions.UseCard):
        return (tell_action(action, listener), say(f"tetrikon-effect-{action.kind}"))
    return (tell_action(action, listener),)


def _preview_built(action: actions.Build | Lay | actions.Exchange, listener: Listener) -> Iterator[Message]:
    yield tell_action(action, listener)
    front = player_areas.area_of(listener, player_areas.own_seat(listener))
    laid = placement_of(listener, action.piece, action.orientation, action.anchor)
    if laid is None:
        return
    removed = _placed(action.removed, listener) if isinstance(action, actions.Exchange) else None
    free = (front.empty | (removed.mask if removed else 0)) & ~laid.mask
    yield tell_cover(front.board, laid.mask)
    yield from tell_left(front.board, free)
    if free:
        yield from player_areas.tell_fillable(listener, free, laid.shape, removed.shape if removed else None)


def _preview_lift(action: Lift, listener: Listener) -> Iterator[Message]:
    yield tell_action(action, listener)
    front, laid = (
        player_areas.area_of(listener, player_areas.own_seat(listener)),
        _placed(action.anchor, listener),
    )
    if laid is not None:
        yield from tell_left(front.board, front.empty | laid.mask)
