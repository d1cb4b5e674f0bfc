# Что делают карты, по частям, из которых describe.py складывает предложения. О ком речь, называют word-who-*.

# Предложение о срабатывании, о числе и о том, что можно купить.
card-hook = { CAP($moment) }{ $if ->
    [none] { "" }
   *[other] , если { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , кроме случаев, когда { $unless }
 }: { $kind ->
    [instead] вместо этого { $do ->
        [none] ничего не происходит
       *[other] { $do }
     }
   *[other] { $do ->
        [none] ничего не происходит
       *[other] { $do }
     }
 }{ card-price }.
card-price = { $cost ->
    [0] { $may ->
        [yes] { " " }(по желанию{ card-uses })
       *[no] { $uses ->
            [0] { "" }
           *[other] { " " }(раз: { $uses } { card-per })
         }
     }
   *[other] { " " }(цена { $cost }{ card-uses })
 }
card-uses = { $uses ->
    [0] { "" }
   *[other] ; раз: { $uses } { card-per }
 }
card-per = { $per ->
    [attack] за атаку
    [turn] за очередь
    [round] за раунд
    [fight] за бой
   *[other] за приключение
 }
card-while = { while-kind }{ $if ->
    [none] { "" }
   *[other] , если { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , кроме случаев, когда { $unless }
 }.
while-kind = { $kind ->
    [parry] Парирование { SIGNED($amount) }
    [protection] Кубики Защиты доспеха { SIGNED($amount) }
    [injury] Тяжесть раны { SIGNED($amount) }
    [damage] Урон { SIGNED($amount) }
   *[pierces_on] Число для проникающего удара -{ $amount }
 }
card-offer = { $action ->
    [main] Основное действие
    [secondary] Дополнительное действие
   *[instead] Вместо атаки
 }{ $who ->
    [foes] { " " }героя
    [anyone] { " " }любого
   *[owner] { "" }
 }{ $stance ->
    [none] { "" }
   *[other] , { $stance }
 }{ $if ->
    [none] { "" }
   *[other] , если { $if }
 }{ $unless ->
    [none] { "" }
   *[other] , кроме случаев, когда { $unless }
 }{ $skills ->
    [none] { "" }
   *[other] , бросок: { LIST($skills, "nom") }
 }: { $task ->
    [none] { $do ->
        [none] больше ничего
       *[other] { $do }
     }
   *[other] { $task }{ $do ->
        [none] { "" }
       *[other] ; { $do }
     }
 }{ card-price-plain }.
card-price-plain = { $cost ->
    [0] { $uses ->
        [0] { "" }
       *[other] { " " }(раз: { $uses } { card-per })
     }
   *[other] { " " }(цена { $cost }{ card-uses })
 }
card-and = { $first } и { $second }
card-or = { $first } или { $second }
card-then = { $first }; { $second }

# Мгновения, как начало предложения.
moment-fight_start = когда бой начинается
moment-round_start = когда начинается раунд
moment-turn_start = когда начинается очередь героя
moment-foe_turn = когда начинается очередь врага
moment-choose_target = когда враг выбирает, кого атаковать
moment-attack_roll = при броске атаки
moment-protection_roll = при броске Защиты доспеха
moment-skill_roll = при броске навыка
moment-shadow_roll = при проверке Тени
moment-rolled = когда кубики брошены
moment-hit = после попадания
moment-pierced = при проникающем ударе
moment-would_lose = когда попадание должно отнять Выносливость
moment-would_fall = когда попадание должно свести Выносливость к нулю
moment-would_wound = когда враг должен получить рану
moment-wounded = после раны
moment-severity = когда бросается тяжесть раны
moment-would_die = когда рана должна стать смертельной
moment-intimidated = когда врага запугивают
moment-skill_passed = после удачного броска навыка
moment-hope_spent = когда тратится Надежда
moment-drive_spent = когда на свойство тратится Ненависть или Решимость
moment-attack_over = когда атака окончена
moment-round_end = когда раунд кончается
moment-aftermath = после боя

# Условия.
condition-not = неверно, что { $condition }
condition-by_me = действует владелец
condition-on_me = цель — владелец
condition-against_me = кто-то действует против владельца
condition-by_hero = действует герой
condition-close = это атака ближнего боя
condition-ranged = это атака дальнего боя
condition-volley = это открывающий залп
condition-unarmed = атака без оружия
condition-plain_weapon = оружие не прославленное
condition-with = в атаке участвует { $weapon ->
    [none] это оружие
   *[other] { $weapon }
 }
condition-proficiency = вид оружия — { $proficiency }
condition-first_weapon = атака первым из своих видов оружия
condition-second = атака следует за другой
condition-bane = оружие создано против { $kind ->
    [none] цели
   *[other] { CASE($kind, "gen") }
 }
condition-folk = герой из таких: { $folk ->
    [none] народ, что назван у врага
   *[other] { LIST($folk, "nom") }
 }
condition-foe_kind = враг из таких: { LIST($kinds, "nom") }
condition-faces_folk = против владельца такие: { $folk ->
    [none] народ, что назван у врага
   *[other] { LIST($folk, "nom") }
 }
condition-might = Мощь врага не меньше { $least }
condition-light = вокруг { $light ->
    [sun] яркое солнце
    [dark] темно
   *[day] дневной свет
 }
condition-ground = бой идёт { $ground ->
    [forest] в лесу
    [water] в воде
    [underground] под землёй
   *[fire] среди огня
 }
condition-forest_or_night = темно или вокруг лес
condition-fire_in_hand = у противостоящего героя факел
condition-round = идёт { $number ->
    [0] время до ближнего боя
   *[other] раунд { $number }
 }
condition-stance = у владельца { $stance }
condition-wounded = владелец ранен
condition-miserable = владелец в отчаянии
condition-troubled = владелец в отчаянии, изнурён или ранен
condition-hurt = владелец потерял Выносливость
condition-engaged = с владельцем кто-то в схватке
condition-holds = у владельца есть { $id }
condition-first_with = владелец — первый из врагов, у кого есть { $card }
condition-in_hand = у владельца в руках { $item }
condition-alive = цель ещё в бою
condition-killed = цель выбыла из боя
condition-heavy_hit = потеря не меньше двух Уровней Атрибутов врага
condition-kind = бросок из таких: { LIST($kinds, "nom") }
condition-failed = бросок не удался
condition-magical = это волшебный успех
condition-lightly_armoured = на владельце кожаный доспех или никакого
condition-ruled = так решено ({ $ruling })

# Слова карт.
verb-when = если { $when }: { $then }{ $otherwise ->
    [none] { "" }
   *[other] ; иначе { $otherwise }
 }
verb-each = для каждого из { $each ->
    [heroes] героев
    [close_heroes] героев в ближнем бою
    [engaged] героев, что в схватке с владельцем
   *[foes] врагов
 }: { $do }
verb-choose = выбрать { $choose ->
    [ally] другого героя
    [engaged_foe] другого врага в схватке с владельцем
   *[hero] героя
 }: { $do }
verb-favoured = бросок благоприятный
verb-ill_favoured = бросок неблагоприятный
verb-dice = { SIGNED($dice) }к к броску
verb-inspired = Надежда даёт к броску 2к (вдохновение)
verb-steady = изнурение и отчаяние не влияют на бросок
verb-weary = бросок как у изнурённого
verb-reroll = все кубики перебрасываются
verb-fail_roll = успех становится неудачей
verb-severity = бросок тяжести раны { $severity ->
    [1] благоприятный
   *[other] неблагоприятный
 }
verb-cancel = свойство не действует
verb-waste = очко Надежды пропадает впустую
verb-aim_any = атаковать можно любого героя в любой стойке
verb-pierced = попадание считается проникающим ударом
verb-set_endurance = Выносливость цели становится равна { $set_endurance ->
    [half] половине наибольшей
    [full] наибольшей
   *[other] половине наибольшей или наибольшей, смотря по решению
 }
verb-push_down = враг тратит следующее действие, чтобы встать
verb-drive = { $of }: Ненависть или Решимость { SIGNED($drive) }{ $per_icon ->
    [0] { "" }
   *[other] , { SIGNED($per_icon) } за каждый значок
 }
verb-allies_drive = другие враги{ $kinds ->
    [none] { "" }
   *[other] { " " }({ LIST($kinds, "nom") })
 }: Ненависть или Решимость { SIGNED($allies_drive) }
verb-lose = { $lose }: Выносливость -{ $by }
verb-heal = { $heal }: Выносливость { $best_of ->
    [none] { SIGNED($by) }
   *[other] { $by ->
        [0] { "" }
       *[other] { SIGNED($by) } и{ " " }
     }плюс лучшее из: { LIST($best_of, "nom") }
 }{ $per_icon ->
    [0] { "" }
   *[other] , { SIGNED($per_icon) } за каждый значок
 }
verb-fire = { $fire }: потеря от огня ({ $level })
verb-poison = цель отравлена ({ $poison })
verb-shadow_test = { $shadow_test }: { $gain ->
    [0] проверка{ " " }
   *[other] Тень { SIGNED($gain) }, меньше после удачной проверки{ " " }
 }{ $kind ->
    [dread] Доблести
   *[sorcery] Мудрости
 }{ $ill_favoured ->
    [yes] { " " }(бросок неблагоприятный)
   *[no] { "" }
 }{ $fail ->
    [none] { "" }
   *[other] ; при неудаче{ $or_miserable ->
        [yes] { " " }или в отчаянии
       *[no] { "" }
     }: { $fail }
 }
verb-shadow = { $of }: Тень { SIGNED($shadow) }
verb-forbid_hope = { $forbid_hope } больше не тратит Надежду в этом бою
verb-condition = { $of }: { $condition }
verb-lift = { $of }: больше нет, { $lift }
verb-knock_out = { $knock_out } засыпает
verb-wake = { $wake } пробуждается от чар
verb-effect = { $of }: { $effect ->
    [attack] { SIGNED($by) }к к атакам
    [ranged] { SIGNED($by) }к к атакам дальнего боя
    [attacked] { SIGNED($by) }к к атакам против этого бойца
    [roll] { SIGNED($by) }к ко всем броскам
    [protection] { SIGNED($by) }к к Защите доспеха
    [armour] { SIGNED($by) }к Доспеха
    [parry] Парирование { SIGNED($by) }
    [inspired] вдохновение
    [favoured_attack] атаки благоприятные
   *[weary] изнурение
 }{ $once ->
    [yes] { " " }(один бросок)
   *[no] { "" }
 }, до конца { $until ->
    [fight] боя
    [next_round] следующего раунда
    [turn] очереди
    [attack] атаки
    [act] действия
   *[round] раунда
 }{ $dormant ->
    [yes] { " " }(со следующего раунда)
   *[no] { "" }
 }
verb-second_attack = ещё одна атака на того же героя, оружие номер { $second_attack }
verb-attack_chosen = ещё одна атака тем же оружием на выбранного врага
verb-summon = в бой вступает { $summon }
verb-eye = Внимание Ока { SIGNED($eye) }
verb-special = { $special ->
    [elf_lights] враги с общей Мощью не больше Мудрости владельца теряют 1к на раунд и изнурены два раунда
    [weak_spot] Доспех владельца меньше на кубик и ещё на один за каждый значок до конца боя
    [plain_wound] смертельная рана становится обычной
    [free_spell] владелец бесплатно творит одно из своих чар
    [hound_takes_it] пёс принимает проникающий удар на себя и выбывает из боя
   *[other] смотри правила этой карты
 }

# Свойства, которые правила узнают по имени.
flag-ancient_fire = Потери от огня и яда на степень ниже.
flag-brawler = Атаки ратным оружием не теряют кубик; голые руки пронзают на лучшей грани, Тяжесть раны 12.
flag-desperate_courage = Тратя Надежду, можно получить 1 Тень и быть вдохновлённым.
flag-eldar_skill = Лучшая грань в броске навыка — волшебный успех.
flag-extra_volley = Ещё один залп раньше всех остальных.
flag-fearless = При запугивании Мощь считается на 1 больше.
flag-foe_slaying = Против своего заклятого врага: бросок Защиты неблагоприятный, а если уже был таким, рана неизбежна.
flag-luminescence = Предупреждает Отряд о засаде своих заклятых врагов.
flag-magical_success = 1 Надежда: волшебный успех в навыке с рангом 1 или выше, если нет отчаяния.
flag-many_limbs = На одну атаку больше, пока нет ран.
flag-stance_fixed = Стойку сменить нельзя.
flag-steady_tasks = Изнурение и отчаяние не влияют на боевые задачи.
flag-straight_flight = Атакам дальнего боя этим оружием осложнения не мешают.
flag-sure_stones = Брошенные камни пронзают на лучшей грани, Тяжесть раны 12.
flag-woodland_magic = В лесу или в темноте, 1 Надежда: волшебный успех в навыке с рангом 1 или выше, если нет отчаяния.
flag-half_armour_load = Доспех и шлем весят вдвое меньше, с округлением вверх.
flag-staunching_song = Раненым можно помочь броском Пения вместо Врачевания.
