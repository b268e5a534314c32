# The poster of a hall: where it is.

poster-title = Hall { $hall }
poster-how = Open this address on a phone or a computer:
poster-picture = QR picture of the same address
poster-sign = { $sign ->
        [dot] dot
        [colon] colon
        [dash] hyphen
        [slashes] slash slash
       *[other] { $sign }
    }
poster-written = The poster is in the file { $file }.
