# A club on several computers: uniting copies, what does not hold, disputed results, the file of one table.

club-refused-unregistered = It is about { $count ->
        [one] somebody who is not registered here
       *[other] { $count } people who are not registered here
    }.
    .braille = not registered
