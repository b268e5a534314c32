"""The evenings of `test_advice.py`: what is typed so that sentences are told which name a command."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from accessgames.games import game_ids
from accessgames.games.quantum.rules.state import Phase
from tests.games.iota import declaring
from tests.games.iqlandie import positions as museum
from tests.games.quantum import helpers as sheets
from tests.games.tetrikon.positions import position
from tests.games.tetrikon.situations import SITUATIONS
from tests.whole.advised import Scene

_HOME: Final = """
    >
    {learn}
    {undo}
    {home-about} iota
    >
    {home-about} iota
    {learn}
    {undo}
    xyzzy
    >
    {home-continue} xyzzy
    {help}
    >
    {help} xyzzy
    >
    {help} {history}
    >
    {history} xyzzy
    >
    {search}
    >
    {settings} {set-name}
    >
    {settings} xyzzy
    >
    {daily-send}
    >
    {statistics} xyzzy
    >
    {mistakes} xyzzy
    >
    {home}
    {daily-round} xyzzy
    >
    {quit}
    {missed} xyzzy
    >
    {missed} {off}
    >
    {missed} {missed-clear}
    {no}
    {missed} {missed-clear}
    {yes}
    {home-play}
    {home-change}
    {home}
    {home-play} quantum
    {home-saved}
    {home}
    >
    {home-change}
    {home}
    {home-continue} xyzzy
    >
    {home-delete} 1
    {yes}
    {quit}
"""

_ANY_MATCH: Final = """
    {next}
    >
    xyzzy
    >
    {status} xyzzy
    {help}
    >
    99
    >
    {next}
    {now}
    >
    {rules} xyzzy
    >
    {rules}
    {primer}
    >
    {primer}
    {learn}
    {quit}
    {options}
    >
    {own-key}
    >
    {abbreviation}
    >
    {search}
    >
    {try}
    >
    {emboss}
    >
    {hint-all}
    {why} xyzzy
    >
    {zoom-in}
    >
    {cursor}
    {cursor-tones}
    >
    {cursor-tones} xyzzy
    >
    {cursor-distance}
    {cursor-mark}
    {keys} {on}
    {cursor-back}
    {cursor-back}
    {keys} {off}
    {help} {missed}
    >
    {rematch}
    {home}
"""

_IOTA: Final = """
    {moves} xyzzy
    >
    {trade}
    >
    {place} 1 2 m49
    {right}
    {place} 1 2 m49
    {left}
    {place} 1 2 m49
    {up}
    {place} 1 2 m49
    {down}
    {place} 1 m51 m52 {right}
    >
    {recycle}
    >
    {pass}
    {no}
    {pass}
    {yes}
    {pass}
    {pass}
    {abandon}
    {no}
    {quit}
    {no}
    {quit}
    {yes}
"""

_DICE: Final = """
    Petr
    č1 ž2 m3 f4 b5 b6 b6
    {no}
    č1 ž2 m3 f4 b5 b6 b6
    xyzzy
    >
    {dice-correct}
    >
    {yes}
"""

_QUANTUM: Final = """
    {moves} xyzzy
    >
    {write}
    >
    {where}
    >
    {cost} xyzzy
    {nothing}
    {no}
    {nothing}
    {yes}
    {keep}
    {nothing}
    {nothing}
    {abandon}
    {yes}
"""

_OVER: Final = """
    {analysis}
    {next}
    {analysis}
    {previous}
    {analysis}
    {walk-summary}
    {analysis}
    {walk-turning}
    {analysis}
    {quit}
    {again}
    {rematch}
    {play-again}
    {home}
    {quit}
"""

_TWO: Final = """
    {yes}
    {pass}
    {pass}
    {yes}
    {undo}
    {abandon}
    {yes}
"""

_LESSON: Final = """
    {help}
    {lesson-task}
    {help}
    {undo}
    {help}
    {lesson-skip}
    {help}
    {quit}
"""

_LESSON_BUSY: Final = """
    {learn} quantum
    {quit}
"""

_TAUGHT: Final = """
    until tutor-{game}-end-more {{lesson-skip}}
    >
    {{quit}}
"""

_TASK: Final = """
    {daily-round} iota
    {help}
    >
    {learn}
    {quit}
    {daily-round} iota
    {help}
    {quit}
    {quit}
"""

_LAST: Final = '[{"game":"iota","people":["Jana"],"bots":[["","bot:2"]],"options":{}}]'

_DESK: Final = """
    {visit-club}
    xyzzy
    {help}
    >
    -
    {club-create}
    A
    {undo}
    {undo}
    -
    {club-register}
    Jana
    Petr
    Marie
    Karel
    -
    -
    {club-register}
    -
    -
    {club-seat}
    -
    {club-result}
    34, 28, 20, 11
    -
    {quit}
    {quit}
"""

_MARKET: Final = """
    {moves} xyzzy
    >
    {build}
    >
    {exchange} xyzzy
    >
    {offer} hák
    >
    {build} hák
    >
    {build} xyzzy
    >
    {use}
    >
    {end}
    {no}
    {end}
    {yes}
    {quit}
"""

_MUSEUM: Final = """
    {moves} xyzzy
    >
    {choose} {task-biology}
    {ready}
    {moves} xyzzy
    >
    {slide}
    >
    {rotate}
    >
    {where}
    >
    {claim}
    {quit}
