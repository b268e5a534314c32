"""From what was typed to an action, or to a series of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import AmbiguousAction, MalformedAction
from accessgames.games.iqlandie import typed as heard
from accessgames.games.iqlandie.material import BAGS, COLOURS, JOKER
from accessgames.games.iqlandie.rules import actions
from accessgames.games.iqlandie.rules.rounds import EACH
from accessgames.games.iqlandie.rules.scoring import best_colours
from accessgames.games.iqlandie.rules.state import jokers
from accessgames.games.iqlandie.tasks import KINDS, biology, optics_model, programming, space_model
from accessgames.games.iqlandie.typed_answers import TURN_IDS, read_answer, read_square
from accessgames.games.room import ActionSeries

if TYPE_CHECKING:
    from accessgames.games.iqlandie.naming import IqListener
    from accessgames.language import Vocabulary

KIND_IDS: Final = {f"task-{kind}": kind for kind in KINDS}
"""Word ids of the kinds of tasks."""

BAG_IDS: Final = {f"bag-{bag}": bag for bag in BAGS}
"""Word ids of the bags."""

_OFFERED: Final = 9
"""So many candidates fit a numbered list."""

Made = actions.IqAction | ActionSeries


def make_series(actions: Sequence[actions.IqAction]) -> Made:
    """Return one action as itself, several as a series."""
    return actions[0] if len(actions) == 1 else ActionSeries(tuple(actions))


def race_kind(listener: IqListener) -> str:
    """Return the kind of tasks that is being solved.

    Raises:
        MalformedAction: None is.
    """
    if listener.view.race is None or listener.view.run is None or listener.view.race.task is None:
        raise MalformedAction("iqlandie-error-no-task")
    kind: str = listener.view.race.kind
    return kind


def _only(actions: Iterable[actions.IqAction], listener: IqListener) -> actions.IqAction:
    """Return the one action that is meant; where there are several, the one that is legal.

    Raises:
        AmbiguousAction: Several are legal.
    """
    meant = tuple(dict.fromkeys(actions))
    if len(meant) > 1:
        meant = tuple(action for action in meant if listener.perspective.refusal(action) is None) or meant[:1]
    if len(meant) > 1:
        raise AmbiguousAction("iqlandie-error-several", candidates=meant[:_OFFERED], count=len(meant))
    return meant[0]


# ------------------------------------------------------------------ the race


def choose(typed: Sequence[str], listener: IqListener) -> Made:
    """Make a choice of `optika`.

    Raises:
        MalformedAction: No kind of tasks is named.
    """
    rest = heard.meaningful(typed, listener.words)
    named = heard.one_of(rest, KIND_IDS, listener.words)
    if named is None:
        raise MalformedAction("iqlandie-error-kind")
    heard.nothing_more(rest, named[1])
    return actions.Choose(KIND_IDS[named[0]])


def ready(typed: Sequence[str], listener: IqListener) -> Made:
    """Make the word that a seat is prepared."""
    del listener
    heard.nothing_more(typed)
    return actions.Ready()


def _instead(typed: Sequence[str], listener: IqListener) -> Made | None:
    """Make what a verb of taking or laying means where a kind, a bag or a piece of the offer is waited for.

    `beru biologii`, `dej velký`: nothing else could be meant. None elsewhere, and where nothing is named.
    """
    named = {"choose": (KIND_IDS, choose), "add": (BAG_IDS, add)}.get(listener.view.table.phase)
    if (
        named is None
        or heard.one_of(heard.meaningful(typed, listener.words), named[0], listener.words) is None
    ):
        return None
    return named[1](typed, listener)


def solve(typed: Sequence[str], listener: IqListener) -> Made:
    """Make the steps of an answer from where the workspace is: `apka`, `a5`, `e2 z p`, `2l 5o`."""
    kind = race_kind(listener)
    rest, claimed = _claimed(typed, listener.words)
    steps = read_answer(kind, rest, listener.words)
    if kind == "programming" and steps == (programming.Stand(listener.view.solving[1].work),):
        steps = ()  # the robot stands there already
    works = tuple(actions.Work(kind, step) for step in steps)
    done = (actions.Claim(),) if claimed or not works else ()
    return make_series((*works, *done))


def _claimed(typed: Sequence[str], words: Vocabulary) -> tuple[Sequence[str], bool]:
    """Cut off a claim behind an answer: `apka hotovo`."""
    if (
        len(typed) > 1
        and heard.one_of(typed[-1:], ("claim",), words) is not None
        and not typed[-1].isdecimal()
    ):
        whole = [text for text in words.table["claim"].words if text == typed[-1].casefold()]
        if whole:
            return typed[:-1], True
    return typed, False


def claim(typed: Sequence[str], listener: IqListener) -> Made:
    """Make a claim, after the answer where one follows: `hotovo`, `hotovo apkapvtn`; the end of building."""
    if listener.view.table.phase == "build" and not typed:
        return actions.Done()
    delay = heard.one_of(typed, ("delay",), listener.words)
    if delay is not None:
        rest = typed[delay[1] :]
        number = listener.words.read.number(rest)
        if number is None or number.value * actions.SECOND not in actions.DELAYS:
            raise MalformedAction("iqlandie-error-delay")
        heard.nothing_more(rest, number.used)
        return actions.Claim(number.value * actions.SECOND)
    if not typed:
        return actions.Claim()
    kind = race_kind(listener)
    race, run = listener.view.solving
    answer = read_answer(kind, typed, listener.words)
    steps = race.rules.rebuild(race.task, run.work, answer)
    return make_series((*(actions.Work(kind, step) for step in steps), actions.Claim()))


def rotate(typed: Sequence[str], listener: IqListener) -> Made:
    """Make a turn of the frame of biology: `otoč vpravo`."""
    kind = race_kind(listener)
    named = heard.one_of(typed, TURN_IDS[1:], listener.words)
    if kind != "biology" or named is None:
        raise MalformedAction("iqlandie-error-rotate")
    heard.nothing_more(typed, named[1])
    return actions.Work(kind, biology.Turn(TURN_IDS.index(named[0])))


def maker_of(action: actions.IqAction) -> Any:  # noqa: ANN401 - a maker
    """Return the maker of an action behind which nothing follows."""

    def make(typed: Sequence[str], listener: IqListener) -> Made:
        del listener
        heard.nothing_more(typed)
        return action

    return make


back = maker_of(actions.Back())
restart = maker_of(actions.Restart())
ask_hint = maker_of(actions.AskHint())
give_up = maker_of(actions.GiveUp())
finish = maker_of(actions.Done())


def press(typed: Sequence[str], listener: IqListener) -> Made:
    """Make the stopping of the clock; while a task is prepared it means that this person is ready."""
    heard.nothing_more(typed)
    return actions.Ready() if listener.view.table.phase == "prepare" else actions.Press()


# ------------------------------------------------------------------ pieces


def take(typed: Sequence[str], listener: IqListener) -> Made:
    """Make the taking of one or two pieces of the offer: `1 3`, `ft4`, "červený růžek".

    Raises:
        MalformedAction: Something else is named.
        AmbiguousAction: A description fits several pieces.
    """
    table = listener.view.table
    if (instead := _instead(typed, listener)) is not None:
        return instead
    if table.phase != "take":
        rest = heard.meaningful(typed, listener.words)
        if (
            rest
            and listener.words.read.which(rest) is None
            and not heard.read_wanted(rest, listener.words, table.pieces.own)[1]
        ):
            raise heard.unknown(rest[0])
        return actions.TakePiece(
            table.pieces.supply[0][0]
        )  # which the rules refuse: it is not the time for it
    found = heard.read_pieces(typed, table.offer(table.kind), listener.words, listener.view.table.pieces.own)
    left = EACH - table.taken
    if len(found) > left:
        raise MalformedAction("iqlandie-error-take", count=left)
    return make_series(tuple(_only(map(actions.TakePiece, pieces), listener) for pieces in found))


def add(typed: Sequence[str], listener: IqListener) -> Made:
    """Make the choice of a bag: `malý`, or its number from 1.

    Raises:
        MalformedAction: No bag is named.
    """
    rest = heard.meaningful(typed, listener.words)
    number = listener.words.read.which(rest)
    named = heard.one_of(rest, BAG_IDS, listener.words)
    if named is not None:
        heard.nothing_more(rest, named[1])
        return actions.Add(BAG_IDS[named[0]])
    if number is None or not 1 <= number.value <= len(BAGS):
        raise MalformedAction("iqlandie-error-bag")
    heard.nothing_more(rest, number.used)
    return actions.Add(BAGS[number.value - 1])


def place(typed: Sequence[str], listener: IqListener) -> Made:
    """Make a placement, of an answer while a task is solved: `3 b2 2`, `e2 z p`.

    Raises:
        MalformedAction: A part is missing or not understood.
        AmbiguousAction: Several placements are possible.
    """
    if listener.view.table.phase == "race":
        return solve(typed, listener)
    if (instead := _instead(typed, listener)) is not None:
        return instead
    if listener.view.table.phase == "take":
        return take(typed, listener)
    hand = listener.view.hand
    placing = heard.read_placing(typed, hand, listener.words, listener.view.table.pieces.own)
    found = heard.placements(placing, hand, listener.words)
    if not found:
        raise MalformedAction("iqlandie-error-hand-empty")
    return _only(found, listener)


def lift(typed: Sequence[str], listener: IqListener) -> Made:
    """Make the lifting of what lies on a square, of a card, or of a piece of this round.

    Raises:
        MalformedAction: Nothing is named, or nothing lies there.
    """
    if listener.view.table.phase == "race":
        return _lift_in_task(typed, listener)
    fresh = listener.view.table.fresh[listener.seat] if listener.seat >= 0 else ()
    rest = heard.meaningful(typed, listener.words)
    if not rest:
        if not fresh:
            raise MalformedAction("iqlandie-error-lift", where="board")
        return actions.Unplace(fresh[-1].spot.exposition, fresh[-1].spot.anchor)
    found = heard.read_exhibition(rest, listener.words)
    if found is None:
        raise MalformedAction("iqlandie-error-lift", where="board")
    exhibition, used = found
    read = read_square(rest[used:], listener.words)
    if read is None:
        raise MalformedAction("iqlandie-error-lift", where="board")
    heard.nothing_more(rest, used + read[1])
    return actions.Unplace(exhibition, read[0])


def _lift_in_task(typed: Sequence[str], listener: IqListener) -> Made:
    kind, work = race_kind(listener), listener.view.solving[1].work
    rest = heard.meaningful(typed, listener.words)
    if kind == "optics":
        read = read_square(rest, listener.words)
        if read is not None:
            heard.nothing_more(rest, read[1])
            return actions.Work(kind, optics_model.Lift(read[0]))
        if not rest and work:
            return actions.Work(kind, optics_model.Lift(work[-1].square))
    if kind == "space":
        number = listener.words.read.which(rest)
        if number is not None and 1 <= number.value <= space_model.CARDS:
            heard.nothing_more(rest, number.used)
            return actions.Work(kind, space_model.Take(number.value))
        if not rest and work:
            return actions.Work(kind, space_model.Take(work[-1].card))
    raise MalformedAction("iqlandie-error-lift", where=kind)


def exchange(typed: Sequence[str], listener: IqListener) -> Made:
    """Make the exchange of a piece that fits nowhere."""
    hand = listener.view.hand
    if not typed and len(set(hand)) == 1:
        return actions.Exchange(hand[0])
    found = heard.read_pieces(typed, hand, listener.words, listener.view.table.pieces.own)
    if len(found) != 1:
        raise MalformedAction("iqlandie-error-one-piece")
    return _only(map(actions.Exchange, found[0]), listener)


def declare(typed: Sequence[str], listener: IqListener) -> Made:
    """Make the declaration of a joker: `2 fialová`, `fialová` for the next one; nothing for the best of all.

    Raises:
        MalformedAction: No colour is named, or nothing is to be declared.
    """
    board = listener.view.board
    mine = () if board is None else jokers(board)
    open_ones = [number for number, laid in enumerate(mine, 1) if laid.colour == JOKER]
    rest = heard.meaningful(typed, listener.words)
    if not rest:
        if listener.view.table.phase != "declare":
            return actions.Declare(1, COLOURS[0])  # which the rules refuse: it is not the time for it
        if board is None or not open_ones:
            raise MalformedAction("iqlandie-error-joker")
        best = best_colours(
            listener.view.table.expositions, board, listener.view.table.colours_of(listener.seat)
        )
        return make_series(tuple(map(actions.Declare, open_ones, best)))
    number = listener.words.read.which(rest)
    used = number.used if number is not None else 0
    named = heard.one_of(rest[used:], COLOURS, listener.words)
    if named is None:
        raise MalformedAction("iqlandie-error-joker") if len(rest) == used else heard.unknown(rest[used])
    heard.nothing_more(rest, used + named[1])
    which = number.value if number is not None else (open_ones[0] if open_ones else 1)
    return actions.Declare(which, named[0])
