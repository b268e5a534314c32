"""Both directions of words: messages, grammar, lexicon, spoken forms and the parsing of commands."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from accessgames.language.values import (
    Cell,
    Code,
    Day,
    Gender,
    Kind,
    Listing,
    Message,
    Nested,
    Person,
    Phrase,
    Rendered,
    Value,
    event_keys,
    keys,
    say,
)

if TYPE_CHECKING:
    from accessgames.language.catalogue import Language, MessageError
    from accessgames.language.commandline import TypedCommand, split_commands
    from accessgames.language.readers import Parsed, ValueReader
    from accessgames.language.resources import LanguageDataError, languages, locales_root
    from accessgames.language.vocabulary import Ambiguous, Found, Unknown, Vocabulary, Word
    from accessgames.language.voice import Manners

__all__ = [
    "Ambiguous", "Cell", "Code", "Day", "Found", "Gender", "Kind", "Language", "LanguageDataError",
    "Listing", "Manners", "Message", "MessageError", "Nested", "Parsed", "Person", "Phrase", "Rendered",
    "TypedCommand", "Unknown", "Value", "ValueReader", "Vocabulary", "Word", "event_keys", "keys",
    "languages", "locales_root", "say", "split_commands",
]  # fmt: skip

# Values cost nothing and every room needs them; Fluent and Babel take a tenth of a second to import, which
# a simulation or a journal need not pay.
_LATER = {
    name: module
    for module, names in {
        "catalogue": ("Language", "MessageError"),
        "commandline": ("TypedCommand", "split_commands"),
        "readers": ("ValueReader", "Parsed"),
        "resources": ("LanguageDataError", "languages", "locales_root"),
        "vocabulary": ("Ambiguous", "Found", "Unknown", "Vocabulary", "Word"),
        "voice": ("Manners",),
    }.items()
    for name in names
}


def __getattr__(name: str) -> object:
    if name in _LATER:
        return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
