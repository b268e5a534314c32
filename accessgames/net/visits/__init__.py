"""Sessions that run in the hall itself, for guests who have no program: in a browser or over SSH."""
