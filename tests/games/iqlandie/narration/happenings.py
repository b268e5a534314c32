"""One of each event of iQLANDIE, at a moment at which a listener can be told about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from accessgames.games.iqlandie.rules import events as happened
from tests.games.iqlandie.positions import (
    GAME,
    building,
    choosing,
    events_of,
    piece,
    racing,
    solve,
    spot,
    taking,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.rules.state import IqState


class Happening(NamedTuple):
    """Events, as seat 0 may know them, and the state after them."""

    events: tuple[Any, ...]
    state: IqState


def pieces(names: str) -> tuple[Piece, ...]:
    """Return pieces by their names."""
    return tuple(map(piece, names.split()))


STATE: Final = building(["t4r i3b", "l4p o4g"])
"""A moment after which what needs no task is told, though it never happened there."""

TAKING: Final = taking("optics")
"""The first seat was faster and takes pieces."""

ALONE: Final = choosing(1, {"practice": "optics"})
"""A practice of one person."""

ON_2: Final = spot("t4r", 2, "a1 b1 c1 b2")
LARGE: Final = pieces("t4r* u5j p5p*")


def _told(*events: Any, state: IqState = STATE) -> Happening:  # noqa: ANN401 - events
    return Happening(events, state)


def played(state: IqState, seat: int, *texts: str) -> Happening:
    """Do actions in notation and collect all that seat 0 may know."""
    told: list[Any] = []
    for text in texts:
        state, events = events_of(state, seat, text)
        told += [seen for event in events if (seen := GAME.redact(event, 0)) is not None]
    return Happening(tuple(told), state)


def judged(*how: str) -> Happening:
    """Let seats claim right or wrong or give up one after another; return the events of the reveal."""
    state = racing("programming", len(how))
    events: tuple[Any, ...] = ()
    for seat, one in enumerate(how):
        if one == "late":
            break
        state = solve(state, seat) if one == "right" else state
        state, events = events_of(state, seat, "give-up" if one == "gave-up" else "claim 0000000")
    wanted = (happened.Judged, happened.FirstScored)
    return Happening(tuple(event for event in events if isinstance(event, wanted)), state)


EVENTS: Final[Mapping[str, Happening]] = {
    "own condition": _told(happened.ConditionDealt(0, "a")),
    "another's condition": _told(happened.ConditionDealt(1, "b")),
    "an offer": _told(happened.Offered("optics", pieces("l4j v3o x5b*"), refilled=False)),
    "a large offer, refilled": _told(
        happened.Offered("programming", pieces("l4j v3o x5b* i4g u5p*"), refilled=True)
    ),
    "an empty bag": _told(happened.BagEmpty("small", "medium")),
    "another empty bag": _told(happened.BagEmpty("medium", "large")),
    "own round": _told(happened.RoundBegan(2, 12, 0, None)),
    "another's round": _told(happened.RoundBegan(12, 12, 1, None)),
    "a round of practice": _told(happened.RoundBegan(1, 3, 0, "optics"), state=ALONE),
    "own kind": _told(happened.KindChosen(0, "space")),
    "another's kind": _told(happened.KindChosen(1, "programming")),
    "preparation of biology": played(choosing(), 0, "choose biology")._replace(
        events=(happened.Prepared(None, "biology", "SVKTNP.BA"),)
    ),
    "preparation of another": _told(happened.Prepared(1, "optics", None)),
    "own preparation is over": _told(happened.SaidReady(0, ())),
    "others still prepare": _told(happened.SaidReady(0, (1,))),
    "another is prepared": _told(happened.SaidReady(1, ())),
    "another waits for the listener": _told(happened.SaidReady(1, (0,))),
    "a task of biology": _told(happened.TaskShown(None, "biology", 1), state=racing("biology")),
    "a task of programming": _told(happened.TaskShown(None, "programming", 1), state=racing("programming")),
    "a task of optics": _told(happened.TaskShown(None, "optics", 1), state=racing("optics")),
    "a task of space": _told(happened.TaskShown(None, "space", 1), state=racing("space")),
    "another solves": _told(happened.TaskShown(1, "optics", None)),
    "a slide": played(racing("biology"), 0, "slide B"),
    "slides": played(racing("biology"), 0, "slide B", "slide N", "slide V"),
    "many slides": played(racing("biology"), 0, *("slide B", "slide B") * 6),
    "a turn of the frame": played(racing("biology"), 0, "turn P"),
    "an answer of programming": played(racing("programming"), 0, "stand c3"),
    "a mirror": played(racing("optics"), 0, "put e5 Z P"),
    "a mirror is lifted": played(played(racing("optics"), 0, "put e5 Z P").state, 0, "lift e5"),
    "two mirrors": played(racing("optics"), 0, "put e5 Z P", "put e1 Z L"),
    "cards of space": played(racing("space"), 0, "lay 1O", "lay 5P", "lay 2O"),
    "shifted cards of space": played(racing("space"), 0, "lay 1O+V1J2", "lay 5P+Z1", "lay 2"),
    "a step back": played(played(racing("space"), 0, "lay 1O", "lay 5P").state, 0, "back"),
    "back to the beginning": played(played(racing("optics"), 0, "put e5 Z P").state, 0, "restart"),
    "a first hint": played(racing("optics"), 0, "hint"),
    "a second hint": played(played(racing("optics"), 0, "hint").state, 0, "hint"),
    "a third hint": played(played(racing("optics"), 0, "hint", "hint").state, 0, "hint")._replace(
        events=(happened.Hinted(0, 3, 0, "optics", 1, ()),)
    ),
    "a second hint of biology": _told(happened.Hinted(0, 2, 30000, "biology", 1, "SVKTNP.BA")),
    "a third hint of programming": _told(happened.Hinted(0, 3, 0, "programming", 1, None)),
    "a third hint of space": _told(happened.Hinted(0, 3, 0, "space", 1, ())),
    "own plan": _told(happened.Planned(0, 35000)),
    "own stop": _told(happened.Pressed(0, 8000)),
    "another's stop": _told(happened.Pressed(1, 61000)),
    "own claim": _told(happened.Claimed(0, 32000, 1)),
    "another's claim": _told(happened.Claimed(1, 125000, 2)),
    "a claim alone": _told(happened.Claimed(0, 1000, 1), state=ALONE),
    "giving up": _told(happened.GaveUp(0, 2)),
    "another gives up": _told(happened.GaveUp(1, 2)),
    "too late": _told(happened.Late(0, 2)),
    "another is too late": _told(happened.Late(1, 2)),
    "right": judged("right", "late"),
    "wrong, another right": judged("wrong", "right", "late"),
    "both wrong": judged("wrong", "wrong", "late"),
    "others gave up": judged("gave-up", "gave-up"),
    "the two points are mine": _told(happened.FirstScored(0, None, 3)),
    "the two points are another's": _told(happened.FirstScored(1, 0, 1)),
    "another lost the two points": _told(happened.FirstScored(0, 1, 1)),
    "the two points are nobody's": _told(happened.FirstScored(None, 0, 0)),
    "own taking": _told(
        happened.Took(0, pieces("t4r*"), (), rest=False), happened.Took(0, pieces("i3b"), (), rest=False)
    ),
    "own taking, one more to take": _told(
        happened.Took(0, pieces("v3g*"), pieces("u5j"), rest=False), state=TAKING
    ),
    "another's taking": _told(happened.Took(1, pieces("p5p* v3o"), (), rest=True)),
    "own adding": _told(happened.Added(0, "small", piece("v3g*"))),
    "another's adding": _told(happened.Added(1, "large", piece("x5j"))),
    "pieces go back": _told(happened.Returned(pieces("u5b*"))),
    "own placing": _told(happened.Placed(0, piece("t4r"), ON_2, 4, 12)),
    "own placing that costs": _told(happened.Placed(0, piece("t4r"), ON_2, 6, 3)),
    "own placing for nothing": _told(happened.Placed(0, piece("t4r"), ON_2, 0, 0)),
    "another's placing": _told(happened.Placed(1, piece("t4r"), ON_2, 4, 5)),
    "another's placing that costs": _told(happened.Placed(1, piece("t4r"), ON_2, 5, 3)),
    "own lifting": _told(happened.Unplaced(0, piece("t4r"), ON_2, 12, 4)),
    "another's lifting": _told(happened.Unplaced(1, piece("i3b*"), ON_2, 12, 4)),
    "own exchange": _told(happened.Exchanged(0, piece("i4r*"), piece("o1r"))),
    "another's exchange": _told(happened.Exchanged(1, piece("i3b"), piece("o1b"))),
    "own loss": _told(happened.Exchanged(0, piece("i4j"), None)),
    "another's loss": _told(happened.Exchanged(1, piece("i3p*"), None)),
    "own building": _told(happened.Built(0, ())),
    "own building, another still builds": _told(happened.Built(0, (1,))),
    "another's building": _told(happened.Built(1, ())),
    "another's building, the listener still builds": _told(happened.Built(1, (0,))),
    "building begins": _told(happened.BuildingBegan((0, 1))),
    "jokers of both": _told(happened.JokersAsked((0, 1))),
    "own jokers": _told(happened.JokersAsked((0,))),
    "own declaration": _told(happened.Declared(0, 1, piece("t4j"), ON_2, "purple")),
    "another's declaration": _told(happened.Declared(1, 2, piece("i4j"), ON_2, "red")),
    "the end": _told(happened.Ended((10, 5), practice=False)),
}
"""Name -> events and the state after them, as seat 0 is told them."""
