"""What the player chooses about the program.

Settings, verbosity, language, single keys, and its own voice.
"""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.language import Ambiguous, Found, Listing, Message, Vocabulary, say
from accessgames.shell import settings as chosen
from accessgames.shell.commands import asking, explanations
from accessgames.shell.input import editor, missed, missed_answers, named_keys, own_words
from accessgames.shell.lists import ListItem, Page

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.conversation import Arguments, Conversation
    from accessgames.shell.session import Handlers, Question, Session

_SETTING: Final = "set-"
_VALUE: Final = "val-"

_NEXT_MATCH: Final = frozenset({"training", "name", "gender"})
"""Settings that are part of a match from its beginning."""


def change_setting(talk: Conversation, key: str, value: str) -> None:
    """Set a value and say so, also when it does not act at once.

    Raises:
        GameError: It could not be remembered, or needs something that is not there.
        MalformedAction: `shell-rate-top` for a rate at which the voice does not speak.
    """
    if key == "rate" and int(value) > (top := _fastest(talk)):
        raise MalformedAction("shell-rate-top", asked=int(value), top=top)
    talk.teller.set_preference(key, value)
    talk.teller.tell(_value_message(talk, key))
    for other, fitting in _changed_along(key, value).items():
        talk.teller.set_preference(other, fitting)
        talk.teller.tell(_value_message(talk, other))
    if key == "order":
        # What is wanted from now on also holds where another order was said before.
        talk.agenda.orders.clear()
        talk.teller.set_preference("said-orders", "")
    if key in _NEXT_MATCH:
        talk.teller.tell(say("shell-next-match"))
    if key == "profile" and talk.teller.by_key:
        talk.teller.tell(say("shell-key-colon"))
    if key == missed.SETTING:
        talk.teller.tell(missed_answers.switched(talk.teller.preferences))
    if key == "speech" and talk.teller.console.outlets is None:
        tell_voice(talk)
    if key == "display":
        tell_line(talk)


def _changed_along(key: str, value: str) -> Mapping[str, str]:
    """Return what changes with a setting: the figures of a sheet with its name, its name with a figure."""
    if key in {"paper-cells", "paper-lines"}:
        return {"paper": chosen.OWN_SIZE}
    if key != "paper" or value == chosen.OWN_SIZE:
        return {}
    from accessgames.braille.pages import preset  # noqa: PLC0415 - few need Braille on paper

    size = preset(value)
    return {"paper-cells": str(size.width), "paper-lines": str(size.lines)}


def tell_line(talk: Conversation) -> None:
    """Tell how the Braille line stands, unless it is switched off."""
    console = talk.teller.console
    if talk.teller.preferences.settings["display"] != "no":
        line = console.ports.line
        nowhere = line == "none" and console.outlets is None
        talk.teller.tell(say("shell-line-state", state="nowhere" if nowhere else line))


def tell_voice(talk: Conversation) -> None:
    """Tell whether there is a voice, and whose."""
    speech = talk.teller.preferences.settings["speech"]
    if speech in {"no", chosen.UNASKED}:
        talk.teller.tell(say("shell-voice-off", command=_turning(talk, "on")))
    elif talk.teller.console.outlets is None:
        talk.teller.tell(say("shell-voice-nowhere"))
    elif talk.teller.console.outlets.mute:
        talk.teller.tell(say("shell-voice-mute", command=_turning(talk, "on")))
    else:
        talk.teller.tell(say("shell-voice-on", whose=speech, command=_turning(talk, "off")))


def _turning(talk: Conversation, way: str) -> str:
    return f"{talk.teller.words.word('voice')} {talk.teller.words.word(way)}"


def _value_message(talk: Conversation, key: str) -> Message:
    """Tell a setting with its value, in the words with which it is changed."""
    value = talk.teller.preferences.settings[key]
    return say("shell-setting", setting=talk.teller.words.word(_SETTING + key), value=value_word(talk, value))


def value_word(talk: Conversation, value: str) -> str:
    """Return the word for a value; figures and texts are their own word."""
    key = _VALUE + value
    return (
        talk.teller.words.word(key)
        if key in talk.teller.words
        else value or talk.teller.words.word(_VALUE + chosen.UNASKED)
    )


