"""What is told about the Braille line that the program writes to."""

from __future__ import annotations

import io
import queue
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from accessgames.games import load_room
from accessgames.output.line_worker import unpicked
from accessgames.output.ports import DisplayPort, Ports
from accessgames.output.worker import Notice
from accessgames.shell.input.editor import Aids, Key
from accessgames.shell.input.readers import LineReader, ReadRequest, TypedLine
from accessgames.shell.port_manager import PortManager
from accessgames.shell.typing_aids import next_request
from tests.output.test_voice import Spy
from tests.shell.input.test_typed import FakeKeys
from tests.shell.stage import ScriptReader, Stage

if TYPE_CHECKING:
    from accessgames.output.line_worker import LineWorker
    from accessgames.shell.console import Console

AWAY = "Braillský řádek teď není připojen. Na obrazovku to dá „nastavení ruka obrazovka“."


class Line(Spy):
    """A worker whose line comes and goes."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        super().__init__()
        self.here = None
        self.notices: queue.SimpleQueue[Notice] = queue.SimpleQueue()
        self.picked: Callable[[int], None] = unpicked

    def taken(self) -> tuple[Notice, ...]:
        """Hand over what is to be told."""
        return () if self.notices.empty() else (self.notices.get(),)


def sitting(line: Line) -> Stage:
    """Two at one keyboard, with that line."""
    stage = Stage(load_room("iota"), "Jana,Petr")
    stage.console.ports = Ports([DisplayPort(cast("LineWorker", line), lambda rendered: rendered.braille)])
    return stage


def attached(stage: Stage, line: Line) -> Console:
    """Return the console of a stage once its outlets show everything on a line of Braille."""
    console = stage.console
    console.outlets = PortManager(
        console.language, console.delivery.settings, system="linux", start=lambda *_: cast("LineWorker", line)
    )
    console.adapt(console.language, console.delivery.settings.set("display", "brltty"))
    return console


def test_the_hand_is_told_to_be_on_the_line_only_while_it_is() -> None:
    """Else another way is offered, and the line that comes back is believed again."""
    line = Line()
    stage = sitting(line)
    refused = "Braillský řádek se teprve připojuje, ruka se čte nahlas."
    assert [refused] == stage.type("nastavení ruka brajl")
    line.here = True
    stage.type("nastavení ruka brajl", "ano")
    assert "Je to na braillském řádku." == stage.type("ruka")[0]
    line.here = False
    for asked in ("ruka", "tahy"):
        assert AWAY in stage.type(asked)[0]
        assert "není: nastavení ruka obrazovka" == line.calls[-1][0]
    line.here = True
    assert "Je to na braillském řádku." == stage.type("ruka")[0]


def test_the_setting_says_how_the_line_stands() -> None:
    """Chosen is not connected."""
    line = Line()
    stage = sitting(line)
    told: dict[bool | None, str] = {}
    for here in (None, False, True):
        line.here = here
        told[here] = stage.type("nastavení braillský řádek BRLTTY")[-1]
    assert {
        None: "Teprve se připojuje, ozve se, až bude připojen.",
        False: "Teď není připojen, naváže se sám.",
        True: "Je připojen.",
    } == told


def test_nothing_stays_on_the_line_when_the_keyboard_changes_hands() -> None:
    """It is cleared before the question who is there, and the hand of the one before does not come back."""
    line = Line()
    stage = sitting(line)
    line.here = True
    stage.type("nastavení ruka brajl", "ano", "tahy", "1")
    assert ("", True) == line.calls[-2]
    assert line.calls[-1][0].endswith(": ano?")


class Waiting(ScriptReader):
    """A person who types nothing as long as something comes up."""

    def read(self, request: ReadRequest) -> TypedLine:
        """Return an empty line for what has come up."""
        if request.wake is not None and request.wake():
            return TypedLine("")
        return super().read(request)


def test_that_the_line_goes_and_comes_is_told_at_once() -> None:
    """While nobody types; nothing counts as entered, and the next line is the player's."""
    line = Line()
    stage = Stage(load_room("quantum"), "Jana,Petr")
    console = attached(stage, line)
    console._reader = Waiting(["kdo"])
    stage.type("stav")
    line.notices.put(Notice("away", "brltty", "absent", "BRLTTY"))
    line.notices.put(Notice("back", "brltty"))
    assert "kdo" == console.ask(next_request(stage.session))
    gone, here, _ = stage.spy.text.rsplit("Příkaz: ", 2)
    assert gone.endswith("\nBraillský řádek teď není připojen: BRLTTY neběží. Naváže se sám.\n")
    assert "Braillský řádek je připojen: BRLTTY.\n" == here


class Picking(Waiting):
    """A person who presses a key of the line before anything is typed."""

    def __init__(self, line: Line, place: int) -> None:
        """Press it over a place of the text."""
        super().__init__(["kdo"])
        self.line, self.place = line, place

    def read(self, request: ReadRequest) -> TypedLine:
        """Press the key, once."""
        place, self.place = self.place, -1
        if place >= 0:
            self.line.picked(place)
        return super().read(request)


def test_a_key_over_an_entry_is_its_number() -> None:
    """A key over anything else is nothing, and neither is one from before the question."""
    line = Line()
    line.here = True
    stage = sitting(line)
    console = attached(stage, line)
    stage.type("ano", "tahy")
    text = line.calls[-1][0]
    line.picked(text.index("; 2 ") + 3)
    for place, taken in (("; 3 ", "3"), ("podle", "kdo"), ("; 9 ", "9")):
        console._reader = Picking(line, text.index(place) + 2)
        assert taken == console.ask(next_request(stage.session))


def test_a_line_after_a_key_of_the_display_is_the_line() -> None:
    """The number that was chosen by the key is no answer to what is asked next."""
    line = Line()
    line.here = True
    stage = sitting(line)
    console = attached(stage, line)
    stage.type("ano", "tahy")
    console._reader = Picking(line, line.calls[-1][0].index("; 3 ") + 2)
    assert "3" == console.ask(next_request(stage.session))
    console._reader = ScriptReader(["kdo"])
    assert "kdo" == console.ask(next_request(stage.session))


def test_what_is_typed_is_shown_after_every_key() -> None:
    """With the place of the cursor; what is hidden is not."""
    shown: list[tuple[str, int]] = []
    keys = ("ž", "k", Key.LEFT, Key.BACKSPACE, Key.ENTER, *"ano", Key.ENTER)
    with LineReader(FakeKeys(*([key] for key in keys)), io.StringIO()) as reader:
        assert "k" == reader.read(ReadRequest("? ", Aids(), typed=lambda *typed: shown.append(typed))).line
        hidden = ReadRequest("? ", Aids(), hidden=True, typed=lambda *typed: shown.append(typed))
        assert "ano" == reader.read(hidden).line
    assert [("ž", 1), ("žk", 2), ("žk", 1), ("k", 0), ("", 1)] == shown
