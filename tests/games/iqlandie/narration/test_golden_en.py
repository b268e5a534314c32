"""Every event of iQLANDIE in English: the whole sentence, the brief one, the Braille short form."""

from __future__ import annotations

from typing import Final

import pytest

from accessgames.braille import cells
from tests.games.iqlandie.narration.happenings import EVENTS
from tests.games.iqlandie.wording import TELL, listener_at, say_all

TOLD: Final = {
    "own condition": (
        ("own", "You collect pairs: red and purple.", "Your colours: red and purple.", "colours r p"),
    ),
    "another's condition": (
        ("other", "Petr collects pairs: purple and blue.", "Petr: purple and blue.", "Petr p b"),
    ),
    "an offer": (
        (
            "other",
            "Optics: joker L, orange corner, blue plus with a robot.",
            "Optics: joker L, orange corner, blue plus with a robot.",
            "opt jl4 ov3 bx5r",
        ),
    ),
    "a large offer, refilled": (
        (
            "other",
            "Programming now: joker L, orange corner, blue plus with a robot.",
            "Programming: joker L, orange corner, blue plus with a robot.",
            "pro jl4 ov3 bx5r",
        ),
        (
            "other",
            "Programming now: green long bar, purple U with a robot.",
            "Programming: green long bar, purple U with a robot.",
            "pro gi4 pu5r",
        ),
    ),
    "an empty bag": (
        (
            "other",
            "The small bag is empty, the piece is from the medium bag.",
            "The small bag is empty.",
            "sma bag empty",
        ),
    ),
    "another empty bag": (
        (
            "other",
            "The medium bag is empty, the piece is from the large bag.",
            "The medium bag is empty.",
            "med bag empty",
        ),
    ),
    "own round": (("turn", "Round 2 of 12, you choose.", "Round 2, you choose.", "round 2 you choose"),),
    "another's round": (
        ("turn", "Round 12 of 12, Petr chooses.", "Round 12, Petr.", "round 12, Petr"),
        ("other", "This is the last round.", "The last round.", "last round"),
    ),
    "a round of practice": (("turn", "Task 1 of 3, optics.", "Task 1, optics.", "task 1, opt"),),
    "own kind": (("own", "You choose space.", "Space.", "kind spa"),),
    "another's kind": (("other", "Petr chooses programming.", "Programming.", "kind pro"),),
    "preparation of biology": (
        ("turn", "At the start:", "Start:", "start"),
        ("turn", "Row 1: spore, egg, red cell.", "Row 1: spore, egg, red cell.", "1: s e r"),
        ("turn", "Row 2: ciliate, neuron, pollen.", "Row 2: ciliate, neuron, pollen.", "2: c n p"),
        ("turn", "Row 3: empty, bacterium, amoeba.", "Row 3: empty, bacterium, amoeba.", "3: emp b a"),
    ),
    "preparation of another": (("other", "Petr prepares.", "Petr prepares.", "Petr prepares"),),
    "own preparation is over": (("own", "Ready.", "Ready.", "ready"),),
    "others still prepare": (("own", "Ready, waiting for: Petr.", "Ready, still Petr.", "waits Petr"),),
    "another is prepared": (("other", "Petr: ready.", "Petr: ready.", "Petr ready"),),
    "another waits for the listener": (
        ("other", "Petr: ready, waiting for: you.", "Ready, still you.", "waits you"),
    ),
    "a task of biology": (
        (
            "turn",
            "Goal, row 1: ciliate, spore, red cell.",
            "Goal, row 1: ciliate, spore, red cell.",
            "g1: c s r",
        ),
        ("turn", "Goal, row 2: egg, empty, pollen.", "Goal, row 2: egg, empty, pollen.", "g2: e emp p"),
        (
            "turn",
            "Goal, row 3: bacterium, neuron, amoeba.",
            "Goal, row 3: bacterium, neuron, amoeba.",
            "g3: b n a",
        ),
    ),
    "a task of programming": (
        (
            "turn",
            "Commands 1 to 4: lightning 2, blue 4, heart 1, orange 1.",
            "From 1: lightning 2, blue 4, heart 1, orange 1.",
            "1: li2 b4 he1 o1",
        ),
    ),
    "a task of optics": (("turn", "To be used: 2 mirrors.", "To be used: 2 mirrors.", "use 2 m"),),
    "a task of space": (
        ("turn", "Goal, row 1: moon, planet, planet.", "Goal, row 1: moon, planet, planet.", "g1: mo pl pl"),
        ("turn", "Goal, row 2: star, planet, star.", "Goal, row 2: star, planet, star.", "g2: st pl st"),
        ("turn", "Goal, row 3: star, planet, moon.", "Goal, row 3: star, planet, moon.", "g3: st pl mo"),
    ),
    "another solves": (("other", "Petr solves.", "Petr solves.", "Petr solves"),),
    "a slide": (("own", "Slid: bacterium. The empty cell is b3.", "Bacterium. Empty b3.", "b emp b3"),),
    "slides": (
        (
            "own",
            "Slid: bacterium, neuron, egg. The empty cell is b1.",
            "Bacterium, neuron, egg. Empty b1.",
            "b n e emp b1",
        ),
    ),
    "many slides": (
        (
            "own",
            "Slid 12 times, last bacterium. The empty cell is a3.",
            "12 times, last bacterium. Empty a3.",
            "12 times b emp a3",
        ),
        ("own", "Row 1: spore, egg, red cell.", "Row 1: spore, egg, red cell.", "1: s e r"),
        ("own", "Row 2: ciliate, neuron, pollen.", "Row 2: ciliate, neuron, pollen.", "2: c n p"),
        ("own", "Row 3: empty, bacterium, amoeba.", "Row 3: empty, bacterium, amoeba.", "3: emp b a"),
    ),
    "a turn of the frame": (
        (
            "own",
            "The frame is turned right, the empty cell is a1.",
            "Turned right, empty a1.",
            "turned r emp a1",
        ),
    ),
    "an answer of programming": (("own", "The robot is on c3.", "Robot: c3.", "robot c3"),),
    "a mirror": (("own", "Put: e5 mirror right.", "Put e5 mirror right.", "put e5 mr"),),
    "a mirror is lifted": (("own", "Lifted: e5.", "Lifted e5.", "off e5"),),
    "two mirrors": (
        (
            "own",
            "Put: e5 mirror right, e1 mirror left.",
            "Put e5 mirror right, e1 mirror left.",
            "put e5 mr, e1 ml",
        ),
    ),
    "cards of space": (
        (
            "own",
            "Pile from the bottom: 1 upside down, 5 right, 2 upside down.",
            "Bottom up: 1 upside down, 5 right, 2 upside down.",
            "1u 5r 2u",
        ),
    ),
    "shifted cards of space": (
        (
            "own",
            "Pile from the bottom: 1 upside down by 1 east and 2 south, 5 right by 1 west.",
            "Bottom up: 1 upside down by 1 east and 2 south, 5 right by 1 west.",
            "1u+e1s2 5r+w1",
        ),
        ("own", "On them: 2 straight.", "On them: 2 straight.", "2"),
    ),
    "a step back": (
        ("own", "One step back.", "Back.", "back"),
        ("own", "Pile from the bottom: 1 upside down.", "Bottom up: 1 upside down.", "1u"),
        ("own", "Beside it: 2, 3, 4, 5.", "Beside it: 2, 3, 4, 5.", "beside 2 3 4 5"),
    ),
    "back to the beginning": (
        ("own", "Back to the start of the task.", "From the start.", "from the start"),
        ("own", "The grid is empty.", "The grid is empty.", "empty"),
        ("own", "Still to be used: 2 mirrors.", "Still to be used: 2 mirrors.", "left 2 m"),
    ),
    "a first hint": (
        ("hint", "One piece belongs on e5.", "A piece belongs on e5.", "piece on e5"),
        ("hint", "The hint adds 30 seconds to the time.", "Plus 30 seconds.", "+30 s"),
    ),
    "a second hint": (
        ("hint", "Put on e5: mirror right.", "e5: mirror right.", "e5 mr"),
        ("hint", "The hint adds 30 seconds to the time.", "Plus 30 seconds.", "+30 s"),
    ),
    "a third hint": (
        ("hint", "Here is the solution.", "Solution:", "solution"),
        (
            "hint",
            "Solution: e5 mirror right, e1 mirror left.",
            "Solution: e5 mirror right, e1 mirror left.",
            "e5 mr e1 ml",
        ),
    ),
    "a second hint of biology": (
        ("hint", "Slide next: bacterium.", "Next bacterium.", "next b"),
        ("hint", "The hint adds 30 seconds to the time.", "Plus 30 seconds.", "+30 s"),
    ),
    "a third hint of programming": (
        ("hint", "Here is the solution.", "Solution:", "solution"),
        ("hint", "Solution: the robot ends on b2.", "Solution: b2.", "solution b2"),
        ("hint", "Stops: d5, d1, c2, b2.", "Stops: d5, d1, c2, b2.", "d5 d1 c2 b2"),
    ),
    "a third hint of space": (
        ("hint", "Here is the solution.", "Solution:", "solution"),
        (
            "hint",
            "Solution from the bottom: 1 upside down, 5 right, 2 upside down.",
            "Solution from the bottom: 1 upside down, 5 right, 2 upside down.",
            "1u 5r 2u",
        ),
    ),
    "own plan": (("own", "“Done” will be said after 35 seconds.", "Done after 35 seconds.", "done 35 s"),),
    "own stop": (
        ("own", "Stopped after 8 seconds, type the answer.", "Stopped after 8 seconds.", "stop 8 s"),
    ),
    "another's stop": (
        (
            "other",
            "Petr: stopped after 1 minute and 1 second, now types the answer.",
            "Petr: stopped after 1 minute and 1 second.",
            "Petr stop 1 min 1",
        ),
    ),
    "own claim": (("own", "Done after 32 seconds, token 1.", "Done after 32 seconds.", "tok 1, 32 s"),),
    "another's claim": (
        (
            "other",
            "Petr is done after 2 minutes and 5 seconds, token 2.",
            "Petr: done after 2 minutes and 5 seconds.",
            "Petr 2, 2 min 5",
        ),
    ),
    "a claim alone": (("own", "Done after 1 second.", "Done after 1 second.", "done 1 s"),),
    "giving up": (("own", "You give up, token 2.", "Given up, token 2.", "given up, tok 2"),),
    "another gives up": (("other", "Petr gives up, token 2.", "Petr gives up.", "Petr gives up"),),
    "too late": (
        (
            "own",
            "Token 2, the last one, is left for you, without a solution.",
            "No solution, token 2.",
            "none, tok 2",
        ),
    ),
    "another is too late": (
        (
            "other",
            "Petr takes token 2, the last one, without a solution.",
            "Petr: no solution.",
            "Petr none, tok 2",
        ),
    ),
    "right": (
        ("own", "Your solution is right.", "You: right.", "you right"),
        ("score", "The two points are yours, 1 victory so far.", "You get 2 points.", "2 p for you"),
        (
            "turn",
            "Offer: 1 purple short bar, 2 orange square, 3 red plus.",
            "Offer: 1 purple short bar, 2 orange square, 3 red plus.",
            "1 pi3 oo4 rx5",
        ),
    ),
    "wrong, another right": (
        ("own", "Your solution is wrong.", "You: wrong.", "you wrong"),
        ("score", "The answer is missing.", "The answer is missing.", "missing"),
        ("other", "Petr: right.", "Petr: right.", "Petr right"),
        ("other", "Solution: the robot ends on b2.", "Solution: b2.", "solution b2"),
        ("other", "Stops: d5, d1, c2, b2.", "Stops: d5, d1, c2, b2.", "d5 d1 c2 b2"),
        ("score", "Order: Petr, Eva, you.", "Order: Petr, Eva, you.", "Petr, Eva, you"),
        ("score", "You lose the two points of the first token.", "You lose 2 points.", "without 2 p"),
        ("score", "The two points go to Petr, 1 victory so far.", "Petr gets 2 points.", "Petr 2 p"),
        (
            "turn",
            "Offer: 1 blue P with a robot, 2 red T, 3 red T with a robot.",
            "Offer: 1 blue P with a robot, 2 red T, 3 red T with a robot.",
            "1 bp5r rt4 rt4r",
        ),
        ("turn", "Offer: 4 purple corner with a robot.", "Offer: 4 purple corner with a robot.", "4 pv3r"),
    ),
    "both wrong": (
        ("own", "Your solution is wrong.", "You: wrong.", "you wrong"),
        ("score", "The answer is missing.", "The answer is missing.", "missing"),
        ("other", "Petr: wrong.", "Petr: wrong.", "Petr wrong"),
        ("score", "The answer is missing.", "The answer is missing.", "missing"),
        ("other", "Solution: the robot ends on b2.", "Solution: b2.", "solution b2"),
        ("other", "Stops: d5, d1, c2, b2.", "Stops: d5, d1, c2, b2.", "d5 d1 c2 b2"),
        ("score", "Order: Eva, you, Petr.", "Order: Eva, you, Petr.", "Eva, you, Petr"),
        ("score", "You lose the two points of the first token.", "You lose 2 points.", "without 2 p"),
        ("score", "The two points go to Eva, 1 victory so far.", "Eva gets 2 points.", "Eva 2 p"),
        (
            "turn",
            "Offer: 1 blue P with a robot, 2 red T, 3 red T with a robot.",
            "Offer: 1 blue P with a robot, 2 red T, 3 red T with a robot.",
            "1 bp5r rt4 rt4r",
        ),
        ("turn", "Offer: 4 purple corner with a robot.", "Offer: 4 purple corner with a robot.", "4 pv3r"),
    ),
    "others gave up": (
        ("other", "Solution: the robot ends on b2.", "Solution: b2.", "solution b2"),
        ("other", "Stops: d5, d1, c2, b2.", "Stops: d5, d1, c2, b2.", "d5 d1 c2 b2"),
        ("score", "Nobody gets the two points.", "2 points for nobody.", "2 p nobody"),
        (
            "turn",
            "Offer: 1 purple short bar, 2 orange square, 3 red plus.",
            "Offer: 1 purple short bar, 2 orange square, 3 red plus.",
            "1 pi3 oo4 rx5",
        ),
    ),
    "the two points are mine": (
        ("score", "The two points are yours, 3 victories so far.", "You get 2 points.", "2 p for you"),
    ),
    "the two points are another's": (
        ("score", "You lose the two points of the first token.", "You lose 2 points.", "without 2 p"),
        ("score", "The two points go to Petr, 1 victory so far.", "Petr gets 2 points.", "Petr 2 p"),
    ),
    "another lost the two points": (
        (
            "score",
            "Petr loses the two points of the first token.",
            "Petr loses 2 points.",
            "Petr without 2 p",
        ),
        ("score", "The two points are yours, 1 victory so far.", "You get 2 points.", "2 p for you"),
    ),
    "the two points are nobody's": (
        ("score", "You lose the two points of the first token.", "You lose 2 points.", "without 2 p"),
        ("score", "Nobody gets the two points.", "2 points for nobody.", "2 p nobody"),
    ),
    "own taking": (
        (
            "own",
            "You take the red T with a robot and the blue short bar.",
            "You have the red T with a robot and the blue short bar.",
            "you take rt4r bi3",
        ),
    ),
    "own taking, one more to take": (
        (
            "own",
            "You take the green corner with a robot.",
            "You have the green corner with a robot.",
            "you take gv3r",
        ),
        (
            "turn",
            "Offer: 1 orange L, 2 orange corner, 3 blue plus.",
            "Offer: 1 orange L, 2 orange corner, 3 blue plus.",
            "1 ol4 ov3 bx5",
        ),
    ),
    "another's taking": (
        (
            "other",
            "Petr takes the purple P with a robot and the orange corner.",
            "Petr: the purple P with a robot and the orange corner.",
            "Petr pp5r ov3",
        ),
    ),
    "own adding": (
        (
            "own",
            "You add from the small bag: green corner with a robot.",
            "Added: green corner with a robot.",
            "added gv3r",
        ),
    ),
    "another's adding": (
        ("other", "Petr adds from the large bag: joker plus.", "Petr adds joker plus.", "Petr adds jx5"),
    ),
    "pieces go back": (
        ("other", "Back to the bags: blue U with a robot.", "Back: blue U with a robot.", "back bu5r"),
    ),
    "own placing": (
        ("own", "Plus 8 points, exhibition 2 has 12.", "Exhibition 2: 12.", "ex2 +8, has 12"),
        ("own", "Red T: a1 to c1, b2.", "Red T: a1 to c1, b2.", "rt4 a-c1 b2"),
    ),
    "own placing that costs": (
        ("own", "Minus 3 points, exhibition 2 has 3.", "Exhibition 2: 3.", "ex2 -3, has 3"),
        ("own", "Red T: a1 to c1, b2.", "Red T: a1 to c1, b2.", "rt4 a-c1 b2"),
    ),
    "own placing for nothing": (
        ("own", "No change, exhibition 2 has 0.", "Exhibition 2: 0.", "ex2 +0, has 0"),
        ("own", "Red T: a1 to c1, b2.", "Red T: a1 to c1, b2.", "rt4 a-c1 b2"),
    ),
    "another's placing": (
        ("other", "Petr, exhibition 2, plus 1: red T.", "Petr, exhibition 2: red T.", "Petr ex2 rt4"),
        ("other", "Red T: a1 to c1, b2.", "Red T: a1 to c1, b2.", "rt4 a-c1 b2"),
    ),
    "another's placing that costs": (
        ("other", "Petr, exhibition 2, minus 2: red T.", "Petr, exhibition 2: red T.", "Petr ex2 rt4"),
        ("other", "Red T: a1 to c1, b2.", "Red T: a1 to c1, b2.", "rt4 a-c1 b2"),
    ),
    "own lifting": (("own", "You lift from exhibition 2: red T.", "Lifted: red T.", "ex2 off rt4"),),
    "another's lifting": (
        (
            "other",
            "Petr lifts from exhibition 2: blue short bar with a robot.",
            "Lifted: blue short bar with a robot.",
            "ex2 off bi3r",
        ),
    ),
    "own exchange": (
        (
            "own",
            "There is no room for the red long bar with a robot, you take the red cube.",
            "You take the red cube.",
            "for ri4r rk1",
        ),
    ),
    "another's exchange": (
        (
            "other",
            "Petr takes the blue cube, there is no room for the blue short bar.",
            "Petr takes the blue cube.",
            "Petr bk1",
        ),
    ),
    "own loss": (
        (
            "own",
            "There is no room for the joker long bar, not even for a cube; the piece is gone.",
            "The joker long bar is gone.",
            "gone ji4",
        ),
    ),
    "another's loss": (
        (
            "other",
            "Petr has no room left, the purple short bar with a robot is gone.",
            "The purple short bar with a robot is gone.",
            "gone pi3r",
        ),
    ),
    "own building": (("own", "Built.", "Built.", "built"),),
    "own building, another still builds": (
        ("own", "Built, waiting for: Petr.", "Built, still Petr.", "waits Petr"),
    ),
    "another's building": (("other", "Petr: built.", "Petr: built.", "Petr built"),),
    "another's building, the listener still builds": (
        ("other", "Petr: built, waiting for: you.", "Built, still you.", "waits you"),
    ),
    "building begins": (),
    "jokers of both": (("turn", "To declare jokers: you, Petr.", "Jokers: you, Petr.", "jokers you, Petr"),),
    "own jokers": (),
    "own declaration": (
        (
            "own",
            "The joker T in exhibition 2 counts as purple.",
            "Purple: joker T, exhibition 2.",
            "ex2 jt4 is p",
        ),
    ),
    "another's declaration": (
        (
            "other",
            "Petr, exhibition 2: the joker long bar counts as red.",
            "Red: joker long bar, exhibition 2.",
            "Petr ji4 is r",
        ),
    ),
    "the end": (("turn", "The game is over.", "The game is over.", "game over"),),
}
"""Name of the event -> kind, full, brief, Braille form of each line."""

LINE: Final = 40
"""Cells of a common line of Braille."""


@pytest.mark.parametrize("name", EVENTS)
def test_events(name: str) -> None:
    """Each event is told result first, by the right kind, in three forms."""
    events, state = EVENTS[name]
    said = say_all(TELL.tell(events, listener_at(state, 0, "en")), "en")
    assert TOLD[name] == tuple((line.kind, line.full, line.brief, line.braille) for line in said)


@pytest.mark.parametrize("name", EVENTS)
def test_cells(name: str) -> None:
    """The Braille form of every line fits one line of a display, signs of figures and capitals included."""
    events, state = EVENTS[name]
    for line in say_all(TELL.tell(events, listener_at(state, 0, "en")), "en"):
        assert cells(line.braille, "en") <= LINE, line.braille
