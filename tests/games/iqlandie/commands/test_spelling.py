"""Actions in words that the parser understands."""

from __future__ import annotations

import pytest

from accessgames.games.iqlandie.notation import format_action, parse_action
from tests.games.iqlandie.positions import (
    GAME,
    GOLDEN,
    board,
    building,
    choosing,
    do,
    prepared,
    racing,
    taking,
)
from tests.games.iqlandie.wording import COMMANDS, listener_at, meant

STATES = {
    "choose": choosing(),
    "prepare": prepared("optics"),
    "biology": do(racing("biology"), 0, "slide B"),
    "programming": do(racing("programming"), 0, "stand a5"),
    "optics": do(racing("optics"), 0, "put e5 Z P"),
    "space": do(racing("space"), 0, "lay 2L"),
    "take": taking(),
    "add": do(taking(), 0, "pick i3p", "pick o4r*"),
    "build": do(building(("t4r* i3b v3p", "i3b")), 0, "place i3b 1 a1 1"),
    "stuck": building(("x5p", "i3b"), (board(GOLDEN), board({}))),
    "declare": do(do(building(("v3j", ""), last=True), 0, "place v3j 3 a1 1", "done"), 1, "done"),
}


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize("phase", list(STATES))
def test_what_is_spelled_is_understood(phase: str, tag: str) -> None:
    """Every legal action of a seat, typed as it is spelled, is just that action."""
    listener = listener_at(STATES[phase], 0, tag)
    for action in GAME.legal_actions(STATES[phase], 0):
        typed = COMMANDS.spell(action, listener)
        assert (typed, format_action(action)) == (typed, meant(listener, typed))


@pytest.mark.parametrize("notation", ["condition a", "draw t4r", "card optics 0001"])
def test_chance_is_not_spelled(notation: str) -> None:
    """Nobody types what chance does."""
    with pytest.raises(TypeError):
        COMMANDS.spell(parse_action(notation), listener_at(STATES["choose"]))


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("choose optics", "vyber optika"),
        ("ready", "připraveno"),
        ("slide A", "posuň a"),
        ("turn P", "otoč vpravo"),
        ("stand a5", "robot a5"),
        ("put e2 Z P", "polož e2 z p"),
        ("lift e2", "zvedni e2"),
        ("lay 4P+V1J2", "polož 4p+v1j2"),
        ("lay 3+Z1S2", "polož 3+z1s2"),
        ("take 2", "zvedni 2"),
        ("claim 0000000", "hotovo"),
        ("claim 0030000", "hotovo za 30"),
        ("give-up", "vzdávám"),
        ("press", "stop"),
        ("hint", "rada"),
        ("back", "zpět"),
        ("restart", "od začátku"),
        ("pick t4r*", "vezmi ct4r"),
        ("pick v3j", "vezmi jv3"),
        ("add small", "přidej malý"),
        ("place t4r* 3 c2 2", "polož ct4r 3 b2 2"),
        ("unplace 3 c2", "zvedni 3 c2"),
        ("exchange x5p", "vyměň fx5"),
        ("done", "hotovo"),
        ("declare 01 purple", "žolík 1 fialová"),
    ],
)
def test_spelled(notation: str, expected: str) -> None:
    """As short as it can be."""
    assert expected == COMMANDS.spell(parse_action(notation), listener_at(STATES["choose"]))


@pytest.mark.parametrize(
    ("notation", "expected"),
    [
        ("choose optics", "choose optics"),
        ("slide A", "slide a"),
        ("put e2 Z P", "place e2 m r"),
        ("lay 4P+V1J2", "place 4r+e1s2"),
        ("claim 0000000", "done"),
        ("pick t4r*", "take rt4r"),
        ("place t4r* 3 c2 2", "place rt4r 3 b2 2"),
        ("declare 01 purple", "joker 1 purple"),
    ],
)
def test_spelled_in_english(notation: str, expected: str) -> None:
    """The same in English."""
    assert expected == COMMANDS.spell(parse_action(notation), listener_at(STATES["choose"], 0, "en"))
