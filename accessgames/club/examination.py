"""A whole club worked out once more: hashes, signatures, names, rules, draws and matches."""

from __future__ import annotations

from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from accessgames.club import audit, notation
from accessgames.club import events as e
from accessgames.club.model import luck
from accessgames.club.model.proposal import Handicaps
from accessgames.club.rules.apart import parted_pairs
from accessgames.club.rules.course import Course, CourseBuilder
from accessgames.club.rules.forgetting import forgotten_people, named_player, people_of
from accessgames.club.seating.advancing import advance
from accessgames.club.seating.draws import redraw
from accessgames.club.seating.lots import pairs_of
from accessgames.club.store.archive import LEAGUE, Archive
from accessgames.club.union import entries
from accessgames.club.union.folding import carry_out
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError, IllegalAction, Watch, unwatched, watched
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


_SHORT: Final = 8
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
        aside: Entries that do not hold among what other computers wrote; they are no mistakes.
    """

    id: str
    course: Course | None
    lines: int
    matches: int
    draws: int
    mistakes: tuple[GameError, ...] = ()
    signatures: Signatures = _UNSIGNED
    lost: int = 0
    aside: int = 0


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
    if notation.form_of(lines[0]) == notation.UNITED_FORMAT:
        return _examine_entries(archive, name, lines, open_room, watch)
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


def _examine_entries(
    archive: Archive, name: str, lines: tuple[str, ...], open_room: audit.OpenRoom, watch: Watch
) -> AuditReport:
    """Carry out a tournament of entries; what is damaged is left out, with all that follows on it."""
    found: dict[str, entries.Entry] = {}
    places: dict[str, int] = {}
    mistakes: list[tuple[int, GameError]] = []
    for number, line in enumerate(lines, 1):
        try:
            entry = entries.read_entry(line, archive.people)
        except (ValueError, TypeError, KeyError):
            mistakes.append((number, GameError("error-journal-changed", line=number)))
            continue
        found[entry.hash], places[entry.hash] = entry, number
    while (loose := entries.first_loose(found)) is not None:
        mistakes.append((places[loose], GameError("error-journal-changed", line=places[loose])))
        del found[loose]
    report = AuditReport(name, None, len(lines), 0, 0)
    if sum(not entry.after for entry in found.values()) != 1:
        mistakes.append((1, GameError("error-club-foreign")))
    else:
        own = _EntriesExamination(archive, open_room, entries.put_in_order(found.values()))
        for entry in watched(own.known.entries, watch):
            try:
                own.check_entry(entry)
            except GameError as wrong:
                mistakes.append((places[entry.hash], wrong))
        report = own.report(name, len(lines))
    told = (
        GameError("club-error-journal", tournament=name, line=line, cause=cause)
        for line, cause in sorted(mistakes, key=itemgetter(0))
    )
    return replace(report, mistakes=tuple(told))


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
            GameError: `club-error-match-lost` unless it went with a name; or it says something else, or has
                handicaps that people did not have.
        """
        if not isinstance(event, e.Reported | e.Corrected):
            return False
        audit.check_handicaps(tournament, event)
        if event.result.typed:
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
        added = [seat.handicap for seat in event.result.seats]
        if audit.match_result(tournament, round_, table, played, added) != event.result:
            raise GameError("club-error-match-other", round=event.round_, table=event.table)


def _check_draw(tournament: Tournament, event: e.Event, happened: int) -> bool:
    """Draw again what was drawn from a seed; tell whether there was anything to draw.

    Args:
        tournament: As it stood.
        event: What happened.
        happened: How many lines the journal had, those about itself left out.

    Raises:
        GameError: `club-error-draw` when something else comes out, `club-error-draw-apart` when others were
            kept apart than should be, `club-error-draw-seed` when the seed does not follow from the drawn one
            of the tournament.
    """
    seed = event.seed if isinstance(event, e.Seated | e.Grouped | e.LotDrawn) else ""
    if not seed and not isinstance(event, e.Advanced):
        return False
    again = advance(tournament) if isinstance(event, e.Advanced) else redraw(tournament, event)
    if again != event:
        raise GameError("club-error-draw", seed=seed)
    if isinstance(event, e.Seated):
        due = {*parted_pairs(tournament, event.first)}
        if due != pairs_of(event.avoid):
            raise GameError("club-error-draw-apart", round=event.first)
    # Lots that are drawn together have one moment and numbers.
    own = (luck.draw_seed(tournament.seed, happened - number, number) for number in range(happened))
    if seed and luck.is_secret(tournament.seed) and seed not in own:
        raise GameError("club-error-draw-seed", seed=seed)
    return True


