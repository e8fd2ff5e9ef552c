"""What a viewer is told: scenes, views and events with their words, ready to be sent."""
