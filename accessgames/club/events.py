"""What happens at a tournament, as frozen values: the only way in which a tournament changes.

An event says all that came about, so replaying needs no randomness; every kind has a name in journals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from accessgames.club.model.later import later
from accessgames.club.model.proposal import Mix, Proposal, SeatingKind
from accessgames.club.model.tournament import NewNumber, PlayerNumber, Result, Stage
from accessgames.dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Created:
    """The tournament begins to exist; the first event and the only one of its kind.

    Attributes:
        proposal: What holds.
        seed: Seed of everything that is drawn, 1 to 40 printable characters.
    """

    proposal: Proposal
    seed: str


@dataclass(frozen=True, slots=True)
class Amended:
    """The proposal changes; what has been played stays as it was.

    Attributes:
        proposal: What holds from now on.
        fields: Names of the attributes of the proposal that were changed, ascending; with none of them
            all of it holds, as in journals that are not united.
        redrawn: First planned round that no longer counts, so that it is drawn anew; 0 where what is planned
            stays as far as it fits.
    """

    proposal: Proposal
    fields: tuple[str, ...] = later(())
    redrawn: int = later(0)


@dataclass(frozen=True, slots=True)
class Closed:
    """The result is final."""


@dataclass(frozen=True, slots=True)
class Reopened:
    """The result is open again, as something has to be put right."""


@dataclass(frozen=True, slots=True)
class Undone:
    """Events are taken back; their lines stay in the journal.

    Attributes:
        keep: How many of the events that hold stay, the first included; at least 1.
        entries: Ids of the entries that are taken back, in a journal that is united; there they alone count.
    """

    keep: int
    entries: tuple[str, ...] = later(())


@dataclass(frozen=True, slots=True)
class Restored:
    """What was taken back holds again; only in a journal that is united.

    Attributes:
        entries: Ids of the entries that took it back (`Undone`), which count no more.
    """

    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Registered:
    """Somebody is registered; after the first round has begun, a latecomer.

    Attributes:
        player: The next free number.
        name: As it is told, in the nominative.
        category: Category id or text, or empty.
        gender: `feminine`, `masculine`, `neuter` or empty.
        qualifier: Whether qualified directly, without taking a place of this tournament.
        person: What the journal has in place of name, category and gender (`notation.PersonEntry`): 64
            hexadecimal digits, or empty where it has them itself. No part of what happened.
        joined: Whether it was said in the same line as the event before, so that both are undone at once.
        spoken: A spelling of the name for the voice, or empty.
    """

    player: NewNumber
    name: str
    category: str = ""
    gender: str = ""
    qualifier: bool = False
    person: str = field(default="", compare=False)
    joined: bool = later(default=False)
    spoken: str = later("")


@dataclass(frozen=True, slots=True)
class Changed:
    """What was written down about somebody is put right.

    Attributes:
        player: Number.
        name: Name from now on.
        category: Category from now on.
        gender: Gender from now on.
        qualifier: Whether qualified directly.
        person: As of `Registered`.
        spoken: As of `Registered`.
    """

    player: PlayerNumber
    name: str
    category: str = ""
    gender: str = ""
    qualifier: bool = False
    person: str = field(default="", compare=False)
    spoken: str = later("")


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Somebody leaves; what was won so far stays in the standings.

    Attributes:
        player: Number.
    """

    player: PlayerNumber


@dataclass(frozen=True, slots=True)
class Returned:
    """Somebody who had left is back.

    Attributes:
        player: Number.
    """

    player: PlayerNumber


@dataclass(frozen=True, slots=True)
class Substituted:
    """Somebody new comes for a player, and takes the seat at every table that has no result yet.

    Attributes:
        player: Number of the one who leaves, or has left already.
        substitute: The next free number.
        name: Name of the one who comes.
        category: Category of the one who comes.
        gender: Gender of the one who comes.
        inherits: Whether the one who comes takes over what was won so far.
        person: As of `Registered`.
        spoken: As of `Registered`.
    """

    player: PlayerNumber
    substitute: NewNumber
    name: str
    category: str = ""
    gender: str = ""
    inherits: bool = False
    person: str = field(default="", compare=False)
    spoken: str = later("")


