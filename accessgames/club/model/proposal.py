"""What is decided before people come: points for places, the proposal (propozice), and a league."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from accessgames.club.model.later import later
from accessgames.dataclasses import dataclass

MAX_POINTS: Final = 1000
"""Most points for one place."""

MAX_PLACES: Final = 12
"""Longest list of points for places."""


class PointsKind(StrEnum):
    """What counts in the standings.

    `PLACES`: points for the places at a table, from a list. `SCORE`: the points of the game itself.
    `PENALTIES`: penalty points of the game, fewer are better.
    """

    PLACES = "places"
    SCORE = "score"
    PENALTIES = "penalties"


class Sharing(StrEnum):
    """What players who share a place get from a list of points.

    `AVERAGE`: the points of all places they fill, divided evenly (8 and 6 make 7 and 7). `HIGHER`: each the
    points of the best of these places. `LOWER`: each the points of the last of them.
    """

    AVERAGE = "average"
    HIGHER = "higher"
    LOWER = "lower"


class Scale(StrEnum):
    """How the size of a table enters points for places.

    `FIRST`: the list is counted from the first place down, the winner of a smaller table has as much as any.
    `LAST`: from the last place up: the last place is always worth the same, the first one more at a larger
    table. `BEATEN`: the share of those beaten at the table of the one number of the list; a half for equals.
    """

    FIRST = "first"
    LAST = "last"
    BEATEN = "beaten"


@dataclass(frozen=True, slots=True)
class Points:
    """A scheme of points for one game.

    Attributes:
        kind: What counts.
        places: With `PointsKind.PLACES`: points of the first place, the second …, not rising; longer than
            a table is cut, shorter is filled up with 0. Three at a table of two are win, draw and loss.
        sharing: What a shared place gets.
        scale: How the size of a table enters.
    """

    kind: PointsKind
    places: tuple[int, ...] = ()
    sharing: Sharing = Sharing.AVERAGE
    scale: Scale = later(Scale.FIRST)


PLACE_POINTS: Final = Points(PointsKind.PLACES, (8, 6, 4, 2, 0))
"""What the clubs use most (Carcassonne at Smíchov)."""

LEAGUE_POINTS: Final = Points(PointsKind.PLACES, (4, 3, 2, 1))
"""Points of a league unless it says otherwise."""

PRESETS: Final[Mapping[str, Points]] = MappingProxyType(
    {
        "8-6-4-2-0": PLACE_POINTS,
        "4-3-2-1": LEAGUE_POINTS,
        "2-1-0": Points(PointsKind.PLACES, (2, 1, 0)),
        "penalties": Points(PointsKind.PENALTIES),
        "score": Points(PointsKind.SCORE),
    }
)
"""Schemes that need not be typed number by number, by what `format_points` calls them."""


def format_points(points: Points) -> str:
    """Write a scheme without its sharing: `8-6-4-2-0`, `score` or `penalties`."""
    return "-".join(map(str, points.places)) if points.kind is PointsKind.PLACES else points.kind.value


def parse_points(text: str, sharing: Sharing = Sharing.AVERAGE) -> Points:
    """Read what `format_points` wrote.

    Raises:
        ValueError: Neither a kind nor numbers of at most four digits joined by hyphens.
    """
    if text in {PointsKind.SCORE, PointsKind.PENALTIES}:
        return Points(PointsKind(text), (), sharing)
    parts = text.split("-")
    if not all(part.isascii() and part.isdigit() and len(part) <= len(str(MAX_POINTS)) for part in parts):
        raise ValueError(text)
    return Points(PointsKind.PLACES, tuple(map(int, parts)), sharing)


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
    each with each. `GROUPS`: groups, then a final. `KNOCKOUT`: the best of each table go on
    until one table is left. `SWISS`: two at a table, people with equal points, nobody twice, by the Dutch
    rules of FIDE. `CREDITS`: over weeks at several places, whoever meets plays, and so many tables of each
    count. `HAND`: the organiser says who sits where.
    """

    LOT = "lot"
    MEET = "meet"
    SCORE = "score"
    CIRCLE = "circle"
    GROUPS = "groups"
    KNOCKOUT = "knockout"
    SWISS = "swiss"
    CREDITS = "credits"
    HAND = "hand"


