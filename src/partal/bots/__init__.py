"""Players made of code: they see what a person on their chair would see, and nothing else."""
