from __future__ import annotations

import json
from json import JSONDecodeError

import pytest

from accessgames.club.union.entries import Lineage, put_in_order, read_entries, read_entry
from accessgames.engine import GameError
from accessgames.engine.chain import chain_line
from tests.club.union.making import begun

FOUR = ("Jana", "Petr", "Marie", "Karel")


def refused(lines: list[str]) -> tuple[str, int | None]:
    """Key and line of what is said of a damaged journal."""
    with pytest.raises(GameError) as error:
        read_entries(lines)
    return error.value.key, error.value.args_.get("line")  # type: ignore[return-value]


def test_a_line_is_only_what_would_be_written_again() -> None:
    """Any other character, order or number in it, and it is no entry."""
    copy = begun(*FOUR)
    copy.seat((1, 2, 3, 4))
    line = copy.lines[-1]
    assert line == read_entry(line).line
    content = json.loads(line)
    changed = [
        line.replace('"height":5', '"height":6'),
        line.replace(content["id"], "g" * 32),
        line.replace(content["h"], "0" * 64),
        line.replace('"who":{"1"', '"who":{"9"'),
        line.replace("{", "{ ", 1),
        f"{line}\n",
        line[:-1],
        "",
        "[]",
        "7",
    ]
    for one in changed:
        with pytest.raises((ValueError, JSONDecodeError)):
            read_entry(one)


def test_an_entry_without_what_it_follows_on_makes_the_journal_damaged() -> None:
    """A line that is missing in the middle is found; the number is that of the first one that hangs loose."""
    lines = list(begun(*FOUR).lines)
    assert ("error-journal-changed", 3) == refused([*lines[:2], *lines[3:]])
    assert ("error-journal-changed", 1) == refused(lines[1:])
    assert ("error-journal-changed", 2) == refused([lines[0], lines[1].replace("Registered", "x")[:-2]])


def test_two_creations_are_no_tournament() -> None:
    """Entries of two tournaments do not make one."""
    assert ("error-club-foreign", None) == refused([*begun("Jana").lines, *begun("Petr").lines])
    assert ("error-club-foreign", None) == refused([])


def test_two_entries_of_one_id_are_refused() -> None:
    """An id that somebody took from another entry would be about somebody else."""
    here = begun(*FOUR)
    there = here.apart()
    here.register("Eva")
    there.register("Ota")
    own, other = here.lines[-1], there.lines[-1]
    forged = json.loads(other)
    forged["id"] = json.loads(own)["id"]
    assert ("error-journal-changed", 8) == refused([*here.lines, other, forged_line(forged)])


def forged_line(content: dict[str, object]) -> str:
    """The line of changed contents, with the hash that they have."""
    return chain_line("", {key: value for key, value in content.items() if key != "h"}, 64)[0].rstrip("\n")


def test_the_writer_knew_what_stood_before_and_nothing_else() -> None:
    """What another copy wrote meanwhile was not known."""
    here = begun("Jana")
    there = here.apart()
    here.register("Eva", "Iva")
    there.register("Ota")
    both = put_in_order([*here.entries.values(), *there.entries.values()])
    lineage = Lineage(both)
    assert 5 == len(both)
    eva, ota = both[2], both[4]
    assert not lineage.knew(eva, ota)
    assert not lineage.knew(ota, eva)
    assert lineage.knew(ota, both[1])
    assert both[:2] == lineage.before(ota) == lineage.before(eva)
    assert (2, 2, 3) == tuple(lineage.count_before(one) for one in (eva, ota, both[3]))
