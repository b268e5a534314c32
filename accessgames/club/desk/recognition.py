"""Whom a typed name means among the people of the register, and who has nearly the same name."""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from accessgames.club.desk import club_register
from accessgames.club.desk.typed import MOST_NAMED, read_entry
from accessgames.club.register import entries as e
from accessgames.club.rules.bounds import folded
from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.language import lookalike, say, values
from accessgames.language.commandline import normalise_bare, quote_briefly

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from accessgames.club.desk.open_club import ClubContext
    from accessgames.club.register.reduction import Person, Register
    from accessgames.language import Message

_LONG: Final = 6
"""Names of so many letters that differ in one of them may be the same name."""

_FIGURE: Final = re.compile(r"\d+\.?")


def listed_people(found: Register) -> tuple[Person, ...]:
    """Return everybody in the order in which people are listed; their numbers there count from 1."""
    return tuple(sorted(found.people.values(), key=lambda one: (normalise_bare(one.name), one.name, one.id)))


@dataclass(frozen=True, slots=True)
class Recognition:
    """Who may be meant by the name of somebody who is to be registered.

    Attributes:
        people: Those who are meant: one, or several where it has to be asked who; none for somebody new.
        near: Where nobody is meant, those whose name is so near that it has to be asked.
    """

    people: tuple[Person, ...] = ()
    near: tuple[Person, ...] = ()

    @property
    def doubted(self) -> tuple[Person, ...]:
        """Whom to ask about."""
        return self.people if len(self.people) > 1 else self.near


def find_person(found: Register, text: str) -> Person:
    """Return the person whom a text names: by the number in the list, by the name or the beginning of a part.

    Raises:
        GameError: `club-error-person-whom` where nobody is named, `club-error-person-several`,
            `club-error-person-near` or `club-error-person-none`.
    """
    everybody = listed_people(found)
    if not text.strip():
        raise GameError("club-error-person-whom")
    if _FIGURE.fullmatch(text.strip()):
        number = int(text.strip().rstrip(".")[:9])
        if not 1 <= number <= len(everybody):
            raise GameError("club-error-person-number", number=number, most=len(everybody))
        return everybody[number - 1]
    meant = _called(everybody, text, _RANKS)
    if len(meant) == 1:
        return meant[0]
    word, near = quote_briefly(text), meant or near_people(everybody, text)
    key = "club-error-person-near" if near else "club-error-person-none"
    if meant:
        key = "club-error-person-several"
    raise GameError(key, word=word, choices=tuple(person.name for person in near[:MOST_NAMED]))


def recognise(found: Register, name: str, taken: Iterable[str]) -> Recognition:
    """Return who may be meant by the name of somebody who comes.

    A name written in full is that person, also typed without its accents; a part of a longer name, or the
    beginning of one, means whoever has it. A name that could be somebody's own and is only nearly that of
    a person who is known has to be asked about.

    Args:
        found: The register.
        name: As typed.
        taken: Ids of those who are registered here already, who are not meant by parts of their names.
    """
    everybody, here = listed_people(found), frozenset(taken)
    meant = _called(everybody, name, _RANKS[:1])
    same = [] if meant else _called(everybody, name, _RANKS[1:2])
    if name.isascii():
        meant = meant or same
    free = [person for person in everybody if person.id not in here]
    # A name in full with other accents is somebody else's, or typed wrongly.
    longer = [person for person in free if " " in person.name and not same]
    meant = meant or _called(longer, name, _RANKS[2:])
    return Recognition(tuple(meant)) if meant else Recognition(near=near_people(free, name))


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody who is to be registered.

    Attributes:
        name: As it is written down.
        category: As typed, or empty.
        person: Id of the person; a new one for somebody who is not the known person of that name; empty where
            the name alone tells.
        usual_category: What the register knows, where the tournament has such a category.
        gender: What the register knows.
        spoken: What the register knows.
        near: Those whose name is near, where nobody was asked.
    """

    name: str
    category: str
    person: str = ""
    usual_category: str = ""
    gender: str = ""
    spoken: str = ""
    near: tuple[Person, ...] = ()


NEW: Final = "new"
"""Stands for somebody who is none of the people of the register."""


def newcomers(context: ClubContext, items: Sequence[str], chosen: Sequence[str]) -> tuple[Newcomer, ...]:
    """Return who is meant by names with categories behind them.

    Args:
        context: The club.
        items: What was typed.
        chosen: Where that was asked: for each item the id of the person, `NEW`, or empty.

    Raises:
        GameError: `club-error-person-several` where several may be meant, or no name was typed.
    """
    club = context.club
    proposal, found = club.tournament.proposal, club_register.club_register(club)
    here = {one.id for (name, _), one in club_register.people_at(club, found).items() if name == club.current}
    told = []
    for item, choice in zip_longest(items, chosen[: len(items)], fillvalue=""):
        entry = read_entry(proposal, context.words, item)
        meant = Recognition() if choice == NEW else recognise(found, entry.name, here)
        people = tuple(one for one in found.people.values() if one.id == choice) or meant.people
        if len(people) > 1:
            choices = tuple(person.name for person in people[:MOST_NAMED])
            raise GameError("club-error-person-several", word=quote_briefly(entry.name), choices=choices)
        if not people:
            same = choice == NEW and any(_whole(entry.name, one.name) for one in found.people.values())
            person = club.scribe.salt() if same else ""
            told.append(Newcomer(entry.name, entry.category, person, near=meant.near))
            continue
        (known,) = people
        here.add(known.id)
        kept = {field: known.kept.get(field, "") for field in e.Field}
        own = kept[e.Field.CATEGORY] if kept[e.Field.CATEGORY] in proposal.categories else ""
        told.append(
            Newcomer(known.name, entry.category, known.id, own, kept[e.Field.GENDER], kept[e.Field.SPOKEN])
        )
    return tuple(told)


def tell_near(one: Newcomer) -> Message | None:
    """Tell whose name is near the name of somebody new, and how they become one; None where nobody's is."""
    if not one.near:
        return None
    return say("club-register-near", player=values.Person(one.name), near=values.Person(one.near[0].name))


