"""`accessgames doctor`: what there is on this machine, and what could speak and show Braille here."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tempfile
from importlib.machinery import PathFinder
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from accessgames import __version__
from accessgames.cli.hearing import examine as examine_ports
from accessgames.cli.hearing import lines as port_lines
from accessgames.cli.hearing import try_out, write_sound
from accessgames.cli.store import DiskStore
from accessgames.games import game_ids, load_room
from accessgames.language import Listing, keys, languages, locales_root, say
from accessgames.output.backends.debian import DEBIAN
from accessgames.shell.profiles import DEFAULT, PROFILES, choose_profile
from accessgames.shell.settings import read_settings
from accessgames.storage import data_folder, settings_path

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console
    from accessgames.language import Message

SPEECH: Final = ("accessible_output2", "pyttsx3", "speechd")
"""Modules for speech of our own. They are looked for, never imported here: some hang without a sound card."""

BRAILLE: Final = ("brlapi", "louis")
"""Modules for Braille: the display server's, and the independent tables that tests compare with."""

SOURCES: Final = keys(
    "cli-doctor-profile-flag",
    "cli-doctor-profile-environment",
    "cli-doctor-profile-settings",
    "cli-doctor-profile-default",
    "cli-doctor-profile-pipe",
)
"""Why a profile is on."""


def run(arguments: Arguments, console: Console) -> int:
    """Look around and tell the findings.

    Raises:
        UsageError: `--profile` names no profile.
        GameError: No voice here can write the sound that was asked for.
    """
    profile = arguments.choice("profile", PROFILES)
    settings = read_settings(DiskStore().load_settings())
    sound = arguments.value("sound")
    if sound is not None:
        console.lines([console.render(write_sound(console, settings, sound))])
        return 0
    found = {**examine(profile), "ports": examine_ports(settings, console.language)}
    if arguments.has("json"):
        console.document(found)
        return 0
    console.lines(map(console.render, (*lines(found), *port_lines(found["ports"]))))
    if arguments.has("try"):
        console.lines(map(console.render, try_out(console, settings)))
    return 0


def examine(profile: str | None = None) -> dict[str, Any]:
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
        "data": {"folder": str(data_folder()), "writable": writable(data_folder())},
        "settings": {"file": str(settings_path()), "readable": store.problem is None},
        "games": [{"game": game, "works": works(game)} for game in game_ids()],
        "speech": {name: importable(name) for name in SPEECH},
        "braille": {name: importable(name) for name in BRAILLE},
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


def importable(name: str) -> bool:
    """Tell whether a module is installed, also where Debian keeps those that no registry has."""
    return find_spec(name) is not None or PathFinder.find_spec(name, [DEBIAN]) is not None


def _is_terminal(stream: Any) -> bool:  # noqa: ANN401 - a stream, or None where there is none
    return stream is not None and stream.isatty()


def writable(folder: Path) -> bool:
    """Tell whether a file can be made in a folder, or in the one where the folder would be made."""
    existing = next(place for place in (folder, *folder.parents) if place.exists())
    try:
        with tempfile.TemporaryFile(dir=existing):
            return True
    except OSError:
        return False


def works(game: str) -> bool:
    """Tell whether an installed game can be loaded."""
    try:
        return load_room(game).game.id == game
    except Exception:  # noqa: BLE001 - somebody else's package may fail in any way
        return False


def lines(found: dict[str, Any]) -> Iterator[Message]:
    """Yield the findings as sentences."""
    yield say(
        "cli-doctor-version", version=found["version"], python=found["python"], system=found["platform"]
    )
    yield from _console_lines(found["console"])
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


def _console_lines(console: dict[str, Any]) -> Iterator[Message]:
    yield say("cli-doctor-input-terminal" if console["input_is_terminal"] else "cli-doctor-input-pipe")
    if console["output_is_terminal"]:
        yield say("cli-doctor-width", width=console["width"])
    yield say("cli-doctor-encoding", encoding=str(console["encoding"]))
