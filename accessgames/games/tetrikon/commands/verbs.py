"""Every verb, and what makes its action; the use of chance cards: the card, and whom or what it is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.room import ActionSeries
from accessgames.games.tetrikon.commands import pieces
from accessgames.games.tetrikon.commands.deals import (
    make_accept,
    make_add,
    make_offer,
    make_propose,
    make_want,
)
from accessgames.games.tetrikon.naming import name_card
from accessgames.games.tetrikon.player_areas import material_of, puzzle_of, table_of
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.rules.puzzle import THINKING, Begin, GiveUp, Pick, Think
from accessgames.games.tetrikon.rules.tasks import SecondPiece
from accessgames.games.tetrikon.typed import drop_fillers, read_card, read_goods, read_partner, spellings
from accessgames.language import Found
from accessgames.language.commandline import COMMA, normalise_bare, quote_briefly

if TYPE_CHECKING:
    from accessgames.games.room import Listener

_JOKER = "joker-"
_MOST_LISTED = 60


def make_use(words: Sequence[str], listener: Listener) -> actions.UseCard:
    """Use a card: "žolík 25 T", "směna 1 u H Petr tyč za roh", "vyber 1 od M 3"; by nothing, the one drawn.

    Raises:
        MalformedAction: The words name no card.
        AmbiguousAction: The card can be used in several ways.
    """
    kinds, rest = _kinds(list(words), listener)
    action = _details(kinds, rest, listener)
    fitting = [legal for legal in _legal(listener) if _matches(action, legal)]
    if len(fitting) == 1:
        return fitting[0]
    if len(fitting) > _MOST_LISTED:
        raise MalformedAction("tetrikon-error-card-details", card=name_card(kinds[0]), count=len(fitting))
    if fitting and action not in fitting:
        raise AmbiguousAction("tetrikon-error-card-ways", candidates=tuple(fitting), card=name_card(kinds[0]))
    return action


def _legal(listener: Listener) -> list[actions.UseCard]:
    return [action for action in listener.perspective.legal if isinstance(action, actions.UseCard)]


def _kinds(words: list[str], listener: Listener) -> tuple[tuple[str, ...], list[str]]:
    """Read the cards; only jokers can be several. By nothing the card just drawn is meant."""
    drawn: str | None = listener.view.drawn
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


def _about_drawn(words: Sequence[str], listener: Listener) -> bool:
    """Tell whether words begin with what a drawn card may be about: a person, a piece or a number."""
    rest = drop_fillers(words, listener.words)
    known = listener.words
    return (
        not rest
        or known.read.number(rest) is not None
        or _is_goods(rest, listener)
        or bool(_who(rest, listener))
    )


def _is_goods(words: Sequence[str], listener: Listener) -> bool:
    try:
        return bool(read_goods(words, listener))
    except MalformedAction:
        return False


def _who(words: Sequence[str], listener: Listener) -> bool:
    return read_partner(words, listener) is not None


def _details(kinds: tuple[str, ...], words: Sequence[str], listener: Listener) -> actions.UseCard:
    """Read whom a card is about, what is given and what is wanted."""
    kind, others = kinds[0], kinds[1:]
    rest = drop_fillers(words, listener.words)
    if kind == "choose-piece":
        return actions.UseCard(kind, place=_place(rest, listener))
    if kind == "swap-manager":
        return actions.UseCard(kind, give=_piece(rest, listener))
    if kind in {"piece-from-player", "take-twenty-five"}:
        return actions.UseCard(kind, partner=_partner(rest, listener))
    if kind == "swap-player":
        return _swap(rest, listener)
    if rest:
        raise MalformedAction("tetrikon-error-more", word=quote_briefly(rest[0]))
    return actions.UseCard(kind, others=others)


def _place(words: list[str], listener: Listener) -> int | None:
    """Read a place of the offer by its number, or by the piece that lies there."""
    if not words:
        return None
    number = listener.words.read.which(words)
    if number is not None and number.used == len(words):
        return number.value
    piece = _piece(words, listener)
    offer = listener.view.table.offer
    if piece not in offer:
        raise MalformedAction("tetrikon-error-not-offered", word=quote_briefly(" ".join(words)))
    return int(offer.index(piece)) + 1


def _piece(words: Sequence[str], listener: Listener) -> str | None:
    if not words:
        return None
    goods = read_goods(words, listener)
    if goods.money or len(goods.pieces) != 1:
        raise MalformedAction("tetrikon-error-piece", word=quote_briefly(" ".join(words)))
    return goods.pieces[0]


def _partner(words: Sequence[str], listener: Listener) -> int | None:
    if not words:
        return None
    taken = read_partner(words, listener)
    if taken is None or taken.used < len(words):
        known = tuple(person.name for person in listener.people)
        raise MalformedAction("tetrikon-error-player", name=quote_briefly(" ".join(words)), known=known)
    return taken.value


def _swap(words: list[str], listener: Listener) -> actions.UseCard:
    """Read "Petr tyč za roh"; any part may be left out where it is clear."""
    partner = read_partner(words, listener)
    rest = words[partner.used :] if partner else words
    marks = spellings(listener.words, "for")
    cut = next((at for at, word in enumerate(rest) if normalise_bare(word) in marks), len(rest))
    return actions.UseCard(
        "swap-player",
        partner=partner.value if partner else None,
        give=_piece(rest[:cut], listener),
        take=_piece([word for word in rest[cut:] if normalise_bare(word) not in marks], listener),
    )


def _matches(typed: actions.UseCard, legal: actions.UseCard) -> bool:
    """Tell whether a legal use has everything that was typed."""
    return (
        legal.kind == typed.kind
        and legal.others == typed.others
        and typed.partner in {None, legal.partner}
        and typed.give in {None, legal.give}
        and typed.take in {None, legal.take}
        and typed.place in {None, legal.place}
    )


REWARDS: Final[Mapping[str, actions.Reward]] = {
    "reward-money": "money",
    "reward-chance": "chance",
    "reward-piece": "piece",
}
"""Word ids of what equal dice let choose from."""

_SECOND: Final = 1000
"""Milliseconds."""


def _alone(action: Any) -> Callable[[Sequence[str], Listener], Any]:  # noqa: ANN401 - an action
    """Return what makes an action that nothing may follow."""

    def make(words: Sequence[str], listener: Listener) -> Any:  # noqa: ANN401 - as above
        del listener
        if words:
            raise MalformedAction("tetrikon-error-more", word=quote_briefly(words[0]))
        return action

    return make


def _make_end(words: Sequence[str], listener: Listener) -> actions.EndTurn | actions.Done:
    """End the turn, or the use of the card for two pieces."""
    task = None if puzzle_of(listener) else table_of(listener).task
    action: actions.EndTurn | actions.Done = actions.Done() if isinstance(task, SecondPiece) else actions.END
    made: actions.EndTurn | actions.Done = _alone(action)(words, listener)
    return made


def _make_choose(words: Sequence[str], listener: Listener) -> actions.Choose:
    """Choose what equal dice bring: "pokladnici", "náhodu", "dílek".

    Raises:
        MalformedAction: The words are none of these.
    """
    found = listener.words.match(words, REWARDS)
    if not isinstance(found, Found) or found.used < len(words):
        raise MalformedAction("tetrikon-error-reward", word=quote_briefly(" ".join(words)))
    return actions.Choose(REWARDS[found.id])


def _make_pick(words: Sequence[str], listener: Listener) -> Pick | ActionSeries:
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


def _make_think(words: Sequence[str], listener: Listener) -> Think:
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
    "choose": _make_choose,
    "use": make_use,
    "keep": _alone(actions.KEEP),
    "build": pieces.make_build,
    "exchange": pieces.make_exchange,
    "buy": pieces.make_buy,
    "swap": pieces.make_swap,
    "end": _make_end,
    "offer": make_offer,
    "accept": make_accept,
    "refuse": _alone(actions.RefuseDeal()),
    "add": make_add,
    "want": make_want,
    "propose": make_propose,
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
    "pick": _make_pick,
    "lift": pieces.make_lift,
    "give-up": _alone(GiveUp()),
    "think": _make_think,
}
"""Word id of a verb -> what makes its action of the words after it."""

TABLE_ONLY: Final = frozenset(MAKERS) - {"build", "begin", "pick", "lift", "give-up", "think"}
"""Verbs that need a market and cards."""

PUZZLE_ONLY: Final = frozenset({"begin", "pick", "lift", "give-up", "think"})
"""Verbs of blitz and solo."""


def strip_verb(verb: str, words: Sequence[str], listener: Listener) -> tuple[str, ...]:
    """Return the words without the verb, where they still begin with it, and without a mere yes or no."""
    typed = [normalise_bare(word) for word in words]
    for spelling in sorted(listener.words.table[verb].words, key=len, reverse=True):
        parts = normalise_bare(spelling).split()
        if typed[: len(parts)] == parts:
            return tuple(words[len(parts) :])
    answer = listener.words.match(words, ("yes", "no")) if len(words) == 1 else None
    return () if isinstance(answer, Found) else tuple(words)
