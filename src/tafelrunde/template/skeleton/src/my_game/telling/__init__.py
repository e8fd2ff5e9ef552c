"""What a seat is shown: its view, and moves and refusals in the words of the engine."""