class _EntriesExamination(_Examination):
    """One tournament of entries, each held against what its writer knew.

    Attributes:
        known: What the entries come to.
    """

    def __init__(self, archive: Archive, open_room: audit.OpenRoom, found: tuple[entries.Entry, ...]) -> None:
        """Begin with entries in their order."""
        super().__init__(archive, open_room, tuple(entry.event for entry in found), strict=True)
        self.known = carry_out(found)
        self._lineage = entries.Lineage(found)
        self._aside = {one.entry.id for one in self.known.aside}
        self._holding = frozenset(self.known.holding)
        self._gone = {
            entry.who[entry.event.player] for entry in found if isinstance(entry.event, e.Forgotten)
        }
        pairs = [
            pair for entry in found if isinstance(entry.event, e.Forgotten) for pair in entry.event.people
        ]
        self._instead = {*pairs}
        told = (notation.read_person(one, archive.people) for one, _ in pairs if self._lies_there(one))
        self._labels = {one.forgotten for one in told if isinstance(one, notation.ForgottenEntry)}
        # A name went later than what is held against the tournament of its time.
        named = (entry.event.person for entry in found if isinstance(entry.event, e.NAMING))
        self._elsewhere = frozenset(
            one
            for one in named
            if isinstance(notation.read_person(one, archive.people), notation.ForgottenEntry)
        )
        self._plain = sum(
            1 << place for place, entry in enumerate(found) if not isinstance(entry.event, e.REMARKS)
        )
        self._made = found[0].when
        self._signers: dict[str, int] = {}
        self._signed: list[entries.Entry] = []

    def check_entry(self, entry: entries.Entry) -> None:
        """Check all that an entry claims.

        Raises:
            GameError: It was not allowed where it was written, or claims what is not so.
        """
        if entry.signature and self.checked:
            if not signing.is_signed(entry.author, signing.CLUB_LINE, entry.signed, entry.signature):
                raise GameError("club-error-signature")
            self._signed.append(entry)
        if entry.author:
            self._signers.setdefault(entry.author, self._lineage.place[entry.hash] + 1)
        event = entry.event
        if isinstance(event, e.NAMING) and not self._is_gone(entry, event):
            self._check_person(event)
        drawn = isinstance(event, e.Seated | e.Grouped | e.LotDrawn | e.Advanced)
        handicaps = self.known.course.tournament.proposal.handicaps is not Handicaps.NONE
        played = isinstance(event, e.Reported | e.Corrected) and (handicaps or not event.result.typed)
        if drawn or played or entry.id in self._aside:
            self._check_there(entry)

    def _lies_there(self, person: str) -> bool:
        """Tell whether the text in the place of a name is one that was said."""
        return (person, notation.digest_of(self._archive.people.get(person, ""))) in self._instead

    def _is_gone(self, entry: entries.Entry, event: e.Registered | e.Changed | e.Substituted) -> bool:
        """Tell whether in the place of a name lies what somebody said who forgot the person.

        Where copies came together it may be what was said of another name of the person. Of a line that
        does not count nobody has said anything.
        """
        if self._lies_there(event.person):
            return True
        found = notation.read_person(event.person, self._archive.people)
        if not isinstance(found, notation.ForgottenEntry):
            return False
        said = found.forgotten in self._labels and _person_of(entry, event) in self._gone
        return said or entry.id not in self._holding

    def _check_there(self, entry: entries.Entry) -> None:
        """Hold an entry against the tournament as its writer knew it.

        Raises:
            GameError: It was not allowed, its draw or its match says something else, or its numbers do.
        """
        before = self._lineage.before(entry)
        there = carry_out(before, self._elsewhere)
        if any(there.numbers.get(person) != number for number, person in entry.who.items()):
            raise GameError("club-error-entry-people")
        event = entry.event
        if isinstance(event, e.NAMING) and event.person in self._elsewhere:
            # What the person is called now may be what another copy called somebody else.
            event = replace(event, name=event.person[:_SHORT])
        refused = there.course.refusal(event)
        if refused is not None:
            raise IllegalAction(refused)
        self._nameless = frozenset(there.numbers[one] for one in self._gone if one in there.numbers)
        tournament = there.course.tournament
        self.matches += self._check_source(tournament, entry.event)
        happened = self._lineage.counted_before(entry, self._plain)
        self.draws += _check_draw(tournament, entry.event, happened)

    def report(self, name: str, lines: int) -> AuditReport:
        """Return what was found, without the mistakes."""
        covered = self._lineage.known_to(self._signed)
        for entry in self._signed:
            covered |= 1 << self._lineage.place[entry.hash]
        signatures = Signatures(tuple(self._signers.items()), covered.bit_count(), self.checked)
        counts = (lines, self.matches, self.draws)
        return AuditReport(name, self.known.course, *counts, (), signatures, self.lost, len(self._aside))


def _person_of(entry: entries.Entry, event: e.Registered | e.Changed | e.Substituted) -> str:
    """Return the id of the entry that brought whom an entry names."""
    return entry.who[event.player] if isinstance(event, e.Changed) else entry.id