class Mix(StrEnum):
    """What matters more when people sit by score: opponents not met yet, or close scores."""

    NEW = "new"
    BALANCED = "balanced"
    CLOSE = "close"


class Bye(StrEnum):
    """What a round is worth to somebody for whom there was no place.

    `AVERAGE`: the average of what the people at the tables got in this round. `NOTHING`: nothing, as
    where everybody sits out once. `WIN` and `DRAW`: as much as at a table of two.
    """

    AVERAGE = "average"
    NOTHING = "nothing"
    WIN = "win"
    DRAW = "draw"


class Handicaps(StrEnum):
    """How handicaps of people count.

    `NONE`: nobody has one. `RESULT`: once, for the whole result at a table. `START`: as a start in each
    single game of a match.
    """

    NONE = "none"
    RESULT = "result"
    START = "start"


class TeamScoring(StrEnum):
    """How boards of a team count, that is the people of it, in each round.

    `SUM`: the points of all boards. `BEST`: those of the best so many. `BOARDS`: each board against the same
    one of every other team: 1 for more, a half for as much, 0 for less.
    """

    SUM = "sum"
    BEST = "best"
    BOARDS = "boards"


class TieBreak(StrEnum):
    """What decides between people with the same points; the first of a list that differs.

    `SCORES`: sum of the scores in the games, or of the penalties, the fewer the better. `ZEROS`: number of
    games with no penalty. `BEST_GAME`: best score in a single game (a match may hold several). `BEST_ROUND`:
    best result in one round. `WINS`: number of first places. `MUTUAL`: how those who are equal placed against
    each other where they met, if each of them met the others equally often. `DIRECT`: the same by the rules
    of FIDE, which part as many as cannot be overtaken by games not played. `BUCHHOLZ`: points of the
    opponents, `BUCHHOLZ_CUT` without the lowest of them, `SONNEBORN`: points of those beaten and half of
    those drawn with; all three at tables of two. `LOT`: drawn and recorded; the last of a list.
    """

    SCORES = "scores"
    ZEROS = "zeros"
    BEST_GAME = "best-game"
    BEST_ROUND = "best-round"
    WINS = "wins"
    MUTUAL = "mutual"
    DIRECT = "direct"
    BUCHHOLZ_CUT = "buchholz-cut"
    BUCHHOLZ = "buchholz"
    SONNEBORN = "sonneborn"
    LOT = "lot"


DEFAULT_TIE_BREAKS: Final = (TieBreak.SCORES, TieBreak.ZEROS, TieBreak.BEST_GAME, TieBreak.LOT)
"""Order proposed to an organiser who has none of his own."""

SWISS_TIE_BREAKS: Final = (
    TieBreak.BUCHHOLZ_CUT,
    TieBreak.BUCHHOLZ,
    TieBreak.SONNEBORN,
    TieBreak.DIRECT,
    TieBreak.LOT,
)
"""The same for Swiss."""

OPPONENTS: Final = frozenset({TieBreak.BUCHHOLZ_CUT, TieBreak.BUCHHOLZ, TieBreak.SONNEBORN})
"""What is about the points of opponents, at tables of two."""

PLAIN_TIE_BREAKS: Final = frozenset({TieBreak.MUTUAL, TieBreak.DIRECT, TieBreak.LOT})
"""What is no figure of one person."""


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


class Carry(StrEnum):
    """What the rounds before a final are worth in it.

    `APART`: between finalists the final alone decides. `ADDED`: its points are added to those from before.
    """

    APART = "apart"
    ADDED = "added"


@dataclass(frozen=True, slots=True)
class Groups:
    """Groups and a final.

    Attributes:
        count: Number of groups, at least 2.
        advance: How many of each group go on to the final.
        final_rounds: Rounds of the final; the rounds before belong to the groups.
        best: How many go on beside them: the best of those behind, over all groups.
        carry: What the rounds of the groups are worth in the final.
    """

    count: int
    advance: int
    final_rounds: int
    best: int = later(0)
    carry: Carry = later(Carry.APART)

    @property
    def finalists(self) -> int:
        """How many go on to the final from all groups together."""
        return self.count * self.advance + self.best


