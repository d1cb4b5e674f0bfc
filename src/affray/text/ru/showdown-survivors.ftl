# Что карты выживших делают с тем, что выпадает на долю выживших, и что они спрашивают.

Spared = Карта спасает { CASE($who, "acc") }: { $what ->
    [fall] падения нет
    [bleeding] жетонов кровотечения нет
    [severe_injury] тяжёлой травмы нет
    [brain_damage] урона мозгу нет
   *[damage] урона по области нет
 }
NumberRaised = { CAP($card) }: { $what ->
    [brain_damage] урон мозгу
    [severe_injury_roll] бросок тяжёлой травмы
   *[survival_gained] получаемая решительность
 } { SIGNED($by) }, теперь { $now }
CardsSeen = { CAP($who) } смотрит { $deck ->
    [ai] следующие карты ИИ
   *[locations] следующие области повреждения
 }: { LIST($cards, "nom") }
HitMoved = { CAP($who) } отводит попадание: { sd-location }, теперь { $to ->
    [head] голова
    [arms] руки
    [body] тело
    [waist] пояс
   *[legs] ноги
 }
TokensTaken = { CAP($who) } лишается жетонов: { sd-attribute }, { $count }
StoredGearLost = Убрано из игры со склада: { $gear }
TerrainAdded = { CAP($who) } добавляет местность: { $terrain }

ask-look_order = { CAP($card) }: в каком порядке положить карты, первая сверху?
option-look_order = { LIST($cards, "nom") }
ask-look_place = { CAP($seen) }: куда положить карту?
option-look_place = { $top ->
    [yes] на верх колоды
   *[no] под низ колоды
 }
ask-token_off = Какой жетон снять с { CASE($who, "gen") }?
option-token_off = { $attribute ->
    [bleeding] кровотечение
   *[other] { sd-attribute }
 }
ask-place_on = Куда поставить { CASE($who, "acc") }?
option-place_on = { $square }
ask-change_hit = { CAP($who) }: какое попадание придётся в другую область: { $to ->
    [head] голова
    [arms] руки
    [body] тело
    [waist] пояс
   *[legs] ноги
 }?
option-change_hit = { sd-location }
ask-gear_lost = Какой предмет убрать из игры?
option-gear_lost = { CAP($gear) }{ $who ->
    [none] , со склада
   *[other] , несёт { $who }
 }
ask-terrain_card = Какую местность добавляет { $who }?
option-terrain_card = { CAP($terrain) }
