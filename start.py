"""Start the game from a fresh checkout: ``python3 start.py``, with nothing but Python installed.

* ``python3 start.py [WORDS]`` prepares ``.venv/`` the first time and becomes ``.venv/bin/accessgames WORDS``.
* ``python3 start.py test [PYTEST WORDS]`` adds what the tests need and runs the whole suite;
  ``python3 start.py test quick [PYTEST WORDS]`` runs a layer of about a minute and says what it leaves out.
* On Windows the first start installs ``speech`` as well, so that NVDA and JAWS can be told.
* ``python3 start.py add speech`` (``club``, ``net``, ``bench``) adds an optional part and keeps it.

This file and ``tools/texts.py`` are written so that Pythons as old as 3.6 understand them: they have to be
able to say that they are too old. The way of an ordinary start is kept short; ``tools/prepare.py`` does the
work of the first one.
"""

import os
import sys

ROOT = os.path.dirname(os.path.realpath(__file__))
if ROOT not in sys.path:  # Python was started with -I or -P, which leave out even the folder of the script
    sys.path.insert(0, ROOT)

from tools import texts  # noqa: E402 - see above

OLDEST = (3, 11)

DONE, FAILED, WRONG_USAGE, INTERRUPTED = 0, 1, 2, 130
EXTRAS = ("speech", "club", "net", "bench")

# What is needed to play, and what will do where that cannot be installed. On Windows readers put no new text
# of the console on a Braille line, so the way to NVDA and JAWS belongs to every set-up there.
PLAYED, SPARE = ("speech", "runtime") if os.name == "nt" else ("runtime", "")


def main(words: "list[str]") -> int:
    """Prepare what `words` need, then become the program they ask for.

    Args:
        words: the command line without the name of this script.

    Returns:
        The exit code, only where the program could not be started or nothing was to be started. On Windows,
        where a process cannot turn into another one, also the exit code of the program.
    """
    if sys.version_info[:2] < OLDEST:
        found = "%d.%d" % sys.version_info[:2]
        texts.tell(ROOT, words, "too-old", needed="%d.%d" % OLDEST, found=found)
        return FAILED
    try:
        return start(words)
    except KeyboardInterrupt:
        texts.tell(ROOT, words, "interrupted")
        return INTERRUPTED


def start(words: "list[str]") -> int:
    """Do what the first word says: test, add a part, or play (anything else)."""
    from accessgames import isolation
    from tools import stamp

    isolation.drop_relative_entries()
    first = words[0] if words else ""
    if first == "test":
        if not ensure("dev", words):
            return FAILED
        os.chdir(ROOT)
        suite = ["-n", "auto", "--dist", "worksteal"]
        layer = ["-q", "--layer", "quick"] if words[1:2] == ["quick"] else []
        wanted = suite + layer + words[2 if layer else 1 :]
        return become(stamp.program(ROOT, "python"), ["-P", "-m", "pytest"] + wanted)
    if first == "add":
        return add(words)
    if not ensure(PLAYED, words, SPARE):
        return FAILED
    if texts.is_among(ROOT, "command-online", first) and not ensure("net", words):
        return FAILED
    return become(stamp.program(ROOT, "accessgames"), words)


def add(words: "list[str]") -> int:
    """Install the optional part named by the second word."""
    part = words[1] if words[1:] else ""
    if part not in EXTRAS:
        texts.tell(ROOT, words, "wrong-part", parts=", ".join(EXTRAS))
        return WRONG_USAGE
    if not ensure(part, words):
        return FAILED
    texts.tell(ROOT, words, "added", part=part)
    return DONE


def ensure(part: str, words: "list[str]", spare: str = "") -> bool:
    """Make sure that `part`, or `spare` if there is one, is installed. What goes wrong is a sentence.

    Returns:
        Whether the part can be used.
    """
    from tools import stamp

    if not stamp.installed(ROOT).isdisjoint((part, spare)):
        return True
    from tools import prepare

    def tell(key: str, **values: str) -> None:
        texts.tell(ROOT, words, key, **values)

    try:
        prepare.prepare(ROOT, part, tell, spare=spare)
    except prepare.SetupError as error:
        tell(error.key, **error.values)
        return False
    return True


def become(program: str, words: "list[str]") -> int:
    """Replace this process by `program`; on Windows run it and return its exit code."""
    command = [program] + words
    if os.name != "nt":
        os.execv(program, command)
    import subprocess

    running = subprocess.Popen(command)
    while True:
        try:
            return running.wait()
        except KeyboardInterrupt:
            continue  # Ctrl+C reached the program as well; what it means is decided there


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
