# accessgames bench: a hall in a file (servers 0) and in PostgreSQL, where several servers serve it.

cli-bench-scale-processor = { $servers ->
    [0] File
   *[other] PostgreSQL, number of servers { $servers }
  }: one action costs the servers { $value } ms of processor time
cli-bench-scale-database = PostgreSQL, number of servers { $servers }: one action costs the database { $value } ms of processor time
cli-bench-scale-rows = PostgreSQL, number of servers { $servers }: rows written by one action: { $value }
cli-bench-scale-written = { $servers ->
    [0] File
   *[other] PostgreSQL, number of servers { $servers }
  }: bytes written by one action: { $value }
cli-bench-scale-fsyncs = { $servers ->
    [0] File
   *[other] PostgreSQL, number of servers { $servers }
  }: waits for the disk in one action: { $value }
cli-bench-scale-told = { $servers ->
    [0] File
   *[other] PostgreSQL, number of servers { $servers }
  }: an action is told to the others in 95 percent of cases within { $value } ms
cli-bench-scale-tables = { $servers ->
    [0] File
   *[other] PostgreSQL, number of servers { $servers }
  }: compared with a tenth of the tables, an action costs { $value } times as much
cli-bench-scale-stored = { $servers ->
    [0] File
   *[other] PostgreSQL, number of servers { $servers }
  }: compared with a tenth of the stored matches, an action costs { $value } times as much
