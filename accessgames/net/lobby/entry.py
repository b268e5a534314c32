"""The way into a hall: where it is, who one is, and what is remembered of that for the next time."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.language import say
from accessgames.net import frames
from accessgames.net.hall.people import read_name
from accessgames.net.link import Link
from accessgames.net.lobby.commands import HANDLERS, table_handlers
from accessgames.net.lobby.conversation import Lobby, stay
from accessgames.shell import entry
from accessgames.shell.errors import tell_error
from accessgames.storage import files

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.shell.dialogue import Dialogue
    from accessgames.shell.launch import Launch, SessionContext

PORT: Final = 8021
"""Where halls listen unless somebody says otherwise."""

_ATTEMPTS: Final = 4
_MOST_KEPT: Final = 64 * 1024


def full_address(typed: str) -> str:
    """Return the address of a hall as programs write it.

    >>> full_address("klub.local"), full_address("wss://hry.example:9000")
    ('ws://klub.local:8021', 'wss://hry.example:9000')
    """
    scheme, _, rest = typed.strip().rpartition("://")
    place = rest.rstrip("/")
    bare = place.rpartition("]")[2]
    return f"{scheme or 'ws'}://{place}" + ("" if ":" in bare else f":{PORT}")


class Acquaintance(msgspec.Struct, frozen=True):
    """What is remembered of a hall: how one is called there, and what proves it."""

    name: str
    token: str


@dataclass(frozen=True, slots=True)
class Acquaintances:
    """A file of the halls that were visited; only its owner may read it.

    Attributes:
        path: The file.
    """

    path: Path

    def load(self) -> dict[str, Acquaintance]:
        """Return what is remembered, by address; nothing where the file can't be read or is none."""
        try:
            data = files.read_own(self.path, _MOST_KEPT)
            return {} if data is None else msgspec.json.decode(data, type=dict[str, Acquaintance])
        except (GameError, OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return {}

    def keep(self, address: str, known: Acquaintance | None) -> None:
        """Remember a hall, or forget it; what can't be written is not remembered."""
        kept = self.load()
        kept.pop(address, None)
        if known is not None:
            kept[address] = known
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            files.replace_whole(self.path, msgspec.json.encode(kept), files.OWNER_ONLY)


@dataclass(frozen=True, slots=True)
class Guesthood:
    """How somebody comes into a hall.

    Attributes:
        address: Where it is.
        name: What they want to be called; empty to ask, or to be who they were the last time.
        word: The word of its host; empty where none is known.
    """

    address: str
    name: str = ""
    word: str = ""


def join(launch: Launch, guest: Guesthood, known: Acquaintances, folder: Path) -> int:
    """Hold a session in a hall.

    Args:
        launch: What the session is started with.
        guest: Where, and as whom.
        known: Halls that were visited.
        folder: Where journals of matches are kept at home.

    Returns:
        The exit code.
    """

    def hold(context: SessionContext) -> None:
        dialogue = entry.welcome(launch, context)
        link = _connect(launch, dialogue, guest, known)
        if link is None:
            return
        known.keep(guest.address, Acquaintance(link.name, link.token))
        lobby = Lobby(launch, context, link, folder, HANDLERS, table_handlers)
        try:
            stay(lobby)
        finally:
            link.close()
        if lobby.forgotten:
            known.keep(guest.address, None)

    return entry.hold_session(launch, hold)


def _connect(launch: Launch, dialogue: Dialogue, guest: Guesthood, known: Acquaintances) -> Link | None:
    """Return the connection; None where the hall is not there or does not let one in, which is told."""
    before = known.load().get(guest.address)
    hello = frames.Hello(frames.VERSION, "", guest.name, "", guest.word)
    if before is not None and guest.name in ("", before.name):
        hello = msgspec.structs.replace(hello, token=before.token, name=before.name)
    elif not guest.name:
        hello = msgspec.structs.replace(hello, name=dialogue.ask((say("hall-ask-name"),), read_name))
    for _ in range(_ATTEMPTS):
        try:
            return Link(guest.address, hello, launch.open_room)
        except GameError as error:
            if error.key == "net-unknown" and hello.token:  # the hall has forgotten them
                hello = msgspec.structs.replace(hello, token="")
                continue
            dialogue.console.tell(tell_error(error, "system"))
            if error.key in {"net-name-taken", "net-name-unfit"}:
                hello = msgspec.structs.replace(hello, name=dialogue.ask((say("hall-ask-name"),), read_name))
                continue
            if error.key not in {"net-passphrase-asked", "net-wrong-passphrase"}:
                return None
        typed = dialogue.ask((say("hall-ask-passphrase", name=hello.name),), str, hidden=True)
        hello = msgspec.structs.replace(hello, passphrase=typed)
    return None
