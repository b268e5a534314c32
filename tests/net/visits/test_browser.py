"""The page in a real browser: keys alone, fingers alone, narrow screens, and what axe-core finds."""

from __future__ import annotations

import struct
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from tests.club.papers.browser import AXE
from tests.net.chromium import Browser

if TYPE_CHECKING:
    from pathlib import Path

    from tests.net.halls import OpenHall

TAB, ENTER = 9, 13
IN = "!document.querySelector('#session').hidden && document.querySelectorAll('#choices button').length > 3"
LOG = "document.querySelector('#log').innerText"


def come_in(browser: Browser, hall: OpenHall, name: str = "Eva") -> None:
    """Open the page, type a name where the focus gets by Tab, and press Enter."""
    browser.go(f"http://127.0.0.1:{hall.port}/cs")
    while browser.look("document.activeElement.id") != "name":
        browser.press("Tab", TAB)
    browser.enter(name)
    browser.wait(IN)


def button(start: str) -> str:
    """Selects a button by how its text begins, for a finger."""
    every = "[...document.querySelectorAll('#choices button')]"
    return f"{every}.find(one => one.textContent.startsWith({start!r}))"


def choose(browser: Browser, key: str, value: str) -> None:
    """Choose how the page looks."""
    one = f"document.querySelector('#{key}')"
    browser.look(f"(() => {{ {one}.value = '{value}'; {one}.onchange(); }})()")


@pytest.mark.parametrize("game", ["iota", "quantum"])
def test_a_whole_match_by_keys_alone(game: str, hall: OpenHall) -> None:
    """The field has the focus all the time; title and sign say whose turn it is."""
    with Browser() as browser:
        come_in(browser, hall)
        browser.enter(f"nový stůl {game} 2")
        browser.wait(f"{LOG}.includes('Čeká se na hráče')")
        browser.enter("začni 1")
        for _ in range(300):
            browser.wait(f"document.title.startsWith('Jste na tahu') || {LOG}.includes('Otisk záznamu')")
            if browser.look(f"{LOG}.includes('Otisk záznamu')"):
                break
            listed = browser.look(f"Boolean({button('1: ')})")
            asked = browser.look(f"Boolean({button('ano')})")
            count = browser.look("Number(document.querySelector('#log').dataset.told)")
            browser.enter("1" if listed else "ano" if asked else "tahy")
            browser.wait(f"Number(document.querySelector('#log').dataset.told) > {count + 1}")
        assert browser.look(f"{LOG}.includes('Otisk záznamu')")
        assert "line" == browser.look("document.activeElement.id")
        assert 1 == browser.look("document.querySelectorAll('#journals a').length")
        assert browser.look("document.querySelectorAll('#boards table th[scope=col]').length") > 0


def test_what_comes_together_is_one_paragraph_and_typing_is_not_told(hall: OpenHall) -> None:
    """A screen reader leaves out, or tells in another order, paragraphs that follow each other closely."""
    with Browser() as browser:
        come_in(browser, hall)
        browser.look(
            "window.came = []; const note = (node) => came.push([Date.now(), node.innerText, node.ariaLive]);"
            "new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(note)))"
            ".observe(document.querySelector('#log'), {childList: true})"
        )
        browser.enter("nový stůl quantum 2")
        browser.wait(f"{LOG}.includes('Čeká se na hráče')")
        browser.enter("začni 1")
        browser.wait(f"{LOG}.includes('necháte?') || {LOG}.includes('Krok C')")
        came = browser.look("came")
        told = [(at, text) for at, text, live in came if live != "off"]
        assert ["Napsáno: nový stůl quantum 2", "Napsáno: začni 1"] == [
            text for _, text, live in came if live == "off"
        ]
        assert any("\n" in text for _, text in told)
        assert all(after - before >= 300 for (before, _), (after, _) in pairwise(told))


def test_fingers_alone_are_enough(hall: OpenHall) -> None:
    """Every button is at least 44 pixels high, and does what is written on it."""
    with Browser() as browser:
        come_in(browser, hall)
        browser.wait("Date.now() - changed > SETTLED")
        browser.look(f"{button('stoly')}.id = 'wanted'")
        browser.tap("#wanted")
        browser.wait(f"{LOG}.includes('Žádný stůl v herně není.')")
        small = "[...document.querySelectorAll('button, input, select')].filter(one => one.offsetParent && "
        assert 0 == browser.look(f"{small} one.getBoundingClientRect().height < 44).length")


WINDOWS = ((320, 640, 1.0), (320, 256, 4.0))
"""The narrowest phone, and a window of 1280 by 1024 points at 400 %."""

LOOKS = (("theme", ("light", "dark", "yellow", "system")), ("size", ("2", "3", "1")))
SAID = {
    "cs": ("nový stůl", "Čeká se na hráče", "začni 1", "nápověda", "nastavení"),
    "en": ("new table", "It waits for players", "begin 1", "help", "settings"),
}


