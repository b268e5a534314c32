"""What is told when a hall opens: what guests type, at which door, and how they know that it is this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.language import Message, say
from accessgames.language.fingerprint import spoken_fingerprint
from accessgames.net.hall import nearby
from accessgames.net.hall.certificates import MARK_WORDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.net.hall.serving import Opened, Service


def program_address(address: str, opened: Opened) -> str:
    """Return what the program is given to come to a hall.

    >>> from accessgames.net.hall.serving import Opened
    >>> program_address("192.0.2.7", Opened(8021, None, "", ""))
    '192.0.2.7'
    >>> program_address("192.0.2.7", Opened(9000, None, "ab", ""))
    'wss://192.0.2.7:9000'
    """
    scheme = "wss://" if opened.mark else ""
    return f"{scheme}{address}" + ("" if opened.port == nearby.PORT else f":{opened.port}")


def page_address(address: str, opened: Opened) -> str:
    """Return what a browser is given.

    >>> from accessgames.net.hall.serving import Opened
    >>> page_address("192.0.2.7", Opened(8021, None, "", ""))
    'http://192.0.2.7:8021'
    """
    return f"{'https' if opened.mark else 'http'}://{address}:{opened.port}"


def opening_messages(service: Service, opened: Opened) -> Iterator[Message]:
    """Tell where a hall is, from the way that asks least of a guest to the one that asks most."""
    yield say("hall-serves", name=service.name)
    for address in nearby.own_addresses():
        yield say("cli-hall-address", address=program_address(address, opened))
        yield say("hall-page", address=page_address(address, opened))
        if opened.terminals is not None:
            yield say("hall-terminal", port=str(opened.terminals), address=address)
    if opened.mark:
        words = " ".join(spoken_fingerprint(opened.mark, service.language, MARK_WORDS))
        yield say("hall-mark", words=words)
    if opened.terminal_mark:
        yield say("hall-terminal-mark", mark=opened.terminal_mark)
    if service.word:
        yield say("hall-guest-word", word=service.word)
    yield say("hall-host-word", word=service.host)
    if opened.figures is not None:
        host, port = opened.figures
        yield say("hall-figures", address=f"http://{f'[{host}]' if ':' in host else host}:{port}/metrics")
    yield say("hall-stop")
