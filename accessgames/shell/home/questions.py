"""The set-up of a match as questions at home: all of it in one, what differs by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from accessgames.bots.policies import BOT_PREFIX
from accessgames.dataclasses import dataclass, replace
from accessgames.engine import GameError
from accessgames.games import game_ids, game_title
from accessgames.language import Found, Message, Nested, say
from accessgames.language.commandline import quote_briefly
from accessgames.language.lookalike import find_look_alike
from accessgames.shell import lists, questions, seating, setup_dialogue
from accessgames.shell.home import plans
from accessgames.shell.home.orders import ORDER_WORDS, Order, checked_name, extend_names

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.home.conversation import Home

PARTS: Final = (
    "part-game",
    "part-bots",
    "part-level",
    "part-people",
    "part-names",
    "part-options",
    "part-words",
)
"""What of a set-up can be said otherwise, by word id."""


@dataclass(frozen=True, slots=True)
class SetUpAsked:
    """Whether the match is to begin as it is set up; what differs is asked by name or said in words.

    Attributes:
        plan: How it is set up.
        play: Begins it.
        before: The set-up before the last change, to go back to, or None.
        known: Whether the game was played like this before.
    """

    plan: plans.MatchPlan
    play: Callable[[plans.MatchPlan], None]
    before: SetUpAsked | None = None
    known: bool = False
    free = False
    words = ("yes", "no", *PARTS)

    def message(self, home: Home) -> Message:
        """Tell the set-up, and what an empty line does."""
        told = Nested(plans.plan_message(self.plan, home.context.preferences.language))
        return say("home-last" if self.known else "home-set-up", "turn", plan=told)

    def take_offer(self, home: Home) -> None:
        """Begin."""
        home.agenda.question = None
        home.teller.page = None
        self.play(self.plan)

    def answer(self, home: Home, command: TypedCommand) -> bool:
        """Take a yes, a no, the name of a part, or an order in words.

        Raises:
            GameError: The game does not have that.
        """
        words = home.teller.words
        match words.match(command.words, (*self.words, "home-change", "undo")):
            case Found("yes", used) if used == len(command.words):
                self.take_offer(home)
            case Found("undo", used) if used == len(command.words):
                self.go_back(home)
            case Found("home-change" | "no", used):
                self.change(home, command.behind(used))
            case Found(part, _) if part in PARTS:
                self.change(home, command)
            case _:
                return self._ordered(home, command)
        return True

    def _ordered(self, home: Home, command: TypedCommand) -> bool:
        """Take an order in words; False where it is none."""
        words, language = home.teller.words, home.context.preferences.language
        if words.read.alone(command.words) is not None or setup_dialogue.fitting_games(
            command.words[0], language
        ):
            return False
        if not isinstance(words.match(command.words, ORDER_WORDS), Found) and isinstance(
            words.match(command.words, home.commands()), Found
        ):
            return False
        self.order(home, command.text)
        return True

    def order(self, home: Home, text: str) -> None:
        """Set the match up as words say, and ask again.

        Raises:
            GameError: They are not understood, or the game does not have that.
        """
        room = home.launch.open_room(self.plan.game)
        order = Order(room, self.plan, home.context.preferences, home.teller.words)
        order.read(text)
        plan = order.plan()
        for key, value in order.heard.options.items():
            home.teller.tell(room.narration.option(key, value))
        self.propose(home, plan)

    def propose(self, home: Home, plan: plans.MatchPlan) -> None:
        """Ask with another set-up."""
        home.ask(SetUpAsked(plan, self.play, before=self))

    def go_back(self, home: Home) -> None:
        """Ask with the set-up before; from the first one, be at home."""
        home.agenda.question = None
        if self.before is None:
            home.repeat_question()
        else:
            home.ask(self.before)

    def change(self, home: Home, command: TypedCommand) -> None:
        """Tell what can be said otherwise, or change the part that is named.

        Raises:
            GameError: It is not understood.
        """
        changes = Changes(home, self)
        if not command.words:
            changes.list_parts()
            return
        match home.teller.words.match(command.words, PARTS):
            case Found(part, used) if used == len(command.words):
                changes.part(part)
            case _:
                match setup_dialogue.fitting_games(command.words[0], home.context.preferences.language):
                    case (game,):
                        changes.game(game)
                    case _:
                        self.order(home, command.text)


class Changes:
    """Changes a set-up part by part, by lists with numbers."""

    def __init__(self, home: Home, asked: SetUpAsked) -> None:
        """Change what is asked about."""
        self._home = home
        self._asked = asked
        self._plan = asked.plan
        self._room: Room = home.launch.open_room(asked.plan.game)

    def list_parts(self) -> None:
        """Tell what can be changed."""
        items = [
            lists.ListItem(partial(say, "home-part", part=part), partial(self.part, part)) for part in PARTS
        ]
        self._read(say("home-ask-part"), items)

    def part(self, part: str) -> None:
        """Change a part: by a list, or by asking for the names."""
        {
            "part-game": self._games,
            "part-bots": self._bots,
            "part-level": self._levels,
            "part-people": self._people,
            "part-names": lambda: NameAsked(self._asked, ()).begin(self._home),
            "part-options": self.options,
            "part-words": self._words,
        }[part]()

    def game(self, game: str) -> None:
        """Take another game, as it was played last."""
        self._home.ask(set_up_question(self._home, game, self._asked.play, before=self._asked))

    def _read(self, head: Message, items: Sequence[lists.ListItem]) -> None:
        self._home.teller.read_page(lists.Page(tuple(items), head=head))

    def _games(self) -> None:
        has = self._home.context.preferences.language.has
        items = [
            lists.ListItem(partial(game_title, game, has), partial(self.game, game)) for game in game_ids()
        ]
        self._read(say("home-ask-game"), items)

    def _numbers(self, head: Message, allowed: range, take: Callable[[int], plans.MatchPlan]) -> None:
        """Read numbers as a list: what is chosen is the number itself."""
        self._home.ask(NumberAsked(self._asked, head, allowed, take))

    def _bots(self) -> None:
        seats, people = self._room.game.seats, len(self._plan.people)
        allowed = range(max(0, seats[0] - people), seats[-1] - people + 1)
        head = say("home-ask-bots", least=allowed[0], most=allowed[-1])
        self._numbers(head, allowed, self._with_bots)

    def _with_bots(self, count: int) -> plans.MatchPlan:
        """Return the plan with so many computer players: those there are, and more of the same level."""
        plan = self._plan
        more = plan.with_bots(count, plan.level or plans.usual_level(self._room))
        return replace(plan, bots=(*plan.bots[:count], *more.bots[len(plan.bots) :])) if plan.mixed else more

    def _levels(self) -> None:
        kit = self._room.bots
        named = "yes" if len(kit.levels) == seating.BOT_LEVELS else "no"
        levels = [
            lists.ListItem(
                partial(
                    say, "home-level", level=level, named=named, name=Nested(say("shell-level", level=level))
                ),
                partial(self._propose, self._plan.with_level(level)),
            )
            for level in range(1, len(kit.levels) + 1)
        ]
        rivals = [
            lists.ListItem(
                partial(say, f"character-{one.id}-about", "system"),
                partial(self._propose, self._plan.with_rival(f"{BOT_PREFIX}{one.id}")),
            )
            for one in kit.characters
        ]
        self._read(say("home-ask-level"), [*levels, *rivals])

    def _propose(self, plan: plans.MatchPlan) -> None:
        plan.check(self._room)
        self._asked.propose(self._home, plan)

    def _people(self) -> None:
        most = self._room.game.seats[-1]
        self._numbers(say("home-ask-people", most=most), range(1, most + 1), self._with_people)

    def _with_people(self, count: int) -> plans.MatchPlan:
        """Return the plan with so many people, and as many computer players as there can be with them."""
        people = extend_names(self._home.context.preferences, self._plan.people, count)
        plan = replace(self._plan, people=people)
        if count + len(plan.bots) in self._room.game.seats:
            return plan
        return plan.with_bots(
            plans.fewest_bots(self._room, count), plan.level or plans.usual_level(self._room)
        )

    def _words(self) -> None:
        """Let people add words to the luck.

        Raises:
            GameError: `shell-words-chosen` where the seed is a chosen one.
        """
        if self._plan.luck.seed is not None:
            raise GameError("shell-words-chosen")
        self._home.teller.tell(say("shell-words-wanted", "system"))
        luck = replace(self._plan.luck, words=True)
        self._asked.propose(self._home, replace(self._plan, luck=luck))

    def options(self) -> None:
        """Tell the rules of the match that can be chosen.

        Raises:
            GameError: `shell-no-options`, where there are none.
        """
        options, tell = self._room.game.options, self._room.narration.option
        if not options:
            raise GameError("shell-no-options")
        items = [
            lists.ListItem(
                partial(tell, option.key, self._plan.options.get(option.key, option.usual(people=True))),
                partial(self._choices, option.key, option.choices),
            )
            for option in options
        ]
        self._read(say("shell-ask-option"), items)

    def _choices(self, key: str, choices: Sequence[str]) -> None:
        tell = self._room.narration.option
        items = [
            lists.ListItem(partial(tell, key, choice), partial(self._choose, key, choice))
            for choice in choices
        ]
        self._read(say("shell-ask-choice"), items)

    def _choose(self, key: str, choice: str) -> None:
        plan = replace(self._plan, options={**self._plan.options, key: choice})
        plan.check(self._room)
        self._home.teller.tell(self._room.narration.option(key, choice))
        self._asked.propose(self._home, plan)


@dataclass(frozen=True, slots=True)
class NumberAsked:
    """How many.

    Attributes:
        asked: The set-up that is being changed.
        head: The question.
        allowed: Numbers that can be.
        take: Makes the set-up with the number.
    """

    asked: SetUpAsked
    head: Message
    allowed: range
    take: Callable[[int], plans.MatchPlan]
    free = False
    words: tuple[str, ...] = ("undo",)

    def message(self, home: Home) -> Message:
        """Return the question."""
        del home
        return self.head

    def take_offer(self, home: Home) -> None:
        """Leave it as it is."""
        home.ask(self.asked)

    def answer(self, home: Home, command: TypedCommand) -> bool:
        """Take a number.

        Raises:
            GameError: `error-no-number`.
        """
        words = home.teller.words
        if questions.answer_word(home, command, ("undo",)):
            home.ask(self.asked)
            return True
        number = words.read.alone(command.words)
        if number is None:
            return False
        if number not in self.allowed:
            least, most = self.allowed[0], self.allowed[-1]
            raise GameError("error-no-number", word=quote_briefly(command.text), least=least, most=most)
        self.asked.propose(home, self.take(number))
        return True


@dataclass(frozen=True, slots=True)
class NameAsked:
    """What somebody is called.

    Attributes:
        asked: The set-up that is being changed.
        names: Those who have said it.
        doubted: What was typed last and looks like another name; once more it is meant.
    """

    asked: SetUpAsked
    names: tuple[str, ...]
    doubted: str = ""
    free = True
    words: tuple[str, ...] = ()

    def begin(self, home: Home) -> None:
        """Ask."""
        home.ask(self)

    def message(self, home: Home) -> Message:
        """Ask by the number, where there are several."""
        number = len(self.names) + 1
        usual = self._usual(home)
        if len(self.asked.plan.people) == 1:
            return say("shell-ask-name", usual=usual)
        return say("shell-ask-name-of", number=number, usual=usual)

    def _usual(self, home: Home) -> str:
        people, place = self.asked.plan.people, len(self.names)
        return (
            people[place]
            if place < len(people)
            else plans.usual_names(home.context.preferences, place + 1)[place]
        )

    def take_offer(self, home: Home) -> None:
        """Take the name that was offered."""
        self._take(home, self._usual(home))

    def answer(self, home: Home, command: TypedCommand) -> bool:
        """Take a name; a command written in full is a command.

        Raises:
            GameError: It can't be one, or looks like another one.
        """
        words, typed = home.teller.words, " ".join(command.words)
        if words.in_full("undo", typed):
            home.ask(replace(self, names=self.names[:-1], doubted="") if self.names else self.asked)
            return True
        if any(words.in_full(key, typed) for key in home.commands() if key in words):
            return False
        self._take(home, " ".join(command.text.split()))
        return True

    def _take(self, home: Home, typed: str) -> None:
        name = checked_name(typed, self.names)
        alike = find_look_alike(name, self.names)
        if alike is not None and self.doubted != name:
            home.agenda.question = replace(self, doubted=name)
            raise alike.doubt(name)
        names = (*self.names, name)
        if len(names) < len(self.asked.plan.people):
            home.ask(replace(self, names=names, doubted=""))
        else:
            self.asked.propose(home, replace(self.asked.plan, people=names))


@dataclass(frozen=True, slots=True)
class GameAsked:
    """Which game something is wanted of.

    Attributes:
        asked: Key of the question.
        take: Does it.
        usual: What an empty line means; the first game where it is None.
        offer: Does that.
    """

    asked: str
    take: Callable[[str], None]
    usual: Message | None = None
    offer: Callable[[], None] | None = None
    free = False
    words: tuple[str, ...] = ("undo",)

    def message(self, home: Home) -> Message:
        """Ask, with the game that an empty line means."""
        has = home.context.preferences.language.has
        return say(self.asked, "turn", usual=Nested(self.usual or game_title(game_ids()[0], has)))

    def take_offer(self, home: Home) -> None:
        """Take what an empty line means."""
        if self.offer is None:
            self._take(home, game_ids()[0])
        else:
            home.agenda.question = None
            self.offer()

    def answer(self, home: Home, command: TypedCommand) -> bool:
        """Take a number, a name or the beginning of one."""
        words, games = home.teller.words, game_ids()
        if questions.answer_word(home, command, ("undo",)):
            home.agenda.question = None
            home.repeat_question()
            return True
        number = words.read.alone(command.words)
        if number is not None and not 1 <= number <= len(games):
            raise GameError("error-choice-number", number=number, most=len(games))
        language = home.context.preferences.language
        found = (
            (games[number - 1],)
            if number
            else setup_dialogue.fitting_games(" ".join(command.words), language)
        )
        if len(found) == 1:
            self._take(home, found[0])
        return len(found) == 1

    def _take(self, home: Home, game: str) -> None:
        home.agenda.question = None
        self.take(game)


def set_up_question(
    home: Home, game: str, play: Callable[[plans.MatchPlan], None], before: SetUpAsked | None = None
) -> SetUpAsked:
    """Return the question with the last set-up of a game; the usual one where it was never played."""
    plan, known = plan_of(home, game)
    return SetUpAsked(plan, play, before, known=known)


def plan_of(home: Home, game: str) -> tuple[plans.MatchPlan, bool]:
    """Return the last set-up of a game, or the usual one, and whether it was played like that before."""
    room = home.launch.open_room(game)
    plan = next((plan for plan in home.plans if plan.game == game), None)
    if plan is not None:
        try:
            plan.check(room)
        except GameError:  # the game has become another one since
            plan = None
    return (plans.usual_plan(room, home.context.preferences), False) if plan is None else (plan, True)
