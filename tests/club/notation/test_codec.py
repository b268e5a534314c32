from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.club.events import KINDS, Event, Reported, Seated, Undone
from accessgames.club.model.proposal import LEAGUE_POINTS, League, Proposal
from accessgames.club.notation import decode, encode, from_text, to_text
from tests.club.notation.values import EVENTS, PROPOSALS


@given(PROPOSALS)
def test_proposals_come_back(proposal: Proposal) -> None:
    """Whatever a proposal holds, it is the same after writing and reading."""
    assert proposal == from_text(Proposal, to_text(proposal))


@given(EVENTS)
def test_events_come_back(event: Event) -> None:
    """Every kind of event is the same after writing and reading."""
    assert event == from_text(type(event), to_text(event))


def test_every_kind_has_a_name() -> None:
    """Names in a journal are short, and each kind has one."""
    assert len(KINDS) == len(set(KINDS.values()))
    assert all(name.isascii() and name.isalpha() and name.islower() for name in KINDS)


def test_the_shape() -> None:
    """Attributes by their names without underscores, tuples as lists, words as texts."""
    assert {"keep": 3} == encode(Undone(3))
    assert "round" in encode(Reported(1, 1, decode(Reported, VALUE).result))


VALUE = {
    "round": 1,
    "table": 2,
    "result": {
        "seats": [{"player": 1, "place": 1, "parts": [5], "absent": False}],
        "source": "",
    },
}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("round",), "1"),
        (("round",), True),
        (("round",), None),
        (("table",), 1.0),
        (("result",), []),
        (("result", "seats"), {}),
        (("result", "seats"), None),
        (("result", "seats", 0, "absent"), 0),
        (("result", "seats", 0, "parts"), "5"),
        (("result", "seats", 0, "parts"), [5, "x"]),
        (("result", "source"), 0),
        (("result", "more"), 1),
        (("more",), 1),
    ],
)
def test_other_shapes_are_refused(path: tuple[str | int, ...], value: object) -> None:
    """A wrong type anywhere, or an entry too many, is no value."""
    content = json.loads(json.dumps(VALUE))
    inner = content
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(ValueError, match=r"\A"):
        decode(Reported, content)


def test_a_missing_entry_is_refused() -> None:
    """Every attribute is written, so every one is asked for."""
    with pytest.raises(ValueError, match="round"):
        decode(Reported, {name: value for name, value in VALUE.items() if name != "table"})


def test_unknown_words_are_refused() -> None:
    """A kind of seating that does not exist is no value."""
    text = '{"first":1,"rounds":[],"kind":"rings","mix":"new","seed":"","stage":"main"}'
    with pytest.raises(ValueError, match="rings"):
        from_text(Seated, text)


@pytest.mark.parametrize(
    "text",
    [
        '{"keep": 3}',
        '{"keep":3}\n',
        '{"keep":03}',
        '{"keep":3,"keep":3}',
        '{"keep":3e0}',
        '{"keep":3.0}',
        '{"keep":NaN}',
        '{"keep":-0}',
        '{"keep":1234567890123}',
        '{"\\u006beep":3}',
        "[" * 100_000,
        "",
        "3",
        "null",
    ],
)
def test_other_spellings_are_refused(text: str) -> None:
    """Only what the writer writes is read: no blanks, doubles, escapes, floats, huge numbers or depths."""
    with pytest.raises(ValueError, match=r"\A"):
        from_text(Undone, text)


def test_a_league_is_a_line_too() -> None:
    """The definition of a league is stored in the same way."""
    league = League("Ligan", LEAGUE_POINTS, 4, ("blind",), ("2026-11-21-1", "2026-12-05-1"), "liga")
    assert league == from_text(League, to_text(league))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["keep", "n"]), inner, max_size=2)
    ),
    max_leaves=5,
)


@given(st.text(max_size=30) | JSON.map(lambda value: json.dumps(value, separators=(",", ":"))))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Neither any text nor any JSON makes the reader fail in another way."""
    try:
        value = from_text(Undone, text)
    except ValueError:
        return
    assert text == to_text(value)
