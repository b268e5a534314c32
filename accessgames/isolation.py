"""Pythons that run nothing out of the folder in which somebody happens to stand.

Python looks for modules in the current folder first when it is started with ``-m`` or ``-c``, and in every
relative or empty entry of ``PYTHONPATH``: a ``queue.py`` on a stick would be run instead of Python's own. The
program leaves that folder before it imports anything else, and whatever it starts gets its words and its
environment from here; ``tests/house/test_isolation.py`` finds a start that does not. Absolute entries of
``PYTHONPATH`` are a person's own wish and stay.

This module imports only what every Python has loaded before it looks at any path, not even ``__future__``.
"""

import os
import sys

HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
"""The folder with the package: the checkout, or wherever the program is installed."""

CHANGED = ("PYTHONPATH", "PYTHONSAFEPATH")
"""Variables of the environment that are different for what the program starts."""

_BEGIN = (
    "import sys; sys.path.append(sys.argv.pop(1)); import runpy;"
    " runpy.run_module(sys.argv.pop(1), run_name='__main__', alter_sys=True)"
)
# The folder of the package comes last on the path, so that nothing in it hides a module of Python itself.


def python_module(module: str, *words: str) -> list[str]:
    """Return the command line that runs a module as the main program of another Python, with `words`.

    Args:
        module: One of ours, or any that is installed.
        words: What the module finds in `sys.argv` after its own name.
    """
    return [sys.executable, "-P", "-c", _BEGIN, HOME, module, *words]


def safe_environment() -> dict[str, str]:
    """Return the environment of this process, changed so that no Python looks into the current folder."""
    kept = os.pathsep.join(filter(os.path.isabs, _entries()))
    changes = {"PYTHONSAFEPATH": "1", **({"PYTHONPATH": kept} if kept else {})}
    return {**{name: value for name, value in os.environ.items() if name not in CHANGED}, **changes}


def drop_relative_entries() -> None:
    """Take relative entries out of `PYTHONPATH`, and what they put on the path of this process off it."""
    here, entries = current_folder(), _entries()
    wished = {os.path.normpath(entry) for entry in entries if os.path.isabs(entry)}
    strange = {os.path.normpath(os.path.join(here, entry)) for entry in entries} - wished
    sys.path[:] = [place for place in sys.path if place and place not in strange]
    if HOME not in sys.path:
        sys.path.append(HOME)
    os.environ.pop("PYTHONPATH", None)
    if kept := os.pathsep.join(filter(os.path.isabs, entries)):
        os.environ["PYTHONPATH"] = kept


def leave_current_folder() -> None:
    """Take the current folder, which `python -m` puts first, and relative entries off the path.

    A program that lies in the current folder itself finds its own modules there all the same, last of all.
    What a library starts is protected by the environment of this process, which everything inherits.
    """
    if not sys.flags.safe_path and sys.path[:1] in ([""], [current_folder()]):
        del sys.path[0]
    drop_relative_entries()
    os.environ["PYTHONSAFEPATH"] = "1"


def current_folder() -> str:
    """Return where the process stands; empty where the folder has been deleted."""
    try:
        return os.getcwd()
    except OSError:
        return ""


def _entries() -> list[str]:
    given = os.environ.get("PYTHONPATH")
    return given.split(os.pathsep) if given else []
