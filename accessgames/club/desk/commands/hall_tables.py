"""Tables of a round in the hall of this computer: opened, withdrawn, told, and their results taken, once."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Final

from accessgames.club import audit
from accessgames.club.desk import typed
from accessgames.club.desk.commands import archives
from accessgames.club.papers import facts
from accessgames.dataclasses import dataclass, field
from accessgames.engine import GameError
from accessgames.games import game_ids
from accessgames.language import Listing, Message, Nested, commandline, fingerprint, say
from accessgames.shell.errors import tell_error
from accessgames.storage import files, hall_orders

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from accessgames.club.desk.open_club import ClubContext, OpenClub, Request
    from accessgames.club.model.tournament import Round, SeatedTable
    from accessgames.language import Person

PATIENCE: Final = 3.0
"""Seconds to wait for a hall that is served; it looks twice a second."""

_NAP: Final = 0.05
_LONGEST_TITLE: Final = 80


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table of the hall stands in the club.

    Attributes:
        tournament: Id of the tournament.
        table: The table.
        names: Who sits there now, in order.
    """

    tournament: str
    table: SeatedTable
    names: tuple[str, ...]


def find_place(club: OpenClub, order: hall_orders.Order) -> Place | None:
    """Return where an order belongs; None in another club, or where nothing like it is drawn any more."""
    if order.club != club.archive.name:
        return None
    for running in club.tournaments.values():
        for round_ in running.tournament.rounds:
            for table in round_.tables:
                if audit.occasion_at(running.tournament, round_, table) == order.occasion:
                    players = map(running.tournament.player, table.players)
                    return Place(running.id, table, tuple(player.name for player in players))
    return None


@dataclass(slots=True)
class HallResults:
    """Takes results out of the file between desk and hall.

    Taking is two steps: the result is written into the club, and then the order is dropped. Whoever is killed
    between them does the second one the next time, as the club knows the match by its digest.

    Attributes:
        orders: The file.
        refused: Orders whose results could not be taken, which was told.
    """

    orders: hall_orders.HallOrders
    refused: set[str] = field(default_factory=set)

    @classmethod
    def here(cls) -> HallResults:
        """Return what takes results on this computer."""
        return cls(hall_orders.HallOrders(hall_orders.orders_path()))

    def waiting(self) -> Mapping[str, hall_orders.Answer]:
        """Return the matches that are over and not taken, but for those that were refused.

        Raises:
            StorageError: The file can't be read.
        """
        return {
            id_: answer
            for id_, answer in self.orders.answers().items()
            if answer.state == hall_orders.OVER and id_ not in self.refused
        }

    def is_due(self) -> bool:
        """Tell whether something has come since this was asked last; of a broken file, no."""
        try:
            return self.orders.has_changed() and bool(self.waiting())
        except files.StorageError:
            return False

    def take(self, context: ClubContext) -> Iterator[Message]:
        """Take all results of this club, and yield what to tell; what can't be taken now stays there."""
        try:
            waiting = self.waiting()
            if not waiting or context.club.file is None:
                return
            context.club.catch_up()
            for order in self.orders.wanted():
                if order.id in waiting and order.club == context.club.archive.name:
                    yield from self._take_one(context, order, waiting[order.id])
        except files.StorageError as error:
            yield tell_error(error)

    def _take_one(
        self, context: ClubContext, order: hall_orders.Order, answer: hall_orders.Answer
    ) -> Iterator[Message]:
        """Take a result; raises StorageError, and then it is there the next time."""
        club, found = context.club, find_place(context.club, order)
        before = club.current
        if found is None:
            unknown = GameError("club-error-match-occasion", occasion=order.occasion)
            yield from self._refuse(context, order, unknown)
            return
        try:
            club.current = found.tournament
            told = archives.import_match(context, answer.journal, None)
        except files.StorageError:
            raise
        except GameError as error:
            yield from self._refuse(context, order, error)
            return
        finally:
            club.current = before
        self.orders.drop((order.id,))
        yield say("club-hall-result", table=order.table, number=answer.number)
        yield from told

    def _refuse(self, context: ClubContext, order: hall_orders.Order, error: GameError) -> Iterator[Message]:
        """Tell why a result is not taken; where the table has one already, that holds and nothing waits."""
        context.club.catch_up()  # somebody else may have taken it at this very moment
        now = find_place(context.club, order)
        if error.key == "club-error-match-known":
            self.orders.drop((order.id,))
            return
        if now is not None and now.table.result is not None:
            self.orders.drop((order.id,))
            yield say("club-hall-superseded", table=order.table, round=order.round_)
            return
        self.refused.add(order.id)
        yield say("club-hall-refused", "refusal", table=order.table, cause=Nested(tell_error(error)))


