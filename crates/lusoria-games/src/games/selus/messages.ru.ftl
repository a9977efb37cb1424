# Селус: по фразе на каждый факт игры. Что сделал ход, стоит после имени игрока частью одной фразы:
# `anna: сеет b5 > g6 > D x2, берёт 2 камня, ходит ещё раз`. $seat, $owner, $leader и $to — имена игроков, поэтому не склоняются.
# $path — посев по лункам, как их называет сеющий: строчные буквы на своей стороне, прописные на чужой.

## Что сделал ход

selus-sown = сеет { $path }{ $laps ->
    [0] {""}
   *[other] {" "}(кругов: { $laps })
 }
selus-wegue = делает из лунки { $pit } wegue
selus-captured = { $count ->
    [one] берёт { $count } камень
    [few] берёт { $count } камня
   *[many] берёт { $count } камней
 }
selus-liquidated = опустошает wegue { $pit }, и оно исчезает
selus-rests-in-ayemi = оставляет последний камень в «глазе» { $pit }
selus-rests-in-empty = оставляет последний камень в пустом wegue { $pit }
selus-again = ходит ещё раз
selus-passed = { $seat } пропускает ход: сеять нечего
selus-harvested = { $seat } собирает из wegue { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
 }
selus-round-won = раунд { $round }: побеждает { $seat } со счётом { $count }:{ $other }
selus-round-drawn = раунд { $round }: ничья, поровну по { $count }
selus-dealt = раскладывается раунд { $round }, начинает { $leader }
selus-gift = { $seat } дополняет последнюю лунку, её хозяин — { $to }, камней в подарок: { $count }
selus-void = этот посев никогда бы не кончился: раунд { $round } не считается и переигрывается, начинает { $leader }
selus-stopped = игра пошла по кругу, поэтому свободные камни достаются тому, на чьей стороне лежат

## Почему действие отклонено

selus-syntax = Ход — это латинская буква одной из твоих лунок, от a до i: `c`. Годится и число от 1 до 9.
    .rule = Как записывать ходы
selus-no-pass = Пасовать нельзя, пока есть что сеять. Когда сеять будет нечего, я пропущу ход за тебя.
    .rule = Пропуск хода и конец раунда
selus-game-over = Игра окончена.
    .rule = Пропуск хода и конец раунда
selus-empty-pit = Твоя лунка { $pit } пуста. Выбери такую, где есть камни.
    .rule = Посев
selus-wegue-pit = Лунка { $pit } — wegue ({ $owner }), а из wegue никто не сеет.
    .rule = Wegue, ловушки

## Почему с позиции нельзя играть

selus-law-stones = На доске и в амбарах всего камней: { $count }. В игре их 54; меньше бывает только в задаче на один раунд.
    .rule = Доска
selus-law-stuck = Тому, чей ход, нечем сеять: лунки пусты или это wegue. Передай ход другому или положи камни в лунку.
    .rule = Пропуск хода и конец раунда

## Игра

selus-name = Селус
selus-side-first = Юг
selus-side-second = Север
selus-about = раны и ловушки из Массауа на Красном море: долгие посевы в три ряда и лунки, которые глотают камни. `{ $prefix }новая селус @имя`, старинная задача: `{ $prefix }новая selus_puzzle @имя`

## Под доской

selus-store = { $seat }: в амбаре { $count }{ $wegue ->
    [0] {""}
   *[other] , в wegue { $sign } { $stones }
 }
selus-round =
    { $of ->
        [0] Раунд { $round } матча на все камни
       *[other] Раунд { $round } из { $of }
    }
selus-first-turn = Первый ход в этом раунде ({ $seat }): ставить wegue пока нельзя.

## Доска словами

selus-own-edge = Твой нижний ряд слева: { $pits }.
selus-own-middle = Твоя половина среднего ряда, от правого края внутрь: { $pits }.
selus-their-edge = Верхний ряд ({ $seat }) справа: { $pits }.
selus-their-middle = Половина среднего ряда ({ $seat }), от левого края внутрь: { $pits }.
selus-own-wegue = Твои wegue: { $pits }.
selus-their-wegue = Чужие wegue ({ $seat }): { $pits }.

## Настройки в названии

selus-option-wegue = слабый
selus-option-empty = камень в пустом wegue берут
selus-option-ayemi = по два глаза
selus-option-rounds = { $value ->
    [match] до последнего камня
   *[other] раундов: { $value }
 }
selus-option-puzzle = старинная задача

## Что значит запись

selus-legend = Запись: b5 > g6 > D x7 значит, что берут лунку b с 5 камнями, потом g с 6, а последний камень в D берёт 7. Строчные буквы — твои лунки, прописные — соперника; их покажет `{ $prefix }правила{ $which }`.
