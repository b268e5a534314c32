"""`accessgames serve` and `join`: a hall for people at other computers, and the way into one."""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.cli.arguments import Arguments, whole_number
from accessgames.cli.console import UsageError
from accessgames.cli.launch import launch
from accessgames.cli.material import open_room
from accessgames.engine import GameError
from accessgames.language import say
from accessgames.language.fingerprint import drawn_words
from accessgames.storage import files

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.cli.console import Console

PORTS: Final = range(65536)
_HALL: Final = "hall"
_LONGEST_WORD: Final = 100


def serve_command(arguments: Arguments, console: Console) -> int:
    """Serve a hall until it is stopped, and tell what guests have to type.

    Raises:
        UsageError: A port is no number of one; a key comes without its certificate.
        GameError: `net-not-installed`; a port is taken, or a file can't be used.
    """
    with _installed():
        from accessgames.net.hall import certificates, nearby, serving  # noqa: PLC0415 - needs the extra
        from accessgames.net.hall.opening import opening_messages, page_address  # noqa: PLC0415 - as above
        from accessgames.net.hall.poster import poster  # noqa: PLC0415 - as above
    folder = files.data_folder() / _HALL
    if arguments.has("backup") or arguments.has("restore"):
        return _copy(arguments, console, folder)
    name = arguments.value("name") or console.text("hall-usual-name")
    certificate, key = map(arguments.value, ("certificate", "key"))
    if key and not certificate:
        raise UsageError("cli-error-key-alone")
    with _alone(folder):
        host = _host_word(folder, console.tag)
        if certificate is None and arguments.has("tls"):
            certificate = str(certificates.own_certificate(folder, name))
        service = serving.Service(
            name, _port(arguments, "port", nearby.PORT), _port(arguments, "ssh", nearby.TERMINAL_PORT),
            folder, console.tag, arguments.value("word") or "", host, files.log_path(),
            Path(certificate) if certificate else None, Path(key) if key else None,
            database=arguments.value("database") or "", reached=arguments.value("reached") or "",
            figures=_figures(arguments), addresses=arguments.has("addresses"),
            news=lambda key: console.lines([console.text(key)]),
        )  # fmt: skip

        def ready(opened: serving.Opened) -> None:
            console.lines(map(console.render, opening_messages(service, opened)))
            if arguments.has("poster"):
                address = page_address(nearby.own_addresses()[0], opened)
                page = poster(name, address, console.tag, console.render)
                _write_poster(Path(arguments.value("poster") or ""), page)
                console.lines([console.text("poster-written", file=arguments.value("poster") or "")])

        with suppress(KeyboardInterrupt):
            serving.serve(
                service, open_room, lambda at: console.text("shell-bot-name", number=at + 1), ready,
                lambda: console.lines([console.text("cli-hall-near")]),
            )  # fmt: skip
        console.lines([console.text("hall-served")])
    return 0


def _copy(arguments: Arguments, console: Console, folder: Path) -> int:
    """Copy the hall into a new file, or put it back from one into an empty folder.

    Raises:
        GameError: `hall-copy-database` where it is not in a file; or as `copies` says.
    """
    if arguments.has("database"):
        raise GameError("hall-copy-database")
    from accessgames.net.operations import copies  # noqa: PLC0415 - few need it

    name = arguments.value("backup")
    if name is not None:
        done, key = copies.copy_hall(folder, name, open_room), "hall-copied"
    else:
        with _alone(folder):
            path = Path(arguments.value("restore") or "").expanduser().absolute()
            done, key = copies.restore_hall(path, folder, open_room), "hall-restored"
    told = say(key, people=done.people, tables=done.tables, matches=done.matches, file=done.file)
    console.lines([console.render(told)])
    return 0


def join_command(arguments: Arguments, console: Console) -> int:
    """Hold a session in a hall.

    Raises:
        GameError: `net-not-installed`.
    """
    with _installed():
        from accessgames.net.lobby import entry  # noqa: PLC0415 - needs the extra
        from accessgames.net.lobby.playing import Home  # noqa: PLC0415 - as above
    typed = arguments.places.get("address", "")
    name, word = arguments.value("name") or "", arguments.value("word") or ""
    guest = entry.Guesthood(entry.full_address(typed) if typed else "", name, word)
    known = entry.Acquaintances(files.data_folder() / "halls.json")
    return entry.join(launch(arguments, console), guest, known, Home(files.matches_folder()))


def _port(arguments: Arguments, option: str, usual: int) -> int:
    """Return where to listen; raises UsageError."""
    return arguments.number(option, 0, PORTS) if arguments.has(option) else usual


def _figures(arguments: Arguments) -> tuple[str, int] | None:
    """Return where figures are served: a port of this computer, or an address and a port.

    Raises:
        UsageError: `cli-error-number`.
    """
    text = arguments.value("figures")
    if text is None:
        return None
    host, _, port = text.rpartition(":")
    number = whole_number(port)
    if number is None or number not in PORTS:
        raise UsageError("cli-error-number", flag="figures", value=text, least=PORTS[0], most=PORTS[-1])
    from accessgames.net.operations.figures import HERE  # noqa: PLC0415 - few need it

    return host.strip("[]") or HERE, number


def _write_poster(path: Path, page: bytes) -> None:
    """Write the page, over nothing that is there; raises StorageError."""
    with files.as_storage_error(path), path.open("xb") as file:
        file.write(page)


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
        word = drawn_words(language)
        files.replace_whole(path, f"{word}\n".encode(), files.OWNER_ONLY)
    return word
