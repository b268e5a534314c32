# Herna, jejíž data leží v databázi, kterou sdílí víc serverů.

net-database = Databáze { $place } neodpovídá. Zkontrolujte, že běží a že do ní smíte.
    .brief = Databáze { $place } neodpovídá.
    .braille = databáze neodpovídá
net-database-address = Adresa databáze { $address } není správně. Správně je třeba postgresql://localhost/herna
    .brief = Adresa databáze má být třeba postgresql://localhost/herna
    .braille = chybná adresa databáze
net-database-driver = Na tomto počítači chybí knihovna libpq, bez ní program do PostgreSQL nedosáhne.
    .brief = Chybí knihovna libpq.
    .braille = chybí libpq
net-newer = Do dat herny psala novější verze programu. Otevřete hernu tou novější.
    .brief = Data herny jsou z novější verze.
    .braille = novější data herny
net-lease-lost = Hernu převzal jiný server, tento končí. Nic z odehraného se neztratilo.
    .brief = Hernu převzal jiný server.
    .braille = převzal jiný server
hall-standby = Hernu teď drží jiný server. Tento počká a převezme ji, až onen skončí.
    .brief = Hernu drží jiný server, tento čeká.
    .braille = drží jiný, čekám
