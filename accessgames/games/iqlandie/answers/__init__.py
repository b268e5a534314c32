"""Answers to whatever can be asked about a match of iQLANDIE; none tells what the listener may not know.

Here how the match stands: turn, points, pieces in hand, offers, bags, opponents, conditions, time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie import naming
from accessgames.games.iqlandie.answers import board
from accessgames.games.iqlandie.answers.exhibitions import answer_areas, answer_exhibition
from accessgames.games.iqlandie.answers.subjects import current_task, own_seat, read_player
from accessgames.games.iqlandie.material import BAGS
from accessgames.games.iqlandie.narration import tell_item, tell_outcome, tell_turn
from accessgames.games.iqlandie.narration.events import PIECES_A_LINE, numbered_lines
from accessgames.games.iqlandie.rules.actions import SECOND
from accessgames.games.iqlandie.rules.scoring import items_of, outcome, totals
from accessgames.games.iqlandie.rules.state import FINISHED, HINT_COST, pieces_on
from accessgames.games.iqlandie.tasks import KINDS
from accessgames.games.iqlandie.typed import meaningful, nothing_more, one_of
from accessgames.games.measure import Changes
from accessgames.games.narration import counted, tell_lead
from accessgames.language import Listing, Message, Phrase, keys, say
from accessgames.language.space import portions
from accessgames.language.values import Clock, duration

if TYPE_CHECKING:
    from accessgames.games.iqlandie.naming import IqListener
    from accessgames.games.iqlandie.rules.state import IqTable, Race
    from accessgames.games.room import Answer

_LEAD: Final = keys(
    *("iqlandie-score-equal", "iqlandie-score-leaders", "iqlandie-score-leader"),
    *("iqlandie-score-all", "iqlandie-score-of"),
)
_KIND_IDS: Final = {f"task-{kind}": kind for kind in KINDS}


def answer_status(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the own workspace while a task is solved; else the turn, the round, the points and the pieces."""
    nothing_more(words)
    found, run = current_task(listener), listener.view.run
    if found is not None and found.task is not None and run is not None and run.path:
        return board.task_state(found)
    turn = tell_turn(listener)
    lines = [Message(turn.key, turn.args)]
    table: IqTable = listener.view.table
    if table.phase == "over":
        return (*lines, *_result(listener))
    if table.round:
        lines.append(_round(listener))
    return (*lines, *_points(listener))


