from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessgames.engine import MalformedAction
from accessgames.engine.journal import MAX_NOTATION
from accessgames.testing.walks import Walk, some

if TYPE_CHECKING:
    from accessgames.engine import Stream
    from accessgames.testing.cases import Case

LETTERS = "".join(map(chr, range(32, 127)))


def actions_of(walked: Walk) -> Iterator[Any]:
    """All actions that were done, and others that could have been."""
    for moment in walked.moments:
        yield moment.action
    for moment in walked.sample(10):
        for actor in moment.actors:
            yield from some(walked.game.legal_actions(moment.state, actor), walked.stream("notation"), 60)


def test_what_is_written_is_read(walked: Walk) -> None:
    """Every action has one line of printable ASCII of at most 400 characters, and comes back from it."""
    game = walked.game
    texts: dict[str, Any] = {}
    for action in actions_of(walked):
        text = game.format_action(action)
        assert text == text.strip()
        assert text.isascii()
        assert text.isprintable()
        assert 0 < len(text) <= MAX_NOTATION
        assert action == game.parse_action(text)
        assert action == texts.setdefault(text, action)


def mutated(text: str, others: list[str], stream: Stream) -> str:
    """Spoil a notation a little: a letter or word gone, doubled, exchanged or taken from elsewhere."""
    words = text.split(" ")
    place = stream.randrange(len(words))
    letter = stream.randrange(len(text))
    match stream.randrange(8):
        case 0:
            words.pop(place)
        case 1:
            words.insert(place, words[place])
        case 2:
            words[place] = stream.choice(stream.choice(others).split(" "))
        case 3:
            stream.shuffle(words)
        case 4:
            words.append(stream.choice(stream.choice(others).split(" ")))
        case 5:
            return text[:letter] + text[letter + 1 :]
        case 6:
            return text[:letter] + stream.choice(LETTERS) + text[letter + 1 :]
        case _:
            return stream.choice([text.upper(), f" {text}", f"{text} ", text.replace(" ", "  "), text * 2])
    return " ".join(words)


def test_spoiled_notation_is_malformed_or_another_action(walked: Walk) -> None:
    """A slip is refused as malformed, or is an action that has its own line and that the rules judge."""
    game, stream = walked.game, walked.stream("mutation")
    texts = [game.format_action(action) for action in actions_of(walked)]
    for moment in walked.sample(12):
        actor = moment.actors[0]
        legal = game.legal_actions(moment.state, actor)
        for _ in range(40):
            text = mutated(stream.choice(texts), texts, stream)
            try:
                action = game.parse_action(text)
            except MalformedAction as error:
                assert error.args_  # noqa: PT017 - only some of the texts are malformed
                continue
            assert action == game.parse_action(game.format_action(action))
            assert (action in legal) == (game.refusal(moment.state, actor, action) is None), text


NONSENSE = (
    "",
    " ",
    "\0",
    "\n",
    "x",
    "-",
    "0",
    "-1",
    "9" * 4000,
    "x" * 100_000,
    "\ud800",
    "žluťoučký kůň",
    "²³",
    "٣",
    "None",
    "{}",
    '{"do":1}',
    "1e999",
    "nan",
)


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: ascii(text[:12]))
def test_nonsense_is_malformed(case: Case, text: str) -> None:
    """Nonsense is refused with what was typed, cut to a length that can be said."""
    with pytest.raises(MalformedAction) as caught:
        case.game.parse_action(text)
    assert all(len(str(value)) <= 1000 for value in caught.value.args_.values())


@settings(deadline=None)
@given(st.text(max_size=60) | st.text(LETTERS, max_size=60))
def test_any_text_is_an_action_or_malformed(case: Case, text: str) -> None:
    """Reading raises nothing but MalformedAction, whatever the text."""
    game = case.game
    try:
        action = game.parse_action(text)
    except MalformedAction:
        return
    assert action == game.parse_action(game.format_action(action))
