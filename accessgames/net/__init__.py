"""Together across a network: the protocol, a seat far away, the server and its doors."""
