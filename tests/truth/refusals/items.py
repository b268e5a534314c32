"""What IOTA's refusals say of the words that were typed, read once more: cards, places, ways, others."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.language.commandline import normalise_bare

if TYPE_CHECKING:
    from tests.truth.refusals.tried import Tried
    from tests.truth.verdicts import Check

MOST: Final = 4
"""Cards of a hand, and of a turn."""

COLOURS: Final = ("cervena", "zelena", "modra", "zluta")
SHAPES: Final = ("kruh", "ctverec", "trojuhelnik", "kriz")
WAYS: Final = ("vpravo", "vlevo", "nahoru", "dolu")
ALL: Final = "vse"
EMPTY: Final = frozenset({"za", "na", "a", "od", "do", "pak"})
"""Words that only join others."""

_CARD: Final = re.compile(r"[czm][kctx]\d|div")
_CELL: Final = re.compile(r"[a-z]{1,2}\d{1,3}")


@dataclass(slots=True)
class Items:
    """What stands in a line.

    Attributes:
        cards: Cards and descriptions of cards, in words; positions in the hand as numbers.
        cells: Places.
        ways: Directions.
        all: Whether everything is meant.
        strange: Words that are none of these.
    """

    cards: list[str] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)
    ways: list[str] = field(default_factory=list)
    all: bool = False
    strange: list[str] = field(default_factory=list)

    @property
    def positions(self) -> list[int]:
        """The cards that are meant by their positions in the hand."""
        return [int(card) for card in self.cards if card.isdecimal()]

    @property
    def given(self) -> list[str]:
        """The cards that can be given for a wild one."""
        return [card for card in self.cards if card != "div"]


def _described(words: list[str]) -> list[str]:
    """Return the words that describe one card: a colour, a shape, both, and its number."""
    used: list[str] = []
    kinds = [COLOURS, SHAPES]
    for word in words:
        kind = next((each for each in kinds if word in each), None)
        if kind is None:
            return [*used, word] if used and word.isdecimal() else used
        kinds.remove(kind)
        used.append(word)
    return used


def items(tried: Tried) -> Items:
    """Read what was typed."""
    found = Items()
    rest = [word for word in map(normalise_bare, tried.words) if word not in EMPTY]
    while rest:
        used = _described(rest) or rest[:1]
        word = " ".join(used)
        if used[0] in {*COLOURS, *SHAPES} or _CARD.fullmatch(word) or word.isdecimal():
            found.cards.append(word)
        elif _CELL.fullmatch(word):
            found.cells.append(word)
        elif word in WAYS:
            found.ways.append(word)
        elif word == ALL:
            found.all = True
        else:
            found.strange.append(word)
        rest = rest[len(used) :]
    return found


def _too_many(tried: Tried) -> object:
    return tried.arg("count") == len(items(tried).cards) > MOST


def _no_way(tried: Tried) -> object:
    read, cell = items(tried), tried.arg("cell")
    return read.cells == [f"{cell.column}{cell.row}"] and len(read.cards) > 1 and not read.ways


def _pairs(tried: Tried) -> object:
    read = items(tried)
    counts = len(read.cards), len(read.cells)
    return counts == (tried.arg("cards"), tried.arg("cells")) and counts[0] != counts[1] and not read.ways


def _one_way(tried: Tried) -> object:
    read = items(tried)
    return len(read.ways) > 0 and max(len(read.cells), len(read.ways)) > 1


def _recycle(tried: Tried) -> object:
    """Not one card and one place, nor the card alone where one wild card lies."""
    read = items(tried)
    return len(read.given) != 1 or len(read.cells) > 1 or bool(read.ways)


def _word(tried: Tried) -> object:
    """It was typed, and is nothing that stands behind this verb, or a number beside all the cards."""
    word, read = normalise_bare(tried.arg("word")), items(tried)
    if word not in map(normalise_bare, tried.words):
        return False
    if word.isdecimal():
        return read.all and int(word) != len(tried.view.hand)
    placing = tried.verb in {"place", "recycle"}
    return word in read.strange or (not placing and word in {*read.cells, *read.ways})


def _twice(tried: Tried) -> object:
    return items(tried).positions.count(tried.arg("number")) > 1


def _listed(tried: Tried) -> object:
    """It was typed, and names nothing that moves have."""
    word = normalise_bare(tried.arg("word"))
    known = {*COLOURS, *SHAPES, *WAYS, ALL, "pas", "vymena"}
    typed = map(normalise_bare, tried.words)
    return word in typed and word not in known and not re.fullmatch(_CARD.pattern + "|" + _CELL.pattern, word)


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "iota-error-list": _listed,
        "iota-error-word": _word,
        "iota-error-more": lambda tried: tried.verb == "pass" and tried.arg("word") == tried.words[0],
        "iota-error-position-twice": _twice,
        "iota-error-no-cards": lambda tried: not items(tried).cards,
        "iota-error-too-many": _too_many,
        "iota-error-no-cell": lambda tried: bool(items(tried).cards) and not items(tried).cells,
        "iota-error-no-way": _no_way,
        "iota-error-one-way": _one_way,
        "iota-error-pairs": _pairs,
        "iota-error-recycle": _recycle,
        "iota-error-trade": lambda tried: not items(tried).cards and not items(tried).all,
        "iota-error-which-card": lambda tried: normalise_bare(tried.words[-1]) == "krome",
        "iota-error-which-place": lambda tried: (
            tried.verb == "moves"
            and normalise_bare(tried.words[-1]) in {"rada", "sloupec"}
            and tried.arg("what") == ("row" if normalise_bare(tried.words[-1]) == "rada" else "column")
        ),
    }
)
"""By line: what makes it true."""
