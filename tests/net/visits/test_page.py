"""The door of browsers: what a page is told, who gets in, and what becomes of a broken line."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Self

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

if TYPE_CHECKING:
    from tests.net.halls import OpenHall


def address(hall: OpenHall) -> str:
    """Where lines are opened."""
    return f"ws://127.0.0.1:{hall.port}"


def own_origin(hall: OpenHall) -> Origin:
    """Whom the browser names as the page that opens a line."""
    return Origin(f"http://127.0.0.1:{hall.port}")


class Page:
    """What the script of the page does, without a browser."""

    def __init__(self, hall: OpenHall, name: str = "Jana", **enter: Any) -> None:  # noqa: ANN401 - by field
        # It is closed when the page is, not at the end of a block.
        self.line = ExitStack().enter_context(connect(f"{address(hall)}/door", origin=own_origin(hall)))
        self.told: list[str] = []
        self.asks: dict[str, Any] = {}
        self.journals: list[str] = []
        self.send({"is": "Enter", "name": name, "language": "cs", **enter})
        self.first = json.loads(self.line.recv(20))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.line.close()

    def send(self, what: dict[str, Any]) -> None:
        """Send a frame."""
        self.line.send(json.dumps(what))

    def hear(self) -> str:
        """Take the next frame, and return what it is."""
        what = json.loads(self.line.recv(20))
        if what["is"] == "Told":
            self.told += what["lines"]
            self.number = what["number"]
        elif what["is"] == "Asks":
            self.asks = what
        elif what["is"] == "Journal":
            self.journals.append(what["text"])
        return str(what["is"])

    def type(self, line: str) -> None:
        """Type a line, and hear until another one is wanted."""
        self.send({"is": "Typed", "line": line})
        before, self.asks = self.asks, {}
        while not self.asks:
            if self.hear() == "Over":
                self.asks = before

    def ready(self) -> Self:
        """Hear until a line is wanted."""
        while not self.asks:
            self.hear()
        return self


def test_a_page_is_told_what_a_terminal_is_told(hall: OpenHall) -> None:
    """With what can be chosen as buttons."""
    with Page(hall).ready() as page:
        assert ("Entered", "Jana") == (page.first["is"], page.first["name"])
        assert "Vítejte v herně „Klub“. Tady se jmenujete Jana." == page.told[0]
        labels = [one["label"] for one in page.asks["choices"]]
        assert {"stoly", "nový stůl", "nápověda"} <= set(labels)


def test_a_page_whose_greeting_was_lost_has_its_name(hall: OpenHall) -> None:
    """It says again what it claimed; another page does not get in by the name."""
    with Page(hall, claim="c" * 32) as page:
        assert "c" * 32 == page.first["token"]
    with Page(hall, claim="c" * 32) as page:
        assert ("Entered", "Jana") == (page.first["is"], page.first["name"])
    with Page(hall, claim="d" * 32) as page:
        assert "net-name-taken" == page.first["key"]


def test_a_whole_match_is_played_by_buttons(hall: OpenHall) -> None:
    """Lists have their entries as buttons; whose turn it is and the board are told with each question."""
    with Page(hall).ready() as page:
        page.type("nový stůl quantum 2")
        page.type("začni 1")
        for _ in range(400):
            if any(line.startswith("Otisk záznamu") for line in page.told):
                break
            if page.asks["due"]:
                listed = [one["line"] for one in page.asks["choices"] if one["line"].isdecimal()]
                page.type(listed[0] if listed else "tahy")
            else:
                page.hear()
        while not page.journals:  # it is offered behind the lines
            page.hear()
        assert page.journals
        assert "Záznam partie nabízí odkaz na stránce a je v pořádku." in page.told
        board = page.asks["boards"][0]
        assert [str(number) for number in range(1, len(board["columns"]) + 1)] == [
            head["label"] for head in board["columns"]
        ]
        assert {"red", "yellow", "blue", "purple"} <= {cell["role"] for cell in board["cells"]}


def test_who_comes_back_hears_exactly_what_was_missed(hall: OpenHall) -> None:
    """The session goes on meanwhile; what was told before the break is not told again."""
    first = Page(hall).ready()
    told, entered = list(first.told), first.first
    first.line.close()
    with Page(hall, "", token=entered["token"], visit=entered["visit"], told=first.number) as again:
        assert entered["visit"] == again.ready().first["visit"]
        again.type("stoly")
        assert not set(told[:2]) & set(again.told)
        assert "Žádný stůl v herně není." in again.told


def test_a_session_belongs_to_its_person(hall: OpenHall) -> None:
    """Whoever knows its name but is somebody else gets one of their own."""
    with Page(hall).ready() as page, Page(hall, "Petr", visit=page.first["visit"]) as other:
        assert page.first["visit"] != other.first["visit"]


def test_a_second_page_takes_the_place_of_the_first(hall: OpenHall) -> None:
    """The first one is told why, and does not come back by itself."""
    with Page(hall).ready() as page, Page(hall, "", token=page.first["token"]).ready():
        while page.hear() != "Over":
            pass
        assert "V herně jste teď jinudy, tady proto končíte." in page.told


@pytest.mark.parametrize(
    ("enter", "expected"),
    [
        ({"name": "Jаna"}, "net-name-unfit"),
        ({"name": "", "token": "nobody"}, "net-unknown"),
        ({"name": "<script>alert(1)</script>"}, "net-name-unfit"),
    ],
)
def test_who_may_not_come_in_is_told_why(enter: dict[str, str], expected: str, hall: OpenHall) -> None:
    """In one sentence, in the language of the page."""
    with Page(hall, **enter) as page:
        assert ("Denied", expected) == (page.first["is"], page.first["key"])


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_other_origins_open_no_line(origin: str, hall: OpenHall) -> None:
    """A page of somebody else can't speak for whoever looks at it."""
    for path, named in (("/door", Origin(origin)), ("/", own_origin(hall))):
        with pytest.raises(InvalidStatus), connect(f"{address(hall)}{path}", origin=named):
            pass


