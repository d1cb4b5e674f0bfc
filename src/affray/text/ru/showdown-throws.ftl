# Ради чего бросают кубики, подробнее, чем говорит название броска.

throw-for-attack = атака ({ $weapon }), попадание от { $face }
throw-for-wound = попытка ранения, «{ CAP($location) }»{ $face ->
    [0] { "" }
   *[other] , ранение от { $face }
 }{ $critical ->
    [0] { "" }
   *[other] , критическое от { $critical }
 }
throw-for-monster = атака монстра на { CASE($who, "acc") }, попадание от { $face }
throw-for-location = куда приходятся попадания в { CASE($who, "acc") } (1 голова, 2 руки, 3–4 тело, 5 пояс, 6 ноги)
throw-for-target = случайная цель ({ REASONS($many) })
throw-for-injury = тяжёлая травма { CASE($who, "gen") }, { sd-location }
throw-for-trauma = травма мозга { CASE($who, "gen") }
throw-for-card = «{ CAP($card) }»
throw-for-card-on = «{ CAP($card) }» (эффект при { $wanted })
