"""Everything personal in one parcel, and out of it on another computer, where something may be already."""

from __future__ import annotations

import zipfile
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.backup import DiskBelongings
from accessgames.club.store.archive import Archive, club_path
from accessgames.club.store.database import create_club_file, read_club_file
from accessgames.engine import GameError
from accessgames.engine.luck import SecretSeed
from accessgames.patience import NOBODY_WAITS, Patience
from accessgames.personal import packing, results, tables
from accessgames.personal.daily import DailyBook, DailyResult
from accessgames.personal.database import PersonalFile, personal_path
from accessgames.personal.records import PersonalRecords
from accessgames.shell.settings import KEPT
from accessgames.storage import files, missed_lines, parcels, signing
from accessgames.storage.progress import LessonsFile, Record, RecordsFile
from accessgames.storage.settings import SettingsFile
from tests.personal.test_results import LOST, WON, result
from tests.whole.analyses import FOLDER

if TYPE_CHECKING:
    from collections.abc import Mapping

    from accessgames.personal.unpacking import Unpacked

PARCEL = "all.zip"
NAME = "2026-11-21-1405-iota-3f9a"
SEED = SecretSeed("000102030405060708090a0b0c0d0e0f")


class Computer:
    """A computer with folders of its own."""

    def __init__(self, name: str, patch: pytest.MonkeyPatch) -> None:
        self.folder = Path(name).absolute()
        self._patch = patch

    def use(self) -> Path:
        self._patch.setenv("ACCESSGAMES_HOME", str(self.folder))
        return self.folder

    def pack(self, name: str = PARCEL) -> Path:
        self.use()
        return DiskBelongings().pack(name, NOBODY_WAITS)

    def unpack(self, name: str = PARCEL) -> Unpacked:
        self.use()
        return DiskBelongings().unpack(name, NOBODY_WAITS)

    def write(self, name: str, data: bytes) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        return path

    @property
    def own(self) -> PersonalFile:
        self.use()
        return PersonalFile(personal_path())

    @property
    def book(self) -> PersonalRecords:
        return PersonalRecords(self.own, RecordsFile(files.records_path()))

    def there(self) -> dict[str, bytes]:
        found = sorted(path for path in self.folder.rglob("*") if path.is_file())
        return {str(path.relative_to(self.folder).as_posix()): path.read_bytes() for path in found}

    def settings(self) -> Mapping[str, object]:
        self.use()
        return SettingsFile(files.settings_path(), KEPT).load().values


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Computer:
    """The computer that one has."""
    monkeypatch.chdir(tmp_path)
    return Computer("here", monkeypatch)


@pytest.fixture
def there(here: Computer, monkeypatch: pytest.MonkeyPatch) -> Computer:
    """The other one."""
    del here
    return Computer("there", monkeypatch)


def lines(game: str = "iota") -> list[bytes]:
    """The journal of a whole match."""
    return (FOLDER / f"{game}-analysis.jsonl").read_bytes().splitlines(keepends=True)


def furnish(one: Computer) -> None:
    """Something of every kind."""
    one.write(f"matches/{NAME}.jsonl", b"".join(lines()[:20]))
    one.write("matches/finished/2026-11-20-1000-quantum-0001.jsonl", b"".join(lines("quantum")))
    one.write("matches/finished/2026-11-20-1000-quantum-0001.jsonl.sig", seal().encode())
    one.write("matches/abandoned/Můj zápis.jsonl", b"".join(lines("tetrikon")[:9]))
    one.write("material/tetrikon.toml", b"a = 1\n")
    one.write("signing.key", b"accessgames key 1 " + b"ab" * 32 + b"\n")
    results.count(one.own, [result(1, WON), result(2, None)])
    one.book.save([Record("iota", "turn", "Jana", 40, "points", lower=False)])
    day = "2026-11-23"
    DailyBook(one.own).count(DailyResult("iota", day, 1, "place", 3, 0, best=True, done=day))
    LessonsFile(files.lessons_path()).save("iota", "start")
    line = missed_lines.MissedLine("2026-11-23", "iota", "cs", "command", "qqq", "error-unknown-command")
    missed_lines.MissedFile(files.missed_path(), files.matches_folder(), str).add(line)
    values = {**one.settings(), "language": "en"}
    SettingsFile(files.settings_path(), KEPT).save(values)  # type: ignore[arg-type] # of the settings themselves
    create_club_file(club_path("Sobota"), Archive("Sobota", {})).close()


