"""What people type about dice and players: which dice are meant, who is, what real dice on the table show."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.engine.chance import Throw, assign_dice
from accessgames.games.people import find_person
from accessgames.games.quantum import naming
from accessgames.games.quantum.rules import dice as cubes
from accessgames.games.quantum.rules.rolls import seat_faces
from accessgames.games.quantum.rules.state import Phase, QuantumState, Roll, Start
from accessgames.language import Found, Listing, Message, Vocabulary, say
from accessgames.language.commandline import COMMA, normalise_bare
from accessgames.language.dice import DiceDictation, FaceReader, SeenFace

if TYPE_CHECKING:
    from accessgames.games.quantum.naming import QuantumListener
    from accessgames.games.quantum.rules.state import QuantumView

SUITS: Final = (*naming.COLOUR_WORDS, naming.WHITE_WORD)
"""Word ids of what can stand on a die."""


def face_reader(words: Vocabulary) -> FaceReader:
    """Return what reads faces of these dice."""
    return FaceReader(words, SUITS, naming.NUMBER_WORDS)


def meaningful(typed: Sequence[str], words: Vocabulary) -> list[str]:
    """Drop commas, conjunctions and words that only join others."""
    empty = {normalise_bare(text) for text in words.table["glue"].words} | words.read.conjunctions | {COMMA}
    return [word for word in typed if normalise_bare(word) not in empty]


def own_seat(listener: QuantumListener) -> int:
    """Return whose sheet is meant when nobody is named: the listener's, for a spectator the active one."""
    seat: int = listener.view.table.active if listener.seat < 0 else listener.seat
    return seat


def asked_seat(listener: QuantumListener, words: Sequence[str]) -> int:
    """Return the player that words name: by name, its beginning or place at the table; by nothing, oneself.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so.
    """
    if not words:
        return own_seat(listener)
    number = listener.words.read.number(words)
    if number is not None and number.used == len(words) and 1 <= number.value <= len(listener.people):
        return number.value - 1
    seat = find_person(words, listener)
    if seat is not None:
        return seat
    typed = normalise_bare(" ".join(words))
    names = [normalise_bare(person.name) for person in listener.people]
    fitting = [each for each, name in enumerate(names) if name.startswith(typed)]
    if len(fitting) != 1:
        known = tuple(person.name for person in listener.people)
        raise MalformedAction("quantum-error-player", name=" ".join(words), known=known)
    return fitting[0]


def read_mask(typed: Sequence[str], words: Vocabulary, dice: tuple[cubes.Face, ...]) -> int:
    """Return the bit mask of the dice that words name.

    Raises:
        MalformedAction: A word names no die, no die shows what it says, or nothing is left.
    """
    _check_counted_on(typed, words, dice)
    rest = meaningful(colours_first(typed, words), words)
    exceptions = {normalise_bare(text) for text in words.table["except"].words}
    cut = next((place for place, word in enumerate(rest) if normalise_bare(word) in exceptions), None)
    if cut is None:
        return _Picker(words, dice).pick(rest)
    named = _Picker(words, dice).pick(rest[:cut]) if cut else cubes.ALL_DICE
    return named & ~_Picker(words, dice).pick(rest[cut + 1 :])


def _check_counted_on(typed: Sequence[str], words: Vocabulary, dice: tuple[cubes.Face, ...]) -> None:
    """Refuse "blue 4 and 6" where a blue 6 lies as well as a sixth die: nobody knows which is meant.

    Raises:
        MalformedAction: `quantum-error-word` with the number.
    """
    reader, joining = face_reader(words), {*words.read.conjunctions, COMMA}
    rest, last = list(typed), SeenFace()
    while rest:
        seen, joins = reader.read(rest), normalise_bare(rest[0]) in joining
        rest = rest[seen.used if seen else 1 :]
        if seen and last.suit and not seen.value.suit and not seen.value.named:
            other = naming.find_face(last.suit, seen.value.number or 0)
            if other in dice:
                raise MalformedAction("quantum-error-word", word=str(seen.value.number))
        if not joins:
            last = seen.value if seen and seen.value.number is not None else SeenFace()


def colours_first(typed: Sequence[str], words: Vocabulary) -> list[str]:
    """Return words with each number told before its colour behind it: "šestku modrou", "6 modrá".

    Of several numbers in a row none is taken to be told so: they are places of dice.
    """
    found = list(typed)
    reader = face_reader(words)
    for at in range(len(found) - 1):
        number, colour = (reader.read(found[place : place + 1]) for place in (at, at + 1))
        before = reader.read(found[at - 1 : at]) if at else None
        if number is None or number.value.suit or (before is not None and not before.value.named):
            continue
        if colour is not None and colour.value.suit and colour.value.number is None:
            if at + 2 < len(found) and _is_number(found[at + 2 :], reader):
                continue
            found[at : at + 2] = found[at + 1], found[at]
    return found


