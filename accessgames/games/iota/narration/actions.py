"""What an action would bring or has brought, why it is refused, and why it is advised."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iota import naming
from accessgames.games.iota.notation import START_ROW
from accessgames.games.iota.rules import cards as card_rules
from accessgames.games.iota.rules.actions import IotaAction, Place, Recycle, Trade
from accessgames.games.iota.rules.events import Placed
from accessgames.games.iota.rules.grid import Grid
from accessgames.language import Listing, Message, Nested, Phrase, Value, event_keys, say

if TYPE_CHECKING:
    from accessgames.engine import Reason, Refusal, ScoreItem
    from accessgames.games.iota.naming import IotaListener


def open_ends(
    grid: Grid, direction: card_rules.Direction, line: Sequence[card_rules.Spot]
) -> tuple[card_rules.Spot, ...]:
    """Return the places at the ends of a line where a card can still go."""
    ends = (line[0].step(direction, -1), line[-1].step(direction))
    return tuple(end for end in ends if end not in grid and grid.fits(end))


def newly_open(
    before: Grid, after: Grid
) -> Iterator[tuple[card_rules.Direction, card_rules.Spot, tuple[card_rules.Spot, ...]]]:
    """Yield the lines that one card could complete to a lot after a change, and could not before.

    Yields:
        Direction and first place of the line, and the places where that card would go.
    """
    for direction, line in after.lines():
        if len(line) != card_rules.LOT - 1:
            continue
        ends = set(open_ends(after, direction, line))
        if all(spot in before for spot in line):
            ends -= set(open_ends(before, direction, line))
        if ends:
            yield direction, line[0], tuple(sorted(ends))


def explain_last_turn(listener: IotaListener) -> tuple[Message, ...]:
    """Explain the last points that anybody scored; nothing when there were none yet."""
    turn = next((turn for turn in reversed(listener.view.table.history) if turn.scoring is not None), None)
    if turn is None or turn.scoring is None:
        return ()
    scoring = turn.scoring
    head = say(
        "iota-why-total",
        who=listener.person(turn.seat),
        points=scoring.total,
        lines=len(scoring.lines),
    )
    return (head, *explain_scoring(scoring))


def explain_scoring(scoring: card_rules.Scoring) -> Iterator[Message]:
    """Explain the points of a turn entry by entry, as they are added up and doubled."""
    for line in scoring.lines:
        yield say(
            "iota-why-lot-line" if line.lot else "iota-why-line",
            run=naming.name_run(line.direction, line.spots),
            numbers=Listing(tuple(map(card_rules.number, line.cards))),
            points=line.points,
        )
    if len(scoring.lines) > 1:
        yield say("iota-why-base", points=scoring.base)
    for doubling in scoring.doublings:
        if doubling.line is not None:
            place = naming.name_within_line(doubling.line.direction, doubling.line.spots[0])
            yield say("iota-why-lot", place=place, points=doubling.after)
        else:
            yield say("iota-why-out" if doubling.reason == "out" else "iota-why-four", points=doubling.after)


def tell_item(item: ScoreItem, listener: IotaListener) -> Message:
    """Explain one entry of a final score."""
    del listener
    args: dict[str, Any] = dict(item.args)
    if "cards" in args:
        return say("iota-item-left", "score", cards=naming.name_hand(args["cards"]), points=-item.amount)
    times = args["times"]
    return say(item.rule, "score", times=times, turns=Phrase("turn", count=times), points=item.amount)


ITEM_KEYS: Final = event_keys("iota-item-lines", "iota-item-lots", "iota-item-four-cards", "iota-item-out")
"""Entries of a final score beside the cards that are left over."""


def tell_action(action: IotaAction, listener: IotaListener) -> Message:
    """Tell a possible action with what it brings, points first.

    Raises:
        TypeError: It is an action of chance.
    """
    match action:
        case Place(cards):
            first, last = cards[0][0], cards[-1][0]
            return say(
                "iota-action-place",
                points=_preview_scoring(action, listener).total,
                cards=naming.name_hand(card for _, card in cards),
                cell=naming.name_spot(first),
                way="none" if first == last else "right" if first.y == last.y else "up",
            )
        case Recycle(spot, card):
            return say("iota-action-recycle", cell=naming.name_spot(spot), card=naming.name_card(card))
        case Trade(cards) if card_rules.UNTOLD in cards:
            return say("iota-action-trade-count", count=len(cards))
        case Trade(cards) if cards:
            return say("iota-action-trade", cards=naming.name_hand(cards))
        case Trade():
            return say("iota-action-pass")
        case _:
            raise TypeError(f"{action!r} is not an action of players")


def _preview_scoring(action: Place, listener: IotaListener) -> card_rules.Scoring:
    """Work out the points of a legal placement."""
    return next(event.scoring for event in listener.perspective.preview(action) if isinstance(event, Placed))


def preview_action(action: IotaAction, listener: IotaListener) -> tuple[Message, ...]:
    """Tell in detail what a legal action would bring.

    Raises:
        TypeError: It is an action of chance.
    """
    match action:
        case Place(cards):
            scoring, before = _preview_scoring(action, listener), listener.view.grid
            total = say("iota-try-total", points=scoring.total, score=scoring.score)
            return (total, *explain_scoring(scoring), *_opens(before, Grid(cards, before)))
        case Recycle(spot, card):
            held, before = list(listener.view.hand), listener.view.grid
            if listener.view.table.blind:
                move = Nested(tell_action(action, listener))
                return (say("iota-try-move", move=move), *_opens(before, Grid([(spot, card)], before)))
            if card in held:
                held[held.index(card)] = card_rules.WILD
            swap = say("iota-try-recycle", cards=naming.name_hand(held))
            return (swap, *_opens(before, Grid([(spot, card)], before)))
        case Trade(cards) if cards:
            move = Nested(tell_action(action, listener))
            return (say("iota-try-move", move=move), say("iota-deck", count=listener.view.table.deck))
        case _:
            return (say("iota-try-move", move=Nested(tell_action(action, listener))),)


def _opens(before: Grid, after: Grid) -> Iterator[Message]:
    """Tell the lots that the next player could complete, and could not before."""
    for direction, first, places in newly_open(before, after):
        cells = Listing(tuple(map(naming.name_spot, places)))
        yield say("iota-try-opens", line=naming.name_line(direction, first), cells=cells)


def values_of(pairs: Iterable[tuple[str, object]]) -> dict[str, Value]:
    """Turn places, cards, lines and properties, by the names that the rules give them, into values."""
    args: dict[str, Any] = dict(pairs)
    values: dict[str, Value] = {name: amount for name, amount in args.items() if isinstance(amount, int)}
    if "card" in args:
        values["card"] = naming.name_card(args["card"])
    if "spot" in args:
        values["cell"] = naming.name_spot(args["spot"])
    if "direction" in args:
        values["direction"] = args["direction"]
        values["line"] = naming.name_line(args["direction"], args["spots"][0])
        values["run"] = naming.name_run(args["direction"], args["spots"])
    if "spots" in args:
        values["cells"] = Listing(tuple(map(naming.name_spot, args["spots"])))
    if "property" in args:
        values["property"] = args["property"]
    if "property" in args and "cards" in args:
        # The cards of a line that clash, or what two lines allow.
        values["marks"] = name_marks(
            card_rules.mark(card, args["property"]) for card in args["cards"] if card != card_rules.WILD
        )
    elif "property" in args:
        values |= {way: name_marks(args[way]) for way in ("row", "column") if way in args}
    return values


def name_marks(marks: Iterable[str | int]) -> Listing:
    """Name colours, shapes and numbers by themselves."""
    return Listing(
        tuple(
            Nested(say("iota-colour", colour=known))
            if known in card_rules.COLOURS
            else Phrase(str(known))
            if known in card_rules.SHAPES
            else known
            for known in marks
        )
    )


REFUSAL_KEYS: Final = event_keys(
    "iota-refused-nothing",
    "iota-refused-not-in-hand",
    "iota-refused-card-twice",
    "iota-refused-occupied",
    "iota-refused-spot-twice",
    "iota-refused-not-in-line",
    "iota-refused-unconnected",
    "iota-refused-gap",
    "iota-refused-too-long",
    "iota-refused-clash",
    "iota-refused-wild",
    "iota-refused-wilds",
    "iota-refused-recycle-empty",
    "iota-refused-recycle-not-wild",
    "iota-refused-recycle-wild-for-wild",
    "iota-refused-recycle-once",
    "iota-refused-trade-empty",
    "iota-refused-trade-deck",
    "iota-refused-kind",
    "iota-refused-draw",
    "iota-refused-hand-size",
    "iota-refused-seen",
    "iota-refused-wilds-seen",
    "iota-refused-held-wild",
)
"""All refusals."""


def tell_refusal(refusal: Refusal, listener: IotaListener) -> Message:
    """Tell which rule an action breaks, and where."""
    del listener
    return say(refusal.key, "refusal", **values_of(refusal.args))


REASON_KEYS: Final = event_keys(
    "iota-reason-points",
    "iota-reason-lots",
    "iota-reason-lots-safe",
    "iota-reason-lots-opening",
    "iota-reason-safe",
    "iota-reason-opening",
    "iota-reason-four-cards",
    "iota-reason-out",
    "iota-reason-recycle",
    "iota-reason-trade",
    "iota-reason-pass",
    "iota-reason-opens",
    "iota-reason-closes",
    "iota-reason-keeps-wild",
    "iota-reason-spends-wild",
)
"""All reasons."""


def tell_reason(reason: Reason, listener: IotaListener) -> Message:
    """Tell one reason of a choice."""
    args: dict[str, Any] = dict(reason.args)
    values = values_of(reason.args)
    if "seat" in args:
        values["who"] = listener.person(args["seat"])
    if "way" in args:
        values["way"] = args["way"]
    return say(reason.key, "hint", **values)


def tell_nudge(action: IotaAction) -> Message:
    """Name one card that is placed, or say whether it is about a wild card or about trading."""
    match action:
        case Place(cards):
            return say("iota-nudge-place", "hint", card=naming.name_card(cards[0][1]), more=len(cards) - 1)
        case Recycle():
            return say("iota-nudge-wild", "hint")
        case _:
            return say("iota-nudge-trade", "hint")


def tell_area(action: IotaAction) -> Message | None:
    """Name the row or column in which cards are placed, or the row of a wild card."""
    match action:
        case Place(cards):
            spots = [spot for spot, _ in cards]
            return _area_line(spots[0], across=spots[0].y == spots[-1].y)
        case Recycle(spot):
            return _area_line(spot, across=True)
        case _:
            return None


def _area_line(spot: card_rules.Spot, *, across: bool) -> Message:
    way = "row" if across else "column"
    line = say("iota-in-line", way=way, row=START_ROW + spot.y, cell=naming.name_spot(spot))
    return say("iota-nudge-area", "hint", line=Nested(line))
