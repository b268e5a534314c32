"""Snapshots of what is heard: `tests/golden/aloud/<language>.txt`, made by `tools/golden.py`.

Three lines for each message with a short form, and for numbers with nouns: its key with a checksum of what is
printed, what a voice is told, and its phonemes by espeak-ng.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

from accessgames.language import Language, Phrase
from accessgames.testing.speech import language
from tests.language.aloud.phonemes import VERSION, can_speak, phonemes
from tests.language.aloud.samples import samples

FOLDER: Final = Path(__file__).parents[2] / "golden" / "aloud"
HIGHEST: Final = 120
COUNTED: Final = (
    ("card", "nom"), ("card", "acc"), ("point", "gen"), ("minute", "loc"), ("point", "ins"), ("turn", "dat"),
)  # fmt: skip
"""Nouns of two genders in the cases that sentences use."""


class Heard(NamedTuple):
    """What is heard of something.

    Attributes:
        printed: Checksum of the printed form: where that was put in other words, it is heard otherwise, too.
        told: What a voice is told.
    """

    printed: str
    told: str


def _messages(language: Language) -> Iterator[tuple[str, Heard]]:
    for key, source in language.data.entries.items():
        if not key.startswith("-") and ".braille" in source.text:
            _, message = next(samples(language.data, key))
            printed = language.form(message, "full")
            yield key, Heard(f"{crc32(printed.encode()):08x}", language.aloud(message))


def _numbers(language: Language) -> Iterator[tuple[str, Heard]]:
    phrases = language.data.phrases
    for number in range(HIGHEST + 1):
        for noun, case in COUNTED if len(language.grammar.cases.order) > 1 else (("card", "nom"),):
            yield (
                f"{number} {noun} {case}",
                Heard("", phrases.counted(Phrase(noun), number, case, aloud=True)),
            )


def heard(tag: str) -> Mapping[str, Heard]:
    """Return what is heard now, by message and number."""
    spoken = language(tag)
    return dict((*_messages(spoken), *_numbers(spoken)))


class Kept(NamedTuple):
    """A snapshot: what was heard, and its phonemes."""

    heard: Heard
    phonemes: str


def read(tag: str) -> Mapping[str, Kept]:
    """Read the snapshots of a language."""
    lines = (FOLDER / f"{tag}.txt").read_text("utf-8").splitlines()[1:]
    kept: dict[str, Kept] = {}
    for head, told, sound in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        key, _, printed = head.partition(" #")
        kept[key] = Kept(Heard(printed, told.strip()), sound.strip())
    return kept


def make(name: str) -> str:
    """Return the text of a snapshot file; as it is, where this espeak-ng cannot be compared."""
    if not can_speak():
        return (FOLDER.parent / name).read_text("utf-8")
    tag = Path(name).stem
    found = [f"espeak-ng {VERSION}"]
    for key, each in heard(tag).items():
        found += [f"{key} #{each.printed}", f" {each.told}", f" {phonemes(tag, each.told)}"]
    return "\n".join((*found, ""))


SNAPSHOTS: Final = ("aloud/cs.txt", "aloud/en.txt")
"""The files, below `tests/golden`."""
