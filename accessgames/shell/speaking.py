"""Several people at one keyboard who may act at once: a line begins with who speaks, by number or name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games import Together
from accessgames.language.commandline import Command, plain

if TYPE_CHECKING:
    from accessgames.shell.playing import Play


def press_verb(play: Play) -> str | None:
    """Return the verb that a number alone means: its owner is the first; None where not all act at once."""
    own = play.room.commands
    return own.press if play.together and isinstance(own, Together) else None


def speaker(play: Play, command: Command) -> tuple[int, Command] | None:
    """Return who speaks and what they say, where a line begins with a number or a name of people; else None.

    Numbers count the people at the keyboard from 1, in the order of their seats, as when they sat down.
    """
    if not play.together or not command.words:
        return None
    humans = play.seating.humans
    first = command.words[0]
    if first.isdecimal():
        number = int(first)
        return (humans[number - 1], _behind(command, 1)) if 1 <= number <= len(humans) else None
    for seat in humans:
        name = plain(play.seating.seats[seat].name).split()
        if [plain(word) for word in command.words[: len(name)]] == name:
            return seat, _behind(command, len(name))
    return None


def _behind(command: Command, used: int) -> Command:
    return Command(command.rest(used), command.words[used:])


def numbered(play: Play) -> tuple[str, ...]:
    """Return the people at the keyboard with their numbers, as they are told."""
    return tuple(
        f"{number} {play.seating.seats[seat].name}" for number, seat in enumerate(play.seating.humans, 1)
    )
