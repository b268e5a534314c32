"""Real dice that are told wrongly, and what is said to it, worked out by trying every die for every face."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import MalformedAction, Perspective, Stream
from accessgames.games import load_room
from accessgames.games.quantum.rules.dice import DIE_FACES, WHITE_DIE
from accessgames.games.quantum.rules.state import Phase, Reroll
from accessgames.shell.errors import tell_error
from tests.games.quantum import helpers as sheets
from tests.truth.listeners import listener
from tests.truth.positions import SEED

if TYPE_CHECKING:
    from accessgames.games.quantum.rules.state import QuantumState
    from accessgames.language import Message
    from tests.truth.verdicts import Check

TIMES: Final = 600
SIDES: Final = 6
_LETTERS: Final = "čžmfb"
_NOUNS: Final = ("red-one", "yellow-one", "blue-one", "purple-one", "white-one")
_PAIR: Final = 2

Dice = tuple[frozenset[int], ...]


@dataclass(frozen=True, slots=True)
class Dictated:
    """What was told of dice, and refused.

    Attributes:
        message: Why.
        verb: "" for faces alone, or the word before them.
        words: What followed.
        told: Faces that were told before.
        layouts: The sets of dice of which one is in the air.
        kept: Faces of the dice that lie.
    """

    message: Message
    verb: str
    words: tuple[str, ...]
    told: tuple[int, ...]
    layouts: tuple[Dice, ...]
    kept: tuple[int, ...]

    def arg(self, name: str) -> Any:  # noqa: ANN401 - by message
        """Return an argument of the line."""
        return self.message.args[name]

    @property
    def size(self) -> int:
        """How many dice are in the air."""
        return len(self.layouts[0])


def written(face: int) -> str:
    """Return how a face is typed."""
    return f"{_LETTERS[face // SIDES]}{face % SIDES + 1}"


def named(phrase: Any) -> int:  # noqa: ANN401 - a phrase
    """Return the face that a phrase names."""
    return _NOUNS.index(phrase.noun) * SIDES + int(phrase.label) - 1


def can(faces: Sequence[int], dice: Sequence[frozenset[int]]) -> bool:
    """Tell whether each face finds a die of its own, by trying all of them."""
    if not faces:
        return True
    first, *rest = faces
    return any(first in sides and can(rest, [*dice[:at], *dice[at + 1 :]]) for at, sides in enumerate(dice))


def shown(faces: Sequence[int], layouts: Sequence[Dice]) -> bool:
    """Tell whether some set of dice can show the faces together."""
    return any(can(faces, dice) for dice in layouts)


def layouts_of(state: QuantumState) -> tuple[Dice, ...]:
    """Return the sets of dice that may be in the air: they could show it, and the others what lies."""
    dice = [frozenset(faces) for faces in DIE_FACES]
    thrown = [die for die in range(len(dice)) if state.rolling >> die & 1]
    if len(thrown) == len(dice) or not state.dice:
        return (tuple(dice),)
    white = (dice[WHITE_DIE],) if WHITE_DIE in thrown else ()
    coloured = [die for die in range(WHITE_DIE) if die in thrown]
    flown = [state.dice[die] for die in coloured]
    lain = [state.dice[die] for die in range(WHITE_DIE) if die not in coloured]
    found = []
    for air in combinations(range(WHITE_DIE), len(coloured)):
        up = [dice[die] for die in air]
        down = [dice[die] for die in range(WHITE_DIE) if die not in air]
        if can(flown, up) and can(lain, down):
            found.append((*up, *white))
    return tuple(found)


def _states() -> list[QuantumState]:
    own = {"dice": "own"}
    first = sheets.position(Phase.ROLL, options=own)
    thrown = sheets.position(Phase.REROLL, dice="R1 R2 B4 P3 B6 Y5 3", options=own)
    again = [sheets.GAME.apply(thrown, 0, Reroll(mask)).state for mask in (0b11, 0b1000101, 0b111110)]
    return [first, *again]


def _line(stream: Stream, layout: Dice, told: Sequence[int], kept: Sequence[int]) -> tuple[str, list[str]]:
    """Return a word or none, and faces: all, some, on no die, for a correction; or what is no face."""
    sides = [written(stream.choice(sorted(die))) for die in layout]
    odd = [written(stream.below(5 * SIDES)) for _ in range(1 + stream.below(3))]
    strange = stream.choice(("brambora", "č", "modrá", "č9", "m0", "b7", "ž77"))
    lines = [("", sides), ("oprav", odd), ("", [strange]), ("", sides[: 2 + stream.below(3)]), ("", odd)]
    if kept:
        lines.append(("", [*sides, *map(written, kept[1:]), stream.choice((written(kept[0]), sides[0]))]))
    if told:
        lines.append(("oprav", [written(stream.choice(told)), odd[0]]))
    return stream.choice([*lines, ("", odd)])


def dictated() -> Iterator[Dictated]:
    """Yield whatever is refused of what is told of dice, at the first throw and at the second."""
    room, stream = load_room("quantum"), Stream(SEED, "dictated")
    chance: Any = room.own_chance
    states = _states()
    for number in range(TIMES):
        state = states[number % len(states)]
        desk = listener(Perspective(sheets.GAME, sheets.GAME.view(state, 0), 0), 2)
        layouts = layouts_of(state)
        layout = stream.choice(layouts)
        lie = tuple(state.dice[die] for die in range(len(state.dice)) if not state.rolling >> die & 1)
        lie = lie if state.dice and state.second else ()
        told = tuple(stream.choice(sorted(die)) for die in layout)[: stream.below(len(layout) + 1)]
        verb, words = _line(stream, layout, told, lie)
        try:
            chance.hear(tuple([verb, *words] if verb else words), told, desk)
        except MalformedAction as error:
            yield Dictated(tell_error(error), verb, tuple(words), told, layouts, lie)


# ------------------------------------------------------------------ the sentences


def _faces(line: Dictated) -> list[int]:
    """Return the faces that were typed."""
    return [_LETTERS.index(word[0]) * SIDES + int(word[1:]) - 1 for word in line.words]


def _corrected(told: Sequence[int], faces: Sequence[int]) -> list[int]:
    wrong, right = faces if len(faces) == _PAIR else (told[-1], faces[0])
    place = list(told).index(wrong)
    return [*told[:place], right, *told[place + 1 :]]


def _after(line: Dictated) -> list[int]:
    """Return what would be told then: a correction, all at once, or so many more."""
    faces = _faces(line)
    if line.verb or (len(line.told) == line.size and len(faces) == _PAIR != line.size):
        return _corrected(line.told, faces)
    if line.kept and len(faces) == line.size + len(line.kept):
        rest = list(faces)
        for face in line.kept:
            rest.remove(face)
        return rest
    return faces if len(faces) == line.size else [*line.told, *faces]


def _clashing(line: Dictated) -> tuple[int, list[int]]:
    """Return the first face that does not go with those before it, and these."""
    faces = _after(line)
    at = next(at for at in range(len(faces)) if not shown(faces[: at + 1], line.layouts))
    return faces[at], faces[:at]


def _offered(line: Dictated) -> bool:
    """Tell whether what is offered are the faces of that colour that would do."""
    face, before = _clashing(line)
    alike = range(face // SIDES * SIDES, (face // SIDES + 1) * SIDES)
    would = [other for other in alike if shown([*before, other], line.layouts)]
    listed = list(line.arg("offered").items)
    return [*map(named, listed[:1]), *(face // SIDES * SIDES + one - 1 for one in listed[1:])] == would


def _rivals(line: Dictated) -> bool:
    """Tell whether the face does not go with those that are named, and would with any of them fewer."""
    face, before = _clashing(line)
    rivals, rest = [named(item) for item in line.arg("rivals").items], list(before)
    for one in rivals:
        rest.remove(one)
    fewer = [[*rivals[:at], *rivals[at + 1 :]] for at in range(len(rivals))]
    needed = all(shown([*some, face], line.layouts) for some in fewer)
    return named(line.arg("face")) == face and not shown([*rivals, face], line.layouts) and needed


def _absent(line: Dictated) -> object:
    face, _ = _clashing(line)
    return named(line.arg("face")) == face and not shown([face], line.layouts) and _offered(line)


def _beside(line: Dictated) -> object:
    face, before = _clashing(line)
    alike = range(face // SIDES * SIDES, (face // SIDES + 1) * SIDES)
    return _rivals(line) and not any(shown([*before, other], line.layouts) for other in alike)


def _many(line: Dictated) -> object:
    count = len(line.told) + len(line.words)
    return (line.arg("count"), line.arg("most")) == (count, line.size) and count > line.size


def _no_face(line: Dictated) -> object:
    """A colour and a number that no die has: not one to six."""
    word = line.arg("word")
    return word in line.words and word[0] in _LETTERS and not 1 <= int(word[1:]) <= SIDES


def _no_word(line: Dictated) -> object:
    word = line.arg("word")
    return word in line.words and not any(sign.isdecimal() for sign in word)


def _not_told(line: Dictated) -> object:
    face = named(line.arg("face"))
    return face == _faces(line)[0] and len(line.words) == _PAIR and face not in line.told


def _kept(line: Dictated) -> object:
    """It lies, and what is told of all dice has it less often than it lies."""
    face, faces = named(line.arg("face")), _faces(line)
    return len(faces) == line.size + len(line.kept) and faces.count(face) < line.kept.count(face)


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "dice-error-word": _no_word,
        "dice-error-face": _no_face,
        "dice-error-not-told": _not_told,
        "dice-error-many": _many,
        "dice-error-kept": _kept,
        "dice-error-complete": lambda line: (
            len(line.told) == line.size and len(line.words) not in {_PAIR, line.size}
        ),
        "dice-error-correction": lambda line: (
            line.verb == "oprav" and (not line.told or len(line.words) > _PAIR)
        ),
        "dice-error-absent": _absent,
        "dice-error-beside": _beside,
        "dice-error-clash": lambda line: _rivals(line) and _offered(line),
    }
)
"""By line: what makes it true."""
