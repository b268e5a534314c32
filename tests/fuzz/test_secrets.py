"""Two people at one keyboard: whatever Jana asks, Petr's hidden cards change no byte of what she gets.

Each match is played twice, in two worlds that differ in one card: where Petr draws it in the first world, he
draws another one in the second. All that Jana hears, recalls, completes and finds in a file is the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.engine import Stream
from accessgames.games.iota.rules.actions import Draw, IotaAction, Place, Recycle, Trade
from accessgames.games.iota.rules.cards import DECK, Card
from accessgames.shell.questions import HandOver
from tests.fuzz.table import FuzzTable, Plan

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

JANA, PETR = 0, 1

PRYING: Final = (
    "znovu", "brajl", "poslední", "změny", "proč", "historie", "dál", "historie vše", "dál", "dál",
    "historie moje", "historie odpovědi", "historie rady", "historie body", "hledej kruh", "hledej 3",
    "hledej Petr", "1", "2", ",", ",", ",", ",", ".", "předchozí", "9", "stav", "kdo", "skóre", "deska",
    "řada 50", "sloupec m", "pole m51", "okolí m50", "kde 3", "kde červená", "kde div", "volno", "co sem m51",
    "linie", "divoké", "balíček", "hráči", "ověř", "volby", "pravidla", "nápověda", "přepis", "ulož",
    "klávesy", "nastavení", "ruka; znovu", "znovu; znovu", "tahy", "rada", "zkus 1", "zkus pas", "konec",
    "rada vše", "proč počítač",
    "ruka",
)  # fmt: skip
"""What may give something away, for whoever has the keyboard and while nobody has it."""

OWN: Final = (
    "ruka",
    "tahy",
    "tahy 4",
    "dál",
    "zkus 1",
    "zkus vyměň vše",
    "rada",
    "rada vše",
    "co sem n50",
    "kde čk2",
)
"""What a hand is asked with."""

TURNS: Final = 4


@dataclass
class World:
    """Chance of one of the two worlds.

    Attributes:
        seed: For what is drawn in the first world.
        script: What was drawn there; empty in the first world itself.
        swapped: What is drawn instead in the second world.
        drawn: What has been drawn.
        first_of_petr: The first card that Petr drew into his hand and that nobody saw before.
    """

    seed: str
    script: Sequence[Card] = ()
    swapped: Mapping[Card, Card] = field(default_factory=dict)
    drawn: list[Card] = field(default_factory=list)
    first_of_petr: Card | None = None

    def choose(self, game: Any, state: Any, moment: int) -> Draw:  # noqa: ANN401 - by game
        card: Card = game.chance(state, Stream(self.seed, f"chance {moment}")).card
        if self.script:
            card = self.script[len(self.drawn)]
            card = self.swapped.get(card, card)
        elif self.first_of_petr is None and state.table.phase == "deal" and card not in self.drawn:
            self.first_of_petr = card if state.table.turn == PETR else None
        self.drawn.append(card)
        return Draw(card)

    @property
    def never_drawn(self) -> Card:
        """A card that was in the deck from the beginning to the end."""
        return next(card for card in DECK if card not in self.drawn)


class Session:
    """A match in one world, with all that came to Jana.

    Attributes:
        table: The match.
        heard: What Jana heard, what anybody heard while nobody had the keyboard, what keys brought back.
        moves: What was played, in words.
    """

    def __init__(self, world: World, file: Path, planned: Sequence[str] = ()) -> None:
        self.table = FuzzTable(Plan(people=2, bots=0, seed=world.seed, chance=world))
        self.heard = list(self.table.opening)
        self.moves: list[str] = []
        self._world = world
        self._planned = planned
        self._stream = Stream(world.seed, "moves")
        self.note(f"přepis {file}")
        for _ in range(TURNS):
            self.turn()
        self.table.close()
        self.heard += file.read_text("utf-8").splitlines()

    def note(self, *lines: str) -> None:
        """Type lines; keep what comes, and what Tab and the arrow keys bring."""
        for line in lines:
            self.heard += [f"> {line}", *self.table.enter(line), *self.table.recalled]
            complete = self.table.asked.complete
            assert complete is not None
            self.heard += [word for text in ("", "p", "tahy ", "polož ") for word in complete(text).words]

    def turn(self) -> None:
        """Hand the keyboard over, look around, and play."""
        question = self.table.session.agenda.question
        assert isinstance(question, HandOver)
        self.note(*PRYING, "ne")
        if question.seat == JANA:
            self.note("ano", *PRYING, "ne", *OWN, *PRYING, "ne")
            self.note(self.move())
            return
        for line in ("ano", *OWN, *PRYING, "ne", "rada", "tahy"):
            self.table.enter(line)
        # What was asked and the hand-over come in one answer here.
        self.table.enter(f"ruka; tahy; změny; poslední; historie vše; {self.move()}")

    def move(self) -> str:
        """Choose what is played, the same in both worlds."""
        if self._planned:
            self.moves.append(self._planned[len(self.moves)])
        else:
            desk = self.table.session.known.acting_listener()
            hidden = self._world.first_of_petr
            legal = [one for one in desk.perspective.legal if hidden not in cards_of(one)]
            self.moves.append(self.table.session.known.room.commands.spell(self._stream.choice(legal), desk))
        return self.moves[-1]


def cards_of(action: IotaAction) -> tuple[Card, ...]:
    """Return the cards that an action uses."""
    match action:
        case Place(laid):
            return tuple(card for _, card in laid)
        case Recycle(_, card) | Draw(card):
            return (card,)
        case Trade(cards):
            return cards


@pytest.mark.parametrize("seed", ["1", "2"])
def test_hidden_cards_change_nothing_that_the_other_gets(seed: str, tmp_path: Path) -> None:
    """A card that only Petr has seen changes no byte of answers, reviews, completions or the transcript."""
    first = World(seed)
    session = Session(first, tmp_path / "prvni.txt")
    hidden, other = first.first_of_petr, first.never_drawn
    assert hidden is not None
    second = World(seed, first.drawn, {hidden: other})
    again = Session(second, tmp_path / "druhy.txt", session.moves)
    assert [other if card == hidden else card for card in first.drawn] == second.drawn
    renamed = [line.replace("prvni.txt", "druhy.txt") for line in session.heard]
    assert renamed == again.heard


def test_what_was_typed_in_secret_is_nowhere(tmp_path: Path) -> None:
    """What Petr types, such as cards that he trades, is neither recalled for Jana nor in the transcript."""
    file = tmp_path / "prepis.txt"
    session = Session(World("5"), file)
    petr = {line for line in session.moves[1::2] if line not in session.moves[::2]}
    kept = {line.removeprefix("> ") for line in session.heard}
    assert petr
    assert not petr & kept
    assert not [line for line in file.read_text("utf-8").splitlines() if "Máte" in line]
