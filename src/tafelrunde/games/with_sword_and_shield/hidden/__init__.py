"""What a seat may know and imagine: fingerprints, and worlds it cannot tell apart."""
