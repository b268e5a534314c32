"""How one value is said: in the language, the manners and the form (full, brief, Braille) of a line."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, assert_never, get_args

from accessgames.dataclasses import dataclass
from accessgames.language import values

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
    """An integer that prints without grouping, or is said in words, and still selects plural variants.

    Attributes:
        voice: Says it.
    """

    voice: Voice

    @property
    def text(self) -> str:
        """The number in figures, or in words where a voice says them."""
        return self.voice.number(int(self))


class Free(str):
    """A text from people that a voice says, and that still selects variants as it is written.

    Attributes:
        voice: Says it.
    """

    __slots__ = ("voice",)

    voice: Voice

    @property
    def text(self) -> str:
        """The text as it is said."""
        return self.voice.free(str(self))


class Said(str):
    """What a function of a message gave: words already, which are not read once more."""

    __slots__ = ()


class Bound:
    """A value of a message together with the voice that says it."""

    __slots__ = ("value", "voice")

    def __init__(self, value: values.Value, voice: Voice) -> None:
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
        aloud: Whether a voice says it: numbers, places and codes are words then.
    """

    phrases: Phrases
    manners: Manners
    form: Form
    nested: Callable[[values.Message, Form], str]
    aloud: bool = False

    def bind(self, value: values.Value) -> Figure | str | Bound:
        """Make a value of a message into what Fluent can carry."""
        if isinstance(value, str):
            if not self.aloud:
                return value
            free = Free(value)
            free.voice = self
            return free
        if isinstance(value, int):
            return self.figure(value)
        return Bound(value, self)

    def figure(self, number: int) -> Figure:
        """Make a number into what Fluent can carry."""
        figure = Figure(number)
        figure.voice = self
        return figure

    def number(self, number: int, case: str = "", gender: str = "") -> str:
        """Say a number; only aloud it has a case, and the gender of what it counts."""
        if self.form == "braille":
            return str(number)
        spoken = self.phrases.grammar.spoken
        return spoken.numerals.words(number, case, gender) if self.aloud else self.phrases.figure(number)

    def free(self, text: str) -> str:
        """Say a text that came from people; one that a function made has its words."""
        return self.phrases.grammar.spoken.free(text) if self.aloud and not isinstance(text, Said) else text

    def name(self, person: values.Person) -> str:
        """Return the name of somebody, for a voice as it is to be read."""
        return (self.aloud and person.spoken) or person.name

    def plain(self, value: values.Value, case: str = "", number: Number = "sg") -> str:
        """Say a value.

        Args:
            value: What to say.
            case: Name of the case for phrases; "" is the first case of the language.
            number: Singular or plural for phrases that are not counted.
        """
        match value:
            case str() | values.Person():
                text = self.free(value if isinstance(value, str) else self.name(value))
            case int():
                text = self.number(value, case)
            case values.Phrase():
                text = self.phrases.plain(value, case or self.first_case, number, aloud=self.aloud)
            case values.Cell():
                text = self.place(value)
            case values.Code():
                text = self.code(self.phrases.lexicon.short(value.key))
            case values.Day():
                text = self.day(value, case)
            case values.Clock():
                text = self.time(value, case)
            case values.Listing():
                text = self.listed(value, case)
            case values.Nested():
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

    def place(self, cell: values.Cell) -> str:
        """Say a place on a board."""
        return self.phrases.grammar.coordinates.format(cell, self.style, self.code)

    def column(self, column: str) -> str:
        """Say a column of a board."""
        return self.phrases.grammar.coordinates.column(column, self.style, self.code)

    def code(self, text: str) -> str:
        """Say letters and figures that are a name: a voice says each by its own."""
        return self.phrases.grammar.spoken.code(text) if self.aloud else text

    def day(self, day: values.Day, case: str = "") -> str:
        """Say a day of the calendar in a case, with its name where there is room for it."""
        text = self.date(dt.date(day.year, day.month, day.day), "full" if self.form == "full" else "medium")
        name, blank, rest = text.partition(" ")
        return f"{self.phrases.grammar.days.get(case, {}).get(name, name)}{blank}{rest}"

    def time(self, time: values.Clock, case: str = "") -> str:
        """Say a length of time: as a clock shows it, or as a voice does, in its units."""
        return self.listed(values.duration(time.seconds), case) if self.aloud else time.figures

    def date(self, day: dt.date, length: Literal["full", "long", "medium"]) -> str:
        """Say a day with its name ("full"), with the name of the month alone ("long"), or in short."""
        if self.aloud:
            return self.phrases.grammar.spoken.day(day, "weekday" if length == "full" else "day")
        from babel.dates import format_date  # noqa: PLC0415 - few sentences name a day, time zones load slowly

        return format_date(day, length, self.phrases.grammar.tag)

    def listed(
        self, listing: values.Listing, case: str = "", join: str = "and", *, lines: bool = False
    ) -> str:
        """Say several values one after another; an empty listing says that there is nothing.

        Args:
            listing: The values.
            case: Name of the case for phrases; "" is the first case of the language.
            join: Kind of the list.
            lines: Whether the line of a whole sentence may end between them.
        """
        if not listing.items:
            return self.phrases.grammar.empty
        parts = tuple(self.plain(item, case) for item in listing.items)
        joiner = self.phrases.grammar.joiners[join]
        broken = lines and self.form == "full" and not self.aloud
        return (joiner.breakable() if broken else joiner).join(parts)

    def short(self, value: values.Value) -> str:
        """Say a value as short as it can be: codes of the lexicon, letters of places, blanks in listings."""
        match value:
            case values.Listing():
                return " ".join(map(self.short, value.items)) or self.phrases.grammar.empty
            case values.Phrase() if not self.aloud:
                return self.phrases.short(value)
            case values.Cell() if not self.aloud:
                return self.phrases.grammar.coordinates.format(value, "letters")
            case int() if not self.aloud:
                return str(value)
            case _:
                return self.plain(value)
