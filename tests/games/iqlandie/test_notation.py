from __future__ import annotations

import pytest

from accessgames.engine import Elapsed, MalformedAction
from accessgames.engine.grid import Square
from accessgames.games.iqlandie.material import PIECES
from accessgames.games.iqlandie.notation import FORMS, format_action, parse_action
from accessgames.games.iqlandie.rules.actions import (
    Add,
    AskHint,
    Back,
    Choose,
    Claim,
    DealCondition,
    Declare,
    Done,
    DrawCard,
    DrawPiece,
    Exchange,
    GiveUp,
    IqAction,
    Place,
    Press,
    Ready,
    Restart,
    TakePiece,
    Unplace,
    Work,
)

T4 = PIECES["t4r*"]

PAIRS: list[tuple[str, IqAction]] = [
    ("choose optics", Choose("optics")),
    ("ready", Ready()),
    ("back", Back()),
    ("restart", Restart()),
    ("hint", AskHint()),
    ("claim 0000000", Claim()),
    ("claim 0045000", Claim(45_000)),
    ("give-up", GiveUp()),
    ("press", Press()),
    ("pick t4r*", TakePiece(T4)),
    ("add small", Add("small")),
    ("place t4r* 3 b2 4", Place(T4, 3, Square(1, 1), 4)),
    ("unplace 3 b2", Unplace(3, Square(1, 1))),
    ("exchange t4r*", Exchange(T4)),
    ("done", Done()),
    ("declare 01 red", Declare(1, "red")),
    ("condition a", DealCondition("a")),
    ("draw o1j", DrawPiece(PIECES["o1j"])),
    ("card biology 0007", DrawCard("biology", 7)),
    ("+5320", Elapsed(5_320)),
]


@pytest.mark.parametrize(("text", "action"), PAIRS, ids=lambda value: value if isinstance(value, str) else "")
def test_both_ways(text: str, action: IqAction) -> None:
    """Every action has one text, and comes back from it."""
    assert text == format_action(action)
    assert action == parse_action(text)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("slide A", "biology"),
        ("turn P", "biology"),
        ("stand a5", "programming"),
        ("put e2 Z P", "optics"),
        ("lift e2", "optics"),
        ("lay 2L", "space"),
        ("lay 4+V1J2", "space"),
        ("take 2", "space"),
    ],
)
def test_steps_are_written_as_their_kind_does(text: str, kind: str) -> None:
    """Their first words tell the kind."""
    action = parse_action(text)
    assert isinstance(action, Work)
    assert kind == action.kind
    assert text == format_action(action)


@pytest.mark.parametrize(
    "text",
    [
        "choose chemistry",
        "choose",
        "choose optics now",
        "ready ",
        "READY",
        "claim 45000",
        "claim -000001",
        "claim 00000000",
        "claim ٠٠٠٠٠٠٠",
        "pick t4x",
        "pick t4j*",
        "pick T4R",
        "add huge",
        "place t4r* 3 b2",
        "place t4r* 3 b02 4",
        "place t4r* 13 b2 4",
        "place t4r* 3 2b 4",
        "unplace 3",
        "declare 1 red",
        "declare 01 joker",
        "declare 01 pink",
        "condition e",
        "card biology 7",
        "card magic 0007",
        "+0005320",
        "+",
        "-5",
        "",
        "put e2 Z",
        "stand",
    ],
)
def test_anything_else_is_malformed(text: str) -> None:
    """With the text and what would be right."""
    with pytest.raises(MalformedAction) as caught:
        parse_action(text)
    assert text == caught.value.args_["text"]
    assert caught.value.args_["expected"] in FORMS


@pytest.mark.parametrize("form", FORMS)
def test_what_is_told_to_be_right_is_right(form: str) -> None:
    """Each example of an error can be read."""
    assert form == format_action(parse_action(form))
