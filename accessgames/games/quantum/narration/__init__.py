"""What happened at the table, one event a line, result first; throws, whose turn it is, the result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.games import narration
from accessgames.games.quantum import naming
from accessgames.games.quantum.narration import actions
from accessgames.games.quantum.rules import state
from accessgames.games.quantum.rules.dice import ALL_DICE, COLOURS, WHITE_DIE, Face, absent, totals
from accessgames.games.quantum.rules.game import writable
from accessgames.games.quantum.rules.sheet import CELLS, MOST_MISSES, score
from accessgames.language import Listing, Message, Nested, event_keys, say

if TYPE_CHECKING:
    from accessgames.engine import Outcome
    from accessgames.games.quantum.naming import QuantumListener


def missing_and_totals(dice: tuple[Face, ...], colours: Iterable[int]) -> Listing:
    """Name totals; a colour that no die shows is named as missing, its total is the white die."""
    missing, sums = absent(dice), totals(dice)
    return Listing(
        tuple(
            Nested(say("quantum-missing", colour=naming.name_colour(colour)))
            if colour in missing
            else naming.name_number(colour, sums[colour])
            for colour in colours
        )
    )


def tell_dice(dice: tuple[Face, ...]) -> tuple[Message, ...]:
    """Tell a throw for somebody who asks: totals, missing colours, then each die with its number."""
    items = missing_and_totals(dice, range(len(COLOURS)))
    white = naming.white_number(dice)
    lines = [say("quantum-dice-totals", items=items, sums=naming.name_totals(dice), white=white)]
    missing = absent(dice)
    if missing:
        names = Listing(tuple(map(naming.name_colour, missing)))
        lines.append(say("quantum-dice-missing", colours=names, white=white))
    shown = naming.name_faces(dice)
    numbered = narration.nest(
        say("quantum-die", number=at, face=face) for at, face in enumerate(shown.items, 1)
    )
    lines.append(say("quantum-dice-each", dice=numbered, faces=shown))
    return tuple(lines)


def tell_turn(listener: QuantumListener) -> Message:
    """Tell whose turn it is and what is expected; in steps B and C what could be written."""
    table: state.QuantumState = listener.view.table
    who = listener.person(table.active)
    match table.phase:
        case state.Phase.OVER:
            return say("quantum-turn-over", "turn")
        case state.Phase.STARTER:
            return say("quantum-turn-starter", "turn")
        case state.Phase.ROLL:
            return say("quantum-turn-rolling", "turn", who=who)
        case state.Phase.REROLL:
            return say("quantum-turn-reroll", "turn", who=who)
        case state.Phase.ALONE:
            return say("quantum-turn-alone", "turn", who=who, numbers=writable_numbers(table, table.active))
        case state.Phase.EVERYBODY:
            return _everybody(table, listener)


def _everybody(table: state.QuantumState, listener: QuantumListener) -> Message:
    """Ask the listener when the listener has to choose; otherwise tell who is waited for."""
    awaited = listener.perspective.game.actors(table)
    if listener.seat in awaited:
        numbers = writable_numbers(table, listener.seat)
        return say("quantum-turn-everybody", "turn", who=listener.person(listener.seat), numbers=numbers)
    return say("quantum-turn-waiting", "turn", who=naming.name_people(listener, awaited))


def writable_numbers(table: state.QuantumState, seat: int) -> Listing:
    """Name the totals that a seat could write in this step."""
    mask = writable(table, seat)
    return naming.name_totals(table.dice, [colour for colour in range(len(COLOURS)) if mask >> colour & 1])


def tell_outcome(outcome: Outcome, listener: QuantumListener) -> tuple[Message, ...]:
    """Tell who won, everybody's place and points, and what the points are made of."""
    lines = [*narration.tell_places(outcome, listener, _PLACES, naming.name_people)]
    if len(set(outcome.places)) > len(set(outcome.totals)):
        lines.append(say("quantum-over-misses", "score"))
    for seat, items in enumerate(outcome.items):
        gained = sum(item.amount for item in items if item.amount > 0)
        lost = sum(item.amount for item in items if item.amount < 0)
        lines.append(
            say("quantum-over-parts", "score", who=listener.person(seat), columns=gained, misses=lost)
        )
    return tuple(lines)


_PLACES: Final = event_keys("quantum-over-winner", "quantum-over-shared", "quantum-over-place")


