"""`accessgames doctor`: what there is on this machine, and what could speak and show Braille here."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tempfile
import time
from dataclasses import asdict
from importlib.machinery import PathFinder
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames import __version__
from accessgames.cli.launch import DiskStore
from accessgames.engine import GameError, Watch, unwatched
from accessgames.games import game_ids, load_room
from accessgames.language import Language, Listing, Message, keys, languages, locales_root, say
from accessgames.output import wire
from accessgames.output.backends import DISPLAYS, READERS, SYNTHESIZERS, Manner, displays, mending, voices
from accessgames.output.backends.debian import DEBIAN
from accessgames.output.process import ProbeResult, probe
from accessgames.output.worker import Worker
from accessgames.shell.port_manager import voice_manner, wanted_displays, wanted_voices
from accessgames.shell.settings import DEFAULT, PROFILES, Settings, choose_profile, read_settings
from accessgames.storage.files import data_folder, settings_path

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.patience import Patience

LONGEST_TRIAL: Final = 10.0
"""Seconds that a trial may take."""

_PULSE: Final = 0.02

CUES: Final = ("sounds",)
"""What plays the cues, on every system."""

PORT_HINTS: Final = MappingProxyType(
    {
        "win32": keys("cli-hint-nvda", "cli-hint-jaws", "cli-hint-terminal"),
        "darwin": keys("cli-hint-voiceover"),
        "linux": keys("cli-hint-orca", "cli-hint-brltty", "cli-hint-fenrir"),
    }
)
"""What helps users of the screen readers of each system."""


def port_candidates(system: str) -> tuple[str, ...]:
    """Return every backend that could work on a system, each once, the voices first, the cues last."""
    tables = (SYNTHESIZERS, READERS, DISPLAYS, dict.fromkeys(SYNTHESIZERS, CUES))
    return tuple(dict.fromkeys(name for table in tables for name in table.get(system, ())))


def examine_ports(
    settings: Settings,
    language: Language,
    *,
    system: str = sys.platform,
    look: Callable[..., tuple[ProbeResult, ...]] = probe,
    watch: Watch = unwatched,
) -> dict[str, Any]:
    """Look at every backend of this system and tell which ones the settings would choose.

    Args:
        settings: What is wanted.
        language: The language of the voices.
        system: The system, as Python calls it.
        look: Looks at backends.
        watch: Called again and again with the number of those that have answered.

    Returns:
        `backends`: a list of `name`, `works`, `title`, `can`, `reason`, `detail`; `voice`, `display` and
        `cues`: the name of the chosen one, or None, with `wanted`, the names in the order in which they are
        tried.
    """
    found = look(port_candidates(system), voice_manner(settings, language), watch=watch)
    working = {each.name for each in found if each.works}
    return {
        "backends": [{**asdict(each), "can": sorted(each.can)} for each in found],
        "voice": _choice(wanted_voices(settings, system), working),
        "display": _choice(wanted_displays(settings, system), working),
        "cues": _choice(CUES if settings.flag("cues") else (), working),
    }


def _choice(wanted: tuple[str, ...], working: set[str]) -> dict[str, Any]:
    return {"wanted": list(wanted), "chosen": next((name for name in wanted if name in working), None)}


def port_lines(found: Mapping[str, Any], system: str = sys.platform) -> Iterator[Message]:
    """Yield the findings as sentences: what works, what does not and why, what is chosen, what helps."""
    for each in found["backends"]:
        key = "cli-doctor-backend" if each["works"] else "cli-doctor-backend-absent"
        args = {"backend": each["name"], "reason": each["reason"] or "other", "detail": each["detail"]}
        yield say(key, command=mending(each["detail"]), **args)
    for port in ("voice", "display", "cues"):
        chosen = found[port]["chosen"]
        if chosen is not None:
            yield say("cli-doctor-chosen", port=port, backend=chosen)
        else:
            state = "missing" if found[port]["wanted"] else "off"
            yield say("cli-doctor-chosen-none", port=port, state=state)
    for hint in PORT_HINTS.get(system, ()):
        yield say(hint)


def try_out(
    console: Console, settings: Settings, patience: Patience, *, system: str = sys.platform
) -> Iterator[Message]:
    """Speak a sentence and show a line, whatever is switched off, and tell what did it.

    Raises:
        GameError: `patience-stopped`.
    """
    manner = voice_manner(settings, console.language)
    sentence = console.language.text("cli-doctor-sentence")
    with patience.ports(1) as watch:
        spoken = _tried(voices(system, "yes"), manner, sentence, wire.SPEAK, watch)
    yield say("cli-doctor-spoken" if spoken else "cli-doctor-unspoken", backend=spoken or "")
    wanted = displays(system, "auto") or DISPLAYS.get(system, ())
    with patience.ports(1) as watch:
        shown = _tried(wanted, manner, sentence, wire.BRAILLE, watch)
    yield say("cli-doctor-shown" if shown else "cli-doctor-unshown", backend=shown or "")


def _tried(names: Sequence[str], manner: Manner, text: str, do: str, watch: Watch) -> str | None:
    """Let the first backend that works say or show a text; return what it calls itself."""
    worker = Worker(names, manner, str, do=do)
    try:
        worker.say(text, interrupt=False)
        end = time.monotonic() + LONGEST_TRIAL
        title = None
        while time.monotonic() < end:
            for notice in worker.taken():
                if notice.kind == "none":
                    end = 0.0
                elif notice.kind == "chosen":
                    title = notice.backend
            if title is not None and worker.rests:
                end = 0.0
            watch(0)
            time.sleep(_PULSE)
    finally:
        worker.close()
    return title


def write_sound(console: Console, settings: Settings, file: str, patience: Patience) -> Message:
    """Speak the sentence into a WAV file.

    Raises:
        GameError: No voice can write one here, or `patience-stopped`.
    """
    sentence = console.language.text("cli-doctor-sentence")
    manner = voice_manner(settings, console.language)
    with patience.ports(1) as watch:
        spoken = _tried(("soundfile",), manner, f"{file}\n{sentence}", wire.SPEAK, watch)
    if spoken is None:
        raise GameError("cli-error-no-sound")
    return say("cli-doctor-sound", file=file)


SPEECH_MODULES: Final = ("accessible_output2", "pyttsx3", "speechd")
"""Modules for speech of our own. They are looked for, never imported here: some hang without a sound card."""

BRAILLE_MODULES: Final = ("brlapi", "louis")
"""Modules for Braille: the display server's, and the independent tables that tests compare with."""

