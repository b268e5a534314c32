"""People who play whole games with the cursor: they press keys, and never type a coordinate."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Final
from unittest import mock

from accessgames.language import Language, say
from accessgames.shell.settings import WORD_FILES
from tests.whole.session import Order
from tests.whole.terminal import ENTER, ESCAPE, Person

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from accessgames.language import Vocabulary

TAB, BACK_TAB = "\t", "\x1b[Z"
UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
HOME, END, TOP, BOTTOM, NEXT_BOARD = "\x1b[H", "\x1bOF", "\x1b[1;5H", "\x1b[1;5F", "\x1b[1;5C"
UP_THERE = "\x1bOA"
"""The arrow as terminals send it in application mode."""

QUIT = "\x11"
"""Ctrl+Q, in every language: in Tetrikon the letter of quitting may end a turn."""

NAMES: Final[Mapping[str, str]] = MappingProxyType({
    TAB: "Tab", BACK_TAB: "Shift Tab", ENTER: "Enter", ESCAPE: "Escape", UP: "up", DOWN: "down",
    RIGHT: "right", LEFT: "left", HOME: "Home", END: "End", TOP: "Ctrl Home", BOTTOM: "Ctrl End",
    NEXT_BOARD: "Ctrl right", UP_THERE: "up", QUIT: "Ctrl Q",
})  # fmt: skip
"""How the transcripts call keys."""

GIVE_UP: Final = "give-up"
"""The only word that is ever typed."""

_LISTS: Final = {
    "cs": ("1 z ", "1 ze ", "Jediná možnost, číslo 1"),
    "en": ("1 of ", "The only one, number 1"),
}
_PLACE: Final = {"cs": "Umístěte", "en": "Place "}
_SOLVE: Final = {"cs": "ešte", "en": "olve"}
_TRIES: Final = 6
_MOST_KEYS: Final = 4000
_KEPT: Final = 60


@dataclass
class Walker:
    """Somebody with a hand on the arrows.

    Attributes:
        person: Where they sit.
        order: What they play.
        pressed: What they pressed, and what they heard for it.
    """

    person: Person
    order: Order
    pressed: list[tuple[str, list[str]]] = field(default_factory=list)

    def key(self, key: str) -> list[str]:
        """Press a key and hear what it brings."""
        assert len(self.pressed) < _MOST_KEYS, self.pressed[-20:]
        heard = self.person.key(key)
        self.pressed.append((key, heard))
        return heard

    @cached_property
    def words(self) -> Vocabulary:
        """The words of the game."""
        return Language(self.order.language).vocabulary(*WORD_FILES, self.order.game)

    def do(self, word: str) -> list[str]:
        """Press the key of a word."""
        return self.key(self.words.key(word))

    def confirm(self) -> None:
        """Say yes to whatever is asked."""
        asked = Language(self.order.language).form(say("shell-prompt-answer"), "full")
        while self.person.screen.row.startswith(asked):
            self.do("yes")

    @property
    def over(self) -> bool:
        """Whether the end of the match was told."""
        language = Language(self.order.language)
        ended = [language.form(say("shell-after-end", again=again), "full") for again in ("no", "yes")]
        begins = tuple(re.split("[,:]", each)[0] for each in ended)
        return any(line.startswith(begins) for _, heard in self.pressed[-20:] for line in heard)

    def choose(self, heard: Iterable[str]) -> bool:
        """Press 1 as long as a list is read; tell whether there was one."""
        chosen = False
        while any(line.startswith(_LISTS[self.order.language]) for line in heard):
            heard, chosen = self.key("1"), True
        self.confirm()
        return chosen

    def lay(self, tries: int = _TRIES) -> bool:
        """Walk to free places and begin there, until something was done; tell whether it was."""
        return any(self.key(TAB) and self.choose(self.key(ENTER)) for _ in range(tries))

    def look_around(self) -> None:
        """Walk a little, mark a place and measure, jump, and go back to where nothing is open.

        The keys there are are asked for where the board is and where something else is asked.
        """
        jumps = (HOME, "=", ";", BACK_TAB, ESCAPE, TOP, END, BOTTOM, UP_THERE, NEXT_BOARD)
        for key in (DOWN, RIGHT, UP, LEFT, "*", RIGHT, DOWN, "/", *jumps, "?", ESCAPE, QUIT, "?"):
            self.key(key)
        self.do("no")


def play_iota(walker: Walker) -> None:
    """Lay where something fits; what fits nowhere is left to the list of moves."""
    walker.look_around()
    while not walker.over:
        if not walker.lay():
            walker.choose(walker.do("moves"))


def play_quantum(walker: Walker) -> None:
    """Keep each roll; write into a free cell where the throw fits, else nothing."""
    walker.look_around()
    while not walker.over:
        walker.do("keep")
        if not walker.lay(4):
            walker.do("nothing")


def play_tetrikon(walker: Walker) -> None:
    """Begin, and fill the diagram as far as it goes; where it goes no further, give up by its word."""
    walker.choose(walker.do("moves"))
    walker.look_around()
    while not walker.over and walker.lay():
        pass
    if not walker.over:
        walker.person.touch(":")
        walker.person.write(walker.words.word(GIVE_UP))
        walker.pressed.append((f":{GIVE_UP}", walker.person.enter()))
        walker.confirm()


def play_iqlandie(walker: Walker) -> None:
    """Put something on the board of each task, claim it, and lay the pieces that come of it."""
    walker.look_around()
    place, solve = _PLACE[walker.order.language], _SOLVE[walker.order.language]
    while not walker.over:
        told = " ".join(walker.do("who"))
        if walker.words.word("ready") in told:
            walker.do("ready")
        elif place in told or solve in told:
            if not walker.lay() and place in told:
                walker.choose(walker.do("moves"))
            if solve in told:
                walker.do("claim")
        elif walker.words.word("claim") in told:
            walker.do("claim")
        else:
            walker.choose(walker.do("moves"))
        walker.confirm()


@dataclass(frozen=True, slots=True)
class Walk:
    """A game that is played with the cursor.

    Attributes:
        order: What is played.
        play: Plays it to its end.
    """

    order: Order
    play: Callable[[Walker], None]


def _walks(language: str, name: str) -> Iterator[tuple[str, Walk]]:
    """Yield all games in a language, by the names of their transcripts."""
    blitz, short = {"mode": "blitz", "level": "A"}, {"rounds": "3"}
    for order, play in (
        (Order("iota", "Jana,bot:1", language=language), play_iota),
        (Order("quantum", "Jana,bot:1", language=language), play_quantum),
        (Order("tetrikon", "Jana,bot:1", language=language, options=blitz, clock=5), play_tetrikon),
        (Order("iqlandie", "Jana,bot:1", language=language, options=short, clock=15), play_iqlandie),
    ):
        yield name.format(order.game), Walk(order, play)


WALKS: Final[Mapping[str, Walk]] = MappingProxyType({
    **dict(_walks("cs", "cursor/{}.txt")), **dict(_walks("en", "cursor/{}.en.txt")),
})  # fmt: skip
"""By the name of their transcript in tests/golden."""


def walk(person: Person, walked: Walk) -> Walker:
    """Play a game at a terminal in the profile of single keys, from the question of the first start on."""
    walker = Walker(person, walked.order)
    walker.pressed.append(("", [*person.listen(), *person.type(walker.words.word("heard-once"))]))
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
