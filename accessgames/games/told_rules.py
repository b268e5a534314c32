"""The rules as they are told: those of one match with its options, or the usual ones and what changes them.

A sentence of a section knows every option by its key (`$fifth`), numbers as numbers, and says what holds
under them; one that says nothing under some options is left out there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.language import Language, Listing, Message, Nested, say

if TYPE_CHECKING:
    from accessgames.engine import Option
    from accessgames.games.room import Room, Section


def match_section(
    room: Room, section: Section, chosen: Iterable[tuple[str, str]], language: Language
) -> tuple[Message, ...]:
    """Return what a section says about a match, without its title.

    Args:
        room: The game.
        section: One of its rulebook.
        chosen: Every option with its value, as `Setup.options`.
        language: Says which sentences are left out.
    """
    values = dict(chosen)
    usual = usual_values(room.game.options)
    about = [room.narration.option(key, values[key]) for key in section.options if values[key] != usual[key]]
    elsewhere = () if in_force(section, values) else (_where(room, section, language, "rules-elsewhere"),)
    return (*elsewhere, *_sentences(section.lines, values, language), *about)


def usual_section(room: Room, section: Section, language: Language) -> tuple[Message, ...]:
    """Return what a section says outside of a match: the usual rules, and at each what options change."""
    usual = usual_values(room.game.options)
    lines = [] if in_force(section, usual) else [_where(room, section, language, "rules-only")]
    for key in section.lines:
        lines += _sentences((key,), usual, language)
        lines += _changes(room, key, usual, language)
    if section.options:
        lines.append(_choice(room, section.options, language))
    return tuple(lines)


def in_force(section: Section, values: Mapping[str, str]) -> bool:
    """Tell whether a section holds under the options of a match."""
    return not section.when or any(values[key] in allowed for key, allowed in section.when)


def sentence(key: str, values: Mapping[str, str]) -> Message:
    """Name a sentence of the rules, as it is under the options of a match."""
    return say(key, **{name: int(value) if value.isdecimal() else value for name, value in values.items()})


def usual_values(options: Iterable[Option]) -> dict[str, str]:
    """Return the usual value of every option."""
    return {option.key: option.default for option in options}


def _sentences(keys: Iterable[str], values: Mapping[str, str], language: Language) -> list[Message]:
    """Return the sentences that say something."""
    told = (sentence(key, values) for key in keys)
    return [message for message in told if language.form(message, "full")]


def _changes(room: Room, key: str, usual: Mapping[str, str], language: Language) -> Iterator[Message]:
    """Tell what options make of a sentence; one that they only leave out goes without saying."""
    before = language.form(sentence(key, usual), "full")
    for option in room.game.options:
        told: dict[str, tuple[Message, list[str]]] = {}
        for value in option.choices:
            message = sentence(key, {**usual, option.key: value})
            text = language.form(message, "full")
            if text not in ("", before):
                told.setdefault(text, (message, []))[1].append(value)
        if told and all(map(str.isdecimal, option.choices)):
            # Another number in the same sentence says no more than that the number can be chosen.
            yield _choice(room, (option.key,), language)
            continue
        for message, values in told.values():
            words = Listing(tuple(_words(room, option.key, values, language)))
            yield say("rules-with", options=words, told=Nested(message))


def _choice(room: Room, options: Iterable[str], language: Language) -> Message:
    """Name options that decide about what was told."""
    words = (_word(room, f"option-{key}", key, language) for key in options)
    return say("rules-choice", options=Listing(tuple(words)))


def _where(room: Room, section: Section, language: Language, key: str) -> Message:
    """Tell with which options a section holds."""
    words = [word for option, allowed in section.when for word in _words(room, option, allowed, language)]
    return say(key, options=Listing(tuple(words)))


_FEW: Final = 2
"""So many values of an option are named one by one."""


def _words(room: Room, option: str, values: Sequence[str], language: Language) -> list[str]:
    """Name an option and some of its values as they are typed; many values are the option itself."""
    name = _word(room, f"option-{option}", option, language)
    if len(values) > _FEW:
        return [name]
    return [f"{name} {_word(room, f'option-{option}-{value}', value, language)}" for value in values]


def _word(room: Room, name: str, otherwise: str, language: Language) -> str:
    words = language.vocabulary("common", "space", "shell", room.game.id)
    return words.word(name) if name in words else otherwise
