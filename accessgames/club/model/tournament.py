"""A tournament as it stands: people, rounds with their tables and results, and what was corrected."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

from accessgames.club.model.later import later
from accessgames.club.model.proposal import Proposal, SeatingKind
from accessgames.dataclasses import dataclass

PlayerNumber: TypeAlias = Annotated[int, "player"]
"""Number of a player at a tournament, from 1; events of two copies that are united have it translated."""

NewNumber: TypeAlias = Annotated[int, "newcomer"]
"""Number of somebody whom the event itself brings."""

Pair: TypeAlias = tuple[PlayerNumber, PlayerNumber]
"""Numbers of two players."""

NOBODY: Final = 0
"""Stands where a player's number could: nobody."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody registered.

    Attributes:
        number: Number at this tournament, from 1.
        name: As it is told, in the nominative.
        category: `BLIND`, `SIGHTED`, a category of the organiser's own, or empty.
        gender: `feminine`, `masculine`, `neuter`, or empty when not said.
        qualifier: Whether already qualified directly for what this tournament qualifies for, so that no place
            of it is taken.
        joined: First round in which the player counts: 1, or later for a latecomer.
        active: Whether present, so that a place at a table is due.
        replaces: Number of the player for whom this one came as a substitute, or `NOBODY`.
        inherits: Whether a substitute takes over what the other one had won.
        spoken: A spelling of the name for the voice, or empty.
        handicap: Points that help in games from now on, by the rule of the proposal; 0 without a handicap.
    """

    number: int
    name: str
    category: str = ""
    gender: str = ""
    qualifier: bool = False
    joined: int = 1
    active: bool = True
    replaces: int = NOBODY
    inherits: bool = False
    spoken: str = ""
    handicap: int = 0


TYPED: Final = ""
"""Source of a result that was typed in."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What one player reached at a table.

    Attributes:
        player: Number of the player.
        place: Place at this table from 1, shared places equal (1, 1, 3); 0 when absent.
        parts: Scores of the single games of the match, in the game's own points; one for a match of one game,
            none where only places were told. Penalties are positive numbers.
        absent: Whether the player did not play, or not to the end.
        handicap: What a handicap adds to the score, all in all; negative where fewer points win.
    """

    player: PlayerNumber
    place: int
    parts: tuple[int, ...] = ()
    absent: bool = False
    handicap: int = later(0)

    @property
    def score(self) -> int:
        """Sum of the parts."""
        return sum(self.parts)

    @property
    def level(self) -> int:
        """The score with the handicap, by which places are given."""
        return self.score + self.handicap


@dataclass(frozen=True, slots=True)
class Result:
    """What came out at a table.

    Attributes:
        seats: Results in the order of the seats.
        source: `TYPED`, or the SHA-256 of the journal it was taken from, 64 hexadecimal digits.
    """

    seats: tuple[SeatResult, ...]
    source: str = TYPED

    @property
    def typed(self) -> bool:
        """Whether somebody typed it in."""
        return self.source == TYPED

    def of(self, player: int) -> SeatResult | None:
        """Return what a player reached, or None for somebody who did not sit here."""
        return next((seat for seat in self.seats if seat.player == player), None)


class Stage(StrEnum):
    """Part of a tournament that a round belongs to."""

    MAIN = "main"
    GROUP = "group"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """One table of a round.

    Attributes:
        number: From 1.
        players: Numbers of the players in the order of the seats; the first one starts.
        result: What came out, or None while they play.
        token: Of a table that was not drawn, by what results name it (`events.Opened`); else empty.
        where: Where that is, or empty.
        day: On which day, or empty.
        begins: At which time, or empty.
    """

    number: int
    players: tuple[int, ...]
    result: Result | None = None
    token: str = ""
    where: str = ""
    day: str = ""
    begins: str = ""

    @property
    def match_number(self) -> int:
        """By what the match of the table is named: its number, or one of its token, which no union changes.

        >>> SeatedTable(3, (1, 2)).match_number, SeatedTable(3, (1, 2), token="00000010ab34cd56").match_number
        (3, 16)
        """
        return int(self.token[:8], 16) if self.token else self.number


@dataclass(frozen=True, slots=True)
class Team:
    """People who are ranked together.

    Attributes:
        name: What it is called among teams.
        players: Numbers of its people by their boards; `NOBODY` where somebody counts for another team.
    """

    name: str
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """One round that has been seated.

    Attributes:
        number: From 1.
        game: Index into `Proposal.games`.
        tables: The tables.
        out: Numbers of players for whom there was no place.
        kind: How the tables came about.
        seed: Seed of the draw; empty for tables set by hand.
        stage: Part of the tournament.
        last: Whether it is the final of a knock-out, with another table for the places behind it or without.
        apart: Pairs that its draw was to keep apart, the lower number first, ascending.
        teams: The teams for which its results count, as they were when the first one was told.
    """

    number: int
    game: int
    tables: tuple[SeatedTable, ...]
    out: tuple[int, ...] = ()
    kind: SeatingKind = SeatingKind.LOT
    seed: str = ""
    stage: Stage = Stage.MAIN
    last: bool = False
    apart: tuple[Pair, ...] = ()
    teams: tuple[Team, ...] = ()

    @property
    def started(self) -> bool:
        """Whether a table has a result, so that the round cannot be seated anew."""
        return any(table.result for table in self.tables)

    @property
    def finished(self) -> bool:
        """Whether every table has a result."""
        return all(table.result for table in self.tables)

    @property
    def seated(self) -> tuple[int, ...]:
        """Numbers of all players at tables, ascending."""
        return tuple(sorted(player for table in self.tables for player in table.players))

    def table_of(self, player: int) -> SeatedTable | None:
        """Return where a player sits, or None."""
        return next((table for table in self.tables if player in table.players), None)


MAX_PLAYERS: Final = 500
"""Most players of a tournament, those who left counted."""

MAX_ROUNDS: Final = 100
"""Most rounds of a tournament."""


@dataclass(frozen=True, slots=True)
class Correction:
    """A result that was changed, with what stood there before.

    Attributes:
        round_: Number of the round.
        table: Number of the table.
        old: What was reported first.
        new: What holds since.
        reason: As typed, or empty.
    """

    round_: int
    table: int
    old: Result
    new: Result
    reason: str


@dataclass(frozen=True, slots=True)
class Penalty:
    """Points that the organiser takes away; in a tournament of penalties they are added.

    Attributes:
        player: Number of the player.
        amount: Points, positive.
        reason: As typed.
        round_: Last round that was seated then.
    """

    player: int
    amount: int
    reason: str
    round_: int


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot drawn between people whom nothing else could part.

    Attributes:
        players: Their numbers in the order drawn, the best first.
        seed: Seed of the draw; empty when people drew a real lot.
    """

    players: tuple[int, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament as it stands.

    Attributes:
        proposal: What holds now.
        seed: Seed of the tournament, drawn or chosen; see `model.luck`.
        players: Everybody ever registered; number n stands at index n - 1.
        rounds: Rounds that have been seated, in order; later ones may be planned ahead.
        groups: Numbers of players in each group, where there are groups and they have been drawn.
        finalists: Numbers of those who go on to the final, the best first; of a knock-out those who are
            still in it, from the decision until the round has a result.
        third: Numbers of those who play for the places behind the final of a knock-out, likewise.
        corrections: Changed results, in the order in which they were changed.
        penalties: Points taken away.
        lots: Lots drawn.
        declined: Numbers of those who gave up a place they qualified for.
        closed: Whether the result is final.
        apart: Pairs that the organiser keeps apart, the lower number first, ascending.
        teams: The teams, in the order in which they were formed.
    """

    proposal: Proposal
    seed: str
    players: tuple[Player, ...] = ()
    rounds: tuple[Round, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    finalists: tuple[int, ...] = ()
    third: tuple[int, ...] = ()
    corrections: tuple[Correction, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    lots: tuple[Lot, ...] = ()
    declined: tuple[int, ...] = ()
    closed: bool = False
    apart: tuple[Pair, ...] = ()
    teams: tuple[Team, ...] = ()

    def player(self, number: int) -> Player:
        """Return a player by number.

        Raises:
            KeyError: Nobody has this number.
        """
        if not 1 <= number <= len(self.players):
            raise KeyError(number)
        return self.players[number - 1]

    def round(self, number: int) -> Round:
        """Return a round by number.

        Raises:
            KeyError: It has not been seated.
        """
        if not 1 <= number <= len(self.rounds):
            raise KeyError(number)
        return self.rounds[number - 1]

    def table(self, round_: int, number: int) -> SeatedTable:
        """Return a table of a round.

        Raises:
            KeyError: There is no such round or table.
        """
        found = self.round(round_).tables
        if not 1 <= number <= len(found):
            raise KeyError(number)
        return found[number - 1]

    @property
    def opened(self) -> tuple[SeatedTable, ...]:
        """The tables of people who play over weeks (`events.Opened`): all of them make one round."""
        return self.rounds[0].tables if self.rounds else ()

    @property
    def active(self) -> tuple[int, ...]:
        """Numbers of those who are present, ascending."""
        return tuple(player.number for player in self.players if player.active)

    @property
    def current(self) -> int:
        """Number of the first round that is seated and not finished; 0 when there is none."""
        return next((round_.number for round_ in self.rounds if not round_.finished), 0)

    @property
    def played(self) -> int:
        """Number of rounds at the beginning that are finished."""
        return next((round_.number - 1 for round_ in self.rounds if not round_.finished), len(self.rounds))

    @property
    def fixed(self) -> int:
        """Number of rounds at the beginning that cannot be seated anew: up to the last one with a result."""
        return max((round_.number for round_ in self.rounds if round_.started), default=0)
