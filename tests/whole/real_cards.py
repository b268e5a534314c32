"""IOTA with real cards: hands told at hidden moments, or kept while whatever is laid is declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from accessgames.engine import CHANCE, SPECTATOR
from accessgames.games.iota.commands import spell_card
from accessgames.games.iota.own_cards import OwnCards
from accessgames.games.iota.rules.actions import PASS, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import HAND, UNTOLD, WILD
from accessgames.games.iota.rules.game import IotaGame
from accessgames.games.iota.rules.legal import recycles
from accessgames.games.iota.rules.placements import placements
from tests.whole.real_table import NOTICED, ONE_IN, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.engine import Match
    from accessgames.games.iota.rules.actions import IotaAction
    from accessgames.games.iota.rules.state import IotaState
    from accessgames.language import Vocabulary
    from tests.whole.session import Player, Watch

GAME = IotaGame()

SOON = 12
"""With so few unknown cards in the deck nobody errs, so that everybody still has a turn to notice it."""


def told_line(words: Vocabulary, match: Match[Any, Any, Any, Any], at: int, action: Any) -> str:  # noqa: ANN401 - by game
    """Write a card as it is typed."""
    del match, at
    return spell_card(action.card, words)


class HandsTold(Table):
    """People who hand the keyboard on and tell what they draw."""

    def __init__(self, watch: Watch) -> None:
        super().__init__(watch, told_line)
        self._keyboard: int | None = None

    def take_over(self) -> Iterator[str]:
        """Hand the keyboard to whoever has to tell something or is to play."""
        match = self.watch.match
        for actor in match.actors:
            needed = self._holder(match, match.moment) if actor == CHANCE else actor
            if needed not in {None, self._keyboard}:
                self._keyboard = needed
                yield self.watch.words.word("yes")

    def tell(self) -> Iterator[str]:
        """Tell all the cards that are drawn together."""
        state: IotaState = self.watch.match.state
        held = state.table.phase in {"deal", "refill"}
        yield from self.tell_together(min(state.table.owed, len(state.pool)) if held else 1)

    def may_err(self, state: IotaState) -> bool:
        """Tell whether everybody still has a turn to notice it."""
        return len(state.pool) > SOON

    def correct(self) -> Iterator[str]:
        """Correct what was told wrongly, where its holder has the keyboard."""
        if self.owed is not None and self._knows(self.watch.match, self.owed[0]):
            yield from super().correct()

    def corrigible(self, match: Match[Any, Any, Any, Any]) -> list[int]:
        """Return the numbers of the cards that whoever has the keyboard knows."""
        return [number for number in super().corrigible(match) if self._knows(match, number)]

    def _knows(self, match: Match[Any, Any, Any, Any], number: int) -> bool:
        return self._holder(match, number) in {None, self._keyboard}

    @staticmethod
    def _holder(match: Match[Any, Any, Any, Any], number: int) -> int | None:
        return OwnCards().holder(match.perspective_at(number, SPECTATOR).view)


def telling(player: Player) -> Player:
    """Return people who tell their hands at hidden moments."""

    def lines(watch: Watch) -> Iterator[str]:
        table, others = HandsTold(watch), player(watch)
        while True:
            yield from table.take_over()
            yield from table.correct()
            yield from table.take_over()
            if table.told_now:
                yield from table.tell()
            else:
                typed = next(others, None)
                if typed is None:
                    return
                yield typed

    return lines


class HandsKept(Table):
    """People who know their real cards and only declare what they do; now and then something else."""

    def __init__(self, watch: Watch) -> None:
        super().__init__(watch, self._spelled)
        self._truth: IotaState = watch.match.state
        deck = list(self._truth.pool)
        self._deck = self.shown.sample(deck, len(deck))
        self._hands = [[self._deck.pop(0) for _ in range(HAND)] for _ in self._truth.hands]

    def _spelled(self, words: Vocabulary, match: Match[Any, Any, Any, Any], at: int, action: Any) -> str:  # noqa: ANN401 - by game
        """Write a turn as it is typed, or a card that lay open."""
        if match.entries[at].actor == CHANCE:
            return told_line(words, match, at, action)
        return self.watch.room.commands.spell(action, self.watch.desk)

    def corrigible(self, match: Match[Any, Any, Any, Any]) -> list[int]:
        """Return the numbers of all that was told: every turn is."""
        return list(range(len(match.entries)))

    def declare(self) -> Iterator[str]:
        """Do something on the real table and declare it; what the program refuses shows a mistake."""
        seat = self._truth.table.turn
        action = self._choose(seat)
        self._do(seat, action)
        said, match = action, self.watch.match
        self.count += 1
        if self.owed is None and self.count % ONE_IN == 0:
            said = self._slip(seat, action)
        if said != action:
            self.owed = match.moment, action, self.count + self.slips.randrange(NOTICED)
        elif GAME.refusal(match.state, seat, action) is not None:
            yield from self.correct(at_once=True)
        yield self.watch.room.commands.spell(said, self.watch.desk)

    def correct(self, *, at_once: bool = False) -> Iterator[str]:
        """Correct what was declared wrongly, once it is noticed, or at once."""
        if at_once and self.owed is not None:
            self.owed = (*self.owed[:2], 0)
        yield from super().correct()

    def _choose(self, seat: int) -> IotaAction:
        """Choose by the real hand: a wild card, most points, sometimes new cards."""
        table, hand = self._truth.table, tuple(self._hands[seat])
        swaps = recycles(table, tuple(card for card in hand if card != WILD))
        if swaps and self.shown.below(2):
            return swaps[0]
        points = placements(table.grid, hand).points
        if points and self.shown.below(9):
            return max(points, key=lambda action: (points[action], GAME.format_action(action)))
        count = min(2, len(hand), table.deck)
        return Trade((UNTOLD,) * count) if count else PASS

    def _do(self, seat: int, action: IotaAction) -> None:
        """Move the real cards."""
        hand = self._hands[seat]
        match action:
            case Place(cards):
                for _, card in cards:
                    hand.remove(card)
            case Recycle(_, card):
                hand.remove(card)
                hand.append(WILD)
            case Trade(cards):
                self._deck += [hand.pop(0) for _ in cards]
        step = GAME.play(self._truth, seat, action)
        self._truth = step.state
        while len(hand) < len(self._truth.hands[seat]):
            hand.append(self._deck.pop(0))

    def _slip(self, seat: int, action: IotaAction) -> IotaAction:
        """Return a placement with one card misread that nobody could doubt, else the true one."""
        state: IotaState = self.watch.match.state
        if not isinstance(action, Place):
            return action
        for _ in range(60):
            wrong = self.slips.randrange(len(action.cards))
            cards = list(action.cards)
            cards[wrong] = cards[wrong][0], self.slips.choice(state.pool)
            said = Place(tuple(cards))
            if said != action and GAME.refusal(state, seat, said) is None:
                return said
        return action


def declaring(watch: Watch) -> Iterator[str]:
    """Play with hands that nobody else knows."""
    first = Table(watch, told_line)
    while first.told_now:
        yield from first.tell()
    table = HandsKept(watch)
    while True:
        yield from table.correct()
        if watch.over:
            break
        yield from table.declare()
    yield watch.words.word("quit")
