"""A real set on the table: people tell what it shows, err once in twelve times, notice it and correct it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, SPECTATOR, Stream

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.engine import Match
    from accessgames.language import Vocabulary
    from tests.whole.session import Player, Watch

ONE_IN: Final = 12
"""So many things are told for each wrong one."""

NOTICED: Final = 5
"""A mistake is noticed after at most so many further things that were told."""

Dictation = Callable[["Vocabulary", "Match[Any, Any, Any, Any]", int, Any], str]
"""What is typed for an action of chance after so many actions of a match, all of it on one line."""


@dataclass(frozen=True, slots=True)
class RealSet:
    """How a game is played with a real set.

    Attributes:
        options: That everything comes from the table, and what makes the match short.
        player: Who plays, tells and errs.
        people: As after `--players`.
        clock: As after `--clock`.
    """

    options: Mapping[str, str]
    player: Player
    people: str = "Jana,bot:2"
    clock: int | None = None


class Table:
    """People with a real set: they tell what it shows, err, notice it and correct it."""

    def __init__(self, watch: Watch, dictate: Dictation, one_in: int = ONE_IN) -> None:
        self.watch = watch
        self.one_in = one_in
        self.dictate = dictate
        self.shown = Stream(watch.order.seed, "table")
        self.slips = Stream(watch.order.seed, "slips")
        self.count = 0
        self.owed: tuple[int, Any, int] | None = None
        """Where what was told wrongly, what it really was, and when that is noticed."""

    @property
    def told_now(self) -> bool:
        """Whether people are asked what is on the table."""
        match = self.watch.match
        asked = match.actors == (CHANCE,)
        return asked and self.watch.room.told_by_people(match.perspective(SPECTATOR))

    def tell(self) -> Iterator[str]:
        """Tell what is asked for; now and then something else."""
        match = self.watch.match
        truth = self.watch.room.game.chance(match.state, self.shown)
        self.count += 1
        if self.owed is None and self.count % self.one_in == 0:
            said = self._other(match, truth)
            if said is not None:
                self.owed = match.moment, truth, self.count + self.slips.randrange(NOTICED)
                truth = said
        yield self.dictate(self.watch.words, match, match.moment, truth)
        yield self.watch.words.word("yes")

    def tell_together(self, count: int) -> Iterator[str]:
        """Tell so many things on one line, now and then a wrong one among them."""
        match, words, game = self.watch.match, self.watch.words, self.watch.room.game
        state = match.state
        line: list[str] = []
        for at in range(match.moment, match.moment + count):
            truth = self._drawn(state, self.shown, self.owed and self.owed[1])
            self.count += 1
            if self.owed is None and self.count % ONE_IN == 0 and self.may_err(state):
                self.owed = at, truth, self.count + self.slips.randrange(NOTICED)
                truth = self._drawn(state, self.slips, truth)
            line.append(self.dictate(words, match, at, truth))
            state = game.play(state, CHANCE, truth).state
        yield " ".join(line)
        yield words.word("yes")

    def may_err(self, state: Any) -> bool:  # noqa: ANN401 - by game
        """Tell whether a mistake would be noticed in time."""
        del state
        return True

    def _drawn(self, state: Any, stream: Stream, other: object) -> Any:  # noqa: ANN401 - by game
        """Draw something, as far as it can be another thing than that which is elsewhere really."""
        drawn = self.watch.room.game.chance(state, stream)
        for _ in range(50):
            if drawn != other:
                break
            drawn = self.watch.room.game.chance(state, stream)
        return drawn

    def _other(self, match: Match[Any, Any, Any, Any], truth: object) -> Any | None:  # noqa: ANN401 - by game
        """Return something else that may have been there, as far as anybody can see."""
        for _ in range(20):
            said = self.watch.room.game.chance(match.state, self.slips)
            if said != truth:
                return said
        return None

    def correct(self) -> Iterator[str]:
        """Correct what was told wrongly, once it is noticed or the match is over."""
        match, words = self.watch.match, self.watch.words
        if self.owed is None or (self.count < self.owed[2] and match.actors):
            return
        at, truth, _ = self.owed
        self.owed = None
        told = [number for number in self.corrigible(match) if number >= at]
        ago = ("told-last", "told-before-last")[len(told) - 1 : len(told)]
        yield " ".join(map(words.word, ("correct", *ago)))
        if not ago:
            yield str(len(told))
        yield self.dictate(words, match, at, truth)
        yield words.word("all")

    def corrigible(self, match: Match[Any, Any, Any, Any]) -> list[int]:
        """Return the numbers of what people told, as far as whoever has the keyboard knows it."""
        people = self.watch.room.told_by_people
        return [
            number
            for number, entry in enumerate(match.entries)
            if entry.actor == CHANCE and people(match.perspective_at(number, SPECTATOR))
        ]


def at_table(dictate: Dictation, player: Player, *, one_in: int = ONE_IN) -> Player:
    """Return people who play with a real set and err, once in so many things that are told."""

    def lines(watch: Watch) -> Iterator[str]:
        table, others = Table(watch, dictate, one_in), player(watch)
        while True:
            yield from table.correct()
            if table.told_now:
                yield from table.tell()
                continue
            typed = next(others, None)
            if typed is None:
                return
            yield typed

    return lines
