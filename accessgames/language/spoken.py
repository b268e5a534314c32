"""What a voice should say instead of what is written: "em 50" for `m50`, "minus 3" for "−3"."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from accessgames.language.numerals import HIGHEST

if TYPE_CHECKING:
    from accessgames.language.numerals import Cardinals

_PLACE: Final = re.compile(r"\b([a-z]{1,2})(\d{1,3})\b")
_FIRST: Final = re.compile(r"\d+|[^\W\d_]+")


@dataclass(frozen=True, slots=True)
class Spoken:
    """Spoken forms of one language.

    Attributes:
        letters: Letter -> how it is said.
        cardinals: Numbers in words.
        case: The case in which a bare number is said.
        gender: The gender in which it is.
        rules: Patterns and what is said in their place, applied in order.
        voices: Parts of names of voices that speak the language without saying so.
    """

    letters: Mapping[str, str]
    cardinals: Cardinals
    case: str
    gender: str
    rules: tuple[tuple[re.Pattern[str], str], ...] = ()
    voices: tuple[str, ...] = ()

    def text(self, written: str) -> str:
        """Rewrite a line for own speech; figures stay figures, a voice reads them well."""
        for pattern, said in self.rules:
            written = pattern.sub(said, written)
        return _PLACE.sub(self._place, written)

    def _place(self, match: re.Match[str]) -> str:
        return f"{self.letters_of(match[1])} {match[2]}"

    def letters_of(self, letters: str) -> str:
        """Say letters one by one: "á bé"."""
        return " ".join(self.letters[letter] for letter in letters)

    def first(self, written: str) -> str:
        """Give the word that is heard first: "em" for `m50`, "třicet čtyři" for 34, else the word itself."""
        match = _FIRST.search(written)
        if match is None:
            return ""
        token = match[0]
        if token.isdigit():
            number = int(token)
            return self.cardinals.words(number, self.case, self.gender) if number <= HIGHEST else ""
        is_code = len(token) == 1 or written[match.end() : match.end() + 1].isdigit()
        return self.letters.get(token[0].lower(), token) if is_code else token


def read_rules(data: Mapping[str, Any]) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Read the rules `[[say]]` of `speech.toml`."""
    return tuple((re.compile(rule["find"]), rule["say"]) for rule in data.get("say", ()))
