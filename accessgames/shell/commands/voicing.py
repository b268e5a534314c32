"""The program's own voice: hlas, rychleji, pomaleji."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import MalformedAction
from accessgames.language import Found, say
from accessgames.shell.commands.choosing import change, tell_voice
from accessgames.shell.settings import SCALE, UNASKED

if TYPE_CHECKING:
    from accessgames.shell.rest import Handlers, Rest
    from accessgames.shell.talk import Talk

_CHOICES: Final = MappingProxyType(
    {"on": "yes", "off": "no", "val-yes": "yes", "val-no": "no", "val-reader": "reader"}
)
"""Value of the setting `speech` for each word after `hlas`."""


def voice(play: Talk, rest: Rest) -> None:
    """Tell about the voice, or switch it on, off, or over to the screen reader.

    Raises:
        MalformedAction: `shell-no-value`, with what there is.
    """
    if not rest.words:
        tell_voice(play)
        return
    match play.words.match(rest.words, tuple(_CHOICES)):
        case Found(found, used) if used == len(rest.words):
            change(play, "speech", _CHOICES[found])
        case _:
            words = tuple(play.words.word(key) for key in ("on", "off", "val-reader"))
            raise MalformedAction("shell-no-value", word=rest.text, choices=words)


def rate(play: Talk, rest: Rest) -> None:
    """Speak a step faster or slower; at the end of the scale say so."""
    rest.nothing(play.words)
    step = 1 if rest.id == "faster" else -1
    at = SCALE.index(play.preferences.settings["rate"]) + step
    if at not in range(len(SCALE)):
        play.tell(say("shell-rate-end", "refusal", end="fastest" if step > 0 else "slowest"))
        return
    change(play, "rate", SCALE[at])
    if play.preferences.settings["speech"] in {"no", UNASKED}:
        tell_voice(play)


HANDLERS: Final[Handlers] = {"voice": voice, "faster": rate, "slower": rate}
"""Commands by word id."""
