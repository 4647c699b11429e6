### Sabika in the terminal only.

sabika-score-example =
    a file for Sabika:
      trade = 7                      # number of the trade card
      { "[" }cities]                       # tiles, needed for trade cards 1 to 5
      algiers = "C7"
      { "[" }[player]]
      name = "blue"
      prestige = 63                  # before the final scoring
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
      yusuf = true                   # if this player is the solo opponent
