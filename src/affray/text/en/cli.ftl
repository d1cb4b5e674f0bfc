# The command line.

# Names that are not known.
unknown-scenario = No scenario “{ $given }”.
unknown-seat = No seat “{ $given }”.
unknown-agent = No agent “{ $given }”.
unknown-ruling = No ruling “{ $given }”.
unknown-ruling-value = This ruling has no value “{ $given }”.
unknown-edition = No edition “{ $given }”.
unknown-language = No language “{ $given }”.
unknown-game = No game “{ $given }”.
unknown-command = No such command: “{ $given }”.
nearest = Did you mean { $names }?
there-are = There are: { $names }.
not-a-pair = “{ $given }”: write { $example }.
example-pair = NAME=VALUE
which-scenario = Which scenario?
typed-needs-people = Typed dice need somebody to type them: name a seat, --seat NAME=human.

# Files.
cannot-read = { $file }: cannot be read: { $why }
cannot-write-file = { $file }: cannot be written: { $why }
os-enoent = no such file
os-eacces = not permitted
os-eperm = not permitted
os-eisdir = it is a folder
os-enotdir = it is no folder
os-enospc = the disk is full
os-erofs = the disk is read-only
file-exists = { $file } is there already and is not overwritten.
record-exists = { $file } is there already and is not overwritten. Go on with it: { $command }
record-unwritable = The record { $file } cannot be written: { $why }
record-kept = The fight is kept in { $file }
record-empty = an empty record
record-no-header = not a record of a fight: the first line is no header
record-newer = a record of a newer format ({ $detail }) than this version knows
record-unknown-line = no line of a record: { $detail }
record-bad-undo = this undo mark points nowhere: { $detail }
record-not-json = no JSON: { $detail }
record-not-object = no line of a record: { $detail }
record-torn = The last line was cut off and does not count.
record-scenario-bad = { $file }: its scenario does not fit the packs:
record-pack-changed = Pack entries have changed since the fight was begun: { $names }
record-diverged = { $file }, line { $line } in force: it says “{ $expected }”, the rules come to “{ $came }”
record-holds = { $n ->
    [0] Nothing of it holds.
    [one] { $n } line holds.
   *[other] { $n } lines hold.
 }
record-branch-hint = A new record can go on from there: { $command }
secret-gone = The secret beside the record is gone: the virtual dice begin anew.
no-such-line = Line { $given } is not in the record, which has { $n }.
replayed-over = The fight is over; lines in force: { $n }.
replayed-open = The fight is not over; lines in force: { $n }.
branched = { $n ->
    [one] { $file }: a new record with the first line
   *[other] { $file }: a new record with the first { $n } lines
 }
go-on-with = Go on: { $command }
nothing-to-take-back = There is nothing a person did in this record: say --to N.
step-prompt = [{ $line }/{ $of }] Enter goes on, q stops
check-pack = a pack, all well
check-scenario = a scenario, all well: { $name }
check-record = a record, all well; lines in force: { $n }
play-folder = { $folder } is a folder, and a scenario is wanted: a file in its folder scenarios.
check-no-pack = { $folder }: no pack: it has no pack.yaml.
check-instead = Did you mean { $command }?
check-part = { $file } is a part of a pack, which is checked as a whole: { $command }
check-wrong = not well
starter-written = { $file } is written.
starter-next = Then: { $check }; { $play }
editions-title = Editions
edition-default = { " " }(default)
rulings-title = Rulings (* default)

# At the prompt.
key-odds = odds
key-rule = rule
key-closed = closed
key-state = state
key-log = log
key-undo = undo
key-correct = correct
key-orders = orders
key-leave = quit
key-virtual = roll or draw for me (vv: from now on)
break-in = Any time, { $who }:
break-in-own = Any time:
break-in-opportunity = Opportunity, { $who }:
break-in-opportunity-own = Opportunity:
break-in-folded = First: survival actions and the like … ({ $more } ways)
type-a-number = A number from 1 to { $n } is wanted.
not-now = Not now.
nothing-closed = Nothing is closed.
no-rule = No rule stands behind this question.
no-such-name = Nothing here is called “{ $given }”.
undone = Taken back. Lines in force: { $n }.
undone-what = Taken back: { $what }
undone-answer = { $asked } – { $answered }
undone-faces = what the dice showed, { $faces }
undone-cards = the cards drawn, { $cards }
undone-fix = the correction "{ $what }"
pick-prompt = Number (Enter: back):
pick-or-leave = Number (Enter: quit):
correct-whom = What is to be set right?
correct-scene = The scene and the fight
correct-what = What?
correct-value = From { $least } to { $most } (Enter: back):
correct-word = New value, { $first } to { $last } (Enter: back):
correct-do-it = Do it
correct-later = Noted: it takes effect as soon as nothing is under way.
cannot-land = The correction in line { $line } cannot take effect any more ({ $expected }: { $came }). Take it back with u.
cannot-write = Nothing was done: the record cannot be written: { $why }
orders-title = Standing orders. Which is to change?
order-given = The order stands.
no-orders = No seat here has standing orders.
fight-is-over = The fight is over. Take the last thing back: { $command }
left-saved = The fight waits. Go on: { $command }
left-unsaved = The fight was not kept.

