"""Connections: frames, WebSockets, the door, and how much each may ask for."""
