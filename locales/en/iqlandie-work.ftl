# What `accessgames bench` measures of iQLANDIE beside matches.

iqlandie-work-made-biology = new biology tasks
iqlandie-work-made-programming = new programming tasks
iqlandie-work-made-optics = new optics tasks
iqlandie-work-made-space = new space tasks
iqlandie-work-solved-biology = solved biology tasks
iqlandie-work-solved-programming = solved programming tasks
iqlandie-work-solved-optics = solved optics tasks
iqlandie-work-solved-space = solved space tasks
iqlandie-work-scored = scored boards
