# Whoever takes too long to log in over ssh, or comes too often.

net-doorstep-full = Too many connections from your address are logging in at once. Try again in a while.
    .brief = Too many connections, try again in a while.
    .braille = too many connections
net-doorstep-slow = Logging in took more than { NP($seconds, noun: "second") }, so the connection ends. Connect again.
    .brief = Logging in took too long.
    .braille = log-in took too long
