"""Every verb, and what makes its action; the use of chance cards: the card, and whom or what it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from operator import attrgetter
from typing import Any, Final

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.room import ActionSeries
from accessgames.games.tetrikon.commands import deals, pieces
from accessgames.games.tetrikon.naming import TetrikonListener, name_card
from accessgames.games.tetrikon.player_areas import market_of, material_of, puzzle_of, table_of
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.rules.puzzle import THINKING, Begin, GiveUp, Pick, Think
from accessgames.games.tetrikon.rules.tasks import SecondPiece
from accessgames.games.tetrikon.typed import drop_fillers, read_card, read_goods, read_partner, spellings
from accessgames.language import Found
from accessgames.language.commandline import COMMA, normalise_bare, quote_briefly

_JOKER = "joker-"
_MOST_LISTED = 60


def make_use(words: Sequence[str], listener: TetrikonListener) -> actions.UseCard:
    """Use a card: "žolík 25 T", "směna 1 u H Petr tyč za roh", "vyber 1 od M 3"; by nothing, the one drawn.

    Raises:
        MalformedAction: The words name no card.
        AmbiguousAction: The card can be used in several ways.
    """
    kinds, rest = _kinds(list(words), listener)
    action = _details(kinds, rest, listener)
    fitting = [
        use
        for use in listener.perspective.legal
        if isinstance(use, actions.UseCard)
        and (use.kind, use.others) == (action.kind, action.others)
        and all(typed in {None, known} for typed, known in zip(_parts(action), _parts(use), strict=True))
    ]
    if len(fitting) == 1:
        return fitting[0]
    if len(fitting) > _MOST_LISTED:
        raise MalformedAction("tetrikon-error-card-details", card=name_card(kinds[0]), count=len(fitting))
    if fitting and action not in fitting:
        raise AmbiguousAction("tetrikon-error-card-ways", candidates=tuple(fitting), card=name_card(kinds[0]))
    return action


_parts: Final = attrgetter("partner", "give", "take", "place")


def _kinds(words: list[str], listener: TetrikonListener) -> tuple[tuple[str, ...], list[str]]:
    """Read the cards; only jokers can be several. By nothing the card just drawn is meant."""
    drawn = market_of(listener).drawn
    joining = listener.words.read.conjunctions | {COMMA}
    kinds: list[str] = []
    rest = words
    while rest:
        taken = read_card(rest, listener)
        if taken is None or (kinds and not taken.value.startswith(_JOKER)):
            break
        kinds.append(taken.value)
        rest = rest[taken.used :]
        if not taken.value.startswith(_JOKER):
            break
        while rest and normalise_bare(rest[0]) in joining:
            rest = rest[1:]
    if not kinds:
        if drawn is None and not words:
            raise MalformedAction("tetrikon-error-which-chance")
        if drawn is None or (words and not _about_drawn(words, listener)):
            raise MalformedAction("tetrikon-error-card", word=quote_briefly(" ".join(words)))
        kinds, rest = [drawn], words
    return tuple(sorted(kinds)), rest


def _about_drawn(words: Sequence[str], listener: TetrikonListener) -> bool:
    """Tell whether words begin with what a drawn card may be about: a person, a piece or a number."""
    rest = drop_fillers(words, listener.words)
    if not rest or listener.words.read.number(rest) is not None:
        return True
    with suppress(MalformedAction):
        if read_goods(rest, listener):
            return True
    return read_partner(rest, listener) is not None


def _details(kinds: tuple[str, ...], words: Sequence[str], listener: TetrikonListener) -> actions.UseCard:
    """Read whom a card is about, what is given and what is wanted; what is clear may be left out."""
    kind = kinds[0]
    rest = drop_fillers(words, listener.words)
    if kind == "choose-piece":
        return actions.UseCard(kind, place=_place(rest, listener))
    if kind == "swap-manager":
        return actions.UseCard(kind, give=_piece(rest, listener))
    if kind in {"piece-from-player", "take-twenty-five", "swap-player"}:
        partner = read_partner(rest, listener) if rest else None
        more = rest[partner.used :] if partner else rest
        seat = partner.value if partner else None
        if kind == "swap-player":
            marks = spellings(listener.words, "for")
            cut = next((at for at, word in enumerate(more) if normalise_bare(word) in marks), len(more))
            wanted = [word for word in more[cut:] if normalise_bare(word) not in marks]
            give, take = _piece(more[:cut], listener), _piece(wanted, listener)
            return actions.UseCard(kind, partner=seat, give=give, take=take)
        if more:
            known = tuple(person.name for person in listener.people)
            raise MalformedAction("tetrikon-error-player", name=quote_briefly(" ".join(rest)), known=known)
        return actions.UseCard(kind, partner=seat)
    if rest:
        raise MalformedAction("tetrikon-error-more", word=quote_briefly(rest[0]))
    return actions.UseCard(kind, others=kinds[1:])


def _place(words: list[str], listener: TetrikonListener) -> int | None:
    """Read a place of the offer by its number, or by the piece that lies there."""
    if not words:
        return None
    number = listener.words.read.which(words)
    if number is not None and number.used == len(words):
        return number.value
    piece = _piece(words, listener)
    offer = table_of(listener).offer
    if piece not in offer:
        raise MalformedAction("tetrikon-error-not-offered", word=quote_briefly(" ".join(words)))
    return int(offer.index(piece)) + 1


def _piece(words: Sequence[str], listener: TetrikonListener) -> str | None:
    if not words:
        return None
    goods = read_goods(words, listener)
    if goods.money or len(goods.pieces) != 1:
        raise MalformedAction("tetrikon-error-piece", word=quote_briefly(" ".join(words)))
    return goods.pieces[0]


REWARDS: Final[Mapping[str, actions.Reward]] = {
    "reward-money": "money",
    "reward-chance": "chance",
    "reward-piece": "piece",
}
"""Word ids of what equal dice let choose from."""

_SECOND: Final = 1000
"""Milliseconds."""


def _alone(action: Any) -> Callable[[Sequence[str], TetrikonListener], Any]:  # noqa: ANN401 - an action
    """Return what makes an action that nothing may follow."""

    def make(words: Sequence[str], listener: TetrikonListener) -> Any:  # noqa: ANN401 - as above
        del listener
        if words:
            raise MalformedAction("tetrikon-error-more", word=quote_briefly(words[0]))
        return action

    return make


def make_end(words: Sequence[str], listener: TetrikonListener) -> actions.EndTurn | actions.Done:
    """End the turn, or the use of the card for two pieces."""
    task = None if puzzle_of(listener) else table_of(listener).task
    made: actions.EndTurn | actions.Done = _alone(
        actions.Done() if isinstance(task, SecondPiece) else actions.END
    )(words, listener)
    return made


def make_choose(words: Sequence[str], listener: TetrikonListener) -> actions.Choose:
    """Choose what equal dice bring: "pokladnici", "náhodu", "dílek".

    Raises:
        MalformedAction: The words are none of these.
    """
    found = listener.words.match(words, REWARDS)
    if not isinstance(found, Found) or found.used < len(words):
        raise MalformedAction("tetrikon-error-reward", word=quote_briefly(" ".join(words)))
    return actions.Choose(REWARDS[found.id])


def make_pick(words: Sequence[str], listener: TetrikonListener) -> Pick | ActionSeries:
    """Name a diagram or several: "E7", "A2, B3 a C1".

    Raises:
        MalformedAction: The words are no names of diagrams.
    """
    joining = listener.words.read.conjunctions | {COMMA}
    names = [word.upper() for word in words if normalise_bare(word) not in joining or len(words) == 1]
    known = material_of(listener).diagram_by_id
    wrong = next((name for name in names or [""] if name not in known), None)
    if wrong is not None:
        raise MalformedAction(
            "tetrikon-error-diagram", word=quote_briefly(wrong or listener.words.word("pick"))
        )
    picks = tuple(map(Pick, names))
    return picks[0] if len(picks) == 1 else ActionSeries(picks)


def make_think(words: Sequence[str], listener: TetrikonListener) -> Think:
    """Let seconds pass.

    Raises:
        MalformedAction: It is no number of seconds that can be chosen.
    """
    number = listener.words.read.number(words)
    if number is None or number.used < len(words) or number.value * _SECOND not in THINKING:
        raise MalformedAction("tetrikon-error-seconds", word=quote_briefly(" ".join(words)))
    return Think(number.value * _SECOND)


MAKERS: Final[Mapping[str, Callable[[Sequence[str], Any], Any]]] = {
    "roll": _alone(actions.ROLL),
    "choose": make_choose,
    "use": make_use,
    "keep": _alone(actions.KEEP),
    "build": pieces.make_build,
    "exchange": pieces.make_exchange,
    "buy": pieces.make_buy,
    "swap": pieces.make_swap,
    "end": make_end,
    "offer": deals.make_offer,
    "accept": deals.make_accept,
    "refuse": _alone(actions.RefuseDeal()),
    "add": deals.make_add,
    "want": deals.make_want,
    "propose": deals.make_propose,
    "counter": _alone(actions.CounterDeal()),
    "cancel": _alone(actions.CancelDeal()),
    "immune": _alone(actions.Immune()),
    "waive": _alone(actions.Waive()),
    "pay": pieces.make_pay,
    "break": pieces.make_break,
    "withdraw": _alone(actions.Withdraw()),
    "give": pieces.make_give,
    "discard": pieces.make_discard,
    "inflation": _alone(actions.CallInflation()),
    "no-inflation": _alone(actions.NoInflation()),
    "time-up": _alone(actions.CallTime()),
    "begin": _alone(Begin()),
    "pick": make_pick,
    "lift": pieces.make_lift,
    "give-up": _alone(GiveUp()),
    "think": make_think,
}
"""Word id of a verb -> what makes its action of the words after it."""

TABLE_ONLY: Final = frozenset(MAKERS) - {"build", "begin", "pick", "lift", "give-up", "think"}
"""Verbs that need a market and cards."""

PUZZLE_ONLY: Final = frozenset({"begin", "pick", "lift", "give-up", "think"})
"""Verbs of blitz and solo."""


def strip_verb(verb: str, words: Sequence[str], listener: TetrikonListener) -> tuple[str, ...]:
    """Return the words without the verb, where they still begin with it, and without a mere yes or no."""
    typed = [normalise_bare(word) for word in words]
    for spelling in sorted(listener.words.table[verb].words, key=len, reverse=True):
        parts = normalise_bare(spelling).split()
        if typed[: len(parts)] == parts:
            return tuple(words[len(parts) :])
    answer = listener.words.match(words, ("yes", "no")) if len(words) == 1 else None
    return () if isinstance(answer, Found) else tuple(words)
