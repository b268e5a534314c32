"""What happened at the table: one event, one line, result first; what belongs together shares it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie import naming
from accessgames.games.iqlandie.material import BOARDS, MATERIAL
from accessgames.games.iqlandie.narration.tasks import TELLERS, values_of
from accessgames.games.iqlandie.rules import events as happened
from accessgames.games.iqlandie.rules.state import HINTS
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.language import Listing, Message, Nested, say
from accessgames.language.space import name_squares, portions

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.rules import events
    from accessgames.games.iqlandie.tasks.kind import Card
    from accessgames.games.room import Listener
    from accessgames.language import Kind, Value


def kind_of(seat: int, desk: Listener) -> Kind:
    """Tell whose doing a line is about: the listener's, a computer player's or another person's."""
    if seat == desk.seat:
        return "own"
    return "bot" if seat in desk.bots else "other"


def point_change(before: int, after: int) -> dict[str, Value]:
    """Return the arguments that tell how points change: `sign` and `points`."""
    sign = "none" if before == after else ("plus" if after > before else "minus")
    return {"sign": sign, "points": abs(after - before)}


PIECES_A_LINE: Final = 3
"""So many pieces fit on one line."""


def tell_condition_dealt(event: events.ConditionDealt, desk: Listener) -> Iterator[Message]:
    """Tell which colours a seat collects."""
    colours = Listing(tuple(map(naming.name_colour, MATERIAL.conditions[event.condition])))
    yield say(
        "iqlandie-condition-dealt", kind_of(event.seat, desk), who=desk.person(event.seat), colours=colours
    )


def tell_offered(event: events.Offered, desk: Listener) -> Iterator[Message]:
    """Tell the pieces beside a kind of tasks."""
    del desk
    refilled = "yes" if event.refilled else "no"
    for few in portions(naming.name_pieces(event.pieces).items, PIECES_A_LINE):
        yield say(
            "iqlandie-offered", "other", kind=naming.name_kind(event.kind), pieces=few, refilled=refilled
        )


def tell_bag_empty(event: events.BagEmpty, desk: Listener) -> Iterator[Message]:
    """Tell that a bag has run out."""
    del desk
    yield say(
        "iqlandie-bag-empty",
        "other",
        bag=naming.name_bag(event.bag),
        instead=naming.name_bag(event.instead, "gen"),
    )


def tell_took(events: Sequence[events.Took], desk: Listener) -> Iterator[Message]:
    """Tell what somebody took, both pieces together."""
    seat = events[-1].seat
    pieces = naming.name_pieces((piece for event in events for piece in event.pieces), "acc")
    for few in portions(pieces.items, PIECES_A_LINE):
        yield say("iqlandie-took", kind_of(seat, desk), who=desk.person(seat), pieces=few)


def tell_added(event: events.Added, desk: Listener) -> Iterator[Message]:
    """Tell what came out of the bag."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    bag, piece = naming.name_bag(event.bag, "gen"), naming.name_piece(event.piece)
    yield say("iqlandie-added", kind, who=who, bag=bag, piece=piece)


def tell_returned(event: events.Returned, desk: Listener) -> Iterator[Message]:
    """Tell what goes back to the bags."""
    del desk
    for few in portions(naming.name_pieces(event.pieces).items, PIECES_A_LINE):
        yield say("iqlandie-returned", "other", pieces=few)


def tell_placed(event: events.Placed, desk: Listener) -> Iterator[Message]:
    """Tell a piece that was laid: to the builder also where it lies."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    number = event.spot.exposition
    values = point_change(event.before, event.after)
    piece = naming.name_piece(event.piece)
    yield say("iqlandie-placed", kind, who=who, piece=piece, number=number, score=event.after, **values)
    if event.seat not in desk.bots:
        squares = name_squares(BOARDS[number - 1], event.spot.mask)
        yield say("iqlandie-placed-at", kind, piece=piece, number=number, squares=squares)


