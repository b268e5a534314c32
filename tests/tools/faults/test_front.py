"""One address before several servers leads to those that are ready."""

from __future__ import annotations

import socket
import threading
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Self

import pytest

from tools.faults.front import Front

if TYPE_CHECKING:
    from collections.abc import Iterator


class Echo:
    """A server that says whether it is ready and repeats everything else."""

    def __init__(self) -> None:
        self.ready, self.guests = True, 0
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                line, _ = self._socket.accept()
                threading.Thread(target=self._answer, args=(line,), daemon=True).start()

    def _answer(self, line: socket.socket) -> None:
        with line, suppress(OSError):
            while data := line.recv(1000):
                if data.startswith(b"GET /ready "):
                    data = b"HTTP/1.1 200 OK" if self.ready else b"HTTP/1.1 503 No"
                elif data.startswith(b"GET /health "):
                    data = b"HTTP/1.1 200 OK"
                else:
                    self.guests += 1
                line.sendall(data)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.die()

    def die(self) -> None:
        """Take nobody any more; who is here stays."""
        with suppress(OSError):  # it may be dead already
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()


@pytest.fixture
def servers() -> Iterator[list[Echo]]:
    """Two servers."""
    with ExitStack() as left:
        yield [left.enter_context(Echo()) for _ in range(2)]


def comes(front: Front) -> socket.socket:
    """Somebody who is led to a server; it is tried until one is known."""
    while True:
        line = socket.create_connection(("127.0.0.1", front.port), 60)
        with suppress(OSError):
            line.sendall(b"hello")
            if line.recv(5) == b"hello":
                return line
        line.close()


def test_guests_are_led_to_servers_that_are_ready(servers: list[Echo]) -> None:
    """By turns to all; to none that says it is not ready, unless there is no other."""
    front = Front(lambda: [one.port for one in servers])
    while not all(one.guests for one in servers):
        comes(front).close()
    servers[0].ready = False
    while len(front._ready) > 1:
        pass
    before = servers[0].guests
    for _ in range(4):
        comes(front).close()
    assert before == servers[0].guests
    front.close()


def test_lines_are_cut_and_of_a_dead_server_broken(servers: list[Echo]) -> None:
    """Who was led there notices at once, and comes back to another."""
    front = Front(lambda: [one.port for one in servers])
    with comes(front) as line:
        front.cut()
        assert b"" == _end(line)
    while len(front._ready) < 2:
        pass
    lines = [comes(front) for _ in range(2)]
    for one in servers:
        one.die()
    for line in lines:
        assert b"" == _end(line)
        line.close()
    front.close()


def _end(line: socket.socket) -> bytes:
    """What comes of a line that breaks: nothing, or that it was reset."""
    with suppress(ConnectionResetError):
        return line.recv(1)
    return b""
