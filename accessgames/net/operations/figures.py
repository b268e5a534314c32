"""Figures of a hall in the form of Prometheus: how much of what there is, never who."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Protocol

from prometheus_client import core, registry, start_http_server

from accessgames.engine import GameError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

HERE: Final = "127.0.0.1"
"""Where figures are served unless somebody asks for another address."""

STATES: Final = ("waits", "goes", "over")
"""Of tables; one that is over is kept while somebody is at it."""

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_OF_THE_HALL: Final = ("net-", "hall-")
_RULES: Final = "rules"


class Place(Protocol):
    """What is counted when somebody asks: a table of the hall."""

    state: str


class Disk(Protocol):
    """Where a hall keeps what it must not forget.

    Attributes:
        failures: How often something could not be written.
    """

    failures: int

    @property
    def commits(self) -> int:
        """How often it waited for the disk."""


class Figures:
    """All figures of one hall.

    Attributes:
        connections: Open connections, by door.
        logins: Those of them that have not said yet who they are.
        actions: What people did in matches, by game.
        told: Seconds from reading an action until whoever did it was told so; it is on the disk then.
        refused: What was refused, by kind: the key of the sentence; `rules` for those of games.
        mistakes: What nobody thought of, by type of exception.
        late: Seconds by which the loop of the server was late.
    """

    def __init__(self) -> None:
        """Begin at nothing."""
        self._registry = at = core.CollectorRegistry()
        self.connections = core.Gauge("accessgames_connections", "Open connections", ["door"], registry=at)
        self.logins = core.Gauge("accessgames_logins_waiting", "Not greeted yet", ["door"], registry=at)
        self.actions = core.Counter("accessgames_actions", "Done by people", ["game"], registry=at)
        self.told = core.Histogram("accessgames_action_seconds", "Until told", buckets=_SECONDS, registry=at)
        self.refused = core.Counter("accessgames_refused", "Refused by kind", ["door", "kind"], registry=at)
        self.mistakes = core.Counter("accessgames_mistakes", "Unexpected exceptions", ["type"], registry=at)
        self.late = core.Histogram("accessgames_loop_late_seconds", "Lateness", buckets=_SECONDS, registry=at)

    @contextmanager
    def counted(self, gauge: core.Gauge, door: str) -> Iterator[None]:
        """Count somebody at a door as long as the block lasts."""
        with gauge.labels(door).track_inprogress():
            yield

    def refuse(self, door: str, key: str) -> None:
        """Count a refusal; how many kinds there are is bounded by the sentences of a hall."""
        self.refused.labels(door, key if key.startswith(_OF_THE_HALL) else _RULES).inc()

    def follow(self, guests: Mapping[int, object], tables: Mapping[int, Place], disk: Disk) -> None:
        """Count from now on who is in a hall, its tables, and its waiting for the disk, when asked."""
        self._registry.register(_Standing(guests, tables, disk))

    @contextmanager
    def served(self, host: str, port: int) -> Iterator[int]:
        """Serve the figures by HTTP in a thread of their own; yields the port.

        Raises:
            GameError: `net-port-taken`.
        """
        try:
            server, thread = start_http_server(port, host, self._registry)
        except OSError as error:
            raise GameError("net-port-taken", port=port) from error
        try:
            yield server.server_port
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


class _Standing(registry.Collector):
    """What is counted only when somebody asks, in another thread: of what changes a copy is made first."""

    def __init__(self, guests: Mapping[int, object], tables: Mapping[int, Place], disk: Disk) -> None:
        self._guests, self._tables, self._disk = guests, tables, disk

    def collect(self) -> Iterator[core.Metric]:
        """Yield each figure as it is now."""
        yield core.GaugeMetricFamily("accessgames_people", "People here", len(self._guests))
        tables = core.GaugeMetricFamily("accessgames_tables", "Tables by state", labels=["state"])
        states = [table.state for table in list(self._tables.values())]
        for state in STATES:
            tables.add_metric([state], states.count(state))
        yield tables
        yield core.CounterMetricFamily("accessgames_fsyncs", "Waits for disk", self._disk.commits)
        yield core.CounterMetricFamily("accessgames_store_errors", "Failed writes", self._disk.failures)
