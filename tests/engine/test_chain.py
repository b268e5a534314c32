"""Lines chained by hashes, with a writer as simple as can be."""

from __future__ import annotations

import json
from hashlib import sha256

import pytest

from accessgames.engine import Damage, JournalError
from accessgames.engine.chain import JournalLimits, chain_line, read_chain

LIMITS = JournalLimits(4, 80, JournalError("error-journal-long", most=4))


class Counting:
    """Writes its number and nothing else."""

    def __init__(self) -> None:
        self.number, self.last = 0, ""

    def line(self) -> str:
        line, self.last = chain_line(self.last, {"n": self.number})
        self.number += 1
        return line


def read(line: str, writer: Counting) -> int:
    """Return the number of a line that the writer would write."""
    number = writer.number
    if writer.line() != line:
        raise ValueError(line)
    return number


def written(count: int) -> list[str]:
    writer = Counting()
    return [writer.line() for _ in range(count)]


def begun() -> Counting:
    writer = Counting()
    writer.line()
    return writer


def test_a_line_ends_on_its_hash() -> None:
    """The hash is that of the hash before and of everything else in the line."""
    line, found = chain_line("0123", {"a": "ž", "b": [1]})
    assert sha256('0123{"a":"ž","b":[1]}'.encode()).hexdigest()[:16] == found
    assert f'{{"a":"ž","b":[1],"h":"{found}"}}\n' == line
    assert found == json.loads(line)["h"]


def test_good_lines_are_followed_to_the_end() -> None:
    """What comes back says what each line is and can write the next; the writer given stays as it was."""
    lines, writer = written(5), begun()
    found = read_chain(iter(lines[1:4]), writer, read, LIMITS)
    assert ((1, 2, 3), None) == (found.records, found.damage)
    assert sum(map(len, lines[1:4])) == found.length
    assert (lines[4], 1) == (found.writer.line(), writer.number)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda lines: [lines[0], lines[2]], Damage("error-journal-changed", 3)),
        (lambda lines: [*lines[:2], lines[2][:9]], Damage("error-journal-torn", 4)),
        (lambda lines: [lines[0], lines[1][:9], lines[2]], Damage("error-journal-changed", 3)),
        (lambda lines: [*lines[:2], "x" * 81], Damage("error-journal-changed", 4)),
        (lambda lines: ["\n", *lines], Damage("error-journal-changed", 2)),
    ],
)
def test_the_first_damaged_line_is_named(change: object, expected: Damage) -> None:
    """Only an unfinished last line is torn; lines count from 1, the first one included."""
    assert callable(change)
    found = read_chain(iter(change(written(4)[1:])), begun(), read, LIMITS)
    assert expected == found.damage
    assert tuple(range(1, expected.line - 1)) == found.records


def test_there_may_not_be_more_lines() -> None:
    """One line too many is refused, whatever stands in it."""
    assert (1, 2, 3) == read_chain(iter(written(4)[1:]), begun(), read, LIMITS).records
    with pytest.raises(JournalError) as caught:
        read_chain(iter([*written(4)[1:], "x"]), begun(), read, LIMITS)
    assert "error-journal-long" == caught.value.key
