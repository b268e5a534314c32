"""What Quantum's refusals claim, worked out from the dice that lie and the sheets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules.state import Phase, Reroll
from tests.truth.answers.sheets import CELLS, DIVIDER, colour_of, rows, takes
from tests.truth.refusals import by_hand, typed_dice

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.refusals.tried import Tried, Typed
    from tests.truth.verdicts import Check

SIDES: Final = 6
WHITE: Final = 4
"""The colour that is added to all."""

more = by_hand.quantum
records = by_hand.quantum_records

_COLOURS: Final = ("červená", "žlutá", "modrá", "fialová", "bílá")


def typed(_: Listener, stream: Stream) -> Iterator[Typed]:
    """Yield dice that are named twice or do not lie, and numbers that nothing shows."""
    number, colour = str(stream.below(9)), stream.choice(_COLOURS)
    yield "reroll", (colour, number)
    yield "reroll", (colour, number, colour, number)
    yield "keep", (number, colour)
    yield "reroll", (f"{number}.",)
    yield "reroll", (stream.choice(("jedničku", "trojku", "šestku")),)
    yield "write", (colour, str(stream.below(20)))
    yield "write", (str(stream.below(30)),)
    yield "write", (str(stream.below(12)),)
    yield from _wrong(stream)


_WRONG: Final = (
    ("write", ""), ("write", "brambora"), ("write", "modrou hned"), ("nothing", "hned"), ("reroll", ""),
    ("reroll", "vše kromě"), ("reroll", "brambora"), ("reroll", "1 1"), ("reroll", "3 5. 3"),
    ("reroll", "vše 4"), ("moves", "podle zeleniny"), ("moves", "brambora"), ("moves", "sloupec 9"),
    ("cursor", ""), ("cursor", "brambora"), ("cursor", "červená 7"), ("cursor", "modrá 12"),
    ("cursor", "fialová 40"), ("cursor", "žlutá 3 4"), ("moves", "sloupec 0"), ("reroll", "2 modrá 2"),
)  # fmt: skip


def _wrong(stream: Stream) -> Iterator[Typed]:
    """Yield words that mean nothing where they stand."""
    verb, words = stream.choice(_WRONG)
    yield verb, tuple(words.split())


def faces(tried: Tried) -> list[tuple[int, int]]:
    """Return colour and number of each die on the table."""
    return [(face // SIDES, face % SIDES + 1) for face in tried.view.table.dice]


def totals(tried: Tried) -> list[int]:
    """Return what the dice add up to, by colour."""
    return [sum(shown for of, shown in faces(tried) if of in {colour, WHITE}) for colour in range(WHITE)]


def _phase(tried: Tried) -> object:
    phase = tried.view.table.phase
    again = isinstance(tried.action, Reroll)
    writing = phase in {Phase.ALONE, Phase.EVERYBODY}
    return phase.value == tried.arg("phase") and (again == writing or phase is Phase.ROLL)


def _step(tried: Tried, *, rising: bool) -> object:
    """A total that does not continue the row."""
    colour = colour_of(tried.arg("number"))
    row, total = rows(tried)[colour], totals(tried)[colour]
    bound = total > row[-1] if rising else total < row[-1]
    return (
        (tried.arg("last"), int(tried.arg("number").label)) == (row[-1], total)
        and colour_of(tried.arg("colour")) == colour
        and (len(row) < DIVIDER) == rising
        and not bound
        and not takes(tried, row, total)
    )


def _taken(tried: Tried) -> object:
    table = tried.view.table
    colour = colour_of(tried.arg("colour"))
    return (colour, tried.who()) == (table.taken, table.active) and tried.action.colour == colour


def _lies(tried: Tried) -> int:
    """Count the dice that show the face that a line names."""
    face = tried.arg("face")
    colour = WHITE if face.noun == "white-one" else colour_of(face)
    return sum(of == colour and (not face.label or shown == int(face.label)) for of, shown in faces(tried))


def _total(tried: Tried) -> object:
    total = totals(tried)[colour_of(tried.arg("colour"))]
    return tried.arg("total") == total != tried.arg("number")


def _several(tried: Tried) -> object:
    colours = [colour for colour, total in enumerate(totals(tried)) if total == tried.arg("number")]
    return 1 < len(tried.options) == len({each.colour for each in tried.options} & set(colours))


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        **typed_dice.CHECKS,
        "quantum-refused-phase": _phase,
        "quantum-refused-taken": _taken,
        "quantum-refused-full": lambda tried: len(rows(tried)[colour_of(tried.arg("colour"))]) == CELLS,
        "quantum-refused-rising": lambda tried: _step(tried, rising=True),
        "quantum-refused-falling": lambda tried: _step(tried, rising=False),
        "quantum-error-place": lambda tried: tried.arg("most") == 7 and not 1 <= tried.arg("number") <= 7,
        "quantum-error-face": lambda tried: not 1 <= tried.arg("number") <= SIDES,
        "quantum-error-die-twice": lambda tried: _lies(tried) > 0,
        "quantum-error-no-die": lambda tried: not _lies(tried),
        "quantum-error-no-number": lambda tried: tried.arg("number") not in {one for _, one in faces(tried)},
        "quantum-error-total": _total,
        "quantum-error-no-total": lambda tried: tried.arg("number") not in totals(tried),
        "quantum-error-several": _several,
        "quantum-error-white": lambda tried: any(word.startswith("b") for word in tried.words),
    }
)
"""By line: what makes it true."""

EXCUSED: Final[Mapping[str, str]] = MappingProxyType({})
"""Refusals that no position makes true or false, or that nobody to act can get."""

RARE: Final = frozenset[str]()
"""Refusals that none of the positions brings up."""
