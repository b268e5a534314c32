"""Answers to tasks as people type them, in the letters and words of their language (iQLANDIE 2.5 to 2.8)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import MalformedAction
from accessgames.games.iqlandie.tasks.biology import TOKENS, Slide
from accessgames.games.iqlandie.tasks.optics_model import LEFT, MIRROR, PRISM, RIGHT, Put
from accessgames.games.iqlandie.tasks.programming import Stand
from accessgames.games.iqlandie.tasks.space_model import CARDS, SYMBOLS, WINDOW, LaidCard, Lay
from accessgames.games.iqlandie.typed import UNKNOWN, letters, meaningful, one_of, unknown
from accessgames.language.commandline import normalise_bare
from accessgames.language.space import square_of

if TYPE_CHECKING:
    from accessgames.engine.grid import Square
    from accessgames.language import Vocabulary

TOKEN_IDS: Final = ("amoeba", "bacterium", "blood-cell", "neuron", "pollen", "spore", "ciliate", "egg")
"""Word ids of the tokens of biology, in the order of their letters in notation."""

OPTIC_IDS: Final = {"mirror": MIRROR, "prism": PRISM}
BEND_IDS: Final = {"bend-right": RIGHT, "bend-left": LEFT}
_PUT: Final = {"piece": tuple(OPTIC_IDS), "bend": tuple(BEND_IDS)}
"""What is named beside the square of what is put."""

TURN_IDS: Final = ("turned-straight", "turned-right", "turned-over", "turned-left")
"""Word ids of turns by 0 to 3 quarters to the right."""

BODY_IDS: Final = {**{body: letter for letter, body in SYMBOLS.items()}, "window": WINDOW}
"""Word ids of what a square of a space card shows, and their letters."""

COMPASS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
"""Word ids of the four sides, and where they lead."""

_JOINED: Final = re.compile(r"([a-z]\d)?([a-z])([a-z])")
_CARD: Final = re.compile(r"(\d)([a-z]?)(?:\+([a-z0-9]+))?")
_SHIFT: Final = re.compile(r"([a-z])(\d)")


def read_tokens(typed: Sequence[str], words: Vocabulary) -> tuple[str, ...]:
    """Read tokens of biology: `apka`, `a p k a`, `améba pyl`, `améba a pyl`.

    Raises:
        MalformedAction: A word is no token, or there is none.
    """
    codes = dict(zip(TOKEN_IDS, TOKENS, strict=True))
    initials = letters(TOKEN_IDS, words)
    found: list[str] = []
    names = {
        normalise_bare(part) for key in TOKEN_IDS for text in words.table[key].words for part in text.split()
    }
    small = {word for word in map(normalise_bare, words.table["glue"].words) if len(word) > 1} - names
    rest = [word for word in typed if word != "," and normalise_bare(word) not in small]
    named: tuple[str, int] | None = None
    while rest:
        bare = normalise_bare(rest[0])
        if named is not None and len(rest) > 1 and bare in words.read.conjunctions:
            named, rest = None, rest[1:]  # between names it joins them, elsewhere it may be a letter
            continue
        if all(letter in initials for letter in bare):
            found += [codes[initials[letter]] for letter in bare]
            named, rest = None, rest[1:]
            continue
        named = one_of(rest, TOKEN_IDS, words)
        if named is None:
            raise unknown(rest[0])
        found.append(codes[named[0]])
        rest = rest[named[1] :]
    if not found:
        raise MalformedAction("iqlandie-error-tokens")
    return tuple(found)


def read_square(typed: Sequence[str], words: Vocabulary) -> tuple[Square, int] | None:
    """Read a square from the beginning of some words, with how many words it took."""
    read = words.read.cell(typed)
    if read is None:
        return None
    square = square_of(read.value)
    if min(square) < 0:
        raise MalformedAction("iqlandie-error-square", word=typed[0])
    return square, read.used


def _programming(typed: Sequence[str], words: Vocabulary) -> tuple[Any, ...]:
    rest = [word for word in typed if word != ","]
    read = read_square(rest, words)
    if read is None:
        raise MalformedAction("iqlandie-error-stand")
    if len(rest) > read[1]:
        raise unknown(rest[read[1]])
    return (Stand(read[0]),)


def _optics(typed: Sequence[str], words: Vocabulary) -> tuple[Any, ...]:
    rest = _split(meaningful(typed, words, keep=letters((*OPTIC_IDS, *BEND_IDS), words)), words)
    found: list[Put] = []
    while rest:
        put, rest = _read_put(rest, words)
        found.append(put)
    if not found:
        raise MalformedAction("iqlandie-error-put")
    return tuple(found)


def _read_put(rest: list[str], words: Vocabulary) -> tuple[Put, list[str]]:
    """Read a square, a piece and a bend from the beginning of some words, in any order."""
    square: Square | None = None
    named: dict[str, str] = {}
    while rest and (square is None or len(named) < len(_PUT)):
        read = None if square is not None else read_square(rest, words)
        if read is not None:
            square, used = read
        else:
            part, used = _put_part(rest, words, named)
            named |= part
        rest = rest[used:]
    if square is None or len(named) < len(_PUT):
        raise MalformedAction("iqlandie-error-put")
    return Put(square, OPTIC_IDS[named["piece"]], BEND_IDS[named["bend"]]), rest


def _put_part(rest: list[str], words: Vocabulary, named: dict[str, str]) -> tuple[dict[str, str], int]:
    """Read the piece or the bend that is not named yet: `{"bend": "bend-left"}`, 1."""
    found = {part: read for part, ids in _PUT.items() if (read := one_of(rest, ids, words)) is not None}
    for part, (key, used) in found.items():
        if part not in named:
            return {part: key}, used
    if found or read_square(rest, words) is not None:
        raise MalformedAction("iqlandie-error-put")
    raise unknown(rest[0])


def _split(typed: Sequence[str], words: Vocabulary) -> list[str]:
    """Take joined pieces such as `e2zp` and `zp` apart."""
    pieces, bends = letters(OPTIC_IDS, words), letters(BEND_IDS, words)
    parts: list[str] = []
    for word in typed:
        match = _JOINED.fullmatch(normalise_bare(word))
        joined = match is not None and (match[1] or (match[2] in pieces and match[3] in bends))
        parts.extend(filter(None, match.groups()) if match is not None and joined else (word,))
    return parts


def read_pile(typed: Sequence[str], words: Vocabulary) -> tuple[LaidCard, ...]:
    """Read space cards from the bottom: `2l 5o 4`, `2 vlevo, 5 obráceně, 4+v1`, `4 +v1 s2`.

    Raises:
        MalformedAction: A word is no card, no turn and no shift, or there is none.
    """
    rest = meaningful(_join_shifts(typed, words), words, keep=letters(TURN_IDS, words))
    found: list[LaidCard] = []
    while rest:
        laid, used = _card(rest, words)
        found.append(laid)
        rest = rest[used:]
    if not found:
        raise MalformedAction("iqlandie-error-cards")
    return tuple(found)


def _join_shifts(typed: Sequence[str], words: Vocabulary) -> list[str]:
    """Put shifts together that were typed apart: `4 + v 1`, `čtyři +v jedna`."""
    sides, joined = letters(COMPASS, words), [""]
    for word in typed:
        last = joined[-1]
        number = words.read.number([word]) if "+" in last and last[-1] in sides else None
        if number is not None:
            joined[-1] += str(number.value)
        elif last.endswith("+"):
            joined[-1] += normalise_bare(word)
        else:
            joined.append(word)
    return joined[1:]


def _card(rest: Sequence[str], words: Vocabulary) -> tuple[LaidCard, int]:
    match = _CARD.fullmatch(normalise_bare(rest[0]))
    if match is None and (spelled := words.read.figure(rest[:1])) is not None:
        match = _CARD.fullmatch(str(spelled.value))
    if match is None:
        raise unknown(rest[0])
    number, turn, shift = match.groups()
    used = 1
    quarters = 0
    if turn:
        named = letters(TURN_IDS, words).get(turn)
        if named is None:
            raise unknown(rest[0])
        quarters = TURN_IDS.index(named)
    elif shift is None and (said := one_of(rest[1:], TURN_IDS, words)) is not None:
        quarters, used = TURN_IDS.index(said[0]), 1 + said[1]
    if shift is None and len(rest) > used and rest[used].startswith("+"):
        shift, used = normalise_bare(rest[used])[1:], used + 1
    while shift is not None and len(rest) > used and _SHIFT.fullmatch(normalise_bare(rest[used])):
        shift, used = shift + normalise_bare(rest[used]), used + 1
    if shift == "":
        raise unknown(rest[used - 1])
    east, south = _shift(shift or "", rest[0], words)
    if not 1 <= int(number) <= CARDS:
        raise MalformedAction("iqlandie-error-card", card=int(number), most=CARDS)
    return LaidCard(int(number), quarters, east, south), used


def _shift(text: str, word: str, words: Vocabulary) -> tuple[int, int]:
    """Read `v1`, `s2z1`."""
    sides = letters(COMPASS, words)
    east = south = end = 0
    for match in _SHIFT.finditer(text):
        side = sides.get(match[1])
        if side is None or match.start() != end:
            raise unknown(word)
        end = match.end()
        east += COMPASS[side][0] * int(match[2])
        south += COMPASS[side][1] * int(match[2])
    if end != len(text):
        raise unknown(word)
    return east, south


_READERS: Final[dict[str, Callable[[Sequence[str], Any], tuple[Any, ...]]]] = {
    "biology": lambda typed, words: tuple(map(Slide, read_tokens(typed, words))),
    "programming": _programming,
    "optics": _optics,
    "space": lambda typed, words: tuple(map(Lay, read_pile(typed, words))),
}


def read_answer(kind: str, typed: Sequence[str], words: Vocabulary) -> tuple[Any, ...]:
    """Return the steps that an answer means, in the order in which it names them.

    Raises:
        MalformedAction: It is no answer to a task of this kind; carries the word that is not understood.
    """
    try:
        return _READERS[kind](typed, words)
    except MalformedAction as error:
        if error.key != UNKNOWN:
            raise
        raise MalformedAction("iqlandie-error-answer", word=str(error.args_["word"]), kind=kind) from None
