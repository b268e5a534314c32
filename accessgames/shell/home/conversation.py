"""The conversation at home: everybody's words without a match, the question that is open, and what waits."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

from accessgames.engine import GameError, MalformedAction
from accessgames.games import game_ids, game_title
from accessgames.language import Found, Listing, Message, Nested, say
from accessgames.language.commandline import normalise_bare, quote_briefly
from accessgames.shell import conversation, errors, seating, setup_dialogue, typing_aids
from accessgames.shell.commands import asking, general, preferences
from accessgames.shell.home.plans import SETTING, MatchPlan, plan_message, remember_plan, remembered_plans
from accessgames.shell.input import editor, missed, readers
from accessgames.shell.input.requests import LineRequest
from accessgames.shell.mistakes.words import waiting_words
from accessgames.shell.tasks.today import TODAY, open_tasks
from accessgames.shell.teller import Teller

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from accessgames.engine.journal import PublicHeader
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.conversation import Arguments
    from accessgames.shell.launch import Launch, SessionContext
    from accessgames.shell.protocols import SavedMatch

WORDS = "home"
"""File of the words that are typed at home."""


class HomeQuestion(Protocol):
    """Something that waits for an answer while every other word of the shell works too."""

    @property
    def free(self) -> bool:
        """Whether the answer is free text, so that single keys can't give it."""

    @property
    def words(self) -> tuple[str, ...]:
        """Ids of the words that answer it."""

    def message(self, home: Home) -> Message:
        """Return the question, to be told and repeated."""

    def answer(self, home: Home, command: TypedCommand) -> bool:
        """Take an answer; False when it is none and may be a command."""


@runtime_checkable
class Offering(Protocol):
    """A question that says what an empty line means."""

    def take_offer(self, home: Home) -> None:
        """Do that."""


class Home:
    """A conversation about nothing in particular: what is played next.

    Attributes:
        launch: What the session was started with.
        context: The console and the preferences.
        teller: Where it is told; nothing is secret here.
        agenda: What is asked.
        waiting: The match that waits to be gone on with, or None.
        last: The match that was left last in this session, or None.
        wanted: What was wanted when a match was left, still to be done; None for nothing.
        handlers: What is understood here, by word id.
        enter: Does what an empty line means where nothing is asked.
    """

    def __init__(
        self,
        launch: Launch,
        context: SessionContext,
        handlers: Mapping[str, Handler],
        enter: Callable[[Home], None],
    ) -> None:
        """Be at home; `enter` does what an empty line means where nothing is asked."""
        self.launch = launch
        self.enter = partial(enter, self)
        self.context = context
        self.handlers = handlers
        preferences = context.preferences
        self.teller = Teller(context.console, preferences, lambda: preferences.words(WORDS))
        self.agenda: conversation.Agenda[HomeQuestion] = conversation.Agenda()
        self.waiting: SavedMatch | None = None
        self.last: PublicHeader | None = None
        self.locked = False
        self.wanted: Arguments | None = None

    @property
    def topic(self) -> str:
        """Home."""
        return WORDS

    @property
    def plans(self) -> tuple[MatchPlan, ...]:
        """The last set-up of each game, that of the game played last at the end."""
        return remembered_plans(self.context.preferences.settings[SETTING])

    def remember(self, plan: MatchPlan) -> None:
        """Keep a set-up for the next time; where that can't be written, say so and go on."""
        text = remember_plan(plan, self.context.preferences.settings[SETTING])
        try:
            self.teller.set_preference(SETTING, text)
        except GameError as error:
            self.teller.tell(errors.tell_error(error, "system"))

    def commands(self) -> tuple[str, ...]:
        """Return the ids of everything that may be typed."""
        return tuple(self.handlers)

    def whereabouts(self) -> missed.Whereabouts:
        """Return where the next command is typed; the names of people are nobody else's business."""
        question = self.agenda.question
        people = tuple(name for plan in self.plans for name in plan.people)
        private = question is not None and question.free
        place = "game" if question is None else "people"
        return missed.Whereabouts(missed.SET_UP, place, self.teller.words, people, private=private)

    def repeat_question(self) -> None:
        """Tell once more what is waited for."""
        if self.agenda.question is None:
            self.teller.tell(*what_waits(self), record=False)
        else:
            self.teller.tell(self.agenda.question.message(self), record=False)

    def ask(self, question: HomeQuestion) -> None:
        """Ask something; lists that were read before are over."""
        self.agenda.question = question
        self.teller.page = None
        self.teller.tell(question.message(self))


Handler: TypeAlias = "Callable[[Home, Arguments], None]"
"""Answers a command at home; raises GameError for what it refuses. One more is one more line at home."""


def what_waits(home: Home) -> tuple[Message, ...]:
    """Tell in two lines what waits and what an empty line does; the rest on request."""
    first, context = what_first(home), home.context
    if home.waiting is None and not home.plans:
        return (first,)
    lessons, fresh = waiting_words(context.mistakes)
    tasks = open_tasks(context.preferences.language, context.daily)
    return (first, say("home-more", tasks=tasks, lessons=lessons, fresh=fresh))


def what_first(home: Home) -> Message:
    """Tell in one line what an empty line does, and with what."""
    plans, language = home.plans, home.context.preferences.language
    if home.waiting is not None:
        header = home.waiting.header
        people = sum(spec.player == seating.HUMAN for spec in header.seats)
        names = Listing(tuple(spec.name for spec in header.seats))
        game = Nested(game_title(header.game, language.has))
        return say("home-waiting", game=game, players=names, people=people)
    if plans:
        return say("home-last", plan=Nested(plan_message(plans[-1], language)))
    return say("home-choose", usual=Nested(game_title(game_ids()[0], language.has)))


