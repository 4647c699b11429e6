### Asara nur im Terminal.

asara-score-example =
    eine Datei für Asara:
      professional = true            # oder weglassen
      { "[" }[player]]
      name = "Gelb"
      prestige = 41                  # vor der Schlusswertung
      asari = 23
      towers = ["white 5", "black 4 lit 2", "red 2"]