def tell_unplaced(event: events.Unplaced, desk: Listener) -> Iterator[Message]:
    """Tell a piece that was taken up again."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    values = point_change(event.before, event.after)
    piece = naming.name_piece(event.piece)
    number = event.spot.exposition
    yield say("iqlandie-unplaced", kind, who=who, piece=piece, number=number, score=event.after, **values)


def tell_exchanged(event: events.Exchanged, desk: Listener) -> Iterator[Message]:
    """Tell a piece that fitted nowhere, and what came for it."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    piece = naming.name_piece(event.piece)
    if event.single is None:
        yield say("iqlandie-lost", kind, who=who, piece=piece)
    else:
        yield say(
            "iqlandie-exchanged", kind, who=who, piece=piece, single=naming.name_piece(event.single, "acc")
        )


def tell_built(event: events.Built, desk: Listener) -> Iterator[Message]:
    """Tell that somebody has built; of computer players that goes without saying."""
    if event.seat in desk.bots:
        return
    who, people = desk.person(event.seat), [seat for seat in event.waiting if seat not in desk.bots]
    kind = kind_of(event.seat, desk)
    if people:
        yield say("iqlandie-built-waits", kind, who=who, waiting=naming.list_people(desk.people, people))
    else:
        yield say("iqlandie-built", kind, who=who)


def tell_jokers_asked(event: events.JokersAsked, desk: Listener) -> Iterator[Message]:
    """Tell which people declare jokers now, unless it is the listener alone, whose turn tells it."""
    people = [seat for seat in event.seats if seat not in desk.bots]
    if people and people != [desk.seat]:
        yield say("iqlandie-jokers-asked", "turn", who=naming.list_people(desk.people, people))