def answer_who(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell who is expected to do what; while a task is solved also who has no token yet, as everybody sees.

    Raises:
        MalformedAction: Something follows the question.
    """
    nothing_more(words)
    turn, race = tell_turn(listener), listener.view.race
    runs = () if race is None else race.runs
    lines = [Message(turn.key, turn.args)]
    for stages in _STAGES:
        seats = [seat for seat, run in enumerate(runs) if run.stage in stages]
        if seats:
            who = naming.name_people(listener, seats)
            lines.append(say("iqlandie-who-stage", who=who, stage=stages[0]))
    return tuple(lines)


_STAGES: Final = (("preparing",), ("ready",), ("solving", "planned", "pressed"), ("waiting",), FINISHED)
"""Where somebody can be in a race, as everybody sees it: a claim that falls due later is no claim yet."""


def _round(listener: IqListener) -> Message:
    """Tell the round, and its kind of tasks once it is chosen."""
    table: IqTable = listener.view.table
    numbers = {"number": table.round, "rounds": table.rounds}
    if table.practice is not None:
        return say("iqlandie-status-practice", kind=naming.name_kind(table.practice), **numbers)
    if table.phase == "choose":
        return say("iqlandie-status-round", **numbers)
    return say("iqlandie-status-kind", kind=naming.name_kind(table.kind), **numbers)


def _result(listener: IqListener) -> Iterator[Message]:
    for line in tell_outcome(outcome(listener.view.table), listener):
        yield Message(line.key, line.args)


def answer_score(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell who leads and the points of all; of a player who is named, all eight items.

    Raises:
        MalformedAction: Nobody is called so.
    """
    seat = read_player(listener, words)
    if seat is None:
        return tuple(_result(listener)) if listener.view.table.phase == "over" else tuple(_points(listener))
    return tuple(explain_score(seat, listener))


def explain_score(seat: int, listener: IqListener) -> Iterator[Message]:
    """Tell the points of somebody item by item."""
    found = items_of(listener.view.table, seat)
    yield say("iqlandie-score-sum", who=listener.person(seat), points=sum(item.amount for item in found))
    for item in found:
        line = tell_item(item, listener)
        yield Message(line.key, line.args)


def _points(listener: IqListener) -> Iterator[Message]:
    scores = totals(listener.view.table)
    if len(scores) == 1:
        yield say("iqlandie-score-sum", who=listener.person(0), points=scores[0])
    else:
        yield from tell_lead(scores, listener, _LEAD, naming.name_people)


def answer_hand(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the own pieces that are still to be laid."""
    nothing_more(words)
    if listener.seat < 0:
        return (say("iqlandie-hand-spectator"),)
    if not listener.view.hand:
        return (say("iqlandie-hand-empty"),)
    return tuple(say("iqlandie-hand", pieces=few) for few in numbered_lines(listener.view.hand))


def answer_offer(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the offers: of the kind that is being played, of one that is named, or all."""
    table: IqTable = listener.view.table
    rest = meaningful(words, listener.words)
    named = one_of(rest, _KIND_IDS, listener.words)
    nothing_more(rest, 0 if named is None else named[1])
    if table.practice is not None:
        return (say("iqlandie-no-boards"),)
    if named is None and table.phase == "take":
        return tuple(
            say("iqlandie-offer-list", pieces=few) for few in numbered_lines(table.offer(table.kind))
        )
    kinds = tuple(KINDS) if named is None else (_KIND_IDS[named[0]],)
    lines: list[Message] = []
    for kind in kinds:
        name, pieces = naming.name_kind(kind), naming.name_pieces(table.offer(kind)).items
        if not pieces:
            lines.append(say("iqlandie-offer-empty", kind=name))
        lines += [
            say("iqlandie-offer-kind", kind=name, pieces=few) for few in portions(pieces, PIECES_A_LINE)
        ]
    return tuple(lines)


def answer_bags(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how many pieces the bags have, and how many of them have robots or are jokers."""
    nothing_more(words)
    lines: list[Message] = []
    for bag in BAGS:
        pieces = listener.view.table.bag(bag)
        counts = {
            "count": sum(count for _, count in pieces),
            "robots": sum(count for piece, count in pieces if piece.robot),
            "jokers": sum(count for piece, count in pieces if piece.colour == "joker"),
        }
        lines.append(say("iqlandie-bag-has", bag=naming.name_bag(bag), **counts))
    return tuple(lines)


def answer_opponents(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what the others have, or who is named: points, first places, colours, pieces to be laid.

    Raises:
        MalformedAction: Nobody is called so.
    """
    named = read_player(listener, words)
    table: IqTable = listener.view.table
    scores = totals(table)
    lines: list[Message] = []
    for seat in range(table.seats):
        if seat != named if named is not None else seat == listener.seat:
            continue
        lines.append(
            say(
                "iqlandie-opponent", who=listener.person(seat), points=scores[seat], firsts=table.firsts[seat]
            )
        )
        colours = table.colours_of(seat)
        if colours is not None:
            lines.append(_collects(seat, colours, listener))
        lines += [say("iqlandie-opponent-hand", pieces=few) for few in numbered_lines(table.hands[seat])]
    return tuple(lines) or (say("iqlandie-alone"),)


def _collects(seat: int, colours: tuple[str, str], listener: IqListener) -> Message:
    names = Listing(tuple(map(naming.name_colour, colours)))
    return say("iqlandie-collects", who=listener.person(seat), colours=names)


def answer_condition(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the two colours that somebody collects, and how many pieces of them there are."""
    seat = read_player(listener, words)
    seat = own_seat(listener) if seat is None else seat
    table: IqTable = listener.view.table
    colours = table.colours_of(seat)
    if colours is None:
        return (say("iqlandie-no-condition"),)
    item = next(item for item in items_of(table, seat) if item.rule == "iqlandie-item-condition")
    line = tell_item(item, listener)
    return (_collects(seat, colours, listener), Message(line.key, line.args))


def answer_time(listener: IqListener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how long the task has been solved, who has a token already, and who has stopped the time."""
    nothing_more(words)
    race = listener.view.race
    if race is None:
        return (say("iqlandie-time-none"),)
    lines = list(_clock(race, listener))
    for seat, one in enumerate(race.runs):
        if one.time is not None:
            key = _PRESSED if one.stage == "pressed" else _CLAIMED
            lines.append(say(key, who=listener.person(seat), after=naming.name_time(one.time)))
    return tuple(lines)


_CLAIMED, _PRESSED = keys("iqlandie-time-of", "iqlandie-pressed")


def _clock(race: Race, listener: IqListener) -> Iterator[Message]:
    """Tell the time of the clock that runs: everybody's, or that of the one who solves while others wait."""
    if not race.shown:
        yield say("iqlandie-time-ready")
        return
    began, run = 0, listener.view.run
    if race.solver is not None:
        began = race.runs[race.solver].began
        if run is not None and run.stage == "waiting":
            yield say("iqlandie-time-waiting", who=listener.person(race.solver))
    gone = (race.elapsed - began) // SECOND
    yield say("iqlandie-time", time=duration(gone), figures=Clock(gone))
    if run is not None and run.hints and not run.finished:
        so_far = ((race.elapsed - run.began) * listener.view.table.pace(listener.seat)) // 100
        counted_so_far = (so_far + run.hints * HINT_COST) // SECOND
        time, figures = duration(counted_so_far), Clock(counted_so_far)
        yield say("iqlandie-time-hints", time=time, figures=figures, hints=run.hints)


def compare(before: IqListener, listener: IqListener) -> Changes:
    """Return the points that everybody gained since an earlier position, and the pieces laid on boards."""
    then, now = before.view.table, listener.view.table

    def gained(seat: int) -> tuple[Phrase, ...]:
        laid = len(pieces_on(now.boards[seat])) - len(pieces_on(then.boards[seat]))
        return counted(point=totals(now)[seat] - totals(then)[seat], iq_piece=laid)

    return Changes(tuple(map(gained, range(now.seats))))


ANSWERS: Final[Mapping[str, Answer]] = {
    "status": answer_status,
    "who": answer_who,
    "score": answer_score,
    "hand": answer_hand,
    "offer": answer_offer,
    "board": board.answer_board,
    "exhibition": answer_exhibition,
    **board.BOARD_ANSWERS,
    "cell": board.answer_cell,
    "where": board.answer_where,
    "free": board.answer_free,
    "areas": answer_areas,
    "goal": board.answer_goal,
    "difference": board.answer_difference,
    "beam": board.answer_beam,
    "pile": board.answer_pile,
    "layers": board.answer_layers,
    "sky-cards": board.answer_sky_cards,
    "program": board.answer_program,
    "bags": answer_bags,
    "opponents": answer_opponents,
    "condition": answer_condition,
    "time": answer_time,
}
"""Word id of a question -> who answers it."""
