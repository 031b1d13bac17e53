## The bar, the home screen, the table

home-title = The bazaar is open
home-lead = Istanbul with every expansion, and The Dice Game. Against bots, at one screen, or with friends anywhere.
you-play-as = You play as
your-name = Your name
play-now = Play now
play-now-how = against three bots, about 20 minutes
new-table = New table
join-table = Join a table
my-games = My games
no-games = No games yet
no-games-how = Play now, or ask friends to a table.
game-waiting = Waiting for players
game-won = You won
game-done = Finished
game-thinking = { $who } is thinking
game-with = with { $who }
hot-seat = Hand the screen round
hot-seat-how = One device, hands stay hidden
dice-game = The Dice Game
dice-game-how = Against three bots, about 10 minutes
fan-project = An unofficial fan project. Istanbul was designed by Rüdiger Dorn and is published by Pegasus Spiele. All words and art here are our own.
language-is = Language: { $language }
dark-theme = Dark theme
light-theme = Light theme
settings = Settings
menu = Menu
close = Close
back = Back
cancel = Cancel
yes = Yes
no = No
tools = Table tools
loading = The bazaar opens
to-home = Home
no-table = No such table
no-table-how = It was closed, or the code is not right.
here = here
away = away
bot = Bot
bot-sits-in = a bot sits in
box-base = Base game
box-mocha = Mocha & Baksheesh
box-letters = Letters & Seals
box-great-bazaar = The Great Bazaar
round = Round { $round }
first-to = first to { $target } rubies
last-round = last round
last-round-mine = You now have { $count } rubies. The round is played to its end.
last-round-of = { $who } { $seats ->
    [one] has
   *[other] have
} enough rubies. The round is played to its end.
you-word = You
you-object = you
your-family = your family member
of = { $have } of { $all }
percent = { $value } %

## Settings

set-language = Language
set-language-how = Everybody at a table reads their own
set-theme = Colours
set-theme-how = Light, dark, or as your system
set-theme-system = System
set-theme-light = Light
set-theme-dark = Dark
set-motion = Motion
set-motion-how = Pieces walk, or appear where they go
set-motion-system = System
set-motion-less = Less
set-confirm = Confirm each answer
set-confirm-how = By default only where fingers point
set-confirm-auto = On touch
set-confirm-always = Always
set-confirm-never = Never
set-pace = Pace of others
set-pace-how = How fast you see what others do
set-pace-slow = Slow
set-pace-normal = Normal
set-pace-at-once = At once
set-coach = Coach
set-coach-how = Says what a thing is, when it first matters
set-coach-on = On
set-coach-off = Off
set-sound = Sound
set-sound-how = Two notes when it is your turn
set-sound-on = On
set-sound-off = Off
set-notify = Notification
set-notify-how = When it is your turn and you look elsewhere
set-notify-on = On
set-notify-off = Off
pace = Pace
pace-slow = Slow
pace-normal = Normal
pace-at-once = At once

## A new table, joining, waiting

presets = Ready-made tables
preset-first-game = First game
preset-first-game-how = short paths, two bots
preset-duel = Quick duel
preset-duel-how = you and one bot, a random bazaar
preset-great-bazaar = The Great Bazaar
preset-great-bazaar-how = both expansions, three bots
preset-dice-game = The Dice Game
preset-dice-game-how = dice and goods, two bots
against = Against
opt-game = Game
game-istanbul = Istanbul
game-istanbul-how = The board game, 2 to 5 players
game-dicegame = The Dice Game
game-dicegame-how = Dice and goods, 2 to 4 players
opt-seats = Seats
seat-me = You
seat-bot = A bot
seat-open = Somebody with the link
seat-open-how = joins later
seat-here = Somebody at this screen
seat-who = Who sits on seat { $number }
seat-level = Which bot sits on seat { $number }
seat-name = Name of seat { $number }
seat-remove = Remove seat { $number }
seat-add = One more seat
player-number = Player { $number }
bot-random = Stray cat: any move
bot-apprentice = Apprentice: most of its turns without a thought
bot-peddler = Peddler: looks to the end of its turn, often
bot-merchant = Merchant: nearly always makes the best of its turn
bot-vizier = Vizier: plans the next turn, too
bot-grand-vizier = Grand vizier: has practised, and reckons with the others
bot-sultan = Sultan: has practised most of all, and weighs everything together
character-trader = trader: likes goods and markets
character-gem-buyer = gem buyer: saves up for rubies
character-pilgrim = pilgrim: wants mosque tiles
opt-expansions = Expansions
choice-expansions-mocha = Mocha & Baksheesh
choice-expansions-mocha-how = Coffee, guild cards, the Tavern and its Barrier; four more places
choice-expansions-letters = Letters & Seals
choice-expansions-letters-how = Letters to deliver, a companion, kiosk and auctions; four more places
choice-none = none
opt-layout = Layout
choice-layout-short = Short paths
choice-layout-short-how = What belongs together lies close: for a first game
choice-layout-long = Long paths
choice-layout-long-how = More walking, more planning
choice-layout-in-order = In order
choice-layout-in-order-how = 1 to 16, row by row
choice-layout-random = Random
choice-layout-random-how = Another bazaar each time
choice-layout-first-game = First game
choice-layout-first-game-how = As recommended for the expansion
opt-variants = Variants
choice-variants-neutral-assistants = Neutral assistants
choice-variants-neutral-assistants-how = One assistant under each merchant belongs to nobody
choice-variants-caravan-leader = Caravan leader
choice-variants-caravan-leader-how = Who used the Caravansary last keeps both cards there
opt-edition = Edition
choice-edition-big-box = Big Box
choice-edition-big-box-how = The rules of 2019
choice-edition-first = First edition
choice-edition-first-how = The rules of 2014
choice-edition-first-fr = First edition, French
choice-edition-first-fr-how = 2014, as the French rules tell it
opt-bonus_deck = Bonus cards
choice-bonus_deck-mixed = Mixed
choice-bonus_deck-mixed-how = Base game and expansions together
choice-bonus_deck-new-only = New only
choice-bonus_deck-new-only-how = Only those of Letters & Seals
opt-start = Who begins
choice-start-lot = By lot
choice-start-lot-how = Chance decides
random-layout = A random layout instead
reroll-layout = Another random layout
make-table = Open the table
start-game = Begin
join-how = Type the code that you were told, or paste the link.
code-or-link = Code or link
bad-code = A code has ten letters and figures.
lobby-title = A table is waiting
lobby-open = an open seat
lobby-add-bot = Bot
lobby-leave = Get up
lobby-free = Free the seat of { $who }
lobby-shut = Close the table
lobby-shut-sure = Really close it?
lobby-begin-how = The game can begin when no seat is open.
lobby-share = Send the link, or show this. Who has it may sit down.
lobby-host-starts = The host begins when all are here.
sit-down = Sit down
copy-link = Copy the link
copied = Copied
qr = QR code of the link to this table

## The table’s own rules

in-round = round { $round }
all-games = All games
open-tables = Open tables
no-open-tables = No table is open to all just now.
open-record = Open a record
open-record-how = Choose a record’s file, drop it on this page, or paste its text.
bad-record = This is not a record that can be played: { $why }
needs-server = Your tables are kept on this device. Friends elsewhere need a server: install Bedesten with { $install }, start { $serve }, and send them its address.
open-count = { $count ->
    [one] one table is open
   *[other] { $count } tables are open
}
watch = Watch
their-name = Their name
choice-clash = Does not go with the other choices.
wishes = At the table
wishes-how = Who may watch, taking back, clocks and help
wish-listed = Open to all
wish-listed-how = Listed under “Join a table”; else only the link leads here
wish-watch = Spectators
wish-watch-how = Who has the link may watch; hands stay hidden
wish-chat = Chat
wish-chat-how = Players may write to each other
wish-hints = Hints
wish-hints-how = A bot says what it would do, if asked
wish-odds = Odds and previews
wish-odds-how = What a turn would bring is shown before it is played
wish-undo = Taking back
wish-undo-consent = With consent
wish-undo-consent-how = Freely up to what became known; beyond it if all others agree
wish-undo-free = Only freely
wish-undo-free-how = Never beyond what became known
wish-undo-none = Never
wish-undo-none-how = Touched is moved
wish-clock = Clock
wish-clock-none = None
wish-clock-none-how = As long as it takes
wish-clock-quick = 10 minutes
wish-clock-quick-how = for each, and 10 seconds a turn
wish-clock-calm = 30 minutes
wish-clock-calm-how = for each, and 30 seconds a turn
wish-clock-days = 3 days
wish-clock-days-how = for each, and a day a turn
wish-absence = Who stays away
wish-absence-never = Is waited for
wish-absence-never-how = Anybody may give the chair to a bot
wish-absence-minutes = 3 minutes
wish-absence-minutes-how = then a bot sits in until they are back
wish-absence-day = A day
wish-absence-day-how = then a bot sits in until they are back