def tell_declared(event: events.Declared, desk: Listener) -> Iterator[Message]:
    """Tell what a joker stands for."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    yield say(
        "iqlandie-declared",
        kind,
        who=who,
        piece=naming.name_plain(event.piece),
        number=event.spot.exposition,
        colour=naming.name_colour(event.colour),
    )


def tell_ended(event: events.Ended, desk: Listener) -> Iterator[Message]:
    """Say that it is over; the result says the rest."""
    del event, desk
    yield say("iqlandie-ended", "turn")


def numbered_lines(pieces: Sequence[Piece]) -> tuple[Listing, ...]:
    """Name pieces with the numbers by which they are taken, in lines."""
    entries = tuple(
        Nested(say("iqlandie-numbered", number=number, piece=naming.name_piece(piece)))
        for number, piece in enumerate(pieces, 1)
    )
    return portions(entries, PIECES_A_LINE)


def tell_offer(desk: Listener) -> Iterator[Message]:
    """Tell a person who is to take pieces what there is."""
    table = desk.view.table
    if table.phase != "take" or table.taker in desk.bots:
        return
    kind = table.history[-1].kind
    for few in numbered_lines(table.offer(kind)):
        yield say("iqlandie-offer-now", "turn", pieces=few)


def tell_round_began(event: events.RoundBegan, desk: Listener) -> Iterator[Message]:
    """Tell the number of the round, and who chooses."""
    if event.kind is not None:
        kind = naming.name_kind(event.kind)
        yield say("iqlandie-round-practice", "turn", number=event.number, rounds=event.rounds, kind=kind)
    else:
        who = desk.person(event.chooser)
        yield say("iqlandie-round", "turn", number=event.number, rounds=event.rounds, who=who)


def tell_kind_chosen(event: events.KindChosen, desk: Listener) -> Iterator[Message]:
    """Tell the kind that somebody chose."""
    who, kind = desk.person(event.seat), naming.name_kind(event.kind)
    yield say("iqlandie-chosen", kind_of(event.seat, desk), who=who, kind=kind)


def tell_prepared(event: events.Prepared, desk: Listener) -> Iterator[Message]:
    """Tell the first half of the card, or who else is looking at it."""
    if event.preparation is not None:
        yield from _as_turn(TELLERS[event.kind].prepared(event.preparation))
    elif event.seat is not None and event.seat != desk.seat:
        yield say("iqlandie-prepares", kind_of(event.seat, desk), who=desk.person(event.seat))


def tell_said_ready(event: events.SaidReady, desk: Listener) -> Iterator[Message]:
    """Tell that somebody is ready; of computer players that goes without saying."""
    if event.seat in desk.bots:
        return
    who, people = desk.person(event.seat), [seat for seat in event.waiting if seat not in desk.bots]
    kind = kind_of(event.seat, desk)
    if people:
        yield say("iqlandie-ready-waits", kind, who=who, waiting=naming.list_people(desk.people, people))
    else:
        yield say("iqlandie-ready", kind, who=who)


def _card(kind: str, number: int, desk: Listener) -> Card:
    """Return a card of those that are played with."""
    card: Card = desk.view.table.deck.card(kind, number)
    return card


def tell_task_shown(event: events.TaskShown, desk: Listener) -> Iterator[Message]:
    """Tell the whole card, or who else solves it now."""
    if event.number is not None:
        kind, task = KINDS[event.kind], _card(event.kind, event.number, desk).task
        teller = TELLERS[event.kind]
        if desk.view.table.setup.value("cards") != "box" and kind.prepared:
            yield from _as_turn(teller.prepared(kind.preparation(task)))
        yield from _as_turn(teller.goal(task))
    elif event.seat is not None:
        yield say("iqlandie-solves", kind_of(event.seat, desk), who=desk.person(event.seat))


def _as_turn(lines: Sequence[Message]) -> Iterator[Message]:
    return (Message(line.key, line.args, "turn") for line in lines)


def task_told(desk: Listener) -> tuple[str, Any] | None:
    """Return kind and task that the listener solves now, or that was solved last; None without one."""
    race, history = desk.view.race, desk.view.table.history
    if race is not None and race.task is not None:
        return race.kind, race.task
    if history:
        return history[-1].kind, _card(history[-1].kind, history[-1].number, desk).task
    return None


def tell_worked(events: Sequence[events.Worked], desk: Listener) -> Iterator[Message]:
    """Tell steps in the own workspace together."""
    found = task_told(desk)
    last = events[-1]
    task = None if found is None else found[1]
    yield from TELLERS[last.kind].made(task, last.work, tuple(event.step for event in events))


def tell_went_back(event: events.WentBack, desk: Listener) -> Iterator[Message]:
    """Tell that a step, or everything, was taken back, and where that leads."""
    yield say("iqlandie-back", "own", all="yes" if event.all else "no")
    found = task_told(desk)
    if found is not None and found[0] == event.kind:
        yield from _as_own(TELLERS[event.kind].state(found[1], event.work))


def _as_own(lines: Sequence[Message]) -> Iterator[Message]:
    return (Message(line.key, line.args, "own") for line in lines)


def tell_hinted(event: events.Hinted, desk: Listener) -> Iterator[Message]:
    """Tell the hint, and what it costs."""
    task = _card(event.kind, event.number, desk).task
    hint = KINDS[event.kind].hint(task, event.work, event.stage)
    yield say(hint.key, "hint", **values_of(event.kind, hint.args))
    if event.stage == HINTS:
        for line in TELLERS[event.kind].solution(task, hint.steps):
            yield Message(line.key, line.args, "hint")
    if event.cost:
        yield say("iqlandie-hint-cost", "hint", seconds=event.cost // 1000)
    del desk


def tell_planned(event: events.Planned, desk: Listener) -> Iterator[Message]:
    """Tell the listener when the own claim falls due."""
    del desk
    yield say("iqlandie-planned", "own", after=naming.name_time(event.delay))


def tell_pressed(event: events.Pressed, desk: Listener) -> Iterator[Message]:
    """Tell that somebody stopped the clock."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    yield say("iqlandie-pressed", kind, who=who, after=naming.name_time(event.time))


def tell_claimed(event: events.Claimed, desk: Listener) -> Iterator[Message]:
    """Tell that somebody has it, after how long and with which token."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    token = event.token if desk.view.table.seats > 1 else 0
    yield say("iqlandie-claimed", kind, who=who, after=naming.name_time(event.time), token=token)


def tell_gave_up(event: events.GaveUp, desk: Listener) -> Iterator[Message]:
    """Tell that somebody gave up."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    yield say("iqlandie-gave-up", kind, who=who, token=event.token)


