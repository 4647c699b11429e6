"""A table without a network: what it shows and accepts, independent of the transport."""
