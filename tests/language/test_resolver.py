from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from accessgames.language import Language

if TYPE_CHECKING:
    from pathlib import Path

MESSAGES = """\
plain = Text { "and" } more
broken = One
    two

    three
variable = { $who } plays
again = { variable }, { variable }
detail = Here
    .more = there
points = { detail.more } { detail.nothing }
empty =
    .brief = brief alone
refers-empty = { empty }
term = { -brand } { -brand(kind: "long") } { -brand(kind: "no") }
-brand = { $kind ->
        [long] Long { $kind }
       *[short] short
    }
chosen = { $n ->
        [0] nothing
        [one] one thing
        [few] few things
       *[other] many things
    }
by-name = { $who ->
        [Jana] she
       *[other] somebody
    }
loop = { $who } { loop }
unknown = { nobody } { -no-brand } { NOTHING() }
refused = { CAP($nobody) }
ungiven = { -named }
-named = Of { $kind }
nested = { { "a" } } { 5 }
"""


@pytest.fixture(name="say")
def tongue(tmp_path: Path) -> Any:  # noqa: ANN401 - a function of any arguments
    """Say messages of these tests, mildly or strictly."""
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "x.ftl").write_text(MESSAGES, encoding="utf-8")
    language = Language("cs", roots=(tmp_path,))
    return language.text


@pytest.mark.parametrize(
    ("key", "args", "expected"),
    [
        ("plain", {}, "Text and more"),
        ("broken", {}, "One two\nthree"),
        ("variable", {"who": "Jana"}, "Jana plays"),
        ("again", {"who": "Jana"}, "Jana plays, Jana plays"),
        ("term", {}, "short Long long short"),
        ("by-name", {"who": "Jana"}, "she"),
        ("by-name", {"who": "Petr"}, "somebody"),
        ("nested", {}, "a 5"),
    ],
)
def test_texts(say: Any, key: str, args: dict[str, str], expected: str) -> None:  # noqa: ANN401 - as above
    """Texts, variables, references, terms with arguments and selectors are said."""
    assert expected == say(key, **args)


@pytest.mark.parametrize(
    ("number", "expected"),
    [(0, "nothing"), (1, "one thing"), (3, "few things"), (5, "many things")],
)
def test_numbers_select_themselves_or_their_category(say: Any, number: int, expected: str) -> None:  # noqa: ANN401
    """A selector looks for the number, then for its plural category, then takes the default."""
    assert expected == say("chosen", n=number)


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("variable", "Unknown external: who"),
        ("by-name", "Unknown external: who"),
        ("points", "Unknown attribute: detail.nothing"),
        ("refers-empty", "No pattern: empty"),
        ("loop", "Cyclic reference"),
        ("unknown", "Unknown message: nobody"),
        ("refused", "argument"),
        ("ungiven", "Unknown external: kind"),
    ],
)
@pytest.mark.unsaid
def test_what_is_missing_leaves_no_sentence(
    say: Any,  # noqa: ANN401 - as above
    caplog: pytest.LogCaptureFixture,
    key: str,
    reason: str,
) -> None:
    """Of a message in which anything can't be said nothing is told, and the log says why."""
    assert say("error-unsayable") == say(key)
    assert reason in caplog.text
