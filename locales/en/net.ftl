# Together across a network.

net-went-back = { NAME($who) } takes the last move back.
    .brief = { NAME($who) } goes back.
    .braille = { NAME($who) } back
net-not-yours = That can't be done from your seat, it belongs to another one at the table.
    .brief = That belongs to another seat.
    .braille = another seat's
net-stale = Something has happened at the table meanwhile. Listen to it and type the command again.
    .brief = Something has happened, type it again.
    .braille = changed, again
