"""How computer players judge and choose, and what learners see: from a seat's knowledge alone."""
