"""Kill a hall and those who play in it: ``python tools/hall_kills.py --kills 200 [--games iota,quantum]``.

Four people sit at one table. Two come by the door of programs; two wander: they come by a page's line, by a
terminal (SSH) or as the process of `join` in a terminal of its own, and by another door each time they were
killed. At random moments the process of the hall is killed (SIGKILL or SIGTERM) and served again from its
folder, or one of them is cut off without a word and comes back, a program also as a new one that knows
nothing. The kills are spread over the games, each of them played once or oftener. At the end of each
match everybody's record has to be that of the hall byte for byte and hold its proofs; every action that was
confirmed has to stand in it once and no other; what each program heard has to be what the record says, once
each; and the lines of a page have to be numbered without a gap or a repetition. The exit code is 1 where
anything was lost, told twice or different.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from accessgames.engine import Stream, read_journal, verify
from accessgames.engine.local_seat import LocalSeat
from accessgames.games import load_room
from accessgames.language.fingerprint import spoken_fingerprint
from accessgames.net import frames
from accessgames.net.hall.ledger import DATABASE, Ledger
from tools.hall_people import Program
from tools.hall_wanderers import Wanderer

GAMES: Final = ("quantum", "iota", "tetrikon", "iqlandie")
SHORTEST: Final = {"tetrikon": (("rounds", "30"),), "iqlandie": (("rounds", "3"),)}
"""Options with which a match is the shortest whole one that the rules give."""

PATIENCE: Final = 600.0
"""Seconds after which a match hangs."""


class Hall:
    """The process of a hall, at the same place each time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, self.terminals = (_free_port() for _ in range(2))
        self.kills = 0
        self._process: subprocess.Popen[str] | None = None

    def serve(self) -> None:
        """Serve it, the first time or from its folder; returns when guests may come."""
        environ = {**os.environ, "XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        words = ("serve", "--port", str(self.port), "--ssh", str(self.terminals), "--lang", "cs")
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "accessgames", *words],
            env=environ, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8",
        )  # fmt: skip
        line = "-"
        while line and "Ctrl+C" not in line:
            line = self._process.stdout.readline() if self._process.stdout else ""
        if not line:
            raise ChildProcessError(words)

    def kill(self) -> None:
        """End it as a power cut does."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self.kills += 1

    def drain(self) -> float:
        """End it as a system does that restarts; returns how many seconds that took.

        Raises:
            ChildProcessError: It failed.
        """
        begun = time.monotonic()
        if self._process is not None:
            self._process.terminate()
            self._process.communicate(timeout=PATIENCE)
            self.kills += 1
            if self._process.returncode:
                raise ChildProcessError(self._process.returncode)
        return time.monotonic() - begun

    def record(self, table: int) -> tuple[str, ...]:
        """The lines of a match in its file; nobody serves it meanwhile."""
        (path,) = self.folder.rglob(DATABASE)
        ledger = Ledger(path)
        try:
            return ledger.lines(table)
        finally:
            ledger.close()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


class Siege:
    """A hall, four people in it, and what becomes of them.

    Attributes:
        faults: What was wrong.
        matches: How many were played to their end.
        confirmed: Actions that were confirmed to a program.
    """

    def __init__(self, folder: Path, seed: str, pause: int = 120) -> None:
        """Serve a hall; between two kills there are at most so many milliseconds."""
        self._pause = pause
        self.hall = Hall(folder)
        self.hall.serve()
        self._stream = Stream(seed, "siege")
        own = (Stream(seed, f"person {number}") for number in range(4))
        self._programs = [Program(self.hall, name, next(own)) for name in ("Jana", "Petr")]
        self._wanderers = [Wanderer(self.hall, name, next(own), folder / "homes") for name in ("Eva", "ota")]
        self.faults: list[str] = []
        self.matches = self.confirmed = self.events = 0

    @property
    def people(self) -> list[Program | Wanderer]:
        """Everybody."""
        return [*self._programs, *self._wanderers]

    @property
    def cuts(self) -> int:
        """How often somebody was cut off."""
        return sum(one.cuts for one in self.people)

    @property
    def returns(self) -> int:
        """How often somebody came back through another door."""
        return sum(one.returns for one in self._wanderers)

    def play(self, game: str, kills: int) -> None:
        """Play a match while up to so many more kills come; nobody is killed any more behind them."""
        first, second = self._programs
        for one in self._programs:
            one.record = ""
        first.link.request(frames.Present(), list[frames.PersonSeen])  # it is back behind the last look
        asked = frames.Open(game, len(self.people), SHORTEST.get(game, ()))
        table = first.link.request(asked, frames.TableSeen).number
        second.link.request(frames.Sit(table), frames.TableSeen)
        playing = [threading.Thread(target=self._one, args=(one, table), daemon=True) for one in self.people]
        for thread in playing:
            thread.start()
        until = time.monotonic() + PATIENCE
        while any(thread.is_alive() for thread in playing):
            if time.monotonic() > until:
                names = [
                    one.name for one, thread in zip(self.people, playing, strict=True) if thread.is_alive()
                ]
                self._tell_where_all_are()
                raise TimeoutError(f"{game}: {names} hang at table {table}")
            time.sleep(self._stream.below(self._pause) / 1000)
            if self.hall.kills + self.cuts < kills and any(one.is_alive() for one in playing[:2]):
                self._harm()
                until = time.monotonic() + PATIENCE
        self.matches += 1
        self._look(table)

    def _tell_where_all_are(self) -> None:
        """For who mends what hangs: what the wanderers were told last, and where the hall has everybody."""
        for wanderer in self._wanderers:
            print(f"{wanderer.name}, {wanderer.door}: {wanderer.last!r}", file=sys.stderr)
        present = self._programs[0].link.request(frames.Present(), list[frames.PersonSeen])
        print(f"{present} {[program.link.table for program in self._programs]}", file=sys.stderr)

    def _one(self, person: Program | Wanderer, table: int) -> None:
        try:
            person.play(table)
        except Exception as error:  # noqa: BLE001 - told with the rest
            self.faults.append(f"{person.name}: {error!r}")

    def _harm(self) -> None:
        """Kill the hall or let it end, or cut somebody off."""
        if self._stream.below(2):
            if self._stream.below(2):
                self.hall.kill()
            else:
                self.hall.drain()
            time.sleep(self._stream.below(100) / 1000)
            self.hall.serve()
        else:
            self._stream.choice(self.people).cut()

    def _look(self, table: int) -> None:
        """Compare what everybody has with the file."""
        self.hall.kill()
        self.hall.kills -= 1  # nobody plays: this one counts for nothing
        lines = self.hall.record(table)
        self.hall.serve()
        journal, room = read_journal(list(lines)), load_room(read_journal(list(lines)).header.game)
        proven = verify(room.game, journal)
        if not proven.ok or journal.revealed is None:
            self.faults.append(f"table {table}: its record does not hold")
        marks = {tag: " ".join(spoken_fingerprint(journal.last_hash, tag)) for tag in ("cs", "en")}
        whole: LocalSeat[Any, Any, Any, Any] = LocalSeat.resume(room.game, journal).for_everybody()
        for one in self.people:
            seat = next(at for at, spec in enumerate(journal.header.seats) if spec.name == one.name)
            if isinstance(one, Program):
                self._look_at_program(one, seat, whole)
            elif one.mark != (mark := marks[one.tongue.locale[:2]]):
                self.faults.append(f"{one.name}: {one.mark} instead of {mark}")
            if one.record != "".join(lines) and not (isinstance(one, Wanderer) and one.door == "Terminal"):
                self.faults.append(f"{one.name}: another record")
            self.faults += one.faults
            one.faults.clear()

    def _look_at_program(self, one: Program, seat: int, whole: LocalSeat[Any, Any, Any, Any]) -> None:
        done = [entry.text for entry in whole.entries if entry.actor == seat]
        self.confirmed += len(one.confirmed)
        self.events += len(one.heard)
        if list(whole.events(seat)) != one.heard:
            self.faults.append(f"{one.name}: heard {len(one.heard)} of {len(whole.events(seat))}")
        rest = iter(done)
        if not all(text in rest for text in one.confirmed):
            self.faults.append(f"{one.name}: confirmed {one.confirmed}, done {done}")

    def end(self) -> None:
        """Let everybody go."""
        for one in self._programs:
            one.link._closed = True  # noqa: SLF001 - the hall is gone
        self.hall.kill()
        self.hall.kills -= 1


def main(words: list[str]) -> int:
    """Besiege a hall; return 0 where nothing was lost and nothing told twice."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--kills", type=int, default=200, help="of the hall, and lines that are cut, together"
    )
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--pause", type=int, default=4000, help="milliseconds between kills, at most")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args(words)
    begun, games = time.monotonic(), asked.games.split(",")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, ExitStack() as left:
        siege = Siege(Path(folder), asked.seed, asked.pause)
        left.callback(siege.end)
        while siege.hall.kills + siege.cuts < asked.kills and not siege.faults:
            share = asked.kills * (siege.matches + 1) // len(games)
            siege.play(games[siege.matches % len(games)], min(share, asked.kills))
    for fault in siege.faults:
        print(fault)
    cut = f"{siege.cuts} people cut off, {siege.returns} of them back through another door"
    harm = f"{siege.hall.kills} kills of the hall, {cut}, {siege.matches} matches"
    proven = f"{siege.confirmed} actions confirmed and {siege.events} events heard by programs"
    wrong = f"{len(siege.faults)} lost, told twice or different"
    minutes = (time.monotonic() - begun) / 60
    print(f"{datetime.now(UTC).date().isoformat()}: {harm}, {proven}: {wrong}, in {minutes:.0f} minutes")
    return 1 if siege.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
