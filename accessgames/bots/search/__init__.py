"""Looking ahead under hidden information: one tree from a seat's view, one made-up world per iteration.

After P. I. Cowling, E. J. Powley and D. Whitehouse, Information Set Monte Carlo Tree Search, 2012: the
single-observer kind, with availability counts.
"""

from __future__ import annotations

from accessgames.bots.search.limits import Limits
from accessgames.bots.search.policy import Considered, SearchPolicy

__all__ = ["Considered", "Limits", "SearchPolicy"]
