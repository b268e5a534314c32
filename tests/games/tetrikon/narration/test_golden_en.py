"""What is told of each happening in English, to who does it and to who hears it, whole and in Braille."""

from __future__ import annotations

from typing import Final

import pytest

from tests.games.tetrikon.scenes import SCENES
from tests.games.tetrikon.wording import asked, desk_at, felt, heard

Lines = tuple[str, ...]

OWN: Final[dict[str, Lines]] = {
    "roll": (
        "You roll 3 and 5: 2 cards from the treasury.",
        "New cards: 25 T and 10 T, you have 35 T in all.",
    ),
    "roll double": ("You roll 3 and 3.", "Chance card: joker 25 T.", "You keep the card: joker 25 T."),
    "roll double money": (
        "You roll 3 and 3.",
        "You draw from the treasury.",
        "New card: 50 T, you have 50 T in all.",
    ),
    "six six piece": (
        "You roll 6 and 6.",
        "The die shows 3, you get this piece: stick.",
        "Place 3 gets a new piece: hook.",
    ),
    "buy": (
        "You pay 100 T: 2 times 50 T.",
        "The die shows 2, you buy this piece: domino.",
        "Place 2 gets a new piece: cross.",
    ),
    "buy change": (
        "You pay 100 T: 50 T, 25 T, 20 T and 10 T, change 5 T.",
        "The die shows 6, you buy this piece: block.",
        "Place 6 gets a new piece: dot.",
    ),
    "build": ("Bar placed: a1 to d1.", "8 squares are left, one area from square a2."),
    "build full": (
        "Dot placed: d3.",
        "Your diagram is full, you close the game!",
        "One more turn for: Petr. Trading is over.",
        "This is the last turn of Petr.",
    ),
    "exchange": ("You place the bar for the hook: a1 to d1.", "8 squares are left, one area from square a2."),
    "swap": (
        "You swap a piece with the manager: hook.",
        "The die shows 3, you get this piece: stick.",
        "Place 3 gets a new piece: dot.",
        "Into the bag: hook.",
        "Petr plays.",
    ),
    "deal": (
        "You offer a deal: bar and 25 T for corner. Petr answers.",
        "It is a deal. You give: bar and 25 T. You get: corner.",
    ),
    "deal refused": ("You offer a deal: bar for corner. Petr answers.", "Petr refuses."),
    "deal counter": (
        "You offer a deal: bar for corner. Petr answers.",
        "Petr offers you a deal: corner and 50 T for bar.",
        "It is a deal. You give: bar. You get: corner and 50 T.",
    ),
    "surrender": ("You roll 2 and 2.", "Chance card: piece for the manager.", "You give up: corner."),
    "surrender placed": (
        "You roll 2 and 2.",
        "Chance card: piece for the manager.",
        "Out of the diagram you give up: hook.",
    ),
    "discard": ("You roll 2 and 2.", "Chance card: one card discarded.", "You discard 10 T."),
    "no-build": ("You roll 2 and 2.", "Chance card: no building.", "You do not build in this turn."),
    "no-trade immune": (
        "You roll 2 and 2.",
        "Chance card: no trading.",
        "You use immunity, this is void for you: no trading.",
    ),
    "ten": (
        "You roll 2 and 2.",
        "Chance card: 10 T from everybody.",
        "You use the card: 10 T from everybody.",
        "Petr gives 10 T to you.",
    ),
    "take short": (
        "You use the card: 25 T from a player. It concerns Petr.",
        "Petr gives 15 T of the 25 T to you.",
    ),
    "claim immune": (
        "You use the card: piece from a player. It concerns Petr.",
        "Petr uses immunity, this is void: piece from a player.",
    ),
    "claim given": (
        "You use the card: piece from a player. It concerns Petr.",
        "Petr gives this piece to you: corner.",
    ),
    "idle": (
        "You use the card: piece from a player. It concerns Petr.",
        "Petr has nothing to give, the card has no effect: piece from a player.",
    ),
    "jokers": ("You use the cards: joker 10 T and joker 25 T.", "The manager gives you 35 T: 25 T and 10 T."),
    "swap-player": (
        "You offer a swap: bar for corner. Petr answers.",
        "Swapped. You give the bar, you get the corner.",
    ),
    "inheritance": ("You use the card: inheritance.", "The manager gives you 150 T: 100 T and 50 T."),
    "end": ("You do nothing.", "Petr plays."),
    "broken": (
        "You roll 2 and 2.",
        "Chance card: 25 T from a player.",
        "You use the card: 25 T from a player. It concerns Petr.",
        "Petr changes 50 T into 2 times 25 T.",
        "Petr gives 25 T to you.",
    ),
    "inflation": (
        "You pay 100 T: 2 times 50 T.",
        "The die shows 1, you buy this piece: dot.",
        "Place 1 gets a new piece: dot, the bag has one piece left.",
        "Inflation of pieces. To be returned: you 2, Petr 1.",
        "You give up: bar.",
    ),
}
"""What the player on turn hears, Jana."""

