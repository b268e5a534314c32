"""A table where one thing after another is said, each as if nothing had been said before."""

from __future__ import annotations

import copy
import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from accessgames.games import load_room
from accessgames.shell.interpreter import interpret
from tests.corpus.book import UNCERTAIN
from tests.shell.stage import Stage, speak

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.engine import Actor
    from accessgames.games import Room
    from accessgames.language import Message, Vocabulary
    from accessgames.shell.input.screenfuls import ToldLine
    from tests.corpus.book import Position, Saying

Verdict: TypeAlias = Literal["right", "asked", "refused", "wrong answer", "wrong act"]
"""What became of a line; `asked` and `refused` did nothing and said so."""

_FOREIGN: Final = frozenset({
    "error-ambiguous", "error-extra-words", "error-unknown-command", "error-unknown-command-near",
    "shell-no-such-move",
})  # fmt: skip
_FOREIGN_ENDS: Final = ("-error-word", "-error-more")
"""Keys that tell a line was not understood; what a line means must not be refused so."""

_COURTEOUS: Final = "shell-thanks"
"""The key of what is said to thanks; the open question follows it."""

_SEVERAL: Final = re.compile(r";| pak | potom | then | poté ")
"""What may do several things one after another: that is done in earnest."""


class ActedError(Exception):
    """Somebody acted; what it was is noted, and nothing more is done."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a line did.

    Attributes:
        acts: Actions, what was taken back, settings, whether somebody left.
        told: Lines told; where somebody acted, none: equal actions tell the same.
        keys: Keys of the messages told.
        asks: Whether it asks back: a new question, a list to choose from after it was not clear, or, to
            thanks, the question that is open.
        refused: Whether it refuses, and says so.
    """

    acts: tuple[Any, ...]
    told: tuple[str, ...]
    keys: tuple[str, ...]
    asks: bool
    refused: bool

    @property
    def understood(self) -> bool:
        """Whether its words mean something here, be it against the rules."""
        return not any(key in _FOREIGN or key.endswith(_FOREIGN_ENDS) for key in self.keys)


@cache
def _vocabulary(language: str, game: str) -> Vocabulary:
    return speak(language).vocabulary("common", "space", "shell", game)


def read_options(pairs: Sequence[str], room: Room, language: str) -> dict[str, str]:
    """Read options in ids or words, as the command line does."""
    words, chosen = _vocabulary(language, room.game.id), {}

    def named(typed: str, known: Sequence[str], prefix: str) -> str:
        ids = {f"{prefix}-{name}": name for name in known if f"{prefix}-{name}" in words}
        found: Any = words.match(typed.replace("-", " ").split(), ids)
        return typed if typed in known else ids[found.id]

    for pair in pairs:
        key, _, value = pair.partition("=")
        choices = {option.key: option.choices for option in room.game.options}
        option = named(key, tuple(choices), "option")
        chosen[option] = named(value, choices[option], f"option-{option}")
    return chosen