## The menu, the end, looking again

pause = Pause the game
chair-mine = Take my chair back
chair-for-me = Let a bot play for me
resign = Give up
resign-sure = Really give up? A bot plays on.
undo-beyond = Take back my last move
undo-ask = Ask to take back my last move
leave-word = Leave word for others’ turns
how-it-ended = How it ended
save-record = Save the record
check-record = Check the record
record-genuine = Genuine: every move is legal, and all { $count } rolls and draws are those of the seed that was sealed before the game.
record-unchecked = Every move is legal. Rolls and draws can’t be checked: this game has no sealed seed.
record-wrong = Not genuine: { $why }
game-closed = The table was closed
game-closed-how = Its host gave it up before the game began.
rounds-played = { $count ->
    [one] one round
   *[other] { $count } rounds
}
ended-resigned = The others gave up.
ruby-race = Rubies, round by round
look-again = Look at it again
look-leave = Back to the table
look-start = The bazaar before the first turn
look-way = Way through the game
look-at = Step { $at } of { $last }
look-turn-back = A turn back
look-back = A step back
look-run = Run
look-stop = Stop
look-on = A step on
look-turn-on = A turn on
look-play = Play on from here
look-play-how = A new table from this position, you against bots
look-no-earlier = The game begins here.
look-no-more = Nothing comes after this.
look-is-over = The game is over here: go back to a position in which somebody moves.

## Refusals

refused-offline = No connection to the server.
refused-full = All seats are taken.
refused-started = The game has begun.
refused-no-such-table = There is no such table.
refused-too-fast = Too many at once. Wait a moment.
refused-unavailable = The server is not ready. Try again in a moment.
refused-outdated = Things have changed meanwhile. Look again.
refused-bad-token = This seat is not yours any more.
refused-not-your-seat = This seat is not yours.
refused-not-started = The game has not begun.
refused-not-over = That can be had when the game is over.
refused-bad-options = These choices do not go together.
refused-bad-message = The server did not understand that. Load the page anew.
refused-too-many = That is too much for one table.
refused-too-large = That is too long.

## At the table

your-turn = Your turn
you-are-asked = You are asked
game-over = The game is over
offline = No connection
unloaded = This part of the table could not be loaded. Your game is safe.
reload = Load anew
offline-safe = Your game is safe. { $seconds ->
    [0] Trying again
   *[other] Trying again in { $seconds } s
}
other-move = chooses a place
other-asked = decides
undo = Take back
restart-turn = Restart my turn
undo-turn = Take back my last turn
undone-turn = Your last turn is taken back: you are at its beginning.
undo-to-here = take back to here
log = Log
whole-log = Whole log
since = Since your last turn
since-mine = Your turn and since
turn-of = { $who }’s turn
since-anybody = What happened last
nothing-yet = Nothing yet.
hint = What would a bot do?
coach-heard = Got it
coach-more = More
coach-off = Coach off
hint-thinking = The bot thinks it over …
hint-plans = { $count ->
    [one] One plan
   *[other] { $count } plans
}
hint-even = Plans that are about as good
hint-plan = Plan { $number }: { $what }
hint-yours = What you asked about: { $what }
hint-elsewhere = Why not elsewhere?
hint-elsewhere-how = Choose another place, card or answer: it is weighed against the best.
hint-how-much = How much is it worth?
hint-chance = Wins { $chance } of the time, the best { $best }, the bot thinks.
hint-compare = What do I lose against the best?
motive-wins = Your last ruby: it ends the game
motive-ruby = { $price ->
    [none] A ruby now
   *[other] A ruby now, for { $price }
}
motive-ruby-in = A ruby in { $count } turns{ $places ->
    [none] { "" }
   *[other] : { $places }
}
motive-ruby-luck = { $count ->
    [one] With luck a ruby in this turn
   *[other] With luck a ruby in { $count } turns
}{ $places ->
    [none] { "" }
   *[other] : { $places }
}
motive-short = Then only { $lira } Lira short of a ruby ({ $place })
motive-lira = Brings { $lira } Lira
motive-lira-odds = { $chance } for { $lira } Lira, { $mean } on average
motive-goods = Brings { $goods }
motive-goods-odds = { $chance } for { $good }
motive-likely = Likely brings { $price }
motive-no-room = { $count } { $good } would find no room
motive-gain = { $what } more
motive-pick-up = Picks up an assistant: { $before } → { $after }
motive-fetch = { $count ->
    [one] Calls one assistant home
   *[other] Calls { $count } assistants home
}
motive-leave = Leaves an assistant behind: { $before } → { $after }
motive-leave-last = Leaves your last assistant behind
motive-pay = { $who ->
    [none] Costs { $lira } Lira for a merchant there
   *[other] { $who } in the way: { $lira } Lira
}
motive-catch = Catches the family member of { $who }: 3 Lira or a card
motive-meet = { $who } is there: { $deal }
motive-rival = { $who } could be there first ({ $place })
loss-ruby-later = { $count ->
    [0] A ruby later than plan 1
    [one] A ruby one turn later
   *[other] A ruby { $count } turns later
}
loss-less-lira = { $count } Lira less
loss-fewer-assistants = { $count ->
    [one] One assistant less
   *[other] { $count } assistants less
}
loss-as-good = About as good
loss-worse = Leads less far
chat = People and chat
people-and-chat = People and chat
say = Say
say-something = Say something
chat-empty = Nobody has said anything yet.
spectators = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
chair-bot = Let a bot play
give-time = { $days ->
    [1] Give a day
   *[other] Give { $minutes } minutes
}
event-chair-bot = A bot sits in for { $who }.
event-chair-clock = { $who } has run out of time; a bot sits in.
event-chair-back = { $who } is back in the chair.
event-pause = { $who } paused the game.
event-go-on = { $who } let the game go on.
event-give-time = { $who } gave { $to } { $minutes } minutes.
event-resign = { $who } gave up.
event-undo-asked = { $who } asked to take back a move.
event-undo-refused = { $who } did not agree.
bazaar = Bazaar
turn-card = Turn card
to-board = To the board
to-card = To the turn card
players = Players
places-more = { $count ->
    [one] One more
   *[other] { $count } more
}
places-by-name = { $count ->
    [one] One place by name
   *[other] { $count } places by name
}
card-first = Play a card first
play-now = Play now
sheet-down = Pull down to see the whole board
sheet-up = Show the whole card
will-be-sent = Will be sent
will-be-sent-how = Without a connection nothing can be played. As soon as there is one, this is sent, and nothing is lost.
being-sent = On its way
being-sent-how = It was sent, but the answer is missing. It is asked for as soon as there is a connection.
try-now = Try now
mine = What you have
hand = Hand
hand-count = Hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
no-cards = No cards in hand
not-now = Not now.
with-you = with you
at-word = at
put-back = Put back
go-pill = Go
paused = The game is paused
go-on = Go on
consent-ask = { $who } asks to take back a move
consent-waiting = The others are asked whether you may take that back
curtain-title = Pass the screen to { $who }
curtain-how = The hand is hidden until then.
curtain-since = What happened since their last turn
curtain-lift = I am { $who }
you-won = You won
won-by = { $who } won
rank = Rank
player = Player
score-rubies = Rubies
score-lira = Lira
score-goods = Goods
score-cards = Cards
rematch = Play again
rematch-wanted = { $who } { $count ->
    [one] wants
   *[other] want
} to play again
command = Moves in notation, with commas between; nothing lists them
command-line = Command line
command-moves = Possible: { $moves }
waiting-explore = Look around meanwhile: the board explains itself.

## Words of the game

