from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.output.screen_readers import READERS, is_read

if TYPE_CHECKING:
    from pathlib import Path


def run(folder: Path, number: int, name: str, *words: str) -> None:
    """Let a process run in a made-up list."""
    process = folder / str(number)
    process.mkdir()
    process.joinpath("comm").write_text(f"{name}\n", "utf-8")
    process.joinpath("cmdline").write_bytes("\0".join(words).encode() + b"\0")


@pytest.mark.parametrize("name", sorted(READERS))
def test_a_reader_is_found_among_the_processes(tmp_path: Path, name: str) -> None:
    """By its name; other programs read nothing."""
    run(tmp_path, 1, "systemd", "/sbin/init")
    assert not is_read({}, "linux", tmp_path)
    run(tmp_path, 2, name, name)
    assert is_read({}, "linux", tmp_path)


def test_a_reader_in_python_is_found_by_its_script(tmp_path: Path) -> None:
    """Its process is called like the interpreter; a file of that name further behind is no reader."""
    run(tmp_path, 1, "python3", "/usr/bin/python3", "-m", "editor", "orca")
    assert not is_read({}, "linux", tmp_path)
    run(tmp_path, 2, "python3", "/usr/bin/python3", "/usr/bin/orca")
    assert is_read({}, "linux", tmp_path)


def test_who_came_from_another_computer_hears_no_voice_here(tmp_path: Path) -> None:
    """What reads to them runs there."""
    assert is_read({"SSH_CONNECTION": "10.0.0.1 50000 10.0.0.2 22"}, "linux", tmp_path)
    assert not is_read({"SSH_CONNECTION": ""}, "linux", tmp_path)


def test_what_ends_meanwhile_is_no_reader(tmp_path: Path) -> None:
    """A process without its files is passed over."""
    tmp_path.joinpath("7").mkdir()
    assert not is_read({}, "linux", tmp_path)


def test_on_a_mac_the_settings_say_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """VoiceOver on or off; where nobody may look, it may be on, and no second voice begins."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    assert is_read({}, "darwin", tmp_path)
    folder = tmp_path / "Library" / "Preferences"
    folder.mkdir(parents=True)
    head = '<?xml version="1.0"?><plist version="1.0"><dict><key>voiceOverOnOffKey</key>'
    for value in (True, False):
        text = f"{head}<{'true' if value else 'false'}/></dict></plist>"
        folder.joinpath("com.apple.universalaccess.plist").write_text(text, "utf-8")
        assert value == is_read({}, "darwin", tmp_path)
    folder.joinpath("com.apple.universalaccess.plist").write_text("nonsense", "utf-8")
    assert is_read({}, "darwin", tmp_path)
