"""Taking back by what was done, letting it hold again, and the list of what can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.club import events, notation
from accessgames.club.desk.commands.uniting import said_message, tell_changes
from accessgames.club.desk.steps import (
    Step,
    described,
    foresee,
    named_step,
    steps_of,
    together,
    withdrawals_of,
)
from accessgames.club.papers.facts import event_message, people
from accessgames.club.rules.course import replay_events
from accessgames.engine import GameError
from accessgames.language import Listing, Message, Nested, say
from accessgames.language.commandline import quote_briefly, split_words

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.club.model.tournament import Tournament
    from accessgames.club.union.folding import UnitedTournament

MOST_STEPS: Final = 8
"""So many steps are listed unless all are asked for."""

MOST_NAMED: Final = 4
"""So many steps are named in a refusal."""


def steps(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """List what can be taken back with the numbers of the steps, the latest first, and what can be restored.

    Raises:
        GameError: There is no tournament.
    """
    running = context.club.running
    own = steps_of(running)[::-1]
    if not own and running.known is None:
        return (say("club-steps-none"),)
    whole = context.words.in_full("all", request.text)
    shown = own if whole else own[:MOST_STEPS]
    told = [_step_line(running.tournament, step) for step in shown]
    if len(own) > len(shown):
        word, every = context.words.word("club-steps"), context.words.word("all")
        told.append(say("club-steps-more", count=len(own) - len(shown), word=f"{word} {every}"))
    gone = () if running.known is None else withdrawals_of(running.known)
    for number, one in enumerate(gone[:MOST_NAMED], 1):
        told += (
            say("club-steps-gone", number=number, line=_line(running.tournament, step.event))
            for step in one.steps
        )
    if gone:
        told.append(say("club-steps-redo", redo=context.words.word("club-redo")))
    return tuple(told) or (say("club-steps-none"),)


def _step_line(tournament: Tournament, step: Step) -> Message:
    return say("club-step", step=step.number, line=_line(tournament, step.event))


def _line(tournament: Tournament, event: events.Event) -> Nested:
    return Nested(said_message(tournament, event))


def _named(context: ClubContext, steps: Sequence[Step]) -> Listing:
    """Return a few steps by their numbers and by what may be said of them."""
    tournament = context.club.tournament
    named = ((step.number, named_step(context, tournament, step.event)) for step in steps[:MOST_NAMED])
    return Listing(tuple(Nested(say("club-step-named", step=number, what=what)) for number, what in named))


def undo(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Take back the last step, or one by its number or by what it did; with `vše` what stands on it as well.

    Raises:
        GameError: There is nothing to be taken back, no such step or several, or others stand on it.
    """
    running = context.club.running
    if len(running.course.events) == 1:
        raise GameError("error-undo-nothing")
    words, whole = _without_all(context, request.text)
    if not words:
        return _tell_undone(context, running.tournament, context.club.undo(), 0)
    own = steps_of(running)
    chosen = together(own, _chosen(context, own, words))
    if running.known is None:
        if chosen[-1] != own[-1] and len(own) - own.index(chosen[0]) > running.last_step:
            raise GameError("club-error-undo-old", undo=context.words.word("club-undo"))
        return _tell_undone(context, running.tournament, context.club.undo(), 0)
    ids = tuple(step.id for step in chosen)
    place = running.known.holding.index(ids[0])
    after = foresee(running, running.known, events.Undone(place, ids))
    lost = {*running.known.holding} - {*after.holding} - {*ids}
    standing = tuple(step for step in own if step.id in lost)
    if standing and not whole:
        raise _stand_on(context, chosen[0], standing)
    before = running.tournament
    gone = tuple(step.event for step in own[::-1] if step in chosen or step in standing)
    context.club.record(events.Undone(place, (*ids, *(step.id for step in standing))))
    moved = tell_changes(context, running, context.club.running)
    return (*_tell_undone(context, before, gone, chosen[0].number), *moved)


def _without_all(context: ClubContext, text: str) -> tuple[str, bool]:
    """Return what was said without a word for all at its end, and whether it stood there."""
    words = text.split()
    whole = bool(words) and context.words.in_full("all", words[-1])
    return " ".join(words[:-1] if whole and len(words) > 1 else words), whole


def _chosen(context: ClubContext, own: Sequence[Step], text: str) -> Step:
    """Return the one step that is meant, by its number or by a description.

    Raises:
        GameError: `club-error-step-none`, `club-error-step-number` or `club-error-step-several`.
    """
    tournament = context.club.tournament
    number = context.words.read.alone(split_words(text))
    if number is not None:
        if not 1 <= number <= len(own):
            raise GameError("club-error-step-number", number=number, most=len(own))
        return own[number - 1]
    found = described(context, tournament, own, text)
    word = context.words.word
    if not found:
        raise GameError("club-error-step-none", text=quote_briefly(text), word=word("club-steps"))
    if len(found) > 1:
        raise GameError(
            "club-error-step-several",
            text=quote_briefly(text),
            count=len(found),
            steps=_named(context, found[::-1]),
            example=f"{word('club-undo')} {found[-1].number}",
        )
    return found[0]