def _is_number(typed: Sequence[str], reader: FaceReader) -> bool:
    """Tell whether words begin with a number."""
    seen = reader.read(typed[:1])
    return seen is not None and not seen.value.suit


class _Picker:
    """Picks dice one item after another."""

    def __init__(self, words: Vocabulary, dice: tuple[cubes.Face, ...]) -> None:
        self._words = words
        self._reader = face_reader(words)
        self._dice = dice
        self._mask = 0
        self._places: set[int] = set()

    def pick(self, rest: list[str]) -> int:
        """Return the mask of all dice named."""
        if not rest:
            raise MalformedAction("quantum-error-which-dice")
        while rest:
            seen = self._reader.read(rest)
            if seen is None:
                self._mask |= self._other(rest)
            else:
                self._mask |= self._dice_of(seen.value)
            rest = rest[1 if seen is None else seen.used :]
        return self._mask

    def _other(self, rest: Sequence[str]) -> int:
        """Return the dice that a word names which is no face: all, none, the first, the last."""
        if isinstance(amount := self._words.match(rest[:1], ("all", "none")), Found):
            # All blue ones are the blue ones; nobody knows which are "all 4".
            seen = self._reader.read(rest[1:]) if amount.id == "all" else None
            if seen is not None and not seen.value.suit and not seen.value.named:
                raise MalformedAction("quantum-error-word", word=" ".join(rest[:2]))
            return cubes.ALL_DICE if amount.id == "all" and seen is None else 0
        if self._words.in_full("last-die", rest[0]):
            return 1 << cubes.DICE - 1
        place = self._words.read.ordinal(rest[:1])
        if place is None:
            raise MalformedAction("quantum-error-word", word=rest[0])
        return self._dice_of(SeenFace(number=place.value))

    def _dice_of(self, seen: SeenFace) -> int:
        if seen.suit and seen.number is not None:
            return self._showing(seen.suit, seen.number)
        mask = dice_showing(seen, self._dice)
        if not seen.suit and not seen.named:
            if seen.number in self._places:
                raise MalformedAction("quantum-error-place-twice", number=seen.number)
            self._places.add(seen.number or 0)
        return mask

    def _showing(self, suit: str, number: int) -> int:
        """Return the first die that shows a face and is not named yet."""
        face = naming.find_face(suit, number)
        for die, shown in enumerate(self._dice):
            if shown == face and not self._mask >> die & 1:
                return 1 << die
        if face is None:
            raise MalformedAction("quantum-error-face", number=number)
        if face in self._dice:
            raise MalformedAction("quantum-error-die-twice", face=naming.name_face(face))
        raise MalformedAction("quantum-error-no-die", face=naming.name_face(face))


def dice_showing(seen: SeenFace, dice: tuple[cubes.Face, ...]) -> int:
    """Return the mask of all dice that show a face, a colour or a number by its name, or of the die there.

    Raises:
        MalformedAction: No die shows it, or there are not so many.
    """
    number = seen.number or 0
    if not seen.suit and not seen.named:
        if not 1 <= number <= cubes.DICE:
            raise MalformedAction("quantum-error-place", number=number, most=cubes.DICE)
        return 1 << number - 1
    colour = naming.COLOUR_WORDS.index(seen.suit) if seen.suit in naming.COLOUR_WORDS else None
    mask = sum(
        1 << die
        for die, face in enumerate(dice)
        if (not seen.suit or cubes.face_colour(face) == colour)
        and (seen.number is None or cubes.face_number(face) == number)
    )
    if mask:
        return mask
    if not seen.suit:
        raise MalformedAction("quantum-error-no-number", number=number)
    if seen.number is None:
        bare = naming.name_colour(len(cubes.COLOURS) if colour is None else colour)
        raise MalformedAction("quantum-error-no-die", face=bare)
    face = naming.find_face(seen.suit, number)
    if face is None:
        raise MalformedAction("quantum-error-face", number=number)
    raise MalformedAction("quantum-error-no-die", face=naming.name_face(face))


Faces = tuple[cubes.Face, ...]


def throw_of(table: QuantumState) -> Throw[cubes.Face]:
    """Return the dice in the air.

    At a second throw nobody knows which of the dice that can show the kept faces were kept, so every set of
    dice counts that could have been thrown.
    """
    coloured = cubes.dice_of_mask(cubes.ALL_DICE ^ 1 << cubes.WHITE_DIE)
    white = (frozenset(cubes.DIE_FACES[cubes.WHITE_DIE]),) if table.rolling >> cubes.WHITE_DIE & 1 else ()
    count = len(_coloured(table.rolling))
    layouts = tuple(
        (*(frozenset(cubes.DIE_FACES[die]) for die in air), *white)
        for air in combinations(coloured, count)
        if _could_be_thrown(air, table)
    )
    return Throw(layouts)


