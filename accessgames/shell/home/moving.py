"""Everything personal packed into one file and unpacked on another computer, from home and for scripts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine import GameError
from accessgames.language import Message, say
from accessgames.shell import errors, settings
from accessgames.shell.home import matches

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.patience import Patience
    from accessgames.shell.conversation import Arguments
    from accessgames.shell.home.conversation import Home
    from accessgames.shell.protocols import Belongings, Unpacked


def pack(home: Home, rest: Arguments) -> None:
    """Write everything personal into a new file, of the usual name where none is said.

    Raises:
        GameError: There is a file of that name already, or it can't be written.
    """
    name = rest.text or home.context.preferences.language.text("backup-file-name", day=home.launch.now()[:10])
    home.teller.tell(*packed(_belongings(home), name, home.context.console.patience))


def unpack(home: Home, rest: Arguments) -> None:
    """Add everything in such a file to what is here; settings hold at once.

    Raises:
        GameError: No file is named, or it is none that can be read.
    """
    if not rest.words:
        raise GameError("backup-which", command=home.teller.words.word(rest.id))
    belongings = _belongings(home)
    done = belongings.unpack(rest.text, home.context.console.patience)
    if done.settings:
        home.context.preferences.take_over(settings.read_settings(belongings.load_settings()))
        home.context.console.adapt(home.context.preferences.language, home.context.preferences.settings)
    matches.look_for_waiting(home)
    home.teller.tell(*unpacked(belongings, done))


def _belongings(home: Home) -> Belongings:
    """Return what packs and unpacks.

    Raises:
        GameError: `backup-nowhere`.
    """
    if home.launch.belongings is None:
        raise GameError("backup-nowhere")
    return home.launch.belongings


def packed(belongings: Belongings, name: str, patience: Patience) -> Iterator[Message]:
    """Write everything personal into a new file, and say where it is.

    Raises:
        GameError: There is a file of that name already, it can't be written, or it was stopped.
    """
    path = belongings.pack(name, patience)
    yield from (errors.tell_error(news, "system") for news in belongings.news())
    yield say("backup-written", "system", file=str(path))


def unpacked(belongings: Belongings, done: Unpacked) -> Iterator[Message]:
    """Tell what came of unpacking: what was added, what had to give way, and what could not be read."""
    yield from (errors.tell_error(news, "system") for news in belongings.news())
    if done.matches or done.results or done.others:
        counts = {"matches": done.matches, "results": done.results, "others": done.others}
        yield say("backup-added", "system", **counts)
    if done.settings:
        yield say("backup-settings", "system")
    elif not (done.matches or done.results or done.others):
        yield say("backup-known", "system")
    if done.aside is not None:
        yield say("backup-aside", "system", folder=str(done.aside))
    if done.unread:
        yield say("backup-unread", "system", count=done.unread)
