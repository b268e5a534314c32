"""What people ask and do in Tetrikon: one who trades, swaps and is immune, builders, a referee."""

from __future__ import annotations

from collections import Counter
from itertools import count, islice
from typing import TYPE_CHECKING, Any

from accessgames.bots.policies import rate
from accessgames.engine import CHANCE, Stream
from accessgames.games.tetrikon.commands import TetrikonCommands
from accessgames.games.tetrikon.player_areas import area_of, table_of
from accessgames.games.tetrikon.rules.actions import (
    AcceptDeal,
    Buy,
    DealDiagram,
    DrawChance,
    DrawMoney,
    EndTurn,
    FillPlace,
    Immune,
    OpenDeal,
    Roll,
    ShowDice,
    ShowDie,
    Swap,
    UseCard,
)
from accessgames.games.tetrikon.rules.money import fewest
from accessgames.games.tetrikon.rules.puzzle import Draw
from accessgames.games.tetrikon.rules.tasks import Answering, Offer, RewardChoice, Turn
from tests.whole.players import Plan, advised, asking_why, line, turning

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from accessgames.engine import Match
    from accessgames.language import Vocabulary
    from tests.whole.players import Question
    from tests.whole.session import Player, Watch


def best(watch: Watch) -> str:
    """Return what the adviser would do, in words; offers are made by `_offer` alone."""
    desk = watch.desk
    judge = watch.room.bots.judges["adviser"]
    for rated in rate(judge, desk.perspective):
        if not isinstance(rated.action, OpenDeal):
            return watch.room.commands.spell(rated.action, desk)
    raise AssertionError(desk.view)


def typing(watch: Watch) -> Iterator[str]:
    """Type the best move."""
    yield best(watch)


def trying(watch: Watch) -> Iterator[str]:
    """Hear what a move would bring, then do it."""
    move = best(watch)
    yield f"{watch.words.word('try')} {move}"
    yield move


def shortly(watch: Watch) -> Iterator[str]:
    """Leave the verb out where a piece says enough: `tyč c3 2`."""
    build = watch.words.word("build")
    yield best(watch).removeprefix(f"{build} ")


def at_once(watch: Watch) -> Iterator[str]:
    """Ask and move on one line."""
    yield f"{watch.words.word('hand')}; {best(watch)}; {watch.words.word('score')}"


def _offer(watch: Watch) -> str | None:
    """Offer some T or a piece for a free piece of somebody, in one sentence."""
    desk, words = watch.desk, watch.words
    legal = tuple(desk.perspective.legal)
    own = area_of(desk, desk.seat).free
    for action in legal:
        if not isinstance(action, OpenDeal):
            continue
        theirs = area_of(desk, action.partner).free
        wanted = next((piece for piece in theirs if piece not in own), None)
        name = watch.seating.seats[action.partner].name
        if wanted is None:
            continue
        take = words.word(f"piece-{wanted}")
        points, for_ = words.word("points"), words.word("for")
        money = tuple(desk.view.hand.money)
        price = next((amount for amount in (90, 75, 60, 50, 40) if fewest(money, amount)), None)
        if price is not None:
            return f"{words.word('offer')} {name} {price} {points} {for_} {take}"
        if own:
            return f"{words.word('offer')} {name} {words.word(f'piece-{own[0]}')} {for_} {take}"
    return None


def _counter(watch: Watch, offer: Offer) -> str:
    """Answer an offer by wanting 10 T more."""
    words = watch.words
    points, joined = words.word("points"), f" {'and' if watch.order.language == 'en' else 'a'} "

    def named(pieces: tuple[str, ...], money: int) -> str:
        goods = [words.word(f"piece-{piece}") for piece in pieces]
        return joined.join([*goods, *([f"{money} {points}"] if money else [])])

    give, take = named(offer.take, offer.take_money), named(offer.give, offer.give_money + 10)
    return f"{words.word('offer')} {give} {words.word('for')} {take}"


def trading(questions: Callable[[Watch], Iterator[str]]) -> Player:
    """Return a player who asks, trades, swaps once and is immune as soon as that is possible."""

    def player(watch: Watch) -> Iterator[str]:
        done: Counter[str] = Counter()
        asking = questions(watch)
        manners = (typing, trying, shortly, at_once, typing, advised, turning)
        while not watch.over:
            yield from islice(asking, 1)
            yield from _special(watch, done) or manners[done["moves"] % len(manners)](watch)
            done["moves"] += 1
        yield from (line(question, watch) for question in ("{why}", "{score}", "{last}"))
        yield watch.words.word("quit")

    return player


def _special(watch: Watch, done: Counter[str]) -> tuple[str, ...]:
    """Return what only this player does: immunity, a swap, an offer; nothing when there is none to do."""
    desk, words = watch.desk, watch.words
    legal = {type(action) for action in desk.perspective.legal}
    if Immune in legal:
        return (words.word("immune"),)
    task = table_of(desk).task
    if isinstance(task, Answering) and not task.offer.exchange and not done["counter"]:
        done["counter"] += 1
        return (_counter(watch, task.offer),)
    if isinstance(task, RewardChoice):
        return (f"{words.word('choose')} {words.word('reward-chance')}",)
    return _traded(watch, done, legal) if isinstance(task, Turn) else ()


def _traded(watch: Watch, done: Counter[str], legal: set[type]) -> tuple[str, ...]:
    """Return the one swap, or one of the first offers, on a turn that allows it."""
    desk, words = watch.desk, watch.words
    if Swap in legal and not done["swap"] and done["moves"] > 12:
        done["swap"] += 1
        free = area_of(desk, desk.seat).free
        announced = f"{words.word('swap').capitalize()}!"
        return (announced, "1") if len(set(free)) > 1 else (announced,)
    offer = _offer(watch) if OpenDeal in legal and done["offer"] < 4 else None
    if offer is not None:
        done["offer"] += 1
        return (offer,)
    return ()