OTHER: Final[dict[str, Lines]] = {
    "roll": ("Jana rolls 3 and 5: 2 cards.",),
    "roll double": ("Jana rolls 3 and 3.", "Jana draws a chance card.", "Jana keeps the card."),
    "roll double money": ("Jana rolls 3 and 3.", "Jana draws from the treasury."),
    "six six piece": (
        "Jana rolls 6 and 6.",
        "Jana gets this piece: stick.",
        "Place 3 gets a new piece: hook.",
    ),
    "buy": ("Jana buys this piece: domino.", "Place 2 gets a new piece: cross."),
    "buy change": ("Jana buys this piece: block.", "Place 6 gets a new piece: dot."),
    "build": ("Jana places a piece: bar. 8 left.",),
    "build full": (
        "Jana places a piece: dot. The diagram is full.",
        "Jana has a full diagram and closes the game!",
        "One more turn for: you. Trading is over.",
    ),
    "exchange": ("Jana places the bar for the hook. 8 left.",),
    "swap": (
        "Jana swaps a piece with the manager: hook.",
        "Jana gets this piece: stick.",
        "Place 3 gets a new piece: dot.",
        "Into the bag: hook.",
    ),
    "deal": (
        "Jana offers you a deal: bar and 25 T for corner.",
        "It is a deal. You give: corner. You get: bar and 25 T.",
    ),
    "deal refused": ("Jana offers you a deal: bar for corner.", "You refuse."),
    "deal counter": (
        "Jana offers you a deal: bar for corner.",
        "You offer a deal: corner and 50 T for bar. Jana answers.",
        "It is a deal. You give: corner and 50 T. You get: bar.",
    ),
    "surrender": (
        "Jana rolls 2 and 2.",
        "Jana draws a chance card: piece for the manager.",
        "Jana gives up: corner.",
    ),
    "surrender placed": (
        "Jana rolls 2 and 2.",
        "Jana draws a chance card: piece for the manager.",
        "Jana gives up, out of the diagram: hook.",
    ),
    "discard": (
        "Jana rolls 2 and 2.",
        "Jana draws a chance card: one card discarded.",
        "Jana discards 10 T.",
    ),
    "no-build": (
        "Jana rolls 2 and 2.",
        "Jana draws a chance card: no building.",
        "Jana does not build in this turn.",
    ),
    "no-trade immune": (
        "Jana rolls 2 and 2.",
        "Jana draws a chance card: no trading.",
        "Jana uses immunity, this is void: no trading.",
    ),
    "ten": (
        "Jana rolls 2 and 2.",
        "Jana draws a chance card.",
        "Jana uses the card: 10 T from everybody.",
        "You give 10 T to Jana.",
    ),
    "take short": (
        "Jana uses the card: 25 T from a player. It concerns you.",
        "You give 15 T of the 25 T to Jana.",
    ),
    "claim immune": (
        "Jana uses the card: piece from a player. It concerns you.",
        "You use immunity, this is void for you: piece from a player.",
    ),
    "claim given": (
        "Jana uses the card: piece from a player. It concerns you.",
        "You give this piece to Jana: corner.",
    ),
    "idle": (
        "Jana uses the card: piece from a player. It concerns you.",
        "You have nothing to give, the card has no effect: piece from a player.",
    ),
    "jokers": ("Jana uses the cards: joker 10 T and joker 25 T.", "Jana gets 35 T from the manager."),
    "swap-player": (
        "Jana offers you a swap: bar for corner.",
        "Swapped. You give the corner, you get the bar.",
    ),
    "inheritance": ("Jana uses the card: inheritance.", "Jana gets 150 T from the manager."),
    "end": ("Jana does nothing.",),
    "broken": (
        "Jana rolls 2 and 2.",
        "Jana draws a chance card.",
        "Jana uses the card: 25 T from a player. It concerns you.",
        "You change 50 T into 2 times 25 T.",
        "You give 25 T to Jana.",
    ),
    "inflation": (
        "Jana buys this piece: dot.",
        "Place 1 gets a new piece: dot, the bag has one piece left.",
        "Inflation of pieces. To be returned: Jana 2, you 1.",
        "Jana gives up: bar.",
    ),
}
"""What the other one hears, Petr."""

