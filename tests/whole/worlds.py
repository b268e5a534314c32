"""Two worlds that one seat cannot tell apart: the same match but for a card that this seat has not seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, Entry, Match, local_seat
from accessgames.shell import entry as shell_session

if TYPE_CHECKING:
    import pytest

    from accessgames.engine import Game, Header


_WILD: Final = "w"
"""There are two of these, so that one in a journal may be either."""


@dataclass(frozen=True, slots=True)
class World:
    """A match as it will go.

    Attributes:
        game: The rules.
        header: What the match is.
        entries: What everybody does; people may do their part by typing.
    """

    game: Game[Any, Any, Any, Any]
    header: Header
    entries: tuple[Entry, ...]

    def match(self) -> Match[Any, Any, Any, Any]:
        """Play the match; every action is checked by the rules."""
        match: Match[Any, Any, Any, Any] = Match(self.game, self.header)
        for entry in self.entries:
            match.submit(entry.actor, self.game.parse_action(entry.text))
        return match

    def actions(self, actor: int) -> Iterator[Any]:
        """Yield what an actor does, in order."""
        return (self.game.parse_action(entry.text) for entry in self.entries if entry.actor == actor)

    def take_place(self, patch: pytest.MonkeyPatch) -> None:
        """Make the next session go like this: chance and computer players do what they did here."""
        game, entries = self.game, self.entries
        seats = iter([seat for seat, spec in enumerate(self.header.seats) if spec.player != "human"])

        class Recorded:
            def __init__(self, _streams: object) -> None:
                pass

            def choose(self, _game: object, _state: object, moment: int, /) -> Any:  # noqa: ANN401
                assert CHANCE == entries[moment].actor
                return game.parse_action(entries[moment].text)

        class Policy:
            def __init__(self, actions: Iterator[Any]) -> None:
                self._actions = actions

            def choose(self, _decision: object, /) -> Any:  # noqa: ANN401
                return next(self._actions)

        patch.setattr(local_seat, "SeededChance", Recorded)
        patch.setattr(
            shell_session, "make_policy", lambda _kit, _name, _clock: Policy(self.actions(next(seats)))
        )


@dataclass(frozen=True, slots=True)
class Secret:
    """Two worlds that differ in one card.

    Attributes:
        one: The one world, up to the last moment at which a person is to act before the card is seen.
        other: The other one.
        cards: The card of the one world and that of the other, in notation.
        drawn: The moment at which the card was drawn.
    """

    one: World
    other: World
    cards: tuple[str, str]
    drawn: int


def secrets(world: World, seat: int) -> Iterator[Secret]:
    """Yield worlds that `seat` cannot tell apart; in each, another seat drew another card."""
    states = _states(world)
    for drawn, entry in enumerate(world.entries):
        card = entry.text.partition(" ")[2]
        if entry.actor != CHANCE or card == _WILD or card not in _gained(states, drawn, seat):
            continue
        seen = next(
            (m for m, e in enumerate(world.entries) if m > drawn and e.actor != CHANCE and _shows(e, card)),
            len(world.entries),
        )
        end = _last_turn(world.entries, seen, seat)
        spare = _drawn_after(world.entries, seen)
        if end is not None and end > drawn and spare:
            one = replace(world, entries=world.entries[:end])
            other = replace(one, entries=tuple(_swapped(one.entries, drawn, card, spare)))
            if _same_views(one, other, seat):
                yield Secret(one, other, (card, spare), drawn)


def _states(world: World) -> list[Any]:
    match = world.match()
    return [match.state_at(moment) for moment in range(len(world.entries) + 1)]


def _gained(states: Sequence[Any], moment: int, seat: int) -> set[str]:
    """Return the cards, in notation, that other seats took into their hands at a moment."""
    from accessgames.games.iota.notation import format_card  # noqa: PLC0415 - a game's own affair

    before, after = states[moment].hands, states[moment + 1].hands
    return {
        format_card(card)
        for owner, cards in enumerate(after)
        if owner != seat and len(cards) > len(before[owner])
        for card in set(cards) - set(before[owner])
    }


def _shows(entry: Entry, card: str) -> bool:
    """Tell whether an action of a player puts the card where everybody sees it."""
    return card in entry.text and not entry.text.startswith("trade")


def _last_turn(entries: Sequence[Entry], seen: int, seat: int) -> int | None:
    """Return the last moment before `seen` at which the seat acted."""
    return max((moment for moment in range(seen) if entries[moment].actor == seat), default=None)


def _drawn_after(entries: Sequence[Entry], moment: int) -> str | None:
    """Return a card that is drawn for the first time after a moment."""
    early = {entry.text for entry in entries[:moment]}
    late = (
        entry.text
        for entry in entries[moment:]
        if entry.text.startswith("draw ") and _WILD not in entry.text.split()
    )
    return next((text.partition(" ")[2] for text in late if text not in early), None)


def _swapped(entries: Sequence[Entry], drawn: int, card: str, spare: str) -> Iterator[Entry]:
    for moment, entry in enumerate(entries):
        yield replace(entry, text=entry.text.replace(card, spare)) if moment >= drawn else entry


def _same_views(one: World, other: World, seat: int) -> bool:
    """Tell whether the seat sees the same in both worlds, all the time."""
    first, second = one.match(), other.match()
    return first.state != second.state and all(
        first.game.view(first.state_at(moment), seat) == second.game.view(second.state_at(moment), seat)
        for moment in range(len(one.entries) + 1)
    )
