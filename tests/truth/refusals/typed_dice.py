"""What Quantum's refusals say of the words that were typed: dice, colours, cells, superfluous words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules.dice import DICE, DIE_FACES, SIDES
from accessgames.games.quantum.rules.state import Phase, Reroll, Roll, Start
from accessgames.language.commandline import normalise_bare
from tests.truth.answers import wrong_numbers
from tests.truth.answers.sheets import CELLS

if TYPE_CHECKING:
    from tests.truth.refusals.tried import Tried
    from tests.truth.verdicts import Check

_EMPTY: Final = frozenset({"a", "i", "na", "do", "jen", "jeste"})
_NAMES: Final = ("jednick", "dvojk", "trojk", "ctyrk", "petk", "sestk")
"""How the names of the numbers of a die begin."""


def _bare(tried: Tried) -> list[str]:
    return [word for word in map(normalise_bare, tried.words) if word not in _EMPTY]


def _die(tried: Tried, word: str) -> bool:
    """Tell whether a word by itself names dice: a colour, a number in figures or by its name, all, none."""
    short = re.fullmatch(r"([a-z]+)\d+", word)
    colour = wrong_numbers.names_colour(tried.desk, short[1] if short else word) or "bila".startswith(word)
    number = re.fullmatch(r"\d+", word) or word.startswith(_NAMES)
    return colour or bool(number) or word in {"vse", "vsechny", "nic", "krome", "posledni"}


def _word(tried: Tried) -> object:
    """It was typed and names no die; or it is a number of which nobody knows what it counts."""
    words = list(map(normalise_bare, tried.arg("word").split()))
    if any(word not in map(normalise_bare, tried.words) for word in words):
        return False
    if words[-1].isdecimal():
        before = _bare(tried)[: _bare(tried).index(words[-1])]
        return bool(before) and _die(tried, before[-1])
    return len(words) == 1 and not _die(tried, words[0])


def _more(tried: Tried) -> object:
    """It was typed, behind a verb that takes nothing, or behind one colour or number."""
    if tried.verb == "nothing":
        return tried.arg("word") == tried.words[0]
    first = _bare(tried)[: 0 if tried.verb not in {"write", "cursor"} else 1]
    return tried.arg("word") in tried.words and all(_die(tried, word) for word in first)


def _colour(tried: Tried) -> object:
    word = normalise_bare(tried.arg("word"))
    return tried.arg("word") in tried.words and tried.verb == "write" and not _die(tried, word)


def _which_dice(tried: Tried) -> object:
    """Nothing was typed, or nothing behind the word for all but some."""
    return not _bare(tried) or _bare(tried)[-1] == "krome"


def _listed(tried: Tried) -> object:
    step = "reroll" if tried.view.table.phase is Phase.REROLL else "write"
    known = _die(tried, normalise_bare(tried.arg("word")))
    return tried.arg("step") == step and tried.arg("word") in tried.words and not known


def _cell(tried: Tried) -> object:
    number = re.search(r"\d+", " ".join(tried.words))
    typed = tried.arg("words") == " ".join(tried.words)
    return typed and tried.arg("most") == CELLS and number and not 1 <= int(number[0]) <= CELLS


def _column(tried: Tried) -> object:
    return (
        tried.arg("words") in tried.words
        and tried.arg("most") == CELLS
        and not 1 <= int(tried.arg("words")) <= CELLS
    )


def _twice(tried: Tried) -> object:
    return [re.sub(r"\.$", "", word) for word in tried.words].count(str(tried.arg("number"))) > 1


def _roll(tried: Tried) -> object:
    """Some die has not the face that is written for it."""
    written = [(face // SIDES, face % SIDES + 1) for face in tried.action.dice]
    told = [(_suit(item.noun), int(item.label)) for item in tried.arg("faces").items]
    has = [face in DIE_FACES[die] for die, face in enumerate(tried.action.dice)]
    return isinstance(tried.action, Roll) and told == written and not all(has)


def _suit(noun: str) -> int:
    return ("red-one", "yellow-one", "blue-one", "purple-one", "white-one").index(noun)


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "quantum-error-word": _word,
        "quantum-error-more": _more,
        "quantum-error-colour": _colour,
        "quantum-error-which-colour": lambda tried: tried.verb == "write" and not _bare(tried),
        "quantum-error-which-dice": _which_dice,
        "quantum-error-place-twice": _twice,
        "quantum-error-list": _listed,
        "quantum-error-cell": _cell,
        "quantum-error-column": _column,
        "quantum-error-no-dice": lambda tried: not tried.view.table.dice,
        "quantum-error-row": wrong_numbers.CHECKS["quantum-error-row"],
        "quantum-error-number": wrong_numbers.CHECKS["quantum-error-number"],
        "quantum-error-which-row": lambda tried: not tried.words and tried.arg("words") == "",
        "quantum-refused-roll": _roll,
        "quantum-refused-seat": lambda tried: (
            isinstance(tried.action, Start)
            and tried.arg("who") == tried.action.seat + 1
            and tried.action.seat >= len(tried.view.table.sheets)
        ),
        "quantum-refused-dice": lambda tried: (
            isinstance(tried.action, Reroll)
            and tried.arg("most") == DICE == len(DIE_FACES)
            and tried.action.mask >= 1 << DICE
        ),
    }
)
"""By line: what makes it true."""
