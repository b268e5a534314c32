"""Commands for whoever works on the source; what does them lies in `tools/` and is not shipped."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.cli.commands import first_names
from accessgames.engine import GameError

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments
    from accessgames.cli.console import Console

ROOT: Final = Path(__file__).resolve().parents[2]
"""The folder with the package: the checkout, or wherever the program is installed."""


def run(arguments: Arguments, console: Console) -> int:
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
