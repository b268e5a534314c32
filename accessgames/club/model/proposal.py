"""The proposal of a tournament (propozice): everything that is decided before people come."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from accessgames.club.model.points import PLACE_POINTS, Points

BLIND: Final = "blind"
"""Category nevidomí."""

SIGHTED: Final = "sighted"
"""Category slabozrací a vidící."""

CATEGORIES: Final = (BLIND, SIGHTED)
"""The categories of the clubs; any other text is a category of the organiser's own and told as it is."""

HEADINGS: Final = ("evaluation", "fee", "travel", "entries", "deadline", "notes")
"""Free texts of a proposal in the order in which clubs write them: vyhodnocení her, startovné, doprava,
přihlášky, uzávěrka přihlášek, poznámky."""


class SeatingKind(StrEnum):
    """How tables come about.

    `LOT`: by lot before every game. `MEET`: all rounds together, so that everybody meets as many different
    people as possible. `SCORE`: round by round, people with close scores together. `CIRCLE`: two at a table,
    each with each. `GROUPS`: groups, then a final. `HAND`: the organiser says who sits where.
    """

    LOT = "lot"
    MEET = "meet"
    SCORE = "score"
    CIRCLE = "circle"
    GROUPS = "groups"
    HAND = "hand"


class Mix(StrEnum):
    """What matters more when people sit by score: opponents not met yet, or close scores."""

    NEW = "new"
    BALANCED = "balanced"
    CLOSE = "close"


class Bye(StrEnum):
    """What a round is worth to somebody for whom there was no place.

    `AVERAGE`: the average of what the people at the tables got in this round. `NOTHING`: nothing, as
    where everybody sits out once.
    """

    AVERAGE = "average"
    NOTHING = "nothing"


class TieBreak(StrEnum):
    """What decides between people with the same points; the first of a list that differs.

    `SCORES`: sum of the scores in the games, or of the penalties, the fewer the better. `ZEROS`: number of
    games with no penalty. `BEST_GAME`: best score in a single game (a match may hold several). `BEST_ROUND`:
    best result in one round. `WINS`: number of first places. `MUTUAL`: how those who are equal placed against
    each other where they met, if each of them met the others equally often. `LOT`: drawn and recorded; the
    last of a list.
    """

    SCORES = "scores"
    ZEROS = "zeros"
    BEST_GAME = "best-game"
    BEST_ROUND = "best-round"
    WINS = "wins"
    MUTUAL = "mutual"
    LOT = "lot"


DEFAULT_TIE_BREAKS: Final = (TieBreak.SCORES, TieBreak.ZEROS, TieBreak.BEST_GAME, TieBreak.LOT)
"""Order proposed to an organiser who has none of his own."""


@dataclass(frozen=True, slots=True)
class TableSizes:
    """How many people sit at a table.

    Attributes:
        best: As many as there should be, 2 to 5.
        least: Fewest; equal to `best` where a smaller table is not allowed.
        most: Most.
    """

    best: int = 4
    least: int = 2
    most: int = 4

    @property
    def strict(self) -> bool:
        """Whether a smaller table is not allowed, so that somebody may have to sit out."""
        return self.least == self.best


@dataclass(frozen=True, slots=True)
class Game:
    """A game that is played at a tournament, with what holds for it alone.

    Attributes:
        game: Id of a game of the program, or empty for any other.
        name: Name of another game as it is told; empty for a game of the program.
        options: Option keys and values of the game, where they differ from its defaults.
        minutes: Time limit of one match at a table; 0 means none.
        sizes: People at a table.
        points: What a table is worth.
        lower_wins: Whether fewer points of the game are better, as with penalties.
    """

    game: str
    name: str = ""
    options: tuple[tuple[str, str], ...] = ()
    minutes: int = 0
    sizes: TableSizes = TableSizes()
    points: Points = PLACE_POINTS
    lower_wins: bool = False


@dataclass(frozen=True, slots=True)
class Groups:
    """Groups and a final.

    Attributes:
        count: Number of groups, at least 2.
        advance: How many of each group go on to the final.
        final_rounds: Rounds of the final; the rounds before belong to the groups.
    """

    count: int
    advance: int
    final_rounds: int


@dataclass(frozen=True, slots=True)
class Proposal:
    """What is played, where, when, by which rules.

    Attributes:
        name: Name of the tournament.
        date: Day as `2026-11-21`.
        begins: Time as `16:00`, or empty.
        place: Where.
        organiser: Who.
        games: The games that are played, at least one.
        order: Index into `games` for each round; begins again when there are more rounds: (0, 1) alternates.
        rounds: Number of rounds; 0 with `SeatingKind.CIRCLE` means as many as each with each takes.
        seating: How tables come about.
        mix: With `SeatingKind.SCORE`, what matters more.
        bye: What sitting out is worth.
        groups: With `SeatingKind.GROUPS`, how.
        tie_breaks: What decides between equals, in order.
        categories: Categories in which people are ranked separately too.
        qualifies: Places in the standings that qualify for something further; 0 means none.
        by_category: Whether these places are given in each category instead of jointly.
        capacity: Most players; 0 means no limit of the club's own.
        texts: Headings of `HEADINGS` with free texts.
    """

    name: str
    date: str
    begins: str = ""
    place: str = ""
    organiser: str = ""
    games: tuple[Game, ...] = ()
    order: tuple[int, ...] = (0,)
    rounds: int = 1
    seating: SeatingKind = SeatingKind.MEET
    mix: Mix = Mix.BALANCED
    bye: Bye = Bye.AVERAGE
    groups: Groups | None = None
    tie_breaks: tuple[TieBreak, ...] = DEFAULT_TIE_BREAKS
    categories: tuple[str, ...] = CATEGORIES
    qualifies: int = 0
    by_category: bool = False
    capacity: int = 0
    texts: tuple[tuple[str, str], ...] = ()

    def game_of(self, round_: int) -> Game:
        """Return what is played in a round, counted from 1."""
        return self.games[self.order[(round_ - 1) % len(self.order)]]

    @property
    def group_rounds(self) -> int:
        """Number of rounds before the final, 0 without groups."""
        return max(0, self.rounds - self.groups.final_rounds) if self.groups else 0
