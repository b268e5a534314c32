"""What IOTA's answers say to words that are no card, no place and no player, compared with the words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games import load_room
from accessgames.language.commandline import normalise_bare
from tests.truth.answers.told import answered

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.verdicts import Check, Told

QUOTED: Final = 30
"""Characters of what was typed that are repeated at most."""

REACH: Final = 49
"""Rows and columns from the first card that a match can come to."""

_WORDS: Final = (
    ("row", "modrá"), ("row", "51 52"), ("column", "qq"), ("column", "50"), ("cell", "nic"),
    ("cell", "m51 m52"), ("around", "řada"), ("fits", "qq51"), ("where", "brambora"), ("where", "čt3 čt4"),
    ("where", "9"), ("where-to", "brambora"), ("where-to", "čt3 mk1"), ("where-to", "9"),
    ("free", "brambora"),
    ("board", "cokoli"), ("board", "vlevo vlevo"), ("status", "hned"), ("holds", "Zdeněk"), ("lots", "ihned"),
    ("deck", "prosím ano"), ("cell", "zz7"), ("row", "řepa"), ("fits", "m150"), ("around", "ba12"),
)  # fmt: skip
_CARDS: Final = (
    "red", "green", "blue", "yellow", "circle", "square", "triangle", "cross", "wild", "one", "two", "three",
    "four",
)  # fmt: skip
"""Word ids of what cards are called."""


def questions(stream: Stream) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield one question with words that mean nothing in it."""
    question, words = stream.choice(_WORDS)
    yield question, tuple(words.split())


def quoted(told: Told, name: str = "words") -> bool:
    """Tell whether a line repeats what was typed behind the question."""
    return bool(told.arg(name) == " ".join(told.asked[1])[:QUOTED] != "")


def names_card(desk: Listener, word: str) -> bool:
    """Tell whether a word is one that cards are called by, whole or as a beginning, or a short form."""
    typed = normalise_bare(word)
    texts = (text for key in _CARDS for text in desk.words.table[key].words)
    short = re.fullmatch(r"[czm][kctx]\d", typed)
    return bool(short) or any(normalise_bare(text).startswith(typed) for text in texts)


@cache
def _room() -> Any:  # noqa: ANN401 - by game
    return load_room("iota")


def _more(told: Told) -> object:
    """Up to that word the question is answered."""
    question, words = told.asked
    if told.arg("word") not in words:
        return False
    before = answered(_room(), told.desk, question, words[: words.index(told.arg("word"), _first(words))])
    return not any("-error-" in line.key for line in before)


def _first(words: tuple[str, ...]) -> int:
    """Return where the superfluous word may stand: of two that are alike it is the second."""
    return 1 if len(set(words)) < len(words) else 0


def _what(told: Told) -> str:
    return told.asked[0] if told.asked[0] in {"row", "column"} else "cell"


def _not_place(told: Told) -> object:
    """What was typed does not begin with a row, a column or a place, whichever was wanted."""
    word = normalise_bare(told.asked[1][0])
    wanted = {"row": r"\d+", "column": r"[a-z]", "cell": r"[a-z]{1,2}\d+"}[_what(told)]
    return quoted(told) and told.arg("what") == _what(told) and not re.fullmatch(wanted, word)


def _ask_card(told: Told) -> object:
    """What was typed names no card, or more than the one that can be asked about."""
    cards = [word for word in told.asked[1] if names_card(told.desk, word)]
    return quoted(told) and (not cards or (told.asked[0] == "where-to" and len(cards) > 1))


def _nobody(told: Told) -> object:
    names = [person.name for person in told.desk.people]
    typed = normalise_bare(" ".join(told.asked[1]))
    return (
        quoted(told, "name")
        and list(told.arg("names").items) == names
        and not any(normalise_bare(name).startswith(typed) for name in names)
    )


def _far(told: Told) -> object:
    """The place is the one that was typed, and further from the first card than any match can come."""
    cell = told.arg("cell")
    column = sum(26**power * (ord(letter) - 96) for power, letter in enumerate(cell.column[::-1]))
    far = max(abs(column - (ord("m") - 96)), abs(cell.row - 50)) > REACH
    return far and f"{cell.column}{cell.row}" == told.asked[1][0]


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "iota-error-more": _more,
        "iota-error-which-place": lambda told: not told.asked[1] and told.arg("what") == _what(told),
        "iota-error-which-card": lambda told: not told.asked[1] and told.asked[0] in {"where", "where-to"},
        "iota-error-not-place": _not_place,
        "iota-error-ask-card": _ask_card,
        "iota-error-nobody": _nobody,
        "iota-error-word": lambda told: (
            told.arg("word") in told.asked[1] and not names_card(told.desk, told.arg("word"))
        ),
        "iota-error-card-number": lambda told: (
            str(told.arg("number")) in told.asked[1] and told.arg("number") not in range(1, 5)
        ),
        "iota-error-position": lambda told: (
            str(told.arg("number")) in told.asked[1]
            and told.arg("count") == len(told.view.hand)
            and told.arg("number") not in range(1, len(told.view.hand) + 1)
        ),
        "iota-error-cell": _far,
    }
)
"""By line: what makes it true."""
