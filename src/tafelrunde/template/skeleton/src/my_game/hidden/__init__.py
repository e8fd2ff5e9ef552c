"""What a seat may imagine: worlds it cannot tell apart."""
