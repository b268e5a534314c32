"""What an action would bring or has brought, why it is refused, and why it is advised."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.quantum import naming
from accessgames.games.quantum.rules import dice as cubes
from accessgames.games.quantum.rules import sheet, state
from accessgames.language import Kind, Listing, Message, Nested, Value, event_keys, say

if TYPE_CHECKING:
    from accessgames.engine import Reason, Refusal, ScoreItem
    from accessgames.games.quantum.naming import QuantumListener


def explain_scores(listener: QuantumListener) -> tuple[Message, ...]:
    """Explain the listener's score entry by entry; for a spectator, the scores of all."""
    seats = range(len(listener.view.table.sheets)) if listener.seat < 0 else (listener.seat,)
    return tuple(line for seat in seats for line in explain_score(seat, listener))


def explain_score(seat: int, listener: QuantumListener) -> Iterator[Message]:
    """Explain a seat's score; nothing while it has no entry."""
    items = sheet.score_items(listener.view.table, seat)
    if items:
        yield say(
            "quantum-why-total", who=listener.person(seat), points=sheet.score(listener.view.table, seat)
        )
    if items and items[0].amount > 0:
        yield say("quantum-why-rule")
    yield from map(tell_item, items)


def tell_item(item: ScoreItem) -> Message:
    """Explain one entry of a score."""
    args: dict[str, Any] = dict(item.args)
    if item.rule == "quantum-item-miss":
        return say("quantum-item-miss", count=args["count"], points=item.amount)
    column, numbers = args["column"] + 1, args["numbers"]
    if len(set(numbers)) == 1:
        return say("quantum-item-equal", column=column, points=item.amount)
    return say(
        "quantum-item-column", column=column, numbers=Listing(tuple(sorted(numbers))), points=item.amount
    )


_FEW: Final = 3
"""So many dice are named when they are thrown again; with more, those that stay are named."""


def tell_action(action: state.QuantumAction, listener: QuantumListener) -> Message:
    """Tell a possible action with what it brings.

    Raises:
        TypeError: It is an action of chance.
    """
    table: state.QuantumState = listener.view.table
    if isinstance(action, state.Reroll):
        return _reroll(action.mask, table.dice)
    if isinstance(action, state.Write):
        return _write(action.colour, table, listener.seat)
    if isinstance(action, state.Pass):
        if table.phase is state.Phase.ALONE:
            return say("quantum-action-wait")
        if listener.seat == table.active and table.taken is None:
            costs = sheet.miss_costs(table.rulings.rising_misses)
            return say("quantum-action-miss", cost=-costs[table.misses[listener.seat]])
        return say("quantum-action-pass")
    raise TypeError(f"{action!r} is not an action of players")


def _reroll(mask: int, dice: tuple[cubes.Face, ...]) -> Message:
    kept = cubes.ALL_DICE ^ mask
    if not mask:
        return say("quantum-action-keep")
    if not kept:
        return say("quantum-action-reroll-all")
    if mask.bit_count() <= _FEW:
        return say("quantum-action-reroll", dice=naming.name_dice(dice, mask))
    return say("quantum-action-reroll-except", dice=naming.name_dice(dice, kept))


def _write(colour: int, table: state.QuantumState, seat: int) -> Message:
    rows, number = table.sheets[seat], cubes.totals(table.dice)[colour]
    cell, lost = len(rows[colour]), len(sheet.skipped_numbers(rows[colour], number, table))
    named, points = naming.name_number(colour, number), sheet.completed_points(rows, colour, number)
    if points:
        return say("quantum-action-column", number=named, column=cell + 1, points=points, skipped=lost)
    return say("quantum-action-write", number=named, cell=cell + 1, skipped=lost)


def preview_action(action: state.QuantumAction, listener: QuantumListener) -> tuple[Message, ...]:
    """Tell in detail what a legal action would bring: of a second throw what stays, and its totals.

    Raises:
        TypeError: It is an action of chance.
    """
    table: state.QuantumState = listener.view.table
    if isinstance(action, state.Reroll) and action.mask not in {0, cubes.ALL_DICE}:
        kept = cubes.ALL_DICE ^ action.mask
        lines = [say("quantum-try-kept", dice=naming.name_dice(table.dice, kept))]
        if kept >> cubes.WHITE_DIE & 1 and kept != 1 << cubes.WHITE_DIE:
            held = tuple(table.dice[die] for die in cubes.dice_of_mask(kept))
            colours = [
                colour for colour in range(len(cubes.COLOURS)) if colour in map(cubes.face_colour, held)
            ]
            lines.append(say("quantum-try-totals", numbers=naming.name_totals(held, colours)))
        return tuple(lines)
    if isinstance(action, state.Write):
        return tuple(
            tell_cost(action.colour, cubes.totals(table.dice)[action.colour], listener.seat, listener)
        )
    if isinstance(action, state.Roll):
        raise TypeError(f"{action!r} is not an action of players")
    return (tell_action(action, listener),)


