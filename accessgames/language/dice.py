"""Dice in words: a face as people type it, and the telling of real dice face by face or in one line."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction
from accessgames.language import commandline, readers, values, vocabulary

if TYPE_CHECKING:
    from accessgames.engine.chance import Throw

Face = TypeVar("Face", bound=Hashable)

_SHORT: Final = re.compile(r"([^\W\d]+)(\d{1,3})")
_NAME: Final = 3
"""A number told by its name needs so many letters: a single one is a colour."""
_PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class SeenFace:
    """A face as it was typed.

    Attributes:
        suit: Word id of its colour or picture, or "" when none was named.
        number: Its number, or None.
        named: Whether the number was told by its name ("šestka").
    """

    suit: str = ""
    number: int | None = None
    named: bool = False


@dataclass(frozen=True, slots=True)
class FaceReader:
    """Reads faces such as `č4`, "červená 4", "bílou trojku", "3", "šestky".

    Attributes:
        words: The vocabulary in use.
        suits: Word ids of the colours or pictures.
        numbers: Word ids of the names of the numbers, from 1 on.
    """

    words: vocabulary.Vocabulary
    suits: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()

    def read(self, typed: Sequence[str]) -> readers.Parsed[SeenFace] | None:
        """Read a face, a suit alone or a number alone from the beginning of some words."""
        if not typed:
            return None
        short = _SHORT.fullmatch(typed[0])
        if short and (suit := self._suit(short[1])):
            return readers.Parsed(SeenFace(suit, int(short[2])), 1)
        suit = self._suit(typed[0])
        if not suit:
            return self._number(typed)
        number = self._number(typed[1:])
        if number is None:
            return readers.Parsed(SeenFace(suit), 1)
        return readers.Parsed(SeenFace(suit, number.value.number), 1 + number.used)

    def _suit(self, word: str) -> str:
        found = self.words.match((word,), self.suits)
        return found.id if isinstance(found, vocabulary.Found) else ""

    def _number(self, typed: Sequence[str]) -> readers.Parsed[SeenFace] | None:
        figure = self.words.read.number(typed)
        if figure is not None:
            return readers.Parsed(SeenFace(number=figure.value), figure.used)
        if not typed or len(typed[0]) < _NAME:
            return None
        name = self.words.match(typed[:1], self.numbers)
        if not isinstance(name, vocabulary.Found):
            return None
        return readers.Parsed(SeenFace(number=self.numbers.index(name.id) + 1, named=True), 1)


@dataclass(frozen=True, slots=True)
class DiceDictation(Generic[Face]):
    """Hears what real dice show: piece by piece, in one line, with corrections.

    Attributes:
        reader: Reads faces.
        find: The face of a suit and a number, or None when no die has it.
        name: How a face is named in a message.
        offer: Names of the possible faces that may have been meant in the place of one that is not.
    """

    reader: FaceReader
    find: Callable[[str, int], Face | None]
    name: Callable[[Face], values.Value]
    offer: Callable[[Face, frozenset[Face]], values.Listing]

    def hear(
        self, typed: Sequence[str], told: tuple[Face, ...], throw: Throw[Face], kept: Sequence[Face] = ()
    ) -> tuple[Face, ...]:
        """Return what is told of the dice in the air after these words.

        Args:
            typed: Faces; or "oprav" with the wrong face and the right one, or with the right one for the
                last; or "smaž", which takes the last one back, or all.
            told: What was told before.
            throw: The dice in the air.
            kept: Faces of the dice that were not thrown: they may be told too, where all are told at once.

        Raises:
            MalformedAction: A word is no face, the dice cannot show it, or there are too many.
        """
        known = self.reader.words
        verb = known.match(typed, ("dice-erase", "dice-correct"))
        # A single letter is a colour and no word of correction.
        if not isinstance(verb, vocabulary.Found) or len(typed[0]) < _NAME:
            after = self._added(told, self.faces(typed), len(throw), kept)
        elif verb.id == "dice-erase":
            everything = known.match(typed[verb.used :], ("all",))
            after = () if isinstance(everything, vocabulary.Found) else told[:-1]
        else:
            after = self._corrected(told, self.faces(typed[verb.used :]))
        self._check(after, throw)
        return after

    def faces(self, typed: Sequence[str]) -> tuple[Face, ...]:
        """Read faces and nothing else.

        Raises:
            MalformedAction: There is none, a word is none, or no die has it.
        """
        known = self.reader.words
        empty = {
            *map(commandline.normalise_bare, known.table["dice-filler"].words),
            *known.read.conjunctions,
            commandline.COMMA,
        }
        rest = [word for word in typed if commandline.normalise_bare(word) not in empty]
        found: list[Face] = []
        while rest:
            seen = self.reader.read(rest)
            if seen is None or seen.value.number is None:
                raise MalformedAction("dice-error-word", word=rest[0])
            face = self.find(seen.value.suit, seen.value.number)
            if face is None:
                raise MalformedAction("dice-error-face", word=" ".join(rest[: seen.used]))
            found.append(face)
            rest = rest[seen.used :]
        if not found:
            raise MalformedAction("dice-error-nothing")
        return tuple(found)

    def _corrected(self, told: tuple[Face, ...], faces: tuple[Face, ...]) -> tuple[Face, ...]:
        """Put the last of one or two faces in the place of the first, or of the last one told."""
        if not told or len(faces) > _PAIR:
            raise MalformedAction("dice-error-correction")
        wrong, right = faces if len(faces) == _PAIR else (told[-1], faces[0])
        if wrong not in told:
            raise MalformedAction("dice-error-not-told", face=self.name(wrong))
        place = told.index(wrong)
        return (*told[:place], right, *told[place + 1 :])

    def _added(
        self, told: tuple[Face, ...], faces: tuple[Face, ...], size: int, kept: Sequence[Face]
    ) -> tuple[Face, ...]:
        """Add faces; all at once replace those told, and two are a correction when nothing is missing."""
        if kept and len(faces) == size + len(kept):
            rest = list(faces)
            for face in kept:
                if face not in rest:
                    raise MalformedAction("dice-error-kept", face=self.name(face))
                rest.remove(face)
            return tuple(rest)
        if len(faces) == size:
            return faces
        if len(told) < size:
            if len(told) + len(faces) > size:
                raise MalformedAction("dice-error-many", count=len(told) + len(faces), most=size)
            return (*told, *faces)
        if len(faces) == _PAIR:
            return self._corrected(told, faces)
        raise MalformedAction("dice-error-complete")

    def _check(self, told: tuple[Face, ...], throw: Throw[Face]) -> None:
        clash = throw.clash(told)
        if clash is None:
            return
        face = self.name(clash.face)
        offered = self.offer(clash.face, clash.possible)
        rivals = values.Listing(tuple(map(self.name, clash.rivals)))
        if not rivals.items:
            raise MalformedAction("dice-error-absent", face=face, offered=offered)
        if not offered.items:
            raise MalformedAction("dice-error-beside", face=face, rivals=rivals)
        raise MalformedAction("dice-error-clash", face=face, rivals=rivals, offered=offered)
