"""Advice: the two best moves and what separates them, all about them, or only what to look at."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from accessgames import games
from accessgames.bots import contrasts
from accessgames.engine import GameError, Help
from accessgames.language import Message, Nested, say
from accessgames.shell import conversation, lists
from accessgames.shell.commands import comparing, moves

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from accessgames.bots.policies import RatedAction
    from accessgames.engine import Reason
    from accessgames.games import Listener
    from accessgames.shell.session import Handlers, Session

_REASONS: Final = 3
"""Reasons of the best move that are told by who asks for all of them."""


def next_hint(session: Session, rest: conversation.Arguments) -> None:
    """Advise two moves with what separates them; asked again, tell the other reasons.

    At a try that a solution ends help is given step by step.

    Raises:
        GameError: `shell-no-hint`, help is locked, or it is not the listener's turn.
    """
    rest.nothing(session.teller.words)
    moves.ask_cost(session, _tell_step)


def _is_trying(session: Session, listener: Listener) -> bool:
    """Tell whether somebody is at a try that a solution ends; in training it may be solved all the same."""
    own, header = session.known.room.commands, session.known.seat.header
    return isinstance(own, games.SolvableTry) and not header.training and own.trying(listener)


def _tell_step(session: Session) -> None:
    """Tell what comes next; the last step of a try is its solution, which is asked about."""
    listener = session.known.acting_listener()
    told = _advised(session, listener)
    if _is_trying(session, listener):
        steps = tuple(_nudges(session, listener, told.advice.best))
        if told.steps >= len(steps):
            moves.ask_cost(session, _tell_solution, ending=True)
            return
        steps[told.steps]()
        if session.agenda.hinted is None:
            word = session.teller.words.word
            session.teller.tell(say("shell-hint-more", "hint", next=word("hint"), all=word("hint-all")))
    else:
        if told.steps:
            session.teller.tell(*_rest(session, listener, told.advice))
        else:
            _tell_moves(session, listener, told.advice, everything=False)
        if session.agenda.hinted is None and told.advice.other is not None:
            word = session.teller.words.word
            session.teller.tell(
                say("advice-numbers", "hint", more=word("hint-all"), nudge=word("hint-nudge"))
            )
    session.agenda.hinted = replace(told, steps=told.steps + 1)


def _tell_solution(session: Session) -> None:
    """Tell how a try is solved, which ends it; where no solution is known, what is best to be done now."""
    listener, room = session.known.acting_listener(), session.known.room
    end, solving = (
        room.commands.solution(listener) if isinstance(room.commands, games.SolvableTry) else (None, ())
    )
    if not solving:
        _tell_whole(session)
        return
    told = [replace(room.narration.action(action, listener), kind="answer") for action in solving]
    session.submit(listener.seat, end)
    session.teller.tell(say("shell-solution", "hint"), *told)


def whole_hint(session: Session, rest: conversation.Arguments) -> None:
    """Advise two moves with all that speaks for them and against them.

    Raises:
        GameError: `shell-no-hint`, help is locked, or it is not the listener's turn.
    """
    rest.nothing(session.teller.words)
    listener = session.known.acting_listener()
    if "hint" in moves.game_verbs(
        session
    ):  # hints of the game's own, asked for one by one at a price of theirs
        session.check_help()
        session.teller.tell(*_reasons(session, listener, _advised(session, listener).advice.best.reasons))
    elif _is_trying(session, listener):
        moves.ask_cost(session, _tell_solution, ending=True)
    else:
        moves.ask_cost(session, _tell_whole)


def _tell_whole(session: Session) -> None:
    listener = session.known.acting_listener()
    _tell_moves(session, listener, _advised(session, listener).advice, everything=True)


def nudge_hint(session: Session, rest: conversation.Arguments) -> None:
    """Say what to look at and, once more in this position, where and why; the move itself is not told.

    Raises:
        GameError: `shell-no-hint`, help is locked, or it is not the listener's turn.
    """
    if "hint" in moves.game_verbs(session):
        whole_hint(session, rest)
        return
    rest.nothing(session.teller.words)
    moves.ask_cost(session, _tell_nudge)


def _tell_nudge(session: Session) -> None:
    listener = session.known.acting_listener()
    told = _advised(session, listener)
    steps = tuple(_nudges(session, listener, told.advice.best))
    if told.advice.other is None or not steps:
        _tell_moves(session, listener, told.advice, everything=False)
        return
    steps[min(told.nudges, len(steps) - 1)]()
    session.agenda.hinted = replace(told, nudges=told.nudges + 1)


def _advised(session: Session, listener: Listener) -> conversation.HintProgress:
    """Return the advice for this position and how much of it was told; made once, for it may take a while."""
    last = session.agenda.hinted
    if last is not None and (last.moment, last.seat) == (session.agenda.changes, listener.seat):
        return last
    advice = contrasts.weigh(session.known.room.bots, listener.perspective)
    if advice is None:
        raise GameError("shell-no-hint")
    return conversation.HintProgress(session.agenda.changes, listener.seat, advice)


def _nudges(session: Session, listener: Listener, best: RatedAction[Any]) -> Iterator[Callable[[], None]]:
    """Yield what tells each step before the move itself."""
    own, tell = session.known.room.narration, session.teller.tell
    reasons = _reasons(session, listener, best.reasons)
    if isinstance(own, games.StepwiseHint):
        yield partial(tell, own.nudge(best.action, listener))
        area = own.area(best.action, listener)
        reasons = reasons if area is None else (area, *reasons)
    if reasons:
        yield partial(tell, *reasons)


def _reasons(session: Session, listener: Listener, reasons: tuple[Reason, ...]) -> tuple[Message, ...]:
    return tuple(session.known.room.narration.reason(reason, listener) for reason in reasons[:_REASONS])


def _rest(session: Session, listener: Listener, advice: contrasts.Alternatives) -> tuple[Message, ...]:
    """Return what one sentence of each has left out, or that there is no more; the moves were told."""
    room = session.known.room
    more = _reasons(session, listener, advice.best.reasons)[1:]
    return (*more, *comparing.tell_other_parts(room, listener, advice)) or (say("advice-no-more", "hint"),)


def _tell_moves(
    session: Session, listener: Listener, advice: contrasts.Alternatives, *, everything: bool
) -> None:
    """Tell the best move and why, the second one and what separates it, and what is typed; numbers do them.

    Args:
        session: The match.
        listener: Who is to act.
        advice: What is advised.
        everything: Whether all reasons and differences are told, not one sentence of each.
    """
    room, best, other = session.known.room, advice.best, advice.other
    told = [say("shell-hint", "hint", move=Nested(room.narration.action(best.action, listener)))]
    told += _reasons(session, listener, best.reasons if everything else best.reasons[:1])
    if other is None:
        told.append(say("advice-only", "hint"))
    else:
        move = Nested(room.narration.action(other.action, listener))
        told.append(say("advice-equal" if advice.equal else "advice-second", "hint", move=move))
        told += comparing.tell_second(room, listener, advice, everything=everything)
    told.append(say("shell-hint-how", "hint", words=room.commands.spell(best.action, listener)))
    session.teller.tell(*told)
    actions = [one.action for one in (best, other) if one is not None]
    items = tuple(moves.action_item(session, listener, action) for action in actions)
    session.teller.page = lists.Page(items, moment=session.agenda.changes)


def lock_help(session: Session, rest: conversation.Arguments) -> None:
    """Lock help for the rest of the match, for everybody at the table; that stands in its journal.

    Raises:
        GameError: `shell-help-over` where nobody is to act any more, `shell-not-here` in a lesson or a task;
            help is locked already; or it can't be written.
    """
    rest.nothing(session.teller.words)
    if session.known.over:
        raise GameError("shell-help-over")
    session.check_match(rest.id)
    session.check_help()
    session.known.seat.note(Help(None))
    session.agenda.orders.clear()
    session.teller.page = None
    session.teller.tell(say("shell-help-locked", "system"))


HINT_HANDLERS: Final[Handlers] = {
    "hint": next_hint,
    "hint-all": whole_hint,
    "hint-nudge": nudge_hint,
    "no-help": lock_help,
}
"""Commands by word id."""