def _stand_on(context: ClubContext, chosen: Step, standing: Sequence[Step]) -> GameError:
    word = context.words.word
    return GameError(
        "club-error-step-stands",
        step=chosen.number,
        count=len(standing),
        steps=_named(context, standing),
        example=f"{word('club-undo')} {chosen.number} {word('all')}",
    )


def _tell_undone(
    context: ClubContext, before: Tournament, gone: Sequence[events.Event], number: int
) -> tuple[Message, ...]:
    """Tell what was taken back, the last first.

    Args:
        context: What commands work with.
        before: The tournament as it was.
        gone: What was taken back.
        number: Number of the first step; 0 for the last one that held.
    """
    # Steps have their numbers, so that taking back two of the same words is not heard as nothing new.
    step = number or len(context.club.running.course.events)
    if len(gone) == 1:
        return (say("club-did-undo-step", step=step, line=_line(before, gone[0])),)
    if all(isinstance(one, events.Registered) for one in gone):
        who = people(before, (one.player for one in reversed(gone) if isinstance(one, events.Registered)))
        return (say("club-did-undo-registered", step=step, players=who),)
    return (
        say("club-did-undo-together", step=step, count=len(gone)),
        *(say("club-did-undo", line=_line(before, one)) for one in gone),
    )


def redo(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Let hold again what was taken back last; where more has happened since, what is named.

    Raises:
        GameError: `club-error-redo-nothing`, `club-error-redo-which`, or it does not fit any more.
    """
    running = context.club.running
    known = running.known
    if known is None:
        return _record_again(context)
    gone = withdrawals_of(known)
    if not gone:
        raise GameError("club-error-redo-nothing")
    number = context.words.read.alone(split_words(request.text))
    if number is not None and 1 <= number <= len(gone):
        chosen = [gone[number - 1]]
    elif request.text:
        every = tuple(step for one in gone for step in one.steps)
        meant = {step.id for step in described(context, known.course.tournament, every, request.text)}
        chosen = [one for one in gone if any(step.id in meant for step in one.steps)]
    else:
        chosen = [gone[0]] if gone[0].fresh else []
    if len(chosen) != 1:
        raise _which(context, [one.steps for one in gone])
    _restore(context, known, chosen[0].id)
    after = context.club.running
    own = {*known.holding}
    back = [step for step in steps_of(after) if step.id not in own]
    told = (say("club-did-redo", step=one.number, line=_line(after.tournament, one.event)) for one in back)
    return (*told, *tell_changes(context, running, after))


def _restore(context: ClubContext, known: UnitedTournament, id_: str) -> None:
    """Let hold again what one entry took back.

    Raises:
        GameError: `club-error-redo-stands` where nothing of it fits, or something else would not hold then.
    """
    event = events.Restored((id_,))
    after = foresee(context.club.running, known, event)
    lost = {*known.holding} - {*after.holding}
    if lost or {*after.holding} == {*known.holding}:
        standing = [step for step in steps_of(context.club.running) if step.id in lost]
        if not standing:
            aside = {one.entry.id for one in known.aside}
            cause = next(one.cause for one in after.aside if one.entry.id not in aside)
            raise GameError("club-error-redo-refused", cause=cause)
        raise GameError("club-error-redo-stands", steps=_named(context, standing), count=len(standing))
    context.club.record(event)


def _which(context: ClubContext, gone: Sequence[Sequence[Step]]) -> GameError:
    """Return what asks which of the things that were taken back is to hold again."""
    tournament = context.club.tournament
    named = [named_step(context, tournament, one[-1].event) for one in gone[:MOST_NAMED]]
    lines = tuple(
        Nested(say("club-redo-named", number=number, what=what)) for number, what in enumerate(named, 1)
    )
    return GameError(
        "club-error-redo-which", steps=Listing(lines), example=f"{context.words.word('club-redo')} 1"
    )


def _record_again(context: ClubContext) -> tuple[Message, ...]:
    """Let happen again what the last line of a journal of lines took back.

    Raises:
        GameError: `club-error-redo-nothing` where the last line takes nothing back.
    """
    club = context.club
    said = notation.read_tournament_journal(club.lines, club.archive.people).events
    if not isinstance(said[-1], events.Undone):
        raise GameError("club-error-redo-nothing")
    keep = said[-1].keep
    again = replay_events(said[:-1]).events[keep:]
    after = club.record(*again)
    return tuple(
        say("club-did-redo", step=step, line=Nested(event_message(after, event)))
        for step, event in enumerate(again, keep)
    )
