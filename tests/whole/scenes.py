"""Scenes of the profile for low vision: what is typed at a terminal, and what is seen in the end."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.whole.terminal import Person

if TYPE_CHECKING:
    import pyte

FOLDER: Final = Path(__file__).parents[1] / "golden" / "sight"
"""Where what is read on the screens is kept."""

SIZES: Final = ((80, 24), (40, 12))
"""An ordinary window, and one with letters of 28 points."""

_COMMON: Final = ("--lang", "cs", "--clock", "20", "--profile", "zrak")


@dataclass(frozen=True, slots=True)
class Scene:
    """A match up to the moment that is looked at.

    Attributes:
        words: The command line behind the name of the program.
        typed: Lines and keys; each is answered before the next.
        until: What is seen at last.
    """

    words: tuple[str, ...]
    typed: tuple[str, ...]
    until: str


SCENES: Final = {
    "iota": Scene(
        ("play", "iota", "--players", "Jana,bot:2", "--seed", "11"),
        ("polož mk3 zt4 čč1 o51 nahoru\r", "skóre\r"),
        "27",
    ),
    "quantum": Scene(
        ("play", "quantum", "--players", "Jana,bot:2", "--seed", "11"),
        ("modrá\r", "nech\r", "červená\r", "fialová\r", "skóre\r"),
        "skóre",
    ),
    "tetrikon": Scene(
        ("play", "tetrikon", "--seed", "7", "--players", "Jana"),
        ("začni\r", "dlouhá tyč a1 1\r", "polož vlajka d3 1\r", "polož podkova a2 1\r", "kříž b3 1\r"),
        "Kříž leží",
    ),
    "iqlandie": Scene(
        ("play", "iqlandie", "--seed", "7", "--players", "Jana,bot:2"),
        ("vyber biologie\r", "připraveno\r", "volno\r"),
        "posunout",
    ),
    "iqlandie-boards": Scene(
        ("play", "iqlandie", "--seed", "7", "--players", "Jana,bot:2"),
        (
            "vyber biologie\r", "připraveno\r", "hotovo bkatkbvkt\r", "1 2\r", "přidej velký\r",
            "polož mu5 1 a1 1\r", "tahy\r",
        ),
        "2 ze 2",
    ),
}  # fmt: skip
"""All games, and both boards of iQLANDIE."""

NAMES: Final = tuple(f"{name}-{columns}x{rows}" for name in SCENES for columns, rows in SIZES)
"""Scenes with the size of their window."""


def play(name: str) -> pyte.Screen:
    """Play a scene and return the screen at its end; the data folder of the player must be a fresh one."""
    scene, _, size = name.rpartition("-")
    columns, rows = map(int, size.split("x"))
    shown = SCENES[scene]
    with Person(*shown.words, *_COMMON, columns=columns, rows=rows) as person:
        person.watch("Odpověď:")
        person.press("jednou\r")
        for typed in shown.typed:
            person.settle()
            person.press(typed)
        person.watch(shown.until)
        person.settle()
        return person.eyes


def text_of(screen: pyte.Screen) -> str:
    """Return what is read on a screen, row by row."""
    return "".join(f"{row.rstrip()}\n" for row in screen.display)
