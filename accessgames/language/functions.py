"""The functions that Fluent messages may call: the grammar in the translator's hands.

Positional arguments are values of the message or other function calls; named arguments are literals.

| call | says |
|---|---|
| `NP($thing, case: "acc", number: "pl")` | a noun phrase; a counted one with figures: "5 karet" |
| `NP($n, noun: "card", case: "gen")` | the same for a bare number |
| `CNT($thing, case: "gen")`, `CNT($n, noun: "card")` | counted, in words up to twelve: "bez pěti karet" |
| `NUM($n, case: "gen", gender: "f")` | a number in words: "dvou"; figures above 999 |
| `NP($n, case: "loc", gender: "f")` | a bare number in figures, which a voice declines: "po 6", "po šesti" |
| `ORD($n, case: "loc", gender: "f")` | an ordinal in words: "čtvrté" |
| `ORD($n, case: "loc", noun: "row")` | the same with its noun: "čtvrté řadě" |
| `PREP($x, p: "v", case: "loc")` | a preposition before it: "ve čtvrté"; its usual case by itself |
| `COORD($cell)`, `COLUMN($cell)` | a place, or its column, in the player's style: "m50", "m" |
| `COORD("m50")`, `COLUMN("m")` | the same in examples |
| `LIST($items, case: "acc", join: "or")` | several things: "a, b a c"; joined by and, or, comma, semicolon |
| `LINES($items, case: "acc", join: "or")` | the same; a long line ends between them |
| `PERSON($who)` | selector: formal, informal (English: you), other |
| `GENDER($who)` | selector: masculine, feminine, neuter, unknown |
| `REGISTER()` | selector: formal, informal |
| `STYLE($cell)` | selector: letters, names, numbers, the player's style; on a Braille line letters |
| `COUNT($x)` | the number inside a phrase or a listing, as a plural selector |
| `NAME($who)` | a player's name, never inflected |
| `PAST($x, stem: "zbyl")` | a past participle that agrees: "zbyly"; `noun:` for bare numbers |
| `SHORT($x)` | the short form: "čt3" |
| `CAP($x)` | the same with a capital at the start |
| `MOMENT($started, at: "v")` | a time such as `2026-11-21T16:00:00`: "21. listopadu 2026 v 16:00" |
| `MOMENT($started)` | the same in figures: "21. 11. 2026 16:00" |
| `FINGERPRINT($digest)` | the four words of a long number in hexadecimal digits: a check for the ear |
| `WORD("status", of: "common")` | the word that a player types for a command |
| `COMMAND(WORD("help"), "iota")` | what a player types, inside a sentence: „nápověda iota“ |
| `COMMANDS($words, join: "or")` | several things that may be typed, inside a sentence: „tah“ nebo „stav“ |
"""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast, get_args

from accessgames.language import fingerprint, morphology, values
from accessgames.language.voice import Bound, Figure, Said, Voice

Argument: TypeAlias = Figure | Bound | str
"""What Fluent hands to a function."""

NAMES: Final = frozenset({
    "CAP", "CNT", "COLUMN", "COMMAND", "COMMANDS", "COORD", "COUNT", "FINGERPRINT", "GENDER", "LINES", "LIST",
    "MOMENT", "NAME", "NP", "NUM", "ORD", "PAST", "PERSON", "PREP", "REGISTER", "SHORT", "STYLE", "WORD",
})  # fmt: skip
"""All functions, for the linter."""

_PLACE: Final = re.compile(r"([a-z]{1,2})([0-9]{1,3})")


def method_name(name: str) -> str:
    """Name of the method of `Functions` that stands behind a function."""
    return "word_of" if name == "WORD" else name.lower()


