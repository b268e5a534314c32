"""Who may come, leave, come back or take somebody's place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.club.model.tournament import MAX_PLAYERS
from accessgames.club.rules.texts import MAX_NAME, check_text, folded, shown
from accessgames.engine import Refusal, refuse

if TYPE_CHECKING:
    from accessgames.club.events import Changed, Declined, Registered, Returned, Substituted, Withdrawn
    from accessgames.club.model import Player, Tournament

_GENDERS: Final = frozenset({"", "feminine", "masculine", "neuter"})


def next_number(tournament: Tournament) -> int:
    """Return the number that the next person registered will have."""
    return len(tournament.players) + 1


def known(tournament: Tournament, number: int) -> Iterator[Refusal]:
    """Refuse the number of nobody."""
    if not 1 <= number <= len(tournament.players):
        yield refuse("club-refused-nobody", number=number, most=len(tournament.players))


def replaced(tournament: Tournament, number: int) -> Player | None:
    """Return who has come as a substitute for a player, or None."""
    return next((player for player in tournament.players if player.replaces == number), None)


def registering(tournament: Tournament, event: Registered) -> Iterator[Refusal]:
    """Refuse somebody who is here already, or for whom there is no room."""
    yield from _newcomer(tournament, event.player)
    yield from _entry(tournament, event)
    most = tournament.proposal.capacity
    if most and len(tournament.active) >= most:
        yield refuse("club-refused-full", most=most)


def substituting(tournament: Tournament, event: Substituted) -> Iterator[Refusal]:
    """Refuse a substitute for nobody, for somebody who has one, or who is here already."""
    yield from known(tournament, event.player)
    yield from _newcomer(tournament, event.substitute)
    yield from _entry(tournament, event)
    other = replaced(tournament, event.player)
    if other:
        name = tournament.player(event.player).name
        yield refuse("club-refused-replaced", name=name, substitute=other.name)


def changing(tournament: Tournament, event: Changed) -> Iterator[Refusal]:
    """Refuse a change of nobody, to somebody else's name, or one that changes nothing."""
    yield from known(tournament, event.player)
    yield from _entry(tournament, event, event.player)
    player = tournament.player(event.player)
    new = (event.name, event.category, event.gender, event.qualifier)
    if new == (player.name, player.category, player.gender, player.qualifier):
        yield refuse("club-refused-unchanged")


def withdrawing(tournament: Tournament, event: Withdrawn) -> Iterator[Refusal]:
    """Refuse the leaving of somebody who is not here."""
    yield from known(tournament, event.player)
    if not tournament.player(event.player).active:
        yield refuse("club-refused-absent", name=tournament.player(event.player).name)


def returning(tournament: Tournament, event: Returned) -> Iterator[Refusal]:
    """Refuse the coming back of somebody who is here or has a substitute."""
    yield from known(tournament, event.player)
    player = tournament.player(event.player)
    if player.active:
        yield refuse("club-refused-present", name=player.name)
    other = replaced(tournament, event.player)
    if other:
        yield refuse("club-refused-replaced", name=player.name, substitute=other.name)
    most = tournament.proposal.capacity
    if most and len(tournament.active) >= most:
        yield refuse("club-refused-full", most=most)


def declining(tournament: Tournament, event: Declined) -> Iterator[Refusal]:
    """Refuse giving up twice."""
    yield from known(tournament, event.player)
    if event.player in tournament.declined:
        yield refuse("club-refused-declined", name=tournament.player(event.player).name)


def _newcomer(tournament: Tournament, number: int) -> Iterator[Refusal]:
    if len(tournament.players) >= MAX_PLAYERS:
        yield refuse("club-refused-full", most=MAX_PLAYERS)
    if number != next_number(tournament):
        yield refuse("club-refused-number", number=number, expected=next_number(tournament))


def _entry(
    tournament: Tournament, event: Registered | Substituted | Changed, own: int = 0
) -> Iterator[Refusal]:
    """Refuse a name, category or gender that cannot be, or the name of somebody but player `own`."""
    yield from filter(None, [check_text(event.name, MAX_NAME)])
    yield from filter(None, [check_text(event.category, MAX_NAME, empty=True)])
    if event.category and event.category not in tournament.proposal.categories:
        yield refuse("club-refused-category", category=event.category, known=tournament.proposal.categories)
    if event.gender not in _GENDERS:
        yield refuse("club-refused-gender", gender=shown(event.gender))
    for player in tournament.players:
        if folded(player.name) == folded(event.name) and player.number != own:
            yield refuse("club-refused-name-taken", name=event.name, number=player.number)
