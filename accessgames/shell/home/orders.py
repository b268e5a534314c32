"""A match ordered in words: how many play, who, against whom, how strong; in any order and case."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass, field, replace
from accessgames.engine import GameError, SeatSpec
from accessgames.games import game_ids, game_title, load_room
from accessgames.language import Found
from accessgames.language.commandline import normalise_bare, quote_briefly
from accessgames.shell.home import plans
from accessgames.shell.home.rulings import Ruling, Rulings, names_option
from accessgames.shell.input.missed import stems
from accessgames.shell.rivals.characters import called, find_opponent
from accessgames.shell.seating import find_level
from accessgames.shell.settings import LONGEST_NAME

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.language import Vocabulary
    from accessgames.shell.settings import Preferences

_TOTALS: Final = {"order-alone": 1, "order-two": 2, "order-three": 3, "order-four": 4}
ORDER_WORDS: Final = (
    "order-level", "order-computers", "order-people", "order-without", "order-with", "order-small",
    "order-me", "order-unaided", "order-helped", *_TOTALS,
)  # fmt: skip
"""Ids of the words with which a match is ordered; all of them count only in full."""

_LONGEST_ENDING: Final = 3


@dataclass(slots=True)
class _Heard:
    """What an order has said so far.

    Attributes:
        number: A number whose word has not come yet.
        without: The word by which what comes is denied; empty where it is not.
        behind: Whether a preposition stands before: a name there is in no nominative.
        level: The level of the computer players.
        bots: How many there shall be.
        people: How many people.
        total: How many seats in all.
        names: People by name.
        called: Computer players by name.
        rivals: Characters, each as a seat has it.
        options: Rules of the match, by key.
        locked: Whether help shall be locked; None where nothing was said of it.
    """

    number: int | None = None
    without: str = ""
    behind: bool = False
    level: int | None = None
    bots: int | None = None
    people: int | None = None
    total: int | None = None
    names: tuple[str, ...] = ()
    called: tuple[str, ...] = ()
    rivals: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    locked: bool | None = None


class Order:
    """Reads what is ordered of a match.

    Attributes:
        heard: What was said.
        invented: Whether people were ordered who have no names yet.
    """

    def __init__(
        self, room: Room, plan: plans.MatchPlan, preferences: Preferences, words: Vocabulary
    ) -> None:
        """Begin with a set-up of the game of which some is said otherwise."""
        self.heard = _Heard()
        self.invented = False
        self._room = room
        self._plan = plan
        self._preferences = preferences
        self._words = words
        self._rulings = Rulings(room.game.options, preferences.words(room.game.id), self._is_order)
        text = preferences.language.text
        self._bots = tuple(text("shell-bot-name", number=number) for number in range(1, 10))

    def read(self, text: str) -> None:
        """Read words, in any order.

        Raises:
            GameError: `home-error-word` or `home-error-name`, with what is not understood; `home-error-rival`
                for a level of a character; what `Rulings.named` refuses of an option.
        """
        typed = tuple(text.replace(",", " ").split())
        place = 0
        while place < len(typed):
            place += self._take(typed[place:])
        heard = self.heard
        left = heard.without if heard.number is None else str(heard.number)
        if left:
            raise GameError("home-error-word", word=left)
        if heard.rivals and heard.level is not None and not (heard.bots or heard.called or heard.total):
            name = called(heard.rivals[0], self._preferences.language)
            raise GameError("home-error-rival", name=name[0] if name else "", level=heard.level)

    def _take(self, typed: tuple[str, ...]) -> int:
        """Take what stands next, and return how many words that were."""
        heard, lower = self.heard, tuple(word.lower() for word in typed)
        used = self._ruling(self._rulings.find(typed, heard.number))
        if used:
            return used
        found = self._words.match(lower, ORDER_WORDS)
        if isinstance(found, Found):
            return found.used + self._noun(found.id, lower[found.used :])
        number = self._words.read.number(lower)
        if number is not None:
            heard.number = number.value
            return number.used
        return self._who(typed)

    def _is_order(self, typed: Sequence[str]) -> bool:
        """Tell whether words begin with one of an order."""
        return isinstance(self._words.match([word.lower() for word in typed], ORDER_WORDS), Found)

    def _ruling(self, found: Ruling | None) -> int:
        """Take an option that was found; return how many words it was."""
        if found is None:
            return 0
        heard = self.heard
        heard.options[found.key] = found.value
        heard.number, heard.without, heard.behind = None, "", False
        return found.used

    def _who(self, typed: tuple[str, ...]) -> int:
        """Take what stands next where it is no word of an order: a level, somebody by name, or an option."""
        heard = self.heard
        level = find_level(typed[0], self._words)
        rival = find_opponent(typed[0], self._room.bots, self._preferences.language)
        if level is not None:
            heard.level = level
        elif rival is not None:
            self._refuse_without(typed[0])
            heard.rivals = (*heard.rivals, rival)
        else:
            found = self._rulings.alone(typed, heard.without.split()) or self._rulings.named(
                typed, heard.number, without=bool(heard.without), behind=heard.behind
            )
            return self._ruling(found) or self._name(typed[0])
        return 1

    def _noun(self, key: str, behind: tuple[str, ...]) -> int:
        """Take a word of an order; return how many words behind it belong to it."""
        heard, used = self.heard, 0
        if key == "order-with":
            heard.behind = True
        elif key == "order-without":
            heard.without = self._words.word(key)
        elif key == "order-me":
            heard.names = (*heard.names, plans.usual_names(self._preferences, 1)[0])
        elif key in {"order-unaided", "order-helped"}:
            heard.locked = key == "order-unaided"
        elif key in _TOTALS:
            heard.total = _TOTALS[key]
        elif key == "order-level":
            heard.level, used = self._strength(behind)
        elif key in {"order-computers", "order-people"}:
            count, used = self._count(behind, 1 if key == "order-people" else max(1, len(self._plan.bots)))
            if key == "order-people":
                heard.people = count
            else:
                heard.bots = count
        return used

    def _count(self, behind: tuple[str, ...], usual: int) -> tuple[int, int]:
        """Return how many are meant, by the number before or behind, and how many words behind say so."""
        heard = self.heard
        if heard.without:
            heard.without = ""
            return 0, 0
        if heard.number is not None:
            count, heard.number = heard.number, None
            return count, 0
        number = self._words.read.number(behind)
        return (usual, 0) if number is None else (number.value, number.used)

    def _strength(self, behind: tuple[str, ...]) -> tuple[int, int]:
        """Return the level that stands behind or before its word."""
        number = self._words.read.number(behind)
        if number is not None:
            return number.value, number.used
        level = find_level(behind[0], self._words) if behind else None
        if level is not None:
            return level, 1
        if self.heard.number is None:
            raise GameError("home-error-level")
        value, self.heard.number = self.heard.number, None
        return value, 0

    def _name(self, typed: str) -> int:
        """Take the name of a computer player or of a person, which is one word.

        Raises:
            GameError: `home-error-rival-elsewhere` for a computer player of another game; `home-error-name`
                for a name in a case from which the nominative can't be told; `home-error-word` for what is
                no name.
        """
        heard = self.heard
        self._refuse_without(typed)
        computer = _meant(typed, self._bots)
        if computer is not None:
            heard.called = (*heard.called, computer)
            return 1
        known = _meant(typed, self._known_people())
        preposed = heard.behind and not self._names_option(typed)
        if known is None and (preposed or not typed[:1].isupper()):
            self._refuse_rival_elsewhere(typed)
        if known is None and preposed:
            raise GameError("home-error-name", name=quote_briefly(typed))
        if known is None and not typed[:1].isupper():
            raise GameError("home-error-word", word=quote_briefly(typed))
        heard.names = (*heard.names, known or checked_name(typed, heard.names))
        return 1

    def _refuse_rival_elsewhere(self, typed: str) -> None:
        """Refuse a computer player with a name that plays another game; a level of any game is none."""
        language = self._preferences.language
        for game in game_ids():
            rival = find_opponent(typed, load_room(game).bots, language)
            name = None if rival is None else called(rival, language)
            if name is not None:
                title = game_title(game, language.has)
                raise GameError("home-error-rival-elsewhere", name=name[0], game=title)

    def _names_option(self, typed: str) -> bool:
        """Tell whether a word names an option, of whichever game: it is no name of a person then."""
        return any(names_option(typed, self._preferences.words(game)) for game in game_ids())

    def _refuse_without(self, name: str) -> None:
        """Refuse to leave somebody out by name: who plays then, nobody has said."""
        if self.heard.without:
            raise GameError("home-error-word", word=quote_briefly(f"{self.heard.without} {name}"))

    def _known_people(self) -> Iterable[str]:
        settings = self._preferences.settings
        known = (self._plan, *plans.remembered_plans(settings[plans.SETTING]))
        return filter(None, (settings["name"], *(name for plan in known for name in plan.people)))

    def plan(self) -> plans.MatchPlan:
        """Return the set-up with what was said otherwise.

        Raises:
            GameError: The game does not have that.
        """
        heard, plan = self.heard, self._plan
        people = heard.names or plan.people
        if heard.people is not None:
            self.invented = heard.people > len(people)
            people = extend_names(self._preferences, people, heard.people)
        if heard.total is not None and heard.bots is None and not heard.called:
            people = people[: heard.total]
        locked = plan.locked if heard.locked is None else heard.locked
        made = replace(plan, people=tuple(people), options={**plan.options, **heard.options}, locked=locked)
        made = replace(made, bots=self._opponents(made))
        made.check(self._room)
        return made

    def _opponents(self, made: plans.MatchPlan) -> tuple[SeatSpec, ...]:
        """Return the computer players that were ordered: characters first, then those with a level.

        Those there are stay where nothing else was said of them.
        """
        heard, plan = self.heard, self._plan
        count = self._levelled(len(made.people))
        told = bool(heard.rivals or heard.called or heard.total or heard.bots is not None)
        if count == len(plan.bots) and not told:
            return plan.bots if heard.level is None else plan.with_level(heard.level).bots
        if count == len(plan.bots) and not (heard.rivals or plan.mixed or heard.level):
            return (*self._named(plan.bots),)
        level = heard.level or plan.level or plans.usual_level(self._room)
        rivals = (SeatSpec("", player) for player in heard.rivals)
        return (*rivals, *self._named(made.with_bots(count, level).bots))

    def _named(self, bots: Sequence[SeatSpec]) -> Iterable[SeatSpec]:
        """Give computer players the names by which they were ordered."""
        names = (*self.heard.called, *(spec.name for spec in bots[len(self.heard.called) :]))
        return (SeatSpec(name, spec.player) for name, spec in zip(names, bots, strict=True))

    def _levelled(self, people: int) -> int:
        """Return how many computer players there are beside characters that were ordered."""
        heard, plan = self.heard, self._plan
        if heard.called:
            return max(len(heard.called), heard.bots or 0)
        if heard.bots is not None:
            return heard.bots
        if heard.total is not None:
            return max(0, heard.total - people - len(heard.rivals))
        if heard.rivals:
            return 0
        same = people == len(plan.people)
        usual = len(plan.bots) if same else plans.fewest_bots(self._room, people)
        return usual if heard.level is None else max(1, usual)


def checked_name(name: str, taken: Sequence[str]) -> str:
    """Return a name, if it can be one.

    Raises:
        GameError: `error-text-unfit`, or `shell-name-taken`.
    """
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise GameError("error-text-unfit", text=name[:LONGEST_NAME], most=LONGEST_NAME)
    if normalise_bare(name) in map(normalise_bare, taken):
        raise GameError("shell-name-taken", name=name)
    return name


def extend_names(preferences: Preferences, names: Sequence[str], count: int) -> tuple[str, ...]:
    """Return names for so many people: those there are, and the usual ones for the others.

    Whoever was alone and never said a name is the first of several who have none.
    """
    usual = plans.usual_names(preferences, count)
    names = [
        name for name in names if count == 1 or name not in plans.usual_names(preferences, 1) or name in usual
    ]
    more = [name for name in usual if normalise_bare(name) not in map(normalise_bare, names)]
    return (*names, *more)[:count]


def _meant(typed: str, names: Iterable[str]) -> str | None:
    """Return the name that a word is, in any of its cases; None where it is none of them, or of several."""
    bare = normalise_bare(typed)
    names = tuple(dict.fromkeys(names))
    whole = [name for name in names if normalise_bare(name) == bare]
    found = whole or [
        name
        for name in names
        if any(
            bare.startswith(stem) and len(bare) <= len(stem) + _LONGEST_ENDING
            for stem in stems(normalise_bare(name))
        )
    ]
    return found[0] if len(found) == 1 else None
