"""What Quantum's answers say to words that are no row, no number and no player, compared with the words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games import load_room
from accessgames.games.quantum.naming import COLOUR_WORDS
from accessgames.games.quantum.rules.dice import DIE_FACES, WHITE_DIE
from accessgames.language.commandline import normalise_bare
from tests.truth.answers.sheets import CELLS
from tests.truth.answers.told import answered

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.verdicts import Check, Told

_WORDS: Final = (
    ("row", "brambora"), ("row", "bílá"), ("row", "3"), ("column", "7"), ("column", "nula"),
    ("where", "nikde"),
    ("where", "34"), ("where", "99"), ("cost", "červená 40"), ("cost", "brambora 3"), ("sheet", "Zdeněk"),
    ("sheet", "9"), ("cost", "modrá 5 6"), ("status", "hned"), ("misses", "hned"), ("nearly", "brzy"),
    ("where", "3 4"), ("score", "Bedřich"),
)  # fmt: skip


def questions(stream: Stream) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield one question with words that mean nothing in it."""
    question, words = stream.choice(_WORDS)
    yield question, tuple(words.split())


def highest() -> int:
    """Return the most that a colour can have: each die with its highest side of that colour, and white."""
    sides = [[(face // 6, face % 6 + 1) for face in faces] for faces in DIE_FACES]
    white = max(number for _, number in sides[WHITE_DIE])
    return white + max(
        sum(max((number for of, number in die if of == colour), default=0) for die in sides[:WHITE_DIE])
        for colour in range(len(COLOUR_WORDS))
    )


def names_colour(desk: Listener, word: str) -> bool:
    """Tell whether a word is a colour that has a row, whole or as a beginning."""
    typed = normalise_bare(word)
    texts = (text for key in COLOUR_WORDS for text in desk.words.table[key].words)
    return any(normalise_bare(text).startswith(typed) for text in texts)


@cache
def _room() -> Any:  # noqa: ANN401 - by game
    return load_room("quantum")


def _more(told: Told) -> object:
    """Up to that word the question is answered."""
    question, words = told.asked
    if told.arg("word") not in words:
        return False
    before = answered(_room(), told.desk, question, words[: words.index(told.arg("word"))])
    return not any("-error-" in line.key and line.key != "quantum-error-cost" for line in before)


def _typed(told: Told) -> str:
    return " ".join(told.asked[1])


def _number(told: Told) -> object:
    """It was typed, and the dice cannot show it."""
    told_number, most = told.arg("number"), told.arg("most")
    return str(told_number) in told.asked[1] and most == highest() and not 1 <= told_number <= most


def _column(told: Told) -> object:
    typed = told.asked[1][0] if told.asked[1] else ""
    right = typed.isdecimal() and 1 <= int(typed) <= CELLS
    return (told.arg("words"), told.arg("most")) == (_typed(told), CELLS) and not right


def _player(told: Told) -> object:
    names = [person.name for person in told.desk.people]
    typed = normalise_bare(_typed(told))
    place = typed.isdecimal() and 1 <= int(typed) <= len(names)
    told_names = told.arg("known")
    return (
        told.arg("name") == _typed(told)
        and list(getattr(told_names, "items", told_names)) == names
        and not place
        and not any(normalise_bare(name).startswith(typed) for name in names)
    )


def _where(told: Told) -> object:
    """Neither one number nor one colour was typed."""
    words = told.asked[1]
    one = len(words) == 1 and (words[0].isdecimal() or names_colour(told.desk, words[0]))
    return told.arg("words") == _typed(told) and not one


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "quantum-error-more": _more,
        "quantum-error-number": _number,
        "quantum-error-column": _column,
        "quantum-error-player": _player,
        "quantum-error-where": _where,
        "quantum-error-row": lambda told: (
            told.arg("words") == _typed(told) and not names_colour(told.desk, told.asked[1][0])
        ),
        "quantum-error-which-row": lambda told: (
            not told.asked[1] and told.asked[0] == "row" and told.arg("words") == ""
        ),
        "quantum-error-cost": lambda told: not told.view.table.dice,
    }
)
"""By line: what makes it true."""