def tables_in_hall(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Open the tables of this round in the hall, or some of them; tell how they stand and who is invited.

    `herna` opens all that have no result, `herna 2` one, `herna zruš 2` and `herna zruš` withdraw, and
    `herna slova` tells the words of everybody.

    Raises:
        GameError: Nothing is drawn, there is no such table or it has a result, or its game is not of the
            program.
    """
    taking = HallResults.here()
    told = list(taking.take(context))
    cancel, everybody, number = _read(context, request)
    if cancel:
        return (*told, *_withdraw(context, taking.orders, number))
    club, orders = context.club, taking.orders
    standing = {order.occasion: order for order in orders.wanted() if order.club == club.archive.name}
    told += _drop_stale(context, orders, standing)
    if not club.tournament.current:
        if told:
            return tuple(told)
        raise GameError("club-error-not-seated")
    round_ = club.tournament.round(club.tournament.current)
    tables = _wanted(context, round_, number)
    at = {audit.occasion_at(club.tournament, round_, table): table for table in tables}
    fresh = [_order(context, round_, table) for occasion, table in at.items() if occasion not in standing]
    if fresh:
        orders.want(fresh)
    wanted = [order for order in orders.wanted() if order.occasion in at]
    ids, end = {order.id for order in wanted}, time.monotonic() + PATIENCE
    while not ids <= (answers := orders.answers()).keys() and time.monotonic() < end:
        time.sleep(_NAP)  # a hall that is served answers within a moment
    if not wanted:
        told.append(say("club-hall-none", round=round_.number))
    for order in wanted:
        people = [facts.person(club.tournament.player(one)) for one in at[order.occasion].players]
        told += _tell_table(order, answers.get(order.id), people, everybody=everybody)
    return tuple(told)


def _read(context: ClubContext, request: Request) -> tuple[bool, bool, int]:
    """Return whether tables are withdrawn, whether all words are told, and the number of a table or 0.

    Raises:
        GameError: `club-error-hall-word`.
    """
    words = request.text.replace(",", " ").split()

    def took(key: str) -> bool:
        meant = {commandline.normalise_bare(text) for text in context.words.table[key].words}
        found = [word for word in words if commandline.normalise_bare(word) in meant]
        for word in found:
            words.remove(word)
        return bool(found)

    cancel, everybody = took("club-hall-cancel"), took("club-hall-words")
    took(typed.TABLE), took("all")
    if len(words) > 1 or (words and not words[0].rstrip(".").isdecimal()):
        raise GameError("club-error-hall-word", text=" ".join(words)[:40])
    number = typed.read_number(words[0].rstrip("."), 1, 10_000) if words else 0
    return cancel, everybody, number


def _wanted(context: ClubContext, round_: Round, number: int) -> list[SeatedTable]:
    """Return the tables that wait for a result, or the one that is named.

    Raises:
        GameError: There is no such table, it has a result, or its game is not of the program.
    """
    game = context.club.tournament.proposal.games[round_.game]
    if game.game not in game_ids():
        raise GameError("club-error-not-here", game=game.name, result=context.words.word("club-result"))
    if not number:
        return [table for table in round_.tables if table.result is None]
    return [typed.find_waiting(round_, str(number), context.words)]


def _order(context: ClubContext, round_: Round, table: SeatedTable) -> hall_orders.Order:
    """Return what the hall needs to know of a table; the words of the seats are drawn here."""
    club = context.club
    tournament = club.tournament
    match = audit.match_at(tournament, round_, table)
    tag, most = context.language.tag, hall_orders.INVITATION_WORDS
    places = tuple(
        hall_orders.Place(seat.name, seat.gender, fingerprint.drawn_words(tag, most)) for seat in match.seats
    )
    return hall_orders.Order(
        secrets.token_hex(16),
        match.occasion,
        club.archive.name,
        club.running.id,
        tournament.proposal.name[:_LONGEST_TITLE],
        round_.number,
        table.number,
        match.game,
        tuple(match.options.items()),
        match.seed or "",
        places,
    )


def _drop_stale(
    context: ClubContext, orders: hall_orders.HallOrders, standing: dict[str, hall_orders.Order]
) -> Iterator[Message]:
    """Withdraw tables at which others sit by now, or which have a result, and tell it."""
    for occasion, order in list(standing.items()):
        place = find_place(context.club, order)
        if place is None or place.table.result is not None or place.names != order.names:
            orders.drop((order.id,))
            del standing[occasion]
            yield say("club-did-hall-withdraw", table=order.table, round=order.round_)


def _withdraw(context: ClubContext, orders: hall_orders.HallOrders, number: int) -> Iterator[Message]:
    """Withdraw the tables of this tournament, or one of its round, and tell it.

    Raises:
        GameError: `club-error-hall-not-there`.
    """
    club = context.club
    own = [
        order
        for order in orders.wanted()
        if order.club == club.archive.name and order.tournament == club.running.id
    ]
    if number:
        own = [order for order in own if order.table == number and order.round_ == club.tournament.current]
    if not own:
        raise GameError("club-error-hall-not-there", table=number)
    orders.drop(order.id for order in own)
    for order in own:
        yield say("club-did-hall-withdraw", table=order.table, round=order.round_)


def _tell_table(
    order: hall_orders.Order, answer: hall_orders.Answer | None, people: Sequence[Person], *, everybody: bool
) -> Iterator[Message]:
    """Tell how a table stands, and the words of those who need them, or of everybody.

    Args:
        order: The table.
        answer: What the hall says of it; None for nothing yet.
        people: Who sits there, in order.
        everybody: Whether also those are told their words who sit there or are known by their names.
    """
    state = "unanswered" if answer is None else answer.state
    letters = answer.seats if answer and answer.seats else hall_orders.BY_WORDS * len(people)
    grouped = {
        letter: tuple(one for one, its in zip(people, letters, strict=True) if its == letter)
        for letter in (hall_orders.SITS, hall_orders.KNOWN)
    }
    here, known = grouped[hall_orders.SITS], grouped[hall_orders.KNOWN]
    yield say(
        "club-hall-table",
        table=order.table,
        number=0 if answer is None else answer.number,
        state=state,
        players=Listing(tuple(people)),
        here=Listing(here),
        count=len(here),
        known=Listing(known),
        reached=len(known),
    )
    if state not in {hall_orders.WAITS, "unanswered"}:
        return
    for place, letter, one in zip(order.places, letters, people, strict=True):
        if everybody or letter == hall_orders.BY_WORDS:
            yield say("club-hall-invite", player=one, words=place.words)
