"""What narrations of all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.engine import Outcome
from accessgames.games.narration import (
    ValueTable,
    kind_of,
    nest,
    placed,
    tell_in_order,
    tell_lead,
    tell_places,
)
from accessgames.language import Listing, Message, Nested, Person, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

NAMES = ("Jana", "Petr", "Eva")


class Somebody:
    """As much of a listener as names take: at seat 0, while a computer player has seat 2."""

    seat = 0
    bots = frozenset({2})

    def person(self, seat: int) -> Person:
        return Person(NAMES[seat])


DESK: Any = Somebody()


def people(_: object, seats: Iterable[int]) -> Listing:
    return Listing(tuple(NAMES[seat] for seat in seats))


def test_a_line_is_about_oneself_a_computer_or_another() -> None:
    """The kind of a line is who did what it tells."""
    assert ["own", "other", "bot"] == [kind_of(seat, DESK) for seat in range(3)]


def test_events_are_told_in_order_and_some_together() -> None:
    """Neighbours with something in common are one group; classes without a teller are silent."""

    def told(event: object, moment: tuple[int, int]) -> list[Message]:
        return [say("x-told", what=str(event), at=moment[0], behind=moment[1])]

    lines = tell_in_order(
        ["a", 1, 1, 2, 2.5, "b", "c"], {int: told, str: told}, lambda *at: at, {int: lambda number: number}
    )
    wanted = [("a", 0, 1), ("(1, 1)", 1, 3), ("(2,)", 3, 4), ("b", 5, 6), ("c", 6, 7)]
    assert wanted == [tuple(line.args.values()) for line in lines]


def test_arguments_become_values() -> None:
    """Arguments are turned by their names, plain ones stay, all others are left out."""
    table = ValueTable({"piece": lambda piece, _: Phrase(piece)}, (int, str), {"kind": "card"})
    args = (("piece", "l4"), ("kind", "joker"), ("left", 2), ("where", (1, 2)))
    assert {"piece": Phrase("l4"), "card": "joker", "left": 2} == table.of(args, DESK)
    assert {"left": 2} == ValueTable({}).of(args, DESK)


def test_places_are_told_from_the_first() -> None:
    """One winner, several winners, and the places behind them."""
    keys = ("x-winner", "x-shared", "x-place")
    outcome = Outcome(totals=(5, 9, 5), places=(2, 1, 2), items=((), (), ()), ending="over")
    assert [(1, [1], 9), (2, [0, 2], 5)] == list(placed(outcome))
    winner, second = tell_places(outcome, DESK, keys, people)
    assert say("x-winner", "score", who=Person("Petr"), points=9) == winner
    assert say("x-place", "score", place=2, who=Listing(("Jana", "Eva")), points=5) == second
    shared = Outcome(totals=(5, 5), places=(1, 1), items=((), ()), ending="over")
    assert [say("x-shared", "score", who=Listing(("Jana", "Petr")), points=5)] == list(
        tell_places(shared, DESK, keys, people)
    )


def test_who_leads() -> None:
    """All equal, one who leads, several who lead; the highest first."""
    keys = ("x-equal", "x-several", "x-one", "x-all", "x-entry")
    assert [say("x-equal", points=0)] == list(tell_lead((0, 0, 0), DESK, keys, people))
    one, everybody = tell_lead((3, 9, 5), DESK, keys, people)
    assert say("x-one", who=Person("Petr"), lead=4) == one
    entries = [
        say("x-entry", who=Person(name), points=points)
        for name, points in (("Petr", 9), ("Eva", 5), ("Jana", 3))
    ]
    assert say("x-all", entries=nest(entries)) == everybody
    assert Listing((Nested(entries[0]),)) == nest(entries[:1])
    several, _ = tell_lead((9, 9, 5), DESK, keys, people)
    assert say("x-several", who=Listing(("Jana", "Petr")), lead=4) == several
