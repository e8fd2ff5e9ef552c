"""What is read and written: cards, positions, and what can be wrong with them."""