lira-amount = { $count } Lira
rubies = Rubies
rubies-of = { $have } of { $target } rubies
a-ruby = a ruby
a-card = a card
bonus-cards = Bonus cards
guild-cards = Guild cards
coffee = Coffee
seals = Seals
assistants = Assistants
assistants-with = { $here } of { $all } assistants are with the merchant
family = Family member
companion = Companion
barrier = Barrier
caravan-leader = Caravan leader
mosque-tile-of = Mosque tile, { $colour }
letters-held = Letters for { $open }; { $delivered } delivered
good-red = { $count ->
    [one] fabric
   *[other] fabric
}
good-green = spice
good-yellow = fruit
good-blue = jewellery
good-any = any good
good-coffee = coffee
good-crystals = { $count ->
    [one] crystal
   *[other] crystals
}
good-brown = brown
good-lira = Lira
good-card = card
counted-good = { $count } { $good }
token-governor = Governor
token-smuggler = Smuggler
token-coffee-trader = Coffee trader
token-courier = Courier
token-governor-deal = A card for 2 Lira or a card
token-smuggler-deal = A good for 2 Lira or a good
token-coffee-trader-deal = A coffee for 2 Lira or a good
token-courier-deal = A letter for 2 Lira or a letter
tile-lit = you may go
tile-can = you can pay for it
tile-merchant = { $mine ->
    [true] your merchant
   *[other] merchant of { $who }
} with { $count ->
    [0] no assistant
    [one] one assistant
   *[other] { $count } assistants
}
tile-assistants = { $count ->
    [one] an assistant
   *[other] { $count } assistants
} of { $mine ->
    [true] yours
   *[other] { $who }
}
tile-family = { $mine ->
    [true] your family member
   *[other] family member of { $who }
}
tile-companion = { $mine ->
    [true] your companion
   *[other] companion of { $who }
}
tile-neutral-assistants = { $count ->
    [one] a neutral assistant
   *[other] { $count } neutral assistants
}
tile-neutral-merchant = a neutral merchant
sign-range = { $least } to { $what }
sign-fills = fill up with { $good }
sign-demand = asks { $goods }, pays { $revenue }
sign-gives = { $gives }
sign-returns = { $what } go back
sign-for = { $gives } for { $price }
sign-each = up to { $most } times { $gives } for { $price }
sign-tile = { $gives } with { $needs }
sign-roll = a roll brings { $what }
sign-reveals = { $what } to choose from
sign-auctions = { $what } at auction
sign-fetches = call your assistants back
sign-sends-family = send your family member
sign-sends = then go anywhere
sign-rubies = { $count ->
    [0] no ruby left
    [one] 1 ruby left
   *[other] { $count } rubies left
}
thing-not-blue = { $count } { $count ->
    [one] good
   *[other] goods
} other than jewellery
thing-seals = { $count ->
    [one] 1 seal
   *[other] { $count } seals
}
thing-letters = { $count ->
    [one] 1 letter
   *[other] { $count } letters
}
thing-cards = { $count ->
    [one] 1 bonus card
   *[other] { $count } bonus cards
}
thing-guild-cards = { $count ->
    [one] 1 guild card
   *[other] { $count } guild cards
}
thing-any-card = { $count ->
    [one] a card
   *[other] { $count } cards
}
thing-rubies = { $count ->
    [one] a ruby
   *[other] { $count } rubies
}
thing-extensions = { $count ->
    [one] an extension
   *[other] { $count } extensions
}
thing-assistants = { $count ->
    [one] an assistant
   *[other] { $count } assistants
}
thing-mosque-tiles = { $count ->
    [one] a mosque tile
   *[other] { $count } mosque tiles
}
thing-tavern-tiles = { $count ->
    [one] a Tavern tile
   *[other] { $count } Tavern tiles
}
thing-kiosk-tiles = { $count ->
    [one] a kiosk tile
   *[other] { $count } kiosk tiles
}
thing-barrier = the Barrier
place-1 = Wainwright
    .to = to the Wainwright
    .of = the Wainwright
place-2 = Fabric Warehouse
    .to = to the Fabric Warehouse
    .of = the Fabric Warehouse
place-3 = Spice Warehouse
    .to = to the Spice Warehouse
    .of = the Spice Warehouse
place-4 = Fruit Warehouse
    .to = to the Fruit Warehouse
    .of = the Fruit Warehouse
place-5 = Post Office
    .to = to the Post Office
    .of = the Post Office
place-6 = Caravansary
    .to = to the Caravansary
    .of = the Caravansary
place-7 = Fountain
    .to = to the Fountain
    .of = the Fountain
place-8 = Black Market
    .to = to the Black Market
    .of = the Black Market
place-9 = Tea House
    .to = to the Tea House
    .of = the Tea House
place-10 = Large Market
    .to = to the Large Market
    .of = the Large Market
place-11 = Small Market
    .to = to the Small Market
    .of = the Small Market
place-12 = Police Station
    .to = to the Police Station
    .of = the Police Station
place-13 = Sultan’s Palace
    .to = to the Sultan’s Palace
    .of = the Sultan’s Palace
place-14 = Small Mosque
    .to = to the Small Mosque
    .of = the Small Mosque
place-15 = Great Mosque
    .to = to the Great Mosque
    .of = the Great Mosque
place-16 = Gemstone Dealer
    .to = to the Gemstone Dealer
    .of = the Gemstone Dealer
place-17 = Roasting Plant
    .to = to the Roasting Plant
    .of = the Roasting Plant
place-18 = Guild Hall
    .to = to the Guild Hall
    .of = the Guild Hall
place-19 = Tavern
    .to = to the Tavern
    .of = the Tavern
place-20 = Coffee House
    .to = to the Coffee House
    .of = the Coffee House
place-21 = Embassy
    .to = to the Embassy
    .of = the Embassy
place-22 = Kiosk
    .to = to the Kiosk
    .of = the Kiosk
place-23 = Auction House
    .to = to the Auction House
    .of = the Auction House
place-24 = Secret Society
    .to = to the Secret Society
    .of = the Secret Society
place-25 = Catacombs
    .to = to the Catacombs
    .of = the Catacombs
place-1-short = Buy extensions for your wheelbarrow; the third brings a ruby
place-2-short = Load all the fabric you have room for
place-3-short = Load all the spice you have room for
place-4-short = Load all the fruit you have room for
place-5-short = Take the goods and Lira that lie open
place-6-short = Take two bonus cards, discard one
place-7-short = Call your assistants back; nobody is paid here
place-8-short = One good, and dice for jewellery
place-9-short = Announce, roll, take Lira
place-10-short = Sell what is asked for; the more at once, the more Lira each
place-11-short = Sell what is asked for; the more at once, the more Lira each
place-12-short = Send your family member to act elsewhere
place-13-short = Deliver what the Sultan asks for a ruby
place-14-short = A tile for fabric or spice; both bring a ruby
place-15-short = A tile for jewellery or fruit; both bring a ruby
place-16-short = Buy a ruby for Lira
place-17-short = Up to three trades, each for coffee
place-18-short = A coffee and two guild cards, discard one
place-19-short = Lay the Barrier, take a tile, or pay baksheesh for a ruby
place-20-short = Buy a ruby for coffee
place-21-short = Take two letters
place-22-short = A letter; then everybody chooses a kiosk tile
place-23-short = A good; then two bonus cards are auctioned
place-24-short = Give seals for a ruby
place-25-short = A good or coffee; then go anywhere

## Bonus cards


## Guild cards, Tavern, kiosk


## What is asked

