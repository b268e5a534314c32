"""The way into a hall: where it is, who one is, and what is remembered of that for the next time."""

from __future__ import annotations

import time
from contextlib import suppress
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import msgspec

from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError
from accessgames.language import say
from accessgames.net import frames, reading
from accessgames.net.hall import nearby
from accessgames.net.hall.people import drawn_token, read_name
from accessgames.net.link import Link, Place
from accessgames.net.lobby import commands, conversation, trust
from accessgames.net.ways import PASSING
from accessgames.shell import entry, errors, lists
from accessgames.storage import files

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from accessgames.net.lobby.playing import Home
    from accessgames.net.pipes import ClientLine
    from accessgames.shell.conversation import Arguments
    from accessgames.shell.dialogue import Dialogue
    from accessgames.shell.launch import Launch, SessionContext

NOTHING_ELSE: Final[Mapping[str, Callable[[Any, Arguments], None]]] = MappingProxyType({})
_ATTEMPTS: Final = 4
_RETURNING: Final = (0.5,) * 20
_ASKED_FOR: Final = MappingProxyType({
    "net-name-taken": ("name", "hall-ask-name"),
    "net-name-unfit": ("name", "hall-ask-name"),
    "net-passphrase-asked": ("passphrase", "hall-ask-passphrase"),
    "net-wrong-passphrase": ("passphrase", "hall-ask-passphrase"),
    "net-word-asked": ("word", "hall-ask-word"),
})  # fmt: skip
"""What is asked for after a refusal, and by which question."""

_MOST_KEPT: Final = 64 * 1024


def full_address(typed: str) -> str:
    """Return the address of a hall as programs write it.

    >>> full_address("klub.local"), full_address("wss://hry.example:9000")
    ('ws://klub.local:8021', 'wss://hry.example:9000')
    """
    scheme, _, rest = typed.strip().rpartition("://")
    place = rest.rstrip("/")
    bare = place.rpartition("]")[2]
    return f"{scheme or 'ws'}://{place}" + ("" if ":" in bare else f":{nearby.PORT}")


class Acquaintance(msgspec.Struct, frozen=True):
    """What is remembered of a hall.

    Attributes:
        name: How one is called there.
        token: What proves that.
        certificate: What the hall proves itself with, where its words were compared; in PEM.
        claim: What one is known by where the first greeting was lost; empty once there was one.
    """

    name: str
    token: str
    certificate: str = ""
    claim: str = ""


