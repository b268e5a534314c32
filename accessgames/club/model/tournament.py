"""A tournament as it stands: what all events so far have made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from accessgames.club.model.people import Player
    from accessgames.club.model.proposal import Proposal
    from accessgames.club.model.results import Result
    from accessgames.club.model.rounds import Round, Table

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
        seed: Seed of the tournament, from which seeds of matches at tables are made.
        players: Everybody ever registered; number n stands at index n - 1.
        rounds: Rounds that have been seated, in order; later ones may be planned ahead.
        groups: Numbers of players in each group, where there are groups and they have been drawn.
        finalists: Numbers of those who go on to the final, the best first.
        corrections: Changed results, in the order in which they were changed.
        penalties: Points taken away.
        lots: Lots drawn.
        declined: Numbers of those who gave up a place they qualified for.
        closed: Whether the result is final.
    """

    proposal: Proposal
    seed: str
    players: tuple[Player, ...] = ()
    rounds: tuple[Round, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    finalists: tuple[int, ...] = ()
    corrections: tuple[Correction, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    lots: tuple[Lot, ...] = ()
    declined: tuple[int, ...] = ()
    closed: bool = False

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

    def table(self, round_: int, number: int) -> Table:
        """Return a table of a round.

        Raises:
            KeyError: There is no such round or table.
        """
        found = self.round(round_).tables
        if not 1 <= number <= len(found):
            raise KeyError(number)
        return found[number - 1]

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
