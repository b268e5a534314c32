"""What is said of words that mean nothing here, and of keys and words of one's own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.language.commandline import normalise_bare
from tests.truth.shell import shelf
from tests.truth.shell.reading import names

if TYPE_CHECKING:
    from tests.truth.shell.sitting import Check, Heard

LONGEST: Final = 500
"""Characters of a line."""

KINDS: Final = {"own-key": "own-keys", "abbreviation": "abbreviations"}
"""What is given by a word, as the settings call it."""

LONGEST_COMMAND: Final = 80
"""Characters of what a key or an abbreviation stands for."""


def means(heard: Heard, word: str) -> bool:
    """Tell whether something that may be typed begins like a word."""
    words = heard.sitting.stage.session.teller.words
    typed = normalise_bare(word)
    texts = (text for key in heard.sitting.stage.session.commands() for text in words.table[key].words)
    return any(normalise_bare(text).startswith(typed) for text in texts)


def _unknown(heard: Heard) -> object:
    near = heard.arg("nearest") if "nearest" in heard.message.args else None
    typable = {heard.sitting.word(key) for key in heard.sitting.stage.session.commands()}
    answers = {normalise_bare(heard.sitting.word(key)) for key in ("yes", "no")}
    unknown = not means(heard, heard.arg("word")) or normalise_bare(heard.arg("word")) in answers
    return unknown and (near is None or set(near.items) <= typable)


def _setting(heard: Heard) -> object:
    words = heard.sitting.stage.session.teller.words
    typed = normalise_bare(heard.arg("word").split()[0])
    texts = (text for key in words.ids() if key.startswith("set-") for text in words.table[key].words)
    told = names(heard, command="settings") and heard.arg("word") == heard.saying.rest
    return told and not any(normalise_bare(text).startswith(typed) for text in texts)


def _value(heard: Heard) -> object:
    """The value that was typed is none of those that are named, and the setting stays."""
    typed = normalise_bare(heard.arg("word"))
    offered = [normalise_bare(choice) for choice in heard.arg("choices").items]
    return typed not in offered and heard.now.settings == heard.saying.after.settings and len(offered) > 1


def given(heard: Heard) -> dict[tuple[str, str], str]:
    """Return the keys and abbreviations in force before a line, by what was told when they were given."""
    found: dict[tuple[str, str], str] = {}
    for saying in heard.saying.earlier[::-1]:
        for message in saying.told:
            args: Mapping[str, Any] = message.args
            if message.key == "shell-own-line":
                found[args["kind"], args["name"]] = args["command"]
            elif message.key == "shell-own-gone":
                del found[args["kind"], args["name"]]
    return found


def _own_empty(heard: Heard) -> object:
    own = [name for kind, name in given(heard) if kind == heard.arg("kind")]
    return (
        heard.arg("kind") == KINDS[heard.saying.word] and names(heard, command=heard.saying.word) and not own
    )


def _own_none(heard: Heard) -> object:
    kind, name = heard.arg("kind"), heard.arg("name")
    typed = heard.saying.rest.split()[:1] == [name] and kind == KINDS[heard.saying.word]
    return (
        typed
        and (kind, name) not in given(heard)
        and heard.arg("command") in {"", heard.sitting.word(heard.saying.word)}
    )


def _own_gone(heard: Heard) -> object:
    """It was there, and is no more in what is kept."""
    kept = heard.saying.after.settings[heard.arg("kind")]
    there = (heard.arg("kind"), heard.arg("name")) in given(heard)
    return there and f"{heard.arg('name')}=" not in kept


def _key_not(heard: Heard) -> object:
    """No single sign that may be given, and no function key from the second to the twelfth."""
    name = heard.arg("name")
    words = heard.sitting.stage.session.teller.words
    kept = {words.key(key) for key in ("quit", "yes", "no")}
    free = len(name) == 1 and not name.isdecimal() and name not in {*kept, *":?;,. "}
    return not free and not re.fullmatch(r"f([2-9]|1[0-2])", name)


def _word_not(heard: Heard) -> object:
    """Not two to twelve letters, or the first word of something that is known."""
    name = heard.arg("name")
    words = heard.sitting.stage.session.teller.words
    firsts = {normalise_bare(text).split()[0] for word in words.table.values() for text in word.words}
    return not re.fullmatch(r"[^\W\d_]{2,12}", name) or normalise_bare(name) in firsts


def _too_long(heard: Heard) -> object:
    told = (heard.arg("count"), heard.arg("most"))
    return told == (len(heard.saying.rest), LONGEST) and len(heard.saying.rest) > LONGEST


def _strange(heard: Heard) -> object:
    return not heard.saying.rest.isprintable() and heard.now.deeds == heard.saying.after.deeds


def _only_asked(heard: Heard) -> object:
    now, after = heard.now, heard.saying.after
    return (now.deeds, now.settings, now.asked) == (after.deeds, after.settings, after.asked)


def _asked(heard: Heard) -> object:
    """The words that are named mean an action that may be done now."""
    typed, here = heard.saying.rest.rstrip("?"), shelf.before(heard.saying)
    number = int(typed) if typed.isdecimal() and here is not None and here.numbered else 1
    words = heard.arg("words").split()[0]
    return _only_asked(heard) and heard.arg("number") == number and means(heard, words)


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "error-unknown-command": _unknown,
        "error-unknown-command-near": _unknown,
        "shell-no-help": lambda heard: (
            names(heard, command="help")
            and heard.arg("word") == heard.saying.rest
            and not means(heard, heard.arg("word"))
        ),
        "shell-no-setting": _setting,
        "shell-no-value": _value,
        "shell-own-empty": _own_empty,
        "shell-own-none": _own_none,
        "shell-own-gone": _own_gone,
        "shell-own-key-not": _key_not,
        "shell-own-word-not": _word_not,
        "shell-own-long": lambda heard: (
            len(heard.saying.rest.partition(" ")[2].strip()) > heard.arg("most") == LONGEST_COMMAND
            and heard.arg("words") in heard.saying.rest
        ),
        "shell-own-unknown": lambda heard: not means(heard, heard.arg("words").split()[0]),
        "shell-too-long": _too_long,
        "shell-unprintable": _strange,
        "shell-only-asked": _only_asked,
        "shell-asked-number": _asked,
    }
)
"""By line: what makes it true."""