@dataclass(frozen=True, slots=True)
class Acquaintances:
    """A file of the halls that were visited; only its owner may read it.

    Attributes:
        path: The file; None where nothing is remembered.
    """

    path: Path | None = None

    def load(self) -> dict[str, Acquaintance]:
        """Return what is remembered, by address; nothing where the file can't be read or is none."""
        if self.path is None:
            return {}
        try:
            data = files.read_own(self.path, _MOST_KEPT)
            return {} if data is None else msgspec.json.decode(data, type=dict[str, Acquaintance])
        except (GameError, OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return {}

    def meet(self, address: str) -> Acquaintance:
        """Return what is remembered of a hall, with a claim that is kept before anybody could greet one."""
        before = self.load().get(address) or Acquaintance("", "")
        if not before.claim:
            before = msgspec.structs.replace(before, claim=drawn_token())
            self.keep(address, before)
        return before

    def keep(self, address: str, known: Acquaintance | None) -> None:
        """Remember a hall, or forget it; what can't be written is not remembered.

        Of halls that have greeted nobody only the last one is remembered.
        """
        if self.path is None:
            return
        kept = {at: one for at, one in self.load().items() if one.token}
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
        address: Where it is; empty to look for it in the local network.
        name: What they want to be called; empty to ask, or to be who they were the last time.
        word: The word of its host; empty where none is known.
        way: Makes the connection where the session runs in the hall itself; None for a socket.
        place: Where that session says where it is, and comes back to; None for others.
    """

    address: str
    name: str = ""
    word: str = ""
    way: Callable[[], ClientLine] | None = None
    place: Place | None = None


def join(
    launch: Launch, guest: Guesthood, known: Acquaintances, home: Home,
    instead: Mapping[str, Callable[[Any, Arguments], None]] = NOTHING_ELSE,
) -> int:  # fmt: skip
    """Hold a session in a hall.

    Args:
        launch: What the session is started with.
        guest: Where, and as whom.
        known: Halls that were visited.
        home: Where finished matches are taken.
        instead: What is answered otherwise than at home, in the hall and at its tables.

    Returns:
        The exit code.
    """

    def hold(context: SessionContext) -> None:
        dialogue = entry.welcome(launch, context)
        try:
            found = guest if guest.address or guest.way else _look_around(dialogue, guest)
            before = known.meet(found.address)
            link, certificate = _connect_trusting(launch, dialogue, found, before)
        except GameError as error:
            dialogue.console.tell(errors.tell_error(error, "system"))
            return
        known.keep(found.address, Acquaintance(link.name, link.token, certificate))
        seen = _return(link, found.place)
        lobby = conversation.Lobby(
            launch, context, link, home, {**commands.HANDLERS, **instead},
            lambda lobby: {**commands.table_handlers(lobby), **instead},
        )  # fmt: skip
        if seen is not None and seen.state == "waits":
            lobby.table = seen.number
        try:
            conversation.stay(lobby, returned=seen is not None and seen.state == "goes")
        finally:
            link.close()
        if lobby.forgotten:
            known.keep(found.address, None)

    return entry.hold_session(launch, hold)


def _return(link: Link, place: Place | None) -> frames.TableSeen | None:
    """Sit down again where somebody was when a hall ended; None where they are in the hall then.

    The table of a server of a house that is gone has none until its lease is over, which is waited for.
    """
    link.place = place
    if place is None or not place.table:
        return None
    for pause in _RETURNING:
        try:
            return link.request(frames.Sit(place.table), frames.TableSeen)
        except GameError as error:
            if error.key not in PASSING:
                break
            time.sleep(pause)
    return None


def _look_around(dialogue: Dialogue, guest: Guesthood) -> Guesthood:
    """Look for halls in the local network; of several ask which.

    Raises:
        GameError: `hall-none-near`.
    """
    dialogue.console.tell(say("hall-looking", "system"))
    dialogue.console.flush()
    halls = nearby.find_halls()
    if not halls:
        raise GameError("hall-none-near")
    chosen = 0
    if len(halls) > 1:
        told = tuple(say("hall-near", name=hall.name, address=hall.address) for hall in halls)
        names = tuple((hall.name, hall.address) for hall in halls)
        chosen = dialogue.choice((say("hall-ask-which", "system"), *lists.list_lines(told)), names, 0)
    return replace(guest, address=full_address(halls[chosen].address))


def _connect_trusting(
    launch: Launch, dialogue: Dialogue, guest: Guesthood, before: Acquaintance
) -> tuple[Link, str]:
    """Connect to a hall that proves what it is, if need be by words that are compared by ear.

    Returns:
        The connection, and the certificate by which it was made; empty where an authority stands for it.

    Raises:
        GameError: The hall is not there, does not let one in, or did not prove what it is.
    """
    try:
        return _connect(launch, dialogue, guest, before), before.certificate
    except GameError as error:
        if error.key != "net-unproven":
            raise
    shown = trust.ask_trust(dialogue, guest.address, before.certificate)
    before = msgspec.structs.replace(before, certificate=shown)
    return _connect(launch, dialogue, guest, before), shown


def _connect(launch: Launch, dialogue: Dialogue, guest: Guesthood, before: Acquaintance) -> Link:
    """Return the connection; whoever is asked for a name, a passphrase or a word types it.

    Raises:
        GameError: The hall is not there or does not let one in.
    """
    hello = frames.Hello(frames.VERSION, "", guest.name, "", guest.word, before.claim)
    if before.token and guest.name in ("", before.name):
        hello = msgspec.structs.replace(hello, token=before.token, name=before.name)
    elif not guest.name:
        hello = msgspec.structs.replace(hello, name=dialogue.ask((say("hall-ask-name"),), read_name))
    secure, refusal = trust.pinned(before.certificate), GameError("net-unknown")

    def waits(told: frames.Waits) -> None:
        dialogue.console.tell(say("hall-entry-waits", "system", count=told.before, seconds=told.seconds))
        dialogue.console.flush()

    for _ in range(_ATTEMPTS):
        try:
            return Link(guest.address, hello, launch.open_room, secure=secure, way=guest.way, waits=waits)
        except GameError as error:
            refusal = error
        hello = _answered(dialogue, hello, refusal)
    raise refusal


def _answered(dialogue: Dialogue, hello: frames.Hello, refusal: GameError) -> frames.Hello:
    """Return what is said the next time, after what was wrong was told and asked for.

    Raises:
        GameError: Nothing that could be typed would help.
    """
    if refusal.key == "net-unknown" and hello.token:  # the hall has forgotten them
        return msgspec.structs.replace(hello, token="")
    if refusal.key == reading.BROKEN and hello.claim:  # a hall of before knows no claims
        return msgspec.structs.replace(hello, claim="")
    question = _ASKED_FOR.get(refusal.key)
    if question is None:
        raise refusal
    attribute, asked = question
    dialogue.console.tell(errors.tell_error(refusal, "system"))
    read = read_name if attribute == "name" else str
    typed = dialogue.ask((say(asked, name=hello.name),), read, hidden=attribute == "passphrase")
    return msgspec.structs.replace(hello, **{attribute: typed})
