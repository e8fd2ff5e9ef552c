"""What whoever runs the server needs: numbers, logs, health, and leaving in good order."""
