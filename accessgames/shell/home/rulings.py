"""Options of a game ordered in words: `výměna vše`, `s vlastními kostkami`, `6 kol`, `bez zrcadlení`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.engine import GameError
from accessgames.language.commandline import normalise_bare, quote_briefly
from accessgames.shell.input.missed import stems

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from accessgames.engine.game import Option
    from accessgames.language import Vocabulary

_LEFT_OUT: Final = ("no", "none")
"""Values that `bez` before the name of an option means, the first one that it has."""

_TAKEN_IN: Final = "yes"
"""The value that `s` before the name of an option means where none is said."""


_SHORTEST: Final = 3
"""Letters of a word before an ending may be put to it."""

_LONGEST_ENDING: Final = 3


class Ruling(NamedTuple):
    """An option that was ordered, its value, and how many words said so."""

    key: str
    value: str
    used: int


class Rulings:
    """Finds options of a game among words, in any case that the language gives them."""

    def __init__(
        self, options: Sequence[Option], words: Vocabulary, is_order: Callable[[Sequence[str]], bool]
    ) -> None:
        """Take the options, the words of the game, and what tells whether some begin with one of an order."""
        self._options = {option.key: option for option in options if len(option.choices) > 1}
        self._words = words
        self._is_order = is_order

    def find(self, typed: Sequence[str], number: int | None) -> Ruling | None:
        """Find an option with its value, on either side of its name, at the beginning of some words.

        Args:
            typed: The words.
            number: A number said before them that belongs to nothing yet, or None; it is the value of an
                option that is named behind.

        Returns:
            The longest there is; None where a word of an order stands, or nothing is an option with a value.
        """
        found = [*self._named_first(typed, number)]
        if not self._is_order(typed):
            found += self._value_first(typed)
        return max(found, key=lambda ruling: ruling.used, default=None)

    def _named_first(self, typed: Sequence[str], number: int | None) -> Iterator[Ruling]:
        """Yield options that are named first, with a value said behind, or a number before."""
        for key, used in self._names(typed):
            behind = typed[used:]
            value = None if number is None else self._value(key, (str(number),))
            if value is not None:
                yield Ruling(key, value[0], used)
            elif not (self._is_order(typed) and self._is_number(behind)):
                value = self._value(key, behind)
                if value is not None:
                    yield Ruling(key, value[0], used + value[1])

    def _value_first(self, typed: Sequence[str]) -> Iterator[Ruling]:
        """Yield options of which the value is said first: their names stand behind."""
        for key, option in self._options.items():
            for value in option.choices:
                for used in self._spelled(f"option-{key}-{value}", typed):
                    for named, more in self._names(typed[used:]):
                        if named == key:
                            yield Ruling(key, value, used + more)

    def alone(self, typed: Sequence[str], before: Sequence[str] = ()) -> Ruling | None:
        """Find the value of an option that is said without its name, where only one option has it.

        Args:
            typed: The words.
            before: What stands before them and may be part of the value, as in `bez stovek`.
        """
        if before:
            found = self.alone((*before, *typed))
            return found and found._replace(used=found.used - len(before))
        values = [
            Ruling(key, value, used)
            for key, option in self._options.items()
            for value in option.choices
            for used in self._spelled(f"option-{key}-{value}", typed)
        ]
        most = max((ruling.used for ruling in values), default=0)
        longest = {ruling for ruling in values if ruling.used == most}
        return longest.pop() if len(longest) == 1 else None

    def named(
        self, typed: Sequence[str], number: int | None, *, without: bool, behind: bool
    ) -> Ruling | None:
        """Find an option that is named without a value: `bez` and `s` before it may say which.

        Args:
            typed: The words.
            number: A number said before them that is no value of it, or None.
            without: Whether `bez` stands before them.
            behind: Whether `s` does.

        Raises:
            GameError: `error-option-value` with what was said as its value, `home-error-option` for nothing.
        """
        names = [] if self._is_order(typed) else [*self._names(typed)]
        if not names:
            return None
        key, used = max(names, key=lambda name: name[1])
        choices = self._options[key].choices
        wanted = _LEFT_OUT if without else (_TAKEN_IN,) if behind else ()
        value = next((one for one in wanted if one in choices), None)
        if value is not None and number is None:
            return Ruling(key, value, used)
        option, known = self._words.word(f"option-{key}"), tuple(self._told(key, one) for one in choices)
        if number is None and len(typed) == used:
            raise GameError("home-error-option", option=option, choices=known)
        said = quote_briefly(typed[used] if number is None else str(number))
        raise GameError("error-option-value", option=option, value=said, choices=known)

    def _told(self, key: str, value: str) -> str:
        """Return how the program itself calls a value."""
        name = f"option-{key}-{value}"
        return self._words.word(name) if name in self._words else value

    def _names(self, typed: Sequence[str]) -> Iterator[tuple[str, int]]:
        """Yield options whose names some words begin with, each with how many words that are."""
        for key in self._options:
            for used in self._spelled(f"option-{key}", typed):
                yield key, used

    def _value(self, key: str, typed: Sequence[str]) -> tuple[str, int] | None:
        """Return the value of an option that some words begin with, and how many words that are.

        A word of the language goes first: people count seats from 1, ids of them from 0.
        """
        choices = self._options[key].choices
        found = [(value, used) for value in choices for used in self._spelled(f"option-{key}-{value}", typed)]
        if found:
            return max(found, key=lambda one: one[1])
        number = self._words.read.number(typed)
        if number is not None and (str(number.value),) != tuple(typed[: number.used]):
            value = self._value(key, (str(number.value),))
            return None if value is None else (value[0], number.used)
        bare = normalise_bare(typed[0]) if typed else ""
        plain = [one for one in choices if f"option-{key}-{one}" not in self._words]
        return next(((one, 1) for one in plain if normalise_bare(one) == bare), None)

    def _spelled(self, key: str, typed: Sequence[str]) -> Iterator[int]:
        """Yield how many of some words are a spelling of an id, in any case."""
        for text in self._words.table[key].words if key in self._words else ():
            parts = normalise_bare(text).split()
            if len(typed) >= len(parts) and all(map(_is_case, typed, parts)):
                yield len(parts)

    def _is_number(self, typed: Sequence[str]) -> bool:
        return self._words.read.number([word.lower() for word in typed]) is not None


def names_option(typed: str, words: Vocabulary) -> bool:
    """Tell whether a word is the name of an option of a game, in any case."""
    names = (text for key in words.ids("options") for text in words.table[key].words)
    return any(_is_case(typed, normalise_bare(name)) for name in names)


def _is_case(typed: str, word: str) -> bool:
    """Tell whether a typed word is a bare one in any of its cases; what may be a name is no case of it."""
    said = normalise_bare(typed)
    return said == word or any(
        len(stem) >= _SHORTEST and said.startswith(stem) and len(said) <= len(stem) + _LONGEST_ENDING
        for stem in stems(word)
        if not typed[:1].isupper()
    )
