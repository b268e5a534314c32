"""Actions in words: why one is not allowed, a hint, the reasons for it, and what it would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal

from accessgames.games.narration import ValueTable, nest
from accessgames.games.tetrikon import naming, player_areas
from accessgames.games.tetrikon.bot import Shortage, deal_reasons
from accessgames.games.tetrikon.rules import actions, puzzle
from accessgames.games.tetrikon.typed import placement_of
from accessgames.language import Kind, Listing, Message, Nested, Value, event_keys, keys, say
from accessgames.language.space import name_square, name_squares, tell_cover, tell_left

if TYPE_CHECKING:
    from accessgames.engine import Reason, Refusal
    from accessgames.engine.grid import Placement, Square
    from accessgames.games.tetrikon.naming import TetrikonListener
    from accessgames.games.tetrikon.rules.tasks import Offer

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
    "tetrikon-refused-deal-in",
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
    "tetrikon-refused-few-cards",
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


def _own_area(listener: TetrikonListener) -> player_areas.PlayerArea:
    return player_areas.area_of(listener, player_areas.own_seat(listener))


def _person(seat: int | None, listener: TetrikonListener) -> Value:
    """Name a seat; one that nobody sits on by its number."""
    if seat is None or seat not in range(len(listener.people)):
        return 0 if seat is None else seat + 1
    return listener.person(seat)


_REFUSAL_VALUES: Final = ValueTable(
    {
        "piece": lambda piece, _: naming.name_piece(piece),
        "kind": lambda kind, _: naming.name_card(kind),
        "cards": lambda cards, _: naming.name_money(cards) if isinstance(cards, tuple) else cards,
        "known": lambda known, _: Listing(tuple(known)),
        "square": lambda square, listener: name_square(player_areas.seen_square(listener, square)),
        "squares": lambda squares, listener: name_squares(
            player_areas.board_of(listener),
            player_areas.board_of(listener).mask_of(
                player_areas.seen_square(listener, square) for square in squares
            ),
        ),
        "who": _person,
        "partner": _person,
        "letters": lambda letters, _: nest(say("tetrikon-letter", letter=letter) for letter in letters),
    },
    plain=(int, str),
    renamed={"kind": "card", "square": "cell"},
)
"""How arguments of refusals become values of messages; numbers and names go as they are."""


def tell_refusal(refusal: Refusal, listener: TetrikonListener, kind: Kind = "refusal") -> Message:
    """Tell which rule an action breaks, with what stands in its way; of a square also its row."""
    values: dict[str, Any] = _REFUSAL_VALUES.of(refusal.args, listener)
    if "cell" in values:
        values["row"] = values["cell"].row
    return say(refusal.key, kind, **values)


_KEYS: Final = keys(
    "tetrikon-nudge-gain", "tetrikon-nudge-card", "tetrikon-nudge-exchange", "tetrikon-nudge-offer",
    "tetrikon-nudge-spare", "tetrikon-nudge-money", "tetrikon-nudge-deal", "tetrikon-nudge-answer",
    "tetrikon-nudge-stop", "tetrikon-nudge-diagram",
)  # fmt: skip

_GROUPS: Final = (
    (actions.Roll, actions.Choose),
    (actions.UseCard, actions.KeepCard, actions.DiscardChance, actions.Immune, actions.Waive),
    (actions.Exchange, puzzle.Lift),
    (actions.Buy,),
    (actions.Swap, actions.Give, actions.TakeOut),
    (actions.Pay, actions.Break, actions.DiscardMoney, actions.Withdraw),
    (actions.OpenDeal, actions.AddItem, actions.Propose, actions.CancelDeal),
    (actions.AcceptDeal, actions.RefuseDeal, actions.CounterDeal),
    (actions.EndTurn, actions.Done, puzzle.GiveUp),
    (puzzle.Pick,),
)

_KEY_OF: Final[Mapping[type, str]] = MappingProxyType(
    {kind: key for key, group in zip(_KEYS, _GROUPS, strict=True) for kind in group}
)


def tell_nudge(action: Any) -> Message:  # noqa: ANN401 - by game
    """Name the piece that is laid, or what else to look at."""
    if isinstance(action, actions.Build | puzzle.Lay):
        return say("tetrikon-nudge-build", "hint", piece=naming.name_piece(action.piece))
    key = _KEY_OF.get(type(action))
    return say("tetrikon-nudge-weigh", "hint") if key is None else say(key, "hint")


def tell_area(action: Any, listener: TetrikonListener) -> Message | None:  # noqa: ANN401 - by game
    """Name the row of the square that names the place of a piece; None where nothing is laid."""
    if not isinstance(action, actions.Build | puzzle.Lay | actions.Exchange):
        return None
    anchor = player_areas.seen(listener, action).anchor
    return say("tetrikon-nudge-area", "hint", row=name_square(anchor).row)


_MOST: Final = 2
"""Reasons of an offer that are told."""

_REASON_VALUES: Final = ValueTable(
    {
        "seat": lambda seat, listener: listener.person(seat),
        "piece": lambda piece, _: naming.name_piece(piece),
        "out": lambda piece, _: naming.name_piece(piece),
        "cell": lambda square, listener: name_square(player_areas.seen_square(listener, square)),
        "pieces": lambda counted, _: naming.name_pieces(Counter(dict(counted)).elements()),
    },
    plain=(int, str),
    renamed={"seat": "who"},
)
"""How arguments of reasons become values of messages; numbers and names go as they are."""


_AGAINST: Final = (
    "tetrikon-reason-more",
    "tetrikon-reason-rival",
    "tetrikon-reason-same",
    "tetrikon-reason-price",
)
"""Reasons for a no, the weightiest first."""


def tell_refusing(offer: Offer, listener: TetrikonListener) -> tuple[Message, ...]:
    """Tell why a computer player refused an offer; it follows from what lies open."""
    found = {reason.key: reason for reason in _reasons(offer, listener, offer.partner)}
    reason = next((found[key] for key in _AGAINST if key in found), None)
    return () if reason is None else (_said(reason, offer.partner, listener),)


def tell_offering(offer: Offer, listener: TetrikonListener) -> tuple[Message, ...]:
    """Tell what a computer player thinks of the offer it makes."""
    return tuple(
        _said(reason, offer.seat, listener) for reason in _reasons(offer, listener, offer.seat)[:_MOST]
    )


def _said(reason: Reason, seat: int, listener: TetrikonListener) -> Message:
    return say(
        "tetrikon-deal-why", "bot", who=listener.person(seat), reason=Nested(tell_reason(reason, listener))
    )


def _reasons(offer: Offer, listener: TetrikonListener, seat: int) -> tuple[Reason, ...]:
    if seat not in listener.bots:
        return ()
    shortage = _shortage(player_areas.material_of(listener))
    return deal_reasons(shortage, player_areas.table_of(listener), offer, seat)


_shortage: Final = lru_cache(maxsize=2)(Shortage)


def tell_reason(reason: Reason, listener: TetrikonListener) -> Message:
    """Tell one reason of a choice."""
    return say(reason.key, "hint", **_REASON_VALUES.of(reason.args, listener))


_PLAIN: Final[Mapping[type, str]] = dict(
    zip(
        (actions.Roll, actions.KeepCard, actions.Done, actions.EndTurn, actions.CallInflation,
         actions.NoInflation, actions.CallTime, actions.Withdraw, actions.Immune, actions.Waive,
         actions.Propose, actions.CancelDeal, actions.AcceptDeal, actions.RefuseDeal, actions.CounterDeal,
         puzzle.Begin, puzzle.GiveUp),
        keys(
            "tetrikon-action-roll", "tetrikon-action-keep", "tetrikon-action-done", "tetrikon-action-end",
            "tetrikon-action-inflation", "tetrikon-action-no-inflation", "tetrikon-action-time-up",
            "tetrikon-action-withdraw", "tetrikon-action-immune", "tetrikon-action-waive",
            "tetrikon-action-propose", "tetrikon-action-cancel", "tetrikon-action-accept",
            "tetrikon-action-refuse", "tetrikon-action-counter", "tetrikon-action-begin",
            "tetrikon-action-give-up",
        ),
        strict=True,
    )
)  # fmt: skip
"""Actions that are told without anything of their own."""


def tell_action(action: Any, listener: TetrikonListener) -> Message:  # noqa: ANN401 - by game
    """Tell a possible action with what it brings; cards of offers where there is a choice.

    Raises:
        TypeError: It is an action of chance or the clock.
    """
    plain = _PLAIN.get(type(action))
    if plain is not None and not getattr(action, "cards", ()):
        return say(plain)
    teller = _TELLERS.get(type(action))
    if teller is None:
        raise TypeError(f"{action!r} is not an action of players")
    return teller(player_areas.seen(listener, action), listener)


def _build(action: actions.Build | puzzle.Lay, listener: TetrikonListener) -> Message:
    if len(player_areas.orientations(listener, action.piece)) > 1:
        return say("tetrikon-action-build", **_place(action, listener))
    piece, cell = naming.name_piece(action.piece), name_square(action.anchor)
    return say("tetrikon-action-build-only", piece=piece, cell=cell, row=cell.row)


def _place(
    action: actions.Build | puzzle.Lay | actions.Exchange, listener: TetrikonListener
) -> dict[str, Any]:
    """Name the piece, its first square, its position, and all its squares."""
    cell = name_square(action.anchor)
    return {
        "piece": naming.name_piece(action.piece),
        "cell": cell,
        "row": cell.row,
        "number": action.orientation,
        "position": player_areas.orientation_names_of(listener, action.piece).name(action.orientation),
    }


def _exchange(action: actions.Exchange, listener: TetrikonListener) -> Message:
    removed = _placed(action.removed, listener)
    name = naming.name_piece(removed.shape if removed else action.piece)
    return say("tetrikon-action-exchange", removed=name, **_place(action, listener))


def _take_out(action: actions.TakeOut, listener: TetrikonListener) -> Message:
    removed, cell = _placed(action.square, listener), name_square(action.square)
    piece = naming.name_piece(removed.shape) if removed else ""
    return say("tetrikon-action-take-out", piece=piece, cell=cell, row=cell.row)


def _lift(action: puzzle.Lift, listener: TetrikonListener) -> Message:
    area = player_areas.area_of(listener, listener.seat)
    laid = next((laid for laid in area.placed if laid.anchor == action.anchor), None)
    if laid is None:
        return say("tetrikon-action-lift-nothing", cell=name_square(action.anchor))
    squares = name_squares(area.board, laid.mask)
    return say("tetrikon-action-lift", piece=naming.name_piece(laid.shape), squares=squares)


def _placed(square: Square, listener: TetrikonListener) -> Placement | None:
    """Return the own piece that lies with its first square there."""
    return next((laid for laid in _own_area(listener).placed if laid.anchor == square), None)


def _buy(action: actions.Buy, listener: TetrikonListener) -> Message:
    piece = None if action.place is None else player_areas.table_of(listener).offer[action.place - 1]
    if piece is None:
        return say("tetrikon-action-buy")
    return say("tetrikon-action-buy-piece", piece=naming.name_piece(piece), place=action.place or 0)


def _use(action: actions.UseCard, listener: TetrikonListener) -> Message:
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


def _offer_with(accept: Literal["yes", "no"]) -> Callable[[Any, TetrikonListener], Message]:
    return lambda action, _: say(
        "tetrikon-action-cards", accept=accept, cards=naming.name_money(action.cards)
    )


_TELLERS: Final[Mapping[type, Callable[[Any, TetrikonListener], Message]]] = {
    actions.Build: _build,
    puzzle.Lay: _build,
    actions.Exchange: _exchange,
    actions.TakeOut: _take_out,
    puzzle.Lift: _lift,
    actions.Buy: _buy,
    actions.Pay: lambda pay, _: say(
        "tetrikon-action-pay", amount=sum(pay.cards), cards=naming.name_money(pay.cards)
    ),
    actions.Break: lambda way, _: say(
        "tetrikon-action-break", card=way.card, into=naming.name_money(way.into)
    ),
    actions.Swap: lambda swap, _: say("tetrikon-action-swap", piece=naming.name_piece(swap.piece)),
    actions.Give: lambda gift, _: say("tetrikon-action-give", piece=naming.name_piece(gift.piece)),
    actions.DiscardMoney: lambda gift, _: say("tetrikon-action-discard", card=naming.name_points(gift.value)),
    actions.DiscardChance: lambda gift, _: say("tetrikon-action-discard", card=naming.name_card(gift.kind)),
    actions.UseCard: _use,
    actions.Choose: lambda choice, _: say("tetrikon-action-choose", reward=choice.reward),
    actions.OpenDeal: lambda deal, listener: say("tetrikon-action-deal", who=listener.person(deal.partner)),
    actions.AddItem: lambda addition, _: say(
        "tetrikon-action-add",
        side=addition.side,
        item=(naming.name_piece if isinstance(addition.item, str) else naming.name_points)(addition.item),
    ),
    actions.Propose: _offer_with("no"),
    actions.AcceptDeal: _offer_with("yes"),
    puzzle.Pick: lambda pick, listener: say(
        "tetrikon-action-pick",
        diagram=pick.diagram,
        squares=player_areas.material_of(listener).diagram_by_id[pick.diagram].size,
    ),
    puzzle.Think: lambda think, _: say("tetrikon-action-think", time=naming.name_time(think.milliseconds)),
}
"""Who tells which action."""


def preview_action(action: Any, listener: TetrikonListener) -> tuple[Message, ...]:  # noqa: ANN401 - by game
    """Tell in detail what a legal action would bring.

    Of building: every square, what stays free, and whether the rest can still be filled.
    """
    lines, area = [tell_action(action, listener)], None
    action = player_areas.seen(listener, action)
    match action:
        case actions.UseCard():
            lines.append(say(f"tetrikon-effect-{action.kind}"))
        case actions.Build() | puzzle.Lay() | actions.Exchange():
            area = _own_area(listener)
            laid = placement_of(listener, action.piece, action.orientation, action.anchor)
            removed = _placed(action.removed, listener) if isinstance(action, actions.Exchange) else None
            if laid is not None:
                free = (area.empty | (removed.mask if removed else 0)) & ~laid.mask
                lines += [tell_cover(area.board, laid.mask), *tell_left(area.board, free)]
                if free:
                    lifted = removed.shape if removed else None
                    lines += player_areas.tell_fillable(listener, free, laid.shape, lifted)
        case puzzle.Lift(anchor):
            area, lifting = _own_area(listener), _placed(anchor, listener)
            if lifting is not None:
                lines += tell_left(area.board, area.empty | lifting.mask)
    return tuple(lines)
