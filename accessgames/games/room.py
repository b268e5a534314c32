"""What a game's room offers to those above: rules, words in both directions, and what its bots need."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar, runtime_checkable

from accessgames.dataclasses import dataclass

if TYPE_CHECKING:
    from pathlib import Path

    import typing_extensions

    from accessgames.engine import BotKit, Game, Outcome, Perspective, Reason, Refusal, ScoreItem, Setup
    from accessgames.games.board_walk import BoardWalk
    from accessgames.games.daily import DailyTask, DailyTasks
    from accessgames.games.measure import Changes, Moments, ReviewMeasure
    from accessgames.games.pictures import Panel
    from accessgames.games.sheets import Sheet
    from accessgames.games.teaching import Teaching
    from accessgames.language import Message, Person, Vocabulary

    A = typing_extensions.TypeVar("A", default=Any)
    E = typing_extensions.TypeVar("E", default=Any)
    V = typing_extensions.TypeVar("V", default=Any)
    A_contra = typing_extensions.TypeVar("A_contra", contravariant=True, default=Any)
    E_contra = typing_extensions.TypeVar("E_contra", contravariant=True, default=Any)
else:
    A, E, V = TypeVar("A"), TypeVar("E"), TypeVar("V")
    A_contra, E_contra = TypeVar("A_contra", contravariant=True), TypeVar("E_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Listener(Generic[V]):
    """One listener at the table: what the room may use to speak to them and to understand them.

    Attributes:
        perspective: The game as this seat (or a spectator) knows it.
        people: Everybody by seat; the listener has the role `you` unless several people share the keyboard.
        bots: Seats of computer players.
        words: The vocabulary of the language in use.
        sides: By how many quarters to the right the boards of the seats lie turned; empty where none does.
    """

    perspective: Perspective[Any, Any, Any, V]
    people: tuple[Person, ...]
    bots: frozenset[int]
    words: Vocabulary
    sides: tuple[int, ...] = ()

    @property
    def view(self) -> V:
        """All that the listener may know."""
        return self.perspective.view

    @property
    def seat(self) -> int:
        """The listener's seat, or `SPECTATOR`."""
        return self.perspective.seat

    def person(self, seat: int) -> Person:
        """Return who sits on `seat`, for a message."""
        return self.people[seat]


Answer = Callable[[Listener, Sequence[str]], Sequence["Message"]]
"""Answers a question: who asks and the remaining words in, lines out. Raises MalformedAction on bad words."""


class Narration(Protocol[A_contra, E_contra, V]):
    """From events and views to messages. Events arrive redacted for the listener."""

    def tell(self, events: Sequence[E_contra], listener: Listener[V]) -> Sequence[Message]:
        """Tell what happened: one event, one line, result first."""

    def turn(self, listener: Listener[V]) -> Message:
        """Tell whose turn it is and what is expected; kind `turn`."""

    def action(self, action: A_contra, listener: Listener[V]) -> Message:
        """Tell a possible action of the listener with what it brings, for numbered lists and previews."""

    def preview(self, action: A_contra, listener: Listener[V]) -> Sequence[Message]:
        """Tell in detail what a legal action would bring, without doing it."""

    def refusal(self, refusal: Refusal, listener: Listener[V]) -> Message:
        """Tell why an action is not allowed; kind `refusal`."""

    def item(self, item: ScoreItem, listener: Listener[V]) -> Message:
        """Explain one entry of a score."""

    def why(self, listener: Listener[V]) -> Sequence[Message]:
        """Explain the last points that were scored, entry by entry; empty when there were none."""

    def reason(self, reason: Reason, listener: Listener[V]) -> Message:
        """Tell one reason of a bot's or adviser's choice; kind `hint`."""

    def outcome(self, outcome: Outcome, listener: Listener[V]) -> Sequence[Message]:
        """Tell the final result; kind `score`."""

    def option(self, key: str, value: str) -> Message:
        """Tell an option's value in one sentence, with what it means."""


@dataclass(frozen=True, slots=True)
class ActionSeries:
    """Several actions that one line means, such as a whole program of turns.

    They are checked together before the first is done: when one is refused, nothing has happened. They are
    told together, and taken back together. Only the last may show the player anything new.

    Attributes:
        actions: In the order in which they are done; at least one.
    """

    actions: tuple[Any, ...]


