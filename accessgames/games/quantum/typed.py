"""Which dice are meant: by their place, by what they show, by colour, all of them, all but some."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.games.quantum import naming
from accessgames.games.quantum.rules.dice import ALL_DICE, COLOURS, DICE, Face, face_colour, face_number
from accessgames.language import Found, Vocabulary
from accessgames.language.commandline import COMMA, normalise_bare
from accessgames.language.dice import FaceReader, SeenFace

if TYPE_CHECKING:
    from accessgames.language import Phrase

SUITS: Final = (*naming.COLOUR_WORDS, naming.WHITE_WORD)
"""Word ids of what can stand on a die."""


def face_reader(words: Vocabulary) -> FaceReader:
    """Return what reads faces of these dice."""
    return FaceReader(words, SUITS, naming.NUMBER_WORDS)


def meaningful(typed: Sequence[str], words: Vocabulary) -> list[str]:
    """Drop commas, conjunctions and words that only join others."""
    empty = {normalise_bare(text) for text in words.table["glue"].words} | words.read.conjunctions | {COMMA}
    return [word for word in typed if normalise_bare(word) not in empty]


def read_mask(typed: Sequence[str], words: Vocabulary, dice: tuple[Face, ...]) -> int:
    """Return the bit mask of the dice that words name.

    Raises:
        MalformedAction: A word names no die, no die shows what it says, or nothing is left.
    """
    rest = meaningful(typed, words)
    exceptions = {normalise_bare(text) for text in words.table["except"].words}
    cut = next((place for place, word in enumerate(rest) if normalise_bare(word) in exceptions), None)
    if cut is None:
        return _Picker(words, dice).pick(rest)
    named = _Picker(words, dice).pick(rest[:cut]) if cut else ALL_DICE
    return named & ~_Picker(words, dice).pick(rest[cut + 1 :])


class _Picker:
    """Picks dice one item after another."""

    def __init__(self, words: Vocabulary, dice: tuple[Face, ...]) -> None:
        self._words = words
        self._reader = face_reader(words)
        self._dice = dice
        self._mask = 0

    def pick(self, rest: list[str]) -> int:
        """Return the mask of all dice named."""
        if not rest:
            raise MalformedAction("quantum-error-which-dice")
        while rest:
            rest = rest[self._step(rest) :]
        return self._mask

    def _step(self, rest: list[str]) -> int:
        amount = self._words.match(rest[:1], ("all", "none"))
        seen = self._reader.read(rest)
        if seen is not None:
            self._mask |= self._dice_of(seen.value)
            return seen.used
        if not isinstance(amount, Found):
            raise MalformedAction("quantum-error-word", word=rest[0])
        self._mask |= ALL_DICE if amount.id == "all" else 0
        return 1

    def _dice_of(self, seen: SeenFace) -> int:
        if seen.suit and seen.number is not None:
            return self._showing(seen.suit, seen.number)
        if seen.suit:
            return self._coloured(seen.suit)
        number = seen.number or 0
        if seen.named:
            return self._numbered(number)
        if not 1 <= number <= DICE:
            raise MalformedAction("quantum-error-place", number=number, most=DICE)
        return 1 << number - 1

    def _showing(self, suit: str, number: int) -> int:
        """Return the first die that shows a face and is not named yet."""
        face = naming.find_face(suit, number)
        for die, shown in enumerate(self._dice):
            if shown == face and not self._mask >> die & 1:
                return 1 << die
        if face is None:
            raise MalformedAction("quantum-error-face", number=number)
        raise MalformedAction("quantum-error-no-die", face=naming.name_face(face))

    def _coloured(self, suit: str) -> int:
        colour = naming.COLOUR_WORDS.index(suit) if suit in naming.COLOUR_WORDS else None
        mask = sum(1 << die for die, face in enumerate(self._dice) if face_colour(face) == colour)
        if not mask:
            raise MalformedAction("quantum-error-no-die", face=_bare(colour))
        return mask

    def _numbered(self, number: int) -> int:
        mask = sum(1 << die for die, face in enumerate(self._dice) if face_number(face) == number)
        if not mask:
            raise MalformedAction("quantum-error-no-number", number=number)
        return mask


def _bare(colour: int | None) -> Phrase:
    return naming.name_colour(len(COLOURS) if colour is None else colour)