"""


def _scenes() -> Iterator[Scene]:
    yield Scene(_HOME)
    yield Scene(_ANY_MATCH, "iota")
    yield Scene("99\n>\n{hint}\n>\n{quit}\n{yes}", "iota")
    yield Scene(_IOTA, "iota")
    yield Scene(_QUANTUM, "quantum")
    yield Scene("{nothing}\n{no}\n{nothing}\n{yes}", "quantum", begins=_thrown)
    yield Scene(_OVER, "tetrikon", "bot:1,bot:1", {"rounds": "30"})
    yield Scene("{quit}", "tetrikon", "bot:1,bot:1", {"rounds": "30"})
    yield Scene("{rematch}\n{home}\n{quit}", "tetrikon", "bot:1,bot:1", {"rounds": "30"})
    yield Scene(_TWO, "iota", "Jana,Petr")
    yield Scene(_DICE, "quantum", "Jana,Petr", {"dice": "own"})
    yield Scene("{trade} xyzzy\n>", "iota", "Jana,Petr", {"cards": "blind"}, begins=_declaring)
    yield Scene(_LESSON, "iota", lesson=True)
    yield Scene(_LESSON_BUSY, "iota", lesson=True)
    yield from (Scene(_TAUGHT.format(game=game), game, lesson=True) for game in game_ids())
    yield Scene(_TASK)
    yield Scene("{home-play}\n{home-change}\n{quit}")
    yield Scene("{home-play}\n{home-change}\n{quit}", settings={"last-setups": _LAST})
    yield Scene("{home-change}\n{quit}", settings={"last-setups": _LAST})
    yield Scene(_DESK)
    yield from _markets()
    yield from _museums()


def _markets() -> Iterator[Scene]:
    """Yield scenes of Tetrikon."""
    yield Scene(_MARKET, "tetrikon", begins=lambda: _market("turn"))
    for name, typed in (
        ("second action", "{end}"),
        ("nothing left", "{end}"),
        ("payment exact", "{yes}"),
        ("payment to be changed", "> "),
        ("draft", ">"),
        ("draft", "{cancel}"),
        ("discarding", "{discard}\n>"),
        ("giving", "{give}\n>"),
        ("second piece", "{end}"),
    ):
        yield Scene(typed, "tetrikon", begins=partial(_market, name))
    for word in ("{undo}", "{end}"):
        yield Scene(f"{{build}} {{piece-k1}} b2\n{word}", "tetrikon", begins=_built)
    yield Scene("{begin}\n{turn-board} 9\n>", "tetrikon", "Jana", {"mode": "solo"})
    yield Scene("{begin}\n{give-up}\n{no}\n{give-up}\n{give-up}", "tetrikon", "Jana", {"mode": "solo"})


def _museums() -> Iterator[Scene]:
    """Yield scenes of iQLANDIE."""
    yield Scene(_MUSEUM, "iqlandie")
    yield Scene(
        "{pause}\n{program} 99\n>\n{hint}\n{hint}\n{claim}", "iqlandie", "Jana",
        begins=lambda: museum.solve(museum.racing("programming", 1), 0),
    )  # fmt: skip
    yield Scene(
        "{claim}\n{no}\n{claim}\n{claim}", "iqlandie", "Jana", begins=lambda: museum.racing("biology", 1)
    )
    yield Scene(
        "{hint}\n{hint}\n{hint}\n{hint}\n{no}\n{hint}\n{yes}", "iqlandie", "Jana",
        begins=lambda: museum.racing("optics", 1),
    )  # fmt: skip
    yield Scene(
        "{give-up}\n{no}\n{give-up}\n{give-up}", "iqlandie", "Jana", begins=lambda: museum.racing("space", 1)
    )
    yield Scene("{give-up}\n{yes}", "iqlandie", "Jana", begins=lambda: museum.racing("space", 1))
    yield Scene("{claim}\n{yes}", "iqlandie", "Jana", begins=lambda: museum.racing("space", 1))
    yield Scene("{lift}\n>\n{lift} xyzzy\n>", "iqlandie", "Jana", begins=lambda: museum.racing("space", 1))
    yield Scene("{pile} {star}\n>", "iqlandie", "Jana", begins=lambda: museum.racing("space", 1))
    yield Scene("{press}\n>\n{lift}\n>", "iqlandie", "Jana", begins=lambda: museum.racing("optics", 1))
    yield Scene(
        "{lift}\n>\n{row}\n>\n{column} b\n>\n{cell} b2\n>\n{declare}\n>", "iqlandie",
        begins=lambda: museum.building(("i3g* i3j", "")),
    )  # fmt: skip


def _built() -> Any:  # noqa: ANN401 - a state of the market
    """Return a turn in which the second action can be to build, and ends by a word."""
    return position(
        options={"turn-end": "said"}, free=["i4 k1", "r3"], money=["50", "50"], turn={"letters": "a"}
    )


def _market(name: str) -> Any:  # noqa: ANN401 - a state of Tetrikon
    return SITUATIONS[name].play()[0]


def _declaring() -> Any:  # noqa: ANN401 - a state of IOTA
    return declaring.after("draw r1c")


def _thrown() -> Any:  # noqa: ANN401 - a state of Quantum
    return sheets.position(Phase.ALONE, dice="R1 R2 B4 P3 B6 Y5 3")


SCENES: Final = tuple(_scenes())
