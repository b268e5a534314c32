"""What lists of Quantum are asked for, and which moves those are by their notation."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.notation import format_action
from accessgames.games.quantum.rules.dice import face_name, totals

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.games import Listener

Asked = tuple[str, Callable[[str], bool]]

ENGLISH: Final = {
    "červenou": "red", "žluté": "yellow", "modrá": "blue", "fialovou": "purple", "bílou": "white",
    "jedničky": "ones", "dvojku": "twos", "trojkou": "threes", "čtyřka": "fours", "pětky": "fives",
    "šestka": "sixes", "bez": "without", "nech": "keep", "přehoz": "reroll", "vše": "all", "zapiš": "write",
    "zápis": "writing", "sloupec": "column", "nic": "nothing", "kromě": "except",
}  # fmt: skip
CODES: Final = {"č": "r", "ž": "y", "m": "b", "f": "p"}

COLOURS: Final = {"R": ("č", "červenou"), "Y": ("ž", "žluté"), "B": ("m", "modrá"), "P": ("f", "fialovou")}
NAMED: Final = {1: "jedničky", 2: "dvojku", 3: "trojkou", 4: "čtyřka", 5: "pětky", 6: "šestka"}

written = format_action


def _thrown(text: str) -> set[int]:
    verb, *dice = text.split()
    return {int(die) - 1 for die in dice} if verb == "reroll" else set()


def _throws(text: str) -> bool:
    return text == "keep" or text.startswith("reroll")


def filters(listener: Listener, stream: Stream) -> Iterator[Asked]:
    """Yield what somebody types behind `tahy`, with what is true of the moves that are meant."""
    table = listener.view.table
    faces = [face_name(face) for face in table.dice]
    if table.phase.value == "reroll":
        yield from _rolling(faces, stream)
    else:
        yield from _writing(listener, totals(table.dice), stream)


def _rolling(faces: list[str], stream: Stream) -> Iterator[Asked]:
    die = stream.randrange(6)
    face = faces[die]
    colour, number = face[0], int(face[1])
    alike = {at for at, one in enumerate(faces) if one == face}
    coloured = {at for at, one in enumerate(faces) if one[0] == colour}
    numbered = {at for at, one in enumerate(faces) if int(one[-1]) == number}
    short, long = COLOURS[colour]
    yield f"{short}{number}", lambda text: bool(_thrown(text) & alike)
    yield f"{long} {number}", lambda text: bool(_thrown(text) & alike)
    yield long, lambda text: bool(_thrown(text) & coloured)
    yield NAMED[number], lambda text: bool(_thrown(text) & numbered)
    yield "bílou", lambda text: 6 in _thrown(text)
    yield f"{die + 1}", lambda text: die in _thrown(text)
    yield f"{die + 1} 7", lambda text: {die, 6} <= _thrown(text)
    yield f"bez {long}", lambda text: not _thrown(text) & coloured
    yield f"nech {long}", lambda text: _throws(text) and not _thrown(text) & coloured
    yield "nech", lambda text: text == "keep"
    yield "přehoz", lambda text: bool(_thrown(text))
    yield "vše", lambda text: len(_thrown(text)) == len(faces)


def _writing(listener: Listener, sums: tuple[int, ...], stream: Stream) -> Iterator[Asked]:
    colour = stream.choice("RYBP")
    short, long = COLOURS[colour]
    total = sums["RYBP".index(colour)]
    equal = {letter for letter, one in zip("RYBP", sums, strict=True) if one == total}
    rows = listener.view.table.sheets[listener.seat]
    column = stream.randrange(1, 7)
    there = {letter for letter, row in zip("RYBP", rows, strict=True) if len(row) == column - 1}
    yield long, lambda text: text == f"write {colour}"
    yield f"{short}{total}", lambda text: text == f"write {colour}"
    yield f"zapiš {long} {total}", lambda text: text == f"write {colour}"
    yield str(total), lambda text: text.startswith("write") and text[-1] in equal
    yield f"sloupec {column}", lambda text: text.startswith("write") and text[-1] in there
    yield f"{column}. sloupec", lambda text: text.startswith("write") and text[-1] in there
    yield "zápis", lambda text: text.startswith("write")
    yield "nic", lambda text: text == "pass"
    yield f"kromě {long}", lambda text: text != f"write {colour}"


def misunderstood(listener: Listener) -> Iterator[tuple[str, str]]:
    """Yield what is refused, with the key of the sentence that says why."""
    table = listener.view.table
    yield "nesmysl", "quantum-error-list"
    if table.phase.value == "reroll":
        yield "8", "quantum-error-place"
        yield "m7", "quantum-error-face"
    else:
        yield "bílá", "quantum-error-white"
        yield f"m{totals(table.dice)[2] + 1}", "quantum-error-total"
        yield "sloupec 9", "quantum-error-column"
