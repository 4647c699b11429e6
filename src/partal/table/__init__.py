"""A table without a network: what it shows and accepts, whoever carries it."""
