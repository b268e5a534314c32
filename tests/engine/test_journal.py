from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import (
    Damage,
    Entry,
    Header,
    JournalError,
    SeatSpec,
    SetupError,
    Undo,
    Writer,
    read_journal,
)
from accessgames.engine.journal import (
    FORMAT,
    MAX_LINE,
    MAX_LINES,
    MAX_NAME,
    MAX_NOTATION,
    SEALED_FORMAT,
    Record,
)

HEADER = Header(
    "pig",
    1,
    (SeatSpec("Žofie", "human", "feminine"), SeatSpec("Počítač", "bot:2")),
    (("target", "50"),),
    "7",
    training=True,
    started="2026-11-21T10:00:00+01:00",
)
RECORDS = (
    Entry(0, "roll"), Entry(-1, "die 4"), Undo(0), Entry(0, "roll"), Entry(0, "roll", joined=True),
    Entry(-2, "tick"),
)  # fmt: skip

PRINTABLE = st.text(max_size=MAX_NAME).filter(str.isprintable)
NOTATION = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=MAX_NOTATION)
SEAT = st.builds(SeatSpec, PRINTABLE, PRINTABLE, st.sampled_from(["", "feminine", "masculine", "neuter"]))
HEADERS = st.builds(
    Header,
    PRINTABLE,
    st.integers(1, 9999),
    st.lists(SEAT, min_size=1, max_size=12).map(tuple),
    st.dictionaries(PRINTABLE, PRINTABLE, max_size=8).map(lambda options: tuple(options.items())),
    PRINTABLE,
    st.booleans(),
    PRINTABLE,
)
RECORD = st.one_of(
    st.builds(Entry, st.integers(-2, 99), NOTATION, st.booleans()), st.builds(Undo, st.integers(0, 10**6))
)


def write(header: Header, records: Iterable[Record]) -> list[str]:
    """The lines of a journal."""
    writer = Writer()
    return [writer.header(header), *map(writer.record, records)]


def sealed_line(body: str, previous: str = "") -> str:
    """A line that was made by hand, with the hash that fits it."""
    digest = sha256((previous + body).encode(errors="surrogatepass")).hexdigest()[:16]
    return f'{body[:-1]},"h":"{digest}"}}\n'


@given(HEADERS, st.lists(RECORD, max_size=8))
def test_what_was_written_is_read(header: Header, records: list) -> None:
    """Any header and any records survive the way through text, with the length in bytes."""
    lines = write(header, records)
    journal = read_journal(lines)
    assert header == journal.header
    assert tuple(records) == journal.records
    assert journal.damage is None
    assert len("".join(lines).encode()) == journal.length


def test_the_shape_of_a_journal_is_fixed() -> None:
    """Other programs read journals: the shape changes only together with `FORMAT`."""
    header = Header("pig", 1, (SeatSpec("Žofie"),), (("target", "50"),), "7")
    seats = '"seats":[["Žofie","human",""]],"options":{"target":"50"}'
    expected = f"""\
{{"accessgames":1,"game":"pig","rules":1,{seats},"seed":"7","training":false,"started":"","h":"5985c13a935eb77d"}}
{{"n":1,"by":"0","do":"roll","h":"60fdbffd4d30a4fe"}}
{{"n":2,"by":"chance","do":"die 4","h":"dc2bd04b9fbe0f9c"}}
"""
    assert 1 == FORMAT
    assert expected == "".join(write(header, RECORDS[:2]))


def test_the_sign_of_what_was_submitted_together_is_fixed() -> None:
    """It stands behind the action, and only where it holds, so journals without it stay as they are."""
    body = '{"n":1,"by":"0","do":"roll","joined":true}'
    assert sealed_line(body, "x" * 16) == Writer(0, "x" * 16).record(Entry(0, "roll", joined=True))


def test_writing_goes_on_where_a_journal_ended() -> None:
    """A resumed journal is the one that would have been written in one go."""
    whole = write(HEADER, RECORDS)
    journal = read_journal(whole[:3])
    writer = Writer(len(journal.records), journal.last_hash)
    assert whole[3:] == [writer.record(record) for record in RECORDS[2:]]


@pytest.mark.parametrize("number", range(len(RECORDS) + 1))
def test_every_flipped_byte_is_found_and_its_line_named(number: int) -> None:
    """Flipping any bit of any byte of a line is noticed: the line is named, all before it is kept."""
    lines = [line.encode() for line in write(HEADER, RECORDS)]
    for place in range(len(lines[number])):
        for bit in range(8):
            broken = bytearray(lines[number])
            broken[place] ^= 1 << bit
            text = b"".join([*lines[:number], bytes(broken), *lines[number + 1 :]])
            damage = read_damage(text)
            assert number + 1 == (damage.line if damage else None), (place, bit)


