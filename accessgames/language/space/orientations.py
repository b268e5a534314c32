"""How a shape is turned, in words and back: "poloha 2 z 8, otočeno vpravo, zrcadlově"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction
from accessgames.language import commandline, readers, values, vocabulary

if TYPE_CHECKING:
    from accessgames.engine.grid import Orientation

_QUARTERS: Final = {"right": 1, "space-half": 2, "left": 3, "space-straight": 0}
"""Word ids of turns, and by how many quarters to the right."""

_LOOKS: Final = ("space-level", "space-upright")
_TURNS: Final = values.keys("space-turn-none", "space-turn-right", "space-turn-half", "space-turn-left")


@dataclass(frozen=True, slots=True)
class OrientationNames:
    """All ways to lay one shape, named and understood.

    Attributes:
        ways: Its orientations in the order of their numbers (`Polyomino.orientations`).
        upward: Whether the board counts rows from the bottom.
        names: For each, the game's own name: a message key that is at the same time the word id of what may
            be typed for it; empty where the game has none for this shape.
    """

    ways: tuple[Orientation, ...]
    upward: bool
    names: tuple[str, ...] = ()

    def name(self, number: int) -> values.Nested:
        """Name an orientation by its number: "poloha 2 z 8, otočeno vpravo"."""
        return values.Nested(self.message(number))

    def message(self, number: int) -> values.Message:
        """Return the message that names an orientation by its number."""
        way, count = self.ways[number - 1], len(self.ways)
        if count == 1:
            return values.say("space-position-only")
        if self.names:
            return values.say(
                "space-position",
                number=number,
                count=count,
                turn=values.Nested(values.say(self.names[number - 1])),
            )
        if 1 in (way.shape.width, way.shape.height):
            lies = values.say("space-turn-level" if way.shape.height == 1 else "space-turn-upright")
            return values.say("space-position", number=number, count=count, turn=values.Nested(lies))
        turn = values.Nested(values.say(_TURNS[way.quarters]))
        if way.mirrored:
            turn = values.Nested(values.say("space-turn-mirrored", turn=turn, quarters=way.quarters))
        return values.say("space-position", number=number, count=count, turn=turn)

    def read(
        self, words: Sequence[str], known: vocabulary.Vocabulary
    ) -> readers.Parsed[tuple[int, ...]] | None:
        """Read a position from the beginning of some words.

        Understood: "poloha 2", "2", "vpravo", "zrcadlově vlevo", "svisle", the game's own names and their
        unambiguous beginnings. A bare number is only read at the beginning.

        Returns:
            The numbers of the orientations that fit, in ascending order; None when nothing was read.

        Raises:
            MalformedAction: The shape has no such position.
        """
        return _OrientationReader(self, known).read(words)


class _OrientationReader:
    """Reads one position word by word."""

    def __init__(self, ways: OrientationNames, known: vocabulary.Vocabulary) -> None:
        self._ways = ways
        self._known = known
        self._quarters: int | None = None
        self._mirrored = False
        self._fitting = frozenset(range(1, len(ways.ways) + 1))

    def read(self, words: Sequence[str]) -> readers.Parsed[tuple[int, ...]] | None:
        """Read as many words as belong to the position."""
        used = 0
        skipped = 0
        while used + skipped < len(words):
            rest = words[used + skipped :]
            taken = (
                self._number(rest, alone=used == 0)
                or self._name(rest)
                or self._turn(rest)
                or self._look(rest)
            )
            if taken:
                used, skipped = used + skipped + taken, 0
            elif used and commandline.normalise_bare(rest[0]) in {
                commandline.COMMA,
                *self._known.read.conjunctions,
            }:
                skipped += 1
            else:
                break
        if not used:
            return None
        fitting = self._fitting & self._turned()
        if not fitting:
            typed = " ".join(words[:used])[:30]
            raise MalformedAction("space-error-position", words=typed, count=len(self._ways.ways))
        return readers.Parsed(tuple(sorted(fitting)), used)

    def _turned(self) -> frozenset[int]:
        """Return the orientations that look like the turns that were told; all when none was told.

        A mirror alone is the first mirrored position, but beside another description any mirrored one.
        """
        ways = self._ways.ways
        if self._quarters is None and not self._mirrored:
            return frozenset(way.number for way in ways)
        described = len(self._fitting) < len(ways)
        quarters = range(4) if self._quarters is None and described else (self._quarters or 0,)
        base, upward = ways[0].shape, self._ways.upward
        looks = {base.oriented(turn, mirrored=self._mirrored, upward=upward) for turn in quarters}
        return frozenset(way.number for way in ways if way.shape in looks)

    def _number(self, words: Sequence[str], *, alone: bool) -> int:
        """Read "poloha 2" anywhere, "2" only at the beginning."""
        said = self._known.match(words[:1], ("space-position",))
        start = int(isinstance(said, vocabulary.Found))
        number = self._known.read.which(words[start:]) if start or alone else None
        if number is None:
            return 0
        if not 1 <= number.value <= len(self._ways.ways):
            raise MalformedAction(
                "space-error-position-number", number=number.value, count=len(self._ways.ways)
            )
        self._fitting &= {number.value}
        return start + number.used

    def _name(self, words: Sequence[str]) -> int:
        """Read the game's own name of a position, or the beginning of it; commas in it mean nothing."""
        names = self._ways.names
        longest = max(
            (len(text.split()) for name in names for text in self._known.table[name].words), default=0
        )
        places = [place for place, word in enumerate(words) if word != commandline.COMMA][:longest]
        for count in range(len(places), 0, -1):
            typed = tuple(words[place] for place in places[:count])
            match = self._known.match(typed, names)
            if isinstance(match, (vocabulary.Found, vocabulary.Ambiguous)) and match.used == count:
                ids = {match.id} if isinstance(match, vocabulary.Found) else set(match.ids)
                self._fitting &= frozenset(number for number, name in enumerate(names, 1) if name in ids)
                return places[count - 1] + 1
        return 0

    def _turn(self, words: Sequence[str]) -> int:
        """Read a turn ("vpravo", "otočeno vlevo") or the mirror."""
        filler = self._known.match(words[:1], ("space-turned",))
        start = int(isinstance(filler, vocabulary.Found) and len(words) > 1)
        match = self._known.match(words[start:], (*_QUARTERS, "space-mirrored"))
        if not isinstance(match, vocabulary.Found) or len(words[start]) == 1:
            return 0
        if match.id == "space-mirrored":
            self._mirrored = True
        else:
            self._quarters = _QUARTERS[match.id]
        return start + match.used

    def _look(self, words: Sequence[str]) -> int:
        """Read how the shape lies: longer than high, or higher than long."""
        match = self._known.match(words, _LOOKS)
        if not isinstance(match, vocabulary.Found) or len(words[0]) == 1:
            return 0
        longer = {way.number: way.shape.width - way.shape.height for way in self._ways.ways}
        sign = 1 if match.id == _LOOKS[0] else -1
        self._fitting &= frozenset(number for number, more in longer.items() if more * sign > 0)
        return match.used
