"""IOTA (Gene Mackles, 2011): lines of two to four cards, each property all the same or all different.

The room as the rest of the program sees it, and the rules in our own words by section; the sentences stand
in `locales/*/iota.ftl`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.games.iota.answers.outlook import compare
from accessgames.games.iota.bot import KIT
from accessgames.games.iota.bot.guide import winning_chances
from accessgames.games.iota.commands import IotaCommands
from accessgames.games.iota.daily import DAILY
from accessgames.games.iota.narration import NARRATION
from accessgames.games.iota.own_cards import OwnCards
from accessgames.games.iota.pictures import IotaPictures
from accessgames.games.iota.records import RECORDS
from accessgames.games.iota.rules.events import Passed
from accessgames.games.iota.rules.game import IotaGame
from accessgames.games.iota.rules.view import CARDS_FROM
from accessgames.games.iota.sheets import IotaSheets
from accessgames.games.iota.teaching import TEACHING
from accessgames.games.measure import Moments, ReviewMeasure
from accessgames.games.room import Room, Rulebook, Section
from accessgames.language import keys

if TYPE_CHECKING:
    from accessgames.games.iota.naming import IotaListener
    from accessgames.games.iota.rules.view import IotaView

_LENGTHS: Final = {
    "goal": 3,
    "cards": 10,
    "board": 5,
    "start": 7,
    "turn": 4,
    "line": 8,
    "place": 5,
    "score": 8,
    "wild": 4,
    "recycle": 5,
    "trade": 4,
    "end": 5,
    "own-cards": 8,
    "examples": 12,
}
"""Sections in reading order, and how many sentences each has."""


_WHEN: Final = {"own-cards": ((CARDS_FROM, ("own", "blind")),)}
"""By section what `Section.when` is."""

SECTIONS: Final = tuple(
    Section.numbered(f"rules-{name}", count, keys(f"iota-rules-{name}")[0], when=_WHEN.get(name, ()))
    for name, count in _LENGTHS.items()
)

ABOUT: Final = {
    "iota-refused-nothing": "rules-turn",
    "iota-refused-not-in-hand": "rules-turn",
    "iota-refused-card-twice": "rules-turn",
    "iota-refused-occupied": "rules-place",
    "iota-refused-spot-twice": "rules-place",
    "iota-refused-not-in-line": "rules-place",
    "iota-refused-unconnected": "rules-place",
    "iota-refused-gap": "rules-place",
    "iota-refused-too-long": "rules-line",
    "iota-refused-clash": "rules-line",
    "iota-refused-wild": "rules-wild",
    "iota-refused-wilds": "rules-wild",
    "iota-refused-recycle-empty": "rules-recycle",
    "iota-refused-recycle-not-wild": "rules-recycle",
    "iota-refused-recycle-wild-for-wild": "rules-recycle",
    "iota-refused-recycle-once": "rules-recycle",
    "iota-refused-trade-empty": "rules-trade",
    "iota-refused-trade-deck": "rules-trade",
    "iota-refused-kind": "rules-turn",
    "iota-refused-draw": "rules-cards",
    "iota-refused-hand-size": "rules-own-cards",
    "iota-refused-seen": "rules-own-cards",
    "iota-refused-wilds-seen": "rules-own-cards",
    "iota-refused-held-wild": "rules-own-cards",
}
"""Section for each refusal."""


def here(listener: IotaListener) -> str:
    """Return the section that matters most now."""
    view: IotaView = listener.view
    table = view.table
    if table.phase in ("starter", "deal", "start"):
        return "rules-start"
    if table.phase in ("show", "over") or not table.deck:
        return "rules-end"
    if table.recycled or view.grid.wilds:
        return "rules-wild" if table.recycled else "rules-recycle"
    return "rules-place" if table.history else "rules-turn"


RULEBOOK: Final = Rulebook(SECTIONS, here, ABOUT)


def stand(view: IotaView) -> tuple[int, ...]:
    """Return everybody's points."""
    return tuple(view.table.scores)


def _judged(view: IotaView) -> bool:
    """Tell whether a decision can be valued: nobody knows what a hand could have done that is not known."""
    return not view.table.blind


def unlucky(event: object) -> int | None:
    """Return who could do nothing in a turn."""
    return event.seat if isinstance(event, Passed) else None


ROOM = Room(
    game=IotaGame(),
    narration=NARRATION,
    commands=IotaCommands(),
    bots=KIT,
    rulebook=RULEBOOK,
    changes=compare,
    pictures=IotaPictures(),
    measure=ReviewMeasure(clear=20.0, judged=_judged, chances=winning_chances),
    moments=Moments(40, stand, unlucky),
    own_chance=OwnCards(),
    sheets=IotaSheets(),
    records=RECORDS,
    lesson=Path(__file__).with_name("lesson.toml"),
    teaching=TEACHING,
    daily=DAILY,
    familiar=frozenset(keys("iota-starter-drawn", "iota-starter-tied", "iota-starter")),
)
"""The game as the shell, the bots and the club know it."""
