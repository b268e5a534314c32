"""Choosing a game, the players and, on request, the options of a match."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import partial
from itertools import starmap
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass, field, replace
from accessgames.engine import GameError, SeatSpec
from accessgames.games import Room, game_ids, game_title
from accessgames.language import Found, Message, Nested, say
from accessgames.language.commandline import normalise_bare, split_words
from accessgames.language.lookalike import find_look_alike
from accessgames.shell.dialogue import BackError, Dialogue
from accessgames.shell.lists import list_lines
from accessgames.shell.seating import BOT_LEVELS, HUMAN, asked_level, level_words
from accessgames.shell.settings import LONGEST_NAME

if TYPE_CHECKING:
    from accessgames.language import Language

_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
_LUCK_WORDS: Final = "luck-words"


@dataclass(frozen=True, slots=True)
class WantedLuck:
    """Where the luck of a match shall come from.

    Attributes:
        seed: A chosen seed; None to draw a secret one.
        words: Whether each person adds words to a drawn one.
        occasion: What the match is part of, such as a table of a club; empty at home.
    """

    seed: str | None = None
    words: bool = False
    occasion: str = ""


_DRAWN: Final = WantedLuck()


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """What is known about the match that is going to be played.

    Attributes:
        room: The game.
        names: People at the keyboard.
        people: How many people there will be.
        bots: How many computer players.
        level: Their level.
        options: Chosen options, by key.
        luck: Where its luck shall come from.
    """

    room: Room
    people: int = 1
    names: tuple[str, ...] = ()
    bots: int = 0
    level: int = 1
    options: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    luck: WantedLuck = WantedLuck()

    def seats(self, gender: str) -> tuple[SeatSpec, ...]:
        """Return who sits where; computer players have no names yet.

        Args:
            gender: Grammatical gender from the settings, for a person who plays alone.
        """
        alone = gender if len(self.names) == 1 and gender != "unknown" else ""
        humans = (SeatSpec(name, HUMAN, alone) for name in self.names)
        return (*humans, *(SeatSpec("", f"bot:{self.level}") for _ in range(self.bots)))


@dataclass(frozen=True, slots=True)
class GameChoice:
    """What the player wants to do first.

    Attributes:
        game: Id of a game.
        learning: Whether to take its lesson; else to play it.
        club: Whether to go to the organiser's desk instead of any game.
    """

    game: str
    learning: bool = False
    club: bool = False


def find_game(text: str, language: Language) -> str:
    """Return the installed game that a name, an id or the beginning of one means.

    Raises:
        GameError: `shell-choose` with the names that would be right.
    """
    games = game_ids()
    titles = _game_titles(games, language)
    fitting = [
        game
        for game, name in zip(games, titles, strict=True)
        if any(normalise_bare(each).startswith(normalise_bare(text)) for each in (name, game))
    ]
    if len(fitting) != 1:
        raise GameError("shell-choose", word=text[:40], choices=titles)
    return fitting[0]


def _game_titles(games: tuple[str, ...], language: Language) -> tuple[str, ...]:
    return tuple(language.form(game_title(game, language.has), "full") for game in games)


def choose_game(dialogue: Dialogue) -> GameChoice:
    """Let the player choose one of the installed games, by number or name, and say which was taken.

    The word for learning, before the game or alone, takes its lesson. The only game needs no question.

    Raises:
        LeftError: The player leaves.
        GameError: `shell-no-games`.
    """
    games = game_ids()
    if not games:
        raise GameError("shell-no-games")
    if len(games) == 1:
        return GameChoice(games[0])
    usual = Nested(game_title(games[0], dialogue.console.language.has))
    chosen = _ask_game(dialogue, say("shell-ask-game", usual=usual), games)
    if chosen.club:
        return chosen
    if chosen.learning and not chosen.game:
        chosen = replace(choose_lesson(dialogue), learning=True)
    taken = Nested(game_title(chosen.game, dialogue.console.language.has))
    dialogue.console.tell(say("shell-game-chosen", "system", game=taken))
    return chosen


def choose_lesson(dialogue: Dialogue) -> GameChoice:
    """Let the player choose the game that is to be learned.

    Raises:
        LeftError: The player leaves.
    """
    games = game_ids()
    usual = Nested(game_title(games[0], dialogue.console.language.has))
    return _ask_game(dialogue, say("tutor-ask-game", usual=usual), games, lesson=True)


def _ask_game(
    dialogue: Dialogue, asked: Message, games: tuple[str, ...], *, lesson: bool = False
) -> GameChoice:
    language = dialogue.console.language
    lines = list_lines([game_title(game, language.has) for game in games])
    names = tuple(zip(_game_titles(games, language), games, strict=True))

    def understand(line: str) -> GameChoice:
        if not lesson and dialogue.words.in_full("visit-club", line):
            return GameChoice("", club=True)
        # What follows the word for learning, "" when nothing does, None without such a word.
        typed, wanted = split_words(line), None
        match = dialogue.words.match(typed, ("learn",))
        if isinstance(match, Found) and dialogue.words.in_full("learn", " ".join(typed[: match.used])):
            wanted = " ".join(typed[match.used :])
        if wanted == "" and not lesson:
            return GameChoice("", learning=True)
        # Where a lesson is chosen already, the word for it alone says nothing, and is refused like any other.
        index = dialogue.which(wanted or line, names, 0)
        return GameChoice(games[index], learning=wanted is not None)

    return dialogue.ask((asked, *lines), understand, place="game")


class MatchSetup:
    """Asks for the players and options of one match; `zpět` goes back to the question before."""

    def __init__(
        self,
        dialogue: Dialogue,
        room: Room,
        options: Mapping[str, str] = _NOTHING,
        luck: WantedLuck = _DRAWN,
    ) -> None:
        """Set up a match of a game, with options and luck that were chosen before."""
        self._dialogue = dialogue
        self._doubted = ""
        self._plan = MatchPlan(room, options=options, luck=luck)

    def ask(self) -> MatchPlan:
        """Ask everything.

        Raises:
            LeftError: The player leaves.
        """
        steps = (self._people, self._names, self._bots, self._level, self._begin)
        place = 0
        forward = 1
        while place < len(steps):
            try:
                asked = steps[place]()
            except BackError:
                forward = -1
            else:
                forward = forward if not asked else 1
            place = max(0, place + forward)
            if place == 0:
                forward = 1
        return self._plan

    @property
    def _most(self) -> int:
        return self._plan.room.game.seats[-1]

    def _people(self) -> bool:
        question = (say("shell-ask-people", most=self._most),)
        people = self._dialogue.number(question, range(1, self._most + 1), 1, "people")
        self._plan = replace(self._plan, people=people, names=self._plan.names[:people])
        return True

    def _names(self) -> bool:
        names: list[str] = []
        while len(names) < self._plan.people:
            number = len(names) + 1
            saved, text = self._dialogue.preferences.settings["name"], self._dialogue.console.language.text
            usual = text("shell-usual-name", number=number, people=self._plan.people)
            usual = saved if number == 1 and saved else usual
            if self._plan.people == 1:
                question = say("shell-ask-name", usual=usual)
            else:
                question = say("shell-ask-name-of", number=number, usual=usual)
            try:
                names.append(self._dialogue.ask((question,), partial(self._name, usual, tuple(names))))
            except BackError:
                if not names:
                    raise
                names.pop()
        self._plan = replace(self._plan, names=tuple(names))
        return True

    def _name(self, usual: str, taken: tuple[str, ...], line: str) -> str:
        name = unicodedata.normalize("NFC", " ".join(line.split())) or usual
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise GameError("error-text-unfit", text=name[:LONGEST_NAME], most=LONGEST_NAME)
        if normalise_bare(name) in map(normalise_bare, taken):
            raise GameError("shell-name-taken", name=name)
        alike = find_look_alike(name, taken)
        if alike is not None and self._doubted != name:
            self._doubted = name
            raise alike.doubt(name)
        return name

    def _bots(self) -> bool:
        seats, people = self._plan.room.game.seats, self._plan.people
        least, most = max(0, seats[0] - people), seats[-1] - people
        default = max(least, min(most, 1 if people == 1 else 0))
        if least == most:
            self._plan = replace(self._plan, bots=least)
            return False
        question = (say("shell-ask-bots", least=least, most=most, usual=default),)
        bots = self._dialogue.number(question, range(least, most + 1), default, "computers")
        self._plan = replace(self._plan, bots=bots)
        return True

    def _level(self) -> bool:
        most = len(self._plan.room.bots.levels)
        usual = (most + 1) // 2
        if not self._plan.bots or most == 1:
            self._plan = replace(self._plan, level=usual)
            return False
        question = (asked_level(self._plan.room.bots, usual),)
        if most == BOT_LEVELS:
            level = 1 + self._dialogue.choice(question, level_words(self._dialogue.words), usual - 1, "level")
        else:
            level = self._dialogue.number(question, range(1, most + 1), usual, "level")
        self._plan = replace(self._plan, level=level)
        return True

    def _begin(self) -> bool:
        """Ask whether to begin; the options, and words that join the luck, come only on request."""
        word = self._dialogue.words.word("options")
        while self._plan.room.game.options:
            question = (say("shell-ask-begin", options=word),)
            wants = self._dialogue.ask(question, self._wants_options, place="begin")
            if not wants:
                break
            if wants == _LUCK_WORDS:
                self._want_words()
            else:
                self._options()
        return True

    def _want_words(self) -> None:
        """Note that people will add words to the luck."""
        self._plan = replace(self._plan, luck=replace(self._plan.luck, words=True))
        self._dialogue.console.tell(say("shell-words-wanted", "system"))

    def _wants_options(self, line: str) -> str:
        """Return what is wanted before the match begins; empty for nothing.

        Raises:
            GameError: `shell-begin-or-options`, or `shell-words-chosen` where the seed is a chosen one.
        """
        typed, table = normalise_bare(line), self._dialogue.words.table
        if not typed or self._dialogue.words.in_full("yes", typed):
            return ""
        for wanted in ("options", _LUCK_WORDS):
            if any(normalise_bare(word).startswith(typed) for word in table[wanted].words):
                if wanted == _LUCK_WORDS and self._plan.luck.seed is not None:
                    raise GameError("shell-words-chosen")
                return wanted
        word = self._dialogue.words.word
        raise GameError("shell-begin-or-options", options=word("options"), words=word(_LUCK_WORDS))

    def _options(self) -> None:
        """Let one option be chosen and changed; an empty line leaves all as they are."""
        options = self._plan.room.game.options
        values = {option.key: self._plan.options.get(option.key, option.default) for option in options}
        number = self._pick(say("shell-ask-option"), [(option.key, values[option.key]) for option in options])
        if number == 0:
            return
        option = options[number - 1]
        number = self._pick(say("shell-ask-choice"), [(option.key, choice) for choice in option.choices])
        if number:
            chosen = {**self._plan.options, option.key: option.choices[number - 1]}
            self._plan = replace(self._plan, options=MappingProxyType(chosen))

    def _pick(self, asked: Message, values: list[tuple[str, str]]) -> int:
        lines = list_lines(list(starmap(self._plan.room.narration.option, values)))
        return self._dialogue.number((asked, *lines), range(1, len(values) + 1), 0, "option")
