# Охочичи: по фразе на каждый факт игры. Что сделал ход, стоит после имени игрока частью одной фразы:
# `anna: сеет из лунки c, последний камень — в e, берёт e, d (камней: 8) и кладёт их в лунку 3`. $seat, $victim, $first и $second — имена игроков, поэтому
# не склоняются. Лунки названы так, как их видит читатель: свои — буквами, чужие — числами.

## Что сделал ход

ohojitxi-sown = сеет из лунки { $pit }, последний камень — в { $last }
ohojitxi-captured = захватывает { $count ->
    [1] лунку
   *[other] лунки
 } { $pits } (камней: { $stones }) и кладёт их в лунку { $target }
ohojitxi-cleared = захватывает { $count ->
    [1] лунку
   *[other] лунки
 } { $pits } (камней: { $stones }), и камней больше нет
ohojitxi-repeated = и та же позиция стоит уже в третий раз
ohojitxi-limit-reached = и на этом ходы кончились (камней осталось: { $first } — { $first-stones }, { $second } — { $second-stones })

## Почему ход отклонён

ohojitxi-syntax = Напиши букву своей лунки: `c`. Если это захват, добавь номер лунки, куда пойдут камни: `c3`.
    .rule = Как записывать ходы
ohojitxi-no-such-pit = Лунки { $pit } на этой доске нет. Твои — от a до { $last }.
    .rule = Доска
ohojitxi-empty-pit = Твоя лунка { $pit } пуста. Сеять можно из той, где есть камни.
    .rule = Посев
ohojitxi-no-capture = Посев из { $pit } ничего не берёт, класть нечего. Напиши только букву.
    .rule = Захват
ohojitxi-wins-already = Посев из { $pit } забирает твои последние камни: это победа. Напиши только букву.
    .rule = Победа
ohojitxi-target-needed = Посев из { $pit } берёт камни. Напиши ещё, куда их положить: { $targets }.
    .rule = Как записывать ходы
ohojitxi-no-such-target = Лунки { $target } там нет. У соперника они от 1 до { $last }.
    .rule = Куда идут камни
ohojitxi-same-target = В прошлый раз взятые камни пошли в лунку { $target }. Теперь выбери другую.
    .rule = Куда идут камни
ohojitxi-game-over = Игра окончена.
    .rule = Победа

## Почему отсюда нельзя играть

ohojitxi-law-stones =
    На доске { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }. В этой партии их { $all }.
    .rule = Доска
ohojitxi-law-empty = На доске нет ни одного камня. Хотя бы у одного из двоих они должны быть.
    .rule = Победа
ohojitxi-law-south-has-won = У Юга не осталось камней, значит, он победил, но в записи сказано, что ходит Север.
    .rule = Победа
ohojitxi-law-north-has-won = У Севера не осталось камней, значит, он победил, но в записи сказано, что ходит Юг.
    .rule = Победа
ohojitxi-law-last-capture = Одна сторона пуста, значит, последний захват только что унёс по четыре камня из каждой взятой лунки. Из { $all } так не может остаться { $count }.
    .rule = Победа

## Игра

ohojitxi-name = Охочичи
ohojitxi-about = манкала наоборот из Кот-д’Ивуара: избавься от всех своих камней. `{ $prefix }новая охочичи @имя`, не больше 120 ходов: `{ $prefix }новая быстрые охочичи @имя`
ohojitxi-side-first = Юг
ohojitxi-side-second = Север

## Под доской

ohojitxi-side =
    { $seat }: { $stones ->
        [0] камней нет
        [one] { $stones } камень
        [few] { $stones } камня
       *[many] { $stones } камней
    }
ohojitxi-barred = { $seat }: следующий захват нельзя класть в лунку { $target }.

## Доска словами

ohojitxi-own-pits = Твои лунки: { $pits }.
ohojitxi-their-pit = Лунка { $pit } соперника ({ $seat }): { $count }.

## Настройки в названии

ohojitxi-option-pits = { $number ->
    [few] по { $number } лунки
   *[many] по { $number } лунок
 }
ohojitxi-option-target = камни можно класть куда угодно
ohojitxi-option-limit = { $number ->
    [one] не больше { $number } хода
   *[many] не больше { $number } ходов
 }

## Что значит запись

ohojitxi-legend = Твои лунки — буквы, лунки соперника — числа: твоя c для соперника — 3.
