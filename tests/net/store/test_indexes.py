"""Whatever is asked while people come, look around, play and come back is found by an index."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from accessgames.net import frames
from accessgames.net.store.engines import open_engine
from accessgames.net.store.store import Store
from tests.net.operations.test_copies import play
from tests.net.sockets import Party, Served, enter, refused
from tests.net.store.test_servers import Guests
from tests.net.store.test_store import COUNTED, MANY, analyse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.net.store.conftest import Place

SMALL = ("alembic_version", "numbers")
"""What has a few rows for ever."""


class Said(dict[str, Any]):
    """Statements, each with values that it was said with last.

    Attributes:
        counts: How often each was said.
    """

    def __init__(self) -> None:
        super().__init__()
        self.counts = Counter[str]()


@contextmanager
def recorded() -> Iterator[Said]:
    """Note each statement that a server says."""
    said = Said()

    def note(_: Any, __: Any, statement: str, values: Any, ___: Any, many: bool) -> None:  # noqa: ANN401
        said[statement] = values[0] if many and values else values
        said.counts[statement] += 1

    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    try:
        yield said
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", note)


def evening(first: Served, second: Served) -> None:
    """Come by two servers, look around, play, talk, lose a server, and go on at the other."""
    party = Party(Guests([first, second]), "quantum")  # type: ignore[list-item] # they are reached as those
    jana, petr = party.links
    for link in party.links:
        for own in (False, True):
            link.request(frames.Tables(own=own), list[frames.TableSeen])
        link.request(frames.Present(), list[frames.PersonSeen])
    assert 4 == play(party.seats, 4)
    assert "net-wrong-code" == refused(petr, frames.Sit(0, "words of no tournament"))
    eva = second.link("Eva")
    eva.ask(frames.Say("ahoj", "Jana"))
    while not jana.heard:
        time.sleep(0.01)
    eva.ask(frames.Say("ahoj všem"))
    eva.close()
    party.close()
    first.kill()
    jana, petr = second.link("Jana"), second.link("Petr")
    for link in (jana, petr):
        assert link.request(frames.Sit(party.table), frames.TableSeen).own
    assert 4 == play([enter(link) for link in (jana, petr)], 4)
    jana.ask(frames.Stand())
    petr.request(frames.MyData(), dict)
    petr.close()
    jana.close()


def looked_through(place: Place, statement: str, values: Any) -> list[str]:  # noqa: ANN401 - as the driver has them
    """The tables through which a statement looks row by row."""
    engine = open_engine(place)
    with engine.connect() as connection:
        how = "EXPLAIN" if engine.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN"
        rows = connection.exec_driver_sql(f"{how} {statement}", values).all()
    engine.dispose()
    told = [str(row[-1]).strip().removeprefix("->").strip() for row in rows]
    whole = [one.partition("Seq Scan on ")[2].split()[0] for one in told if one.startswith("Seq Scan on ")]
    whole += [one.split()[1] for one in told if one.startswith("SCAN ") and "INDEX" not in one]
    return [name for name in whole if name not in SMALL]


def test_an_evening_looks_at_no_table_row_by_row(place: Place) -> None:
    """Beside 5000 matches that are over: every statement that two servers say, as they say it."""
    with closing(Store(place)) as store:
        for statement in (*MANY, "UPDATE numbers SET last = 6000"):
            store.commit([(sa.text(f"WITH RECURSIVE c(n) AS ({COUNTED}) {statement}"), {})])
        for name in ("servers", "notices") if isinstance(place, str) else ():
            store.commit([(sa.text(f"SELECT setval('{name}_id_seq', 6000)"), {})])
    analyse(place)
    first = Served(place, holder="a")
    first.serve()
    with Served(place, holder="b") as second:
        for one in (first, second):
            one.hall.house.look()  # type: ignore[union-attr] # they share the place
        second.tokens = first.tokens
        with recorded() as said:
            evening(first, second)
    asked = [one for one in said.items() if one[0].startswith(("SELECT", "UPDATE", "INSERT", "DELETE"))]
    assert 25 < len(asked)
    found = {statement: looked_through(place, statement, values) for statement, values in asked}
    assert {} == {statement: names for statement, names in found.items() if names}