def asking(*questions: Question) -> Callable[[Watch], Iterator[str]]:
    """Return what asks one question after another."""

    def lines(watch: Watch) -> Iterator[str]:
        for question in questions:
            yield line(question, watch)

    return lines


_ASKED = asking(
    "{status}", "{market}", "{board}", "{hand}", "{pieces} {piece-l4}", "{open-actions}", "{opponents}",
    "{areas}", "{outline}", "{chance-card} {card-joker-25}", "{moves}", "{supply}", "{where} {piece-k1}",
    "{free}", "{row} 3", "{cell} c3", "{treasury}", "{bans}", "{score}", "{rules} {rules-trade}", "{changes}",
    "{time}", "{who}",
)  # fmt: skip

TRADER: Player = trading(_ASKED)
"""Plays as people do, and does what only people do."""


def _wrong(watch: Watch) -> Iterator[str]:
    """Do what may not be done now, once for each rule that can be broken."""
    desk = watch.desk
    tried: set[str] = set()
    for action in (Roll(), EndTurn(), Buy(3), Buy(), UseCard("immunity"), UseCard("joker-10"), AcceptDeal()):
        refusal = desk.perspective.refusal(action)
        if refusal is not None and refusal.key not in tried:
            tried.add(refusal.key)
            yield watch.room.commands.spell(action, desk)


_OWN = (
    "market", "pieces", "opponents", "chance-card", "open-actions", "supply", "treasury", "deal", "bans",
    "fillable", "needs",
)  # fmt: skip
"""Questions that only Tetrikon has."""

TOUR = Plan(
    questions=(
        "{help}", "{status}", "{market}", "{hand}",
        "{board}", "{diagram} 2", "{who}", "{score}",
        "{rules}", "{row} 3", "{column} c", "{cell} c3",
        "{around} c3", "{where} {piece-o4}", "{free}", "{areas}",
        "{outline}", "{pieces}", "{pieces} {piece-p5}", "{opponents}",
        "{chance-card} {card-take-twenty-five}", "{chance-card}", "{open-actions}", "{supply}",
        "{treasury}", "{deal}", "{bans}", "{fillable}", "{needs}",
        "{why}", "{time}", "{changes}", "{last}",
        "{again}", "{history}", "{braille}", "{players}",
        "{options}", "{rules} {rules-chance}", "{undo}", "xyz",
        "{moves}", "{brief}", "{status}", "{normal}",
        "{detailed}", "{score}", "{normal}", "{check}",
        *(f"{{help}} {{{word}}}" for word in (*TetrikonCommands.verbs, *_OWN)),
    ),
    wrong=asking_why(_wrong),
    habits=("{status}", "{market}", "{free}", "{hand}", "{score}"),
    after=("{score}", "{why}", "{board}", "{opponents}", "{history}", "{last}", "{status}", "{undo}"),
    manners=(typing, trying, shortly, at_once, advised),
)  # fmt: skip
"""Every question of Tetrikon and of the shell, in an order in which somebody new might ask."""


def building(*questions: Question) -> Player:
    """Return a player who builds against time and asks something before each of the first pieces."""

    def player(watch: Watch) -> Iterator[str]:
        asked = iter(questions)
        manners = (shortly, trying, typing)
        yield best(watch)
        number = 0
        while not watch.over:
            questions_now = [line(question, watch) for question in islice(asked, 1)]
            yield from questions_now or manners[number % len(manners)](watch)
            number += not questions_now
        yield watch.words.word("quit")

    return player


def with_own_set(player: Player) -> Player:
    """Let a player roll real dice and draw from a real set whenever the program asks."""

    def lines(watch: Watch) -> Iterator[str]:
        stream = Stream(watch.order.seed, "table")
        others, told = player(watch), count()
        while True:
            while watch.match.actors == (CHANCE,):
                number = next(told)
                if number == _SURE:
                    setting = ("settings", "set-confirm-chance", "val-no")
                    yield " ".join(map(watch.words.word, setting))
                yield from _tell(watch, stream, number)
                if number < _SURE:
                    yield watch.words.word("yes")
            typed = next(others, None)
            if typed is None:
                return
            yield typed

    return lines


_SURE = 14
"""After so many things that were told, nothing is asked twice any more."""


def _tell(watch: Watch, stream: Stream, number: int) -> Iterator[str]:
    """Tell what the real set shows, sometimes with a slip that is refused or corrected."""
    match = watch.match
    action: Any = watch.room.game.chance(match.state, stream)
    if number % 9 == 4:
        match action:
            case ShowDice((low, _)):
                yield f"{low} 7"
            case ShowDie():
                yield "0"
            case DrawMoney():
                yield "30"
    yield told_line(watch.words, match, match.moment, action)


def told_line(words: Vocabulary, match: Match[Any, Any, Any, Any], at: int, action: Any) -> str:  # noqa: ANN401 - by kind
    """Tell on one line what the real set shows."""
    del match, at
    match action:
        case ShowDice((low, high)):
            return f"{high} {low}"
        case ShowDie(face):
            return str(face)
        case DrawMoney(value):
            return f"{value} {words.word('points')}"
        case DrawChance(kind):
            return words.word(f"card-{kind}")
        case FillPlace(piece):
            return words.word(f"piece-{piece}")
        case DealDiagram(diagram) | Draw(diagram):
            return str(diagram)
    raise AssertionError(action)


def typist(watch: Watch) -> Iterator[str]:
    """Type the best move, and nothing else."""
    while not watch.over:
        yield best(watch)
    yield watch.words.word("quit")