def read_damage(data: bytes) -> Damage | None:
    """Read a file as the storage does; a header that can't be read counts as damage of line 1."""
    text = data.decode(errors="surrogateescape")
    try:
        return read_journal(text.splitlines(keepends=True) if "\n" not in text else split(text)).damage
    except JournalError:
        return Damage("error-journal-changed", 1)


def split(text: str) -> list[str]:
    """Split at newlines only, keeping them."""
    parts = text.split("\n")
    return [*(part + "\n" for part in parts[:-1]), *filter(None, parts[-1:])]


@pytest.mark.parametrize("number", range(1, len(RECORDS) + 1))
def test_a_removed_or_doubled_or_moved_line_is_found(number: int) -> None:
    """Each hash contains the one before, so lines cannot be taken out, repeated or exchanged."""
    lines = write(HEADER, RECORDS)
    doubled = [*lines[: number + 1], lines[number], *lines[number + 1 :]]
    assert Damage("error-journal-changed", number + 2) == read_journal(doubled).damage
    if number < len(RECORDS):
        removed = [*lines[:number], *lines[number + 1 :]]
        assert Damage("error-journal-changed", number + 1) == read_journal(removed).damage
        moved = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        assert Damage("error-journal-changed", number + 1) == read_journal(moved).damage


def test_a_torn_last_line_is_named_and_everything_before_it_kept() -> None:
    """Wherever the last line breaks off, only that line is lost; the usable length ends before it."""
    lines = write(HEADER, RECORDS)
    for length in range(1, len(lines[-1])):
        journal = read_journal([*lines[:-1], lines[-1][:length]])
        assert Damage("error-journal-torn", len(lines)) == journal.damage
        assert RECORDS[:-1] == journal.records
        assert len("".join(lines[:-1]).encode()) == journal.length


def test_a_torn_line_in_the_middle_is_a_changed_one() -> None:
    """Only the last line can be torn by a crash."""
    lines = write(HEADER, RECORDS)
    lines[2] = lines[2].rstrip("\n")
    assert Damage("error-journal-changed", 3) == read_journal(lines).damage


def test_a_gigantic_line_is_not_called_torn() -> None:
    """Nothing that long was begun by us, so nothing of it may be thrown away silently."""
    lines = [*write(HEADER, RECORDS[:1]), "x" * (MAX_LINE + 1)]
    assert Damage("error-journal-changed", 3) == read_journal(lines).damage


HOSTILE_LINES = {
    "empty": "",
    "newline": "\n",
    "no object": "[]\n",
    "number": "1\n",
    "null": "null\n",
    "nested": '{"n":' + "[" * 2000 + "]" * 2000 + "}\n",
    "nested open": "[" * 4000 + "}\n",
    "gigantic": "{" + " " * 10_000_000 + "}\n",
    "nan": sealed_line('{"n":NaN,"by":"0","do":"roll"}'),
    "infinity": sealed_line('{"n":1e999,"by":"0","do":"roll"}'),
    "huge int": '{"n":' + "9" * 4000 + ',"by":"0","do":"roll"}\n',
    "float number": sealed_line('{"n":1.0,"by":"0","do":"roll"}'),
    "true number": sealed_line('{"n":true,"by":"0","do":"roll"}'),
    "text number": sealed_line('{"n":"1","by":"0","do":"roll"}'),
    "number by": sealed_line('{"n":1,"by":0,"do":"roll"}'),
    "list do": sealed_line('{"n":1,"by":"0","do":["roll"]}'),
    "null do": sealed_line('{"n":1,"by":"0","do":null}'),
    "spectator": sealed_line('{"n":1,"by":"spectator","do":"roll"}'),
    "padded seat": sealed_line('{"n":1,"by":"00","do":"roll"}'),
    "unknown field": sealed_line('{"n":1,"by":"0","do":"roll","x":1}'),
    "false joined": sealed_line('{"n":1,"by":"0","do":"roll","joined":false}'),
    "number joined": sealed_line('{"n":1,"by":"0","do":"roll","joined":1}'),
    "joined undo": sealed_line('{"n":1,"by":"undo","do":"0","joined":true}'),
    "joined first": sealed_line('{"n":1,"joined":true,"by":"0","do":"roll"}'),
    "other order": sealed_line('{"by":"0","n":1,"do":"roll"}'),
    "duplicate key": sealed_line('{"n":1,"n":1,"by":"0","do":"roll"}'),
    "missing field": sealed_line('{"n":1,"by":"0"}'),
    "blanks": sealed_line('{"n": 1, "by": "0", "do": "roll"}'),
    "negative undo": sealed_line('{"n":1,"by":"undo","do":"-1"}'),
    "padded undo": sealed_line('{"n":1,"by":"undo","do":"00"}'),
    "word undo": sealed_line('{"n":1,"by":"undo","do":"all"}'),
    "underscore undo": sealed_line('{"n":1,"by":"undo","do":"0_0"}'),
    "long do": sealed_line('{"n":1,"by":"0","do":"' + "x" * 401 + '"}'),
    "escape": sealed_line('{"n":1,"by":"0","do":"\\u001b[2J"}'),
    "raw control": '{"n":1,"by":"0","do":"\x1b[2J"}\n',
    "accent": sealed_line('{"n":1,"by":"0","do":"háj"}'),
    "surrogate": sealed_line('{"n":1,"by":"0","do":"\ud800"}'),
    "escaped surrogate": sealed_line('{"n":1,"by":"0","do":"\\ud800"}'),
    "carriage return": sealed_line('{"n":1,"by":"0","do":"roll"}').replace("\n", "\r\n"),
    "hash upper": sealed_line('{"n":1,"by":"0","do":"roll"}').upper(),
    "hash a list": '{"n":1,"by":"0","do":"roll","h":["x"]}\n',
    "bom": "\ufeff" + sealed_line('{"n":1,"by":"0","do":"roll"}'),
    "nul": "\0" * 100 + "\n",
}


