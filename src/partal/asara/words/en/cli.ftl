### Asara in the terminal only.

asara-score-example =
    a file for Asara:
      professional = true            # or leave it out
      { "[" }[player]]
      name = "yellow"
      prestige = 41                  # before the final scoring
      asari = 23
      towers = ["white 5", "black 4 lit 2", "red 2"]
