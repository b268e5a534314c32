"""What can be done at the desk, a module for each kind of deed; `DEEDS` finds them by id."""
