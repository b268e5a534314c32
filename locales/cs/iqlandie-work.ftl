# Co měří `accessgames mereni` na hře iQLANDIE mimo partie.

iqlandie-work-made-biology = nové úlohy biologie
iqlandie-work-made-programming = nové úlohy programování
iqlandie-work-made-optics = nové úlohy optiky
iqlandie-work-made-space = nové úlohy vesmíru
iqlandie-work-solved-biology = vyřešené úlohy biologie
iqlandie-work-solved-programming = vyřešené úlohy programování
iqlandie-work-solved-optics = vyřešené úlohy optiky
iqlandie-work-solved-space = vyřešené úlohy vesmíru
iqlandie-work-scored = obodované desky
