# Ohojitxi: one message for each fact of the game. What a move did stands after the name of the player, as a part of one
# sentence: `anna: sows pit c, ending in e, captures e, d (x8) and puts them into 3`. $seat, $victim, $first and $second are names of
# players. Pits are named as the reader sees them: the own ones by letter, the opponent’s by number.

## What a move did

ohojitxi-sown = sows pit { $pit }, ending in { $last }
ohojitxi-captured = captures { $count ->
    [1] pit
   *[other] pits
 } { $pits } ({ $stones } stones) and puts them into { $target }
ohojitxi-cleared = captures { $count ->
    [1] pit
   *[other] pits
 } { $pits } ({ $stones } stones) and has no stone left
ohojitxi-repeated = and that is the same position for the third time
ohojitxi-limit-reached = and with that the moves are used up ({ $first } has { $first-stones } stones left, { $second } has { $second-stones })

## Why a move is refused

ohojitxi-syntax = Write the letter of your pit: `c`. If that captures, add the number of the pit that is to take the stones: `c3`.
    .rule = Typing moves
ohojitxi-no-such-pit = There is no pit { $pit } on this board. Yours are a to { $last }.
    .rule = The board
ohojitxi-empty-pit = Your pit { $pit } is empty. Sow one that holds stones.
    .rule = Sowing
ohojitxi-no-capture = Sowing { $pit } captures nothing, so there is nothing to put anywhere. Write only the letter.
    .rule = Capturing
ohojitxi-wins-already = Sowing { $pit } captures your last stones and wins. Write only the letter.
    .rule = Winning
ohojitxi-target-needed = Sowing { $pit } captures. Say where the stones are to go, too: { $targets }.
    .rule = Typing moves
ohojitxi-no-such-target = There is no pit { $target } over there. Your opponent’s pits are 1 to { $last }.
    .rule = Where the stones go
ohojitxi-same-target = Your last capture went into pit { $target }. This one has to go somewhere else.
    .rule = Where the stones go
ohojitxi-game-over = The game is over.
    .rule = Winning

## Why it cannot be played from

ohojitxi-law-stones =
    On the board there { $count ->
        [1] is 1 stone
       *[other] are { $count } stones
    }. This game has { $all }.
    .rule = The board
ohojitxi-law-empty = There is no stone on the board. One of the two has to have some.
    .rule = Winning
ohojitxi-law-south-has-won = South has no stone left and so has won, but here it is said to be North’s turn.
    .rule = Winning
ohojitxi-law-north-has-won = North has no stone left and so has won, but here it is said to be South’s turn.
    .rule = Winning
ohojitxi-law-last-capture = One side is empty, so a last capture has just taken stones away, four from each pit. Of { $all } that cannot leave { $count }.
    .rule = Winning

## The game

ohojitxi-name = Ohojitxi
ohojitxi-about = a mancala of the Ivory Coast turned upside down: get rid of all your stones. `{ $prefix }new ohojitxi @friend`, with at most 120 moves: `{ $prefix }new quick ohojitxi @friend`
ohojitxi-side-first = South
ohojitxi-side-second = North

## Under the board

ohojitxi-side =
    { $seat }: { $stones ->
        [0] no stones left
        [one] { $stones } stone
       *[other] { $stones } stones
    }
ohojitxi-barred = { $seat } may not put the next capture into pit { $target }.

## The board in words

ohojitxi-own-pits = Your pits: { $pits }.
ohojitxi-their-pit = { $seat }’s pit { $pit } holds { $count }.

## Options in the title

ohojitxi-option-pits = { $number ->
   *[other] { $number } pits each
 }
ohojitxi-option-target = stones may go anywhere
ohojitxi-option-limit = { $number ->
    [one] at most { $number } move
   *[other] at most { $number } moves
 }

## What the notation means

ohojitxi-legend = Your pits are letters, your opponent’s are numbers: what you call c, your opponent calls 3.
