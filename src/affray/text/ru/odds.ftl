# Что стоит рядом с выбором: посчитанное точно или сыгранное, примерно столько. $n уже записанная доля или среднее.
odds-about = ≈ { $n } ({ $low }–{ $high })
odds-company-hit = попадание { $n }
odds-company-pierce = проникающий удар { $n }
odds-company-loss = потеря Выносливости { $n }
odds-company-wound = ранение { $n }
odds-company-out = выведет из боя { $n }
odds-company-hit-by = попадут по герою { $n }
odds-company-passed = успех { $n }
odds-company-icons = значки успеха { $n }
odds-company-loses = за раунд теряет Выносливости { $n }
odds-company-before = выбывает до следующего хода { $n }
odds-showdown-hits = попадания { $n }
odds-showdown-perfect = идеальное попадание { $n }
odds-showdown-trap = ловушка { $n }
odds-showdown-wounds = ранения { $n }
odds-showdown-monster-dies = монстр погибает { $n }
odds-showdown-answered = атакующий пострадает { $n }
odds-showdown-death = гибель { $n }
odds-showdown-wound = ранение { $n }
odds-showdown-critical = критическое { $n }
odds-showdown-damage = урон { $n }
odds-showdown-heavy = средняя травма { $n }
odds-showdown-severe = тяжёлая травма { $n }
odds-showdown-down = будет сбит с ног { $n }
odds-showdown-least-one = хотя бы одно ранение { $n }
odds-counted = посчитано точно, { $paths ->
    [one] { $paths } путь
    [few] { $paths } пути
   *[other] { $paths } путей
} случая
odds-played = сыграно { $plays ->
    [one] { $plays } раз
    [few] { $plays } раза
   *[other] { $plays } раз
}: истина в скобках с вероятностью 95 %
odds-sure = по одним кубикам и колоде, точно
odds-everybody = По пути каждый { $agent }.
odds-answers = По пути каждый { $agent }:
odds-answer = { $question } — { $option } ({ $n })
odds-none = Считать нечего: ни одна из этих возможностей не ведёт сразу к атаке
odds-later = остальное розыгрышем: { $key }
odds-title = Шансы каждого выбора

# Вопросы без боя.
odds-form-company-roll = бросок сам по себе
odds-form-company-attack = герой атакует врага
odds-form-company-struck = враг атакует героя
odds-form-company-protection = бросок Защиты доспеха
odds-form-company-skill = бросок навыка
odds-form-showdown-roll = кубики атаки и попытки ранения, без карт локаций
odds-form-showdown-attack = выживший атакует монстра
odds-form-showdown-struck = монстр атакует выжившего
odds-form-showdown-trap = ловушка среди вытянутых карт
odds-field-dice = кубики успеха
odds-field-target = сложность
odds-field-favour = благоприятный или нет
odds-field-weary = изнурён
odds-field-miserable = подавлен
odds-field-hero = герой
odds-field-foe = враг
odds-field-weapon = оружие (не указано: первое)
odds-field-stance = стойка героя
odds-field-hope = пункт Надежды на каждый бросок
odds-field-drive = пункт Ненависти или Решимости на каждый бросок
odds-field-grip = одной рукой или двумя
odds-field-spend = на что идут значки успеха
odds-field-endurance = Выносливость цели (0: вся)
odds-field-wounded = уже ранен
odds-field-knockback = отбрасывание
odds-field-injury = Ранение оружия
odds-field-skill = навык
odds-field-speed = кубиков атаки
odds-field-hit = попадает с этой грани
odds-field-wound = ранит с этой грани
odds-field-damage = урон каждого попадания
odds-field-armour = броня: одно число или пять, от головы до ног
odds-field-dodge = уворот
odds-field-scenario = сценарий
odds-field-survivor = выживший (не указан: первый)
odds-field-from = откуда бьёт выживший
odds-field-cards = карт в колоде
odds-field-traps = ловушек среди них
odds-field-drawn = вытянуто карт
odds-settled = { $name }: { $value }
odds-pair = «{ $given }»: ожидалось ИМЯ=ЗНАЧЕНИЕ, каждое имя один раз
odds-bad-choice = { $name }: «{ $given }» здесь нет; возможно: { $known }.
odds-bad-number = { $name }: «{ $given }» не целое число от { $least } до { $most }
odds-bad-field = Поля «{ $name }» здесь нет; возможно: { $known }.
odds-bad-lacking = Не хватает поля { $name }
odds-bad-close = { $name }: { $given } из тыла не применить; возможно: { $known }
odds-bad-armour = { $name }: «{ $given }» не число от 0 до 99 и не пять чисел, как { $least } или { $most }
odds-no-chart = В этом ответе нет числа, которое можно нарисовать

odds-value-best = как выгоднее всего
odds-value-sensible = как разумный агент
odds-value-no = нет
odds-value-yes = да
odds-value-heavy-blow = сначала Сильный удар
odds-value-pierce = сначала Пронзание
odds-value-fend-off = сначала Отражение
odds-value-shield-thrust = сначала Удар щитом
odds-value-done = ни на что

odds-column = { $value }: { $n }, столько или меньше { $most }

# Страница вопросов.
odds-page-title = Шансы
odds-page-lead = Точные вероятности по самим правилам, без боя. Что не сосчитать, разыгрывается, и это сказано.
odds-page-ask = Посчитать
odds-page-answer = Ответ
odds-page-share = Вопрос целиком в адресе этой страницы: им можно поделиться.
odds-no-such-form = Такого вопроса нет.
odds-too-slow = Сейчас это слишком долго. Попробуйте ещё раз или спросите попроще.
odds-value-none = обычный
odds-value-favoured = благоприятный
odds-value-ill-favoured = неблагоприятный
odds-value-one = одной рукой
odds-value-two = двумя руками
odds-value-front = на виду
odds-value-blind-spot = в слепой зоне
odds-value-stance-forward = передняя
odds-value-stance-open = открытая
odds-value-stance-defensive = защитная
odds-value-stance-rearward = тыл

odds-way = Шансы: дальше каждый { $agent }. Со знаком ≈ сыграно 2000 раз, в скобках границы; остальное посчитано точно