ask-move = Choose a place
ask-move-how = Lamps show where you may go. Choose one to see what would happen. Cards are played from your hand.
ask-go-there = Go { $place }?
ask-sure = { $what }?
ask-arrival = Pick up or leave an assistant?
ask-other-merchants = Pay the others here?
ask-acted = Anything more here?
ask-encounters = Whom do you meet?
ask-encounters-none = Anything else before your turn ends?
ask-governor-price = What does the Governor get?
ask-smuggler-price = What does the Smuggler get?
ask-courier-price = What does the Courier get?
ask-card-governor-price = What does the Governor get?
ask-card-smuggler-price = What does the Smuggler get?
ask-card-courier-price = What does the Courier get?
ask-green-tile = One more good for 2 Lira?
ask-second-card = Where does the second card come from?
ask-discard = Which card do you discard?
ask-fetch-more = Whom else do you call back?
ask-black-market-roll = Keep the roll?
ask-black-market-good = Which good do you take?
ask-tea-house-roll = Keep the roll?
ask-sell-any = What do you sell?
ask-last-cards = Play your last cards
ask-wainwright = Extend your wheelbarrow?
ask-fabric-warehouse = Load fabric?
ask-spice-warehouse = Load spice?
ask-fruit-warehouse = Load fruit?
ask-post-office = Collect the mail?
ask-caravansary = Where does the first card come from?
ask-fountain = Whom do you call back?
ask-black-market = Roll the dice?
ask-tea-house = What do you announce?
ask-large-market = What do you sell?
ask-small-market = What do you sell?
ask-police-station = Where does your family member go?
ask-sultans-palace = What do you deliver?
ask-small-mosque = Which tile do you take?
ask-great-mosque = Which tile do you take?
ask-gemstone-dealer = Buy a ruby?
ask-roasting-plant = What do you trade for coffee?
ask-roast-more = Another trade?
ask-guild-hall = Join the guild?
ask-guild-discard = Which guild card do you discard?
ask-tavern = What do you take at the Tavern?
ask-barrier-action = Which of the two places do you use?
ask-coffee-house = Buy a ruby for coffee?
ask-embassy = Take two letters?
ask-kiosk = Open the kiosk?
ask-kiosk-choice = Which kiosk tile do you choose?
ask-kiosk-tile = How do you use the tile?
ask-kiosk-tile-of = “{ $tile }”: how do you use it?
ask-auction-house = Which good do you take?
ask-bid = What do you bid?
ask-bid-of = For sale: { $what }. { $bid ->
    [0] Nobody has bid yet.
   *[other] Highest bid: { $bid } Lira, { $who }.
}
ask-secret-society = Which letters do you give?
ask-society-ruby = Whose ruby do you take?
ask-give-letters = Which letters do you give?
ask-bonus-turn = Another turn for seals?
ask-bonus-letters = Which letter do you give?
ask-letter-reward = What do you take?
ask-last-take-good = Which good do you take?
ask-turn-done = Anything more in your turn?
ask-catacombs = What do you take?
ask-catacombs-way = Where do you go?
ask-take-good = Which good do you take?
ask-take-good-or-coffee = What do you take?
ask-fetch-companion = Call your companion?
ask-guild-effect = What does the card do?
ask-guild-done = Anything more before you go on?
ask-guild-goods = Which goods do you take?
ask-guild-pair = Which two do you take?
ask-guild-pair-roll = Keep the roll?
ask-guild-tea-house = What do you announce?
ask-guild-tea-house-roll = Keep the roll?
ask-guild-place = Which place do you use?
ask-guild-action = What do you do there?
ask-family-back = Family back?
ask-guild-delivery = Which six goods do you give?
ask-guild-mosque = Which tile do you take?
ask-guild-tavern = What do you take at the Tavern?
ask-guild-tavern-more = Once more at the Tavern?
ask-exchange-give = What do you give?
ask-exchange-take = What do you take?
ask-reward-roll = Keep the roll?
ask-kiosk-roll = Keep the roll?

## Answers

offer-go = Go { $place }
offer-send = Family { $place }
offer-companion = Companion { $place }
offer-recall = Call back from { $place }
offer-fetch = From { $place }
offer-fetch-all = All of them
offer-fetch-none = Call nobody back
offer-fetch-companion = Call the companion
offer-put-companion = { special-put-companion }
offer-no-companion = Without the companion
offer-pick-up = Pick up
offer-pick-up-neutral = Pick up the neutral one
offer-leave = Leave one
offer-leave-and-stop = Leave one and stop
offer-stop = End the turn here, leave no assistant
offer-refuse = Pay nobody, end the turn here
offer-pay = Pay
offer-pay-lira = Pay Lira
offer-pay-goods = Pay { $goods }
offer-take-pile = From the pile
offer-take-discards = Open: { $card }
offer-take-letters = Two letters
offer-take-letter = A letter
offer-take-none = Take nothing
offer-take = Take { $goods }
offer-add = Add { $good }
offer-no-more = Take no more
offer-sell = Sell { $goods }
offer-deliver = Deliver
offer-deliver-with = Deliver with { $goods }
offer-tile = { $colour } tile
offer-announce = Announce { $number }
offer-bid = Bid { $lira } Lira
offer-more = 100 Lira more than what you bid next
offer-catch-card = Catch { $who }’s family: a card
offer-catch-lira = Catch { $who }’s family: 3 Lira
offer-governor = Governor: a card
offer-courier = Courier: a letter
offer-smuggler = Smuggler: { $good }
offer-coffee-trader = Coffee for { $how }
offer-trader-free = Coffee for nothing
offer-discard = { $card }
offer-turn = { $pips } to 4
offer-give-letter = Letter for { $place }
offer-give-double = A delivered letter
offer-give = Give { $goods }
offer-barrier = Between { $one } and { $other }
offer-baksheesh = Baksheesh: ruby of { $place }
roast-brings = Each trade brings { $what }
offer-roast = Give { $what }
offer-play-at = { $card }: { $what }
offer-pass = Skip the action
offer-pass-bid = Do not bid
offer-pass-kiosk-tile = Leave it unused
offer-pass-police-station = Send nobody
offer-at = { $place }: { $what }
ruby-places = Where rubies are
ruby-ready = you can
ruby-lack = { $what } missing
ruby-lack-many = { $count } missing
ruby-any = any
offer-done = Done
offer-done-encounters = Walk past
offer-walk-past = Walk past the { $who }
offer-done-encounters-none = End my turn
offer-done-last-cards = Play no more cards
offer-done-fetch-more = Call nobody else back
offer-done-roast-more = Trade no more
offer-done-bonus-turn = Keep the letters, end the turn
offer-done-turn-done = End my turn
offer-done-acted = Nothing more here
offer-done-guild-done = Nothing more: go on
offer-done-guild-tavern-more = Take no more
offer-keep = Keep
offer-pass-how = The turn goes on.
offer-pass-kiosk-tile-how = The tile is put back without any effect.
offer-pass-bid-how = Your Lira stay with you.
offer-leave-how = One assistant stays here, then comes the action.
offer-leave-and-stop-how = One assistant stays here, and the turn ends without the action.
offer-pick-up-how = Your assistant joins the merchant, then comes the action.
offer-pick-up-neutral-how = The neutral assistant joins the merchant, then comes the action.
offer-pay-other-merchants-how = Each other merchant here gets 2 Lira, then comes the action.
offer-take-pile-how = Face down: you see it when it is yours.
offer-reroll-how = The dice once more; the new roll counts.
offer-fetch-none-how = Then your companion may still come.
offer-fetch-all-how = They join your merchant.
offer-fetch-companion-how = He comes to your merchant.
offer-no-companion-how = He stays where he is.
offer-use-dice-how = Dice pay as far as they show what is asked for.
offer-keep-die-how = A marker pays instead; what is kept is there for your next action.
offer-roll = Roll
offer-reroll = Roll again
offer-extend = Extend
offer-fill = Load
offer-collect = Collect
offer-buy = Buy a ruby
offer-brew = Buy a ruby
offer-open = Open
offer-enrol = Join
fewer = Less { $what }
more = More { $what }
announce-title = Announce, then roll
announce-chance = chance to reach it
announce-label = Announce { $number }: { $chance }
announce-say = { $chance } for { $lira } Lira, else { $otherwise }
announce-average = { $lira } on average
commit-go = Go { $place }
commit-go-announce = Go and announce { $number }
commit-announce = Announce { $number }
commit-do = Do it

## What a plan would do

