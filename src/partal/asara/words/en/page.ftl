### Asara on the page.

## The front page and the chart

asara-about = Send buyers to the markets, pay the builders, and raise the tallest, most numerous and most golden towers of the caliph’s city in four years.
asara-period = Year { $number }
asara-period-short = Y{ $number }

## The table

asara-page-tab-board = City
asara-page-tab-towers = Towers
asara-page-tab-screen = My screen
asara-page-area-bases = Bases
asara-page-area-middles = Middles
asara-page-area-windows = Windows
asara-page-area-tops = Tops
asara-page-area-circle = Building circle
asara-page-area-bank = Bank
asara-page-area-coloured = Coloured building
asara-page-area-spies = House of Spies
asara-page-area-favour = Caliph’s favour
asara-page-area-tent = Tent
asara-page-area-house = Lighted windows
asara-page-duty = Colour demanded: { $colour }
asara-page-part = { $part }, { $price } Asari, { $count } open
asara-page-sold-out = sold out
asara-page-pile = { $count } parts face down
asara-page-place = { $area }, { $amount }
asara-page-plot = plot { $plot }
asara-page-year = Year { $year } of { $years }
asara-page-favour-of = The Caliph favours { $name }
asara-page-lit-stack = { $count } lit windows in the stack
asara-page-lit = { $colour } lit window
asara-page-pairs = Two face down:
asara-page-asari = Asari
asara-page-hand = { $count } { $colour }
asara-page-stored = { $part }, { $count } stored
asara-page-nothing-stored = No parts behind the screen yet.
asara-page-cards = { $count } { $count ->
    [one] buyer
   *[other] buyers
}
asara-page-prestige = prestige
asara-page-tower = { $colour } tower, height { $height }, { $gold } gold, { $lit } lit
asara-page-no-towers = No towers yet.
asara-page-reconstructed = Prices and totals are public; the split of parts by colour, the gold, and the amounts of bank and tent are our reconstruction.

## Counts, and what an answer does to them

asara-number-prestige = prestige
asara-number-money = Asari
asara-number-buyers = buyers in hand
asara-number-parts = parts behind the screen
asara-number-lit-windows = lit windows behind the screen
asara-number-towers = towers
asara-number-gold = gold on towers
asara-number-lit = lit windows built
asara-number-favour = Caliph’s favour

## Components

asara-kind-buyer = Buyer
asara-kind-part = Tower part
asara-kind-price = Price
asara-kind-lit = Lit window
asara-kind-market = Market
asara-kind-spaces = Spaces
asara-kind-room = Place
asara-kind-gift = Coloured building
asara-kind-offer = Purchase of lit windows
asara-kind-rank = Final scoring
asara-kind-exchange = Money at the end
asara-kind-purse = Money at the start
asara-kind-hand = Hand
asara-kind-calendar = Years
asara-name-small = small
asara-name-large = large
asara-name-tallest = tallest tower
asara-name-most = most towers
asara-name-new-year = every new year
asara-name-seat-1 = first player
asara-name-seat-2 = second player
asara-name-seat-3 = third player
asara-name-seat-4 = fourth player
asara-name-2-players = two players
asara-name-3-players = three players
asara-name-4-players = four players
asara-thing-tower = Tower
    .about = A base and a top of one colour, with as many middles and windows between them as its owner inserts. Each part scores when it is built; towers, gold and lit windows score every year.
asara-thing-pair = Two cards face down
    .about = Two buyers of any colours, laid face down, stand in for one of the colour that an area demands.
asara-thing-screen = Screen
    .about = Money and parts that are not built yet lie behind it, where nobody else sees them.
asara-thing-prestige = Prestige
    .about = The points of the game. The player with the most at the end wins.

## House rules

asara-group-table = The table
asara-group-buyers = Sending buyers
asara-group-parts = Markets and spies
asara-group-building = Building
asara-group-lights = Lit windows
asara-value-up = up
asara-value-down = down
asara-value-nearest = to the nearest

## How to get something

asara-giver-market = For { $asari } Asari.
