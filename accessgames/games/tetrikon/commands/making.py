"""Every verb, and what makes its action."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import MalformedAction
from accessgames.games.room import Series
from accessgames.games.tetrikon.commands.building import make_build, make_exchange, make_lift
from accessgames.games.tetrikon.commands.dealing import (
    make_accept,
    make_add,
    make_offer,
    make_propose,
    make_want,
)
from accessgames.games.tetrikon.commands.owing import (
    make_break,
    make_buy,
    make_discard,
    make_give,
    make_pay,
    make_swap,
)
from accessgames.games.tetrikon.commands.using import make_use
from accessgames.games.tetrikon.fronts import material_of, puzzle_of, table_of
from accessgames.games.tetrikon.rules.actions import (
    END,
    KEEP,
    ROLL,
    CallInflation,
    CallTime,
    CancelDeal,
    Choose,
    Counter,
    Done,
    EndTurn,
    Immune,
    NoInflation,
    RefuseDeal,
    Reward,
    Waive,
    Withdraw,
)
from accessgames.games.tetrikon.rules.puzzle import THINKING, Begin, GiveUp, Pick, Think
from accessgames.games.tetrikon.rules.tasks import SecondPiece
from accessgames.language import Found
from accessgames.language.commandline import COMMA, plain, quoted

if TYPE_CHECKING:
    from accessgames.games.room import Desk

REWARDS: Final[Mapping[str, Reward]] = {
    "reward-money": "money",
    "reward-chance": "chance",
    "reward-piece": "piece",
}
"""Word ids of what equal dice let choose from."""

_SECOND: Final = 1000
"""Milliseconds."""


def _alone(action: Any) -> Callable[[Sequence[str], Desk], Any]:  # noqa: ANN401 - an action
    """Return what makes an action that nothing may follow."""

    def make(words: Sequence[str], desk: Desk) -> Any:  # noqa: ANN401 - as above
        del desk
        if words:
            raise MalformedAction("tetrikon-error-more", word=quoted(words[0]))
        return action

    return make


def _make_end(words: Sequence[str], desk: Desk) -> EndTurn | Done:
    """End the turn, or the use of the card for two pieces."""
    task = None if puzzle_of(desk) else table_of(desk).task
    action: EndTurn | Done = Done() if isinstance(task, SecondPiece) else END
    made: EndTurn | Done = _alone(action)(words, desk)
    return made


def _make_choose(words: Sequence[str], desk: Desk) -> Choose:
    """Choose what equal dice bring: "pokladnici", "náhodu", "dílek".

    Raises:
        MalformedAction: The words are none of these.
    """
    found = desk.words.match(words, REWARDS)
    if not isinstance(found, Found) or found.used < len(words):
        raise MalformedAction("tetrikon-error-reward", word=quoted(" ".join(words)))
    return Choose(REWARDS[found.id])


def _make_pick(words: Sequence[str], desk: Desk) -> Pick | Series:
    """Name a diagram or several: "E7", "A2, B3 a C1".

    Raises:
        MalformedAction: The words are no names of diagrams.
    """
    joining = desk.words.read.conjunctions | {COMMA}
    names = [word.upper() for word in words if plain(word) not in joining or len(words) == 1]
    known = material_of(desk).diagram_by_id
    wrong = next((name for name in names or [""] if name not in known), None)
    if wrong is not None:
        raise MalformedAction("tetrikon-error-diagram", word=quoted(wrong or desk.words.word("pick")))
    picks = tuple(map(Pick, names))
    return picks[0] if len(picks) == 1 else Series(picks)


def _make_think(words: Sequence[str], desk: Desk) -> Think:
    """Let seconds pass.

    Raises:
        MalformedAction: It is no number of seconds that can be chosen.
    """
    number = desk.words.read.number(words)
    if number is None or number.used < len(words) or number.value * _SECOND not in THINKING:
        raise MalformedAction("tetrikon-error-seconds", word=quoted(" ".join(words)))
    return Think(number.value * _SECOND)


MAKERS: Final[Mapping[str, Callable[[Sequence[str], Any], Any]]] = {
    "roll": _alone(ROLL),
    "choose": _make_choose,
    "use": make_use,
    "keep": _alone(KEEP),
    "build": make_build,
    "exchange": make_exchange,
    "buy": make_buy,
    "swap": make_swap,
    "end": _make_end,
    "offer": make_offer,
    "accept": make_accept,
    "refuse": _alone(RefuseDeal()),
    "add": make_add,
    "want": make_want,
    "propose": make_propose,
    "counter": _alone(Counter()),
    "cancel": _alone(CancelDeal()),
    "immune": _alone(Immune()),
    "waive": _alone(Waive()),
    "pay": make_pay,
    "break": make_break,
    "withdraw": _alone(Withdraw()),
    "give": make_give,
    "discard": make_discard,
    "inflation": _alone(CallInflation()),
    "no-inflation": _alone(NoInflation()),
    "time-up": _alone(CallTime()),
    "begin": _alone(Begin()),
    "pick": _make_pick,
    "lift": make_lift,
    "give-up": _alone(GiveUp()),
    "think": _make_think,
}
"""Word id of a verb -> what makes its action of the words after it."""

TABLE_ONLY: Final = frozenset(MAKERS) - {"build", "begin", "pick", "lift", "give-up", "think"}
"""Verbs that need a market and cards."""

PUZZLE_ONLY: Final = frozenset({"begin", "pick", "lift", "give-up", "think"})
"""Verbs of blitz and solo."""


def behind(verb: str, words: Sequence[str], desk: Desk) -> tuple[str, ...]:
    """Return the words without the verb, where they still begin with it, and without a mere yes or no."""
    typed = [plain(word) for word in words]
    for spelling in sorted(desk.words.table[verb].words, key=len, reverse=True):
        parts = plain(spelling).split()
        if typed[: len(parts)] == parts:
            return tuple(words[len(parts) :])
    answer = desk.words.match(words, ("yes", "no")) if len(words) == 1 else None
    return () if isinstance(answer, Found) else tuple(words)