def tell_option(key: str, value: str) -> Message:
    """Tell what an option's value means, and why one would choose it."""
    return say(f"quantum-option-{key}-{value}")


@dataclass(frozen=True, slots=True)
class Moment:
    """What telling an event needs to know around it.

    Attributes:
        listener: Who hears it, after all events.
        score: Score of the event's seat right after the event.
        later: The events that follow and are told as well.
        quiet: Whether nothing happened but that computer players made sealed choices.
    """

    listener: QuantumListener
    score: int
    later: Sequence[state.QuantumEvent]
    quiet: bool


TELLERS: Final[narration.EventTellers[Moment]] = narration.EventTellers()
"""Who tells which event."""


def tell_events(events: Sequence[state.QuantumEvent], listener: QuantumListener) -> tuple[Message, ...]:
    """Tell what happened.

    Args:
        events: As the listener may know them, everything since the listener was last told.
        listener: Who hears it, after these events.
    """
    scores = _scores(events, listener)
    quiet = all(isinstance(event, state.Chose) and event.seat in listener.bots for event in events)
    return narration.tell_in_order(
        events, TELLERS, lambda at, behind: Moment(listener, scores[at], events[behind:], quiet)
    )


def _scores(events: Sequence[state.QuantumEvent], listener: QuantumListener) -> list[int]:
    """Return for each event the score of its seat after it, reckoned back from the present scores."""
    table = listener.view.table
    now = [score(table, seat) for seat in range(len(table.sheets))]
    scores: list[int] = []
    for event in reversed(events):
        if isinstance(event, state.Wrote):
            scores.append(now[event.seat])
            now[event.seat] -= event.points or 0
        elif isinstance(event, state.Missed):
            scores.append(now[event.seat])
            now[event.seat] += event.cost
        else:
            scores.append(0)
    return scores[::-1]


@TELLERS.of(state.Started)
def _started(event: state.Started, moment: Moment) -> Iterator[Message]:
    yield say("quantum-started", "turn", who=moment.listener.person(event.seat))


@TELLERS.of(state.TurnBegan)
def _turn_began(event: state.TurnBegan, moment: Moment) -> Iterator[Message]:
    yield say(
        "quantum-turn-began",
        narration.kind_of(event.seat, moment.listener),
        who=moment.listener.person(event.seat),
    )


@TELLERS.of(state.Rolled)
def _rolled(event: state.Rolled, moment: Moment) -> Iterator[Message]:
    """Tell all totals; after a second throw that left the white die alone only those that changed.

    To people the white die and missing colours are named, because they may throw dice again. Of a computer
    player the totals that count in the end are enough.
    """
    kind, sums = narration.kind_of(event.seat, moment.listener), naming.name_totals(event.dice)
    if kind == "bot":
        if not any(isinstance(later, state.Rolled) and later.before == event.dice for later in moment.later):
            yield say("quantum-rolled-bot", kind, sums=sums)
    elif event.mask == ALL_DICE or not event.before or event.mask >> WHITE_DIE & 1:
        items = missing_and_totals(event.dice, range(len(COLOURS)))
        yield say("quantum-rolled", kind, items=items, sums=sums, white=naming.white_number(event.dice))
    else:
        pairs = enumerate(zip(totals(event.before), totals(event.dice), strict=True))
        changed = [colour for colour, (old, new) in pairs if old != new]
        if changed:
            yield say("quantum-rolled-again", kind, items=missing_and_totals(event.dice, changed), sums=sums)
        else:
            yield say("quantum-rolled-same", kind, sums=sums)


@TELLERS.of(state.Rerolling)
def _rerolling(event: state.Rerolling, moment: Moment) -> Iterator[Message]:
    """Tell how many dice are thrown again; with real dice the question that follows names them."""
    kind, who = narration.kind_of(event.seat, moment.listener), moment.listener.person(event.seat)
    if not event.mask:
        yield say("quantum-keeping", kind, who=who)
    elif moment.listener.view.table.rulings.own_dice and not moment.later:
        return
    elif event.mask == ALL_DICE:
        yield say("quantum-rerolling-all", kind, who=who)
    else:
        yield say("quantum-rerolling", kind, who=who, count=event.mask.bit_count())


A_TURN: Final = 2
"""Numbers that somebody can write in a turn of their own, which may be the last."""


