"""IOTA with the real cards on the table: what is typed, what is asked, what is refused, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.engine import CHANCE, SPECTATOR, MalformedAction, Perspective, SetupError, Stream
from accessgames.games import ActionSeries, load_room
from accessgames.games.iota.commands import IotaCommands
from accessgames.games.iota.notation import format_action, parse_action, parse_card
from accessgames.games.iota.own_cards import OwnCards
from accessgames.games.iota.rules.actions import Draw
from accessgames.games.iota.rules.game import IotaGame
from accessgames.games.room import Listener
from accessgames.language import Language, Person
from accessgames.language.commandline import split_words
from accessgames.shell.seating import has_secrets

if TYPE_CHECKING:
    from accessgames.games.iota.rules.state import IotaState

GAME = IotaGame()
OWN = OwnCards()
PEOPLE = (Person("Jana"), Person("Petr"))


def begun(cards: str, *lines: str) -> IotaState:
    """Return a match with own cards after some draws and moves."""
    state = GAME.initial(GAME.setup(2, {"cards": cards, "starter": "first"}))
    for line in lines:
        state = GAME.play(state, GAME.actors(state)[0], parse_action(line)).state
    return state


DEALT = tuple(f"draw {card}" for card in ("r1c", "r2c", "r3c", "g1s", "b1x", "b2x", "b3x", "b4x", "g1x"))


def sit(state: IotaState, seat: int = 0, tag: str = "cs") -> Listener:
    """Return somebody at the table."""
    words = Language(tag).vocabulary("common", "space", "shell", "iota")
    return Listener(Perspective(GAME, GAME.view(state, seat), seat), PEOPLE, frozenset(), words)


def heard(typed: str, state: IotaState, told: tuple[int, ...] = (), seat: int = 0, tag: str = "cs") -> object:
    """Return what was told after a line, or the key of the refusal."""
    try:
        return OWN.hear(tuple(split_words(typed)), told, sit(state, seat, tag))
    except MalformedAction as error:
        return error.key


def cards(*names: str) -> tuple[int, ...]:
    """Return cards by their notation."""
    return tuple(map(parse_card, names))


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("čk1 zk2 div mx4", ("r1c", "g2c", "w", "b4x")),
        ("červený kruh 1, zelený kruh 2 a divoká", ("r1c", "g2c", "w")),
        ("čk1", ("r1c",)),
    ],
)
def test_a_hand_is_told_in_one_line_or_in_parts(typed: str, told: tuple[str, ...]) -> None:
    """In short and in words."""
    assert cards(*told) == heard(typed, begun("own"))


def test_english_cards_are_understood() -> None:
    """With their own letters."""
    assert cards("r1c", "w") == heard("rc1 wild", begun("own"), tag="en")


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("hruška", "iota-own-word"),
        ("čk1 čk1", "iota-own-elsewhere"),
        ("div div div", "iota-own-elsewhere"),
        ("čk1 čk2 čk3 čk4 zk1", "iota-own-too-many"),
        ("červený kruh", "iota-error-card-whole"),
        ("karta", "iota-error-no-cards"),
    ],
)
def test_what_is_no_card_is_refused(typed: str, key: str) -> None:
    """Each with its reason."""
    assert key == heard(typed, begun("own"))


def test_what_was_told_is_corrected_before_it_counts() -> None:
    """By another line, by the word for it, and taken back as a whole."""
    state, told = begun("own"), cards("r1c", "r2c", "r3c", "r4c")
    assert cards("g1c", "g2c", "g3c", "g4c") == heard("zk1 zk2 zk3 zk4", state, told)
    assert cards("g1c", "g2c", "g3c", "g4c") == heard("oprav zk1 zk2 zk3 zk4", state, told)
    assert () == heard("smaž", state, told)


def test_cards_of_a_hand_become_draws_together() -> None:
    """All in one line of the table, each an action of its own."""
    state, told = begun("own"), cards("r1c", "r2c", "r3c", "w")
    action = OWN.action(told, sit(state))
    assert isinstance(action, ActionSeries)
    assert list(map(Draw, told)) == list(action.actions)
    assert OWN.action(told[:3], sit(state)) is None
    assert Draw(told[0]) == OWN.alone().action(told[:1], sit(state))
    assert told[:1] == OWN.told(Draw(told[0]), sit(state))


def test_only_the_holder_tells_a_hand() -> None:
    """What lies open anybody tells."""
    assert OWN.holder(GAME.view(begun("own"), SPECTATOR)) == 0
    assert OWN.holder(GAME.view(begun("own", *DEALT[:4]), SPECTATOR)) == 1
    assert OWN.holder(GAME.view(begun("own", *DEALT[:8]), SPECTATOR)) is None
    assert OWN.holder(GAME.view(begun("blind"), SPECTATOR)) is None


def test_traded_cards_that_come_back_are_known() -> None:
    """The program has heard which of them lie under the deck and in which order, so it asks for none."""
    state = begun("own", *DEALT)
    stream = Stream("own", "deck")
    asked: list[tuple[bool, bool]] = []
    while state.table.phase != "over" and len(asked) < 400:
        actor = GAME.actors(state)[0]
        if actor == CHANCE:
            asked.append((OWN.asked(GAME.view(state, SPECTATOR)), bool(state.pool)))
            action = GAME.chance(state, stream)
        else:
            legal = tuple(GAME.legal_actions(state, actor))
            action = legal[len(legal) - 1] if stream.below(3) else legal[len(legal) // 2]
        state = GAME.play(state, actor, action).state
    assert all(ask == pool for ask, pool in asked)
    assert {True} <= {ask for ask, _ in asked}


@pytest.mark.parametrize("tag", ["cs", "en"])
@pytest.mark.parametrize(
    ("cards_from", "lines", "key"),
    [
        ("own", (), "iota-own-dealt"),
        ("own", DEALT[:8], "iota-own-start"),
        ("own", (*DEALT, "place n50=r1c"), "iota-own-drawn"),
        ("blind", (), "iota-own-start"),
    ],
)
def test_each_draw_has_its_question(cards_from: str, lines: tuple[str, ...], key: str, tag: str) -> None:
    """A hand, the start card, a refill."""
    question = OWN.question((), sit(begun(cards_from, *lines), tag=tag))
    assert key == question.key
    assert Language(tag).render(question).braille


def test_what_is_missing_is_asked_for() -> None:
    """With what was told so far."""
    said = Language("cs").render(OWN.question(cards("r1c", "r2c"), sit(begun("own"))))
    assert "Ještě 2 karty, zatím červený kruh 1 a červený kruh 2." == said.full


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("polož čk2 n50", "place n50=r2c"),
        ("polož čk2 zk3 od n50 vpravo", "place n50=r2c o50=g3c"),
        ("vyměň 3", "trade ? ? ?"),
        ("vyměň 2 karty", "trade ? ?"),
        ("vyměň vše", "trade ? ? ? ?"),
        ("vyměň nic", "pass"),
        ("vezmi m50 za čk2", "recycle m50=r2c"),
    ],
)
def test_what_is_declared_without_a_known_hand(typed: str, action: str) -> None:
    """Whole cards with their places, and of a trade only how many."""
    listener = sit(begun("blind", "draw w"))
    verb, *words = split_words(typed)
    ids = {"polož": "place", "vyměň": "trade", "vezmi": "recycle"}
    made = IotaCommands().parse(ids[verb], tuple(words), listener)
    assert action == format_action(made)
    spelled = split_words(IotaCommands().spell(made, listener))
    spoken = {**ids, "vynech": "pass", "pas": "pass"}
    assert made == IotaCommands().parse(spoken[spelled[0]], tuple(spelled[1:]), listener)


@pytest.mark.parametrize(
    ("verb", "typed", "key"),
    [
        ("place", "1 n50", "iota-error-position-untold"),
        ("place", "kruh n50", "iota-error-card-whole"),
        ("trade", "čk1", "iota-error-trade-count"),
        ("trade", "9", "iota-error-too-many"),
    ],
)
def test_a_hand_that_is_unknown_is_not_spoken_of(verb: str, typed: str, key: str) -> None:
    """Neither by places in it nor by half a card."""
    with pytest.raises(MalformedAction) as caught:
        IotaCommands().parse(verb, tuple(split_words(typed)), sit(begun("blind", "draw w")))
    assert key == caught.value.key


def test_answers_claim_nothing_of_an_unknown_hand() -> None:
    """How many cards there are, and a wild one that everybody has seen."""
    answers = load_room("iota").commands.answers
    listener = sit(begun("blind", "draw w", "recycle m50=r1c"))
    assert ["iota-hand-untold", "iota-hand-untold-wild"] == [
        line.key for line in answers["hand"](listener, ())
    ]
    assert "iota-fits-no-hand" not in {line.key for line in answers["fits"](listener, ("n50",))}


def test_only_known_hands_are_secrets() -> None:
    """The keyboard is handed over where the program could tell a hand."""
    room = load_room("iota")
    setups = {value: GAME.setup(2, {"cards": value}) for value in ("program", "own", "blind")}
    assert {"program": True, "own": True, "blind": False} == {
        value: has_secrets(room, setup) for value, setup in setups.items()
    }
    assert [False, True, True] == [IotaCommands().people_only(setup) for setup in setups.values()]


def test_there_is_no_fourth_way() -> None:
    """Cards come from the program, are told, or are kept."""
    with pytest.raises(SetupError):
        GAME.setup(2, {"cards": "marked"})
