# Kdo se přes ssh přihlašuje moc dlouho nebo moc často.

net-doorstep-full = Z vaší adresy se přihlašuje příliš mnoho spojení najednou. Zkuste to za chvíli.
    .brief = Příliš mnoho spojení, zkuste to za chvíli.
    .braille = moc spojení, později
net-doorstep-slow = Přihlášení trvalo déle než { NP($seconds, noun: "second", case: "acc") }, spojení proto končí. Připojte se znovu.
    .brief = Přihlášení trvalo moc dlouho.
    .braille = přihlášení moc dlouho