@TELLERS.of(state.Wrote)
def _wrote(event: state.Wrote, moment: Moment) -> Iterator[Message]:
    who = moment.listener.person(event.seat)
    number = naming.name_number(event.colour, event.number)
    yield say("quantum-wrote", narration.kind_of(event.seat, moment.listener), who=who, number=number)
    if event.points is not None:
        column = event.cell + 1
        yield say("quantum-column", "score", who=who, column=column, points=event.points, score=moment.score)
    written = sum(map(len, moment.listener.view.table.sheets[event.seat]))
    written -= sum(isinstance(one, state.Wrote) and one.seat == event.seat for one in moment.later)
    if written == len(COLOURS) * CELLS - A_TURN:
        yield say("quantum-near-full", "other", who=who)


@TELLERS.of(state.Passed)
def _passed(event: state.Passed, moment: Moment) -> Iterator[Message]:
    kind, who = narration.kind_of(event.seat, moment.listener), moment.listener.person(event.seat)
    if event.step == "B":
        yield say("quantum-passed-alone", kind, who=who)
    else:
        yield say("quantum-passed", kind, who=who)


@TELLERS.of(state.Nothing)
def _nothing(event: state.Nothing, moment: Moment) -> Iterator[Message]:
    """Tell of step C alone: who could write nothing in step B can write nothing in step C either."""
    if event.step == "B":
        return
    listener = moment.listener
    others = [seat for seat in event.seats if seat != listener.seat]
    if len(others) < len(event.seats):
        yield say("quantum-nothing", "own", who=listener.person(listener.seat))
    if len(others) == 1:
        yield say("quantum-nothing", narration.kind_of(others[0], listener), who=listener.person(others[0]))
    elif others:
        yield say("quantum-nothing-several", "other", who=naming.name_people(listener, others))


@TELLERS.of(state.Chose)
def _chose(event: state.Chose, moment: Moment) -> Iterator[Message]:
    """Tell that somebody has chosen, as long as that is news: not once the choices are open.

    What a listener chose is told to them alone, never where several people hear it. Of computer players,
    who choose at once, it is told only when there is nothing else to tell.
    """
    listener = moment.listener
    who, kind = listener.person(event.seat), narration.kind_of(event.seat, listener)
    waiting = any(seat == event.seat for seat, _ in listener.view.table.choices.chosen)
    if not waiting or (event.sealed and event.seat in listener.bots and not moment.quiet):
        return
    if event.choice is None or (event.sealed and who.role == "other"):
        yield say("quantum-chose", kind, who=who)
    elif isinstance(event.choice, state.Write):
        colour = event.choice.colour
        number = naming.name_number(colour, totals(listener.view.table.dice)[colour])
        yield say("quantum-chose-number", kind, who=who, number=number)
    else:
        yield say("quantum-chose-nothing", kind, who=who)


@TELLERS.of(state.Missed)
def _missed(event: state.Missed, moment: Moment) -> Iterator[Message]:
    who = moment.listener.person(event.seat)
    yield say("quantum-missed", "score", who=who, count=event.count, cost=-event.cost, score=moment.score)
    if event.count == MOST_MISSES - 1 and not any(isinstance(one, state.Ended) for one in moment.later):
        yield say("quantum-near-misses", "other", who=who)


@TELLERS.of(state.Ended)
def _ended(event: state.Ended, moment: Moment) -> Iterator[Message]:
    listener = moment.listener
    if event.ending == "misses":
        yield say("quantum-ended-misses", "score", who=listener.person(event.seats[0]))
    elif event.ending == "sheet-full-alone":
        yield say("quantum-ended-alone", "score", who=listener.person(event.seats[0]))
    elif len(event.seats) == 1:
        yield say("quantum-ended-full", "score", who=listener.person(event.seats[0]))
    else:
        yield say("quantum-ended-several", "score", who=naming.name_people(listener, event.seats))


NARRATION: Final = narration.FunctionNarration(
    tell=tell_events,
    turn=tell_turn,
    action=actions.tell_action,
    preview=actions.preview_action,
    refusal=actions.tell_refusal,
    item=lambda item, _: actions.tell_item(item),
    why=actions.explain_scores,
    reason=actions.tell_reason,
    nudge=lambda action, _: actions.tell_nudge(action),
    area=lambda action, _: actions.tell_area(action),
    outcome=tell_outcome,
    option=tell_option,
)
"""Tells a match of Quantum."""
