"""The commands of the operating system: arguments in, exit code out, nothing else."""

from __future__ import annotations

import errno
import gc
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from accessgames.cli import console
from accessgames.cli.arguments import check_language, parse_arguments, spoken_language
from accessgames.engine import GameError

DONE: Final = 0
FAILED: Final = 1
WRONG_USAGE: Final = 2

_GARBAGE: Final = 50_000
"""Objects made before garbage is looked for: Python's 700 cost a seventh of the time to the first line."""


_TOLD: Final = {"help": "help:help_command", "version": "help:version_command"}
"""Options that ask to be told something and for nothing else, and the functions that do so."""


def main(words: Sequence[str] | None = None) -> int:
    """Run one command line.

    Args:
        words: The words after the name of the program; those of the process when not given.

    Returns:
        The exit code: 0 done, 1 refused or failed with one sentence on stderr, 2 wrong usage.
    """
    gc.set_threshold(_GARBAGE)
    console.prepare_streams()
    try:
        return _run(sys.argv[1:] if words is None else words)
    except BrokenPipeError:
        # Whoever read our output has seen enough, such as `head`.
        return DONE
    finally:
        console.close_quietly()


def _run(words: Sequence[str]) -> int:
    out = console.Console(spoken_language(words))
    try:
        return _obey(words, out)
    except BrokenPipeError:
        raise
    except Exception as error:  # noqa: BLE001 - nobody should have to listen to a traceback
        out.complain(console.defect_fault(error))
        return FAILED


def _obey(words: Sequence[str], out: console.Console) -> int:
    """Do what a command line says; a mistake is told, and what goes wrong in telling it leaves as it is."""
    try:
        arguments = parse_arguments(words)
        check_language(arguments.value("lang"))
        told = (place for option, place in _TOLD.items() if arguments.has(option))
        module, _, name = next(told, arguments.command.function).partition(":")
        code: int = getattr(import_module(f"accessgames.cli.{module}"), name)(arguments, out)
    except console.UsageError as error:
        out.complain(error)
        return WRONG_USAGE
    except GameError as error:
        out.complain(error)
    except KeyboardInterrupt:
        out.note("cli-interrupted")
    except BrokenPipeError:
        raise
    except OSError as error:
        if _unread(error):
            raise BrokenPipeError from error
        out.complain(console.system_fault(error))
    else:
        return code
    return FAILED


def _unread(error: OSError) -> bool:
    """Tell whether whoever read our output has gone, which Windows calls a wrong argument, of no file."""
    return sys.platform == "win32" and error.errno == errno.EINVAL and error.filename is None
