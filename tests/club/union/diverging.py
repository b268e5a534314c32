"""Copies of one club that go on apart by chance, and what they come to in random orders."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from accessgames.club.desk.open_club import open_club_by_name
from accessgames.club.store.archive import Archive, club_path, write_archive
from accessgames.club.store.database import create_club_file
from accessgames.club.store.uniting import put_in_order, unite
from accessgames.dataclasses import replace
from accessgames.engine import GameError, Stream
from tests.club.desk.helpers import Bench

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.club.desk.open_club import OpenClub

PEOPLE = ("Jana", "Petr", "Marie", "Karel", "Eva", "Ota", "Iva", "Jan", "Zdena", "Hana", "Ivo", "Ema")
STEPS = 40


def diverge(copies: int, seed: str) -> list[Archive]:
    """Let so many copies of a club with one evening go on apart; return them as they are then."""
    stream, home = Stream(seed, "diverge"), os.environ.get("ACCESSGAMES_HOME")
    with tempfile.TemporaryDirectory(prefix="union-") as folder:
        os.environ["ACCESSGAMES_HOME"] = folder
        try:
            return [*_diverged(copies, stream)]
        finally:
            os.environ.pop("ACCESSGAMES_HOME")
            if home is not None:
                os.environ["ACCESSGAMES_HOME"] = home


def _diverged(copies: int, stream: Stream) -> Iterator[Archive]:
    first = Bench("cs", _opened("Klub"))
    first.do("create", "Večer", {"date": "21. 11. 2026", "game": "quantum", "rounds": "4", "club": "Klub"})
    first.do("register", ", ".join(PEOPLE[:8]))
    first.do("seat", "losem")
    begun = first.club.archive
    first.club.close()
    for number in range(copies):
        name = f"Kopie {number}"
        create_club_file(club_path(name), replace(begun, name=name)).close()
        bench = Bench("cs", _opened(name))
        for _ in range(STEPS):
            with suppress(GameError):  # what is not allowed there does not happen
                _step(bench, stream, number)
        yield replace(bench.club.archive, name="Klub")
        bench.club.close()


def _opened(name: str) -> OpenClub:
    clock = iter(range(10**6))
    return open_club_by_name(
        name, lambda: f"2026-11-21T16:{next(clock) // 60 % 60:02}:00+00:00", lambda: "7", make=True
    )


def _step(bench: Bench, stream: Stream, number: int) -> None:
    """Do anything that an organiser may do."""
    who, table, few = PEOPLE[stream.randrange(len(PEOPLE))], 1 + stream.randrange(2), stream.randrange(3)
    scores = " ".join(str(stream.randrange(60)) for _ in range(4))
    commands: list[tuple[str, str, dict[str, object]]] = [
        ("register", who, {}),
        ("withdraw", who, {}),
        ("seat", "znovu losem", {}),
        ("rename", f"{who}, {who} {number}", {}),
        ("undo", "", {}),
        ("undo", (who, f"výsledek stůl {table}", f"zápis {who} vše")[few], {}),
        ("redo", ("", "1", "2")[few], {}),
        ("correct", f"{table} {scores}", {}),
        ("amend", ("kola 5", f"místo Sál {number}", "název Večer")[few], {}),
        ("substitute", f"{who}, Host {number}{few}", {}),
        ("forget", f"{who}, ano" if few else who, {}),
        ("league", f"Rok, {bench.club.current}", {"best": str(1 + few)}),
        ("result", f"{table} {scores}", {}),
        ("result", f"{table} {scores}", {}),
        ("hand-out", f"{table}, {_folder()}", {}),
        ("accept", str(_folder()), {}),
    ]
    if stream.randrange(30) == 0:
        bench.do("create", "Večer", {"date": "22. 11. 2026", "game": "quantum", "rounds": "2"})
    bench.do(*commands[stream.randrange(len(commands))])
    for path in _folder().glob("*.txt"):  # whoever sits there has played, and every copy may take that in
        path.write_text(path.read_text().replace("result \n", f"result {scores}\n"))


def _folder() -> Path:
    """Return where files of tables lie that all copies hand out and take in."""
    folder = Path(os.environ["ACCESSGAMES_HOME"]) / "tables"
    folder.mkdir(exist_ok=True)
    return folder


def differing(copies: list[Archive], orders: int, seed: str) -> int:
    """Unite copies in random orders; return how many of the exports differ from the first one.

    Each order begins with any copy, takes in all others once, and some of them again in between; and every
    second order unites two halves that were united before.
    """
    stream, seen = Stream(seed, "orders"), set[str]()
    wrong, expected = 0, ""
    for order in range(orders):
        queue = [*copies]
        stream.shuffle(queue)
        extra = [copies[stream.randrange(len(copies))] for _ in range(stream.randrange(3))]
        cut = stream.randrange(1, len(queue)) if order % 2 else len(queue)
        halves = [_united([*queue[:cut], *extra]), *([_united(queue[cut:])] if queue[cut:] else [])]
        text = write_archive(put_in_order(_united(halves)))
        expected = expected or text
        wrong += text != expected
        seen.add(text)
    return wrong


def _united(copies: list[Archive]) -> Archive:
    found = copies[0]
    for other in copies[1:]:
        found = unite(found, other)
    return found
