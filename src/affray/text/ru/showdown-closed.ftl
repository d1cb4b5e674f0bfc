# Почему в схватке чего-то сейчас нельзя; говорится после закрытого варианта.

closed-not-on-board = { $who } не на поле
closed-no-survival = тратить нечего: решительности нет
closed-not-known = у поселения ещё нет такого улучшения
closed-barred = мешает травма, расстройство психики или карта
closed-used-this-round = в этом раунде уже было
closed-knocked-down = { $who } { GENDER($who) ->
    [f] сбита
    [n] сбито
    [pl] сбиты
   *[m] сбит
 } с ног
closed-doomed = { $who } { GENDER($who) ->
    [f] обречена
    [n] обречено
    [pl] обречены
   *[m] обречён
 }
closed-attacking = { $who } атакует
closed-unresolved = ещё не разыграно другое решительное действие
closed-deaf = { $companion } { GENDER($companion) ->
    [f] глухая
    [n] глухое
    [pl] глухие
   *[m] глухой
 }
closed-no-opportunity = сейчас можно только увернуться
closed-nothing-to-buy = потратить его сейчас не на что
closed-no-movement = передвижение потрачено
closed-no-activation = взаимодействие потрачено
closed-nowhere = свободных клеток рядом нет
closed-must-move = сначала нужно передвинуться
closed-out-of-reach = монстр вне досягаемости
closed-out-of-sight = монстра не видно
closed-needs-movement = нужно и передвижение, а оно потрачено
closed-not-usable = сейчас этим пользоваться нельзя
closed-standing-orders = постоянные приказы игрока велят сейчас не спрашивать (изменить: п)

# Что закрыто, когда ни один вариант этого не называет.
closed-option-encourage = { CAP($who) }: воодушевление
closed-option-surge = { CAP($who) }: натиск (решительность: 1)