def tell_late(event: events.Late, desk: Listener) -> Iterator[Message]:
    """Tell that the last one took the last token."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    yield say("iqlandie-late", kind, who=who, token=event.token)


def tell_solution(desk: Listener) -> Iterator[Message]:
    """Tell the solution on the back of the card that was solved last."""
    last = desk.view.table.history[-1]
    kind, task = KINDS[last.kind], _card(last.kind, last.number, desk).task
    for line in TELLERS[last.kind].solution(task, kind.solution(task)):
        yield Message(line.key, line.args, "other")


def tell_judged(events: Sequence[events.Judged], desk: Listener) -> Iterator[Message]:
    """Tell how everybody did, what is wrong, the solution to whoever lacks it, and the final order."""
    for event in events:
        if event.verdict in {"late", "gave-up"}:
            continue  # that was told when the token was taken
        who, kind = desk.person(event.seat), kind_of(event.seat, desk)
        yield say("iqlandie-judged", kind, who=who, verdict=event.verdict)
        if event.wrong is not None and event.seat not in desk.bots:
            yield tell_wrong(event.wrong, desk)
    if not any(event.seat == desk.seat and event.verdict == "right" for event in events):
        yield from tell_solution(desk)
    if any(event.place != event.token for event in events):
        order = sorted(events, key=lambda event: event.place)
        yield say(
            "iqlandie-order", "score", who=naming.list_people(desk.people, [event.seat for event in order])
        )


def tell_wrong(wrong: Refusal, desk: Listener) -> Message:
    """Tell what is wrong with an answer."""
    kind = desk.view.table.history[-1].kind if desk.view.race is None else desk.view.race.kind
    return say(wrong.key, "score", **values_of(kind, wrong.args))


def tell_first_scored(event: events.FirstScored, desk: Listener) -> Iterator[Message]:
    """Tell who gets the two points; alone in a practice there are none worth telling."""
    if desk.view.table.practice is not None and desk.view.table.seats == 1:
        return
    if event.loser is not None:
        yield say("iqlandie-first-lost", "score", who=desk.person(event.loser))
    if event.seat is None:
        yield say("iqlandie-first-nobody", "score")
    else:
        yield say("iqlandie-first", "score", who=desk.person(event.seat), firsts=event.firsts)


_TELLERS: Final[dict[type, Callable[[Any, Listener], Iterator[Message]]]] = {
    happened.ConditionDealt: tell_condition_dealt,
    happened.Offered: tell_offered,
    happened.BagEmpty: tell_bag_empty,
    happened.RoundBegan: tell_round_began,
    happened.KindChosen: tell_kind_chosen,
    happened.Prepared: tell_prepared,
    happened.SaidReady: tell_said_ready,
    happened.TaskShown: tell_task_shown,
    happened.WentBack: tell_went_back,
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
}
"""Events that are told one by one; a solution is told with the verdicts, building by whose turn it is."""

_GROUPED: Final[dict[type, Callable[[Any, Listener], Iterator[Message]]]] = {
    happened.Worked: tell_worked,
    happened.Judged: tell_judged,
    happened.Took: tell_took,
}
"""Events that are told together."""

_OFFERING: Final = (happened.FirstScored, happened.Added, happened.Took)
"""Events after which somebody may have to take pieces."""


def tell_events(events: Sequence[events.IqEvent], desk: Listener) -> tuple[Message, ...]:
    """Tell what happened.

    Args:
        events: As the listener may know them, everything since the listener was last told.
        desk: The listener's desk after these events.
    """
    lines: list[Message] = []
    for (kind, _), group in groupby(events, key=_together):
        if kind in _GROUPED:
            lines += _GROUPED[kind](tuple(group), desk)
        elif kind in _TELLERS:
            for event in group:
                lines += _TELLERS[kind](event, desk)
    if any(isinstance(event, _OFFERING) for event in events):
        lines += tell_offer(desk)
    return tuple(lines)


def _together(event: events.IqEvent) -> tuple[type, int]:
    """Return what events that are told together have in common: their type, for most their seat, too."""
    seat = getattr(event, "seat", None)
    shared = isinstance(event, happened.Judged) or not isinstance(seat, int)
    return type(event), -1 if shared else int(seat or 0)
