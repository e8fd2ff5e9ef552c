"""Load on our server and on boardgame.io's, side by side."""