def tell_cost(colour: int, number: int, seat: int, listener: QuantumListener) -> Iterator[Message]:
    """Tell what a legal number would cost and bring: its cell, numbers lost, what may follow, its column."""
    table: state.QuantumState = listener.view.table
    rows = table.sheets[seat]
    row, cell = rows[colour], len(rows[colour])
    lost = sheet.skipped_numbers(row, number, table)
    yield say("quantum-cost-cell", number=naming.name_number(colour, number), cell=cell + 1)
    if lost:
        yield say("quantum-cost-skipped", count=len(lost), first=lost.start, last=lost.stop - 1)
    else:
        yield say("quantum-cost-nothing")
    if cell + 1 == sheet.CELLS:
        yield say("quantum-cost-full")
    else:
        yield say("quantum-cost-next", next=Nested(next_part((*row, number), table)))
    points = sheet.completed_points(rows, colour, number)
    if points:
        yield say(
            "quantum-cost-column", column=cell + 1, points=points, score=sheet.score(table, seat) + points
        )
    else:
        after = sheet.write(rows, colour, number)
        missing = naming.name_colours(other for other, written in enumerate(after) if len(written) <= cell)
        yield say("quantum-cost-missing", column=cell + 1, colours=missing)


def tell_next(row: tuple[int, ...], table: state.QuantumState) -> Message:
    """Tell what the next cell of a row takes, in a sentence."""
    return say("quantum-next", next=Nested(next_part(row, table)))


def next_part(row: tuple[int, ...], table: state.QuantumState) -> Message:
    """Tell what the next cell of a row takes, as a part of a sentence."""
    numbers = sheet.allowed_numbers(row, table)
    cell = len(row) + 1
    if len(row) == sheet.CELLS:
        return say("quantum-next-full")
    if not numbers:
        return say("quantum-next-blocked", cell=cell)
    if numbers == sheet.allowed_numbers((), table):
        return say("quantum-next-any", cell=cell)
    if len(row) < sheet.DIVIDER:
        return say("quantum-next-above", cell=cell, number=row[-1])
    return say("quantum-next-below", cell=cell, number=row[-1])


REFUSAL_KEYS: Final = event_keys(
    "quantum-refused-phase",
    "quantum-refused-taken",
    "quantum-refused-full",
    "quantum-refused-rising",
    "quantum-refused-falling",
    "quantum-refused-roll",
    "quantum-refused-seat",
    "quantum-refused-dice",
)
"""All refusals."""


def tell_refusal(refusal: Refusal, listener: QuantumListener, kind: Kind = "refusal") -> Message:
    """Tell which rule an action breaks, with the number that stands in its way."""
    args: dict[str, Any] = dict(refusal.args)
    values: dict[str, Value] = {name: args[name] for name in ("last", "most") if name in args}
    if "phase" in args:
        values["phase"] = args["phase"].value
    if "colour" in args:
        values["colour"] = naming.name_colour(args["colour"])
    if "number" in args:
        values["number"] = naming.name_number(args["colour"], args["number"])
    if "faces" in args:
        values["faces"] = naming.name_faces(cubes.FACE_BY_NAME[name] for name in args["faces"])
    if "seat" in args:
        # A seat that nobody sits on is named by its number.
        seat = args["seat"]
        values["who"] = listener.person(seat) if seat in range(len(listener.people)) else seat + 1
    return say(refusal.key, kind, **values)


REASON_KEYS: Final = event_keys(
    "quantum-reason-chance",
    "quantum-reason-column",
    "quantum-reason-costs",
    "quantum-reason-denial",
    "quantum-reason-end",
    "quantum-reason-free",
    "quantum-reason-hold",
    "quantum-reason-keep",
    "quantum-reason-saves",
    "quantum-reason-skips",
    "quantum-reason-step",
    "quantum-reason-stuck",
    "quantum-reason-wait",
)
"""All reasons."""


def tell_reason(reason: Reason, listener: QuantumListener) -> Message:
    """Tell one reason of a choice."""
    args: dict[str, Any] = dict(reason.args)
    values: dict[str, Value] = {name: value for name, value in args.items() if isinstance(value, int)}
    if "way" in args:
        values["way"] = args["way"]
    if "numbers" in args:
        values["numbers"] = Listing(tuple(naming.name_number(*each) for each in args["numbers"]))
    if "seat" in args:
        values["who"] = listener.person(args["seat"])
    if "colour" in args:
        values["colour"] = naming.name_colour(args["colour"])
    if "low" in args:
        values["span"] = "single" if args["low"] == args["high"] else "more"
    if "step" in args:
        values["way"] = "first" if not args["cell"] else "up" if args["cell"] < sheet.DIVIDER else "down"
    for name in ("seat", "cell"):
        values.pop(name, None)
    return say(reason.key, "hint", **values)


def tell_nudge(action: state.QuantumAction) -> Message:
    """Say what to compare; writing and passing sound alike."""
    return say("quantum-nudge-dice" if isinstance(action, state.Reroll) else "quantum-nudge-sheet", "hint")


def tell_area(action: state.QuantumAction) -> Message | None:
    """Say how many dice are worth throwing again; None when none is, or where it is about writing."""
    if not isinstance(action, state.Reroll) or not action.mask:
        return None
    return say("quantum-nudge-area", "hint", count=action.mask.bit_count())
