# accessgames bench: a hall where many people play at once.

cli-bench-hall-ready = Hall: ready after { $value } ms
cli-bench-hall-lobby = Hall: a connection without a table takes { $value } KiB of memory
cli-bench-hall-seated = Hall: a player at a table takes { $value } KiB of memory
cli-bench-hall-idle = Hall: while nobody plays, the load of the processor in percent is { $value }
cli-bench-hall-told = Hall: an action is told to the others in 95 percent of cases within { $value } ms
cli-bench-hall-beside = Hall: while others log in, an action is told in 95 percent of cases within { $value } ms
cli-bench-hall-logins = Hall: logging in everybody who came at once takes { $value } s
cli-bench-hall-action = Hall: one action costs the server { $value } ms of processor time
cli-bench-hall-rate = Hall: actions per second at the most: { $value }
cli-bench-hall-growth = Hall: compared with a tenth of the tables, an action costs { $value } times as much
