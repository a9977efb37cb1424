# Кошки и мышь: по фразе на каждый факт игры. Что сделал ход, стоит после имени игрока частью одной фразы:
# `anna: мышь бежит с d1 на c2`. $who и $by — номера кошек, 0 — мышь; поля как в шахматах.

## Что сделал ход

cats_and_mouse-started = мышь начинает с { $square }
cats_and_mouse-mouse-moved = мышь бежит с { $from } на { $to }
cats_and_mouse-cat-moved = кошка { $cat } идёт с { $from } на { $to }
cats_and_mouse-home = и она дома
cats_and_mouse-past = и мышь позади всех кошек: теперь её никто не догонит
cats_and_mouse-trapped = и мышь в ловушке
cats_and_mouse-stuck = и ни одной кошке больше некуда ступить

## Почему ход отклонён

cats_and_mouse-syntax =
    { $word ->
        [start] Сначала мышь выбирает поле: `старт b1`, `старт d1`, `старт f1` или `старт h1`. Или сразу бежит с d1: `7` или `9`.
        [mouse] Мышь бегает так: `7` — вверх влево, `9` — вверх вправо, `1` — вниз влево, `3` — вниз вправо.
       *[cats] Кошка ходит своим номером и цифрой: `1` — влево, `2` — вправо. Так, `21` — кошка 2 влево. Или одной латинской клавишей: `a` `s` `d` `f` `j` `k` `l` `;`. Или полями: `c8-d7`.
    }
    .rule = Как записывать ходы
cats_and_mouse-bad-start = С { $square } мышь начать не может. Её поля — b1, d1, f1 и h1.
    .rule = Мышь
cats_and_mouse-already-started = Мышь уже в пути: она на { $square }.
    .rule = Мышь
cats_and_mouse-only-up = С ряда 1 мыши можно бежать только вверх: `7` или `9`.
    .rule = Мышь
cats_and_mouse-start-first = Мыши ещё нет на доске. Сначала поставь её: `старт d1`.
    .rule = Мышь
cats_and_mouse-mouse-to-move = Кошкам придётся подождать: сейчас ходит мышь — `7`, `9`, `1` или `3`.
    .rule = Ход за ходом
cats_and_mouse-cats-to-move = Мыши придётся подождать: сейчас ходит одна из кошек.
    .rule = Ход за ходом
cats_and_mouse-mouse-step = Мышь с { $from } идёт на один шаг наискосок, на свободное поле: { $squares }.
    .rule = Ход за ходом
cats_and_mouse-cat-step = Кошка идёт на один шаг наискосок к ряду 1, на свободное поле: { $squares }.
    .rule = Кошки
cats_and_mouse-off-board =
    { $who ->
        [0] Так мышь с { $from } убежит за край доски.
       *[other] Так кошка { $who } с { $from } свалится за край доски.
    }
    .rule = Доска
cats_and_mouse-occupied =
    { $who ->
        [0] Мыши не пройти с { $from } на { $to }: там кошка { $by }.
       *[other] Кошке { $who } не пройти с { $from } на { $to }: там { $by ->
            [0] мышь
           *[other] кошка { $by }
        }, а бить здесь никого нельзя.
    }
    .rule = Ход за ходом
cats_and_mouse-game-over = Игра окончена.
    .rule = Конец игры

## Почему отсюда нельзя играть

cats_and_mouse-law-dark = На тёмных полях стоять нельзя: { $squares }.
    .rule = Доска
cats_and_mouse-law-shared = Слишком тесно: { $squares }. На одном поле хватает места только одному.
    .rule = Доска
cats_and_mouse-law-cats-missing =
    { $count ->
        [one] Нет кошки { $cats }. Для охоты нужны все четыре.
       *[other] Не хватает кошек: { $cats }. Для охоты нужны все четыре.
    }
    .rule = Доска
cats_and_mouse-law-mouse-missing = Нет мыши. Её может не быть на доске только до первого хода, пока кошки стоят на a8, c8, e8 и g8.
    .rule = Мышь

## Игра

cats_and_mouse-name = Кошки и мышь
cats_and_mouse-side-first = мышь
cats_and_mouse-side-second = кошки
cats_and_mouse-about = четыре кошки ловят одну мышь на шахматной доске: `{ $prefix }новая кошки @имя`

## Под доской

cats_and_mouse-choose = Мышь может сначала выбрать, откуда бежать: `старт b1`, `старт d1`, `старт f1` или `старт h1`. Иначе она побежит с d1: `7` — вверх влево, `9` — вверх вправо.
cats_and_mouse-mouse-keys = `7` — шаг вверх влево, `9` — вверх вправо.
cats_and_mouse-cat-keys = `21` — кошка 2 идёт влево, `22` — вправо.

## Доска словами

cats_and_mouse-own-mouse = Ты мышь и стоишь на { $square }.
cats_and_mouse-their-mouse = Мышь стоит на { $square }.
cats_and_mouse-exits =
    { $count ->
        [0] Бежать оттуда некуда.
       *[other] Оттуда { $own ->
            [1] тебе
           *[other] ей
        } можно бежать на { $squares }.
    }
cats_and_mouse-own-cats = Твои кошки: первая на { $one }, вторая на { $two }, третья на { $three }, четвёртая на { $four }.
cats_and_mouse-their-cats = Кошка 1 на { $one }, кошка 2 на { $two }, кошка 3 на { $three }, кошка 4 на { $four }.

## Настройки в названии

cats_and_mouse-option-start = мышь на { $value }
cats_and_mouse-option-view = доска не переворачивается
cats_and_mouse-option-shortcut = довольно миновать кошек