plan-steps = { $count ->
    [one] One step
   *[other] { $count } steps
}
plan-goes = Go there
plan-leave = Leave one assistant
plan-pick-up = Pick up your assistant
plan-fetch = { $count ->
    [one] One assistant comes back
   *[other] { $count } assistants come back
}
plan-pay = Pay { $who }
plan-pay-neutral = Pay for the neutral merchant
plan-turn-ends = Your turn ends here
plan-pass = Do nothing there
from-to = { $from } to { $to }
plan-room = Room for each good
plan-roll = Then roll the dice
plan-draw = Then draw a card
plan-catch = Catch { $who }’s family member
plan-catch-detail = 3 Lira or a card
plan-meet = Then meet the { $who }
delivered-letters = Delivered letters
warning-ends-turn = Your turn ends there without an action.
warning-no-assistant = { $card ->
    [yes] No assistant: play a card there, or your turn ends.
   *[no] No assistant: your turn ends there.
}
warning-last-assistant = That is your last assistant.
warning-cannot-pay = { $card ->
    [yes] You can’t pay: play a card there, or your turn ends.
   *[no] You can’t pay: your turn ends there.
}
warning-no-action = { $deal ->
    [none] There is nothing for you to do there now.
   *[other] There is nothing for you to do there now ({ $deal }).
}
warning-no-room = No room: { $count ->
    [0] goods
   *[other] { $count } { $name }
} would be lost.
warning-nothing-gained = It would bring you nothing.
warning-passes-up = You pass up what you could have.
warning-actions-given-up = You give up { $count ->
    [one] an action
   *[other] { $count } actions
}.
warning-only-loses = You would only lose: what you get is no better than a marker that you pay.
warning-supply-short = The supply is short: players return some.
warning-last-round = This begins the last round.

## The log

log-line = { $who }: { $what }
log-line-at = { $who } at { $place }: { $what }
log-line-went = { $who } went to { $place }
clause-join = {", "}
log-pick-up = picked up an assistant
log-pick-up-neutral = picked up a neutral assistant
log-pay = paid { $who } { $lira } Lira
log-pass = did nothing
log-extend = an extension, room for { $room } of each
log-tile = the tile for { $colour }
log-fifth-assistant = a fifth assistant
log-fetch = called back from { $place }
log-family = sent the family member to { $place }
log-catch = caught { $who }’s family member
log-catch-me = caught { $what }
log-governor = met the Governor
log-smuggler = met the Smuggler
log-coffee-trader = met the Coffee trader
log-courier = met the Courier
log-token = { $token } now at { $place }
log-green-tile = used the spice tile
log-yellow-tile = used the fruit tile
log-play = played “{ $card }”
log-discard = discarded “{ $card }”
log-caravan = leads the caravan now
log-guild = played “{ $guild }”
log-barrier = the Barrier between { $one } and { $other }
log-another-turn = another turn
log-letter = a letter for { $place }
log-deliver = delivered a letter at { $place }
log-companion = companion to { $place }
log-companion-ready = called the companion
log-kiosk-choose = chose “{ $tile }”
log-kiosk-use = used “{ $tile }”
log-bid = bid { $lira } Lira
log-no-bid = bid no more
log-auction = won the auction for { $lira } Lira
log-bonus-turn = another turn for seals
log-stop-stopped = stopped there
log-stop-no-assistant = no assistant for it, so the turn ended
log-stop-refused = did not pay, so the turn ended
log-stop-cannot-pay = could not pay, so the turn ended
log-pay-neutral = paid { $lira } Lira to the neutral merchant
log-dice = { $how ->
    [kept] kept { $sum }: { $got }
    [again] rolled again, { $before } became { $sum }: { $got }
    [turned] turned a die, { $before } became { $sum }: { $got }
   *[rolled] rolled { $sum }: { $got }
}
log-dice-nothing = { $how ->
    [kept] kept { $sum }
    [again] rolled again, { $before } became { $sum }
    [turned] turned a die, { $before } became { $sum }
   *[rolled] rolled { $sum }
}
log-dice-announced = { $how ->
    [kept] kept { $sum }, announced { $number }: { $got }
    [again] rolled again, { $before } became { $sum }, announced { $number }: { $got }
    [turned] turned a die, { $before } became { $sum }, announced { $number }: { $got }
   *[rolled] rolled { $sum }, announced { $number }: { $got }
}
log-dice-announced-nothing = { $how ->
    [again] rolled again, { $before } became { $sum }, announced { $number }
    [turned] turned a die, { $before } became { $sum }, announced { $number }
   *[rolled] rolled { $sum }, announced { $number }
}
log-sold = sold { $gave } for { $got }
log-trade = gave { $gave } for { $got }
log-gave = gave { $gave }
log-got = got { $got }
log-lost = { $what } found no room
log-card = “{ $card }”
log-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
log-guild-cards = { $count ->
    [one] a guild card
   *[other] { $count } guild cards
}
log-letters = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}
taken-back = taken back
result = What came of it
ask-roll = Keep { $sum }?
ask-roll-announced = Keep { $sum }? You announced { $number }.
roll-brings = { $sum }: { $got }
roll-brings-nothing = { $sum }: nothing
log-over = The game is over.

## The Dice Game

dice = Dice
crystals = Crystals
no-dice = No dice are left
no-tiles = no mosque tiles
symbols = What the symbols mean
symbol-not-blue = any good but jewellery
mosque-tiles = Mosque tiles
markers-of = Markers, { $colour }
track-red = fabric
track-green = spice
track-yellow = fruit
track-blue = jewellery
track-left = one of each
track-right = Lira
mosque-rubies = A ruby for { $count } mosque tiles, { $left } left
trade-marker = Two alike
trade-crystal = Two kinds
trade-brown = Three kinds
trade-markers = Four kinds
trade-lira = Each coin
trade-cards = Each card
roll-again = roll again
keep-all = Keep the dice
end-turn = End my turn
reroll-how = A crystal rolls the dice again that you pick
actions-left = { $count ->
    [one] One action left
   *[other] { $count } actions left
}
ask-action = Choose an action
ask-action-how = What you can pay is lit: rubies, mosque tiles, trades.
ask-reroll = Keep the dice?
ask-pay = What do you pay with?
ask-keep-dice = Dice or markers?
ask-take-markers = Which markers do you take?
ask-use-card = Which card do you use?
ask-offer = Do you accept?
ask-give-up = Which tile do you give up?
ask-take-tile = Which tile do you take?
ask-offer-of = { $deal }: do you accept?
tile-given = For your tile “{ $tile }”
dice-thing-any = { $count ->
    [one] any marker
   *[other] { $count } markers
}
dice-thing-different = { $count } different markers
dice-thing-brown = { $count ->
    [one] a brown marker
   *[other] { $count } brown markers
}
dice-thing-crystals = { $count ->
    [one] a crystal
   *[other] { $count } crystals
}
dice-thing-tiles = { $count ->
    [one] a mosque tile
   *[other] { $count } mosque tiles
}
dice-thing-lira-a-tile = { $count } Lira for each of your mosque tiles
dice-thing-rubies = a ruby
dice-thing-each = one marker of each good
offer-ruby = Ruby for { $track }
offer-marker = A marker: { $colour }
offer-markers = Two markers of your choice
offer-crystal = A crystal
offer-brown = A brown marker
offer-lira = Take Lira
offer-cards = { $count ->
    [one] Turn up a card
   *[other] Turn up { $count } cards
}
offer-accept = Accept
offer-accept-pay = You pay { $price }.
offer-accept-get = You get { $gives }.
offer-decline = Decline
offer-decline-how = Nothing changes for you.
offer-decline-otherwise = You take { $count } Lira instead.
offer-use-dice = Use dice
offer-keep-die = { $count ->
    [one] Keep the { $colour } die
   *[other] Keep the { $count } { $colour } dice
}
dicetile-lira = 3 Lira a turn
dicetile-crystal = A crystal a turn
dicetile-card = A card a turn
dicetile-action = One more action
dicetile-marker = { $colour } with Lira
dicetile-die = One more die
dice-log-roll = rolled { $dice }
dice-log-reroll = rolled { $dice } again
dice-log-take = took { $what }
dice-log-give = paid { $what }
dice-log-return = returned { $what }
dice-log-tile = took the tile “{ $tile }”
dice-log-give-up = gave up the tile “{ $tile }”
dice-log-use-card = used “{ $card }”
dice-log-accept = accepted “{ $card }”
dice-log-decline = declined “{ $card }”
score-markers = Markers

## More answers

special-recall = Call an assistant back for 2 Lira
special-companion = Move the companion instead
special-put-companion = Put the companion beside you
offer-use = Use it
offer-take-lira = Take Lira
offer-ruby-of = Ruby of { $place }
offer-letters = { $delivered } delivered, { $open } open

