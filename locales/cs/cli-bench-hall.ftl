# accessgames mereni: herna, ve které hraje mnoho lidí najednou.

cli-bench-hall-ready = Herna: připravena za { $value } ms
cli-bench-hall-lobby = Herna: paměť na spojení bez stolu { $value } KiB
cli-bench-hall-seated = Herna: paměť na hráče u stolu { $value } KiB
cli-bench-hall-idle = Herna: když nikdo nehraje, procent procesoru { $value }
cli-bench-hall-told = Herna: tah se u ostatních ohlásí v 95 procentech do { $value } ms
cli-bench-hall-beside = Herna: během přihlašování se tah ohlásí v 95 procentech do { $value } ms
cli-bench-hall-logins = Herna: přihlášení všech najednou trvá { $value } s
cli-bench-hall-action = Herna: jeden tah stojí server { $value } ms procesoru
cli-bench-hall-rate = Herna: nejvíc tahů za sekundu { $value }
cli-bench-hall-growth = Herna: tah stojí proti desetině stolů násobek { $value }
