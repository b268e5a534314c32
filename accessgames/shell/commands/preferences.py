"""What the player chooses about the program.

Settings, verbosity, language, single keys, and its own voice.
"""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.language import Ambiguous, Found, Message, say
from accessgames.shell.commands.explanations import explain_command
from accessgames.shell.lists import ListItem, Page
from accessgames.shell.settings import LONGEST_NAME, OWN_SIZE, SCALE, SETTINGS, UNASKED, choices_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.shell.parsing import Arguments, Handlers
    from accessgames.shell.protocols import Talk
    from accessgames.shell.session import Session

_SETTING: Final = "set-"
_VALUE: Final = "val-"

_NEXT_MATCH: Final = frozenset({"training", "name", "gender"})
"""Settings that are part of a match from its beginning."""

_SIGNS: Final = MappingProxyType(
    {" ": "space", ",": "comma", ".": "point", "+": "plus", "-": "minus", "?": "question"}
)
"""Keys that a voice may pass over, and how the message calls them."""


def change_setting(play: Talk, key: str, value: str) -> None:
    """Set a value and say so, also when it does not act at once.

    Raises:
        GameError: It could not be remembered, or needs something that is not there.
    """
    play.set_preference(key, value)
    play.tell(_value_message(play, key))
    for other, fitting in _changed_along(key, value).items():
        play.set_preference(other, fitting)
        play.tell(_value_message(play, other))
    if key in _NEXT_MATCH:
        play.tell(say("shell-next-match"))
    if key == "profile" and play.by_key:
        play.tell(say("shell-key-colon"))
    if key == "speech" and play.console.outlets is None:
        tell_voice(play)


def _changed_along(key: str, value: str) -> Mapping[str, str]:
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


def _value_message(play: Talk, key: str) -> Message:
    """Tell a setting with its value, in the words with which it is changed."""
    value = play.preferences.settings[key]
    return say("shell-setting", setting=play.words.word(_SETTING + key), value=value_word(play, value))


def value_word(play: Talk, value: str) -> str:
    """Return the word for a value; figures and texts are their own word."""
    key = _VALUE + value
    return play.words.word(key) if key in play.words else value or play.words.word(_VALUE + UNASKED)


def tell_or_change_settings(play: Talk, rest: Arguments) -> None:
    """List all settings, or the values of one, or set it.

    Raises:
        MalformedAction: `shell-no-setting` or `shell-no-value`, with what there is.
    """
    if not rest.words:
        items = tuple(
            ListItem(partial(_value_message, play, setting.key), partial(_ask_value, play, setting.key))
            for setting in SETTINGS
        )
        play.listed(Page(items))
        return
    match play.words.match(rest.words, tuple(_SETTING + setting.key for setting in SETTINGS)):
        case Found(found, used):
            _one_setting(play, found.removeprefix(_SETTING), rest, used)
        case Ambiguous(ids):
            keys = tuple(key.removeprefix(_SETTING) for key in ids)
            play.listed(
                Page(
                    tuple(
                        ListItem(partial(_value_message, play, key), partial(_ask_value, play, key))
                        for key in keys
                    )
                )
            )
        case _:
            raise MalformedAction("shell-no-setting", word=rest.text, command=play.words.word(rest.id))


def _one_setting(play: Talk, key: str, rest: Arguments, used: int) -> None:
    if len(rest.words) == used:
        _ask_value(play, key)
        return
    choices = choices_of(key)
    if not choices:
        _set_text(play, key, " ".join(rest.text.split()[used:]))
        return
    typed = rest.words[used:]
    if len(typed) == 1 and typed[0] in choices:
        change_setting(play, key, typed[0])
        return
    names = {_VALUE + choice: choice for choice in choices if _VALUE + choice in play.words}
    match play.words.match(typed, names):
        case Found(found, all_used) if all_used == len(typed):
            change_setting(play, key, names[found])
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
    change_setting(play, key, value)


