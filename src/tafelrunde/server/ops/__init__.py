"""What whoever runs the server needs: numbers, logs, health, word between processes, leaving."""
