"""The simulation of more servers does what can be worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tools.bench.scale.simulation import Machine, Simulation, main, told
from tools.bench.timing import quantile

ONE = Machine(processor=2.0, commit=0.0, batch=1.0, action=0.5, flush=4.0, servers=1, cores=1)


def test_a_lonely_action_takes_the_sum_of_its_ways() -> None:
    """Server, database and one flush, whoever waits for nobody else."""
    course = Simulation(ONE, 1.0, 20.0).run()
    assert 10 < len(course.took)
    assert [7.5, 7.5] == [round(quantile(course.took, share), 6) for share in (0.0, 0.5)]
    assert len(course.took) == course.batches == course.flushes


def test_a_transaction_costs_its_server_time_as_well() -> None:
    """What it does for one is done before anything else there."""
    course = Simulation(replace(ONE, commit=1.0), 1.0, 20.0).run()
    assert 8.5 == round(quantile(course.took, 0.5), 6)


def test_whatever_comes_while_a_batch_is_written_shares_the_next_one() -> None:
    """So many more actions need fewer transactions and flushes each."""
    course = Simulation(ONE, 400.0, 5.0).run()
    assert 1.5 < len(course.took) / course.batches
    assert course.batches == pytest.approx(course.flushes, abs=1)


def test_a_server_that_is_full_falls_behind_and_more_of_them_do_not() -> None:
    """Its loop is the first wall: five hundred actions a second of two milliseconds each."""
    few, more = (Simulation(replace(ONE, servers=servers, cores=4), 1000.0, 3.0).run() for servers in (1, 4))
    assert len(few.took) == pytest.approx(1500, abs=30)
    assert 1000 < few.left
    assert 60 > more.left
    assert quantile(more.took, 0.95) < 40 < quantile(few.took, 0.95)


def test_servers_share_the_flush_of_the_log() -> None:
    """Transactions of several servers are done by one flush, so there are fewer of those."""
    course = Simulation(replace(ONE, servers=8, cores=8), 1500.0, 3.0).run()
    assert course.flushes <= 3000 / 4 + 1
    assert 1.5 < course.batches / course.flushes


def test_a_database_without_a_free_core_is_the_next_wall() -> None:
    """It is busy all the time then, and most is not done."""
    course = Simulation(replace(ONE, servers=50, batch=10.0), 1000.0, 3.0).run()
    assert course.busy == pytest.approx(3000, rel=0.02)
    assert 0 < course.left


def test_a_house_is_a_row_of_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """The command prints one for each number of servers and each rate."""
    words = (
        "--processor 2 --commit 0 --batch 1 --action 0.5 --flush 4 --servers 1 2 --rates 10 20 --seconds 1"
    )
    assert 0 == main(words.split())
    lines = capsys.readouterr().out.splitlines()
    assert 2 + 4 == len(lines)
    assert 1 == len({line.count("|") for line in lines})
    assert told(replace(ONE, cores=8), 10.0, 1.0) == lines[2]