def _ask_value(play: Talk, key: str) -> None:
    """Tell a setting and the values it may have."""
    play.tell(_value_message(play, key))
    choices = choices_of(key)
    if choices:
        _list_values(play, key, choices)
    else:
        command = f"{play.words.word('settings')} {play.words.word(_SETTING + key)}"
        play.tell(say("shell-setting-text", command=command))


def _list_values(play: Talk, key: str, values: tuple[str, ...]) -> None:
    items = (
        ListItem(
            partial(say, "shell-value", value=value_word(play, value)),
            partial(change_setting, play, key, value),
        )
        for value in values
    )
    play.listed(Page(tuple(items)))


def choose_verbosity(play: Talk, rest: Arguments) -> None:
    """Set how much is told, by its own word: stručně, běžně, podrobně."""
    rest.nothing(play.words)
    change_setting(play, "verbosity", rest.id)


def choose_language(play: Talk, rest: Arguments) -> None:
    """Change the language, or list those there are."""
    _one_setting(play, "language", rest, 0)


def choose_keys(play: Session, rest: Arguments) -> None:
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
            change_setting(play, "profile", "klavesy")
        case Found("off"):
            change_setting(play, "profile", "ctecka")
        case _:
            raise MalformedAction("shell-key-unknown", key=rest.text, command=play.words.word(rest.id))


def _explain_key(play: Session, rest: Arguments) -> None:
    found = play.words.by_key(rest.text, play.commands())
    if found is None:
        raise MalformedAction("shell-key-unknown", key=rest.text, command=play.words.word(rest.id))
    explain_command(play, found)


def _list_keys(play: Session) -> None:
    ids = [key for key in play.commands() if play.words.key(key)]
    items = tuple(ListItem(partial(_key_line, play, key), partial(explain_command, play, key)) for key in ids)
    play.tell(say("shell-key-colon"), record=False)
    play.listed(Page(items))


def _key_line(play: Session, key: str) -> Message:
    pressed = play.words.key(key)
    return say("shell-key-line", key=_SIGNS.get(pressed, pressed), word=play.words.word(key))


SETTING_HANDLERS: Final[Handlers] = {
    "settings": tell_or_change_settings,
    "brief": choose_verbosity,
    "normal": choose_verbosity,
    "detailed": choose_verbosity,
    "language": choose_language,
    "keys": choose_keys,
}
"""Commands by word id."""


_CHOICES: Final = MappingProxyType(
    {"on": "yes", "off": "no", "val-yes": "yes", "val-no": "no", "val-reader": "reader"}
)
"""Value of the setting `speech` for each word after `hlas`."""


def choose_voice(play: Talk, rest: Arguments) -> None:
    """Tell about the voice, or switch it on, off, or over to the screen reader.

    Raises:
        MalformedAction: `shell-no-value`, with what there is.
    """
    if not rest.words:
        tell_voice(play)
        return
    match play.words.match(rest.words, tuple(_CHOICES)):
        case Found(found, used) if used == len(rest.words):
            change_setting(play, "speech", _CHOICES[found])
        case _:
            words = tuple(play.words.word(key) for key in ("on", "off", "val-reader"))
            raise MalformedAction("shell-no-value", word=rest.text, choices=words)


def change_rate(play: Talk, rest: Arguments) -> None:
    """Speak a step faster or slower; at the end of the scale say so."""
    rest.nothing(play.words)
    step = 1 if rest.id == "faster" else -1
    at = SCALE.index(play.preferences.settings["rate"]) + step
    if at not in range(len(SCALE)):
        play.tell(say("shell-rate-end", "refusal", end="fastest" if step > 0 else "slowest"))
        return
    change_setting(play, "rate", SCALE[at])
    if play.preferences.settings["speech"] in {"no", UNASKED}:
        tell_voice(play)


VOICE_HANDLERS: Final[Handlers] = {"voice": choose_voice, "faster": change_rate, "slower": change_rate}
"""Commands by word id."""