def seal() -> str:
    return f"accessgames signature 1 {'a' * 64} {'b' * 128}\n"


def test_everything_comes_to_another_computer(here: Computer, there: Computer) -> None:
    """Every file of every kind; once more nothing is added."""
    furnish(here)
    here.pack()
    done = there.unpack()
    assert (3, 2, 3, True, 0, None) == (
        done.matches, done.results, done.others, done.settings, done.unread, done.aside,
    )  # fmt: skip
    left = {name for name in here.there() if not name.endswith(".lock")}
    added = {name for name in there.there() if not name.endswith(".lock")}
    odd = "matches/abandoned/Můj zápis.jsonl"
    assert left - {odd} == {name for name in added if not name.startswith("matches/abandoned/")}
    assert here.there()[odd] in there.there().values()
    assert results.counted(here.own) == results.counted(there.own)
    assert here.book.load().records == there.book.load().records
    assert DailyBook(here.own).results() == DailyBook(there.own).results()
    assert here.settings() == there.settings()
    assert "Sobota" == read_club_file(there.use() / "clubs" / "sobota.club").archive.name
    before = there.there()
    again = there.unpack()
    assert (0, 0, 0, False) == (again.matches, again.results, again.others, again.settings)
    assert {**before, "personal.sqlite": b""} == {**there.there(), "personal.sqlite": b""}


def test_nothing_personal_is_left_behind(here: Computer) -> None:
    """Whatever lies in the folders has its place in the parcel; only locks have none."""
    furnish(here)
    with zipfile.ZipFile(here.pack()) as parcel:
        names = set(parcel.namelist())
    missing = {name for name in here.there() if name not in names and "/." not in f"/{name}"}
    assert {"matches/abandoned/Můj zápis.jsonl"} == missing
    assert all(packing.most_bytes(name) >= 0 for name in names - {packing.HEAD})


@pytest.mark.parametrize(("mine", "parcel"), [(20, 30), (30, 20), (20, 20)])
def test_the_match_that_is_further_counts(here: Computer, there: Computer, mine: int, parcel: int) -> None:
    """What gives way lies aside as it was."""
    here.write(f"matches/{NAME}.jsonl", b"".join(lines()[:parcel]))
    here.pack()
    kept = there.write(f"matches/{NAME}.jsonl", b"".join(lines()[:mine]))
    done = there.unpack()
    assert b"".join(lines()[: max(mine, parcel)]) == kept.read_bytes()
    assert int(parcel > mine) == done.matches
    if parcel > mine:
        assert done.aside is not None
        assert b"".join(lines()[:mine]) == (done.aside / "matches" / f"{NAME}.jsonl").read_bytes()
    else:
        assert done.aside is None


@pytest.mark.parametrize("ended_there", [True, False])
def test_a_match_that_has_ended_on_one_of_them(here: Computer, there: Computer, *, ended_there: bool) -> None:
    """It lies among the finished ones alone."""
    whole, part = b"".join(lines()), b"".join(lines()[:20])
    running, finished = f"matches/{NAME}.jsonl", f"matches/finished/{NAME}.jsonl"
    here.write(*((running, part) if ended_there else (finished, whole)))
    here.pack()
    there.write(*((finished, whole) if ended_there else (running, part)))
    there.unpack()
    assert [finished] == [name for name in there.there() if name.startswith("matches/")]


def test_two_ways_that_a_match_went_on(here: Computer, there: Computer) -> None:
    """Both are kept, and once more nothing is added."""
    here.write(f"matches/finished/{NAME}.jsonl", b"".join(lines()))
    here.pack()
    mine = there.write(f"matches/{NAME}.jsonl", b"".join(lines("quantum")[:20]))
    assert 1 == there.unpack().matches
    assert 0 == there.unpack().matches
    assert b"".join(lines("quantum")[:20]) == mine.read_bytes()
    assert b"".join(lines()) == there.there()[f"matches/finished/{NAME}-2.jsonl"]


