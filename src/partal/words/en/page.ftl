# The web page's own texts. What happens at the table is said by the game's texts.

page-skip = Skip to the table
page-navigation = Main
page-rules = Rules
page-language = Language
page-evening = Evening colours
page-day = Day colours
page-motion = Moving pieces
page-motion-on = Animation is on; press to turn it off
page-motion-off = Animation is off; press to turn it on
page-no-server = The server is not responding; try again in a moment.
page-no-answer = The server gave an unexpected answer ({ $status }); try again in a moment.
page-new-version = There is a new version of this page. It loads itself in a moment; no answer is lost.
page-reload = Load it now
page-close = Close

home-title = Board games at one table
home-lead = Play with friends, with bots or alone, by the printed rules, down to the last clause.
home-seats = { $least } to { $most } players
home-play-bots = Play now with bots
home-play-against = Alone against { $rival }
home-play-alone = Play alone
home-open = Open a table
home-learn = Learn
home-continue = Continue playing
home-watch = Watch
home-finished = Finished games
home-kept = Games this server cannot continue
home-closed = closed
home-other-rules = other rules
home-your-turn = Your turn
home-free = free seat

new-title = A new { $game } table
new-your-name = Your name
new-players = Players
new-my-seat = Your seat
new-my-seat-drawn = random
new-my-seat-about = A random seat is drawn when the table opens; the others keep their order.
new-seat = Seat { $seat }
new-kind-me = Me
new-kind-open = A friend, by link
new-kind-bot = Bot
new-kind-guest = Somebody on this device
new-bot = Bot
new-guest-name = Name
new-edition = Rules as printed in
new-edition-ours = our reading
new-public = List this table publicly
new-open = Open the table
new-yes = yes
new-no = no

page-sound = Sound and notifications
page-sound-on = A sound and, if you allow it, a notification when it is your turn
page-sound-off = Silent: no sound, no notification
page-nothing-here = There is nothing here.
page-home = Back to the home page
chat-unread = { $count } new
table-open-waiting = The table is waiting for players.
sit-lead = Anyone who opens this link can sit down or watch.
sit-here = Sit here
sit-leave = Let a bot play
sit-retake = Take the seat back
sit-bot = bot { $bot }
sit-away = away
sit-copy = Copy the link
sit-copied = Copied
sit-chosen = The player who opened this table chose the deal (seed { $seed }) and may know what is hidden.
sit-watch = Watch
sit-commitment = The deal is fixed. Its seal:
sit-seal = Make a note of it if you like: it can be checked after the game.
sit-seal-copy = Copy the seal

away-since = { $name } has been away since { $time }.
away-agree = Let a bot play on
away-all = A bot plays on once everybody who is here agrees.
away-agreed = You have agreed. Waiting for { $names }.
away-alone = You are left alone here: under Seats you can close this table.
away-bot-plays = A bot is playing for you.
away-retake = Take my seat back

table-board = The table
table-beside = Beside the table
table-regions = Regions of the table
table-region-lit = { $count ->
    [one] { $count } thing to choose here
   *[other] { $count } things to choose here
}
table-options-all = { $count ->
    [one] The answer in full
   *[other] All { $count } answers
}
table-question = Question
table-your-turn = Your turn
table-waiting = Waiting for { $name }
table-thinking = thinking
table-over = { $names } won
table-why = Why?
table-undo = Take back
table-hint = Hint
table-hint-about = The three best answers, from what you can know. Nobody else is notified.
hint-title = Best answers
hint-thinking = Thinking
hint-best = best
hint-said = { $option }. Expected margin { $margin }, spread { $spread }
hint-reading = The expected final margin, your score less the best opponent’s, and its spread over imagined games. No hidden information was used.
table-reconnecting = The connection was lost; trying again.
table-tab-log = Log
table-tab-chat = Chat
table-tab-seats = Seats

log-notation = Notation
log-since = since your last turn
log-earlier = { $count ->
    [one] Show { $count } earlier line
   *[other] Show { $count } earlier lines
}
chat-write = Write something
chat-send = Send
chat-muted = { $count ->
        [one] One line
       *[other] { $count } lines
    } by { $name } hidden.
