# Подведение итогов схватки.

AftermathBegan = Подведение итогов
StoryPart = Сюжетное событие «{ CAP($monster) }»: { $outcome ->
    [victory] победа
   *[defeat] поражение
 }
SheetsCleared = С листов персонажей убираются жетоны, лёгкие и средние травмы: { LIST($who, "nom") }
SkipsNext = { CAP($who) } { GENDER($who) ->
    [f] должна
    [n] должно
    [pl] должны
   *[m] должен
 } пропустить { $what ->
    [next_hunt] следующую охоту
   *[other] следующую схватку
 }
MonsterRecorded = В графе побеждённых монстров записано: { $monster }, уровень { $level }
NemesisRecorded = В графе монстра возмездия отмечено: { $monster }, уровень { $level }
RewardsGained = Награды группе: { $basic ->
    [0] { "" }
    [one] { $basic } базовый ресурс
    [few] { $basic } базовых ресурса
   *[many] { $basic } базовых ресурсов
 }{ $resources ->
    [none] { "" }
   *[other] { $basic ->
        [0] { "" }
       *[other] ;{ " " }
     }{ LIST($resources, "nom") }
 }
PlaceGained = Новое в поселении: { $place }
SettlementPhase = { $alive ->
    [0] Домой не возвращается никто
    [one] Домой возвращается { $alive } выживший
    [few] Домой возвращаются { $alive } выживших
   *[many] Домой возвращаются { $alive } выживших
 }. Далее фаза поселения
word-monster-dies = смерть монстра
    .gen = смерти монстра
    .dat = смерти монстра
    .ins = смертью монстра
    .pre = смерти монстра
    .gender = f
