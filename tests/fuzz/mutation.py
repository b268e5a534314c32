"""What people type and what files hold, a little or thoroughly wrong: real lines, spoiled by a seed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.language.commandline import normalise_bare
from tests.fuzz.lines import BUILDING, CARDS, NOISE, NUMBERS, PLACES

if TYPE_CHECKING:
    from accessgames.engine import Stream

BOUNDS: Final = (
    "0", "-1", "1", "2147483648", "9223372036854775808", "1" * 40, "1e9", "0.5", "1/3", "NaN", "-0", "+3",
    "٣", "²", "0x10", "1_000", "00:00", "25:61", "31. 2. 2026", "1. 1. 0001", "29. 2. 2023", "9999-99-99",
)  # fmt: skip
"""Numbers, times and days at or beyond what can be meant."""

TYPED: Final = (*CARDS, *PLACES, *BUILDING, *NUMBERS, *BOUNDS)
"""What may stand behind a command."""

ANSWERS: Final = (
    "", "1", "2", "3", "ano", "ne", "tahy", "rada", "rada vše", "dál", "zpět", "znovu", "pas", "hotovo",
    "stav", "yes", "no", "konec",
)  # fmt: skip
"""What answers a question or moves a match on; the last one ends it."""


SLIPS: Final[tuple[Callable[[Stream, str, int], str], ...]] = (
    lambda _, word, __: word,
    lambda _, word, __: word,
    lambda _, word, __: normalise_bare(word),
    lambda _, word, place: word[:place],
    lambda _, word, __: word.upper(),
    lambda random, word, _: word + random.choice((".", "!", "?", ",", ":", ";")),
    lambda random, word, place: word[:place] + random.choice(NOISE) + word[place:],
    lambda _, word, place: word[:place] + word[place + 1 :],
    lambda _, word, place: word[:place] + word[place : place + 1] * 2 + word[place + 1 :],
)
"""What becomes of a word on the way to the keys, given the place of the slip."""


def slip(random: Stream, word: str) -> str:
    """Type a word as people do, or as nobody would."""
    return random.choice(SLIPS)(random, word, random.randrange(len(word) + 1))


def line_of(random: Stream, words: Sequence[str]) -> str:
    """Make a line of words that are known and of what may stand behind them, now and then of much more."""
    if random.random() < 0.3:
        return random.choice(ANSWERS)
    parts = [slip(random, random.choice(words))]
    behind = random.choice((0, 0, 1, 1, 2, 4))
    parts += [slip(random, random.choice(random.choice((TYPED, words)))) for _ in range(behind)]
    line = random.choice((" ", " ", " ", ", ", "", "; ")).join(parts)
    return line * 60 if random.random() < 0.01 else line


def script_of(random: Stream, real: Sequence[str], words: Sequence[str], most: int) -> list[str]:
    """Make what is typed in a session: a real one, with lines left out, repeated, wrong and made up."""
    lines: list[str] = []
    start = random.choice((0, 0, 0, random.randrange(max(1, len(real)))))
    for line in real[start:]:
        chance = random.random()
        if chance < 0.72:
            lines.append(line)
        elif chance < 0.80:
            lines.append(slip(random, line))
        elif chance < 0.85:
            lines += [line, line]
        elif chance < 0.95:
            lines += [line_of(random, words), line]
    while len(lines) < most:
        lines.append(line_of(random, words))
    return [" ".join(line.split("\n")) for line in lines[:most]]


def _flip(random: Stream, data: bytes) -> bytes:
    place = random.randrange(len(data) or 1)
    return data[:place] + bytes([random.randrange(256)]) + data[place + 1 :]


def _truncate(random: Stream, data: bytes) -> bytes:
    return data[: random.randrange(len(data) + 1)]


def _reorder(random: Stream, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    if len(lines) > 1:
        one, other = random.randrange(len(lines)), random.randrange(len(lines))
        lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def _repeat(random: Stream, data: bytes) -> bytes:
    lines = data.splitlines(keepends=True) or [b""]
    place = random.randrange(len(lines))
    return b"".join([*lines[:place], lines[place] * random.choice((2, 300)), *lines[place:]])


def _number(random: Stream, data: bytes) -> bytes:
    places = [place for place, byte in enumerate(data[:20_000]) if 48 <= byte <= 57]
    if not places:
        return data + b"1" * 400
    place = random.choice(places)
    return data[:place] + random.choice((*BOUNDS, "1" * 5000, "1e400", '"')).encode() + data[place + 1 :]


def _nest(random: Stream, data: bytes) -> bytes:
    place = random.randrange(len(data) + 1)
    mark = random.choice((b"[", b'{"a":', b"a = [", b"[[a.b]]\n", b"(", b'"""'))
    return data[:place] + mark * random.choice((1, 50, 20_000)) + data[place:]


def _insert(random: Stream, data: bytes) -> bytes:
    place = random.randrange(len(data) + 1)
    what = random.choice(
        (b"\x00", b"\r", b"\x1b[2J", b"\xff\xfe", b"\xc3", "\u202e".encode(), b"\n\n", b"A" * 70_000, b"\x0c")
    )
    return data[:place] + what + data[place:]


def _retype(random: Stream, data: bytes) -> bytes:
    """Put a value of another type where a value of a line of JSON or TOML stands."""
    lines = data.splitlines(keepends=True) or [b""]
    place = random.randrange(len(lines))
    value = random.choice(("null", "[]", "{}", "true", "-1", "1.5", '""', '"x"', "[1,[2]]", '{"a":1}'))
    try:
        parsed = json.loads(lines[place])
        key = random.choice(sorted(parsed))
        parsed[key] = json.loads(value)
        lines[place] = json.dumps(parsed, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
    except (ValueError, TypeError, IndexError, RecursionError):
        name, equals, _ = lines[place].partition(b"=")
        lines[place] = name + (equals or b" = ") + value.encode() + b"\n"
    return b"".join(lines)


MUTATIONS: Final[tuple[Callable[[Stream, bytes], bytes], ...]] = (
    _flip, _flip, _truncate, _reorder, _repeat, _number, _nest, _insert, _retype, _retype,
    lambda _, data: data.replace(b"\n", b"\r\n"),
    lambda _, data: b"\xef\xbb\xbf" + data,
    lambda random, _: random.randbytes(random.randrange(3000)),
    lambda *_: b"",
    lambda _, data: data,
)  # fmt: skip
"""What may have become of a file; the last one leaves it as it was."""


def mutate(random: Stream, data: bytes) -> bytes:
    """Do one to three things to a file, which stays below a megabyte."""
    for _ in range(random.choice((1, 1, 2, 3))):
        data = random.choice(MUTATIONS)(random, data)
    return data[: 1 << 20]
