"""The tutor: lessons as data, played in the real interpreter on the real engine with everything prepared."""
