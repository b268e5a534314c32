"""A terminal in a window, for Orca, with a shell: ``window.py ROWS COLUMNS``, with the Python of Debian.

Lines on the standard input are typed into the terminal, without Enter; real keys come from xdotool.
"""

from __future__ import annotations

import sys
import threading

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Vte", "2.91")
from gi.repository import GLib, Gtk, Vte  # noqa: E402 - their versions are chosen first


def main(rows: int, columns: int) -> None:
    """Show the window until the program has ended."""
    terminal = Vte.Terminal()
    terminal.set_size(columns, rows)
    terminal.connect("child-exited", lambda *_: Gtk.main_quit())
    window = Gtk.Window(title="accessgames")
    window.connect("destroy", lambda *_: Gtk.main_quit())
    window.add(terminal)
    window.show_all()
    terminal.grab_focus()
    terminal.spawn_async(
        Vte.PtyFlags.DEFAULT,
        None,
        ["/bin/sh"],
        ["PS1=Shell: "],
        GLib.SpawnFlags.DEFAULT,
        None,
        None,
        -1,
        None,
        None,
    )

    def typed() -> None:
        for line in sys.stdin:
            GLib.idle_add(terminal.feed_child, line.rstrip("\n").encode())
        GLib.idle_add(Gtk.main_quit)

    threading.Thread(target=typed, daemon=True).start()
    Gtk.main()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
