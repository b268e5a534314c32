"""Why a computer player did what it did last: `proč počítač`, from what it knew at that moment."""

from __future__ import annotations

from dataclasses import replace
from itertools import dropwhile
from typing import TYPE_CHECKING, Final

from accessgames.bots.explaining import Deed, certain, judge_of, tellable
from accessgames.engine import GameError, Perspective
from accessgames.language import Found, Listing, Nested, say
from accessgames.language.commandline import plain

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from accessgames.engine import Reason
    from accessgames.language import Message, Person
    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Rest

_REASONS: Final = 3

_LOOKED_AT: Final = 12
"""Actions of one turn, the last ones, among which a reason is looked for; a riddle has many without any."""


def tell_motives(play: Play, rest: Rest) -> None:
    """Tell the last thing that a computer player did and why; its secrets it keeps to itself.

    Raises:
        GameError: `shell-why-whom` when the words name no computer player here, `shell-why-idle` when it has
            not done anything yet.
    """
    turn = _last_turn(play, _asked(play, rest))
    moment, reasons = _weightiest(play, turn)
    desk = play.desk()
    motives = [play.room.narration.reason(reason, desk) for reason in reasons[:_REASONS]]
    told = (*_done(play, moment, known=bool(motives)), *(motives or (_silence(play, moment),)))
    play.answer(tuple(replace(message, kind="answer") for message in told))


def _weightiest(play: Play, turn: Sequence[int]) -> tuple[int, tuple[Reason, ...]]:
    """Return the last decision of a turn with a reason of weight; else one with any reason; else the last."""
    light: tuple[int, tuple[Reason, ...]] | None = None
    for moment in turn[:_LOOKED_AT]:
        reasons = _reasons(play, moment)
        if any(not reason.minor for reason in reasons):
            return moment, reasons
        light = light or ((moment, reasons) if reasons else None)
    return light or (turn[0], ())


def _asked(play: Play, rest: Rest) -> Collection[int]:
    """Return the seats that the words mean: a computer player by name, or all of them."""
    bots = sorted(play.seating.bots)
    typed = plain(rest.text)
    named = [seat for seat in bots if plain(play.seating.seats[seat].name).startswith(typed)]
    if named:
        return named
    match = play.words.match(rest.words, ("computer",))
    if bots and isinstance(match, Found) and match.used == len(rest.words):
        return bots
    names = tuple(play.seating.seats[seat].name for seat in bots)
    raise GameError("shell-why-whom", word=rest.text, count=len(names), names=Listing(names))


def _last_turn(play: Play, seats: Collection[int]) -> list[int]:
    """Return when some seat did what belongs to its last turn, the last action first.

    That is what it did since anybody else at the table acted; usually the last action has the best reason.
    """
    entries = play.match.entries
    moments = dropwhile(lambda moment: entries[moment].actor not in seats, play.log.turns())
    turn: list[int] = []
    for moment in moments:
        if turn and entries[moment].actor != entries[turn[0]].actor:
            break
        turn.append(moment)
    if not turn:
        raise GameError("shell-why-idle")
    return turn


def _done(play: Play, moment: int, *, known: bool) -> Sequence[Message]:
    """Tell what was done at a moment, as the listener was told it.

    What told nothing by itself, such as a choice that was sealed, is named if it is known by now: there are
    reasons that the listener may hear, and nothing else can have been done. Silence needs no head line.
    """
    desk = play.desk()
    told = play.room.narration.tell(play.log.events_at(desk.seat, moment), desk)
    if told or not known:
        return told
    if certain(deed := _deed(play, moment), desk.seat):
        seen = Perspective(deed.game, deed.game.view(deed.state, deed.seat), deed.seat)
        move = play.room.narration.action(deed.action, replace(desk, perspective=seen))
        return (say("shell-why-deed", who=_who(play, moment), move=Nested(move)),)
    return (say("shell-why-last", who=_who(play, moment)),)


def _reasons(play: Play, moment: int) -> tuple[Reason, ...]:
    """Return the reasons of a computer player that the listener may know."""
    player = play.seating.seats[play.match.entries[moment].actor].player
    return tellable(play.room.bots, player, _deed(play, moment), play.desk().seat)


def _deed(play: Play, moment: int) -> Deed:
    """Return what was done at a moment, with all that was done since."""
    match, parse = play.match, play.match.game.parse_action
    seat, *later = match.entries[moment:]
    since = tuple((entry.actor, parse(entry.text)) for entry in later)
    return Deed(match.game, match.state_at(moment), seat.actor, parse(seat.text), since)


def _silence(play: Play, moment: int) -> Message:
    """Say that a computer player has no reason, or none that others may know."""
    player = play.seating.seats[play.match.entries[moment].actor].player
    random = judge_of(play.room.bots, player) is None
    return say("shell-why-random" if random else "shell-why-silent", who=_who(play, moment))


def _who(play: Play, moment: int) -> Person:
    return play.desk().person(play.match.entries[moment].actor)
