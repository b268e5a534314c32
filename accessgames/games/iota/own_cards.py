"""The real set on the table: what is drawn from it is told by people, hands by their holders alone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import MalformedAction
from accessgames.games.board_questions import quote
from accessgames.games.iota import naming
from accessgames.games.iota.rules.actions import Draw
from accessgames.games.iota.typed import read_card_pattern
from accessgames.games.room import ActionSeries
from accessgames.language import Found, Message, say
from accessgames.language.commandline import COMMA, normalise_bare

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.iota.naming import IotaListener
    from accessgames.games.iota.rules.cards import Card
    from accessgames.games.iota.rules.view import IotaTable, IotaView

_HELD: Final = ("deal", "refill")
"""Phases in which a card goes to a hand that others do not see."""

_SHORT: Final = 2
"""Words so short are no corrections: they begin cards."""


@dataclass(frozen=True, slots=True)
class OwnCards:
    """Takes what is drawn from the real cards; see `games.room.OwnChance` and `games.room.PrivateChance`.

    Attributes:
        single: Whether one card is told by itself, as where it is corrected, and not all of a series.
    """

    single: bool = False

    def alone(self) -> OwnCards:
        """Return what takes one card by itself."""
        return OwnCards(single=True)

    def asked(self, view: IotaView) -> bool:
        """Whether somebody draws a card that the program does not know; of traded ones it does."""
        table = view.table
        if not table.told or table.phase in ("play", "over"):
            return False
        return table.phase not in _HELD or table.deck > len(view.bottom)

    def holder(self, view: IotaView) -> int | None:
        """Return the seat that alone sees what is drawn, or None where it lies open."""
        return view.table.turn if view.table.phase in _HELD else None

    def question(self, told: tuple[Card, ...], listener: IotaListener) -> Message:
        """Ask which card was drawn or which cards, or what is still missing of them."""
        table: IotaTable = listener.view.table
        missing = self._wanted(listener) - len(told)
        if told:
            return say("iota-own-more", "turn", count=missing, cards=naming.name_hand(told))
        if self.single:
            return say("iota-own-card", "turn")
        if table.phase == "start":
            return say("iota-own-start", "turn")
        who = listener.person(table.turn)
        if table.phase == "starter":
            return say("iota-own-starter", "turn", who=who)
        key = {"deal": "iota-own-dealt", "refill": "iota-own-drawn"}.get(table.phase, "iota-own-left")
        return say(key, "turn", who=who, count=missing)

    def hear(self, words: Sequence[str], told: tuple[Card, ...], listener: IotaListener) -> tuple[Card, ...]:
        """Return what is told after these words; "oprav" before it or "smaž" instead take back what was.

        Raises:
            MalformedAction: The words name no card, one that lies elsewhere, or too many.
        """
        verb = listener.words.match(words, ("dice-erase", "dice-correct"))
        if isinstance(verb, Found) and len(words[0]) > _SHORT:
            if verb.id == "dice-erase":
                return ()
            words, told = words[verb.used :], ()
        heard, wanted = _cards(words, listener), self._wanted(listener)
        both = heard if len(told) >= wanted else (*told, *heard)
        if len(both) > wanted:
            raise MalformedAction("iota-own-too-many", count=len(both), wanted=wanted)
        twice = Counter(both) - Counter(listener.view.unseen)
        if twice and not self.single:
            raise MalformedAction("iota-own-elsewhere", card=naming.name_card(min(twice)))
        return both

    def action(self, told: tuple[Card, ...], listener: IotaListener) -> Draw | ActionSeries | None:
        """Return the draws once all cards are told."""
        if not told or len(told) < self._wanted(listener):
            return None
        return Draw(told[0]) if len(told) == 1 else ActionSeries(tuple(map(Draw, told)))

    def kind(self, listener: IotaListener) -> str:
        """Return that it is a card."""
        del listener
        return "told-card"

    def told(self, action: Draw, listener: IotaListener) -> tuple[Card, ...]:
        """Return the card of a draw."""
        del listener
        return (action.card,)

    def read_back(self, told: tuple[Card, ...], listener: IotaListener) -> Message:
        """Repeat the cards."""
        del listener
        return say("iota-own-heard", "turn", cards=naming.name_hand(told))

    def _wanted(self, listener: IotaListener) -> int:
        """Return how many cards are told together."""
        view: IotaView = listener.view
        if self.single or view.table.phase in ("starter", "start"):
            return 1
        return (
            min(view.table.owed, view.table.deck - len(view.bottom))
            if view.table.phase in _HELD
            else view.table.owed
        )


def _cards(words: Sequence[str], listener: IotaListener) -> tuple[Card, ...]:
    """Read cards, each told in full.

    Raises:
        MalformedAction: A word begins no card, or a card is not told in full.
    """
    known = listener.words
    glue = {normalise_bare(text) for text in known.table["glue"].words}
    empty = {*glue, *known.read.conjunctions, COMMA}
    rest = [word for word in words if normalise_bare(word) not in empty]
    cards: list[Card] = []
    while rest:
        read = read_card_pattern(rest, known)
        if read is None:
            raise MalformedAction("iota-own-word", word=quote(rest[0]))
        if not read.value.complete:
            raise MalformedAction("iota-error-card-whole", card=read.value.phrase)
        cards.append(read.value.cards[0])
        rest = rest[read.used :]
    if not cards:
        raise MalformedAction("iota-error-no-cards")
    return tuple(cards)
