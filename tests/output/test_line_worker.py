"""The worker of a Braille line: kept, lost and found again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from accessgames.output import wire
from accessgames.output.backends import Manner
from accessgames.output.line_worker import LineWorker
from accessgames.output.ports import DisplayPort, Ports
from tests.output.rogues import until

Heard = Callable[[wire.Report | None], None]

READY = wire.Report(wire.READY, "BRLTTY")
TAKEN = wire.Report(wire.TAKEN)
AWAY = wire.Report(wire.AWAY, reason="absent", detail="BRLTTY")


class Fake:
    """A child that answers every command with what it is told to."""

    def __init__(self, heard: Heard, *answers: wire.Report) -> None:
        """Answer the first command with all of these, the others by taking them; nothing where none."""
        self.heard = heard
        self.answers = answers
        self.sent: list[tuple[str, str]] = []
        self.killed = False

    def send(self, do: str, text: str = "", manner: Manner | None = None) -> None:
        """Note a command."""
        del manner
        self.sent.append((do, text))
        for answer in self.answers if do == wire.OPEN else self.answers and (TAKEN,):
            self.heard(answer)

    def end(self) -> None:
        """Note the end."""
        self.killed = True

    def kill(self) -> None:
        """Note the end."""
        self.killed = True


class Bench:
    """A worker whose children are made one after another."""

    def __init__(self, *plans: tuple[wire.Report, ...], names: tuple[str, ...] = ("brltty",)) -> None:
        """Start it; the last plan holds for all further children."""
        self.children: list[Fake] = []
        self._plans = list(plans)
        self.worker = LineWorker(names, Manner(), spawn=self._spawn, probe=0.05, pause=0.01)

    def _spawn(self, heard: Heard) -> Fake:
        plan = self._plans.pop(0) if len(self._plans) > 1 else self._plans[0]
        self.children.append(Fake(heard, *plan))
        return self.children[-1]

    def sent(self, do: str, text: str) -> bool:
        """Wait until the latest child got a command."""
        return until(lambda: bool(self.children) and (do, text) in self.children[-1].sent)

    def stands(self, here: bool | None) -> bool:
        """Wait until the line is there, or not."""
        return until(lambda: self.worker.here is here)


def test_what_was_told_last_stands_there_when_the_line_comes_back() -> None:
    """Once, with what is being typed; and it is told once that it came."""
    bench = Bench((AWAY, TAKEN))
    assert bench.stands(here=False)
    bench.worker.say("tah vy", interrupt=True)
    bench.worker.type_line("po", 2)
    bench.children[-1].heard(READY)
    assert bench.stands(here=True)
    assert bench.sent(wire.TYPE, "2:po")
    shown = [sent for sent in bench.children[-1].sent if sent[0] in (wire.BRAILLE, wire.TYPE)]
    assert [(wire.BRAILLE, "tah vy"), (wire.TYPE, "2:po")] == shown
    assert until(lambda: [each.kind for each in bench.worker.taken()] == ["back"])
    bench.worker.close()


def test_a_child_that_dies_or_hangs_is_followed_by_another() -> None:
    """As often as it happens; meanwhile nobody says that the line is there."""
    bench = Bench((), (READY, TAKEN))
    bench.worker.say("tah vy", interrupt=True)
    assert bench.stands(here=True)
    assert bench.children[0].killed
    for _ in range(4):
        bench.children[-1].heard(None)
        count = len(bench.children)
        assert until(partial(lambda count: len(bench.children) > count, count - 1))
        assert until(lambda: bench.worker.here is not None)
    assert bench.sent(wire.BRAILLE, "tah vy")
    bench.worker.close()


def test_a_line_that_can_never_come_is_given_up() -> None:
    """The next way is tried; when there is none, that is told."""
    missing = wire.Report(wire.FAILED, reason="module", detail="brlapi")
    bench = Bench((missing,), names=("orca", "brltty"))
    told: list[str] = []

    def has_ended() -> bool:
        told.extend(each.kind for each in bench.worker.taken())
        return "none" in told

    assert until(has_ended)
    assert ["failed", "failed", "none"] == told
    assert 2 == len(bench.children)
    assert "away" == Ports([DisplayPort(bench.worker, lambda line: line.braille)]).line
    bench.worker.close()


def test_a_key_over_the_text_is_told() -> None:
    """With its place; rubbish that looks like it is passed over."""
    bench = Bench((READY, TAKEN))
    places: list[int] = []
    bench.worker.picked = places.append
    assert bench.stands(here=True)
    for detail in ("", "x", "7"):
        bench.children[-1].heard(wire.Report(wire.PICKED, detail=detail))
    assert until(lambda: places == [7])
    bench.worker.close()


def test_a_line_that_is_not_there_is_no_braille_line() -> None:
    """Before it is known, and when it has gone, nothing may be shown there alone."""
    bench = Bench(())
    ports = Ports([DisplayPort(bench.worker, lambda line: line.braille)])
    assert "joining" == ports.line
    assert not ports.brailles
    assert until(lambda: ports.line == "away")
    bench.worker.close()