def test_a_match_that_another_window_has_open(here: Computer, there: Computer) -> None:
    """It is not taken from under its hands; when it is closed, it works."""
    here.write(f"matches/{NAME}.jsonl", b"".join(lines()[:30]))
    here.pack()
    path = there.write(f"matches/{NAME}.jsonl", b"".join(lines()[:20]))
    with path.open("r+b") as text:
        files.lock_file(path, text.fileno())
        with pytest.raises(GameError, match="error-storage-locked"):
            there.unpack()
        assert b"".join(lines()[:20]) == path.read_bytes()
    assert 1 == there.unpack().matches


def test_a_journal_that_is_being_written(here: Computer, there: Computer) -> None:
    """Half a line stays behind."""
    here.write(f"matches/{NAME}.jsonl", b"".join(lines()[:20]) + lines()[20][:9])
    here.pack()
    there.unpack()
    assert b"".join(lines()[:20]) == there.there()[f"matches/{NAME}.jsonl"]


def test_the_same_text_under_two_strange_names(here: Computer, there: Computer) -> None:
    """It comes along once."""
    for name in ("Kopie 1.jsonl", "Kopie 2.jsonl"):
        here.write(f"matches/finished/{name}", b"".join(lines()))
    here.pack()
    assert (1, 0) == (there.unpack().matches, there.unpack().matches)


def test_every_place_of_the_program_is_known() -> None:
    """Whoever keeps something in a new place has to say whether it comes along."""
    known = {
        "abandoned_folder", "config_folder", "data_folder", "lessons_path", "log_path", "matches_folder",
        "material_path", "missed_path", "records_path", "settings_path", "keep_folder",
    }  # fmt: skip
    places = {name for name in vars(files) if name.endswith(("_path", "_folder"))}
    assert places <= known


def test_who_waits_hears_how_far_it_is(here: Computer, there: Computer) -> None:
    """And Ctrl+C stops it: there is no parcel then, and what was unpacked is there."""
    for number in range(4):
        here.write(f"matches/2026-11-21-1405-iota-000{number}.jsonl", b"".join(lines()[: 10 + number]))
    clock = iter(range(0, 1000, 3))
    told: list[str] = []
    patience = Patience(lambda message: told.append(message.key), lambda: next(clock))
    here.use()
    DiskBelongings().pack(PARCEL, patience)
    there.use()
    DiskBelongings().unpack(PARCEL, patience)
    assert {"patience-goes-on"} == set(told)

    def stop(_message: object) -> None:
        raise KeyboardInterrupt

    stopping = Patience(stop, lambda: next(clock))
    with pytest.raises(GameError, match="patience-stopped"):
        DiskBelongings().pack("y.zip", stopping)
    assert not Path("y.zip").exists()


def test_a_damaged_personal_file_is_told(here: Computer) -> None:
    """It is set aside as ever, and everything else is packed."""
    here.write("personal.sqlite", b"x")
    here.write("lessons.toml", b'iota = "start"\n')
    here.use()
    belongings = DiskBelongings()
    with zipfile.ZipFile(belongings.pack(PARCEL, NOBODY_WAITS)) as parcel:
        assert "lessons.toml" in parcel.namelist()
    assert ["error-personal-broken"] == [news.key for news in belongings.news()]


def test_results_join(here: Computer, there: Computer) -> None:
    """A match counts once, one that was given up here has its end there, and the better record counts."""
    results.count(here.own, [result(1, WON), result(2, LOST), result(3, WON)])
    here.book.save([Record("iota", "turn", "Jana", 40, "points", lower=False)])
    here.pack()
    results.count(there.own, [result(1, WON), replace(result(2, None), seconds=7), result(4, WON)])
    there.book.save([
        Record("iota", "turn", "Jana", 50, "points", lower=False),
        Record("iota", "lots", "Jana", 1, "count", lower=False),
    ])  # fmt: skip
    assert 1 == there.unpack().results
    found = results.counted(there.own)
    assert [result(number, WON).identity for number in (1, 2, 3, 4)] == [one.identity for one in found]
    assert not any(one.given_up for one in found)
    assert [1, 50] == sorted(record.value for record in there.book.load().records)


