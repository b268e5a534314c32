# accessgames bench: a hall where many people play at once.

cli-bench-hall-ready = Hall: ready after { $value } ms
cli-bench-hall-lobby = Hall: memory for a connection without a table { $value } KiB
cli-bench-hall-seated = Hall: memory for a player at a table { $value } KiB
cli-bench-hall-idle = Hall: percent of the processor while nobody plays { $value }
cli-bench-hall-told = Hall: an action is told to the others in 95 percent of cases within { $value } ms
cli-bench-hall-beside = Hall: while others log in an action is told in 95 percent of cases within { $value } ms
cli-bench-hall-logins = Hall: until everybody who came at once is logged in it takes { $value } s
cli-bench-hall-action = Hall: one action costs the server { $value } ms of processor time
cli-bench-hall-rate = Hall: actions per second at most { $value }
cli-bench-hall-growth = Hall: an action costs, against a tenth of the tables, times { $value }
