"""The HTTP interface and the pages of the client."""
