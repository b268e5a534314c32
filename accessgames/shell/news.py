"""What is new in the program, told to people: a few sentences for each version, the latest first."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.language import Message, Vocabulary, keys, say
from accessgames.language.commandline import normalise_bare
from accessgames.shell.lists import Reading

if TYPE_CHECKING:
    from collections.abc import Sequence


NEWS: Final = MappingProxyType({
    "0.1.0": keys(
        "news-0-1-games", "news-0-1-players", "news-0-1-learning", "news-0-1-hearing", "news-0-1-clubs",
        "news-0-1-own-games", "news-0-1-sooner", "news-0-1-luck", "news-0-1-keyboard",
    ),
})  # fmt: skip
"""Keys of the sentences of each version; `CHANGELOG.md` says the same to developers, in full."""


def news_lines() -> tuple[Message, ...]:
    """Return what is new, version by version."""
    return tuple(
        line
        for version, sentences in NEWS.items()
        for line in (say("news-version", version=version), *(Message(key, {}) for key in sentences))
    )


def asks_for_news(words: Vocabulary, typed: Sequence[str]) -> bool:
    """Tell whether a line is one of the words for this, in full.

    They are no commands: a line that only begins like one means what it always meant.
    """
    line = normalise_bare(" ".join(typed))
    return line in map(normalise_bare, words.table["news"].words)


def news_page() -> Reading:
    """Return what is read in a match."""
    return Reading(say("news-title"), news_lines())
