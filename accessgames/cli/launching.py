"""What the talking program is started with."""

from __future__ import annotations

import secrets
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from accessgames.cli.store import DiskStore, log_path
from accessgames.cli.tongue import requested_language
from accessgames.shell import Launch
from accessgames.shell.profiles import PROFILES

if TYPE_CHECKING:
    from accessgames.cli.arguments import Arguments

_SEEDS: Final = 10**6  # short enough to be read aloud and typed again


def launch(arguments: Arguments) -> Launch:
    """Gather the streams, the folders and what the command line says about language and profile.

    Raises:
        UsageError: `--profile` names no profile.
    """
    return Launch(
        store=DiskStore(),
        log=log_path(),
        language=arguments.value("lang") or requested_language(()),
        profile=arguments.choice("profile", PROFILES),
        stdin=sys.stdin,
        stdout=sys.stdout,
        now=_now,
        seed=_seed,
    )


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _seed() -> str:
    return str(secrets.randbelow(_SEEDS))
