# Murus Gallicus: по фразе на каждый факт игры. Что сделал ход, стоит после имени игрока частью одной фразы:
# `anna: ходит G4,СВ, камни на F5 и E6`. $seat и $victim — имена игроков, поэтому не склоняются; клетки (F5) на всех языках одни,
# ходы и стороны света пишутся по-русски; $cells — список вроде "F5, E6". `.rule` называет раздел правил, который покажет `why`.

## Что сделал ход

murus_gallicus-moved = ходит { $move }, камни на { $near } и { $far }
murus_gallicus-raised =
    { $count ->
        [1] строит башню на { $cells }
       *[other] строит башни на { $cells }
    }
murus_gallicus-sacrificed = жертвует камень башни на { $cell } и рушит стену на { $wall }
murus_gallicus-broke-through = прорывается на базовый ряд ({ $cell }) и побеждает
murus_gallicus-stuck = оставляет соперника ({ $victim }) без хода и побеждает
murus_gallicus-move-limit =
    сделано по { $moves ->
        [one] { $moves } ходу
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, ничья

## Почему ход отклонён

murus_gallicus-syntax =
    Напиши клетку башни и направление: `G4,СВ` или `g4 св`. Направления: С, СВ, В, ЮВ, Ю, ЮЗ, З и СЗ.
    .rule = Как записывать ходы
murus_gallicus-no-such-cell = Клетки { $cell } нет: ряды — от A до G, столбцы — от 1 до 8.
    .rule = Доска
murus_gallicus-game-over = Игра окончена.
    .rule = Как победить
murus_gallicus-empty-cell = На { $cell } ничего не стоит.
    .rule = Ход башней
murus_gallicus-not-yours = То, что стоит на { $cell }, принадлежит сопернику.
    .rule = Ход башней
murus_gallicus-walls-stay = На { $cell } у тебя только стена, а стены не ходят. Ходит башня, в ней два камня.
    .rule = Ход башней
murus_gallicus-no-room =
    { $room ->
        [0] { $cell } — у самого края: в направлении { $direction } доска кончается.
       *[other] От { $cell } в направлении { $direction } осталась одна клетка, а башне нужны две, по одной на камень.
    }
    .rule = Ход башней
murus_gallicus-own-tower = Башне на { $cell } мешает твоя же башня на { $blocker }: третий камень туда не положить.
    .rule = Ход башней
murus_gallicus-enemy-tower = Башне на { $cell } мешает башня соперника на { $blocker }: туда не войти, и разрушить её нельзя.
    .rule = Жертва
murus_gallicus-enemy-wall = Башне на { $cell } мешает стена соперника на { $blocker }. Для жертвы она должна стоять вплотную.
    .rule = Жертва

## Почему с позиции нельзя играть

murus_gallicus-law-white-stones = Камней у белых: { $count }. Больше шестнадцати их не бывает.
    .rule = Доска
murus_gallicus-law-black-stones = Камней у чёрных: { $count }. Больше шестнадцати их не бывает.
    .rule = Доска
murus_gallicus-law-won-before = У того, чей ход, камень уже стоит на базовом ряду соперника, на { $cells }. Эта партия была выиграна раньше.
    .rule = Как победить

## Игра

murus_gallicus-name = Murus Gallicus
murus_gallicus-about = стены, башни и прорыв на другой край доски: `{ $prefix }новая мурус @имя`
murus_gallicus-side-first = белые
murus_gallicus-side-second = чёрные

## Под доской

murus_gallicus-white = Белые — { $seat }: башни W { $towers }, стены w { $walls }
murus_gallicus-black = Чёрные — { $seat }: башни B { $towers }, стены b { $walls }

## Доска словами

murus_gallicus-own-towers =
    { $count ->
        [1] Твоя башня: { $cells }.
       *[other] Твои башни: { $cells }.
    }
murus_gallicus-own-walls =
    { $count ->
        [1] Твоя стена: { $cells }.
       *[other] Твои стены: { $cells }.
    }
murus_gallicus-their-towers =
    { $count ->
        [1] { $seat }, башня: { $cells }.
       *[other] { $seat }, башни: { $cells }.
    }
murus_gallicus-their-walls =
    { $count ->
        [1] { $seat }, стена: { $cells }.
       *[other] { $seat }, стены: { $cells }.
    }

## Настройки в названии

murus_gallicus-option-max_moves = { $value ->
    [off] без предела ходов
   *[other] ходов у каждого не больше { $value }
 }
murus_gallicus-option-escape = победа, только если у соперника нет хода