@dataclass(frozen=True, slots=True)
class FinalStage:
    """A final after rounds in which everybody plays.

    Attributes:
        finalists: How many go on, by the standings.
        rounds: Rounds of the final, the last ones of the tournament.
        carry: What the rounds before are worth in it.
    """

    finalists: int
    rounds: int
    carry: Carry = Carry.APART


@dataclass(frozen=True, slots=True)
class Knockout:
    """Rounds that the best of each table survive, until those left fit one table, which is the final.

    Attributes:
        advance: How many of each table go on, fewer than sit at the smallest one.
        third: Whether those placed next at the tables before the final play for the places behind it.
    """

    advance: int = 1
    third: bool = False


@dataclass(frozen=True, slots=True)
class Teams:
    """Teams, which are ranked beside people.

    Attributes:
        size: How many boards a team has, at least 2; whoever is named behind them is a reserve.
        scoring: How they count.
        best: With `TeamScoring.BEST`, how many count in each round, fewer than there are; else 0.
    """

    size: int
    scoring: TeamScoring = TeamScoring.SUM
    best: int = 0


@dataclass(frozen=True, slots=True)
class Credits:
    """How many tables of each person count where people play over weeks, whenever and wherever they meet.

    Attributes:
        tables: So many count, by day and time the first ones.
        best: Of these the best so many; 0 means all.
        together: With the same person so many of them count at most; 0 means as many as there are.
        until: Last day that counts, as `2026-12-20`, or empty.
    """

    tables: int
    best: int = 0
    together: int = 0
    until: str = ""


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
        rounds: Number of rounds; 0 with `SeatingKind.CIRCLE` means as many as each with each takes, with
            `SeatingKind.KNOCKOUT`, always 0, as many as there have to be.
        seating: How tables come about.
        mix: With `SeatingKind.SCORE`, what matters more.
        bye: What sitting out is worth.
        groups: With `SeatingKind.GROUPS`, how.
        final: A final after rounds in which everybody plays; None without one, and with groups.
        knockout: With `SeatingKind.KNOCKOUT`, how.
        tie_breaks: What decides between equals, in order.
        categories: Categories in which people are ranked separately too.
        qualifies: Places in the standings that qualify for something further; 0 means none.
        by_category: Whether these places are given in each category instead of jointly.
        capacity: Most players; 0 means no limit of the club's own.
        texts: Headings of `HEADINGS` with free texts.
        handicaps: How handicaps of people count; which ones they have is no part of a proposal.
        teams: Whether people make teams, and how these count; who is in which is no part of a proposal.
        credits: With `SeatingKind.CREDITS`, how many tables count; all of them make one round.
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
    final: FinalStage | None = later(None)
    knockout: Knockout | None = later(None)
    handicaps: Handicaps = later(Handicaps.NONE)
    teams: Teams | None = later(None)
    credits: Credits | None = later(None)

    def game_of(self, round_: int) -> Game:
        """Return what is played in a round, counted from 1."""
        return self.games[self.order[(round_ - 1) % len(self.order)]]

    @property
    def finalists(self) -> int:
        """How many go on to a final; 0 without one."""
        stage = self.groups or self.final
        return stage.finalists if stage else 0

    @property
    def final_rounds(self) -> int:
        """Number of rounds of the final; 0 without one."""
        if self.groups:
            return self.groups.final_rounds
        return self.final.rounds if self.final else 0

    @property
    def preliminary_rounds(self) -> int:
        """Number of rounds before the final; 0 without one."""
        return max(0, self.rounds - self.final_rounds) if self.finalists else 0

    @property
    def added(self) -> bool:
        """Whether points from before the final count in it."""
        stage = self.groups or self.final
        return stage is not None and stage.carry is Carry.ADDED


@dataclass(frozen=True, slots=True)
class League:
    """By which rules tournaments make a league.

    Attributes:
        name: Name of the league.
        points: With `PointsKind.PLACES`, points for places in each tournament; with `SCORE`, the points that
            the tournament gave; with `PENALTIES`, the same where fewer are better.
        best: Only the best so many results of each person count; 0 means all.
        categories: Categories that are ranked separately too.
        tournaments: Ids of the tournaments, as the club's storage names them, in order.
        seed: Seed of the lot between equals.
    """

    name: str
    points: Points
    best: int = 0
    categories: tuple[str, ...] = CATEGORIES
    tournaments: tuple[str, ...] = ()
    seed: str = ""
