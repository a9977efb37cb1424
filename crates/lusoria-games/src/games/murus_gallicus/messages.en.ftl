# Murus Gallicus: one message for each fact of the game. What a ply did stands after the name of the player, as a part of one
# sentence: `anna: moves G4,NE onto F5 and E6`. $seat and $victim are names of players; cells and directions (F5, NE) are the
# same in every language; $cells is a list such as "F5, E6". `.rule` names the part of the rules that `why` shows.

## What a ply did

murus_gallicus-moved = moves { $move } onto { $near } and { $far }
murus_gallicus-raised =
    { $count ->
        [one] raises a tower on { $cells }
       *[other] raises towers on { $cells }
    }
murus_gallicus-sacrificed = gives a stone of the tower on { $cell } to tear down the wall on { $wall }
murus_gallicus-broke-through = stands on the base row at { $cell } and wins
murus_gallicus-stuck = leaves { $victim } without a move and wins
murus_gallicus-move-limit =
    and with { $moves ->
        [one] one move
       *[other] { $moves } moves
    } each the game is a draw

## Why a move is refused

murus_gallicus-syntax =
    Write the cell of a tower and where it goes: `G4,NE`, or `g4 ne`. The directions are N, NE, E, SE, S, SW, W and NW.
    .rule = Typing moves
murus_gallicus-no-such-cell = There is no cell { $cell }: rows are A to G, columns 1 to 8.
    .rule = The board
murus_gallicus-game-over = The game is over.
    .rule = How to win
murus_gallicus-empty-cell = Nothing stands on { $cell }.
    .rule = Moving a tower
murus_gallicus-not-yours = What stands on { $cell } is your opponent’s.
    .rule = Moving a tower
murus_gallicus-walls-stay = On { $cell } you have only a wall, and walls never move. It takes two stones to act.
    .rule = Moving a tower
murus_gallicus-no-room =
    { $room ->
        [0] { $cell } lies at the edge: to the { $direction } the board ends.
       *[other] From { $cell } there is only one cell to the { $direction }, and a tower needs two, one for each stone.
    }
    .rule = Moving a tower
murus_gallicus-own-tower = Your own tower on { $blocker } is in the way of the one on { $cell }: a third stone never goes on top.
    .rule = Moving a tower
murus_gallicus-enemy-tower = An enemy tower on { $blocker } stops the one on { $cell }. It can be neither entered nor torn down.
    .rule = The sacrifice
murus_gallicus-enemy-wall = An enemy wall on { $blocker } stops the tower on { $cell }. For a sacrifice it would have to be right next to it.
    .rule = The sacrifice

## Why a position cannot be played from

murus_gallicus-law-white-stones = White has { $count } stones. There are never more than sixteen.
    .rule = The board
murus_gallicus-law-black-stones = Black has { $count } stones. There are never more than sixteen.
    .rule = The board
murus_gallicus-law-won-before = The player to move already has a stone on the other base row, on { $cells }. That game was won before.
    .rule = How to win

## The game

murus_gallicus-name = Murus Gallicus
murus_gallicus-about = walls and towers, a race to the other side: `{ $prefix }new murus @friend`
murus_gallicus-side-first = White
murus_gallicus-side-second = Black

## Under the board

murus_gallicus-white = White is { $seat }: towers W { $towers }, walls w { $walls }
murus_gallicus-black = Black is { $seat }: towers B { $towers }, walls b { $walls }

## The board in words

murus_gallicus-own-towers =
    { $count ->
        [one] Your tower: { $cells }.
       *[other] Your towers: { $cells }.
    }
murus_gallicus-own-walls =
    { $count ->
        [one] Your wall: { $cells }.
       *[other] Your walls: { $cells }.
    }
murus_gallicus-their-towers =
    { $count ->
        [one] { $seat }’s tower: { $cells }.
       *[other] { $seat }’s towers: { $cells }.
    }
murus_gallicus-their-walls =
    { $count ->
        [one] { $seat }’s wall: { $cells }.
       *[other] { $seat }’s walls: { $cells }.
    }

## Options in the title

murus_gallicus-option-max_moves = { $value ->
    [off] no limit of moves
   *[other] at most { $value } moves each
 }
murus_gallicus-option-escape = only taking the last move wins
