"""What Tetrikon's refusals claim, worked out from the table, the own cards and the diagram."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.rules import actions, tasks
from tests.truth.answers.diagrams import solving
from tests.truth.refusals import laying, pieces, scenes

if TYPE_CHECKING:
    from tests.truth.refusals.tried import Tried
    from tests.truth.verdicts import Check

PRICE: Final = 100
PLACES: Final = 6

# ------------------------------------------------------------------ what lies on the table


def table(tried: Tried) -> Any:  # noqa: ANN401 - the table of the market
    """Return what lies open on the table."""
    return tried.view.table


def turn(tried: Tried) -> Any:  # noqa: ANN401 - a turn
    """Return whose turn it is and what was done in it."""
    return table(tried).turn


def own(tried: Tried) -> list[str]:
    """Return the own free pieces."""
    return list(table(tried).players[tried.seat].free)


def money(tried: Tried) -> tuple[int, ...]:
    """Return the own T cards."""
    return tuple(tried.view.hand.money)


def sums(cards: tuple[int, ...]) -> set[int]:
    """Return what some of the cards make."""
    return {sum(some) for count in range(len(cards) + 1) for some in combinations(cards, count)}


def values(tried: Tried) -> list[int]:
    """Return the values that T cards have."""
    return [1, 5, 10, 20, 25, 50, *([100] if table(tried).rules.hundreds else [])]


def card_told(tried: Tried) -> str:
    """Return the kind of the chance card that a line names."""
    return str(tried.arg("card").message.key).removeprefix("tetrikon-card-")


def task(tried: Tried) -> Any:  # noqa: ANN401 - a task
    """Return what is awaited."""
    return table(tried).task


def draft(tried: Tried) -> Any:  # noqa: ANN401 - an offer
    """Return the offer that is put together."""
    return tried.view.draft.offer


# ------------------------------------------------------------------ the sentences


def _now(tried: Tried) -> object:
    """Something else is awaited: the name of the task, and no action of a turn in one."""
    kind = "".join(f"-{one.lower()}" if one.isupper() else one for one in type(task(tried)).__name__)[1:]
    return tried.arg("awaited") == kind and not (
        kind == "turn" and isinstance(tried.action, actions.Build | actions.Roll | actions.Buy)
    )


def _not_free(tried: Tried) -> object:
    return laying.piece_told(tried) not in own(tried)


def _not_theirs(tried: Tried) -> object:
    return laying.piece_told(tried) not in table(tried).players[tried.who()].free


def _in_deal(tried: Tried) -> object:
    """All of these pieces that the giver has are in the offer already."""
    piece, offer = laying.piece_told(tried), draft(tried)
    side, seat = (offer.give, tried.seat) if tried.action.side == "give" else (offer.take, offer.partner)
    there = list(table(tried).players[seat].free).count(piece)
    return 0 < there == side.count(piece)


def _swap_first(tried: Tried) -> object:
    return len(tried.arg("letters").items) == len(turn(tried).letters) > 0


def _own_amount(tried: Tried) -> object:
    offered = draft(tried).give_money + tried.action.item
    return (tried.arg("amount"), tried.arg("total")) == (offered, sum(money(tried))) and offered > sum(
        money(tried)
    )


def _their_amount(tried: Tried) -> object:
    cards, _ = tried.view.counts[tried.who()]
    wanted = draft(tried).take_money + tried.action.item
    return tried.arg("cards") == cards and wanted > cards * max(values(tried))


def _deal_cards(tried: Tried) -> object:
    """Cards that are there, and make something else."""
    deal = draft(tried).give_money if isinstance(tried.action, actions.Propose) else None
    if isinstance(tried.action, actions.AcceptDeal):
        waiting = task(tried)
        deal = waiting.offer.take_money if isinstance(waiting, tasks.Answering) else 0
    named = Counter(
        {item.message.args["points"]: item.message.args.get("count", 1) for item in tried.arg("cards").items}
    )
    return named == Counter(tried.action.cards) and tried.arg("amount") == deal != sum(tried.action.cards)


def _lacking(tried: Tried) -> object:
    """Each card that is named is wanted more often than it is held, so often as is told."""
    wanted, held = Counter(tried.action.cards), Counter(money(tried))
    told = {
        item.message.args["points"]: item.message.args.get("count", 1) for item in tried.arg("cards").items
    }
    return told == dict(wanted - held) != {}


def _counter(tried: Tried) -> object:
    return task(tried).offer.exchange + 1 == tried.arg("most")


def _paid(tried: Tried) -> object:
    """The sum that is due with the own cards: the amount, else what is nearest to it (R12, R13)."""
    due, cards = task(tried), sums(money(tried))
    amount = due.amount
    if amount not in cards:
        amount = (
            min(one for one in cards if one > amount)
            if due.to is None
            else max(one for one in cards if one < amount)
        )
    return (
        (tried.arg("amount"), tried.arg("paid"))
        == (amount, sum(tried.action.cards))
        != (
            amount,
            amount,
        )
    )


def _exchange_first(tried: Tried) -> object:
    due = task(tried)
    return due.to is not None and tried.arg("amount") == due.amount not in sums(money(tried))


def _withdraw(tried: Tried) -> object:
    """Nothing is bought, or the price is paid without losing any: exactly, or with change (R12)."""
    due = task(tried)
    if due.to is not None:
        return True
    excess = min(one for one in sums(money(tried)) if one >= due.amount) - due.amount
    return not excess or (table(tried).rules.change and _makes(_returned(tried).elements(), excess))


def _makes(pile: Iterable[int], total: int) -> bool:
    """Tell whether some cards of a pile, which may be many, make a sum."""
    reached = {0}
    for card in pile:
        reached |= {one + card for one in reached if one + card <= total}
    return total in reached


def _break(tried: Tried) -> object:
    """It is paid exactly without, to the manager, without exchanges, or the card is not there."""
    due, cards = task(tried), money(tried)
    ways = helpful(tried)
    assert tried.arg("amount") == due.amount
    return (tried.action.card, tried.action.into) not in ways and tried.action.card in (
        *cards,
        tried.arg("card"),
    )


def helpful(tried: Tried) -> set[tuple[int, tuple[int, ...]]]:
    """Return each card whose exchange lets the debt be paid exactly, with what it is exchanged for."""
    due, cards = task(tried), money(tried)
    if due.to is None or not table(tried).rules.exchange or due.amount in sums(cards):
        return set()
    pile = sorted(_returned(tried).elements(), reverse=True)
    return {
        (card, some)
        for card in set(cards)
        for count in range(2, 1 + len(pile))
        for some in set(combinations(pile, count))
        if sum(some) == card and due.amount in sums((*_without(cards, card), *some))
    }


def _returned(tried: Tried) -> Counter[int]:
    return Counter(dict(zip(values(tried), table(tried).returned, strict=True)))


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def _reward(tried: Tried) -> object:
    if tried.arg("total") != task(tried).total or tried.arg("reward") != tried.action.reward:
        return False
    match tried.arg("reward"):
        case "piece":
            return task(tried).total != 12
        case "chance":
            return not tried.view.fresh and not table(tried).used
        case _:
            return False


def _inflation(tried: Tried) -> object:
    bag = sum(table(tried).bag)
    return tried.arg("left") == bag and (bag != 1 or None in table(tried).offer)


def _form(tried: Tried) -> object:
    """What must be said of a card is not what was."""
    needs = {
        "swap-manager": {"give", "place"},
        "swap-player": {"partner", "give", "take"},
        "piece-from-player": {"partner"},
        "choose-piece": {"place"},
        "take-twenty-five": {"partner"},
        "random-piece": {"give"},
    }
    action = tried.action
    given = {part for part in ("partner", "give", "take", "place") if getattr(action, part) is not None}
    together = {action.kind, *action.others}
    return given != needs.get(action.kind, set()) or (
        action.others and not all(kind.startswith("joker") for kind in together)
    )


def _immunity(tried: Tried) -> object:
    return "immunity" in tried.view.hand.cards and not getattr(task(tried), "answerable", False)


def _puzzle(tried: Tried, phase: str) -> object:
    return solving(tried) and tried.view.state.phase == phase == tried.arg("phase")


LISTED: Final = 60
"""Ways to use a card that are still listed by numbers."""

_AMOUNT: Final = re.compile(r"\d+")


def _uses(tried: Tried) -> set[actions.UseCard]:
    """Return all ways to use the card that is named alone."""
    return {
        one
        for one in tried.desk.perspective.legal
        if isinstance(one, actions.UseCard) and one.kind == card_told(tried) and not one.others
    }


def _ways(tried: Tried) -> object:
    """All ways to use the card, some of them where more than the card was typed."""
    some, every = set(tried.options), _uses(tried)
    return 1 < len(tried.options) == len(some) and (some <= every if tried.words else some == every)


def _nobody_else(tried: Tried) -> object:
    """It is who asks, or nobody sits there: then it is a number from 1."""
    named, seats = tried.arg("partner"), len(tried.desk.people)
    seat = named - 1 if isinstance(named, int) else tried.who("partner")
    return seat == tried.action.partner and (seat == tried.seat or not 0 <= seat < seats)


def _verb(tried: Tried) -> bool:
    return bool(tried.arg("word") == tried.desk.words.word(tried.verb))


def _breaks_nothing(tried: Tried) -> object:
    """No own card of those that are meant can be exchanged so that the debt is paid exactly."""
    if not isinstance(task(tried), tasks.Payment):
        return True
    rest = [word for word in tried.words if word not in {"na", "T"}]
    numbers = list(map(int, rest))
    if not numbers:
        return not helpful(tried)
    if tried.words[0].isdecimal():
        return len(numbers) == 1 and numbers[0] not in {card for card, _ in helpful(tried)}
    return tuple(sorted(numbers, reverse=True)) not in {into for _, into in helpful(tried)}


def _exact(tried: Tried) -> object:
    """The own cards do not make the amount that was typed, offered so far, or asked for."""
    amount, total = (tried.arg(name).message.args["points"] for name in ("amount", "total"))
    waiting = task(tried)
    asked = waiting.offer.take_money if isinstance(waiting, tasks.Answering) else 0
    put = 0 if tried.view.draft is None else draft(tried).give_money
    typed = sum(map(int, _AMOUNT.findall(" ".join(tried.words).partition(" za ")[0])))
    return (
        total == sum(money(tried))
        and amount in {asked, put, typed} - {0}
        and amount not in sums(money(tried))
    )


def _not_offered(tried: Tried) -> object:
    """Just that was typed, and it is the name of no piece of the offer, nor the number of a place."""
    word = tried.arg("word")
    if word not in " ".join(tried.words):
        return False
    if word.isdecimal():
        return not 1 <= int(word) <= PLACES
    if word in laying.NAMES:
        return laying.NAMES[word] not in table(tried).offer
    return not any(one in laying.NAMES for one in word.split())


more, scripted, typed = scenes.more, scenes.scripted, scenes.typed

CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        **laying.CHECKS,
        "tetrikon-refused-again": lambda tried: tried.arg("letter") in turn(tried).letters,
        "tetrikon-refused-break": _break,
        "tetrikon-refused-built": lambda tried: "c" in turn(tried).letters,
        "tetrikon-refused-buy-die": lambda tried: (
            tried.arg("place") == tried.action.place and not table(tried).rules.choice
        ),
        "tetrikon-refused-buy-money": lambda tried: (
            tried.arg("total") == sum(money(tried)) < tried.arg("price") == PRICE
        ),
        "tetrikon-refused-buy-place": lambda tried: table(tried).rules.choice and tried.arg("most") == PLACES,
        "tetrikon-refused-card-form": lambda tried: card_told(tried) == tried.action.kind and _form(tried),
        "tetrikon-refused-closing": lambda tried: table(tried).closing is not None,
        "tetrikon-refused-deal-cards": _deal_cards,
        "tetrikon-refused-deal-counter": _counter,
        "tetrikon-refused-deal-empty": lambda tried: (
            not (
                (draft(tried).give or draft(tried).give_money)
                and (draft(tried).take or draft(tried).take_money)
            )
        ),
        "tetrikon-refused-deal-in": _in_deal,
        "tetrikon-refused-deal-large": lambda tried: tried.view.draft.items == tried.arg("most") == 10,
        "tetrikon-refused-deal-own": _own_amount,
        "tetrikon-refused-deal-theirs": _their_amount,
        "tetrikon-refused-deal-value": lambda tried: (
            tried.action.item == tried.arg("value") not in values(tried)
            and list(tried.arg("known").items) == values(tried)
        ),
        "tetrikon-refused-discard-money": lambda tried: (
            card_told(tried) == tried.action.kind and task(tried).reason == "inflation"
        ),
        "tetrikon-refused-done": lambda tried: task(tried).laid == 0,
        "tetrikon-refused-doubled": lambda tried: turn(tried).doubled,
        "tetrikon-refused-drawn": lambda tried: (
            tried.view.drawn == card_told(tried)
            and (tried.action.kind, *tried.action.others) != (card_told(tried),)
        ),
        "tetrikon-refused-enough": lambda tried: (
            len(set(turn(tried).letters)) == 2 == len(tried.arg("letters").items)
        ),
        "tetrikon-refused-first": lambda tried: (
            turn(tried).first and not isinstance(tried.action, actions.Roll)
        ),
        "tetrikon-refused-free-first": lambda tried: (
            pieces.cell_told(tried) == tuple(tried.action.square)
            and tried.arg("row") == tried.arg("cell").row
            and bool(own(tried))
        ),
        "tetrikon-refused-immunity": _immunity,
        "tetrikon-refused-immunity-use": lambda tried: tried.action.kind == "immunity",
        "tetrikon-refused-inflation": _inflation,
        "tetrikon-refused-inflation-free": lambda tried: not any(one.free for one in table(tried).players),
        "tetrikon-refused-manager": lambda tried: table(tried).rules.manager != tried.seat,
        "tetrikon-refused-no-build": lambda tried: turn(tried).no_build,
        "tetrikon-refused-no-card": lambda tried: card_told(tried) not in tried.view.hand.cards,
        "tetrikon-refused-few-cards": lambda tried: (
            0 < tried.view.hand.cards.count(card_told(tried)) == tried.arg("count")
        ),
        "tetrikon-refused-no-money": lambda tried: (
            tried.action.value == tried.arg("value") not in money(tried)
        ),
        "tetrikon-refused-no-roll": lambda tried: turn(tried).no_roll,
        "tetrikon-refused-not-free": _not_free,
        "tetrikon-refused-not-now": lambda tried: _puzzle(tried, tried.arg("phase")),
        "tetrikon-refused-not-theirs": _not_theirs,
        "tetrikon-refused-nothing-fits": lambda tried: not any(pieces.fits(tried, one) for one in own(tried)),
        "tetrikon-refused-now": _now,
        "tetrikon-refused-offer-empty": lambda tried: not any(table(tried).offer),
        "tetrikon-refused-offers": lambda tried: (
            turn(tried).offers >= tried.arg("most") == table(tried).rules.offers
        ),
        "tetrikon-refused-partner": _nobody_else,
        "tetrikon-refused-pay-cards": _lacking,
        "tetrikon-refused-pay-exchange": _exchange_first,
        "tetrikon-refused-pay-sum": _paid,
        "tetrikon-refused-place": lambda tried: (
            tried.arg("most") == PLACES
            and tried.arg("place") == tried.action.place
            and not 1 <= tried.arg("place") <= PLACES
        ),
        "tetrikon-refused-place-empty": lambda tried: table(tried).offer[tried.arg("place") - 1] is None,
        "tetrikon-refused-reward": _reward,
        "tetrikon-refused-swap-first": _swap_first,
        "tetrikon-refused-thought": lambda tried: tried.view.state.run.thought,
        "tetrikon-refused-trade-banned": lambda tried: table(tried).players[tried.who()].no_trade,
        "tetrikon-refused-trade-final": lambda tried: table(tried).closing is not None,
        "tetrikon-refused-withdraw": _withdraw,
        "tetrikon-refused-withdrawn": lambda tried: turn(tried).withdrawn,
        "tetrikon-error-break": _breaks_nothing,
        "tetrikon-error-break-ways": lambda tried: (
            1 < len({(one.card, one.into) for one in tried.options} & helpful(tried)) == len(tried.options)
        ),
        "tetrikon-error-card-details": lambda tried: tried.arg("count") == len(_uses(tried)) > LISTED,
        "tetrikon-error-card-ways": _ways,
        "tetrikon-error-exact": _exact,
        "tetrikon-error-no-free": lambda tried: not own(tried),
        "tetrikon-error-no-payment": lambda tried: not isinstance(task(tried), tasks.Payment),
        "tetrikon-error-not-offered": _not_offered,
        "tetrikon-error-puzzle-verb": lambda tried: _verb(tried) and not solving(tried),
        "tetrikon-error-table-verb": lambda tried: _verb(tried) and solving(tried),
        "tetrikon-error-which-exchange": lambda tried: 1 < len(set(tried.options)),
        "tetrikon-error-which-swap": lambda tried: {one.piece for one in tried.options} == set(own(tried)),
    }
)
"""By line: what makes it true."""

_WORDS: Final = "of the words alone, `tests/games/tetrikon/commands`"
_CHANCE: Final = "of dice, cards and pieces of a real set, `tests/games/tetrikon/rules`"
_TYPED: Final = (
    "turn",
    *("more", "pieces", "piece", "which-piece", "cards", "card", "which-card", "give", "which-chance"),
    *("one-card", "amount", "goods", "one-thing", "player", "which-player", "offer", "spot", "exchange"),
    *("removed", "reward", "diagram", "seconds", "list"),
)
_CLOCK: Final = "of the clock, which no player is"

EXCUSED: Final[Mapping[str, str]] = MappingProxyType(
    {
        **dict.fromkeys(("tetrikon-refused-clock", "tetrikon-refused-time"), _CLOCK),
        **dict.fromkeys(
            (
                *("tetrikon-refused-bag", "tetrikon-refused-deck", "tetrikon-refused-diagram"),
                *(
                    "tetrikon-refused-diagram-level",
                    "tetrikon-refused-diagram-used",
                    "tetrikon-refused-level",
                ),
                "tetrikon-refused-treasury",
            ),
            _CHANCE,
        ),
        **dict.fromkeys(map("tetrikon-error-{}".format, _TYPED), _WORDS),
        "tetrikon-refused-keep": "a guard: it is asked of cards alone that can be kept (`chance_cards`)",
        "tetrikon-error-no-diagram": "nobody is to act before diagrams are dealt",
        "tetrikon-error-no-market": "of a question, `tests/truth/answers`",
        "tetrikon-error-seats": "of a set-up, `tests/games/tetrikon/test_options_in_words.py`",
        "tetrikon-error-manager": "of a set-up, `tests/games/tetrikon/test_options_in_words.py`",
    }
)
"""Refusals that no position makes true or false, or that nobody to act can get."""

RARE: Final = frozenset({"tetrikon-refused-immunity"})
"""Refusals that no position brings up: computer players no longer come into that position."""