class Table:
    """A position at which lines are tried.

    What a line does is noted in place of being done, and what it left in the conversation is taken away.
    A line of several commands is done in earnest, at a table of its own.
    """

    def __init__(self, position: Position, game: str, language: str) -> None:
        """Set the position up."""
        self._position, self._game, self._language = position, game, language
        self._known: dict[str, Effect] = {}
        self._sit()

    def _sit(self) -> None:
        self.stage = _seat(self._position, self._game, self._language)
        self._acts: list[Any] = []
        self._told: list[ToldLine] = []
        self._keys: list[str] = []
        self._noted = False
        self._listen()
        self._note()
        self._left = self._state()

    def _listen(self) -> None:
        console = self.stage.console
        tell, give = console.tell, console.give

        def telling(*messages: Message, **how: Any) -> None:  # noqa: ANN401 - passed on
            # A question mark tells behind the preview of `try` what does it: the answer is the same.
            answers = tuple(message for message in messages if message.key != "shell-asked-number")
            self._keys.extend(message.key for message in answers)
            tell(*answers, **how)

        def giving(heard: ToldLine, **how: Any) -> None:  # noqa: ANN401 - passed on
            self._told.append(heard)
            give(heard, **how)

        console.tell, console.give = telling, giving  # type: ignore[method-assign]

    def _note(self) -> None:
        seat = self.stage.session.known.seat
        submit, take_back = seat.submit, seat.take_back

        def submitting(actor: Actor, actions: Sequence[Any]) -> None:
            if not self._noted:
                submit(actor, actions)
                return
            seat.rehearse(actor, actions)
            self._acts.append((actor, tuple(map(seat.game.format_action, actions))))
            raise ActedError

        def taking_back(own: int) -> Any:  # noqa: ANN401 - as the seat
            if self._noted:
                seat.check_take_back(own)
                self._acts.append(("back", own))
                raise ActedError
            return take_back(own)

        seat.submit, seat.take_back = submitting, taking_back  # type: ignore[method-assign,assignment]

    def _state(self) -> dict[str, Any]:
        session = self.stage.session
        return {
            "agenda": copy.copy(session.agenda),
            "page": session.teller.page,
            "last": session.teller.console.last,
            "flow": dict(vars(session.flow)),
            "seating": copy.copy(session.known.seating),
        }

    def _restore(self) -> None:
        """Take away what a line left behind; where that can't be done, sit down anew."""
        session, left = self.stage.session, self._left
        if session.known.seating != left["seating"] or self.stage.saved:
            self._sit()
            return
        for name in ("question", "doubted", "refused", "hinted", "unclear", "done", "handed", "changes"):
            setattr(session.agenda, name, getattr(left["agenda"], name))
        session.teller.page = left["page"]
        session.teller.console.last = left["last"]
        vars(session.flow).update(left["flow"])

    def effect(self, line: str) -> Effect:
        """Tell what a line does here."""
        if line not in self._known:
            self._known[line] = self._earnestly(line) if _SEVERAL.search(line) else self._try(line)
        return self._known[line]

    def _try(self, line: str) -> Effect:
        session = self.stage.session
        chain, question, page = session.known.seat.chain, session.agenda.question, session.teller.page
        self._acts, self._noted = [], True
        self._told.clear()
        self._keys.clear()
        try:
            interpret(session, line)
        except ActedError:
            pass
        finally:
            self._noted = False
        assert chain == session.known.seat.chain, line
        agenda = session.agenda
        acts = (*self._acts, *map(tuple, self._settings()), *(("leave",) if agenda.done else ()))
        asks = (
            agenda.question not in (None, question)
            or (agenda.unclear and session.teller.page not in (None, page))
            or _COURTEOUS in self._keys
        )
        told = () if self._acts else tuple(heard.rendered.full for heard in self._told)
        found = Effect(acts, told, tuple(self._keys), asks, agenda.unclear or agenda.refused is not None)
        self.stage.heard()
        self._restore()
        return found

    def _settings(self) -> list[list[tuple[str, str]]]:
        return [sorted(saved.items()) for saved in self.stage.saved]

    def _earnestly(self, line: str) -> Effect:
        """Do a line that may do several things, and tell what people did by it."""
        table = Table(self._position, self._game, self._language)
        session, seat = table.stage.session, table.stage.session.known.seat
        start, question = seat.moment, session.agenda.question
        table._told.clear()
        table._keys.clear()
        interpret(session, line)
        people = session.known.seating.humans
        entries = table.stage.match.entries[start:]
        acts = tuple((entry.actor, (entry.text,)) for entry in entries if entry.actor in people)
        told = () if acts else tuple(heard.rendered.full for heard in table._told)
        asks = session.agenda.question not in (None, question)
        return Effect(acts, told, tuple(table._keys), asks, session.agenda.unclear)

    def judge(self, saying: Saying) -> Verdict:
        """Tell what becomes of a line that somebody says."""
        said = self.effect(saying.said)
        if saying.meant == UNCERTAIN:
            if said.acts:
                return "wrong act"
            return "right" if said.asks or said.refused else "wrong answer"
        meant = self.effect(saying.meant)
        if said.acts != meant.acts and said.acts:
            return "wrong act"
        if (said.acts, said.told) == (meant.acts, meant.told) and meant.understood:
            return "right"
        if said.asks:
            return "asked"
        return "refused" if said.refused else "wrong answer"


def _seat(position: Position, game: str, language: str) -> Stage:
    room = load_room(game)
    # The positions were settled where what people usually choose did not differ from the default.
    defaults = {one.key: one.default for one in room.game.options if one.for_people is not None}
    options = defaults | dict(read_options(position.options, room, language))
    settings = {"language": language}
    stage = Stage(room, position.players, seed=position.seed, options=options, settings=settings)
    for line in position.typed:
        stage.type(line)
    stage.saved.clear()
    return stage
