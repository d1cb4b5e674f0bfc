# Подписи причин, чьё название плохо читается рядом с числом, и вид чисел.

unit-part = { $amount }
unit-favour = { $amount ->
    [1] (благоприятный)
   *[other] (неблагоприятный)
 }
reason-forward = Передняя
reason-defensive = Защитная, { $n ->
    [1] один враг
    [2] двое врагов
    [3] трое врагов
   *[other] врагов: { $n }
 }
reason-target-forward = цель в передней
reason-target-defensive = цель в защитной
reason-parry = Парирование
reason-tn-strength = Телосложение
reason-tn = целевое число
reason-injury = Тяжесть раны
reason-volley-shield = щит при залпе
reason-hope = Надежда
reason-support = поддержка
reason-hate = Ненависть
reason-resolve = Решимость
reason-rally = сплочение товарищей
reason-prepare = прицельный выстрел
reason-protect = защита товарища
reason-battle = Сражение
reason-battle-burden = осложнение от Сражения
reason-advantage = преимущество
reason-complication = осложнение
reason-surprised = застигнут врасплох
reason-shield-thrust = удар щитом
reason-fend-off = отражение
reason-intimidate = запугивание
reason-two-handed = двуручный хват
reason-strength = Телосложение
reason-virtue = добродетель
reason-level = Уровень Атрибутов
reason-armour = Доспех
reason-brawling-loss = ратное оружие
reason-favoured-skill = избранный навык
reason-shadow-full = Тень на пределе
reason-spell = чары
reason-valour = Доблесть
reason-wisdom = Мудрость
