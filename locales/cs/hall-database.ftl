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
net-lease-lost = Ostatní servery převzaly stoly tohoto. Nic z odehraného se neztratilo.
    .brief = Stoly převzaly ostatní servery.
    .braille = stoly převzaly jiné
hall-again = Tento server chvíli neodpovídal a jeho stoly převzaly ostatní. Teď už zase slouží.
    .brief = Server chvíli neodpovídal, zase slouží.
    .braille = server zase slouží
net-table-elsewhere = Stůl { $table } má jiný server, který právě neodpovídá. Zkuste to za chvíli znovu.
    .brief = Server stolu { $table } neodpovídá.
    .braille = stůl { $table } neodpovídá
hall-copy-database = Tato herna je v PostgreSQL, zálohuje ji pg_dump a vrací pg_restore.
    .brief = Hernu v PostgreSQL zálohuje pg_dump.
    .braille = zálohu dělá pg_dump