## What things are

about-lira = What you pay other merchants with, and buy for.
about-coffee = Currency of the Coffee House, the Tavern and some cards.
about-card = Bonus cards in hand, hidden from the others.
about-guild = Guild cards in hand: played instead of moving.
about-seal = A letter has one seal, a delivered one two. The Secret Society takes them.
about-assistants = A merchant leaves one at a place to act there, and picks it up when he comes back.
about-goods = { $count } in the wheelbarrow, with room for { $room }.
about-rubies = Who first has { $target } of them ends the game.
about-family = Sent out from the Police Station to act somewhere. Who meets another’s gets a reward.
about-companion = Moves one step instead of the merchant, and acts there.
about-barrier = Only its holder passes the Barrier on foot.
about-letters = A letter is delivered when a piece of yours is at its place. Then it has two seals.
token-free = It costs you nothing, with your tile
token-about = { $token }: { $deal }
edges-on-board = Choose an edge between two places on the board.
letters-word = Letters
clock-left = { $time } left
clock-how = Who runs out of time leaves the chair to a bot.
resigned = gave up
left-word = left word
chair-bot-how = A bot plays here until the player comes back.
bot-plays-for-you = A bot plays in your chair.
you-resigned = You gave up. A bot plays on in your chair.

## Why not

why-not-possible = That is not possible now.
why-too-far = { $steps ->
    [3] Three steps away
   *[other] { $steps } steps away
}
why-barrier = { $who ->
    [none] The Barrier is in the way
   *[other] Only { $who } passes the Barrier
}
why-another-question = Something else is asked now.
why-needs-target = Say which one.
why-game-over = The game is over.
why-chance-first = Dice and draws come first.
why-not-your-turn = Cards are played in your own turn.
why-turn-ended = The turn has ended.
why-game-ending = Only cards that bring goods or Lira are played now.
why-card-first = First the card that was played.
why-owed = What you owe now must stay payable.
why-phase-1 = At the start of your turn, instead of moving.
why-after-action = Right after the action of that place, if it is possible again.
why-not-again = The action is not possible a second time.
why-after-roll = After a roll of yours.
why-shows-six = It shows 6 already.
why-action-under-way = Before or after an action, not in the middle.
why-barrow-full = There is no room for any good.
why-no-room = There is no room for it.
why-family-at-home = Your family member is at the Police Station.
why-family-out = Your family member is not here.
why-stands-nowhere = None of your pieces stands there for it.
why-gone-home = Your piece is not there any more.
why-small-market = At the Small Market, before selling.
why-nothing-to-sell = You have no good to sell.
why-nothing-to-give = You have nothing to give.
why-nobody-out = None of your assistants is on the board.
why-nobody-there = None of your assistants is there.
why-no-assistant = Your merchant has no assistant with him.
why-assistant-there = Your assistant is there already.
why-nothing-in-reach = No place is in reach for it.
why-nothing-to-copy = There is no card to copy.
why-companion-away = Your companion is not on the board.
why-same-place = You must move to another place
why-not-home = Not to the Police Station.
why-turn-begun = No guild card after another card at the start of your turn.
why-guild-impossible = Not all it says is possible.
why-cant-act = Not possible, or it would bring nothing.
why-cant-pay-token = You could not pay for it.
why-lacks-lira = It costs { $price } Lira, and you have { $have }.
why-lacks-coffee = It costs { $price } coffee, and you have { $have }.
why-lacks-goods = Your goods do not suffice.
why-none-left = None is left.
why-once = Only once.
why-no-lira-die = No die shows Lira.
why-card-dice = Not so many dice show a card.
why-not-open = That tile does not lie open.
why-as-many = It has to be { $count }.
why-bid = A bid is higher than { $above } Lira, and at most your { $most }.
why-companion-there = Your companion is there already.
why-demand = The demand tile does not ask for that.
why-different-colours = These markers are of different colours.
why-different-goods = Up to { $most } different goods.
why-does-nothing = That would do nothing.
why-free = With the Encounter tile he costs nothing.
why-fully-extended = Your wheelbarrow has all its extensions.
why-gone = Who acted here has left, and meets nobody.
why-has-tile = You have that tile already.
why-in-order = Letters are given in the order of their places.
why-keep-dice = For each die you keep you pay a marker of its colour.
why-lacks-letters = Your letters do not have enough seals.
why-met-already = Already met this turn.
why-must-act = The guild card’s action is carried out.
why-must-bid = Who opens the auction bids at least 1 Lira.
why-must-catch = Family members of others must be caught.
why-must-leave = In this edition an assistant is always left.
why-must-pick-up = In this edition your assistant there is always picked up.
why-must-take = Now the second card is taken.
why-no-change = That would change nothing.
why-no-corner = Only to another corner of the bazaar.
why-no-guild-card = You do not have that guild card.
why-no-such-card = You do not have that card.
why-no-such-choice = There is no such choice here.
why-no-such-dice = Your dice do not show that.
why-no-such-die = No die shows that.
why-no-such-edge = The Barrier lies between two adjacent places.
why-no-such-letter = You have no such letter.
why-no-such-move = That is none of the answers here.
why-no-such-place = This bazaar has no place { $place }.
why-no-such-seat = There are only { $players } players.
why-no-such-tile = You do not have that tile.
why-nobody-caught = At the Police Station nobody is caught.
why-not-free = He is paid 2 Lira or a good.
why-not-here = Not at this place.
why-not-revealed = That card was not turned up.
why-not-worthwhile = Another payment does the same and leaves you no less.
why-number-of-choice = Name { $choice } goods of your choice.
why-one-to-five = 1 to { $most } goods are sold.
why-one-to-three = 1 to { $most } goods or coffee are given.
why-open-letters = The open letters you promised are given.
why-other-card = Another card lies on top of the discards.
why-other-edition = That is a rule of another edition.
why-other-mosque = This mosque does not have that tile.
why-other-variant = That belongs to a variant which is not played here.
why-own-family = Your own family member is not caught.
why-own-merchant = Only to the merchant of another player.
why-price = That is not the price.
why-seals = Letters with { $seals } seals, or one more, are given.
why-three-to-twelve = A number from { $least } to { $most } is announced.
why-tile-impossible = You can’t give what the tile asks, or it would bring nothing.
refused-illegal = That is not possible now.
refused-beyond-barrier = What has become known since can’t be taken back.
refused-nothing-to-undo = There is nothing to take back.
refused-not-your-turn = Another player must answer now.
refused-paused = The game is paused.
refused-over = The game is over.
refused-busy = Others were faster. Try again in a moment.
refused-no-such-request = That is not asked for any more.
refused-forbidden = That is not allowed at this table, or not now.
refused-chat-off = There is no chat at this table.

## Leaving word

standing-how = While others have the turn you may be asked. What you leave here is answered at once, until your next turn; the others see that you left word, not what.
standing-bid = Auction
standing-bid-set = Bid at auctions
standing-bid-how = The lowest bid that leads, up to your limit
standing-limit = Limit in Lira
standing-up-to = bids up to { $lira } Lira
standing-kiosk-choice = Kiosk tile
standing-kiosk-how = Choose in the order in which you want them. If none lies open, you are asked.
standing-kiosk-rest = Else any tile
standing-kiosk-tile = Use of a kiosk tile
standing-take-good = Choice of a good
standing-offer = Offers of bazaar cards
standing-offer-how = What you answer when a card offers you something
standing-take-markers = Choice of markers
standing-other = Another question
standing-set = Leave word
standing-withdraw = Withdraw
standing-is = You left word: { $what }.
ask-me = Ask me

## Odds and prices

