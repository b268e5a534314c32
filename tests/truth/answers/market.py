"""What Tetrikon's answers claim of games, cards, offers and the time, from what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.naming import name_piece
from accessgames.games.tetrikon.rules import actions, tasks
from tests.truth.answers import areas
from tests.truth.answers.diagrams import asked_seat, building_of, diagram, empty, solving
from tests.truth.refusals.pieces import cell_of, turned

if TYPE_CHECKING:
    from tests.truth.verdicts import Check, Told

HUNDRED: Final = 100
PENALTY: Final = 20
PLACES: Final = 6
TWELVE: Final = 12
_SIZES: Final = {"hour": 3600, "minute": 60, "second": 1}

Goods = tuple[Counter[str], int]
"""Pieces, by their nouns, and an amount."""


def table(told: Told) -> Any:  # noqa: ANN401 - the table of the market
    """Return what lies open on the table."""
    return told.view.table


def task(told: Told) -> Any:  # noqa: ANN401 - a task
    """Return what is awaited."""
    return table(told).task


def material(told: Told) -> Any:  # noqa: ANN401 - a set of pieces
    """Return the set that is played with."""
    game: Any = told.desk.perspective.game
    return game.material


def counted(pieces: Any) -> Counter[str]:  # noqa: ANN401 - a list in a message
    """Return how many pieces of each noun a list names."""
    return Counter({item.noun: item.count or 1 for item in pieces.items})


def nouns(pieces: Any) -> Counter[str]:  # noqa: ANN401 - ids of pieces
    """Return how often each piece is there, by its noun."""
    return Counter(name_piece(one).noun for one in pieces)


# ------------------------------------------------------------------ games and points


def _penalties(told: Told, seat: int) -> list[int]:
    """Return the penalty points of a seat in each finished game: 20 for each square that stayed empty."""
    return [PENALTY * result.empty[seat] for result in table(told).results]


def _count_of(told: Told) -> object:
    """So many squares of somebody are empty; or after one game, so many penalty points."""
    scored = [] if solving(told) else _penalties(told, told.who())
    return told.arg("count") in {empty(told, told.who()), *(scored if len(scored) == 1 else [])}


def _named(told: Told, name: str) -> dict[int, int]:
    """Return the number of each person of a list, none of them named twice."""
    items = list(areas.items(told, name))
    found = {told.desk.people.index(item.args["who"]): item.args["count"] for item in items}
    assert len(found) == len(items), items
    return found


def _score_empty(told: Told) -> object:
    """The empty squares of all; against time of those who have a diagram, if anybody has."""
    seats = range(len(told.desk.people))
    begun = [seat for seat in seats if diagram(told, seat)[0]] or list(seats)
    return _named(told, "counts") == {seat: empty(told, seat) for seat in begun}


def _scored(told: Told) -> object:
    seats = range(len(told.desk.people))
    return len(table(told).results) == 1 and _named(told, "penalties") == {
        seat: sum(_penalties(told, seat)) for seat in seats
    }


def _totals(told: Told) -> object:
    named = [told.desk.people.index(item.args["who"]) for item in areas.items(told, "totals")]
    return told.arg("number") == len(table(told).results) > 1 and named == list(range(len(told.desk.people)))


def _total(told: Told) -> object:
    points = _penalties(told, told.who())
    return (told.arg("total"), told.arg("zeros")) == (sum(points), points.count(0))


def _game(told: Told) -> object:
    seat, number = asked_seat(told), told.arg("game")
    result = table(told).results[number - 1]
    known = told.arg("diagram"), told.arg("empty"), told.arg("points")
    return number > 0 and known == (
        result.diagrams[seat],
        result.empty[seat],
        PENALTY * result.empty[seat],
    )


def _why_total(told: Told) -> object:
    return told.arg("points") == sum(_penalties(told, told.who())) and told.who() == asked_seat(told)


def _status_diagram(told: Told) -> object:
    seat = asked_seat(told)
    squares, covered = diagram(told, seat)
    laid = building_of(told, seat) if solving(told) else table(told).players[seat]
    known = told.arg("diagram"), told.arg("left"), told.arg("all")
    return squares and known == (laid.diagram, len(squares - covered), len(squares))


def _status_hand(told: Told) -> object:
    hand, own = told.view.hand, table(told).players[told.seat]
    known = told.arg("total"), told.arg("pieces"), told.arg("cards")
    return known == (sum(hand.money), len(own.free), len(hand.cards))


def _status_round(told: Told) -> object:
    """A round is a turn of everybody; a game that is not over is the one after those that are."""
    there = table(told)
    seats, levels = len(told.desk.people), len(there.rules.levels)
    return (told.arg("game"), told.arg("of")) == (len(there.results) + 1, levels) and (
        0 <= seats * told.arg("round") - there.turns < seats
    )


def _cards(told: Told) -> object:
    """So many cards are seen in front of somebody; with all others they are the whole deck."""
    there, counts = table(told), told.view.counts
    money = sum(cards for cards, _ in counts) + told.view.treasury + sum(there.returned)
    deck = dict(material(told).treasury)
    whole = sum(count for value, count in deck.items() if there.rules.hundreds or value != HUNDRED)
    known = told.arg("money"), told.arg("cards")
    return known == tuple(counts[told.who()]) and whole == money


# ------------------------------------------------------------------ pieces


def _supply(told: Told) -> object:
    """What is in the bag, all of it in the lines together; or some of the free pieces of somebody."""
    named = counted(told.arg("pieces"))
    if told.asked[0] == "supply":
        bag = zip(material(told).pieces, table(told).bag, strict=True)
        there = Counter({name_piece(piece.id).noun: count for piece, count in bag if count})
        lines = [line for line in told.lines if line.key == told.message.key]
        return named <= there and sum((counted(line.args["pieces"]) for line in lines), Counter()) == there
    return named <= free_now(told, _before(told, "tetrikon-free-pieces"))


def _before(told: Told, key: str) -> int:
    """Return who is named in the last line of this key before the one that is looked at."""
    at = told.lines.index(told.message)
    line = next(line for line in reversed(told.lines[:at]) if line.key == key)
    return told.desk.people.index(line.args["who"])


def free_now(told: Told, seat: int) -> Counter[str]:
    """Return the free pieces of a seat by their nouns: against time those of the set that do not lie yet."""
    if not solving(told):
        return nouns(table(told).players[seat].free)
    state = told.view.state
    if not state.runs[seat].buildings:
        return Counter()
    laid = Counter(one.shape for building in state.runs[seat].buildings for one in building.placed)
    each = {piece.id: piece.count if state.rules.solo else 1 for piece in material(told).pieces}
    left = Counter(each) - laid
    return Counter({name_piece(piece).noun: count for piece, count in left.items()})


def asked_piece(told: Told) -> str:
    """Return the piece that was asked about."""
    return next(
        str(piece)
        for piece in material(told).piece_by_id
        if name_piece(str(piece)) == told.message.args["piece"]
    )


def _offered(told: Told) -> object:
    there = [place for place, piece in enumerate(table(told).offer, 1) if piece == asked_piece(told)]
    return list(told.arg("places").items) == there != []


def _others(told: Told) -> object:
    seats = set(range(len(told.desk.people))) - {asked_seat(told)}
    piece = asked_piece(told)
    return told.people() == {seat for seat in seats if piece in table(told).players[seat].free} != set()


def _placed(told: Told) -> object:
    """A piece of this sort lies on just these squares, and each that lies there has a line."""
    seat = asked_seat(told)
    building = building_of(told, seat) if solving(told) else table(told).players[seat]
    placed = () if building is None else building.placed
    masks = [one.mask for one in placed if one.shape == asked_piece(told)]
    there = [
        {(bit % areas.WIDTH, bit // areas.WIDTH) for bit in range(areas.WIDTH**2) if mask >> bit & 1}
        for mask in masks
    ]
    lines = sum(line.key == told.message.key for line in told.lines)
    return areas.listed(told.arg("squares")) in there and lines == len(there)


def _at_place(told: Told) -> object:
    place = told.arg("place")
    piece = table(told).offer[place - 1] if 1 <= place <= PLACES else None
    return piece is not None and told.arg("piece") == name_piece(piece)


def _place_empty(told: Told) -> object:
    place = told.arg("place")
    return 1 <= place <= PLACES and table(told).offer[place - 1] is None


def _of_size(told: Told) -> object:
    """These are all pieces of so many squares."""
    size = told.arg("squares")
    there = [piece.id for piece in material(told).pieces if len(piece.shape.squares) == size]
    return counted(told.arg("pieces")) == nouns(there) != Counter()


def _filling(told: Told) -> object:
    """The free pieces fill the rest, else what may still come, else nothing; or it takes too long."""
    way, seat = told.arg("way"), asked_seat(told)
    squares, covered = diagram(told, seat)
    there = table(told)
    own = Counter(there.players[seat].free)
    every = Counter(one for one in there.offer if one is not None)
    every.update(one for player in there.players for one in player.free)
    every += Counter({piece.id: count for piece, count in zip(material(told).pieces, there.bag, strict=True)})
    try:
        if fills(told, squares - covered, own):
            return way == "own"
        return way == ("coming" if fills(told, squares - covered, every) else "never")
    except TimeoutError:
        return way in {"coming", "never", "unknown"}


EFFORT: Final = 6_000
"""Places tried by hand until a filling is left to the tests of the solver, `tests/engine/grid`."""


def fills(told: Told, free: set[int], pieces: Counter[str]) -> bool:
    """Tell whether pieces fill squares: the first free one is covered by some piece in some position.

    Raises:
        TimeoutError: There is too much to try.
    """
    looks = {piece: turned(told, piece) for piece in pieces}
    sizes = sorted(pieces, key=lambda piece: -len(material(told).piece_by_id[piece].shape.squares))
    tried = iter(range(EFFORT))

    def fill(left: frozenset[areas.Cell]) -> bool:
        if not left:
            return True
        column, row = areas.first_of(left)
        for piece in sizes:
            for look in looks[piece] if pieces[piece] else ():
                if next(tried, None) is None:
                    raise TimeoutError
                lain = {(x + column, y + row) for x, y in look}
                if lain <= left:
                    pieces[piece] -= 1
                    done = fill(left - lain)
                    pieces[piece] += 1
                    if done:
                        return True
        return False

    return fill(frozenset(map(cell_of, free)))


# ------------------------------------------------------------------ offers


def goods(told: Told, name: str) -> Goods:
    """Return what a side of an offer names: "hák a 25 T", or nothing."""
    pieces: Counter[str] = Counter()
    amounts = []
    for item in told.arg(name).items:
        if not hasattr(item, "message"):
            pieces[item.noun] += item.count or 1
        elif item.message.key == "tetrikon-points":
            amounts.append(item.message.args["points"])
        else:
            assert (item.message.key, len(told.arg(name).items)) == ("tetrikon-nothing", 1), item
    assert len(amounts) < 2, amounts
    return pieces, sum(amounts)


def _sides(told: Told, offer: Any, *, turned: bool = False) -> bool:  # noqa: ANN401 - an offer
    """Tell whether both sides of an offer are as they are named, or the other way round."""
    mine, theirs = (nouns(offer.give), offer.give_money), (nouns(offer.take), offer.take_money)
    named = goods(told, "give"), goods(told, "take")
    return named == ((theirs, mine) if turned else (mine, theirs))


def _proposed(told: Told) -> object:
    offer = task(told).offer
    people = told.who(), told.who("partner")
    return people == (offer.seat, offer.partner) and _sides(told, offer)


def _swap(told: Told) -> object:
    there = task(told)
    people = told.who(), told.who("partner")
    pieces = told.arg("give"), told.arg("take")
    return people == (there.seat, there.actor) and pieces == (name_piece(there.give), name_piece(there.take))


def _swap_answer(told: Told) -> object:
    there = task(told)
    pieces = told.arg("give"), told.arg("take")
    return told.who() == there.actor and pieces == (name_piece(there.take), name_piece(there.give))


# ------------------------------------------------------------------ what is asked


def _asked(told: Told, kind: type) -> bool:
    """Tell whether this is awaited of who is named, who is the one that asks."""
    return isinstance(task(told), kind) and told.who() == task(told).actor == told.seat


def _left(told: Told, kind: type) -> object:
    """So many are still to be given, and the card immunity helps where it may, if it is held."""
    immune = task(told).answerable and "immunity" in told.view.hand.cards
    return (
        _asked(told, kind)
        and told.arg("left") == task(told).left > 0
        and (told.arg("immune") == ("yes" if immune else "no"))
    )


def _reward(told: Told) -> object:
    """So many cards as a sum brings; for two sixes a piece instead if it is wanted (R7)."""
    total = task(told).total
    twelve = "yes" if total == TWELVE else "no"
    return _asked(told, tasks.RewardChoice) and (told.arg("money"), told.arg("twelve")) == (
        _cards_for(total),
        twelve,
    )


def _cards_for(total: int) -> int:
    """Return how many T cards a sum brings: up to six one, for twelve three, else two."""
    return 1 + (total > TWELVE // 2) + (total == TWELVE)


def _pay(told: Told) -> object:
    """Own cards that make the sum; which way it goes, and that immunity would do as well."""
    due, cards = task(told), list(told.arg("values").items)
    paid = sum(cards)
    ways = {0: "exact", 1: "more", -1: "less"}
    immune = due.answerable and "immunity" in told.view.hand.cards
    named = sum((Counter(dict([_worth(item)])) for item in areas.items(told, "cards")), Counter())
    known = told.arg("amount"), told.arg("sum"), told.arg("number"), told.arg("way"), told.arg("immune")
    return (
        _asked(told, tasks.Payment)
        and known
        == (
            due.amount,
            paid,
            len(cards),
            ways[(paid > due.amount) - (paid < due.amount)],
            "yes" if immune else "no",
        )
        and Counter(cards) == named <= Counter(told.view.hand.money)
        and cards == sorted(cards, reverse=True)
        and told.arg("few") == ("yes" if len(cards) <= FEW else "no")
        and _sensible(due, paid, told.view.hand.money)
    )


FEW: Final = 6
"""So many cards are read one by one."""


def _worth(item: Any) -> tuple[int, int]:  # noqa: ANN401 - a message about T cards
    return item.args["points"], item.args.get("count", 1)


def _sensible(due: Any, paid: int, money: tuple[int, ...]) -> object:  # noqa: ANN401 - a payment
    """Tell whether the cards make the amount, else to the manager the least above it (R12, R13)."""
    sums = {0}
    for card in money:
        sums |= {one + card for one in sums}
    if due.amount in sums:
        return paid == due.amount
    if due.to is None:
        return paid == min((one for one in sums if one > due.amount), default=0)
    return paid == max(one for one in sums if one < due.amount)


def _nothing(told: Told) -> object:
    """No action but to end the turn, to call the time, and deals where nobody has a free piece."""
    trade = any(player.free for player in table(told).players)
    idle = (actions.EndTurn, actions.CallTime, *(() if trade else (actions.OpenDeal,)))
    return _asked(told, tasks.Turn) and all(isinstance(one, idle) for one in told.desk.perspective.legal)


# ------------------------------------------------------------------ time


def span(time: Any) -> int:  # noqa: ANN401 - a nested message
    """Return the seconds of a time, which its words and its figures tell alike."""
    args = time.message.args
    words: int = sum(_SIZES[item.noun] * item.count for item in args["time"].items)
    *hours, minutes, seconds = map(int, args["figures"].figures.split(":"))
    assert words == 3600 * sum(hours) + 60 * minutes + seconds, args
    return words


def _limits(told: Told) -> Iterator[int]:
    """Yield the milliseconds that are left, where there is a limit."""
    left = told.view.state.left if solving(told) else table(told).remaining
    if left is not None:
        yield left


def _time_left(told: Told) -> object:
    (left,) = _limits(told)
    if solving(told):
        state = told.view.state
        assert left == state.rules.limit - state.runs[state.seat].milliseconds, state
    return span(told.arg("time")) == left // 1000


def _time_passed(told: Told) -> object:
    state = told.view.state
    return span(told.arg("time")) == state.runs[state.seat].milliseconds // 1000 and state.phase == "run"


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "tetrikon-at-place": _at_place,
        "tetrikon-bag-pieces": _supply,
        "tetrikon-count-of": _count_of,
        "tetrikon-deal-proposed": _proposed,
        "tetrikon-draft": lambda told: _sides(told, told.view.draft.offer),
        "tetrikon-filling": _filling,
        "tetrikon-game-scored": _scored,
        "tetrikon-game-totals": _totals,
        "tetrikon-item-game": _game,
        "tetrikon-opponent-cards": _cards,
        "tetrikon-pieces-of-size": _of_size,
        "tetrikon-place-empty": _place_empty,
        "tetrikon-score-empty": _score_empty,
        "tetrikon-status-diagram": _status_diagram,
        "tetrikon-status-hand": _status_hand,
        "tetrikon-status-round": _status_round,
        "tetrikon-swap-proposed": _swap,
        "tetrikon-time-left": _time_left,
        "tetrikon-time-passed": _time_passed,
        "tetrikon-time-unlimited": lambda told: not list(_limits(told)),
        "tetrikon-total-of": _total,
        "tetrikon-turn-answer": lambda told: (
            _asked(told, tasks.Answering) and _sides(told, task(told).offer, turned=True)
        ),
        "tetrikon-turn-discard": lambda told: _left(told, tasks.Discarding),
        "tetrikon-turn-give": lambda told: _left(told, tasks.Giving),
        "tetrikon-turn-nothing": _nothing,
        "tetrikon-turn-pay": _pay,
        "tetrikon-turn-reward": _reward,
        "tetrikon-turn-second": lambda told: (
            _asked(told, tasks.SecondPiece) and told.arg("laid") == task(told).laid
        ),
        "tetrikon-turn-swap-answer": _swap_answer,
        "tetrikon-where-offered": _offered,
        "tetrikon-where-others": _others,
        "tetrikon-where-placed": _placed,
        "tetrikon-why-total": _why_total,
    }
)
"""By line: what makes it true."""
