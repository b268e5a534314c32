"""People who play whole games with the cursor: they press keys, and never type a coordinate."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Final
from unittest import mock

from accessgames.language import Language, say
from tests.whole.session import Order
from tests.whole.terminal import ENTER, ESCAPE, Person

if TYPE_CHECKING:
    from collections.abc import Iterable

TAB, BACK_TAB = "\t", "\x1b[Z"
UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
HOME = "\x1b[H"
NAMES: Final[Mapping[str, str]] = MappingProxyType({
    TAB: "Tab", BACK_TAB: "Shift Tab", ENTER: "Enter", ESCAPE: "Escape", UP: "up", DOWN: "down",
    RIGHT: "right", LEFT: "left", HOME: "Home",
})  # fmt: skip
"""How the transcripts call keys."""

GIVE_UP: Final = "vzdávám"
"""The only word that is ever typed."""

_LISTS: Final = ("1 z ", "Jediná možnost, číslo 1")
_TRIES: Final = 6
_MOST_KEYS: Final = 4000
_KEPT: Final = 60


@dataclass(slots=True)
class Walker:
    """Somebody with a hand on the arrows.

    Attributes:
        person: Where they sit.
        pressed: What they pressed, and what they heard for it.
    """

    person: Person
    pressed: list[tuple[str, list[str]]] = field(default_factory=list)

    def key(self, key: str) -> list[str]:
        """Press a key and hear what it brings."""
        assert len(self.pressed) < _MOST_KEYS, self.pressed[-20:]
        heard = self.person.key(key)
        self.pressed.append((key, heard))
        return heard

    @property
    def over(self) -> bool:
        """Whether the end of the match was told."""
        ended = Language("cs").form(say("shell-after-end"), "full")
        return any(ended in heard for _, heard in self.pressed[-8:])

    def choose(self, heard: Iterable[str]) -> bool:
        """Press 1 as long as a list is read; tell whether there was one."""
        chosen = False
        while any(line.startswith(_LISTS) for line in heard):
            heard, chosen = self.key("1"), True
        while self.person.screen.row.startswith("Odpověď"):
            self.key("a")
        return chosen

    def lay(self, tries: int = _TRIES) -> bool:
        """Walk to free places and begin there, until something was done; tell whether it was."""
        return any(self.key(TAB) and self.choose(self.key(ENTER)) for _ in range(tries))

    def look_around(self) -> None:
        """Walk a little, mark a place and measure, jump, and go back to where nothing is open."""
        for key in (DOWN, RIGHT, UP, LEFT, "*", RIGHT, DOWN, "/", HOME, "=", ";", BACK_TAB, ESCAPE):
            self.key(key)


def play_iota(walker: Walker) -> None:
    """Lay where something fits; what fits nowhere is left to the list of moves."""
    walker.look_around()
    while not walker.over:
        if not walker.lay():
            walker.choose(walker.key("t"))


def play_quantum(walker: Walker) -> None:
    """Keep each roll; write into a free cell where the throw fits, else nothing."""
    walker.look_around()
    while not walker.over:
        walker.key("n")
        if not walker.lay(4):
            walker.key("q")


def play_tetrikon(walker: Walker) -> None:
    """Begin, and fill the diagram as far as it goes; where it goes no further, give up by its word."""
    walker.choose(walker.key("t"))
    walker.look_around()
    while not walker.over and walker.lay():
        pass
    if not walker.over:
        walker.person.touch(":")
        walker.person.write(GIVE_UP)
        walker.pressed.append((f":{GIVE_UP}", walker.person.enter()))


def play_iqlandie(walker: Walker) -> None:
    """Put something on the board of each task, claim it, and lay the pieces that come of it."""
    walker.look_around()
    while not walker.over:
        told = " ".join(walker.key("k"))
        if "připraveno" in told:
            walker.key("g")
        elif "Umístěte" in told or "ešte" in told:
            if not walker.lay() and "Umístěte" in told:
                walker.choose(walker.key("t"))
            if "ešte" in told:
                walker.key("f")
        elif "hotovo" in told:
            walker.key("f")
        else:
            walker.choose(walker.key("t"))
        while walker.person.screen.row.startswith("Odpověď"):
            walker.key("a")


@dataclass(frozen=True, slots=True)
class Walk:
    """A game that is played with the cursor.

    Attributes:
        order: What is played.
        play: Plays it to its end.
    """

    order: Order
    play: Callable[[Walker], None]


WALKS: Final[Mapping[str, Walk]] = MappingProxyType({
    "cursor/iota.txt": Walk(Order("iota", "Jana,bot:1"), play_iota),
    "cursor/quantum.txt": Walk(Order("quantum", "Jana,bot:1"), play_quantum),
    "cursor/tetrikon.txt": Walk(
        Order("tetrikon", "Jana,bot:1", options={"mode": "blitz", "level": "A"}, clock=5), play_tetrikon
    ),
    "cursor/iqlandie.txt": Walk(
        Order("iqlandie", "Jana,bot:1", options={"rounds": "3"}, clock=15), play_iqlandie
    ),
})  # fmt: skip
"""By the name of their transcript in tests/golden."""


def walk(person: Person, walked: Walk) -> Walker:
    """Play a game at a terminal in the profile of single keys, from the question of the first start on."""
    walker = Walker(person)
    walker.pressed.append(("", [*person.listen(), *person.type("jednou")]))
    walked.play(walker)
    return walker


def sit_down(walked: Walk) -> Person:
    """Start such a game."""
    return Person(*walked.order.words, "--profile", "klavesy", language=walked.order.language)


def beginning(walker: Walker) -> str:
    """Write down the first keys and what was told for them."""
    lines: list[str] = []
    for key, heard in walker.pressed[:_KEPT]:
        lines += [f"> {NAMES.get(key, key)}".rstrip(), *heard]
    return "\n".join(lines) + "\n"


def make_walk(name: str) -> str:
    """Play a game once more, in a home of its own, and return the beginning of its transcript."""
    with tempfile.TemporaryDirectory() as folder, mock.patch.dict("os.environ", ACCESSGAMES_HOME=folder):
        return _made(name)


def _made(name: str) -> str:
    with sit_down(WALKS[name]) as person:
        return beginning(walk(person, WALKS[name]))
