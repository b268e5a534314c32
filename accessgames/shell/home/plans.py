"""What is going to be played by whom: the last set-up of each game, as it is remembered and told."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import BOT_PREFIX, is_bot, policy_name
from accessgames.dataclasses import dataclass, field, replace
from accessgames.engine import SeatSpec
from accessgames.games import game_ids, game_title
from accessgames.language import Listing, Message, Nested, say
from accessgames.shell import seating, settings, setup_dialogue

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.language import Language

SETTING: Final = "last-setups"
"""The setting that keeps the last set-up of each game, that of the game played last at the end."""

_FIELDS: Final = frozenset({"game", "people", "bots", "options"})
_LONGEST_WORD: Final = 40
_MOST: Final = 16
"""Most seats or options of a set-up that is read."""


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """A match as it is going to be played.

    Attributes:
        game: Id of the game.
        people: Names of the people at the keyboard.
        bots: Computer players; one without a name gets one at the table.
        options: Chosen options, by key.
        luck: Where its luck shall come from.
        locked: Whether nobody is advised; said for one match, so it is not remembered.
    """

    game: str
    people: tuple[str, ...]
    bots: tuple[SeatSpec, ...] = ()
    options: Mapping[str, str] = field(default_factory=lambda: setup_dialogue.NO_OPTIONS)
    luck: setup_dialogue.WantedLuck = setup_dialogue.WantedLuck()
    locked: bool = False

    def seats(self, gender: str = "unknown") -> tuple[SeatSpec, ...]:
        """Return who sits where.

        Args:
            gender: Grammatical gender from the settings, for a person who plays alone.
        """
        alone = gender if len(self.people) == 1 and gender != "unknown" else ""
        return (*(SeatSpec(name, seating.HUMAN, alone) for name in self.people), *self.bots)

    @property
    def levelled(self) -> tuple[SeatSpec, ...]:
        """The computer players that have a level, and no manner of their own."""
        return tuple(spec for spec in self.bots if spec.player.removeprefix(BOT_PREFIX).isdecimal())

    @property
    def mixed(self) -> bool:
        """Whether some computer player has a manner of its own."""
        return len(self.levelled) < len(self.bots)

    @property
    def level(self) -> int:
        """The level that all computer players with one have; 0 where they differ, or there are none."""
        levels = {spec.player.removeprefix(BOT_PREFIX) for spec in self.levelled}
        return int(next(iter(levels))) if len(levels) == 1 else 0

    def with_bots(self, count: int, level: int) -> MatchPlan:
        """Return the plan with so many computer players of a level; those there are keep their names."""
        named = (*(spec.name for spec in self.levelled), *[""] * count)[:count]
        return replace(self, bots=tuple(SeatSpec(name, f"{BOT_PREFIX}{level}") for name in named))

    def with_level(self, level: int) -> MatchPlan:
        """Return the plan with another level; whoever has a manner of their own stays beside others."""
        changed = self.levelled or self.bots
        bots = (
            SeatSpec(spec.name if spec in self.levelled else "", f"{BOT_PREFIX}{level}")
            if spec in changed
            else spec
            for spec in self.bots
        )
        return replace(self, bots=tuple(bots))

    def with_rival(self, player: str) -> MatchPlan:
        """Return the plan with a character in the place of a computer player: of the first with a level."""
        kept = list(self.bots)
        for leaving in (*self.levelled, *self.bots)[:1]:
            kept.remove(leaving)
        return replace(self, bots=(SeatSpec("", player), *kept))

    def check(self, room: Room) -> None:
        """Refuse what the game does not have.

        Raises:
            GameError: `error-seats`, `error-bot-level` or what is wrong with an option.
        """
        room.game.setup(len(self.people) + len(self.bots), self.options)
        for spec in self.bots:
            policy_name(room.bots, spec.player)


def usual_level(room: Room) -> int:
    """Return the level of computer players where nobody has chosen one: the one in the middle."""
    return (len(room.bots.levels) + 1) // 2


def fewest_bots(room: Room, people: int) -> int:
    """Return how many computer players there are where nobody has said: one for somebody who plays alone."""
    least, most = max(0, room.game.seats[0] - people), room.game.seats[-1] - people
    return max(least, min(most, 1 if people == 1 else 0))


def usual_names(preferences: settings.Preferences, count: int) -> tuple[str, ...]:
    """Return what people are called who have not said: the first by the settings, others by their number."""
    text, saved = preferences.language.text, preferences.settings["name"]
    names = tuple(text("shell-usual-name", number=number, people=count) for number in range(1, count + 1))
    return (saved, *names[1:]) if saved and names else names


def usual_plan(room: Room, preferences: settings.Preferences) -> MatchPlan:
    """Return the set-up of a game that was never played here."""
    plan = MatchPlan(room.game.id, usual_names(preferences, 1))
    return plan.with_bots(fewest_bots(room, 1), usual_level(room))


def remembered_plans(text: str) -> tuple[MatchPlan, ...]:
    """Read the last set-ups, one of each game; what is anything else is passed over."""
    try:
        entries = json.loads(text or "[]")
    except (ValueError, RecursionError):
        return ()
    if not isinstance(entries, list):
        return ()
    plans = {plan.game: plan for entry in entries if (plan := _read(entry)) is not None}
    return tuple(plans.values())


def _read(entry: Any) -> MatchPlan | None:  # noqa: ANN401 - JSON
    """Read one set-up; None for what is none. Whether the game has all of it is asked later."""
    if not (isinstance(entry, dict) and entry.keys() == _FIELDS and entry["game"] in game_ids()):
        return None
    people, bots, options = entry["people"], entry["bots"], entry["options"]
    if not (
        _short_list(people) and _short_list(bots) and isinstance(options, dict) and len(options) <= _MOST * 2
    ):
        return None
    if not (people and all(_fits(name, settings.LONGEST_NAME) for name in people)):
        return None
    if not all(_short_list(bot) and len(bot) == len(("name", "player")) for bot in bots):
        return None
    fit = all(
        _fits(player, _LONGEST_WORD) and is_bot(player) and (name == "" or _fits(name, settings.LONGEST_NAME))
        for name, player in bots
    )
    words = (word for pair in options.items() for word in pair)
    if not (fit and all(_fits(word, _LONGEST_WORD) for word in words)):
        return None
    return MatchPlan(entry["game"], tuple(people), tuple(SeatSpec(*bot) for bot in bots), options)


def _short_list(value: object) -> bool:
    return isinstance(value, list) and len(value) <= _MOST


def _fits(value: object, most: int) -> bool:
    return (
        isinstance(value, str) and 0 < len(value) <= most and value.isprintable() and value == value.strip()
    )


def remember_plan(plan: MatchPlan, text: str) -> str:
    """Return the text that keeps a set-up as the last one; of too many games the oldest are forgotten."""
    others = [other for other in remembered_plans(text) if other.game != plan.game]
    while len(found := _write((*others, plan))) > settings.LONGEST_TEXT and others:
        del others[0]
    return found if len(found) <= settings.LONGEST_TEXT else text


def _write(plans: Iterable[MatchPlan]) -> str:
    return json.dumps([_entry(plan) for plan in plans], ensure_ascii=False, separators=(",", ":"))


def _entry(plan: MatchPlan) -> dict[str, object]:
    return {
        "game": plan.game,
        "people": list(plan.people),
        "bots": [[spec.name, spec.player] for spec in plan.bots],
        "options": dict(plan.options),
    }


def plan_message(plan: MatchPlan, language: Language) -> Message:
    """Tell a set-up in a few words: the game, who plays, how strong the computer players are."""
    players = Listing(tuple(spec.name for spec in seating.name_seats(plan.seats(), language)))
    # Where somebody plays by a manner of their own, no level says how.
    levelled = len(plan.levelled)
    level = "none" if not levelled else str(plan.level) if plan.level else "mixed"
    beside = levelled if plan.mixed else 0
    game = Nested(game_title(plan.game, language.has))
    options = len(plan.options)
    locked = "yes" if plan.locked else "no"
    return say(
        "home-plan", game=game, players=players, level=level, beside=beside, options=options, locked=locked
    )