chat-close = Close the chat
chat-open = Open the chat
chat-is-closed = The host has closed the chat.
person-more = { $name }: mute or more
person-muted = muted
person-mute = Mute
person-mute-about = You no longer see what they write, at any table. Nobody is told.
person-unmute = Unmute
person-remove = Remove
person-free = Free this seat
visitors-title = Watching
visitors-none = Nobody.
visitors-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
visitors-remove = Remove { $name }
visitors-removed = Removed
visitors-seated = from a seat
visitors-back = Let back in
visitors-let-back = Let { $name } back in
curtain-pass = Pass the device to { $name }
curtain-lift = I am { $name }

sheet-title = Score sheet
sheet-show-table = Show the table
sheet-show = Show the result
sheet-source = { $points-title } from
sheet-total = Total
sheet-won = won
sheet-replay = Replay and chart
sheet-review = Review
sheet-record = Download the record
sheet-rematch = Rematch
sheet-rematch-waiting = Somebody asks for a rematch. Your seat is kept for you.
sheet-rematch-join = Play again
sheet-taken-back = Answers taken back: { $count }
sheet-taken-back-past-reveal = Taken back past a reveal: { $count }

kept-finished = The result of this game is kept
kept-bare = This game cannot be replayed here
kept-stopped = This game cannot continue here
kept-closed = This table is closed
kept-why-rules = It was played by version { $played } of the rules. This server has version { $here } and cannot replay it: under other rules the same answers could make a different game.
kept-why-content = It was played with components that this server does not have. With other values the same answers could make a different game, so it is not replayed.
kept-why-pack-gone = The content pack it was played with is gone, and it cannot be played with other values instead.
kept-why-pack-changed = The content pack it was played with has changed, and it cannot be played with other values instead.
kept-why-closed = Its players have given it up, so nobody can answer here any more.
kept-played-by = Played by
kept-here = This server
kept-rules = Rules
kept-content = Components
kept-version = version { $version }
kept-unknown = not known
kept-no-result = The result of this game was not kept: it was finished on a server that did not store results yet. Replaying its record under its own rules gives the result.
kept-players = At the table
kept-record-about = The record holds every answer and the deal. A Partal with the version above can replay it.
kept-close = Close this table
kept-close-about = Closing it reveals the deal to everybody who has the link; the record can then be downloaded and replayed elsewhere. Nothing is lost, but nobody can answer here any more.
kept-close-others = Anyone who opened this table or sits at it can close it. Its record can then be downloaded.
kept-close-sure = Close it for good?
kept-close-yes = Close it
kept-close-no = Leave it as it is
kept-home = All tables
seal-title = Check the sealed deal
seal-lead = The deal was fixed before the first answer, and its seal was shown to everybody. Now that the game is over, you can see the seed and the salt that it was made from.
seal-seal = Seal
seal-seed = Seed
seal-salt = Salt
seal-line = Line
seal-formula = The seal is the SHA-256 of the line: the word “partal”, the game, the seed and the salt, with one space between each.
seal-command = “partal replay” checks the same for the downloaded record, and every answer as well.
seal-check = Check the seal
seal-holds = Yes: the seed and the salt give this seal.
seal-seen = This browser saw the same seal on { $when }, before the game was over.
seal-unseen = This browser did not see the seal before the game was over; compare it with one that somebody noted.
seal-broken = No: the seed and the salt give a different seal, { $seal }. This is not the deal that was promised.
seal-changed = No: on { $when } this browser saw a different seal, { $seal }. This is not the deal that was promised.

rules-search = Search
rules-chapters = Chapters
rules-ruling = Ruling.
rules-force-must = must
rules-force-may = may
rules-force-never = never
rules-force-fact = fact
rules-open = Open in the rulebook

