"""What the player chooses about the program: nastavení, stručně, běžně, podrobně, jazyk, klávesy zapnout."""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.language import Ambiguous, Found, Message, say
from accessgames.shell.commands.helping import explain
from accessgames.shell.lists import Item, Page
from accessgames.shell.settings import LONGEST_NAME, OWN_SIZE, SETTINGS, UNASKED, choices_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.shell.playing import Play
    from accessgames.shell.rest import Handlers, Rest
    from accessgames.shell.talk import Talk

_SETTING: Final = "set-"
_VALUE: Final = "val-"

_NEXT_MATCH: Final = frozenset({"training", "name", "gender"})
"""Settings that are part of a match from its beginning."""

_SIGNS: Final = MappingProxyType(
    {" ": "space", ",": "comma", ".": "point", "+": "plus", "-": "minus", "?": "question"}
)
"""Keys that a voice may pass over, and how the message calls them."""


def change(play: Talk, key: str, value: str) -> None:
    """Set a value and say so, also when it does not act at once.

    Raises:
        GameError: It could not be remembered, or needs something that is not there.
    """
    play.set_preference(key, value)
    play.tell(_told(play, key))
    for other, fitting in _along(key, value).items():
        play.set_preference(other, fitting)
        play.tell(_told(play, other))
    if key in _NEXT_MATCH:
        play.tell(say("shell-next-match"))
    if key == "profile" and play.by_key:
        play.tell(say("shell-key-colon"))
    if key == "speech" and play.console.outlets is None:
        tell_voice(play)


def _along(key: str, value: str) -> Mapping[str, str]:
    """Return what changes with a setting: the figures of a sheet with its name, its name with a figure."""
    if key in {"paper-cells", "paper-lines"}:
        return {"paper": OWN_SIZE}
    if key != "paper" or value == OWN_SIZE:
        return {}
    from accessgames.braille.pages import preset  # noqa: PLC0415 - few need Braille on paper

    size = preset(value)
    return {"paper-cells": str(size.width), "paper-lines": str(size.lines)}


def tell_voice(play: Talk) -> None:
    """Tell whether there is a voice, and whose."""
    speech = play.preferences.settings["speech"]
    if speech in {"no", UNASKED}:
        play.tell(say("shell-voice-off", command=_turning(play, "on")))
    elif play.console.outlets is None:
        play.tell(say("shell-voice-nowhere"))
    else:
        play.tell(say("shell-voice-on", whose=speech, command=_turning(play, "off")))


def _turning(play: Talk, way: str) -> str:
    return f"{play.words.word('voice')} {play.words.word(way)}"


def _told(play: Talk, key: str) -> Message:
    """Tell a setting with its value, in the words with which it is changed."""
    value = play.preferences.settings[key]
    return say("shell-setting", setting=play.words.word(_SETTING + key), value=value_word(play, value))


def value_word(play: Talk, value: str) -> str:
    """Return the word for a value; figures and texts are their own word."""
    key = _VALUE + value
    return play.words.word(key) if key in play.words else value or play.words.word(_VALUE + UNASKED)


def settings(play: Talk, rest: Rest) -> None:
    """List all settings, or the values of one, or set it.

    Raises:
        MalformedAction: `shell-no-setting` or `shell-no-value`, with what there is.
    """
    if not rest.words:
        items = tuple(
            Item(partial(_told, play, setting.key), partial(_ask, play, setting.key)) for setting in SETTINGS
        )
        play.listed(Page(items))
        return
    match play.words.match(rest.words, tuple(_SETTING + setting.key for setting in SETTINGS)):
        case Found(found, used):
            _one(play, found.removeprefix(_SETTING), rest, used)
        case Ambiguous(ids):
            keys = tuple(key.removeprefix(_SETTING) for key in ids)
            play.listed(
                Page(tuple(Item(partial(_told, play, key), partial(_ask, play, key)) for key in keys))
            )
        case _:
            raise MalformedAction("shell-no-setting", word=rest.text, command=play.words.word(rest.id))


