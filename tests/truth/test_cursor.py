"""Every jump of the cursor leads where the engine says, or it is told truly that there is none."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.engine import Stream
from accessgames.games.board_walk import Place
from accessgames.shell.cursor.ground import walked_by
from accessgames.shell.input.editor import Key
from accessgames.shell.lists import Page
from accessgames.shell.typing_aids import press_key
from tests.truth.positions import GAMES, SEED
from tests.truth.walking.beginnings import changing, fitting, flat, named
from tests.truth.walking.tables import grounds, heard, last_turn, put, tables

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from accessgames.games.board_walk import BoardWalk
    from tests.shell.stage import Stage
    from tests.truth.walking.grounds import Ground

POSITIONS: Final = 6
"""Positions of a game in a language; each is walked from two places."""

BEGINNINGS: Final = 8
"""Positions of a game in which every legal action is tried."""

MOST_TABLES: Final = 60
"""Positions among which they are looked for."""

LANGUAGES: Final = ("cs", "en")

Spot = tuple[int, int]

KEYS: Final[Mapping[str, str]] = {
    "cursor-up": Key.UP,
    "cursor-down": Key.DOWN,
    "cursor-left": Key.LEFT,
    "cursor-right": Key.RIGHT,
    "cursor-row-start": Key.HOME,
    "cursor-row-end": Key.END,
    "cursor-column-top": Key.CONTROL_HOME,
    "cursor-column-bottom": Key.CONTROL_END,
    "cursor-next-free": Key.TAB,
    "cursor-previous-free": Key.BACK_TAB,
    "cursor-next-mine": ";",
    "cursor-next-changed": "=",
    "cursor-mark": "*",
    "cursor-distance": "/",
    "cursor-board": Key.CONTROL_RIGHT,
    "cursor-begin": Key.ENTER,
    "cursor-back": Key.ESCAPE,
}
"""The keys of every jump."""

WAYS: Final[Mapping[str, tuple[Spot, bool]]] = {
    "cursor-up": ((0, 1), False),
    "cursor-down": ((0, -1), False),
    "cursor-left": ((-1, 0), False),
    "cursor-right": ((1, 0), False),
    "cursor-row-start": ((-1, 0), True),
    "cursor-row-end": ((1, 0), True),
    "cursor-column-top": ((0, 1), True),
    "cursor-column-bottom": ((0, -1), True),
}
"""One step to each side, and whether it is taken as often as it goes."""


def led(ground: Ground, here: Spot, word: str) -> tuple[Spot, list[str]]:
    """Where a step or a leap leads, over gaps, and what is told before the place."""
    (right, up), far = WAYS[word]
    ahead = [
        at
        for at in ground.places
        if (at[0] - here[0]) * abs(up) == 0 == (at[1] - here[1]) * abs(right)
        and (at[0] - here[0]) * right + (at[1] - here[1]) * up > 0
    ]
    ahead.sort(key=lambda at: abs(at[0] - here[0]) + abs(at[1] - here[1]))
    return (ahead[-1 if far else 0], []) if ahead else (here, ["cursor-edge"])


def sought(found: Iterable[Spot], here: Spot, by: int) -> tuple[Spot, list[str]]:
    """The next (1) or previous (-1) of some places as a page is read, and what is told of the way."""
    there = sorted(found, key=lambda at: (-at[1], at[0]))[::by]
    if not there:
        return here, ["cursor-none"]
    if there == [here]:
        return here, ["cursor-only"]
    later = [at for at in there if ((-at[1], at[0]) > (-here[1], here[0])) == (by > 0) and at != here]
    return (later[0], []) if later else (there[0], ["cursor-again"])


def nearest(ground: Ground, here: Spot) -> Spot:
    """The free place with the fewest steps to it, of several the first as a page is read."""
    others = sorted(ground.free - {here}, key=lambda at: (-at[1], at[0]))
    return min(others, key=lambda at: abs(at[0] - here[0]) + abs(at[1] - here[1]), default=here)


def changed(stage: Stage, ground: Ground) -> set[Spot]:
    """Where something else lies than after the person's last turn."""
    earlier = next((one.places for one in grounds(stage, last_turn(stage)) if one.id == ground.id), {})
    return {at for at, lies in ground.places.items() if lies != earlier.get(at)}


