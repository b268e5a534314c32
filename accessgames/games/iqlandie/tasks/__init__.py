"""The four kinds of tasks of iQLANDIE in their order, and their cards by number.

The first cards come with the game in files that are read strictly, any further ones are made when they are
asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Final

from accessgames.dataclasses import dataclass, field
from accessgames.engine import GameError, MalformedAction, Stream, errors, malformed
from accessgames.games.iqlandie.material import EXPOSITIONS, STANDARD_PIECES, Expositions, PieceSet
from accessgames.games.iqlandie.tasks.biology import Biology, BiologyStep, Slide, Turn
from accessgames.games.iqlandie.tasks.kind import LEVELS, AnyKind, Card, Measure
from accessgames.games.iqlandie.tasks.optics import Optics
from accessgames.games.iqlandie.tasks.optics_model import Lift, OpticsStep, Put
from accessgames.games.iqlandie.tasks.programming import Programming, Stand
from accessgames.games.iqlandie.tasks.space import Space
from accessgames.games.iqlandie.tasks.space_model import PICTURES, Lay, Sky, SpaceStep, Take

BIOLOGY: Final = Biology()
PROGRAMMING: Final = Programming()
OPTICS: Final = Optics()
SPACE: Final = Space()

KINDS: Final[Mapping[str, AnyKind]] = MappingProxyType(
    {kind.id: kind for kind in (BIOLOGY, PROGRAMMING, OPTICS, SPACE)}
)
"""All kinds by id, in the order in which they are offered."""

AnyStep = BiologyStep | Stand | OpticsStep | SpaceStep
"""A step in a workspace of any kind."""

_VERBS: Final[Mapping[str, AnyKind]] = MappingProxyType(
    {
        "slide": BIOLOGY,
        "turn": BIOLOGY,
        "stand": PROGRAMMING,
        "put": OPTICS,
        "lift": OPTICS,
        "lay": SPACE,
        "take": SPACE,
    }
)


def kind_of_step(step: AnyStep) -> AnyKind:
    """Return the kind of tasks that a step belongs to."""
    match step:
        case Slide() | Turn():
            return BIOLOGY
        case Stand():
            return PROGRAMMING
        case Put() | Lift():
            return OPTICS
        case Lay() | Take():
            return SPACE


def format_step(step: AnyStep) -> str:
    """Write a step of any kind; `parse_step` reads it back."""
    return kind_of_step(step).format_step(step)


def parse_step(text: str) -> AnyStep:
    """Read a step of any kind.

    Raises:
        MalformedAction: With the text and the forms that exist.
    """
    verb = text.partition(" ")[0]
    if verb not in _VERBS:
        raise malformed(text, "slide A")
    step: AnyStep = _VERBS[verb].parse_step(text)
    return step


FORM: Final = "1 level 2 difficulty 8 solutions 1 task ..."
MOST_CARDS: Final = 1000
"""Cards in one file."""

_LINE: Final = re.compile(
    r"([1-9][0-9]{0,3}) level ([1-9]) difficulty ([0-9]{1,2}) solutions ([0-9]{1,5}) task (.+)"
)
_MOST: Final = 80


class CardsError(GameError):
    """A file of cards is wrong; `line` says where, counted from 1 with all lines."""


def format_cards(kind: AnyKind, cards: Iterable[Card]) -> str:
    """Write cards as lines that `read_cards` reads."""
    return "".join(
        f"{number} level {card.level} difficulty {card.measure.difficulty} "
        f"solutions {card.measure.solutions} task {kind.format_task(card.task)}\n"
        for number, card in enumerate(cards, 1)
    )


def read_cards(kind: AnyKind, text: str, *, proven: bool = False) -> tuple[Card, ...]:
    """Read the cards of a file; card 1 comes first; empty lines and lines with `#` in front do not count.

    Every card is solved by the independent solver of its kind, unless all of this text was `proven` before.

    Raises:
        CardsError: Names the first line that is wrong, with what stands there and what would be right:
            `iqlandie-error-card-form`, `-number`, `-task`, `-twice`, `-unsolvable`, `-figure`; or
            `iqlandie-error-card-count` for a file without cards or with too many.
    """
    lines = ((number, line) for number, line in enumerate(text.split("\n"), 1) if line and line[0] != "#")
    cards = without_repeats(
        (number, _card(kind, number, line, expected, proven=proven))
        for expected, (number, line) in enumerate(lines, 1)
    )
    check_count(len(cards))
    return cards


def without_repeats(cards: Iterable[tuple[int, Card]]) -> tuple[Card, ...]:
    """Return cards that stand at given lines.

    Raises:
        CardsError: `iqlandie-error-card-twice`: the task of one stood there before.
    """
    lines: dict[object, int] = {}
    found: list[Card] = []
    for line, card in cards:
        if card.task in lines:
            raise CardsError("iqlandie-error-card-twice", line=line, first=lines[card.task])
        lines[card.task] = line
        found.append(card)
    return tuple(found)


def check_count(count: int) -> None:
    """Refuse no cards at all, and too many.

    Raises:
        CardsError: `iqlandie-error-card-count`.
    """
    if not 0 < count <= MOST_CARDS:
        raise CardsError("iqlandie-error-card-count", count=count, most=MOST_CARDS)


def decoded(content: bytes) -> str:
    """Return the text of a file of cards.

    Raises:
        CardsError: `iqlandie-error-card-text`: it is no UTF-8; names the line and the first wrong byte.
    """
    return errors.decoded(
        content, lambda line, wrong: CardsError("iqlandie-error-card-text", line=line, text=wrong[:1].hex())
    )


def _card(kind: AnyKind, line: int, text: str, expected: int, *, proven: bool) -> Card:
    """Read one line and, unless it was proven before, prove it."""
    match = _LINE.fullmatch(text)
    if match is None:
        raise CardsError("iqlandie-error-card-form", line=line, text=text[:_MOST], expected=FORM)
    number, level, difficulty, solutions = map(int, match.groups()[:4])
    if number != expected:
        raise CardsError("iqlandie-error-card-number", line=line, number=number, expected=expected)
    try:
        task = kind.parse_task(match[5])
    except MalformedAction as mistake:
        form = mistake.args_["expected"]
        raise CardsError(
            "iqlandie-error-card-task", line=line, text=match[5][:_MOST], expected=form
        ) from None
    card = Card(kind.id, task, level, Measure(difficulty, solutions))
    if not proven:
        _prove(kind, card, line)
    return card


def _prove(kind: AnyKind, card: Card, line: int) -> None:
    """Solve a card and compare the figures."""
    measure = kind.measure(card.task)
    if not measure.solutions:
        raise CardsError("iqlandie-error-card-unsolvable", line=line, text=kind.format_task(card.task))
    level = kind.level(card.task, measure)
    figures = (
        ("difficulty", card.measure.difficulty, measure.difficulty),
        ("solutions", card.measure.solutions, measure.solutions),
        ("level", card.level, level or 0),
    )
    for figure, found, expected in figures:
        if found != expected:
            raise CardsError(
                "iqlandie-error-card-figure", line=line, figure=figure, found=found, expected=expected
            )


FOLDER: Final = Path(__file__).parents[1] / "data/cards"
"""Where the cards that come with the game lie."""

SHIPPED: Final = 40
"""Cards of each kind that come with the game."""

SEED: Final = "iqlandie-cards"
"""Seed of the streams of which cards are made."""


PROVEN: Final[Mapping[str, str]] = MappingProxyType(
    {
        "biology": "58db9aa496f9c4334b781a08e6fdd77ec3eb975b2ac88f3f2957eb14d650359c",
        "programming": "5aa4e79754dbe44a550dc8255f5d1825ca4e8efbe6f6ee884c58d8e53dd6af0f",
        "optics": "a236061ab71ac31793ec303fc4593ca0d90923c86db88e1ed31ec3f0642fb597",
        "space": "783a912bca503100e284a5a7047b75b12b691b1bd06ca8e603583f4d91ca6ea2",
    }
)
"""SHA-256 of the files by kind as they were made. Their cards are solved by the tests; to solve them at every
start took as long as a fifth of it. Whatever else stands in such a file is solved when it is read."""


@cache
def shipped_cards(kind: str) -> tuple[Card, ...]:
    """Return the cards that come with the game, in order of their numbers, which start at 1.

    Raises:
        CardsError: Somebody changed the file and made a mistake: `iqlandie-error-card-file` with it inside.
    """
    name = f"{kind}.txt"
    content = FOLDER.joinpath(name).read_bytes()
    try:
        return read_cards(KINDS[kind], decoded(content), proven=sha256(content).hexdigest() == PROVEN[kind])
    except CardsError as mistake:
        raise CardsError("iqlandie-error-card-file", file=name, cause=mistake) from mistake


def level_of(kind: str, number: int) -> int:
    """Return the level of a card; those beyond the shipped ones go through the levels in turn."""
    return STANDARD.level_of(kind, number)


@lru_cache(maxsize=1024)
def card(kind: str, number: int) -> Card:
    """Return a card: shipped, or made by the generator; the same number is always the same card.

    Args:
        kind: Id of the kind.
        number: From 1, without end.
    """
    cards = shipped_cards(kind)
    return cards[number - 1] if number <= len(cards) else generated_card(KINDS[kind], number)


@lru_cache(maxsize=1024)
def generated_card(rules: AnyKind, number: int) -> Card:
    """Return a card that the generator makes; the same number is always the same card."""
    return rules.generate(Stream(SEED, f"{rules.id}/{number}"), _made_level(number))


def made_cards(rules: AnyKind) -> tuple[Card, ...]:
    """Return as many different cards as come with the game, made by the generator, always the same ones."""
    found: dict[object, Card] = {}
    for number in range(1, MOST_CARDS + 1):
        made = generated_card(rules, number)
        found.setdefault(made.task, made)
        if len(found) == SHIPPED:
            break
    return tuple(found.values())


@cache
def kind_with(kind: str, sky: Sky) -> AnyKind:
    """Return the kind of an id; that of space reads and makes tasks for some cards of the sky."""
    return Space(sky) if kind == SPACE.id and sky != PICTURES else KINDS[kind]


def _made_level(number: int) -> int:
    """Return the level of a card that is made: they go through the levels in turn."""
    return LEVELS[(number - 1) % len(LEVELS)]


@lru_cache(maxsize=1024)
def cards_like(kind: str, number: int) -> tuple[int, ...]:
    """Return the numbers of shipped cards whose preparation looks the same, this card included; ascending."""
    seen = KINDS[kind].preparation(card(kind, number).task)
    alike = {
        other for other, one in enumerate(shipped_cards(kind), 1) if KINDS[kind].preparation(one.task) == seen
    }
    return tuple(sorted(alike | {number}))


STANDARD_NAME: Final = "standard"
"""Name of the cards that come with the game."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards, pieces and expositions that are played with. Two decks are equal when their names are.

    Attributes:
        name: `standard`, or `own-` and 12 hexadecimal digits of what a club's own cards are.
        own: Kinds with a club's own cards, in order of their numbers, which start at 1; kinds that it has not
            replaced are left out.
        sky: The five cards of space.
        pieces: The pieces of the expositions.
        expositions: The grids that are built on.
    """

    name: str = STANDARD_NAME
    own: tuple[tuple[str, tuple[Card, ...]], ...] = field(default=(), compare=False)
    sky: Sky = field(default=PICTURES, compare=False, repr=False)
    pieces: PieceSet = field(default=STANDARD_PIECES, compare=False, repr=False)
    expositions: Expositions = field(default=EXPOSITIONS, compare=False, repr=False)

    def replaced(self, kind: str) -> tuple[Card, ...]:
        """Return the club's own cards of a kind; () where those of the game are used."""
        return next((cards for own, cards in self.own if own == kind), ())

    def box(self, kind: str) -> tuple[Card, ...]:
        """Return the cards of a kind that lie in the box, in order of their numbers.

        Raises:
            CardsError: As `shipped_cards`.
        """
        return self.replaced(kind) or shipped_cards(kind)

    def size(self, kind: str) -> int:
        """Return how many cards of a kind lie in the box."""
        return len(self.replaced(kind)) or SHIPPED

    def card(self, kind: str, number: int) -> Card:
        """Return a card of the box, or one that is made, by its number from 1."""
        cards = self.box(kind)
        if number <= len(cards):
            return cards[number - 1]
        return generated_card(kind_with(kind, self.sky), number)

    def level_of(self, kind: str, number: int) -> int:
        """Return the level of a card without making it."""
        cards = self.box(kind)
        return cards[number - 1].level if number <= len(cards) else _made_level(number)


STANDARD: Final = Deck()
"""The cards that come with the game."""