review-title = Review
review-lead = What cost most in this game, and how much of the result was luck.
review-making = Reviewing the game
review-waiting = { $before ->
    [0] It begins in a moment.
    [one] One other game comes first.
   *[other] { $before } other games come first.
}
review-step = step { $done } of { $steps }
review-patience = This takes a few minutes. You may close the page: the review continues and is kept.
review-failed = The review could not be completed.
review-again = Try again
review-begin = Review this game
review-split = Where the margins came from
review-reading = The margin is a player’s score less the best opponent’s. Seat: what equal players get in this seat, over other deals. Skill: what the player’s answers gained and the others’ took away, compared with those that the bot “{ $usual }” would have given, each played to the end with other random events; ± is how far that may be off. Luck: the rest. The cost of a decision is what the bot “{ $bot }” and these games agree on; next to a better answer is the margin expected with it.
review-place = seat
review-skill = skill
review-luck = luck
review-margin = margin
review-share = { $name }: margin { $margin }, made up of seat { $place }, skill { $skill }, luck { $luck }
review-dearest = { $count ->
    [0] { $name }: no decision cost anything
   *[other] { $name }: what cost most
}
review-question = Question { $number }
review-answered = Answered:
review-better = Better:
review-cost = { $cost } points
review-look = See it in the replay
review-replay = To the replay
replay-title = Replay
replay-beside = Chart and log
replay-asked = { $name } was asked: { $question }
replay-back = One answer back
replay-on = One answer forward
replay-slider = Moment of the game
replay-at = question { $number } of { $last }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-jump = Go to
replay-beginning = the beginning
replay-end = the end
replay-turn-back = Back to the turn before
replay-turn-on = On to the next turn
replay-turn-back-own = Back to { $name }’s turn before
replay-turn-on-own = On to { $name }’s next turn
replay-chosen = Answer: { $answer }
replay-link = Copy the link to this moment
replay-link-copied = Copied
go-on-title = Go on from here
go-on-lead = A practice table with this position. Its deal is known by now, so it only serves to try things out.
go-on-seat = Your seat
go-on-against = The others
go-on-people = People on this device
go-on-open = Open the practice table
practice-table = Practice: goes on from a finished game, after { $given ->
    [one] its first answer
   *[other] its first { $given } answers
  }.
practice-origin = To that game
rules-beside = Rulebook: { $game }
replay-as = seen by
replay-spectator = a spectator
chart-title = { $points-title } over the game
chart-whose = Player shown
chart-sources = { $name }: { $points-title } by source
chart-end = End
chart-table = As a table
chart-period = Part { $number }
chart-short = { $number }
table-which = Which one?

# The plain table, for games without pictures.
table-plain-shared = On the table
table-plain-others = The others
table-plain-piece = { $zone }: { $count } × { $piece }
table-plain-empty = empty

table-undo-last = Takes back your last answer.
table-undo-past-bots = Takes back your last answer and the bots’ answers since.
table-undo-counts = Something has been revealed since, so the record and the score sheet will say that you took it back.
table-taken-back = Taken back past a reveal: { $count }
table-which-printed = What is printed and what is not

help-title = Playing with the keyboard
help-lead = Tab reaches everything you can choose, in reading order. These keys are quicker:
help-key = Key
help-does = What it does
help-key-tab = to the next control
help-key-arrows = to the next or previous option; on the table, to the next or previous thing that can be chosen
help-key-digits = to the option with that number
help-key-enter = choose
help-key-table = to the table
help-key-question = to the question
help-key-why = what the option in focus does
help-key-inspect = inspect the focused thing
help-key-undo = take back
help-key-hint = ask for a hint; once it is shown, go to the best answer
help-key-escape = close a dialog; let go of what you have chosen
help-key-ahead = who is ahead in what
help-key-help = these keys
help-single = Use single letters and digits as keys

# Inspection
page-inspect = Inspect
page-enlarge = Enlarge
page-inspect-hint = Inspect anything with a right-click, a long press, or the I key on the focused thing. While this is on, every click inspects.
page-inspect-on = Click on anything to see what it is
page-inspect-clauses = Rules about it
page-inspect-now = What you can do with it now
page-inspect-why-not = Why nothing here can be chosen now
page-inspect-choose = Choose
page-inspect-title = { $kind }: { $name }
page-origin-rulebook = printed in the rulebook
page-origin-public = public knowledge about the printed game
page-origin-reconstructed = reconstructed by us
page-origin-printed = printed, from a content pack
page-origin-rules = set by the rules
page-origin = Where its value comes from
page-components = All components
page-components-lead = { $count } components; { $reconstructed } of them have a value that we reconstructed.
page-components-search = Search
page-components-all = every origin
page-components-none = Nothing found.
page-components-of = All components of { $game }

