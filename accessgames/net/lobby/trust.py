"""How a hall proves what it is: by an authority, or a certificate that its guest compared by ear once."""

from __future__ import annotations

import ssl
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from accessgames.engine import GameError
from accessgames.language import say
from accessgames.language.fingerprint import spoken_fingerprint
from accessgames.net import ways
from accessgames.net.hall.certificates import MARK_WORDS, mark_of

if TYPE_CHECKING:
    from accessgames.shell.dialogue import Dialogue

_YES_NO: Final = ("yes", "no")
_SECONDS: Final = 10.0


def is_secure(address: str) -> bool:
    """Tell whether nobody between can read along."""
    return address.startswith("wss:")


def pinned(certificate: str) -> ssl.SSLContext | None:
    """Return how to believe in one certificate alone; None for the usual authorities.

    Args:
        certificate: In PEM; empty for none.
    """
    if not certificate:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    try:
        context.load_verify_locations(cadata=certificate)
    except ssl.SSLError:  # somebody wrote into the file: as if the hall were not known
        return None
    return context


def ask_trust(dialogue: Dialogue, address: str, before: str) -> str:
    """Tell the words of the certificate that a hall shows, and ask whether the host says the same.

    Args:
        dialogue: Asks.
        address: Where the hall is.
        before: Its certificate the last time, in PEM; empty for the first time.

    Returns:
        The certificate in PEM.

    Raises:
        GameError: `net-unreachable`; `net-unproven`, where they are not the same.
    """
    place = urlsplit(address)
    try:
        shown = ssl.get_server_certificate((place.hostname or "", place.port or 443), timeout=_SECONDS)
    except (OSError, ValueError) as error:
        raise GameError("net-unreachable", address=ways.told_address(address)) from error
    mark = mark_of(ssl.PEM_cert_to_DER_cert(shown))
    words = " ".join(spoken_fingerprint(mark, dialogue.preferences.language.tag, MARK_WORDS))
    question = say("hall-ask-trust", "system", words=words, known="yes" if before else "no")
    names = tuple(dialogue.words.table[key].words for key in _YES_NO)
    if dialogue.ask((question,), lambda line: dialogue.which(line, names, 1)):
        raise GameError("net-unproven", address=ways.told_address(address))
    return shown
