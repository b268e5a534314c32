"""Tetrikon (Společenství duševních sportů): diagrams are filled with pieces bought, swapped and traded.

The room as the rest of the program sees it, and the rules in our own words by section; the sentences stand
in `locales/*/tetrikon.ftl`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.engine import CHANCE
from accessgames.games.measure import Moments, ReviewMeasure
from accessgames.games.room import ClubMaterial, Room, Rulebook, Section
from accessgames.games.tetrikon.answers import compare
from accessgames.games.tetrikon.bot import Race, make_kit
from accessgames.games.tetrikon.bot.guide import WinningChances
from accessgames.games.tetrikon.commands import TetrikonCommands
from accessgames.games.tetrikon.daily import TetrikonDailyTasks
from accessgames.games.tetrikon.material.sets import load_own_set, load_standard
from accessgames.games.tetrikon.modes import TetrikonGame
from accessgames.games.tetrikon.narration import NARRATION
from accessgames.games.tetrikon.own_chance import OwnChance
from accessgames.games.tetrikon.pictures import TetrikonPictures
from accessgames.games.tetrikon.player_areas import puzzle_of, table_of
from accessgames.games.tetrikon.records import PuzzleRemarks, TetrikonRecords
from accessgames.games.tetrikon.rules import tasks
from accessgames.games.tetrikon.rules.events import BanSet
from accessgames.games.tetrikon.rules.options import SET
from accessgames.games.tetrikon.rules.puzzle import PuzzleView
from accessgames.games.tetrikon.sheets import TetrikonSheets
from accessgames.games.tetrikon.teaching import TEACHING
from accessgames.language import keys

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.modes import AnyView
    from accessgames.games.tetrikon.naming import TetrikonListener

_LENGTHS: Final = {
    "goal": 5, "pieces": 6, "diagrams": 5, "market": 5, "start": 4, "turn": 9, "roll": 4, "chance": 7,
    "build": 6, "swap": 4, "trade": 6, "money": 6, "immunity": 4, "inflation": 5, "end": 4, "score": 4,
    "time": 2, "blitz": 4, "solo": 4, "manager": 2, "own-chance": 4, "examples": 7,
}  # fmt: skip
"""Sections in reading order, and how many sentences each has."""

_OPTIONS: Final = {
    "diagrams": ("level", "level-2", "level-3"),
    "roll": ("dice",),
    "score": ("games",),
    "time": ("minutes",),
    "manager": ("manager",),
    "own-chance": ("dice", "cards"),
}
"""Section -> options that its sentences do not speak of."""

_MARKET: Final = (("mode", ("normal",)),)
_OWN: Final = ("own",)
_WHEN: Final = {
    **dict.fromkeys(
        ("market", "start", "turn", "roll", "chance", "swap", "trade", "money", "immunity", "inflation",
         "end", "manager", "examples"),
        _MARKET,
    ),
    "time": (("minutes", ("10", "20", "30", "45", "70", "90")),),
    "blitz": (("mode", ("blitz",)),),
    "solo": (("mode", ("solo",)),),
    "own-chance": (("dice", _OWN), ("cards", _OWN)),
}  # fmt: skip
"""Section -> the options under which alone it holds."""

_HERE: Final = {
    tasks.RewardChoice: "rules-roll",
    tasks.CardChoice: "rules-chance",
    tasks.BanAnswer: "rules-immunity",
    tasks.SecondPiece: "rules-build",
    tasks.Payment: "rules-money",
    tasks.Giving: "rules-chance",
    tasks.Discarding: "rules-chance",
    tasks.InflationChoice: "rules-inflation",
    tasks.Drafting: "rules-trade",
    tasks.Answering: "rules-trade",
    tasks.SwapAnswer: "rules-trade",
}

_SECTIONS: Final = {
    "rules-turn": ("again", "enough", "now", "not-now", "partner"),
    "rules-start": ("first",),
    "rules-roll": ("no-roll", "reward"),
    "rules-market": ("buy-die", "buy-money", "buy-place", "offer-empty", "place", "place-empty", "withdraw",
                     "withdrawn"),
    "rules-build": ("built", "covered", "done", "doubled", "no-build", "no-free-piece", "not-free",
                    "nothing-fits", "nothing-there", "orientation", "outside", "same"),
    "rules-swap": ("swap-first",),
    "rules-trade": ("deal-cards", "deal-counter", "deal-empty", "deal-in", "deal-large", "deal-own",
                    "deal-theirs", "deal-value", "not-theirs", "offers", "trade-banned", "trade-final"),
    "rules-chance": ("card-form", "drawn", "few-cards", "free-first", "keep", "no-card", "discard-money"),
    "rules-immunity": ("immunity", "immunity-use"),
    "rules-money": ("break", "no-money", "pay-cards", "pay-exchange", "pay-sum"),
    "rules-inflation": ("inflation", "inflation-free"),
    "rules-manager": ("manager",),
    "rules-end": ("closing",),
    "rules-time": ("clock", "time"),
    "rules-solo": ("diagram-used", "thought"),
    "rules-diagrams": ("diagram", "diagram-level", "level"),
    "rules-own-chance": ("bag", "deck", "treasury"),
}  # fmt: skip
"""Section -> the refusals that it explains."""

_ABOUT: Final = {
    f"tetrikon-refused-{name}": section for section, names in _SECTIONS.items() for name in names
}


def _here(listener: TetrikonListener) -> str:
    """Return the section that matters at this point of the match."""
    puzzle = puzzle_of(listener)
    if puzzle is not None:
        return "rules-solo" if puzzle.rules.solo else "rules-blitz"
    table = table_of(listener)
    task = table.task
    if task is None or table.closing is not None:
        return "rules-end"
    if task.actor == CHANCE and table.turn is None:
        return "rules-start"
    return _HERE.get(type(task), "rules-turn")


RULEBOOK: Final = Rulebook(
    tuple(
        Section.numbered(
            f"rules-{name}",
            length,
            keys(f"tetrikon-rules-{name}")[0],
            options=_OPTIONS.get(name, ()),
            when=_WHEN.get(name, ()),
        )
        for name, length in _LENGTHS.items()
    ),
    _here,
    _ABOUT,
)
"""The rules to be read."""


WORTH: Final = keys("tetrikon-worth")[0]
"""Tells an amount of T."""


def trading(view: AnyView) -> bool:
    """Tell whether values of actions are in T: where there is a market, not in blitz and solo."""
    return not isinstance(view, PuzzleView)


def stand(view: AnyView) -> tuple[int, ...]:
    """Return the covered squares of everybody's diagram; none where nobody waits for another's turn."""
    players = () if isinstance(view, PuzzleView) else view.table.players
    return tuple(sum(one.mask.bit_count() for one in player.placed) for player in players)


def unlucky(event: object) -> int | None:
    """Return whom a chance card forbids something."""
    return event.seat if isinstance(event, BanSet) else None


def make_room(material: Material) -> Room:
    """Return the game with a set, the program's or a club's own."""
    game, race = TetrikonGame(material), Race(material)
    return Room(
        game=game,
        narration=NARRATION,
        commands=TetrikonCommands(),
        bots=make_kit(material, race),
        rulebook=RULEBOOK,
        changes=compare,
        measure=ReviewMeasure(
            "T",
            WORTH,
            clear=200.0,
            judged=trading,
            chances=WinningChances(race),
            remarks=PuzzleRemarks(material),
        ),
        own_chance=OwnChance(),
        equipment=ClubMaterial(SET, lambda content: make_room(load_own_set(content))),
        records=TetrikonRecords(),
        sheets=TetrikonSheets(material),
        pictures=TetrikonPictures(),
        moments=Moments(4, stand, unlucky),
        lesson=Path(__file__).with_name("lesson.toml"),
        teaching=TEACHING,
        familiar=frozenset(keys("tetrikon-start-rolled", "tetrikon-start-tied", "tetrikon-starter")),
        familiar_of_others=frozenset(keys("tetrikon-diagram-dealt")),
        daily=TetrikonDailyTasks(make_room),
    )


ROOM = make_room(load_standard())
"""The game as the shell, the bots and the club know it, with the set of the program."""
