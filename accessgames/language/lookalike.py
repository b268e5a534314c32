"""Names that look alike and are not the same: letters of other alphabets, wide ones, and what is not seen.

What Unicode calls compatible (wide letters, ligatures, mathematical alphabets) is known to Python. Letters of
Cyrillic and Greek, and figures, that look like Latin ones come from Unicode's `confusables.txt` (UTS 39). The
whole of it, as the library `confusable-homoglyphs` brings it, is a megabyte for scripts that few here type.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError

if TYPE_CHECKING:
    from collections.abc import Iterable

_LATIN: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјкорсухһԁԛԝӏѵ" "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυχγ" "ıɑɡ" "01",  # noqa: RUF001, ISC001 - that is the point
    "ABESIJKMHOPCTYXaesijkopcyxhdqwlv" "ABEZHIKMNOPTYXaiknopuxy" "iag" "Ol",  # noqa: ISC001 - one part a script
)  # fmt: skip
"""Letters and what they look like: Cyrillic, Greek, Latin ones of other languages, figures."""

_HIDDEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Printable characters of which nothing is seen, beside those that select a form."""

_SCRIPTS: Final = {"CYRILLIC": "cyrillic", "GREEK": "greek", "FULLWIDTH": "wide", "DIGIT": "figure"}


@dataclass(frozen=True, slots=True)
class LookAlike:
    """What makes a name another one, though it looks the same.

    Attributes:
        number: Place of the character in the name, from 1.
        letter: What it looks like; empty where nothing is seen.
        kind: `cyrillic`, `greek`, `wide`, `figure`, `hidden` or `other`.
        own: Whether it stands in the new name; else in the one that was there.
    """

    number: int
    letter: str
    kind: str
    own: bool

    def doubt(self, name: str, *, asked: bool = True) -> GameError:
        """Return what is said of a new name that looks like another, also that it holds when typed again.

        Args:
            name: The new name.
            asked: Whether it can be typed again; else it holds.
        """
        values = {"number": self.number, "letter": self.letter, "kind": self.kind}
        whose = "new" if self.own else "old"
        return GameError("error-name-alike", name=name, whose=whose, asked="yes" if asked else "no", **values)


def skeleton(name: str) -> str:
    """Return what is seen of a name, in Latin letters where it can be: equal for names that look alike."""
    spread = unicodedata.normalize("NFKD", name)
    seen = "".join(char for char in spread if not _is_hidden(char)).translate(_LATIN)
    return " ".join(unicodedata.normalize("NFC", seen.casefold()).split())


def find_look_alike(name: str, taken: Iterable[str]) -> LookAlike | None:
    """Find what makes a name differ from the first of those that look the same; None where none does.

    Names that differ in case or in the way of writing accents are the same name, which is no matter of looks.
    """
    written = _written(name)
    for other in taken:
        if skeleton(other) == skeleton(name) and _written(other) != written:
            return _difference(written, _written(other))
    return None


def _written(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())


def _difference(new: str, old: str) -> LookAlike:
    """Describe the first character that makes two names differ, in the new one if it is odd there."""
    # Names that look alike differ somewhere, and behind the shorter of them there is something hidden.
    at = next((place for place, pair in enumerate(zip(new, old, strict=False)) if pair[0] != pair[1]), None)
    at = min(len(new), len(old)) if at is None else at
    pairs = ((new[at : at + 1], True), (old[at : at + 1], False))
    char, own = next((pair for pair in pairs if _kind(pair[0])), pairs[0])
    return LookAlike(at + 1, skeleton(char), _kind(char) or "other", own)


def _kind(char: str) -> str:
    """Return what is odd about a character; empty for a usual letter of ours, and for none at all."""
    if not char:
        return ""
    if _is_hidden(char):
        return "hidden"
    script = unicodedata.name(char, "").partition(" ")[0]
    return _SCRIPTS.get(script, "" if skeleton(char) == unicodedata.normalize("NFC", char) else "other")


def _is_hidden(char: str) -> bool:
    return (
        unicodedata.category(char) == "Cf"
        or char in _HIDDEN
        or "VARIATION SELECTOR" in unicodedata.name(char, "")
    )
