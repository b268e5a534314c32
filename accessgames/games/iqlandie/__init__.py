"""iQLANDIE (Albi, Mozkovna): races over four kinds of tasks, and six expositions built of pieces.

The room as the rest of the program sees it, and the rules in our own words by section; the sentences stand
in `locales/*/iqlandie.ftl`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.answers import compare
from accessgames.games.iqlandie.bot import GUIDE, KIT
from accessgames.games.iqlandie.bot.guide import WinningChances
from accessgames.games.iqlandie.commands import IqlandieCommands
from accessgames.games.iqlandie.daily import IqDailyTasks
from accessgames.games.iqlandie.narration import NARRATION
from accessgames.games.iqlandie.narration.actions import REFUSAL_KEYS, TASK_REFUSAL_KEYS
from accessgames.games.iqlandie.own_draws import OwnDraws
from accessgames.games.iqlandie.own_set import own_deck
from accessgames.games.iqlandie.pictures import IqlandiePictures
from accessgames.games.iqlandie.records import RECORDS, remarks
from accessgames.games.iqlandie.rules import PACES, SET
from accessgames.games.iqlandie.rules.events import Judged
from accessgames.games.iqlandie.rules.game import IqlandieGame
from accessgames.games.iqlandie.rules.scoring import totals
from accessgames.games.iqlandie.sheets import IqlandieSheets
from accessgames.games.iqlandie.tasks import STANDARD, Deck
from accessgames.games.iqlandie.teaching import TEACHING
from accessgames.games.measure import Moments, ReviewMeasure
from accessgames.games.room import ClubMaterial, Room, Rulebook, Section
from accessgames.language import keys

if TYPE_CHECKING:
    from accessgames.games.iqlandie.naming import IqListener
    from accessgames.games.iqlandie.rules.state import IqView

_LENGTHS: Final = {
    "goal": 3,
    "round": 5,
    "biology": 6,
    "programming": 6,
    "optics": 8,
    "space": 8,
    "race": 8,
    "wrong": 5,
    "pieces": 7,
    "build": 6,
    "exhibitions": 8,
    "score": 4,
    "end": 3,
    "alone": 3,
    "examples": 7,
}
"""Sections in reading order, and how many sentences each has."""

_OPTIONS: Final = {"round": ("level", "cards", "draws"), "race": tuple(PACES)}
"""Section -> options that its sentences do not speak of."""

_WHEN: Final = {
    **dict.fromkeys(("pieces", "build", "exhibitions", "score", "examples"), (("practice", ("no",)),)),
    **{kind: (("practice", ("no", kind)),) for kind in ("biology", "programming", "optics", "space")},
}
"""Section -> the options under which alone it holds."""

SECTIONS: Final = tuple(
    Section.numbered(
        f"rules-{name}",
        length,
        keys(f"iqlandie-rules-{name}")[0],
        options=_OPTIONS.get(name, ()),
        when=_WHEN.get(name, ()),
    )
    for name, length in _LENGTHS.items()
)

_EXPLAINED: Final = {
    "build": ("covered", "fits", "hand", "outside", "unbuilt", "unplace"),
    "score": ("colour", "declared", "joker"),
    "pieces": ("bag", "draw", "offer"),
    "round": ("card", "condition", "phase"),
}
"""Sections that explain refusals of the rules, by the ends of their keys; the others are about the race."""

ABOUT: Final = {
    **dict.fromkeys(REFUSAL_KEYS, "rules-race"),
    **{f"iqlandie-refused-{end}": f"rules-{name}" for name, ends in _EXPLAINED.items() for end in ends},
    **{key: f"rules-{key.split('-')[2]}" for key in TASK_REFUSAL_KEYS},
}
"""Section for each refusal."""

_HERE: Final = {
    "conditions": "goal",
    "offers": "pieces",
    "choose": "round",
    "card": "round",
    "take": "pieces",
    "add": "pieces",
    "draw": "pieces",
    "build": "build",
    "declare": "score",
    "over": "end",
}


def here(listener: IqListener) -> str:
    """Return the section that matters most now: of a task its kind."""
    race, table = listener.view.race, listener.view.table
    return f"rules-{_HERE.get(table.phase, 'race') if race is None else race.kind}"


RULEBOOK: Final = Rulebook(SECTIONS, here, ABOUT)


def building(view: IqView) -> bool:
    """Tell whether values of actions are points: outside of the race for the order."""
    return view.table.phase != "race"


def stand(view: IqView) -> tuple[int, ...]:
    """Return everybody's points as they would count now; none in a practice."""
    return () if view.table.practice is not None else totals(view.table)


def unlucky(event: object) -> int | None:
    """Return whose solution was wrong."""
    return event.seat if isinstance(event, Judged) and event.verdict == "wrong" else None


def make_room(deck: Deck) -> Room:
    """Return the game with cards of tasks, the program's or a club's own."""
    return Room(
        game=IqlandieGame(deck),
        narration=NARRATION,
        commands=IqlandieCommands(),
        bots=KIT,
        rulebook=RULEBOOK,
        changes=compare,
        measure=ReviewMeasure(clear=6.0, judged=building, chances=WinningChances(GUIDE), remarks=remarks),
        own_chance=OwnDraws(),
        sheets=IqlandieSheets(deck),
        pictures=IqlandiePictures(),
        records=RECORDS,
        moments=Moments(7, stand, unlucky),
        lesson=Path(__file__).with_name("lesson.toml"),
        teaching=TEACHING,
        equipment=ClubMaterial(SET, lambda content: make_room(own_deck(content))),
        daily=IqDailyTasks(make_room),
        familiar=frozenset(keys("iqlandie-offered")),
        familiar_of_others=frozenset(keys("iqlandie-condition-dealt")),
    )


ROOM = make_room(STANDARD)
"""The game as the shell, the bots and the club know it, with the cards of the program."""
