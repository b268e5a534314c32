"""What an action would bring: in one line for lists, in several as a preview."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from accessgames.games.tetrikon.fronts import front_of, orientations, own_seat, table_of, ways_of
from accessgames.games.tetrikon.naming import name_card, name_cards, name_money, name_piece, name_points
from accessgames.games.tetrikon.narration import puzzling
from accessgames.games.tetrikon.outlook import tell_fillable
from accessgames.games.tetrikon.rules.actions import (
    AcceptDeal,
    AddItem,
    Break,
    Build,
    Buy,
    CallInflation,
    CallTime,
    CancelDeal,
    Choose,
    Counter,
    DiscardChance,
    DiscardMoney,
    Done,
    EndTurn,
    Exchange,
    Give,
    Immune,
    KeepCard,
    NoInflation,
    OpenDeal,
    Pay,
    Propose,
    RefuseDeal,
    Roll,
    Swap,
    TakeOut,
    UseCard,
    Waive,
    Withdraw,
)
from accessgames.games.tetrikon.rules.puzzle import Lay, Lift
from accessgames.games.tetrikon.typed.placing import placement_of
from accessgames.language import keys, say
from accessgames.language.space import name_square, tell_cover, tell_left

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement, Square
    from accessgames.games.room import Desk
    from accessgames.language import Message

_PLAIN = dict(
    zip(
        (Roll, KeepCard, Done, EndTurn, CallInflation, NoInflation, CallTime, Withdraw, Immune, Waive,
         Propose, CancelDeal, AcceptDeal, RefuseDeal, Counter),
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


def tell_action(action: Any, desk: Desk) -> Message:  # noqa: ANN401 - by game
    """Tell a possible action with what it brings.

    Raises:
        TypeError: It is an action of chance or the clock.
    """
    told = (
        puzzling.tell_action(action, desk)
        or _built(action, desk)
        or _owed(action, desk)
        or _other(action, desk)
    )
    if told is None:
        raise TypeError(f"{action!r} is not an action of players")
    return told


def _built(action: Any, desk: Desk) -> Message | None:  # noqa: ANN401 - by game
    match action:
        case Build() | Lay() if len(orientations(desk, action.piece)) == 1:
            cell = name_square(action.anchor)
            return say("tetrikon-action-build-only", piece=name_piece(action.piece), cell=cell, row=cell.row)
        case Build() | Lay():
            return say("tetrikon-action-build", **_place(action, desk))
        case Exchange():
            removed = _placed(action.removed, desk)
            name = name_piece(removed.shape if removed else action.piece)
            return say("tetrikon-action-exchange", removed=name, **_place(action, desk))
        case TakeOut(square):
            removed = _placed(square, desk)
            cell = name_square(square)
            piece = name_piece(removed.shape) if removed else ""
            return say("tetrikon-action-take-out", piece=piece, cell=cell, row=cell.row)
    return None


def _place(action: Build | Lay | Exchange, desk: Desk) -> dict[str, Any]:
    """Name the piece, its first square, its position, and all its squares."""
    cell = name_square(action.anchor)
    return {
        "piece": name_piece(action.piece),
        "cell": cell,
        "row": cell.row,
        "number": action.orientation,
        "position": ways_of(desk, action.piece).name(action.orientation),
    }


def _placed(square: Square, desk: Desk) -> Placement | None:
    """Return the own piece that lies with its first square there."""
    placed = front_of(desk, own_seat(desk)).placed
    return next((laid for laid in placed if laid.anchor == square), None)


def _owed(action: Any, desk: Desk) -> Message | None:  # noqa: ANN401 - by game
    match action:
        case Buy(place):
            piece = None if place is None else table_of(desk).offer[place - 1]
            if piece is None:
                return say("tetrikon-action-buy")
            return say("tetrikon-action-buy-piece", piece=name_piece(piece), place=place or 0)
        case Pay(cards):
            return say("tetrikon-action-pay", amount=sum(cards), cards=name_money(cards))
        case Break(card, into):
            return say("tetrikon-action-break", card=card, into=name_money(into))
        case Swap(piece):
            return say("tetrikon-action-swap", piece=name_piece(piece))
    return _given(action)


def _given(action: Any) -> Message | None:  # noqa: ANN401 - by game
    match action:
        case Give(piece):
            return say("tetrikon-action-give", piece=name_piece(piece))
        case DiscardMoney(value):
            return say("tetrikon-action-discard", card=name_points(value))
        case DiscardChance(kind):
            return say("tetrikon-action-discard", card=name_card(kind))
    return None


def _other(action: Any, desk: Desk) -> Message | None:  # noqa: ANN401 - by game
    match action:
        case UseCard():
            return _use(action, desk)
        case Choose(reward):
            return say("tetrikon-action-choose", reward=reward)
        case OpenDeal(partner):
            return say("tetrikon-action-deal", who=desk.person(partner))
        case AddItem(side, item):
            thing = name_piece(item) if isinstance(item, str) else name_points(item)
            return say("tetrikon-action-add", side=side, item=thing)
        case Propose(cards) | AcceptDeal(cards) if cards:
            accept = "yes" if isinstance(action, AcceptDeal) else "no"
            return say("tetrikon-action-cards", accept=accept, cards=name_money(cards))
    key = _PLAIN.get(type(action))
    return None if key is None else say(key)


def _use(action: UseCard, desk: Desk) -> Message:
    """Tell a card with whom or what it is about."""
    cards = name_cards((action.kind, *action.others))
    if action.give is not None and action.take is not None and action.partner is not None:
        return say(
            "tetrikon-action-use-swap",
            cards=cards,
            who=desk.person(action.partner),
            give=name_piece(action.give),
            take=name_piece(action.take),
        )
    if action.give is not None:
        return say("tetrikon-action-use-piece", cards=cards, piece=name_piece(action.give), way="give")
    if action.place is not None:
        piece = table_of(desk).offer[action.place - 1]
        named = name_piece(piece) if piece else ""
        return say("tetrikon-action-use-piece", cards=cards, piece=named, way="take")
    if action.partner is not None:
        return say("tetrikon-action-use-player", cards=cards, who=desk.person(action.partner))
    return say("tetrikon-action-use", cards=cards)


def preview(action: Any, desk: Desk) -> tuple[Message, ...]:  # noqa: ANN401 - by game
    """Tell in detail what a legal action would bring.

    Of building: every square, what stays free, and whether the rest can still be filled.
    """
    if isinstance(action, Build | Lay | Exchange):
        return tuple(_preview_built(action, desk))
    if isinstance(action, Lift):
        return tuple(_preview_lift(action, desk))
    if isinstance(action, UseCard):
        return (tell_action(action, desk), say(f"tetrikon-effect-{action.kind}"))
    return (tell_action(action, desk),)


def _preview_built(action: Build | Lay | Exchange, desk: Desk) -> Iterator[Message]:
    yield tell_action(action, desk)
    front = front_of(desk, own_seat(desk))
    laid = placement_of(desk, action.piece, action.orientation, action.anchor)
    if laid is None:
        return
    removed = _placed(action.removed, desk) if isinstance(action, Exchange) else None
    free = (front.empty | (removed.mask if removed else 0)) & ~laid.mask
    yield tell_cover(front.board, laid.mask)
    yield from tell_left(front.board, free)
    if free:
        yield from tell_fillable(desk, free, laid.shape, removed.shape if removed else None)


def _preview_lift(action: Lift, desk: Desk) -> Iterator[Message]:
    yield tell_action(action, desk)
    front, laid = front_of(desk, own_seat(desk)), _placed(action.anchor, desk)
    if laid is not None:
        yield from tell_left(front.board, front.empty | laid.mask)
