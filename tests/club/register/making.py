"""Entries, texts and registers for the tests of the register."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hypothesis import strategies as st

from accessgames.club import notation
from accessgames.club.register import entries as e

if TYPE_CHECKING:
    from collections.abc import Mapping

WRITER: Final = "f" * 32


def number(figure: int) -> str:
    """An id."""
    return f"{figure:032x}"


def entry(figure: int, person: int, clock: int, says: e.Statement) -> e.Entry:
    """An entry with short ids."""
    return e.Entry(number(figure), number(person), clock, WRITER, says)


def kept(field: e.Field, value: str, salt: int = 0) -> tuple[str, Mapping[str, str]]:
    """The digest of a text about somebody, and what lies beside."""
    text = notation.to_text(e.PersonalText(number(salt), field, value))
    return notation.digest_of(text), {notation.digest_of(text): text}


NAMES: Final = ("Jana Nová", "Jana Nova", "Petr", "Karel IV.")
TEXTS: Final = {
    digest: text
    for salt, name in enumerate(NAMES)
    for digest, text in kept(e.Field.NAME, name, salt)[1].items()
}
"""Texts with names, by their digests."""

REGISTRATIONS: Final = tuple(notation.digest_of(f"registration {figure}") for figure in range(4))

_PEOPLE: Final = st.integers(0, 5).map(number)
_STATEMENTS: Final = st.one_of(
    st.builds(e.Noted, st.just(e.Field.NAME), st.sampled_from([*TEXTS, ""])),
    st.builds(e.Agreed, st.sampled_from(e.Consent), st.booleans(), st.just("2026-11-27")),
    st.builds(e.Linked, st.sampled_from(REGISTRATIONS)),
    st.builds(e.United, _PEOPLE),
    st.builds(e.Parted, st.integers(0, 40).map(number)),
    st.builds(e.Erased, st.lists(st.sampled_from([*TEXTS]), max_size=2).map(tuple)),
)

ENTRIES: Final = st.builds(
    e.Entry,
    st.integers(0, 40).map(number),
    _PEOPLE,
    st.integers(0, 6),
    st.just(WRITER),
    # Tombstones are rare, or hardly anything would be left to compare.
    st.one_of(_STATEMENTS, _STATEMENTS.filter(lambda one: not isinstance(one, e.Erased))),
)
"""Entries about few people, so that they meet."""
