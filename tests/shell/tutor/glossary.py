"""The glossary as lessons have to keep to it: each word of the field, and how it is met in a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

GLOSSARY: Final = Path(__file__).parents[3] / "docs" / "glossary.md"

SECTIONS: Final = {
    "iota": ("IOTA",),
    "quantum": ("Quantum",),
    "tetrikon": ("Tetrikon and iQLANDIE", "Boards of squares"),
    "iqlandie": ("Tetrikon and iQLANDIE", "Boards of squares"),
}

_LONG: Final = 4
"""Letters of a word whose ending may be another one."""

_EXPLAINED: Final = {"a", "anything", "any", "how", "neighbouring", "squares", "the", "what", "when"}
"""First words of an explanation in English: the entry is a name in code, and has no Czech word."""

_WORDS: Final = 3
"""Words of a term; of what is longer the first word is the term, the others explain it."""

IRREGULAR: Final = {
    "zapsat": "zap(?:s|iš|íš)",
    "přehodit": "přeho(?:d|ď|z)",
    "nechat": "nech(?:at|á|te|$)",
    "přiložit": "přilož",
    "vyměnit": "(?:vy)?měn[íi]",
    "získat": "vezm",
    "closing": "clos(?:ing|es)$",
    "chyba": "chyb(?:a|y|ě|u|ou|ám|ách|ami)?$",
    "miss": "miss(?:es)?$",
    "keep": "keep(?:s)?$",
    "throw": "(?:throws?|thrown|threw)$",
}
"""Words whose forms follow no rule of below; `$` ends a word."""


@dataclass(frozen=True)
class Term:
    """A word of the field.

    Attributes:
        name: In English, as the glossary has it and steps name it.
        met: How it is met in a sentence, by language.
    """

    name: str
    met: Mapping[str, re.Pattern[str]]

    def stands_in(self, line: str, tag: str) -> bool:
        """Whether a line has it, in any of its forms."""
        return self.met[tag].search(line.casefold()) is not None


def _czech(word: str) -> str:
    """A word in any case: its ending changes, and so does an e before the last letter."""
    if len(word) > _LONG and word.endswith(("ek", "ec")):
        return re.escape(word[:-2]) + f"(?:{word[-2:]}|{word[-1]}|č)" + r"\w{0,3}"
    if word.endswith(("it", "at", "ět", "out")):
        return re.escape(word[:-3]) + r"\w{0,6}"
    stem = word[:-1] if len(word) > _LONG and word[-1] in "aeiouyáéíýě" else word
    return re.escape(stem) + r"\w{0,3}"


def _english(word: str) -> str:
    stem = word[:-1] if len(word) > _LONG and word.endswith("e") else word
    return re.escape(stem) + r"\w{0,3}"


def _pattern(terms: Iterable[str], form: Callable[[str], str]) -> re.Pattern[str]:
    def met(word: str) -> str:
        if len(word) == 1:  # a letter stays as it is
            return re.escape(word) + r"\b"
        found = IRREGULAR.get(word)
        return form(word) if found is None else found.replace("$", r"\b") + r"\w{0,5}"

    made = (r"\s+".join(map(met, term.casefold().split())) for term in terms)
    return re.compile(rf"\b(?:{'|'.join(made)})\b")


def _term(english: str, czech: str) -> Term:
    """A term from both sides of a colon; what stands behind a comma or a bracket on the right explains it."""
    verb = english.startswith("to ")
    names = [name for name in english.split(", ") if verb or not name.startswith("to ")]
    english_names = [name.removeprefix("to ") for name in names if len(name) > 1]
    first = re.split(r"\s*\(|[.,:]| of | in ", czech)[0].split()
    word = " ".join(first if len(first) <= _WORDS and not verb else first[:1])
    return Term(english, {"cs": _pattern([word], _czech), "en": _pattern(english_names, _english)})


@cache
def terms_of(game: str) -> Mapping[str, Term]:
    """The words of the field that belong to a game, by their English names."""
    found: dict[str, Term] = {}
    for block in GLOSSARY.read_text("utf-8").split("\n## ")[1:]:
        title, _, text = block.partition("\n")
        lines = text.splitlines() if title in SECTIONS[game] else ()
        for entry in (entry for line in lines if line.startswith("- ") for entry in line[2:].split("; ")):
            english, colon, czech = entry.partition(": ")
            if colon and czech.split()[0] not in _EXPLAINED:
                found.setdefault(english, _term(english, czech))
    return found