def test_records_of_an_earlier_program_on_both(here: Computer, there: Computer) -> None:
    """Neither is lost because the other was taken over."""
    for one, name in ((here, "Jana"), (there, "Petr")):
        one.use().mkdir(parents=True, exist_ok=True)
        RecordsFile(files.records_path()).save([Record("iota", "turn", name, 40, "points", lower=False)])
    here.pack()
    there.unpack()
    assert ["Jana", "Petr"] == sorted(record.name for record in there.book.load().records)


def test_more_help_counts(here: Computer, there: Computer) -> None:
    """So that a task is not asked without it on the other computer."""
    for one, other in ((2, 1), (1, 2)):
        DailyBook(here.own).note_help("iota", f"2026-11-2{one}", one)
        DailyBook(there.own).note_help("iota", f"2026-11-2{one}", other)
    here.pack()
    there.unpack()
    assert [2, 2] == [DailyBook(there.own).helps("iota", f"2026-11-2{one}") for one in (1, 2)]


def test_too_much_together(here: Computer, there: Computer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is joined, since the file would be no good then."""
    results.count(here.own, [result(number, WON) for number in range(1, 5)])
    here.pack()
    results.count(there.own, [result(9, WON)])
    monkeypatch.setattr(tables, "MOST_ROWS", 8)
    with pytest.raises(GameError, match="error-personal-full"):
        there.unpack()
    assert 1 == len(results.counted(there.own))


def test_settings_and_material_give_way(here: Computer, there: Computer) -> None:
    """They are those of the parcel, and what was here lies aside; the key stays that of the computer."""
    furnish(here)
    here.pack()
    there.use().mkdir()
    values = {**there.settings(), "language": "cs"}
    SettingsFile(files.settings_path(), KEPT).save(values)  # type: ignore[arg-type] # of the settings themselves
    mine = there.there()
    material = there.write("material/tetrikon.toml", b"b = 2\n")
    key = there.write("signing.key", b"accessgames key 1 " + b"cd" * 32 + b"\n")
    done = there.unpack()
    assert done.aside is not None
    assert ("en", b"a = 1\n") == (there.settings()["language"], material.read_bytes())
    assert mine["settings.toml"] == (done.aside / "settings.toml").read_bytes()
    assert b"b = 2\n" == (done.aside / "material" / "tetrikon.toml").read_bytes()
    assert b"accessgames key 1 " + b"cd" * 32 + b"\n" == key.read_bytes()


def test_two_clubs_of_one_name(here: Computer, there: Computer) -> None:
    """Both are kept, once."""
    for one, name in ((here, "Sobota"), (there, "SOBOTA")):
        one.use()
        create_club_file(club_path(name), Archive(name, {})).close()
    here.pack()
    assert [1, 0] == [there.unpack().others for _ in range(2)]
    folder = there.use() / "clubs"
    assert ["SOBOTA", "Sobota"] == [
        read_club_file(folder / name).archive.name for name in ("sobota.club", "sobota-2.club")
    ]


def made(**contents: bytes) -> None:
    """Write a parcel of somebody else."""
    parcels.write_parcel(
        PARCEL, packing.HEAD, [(name.replace("__", "/"), data) for name, data in contents.items()]
    )


@pytest.mark.parametrize(
    "contents",
    [
        {"settings.toml": b"language = "},
        {"settings.toml": b"\xff"},
        {"lessons.toml": b"iota = 1"},
        {"signing.key": b"accessgames key 1 xyz"},
        {"material/tetrikon.toml": b"]["},
        {"clubs/x.club": b"SQLite format 3\0"},
        {"personal.sqlite": b"SQLite format 3\0" + bytes(200)},
        {f"matches/{NAME}.jsonl": b"{}\n"},
        {f"matches/finished/{NAME}.jsonl": b""},
    ],
)
def test_what_cannot_be_read_stays_in_the_parcel(there: Computer, contents: dict[str, bytes]) -> None:
    """It is counted, and nothing of it comes here."""
    parcels.write_parcel(PARCEL, packing.HEAD, contents.items())
    done = there.unpack()
    assert (1, 0, 0, 0, False, None) == (
        done.unread, done.matches, done.results, done.others, done.settings, done.aside,
    )  # fmt: skip
    assert {} == {name: data for name, data in there.there().items() if not name.endswith(".lock")}


def test_settings_of_a_stranger(there: Computer) -> None:
    """Unknown keys and unfit values are passed over, the others hold."""
    made(**{"settings.toml": b'language = "en"\nevil = "x"\nspeech = "' + b"a" * 500 + b'"\n'})
    assert there.unpack().settings
    assert "en" == there.settings()["language"]
    assert b"evil" not in there.there()["settings.toml"]


def test_a_foreign_seed_is_none(there: Computer) -> None:
    """Only the seed that a journal commits to lies beside it."""
    made(
        **{f"matches__{NAME}.jsonl": b"".join(lines()[:20]), f"matches__{NAME}.seed": SEED.reveal().encode()}
    )
    assert 1 == there.unpack().matches
    assert [f"matches/{NAME}.jsonl"] == list(there.there())


@pytest.mark.parametrize(
    "name",
    [
        "matches/x/y.jsonl",
        "matches/.hidden.jsonl",
        "matches/con.jsonl",
        "accessgames.log",
        "x.py",
        "matches/a",
    ],
)
def test_names_that_belong_nowhere(there: Computer, name: str) -> None:
    """The whole parcel is refused, and nothing has changed."""
    parcels.write_parcel(PARCEL, packing.HEAD, [("lessons.toml", b'iota = "start"\n'), (name, b"x")])
    with pytest.raises(GameError, match="parcel-name"):
        there.unpack()
    assert not there.folder.exists()


def test_a_later_program_packed_it(here: Computer, there: Computer) -> None:
    """Nothing is changed, and the version is told."""
    one = PersonalFile(here.use() / "personal.sqlite", (*tables.STEPS, tables.Step("later", ())))
    results.count(one, [result(1, WON)])
    parcels.write_parcel(
        PARCEL, packing.HEAD, [("personal.sqlite", one.path.read_bytes()), ("lessons.toml", b"")]
    )
    with pytest.raises(GameError, match="error-personal-version"):
        there.unpack()
    assert not there.folder.exists()


def test_damage_is_found_before_anything_is_changed(here: Computer, there: Computer) -> None:
    """In the last file as in the first one."""
    furnish(here)
    path = here.pack()
    data = bytearray(path.read_bytes())
    with zipfile.ZipFile(path) as parcel:
        last = parcel.infolist()[-1]
    data[last.header_offset + 60] ^= 0xFF
    path.write_bytes(data)
    with pytest.raises(GameError, match="parcel-torn"):
        there.unpack()
    assert not there.folder.exists()


class KilledError(BaseException):
    """The program ends here."""


def test_a_kill_loses_nothing(here: Computer, there: Computer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever it comes, doing it once more brings all there is, and what was here is somewhere."""
    furnish(here)
    here.pack()
    expected = {name for name in here.there() if "abandoned" not in name and not name.endswith(".lock")}
    mine = b"".join(lines()[:10])
    publish, calls = files.publish, [0]

    def dying(draft: Path, path: Path) -> None:
        calls[0] -= 1
        if calls[0] < 0:
            raise KilledError
        publish(draft, path)

    monkeypatch.setattr(files, "publish", dying)
    there.write(f"matches/{NAME}.jsonl", mine)
    for left in (0, 1, 2, 3, 1000):
        calls[0] = left
        try:
            there.unpack()
        except KilledError:
            assert mine in there.there().values()
    assert expected <= set(there.there())
    assert mine in there.there().values()
    assert 2 == len(results.counted(there.own))


def test_a_key_is_known() -> None:
    """As the program writes it."""
    assert signing.is_key(b"accessgames key 1 " + b"0" * 64 + b"\n")
    assert not signing.is_key(b"accessgames key 2 " + b"0" * 64)
