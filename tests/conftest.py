"""What every test shares: repeatable Hypothesis runs and a home of its own."""

from __future__ import annotations

import gc
import logging
import os
import sys
import tomllib
from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings

from accessgames.language import catalogue
from accessgames.language.resources import installed_roots, locales_root

# Half of the time of a collection goes to compiling tests with their assertions taken apart. The result is
# kept for the next run, also where Python is told to leave nothing beside the sources.
sys.dont_write_bytecode = False
sys.pycache_prefix = str(Path(__file__).resolve().parents[1] / ".pytest_cache" / "compiled")
# So it is for the programs that tests start, some thousand times: half of a short one would go to compiling.
os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("search", parent=settings.get_profile("ci"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# Where Windows, macOS and the freedesktop rules keep a user's things.
_FOLDERS = {
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
    # Windows itself is asked about its folders, whatever the variables above say; platformdirs asks these.
    "WIN_PD_OVERRIDE_APPDATA": "AppData/Roaming",
    "WIN_PD_OVERRIDE_LOCAL_APPDATA": "AppData/Local",
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
}

_NUMBERS: Final = count()

_WORKER: Final = int(os.environ.get("PYTEST_XDIST_WORKER", "gw-1").removeprefix("gw"))
"""Number of the process among several that share the tests; -1 where there is only one."""

_GARBAGE: Final = 100_000
"""Objects that are made before the collector looks at the young ones; it would be 700."""


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder that settings, matches and logs of this test go to.

    Nothing of the person who runs the suite is read or written, and no ``ACCESSGAMES_*`` variable of
    theirs changes a result. Programs that a test starts inherit the same folders.
    """
    # Numbered here: `mktemp` looks at all folders of the tests before, for each test.
    folder = tmp_path_factory.getbasetemp() / "homes" / str(next(_NUMBERS))
    folder.mkdir(parents=True)
    for name, place in _FOLDERS.items():
        monkeypatch.setenv(name, str(folder / place))
    for name in tuple(os.environ):
        if name.startswith("ACCESSGAMES_"):
            monkeypatch.delenv(name)
    # What is told while something takes long depends on the machine.
    monkeypatch.setenv("ACCESSGAMES_PROGRESS", "no")
    return folder


@pytest.fixture(scope="session", autouse=True)
def languages_read_once() -> Iterator[None]:
    """Let all languages of the project share their files, as everything in one run of the program does.

    Thousands of tests open a language; what they say with it would take half of their time to read anew.
    Whoever writes locales of their own reads those, and never changes what is shared.
    """
    apart, usual = catalogue.LanguageData, {locales_root(), *installed_roots()}
    read, ours = cache(apart), Path(__file__).parent

    def share(roots: tuple[Path, ...], tag: str, *left_out: Any) -> catalogue.LanguageData:  # noqa: ANN401 - passed on
        kept = all(root in usual or root.is_relative_to(ours) for root in roots)
        return read(roots, tag) if kept and not left_out else apart(roots, tag, *left_out)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "LanguageData", share)
        yield


class Unsaid(logging.Handler):
    """Gathers what the language could not say."""

    def __init__(self) -> None:
        super().__init__()
        self.complaints: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.complaints.append(record.getMessage())


@pytest.fixture(autouse=True)
def everything_said(request: pytest.FixtureRequest) -> Iterator[None]:
    """No message has a hole: one without a value or with a wrong one fails the test in which it is said.

    Players hear another sentence in its place, which no test would notice; `unsaid` marks tests of just that.
    """
    log, unsaid = logging.getLogger("accessgames.language"), Unsaid()
    log.addHandler(unsaid)
    yield
    log.removeHandler(unsaid)
    if request.node.get_closest_marker("unsaid") is None:
        assert [] == unsaid.complaints


LAYERS = tomllib.loads(Path(__file__).with_name("layers.toml").read_text("utf-8"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--layer`: `quick` leaves most out, `suite` some variations, `release` nothing."""
    parser.addoption(
        "--layer", choices=["quick", "suite", "release"], default="suite", help="which tests to run"
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what the layer leaves out; it is not even read."""
    quick = LAYERS["quick"]
    if config.getoption("layer") != "quick":
        return None
    if collection_path.parent == Path(__file__).parent and collection_path.name in quick["folders"]:
        return True
    name = collection_path.relative_to(Path(__file__).parent).as_posix()
    return True if name in quick["files"] else None


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let every second worker read the files from the last one on.

    In a new checkout nothing is compiled yet, which takes half a minute: two workers share that, where else
    both would do the same at the same time. All have their tests in one order afterwards.
    """
    report = yield
    if isinstance(collector, pytest.Directory) and _WORKER % 2:
        report.result.reverse()
    return report


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked as slow, and variations of tests; who names a single test gets it.

    The slow ones come first, so that in the end no worker waits for another that has just begun a long one.
    """
    if _WORKER >= 0:
        items.sort(key=lambda item: str(item.path))
    layer = config.getoption("layer")
    if layer == "quick":
        items[:] = [item for item in items if item.get_closest_marker("slow") is None]
    if layer != "release" and not any("::" in word for word in config.args):
        left_out = frozenset(LAYERS["suite"]["without"])
        kept = [item for item in items if item.nodeid not in left_out]
        items[:] = list(_thinned(kept, LAYERS["suite"]["every"]))
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def _thinned(items: list[pytest.Item], every: Mapping[str, int]) -> Iterator[pytest.Item]:
    """Yield all items but those between every second, third, ... case of the tests that are named.

    Cases are taken along a diagonal: of four games in two languages, every second one is each game once, in
    both languages.
    """
    met: Counter[str] = Counter()
    for item in items:
        name = item.nodeid.partition("[")[0]
        step, number = every.get(name, 1), met[name]
        met[name] += 1
        if (number + number // step) % step == 0:
            yield item


def pytest_collection_finish(session: pytest.Session) -> None:
    """Let the collector of garbage pass by what stays: thirty thousand tests and all modules.

    Else it looks through them again whenever much has been made, which took a tenth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_GARBAGE, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say at the end of a layer what it left out."""
    if config.getoption("layer") == "quick":
        quick = LAYERS["quick"]
        terminalreporter.write_line(
            f"quick layer: without {', '.join(quick['folders'])}, {len(quick['files'])} files named in"
            " tests/layers.toml and what is marked as slow; `python3 start.py test` runs the suite"
        )
