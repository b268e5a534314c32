"""The few sentences said before the game is installed, from ``locales/<language>/start.json``.

Written for Pythons as old as 3.6, see ``start.py``.
"""

import os
import sys

# What start.py says when nobody chose a language: its progress in the first, its failures in all of these.
LANGUAGES = ("cs", "en")
PROGRESS = ("preparing", "preparing-tests", "waiting", "fetching", "updating")


def tell(root: str, words: "list[str]", key: str, **values: str) -> None:
    """Say one sentence on standard error, so that standard output belongs to the game alone.

    Args:
        root: folder of the checkout.
        words: the command line; ``--lang`` in it chooses the language.
        key: name of the sentence in ``start.json``.
        values: what stands in its braces.
    """
    chosen = language(words, os.environ)
    languages = [chosen] if os.path.isfile(_path(root, chosen)) else list(LANGUAGES)
    if key in PROGRESS:
        del languages[1:]
    lines = [sentence(root, name, key).format(**values) for name in languages]
    _write("\n".join(lines) + "\n")


def _write(text: str) -> None:
    """Write to standard error in UTF-8, as the game does once it runs, whatever the code page of a pipe is.

    A console of Windows shows any text as it is; a program without a console has no streams at all.
    """
    stream = sys.stderr
    if stream is None:
        return
    if hasattr(stream, "reconfigure"):  # not in Python 3.6
        stream.reconfigure(encoding="utf-8", errors="replace")
    stream.write(text)
    stream.flush()


def language(words: "list[str]", environment: "os._Environ[str] | dict[str, str]") -> str:
    """The language asked for by ``--lang``, else by ``ACCESSGAMES_LANG``; empty if nobody asked."""
    for index, word in enumerate(words):
        if word.startswith("--lang="):
            return word[len("--lang=") :]
        if word == "--lang" and index + 1 < len(words):
            return words[index + 1]
    return environment.get("ACCESSGAMES_LANG", "")


def is_among(root: str, key: str, word: str) -> bool:
    """Whether a typed word is one of those that stand under `key`, in any language and spelling."""
    return any(word.lower() in sentence(root, name, key).split() for name in LANGUAGES)


def sentence(root: str, name: str, key: str) -> str:
    """The sentence `key` in the language `name`.

    Raises:
        KeyError: the language has no such sentence.
    """
    import json

    with open(_path(root, name), encoding="utf-8") as file:
        return str(json.load(file)[key])


def _path(root: str, name: str) -> str:
    return os.path.join(root, "locales", name, "start.json")
