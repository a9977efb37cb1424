# Чука Рума: по фразе на каждый факт игры. Что сделал ход, стоит после имени игрока частью одной фразы:
# `anna: сеет c до румы (1)`, в скобках — сколько в ней теперь. Лунки — буквы слева направо; $path — взятые лунки, `a > c`;
# в длинном посеве на $more кругов больше, чем названо.

## Что сделал ход

tchuka_ruma-to-ruma =
    сеет { $path }{ $more ->
        [0] {""}
        [one] {" "}и ещё { $more } круг
        [few] {" "}и ещё { $more } круга
       *[many] {" "}и ещё { $more } кругов
    } до румы ({ $ruma })
tchuka_ruma-to-empty =
    сеет { $path }{ $more ->
        [0] {""}
        [one] {" "}и ещё { $more } круг
        [few] {" "}и ещё { $more } круга
       *[many] {" "}и ещё { $more } кругов
    }, последний камень — в пустую лунку { $pit }
tchuka_ruma-lost =
    пасьянс не сошёлся, в руме { $ruma } из { $of }{ $most ->
        [0] {""}
       *[other] {" "}(больше { $most } здесь не собрать)
    }
tchuka_ruma-won = все { $of } в руме, пасьянс сошёлся

## Почему ход отклонён

tchuka_ruma-syntax = Ход — это буква лунки, и больше ничего: `c`. В одно сообщение можно вписать несколько: `cb`.
    .rule = Как записывать ходы
tchuka_ruma-word-or-pits = Это ещё и слово. Если речь о лунках, поставь между буквами пробелы: `{ $letters }`.
    .rule = Как записывать ходы
tchuka_ruma-not-the-ruma = Рума камни только принимает. Выбери лунку, в которой они есть.
    .rule = Ход
tchuka_ruma-no-such-pit = Лунки { $pit } на этой доске нет. Лунки здесь — от a до { $last }.
    .rule = Доска
tchuka_ruma-empty-pit = Лунка { $pit } пуста. Выбери такую, где есть камни.
    .rule = Ход
tchuka_ruma-game-over = Игра окончена.
    .rule = Победа и проигрыш

## Игра

tchuka_ruma-name = Чука Рума
tchuka_ruma-about = манкала-пасьянс для одного: собери в руму все камни до единого. `{ $prefix }новая чука`

## Под доской

tchuka_ruma-ruma = В руме: { $count } из { $of }
tchuka_ruma-cannot-be-won =
    Отсюда не выиграть никому. В руму попадёт самое большее { $most ->
        [one] { $most } камень
        [few] { $most } камня
       *[many] { $most } камней
    } из { $of }.

## Доска словами

tchuka_ruma-pits = Камни в лунках, слева направо: { $pits }.

## Настройки в названии

tchuka_ruma-option-pits = { $number ->
    [one] { $number } лунка
    [few] { $number } лунки
   *[many] { $number } лунок
 }
tchuka_ruma-option-stones = { $number ->
    [one] по { $number } камню
    [few] по { $number } камня
   *[many] по { $number } камней
 }
tchuka_ruma-option-origin = взятая лунка считается занятой
