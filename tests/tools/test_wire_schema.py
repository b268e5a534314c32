"""`tools/wire_schema.py`: what other programs can rely on when they speak to a server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec

from accessgames.net import frames
from tools import wire_schema

if TYPE_CHECKING:
    import pytest


def test_every_request_and_answer_is_in_it() -> None:
    """By name, with its attributes and their bounds."""
    schema = wire_schema.wire_schema(())
    named = schema["$defs"]
    for kind in (
        *frames.SeatRequest.__args__,
        *frames.HallRequest.__args__,
        *frames.FromServer.__args__,
        frames.Hello,
        frames.Asked,
    ):
        declared = {"is", *(one.encode_name for one in msgspec.structs.fields(kind))}
        assert declared == set(named[kind.__name__]["properties"])
        assert named[kind.__name__]["additionalProperties"] is False
    assert 500 == named["Do"]["properties"]["actions"]["items"]["maxLength"]


def test_what_a_game_says_is_in_it() -> None:
    """Views, events, results and refusals of each."""
    games = wire_schema.wire_schema(("iota", "tetrikon"))["games"]
    assert ["iota", "tetrikon"] == list(games)
    for said in games.values():
        assert {"view", "events", "outcome", "refusal"} <= said["properties"].keys()
    assert "IotaView" in games["iota"]["$defs"]


def test_it_is_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Of the games that are named."""
    assert 0 == wire_schema.main(["quantum"])
    expected = json.loads(json.dumps(wire_schema.wire_schema(("quantum",))))
    assert expected == json.loads(capsys.readouterr().out)