# What an answer leads to
table-after-change = { $text } { $before } → { $after }
table-after-span = { $text } { $before } → { $least }–{ $most }
table-after-nothing = None of your totals would change.
table-after-more = Later choices this turn are not included.
table-after-reveals = Something hidden is turned up, so this cannot be taken back.
table-after-reveals-counted = Something hidden is turned up; taking this back would be counted.
gather-title = Several at once
gather-lead = Sent when you confirm, or when nothing more can be chosen.
gather-confirm = Confirm
gather-clear = Start over
gather-one-by-one = One by one
gather-all = Several at once
gather-chosen = Chosen: { $count }
gather-less = Remove: { $what }
gather-count = { $count } ×
gather-stopped = The table changed in the meantime; the rest was not sent.

# A new table
new-modes = How to play
new-rules = House rules
new-group-scoring = Scoring
new-group-other = Other house rules
new-changed = { $count } changed
new-edition-about = Printed editions differ in places. Our reading follows the original and settles open questions; choosing an edition follows its booklet.
new-edition-en = the English edition
new-edition-de = the German edition
new-edition-fr = the French edition
new-edition-it = the Italian edition
new-edition-nl = the Dutch edition
new-edition-ru = the Russian edition
new-edition-zh = the Chinese edition
new-take-back = Among bots, allow taking back past a reveal
new-take-back-about = If all others are bots, you may take back as far as you like. Going past a reveal is counted, and the record says so.
new-public-about = Everybody who opens this page sees it and can watch. Otherwise it can be reached only by its link.
new-players-about = Who sits where. A friend joins by link; somebody on this device plays behind a curtain.
new-components = Components
new-components-ours = built-in
new-components-about = Values of cards and tiles that are not public are our reconstruction. If you own the game, a content pack with the printed values replaces them.
new-components-all = See them all
new-pack-file = A content pack of your own
new-pack-good = { $name }: { $entries } entries
page-bot-random = Plays at random. Good for learning the rules in peace.
page-bot-greedy = Takes what scores most at once, without a plan.
page-bot-easy = Knows the rules and little more; leaves you room to learn.
page-bot-medium = Plays soundly from turn to turn; a fair opponent for a first evening.
page-bot-hard = Plans ahead and punishes mistakes.
page-bot-master = Thinks longest and plays strongest.
page-bot-search = Plays any game by its rules alone, trying answers on imagined tables.
page-bot-name-search = Search
page-bot-name-random = Random
page-bot-name-greedy = Greedy
page-bot-name-easy = Easy
page-bot-name-medium = Medium
page-bot-name-hard = Hard
page-bot-name-master = Master

# Players without a name

page-called-player = player { $number }
page-called-guest = guest
home-last = last time { $seats } players, { $bot }
home-change = change
quick-title = { $game }: play now with bots
quick-seats = How many play?
quick-bots = How strong are the bots?
quick-about = You get a random seat. This is asked only once; the first page says what you chose, and lets you change it.
quick-play = Play
sit-players = { $count ->
    [one] A table for one player
   *[other] A table for { $count } players
  }
sit-public = listed publicly
sit-pack = components: { $pack }
sit-rules = { $count ->
    [one] one house rule
   *[other] { $count } house rules
  }
sit-missing = { $count ->
    [one] One player is missing. The game begins when every seat is taken.
   *[other] { $count } players are missing. The game begins when every seat is taken.
  }
sit-complete = Everybody is here.
sit-share = Share
sit-share-title = A table of { $game }
sit-code = The link as a QR code
new-rules-reset = Back to our reading

# Choosing on the table
choose-so-far = Chosen so far:
choose-let-go = Let go: { $what }
choose-not-now = You cannot choose this now. You are asked: { $question }
choose-not-with = This does not go with what you have chosen. Let go of that first.
choose-not-your-turn = It is { $name }’s turn.
choose-watching = You are only watching.
choose-ready = Your turn is complete. Send it, or take something back.
choose-over = The game is over.
table-to-start = Back to the start of my turn

# A turn that has not been sent
draft-confirm = Confirm my turn before it is sent
draft-about = Only you see your turn until you send it, and you can change it as you like. It stays in this browser if you reload the page.
draft-ready = Your turn is complete. Only you see it so far.
draft-reveals = The last step turns up something hidden, so it has to be sent before you see it.
draft-send = Send my turn
draft-back = Takes back the last step, which nobody has seen.
page-inspect-what = What does it do?
hint-lead = { $points ->
    [0] “{ $option }” and the next one are about as good.
    [one] “{ $option }” promises about one point more than the next best.
   *[other] “{ $option }” promises about { $points } points more than the next best.
}
help-key-legend = what the signs mean
legend-title = What the signs mean
choose-next = What goes with it?

