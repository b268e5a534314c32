"""`tools/regression.py`: when a version counts as slower, with times made by hand."""

from __future__ import annotations

import io
import tarfile
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from typing import TYPE_CHECKING

import pytest

from tools import regression
from tools.regression import AGAIN, LIMIT, ROUNDS, Comparison, NothingToCompareError

if TYPE_CHECKING:
    from pathlib import Path

HEAD, PARENT, BASE = "aaa", "bbb", "ccc"


class Version:
    """A version whose times are known; remembers what it was asked for."""

    def __init__(self, *rounds: Mapping[str, float]) -> None:
        self.rounds = list(rounds)
        self.asked: list[tuple[str, ...]] = []

    def __call__(self, names: Sequence[str]) -> Mapping[str, float]:
        self.asked.append(tuple(names))
        times = self.rounds.pop(0) if len(self.rounds) > 1 else self.rounds[0]
        return {name: seconds for name, seconds in times.items() if not names or name in names}


def never() -> float:
    """A clock on which no time passes."""
    return 0.0


def test_equal_versions_pass_after_the_first_rounds() -> None:
    """Nothing is measured more often than needed where nothing seems slow."""
    before, now = Version({"a": 1.0, "b": 2.0}), Version({"a": 1.0, "b": 2.0})
    found = regression.compare(before, now, never)
    assert {"a": 1.0, "b": 1.0} == found.ratios
    assert () == found.slow
    assert [()] * ROUNDS == before.asked == now.asked


def test_a_slow_version_is_measured_again_before_it_is_believed() -> None:
    """Only what seems slow is measured again, in both versions, and it stays slow in all rounds."""
    before, now = Version({"a": 1.0, "b": 2.0}), Version({"a": 1.0, "b": 3.2})
    found = regression.compare(before, now, never)
    assert ("b",) == found.slow
    assert found.sure
    assert [()] * ROUNDS + [("b",)] * AGAIN == before.asked == now.asked


def test_a_disturbance_is_forgiven() -> None:
    """Times that another program spoiled are forgotten as soon as a fair one was seen."""
    spoiled, fair = {"a": 9.0}, {"a": 1.1}
    now = Version(spoiled, spoiled, spoiled, fair)
    found = regression.compare(Version({"a": 1.0}), now, never)
    assert () == found.slow
    assert pytest.approx({"a": 1.1}) == found.ratios
    assert ROUNDS + 2 == len(now.asked)


def test_exactly_the_limit_passes() -> None:
    """Half as long again is still allowed, a little more is not."""
    assert () == Comparison({"a": 1.0}, {"a": LIMIT}).slow
    assert ("a",) == Comparison({"a": 1.0}, {"a": LIMIT + 0.01}).slow


def test_faster_is_never_slower() -> None:
    """What became faster is told and no more."""
    found = regression.compare(Version({"a": 3.0}), Version({"a": 1.0}), never)
    assert ["a: 0.33"] == regression.told(found)
    assert () == found.slow


def test_new_and_lost_work_is_left_out() -> None:
    """What only one of the versions can do is not compared; what is new is named."""
    found = regression.compare(Version({"a": 1.0, "old": 1.0}), Version({"a": 1.0, "new": 9.0}), never)
    assert ["a"] == list(found.ratios)
    assert ["a: 1.00", "new: new"] == regression.told(found)


def test_versions_without_common_work_are_not_compared() -> None:
    """An old version that can do nothing of it is no failure."""
    with pytest.raises(NothingToCompareError):
        regression.compare(Version({}), Version({"a": 1.0}), never)


def test_versions_take_turns() -> None:
    """Who is measured first changes, so that a machine that warms up or slows down meets both."""
    order: list[str] = []

    def version(name: str, seconds: float) -> Callable[[Sequence[str]], Mapping[str, float]]:
        def measured(names: Sequence[str]) -> Mapping[str, float]:
            order.append(name)
            return {"a": seconds}

        return measured

    regression.compare(version("before", 1.0), version("now", 2.0), never)
    assert ["before", "now", "now", "before", "before", "now"] == order[:6]


