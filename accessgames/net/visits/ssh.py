"""The door of terminals: SSH, with a key or a passphrase for a name, and the same lines as at home."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any, Final

import asyncssh

from accessgames.dataclasses import replace
from accessgames.engine import GameError
from accessgames.language import Language, say
from accessgames.net import frames
from accessgames.net.hall.doors import Origin
from accessgames.net.hall.hashing import Knock
from accessgames.net.visits import doorstep
from accessgames.net.visits.terminals import SshTerminal
from accessgames.net.visits.visit import Visitor, refusal_text, waits_text
from accessgames.shell import launch
from accessgames.storage import files

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from accessgames.net.hall.ledger import KeptPerson
    from accessgames.net.visits.visit import Visits

_LOGIN_SECONDS: Final = 600
"""Who comes with a thousand others is let in after minutes; whoever says nothing is sent away much sooner."""

_ASKED_SECONDS: Final = 15
"""A terminal that does not answer is asked so often; three times, and it is gone."""

_WRONG_PAUSE: Final = 0.5
_LONGEST_KEY: Final = 64 * 1024
_DOOR: Final = "terminal"

COME_BACK: Final = 75
"""Exit code of a session that ended because the hall did, as of what fails for a while: a loop comes back."""


def host_key(path: Path) -> asyncssh.SSHKey:
    """Return what proves this computer to guests; made when it is first asked for.

    Raises:
        StorageError: It can't be read or written.
    """
    with files.as_storage_error(path):
        kept = files.read_own(path, _LONGEST_KEY)
        if kept is None:
            kept = asyncssh.generate_private_key("ssh-ed25519").export_private_key()
            files.replace_whole(path, kept, files.OWNER_ONLY)
        return asyncssh.import_private_key(kept)


async def listen(visits: Visits, port: int, key: asyncssh.SSHKey, language: str) -> asyncssh.SSHAcceptor:
    """Let terminals come; `language` speaks to those who say nothing else. Returns what to close."""
    steps = (
        doorstep.Doorstep(),
        doorstep.Doorstep(doorstep.MOST_TOLD, doorstep.MOST_TOLD, doorstep.TOLD_SECONDS),
    )
    return await asyncssh.create_server(
        lambda: _Guest(visits, language, steps), "", port, server_host_keys=[key],
        login_timeout=_LOGIN_SECONDS, keepalive_interval=_ASKED_SECONDS, allow_pty=True, line_editor=False,
        agent_forwarding=False, x11_forwarding=False, encoding=None, sftp_factory=None, allow_scp=False,
        server_version="accessgames",
    )  # fmt: skip


class _Guest(asyncssh.SSHServer):
    """Somebody who proves who they are, then gets a session.

    A new name belongs to the first key that is proven with it, or to the passphrase that is typed for it.

    Attributes:
        address: Where they come from.
    """

    address = ""

    def __init__(
        self, visits: Visits, language: str, steps: tuple[doorstep.Doorstep, doorstep.Doorstep]
    ) -> None:
        """Wait at the door; `steps` are where all do, and where those do who are too many."""
        self._visits, self._language = visits, language
        self._steps, self._unwelcome, self._sessions, self._lost = steps, GameError(""), 0, False
        self._person: KeptPerson | None = None
        self._name = self._offered = ""
        self._connection: Any = None
        self._watch, self._counted = visits.hall.watch, ExitStack()
        self._waiting = ExitStack()

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Know the connection, and count it; whoever is one too many is told why, or cut off."""
        self._connection = conn
        self.address = str(conn.get_extra_info("peername")[0])
        self._wait()
        figures = self._watch.figures
        self._counted.enter_context(figures.counted(figures.connections, _DOOR))
        self._waiting.enter_context(figures.counted(figures.logins, _DOOR))

    def auth_completed(self) -> None:
        """Know that they have proven who they are."""
        self._waiting.close()

    def _wait(self) -> None:
        """Wait at the door: the one for all, or that of those who are too many."""
        if self._lost:
            return
        try:
            self._steps[0].come(self)
        except GameError as error:
            self._unwelcome = error
            self._watch.turn_away(error, _DOOR, self.address)
            try:
                self._steps[1].come(self)
            except GameError:
                asyncio.get_running_loop().call_soon(self._connection.abort)

    def _go(self) -> None:
        """Wait at no door."""
        for step in self._steps:
            step.go(self)

    def send_away(self, error: GameError) -> None:
        """End the connection; whoever has said a name is told why."""
        if not self._unwelcome.key:
            self._watch.turn_away(error, _DOOR, self.address)
        if self._name:
            self._say(error)
            self._connection.disconnect(asyncssh.DISC_BY_APPLICATION, "")
        else:
            self._connection.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more; what is no mistake of a network is one of ours."""
        self._lost = True
        self._go()
        self._waiting.close()
        self._counted.close()
        if exc is not None and not isinstance(exc, OSError | asyncssh.Error):
            self._watch.mistake(exc)

    @property
    def _origin(self) -> Origin:
        return Origin(self.address, secure=True, door=_DOOR)

    def begin_auth(self, username: str) -> bool:
        """Ask for a proof; whoever is one too many hears it here, where their program shows it first."""
        self._name = username
        if self._unwelcome.key:
            asyncio.get_running_loop().call_soon(self.send_away, self._unwelcome)
        return True

    def public_key_auth_supported(self) -> bool:
        """Keys are welcome."""
        return True

    def password_auth_supported(self) -> bool:
        """And so are passphrases."""
        return True

    async def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Tell whether a key would prove a name; one that nobody has yet is given it once it is proven.

        A client only offers a key at first: whoever knows the public half of one can do that.
        """
        hall, self._offered, self._person = self._visits.hall, key.get_fingerprint(), None
        known = hall.people.find(username)
        if known is not None:
            self._person = known if self._offered in known.keys.splitlines() else None
            return self._person is not None
        try:
            hall.check_new(username)
        except GameError as error:
            await self._refuse(error)
            return False
        return True

    async def validate_password(self, username: str, password: str) -> bool:
        """Let a passphrase prove a name, or keep one that nobody has yet."""
        hall, self._person = self._visits.hall, None
        known = hall.people.find(username)
        if known is None:
            self._person = await self._new(username, password, "")
            return self._person is not None
        self._go()  # whoever waits for the comparison waits in turn there
        try:
            await hall.check_passphrase(known, password, self._knock(username))
        except GameError as error:
            await self._refuse(error)
            return False
        finally:
            self._wait()
        self._person = known
        return True

    def kbdint_auth_supported(self) -> bool:
        """Passphrases are asked for in the language of the hall."""
        return True

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:  # noqa: ANN401 - theirs
        """Ask for the passphrase of a name, or for a new one."""
        del lang, submethods
        known = self._visits.hall.people.find(username)
        asked = say("hall-ssh-new" if known is None else "hall-ssh-known", name=username)
        told, prompt = (Language(self._language).form(one, "full") for one in (asked, say("hall-ssh-prompt")))
        return "", told, self._language, [(f"{prompt} ", False)]

    async def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        """Take the passphrase that was typed."""
        return len(responses) == 1 and await self.validate_password(username, responses[0])

    async def _new(self, name: str, passphrase: str, key: str) -> KeptPerson | None:
        """Return somebody new who has a name from now on; None where that is refused."""
        hall = self._visits.hall
        try:
            kept = await hall.hash_passphrase(passphrase, self._knock(name)) if passphrase or not key else ""
            person, _ = await self._visits.door.identify(frames.Hello(frames.VERSION, "", name), self._origin)
        except GameError as error:
            await self._refuse(error)
            return None
        person = replace(person, passphrase=kept, keys=key)
        hall.keep(person)
        return person

    def _knock(self, name: str) -> Knock:
        async def waits(before: int, seconds: int) -> None:
            self._connection.send_auth_banner(f"{waits_text(before, seconds, self._language)}\r\n")

        return Knock(self._origin.address, name, waits)

    async def _refuse(self, error: GameError) -> None:
        """Say why somebody is not let in; some programs show it."""
        self._watch.turn_away(error, _DOOR, self.address)
        self._say(error)
        await asyncio.sleep(_WRONG_PAUSE)

    def _say(self, error: GameError) -> None:
        with suppress(OSError, asyncssh.Error):
            self._connection.send_auth_banner(f"{refusal_text(error, self._language)}\r\n")

    def session_requested(self) -> Any:  # noqa: ANN401 - asyncssh's own union
        """Give them a session."""
        return self._session()

    async def _session(self) -> _Session:
        """Return a session of somebody proven to be who they are; a new name is the key's from now on."""
        if self._person is None:
            self._person = await self._new(self._name, "", self._offered)
        if self._person is None:
            raise asyncssh.ChannelOpenError(asyncssh.OPEN_CONNECT_FAILED, "")
        self._sessions += 1
        self._go()
        return _Session(self._visits, self._person, self._origin, self._language, self._leave_session)

    def _leave_session(self) -> None:
        """Wait at the door again where no session is left: a connection without one is kept from nobody."""
        self._sessions -= 1
        if not self._sessions:
            self._wait()


