"""The comparison of pairs of matches finds what gives hidden things away; pairs are what they claim."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.engine import Stream
from accessgames.engine.match import redacted
from accessgames.shell.knowledge import Knowledge
from accessgames.shell.questions import HandOver
from accessgames.shell.teller import MatchTeller
from accessgames.testing.cases import make_case
from accessgames.testing.secrecy import Findings, Secrecy
from accessgames.testing.twins import Watcher, hidden_moments, play_course
from accessgames.testing.worlds import Questions

if TYPE_CHECKING:
    from accessgames.language import Message
    from accessgames.language.commandline import TypedCommand
    from accessgames.shell.session import Session
    from accessgames.testing.twins import Twins


def pairs(game_id: str, viewer: int) -> tuple[Any, list[Twins]]:
    """Some pairs of courses of a game."""
    game = make_case(game_id).game
    stream = Stream(game_id, "pairs")
    course = play_course(game, game.setup(2, {}), stream, 120)
    watcher = Watcher(game, viewer, stream)
    moments = hidden_moments(course, watcher, range(len(course.moves)), 6)
    return game, [twins for moment in moments if (twins := watcher.branch(course, moment, 20)) is not None]


@pytest.mark.parametrize("game_id", ["iota", "quantum", "tetrikon"])
def test_pairs_differ_only_in_what_is_hidden(game_id: str) -> None:
    """Every event and view on the way is the same to the viewer; the true states are not."""
    game, found = pairs(game_id, 0)
    assert found
    for twins in found:
        states = [game.initial(game.setup(2, {}))] * 2
        for moves in zip(twins.left, twins.right, strict=True):
            steps = [game.play(state, *move) for state, move in zip(states, moves, strict=True)]
            heard = [redacted(game, 0, step.events) for step in steps]
            states = [step.state for step in steps]
            assert heard[0] == heard[1]
            assert game.view(states[0], 0) == game.view(states[1], 0)
        assert tuple(states) == twins.states
        assert states[0] != states[1]


def look(game_id: str, sample: str = "leaks") -> Findings:
    """What is found in a few pairs."""
    secrecy = Secrecy(make_case(game_id), sample)
    secrecy.look(60, courses=60)
    return secrecy.findings


def leaks(game_id: str) -> bool:
    """Whether something is found in a few pairs: which lines are typed depends on the words there are."""
    return any(look(game_id, sample).differences for sample in ("leaks", "more", "still more", "last"))


def test_a_thought_that_depends_on_a_hidden_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when it was asked of the true state whether a computer player has a choice."""

    def thought(known: Knowledge, actor: int) -> int:
        match = known.seat._match  # type: ignore[attr-defined] # the true state, which no session may ask
        return len(match.game.legal_actions(match.state, actor))

    monkeypatch.setattr(Knowledge, "thought", thought)
    assert leaks("iota")


def test_lines_that_are_kept_for_everybody_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when Quantum's sealed choices were recalled by the next person and stood in transcripts."""
    monkeypatch.setattr(Knowledge, "line_owner", None)
    assert leaks("quantum")


def test_answers_that_everybody_may_hear_again_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a hand that was asked for stood in everybody's history."""
    monkeypatch.setattr(MatchTeller, "audience", None)
    assert leaks("iota")


def ask_always(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let everybody who pries type these lines by turns."""
    asked = cycle(lines)
    monkeypatch.setattr(Questions, "line", lambda _: next(asked))


@pytest.mark.parametrize("game_id", ["iota", "tetrikon"])
def test_who_answers_the_hand_over_may_hear_their_own_hand(
    game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deal that Karel puts together is told to him behind his "jo"; who looked on before hears no more.

    As in match 5/113 of Tetrikon: the word for a token was "jo", a yes to "klávesnici má Karel".
    """
    ask_always(monkeypatch, "jo", "ruka", "souhlasím", "yes", "hand")
    found = look(game_id)
    assert [] == found.differences
    assert found.pairs


def test_a_hand_that_something_else_than_a_yes_opens_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a slip, or an answer to another question, gave the keyboard to the next person."""
    taken = HandOver.answer

    def answer(question: HandOver, session: Session, command: TypedCommand) -> bool:
        if command.words == ("xyzzy",):
            session.agenda.question = None
            session.flow.sit_down(question.seat)
            return True
        return taken(question, session, command)

    monkeypatch.setattr(HandOver, "answer", answer)
    ask_always(monkeypatch, "xyzzy")
    assert leaks("tetrikon")


def test_what_the_next_person_would_hear_is_found_before_their_yes(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the question for the keyboard told already what the next person is to answer."""
    asked = HandOver.message

    def message(question: HandOver, session: Session) -> Message:
        session.known.hand_to(question.seat)
        session.flow._tell_private(question.seat)  # type: ignore[attr-defined] # it belongs behind the yes
        session.known.hand_to(None)
        return asked(question, session)

    monkeypatch.setattr(HandOver, "message", message)
    assert leaks("tetrikon")