@dataclass(frozen=True, slots=True)
class Declined:
    """Somebody gives up a place he qualified for; the next one in the standings gets it.

    Attributes:
        player: Number.
    """

    player: PlayerNumber


@dataclass(frozen=True, slots=True)
class SeatingDraft:
    """Who sits where in one round.

    Attributes:
        tables: Numbers of players of each table, in the order of the seats; the first one starts.
        out: Numbers of those for whom there is no place, ascending.
    """

    tables: tuple[tuple[PlayerNumber, ...], ...]
    out: tuple[PlayerNumber, ...] = ()


METHOD: Final = 1
"""Version of the ways of seating; each draw names its own, by which an audit makes it once more.

0: meetings alone count, and each table in turn gets its order of seats. 1: everybody sits at smaller tables
equally often, then meetings count, three of the same two people more than three times as much as two; starts
are spread over all the rounds of a draw at once. Swiss, which came with 1, is paired by the Dutch rules of
February 2026 as `caissify-pairings` 0.5 understands them.
"""


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
        method: Version of the ways of seating (`METHOD`), by which the draw is made once more.
        avoid: Pairs who should not meet at a table; a program writes the lower number first, ascending.
    """

    first: int
    rounds: tuple[SeatingDraft, ...]
    kind: SeatingKind
    mix: Mix = Mix.BALANCED
    seed: str = ""
    stage: Stage = Stage.MAIN
    method: int = later(0)
    avoid: tuple[tuple[PlayerNumber, PlayerNumber], ...] = later(())


@dataclass(frozen=True, slots=True)
class Opened:
    """People sit down where tables are not drawn but played whenever people meet.

    What is beyond the bounds of somebody is played all the same, without counting: two organisers may open
    the last table of a person at two places.

    Attributes:
        token: By what results name the table, 16 random hexadecimal digits, so that tables of several places
            can be united.
        players: Numbers of players in the order of the seats.
        where: Where they play as it is told, with its preposition: `v Brně`; or empty.
        day: Day as `2026-11-21`.
        begins: Time as `16:00`, or empty.
    """

    token: str
    players: tuple[PlayerNumber, ...]
    where: str
    day: str
    begins: str = ""


@dataclass(frozen=True, slots=True)
class Grouped:
    """Players are divided into groups.

    Attributes:
        groups: Numbers of the players of each group, ascending.
        seed: Seed of the draw; empty when groups were made by hand.
    """

    groups: tuple[tuple[PlayerNumber, ...], ...]
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Advanced:
    """The groups or a round of a knock-out are over; some go on.

    Attributes:
        finalists: Their numbers, by place in their group and then by group; in a knock-out by table.
        third: Those who play for the places behind the final of a knock-out, likewise.
    """

    finalists: tuple[PlayerNumber, ...]
    third: tuple[PlayerNumber, ...] = later(())


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """A lot between people whom nothing else could part.

    Attributes:
        players: Their numbers in the order drawn, the best first.
        seed: Seed of the draw; empty when a real lot was drawn.
    """

    players: tuple[PlayerNumber, ...]
    seed: str = ""


@dataclass(frozen=True, slots=True)
class Reported:
    """A table has finished.

    Attributes:
        round_: Number of the round.
        table: Number of the table.
        result: What came out.
        token: Of the table where it has one (`Opened`); its number is then what it was where this was told.
    """

    round_: int
    table: int
    result: Result
    token: str = later("")


@dataclass(frozen=True, slots=True)
class Corrected:
    """A reported result was wrong; the tournament remembers what stood there.

    Attributes:
        round_: Number of the round.
        table: Number of the table.
        result: What holds from now on.
        reason: As typed, or empty.
        settles: Whether it says which of several results that were told holds; it may be the one that does.
        joined: As of `Registered`.
        token: As of `Reported`.
    """

    round_: int
    table: int
    result: Result
    reason: str = ""
    settles: bool = later(default=False)
    joined: bool = later(default=False)
    token: str = later("")


@dataclass(frozen=True, slots=True)
class Penalised:
    """The organiser takes points away, or adds penalties where fewer are better.

    Attributes:
        player: Number of the player.
        amount: Points, 1 to 1000.
        reason: As typed, or empty.
    """

    player: PlayerNumber
    amount: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Handicapped:
    """Somebody has another handicap in results from now on; those that were told keep theirs.

    Attributes:
        player: Number of the player.
        points: Points that help, 0 for none any more.
    """

    player: PlayerNumber
    points: int


@dataclass(frozen=True, slots=True)
class KeptApart:
    """Two people should not sit at a table together, by every draw from now on.

    Attributes:
        one: Number of one of them.
        other: Number of the other one.
        apart: False where they may sit together again.
        joined: As of `Registered`.
    """

    one: PlayerNumber
    other: PlayerNumber
    apart: bool = later(default=True)
    joined: bool = later(default=False)


@dataclass(frozen=True, slots=True)
class Teamed:
    """A team has these people from now on; rounds that have begun stay with those who were in it.

    Attributes:
        team: Name of the team, 1 to 40 printable characters; see `rules.teams.is_unnamed` for those without.
        players: Numbers of its people by their boards; empty where there is no such team any more.
    """

    team: str
    players: tuple[PlayerNumber, ...]


@dataclass(frozen=True, slots=True)
class Forgotten:
    """Somebody's name is no longer kept. It changes nothing else and is never undone.

    Attributes:
        player: Number.
        people: What stood for the person in this journal, as `Registered.person`, each with the digest of the
            text that lies in the place of the name (`notation.ForgottenEntry`).
    """

    player: PlayerNumber
    people: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Keyed:
    """Another key signs from this line on, which it signs itself. Never undone.

    Attributes:
        key: Public key (Ed25519, RFC 8032), 64 hexadecimal digits.
    """

    key: str


Event: TypeAlias = (
    Created
    | Amended
    | Registered
    | Changed
    | Withdrawn
    | Returned
    | Substituted
    | Declined
    | Seated
    | Opened
    | Grouped
    | Advanced
    | LotDrawn
    | Reported
    | Corrected
    | Penalised
    | Handicapped
    | KeptApart
    | Teamed
    | Closed
    | Reopened
    | Undone
    | Restored
    | Forgotten
    | Keyed
)
"""Anything that can happen at a tournament."""

KINDS: Final[Mapping[str, type[Event]]] = MappingProxyType(
    {
        "created": Created,
        "amended": Amended,
        "registered": Registered,
        "changed": Changed,
        "withdrawn": Withdrawn,
        "returned": Returned,
        "substituted": Substituted,
        "declined": Declined,
        "seated": Seated,
        "grouped": Grouped,
        "advanced": Advanced,
        "lot": LotDrawn,
        "reported": Reported,
        "corrected": Corrected,
        "penalised": Penalised,
        "closed": Closed,
        "reopened": Reopened,
        "undone": Undone,
        "restored": Restored,
        "forgotten": Forgotten,
        "keyed": Keyed,
        "handicapped": Handicapped,
        "apart": KeptApart,
        "teamed": Teamed,
        "opened": Opened,
    }
)
"""Kinds of events by their names in a journal; a name never changes its meaning."""

NAMING: Final = (Registered, Changed, Substituted)
"""Events that say who somebody is."""


def last_step(happened: Sequence[Event]) -> int:
    """Return how many events at the end were said in one line, so that they are undone together."""
    joined = 0
    while joined < len(happened) and is_joined(happened[-1 - joined]):
        joined += 1
    return min(len(happened), joined + 1)


def is_joined(event: Event) -> bool:
    """Tell whether an event was said in the same line as the one before."""
    return isinstance(event, Registered | Corrected | KeptApart) and event.joined


REMARKS: Final = (Forgotten, Keyed)
"""Events about the journal itself: they change no tournament and are not among those that can be undone."""
