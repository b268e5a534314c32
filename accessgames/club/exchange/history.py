"""What happened at a tournament as everybody may know it: without seeds, signatures and steps taken back.

A name is told as it is now, so that one that was put right, or forgotten, is nowhere. What is left makes the
same tournament, and is carried out once more to be sure of that before it is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from accessgames.club import events
from accessgames.club.exchange import shapes
from accessgames.club.rules.course import Course, CourseBuilder
from accessgames.dataclasses import fields, is_dataclass, replace

if TYPE_CHECKING:
    from accessgames.club.model.proposal import Proposal
    from accessgames.club.model.tournament import Tournament


def tell_course(happened: Sequence[events.Event], known: Tournament, *, reasons: bool = True) -> Course:
    """Return a course that makes the same tournament, of what an exchange may say.

    Args:
        happened: The events that hold.
        known: What they have made, its people called as they are to be called, its categories those that are
            to be told.
        reasons: Whether reasons of corrections and penalties are told, which people have typed freely.

    Raises:
        IllegalAction: It is not allowed any more when told this way.
    """
    builder = CourseBuilder()
    for event in happened:
        for told in _tell(event, known, reasons=reasons):
            if not _says_nothing(builder.tournament, told):
                builder.add(told)
    return builder.course


def plain(value: Any) -> Any:  # noqa: ANN401 - of the type given
    """Return a value without what is about one club alone."""
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    if not is_dataclass(value):
        return value
    fixed = shapes.FIXED.get(type(value), {})
    kind: Any = type(value)
    inner = {one.name: plain(getattr(value, one.name)) for one in fields(kind) if one.name not in fixed}
    return kind(**inner, **fixed)


def _tell(event: events.Event, known: Tournament, *, reasons: bool) -> Iterator[events.Event]:
    """Yield an event as it is told; nothing for one about the journal or about a name."""
    if isinstance(event, (events.Changed, *events.REMARKS)):
        return
    said = plain(event)
    if isinstance(said, events.Created | events.Amended):
        said = replace(said, proposal=_proposal(said.proposal, known.proposal))
    elif isinstance(said, events.Registered):
        said = _named(said, known, said.player)
    elif isinstance(said, events.Substituted):
        said = _named(said, known, said.substitute)
    elif isinstance(said, events.Corrected | events.Penalised) and not reasons:
        said = replace(said, reason="")
    yield said
    if isinstance(said, events.Substituted) and known.player(said.substitute).qualifier:
        yield _named(events.Changed(said.substitute, ""), known, said.substitute)


def _named(event: Any, known: Tournament, number: int) -> Any:  # noqa: ANN401 - of the type given
    """Return an event with who somebody is by now."""
    one = known.player(number)
    about: dict[str, Any] = {
        "name": one.name,
        "category": one.category,
        "gender": one.gender,
        "spoken": one.spoken,
    }
    if not isinstance(event, events.Substituted):
        about["qualifier"] = one.qualifier
    return replace(event, **about)


def _proposal(then: Proposal, now: Proposal) -> Proposal:
    """Return a proposal with the categories that hold now, so that people have theirs from the beginning."""
    return replace(then, categories=now.categories, qualifies=now.qualifies, by_category=now.by_category)


def _says_nothing(tournament: Tournament | None, event: events.Event) -> bool:
    """Tell whether an event changes nothing when it is told this way."""
    if isinstance(event, events.Amended) and tournament is not None:
        return event.proposal == tournament.proposal
    if isinstance(event, events.Corrected) and tournament is not None:
        return tournament.table(event.round_, event.table).result == event.result
    return False