class Commands(Protocol[A_contra, V]):
    """From words to actions and questions.

    Attributes:
        verbs: Ids (in `locales/*/words/<game>.toml`) of the action words, in the order of help.
        answers: Questions this game answers, by word id: the common ones (`status`, `score`, `hand`, `board`,
            `row`, `column`, `cell`, `around`, `where`, `free`) where they make sense, and its own.
    """

    verbs: tuple[str, ...]
    answers: Mapping[str, Answer]

    def parse(self, verb: str, words: Sequence[str], listener: Listener[V]) -> Any:  # noqa: ANN401 - by game
        """Return the action that a verb and the words after it mean, or an `ActionSeries`.

        Raises:
            MalformedAction: The words form no action; carries them and what would be right.
            AmbiguousAction: They fit several; carries the candidates, single actions.
        """

    def spell(self, action: A_contra, listener: Listener[V]) -> str:
        """Return words that `parse` turns into the action, in the language of the listener.

        A single action only: what was made of a series is spelled one by one.
        """


@runtime_checkable
class VerbGuess(Protocol[V]):
    """Commands that understand an action of which the verb was left out, such as "čt3 m51"."""

    def guess(self, words: Sequence[str], listener: Listener[V]) -> str | None:
        """Return the verb that words without one mean, at least one; None when they mean no action."""


@runtime_checkable
class ConditionalVerb(Protocol[V]):
    """Commands with verbs that are also words of the shell, such as `hint`, and not always meant."""

    def takes(self, verb: str, listener: Listener[V]) -> bool:
        """Tell whether such a verb means an action of the game now; otherwise it is the shell's command."""


@runtime_checkable
class CertainMove(Protocol[V]):
    """Commands that certainly understand some words as a move, even if they begin like another command."""

    def sure(self, words: Sequence[str], listener: Listener[V]) -> str | None:
        """Return the verb that words without one mean here, or None; asked before anything else.

        Words of commands written in full are best left alone.
        """


@runtime_checkable
class SimultaneousTurns(Protocol[V]):
    """Commands of a game in which several people at one keyboard may act at the same time.

    Lines begin with the number or name of who speaks then, and the keyboard is not handed over.

    Attributes:
        press: The verb that a number or name alone means: this person is the first.
    """

    press: str

    def together(self, listener: Listener[V]) -> bool:
        """Tell whether it is so now; the listener is a spectator, since the answer is for all."""


@runtime_checkable
class HiddenInformation(Protocol):
    """Commands of a game that has secrets in some matches only; else who has a hand has secrets."""

    def secret(self, setup: Setup) -> bool:
        """Tell whether only one seat may know something, so that the keyboard is handed over."""


@runtime_checkable
class SealedTurns(Protocol[V]):
    """Commands of a game in which nothing is secret but what is laid face down until all have chosen."""

    def sealed(self, listener: Listener[V]) -> bool:
        """Tell whether what is typed now stays unknown to others for a while; the listener is a spectator.

        Then the keyboard is handed over, and no line that was typed or told is there for the next person.
        """


@runtime_checkable
class DoubtfulMove(Protocol[A_contra, V]):
    """Commands that know actions which the rules allow and which are hardly ever meant."""

    def doubt(self, action: A_contra, listener: Listener[V]) -> Message | None:
        """Return what to ask before an action is done, or None to do it at once; kind `turn`.

        Yes or the same action once more does it, so the question says both. It is asked as who acts hears
        it, whoever listens: the sentence names nobody.
        """


@runtime_checkable
class IdleMove(Protocol[A_contra]):
    """Commands that know actions which end a turn and do nothing else; single keys always ask before them."""

    def idle(self, action: A_contra) -> bool:
        """Tell whether an action is one of those."""


@runtime_checkable
class PrivateAnswers(Protocol):
    """Commands of a game in which other answers than `hand` name what only the own hand holds.

    Attributes:
        private: Word ids of those answers.
    """

    private: frozenset[str]


@runtime_checkable
class WalkedBoards(Protocol[V]):
    """Commands of a game whose boards can be walked with a cursor, place by place."""

    def walks(self, listener: Listener[V]) -> Sequence[BoardWalk]:
        """Return the boards that the listener may walk now, the one that matters most first; or none."""


