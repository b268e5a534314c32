"""Who sits at the table and at the keyboard, what each may hear, and how strong the computer players are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from accessgames.bots.policies import BOT_PREFIX, find_character
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import SPECTATOR, BotKit, SeatSpec, Setup, Viewer
from accessgames.games import HiddenInformation, Room
from accessgames.language import Language, Message, Nested, Person, Vocabulary, say
from accessgames.language.commandline import normalise_bare
from accessgames.shell.rivals.characters import called

if TYPE_CHECKING:
    from accessgames.language.values import Gender

HUMAN: Final = "human"
"""What `SeatSpec.player` says of a person."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Everybody at the table.

    Attributes:
        seats: Who sits where.
        secrets: Whether the game has anything that only one seat may know.
        unlocked: Seat whose owner has the keyboard now; None while it is being handed over.
        away: Seats of people who sit at other computers.
    """

    seats: tuple[SeatSpec, ...]
    secrets: bool
    unlocked: int | None = None
    away: frozenset[int] = frozenset()

    @property
    def humans(self) -> tuple[int, ...]:
        """Seats of people at this keyboard."""
        people = (seat for seat, spec in enumerate(self.seats) if spec.player == HUMAN)
        return tuple(seat for seat in people if seat not in self.away)

    @property
    def bots(self) -> frozenset[int]:
        """Seats of computer players."""
        return frozenset(range(len(self.seats))).difference(self.humans, self.away)

    @property
    def shared(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.humans) > 1

    @property
    def listener(self) -> Viewer:
        """Who may ask now, and is answered what this seat may know."""
        if self.shared:
            return SPECTATOR if self.unlocked is None else self.unlocked
        return self.humans[0] if self.humans else SPECTATOR

    @property
    def public(self) -> Viewer:
        """Through whose eyes events are told aloud: at a shared keyboard through nobody's."""
        return SPECTATOR if self.shared else self.listener

    @property
    def numbered(self) -> tuple[str, ...]:
        """The people at the keyboard with their numbers, as they are told."""
        return tuple(f"{number} {self.seats[seat].name}" for number, seat in enumerate(self.humans, 1))

    def hand_to(self, seat: int | None) -> Seating:
        """Return the seating with the keyboard in other hands; None for nobody's."""
        return replace(self, unlocked=seat)

    def people(self, addressed: Viewer) -> tuple[Person, ...]:
        """Return everybody by seat; `addressed` is spoken to, the others are spoken about."""
        return tuple(
            Person(
                spec.name, "you" if seat == addressed else "other", cast("Gender", spec.gender or "unknown")
            )
            for seat, spec in enumerate(self.seats)
        )


def has_secrets(room: Room, setup: Setup) -> bool:
    """Tell whether a match has secrets of one seat all the time, so that the keyboard is handed over."""
    own = room.commands
    return own.secret(setup) if isinstance(own, HiddenInformation) else "hand" in own.answers


def name_seats(seats: Sequence[SeatSpec], language: Language) -> tuple[SeatSpec, ...]:
    """Give names to computer players that have none, different from all others at the table.

    A character has its own name, with a number where somebody else is called the same.
    """
    taken = {spec.name for spec in seats}
    fresh = (language.text("shell-bot-name", number=number) for number in range(1, len(seats) * 2 + 1))
    named = []
    for spec in seats:
        own = None if spec.name else called(spec.player, language)
        if own is not None:
            numbered = (own[0], *(f"{own[0]} {number}" for number in range(2, len(seats) + 2)))
            given = replace(spec, name=next(name for name in numbered if name not in taken), gender=own[1])
        else:
            given = (
                spec if spec.name else replace(spec, name=next(name for name in fresh if name not in taken))
            )
        taken.add(given.name)
        named.append(given)
    return tuple(named)


BOT_LEVELS: Final = 5
"""Levels of a game whose levels have names; a game with fewer or more only numbers them."""


def level_words(words: Vocabulary) -> tuple[tuple[str, ...], ...]:
    """Return for each level, from the weakest, what it may be called; the first name is what is told."""
    return tuple(words.table[f"level-{level}"].words for level in range(1, BOT_LEVELS + 1))


def find_level(name: str, words: Vocabulary) -> int | None:
    """Return the level of a name, typed in full with or without diacritics; None when it names none."""
    called = enumerate(level_words(words), 1)
    return next(
        (level for level, names in called if normalise_bare(name) in map(normalise_bare, names)), None
    )


def player_message(who: Person, player: str, kit: BotKit) -> Message:
    """Tell what kind of computer player somebody is: a character, its level with its name, or its policy.

    Args:
        who: The player.
        player: The description, such as `bot:4` or `bot:greedy`.
        kit: What the game offers.
    """
    kind = player.removeprefix(BOT_PREFIX)
    character = find_character(kit, player)
    if character is not None:
        level = Nested(say("shell-level", level=character.level))
        return say("shell-player-character", who=who, level=str(character.level), name=level)
    if not kind.isdecimal():
        return say("shell-player-policy", who=who, policy=kind)
    if len(kit.levels) != BOT_LEVELS:
        return say("shell-player-bot", who=who, level=kind)
    name = say("shell-level", level=int(kind))
    return say("shell-player-level", who=who, level=kind, name=Nested(name))
