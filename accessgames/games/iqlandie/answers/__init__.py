"""Answers to whatever can be asked about a match of iQLANDIE.

None tells what the listener may not know. Here how the match stands: turn, points, pieces in hand, offers,
bags, opponents, conditions, time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie import naming
from accessgames.games.iqlandie.answers import board
from accessgames.games.iqlandie.answers.exhibitions import answer_areas, answer_exhibition
from accessgames.games.iqlandie.answers.subjects import current_task, own_seat, read_player
from accessgames.games.iqlandie.material import BAGS
from accessgames.games.iqlandie.narration.events import PIECES_A_LINE, numbered_lines
from accessgames.games.iqlandie.narration.standing import tell_item, tell_outcome, tell_turn
from accessgames.games.iqlandie.rules.actions import SECOND
from accessgames.games.iqlandie.rules.scoring import items_of, outcome, totals
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.games.iqlandie.typed import meaningful, nothing_more, one_of
from accessgames.language import Listing, Message, Nested, say
from accessgames.language.space import portions
from accessgames.language.values import clock_figures, duration

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqTable
    from accessgames.games.room import Answer, Listener

_KIND_IDS: Final = {f"task-{kind}": kind for kind in KINDS}


def answer_status(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the own workspace while a task is solved; else the turn, the round, the points and the pieces."""
    nothing_more(words)
    found, run = current_task(desk), desk.view.run
    if found is not None and found.task is not None and run is not None and run.path:
        return board.task_state(found)
    turn = tell_turn(desk)
    lines = [Message(turn.key, turn.args)]
    table: IqTable = desk.view.table
    if table.phase == "over":
        return (*lines, *_result(desk))
    if table.round:
        lines.append(_round(desk))
    return (*lines, *_points(desk))


def _round(desk: Listener) -> Message:
    """Tell the round, and its kind of tasks once it is chosen."""
    table: IqTable = desk.view.table
    numbers = {"number": table.round, "rounds": table.rounds}
    if table.practice is not None:
        return say("iqlandie-status-practice", kind=naming.name_kind(table.practice), **numbers)
    if table.phase == "choose":
        return say("iqlandie-status-round", **numbers)
    return say("iqlandie-status-kind", kind=naming.name_kind(table.kind), **numbers)


def _result(desk: Listener) -> Iterator[Message]:
    for line in tell_outcome(outcome(desk.view.table), desk):
        yield Message(line.key, line.args)