# Who is ahead

outlook-lead = { $name } is ahead by { $by }
outlook-level = level: { $names }
outlook-nobody = nobody yet
outlook-leads-in = { $count ->
    [one] leads in one thing
   *[other] leads in { $count } things
}: { $names }
outlook-what = What each player has, what it would bring now, and what one more would add.
outlook-contest = Rankings and cards
outlook-more = one more: { $points }
outlook-brings = now { $points }
summary-go-on = Go on

# What others do

pace-title = Others act
pace-slow = slowly
pace-normal = step by step
pace-fast = quickly
pace-once = at once
since-steps = { $count ->
    [one] one step since your last turn
   *[other] { $count } steps since your last turn
  }
since-step = step { $step } of { $steps } since your last turn
since-back = Look at the step before
since-on = On to the next step, and back to the table

# Lessons

learn-title = Learn { $game }
learn-lead = At the real table, one idea at a time, two to four minutes each. Begin wherever you like; what you have done is remembered in this browser.
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
learn-done = done
learn-begin = Begin
learn-go-on-list = Go on with “{ $lesson }”
learn-none = There are no lessons for { $game } yet.
learn-all-done = You have done all lessons. Now play a game: nobody learns it faster than at the table.
learn-play = To the tables
learn-lesson = Lesson
learn-step = Step { $step } of { $steps }
learn-go-on = Go on
learn-back = Back
learn-again = Repeat the lesson
learn-all = All lessons
learn-skip = Skip
learn-next = Next lesson: { $lesson }
learn-learned = Learned
learn-not-quite = Not that one
learn-happened = What has happened

# The coach

coach-switch = A coach looks on at my turns
coach-about = After a turn it says in a sentence what was strong or what would have been better, if that is clear, and less the better you play. It knows only what you can know, and only you hear it. Where several people play, it speaks once all of them have agreed.
coach-now = What matters now?
coach-thinking = The coach is thinking …
coach-waits = The coach speaks as soon as the others agree: { $names }.
coach-try = Try it
coach-away = Put the coach’s note away
coach-wanted = { $count ->
    [one] { $names } wants to play with a coach.
   *[other] { $names } want to play with a coach.
}
coach-wanted-about = It speaks to each player alone, about their own turns, and only if everybody agrees.
coach-agree = Agree
coach-decline = No, thanks
help-key-coach = ask the coach what matters now
quick-new = I am new to this game: a coach looks on in my first one
try-title = Trying it out
try-about = An imagined table, from the beginning of that turn: it may differ from the real one in all that you could not see. The others are bots, and nothing here counts.
try-advised = the coach’s answer
try-again = From the beginning of the turn again
try-leave = Back to the table
try-over = This imagined game is over.

## The player aid

aid-title = { $game } on one page
aid-button = Player aid
aid-own-page = On a page of its own, to print
aid-print = Print
help-key-aid = the game on one page

## How to get something

givers-title = How to get it: { $thing }
givers-show = Show on the table
givers-now = now
givers-lit = What gives it is lit on the table.
givers-out = Put out the light

## The first visit

first-title = Welcome
first-lead = What would you like to do?
first-learn = Learn a game
    .about = At the table, one idea at a time. You need not have read any rules.
first-bots = Play with bots
    .about = They sit down at once, as strong as you like.
first-friends = Play with friends
    .about = Join them with the link they sent you, or invite them to a table of yours.
first-which = Which game?
first-link = The link you were sent
first-join = Join
first-no-table = That is not a link to a table.
first-or-open = Or open a table of your own, and send them its link:
first-back = Back
first-again = New here? Begin with one question

## Reading and searching the rules

rules-of = The rulebook of { $game }
rules-editions = What each edition changes
rules-editions-same = Nothing: this is our reading.
rules-none = The rulebook says nothing about that.
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-ask = ask in your own words
rules-example = An example on the table
rules-example-answer = { $name } chooses “{ $answer }”.
rules-example-lesson = To the lesson
