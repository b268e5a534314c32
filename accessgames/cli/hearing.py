"""What could speak and show Braille here: looked at for the diagnosis, and tried out on request."""

from __future__ import annotations

import sys
import time
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import GameError
from accessgames.language import keys, say
from accessgames.output.backends import DISPLAYS, READERS, SYNTHESIZERS, Manner, displays, voices
from accessgames.output.child import wire
from accessgames.output.probe import probe
from accessgames.output.worker import Worker
from accessgames.shell.outlets import manner_of, wanted_displays, wanted_voices

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from accessgames.cli.console import Console
    from accessgames.language import Language, Message
    from accessgames.output.probe import Found
    from accessgames.shell.settings import Settings

LONGEST: Final = 10.0
"""Seconds that a trial may take."""

_PULSE: Final = 0.02

CUES: Final = ("sounds",)
"""What plays the cues, on every system."""

HINTS: Final = MappingProxyType(
    {
        "win32": keys("cli-hint-nvda", "cli-hint-jaws", "cli-hint-terminal"),
        "darwin": keys("cli-hint-voiceover"),
        "linux": keys("cli-hint-orca", "cli-hint-brltty", "cli-hint-fenrir"),
    }
)
"""What helps users of the screen readers of each system."""


def candidates(system: str) -> tuple[str, ...]:
    """Return every backend that could work on a system, each once, the voices first, the cues last."""
    tables = (SYNTHESIZERS, READERS, DISPLAYS, dict.fromkeys(SYNTHESIZERS, CUES))
    return tuple(dict.fromkeys(name for table in tables for name in table.get(system, ())))


def examine(
    settings: Settings,
    language: Language,
    *,
    system: str = sys.platform,
    look: Callable[..., tuple[Found, ...]] = probe,
) -> dict[str, Any]:
    """Look at every backend of this system and tell which ones the settings would choose.

    Returns:
        `backends`: a list of `name`, `works`, `title`, `can`, `reason`, `detail`; `voice`, `display` and
        `cues`: the name of the chosen one, or None, with `wanted`, the names in the order in which they are
        tried.
    """
    found = look(candidates(system), manner_of(settings, language))
    working = {each.name for each in found if each.works}
    return {
        "backends": [
            {
                "name": each.name,
                "works": each.works,
                "title": each.title,
                "can": sorted(each.can),
                "reason": each.reason,
                "detail": each.detail,
            }
            for each in found
        ],
        "voice": _choice(wanted_voices(settings, system), working),
        "display": _choice(wanted_displays(settings, system), working),
        "cues": _choice(CUES if settings.flag("cues") else (), working),
    }


def _choice(wanted: tuple[str, ...], working: set[str]) -> dict[str, Any]:
    return {"wanted": list(wanted), "chosen": next((name for name in wanted if name in working), None)}


def lines(found: Mapping[str, Any], system: str = sys.platform) -> Iterator[Message]:
    """Yield the findings as sentences: what works, what does not and why, what is chosen, what helps."""
    for each in found["backends"]:
        key = "cli-doctor-backend" if each["works"] else "cli-doctor-backend-absent"
        args = {"backend": each["name"], "reason": each["reason"] or "other", "detail": each["detail"]}
        yield say(key, **args)
    for port in ("voice", "display", "cues"):
        chosen = found[port]["chosen"]
        if chosen is not None:
            yield say("cli-doctor-chosen", port=port, backend=chosen)
        else:
            state = "missing" if found[port]["wanted"] else "off"
            yield say("cli-doctor-chosen-none", port=port, state=state)
    for hint in HINTS.get(system, ()):
        yield say(hint)


def try_out(console: Console, settings: Settings, *, system: str = sys.platform) -> Iterator[Message]:
    """Speak a sentence and show a line, whatever is switched off, and tell what did it."""
    manner = manner_of(settings, console.language)
    sentence = console.language.text("cli-doctor-sentence")
    spoken = _tried(voices(system, "yes"), manner, sentence, wire.SPEAK)
    yield say("cli-doctor-spoken" if spoken else "cli-doctor-unspoken", backend=spoken or "")
    shown = _tried(displays(system, "auto") or DISPLAYS.get(system, ()), manner, sentence, wire.BRAILLE)
    yield say("cli-doctor-shown" if shown else "cli-doctor-unshown", backend=shown or "")


def _tried(names: Sequence[str], manner: Manner, text: str, do: str) -> str | None:
    """Let the first backend that works say or show a text; return what it calls itself."""
    worker = Worker(names, manner, str, do=do)
    worker.say(text, interrupt=False)
    end = time.monotonic() + LONGEST
    title = None
    while time.monotonic() < end:
        for notice in worker.taken():
            if notice.kind == "none":
                end = 0.0
            elif notice.kind == "chosen":
                title = notice.backend
        if title is not None and worker.rests:
            end = 0.0
        time.sleep(_PULSE)
    worker.close()
    return title


def write_sound(console: Console, settings: Settings, file: str) -> Message:
    """Speak the sentence into a WAV file.

    Raises:
        GameError: No voice can write one here.
    """
    sentence = console.language.text("cli-doctor-sentence")
    manner = manner_of(settings, console.language)
    if _tried(("soundfile",), manner, f"{file}\n{sentence}", wire.SPEAK) is None:
        raise GameError("cli-error-no-sound")
    return say("cli-doctor-sound", file=file)
