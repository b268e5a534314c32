"""An index of who is at which server: whoever was at one of long ago is not looked at."""

from accessgames.net.store import expanding

revision = "present"
down_revision = "leases"
oldest = 2


def upgrade() -> None:
    """Add it."""
    expanding.add_index("present_by_server", "present", ["server"])
