"""Figures for Prometheus: what is counted, and that nobody can be recognised in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.link import Link
from accessgames.net.operations.figures import Figures
from tests.net.halls import OpenHall
from tests.net.sockets import enter, hello, open_room
from tests.net.visits.test_page import Page
from tests.net.visits.test_ssh import PASSPHRASE, run

if TYPE_CHECKING:
    from pathlib import Path


def figures(text: str) -> dict[str, float]:
    """Each figure by its name and labels."""
    return {
        " ".join([sample.name, *(value for _, value in sorted(sample.labels.items()))]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_everything_is_counted_and_nobody_named(tmp_path: Path) -> None:
    """Connections by door, people, tables, actions and how long they took, refusals, waits for the disk."""
    with OpenHall(tmp_path / "hall", figures=True) as hall:
        link = Link(f"ws://127.0.0.1:{hall.port}", hello("Jana"), open_room)
        link.request(frames.Open("quantum", 2), frames.TableSeen)
        link.request(frames.Begin(1), frames.TableSeen)
        seat = enter(link)
        while not seat.actors or 0 not in seat.actors:
            seat.advance()
        seat.submit(0, [next(iter(seat.perspective(0).legal))])
        with pytest.raises(GameError):
            link.request(frames.Sit(77), frames.TableSeen)
        with Page(hall, "Petr").ready(), connect(f"ws://127.0.0.1:{hall.port}") as broken:
            broken.send("nonsense")
            broken.recv()
            with pytest.raises(ConnectionClosed):  # it is counted until then
                broken.recv(20)
            while (found := figures(text := hall.scrape()))["accessgames_connections program"] > 1:
                pass
        link.close()
    assert (1, 1) == (found["accessgames_connections program"], found["accessgames_connections page"])
    assert (2, 0) == (found["accessgames_people"], found["accessgames_logins_waiting program"])
    assert (1, 0) == (found["accessgames_tables goes"], found["accessgames_tables waits"])
    assert (1, 1) == (found["accessgames_actions_total quantum"], found["accessgames_action_seconds_count"])
    assert 1 == found["accessgames_refused_total program net-no-table"]
    assert 1 == found["accessgames_refused_total program net-broken-frame"]
    assert found["accessgames_fsyncs_total"] > 2
    assert 0 == found["accessgames_store_errors_total"]
    assert found["accessgames_loop_late_seconds_count"] >= 0
    assert not {"Jana", "Petr", link.token} & set(text.replace('"', " ").split())


def test_terminals_are_counted_while_they_last(tmp_path: Path) -> None:
    """Also one that never proved who it is."""
    with OpenHall(tmp_path / "hall", figures=True) as hall:
        run(hall, ["konec"], password=PASSPHRASE)
        while (found := figures(hall.scrape()))["accessgames_connections terminal"]:
            pass
        assert 0 == found["accessgames_logins_waiting terminal"]


def test_refusals_of_games_are_one_kind() -> None:
    """So that there are few kinds, however many rules games have."""
    counted = Figures()
    for key in ("net-no-table", "iota-error-lot", "hall-error-stood-in", "quantum-error-column"):
        counted.refuse("page", key)
    kinds = {sample.labels["kind"]: sample.value for sample in next(iter(counted.refused.collect())).samples}
    assert {"net-no-table", "hall-error-stood-in", "rules"} == set(kinds)


def test_a_taken_port_is_told() -> None:
    """In one sentence, and no hall is open then."""
    one, other = Figures(), Figures()
    with one.served("127.0.0.1", 0) as port, pytest.raises(GameError) as caught:
        other.served("127.0.0.1", port).__enter__()
    assert ("net-port-taken", port) == (caught.value.key, caught.value.args_["port"])


def test_tables_are_counted_behind_somebody_who_was_forgotten(tmp_path: Path) -> None:
    """Whose tables go with them leaves the others to be counted, also those that are opened later."""
    with OpenHall(tmp_path / "hall", figures=True) as hall:
        links = [
            Link(f"ws://127.0.0.1:{hall.port}", hello(name), open_room) for name in ("Jana", "Petr", "Ota")
        ]
        links[0].request(frames.Open("iota", 2), frames.TableSeen)
        links[0].ask(frames.ForgetMe())
        for link in links[1:]:
            link.request(frames.Open("iota", 2), frames.TableSeen)
        found = figures(hall.scrape())
        for link in links:
            link.close()
    assert 2 == found["accessgames_tables waits"]