def expected(stage: Stage, ground: Ground, here: Spot, word: str) -> tuple[Spot, list[str]]:
    """Where a jump leads, and the keys that are told before the place."""
    if word in WAYS:
        return led(ground, here, word)
    if word == "cursor-nearest-free":
        there = nearest(ground, here)
        return sought([there], here, 1) if there != here else sought(ground.free, here, 1)
    if word == "cursor-next-mine":
        return sought(ground.mine, here, 1)
    if word == "cursor-next-changed":
        return sought(changed(stage, ground), here, 1)
    return sought(ground.free, here, -1 if word == "cursor-previous-free" else 1)


JUMPS: Final = (
    *WAYS, "cursor-next-free", "cursor-previous-free", "cursor-nearest-free", "cursor-next-mine",
    "cursor-next-changed",
)  # fmt: skip


def line_of(stage: Stage, word: str, *, by_key: bool) -> str:
    """What a jump is typed as, or what its key means."""
    if by_key and word in KEYS:
        return press_key(stage.session, KEYS[word]).line
    return stage.session.teller.words.word(word)


def where(stage: Stage) -> Spot:
    """Where the cursor stands."""
    assert stage.session.cursor is not None
    return stage.session.cursor.place.x, stage.session.cursor.place.y


NOTES: Final = frozenset({"cursor-edge", "cursor-none", "cursor-only", "cursor-again"})


def board_of(stage: Stage, ground: Ground) -> BoardWalk:
    """The same board as the person walks it."""
    listener = stage.session.known.listener()
    return next(one for one in walked_by(stage.session.known.room, listener) if one.id == ground.id)


def jump(stage: Stage, ground: Ground, here: Spot, word: str, *, by_key: bool) -> list[str]:
    """Jump from a place; it leads where the engine says, and what is told there is that place."""
    put(stage, ground, here)
    there, notes = expected(stage, ground, here, word)
    told = heard(stage, line_of(stage, word, by_key=by_key))
    found = [message.key for message in told if message.key in NOTES]
    assert (there, notes) == (where(stage), found), (ground.id, here, word, told)
    if "cursor-none" not in notes:
        assert repr(board_of(stage, ground).tell(Place(*there))) == repr(told[-1])
    return notes or [word]


SIDES: Final = {"cs": ("vpravo", "vlevo", "nahoru", "dolů"), "en": ("right", "left", "up", "down")}


def measure(stage: Stage, ground: Ground, here: Spot, there: Spot, language: str, *, by_key: bool) -> None:
    """Mark one place and go to another: so many columns and rows, and to which sides, in words."""
    put(stage, ground, here)
    (mark,) = heard(stage, line_of(stage, "cursor-mark", by_key=by_key))
    assert "cursor-marked" == mark.key
    put(stage, ground, there)
    (line,) = stage.type(line_of(stage, "cursor-distance", by_key=by_key))
    right, up = there[0] - here[0], there[1] - here[1]
    sides = SIDES[language]
    named = [sides[right < 0]] * bool(right) + [sides[2 + (up < 0)]] * bool(up)
    marked = stage.console.language.form(mark, "full").partition(": ")[2].rstrip(".")
    behind = line.rpartition(f"{marked}: ")[2]
    assert [abs(one) for one in (right, up) if one] == [*map(int, re.findall(r"\d+", behind))], line
    assert named == [word for word in re.findall(r"\w+", behind) if word in sides], line


