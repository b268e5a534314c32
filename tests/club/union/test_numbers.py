from __future__ import annotations

from typing import Annotated, get_args, get_origin

from accessgames.club import events
from accessgames.club.model.proposal import Proposal, SeatingKind
from accessgames.club.model.tournament import NewNumber, PlayerNumber, Result, SeatResult
from accessgames.club.notation import types_of
from accessgames.club.union.numbers import change_numbers, numbers_in
from accessgames.dataclasses import is_dataclass

NO_PLAYERS = {
    "Undone.keep", "Amended.redrawn", "Seated.first", "Seated.method", "Reported.round_", "Reported.table",
    "Corrected.round_", "Corrected.table", "Penalised.amount", "SeatResult.place", "SeatResult.parts",
    "Handicapped.points", "SeatResult.handicap",
}  # fmt: skip
"""Numbers in events that are not those of players."""


def bare_numbers(kind: object, name: str, seen: set[object]) -> set[str]:
    """Attributes of a type that hold plain numbers."""
    if get_origin(kind) is Annotated:
        assert kind in {PlayerNumber, NewNumber}
        return set()
    if kind is int:
        return {name}
    found: set[str] = set()
    for one in get_args(kind):
        found |= bare_numbers(one, name, seen)
    if isinstance(kind, type) and is_dataclass(kind) and kind not in seen:
        seen.add(kind)
        for key, one in types_of(kind, extras=True).items():
            found |= bare_numbers(one, f"{kind.__name__}.{key}", seen)
    return found


def test_every_number_in_an_event_is_one_of_a_player_or_known_not_to_be() -> None:
    """A new attribute with numbers has to say whether they are those of players.

    Write `PlayerNumber`, or `NewNumber` for whom the event brings; what is none stands in `NO_PLAYERS`.
    Else uniting two copies would leave the number of somebody else there. A proposal names no players.
    """
    found: set[str] = set()
    for kind in events.KINDS.values():
        found |= bare_numbers(kind, kind.__name__, {Proposal})
    assert found <= NO_PLAYERS, found - NO_PLAYERS


def test_numbers_are_changed_wherever_they_stand() -> None:
    """At tables, in results, and alone; what is no player's number stays."""
    seated = events.Seated(1, (events.SeatingDraft(((1, 2), (3, 4)), (5,)),), SeatingKind.HAND)
    assert (1, 2, 3, 4, 5) == numbers_in(seated)
    changed = change_numbers(seated, lambda number, _brought: number + 10)
    assert events.SeatingDraft(((11, 12), (13, 14)), (15,)) == changed.rounds[0]
    assert 1 == changed.first
    told = events.Reported(1, 2, Result((SeatResult(3, 1, (9,)), SeatResult(4, 2, (3,)))))
    assert (3, 4) == numbers_in(told)
    assert [13, 14] == [
        seat.player for seat in change_numbers(told, lambda number, _brought: number + 10).result.seats
    ]


def test_whom_an_event_brings_is_told_apart() -> None:
    """Of a substitute the player is known already, and the newcomer is not."""
    event = events.Substituted(3, 9, "Karel")
    assert (3,) == numbers_in(event)
    changed = change_numbers(event, lambda number, brought: 100 if brought else number)
    assert (3, 100) == (changed.player, changed.substitute)
    assert events.Closed() == change_numbers(events.Closed(), lambda _number, _brought: 0)
