"""A room for a small game: what most games do alike, so that a game of an evening says only what is its own.

Nothing is hidden, there are few actions, and the keys of messages follow from the names of classes: an event
Taken of the game `nim` is told by the message `nim-taken`, an action Take by `nim-action-take`. Fields of
events, actions and states that are numbers or texts are the arguments of the messages, `who` is the person of
`seat`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from accessgames import engine
from accessgames.dataclasses import dataclass, fields
from accessgames.games.room import Answer, Listener, Room, Rulebook, Section
from accessgames.language import Kind, Listing, Message, say

if TYPE_CHECKING:
    from accessgames.engine import Actor, Option, Outcome, Refusal, ScoreItem, Stream, Viewer

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

GOAL: Final = "rules-goal"
"""The only section of the rules of a small game."""


class SimpleGame(engine.Game[S, A, E, S], Generic[S, A, E]):
    """Rules of a game in which everybody sees everything and all actions can be listed.

    What is left to write: `initial`, `actors`, `refusal`, `apply` and `outcome`.

    Attributes:
        notation: Every action by its line in the journal, such as `take 2`, beginning with the id of a verb.
    """

    rules_version = 1
    options: tuple[Option, ...] = ()
    notation: ClassVar[Mapping[str, Any]]

    @cached_property
    def _texts(self) -> Mapping[A, str]:
        return {action: text for text, action in sorted(self.notation.items())}

    def legal_actions(self, state: S, actor: Actor) -> tuple[A, ...]:
        """Return what is not refused, sorted by notation."""
        if actor not in self.actors(state):
            return ()
        return tuple(action for action in self._texts if self.refusal(state, actor, action) is None)

    def chance(self, state: S, stream: Stream) -> A:
        """Draw one of the legal actions of chance, each being as likely as any other."""
        return stream.choice(self.legal_actions(state, self.actors(state)[0]))

    def view(self, state: S, viewer: Viewer) -> S:
        """Return everything: nothing is hidden."""
        del viewer
        return state

    def resample(self, view: S, stream: Stream) -> S:
        """Return the only state that fits."""
        del stream
        return view

    def format_action(self, action: A) -> str:
        """Write an action; `parse_action` reads it back."""
        return self._texts[action]

    def parse_action(self, text: str) -> A:
        """Read an action.

        Raises:
            MalformedAction: `error-malformed-action` with the text and what would be right.
        """
        if text not in self.notation:
            raise engine.malformed(text, *self._texts.values())
        action: A = self.notation[text]
        return action


def arguments_of(value: Any, listener: Listener) -> dict[str, Any]:  # noqa: ANN401 - any value of any game
    """Return the fields of a dataclass that a message can carry; `seat` becomes the person `who`.

    A tuple of numbers and texts is a list (`LIST($heaps)`); other tuples, sets and truth values are left out.
    """
    found = {field.name: getattr(value, field.name) for field in fields(value)}
    if engine.is_seat(found.get("seat", engine.SPECTATOR)):
        found["who"] = listener.person(found["seat"])
    return _carried(found)


def _carried(args: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in args.items():
        if not isinstance(value, tuple | frozenset | bool):
            found[name] = value
        elif isinstance(value, tuple) and all(type(one) in {int, str} for one in value):
            found[name] = Listing(value)
    return found


class SimpleNarration:
    """From events and views to messages, with keys made of the game's id and of names of classes."""

    def __init__(self, game: str) -> None:
        """Tell the game of this id."""
        self.game = game

    def _say(self, name: str, kind: Kind = "answer", /, **args: Any) -> Message:  # noqa: ANN401 - as above
        return say(f"{self.game}-{name}", kind, **args)

    def tell(self, events: Sequence[Any], listener: Listener) -> tuple[Message, ...]:
        """Tell each event by the message of its class."""
        told: list[Message] = []
        for event in events:
            seat = getattr(event, "seat", engine.SPECTATOR)
            kind: Kind = "own" if seat == listener.seat else "bot" if seat in listener.bots else "other"
            told.append(self._say(_name(event), kind, **arguments_of(event, listener)))
        return tuple(told)

    def turn(self, listener: Listener) -> Message:
        """Tell whose turn it is: `<game>-turn`, with the fields of the state; or that the game is over."""
        game, world = listener.perspective.game, listener.perspective.world
        if not game.actors(world):
            return say("simple-over", "turn")
        return self._say("turn", "turn", **_standing(listener))

    def action(self, action: Any, listener: Listener) -> Message:  # noqa: ANN401 - as above
        """Tell a possible action: `<game>-action-<class>`."""
        return self._say(f"action-{_name(action)}", **arguments_of(action, listener))

    def preview(self, action: Any, listener: Listener) -> tuple[Message, ...]:  # noqa: ANN401 - as above
        """Tell what an action would bring: the action itself says it."""
        return (self.action(action, listener),)

    def refusal(self, refusal: Refusal, listener: Listener) -> Message:
        """Tell why an action is not allowed: the message of the refusal, with its arguments."""
        del listener
        return Message(refusal.key, MappingProxyType(_carried(dict(refusal.args))), "refusal")

    def item(self, item: ScoreItem, listener: Listener) -> Message:
        """Explain one entry of a score: the message of its rule, with `points`."""
        del listener
        return Message(item.rule, MappingProxyType({**dict[str, Any](item.args), "points": item.amount}))

    def why(self, listener: Listener) -> tuple[Message, ...]:
        """Explain nothing: points come at the end."""
        del listener
        return ()

    def reason(self, reason: engine.Reason, listener: Listener) -> Message:
        """Tell a reason: its message, with its arguments."""
        del listener
        return Message(reason.key, MappingProxyType(_carried(dict(reason.args))), "hint")

    def outcome(self, outcome: Outcome, listener: Listener) -> tuple[Message, ...]:
        """Tell the places, the winner first."""
        order = sorted((place, seat) for seat, place in enumerate(outcome.places))
        return tuple(
            say("simple-place", "score", who=listener.person(seat), place=place) for place, seat in order
        )

    def option(self, key: str, value: str) -> Message:
        """Tell an option: `<game>-option-<key>`, with `value`."""
        return self._say(f"option-{key}", value=value)

    def status(self, listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
        """Answer how the game stands: `<game>-status`, with the fields of the state; or that it is over."""
        del words
        game, world = listener.perspective.game, listener.perspective.world
        if (outcome := game.outcome(world)) is not None and not game.actors(world):
            return (say("simple-over"), *self.outcome(outcome, listener))
        return (self._say("status", **_standing(listener)),)


def _name(value: Any) -> str:  # noqa: ANN401 - as above
    return type(value).__name__.lower()


def _standing(listener: Listener) -> dict[str, Any]:
    actors = listener.perspective.game.actors(listener.perspective.world)
    seat = next(filter(engine.is_seat, actors), getattr(listener.view, "seat", 0))
    return {**arguments_of(listener.view, listener), "who": listener.person(seat)}


class SimpleCommands:
    """Verbs are the first words of the notation, and what is typed after them are its other words.

    Capitals do not matter when they are typed, so no two actions may differ in nothing else.
    """

    def __init__(
        self, game: SimpleGame[Any, Any, Any], verbs: Sequence[str], answers: Mapping[str, Answer]
    ) -> None:
        """Understand these verbs of a game and answer these questions."""
        self.game = game
        self.verbs: tuple[str, ...] = tuple(verbs)
        self.answers: Mapping[str, Answer] = MappingProxyType(dict(answers))
        self._actions = {text.casefold(): action for text, action in game.notation.items()}

    def parse(self, verb: str, words: Sequence[str], listener: Listener) -> Any:  # noqa: ANN401 - as above
        """Return the action of a verb and the words after it.

        Raises:
            MalformedAction: `error-malformed-action` with what was typed and what would be right.
        """
        action = self._actions.get(" ".join((verb, *words)).casefold())
        if action is None:
            typed = " ".join((listener.words.word(verb), *words))
            right = next(one for text, one in self.game.notation.items() if text.split(" ")[0] == verb)
            wrong = engine.malformed(typed, self.spell(right, listener))
            raise engine.MalformedAction(wrong.key, **wrong.args_)
        return action

    def spell(self, action: Any, listener: Listener) -> str:  # noqa: ANN401 - as above
        """Return the word of the verb and what follows it in the notation."""
        verb, *words = self.game.format_action(action).split(" ")
        return " ".join((listener.words.word(verb), *words))


@dataclass(frozen=True, slots=True)
class SimpleJudge:
    """Values actions one by one.

    Attributes:
        value: What an action is worth, by what a seat sees.
        reason: Key of the message that tells why, which gets the fields of the action; or what chooses the
            key or makes the reason, by what a seat sees and the action.
    """

    value: Callable[[Any, Any], float]
    reason: str | Callable[[Any, Any], str | engine.Reason]

    def values(self, view: Any, actions: Sequence[Any]) -> tuple[float, ...]:  # noqa: ANN401 - as above
        """Value each action."""
        return tuple(self.value(view, action) for action in actions)

    def reasons(self, view: Any, action: Any) -> tuple[engine.Reason, ...]:  # noqa: ANN401 - as above
        """Give the one reason there is."""
        args = tuple((field.name, getattr(action, field.name)) for field in fields(action))
        reason = self.reason if isinstance(self.reason, str) else self.reason(view, action)
        return (reason if isinstance(reason, engine.Reason) else engine.Reason(reason, args),)


def simple_bots(judge: SimpleJudge, blur: float = 1.0) -> engine.BotKit:
    """Return five levels: the judge, and below it the same judge overlooking more and more.

    Args:
        judge: What an action is worth.
        blur: How much the weakest level misjudges a value, in the unit of the judge. 0 for values that are
            only yes and no: nobody misjudges those, so the levels differ more in what they overlook.
    """
    overlooked = (0.8, 0.6, 0.4, 0.2) if blur else (0.9, 0.45, 0.25, 0.1)
    steps = zip(("beginner", "apprentice", "player", "master"), overlooked, (1.0, 0.6, 0.3, 0.1), strict=True)
    novices = {name: engine.Novice("greedy", overlooks, blur * share) for name, overlooks, share in steps}
    return engine.BotKit(
        MappingProxyType({"greedy": judge}), (*novices, "greedy"), "greedy", MappingProxyType(novices)
    )


class _Everywhere(Mapping[str, str]):
    """Whatever is refused is explained by the only section."""

    def __getitem__(self, key: str) -> str:
        return GOAL

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def simple_rulebook(game: str, lines: int) -> Rulebook:
    """Return rules of one section: `<game>-rules` is its title, `<game>-rules-1` and so on are its lines."""
    keys = tuple(f"{game}-rules-{number}" for number in range(1, lines + 1))
    return Rulebook((Section(GOAL, f"{game}-rules", keys),), lambda _: GOAL, _Everywhere())


def simple_room(
    game: SimpleGame[Any, Any, Any],
    verbs: Sequence[str],
    bots: engine.BotKit,
    rules: int,
    answers: Mapping[str, Answer] = MappingProxyType({}),
) -> Room:
    """Return the room of a small game.

    Args:
        game: Its rules.
        verbs: First words of the notation that players may type.
        bots: Computer players.
        rules: How many sentences the rules have.
        answers: Questions by word id, beside `status`, or in its place.
    """
    narration = SimpleNarration(game.id)
    commands = SimpleCommands(game, verbs, {"status": narration.status, **answers})
    return Room(game, narration, commands, bots, simple_rulebook(game.id, rules))