FELT: Final[dict[str, Lines]] = {
    "roll": ("roll 3 5", "+25 10, now 35"),
    "roll double": ("roll 3 3", "joker 25 T", "kept joker 25 T"),
    "roll double money": ("roll 3 3", "from treasury", "+50, now 50"),
    "six six piece": ("roll 6 6", "+stick", "3: hook"),
    "buy": ("you pay 100 T", "bought dom", "2: cross"),
    "buy change": ("you pay 100 T", "bought block", "6: dot"),
    "build": ("bar a-d1", "left 8: a2"),
    "build full": ("dot d3", "you close the game", "last: Petr", "Petr plays"),
    "exchange": ("bar a-d1", "left 8: a2"),
    "swap": ("swap hook", "+stick", "3: dot", "hook to the bag", "Petr plays"),
    "deal": ("bar 25T for corn", "deal, +corn"),
    "deal refused": ("bar for corn", "Petr refuses"),
    "deal counter": ("bar for corn", "Petr: corn 50T for bar", "deal, +corn 50T"),
    "surrender": ("roll 2 2", "give 1 to M", "-corn"),
    "surrender placed": ("roll 2 2", "give 1 to M", "-hook"),
    "discard": ("roll 2 2", "discard 1", "discard 10 T"),
    "no-build": ("roll 2 2", "no building", "no building"),
    "no-trade immune": ("roll 2 2", "no trading", "immunity: no trading"),
    "ten": ("roll 2 2", "10 T from each", "10 T from each", "Petr gives 10 T"),
    "take short": ("25 T from 1 P: Petr", "Petr gives 15 T"),
    "claim immune": ("1 from P: Petr", "Petr immunity"),
    "claim given": ("1 from P: Petr", "Petr gives corn"),
    "idle": ("1 from P: Petr", "Petr has nothing"),
    "jokers": ("joker 10 T, joker 25 T", "+35 T from M"),
    "swap-player": ("bar for corn?", "swapped, +corn"),
    "inheritance": ("inheritance", "+150 T from M"),
    "end": ("nothing", "Petr plays"),
    "broken": ("roll 2 2", "25 T from 1 P", "25 T from 1 P: Petr", "Petr changes 50 T", "Petr gives 25 T"),
    "inflation": ("you pay 100 T", "bought dot", "1: dot", "inflation p: you 2, Petr 1", "-bar"),
}
"""What the player on turn feels on a Braille line."""

QUESTION: Final[dict[str, str]] = {
    "roll": "There is nothing you can do, “done” ends the turn.",
    "roll double": "There is nothing you can do, “done” ends the turn.",
    "roll double money": "There is nothing you can do, “done” ends the turn.",
    "six six piece": "Second action: build, trade, or done?",
    "buy": "Second action: roll, build, trade, or done?",
    "buy change": "Second action: roll, build, trade, or done?",
    "build": "Second action: roll, or done?",
    "build full": "Petr plays.",
    "exchange": "Second action: roll, trade, or done?",
    "swap": "Petr plays.",
    "deal": "Second action: roll, build, trade, or done?",
    "deal refused": "Your turn: roll, build, trade or swap?",
    "deal counter": "Second action: roll, build, trade, or done?",
    "surrender": "Second action: build, trade, or done?",
    "surrender placed": "There is nothing you can do, “done” ends the turn.",
    "discard": "There is nothing you can do, “done” ends the turn.",
    "no-build": "There is nothing you can do, “done” ends the turn.",
    "no-trade immune": "There is nothing you can do, “done” ends the turn.",
    "ten": "There is nothing you can do, “done” ends the turn.",
    "take short": "There is nothing you can do, “done” ends the turn.",
    "claim immune": "Second action: trade, or done?",
    "claim given": "Second action: build, trade, or done?",
    "idle": "There is nothing you can do, “done” ends the turn.",
    "jokers": "There is nothing you can do, “done” ends the turn.",
    "swap-player": "Second action: build, trade, or done?",
    "inheritance": "Second action: buy, or done?",
    "end": "Petr plays.",
    "broken": "There is nothing you can do, “done” ends the turn.",
    "inflation": "Give up a piece.",
}
"""What the player on turn is asked afterwards."""


@pytest.mark.parametrize("name", SCENES)
def test_who_acts_is_told(name: str) -> None:
    """The player on turn hears what came of it, one line for each thing, the result first."""
    state, events = SCENES[name].play()
    assert OWN[name] == tuple(heard(events, desk_at(state, 0, "en"), "en"))


@pytest.mark.parametrize("name", SCENES)
def test_others_are_told(name: str) -> None:
    """The other player hears the same by name, without values of cards that are not theirs."""
    state, events = SCENES[name].play()
    assert OTHER[name] == tuple(heard(events, desk_at(state, 1, "en"), "en"))


@pytest.mark.parametrize("name", SCENES)
def test_braille_is_short(name: str) -> None:
    """The Braille line has the same in few cells, cards by their fixed abbreviations."""
    state, events = SCENES[name].play()
    assert FELT[name] == tuple(felt(events, desk_at(state, 0, "en"), "en"))


@pytest.mark.parametrize("name", SCENES)
def test_the_next_question_says_what_is_possible(name: str) -> None:
    """What is asked afterwards names only what makes sense then."""
    state, _ = SCENES[name].play()
    assert QUESTION[name] == asked(desk_at(state, 0, "en"), "en")
