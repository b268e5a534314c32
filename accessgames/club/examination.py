"""A whole club worked out once more: hashes, signatures, names, rules, draws and matches."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.club import audit, notation
from accessgames.club import events as e
from accessgames.club.model import luck
from accessgames.club.rules.course import Course, CourseBuilder
from accessgames.club.rules.forgetting import forgotten_people, named_player, people_of
from accessgames.club.seating.draws import advance, redraw
from accessgames.club.store.archive import LEAGUE, Archive
from accessgames.dataclasses import dataclass
from accessgames.engine import GameError, Watch, unwatched, watched
from accessgames.storage import signing

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Signatures:
    """What the signatures of a journal say.

    Attributes:
        keys: Each public key with the first line that it signed; more than one where a key took over.
        covered: Number of the last line that a good signature covers, with all lines before it; 0 for none.
        checked: Whether they could be checked.
    """

    keys: tuple[tuple[str, int], ...] = ()
    covered: int = 0
    checked: bool = True


_UNSIGNED: Final = Signatures()


@dataclass(frozen=True, slots=True)
class AuditReport:
    """What was found about one tournament or league.

    Attributes:
        id: Its id.
        course: The tournament, worked out anew from what is right; None for a league, and where not even the
            creation can be read.
        lines: Lines of its journal.
        matches: Matches played through.
        draws: Draws drawn again.
        mistakes: `club-error-journal` for every wrong line, with the tournament, the line and the `cause`.
        signatures: Whose signatures there are, and how far they reach.
        lost: Results whose matches were dropped, as somebody of theirs was forgotten.
    """

    id: str
    course: Course | None
    lines: int
    matches: int
    draws: int
    mistakes: tuple[GameError, ...] = ()
    signatures: Signatures = _UNSIGNED
    lost: int = 0


def audit_club(
    archive: Archive, open_room: audit.OpenRoom, watch: Watch = unwatched
) -> tuple[AuditReport, ...]:
    """Check every line of every tournament as `examine_club` does, and insist that all is right.

    `watch` is told how many lines are done.

    Returns:
        What was found about each tournament; leagues are left out.

    Raises:
        GameError: `club-error-journal` with the tournament, its first wrong line and the `cause`.
    """
    found = examine_club(archive, open_room, watch)
    for one in found:
        if one.mistakes:
            raise one.mistakes[0]
    return tuple(one for one in found if one.course is not None)


def examine_club(
    archive: Archive, open_room: audit.OpenRoom, watch: Watch = unwatched
) -> tuple[AuditReport, ...]:
    """Check every line of every tournament: hashes, rules, draws by their seeds, matches by their games.

    A wrong line does not end it: one that breaks the rules is left out, any other one counts as it stands,
    and everything behind it is checked as well. `watch` is told how many lines are done, of everything.
    """
    found: list[AuditReport] = []
    for name, lines in archive.tournaments.items():
        before = sum(one.lines for one in found)
        if not name.startswith(LEAGUE):
            found.append(_examine(archive, name, lines, open_room, partial(_further, watch, before)))
            continue
        mistakes = []
        for number, line in enumerate(lines, 1):
            try:
                audit.read_league(name.removeprefix(LEAGUE), line, number)
            except GameError as mistake:
                mistakes.append(mistake)
        found.append(AuditReport(name, None, len(lines), 0, 0, tuple(mistakes)))
    return tuple(found)


def _further(watch: Watch, before: int, done: int) -> None:
    watch(before + done)


def _examine(
    archive: Archive, name: str, lines: tuple[str, ...], open_room: audit.OpenRoom, watch: Watch
) -> AuditReport:
    """Carry out a tournament line by line, as far as the rules allow it."""
    scanned = [*notation.scan_tournament_journal((f"{line}\n" for line in lines), archive.people)]
    events = tuple(one.line.event for one in scanned if one.line is not None)
    found = _Examination(
        archive, open_room, events, strict=notation.form_of(lines[0]) != notation.PLAIN_FORMAT
    )
    mistakes = []
    for one in watched(scanned, watch):
        wrong: GameError | None = None
        try:
            if one.line is not None:
                found.check(one.number, one.line)
        except GameError as cause:
            wrong = cause
        if not one.sound and one.number > 1:
            wrong = GameError("error-journal-changed", line=one.number)
        elif not one.sound:
            try:
                notation.read_tournament_journal([f"{lines[0]}\n"], archive.people)
            except GameError as foreign:
                wrong = foreign
        if wrong is not None:
            mistakes.append(GameError("club-error-journal", tournament=name, line=one.number, cause=wrong))
    course = None if found.retracing.tournament is None else found.retracing.course
    signatures = Signatures(tuple(found.keys), found.covered, found.checked)
    counts = (len(lines), found.matches, found.draws)
    return AuditReport(name, course, *counts, tuple(mistakes), signatures, found.lost)


class _Examination:
    """One tournament, worked out anew line by line.

    Attributes:
        retracing: The tournament so far.
        matches: Matches played through.
        draws: Draws drawn again.
        lost: Matches that were dropped with the name of somebody who was forgotten.
        keys: Public keys with the first line of each.
        covered: The last line with a good signature.
        checked: Whether signatures can be checked here.
    """

    def __init__(
        self, archive: Archive, open_room: audit.OpenRoom, events: tuple[e.Event, ...], *, strict: bool
    ) -> None:
        """Begin before the first line; of all events is known already who is forgotten by them.

        Args:
            archive: The club.
            open_room: Loads a game.
            events: All events of the tournament.
            strict: Whether matches had to show what they were part of, as the first program didn't ask.
        """
        self._archive = archive
        self._strict = strict
        self._open_room = open_room
        self._forgotten = forgotten_people(events)
        self._nameless = frozenset(
            player for player, person in people_of(events) if person in self._forgotten
        )
        self.retracing = CourseBuilder()
        self.matches = self.draws = self.lost = self.covered = 0
        self._happened = 0  # lines, those about the journal itself left out
        self._made = ""
        self.keys: list[tuple[str, int]] = []
        self.checked = signing.can_sign()

    def check(self, number: int, line: notation.JournalLine) -> None:
        """Carry out a line and check all that it claims.

        Raises:
            GameError: It is not allowed, or claims what is not so.
        """
        event, before = line.event, self.retracing.tournament
        if isinstance(event, e.Keyed):
            self.keys.append((event.key, number))
        forged = None if self._is_signed(number, line) else GameError("club-error-signature")
        try:
            self.retracing.add(event)
        except GameError as refused:
            raise (forged or refused) from None
        if forged is not None:
            raise forged
        happened = self._happened
        self._happened += not isinstance(event, e.REMARKS)
        self._made = self._made or line.when
        if before is not None:
            self.matches += self._check_source(before, event)
            self.draws += _check_draw(before, event, happened)
        if isinstance(event, e.NAMING) and event.person:
            self._check_person(event)

    def _is_signed(self, number: int, line: notation.JournalLine) -> bool:
        """Tell whether a line has no signature or a good one, which covers all lines before it, too."""
        if not line.signature or not self.checked:
            return True
        key = self.keys[-1][0] if self.keys else ""
        good = signing.is_signed(key, signing.CLUB_LINE, line.signed, line.signature)
        self.covered = number if good else self.covered
        return good

    def _check_person(self, event: e.Registered | e.Changed | e.Substituted) -> None:
        """Require the name that the line was written about.

        Raises:
            GameError: `club-error-person` with the number of a player whose name is another one, or gone.
        """
        text = self._archive.people.get(event.person, "")
        if notation.digest_of(text) not in {event.person, self._forgotten.get(event.person)}:
            raise GameError("club-error-person", player=named_player(event))

    def _check_source(self, tournament: Tournament, event: e.Event) -> bool:
        """Play the match through that a result was taken from; tell whether there was one.

        Raises:
            GameError: `club-error-match-lost` unless it went with a name; or it says something else.
        """
        if not isinstance(event, e.Reported | e.Corrected) or event.result.typed:
            return False
        if event.result.source in self._archive.records:
            self._check_seal(event.result.source)
            self._check_match(tournament, event)
            return True
        if self._nameless.isdisjoint(seat.player for seat in event.result.seats):
            raise GameError("club-error-match-lost")
        self.lost += 1
        return False

    def _check_seal(self, digest: str) -> None:
        """Check the signature of a match, if it has one.

        Raises:
            GameError: `club-error-match-seal`.
        """
        text = self._archive.seals.get(digest)
        if text is None or not self.checked:
            return
        seal = signing.read_seal(text)
        if seal is None or not signing.is_signed(seal.key, signing.MATCH, digest, seal.signature):
            raise GameError("club-error-match-seal")

    def _check_match(self, tournament: Tournament, event: e.Reported | e.Corrected) -> None:
        """Play the match through that a result was taken from.

        Raises:
            GameError: It breaks the rules, belongs elsewhere, or says something else than the result.
        """
        played = audit.check_match(self._archive.records[event.result.source], self._open_room)
        round_ = tournament.round(event.round_)
        table = tournament.table(event.round_, event.table)
        room = self._open_room(played.header.game, dict(played.header.options))
        audit.check_options(tournament.proposal.games[round_.game], played, room)
        if self._strict:
            audit.check_occasion(tournament, round_, table, played, self._made)
        if audit.match_result(tournament, round_, table, played) != event.result:
            raise GameError("club-error-match-other", round=event.round_, table=event.table)


def _check_draw(tournament: Tournament, event: e.Event, happened: int) -> bool:
    """Draw again what was drawn from a seed; tell whether there was anything to draw.

    Args:
        tournament: As it stood.
        event: What happened.
        happened: How many lines the journal had, those about itself left out.

    Raises:
        GameError: `club-error-draw` when something else comes out, `club-error-draw-seed` when the seed does
            not follow from the drawn one of the tournament.
    """
    seed = event.seed if isinstance(event, e.Seated | e.Grouped | e.LotDrawn) else ""
    if not seed and not isinstance(event, e.Advanced):
        return False
    again = advance(tournament) if isinstance(event, e.Advanced) else redraw(tournament, event)
    if again != event:
        raise GameError("club-error-draw", seed=seed)
    # Lots that are drawn together have one moment and numbers.
    own = (luck.draw_seed(tournament.seed, happened - number, number) for number in range(happened))
    if seed and luck.is_secret(tournament.seed) and seed not in own:
        raise GameError("club-error-draw-seed", seed=seed)
    return True
