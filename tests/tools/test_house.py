"""`tools/house.py`: the measures of the house measure what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tools.house import House, circles, length, main, measures

if TYPE_CHECKING:
    from pathlib import Path

ONE = '''"""One."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from package.two import other


def _once() -> int:
    """Called in one place."""
    return 1


def _twice() -> int:
    return 2


def public() -> int:
    """Call them."""
    return _once() + _twice() + _twice()


def _entry() -> int:
    return 3


TABLE = {"entry": _entry}
'''
TWO = '''"""Two."""

from package.one import (
    public,
)


def other() -> int:
    return public()
'''


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A package of two modules that import each other, one of them for types only."""
    folder = tmp_path / "package"
    folder.mkdir()
    (folder / "one.py").write_text(ONE, encoding="utf-8")
    (folder / "two.py").write_text(TWO, encoding="utf-8")
    return House.read(tmp_path, "package")


def test_imports_are_counted_by_lines(house: House) -> None:
    """An import over three lines counts three, and one for types only counts as well."""
    assert [2, 3] == [room.import_lines for room in house.rooms]
    assert pytest.approx(5 / house.lines) == house.import_share


def test_a_private_function_named_once_has_one_caller(house: House) -> None:
    """Public functions may have callers anywhere; a private one named twice has two, one in a table none."""
    assert ["_once"] == [function.name for room in house.rooms for function in room.called_once()]
    assert 0.2 == house.single_share


def test_circles_are_found_also_for_types(house: House) -> None:
    """Who imports a module only for its types is in the circle, too."""
    assert (("package.one", "package.two"),) == house.circles


def test_a_graph_without_circles_has_none() -> None:
    """A module that imports others in a row is in no circle."""
    graph = {"a": frozenset({"b"}), "b": frozenset({"c"}), "c": frozenset[str]()}
    assert [] == list(circles(graph))


def test_docstrings_do_not_make_functions_long(house: House) -> None:
    """A function of two lines and a docstring has two lines."""
    assert [2, 2, 2, 2, 2] == list(map(length, house.functions))


def test_public_things_without_docstring_are_seen(house: House) -> None:
    """Of two modules and two public functions one function has no docstring."""
    assert 0.75 == house.documented


def test_measures_are_told_by_name(house: House) -> None:
    """One column of figures, as text."""
    told = measures(house)
    assert "2" == told["modules"]
    assert "2" == told["largest circle"]
    assert "20.0%" == told["functions with one caller"]


def test_a_wrong_base_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """What is no revision is named, and nothing is measured against it."""
    with pytest.raises(SystemExit) as ended:
        main(["--base", "no-such-revision"])
    told = capsys.readouterr()
    assert (2, "") == (ended.value.code, told.out)
    assert told.err.endswith("error: no revision of this checkout: no-such-revision\n")
