from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.club.events import NAMING, REMARKS, Created, Event, Registered, Restored, Undone, Withdrawn
from accessgames.club.notation import JournalLine, JournalWriter, read_tournament_journal
from accessgames.engine import Damage, JournalError
from tests.club.making import opened, placed, proposal, seated
from tests.club.notation.values import EVENTS, PROPOSALS

WHEN = "2026-11-21T16:05:00+01:00"
COURSE = placed(seated(opened(("Jana", "Petr", "Žofie", "Ota")), (1, 2, 3, 4)), (1, 2, 3, 4))


def written(events: tuple[Event, ...] = COURSE.events) -> list[str]:
    """The lines of a journal."""
    writer = JournalWriter()
    return [writer.line(event, WHEN) for event in events]


def plain(event: Event) -> Event:
    """An event as a journal has it that has names in its lines."""
    return replace(event, person="") if isinstance(event, NAMING) else event


def damaged(line: int, key: str = "changed") -> Damage:
    """A damage at a line."""
    return Damage(f"error-journal-{key}", line)


def test_a_journal_comes_back() -> None:
    """Events and times are the same after reading; what is needed to go on is there."""
    lines = written()
    record = read_tournament_journal(lines)
    assert (COURSE.events, None) == (record.events, record.damage)
    assert {WHEN} == {line.when for line in record.lines}
    assert len("".join(lines).encode()) == record.length
    more = JournalWriter(len(lines) - 1, record.last_hash).line(Withdrawn(1), WHEN)
    assert (*COURSE.events, Withdrawn(1)) == read_tournament_journal([*lines, more]).events


def test_the_first_line() -> None:
    """Number, version, time, the creation and the hash, in this order."""
    fields = json.loads(written()[0])
    assert ["n", "club", "at", "created", "h"] == list(fields)
    assert (0, 1, WHEN) == (fields["n"], fields["club"], fields["at"])


def test_the_hash_covers_the_line_and_the_hash_before() -> None:
    """Anybody can check the chain with SHA-256."""
    lines = written()
    previous = json.loads(lines[1])["h"]
    body, _, rest = lines[2].rpartition(',"h":"')
    assert sha256((previous + body + "}").encode()).hexdigest()[:16] == rest[:16]


@given(
    st.tuples(
        PROPOSALS,
        st.lists(
            EVENTS.filter(lambda event: not isinstance(event, (Created, Restored, *REMARKS))).map(plain),
            max_size=5,
        ),
    )
)
def test_any_events_come_back(content: tuple[Any, list[Event]]) -> None:
    """The journal carries whatever the types can hold; whether it was allowed is for the rules."""
    made, events = content
    every = (Created(made, "7"), *events)
    assert every == read_tournament_journal(written(every)).events


@pytest.mark.parametrize(
    "change",
    [
        lambda line: line.replace("Petr", "Pavel"),
        lambda line: line.replace("16:05", "16:06"),
        lambda line: line.replace('"n":2', '"n":3'),
        lambda line: line.replace(",", ", ", 1),
        lambda line: line.replace('"h":"', '"h":"0', 1),
        lambda line: line.replace("registered", "withdrawn"),
        lambda line: line.replace('"n":2,', ""),
        lambda line: line.replace('"at"', '"club":1,"at"'),
        lambda _: "{}\n",
        lambda _: "[]\n",
        lambda _: "\n",
        lambda line: line + line,
        lambda _: "",
    ],
)
def test_a_changed_line_is_found(change: Any) -> None:  # noqa: ANN401 - a function of a line
    """Whatever is changed in a line, it is named, and the lines before stay usable."""
    lines = written()
    changed = change(lines[2])
    record = read_tournament_journal([*lines[:2], *changed.splitlines(keepends=True), *lines[3:]])
    assert damaged(4 if changed == lines[2] * 2 else 3) == record.damage
    assert COURSE.events[:2] == record.events[:2]


def test_lines_moved_doubled_or_taken_out_are_found() -> None:
    """The chain knows the order."""
    lines = written()
    assert damaged(3) == read_tournament_journal([*lines[:2], lines[3], lines[2], *lines[4:]]).damage
    assert damaged(4) == read_tournament_journal([*lines[:3], lines[2], *lines[3:]]).damage
    assert damaged(3) == read_tournament_journal([*lines[:2], *lines[3:]]).damage


@given(st.integers(1, 400))
def test_a_torn_last_line_loses_only_itself(cut: int) -> None:
    """Whatever part of the last line was written, everything before is there."""
    lines = written()
    torn = lines[-1][: min(cut, len(lines[-1]) - 1)]
    record = read_tournament_journal([*lines[:-1], torn])
    assert (COURSE.events[:-1], damaged(len(lines), "torn")) == (record.events, record.damage)


@pytest.mark.parametrize(
    "text",
    ["", "\n", "{}\n", '{"accessgames":1}\n', "nonsense\n", "[" * 9000 + "\n", '{"n":0,"club":"1"}\n'],
)
def test_foreign_files(text: str) -> None:
    """What does not begin with a creation is no journal of a tournament."""
    with pytest.raises(JournalError) as caught:
        read_tournament_journal(text.splitlines(keepends=True))
    assert "error-club-foreign" == caught.value.key


def test_a_later_version() -> None:
    """A journal of a later program is told as such."""
    with pytest.raises(JournalError) as caught:
        read_tournament_journal(['{"n":0,"club":3,"new":{}}\n'])
    assert ("error-club-version", 3, 2) == (
        caught.value.key, caught.value.args_["version"], caught.value.args_["known"],
    )  # fmt: skip


def test_too_many_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file without end is not read without end; a limit of ten lines stands for the true one."""
    monkeypatch.setattr("accessgames.club.notation.MAX_LINES", 10)
    writer = JournalWriter()
    lines = [writer.line(Created(proposal(), "7"))] + [writer.line(Undone(1)) for _ in range(10)]
    assert 10 == len(read_tournament_journal(lines[:10]).lines)
    with pytest.raises(JournalError) as caught:
        read_tournament_journal(lines)
    assert ("error-club-long", 10) == (caught.value.key, caught.value.args_["most"])


def test_what_cannot_be_written() -> None:
    """The writer refuses what the reader would: a creation elsewhere, something else first, an odd time."""
    for writer, event, when in (
        (JournalWriter(), Registered(1, "Jana"), ""),
        (JournalWriter(3, "0" * 16), Created(proposal(), "7"), ""),
        (JournalWriter(), Created(proposal(), "7"), "x" * 41),
        (JournalWriter(), Created(proposal(), "7"), "\n"),
        (JournalWriter(), Created(proposal(), "7"), "ž"),
        (JournalWriter(), Created(proposal(place="x" * 300_000), "7"), ""),
    ):
        with pytest.raises(ValueError, match=r"\A"):
            writer.line(event, when)


def test_a_refused_line_leaves_the_writer_as_it_was() -> None:
    """After a refusal the next line has the next number."""
    writer = JournalWriter()
    with pytest.raises(ValueError, match="registered"):
        writer.line(Registered(1, "Jana"))
    assert (-1, "") == (writer.number, writer.last_hash)


def test_lines_are_values() -> None:
    """A line without a time has an empty one."""
    writer = JournalWriter()
    assert (JournalLine(Created(proposal(), "7")),) == read_tournament_journal(
        [writer.line(Created(proposal(), "7"))]
    ).lines
