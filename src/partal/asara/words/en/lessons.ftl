### The lessons (`lessons.toml`): `asara-lesson-LESSON` is a title, `asara-lesson-LESSON-STEP` is said at a step.

asara-lesson-market = Buy a part
    .learned = One buyer brings one action. In a market you may take one open part, and its colour decides what it costs.
asara-lesson-market-goal = You are a builder in Asara. For four years you buy parts at the markets and build towers from them. Prestige comes from every part you build, each year from your towers and their gold, and at the end from the tallest towers of each colour. Whoever has the most prestige wins.
asara-lesson-market-send = Every turn begins with a buyer from your hand. Send one to the market of bases: every tower stands on a base.
    .wrong = You could do that, but a tower needs something to stand on. Send your buyer to the market of bases.
asara-lesson-market-lay = Nobody is at this market yet, so a buyer of any colour may go. Lay the green one.
    .wrong = That colour would do as well. Lay green for now, so that the next lessons go on from here.
asara-lesson-market-take = Take one of the parts that lie open, and pay for it. The colour makes the price, at every market the same: brown is the cheapest, white the dearest. Take the green base.
    .wrong = That one is for sale, too. Take the green base: your first tower will be green.
    .nothing = Then your buyer would have come for nothing, and the tower has no base yet. Take the green base.
    .done = The base lies behind your screen now, where nobody can see it. It is bought, but not yet built.

asara-lesson-colours = Follow the colour
    .learned = The first buyer in an area decides its colour for the whole year. Whoever comes later needs that colour.
asara-lesson-colours-send = The other player has sent an orange buyer to the market of tops. You want to go there as well: go to the market of tops.
    .wrong = Perhaps later. Now you need a top for your green base: go to the market of tops.
asara-lesson-colours-lay = Since an orange buyer lies here, this market takes orange buyers until the year ends. You have one: lay orange.
    .wrong = Two buyers face down may stand in for the colour, but they cost you two cards, and each card is a turn. You have orange, so one card is enough.
asara-lesson-colours-take = A tower has one colour from bottom to top. Your base is green: take a green top; one has gold, which costs nothing more.
    .wrong = That top does not fit your green base. Take a green one.
    .nothing = Then your buyer would have come for nothing, and the tower needs a top. Take a green one.
    .done = A base and a top of one colour: that is the smallest tower there is.

asara-lesson-pair = Two in place of one
    .learned = Any two buyers, face down, stand in for the colour you need. They bring one action, but cost two of your cards.
asara-lesson-pair-send = You want a window for your tower, but the market of windows is blue, and you have no blue buyer. Go to the market of windows all the same.
    .wrong = First the window: go to the market of windows.
asara-lesson-pair-lay = Any two buyers stand in for a blue one if you lay them face down. You have several yellow and green buyers, which will be useful: lay the violet and the orange one.
    .wrong = Those two would be accepted. But single colours are the hardest to use later: lay the violet and the orange buyer.
asara-lesson-pair-take = Two green windows lie open at the same price, and one of them has gold. Gold costs nothing more, and once it is built it brings one prestige every year. Take the green window with gold.
    .wrong = Look again: the green window with gold fits your tower, and it earns prestige every year.
    .done = In the first year gold is worth the most: it will count in all four yearly scorings.

asara-lesson-building = Build a tower
    .learned = You build in the circle only: as many parts as the plot says, for as many Asari, and each part brings one prestige. A tower is a base, a top, and between them as many middles and windows as you like, all of one colour.
asara-lesson-building-ready = Behind your screen you have a green base, a green window with gold, and a green top. That is enough for a tower of three parts.
asara-lesson-building-send = Towers are built in the building circle. The number of the plot is how many parts you build, and also what you pay. You want to build all three: go to plot 3.
    .wrong = Three parts are ready, and they need plot 3. Go there.
asara-lesson-building-lay = Nobody has built this year, so any colour will do, and it will then hold for everybody who builds after you. You have the most yellow buyers: lay yellow.
    .wrong = That would do, but it sets the colour of the circle for the year. Lay yellow, of which you have the most: then you can come back.
    .done = Your first tower stands in front of your screen. Three parts built, three prestige at once.

asara-lesson-money = Earn money
    .learned = The bank pays well, to whoever comes first and has the colour. The coloured building pays less, but takes any buyer at any time.
asara-lesson-money-bank = You have little money left, and new income comes only when the year is over. The bank has three spaces, and each pays what is printed on it: take the one that pays the most.
    .wrong = You need money now. Go to the bank, to the space that pays the most.
asara-lesson-money-lay = The bank has no colour yet. Lay yellow.
    .wrong = That is possible, too. Lay yellow here.
    .done = The money is yours. Meanwhile the other player has taken the Caliph’s favour: it brings one prestige a year, and whoever holds it at the end of a year begins the next.
asara-lesson-money-coloured = There is always one more way to money: the coloured building. It takes one buyer of any colour, however many lie there already. Go to the coloured building.
    .wrong = This lesson is about money. Go to the coloured building.
asara-lesson-money-hidden = Buyers lie face down here, so nobody learns which one you have used up. Lay the green one.
    .wrong = Keep that colour: the building circle is yellow this year. Lay the green buyer.

asara-lesson-raise = Make a tower taller
    .learned = A finished tower grows by middles and windows of its colour, one at a time if need be. The tallest towers of each colour score at the end of the game.
asara-lesson-raise-ready = You have bought a green middle with gold. Your green tower is complete, but a tower may be made taller at any time.
asara-lesson-raise-send = One part needs plot 1, the cheapest of all. Go to plot 1.
    .wrong = The green middle is waiting. Go to plot 1 of the building circle.