def _whole(typed: str, name: str) -> bool:
    return folded(typed) == folded(name)


def _bare(typed: str, name: str) -> bool:
    return normalise_bare(typed) == normalise_bare(name)


def _parts(typed: str, name: str) -> bool:
    """Tell whether all that was typed are words of a name, in their order."""
    return _in_order(typed, name, str.__eq__)


def _beginnings(typed: str, name: str) -> bool:
    """Tell whether all that was typed are beginnings of words of a name, in their order."""
    return _in_order(typed, name, lambda part, word: word.startswith(part) and not part.isdigit())


def _in_order(typed: str, name: str, fits: Callable[[str, str], bool]) -> bool:
    words = iter(normalise_bare(name).split())
    parts = normalise_bare(typed).split()
    return bool(parts) and all(any(fits(part, word) for word in words) for part in parts)


_RANKS: Final = (_whole, _bare, _parts, _beginnings)
"""How a typed text can be somebody's name; a better way leaves no room for those behind it."""


def _called(
    people: Sequence[Person], typed: str, ranks: Iterable[Callable[[str, str], bool]]
) -> list[Person]:
    for fits in ranks:
        found = [person for person in people if fits(typed, person.name)]
        if found:
            return found
    return []


def near_people(people: Iterable[Person], name: str) -> tuple[Person, ...]:
    """Return those whose names may be meant by another one: accents, one letter, look-alikes, beginnings."""
    return tuple(person for person in people if is_near(person.name, name))


def is_near(known: str, name: str) -> bool:
    """Tell whether a name is so near a known one that the same person may be meant."""
    one, other = normalise_bare(known), normalise_bare(name)
    alike = one == other or lookalike.skeleton(known) == lookalike.skeleton(name)
    shorter = " " not in one and one.startswith(other) and len(one) > len(other) + 1
    return alike or shorter or one_letter_apart(one, other)


def one_letter_apart(one: str, other: str) -> bool:
    """Tell whether two long names differ in one letter that is too much, missing, another, or in its place.

    >>> one_letter_apart("jana nova", "jana novy"), one_letter_apart("hrac 11", "hrac 12")
    (True, False)
    """
    short, long = sorted((one, other), key=len)
    if len(long) < _LONG or len(long) - len(short) > 1:
        return False
    same = [mine == theirs for mine, theirs in zip(short, long, strict=False)]
    at = same.index(False) if False in same else len(short)
    letters = f"{short[at : at + 1]}{long[at : at + 1]}"
    if any(letter.isdigit() for letter in letters):
        return False
    if len(short) < len(long):
        return short[at:] == long[at + 1 :]
    swapped = short[at : at + 2] == long[at : at + 2][::-1]
    return short[at + 1 :] == long[at + 1 :] or (swapped and short[at + 2 :] == long[at + 2 :])