def take_line(home: Home, line: str) -> None:
    """Do everything that a line says; an empty one does what was offered."""
    if line.strip():
        conversation.do_line(home, line, partial(_do, home))
    else:
        _guard(home, partial(_take_offer, home))
        do_wanted(home)


def do_wanted(home: Home) -> None:
    """Do what was wanted when a match was left, such as a rematch; after each match there may be more."""
    while home.wanted is not None and not home.agenda.done:
        wanted, home.wanted = home.wanted, None
        _guard(home, partial(run_word, home, wanted.id, wanted))


def _guard(home: Home, do: Callable[[], None]) -> None:
    """Do something and tell what is refused."""
    try:
        do()
    except GameError as error:
        home.agenda.refuse(error.key)
        home.teller.tell(errors.tell_error(error))


def _do(home: Home, command: TypedCommand) -> None:
    _guard(home, partial(_understand, home, command))
    do_wanted(home)


def _take_offer(home: Home) -> None:
    """Do what an empty line means now."""
    question = home.agenda.question
    if question is None:
        home.enter()
    elif isinstance(question, Offering):
        question.take_offer(home)
    else:
        home.repeat_question()


def _understand(home: Home, command: TypedCommand) -> None:
    """Take an answer, a game, a number of a list, or a command.

    Raises:
        GameError: It is refused or not understood.
    """
    if preferences.speak_otherwise(home, command):
        return
    question = home.agenda.question
    if question is not None:
        if command.asks and not isinstance(home.teller.words.match(command.words, home.commands()), Found):
            home.teller.tell(say("shell-only-asked"))
            home.repeat_question()
            home.agenda.unclear = True
            return
        if not command.asks and question.answer(home, command):
            return
    if _begins_with_game(home, command):
        run_word(home, "home-play", conversation.Arguments.behind("home-play", command))
        return
    own = home.teller.words.match(command.words, OWN)
    if isinstance(own, Found) and home.teller.words.in_full(own.id, " ".join(command.words[: own.used])):
        # What is read on is called alike in other conversations.
        run_word(home, own.id, conversation.Arguments.behind(own.id, command, own.used))
        return
    try:
        general.choose_or_run(home, command, partial(run_word, home))
    except MalformedAction as error:
        if error.key.startswith("error-unknown-command") and _holds_in_match(home, command):
            raise GameError("error-word-match", word=quote_briefly(command.text)) from None
        raise


def _holds_in_match(home: Home, command: TypedCommand) -> bool:
    """Tell whether something typed is a command of a match, of whichever game."""
    words = map(home.context.preferences.words, game_ids())
    return any(conversation.is_said(each, command, "commands", "verbs", "queries") for each in words)


_SURE = 3
"""Letters of a game's name after which more may follow on the line."""


def _begins_with_game(home: Home, command: TypedCommand) -> bool:
    """Tell whether a line begins with a game: its number where no list was read, or its name or a part.

    Commands written in full go first; of beginnings the game does, as where only games were asked for.
    """
    words = home.teller.words
    if words.read.alone(command.words) is not None:
        return home.teller.page is None and home.agenda.question is None
    found = words.match(command.words, home.commands())
    if isinstance(found, Found) and words.in_full(found.id, " ".join(command.words[: found.used])):
        return False
    return len(setup_dialogue.fitting_games(command.words[0], home.context.preferences.language)) == 1 and (
        len(command.words) == 1 or len(command.words[0]) >= _SURE
    )


OWN = ("home-continue", "play-again")
"""Commands of home that go before others of the same name."""

CHANGING = frozenset({
    "home-play", "home-continue", "home-delete", "home-change", "home-backup", "home-restore", "rematch",
    "play-again", "visit-club",
})  # fmt: skip
"""Commands of home that do something; with a question mark they are only explained."""

BEGINNING = frozenset({TODAY, "daily-task"})
"""Commands that list, and begin what is named behind them."""


def run_word(home: Home, key: str, rest: Arguments) -> None:
    """Run a command; one that ends in a question mark does nothing.

    Raises:
        GameError: It is refused.
    """
    begins = key in CHANGING or (key in BEGINNING and rest.words)
    if rest.asks and key != "home-play" and (begins or asking.changes_something(home, rest)):
        asking.explain_only(home, key)
    else:
        home.handlers[key](home, rest)


def next_request(home: Home) -> LineRequest:
    """Return what is asked for now: a command, or an answer to the open question."""
    question, teller = home.agenda.question, home.teller
    prompt = "shell-prompt-answer" if question else "shell-prompt-key" if teller.by_key else "shell-prompt"
    keys = (*(question.words if question else ()), *home.commands())
    free = question is not None and question.free
    return LineRequest(
        prompt=say(prompt),
        complete=lambda text: _complete(home, text),
        offer=typing_aids.offer_message,
        press=None if free else lambda key: _press(home, key, keys),
        status=lambda: (what_first(home),),
    )


def _press(home: Home, key: str, among: tuple[str, ...]) -> readers.KeyPressed:
    """Return the command that a single key means; Escape goes back, as in a match."""
    words = home.teller.words
    return (
        readers.KeyPressed(words.word("undo"))
        if key == editor.Key.ESCAPE
        else typing_aids.key_meaning(words, key, among)
    )


def _complete(home: Home, text: str) -> editor.Completion:
    """Complete a command, or the name of a game."""
    start = text.rfind(" ") + 1
    typed, language = normalise_bare(text[start:]), home.context.preferences.language
    titles = setup_dialogue.game_titles(game_ids(), language)
    names = titles if start else [*titles, *map(home.teller.words.word, home.commands())]
    fitting = {name for name in names if normalise_bare(name).startswith(typed) and name[:1].isalnum()}
    return editor.Completion(start, tuple(sorted(fitting)))