def tell_or_change_settings(talk: Conversation, rest: Arguments) -> None:
    """List all settings, or the values of one, or set it.

    Raises:
        MalformedAction: `shell-no-setting` or `shell-no-value`, with what there is.
    """
    if not rest.words:
        items = tuple(
            ListItem(partial(_value_message, talk, setting.key), partial(_ask_value, talk, setting.key))
            for setting in chosen.SETTINGS
        )
        talk.teller.read_page(Page(items))
        return
    match talk.teller.words.match(rest.words, tuple(_SETTING + setting.key for setting in chosen.SETTINGS)):
        case Found(found, used):
            _one_setting(talk, found.removeprefix(_SETTING), rest, used)
        case Ambiguous(ids):
            keys = tuple(key.removeprefix(_SETTING) for key in ids)
            talk.teller.read_page(
                Page(
                    tuple(
                        ListItem(partial(_value_message, talk, key), partial(_ask_value, talk, key))
                        for key in keys
                    )
                )
            )
        case _:
            raise MalformedAction("shell-no-setting", word=rest.text, command=talk.teller.words.word(rest.id))


def _one_setting(talk: Conversation, key: str, rest: Arguments, used: int) -> None:
    if len(rest.words) == used:
        _ask_value(talk, key)
        return
    choices = chosen.choices_of(key)
    if not choices:
        text = " ".join(rest.text.split()[used:])
        none = talk.teller.words.match(text.split(), ("none",)) == Found("none", 1)
        if len(text) > chosen.LONGEST_NAME and not none:
            raise MalformedAction("error-text-unfit", text=text, most=chosen.LONGEST_NAME)
        change_setting(talk, key, "" if none else text)
        return
    typed = rest.words[used:]
    if len(typed) == 1 and typed[0] in choices:
        change_setting(talk, key, typed[0])
        return
    names = {_VALUE + choice: choice for choice in choices if _VALUE + choice in talk.teller.words}
    match talk.teller.words.match(typed, names):
        case Found(found, all_used) if all_used == len(typed):
            change_setting(talk, key, names[found])
        case Ambiguous(ids):
            _list_values(talk, key, tuple(names[found] for found in ids))
        case _:
            words = tuple(value_word(talk, choice) for choice in choices)
            raise MalformedAction("shell-no-value", word=" ".join(typed), choices=words)


def _ask_value(talk: Conversation, key: str) -> None:
    """Tell a setting and the values it may have."""
    talk.teller.tell(_value_message(talk, key))
    if key == "display":
        tell_line(talk)
    choices = chosen.choices_of(key)
    if choices:
        _list_values(talk, key, choices)
    else:
        command = f"{talk.teller.words.word('settings')} {talk.teller.words.word(_SETTING + key)}"
        talk.teller.tell(say("shell-setting-text", command=command))


def _list_values(talk: Conversation, key: str, values: tuple[str, ...]) -> None:
    items = (
        ListItem(
            partial(say, "shell-value", value=value_word(talk, value)),
            partial(change_setting, talk, key, value),
        )
        for value in values
    )
    talk.teller.read_page(Page(tuple(items)))


def choose_verbosity(talk: Conversation, rest: Arguments) -> None:
    """Set how much is told, by its own word: stručně, běžně, podrobně."""
    rest.nothing(talk.teller.words)
    change_setting(talk, "verbosity", rest.id)


def choose_language(talk: Conversation, rest: Arguments) -> None:
    """Change the language, or list those there are."""
    _one_setting(talk, "language", rest, 0)


def speak_otherwise(talk: Conversation, command: TypedCommand) -> bool:
    """Speak the language that a command is the word for, and tell what is waited for; tell whether it is one.

    Raises:
        GameError: The settings could not be written; the language is spoken all the same.
    """
    tag = chosen.spoken_language(talk.teller.words, " ".join(command.words))
    if tag is None:
        return False
    if command.asks:
        asking.explain_only(talk, "language")
    else:
        change_setting(talk, "language", tag)
        talk.repeat_question()
    return True


def choose_keys(talk: Conversation, rest: Arguments) -> None:
    """Tell the single keys, or switch them on and off.

    Raises:
        MalformedAction: `shell-key-unknown` for a key that means nothing here.
    """
    teller, words, commands = talk.teller, talk.teller.words, talk.commands()
    if not rest.words:
        own = own_words.read_own_words(teller.preferences.settings["own-keys"], own_words.is_key)
        lettered = {words.key(key): key for key in reversed(commands) if words.key(key)}
        items = tuple(
            ListItem(
                partial(_key_line, words, pressed, key), partial(explanations.explain_command, talk, key)
            )
            for pressed, key in (*reversed(lettered.items()), *_named_keys(commands))
            if pressed not in own
        ) + tuple(
            ListItem(partial(say, "shell-key-line", key=pressed, word=line), talk.repeat_question)
            for pressed, line in own.items()
        )
        teller.tell(say("shell-key-colon"), record=False)
        teller.read_page(Page(items, parent=teller.page if isinstance(teller.page, Page) else None))
        return
    unknown = MalformedAction("shell-key-unknown", key=rest.text, command=words.word(rest.id))
    if len(rest.text) == 1:
        found = words.by_key(rest.text, commands)
        if found is None:
            raise unknown
        explanations.explain_command(talk, found)
        return
    match words.match(rest.words, ("on", "off")):
        case Found("on"):
            change_setting(talk, "profile", "klavesy")
        case Found("off"):
            change_setting(talk, "profile", "ctecka")
        case _:
            raise unknown


