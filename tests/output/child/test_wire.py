"""What crosses the pipe."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessgames.output import wire
from accessgames.output.backends import Manner

REPORTS = st.builds(
    wire.Report,
    kind=st.sampled_from([wire.READY, wire.TAKEN, wire.IDLE, wire.REFUSED, wire.FAILED]),
    title=st.text(max_size=50),
    can=st.frozensets(st.sampled_from(["speak", "braille", "reader", "ends"])),
    reason=st.text(max_size=20),
    detail=st.text(max_size=100),
)


@given(REPORTS)
def test_a_report_comes_back_as_it_went(report: wire.Report) -> None:
    """Whatever a library called itself."""
    assert report == wire.read_report(wire.report(report))


@given(st.text(max_size=200), st.integers(0, 100))
def test_a_command_comes_back_as_it_went(text: str, rate: int) -> None:
    """One line, whatever the text holds."""
    line = wire.command(wire.SPEAK, text, Manner(names=("jakub",), rate=rate))
    assert 1 == line.count(b"\n")
    assert (wire.SPEAK, text, Manner(names=("jakub",), rate=rate)) == wire.read_command(line)


def test_an_endless_text_is_cut() -> None:
    """No line is longer than the other side reads."""
    assert wire.LONGEST > len(wire.command(wire.SPEAK, "\N{BRAILLE PATTERN DOTS-1}" * 100_000))


@pytest.mark.parametrize(
    "line", [b"", b"rubbish", b"[]", b"7", b'{"kind": 3}', b'{"can": 4, "kind": "ready"}', b"x" * 30_000]
)
def test_what_is_no_report_is_none(line: bytes) -> None:
    """A library may print into the pipe before it is closed to it."""
    assert wire.read_report(line) is None