@pytest.mark.parametrize(
    "data",
    ["", "{", '{"is":"Typed","line":"x"}', '{"is":"Enter","name":1}', "x" * 9000, '{"is":"Enter","more":1}'],
)
def test_broken_frames_end_the_line(data: str, hall: OpenHall) -> None:
    """Nothing is done, and nobody else notices."""
    with connect(f"{address(hall)}/door", origin=own_origin(hall)) as line:
        line.send(data)
        with pytest.raises(ConnectionClosed):
            line.recv(20)


def fetch(hall: OpenHall, path: str, **headers: str) -> tuple[int, str, str]:
    """The status, kind and text of a file."""
    request = urllib.request.Request(f"http://127.0.0.1:{hall.port}{path}", headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own hall
            return answer.status, answer.headers["Content-Type"], answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, "", ""


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [("en-GB,en;q=0.9", "en"), ("cs", "cs"), ("de", "cs"), ("", "cs"), ("de,en", "en")],
)
def test_the_page_speaks_the_language_of_the_browser(accepted: str, expected: str, hall: OpenHall) -> None:
    """Or that of the hall."""
    status, kind, text = fetch(hall, "/", **{"Accept-Language": accepted})
    assert (200, "text/html; charset=utf-8") == (status, kind)
    assert f'<html lang="{expected}"' in text
    assert "{{" not in text


@pytest.mark.parametrize("path", ["/nothing", "/../visit.py", "/%2e%2e/visit.py", "/page.html"])
def test_nothing_else_is_served(path: str, hall: OpenHall) -> None:
    """No other file of the program or the host."""
    assert 404 == fetch(hall, path)[0]


def test_a_full_hall_says_so(hall: OpenHall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page hears why, and that it is over; once its line broke off without a word."""
    monkeypatch.setattr("accessgames.net.visits.visit.MOST_VISITS", 0)
    with Page(hall) as page:
        while page.hear() != "Over":
            pass
        assert ["Herna je plná. Zkuste to za chvíli."] == page.told


def test_a_second_break_is_waited_out_as_the_first(hall: OpenHall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever came back in time does not lose their session by the clock of the break before."""
    monkeypatch.setattr("accessgames.net.visits.page.PATIENCE", 0.5)
    first = Page(hall).ready().first
    back = {"token": first["token"], "visit": first["visit"]}
    for _ in range(3):
        with Page(hall, "", **back).ready() as again:
            assert first["visit"] == again.first["visit"]
            time.sleep(0.3)
    time.sleep(1)
    with Page(hall, "", **back).ready() as late:
        assert first["visit"] != late.first["visit"]


@pytest.mark.parametrize(
    ("language", "lines", "expected"),
    [
        (
            "cs",
            ("nový stůl quantum 2", "začni 1", "ulož"),
            [
                "Herna ukládá partii po každém tahu.",
                "Po jejím konci nabízí záznam ke stažení odkaz na stránce.",
            ],
        ),
        (
            "en",
            ("new table quantum 2", "begin 1", "save"),
            [
                "The hall saves the match after every move.",
                "When it is over, a link on the page offers the record.",
            ],
        ),
    ],
)
def test_saving_names_no_file(
    language: str, lines: tuple[str, ...], expected: list[str], hall: OpenHall
) -> None:
    """Whoever is at a page has none: the hall saves, and a link offers the record in the end."""
    with Page(hall, language=language).ready() as page:
        for line in lines[:-1]:
            page.type(line)
        before = len(page.told)
        page.type(lines[-1])
        assert " ".join(expected) in " ".join(page.told[before:])
        assert "jsonl" not in " ".join(page.told)
