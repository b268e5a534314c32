"""The hall: what its guests ask beside their seats, and what they hear of each other."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import replace as replaced
from functools import singledispatchmethod
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from accessgames.bots.policies import make_policy
from accessgames.engine import GameError, SetupError
from accessgames.games import check_holders, game_ids
from accessgames.language.fingerprint import drawn_words
from accessgames.net import frames
from accessgames.net.hall import beginnings, directory, guests, hashing, standing_in, tables, talking
from accessgames.net.hall.house import House, Notice
from accessgames.net.hall.ledger import KeptPerson, KeptTable, Ledger
from accessgames.net.hall.people import People, claims, read_name, same_word
from accessgames.net.hall.tables import SeatKept, Table, TableKept, table_of
from accessgames.net.operations.happenings import Watch
from accessgames.shell.proofs import read_words

if TYPE_CHECKING:
    from accessgames.games import Room
    from accessgames.net.hall.hosted import Led

MOST_TABLES: Final = 20
"""Tables that one person may have opened and not finished."""

_CODE_WORDS: Final = 2

T = TypeVar("T")


class Hall:
    """People, tables and matches of one server.

    Attributes:
        name: What the place is called.
        language: In which computer players are named and codes are words.
        people: Everybody who has been here.
        guests: Who is here, by their number.
        tables: The tables of this server that are not over.
        ledger: What must not be forgotten.
        house: The servers that serve it together; None where it is one with a file of its own.
        relays: Lines of guests to tables of other servers.
        locked: Whether nobody new may come in.
        monotonic: Gives seconds since any moment.
        awaited: The tables of which the desk of a club awaits a result.
        watch: Counts and notes what happens, for the operator.
        leaving: Whether it is about to end, and others go on with what is here.
    """

    def __init__(
        self, name: str, ledger: Ledger, open_room: Callable[..., Room], language: str,
        name_bot: Callable[[int], str], host: str = "",
    ) -> None:  # fmt: skip
        """Open a hall with what its ledger has.

        Args:
            name: What the place is called.
            ledger: What must not be forgotten.
            open_room: Loads a game, with the options of a match.
            language: As above.
            name_bot: Names the computer player of a seat.
            host: What makes somebody the host who comes with it; empty for nobody.

        Raises:
            GameError: The ledger can't be read.
        """
        self.name, self.language, self._host, self.monotonic = name, language, host, time.monotonic
        self.ledger, self._open_room, self._name_bot = ledger, open_room, name_bot
        self.house = House(ledger) if ledger.me else None
        self.people = People(() if self.house else ledger.people(), ledger if self.house else None)
        self.relays: set[Led] = set()
        self.guests: dict[int, guests.Guest] = {}
        kept = () if self.house else ledger.tables()
        self.tables: dict[int, Table] = {one.number: table_of(one) for one in kept}
        self._last = ledger.last_table()
        self._hashing, self._waking = hashing.Hashing(), asyncio.Lock()
        self.locked = self.leaving = False
        self.awaited: tuple[Table, ...] = ()
        self.watch = Watch()
        self.watch.figures.follow(self.guests, self.tables, ledger)

    # ------------------------------------------------------------ coming and going

    async def identify(self, hello: frames.Hello, knock: hashing.Knock) -> tuple[KeptPerson, str]:
        """Return who somebody is, and what proves it from now on.

        A passphrase that comes with a new name keeps it from then on, whatever the door. Whoever is new and
        has claimed it is the same person when they say so again: the first greeting may have been lost.

        Raises:
            GameError: `net-unknown`, `net-name-unfit`, `net-name-taken`, `net-passphrase-asked`,
                `net-passphrase-short`, `net-wrong-passphrase` or `net-locked`.
        """
        if hello.token:
            known = await self.ask(self.people.by_token, hello.token)
            if known is None:
                raise GameError("net-unknown")
            return known, hello.token
        known = await self.ask(self.people.find, hello.name)
        if known is not None and claims(known, hello.claim):
            person, token = known, hello.claim
        elif known is None:
            self.check_new(hello.name)
            kept = await self.hash_passphrase(hello.passphrase, knock) if hello.passphrase else ""
            person, token = await self.ask(self.people.new, hello.name, hello.claim)
            person = replaced(person, passphrase=kept)
            self.people.know(person)
        else:
            await self.check_passphrase(known, hello.passphrase, knock)
            person, token = self.people.new_token(known, hello.claim)
        self.ledger.keep_person(person)
        await self.ledger.synced()
        return person, token

    async def ask(self, ask: Callable[..., T], *what: Any) -> T:  # noqa: ANN401 - by question
        """Return an answer; a database elsewhere must not hold the loop up, what is in memory may."""
        return await asyncio.to_thread(ask, *what) if self.house else ask(*what)

    def check_new(self, name: str) -> None:
        """Return where somebody new may come by a name; raises GameError `net-locked`, or as `read_name`."""
        if self.locked:
            raise GameError("net-locked")
        read_name(name)

    async def check_passphrase(self, known: KeptPerson, passphrase: str, knock: hashing.Knock) -> None:
        """Return where a passphrase keeps a name.

        Raises:
            GameError: `net-name-taken`, `net-passphrase-asked`, `net-wrong-passphrase` or `net-hall-busy`.
        """
        if not known.passphrase or not passphrase:
            key = "net-passphrase-asked" if known.passphrase else "net-name-taken"
            raise GameError(key, name=known.name)
        asked = replaced(knock, name=known.folded)
        if not await self._hashing.do(self.people.fits, known, passphrase, knock=asked):
            raise GameError("net-wrong-passphrase", name=known.name)

    async def hash_passphrase(self, passphrase: str, knock: hashing.Knock) -> str:
        """Return what is kept of a passphrase; raises GameError `net-passphrase-short` or `net-hall-busy`."""
        return await self._hashing.do(self.people.hash_passphrase, passphrase, knock=knock)

    def keep(self, person: KeptPerson) -> None:
        """Keep what has changed about somebody; the latest of it counts, also for who is here."""
        self.people.know(person)
        self.ledger.keep_person(person)
        if (guest := self.guests.get(person.id)) is not None:
            guest.person = person

    def is_host(self, word: str) -> bool:
        """Tell whether somebody came with the word of the host."""
        return bool(self._host) and same_word(word, self._host)

    async def come(self, guest: guests.Guest, *, quiet: bool = False) -> None:
        """Let somebody in; the same person at another door leaves the one before.

        Nobody hears of it where they only come from another server of the house (`quiet`).
        """
        before = self.guests.get(guest.person.id)
        self.guests[guest.person.id] = guest
        if before is not None and before is not guest:
            self._leave(before)
            before.close_beside(GameError("net-elsewhere"))
        elif not quiet:
            self._tell_followers(frames.Heard("came", guest.person.name), guest)
        if self.house is None:
            return
        guest.visit = secrets.token_hex(8)
        if not quiet:
            await asyncio.to_thread(self.house.reach, guest.person.id, "elsewhere")
        self.house.note(guest)
        await self.ledger.synced()

    def go(self, guest: guests.Guest) -> None:
        """Let somebody go whose line has ended; their seat waits, and those at the table hear it once."""
        if self.guests.get(guest.person.id) is not guest:
            return
        del self.guests[guest.person.id]
        self.tell_table(guest, "away")
        self._leave(guest)
        if self.house is not None:
            self.house.forget(guest)
        if not guest.relayed:
            self._tell_followers(frames.Heard("went", guest.person.name), guest)

    def hand_over(self, guest: guests.Guest) -> None:
        """Let somebody go to a table of another server, through which they are in the hall then."""
        if self.guests.get(guest.person.id) is guest:
            del self.guests[guest.person.id]  # first, for where they are is told by the other server now
        self._step_away(guest)

    def leave_servers(self) -> None:
        """End the lines to servers that are gone: whoever was led there comes back and is led anew."""
        for far in [one for one in self.relays if self.house and one.server not in self.house.servers]:
            self.relays.discard(far)
            far.lose_beside()

    def _leave(self, guest: guests.Guest) -> None:
        """Let somebody be in the hall; a match that is over is not kept in memory for nobody."""
        table = guest.table
        guest.leave()
        if table is None:
            return
        self.note_end(table)  # its last draw may have come behind the last answer
        if table.state == "over" and not table.guests:
            self.tables.pop(table.number, None)

    def _tell_followers(self, told: frames.Heard, who: guests.Guest) -> None:
        if self.house is not None:
            self.house.tell_others(Notice("follow", told=told))
        for guest in self.guests.values():
            if guest.follows and guest is not who:
                guest.hear(told)

    def tell_table(self, who: guests.Guest, what: str, text: str = "") -> int:
        """Let everybody else at a table hear of somebody, once that they are away; return how many may."""
        if who.table is None or (what == "away" and who.reach.missed):
            return 0
        return who.table.tell(frames.Heard(what, who.person.name, text, who.table.number), who)

    # ------------------------------------------------------------ requests

    async def answer(self, guest: guests.Guest, what: frames.HallRequest) -> Any:  # noqa: ANN401 - by request
        """Do what somebody asks, and return what is answered, to be encoded.

        Raises:
            GameError: It is refused, and nothing was done.
        """
        return await self._answer(what, guest)

    @singledispatchmethod
    async def _answer(self, what: object, guest: guests.Guest) -> Any:  # noqa: ANN401 - as above
        """Answer; each kind of request has its own below."""
        del guest
        raise TypeError(what)

    @_answer.register
    async def _who(self, what: frames.Present, guest: guests.Guest) -> list[frames.PersonSeen]:
        del what, guest
        return await directory.people_seen(self)

    @_answer.register
    async def _list_tables(self, what: frames.Tables, guest: guests.Guest) -> list[frames.TableSeen]:
        return await directory.tables_seen(self, guest, own=what.own)

    def _seen(self, table: Table, guest: guests.Guest) -> frames.TableSeen:
        return directory.seen(self, table, guest)

    async def find_table(self, number: int) -> Table:
        """Return a table, also one whose match is over.

        Raises:
            GameError: `net-no-table`; `net-table-elsewhere`, where another server of the house has it.
        """
        if number not in self.tables:
            take = self.house.take(number) if self.house else asyncio.to_thread(self.ledger.table, number)
            kept = await take
            if kept is None:
                raise GameError("net-no-table", table=number)
            self.tables.setdefault(number, table_of(kept))
        return self.tables[number]

    async def new_table(self, kept: TableKept) -> Table:
        """Return a table with a number that none has had; nobody is told and nothing is kept."""
        last = await asyncio.to_thread(self.ledger.next_number, "table") if self.house else self._last + 1
        table = self.tables[last] = Table(last, kept)
        self._last = last
        return table

    def room_of(self, table: Table) -> Room:
        """Return the game of a table."""
        return self._open_room(table.kept.game, dict(table.kept.options))

    def _note(self, guest: guests.Guest) -> None:
        """Let the other servers know where somebody is."""
        if self.house is not None and self.guests.get(guest.person.id) is guest:
            self.house.note(guest)

    @_answer.register
    async def _open(self, what: frames.Open, guest: guests.Guest) -> frames.TableSeen:
        if self.leaving:
            raise GameError("net-restarts")
        own = await directory.own_tables(self, guest)
        if sum(bool(table.seats_of(guest.person.id)) for table in own) >= MOST_TABLES:
            raise GameError("net-too-many-tables", most=MOST_TABLES)
        if what.game not in game_ids():
            raise GameError("net-no-game", game=what.game)
        room = self._open_room(what.game, dict(what.options))
        setup = room.game.setup(what.seats, dict(what.options))
        people = what.seats - len(what.computers)
        if people < 1:
            raise SetupError("net-no-seat-left")
        check_holders(room, setup, bots=bool(what.computers))
        for level in what.computers:
            make_policy(room.bots, f"bot:{level}")
        seats = [SeatKept() for _ in range(people)]
        seats += [SeatKept(0, self._name_bot(at), level) for at, level in enumerate(what.computers, people)]
        words = read_words(what.words)
        code = drawn_words(self.language, _CODE_WORDS) if what.private else ""
        table = await self.new_table(TableKept(what.game, setup.options, tuple(seats), code, what.delay))
        table.sit_down(guest.person.id, guest.person.name, words, code)
        self._step_away(guest)
        self.watch.note("table-opened", table=table.number, game=what.game, seats=what.seats)
        return await self._settle(table, guest)

    @_answer.register
    async def _sit(self, what: frames.Sit, guest: guests.Guest) -> frames.TableSeen:
        table = await self.find_table(what.table or await directory.invited(self, what.code))
        table.check_there()
        back = bool(table.seats_of(guest.person.id))
        if not back:
            table.sit_down(guest.person.id, guest.person.name, read_words(what.words), what.code)
        if guest.table is not table:
            self._step_away(guest)
        elif not back:  # who has watched is at the table as somebody else now
            guest.leave()
        seen = await self._settle(table, guest, same=back)
        self.tell_table(guest, "back" if back else "sat")
        table.remind(guest)
        return seen

    @_answer.register
    async def _watch(self, what: frames.Watch, guest: guests.Guest) -> frames.TableSeen:
        table = await self.find_table(what.table)
        table.check_there()
        if table.private and not table.seats_of(guest.person.id):
            raise GameError("net-private", table=table.number)
        self._step_away(guest)
        await self.wake(table)
        guest.enter(table)
        self._note(guest)
        return self._seen(table, guest)

    @_answer.register
    async def _stand(self, what: frames.Stand, guest: guests.Guest) -> None:
        del what
        if guest.table is None:
            raise GameError("net-not-at-table")
        self._step_away(guest)
        await self.ledger.synced()

    def _step_away(self, guest: guests.Guest) -> None:
        """Leave the table; where no match has begun the seat is free again, and an empty table goes."""
        table = guest.table
        if table is None:
            return
        self.note_end(table)  # its last draw may have come behind the last answer
        waited = table.state == "waits"
        self.tell_table(guest, "stood" if waited else "away")
        table.stand_up(guest.person.id)
        self._leave(guest)
        self._note(guest)
        if waited:
            if table.kept.desk is None and not any(seat.person for seat in table.kept.seats):
                del self.tables[table.number]
                self.ledger.drop_table(table.number)
            else:
                self.keep_table(table)

    @_answer.register
    async def _begin(self, what: frames.Begin, guest: guests.Guest) -> frames.TableSeen:
        table = guest.table
        if table is None or table.state != "waits" or not table.seats_of(guest.person.id):
            raise GameError("net-nothing-begins")
        tables.refuse_at_desk(table)
        room = self.room_of(table)
        setup = room.game.setup(len(table.kept.seats), dict(table.kept.options))
        check_holders(room, setup, bots=True)
        make_policy(room.bots, f"bot:{what.level}")
        table.fill(what.level, self._name_bot)
        return await self._settle(table, guest)

    async def _settle(self, table: Table, guest: guests.Guest, *, same: bool = False) -> frames.TableSeen:
        """Keep a table that changed, let its match go on where everybody is there, and put a guest there."""
        if guest.table is not table:
            guest.enter(table)
        self._note(guest)
        if table.state == "waits" and table.full:
            beginnings.begin_match(table, self.room_of(table), self.ledger, self.monotonic)
            same = False
        if not same:
            self.keep_table(table)
            await self.ledger.synced()
        await self.wake(table)
        return self._seen(table, guest)

    async def wake(self, table: Table) -> None:
        """Take the match of a table from its journal where nobody has it whole in memory; let it go on.

        Raises:
            GameError: `net-desk-withdrawn`.
        """
        table.check_there()
        if table.state == "waits":
            return
        if table.match is None or table.match.torn:
            if self.leaving:
                raise GameError("net-restarts")
            lines = await asyncio.to_thread(self.ledger.lines, table.number)
            async with self._waking:  # one replay at a time, and between two whatever else there is to do
                if table.match is None or table.match.torn:  # nobody else was faster
                    room, ledger = self.room_of(table), self.ledger
                    table.match = beginnings.resume_match(table, room, ledger, lines, self.monotonic)
                    await asyncio.sleep(0)
        for guest in table.guests:
            guest.follow()
        table.match.go_on()

    def keep_table(self, table: Table) -> None:
        """Keep what has changed about a table."""
        what = msgspec.json.encode(table.kept).decode()
        order, home = ("", "") if table.kept.desk is None else (table.kept.desk.order, table.kept.desk.home)
        self.ledger.keep_table(
            KeptTable(table.number, table.state, what, table.secret, table.people, order, home)
        )

    def note_end(self, table: Table) -> None:
        """See that the match of a table is over: it is listed no more, its journal tells the seed."""
        if table.match is not None and not table.match.seat.actors and table.state == "goes":
            table.state, table.secret = "over", ""
            self.watch.note("table-over", table=table.number, game=table.kept.game)
            self.keep_table(table)

    @_answer.register
    async def _stand_in(self, what: frames.StandIn, guest: guests.Guest) -> int:
        table = standing_in.table_of(guest)
        await self.wake(table)
        return await standing_in.answer(table, guest, what, self.monotonic())

    # ------------------------------------------------------------ talking

    @_answer.register
    async def _say(self, what: frames.Say, guest: guests.Guest) -> int:
        return await talking.say(self, guest, what)

    @_answer.register
    async def _invite(self, what: frames.Invite, guest: guests.Guest) -> None:
        await talking.invite(self, guest, what)

    @_answer.register
    async def _follow(self, what: frames.Follow, guest: guests.Guest) -> None:
        guest.follows = what.on

    # ------------------------------------------------------------ what is kept of people, and the host

    @_answer.register
    async def _protect(self, what: frames.Protect, guest: guests.Guest) -> None:
        kept = await self.hash_passphrase(what.passphrase, hashing.Knock()) if what.passphrase else ""
        self.keep(replaced(guest.person, passphrase=kept))
        await self.ledger.synced()

    @_answer.register
    async def _tell_own(self, what: frames.MyData, guest: guests.Guest) -> dict[str, Any]:
        del what
        found = await directory.own_tables(self, guest) if self.house else self.tables.values()
        own = [table for table in found if table.seats_of(guest.person.id)]
        return {
            "name": guest.person.name,
            "passphrase": bool(guest.person.passphrase),
            "keys": len(guest.person.keys.splitlines()),
            "settings": msgspec.json.decode(guest.person.settings or "{}"),
            "tables": [
                {"number": table.number, "game": table.kept.game, "state": table.state} for table in own
            ],
        }

    @_answer.register
    async def _forget(self, what: frames.ForgetMe, guest: guests.Guest) -> None:
        del what
        me = guest.person.id
        untaken = (table for table in self.awaited if table.state == "over")  # the desk needs its record
        found = (*await directory.own_tables(self, guest), *untaken)
        going = [
            table.number for table in found if table.seats_of(me)
            and (table.state != "waits" or self.tables.get(table.number) is not table)
        ]  # fmt: skip
        if going:
            raise GameError("net-plays-still", tables=tuple(map(str, going)))
        self._step_away(guest)
        for table in list(self.tables.values()):
            if table.seats_of(me):
                del self.tables[table.number]
            elif me in table.people:  # else whoever has the number next would be expected there
                table.unname(me)
                self.keep_table(table)
        self.people.forget(guest.person)
        self.ledger.forget(guest.person.id)
        await self.ledger.synced()

    @_answer.register
    async def _remove(self, what: frames.Remove, guest: guests.Guest) -> None:
        await talking.remove(self, guest, what)