def tell_answer_keys(session: Session, question: Question) -> None:
    """Tell the keys that answer a question, or that the answer is typed; the question stays open."""
    teller = session.teller
    words = teller.words
    if teller.by_key and not question.free:
        keys = [(words.key(key), key) for key in question.words if words.key(key)]
        keys += [("escape", key) for key in question.words if key == "no"]
        teller.tell(*(_key_line(words, *pressed) for pressed in keys), record=False)
    else:
        answers = tuple(map(words.word, question.words))
        teller.tell(say("shell-key-typed", count=len(answers), words=Listing(answers)), record=False)
    session.repeat_question()


def _named_keys(commands: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield the keys without a letter that mean something now, with the ids of their words."""
    cursor = ((editor.Key.ENTER, ("cursor-begin",)), (editor.Key.ESCAPE, ("cursor-back",)))
    for pressed, ids in (*named_keys.NAMED_KEYS.items(), *cursor):
        meant = next((key for key in ids if key in commands or key in named_keys.EVERYWHERE), None)
        if meant is not None:
            yield pressed.strip("<>"), meant


def _key_line(words: Vocabulary, pressed: str, key: str) -> Message:
    return say("shell-key-line", key=named_keys.SIGNS.get(pressed, pressed), word=words.word(key))


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


def choose_voice(talk: Conversation, rest: Arguments) -> None:
    """Tell about the voice, or switch it on, off, or over to the screen reader.

    Raises:
        MalformedAction: `shell-no-value`, with what there is.
    """
    if not rest.words:
        tell_voice(talk)
        return
    match talk.teller.words.match(rest.words, tuple(_CHOICES)):
        case Found(found, used) if used == len(rest.words):
            _speak_by(talk, _CHOICES[found])
        case _:
            words = tuple(talk.teller.words.word(key) for key in ("on", "off", "val-reader"))
            raise MalformedAction("shell-no-value", word=rest.text, choices=words)


def _speak_by(talk: Conversation, value: str) -> None:
    """Set whose voice speaks; one that has failed and is wanted again is tried anew."""
    outlets = talk.teller.console.outlets
    if outlets is not None and outlets.mute and value == talk.teller.preferences.settings["speech"]:
        outlets.try_voice()
        talk.teller.tell(say("shell-voice-tried"))
    else:
        change_setting(talk, "speech", value)


def _fastest(talk: Conversation) -> int:
    """Return the highest rate of the voice that is open, or of any."""
    outlets = talk.teller.console.outlets
    fastest = None if outlets is None else outlets.fastest
    return int(chosen.RATES[-1]) if fastest is None else fastest


def change_rate(talk: Conversation, rest: Arguments) -> None:
    """Speak a step faster or slower; at the end of what the voice has say so."""
    rest.nothing(talk.teller.words)
    step = 1 if rest.id == "faster" else -1
    top = _fastest(talk)
    # What was set for a faster voice is no faster than the top of this one.
    now = min(int(talk.teller.preferences.settings["rate"]), top)
    value = chosen.neighbour_of("rate", str(now), step)
    if value is None or int(value) > top:
        end = "fastest" if step > 0 else "slowest"
        talk.teller.tell(say("shell-rate-end", "refusal", end=end, rate=now))
        return
    change_setting(talk, "rate", value)
    if talk.teller.preferences.settings["speech"] in {"no", chosen.UNASKED}:
        tell_voice(talk)


def change_zoom(talk: Conversation, rest: Arguments) -> None:
    """Show the board a step larger or smaller; at the end of the scale, or where none is shown, say so."""
    rest.nothing(talk.teller.words)
    step = 1 if rest.id == "zoom-in" else -1
    settings = talk.teller.preferences.settings
    value = chosen.neighbour_of("zoom", settings["zoom"], step)
    if value is None:
        talk.teller.tell(say("shell-zoom-end", "refusal", end="largest" if step > 0 else "smallest"))
        return
    change_setting(talk, "zoom", value)
    if settings["profile"] != "zrak":
        command = " ".join(talk.teller.words.word(key) for key in ("settings", "set-profile", "val-zrak"))
        talk.teller.tell(say("shell-zoom-where", command=command))


ZOOM_HANDLERS: Final[Handlers] = {"zoom-in": change_zoom, "zoom-out": change_zoom}
"""Commands by word id."""


VOICE_HANDLERS: Final[Handlers] = {"voice": choose_voice, "faster": change_rate, "slower": change_rate}
"""Commands by word id."""
