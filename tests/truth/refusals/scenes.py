"""Positions of Tetrikon that play seldom brings up, made by hand: what is awaited, bans, no bag."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Elapsed, Perspective, Stream, is_seat
from accessgames.games.tetrikon.rules.actions import AddItem, Build, Choose, Exchange, UseCard
from accessgames.games.tetrikon.rules.puzzle import Begin, Lay, PuzzleState
from accessgames.games.tetrikon.rules.state import GameResult
from accessgames.games.tetrikon.rules.tasks import Discarding, Turn
from tests.games.tetrikon.positions import GAME, position, square
from tests.games.tetrikon.scenes import Scene
from tests.games.tetrikon.situations import SITUATIONS, building, over, puzzle, racing
from tests.truth.positions import POSITIONS, SEED, Position

if TYPE_CHECKING:
    from accessgames.games import Listener
    from tests.truth.refusals.tried import Attempt, Typed

TIMES: Final = 8
"""So often each situation is looked at."""

_OWNER: Final = {
    "free": ["i4 l4 k1", "r3"],
    "money": ["100 50 25", "50 20"],
    "placed": ["k1 1 a1, d2 1 c1", ""],
}
_SCENES: Final = (
    *(
        Scene((), {**_OWNER, "turn": turn})
        for turn in ({"no_build": True}, {"no_roll": True}, {"doubled": True})
    ),
    *(
        Scene((), {**_OWNER, "turn": turn})
        for turn in ({"letters": "c"}, {"letters": "d"}, {"withdrawn": True})
    ),
    Scene((), {**_OWNER, "turn": {"offers": 4}}),
    Scene((), {**_OWNER, "turn": {"letters": "ed"}}),
    Scene(("roll", "dice 2 2", "choose chance", "chance no-trade"), _OWNER),
    Scene((), {**_OWNER, "cards": ["immunity build-two joker-10", ""], "turn": {"letters": "c"}}),
    Scene(
        (), {**_OWNER, "cards": ["build-two joker-25", ""], "free": ["", "r3"], "options": {"manager": "0"}}
    ),
    Scene((), {"cards": ["build-two", ""], "free": ["x5", ""], "placed": ["k1 1 b2", ""]}),
    Scene((), {**_OWNER, "offer": "k1 d2 - - - -", "bag": "", "options": {"buying": "choice"}}),
    Scene((), {**_OWNER, "offer": "- - - - - -", "bag": ""}),
    Scene((), {**_OWNER, "closing": "time", "last_turns": (), "options": {"manager": "0"}}),
    Scene(("roll", "dice 6 6"), {"offer": "- - - - - -", "bag": ""}),
    Scene(("buy",), {"money": ["50 25 20 20", ""], "returned": "5"}),
    Scene((), {**_OWNER, "options": {"minutes": "30"}}),
)
"""What play seldom brings up: bans, second actions, empty places of the offer, the last turns."""


_OVER: Final[Mapping[str, Any]] = {
    "options": {"games": "3"},
    "free": ["i4", "r3"],
    "placed": ["l4 1 a1", ""],
    "results": (GameResult("A", ("A3", "A4"), (0, 5), 0, "filled"),),
}
"""A second game, after one that Jana has filled."""

_LATER: Final[Mapping[str, Any]] = {
    **_OVER,
    "results": (*_OVER["results"], GameResult("A", ("A1", "A5"), (3, 0), 1, "filled")),
}
"""A third game; each has filled one diagram."""


def watched() -> Iterator[Position]:
    """Yield what is asked about while nobody is to act: before the first turn, in later games, at the end."""
    first = GAME.initial(GAME.setup(3, {}))
    states = [first, position(**_OVER), position(**_LATER), over(), puzzle(1, Begin()), puzzle(2, Begin())]
    states += [building(Elapsed(65_000), minutes="10"), racing(Elapsed(545_000), minutes="10")]
    for number, state in enumerate(states):
        yield _seen(state, 0, number)


def _seen(state: Any, seat: int, number: int) -> Position:  # noqa: ANN401 - of the market or against time
    seats = state.rules.seats if isinstance(state, PuzzleState) else state.table.rules.seats
    known = Perspective(GAME, GAME.view(state, seat), seat)
    return Position(POSITIONS + number, known, Stream(SEED, f"more/{number}"), seats)


def more(times: int = TIMES) -> Iterator[Position]:
    """Yield whatever can be awaited, each often enough for most answers to be tried."""
    states: list[Any] = [scene.play()[0] for scene in (*SITUATIONS.values(), *_SCENES)]
    states += [
        building(Elapsed(65_000), minutes="10"),
        racing(Elapsed(545_000), minutes="10"),
        building(Lay("i4", 1, square("a1")), Elapsed(1_000), minutes="20"),
    ]
    for number, state in enumerate(states * times):
        for seat in filter(is_seat, GAME.actors(state)):
            yield _seen(state, seat, number)


_SWAP: Final = ("roll", "dice 2 2", "choose chance", "chance swap-player")
_MANY: Final = {"seats": 4, "free": ["i4 r3 l4 t4 s4", "i4 r3 l4 t4 s4", "i4 r3 l4 t4 s4", "i4 r3 l4 t4 s4"]}
_DEAL: Final = ("deal 1", "add give i4", "add take r3", "propose")
_COUNTERED: Final = ("counter", "add give r3", "add take i4", "propose")
_BACK: Final = ("counter", "add give i4", "add take r3", "propose")
_INFLATED: Final = (Turn(0), Discarding(0, 1, "inflation"))
_TOLD: Final[tuple[tuple[Scene, Typed, Any], ...]] = (
    (
        Scene(
            ("use take-twenty-five 1",),
            {
                "money": ["", "100 50"],
                "cards": ["take-twenty-five", ""],
                "returned": "50 25 25 10 10 5",
            },
        ),
        ("break", ()),
        None,
    ),
    (Scene(_SWAP, _MANY), ("use", ()), None),
    (Scene(_SWAP, {"free": ["i4 r3", "l4 t4"]}), ("use", ()), None),
    (
        Scene((), {"free": ["i4", ""], "placed": ["k1 1 a1", ""]}),
        ("exchange", ("hák", "a1", "za", "tyč", "a2", "1")),
        None,
    ),
    (
        Scene((), {**_OWNER, "cards": ["build-two", ""], "turn": {"letters": "c"}}),
        ("use", ()),
        UseCard("build-two"),
    ),
    (Scene((), {"cards": ["joker-10", ""]}), ("use", ()), UseCard("joker-10", partner=1)),
    (Scene((), {"cards": ["choose-piece", ""]}), ("use", ()), UseCard("choose-piece")),
    (Scene((), {"cards": ["choose-piece", ""]}), ("use", ()), UseCard("choose-piece", place=9)),
    (Scene((*_DEAL, *_COUNTERED, *_BACK, *_COUNTERED), {"free": ["i4", "r3"]}), ("counter", ()), None),
    (Scene(("deal 1",), {"free": ["i4", "r3"], "money": ["25", ""]}), ("add", ()), AddItem("give", 30)),
    (Scene(("deal 1",), {"free": ["i4", "r3"], "money": ["25", ""]}), ("want", ()), AddItem("take", 7)),
    (
        Scene(
            ("roll", "dice 2 2", "choose chance", "chance surrender"),
            {"free": ["i4 r3", ""], "placed": ["l4 1 a1", ""]},
        ),
        ("give", ("a1",)),
        None,
    ),
    (
        Scene((), {"bag": "k1", "options": {"inflation": "asked", "manager": "0"}}),
        ("inflation", ()),
        None,
    ),
    (Scene((), {"cards": ["joker-10", ""], "pending": _INFLATED}), ("discard", ("žolík", "10")), None),
    (
        Scene((), {"cards": ["build-two", ""], "free": ["x5", ""], "placed": ["k1 1 b2", ""]}),
        ("use", ()),
        UseCard("build-two"),
    ),
    (Scene((), {"free": ["i4", ""]}), ("build", ()), Build("i4", 9, square("a1"))),
    (Scene((), {"free": ["i4", ""]}), ("build", ()), Build("i4", 0, square("a1"))),
    (
        Scene((), {"free": ["l4", ""], "placed": ["l4 1 a1", ""]}),
        ("exchange", ()),
        Exchange(square("a1"), "l4", 1, square("a1")),
    ),
    *(
        (Scene((), {"free": ["i4 l4 p5", ""], "placed": [f"k1 1 {at}", ""]}), ("build", words), None)
        for at in ("b2", "c2")
        for words in (
            ("tyč", "2"),
            ("tyč", "svisle"),
            ("hák", "3"),
            ("vlajka", "8"),
            ("tyč", "a1", "2"),
            ("hák", "b2", "vpravo"),
            ("vlajka", "a1", "zrcadlově"),
        )
    ),
    *(
        (
            Scene((), {**_OWNER, "options": {"buying": "choice"}, "offer": "k1 d2 - - - -"}),
            ("buy", words),
            None,
        )
        for words in (("hák",), ("tyč", "50", "50"), ("9",), ("kříž", "hned"))
    ),
    *(
        (Scene(("roll", "dice 2 2"), _OWNER), ("choose", ()), Choose(reward))
        for reward in ("money", "chance", "piece")
    ),
)
"""What nobody would try by chance: where, in which words, and the action if it is not read from them."""


def scripted() -> Iterator[Attempt]:
    """Yield what nobody would try by chance."""
    for number, (scene, typed, action) in enumerate(_TOLD):
        state = scene.play()[0]
        seat = next(filter(is_seat, GAME.actors(state)))
        yield _seen(state, seat, number), typed, action


_NAMES: Final = ("hák", "tyč", "domino", "kříž", "roh", "zub", "vlajka", "kostička", "čtverec", "schod")
_CARDS: Final = ("žolík 25", "imunita", "náhodný dílek", "zákaz hodu", "dvakrát stavíš", "inflace")


def typed(desk: Listener, stream: Stream) -> Iterator[Typed]:
    """Yield pieces that are not there, places where none lies, cards that are not held, and empty deals."""
    name, square = stream.choice(_NAMES), f"{'abcdefgh'[stream.below(8)]}{1 + stream.below(8)}"
    amounts = [str(stream.choice((5, 10, 20, 25, 50, 100))) for _ in range(1 + stream.below(4))]
    other = desk.people[stream.below(len(desk.people))].name
    for verb in ("build", "exchange", "lift", "give", "swap", "add", "want"):
        yield verb, (name,)
    yield "build", (name, square, str(1 + stream.below(8)))
    yield "build", (name, square)
    yield "exchange", (square, "za", name, square, "1")
    yield "lift", (square,)
    yield "give", (square,)
    yield "use", tuple(stream.choice(_CARDS).split())
    yield "use", ("žolík", "25", "žolík", "25")
    yield "use", ("žolík", "10", "žolík", "10")
    yield "buy", ("hned",)
    yield "buy", (str(stream.below(8)),)
    yield "buy", ()
    for verb in ("pay", "propose", "accept", "discard", "break", "add", "want"):
        yield verb, tuple(amounts if verb in {"pay", "propose", "accept"} else amounts[:1])
    yield "choose", (stream.choice(("dílek", "náhodu", "pokladnici")),)
    yield "offer", (other, name, "za", stream.choice(_NAMES))
    yield "offer", (other, *amounts[:1], "T", "za", *amounts[1:2], "T")
    for verb in (
        *("roll", "end", "inflation", "time-up", "immune", "withdraw", "counter", "propose", "accept"),
        *("pay", "break", "swap", "keep", "cancel"),
    ):
        yield verb, ()
