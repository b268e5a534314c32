"""What is said of a table that is to be opened: how many sit there, who may, and which options hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.dataclasses import dataclass, field
from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.shell.home.rulings import Ruling, Rulings

if TYPE_CHECKING:
    from accessgames.language import Vocabulary
    from accessgames.net.lobby.conversation import Lobby

_USUAL_SEATS = 2


@dataclass(slots=True)
class WantedTable:
    """A table that is to be opened.

    Attributes:
        seats: How many sit there.
        private: Whether others need its words.
        delay: How many moves late those see the match who watch.
        options: Rules of the match, by key.
    """

    seats: int = _USUAL_SEATS
    private: bool = False
    options: dict[str, str] = field(default_factory=dict)
    delay: int = 0


class _Reading:
    """Reads words one after another."""

    def __init__(self, words: Vocabulary, rulings: Rulings) -> None:
        self._words, self._rulings = words, rulings
        self._seats: int | None = None
        self._number: int | None = None
        self.wanted = WantedTable()

    def read(self, typed: tuple[str, ...]) -> WantedTable:
        """Return what all of the words say; raises GameError."""
        left = typed
        while left:
            left = left[self._take(left) :]
        if self._number is not None:
            raise GameError("hall-error-new-word", word=str(self._number))
        if self._seats is not None:
            self.wanted.seats = self._seats
        return self.wanted

    def _take(self, typed: tuple[str, ...]) -> int:
        """Take what stands next, and return how many words that were; raises GameError."""
        for used in (2, 1):
            if self._words.in_full("hall-private", " ".join(typed[:used])):
                self.wanted.private = True
                return used
        if self._words.in_full("hall-delay", typed[0]):
            return 1 + self._take_delay(typed[1:])
        found = self._find(typed)
        if found is not None:
            self.wanted.options[found.key] = found.value
            return found.used
        number = self._words.read.number([word.lower() for word in typed])
        if number is not None and self._number is None:
            if self._seats is None:
                self._seats = number.value
            else:
                self._number = number.value
            return number.used
        # An option without a value is refused with those that it has.
        self._rulings.named(typed, self._number, without=False, behind=False)
        raise GameError("hall-error-new-word", word=typed[0])

    def _take_delay(self, typed: tuple[str, ...]) -> int:
        """Take by how many moves those are late who watch; raises GameError `hall-error-delay`."""
        number = self._words.read.number([word.lower() for word in typed])
        if number is None or not 1 <= number.value <= frames.LATEST:
            raise GameError("hall-error-delay", word=typed[0] if typed else "no", most=frames.LATEST)
        self.wanted.delay = number.value
        return number.used

    def _find(self, typed: tuple[str, ...]) -> Ruling | None:
        """Find an option; its value may be a number before its name: the last one, else that of the seats."""
        found = self._rulings.find(typed, self._number)
        if found is not None:
            self._number = None
            return found
        found = None if self._seats is None else self._rulings.find(typed, self._seats)
        if found is not None:
            self._seats = None
            return found
        # A number alone is how many sit there.
        return None if self._words.read.number(list(typed)) else self._rulings.alone(typed)


def read_table(lobby: Lobby, game: str, typed: tuple[str, ...]) -> WantedTable:
    """Return what words behind a game say of its table, options in the words of a match at home.

    Raises:
        GameError: `hall-error-new-word` for a word that belongs to no table; `error-option-value` or
            `home-error-option` for an option without a value that it has.
    """
    options = lobby.launch.open_room(game).game.options
    rulings = Rulings(options, lobby.context.preferences.words(game), lambda _typed: False)
    return _Reading(lobby.teller.words, rulings).read(typed)
