# XII Scripta: по фразе на каждый факт игры. Что сделал ход, стоит после имени игрока частью одной фразы:
# `anna: бросает 1 4 6, ставит на 4`. $seat и $victim — имена игроков, поэтому не склоняются.
# Поля считаются по пути того, о ком речь; поля дома — римскими числами, как в правилах;
# $dice — список вроде "1 4 6".

## Что сделал ход

xii_scripta-thrown = бросает { $dice }
xii_scripta-placed = ставит на { $point }
xii_scripta-reentered = возвращает сбитую фишку на { $point }
xii_scripta-moved = ведёт с { $from } на { $to }
xii_scripta-hit = сбивает фишку соперника
xii_scripta-borne-off = снимает с { $point ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
 } ({ $left ->
    [0] последняя фишка
   *[other] осталось { $left }
 })
xii_scripta-passed = пасует (не использовано: { $dice })
xii_scripta-won = и все фишки сняты

## Почему действие отклонено

xii_scripta-syntax =
    { $word ->
        [place] Чтобы ввести фишку на поле от 1 до 6, напиши `поставить` и кубик: `поставить 4`.
        [move] Чтобы пойти, напиши `двинуть`, номер фишки (1 — самая задняя) и кубик: `двинуть 3 2`.
        [take] Чтобы снять фишку с поля дома, напиши `снять` и кубик: `снять 2`.
        [pass] Чтобы пропустить остаток хода, напиши только `пас`.
        [roll] Чтобы сказать, что выпало, напиши `бросок` и три числа: `бросок 1 4 6`.
       *[other] Действия пишут так: `поставить 4`, `двинуть 3 2`, `снять 2` или `пас`.
    }
    .rule = Твой ход
xii_scripta-no-such-die = { $die ->
    [1] Единица не выпала
    [2] Двойка не выпала
    [3] Тройка не выпала
    [4] Четвёрка не выпала
    [5] Пятёрка не выпала
    [6] Шестёрка не выпала
   *[other] Числа { $die } на кубиках не бывает
 }. Остались: { $dice }.
    .rule = Твой ход
xii_scripta-must-reenter =
    { $count ->
        [1] У тебя сбита фишка. Сначала верни её
        [few] У тебя сбиты { $count } фишки. Сначала верни их
       *[many] У тебя сбито { $count } фишек. Сначала верни их
    } в игру командой `поставить`.
    .rule = Сбитые фишки
xii_scripta-hand-empty = Вводить больше нечего: в запасе нет ни одной фишки.
    .rule = Ввести фишку
xii_scripta-blocked =
    Поле { $step } закрыто: там { $count ->
        [one] стоит { $count } фишка
        [few] стоят { $count } фишки
       *[many] стоят { $count } фишек
    } соперника. Где стоят две и больше, остановиться нельзя.
    .rule = Столбики и одинокие фишки
xii_scripta-no-such-piece =
    { $count ->
        [0] Фишки номер { $piece } нет: на доске нет ни одной твоей.
        [1] Фишки номер { $piece } нет: на доске у тебя одна, номер 1.
       *[other] Фишки номер { $piece } нет: номера твоих — от 1 до { $count }, считая от начала пути.
    }
    .rule = Пойти
xii_scripta-off-board =
    Фишка номер { $piece } стоит на поле { $step }, и на { $die } вперёд ей не пройти: путь кончается полем 36. { $most ->
        [0] С доски её снимает только `снять`.
       *[other] Она может пройти не дальше чем на { $most }, а с доски её снимает только `снять`.
    }
    .rule = Пойти
xii_scripta-not-all-home =
    Снимать можно, только когда все твои фишки стоят на полях дома, последних шести на пути. { $count ->
        [one] Ещё не дома: { $count } фишка
        [few] Ещё не дома: { $count } фишки
       *[many] Ещё не дома: { $count } фишек
    }{ $waiting ->
        [0] .
       *[other] {" "}(из них в запасе: { $waiting }).
    }
    .rule = Снять с доски
xii_scripta-empty-point = На поле дома { $point ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
 } нет ни одной твоей фишки.
    .rule = Снять с доски
xii_scripta-game-over = Игра окончена.
    .rule = Пас, сдача, победа
xii_scripta-must-play = В этой партии пасовать можно, только если ни один кубик нельзя сыграть. Осталось: { $dice }.
    .rule = Пас, сдача, победа
xii_scripta-throw-first = Сначала напиши, что выпало: `бросок` и три числа, например `бросок 1 4 6`.
    .rule = Свои кубики
xii_scripta-not-your-dice = Кубики уже на столе: { $dice }. Сейчас бросать нечего.
    .rule = Свои кубики
xii_scripta-not-in-bag = Броска { $dice } в мешочке сейчас нет.
    .rule = Кубики, которым можно верить

## Игра

xii_scripta-name = XII Scripta
xii_scripta-side-first = игрок I
xii_scripta-side-second = игрок II
xii_scripta-about = древнеримская гонка с кубиками, предок нардов. С тремя фишками: `{ $prefix }новая быстрая @имя`, с пятнадцатью: `{ $prefix }новая скрипта @имя`

## Под доской

xii_scripta-dice-left = { $seat }, на кубиках: { $dice }
xii_scripta-stock =
    { $seat } ({ $sign ->
        [digit] цифры
       *[letter] буквы
    }): { $waiting ->
        [0] {""}
       *[other] в запасе { $waiting },{" "}
    }{ $captured ->
        [0] {""}
       *[other] сбито { $captured },{" "}
    }снято { $off } из { $of }

## Доска словами

xii_scripta-own-point =
    На поле { $step }, { $row ->
        [1] средний ряд
        [2] верхний ряд
       *[3] нижний ряд
    }, у тебя { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[many] { $count } фишек
    }.
xii_scripta-own-none = На доске нет твоих фишек.
xii_scripta-their-point =
    { $seat }: { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
       *[many] { $count } фишек
    } на твоём поле { $step }, { $row ->
        [1] средний ряд
        [2] верхний ряд
       *[3] нижний ряд
    }.
xii_scripta-their-none = { $seat }: на доске нет ни одной фишки.

xii_scripta-told-dice-left = { $seat }, на кубиках: { $dice }.
xii_scripta-told-stock =
    { $seat }: { $waiting ->
        [0] {""}
        [one] { $waiting } фишка ждёт выхода на доску,{" "}
        [few] { $waiting } фишки ждут выхода на доску,{" "}
       *[many] { $waiting } фишек ждут выхода на доску,{" "}
    }{ $captured ->
        [0] {""}
        [one] { $captured } сбитая фишка должна вернуться,{" "}
        [few] { $captured } сбитые фишки должны вернуться,{" "}
       *[many] { $captured } сбитых фишек должны вернуться,{" "}
    }снято { $off } из { $of }.

## Настройки в названии

xii_scripta-option-pieces = { $number ->
    [one] по { $number } фишке
    [few] по { $number } фишки
   *[many] по { $number } фишек
 }
xii_scripta-option-bearoff = снятие по расстоянию
xii_scripta-option-need_all = запас не мешает снимать
xii_scripta-option-strict = пас только без хода
xii_scripta-option-bag = { $number ->
   *[other] в мешочке по { $number } каждого числа
 }
xii_scripta-option-dice = { $value ->
    [hand] настоящие кубики
   *[plain] обычные кубики
 }
xii_scripta-option-autopass = бот сам не пасует