# Dice.
throw-ask = { $who } throws, { $why }: { $dice }
throw-ask-for = { $who } throws for { $why }: { $dice }
throw-next = { $who } throws, { $why }
throw-prompt = Faces:
throw-feat-and-success = { $feats ->
    [0] { "" }
    [one] the Feat die (1-10, g rune, e Eye)
   *[other] { $feats } Feat dice (1-10, g rune, e Eye)
 }{ $successes ->
    [0] { "" }
    [one] { $feats ->
        [0] { "" }
       *[other] , then{ " " }
      }{ $successes } Success die
   *[other] { $feats ->
        [0] { "" }
       *[other] , then{ " " }
      }{ $successes } Success dice
 }
throw-count = { $n ->
    [one] { $n } face is wanted, { $given } given.
   *[other] { $n } faces are wanted, { $given } given.
 }
throw-not-a-face = Die { $number }: “{ $given }” is no face (1 to { $sides }).
throw-out-of-range = Die { $number }: { $given } is not between 1 and { $sides }.
throw-help = Type the faces in the order they are named, with spaces between: 7 6 3 1. Roll for me: v; from now on: vv.
draw-ask = { $who } draws for { $why }: cards { $n }

# The numbers behind a question.
numbers-part = { $dice }d{ $dice_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($dice_reasons, "dice") })
 } against { $against }{ $against_reasons ->
    [none] { "" }
   *[other] { " " }({ REASONS($against_reasons, "part") })
 }{ $favour_reasons ->
    [none] { "" }
   *[other] ; { REASONS($favour_reasons, "favour") }
 }{ $weary ->
    [yes] ; Weary
   *[no] { "" }
 }: { $chance }%
numbers-roll = As it stands: { numbers-part }
numbers-strike = { $foe }, { weapon-grip }: { numbers-part }
numbers-blow = { $who } hits { $target } (Endurance { $endurance }): loss { $damage }{ $heavy ->
    [0] { "" }
   *[other] { " " }+ { $heavy }
 }, Feat die { $feat ->
    [0] worst face
    [11] best face
   *[other] { $feat }
 }, Injury { $injury }

# The state.
state-scene = { $round ->
    [0] Before close combat
   *[other] Round { $round }
 }: { $scene }
state-dice-close = Close combat: { SIGNED($n) }d on the heroes' rolls
state-dice-ranged = Ranged combat: { SIGNED($n) }d on the heroes' rolls
state-heroes = The Company
state-foes = Foes
state-stance = Stance
state-endurance = Endurance
state-hope = Hope
state-shadow = Shadow
state-load = Load
state-might = Might
state-drive = Hate/Resolve
state-hate = Hate
state-resolve = Resolve
state-wounds = { $n ->
    [one] { $n } Wound
   *[other] { $n } Wounds
 }
state-in-forward = Forward
state-in-open = Open
state-in-defensive = Defensive
state-in-rearward = Rearward
state-against = against { $who }
state-seized = held by { $who }
state-two-handed = in both hands
state-dropped = dropped: { $what }
state-back = stands back
state-mark-weary = Weary
state-mark-miserable = Miserable
state-mark-wounded = Wounded
state-mark-dying = Dying
state-mark-recovering = must recover position
state-mark-surprised = { $who ->
   *[other] surprised
}
state-mark-fleeing = leaving the field
state-mark-no-hope = no more Hope
state-mark-asleep = asleep
state-effect = { $target }: { $source } { SIGNED($amount) }

# Options of one kind, folded.
option-folded = { $said } … ({ $more } ways)
group-action-look = Make somebody out in the fray
group-action-cross = Cross the field
group-action-advance = Advance on another foe
group-action-drag = Drag a fallen companion to safety
group-action-protect = Protect Companion
group-action-pick_up = Pick up lost gear
group-action-break_out = Break out of the fight
group-action-give_ground = Give ground
group-action-draw = Draw a weapon
group-action-shoot = Shoot
group-action-throw = Throw
group-action-offer = What virtues and weaknesses allow

# The table in the browser.
serving = The table is at { $address }
serving-stop = Ctrl-C ends it; every fight is kept in { $database }.
serving-lan = Everybody in this network can reach the page at { $address }. It has no encryption: use it among friends.
serving-lacks = The table in the browser needs more than is installed here: pip install "affray[web]" ({ $what })
serving-port = Port { $port } cannot be used: { $why }
serving-database = The database cannot be used: { $why }
