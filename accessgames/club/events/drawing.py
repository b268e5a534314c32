"""Events of draws: tables, groups, finalists, lots."""

from __future__ import annotations

from dataclasses import dataclass

from accessgames.club.model import Mix, SeatingKind, Stage


@dataclass(frozen=True, slots=True)
class Draft:
    """Who sits where in one round.

    Attributes:
        tables: Numbers of players of each table, in the order of the seats; the first one starts.
        out: Numbers of those for whom there is no place, ascending.
    """

    tables: tuple[tuple[int, ...], ...]
    out: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Seated:
    """Rounds are seated; unplayed rounds from the first of them on are replaced.

    Attributes:
        first: Number of the first round.
        rounds: One draft for each round from `first` on.
        kind: How the tables came about.
        mix: What mattered more, with `SeatingKind.SCORE`.
        seed: Seed of the draw; empty exactly when `kind` is `SeatingKind.HAND`.
        stage: Part of the tournament.
    """

    first: int
    rounds: tuple[Draft, ...]
    kind: SeatingKind
    mix: Mix = Mix.BALANCED
    seed: str = ""
    stage: Stage = Stage.MAIN


@dataclass(frozen=True, slots=True)
class Grouped:
    """Players are divided into groups.

    Attributes:
        groups: Numbers of the players of each group, ascending.
        seed: Seed of the draw; empty when groups were made by hand.
    """

    groups: tuple[tuple[int, ...], ...]
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Advanced:
    """The groups are over; some go on to the final.

    Attributes:
        finalists: Their numbers, by place in their group and then by group.
    """

    finalists: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """A lot between people whom nothing else could part.

    Attributes:
        players: Their numbers in the order drawn, the best first.
        seed: Seed of the draw; empty when a real lot was drawn.
    """

    players: tuple[int, ...]
    seed: str = ""
