"""Actions as text, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.engine import MalformedAction
from accessgames.games.quantum.notation import FORMS, format_action, parse_action
from accessgames.games.quantum.rules.dice import DIE_FACES
from accessgames.games.quantum.rules.state import PASS, REROLLS, WRITES, QuantumAction, Roll, Start

ACTIONS = st.one_of(
    st.sampled_from([PASS, *WRITES, *REROLLS, *(Start(seat) for seat in range(4))]),
    st.tuples(*(st.sampled_from(die) for die in DIE_FACES)).map(Roll),
)


@given(ACTIONS)
def test_every_action_reads_back(action: QuantumAction) -> None:
    """What is written is read as the same action."""
    assert action == parse_action(format_action(action))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (REROLLS[0], "keep"),
        (REROLLS[0b1001001], "reroll 1 4 7"),
        (WRITES[3], "write P"),
        (PASS, "pass"),
        (Start(2), "start 2"),
        (Roll((0, 7, 15, 20, 9, 6, 26)), "roll R1 Y2 B4 P3 Y4 Y1 3"),
    ],
)
def test_the_forms(action: QuantumAction, text: str) -> None:
    """Each kind of action has one form."""
    assert text == format_action(action)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "keep 1",
        "pass on",
        "write",
        "write r",
        "write R Y",
        "reroll",
        "reroll 4 1",
        "reroll 1 1",
        "reroll 8",
        "start 4",
        "start",
        "roll R1 R2 B4 P3 B6 Y5",
        "roll R1 R2 B4 P3 B6 Y5 Y5",
        "roll R7 R2 B4 P3 B6 Y5 3",
        "roll 3 R1 R2 B4 P3 B6 Y5",
        "write  R",
        "WRITE R",
        "write R\n",
        "x" * 5000,
    ],
)
def test_anything_else_is_malformed(text: str) -> None:
    """Near misses are refused with the text and the forms that exist."""
    with pytest.raises(MalformedAction) as caught:
        parse_action(text)
    assert text[:40] == caught.value.args_["text"]
    assert caught.value.args_["expected"] in FORMS


@pytest.mark.parametrize("form", FORMS)
def test_what_is_told_to_be_right_is_right(form: str) -> None:
    """Each example of an error can be read."""
    assert form == format_action(parse_action(form))
