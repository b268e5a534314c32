"""What the linter reports."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One thing that is wrong.

    Attributes:
        place: File, with the line where there is one: `locales/cs/iota.ftl:12`.
        rule: Short name of what is wrong, such as `missing-key`.
        subject: What it is about: a key, an id, a word.
        detail: What was found and what was expected.
    """

    place: str
    rule: str
    subject: str
    detail: str = ""

    def __str__(self) -> str:
        """One line, as compilers write it."""
        return f"{self.place}: {self.rule}: {self.subject}" + (f" ({self.detail})" if self.detail else "")
