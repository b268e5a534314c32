"""The audit of a club: everything worked out once more from the journals, and every wrong line named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessgames.club.audit.leagues import read_league
from accessgames.club.audit.matches import OpenRoom, check_match, check_options, result_from
from accessgames.club.events import Advanced, Corrected, Grouped, LotDrawn, Reported, Seated
from accessgames.club.notation import read, scan
from accessgames.club.rules import Retracing
from accessgames.club.seating import advance, redrawn
from accessgames.club.store.archive import LEAGUE
from accessgames.engine import GameError

if TYPE_CHECKING:
    from accessgames.club.events import Event
    from accessgames.club.model import Tournament
    from accessgames.club.notation import Scanned
    from accessgames.club.rules import Course
    from accessgames.club.store import Archive


@dataclass(frozen=True, slots=True)
class Audited:
    """What was found about one tournament or league.

    Attributes:
        id: Its id.
        course: The tournament, worked out anew from what is right; None for a league, and where not even the
            creation can be read.
        lines: Lines of its journal.
        matches: Matches played through.
        draws: Draws drawn again.
        mistakes: `club-error-journal` for every wrong line, with the tournament, the line and the `cause`.
    """

    id: str
    course: Course | None
    lines: int
    matches: int
    draws: int
    mistakes: tuple[GameError, ...] = ()


def audit(archive: Archive, open_room: OpenRoom) -> tuple[Audited, ...]:
    """Check every line of every tournament as `examine` does, and insist that all is right.

    Returns:
        What was found about each tournament; leagues are left out.

    Raises:
        GameError: `club-error-journal` with the tournament, its first wrong line and the `cause`.
    """
    found = examine(archive, open_room)
    for one in found:
        if one.mistakes:
            raise one.mistakes[0]
    return tuple(one for one in found if one.course is not None)


def examine(archive: Archive, open_room: OpenRoom) -> tuple[Audited, ...]:
    """Check every line of every tournament: hashes, rules, draws by their seeds, matches by their games.

    A wrong line does not end it: one that breaks the rules is left out, any other one counts as it stands,
    and everything behind it is checked as well.
    """
    return tuple(
        _examine_league(name, lines)
        if name.startswith(LEAGUE)
        else _Examination(archive, name, open_room).of(lines)
        for name, lines in archive.tournaments.items()
    )


def _examine_league(name: str, lines: tuple[str, ...]) -> Audited:
    mistakes = []
    for number, line in enumerate(lines, 1):
        try:
            read_league(name.removeprefix(LEAGUE), line, number)
        except GameError as mistake:
            mistakes.append(mistake)
    return Audited(name, None, len(lines), 0, 0, tuple(mistakes))


def _mistake(name: str, line: int, cause: GameError) -> GameError:
    return GameError("club-error-journal", tournament=name, line=line, cause=cause)


class _Examination:
    """One tournament, line by line."""

    def __init__(self, archive: Archive, name: str, open_room: OpenRoom) -> None:
        self._archive = archive
        self._name = name
        self._open_room = open_room
        self._retracing = Retracing()
        self._matches = 0
        self._draws = 0

    def of(self, lines: tuple[str, ...]) -> Audited:
        """Look at all lines."""
        mistakes = [
            _mistake(self._name, found.number, cause)
            for found in scan(f"{line}\n" for line in lines)
            if (cause := self._wrong(found, lines[0])) is not None
        ]
        course = None if self._retracing.tournament is None else self._retracing.course
        return Audited(self._name, course, len(lines), self._matches, self._draws, tuple(mistakes))

    def _wrong(self, found: Scanned, first: str) -> GameError | None:
        """Carry a line out; return what is wrong with it, if anything."""
        broken = None if found.line is None else self._carried_out(found.line.event)
        if found.sound:
            return broken
        if found.number > 1:
            return GameError("error-journal-changed", line=found.number)
        try:
            read([f"{first}\n"])
        except GameError as foreign:
            return foreign
        return broken

    def _carried_out(self, event: Event) -> GameError | None:
        """Let an event happen where the rules allow it; return what is wrong with it."""
        before = self._retracing.tournament
        try:
            self._retracing.add(event)
            if before is not None:
                self._matches += _check_source(self._archive, before, event, self._open_room)
                self._draws += _check_draw(before, event)
        except GameError as cause:
            return cause
        return None


def _check_draw(tournament: Tournament, event: Event) -> bool:
    """Draw again what was drawn from a seed; tell whether there was anything to draw.

    Raises:
        GameError: `club-error-draw` when something else comes out.
    """
    seed = event.seed if isinstance(event, Seated | Grouped | LotDrawn) else ""
    if not seed and not isinstance(event, Advanced):
        return False
    again = advance(tournament) if isinstance(event, Advanced) else redrawn(tournament, event)
    if again != event:
        raise GameError("club-error-draw", seed=seed)
    return True


def _check_source(archive: Archive, tournament: Tournament, event: Event, open_room: OpenRoom) -> bool:
    """Play the match through that a result was taken from; tell whether there was one."""
    if not isinstance(event, Reported | Corrected) or event.result.typed:
        return False
    text = archive.records.get(event.result.source)
    if text is None:
        raise GameError("club-error-match-lost")
    played = check_match(text, open_room)
    round_ = tournament.round(event.round_)
    table = tournament.table(event.round_, event.table)
    check_options(
        tournament.proposal.games[round_.game],
        played,
        open_room(played.header.game, dict(played.header.options)),
    )
    if result_from(tournament, round_, table, played) != event.result:
        raise GameError("club-error-match-other", round=event.round_, table=event.table)
    return True
