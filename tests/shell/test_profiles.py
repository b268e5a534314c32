from __future__ import annotations

import pytest

from accessgames.shell.settings import ProfileChoice, choose_profile, find_profile


@pytest.mark.parametrize(
    ("flag", "environ", "saved", "expected"),
    [
        (None, {}, "", ProfileChoice("ctecka", "default")),
        (None, {}, "zrak", ProfileChoice("zrak", "settings")),
        (None, {"ACCESSGAMES_PROFILE": "klavesy"}, "zrak", ProfileChoice("klavesy", "environment")),
        ("zrak", {"ACCESSGAMES_PROFILE": "klavesy"}, "ctecka", ProfileChoice("zrak", "flag")),
        (None, {"ACCESSIBLE": "1"}, "zrak", ProfileChoice("ctecka", "environment")),
        (None, {"ACCESSIBLE": "0"}, "zrak", ProfileChoice("zrak", "settings")),
        (None, {"TERM": "dumb"}, "zrak", ProfileChoice("ctecka", "environment")),
        ("klavesy", {"TERM": "dumb"}, "", ProfileChoice("klavesy", "flag")),
        (None, {"ACCESSGAMES_PROFILE": "nonsense"}, "zrak", ProfileChoice("zrak", "settings")),
        (None, {}, "nonsense", ProfileChoice("ctecka", "default")),
    ],
)
def test_flag_before_environment_before_settings(
    flag: str | None, environ: dict[str, str], saved: str, expected: ProfileChoice
) -> None:
    """The nearest decision counts, and what it was is known, so that the first line can say it."""
    assert expected == choose_profile(flag, environ, saved, terminal=True)


def test_a_pipe_works_by_lines_whatever_was_chosen() -> None:
    """No single keys and no redrawing where no terminal is."""
    assert ProfileChoice("ctecka", "pipe") == choose_profile("zrak", {}, "klavesy", terminal=False)


@pytest.mark.parametrize(
    ("name", "expected"), [("ctecka", "ctecka"), ("Čtečka", "ctecka"), ("KLÁVESY", "klavesy"), ("x", None)]
)
def test_names_are_found_with_and_without_diacritics(name: str, expected: str | None) -> None:
    """As everything that people type."""
    assert expected == find_profile(name)
