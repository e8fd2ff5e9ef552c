"""A table as its log tells it: the fold, with no sockets, no clock of its own, no disk."""
