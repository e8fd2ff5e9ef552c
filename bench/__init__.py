"""Speed, side by side with the libraries people would use otherwise: `python -m bench`."""
