"""What a dictionary made by others does not know: words of messages, pages and the lexicon in all its forms.

    python -m tools.reading.spelling cs    what `hunspell` and we do not know, with the places it stands in

hunspell and its Czech dictionary come from Debian (hunspell-cs, hunspell-en-gb). What it does not know and is
right stands in `known/<language>.txt`, one word a line: names, abbreviations, terms of the games.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from accessgames.language import Language
from accessgames.language.commandline import normalise_bare
from accessgames.language.resources import locales_root
from accessgames.testing.lint_sources import read_catalogue

DICTIONARIES: Final[Mapping[str, str]] = {"cs": "cs_CZ", "en": "en_GB"}
"""Language -> what its dictionary is called."""

_KNOWN: Final = Path(__file__).with_name("known")
_DOCS: Final = Path(__file__).parents[2] / "docs"
_WORD: Final = re.compile(r"[^\W\d_]{3,}")
"""Shorter ones are codes of pieces and colours, and prepositions, of which the linter knows more."""
_VALUE: Final = re.compile(r"\S*⟦[^⟧]*⟧\S*")
_NO_PROSE: Final = re.compile(
    r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>|https?://\S+|„[^“]*“|“[^”]*”", re.DOTALL
)


def lines_of_messages(tag: str) -> Iterator[tuple[str, str]]:
    """Yield what the messages of a language read like but on a Braille line, with the message and form."""
    for key, entry in read_catalogue(locales_root(), tag)[0].items():
        for form, facts in entry.forms.items():
            if form != "braille":
                yield from ((f"{key}.{form}", _VALUE.sub(" ", line)) for line in facts.lines)


def lines_of_lexicon(tag: str) -> Iterator[tuple[str, str]]:
    """Yield every form of every noun and adjective, with its entry."""
    lexicon = Language(tag).data.lexicon
    for key in (*lexicon.nouns, *lexicon.adjectives):
        yield from ((key, form) for form in lexicon.forms(key))


def lines_of_pages(tag: str) -> Iterator[tuple[str, str]]:
    """Yield the prose of the pages of a language: no commands, addresses nor quotes of the program."""
    for page in sorted((_DOCS / tag).glob("*.md")):
        yield page.name, _NO_PROSE.sub(" ", page.read_text(encoding="utf-8"))


def typed_words(tag: str) -> frozenset[str]:
    """Return all that may be typed, bare: what names it inside a sentence is no word of the language."""
    folder = locales_root() / tag
    paths = [*folder.glob("*.toml"), *folder.glob("words/*.toml")]
    found = (word for path in paths for word in _WORD.findall(path.read_text(encoding="utf-8")))
    return frozenset(map(normalise_bare, found))


def unknown(lines: Iterable[tuple[str, str]], tag: str) -> dict[str, str]:
    """Return the words that neither the dictionary nor we know, each with a place where it stands.

    Raises:
        OSError: hunspell is not there.
    """
    places: dict[str, str] = {}
    for place, line in lines:
        for word in _WORD.findall(line):
            places.setdefault(word, place)
    told = _ask("-d", DICTIONARIES[tag], "-i", "utf-8", "-l", text="\n".join(places))
    known = {*_KNOWN.joinpath(f"{tag}.txt").read_text(encoding="utf-8").split(), *typed_words(tag)}
    return {word: places[word] for word in sorted(set(told.split()) - known)}


def can_look_up() -> bool:
    """Tell whether hunspell is there with both dictionaries."""
    try:
        told = _ask("-D", text="")
    except OSError:
        return False
    return all(f"/{name}" in told for name in DICTIONARIES.values())


def _ask(*options: str, text: str) -> str:
    """Run hunspell and return what it said; where its dictionaries are it says as a complaint.

    Raises:
        OSError: It is not there.
    """
    program = shutil.which("hunspell")
    if program is None:
        raise FileNotFoundError("hunspell")
    told = subprocess.run(
        [program, *options], input=text, capture_output=True, text=True, check=False, timeout=60
    )
    return told.stdout + told.stderr


def main(tag: str) -> None:
    """Tell all that is not known."""
    for read in (lines_of_messages, lines_of_lexicon, lines_of_pages):
        for word, place in unknown(read(tag), tag).items():
            print(f"{word}\t{place}")


if __name__ == "__main__":
    main(sys.argv[1])
