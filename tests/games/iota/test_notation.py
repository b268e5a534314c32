"""Actions in notation, read and written."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import MalformedAction
from accessgames.games.iota.notation import FORMS, format_action, parse_action
from accessgames.games.iota.rules.actions import PASS, Draw, IotaAction, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import REACH, WILD, Spot
from tests.games.iota.positions import cards, laid, spot, walk

SPOTS = st.builds(Spot, st.integers(-REACH, REACH), st.integers(-REACH, REACH))
CARDS = st.integers(0, WILD)
ACTIONS: st.SearchStrategy[IotaAction] = st.one_of(
    st.builds(Place, st.lists(st.tuples(SPOTS, CARDS), min_size=1, max_size=4).map(tuple)),
    st.builds(Recycle, SPOTS, CARDS),
    st.builds(Trade, st.lists(CARDS, max_size=4).map(tuple)),
    st.builds(Draw, CARDS),
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("place m51=r3c n51=w", Place(laid("m51=r3c n51=w"))),
        ("recycle m50=g2x", Recycle(spot("m50"), cards("g2x")[0])),
        ("trade r3c b1s", Trade(cards("r3c b1s"))),
        ("pass", PASS),
        ("draw r3c", Draw(cards("r3c")[0])),
        ("draw w", Draw(WILD)),
    ],
)
def test_notation_of_every_kind_of_action(text: str, action: IotaAction) -> None:
    """Both ways."""
    assert (text, action) == (format_action(action), parse_action(text))


@given(ACTIONS)
def test_what_is_written_is_read_back(action: IotaAction) -> None:
    """Every action that can be named, in one short line of printable ASCII."""
    text = format_action(action)
    assert action == parse_action(text)
    assert text.isascii()
    assert text.isprintable()
    assert len(text) < 60


def test_every_action_of_a_game_is_read_back() -> None:
    """As a journal does it."""
    for _, _, action in walk("notation", 3):
        assert action == parse_action(format_action(action))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass ",
        " pass",
        "pass r3c",
        "Pass",
        "place",
        "place ",
        "place m51",
        "place m51=",
        "place =r3c",
        "place m51=r3c=w",
        "place  m51=r3c",
        "place m51=r3c  n51=w",
        "place n51=w m51=r3c",
        "place m51=r3c,n51=w",
        "place m51=r3c n51=w o51=w p51=w q51=w",
        "place m051=r3c",
        "recycle",
        "recycle m50",
        "recycle m50=g2x n50=g2x",
        "trade",
        "trade b1s r3c",
        "trade r3c r3c b1s b1s b1s",
        "draw",
        "draw r3c r3c",
        "draw r9c",
        "draw\tr3c",
        "draw r3c\n",
        "pass\n",
        "pläce m51=r3c",
        "place m٥1=r3c",
        "x" * 100_000,
        "place " + "m51=r3c " * 50_000,
    ],
)
def test_anything_else_is_malformed(text: str) -> None:
    """The error shows the beginning of it and what would be right."""
    with pytest.raises(MalformedAction) as caught:
        parse_action(text)
    assert "error-malformed-action" == caught.value.key
    assert text[:40] == caught.value.args_["text"]
    assert caught.value.args_["expected"] in FORMS


@pytest.mark.parametrize("form", FORMS)
def test_what_is_told_to_be_right_is_right(form: str) -> None:
    """Each example of an error can be read."""
    assert form == format_action(parse_action(form))


@given(st.text())
def test_no_text_breaks_the_parser(text: str) -> None:
    """It is either an action that is written the same way, or malformed."""
    try:
        action = parse_action(text)
    except MalformedAction:
        return
    assert text == format_action(action)


@given(st.text(alphabet="placerctdwmnbgysx=0123456789 ", max_size=40))
def test_no_text_of_the_right_letters_breaks_the_parser(text: str) -> None:
    """As above, nearer to the notation."""
    try:
        action = parse_action(text)
    except MalformedAction:
        return
    assert text == format_action(action)