@pytest.mark.parametrize("name", HOSTILE_LINES)
def test_hostile_lines_are_damage(name: str) -> None:
    """Whatever stands in place of a record is reported as damage, even with a hash that fits."""
    lines = write(HEADER, ())
    previous = read_journal(lines).last_hash
    hostile = HOSTILE_LINES[name]
    if hostile.endswith('"}\n') and '"h":"' in hostile and name != "hash upper":
        hostile = sealed_line(hostile[: hostile.rindex(',"h":')] + "}", previous)
        hostile = hostile.replace("\n", "\r\n") if name == "carriage return" else hostile
    damage = read_journal([*lines, hostile, "\n"]).damage
    assert Damage("error-journal-changed", 2) == damage


def header_line(**changes: object) -> str:
    """A header with the hash that fits, whatever was put into it; `...` takes a field away."""
    fields: dict[str, Any] = json.loads(write(HEADER, ())[0])
    del fields["h"]
    fields.update(changes)
    kept = {key: value for key, value in fields.items() if value is not ...}
    return sealed_line(json.dumps(kept, ensure_ascii=False, separators=(",", ":")))


def test_the_helper_makes_good_headers() -> None:
    """Without changes, the header made by hand is the real one, so the tests below test what they change."""
    assert HEADER == read_journal([header_line()]).header


@pytest.mark.parametrize(
    "changes",
    [
        {"game": 1},
        {"game": ...},
        {"game": "x" * 41},
        {"game": "pig\x1b[2J"},
        {"game": "pig\u202e"},
        {"rules": "1"},
        {"rules": True},
        {"rules": 1.0},
        {"rules": float("nan")},
        {"rules": 0},
        {"rules": -1},
        {"rules": 10**400},
        {"rules": None},
        {"seats": []},
        {"seats": {}},
        {"seats": "ab"},
        {"seats": 5},
        {"seats": None},
        {"seats": ["ab"]},
        {"seats": ["abc"]},
        {"seats": [["Jana"]]},
        {"seats": [["Jana", "human", "", "x"]]},
        {"seats": [["Jana", "human", "queen"]]},
        {"seats": [["Jana", "human", None]]},
        {"seats": [[1, 2, 3]]},
        {"seats": [["x" * 41, "human", ""]]},
        {"seats": [["Jana\n", "human", ""]]},
        {"seats": [["\ud800", "human", ""]]},
        {"seats": [["Jana", "human", ""]] * 13},
        {"seats": [{"Jana": 1, "human": 2, "": 3}]},
        {"options": []},
        {"options": [["target", "50"]]},
        {"options": {"target": 50}},
        {"options": {"target": None}},
        {"options": None},
        {"options": {"x" * 41: "1"}},
        {"seed": 7},
        {"seed": "x" * 41},
        {"training": 1},
        {"training": "true"},
        {"started": 5},
        {"started": "\x07"},
        {"accessgames": "1"},
        {"accessgames": True},
        {"accessgames": 1.0},
        {"accessgames": float("nan")},
        {"accessgames": None},
        {"accessgames": ...},
        {"unknown": 1},
    ],
)
def test_headers_of_any_other_shape_are_foreign(changes: dict) -> None:
    """Wrong types, unknown fields and texts unfit for a terminal are refused, even with a hash that fits."""
    with pytest.raises(JournalError) as caught:
        read_journal([header_line(**changes)])
    assert "error-journal-foreign" == caught.value.key