SOURCES: Final = keys(
    "cli-doctor-profile-flag",
    "cli-doctor-profile-environment",
    "cli-doctor-profile-settings",
    "cli-doctor-profile-default",
    "cli-doctor-profile-pipe",
)
"""Why a profile is on."""


def doctor_command(arguments: Arguments, console: Console) -> int:
    """Look around and tell the findings.

    Raises:
        UsageError: `--profile` names no profile.
        GameError: No voice here can write the sound that was asked for, or `patience-stopped`.
    """
    profile = arguments.choice("profile", PROFILES)
    settings = read_settings(DiskStore().load_settings())
    sound, patience = arguments.value("sound"), console.patience(silent=arguments.has("json"))
    if sound is not None:
        console.lines([console.render(write_sound(console, settings, sound, patience))])
        return 0
    with patience.ports(len(port_candidates(sys.platform))) as watch:
        found = {
            **examine_machine(profile),
            "ports": examine_ports(settings, console.language, watch=watch),
        }
    if arguments.has("json"):
        console.document(found)
        return 0
    console.lines(map(console.render, (*finding_lines(found), *port_lines(found["ports"]))))
    if arguments.has("try"):
        console.lines(map(console.render, try_out(console, settings, patience)))
    return 0


def examine_machine(profile: str | None = None) -> dict[str, Any]:
    """Find out what there is, in the shape that `--json` prints; `ports` comes beside it."""
    store = DiskStore()
    saved = store.load_settings()["profile"]
    changed = "" if saved == DEFAULT else saved
    chosen = choose_profile(profile, os.environ, changed, terminal=_is_terminal(sys.stdin))
    return {
        "version": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "console": console_facts(),
        "profile": {"name": chosen.profile, "source": chosen.source},
        "locales": {"folder": str(locales_root()), "languages": list(languages())},
        "data": {"folder": str(data_folder()), "writable": is_writable(data_folder())},
        "settings": {"file": str(settings_path()), "readable": store.problem is None},
        "games": [{"game": game, "works": loads_game(game)} for game in game_ids()],
        "speech": {name: is_importable(name) for name in SPEECH_MODULES},
        "braille": {name: is_importable(name) for name in BRAILLE_MODULES},
    }


def console_facts() -> dict[str, Any]:
    """Tell what the standard streams are; the width is None where there is no terminal to have one."""
    terminal = _is_terminal(sys.stdout)
    return {
        "input_is_terminal": _is_terminal(sys.stdin),
        "output_is_terminal": terminal,
        "encoding": getattr(sys.stdout, "encoding", None),
        "width": shutil.get_terminal_size().columns if terminal else None,
        "term": os.environ.get("TERM"),
    }


def is_importable(name: str) -> bool:
    """Tell whether a module is installed, also where Debian keeps those that no registry has."""
    return find_spec(name) is not None or PathFinder.find_spec(name, [DEBIAN]) is not None


def _is_terminal(stream: Any) -> bool:  # noqa: ANN401 - a stream, or None where there is none
    return stream is not None and stream.isatty()


def is_writable(folder: Path) -> bool:
    """Tell whether a file can be made in a folder, or in the one where the folder would be made."""
    existing = next(place for place in (folder, *folder.parents) if place.exists())
    try:
        with tempfile.TemporaryFile(dir=existing):
            return True
    except OSError:
        return False


def loads_game(game: str) -> bool:
    """Tell whether an installed game can be loaded."""
    try:
        return load_room(game).game.id == game
    except Exception:  # noqa: BLE001 - somebody else's package may fail in any way
        return False


def finding_lines(found: dict[str, Any]) -> Iterator[Message]:
    """Yield the findings as sentences."""
    yield say(
        "cli-doctor-version", version=found["version"], python=found["python"], system=found["platform"]
    )
    streams = found["console"]
    yield say("cli-doctor-input-terminal" if streams["input_is_terminal"] else "cli-doctor-input-pipe")
    if streams["output_is_terminal"]:
        yield say("cli-doctor-width", width=streams["width"])
    yield say("cli-doctor-encoding", encoding=str(streams["encoding"]))
    profile = found["profile"]
    yield say(next(key for key in SOURCES if key.endswith(profile["source"])), profile=profile["name"])
    locales, data = found["locales"], found["data"]
    tags = Listing(tuple(locales["languages"]))
    yield say("cli-doctor-languages", folder=locales["folder"], languages=tags)
    yield say("cli-doctor-data" if data["writable"] else "cli-doctor-data-closed", folder=data["folder"])
    if not found["settings"]["readable"]:
        yield say("cli-doctor-settings-broken", file=found["settings"]["file"])
    for game in found["games"]:
        yield say("cli-doctor-game" if game["works"] else "cli-doctor-game-broken", game=game["game"])
    for name, here in (*found["speech"].items(), *found["braille"].items()):
        yield say("cli-doctor-module" if here else "cli-doctor-module-absent", module=name)