asara-lesson-raise-lay = The circle is yellow: your own first buyer there made it so. Lay yellow.
    .wrong = Two face down would be accepted, but you have a yellow buyer: one card is enough.
    .done = The middle went between base and top: your tower has four parts now, two of them with gold.

asara-lesson-year = When a year ends
    .learned = Each year your towers, the gold in them and the Caliph’s favour score one prestige each. What you build early scores more often.
asara-lesson-year-last = You have one buyer left. Its colour fits nowhere useful, so let it earn some money: go to the coloured building.
    .wrong = That would cost you money for a part which you cannot build this year. Go to the coloured building.
asara-lesson-year-scored = Nobody has a buyer left, so the year is over and was scored: one prestige for each of your towers, one for each part with gold in them, and one to the holder of the Caliph’s favour.
asara-lesson-year-next = The board has been cleared, the markets were filled up, everybody has new buyers and new money. Your parts, your money and your towers remain. The holder of the Caliph’s favour begins.

asara-lesson-end = How the game is won
    .learned = At the end the two tallest towers of each colour score, the more the dearer the colour, then the tallest towers of all, the most towers, and money. One part at the right place can be worth more than a whole tower.
asara-lesson-end-ranking = It is the last year, and you hold the last buyer of the game. After it comes the final scoring: for each colour the tallest tower and the second tallest, then the tallest of all, the most towers, and money. A tie shares the points.
asara-lesson-end-threat = Look at the green towers: yours has three parts, the other player’s has four. Behind your screen lies one green window.
asara-lesson-end-send = Plot 1 is taken. If the plot you need is taken, you may use the next higher one that is free, for its price. Go to plot 2 and build your one window.
    .wrong = That would leave first place in green to the other player. Go to plot 2 and build the window.
    .done = Your green tower now ties for the tallest: you share the points for first and second place. That one part brought more prestige than any other answer would have.

asara-lesson-tent = Recruit buyers
    .learned = In the professional game the tent turns one buyer into two, for a fee. More buyers are more turns.
asara-lesson-tent-new = The professional game adds two areas: a tent, where you recruit buyers, and a house that sells lighted windows. All other rules stay as they are.
asara-lesson-tent-send = The tent costs a fee, which is printed on its spaces. Go to the cheapest space of the tent.
    .wrong = The cheapest space of the tent will do: the fee is all that differs.
asara-lesson-tent-lay = Nobody is here yet. You have only one orange buyer: lay orange.
    .wrong = That would be accepted. Lay the single orange one, and keep the colours of which you have two.
asara-lesson-tent-draw = The fee is paid. Take two buyers from the pile.
    .wrong = You have paid for them already: take the two buyers.
    .done = One buyer gone, two gained. You may use them from your next turn on.

asara-lesson-lights = Lighted windows
    .learned = A lighted window covers a window of its colour in one of your towers, like a part that you build. It brings prestige every year, and at the end it breaks ties.
asara-lesson-lights-send = Go to the house of lighted windows.
    .wrong = This lesson is about lighted windows. Go to their house.
asara-lesson-lights-lay = Nobody is here yet. Lay green.
    .wrong = That colour would do, too. Lay green here.
asara-lesson-lights-pay = There are two purchases: the small one shows you three windows, of which you keep one; the large one shows five, and you keep two. Take the small one.
    .wrong = The large purchase would take half of your money. Take the small one for now.
asara-lesson-lights-keep = Keep one of these; nobody else sees which. It will fit a window of the same colour, and a dear colour brings no more than a cheap one: keep the colour in which you want to build.
    .done = The window lies behind your screen. Once a tower of yours has a window of that colour, you can build it there, on a plot like any other part.

asara-lesson-plan = A good first year
    .learned = A tower that stands in the first year scores four times. So buy the parts of one cheap colour early, with gold wherever there is some, and build them before the year is over.
asara-lesson-plan-plan = What you build this year scores at the end of four years, and gold costs nothing extra. So you have looked for one cheap colour with gold: a green base, window and top lie behind your screen, and the market of middles still shows a green middle with gold.
asara-lesson-plan-send = One more part, and you have a tower of four. Go to the market of middles.
    .wrong = That can wait. The green middle with gold lies on the market of middles, and nobody will leave it there for you.
asara-lesson-plan-lay = Nobody is there yet, so any colour will do. You have two orange buyers: lay one of them, and the other can follow it.
    .wrong = That would do, too. But lay orange: of what you have twice, one can open a place and the other follow.
asara-lesson-plan-take = Take the green middle with gold.
    .wrong = Only green fits your tower, and only gold scores every year. Take the green middle with gold.
    .done = You have kept four Asari on purpose: plot 4 costs just that.
asara-lesson-plan-build = Now build all four parts at once. Go to plot 4.
    .wrong = Build first: what lies behind your screen at the end of the year scores nothing. Go to plot 4.
asara-lesson-plan-card = Lay your yellow buyer.
    .wrong = That would be accepted. But of yellow you have only one, which can follow nobody: lay yellow.
asara-lesson-plan-raise = The tower is founded. Put in the middle and the window, in whatever order.
    .wrong = Put in the middle or the window.
asara-lesson-plan-why = That was four prestige at once. And at the end of this year and of each later one this tower brings five more: one because it stands, four for its gold. Built in the last year, it would bring them once.
asara-lesson-plan-rest = Your money is spent, but not your buyers. Use the others for money at the bank, for the parts of the next tower, and for the Caliph’s favour: it brings a point each year, and its holder chooses first in the next.
