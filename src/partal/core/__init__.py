"""The part of Partal that knows no game: questions, answers, chance, records."""
