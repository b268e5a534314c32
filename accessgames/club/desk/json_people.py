"""What the register has of people, as values that JSON can hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.club.desk import club_register, recognition
from accessgames.club.desk.commands.people import items_of
from accessgames.club.register import entries as e

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.club.desk.open_club import ClubContext, Request
    from accessgames.club.register import reduction, registrations


def list_persons(context: ClubContext, _request: Request) -> Any:  # noqa: ANN401 - whatever JSON can hold
    """Return everybody in the register, in the order of the list."""
    found = club_register.club_register(context.club)
    known = {one.key: one for one in club_register.club_registrations(context.club)}
    return [person_values(one, known) for one in recognition.listed_people(found)]


def show_person(context: ClubContext, request: Request) -> Any:  # noqa: ANN401 - as above
    """Return one person, or everybody where nobody is named.

    Raises:
        GameError: Nobody is called so.
    """
    if not request.items:
        return list_persons(context, request)
    found = club_register.club_register(context.club)
    known = {one.key: one for one in club_register.club_registrations(context.club)}
    return person_values(recognition.find_person(found, " ".join(items_of(request))), known)


def person_values(
    one: reduction.Person, known: Mapping[str, registrations.Registration]
) -> Mapping[str, Any]:
    """Return all that the register has of somebody.

    Args:
        one: The person.
        known: What stands for a registration -> what it is.
    """
    there = [known[key] for key in one.registrations if key in known]
    return {
        "id": one.id,
        **{field.value: one.kept.get(field, "") for field in e.Field},
        "consents": {
            to.value: {"yes": one.consents[to].yes, "on": one.consents[to].on} if to in one.consents else None
            for to in e.Consent
        },
        "tournaments": [
            {"id": reg.tournament, "number": reg.player, "name": reg.name}
            for reg in sorted(there, key=lambda reg: (reg.tournament, reg.player))
        ],
    }
