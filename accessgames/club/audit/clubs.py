"""The audit of a club: everything worked out once more from the journals, and the first wrong line named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessgames.club.audit.journals import run_through
from accessgames.club.audit.matches import OpenRoom, check_match, check_options, result_from
from accessgames.club.events import Advanced, Corrected, Grouped, LotDrawn, Reported, Seated
from accessgames.club.model import League
from accessgames.club.notation import from_text, read
from accessgames.club.rules import Retracing
from accessgames.club.seating import advance, redrawn
from accessgames.club.store.archive import LEAGUE
from accessgames.engine import GameError

if TYPE_CHECKING:
    from accessgames.club.events import Event
    from accessgames.club.model import Tournament
    from accessgames.club.rules import Course
    from accessgames.club.store import Archive


@dataclass(frozen=True, slots=True)
class Audited:
    """What was found to be right about one tournament.

    Attributes:
        id: Its id.
        course: It, worked out anew.
        lines: Lines of its journal.
        matches: Matches played through.
        draws: Draws drawn again.
    """

    id: str
    course: Course
    lines: int
    matches: int
    draws: int


def audit(archive: Archive, open_room: OpenRoom) -> tuple[Audited, ...]:
    """Check every line of every tournament: hashes, rules, draws by their seeds, matches by their games.

    Raises:
        GameError: `club-error-journal` with the tournament, the first wrong line and the `cause`.
    """
    found = []
    for name, lines in archive.tournaments.items():
        if name.startswith(LEAGUE):
            _check_league(name, lines)
        else:
            found.append(_audit_one(archive, name, lines, open_room))
    return tuple(found)


def _check_league(name: str, lines: tuple[str, ...]) -> None:
    for number, line in enumerate(lines, 1):
        try:
            from_text(League, line)
        except ValueError:
            cause = GameError("error-journal-changed", line=number)
            raise GameError("club-error-journal", tournament=name[1:], line=number, cause=cause) from None


def _audit_one(archive: Archive, name: str, lines: tuple[str, ...], open_room: OpenRoom) -> Audited:
    run_through(name, lines)
    retracing = Retracing()
    matches = draws = 0
    for number, event in enumerate(read(f"{line}\n" for line in lines).events, 1):
        try:
            before = retracing.tournament
            if before is not None:
                matches += _check_source(archive, before, event, open_room)
                draws += _check_draw(before, event)
            retracing.add(event)
        except GameError as cause:
            raise GameError("club-error-journal", tournament=name, line=number, cause=cause) from None
    return Audited(name, retracing.course, len(lines), matches, draws)


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
