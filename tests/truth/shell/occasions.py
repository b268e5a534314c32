"""Conversations that are held for single lines: files, tournaments, real dice, an end without points.

What the long conversations of `scripts.py` do not come to is brought up here, step by step.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import make_policy
from accessgames.engine import Decision, Stream
from accessgames.engine.luck import Sealed
from accessgames.games.iota.rules.actions import PASS
from accessgames.storage.progress import Record
from tests.pig.notation import HOLD, ROLL
from tests.truth.positions import SEED
from tests.truth.shell.sitting import Sitting
from tests.whole.session import Records

if TYPE_CHECKING:
    from accessgames.engine import Header

Step = tuple[str, str] | Callable[[Sitting], None]
"""A word id and what follows the word, or something else that happens."""

OCCASION: Final = "48213907-2-3"
"""A table of a tournament."""

_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
_KEPT: Final = 40
"""Abbreviations that are kept at most, and one more."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """What is said at one table.

    Attributes:
        game: Id of the game.
        players: Who sits there.
        steps: What is typed and done.
        options: Options of the match.
        rated: Whether it is part of a tournament.
        records: Whether records are kept.
    """

    game: str
    players: str
    steps: tuple[Step, ...]
    options: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    rated: bool = False
    records: bool = False


class _Rated:
    """A seat at a match that is part of a tournament."""

    def __init__(self, seat: Any, header: Header) -> None:  # noqa: ANN401 - a seat of any game
        self._seat = seat
        self.header = header

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - as above
        return getattr(self._seat, name)


def _wait(seconds: float) -> Callable[[Sitting], None]:
    return lambda sitting: sitting.stage.wait(seconds)


def _unasked(sitting: Sitting) -> None:
    """Do something without letting the computer player go on, as in the moment before it has."""
    session, game = sitting.stage.session, sitting.match.game
    session.submit(0, next(iter(game.legal_actions(sitting.match.state, 0))))


def _one_scores(sitting: Sitting) -> None:
    """Let the first player lay what is best, and everybody pass from then on, until the match is over."""
    match, luck = sitting.match, Stream(SEED, "scores")
    view = match.game.view(match.state, 0)
    legal = match.game.legal_actions(match.state, 0)
    best = make_policy(sitting.stage.session.known.room.bots, "bot:greedy")
    sitting.act(0, best.choose(Decision(match.game, 0, legal, luck, lambda: view)))
    while sitting.match.actors:
        sitting.act(sitting.match.actors[0], PASS)


def _never_kept(sitting: Sitting) -> None:
    """Play Pig until the second player has won and the first has kept nothing."""
    while sitting.match.actors:
        seat, state = sitting.match.actors[0], sitting.match.state
        sitting.act(seat, HOLD if seat and sitting.match.game.view(state, seat).turn > 9 else ROLL)


_FILES: Final[tuple[Step, ...]] = (
    ("save", ""),
    ("transcript", ""),
    ("transcript", "{off}"),
    ("transcript", "{folder}/a.txt"),
    ("transcript", "{folder}/b.txt"),
    ("transcript", ""),
    ("transcript", "{off}"),
    ("transcript", "{folder}/a.txt"),
    ("transcript", "{folder}/none/a.txt"),
    ("emboss", "xyzzy {folder}/s.brf"),
    ("emboss", "{paper-result} {folder}/s.brf"),
    ("history", "xyzzy"),
    ("", "skorre"),
    ("", "hisorie"),
    ("settings", "{set-hand} brajl"),
    ("settings", "{set-hand} {braille}"),
)

OCCASIONS: Final = (
    Occasion("iota", "Jana,bot:1", _FILES),
    Occasion("quantum", "Jana,bot:1", _FILES),
    Occasion(
        "iota",
        "Jana,bot:1",
        (
            *(("abbreviation", f"{a}{b} {{word:who}}") for a in "wvz" for b in "bcdfghjklmnpqrst"[:14]),
            ("", "ww"),
        )[: _KEPT + 3],
    ),
    *(
        Occasion(
            game,
            "Jana,bot:1",
            (("hint", ""), ("moves", "{order-strength}"), ("moves", "{order-place}"), ("abandon", "")),
            rated=True,
        )
        for game in ("iota", "quantum", "tetrikon", "iqlandie")
    ),
    Occasion("iota", "Jana,Petr", (_one_scores, ("why", ""), ("moves", ""))),
    Occasion(
        "iota",
        "Jana,Petr",
        (("", "ano"), ("hint", ""), ("", "ne"), ("hint", ""), ("", "ano"), _one_scores, ("no-help", "")),
        records=True,
    ),
    Occasion(
        "quantum",
        "Jana,bot:1",
        (("hint", ""), ("", "ne"), ("no-help", ""), ("hint", ""), ("no-help", "")),
        records=True,
    ),
    Occasion("iota", "Jana,bot:1", (_unasked, ("", "pas"), ("pass", ""))),
    Occasion(
        "quantum",
        "Jana,Petr",
        (("", "ano"), ("", "tahy"), ("", "ne"), ("", "Petr"), ("", "ano")),
        {"dice": "own"},
    ),
    Occasion(
        "pig",
        "Jana,Petr",
        (
            ("cursor", ""),
            ("moves", "xyzzy"),
            ("moves", "3"),
            ("options", ""),
            ("records", ""),
            _never_kept,
            ("why", ""),
        ),
    ),
    Occasion("sprint", "Jana", (("records", ""), ("records", "xyzzy"), ("records", "Petr")), records=True),
    Occasion("sprint", "Jana", (("moves", ""), _wait(50), ("", "1"), ("moves", ""), _wait(2), ("", "2"))),
)
"""All of them."""


def _sit(occasion: Occasion, number: int) -> Sitting:
    sitting = Sitting(occasion.game, occasion.players, 100 + number, _NOTHING, occasion.options)
    if occasion.rated:
        known = sitting.stage.session.known
        sealed = Sealed("0123456789abcdef", "ab" * 32, OCCASION)
        known.seat = _Rated(known.seat, replace(known.seat.header, sealed=sealed))  # type: ignore[assignment, arg-type] # it stands for one
    if occasion.records:
        book = Records()
        book.save([Record("sprint", "walk", "Petr", 20, "seconds", lower=True)])
        sitting.stage.session.records = book
    return sitting


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    """Return a folder that is there as long as the tests are."""
    return tempfile.TemporaryDirectory(prefix="t")


@cache
def sittings() -> tuple[Sitting, ...]:
    """Hold all of these conversations."""
    return tuple(_held())


def _held() -> Iterator[Sitting]:
    from tests.truth.shell.scripts import ask  # noqa: PLC0415 - it tells these together with its own

    for number, occasion in enumerate(OCCASIONS):
        sitting = _sit(occasion, number)
        folder = Path(_folder().name) / str(number)
        folder.mkdir()
        for step in occasion.steps:
            if callable(step):
                step(sitting)
            else:
                ask(sitting, (step[0], step[1].replace("{folder}", str(folder))))
        yield sitting
