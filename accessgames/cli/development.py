"""`accessgames new-game`, `bench` and `ladder`: for whoever writes a game or works on the source."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.cli.commands import first_names
from accessgames.cli.console import Console, UsageError
from accessgames.engine import GameError
from accessgames.language import Language, say

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments

ROOT: Final = Path(__file__).resolve().parents[2]
"""The folder with the package: the checkout, or wherever the program is installed."""


def tools_command(arguments: Arguments, console: Console) -> int:
    """Do a command by the package of its name in `tools/`.

    Raises:
        GameError: `cli-error-checkout` where the program was installed without its source.
    """
    name = arguments.command.id
    # Whoever installed something called `tools` beside the program has no project file there.
    if not ((ROOT / "pyproject.toml").is_file() and (ROOT / "tools" / name).is_dir()):
        raise GameError("cli-error-checkout", command=first_names("command", console.tag)[name])
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    code: int = import_module(f"tools.{name}").run(arguments, console)
    return code


NAME: Final = re.compile(r"[a-z][a-z0-9]{1,19}")
"""What a game may be called: the beginning of its message keys and a part of the name of its package."""

SKELETON: Final = Path(__file__).with_name("skeleton")

FILES: Final = MappingProxyType(
    {
        "pyproject.toml": "pyproject.toml.txt",
        "accessgames_@game@/__init__.py": "game.py.txt",
        "accessgames_@game@/locales/cs/@game@.ftl": "cs.ftl.txt",
        "accessgames_@game@/locales/cs/words/@game@.toml": "cs.toml.txt",
        "accessgames_@game@/locales/en/@game@.ftl": "en.ftl.txt",
        "accessgames_@game@/locales/en/words/@game@.toml": "en.toml.txt",
    }
)
"""Files of the package, and of the skeleton."""


def new_game_command(arguments: Arguments, console: Console) -> int:
    """Write the package into a folder of its own, beside whoever asks.

    Raises:
        UsageError: `cli-error-game-name` or `cli-error-game-name-taken`.
        GameError: `cli-error-folder-exists`.
    """
    name = arguments.places["name"]
    check_name(name, console.language)
    folder = Path(f"accessgames-{name}")
    if folder.exists():
        raise GameError("cli-error-folder-exists", file=str(folder))
    write_package(folder, name)
    console.lines(
        console.render(message)
        for message in (
            say("cli-new-game-written", file=str(folder)),
            say("cli-new-game-install", file=str(folder)),
            say("cli-new-game-check", file=str(folder)),
        )
    )
    return 0


def check_name(name: str, language: Language) -> None:
    """Check that a game may be called so.

    Raises:
        UsageError: `cli-error-game-name` or `cli-error-game-name-taken`, with the name.
    """
    if not NAME.fullmatch(name):
        raise UsageError("cli-error-game-name", name=name)
    if any(key.startswith(f"{name}-") for key in language.data.entries) or language.vocabulary(name).table:
        raise UsageError("cli-error-game-name-taken", name=name)


def write_package(folder: Path, name: str) -> None:
    """Write the skeleton of a game."""
    for target, source in FILES.items():
        path = folder / _named(target, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_named((SKELETON / source).read_text("utf-8"), name), "utf-8", newline="\n")


def _named(text: str, name: str) -> str:
    names = {"@game@": name, "@Game@": name.capitalize(), "@package@": f"accessgames_{name}"}
    return re.sub("|".join(names), lambda found: names[found[0]], text)
