"""What is told of a hall: its tables, its people, and what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.games import game_title
from accessgames.language import Listing, Message, Nested, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from accessgames.net import frames

KNOWN = frozenset({
    "said", "whispered", "invited", "came", "went", "sat", "stood", "away", "back", "missed",
    "proposed", "opposed", "replaced", "returned", "waits", "withdrawn", "put-back", "restarts", "closes",
})  # fmt: skip
"""What of other people can be told; anything else comes from a newer server and is left out."""


def heard_messages(heard: Iterable[frames.Heard]) -> Iterator[Message]:
    """Tell what was said and happened, one sentence each."""
    for one in heard:
        if one.what in KNOWN:
            yield say(
                f"hall-heard-{one.what}",
                "other",
                who=one.who,
                text=one.text,
                table=one.table,
                code="yes" if one.text else "no",
                level=one.level,
            )


def table_message(table: frames.TableSeen, has: Callable[[str], bool]) -> Message:
    """Tell a table in one sentence: its game, who sits there, what is free, and whether one is awaited."""
    names = tuple(seat.name for seat in table.seats if seat.name)
    state = "awaited" if table.awaited else "own" if table.own and table.state == "goes" else table.state
    if table.title:
        missing = tuple(seat.name for seat in table.seats if not seat.here)
        return say(
            "hall-desk-table",
            number=table.number,
            title=table.title,
            round=table.round_,
            place=table.place,
            game=Nested(game_title(table.game, has)),
            players=Listing(names),
            missing=Listing(missing),
            awaited=len(missing),
            state=state,
        )
    return say(
        "hall-table",
        number=table.number,
        game=Nested(game_title(table.game, has)),
        players=Listing(names),
        free=len(table.seats) - len(names),
        state=state,
        private="yes" if table.private else "no",
    )


def people_message(people: Iterable[frames.PersonSeen]) -> Message:
    """Tell who is here: first those in the hall, then those at tables."""
    known = tuple(people)
    away = tuple(f"{one.name} {one.table}" for one in known if one.table)
    free = tuple(one.name for one in known if not one.table)
    return say("hall-people", free=Listing(free), away=Listing(away), tables=len(away), here=len(free))
