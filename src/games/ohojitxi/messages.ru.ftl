# Охочичи: по фразе на каждый факт игры. Что сделал ход, стоит после имени игрока частью одной фразы:
# `anna: сеет c до e, берёт e, d (x8) и кладёт в лунку 3 (для bob это c)`. $seat, $victim, $first и $second — имена игроков,
# поэтому не склоняются. Буквы — лунки того, о ком речь; $target — лунка соперника, как её считает этот игрок,
# $theirs — её буква для соперника.

## Что сделал ход

ohojitxi-sown = сеет { $pit } до { $last }
ohojitxi-captured = берёт { $pits } (x{ $stones }) и кладёт в лунку { $target } (для { $victim } это { $theirs })
ohojitxi-cleared = берёт { $pits } (x{ $stones }), и камней больше нет
ohojitxi-repeated = и та же позиция стоит уже в третий раз
ohojitxi-limit-reached = и на этом ходы кончились: камней осталось: { $first } — { $first-stones }, { $second } — { $second-stones }

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
ohojitxi-their-pits = Лунки соперника ({ $seat }) под номерами для ввода: { $pits }.