class Functions:
    """The functions of one language and one choice of manners.

    Attributes:
        voice: Says values that carry no voice of their own: numbers and texts.
        word: Finds the word that a player types: id and word file ("" for any) -> word.
    """

    def __init__(self, voice: Voice, word: Callable[[str, str], str]) -> None:
        """Take what the functions need to know."""
        self.voice = voice
        self.grammar = voice.phrases.grammar
        self.word = word

    def table(self) -> dict[str, Callable[..., Any]]:
        """Give the functions by the names that messages call them by."""
        table: dict[str, Callable[..., Any]] = {name: getattr(self, method_name(name)) for name in NAMES}
        return {name: _saying(function) for name, function in table.items()} if self.voice.aloud else table

    def np(
        self, what: Argument, *, case: str = "", number: str = "sg", noun: str = "", gender: str = ""
    ) -> str:
        """Say a noun phrase in a case; counted ones with figures."""
        if noun:
            return self.voice.plain(values.Phrase(noun, count=_int(what)), case)
        if gender:
            return self.voice.number(_int(what), case, gender)
        return self._plain(what, case, number)

    def cnt(self, what: Argument, *, case: str = "", noun: str = "") -> str:
        """Say a counted phrase, small numbers in words."""
        phrase = values.Phrase(noun, count=_int(what)) if noun else _value(what)
        if not isinstance(phrase, values.Phrase) or phrase.count is None:
            raise TypeError(f"CNT of {phrase!r}, expected a counted phrase or a number with noun:")
        case, aloud = case or self.voice.first_case, self.voice.aloud
        return self.voice.phrases.counted(phrase, phrase.count, case, aloud=aloud)

    def num(self, what: Argument, *, case: str = "", gender: str = "", noun: str = "") -> str:
        """Say a number in words."""
        number, case, gender = _int(what), case or self.voice.first_case, self._gender(gender, noun)
        if self.voice.aloud:
            return self.grammar.spoken.numerals.words(number, case, gender)
        if not 0 <= number <= morphology.HIGHEST:
            return self.voice.phrases.figure(number)
        return self.grammar.cardinals.words(number, case, gender)

    def ord(self, what: Argument, *, case: str = "", gender: str = "", noun: str = "") -> str:
        """Say an ordinal in words, with its noun where one is named."""
        case = case or self.voice.first_case
        words = self.grammar.ordinals.words(_int(what), case, self._gender(gender, noun))
        return f"{words} {self.voice.plain(values.Phrase(noun), case)}" if noun else words

    def prep(self, what: Argument, *, p: str, case: str = "", number: str = "sg") -> str:
        """Put a preposition before something; phrases come in the case it governs."""
        prepositions = self.grammar.prepositions
        return prepositions.before(p, self._plain(what, case or prepositions.get(p).case, number))

    def coord(self, what: Argument) -> str:
        """Say a place, given as a place or, in an example, by its letters and figures."""
        value = _value(what)
        example = _PLACE.fullmatch(value) if isinstance(value, str) else None
        if example is not None:
            value = values.Cell(example[1], int(example[2]))
        if not isinstance(value, values.Cell):
            raise TypeError(f"COORD of {value!r}, expected a Cell")
        return _voice(what, self.voice).place(value)

    def column(self, what: Argument) -> str:
        """Say a column, given by a place or by its letters."""
        value = _value(what)
        if not isinstance(value, (str, values.Cell)):
            raise TypeError(f"COLUMN of {value!r}, expected a Cell or letters")
        letters = value.column if isinstance(value, values.Cell) else value
        return _voice(what, self.voice).column(letters)

    def list(self, what: Argument, *, case: str = "", join: str = "and") -> str:
        """Say several things."""
        return _voice(what, self.voice).listed(_listing(what), case, join)

    def lines(self, what: Argument, *, case: str = "", join: str = "and") -> str:
        """Say several things, in a whole sentence on several lines where one would be long."""
        return _voice(what, self.voice).listed(_listing(what), case, join, lines=True)

    def person(self, what: Argument) -> str:
        """Tell how somebody is spoken to or about."""
        person = _person(what)
        return self.grammar.registers[self.voice.manners.register] if person.role == "you" else "other"

    def name(self, what: Argument) -> str:
        """Give a player's name."""
        return self.voice.free(self.voice.name(_person(what)))

    def gender(self, what: Argument) -> str:
        """Tell the gender of a person or of a noun."""
        value = _value(what)
        if isinstance(value, values.Phrase):
            return self.grammar.genders[self.voice.phrases.gender(value.noun)]
        return _person(what).gender

    def register(self) -> str:
        """Tell how the listener wants to be addressed."""
        return self.voice.manners.register

    def fingerprint(self, what: Argument) -> str:
        """Say the four words of a long number."""
        return ", ".join(fingerprint.spoken_fingerprint(str(_value(what)), self.grammar.tag))

    def moment(self, what: Argument, *, at: str = "") -> str:
        """Say a day and the time of day, `at` between them; what is no time as it stands."""
        text = str(_value(what))
        try:
            moment = dt.datetime.fromisoformat(text)
        except ValueError:
            return text
        day = self.voice.date(moment.date(), "long" if at else "medium")
        if self.voice.aloud:
            time = self._clock(moment)
            return f"{day} {self.grammar.prepositions.before(at, time)}" if at else f"{day}, {time}"
        return " ".join(filter(None, (day, at, f"{moment.hour}:{moment.minute:02}")))

    def _clock(self, moment: dt.datetime) -> str:
        """Say a time of day: the hours, and the minutes where it is not a whole hour."""
        units = (("hour", moment.hour), *((("minute", moment.minute),) if moment.minute else ()))
        case = next((name for name in self.grammar.cases.order if name == "acc"), "")
        return " ".join(self.voice.plain(values.Phrase(noun, count=count), case) for noun, count in units)

    def style(self, what: Argument) -> str:
        """Tell in which style a place is said here."""
        return _voice(what, self.voice).style

    def count(self, what: Argument) -> Figure:
        """Take the number out of a phrase or a listing."""
        value = _value(what)
        if isinstance(value, values.Listing):
            return _voice(what, self.voice).figure(len(value.items))
        if isinstance(value, values.Phrase) and value.count is not None:
            return _voice(what, self.voice).figure(value.count)
        raise TypeError(f"COUNT of {value!r}, expected a counted phrase or a Listing")

    def past(self, what: Argument, *, stem: str, noun: str = "") -> str:
        """End a past participle so that it agrees with its subject."""
        value = values.Phrase(noun, count=_int(what)) if noun else _value(what)
        if isinstance(value, values.Phrase):
            number = 1 if value.count is None else value.count
            return stem + self.grammar.participle_ending(number, self.voice.phrases.gender(value.noun))
        return stem + self.grammar.participle_ending(1, self.grammar.gender_of(_person(what).gender))

    def short(self, what: Argument) -> str:
        """Say something as short as it can be."""
        return _voice(what, self.voice).short(_value(what))

    def cap(self, what: Argument) -> str:
        """Begin with a capital."""
        text = self._plain(what)
        return text[:1].upper() + text[1:]

    def word_of(self, key: str, *, of: str = "") -> str:
        """Give the word that a player types."""
        return self.voice.free(self.word(key, of))

    def command(self, *parts: Argument) -> str:
        """Say what a player types: in quotes, which a voice makes a pause; as it stands on a Braille line."""
        typed = " ".join(self._plain(part) for part in parts)
        return typed if self.voice.form == "braille" else self.grammar.command.format(typed)

    def commands(self, what: Argument, *, join: str = "and") -> str:
        """Say several things that may be typed, each as a command."""
        each = tuple(self.command(_voice(what, self.voice).bind(item)) for item in _listing(what).items)
        return self.grammar.joiners[join].join(each) if each else self.grammar.empty

    def _plain(self, what: Argument, case: str = "", number: str = "sg") -> str:
        if number not in get_args(morphology.Number):
            raise ValueError(f"number {number!r}, expected sg or pl")
        return _voice(what, self.voice).plain(_value(what), case, cast("morphology.Number", number))

    def _gender(self, gender: str, noun: str) -> str:
        if noun:
            return self.voice.phrases.gender(noun)
        return gender or self.grammar.default_gender


def _saying(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark what a function gives as words, so that one around it does not read them once more."""

    def call(*args: Any, **named: Any) -> Any:  # noqa: ANN401 - whatever the function takes and gives
        given = function(*args, **named)
        return Said(given) if isinstance(given, str) else given

    return call


def _value(what: Argument) -> values.Value:
    if isinstance(what, Bound):
        return what.value
    if isinstance(what, (str, int)):
        return what
    raise TypeError(f"argument {what!r}")


def _listing(what: Argument) -> values.Listing:
    value = _value(what)
    if not isinstance(value, values.Listing):
        raise TypeError(f"{value!r}, expected a Listing")
    return value


def _voice(what: Argument, otherwise: Voice) -> Voice:
    return what.voice if isinstance(what, Bound) else otherwise


def _int(what: Argument) -> int:
    value = _value(what)
    if not isinstance(value, int):
        raise TypeError(f"{value!r}, expected a number")
    return value


def _person(what: Argument) -> values.Person:
    value = _value(what)
    if not isinstance(value, values.Person):
        raise TypeError(f"{value!r}, expected a Person")
    return value
