"""What a voice of our own does while somebody types: it is silent at every key, and says what was typed."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from accessgames.language import say
from accessgames.shell.input.editor import Key
from accessgames.shell.input.named_keys import SIGNS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from accessgames.language import Language
    from accessgames.output.ports import Ports
    from accessgames.shell.input.editor import Offer, Standing
    from accessgames.shell.settings import Settings


class Echo:
    """Listens to the keys of one line."""

    def __init__(
        self, ports: Ports, language: Language, settings: Settings, *, secret: bool,
        heard: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        """Say what is typed as the settings want it.

        Args:
            ports: Where a voice may be.
            language: Names letters and signs.
            settings: Say whether letters, words or both are said; a screen reader says them by itself, stops
                at keys by itself, and would only be cut off in what it says of them.
            secret: Whether nobody may hear what is typed, such as a password.
            heard: Called at every key: whoever types has heard enough.
        """
        self._ports = ports
        self._language = language
        self._heard = heard
        self._ours = settings["speech"] == "yes"
        self._said = "no" if secret else settings["echo"]
        self._offered = ""

    def listening(self, offer: Offer) -> Offer:
        """Return what tells the candidates of the Tab key, so that they are heard, too."""

        def offered(words: Sequence[str]) -> Sequence[str]:
            lines = offer(words)
            self._offered = " ".join(lines)
            return lines

        return offered

    def heed(self, key: str, before: Standing, after: Standing) -> None:
        """Be silent, and say what a key has done; what Enter does is the answer.

        Args:
            key: The latest key.
            before: The line and the place of the cursor in it before that.
            after: The same behind it.
        """
        self._heard()
        offered, self._offered = self._offered, ""
        if not self._ours:
            return
        self._ports.stop()
        if self._said != "no" and key != Key.ENTER:
            said = offered or self._change(before, after)
            if said:
                self._ports.echo(self._language.grammar.spoken.text(said))

    def _change(self, before: Standing, after: Standing) -> str:
        """Return what is said of a change."""
        (old, _), (new, cursor) = before, after
        head = _alike(old, new)
        tail = _alike(old[head:][::-1], new[head:][::-1])
        removed, added = old[head : len(old) - tail], new[head : len(new) - tail]
        if added and not removed:
            return self._typed(added, new[:head])
        if removed:
            return new or self._named("empty") if added else self._spelt(removed)
        if before == after:
            return "" if new else self._named("empty")
        return self._spelt(new[cursor]) if cursor < len(new) else self._named("end")

    def _typed(self, added: str, head: str) -> str:
        """Return what is said of what was typed behind a text; a word when it ends."""
        begun = head[head.rfind(" ") + 1 :]
        if len(added) > 1:
            return begun + added
        if added.isalnum():
            return "" if self._said == "words" else self._spelt(added)
        return begun if begun and self._said != "letters" else self._spelt(added)

    def _spelt(self, text: str) -> str:
        """Return the name of a single sign, or the text: letters get their names when they are said."""
        if len(text) != 1 or text.isalnum():
            return text
        return self._named(SIGNS.get(text, "sign"))

    def _named(self, sign: str) -> str:
        return self._language.form(say("shell-echo", sign=sign), "full")


def _alike(one: str, other: str) -> int:
    """Count the characters with which both texts begin."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