@runtime_checkable
class TurnedBoards(Protocol[V]):
    """Commands of a game in which a player may turn the own board, so that it is told as it lies then."""

    def turning(self, listener: Listener[V], words: Sequence[str]) -> int:
        """Return by how many quarters to the right the own board shall lie then; else MalformedAction."""

    def turned(self, listener: Listener[V]) -> Sequence[Message]:
        """Tell how the own board lies now."""


@runtime_checkable
class StepwiseHint(Protocol[A_contra, V]):
    """Narration that can help somebody to find an action without telling it at once."""

    def nudge(self, action: A_contra, listener: Listener[V]) -> Message:
        """Say what to look at, such as a card, a piece or a colour; kind `hint`. The action is not told."""

    def area(self, action: A_contra, listener: Listener[V]) -> Message | None:
        """Say whereabouts the action is, for the second step; kind `hint`; None where that makes no sense."""


@dataclass(frozen=True, slots=True)
class Section:
    """One section of the rules as told to players.

    Attributes:
        id: Word id, so that `pravidla bodování` works.
        title: Message key of the heading.
        lines: Message keys of its sentences; each is given the value of every option by its key.
        options: Options that the sentences do not speak of; their own one is told where they are unusual.
        when: Options with the values under which the section holds, any of them; empty for always.
    """

    id: str
    title: str
    lines: tuple[str, ...]
    options: tuple[str, ...] = ()
    when: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @classmethod
    def numbered(
        cls,
        section: str,
        count: int,
        title: str,
        *,
        options: tuple[str, ...] = (),
        when: tuple[tuple[str, tuple[str, ...]], ...] = (),
    ) -> Section:
        """Return a section whose sentences are numbered behind the key of its heading, from 1."""
        return cls(section, title, tuple(f"{title}-{line}" for line in range(1, count + 1)), options, when)


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules in our words.

    Attributes:
        sections: In reading order.
        here: Returns the id of the section that matters at this point of the match.
        about: Section id for each refusal key.
    """

    sections: tuple[Section, ...]
    here: Callable[[Listener], str]
    about: Mapping[str, str]


ToldChance = tuple[Any, ...]
"""What was told of real dice or cards so far, in the game's own terms; `()` at first."""


class OwnChance(Protocol[V]):
    """For tables with real dice or cards: chance told by a person, piece by piece or in one line.

    Whoever asks keeps what was told, beginning with `()`: `question`, then `hear` for every line that is no
    other command, until `action` is there; then `read_back`, and either the action is confirmed and submitted
    for `CHANCE`, or the next line is heard as a correction. What was told is never worse for a bad line.
    """

    def asked(self, view: V) -> bool:
        """Whether this match takes chance from the table instead of the stream, as everybody can see."""

    def question(self, told: ToldChance, listener: Listener[V]) -> Message:
        """Ask what the real dice or cards show, or what is still missing of it; kind `turn`."""

    def hear(self, words: Sequence[str], told: ToldChance, listener: Listener[V]) -> ToldChance:
        """Return what is told now: more of it, some of it corrected, or less of it.

        Raises:
            MalformedAction: No such face or card; carries the offending word and what would be right.
        """

    def action(self, told: ToldChance, listener: Listener[V]) -> Any | None:  # noqa: ANN401 - by game
        """Return the action of chance that was told, or None while something is missing."""

    def kind(self, listener: Listener[V]) -> str:
        """Return the word id of what is told in this position, one of the scope `told-kinds`."""

    def told(self, action: Any, listener: Listener[V]) -> ToldChance:  # noqa: ANN401 - by game
        """Return what was told where this is the action of chance: `action` makes it of that again."""

    def read_back(self, told: ToldChance, listener: Listener[V]) -> Message:
        """Repeat what was understood, to be confirmed; kind `turn`."""


@dataclass(frozen=True, slots=True)
class ClubMaterial:
    """How a game is played with a club's own material in place of the one that is part of the program.

    Attributes:
        option: Key of the game's option that names the material; its only choice is the one in use, so the
            journal says with which material a match was played.
        make: Makes the room for the content of a file; raises GameError with the line that is wrong.
    """

    option: str
    make: Callable[[bytes], Room]


@dataclass(frozen=True, slots=True)
class Achievement:
    """What somebody has achieved in a finished match, to be compared with their personal record.

    Attributes:
        seat: Who.
        key: The discipline in the game's own terms, such as `solo A1 B7`: at most 80 characters of ASCII.
        value: How much.
        unit: Of what.
        lower: Whether less is better.
        quiet: Whether it is told at the end of a match only where it is better than before.
    """

    seat: int
    key: str
    value: int
    unit: Literal["seconds", "points", "count"]
    lower: bool
    quiet: bool = False