def test_without_time_nothing_is_sure() -> None:
    """On a machine too slow for further rounds a suspicion is told, but it is none of a failure."""
    found = regression.compare(Version({"a": 1.0}), Version({"a": 9.0}), count(0, 50).__next__)
    assert ("a",) == found.slow
    assert not found.sure
    assert ["a: 9.00 SLOWER"] == regression.told(found)


class History:
    """A git that knows three revisions."""

    def __init__(self, **answers: str) -> None:
        self.answers = answers

    def __call__(self, *words: str) -> bytes:
        key = words[0].replace("-", "_") + ("_parent" if words[-1] == "HEAD^" else "")
        if key not in self.answers:
            raise NothingToCompareError(f"git {words[0]}")
        return f"{self.answers[key]}\n".encode()


def test_the_base_is_where_the_branch_left() -> None:
    """With changes of one's own, all of them count."""
    assert BASE == regression.base(History(rev_parse=HEAD, merge_base=BASE, rev_parse_parent=PARENT))


@pytest.mark.parametrize("merge_base", [{"merge_base": HEAD}, {}])
def test_on_main_the_base_is_the_first_parent(merge_base: dict[str, str]) -> None:
    """Where nothing is ahead of origin/main, or there is none, the last change counts."""
    assert PARENT == regression.base(History(rev_parse=HEAD, rev_parse_parent=PARENT, **merge_base))


@pytest.mark.parametrize("history", [History(), History(rev_parse=HEAD)])
def test_without_history_nothing_is_compared(
    history: History, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No git, or a single commit: a line says so, and the exit code is 0."""
    with pytest.raises(NothingToCompareError):
        regression.base(history)
    monkeypatch.setattr(regression, "git", history)
    monkeypatch.setattr(regression, "base", lambda: (_ for _ in ()).throw(NothingToCompareError("git")))
    assert 0 == regression.main([])
    assert "regression: nothing to compare (git)\n" == capsys.readouterr().out


def test_a_revision_is_unpacked(tmp_path: Path) -> None:
    """The files of the old version lie in a folder of their own, the checkout stays as it is."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as archive:
        info = tarfile.TarInfo("accessgames/__init__.py")
        info.size = 3
        archive.addfile(info, io.BytesIO(b"a=1"))
    regression.unpack(BASE, tmp_path, lambda *_: packed.getvalue())
    assert "a=1" == (tmp_path / "accessgames" / "__init__.py").read_text(encoding="utf-8")


@pytest.mark.parametrize(("now", "code"), [(1.0, 0), (1.4, 0), (1.6, 1)])
def test_the_exit_code_tells_a_slow_down_and_nothing_else(
    now: float, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """1 when something takes more than 1.5 times as long as before, else 0."""
    monkeypatch.setattr(regression, "unpack", lambda _, folder: folder)
    monkeypatch.setattr(
        regression, "measure", lambda checkout, _: {"a": now if checkout == regression.ROOT else 1.0}
    )
    assert code == regression.main(["--base", BASE])
    out = capsys.readouterr().out.splitlines()
    assert f"a: {now:.2f}{' SLOWER' if code else ''}" == out[-1]


@pytest.mark.parametrize("script", ["raise SystemExit(3)", "print('no json')", "print('[1]')"])
def test_a_version_that_cannot_be_measured_is_left_out(
    script: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong in the old version is a reason not to compare, not a slow-down."""
    child = tmp_path / "child.py"
    child.write_text(script, encoding="utf-8")
    monkeypatch.setattr(regression, "WORKLOADS", child)
    with pytest.raises(NothingToCompareError):
        regression.measure(tmp_path, ())


def test_a_version_without_python_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing interpreter is told like everything else."""
    monkeypatch.setattr(regression, "python", lambda: str(tmp_path / "none"))
    with pytest.raises(NothingToCompareError):
        regression.measure(tmp_path, ())
