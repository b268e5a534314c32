"""Sheets of lines to be read: every message with values that read differently, in the order of its file.

A line stands in a sheet when it has words that no earlier line of its message has, once figures, names and
places are left out. So each variant, plural, gender and way of speaking is read once, and not each number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.language import Language, Manners, MessageError, values
from tests.language.aloud.samples import samples

if TYPE_CHECKING:
    from accessgames.language.voice import Form

NUMBERS: Final = (0, 1, 2, 3, 4, 5, 21, 22, 100)
NAMES: Final = ("Jakub", "Jana", "Jiří", "Nguyen")
PEOPLE: Final = (
    values.Person("Jana", "you", "feminine"),
    values.Person("Jakub", "you", "masculine"),
    values.Person("Nguyen", "you"),
    values.Person("Jana", "other", "feminine"),
    values.Person("Jiří", "other", "masculine"),
    values.Person("Nguyen"),
)
"""Listeners and others of each gender; names end in a consonant, in -a, in -í, and one is foreign."""

FORMS: Final[Mapping[Form, tuple[str, int]]] = {
    "full": ("", 5),
    "brief": ("· ", 2),
    "braille": ("⠿ ", 2),
}
"""What stands before the lines of a form, and how many lines of one message are read in it at most."""

_FIGURES: Final = re.compile(r"\d+")
_PLACES: Final = re.compile(r"\b[a-z]{1,2}#")


class Line(NamedTuple):
    """A line of a sheet.

    Attributes:
        key: The message.
        text: The line, a mark of its form before it.
    """

    key: str
    text: str


def skeleton(text: str, names: Iterable[str]) -> str:
    """Return a line without what may be any: figures, places and names.

    >>> skeleton("Eva hraje na pole c4 za 12 bodů.", ["Eva"])
    '@ hraje na pole # za # bodů.'
    """
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "@")
    return _PLACES.sub("#", _FIGURES.sub("#", text))


def sheet(
    language: Language, recorded: Mapping[str, list[values.Message]], beginning: str = ""
) -> Iterator[Line]:
    """Yield the lines of a language, message by message in the order of its files.

    Args:
        language: What says them.
        recorded: Messages that were said, by their keys.
        beginning: Only messages whose keys begin so.
    """
    informal = language.switch(Manners(register="informal"))
    for key in sorted(language.data.entries, key=lambda one: language.data.entries[one][:2]):
        if key.startswith("-") or not key.startswith(beginning):
            continue
        found = recorded.get(key) or [message for _, message in samples(language.data, key)]
        for form in FORMS:
            yield from _lines(key, found, (language, informal), form)


def _lines(
    key: str, messages: list[values.Message], languages: tuple[Language, ...], form: Form
) -> Iterator[Line]:
    varied = list(dict.fromkeys(chain(messages, *map(variations, messages))))
    names = {*NAMES, *chain.from_iterable(map(_names, varied))} - {""}
    seen = _longer(varied, languages, form, names)
    mark, most = FORMS[form]
    given = 0
    for language in languages:
        for message in varied:
            text = _said(language, message, form)
            bones = skeleton(text, names)
            if given < most and text and bones not in seen:
                seen.add(bones)
                given += 1
                yield Line(key, mark + text)


def _longer(
    messages: list[values.Message], languages: tuple[Language, ...], form: Form, names: set[str]
) -> set[str]:
    """Return what is read already, as the form before it says the same."""
    if form == "full":
        return set()
    before: Form = "full" if form == "brief" else "brief"
    said = (_said(language, message, before) for language in languages for message in messages)
    return {skeleton(text, names) for text in said}


def _said(language: Language, message: values.Message, form: Form) -> str:
    """Say a message; nothing where its values do not go together."""
    try:
        return language.form(message, form)
    except MessageError:
        return ""


def variations(message: values.Message) -> Iterator[values.Message]:
    """Yield a message with each of its numbers and people changed in turn."""
    for name, value in message.args.items():
        for other in _others(value):
            yield replace(message, args={**message.args, name: other})


def _others(value: values.Value) -> Iterator[values.Value]:
    match value:
        case int():
            yield from NUMBERS
        case values.Phrase(count=int()):
            yield from (replace(value, count=number) for number in NUMBERS)
        case values.Person():
            yield from PEOPLE
        case values.Nested(message):
            yield from map(values.Nested, variations(message))
        case values.Listing(items) if items:
            yield values.Listing(items[:1])
            yield values.Listing(items * 3)
            yield from (values.Listing((other, *items[1:])) for other in _others(items[0]))


def _names(message: values.Message) -> Iterator[str]:
    for value in message.args.values():
        yield from _named(value)


def _named(value: values.Value) -> Iterator[str]:
    match value:
        case values.Person(name=name):
            yield name
        case values.Listing(items):
            yield from chain.from_iterable(map(_named, items))
        case values.Nested(message):
            yield from _names(message)
