"""Events of tasks: the card, steps in the own workspace, claims, and how everybody did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from accessgames.games.iqlandie.naming import everybody, name_kind, name_time
from accessgames.games.iqlandie.narration.tasks import TELLERS, values_of
from accessgames.games.iqlandie.narration.telling.common import kind_of
from accessgames.games.iqlandie.rules.runs import HINTS
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.iqlandie.rules.events import (
        Claimed,
        FirstScored,
        GaveUp,
        Hinted,
        Judged,
        KindChosen,
        Late,
        Planned,
        Prepared,
        Pressed,
        RoundBegan,
        SaidReady,
        TaskShown,
        WentBack,
        Worked,
    )
    from accessgames.games.iqlandie.tasks import Card
    from accessgames.games.room import Desk


def round_began(event: RoundBegan, desk: Desk) -> Iterator[Message]:
    """Tell the number of the round, and who chooses."""
    if event.kind is not None:
        kind = name_kind(event.kind)
        yield say("iqlandie-round-practice", "turn", number=event.number, rounds=event.rounds, kind=kind)
    else:
        who = desk.person(event.chooser)
        yield say("iqlandie-round", "turn", number=event.number, rounds=event.rounds, who=who)


def kind_chosen(event: KindChosen, desk: Desk) -> Iterator[Message]:
    """Tell the kind that somebody chose."""
    who, kind = desk.person(event.seat), name_kind(event.kind)
    yield say("iqlandie-chosen", kind_of(event.seat, desk), who=who, kind=kind)


def prepared(event: Prepared, desk: Desk) -> Iterator[Message]:
    """Tell the first half of the card, or who else is looking at it."""
    if event.preparation is not None:
        yield from _as_turn(TELLERS[event.kind].prepared(event.preparation))
    elif event.seat is not None and event.seat != desk.seat:
        yield say("iqlandie-prepares", kind_of(event.seat, desk), who=desk.person(event.seat))


def said_ready(event: SaidReady, desk: Desk) -> Iterator[Message]:
    """Tell that somebody is ready; of computer players that goes without saying."""
    if event.seat in desk.bots:
        return
    who, people = desk.person(event.seat), [seat for seat in event.waiting if seat not in desk.bots]
    kind = kind_of(event.seat, desk)
    if people:
        yield say("iqlandie-ready-waits", kind, who=who, waiting=everybody(desk.people, people))
    else:
        yield say("iqlandie-ready", kind, who=who)


def _card(kind: str, number: int, desk: Desk) -> Card:
    """Return a card of those that are played with."""
    card: Card = desk.view.table.deck.card(kind, number)
    return card


def task_shown(event: TaskShown, desk: Desk) -> Iterator[Message]:
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


def task_of(desk: Desk) -> tuple[str, Any] | None:
    """Return kind and task that the listener solves now, or that was solved last; None without one."""
    race, history = desk.view.race, desk.view.table.history
    if race is not None and race.task is not None:
        return race.kind, race.task
    if history:
        return history[-1].kind, _card(history[-1].kind, history[-1].number, desk).task
    return None


def worked(events: Sequence[Worked], desk: Desk) -> Iterator[Message]:
    """Tell steps in the own workspace together."""
    found = task_of(desk)
    last = events[-1]
    task = None if found is None else found[1]
    yield from TELLERS[last.kind].made(task, last.work, tuple(event.step for event in events))


def went_back(event: WentBack, desk: Desk) -> Iterator[Message]:
    """Tell that a step, or everything, was taken back, and where that leads."""
    yield say("iqlandie-back", "own", all="yes" if event.all else "no")
    found = task_of(desk)
    if found is not None and found[0] == event.kind:
        yield from _as_own(TELLERS[event.kind].state(found[1], event.work))


def _as_own(lines: Sequence[Message]) -> Iterator[Message]:
    return (Message(line.key, line.args, "own") for line in lines)


def hinted(event: Hinted, desk: Desk) -> Iterator[Message]:
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


def planned(event: Planned, desk: Desk) -> Iterator[Message]:
    """Tell the listener when the own claim falls due."""
    del desk
    yield say("iqlandie-planned", "own", after=name_time(event.delay))


def pressed(event: Pressed, desk: Desk) -> Iterator[Message]:
    """Tell that somebody stopped the clock."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    yield say("iqlandie-pressed", kind, who=who, after=name_time(event.time))


def claimed(event: Claimed, desk: Desk) -> Iterator[Message]:
    """Tell that somebody has it, after how long and with which token."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    token = event.token if desk.view.table.seats > 1 else 0
    yield say("iqlandie-claimed", kind, who=who, after=name_time(event.time), token=token)


def gave_up(event: GaveUp, desk: Desk) -> Iterator[Message]:
    """Tell that somebody gave up."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    yield say("iqlandie-gave-up", kind, who=who, token=event.token)


def late(event: Late, desk: Desk) -> Iterator[Message]:
    """Tell that the last one took the last token."""
    who, kind = desk.person(event.seat), kind_of(event.seat, desk)
    yield say("iqlandie-late", kind, who=who, token=event.token)


def tell_solution(desk: Desk) -> Iterator[Message]:
    """Tell the solution on the back of the card that was solved last."""
    last = desk.view.table.history[-1]
    kind, task = KINDS[last.kind], _card(last.kind, last.number, desk).task
    for line in TELLERS[last.kind].solution(task, kind.solution(task)):
        yield Message(line.key, line.args, "other")


def judged(events: Sequence[Judged], desk: Desk) -> Iterator[Message]:
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
        yield say("iqlandie-order", "score", who=everybody(desk.people, [event.seat for event in order]))


def tell_wrong(wrong: Refusal, desk: Desk) -> Message:
    """Tell what is wrong with an answer."""
    kind = desk.view.table.history[-1].kind if desk.view.race is None else desk.view.race.kind
    return say(wrong.key, "score", **values_of(kind, wrong.args))


def first_scored(event: FirstScored, desk: Desk) -> Iterator[Message]:
    """Tell who gets the two points; alone in a practice there are none worth telling."""
    if desk.view.table.practice is not None and desk.view.table.seats == 1:
        return
    if event.loser is not None:
        yield say("iqlandie-first-lost", "score", who=desk.person(event.loser))
    if event.seat is None:
        yield say("iqlandie-first-nobody", "score")
    else:
        yield say("iqlandie-first", "score", who=desk.person(event.seat), firsts=event.firsts)
