"""The house that people play in: rooms, lobby, accounts, store, HTTP and WebSocket."""
