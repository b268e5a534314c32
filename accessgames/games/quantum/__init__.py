"""Quantum: the dice game, published as Qwantum (NSV, 2018).

The room as the rest of the program sees it, and the rules in our own words by section; the sentences stand
in `locales/*/quantum.ftl`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.games.measure import Moments, ReviewMeasure
from accessgames.games.quantum.answers import compare
from accessgames.games.quantum.bot import KIT
from accessgames.games.quantum.bot.guide import WinningChances, WinsJudge
from accessgames.games.quantum.bot.judges import shrewd_judge
from accessgames.games.quantum.commands import QuantumCommands
from accessgames.games.quantum.daily import DAILY
from accessgames.games.quantum.narration import NARRATION
from accessgames.games.quantum.pictures import QuantumPictures
from accessgames.games.quantum.records import RECORDS
from accessgames.games.quantum.rules.game import QuantumGame
from accessgames.games.quantum.rules.sheet import score
from accessgames.games.quantum.rules.state import Missed, Phase
from accessgames.games.quantum.sheets import QuantumSheets
from accessgames.games.quantum.teaching import TEACHING
from accessgames.games.quantum.typed import OwnDice
from accessgames.games.room import Room, Rulebook, Section
from accessgames.language import keys

if TYPE_CHECKING:
    from accessgames.games.quantum.naming import QuantumListener
    from accessgames.games.quantum.rules.state import QuantumView

_LENGTHS: Final = {
    "goal": 4,
    "dice": 8,
    "sheet": 7,
    "columns": 5,
    "turn": 7,
    "throw": 5,
    "alone": 3,
    "everybody": 5,
    "missing": 2,
    "miss": 4,
    "end": 5,
    "own-dice": 6,
    "examples": 11,
}
"""Sections in reading order, and how many sentences each has."""

_OPTIONS: Final = {"throw": ("dice",)}
_WHEN: Final = {"own-dice": (("dice", ("own",)),)}
"""By section what `Section.options` and `Section.when` are."""

_HERE: Final = {
    Phase.STARTER: "rules-turn",
    Phase.REROLL: "rules-throw",
    Phase.ALONE: "rules-alone",
    Phase.EVERYBODY: "rules-everybody",
    Phase.OVER: "rules-end",
}

_ABOUT: Final = {
    "quantum-refused-phase": "rules-turn",
    "quantum-refused-taken": "rules-everybody",
    "quantum-refused-full": "rules-sheet",
    "quantum-refused-rising": "rules-sheet",
    "quantum-refused-falling": "rules-sheet",
    "quantum-refused-roll": "rules-own-dice",
    "quantum-refused-seat": "rules-turn",
    "quantum-refused-dice": "rules-throw",
}


def here(listener: QuantumListener) -> str:
    """Return the section that matters at this point of the match."""
    table = listener.view.table
    if table.phase is Phase.ROLL:
        return "rules-own-dice" if table.rulings.own_dice else "rules-throw"
    return _HERE[table.phase]


RULEBOOK: Final = Rulebook(
    tuple(
        Section.numbered(
            f"rules-{name}",
            count,
            keys(f"quantum-rules-{name}")[0],
            options=_OPTIONS.get(name, ()),
            when=_WHEN.get(name, ()),
        )
        for name, count in _LENGTHS.items()
    ),
    here,
    _ABOUT,
)
"""The rules to be read."""


WINS: Final = keys("analysis-wins")[0]
"""Tells an amount of victories in a hundred matches."""

_SHREWD: Final = shrewd_judge()


def stand(view: QuantumView) -> tuple[int, ...]:
    """Return everybody's points as they would count now."""
    return tuple(score(view.table, seat) for seat in range(len(view.table.sheets)))


def unlucky(event: object) -> int | None:
    """Return who missed."""
    return event.seat if isinstance(event, Missed) else None


ROOM = Room(
    game=QuantumGame(),
    narration=NARRATION,
    commands=QuantumCommands(),
    bots=KIT,
    rulebook=RULEBOOK,
    changes=compare,
    pictures=QuantumPictures(),
    measure=ReviewMeasure("wins", WINS, clear=6.0, judge=WinsJudge(_SHREWD), chances=WinningChances(_SHREWD)),
    own_chance=OwnDice(),
    moments=Moments(10, stand, unlucky),
    sheets=QuantumSheets(),
    records=RECORDS,
    lesson=Path(__file__).with_name("lesson.toml"),
    teaching=TEACHING,
    daily=DAILY,
    familiar=frozenset(keys("quantum-started")),
)
"""The game as the shell, the bots and the club know it."""