luck-title = Two dice for jewellery
luck-again = If you roll again
luck-aided = with what you have to help
luck-none = none
luck-say = { $chance } for at least one
luck-average = { $count } on average
luck-reach = { $chance } of rolls reach { $number }.
luck-better = Better than { $count } rolls in 10.
reroll-pick = Pick the dice to roll again: then the odds stand here and on the field.
reroll-odds = { $count ->
    [one] One die again: what you could pay
   *[other] { $count } dice again: what you could pay
}
reroll-nothing = Nothing dear could be paid.
commit-ruby = Take the ruby
commit-tile = Take the tile
commit-cards = Turn up
then-left = { $count ->
    [one] One more action
   *[other] { $count } more actions
}
costs = Costs { $price }.
price-left = one of each good{ $any ->
    [0] {""}
   *[other] {" "}and { $any } of any
}
ruby-how = The next ruby of this track. Each one taken makes the next dearer.
ruby-label = Ruby for { $track }: { $price }; { $left } left
one-of-each = One of each
and-of-any = and of any
in-lira = In Lira
mosque-how = { $count } tiles bring a ruby
tiles-missing = { $count ->
    [one] One tile more for a ruby
   *[other] { $count } tiles more for a ruby
}
no-markers = No markers
about-dice-lira = For rubies of the right carpet, and some cards.
about-crystals = A crystal rolls any of your dice again, before your first action.
about-markers = Pay like a die of that good, and keep until you need them.
about-brown = Pays for any good.
trade-marker-rule = Two equal goods for a marker of their colour.
trade-crystal-rule = Two different goods for a crystal.
trade-brown-rule = Three different goods for a brown marker, which is any good.
trade-markers-rule = Four different goods for two markers of your choice.
trade-lira-rule = 2 Lira for each coin on your dice.
trade-cards-rule = Turn up a bazaar card for each card on your dice, and use one.
dicetile-lira-rule = 3 Lira at the start of each of your turns.
dicetile-crystal-rule = A crystal at the start of each of your turns.
dicetile-card-rule = A bazaar card at the start of each of your turns.
dicetile-action-rule = One more action in each of your turns.
dicetile-marker-rule = With “Each coin” you also take a marker: { $colour }.
dicetile-die-rule = You roll one die more, from your next turn on.

## Lessons

learn = Learn by playing
learn-how = Real places, real moves, nobody waiting. Two minutes each.
learn-base = Istanbul
learn-mocha = Mocha & Baksheesh
learn-letters = Letters & Seals
learn-bazaar = The Great Bazaar
learn-dice = The Dice Game
learn-count = { $done } of { $all }
learn-begin = Begin with { $title }
learn-go-on = Go on with { $title }
lesson-of = Lesson { $number } of { $count }
lesson-step = Step { $step } of { $steps }
lesson-done = done
lesson-show = Show me
lesson-again = Start again
lesson-go-on = Go on from here
lesson-take-back = Take it back
lesson-leave = Leave the lesson
lesson-list = To the list
lesson-next = Next: { $title }
lesson-end = Done: { $title }
lesson-first-game = Your first game
lesson-dice-game = A game with dice
no-lesson = No such lesson
new-here = New here? Learn in ten minutes
new-here-how = Six short lessons on the real table
new-here-dismiss = No lessons, thank you

## Rules at hand

rules = Rules
rules-how = Every place and card, searchable
rules-whole = The whole book
rules-search = Search the rules
rules-none = Nothing of that in the rules.
rules-pages = Pages
rules-example = For example
rules-asked = Asked before
rules-see = Goes well with
rules-try = Try it
rules-now = Now:
rules-first = At the start, with four players:
rules-goods = Goods
rules-roll = Roll
rules-gives = Brings
rules-named = You name
rules-chance = Chance, %
rules-mean = On average
rules-turn = A turn
rules-cards = Cards, tiles, pieces
rules-setup = Setting up, variants
rules-places = Places
rules-mocha = Mocha & Baksheesh
rules-letters = Letters & Seals
rules-dice = The Dice Game
rules-signs = Key of symbols
pill-goes = goes { $place }
pill-rolls = rolls
pill-last-round = { $count } rubies: the round is played to its end
then-follows = then { $who }
others-turns = Others’ turns
queue-pause = Pause
queue-play = Go on
queue-step = One event
queue-skip = Skip to the end
announcements = What happens
undone-turns = Your last turn is taken back, and the turns of { $who } after it.
undo-refused = { $who } said no to taking back. The game goes on.
log-fold = less
log-more = { $count } more
log-only = Whose lines
log-all = All
figure-rubies = Where rubies came from, and when
figure-lira = Lira earned
figure-paid = { $lira ->
    [one] 1 Lira of it was paid by others.
   *[other] { $lira } Lira of it were paid by others.
}
figure-luck = Luck against the odds
figure-luck-mine = { $count ->
    [0] You never rolled.
    [one] You rolled once. What the first throw brought, beyond the average.
   *[other] You rolled { $count } times. What first throws brought, beyond the average.
}
figure-luck-how = What first throws brought, beyond the average.
figure-places = Your places
figure-stopped = Turns that ended early
figure-stopped-how = No assistant, or nothing to pay with: each cost an action.
decided = decided
decided-by = { $who } have { $rubies } rubies each. { $what } decided: { $most } to { $next }.
decided-shared = { $who } are equal in everything and share the win.
phrase-ready = Ready
phrase-moment = One moment
phrase-begins = Who starts?
phrase-well = Well played
phrase-thanks = Thank you
phrase-good-game = Good game
phrase-again = Another one?

## Answers that explain themselves, and places that are only looked at

choose-on-board = Choose a lit place on the board.
last-cards-how = Cards that bring Lira or goods can still be played from your hand: they break a tie.
still-owed = { $count } of { $all } still owed
all-owed = { $all } of { $all }: nothing is owed
still-taken = { $count } of { $all } still to take
all-taken = { $all } of { $all } taken
offer-no-room = { $count ->
    [one] No room: it is lost
   *[other] No room: { $count } are lost
}
offer-bid-detail = { $before } Lira become { $after } if nobody bids more.
offer-letters-worth = { $asked ->
    [0] Worth { $seals }.
   *[other] Worth { $seals }; { $asked } are asked for.
}
price-is = costs { $what }
study-steps = { $count ->
    [0] You stand here
    [one] 1 step away
   *[other] { $count } steps away
}
study-turns = { $count ->
    [one] Reach it in one turn
   *[other] Reach it in { $count } turns
}
study-in = { $count ->
    [0] here
    [one] { $count } turn
   *[other] { $count } turns
}
study-by = On the way now:
ask-plan = Planning: { $place }
study-missing = Missing: { $what }
study-ready = You have what it asks for
study-why = Not this turn: { $why }
game-winner = Winner: { $who }, { $rubies } rubies

## Cards and tiles: written by tools/write_words.py from src/bedesten/rulebook/data

