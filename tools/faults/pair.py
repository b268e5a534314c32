"""A database that outlives its machine: a primary, a synchronous standby, and who takes whose place."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Final, Self

from tools.clusters import Cluster

if TYPE_CHECKING:
    from collections.abc import Callable

DISK_MEGABYTES: Final = 300
"""Size of the small disk that each of the two has to itself, so that it can be full."""

_SYNCHRONOUS = "synchronous_standby_names = '*'\nsynchronous_commit = on\n"
_PATIENCE = 60.0
_BLOCK = 1 << 16


class Member(Cluster):
    """One of the two.

    Attributes:
        mounted: Whether it is on a disk of its own, which root may lend it; else its disk is never full.
    """

    def __init__(self) -> None:
        """Make its disk."""
        super().__init__(durable=True)
        self.disk = self.folder / "disk"
        self.disk.mkdir()
        self.mounted = os.geteuid() == 0 and self._mount()
        if self._ids:
            os.chown(self.disk, *self._ids)
        self.data = self.disk / "data"

    def _mount(self) -> bool:
        """Mount a small disk that heeds an fsync, or at least one in memory; tell whether that worked."""
        image = self.folder / "image"
        with image.open("wb") as file:
            file.truncate(DISK_MEGABYTES << 20)
        make = ("/sbin/mkfs.ext4", "-q", "-m", "0", str(image))
        if _does(*make) and _does("/bin/mount", "-o", "loop", str(image), str(self.disk)):
            return True
        size = f"size={DISK_MEGABYTES}m,mode=0700"
        return _does("/bin/mount", "-t", "tmpfs", "-o", size, "tmpfs", str(self.disk))

    def __exit__(self, *error: object) -> None:
        with suppress(subprocess.CalledProcessError):
            self.stop("immediate")
        if self.mounted:
            _does("/bin/umount", "-l", str(self.disk))
        shutil.rmtree(self.folder, ignore_errors=True)

    def follow(self, primary: Cluster) -> None:
        """Become a copy of another, and follow it until it is promoted."""
        shutil.rmtree(self.data, ignore_errors=True)
        self.run(
            "pg_basebackup", "-D", str(self.data), "-h", str(primary.folder), "-U", "house", "-R",
            "-X", "stream", "-c", "fast", "-N",
        )  # fmt: skip
        self.configure(f"primary_conninfo = 'host={primary.folder} user=house'\n")
        self.start()

    def promote(self) -> None:
        """Be the primary."""
        self.run("pg_ctl", "-D", str(self.data), "-w", "promote")

    def fill(self) -> None:
        """Leave no room on its disk."""
        with suppress(OSError), (self.disk / "filler").open("wb", buffering=0) as file:
            while True:
                file.write(bytes(_BLOCK))

    def free(self) -> None:
        """Give the room back, start it where it gave up, and wait until it answers; raises TimeoutError."""
        (self.disk / "filler").unlink(missing_ok=True)
        until = time.monotonic() + _PATIENCE
        while not self._answers():
            if time.monotonic() > until:
                raise TimeoutError(self.folder)
            with suppress(subprocess.CalledProcessError):
                self.start()  # refused where it runs and is not done with its log
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            self.run("pg_isready", "-q", "-h", str(self.folder))
        except subprocess.CalledProcessError:
            return False
        return True


class Pair:
    """Two clusters, of which one is written to and the other has every commit before it is told.

    Attributes:
        primary: The one that is written to.
        standby: The one that follows.
        address: Leads to whichever is written to.
    """

    def __init__(self, member: Callable[[], Member] = Member) -> None:
        """Start both."""
        self._left = ExitStack()
        self.primary = self._left.enter_context(member())
        self.standby = member()
        self._left.push(self.standby.__exit__)
        hosts = ",".join(str(each.folder) for each in (self.primary, self.standby))
        self.address = f"postgresql://house@/postgres?host={hosts}&target_session_attrs=read-write"
        self.follow()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._left.close()

    def follow(self) -> None:
        """Let the standby follow, and wait until no commit is told without it; raises TimeoutError."""
        self.standby.follow(self.primary)
        self.primary.configure(_SYNCHRONOUS)
        self.ask("SELECT pg_reload_conf()")
        until = time.monotonic() + _PATIENCE
        while self.ask("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") != "1":
            if time.monotonic() > until:
                raise TimeoutError(self.standby.folder)
            time.sleep(0.1)

    def ask(self, sql: str) -> str:
        """Ask the primary one thing; nothing is told where it does not answer."""
        return self.primary.ask(sql)

    def fail_over(self) -> None:
        """Let the primary die as its machine would, and the standby take its place; nobody follows it yet."""
        self.primary.stop("immediate")
        self.standby.promote()
        self.primary, self.standby = self.standby, self.primary

    def cut(self) -> None:
        """End every connection to the primary, as a network does."""
        self.ask(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        )


def _does(*words: str) -> bool:
    """Run a program of the system; tell whether it did what it should."""
    try:
        return not subprocess.run(
            words, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ).returncode
    except OSError:
        return False
