"""A table in memory: what comes of an order, who is connected. One writer."""
