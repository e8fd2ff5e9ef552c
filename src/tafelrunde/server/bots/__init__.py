"""AIs: what they are asked, the pool of processes that think, and such a process."""