def too_wide(browser: Browser, what: str) -> list[str]:
    """Where the page sticks out of each window, in each colour and size of letters."""
    found = []
    for key, values in LOOKS:
        for value in values:
            choose(browser, key, value)
            for window in WINDOWS:
                browser.resize(*window)
                if wide := browser.sticks_out():
                    found.append(f"{what}: {wide} in {window} with {key} {value}")
    return found


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", ["iota", "quantum", "tetrikon", "iqlandie"])
def test_nothing_is_wider_than_the_window(game: str, language: str, hall: OpenHall) -> None:
    """Entry, board, help and settings, in each contrast and size; boards scroll in a room of their own."""
    new, waits, begin, *more = SAID[language]
    with Browser(320, 640, language) as browser:
        browser.go(f"http://127.0.0.1:{hall.port}/{language}")
        found = too_wide(browser, "entry")
        browser.look("document.querySelector('#name').focus()")
        browser.enter("Eva")
        browser.wait(IN)
        browser.enter(f"{new} {game} 2")
        browser.wait(f"{LOG}.includes('{waits}')")
        browser.enter(begin)
        browser.wait("document.querySelectorAll('#boards table').length > 0")
        found += too_wide(browser, "board")
        for line in more:
            told = browser.look("Number(document.querySelector('#log').dataset.told)")
            browser.enter(line)
            browser.wait(f"Number(document.querySelector('#log').dataset.told) > {told + 1}")
            found += too_wide(browser, line)
        assert [] == found


def test_what_sticks_out_is_found(hall: OpenHall) -> None:
    """Else the test above would show nothing: by a pixel more than is seen beside a scrollbar."""
    with Browser(320, 640) as browser:
        browser.go(f"http://127.0.0.1:{hall.port}/cs")
        browser.look("document.body.append(Object.assign(document.createElement('div'), {id: 'wide'}))")
        browser.look("document.querySelector('#wide').style.cssText = 'width: 400px; height: 900px'")
        assert browser.sticks_out() > 0


def test_a_picture_shows_the_page_to_its_edge(hall: OpenHall, tmp_path: Path) -> None:
    """A scrollbar took the last pixels of it once."""
    with Browser(320, 256) as browser:
        come_in(browser, hall)
        browser.photograph(tmp_path / "page.png")
        wide, high = struct.unpack(">II", (tmp_path / "page.png").read_bytes()[16:24])
        assert 320 == wide
        assert high > 256


def test_a_button_that_has_just_moved_is_not_touched(hall: OpenHall) -> None:
    """A finger on its way would do what nobody wanted, and hears so; keys are heeded at once."""
    with Browser() as browser:
        come_in(browser, hall)
        browser.wait("Date.now() - changed > SETTLED")
        browser.look(f"changed = Date.now() + 60000; {button('stoly')}.id = 'wanted'")
        browser.tap("#wanted")
        browser.wait(f"{LOG}.includes('Nabídka se právě změnila, dotkněte se znovu.')")
        assert "Napsáno: stoly" not in browser.look(LOG)
        browser.look("document.querySelector('#wanted').focus()")
        browser.press("Enter", ENTER)
        browser.wait(f"{LOG}.includes('Žádný stůl v herně není.')")


def test_axe_finds_nothing(hall: OpenHall) -> None:
    """Before and behind the entry, in each theme."""
    if not AXE.exists():
        pytest.skip("axe-core (npm ci --prefix tools/axe) is not installed")
    found = "axe.run().then(found => found.violations.map(one => [one.id, one.nodes.map(node => node.html)]))"
    with Browser() as browser:
        browser.do("Page.setBypassCSP", enabled=True)
        browser.go(f"http://127.0.0.1:{hall.port}/cs")
        browser.look(AXE.read_text(encoding="utf-8"))
        assert [] == browser.look(found)
        browser.look("document.querySelector('#name').focus()")
        browser.enter("Eva")
        browser.wait(IN)
        browser.enter("nový stůl quantum 2")
        browser.wait(f"{LOG}.includes('Čeká se na hráče')")
        browser.enter("začni 1")
        browser.wait("document.querySelectorAll('#boards table').length > 0")
        for theme in ("light", "dark", "yellow"):
            choose(browser, "theme", theme)
            assert [] == browser.look(found)


def test_what_was_said_stays_and_a_broken_line_is_told_once(hall: OpenHall) -> None:
    """Lines are only ever added; what is typed meanwhile is sent when the line is back."""
    with Browser() as browser:
        come_in(browser, hall)
        before = browser.look(LOG)
        browser.look("socket.close()")
        browser.wait(f"{LOG}.includes('Spojení je zpátky.')")
        browser.enter("stoly")
        browser.wait(f"{LOG}.includes('Žádný stůl v herně není.')")
        after = browser.look(LOG)
        assert after.startswith(before)
        assert 1 == after.count("Spojení se přerušilo")
        assert 1 == after.count("Vítejte v herně")