card-good = Any 1 good
card-good-rule = Take one good of your choice, before or after an action.
card-five-lira = Take 5 Lira
card-five-lira-rule = Take 5 Lira at any time in your turn.
card-palace-again = Sultan’s Palace twice
card-palace-again-rule = Right after the action of the Sultan’s Palace, carry it out again.
card-post-again = Post Office twice
card-post-again-rule = Right after the action of the Post Office, carry it out again.
card-gem-again = Gemstone Dealer twice
card-gem-again-rule = Right after the action of the Gemstone Dealer, carry it out again.
card-family-home = Family home
card-family-home-rule = Your family member goes back to the Police Station; take 3 Lira or a bonus card.
card-market = Sell any goods
card-market-rule = At the Small Market sell up to five goods of any kinds.
card-stay = Stay here
card-stay-rule = Instead of moving, use the place where you are once more.
card-far = Move 3–4
card-far-rule = Your merchant goes three or four steps.
card-return = 1 assistant back
card-return-rule = One of your assistants comes back, before you move or right after.
tile-red-rule = Turn a die to 4, or roll again once, at the Black Market and the Tea House
tile-green-rule = One more good of any kind for 2 Lira at a warehouse
tile-yellow-rule = Once a turn call an assistant back for 2 Lira
tile-blue-rule = A fifth assistant
card-two-coffee = 2 coffee
card-two-coffee-rule = Take 2 coffee at any time in your turn.
card-buy-guild = Guild card for 2 coffee
card-buy-guild-rule = Pay 2 coffee and draw a guild card.
card-eight-lira = 8 Lira for 1 coffee
card-eight-lira-rule = Pay 1 coffee and take 8 Lira.
card-exchange = Exchange up to 3
card-exchange-rule = Give up to three goods or coffee and take as many of any kinds.
card-two-rewards = Two dice, two rewards
card-two-rewards-rule = Roll two dice and take a reward for each.
card-turn-six = A die to 6
card-turn-six-rule = After a roll of yours turn one die to 6.
card-corner = To a corner
card-corner-rule = Your merchant goes to another corner of the bazaar.
card-wainwright-again = Wainwright twice
card-wainwright-again-rule = Right after the action of the Wainwright, carry it out again.
card-coffee-again = Coffee House twice
card-coffee-again-rule = Right after the action of the Coffee House, carry it out again.
guild-1 = An extension for nothing
guild-1-rule = Take the next extension for nothing. The third one brings a ruby.
guild-2 = Fill fabric, then 3 goods
guild-2-rule = Load fabric until there is no more room for it, then take up to 3 different goods.
guild-3 = Fill spice, then 3 goods
guild-3-rule = Load spice until there is no more room for it, then take up to 3 different goods.
guild-4 = Fill fruit, then 3 goods
guild-4-rule = Load fruit until there is no more room for it, then take up to 3 different goods.
guild-5 = 4 Lira and 4 goods
guild-5-rule = Take 4 Lira and up to 4 different goods.
guild-6 = 3 bonus cards
guild-6-rule = Draw 3 bonus cards.
guild-7 = Fountain, then another turn
guild-7-rule = You go to the Fountain and call back as many assistants as you like. Then you have another turn.
guild-8 = 2 goods, dice for jewellery
guild-8-rule = Take 2 fabric, 2 fruit or 2 spice, then roll: from 4 on 1 jewellery, from 7 on 3.
guild-9 = Tea House, twice the Lira
guild-9-rule = Announce and roll as at the Tea House, for twice the Lira.
guild-10 = 3 goods for 15 Lira
guild-10-rule = Give 1 fabric, 1 spice and 1 fruit for 15 Lira.
guild-11 = 3 goods for 20 Lira
guild-11-rule = Give 1 jewellery, 1 fabric and 1 spice for 20 Lira.
guild-12 = The action of any place
guild-12-rule = Do the action of any place, as if you stood nowhere. Then your family member goes to the Police Station.
guild-13 = 6 goods for the Sultan’s ruby
guild-13-rule = Give any 6 goods for the Sultan’s next ruby.
guild-14 = Small Mosque for 1 good
guild-14-rule = Take a tile of the Small Mosque that you lack for 1 good of its colour.
guild-15 = Great Mosque for 1 good
guild-15-rule = Take a tile of the Great Mosque that you lack for 1 good of its colour.
guild-16 = A ruby for 15 Lira
guild-16-rule = Pay 15 Lira for the Gemstone Dealer’s next ruby, then take 1 coffee for each of your rubies.
guild-17 = 5 coffee
guild-17-rule = Take 5 coffee.
guild-18 = 1 coffee, 2 guild cards
guild-18-rule = Take 1 coffee and 2 guild cards.
guild-19 = The Tavern, cheaper
guild-19-rule = One or two actions at the Tavern. The first costs 1 coffee less.
guild-20 = Coffee House at half price
guild-20-rule = Buy the Coffee House’s next ruby for half the coffee, rounded up.
tavern-movement = Movement tile
tavern-movement-rule = The merchant may go any distance in a straight line.
tavern-encounter = Encounter tile
tavern-encounter-rule = Governor, Smuggler and Coffee trader cost nothing.
card-letter = 1 letter
card-letter-rule = Take a letter at any time in your turn.
card-reward-dice = Dice for a reward
card-reward-dice-rule = Roll two dice and take the reward of their sum.
card-seven-lira = 7 Lira for 1 good
card-seven-lira-rule = Give a good and take 7 Lira.
card-red-and-lira = Fabric and 3 Lira
card-red-and-lira-rule = Take a fabric and 3 Lira.
card-green-and-lira = Spice and 3 Lira
card-green-and-lira-rule = Take a spice and 3 Lira.
card-yellow-and-lira = Fruit and 3 Lira
card-yellow-and-lira-rule = Take a fruit and 3 Lira.
card-copy = As the top discard
card-copy-rule = Do what the card on top of the discards says.
card-family-step = Family goes 1 step
card-family-step-rule = Instead of your turn your family member goes one step and acts there.
card-visit = To another merchant
card-visit-rule = Go to the place of another player’s merchant, who is not paid.
card-companion-far = Companion 2 steps
card-companion-far-rule = Your companion goes two steps instead of one.
card-use-token = A token from afar
card-use-token-rule = Use Governor, Smuggler, Courier or Coffee trader wherever he is, at his price.
card-mosque-again = A mosque twice
card-mosque-again-rule = Right after the action of a mosque, carry it out again.
card-society-again = Secret Society twice
card-society-again-rule = Right after the action of the Secret Society, carry it out again.
card-anywhere = Anywhere for 3 Lira
card-anywhere-rule = Pay 3 Lira and go to any other place.
kiosk-yellow-and-lira = 1 fruit and 1 Lira
kiosk-green-and-lira = 1 spice and 1 Lira
kiosk-red-and-lira = 1 fabric and 1 Lira
kiosk-two-yellow = 2 fruit
kiosk-two-green = 2 spice
kiosk-two-red = 2 fabric
kiosk-yellow = 1 fruit
kiosk-green = 1 spice
kiosk-red = 1 fabric
kiosk-blue = 1 jewellery
kiosk-card = A bonus card
kiosk-card-rule = From the pile, into your hand.
kiosk-two-lira = 2 Lira
kiosk-coffee-or-two-lira = Coffee or 2 Lira
kiosk-coffee-or-two-lira-rule = Take one of the two.
kiosk-coffee-or-three-lira = Coffee or 3 Lira
kiosk-coffee-or-three-lira-rule = Take one of the two.
kiosk-companion = Companion comes to you
kiosk-companion-rule = He comes back to you, from wherever he is.
kiosk-die = Lira as one die shows
kiosk-die-rule = Roll one die and take as many Lira.
kiosk-extension-for-lira = Extension for 10 Lira
kiosk-extension-for-lira-rule = One more room for each good. The third extension brings a ruby.
kiosk-extension-for-goods = Extension for 1 of each good
kiosk-extension-for-goods-rule = Give one of each of the four goods: one more room for each.
kiosk-to-the-fountain = Go to the Fountain
kiosk-to-the-fountain-rule = Your merchant goes there with his stack; nobody is called back.
kiosk-good-or-letter = A good for a letter, or back
kiosk-good-or-letter-rule = Give 1 good or coffee for a letter, or a letter for 1 good or coffee.
kiosk-card-or-letter = A card for a letter, or back
kiosk-card-or-letter-rule = Give 1 bonus card for a letter, or a letter for 1 bonus card.
kiosk-lira-or-letter = Lira for a letter, or back
kiosk-lira-or-letter-rule = Pay 2 Lira for a letter, or give a letter for 3 Lira.
kiosk-lira-or-good = Lira for a good, or back
kiosk-lira-or-good-rule = Pay 2 Lira for 1 good or coffee, or give one for 3 Lira.
kiosk-lira-or-card = Lira for a card, or back
kiosk-lira-or-card-rule = Pay 2 Lira for 1 bonus card, or give one for 3 Lira.
bazaar-four-lira = 4 Lira; the others 1
bazaar-two-red = 2 fabric; the others 1 Lira
bazaar-two-green = 2 spice; the others 1 Lira
bazaar-two-yellow = 2 fruit; the others 1 Lira
bazaar-two-blue = 2 jewellery; the others 1 Lira
bazaar-two-different = 2 different markers; one for who has none
bazaar-two-crystals = 2 crystals; one for who has none
bazaar-one-brown = A brown marker
bazaar-sell-red = A fabric marker for 5 Lira
bazaar-sell-green = A spice marker for 5 Lira
bazaar-sell-yellow = A fruit marker for 5 Lira
bazaar-sell-blue = A jewellery marker for 5 Lira
bazaar-sell-two = 2 markers for 8 Lira
bazaar-buy-brown = 4 Lira for 2 brown markers
bazaar-crystal-for-markers = A crystal for 2 markers
bazaar-mosque-lira = Lira for your mosque tiles
bazaar-three-colours = Have 3 colours: a brown marker
bazaar-three-crystals = Have 3 crystals: 6 Lira
bazaar-exchange-tile = Exchange a mosque tile
bazaar-ruby-for-lira = 12 Lira for a ruby
bazaar-ruby-for-markers = One of each marker for a ruby