def _one(play: Talk, key: str, rest: Rest, used: int) -> None:
    if len(rest.words) == used:
        _ask(play, key)
        return
    choices = choices_of(key)
    if not choices:
        _set_text(play, key, " ".join(rest.text.split()[used:]))
        return
    typed = rest.words[used:]
    if len(typed) == 1 and typed[0] in choices:
        change(play, key, typed[0])
        return
    names = {_VALUE + choice: choice for choice in choices if _VALUE + choice in play.words}
    match play.words.match(typed, names):
        case Found(found, all_used) if all_used == len(typed):
            change(play, key, names[found])
        case Ambiguous(ids):
            _list_values(play, key, tuple(names[found] for found in ids))
        case _:
            words = tuple(value_word(play, choice) for choice in choices)
            raise MalformedAction("shell-no-value", word=" ".join(typed), choices=words)


def _set_text(play: Talk, key: str, text: str) -> None:
    """Set a name, or none.

    Raises:
        MalformedAction: `error-text-unfit` for one that is too long.
    """
    value = "" if play.words.match(text.split(), ("none",)) == Found("none", 1) else text
    if len(value) > LONGEST_NAME:
        raise MalformedAction("error-text-unfit", text=value, most=LONGEST_NAME)
    change(play, key, value)


def _ask(play: Talk, key: str) -> None:
    """Tell a setting and the values it may have."""
    play.tell(_told(play, key))
    choices = choices_of(key)
    if choices:
        _list_values(play, key, choices)
    else:
        command = f"{play.words.word('settings')} {play.words.word(_SETTING + key)}"
        play.tell(say("shell-setting-text", command=command))


def _list_values(play: Talk, key: str, values: tuple[str, ...]) -> None:
    items = (
        Item(partial(say, "shell-value", value=value_word(play, value)), partial(change, play, key, value))
        for value in values
    )
    play.listed(Page(tuple(items)))


def verbosity(play: Talk, rest: Rest) -> None:
    """Set how much is told, by its own word: stručně, běžně, podrobně."""
    rest.nothing(play.words)
    change(play, "verbosity", rest.id)


def language(play: Talk, rest: Rest) -> None:
    """Change the language, or list those there are."""
    _one(play, "language", rest, 0)


def keys(play: Play, rest: Rest) -> None:
    """Tell the single keys, or switch them on and off.

    Raises:
        MalformedAction: `shell-key-unknown` for a key that means nothing here.
    """
    if not rest.words:
        _list_keys(play)
        return
    if len(rest.text) == 1:
        _explain_key(play, rest)
        return
    match play.words.match(rest.words, ("on", "off")):
        case Found("on"):
            change(play, "profile", "klavesy")
        case Found("off"):
            change(play, "profile", "ctecka")
        case _:
            raise MalformedAction("shell-key-unknown", key=rest.text, command=play.words.word(rest.id))


def _explain_key(play: Play, rest: Rest) -> None:
    found = play.words.by_key(rest.text, play.commands())
    if found is None:
        raise MalformedAction("shell-key-unknown", key=rest.text, command=play.words.word(rest.id))
    explain(play, found)


def _list_keys(play: Play) -> None:
    ids = [key for key in play.commands() if play.words.key(key)]
    items = tuple(Item(partial(_key_line, play, key), partial(explain, play, key)) for key in ids)
    play.tell(say("shell-key-colon"), record=False)
    play.listed(Page(items))


def _key_line(play: Play, key: str) -> Message:
    pressed = play.words.key(key)
    return say("shell-key-line", key=_SIGNS.get(pressed, pressed), word=play.words.word(key))


HANDLERS: Final[Handlers] = {
    "settings": settings,
    "brief": verbosity,
    "normal": verbosity,
    "detailed": verbosity,
    "language": language,
    "keys": keys,
}
"""Commands by word id."""
