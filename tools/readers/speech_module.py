"""An output module of speech-dispatcher that speaks into a file: ``python speech_module.py FILE``.

It talks with the server on its standard input and output, as modules do, and notes each text it is given to
say, letter by letter, on a line of its own. Any Python 3 runs it.
"""

from __future__ import annotations

import html
import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

_TOLD = {
    "INIT": ("299-Texts are noted in a file.", "299 OK LOADED SUCCESSFULLY"),
    "LIST": ("200-noted\tcs\tnone", "200-noted-en\ten\tnone", "200 OK VOICE LIST SENT"),
    "QUIT": ("210 OK QUIT",),
    "DEBUG": ("200 OK DEBUGGING OFF",),
}
"""What a command without data is answered."""

_DATA = {
    "SPEAK": ("202 OK RECEIVING MESSAGE", ("200 OK SPEAKING",)),
    "SET": ("203 OK RECEIVING SETTINGS", ("203 OK SETTINGS RECEIVED",)),
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", ("203 OK AUDIO INITIALIZED",)),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", ("203 OK LOG LEVEL SET",)),
}
"""What a command with data is answered before the data and behind them."""

_SECONDS = 0.03
"""How long a text takes; the server does not notice the end of what takes no time at all."""

_SPEAKING = {"SPEAK", "CHAR", "KEY", "SOUND_ICON"}


def answer(*lines: str) -> None:
    """Write lines to the server."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def speak() -> threading.Timer:
    """Begin to speak, and tell the end of it in time."""
    answer("701 BEGIN")
    speaking = threading.Timer(_SECONDS, answer, ("702 END",))
    speaking.daemon = True
    speaking.start()
    return speaking


def stop(speaking: threading.Timer | None) -> None:
    """End what is being said, if anything is."""
    if speaking is not None and speaking.is_alive():
        speaking.cancel()
        speaking.join()
        answer("703 STOP")


def data(lines: Iterator[str]) -> str:
    """Read lines up to a dot; a dot at the beginning of one is doubled."""
    found = []
    for line in lines:
        text = line.rstrip("\n")
        if text == ".":
            break
        found.append(text[1:] if text.startswith("..") else text)
    return "\n".join(found)


def main(path: Path) -> None:
    """Answer the server until it says that this is the end."""
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr] # as it is here
    lines = iter(sys.stdin)
    speaking = None
    for line in lines:
        command = line.split()[0]
        if command in {"STOP", "PAUSE"}:
            stop(speaking)
        elif command in _TOLD:
            answer(*_TOLD[command])
        else:
            before, behind = _DATA["SPEAK" if command in _SPEAKING else command]
            answer(before)
            text = data(lines)
            answer(*behind)
            if command in _SPEAKING:
                with path.open("a", encoding="utf-8") as file:
                    file.write(" ".join(html.unescape(re.sub("<[^>]*>", " ", text)).split()) + "\n")
                speaking = speak()
        if command == "QUIT":
            return


if __name__ == "__main__":
    main(Path(sys.argv[1]))
