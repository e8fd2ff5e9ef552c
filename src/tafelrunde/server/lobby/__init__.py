"""Making tables, finding them, sitting down; what is listed, looked up and replayed."""
