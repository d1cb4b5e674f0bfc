# The aftermath of a showdown.

AftermathBegan = The aftermath
StoryPart = Story event of { $monster }: { $outcome ->
    [victory] victory
   *[defeat] defeat
 }
SheetsCleared = Tokens, light and heavy injuries come off the sheets: { LIST($who, "nom") }
SkipsNext = { $who } must skip the next { $what ->
    [next_hunt] hunt
   *[other] showdown
 }
MonsterRecorded = Recorded among the defeated monsters: { $monster }, level { $level }
NemesisRecorded = Marked in the nemesis entry: { $monster }, level { $level }
RewardsGained = Rewards for the group: { $basic ->
    [0] { "" }
    [one] { $basic } basic resource
   *[other] { $basic } basic resources
 }{ $resources ->
    [none] { "" }
   *[other] { $basic ->
        [0] { "" }
       *[other] ;{ " " }
     }{ LIST($resources, "nom") }
 }
PlaceGained = The settlement gains { $place }
SettlementPhase = { $alive ->
    [0] Nobody comes home. The settlement phase follows
    [one] { $alive } survivor comes home. The settlement phase follows
   *[other] { $alive } survivors come home. The settlement phase follows
 }
word-monster-dies = the monster's death