class _Session(asyncssh.SSHServerSession[bytes]):
    """A channel with somebody's terminal."""

    def __init__(
        self, visits: Visits, person: KeptPerson, origin: Origin, language: str, over: Callable[[], None]
    ) -> None:
        self._visits, self._person, self._origin, self._language = visits, person, origin, language
        self._over = over
        self._loop = asyncio.get_running_loop()
        self._terminal: SshTerminal | None = None
        self._columns = 0
        self._handed = self._sent = 0

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Know the channel."""
        self._channel = chan

    def pty_requested(self, term_type: str, term_size: tuple[int, ...], term_modes: object) -> bool:
        """Take the width of their terminal."""
        del term_type, term_modes
        self._columns = max(0, term_size[0])
        return True

    def shell_requested(self) -> bool:
        """Talk."""
        return True

    def session_started(self) -> None:
        """Run the session beside the loop."""
        environ = {key: str(value) for key, value in self._channel.get_environment().items()}
        language = launch.guess_language(environ) or self._language
        self._terminal = SshTerminal(self._write, self._columns, self._is_shown)
        visitor = Visitor(self._person, self._origin, language)
        self._running = asyncio.create_task(self._run(visitor, self._terminal))

    async def _run(self, visitor: Visitor, terminal: SshTerminal) -> None:
        self._visits.ends.add(self._leave)
        try:
            await self._visits.hold(visitor, terminal)
        except GameError as error:
            terminal.stream.write(f"{refusal_text(error, visitor.language)}\n")
        finally:
            self._visits.ends.discard(self._leave)
        self._loop.call_soon(self._channel.exit, 0)

    async def _leave(self) -> None:
        """Hang up by a code that means to come back."""
        connection = self._channel.get_connection()
        self._channel.exit(COME_BACK)
        await self._channel.wait_closed()
        connection.close()
        await connection.wait_closed()

    def _write(self, data: bytes) -> None:
        """Send bytes from the thread of the session; whoever is gone hears nothing."""
        self._handed += 1

        def send() -> None:
            self._sent += 1
            with suppress(OSError, asyncssh.Error):
                self._channel.write(data)

        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(send)

    def _is_shown(self) -> bool:
        """Tell whether all that was written has left for the terminal."""
        return self._sent >= self._handed and not self._channel.get_write_buffer_size()

    def data_received(self, data: bytes, datatype: object) -> None:
        """Hand on what was pressed; whoever floods is cut off."""
        del datatype
        if self._terminal is not None and not self._terminal.keys.portions.put(data):
            self._channel.abort()

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Fit lines to the new width."""
        del height, pixwidth, pixheight
        if self._terminal is not None:
            self._terminal.columns = max(0, width)

    def break_received(self, msec: int) -> bool:
        """Take a break as nothing."""
        del msec
        return True

    def eof_received(self) -> bool:
        """End the session where nothing is typed any more."""
        self._end()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """End the session where nobody is there."""
        del exc
        self._end()
        self._over()

    def _end(self) -> None:
        if self._terminal is not None:
            self._terminal.keys.portions.end()
