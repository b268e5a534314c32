"""A parcel with everything personal, unpacked on a computer where something may be already.

Nothing of a parcel is believed before it was looked at as if it had always lain here: journals are parsed,
databases looked through, settings read key by key. What cannot be read stays in the parcel. What is here
already is not added again, of two states of a match the further one counts, and nothing is overwritten: what
has to give way lies in a folder of its own afterwards. Each file comes whole or not at all, so who is killed
begins again.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError
from accessgames.engine.luck import SecretSeed
from accessgames.personal import database, joining, packing, records
from accessgames.storage import files, journal_files, missed_lines, progress, seed_files, settings, signing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.engine import Journal, Watch
    from accessgames.patience import Patience
    from accessgames.personal.packing import Places
    from accessgames.storage.parcels import Parcel

_ASIDE: Final = "set-aside"
_ATTEMPTS: Final = 1000


@dataclass(slots=True)
class Unpacked:
    """What came of unpacking a parcel.

    Attributes:
        matches: Matches that were not here, or went on elsewhere.
        results: Finished matches that were not counted here.
        others: Clubs, material and keys that were not here.
        settings: Whether the settings are those of the parcel now, and were not before.
        unread: Files of it that can't be read.
        aside: The folder of what had to give way; None where nothing had to.
    """

    matches: int = 0
    results: int = 0
    others: int = 0
    settings: bool = False
    unread: int = 0
    aside: Path | None = None

    @property
    def changed(self) -> bool:
        """Whether anything is different now."""
        return bool(self.matches or self.results or self.others or self.settings)


def unpack(places: Places, path: Path, patience: Patience) -> Unpacked:
    """Add everything personal in a parcel to what is on this computer.

    Args:
        places: Where it belongs.
        path: The parcel.
        patience: Tells how far it is.

    Returns:
        What came of it.

    Raises:
        GameError: It is no such parcel, something in it does not belong there or is of a later program, and
            nothing is changed; or something can't be written, or it was stopped, and what came before is
            there.
    """
    parcel = packing.open_parcel(path)
    with TemporaryDirectory(prefix="accessgames-") as folder, patience.files(len(parcel.names)) as watch:
        return _Unpacking(places, parcel, Path(folder)).run(watch)


class _Unpacking:
    """A parcel being unpacked."""

    def __init__(self, places: Places, parcel: Parcel, scratch: Path) -> None:
        self._places = places
        self._parcel = parcel
        self._scratch = scratch
        self._done = Unpacked()
        self._beside: dict[str, bytes] = {}

    def run(self, watch: Watch) -> Unpacked:
        """Unpack everything, what could be refused first."""
        other = self._personal()
        # A damaged file is known before anything is changed.
        for name in self._parcel.names:
            data = self._parcel.read(name)
            if name.startswith(f"{files.MATCHES_FOLDER}/") and not name.endswith(files.JOURNAL_SUFFIX):
                self._beside[name] = data
        # What an earlier program kept here is taken over before another file says that this was done.
        records.PersonalRecords(
            self._places.own, progress.RecordsFile(self._places.data / "records.jsonl")
        ).take_over()
        if other is not None:
            self._done.results = joining.join_personal(self._places.own, other)
        for number, name in enumerate(self._parcel.names, 1):
            if name not in self._beside:
                self._unpack(name, self._parcel.read(name))
            watch(number)
        return self._done

    def _personal(self) -> database.PersonalFile | None:
        """Return the personal file of the parcel, looked through; None where there is none that can be read.

        Raises:
            StorageError: `error-personal-version`, for one of a later program.
        """
        if packing.PERSONAL not in self._parcel.names:
            return None
        path = self._written(packing.PERSONAL, self._parcel.read(packing.PERSONAL))
        other = database.PersonalFile(path, self._places.own.steps)
        with other.reading():
            broken = bool(other.news())
        self._done.unread += broken
        return None if broken else other

    def _written(self, name: str, data: bytes) -> Path:
        """Write a file into a folder of its own, to be looked at there."""
        path = self._scratch / name.rpartition("/")[2]
        with files.as_storage_error(path):
            path.write_bytes(data)
        return path

    def _unpack(self, name: str, data: bytes) -> None:
        folder, _, last = name.rpartition("/")
        if name == packing.SETTINGS:
            self._settings(data)
        elif name == packing.LESSONS:
            self._lessons(data)
        elif name == packing.MISSED:
            self._missed(data)
        elif name == signing.KEY_NAME:
            self._plain(name, data, fits=signing.is_key(data), replaces=False)
        elif folder == files.MATERIAL_FOLDER:
            self._plain(name, data, fits=_is_toml(data), replaces=True)
        elif folder == "clubs":
            self._club(name, data)
        elif last.endswith(files.JOURNAL_SUFFIX):
            self._match(name, data)

    def _settings(self, data: bytes) -> None:
        """Take over the settings; those that were here give way."""
        known, here = self._places.settings, self._places.settings.path
        found = settings.SettingsFile(self._written(packing.SETTINGS, data), known.settings).load()
        if found.problem is not None and found.problem.key == "error-settings-broken":
            self._done.unread += 1
            return
        if here.exists() and dict(known.load().values) == dict(found.values):
            return
        if (there := files.read_own(here, settings.MAX_SETTINGS_BYTES)) is not None:
            # They may lie on another disk, so a copy is put aside.
            self._put(self._aside() / packing.SETTINGS, there)
        known.save(found.values)
        self._done.settings = True

    def _lessons(self, data: bytes) -> None:
        """Add the lessons of games that were not begun here."""
        found = progress.LessonsFile(self._written(packing.LESSONS, data)).load()
        self._done.unread += found.problem is not None
        book = progress.LessonsFile(self._places.data / packing.LESSONS)
        for game, step in found.steps.items():
            if game not in book.load().steps:
                book.save(game, step)

    def _missed(self, data: bytes) -> None:
        """Add the lines that are not here."""
        path = self._places.data / packing.MISSED
        store = missed_lines.MissedFile(path, self._places.data, str)
        there = files.read_own(path, packing.most_bytes(packing.MISSED)) or b""
        here = set(there.decode(errors="replace").split("\n"))
        for line in data.decode(errors="replace").split("\n"):
            found = missed_lines.read_missed(line)
            if found is not None and line not in here:
                store.add(found)
        store.close()

    def _plain(self, name: str, data: bytes, *, fits: bool, replaces: bool) -> None:
        """Add a file that is there once; with `replaces` another one gives way, else it stays."""
        path = self._places.data / name
        there = files.read_own(path, packing.most_bytes(name))
        if not fits:
            self._done.unread += 1
        elif there is None or (replaces and there != data):
            self._set_aside(path, name)
            self._put(path, data)
            self._done.others += 1

    def _club(self, name: str, data: bytes) -> None:
        """Add a club that is not here, beside another one of its name."""
        try:
            self._places.copy_club(self._written(name, data))
        except files.StorageError:
            self._done.unread += 1
            return
        first = self._places.data / name
        for path in _numbered(first, first.stem[:36]):
            there = files.read_own(path, packing.most_bytes(name))
            if there is None:
                self._put(path, data)
                self._done.others += 1
            if there in {None, data}:
                return

    def _match(self, name: str, data: bytes) -> None:
        """Add a match, or go on with one that is not as far here; beside others of the same name."""
        try:
            journal = journal_files.parse_journal(data)
        except GameError:
            self._done.unread += 1
            return
        first = self._places.data / name
        folders = [self._places.data / folder for folder in packing.MATCH_FOLDERS]
        secret = _secret_of(journal, self._beside.get(_seed_name(name)))
        for path in _numbered(first, first.stem):
            here = [folder / path.name for folder in folders if os.path.lexists(folder / path.name)]
            states = [files.read_own(one, journal_files.MAX_JOURNAL_BYTES) or b"" for one in here]
            if any(state.startswith(data) for state in states):
                # Whoever was killed right behind the journal has it without its seal.
                for one in (one for one, state in zip(here, states, strict=True) if state == data):
                    self._seal(name, one)
                return
            other = secret is not None and seed_files.find_seed(path, secret) == "other"
            if other or not all(data.startswith(state) for state in states):
                continue
            for one in here:
                self._give_way(one, journal)
            if secret is not None:
                with files.as_storage_error(path):
                    path.parent.mkdir(parents=True, exist_ok=True)
                seed_files.restore_seed(path, secret)
            self._put(path, data)
            self._seal(name, path)
            self._done.matches += 1
            return

    def _seal(self, name: str, path: Path) -> None:
        """Put the seal of a journal beside it, where the parcel has one and nothing is there."""
        seal = self._beside.get(f"{name}{signing.SEAL_SUFFIX}", b"")
        beside = signing.seal_path(path)
        if signing.read_seal(seal.decode("ascii", "replace")) and not os.path.lexists(beside):
            self._put(beside, seal)

    def _give_way(self, path: Path, journal: Journal) -> None:
        """Set a journal aside whose match is further in the parcel, with a seed that is revealed there.

        Raises:
            StorageError: Another window has it open.
        """
        with files.as_storage_error(path):
            files.require_free(path)
        name = str(path.relative_to(self._places.data))
        self._set_aside(path, name)
        if journal.revealed is not None:
            self._set_aside(seed_files.seed_path(path), _seed_name(name))

    def _aside(self) -> Path:
        """Return the folder of what has to give way; it need not exist."""
        if self._done.aside is None:
            folders = (self._places.data / f"{_ASIDE}-{number}" for number in range(1, _ATTEMPTS))
            self._done.aside = next(folder for folder in folders if not os.path.lexists(folder))
        return self._done.aside

    def _set_aside(self, path: Path, name: str) -> None:
        """Move a file, if it is there, into the folder of what had to give way."""
        if not os.path.lexists(path):
            return
        with files.as_storage_error(path):
            there = self._aside() / name
            there.parent.mkdir(parents=True, exist_ok=True)
            path.replace(there)
            files.keep_folder(there.parent)

    @staticmethod
    def _put(path: Path, data: bytes) -> None:
        """Write a file for its owner only, never over another one.

        Raises:
            StorageError: It can't be written, or somebody else has just made one of that name.
        """
        with files.as_storage_error(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            with files.draft_beside(path, data, files.OWNER_ONLY) as draft:
                files.publish(draft, path)
            files.keep_folder(path.parent)


def _numbered(path: Path, stem: str) -> Iterator[Path]:
    """Yield names for a file: its own, then numbered ones."""
    yield path
    yield from (path.with_name(f"{stem}-{number}{path.suffix}") for number in range(2, _ATTEMPTS))


def _seed_name(name: str) -> str:
    """Return the name in the parcel of the seed of a journal."""
    return f"{name.removesuffix(files.JOURNAL_SUFFIX)}{seed_files.SEED_SUFFIX}"


def _secret_of(journal: Journal, data: bytes | None) -> SecretSeed | None:
    """Return the seed that a journal commits to, where that is what lies beside it in the parcel."""
    sealed = journal.header.sealed
    if sealed is None or journal.revealed is not None or data is None:
        return None
    try:
        secret = SecretSeed(data.decode("ascii").removesuffix("\n"))
    except ValueError:
        return None
    return secret if sealed.fits(secret) else None


def _is_toml(data: bytes) -> bool:
    try:
        settings.parse_toml(data)
    except ValueError:
        return False
    return True
