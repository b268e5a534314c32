"""From what was typed to deals: offering in one sentence or step by step, accepting with the right cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.games.room import ActionSeries
from accessgames.games.tetrikon import typed
from accessgames.games.tetrikon.naming import name_points
from accessgames.games.tetrikon.player_areas import seats_of, table_of
from accessgames.games.tetrikon.rules import actions
from accessgames.games.tetrikon.rules.money import fewest
from accessgames.games.tetrikon.rules.tasks import Answering, Drafting
from accessgames.language.commandline import normalise_bare, quote_briefly

if TYPE_CHECKING:
    from accessgames.games.room import Listener


def make_offer(words: Sequence[str], desk: Listener) -> ActionSeries | actions.OpenDeal:
    """Offer a deal: "Janě tyč a 25 T za roh"; to who has just offered one: "tyč a 10 T za roh".

    A name alone begins an offer that is put together step by step.

    Raises:
        MalformedAction: Nobody is named, or the goods are not understood.
    """
    task = table_of(desk).task
    if isinstance(task, Answering) and task.actor == desk.seat:
        return _offered(list(words), desk, actions.CounterDeal())
    rest = typed.drop_fillers(words, desk.words)
    partner = typed.read_partner(rest, desk)
    used = partner.used if partner else 0
    if partner is None and rest and not _goods(rest[:1], desk):
        raise _nobody(rest[0], desk)
    seat = partner.value if partner else _only_other(rest, desk)
    if partner and len(rest) == used:
        return actions.OpenDeal(seat)
    return _offered(rest[used:], desk, actions.OpenDeal(seat))


def _goods(words: Sequence[str], desk: Listener) -> bool:
    """Tell whether an offer begins with a piece or an amount, so that it names nobody."""
    try:
        typed.read_goods(words, desk)
    except MalformedAction as error:
        return error.key != "tetrikon-error-goods"
    return True


def _nobody(typed: str, desk: Listener) -> MalformedAction:
    """Say who sits at the table, in the place of a name that nobody has."""
    known = tuple(desk.person(seat).name for seat in seats_of(desk) if seat != desk.seat)
    return MalformedAction("tetrikon-error-player", name=quote_briefly(typed), known=known)


def _only_other(words: Sequence[str], desk: Listener) -> int:
    """Return the only opponent.

    Raises:
        MalformedAction: There are several, and none is named, or somebody who does not play.
    """
    others = [seat for seat in seats_of(desk) if seat != desk.seat]
    if len(others) != 1:
        if words and not typed.starts_goods(words, desk):
            known = tuple(person.name for person in desk.people)
            raise MalformedAction("tetrikon-error-player", name=quote_briefly(words[0]), known=known)
        raise MalformedAction("tetrikon-error-which-player")
    return others[0]


def _offered(words: list[str], desk: Listener, begin: actions.SeatAction) -> ActionSeries:
    """Put an offer together: what goes, "za", what comes."""
    marks = typed.spellings(desk.words, "for")
    cut = next((at for at, word in enumerate(words) if normalise_bare(word) in marks), None)
    if cut is None:
        raise MalformedAction("tetrikon-error-offer")
    wanted = [word for word in words[cut + 1 :] if normalise_bare(word) not in marks]
    give, take = typed.read_goods(words[:cut], desk), typed.read_goods(wanted, desk)
    if not give and not take:
        raise MalformedAction("tetrikon-error-offer")
    cards = exact_cards(desk, give.money)
    return ActionSeries(
        (begin, *_items("give", give, desk), *_items("take", take, desk), actions.Propose(cards))
    )


def _items(side: actions.Side, goods: typed.Goods, desk: Listener) -> Iterator[actions.AddItem]:
    for piece in goods.pieces:
        yield actions.AddItem(side, piece)
    rest = goods.money
    for value in sorted(typed.values_of(desk), reverse=True):
        while rest >= value:
            rest -= value
            yield actions.AddItem(side, value)


def exact_cards(desk: Listener, amount: int) -> tuple[int, ...]:
    """Return the fewest own cards that make an amount exactly.

    Raises:
        MalformedAction: `tetrikon-error-exact`: the own cards do not make it.
    """
    cards = fewest(tuple(sorted(desk.view.hand.money)), amount)
    if cards is None:
        raise MalformedAction(
            "tetrikon-error-exact", amount=name_points(amount), total=name_points(desk.view.hand.total)
        )
    return cards


def make_accept(words: Sequence[str], desk: Listener) -> actions.AcceptDeal:
    """Accept what was offered, paying with the fewest cards or with those that are named.

    Raises:
        MalformedAction: Own cards do not make the amount exactly.
    """
    task = table_of(desk).task
    if words:
        return actions.AcceptDeal(typed.read_amounts(words, desk))
    if isinstance(task, Answering) and task.actor == desk.seat:
        return actions.AcceptDeal(exact_cards(desk, task.offer.take_money))
    return actions.AcceptDeal()


def make_add(words: Sequence[str], desk: Listener) -> actions.AddItem:
    """Add something to the offer that is put together: "přidej tyč".

    Raises:
        MalformedAction: It is not exactly one piece or one amount.
    """
    return _item("give", words, desk)


def make_want(words: Sequence[str], desk: Listener) -> actions.AddItem:
    """Want something in return: "chci roh".

    Raises:
        MalformedAction: It is not exactly one piece or one amount.
    """
    return _item("take", words, desk)


def _item(side: actions.Side, words: Sequence[str], desk: Listener) -> actions.AddItem:
    goods = typed.read_goods(words, desk)
    if len(goods.pieces) + bool(goods.money) != 1:
        raise MalformedAction("tetrikon-error-one-thing")
    if goods.money and goods.money not in typed.values_of(desk):
        raise MalformedAction("tetrikon-error-amount", word=str(goods.money))
    return actions.AddItem(side, goods.pieces[0] if goods.pieces else goods.money)


def make_propose(words: Sequence[str], desk: Listener) -> actions.Propose:
    """Make the offer that was put together; with cards that are named, or the fewest.

    Raises:
        MalformedAction: Own cards do not make the amount exactly.
    """
    if words:
        return actions.Propose(typed.read_amounts(words, desk))
    draft = desk.view.draft
    return actions.Propose(exact_cards(desk, draft.offer.give_money) if draft else ())


def drafts(desk: Listener) -> bool:
    """Tell whether the listener is putting an offer together."""
    task = table_of(desk).task
    return isinstance(task, Drafting) and task.actor == desk.seat
