### Sabika nur im Terminal.

sabika-score-example =
    eine Datei für Sabika:
      trade = 7                      # Nummer der Handelskarte
      { "[" }cities]                       # Plättchen, nötig bei Handelskarte 1 bis 5
      algiers = "C7"
      { "[" }[player]]
      name = "Blau"
      prestige = 63                  # vor der Schlusswertung
      dinars = 5
      seals = 1
      materials = { "{" } gypsum = 0, wood = 1, marble = 1, glazed = 0 { "}" }
      goods = { "{" } sugar = 1, clothes = 0, pottery = 1 { "}" }
      poems = { "{" } blue = 3, red = 2, grey = ["A1", "H4"] { "}" }
      boxes = 9
      buildings = { "{" } palace = 2, door = 1, garden = 1, tower = 2 { "}" }
      balances = 2
      favour = 4
      ships = { "{" } algiers = "left", florence = "right" { "}" }
      yusuf = true                   # nur beim Solo-Gegner
