# The table in the browser.
web-skip = To the table
web-unofficial = Affray is unofficial. Kingdom Death: Monster belongs to Kingdom Death, The One Ring to its owners; no text or art of theirs is here.
web-start-title = Who fights tonight?
web-start-lead = Choose a fight. Everybody sits at one screen, or takes a seat by a link on their own phone; the referee keeps the order.
web-recent = Go on
web-game-showdown = Showdown: four survivors and a monster
web-game-company = Company: heroes and their foes
web-who-sits = Who sits where
web-me = I do
web-invited = Somebody I invite
web-dice = Dice and cards
web-virtual-dice = The server rolls
web-real-dice = Real dice
web-virtual-cards = The server draws
web-real-cards = Real cards
web-your-name = Your name
web-begin = Begin
web-host = Host
web-somebody = Guest
web-round = Round { $n }
web-over = The fight is over.
web-over-short = over
web-picture = The field
web-decision = The decision
web-log = What happened
web-panels = Sheets
web-people = Who is here
web-lost = The line to the server is gone; trying again…
web-trouble = The server does not answer. Nothing is lost: try again.
web-waiting = Waiting for { $who }
web-seated = { $who } ({ $seats })
web-pending = { $what }{ $value ->
    [none] {""}
   *[other] : { $value }
 }, as soon as nothing is under way ({ $who } asked for it)
web-why = Why this, and by which numbers
web-closed = Not possible now
web-breaks = Break in
web-orders = Standing orders
web-undo = Take back
web-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
 }
web-die = Die { $n }, d{ $sides }
web-thrown = This is what fell
web-roll-for-me = Let the server roll
web-card = Card { $n }
web-choose-card = Choose…
web-drawn = These were drawn
web-deal-for-me = Let the server draw
web-nobody = nobody yet
web-you = you
web-change = Change
web-who-plays = Who plays { $seat }
web-give = Give
web-invite = Invite somebody
web-invite-to-watch = Invite to watch
web-other-device = Go on at another device
web-invite-title = The seat of { $seat }
web-invite-watch-title = A link to watch
web-invite-how = Whoever opens this link, or photographs the code, may sit down. It is shown once; a new one takes its place.
web-link = Link
web-back = Back
web-join = Sit down
web-join-seat = You are invited to play { $seat }.
web-join-watch = You are invited to watch.
web-join-device = Go on as { $who } here.
web-watching = Watching: { $who }
web-wish = { $who } asks to go back by { $n } { $n ->
    [one] line
   *[other] lines
 }.
web-grant = Go back
web-deny = Go on
web-stale = This question is no longer open: here is what is asked now.
web-not-yours = This is not your seat. Ask the host for a link.
web-no-fight = There is no such fight.
web-store-away = The store cannot be reached. Nothing is lost: try again in a moment.
web-store-full = The server’s disk is full. Nothing is lost, and this was not done: make room there and try again.
refusal-no-such-seat = There is no such seat: “{ $what }”.
refusal-no-such-agent = There is no such agent: “{ $what }”.
refusal-no-such-person = There is nobody of this name: “{ $what }”.
agent-random = plays at random
agent-sensible = plays sensibly
agent-cruel = a cruel controller
agent-kind = a kind controller
web-time = Time
web-looking-back = You look back: this is how it stood after { $n } { $n ->
    [one] step
   *[other] steps
 }. The fight goes on meanwhile.
web-to-now = To the present
web-branch = What if? Play on from here in a fight of its own
web-step-back = A step back
web-step-on = A step on
web-record = Record
web-replay = Replay file
web-correct = Set something right
web-correct-how = What you set takes effect as soon as nothing is under way, and stands in the log.
web-from-to = { $least } to { $most }
web-new-value = New value
web-set-right = Set it
web-to-the-fight = To the fight
web-run = Run by itself
web-bring = Bring a file
web-bring-how = A record to go on with (.affray) or a scenario (.yaml): drop it here or choose it.
web-open = Open
web-no-file = No file came.
web-bad-file = This file cannot be used
web-file-too-long = A record may have { $n } lines at most.
web-file-too-slow = This record takes too long to run again.
web-rulings = Edition and rulings
web-edition = Edition
web-as-edition = as the edition has it
web-log-of = Only what concerns
web-log-all = everybody
web-theme-dark = Dark theme
web-theme-light = Light theme
web-confirm = Here
web-cancel = Cancel
web-on-the-board = Choose a square on the board, or from the list:
web-another = Another fight
web-copy = Copy the link
web-copied = Copied
web-join-to-watch = Watch
web-no-folder = This scenario names a folder of packs ({ $folder }). A file that is brought may not; start the server with it: affray serve --scenario FILE
