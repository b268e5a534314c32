"""What was told of chance can be corrected later in every game; what followed counts as far as it fits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Any

import pytest

from accessgames import engine
from accessgames.engine.chance import Streams
from accessgames.engine.driver import SeededChance
from accessgames.engine.verification import retell
from accessgames.testing.cases import Walk, some

if TYPE_CHECKING:
    from accessgames.testing.cases import Moment

AnyMatch = engine.Match[Any, Any, Any, Any]

EARLY = 80
"""One correction of a walk is among so many actions, one anywhere: most of what is tested needs no end."""

AFTER = 40
"""Most actions that are done before somebody notices."""

LATE = 1200
"""Nothing behind so many actions is corrected, so that the longest matches take no longer than others."""


def undrawn(_state: Any, _moment: int) -> None:  # noqa: ANN401 - by game
    """Draw nothing: all of chance is told by people."""


def slips(walked: Walk) -> Iterator[tuple[Moment, Any, int]]:
    """Actions of chance with what they might have been instead, and how many actions were done by then."""
    stream = walked.stream("slips")
    drawn = [moment for moment in walked.moments[:LATE] if moment.actor == engine.CHANCE]
    early = [moment for moment in drawn if moment.number < EARLY]
    for moment in (*stream.sample(early, min(1, len(early))), *stream.sample(drawn, min(1, len(drawn)))):
        legal = walked.game.legal_actions(moment.state, engine.CHANCE)
        others = [other for other in some(legal, stream, 8) if other != moment.action]
        if others:
            noticed = moment.number + 1 + stream.randrange(AFTER)
            yield moment, stream.choice(others), min(noticed, len(walked.moments))


def told_wrongly(walked: Walk, until: int, *, training: bool = False) -> tuple[AnyMatch, list[str]]:
    """The first actions of the walk as a match, with the lines of its journal."""
    lines: list[str] = []
    match = engine.Match(walked.game, walked.header(training=training), lines.append)
    for moment in walked.moments[:until]:
        match.submit(moment.actor, moment.action)
    return match, lines


def told_rightly(walked: Walk, wrong: Moment, right: object, until: int) -> AnyMatch:
    """A match in which it was right from the start, with all that followed as far as it fits."""
    match: AnyMatch = engine.Match(walked.game, walked.header())
    for moment in walked.moments[:until]:
        action = right if moment.number == wrong.number else moment.action
        try:
            match.submit(moment.actor, action)
        except (engine.IllegalAction, engine.NotYourTurn):
            break
    return match


def test_a_corrected_match_is_as_if_it_had_been_right_from_the_start(walked: Walk) -> None:
    """State, events, result and actions are those of a match without the mistake, as far as it still fits."""
    for wrong, right, until in slips(walked):
        match, lines = told_wrongly(walked, until)
        revision = match.correct(wrong.number, right, undrawn)
        ideal = told_rightly(walked, wrong, right, until)
        assert ideal.state == match.state
        assert ideal.outcome == match.outcome
        assert [(entry.actor, entry.text) for entry in ideal.entries] == [
            (entry.actor, entry.text) for entry in match.entries
        ]
        assert until - ideal.moment == revision.lost
        for viewer in walked.viewers:
            assert ideal.events(viewer) == match.events(viewer)
        assert until + 2 == len(lines)


def test_a_correction_is_one_line_that_can_be_loaded_and_gone_on_from(walked: Walk) -> None:
    """Killed before the line the match is the old one, behind it the corrected one; it goes on alike."""
    for wrong, right, until in slips(walked):
        match, lines = told_wrongly(walked, until)
        old = match.state
        match.correct(wrong.number, right, undrawn)
        for cut in (0, 1, len(lines[-1]) // 2, len(lines[-1]) - 1):
            torn = engine.read_journal([*lines[:-1], *([lines[-1][:cut]] if cut else [])])
            assert old == engine.Match.replay(walked.game, torn).state
        more: list[str] = []
        copy = engine.Match.replay(walked.game, engine.read_journal(lines), more.append)
        assert match.state == copy.state
        assert match.entries == copy.entries
        assert engine.verify(walked.game, engine.read_journal(lines)).ok
        go_on(walked, copy)
        go_on(walked, match)
        assert lines[until + 2 :] == more
        assert match.state == copy.state


def go_on(walked: Walk, match: AnyMatch, most: int = 8) -> None:
    """Do some actions: chance by the seed, everybody else the first that is possible."""
    chance = SeededChance(Streams(walked.beginning.seed))
    for _ in range(most):
        if not match.actors:
            return
        actor = match.actors[-1]
        drawn = chance.choose(match.game, match.state, match.moment) if actor == engine.CHANCE else None
        match.submit(
            actor, next(iter(match.game.legal_actions(match.state, actor))) if drawn is None else drawn
        )


def test_what_chance_drew_by_itself_is_drawn_again(walked: Walk) -> None:
    """Where nobody told it, luck that no longer fits is drawn again, which stands in the same line."""
    chance = SeededChance(Streams(walked.beginning.seed))

    def redraw(state: Any, moment: int) -> Any:  # noqa: ANN401 - by game
        return chance.choose(walked.game, state, moment)

    for wrong, right, until in slips(walked):
        match, lines = told_wrongly(walked, until)
        record = match.correct(wrong.number, right, redraw).record
        shorter, _ = told_wrongly(walked, until)
        assert match.moment >= shorter.correct(wrong.number, right, undrawn).record.kept
        for moment, text in record.redrawn:
            assert (engine.CHANCE, text) == (match.entries[moment].actor, match.entries[moment].text)
            drawn = redraw(match.state_at(moment), moment)
            assert text == walked.game.format_action(drawn)
        assert match.state == engine.Match.replay(walked.game, engine.read_journal(lines)).state


class Listening:
    """Hears corrections of a match."""

    def __init__(self) -> None:
        self.corrected_by: list[tuple[Any, Any]] = []

    def told(self, known: engine.Perspective[Any, Any, Any, Any], events: tuple[Any, ...]) -> None:
        """Take no notice of actions."""

    def noted(self, _note: object) -> None:
        """Help is no subject here."""

    def corrected(
        self, known: engine.Perspective[Any, Any, Any, Any], before: tuple[Any, ...], now: tuple[Any, ...]
    ) -> None:
        """Remember what was noticed before and now."""
        del known
        self.corrected_by.append((before, now))


def test_what_a_correction_changes_gives_no_secret_away(walked: Walk) -> None:
    """Of both courses everybody hears what they heard of the one, and would have heard of the other."""
    for wrong, right, until in islice(slips(walked), 1):
        match, lines = told_wrongly(walked, until)
        old = {viewer: match.noticed(viewer, wrong.number) for viewer in walked.viewers}
        match.correct(wrong.number, right, undrawn)
        ideal = told_rightly(walked, wrong, right, until)
        for viewer in walked.viewers:
            listening = Listening()
            known, _ = retell(walked.game, engine.read_journal(lines), viewer, listening)
            assert [(old[viewer], ideal.noticed(viewer, wrong.number))] == listening.corrected_by
            assert ideal.view(viewer) == known.view


def test_what_was_done_before_and_after_a_correction_can_be_taken_back(walked: Walk) -> None:
    """In training all seats take back across a correction to the start, and the journal says the same."""
    for wrong, right, until in slips(walked):
        match, lines = told_wrongly(walked, until, training=True)
        match.correct(wrong.number, right, undrawn)
        for last in reversed(match.entries):
            if engine.is_seat(last.actor) and any(entry.actor == last.actor for entry in match.entries):
                match.undo(last.actor)
        assert not any(engine.is_seat(entry.actor) for entry in match.entries)
        copy = engine.Match.replay(walked.game, engine.read_journal(lines))
        assert match.state == copy.state
        assert match.entries == copy.entries


def test_a_correction_can_be_corrected(walked: Walk) -> None:
    """What was right before is right again; what was lost by the mistake stays to be told."""
    for wrong, right, until in slips(walked):
        match, lines = told_wrongly(walked, until)
        kept = match.correct(wrong.number, right, undrawn).record.kept
        match.correct(wrong.number, wrong.action, undrawn)
        assert match.moment <= kept
        assert walked.moments[match.moment - 1].step.state == match.state
        assert match.state == engine.Match.replay(walked.game, engine.read_journal(lines)).state


def test_only_what_chance_can_have_done_is_a_correction(walked: Walk) -> None:
    """What others did, what is so already and what can't have been are refused, and nothing changes."""
    match, lines = told_wrongly(walked, len(walked.moments))
    written, state = list(lines), match.state
    drawn = {moment.number: moment for moment in walked.moments if moment.actor == engine.CHANCE}
    for moment in walked.sample(12):
        with pytest.raises(engine.GameError):
            match.correct(moment.number, moment.action, undrawn)
    for number in (-1, len(walked.moments)):
        with pytest.raises(engine.GameError, match="error-correct-chance"):
            match.correct(number, walked.moments[0].action, undrawn)
    for one, other in pairwise(list(drawn.values())[:20]):
        if other.action not in walked.game.legal_actions(one.state, engine.CHANCE):
            with pytest.raises(engine.GameError):
                match.correct(one.number, other.action, undrawn)
    assert (written, state) == (lines, match.state)


def altered(record: engine.Correction, stream: engine.Stream) -> engine.Correction:
    """The same correction with something about what follows that is not so."""
    kept = record.kept + stream.choice([-1, 1])
    return engine.Correction(record.at, record.text, max(kept, record.at + 1), record.redrawn)


def test_a_line_that_says_otherwise_is_impossible(walked: Walk) -> None:
    """How much still counts has to be what the rules say, or the journal is refused with the line."""
    stream = walked.stream("altered")
    for wrong, right, until in slips(walked):
        match, lines = told_wrongly(walked, until)
        writer = engine.read_journal(lines).writer()
        true = match.correct(wrong.number, right, undrawn).record
        false = altered(true, stream)
        if false != true:
            forged = engine.read_journal([*lines[:-1], writer.record(false)])
            assert "error-journal-impossible" == getattr(engine.verify(walked.game, forged).error, "key", "")
