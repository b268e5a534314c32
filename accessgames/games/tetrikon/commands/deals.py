"""From what was typed to deals: offering in one sentence or step by step, accepting with the right cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.games.room import ActionSeries
from accessgames.games.tetrikon import typed
from accessgames.games.tetrikon.naming import TetrikonListener, name_points
from accessgames.games.tetrikon.player_areas import market_of, seats_of, table_of
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.rules.money import fewest
from accessgames.games.tetrikon.rules.tasks import Answering, Drafting
from accessgames.language.commandline import normalise_bare, quote_briefly

if TYPE_CHECKING:
    from accessgames.language.readers import Parsed


def make_offer(words: Sequence[str], listener: TetrikonListener) -> ActionSeries | actions.OpenDeal:
    """Offer a deal: "Janě tyč a 25 T za roh"; to who has just offered one: "tyč a 10 T za roh".

    A name alone begins an offer that is put together step by step.

    Raises:
        MalformedAction: Nobody is named, or the goods are not understood.
    """
    task = table_of(listener).task
    if isinstance(task, Answering) and task.actor == listener.seat:
        return _offered(list(words), listener, actions.CounterDeal())
    rest = typed.drop_fillers(words, listener.words)
    at, partner = _partner(rest, listener)
    if partner is not None:
        if len(rest) == partner.used:
            return actions.OpenDeal(partner.value)
        goods = [*rest[:at], *rest[at + partner.used :]]
        return _offered(goods, listener, actions.OpenDeal(partner.value))
    others = [seat for seat in seats_of(listener) if seat != listener.seat]
    if rest and not _names_nobody(rest[:1], listener):
        known = tuple(listener.person(seat).name for seat in others)
        raise MalformedAction("tetrikon-error-player", name=quote_briefly(rest[0]), known=known)
    if len(others) > 1 and rest and not typed.starts_goods(rest, listener):
        known = tuple(person.name for person in listener.people)
        raise MalformedAction("tetrikon-error-player", name=quote_briefly(rest[0]), known=known)
    if len(others) != 1:
        raise MalformedAction("tetrikon-error-which-player")
    return _offered(rest, listener, actions.OpenDeal(others[0]))


def _partner(words: list[str], listener: TetrikonListener) -> tuple[int, Parsed[int] | None]:
    """Read who the offer is for: by name before or behind the goods, or by the place at the beginning."""
    for at in range(len(words)):
        # Behind the goods a number is an amount, and what names goods is no person.
        if listener.words.read.number(words[at:]) is None and (
            not at or not typed.starts_goods(words[at:], listener)
        ):
            found = typed.read_partner(words[at:], listener)
            if found is not None:
                return at, found
    return 0, typed.read_partner(words, listener)


def _names_nobody(words: Sequence[str], listener: TetrikonListener) -> bool:
    """Tell whether an offer begins with a piece or an amount."""
    try:
        typed.read_goods(words, listener)
    except MalformedAction as error:
        return error.key != "tetrikon-error-goods"
    return True


def _offered(words: list[str], listener: TetrikonListener, begin: actions.SeatAction) -> ActionSeries:
    """Put an offer together: what goes, "za", what comes."""
    marks = typed.spellings(listener.words, "for")
    cut = next((at for at, word in enumerate(words) if normalise_bare(word) in marks), None)
    if cut is None:
        raise MalformedAction("tetrikon-error-offer")
    wanted = [word for word in words[cut + 1 :] if normalise_bare(word) not in marks]
    give, take = typed.read_goods(words[:cut], listener), typed.read_goods(wanted, listener)
    if not give and not take:
        raise MalformedAction("tetrikon-error-offer")
    cards = exact_cards(listener, give.money)
    return ActionSeries(
        (begin, *_items("give", give, listener), *_items("take", take, listener), actions.Propose(cards))
    )


def _items(side: actions.Side, goods: typed.Goods, listener: TetrikonListener) -> Iterator[actions.AddItem]:
    for piece in goods.pieces:
        yield actions.AddItem(side, piece)
    rest = goods.money
    for value in sorted(typed.values_of(listener), reverse=True):
        while rest >= value:
            rest -= value
            yield actions.AddItem(side, value)


def exact_cards(listener: TetrikonListener, amount: int) -> tuple[int, ...]:
    """Return the fewest own cards that make an amount exactly.

    Raises:
        MalformedAction: `tetrikon-error-exact`: the own cards do not make it.
    """
    cards = fewest(tuple(sorted(market_of(listener).hand.money)), amount)
    if cards is None:
        raise MalformedAction(
            "tetrikon-error-exact",
            amount=name_points(amount),
            total=name_points(market_of(listener).hand.total),
        )
    return cards


def make_accept(words: Sequence[str], listener: TetrikonListener) -> actions.AcceptDeal:
    """Accept what was offered, paying with the fewest cards or with those that are named.

    Raises:
        MalformedAction: Own cards do not make the amount exactly.
    """
    task = table_of(listener).task
    if words:
        return actions.AcceptDeal(typed.read_amounts(words, listener))
    if isinstance(task, Answering) and task.actor == listener.seat:
        return actions.AcceptDeal(exact_cards(listener, task.offer.take_money))
    return actions.AcceptDeal()


def make_add(words: Sequence[str], listener: TetrikonListener) -> actions.AddItem:
    """Add something to the offer that is put together: "přidej tyč".

    Raises:
        MalformedAction: It is not exactly one piece or one amount.
    """
    return _item("give", words, listener)


def make_want(words: Sequence[str], listener: TetrikonListener) -> actions.AddItem:
    """Want something in return: "chci roh".

    Raises:
        MalformedAction: It is not exactly one piece or one amount.
    """
    return _item("take", words, listener)


def _item(side: actions.Side, words: Sequence[str], listener: TetrikonListener) -> actions.AddItem:
    goods = typed.read_goods(words, listener)
    if len(goods.pieces) + bool(goods.money) != 1:
        raise MalformedAction("tetrikon-error-one-thing")
    if goods.money and goods.money not in typed.values_of(listener):
        raise MalformedAction("tetrikon-error-amount", word=str(goods.money))
    return actions.AddItem(side, goods.pieces[0] if goods.pieces else goods.money)


def make_propose(words: Sequence[str], listener: TetrikonListener) -> actions.Propose:
    """Make the offer that was put together; with cards that are named, or the fewest.

    Raises:
        MalformedAction: Own cards do not make the amount exactly.
    """
    if words:
        return actions.Propose(typed.read_amounts(words, listener))
    draft = market_of(listener).draft
    return actions.Propose(exact_cards(listener, draft.offer.give_money) if draft else ())


def drafts(listener: TetrikonListener) -> bool:
    """Tell whether the listener is putting an offer together."""
    task = table_of(listener).task
    return isinstance(task, Drafting) and task.actor == listener.seat
