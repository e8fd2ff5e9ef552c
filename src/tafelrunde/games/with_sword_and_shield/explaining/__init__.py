"""What is explained beside the game: reasons, refusals, previews, table talk, traits."""
