"""What a journal proves: every line by the rules, every draw by the seed, the times by what is possible.

Nothing here is about who really sat at a keyboard: that no journal can prove.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine.chance import Streams, parse_elapsed
from accessgames.engine.driver import SeededChance
from accessgames.engine.errors import GameError, JournalError
from accessgames.engine.game import CHANCE, CLOCK, SPECTATOR, Game
from accessgames.engine.journal import Correction, Entry, Journal
from accessgames.engine.luck import SecretSeed
from accessgames.engine.match import Match, Watch, unwatched, watched
from accessgames.engine.perspective import Perspective
from accessgames.engine.verification import Verification

ToldByPeople: TypeAlias = Callable[[Perspective[Any, Any, Any, Any]], bool]
"""Tells whether people tell what chance owes in a position, as with real dice; sees what a spectator sees."""

SeedKind: TypeAlias = Literal["drawn", "chosen", "sealed"]
"""Whether the seed was drawn in secret and is revealed, was chosen by somebody, or is not revealed."""

FIRST_DAY: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""No match of this program can have begun before."""

_CLOCKS_DIFFER: Final = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class LuckProof:
    """What is known of the luck of a match.

    Attributes:
        seed: See `SeedKind`.
        followed: Number of draws that follow from the seed.
        told: Number of draws that people told, which nothing proves.
        wrong: Number of the first line whose draw does not follow from the seed, from 1; None without one.
    """

    seed: SeedKind
    followed: int = 0
    told: int = 0
    wrong: int | None = None


@dataclass(frozen=True, slots=True)
class RecordProof:
    """All that was found in a journal.

    Attributes:
        verification: Whether every line is whole, unchanged and legal, and the result.
        luck: What is known of its luck.
        faults: What can't be true, the gravest first; none in a good journal.
        doubts: What is strange and may still be true.
    """

    verification: Verification
    luck: LuckProof
    faults: tuple[GameError, ...]
    doubts: tuple[GameError, ...]


def prove(
    game: Game[Any, Any, Any, Any],
    journal: Journal,
    told: ToldByPeople,
    now: datetime,
    watch: Watch = unwatched,
) -> RecordProof:
    """Repeat a journal and draw its luck again.

    Args:
        game: The rules.
        journal: What `read_journal` returned.
        told: Tells where chance was told by people.
        now: The time, with its zone.
        watch: Is told how many lines are done.
    """
    verification, luck = _repeat(game, journal, told, watch)
    faults: list[GameError] = []
    if verification.error is not None:
        faults.append(verification.error)
    if verification.damage is not None:
        faults.append(JournalError(verification.damage.key, line=verification.damage.line))
    if luck.wrong is not None:
        faults.append(JournalError("error-journal-luck", line=luck.wrong))
    faults.extend(_wrong_start(journal.header.started, now))
    return RecordProof(verification, luck, tuple(faults), tuple(_strange_clock(journal, now)))


def draw_follows(chance: SeededChance, match: Match[Any, Any, Any, Any], moment: int, text: str) -> bool:
    """Tell whether the draw after the first `moment` actions is the one that belongs to the seed."""
    drawn = chance.choose(match.game, match.state_at(moment), moment)
    return match.game.format_action(drawn) == text


def _repeat(
    game: Game[Any, Any, Any, Any], journal: Journal, told: ToldByPeople, watch: Watch
) -> tuple[Verification, LuckProof]:
    streams = _known_streams(journal)
    kind: SeedKind = "chosen" if journal.header.sealed is None else "sealed" if streams is None else "drawn"
    counted = _Counted(told, None if streams is None else SeededChance(streams))
    try:
        match = Match.reopen(game, journal)
        for line, record in enumerate(watched(journal.records, watch), start=2):
            match.repeat(line, record)
            if isinstance(record, Entry) and record.actor == CHANCE:
                counted.take(match, match.moment - 1, line, record.text)
            elif isinstance(record, Correction):
                counted.correct(match, line, record)
    except GameError as error:
        return Verification(0, None, journal.damage, error), counted.proof(kind)
    return Verification(match.moment, match.outcome, journal.damage, None), counted.proof(kind)


def _known_streams(journal: Journal) -> Streams | None:
    """Return the streams that the journal itself names; a seed that does not fit names none."""
    sealed = journal.header.sealed
    if sealed is None:
        return Streams(journal.header.seed)
    if journal.revealed is None:
        return None
    secret = SecretSeed(journal.revealed)
    return secret.streams(sealed.words) if sealed.fits(secret) else None


class _Counted:
    """Draws, compared with the seed one by one."""

    def __init__(self, told: ToldByPeople, chance: SeededChance | None) -> None:
        self._told = told
        self._chance = chance
        self._followed = 0
        self._by_people = 0
        self._wrong: int | None = None

    def correct(self, match: Match[Any, Any, Any, Any], line: int, record: Correction) -> None:
        """Look at a correction that was just repeated: only people tell something wrong."""
        drawn = match.entries[record.at].actor == CHANCE
        if drawn and not self._told(match.perspective_at(record.at, SPECTATOR)) and self._wrong is None:
            self._wrong = line
        for moment, text in record.redrawn:
            self.take(match, moment, line, text)

    def take(self, match: Match[Any, Any, Any, Any], moment: int, line: int, text: str) -> None:
        """Look at a draw that was just repeated."""
        if self._told(match.perspective_at(moment, SPECTATOR)):
            self._by_people += 1
        elif self._chance is not None and self._wrong is None:
            if draw_follows(self._chance, match, moment, text):
                self._followed += 1
            else:
                self._wrong = line

    def proof(self, kind: SeedKind) -> LuckProof:
        return LuckProof(kind, self._followed, self._by_people, self._wrong)


def _wrong_start(started: str, now: datetime) -> list[GameError]:
    """Return what is impossible about the beginning; nothing where nobody said when it was."""
    if not started:
        return []
    moment = read_start(started)
    if moment is None:
        return [JournalError("error-journal-start", started=started)]
    if moment < FIRST_DAY:
        return [JournalError("error-journal-early", started=started, first=str(FIRST_DAY.year))]
    if moment > now + _CLOCKS_DIFFER:
        return [JournalError("error-journal-future", started=started)]
    return []


def read_start(started: str) -> datetime | None:
    """Return when a match began, in UTC where no zone was said; None for what is no time.

    >>> read_start("2026-11-21T10:00:00+01:00").hour, read_start("yesterday")
    (10, None)
    """
    try:
        moment = datetime.fromisoformat(started)
    except ValueError:
        return None
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


def _strange_clock(journal: Journal, now: datetime) -> list[GameError]:
    """Return that the clock of the match shows more than has passed, as it may where `--clock` was given."""
    moment = read_start(journal.header.started)
    if moment is None:
        return []
    clocked = (
        parse_elapsed(record.text)
        for record in journal.records
        if isinstance(record, Entry) and record.actor == CLOCK
    )
    passed = timedelta(milliseconds=sum(each.milliseconds for each in clocked if each is not None))
    try:
        late = moment + passed > now + _CLOCKS_DIFFER
    except OverflowError:
        late = True
    minutes = int(passed.total_seconds() // 60)
    return [JournalError("error-journal-clock", minutes=minutes)] if late and passed > _CLOCKS_DIFFER else []
