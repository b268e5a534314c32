"""What a listener of a game hears: every line that a room says, in all forms, in a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import advise
from accessgames.engine import MalformedAction, Perspective
from accessgames.games import Listener, Room
from accessgames.language import Language, Person
from accessgames.testing.cases import Moment, Walk, room_of, some

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.engine import Viewer
    from accessgames.language import Message, Rendered

NAMES: Final = ("Jana", "Petr", "Žofie", "Karel", "Eva", "Ota")


@cache
def language(tag: str, roots: tuple[Path, ...] = ()) -> Language:
    """A language that raises where the program would only note a mistake; `roots` are further locales."""
    return Language(tag, strict=True, roots=roots)


@dataclass(frozen=True, slots=True)
class Listening:
    """A game played at random and the language it is told in."""

    walk: Walk
    tag: str

    @property
    def room(self) -> Room:
        """The room of the game."""
        return room_of(self.walk.beginning.case)

    @property
    def language(self) -> Language:
        """The language, with the words of the game."""
        return language(self.tag, self.walk.beginning.case.locales)

    def people(self, viewer: Viewer) -> tuple[Person, ...]:
        """Everybody at the table; the listener is addressed."""
        rounds = ((name, number) for number in count(1) for name in NAMES)
        names = (name if number == 1 else f"{name}{number}" for name, number in rounds)
        return tuple(
            Person(name, "you" if seat == viewer else "other")
            for seat, name in zip(self.walk.seats, names, strict=False)
        )

    def desk(self, state: Any, viewer: Viewer, world: Any = None) -> Listener:  # noqa: ANN401 - by game
        """The desk of a listener; a world may be given in place of the one it would make up."""
        game = self.walk.game
        perspective = Perspective(game, game.view(state, viewer), viewer)
        if world is not None:
            perspective.__dict__["world"] = world
        words = self.language.vocabulary("common", "space", "shell", game.id)
        return Listener(perspective, self.people(viewer), frozenset({1}) - {viewer}, words)

    def heard(self, messages: Iterable[Message]) -> tuple[Rendered, ...]:
        """All forms of some messages."""
        return tuple(self.language.render(message) for message in messages)

    def told(self, moment: Moment, viewer: Viewer) -> tuple[Rendered, ...]:
        """What the listener is told of an action, the action standing as it does in the true state."""
        game = self.walk.game
        seen = (game.redact(event, viewer) for event in moment.step.events)
        events = tuple(event for event in seen if event is not None)
        return self.heard(self.room.narration.tell(events, self.desk(moment.step.state, viewer)))

    def asked(self, desk: Listener) -> Iterator[Message]:
        """Everything that can be said at a desk without an event: the turn, answers, actions, hints."""
        narration = self.room.narration
        if not desk.perspective.game.actors(desk.perspective.world):
            return
        yield narration.turn(desk)
        yield from narration.why(desk)
        for answer in self.room.commands.answers.values():
            try:
                yield from answer(desk, ())
            except MalformedAction:
                continue  # this question needs to be told what it asks for
        if desk.perspective.to_act:
            for action in some(desk.perspective.legal, self.walk.stream("asked"), 8):
                yield narration.action(action, desk)
                yield from narration.preview(action, desk)
            advice = advise(self.room.bots, desk.perspective)
            assert advice is not None
            yield from (narration.reason(reason, desk) for reason in advice.reasons)
