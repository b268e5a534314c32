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
net-broken-frame = The server got something that it does not understand, and ended the connection.
    .brief = The server does not understand.
    .braille = not understood
net-version = The server speaks version { $own } of the connection, your program version { $other }. Use the same program.
    .brief = Other versions: { $own } and { $other }.
    .braille = version { $own } and { $other }
net-unknown = The server does not know you. Check the invitation.
    .brief = The server does not know you.
    .braille = unknown to server
net-unreachable = The server { $address } does not answer. Check the address, and whether it runs.
    .brief = The server { $address } does not answer.
    .braille = no answer: { $address }
net-line-lost = The connection to the server broke and did not come back. What was told is kept there.
    .brief = The connection broke.
    .braille = connection broken