def _coloured(mask: int) -> tuple[int, ...]:
    return tuple(die for die in cubes.dice_of_mask(mask) if die != cubes.WHITE_DIE)


def _could_be_thrown(air: Sequence[int], table: QuantumState) -> bool:
    """Tell whether these dice could have shown the thrown faces, and the others the kept ones."""
    if table.rolling == cubes.ALL_DICE:
        return True
    lying = [die for die in range(cubes.WHITE_DIE) if die not in air]
    thrown = [table.dice[die] for die in _coloured(table.rolling)]
    kept = [table.dice[die] for die in _coloured(cubes.ALL_DICE ^ table.rolling)]
    return (
        assign_dice(thrown, [cubes.DIE_FACES[die] for die in air]) is not None
        and assign_dice(kept, [cubes.DIE_FACES[die] for die in lying]) is not None
    )


def kept_faces(table: QuantumState) -> Faces:
    """Return the faces of the dice that stay on the table."""
    return tuple(table.dice[die] for die in cubes.dice_of_mask(cubes.ALL_DICE ^ table.rolling))


def offer(face: cubes.Face, possible: frozenset[cubes.Face]) -> Listing:
    """Name the possible faces of the same colour, the ones most likely meant: "červená 1, 2 nebo 4"."""
    alike = sorted(other for other in possible if cubes.face_colour(other) == cubes.face_colour(face))
    return Listing((*map(naming.name_face, alike[:1]), *map(cubes.face_number, alike[1:])))


class OwnDice:
    """Takes what real dice show; see `games.room.OwnChance`. The lot for the first player is told by name."""

    def asked(self, view: QuantumView) -> bool:
        """Whether this match is played with real dice."""
        return view.table.rulings.own_dice

    def question(self, told: Faces, listener: QuantumListener) -> Message:
        """Ask who starts, what was thrown, or what is still missing of it."""
        table: QuantumState = listener.view.table
        if table.phase is Phase.STARTER:
            return say("quantum-own-starter", "turn")
        missing = table.rolling.bit_count() - len(told)
        if told:
            return say(
                "quantum-own-more",
                "turn",
                count=missing,
                groups=naming.name_groups(told),
            )
        if table.rolling == cubes.ALL_DICE:
            return say("quantum-own-throw", "turn", who=listener.person(table.active), count=missing)
        dice = naming.name_dice(table.dice, table.rolling)
        return say("quantum-own-again", "turn", who=listener.person(table.active), count=missing, dice=dice)

    def hear(self, words: Sequence[str], told: Faces, listener: QuantumListener) -> Faces:
        """Return what is told after these words.

        Raises:
            MalformedAction: A word is no face, or the dice can't show it beside the others.
        """
        table: QuantumState = listener.view.table
        if table.phase is Phase.STARTER:
            return (asked_seat(listener, words),)
        hearing = DiceDictation(face_reader(listener.words), naming.find_face, naming.name_face, offer)
        words = colours_first(words, listener.words)
        return hearing.hear(words, told, throw_of(table), kept_faces(table) if table.second else ())

    def action(self, told: Faces, listener: QuantumListener) -> Start | Roll | None:
        """Return the throw once every die in the air is told."""
        table: QuantumState = listener.view.table
        if table.phase is Phase.STARTER:
            return Start(told[0]) if told else None
        if len(told) < table.rolling.bit_count():
            return None
        dice = seat_faces(table, told)
        return None if dice is None else Roll(dice)

    def kind(self, listener: QuantumListener) -> str:
        """Return whether it is the first player or a throw."""
        return "told-player" if listener.view.table.phase is Phase.STARTER else "told-throw"

    def told(self, action: Start | Roll, listener: QuantumListener) -> Faces:
        """Return who starts, or the faces of the dice in the air."""
        if isinstance(action, Start):
            return (action.seat,)
        return tuple(action.dice[die] for die in cubes.dice_of_mask(listener.view.table.rolling))

    def read_back(self, told: Faces, listener: QuantumListener) -> Message:
        """Repeat who starts, or the faces with the totals they make."""
        action = self.action(told, listener)
        if isinstance(action, Roll):
            return say("quantum-own-heard", "turn", groups=naming.name_groups(told))
        return say("quantum-own-heard-starter", "turn", who=listener.person(told[0]))
