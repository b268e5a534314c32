"""Pages of a list on the Braille line alone: those that name own moves, and no others."""

from __future__ import annotations

from accessgames.games import load_room
from accessgames.output.ports import Ports
from tests.output.recorder import Recorder
from tests.shell.stage import Stage

THERE = "Je to na braillském řádku."


def whispering() -> Stage:
    """Two at one keyboard, the hands on a display; Jana has taken over."""
    stage = Stage(load_room("iota"), "Jana,Petr")
    stage.console.ports = Ports([Recorder(brailles=True)])
    stage.type("nastavení ruka brajl", "ano")
    return stage


def whispered(stage: Stage, line: str) -> bool:
    """Tell whether a line is answered on the display alone."""
    return any(THERE in told for told in stage.type(line))


def test_every_page_of_the_moves_is_as_secret_as_the_first() -> None:
    """To go on and back in the list of moves shows it on the display only."""
    stage = whispering()
    assert [True] * 4 == [whispered(stage, line) for line in ("tahy", "další", "další", "předchozí")]


def test_pages_without_moves_are_read_aloud() -> None:
    """To go on in a list of anything else is no secret."""
    stage = whispering()
    assert [False] * 3 == [whispered(stage, line) for line in ("nastavení", "další", "předchozí")]
