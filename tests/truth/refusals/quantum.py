"""What Quantum's refusals claim, worked out from the dice that lie and the sheets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules.state import Phase, Reroll
from tests.truth.answers.sheets import CELLS, DIVIDER, colour_of, rows, takes

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener
    from tests.truth.refusals.tried import Tried, Typed
    from tests.truth.verdicts import Check

SIDES: Final = 6
WHITE: Final = 4
"""The colour that is added to all."""

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


def faces(tried: Tried) -> list[tuple[int, int]]:
    """Return colour and number of each die on the table."""
    return [(face // SIDES, face % SIDES + 1) for face in tried.view.table.dice]


def totals(tried: Tried) -> list[int]:
    """Return what the dice add up to, by colour."""
    return [sum(shown for of, shown in faces(tried) if of in {colour, WHITE}) for colour in range(WHITE)]


def _phase(tried: Tried) -> object:
    phase = tried.view.table.phase
    again = isinstance(tried.action, Reroll)
    return phase.value == tried.arg("phase") and again == (phase in {Phase.ALONE, Phase.EVERYBODY})


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

_WORDS: Final = "of the words alone, `tests/games/quantum`"
_CHANCE: Final = "of dice that people throw themselves, `tests/games/quantum/rules`"

EXCUSED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "quantum-error-list": _WORDS,
        "quantum-error-place-twice": _WORDS,
        "quantum-error-cell": _WORDS,
        "quantum-error-colour": _WORDS,
        "quantum-error-column": _WORDS,
        "quantum-error-cost": "of a question, `tests/truth/answers`",
        "quantum-error-more": _WORDS,
        "quantum-error-no-dice": "nobody is to act before the dice lie",
        "quantum-error-number": "of a question, `tests/truth/answers`",
        "quantum-error-player": _WORDS,
        "quantum-error-row": _WORDS,
        "quantum-error-where": _WORDS,
        "quantum-error-which-colour": _WORDS,
        "quantum-error-which-dice": _WORDS,
        "quantum-error-which-row": _WORDS,
        "quantum-error-word": _WORDS,
        "quantum-refused-dice": "of records alone, `tests/games/quantum/rules`",
        "quantum-refused-roll": _CHANCE,
        "quantum-refused-seat": _CHANCE,
    }
)
"""Refusals that no position makes true or false, or that nobody to act can get."""

RARE: Final = frozenset[str]()
"""Refusals that none of the positions brings up."""
