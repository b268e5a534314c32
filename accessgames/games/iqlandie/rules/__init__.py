"""The rules of iQLANDIE, without a word of human language; here what can be chosen before a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import Option

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks import Deck

ROUNDS: Final = "rounds"
PRACTICE: Final = "practice"
RACE: Final = "race"
LEVEL: Final = "level"
CARDS: Final = "cards"
DRAWS: Final = "draws"
SET: Final = "set"
PACES: Final = ("pace-1", "pace-2", "pace-3", "pace-4")

OPTIONS: Final = (
    # Rounds of the match; 12 by the rules.
    Option(ROUNDS, ("12", "6", "3"), "12", "iQLANDIE, 12 rounds"),
    # The whole game, or practice of one kind of tasks without pieces.
    Option(PRACTICE, ("no", "biology", "programming", "optics", "space"), "no", "iQLANDIE practice"),
    # Everybody solves at once, or one after another by a clock of their own, the task hidden from the rest.
    Option(RACE, ("together", "turns"), "together", "iQLANDIE 2.9, 2"),
    # Difficulty of the tasks.
    Option(LEVEL, ("all", "1", "2", "3"), "all", "iQLANDIE 2.5 to 2.8"),
    # The 160 cards of the box, or cards made anew, which have no half to prepare with.
    Option(CARDS, ("box", "new"), "box", "iQLANDIE 2.5 to 2.8"),
    # The program draws, or people draw from the real set and tell what it was.
    Option(DRAWS, ("program", "own"), "program", "iQLANDIE, real set"),
    # How much of each player's time counts, in percent: hearing takes longer than seeing.
    *(Option(pace, ("100", "75", "50"), "100", "iQLANDIE 2.9, 6", seat) for seat, pace in enumerate(PACES)),
)
"""The options that are the same with all cards, in the order in which they are listed."""


def options_of(deck: Deck) -> tuple[Option, ...]:
    """Return all options; a journal can only be continued with the same cards."""
    return (*OPTIONS, Option(SET, (deck.name,), deck.name, "iQLANDIE 2.5 to 2.8"))
