"""Why a computer player did what it did last: `proč počítač`, from what it knew at that moment."""

from __future__ import annotations

from dataclasses import replace
from itertools import dropwhile
from typing import TYPE_CHECKING, Final

from accessgames.bots.explaining import Deed, judge_of, tellable
from accessgames.engine import GameError
from accessgames.language import Found, Listing, say
from accessgames.language.commandline import plain

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from accessgames.language import Message, Person
    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Rest

_REASONS: Final = 3


def tell_motives(play: Play, rest: Rest) -> None:
    """Tell the last thing that a computer player did and why; its secrets it keeps to itself.

    Raises:
        GameError: `shell-why-whom` when the words name no computer player here, `shell-why-idle` when it has
            not done anything yet.
    """
    turn = _last_turn(play, _asked(play, rest))
    explained = ((moment, _motives(play, moment)) for moment in turn)
    moment, motives = next((one for one in explained if one[1]), (turn[0], ()))
    done = _done(play, moment) or (say("shell-why-last", who=_who(play, moment)),)
    told = (*done, *(motives or (_silence(play, moment),)))
    play.answer(tuple(replace(message, kind="answer") for message in told))


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


def _done(play: Play, moment: int) -> Sequence[Message]:
    """Tell what was done at a moment, as the listener was told it."""
    desk = play.desk()
    return play.room.narration.tell(play.log.events_at(desk.seat, moment), desk)


def _motives(play: Play, moment: int) -> tuple[Message, ...]:
    """Tell the reasons of a computer player that the listener may know."""
    match, entries, desk = play.match, play.match.entries, play.desk()
    seat, *later = entries[moment:]
    parse = match.game.parse_action
    since = tuple((entry.actor, parse(entry.text)) for entry in later)
    deed = Deed(match.game, match.state_at(moment), seat.actor, parse(seat.text), since)
    reasons = tellable(play.room.bots, play.seating.seats[seat.actor].player, deed, desk.seat)
    return tuple(play.room.narration.reason(reason, desk) for reason in reasons[:_REASONS])


def _silence(play: Play, moment: int) -> Message:
    """Say that a computer player has no reason, or none that others may know."""
    player = play.seating.seats[play.match.entries[moment].actor].player
    random = judge_of(play.room.bots, player) is None
    return say("shell-why-random" if random else "shell-why-silent", who=_who(play, moment))


def _who(play: Play, moment: int) -> Person:
    return play.desk().person(play.match.entries[moment].actor)
