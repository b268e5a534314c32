"""How one value is said: in the language, the manners and the form (full, brief, Braille) of a line."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, assert_never, get_args

from accessgames.dataclasses import dataclass
from accessgames.language.values import Cell, Code, Day, Listing, Message, Nested, Person, Phrase, Value

if TYPE_CHECKING:
    from accessgames.language.coordinates import Style
    from accessgames.language.lexicon import Phrases
    from accessgames.language.morphology import Number

Form: TypeAlias = Literal["full", "brief", "braille"]
"""The three forms of a message."""

Register: TypeAlias = Literal["formal", "informal"]
"""How the listener is addressed: Czech vykání or tykání."""

FORMS: Final[tuple[Form, ...]] = get_args(Form)


@dataclass(frozen=True, slots=True)
class Manners:
    """What a player chose about the way of speaking.

    Attributes:
        register: Formal or informal address.
        coordinates: Style in which places are said; Braille forms always use letters.
    """

    register: Register = "formal"
    coordinates: Style = "letters"


class Figure(int):
    """An integer that prints without grouping and still selects plural variants.

    Attributes:
        text: The figures, with the minus sign as the form wants it.
    """

    text: str


class Bound:
    """A value of a message together with the voice that says it."""

    __slots__ = ("value", "voice")

    def __init__(self, value: Value, voice: Voice) -> None:
        """Tie a value to a voice."""
        self.value = value
        self.voice = voice


@dataclass(frozen=True, slots=True)
class Voice:
    """Says values in one form.

    Attributes:
        phrases: Noun phrases of the language.
        manners: What the player chose.
        form: Which form of the line is being said.
        nested: Says a message inside a message, in a given form.
    """

    phrases: Phrases
    manners: Manners
    form: Form
    nested: Callable[[Message, Form], str]

    def bind(self, value: Value) -> Figure | str | Bound:
        """Make a value of a message into what Fluent can carry."""
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return self.figure(value)
        return Bound(value, self)

    def figure(self, number: int) -> Figure:
        """Make a number into what Fluent can carry."""
        figure = Figure(number)
        figure.text = str(number) if self.form == "braille" else self.phrases.figure(number)
        return figure

    def plain(self, value: Value, case: str = "", number: Number = "sg") -> str:
        """Say a value.

        Args:
            value: What to say.
            case: Name of the case for phrases; "" is the first case of the language.
            number: Singular or plural for phrases that are not counted.
        """
        match value:
            case str():
                text = value
            case int():
                text = self.figure(value).text
            case Phrase():
                text = self.phrases.plain(value, case or self.first_case, number)
            case Person():
                text = value.name
            case Cell():
                text = self.place(value)
            case Code():
                text = self.phrases.lexicon.short(value.key)
            case Day():
                text = self.day(value, case)
            case Listing():
                text = self.listed(value, case)
            case Nested():
                text = self.nested(value.message, self.form)
            case _:
                assert_never(value)
        return text

    @property
    def first_case(self) -> str:
        """The case of names and subjects."""
        return self.phrases.grammar.cases.order[0]

    @property
    def style(self) -> Style:
        """How places are said: as the player chose, on a Braille line by letters."""
        return "letters" if self.form == "braille" else self.manners.coordinates

    def place(self, cell: Cell) -> str:
        """Say a place on a board."""
        return self.phrases.grammar.coordinates.format(cell, self.style)

    def day(self, day: Day, case: str = "") -> str:
        """Say a day of the calendar in a case, with its name where there is room for it."""
        text = self.date(dt.date(day.year, day.month, day.day), "full" if self.form == "full" else "medium")
        name, blank, rest = text.partition(" ")
        return f"{self.phrases.grammar.days.get(case, {}).get(name, name)}{blank}{rest}"

    def date(self, day: dt.date, length: Literal["full", "long", "medium"]) -> str:
        """Say a day with its name ("full"), with the name of the month alone ("long"), or in short."""
        from babel.dates import format_date  # noqa: PLC0415 - few sentences name a day, time zones load slowly

        return format_date(day, length, self.phrases.grammar.tag)

    def listed(self, listing: Listing, case: str = "", join: str = "and") -> str:
        """Say several values one after another; an empty listing says that there is nothing."""
        if not listing.items:
            return self.phrases.grammar.empty
        parts = tuple(self.plain(item, case) for item in listing.items)
        return self.phrases.grammar.joiners[join].join(parts)

    def short(self, value: Value) -> str:
        """Say a value as short as it can be: codes of the lexicon, letters of places, blanks in listings."""
        match value:
            case Phrase():
                return self.phrases.short(value)
            case Cell():
                return self.phrases.grammar.coordinates.format(value, "letters")
            case Listing():
                return " ".join(map(self.short, value.items)) or self.phrases.grammar.empty
            case int():
                return str(value)
            case _:
                return self.plain(value)
