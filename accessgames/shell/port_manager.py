"""Ways to ear and finger: which form of a line is given, and which voice, Braille line and cues are open."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, cast

from accessgames.dataclasses import dataclass
from accessgames.language import Kind, Language, Message, Rendered, event_keys, keys, say
from accessgames.output.ports import Port, Ports
from accessgames.shell.settings import UNASKED, Settings

if TYPE_CHECKING:
    from accessgames.output.backends import Manner, Punctuation
    from accessgames.output.line_worker import LineWorker
    from accessgames.output.worker import Notice, Worker

KINDS: Final = ("own", "other", "bot", "score")
"""Kinds of lines that can be made brief or switched off by themselves, each by a setting of its name."""


ANSWERS: Final[frozenset[Kind]] = frozenset({"answer", "refusal", "hint", "system"})
"""Kinds of lines that somebody asked for."""

_UNCHANGED, _REPEATED, _ONCE_MORE, SHORT_LINE = event_keys(
    "shell-unchanged", "shell-repeated", "shell-once-more", "shell-short-line"
)


def repeated_key(kind: Kind, *, again: bool) -> str:
    """Return the key that says how a line comes to be the same as the one before."""
    standing = kind in ANSWERS and kind != "refusal"
    return _ONCE_MORE if again or kind == "turn" else _UNCHANGED if standing else _REPEATED


@dataclass(frozen=True, slots=True)
class Delivery:
    """How lines are given now.

    Attributes:
        settings: What the player chose.
        language: Language tag; Braille cells are counted by its code.
        way: Whether they go to the console or to a port that speaks.
    """

    settings: Settings
    language: str
    way: Literal["console", "port"] = "console"

    @property
    def braille(self) -> bool:
        """Whether short forms are shown instead of sentences."""
        return self.settings["output"] == "braille"

    @property
    def detailed(self) -> bool:
        """Whether more is told than was asked for."""
        return self.settings["verbosity"] == "detailed"

    def lines(self, rendered: Rendered) -> tuple[str, ...]:
        """Return the lines to show; none when the player switched this kind off."""
        wording = self.wording(rendered)
        if not wording:
            return ()
        if self.braille:
            return self.short(rendered)
        return rendered.lines if rendered.lines and wording == rendered.full else (wording,)

    def wording(self, rendered: Rendered) -> str:
        """Return the sentence in the chosen length; "" when the player switched this kind off."""
        own = self.settings[rendered.kind] if rendered.kind in KINDS else "usual"
        level = self.settings["verbosity"] if own == "usual" else own
        if level == "silent":
            return ""
        return self.said(rendered, "brief" if level == "brief" else "full")

    @property
    def aloud(self) -> bool:
        """Whether sentences are given as a voice says them: numbers, places and signs in words."""
        chosen = self.settings["spoken-form"]
        if self.way == "console" or chosen == "everywhere":
            return chosen == "everywhere"
        return chosen == "reader" or (chosen == "own-voice" and self.settings["speech"] != "reader")

    def said(self, rendered: Rendered, form: Literal["full", "brief"]) -> str:
        """Return a sentence of one length, whatever the player chose about lengths."""
        if self.aloud and rendered.spoken is not None:
            return rendered.spoken(form)
        return rendered.brief if form == "brief" else rendered.full

    def short(self, rendered: Rendered) -> tuple[str, ...]:
        """Return the short form, in as many lines as a display of the chosen width needs."""
        return self._wrapped(rendered.braille)

    def fit(self, line: str) -> tuple[str, ...]:
        """Return a line that was changed afterwards, where short forms are shown in lines of the display."""
        return self._wrapped(line) if self.braille else (line,)

    def _wrapped(self, line: str) -> tuple[str, ...]:
        from accessgames.braille import wrap_print  # noqa: PLC0415 - only who reads Braille pays for it

        # Where the cursor waits behind what is told, it needs a cell, and a blank before it.
        cells = int(self.settings["cells"]) - 2 * (self.settings["prompt"] != "line")
        return wrap_print(line, cells, language=self.language)


MANNER: Final = ("language", "voice", "rate", "pitch", "volume", "punctuation")
"""Settings that only change how an open voice speaks."""

_NOTICES: Final = keys(
    "shell-port-failed", "shell-port-hung", "shell-port-refused", "shell-port-none", "shell-port-away",
    "shell-port-back",
)  # fmt: skip
_TOLD: Final = MappingProxyType({key.removeprefix("shell-port-"): key for key in _NOTICES})
"""Message for each kind of notice; that a voice works is not told, it is heard."""

WorkerStarter = Callable[[Sequence[str], "Manner", Callable[[int], str], str], "Worker | LineWorker"]


@dataclass(frozen=True, slots=True)
class _OpenPort:
    """An open port with what it was opened for, whether somebody chose it, and whether that was just now."""

    wanted: tuple[str, ...]
    port: Port
    worker: Worker | LineWorker
    chosen: bool
    asked: bool


def voice_manner(settings: Settings, language: Language) -> Manner:
    """Return how a voice is to speak."""
    from accessgames.output.backends import Manner  # noqa: PLC0415 - only who wants a port pays for it

    rate, pitch, volume = (int(settings[key]) for key in ("rate", "pitch", "volume"))
    punctuation = cast("Punctuation", settings["punctuation"])
    spoken = language.grammar.spoken
    return Manner(
        language.tag, spoken.voices, settings["voice"], rate, pitch, volume, punctuation, spoken.pace
    )


def wanted_voices(settings: Settings, system: str) -> tuple[str, ...]:
    """Return the backends to be tried for a voice, in order; none where no voice is wanted.

    Args:
        settings: What the player chose.
        system: `sys.platform`.
    """
    from accessgames.output.backends import voices  # noqa: PLC0415 - as above

    choice, program = settings["speech"], settings["voice-program"]
    if choice in {"no", UNASKED}:
        return ()
    return voices(system, choice if program == "auto" else program)


def has_voice(system: str) -> bool:
    """Tell whether a voice of our own is installed, without opening it."""
    from accessgames.output.backends import SYNTHESIZERS, UnavailableError  # noqa: PLC0415 - as above
    from accessgames.output.backends.programs import find_program  # noqa: PLC0415 - as above

    if system != "linux":
        return system in SYNTHESIZERS
    try:
        return bool(find_program("spd-say", "espeak-ng", "espeak"))
    except UnavailableError:
        return False


def wanted_displays(settings: Settings, system: str) -> tuple[str, ...]:
    """Return the backends to be tried for a Braille line, in order; none where none is wanted.

    Orca says and shows a message in one call: where it speaks for us already, it is not asked twice.
    """
    from accessgames.output.backends import displays  # noqa: PLC0415 - as above

    choice = settings["display"]
    names = () if choice == "no" else displays(system, choice)
    spoken = wanted_voices(settings, system)
    return tuple(name for name in names if name != "orca" or name not in spoken)


def start_worker(
    names: Sequence[str], manner: Manner, merge: Callable[[int], str], do: str
) -> Worker | LineWorker:
    """Start the worker of a port."""
    from accessgames.output.line_worker import LineWorker  # noqa: PLC0415 - only who wants a port pays for it
    from accessgames.output.worker import Worker  # noqa: PLC0415 - as above

    if do == "braille":
        return LineWorker(names, manner)
    return Worker(names, manner, merge, do=do)


class PortManager:
    """Opens, changes and closes ports.

    Attributes:
        ports: What is open now.
    """

    def __init__(
        self,
        language: Language,
        settings: Settings,
        *,
        system: str = sys.platform,
        start: WorkerStarter = start_worker,
    ) -> None:
        """Nothing is open before `adapt`: text comes first."""
        self.ports = Ports()
        self._language = language
        self._settings = settings
        self._system = system
        self._start = start
        self._open: dict[str, _OpenPort] = {}
        self._worked: set[str] = set()
        self._dead: set[str] = set()
        self._begun = False
        self._news: list[Message] = []

    def adapt(self, language: Language, settings: Settings) -> None:
        """Have what the settings want, and nothing else, open."""
        changed = any(self._settings[key] != settings[key] for key in MANNER)
        self._language, self._settings = language, settings
        if changed:
            for outlet in self._open.values():
                outlet.worker.change(self._manner())
        self._keep("voice", wanted_voices(settings, self._system), "speak")
        chosen = settings["display"] != "auto"
        self._keep("display", wanted_displays(settings, self._system), "braille", chosen=chosen)
        self._keep("cues", ("sounds",) if settings.flag("cues") else (), "speak")
        self.ports.replace([outlet.port for outlet in self._open.values()])
        self._begun = True

    def _keep(self, name: str, backends: tuple[str, ...], do: str, *, chosen: bool = True) -> None:
        """Leave a port as it is, or open it anew where other backends are wanted."""
        outlet = self._open.get(name)
        if outlet is not None and (outlet.wanted, outlet.chosen) != (backends, chosen):
            self._shut(name)
        if backends and name not in self._open:
            worker = self._start(backends, self._manner(), self._merged, do)
            port = self._port(name, worker)
            self._open[name] = _OpenPort(backends, port, worker, chosen, self._begun)

    def _shut(self, name: str) -> None:
        """Close a port; whatever is opened in its place has not failed yet."""
        self._open.pop(name).port.close()
        self._dead.discard(name)

    @property
    def mute(self) -> bool:
        """Whether a voice was wanted and none of its backends is left to try."""
        self._gather()
        return "voice" in self._dead

    def try_voice(self) -> None:
        """Try every backend of the voice once more."""
        self._shut("voice")
        self.adapt(self._language, self._settings)

    def _port(self, name: str, worker: Worker | LineWorker) -> Port:
        """Return a port: a voice says the sentence on the console, a Braille line shows the short form."""
        from accessgames.output.ports import CuePort, DisplayPort, VoicePort  # noqa: PLC0415 - as above

        def wording(rendered: Rendered) -> str:
            return Delivery(self._settings, self._language.tag, "port").wording(rendered)

        if name == "voice":
            return VoicePort(cast("Worker", worker), wording)
        if name == "display":
            # Nothing, where the kind of line is switched off.
            return DisplayPort(cast("LineWorker", worker), lambda line: line.braille if wording(line) else "")
        return CuePort(cast("Worker", worker))

    def _manner(self) -> Manner:
        return voice_manner(self._settings, self._language)

    def _merged(self, count: int) -> str:
        return self._language.aloud(say("shell-port-merged", "system", count=count))

    @property
    def fastest(self) -> int | None:
        """Highest rate of the voice that is open; None where there is none."""
        outlet = self._open.get("voice")
        return None if outlet is None else cast("Worker", outlet.worker).fastest

    def notices(self) -> tuple[Message, ...]:
        """Return what is to be told about backends since the last time, each once."""
        self._gather()
        news, self._news = tuple(self._news), []
        return news

    def _gather(self) -> None:
        """Take over what backends have to tell.

        A port that nobody chose, as the Braille line of Windows, is told about only after it worked: to
        somebody who has none it is no news that there is none.
        """
        from accessgames.output.backends import mending  # noqa: PLC0415 - as above

        for name, outlet in self._open.items():
            for notice in outlet.worker.taken():
                key = self._key(name, outlet, notice)
                known = outlet.chosen or name in self._worked
                if notice.kind in {"chosen", "back"}:
                    self._worked.add(name)
                    self._dead.discard(name)
                elif notice.kind == "none":
                    self._dead.add(name)
                if key and known:
                    command = mending(notice.detail) if notice.reason == "module" else ""
                    reason = notice.reason or "other"
                    args = {"backend": notice.backend, "reason": reason, "detail": notice.detail}
                    self._news.append(say(key, "system", port=name, command=command, **args))

    @property
    def opened(self) -> bool:
        """Whether there is any port."""
        return bool(self._open)

    @property
    def noticed(self) -> bool:
        """Whether there is something to be told about backends."""
        self._gather()
        return bool(self._news)

    @staticmethod
    def _key(name: str, outlet: _OpenPort, notice: Notice) -> str:
        """Return the message for a notice; "" for what is not told.

        A line that somebody asked for just now says that it has come; a voice is heard.
        """
        if name == "display" and notice.kind == "chosen" and outlet.asked:
            return "shell-port-back"
        return _TOLD.get(notice.kind, "")

    def close(self) -> None:
        """End every port."""
        self.ports.close()
        self.ports.replace(())
        self._open.clear()
