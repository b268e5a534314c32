"""What an analysis says of finished matches, worked out again from the journal and from what moves are worth.

The worth of a move is what the adviser gives it, in the position as its mover knew it; all that is counted,
compared and called a turning point is worked out here once more.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.bots.policies import rate
from accessgames.engine import SPECTATOR, Match, Perspective, is_seat, read_journal
from accessgames.engine.game import parse_actor
from accessgames.engine.match import redacted
from accessgames.games import PlayedMove, ReviewMeasure, load_room
from accessgames.shell.analysis.walk import ReviewWalk
from tests.shell.stage import Stage
from tests.truth.listeners import listener

if TYPE_CHECKING:
    from accessgames.language import Message
    from tests.truth.verdicts import Check

FOLDER: Final = Path(__file__).parents[1] / "golden"
MATCHES: Final = ("iota", "quantum", "tetrikon", "iqlandie")
LEAST: Final = 0.5
"""A smaller loss is none."""

SWINGS: Final = 25
"""Percent by which a mean over some courses of chance may differ from one over others."""


@dataclass(frozen=True)
class Rated:
    """A decision, by what its actions are worth.

    Attributes:
        value: What was done is worth.
        most: The best is worth.
        other: The best of the others is worth.
    """

    value: float
    most: float
    other: float

    @property
    def loss(self) -> float:
        """By how much something else was better."""
        return self.most - self.value

    @property
    def gain(self) -> float:
        """By how much it is better than all else."""
        return max(0.0, self.value - self.other)


class Past:
    """A finished match, played through again."""

    def __init__(self, game: str) -> None:
        """Read the journal of a match."""
        self.room = load_room(game)
        self.lines = (FOLDER / f"{game}-analysis.jsonl").read_text("utf-8").splitlines(keepends=True)
        self.measure = self.room.measure or ReviewMeasure()
        match = Match.replay(self.room.game, read_journal(self.lines), lambda _line: None)
        self.header = match.header
        state = self.room.game.initial(match.setup)
        self.states, self.actors, self.actions = [state], [], []
        for line in map(json.loads, self.lines[1:]):
            actor, action = parse_actor(line["by"]), self.room.game.parse_action(line["do"])
            state = self.room.game.play(state, actor, action).state
            self.states.append(state)
            self.actors.append(actor)
            self.actions.append(action)

    @cached_property
    def moves(self) -> list[int]:
        """Numbers of the actions of seats, from 0; the first move is the first of them."""
        return [at for at, actor in enumerate(self.actors) if is_seat(actor)]

    def end(self, number: int) -> int:
        """Return the number behind the last action that belongs to a move."""
        return self.moves[number] if number < len(self.moves) else len(self.actors)

    def seat(self, number: int) -> int:
        """Return who made a move."""
        return self.actors[self.moves[number - 1]]

    @cache  # noqa: B019 - there are four of them
    def rated(self, number: int) -> Rated | None:
        """Judge a decision from what its mover knew; None where there was no choice, or nothing to judge."""
        at = self.moves[number - 1]
        known = Perspective(
            self.room.game, self.room.game.view(self.states[at], self.actors[at]), self.actors[at]
        )
        if len(known.legal) == 1 or not self.measure.judged(known.view):
            return None
        judge = self.measure.judge or self.room.bots.judges[self.room.bots.adviser]
        values = [(one.action, one.value) for one in rate(judge, known)]
        own = [value for action, value in values if action == self.actions[at]]
        others = [value for action, value in values if action != self.actions[at]]
        return Rated(own[0], max((*own, *others)), max(others)) if own and others else None

    @cache  # noqa: B019 - as above
    def facts(self, number: int) -> list[Any]:
        """Return the facts about a move that turned the match."""
        find, at = self.measure.remarks, self.moves[number - 1]
        if find is None:
            return []
        before, after = self.states[at], self.states[self.end(number)]
        found = find(PlayedMove(self.room.game, self.actors[at], self.actions[at], before, after))
        return [one for one in found if one.turning]

    def turning(self, number: int) -> bool:
        """Tell whether something else was clearly better."""
        rated = self.rated(number)
        return rated is not None and rated.loss >= self.measure.clear

    @property
    def numbers(self) -> range:
        """The numbers of all moves."""
        return range(1, len(self.moves) + 1)


@dataclass(frozen=True, slots=True)
class LookedBack:
    """A line of an analysis.

    Attributes:
        past: The match.
        message: The line.
        word: Word id of what was typed.
        rest: What was typed behind it.
        before: The move where the listener was.
        number: The move where the listener is then.
        lines: The whole answer.
    """

    past: Past
    message: Message
    word: str
    rest: str
    before: int
    number: int
    lines: tuple[Message, ...]

    def arg(self, name: str) -> Any:  # noqa: ANN401 - by message
        """Return an argument of the line."""
        return self.message.args[name]

    @property
    def rated(self) -> Rated:
        """The decision of this move."""
        found = self.past.rated(self.number)
        assert found is not None
        return found

    def who(self) -> int:
        """Return whom the line names."""
        return [seat.name for seat in self.past.header.seats].index(self.arg("who").name)

    def worth(self, amount: float, value: Any = None) -> bool:  # noqa: ANN401 - a part of a line
        """Tell whether an amount is named, rounded, in the unit of the game."""
        part = (self.arg("worth") if value is None else value).message
        return bool(part.key == (self.past.measure.unit or "analysis-points")) and part.args == {
            "amount": round(amount)
        }


def _typed(past: Past) -> Iterator[tuple[str, str]]:
    """Yield the steps of a walk: to every move and what is thought of it, to turning points, to nowhere."""
    yield from (("walk-here", ""), ("previous", ""), ("walk-turning-back", ""), ("walk-summary", ""))
    for number in past.numbers:
        yield from (("next", ""), ("hint", ""))
        if not number % 7:
            yield "walk-here", ""
    yield from (("next", ""), ("walk-turning", ""), ("walk-start", ""))
    yield from (("walk-turning", ""),) * 3
    yield from (("walk-move", str(len(past.moves) + 1)), ("walk-move", "999"), ("walk-move", "obratník"))
    yield from (("walk-turning-back", ""), ("walk-end", ""), ("walk-turning-back", ""), ("undo", ""))


@cache
def past_of(game: str) -> Past:
    """Return a match, once."""
    return Past(game)


@cache
def looked_back(game: str) -> tuple[LookedBack, ...]:
    """Walk through a match, and return every line that is told."""
    past, told, found = past_of(game), list[Any](), list[LookedBack]()
    stage = Stage(past.room, "Jana,Petr")
    stage.kept.lines = list(past.lines)
    stage.leave_and_come_back()
    console, words = stage.console, stage.session.teller.words
    tell = console.tell

    def telling(*messages: Message, audience: int | None = None, record: bool = True) -> None:
        told.extend(messages)
        tell(*messages, audience=audience, record=record)

    console.tell = telling  # type: ignore[method-assign] # it only listens
    before = 0
    for word, rest in (("analysis", ""), *_typed(past)):
        told.clear()
        stage.type(f"{words.word(word)} {rest}".strip())
        while told[-1].key in {"shell-answer-more", "shell-reading-more", "shell-list-more"}:
            told.pop()
            stage.type(words.word("next"))
        walk = stage.session.agenda.question
        number = walk.number if isinstance(walk, ReviewWalk) else before
        lines = tuple(told)
        found += [LookedBack(past, line, word, rest, before, number, lines) for line in lines]
        before = number
    return tuple(found)


# ------------------------------------------------------------------ the sentences


def _here(line: LookedBack) -> object:
    counted = line.arg("count") == len(line.past.moves)
    if line.message.key == "analysis-here-start":
        return counted and line.number == 0
    return counted and line.arg("number") == line.number and line.who() == line.past.seat(line.number)


def _happened(line: LookedBack) -> set[str]:
    """Return the keys of what may be told of a move: what happened in it, or what was done."""
    past, number = line.past, line.number
    start, end = past.moves[number - 1] if number else 0, past.end(number)
    game, events = past.room.game, list[Any]()
    for at in range(start, end):
        events += game.play(past.states[at], past.actors[at], past.actions[at]).events
    known = Perspective(game, game.view(past.states[end], SPECTATOR), SPECTATOR)
    seen = list(redacted(game, SPECTATOR, events))
    told = past.room.narration.tell(tuple(seen), listener(known, len(past.header.seats)))
    return {told[0].key} if told else {"analysis-nothing", "analysis-done"}


def _step(line: LookedBack) -> object:
    """The move that was gone to: one further, or back, or the one that was typed."""
    ways = {
        "next": line.before + 1,
        "previous": line.before - 1,
        "walk-start": 0,
        "walk-end": len(line.past.moves),
    }
    wanted = ways.get(line.word, line.number)
    return (line.arg("number"), line.arg("count")) == (wanted, len(line.past.moves)) and wanted == line.number


def _no_move(line: LookedBack) -> object:
    number = line.arg("number")
    return str(number) == line.rest and line.arg("count") == len(line.past.moves) < number


def _turns(line: LookedBack) -> bool:
    return bool(line.arg("turning") == ("yes" if line.past.turning(line.number) else "no"))


def _loss(line: LookedBack) -> object:
    loss = line.rated.loss
    return _turns(line) and LEAST <= loss < line.past.measure.decisive and line.worth(loss)


def _best(line: LookedBack) -> object:
    return line.rated.loss < LEAST <= line.rated.gain and line.worth(line.rated.gain)


def _no_choice(line: LookedBack) -> object:
    """There was one action, or none whose worth is known, and nothing else to be said of the move."""
    return line.word == "hint" and (line.number == 0 or line.past.rated(line.number) is None)


def _decisions(line: LookedBack, seat: int | None = None) -> list[tuple[int, Rated]]:
    """Return the decisions that could be judged, of one seat or of all, by their numbers."""
    past = line.past
    return [
        (number, rated)
        for number in past.numbers
        if seat in {None, past.seat(number)} and (rated := past.rated(number)) is not None
    ]


def _turned(line: LookedBack, seat: int | None = None) -> int:
    past = line.past
    facts = [
        past.seat(number) if fact.seat is None else fact.seat
        for number in past.numbers
        for fact in past.facts(number)
    ]
    own = sum(past.turning(number) for number, _ in _decisions(line, seat))
    return own + sum(seat in {None, about} for about in facts)


def _summary(line: LookedBack) -> object:
    told = (line.arg("decisions"), line.arg("turning"))
    return told == (len(_decisions(line)), _turned(line))


def _lost(line: LookedBack, seat: int) -> tuple[float, int]:
    """Return what was lost by a seat in all, and how often so much that it has no number."""
    losses = [rated.loss for _, rated in _decisions(line, seat)]
    small = [loss for loss in losses if loss < line.past.measure.decisive]
    return sum(small), len(losses) - len(small)


def _share(line: LookedBack) -> object:
    seat = line.who()
    own, (loss, great) = _decisions(line, seat), _lost(line, seat)
    best = sum(rated.loss < LEAST for _, rated in own)
    told = (line.arg("decisions"), line.arg("best"), line.arg("turning"))
    part = line.arg("lost").message
    return (
        told == (len(own), best, _turned(line, seat))
        and part.args["great"] == great
        and line.worth(loss, part.args["worth"])
    )


def _size(line: LookedBack, rated: Rated) -> bool:
    return bool(line.arg("size") == ("decisive" if rated.loss >= line.past.measure.decisive else "counted"))


def _average(line: LookedBack) -> object:
    own, (loss, great) = _decisions(line, line.who()), _lost(line, line.who())
    mean = loss / max(1, len(own) - great)
    costly = max(rated.loss for _, rated in own)
    rated = dict(own)[line.arg("number")]
    return (
        rated.loss == costly >= LEAST
        and line.worth(costly)
        and _size(line, rated)
        and line.worth(max(1, round(mean)), line.arg("mean"))
        and line.arg("below") == ("yes" if round(mean) == 0 else "no")
    )


def _label(past: Past, number: int) -> Message:
    """Return what was done in a move, in words."""
    at = past.moves[number - 1]
    seat, game = past.actors[at], past.room.game
    known = Perspective(game, game.view(past.states[at], seat), seat)
    return past.room.narration.action(past.actions[at], listener(known, len(past.header.seats)))


def _top(line: LookedBack) -> object:
    """No decision of anybody was better than all else by more, where that has a number."""
    gains = {
        number: rated.gain for number, rated in _decisions(line) if rated.gain < line.past.measure.decisive
    }
    number = line.arg("number")
    if gains.get(number, 0.0) != max(gains.values()):
        return False
    if line.message.key == "analysis-top-move":
        return bool(line.arg("move").message == _label(line.past, number))
    return line.who() == line.past.seat(number) and line.worth(gains[number])


def _turning(line: LookedBack) -> object:
    number = line.arg("number")
    rated = line.past.rated(number)
    turned = rated is not None and line.past.turning(number) and line.who() == line.past.seat(number)
    return turned and rated is not None and _size(line, rated) and line.worth(rated.loss)


def _fact(line: LookedBack) -> object:
    reasons = {fact.reason.key for fact in line.past.facts(line.arg("number"))}
    return line.arg("line").message.key in reasons


def _lucky(line: LookedBack) -> int:
    """Return in how many moves the answer says that luck turned the match; each of these is checked, too."""
    return sum(one.key == "analysis-turning-luck" for one in line.lines)


def _after(line: LookedBack, number: int) -> list[list[float]]:
    """Return the chances to win, in percent, behind each run of chance that belongs to a move."""
    past, chances = line.past, line.past.measure.chances
    assert chances is not None
    start, end = (past.moves[number - 1] if number else 0), past.end(number)
    behind = [
        at + 1
        for at in range(start, end)
        if not is_seat(past.actors[at]) and (at + 1 == end or past.actors[at + 1] != past.actors[at])
    ]
    found = []
    for at in behind:
        outcome = past.room.game.outcome(past.states[at])
        if outcome is not None:
            won = outcome.winners()
            found.append([100 * (seat in won) / len(won) for seat in range(len(outcome.places))])
        elif (told := chances(past.room.game, past.states[at])) is not None:
            found.append([100 * chance for chance in told])
    return found


def _luck(line: LookedBack) -> object:
    """So many percent are behind what chance brought; what was before is a mean of what it could have."""
    number = line.arg("number") if "number" in line.message.args else line.number
    seat, after, before = line.who(), line.arg("after"), line.arg("before")
    size = abs(after - before)
    clear = 100 * line.past.measure.luck
    turned = line.message.key == "analysis-turning-luck" or line.arg("turning") == "yes"
    return (
        after in [round(chances[seat]) for chances in _after(line, number)]
        and 0 <= before <= 100
        and (size >= clear - 1 if turned else size <= clear + 1)
    )


def _none_further(line: LookedBack) -> object:
    """No decision and no fact turned the match further on, or before."""
    ahead = line.word == "walk-turning"
    past = line.past
    there = [number for number in past.numbers if past.turning(number) or past.facts(number)]
    return not [number for number in there if (number > line.before if ahead else number < line.before)]


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "analysis-begins": lambda line: line.arg("count") == len(line.past.moves),
        "analysis-here": _here,
        "analysis-here-start": _here,
        "analysis-step": _step,
        "analysis-no-move": _no_move,
        "analysis-which": lambda line: (
            (line.arg("word"), line.arg("count")) == (line.rest, len(line.past.moves))
            and not line.rest.isdecimal()
        ),
        "analysis-loss": _loss,
        "analysis-decisive": lambda line: _turns(line) and line.rated.loss >= line.past.measure.decisive,
        "analysis-best": _best,
        "analysis-as-good": lambda line: line.rated.loss < LEAST and line.rated.gain < LEAST,
        "analysis-no-choice": _no_choice,
        "analysis-summary": _summary,
        "analysis-summary-luck": lambda line: line.arg("count") == _lucky(line) > 0,
        "analysis-share": _share,
        "analysis-average": _average,
        "analysis-top": _top,
        "analysis-top-move": _top,
        "analysis-turning": _turning,
        "analysis-turning-fact": _fact,
        "analysis-turning-luck": _luck,
        "analysis-luck": _luck,
        "analysis-no-turning": _none_further,
        "analysis-no-turning-before": _none_further,
    }
)
"""By line: what makes it true."""
