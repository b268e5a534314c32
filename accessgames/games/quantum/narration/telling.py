"""What happened at the table: one event, one line, result first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.quantum.naming import (
    everybody,
    kind_of,
    name_number,
    name_totals,
    white_number,
)
from accessgames.games.quantum.narration.throws import missing_and_totals
from accessgames.games.quantum.rules.dice import ALL_DICE, COLOURS, WHITE_DIE, totals
from accessgames.games.quantum.rules.endings import score
from accessgames.games.quantum.rules.state import (
    Chose,
    Ended,
    Event,
    Missed,
    Nothing,
    Passed,
    Rerolling,
    Rolled,
    Started,
    TurnBegan,
    Write,
    Wrote,
)
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.games.room import Desk


@dataclass(frozen=True, slots=True)
class Moment:
    """What telling an event needs to know around it.

    Attributes:
        desk: The listener's desk after all events.
        score: Score of the event's seat right after the event.
        later: The events that follow and are told as well.
        quiet: Whether nothing happened but that computer players made sealed choices.
    """

    desk: Desk
    score: int
    later: Sequence[Event]
    quiet: bool


def tell(events: Sequence[Event], desk: Desk) -> tuple[Message, ...]:
    """Tell what happened.

    Args:
        events: As the listener may know them, everything since the listener was last told.
        desk: The listener's desk after these events.
    """
    scores = _scores(events, desk)
    quiet = all(isinstance(event, Chose) and event.seat in desk.bots for event in events)
    return tuple(
        line
        for place, (event, points) in enumerate(zip(events, scores, strict=True))
        for line in _TELLERS[type(event)](event, Moment(desk, points, events[place + 1 :], quiet))
    )


def _scores(events: Sequence[Event], desk: Desk) -> list[int]:
    """Return for each event the score of its seat after it, reckoned back from the present scores."""
    table = desk.view.table
    now = [score(table, seat) for seat in range(len(table.sheets))]
    scores: list[int] = []
    for event in reversed(events):
        if isinstance(event, Wrote):
            scores.append(now[event.seat])
            now[event.seat] -= event.points or 0
        elif isinstance(event, Missed):
            scores.append(now[event.seat])
            now[event.seat] += event.cost
        else:
            scores.append(0)
    return scores[::-1]


def _started(event: Started, moment: Moment) -> Iterator[Message]:
    yield say("quantum-started", "turn", who=moment.desk.person(event.seat))


def _turn_began(event: TurnBegan, moment: Moment) -> Iterator[Message]:
    yield say("quantum-turn-began", kind_of(event.seat, moment.desk), who=moment.desk.person(event.seat))


def _rolled(event: Rolled, moment: Moment) -> Iterator[Message]:
    """Tell all totals; after a second throw that left the white die alone only those that changed.

    To people the white die and missing colours are named, because they may throw dice again. Of a computer
    player the totals that count in the end are enough.
    """
    kind, sums = kind_of(event.seat, moment.desk), name_totals(event.dice)
    if kind == "bot":
        if not any(isinstance(later, Rolled) and later.before == event.dice for later in moment.later):
            yield say("quantum-rolled-bot", kind, sums=sums)
    elif event.mask == ALL_DICE or not event.before or event.mask >> WHITE_DIE & 1:
        items = missing_and_totals(event.dice, range(len(COLOURS)))
        yield say("quantum-rolled", kind, items=items, sums=sums, white=white_number(event.dice))
    else:
        pairs = enumerate(zip(totals(event.before), totals(event.dice), strict=True))
        changed = [colour for colour, (old, new) in pairs if old != new]
        if changed:
            yield say("quantum-rolled-again", kind, items=missing_and_totals(event.dice, changed), sums=sums)
        else:
            yield say("quantum-rolled-same", kind, sums=sums)


def _rerolling(event: Rerolling, moment: Moment) -> Iterator[Message]:
    """Tell how many dice are thrown again; with real dice the question that follows names them."""
    kind, who = kind_of(event.seat, moment.desk), moment.desk.person(event.seat)
    if not event.mask:
        yield say("quantum-keeping", kind, who=who)
    elif moment.desk.view.table.rulings.own_dice and not moment.later:
        return
    elif event.mask == ALL_DICE:
        yield say("quantum-rerolling-all", kind, who=who)
    else:
        yield say("quantum-rerolling", kind, who=who, count=event.mask.bit_count())


def _wrote(event: Wrote, moment: Moment) -> Iterator[Message]:
    who = moment.desk.person(event.seat)
    number = name_number(event.colour, event.number)
    yield say("quantum-wrote", kind_of(event.seat, moment.desk), who=who, number=number)
    if event.points is not None:
        column = event.cell + 1
        yield say("quantum-column", "score", who=who, column=column, points=event.points, score=moment.score)


def _passed(event: Passed, moment: Moment) -> Iterator[Message]:
    kind, who = kind_of(event.seat, moment.desk), moment.desk.person(event.seat)
    if event.step == "B":
        yield say("quantum-passed-alone", kind, who=who)
    else:
        yield say("quantum-passed", kind, who=who)


def _nothing(event: Nothing, moment: Moment) -> Iterator[Message]:
    """Tell of step C alone: who could write nothing in step B can write nothing in step C either."""
    if event.step == "B":
        return
    desk = moment.desk
    others = [seat for seat in event.seats if seat != desk.seat]
    if len(others) < len(event.seats):
        yield say("quantum-nothing", "own", who=desk.person(desk.seat))
    if len(others) == 1:
        yield say("quantum-nothing", kind_of(others[0], desk), who=desk.person(others[0]))
    elif others:
        yield say("quantum-nothing-several", "other", who=everybody(desk, others))


def _chose(event: Chose, moment: Moment) -> Iterator[Message]:
    """Tell that somebody has chosen, as long as that is news: not once the choices are open.

    What a listener chose is told to them alone, never where several people hear it. Of computer players,
    who choose at once, it is told only when there is nothing else to tell.
    """
    desk = moment.desk
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    waiting = any(seat == event.seat for seat, _ in desk.view.table.choices.chosen)
    if not waiting or (event.sealed and event.seat in desk.bots and not moment.quiet):
        return
    if event.choice is None or (event.sealed and who.role == "other"):
        yield say("quantum-chose", kind, who=who)
    elif isinstance(event.choice, Write):
        colour = event.choice.colour
        number = name_number(colour, totals(desk.view.table.dice)[colour])
        yield say("quantum-chose-number", kind, who=who, number=number)
    else:
        yield say("quantum-chose-nothing", kind, who=who)


def _missed(event: Missed, moment: Moment) -> Iterator[Message]:
    who = moment.desk.person(event.seat)
    yield say("quantum-missed", "score", who=who, count=event.count, cost=-event.cost, score=moment.score)


def _ended(event: Ended, moment: Moment) -> Iterator[Message]:
    desk = moment.desk
    if event.ending == "misses":
        yield say("quantum-ended-misses", "score", who=desk.person(event.seats[0]))
    elif event.ending == "sheet-full-alone":
        yield say("quantum-ended-alone", "score", who=desk.person(event.seats[0]))
    elif len(event.seats) == 1:
        yield say("quantum-ended-full", "score", who=desk.person(event.seats[0]))
    else:
        yield say("quantum-ended-several", "score", who=everybody(desk, event.seats))


_TELLERS: Final[dict[type, Callable[[Any, Moment], Iterator[Message]]]] = {
    Started: _started,
    TurnBegan: _turn_began,
    Rolled: _rolled,
    Rerolling: _rerolling,
    Wrote: _wrote,
    Passed: _passed,
    Nothing: _nothing,
    Chose: _chose,
    Missed: _missed,
    Ended: _ended,
}
