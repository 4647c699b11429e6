"""Bots: they see what a person on their seat would see, and nothing else."""
