"""What characters say now and then about a match: made of what everybody hears, and sparse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import find_character
from accessgames.engine import SPECTATOR, is_rated
from accessgames.language import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.language import Message
    from accessgames.shell.knowledge import Knowledge
    from accessgames.shell.settings import Settings

SILENCE: Final = 5
"""Tellings after a remark, and at the beginning, in which nobody says anything."""


class Remarks:
    """What is said at one table.

    It depends on what everybody can see alone: on public events, scores and the result. So it gives nothing
    away, and the same match has the same remarks. Nobody says the same thing twice, and nobody says anything
    while time runs that people need for something else.
    """

    def __init__(self, known: Knowledge) -> None:
        """Listen to a match from where it stands; nothing is said of what lies before."""
        header, seats = known.seat.header, known.seating.seats
        characters = {seat: find_character(known.room.bots, spec.player) for seat, spec in enumerate(seats)}
        self._known = known
        self._ids = {seat: one.id for seat, one in characters.items() if one is not None}
        self._moments = None if is_rated(header) or not self._ids else known.room.moments
        self._said: set[tuple[int, str]] = set()
        self._wait = SILENCE
        self._scores: tuple[int, ...] = ()
        self.listen()

    def listen(self) -> None:
        """Listen from where the match stands now, as after something was taken back."""
        self._heard = self._known.seat.moment
        self._scores = self._standing()

    def after(self, settings: Settings) -> tuple[Message, ...]:
        """Return what somebody says to what has happened since the last time, at most one sentence."""
        seat = self._known.seat
        if self._moments is None or seat.timed:
            return ()
        events, before = seat.events(SPECTATOR, self._heard), self._scores
        self.listen()
        self._wait -= bool(events)
        if self._wait > 0 or self._known.over or not _wanted(settings):
            return ()
        worthy = (one for one in self._worthy(events, before) if one not in self._said)
        found = next(worthy, None)
        if found is None:
            return ()
        self._wait = SILENCE
        self._said.add(found)
        return (self._says(*found),)

    def last(self, settings: Settings) -> tuple[Message, ...]:
        """Return what one character says when the result was told: a winner, if one of them has won."""
        outcome = self._known.seat.outcome
        if self._moments is None or outcome is None or not _wanted(settings):
            return ()
        winners = outcome.winners()
        seat = min(self._ids, key=lambda one: (one not in winners, one))
        return (self._says(seat, "won" if seat in winners else "lost"),)

    def _worthy(self, events: Sequence[Any], before: Sequence[int]) -> Iterator[tuple[int, str]]:
        """Yield who could say what: of bad luck, of a lost lead, of a gain, of what a person gained."""
        moments, now = self._moments, self._scores
        if moments is None or len(before) != len(now):
            return
        gains = [new - old for old, new in zip(before, now, strict=True)]
        humans = self._known.seating.humans
        unlucky = {moments.unlucky(event) for event in events}
        for seat in self._ids:
            if seat in unlucky:
                yield seat, "luck"
            if before[seat] > _most(before, seat) and now[seat] < _most(now, seat):
                yield seat, "lead"
            if gains[seat] >= moments.big:
                yield seat, "gain"
            if any(gains[person] >= moments.big for person in humans):
                yield seat, "praise"

    def _says(self, seat: int, moment: str) -> Message:
        who = self._known.public_listener().person(seat)
        return say(f"character-{self._ids[seat]}-{moment}", "remark", who=who)

    def _standing(self) -> tuple[int, ...]:
        if self._moments is None:
            return ()
        return tuple(self._moments.scores(self._known.seat.perspective(SPECTATOR).view))


def _wanted(settings: Settings) -> bool:
    """Tell whether people want to hear it: not in brief mode, and not where computer players are silent."""
    brief = settings["verbosity"] == "brief" or settings["bot"] in {"brief", "silent"}
    return settings.flag("remarks") and not brief


def _most(scores: Sequence[int], seat: int) -> int:
    return max((score for other, score in enumerate(scores) if other != seat), default=0)