class Achievements(Protocol[V]):
    """A game that has personal records."""

    def feats(self, listener: Listener[V], outcome: Outcome) -> Sequence[Achievement]:
        """Return what everybody has achieved in a finished match with its result; a spectator listens."""

    def title(self, key: str) -> Message:
        """Name a discipline, as it stands in a sentence; also one that only an older version knew."""


class Sheets(Protocol[V]):
    """What a game can put on paper."""

    def table(self, listener: Listener[V], words: Sequence[str]) -> Sheet | None:
        """Describe something of the match as the listener knows it.

        Args:
            listener: Who wants it.
            words: What is wanted; empty for the listener's own board.

        Returns:
            The sheet; None for words that name nothing of this kind, such as a question told in lines.

        Raises:
            MalformedAction: There is no such thing; carries the words and what would be right.
        """

    def material(self, words: Sequence[str], known: Vocabulary, *, solved: bool) -> Sheet:
        """Describe something that belongs to the game and to no match, such as a diagram.

        Args:
            words: What is wanted, such as `A1`.
            known: The words of the game in the language in use.
            solved: Whether a solution is to be shown.

        Raises:
            MalformedAction: There is no such thing; carries the words and what would be right.
        """


@runtime_checkable
class Pictures(Protocol[V]):
    """What a game shows to eyes that see little, in the profile `zrak`."""

    def panels(self, listener: Listener[V]) -> Sequence[Panel]:
        """Return what the listener may see now, what is looked at most first; no key comes twice.

        It is made from what the listener may know alone, so it is the same in every world that this allows.
        """


@dataclass(frozen=True, slots=True, eq=False)
class Room(Generic[A, E, V]):
    """A game as the shell, the bots and the club know it.

    Attributes:
        game: The rules and the notation.
        narration: From the game to words.
        commands: From words to the game.
        bots: Judges and levels of the computer players.
        rulebook: The rules to be read.
        own_chance: Set where real dice or cards can be used.
        equipment: Set where a club's own material can be used.
        records: Set where personal records are kept.
        sheets: Set where boards can be put on paper.
        pictures: Set where boards can be looked at.
        measure: How decisions are weighed afterwards; points where it is not set.
        moments: What characters may say something about; nothing where it is not set.
        changes: Compares an earlier position with this one, both as the same listener knows them.
        lesson: File of the tutor's lessons of the game, or None.
        teaching: Set where they have aims.
        daily: Set where the game has a task for every day.
        familiar: Keys of what is told when a match begins and is left to a word for who has played before.
        familiar_of_others: The same, where it is about anybody else.
    """

    game: Game[Any, A, E, V]
    narration: Narration[Any, E, V]
    commands: Commands[Any, V]
    bots: BotKit
    rulebook: Rulebook
    own_chance: OwnChance[V] | None = None
    equipment: ClubMaterial | None = None
    records: Achievements[V] | None = None
    sheets: Sheets[V] | None = None
    pictures: Pictures[V] | None = None
    measure: ReviewMeasure | None = None
    moments: Moments | None = None
    changes: Callable[[Listener[V], Listener[V]], Changes] | None = None
    lesson: Path | None = None
    teaching: Teaching | None = None
    daily: DailyTasks[A, Listener[V]] | None = None
    familiar: frozenset[str] = frozenset()
    familiar_of_others: frozenset[str] = frozenset()

    def told_by_people(self, known: Perspective[Any, Any, Any, V]) -> bool:
        """Tell whether people tell what chance owes in a position, so that nothing can draw it again."""
        return self.own_chance is not None and self.own_chance.asked(known.view)


@runtime_checkable
class OwnTable(Protocol):
    """Tasks that are played with the material of a day, such as given pieces or a card of its own."""

    def room(self, task: DailyTask, /) -> Room:
        """Return the game with the material of a task, which this generator has made."""


def room_of(room: Room, task: DailyTask) -> Room:
    """Return the room in which a task is played: with the game's own material, or with that of the day."""
    tasks: object = room.daily
    return tasks.room(task) if task.material and isinstance(tasks, OwnTable) else room