def round_about(stage: Stage) -> None:
    """One board follows another once around; the only one is said to be that."""
    found = grounds(stage)
    put(stage, found[0], next(iter(found[0].places)))
    for ground in (*found[1:], found[0]):
        told = heard(stage, press_key(stage.session, Key.CONTROL_RIGHT).line)
        assert stage.session.cursor is not None
        assert ground.id == stage.session.cursor.board
        assert (len(found) == 1) == any(message.key == "cursor-one-board" for message in told)


def begin(stage: Stage, ground: Ground, at: Spot) -> None:
    """Enter lists what can be done or says that nothing can; Escape goes back to the place, no further."""
    put(stage, ground, at)
    acting, escape = 0 in stage.match.actors, Key.ESCAPE
    begun = board_of(stage, ground).begin(Place(*at)) if acting else ()
    told = heard(stage, press_key(stage.session, Key.ENTER).line)
    page = stage.session.teller.page
    assert len(begun) == len(page.items if isinstance(page, Page) else ())
    assert begun or not acting or ["cursor-nothing"] == [one.key for one in told]
    for left in (bool(begun), False):
        told = heard(stage, press_key(stage.session, escape).line)
        assert left == (told[-1].key != "cursor-no-further")
    assert (at, None) == (where(stage), stage.session.teller.page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_jump_leads_where_the_engine_says(game: str, language: str) -> None:
    """From places at random in positions at random, by words and by keys; nothing of the match changes."""
    luck = Stream(SEED, f"jumps/{game}/{language}")
    met: Counter[str] = Counter()
    for number, stage in enumerate(tables(game, language, POSITIONS, profile="klavesy")):
        by_key, moment = bool(number % 2), stage.match.moment
        ground = luck.choice(grounds(stage))
        places = luck.sample(sorted(ground.places), 4)
        for word in JUMPS:
            met.update(jump(stage, ground, luck.choice(places), word, by_key=by_key))
        measure(stage, ground, places[0], places[1], language, by_key=by_key)
        begin(stage, ground, places[2])
        round_about(stage)
        assert (moment, []) == (stage.match.moment, stage.saved)
    assert met.keys() >= {*WAYS, "cursor-edge", "cursor-next-free"}


def compare(stage: Stage, ground: Ground, may: Mapping[Spot, set[str]], places: set[Spot]) -> list[str]:
    """Compare what begins on places with what changes them, and return the keys of what is told there."""
    board, keys = board_of(stage, ground), []
    for at in places:
        begun = flat(board.begin(Place(*at)))
        assert may.get(at, set()) == set(map(stage.match.game.format_action, begun)), (ground.id, at)
        told = board.tell(Place(*at))
        keys.append(told.key)
        first = fitting(stage.match.game.id, begun, at) if ground.places[at] is None else set()
        if told.key.endswith("-walk-fits") and begun:
            more: Any = told.args.get("more", 0)
            some = {*named(told, "cards", "pieces")}
            assert some <= first, told
            assert len(first) == len(some) + more, (told, first)
        else:
            assert (not first) or told.key.endswith("-walk-now"), told
    return keys


@pytest.mark.parametrize("game", GAMES)
def test_what_begins_on_a_place_is_all_that_changes_it(game: str) -> None:
    """Every legal action is tried on a copy; what is said to fit there is what may be laid there first."""
    luck, found, met = Stream(SEED, f"beginning/{game}"), 0, Counter[str]()
    for stage in tables(game, "cs", MOST_TABLES):
        for ground in grounds(stage)[:: luck.choice((1, -1))]:
            may = {} if ground.id.startswith("task") else changing(stage, ground)
            around = [at for at in may if at in ground.places]
            if around:
                places = {*luck.sample(sorted(ground.places), 5), *luck.sample(around, min(4, len(around)))}
                met.update(compare(stage, ground, may, places))
                found += 1
                break
        if found == BEGINNINGS:
            break
    assert len(met) > 2, met
