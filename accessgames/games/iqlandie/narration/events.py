"""What happened at the table: one event, one line, result first; what belongs together shares it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from accessgames.games.iqlandie import naming
from accessgames.games.iqlandie.material import MATERIAL, Piece
from accessgames.games.iqlandie.narration.tasks import TELLERS, values_of
from accessgames.games.iqlandie.rules import events as happened
from accessgames.games.iqlandie.rules.state import HINTS
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.games.narration import kind_of, nest, say_who, tell_in_order
from accessgames.language import Kind, Listing, Message, Value, event_keys, say
from accessgames.language.space import name_squares, portions

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.iqlandie.naming import IqListener
    from accessgames.games.iqlandie.tasks.kind import Card


def point_change(before: int, after: int) -> dict[str, Value]:
    """Return the arguments that tell how points change: `sign` and `points`."""
    sign = "none" if before == after else ("plus" if after > before else "minus")
    return {"sign": sign, "points": abs(after - before)}


PIECES_A_LINE: Final = 3
"""So many pieces fit on one line."""

_BUILT: Final = event_keys("iqlandie-built", "iqlandie-built-waits")
_READY: Final = event_keys("iqlandie-ready", "iqlandie-ready-waits")


def tell_condition_dealt(event: happened.ConditionDealt, listener: IqListener) -> Iterator[Message]:
    """Tell which colours a seat collects."""
    colours = Listing(tuple(map(naming.name_colour, MATERIAL.conditions[event.condition])))
    yield say_who("iqlandie-condition-dealt", event.seat, listener, colours=colours)


def tell_offered(event: happened.Offered, listener: IqListener) -> Iterator[Message]:
    """Tell the pieces beside a kind of tasks."""
    del listener
    refilled = "yes" if event.refilled else "no"
    for few in portions(naming.name_pieces(event.pieces).items, PIECES_A_LINE):
        yield say(
            "iqlandie-offered", "other", kind=naming.name_kind(event.kind), pieces=few, refilled=refilled
        )


def tell_bag_empty(event: happened.BagEmpty, listener: IqListener) -> Iterator[Message]:
    """Tell that a bag has run out."""
    del listener
    yield say(
        "iqlandie-bag-empty",
        "other",
        bag=naming.name_bag(event.bag),
        instead=naming.name_bag(event.instead, "gen"),
    )


def tell_took(events: Sequence[happened.Took], listener: IqListener) -> Iterator[Message]:
    """Tell what somebody took, both pieces together."""
    seat = events[-1].seat
    pieces = naming.name_pieces((piece for event in events for piece in event.pieces), "acc")
    for few in portions(pieces.items, PIECES_A_LINE):
        yield say_who("iqlandie-took", seat, listener, pieces=few)


def tell_added(event: happened.Added, listener: IqListener) -> Iterator[Message]:
    """Tell what came out of the bag."""
    who, kind = listener.person(event.seat), kind_of(event.seat, listener)
    bag, piece = naming.name_bag(event.bag, "gen"), naming.name_piece(event.piece)
    yield say("iqlandie-added", kind, who=who, bag=bag, piece=piece)


def tell_returned(event: happened.Returned, listener: IqListener) -> Iterator[Message]:
    """Tell what goes back to the bags."""
    del listener
    for few in portions(naming.name_pieces(event.pieces).items, PIECES_A_LINE):
        yield say("iqlandie-returned", "other", pieces=few)


def tell_placed(event: happened.Placed, listener: IqListener) -> Iterator[Message]:
    """Tell a piece that was laid: to the builder also where it lies."""
    who, kind = listener.person(event.seat), kind_of(event.seat, listener)
    number = event.spot.exposition
    values = point_change(event.before, event.after)
    piece = naming.name_piece(event.piece)
    yield say("iqlandie-placed", kind, who=who, piece=piece, number=number, score=event.after, **values)
    if event.seat not in listener.bots:
        squares = name_squares(listener.view.table.grid(number), event.spot.mask)
        yield say("iqlandie-placed-at", kind, piece=piece, number=number, squares=squares)


def tell_unplaced(event: happened.Unplaced, listener: IqListener) -> Iterator[Message]:
    """Tell a piece that was taken up again."""
    who, kind = listener.person(event.seat), kind_of(event.seat, listener)
    values = point_change(event.before, event.after)
    piece = naming.name_piece(event.piece)
    number = event.spot.exposition
    yield say("iqlandie-unplaced", kind, who=who, piece=piece, number=number, score=event.after, **values)


def tell_exchanged(event: happened.Exchanged, listener: IqListener) -> Iterator[Message]:
    """Tell a piece that fitted nowhere, and what came for it."""
    who, kind = listener.person(event.seat), kind_of(event.seat, listener)
    piece = naming.name_piece(event.piece)
    if event.single is None:
        yield say("iqlandie-lost", kind, who=who, piece=piece)
    else:
        yield say(
            "iqlandie-exchanged", kind, who=who, piece=piece, single=naming.name_piece(event.single, "acc")
        )


def tell_built(event: happened.Built, listener: IqListener) -> Iterator[Message]:
    """Tell that somebody has built; of computer players that goes without saying."""
    return _done_waiting(event, listener, _BUILT)


def _done_waiting(
    event: happened.Built | happened.SaidReady, listener: IqListener, told: Sequence[str]
) -> Iterator[Message]:
    """Tell that a person has done something, and which people are still awaited, if any."""
    if event.seat in listener.bots:
        return
    alone, waits = told
    who, kind = listener.person(event.seat), kind_of(event.seat, listener)
    people = [seat for seat in event.waiting if seat not in listener.bots]
    if people:
        yield say(waits, kind, who=who, waiting=naming.name_people(listener, people))
    else:
        yield say(alone, kind, who=who)


def tell_jokers_asked(event: happened.JokersAsked, listener: IqListener) -> Iterator[Message]:
    """Tell which people declare jokers now, unless it is the listener alone, whose turn tells it."""
    people = [seat for seat in event.seats if seat not in listener.bots]
    if people and people != [listener.seat]:
        yield say("iqlandie-jokers-asked", "turn", who=naming.name_people(listener, people))


def tell_declared(event: happened.Declared, listener: IqListener) -> Iterator[Message]:
    """Tell what a joker stands for."""
    who, kind = listener.person(event.seat), kind_of(event.seat, listener)
    yield say(
        "iqlandie-declared",
        kind,
        who=who,
        piece=naming.name_plain(event.piece),
        number=event.spot.exposition,
        colour=naming.name_colour(event.colour),
    )


def tell_ended(event: happened.Ended, listener: IqListener) -> Iterator[Message]:
    """Say that it is over; the result says the rest."""
    del event, listener
    yield say("iqlandie-ended", "turn")


def numbered_lines(pieces: Sequence[Piece]) -> tuple[Listing, ...]:
    """Name pieces by the numbers that take them, in lines; a Braille line has only its first number."""
    entries = nest(
        say(
            "iqlandie-numbered",
            number=number,
            piece=naming.name_piece(piece),
            leads="yes" if number % PIECES_A_LINE == 1 else "no",
        )
        for number, piece in enumerate(pieces, 1)
    )
    return portions(entries.items, PIECES_A_LINE)


def tell_offer(listener: IqListener) -> Iterator[Message]:
    """Tell a person who is to take pieces what there is."""
    table = listener.view.table
    if table.phase != "take" or table.taker in listener.bots:
        return
    kind = table.history[-1].kind
    for few in numbered_lines(table.offer(kind)):
        yield say("iqlandie-offer-now", "turn", pieces=few)


def tell_round_began(event: happened.RoundBegan, listener: IqListener) -> Iterator[Message]:
    """Tell the number of the round, and who chooses."""
    if event.kind is not None:
        kind = naming.name_kind(event.kind)
        yield say("iqlandie-round-practice", "turn", number=event.number, rounds=event.rounds, kind=kind)
    else:
        who = listener.person(event.chooser)
        yield say("iqlandie-round", "turn", number=event.number, rounds=event.rounds, who=who)
    if event.number == event.rounds:
        yield say("iqlandie-near-end", "other")


def tell_kind_chosen(event: happened.KindChosen, listener: IqListener) -> Iterator[Message]:
    """Tell the kind that somebody chose."""
    who, kind = listener.person(event.seat), naming.name_kind(event.kind)
    yield say("iqlandie-chosen", kind_of(event.seat, listener), who=who, kind=kind)


def tell_prepared(event: happened.Prepared, listener: IqListener) -> Iterator[Message]:
    """Tell the first half of the card, or who else is looking at it."""
    if event.preparation is not None:
        yield from _as("turn", TELLERS[event.kind].prepared(event.preparation))
    elif event.seat is not None and event.seat != listener.seat:
        yield say_who("iqlandie-prepares", event.seat, listener)


def tell_said_ready(event: happened.SaidReady, listener: IqListener) -> Iterator[Message]:
    """Tell that somebody is ready; of computer players that goes without saying."""
    return _done_waiting(event, listener, _READY)


def _card(kind: str, number: int, listener: IqListener) -> Card:
    """Return a card of those that are played with."""
    card: Card = listener.view.table.deck.card(kind, number)
    return card


def tell_task_shown(event: happened.TaskShown, listener: IqListener) -> Iterator[Message]:
    """Tell the whole card, or who else solves it now."""
    if event.number is not None:
        kind, task = KINDS[event.kind], _card(event.kind, event.number, listener).task
        teller = TELLERS[event.kind]
        if listener.view.table.setup.value("cards") != "box" and kind.prepared:
            yield from _as("turn", teller.prepared(kind.preparation(task)))
        yield from _as("turn", teller.goal(task))
    elif event.seat is not None:
        yield say_who("iqlandie-solves", event.seat, listener)


def _as(kind: Kind, lines: Sequence[Message]) -> Iterator[Message]:
    return (Message(line.key, line.args, kind) for line in lines)


def task_told(listener: IqListener) -> tuple[str, Any] | None:
    """Return kind and task that the listener solves now, or that was solved last; None without one."""
    race, history = listener.view.race, listener.view.table.history
    if race is not None and race.task is not None:
        return race.kind, race.task
    if history:
        return history[-1].kind, _card(history[-1].kind, history[-1].number, listener).task
    return None


class EventRace(NamedTuple):
    """The race that an event belongs to, which may be over long ago when it is told once more.

    Attributes:
        listener: Who hears it.
        finished: How many races have ended since, with that one; 0 while it goes on.
        last: Whether nothing is told behind the event.
    """

    listener: IqListener
    finished: int
    last: bool

    @property
    def task(self) -> tuple[str, Any] | None:
        """Kind and task of the race; None where the listener sees none."""
        if not self.finished:
            return task_told(self.listener)
        result = self.listener.view.table.history[-self.finished]
        return result.kind, _card(result.kind, result.number, self.listener).task


def tell_worked(events: Sequence[happened.Worked], race: EventRace) -> Iterator[Message]:
    """Tell steps in the own workspace together; what slides, as a whole by itself after every few steps."""
    found = race.task
    last = events[-1]
    task, teller = None if found is None else found[1], TELLERS[last.kind]
    yield from teller.made(task, last.work, tuple(event.step for event in events))
    before = last.made - len(events)
    if race.last and teller.few and before // teller.few < last.made // teller.few:
        yield from _as("own", teller.state(task, last.work))


def tell_went_back(event: happened.WentBack, race: EventRace) -> Iterator[Message]:
    """Tell that a step, or everything, was taken back, and where that leads."""
    yield say("iqlandie-back", "own", all="yes" if event.all else "no")
    found = race.task
    if found is not None and found[0] == event.kind:
        yield from _as("own", TELLERS[event.kind].state(found[1], event.work))


def tell_hinted(event: happened.Hinted, listener: IqListener) -> Iterator[Message]:
    """Tell the hint, and what it costs."""
    task = _card(event.kind, event.number, listener).task
    hint = KINDS[event.kind].hint(task, event.work, event.stage)
    yield say(hint.key, "hint", **values_of(event.kind, hint.args))
    if event.stage == HINTS:
        yield from _as("hint", TELLERS[event.kind].solution(task, hint.steps))
    if event.cost:
        yield say("iqlandie-hint-cost", "hint", seconds=event.cost // 1000)


def tell_planned(event: happened.Planned, listener: IqListener) -> Iterator[Message]:
    """Tell the listener when the own claim falls due."""
    del listener
    yield say("iqlandie-planned", "own", after=naming.name_time(event.delay))


def tell_pressed(event: happened.Pressed, listener: IqListener) -> Iterator[Message]:
    """Tell that somebody stopped the clock."""
    who, kind = listener.person(event.seat), kind_of(event.seat, listener)
    yield say("iqlandie-pressed", kind, who=who, after=naming.name_time(event.time))


def tell_claimed(event: happened.Claimed, listener: IqListener) -> Iterator[Message]:
    """Tell that somebody has it, after how long and with which token."""
    who, kind = listener.person(event.seat), kind_of(event.seat, listener)
    token = event.token if listener.view.table.seats > 1 else 0
    yield say("iqlandie-claimed", kind, who=who, after=naming.name_time(event.time), token=token)


def tell_gave_up(event: happened.GaveUp, listener: IqListener) -> Iterator[Message]:
    """Tell that somebody gave up."""
    who, kind = listener.person(event.seat), kind_of(event.seat, listener)
    yield say("iqlandie-gave-up", kind, who=who, token=event.token)


def tell_late(event: happened.Late, listener: IqListener) -> Iterator[Message]:
    """Tell that the last one took the last token."""
    who, kind = listener.person(event.seat), kind_of(event.seat, listener)
    yield say("iqlandie-late", kind, who=who, token=event.token)


def tell_solution(listener: IqListener, finished: int = 1) -> Iterator[Message]:
    """Tell the solution on the back of a card that was solved: the last one, or the `finished` last."""
    solved = listener.view.table.history[-finished]
    kind, task = KINDS[solved.kind], _card(solved.kind, solved.number, listener).task
    yield from _as("other", TELLERS[solved.kind].solution(task, kind.solution(task)))


def tell_judged(events: Sequence[happened.Judged], race: EventRace) -> Iterator[Message]:
    """Tell how everybody did, what is wrong, the solution to whoever lacks it, and the final order."""
    listener = race.listener
    for event in events:
        if event.verdict in {"late", "gave-up"}:
            continue  # that was told when the token was taken
        who, kind = listener.person(event.seat), kind_of(event.seat, listener)
        yield say("iqlandie-judged", kind, who=who, verdict=event.verdict)
        if event.wrong is not None and event.seat not in listener.bots:
            yield tell_wrong(event.wrong, listener.view.table.history[-race.finished].kind)
    if not any(event.seat == listener.seat and event.verdict == "right" for event in events):
        yield from tell_solution(listener, race.finished)
    if any(event.place != event.token for event in events):
        order = sorted(events, key=lambda event: event.place)
        yield say(
            "iqlandie-order", "score", who=naming.name_people(listener, [event.seat for event in order])
        )


def tell_wrong(wrong: Refusal, kind: str) -> Message:
    """Tell what is wrong with an answer to a task of some kind."""
    return say(wrong.key, "score", **values_of(kind, wrong.args))


def tell_first_scored(event: happened.FirstScored, listener: IqListener) -> Iterator[Message]:
    """Tell who gets the two points; alone in a practice there are none worth telling."""
    if listener.view.table.practice is not None and listener.view.table.seats == 1:
        return
    if event.loser is not None:
        yield say("iqlandie-first-lost", "score", who=listener.person(event.loser))
    if event.seat is None:
        yield say("iqlandie-first-nobody", "score")
    else:
        yield say("iqlandie-first", "score", who=listener.person(event.seat), firsts=event.firsts)


_TELLERS: Final[dict[type, Callable[[Any, IqListener], Iterator[Message]]]] = {
    happened.ConditionDealt: tell_condition_dealt,
    happened.Offered: tell_offered,
    happened.BagEmpty: tell_bag_empty,
    happened.RoundBegan: tell_round_began,
    happened.KindChosen: tell_kind_chosen,
    happened.Prepared: tell_prepared,
    happened.SaidReady: tell_said_ready,
    happened.TaskShown: tell_task_shown,
    happened.Hinted: tell_hinted,
    happened.Planned: tell_planned,
    happened.Pressed: tell_pressed,
    happened.Claimed: tell_claimed,
    happened.GaveUp: tell_gave_up,
    happened.Late: tell_late,
    happened.FirstScored: tell_first_scored,
    happened.Added: tell_added,
    happened.Returned: tell_returned,
    happened.Placed: tell_placed,
    happened.Unplaced: tell_unplaced,
    happened.Exchanged: tell_exchanged,
    happened.Built: tell_built,
    happened.JokersAsked: tell_jokers_asked,
    happened.Declared: tell_declared,
    happened.Ended: tell_ended,
    happened.Took: tell_took,
}
"""Who tells events; a solution is told with the verdicts, building by whose turn it is."""

_RACE_TELLERS: Final[dict[type, Callable[[Any, EventRace], Iterator[Message]]]] = {
    happened.WentBack: tell_went_back,
    happened.Worked: tell_worked,
    happened.Judged: tell_judged,
}
"""Who tells events of which nobody could tell anything without the task they are about."""


def _at_any_time(
    teller: Callable[[Any, IqListener], Iterator[Message]],
) -> Callable[[Any, EventRace], Iterator[Message]]:
    return lambda event, race: teller(event, race.listener)


_ALL_TELLERS: Final = {kind: _at_any_time(teller) for kind, teller in _TELLERS.items()} | _RACE_TELLERS

_TOGETHER: Final[dict[type, Callable[[Any], int | None]]] = {
    happened.Worked: lambda event: event.seat,
    happened.Judged: lambda _: None,
    happened.Took: lambda event: event.seat,
}
"""Events that are told together, and whose; verdicts of all."""

_OFFERING: Final = (happened.FirstScored, happened.Added, happened.Took)
"""Events after which somebody may have to take pieces."""


def tell_events(events: Sequence[happened.IqEvent], listener: IqListener) -> tuple[Message, ...]:
    """Tell what happened.

    Args:
        events: As the listener may know them, everything since the listener was last told.
        listener: Who hears it, after these events.
    """
    verdicts = [isinstance(event, happened.Judged) for event in events]
    ends = [place for place, (here, after) in enumerate(pairwise((*verdicts, False))) if here and not after]
    lines = tell_in_order(
        events,
        _ALL_TELLERS,
        lambda first, behind: EventRace(listener, sum(end >= first for end in ends), behind == len(events)),
        _TOGETHER,
    )
    if any(isinstance(event, _OFFERING) for event in events):
        return (*lines, *tell_offer(listener))
    return lines
