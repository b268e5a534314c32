"""What is understood at home: games, matches that wait, lessons, rules, the club and the program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import replace
from accessgames.engine import GameError, people_choose
from accessgames.games import game_ids, game_title
from accessgames.games.told_rules import match_section
from accessgames.language import Ambiguous, Found, Listing, Message, Nested, say
from accessgames.language.commandline import TypedCommand
from accessgames.shell import entry, errors, launch, lists, news, setup_dialogue
from accessgames.shell.commands import control, explanations, general, missed
from accessgames.shell.home import conversation, matches, moving, orders, questions
from accessgames.shell.mistakes.words import MISTAKES
from accessgames.shell.tasks import today

if TYPE_CHECKING:
    from datetime import date

    from accessgames.games.room import Section
    from accessgames.shell.conversation import Arguments
    from accessgames.shell.tasks.rounds import DailyRound


def games_page(home: conversation.Home, head: Message | None = None) -> lists.Page:
    """Return the games as a list, each with one sentence about it; a number plays one."""
    items = (
        lists.ListItem(
            partial(game_line, home, game),
            partial(_play_usual, home, game),
            asked=partial(_about, home, game),
        )
        for game in game_ids()
    )
    return lists.Page(tuple(items), head=head)


def game_line(home: conversation.Home, game: str) -> Message:
    """Tell in one sentence what a game is about; its name alone where it says nothing of itself."""
    has = home.context.preferences.language.has
    return say(f"{game}-about") if has(f"{game}-about") else game_title(game, has)


def _about(home: conversation.Home, game: str) -> None:
    (name,) = setup_dialogue.game_titles((game,), home.context.preferences.language)
    home.teller.tell(game_line(home, game), say("home-about-more", game=name))


def _last_game(home: conversation.Home) -> str:
    """Return the game that was played last, else the first of those installed.

    Raises:
        GameError: `shell-no-games`.
    """
    games = game_ids()
    if not games:
        raise GameError("shell-no-games")
    return next((plan.game for plan in reversed(home.plans)), games[0])


def _play_usual(home: conversation.Home, game: str) -> None:
    """Play a game as it was played last; the first time as it is usually played."""
    matches.play_plan(home, questions.plan_of(home, game)[0])


def enter(home: conversation.Home) -> None:
    """Do what an empty line means: go on with the match that waits, else play as the last time."""
    if home.waiting is not None:
        matches.resume_match(home, home.waiting)
    else:
        plan, told = questions.plan_of(home, _last_game(home))
        matches.play_plan(home, plan, offered=told)


def play(home: conversation.Home, rest: Arguments) -> None:
    """Play a game, as words say or as the last time; without a word, ask with the last set-up.

    Raises:
        GameError: There is no such game, it does not have that, or something is not understood.
    """
    if not rest.words:
        home.ask(
            questions.set_up_question(home, _last_game(home), partial(matches.play_plan, home, offered=True))
        )
        return
    game, text = _game_first(home, rest)
    if rest.asks:
        _about(home, game)
        home.agenda.surprised = True
        return
    plan, known = questions.plan_of(home, game)
    order = orders.Order(home.launch.open_room(game), plan, home.context.preferences, home.teller.words)
    order.read(text)
    plan = order.plan() if text else plan
    if order.invented:
        asked = questions.SetUpAsked(plan, partial(matches.play_plan, home, offered=True), known=known)
        home.ask(questions.NameAsked(asked, ()))
    else:
        matches.play_plan(home, plan)


def _game_first(home: conversation.Home, rest: Arguments) -> tuple[str, str]:
    """Return the game that words begin with, and what follows; without one it is the game played last.

    Raises:
        GameError: `error-choice-number` for a number that no game has; `shell-choose` for several games.
    """
    games, words = game_ids(), home.teller.words
    number = words.read.alone(rest.words)
    if number is not None:
        if not 1 <= number <= len(games):
            raise GameError("error-choice-number", number=number, most=len(games))
        return games[number - 1], ""
    language = home.context.preferences.language
    fitting = setup_dialogue.fitting_games(rest.words[0], language)
    if len(fitting) == 1:
        return fitting[0], " ".join(rest.text.split()[1:])
    if len(fitting) > 1:
        raise GameError(
            "shell-choose", word=rest.text[:40], choices=setup_dialogue.game_titles(fitting, language)
        )
    return _last_game(home), rest.text


def change(home: conversation.Home, rest: Arguments) -> None:
    """Change the last set-up: tell what can be changed, or change what is named."""
    asked = questions.set_up_question(home, _last_game(home), partial(matches.play_plan, home, offered=True))
    home.agenda.question = asked
    asked.change(home, TypedCommand(rest.text, rest.words))


def tell_games(home: conversation.Home, rest: Arguments) -> None:
    """Tell all games, each in one sentence; a number plays one."""
    rest.nothing(home.teller.words)
    home.teller.read_page(games_page(home))


def about(home: conversation.Home, rest: Arguments) -> None:
    """Tell what a game is about, or what all are.

    Raises:
        GameError: `shell-choose` with the games there are.
    """
    if not rest.words:
        home.teller.tell(say("home-hello"))
        home.teller.read_page(games_page(home))
        return
    _about(home, setup_dialogue.find_game(rest.text, home.context.preferences.language))


def read_rules(home: conversation.Home, rest: Arguments) -> None:
    """Read the rules of a game: its sections, or the one that is named behind it; without a game, ask which.

    Raises:
        GameError: There is no such game or section.
    """
    if not rest.words:
        home.ask(questions.GameAsked("home-ask-rules", partial(_read_rules, home, ())))
        return
    _read_rules(
        home, rest.words[1:], setup_dialogue.find_game(rest.words[0], home.context.preferences.language)
    )


def _read_rules(home: conversation.Home, words: tuple[str, ...], game: str) -> None:
    """Read one section, or all of them as a list.

    Raises:
        GameError: `shell-no-section`.
    """
    room = home.launch.open_room(game)
    sections = room.rulebook.sections
    if words:
        known = home.context.preferences.words(game)
        match known.match(words, tuple(section.id for section in sections)):
            case Found(wanted):
                sections = tuple(section for section in sections if section.id == wanted)
            case Ambiguous(ids):
                sections = tuple(section for section in sections if section.id in ids)
            case _:
                command, every = known.word("rules"), known.word("all")
                raise GameError("shell-no-section", word=" ".join(words), command=command, all=every)
    if len(sections) == 1:
        _read_section(home, game, sections[0])
    else:
        items = (
            lists.ListItem(partial(say, section.title), partial(_read_section, home, game, section))
            for section in sections
        )
        home.teller.read_page(lists.Page(tuple(items)))


def _read_section(home: conversation.Home, game: str, section: Section) -> None:
    """Read a section of the rules as a game is usually played."""
    room = home.launch.open_room(game)
    options = room.game.setup(room.game.seats[0], people_choose(room.game.options)).options
    lines = match_section(room, section, options, home.context.preferences.language)
    home.teller.read_page(lists.Reading(say(section.title), lines))


def learn(home: conversation.Home, rest: Arguments) -> None:
    """Give the lesson of a game, and come back; without a game, tell what is known and ask what next.

    Raises:
        GameError: There is no such game, or it has no lesson.
    """
    if not rest.words:
        _ask_lesson(home)
    else:
        chosen = setup_dialogue.read_lesson(rest.words, home.context.preferences.language)
        _teach(home, chosen.game, chosen.words)


def _ask_lesson(home: conversation.Home) -> None:
    """Ask which game is to be learned, and propose the chapter of all games that is best practised next."""
    from accessgames.shell.tutor import chapters, progress  # noqa: PLC0415 - most sessions need no lesson

    context = home.context
    kept = progress.Progress(context.lessons, context.learned)
    fine = (game for game in game_ids() if entry.broken_words(context, game) is None)
    entries = chapters.all_entries(map(launch.load_installed_room, fine), kept)
    home.teller.tell(*chapters.survey(entries, kept))
    asked = questions.GameAsked("tutor-ask-game", partial(_teach, home))
    if entries:
        game, chapter = best = kept.proposed(entries)
        usual = chapters.name_entry(best, context.preferences.language)
        number = [name for of, name in entries if of == game].index(chapter) + 1
        asked = replace(asked, usual=usual, offer=partial(_teach, home, game, (str(number),)))
    home.ask(asked)
    home.teller.tell(*games_page(home).lines(by_key=home.teller.by_key))


def _teach(home: conversation.Home, game: str, chosen: tuple[str, ...] = ()) -> None:
    broken = entry.broken_words(home.context, game)
    if broken is not None:
        home.teller.tell(broken)
        return
    entry.HouseServices(home.context).teach(launch.load_installed_room(game), chosen=chosen)
    home.repeat_question()


def visit_club(home: conversation.Home, rest: Arguments) -> None:
    """Go to the organiser's desk, where there is one, and do there what stands behind the word.

    What is wrong with the club is told.
    """
    if home.launch.desk is not None:
        try:
            home.launch.desk(home.launch, home.context, rest.text)
        except GameError as error:
            home.teller.tell(errors.tell_error(error))
    home.repeat_question()


def ask_daily(home: conversation.Home, rest: Arguments) -> None:
    """Tell of the daily round, or begin one of its tasks; home again, tell what waits.

    Raises:
        GameError: As `today.tell_round`, or the task can't be asked; `daily-nowhere` where there is no round.
    """
    daily = today.round_of(home.context)
    today.tell_round(home, rest, daily, partial(_give_daily, home, daily))


def _give_daily(home: conversation.Home, daily: DailyRound, game: str, day: date) -> None:
    from accessgames.shell.tasks.giving import give_daily  # noqa: PLC0415 - most evenings begin without one

    with home.context.console.aside():
        give_daily(game, day, daily, home.context, entry.HouseServices(home.context))
    home.repeat_question()


def send_daily(home: conversation.Home, rest: Arguments) -> None:
    """Tell today's results as lines for friends.

    Raises:
        GameError: As `today.tell_lines`; `daily-nowhere` where there is no round.
    """
    today.tell_lines(home, rest, today.round_of(home.context))


def tell_statistics(home: conversation.Home, rest: Arguments) -> None:
    """Tell what was counted of finished matches, or delete it after a question.

    Raises:
        GameError: As `answer_statistics`.
    """
    from accessgames.shell.statistics.command import answer_statistics  # noqa: PLC0415 - few ask for them

    answer_statistics(home, rest, home.context.personal, home.context.open_room)


def learn_from_mistakes(home: conversation.Home, rest: Arguments) -> None:
    """Ask the next own mistake, tell how they stand, list them, or ask whether they are to be deleted.

    Raises:
        GameError: As `words.read_wanted`; `mistake-nowhere`; or the mistake can't be asked.
    """
    from accessgames.shell.home.mistakes import take_wanted  # noqa: PLC0415 - most evenings need none

    take_wanted(home, rest)


def tell_records(home: conversation.Home, rest: Arguments) -> None:
    """Read the personal records of a game, or of all; further words choose those that mention them.

    Raises:
        GameError: As `read_records`.
    """
    from accessgames.shell.records import read_all_records  # noqa: PLC0415 - as above

    read_all_records(home, rest, home.context.records, home.launch.open_room)


def be_home(home: conversation.Home, rest: Arguments) -> None:
    """Leave any question, and tell what waits."""
    rest.nothing(home.teller.words)
    home.agenda.question = None
    home.teller.page = None
    home.teller.tell(*conversation.what_waits(home), record=False)


def go_back(home: conversation.Home, rest: Arguments) -> None:
    """Leave the open question; where none is open there is nothing behind.

    Raises:
        GameError: `home-nothing-back`.
    """
    if home.agenda.question is None and home.teller.page is None:
        raise GameError("home-nothing-back")
    be_home(home, rest)


def leave(home: conversation.Home, rest: Arguments) -> None:
    """Leave the program; nothing is asked, since nothing can be lost."""
    rest.nothing(home.teller.words)
    home.agenda.done = True
    home.teller.console.tell(say("shell-good-bye", "system"))


def tell_news(home: conversation.Home, rest: Arguments) -> None:
    """Read what is new in the program."""
    rest.nothing(home.teller.words)
    home.teller.read_page(news.news_page())


def tell_help(home: conversation.Home, rest: Arguments) -> None:
    """Tell what is waited for and all words, or explain some of them.

    Raises:
        GameError: As `explanations.explain_or_list`.
    """
    explanations.explain_or_list(home, rest, partial(_overview, home, rest))


GROUPS: Final = {
    "play": (
        "home-play",
        "home-change",
        "home-continue",
        "home-saved",
        "home-delete",
        "rematch",
        "play-again",
    ),
    "day": (today.TODAY, today.SEND, "check", MISTAKES),
    "know": ("home-games", "home-about", "rules", "learn", "statistics", "records"),
    "else": ("visit-club", "home-backup", "home-restore", "home", "news", "undo"),
}
"""Commands in the order in which help names them."""

PROGRAM_WORDS: Final = (
    "settings", "brief", "normal", "detailed", "language", "keys", "voice", "transcript", "missed", "help",
    "quit",
)  # fmt: skip


def _overview(home: conversation.Home, rest: Arguments) -> Iterator[Message]:
    """Yield the words of home, by what they are about."""
    word = home.teller.words.word
    game = Nested(game_title(game_ids()[0], home.context.preferences.language.has))
    for group, commands in GROUPS.items():
        yield say("home-help-group", group=group, words=Listing(tuple(map(word, commands))))
        if group == "play":
            yield say("home-help-example", play=word("home-play"), game=game)
    yield say("shell-help-hearing", words=Listing(tuple(map(word, general.HEARING_WORDS))))
    yield say("shell-help-program", words=Listing(tuple(map(word, PROGRAM_WORDS))))
    yield say("club-help-more", command=word(rest.id), example=word("home-play"))


HANDLERS: Final[Mapping[str, conversation.Handler]] = MappingProxyType({
    **general.GENERAL_COMMANDS,
    "home-play": play,
    "home-change": change,
    "home-continue": matches.continue_match,
    "home-saved": matches.list_saved,
    "home-delete": matches.delete_match,
    "rematch": matches.play_same,
    "play-again": matches.play_same,
    "home-games": tell_games,
    "home-about": about,
    "rules": read_rules,
    "learn": learn,
    "visit-club": visit_club,
    today.TODAY: ask_daily,
    "daily-task": ask_daily,
    today.SEND: send_daily,
    "home-backup": moving.pack,
    "home-restore": moving.unpack,
    "statistics": tell_statistics,
    MISTAKES: learn_from_mistakes,
    "records": tell_records,
    "check": control.check_line,
    "transcript": control.switch_transcript,
    "home": be_home,
    "undo": go_back,
    "news": tell_news,
    "missed": missed.answer_with_question,
    "help": tell_help,
    "quit": leave,
})  # fmt: skip
"""What is understood at home, by word id: one line for each command that is answered here."""
