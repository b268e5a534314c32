# accessgames mereni: herna v souboru (servers 0) a v PostgreSQL, kde ji vede víc serverů.

cli-bench-scale-processor = { $servers ->
    [0] Soubor
   *[other] PostgreSQL, počet serverů { $servers }
  }: jeden tah stojí servery { $value } ms procesoru
cli-bench-scale-database = PostgreSQL, počet serverů { $servers }: jeden tah stojí databázi { $value } ms procesoru
cli-bench-scale-rows = PostgreSQL, počet serverů { $servers }: jeden tah zapíše řádků { $value }
cli-bench-scale-written = { $servers ->
    [0] Soubor
   *[other] PostgreSQL, počet serverů { $servers }
  }: jeden tah zapíše bajtů { $value }
cli-bench-scale-fsyncs = { $servers ->
    [0] Soubor
   *[other] PostgreSQL, počet serverů { $servers }
  }: čekání na disk na jeden tah { $value }
cli-bench-scale-told = { $servers ->
    [0] Soubor
   *[other] PostgreSQL, počet serverů { $servers }
  }: tah se u ostatních ohlásí v 95 procentech do { $value } ms
cli-bench-scale-tables = { $servers ->
    [0] Soubor
   *[other] PostgreSQL, počet serverů { $servers }
  }: tah stojí proti desetině stolů násobek { $value }
cli-bench-scale-stored = { $servers ->
    [0] Soubor
   *[other] PostgreSQL, počet serverů { $servers }
  }: tah stojí proti desetině uložených partií násobek { $value }
