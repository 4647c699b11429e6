"""A process of advisers who think little and look at no clock: the same question is answered by the same bytes."""

from __future__ import annotations

from partal.asara.bots import levels as asara_levels
from partal.bots import mcts as search
from partal.sabika.bots import levels as sabika_levels
from partal.sabika.bots import search as sabika_search
from partal.server import thinker
from partal.table import coach, hint, review

asara_levels.HARD = search.Budget(6, 600.0, 3, 4)
search.RATED_GAMES = 2
sabika_levels.HARD = sabika_levels.HARD._replace(seconds=600.0)
sabika_search.HINT_TABLES = 1
sabika_search.HINT_DEPTH = sabika_search.HINT_DEPTH._replace(turns=1)
hint.TABLES = 1
review.BASELINE_GAMES = 2
coach.SCREEN, coach.PROOF, coach.FEWEST = 1, 4, 4

if __name__ == "__main__":
    thinker.main()
