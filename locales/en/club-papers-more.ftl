# More documents of a club: attendance, slips, plans, certificates, book of results, pages of a season; files of tables.

## Files of tables

club-did-papers = Done, { NP($count, noun: "file") } with one table each: ⏎ { LIST($files) }. ⏎ { $paper }
    .brief = Written: { LIST($files) }
    .braille = done { LIST($files, join: "comma") }
club-error-no-workbook = No XLSX workbook can be written, the library xlsxwriter is missing. ⏎ python3 start.py add club adds it, or pip install xlsxwriter.
    .brief = The library xlsxwriter is missing.
    .braille = no xlsxwriter
