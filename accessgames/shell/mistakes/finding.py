"""Mistakes are found: the decisions of people in a finished match than which something was clearly better."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.review import DecisionReview
from accessgames.dataclasses import dataclass
from accessgames.engine import GameError, is_rated, watched
from accessgames.engine.hindsight import FinishedMatch
from accessgames.personal import mistakes, results, tables
from accessgames.shell.mistakes.positions import write_position
from accessgames.shell.seating import HUMAN
from accessgames.storage.journal_files import load_journal

if TYPE_CHECKING:
    import datetime as dt
    from pathlib import Path

    from accessgames.bots.review import Verdict
    from accessgames.engine import Header
    from accessgames.engine.journal import PublicHeader
    from accessgames.games import Room
    from accessgames.patience import Patience
    from accessgames.shell.protocols import RoomLoader

MOST_OF_A_MATCH: Final = 3
"""Mistakes that one match gives at most, the greatest: more would be a burden."""

MOST_AT_ONCE: Final = 20
"""Matches that are looked through at once, the latest; the others when it is asked for again."""


@dataclass(frozen=True, slots=True)
class OwnMistakes:
    """What lessons from own mistakes need of this computer.

    Attributes:
        book: Where mistakes are kept.
        today: Gives the day.
        finished: Lists the journals of finished matches, the latest first.
        open_room: Loads the game of a match with its recorded options.
    """

    book: mistakes.MistakeBook
    today: Callable[[], dt.date]
    finished: Callable[[], tuple[Path, ...]]
    open_room: RoomLoader

    def fresh(self) -> tuple[Path, ...]:
        """List the journals in which nobody has looked for mistakes, the latest first.

        Raises:
            StorageError: They can't be listed, or the personal file can't be used.
        """
        paths = self.finished()
        looked = self.book.looked_at() if paths else frozenset()
        return tuple(path for path in paths if path.name not in looked)

    def look(self, patience: Patience, person: str = "") -> int:
        """Look for mistakes in finished matches, each once; what is found is kept match by match.

        Args:
            patience: Tells how far it is; Ctrl+C ends it, and what was found by then stays.
            person: Who learns, by the settings; empty where nobody said.

        Returns:
            How many mistakes are new.

        Raises:
            GameError: `patience-stopped`.
            StorageError: The personal file can't be used.
        """
        paths = self.fresh()[:MOST_AT_ONCE]
        with patience.searched(len(paths)) as watch:
            return sum(self._look_at(path, person) for path in watched(paths, watch))

    def _look_at(self, path: Path, person: str) -> int:
        """Look for mistakes in a match; a journal that can't be used has none, and is not looked at again."""
        try:
            match, found = self._found_in(path, person)
        except GameError:
            match, found = "", ()
        return self.book.keep(path.name, match, found)

    def _found_in(self, path: Path, person: str) -> tuple[str, tuple[tuple[mistakes.Mistake, str], ...]]:
        """Return what tells a match from every other one, empty for a damaged one, and its mistakes.

        Raises:
            GameError: The journal can't be read, or does not fit the rules.
        """
        journal = load_journal(path)
        if journal.damage is not None:
            return "", ()
        match, seats = results.identity_of(journal.header), own_seats(journal.header, person)
        if not seats:
            return match, ()
        room = self.open_room(journal.header.game, dict(journal.header.options))
        finished = FinishedMatch.read(room.game, journal)
        return match, tuple(find_mistakes(room, finished, seats, match, self.today()))


def own_seats(header: Header | PublicHeader, person: str = "") -> frozenset[int]:
    """Return whose mistakes a match teaches: of the person by their name, else of all people at the keyboard.

    None of a match in training, where time goes back, and none of a table of a tournament.
    """
    if header.training or is_rated(header):
        return frozenset()
    people = {seat: one.name.casefold() for seat, one in enumerate(header.seats) if one.player == HUMAN}
    own = frozenset(seat for seat, name in people.items() if name == person.casefold())
    return own or frozenset(people)


def find_mistakes(
    room: Room,
    match: FinishedMatch[Any, Any, Any, Any],
    seats: Collection[int],
    identity: str,
    today: dt.date,
) -> Iterator[tuple[mistakes.Mistake, str]]:
    """Yield the greatest mistakes of some seats with their positions, in the order of the match.

    Args:
        room: The game; one without a measure has no values, so no mistakes.
        match: A finished match; each decision is judged by what its seat knew then.
        seats: Whose decisions.
        identity: What tells the match from every other one.
        today: The day on which they are found, and wait from.
    """
    measure = room.measure
    if measure is None:
        return
    review = DecisionReview(room.bots, match, measure.clear, measure.judged, measure.judge)
    own = (move.number for move in review.moves if move.seat is not None and move.seat in seats)
    turning = [verdict for number in own if (verdict := review.verdict(number)) and review.turning(number)]
    greatest = sorted(turning, key=lambda one: -one.loss)[:MOST_OF_A_MATCH]
    for verdict in sorted(greatest, key=lambda one: one.move.number):
        position = write_position(match, verdict.move.start)
        if len(position) <= tables.LONGEST_POSITION:
            yield _mistake(match, verdict, identity, today), position


def _mistake(
    match: FinishedMatch[Any, Any, Any, Any], verdict: Verdict, identity: str, today: dt.date
) -> mistakes.Mistake:
    header, move = match.header, verdict.move
    done, seat = match.game.format_action(verdict.action), move.seat or 0
    return mistakes.Mistake(identity, move.start, header.game, header.started, seat, done, today, today)
