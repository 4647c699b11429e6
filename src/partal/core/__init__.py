"""The game-neutral engine: questions, answers, chance, records."""
