"""A renderer that stays: the picture stands while nobody is asked, and only what differs is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from prompt_toolkit.renderer import Renderer

if TYPE_CHECKING:
    from prompt_toolkit.application import Application
    from prompt_toolkit.data_structures import Size
    from prompt_toolkit.layout import Layout
    from prompt_toolkit.output import Output
    from prompt_toolkit.styles import BaseStyle


class SteadyRenderer(Renderer):
    """Draws the whole window, on the other screen of the terminal, until it is closed.

    The one of prompt_toolkit gives the terminal back after each line that is typed, so that the picture would
    flash, and be gone while computer players think.
    """

    def __init__(self, style: BaseStyle, output: Output) -> None:
        """Draw with a style."""
        self._open = False
        self._size: Size | None = None
        super().__init__(style, output, full_screen=True)

    def reset(self, _scroll: bool = False, leave_alternate_screen: bool = True) -> None:  # noqa: FBT001, FBT002 - theirs
        """Do nothing while the window is open: what was drawn is still there."""
        if not self._open:
            super().reset(_scroll, leave_alternate_screen)

    def erase(self, leave_alternate_screen: bool = True) -> None:  # noqa: FBT001, FBT002 - theirs
        """Draw everything anew the next time, such as after the window was resized."""
        del leave_alternate_screen
        self.forget()

    def request_absolute_cursor_position(self) -> None:
        """Ask the terminal nothing: the window begins in its first row."""

    def forget(self) -> None:
        """Draw everything anew the next time."""
        super().reset(leave_alternate_screen=False)

    def render(self, app: Application[Any], layout: Layout, is_done: bool = False) -> None:  # noqa: FBT001, FBT002 - theirs
        """Draw what differs from what stands there; a typed line that is done changes nothing."""
        if is_done:
            return
        self._open = True
        size = self.output.get_size()
        if self._size != size:
            self.forget()
            self._size = size
        if self.last_rendered_screen is None:
            # Wherever the cursor is now, the first row is meant.
            self.output.cursor_goto(0, 0)
        super().render(app, layout, is_done=False)

    def close(self) -> None:
        """Give the terminal back as it was before the first picture."""
        self._open = False
        if self.full_screen:
            self.output.reset_attributes()
        super().reset()