@pytest.mark.parametrize("name", HOSTILE_LINES)
def test_hostile_first_lines_are_foreign(name: str) -> None:
    """Whatever file is offered, it is a journal or it is foreign; never a traceback."""
    with pytest.raises(JournalError) as caught:
        read_journal([HOSTILE_LINES[name]])
    assert "error-journal-foreign" == caught.value.key


def test_an_empty_file_is_foreign() -> None:
    """A file without a header is no journal."""
    with pytest.raises(JournalError) as caught:
        read_journal([])
    assert "error-journal-foreign" == caught.value.key


@pytest.mark.parametrize(("version", "told"), [(3, 3), (0, 0), (10**300, 9999)])
def test_another_version_is_named(version: int, told: int) -> None:
    """A journal of a later version is not called foreign; its number stays short enough to be said."""
    with pytest.raises(JournalError) as caught:
        read_journal([header_line(accessgames=version)])
    assert "error-journal-version" == caught.value.key
    assert {"version": told, "known": SEALED_FORMAT} == dict(caught.value.args_)


def test_line_ends_of_windows_are_told_as_such() -> None:
    """A journal that something converted is no foreign file; what only ends alike is."""
    writer = Writer()
    lines = [writer.header(HEADER), writer.record(Entry(0, "roll"))]
    converted = [line.replace("\n", "\r\n") for line in lines]
    for text, key in ((converted, "error-journal-crlf"), (["{}\r\n"], "error-journal-foreign")):
        with pytest.raises(JournalError) as caught:
            read_journal(text)
        assert key == caught.value.key


def test_too_many_lines_are_refused() -> None:
    """One line more than the most is refused, the most is read."""
    writer = Writer()
    lines = [writer.header(HEADER), *(writer.record(Entry(0, "roll")) for _ in range(MAX_LINES))]
    assert MAX_LINES == len(read_journal(lines).records)
    with pytest.raises(JournalError) as caught:
        read_journal([*lines, writer.record(Entry(0, "roll"))])
    assert "error-journal-long" == caught.value.key
    assert {"most": MAX_LINES} == dict(caught.value.args_)


@given(st.lists(st.text(st.characters(), max_size=80), max_size=5))
def test_any_text_is_a_journal_damaged_or_foreign(lines: list[str]) -> None:
    """Random text never raises anything but JournalError, alone or after a good header."""
    with pytest.raises(JournalError):
        read_journal(lines)
    journal = read_journal([*write(HEADER, ()), *lines])
    assert () == journal.records
    assert (1 if lines else None) == (journal.damage and journal.damage.line - 1)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from(["game", "rules", "seats", "options", "seed", "training"]), JSON))
def test_any_json_in_a_header_is_read_back_or_refused(changes: dict) -> None:
    """A header of random JSON is refused, or is one that we would write in the same characters."""
    line = header_line(**changes)
    try:
        header = read_journal([line]).header
    except JournalError:
        return
    assert line == Writer().header(header)


@pytest.mark.parametrize(
    "header",
    [
        replace(HEADER, seats=(SeatSpec("x" * 41),)),
        replace(HEADER, seats=(SeatSpec("Jana\x1b[2J"),)),
        replace(HEADER, seats=(SeatSpec("\ud800"),)),
        replace(HEADER, seed="9" * 41),
        replace(HEADER, options=(("target", "5\n0"),)),
    ],
)
def test_what_could_not_be_read_is_not_written(header: Header) -> None:
    """A name or seed that no journal takes is refused before the match, not found out after it."""
    with pytest.raises(SetupError) as caught:
        Writer().header(header)
    assert "error-text-unfit" == caught.value.key
    assert MAX_NAME == caught.value.args_["most"]
    shown = str(caught.value.args_["text"])
    assert shown.isprintable()
    assert MAX_NAME >= len(shown)


@pytest.mark.parametrize("text", ["x" * 401, "a\nb", "kůň", "\x07"])
def test_notation_that_could_not_be_read_is_not_written(text: str) -> None:
    """A game whose notation breaks the contract cannot spoil a journal."""
    with pytest.raises(ValueError, match=r".*"):
        Writer().record(Entry(0, text))


def test_an_escaped_character_is_not_the_character() -> None:
    """There is one way to write each line: an escaped Ž is another text, although JSON reads the same."""
    line = write(HEADER, ())[0]
    body = line[: line.rindex(',"h":')] + "}"
    with pytest.raises(JournalError):
        read_journal([sealed_line(body.replace("Ž", "\\u017d"))])
