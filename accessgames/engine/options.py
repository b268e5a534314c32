"""What can be chosen before a match: options with their values, and the set-up that results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from accessgames.engine.errors import SetupError


@dataclass(frozen=True, slots=True)
class Option:
    """A choice about the rules.

    Attributes:
        key: Language-neutral name, such as `fifth-below-fourth`.
        choices: Allowed values, language-neutral; the first is not necessarily the default.
        default: The project's ruling.
        rule: Where the ruling stands, such as `Quantum U1`.
    """

    key: str
    choices: tuple[str, ...]
    default: str
    rule: str


@dataclass(frozen=True, slots=True)
class Setup:
    """A checked beginning of a match: how many seats and the value of every option.

    Attributes:
        seats: Number of players.
        options: Pairs of option key and value, in the game's order, complete.
    """

    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def value(self, key: str) -> str:
        """Return the value of an option.

        Raises:
            KeyError: The game has no such option.
        """
        return dict(self.options)[key]

    def changed(self, options: Iterable[Option]) -> tuple[tuple[str, str], ...]:
        """List the options whose value differs from the default, to be spoken at the start."""
        defaults = {option.key: option.default for option in options}
        return tuple((key, value) for key, value in self.options if value != defaults[key])


def make_setup(seats: int, allowed: range, options: tuple[Option, ...], chosen: Mapping[str, str]) -> Setup:
    """Check the number of seats and the chosen values, and fill in the defaults.

    Raises:
        SetupError: `error-seats`, `error-option-unknown` or `error-option-value`, with the offending value.
    """
    if seats not in allowed:
        raise SetupError("error-seats", seats=seats, least=allowed[0], most=allowed[-1])
    known = {option.key: option for option in options}
    for key, value in chosen.items():
        if key not in known:
            raise SetupError("error-option-unknown", option=key, known=tuple(known))
        if value not in known[key].choices:
            raise SetupError("error-option-value", option=key, value=value, choices=known[key].choices)
    return Setup(seats, tuple((option.key, chosen.get(option.key, option.default)) for option in options))
