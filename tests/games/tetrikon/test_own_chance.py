"""A real set on the table: what is asked, understood, refused, corrected and read back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from accessgames.engine import CHANCE, GameError, MalformedAction
from accessgames.games.tetrikon import ROOM as TETRIKON
from accessgames.games.tetrikon.notation import format_action
from accessgames.games.tetrikon.own_chance import OwnChance
from accessgames.language.commandline import split_words
from tests.games.tetrikon.positions import GAME, play, position
from tests.games.tetrikon.wording import desk_at, full, mistake
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from accessgames.games import Listener
    from accessgames.games.tetrikon.rules.state import TetrikonState

OWN: Final = OwnChance()


def written(told: Any, desk: Listener) -> str:  # noqa: ANN401 - in the game's own terms
    """Return the action that was told, in the notation."""
    action = OWN.action(told, desk)
    assert action is not None
    return format_action(action)


BOTH: Final = {"dice": "own", "cards": "own"}


def after(*actions: str, options: dict[str, str] | None = None, **setup: Any) -> TetrikonState:  # noqa: ANN401
    """A position in which chance is awaited."""
    state, _ = play(position(options=options or BOTH, **setup), *actions)
    return state


ROLLED: Final = after("roll")
DRAWN: Final = after("roll", "dice 3 5")
DOUBLE: Final = after("roll", "dice 3 3", "choose chance")
BOUGHT: Final = after("buy", "pay 50 50", money=["50 50", ""])
FILLING: Final = after("buy", "pay 50 50", "die 2", money=["50 50", ""], bag="x5 l4")


@pytest.mark.parametrize(
    ("state", "question"),
    [
        (ROLLED, "Hoďte oběma kostkami. Co padlo?"),
        (DRAWN, "Lízněte si z pokladnice, karta 1 ze 2. Jaká je hodnota?"),
        (DOUBLE, "Lízněte si náhodu. Která to je?"),
        (BOUGHT, "Hoďte jednou kostkou, určí dílek. Co padlo?"),
        (FILLING, "Vytáhněte dílek ze sáčku na místo 2. Který to je?"),
    ],
)
def test_the_question_says_what_is_needed(state: TetrikonState, question: str) -> None:
    """Each thing that chance owes is asked for, by name for others."""
    desk = desk_at(state)
    assert OWN.asked(desk.view)
    assert [question] == full([OWN.question((), desk)])


@pytest.mark.parametrize(
    ("seats", "mode", "question", "said"),
    [
        (1, "solo", "Vylosujte si diagram. Který to je?", "B tři"),
        (2, "blitz", "Vylosujte si diagram písmene A. Který to je?", "A tři"),
    ],
)
def test_diagrams_of_blitz_and_solo_are_told(seats: int, mode: str, question: str, said: str) -> None:
    """Of any letter in solo, of that of the match in blitz; one that is drawn cannot be drawn again."""
    state = GAME.initial(GAME.setup(seats, {"mode": mode, "cards": "own"}))
    assert not OWN.asked(desk_at(state).view)
    state = GAME.apply(state, 0, GAME.parse_action("begin")).state
    desk = desk_at(state)
    assert OWN.asked(desk.view)
    assert [question] == full([OWN.question((), desk)])
    told = OWN.hear(split_words(said), (), desk)
    action = OWN.action(told, desk)
    assert action is not None
    name = said[0] + "3"
    assert (f"draw {name}", (name,)) == (GAME.format_action(action), OWN.told(action, desk))
    assert "told-diagram" == OWN.kind(desk)
    state = GAME.apply(state, CHANCE, action).state
    if mode == "solo":
        with pytest.raises(MalformedAction) as caught:
            OWN.hear(split_words(said), (), desk_at(state))
        assert "tetrikon-own-impossible" == caught.value.key
    assert not OWN.asked(desk_at(GAME.initial(GAME.setup(seats, {"mode": mode}))).view)


def test_only_what_comes_from_the_real_set_is_asked_for() -> None:
    """Dice and cards are two options; without them, and when a person is to act, nothing is asked."""
    dice = {"dice": "own"}
    assert OWN.asked(desk_at(after("roll", options=dice)).view)
    assert not OWN.asked(desk_at(after("roll", "dice 3 5", options=dice)).view)
    assert not OWN.asked(desk_at(after("roll", options={"cards": "own"})).view)
    assert OWN.asked(desk_at(after("roll", "dice 3 5", options={"cards": "own"})).view)
    assert not OWN.asked(desk_at(position(options=BOTH)).view)


@pytest.mark.parametrize(
    ("state", "typed", "action", "back"),
    [
        (ROLLED, "5 3", "dice 3 5", "Padlo 5 a 3."),
        (ROLLED, "padlo tři a pět", "dice 3 5", "Padlo 3 a 5."),
        (DRAWN, "25 T", "money 25", "Karta 25 T."),
        (DRAWN, "karta 100", "money 100", "Karta 100 T."),
        (DOUBLE, "směna 1 u M", "chance swap-manager", "Náhoda: výměna u managera."),
        (DOUBLE, "nestavis", "chance no-build", "Náhoda: zákaz stavby."),
        (BOUGHT, "3", "die 3", "Padlo 3."),
        (FILLING, "kříž", "piece x5", "Dílek: kříž."),
    ],
)
def test_what_is_told_becomes_the_action(state: TetrikonState, typed: str, action: str, back: str) -> None:
    """What the set shows is understood as people say it, read back, and is an action of chance."""
    desk = desk_at(state)
    told = OWN.hear(split_words(typed), (), desk)
    assert action == written(told, desk)
    assert [back] == full([OWN.read_back(told, desk)])
    play(state, action)


def test_dice_may_be_told_one_by_one() -> None:
    """After one die the other is asked for; a correction begins again, and erasing forgets both."""
    desk = desk_at(ROLLED)
    one = OWN.hear(("4",), (), desk)
    assert OWN.action(one, desk) is None
    both = OWN.hear(("2",), one, desk)
    assert "dice 2 4" == written(both, desk)
    assert "dice 6 6" == written(OWN.hear(("6", "6"), both, desk), desk)
    assert (5,) == OWN.hear(("oprav", "5"), one, desk)
    assert () == OWN.hear(("smaž",), both, desk)


@pytest.mark.parametrize(
    ("state", "typed", "said"),
    [
        (ROLLED, "7 1", "„7“ na kostce není, jsou na ní čísla 1 až 6."),
        (ROLLED, "1 2 3", "Kostky jsou dvě, čísel je 3."),
        (BOUGHT, "1 2", "Kostka je jedna, čísel je 2."),
        (DRAWN, "30", "„30“ není karta T, hodnoty jsou 1, 5, 10, 20, 25, 50 a 100."),
        (DOUBLE, "medvěd", "„medvěd“ není náhoda, píše se třeba „žolík 25 T“."),
        (DRAWN, "oprav 50", "„oprav“ tu nic neopraví, na tuto otázku ještě nic řečeno není."),
        (ROLLED, "oprav 3 5", "„oprav“ tu nic neopraví, na tuto otázku ještě nic řečeno není."),
        (FILLING, "medvěd", "„medvěd“ není dílek, jejich jména vypíše „dílky“."),
        (FILLING, "tyč", "„tyč“ teď být nemůže, podle účtů už to v soupravě není k mání."),
    ],
)
def test_what_cannot_be_is_refused(state: TetrikonState, typed: str, said: str) -> None:
    """The books are kept: what the set cannot show is refused with the word and what would be right."""
    with pytest.raises(MalformedAction) as caught:
        OWN.hear(split_words(typed), (), desk_at(state))
    assert said == mistake(caught.value)


def test_nobody_learns_from_a_refusal_what_others_hold() -> None:
    """Whether a T card or chance card is somewhere in a hand is settled by the match, not by the question."""
    state = after("roll", "dice 3 5", money=["", "100 100 100 100"])
    desk = desk_at(state)
    told = OWN.hear(("100",), (), desk)
    with pytest.raises(GameError):
        play(state, written(told, desk))


@pytest.mark.parametrize(
    ("before", "line", "told"),
    [
        ((), "3", (3,)),
        ((4,), "3", (4, 3)),
        ((4,), "3 5", (3, 5)),
        ((3, 5), "6", (6,)),
        ((3, 5), "6 1", (6, 1)),
    ],
)
def test_two_dice_are_told_together_or_one_by_one(
    before: tuple[int, ...], line: str, told: tuple[int, ...]
) -> None:
    """One more joins the one before; two at once, or one after two, begin anew."""
    assert told == OWN.hear(split_words(line), before, desk_at(ROLLED))


def test_a_no_is_no_card() -> None:
    """Whoever says no where a card is asked for has told no card, though one begins so (nestavíš)."""
    stage = Stage(TETRIKON, "Jana,Petr", options={"dice": "own", "cards": "own", "level": "A"})
    told = dict.fromkeys(("A3", "A1", "hák", "roh", "schod", "vlajka", "domino", "tyč", "5", "3"), "ano")
    stage.type(*(line for each in told.items() for line in each), "ano", "hoď", "3 3", "ano", "náhodu")
    before = stage.match.moment
    assert ["„ne“ tu nic nepotvrzuje, napište, co je na stole."] == stage.type("ne")
    assert before == stage.match.moment
    assert ["Náhoda: žolík 25 T. Souhlasí? Ano nebo ne."] == stage.type("žolík 25")
