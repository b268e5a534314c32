"""Golden evenings of a desk and a hall: what was typed at the desk, what is told there and to the guests."""

from __future__ import annotations

import asyncio
import hashlib
import os
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

import msgspec

from accessgames.engine import CHANCE, GameError, Stream
from accessgames.language import Language
from accessgames.net import frames, pipes
from accessgames.net.hall import guests
from accessgames.net.hall.desk_tables import DeskTables
from accessgames.net.hall.hall import Hall
from accessgames.net.hall.hashing import Knock
from accessgames.net.hall.ledger import Ledger
from accessgames.net.lobby import hearing
from accessgames.shell.errors import tell_error
from accessgames.storage import hall_orders, signing
from tests.club.desk.goldens import FOLDER, Mouth, hold, settings_of
from tests.club.desk.helpers import begun
from tests.net.sockets import open_room

if TYPE_CHECKING:
    from accessgames.language import Message

__all__ = ["FOLDER", "GOLDENS", "make"]

Step = str | tuple[str, ...]
"""A line that is typed at the desk, or what a guest does: their name, what, and with what."""

_GUESTS: Final[tuple[Step, ...]] = (("Jana", "come"), ("Marie", "come"))
_FIRST: Final[tuple[Step, ...]] = (
    ("Jana", "sit", "1"), ("Petřík", "come"), ("Petřík", "sit", "1"), ("Petřík", "say", "Petr"),
)  # fmt: skip

GOLDENS: Final = MappingProxyType(
    {f"hall-evening{form}.{tag}.txt": tag for tag in ("cs", "en") for form in ("", "-short")}
)
"""Language of each evening, by its file name."""

_CZECH: Final[tuple[Step, ...]] = (
    *_GUESTS, "losuj Jana, Petr / Marie, Karel", "herna", *_FIRST, "herna", ("", "play", "1"), "stoly",
    "herna zruš 2", "herna zruš 2", "herna modrý", "herna 2", ("Marie", "sit", "3"),
    "výsledek 2 Marie 30, Karel 40", "herna", "losuj", "herna", "zpět",
    "losuj Jana, Marie / Petr, Karel", "herna slova", "výsledky", "konec",
)  # fmt: skip
_ENGLISH: Final[tuple[Step, ...]] = (
    *_GUESTS, "draw Jana, Petr / Marie, Karel", "hall", *_FIRST, "hall", ("", "play", "1"), "tables",
    "hall cancel 2", "hall cancel 2", "hall blue", "hall 2", ("Marie", "sit", "3"),
    "result 2 Marie 30, Karel 40", "hall", "draw", "hall", "undo",
    "draw Jana, Marie / Petr, Karel", "hall words", "results", "quit",
)  # fmt: skip


class Ear:
    """The line of a guest: what it gets is told."""

    def __init__(self, tell: Callable[[frames.Heard], None]) -> None:
        self._tell = tell
        self._frames: msgspec.json.Decoder[Any] = msgspec.json.Decoder(frames.FromServer)

    async def send(self, data: bytes) -> None:
        """Tell what is heard; positions are nobody's business here."""
        told = self._frames.decode(data)
        if isinstance(told, frames.Heard):
            self._tell(told)

    async def close(self, code: int = pipes.USUAL) -> None:
        """End nothing."""
        del code


def _sleeping(hall: ScriptedHall) -> Callable[[float], None]:
    """Let the hall look instead of sleeping in this thread; threads that others left behind sleep."""
    here, sleep = threading.get_ident(), time.sleep

    def slept(seconds: float) -> None:
        if threading.get_ident() == here:
            hall.look()
        else:
            sleep(seconds)

    return slept


