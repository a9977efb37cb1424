# XII Scripta: one message for each fact of the game. What a ply did stands after the name of the player, as a part of one
# sentence: `anna: rolls 1 4 6, enters on 4`. $seat and $victim are names of players.
# Points are counted along the course of the player who is spoken of; home points have Roman numbers as in the rules;
# $dice is a list such as "1 4 6".

## What a ply did

xii_scripta-thrown = rolls { $dice }
xii_scripta-placed = enters on { $point }
xii_scripta-reentered = brings a captured piece back in on { $point }
xii_scripta-moved = moves from { $from } to { $to }
xii_scripta-hit = hits one of { $victim }’s pieces
xii_scripta-borne-off = bears off from { $point ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
 } ({ $left ->
    [0] the last piece
   *[other] { $left } to go
 })
xii_scripta-passed = passes ({ $dice } unused)
xii_scripta-won = has borne off every piece

## Why a move is refused

xii_scripta-syntax =
    { $word ->
        [place] To enter a piece on point 1 to 6, write `place` and the die: `place 4`.
        [move] To move a piece, write `move`, then which piece (number 1 is the hindmost), then the die: `move 3 2`.
        [take] To bear a piece off from your home points, write `take` and the die: `take 2`.
        [pass] To give up the rest of your turn, write only `pass`.
        [roll] To tell what you rolled, write `roll` and the three numbers: `roll 1 4 6`.
       *[other] Moves are written `place 4`, `move 3 2`, `take 2` or `pass`.
    }
    .rule = Your turn
xii_scripta-no-such-die = You have no { $die } to use. Dice left: { $dice }.
    .rule = Your turn
xii_scripta-must-reenter =
    { $count ->
        [one] A piece of yours is captured. Bring it
       *[other] { $count } of your pieces are captured. Bring them
    } back in with `place` before you do anything else.
    .rule = Captured pieces
xii_scripta-hand-empty = You have no piece left to enter.
    .rule = Entering: place
xii_scripta-blocked = You cannot land on point { $step }: { $count } enemy pieces stand there, and two or more block it.
    .rule = Stacks, lone pieces and blocks
xii_scripta-no-such-piece =
    { $count ->
        [0] There is no piece { $piece }: you have none on the board.
        [one] There is no piece { $piece }: you have one on the board, number 1.
       *[other] There is no piece { $piece }: yours are numbered 1 to { $count } from the start of your course.
    }
    .rule = Moving: move
xii_scripta-off-board =
    Piece { $piece } stands on point { $step } and cannot go { $die } further: the course ends at 36. { $most ->
        [0] It leaves the board only by `take`.
        [one] It can go 1 point on, or leave by `take`.
       *[other] It can go up to { $most } points on, or leave by `take`.
    }
    .rule = Moving: move
xii_scripta-not-all-home =
    You may bear off only when all your pieces stand on your home points, the last six of your course. { $count ->
        [one] One is not there yet
       *[other] { $count } are not there yet
    }{ $waiting ->
        [0] .
       *[other] {" "}(still waiting to enter: { $waiting }).
    }
    .rule = Bearing off: take
xii_scripta-empty-point = None of your pieces stands on home point { $point ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
   *[other] VI
 }.
    .rule = Bearing off: take
xii_scripta-game-over = The game is over.
    .rule = Passing, yielding, winning
xii_scripta-must-play = In this game you may pass only when no die can be played. Dice left: { $dice }.
    .rule = Passing, yielding, winning
xii_scripta-throw-first = First tell what you rolled: `roll` and the three numbers, like `roll 1 4 6`.
    .rule = Your own dice
xii_scripta-not-your-dice = The dice already lie on the table: { $dice }. There is nothing to roll now.
    .rule = Your own dice
xii_scripta-not-in-bag = The bag cannot give { $dice } now.
    .rule = Dice you can trust

## The game

xii_scripta-name = XII Scripta
xii_scripta-side-first = player I
xii_scripta-side-second = player II
xii_scripta-about = a Roman race with dice, a forefather of backgammon. Three pieces each: `{ $prefix }new quick @friend`, fifteen: `{ $prefix }new scripta @friend`

## Under the board

xii_scripta-dice-left = Dice left for { $seat }: { $dice }
xii_scripta-stock =
    { $seat } ({ $sign ->
        [digit] digits
       *[letter] letters
    }): { $waiting ->
        [0] {""}
       *[other] { $waiting } waiting,{" "}
    }{ $captured ->
        [0] {""}
       *[other] { $captured } captured,{" "}
    }{ $off } of { $of } borne off

## The board in words

xii_scripta-own-point =
    You have { $count ->
        [one] one piece
       *[other] { $count } pieces
    } on point { $step }, { $row ->
        [1] middle row
        [2] top row
       *[3] bottom row
    }.
xii_scripta-own-none = You have no pieces on the board.
xii_scripta-their-point =
    { $seat } has { $count ->
        [one] one piece
       *[other] { $count } pieces
    } on your point { $step }, { $row ->
        [1] middle row
        [2] top row
       *[3] bottom row
    }.
xii_scripta-their-none = { $seat } has no pieces on the board.

xii_scripta-told-dice-left = Dice left for { $seat }: { $dice }.
xii_scripta-told-stock =
    { $waiting ->
        [0] {""}
        [one] { $seat } has one piece waiting to enter.{" "}
       *[other] { $seat } has { $waiting } pieces waiting to enter.{" "}
    }{ $captured ->
        [0] {""}
        [one] { $seat } has one captured piece, which must enter again.{" "}
       *[other] { $seat } has { $captured } captured pieces, which must enter again.{" "}
    }{ $seat } has borne off { $off } of { $of }.

## Options in the title

xii_scripta-option-pieces = { $number ->
    [one] { $number } piece each
   *[other] { $number } pieces each
 }
xii_scripta-option-bearoff = bearing off by distance
xii_scripta-option-need_all = waiting pieces do not forbid bearing off
xii_scripta-option-strict = passing only when nothing can be played
xii_scripta-option-bag = { $number ->
   *[other] bag with { $number } of each number
 }
xii_scripta-option-dice = { $value ->
    [hand] real dice
   *[plain] plain dice
 }
xii_scripta-option-autopass = no automatic passes
