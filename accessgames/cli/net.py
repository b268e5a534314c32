"""`accessgames serve` and `join`: a hall for people at other computers, and the way into one."""

from __future__ import annotations

import os
import secrets
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from accessgames.cli.console import UsageError
from accessgames.cli.launch import launch
from accessgames.cli.material import open_room
from accessgames.engine import GameError
from accessgames.language.fingerprint import spoken_fingerprint
from accessgames.language.values import say
from accessgames.storage import files

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console

PORTS: Final = range(65536)
_HALL: Final = "hall"
_LONGEST_WORD: Final = 100


def serve_command(arguments: Arguments, console: Console) -> int:
    """Serve a hall until it is stopped, and tell what guests have to type.

    Raises:
        UsageError: The port is no number of one.
        GameError: `net-not-installed`; the port is taken, or the file of the hall can't be used.
    """
    with _installed():
        from accessgames.net.hall import serving  # noqa: PLC0415 - needs the extra
        from accessgames.net.lobby.entry import PORT  # noqa: PLC0415 - as above
    port = arguments.number("port", 0, PORTS) if arguments.has("port") else PORT
    folder = files.data_folder() / _HALL
    name = arguments.value("name") or console.text("hall-usual-name")
    with _alone(folder):
        host = _host_word(folder, console.tag)
        service = serving.Service(
            name, port, folder / "hall.sqlite", console.tag, arguments.value("word") or "", host
        )

        def ready(listens: int) -> None:
            console.lines(map(console.render, [
                say("hall-serves", name=name),
                *(
                    say("cli-hall-address", address=f"{one}:{listens}" if listens != PORT else one)
                    for one in serving.own_addresses()
                ),
                say("hall-host-word", word=host),
                say("hall-stop"),
            ]))  # fmt: skip

        def name_bot(at: int) -> str:
            return console.text("shell-bot-name", number=at + 1)

        with suppress(KeyboardInterrupt):
            serving.serve(service, open_room, name_bot, ready)
        console.lines([console.text("hall-served")])
    return 0


def join_command(arguments: Arguments, console: Console) -> int:
    """Hold a session in a hall.

    Raises:
        UsageError: No address is given.
        GameError: `net-not-installed`.
    """
    with _installed():
        from accessgames.net.lobby import entry  # noqa: PLC0415 - needs the extra
    typed = arguments.places.get("address")
    if typed is None:
        raise UsageError("cli-error-no-hall")
    name, word = arguments.value("name") or "", arguments.value("word") or ""
    guest = entry.Guesthood(entry.full_address(typed), name, word)
    known = entry.Acquaintances(files.data_folder() / "halls.json")
    return entry.join(launch(arguments, console), guest, known, files.matches_folder())


@contextmanager
def _installed() -> Iterator[None]:
    """Say in one sentence that the extra is not there.

    Raises:
        GameError: `net-not-installed`.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        raise GameError("net-not-installed") from error


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Keep another server from the same file.

    Raises:
        StorageError: There is one already, or the folder can't be used.
    """
    path = folder / "hall.lock"
    with files.as_storage_error(path):
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, files.OWNER_ONLY)
    try:
        files.lock_file(path, descriptor)
        yield
    finally:
        os.close(descriptor)


def _host_word(folder: Path, language: str) -> str:
    """Return what makes somebody the host of this hall: words that were drawn when it was first served.

    Raises:
        StorageError: It can't be read or written.
    """
    path = folder / "host.txt"
    with files.as_storage_error(path):
        kept = files.read_own(path, _LONGEST_WORD)
        if kept:
            return kept.decode().strip()
        word = " ".join(spoken_fingerprint(secrets.token_hex(16), language))
        files.replace_whole(path, f"{word}\n".encode(), files.OWNER_ONLY)
    return word
