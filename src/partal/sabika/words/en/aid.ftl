### Sabika's player aid: the whole game on one page. Every text is as short as it can be.

sabika-aid-beside = Beside the square
sabika-aid-prices = Market and materials
sabika-aid-bonuses = Balances and favour
sabika-aid-round = End of a round

## A turn

sabika-aid-work = Work
    .text = A standing worker walks clockwise on its ring, or enters it on any square, and lies down there: main action, one secondary action, or both in either order.
sabika-aid-walk = { $free ->
        [0] no step is free
        [one] { $free } step is free
       *[other] { $free } steps are free
    }, each further one 1 dinar (none from the workshop); { $toll ->
        [one] { $toll } dinar
       *[other] { $toll } dinars
    } for each worker of others on the square{ $owner ->
        [yes] , paid to its owner
       *[no] {""}
    }
sabika-aid-rest = Or rest
sabika-aid-event = Event
    .text = The one in the middle of the rondel is in force for everybody.

## Actions

sabika-aid-storehouse = Lay an open tile on a storehouse (the first scores { $first }, the second { $second }) and gain its bonus, or gain that of a topmost tile.
sabika-aid-construction = One building. Major: gypsum and up to 2 others; then favour and the tile’s bonus. Minor: the card’s base and up to 2 others. All different, each scores. First you may renew the minor cards: { $dinars ->
        [one] { $dinars } dinar
       *[other] { $dinars } dinars
    }, +{ $prestige } prestige.
sabika-aid-export = A ship to a new city with up to { $goods } goods: 1 prestige and 1 paria each, 1 more of both if the city wants it. The city’s seal, if it is there, and its bonus.
    .cost = dinars for the routes
sabika-aid-carve = { $costs } dinars, and { $base ->
        [yes] as much again for each red or grey one you have; 1 more for each blue one
       *[no] 1 more for each of its colour you have
    }; at most { $most } grey
    .text = A poem with gypsum, wood or marble and perhaps one other material; each scores. Blue lasts, red acts at once, grey scores at the end.
sabika-aid-poem-cost = { $colour } { $dinars }
sabika-aid-artisanal = +{ $dinars } dinars, and 1 more for every { $poems } poems
sabika-aid-raw = Raw space
    .text = Take its token. If you hold one of that family, yours becomes its good instead. Empty: turn any raw material into its good.
    .cost = builder { $builder }, merchant { $merchant } dinars
sabika-aid-marble = Material space
    .text = Take its marble. Empty: take gypsum or wood.
    .cost = merchant { $merchant }, poet { $poet } dinars

## Prices

sabika-aid-buy = buy { $count }
sabika-aid-sell = sell { $count }
sabika-aid-material = scores { $count }
sabika-aid-trade = Trade
    .text = A material for its neighbour in this list; downwards also +1 dinar.

## The end of a round and of the game

sabika-aid-income = 1. Income
    .text = From consolidated blue cities and blue poems.
sabika-aid-wishes = 2. Wishes
    .text = After rounds { $rounds } one more joins the tower; then all in it score.
sabika-aid-tribute = 3. Tribute
    .text = Round by round { $parias } parias. For each: one step back, { $dinars } dinars, a seal, or 1 prestige.
sabika-aid-change = 4. Event
    .text = It changes after rounds { $first } and { $second }.
sabika-aid-ready = Then
    .text = Workers stand up, spaces and displays are refilled, and whoever leads in parias names the starting player.
sabika-aid-end = After round { $rounds }
    .text = Income, wishes and tribute once more; then:
sabika-aid-major-poems = Major poems
    .text = What each one says. A majority: { $two ->
        [second] { $first } for the first, { $third } for the second; if level, { $third }
        [first] { $first } for the first; if level, { $third }
       *[no] { $first }, { $second } or { $third }; a shared place counts as the next
    }.
sabika-aid-trade-card = The one on the map scores for everybody.
sabika-aid-leftovers = What is left
    .text = 1 for each seal, good, marble and glazed ceramic, and for every { $dinars } dinars.
sabika-aid-winner = Winner
    .text = Most prestige; if level, most buildings.
