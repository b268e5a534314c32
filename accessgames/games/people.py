"""Who is meant by a name, as people type it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.language.commandline import normalise_bare

if TYPE_CHECKING:
    from accessgames.games.room import Listener

_SHORTEST: Final = 3
"""A name loses its last letter in other cases; what is shorter would be anything."""


def find_person(words: Sequence[str], listener: Listener) -> int | None:
    """Return the seat of who is named, by the name in some case or as the only opponent; None for nobody."""
    filler = listener.words.table["filler"].words if "filler" in listener.words else ()
    typed = normalise_bare(" ".join(words[words[0] in filler :]))
    names = [normalise_bare(person.name) for person in listener.people]
    if typed in names:
        return names.index(typed)
    known = listener.words
    others = [seat for seat in range(len(names)) if seat != listener.seat]
    if "computer" in known and any(known.in_full(key, typed) for key in ("computer",)):
        return others[0] if len(others) == 1 else None
    found = [seat for seat, name in enumerate(names) if declined(name, typed)]
    return found[0] if len(found) == 1 else None


def declined(name: str, typed: str) -> bool:
    """Tell whether a typed name is a name in another case."""
    stem = name[:-1] if name[-1:] in "aeiouy" else name
    ending = typed.removeprefix(stem)
    return (
        len(stem) >= _SHORTEST
        and typed.startswith(stem)
        and len(ending) <= _SHORTEST
        and (not ending or ending.isalpha())
    )