def answer_score(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell who leads and the points of all; of a player who is named, all eight items.

    Raises:
        MalformedAction: Nobody is called so.
    """
    seat = read_player(desk, words)
    if seat is None:
        return tuple(_result(desk)) if desk.view.table.phase == "over" else tuple(_points(desk))
    return tuple(explain_score(seat, desk))


def explain_score(seat: int, desk: Listener) -> Iterator[Message]:
    """Tell the points of somebody item by item."""
    found = items_of(desk.view.table, seat)
    yield say("iqlandie-score-sum", who=desk.person(seat), points=sum(item.amount for item in found))
    for item in found:
        line = tell_item(item, desk)
        yield Message(line.key, line.args)


def _points(desk: Listener) -> Iterator[Message]:
    scores = totals(desk.view.table)
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    ahead, behind = scores[order[0]], [points for points in scores if points != max(scores)]
    leaders = [seat for seat in order if scores[seat] == ahead]
    if len(scores) == 1:
        yield say("iqlandie-score-sum", who=desk.person(0), points=ahead)
        return
    if not behind:
        yield say("iqlandie-score-equal", points=ahead)
        return
    if len(leaders) > 1:
        yield say(
            "iqlandie-score-leaders", who=naming.list_people(desk.people, leaders), lead=ahead - max(behind)
        )
    else:
        yield say("iqlandie-score-leader", who=desk.person(leaders[0]), lead=ahead - max(behind))
    entries = (Nested(say("iqlandie-score-of", who=desk.person(seat), points=scores[seat])) for seat in order)
    yield say("iqlandie-score-all", entries=Listing(tuple(entries)))


def answer_hand(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the own pieces that are still to be laid."""
    nothing_more(words)
    if desk.seat < 0:
        return (say("iqlandie-hand-spectator"),)
    if not desk.view.hand:
        return (say("iqlandie-hand-empty"),)
    return tuple(say("iqlandie-hand", pieces=few) for few in numbered_lines(desk.view.hand))


def answer_offer(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the offers: of the kind that is being played, of one that is named, or all."""
    table: IqTable = desk.view.table
    rest = meaningful(words, desk.words)
    named = one_of(rest, _KIND_IDS, desk.words)
    nothing_more(rest, 0 if named is None else named[1])
    if table.practice is not None:
        return (say("iqlandie-no-boards"),)
    if named is None and table.phase == "take":
        return tuple(
            say("iqlandie-offer-list", pieces=few) for few in numbered_lines(table.offer(table.kind))
        )
    kinds = tuple(KINDS) if named is None else (_KIND_IDS[named[0]],)
    return tuple(line for kind in kinds for line in _offer(kind, table))


def _offer(kind: str, table: IqTable) -> Iterator[Message]:
    pieces = naming.name_pieces(table.offer(kind))
    if not pieces.items:
        yield say("iqlandie-offer-empty", kind=naming.name_kind(kind))
    for few in portions(pieces.items, PIECES_A_LINE):
        yield say("iqlandie-offer-kind", kind=naming.name_kind(kind), pieces=few)


def answer_bags(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how many pieces the bags have, and how many of them have robots or are jokers."""
    nothing_more(words)
    return tuple(_bag(bag, desk.view.table) for bag in BAGS)


def _bag(bag: str, table: IqTable) -> Message:
    pieces = table.bag(bag)
    return say(
        "iqlandie-bag-has",
        bag=naming.name_bag(bag),
        count=sum(count for _, count in pieces),
        robots=sum(count for piece, count in pieces if piece.robot),
        jokers=sum(count for piece, count in pieces if piece.colour == "joker"),
    )


def answer_opponents(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what the others have: points, first places, the colours they collect, pieces to be laid."""
    nothing_more(words)
    table: IqTable = desk.view.table
    scores = totals(table)
    lines: list[Message] = []
    for seat in range(table.seats):
        if seat == desk.seat:
            continue
        lines.append(
            say("iqlandie-opponent", who=desk.person(seat), points=scores[seat], firsts=table.firsts[seat])
        )
        colours = table.colours_of(seat)
        if colours is not None:
            lines.append(_collects(seat, colours, desk))
        lines += [say("iqlandie-opponent-hand", pieces=few) for few in numbered_lines(table.hands[seat])]
    return tuple(lines) or (say("iqlandie-alone"),)


def _collects(seat: int, colours: tuple[str, str], desk: Listener) -> Message:
    names = Listing(tuple(map(naming.name_colour, colours)))
    return say("iqlandie-collects", who=desk.person(seat), colours=names)


def answer_condition(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the two colours that somebody collects, and how many pieces of them there are."""
    seat = read_player(desk, words)
    seat = own_seat(desk) if seat is None else seat
    table: IqTable = desk.view.table
    colours = table.colours_of(seat)
    if colours is None:
        return (say("iqlandie-no-condition"),)
    item = next(item for item in items_of(table, seat) if item.rule == "iqlandie-item-condition")
    line = tell_item(item, desk)
    return (_collects(seat, colours, desk), Message(line.key, line.args))


def answer_time(desk: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how long the task has been solved, and who has a token already."""
    nothing_more(words)
    race = desk.view.race
    if race is None:
        return (say("iqlandie-time-none"),)
    run = desk.view.run
    if not race.shown or (run is not None and run.stage in {"waiting", "preparing", "ready"}):
        lines = [say("iqlandie-time-ready")]
    else:
        began = run.began if run is not None else 0
        gone = max(0, race.elapsed - began) // SECOND
        lines = [say("iqlandie-time", time=duration(gone), figures=clock_figures(gone))]
    for seat, one in enumerate(race.runs):
        if one.time is not None:
            lines.append(say("iqlandie-time-of", who=desk.person(seat), after=naming.name_time(one.time)))
    return tuple(lines)


ANSWERS: Final[Mapping[str, Answer]] = {
    "status": answer_status,
    "score": answer_score,
    "hand": answer_hand,
    "offer": answer_offer,
    "board": board.answer_board,
    "exhibition": answer_exhibition,
    "row": board.answer_row,
    "column": board.answer_column,
    "cell": board.answer_cell,
    "around": board.answer_around,
    "where": board.answer_where,
    "free": board.answer_free,
    "areas": answer_areas,
    "goal": board.answer_goal,
    "difference": board.answer_difference,
    "beam": board.answer_beam,
    "pile": board.answer_pile,
    "sky-cards": board.answer_sky_cards,
    "program": board.answer_program,
    "bags": answer_bags,
    "opponents": answer_opponents,
    "condition": answer_condition,
    "time": answer_time,
}
"""Word id of a question -> who answers it."""