class ScriptedHall:
    """A hall whose guests do what is written down, one after the other."""

    def __init__(self, folder: Path, tag: str, form: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._language, self._form = Language(tag), form
        self._ledger = Ledger(folder / "hall.sqlite")
        self._hall = Hall("Klub", self._ledger, open_room, tag, str)
        self._orders = hall_orders.HallOrders(folder / hall_orders.NAME)
        self._desk = DeskTables(self._hall, self._ledger, self._orders, open_room)
        self._guests: dict[str, guests.Guest] = {}
        self.heard: list[str] = []

    def close(self) -> None:
        """Close its file."""
        self._loop.close()
        self._ledger.close()

    def look(self) -> None:
        """Do what the desk wants."""
        self._do(self._desk.look())
        for guest in self._guests.values():
            self._do(guest.send())

    def _do(self, work: Any) -> Any:  # noqa: ANN401 - by work
        return self._loop.run_until_complete(work)

    def _told(self, name: str, told: Message) -> None:
        self.heard += [f"{name}: {line}" for line in self._language.form(told, self._form).split("\n")]  # type: ignore[arg-type]

    def _hear(self, name: str, heard: frames.Heard) -> None:
        for told in hearing.heard_messages([heard]):
            self._told(name, told)

    def step(self, name: str, what: str, text: str = "") -> None:
        """Let a guest do something, and note what everybody hears."""
        if what == "come":
            person, _ = self._do(self._hall.identify(frames.Hello(frames.VERSION, "", name), Knock()))
            self._guests[name] = guests.Guest(Ear(partial(self._hear, name)), person, hosts=False)
            self._do(self._hall.come(self._guests[name]))
        elif what == "sit":
            self._sit(name, frames.Sit(int(text)))
        elif what == "say":
            places = (place for order in self._orders.wanted() for place in order.places)
            self._sit(name, frames.Sit(0, next(place.words for place in places if place.name == text)))
        else:
            self._play(int(text))
        self.look()

    def _sit(self, name: str, what: frames.Sit) -> None:
        try:
            seen = self._do(self._hall.answer(self._guests[name], what))
        except GameError as error:
            self._told(name, tell_error(error))
        else:
            self._told(name, hearing.table_message(seen, self._language.has))

    def _play(self, table: int) -> None:
        """Play a match to its end, at random."""
        match, stream = self._hall.tables[table].match, Stream("evening", f"table {table}")
        assert match is not None
        while match.seat.actors:
            actor = match.seat.actors[0]
            if actor == CHANCE:
                self._do(asyncio.sleep(0.001))
                continue
            legal = list(match.seat.for_seats(frozenset((actor,))).perspective(actor).legal)
            text = match.seat.game.format_action(stream.choice(legal))
            service = match.service(frozenset((actor,)))
            self._do(match.answer(service, frames.Do(actor, (text,), match.line)))


def make(name: str) -> str:
    """Return a transcript."""
    tag = GOLDENS[name]
    form = "braille" if "-short." in name else "full"
    numbers = count()

    def token_hex(size: int) -> str:
        return hashlib.sha512(str(next(numbers)).encode()).hexdigest()[: 2 * size]

    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / hall_orders.FOLDER).mkdir()
        with (
            patch.dict(os.environ, {"ACCESSGAMES_HOME": folder}),
            patch("secrets.token_hex", token_hex),
        ):
            signing.key_path().write_text(f"accessgames key 1 {'7' * 64}\n", encoding="ascii")
            hall = ScriptedHall(Path(folder) / hall_orders.FOLDER, tag, form)

            class Hand(Mouth):
                """Types at the desk; between the lines guests do theirs."""

                def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as of a file
                    hall.look()
                    while steps and not isinstance(steps[0], str):
                        hall.step(*steps.pop(0))
                    if steps:
                        steps.pop(0)
                    self._heard.writelines(f"{line}\n" for line in hall.heard)
                    hall.heard.clear()
                    return super().readline(size)

            steps = list(_CZECH if tag == "cs" else _ENGLISH)
            typed = tuple(step for step in steps if isinstance(step, str))
            with patch("time.sleep", _sleeping(hall)):
                begun("Jana, Petr, Marie, Karel", game="quantum", tables="2", rounds="2").club.close()
                text = hold(tag, typed, settings_of(name), mouth=Hand)
            hall.close()
    return text.replace(f"{folder}{os.sep}", "")
